//! Dice: every chance in a game, from a seeded stream or from a test's script.
//!
//! The way from the stream to a die, a draw or a shuffle is ours and frozen: a golden test holds it,
//! and `scripts/verify.py` repeats it in another language. Changing it would change every old record.

use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};

/// One question to the dice and its answer: a number below `sides`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Roll {
    /// The answer, below `sides`.
    pub value: u32,
    /// How many answers were possible.
    pub sides: u32,
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.value, self.sides)
    }
}

impl FromStr for Roll {
    type Err = String;

    fn from_str(text: &str) -> Result<Roll, String> {
        let expected = || format!("`{text}` is not a roll; a roll looks like 3/6");
        let (value, sides) = text.split_once('/').ok_or_else(expected)?;
        let roll =
            Roll { value: value.parse().map_err(|_| expected())?, sides: sides.parse().map_err(|_| expected())? };
        if roll.value < roll.sides { Ok(roll) } else { Err(expected()) }
    }
}

/// The source of all chance. Rules ask it; states never hold it.
///
/// ```
/// use engine::Dice;
/// let mut dice = Dice::scripted([3, 0]);
/// assert_eq!(dice.die(6), 4);
/// assert_eq!(dice.pick(&["key", "knife"]), &"key");
/// ```
#[derive(Clone)]
pub struct Dice {
    source: Source,
    rolled: u64,
    trace: Option<Vec<Roll>>,
}

enum Source {
    Stream(Box<ChaCha8Rng>),
    Script(VecDeque<u32>),
}

impl Clone for Source {
    fn clone(&self) -> Source {
        match self {
            // The crate gives its streams no `Clone`, lest a key be used twice by accident. Here it is meant: a copy
            // of a match rolls what the match itself will roll.
            Source::Stream(stream) => {
                Source::Stream(Box::new(ChaCha8Rng::deserialize_state(&stream.serialize_state())))
            }
            Source::Script(answers) => Source::Script(answers.clone()),
        }
    }
}

impl Dice {
    /// Dice that follow the ChaCha8 stream of this key.
    pub fn from_key(key: [u8; 32]) -> Dice {
        Dice { source: Source::Stream(Box::new(ChaCha8Rng::from_seed(key))), rolled: 0, trace: None }
    }

    /// Dice for simulations, where a number is seed enough.
    pub fn seeded(seed: u64) -> Dice {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Dice::from_key(key)
    }

    /// Dice that give these answers, one by one, for tests that must not hunt for a lucky seed.
    pub fn scripted(answers: impl IntoIterator<Item = u32>) -> Dice {
        Dice { source: Source::Script(answers.into_iter().collect()), rolled: 0, trace: None }
    }

    /// The same dice, which from now on remember what they rolled.
    #[must_use]
    pub fn traced(mut self) -> Dice {
        self.trace = Some(Vec::new());
        self
    }

    /// Remembers from now on what is rolled.
    pub(crate) fn start_trace(&mut self) {
        self.trace = Some(Vec::new());
    }

    /// What was rolled since the last call, if the dice are traced.
    pub fn take_trace(&mut self) -> Vec<Roll> {
        self.trace.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// How often these dice were asked.
    pub fn rolled(&self) -> u64 {
        self.rolled
    }

    /// How many answers of a script are left. A stream never ends.
    pub fn script_left(&self) -> usize {
        match &self.source {
            Source::Stream(_) => 0,
            Source::Script(answers) => answers.len(),
        }
    }

    /// A number from 0 up to, but not including, `sides`, each as likely as the others.
    ///
    /// # Panics
    /// When `sides` is 0, and in a test when the script has ended or its answer does not fit.
    pub fn below(&mut self, sides: u32) -> u32 {
        assert!(sides > 0, "a die has at least one side");
        let value = match &mut self.source {
            Source::Stream(stream) => below(stream, sides),
            Source::Script(answers) => {
                let answer = answers.pop_front().unwrap_or_else(|| panic!("the script of dice ended at a d{sides}"));
                assert!(answer < sides, "the script says {answer}, which is not below {sides}");
                answer
            }
        };
        self.rolled += 1;
        if let Some(trace) = &mut self.trace {
            trace.push(Roll { value, sides });
        }
        value
    }

    /// A die with faces from 1 to `sides`.
    pub fn die(&mut self, sides: u32) -> u32 {
        self.below(sides) + 1
    }

    /// One of these things.
    ///
    /// # Panics
    /// When there is nothing to pick from.
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len() as u32) as usize]
    }

    /// Puts things into any order, each as likely as the others (Fisher and Yates, from the end).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            let chosen = self.below(last as u32 + 1) as usize;
            things.swap(last, chosen);
        }
    }
}

/// Lemire's method without bias: the high half of word × sides, unless the low half falls into the uneven rest.
fn below(stream: &mut ChaCha8Rng, sides: u32) -> u32 {
    let mut product = u64::from(stream.next_u32()) * u64::from(sides);
    if (product as u32) < sides {
        let uneven = sides.wrapping_neg() % sides;
        while (product as u32) < uneven {
            product = u64::from(stream.next_u32()) * u64::from(sides);
        }
    }
    (product >> 32) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The golden test: these numbers may never change, or every old record changes with them.
    #[test]
    fn the_mapping_is_frozen() {
        let mut dice = Dice::from_key(std::array::from_fn(|index| index as u8));
        let rolls: Vec<u32> = (0..12).map(|_| dice.below(6)).collect();
        assert_eq!(rolls, GOLDEN_D6);
        let large: Vec<u32> = (0..4).map(|_| dice.below(3_000_000_000)).collect();
        assert_eq!(large, GOLDEN_LARGE);
        let mut cards: [u8; 20] = std::array::from_fn(|index| index as u8);
        dice.shuffle(&mut cards);
        assert_eq!(cards, GOLDEN_SHUFFLE);
        assert_eq!(dice.rolled(), 12 + 4 + 19);
    }

    const GOLDEN_D6: [u32; 12] = [3, 2, 2, 1, 0, 1, 5, 4, 1, 1, 4, 5];
    const GOLDEN_LARGE: [u32; 4] = [1_534_319_704, 2_511_778_274, 180_821_381, 2_050_216_547];
    const GOLDEN_SHUFFLE: [u8; 20] = [16, 14, 0, 13, 4, 5, 6, 7, 9, 2, 19, 17, 12, 1, 18, 8, 3, 10, 15, 11];

    #[test]
    fn every_side_comes_up_about_as_often() {
        let mut dice = Dice::seeded(7);
        let mut counts = [0_u32; 6];
        (0..60_000).for_each(|_| counts[dice.below(6) as usize] += 1);
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }

    #[test]
    fn a_copy_rolls_the_same() {
        let mut dice = Dice::seeded(7);
        for rolled in 0..200 {
            let mut copy = dice.clone();
            let ahead: Vec<u32> = (0..70).map(|_| copy.below(1_000_000)).collect();
            let mut again = dice.clone();
            assert_eq!(ahead, (0..70).map(|_| again.below(1_000_000)).collect::<Vec<u32>>(), "after {rolled} rolls");
            assert_eq!(ahead[0], dice.below(1_000_000), "after {rolled} rolls");
        }
    }

    #[test]
    fn a_trace_tells_what_was_rolled() {
        let mut dice = Dice::scripted([2, 5]).traced();
        dice.die(6);
        dice.below(12);
        let trace: Vec<String> = dice.take_trace().iter().map(Roll::to_string).collect();
        assert_eq!(trace, ["2/6", "5/12"]);
        assert!(dice.take_trace().is_empty());
        assert_eq!("5/12".parse(), Ok(Roll { value: 5, sides: 12 }));
        assert!("12/12".parse::<Roll>().is_err());
        assert!("x".parse::<Roll>().is_err());
    }

    #[test]
    #[should_panic(expected = "the script says 6, which is not below 6")]
    fn a_script_must_fit() {
        Dice::scripted([6]).die(6);
    }

    #[test]
    #[should_panic(expected = "the script of dice ended")]
    fn a_script_must_be_long_enough() {
        Dice::scripted([]).die(6);
    }
}
