//! Bots measured: tournaments and the balance of games on all cores, the same for the same seed, with intervals.

mod balance;
mod change;
mod entrant;
mod plot;
mod ratings;
mod report;
mod stats;
mod tournament;

pub use balance::{Balance, Comparison, Frequency, Lengths, Row, balance};
pub use change::{Change, changes};
pub use entrant::Entrant;
pub use ratings::{Rating, ratings};
pub use report::{Against, Facts, balance_csv, balance_page, tournament_csv, tournament_page};
pub use stats::Interval;
pub use tournament::{Clauses, Lineup, MatchResult, Standing, TournamentPlan, play, standings};
