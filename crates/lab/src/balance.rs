//! Balance: win rates by seat, by order of play and by items, lengths of matches, endings, and unused items.

use std::collections::BTreeMap;

use engine::TrackedItems;
use serde::Serialize;

use crate::{Interval, MatchResult};

/// How often the seats with an item won.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WinRate {
    /// The item, the seat, or the place in the order of play.
    pub name: String,
    /// How many seats had it.
    pub seats: u64,
    /// How many of them won.
    pub wins: u64,
    /// The share of them that won.
    pub rate: Interval,
    /// That share over the share of all seats that won: 1 is fair.
    pub times_fair: Interval,
}

impl WinRate {
    /// Whether the rate differs from the fair one by more than chance explains.
    pub fn stands_out(&self) -> bool {
        self.times_fair.low > 1.0 || self.times_fair.high < 1.0
    }
}

/// Win rates of all items of one kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// The kind.
    pub kind: String,
    /// Items that at least one seat had.
    pub rows: Vec<WinRate>,
    /// Items that no seat had.
    pub never: Vec<String>,
}

/// How often an ending or a clause occurred.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Frequency {
    /// The ending or the clause.
    pub name: String,
    /// In how many matches.
    pub matches: u64,
    /// In which share of all matches.
    pub share: Interval,
    /// How often in a match, on average.
    pub per_match: f64,
}

/// How long matches were.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Lengths {
    /// The unit that is counted.
    pub unit: String,
    /// The length of each match, the shortest first.
    pub sorted: Vec<u32>,
}

impl Lengths {
    fn new(unit: &str, lengths: impl Iterator<Item = u32>) -> Lengths {
        let mut sorted: Vec<u32> = lengths.collect();
        sorted.sort_unstable();
        Lengths { unit: unit.to_owned(), sorted }
    }

    /// The mean and its standard error.
    pub fn mean(&self) -> (f64, f64) {
        let n = self.sorted.len().max(1) as f64;
        let mean = self.sorted.iter().map(|&length| f64::from(length)).sum::<f64>() / n;
        let squares = self.sorted.iter().map(|&length| (f64::from(length) - mean).powi(2)).sum::<f64>();
        (mean, (squares / (n - 1.0).max(1.0) / n).sqrt())
    }

    /// The length that a part of all matches, from 0 to 1, does not exceed.
    pub fn quantile(&self, part: f64) -> u32 {
        let last = self.sorted.len().saturating_sub(1);
        self.sorted.get((part * last as f64).round() as usize).copied().unwrap_or_default()
    }
}

/// Statistics of many matches between equal bots.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Balance {
    /// How many matches.
    pub matches: u64,
    /// The share of seats that won, on average.
    pub fair: f64,
    /// By seat, by order of play, and by each kind of items that the game tracks.
    pub comparisons: Vec<Comparison>,
    /// Actions, and days, rounds or turns where the game counts them.
    pub lengths: Vec<Lengths>,
    /// How matches ended.
    pub endings: Vec<Frequency>,
    /// Clauses that events cite.
    pub clauses: Vec<Frequency>,
}

/// The balance of these matches.
pub fn balance(tracked_items: &[TrackedItems], unit: Option<&str>, results: &[MatchResult]) -> Balance {
    let seats: u64 = results.iter().map(|result| result.won.len() as u64).sum();
    let wins: u64 = results.iter().flat_map(|result| &result.won).map(|&won| u64::from(won)).sum();
    let fair = wins as f64 / seats.max(1) as f64;
    let mut comparisons = vec![by_seat(results, fair), by_order(results, fair)];
    comparisons.extend(tracked_items.iter().enumerate().map(|(kind, items)| by_items(kind, items, results, fair)));
    let mut lengths = vec![Lengths::new("action", results.iter().map(|result| result.actions))];
    lengths.extend(unit.map(|unit| Lengths::new(unit, results.iter().map(|result| result.rounds))));
    let endings = results.iter().map(|result| BTreeMap::from([(result.reason.clone(), 1)]));
    let clauses = results.iter().map(|result| result.clauses.clone());
    Balance {
        matches: results.len() as u64,
        fair,
        comparisons,
        lengths,
        endings: frequencies(endings),
        clauses: frequencies(clauses),
    }
}

fn row(name: String, seats: u64, wins: u64, fair: f64) -> WinRate {
    let rate = Interval::wilson(wins, seats);
    let over = |share: f64| if fair > 0.0 { share / fair } else { 1.0 };
    let times_fair = Interval { share: over(rate.share), low: over(rate.low), high: over(rate.high) };
    WinRate { name, seats, wins, rate, times_fair }
}

/// Win rates by the items that `had` gives for each seat, as indices of `names`.
fn compare<'a>(
    kind: &str,
    names: Vec<String>,
    results: &'a [MatchResult],
    fair: f64,
    had: impl Fn(&'a MatchResult, usize) -> Vec<usize>,
) -> Comparison {
    let mut counts = vec![(0_u64, 0_u64); names.len()];
    for result in results {
        for (seat, &won) in result.won.iter().enumerate() {
            for item in had(result, seat) {
                counts[item].0 += 1;
                counts[item].1 += u64::from(won);
            }
        }
    }
    let (had, never): (Vec<_>, Vec<_>) = names.into_iter().zip(counts).partition(|(_, (seats, _))| *seats > 0);
    Comparison {
        kind: kind.to_owned(),
        rows: had.into_iter().map(|(name, (seats, wins))| row(name, seats, wins, fair)).collect(),
        never: never.into_iter().map(|(name, _)| name).collect(),
    }
}

fn seats_of(results: &[MatchResult]) -> usize {
    results.iter().map(|result| result.won.len()).max().unwrap_or_default()
}

fn by_seat(results: &[MatchResult], fair: f64) -> Comparison {
    let names = (1..=seats_of(results)).map(|seat| seat.to_string()).collect();
    compare("seat", names, results, fair, |_, seat| vec![seat])
}

fn by_order(results: &[MatchResult], fair: f64) -> Comparison {
    let names = (1..=seats_of(results)).map(|place| place.to_string()).collect();
    compare("order of play", names, results, fair, |result, seat| {
        result.order.iter().position(|&other| usize::from(other) == seat).into_iter().collect()
    })
}

fn by_items(kind: usize, items: &TrackedItems, results: &[MatchResult], fair: f64) -> Comparison {
    compare(items.kind, items.items.clone(), results, fair, |result, seat| {
        result.held[seat].iter().filter(|(held_kind, _)| *held_kind == kind).map(|&(_, item)| item).collect()
    })
}

fn frequencies(counts: impl ExactSizeIterator<Item = BTreeMap<String, u32>>) -> Vec<Frequency> {
    let tries = counts.len() as u64;
    let mut sums: BTreeMap<String, (u64, u64)> = BTreeMap::new();
    for (name, times) in counts.flatten() {
        let sum = sums.entry(name).or_default();
        sum.0 += 1;
        sum.1 += u64::from(times);
    }
    let frequency = |(name, (matches, times))| Frequency {
        name,
        matches,
        share: Interval::wilson(matches, tries),
        per_match: times as f64 / tries.max(1) as f64,
    };
    sums.into_iter().map(frequency).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two seats; the first has the first of two items and always wins.
    fn results() -> Vec<MatchResult> {
        let result = |index: u32| MatchResult {
            index,
            lineup: vec![0, 0],
            ranks: vec![1, 2],
            won: vec![true, false],
            reason: "end".to_owned(),
            actions: 10 + index,
            rounds: 2,
            order: vec![1, 0],
            held: vec![vec![(0, 0)], vec![(0, 1)]],
            clauses: BTreeMap::from([("SMP-001".to_owned(), 3)]),
            decided: Some(5),
        };
        (0..50).map(result).collect()
    }

    #[test]
    fn an_item_that_always_wins_stands_out_and_unused_items_are_named() {
        let items = TrackedItems::new("card", ["ace", "king", "queen"]);
        let balance = balance(&[items], Some("round"), &results());
        assert_eq!(balance.fair, 0.5);
        let cards = &balance.comparisons[2];
        assert_eq!(cards.never, ["queen"]);
        assert!(cards.rows[0].stands_out() && (cards.rows[0].times_fair.share - 2.0).abs() < 1e-9);
        assert_eq!(cards.rows[1].wins, 0);
        let second = &balance.comparisons[1].rows[1];
        assert_eq!((second.name.as_str(), second.wins), ("2", 50));
        assert_eq!((balance.lengths[0].quantile(0.0), balance.lengths[0].quantile(1.0)), (10, 59));
        assert!((balance.clauses[0].per_match - 3.0).abs() < 1e-9);
    }
}
