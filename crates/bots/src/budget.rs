//! Budgets: when to stop searching.

use web_time::{Duration, Instant};

/// When to stop searching: after a number of futures, or after a time if that comes first.
///
/// Without a time the same dice give the same answer, on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    futures: u32,
    time: Option<Duration>,
}

impl Budget {
    /// A number of futures, without a limit of time.
    pub const fn futures(futures: u32) -> Budget {
        Budget { futures, time: None }
    }

    /// The same budget, but not longer than this.
    #[must_use]
    pub const fn within(mut self, time: Duration) -> Budget {
        self.time = Some(time);
        self
    }

    /// The budget of each of several searches that run at the same time: a part of the futures, all of the time.
    pub(crate) const fn shared_by(mut self, sharers: u32) -> Budget {
        self.futures = self.futures.div_ceil(sharers);
        self
    }
}

/// How much of a budget is spent.
pub struct BudgetMeter {
    budget: Budget,
    start: Instant,
}

impl BudgetMeter {
    /// Begins to count.
    pub fn new(budget: Budget) -> BudgetMeter {
        BudgetMeter { budget, start: Instant::now() }
    }

    /// The part of the budget that is spent after this many futures; all of it at 1.
    pub fn spent(&self, futures: u32) -> f64 {
        let counted = f64::from(futures) / f64::from(self.budget.futures.max(1));
        // Without a limit of time the clock is not read, so the result depends on the dice alone.
        let timed = self.budget.time.map_or(0.0, |time| self.start.elapsed().as_secs_f64() / time.as_secs_f64());
        counted.max(timed)
    }
}
