//! The review of a finished match: how the chances went, what was luck and what was choice, and for each decision what
//! would have been better, as far as its seat could know.
//!
//! Two things are kept apart, because they know different things:
//!
//! - A [`MatchReview`] is made from the match itself, after its end, when nothing is hidden any more. It weighs every
//!   position with one evaluator, and each step of the way from one position to the next is either somebody's choice or
//!   luck; so the parts add up to the result, exactly.
//! - A [`DecisionVerdict`] answers a [`DecisionQuestion`], which holds the seat's view and its menu and nothing else. What
//!   the seat could not know is not in it, so it cannot change the verdict.

mod check;
mod decision;
mod evaluator;
mod regression;
mod review;
mod task;
mod words;

pub use bots::GaugeReason;
pub use check::{ReviewCheck, SeatSums, check_match, play_by_instinct};
pub use decision::{DecisionGrade, DecisionQuestion, DecisionVerdict, hold_verdicts};
pub use evaluator::{Evaluator, Experience, Practice};
pub use review::{MatchReview, ReviewBudget, ReviewOpening, ReviewPoint, ReviewedStep, SeatAccount, TurningPoint};
pub use task::{ReviewResult, ReviewTask};
pub use words::{DecisionWords, REVIEW_TEXTS, account_row, percent, review_texts, signed_percent, turning_point_words};
