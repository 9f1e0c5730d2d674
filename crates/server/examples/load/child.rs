//! Servers in processes of their own, and what they use.

use std::future::pending;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use server::{Config, SqliteStore, Store};
use tokio::net::TcpListener;

use crate::crowd::Pastime;
use crate::forgetful::Forgetful;
use crate::line::cpu_seconds;
use crate::{Failure, yardstick};

const KIND: &str = "ESCAPADE_LOAD_KIND";
const FOLDER: &str = "ESCAPADE_LOAD_FOLDER";

/// What kind of server.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Ours, at full durability.
    Full,
    /// Ours, on a store that keeps nothing.
    Forgetful,
    /// The yardstick.
    Bare,
}

impl Kind {
    pub(crate) const ALL: [Kind; 3] = [Kind::Full, Kind::Forgetful, Kind::Bare];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Full => "full durability",
            Kind::Forgetful => "no durability",
            Kind::Bare => "yardstick",
        }
    }

    /// What people do there.
    pub(crate) fn pastime(self) -> Pastime {
        match self {
            Kind::Bare => Pastime::Talk,
            Kind::Full | Kind::Forgetful => Pastime::Play,
        }
    }

    /// The kind that this process is, if it is a server.
    pub(crate) fn of_this_process() -> Option<Kind> {
        let name = std::env::var(KIND).ok()?;
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// Serves until the process is killed.
pub(crate) fn serve(kind: Kind) -> Result<(), Failure> {
    let folder = PathBuf::from(std::env::var_os(FOLDER).ok_or("no folder")?);
    tokio::runtime::Runtime::new()?.block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?.to_string();
        let store: Arc<dyn Store> = match kind {
            Kind::Full => Arc::new(SqliteStore::open(&folder.join("escapade.db")).await?),
            Kind::Forgetful => Arc::new(Forgetful::default()),
            Kind::Bare => {
                say(&folder, &address)?;
                return Ok(axum::serve(listener, yardstick::router()).await?);
            }
        };
        say(&folder, &address)?;
        Ok(server::serve(listener, store, without_limits(), pending()).await?)
    })
}

fn say(folder: &Path, address: &str) -> std::io::Result<()> {
    std::fs::write(folder.join("address.new"), address)?;
    std::fs::rename(folder.join("address.new"), folder.join("address"))
}

fn without_limits() -> Config {
    Config {
        messages_per_second_max: 1_000_000,
        requests_per_minute_max: 100_000_000,
        tables_per_hour_max: 100_000_000,
        sockets_per_address_max: 1_000_000,
        ..Config::default()
    }
}

/// A server in a process of its own.
pub(crate) struct Child {
    process: std::process::Child,
    folder: PathBuf,
    pub(crate) address: SocketAddr,
    pub(crate) started_ms: u128,
}

impl Child {
    pub(crate) async fn start(kind: Kind) -> Result<Child, Failure> {
        let folder = std::env::temp_dir().join(format!("escapade-load-{}-{}", std::process::id(), kind as u8));
        std::fs::create_dir_all(&folder)?;
        let started = Instant::now();
        let process = Command::new(std::env::current_exe()?)
            .env(KIND, kind.name())
            .env(FOLDER, &folder)
            .stdout(Stdio::null())
            .spawn()?;
        let address = address(&folder).await?;
        Ok(Child { process, folder, address, started_ms: started.elapsed().as_millis() })
    }

    /// Seconds of processor time that the server has used.
    pub(crate) fn cpu_seconds(&self) -> f64 {
        cpu_seconds(&self.process.id().to_string())
    }

    /// Resident memory.
    pub(crate) fn memory_kb(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|text| text.split_whitespace().next()?.parse().ok()).unwrap_or(0.0)
    }

    pub(crate) fn stop(mut self) -> Result<(), Failure> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(std::fs::remove_dir_all(&self.folder)?)
    }
}

async fn address(folder: &Path) -> Result<SocketAddr, Failure> {
    for _ in 0..5000 {
        if let Ok(text) = std::fs::read_to_string(folder.join("address")) {
            return Ok(text.parse()?);
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    Err("the server does not start".into())
}
