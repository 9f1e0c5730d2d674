//! Luck and choice, told apart.
//!
//! One [`Evaluator`] says what a state is worth to each seat, as whole millionths. A match is then a chain of such numbers:
//! before the deal (the mean over many deals), after it, after each action once its dice have fallen. Between an action
//! and its dice stands the mean over many ways in which they could have fallen. From one number to the next is a step of
//! luck where only dice lie between, and a step of choice otherwise. The sum of all steps is the result minus the
//! expectation, whatever the evaluator thinks.
//!
//! The other dice are drawn independently of those that fell. So in every position the luck of the next step is zero on
//! average, and over many matches luck sums to nothing, for every player and every evaluator. The same idea weighs luck
//! in backgammon, and the control variates of AIVAT in poker (Burch, Schmid, Moravčík, Morrill and Bowling, 2018). A
//! better evaluator does not make it truer: it makes what is left, the choices, less noisy.

use std::ops::Range;

use engine::{BySeat, Dice, Judge, Log, Match, RetracedStep, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::decision::DecisionQuestion;
use crate::{Evaluator, Experience};

/// The seeds of the other dice are made from this and the actions of the match.
const OTHER_DICE: u64 = 0x0071_e4d1_ce00;
/// The seeds of the other deals are made from this and the actions of the match.
const OTHER_DEALS: u64 = 0x0071_e4de_a100;
/// How many futures follow each throw of other dice: many throws matter more than many futures of one.
const FUTURES_OF_A_THROW: u32 = 2;
/// A change of chances below this is no turning point.
const TURNING_MIN: u32 = 50_000;

/// How thoroughly a match is reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewBudget {
    /// How many other deals say what was to be expected.
    pub deals: u32,
    /// How many futures say what a position is worth after dice have fallen, and as many what it is worth before.
    pub luck_futures: u32,
    /// How many futures say what a position is worth after any other action.
    pub choice_futures: u32,
}

impl ReviewBudget {
    /// For a person who waits for it.
    pub const FULL: ReviewBudget = ReviewBudget { deals: 128, luck_futures: 192, choice_futures: 32 };
    /// For checks over many matches: only luck is weighed with care.
    pub const QUICK: ReviewBudget = ReviewBudget { deals: 256, luck_futures: 128, choice_futures: 1 };
}

/// One action of a match: by how much it changed the chances of each seat, in millionths.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewedStep {
    /// Who acted.
    pub seat: Seat,
    /// What the choice changed.
    pub choice: BySeat<i32>,
    /// What the dice changed.
    pub luck: BySeat<i32>,
    /// The chances after it.
    pub chances: BySeat<u32>,
}

/// How the chances of a finished match went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchReview {
    /// What each seat could expect before the deal, in millionths of a win.
    pub expectation: BySeat<u32>,
    /// The chances after the deal.
    pub dealt: BySeat<u32>,
    /// Every action.
    pub steps: Vec<ReviewedStep>,
}

/// Where the result of a seat came from, in millionths of a win: `result − expectation = luck + own + others`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatAccount {
    /// 1,000,000 if it won, otherwise 0.
    pub result: i32,
    /// What it could expect.
    pub expectation: i32,
    /// What the deal and the dice brought.
    pub luck: i32,
    /// What its own choices brought.
    pub own: i32,
    /// What the choices of the others brought.
    pub others: i32,
}

/// A step after which the chances were different.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The number of the step, from 1.
    pub step: usize,
    /// Who acted.
    pub seat: Seat,
    /// Whose chances changed the most.
    pub concerns: Seat,
    /// Their chances before and after.
    pub before: u32,
    /// See `before`.
    pub after: u32,
    /// Whether it was the dice more than the choice.
    pub is_luck: bool,
}

/// What is known before any step is weighed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReviewOpening {
    /// What the evaluator has learnt.
    pub experience: Experience,
    /// What each seat could expect before the deal.
    pub expectation: BySeat<u32>,
    /// The chances after the deal.
    pub dealt: BySeat<u32>,
    /// How many steps there are to weigh.
    pub steps: usize,
    /// The questions about the decisions of the seats that are reviewed, in the order of the match.
    pub questions: Vec<DecisionQuestion>,
}

/// A step as it was weighed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewPoint {
    /// Who acted.
    pub seat: Seat,
    /// The chances before its dice fell: the mean over other dice.
    pub expected: BySeat<u32>,
    /// The chances after it.
    pub chances: BySeat<u32>,
}

impl ReviewOpening {
    /// Opens the review of a finished match, with questions about the decisions of some seats.
    pub fn new<G: Judge>(
        game: &Match<G>,
        evaluator: &Evaluator<G>,
        asked: Seats,
        budget: ReviewBudget,
    ) -> ReviewOpening {
        let scale = Scale::new(game, evaluator, budget);
        let (mut questions, mut dealt, mut steps) = (Vec::new(), None, 0);
        game.retrace(|step| {
            steps += 1;
            if dealt.is_none() {
                dealt = Some(scale.chances(step.before, 0..budget.luck_futures));
            }
            if asked.contains(step.seat) {
                questions.extend(question(game, evaluator, &step, steps));
            }
        });
        ReviewOpening {
            experience: evaluator.experience().clone(),
            expectation: scale.expectation(game.options()),
            dealt: dealt.unwrap_or_else(|| BySeat::new(game.seats())),
            steps,
            questions,
        }
    }
}

impl ReviewPoint {
    /// Weighs some steps of a match; the first one is number 0.
    pub fn weigh<G: Judge>(
        game: &Match<G>,
        evaluator: &Evaluator<G>,
        steps: Range<usize>,
        budget: ReviewBudget,
    ) -> Vec<ReviewPoint> {
        let scale = Scale::new(game, evaluator, budget);
        let (mut points, mut number) = (Vec::with_capacity(steps.len()), 0);
        game.retrace(|step| {
            if steps.contains(&number) {
                points.push(scale.weigh(&step, number));
            }
            number += 1;
        });
        points
    }
}

impl MatchReview {
    /// Reviews a finished match in one go.
    pub fn new<G: Judge>(game: &Match<G>, evaluator: &Evaluator<G>, budget: ReviewBudget) -> MatchReview {
        let opening = ReviewOpening::new(game, evaluator, Seats::NONE, budget);
        let points = ReviewPoint::weigh(game, evaluator, 0..opening.steps, budget);
        MatchReview::assemble(&opening, &points)
    }

    /// Puts the steps in a chain: each begins where the one before it ended.
    pub fn assemble(opening: &ReviewOpening, points: &[ReviewPoint]) -> MatchReview {
        let mut before = &opening.dealt;
        let mut steps = Vec::with_capacity(points.len());
        for ReviewPoint { seat, expected, chances } in points {
            let (choice, luck) = (difference(expected, before), difference(chances, expected));
            steps.push(ReviewedStep { seat: *seat, choice, luck, chances: chances.clone() });
            before = chances;
        }
        MatchReview { expectation: opening.expectation.clone(), dealt: opening.dealt.clone(), steps }
    }

    /// Puts the questions about those decisions first that changed the chances of their seat most.
    pub fn sort_questions(&self, questions: &mut [DecisionQuestion]) {
        questions.sort_by_key(|question| std::cmp::Reverse(self.weight(question)));
    }

    /// By how much the choice in question changed the chances of its seat.
    fn weight(&self, question: &DecisionQuestion) -> u32 {
        let step = question.step.checked_sub(1).and_then(|index| self.steps.get(index));
        step.map_or(0, |step| step.choice[question.seat].unsigned_abs())
    }

    /// How many sat at the table.
    pub fn seats(&self) -> u8 {
        self.dealt.len()
    }

    /// The chances after so many steps.
    pub fn chances(&self, step: usize) -> &BySeat<u32> {
        step.checked_sub(1).and_then(|index| self.steps.get(index)).map_or(&self.dealt, |step| &step.chances)
    }

    /// What the deal changed.
    pub fn deal_luck(&self) -> BySeat<i32> {
        difference(&self.dealt, &self.expectation)
    }

    /// Where the result of a seat came from.
    pub fn account(&self, seat: Seat) -> SeatAccount {
        let mut account = SeatAccount {
            result: self.chances(self.steps.len())[seat] as i32,
            expectation: self.expectation[seat] as i32,
            luck: self.deal_luck()[seat],
            own: 0,
            others: 0,
        };
        for step in &self.steps {
            account.luck += step.luck[seat];
            let sum = if step.seat == seat { &mut account.own } else { &mut account.others };
            *sum += step.choice[seat];
        }
        account
    }

    /// The steps that changed the chances of any seat the most, at most `count`, in their order.
    pub fn turning_points(&self, count: usize) -> Vec<TurningPoint> {
        let mut points: Vec<TurningPoint> = (1..=self.steps.len()).map(|step| self.turning_point(step)).collect();
        points.retain(|point| point.before.abs_diff(point.after) >= TURNING_MIN);
        points.sort_by_key(|point| std::cmp::Reverse(point.before.abs_diff(point.after)));
        points.truncate(count);
        points.sort_by_key(|point| point.step);
        points
    }

    fn turning_point(&self, number: usize) -> TurningPoint {
        let (before, step) = (self.chances(number - 1), &self.steps[number - 1]);
        let change = |seat: &Seat| before[*seat].abs_diff(step.chances[*seat]);
        let concerns = Seats::all(self.seats()).iter().max_by_key(change).unwrap_or(step.seat);
        TurningPoint {
            step: number,
            seat: step.seat,
            concerns,
            before: before[concerns],
            after: step.chances[concerns],
            is_luck: step.luck[concerns].unsigned_abs() > step.choice[concerns].unsigned_abs(),
        }
    }
}

/// The question about a decision, if there was anything to decide.
fn question<G: Judge>(
    game: &Match<G>,
    evaluator: &Evaluator<G>,
    step: &RetracedStep<'_, G>,
    number: usize,
) -> Option<DecisionQuestion> {
    let mut menu = Vec::new();
    G::legal(step.before, step.seat, &mut menu);
    if menu.len() < 2 {
        return None;
    }
    let view = G::view(step.before, Viewer::Seat(step.seat));
    let experience = evaluator.experience();
    Some(DecisionQuestion::new::<G>(game.settings(), number, step.seat, &view, &menu, step.action, experience))
}

/// What weighs positions.
struct Scale<'a, G: Judge> {
    evaluator: &'a Evaluator<G>,
    budget: ReviewBudget,
    seats: u8,
    /// Chooses the other dice. Each match has its own: with the same for all, their error would be the same in each.
    seed: u64,
}

impl<'a, G: Judge> Scale<'a, G> {
    fn new(game: &Match<G>, evaluator: &'a Evaluator<G>, budget: ReviewBudget) -> Scale<'a, G> {
        let actions: Vec<G::Action> = game.played().iter().map(|played| played.action).collect();
        Scale { evaluator, budget, seats: game.seats(), seed: engine::fingerprint(&actions) }
    }

    fn chances(&self, state: &G::State, futures: Range<u32>) -> BySeat<u32> {
        self.evaluator.chances_ahead(state, self.seats, futures)
    }

    fn weigh(&self, step: &RetracedStep<'_, G>, number: usize) -> ReviewPoint {
        let futures = if step.rolled { self.budget.luck_futures } else { self.budget.choice_futures };
        let chances = self.chances(step.after, 0..futures);
        let expected = if step.rolled { self.expected(step, number) } else { chances.clone() };
        ReviewPoint { seat: step.seat, expected, chances }
    }

    /// The mean over other dice for the same action.
    fn expected(&self, step: &RetracedStep<'_, G>, number: usize) -> BySeat<u32> {
        let first = (self.seed ^ OTHER_DICE).wrapping_add((number as u64) << 32);
        self.mean_of_throws(self.budget.luck_futures.div_ceil(FUTURES_OF_A_THROW), |number| {
            let mut state = step.before.clone();
            let mut dice = Dice::seeded(first.wrapping_add(u64::from(number)));
            G::apply(&mut state, step.seat, step.action, &mut dice, &mut Log::silent())
                .expect("an action that was taken applies, whatever the dice");
            state
        })
    }

    /// The mean over other deals.
    fn expectation(&self, options: &G::Options) -> BySeat<u32> {
        let deal =
            |number| G::setup(options, &mut Dice::seeded((self.seed ^ OTHER_DEALS).wrapping_add(u64::from(number))));
        self.mean_of_throws(self.budget.deals, deal)
    }

    /// The mean over states that dice made, by a few futures of each.
    fn mean_of_throws(&self, throws: u32, throw: impl Fn(u32) -> G::State) -> BySeat<u32> {
        // The same futures as those of the state that really came, each as often: the luck of futures is nobody's luck.
        let rounds = self.budget.luck_futures.div_ceil(FUTURES_OF_A_THROW).max(1);
        let throws = throws.next_multiple_of(rounds);
        let mut sums: BySeat<u64> = BySeat::new(self.seats);
        for number in 0..throws {
            let first = number % rounds * FUTURES_OF_A_THROW;
            let chances = self.chances(&throw(number), first..first + FUTURES_OF_A_THROW);
            sums.iter_mut().for_each(|(seat, sum)| *sum += u64::from(chances[seat]));
        }
        sums.map(|_, sum| ((sum + u64::from(throws) / 2) / u64::from(throws.max(1))) as u32)
    }
}

fn difference(after: &BySeat<u32>, before: &BySeat<u32>) -> BySeat<i32> {
    after.map(|seat, after| *after as i32 - before[seat] as i32)
}
