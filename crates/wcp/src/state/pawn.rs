//! Pawns, and one value for each of them.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use engine::{BySeat, SEATS_MAX, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A pawn by its place in the turn order: the rules call it a seat. In the team variant a player has several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pawn(u8);

impl Pawn {
    /// The pawn with this place in the turn order, from 0.
    ///
    /// # Panics
    /// When the number is six or more.
    pub const fn new(number: u8) -> Pawn {
        assert!(number < SEATS_MAX, "there are six pawns");
        Pawn(number)
    }

    /// Its place in the turn order, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The pawn whose turn comes next.
    #[must_use]
    pub const fn next(self, pawns: u8) -> Pawn {
        Pawn(if self.0 + 1 < pawns { self.0 + 1 } else { 0 })
    }

    /// The pawn on the right, whose turn came before (WCP-R44).
    #[must_use]
    pub const fn right(self, pawns: u8) -> Pawn {
        Pawn(if self.0 > 0 { self.0 - 1 } else { pawns - 1 })
    }
}

impl fmt::Display for Pawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.0 + 1)
    }
}

impl FromStr for Pawn {
    type Err = String;

    fn from_str(text: &str) -> Result<Pawn, String> {
        match text.as_bytes() {
            [b'p', number @ b'1'..=b'6'] => Ok(Pawn(number - b'1')),
            _ => Err(format!("`{text}` is not a pawn; pawns are p1 to p6")),
        }
    }
}

impl Serialize for Pawn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Pawn {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pawn, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// One value for each pawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub(crate) struct ByPawn<T>(BySeat<T>);

impl<T: Default> ByPawn<T> {
    /// The default value for each pawn.
    pub(crate) fn new(pawns: u8) -> ByPawn<T> {
        ByPawn(BySeat::new(pawns))
    }
}

impl<T> ByPawn<T> {
    /// How many pawns there are.
    pub(crate) fn len(&self) -> u8 {
        self.0.len()
    }

    /// The values in turn order.
    pub(crate) fn values(&self) -> &[T] {
        self.0.values()
    }

    /// Each pawn with its value, in turn order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Pawn, &T)> {
        self.0.iter().map(|(seat, value)| (Pawn(seat.number()), value))
    }
}

impl<T> Index<Pawn> for ByPawn<T> {
    type Output = T;

    fn index(&self, pawn: Pawn) -> &T {
        &self.0[Seat::new(pawn.0)]
    }
}

impl<T> IndexMut<Pawn> for ByPawn<T> {
    fn index_mut(&mut self, pawn: Pawn) -> &mut T {
        &mut self.0[Seat::new(pawn.0)]
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for ByPawn<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ByPawn<T>, D::Error> {
        BySeat::deserialize(deserializer).map(ByPawn)
    }
}
