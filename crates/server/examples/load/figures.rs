//! What is measured.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::Failure;
use crate::line::cpu_seconds;

/// What all sockets count together.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) moves: AtomicU64,
    pub(crate) messages: AtomicU64,
    pub(crate) bytes: AtomicU64,
    pub(crate) matches: AtomicU64,
    /// From an action to an update at another seat, in microseconds.
    delays: Mutex<Vec<u32>>,
    /// The first thing that went wrong.
    fault: Mutex<Option<String>>,
}

impl Tally {
    pub(crate) fn heard(&self, bytes: usize) {
        self.messages.fetch_add(1, Ordering::Relaxed);
        self.bytes.fetch_add(bytes as u64, Ordering::Relaxed);
    }

    pub(crate) fn delay(&self, delay: Duration) {
        self.delays.lock().unwrap_or_else(PoisonError::into_inner).push(delay.as_micros() as u32);
    }

    pub(crate) fn forget_delays(&self) {
        self.delays.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// The median and the 99th percentile.
    pub(crate) fn delays_ms(&self) -> (f64, f64) {
        let mut delays = self.delays.lock().unwrap_or_else(PoisonError::into_inner);
        delays.sort_unstable();
        let at = |share: f64| delays.get((delays.len() as f64 * share) as usize).map_or(0.0, |&us| f64::from(us) / 1e3);
        (at(0.5), at(0.99))
    }

    pub(crate) fn fail(&self, fault: String) {
        self.fault.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(fault);
    }

    /// Figures count only if nothing went wrong.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        match self.fault.lock().unwrap_or_else(PoisonError::into_inner).take() {
            Some(fault) => Err(fault.into()),
            None => Ok(()),
        }
    }
}

/// What happened within some time.
#[derive(Clone, Copy, Default)]
pub(crate) struct Figures {
    pub(crate) moves: f64,
    messages: f64,
    bytes: f64,
    pub(crate) seconds: f64,
    server_seconds: f64,
    own_seconds: f64,
}

impl Figures {
    /// What happens from now on. `server_seconds` tells the processor time of whatever serves.
    pub(crate) async fn during(server_seconds: impl Fn() -> f64, tally: &Tally, time: Duration) -> Figures {
        let look = || {
            let count = |number: &AtomicU64| number.load(Ordering::Relaxed) as f64;
            [count(&tally.moves), count(&tally.messages), count(&tally.bytes), server_seconds(), cpu_seconds("self")]
        };
        let (before, begun) = (look(), Instant::now());
        tokio::time::sleep(time).await;
        let (after, seconds) = (look(), begun.elapsed().as_secs_f64());
        let [moves, messages, bytes, server_seconds, own_seconds] = std::array::from_fn(|at| after[at] - before[at]);
        Figures { moves, messages, bytes, seconds, server_seconds, own_seconds }
    }

    pub(crate) fn add(&mut self, other: &Figures) {
        let Figures { moves, messages, bytes, seconds, server_seconds, own_seconds } = other;
        self.moves += moves;
        self.messages += messages;
        self.bytes += bytes;
        self.seconds += seconds;
        self.server_seconds += server_seconds;
        self.own_seconds += own_seconds;
    }

    pub(crate) fn moves_per_cpu_second(&self) -> f64 {
        self.moves / self.server_seconds
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |seconds: f64| 100.0 * seconds / self.seconds;
        write!(
            f,
            "{:.0} moves a second, {:.0} for each processor second; {:.1} messages of {:.0} bytes for each; \
             server at {:.0} %, generator at {:.0} % of a core",
            self.moves / self.seconds,
            self.moves_per_cpu_second(),
            self.messages / self.moves,
            self.bytes / self.messages,
            percent(self.server_seconds),
            percent(self.own_seconds)
        )
    }
}
