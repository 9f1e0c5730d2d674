//! Metrics for Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, Ordering};

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
}

impl Metrics {
    /// In the text format of Prometheus.
    pub(crate) fn text(&self) -> String {
        let counters: [(&str, &str, &str, &Counter); 10] = [
            ("requests_total", "counter", "HTTP requests, sockets included", &self.requests),
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
        ];
        let mut text = String::new();
        for (name, kind, help, counter) in counters {
            let value = counter.get();
            let _ =
                write!(text, "# HELP escapade_{name} {help}\n# TYPE escapade_{name} {kind}\nescapade_{name} {value}\n");
        }
        text
    }
}
