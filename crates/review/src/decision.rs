//! Verdicts on decisions: what was better, by how much and why, as far as the seat could know.

use std::time::Duration;

use bots::{Budget, Compared, GaugeReason, GaugeSums, Position, compare};
use engine::{Dice, Foresee, Judge, Log, Seat, Settings, Viewer};
use serde::{Deserialize, Serialize};

use crate::{Evaluator, Experience};

/// How many futures a verdict may play: the most that 200 verdicts a minute on two cores leave time for.
const FUTURES: u32 = 800;
/// The longest time for a verdict where somebody waits.
const TIME: Duration = Duration::from_millis(500);
/// Every verdict uses the same dice: nothing but the question may change it.
const SEED: u64 = 0x0de_c151;
/// A choice that is better by less, in parts of a win, is not worth a word.
const GAIN_MIN: f64 = 0.01;
/// A choice that is better by less than so many standard errors may not be better at all.
const ERRORS_MIN: f64 = 2.5;

/// A decision that was taken: what a person in the seat knew, what they could do and what they did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DecisionQuestion {
    /// The number of the step in the match, from 1.
    pub step: usize,
    /// The game's name.
    pub game: String,
    /// The settings of the match.
    pub settings: Settings,
    /// Who decided.
    pub seat: Seat,
    /// What the seat knew, as JSON.
    pub view: String,
    /// What it could do, in notation.
    pub menu: Vec<String>,
    /// What it did.
    pub taken: String,
    /// What the evaluator has learnt, which depends on the settings alone.
    pub experience: Experience,
}

/// How good a decision was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DecisionGrade {
    /// There was nothing to decide: every choice led to the same.
    Forced,
    /// Nothing was better beyond doubt.
    Fine,
    /// Something was a little better.
    Slip,
    /// Something was better.
    Mistake,
    /// Something was much better.
    Blunder,
}

impl DecisionGrade {
    /// The word in messages and JSON.
    pub fn word(self) -> &'static str {
        match self {
            DecisionGrade::Forced => "forced",
            DecisionGrade::Fine => "fine",
            DecisionGrade::Slip => "slip",
            DecisionGrade::Mistake => "mistake",
            DecisionGrade::Blunder => "blunder",
        }
    }
}

/// What is to be said of a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DecisionVerdict {
    /// The number of the step in the match, from 1.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was done, in notation.
    pub taken: String,
    /// How good that was.
    pub grade: DecisionGrade,
    /// The best of the other choices, in notation.
    pub other: Option<String>,
    /// What the taken choice is worth, from 0 (lost) to 1 (won).
    pub taken_worth: f64,
    /// How much more the other choice is worth; below 0 if it is worth less.
    pub gain: f64,
    /// The standard error of that.
    pub error: f64,
    /// Why the other choice is better, the surest reason first; empty if it is not.
    pub reasons: Vec<GaugeReason>,
}

impl DecisionQuestion {
    pub(crate) fn new<G: Judge>(
        settings: &Settings,
        step: usize,
        seat: Seat,
        view: &G::View,
        menu: &[G::Action],
        taken: G::Action,
        experience: &Experience,
    ) -> DecisionQuestion {
        DecisionQuestion {
            step,
            game: G::ABOUT.name.to_owned(),
            settings: settings.clone(),
            seat,
            view: serde_json::to_string(view).expect("views are plain data"),
            menu: menu.iter().map(ToString::to_string).collect(),
            taken: taken.to_string(),
            experience: experience.clone(),
        }
    }

    /// The verdict, for somebody who waits. `None`, if the question comes from another version of the game.
    pub fn judge<G: Judge + Foresee>(&self) -> Option<DecisionVerdict> {
        self.judge_within::<G>(Budget::futures(FUTURES).within(TIME))
    }

    /// The verdict of another budget. Without a limit of time the same question gets the same verdict.
    pub fn judge_within<G: Judge + Foresee>(&self, budget: Budget) -> Option<DecisionVerdict> {
        let options = G::options(&self.settings).ok()?;
        let view: G::View = serde_json::from_str(&self.view).ok()?;
        let menu: Vec<G::Action> = self.menu.iter().map(|text| text.parse().ok()).collect::<Option<_>>()?;
        let taken: G::Action = self.taken.parse().ok()?;
        let menu = without_doubles::<G>(&options, &view, self.seat, &menu, taken);
        let position = Position::<G> { options: &options, view: &view, seat: self.seat, menu: &menu };
        let evaluator = Evaluator::<G>::new(self.experience.clone());
        let (mut gauges, mut worths) = (GaugeSums::default(), PairSums::default());
        let mut observe = |which, state: &G::State| {
            worths.add(which, evaluator.chance(state, self.seat, self.settings.seats()));
            gauges.add(which, G::gauges(&options, &G::view(state, Viewer::Seat(self.seat))));
        };
        let compared = compare(&position, taken, budget, SEED, &mut observe);
        let Some(compared) = compared else { return Some(self.forced()) };
        let (gain, error) = worths.gain();
        let grade = grade(gain, error);
        let is_better = grade > DecisionGrade::Fine;
        Some(DecisionVerdict {
            step: self.step,
            seat: self.seat,
            taken: self.taken.clone(),
            grade,
            other: Some(compared.other.to_string()),
            taken_worth: worths.taken / worths.pairs,
            gain,
            error,
            reasons: if is_better { gauges.reasons(self.seat) } else { Vec::new() },
        })
    }

    fn forced(&self) -> DecisionVerdict {
        DecisionVerdict {
            step: self.step,
            seat: self.seat,
            taken: self.taken.clone(),
            grade: DecisionGrade::Forced,
            other: None,
            taken_worth: 0.0,
            gain: 0.0,
            error: 0.0,
            reasons: Vec::new(),
        }
    }
}

/// The choices without those that lead to the same as the taken one, which stays.
fn without_doubles<G: Judge>(
    options: &G::Options,
    view: &G::View,
    seat: Seat,
    menu: &[G::Action],
    taken: G::Action,
) -> Vec<G::Action> {
    let firsts = engine::alike::<G>(options, view, seat, menu);
    let own = menu.iter().position(|action| *action == taken).map(|place| firsts[place]);
    let stays = |place: usize| menu[place] == taken || (firsts[place] == place && Some(place) != own);
    (0..menu.len()).filter(|&place| stays(place)).map(|place| menu[place]).collect()
}

fn grade(gain: f64, error: f64) -> DecisionGrade {
    if gain < GAIN_MIN || gain < ERRORS_MIN * error {
        return DecisionGrade::Fine;
    }
    match gain {
        gain if gain < 0.04 => DecisionGrade::Slip,
        gain if gain < 0.12 => DecisionGrade::Mistake,
        _ => DecisionGrade::Blunder,
    }
}

/// What the ends of futures are worth, pair by pair.
#[derive(Default)]
struct PairSums {
    pairs: f64,
    /// The first future of the pair at hand.
    first: f64,
    taken: f64,
    gain: f64,
    squares: f64,
}

impl PairSums {
    fn add(&mut self, which: Compared, worth: f64) {
        if which == Compared::Taken {
            self.first = worth;
            return;
        }
        let gain = worth - self.first;
        self.pairs += 1.0;
        self.taken += self.first;
        self.gain += gain;
        self.squares += gain * gain;
    }

    /// The mean gain, and its standard error.
    fn gain(&self) -> (f64, f64) {
        let mean = self.gain / self.pairs;
        let variance = (self.squares / self.pairs - mean * mean).max(0.0);
        (mean, (variance / (self.pairs - 1.0).max(1.0)).sqrt())
    }
}

/// Plays matches by instinct, and tries for decisions whether the verdict is the same in a world that the seat cannot tell
/// from the true one. Gives the number of decisions.
///
/// # Panics
/// When a question or a verdict differs.
pub fn hold_verdicts<G: Judge + Foresee>(decisions: u32, budget: Budget) -> u32 {
    compare_worlds::<G, _>(decisions, |settings, state, seat, action| {
        let mut menu = Vec::new();
        G::legal(state, seat, &mut menu);
        let view = G::view(state, Viewer::Seat(seat));
        let question = DecisionQuestion::new::<G>(settings, 1, seat, &view, &menu, action, &Experience::default());
        let verdict = question.judge_within::<G>(budget);
        (question, verdict)
    })
}

/// Tries a judgement in true worlds and in those that the deciding seat could as well be in.
fn compare_worlds<G: Judge, V: PartialEq + std::fmt::Debug>(
    decisions: u32,
    judge: impl Fn(&Settings, &G::State, Seat, G::Action) -> V,
) -> u32 {
    let (mut chance, mut tried) = (Dice::seeded(37), 0);
    while tried < decisions {
        for seats in G::ABOUT.seats.clone() {
            let settings = Settings::random(G::ABOUT.options, seats, &mut chance);
            let Ok(options) = G::options(&settings) else { continue };
            let mut dice = Dice::seeded(u64::from(chance.below(u32::MAX)));
            let mut state = G::setup(&options, &mut dice);
            while let Some(seat) = G::deciders(&state).first() {
                let mut menu = Vec::new();
                G::legal(&state, seat, &mut menu);
                let action = menu[G::instinct(&state, seat, &menu, &mut chance)];
                if menu.len() > 1 && chance.below(ONE_IN) == 0 {
                    let imagined = G::imagine(&options, &G::view(&state, Viewer::Seat(seat)), &mut chance);
                    let (real, other) =
                        (judge(&settings, &state, seat, action), judge(&settings, &imagined, seat, action));
                    assert!(real == other, "the verdict on `{action}` tells worlds apart:\n{real:?}\n{other:?}");
                    tried += 1;
                }
                G::apply(&mut state, seat, action, &mut dice, &mut Log::silent()).expect("a listed action applies");
            }
        }
    }
    tried
}

/// One decision in this many is tried.
const ONE_IN: u32 = 64;

#[cfg(test)]
mod tests {
    use super::*;
    use engine::sample::Sample;

    #[test]
    fn verdicts_on_the_sample_tell_no_worlds_apart() {
        assert!(hold_verdicts::<Sample>(12, Budget::futures(60)) >= 12);
    }

    #[test]
    #[should_panic(expected = "tells worlds apart")]
    fn a_verdict_that_peeks_is_found_out() {
        compare_worlds::<Sample, _>(200, |_, state, _, _| engine::fingerprint(state));
    }

    #[test]
    fn what_is_within_the_noise_is_fine() {
        assert_eq!(grade(0.2, 0.1), DecisionGrade::Fine);
        assert_eq!(grade(0.005, 0.0001), DecisionGrade::Fine);
        assert_eq!(grade(-0.3, 0.01), DecisionGrade::Fine);
        assert_eq!(grade(0.02, 0.005), DecisionGrade::Slip);
        assert_eq!(grade(0.06, 0.02), DecisionGrade::Mistake);
        assert_eq!(grade(0.3, 0.02), DecisionGrade::Blunder);
    }
}
