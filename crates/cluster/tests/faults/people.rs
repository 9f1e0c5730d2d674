//! Clients on changing nodes: at each table two people play, each with a seat, and somebody watches.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use cluster::PostgresStore;
use engine::{Salt, Seat, Viewer};
use protocol::{Message, Reply, Request, ResumePoint, Update, VERSION};
use server::Store;
use tokio::task::{JoinHandle, JoinSet};

use crate::checker::{History, Receiver, Seen, TableHistory, Told};
use crate::common::{Person, Socket};

/// Every second table has a clock, so that nodes take it over although nobody asks for it.
const WISHES: [&str; 2] = [
    r#"{"game":"sample","seats":2,"options":{"rounds":"3"}}"#,
    r#"{"game":"sample","seats":2,"options":{"rounds":"3"},"clock":{"decision":{"seconds":30}}}"#,
];
/// Who is at a table.
const PLACES: [Viewer; 3] = [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator];
/// How many actions are acknowledged between two faults.
const PROGRESS: usize = 30;
/// A node that is silent for so long is left.
const SILENCE_MAX: Duration = Duration::from_secs(2);
/// How many actions somebody takes at a node before they go to another one.
const ACTIONS_AT_A_NODE: usize = 4;

/// What is noted at a table.
#[derive(Default)]
struct Notes {
    told: Mutex<Vec<Told>>,
    /// What was seen from each place.
    seen: [Mutex<Vec<Seen>>; 3],
    /// Whether all who play have seen the end.
    is_over: AtomicBool,
}

/// What everybody shares.
#[derive(Default)]
struct Shared {
    tables: Mutex<Vec<(String, Arc<Notes>)>>,
    acknowledged: AtomicUsize,
    finished: AtomicUsize,
    is_ending: AtomicBool,
}

/// Everybody at the tables of a round.
pub(crate) struct People {
    shared: Arc<Shared>,
    tasks: Vec<JoinHandle<()>>,
}

/// Lets people play at so many tables at a time, one match after the other.
pub(crate) fn begin(nodes: &[SocketAddr], tables: usize) -> People {
    let shared = Arc::new(Shared::default());
    let begin_one = |number: usize| {
        let mut order = nodes.to_vec();
        order.rotate_left(number % nodes.len());
        tokio::spawn(play_matches(order, number, shared.clone()))
    };
    let tasks = (0..tables).map(begin_one).collect();
    People { shared, tasks }
}

impl People {
    /// Waits until some more actions are acknowledged; false if nothing goes on.
    pub(crate) async fn make_progress(&self, patience: Duration) -> bool {
        let wanted = self.shared.acknowledged.load(Ordering::Relaxed) + PROGRESS;
        reach(&self.shared.acknowledged, wanted, patience).await
    }

    /// Waits until so many matches are played; false if nothing goes on.
    pub(crate) async fn finish_matches(&self, count: usize, patience: Duration) -> bool {
        loop {
            let finished = self.shared.finished.load(Ordering::Relaxed);
            if finished >= count {
                return true;
            }
            if !reach(&self.shared.finished, finished + 1, patience).await {
                return false;
            }
        }
    }

    /// Waits until the last matches are played, and gives what happened.
    pub(crate) async fn finish(self, store: &PostgresStore, patience: Duration) -> History {
        self.shared.is_ending.store(true, Ordering::Relaxed);
        let end = tokio::time::Instant::now() + patience;
        for mut task in self.tasks {
            if tokio::time::timeout_at(end, &mut task).await.is_err() {
                task.abort();
                drop(task.await);
            }
        }
        let tables = std::mem::take(&mut *self.shared.tables.lock().expect("nobody panics"));
        let mut history = History::default();
        for (table, notes) in tables {
            let log = store.log(&table).await.map_err(|fault| fault.to_string());
            let told = std::mem::take(&mut *notes.told.lock().expect("nobody panics"));
            let receiver = |(place, seen): (Viewer, &Mutex<Vec<Seen>>)| Receiver {
                place,
                seen: std::mem::take(&mut *seen.lock().expect("nobody panics")),
            };
            let receivers = PLACES.into_iter().zip(&notes.seen).map(receiver).collect();
            let is_over = notes.is_over.load(Ordering::Relaxed);
            history.tables.push(TableHistory { table, told, receivers, is_over, log });
        }
        history
    }
}

async fn reach(counter: &AtomicUsize, wanted: usize, patience: Duration) -> bool {
    let end = Instant::now() + patience;
    while counter.load(Ordering::Relaxed) < wanted {
        if Instant::now() > end {
            return false;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    true
}

/// Opens a table, lets two people play its match while somebody watches, and begins again.
async fn play_matches(nodes: Vec<SocketAddr>, number: usize, shared: Arc<Shared>) {
    let mut people: [Option<Person>; 3] = [const { None }; 3];
    let mut places = nodes.iter().copied().cycle();
    let mut wishes = WISHES.into_iter().cycle().skip(number);
    let is_ending = || shared.is_ending.load(Ordering::Relaxed);
    while !is_ending() {
        tokio::time::sleep(Duration::from_millis(30)).await;
        let address = places.next().expect("there are nodes");
        let Some(here) = be_there(&mut people, address).await else { continue };
        let (opener, wish) = (here[0].clone(), wishes.next().expect("there are wishes"));
        let Some(opened) = try_at_node(async move { opener.post("/api/tables", wish).await }).await else { continue };
        if opened.status != 201 {
            continue;
        }
        let table = opened.json()["table"].as_str().expect("a table has an id").to_owned();
        let notes = Arc::new(Notes::default());
        shared.tables.lock().expect("nobody panics").push((table.clone(), notes.clone()));
        // If this task is aborted, those at the table are, too.
        let mut playing = JoinSet::new();
        let mut watching = JoinSet::new();
        for (place, person) in here.into_iter().enumerate() {
            let mut order = nodes.clone();
            order.rotate_left(place % nodes.len());
            let client = Client {
                person,
                place,
                nodes: order,
                table: table.clone(),
                notes: notes.clone(),
                shared: shared.clone(),
            };
            match PLACES[place] {
                Viewer::Seat(_) => _ = playing.spawn(client.see_the_end()),
                Viewer::Spectator => _ = watching.spawn(client.see_the_end()),
            }
        }
        while playing.join_next().await.is_some() {}
        notes.is_over.store(true, Ordering::Relaxed);
        shared.finished.fetch_add(1, Ordering::Relaxed);
        // Who watches may need a moment to hear of the end.
        drop(tokio::time::timeout(Duration::from_millis(500), watching.join_next()).await);
    }
}

/// Asks something of a node that may be gone, or may sleep.
async fn try_at_node<T: Send + 'static>(asked: impl Future<Output = T> + Send + 'static) -> Option<T> {
    // Asking a node that is gone panics.
    tokio::time::timeout(Duration::from_secs(4), tokio::spawn(asked)).await.ok()?.ok()
}

/// The people of a table at a node, who come there for the first time if they have to.
async fn be_there(people: &mut [Option<Person>; 3], address: SocketAddr) -> Option<[Person; 3]> {
    tokio::time::timeout(Duration::from_secs(1), tokio::net::TcpStream::connect(address)).await.ok()?.ok()?;
    for person in people.iter_mut() {
        if person.is_none() {
            *person = Some(try_at_node(Person::new(address)).await?);
        }
    }
    let here = people.each_ref().map(|person| person.as_ref().map(|person| person.at(address)));
    let [Some(ana), Some(ben), Some(cyd)] = here else { return None };
    Some([ana, ben, cyd])
}

/// Somebody at a table.
struct Client {
    person: Person,
    place: usize,
    nodes: Vec<SocketAddr>,
    table: String,
    notes: Arc<Notes>,
    shared: Arc<Shared>,
}

/// Requests that are not answered yet, and questions that were answered, on one socket.
#[derive(Default)]
struct Conversation {
    id: u64,
    asked: BTreeMap<u64, (Seat, u32, String, Instant)>,
    answered: u32,
    acknowledged: usize,
}

impl Client {
    /// Goes from node to node until the match is over.
    async fn see_the_end(self) {
        let mut nodes = self.nodes.clone().into_iter().cycle();
        loop {
            let here = self.person.at(nodes.next().expect("there are nodes"));
            let cookie = [("cookie", here.cookie.as_str())];
            let connect = Socket::connect(here.address, &cookie);
            if let Ok(Ok(mut socket)) = tokio::time::timeout(Duration::from_secs(2), connect).await
                && self.talk(&mut socket).await
            {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// What was seen last, as a client says it that comes back.
    fn resume_point(&self) -> ResumePoint {
        let seen = self.notes.seen[self.place].lock().expect("nobody panics");
        let updates = seen.last().map(|seen| (PLACES[self.place], seen.seq));
        ResumePoint { updates: updates.into_iter().collect(), chat: 0 }
    }

    /// Watches or plays on one socket. True if the match is over.
    async fn talk(&self, socket: &mut Socket) -> bool {
        let (table, seen) = (self.table.clone(), self.resume_point());
        let mut requests = vec![Request::Hello { version: VERSION, table, seen, name: None, key: None }];
        if let Viewer::Seat(seat) = PLACES[self.place] {
            requests.push(Request::Sit {
                seat: Some(seat),
                name: format!("player {seat}"),
                salt: Salt::default(),
                bot: false,
            });
            requests.push(Request::Ready { seat, ready: true, salt: None });
        }
        let mut conversation = Conversation::default();
        for request in requests {
            conversation.id += 1;
            socket.send(conversation.id, request).await;
        }
        while conversation.acknowledged < ACTIONS_AT_A_NODE {
            let Ok(Some(message)) = tokio::time::timeout(SILENCE_MAX, socket.next()).await else {
                return false;
            };
            match message {
                Message::Over(_) => return true,
                Message::Reply(Reply::Ok { id, .. }) => {
                    if let Some((seat, question, action, asked_at)) = conversation.asked.remove(&id) {
                        let told = Told { seat, question, action, asked_at, told_at: Instant::now() };
                        self.notes.told.lock().expect("nobody panics").push(told);
                        self.shared.acknowledged.fetch_add(1, Ordering::Relaxed);
                        conversation.acknowledged += 1;
                    }
                }
                Message::Update(update) => {
                    self.notes.seen[self.place].lock().expect("nobody panics").push(Seen::new(&update));
                    self.answer(*update, &mut conversation, socket).await;
                }
                _ => {}
            }
        }
        false
    }

    /// Answers a question that is new on this socket.
    async fn answer(&self, update: Update, conversation: &mut Conversation, socket: &mut Socket) {
        let Viewer::Seat(seat) = PLACES[self.place] else { return };
        let question = update.question;
        if update.menu.is_empty() || question <= conversation.answered {
            return;
        }
        conversation.answered = question;
        conversation.id += 1;
        // Which one it is depends on the question alone, so whoever asks again asks the same.
        let action = update.menu[question as usize % update.menu.len()].clone();
        conversation.asked.insert(conversation.id, (seat, question, action.clone(), Instant::now()));
        socket.send(conversation.id, Request::Play { seat, question, action }).await;
        // People think, so a match lasts long enough for something to happen.
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
}
