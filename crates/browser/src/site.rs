//! A server on a free port, in this process, with the page that was built last.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context, Result, anyhow, bail};
use server::{Config, SqliteStore};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

static NEXT: AtomicU32 = AtomicU32::new(1);

/// A new folder among the system's temporary files.
pub(crate) fn temporary_folder(what: &str) -> Result<PathBuf> {
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("escapade-{what}-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    Ok(folder)
}

/// A server with the page, on this machine.
pub struct Site {
    address: SocketAddr,
    folder: PathBuf,
    contents: BTreeMap<String, String>,
    running: Option<(oneshot::Sender<()>, JoinHandle<()>)>,
}

impl Site {
    /// Starts a server with a new store.
    pub async fn start() -> Result<Site> {
        Site::start_with(&[]).await
    }

    /// Starts a server that plays games with these contents in place of their own.
    pub async fn start_with(contents: &[&str]) -> Result<Site> {
        let contents = server::read_contents(contents.iter().copied()).map_err(|problem| anyhow!(problem))?;
        let dist = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/dist/index.html");
        if !dist.exists() {
            bail!("the page has not been built; run: cargo xtask web");
        }
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let mut site = Site { address, folder: temporary_folder("site")?, contents, running: None };
        site.run(listener).await?;
        Ok(site)
    }

    async fn run(&mut self, listener: TcpListener) -> Result<()> {
        let store = SqliteStore::open(&self.folder.join("escapade.db")).await?;
        let (stop, stopped) = oneshot::channel();
        // All tests come from one address, so the usual limits per address would stop them.
        let config = Config {
            sockets_per_address_max: 1000,
            tables_per_hour_max: 10_000,
            requests_per_minute_max: 100_000,
            messages_per_second_max: 1000,
            contents: self.contents.clone(),
            ..Config::default()
        };
        let task = tokio::spawn(async move {
            let stop = async move { drop(stopped.await) };
            if let Err(fault) = server::serve(listener, Arc::new(store), config, stop).await {
                eprintln!("the server stopped: {fault}");
            }
        });
        self.running = Some((stop, task));
        Ok(())
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// An address of the page, from a path such as `/rules/wcp`.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Stops the server; its store stays.
    pub async fn stop(&mut self) -> Result<()> {
        if let Some((stop, task)) = self.running.take() {
            // Fails only if the server has stopped by itself.
            let _ = stop.send(());
            task.await?;
        }
        Ok(())
    }

    /// Starts the server again at the same address, with the same store.
    pub async fn restart(&mut self) -> Result<()> {
        self.stop().await?;
        let listener = TcpListener::bind(self.address).await?;
        self.run(listener).await
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        if let Some((stop, task)) = self.running.take() {
            let _ = stop.send(());
            task.abort();
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
