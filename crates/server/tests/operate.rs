//! What whoever runs a server is told: names of requests, how long they take, what the database weighs, when to come back.

mod common;

use common::{Person, Running, folder, http};
use protocol::{ChatRoom, Code, Phrase, Request, Say};
use server::Config;

/// The value of a metric.
fn metric(text: &str, name: &str) -> f64 {
    let line = text.lines().find(|line| line.strip_prefix(name).is_some_and(|rest| rest.starts_with(' ')));
    let value = line.and_then(|line| line.rsplit(' ').next()?.parse().ok());
    value.unwrap_or_else(|| panic!("there is no {name} in\n{text}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_tell_latency_size_and_build() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let ana = Person::new(server.address).await;
    let before = http(server.address, "GET /metrics", &[], "").await.body;
    ana.open(r#"{"game":"sample"}"#).await;
    for _ in 0..5 {
        assert_eq!(ana.get("/api/games").await.status, 200);
    }
    let after = http(server.address, "GET /metrics", &[], "").await.body;
    let count = |text: &str| metric(text, "escapade_request_seconds_count");
    assert!(count(&after) >= count(&before) + 6.0, "{after}");
    assert_eq!(metric(&after, r#"escapade_request_seconds_bucket{le="+Inf"}"#), count(&after));
    assert!(metric(&after, "escapade_request_seconds_sum") > 0.0);
    assert!(metric(&after, "escapade_database_bytes") >= 4096.0);
    let commits = metric(&after, "escapade_commit_seconds_count");
    assert!(commits >= 2.0 && metric(&after, "escapade_commit_seconds_sum") > 0.0, "a guest and a table: {after}");
    assert!(metric(&after, r#"escapade_queue_length_count{queue="journal"}"#) >= 2.0);
    assert!(after.contains(&format!("escapade_build_info{{version=\"{}\"", env!("CARGO_PKG_VERSION"))), "{after}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_action_is_measured_until_its_update() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let ana = Person::new(server.address).await;
    let (table, _) = ana.open(r#"{"game":"sample","seats":2,"hot_seat":true}"#).await;
    let told = common::player::Acknowledged::default();
    while !common::player::drive(ana.clone(), table.clone(), 2, told.clone()).await {}
    let text = http(server.address, "GET /metrics", &[], "").await.body;
    let actions = told.lock().unwrap().len() as f64;
    assert!(actions > 4.0);
    assert_eq!(metric(&text, "escapade_action_seconds_count"), actions);
    assert_eq!(metric(&text, r#"escapade_action_seconds_bucket{le="+Inf"}"#), actions);
    assert!(metric(&text, r#"escapade_queue_length_count{queue="table"}"#) >= actions);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_a_name_of_its_own() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let mut names = std::collections::BTreeSet::new();
    for path in ["GET /api/games", "GET /api/games", "GET /nowhere", "GET /api/tables/none"] {
        let head = http(server.address, path, &[], "").await.head.to_lowercase();
        let name = head.lines().find_map(|line| line.strip_prefix("x-request-id: "));
        names.insert(name.unwrap_or_else(|| panic!("{path} has no name: {head}")).to_owned());
    }
    assert_eq!(names.len(), 4, "{names:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_too_fast_is_told_when_to_come_back() {
    let folder = folder();
    let config = Config { requests_per_minute_max: 20, ..Config::default() };
    let server = Running::start(&folder, config).await;
    let ana = Person::new(server.address).await;
    let (table, _) = ana.open(r#"{"game":"sample"}"#).await;
    let mut socket = ana.connect().await;
    socket.hello(&table, None).await.unwrap();
    let mut refused = None;
    for _ in 0..7 {
        let say = Say::Phrase(Phrase::Hello);
        refused = socket.ask(Request::Chat { room: ChatRoom::Table, say }).await.err().or(refused);
    }
    let fault = refused.expect("seven lines at once are too many");
    assert_eq!(fault.code, Code::TooFast);
    assert!(fault.retry_after_ms.is_some_and(|ms| (1..=10_000).contains(&ms)), "{fault:?}");
    let mut limited = None;
    for _ in 0..40 {
        let answer = ana.get("/api/games").await;
        if answer.status == 429 {
            limited = Some(answer);
            break;
        }
    }
    let answer = limited.expect("forty requests are too many");
    assert!(answer.head.to_lowercase().contains("retry-after: "), "{}", answer.head);
    assert!(answer.json()["retry_after_ms"].as_u64().is_some_and(|ms| ms > 0), "{}", answer.body);
    server.stop().await;
}
