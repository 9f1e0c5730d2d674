//! The address of a table is the invitation: who may sit by it, who may not, and what people are called.

mod common;

use common::{Person, Running, Socket, folder};
use engine::{Salt, Seat};
use protocol::{Code, Message, Request, TableState};
use server::Config;

fn sit(name: &str) -> Request {
    Request::Sit { seat: None, name: name.to_owned(), salt: Salt::default(), bot: false }
}

async fn state(person: &Person, table: &str) -> TableState {
    let answer = person.get(&format!("/api/tables/{table}")).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str(&answer.body).expect("a table is described")
}

/// Waits for a table in which somebody has this name.
async fn hear_name(socket: &mut Socket, name: &str) {
    loop {
        match socket.hear().await.expect("the socket stays open") {
            Message::Table(table) if table.seats.iter().any(|place| place.name == name) => return,
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_people_sit_by_one_address() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let ana = Person::new(server.address).await;
    let (table, key) = ana.open(r#"{"game":"sample","seats":3}"#).await;
    assert_eq!(key, None, "the address needs nothing else");
    for name in ["ana", "ben", "cyd"] {
        let person = if name == "ana" { ana.clone() } else { Person::new(server.address).await };
        let mut socket = person.connect().await;
        socket.hello(&table, None).await.unwrap();
        socket.ask(sit(name)).await.unwrap();
    }
    let dan = Person::new(server.address).await;
    let mut late = dan.connect().await;
    // An old link has a key in its fragment, which the page sends along.
    late.hello(&table, Some("a key of an older version")).await.unwrap();
    assert_eq!(late.ask(sit("dan")).await.unwrap_err().code, Code::SeatTaken, "afterwards they watch");
    let names: Vec<String> = state(&dan, &table).await.seats.iter().map(|place| place.name.clone()).collect();
    assert_eq!(names, ["ana", "ben", "cyd"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_says_who_can_let_them_in() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let (ana, eve) = (Person::new(server.address).await, Person::new(server.address).await);
    assert_eq!(ana.post("/api/me", r#"{"name":"ana"}"#).await.status, 200);
    let (table, key) = ana.open(r#"{"game":"sample","closed":true}"#).await;
    let key = key.expect("a closed table has a key");
    let seen = state(&eve, &table).await;
    assert_eq!((seen.host.as_deref(), seen.closed), (Some("ana"), true));
    let mut socket = eve.connect().await;
    for wrong in [None, Some(""), Some("another key"), Some(&key[1..])] {
        socket.hello(&table, wrong).await.unwrap();
        assert_eq!(socket.ask(sit("eve")).await.unwrap_err().code, Code::NotAllowed, "{wrong:?}");
    }
    // The table does not tell its key to those who ask for it.
    assert!(!eve.get(&format!("/api/tables/{table}")).await.body.contains(&key));
    assert!(!eve.get("/api/tables").await.body.contains(&table), "it is not listed");
    socket.hello(&table, Some(&key)).await.unwrap();
    socket.ask(sit("eve")).await.unwrap();
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_listed_table_cannot_be_closed() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let ana = Person::new(server.address).await;
    let answer = ana.post("/api/tables", r#"{"game":"sample","open":true,"closed":true}"#).await;
    assert_eq!((answer.status, answer.json()["code"].as_str()), (400, Some("bad-message")), "{}", answer.body);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_changes_at_the_table_and_survives_a_restart() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let (ana, ben) = (Person::new(server.address).await, Person::new(server.address).await);
    let (table, _) = ana.open(r#"{"game":"sample"}"#).await;
    let (mut a, mut b) = (ana.connect().await, ben.connect().await);
    a.hello(&table, None).await.unwrap();
    b.hello(&table, None).await.unwrap();
    a.ask(sit("Guest")).await.unwrap();
    b.ask(sit("ben")).await.unwrap();
    a.ask(Request::Rename { name: "ana".to_owned() }).await.unwrap();
    hear_name(&mut b, "ana").await;
    assert_eq!(b.ask(Request::Rename { name: "ana".to_owned() }).await.unwrap_err().code, Code::NameTaken);
    server.stop().await;
    let server = Running::start(&folder, Config::default()).await;
    let seen = state(&ben.at(server.address), &table).await;
    assert_eq!(seen.seats[Seat::new(0).index()].name, "ana");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_to_watch_renames_nobody() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let ana = Person::new(server.address).await;
    let (table, _) = ana.open(r#"{"game":"sample"}"#).await;
    let mut socket = ana.connect().await;
    socket.hello(&table, None).await.unwrap();
    socket.ask(sit("ana")).await.unwrap();
    let answer = ana.post("/api/tokens", r#"{"scopes":["watch"]}"#).await.json();
    let token = format!("Bearer {}", answer["token"].as_str().unwrap());
    let mut tool = Socket::connect(server.address, &[("authorization", &token)]).await.unwrap();
    tool.hello(&table, None).await.unwrap();
    let refused = tool.ask(Request::Rename { name: "eve".to_owned() }).await.unwrap_err();
    assert_eq!(refused.code, Code::NotAllowed);
    assert_eq!(state(&ana, &table).await.seats[0].name, "ana");
    server.stop().await;
}
