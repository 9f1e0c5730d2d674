//! The bots behind the levels that people choose.

use web_time::Duration;

use engine::{Dice, Judge, Level};

use crate::{Bot, Budget, Decision, Position, Search};

/// The longest time a bot of this level thinks. Its last sweep of futures begins within it.
const fn thinking_time(level: Level) -> Duration {
    match level {
        Level::Easy => Duration::from_millis(50),
        Level::Normal => Duration::from_millis(250),
        Level::Hard => Duration::from_millis(900),
        Level::Expert => Duration::from_millis(2700),
    }
}

/// How many futures a bot of this level plays for a decision.
pub const fn level_futures(level: Level) -> u32 {
    match level {
        Level::Easy => 40,
        Level::Normal => 240,
        Level::Hard => 3000,
        Level::Expert => 12_000,
    }
}

/// What a bot of this level may spend on a decision.
const fn level_budget(level: Level) -> Budget {
    Budget::futures(level_futures(level))
}

/// A bot of this level that uses this search, whatever its budget, its settings and its weights.
pub fn bot_with_search<G: Judge>(level: Level, search: Search) -> Box<dyn Bot<G>> {
    match level {
        Level::Easy => Box::new(Hasty(search)),
        Level::Normal => Box::new(search),
        // With more futures more choices can be followed.
        Level::Hard | Level::Expert => Box::new(search.with_breadth_times(2)),
    }
}

/// A bot of this level that also keeps to the clock, for play with people.
pub fn timed_bot<G: Judge>(level: Level) -> Box<dyn Bot<G>> {
    bot_with_search(level, Search::new(level_budget(level).within(thinking_time(level))))
}

/// A bot of this level that only counts, so that the same dice give the same match.
pub fn counted_bot<G: Judge>(level: Level) -> Box<dyn Bot<G>> {
    bot_with_search(level, Search::new(level_budget(level)))
}

/// A bot that thinks briefly and now and then overlooks the best choice, as people do.
struct Hasty(Search);

/// One decision in this many overlooks the best choice.
const OVERLOOKS_ONE_IN: u32 = 3;
/// A choice that is worse by more is not mistaken for the best.
const MISTAKE_MAX: f64 = 0.08;

impl<G: Judge> Bot<G> for Hasty {
    fn decide(&mut self, position: &Position<'_, G>, dice: &mut Dice) -> Decision<G::Action> {
        let decision = self.0.decide(position, dice);
        let (Some(best), Some((other, worth))) = (decision.worth, decision.second) else { return decision };
        if dice.below(OVERLOOKS_ONE_IN) > 0 || best - worth > MISTAKE_MAX {
            return decision;
        }
        Decision { action: other, worth: Some(worth), second: Some((decision.action, best)), ..decision }
    }
}
