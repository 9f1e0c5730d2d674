//! Bots: random, instinct, greedy and search, for any game.
//!
//! A bot is given what a person in its seat is given: the options, its view and its choices. By type it cannot be
//! given more:
//!
//! ```compile_fail
//! use bots::Position;
//! use engine::{Dice, Judge, Seat, Settings, sample::Sample};
//! let options = Sample::options(&Settings::new(Sample::ABOUT.options, 2)).unwrap();
//! let state = Sample::setup(&options, &mut Dice::seeded(1));
//! // A state is no view.
//! let position = Position::<Sample> { options: &options, view: &state, seat: Seat::new(0), menu: &[] };
//! ```

mod budget;
mod compare;
mod greedy;
mod level;
mod lookahead;
#[cfg(not(target_arch = "wasm32"))]
mod program;
mod question;
mod reasons;
mod search;
mod tree;

use engine::learned::Weights;
use engine::{Dice, Judge, Outcome, Seat, WORTH_MAX};

pub use budget::{Budget, BudgetMeter};
pub use compare::{ChoiceComparison, Compared, compare, play_pairs};
pub use engine::Level;
pub use greedy::Greedy;
pub use level::{bot_with_search, counted_bot, level_futures, timed_bot};
#[cfg(not(target_arch = "wasm32"))]
pub use program::ProgramPlayer;
pub use question::{BotAnswer, BotQuestion, BudgetKind, Purpose};
pub use reasons::{GaugeReason, GaugeSums};
pub use search::{Search, SearchFigures};

/// What a bot is asked: its seat, what it may know, and what it may do.
pub struct Position<'a, G: Judge> {
    /// The options of the match, which are public.
    pub options: &'a G::Options,
    /// What the seat may know.
    pub view: &'a G::View,
    /// The seat that decides.
    pub seat: Seat,
    /// What it may do; never empty.
    pub menu: &'a [G::Action],
}

/// What a bot decided, and what it expects of it.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Decision<A> {
    /// What it does.
    pub action: A,
    /// What it expects that to be worth, from 0 (lost) to 1 (won), if it looked ahead.
    pub worth: Option<f64>,
    /// The next best choice and its worth, if it compared any.
    pub second: Option<(A, f64)>,
    /// How many possible futures it played through.
    pub futures: u32,
    /// The numbers that speak for it against the next best choice, the surest first, if it was asked for them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<GaugeReason>,
}

impl<A> Decision<A> {
    /// A choice that was not compared with others.
    pub fn without_search(action: A) -> Decision<A> {
        Decision { action, worth: None, second: None, futures: 0, reasons: Vec::new() }
    }
}

/// A player that answers questions.
pub trait Bot<G: Judge>: Send {
    /// Chooses from the menu.
    fn decide(&mut self, position: &Position<'_, G>, dice: &mut Dice) -> Decision<G::Action>;
}

/// Any choice, each as likely as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Judge> Bot<G> for Random {
    fn decide(&mut self, position: &Position<'_, G>, dice: &mut Dice) -> Decision<G::Action> {
        Decision::without_search(*dice.pick(position.menu))
    }
}

/// What is sensible at a glance, by the game's own instinct in one imagined world.
#[derive(Clone, Copy, Debug, Default)]
pub struct Instinct;

impl<G: Judge> Bot<G> for Instinct {
    fn decide(&mut self, position: &Position<'_, G>, dice: &mut Dice) -> Decision<G::Action> {
        let state = G::imagine(position.options, position.view, dice);
        Decision::without_search(position.menu[G::instinct(&state, position.seat, position.menu, dice)])
    }
}

/// What an ending is worth to a seat: everything to those who won, nothing to the others.
fn worth_of_outcome(outcome: &Outcome, seat: Seat) -> u32 {
    if outcome.winners.contains(seat) { WORTH_MAX } else { 0 }
}

/// What a state is worth to a seat, over or not, by the game's own weights or by others.
fn worth<G: Judge>(state: &G::State, seat: Seat, weights: Option<&Weights>) -> u32 {
    match (G::outcome(state), weights) {
        (Some(outcome), _) => worth_of_outcome(&outcome, seat),
        (None, Some(weights)) => G::judge_by(weights, state, seat).min(WORTH_MAX),
        (None, None) => G::judge(state, seat).min(WORTH_MAX),
    }
}
