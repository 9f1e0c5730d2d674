//! Somebody who plays all seats of a table, and remembers what the server has acknowledged.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex};

use engine::{Salt, Seat};
use host::LogEntry;
use protocol::{Code, Message, Reply, Request};
use server::{SqliteStore, Store};

use super::{Person, Socket};

/// What a player was told: seat, question and action.
pub(crate) type Acknowledged = Arc<Mutex<Vec<(Seat, u32, String)>>>;

/// Plays every seat of a table until the socket breaks, the server cannot keep something, or the match is over. True when
/// it is over.
pub(crate) async fn drive(person: Person, table: String, seats: u8, acknowledged: Acknowledged) -> bool {
    let Ok(mut socket) = Socket::connect(person.address, &[("cookie", &person.cookie)]).await else { return false };
    let mut requests = vec![hello(&table)];
    for seat in (0..seats).map(Seat::new) {
        requests.push(Request::Sit {
            seat: Some(seat),
            name: format!("player {seat}"),
            salt: Salt::default(),
            bot: false,
        });
        requests.push(Request::Ready { seat, ready: true, salt: None });
    }
    let mut id = 0;
    for request in requests {
        id += 1;
        socket.send(id, request).await;
    }
    let mut asked: BTreeMap<u64, (Seat, u32, String)> = BTreeMap::new();
    let mut answered: BTreeMap<Seat, u32> = BTreeMap::new();
    while let Some(message) = socket.next().await {
        match message {
            Message::Over(_) => return true,
            Message::Reply(Reply::Ok { id, .. }) => {
                let done = asked.remove(&id);
                acknowledged.lock().expect("nobody panics").extend(done);
            }
            Message::Reply(Reply::Error { fault, .. }) if fault.code == Code::Unavailable => return false,
            Message::Update(update) if !update.menu.is_empty() => {
                let Some(seat) = update.viewer.seat() else { continue };
                if answered.insert(seat, update.question).is_none_or(|last| last < update.question) {
                    id += 1;
                    let action = update.menu[update.question as usize % update.menu.len()].clone();
                    asked.insert(id, (seat, update.question, action.clone()));
                    socket.send(id, Request::Play { seat, question: update.question, action }).await;
                }
            }
            _ => {}
        }
    }
    false
}

/// So many seats has a table of [`play`].
const PLAY_SEATS: u8 = 2;

/// Opens a table and plays a match, and tries everything again that fails. `failed` is called after each time.
pub(crate) async fn play(
    person: &Person,
    acknowledged: Acknowledged,
    mut failed: impl AsyncFnMut(),
) -> (String, u8, Acknowledged) {
    let wish = r#"{"game":"sample","seats":2,"hot_seat":true,"options":{"rounds":"1"}}"#;
    let mut table = None;
    for _ in 0..100 {
        match &table {
            None => {
                let answer = person.post("/api/tables", wish).await;
                match answer.status {
                    201 => table = answer.json()["table"].as_str().map(str::to_owned),
                    503 => failed().await,
                    other => panic!("{other}: {}", answer.body),
                }
            }
            Some(table) => match drive(person.clone(), table.clone(), PLAY_SEATS, acknowledged.clone()).await {
                true => return (table.clone(), PLAY_SEATS, acknowledged),
                false => failed().await,
            },
        }
    }
    panic!("the match does not end although the disk is in order again");
}

pub(crate) fn hello(table: &str) -> Request {
    Request::Hello {
        version: protocol::VERSION,
        table: table.to_owned(),
        seen: Default::default(),
        name: None,
        key: None,
    }
}

/// Compares the logs on disk with what players were told.
pub(crate) async fn check(folder: &Path, tables: &[(String, u8, Acknowledged)]) -> usize {
    let store = SqliteStore::open(&folder.join("escapade.db")).await.expect("the store opens");
    let mut count = 0;
    for (table, _, acknowledged) in tables {
        let mut kept = BTreeMap::new();
        let log = store.log(table).await.expect("the log can be read");
        for logged in &log {
            if let LogEntry::Played { seat, question, action, .. } = &logged.entry {
                let twice = kept.insert((*seat, *question), action.clone());
                assert_eq!(twice, None, "question {question} of {seat} at {table} is answered twice");
            }
        }
        for (seat, question, action) in acknowledged.lock().expect("nobody panics").iter() {
            assert_eq!(kept.get(&(*seat, *question)), Some(action), "an acknowledged action at {table} is lost");
            count += 1;
        }
        host::Host::restore(log).expect("the log can be folded");
    }
    store.close().await;
    count
}
