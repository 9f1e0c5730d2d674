//! Metrics for Prometheus.

use std::fmt::Write;
use std::net::IpAddr;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

/// A number that goes up, or up and down.
#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicI64);

impl Counter {
    pub(crate) fn increment(&self) {
        self.add(1);
    }

    pub(crate) fn add(&self, count: i64) {
        self.0.fetch_add(count, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

engine::ids! {
    /// A limit that a client can reach.
    pub enum Limit {
        /// Requests of one address.
        Requests = "requests",
        /// Tables that one address opens.
        Tables = "tables",
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
#[derive(Debug, Default)]
struct LimitCounter {
    count: Counter,
    /// Until when there are no more lines about it, in seconds since the start.
    quiet_until: AtomicI64,
}

/// All counters of a server.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) requests: Counter,
    pub(crate) sockets: Counter,
    pub(crate) messages_in: Counter,
    pub(crate) messages_out: Counter,
    pub(crate) refused: Counter,
    pub(crate) entries: Counter,
    pub(crate) tables_live: Counter,
    pub(crate) tables_opened: Counter,
    pub(crate) thoughts: Counter,
    pub(crate) slow_sockets: Counter,
    pub(crate) connections: Counter,
    pub(crate) takeovers: Counter,
    pub(crate) letters_lost: Counter,
    /// How long requests took, but for sockets and streams.
    pub(crate) latency: Histogram,
    limits: [LimitCounter; Limit::ALL.len()],
}

/// The upper bounds of the buckets of a histogram, in microseconds.
const BUCKETS_US: [u64; 10] = [500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 500_000, 2_000_000];

/// How many things took how long.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    /// One for each bucket; those above the last bound are only in `count`.
    buckets: [Counter; BUCKETS_US.len()],
    count: Counter,
    sum_us: Counter,
}

impl Histogram {
    pub(crate) fn add(&self, took: Duration) {
        let us = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        if let Some(bucket) = BUCKETS_US.iter().position(|most| us <= *most) {
            self.buckets[bucket].increment();
        }
        self.count.increment();
        self.sum_us.add(i64::try_from(us).unwrap_or(i64::MAX));
    }

    /// In the text format of Prometheus, in which every bucket counts those before it, too.
    fn write(&self, text: &mut String, name: &str, help: &str) {
        let _ = write!(text, "# HELP escapade_{name} {help}\n# TYPE escapade_{name} histogram\n");
        let mut below = 0;
        for (most, bucket) in BUCKETS_US.iter().zip(&self.buckets) {
            below += bucket.get();
            let _ = writeln!(text, "escapade_{name}_bucket{{le=\"{}\"}} {below}", *most as f64 / 1e6);
        }
        let (count, sum) = (self.count.get(), self.sum_us.get() as f64 / 1e6);
        let _ = writeln!(text, "escapade_{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(text, "escapade_{name}_sum {sum}\nescapade_{name}_count {count}");
    }
}

impl Metrics {
    /// Counts that a client has reached a limit, and says so in the log now and then.
    pub(crate) fn limit_reached(&self, limit: Limit, address: IpAddr) {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        let reached = &self.limits[limit as usize];
        reached.count.increment();
        let now = START.elapsed().as_secs() as i64;
        let quiet_until = reached.quiet_until.load(Ordering::Relaxed);
        let next = now + QUIET_SECONDS;
        if now >= quiet_until
            && reached.quiet_until.compare_exchange(quiet_until, next, Ordering::Relaxed, Ordering::Relaxed).is_ok()
        {
            tracing::warn!(limit = limit.word(), %address, times = reached.count.get(), "a limit was reached");
        }
    }

    /// In the text format of Prometheus.
    pub(crate) fn text(&self, database_bytes: Option<u64>) -> String {
        let counters: [(&str, &str, &str, &Counter); 13] = [
            ("requests_total", "counter", "HTTP requests, sockets included", &self.requests),
            ("connections", "gauge", "Connections of any kind that are open", &self.connections),
            ("sockets", "gauge", "Sockets that are open", &self.sockets),
            ("messages_in_total", "counter", "Messages from sockets", &self.messages_in),
            ("messages_out_total", "counter", "Messages to sockets", &self.messages_out),
            ("refused_total", "counter", "Messages that were refused", &self.refused),
            ("entries_total", "counter", "Entries that were written to disk", &self.entries),
            ("tables_live", "gauge", "Tables in memory", &self.tables_live),
            ("tables_opened_total", "counter", "Tables that were opened", &self.tables_opened),
            ("thoughts_total", "counter", "Decisions of bots", &self.thoughts),
            (
                "slow_sockets_total",
                "counter",
                "Sockets that were closed because they read too slowly",
                &self.slow_sockets,
            ),
            ("takeovers_total", "counter", "Tables taken over from nodes that died, for their clocks", &self.takeovers),
            (
                "letters_lost_total",
                "counter",
                "Gaps in what other nodes sent, each of which ends links",
                &self.letters_lost,
            ),
        ];
        let mut text = String::new();
        for (name, kind, help, counter) in counters {
            let value = counter.get();
            let _ =
                write!(text, "# HELP escapade_{name} {help}\n# TYPE escapade_{name} {kind}\nescapade_{name} {value}\n");
        }
        text += "# HELP escapade_limits_total How often clients have reached a limit\n# TYPE escapade_limits_total counter\n";
        for (limit, reached) in Limit::ALL.iter().zip(&self.limits) {
            let _ = writeln!(text, "escapade_limits_total{{limit=\"{}\"}} {}", limit.word(), reached.count.get());
        }
        self.latency.write(&mut text, "request_seconds", "How long requests took, but for sockets and streams");
        if let Some(bytes) = database_bytes {
            text += "# HELP escapade_database_bytes What the database weighs\n# TYPE escapade_database_bytes gauge\n";
            let _ = writeln!(text, "escapade_database_bytes {bytes}");
        }
        let version = env!("CARGO_PKG_VERSION");
        text += "# HELP escapade_build_info Which program this is\n# TYPE escapade_build_info gauge\n";
        let _ = writeln!(text, "escapade_build_info{{version=\"{version}\",protocol=\"{}\"}} 1", protocol::VERSION);
        text
    }
}
