//! Several nodes in one process, over a real PostgreSQL and a real NATS: players on any node, and nodes that die.

#[path = "../../server/tests/common/mod.rs"]
mod common;
mod services;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use cluster::{Node, PostgresStore};
use common::player::{Acknowledged, drive};
use common::{Lines, Person, Socket};
use engine::{Salt, Seat};
use host::LogEntry;
use protocol::Request;
use server::{Cluster, Config, Store};
use services::{Nats, Postgres};
use sqlx_core::connection::Connection;
use sqlx_core::executor::Executor;
use sqlx_core::sql_str::SqlSafeStr;
use sqlx_postgres::PgConnection;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A node with a server.
struct Running {
    address: SocketAddr,
    node: Arc<Node>,
    store: Arc<PostgresStore>,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl Running {
    async fn start(postgres: &Postgres, bus: Option<&Nats>) -> Running {
        let config = Config { messages_per_second_max: 100_000, ..Config::default() };
        Running::start_with(postgres, bus, config).await
    }

    async fn start_with(postgres: &Postgres, bus: Option<&Nats>, config: Config) -> Running {
        let bus = bus.map(Nats::address);
        let (store, node) = Node::join(&postgres.address(), bus.as_deref()).await.expect("a node can join");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let (stop, stopped) = oneshot::channel();
        let (used, cluster) = (store.clone(), node.clone() as Arc<dyn Cluster>);
        let task = tokio::spawn(async move {
            let stop = async move { drop(stopped.await) };
            server::serve_with(listener, used, Some(cluster), config, stop).await.expect("the server runs");
        });
        Running { address, node, store, stop: Some(stop), task }
    }

    /// Falls silent as if it were killed: its server and its lease end at the same moment.
    fn die(self) {
        self.task.abort();
        self.node.fall_asleep();
    }

    /// Stops it as an operator does.
    async fn stop(mut self) {
        _ = self.stop.take().expect("it runs").send(());
        self.task.await.expect("the server ends well");
    }
}

/// Waits until every node knows the others.
async fn wait_for_peers(nodes: &[Running]) {
    for running in nodes {
        while running.node.peers().len() + 1 < nodes.len() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

const WISH: &str = r#"{"game":"sample","seats":2,"open":true,"options":{"rounds":"3"}}"#;

/// Sits down at a table of two, and plays it to its end.
async fn sit_and_play(person: Person, table: String, (seat, name): (Seat, &'static str)) {
    let mut socket = person.connect().await;
    socket.hello(&table, None).await.expect("the table is there");
    let sit = Request::Sit { seat: Some(seat), name: name.to_owned(), salt: Salt::default(), bot: false };
    socket.ask(sit).await.expect("the seat is free");
    socket.ask(Request::Ready { seat, ready: true, salt: None }).await.expect("one can be ready");
    let mut turn = 0;
    socket
        .play_to_the_end(|choices| {
            turn += 1;
            turn % choices
        })
        .await;
}

async fn players_on_different_nodes_share_a_table(bus: Option<&Nats>) {
    let postgres = Postgres::start();
    let mut nodes = Vec::new();
    for _ in 0..3 {
        nodes.push(Running::start(&postgres, bus).await);
    }
    wait_for_peers(&nodes).await;
    let ana = Person::new(nodes[0].address).await;
    let ben = Person::new(nodes[1].address).await;
    let (table, _) = ana.open(WISH).await;
    let listed = ben.get("/api/tables").await;
    assert!(listed.body.contains(&table), "every node lists it: {}", listed.body);

    // Somebody watches at the third node; ben hears of his turns there, too.
    let cyd = Person::new(nodes[2].address).await;
    let mut watching = cyd.connect().await;
    watching.hello(&table, None).await.expect("anybody may watch");
    let mut turns = Lines::open(&ben.at(nodes[2].address), "/api/me/stream").await;
    let players = [
        tokio::spawn(sit_and_play(ana.clone(), table.clone(), (Seat::new(0), "ana"))),
        tokio::spawn(sit_and_play(ben.clone(), table.clone(), (Seat::new(1), "ben"))),
    ];
    let notice = turns.next().await.expect("there is a turn");
    assert!(notice.contains(&table), "{notice}");
    for player in players {
        tokio::time::timeout(Duration::from_secs(60), player).await.expect("in time").expect("the match is played");
    }
    loop {
        if let protocol::Message::Over(_) = watching.next().await.expect("the watcher's socket stays open") {
            break;
        }
    }
    let mut records = Vec::new();
    for node in &nodes {
        let record = ana.at(node.address).get(&format!("/api/tables/{table}/record")).await;
        assert_eq!(record.status, 200, "{}", record.body);
        records.push(record.body);
    }
    assert!(records.iter().all(|record| record == &records[0]), "the match is over at every node");

    // Whoever signs out all other devices at one node is gone from all others.
    let mut old = ana.connect().await;
    old.hello(&table, None).await.expect("the table is there");
    let elsewhere = ana.at(nodes[1].address);
    let secret = elsewhere.post("/api/me/recovery", "").await.body.replace('}', r#","alone":true}"#);
    let moved = common::http(nodes[2].address, "POST /api/recover", &[], &secret).await;
    assert_eq!(moved.status, 200, "{}", moved.body);
    assert_eq!(old.closed().await, Some(1008), "the old cookie has ended");
    assert_eq!(elsewhere.get("/api/me/tables").await.status, 401);
    for node in nodes {
        node.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn players_on_different_nodes_share_a_table_by_the_bus() {
    players_on_different_nodes_share_a_table(Some(&Nats::start())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_on_different_nodes_share_a_table_without_a_bus() {
    players_on_different_nodes_share_a_table(None).await;
}

/// The tables that were opened, with what was acknowledged at each.
type Tables = Arc<Mutex<Vec<(String, Acknowledged)>>>;

/// Plays one short match after the other, at one node after the other, until it is told to stop.
async fn play_matches(person: Person, nodes: Vec<SocketAddr>, tables: Tables, stop: Arc<AtomicBool>) {
    let mut places = nodes.into_iter().cycle();
    let mut next = move || places.next().expect("there are nodes");
    while !stop.load(Ordering::Relaxed) {
        let here = person.at(next());
        let wish = r#"{"game":"sample","seats":2,"hot_seat":true}"#;
        // Asking a node that is gone panics.
        let Ok(opened) = tokio::spawn(async move { here.post("/api/tables", wish).await }).await else { continue };
        if opened.status != 201 {
            tokio::time::sleep(Duration::from_millis(30)).await;
            continue;
        }
        let table = opened.json()["table"].as_str().expect("a table has an id").to_owned();
        let told = Acknowledged::default();
        tables.lock().expect("nobody panics").push((table.clone(), told.clone()));
        while !drive(person.at(next()), table.clone(), 2, told.clone()).await {
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }
}

/// Everything that somebody was told is in the log, once.
async fn check(store: &dyn Store, tables: &[(String, Acknowledged)]) -> usize {
    let mut count = 0;
    for (table, told) in tables {
        let log = store.log(table).await.expect("the log can be read");
        let mut kept = BTreeMap::new();
        for logged in &log {
            if let LogEntry::Played { seat, question, action, .. } = &logged.entry {
                assert_eq!(kept.insert((*seat, *question), action.clone()), None, "doubled at {table}");
            }
        }
        for (seat, question, action) in told.lock().expect("nobody panics").iter() {
            assert_eq!(kept.get(&(*seat, *question)), Some(action), "an acknowledged action at {table} is lost");
            count += 1;
        }
        host::Host::restore(log).expect("the log can be folded");
    }
    count
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_go_on_when_nodes_and_the_bus_die() {
    let (postgres, mut nats) = (Postgres::start(), Nats::start());
    let mut nodes = Vec::new();
    for _ in 0..3 {
        nodes.push(Running::start(&postgres, Some(&nats)).await);
    }
    wait_for_peers(&nodes).await;
    let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
    let person = Person::new(addresses[0]).await;
    let (tables, stop) = (Tables::default(), Arc::new(AtomicBool::new(false)));
    let mut players = Vec::new();
    for number in 0..6 {
        let mut order = addresses.clone();
        order.rotate_left(number % 3);
        players.push(tokio::spawn(play_matches(person.clone(), order, tables.clone(), stop.clone())));
    }
    let acknowledged = || -> usize {
        let tables = tables.lock().expect("nobody panics");
        tables.iter().map(|(_, told)| told.lock().expect("nobody panics").len()).sum()
    };
    let goes_on = async || {
        let before = acknowledged();
        while acknowledged() < before + 60 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    goes_on().await;
    nats.stop();
    goes_on().await;
    nodes.pop().expect("there are three").die();
    goes_on().await;
    nats.start_again();
    goes_on().await;
    stop.store(true, Ordering::Relaxed);
    for player in players {
        tokio::time::timeout(Duration::from_secs(60), player).await.expect("in time").expect("it is played");
    }
    let tables = std::mem::take(&mut *tables.lock().expect("nobody panics"));
    assert!(check(&*nodes[0].store, &tables).await >= 240);
    for node in nodes {
        node.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_stops_gives_its_tables_up_at_once() {
    let postgres = Postgres::start();
    let nodes = [Running::start(&postgres, None).await, Running::start(&postgres, None).await];
    wait_for_peers(&nodes).await;
    let [first, second] = nodes;
    let person = Person::new(first.address).await;
    let (table, _) = person.open(WISH).await;
    let mut socket: Socket = person.connect().await;
    socket.hello(&table, None).await.expect("the table is there");
    let stopped = first.stop();
    let told = tokio::spawn(async move { socket.closed().await });
    stopped.await;
    assert_eq!(told.await.unwrap(), Some(1012), "the socket was told to come again");
    let mut again = person.at(second.address).connect().await;
    let begun = tokio::time::Instant::now();
    again.hello(&table, None).await.expect("another node has it");
    assert!(begun.elapsed() < Duration::from_secs(1), "nobody waits for a lease");
    second.stop().await;
}

async fn run(postgres: &Postgres, statement: &'static str) {
    let mut connection = PgConnection::connect(&postgres.address()).await.expect("the database answers");
    (&mut connection).execute(statement.into_sql_str()).await.expect("the statement works");
}

/// Takes a seat and gets ready.
async fn sit(person: &Person, table: &str, seat: u8, name: &str) -> Socket {
    let mut socket = person.connect().await;
    socket.hello(table, None).await.expect("the table is there");
    let seat = Seat::new(seat);
    let sit = Request::Sit { seat: Some(seat), name: name.to_owned(), salt: Salt::default(), bot: false };
    socket.ask(sit).await.expect("the seat is free");
    socket.ask(Request::Ready { seat, ready: true, salt: None }).await.expect("one can be ready");
    socket
}

#[tokio::test(flavor = "multi_thread")]
async fn other_nodes_know_whose_turn_it_is_without_the_log() {
    let postgres = Postgres::start();
    let nodes = [Running::start(&postgres, None).await, Running::start(&postgres, None).await];
    wait_for_peers(&nodes).await;
    let [first, second] = nodes;
    let (ana, ben) = (Person::new(first.address).await, Person::new(first.address).await);
    let (table, _) = ana.open(WISH).await;
    let (mut socket, _also) = (sit(&ana, &table, 0, "ana").await, sit(&ben, &table, 1, "ben").await);
    let there = ana.at(second.address);
    let waits_for = async |seats: serde_json::Value| loop {
        let listed = there.get("/api/me/tables").await.json();
        if listed[0]["turn"] == seats {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    waits_for(serde_json::json!(["a"])).await;
    // From now on the second node cannot fold the log.
    run(&postgres, "UPDATE entries SET line = 'damaged' WHERE number = 1").await;
    assert_eq!(there.get(&format!("/api/tables/{table}")).await.status, 503);
    let listed = there.get("/api/me/tables").await.json();
    assert_eq!(listed[0]["turn"], serde_json::json!(["a"]));
    loop {
        if let Some(protocol::Message::Update(update)) = socket.hear().await {
            let play = Request::Play { seat: Seat::new(0), question: 1, action: update.menu[0].clone() };
            break socket.ask(play).await.expect("it is on the menu");
        }
    }
    waits_for(serde_json::json!([])).await;
    for node in [first, second] {
        node.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_who_are_connected_anywhere_are_not_forgotten() {
    let postgres = Postgres::start();
    let first = Running::start(&postgres, None).await;
    let (ana, ben) = (Person::new(first.address).await, Person::new(first.address).await);
    // Both came two days ago; ana is back.
    run(&postgres, "UPDATE players SET created_at = created_at - 172800000").await;
    let _socket = ana.connect().await;
    let mut connection = PgConnection::connect(&postgres.address()).await.expect("the database answers");
    let seen = "SELECT 1 FROM players WHERE created_at > 1000 * extract(epoch from now()) - 3600000";
    while (&mut connection).fetch_optional(seen.into_sql_str()).await.expect("the statement works").is_none() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    // A node that starts forgets guests at once.
    let second = Running::start(&postgres, None).await;
    while ben.at(second.address).get("/api/me/tables").await.status != 401 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(ana.at(second.address).get("/api/me/tables").await.status, 200);
    for node in [first, second] {
        node.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_revoked_secret_ends_streams_and_sockets_although_no_letter_tells() {
    let postgres = Postgres::start();
    let config = Config { check_ms: 100, ..Config::default() };
    let node = Running::start_with(&postgres, None, config).await;
    let ana = Person::new(node.address).await;
    let (table, _) = ana.open(WISH).await;
    let mut turns = Lines::open(&ana, "/api/me/stream").await;
    let mut watched = Lines::open(&ana, &format!("/api/tables/{table}/stream")).await;
    let mut socket = ana.connect().await;
    socket.hello(&table, None).await.expect("the table is there");
    run(&postgres, "DELETE FROM secrets").await;
    assert_eq!(socket.closed().await, Some(1008));
    assert_eq!(turns.next().await, None);
    while watched.next().await.is_some() {}
    node.stop().await;
}

/// More than a node takes over at once.
const CLOCKS: usize = 45;

#[tokio::test(flavor = "multi_thread")]
async fn tables_with_clocks_go_on_when_their_node_dies_and_nobody_is_there() {
    let postgres = Postgres::start();
    let nodes = [Running::start(&postgres, None).await, Running::start(&postgres, None).await];
    wait_for_peers(&nodes).await;
    let [first, second] = nodes;
    let (ana, ben) = (Person::new(first.address).await, Person::new(first.address).await);
    let wish = r#"{"game":"sample","seats":2,"clock":{"decision":{"seconds":60}}}"#;
    let mut tables = Vec::new();
    for _ in 0..CLOCKS {
        let (table, _) = ana.open(wish).await;
        drop((sit(&ana, &table, 0, "ana").await, sit(&ben, &table, 1, "ben").await));
        tables.push(table);
    }
    first.die();
    // No client comes back: the other node takes the tables over and lets their clocks run.
    let is_resumed = |logged: &host::LoggedEntry| matches!(&logged.entry, LogEntry::Resumed);
    let end = tokio::time::Instant::now() + Duration::from_secs(20);
    for table in &tables {
        while !second.store.log(table).await.expect("the log can be read").iter().any(is_resumed) {
            assert!(tokio::time::Instant::now() < end, "its clock stands still");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
    let metrics = common::http(second.address, "GET /metrics", &[], "").await.body;
    assert!(metrics.contains(&format!("escapade_takeovers_total {CLOCKS}\n")), "{metrics}");
    let state = ana.at(second.address).get(&format!("/api/tables/{}", tables[0])).await.json();
    assert!(state["seats"][0]["time"]["until-ms"].is_u64(), "the clock runs: {state}");
    second.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_drains_says_so_before_it_closes_anything() {
    let postgres = Postgres::start();
    let config = Config { drain_ms: 1500, ..Config::default() };
    let mut node = Running::start_with(&postgres, None, config).await;
    let ana = Person::new(node.address).await;
    let (table, _) = ana.open(WISH).await;
    let mut socket = ana.connect().await;
    socket.hello(&table, None).await.expect("the table is there");
    assert_eq!(ana.get("/readyz").await.status, 200);
    _ = node.stop.take().expect("it runs").send(());
    while ana.get("/readyz").await.status != 503 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let sit = Request::Sit { seat: Some(Seat::new(0)), name: "ana".to_owned(), salt: Salt::default(), bot: false };
    socket.ask(sit).await.expect("whoever is there can go on");
    assert_eq!(socket.closed().await, Some(1012), "until the node stops");
    node.task.await.expect("the server ends well");
}
