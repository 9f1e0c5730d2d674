//! The evaluator: what each seat's chances are in a position.
//!
//! The game's judge is made to choose between moves, and its numbers need not be chances. So before a review the evaluator
//! watches some practice matches, played by instinct with the options of the match, and learns how often positions like
//! these were won: a logistic regression on what the judge says and on the features that the game knows. Nothing of the
//! match that is reviewed goes in.

use std::marker::PhantomData;
use std::ops::Range;

use engine::{BySeat, Dice, Judge, Log, Seat, Seats, WORTH_MAX};
use serde::{Deserialize, Serialize};

use crate::regression::Regression;

/// How the evaluator practises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Practice {
    /// How many matches it watches.
    pub matches: u32,
    /// How many positions of each it remembers.
    pub positions: u32,
    /// How often it goes through all of them.
    pub rounds: u32,
}

impl Practice {
    /// For a review that a person waits for.
    pub const USUAL: Practice = Practice { matches: 1000, positions: 12, rounds: 10 };
}

/// The seeds of practice matches begin here.
const PRACTICE_SEED: u64 = 0x0093_ac71_ce00;
/// The seeds of futures begin here.
const FUTURE_SEED: u64 = 0x00f0_7ee0_0000;
/// A match that is not over after so many actions is left.
const ACTIONS_MAX: u32 = 4000;
/// A chance this near to 0 or 1 is as good as lost or won.
const ODDS_MIN: f64 = 0.002;
/// Futures are played for this part of a usual match: longer ones would be blurred by all that happens in them, shorter
/// ones by what the regression does not see.
const HORIZON_PARTS: u32 = 8;
/// What every position has beside its features: a constant, how far the match is, what the judge says, and both together.
const BASE: usize = 4;

/// What an evaluator has learnt, as plain data.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Experience {
    /// The weight of each number of a position; none, if there was nothing to learn.
    weights: Vec<f64>,
    /// For how many actions futures are played before they are weighed: a part of a usual match.
    horizon: u32,
}

/// Says what positions of a game are worth.
pub struct Evaluator<G: Judge> {
    experience: Experience,
    game: PhantomData<fn() -> G>,
}

impl<G: Judge> Evaluator<G> {
    /// An evaluator with experience.
    pub fn new(experience: Experience) -> Evaluator<G> {
        let is_ours = experience.weights.len() == width::<G>();
        let weights = if is_ours { experience.weights } else { Vec::new() };
        let experience = Experience { weights, horizon: experience.horizon };
        Evaluator { experience, game: PhantomData }
    }

    /// Gains experience by practice matches.
    pub fn practise(options: &G::Options, seats: u8, practice: Practice) -> Evaluator<G> {
        let mut positions = Regression::new(width::<G>());
        let mut actions = 0;
        for number in 0..practice.matches {
            actions +=
                watch::<G>(options, seats, practice.positions, PRACTICE_SEED + u64::from(number), &mut positions);
        }
        let horizon = actions / practice.matches.max(1) / HORIZON_PARTS;
        Evaluator { experience: Experience { weights: positions.fit(practice.rounds), horizon }, game: PhantomData }
    }

    /// What it has learnt.
    pub fn experience(&self) -> &Experience {
        &self.experience
    }

    /// The chance of each seat in parts of [`WORTH_MAX`]: everything to those who have won, nothing to those who have lost.
    pub fn chances(&self, state: &G::State, seats: u8) -> BySeat<u32> {
        if let Some(outcome) = G::outcome(state) {
            return BySeat::from_fn(seats, |seat| if outcome.winners.contains(seat) { WORTH_MAX } else { 0 });
        }
        if self.experience.weights.is_empty() {
            return BySeat::from_fn(seats, |seat| G::judge(state, seat).min(WORTH_MAX));
        }
        let numbers = Numbers::<G>::new(state, seats);
        BySeat::from_fn(seats, |seat| {
            let score: f64 =
                numbers.of(seat).zip(&self.experience.weights).map(|(number, weight)| number * weight).sum();
            (chance(score) * f64::from(WORTH_MAX)).round() as u32
        })
    }

    /// The mean over some futures of a state: each is played by instinct for a while, and then weighed. The dice of
    /// a future are the same in every state, so that what two states have in common does not blur how they differ.
    pub fn chances_ahead(&self, state: &G::State, seats: u8, futures: Range<u32>) -> BySeat<u32> {
        let mut sums: BySeat<u64> = BySeat::new(seats);
        let count = u64::from(futures.end - futures.start).max(1);
        let mut menu = Vec::new();
        for number in futures {
            let mut end = state.clone();
            play_on::<G>(&mut end, FUTURE_SEED + u64::from(number), self.experience.horizon, &mut menu);
            let chances = self.chances(&end, seats);
            sums.iter_mut().for_each(|(seat, sum)| *sum += u64::from(chances[seat]));
        }
        sums.map(|_, sum| ((sum + count / 2) / count) as u32)
    }

    /// The chance of one seat, from 0 to 1.
    pub fn chance(&self, state: &G::State, seat: Seat, seats: u8) -> f64 {
        f64::from(self.chances(state, seats)[seat]) / f64::from(WORTH_MAX)
    }
}

/// The chance that belongs to a score.
pub(crate) fn chance(score: f64) -> f64 {
    1.0 / (1.0 + (-score).exp())
}

/// How many numbers describe a position of a seat.
fn width<G: Judge>() -> usize {
    BASE + 4 * G::FEATURES.len()
}

/// A position as numbers, for every seat. Each seat's features are those that the seat itself knows.
struct Numbers<G: Judge> {
    /// What the judge says, as the logarithm of the odds.
    odds: Vec<f64>,
    features: Vec<Vec<f64>>,
    phase: f64,
    rivals: Vec<Seats>,
    game: PhantomData<fn() -> G>,
}

impl<G: Judge> Numbers<G> {
    fn new(state: &G::State, seats: u8) -> Numbers<G> {
        let all = Seats::all(seats);
        let odds = |seat: Seat| {
            let worth = f64::from(G::judge(state, seat)) / f64::from(WORTH_MAX);
            let worth = worth.clamp(ODDS_MIN, 1.0 - ODDS_MIN);
            (worth / (1.0 - worth)).ln()
        };
        let known: Vec<engine::learned::Features> = all.iter().map(|seat| G::features(state, seat, seat)).collect();
        let phase = known.first().map_or(0.0, |first| f64::from(first.phase) / f64::from(engine::learned::PHASES));
        let values = |features: &engine::learned::Features| {
            features.values[..G::FEATURES.len()].iter().map(|&value| f64::from(value)).collect()
        };
        let rivals = |seat: Seat| match G::rivals(state, seat) {
            none if none.is_empty() => all.without(seat),
            rivals => rivals,
        };
        Numbers {
            odds: all.iter().map(odds).collect(),
            features: known.iter().map(values).collect(),
            phase,
            rivals: all.iter().map(rivals).collect(),
            game: PhantomData,
        }
    }

    /// The numbers of a seat: the base, its features, the mean of its rivals' features, and both again times the phase.
    fn of(&self, seat: Seat) -> impl Iterator<Item = f64> {
        let odds = self.odds[seat.index()];
        let own = &self.features[seat.index()];
        let rivals = self.rivals[seat.index()];
        let share = 1.0 / f64::from(rivals.len().max(1));
        let mean =
            move |feature: usize| rivals.iter().map(|rival| self.features[rival.index()][feature]).sum::<f64>() * share;
        let both = move || own.iter().copied().chain((0..own.len()).map(mean));
        let phase = self.phase;
        [1.0, phase, odds, odds * phase].into_iter().chain(both()).chain(both().map(move |number| number * phase))
    }
}

/// Plays on by instinct, until the end or for so many actions.
fn play_on<G: Judge>(state: &mut G::State, seed: u64, horizon: u32, menu: &mut Vec<G::Action>) {
    let (mut dice, mut chance) = (Dice::seeded(seed), Dice::seeded(seed ^ (1 << 63)));
    for _ in 0..horizon {
        let Some(seat) = G::deciders(state).first() else { return };
        menu.clear();
        G::legal(state, seat, menu);
        let action = menu[G::instinct(state, seat, menu, &mut chance)];
        G::apply(state, seat, action, &mut dice, &mut Log::silent()).expect("listed actions apply");
    }
}

/// Watches a match, and remembers some of its positions with how they ended. Gives the number of actions.
fn watch<G: Judge>(options: &G::Options, seats: u8, remembered: u32, seed: u64, positions: &mut Regression) -> u32 {
    let (mut dice, mut chance) = (Dice::seeded(seed), Dice::seeded(seed ^ (1 << 63)));
    let mut state = G::setup(options, &mut dice);
    let (mut kept, mut menu, mut seen) = (Vec::<G::State>::new(), Vec::new(), 0);
    while let Some(seat) = G::deciders(&state).first() {
        // Each position is kept with the same chance, however long the match will be.
        seen += 1;
        if kept.len() < remembered as usize {
            kept.push(state.clone());
        } else if let Some(place) = kept.get_mut(chance.below(seen) as usize) {
            *place = state.clone();
        }
        if seen > ACTIONS_MAX {
            return seen;
        }
        menu.clear();
        G::legal(&state, seat, &mut menu);
        let action = menu[G::instinct(&state, seat, &menu, &mut chance)];
        G::apply(&mut state, seat, action, &mut dice, &mut Log::silent()).expect("listed actions apply");
    }
    let Some(outcome) = G::outcome(&state) else { return seen };
    for state in &kept {
        let numbers = Numbers::<G>::new(state, seats);
        for seat in Seats::all(seats) {
            positions.add(numbers.of(seat), outcome.winners.contains(seat));
        }
    }
    seen
}
