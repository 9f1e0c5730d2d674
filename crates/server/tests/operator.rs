//! Whoever runs a server: tables, people, announcements, and what is forgotten; and that nobody else gets near it.
#![allow(clippy::unwrap_used)]

mod common;

use std::path::Path;
use std::sync::Arc;

use common::{Answer, Person, Running, Socket, folder, http};
use engine::{Abort, Salt, Seat};
use protocol::rest::operator::{ListPage, PersonExport, PlayerReport, RetentionReport, TableReport};
use protocol::{ChatRoom, Message, Phase, Request, Say};
use server::{Config, Retention, SqliteStore, Store, StoreWrite, TableRow, operator_hash};

const TOKEN: &str = "a token that is long enough for everybody";
/// Every address for operators.
const ROUTES: [&str; 12] = [
    "GET /api/operator/tables",
    "POST /api/operator/tables/abc/close",
    "POST /api/operator/tables/abc/delete",
    "GET /api/operator/people",
    "POST /api/operator/people/abc/rename",
    "POST /api/operator/people/abc/ban",
    "GET /api/operator/people/abc/export",
    "POST /api/operator/people/abc/erase",
    "GET /api/operator/announcement",
    "POST /api/operator/announcement",
    "GET /api/operator/retention",
    "POST /api/operator/retention",
];

fn config() -> Config {
    Config { operator_token: Some(operator_hash(TOKEN)), ..Config::default() }
}

/// Asks as the operator.
async fn ask(server: &Running, head: &str, body: &str) -> Answer {
    http(server.address, head, &[("authorization", &format!("Bearer {TOKEN}"))], body).await
}

async fn done(server: &Running, head: &str, body: &str) {
    let answer = ask(server, head, body).await;
    assert_eq!(answer.status, 204, "{head}: {}", answer.body);
}

async fn people(server: &Running, text: &str) -> Vec<PlayerReport> {
    let answer = ask(server, &format!("GET /api/operator/people?text={text}"), "").await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str::<ListPage<PlayerReport>>(&answer.body).expect("people are listed").rows
}

async fn tables(server: &Running) -> Vec<TableReport> {
    let answer = ask(server, "GET /api/operator/tables", "").await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str::<ListPage<TableReport>>(&answer.body).expect("tables are listed").rows
}

async fn named(server: &Running, name: &str) -> Person {
    let person = Person::new(server.address).await;
    assert_eq!(person.post("/api/me", &format!(r#"{{"name":"{name}"}}"#)).await.status, 200);
    person
}

/// Sits down and gets ready.
async fn sit(person: &Person, table: &str, seat: u8, name: &str) -> Socket {
    let mut socket = person.connect().await;
    socket.hello(table, None).await.expect("the table is there");
    let seat = Seat::new(seat);
    socket
        .ask(Request::Sit { seat: Some(seat), name: name.into(), salt: Salt::default(), bot: false })
        .await
        .expect("it is free");
    socket.ask(Request::Ready { seat, ready: true, salt: None }).await.expect("who sits gets ready");
    socket
}

fn say(text: &str) -> Request {
    Request::Chat { room: ChatRoom::Table, say: Say::Text(text.to_owned()) }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_learns_that_there_is_anything() {
    let (with, without) = (folder(), folder());
    let server = Running::start(&with, config()).await;
    let closed = Running::start(&without, Config::default()).await;
    let ana = named(&server, "ana").await;
    let given = ana.post("/api/tokens", r#"{"scopes":["play","watch"]}"#).await.json();
    let tool = format!("Bearer {}", given["token"].as_str().unwrap());
    let right = format!("Bearer {TOKEN}");
    let origin = format!("http://{}", server.address);
    let nothing = http(server.address, "GET /api/operator/nowhere", &[], "").await.status;
    assert_eq!(nothing, 404);
    for route in ROUTES {
        let asked: [(&str, &[(&str, &str)]); 7] = [
            ("nobody", &[]),
            ("a player", &[("cookie", &ana.cookie)]),
            ("a tool", &[("authorization", &tool)]),
            ("a guess", &[("authorization", "Bearer ")]),
            ("another way to say it", &[("authorization", TOKEN)]),
            ("a page with the token", &[("authorization", &right), ("origin", &origin)]),
            ("a browser with the token", &[("authorization", &right), ("cookie", &ana.cookie)]),
        ];
        let mut bodies = Vec::new();
        for (who, headers) in asked {
            let answer = http(server.address, route, headers, if route.starts_with("POST") { "{}" } else { "" }).await;
            assert_eq!(answer.status, 404, "{who} at {route}: {}", answer.body);
            bodies.push(answer.body);
        }
        // What is refused is refused before anything is read: the answers tell nothing apart.
        assert!(bodies.windows(2).all(|pair| pair[0] == pair[1]), "{route}: {bodies:?}");
        let answer = http(closed.address, route, &[("authorization", &right)], "").await;
        assert_eq!(answer.status, 404, "without a token there are no operators");
        let known = ask(&server, route, "{").await;
        assert!(route.contains("abc") || [200, 400].contains(&known.status), "{route}: {}", known.body);
    }
    server.stop().await;
    closed.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_listed_with_their_sizes_closed_and_deleted() {
    let folder = folder();
    let server = Running::start(&folder, config()).await;
    let (ana, ben) = (named(&server, "ana").await, named(&server, "ben").await);
    let (table, _) = ana.open(r#"{"game":"sample","seats":2}"#).await;
    let (other, _) = ben.open(r#"{"game":"sample","seats":2}"#).await;
    let mut a = sit(&ana, &table, 0, "ana").await;
    assert_eq!(ask(&server, &format!("POST /api/operator/tables/{table}/close"), "{}").await.status, 409, "not begun");
    let mut b = sit(&ben, &table, 1, "ben").await;
    let listed = tables(&server).await;
    let row = listed.iter().find(|row| row.table == table).expect("it is listed");
    assert_eq!((row.game.as_str(), row.phase, row.is_live), ("sample", Phase::Playing, true));
    assert_eq!(row.names, ["ana", "ben"]);
    done(&server, &format!("POST /api/operator/tables/{table}/close"), "{}").await;
    for socket in [&mut a, &mut b] {
        let ending = loop {
            if let Message::Over(ending) = socket.hear().await.expect("the socket stays open") {
                break ending;
            }
        };
        assert_eq!((ending.outcome, ending.aborted), (None, Some(Abort::Closed)));
    }
    let record = ana.get(&format!("/api/tables/{table}/record")).await;
    let record: engine::Record = record.body.parse().expect("it has a record");
    assert_eq!(record.aborted, Some(Abort::Closed));
    games::find("sample").unwrap().verify(&record, None).expect("the record is sound");
    assert_eq!(ask(&server, &format!("POST /api/operator/tables/{table}/close"), "{}").await.status, 409, "it is over");

    done(&server, &format!("POST /api/operator/tables/{table}/delete"), "{}").await;
    assert_eq!(a.closed().await, Some(1013), "come again");
    assert_eq!(ana.get(&format!("/api/tables/{table}")).await.status, 404);
    assert_eq!(ana.get("/api/me/tables").await.json().as_array().map(Vec::len), Some(0));
    assert_eq!(ask(&server, &format!("POST /api/operator/tables/{table}/delete"), "{}").await.status, 404, "gone");
    server.stop().await;
    // What is left is whole, and not less than it should be.
    let store = SqliteStore::open(&folder.join("escapade.db")).await.expect("nothing is missing");
    assert_eq!(store.ids("", 9).await.unwrap(), [other]);
    store.check().await.expect("the file is sound");
    assert_eq!(store.tally().tables, 1);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_found_renamed_and_banned() {
    let folder = folder();
    let server = Running::start(&folder, config()).await;
    let (ana, ben) = (named(&server, "ana").await, named(&server, "ben").await);
    let all = people(&server, "").await;
    assert_eq!(all.len(), 2);
    let [row] = &people(&server, "AN").await[..] else { panic!("one name has `an` in it") };
    let id = row.player.clone();
    assert_eq!((row.name.as_str(), row.is_banned, row.tables), ("ana", false, 0));
    done(&server, &format!("POST /api/operator/people/{id}/rename"), r#"{"name":"anna"}"#).await;
    assert_eq!(ana.get("/api/me").await.json()["name"], "anna");
    let refused = ask(&server, &format!("POST /api/operator/people/{id}/rename"), r##"{"name":"#"}"##).await;
    assert_eq!((refused.status, refused.json()["code"].as_str()), (400, Some("bad-name")));
    assert_eq!(ask(&server, "POST /api/operator/people/nobody/ban", r#"{"banned":true}"#).await.status, 404);

    let (table, _) = ben.open(r#"{"game":"sample","seats":2}"#).await;
    let mut socket = sit(&ana, &table, 0, "anna").await;
    let given = ana.post("/api/tokens", r#"{"scopes":["play"]}"#).await.json();
    let tool = format!("Bearer {}", given["token"].as_str().unwrap());
    done(&server, &format!("POST /api/operator/people/{id}/ban"), r#"{"banned":true}"#).await;
    assert_eq!(socket.closed().await, Some(1008), "signed out");
    let answer = ana.get("/api/me").await;
    assert_eq!((answer.status, answer.cookie()), (403, None), "no new guest is made of them");
    assert_eq!(ana.get("/api/me/tables").await.status, 401);
    assert!(Socket::connect(server.address, &[("cookie", &ana.cookie)]).await.is_err());
    assert!(Socket::connect(server.address, &[("authorization", &tool)]).await.is_err());
    assert!(people(&server, "anna").await[0].is_banned);
    assert_eq!(ben.get("/api/me").await.json()["name"], "ben", "nobody else is banned");
    done(&server, &format!("POST /api/operator/people/{id}/ban"), r#"{"banned":false}"#).await;
    assert_eq!(ana.get("/api/me").await.json()["name"], "anna");
    assert_eq!(ana.get("/api/me/tables").await.json()[0]["table"], table.as_str(), "the seat is still theirs");
    assert!(Socket::connect(server.address, &[("authorization", &tool)]).await.is_err(), "tokens are gone");
    server.stop().await;
}

/// A match of ana and ben to its end, in which both say something. Gives the table.
async fn played(ana: &Person, ben: &Person) -> String {
    let (table, _) = ana.open(r#"{"game":"sample","seats":2}"#).await;
    let mut a = sit(ana, &table, 0, "ana").await;
    a.ask(say("I live in the yellow house")).await.unwrap();
    let mut b = sit(ben, &table, 1, "ben").await;
    b.ask(say("and I beside it")).await.unwrap();
    tokio::join!(a.play_to_the_end(|_| 0), b.play_to_the_end(|_| 0));
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn people_get_all_that_is_known_of_them_and_nothing_of_others() {
    let folder = folder();
    let server = Running::start(&folder, config()).await;
    let (ana, ben) = (named(&server, "ana").await, named(&server, "ben").await);
    let table = played(&ana, &ben).await;
    let (third, _) = ben.open(r#"{"game":"sample","seats":2}"#).await;
    let mut only_looking = ana.connect().await;
    only_looking.hello(&third, None).await.unwrap();
    only_looking.ask(say("may I watch?")).await.unwrap();
    let id = people(&server, "ana").await[0].player.clone();
    let answer = ask(&server, &format!("GET /api/operator/people/{id}/export"), "").await;
    let everything: PersonExport = serde_json::from_str(&answer.body).expect("it is an export");
    assert_eq!((everything.player.name.as_str(), everything.sessions.len()), ("ana", 1));
    let at = |id: &str| everything.tables.iter().find(|at| at.table == id).expect("the table is in it");
    let own = at(&table);
    assert_eq!((own.is_opener, own.seats.as_str(), own.name.as_deref()), (true, "a", Some("ana")));
    assert_eq!(
        own.chat.iter().map(|line| &line.say).collect::<Vec<_>>(),
        [&Say::Text("I live in the yellow house".to_owned())]
    );
    assert!(own.record.as_ref().is_some_and(|record| record.contains("ana")));
    assert_eq!((at(&third).seats.as_str(), at(&third).chat.len()), ("", 1), "what was said in passing, too");
    assert!(!answer.body.contains("beside it"), "others speak for themselves");
    let cookie = ana.cookie.split('=').nth(1).unwrap();
    assert!(!answer.body.contains(cookie) && !answer.body.contains(&people(&server, "ben").await[0].player));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_erased_leaves_matches_that_others_can_read() {
    let folder = folder();
    let server = Running::start(&folder, config()).await;
    let (ana, ben) = (named(&server, "ana").await, named(&server, "ben").await);
    let table = played(&ana, &ben).await;
    let before: engine::Record = ben.get(&format!("/api/tables/{table}/record")).await.body.parse().unwrap();
    let id = people(&server, "ana").await[0].player.clone();
    done(&server, &format!("POST /api/operator/people/{id}/erase"), "{}").await;
    assert!(people(&server, "ana").await.is_empty());
    assert_eq!(ask(&server, &format!("POST /api/operator/people/{id}/erase"), "{}").await.status, 404, "gone");
    let answer = ana.get("/api/me").await;
    assert_eq!(answer.json()["name"], "", "a stranger with the old cookie");
    server.stop().await;

    let server = Running::start(&folder, config()).await;
    let ben = ben.at(server.address);
    let text = ben.get(&format!("/api/tables/{table}/record")).await.body;
    let record: engine::Record = text.parse().expect("the record is still there");
    games::find("sample").unwrap().verify(&record, None).expect("the match is what it was");
    assert!(!text.contains("ana") && text.contains("ben"), "{text}");
    assert_eq!((&record.moves.len(), &record.result), (&before.moves.len(), &before.result));
    let mut socket = ben.connect().await;
    socket.hello(&table, None).await.unwrap();
    let chat = loop {
        if let Message::Chats(backlog) = socket.hear().await.unwrap() {
            break backlog.lines;
        }
    };
    assert_eq!((chat[0].name.as_str(), &chat[0].say), (host::ERASED_NAME, &Say::Text("…".to_owned())));
    assert_eq!((chat[1].name.as_str(), &chat[1].say), ("ben", &Say::Text("and I beside it".to_owned())));
    // The table goes on, after a restart, too.
    socket.ask(say("who was that?")).await.unwrap();
    server.stop().await;
    let store = SqliteStore::open(&folder.join("escapade.db")).await.unwrap();
    store.check().await.unwrap();
    let log = store.log(&table).await.expect("the log fits its checks");
    let log = serde_json::to_string(&log).unwrap();
    assert!(!log.contains(&id) && !log.contains("yellow") && log.contains("who was that?"));
    assert_ne!(store.table(&table).await.unwrap().unwrap().creator, id);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_reads_what_is_announced() {
    let folder = folder();
    let server = Running::start(&folder, config()).await;
    let read = || async { http(server.address, "GET /api/announcement", &[], "").await.json()["text"].clone() };
    assert_eq!(read().await, "");
    done(&server, "POST /api/operator/announcement", r#"{"text":" We upgrade at 22:00. "}"#).await;
    assert_eq!(read().await, "We upgrade at 22:00.");
    let refused = ask(&server, "POST /api/operator/announcement", r#"{"text":"two\nlines"}"#).await;
    assert_eq!(refused.status, 400);
    done(&server, "POST /api/operator/announcement", r#"{"text":""}"#).await;
    assert_eq!(read().await, "");
    server.stop().await;
}

/// Now, in milliseconds since 1970.
fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    i64::try_from(since.as_millis()).unwrap()
}

/// A store with things that are old, and the same things that are new.
async fn aged_store(folder: &Path) -> SqliteStore {
    let store = SqliteStore::open(&folder.join("escapade.db")).await.unwrap();
    let day = 24 * 3600 * 1000;
    let table = |id: &str, phase, created_at| {
        StoreWrite::NewTable(TableRow {
            id: id.to_owned(),
            game: "sample".to_owned(),
            creator: "owner".to_owned(),
            key_hash: String::new(),
            is_open: false,
            is_timed: false,
            phase,
            created_at,
            about: String::new(),
        })
    };
    let entry = |table: &str, at: i64| {
        let entry = format!(r#"{{"at":{at},"entry":"dealt"}}"#);
        StoreWrite::Entry { table: table.to_owned(), number: 1, entry, epoch: 0 }
    };
    let mut writes = Vec::new();
    for (id, phase, opened, last) in [
        ("oldgathering", Phase::Gathering, 40, 40),
        ("newgathering", Phase::Gathering, 20, 20),
        ("oldplaying", Phase::Playing, 400, 300),
        ("leftplaying", Phase::Playing, 500, 400),
        ("oldover", Phase::Over, 400, 399),
        ("lateover", Phase::Over, 400, 2),
    ] {
        writes.extend([table(id, phase, now() - opened * day), entry(id, now() - last * day)]);
    }
    for (id, name, days) in [("oldguest", "", 5), ("newguest", "", 0), ("oldname", "eve", 100), ("owner", "ana", 500)] {
        writes.push(StoreWrite::Player { id: id.to_owned(), name: name.to_owned(), at: now() - days * day });
    }
    store.write(&writes).await.unwrap();
    store
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_forgotten_is_tried_first() {
    let folder = folder();
    let store = Arc::new(aged_store(&folder).await);
    let retention = Retention::FOR_EVER;
    let server = Running::start_on(store.clone(), Config { retention, ..config() }).await;
    let none = ask(&server, "GET /api/operator/retention", "").await;
    assert_eq!(serde_json::from_str::<RetentionReport>(&none.body).unwrap(), RetentionReport::default());
    let wish = "GET /api/operator/retention?guests=1&names=90&gathering=30&playing=366&finished=365";
    let tried: RetentionReport = serde_json::from_str(&ask(&server, wish, "").await.body).unwrap();
    assert_eq!((tried.guests, tried.names, tried.gathering, tried.playing, tried.finished), (1, 1, 1, 1, 1));
    assert_eq!(store.ids("", 9).await.unwrap().len(), 6, "a trial changes nothing");
    assert_eq!(people(&server, "").await.len(), 4);
    let body = r#"{"guests":1,"names":90,"gathering":30,"playing":366,"finished":365}"#;
    let answer = ask(&server, "POST /api/operator/retention", body).await;
    assert_eq!(serde_json::from_str::<RetentionReport>(&answer.body).unwrap(), tried, "as it was tried");
    assert_eq!(store.ids("", 9).await.unwrap(), ["lateover", "newgathering", "oldplaying"]);
    let left: Vec<String> = people(&server, "").await.into_iter().map(|row| row.player).collect();
    assert_eq!(left, ["newguest", "owner"], "whose table is left stays");
    assert_eq!(ask(&server, "POST /api/operator/retention", r#"{"weeks":1}"#).await.status, 400);
    server.stop().await;
    store.close().await;
    let again = SqliteStore::open(&folder.join("escapade.db")).await.expect("nothing is missing");
    assert_eq!((again.tally().tables, again.tally().entries), (3, 3));
    again.check().await.unwrap();
    again.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_forgets_by_its_settings() {
    let folder = folder();
    let store = Arc::new(aged_store(&folder).await);
    let retention = Retention {
        guests_days: Some(1),
        names_days: Some(90),
        gathering_days: Some(30),
        finished_days: Some(365),
        ..Retention::default()
    };
    let server = Running::start_on(store.clone(), Config { retention, ..config() }).await;
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(20);
    while store.ids("", 9).await.unwrap().len() > 3 || people(&server, "").await.len() > 2 {
        assert!(std::time::Instant::now() < deadline, "{:?}", store.ids("", 9).await);
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    server.stop().await;
}
