//! Measurements with bots: tournaments and the balance of games, on all cores, repeatable by seed, with intervals.

mod aimless;
mod balance;
mod change;
mod entrant;
mod former;
mod gate;
mod plot;
mod ratings;
mod report;
mod stats;
mod tournament;
mod train;
mod tweaks;

pub use aimless::{AimlessCounts, AimlessWatch, FollowedDecision};
pub use balance::{Balance, Comparison, Frequency, Lengths, WinRate, balance};
pub use change::{FigureChange, changes};
pub use entrant::{DecisionLimit, Entrant};
pub use gate::{GateFigures, GateRun, SequentialTest, TestVerdict};
pub use ratings::{Rating, ratings};
pub use report::{ComparedBalance, ReportFacts, balance_csv, balance_page, tournament_csv, tournament_page};
pub use stats::Interval;
pub use tournament::{EventClauses, Lineup, MatchResult, Standing, TournamentPlan, payoffs, play, standings};
pub use train::{Fit, TrainingMatch, WeightsFit, fit, game_facts, learning_curve, play_training_match};
pub use tweaks::{SETTING_NAMES, SearchTweaks};
