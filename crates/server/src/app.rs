//! The server as a whole: its settings, what its parts share, and its life from the first connection to the last.

use std::collections::BTreeMap;
use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware;
use axum::routing::get;
use engine::{Hash256, Record, RecordKey, Seats, Seed};
use host::{Host, Player};
use protocol::rest::BODY_BYTES_MAX;
use protocol::{Code, Fault, Phase};
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::connected::Connected;
use crate::journal::Journal;
use crate::limits::Limits;
use crate::links::Links;
use crate::metrics::Metrics;
use crate::nodes::Cluster;
use crate::operator::{self, Announced, Retention};
use crate::prints::{Printer, Prints};
use crate::readiness::Readiness;
use crate::reviews::Reviews;
use crate::store::{Store, StoreFault, StoreWrite, TableFilter};
use crate::tables::Tables;
use crate::thinking::Thinking;
use crate::turns::TurnStreams;
use crate::{Error, assets, guard, listen, lobby, openapi, players, prints, records, rest, reviews, socket, stream};

/// How a server behaves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The address that people see, such as `https://play.example`; cookies are for https only if it begins so.
    pub public_url: Option<String>,
    /// The most sockets at a time.
    pub sockets_max: usize,
    /// The most sockets at a time from one address.
    pub sockets_per_address_max: usize,
    /// The most tables that one address may open in an hour.
    pub tables_per_hour_max: u32,
    /// The most requests that one address may make in a minute, beside sockets.
    pub requests_per_minute_max: u32,
    /// The most messages that one socket may send in a second, on average.
    pub messages_per_second_max: u32,
    /// How long a seat may be without its player before a bot takes over.
    pub grace_ms: u64,
    /// How many proxies stand in front, each of which adds to `X-Forwarded-For` where a connection comes from.
    pub trusted_proxies: usize,
    /// How long a client may take to send a request, to send nothing between two, and to read nothing.
    pub client_timeout_ms: u64,
    /// How often a connection that stays open is checked: whether its client is still there, and whether its cookie or
    /// token still holds.
    pub check_ms: u64,
    /// How long a server that was told to stop goes on while `/readyz` says that it stops, so that a load balancer sends
    /// nobody there any more.
    pub drain_ms: u64,
    /// A private address for the metrics. Without one they are served to this machine only.
    pub metrics_listen: Option<SocketAddr>,
    /// The seed of every match, for tests that compare matches. A server for people has none.
    pub seed: Option<Seed>,
    /// The key that records are signed with.
    pub record_key: Option<RecordKey>,
    /// What games are played with in place of their own content, as JSON; see [`read_contents`](crate::read_contents).
    pub contents: BTreeMap<String, String>,
    /// What prints games for people who ask for it in the page. Without one nothing is printed here.
    pub printer: Option<Printer>,
    /// For how long things are kept that nobody needs any more.
    pub retention: Retention,
    /// The hash of the token for whoever runs the server, as [`operator_hash`](crate::operator_hash) makes it. Without one
    /// there is no interface for operators.
    pub operator_token: Option<Hash256>,
    /// Whether tables whose clocks run are restored at the start. A server for a moment leaves them alone.
    pub wakes_tables: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            public_url: None,
            sockets_max: 20_000,
            sockets_per_address_max: 64,
            tables_per_hour_max: 60,
            requests_per_minute_max: 600,
            messages_per_second_max: 20,
            grace_ms: host::GRACE_MS,
            trusted_proxies: 0,
            client_timeout_ms: 20_000,
            check_ms: 25_000,
            drain_ms: 0,
            metrics_listen: None,
            seed: None,
            record_key: None,
            contents: BTreeMap::new(),
            printer: None,
            retention: Retention::default(),
            operator_token: None,
            wakes_tables: true,
        }
    }
}

/// The state that all parts of a server share.
pub struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) journal: Journal,
    /// The other nodes, if there are any.
    pub(crate) cluster: Option<Arc<dyn Cluster>>,
    pub(crate) links: Option<Links>,
    pub(crate) tables: Tables,
    pub(crate) turns: TurnStreams,
    /// One person at a time looks for a match.
    pub(crate) match_finding: tokio::sync::Mutex<()>,
    pub(crate) limits: Limits,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) connected: Connected,
    pub(crate) announced: Announced,
    pub(crate) readiness: Readiness,
    /// As many bots think at a time as there are cores.
    pub(crate) thinking: Thinking,
    pub(crate) reviews: Reviews,
    pub(crate) prints: Prints,
    pub(crate) stopping: watch::Receiver<bool>,
    /// Whether the server was told to stop.
    pub(crate) is_draining: AtomicBool,
}

impl App {
    /// Milliseconds since 1970.
    ///
    /// It is the wall's time when the server started and the time that has passed since: whoever sets the machine's clock
    /// must not take time from players.
    pub(crate) fn now(&self) -> u64 {
        static START: LazyLock<(Duration, Instant)> =
            LazyLock::new(|| (SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default(), Instant::now()));
        let (wall, since) = &*START;
        (*wall + since.elapsed()).as_millis() as u64
    }

    /// The record with the signature of this server, if it has a key.
    pub(crate) fn sign(&self, record: Record) -> Record {
        match &self.config.record_key {
            Some(key) => record.signed(key),
            None => record,
        }
    }

    /// The record of a match that is over, for somebody who may see it, and their own seats.
    pub(crate) fn finished_match(
        &self,
        host: &Host,
        player: Option<&Player>,
    ) -> Result<Option<(Record, Seats)>, Fault> {
        let own = player.map_or(Seats::NONE, |player| host.seats_of(player));
        match host.may_watch(player) {
            true => Ok(host.record().map(|record| (self.sign(record), own))),
            false => Err(Fault::new(Code::NoSpectators, "only those who played may see this match")),
        }
    }

    /// Where a connection comes from.
    pub(crate) fn address(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        forwarded_address(headers, self.config.trusted_proxies).unwrap_or(peer.ip())
    }

    /// Whether people come by https.
    pub(crate) fn is_https(&self) -> bool {
        self.config.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// The seed of a new match.
    pub(crate) fn seed(&self) -> Seed {
        self.config.seed.unwrap_or_else(|| Seed::new(App::random()))
    }

    /// Random bytes of the system.
    pub(crate) fn random<const N: usize>() -> [u8; N] {
        let mut bytes = [0; N];
        getrandom::fill(&mut bytes).expect("the system gives random numbers");
        bytes
    }
}

/// The address that the outermost of our proxies saw. Each adds the one it saw at the end, in the same line or in another
/// one, so ours are counted from the end; what stands before them anybody can write.
fn forwarded_address(headers: &HeaderMap, trusted_proxies: usize) -> Option<IpAddr> {
    let lines = headers.get_all("x-forwarded-for").iter().map(|line| line.to_str().unwrap_or_default());
    let named: Vec<&str> = lines.flat_map(|line| line.split(',')).map(str::trim).collect();
    let ours = &named[named.len().saturating_sub(trusted_proxies)..];
    let text = ours.first()?;
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    text.trim_matches(['[', ']']).parse().ok().or_else(with_port)
}

/// Waits until the server stops.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    drop(stopping.wait_for(|stopping| *stopping).await);
}

/// How long a server that stops waits for requests, tables and the disk.
pub(crate) const STOP_TIMEOUT: Duration = Duration::from_secs(3);

/// Serves alone until `stop` ends; then closes every socket, writes the open batches to disk, and returns.
pub async fn serve(
    listener: TcpListener,
    store: Arc<dyn Store>,
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    serve_with(listener, store, None, config, stop).await
}

/// Serves as [`serve`] does, with other nodes that serve the same tables. At the end all tables are given up.
pub async fn serve_with(
    listener: TcpListener,
    store: Arc<dyn Store>,
    cluster: Option<Arc<dyn Cluster>>,
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let private = match config.metrics_listen {
        Some(address) => Some(TcpListener::bind(address).await?),
        None => None,
    };
    let metrics = Arc::new(Metrics::new());
    let (journal, writer) = Journal::start_with(store.clone(), Some(metrics.clone()));
    let (stop_all, stopping) = watch::channel(false);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let app = Arc::new(App {
        limits: Limits::new(&config, metrics.clone()),
        config,
        store,
        journal,
        links: cluster.clone().map(Links::new),
        cluster: cluster.clone(),
        tables: Tables::default(),
        turns: TurnStreams::default(),
        match_finding: tokio::sync::Mutex::default(),
        metrics,
        connected: Connected::default(),
        announced: Announced::default(),
        readiness: Readiness::default(),
        thinking: Thinking::new(cores),
        reviews: Reviews::default(),
        prints: Prints::default(),
        stopping,
        is_draining: AtomicBool::new(false),
    });
    if let Some(key) = &app.config.record_key {
        tracing::info!(key = key.public(), "records are signed with this key; tell it to those who verify them");
    }
    let waker = match &app.links {
        Some(links) => tokio::spawn(links.clone().run(app.clone())),
        None if app.config.wakes_tables => tokio::spawn(wake_timed_tables(app.clone())),
        None => tokio::spawn(async {}),
    };
    let keeper = tokio::spawn(forget_unused(app.clone()));
    let tidier = tokio::spawn(tidy_metrics(app.metrics.clone()));
    if let Some(private) = private {
        let router = rest::private_router().with_state(app.clone());
        tokio::spawn(listen::serve(private, router, app.clone()));
    }
    let drained = app.clone();
    tokio::spawn(async move {
        stop.await;
        drained.is_draining.store(true, Ordering::Relaxed);
        tracing::info!(drain_ms = drained.config.drain_ms, "stopping");
        tokio::time::sleep(Duration::from_millis(drained.config.drain_ms)).await;
        drop(drained);
        // Connections, sockets and tables see this and end by themselves.
        let _ = stop_all.send(true);
    });
    listen::serve(listener, router(app.clone()), app.clone()).await;
    waker.abort();
    keeper.abort();
    tidier.abort();
    drop(tokio::time::timeout(STOP_TIMEOUT, wait_until_idle(&app)).await);
    drop(app);
    if let Some(cluster) = cluster
        && let Err(fault) = cluster.leave().await
    {
        tracing::warn!(%fault, "this node cannot take its leave; others wait for its lease");
    }
    // Do not wait longer for the journal: all acknowledged entries are on disk.
    drop(tokio::time::timeout(STOP_TIMEOUT, writer).await);
    Ok(())
}

/// Waits until every table has ended and every socket is closed.
async fn wait_until_idle(app: &App) {
    while app.metrics.tables_live.get() > 0 || app.metrics.sockets.get() > 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// After a start, restores the tables whose clocks run while no client is connected.
async fn wake_timed_tables(app: Arc<App>) {
    match app.store.tables(Phase::Playing, TableFilter::Timed, 100_000).await {
        Ok(rows) => {
            for row in rows {
                if let Err(fault) = app.tables.table_state(&app, &row.id).await {
                    tracing::warn!(table = row.id, %fault, "a table with clocks cannot be restored");
                }
            }
        }
        Err(fault) => tracing::error!(%fault, "tables with clocks cannot be listed"),
    }
}

/// How often metrics are counted.
const COUNT_EVERY: Duration = Duration::from_secs(1);

async fn tidy_metrics(metrics: Arc<Metrics>) {
    let mut tick = tokio::time::interval(COUNT_EVERY);
    loop {
        tick.tick().await;
        metrics.tidy_up();
    }
}

/// How often guests who never did anything and secrets that have ended are looked for, and how many are forgotten at a time.
const FORGET_EVERY: Duration = Duration::from_secs(3600);
const DAY_MS: u64 = 24 * 3600 * 1000;
const FORGOTTEN_AT_ONCE: i64 = 500;

/// Forgets what is due by the settings, and secrets that have ended.
async fn forget_unused(app: Arc<App>) {
    let mut tick = tokio::time::interval(FORGET_EVERY);
    loop {
        tick.tick().await;
        let days = app.config.retention.guests_days.map(u64::from);
        // Nobody came before 1970, so without a number only secrets that have ended are forgotten.
        let before = days.map_or(0, |days| app.now().saturating_sub(days * DAY_MS));
        if let Err(fault) = forget_guests(&app, before as i64).await {
            tracing::warn!(%fault, "unused guests cannot be forgotten");
        }
        operator::sweep(&app).await;
    }
}

/// Forgets guests who came before a time and never did anything, and gives how many.
pub(crate) async fn forget_guests(app: &App, before: i64) -> Result<u64, StoreFault> {
    let mut forgotten = 0;
    loop {
        let count = forget_some(app, before).await?;
        forgotten += count as u64;
        if count < FORGOTTEN_AT_ONCE as usize {
            return Ok(forgotten);
        }
    }
}

/// Forgets some guests. Those who are connected, here or at another node, were seen within the last hour.
async fn forget_some(app: &App, before: i64) -> Result<usize, StoreFault> {
    let unused = app.store.unused_guests(before, FORGOTTEN_AT_ONCE).await?;
    let count = unused.len();
    let mut writes = vec![StoreWrite::ForgetEnded { now: app.now() as i64 }];
    writes.extend(unused.into_iter().map(|player| StoreWrite::ForgetGuest { player, before }));
    app.journal.write(writes).await?;
    Ok(count)
}

fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/ws", get(socket::upgrade))
        .merge(rest::router())
        .merge(lobby::router())
        .merge(players::router())
        .merge(records::router())
        .merge(reviews::router())
        .merge(prints::router())
        .merge(stream::router())
        .merge(openapi::router())
        .merge(operator::router())
        .merge(assets::router())
        .method_not_allowed_fallback(|| async {
            Error::Unfit(StatusCode::METHOD_NOT_ALLOWED, "this address does not know that method".to_owned())
        })
        .layer(middleware::from_fn_with_state(app.clone(), guard::protect))
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
        .with_state(app)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_the_one_that_our_outermost_proxy_saw() {
        let read = |lines: &[&str], proxies| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", line.parse().unwrap());
            }
            forwarded_address(&headers, proxies).map(|address| address.to_string())
        };
        let found = |address: &str| Some(address.to_owned());
        assert_eq!(read(&["192.0.2.1"], 0), None, "nobody is believed");
        assert_eq!(read(&["198.51.100.9, 192.0.2.1"], 1), found("192.0.2.1"));
        assert_eq!(read(&["198.51.100.9", "192.0.2.1"], 1), found("192.0.2.1"), "in lines of their own");
        assert_eq!(read(&["198.51.100.9", "192.0.2.1, 10.0.0.7"], 2), found("192.0.2.1"));
        assert_eq!(read(&["192.0.2.1"], 2), found("192.0.2.1"), "one proxy was passed by");
        assert_eq!(read(&["192.0.2.1:4711"], 1), found("192.0.2.1"));
        assert_eq!(read(&["[2001:db8::1]:4711"], 1), found("2001:db8::1"));
        assert_eq!(read(&["[2001:db8::1]"], 1), found("2001:db8::1"));
        assert_eq!(read(&["192.0.2.1, unknown"], 1), None, "then it is the proxy's own");
        assert_eq!(read(&[], 1), None);
    }
}
