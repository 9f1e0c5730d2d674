//! What can be done, its notation, and what is told of it.

use engine::Seat;
use serde::{Deserialize, Serialize};

engine::actions! {
    /// One step of a player.
    pub enum Action {
        /// Pick a door, from 1.
        "pick" => Pick(door: u8 = "a door"),
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
