//! Reviews of finished matches: who gets them, what they say, and what ends them.
#![allow(clippy::unwrap_used)]

mod common;

use common::{Answer, Person, Running, folder};
use engine::{Salt, Seat};
use protocol::Request;
use protocol::rest::{RECORD_BODY_BYTES_MAX, ReviewLine, ReviewOverview, ReviewedDecision};
use serde_json::json;
use server::Config;

const WISH: &str = r#"{"lang":"en"}"#;

/// The lines of a review. Between them stand the lengths of the pieces in which they come.
fn lines(answer: &Answer) -> Vec<ReviewLine> {
    assert_eq!(answer.status, 200, "{}", answer.body);
    let lines = answer.body.lines().filter(|line| line.starts_with('{'));
    lines.map(|line| serde_json::from_str(line).expect("each line is one of a review")).collect()
}

fn overview(lines: &[ReviewLine]) -> &ReviewOverview {
    let found =
        lines.iter().find_map(|line| if let ReviewLine::Overview(overview) = line { Some(overview) } else { None });
    found.expect("there is an overview")
}

fn decisions(lines: &[ReviewLine]) -> Vec<&ReviewedDecision> {
    lines
        .iter()
        .filter_map(|line| if let ReviewLine::Decision(decision) = line { Some(decision) } else { None })
        .collect()
}

/// The hundredths that a cell shows.
fn hundredths(cell: &str) -> i32 {
    let number = cell.trim_end_matches(" %").replace('−', "-").replace('+', "");
    number.parse().unwrap_or_else(|_| panic!("{cell} is no number"))
}

/// Opens a table against a bot that nobody may watch, and sits down there.
async fn sit_down(person: &Person) -> (String, common::Socket) {
    let wish = r#"{"game":"sample","seats":2,"bots":["easy"],"open":true,"spectators":false,"options":{"rounds":"2"}}"#;
    let (table, _) = person.open(wish).await;
    let mut socket = person.connect().await;
    socket.hello(&table, None).await.unwrap();
    let seat = Seat::new(0);
    socket
        .ask(Request::Sit { seat: Some(seat), name: "ana".to_owned(), salt: Salt::default(), bot: false })
        .await
        .unwrap();
    socket.ask(Request::Ready { seat, ready: true, salt: None }).await.unwrap();
    (table, socket)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_is_reviewed_for_those_who_may_see_it() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let (ana, ben) = (Person::new(server.address).await, Person::new(server.address).await);
    let (table, mut socket) = sit_down(&ana).await;
    let path = format!("/api/tables/{table}/review");
    assert_eq!(ana.post(&path, WISH).await.status, 409, "a match that goes on is not reviewed");
    socket.play_to_the_end(|_| 0).await;
    assert_eq!(ben.post(&path, WISH).await.status, 403, "nobody else may see it");
    assert_eq!(ana.post("/api/tables/nothing/review", WISH).await.status, 404);
    assert_eq!(ana.post(&path, r#"{"lang":"xx"}"#).await.status, 400);

    let lines = lines(&ana.post(&path, WISH).await);
    let overview = overview(&lines);
    assert!(matches!(lines.first(), Some(ReviewLine::Progress { .. })), "{lines:?}");
    assert_eq!(lines.last(), Some(&ReviewLine::Done { text: "The review is complete.".to_owned() }));
    assert_eq!(overview.seats.iter().map(|seat| seat.is_judged).collect::<Vec<_>>(), [true, false]);
    for seat in &overview.seats {
        let [result, parts @ ..] = &seat.cells;
        let result = if result == "won" { 100 } else { 0 };
        assert_eq!(parts.iter().map(|cell| hundredths(cell)).sum::<i32>(), result, "{:?}", seat.cells);
        assert_eq!(seat.chances.last(), Some(&(result as u16 * 10)), "the curve ends at the result");
    }
    let decisions = decisions(&lines);
    assert_eq!(decisions.len(), overview.decisions);
    assert!(!decisions.is_empty() && decisions.iter().all(|decision| decision.seat == Seat::new(0)), "{decisions:?}");
    for decision in decisions {
        let is_worse = !["forced", "fine"].contains(&decision.grade.as_str());
        assert_eq!((decision.better.is_some(), decision.why.is_some()), (is_worse, is_worse), "{decision:?}");
    }
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_somebody_brings_is_reviewed() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let (ana, ben) = (Person::new(server.address).await, Person::new(server.address).await);
    let (table, mut socket) = sit_down(&ana).await;
    socket.play_to_the_end(|_| 0).await;
    let record = ana.get(&format!("/api/tables/{table}/record")).await.body;
    let body = |record: &str| json!({ "record": record, "lang": "pl" }).to_string();
    let lines = lines(&ben.post("/api/review", &body(&record)).await);
    assert_eq!(overview(&lines).words["review"], "Analiza");
    assert!(decisions(&lines).iter().all(|decision| decision.seat == Seat::new(0)), "those of the person");

    let refused = ben.post("/api/review", &body("no record")).await;
    assert_eq!(refused.status, 400, "{}", refused.body);
    // An action that nobody could take makes the record one of other rules.
    let broken = record.replacen(" bid ", " bid 9", 1);
    assert_ne!(broken, record, "somebody has bid");
    let answer = ben.post("/api/review", &body(&broken)).await;
    assert!(answer.status == 400 || !answer.body.contains("\"overview\""), "{}", answer.body);
    let long = ben.post("/api/review", &body(&"x".repeat(RECORD_BODY_BYTES_MAX))).await;
    assert_eq!(long.status, 413, "{}", long.body);
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}
