//! The same scripts against a whole server, over real sockets and HTTP: every frame gets one reply, every answer has a
//! documented status, no thread panics, and at the end every log on disk can be folded.

use std::path::Path;

use engine::{Record, Seats};
use host::Host;
use protocol::{Code, Envelope, Fault, Message, Reply, TableState};
use serde_json::Value;
use server::{Config, SqliteStore, Store};
use tokio::runtime::Runtime;

use crate::common::{Answer, Person, Running, Socket, folder, http};
use crate::fuzzer::{SERVER_THREADS, Target, expect_no_server_panic};
use crate::script::{NAMES, Shown, Step, seeds, words};
use crate::tables::check_fault;

/// The longest script: each step waits for its reply.
const STEPS_MAX: usize = 60;
/// Longer frames close a socket.
const FRAME_BYTES_MAX: usize = 16 * 1024;

/// Somebody with a cookie and perhaps a socket.
struct Guest {
    person: Person,
    socket: Option<Socket>,
    seats: Seats,
}

/// A server, its guests, and what it promises.
struct Tried {
    description: Value,
    guests: Vec<Guest>,
    table: String,
    shown: Shown,
}

impl Tried {
    async fn new(server: &Running) -> Tried {
        let mut guests = Vec::new();
        for _ in NAMES {
            guests.push(Guest { person: Person::new(server.address).await, socket: None, seats: Seats::NONE });
        }
        let description = serde_json::from_str(include_str!("../../src/openapi.json")).expect("it is JSON");
        Tried { description, guests, table: String::new(), shown: Shown::default() }
    }

    async fn run(&mut self, script: &str) {
        self.guests.iter_mut().for_each(|guest| guest.socket = None);
        (self.table, self.shown) = (String::new(), Shown::default());
        for step in script.lines().filter_map(Step::read).take(STEPS_MAX) {
            match step {
                Step::Open(wish) => self.open(wish).await,
                Step::Http(method, path, body) => drop(self.http(method, path, body).await),
                Step::Send(who, text) => self.send(who, text).await,
                Step::Gone(who) => self.guests[who].socket = None,
                Step::Pass(_) | Step::SetClock(_) | Step::Think | Step::Crash => {}
            }
            expect_no_server_panic();
        }
        if !self.table.is_empty() {
            self.look().await;
        }
        expect_no_server_panic();
    }

    async fn open(&mut self, wish: &str) {
        let Some(answer) = self.http("POST", "/api/tables", wish).await else { return };
        if answer.status == 201 {
            self.table = answer.json()["table"].as_str().expect("a table has an id").to_owned();
        }
    }

    /// One request of ana's, whose answer is as documented.
    async fn http(&self, method: &str, path: &str, body: &str) -> Option<Answer> {
        let path = path.replace("$t", &self.table);
        let is_path = path.starts_with('/') && path.bytes().all(|byte| byte.is_ascii_graphic());
        // Streams do not end by themselves.
        if !is_path || path.contains("stream") || path.contains("/ws") {
            return None;
        }
        let ana = &self.guests[0].person;
        let answer = http(ana.address, &format!("{method} {path}"), &[("cookie", &ana.cookie)], body).await;
        let at = format!("{method} {path} answers {}: {}", answer.status, answer.body);
        assert!((200..500).contains(&answer.status), "{at}");
        if let Some(operation) = self.operation(method, &path) {
            assert!(operation["responses"].get(answer.status.to_string()).is_some(), "not documented: {at}");
        }
        if answer.status >= 400 && path.starts_with("/api/") {
            let fault: Fault = serde_json::from_str(&answer.body).unwrap_or_else(|_| panic!("no fault: {at}"));
            check_fault(&fault);
        }
        Some(answer)
    }

    /// What is documented for a request.
    fn operation(&self, method: &str, path: &str) -> Option<&Value> {
        let path: Vec<&str> = path.split('?').next()?.split('/').collect();
        let paths = self.description["paths"].as_object()?;
        let fits = |template: &str| {
            let parts: Vec<&str> = template.split('/').collect();
            parts.len() == path.len() && parts.iter().zip(&path).all(|(part, own)| part == own || part.starts_with('{'))
        };
        let (_, methods) = paths.iter().find(|(template, _)| fits(template))?;
        methods.get(method.to_ascii_lowercase())
    }

    async fn send(&mut self, who: usize, text: &str) {
        let guest = &mut self.guests[who];
        let text = self.shown.fill(text, &self.table, guest.seats);
        if text.len() > FRAME_BYTES_MAX {
            return;
        }
        if guest.socket.is_none() {
            guest.socket = Some(guest.person.connect().await);
        }
        let socket = guest.socket.as_mut().expect("it was opened");
        socket.send_text(&text).await;
        let wanted = Envelope::read_id(&text);
        loop {
            let message = socket.next_text().await.unwrap_or_else(|| panic!("the socket is closed after {text}"));
            match Message::read(&message).unwrap_or_else(|fault| panic!("{fault}: {message}")) {
                Message::Reply(Reply::Ok { id, seats, .. }) => {
                    assert_eq!(Some(id), wanted, "{text}");
                    guest.seats = seats;
                    return;
                }
                Message::Reply(Reply::Error { id, fault }) => {
                    assert_eq!(id, wanted, "{text}");
                    check_fault(&fault);
                    assert_ne!(fault.code, Code::Unavailable, "{text}");
                    return;
                }
                Message::Update(update) => self.shown.see(&update),
                Message::Table(_) | Message::Chat(_) | Message::Chats(_) | Message::Over(_) => {}
            }
        }
    }

    /// The table as everybody sees it, and its record if the match is over.
    async fn look(&self) {
        let answer = self.http("GET", "/api/tables/$t", "").await.expect("it is a path");
        let state: TableState = serde_json::from_str(&answer.body).unwrap_or_else(|fault| panic!("{fault}"));
        if state.phase == protocol::Phase::Over {
            let answer = self.http("GET", "/api/tables/$t/record", "").await.expect("it is a path");
            if answer.status == 200 {
                let record: Record = answer.body.parse().unwrap_or_else(|fault| panic!("{fault}: {}", answer.body));
                let game = games::find(&record.game).expect("the game is there");
                game.verify(&record, None).unwrap_or_else(|fault| panic!("{fault}: {record}"));
            }
        }
    }
}

/// Every log on disk can be folded, and gives a host again.
async fn check_store(folder: &Path) -> usize {
    let store = SqliteStore::open(&folder.join("escapade.db")).await.expect("the store opens");
    store.check().await.expect("the store is sound");
    let ids = store.ids("", i64::MAX).await.expect("the store can be read");
    for id in &ids {
        let log = store.log(id).await.expect("the log can be read");
        Host::restore(log).unwrap_or_else(|fault| panic!("table {id}: {fault}"));
    }
    store.close().await;
    ids.len()
}

#[test]
fn no_sequence_of_messages_breaks_a_server() {
    let runtime = tokio::runtime::Builder::new_multi_thread().thread_name(SERVER_THREADS).enable_all().build();
    let runtime: Runtime = runtime.expect("a runtime starts");
    let folder = folder();
    let config = Config {
        messages_per_second_max: 1_000_000,
        requests_per_minute_max: 1_000_000,
        tables_per_hour_max: 1_000_000,
        sockets_per_address_max: 1000,
        ..Config::default()
    };
    let server = runtime.block_on(Running::start(&folder, config));
    let mut tried = runtime.block_on(Tried::new(&server));
    let mut words = words();
    let paths = tried.description["paths"].as_object().expect("there are paths").keys();
    words.extend(paths.map(|path| format!("\nGET {}\n", path.replace("{id}", "$t"))));
    let target = Target { name: "sockets", words, seeds: seeds(), cases: 60 };
    target.fuzz(|script| runtime.block_on(tried.run(script)));
    drop(tried);
    runtime.block_on(server.stop());
    expect_no_server_panic();
    assert!(runtime.block_on(check_store(&folder)) > 0, "tables were opened");
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}
