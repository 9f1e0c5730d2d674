//! Learned judges: a position's features, weighed by numbers that `escapade lab train` fits to the ends of many matches.
//!
//! A side's score is the sum of its features times their weights, which slide from those of an early position to those
//! of a late one. The chance to win is the exponential of the own score over the sum of all sides' exponentials. Only
//! whole numbers are used, so a browser and a server agree on every bit, and nothing is allocated.

use std::sync::OnceLock;

use crate::WORTH_MAX;

/// The most features that a game can have.
pub const FEATURES_MAX: usize = 64;
/// The number of phases from the earliest positions to the latest.
pub const PHASES: i32 = 16;
/// A score of this much is one unit of the natural logarithm of the odds.
pub const SCORE_UNIT: i32 = 4096;

/// A position as one side sees it.
#[derive(Clone, Copy, Debug)]
pub struct Features {
    /// The values, in the order of [`Judge::FEATURES`](crate::Judge::FEATURES).
    pub values: [i32; FEATURES_MAX],
    /// How far the match is, from 0 to [`PHASES`].
    pub phase: i32,
    /// The weights that are used, such as those for a number of seats.
    pub table: u8,
}

impl Features {
    /// No features yet.
    pub const fn new(phase: i32, table: u8) -> Features {
        let phase = if phase < 0 { 0 } else { phase };
        Features { values: [0; FEATURES_MAX], phase: if phase > PHASES { PHASES } else { phase }, table }
    }
}

/// The weights of one table, early and late ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeightTable {
    /// Its number, such as the number of seats.
    pub table: u8,
    /// For the earliest positions.
    pub early: Vec<i32>,
    /// For the latest.
    pub late: Vec<i32>,
}

/// The weights of a game, with what they were made from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// The first lines of the file: words and their values, such as `rules 3`.
    pub facts: Vec<(String, String)>,
    /// The tables, in order.
    pub tables: Vec<WeightTable>,
}

impl Weights {
    /// Reads a weights file: a line for each fact, then `table NUMBER early|late WEIGHTS…`.
    pub fn read(text: &str) -> Option<Weights> {
        let mut weights = Weights { facts: Vec::new(), tables: Vec::new() };
        for line in text.lines() {
            let (word, rest) = line.split_once(' ')?;
            if word != "table" {
                weights.facts.push((word.to_owned(), rest.to_owned()));
                continue;
            }
            let mut words = rest.split(' ');
            let table = words.next()?.parse().ok()?;
            let is_late = words.next()? == "late";
            let numbers = words.map(|number| number.parse().ok()).collect::<Option<Vec<i32>>>()?;
            if is_late {
                weights.tables.last_mut().filter(|last| last.table == table)?.late = numbers;
            } else {
                weights.tables.push(WeightTable { table, early: numbers, late: Vec::new() });
            }
        }
        let is_whole = |table: &WeightTable| table.early.len() == table.late.len() && table.early.len() <= FEATURES_MAX;
        weights.tables.iter().all(is_whole).then_some(weights)
    }

    /// The file.
    pub fn write(&self) -> String {
        let mut text = String::new();
        for (word, value) in &self.facts {
            text += &format!("{word} {value}\n");
        }
        for WeightTable { table, early, late } in &self.tables {
            for (name, numbers) in [("early", early), ("late", late)] {
                let numbers: Vec<String> = numbers.iter().map(i32::to_string).collect();
                text += &format!("table {table} {name} {}\n", numbers.join(" "));
            }
        }
        text
    }

    /// The value of a fact.
    pub fn fact(&self, word: &str) -> Option<&str> {
        self.facts.iter().find(|(known, _)| known == word).map(|(_, value)| value.as_str())
    }

    /// The score of a side, in [`SCORE_UNIT`]s. Without weights for its table those of the nearest are used.
    pub fn score(&self, features: &Features) -> i32 {
        let nearest = self.tables.iter().min_by_key(|table| table.table.abs_diff(features.table));
        let Some(WeightTable { early, late, .. }) = nearest else { return 0 };
        let (mut first, mut last) = (0_i64, 0_i64);
        for ((&value, &early), &late) in features.values.iter().zip(early).zip(late) {
            first += i64::from(value) * i64::from(early);
            last += i64::from(value) * i64::from(late);
        }
        let phase = i64::from(features.phase);
        let score = (first * (i64::from(PHASES) - phase) + last * phase) / i64::from(PHASES);
        score.clamp(i64::from(-64 * SCORE_UNIT), i64::from(64 * SCORE_UNIT)) as i32
    }
}

/// Whether a weights file has more than its first line. It is known when a program is compiled, so a page without weights
/// needs no code for them.
pub const fn has_weights(text: &str) -> bool {
    let (bytes, mut at) = (text.as_bytes(), 0);
    while at < bytes.len() && bytes[at] != b'\n' {
        at += 1;
    }
    at + 1 < bytes.len()
}

/// The weights that come with a game. They are read when they are first needed.
pub struct OwnWeights {
    text: &'static str,
    read: OnceLock<Weights>,
}

impl OwnWeights {
    /// The text of a weights file.
    pub const fn new(text: &'static str) -> OwnWeights {
        OwnWeights { text, read: OnceLock::new() }
    }

    /// The weights. A file that cannot be read has none, which a test of each game refuses.
    pub fn get(&self) -> &Weights {
        self.read.get_or_init(|| Weights::read(self.text).unwrap_or(Weights { facts: Vec::new(), tables: Vec::new() }))
    }
}

/// The chance of a side with this score among rivals with theirs, in parts of [`WORTH_MAX`].
pub fn chance(own: i32, rivals: impl Iterator<Item = i32> + Clone) -> u32 {
    let most = rivals.clone().fold(own, i32::max);
    let part = exponential(own - most);
    let all = part + rivals.map(|rival| exponential(rival - most)).sum::<u64>();
    (part * u64::from(WORTH_MAX) / all) as u32
}

/// The exponential of a score that is at most 0, in parts of 2³².
fn exponential(score: i32) -> u64 {
    /// How many units of the logarithm to the base 2 a unit of the natural one has, in parts of 2¹⁶.
    const LOG2_E: i64 = 94_548;
    let power = (i64::from(score.max(-20 * SCORE_UNIT)) * LOG2_E) >> 16;
    let (whole, rest) = (power.div_euclid(i64::from(SCORE_UNIT)), power.rem_euclid(i64::from(SCORE_UNIT)) as u64);
    // 2^x is nearly 1 + 0.6565 x + 0.3435 x² between 0 and 1, and exact at both ends.
    let curve = (2689 * rest + 1407 * rest * rest / 4096) * 256;
    ((1 << 32) + curve) >> (-whole).clamp(0, 40)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_back() {
        let text = "game sample\nrules 3\ntable 2 early 5 -3\ntable 2 late 1 0\n";
        let weights = Weights::read(text).unwrap();
        assert_eq!((weights.write().as_str(), weights.fact("rules")), (text, Some("3")));
        let mut features = Features::new(8, 3);
        (features.values[0], features.values[1]) = (4, 2);
        assert_eq!(weights.score(&features), 9);
        for wrong in ["table 2 early 5\n", "table 2 late 5\n", "table x early 5\n", "rules\n"] {
            assert_eq!(Weights::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn chances_are_those_of_the_exponentials() {
        let exact = |own: f64, rival: f64| own.exp() / (own.exp() + rival.exp());
        for (own, rival) in [(0, 0), (4096, 0), (-4096, 0), (10_000, 3000), (-30_000, 500), (1, 0)] {
            let found = f64::from(chance(own, [rival].into_iter())) / f64::from(WORTH_MAX);
            let expected = exact(f64::from(own) / 4096.0, f64::from(rival) / 4096.0);
            assert!((found - expected).abs() < 0.003, "{own} {rival}: {found}, not {expected}");
        }
        assert!(chance(0, [0, 0].into_iter()).abs_diff(WORTH_MAX / 3) < 2);
        // A better score never has a smaller chance.
        let chances: Vec<u32> = (-9000..9000).map(|own| chance(own, [0].into_iter())).collect();
        assert!(chances.is_sorted());
        assert_eq!(chance(i32::MIN / 2, [i32::MAX / 2].into_iter()), 0);
    }
}
