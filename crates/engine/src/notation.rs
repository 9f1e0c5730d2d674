//! Notation: reading an action's text word by word, with errors that say what was expected.

use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Why a text is not an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("column {column}: {problem}")]
pub struct Unreadable {
    /// Where it went wrong, from 1.
    pub column: usize,
    /// What is wrong there, and what was expected.
    pub problem: String,
}

/// Reads the words of an action's text.
///
/// ```
/// use engine::{Reader, Seat};
/// let mut words = Reader::new("steal b 3");
/// assert_eq!(words.word("an action").unwrap(), "steal");
/// assert_eq!(words.read::<Seat>("a seat").unwrap(), Seat::new(1));
/// assert_eq!(words.number::<u8>("a card").unwrap(), 3);
/// words.end().unwrap();
///
/// let fault = Reader::new("steal").after("steal").read::<Seat>("a seat").unwrap_err();
/// assert_eq!(fault.to_string(), "column 6: expected a seat");
/// ```
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    /// A reader at the beginning of a text.
    pub fn new(text: &'a str) -> Reader<'a> {
        Reader { text, at: 0 }
    }

    /// A reader behind a first word that is already known.
    #[must_use]
    pub fn after(mut self, word: &str) -> Reader<'a> {
        self.at = self.text.find(word).map_or(self.at, |start| start + word.len());
        self
    }

    fn skip_spaces(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    fn fault(&self, problem: String) -> Unreadable {
        Unreadable { column: self.text[..self.at].chars().count() + 1, problem }
    }

    /// The next word, or what was expected instead.
    pub fn word(&mut self, expected: &str) -> Result<&'a str, Unreadable> {
        self.skip_spaces();
        let rest = &self.text[self.at..];
        let word = rest.split_whitespace().next().ok_or_else(|| self.fault(format!("expected {expected}")))?;
        self.at += word.len();
        Ok(word)
    }

    /// The next word as a value that can be read from a word.
    pub fn read<T: FromStr<Err: Display>>(&mut self, expected: &str) -> Result<T, Unreadable> {
        self.skip_spaces();
        let start = self.clone();
        self.word(expected)?.parse().map_err(|problem: T::Err| start.fault(format!("expected {expected}: {problem}")))
    }

    /// The next word as a number.
    pub fn number<T: FromStr>(&mut self, expected: &str) -> Result<T, Unreadable> {
        self.skip_spaces();
        let start = self.clone();
        let word = self.word(expected)?;
        word.parse().map_err(|_| start.fault(format!("expected {expected}: `{word}` is not a number that fits")))
    }

    /// Whether there is another word.
    pub fn has_more(&mut self) -> bool {
        self.skip_spaces();
        self.at < self.text.len()
    }

    /// That the text ends here.
    pub fn end(&mut self) -> Result<(), Unreadable> {
        match self.has_more() {
            false => Ok(()),
            true => Err(self.fault(format!("`{}` is too much", &self.text[self.at..]))),
        }
    }

    /// The fault of a first word that starts no action, with the words that would.
    pub fn unknown_word(text: &str, known: &[&str]) -> Unreadable {
        let mut reader = Reader::new(text);
        reader.skip_spaces();
        let word = text.split_whitespace().next().unwrap_or_default();
        match word {
            "" => reader.fault(format!("expected one of {}", known.join(", "))),
            _ => reader.fault(format!("`{word}` is no action here; expected one of {}", known.join(", "))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    #[test]
    fn faults_name_the_column_and_what_was_expected() {
        let fault = |text: &str| {
            let mut words = Reader::new(text);
            words.word("an action")?;
            words.read::<Seat>("a seat")?;
            words.number::<u8>("a card")?;
            words.end()
        };
        assert_eq!(fault("steal b 3"), Ok(()));
        assert_eq!(fault("").unwrap_err().to_string(), "column 1: expected an action");
        assert_eq!(
            fault("steal  z 3").unwrap_err().to_string(),
            "column 8: expected a seat: `z` is not a seat; seats are letters from a to f"
        );
        assert_eq!(
            fault("steal b 300").unwrap_err().to_string(),
            "column 9: expected a card: `300` is not a number that fits"
        );
        assert_eq!(fault("steal b 3 now").unwrap_err().to_string(), "column 11: `now` is too much");
        assert_eq!(
            Reader::unknown_word(" jump", &["move", "end"]).to_string(),
            "column 2: `jump` is no action here; expected one of move, end"
        );
    }
}
