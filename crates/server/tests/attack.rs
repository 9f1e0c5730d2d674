//! Attacks on the server, each as somebody would try it. They are bounded and stay on this machine.

mod common;

use std::net::SocketAddr;
use std::time::Duration;

use common::{Answer, Lines, Person, Running, Socket, folder, http};
use engine::{Salt, Seat};
use protocol::rest::BROWSERS_MAX;
use protocol::{ChatRoom, Code, Message, Request, Say};
use serde_json::json;
use server::{Config, SqliteStore, Store, StoreWrite, TableRow};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

fn sit(name: &str, seat: u8) -> Request {
    Request::Sit { seat: Some(Seat::new(seat)), name: name.to_owned(), salt: Salt::default(), bot: false }
}

fn ready(seat: u8) -> Request {
    Request::Ready { seat: Seat::new(seat), ready: true, salt: None }
}

/// The value of a metric.
async fn metric(address: SocketAddr, name: &str) -> i64 {
    let text = http(address, "GET /metrics", &[], "").await.body;
    let line = text.lines().find_map(|line| line.strip_prefix("escapade_")?.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("there is no {name} in {text}"))
}

async fn reached(address: SocketAddr, limit: &str) -> i64 {
    metric(address, &format!("limits_total{{limit=\"{limit}\"}}")).await
}

/// A hundred lines of chat, which any few strangers can write, lock nobody out.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_chat_locks_nobody_out() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let ana = Person::new(server.address).await;
    let (table, _) = ana.open(r#"{"game":"sample","open":true}"#).await;
    for _ in 0..20 {
        let mut stranger = Person::new(server.address).await.connect().await;
        stranger.hello(&table, None).await.unwrap();
        for number in 0..5 {
            let say = Say::Text(format!("{number} {}", "x".repeat(250)));
            stranger.ask(Request::Chat { room: ChatRoom::Spectators, say }).await.unwrap();
        }
    }
    let mut socket = ana.connect().await;
    socket.hello(&table, None).await.unwrap();
    let said = Say::Text("I am here".to_owned());
    socket.ask(Request::Chat { room: ChatRoom::Spectators, say: said.clone() }).await.unwrap();
    loop {
        match socket.hear().await.expect("the socket stays open") {
            Message::Chat(line) if line.say == said => break,
            _ => {}
        }
    }
    assert_eq!(metric(server.address, "slow_sockets_total").await, 0);
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

async fn token(person: &Person, scopes: &str) -> String {
    let answer = person.post("/api/tokens", &format!(r#"{{"scopes":{scopes}}}"#)).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()["token"].as_str().expect("a token").to_owned()
}

/// A token that may only watch sees what a spectator sees, and moves nothing, although its owner sits and plays.
#[tokio::test(flavor = "multi_thread")]
async fn narrow_tokens_stay_narrow_on_the_socket() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let ana = Person::new(server.address).await;
    let empty = ana.post("/api/tokens", r#"{"scopes":[]}"#).await;
    assert_eq!(empty.status, 400, "a token that may do nothing is not given: {}", empty.body);
    let (table, _) = ana.open(r#"{"game":"sample","bots":["easy"],"open":true}"#).await;
    let mut own = ana.connect().await;
    own.hello(&table, None).await.unwrap();
    own.ask(sit("ana", 0)).await.unwrap();
    let bearer = format!("Bearer {}", token(&ana, r#"["watch"]"#).await);
    let mut watcher = Socket::connect(server.address, &[("authorization", &bearer)]).await.unwrap();
    watcher.hello(&table, None).await.unwrap();
    let seat = Seat::new(0);
    let forbidden = || {
        [
            sit("tool", 1),
            Request::Stand { seat },
            ready(0),
            Request::Bot { seat: Seat::new(1), level: None },
            Request::Play { seat, question: 1, action: "bid 1".into() },
            Request::Undo { seat },
            Request::AskTakeback { seat },
            Request::AnswerTakeback { seat, agree: true },
            Request::Chat { room: ChatRoom::Spectators, say: Say::Text("hello".into()) },
            Request::HandOver { seat, bot: true },
            Request::VoteAbandon { agree: true },
            Request::VoteRematch { agree: true },
            Request::Leave,
        ]
    };
    for request in forbidden() {
        let shown = format!("{request:?}");
        assert_eq!(watcher.ask(request).await.unwrap_err().code, Code::NotAllowed, "{shown}");
    }
    watcher.ask(Request::Ping).await.unwrap();
    own.ask(ready(0)).await.unwrap();
    for request in forbidden() {
        let shown = format!("{request:?}");
        assert_eq!(watcher.ask(request).await.unwrap_err().code, Code::NotAllowed, "{shown}");
    }
    own.play_to_the_end(|_| 0).await;
    let mut seen = 0;
    // First what came during the match, then a second look from its beginning.
    for look in 0..2 {
        loop {
            match watcher.hear().await.expect("the socket stays open") {
                Message::Update(update) => {
                    assert!(update.viewer.seat().is_none() && update.menu.is_empty(), "it is the owner's hand");
                    seen += 1;
                }
                Message::Over(_) => break,
                _ => {}
            }
        }
        if look == 0 {
            watcher.hello(&table, None).await.unwrap();
        }
    }
    assert!(seen > 0, "it does see the match");
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// A token that is revoked and a browser that was left lose their sockets and streams at once.
#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_revoked_or_moved_is_cut_off() {
    let folder = folder();
    // A stream's connection stays open for other requests after its end.
    let server = Running::start(&folder, Config { client_timeout_ms: 300, ..Config::default() }).await;
    let ana = Person::new(server.address).await;
    let (table, _) = ana.open(r#"{"game":"sample","open":true}"#).await;
    let secret = token(&ana, r#"["play","watch"]"#).await;
    let bearer = format!("Bearer {secret}");
    let mut tool = Socket::connect(server.address, &[("authorization", &bearer)]).await.unwrap();
    tool.hello(&table, None).await.unwrap();
    let mut browser = ana.connect().await;
    browser.hello(&table, None).await.unwrap();
    let mut stream = Lines::open(&ana, "/api/me/stream").await;
    let mut watching = Lines::open(&ana, &format!("/api/tables/{table}/stream")).await;
    watching.next().await.expect("the stream begins");

    assert_eq!(ana.post("/api/tokens/forget", &json!({ "token": secret }).to_string()).await.status, 204);
    assert_eq!(tool.closed().await, Some(1008), "the revoked token's socket is closed");
    browser.ask(Request::Ping).await.expect("all others stay");

    let link = ana.post("/api/me/recovery", "{}").await.json();
    let link = json!({ "secret": link["secret"], "alone": true }).to_string();
    let moved = http(server.address, "POST /api/recover", &[], &link).await;
    assert_eq!(moved.status, 200);
    assert_eq!(browser.closed().await, Some(1008), "the old browser's socket is closed");
    assert_eq!(stream.next().await, None);
    while watching.next().await.is_some() {}
    assert_eq!(ana.get("/api/me/tables").await.status, 401, "the old cookie opens nothing");
    let ana = Person { address: server.address, cookie: moved.cookie().unwrap() };
    let mut here = ana.connect().await;
    here.hello(&table, None).await.unwrap();

    // A session that is ended by its name is cut off, too, and nobody else's can be.
    token(&ana, r#"["watch"]"#).await;
    let sessions = ana.get("/api/sessions").await.json();
    let [tool, own] = [0, 1].map(|place| sessions[place].clone());
    assert_eq!((tool["kind"].as_str(), tool["scopes"].clone()), (Some("token"), json!(["watch"])));
    assert_eq!((own["kind"].as_str(), own["current"].as_bool()), (Some("browser"), Some(true)));
    let year = 365 * 24 * 3600 * 1000;
    assert_eq!(tool["expires_at_ms"].as_i64().unwrap() - tool["created_at_ms"].as_i64().unwrap(), year);
    let forget = |session: &serde_json::Value| json!({ "session": session["session"] }).to_string();
    let eve = Person::new(server.address).await;
    assert_eq!(eve.post("/api/sessions/forget", &forget(&own)).await.status, 403);
    assert_eq!(ana.post("/api/sessions/forget", &forget(&own)).await.status, 204);
    assert_eq!(here.closed().await, Some(1008));
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// A player cannot pile up browsers: when there is no room for another one, the oldest is signed out.
#[tokio::test(flavor = "multi_thread")]
async fn browsers_do_not_pile_up() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let first = Person::new(server.address).await;
    let (table, _) = first.open(r#"{"game":"sample","open":true}"#).await;
    let mut socket = first.connect().await;
    socket.hello(&table, None).await.unwrap();
    let mut newest = first.clone();
    for number in 2..=BROWSERS_MAX + 1 {
        assert_eq!(first.get("/api/me/tables").await.status, 200, "browser {number} comes");
        let link = newest.post("/api/me/recovery", "{}").await.body;
        let answer = http(server.address, "POST /api/recover", &[], &link).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        newest = Person { address: server.address, cookie: answer.cookie().expect("a cookie") };
    }
    assert_eq!(socket.closed().await, Some(1008), "the oldest browser's socket is closed");
    assert_eq!(first.get("/api/me/tables").await.status, 401);
    assert_eq!(newest.get("/api/sessions").await.json().as_array().map(Vec::len), Some(BROWSERS_MAX));
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// Sends this much and nothing more, and gives what the server says until it hangs up.
async fn send_and_wait(address: SocketAddr, bytes: &str) -> String {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    stream.write_all(bytes.as_bytes()).await.expect("the server reads");
    let mut answer = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(5), stream.read_to_end(&mut answer)).await;
    drop(read.expect("the server hangs up"));
    String::from_utf8_lossy(&answer).into_owned()
}

/// Half a header, half a body, or nothing at all: whoever is so slow does not keep a place.
#[tokio::test(flavor = "multi_thread")]
async fn slow_clients_lose_their_place() {
    let folder = folder();
    let server = Running::start(&folder, Config { client_timeout_ms: 300, ..Config::default() }).await;
    let address = server.address;
    let ana = Person::new(address).await;
    send_and_wait(address, "").await;
    send_and_wait(address, "GET /api/me HTTP/1.1\r\nhost: x\r\nx-").await;
    assert_eq!(reached(address, "headers").await, 2);
    let idle = send_and_wait(address, "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await;
    assert!(idle.starts_with("HTTP/1.1 200") && idle.ends_with("alive\n"), "{idle}");
    let half = format!(
        "POST /api/tables HTTP/1.1\r\nhost: x\r\ncookie: {}\r\ncontent-type: application/json\r\n\
         content-length: 20\r\n\r\n{{\"game\":",
        ana.cookie
    );
    let late = send_and_wait(address, &half).await;
    assert!(late.starts_with("HTTP/1.1 408") && late.contains("did not come in time"), "{late}");
    assert_eq!(reached(address, "body").await, 1);

    // Somebody who asks for much and reads nothing.
    let (table, _) = ana.open(r#"{"game":"sample","open":true}"#).await;
    let mut deaf = ana.connect().await;
    for id in 0..60 {
        let hello = json!({ "id": id, "request": { "hello": { "version": 1, "table": table } } });
        deaf.send_text(&hello.to_string()).await;
    }
    let mut greedy = TcpStream::connect(address).await.unwrap();
    let ask = "GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n".repeat(400);
    greedy.write_all(ask.as_bytes()).await.unwrap();
    for _ in 0..100 {
        if reached(address, "stalled").await > 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(reached(address, "stalled").await > 0, "whoever reads nothing is dropped");
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// Connections that do nothing are counted, for one address and in all, and whoever finds no place is told so.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_all_connections() {
    let folder = folder();
    let by_address = Config { sockets_per_address_max: 1, ..Config::default() };
    let in_all = Config { sockets_max: 4, sockets_per_address_max: 100, ..Config::default() };
    for (config, most, status, limit) in
        [(by_address, 64, 429, "connections"), (in_all, 4 + 1 + 64, 503, "all-connections")]
    {
        let server = Running::start(&folder, config).await;
        let mut idle = Vec::new();
        for _ in 0..most {
            idle.push(TcpStream::connect(server.address).await.unwrap());
        }
        let refused = refused(server.address).await;
        assert_eq!(refused.status, status, "{}", refused.body);
        assert!(refused.head.contains("retry-after: 10"), "{}", refused.head);
        assert!(refused.json()["code"].is_string(), "{}", refused.body);
        drop(idle);
        let mut answered = false;
        for _ in 0..100 {
            answered = answered || http(server.address, "GET /healthz", &[], "").await.status == 200;
            tokio::time::sleep(Duration::from_millis(if answered { 0 } else { 20 })).await;
        }
        assert!(answered, "places that are left are free again");
        assert!(reached(server.address, limit).await > 0);
        server.stop().await;
    }
    std::fs::remove_dir_all(folder).unwrap();
}

/// The first answer that is a refusal: connections are counted when they are accepted, which takes a moment.
async fn refused(address: SocketAddr) -> Answer {
    for _ in 0..100 {
        let answer = http(address, "GET /healthz", &[], "").await;
        if answer.status != 200 {
            return answer;
        }
    }
    panic!("everybody gets in");
}

/// Frames that ask for nothing are counted as well as those that do.
#[tokio::test(flavor = "multi_thread")]
async fn every_frame_counts() {
    let folder = folder();
    let server = Running::start(&folder, Config { messages_per_second_max: 5, ..Config::default() }).await;
    let ana = Person::new(server.address).await;
    for binary in [true, false] {
        let before = reached(server.address, "frames").await;
        let mut socket = ana.connect().await;
        for _ in 0..40 {
            match binary {
                true => socket.send_bytes(vec![1]).await,
                false => socket.send_ping().await,
            }
        }
        let mut frames = 0;
        for _ in 0..100 {
            frames = reached(server.address, "frames").await - before;
            if frames > 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert!(frames > 0, "binary: {binary}");
    }
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// Bytes that a socket never shows us have their price: parts of a message that never ends.
#[tokio::test(flavor = "multi_thread")]
async fn endless_messages_are_slowed_down() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let ana = Person::new(server.address).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let upgrade = format!(
        "GET /ws HTTP/1.1\r\nhost: x\r\ncookie: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        ana.cookie
    );
    stream.write_all(upgrade.as_bytes()).await.unwrap();
    // A text that is to be continued, and empty parts of it: six bytes each.
    stream.write_all(&[0x01, 0x80, 0, 0, 0, 0]).await.unwrap();
    let parts = [0x00, 0x80, 0, 0, 0, 0].repeat(20_000);
    let flood = async {
        for _ in 0..50 {
            if stream.write_all(&parts).await.is_err() {
                break;
            }
        }
    };
    drop(tokio::time::timeout(Duration::from_secs(2), flood).await);
    assert!(reached(server.address, "pace").await > 0);
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// Bots do not think for nobody.
#[tokio::test(flavor = "multi_thread")]
async fn tables_without_anybody_stand_still() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let ana = Person::new(server.address).await;
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(ana.open(r#"{"game":"sample","bots":["hard","hard"],"open":true}"#).await.0);
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(metric(server.address, "thoughts_total").await, 0);
    let mut socket = ana.connect().await;
    socket.hello(&tables[0], None).await.unwrap();
    while !matches!(socket.hear().await.expect("the match goes on"), Message::Over(_)) {}
    assert!(metric(server.address, "thoughts_total").await > 0, "now somebody watches");
    for table in &tables[1..] {
        assert_eq!(ana.get(&format!("/api/tables/{table}")).await.json()["phase"], "playing");
    }
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// A log that was made long on purpose holds up nobody else.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_log_holds_up_nobody_else() {
    const ENTRIES: u64 = 60_000;
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let ana = Person::new(server.address).await;
    let (short, _) = ana.open(r#"{"game":"sample","open":true}"#).await;
    let (long, _) = ana.open(r#"{"game":"sample","open":true}"#).await;
    server.stop().await;
    let store = SqliteStore::open(&folder.join("escapade.db")).await.unwrap();
    let chatter = r#"{"at":1,"entry":{"chatted":{"player":"eve","id":1,"seat":null,"name":"eve","room":"spectators","say":{"text":"and on and on"}}}}"#;
    let numbers: Vec<u64> = (2..ENTRIES).collect();
    for some in numbers.chunks(5000) {
        let entry = |number: &u64| StoreWrite::Entry {
            table: long.clone(),
            number: *number,
            entry: chatter.to_owned(),
            epoch: 0,
        };
        store.write(&some.iter().map(entry).collect::<Vec<_>>()).await.unwrap();
    }
    store.close().await;
    let server = Running::start(&folder, Config::default()).await;
    let ana = ana.at(server.address);
    let (path, other) = (format!("/api/tables/{long}"), format!("/api/tables/{short}"));
    let slow = tokio::spawn({
        let (ana, path) = (ana.clone(), path.clone());
        async move { (ana.get(&path).await.status, std::time::Instant::now()) }
    });
    tokio::time::sleep(Duration::from_millis(30)).await;
    assert_eq!(ana.get(&other).await.status, 200);
    let quick = std::time::Instant::now();
    let (status, late) = slow.await.unwrap();
    assert_eq!(status, 200);
    assert!(quick < late, "the short log is there before the long one");
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// The times and numbers that anybody may ask for tell nothing about what somebody does in secret.
#[tokio::test(flavor = "multi_thread")]
async fn the_rhythm_of_play_stays_inside() {
    let folder = folder();
    let free = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let private = free.local_addr().unwrap();
    drop(free);
    let server = Running::start(&folder, Config { metrics_listen: Some(private), ..Config::default() }).await;
    let ana = Person::new(server.address).await;
    let (table, _) = ana.open(r#"{"game":"sample","open":true}"#).await;
    let now = async || ana.get(&format!("/api/tables/{table}")).await.json()["now_ms"].as_u64().unwrap();
    let first = now().await;
    tokio::time::sleep(Duration::from_millis(30)).await;
    assert!(now().await >= first + 30, "it is the time of the answer, not of the last event");

    for forwarded in [("x-forwarded-for", "192.0.2.1"), ("forwarded", "for=192.0.2.1"), ("via", "1.1 proxy")] {
        let outside = http(server.address, "GET /metrics", &[forwarded], "").await;
        assert_eq!((outside.status, outside.body.contains("entries_total")), (404, false), "{forwarded:?}");
    }
    assert_eq!(http(private, "GET /metrics", &[], "").await.status, 200);
    assert_eq!(http(private, "GET /readyz", &[], "").await.body, "ready\n");
    assert_eq!(http(private, "GET /api/games", &[], "").await.status, 404, "nothing else is there");
    server.stop().await;
    let server = Running::start(&folder, Config { trusted_proxies: 1, ..Config::default() }).await;
    assert_eq!(http(server.address, "GET /metrics", &[], "").await.status, 404, "all come from the proxy");
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// With several lines of `X-Forwarded-For` the limit cannot be passed, and whoever meets it hears when to come back.
#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_is_not_fooled_by_more_lines() {
    let folder = folder();
    let config = Config { trusted_proxies: 1, requests_per_minute_max: 5, ..Config::default() };
    let server = Running::start(&folder, config).await;
    let mut answers = Vec::new();
    for number in 0..8 {
        let forged = format!("198.51.100.{number}");
        let lines = [("x-forwarded-for", forged.as_str()), ("x-forwarded-for", "192.0.2.1")];
        answers.push(http(server.address, "GET /api/games", &lines, "").await);
    }
    assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 5);
    let last = answers.pop().unwrap();
    assert_eq!(last.status, 429);
    assert!(last.head.contains("retry-after: 12"), "{}", last.head);
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// Behind https nothing goes by http, and the cookie has a name that no other site can set. Old cookies stay good.
#[tokio::test(flavor = "multi_thread")]
async fn https_is_kept() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let old = Person::new(server.address).await;
    assert!(old.cookie.starts_with("escapade="));
    server.stop().await;
    let public_url = Some("https://play.example".to_owned());
    let server = Running::start(&folder, Config { public_url, ..Config::default() }).await;
    let old = old.at(server.address);
    let known = old.get("/api/me").await;
    assert!(known.head.contains("strict-transport-security: max-age=31536000"), "{}", known.head);
    let renamed = known.cookie().expect("it is given its better name");
    assert_eq!(renamed, old.cookie.replace("escapade=", "__Host-escapade="));
    let new = Person { address: server.address, cookie: renamed };
    assert_eq!(new.get("/api/me").await.cookie(), None);
    assert_eq!(new.get("/api/me/tables").await.status, 200);
    assert!(Person::new(server.address).await.cookie.starts_with("__Host-escapade="));
    for (origin, status) in
        [("https://play.example", 201), ("http://play.example", 403), ("https://evil.example", 403), ("null", 403)]
    {
        let headers = [("cookie", new.cookie.as_str()), ("origin", origin)];
        let answer = http(server.address, "POST /api/tables", &headers, r#"{"game":"sample"}"#).await;
        assert_eq!(answer.status, status, "{origin}: {}", answer.body);
    }
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// Whatever is asked under /api is answered in JSON.
#[tokio::test(flavor = "multi_thread")]
async fn every_fault_is_json() {
    let folder = folder();
    let server = Running::start(&folder, Config { tables_per_hour_max: 1000, ..Config::default() }).await;
    let ana = Person::new(server.address).await;
    for (head, status) in [
        ("GET /api/tables/x/replay?at=many", 400),
        ("GET /api/tables/x/replay?at=-1", 400),
        ("GET /api/tables/x/replay?seat=z", 400),
        ("GET /api/tables/x/record?form=text", 400),
        ("GET /api/tables/%ff", 404),
        ("GET /api/tables/%ff/record", 404),
        ("GET /api/nowhere", 404),
        ("GET /api", 404),
        ("DELETE /api/tables", 405),
        ("GET /api/recover", 405),
        ("GET /ws", 400),
    ] {
        let answer = ana.get(head.strip_prefix("GET ").unwrap_or("")).await;
        let answer = if head.starts_with("GET ") {
            answer
        } else {
            http(server.address, head, &[("cookie", &ana.cookie)], "").await
        };
        assert_eq!(answer.status, status, "{head}: {}", answer.body);
        assert!(answer.json()["code"].is_string() && answer.json()["text"].is_string(), "{head}: {}", answer.body);
    }
    let long = "x".repeat(2000);
    for (path, body) in [
        ("/api/tables", json!({ "game": long })),
        ("/api/tables", json!({ "game": "sample", "options": { "rounds": long } })),
        ("/api/tables", json!({ "game": "sample", "bots": vec!["easy"; 40] })),
        ("/api/tokens", json!({ "scopes": ["play", "play", "play"] })),
        ("/api/tokens", json!({ "scopes": ["play"], "days": 0 })),
        ("/api/tokens", json!({ "scopes": ["play"], "days": 366 })),
        ("/api/tokens", json!({ "scopes": ["play"], "hours": 1 })),
        ("/api/tokens/forget", json!({ "token": long })),
        ("/api/sessions/forget", json!({ "session": long })),
        ("/api/recover", json!({ "secret": long })),
        ("/api/me", json!({ "name": long })),
    ] {
        let answer = ana.post(path, &body.to_string()).await;
        assert!(answer.status == 400 && answer.json()["code"].is_string(), "{path} {body}: {}", answer.body);
    }
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// Visitors who do nothing leave nothing behind, and those who did something are kept.
#[tokio::test(flavor = "multi_thread")]
async fn idle_visitors_leave_nothing() {
    let folder = folder();
    let store = SqliteStore::open(&folder.join("escapade.db")).await.unwrap();
    let guest = |id: &str, name: &str| StoreWrite::Player { id: id.into(), name: name.into(), at: 1 };
    let row = TableRow {
        id: "t".into(),
        game: "sample".into(),
        creator: "opener".into(),
        key_hash: String::new(),
        about: String::new(),
        is_open: true,
        is_timed: false,
        phase: protocol::Phase::Over,
        created_at: 1,
    };
    let seated = StoreWrite::Seated { table: "t".into(), players: vec!["seated".into()] };
    let all = [guest("idle", ""), guest("named", "ana"), guest("opener", ""), guest("seated", "")];
    store.write(&all).await.unwrap();
    store.write(&[StoreWrite::NewTable(row), seated]).await.unwrap();
    assert_eq!(store.unused_guests(2, 9).await.unwrap(), ["idle"]);
    assert_eq!(store.unused_guests(1, 9).await.unwrap(), [""; 0], "not before its time");
    let store = std::sync::Arc::new(store);
    let server = Running::start_on(store.clone(), Config::default()).await;
    let today = Person::new(server.address).await;
    for _ in 0..100 {
        if store.unused_guests(2, 9).await.unwrap().is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(store.unused_guests(2, 9).await.unwrap(), [""; 0]);
    assert_eq!(today.get("/api/me/tables").await.status, 200, "whoever came today is kept");
    let forget =
        ["named", "opener", "seated"].map(|id| StoreWrite::ForgetGuest { player: id.into(), before: i64::MAX });
    store.write(&forget).await.unwrap();
    assert_eq!(store.tables_of("seated", 9).await.unwrap().len(), 1);
    server.stop().await;
    store.close().await;
    std::fs::remove_dir_all(folder).unwrap();
}
