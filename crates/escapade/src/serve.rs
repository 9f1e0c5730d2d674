//! `escapade serve`: friends play by a link.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result};
use server::{Config, SqliteStore};
use tokio::net::TcpListener;

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  escapade serve\n  escapade serve --listen 0.0.0.0:80 --data /var/lib/escapade\n  \
    ESCAPADE_PUBLIC_URL=https://play.example escapade serve --log json"
)]
pub(crate) struct Args {
    /// Where to listen
    #[arg(long, env = "ESCAPADE_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// The folder for everything that must survive; made if it is missing
    #[arg(long, env = "ESCAPADE_DATA", default_value = "data")]
    data: PathBuf,
    /// The address that people see, if it is another one
    #[arg(long, env = "ESCAPADE_PUBLIC_URL")]
    public_url: Option<String>,
    /// Whether a proxy in front says where connections come from, in X-Forwarded-For
    #[arg(long, env = "ESCAPADE_TRUST_PROXY")]
    trust_proxy: bool,
    /// The most connections at a time
    #[arg(long, env = "ESCAPADE_SOCKETS_MAX", default_value_t = Config::default().sockets_max)]
    sockets_max: usize,
    /// The most connections at a time from one address
    #[arg(long, env = "ESCAPADE_SOCKETS_PER_ADDRESS_MAX", default_value_t = Config::default().sockets_per_address_max)]
    sockets_per_address_max: usize,
    /// The most tables that one address may open in an hour
    #[arg(long, env = "ESCAPADE_TABLES_PER_HOUR_MAX", default_value_t = Config::default().tables_per_hour_max)]
    tables_per_hour_max: u32,
    /// The most requests of one address in a minute, beside connections
    #[arg(long, env = "ESCAPADE_REQUESTS_PER_MINUTE_MAX", default_value_t = Config::default().requests_per_minute_max)]
    requests_per_minute_max: u32,
    /// The most messages of one connection in a second, on average
    #[arg(long, env = "ESCAPADE_MESSAGES_PER_SECOND_MAX", default_value_t = Config::default().messages_per_second_max)]
    messages_per_second_max: u32,
    /// How many seconds a seat may be without its player before a bot takes over
    #[arg(long, env = "ESCAPADE_GRACE_SECONDS", default_value_t = Config::default().grace_ms / 1000)]
    grace_seconds: u64,
    /// How to write the log: text or json
    #[arg(long, env = "ESCAPADE_LOG", default_value = "text", value_parser = ["text", "json"])]
    log: String,
}

impl Args {
    fn config(&self) -> Config {
        Config {
            public_url: self.public_url.clone(),
            sockets_max: self.sockets_max,
            sockets_per_address_max: self.sockets_per_address_max,
            tables_per_hour_max: self.tables_per_hour_max,
            requests_per_minute_max: self.requests_per_minute_max,
            messages_per_second_max: self.messages_per_second_max,
            grace_ms: self.grace_seconds * 1000,
            trust_proxy: self.trust_proxy,
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let subscriber = tracing_subscriber::fmt().with_writer(std::io::stderr).with_target(false);
    match args.log.as_str() {
        "json" => subscriber.json().init(),
        _ => subscriber.init(),
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(args))
}

async fn serve(args: &Args) -> Result<()> {
    make_folder(&args.data)?;
    let path = args.data.join("escapade.db");
    make_file(&path)?;
    let store = SqliteStore::open(&path).await.with_context(|| format!("cannot open {}", path.display()))?;
    let store = Arc::new(store);
    let listener = TcpListener::bind(args.listen).await.with_context(|| format!("cannot listen on {}", args.listen))?;
    let address = listener.local_addr()?;
    let url = args.public_url.clone().unwrap_or_else(|| format!("http://{address}"));
    println!("Escapade is at {url}");
    server::serve(listener, store.clone(), args.config(), stop()).await?;
    store.close().await;
    Ok(())
}

/// Only the owner may read what is kept: it holds seeds of matches in play.
fn make_folder(folder: &Path) -> Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).with_context(|| format!("cannot make {}", folder.display()))
}

/// The folder may have been there before, with wider rights.
fn make_file(path: &Path) -> Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).with_context(|| format!("cannot write {}", path.display()))?;
    Ok(())
}

/// Ends when somebody stops the server, from the keyboard or from outside.
async fn stop() {
    let keyboard = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = keyboard => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    drop(keyboard.await);
}
