//! Friends play over real sockets, from the link to the record.

mod common;

use std::time::Duration;

use common::{Lines, Person, Running, Socket, folder, http};
use engine::{Dice, Record, Salt, Seat};
use protocol::{Code, Message, Request, SeatPlayer, StandInReason};
use server::Config;

fn sit(name: &str) -> Request {
    Request::Sit { seat: None, name: name.to_owned(), salt: Salt::new([name.len() as u8; 16]), bot: false }
}

fn ready(seat: u8) -> Request {
    Request::Ready { seat: Seat::new(seat), ready: true, salt: None }
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_play_by_a_link() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let (ana, ben, eve) =
        (Person::new(server.address).await, Person::new(server.address).await, Person::new(server.address).await);
    let (table, key) = ana.open(r#"{"game":"sample","seats":3,"bots":["easy"],"closed":true}"#).await;
    let key = key.expect("a closed table has a key");

    let mut a = ana.connect().await;
    a.hello(&table, None).await.unwrap();
    a.ask(sit("ana")).await.unwrap();
    let mut b = ben.connect().await;
    b.hello(&table, Some("no key of ours")).await.unwrap();
    assert_eq!(b.ask(sit("ben")).await.unwrap_err().code, Code::NotAllowed, "a link to watch is not a link to sit");
    b.hello(&table, Some(&key)).await.unwrap();
    b.ask(sit("ben")).await.unwrap();
    let mut e = eve.connect().await;
    e.hello(&table, None).await.unwrap();
    a.ask(ready(0)).await.unwrap();
    b.ask(ready(1)).await.unwrap();

    let watching = tokio::spawn(async move {
        let mut updates = 0;
        loop {
            match e.hear().await.expect("the socket stays open") {
                Message::Update(update) => {
                    assert!(update.menu.is_empty() && update.viewer.seat().is_none());
                    updates += 1;
                }
                Message::Over(_) => return updates,
                _ => {}
            }
        }
    });
    tokio::join!(a.play_to_the_end(|_| 0), b.play_to_the_end(|count| count - 1));
    assert!(watching.await.unwrap() > 3);

    let text = eve.get(&format!("/api/tables/{table}/record")).await.body;
    let record: Record = text.parse().unwrap();
    games::find("sample").unwrap().verify(&record, None).unwrap();
    let replay = eve.get(&format!("/api/tables/{table}/replay?at=2&seat=b")).await.json();
    assert_eq!(replay["at"], 2);
    assert_eq!(replay["view"]["viewer"]["seat"], "b");
    let revealed = eve.get(&format!("/api/tables/{table}/replay?at=2&all=true")).await.json();
    assert_eq!(revealed["seats"].as_array().unwrap().len(), 3);
    assert_eq!(revealed["seats"][1], replay["view"]);

    // Eve wants to know how it would have gone, had ben played as she does.
    let wish = r#"{"at":2,"seat":"b","level":"easy"}"#;
    let fork = eve.post(&format!("/api/tables/{table}/fork"), wish).await.json();
    let fork = fork["table"].as_str().unwrap().to_owned();
    let mut other = eve.connect().await;
    other.hello(&fork, None).await.unwrap();
    other.ask(ready(1)).await.unwrap();
    other.play_to_the_end(|_| 0).await;
    let forked: Record = eve.get(&format!("/api/tables/{fork}/record")).await.body.parse().unwrap();
    assert_eq!(forked.moves[..2], record.moves[..2]);
    games::find("sample").unwrap().verify(&forked, None).unwrap();
    for (wish, status) in [(r#"{"at":99999,"seat":"b"}"#, 400), (r#"{"at":2,"seat":"f"}"#, 400)] {
        assert_eq!(eve.post(&format!("/api/tables/{table}/fork"), wish).await.status, status, "{wish}");
    }
    let unfinished = eve.open(r#"{"game":"sample"}"#).await.0;
    assert_eq!(eve.post(&format!("/api/tables/{unfinished}/fork"), wish).await.status, 409);

    // Everybody wants another match, in which all sit one seat further.
    a.ask(Request::VoteRematch { agree: true }).await.unwrap();
    b.ask(Request::VoteRematch { agree: true }).await.unwrap();
    let next = loop {
        if let Some(Message::Table(state)) = a.hear().await
            && let Some(next) = state.next
        {
            break next;
        }
    };
    let again = ana.get(&format!("/api/tables/{next}")).await.json();
    assert_eq!(again["seats"][1]["name"], "ana");
    assert_eq!(again["phase"], "gathering");
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_may_watch_is_shown_to_its_players_only() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let (ana, eve) = (Person::new(server.address).await, Person::new(server.address).await);
    let wish = r#"{"game":"sample","seats":2,"bots":["easy"],"open":true,"spectators":false}"#;
    let (table, _) = ana.open(wish).await;
    let mut socket = ana.connect().await;
    socket.hello(&table, None).await.unwrap();
    socket.ask(sit("ana")).await.unwrap();
    socket.ask(ready(0)).await.unwrap();
    socket.play_to_the_end(|_| 0).await;
    for path in ["record", "replay"] {
        let path = format!("/api/tables/{table}/{path}");
        assert_eq!(ana.get(&path).await.status, 200);
        assert_eq!(eve.get(&path).await.status, 403, "{path}");
    }
    let fork = format!("/api/tables/{table}/fork");
    assert_eq!(eve.post(&fork, r#"{"at":2,"seat":"a"}"#).await.status, 403);
    assert_eq!(ana.post(&fork, r#"{"at":2,"seat":"a"}"#).await.status, 201);
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_survives_a_restart() {
    let folder = folder();
    let mut server = Running::start(&folder, Config::default()).await;
    let mut dice = Dice::seeded(5);
    for entry in games::GAMES {
        let ana = Person::new(server.address).await;
        let seats = *entry.about().seats.start();
        let bots = vec!["\"easy\""; usize::from(seats) - 1].join(",");
        let wish = format!(r#"{{"game":"{}","seats":{seats},"bots":[{bots}],"open":true}}"#, entry.about().name);
        let (table, _) = ana.open(&wish).await;
        let listed = ana.get("/api/tables").await.json();
        assert!(listed.as_array().unwrap().iter().any(|row| row["table"] == table));
        let mut socket = ana.connect().await;
        socket.hello(&table, None).await.unwrap();
        socket.ask(sit("ana")).await.unwrap();
        socket.ask(ready(0)).await.unwrap();
        for _ in 0..3 {
            let update = loop {
                match socket.hear().await.unwrap() {
                    Message::Update(update) if !update.menu.is_empty() => break update,
                    _ => {}
                }
            };
            let play = Request::Play { seat: Seat::new(0), question: update.question, action: update.menu[0].clone() };
            socket.ask(play).await.unwrap();
        }
        // The server stops and starts again; the match goes on where it was.
        server.stop().await;
        server = Running::start(&folder, Config::default()).await;
        let ana = ana.at(server.address);
        let mut socket = ana.connect().await;
        socket.hello(&table, None).await.unwrap();
        // Whole matches take a thousand syncs of the disk, so that only a long run plays them all.
        if std::env::var_os("ESCAPADE_LONG").is_none() {
            socket.ask(Request::VoteAbandon { agree: true }).await.unwrap();
            assert_eq!(ana.get(&format!("/api/tables/{table}")).await.json()["phase"], "over");
            continue;
        }
        socket.play_to_the_end(|count| dice.below(count as u32) as usize).await;
        let record: Record = ana.get(&format!("/api/tables/{table}/record")).await.body.parse().unwrap();
        entry.verify(&record, None).unwrap();
    }
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// Waits until somebody else than before plays in the second seat.
async fn until_minded_by(socket: &mut Socket, minder: &SeatPlayer) {
    loop {
        if let Some(Message::Table(state)) = socket.hear().await
            && state.seats[1].minder == *minder
        {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_sits_in_until_its_person_returns() {
    let folder = folder();
    let server = Running::start(&folder, Config { grace_ms: 100, ..Config::default() }).await;
    let (ana, ben) = (Person::new(server.address).await, Person::new(server.address).await);
    let (table, _) = ana.open(r#"{"game":"sample","seats":2,"level":"easy","open":true}"#).await;
    let (mut a, mut b) = (ana.connect().await, ben.connect().await);
    for (socket, name, seat) in [(&mut a, "ana", 0), (&mut b, "ben", 1)] {
        socket.hello(&table, None).await.unwrap();
        socket.ask(sit(name)).await.unwrap();
        socket.ask(ready(seat)).await.unwrap();
    }
    drop(b);
    until_minded_by(&mut a, &SeatPlayer::StandIn(StandInReason::Deserted)).await;
    let mut b = ben.connect().await;
    b.hello(&table, None).await.unwrap();
    until_minded_by(&mut a, &SeatPlayer::Person).await;
    a.ask(Request::VoteAbandon { agree: true }).await.unwrap();
    assert_eq!(ana.get(&format!("/api/tables/{table}")).await.json()["phase"], "playing", "one of two");
    b.ask(Request::VoteAbandon { agree: true }).await.unwrap();
    assert_eq!(ana.get(&format!("/api/tables/{table}")).await.json()["phase"], "over");
    let record = ana.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(record.status, 200);
    assert!(record.body.contains("\naborted: agreed\n"), "{}", record.body);
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// Clocks run although nobody is connected, so that a server which starts looks after them by itself.
#[tokio::test(flavor = "multi_thread")]
async fn tables_with_clocks_wake_with_the_server() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let ana = Person::new(server.address).await;
    for clock in [r#"{"days":{"days":3}}"#, r#""none""#] {
        let wish = format!(r#"{{"game":"sample","seats":2,"hot_seat":true,"open":true,"clock":{clock}}}"#);
        let (table, _) = ana.open(&wish).await;
        let mut socket = ana.connect().await;
        socket.hello(&table, None).await.unwrap();
        for (seat, name) in [(0, "ana"), (1, "ben")] {
            let seat = Seat::new(seat);
            socket
                .ask(Request::Sit { seat: Some(seat), name: name.into(), salt: Salt::default(), bot: false })
                .await
                .unwrap();
            socket.ask(ready(seat.number())).await.unwrap();
        }
    }
    server.stop().await;
    let server = Running::start(&folder, Config::default()).await;
    let mut live = String::new();
    for _ in 0..100 {
        live = http(server.address, "GET /metrics", &[], "").await.body;
        if live.contains("escapade_tables_live 1\n") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(live.contains("escapade_tables_live 1\n"), "the one with a clock: {live}");
    let listed = ana.at(server.address).get("/api/me/tables").await.json();
    let turns: Vec<&serde_json::Value> = listed.as_array().unwrap().iter().map(|row| &row["turn"]).collect();
    assert_eq!(turns, [&serde_json::json!(["a", "b"]); 2], "both are found, and both wait");
    let live = http(server.address, "GET /metrics", &[], "").await.body;
    assert!(live.contains("escapade_tables_live 1\n"), "a list restores nothing: {live}");
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tool_plays_with_a_token() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let ana = Person::new(server.address).await;
    let mut tokens = Vec::new();
    for scopes in [r#"["play"]"#, r#"["watch"]"#] {
        let answer = ana.post("/api/tokens", &format!(r#"{{"scopes":{scopes}}}"#)).await.json();
        tokens.push(format!("Bearer {}", answer["token"].as_str().unwrap()));
    }
    let (table, _) = ana.open(r#"{"game":"sample","bots":["easy"],"open":true}"#).await;
    let mut watcher = Socket::connect(server.address, &[("authorization", &tokens[1])]).await.unwrap();
    watcher.hello(&table, None).await.unwrap();
    assert_eq!(watcher.ask(sit("tool")).await.unwrap_err().code, Code::NotAllowed);
    let mut player = Socket::connect(server.address, &[("authorization", &tokens[0])]).await.unwrap();
    player.hello(&table, None).await.unwrap();
    player.ask(sit("tool")).await.unwrap();
    player.ask(ready(0)).await.unwrap();
    player.play_to_the_end(|_| 0).await;
    let forged = http(server.address, "GET /api/tables/x/stream", &[("authorization", "Bearer esc_forged")], "").await;
    assert_eq!(forged.status, 401);
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}

/// A tool that only watches gets the spectator's messages, one in a line, until the match is over.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_streamed_as_lines() {
    let folder = folder();
    let server = Running::start(&folder, Config::default()).await;
    let ana = Person::new(server.address).await;
    let (table, _) = ana.open(r#"{"game":"sample","bots":["easy"],"open":true}"#).await;
    let mut stream = Lines::open(&ana, &format!("/api/tables/{table}/stream")).await;
    assert!(stream.head.contains("content-type: application/x-ndjson"));
    let mut socket = ana.connect().await;
    socket.hello(&table, None).await.unwrap();
    socket.ask(sit("ana")).await.unwrap();
    socket.ask(ready(0)).await.unwrap();
    socket.play_to_the_end(|_| 0).await;
    let mut messages = Vec::new();
    while !matches!(messages.last(), Some(Message::Over(_))) {
        let line = stream.next().await.expect("the stream goes on until the match is over");
        messages.push(Message::read(&line).unwrap());
    }
    assert!(matches!(messages[..2], [Message::Reply(_), Message::Table(_)]));
    let updates = messages.iter().filter_map(|message| match message {
        Message::Update(update) => Some(update),
        _ => None,
    });
    assert!(updates.clone().count() > 3);
    assert!(updates.into_iter().all(|update| update.viewer.seat().is_none() && update.menu.is_empty()));
    let (closed, _) = ana.open(r#"{"game":"sample","spectators":false,"open":true}"#).await;
    assert_eq!(ana.get(&format!("/api/tables/{closed}/stream")).await.status, 403, "nobody watches it");
    drop(stream);
    server.stop().await;
    std::fs::remove_dir_all(folder).unwrap();
}
