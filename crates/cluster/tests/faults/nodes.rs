//! Nodes in processes of their own. A node is the test program itself, with one test that serves.

use std::collections::HashSet;
use std::fs::File;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use cluster::Node;
use server::{Cluster, Config, Store};
use sqlx_core::connection::Connection;
use sqlx_core::executor::Executor;
use sqlx_core::query::query;
use sqlx_core::row::Row;
use sqlx_core::sql_str::SqlSafeStr;
use sqlx_postgres::PgConnection;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};

use crate::common;
use crate::planted::{Plant, PlantedCluster, PlantedStore};
use crate::proxy::{LinkState, Proxy, Target};
use crate::services::{Nats, Postgres};

const FOLDER: &str = "ESCAPADE_NODE_FOLDER";
const DATABASE: &str = "ESCAPADE_NODE_DATABASE";
const BUS: &str = "ESCAPADE_NODE_BUS";
const LISTEN: &str = "ESCAPADE_NODE_LISTEN";
const PLANT: &str = "ESCAPADE_NODE_PLANT";

/// Serves until the process is killed, if this process was started for that.
pub(crate) fn serve_if_child() {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    let variable = |name: &str| std::env::var(name).expect("a node is told where to go");
    tracing_subscriber::fmt().with_writer(std::io::stderr).with_ansi(false).init();
    let config = Config {
        messages_per_second_max: 100_000,
        requests_per_minute_max: 1_000_000,
        tables_per_hour_max: 1_000_000,
        sockets_per_address_max: 10_000,
        ..Config::default()
    };
    tokio::runtime::Runtime::new().expect("a runtime starts").block_on(async {
        let (store, node) = loop {
            match Node::join(&variable(DATABASE), Some(&variable(BUS))).await {
                Ok(joined) => break joined,
                // The database may be away for a moment: then an operator's service is started again, too.
                Err(fault) => eprintln!("{fault}"),
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        let (mut store, mut nodes): (Arc<dyn Store>, Arc<dyn Cluster>) = (store, node);
        if let Some(plant) = Plant::read(&std::env::var(PLANT).unwrap_or_default()) {
            store = Arc::new(PlantedStore::new(plant, store, &variable(DATABASE)).await);
            nodes = Arc::new(PlantedCluster::new(plant, nodes));
        }
        let listener = TcpListener::bind(variable(LISTEN)).await.expect("the port is free");
        std::fs::write(folder.join("ready"), "").expect("a file can be written");
        let mut told = signal(SignalKind::terminate()).expect("the system has signals");
        let stop = async move { _ = told.recv().await };
        server::serve_with(listener, store, Some(nodes), config, stop).await.expect("the server runs");
    });
}

struct OneNode {
    process: Option<Child>,
    folder: PathBuf,
    address: SocketAddr,
    to_database: Proxy,
    to_bus: Proxy,
}

/// Nodes, their database and their bus.
pub(crate) struct Nodes {
    pub(crate) database: Postgres,
    pub(crate) bus: Nats,
    nodes: Vec<OneNode>,
    plant: Option<Plant>,
}

impl Nodes {
    pub(crate) async fn start_all(count: usize, plant: Option<Plant>) -> Nodes {
        let (database, bus) = (Postgres::start(), Nats::start());
        let mut nodes = Nodes { database, bus, nodes: Vec::new(), plant };
        for number in 0..count {
            let address = SocketAddr::from(([127, 0, 0, 1], crate::services::free_port()));
            let to_database = Proxy::start(Target::Unix(nodes.database.socket())).await;
            let to_bus = Proxy::start(Target::Tcp(nodes.bus.port())).await;
            nodes.nodes.push(OneNode { process: None, folder: common::folder(), address, to_database, to_bus });
            nodes.start(number).await;
        }
        nodes
    }

    pub(crate) fn count(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    pub(crate) async fn start(&mut self, number: usize) {
        let node = &mut self.nodes[number];
        let ready = node.folder.join("ready");
        drop(std::fs::remove_file(&ready));
        let log = |folder: &Path| File::options().create(true).append(true).open(folder.join("node.log"));
        let process = Command::new(std::env::current_exe().expect("a test has a path"))
            .args(["--exact", "a_node_of_its_own", "--nocapture"])
            .env(FOLDER, &node.folder)
            .env(DATABASE, format!("postgres://escapade@{}/postgres?sslmode=disable", node.to_database.address))
            .env(BUS, format!("nats://{}", node.to_bus.address))
            .env(LISTEN, node.address.to_string())
            .env(PLANT, self.plant.map(Plant::word).unwrap_or_default())
            .stdout(Stdio::null())
            .stderr(log(&node.folder).expect("a log can be written"))
            .spawn();
        node.process = Some(process.expect("a node starts"));
        for _ in 0..3000 {
            if ready.exists() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("a node does not start:\n{}", std::fs::read_to_string(node.folder.join("node.log")).unwrap_or_default());
    }

    pub(crate) fn kill(&mut self, number: usize) {
        if let Some(mut process) = self.nodes[number].process.take() {
            drop(process.kill());
            drop(process.wait());
        }
    }

    /// Stops a node as an operator does, and waits until it has ended.
    pub(crate) async fn stop(&mut self, number: usize) {
        self.signal(number, "-TERM");
        if let Some(mut process) = self.nodes[number].process.take() {
            let ended = tokio::task::spawn_blocking(move || process.wait()).await.expect("nobody panics");
            assert!(ended.expect("it is a process of ours").success(), "a node that is stopped ends well");
        }
    }

    async fn connection(&self) -> PgConnection {
        PgConnection::connect(&self.database.address()).await.expect("the database answers")
    }

    /// The tables that are owned, with their nodes.
    pub(crate) async fn owned_tables(&self) -> Vec<(String, String)> {
        let rows =
            query("SELECT table_id, node FROM owners WHERE node <> ''").fetch_all(&mut self.connection().await).await;
        let read = |row: &sqlx_postgres::PgRow| (row.get(0), row.get(1));
        rows.expect("the statement works").iter().map(read).collect()
    }

    /// The names of the nodes that are alive.
    pub(crate) async fn names(&self) -> HashSet<String> {
        let rows =
            query("SELECT name FROM nodes WHERE expires_at > now()").fetch_all(&mut self.connection().await).await;
        rows.expect("the statement works").iter().map(|row| row.get(0)).collect()
    }

    /// Lets the database forget that a log has one entry of each number.
    pub(crate) async fn drop_key(&self) {
        let drop_it = "ALTER TABLE entries DROP CONSTRAINT entries_pkey".into_sql_str();
        (&mut self.connection().await).execute(drop_it).await.expect("the statement works");
    }

    pub(crate) fn signal(&self, number: usize, signal: &str) {
        if let Some(process) = &self.nodes[number].process {
            drop(Command::new("kill").args([signal, &process.id().to_string()]).status());
        }
    }

    pub(crate) fn cut(&self, number: usize, database: bool, bus: bool) {
        let node = &self.nodes[number];
        if database {
            node.to_database.set(LinkState::Cut);
        }
        if bus {
            node.to_bus.set(LinkState::Cut);
        }
    }

    pub(crate) fn slow_down(&self, number: usize, late: Duration) {
        let node = &self.nodes[number];
        node.to_database.set(LinkState::Slow(late));
        node.to_bus.set(LinkState::Slow(late));
    }

    pub(crate) fn mend(&self, number: usize) {
        let node = &self.nodes[number];
        node.to_database.set(LinkState::Open);
        node.to_bus.set(LinkState::Open);
    }

    pub(crate) fn stop_all(mut self) {
        (0..self.nodes.len()).for_each(|number| self.kill(number));
        self.nodes.iter().for_each(|node| drop(std::fs::remove_dir_all(&node.folder)));
    }
}

impl Drop for Nodes {
    fn drop(&mut self) {
        (0..self.nodes.len()).for_each(|number| self.kill(number));
    }
}
