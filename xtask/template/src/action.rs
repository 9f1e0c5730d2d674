//! What can be done, its notation, and what is told of it.

use std::fmt;
use std::str::FromStr;

use engine::{Reader, Seat, Unreadable};
use serde::{Deserialize, Serialize};

/// One step of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Pick a door, from 1.
    Pick(u8),
}

const _: () = assert!(size_of::<Action>() <= 8);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pick(door) => write!(f, "pick {door}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let mut words = Reader::new(text);
        let action = match words.word("an action")? {
            "pick" => Action::Pick(words.number("a door")?),
            _ => return Err(Reader::unknown_word(text, &["pick"])),
        };
        words.end()?;
        Ok(action)
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A seat has picked; what, stays hidden.
    HasPicked(Seat),
    /// A door opens.
    Opened(u8),
}
