//! The gate: is a new bot stronger than an old one? Matches are played until a sequential test knows.
//!
//! The new bot sits in one seat, the old one in all others. Every deal is played once for each seat of the new bot, and
//! the mean over these matches of how much more it won than the others is one observation: the luck of the deal and
//! the advantage of a seat cancel out. The test is Wald's sequential probability ratio test with the variance as it was
//! observed (the generalised test that chess programs use).

use engine::{Judge, Settings, Stats};
use serde::Serialize;

use crate::{Interval, MatchResult, TournamentPlan, play};

/// A sequential test of whether the mean of observations is 0 or `gain`.
#[derive(Clone, Copy, Debug)]
pub struct SequentialTest {
    /// The advantage that is looked for: the new bot's share of wins less that of the others.
    pub gain: f64,
    /// The probability of either error.
    pub error: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TestVerdict {
    /// The new bot is stronger.
    Stronger,
    /// It is not stronger by the gain that was looked for.
    NotStronger,
    /// More matches are needed.
    Open,
}

impl TestVerdict {
    /// The verdict in words.
    pub const fn words(self) -> &'static str {
        match self {
            TestVerdict::Stronger => "stronger",
            TestVerdict::NotStronger => "not stronger",
            TestVerdict::Open => "not decided; more matches are needed",
        }
    }
}

/// How the new bot has done so far.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GateFigures {
    /// How many deals were played in all seats.
    pub deals: u64,
    /// How many matches.
    pub matches: u64,
    /// The new bot's win rate.
    pub new: Interval,
    /// The win rate of the others.
    pub old: Interval,
    /// The mean advantage for a deal, and the half width of its interval of 95 %.
    pub advantage: (f64, f64),
    /// The logarithm of the ratio of likelihoods.
    pub ratio: f64,
}

/// What came of a gate.
#[derive(Clone, Debug, PartialEq)]
pub struct GateRun {
    /// How the new bot did.
    pub figures: GateFigures,
    /// What follows from that.
    pub verdict: TestVerdict,
    /// Every match, in the order of their numbers.
    pub results: Vec<MatchResult>,
}

impl SequentialTest {
    /// Plays whole deals until the test knows and at least `least` matches are played, or until there are
    /// `plan.matches`. The first entrant of the plan is the new bot.
    pub fn play<G: Judge + Stats>(
        &self,
        plan: &TournamentPlan,
        rules: (&Settings, &G::Options),
        least: u32,
    ) -> GateRun {
        let seats = u32::from(plan.seats);
        let most = plan.matches.next_multiple_of(seats);
        let batch = seats * (rayon::current_num_threads() as u32).max(8 / seats);
        let mut part = TournamentPlan { matches: 0, ..plan.clone() };
        let mut results = Vec::new();
        loop {
            part.matches = (part.matches + batch).min(most);
            results = play::<G>(&part, rules, |_, _| Vec::new(), &results, |_| ());
            let figures = self.figures(seats as usize, &results);
            let verdict = self.verdict(&figures);
            if part.matches >= most || (part.matches >= least && verdict != TestVerdict::Open) {
                return GateRun { figures, verdict, results };
            }
        }
    }

    /// The figures of the matches of whole deals. The first entrant of each lineup is the new bot.
    pub fn figures(&self, seats: usize, results: &[MatchResult]) -> GateFigures {
        let observations: Vec<f64> = results.chunks_exact(seats).map(|deal| mean(deal.iter().map(advantage))).collect();
        let played = &results[..observations.len() * seats];
        let rate = |entrant: usize| {
            let seats = played.iter().flat_map(|result| result.lineup.iter().zip(&result.won));
            let own: Vec<bool> = seats.filter(|(who, _)| **who == entrant).map(|(_, won)| *won).collect();
            Interval::wilson(own.iter().filter(|won| **won).count() as u64, own.len() as u64)
        };
        let count = observations.len() as f64;
        let average = mean(observations.iter().copied());
        // One more observation, far from the mean: without any variance the test would be sure after one deal.
        let squares: f64 = observations.iter().map(|one| (one - average) * (one - average)).sum();
        let variance = (squares + 1.0) / (count + 1.0);
        GateFigures {
            deals: observations.len() as u64,
            matches: played.len() as u64,
            new: rate(0),
            old: rate(1),
            advantage: (average, 1.96 * (variance / count.max(1.0)).sqrt()),
            ratio: count * self.gain * (2.0 * average - self.gain) / (2.0 * variance),
        }
    }

    /// What follows from the figures.
    pub fn verdict(&self, figures: &GateFigures) -> TestVerdict {
        let bound = ((1.0 - self.error) / self.error).ln();
        match figures.ratio {
            ratio if ratio >= bound => TestVerdict::Stronger,
            ratio if ratio <= -bound => TestVerdict::NotStronger,
            _ => TestVerdict::Open,
        }
    }
}

/// How much more the new bot won than the others did on average.
fn advantage(result: &MatchResult) -> f64 {
    let of = |is_new: bool| {
        let seats = result.lineup.iter().zip(&result.won).filter(|(who, _)| (**who == 0) == is_new);
        mean(seats.map(|(_, won)| f64::from(u8::from(*won))))
    };
    of(true) - of(false)
}

fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = numbers.fold((0.0, 0.0), |(sum, count), number| (sum + number, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Matches of two seats in which the new bot wins those that `won` says.
    fn results(won: impl Fn(u32) -> bool) -> Vec<MatchResult> {
        let result = |index: u32| {
            let new_seat = (index % 2) as usize;
            let winner = if won(index) { new_seat } else { 1 - new_seat };
            MatchResult {
                index,
                lineup: (0..2).map(|seat| usize::from(seat != new_seat)).collect(),
                ranks: vec![1, 1],
                won: (0..2).map(|seat| seat == winner).collect(),
                reason: String::new(),
                actions: 1,
                rounds: 1,
                order: vec![0, 1],
                held: vec![Vec::new(); 2],
                clauses: Default::default(),
                decided: None,
            }
        };
        (0..400).map(result).collect()
    }

    #[test]
    fn the_test_tells_a_stronger_bot_from_an_equal_one() {
        let test = SequentialTest { gain: 0.1, error: 0.05 };
        let verdict = |won: &dyn Fn(u32) -> bool| test.verdict(&test.figures(2, &results(won)));
        assert_eq!(verdict(&|index| index % 10 < 7), TestVerdict::Stronger);
        assert_eq!(verdict(&|index| index % 10 < 3), TestVerdict::NotStronger);
        let first = test.figures(2, &results(|_| true)[..2]);
        assert_eq!(test.verdict(&first), TestVerdict::Open, "one deal proves nothing: {first:?}");
        assert_eq!(test.figures(2, &results(|_| true)).new.share, 1.0);
    }
}
