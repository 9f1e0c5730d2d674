//! Levels for people: how strong a bot is, by a name.

use web_time::Duration;

use engine::Judge;

use crate::{Bot, Budget, Greedy, Search};

engine::ids! {
    /// How strong a bot plays.
    pub enum Level {
        /// Looks one step ahead; answers at once.
        Easy = "easy",
        /// Plays 160 futures, for at most 0.3 seconds.
        Normal = "normal",
        /// Plays 3000 futures of twice as many choices, for at most 2 seconds.
        Hard = "hard",
    }
}

impl Level {
    /// The longest that a bot of this level thinks. The last sweep of futures begins within it.
    pub const fn time(self) -> Duration {
        match self {
            Level::Easy => Duration::from_millis(50),
            Level::Normal => Duration::from_millis(250),
            Level::Hard => Duration::from_millis(1800),
        }
    }

    /// A bot of this level that also keeps to the clock, for play with people.
    pub fn timed<G: Judge>(self) -> Box<dyn Bot<G>> {
        self.bot(|budget| budget.within(self.time()))
    }

    /// A bot of this level without a limit of time: the same dice give the same match.
    pub fn counted<G: Judge>(self) -> Box<dyn Bot<G>> {
        self.bot(|budget| budget)
    }

    fn bot<G: Judge>(self, limit: impl FnOnce(Budget) -> Budget) -> Box<dyn Bot<G>> {
        match self {
            Level::Easy => Box::new(Greedy { worlds: 2 }),
            Level::Normal => Box::new(Search::new(limit(Budget::futures(160)))),
            Level::Hard => Box::new(Search::new(limit(Budget::futures(3000))).with_breadth(2 * Search::BREADTH)),
        }
    }
}
