//! A server in a process of its own, which can be killed. It is the test program itself, with one test that serves.

use std::fs::File;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::Arc;
use std::time::Duration;

use server::{Config, SqliteStore};
use tokio::net::TcpListener;

const FOLDER: &str = "ESCAPADE_CRASH_CHILD";

/// Serves until the process is killed, if this process was started for that; called in a test of this name.
pub(crate) fn serve_if_child() {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    tracing_subscriber::fmt().with_writer(std::io::stderr).with_ansi(false).init();
    let config = Config {
        messages_per_second_max: 100_000,
        requests_per_minute_max: 100_000,
        tables_per_hour_max: 100_000,
        ..Config::default()
    };
    tokio::runtime::Runtime::new().expect("a runtime starts").block_on(async {
        let store = SqliteStore::open(&folder.join("escapade.db")).await.expect("the store opens");
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("a listener has an address").to_string();
        std::fs::write(folder.join("address.new"), address).expect("the address can be written");
        std::fs::rename(folder.join("address.new"), folder.join("address")).expect("it can be renamed");
        server::serve(listener, Arc::new(store), config, std::future::pending()).await.expect("the server runs");
    });
}

fn log(folder: &Path) -> PathBuf {
    folder.join("server.log")
}

/// What the last server on a folder has logged.
pub(crate) fn read_log(folder: &Path) -> String {
    std::fs::read_to_string(log(folder)).unwrap_or_default()
}

/// The name of the test that calls [`serve_if_child`].
const SERVING_TEST: &str = "a_server_to_be_killed";

/// A server in a process of its own.
pub(crate) struct Child {
    process: std::process::Child,
    pub(crate) address: SocketAddr,
}

impl Child {
    /// Starts a server on a folder.
    pub(crate) async fn start(folder: &Path) -> Child {
        let child = Child::try_start(folder, &[]).await;
        child.unwrap_or_else(|status| panic!("the server does not start: {status}\n{}", read_log(folder)))
    }

    /// Starts a server with these variables, or gives how it ended.
    pub(crate) async fn try_start(folder: &Path, variables: &[(&str, &Path)]) -> Result<Child, ExitStatus> {
        drop(std::fs::remove_file(folder.join("address")));
        let mut process = Command::new(std::env::current_exe().expect("a test has a path"))
            .args(["--exact", SERVING_TEST, "--nocapture"])
            .env(FOLDER, folder)
            .envs(variables.iter().copied())
            .stdout(Stdio::null())
            .stderr(File::create(log(folder)).expect("a log can be written"))
            .spawn()
            .expect("a server starts");
        for _ in 0..2000 {
            if let Ok(text) = std::fs::read_to_string(folder.join("address")) {
                return Ok(Child { process, address: text.parse().expect("an address was written") });
            }
            if let Some(status) = process.try_wait().expect("a process has a status") {
                return Err(status);
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        process.kill().expect("a server can be killed");
        Err(process.wait().expect("a killed server ends"))
    }

    /// Kills it.
    pub(crate) fn kill(self) {}
}

impl Drop for Child {
    fn drop(&mut self) {
        drop(self.process.kill());
        drop(self.process.wait());
    }
}
