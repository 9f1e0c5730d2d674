//! The tokens that are chosen for a task.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

use arrayvec::ArrayVec;
use engine::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Item;
use crate::content::ICONS_MAX;

/// The tokens chosen for a task so far, one for each icon in the order of the card: whose they are, and which item.
///
/// Unlike a vector it is copied like a number. Search copies it with every state.
#[derive(Clone, Copy)]
pub struct Sources {
    len: u8,
    tokens: [(Seat, Item); ICONS_MAX],
}

impl Sources {
    /// No token yet.
    pub const NONE: Sources = Sources { len: 0, tokens: [(Seat::new(0), Item::Key); ICONS_MAX] };

    /// These and one more. No task has more icons than fit.
    #[must_use]
    pub fn with(mut self, owner: Seat, item: Item) -> Sources {
        self.tokens[usize::from(self.len)] = (owner, item);
        self.len += 1;
        self
    }
}

impl Deref for Sources {
    type Target = [(Seat, Item)];

    fn deref(&self) -> &[(Seat, Item)] {
        &self.tokens[..usize::from(self.len)]
    }
}

impl PartialEq for Sources {
    fn eq(&self, other: &Sources) -> bool {
        **self == **other
    }
}

impl Eq for Sources {}

impl Hash for Sources {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (**self).hash(hasher);
    }
}

impl fmt::Debug for Sources {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl FromIterator<(Seat, Item)> for Sources {
    fn from_iter<I: IntoIterator<Item = (Seat, Item)>>(tokens: I) -> Sources {
        tokens.into_iter().fold(Sources::NONE, |sources, (owner, item)| sources.with(owner, item))
    }
}

impl Serialize for Sources {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Sources {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Sources, D::Error> {
        // An arrayvec refuses more tokens than fit.
        ArrayVec::<(Seat, Item), ICONS_MAX>::deserialize(deserializer).map(Sources::from_iter)
    }
}
