//! Measurements with bots: tournaments and the balance of games, on all cores, repeatable by seed, with intervals.

mod balance;
mod change;
mod entrant;
mod plot;
mod ratings;
mod report;
mod stats;
mod tournament;

pub use balance::{Balance, Comparison, Frequency, Lengths, WinRate, balance};
pub use change::{FigureChange, changes};
pub use entrant::Entrant;
pub use ratings::{Rating, ratings};
pub use report::{ComparedBalance, ReportFacts, balance_csv, balance_page, tournament_csv, tournament_page};
pub use stats::Interval;
pub use tournament::{EventClauses, Lineup, MatchResult, Standing, TournamentPlan, play, standings};
