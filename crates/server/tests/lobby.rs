//! The lobby: what lists say of tables, and a match with anybody.

mod common;

use common::{Person, Running, folder, http};
use engine::{Salt, Seat};
use protocol::rest::{FoundMatch, OwnTable, TableListing};
use protocol::{Clock, Phase, Request, SeatPlayer};
use server::Config;

fn sit(name: &str) -> Request {
    Request::Sit { seat: None, name: name.to_owned(), salt: Salt::default(), bot: false }
}

async fn listed(person: &Person) -> Vec<TableListing> {
    serde_json::from_str(&person.get("/api/tables").await.body).expect("tables are listed")
}

async fn own(person: &Person) -> Vec<OwnTable> {
    serde_json::from_str(&person.get("/api/me/tables").await.body).expect("tables are listed")
}

async fn find(person: &Person, body: &str) -> FoundMatch {
    let answer = person.post("/api/match", body).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str(&answer.body).expect("a match is found")
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_say_what_is_played_and_who_is_there() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let (ana, ben) = (Person::new(server.address).await, Person::new(server.address).await);
    let wish = r#"{"game":"sample","seats":3,"open":true,"bots":["easy"],"options":{"rounds":"2"},
        "clock":{"decision":{"seconds":60}}}"#;
    let (table, _) = ana.open(wish).await;
    let mut a = ana.connect().await;
    a.hello(&table, None).await.unwrap();
    a.ask(sit("ana")).await.unwrap();
    let found = listed(&ben).await;
    let about = found[0].about.as_ref().expect("there is more about it");
    assert_eq!((about.host.as_deref(), about.rules, about.free()), (Some("ana"), 1, 1));
    assert_eq!(about.clock, Clock::Decision { seconds: 60 });
    assert_eq!(about.options.get("rounds").map(String::as_str), Some("2"));
    assert_eq!(about.seats[0].name, "ana");
    assert_eq!(about.seats[2].minder, SeatPlayer::Bot("easy".to_owned()));
    a.ask(Request::Rename { name: "anna".to_owned() }).await.unwrap();
    assert_eq!(listed(&ben).await[0].about.as_ref().unwrap().seats[0].name, "anna");

    // A match that goes on is listed for its players, with the one who must decide, and afterwards with its result.
    let mut b = ben.connect().await;
    b.hello(&table, None).await.unwrap();
    b.ask(sit("ben")).await.unwrap();
    a.ask(Request::Ready { seat: Seat::new(0), ready: true, salt: None }).await.unwrap();
    b.ask(Request::Ready { seat: Seat::new(1), ready: true, salt: None }).await.unwrap();
    assert!(listed(&ben).await.is_empty(), "it does not wait for anybody");
    let playing = own(&ben).await;
    assert_eq!((playing[0].phase, playing[0].turn.is_empty()), (Phase::Playing, false));
    tokio::join!(a.play_to_the_end(|_| 0), b.play_to_the_end(|_| 0));
    let over = own(&ben).await;
    let about = over[0].about.as_ref().unwrap();
    assert_eq!(over[0].phase, Phase::Over);
    assert!(about.winners.is_some() && !about.aborted, "{about:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_look_for_a_match_meet() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let (ana, ben, cyd) =
        (Person::new(server.address).await, Person::new(server.address).await, Person::new(server.address).await);
    // Tables with other choices, another clock, or without a listing are not what they look for.
    cyd.open(r#"{"game":"sample"}"#).await;
    cyd.open(r#"{"game":"sample","open":true,"options":{"rounds":"2"}}"#).await;
    cyd.open(r#"{"game":"sample","open":true,"clock":{"days":{"days":1}}}"#).await;
    let wish = r#"{"game":"sample"}"#;
    let (first, second) = tokio::join!(find(&ana, wish), find(&ben, wish));
    assert_eq!(first.table, second.table, "also at the same time");
    assert!(first.opened != second.opened, "one of them opened it");
    for (person, name) in [(&ana, "ana"), (&ben, "ben")] {
        let mut socket = person.connect().await;
        socket.hello(&first.table, None).await.unwrap();
        socket.ask(sit(name)).await.unwrap();
    }
    let third = find(&cyd, wish).await;
    assert!(third.opened && third.table != first.table, "the first one is full");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_finds_a_match_without_the_right_to_play() {
    let folder = folder();
    let config = Config { tables_per_hour_max: 2, ..Config::default() };
    let server = Running::start(&folder, config).await;
    let ana = Person::new(server.address).await;
    let wish = r#"{"game":"sample"}"#;
    assert_eq!(http(server.address, "POST /api/match", &[], wish).await.status, 401, "not without a cookie");
    let foreign = [("cookie", ana.cookie.as_str()), ("origin", "https://elsewhere.example")];
    assert_eq!(http(server.address, "POST /api/match", &foreign, wish).await.status, 403, "not from another site");
    let token = ana.post("/api/tokens", r#"{"scopes":["watch"]}"#).await.json();
    let bearer = format!("Bearer {}", token["token"].as_str().unwrap());
    let answer = http(server.address, "POST /api/match", &[("authorization", &bearer)], wish).await;
    assert_eq!(answer.status, 403, "not with a token to watch: {}", answer.body);
    for bad in [
        r#"{}"#,
        r#"{"game":"nothing"}"#,
        r#"{"game":"sample","more":1}"#,
        r#"{"game":"sample","clock":{"days":{"days":0}}}"#,
    ] {
        assert_eq!(ana.post("/api/match", bad).await.status, 400, "{bad}");
    }
    // Opening tables by looking for matches counts like opening them.
    let clocks =
        [60, 90, 120].map(|seconds| format!(r#"{{"game":"sample","clock":{{"decision":{{"seconds":{seconds}}}}}}}"#));
    let mut answers = Vec::new();
    for wish in &clocks {
        answers.push(ana.post("/api/match", wish).await.status);
    }
    assert!(answers.contains(&429), "{answers:?}");
    server.stop().await;
}
