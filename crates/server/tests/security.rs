//! Malformed, oversized, out-of-turn, forged and flooding input: each gets a clear answer, and the table is unharmed.

mod common;

use std::time::Duration;

use common::{Lines, Person, Running, Socket, folder, http};
use engine::{Dice, Salt, Seat};
use protocol::{Code, Envelope, MESSAGE_BYTES_MAX, Request};
use server::Config;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

#[tokio::test(flavor = "multi_thread")]
async fn bad_input_harms_nobody() {
    let folder = folder();
    let server = Running::start(&folder, Config { messages_per_second_max: 1000, ..Config::default() }).await;
    let (ana, eve) = (Person::new(server.address).await, Person::new(server.address).await);
    let (table, _) = ana.open(r#"{"game":"sample","bots":["easy"],"open":true}"#).await;
    let mut a = ana.connect().await;
    a.hello(&table, None).await.unwrap();
    a.ask(Request::Sit { seat: None, name: "ana".into(), salt: Salt::default(), bot: false }).await.unwrap();
    a.ask(Request::Ready { seat: Seat::new(0), ready: true, salt: None }).await.unwrap();

    let mut e = eve.connect().await;
    e.send_text("nonsense").await;
    assert_eq!(e.reply(None).await.unwrap_err().code, Code::BadMessage);
    e.send_text(r#"{"id":5,"request":{"dance":{}}}"#).await;
    assert!(e.reply(Some(5)).await.unwrap_err().text.contains("expected one of `hello`"));
    e.send_bytes(vec![0, 159, 146, 150]).await;
    assert!(e.reply(None).await.unwrap_err().text.contains("not bytes"));
    e.send_text(&"x".repeat(MESSAGE_BYTES_MAX + 1)).await;
    assert_eq!(e.reply(None).await.unwrap_err().code, Code::TooLong);
    assert_eq!(e.ask(Request::Undo { seat: Seat::new(0) }).await.unwrap_err().code, Code::NotAllowed);
    assert_eq!(e.hello("no such table", None).await.unwrap_err().code, Code::NoTable);
    e.hello(&table, None).await.unwrap();
    let forged = Request::Play { seat: Seat::new(0), question: 1, action: "bid 1".into() };
    assert_eq!(e.ask(forged).await.unwrap_err().code, Code::NotYours);

    let mut dice = Dice::seeded(1);
    for _ in 0..300 {
        let request = Request::Play { seat: Seat::new(0), question: dice.below(9), action: "bid 1".into() };
        let mut bytes = serde_json::to_string(&Envelope { id: 1, request }).unwrap().into_bytes();
        let at = dice.below(bytes.len() as u32) as usize;
        bytes[at] = dice.below(128) as u8;
        e.send_text(&String::from_utf8_lossy(&bytes)).await;
    }
    let mut huge = eve.connect().await;
    huge.send_text(&"x".repeat(1 << 20)).await;
    while huge.next().await.is_some() {}

    a.play_to_the_end(|count| count - 1).await;
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn floods_are_stopped() {
    let folder = folder();
    let server = Running::start(&folder, Config { messages_per_second_max: 2, ..Config::default() }).await;
    let ana = Person::new(server.address).await;
    let mut socket = ana.connect().await;
    for id in 0..12 {
        socket.send_text(&format!(r#"{{"id":{id},"request":"leave"}}"#)).await;
    }
    let mut codes = Vec::new();
    for id in 0..12 {
        codes.push(socket.reply(Some(id)).await.unwrap_err().code);
    }
    assert_eq!(codes[..6], [Code::NotAllowed; 6], "a burst is fine");
    assert_eq!(codes[6], Code::TooFast);
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_and_other_pages_are_kept_out() {
    let folder = folder();
    let server =
        Running::start(&folder, Config { sockets_per_address_max: 2, tables_per_hour_max: 2, ..Config::default() })
            .await;
    let address = server.address;
    assert!(Socket::connect(address, &[]).await.is_err(), "nobody has no socket");
    assert!(Socket::connect(address, &[("cookie", "escapade=forged")]).await.is_err());
    let ana = Person::new(address).await;
    let evil = [("cookie", ana.cookie.as_str()), ("origin", "https://evil.example")];
    assert!(Socket::connect(address, &evil).await.is_err(), "other pages have no socket");
    let own = format!("http://{address}");
    let first = Socket::connect(address, &[("cookie", &ana.cookie), ("origin", &own)]).await.unwrap();
    let _second = ana.connect().await;
    assert!(Socket::connect(address, &[("cookie", &ana.cookie)]).await.is_err(), "two sockets are enough");
    drop(first);

    let posted = http(address, "POST /api/tables", &evil, r#"{"game":"sample"}"#).await;
    assert_eq!(posted.status, 403);
    assert!(posted.head.contains("content-security-policy: default-src 'self'"), "{}", posted.head);
    assert_eq!(ana.post("/api/tables", r#"{"game":"chess"}"#).await.status, 400);
    let typo = ana.post("/api/tables", r#"{"game":"sample","seets":2}"#).await;
    assert!(typo.status == 400 && typo.body.contains("unknown field `seets`"), "{}", typo.body);
    let seats = ana.post("/api/tables", r#"{"game":"sample","seats":9}"#).await;
    assert!(seats.status == 429 || seats.body.contains("9 is not from 2 to 4"), "{}", seats.body);
    assert_eq!(ana.post("/api/tables", r#"{"game":"sample"}"#).await.status, 429, "two tables are enough");
    // A table may be opened with a content file.
    let big = format!(r#"{{"game":"{}"}}"#, "x".repeat(protocol::rest::OPEN_BODY_BYTES_MAX));
    assert_eq!(ana.post("/api/tables", &big).await.status, 413);
    let big = format!(r#"{{"name":"{}"}}"#, "x".repeat(protocol::rest::BODY_BYTES_MAX));
    assert_eq!(ana.post("/api/me", &big).await.status, 413);
    assert_eq!(ana.get("/api/tables/nowhere").await.status, 404);
    assert_eq!(http(address, "GET /healthz", &[], "").await.body, "alive\n");
    assert_eq!(http(address, "GET /readyz", &[], "").await.body, "ready\n");
    assert!(http(address, "GET /metrics", &[], "").await.body.contains("escapade_sockets "));
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_asks_too_often() {
    let folder = folder();
    let server = Running::start(&folder, Config { requests_per_minute_max: 3, ..Config::default() }).await;
    let ana = Person::new(server.address).await;
    assert_eq!(ana.get("/api/tables").await.status, 200);
    assert_eq!(ana.get("/api/tables/nowhere/replay").await.status, 404);
    let refused = ana.get("/api/games").await;
    assert_eq!((refused.status, refused.json()["code"].as_str()), (429, Some("too-fast")), "all of REST is counted");
    assert!(refused.body.contains("wait a minute"), "{}", refused.body);
    assert!(Socket::connect(server.address, &[("cookie", &ana.cookie)]).await.is_err(), "and so are sockets");
    assert_eq!(ana.get("/").await.status, 200, "the page is for everybody");
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// Behind a proxy that speaks https, cookies are for https, its address is ours, and it says who asks.
#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_in_front_is_believed_where_it_shall_be() {
    let from = |address: &'static str| ("x-forwarded-for", address);
    for trust_proxy in [true, false] {
        let folder = folder();
        let public_url = Some("https://play.example".to_owned());
        let config = Config {
            public_url,
            trusted_proxies: usize::from(trust_proxy),
            requests_per_minute_max: 3,
            ..Config::default()
        };
        let server = Running::start(&folder, config).await;
        let ask = |headers: Vec<(&'static str, String)>, head: &'static str| async move {
            let headers: Vec<(&str, &str)> = headers.iter().map(|(name, value)| (*name, value.as_str())).collect();
            http(server.address, head, &headers, if head.starts_with("POST") { r#"{"game":"sample"}"# } else { "" })
                .await
        };
        let with = |(name, value): (&'static str, &str)| (name, value.to_owned());
        let met = ask(vec![with(from("192.0.2.1"))], "GET /api/me").await;
        assert!(met.head.contains("; Secure"), "{}", met.head);
        let cookie = ("cookie", met.cookie().unwrap());
        let origin = |page: &'static str| ("origin", page.to_owned());
        let own = vec![with(from("192.0.2.1")), cookie.clone(), origin("https://play.example")];
        assert_eq!(ask(own, "POST /api/tables").await.status, 201);
        let other = vec![with(from("192.0.2.1")), cookie.clone(), origin("http://play.example")];
        assert_eq!(ask(other, "POST /api/tables").await.status, 403);
        // The last address is the one that the proxy saw; those before it anybody can write.
        let forged = vec![with(from("198.51.100.9, 192.0.2.1")), cookie.clone()];
        assert_eq!(ask(forged, "GET /api/games").await.status, 429);
        let somebody_else = ask(vec![with(from("192.0.2.2"))], "GET /api/games").await.status;
        assert_eq!(somebody_else, if trust_proxy { 200 } else { 429 }, "without trust all are the proxy");
        server.stop().await;
        std::fs::remove_dir_all(folder).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_server_says_so() {
    let folder = folder();
    let server = Running::start(&folder, Config { sockets_max: 2, ..Config::default() }).await;
    let ana = Person::new(server.address).await;
    let socket = ana.connect().await;
    let _stream = Lines::open(&ana, "/api/me/stream").await;
    let refused = ana.get("/api/me/stream").await;
    assert_eq!((refused.status, refused.json()["code"].as_str()), (503, Some("unavailable")));
    assert!(Socket::connect(server.address, &[("cookie", &ana.cookie)]).await.is_err());
    drop(socket);
    for _ in 0..100 {
        if Socket::connect(server.address, &[("cookie", &ana.cookie)]).await.is_ok() {
            server.stop().await;
            std::fs::remove_dir_all(folder).unwrap();
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("whoever leaves makes room");
}

/// Whoever is connected hears of the stop, and whoever never ends a request does not hold it up.
#[tokio::test(flavor = "multi_thread")]
async fn a_stop_waits_for_nobody_in_vain() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let ana = Person::new(server.address).await;
    let mut socket = ana.connect().await;
    let mut half = TcpStream::connect(server.address).await.unwrap();
    half.write_all(b"GET /healthz HTTP/1.1\r\nhost:").await.unwrap();
    let (stopped, code) = tokio::join!(tokio::time::timeout(Duration::from_secs(15), server.stop()), socket.closed());
    stopped.expect("the server stops soon");
    assert_eq!(code, Some(1012), "come back in a moment");
    std::fs::remove_dir_all(folder).unwrap();
}
