//! Rights and records over real sockets: closed matches stay closed, openers remove squatters, records are signed.

mod common;

use common::{Person, Running, folder};
use engine::{Record, RecordKey, Salt, Seat};
use protocol::{Code, Phase, Request};
use server::Config;

fn sit(name: &str) -> Request {
    Request::Sit { seat: None, name: name.to_owned(), salt: Salt::default(), bot: false }
}

fn ready(seat: u8) -> Request {
    Request::Ready { seat: Seat::new(seat), ready: true, salt: None }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fork_of_a_closed_match_is_closed_and_records_are_signed() {
    let folder = folder();
    let key = RecordKey::new([5; 32]);
    let config = Config { record_key: Some(key.clone()), ..Config::default() };
    let server = Running::start(&folder, config).await;
    let (ana, eve) = (Person::new(server.address).await, Person::new(server.address).await);
    let (table, _) = ana.open(r#"{"game":"sample","bots":["easy"],"open":true,"spectators":false}"#).await;
    let mut a = ana.connect().await;
    a.hello(&table, None).await.unwrap();
    a.ask(sit("ana")).await.unwrap();
    a.ask(ready(0)).await.unwrap();
    a.play_to_the_end(|_| 0).await;

    let record: Record = ana.get(&format!("/api/tables/{table}/record")).await.body.parse().unwrap();
    games::find("sample").unwrap().verify(&record, None).unwrap();
    assert_eq!(record.signature.as_ref().map(|signature| signature.key.clone()), Some(key.public()));

    let fork = ana.post(&format!("/api/tables/{table}/fork"), r#"{"at":1,"seat":"a"}"#).await.json();
    let fork = fork["table"].as_str().unwrap().to_owned();
    a.hello(&fork, None).await.unwrap();
    a.ask(ready(0)).await.unwrap();
    for closed in [&table, &fork] {
        let mut e = eve.connect().await;
        assert_eq!(e.hello(closed, None).await.unwrap_err().code, Code::NoSpectators);
        assert_ne!(eve.get(&format!("/api/tables/{closed}/record")).await.status, 200);
    }
    a.play_to_the_end(|_| 0).await;
    assert_eq!(ana.get(&format!("/api/tables/{fork}/record")).await.status, 200);
    assert_ne!(eve.get(&format!("/api/tables/{fork}/record")).await.status, 200);
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_opened_a_table_removes_squatters() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let (ana, eve) = (Person::new(server.address).await, Person::new(server.address).await);
    let (table, _) = ana.open(r#"{"game":"sample","seats":2,"open":true}"#).await;
    let (mut a, mut e) = (ana.connect().await, eve.connect().await);
    a.hello(&table, None).await.unwrap();
    e.hello(&table, None).await.unwrap();
    e.ask(sit("eve")).await.unwrap();
    let remove = || Request::Remove { seat: Seat::new(0) };
    assert_eq!(e.ask(remove()).await.unwrap_err().code, Code::NotAllowed);
    assert_eq!(eve.get("/api/me/tables").await.json().as_array().map(Vec::len), Some(1));
    a.ask(remove()).await.unwrap();
    assert_eq!(eve.get("/api/me/tables").await.json().as_array().map(Vec::len), Some(0), "she sits there no more");
    assert_eq!(e.ask(sit("eve")).await.unwrap_err().code, Code::NotAllowed);
    a.ask(sit("ana")).await.unwrap();
    let state = ana.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!((&state["phase"], &state["seats"][0]["name"]), (&Phase::Gathering.to_string().into(), &"ana".into()));
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// However much was said, whoever comes in gets it in one message.
#[tokio::test(flavor = "multi_thread")]
async fn seventy_lines_of_chat_lock_nobody_out() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let opener = Person::new(server.address).await;
    let (table, _) = opener.open(r#"{"game":"sample","seats":2,"open":true}"#).await;
    for number in 0..14 {
        let person = Person::new(server.address).await;
        let mut socket = person.connect().await;
        socket.hello(&table, None).await.unwrap();
        for line in 0..5 {
            let say = protocol::Say::Text(format!("{number} {line} {}", "ł".repeat(290)));
            socket.ask(Request::Chat { room: protocol::ChatRoom::Spectators, say }).await.unwrap();
        }
    }
    let mut late = opener.connect().await;
    late.hello(&table, None).await.unwrap();
    late.ask(sit("ana")).await.unwrap();
    late.ask(Request::Chats { before: 40 }).await.unwrap();
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}
