//! Who opened a table, and what follows from it: at a match that was found, on another device, at a rematch; and tables
//! that only invited people may join.
#![allow(clippy::unwrap_used)]

mod common;

use std::sync::Arc;

use common::{Person, Running, Socket, folder};
use engine::{Salt, Seat, Seed, Settings};
use host::{Host, Player, TableSetup};
use protocol::rest::FoundMatch;
use protocol::{Code, Message, Phase, Reply, Request, ResumePoint, SeatPlayer, TableState, VERSION};
use server::{Config, SqliteStore, Store, StoreWrite, TableRow};

fn sit(name: &str) -> Request {
    Request::Sit { seat: None, name: name.to_owned(), salt: Salt::default(), bot: false }
}

/// Says hello, and gives whether the server takes this person for the host.
async fn is_host(person: &Person, table: &str) -> bool {
    let mut socket = person.connect().await;
    let table = table.to_owned();
    let hello = Request::Hello { version: VERSION, table, seen: ResumePoint::default(), name: None, key: None };
    socket.send(1, hello).await;
    loop {
        if let Message::Reply(Reply::Ok { host, .. }) = socket.next().await.expect("the socket stays open") {
            return host;
        }
    }
}

async fn state(person: &Person, table: &str) -> TableState {
    let answer = person.get(&format!("/api/tables/{table}")).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str(&answer.body).expect("a table is described")
}

async fn enter(person: &Person, table: &str, key: Option<&str>, name: &str) -> Socket {
    let mut socket = person.connect().await;
    socket.hello(table, key).await.unwrap();
    socket.ask(sit(name)).await.unwrap();
    socket
}

#[tokio::test(flavor = "multi_thread")]
async fn hosts_are_known_at_a_found_match_and_on_every_device() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let (ana, ben) = (Person::new(server.address).await, Person::new(server.address).await);
    let found: FoundMatch = serde_json::from_str(&ana.post("/api/match", r#"{"game":"sample"}"#).await.body).unwrap();
    assert!(found.opened && is_host(&ana, &found.table).await, "ana's wish opened the table");
    let joined: FoundMatch = serde_json::from_str(&ben.post("/api/match", r#"{"game":"sample"}"#).await.body).unwrap();
    assert_eq!((joined.opened, &joined.table), (false, &found.table));
    assert!(!is_host(&ben, &found.table).await, "ben only joined it");
    let secret = ana.post("/api/me/recovery", "{}").await.body;
    let moved = common::http(server.address, "POST /api/recover", &[], &secret).await;
    let phone = Person { address: server.address, cookie: moved.cookie().expect("the other device gets a cookie") };
    assert!(is_host(&phone, &found.table).await, "it is ana there, too");
    // A token to watch is a stranger of its own.
    let answer = phone.post("/api/tokens", r#"{"scopes":["watch"]}"#).await.json();
    let token = format!("Bearer {}", answer["token"].as_str().unwrap());
    let mut tool = Socket::connect(server.address, &[("authorization", &token)]).await.unwrap();
    let hello = Request::Hello {
        version: VERSION,
        table: found.table.clone(),
        seen: ResumePoint::default(),
        name: None,
        key: None,
    };
    tool.send(7, hello).await;
    let reply = tool.next_text().await.unwrap();
    assert!(reply.contains(r#""ok":{"id":7"#) && !reply.contains("host"), "{reply}");
    server.stop().await;
}

/// Plays a closed match of two to its end and votes for another one. Gives the next table.
async fn rematch(ana: &mut Socket, ben: &mut Socket) -> String {
    for (socket, seat) in [(&mut *ana, 0), (&mut *ben, 1)] {
        socket.ask(Request::Ready { seat: Seat::new(seat), ready: true, salt: None }).await.unwrap();
    }
    tokio::join!(ana.play_to_the_end(|_| 0), ben.play_to_the_end(|_| 0));
    for socket in [&mut *ana, &mut *ben] {
        socket.ask(Request::VoteRematch { agree: true }).await.unwrap();
    }
    loop {
        if let Message::Table(table) = ana.hear().await.expect("the socket stays open")
            && let Some(next) = table.next
        {
            return next;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_key_of_a_closed_table_opens_its_rematch() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let (ana, ben) = (Person::new(server.address).await, Person::new(server.address).await);
    let (table, key) = ana.open(r#"{"game":"sample","closed":true}"#).await;
    let key = key.expect("a closed table has a key");
    let mut a = enter(&ana, &table, None, "ana").await;
    let mut b = enter(&ben, &table, Some(&key), "ben").await;
    let next = rematch(&mut a, &mut b).await;
    let seen = state(&ben, &next).await;
    let names: Vec<&str> = seen.seats.iter().map(|place| place.name.as_str()).collect();
    assert_eq!((seen.closed, names), (true, vec!["ben", "ana"]), "each sits one seat further");
    assert!(is_host(&ana, &next).await && !is_host(&ben, &next).await);
    b.hello(&next, Some(&key)).await.unwrap();
    b.ask(Request::Stand { seat: Seat::new(0) }).await.unwrap();
    let fay = Person::new(server.address).await;
    let mut socket = fay.connect().await;
    socket.hello(&next, None).await.unwrap();
    assert_eq!(socket.ask(sit("fay")).await.unwrap_err().code, Code::NotAllowed, "the address alone is no invitation");
    socket.hello(&next, Some(&key)).await.unwrap();
    socket.ask(sit("fay")).await.unwrap();
    server.stop().await;
}

/// A table that has a key, whose log is from before logs said so.
async fn older_table(store: &SqliteStore) {
    let settings = Settings::new(games::find("sample").expect("it is a game").about().options, 2);
    let setup = TableSetup { opener: Some(Player::new("ana")), ..TableSetup::new("older", "sample", settings) };
    let (host, effects) = Host::open(setup, Seed::from_number(1), 1).unwrap();
    assert!(!host.setup().closed);
    let row = TableRow {
        id: "older".to_owned(),
        game: "sample".to_owned(),
        creator: "ana".to_owned(),
        key_hash: "0".repeat(64),
        is_open: false,
        is_timed: false,
        phase: Phase::Gathering,
        created_at: 1,
        about: String::new(),
    };
    let entry = serde_json::to_string(&effects.entries[0]).unwrap();
    let entry = StoreWrite::Entry { table: "older".to_owned(), number: 1, entry, epoch: 0 };
    store.write(&[StoreWrite::NewTable(row), entry]).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_older_table_with_a_key_says_that_it_is_closed() {
    let folder = folder();
    let store = SqliteStore::open(&folder.join("escapade.db")).await.unwrap();
    older_table(&store).await;
    let server = Running::start_on(Arc::new(store), Config::default()).await;
    let eve = Person::new(server.address).await;
    let seen = state(&eve, "older").await;
    assert!(seen.closed && seen.seats.iter().all(|place| place.minder == SeatPlayer::Free));
    let mut socket = eve.connect().await;
    socket.hello("older", None).await.unwrap();
    let told = loop {
        if let Message::Table(table) = socket.hear().await.unwrap() {
            break table;
        }
    };
    assert!(told.closed, "the page offers no seat");
    assert_eq!(socket.ask(sit("eve")).await.unwrap_err().code, Code::NotAllowed);
    server.stop().await;
}
