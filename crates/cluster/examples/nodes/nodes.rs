//! Nodes in processes of their own, their database and their bus, and what they cost.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use cluster::Node;
use server::Config;
use sqlx_core::connection::Connection;
use sqlx_core::query::query;
use sqlx_core::row::Row;
use sqlx_postgres::PgConnection;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::Failure;
use crate::line::cpu_seconds;
use crate::services::{Nats, Postgres};

const FOLDER: &str = "ESCAPADE_LOAD_NODE";
const DATABASE: &str = "ESCAPADE_LOAD_DATABASE";
const BUS: &str = "ESCAPADE_LOAD_BUS";

/// Whether this process is a node.
pub(crate) fn is_node() -> bool {
    std::env::var_os(FOLDER).is_some()
}

/// Serves until the process is killed.
pub(crate) async fn serve() -> Result<(), Failure> {
    let folder = PathBuf::from(std::env::var_os(FOLDER).ok_or("no folder")?);
    let (store, node) = Node::join(&std::env::var(DATABASE)?, Some(&std::env::var(BUS)?)).await?;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    std::fs::write(folder.join("address.new"), listener.local_addr()?.to_string())?;
    std::fs::rename(folder.join("address.new"), folder.join("address"))?;
    let config = Config {
        messages_per_second_max: 1_000_000,
        requests_per_minute_max: 100_000_000,
        tables_per_hour_max: 100_000_000,
        sockets_per_address_max: 1_000_000,
        ..Config::default()
    };
    Ok(server::serve_with(listener, store, Some(node), config, std::future::pending()).await?)
}

/// What everything beside the nodes has done so far.
#[derive(Clone, Copy, Default)]
pub(crate) struct Costs {
    pub(crate) database_seconds: f64,
    pub(crate) bus_seconds: f64,
    /// Bytes that the database has written to its log.
    pub(crate) log_bytes: f64,
    pub(crate) transactions: f64,
    /// Messages that the bus has taken, and their bytes.
    pub(crate) letters: f64,
    pub(crate) letter_bytes: f64,
}

impl Costs {
    pub(crate) fn since(&self, before: &Costs) -> Costs {
        Costs {
            database_seconds: self.database_seconds - before.database_seconds,
            bus_seconds: self.bus_seconds - before.bus_seconds,
            log_bytes: self.log_bytes - before.log_bytes,
            transactions: self.transactions - before.transactions,
            letters: self.letters - before.letters,
            letter_bytes: self.letter_bytes - before.letter_bytes,
        }
    }
}

struct OneNode {
    process: Child,
    folder: PathBuf,
    address: SocketAddr,
}

/// Nodes, their database and their bus.
pub(crate) struct Nodes {
    database: Postgres,
    bus: Nats,
    nodes: Vec<OneNode>,
}

impl Nodes {
    pub(crate) async fn start(count: usize) -> Result<Nodes, Failure> {
        let mut nodes = Nodes { database: Postgres::start_durable(), bus: Nats::start(), nodes: Vec::new() };
        for number in 0..count {
            let folder = std::env::temp_dir().join(format!("escapade-load-node-{}-{number}", std::process::id()));
            std::fs::create_dir_all(&folder)?;
            drop(std::fs::remove_file(folder.join("address")));
            let process = Command::new(std::env::current_exe()?)
                .env(FOLDER, &folder)
                .env(DATABASE, nodes.database.address())
                .env(BUS, nodes.bus.address())
                .stdout(Stdio::null())
                .spawn()?;
            nodes.nodes.push(OneNode { address: address(&folder).await?, folder, process });
        }
        // All of them know each other.
        tokio::time::sleep(Duration::from_secs(1)).await;
        Ok(nodes)
    }

    pub(crate) fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    /// Seconds of processor time that all nodes have used.
    pub(crate) fn cpu_seconds(&self) -> f64 {
        self.nodes.iter().map(|node| cpu_seconds(&node.process.id().to_string())).sum()
    }

    /// Resident memory of the first node, which has as many people as the others.
    pub(crate) fn memory_kb(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.nodes[0].process.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|text| text.split_whitespace().next()?.parse().ok()).unwrap_or(0.0)
    }

    pub(crate) async fn costs(&self) -> Result<Costs, Failure> {
        let mut connection = PgConnection::connect(&self.database.address()).await?;
        let asked = "SELECT (pg_current_wal_lsn() - '0/0'::pg_lsn)::float8, xact_commit::float8 \
                     FROM pg_stat_database WHERE datname = current_database()";
        let row = query(asked).fetch_one(&mut connection).await?;
        let told = self.bus_report().await?;
        let number = |name: &str| told[name].as_f64().ok_or("the bus tells nothing");
        Ok(Costs {
            database_seconds: self.database.process_id().map_or(0.0, seconds_of_family),
            bus_seconds: self.bus.process_id().map_or(0.0, |id| cpu_seconds(&id.to_string())),
            log_bytes: row.try_get(0)?,
            transactions: row.try_get(1)?,
            letters: number("in_msgs")?,
            letter_bytes: number("in_bytes")?,
        })
    }

    /// What the bus says of itself.
    async fn bus_report(&self) -> Result<serde_json::Value, Failure> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.bus.monitor())).await?;
        stream.write_all(b"GET /varz HTTP/1.0\r\n\r\n").await?;
        let mut reply = String::new();
        stream.read_to_string(&mut reply).await?;
        Ok(serde_json::from_str(reply.split_once("\r\n\r\n").ok_or("no body")?.1)?)
    }

    pub(crate) fn stop(mut self) {
        for node in &mut self.nodes {
            drop(node.process.kill());
            drop(node.process.wait());
            drop(std::fs::remove_dir_all(&node.folder));
        }
    }
}

impl Drop for Nodes {
    fn drop(&mut self) {
        self.nodes.iter_mut().for_each(|node| drop(node.process.kill()));
    }
}

/// Seconds of processor time that a process and its children have used.
fn seconds_of_family(parent: u32) -> f64 {
    let parent = parent.to_string();
    let is_child = |id: &String| {
        let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
        stat.rsplit(')').next().unwrap_or_default().split_whitespace().nth(1) == Some(parent.as_str())
    };
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let ids = processes.filter_map(|entry| entry.file_name().into_string().ok());
    let children = ids.filter(is_child).map(|id| cpu_seconds(&id)).sum::<f64>();
    children + cpu_seconds(&parent)
}

async fn address(folder: &Path) -> Result<SocketAddr, Failure> {
    for _ in 0..5000 {
        if let Ok(text) = std::fs::read_to_string(folder.join("address")) {
            return Ok(text.parse()?);
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    Err("a node does not start".into())
}
