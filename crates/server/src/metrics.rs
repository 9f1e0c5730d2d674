//! Metrics for Prometheus. Each server has its own, since tests run several in one process.

use std::net::IpAddr;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use metrics::{Key, KeyName, Label, Level, Metadata, Recorder};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle, PrometheusRecorder};

/// A number that goes up.
pub(crate) struct Counter(metrics::Counter);

impl Counter {
    pub(crate) fn increment(&self) {
        self.add(1);
    }

    pub(crate) fn add(&self, count: u64) {
        self.0.increment(count);
    }
}

/// A number that goes up and down, and that the server itself asks for.
pub(crate) struct Gauge {
    value: AtomicI64,
    shown: metrics::Gauge,
}

impl Gauge {
    pub(crate) fn increment(&self) {
        self.add(1);
    }

    pub(crate) fn add(&self, count: i64) {
        self.value.fetch_add(count, Ordering::Relaxed);
        self.shown.increment(count as f64);
    }

    pub(crate) fn get(&self) -> i64 {
        self.value.load(Ordering::Relaxed)
    }
}

/// How many things took how long, or how many were so long.
#[derive(Clone)]
pub(crate) struct Histogram(metrics::Histogram);

impl Histogram {
    pub(crate) fn add(&self, took: Duration) {
        self.0.record(took.as_secs_f64());
    }

    pub(crate) fn count(&self, length: usize) {
        self.0.record(length as f64);
    }
}

engine::ids! {
    /// A limit that a client can reach.
    pub enum Limit {
        /// Requests of one address.
        Requests = "requests",
        /// Tables that one address opens.
        Tables = "tables",
        /// Reviews that one address begins.
        Reviews = "reviews",
        /// Games that one address prints.
        Prints = "prints",
        /// Sockets and streams of one address.
        Sockets = "sockets",
        /// Sockets and streams in all.
        AllSockets = "all-sockets",
        /// Connections of any kind of one address.
        Connections = "connections",
        /// Connections of any kind in all, or the files that the system lets us open.
        AllConnections = "all-connections",
        /// Connections that the system could not accept.
        Accept = "accept",
        /// Frames on one socket.
        Frames = "frames",
        /// Bytes from one connection.
        Pace = "pace",
        /// A connection that did not ask anything in time.
        Headers = "headers",
        /// A request whose body did not come in time.
        Body = "body",
        /// A connection that read nothing for too long.
        Stalled = "stalled",
    }
}

/// After a line about a limit, this many seconds without another one about the same.
const QUIET_SECONDS: i64 = 10;

/// How often a limit was reached.
struct LimitCounter {
    shown: Counter,
    count: AtomicI64,
    /// Until when there are no more lines about it, in seconds since the start.
    quiet_until: AtomicI64,
}

/// The upper bounds of the buckets for times, in seconds.
const SECONDS: [f64; 12] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0];
/// The same for lengths of queues.
const LENGTHS: [f64; 9] = [0.0, 1.0, 2.0, 5.0, 10.0, 50.0, 200.0, 1000.0, 10_000.0];
const QUEUE_LENGTH: &str = "escapade_queue_length";

/// The lengths of queues, each as it is found by the one who takes from it.
pub(crate) struct QueueLengths {
    /// Batches that wait for the disk.
    pub(crate) journal: Histogram,
    /// Commands that wait for a table.
    pub(crate) table: Histogram,
    /// Questions to bots that wait for a processor.
    pub(crate) bots: Histogram,
}

/// All metrics of a server.
pub(crate) struct Metrics {
    pub(crate) requests: Counter,
    pub(crate) sockets: Gauge,
    pub(crate) messages_in: Counter,
    pub(crate) messages_out: Counter,
    pub(crate) refused: Counter,
    pub(crate) entries: Counter,
    pub(crate) tables_live: Gauge,
    pub(crate) tables_opened: Counter,
    pub(crate) thoughts: Counter,
    pub(crate) slow_sockets: Counter,
    pub(crate) connections: Gauge,
    pub(crate) takeovers: Counter,
    pub(crate) letters_lost: Counter,
    /// How long requests took, but for sockets and streams.
    pub(crate) latency: Histogram,
    /// How long it took until something was on disk.
    pub(crate) commit: Histogram,
    /// How long it took from an action until its update was on the way.
    pub(crate) action: Histogram,
    /// How long it took to bring back a table whose node had died.
    pub(crate) takeover: Histogram,
    pub(crate) queues: QueueLengths,
    limits: Vec<LimitCounter>,
    database_bytes: metrics::Gauge,
    handle: PrometheusHandle,
}

/// Registers metrics with what they mean.
struct Registry(PrometheusRecorder);

const METADATA: Metadata<'static> = Metadata::new("server", Level::INFO, None);

impl Registry {
    fn counter(&self, name: &'static str, help: &'static str) -> Counter {
        self.0.describe_counter(KeyName::from_const_str(name), None, help.into());
        Counter(self.0.register_counter(&Key::from_static_name(name), &METADATA))
    }

    fn shown(&self, name: &'static str, help: &'static str) -> metrics::Gauge {
        self.0.describe_gauge(KeyName::from_const_str(name), None, help.into());
        self.0.register_gauge(&Key::from_static_name(name), &METADATA)
    }

    fn gauge(&self, name: &'static str, help: &'static str) -> Gauge {
        Gauge { value: AtomicI64::new(0), shown: self.shown(name, help) }
    }

    fn histogram(&self, name: &'static str, help: &'static str) -> Histogram {
        self.0.describe_histogram(KeyName::from_const_str(name), None, help.into());
        Histogram(self.0.register_histogram(&Key::from_static_name(name), &METADATA))
    }

    fn queue(&self, name: &'static str) -> Histogram {
        let key = Key::from_parts(QUEUE_LENGTH, vec![Label::new("queue", name)]);
        Histogram(self.0.register_histogram(&key, &METADATA))
    }

    fn limit(&self, limit: Limit) -> LimitCounter {
        let key = Key::from_parts("escapade_limits_total", vec![Label::new("limit", limit.word())]);
        LimitCounter {
            shown: Counter(self.0.register_counter(&key, &METADATA)),
            count: AtomicI64::new(0),
            quiet_until: AtomicI64::new(0),
        }
    }

    /// Which program this is.
    fn build_info(&self) {
        let labels = vec![
            Label::new("version", env!("CARGO_PKG_VERSION")),
            Label::new("protocol", protocol::VERSION.to_string()),
        ];
        let name = "escapade_build_info";
        self.0.describe_gauge(KeyName::from_const_str(name), None, "Which program this is".into());
        self.0.register_gauge(&Key::from_parts(name, labels), &METADATA).set(1.0);
    }
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let lengths = Matcher::Full(QUEUE_LENGTH.to_owned());
        let recorder = PrometheusBuilder::new()
            .set_buckets(&SECONDS)
            .and_then(|builder| builder.set_buckets_for_metric(lengths, &LENGTHS))
            .expect("there are buckets")
            .build_recorder();
        let handle = recorder.handle();
        let all = Registry(recorder);
        all.build_info();
        let help = "How often clients have reached a limit";
        all.0.describe_counter(KeyName::from_const_str("escapade_limits_total"), None, help.into());
        let help = "How much waited when something was taken from a queue";
        all.0.describe_histogram(KeyName::from_const_str(QUEUE_LENGTH), None, help.into());
        Metrics {
            requests: all.counter("escapade_requests_total", "HTTP requests, sockets included"),
            sockets: all.gauge("escapade_sockets", "Sockets that are open"),
            messages_in: all.counter("escapade_messages_in_total", "Messages from sockets"),
            messages_out: all.counter("escapade_messages_out_total", "Messages to sockets"),
            refused: all.counter("escapade_refused_total", "Messages that were refused"),
            entries: all.counter("escapade_entries_total", "Entries that were written to disk"),
            tables_live: all.gauge("escapade_tables_live", "Tables in memory"),
            tables_opened: all.counter("escapade_tables_opened_total", "Tables that were opened"),
            thoughts: all.counter("escapade_thoughts_total", "Decisions of bots"),
            slow_sockets: all
                .counter("escapade_slow_sockets_total", "Sockets that were closed because they read too slowly"),
            connections: all.gauge("escapade_connections", "Connections of any kind that are open"),
            takeovers: all
                .counter("escapade_takeovers_total", "Tables taken over from nodes that died, for their clocks"),
            letters_lost: all
                .counter("escapade_letters_lost_total", "Gaps in what other nodes sent, each of which ends links"),
            latency: all.histogram("escapade_request_seconds", "How long requests took, but for sockets and streams"),
            commit: all.histogram("escapade_commit_seconds", "How long it took until something was on disk"),
            action: all.histogram("escapade_action_seconds", "From an action until its update was on the way"),
            takeover: all
                .histogram("escapade_takeover_seconds", "How long it took to bring back a table of a node that died"),
            queues: QueueLengths { journal: all.queue("journal"), table: all.queue("table"), bots: all.queue("bots") },
            limits: Limit::ALL.iter().map(|limit| all.limit(*limit)).collect(),
            database_bytes: all.shown("escapade_database_bytes", "What the database weighs"),
            handle,
        }
    }

    /// Counts that a client has reached a limit, and says so in the log now and then.
    pub(crate) fn limit_reached(&self, limit: Limit, address: IpAddr) {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        let reached = &self.limits[limit as usize];
        reached.shown.increment();
        let times = reached.count.fetch_add(1, Ordering::Relaxed) + 1;
        let now = START.elapsed().as_secs() as i64;
        let quiet_until = reached.quiet_until.load(Ordering::Relaxed);
        let next = now + QUIET_SECONDS;
        if now >= quiet_until
            && reached.quiet_until.compare_exchange(quiet_until, next, Ordering::Relaxed, Ordering::Relaxed).is_ok()
        {
            tracing::warn!(limit = limit.word(), %address, times, "a limit was reached");
        }
    }

    /// Counts what was measured since the last time, so that it does not pile up where nobody asks for metrics.
    pub(crate) fn tidy_up(&self) {
        self.handle.run_upkeep();
    }

    /// In the text format of Prometheus.
    pub(crate) fn text(&self, database_bytes: Option<u64>) -> String {
        if let Some(bytes) = database_bytes {
            self.database_bytes.set(bytes as f64);
        }
        self.handle.render()
    }
}

impl std::fmt::Debug for Metrics {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Metrics")
    }
}
