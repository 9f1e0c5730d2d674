//! Malformed, oversized, out-of-turn, forged and flooding input: each gets a clear answer, and the table is unharmed.

mod common;

use common::{Person, Running, Socket, folder, http};
use engine::{Dice, Salt, Seat};
use protocol::{Code, Envelope, MESSAGE_BYTES_MAX, Message, Request};
use server::Config;

#[tokio::test(flavor = "multi_thread")]
async fn bad_input_harms_nobody() {
    let folder = folder();
    let server = Running::start(&folder, Config { messages_per_second_max: 1000, ..Config::default() }).await;
    let (ana, eve) = (Person::new(server.address).await, Person::new(server.address).await);
    let (table, _) = ana.open(r#"{"game":"sample","bots":["easy"],"open":true}"#).await;
    let mut a = ana.connect().await;
    a.hello(&table, None).await.unwrap();
    a.ask(Request::Sit { seat: None, name: "ana".into(), salt: Salt::default() }).await.unwrap();
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
    let big = format!(r#"{{"game":"{}"}}"#, "x".repeat(100_000));
    assert_eq!(ana.post("/api/tables", &big).await.status, 413);
    assert_eq!(ana.get("/api/tables/nowhere").await.status, 404);
    assert_eq!(http(address, "GET /healthz", &[], "").await.body, "alive\n");
    assert_eq!(http(address, "GET /readyz", &[], "").await.body, "ready\n");
    assert!(http(address, "GET /metrics", &[], "").await.body.contains("escapade_sockets "));
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// Two matches in which ana bids differently: ben's socket hears the same bytes until the bids open.
#[tokio::test(flavor = "multi_thread")]
async fn real_sockets_do_not_leak() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let mut heard = Vec::new();
    for choice in 0..2 {
        let (ana, ben) = (Person::new(server.address).await, Person::new(server.address).await);
        let (table, _) = ana.open(r#"{"game":"sample","seats":2,"open":true}"#).await;
        let (mut a, mut b) = (ana.connect().await, ben.connect().await);
        for (socket, name, seat) in [(&mut a, "ana", 0), (&mut b, "ben", 1)] {
            socket.hello(&table, None).await.unwrap();
            socket.ask(Request::Sit { seat: None, name: name.into(), salt: Salt::default() }).await.unwrap();
            socket.ask(Request::Ready { seat: Seat::new(seat), ready: true, salt: None }).await.unwrap();
        }
        let menu = loop {
            if let Some(Message::Update(update)) = a.hear().await {
                break update.menu;
            }
        };
        let deal = loop {
            if let Some(Message::Update(update)) = b.hear().await {
                break update;
            }
        };
        a.ask(Request::Play { seat: Seat::new(0), question: 1, action: menu[choice].clone() }).await.unwrap();
        let after = loop {
            if let Some(Message::Update(update)) = b.hear().await {
                break update;
            }
        };
        // The hands differ from match to match; all but ben's own hand must not.
        let hide = |text: String| {
            let hand = serde_json::from_str::<serde_json::Value>(deal.view.get()).unwrap()["hand"].to_string();
            let menu = serde_json::to_string(&deal.menu).unwrap();
            text.replace(&hand, "hand").replace(&menu, "menu")
        };
        heard.push(hide(Message::Update(after).to_json()));
    }
    assert_eq!(heard[0], heard[1]);
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}
