//! Clauses: the numbered rules that code, tests and refusals cite.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Seat;

/// The id of one clause (`ALC-042`) or ruling (`ALC-R07`) of a game's `RULES.md`.
///
/// ```
/// use engine::Clause;
/// const GOAT_GAINS_NOTHING: Clause = Clause::new("ALC-044");
/// assert_eq!(GOAT_GAINS_NOTHING.to_string(), "ALC-044");
/// assert_eq!("ALC-R07".parse(), Ok(Clause::new("ALC-R07")));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clause {
    game: [u8; 3],
    ruling: bool,
    number: u16,
}

impl Clause {
    /// The clause with this id.
    ///
    /// # Panics
    /// When the text is not the id of a clause; in a constant that is a compile error.
    pub const fn new(id: &str) -> Clause {
        match Clause::read(id.as_bytes()) {
            Some(clause) => clause,
            None => panic!("a clause id looks like ALC-042 or ALC-R07"),
        }
    }

    const fn read(id: &[u8]) -> Option<Clause> {
        let (game, ruling, digits) = match id {
            [a, b, c, b'-', b'R', digits @ ..] if digits.len() == 2 => ([*a, *b, *c], true, digits),
            [a, b, c, b'-', digits @ ..] if digits.len() == 3 => ([*a, *b, *c], false, digits),
            _ => return None,
        };
        let mut index = 0;
        while index < game.len() {
            if !game[index].is_ascii_uppercase() {
                return None;
            }
            index += 1;
        }
        let mut number = 0;
        let mut index = 0;
        while index < digits.len() {
            if !digits[index].is_ascii_digit() {
                return None;
            }
            number = number * 10 + (digits[index] - b'0') as u16;
            index += 1;
        }
        Some(Clause { game, ruling, number })
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.game.map(char::from);
        match self.ruling {
            true => write!(f, "{a}{b}{c}-R{:02}", self.number),
            false => write!(f, "{a}{b}{c}-{:03}", self.number),
        }
    }
}

impl fmt::Debug for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Clause {
    type Err = String;

    fn from_str(text: &str) -> Result<Clause, String> {
        Clause::read(text.as_bytes())
            .ok_or_else(|| format!("`{text}` is not a clause; a clause looks like ALC-042 or ALC-R07"))
    }
}

impl Serialize for Clause {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Clause {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Clause, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Refuses by the clause with this id: an `Err` with [`Illegal::Rule`].
///
/// ```
/// use engine::{Clause, Illegal, refuse};
/// fn check(cards: u8) -> Result<(), Illegal> {
///     if cards == 0 { refuse!("ABC-012") } else { Ok(()) }
/// }
/// assert_eq!(check(0), Err(Illegal::Rule(Clause::new("ABC-012"))));
/// ```
#[macro_export]
macro_rules! refuse {
    ($clause:literal) => {
        ::std::result::Result::Err(const { $crate::Illegal::Rule($crate::Clause::new($clause)) })
    };
}

/// Why an action is refused. The state is then exactly as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Illegal {
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// The seat has nothing to decide now.
    #[error("seat {0} has nothing to decide now")]
    NotAsked(Seat),
    /// A clause of the rules forbids the action.
    #[error("{0} forbids it")]
    Rule(Clause),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_read_and_written() {
        for id in ["ALC-001", "WCP-124", "LUI-R55", "BLK-R09"] {
            assert_eq!(id.parse::<Clause>().unwrap().to_string(), id);
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for id in ["", "ALC", "ALC-1", "ALC-R1", "ALC-R001", "alc-001", "ALC-0x1", "ALCA-01", "ALC-0001"] {
            assert!(id.parse::<Clause>().is_err(), "{id}");
        }
    }
}
