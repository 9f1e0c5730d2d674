//! What players are told.

use engine::Seat;
use serde::{Deserialize, Serialize};

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A seat has picked; what, stays hidden.
    HasPicked(Seat),
    /// A door opens.
    Opened(u8),
}
