//! Clients on changing nodes: at each table somebody plays all seats, and somebody watches.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use cluster::PostgresStore;
use engine::{Salt, Seat};
use protocol::{Message, Reply, Request};
use server::Store;
use tokio::task::JoinHandle;

use crate::checker::{History, Seen, TableHistory, Told};
use crate::common::player::hello;
use crate::common::{Person, Socket};

const WISH: &str = r#"{"game":"sample","seats":2,"hot_seat":true}"#;
const SEATS: u8 = 2;
/// How long the last matches of a round may take.
const PATIENCE: Duration = Duration::from_secs(60);
/// How many actions are acknowledged between two faults.
const PROGRESS: usize = 30;

/// What is noted at a table.
#[derive(Default)]
struct Notes {
    told: Mutex<Vec<Told>>,
    seen: Mutex<BTreeSet<Seen>>,
    is_over: AtomicBool,
}

impl Notes {
    fn see(&self, message: &Message) {
        if let Message::Update(update) = message {
            let seen = Seen { viewer: update.viewer.seat(), seq: update.seq, view: update.view.get().to_owned() };
            self.seen.lock().expect("nobody panics").insert(seen);
        }
    }

    fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }
}

/// What everybody shares.
#[derive(Default)]
struct Shared {
    tables: Mutex<Vec<(String, Arc<Notes>)>>,
    acknowledged: AtomicUsize,
    is_ending: AtomicBool,
}

/// Everybody at the tables of a round.
pub(crate) struct People {
    shared: Arc<Shared>,
    tasks: Vec<JoinHandle<()>>,
}

/// Lets so many people play one match after the other.
pub(crate) fn begin(person: &Person, nodes: &[SocketAddr], players: usize) -> People {
    let shared = Arc::new(Shared::default());
    let begin_one = |number: usize| {
        let mut order = nodes.to_vec();
        order.rotate_left(number % nodes.len());
        tokio::spawn(play_matches(person.clone(), order, shared.clone()))
    };
    let tasks = (0..players).map(begin_one).collect();
    People { shared, tasks }
}

impl People {
    /// Waits until some more actions are acknowledged.
    pub(crate) async fn wait_for_progress(&self) {
        let before = self.shared.acknowledged.load(Ordering::Relaxed);
        let end = Instant::now() + PATIENCE;
        while self.shared.acknowledged.load(Ordering::Relaxed) < before + PROGRESS {
            assert!(Instant::now() < end, "nothing goes on");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Waits until the last matches are played, and gives what happened.
    pub(crate) async fn finish(self, store: &PostgresStore) -> History {
        self.shared.is_ending.store(true, Ordering::Relaxed);
        let all = async {
            for task in self.tasks {
                task.await.expect("nobody panics");
            }
        };
        drop(tokio::time::timeout(PATIENCE, all).await);
        let tables = std::mem::take(&mut *self.shared.tables.lock().expect("nobody panics"));
        let mut history = History { tables: Vec::new() };
        for (table, notes) in tables {
            let log = match notes.is_over() {
                true => store.log(&table).await.map_err(|fault| fault.to_string()),
                false => Err("the match does not come to its end".to_owned()),
            };
            let told = std::mem::take(&mut *notes.told.lock().expect("nobody panics"));
            let seen = std::mem::take(&mut *notes.seen.lock().expect("nobody panics")).into_iter().collect();
            history.tables.push(TableHistory { table, told, seen, log });
        }
        history
    }
}

/// Opens a table, plays its match while somebody else watches, and begins again.
async fn play_matches(person: Person, nodes: Vec<SocketAddr>, shared: Arc<Shared>) {
    let mut places = nodes.iter().copied().cycle();
    while !shared.is_ending.load(Ordering::Relaxed) {
        let here = person.at(places.next().expect("there are nodes"));
        // Asking a node that is gone panics.
        let asked = tokio::spawn(async move { here.post("/api/tables", WISH).await });
        let opened = tokio::time::timeout(Duration::from_secs(8), asked).await;
        let Ok(Ok(opened)) = opened else { continue };
        if opened.status != 201 {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        }
        let table = opened.json()["table"].as_str().expect("a table has an id").to_owned();
        let notes = Arc::new(Notes::default());
        shared.tables.lock().expect("nobody panics").push((table.clone(), notes.clone()));
        let mut order = nodes.clone();
        order.rotate_left(1);
        let watching = tokio::spawn(watch(table.clone(), order, notes.clone()));
        let mut id = 0;
        while !notes.is_over() {
            let here = person.at(places.next().expect("there are nodes"));
            play_at(&here, &table, &notes, &shared.acknowledged, &mut id).await;
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        watching.abort();
    }
}

/// The next message, or nothing if the socket is closed or silent.
async fn next(socket: &mut Socket) -> Option<Message> {
    tokio::time::timeout(Duration::from_secs(8), socket.next()).await.ok().flatten()
}

/// Plays at one node until the socket breaks. Every now and then the player leaves for another node on purpose.
async fn play_at(person: &Person, table: &str, notes: &Notes, acknowledged: &AtomicUsize, id: &mut u64) {
    let cookie = [("cookie", person.cookie.as_str())];
    let connect = Socket::connect(person.address, &cookie);
    let Ok(Ok(mut socket)) = tokio::time::timeout(Duration::from_secs(3), connect).await else { return };
    let mut requests = vec![hello(table)];
    for seat in (0..SEATS).map(Seat::new) {
        requests.push(Request::Sit {
            seat: Some(seat),
            name: format!("player {seat}"),
            salt: Salt::default(),
            bot: false,
        });
        requests.push(Request::Ready { seat, ready: true, salt: None });
    }
    for request in requests {
        *id += 1;
        socket.send(*id, request).await;
    }
    let mut asked: BTreeMap<u64, (Seat, u32, String, Instant)> = BTreeMap::new();
    let mut answered: BTreeMap<Seat, u32> = BTreeMap::new();
    let mut count = 0;
    while let Some(message) = next(&mut socket).await {
        notes.see(&message);
        match message {
            Message::Over(_) => {
                notes.is_over.store(true, Ordering::Relaxed);
                return;
            }
            Message::Reply(Reply::Ok { id, .. }) => {
                if let Some((seat, question, action, asked_at)) = asked.remove(&id) {
                    let told = Told { seat, question, action, asked_at, told_at: Instant::now() };
                    notes.told.lock().expect("nobody panics").push(told);
                    acknowledged.fetch_add(1, Ordering::Relaxed);
                    count += 1;
                }
                if count == 4 {
                    return;
                }
            }
            Message::Update(update) if !update.menu.is_empty() => {
                let Some(seat) = update.viewer.seat() else { continue };
                if answered.insert(seat, update.question).is_none_or(|last| last < update.question) {
                    *id += 1;
                    let action = update.menu[update.question as usize % update.menu.len()].clone();
                    asked.insert(*id, (seat, update.question, action.clone(), Instant::now()));
                    socket.send(*id, Request::Play { seat, question: update.question, action }).await;
                    // People think, so a match lasts long enough for something to happen.
                    tokio::time::sleep(Duration::from_millis(15)).await;
                }
            }
            _ => {}
        }
    }
}

/// Watches a table, at one node after the other, until its match is over.
async fn watch(table: String, nodes: Vec<SocketAddr>, notes: Arc<Notes>) {
    let mut person: Option<Person> = None;
    for attempt in 0.. {
        if notes.is_over() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        let address = nodes[attempt % nodes.len()];
        let Ok(Ok(_)) = tokio::time::timeout(Duration::from_secs(1), tokio::net::TcpStream::connect(address)).await
        else {
            continue;
        };
        let here = match &person {
            Some(person) => person.at(address),
            None => {
                let asked = tokio::spawn(Person::new(address));
                let Ok(new) = asked.await else { continue };
                person = Some(new.clone());
                new
            }
        };
        let cookie = [("cookie", here.cookie.as_str())];
        let connect = Socket::connect(address, &cookie);
        let Ok(Ok(mut socket)) = tokio::time::timeout(Duration::from_secs(3), connect).await else { continue };
        socket.send(1, hello(&table)).await;
        while let Some(message) = next(&mut socket).await {
            notes.see(&message);
            if matches!(message, Message::Over(_)) {
                break;
            }
        }
    }
}
