//! The end of a record: why a match was aborted, the hash of it all, and whose signature stands below it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Record, RecordFault};
use crate::{Hash256, Seat, Seats};

/// Why a match ended without an outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Abort {
    /// Everybody who played agreed, but for these, who had been away for long.
    Agreed(Seats),
    /// These had left, and the only person who stayed ended it.
    Left(Seats),
    /// Whoever runs the server closed the table.
    Closed,
}

impl fmt::Display for Abort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Abort::Agreed(Seats::NONE) => write!(f, "agreed"),
            Abort::Agreed(away) => write!(f, "agreed without {away}"),
            Abort::Left(seats) => write!(f, "left by {seats}"),
            Abort::Closed => write!(f, "closed"),
        }
    }
}

impl FromStr for Abort {
    type Err = String;

    fn from_str(text: &str) -> Result<Abort, String> {
        let expected =
            || format!("`{text}` is no reason; expected `agreed`, `agreed without SEATS`, `left by SEATS` or `closed`");
        let seats = |letters: &str| {
            let seats: Option<Seats> = letters.chars().map(|letter| letter.to_string().parse::<Seat>().ok()).collect();
            // One way to write it, or the same record could have two hashes.
            seats.filter(|seats| !seats.is_empty() && seats.to_string() == letters).ok_or_else(expected)
        };
        match (text, text.strip_prefix("agreed without "), text.strip_prefix("left by ")) {
            ("agreed", _, _) => Ok(Abort::Agreed(Seats::NONE)),
            ("closed", _, _) => Ok(Abort::Closed),
            (_, Some(away), _) => seats(away).map(Abort::Agreed),
            (_, _, Some(left)) => seats(left).map(Abort::Left),
            (_, None, None) => Err(expected()),
        }
    }
}

impl Serialize for Abort {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Abort {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Abort, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// An Ed25519 signature of a record's last hash, in hexadecimal digits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordSignature {
    /// The public key, 64 digits.
    pub key: String,
    /// The signature, 128 digits.
    pub signature: String,
}

impl Record {
    /// How the match ended, if the record says so.
    fn ended(&self) -> Option<String> {
        match (&self.result, &self.aborted) {
            (Some(result), None) => Some(format!("result {result}")),
            (None, Some(aborted)) => Some(format!("aborted {aborted}")),
            (Some(_), Some(_)) | (None, None) => None,
        }
    }

    /// The hash of the whole record, if it shows an end: of the chain, the number of lines, the seed, and how it ended.
    pub(super) fn end_hash(&self, chain: &Hash256) -> Option<Hash256> {
        let (seed, ended) = (self.seed?.to_string(), self.ended()?);
        let count = self.count().to_string();
        let parts: [&[u8]; 5] = [b"escapade end", chain.bytes(), count.as_bytes(), seed.as_bytes(), ended.as_bytes()];
        Some(Hash256::of(&parts))
    }

    /// Checks that a match that is over has a last line, and as many lines as it says.
    pub(super) fn verify_count(&self) -> Result<(), RecordFault> {
        let is_over = self.format >= super::FORMAT && self.seed.is_some() && self.ended().is_some();
        match self.end {
            None if is_over => Err(self.fault_at_last("the record was cut: its last line, `end:`, is missing")),
            Some((count, _)) if count != self.count() => {
                let problem = format!("the record was cut: it has {} of {count} lines", self.count());
                Err(RecordFault::new(self.lines.end, 1, problem))
            }
            None | Some(_) => Ok(()),
        }
    }

    /// Checks the hash of the last line.
    pub(super) fn verify_end(&self, chain: &Hash256) -> Result<(), RecordFault> {
        match &self.end {
            Some((_, hash)) if self.end_hash(chain) != Some(*hash) => {
                Err(RecordFault::new(self.lines.end, 1, "the seed, the result or the reason of the end was changed"))
            }
            None | Some(_) => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_read_back() {
        let seats =
            |letters: &str| -> Seats { letters.chars().map(|c| c.to_string().parse::<Seat>().unwrap()).collect() };
        for (why, text) in [
            (Abort::Agreed(Seats::NONE), "agreed"),
            (Abort::Agreed(seats("b")), "agreed without b"),
            (Abort::Left(seats("bc")), "left by bc"),
            (Abort::Closed, "closed"),
        ] {
            assert_eq!(why.to_string(), text);
            assert_eq!(text.parse(), Ok(why));
        }
        for bad in ["", "left by", "left by cb", "left by bb", "agreed without ", "bored"] {
            assert!(bad.parse::<Abort>().is_err(), "{bad}");
        }
    }
}
