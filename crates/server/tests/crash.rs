//! The server is killed in the middle of play, again and again: what was acknowledged is never lost and never doubled.
//!
//! `ESCAPADE_KILLS=200` makes it a long run.

mod common;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use common::{Person, Socket, folder};
use engine::{Dice, Salt, Seat};
use host::LogEntry;
use protocol::{Message, Reply, Request};
use server::{Config, SqliteStore, Store};
use tokio::net::TcpListener;

const CHILD: &str = "ESCAPADE_CRASH_CHILD";

/// Not a test of its own: the server that is killed. It runs in a process of its own.
#[test]
fn a_server_to_be_killed() {
    let Some(folder) = std::env::var_os(CHILD).map(PathBuf::from) else { return };
    let config = Config { messages_per_second_max: 100_000, requests_per_minute_max: 100_000, ..Config::default() };
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let store = SqliteStore::open(&folder.join("escapade.db")).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        std::fs::write(folder.join("address.new"), address).unwrap();
        std::fs::rename(folder.join("address.new"), folder.join("address")).unwrap();
        server::serve(listener, Arc::new(store), config, std::future::pending()).await.unwrap();
    });
}

async fn start(folder: &Path) -> (Child, SocketAddr) {
    drop(std::fs::remove_file(folder.join("address")));
    let mut child = Command::new(std::env::current_exe().expect("a test has a path"))
        .args(["--exact", "a_server_to_be_killed", "--nocapture"])
        .env(CHILD, folder)
        .stdout(Stdio::null())
        .spawn()
        .expect("a server starts");
    for _ in 0..2000 {
        if let Ok(text) = std::fs::read_to_string(folder.join("address")) {
            return (child, text.parse().expect("an address was written"));
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    child.kill().expect("a server can be killed");
    let status = child.wait();
    panic!("the server does not start: {status:?}");
}

type Acknowledged = Arc<Mutex<Vec<(Seat, u32, String)>>>;

/// Plays every seat of a table until the socket breaks or the match is over. True when it is over.
async fn drive(person: Person, table: String, seats: u8, acknowledged: Acknowledged) -> bool {
    let Ok(mut socket) = Socket::connect(person.address, &[("cookie", &person.cookie)]).await else { return false };
    let mut requests = vec![hello(&table)];
    for seat in (0..seats).map(Seat::new) {
        requests.push(Request::Sit { seat: Some(seat), name: format!("player {seat}"), salt: Salt::default() });
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

fn hello(table: &str) -> Request {
    Request::Hello {
        version: protocol::VERSION,
        table: table.to_owned(),
        seen: Default::default(),
        name: None,
        key: None,
    }
}

/// Compares the logs on disk with what players were told.
async fn check(folder: &Path, tables: &[(String, u8, Acknowledged)]) -> usize {
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

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost() {
    let kills: u32 = std::env::var("ESCAPADE_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(3);
    let folder = folder();
    let mut dice = Dice::seeded(u64::from(std::process::id()));
    let mut tables: Vec<(String, u8, Acknowledged)> = Vec::new();
    let (mut child, mut address) = start(&folder).await;
    let person = Person::new(address).await;
    for kill in 0..kills {
        let person = person.at(address);
        if kill % 20 == 0 {
            for entry in games::GAMES.iter().copied().chain(games::find("sample")) {
                let seats = *entry.about().seats.start();
                let wish = format!(r#"{{"game":"{}","seats":{seats},"hot_seat":true}}"#, entry.about().name);
                tables.push((person.open(&wish).await.0, seats, Acknowledged::default()));
            }
        }
        let players: Vec<_> = tables
            .iter()
            .map(|(table, seats, own)| tokio::spawn(drive(person.clone(), table.clone(), *seats, own.clone())))
            .collect();
        tokio::time::sleep(Duration::from_millis(100 + u64::from(dice.below(500)))).await;
        child.kill().expect("a server can be killed");
        child.wait().expect("a killed server ends");
        for player in players {
            player.await.expect("a player does not panic");
        }
        let count = check(&folder, &tables).await;
        println!("kill {}: {count} acknowledged actions, none lost, none doubled", kill + 1);
        (child, address) = start(&folder).await;
    }
    assert!(check(&folder, &tables).await > 0, "something was played");
    child.kill().expect("a server can be killed");
    child.wait().expect("a killed server ends");
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}
