//! The bots behind the levels that people choose.

use web_time::Duration;

use engine::{Judge, Level};

use crate::{Bot, Budget, Greedy, Search};

/// The longest time a bot of this level thinks. Its last sweep of futures begins within it.
const fn thinking_time(level: Level) -> Duration {
    match level {
        Level::Easy => Duration::from_millis(50),
        Level::Normal => Duration::from_millis(250),
        Level::Hard => Duration::from_millis(1800),
    }
}

/// A bot of this level that also keeps to the clock, for play with people.
pub fn timed_bot<G: Judge>(level: Level) -> Box<dyn Bot<G>> {
    bot(level, |budget| budget.within(thinking_time(level)))
}

/// A bot of this level that only counts, so that the same dice give the same match.
pub fn counted_bot<G: Judge>(level: Level) -> Box<dyn Bot<G>> {
    bot(level, |budget| budget)
}

fn bot<G: Judge>(level: Level, limit: impl FnOnce(Budget) -> Budget) -> Box<dyn Bot<G>> {
    match level {
        Level::Easy => Box::new(Greedy { worlds: 2 }),
        Level::Normal => Box::new(Search::new(limit(Budget::futures(160)))),
        Level::Hard => Box::new(Search::new(limit(Budget::futures(3000))).with_breadth(2 * Search::BREADTH)),
    }
}
