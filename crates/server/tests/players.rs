//! Who one is: on another device, by a token, and wherever one is waited for.

mod common;

use common::{Lines, Person, Running, folder, http};
use engine::{Salt, Seat, Seats};
use protocol::{Request, TurnNotice};
use serde_json::{Value, json};
use server::Config;

async fn sit(person: &Person, table: &str, seat: u8, name: &str) -> common::Socket {
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

async fn own(person: &Person) -> Vec<(String, String, Value)> {
    let tables = person.get("/api/me/tables").await.json();
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let row = |row: &Value| (text(&row["table"]), text(&row["phase"]), row["turn"].clone());
    tables.as_array().expect("a list").iter().map(row).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn players_hear_where_they_are_waited_for() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let (ana, ben) = (Person::new(server.address).await, Person::new(server.address).await);
    let (table, _) = ana.open(r#"{"game":"sample","seats":2,"open":true}"#).await;
    let mut early = Lines::open(&ben, "/api/me/stream").await;
    assert!(early.head.contains("application/x-ndjson"), "{}", early.head);
    let mut b = sit(&ben, &table, 1, "ben").await;
    assert_eq!(own(&ben).await, [(table.clone(), "gathering".to_owned(), json!([]))]);
    assert_eq!(own(&ana).await, [], "who opens a table does not sit at it");
    let mut a = sit(&ana, &table, 0, "ana").await;
    let turn = TurnNotice { table: table.clone(), game: "sample".into(), seats: Seats::only(Seat::new(1)) };
    let read = |line: Option<String>| serde_json::from_str::<TurnNotice>(&line.unwrap()).unwrap();
    assert_eq!(read(early.next().await), turn, "both bid");
    assert_eq!(own(&ben).await, [(table.clone(), "playing".to_owned(), json!(["b"]))]);
    let mut late = Lines::open(&ben, "/api/me/stream").await;
    assert_eq!(read(late.next().await), turn, "whoever comes later hears of what is open");

    let bid = |seat, action: &str| Request::Play { seat, question: 1, action: action.into() };
    let menu = first_menu(&mut b).await;
    b.ask(bid(Seat::new(1), &menu)).await.unwrap();
    assert_eq!(own(&ben).await[0].2, json!([]), "ben has bid");
    let menu = first_menu(&mut a).await;
    a.ask(bid(Seat::new(0), &menu)).await.unwrap();
    // Whatever follows the bids, sooner or later ben is asked again.
    tokio::join!(a.play_to_the_end(|_| 0), b.play_to_the_end(|_| 0));
    assert_eq!((read(early.next().await), read(late.next().await)), (turn.clone(), turn));
    assert_eq!(own(&ben).await, [(table, "over".to_owned(), json!([]))]);
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

async fn first_menu(socket: &mut common::Socket) -> String {
    loop {
        if let Some(protocol::Message::Update(update)) = socket.hear().await {
            return update.menu[0].clone();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_stands_up_has_no_table() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let ana = Person::new(server.address).await;
    let (table, _) = ana.open(r#"{"game":"sample","seats":2,"open":true,"hot_seat":true}"#).await;
    let mut socket = sit(&ana, &table, 0, "ana").await;
    socket
        .ask(Request::Sit { seat: Some(Seat::new(1)), name: "ben".into(), salt: Salt::default(), bot: false })
        .await
        .unwrap();
    assert_eq!(own(&ana).await.len(), 1, "two seats, one table");
    socket.ask(Request::Stand { seat: Seat::new(0) }).await.unwrap();
    assert_eq!(own(&ana).await.len(), 1);
    socket.ask(Request::Stand { seat: Seat::new(1) }).await.unwrap();
    assert_eq!(own(&ana).await, []);
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_goes_on_at_another_device_too() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let ana = Person::new(server.address).await;
    assert_eq!(ana.post("/api/me", r#"{"name":"ana"}"#).await.json()["name"], "ana");
    let secret = ana.post("/api/me/recovery", "{}").await.body;
    let recover = || http(server.address, "POST /api/recover", &[], &secret);
    let (one, other) = tokio::join!(recover(), recover());
    let (moved, refused) = if one.status == 200 { (one, other) } else { (other, one) };
    assert_eq!((moved.status, moved.json()["name"].as_str()), (200, Some("ana")));
    assert!(moved.head.contains("HttpOnly; SameSite=Lax"));
    assert_eq!(refused.status, 403, "a link is used once, even by two at the same time");
    assert_eq!(recover().await.status, 403, "and not again later");
    // The link adds a device, and takes none away.
    let phone = Person { address: server.address, cookie: moved.cookie().expect("the other device gets a cookie") };
    assert_ne!(phone.cookie, ana.cookie);
    for device in [&ana, &phone] {
        assert_eq!(device.get("/api/me").await.json()["name"], "ana");
        assert_eq!(device.get("/api/sessions").await.json().as_array().map(Vec::len), Some(2));
    }
    // Somebody who has lost a device signs it out.
    let secret = phone.post("/api/me/recovery", "{}").await.json()["secret"].clone();
    let alone = json!({ "secret": secret, "alone": true }).to_string();
    assert_eq!(http(server.address, "POST /api/recover", &[], &alone).await.status, 200);
    for device in [&ana, &phone] {
        assert_eq!(device.get("/api/sessions").await.status, 401);
    }
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// A token that may little cannot be exchanged for anything that may more.
#[tokio::test(flavor = "multi_thread")]
async fn tokens_do_not_grow() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let ana = Person::new(server.address).await;
    for scopes in [r#"["watch"]"#, r#"["play","watch"]"#] {
        let answer = ana.post("/api/tokens", &format!(r#"{{"scopes":{scopes}}}"#)).await.json();
        let token = answer["token"].as_str().unwrap();
        assert!(token.starts_with("esc_"));
        let bearer = [("authorization", format!("Bearer {token}"))];
        let headers: Vec<(&str, &str)> = bearer.iter().map(|(name, value)| (*name, value.as_str())).collect();
        for (path, body) in
            [("/api/me/recovery", "{}"), ("/api/me", r#"{"name":"eve"}"#), ("/api/tokens", r#"{"scopes":["watch"]}"#)]
        {
            let answer = http(server.address, &format!("POST {path}"), &headers, body).await;
            assert_eq!(answer.status, 403, "{path} with {scopes}: {}", answer.body);
        }
        assert_eq!(http(server.address, "GET /api/me/tables", &headers, "").await.status, 200);
        let opened = http(server.address, "POST /api/tables", &headers, r#"{"game":"sample"}"#).await.status;
        assert_eq!(opened, if scopes.contains("play") { 201 } else { 403 });

        let forget = json!({ "token": token }).to_string();
        let eve = Person::new(server.address).await;
        assert_eq!(eve.post("/api/tokens/forget", &forget).await.status, 403, "it is ana's");
        assert_eq!(ana.post("/api/tokens/forget", &forget).await.status, 204);
        assert_eq!(http(server.address, "GET /api/me/tables", &headers, "").await.status, 401, "it opens nothing now");
        assert_eq!(ana.post("/api/tokens/forget", &forget).await.status, 403, "it is gone");
    }
    let unknown = ana.post("/api/tokens", r#"{"scopes":["account"]}"#).await;
    assert!(unknown.status == 400 && unknown.body.contains("is not one of play, watch"), "{}", unknown.body);
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}
