//! The server as a whole: its settings, what its parts share, and its life from the first connection to the last.

use std::future::{Future, IntoFuture};
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::get;
use engine::{Record, RecordKey, Seed};
use protocol::Phase;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};

use crate::journal::Journal;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::store::{Store, TableFilter};
use crate::tables::Tables;
use crate::turns::TurnStreams;
use crate::{assets, guard, openapi, players, records, rest, socket, stream};

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
    /// Whether a proxy in front says where a connection comes from, in `X-Forwarded-For`.
    pub trust_proxy: bool,
    /// The seed of every match, for tests that compare matches. A server for people has none.
    pub seed: Option<Seed>,
    /// The key that records are signed with.
    pub record_key: Option<RecordKey>,
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
            trust_proxy: false,
            seed: None,
            record_key: None,
        }
    }
}

/// The state that all parts of a server share.
pub struct App {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) journal: Journal,
    pub(crate) tables: Tables,
    pub(crate) turns: TurnStreams,
    pub(crate) limits: Limits,
    pub(crate) metrics: Metrics,
    /// One permit for each core: as many bots think at a time.
    pub(crate) bot_permits: Arc<Semaphore>,
    pub(crate) stopping: watch::Receiver<bool>,
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

    /// Where a connection comes from.
    pub(crate) fn address(&self, peer: SocketAddr, headers: &axum::http::HeaderMap) -> IpAddr {
        let forwarded = || headers.get("x-forwarded-for")?.to_str().ok()?.rsplit(',').next()?.trim().parse().ok();
        self.config.trust_proxy.then(forwarded).flatten().unwrap_or(peer.ip())
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

/// Waits until the server stops.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    drop(stopping.wait_for(|stopping| *stopping).await);
}

/// How long a server that stops waits for requests, tables and the disk.
const STOP_TIMEOUT: Duration = Duration::from_secs(3);

/// Serves until `stop` ends; then closes every socket, writes the open batches to disk, and returns.
pub async fn serve(
    listener: TcpListener,
    store: Arc<dyn Store>,
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let (journal, writer) = Journal::start(store.clone());
    let (stop_all, stopping) = watch::channel(false);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let app = Arc::new(App {
        limits: Limits::new(&config),
        config,
        store,
        journal,
        tables: Tables::default(),
        turns: TurnStreams::default(),
        metrics: Metrics::default(),
        bot_permits: Arc::new(Semaphore::new(cores)),
        stopping,
    });
    if let Some(key) = &app.config.record_key {
        tracing::info!(key = key.public(), "records are signed with this key; tell it to those who verify them");
    }
    let waker = tokio::spawn(wake_timed_tables(app.clone()));
    let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let graceful = async move {
        stop.await;
        tracing::info!("stopping");
        // Sockets and tables see this and end by themselves.
        let _ = stop_all.send(true);
    };
    let mut stopping = app.stopping.clone();
    tokio::select! {
        served = axum::serve(listener, service).with_graceful_shutdown(graceful).into_future() => served?,
        // Do not wait longer for requests that do not end.
        () = async { stopped(&mut stopping).await; tokio::time::sleep(STOP_TIMEOUT).await } => {}
    }
    waker.abort();
    drop(tokio::time::timeout(STOP_TIMEOUT, wait_until_idle(&app)).await);
    drop(app);
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

fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/ws", get(socket::upgrade))
        .merge(rest::router())
        .merge(players::router())
        .merge(records::router())
        .merge(stream::router())
        .merge(openapi::router())
        .merge(assets::router())
        .layer(middleware::from_fn_with_state(app.clone(), guard::protect))
        .layer(DefaultBodyLimit::max(64 * 1024))
        .with_state(app)
}
