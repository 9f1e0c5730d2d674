//! `escapade serve`: a server for friends who play by a link. `escapade config` prints its settings.
//!
//! A setting comes from a flag, else from the environment, else from the file, else from its default.

mod browser;
mod faults;
mod welcome;

use std::ffi::OsString;
use std::fs::{File, TryLockError};
use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args as _;
use clap::builder::BoolishValueParser;
use engine::{Hash256, RecordKey};
use server::{Cluster, Config, Retention, SqliteStore, Store, operator_hash};
use tokio::net::TcpListener;

/// How much can be logged.
const LEVELS: [&str; 5] = ["error", "warn", "info", "debug", "trace"];

#[derive(clap::Args, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
#[command(
    args_override_self = true,
    after_help = "Examples:\n  escapade serve --open\n  escapade serve --listen 0.0.0.0:80 --data /var/lib/escapade\n  \
    ESCAPADE_PUBLIC_URL=https://play.example escapade serve --log json"
)]
pub(crate) struct Args {
    /// A file with any of these settings, such as `listen = "0.0.0.0:80"`
    #[arg(long, env = "ESCAPADE_CONFIG", value_name = "FILE")]
    #[serde(skip)]
    config: Option<PathBuf>,
    /// Where to listen
    #[arg(long, env = "ESCAPADE_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// The folder for everything that must survive; made if it is missing
    #[arg(long, env = "ESCAPADE_DATA", default_value = "data")]
    data: PathBuf,
    /// A PostgreSQL database that several nodes share, such as postgres://USER:PASSWORD@HOST/NAME; then --data is not used
    #[arg(long, env = "ESCAPADE_DATABASE", value_name = "URL")]
    #[serde(skip_serializing_if = "Option::is_none")]
    database: Option<String>,
    /// A NATS server that carries messages between the nodes faster than the database does, such as nats://HOST:4222
    #[arg(long, env = "ESCAPADE_BUS", value_name = "URL")]
    #[serde(skip_serializing_if = "Option::is_none")]
    bus: Option<String>,
    /// Changed content, as `escapade content export` writes it, that tables of its game are played with; several files with
    /// commas between
    #[arg(long, env = "ESCAPADE_CONTENT", value_name = "FILE", value_delimiter = ',')]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    content: Vec<PathBuf>,
    /// How many seconds to go on after a signal to stop, while /readyz says so to a load balancer
    #[arg(long, env = "ESCAPADE_DRAIN_SECONDS", value_name = "SECONDS", default_value_t = Config::default().drain_ms / 1000)]
    drain_seconds: u64,
    /// The address that people see, if it is another one
    #[arg(long, env = "ESCAPADE_PUBLIC_URL")]
    #[serde(skip_serializing_if = "Option::is_none")]
    public_url: Option<String>,
    /// Open the address in the browser of this machine
    #[arg(long, env = "ESCAPADE_OPEN", value_parser = BoolishValueParser::new())]
    open: bool,
    /// How many proxies stand in front, each of which adds where a connection comes from to X-Forwarded-For
    #[arg(long, env = "ESCAPADE_TRUSTED_PROXIES", value_name = "COUNT", default_value_t = 0)]
    trusted_proxies: usize,
    /// One proxy stands in front; the same as --trusted-proxies 1
    #[arg(long, env = "ESCAPADE_TRUST_PROXY", value_parser = BoolishValueParser::new())]
    trust_proxy: bool,
    /// A private address for /metrics, such as 127.0.0.1:9100; without one, only this machine may ask for them
    #[arg(long, env = "ESCAPADE_METRICS_LISTEN", value_name = "ADDRESS")]
    #[serde(skip_serializing_if = "Option::is_none")]
    metrics_listen: Option<SocketAddr>,
    /// Start although the database holds less than it once did
    #[arg(long, env = "ESCAPADE_ACCEPT_LOSS", value_parser = BoolishValueParser::new())]
    accept_loss: bool,
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
    /// How many seconds a client may take to send a request, to send none, or to read nothing
    #[arg(
        long,
        env = "ESCAPADE_CLIENT_TIMEOUT_SECONDS",
        value_name = "SECONDS",
        default_value_t = Config::default().client_timeout_ms / 1000
    )]
    client_timeout_seconds: u64,
    /// How many seconds a seat may be without its player before a bot takes over
    #[arg(long, env = "ESCAPADE_GRACE_SECONDS", default_value_t = Config::default().grace_ms / 1000)]
    grace_seconds: u64,
    /// For how many days to keep guests without a name who never played; 0 for ever
    #[arg(long, env = "ESCAPADE_KEEP_GUESTS_DAYS", value_name = "DAYS", default_value_t = 1)]
    keep_guests_days: u32,
    /// For how many days to keep people with a name who have no table left; 0 for ever
    #[arg(long, env = "ESCAPADE_KEEP_NAMES_DAYS", value_name = "DAYS", default_value_t = 0)]
    keep_names_days: u32,
    /// For how many days to keep tables that never began; 0 for ever
    #[arg(long, env = "ESCAPADE_KEEP_GATHERING_DAYS", value_name = "DAYS", default_value_t = 0)]
    keep_gathering_days: u32,
    /// For how many days to keep finished tables; 0 for ever
    #[arg(long, env = "ESCAPADE_KEEP_FINISHED_DAYS", value_name = "DAYS", default_value_t = 0)]
    keep_finished_days: u32,
    /// A file with the token for `escapade admin`, at least 32 characters; with --data there is one in the folder
    #[arg(long, env = "ESCAPADE_OPERATOR_TOKEN_FILE", value_name = "FILE")]
    #[serde(skip_serializing_if = "Option::is_none")]
    operator_token_file: Option<PathBuf>,
    /// How to write the log: text or json
    #[arg(long, env = "ESCAPADE_LOG", default_value = "text", value_parser = ["text", "json"])]
    log: String,
    /// How much to log: errors only, or also what is wrong, what happens, every request, everything
    #[arg(long, env = "ESCAPADE_LOG_LEVEL", default_value = "info", value_parser = LEVELS)]
    log_level: String,
}

impl Args {
    fn config(&self) -> Result<Config> {
        let texts = self.content.iter().map(|path| crate::setup::read(path)).collect::<Result<Vec<_>>>()?;
        let files = self.content.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(", ");
        let contents = server::read_contents(texts.iter().map(String::as_str));
        Ok(Config {
            public_url: self.public_url.clone(),
            sockets_max: self.sockets_max,
            sockets_per_address_max: self.sockets_per_address_max,
            tables_per_hour_max: self.tables_per_hour_max,
            requests_per_minute_max: self.requests_per_minute_max,
            messages_per_second_max: self.messages_per_second_max,
            grace_ms: self.grace_seconds * 1000,
            trusted_proxies: self.trusted_proxies.max(usize::from(self.trust_proxy)),
            client_timeout_ms: self.client_timeout_seconds.max(1) * 1000,
            drain_ms: self.drain_seconds * 1000,
            metrics_listen: self.metrics_listen,
            retention: self.retention(),
            contents: contents.map_err(|problem| anyhow!("--content {files}: {problem}"))?,
            #[cfg(feature = "tools")]
            printer: Some(crate::print::printer()),
            ..Config::default()
        })
    }

    fn retention(&self) -> Retention {
        let days = |days: u32| Some(days).filter(|days| *days > 0);
        Retention {
            guests_days: days(self.keep_guests_days),
            names_days: days(self.keep_names_days),
            gathering_days: days(self.keep_gathering_days),
            finished_days: days(self.keep_finished_days),
        }
    }

    /// The token for operators: of the file that was given, or of the folder.
    fn operator_token(&self) -> Result<Option<Hash256>> {
        let token = match (&self.operator_token_file, &self.database) {
            (Some(file), _) => read_token(file)?,
            (None, None) => operator_token(&self.data)?,
            (None, Some(_)) => return Ok(None),
        };
        Ok(Some(operator_hash(&token)))
    }
}

/// The fewest characters of a token: one that can be guessed is worse than none.
const TOKEN_CHARS_MIN: usize = 32;

fn read_token(file: &Path) -> Result<String> {
    let token = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    match token.trim() {
        token if token.len() >= TOKEN_CHARS_MIN => Ok(token.to_owned()),
        _ => bail!("{}: a token has at least {TOKEN_CHARS_MIN} characters", file.display()),
    }
}

/// The token for operators, which is made with the folder. Only the owner may read it.
pub(crate) fn operator_token(folder: &Path) -> Result<String> {
    let path = folder.join("operator.token");
    if !path.exists() {
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).context("the system gives no random numbers")?;
        let token: String = secret.iter().map(|byte| format!("{byte:02x}")).collect();
        // A token that is only half on disk must not be taken for one.
        let half = folder.join("operator.token.new");
        make_file(&half)?;
        std::fs::write(&half, token + "\n").with_context(|| format!("cannot write {}", half.display()))?;
        std::fs::rename(&half, &path).with_context(|| format!("cannot write {}", path.display()))?;
    }
    read_token(&path)
}

/// Whether a server uses the folder.
pub(crate) fn is_locked(folder: &Path) -> Result<bool> {
    let path = folder.join("lock");
    let file = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
    match file.try_lock() {
        Ok(()) => Ok(false),
        Err(TryLockError::WouldBlock) => Ok(true),
        Err(TryLockError::Error(fault)) => Err(fault).with_context(|| format!("cannot lock {}", path.display())),
    }
}

/// The arguments of the command, preceded by the settings of its file: the last of several equal flags counts.
pub(crate) fn with_file(mut args: Vec<OsString>) -> Result<Vec<OsString>> {
    if !matches!(args.get(1).and_then(|word| word.to_str()), Some("serve" | "config")) {
        return Ok(args);
    }
    let Some(path) = file(&args) else { return Ok(args) };
    let text = std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let settings: toml::Table = text.parse().with_context(|| path.display().to_string())?;
    let known = Args::augment_args(clap::Command::new("serve"));
    let names = known.get_arguments().filter_map(clap::Arg::get_long).filter(|name| *name != "config");
    let names: Vec<&str> = names.collect();
    for (key, value) in settings {
        let name = key.replace('_', "-");
        if !names.contains(&name.as_str()) {
            bail!("{}: `{key}` is not a setting; there are: {}", path.display(), names.join(", "));
        }
        if std::env::var_os(format!("ESCAPADE_{}", name.replace('-', "_").to_uppercase())).is_some() {
            continue;
        }
        let argument = known.get_arguments().find(|argument| argument.get_long() == Some(name.as_str()));
        if let Some(word) = argument
            .map(|argument| setting_as_flag(argument, &value))
            .transpose()
            .map_err(|problem| anyhow!("{}: `{key}`: {problem}", path.display()))?
            .flatten()
        {
            args.insert(2, word.into());
        }
    }
    Ok(args)
}

/// A setting of a file as a flag; nothing where it says no. What the flag would refuse is refused here, where the file is
/// known.
fn setting_as_flag(argument: &clap::Arg, value: &toml::Value) -> Result<Option<String>, String> {
    let name = argument.get_long().unwrap_or_default();
    let text = match value {
        toml::Value::String(text) => text.clone(),
        toml::Value::Array(texts) => {
            texts.iter().map(|text| text.as_str().unwrap_or_default()).collect::<Vec<_>>().join(",")
        }
        other => other.to_string(),
    };
    let word = match (argument.get_action(), text.to_lowercase().as_str()) {
        (clap::ArgAction::SetTrue, "true" | "1" | "yes" | "y" | "on") => format!("--{name}"),
        (clap::ArgAction::SetTrue, "false" | "0" | "no" | "n" | "off") => return Ok(None),
        (clap::ArgAction::SetTrue, _) => return Err(format!("expected yes or no, not {text}")),
        _ => format!("--{name}={text}"),
    };
    let alone = clap::Command::new("serve").no_binary_name(true).arg(argument.clone());
    match alone.try_get_matches_from([&word]) {
        Ok(_) => Ok(Some(word)),
        Err(fault) => {
            let problem = fault.to_string();
            let line = problem.lines().next().unwrap_or_default();
            Err(line.strip_prefix("error: ").unwrap_or(line).to_owned())
        }
    }
}

/// The file that a flag or the environment names.
fn file(args: &[OsString]) -> Option<PathBuf> {
    let texts = args.iter().map(|word| word.to_str().unwrap_or_default());
    let mut pairs = texts.clone().zip(texts.skip(1).chain([""]));
    let named = pairs.find_map(|(word, next)| match word.strip_prefix("--config") {
        Some("") => Some(next.to_owned()),
        Some(rest) => rest.strip_prefix('=').map(str::to_owned),
        None => None,
    });
    named.map(PathBuf::from).or_else(|| std::env::var_os("ESCAPADE_CONFIG").map(PathBuf::from))
}

/// Prints the settings, in the form of a file.
pub(crate) fn print(args: &Args) -> Result<()> {
    print!("{}", toml::to_string(args)?);
    Ok(())
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let level: tracing_subscriber::filter::LevelFilter = args.log_level.parse().context("--log-level")?;
    let subscriber = tracing_subscriber::fmt().with_writer(std::io::stderr).with_target(false).with_max_level(level);
    match args.log.as_str() {
        "json" => subscriber.json().init(),
        _ => subscriber.init(),
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(args))
}

async fn serve(args: &Args) -> Result<()> {
    match (&args.database, &args.bus) {
        (Some(database), bus) => serve_node(args, database, bus.as_deref()).await,
        (None, Some(_)) => bail!(
            "--bus is of no use without --database: nodes share their tables through a database, and the bus only \
             carries messages; give --database postgres://…, or leave --bus out"
        ),
        (None, None) => serve_alone(args).await,
    }
}

/// Refuses the address of a database where a folder is expected: it would become a folder of that name.
pub(crate) fn check_folder(folder: &Path) -> Result<()> {
    match folder.to_str().and_then(|text| text.split_once("://")) {
        Some((scheme, _)) => bail!("--data is a folder, not a {scheme} address; give a database with --database"),
        None => Ok(()),
    }
}

/// Serves from a folder.
async fn serve_alone(args: &Args) -> Result<()> {
    check_folder(&args.data)?;
    let opened = open_store(&args.data, args.accept_loss).await;
    let (store, _lock) = opened.map_err(|fault| faults::cannot_use_folder(&args.data, fault))?;
    listen(args, store.clone(), None, RecordKey::new(record_secret(&args.data)?)).await?;
    store.close().await;
    Ok(())
}

/// Serves as one of several nodes.
#[cfg(feature = "cluster")]
async fn serve_node(args: &Args, database: &str, bus: Option<&str>) -> Result<()> {
    let (store, node) = cluster::Node::join(database, bus).await?;
    let record_key = RecordKey::new(store.key("records").await?);
    listen(args, store.clone(), Some(node), record_key).await?;
    store.close().await;
    Ok(())
}

#[cfg(not(feature = "cluster"))]
async fn serve_node(_args: &Args, _database: &str, _bus: Option<&str>) -> Result<()> {
    bail!(
        "this program was built without --database, to be built quickly; take a released one, or build it with \
         `cargo build --release` or `cargo xtask serve --release`"
    )
}

async fn listen(
    args: &Args,
    store: Arc<dyn Store>,
    nodes: Option<Arc<dyn Cluster>>,
    record_key: RecordKey,
) -> Result<()> {
    let operator_token = args.operator_token()?;
    let config = Config { record_key: Some(record_key), operator_token, ..args.config()? };
    let listener = TcpListener::bind(args.listen).await.map_err(|fault| faults::cannot_listen(args.listen, fault))?;
    // A program that reads the address may send a signal at once, so signals are handled before it is printed.
    let stop = stop()?;
    match args.log.as_str() {
        // A program that reads the log reads JSON from the first line on.
        "json" => tracing::info!(address = %listener.local_addr()?, version = env!("CARGO_PKG_VERSION"), "listening"),
        _ => print_welcome(args, listener.local_addr()?),
    }
    let served = server::serve_with(listener, store, nodes, config, stop).await;
    served.map_err(|fault| match args.metrics_listen {
        Some(address) => faults::cannot_listen(address, fault),
        None => fault.into(),
    })
}

/// The store in a folder, and the lock that must be held as long as the store is used.
async fn open_store(folder: &Path, accept_loss: bool) -> Result<(Arc<SqliteStore>, File)> {
    make_folder(folder)?;
    let lock = lock(folder)?;
    let path = folder.join("escapade.db");
    make_file(&path)?;
    let opened = match accept_loss {
        true => SqliteStore::open_after_loss(&path).await,
        false => SqliteStore::open(&path).await,
    };
    let store = opened.with_context(|| format!("cannot open {}", path.display()))?;
    Ok((Arc::new(store), lock))
}

/// Prints the address and what to try first. Connections are queued already, so a browser may be opened.
fn print_welcome(args: &Args, address: SocketAddr) {
    let mut out = std::io::stdout();
    let is_coloured = out.is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let text = welcome::text(address, args.public_url.as_deref(), is_coloured);
    // A program that started the server may close the pipe after the first line. That must not stop the server.
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    if args.open {
        browser::open(&welcome::local_url(address, args.public_url.as_deref()));
    }
}

/// Only the owner may read the folder, since the database holds seeds of matches in play.
fn make_folder(folder: &Path) -> Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).with_context(|| format!("cannot make {}", folder.display()))
}

/// The secret of the key that records are signed with, which is made with the folder. Only the owner may read it.
pub(crate) fn record_secret(folder: &Path) -> Result<[u8; 32]> {
    let path = folder.join("signing.key");
    if !path.exists() {
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).context("the system gives no random numbers")?;
        // A key that is only half on disk must not be taken for one.
        let half = folder.join("signing.key.new");
        make_file(&half)?;
        std::fs::write(&half, secret).with_context(|| format!("cannot write {}", half.display()))?;
        std::fs::rename(&half, &path).with_context(|| format!("cannot write {}", path.display()))?;
    }
    let secret = std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
    <[u8; 32]>::try_from(secret).map_err(|_| anyhow!("{} is no key of 32 bytes", path.display()))
}

/// Locks the folder against a second server as long as the file is open: each would overwrite the other's data.
pub(crate) fn lock(folder: &Path) -> Result<File> {
    let path = folder.join("lock");
    let file = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            bail!("another server uses {}; stop it first, or give another folder with --data", folder.display())
        }
        Err(TryLockError::Error(fault)) => Err(fault).with_context(|| format!("cannot lock {}", path.display())),
    }
}

/// Makes a file that only its owner may read, since an existing folder may have wider permissions.
pub(crate) fn make_file(path: &Path) -> Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).with_context(|| format!("cannot write {}", path.display()))?;
    Ok(())
}

/// Ends on SIGINT or SIGTERM. Signals count from the call on, not from the first poll on.
fn stop() -> Result<impl Future<Output = ()> + Send + 'static> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        Ok(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_flag_is_a_variable_and_a_setting() {
        let printed = Args::augment_args(clap::Command::new("serve"));
        for argument in printed.get_arguments() {
            let name = argument.get_long().expect("every setting has a flag");
            let variable = format!("ESCAPADE_{}", name.replace('-', "_").to_uppercase());
            assert_eq!(argument.get_env().and_then(|name| name.to_str()), Some(variable.as_str()), "--{name}");
        }
    }
}
