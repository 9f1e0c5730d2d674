//! Tables that are played with changed content: by upload, and by how the server was started.
#![allow(clippy::unwrap_used)]

mod common;

use std::collections::BTreeMap;

use common::{Person, Running, Socket, folder};
use engine::{Record, Salt, Seat};
use games::{Playable, Visitor};
use protocol::{Phase, Request, TableState};
use serde_json::json;
use server::Config;

struct OwnContent;

impl Visitor for OwnContent {
    type Out = &'static str;

    fn visit<G: Playable>(self) -> &'static str {
        G::own_content()
    }
}

/// The Big Red Button with a base that loses its patience after two rounds, so that matches are short.
fn changed() -> String {
    let own = games::visit("wcp", OwnContent).expect("the game is there");
    let changed = own.replace("failsafe_rounds = 90", "failsafe_rounds = 2 # two");
    assert_ne!(own, changed);
    changed
}

fn config() -> Config {
    Config { messages_per_second_max: 10_000, ..Config::default() }
}

/// Opens a table for one person and a bot, and gives its id.
async fn open(person: &Person, content: Option<&str>) -> String {
    let wish = json!({ "game": "wcp", "seats": 2, "bots": ["easy"], "open": true, "content": content });
    person.open(&wish.to_string()).await.0
}

async fn state(person: &Person, table: &str) -> TableState {
    serde_json::from_str(&person.get(&format!("/api/tables/{table}")).await.body).expect("a table is described")
}

/// Plays a match to its end, and gives its record.
async fn play(person: &Person, table: &str) -> Record {
    let mut socket: Socket = person.connect().await;
    socket.hello(table, None).await.unwrap();
    socket.ask(Request::Sit { seat: None, name: "ana".to_owned(), salt: Salt::default(), bot: false }).await.unwrap();
    socket.ask(Request::Ready { seat: Seat::new(0), ready: true, salt: None }).await.unwrap();
    socket.play_to_the_end(|count| count / 2).await;
    person.get(&format!("/api/tables/{table}/record")).await.body.parse().expect("a record")
}

#[tokio::test(flavor = "multi_thread")]
async fn changed_content_is_uploaded_played_and_verified() {
    let folder = folder();
    let server = Running::start(&folder, config()).await;
    let ana = Person::new(server.address).await;
    let table = open(&ana, Some(&changed())).await;
    let told = state(&ana, &table).await.content.expect("everybody can see what is played with");
    assert!(told.contains(r#""failsafe_rounds":2,"#), "{told}");
    let listed = ana.get("/api/tables").await.json();
    assert_eq!(listed[0]["about"]["is_changed"], json!(true), "{listed}");

    let record = play(&ana, &table).await;
    assert_eq!(record.content_text.as_ref(), Some(&told));
    let game = games::find("wcp").unwrap();
    game.verify(&record, None).expect("the record holds what it was played with");
    game.verify(&record, Some(&changed())).expect("the file that was uploaded is what it was played with");
    let own = games::visit("wcp", OwnContent).unwrap();
    assert!(game.verify(&record, Some(own)).unwrap_err().to_string().contains("other content"));
    let text = record.to_string().replace(r#""failsafe_rounds":2,"#, r#""failsafe_rounds":3,"#);
    let forged: Record = text.parse().unwrap();
    assert!(game.verify(&forged, None).unwrap_err().to_string().contains("was changed"));

    // A match that goes on from it is played with the same content.
    let wish = json!({ "at": 3, "seat": "a" }).to_string();
    let fork = ana.post(&format!("/api/tables/{table}/fork"), &wish).await;
    assert_eq!(fork.status, 201, "{}", fork.body);
    assert_eq!(fork.json()["state"]["content"], json!(told));
    let replayed = ana.get(&format!("/api/tables/{table}/replay?at=3")).await;
    assert_eq!(replayed.status, 200, "{}", replayed.body);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_changed_content_survives_a_restart() {
    let folder = folder();
    let server = Running::start(&folder, config()).await;
    let ana = Person::new(server.address).await;
    let table = open(&ana, Some(&changed())).await;
    let before = state(&ana, &table).await;
    server.stop().await;
    let server = Running::start(&folder, config()).await;
    let after = state(&ana.at(server.address), &table).await;
    assert_eq!((after.phase, after.content), (Phase::Gathering, before.content));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn content_that_does_not_fit_is_explained_and_opens_nothing() {
    let folder = folder();
    let server = Running::start(&folder, config()).await;
    let ana = Person::new(server.address).await;
    let long = "x".repeat(200_000);
    let line = changed().lines().position(|line| line.starts_with("failsafe_rounds")).unwrap() + 1;
    let at_line = format!("line {line}, column");
    let cases = [
        ("failsafe_rounds = ".to_owned(), "line 1, column"),
        (changed().replace("failsafe_rounds = 2 ", "failsafe_rounds = 0 "), at_line.as_str()),
        (long, "the content"),
    ];
    for (content, expected) in cases {
        let wish = json!({ "game": "wcp", "open": true, "content": content });
        let answer = ana.post("/api/tables", &wish.to_string()).await;
        assert_eq!(answer.status / 100, 4, "{}", answer.body);
        let text = answer.json()["text"].as_str().unwrap_or_default().to_owned();
        assert!(text.contains(expected), "{expected}: {text}");
    }
    assert_eq!(ana.get("/api/tables").await.json(), json!([]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_can_be_started_with_changed_content() {
    let folder = folder();
    let contents: BTreeMap<String, String> = server::read_contents([changed().as_str()]).unwrap();
    let server = Running::start(&folder, Config { contents, ..config() }).await;
    let ana = Person::new(server.address).await;
    let table = open(&ana, None).await;
    assert!(state(&ana, &table).await.content.is_some_and(|json| json.contains(r#""failsafe_rounds":2,"#)));
    let (other, _) = ana.open(r#"{"game":"alcatraz"}"#).await;
    assert_eq!(state(&ana, &other).await.content, None, "other games have their own");
    server.stop().await;
}
