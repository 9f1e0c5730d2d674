//! Tournaments of bots, measured: matches on all cores, the same for the same seed, with intervals.

mod entrant;
mod ratings;
mod stats;
mod tournament;

pub use entrant::Entrant;
pub use ratings::{Rating, ratings};
pub use stats::Interval;
pub use tournament::{Lineup, MatchResult, Plan, Standing, play, standings};
