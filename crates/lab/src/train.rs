//! Training: self-play, and weights fitted to how the matches ended.
//!
//! A match is kept as its seed and its actions, so features can change without playing again. From each match some
//! positions are taken, each as one seat imagines it; the weights are those that would have foreseen best who wins
//! (logistic regression by Adam; Kingma and Ba, 2015), first for all tables together and then for each of them.

mod curve;
mod facts;
mod regression;
mod samples;

use bots::{Bot, Position, Random};
use engine::learned::{WeightTable, Weights};
use engine::{Dice, Judge, Log, Seat, Settings, Viewer};
use serde::{Deserialize, Serialize};

use regression::Regression;
use samples::{Sample, samples};

pub use curve::learning_curve;
pub use facts::{WeightsFit, game_facts};

/// A match of self-play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TrainingMatch {
    /// The generation of the weights that played it.
    pub generation: u32,
    /// The number of seats.
    pub seats: u8,
    /// The seed of its dice.
    pub seed: u64,
    /// Its actions, in notation.
    pub actions: Vec<String>,
    /// Who won, by seat.
    pub won: Vec<bool>,
}

impl TrainingMatch {
    /// The seed of a match of a generation, by its number.
    pub fn seed_of(generation: u32, index: u32) -> u64 {
        u64::from(generation) << 32 | u64::from(index)
    }

    /// Its number within its generation.
    pub fn index(&self) -> u32 {
        self.seed as u32
    }
}

/// One choice in this many is random, so positions that good players avoid are known, too.
const RANDOM_ONE_IN: u32 = 20;
/// A match of self-play that is not over after this many actions does not count.
const ACTIONS_MAX: usize = 4000;

/// Plays a match, by its number: it decides the number of seats and the seed. `bot` gives the bot of each seat.
pub fn play_training_match<G: Judge>(
    generation: u32,
    index: u32,
    bot: impl Fn(&Settings) -> Box<dyn Bot<G>>,
) -> Option<TrainingMatch> {
    let counts: Vec<u8> = G::ABOUT.seats.clone().collect();
    let (seats, seed) = (counts[index as usize % counts.len()], TrainingMatch::seed_of(generation, index));
    let settings = Settings::new(G::ABOUT.options, seats);
    let options = G::options(&settings).ok()?;
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..seats).map(|_| bot(&settings)).collect();
    let (mut dice, mut bot_dice) = (Dice::seeded(seed), Dice::seeded(seed ^ 0x5eed));
    let mut state = G::setup(&options, &mut dice);
    let (mut actions, mut menu) = (Vec::new(), Vec::new());
    while let Some(seat) = G::deciders(&state).first() {
        if actions.len() >= ACTIONS_MAX {
            return None;
        }
        menu.clear();
        G::legal(&state, seat, &mut menu);
        let view = G::view(&state, Viewer::Seat(seat));
        let question = Position { options: &options, view: &view, seat, menu: &menu };
        let action = match bot_dice.below(RANDOM_ONE_IN) {
            0 => Random.decide(&question, &mut bot_dice).action,
            _ => bots[seat.index()].decide(&question, &mut bot_dice).action,
        };
        G::apply(&mut state, seat, action, &mut dice, &mut Log::silent()).ok()?;
        actions.push(action.to_string());
    }
    let winners = G::outcome(&state)?.winners;
    let won = (0..seats).map(|seat| winners.contains(Seat::new(seat))).collect();
    Some(TrainingMatch { generation, seats, seed, actions, won })
}

/// Weights, and how well they foresee matches that they were not fitted to.
pub struct Fit {
    /// The tables of weights.
    pub tables: Vec<WeightTable>,
    /// How many positions they were fitted to.
    pub positions: usize,
    /// The mean loss, as the logarithm of the likelihood, on matches that were kept apart; 0 is best.
    pub loss: f64,
    /// The same for the mean share of wins of each table, which knows nothing.
    pub blind_loss: f64,
    /// The same for the judge of version 0.1.
    pub former_loss: f64,
}

/// Fits weights to matches; `decay` holds back what few positions show. One match in eight is kept apart to test them.
pub fn fit<G: Judge>(matches: &[TrainingMatch], decay: f64) -> Fit {
    let (mut known, mut kept) = (Vec::new(), Vec::new());
    for played in matches {
        let sink = if is_kept_apart::<G>(played) { &mut kept } else { &mut known };
        samples::<G>(played, sink);
    }
    let count = G::FEATURES.len();
    let scales = scales(&known, count);
    let mut shared = Regression::new(G::FEATURES, &scales);
    let all: Vec<&Sample> = known.iter().collect();
    // First the judge of version 0.1 learns what its worths mean; the other features then say where it is wrong.
    let is_base = |feature: usize| matches!(G::FEATURES[feature], "one" | "+glance");
    shared.train(&all, 6, 1e-4, is_base);
    shared.train(&all, 8, decay, |feature| G::FEATURES[feature] != "+glance");
    let mut numbers: Vec<u8> = known.iter().map(|sample| sample.table).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let mut tables = Vec::new();
    for table in numbers {
        let of_table: Vec<&Sample> = known.iter().filter(|sample| sample.table == table).collect();
        let mut own = shared.clone();
        own.train(&of_table, 4, decay, |feature| G::FEATURES[feature] != "+glance");
        tables.push(own.table(table));
    }
    let weights = Weights { facts: Vec::new(), tables };
    let loss = mean_loss(&kept, |sample| sample.foreseen(&weights));
    let share = |table: u8| {
        let of_table = known.iter().filter(|sample| sample.table == table);
        let (won, all) =
            of_table.fold((1.0, 2.0), |(won, all), sample| (won + f64::from(u8::from(sample.won)), all + 1.0));
        won / all
    };
    let shares: Vec<f64> = (0..=u8::MAX).map(share_of_present(&weights, share)).collect();
    Fit {
        positions: known.len(),
        loss,
        blind_loss: mean_loss(&kept, |sample| shares[usize::from(sample.table)]),
        former_loss: mean_loss(&kept, |sample| f64::from(sample.former) / f64::from(engine::FORMER_WORTH_MAX)),
        tables: weights.tables,
    }
}

/// Whether a match tests weights instead of being learnt from: one in eight with each number of seats, by what it is and not
/// by its place, so that a match never falls on both sides.
fn is_kept_apart<G: Judge>(played: &TrainingMatch) -> bool {
    let counts = G::ABOUT.seats.clone().count() as u32;
    played.index() / counts % 8 == 7
}

/// The share of wins for tables that exist, and a half for others.
fn share_of_present(weights: &Weights, share: impl Fn(u8) -> f64) -> impl Fn(u8) -> f64 {
    move |table| if weights.tables.iter().any(|one| one.table == table) { share(table) } else { 0.5 }
}

fn mean_loss(kept: &[Sample], foreseen: impl Fn(&Sample) -> f64) -> f64 {
    let loss = |sample: &Sample| {
        let chance = foreseen(sample).clamp(0.001, 0.999);
        -(if sample.won { chance } else { 1.0 - chance }).ln()
    };
    kept.iter().map(loss).sum::<f64>() / kept.len().max(1) as f64
}

/// The typical size of each feature.
fn scales(samples: &[Sample], count: usize) -> Vec<f64> {
    let mut squares = vec![0.0; count];
    let mut sides = 0.0;
    for side in samples.iter().flat_map(|sample| &sample.sides) {
        sides += 1.0;
        for (square, &value) in squares.iter_mut().zip(side) {
            *square += f64::from(value) * f64::from(value);
        }
    }
    squares.into_iter().map(|square: f64| (square / f64::max(sides, 1.0)).sqrt().max(0.05)).collect()
}
