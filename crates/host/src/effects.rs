//! Effects: what the caller does after the host has handled something.

use engine::Seat;
use protocol::Message;

use crate::{Logged, Setup, Thinking};

/// Whom a message goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// The connection that asked.
    Asker,
    /// Every connection of whoever holds this seat.
    Seat(Seat),
    /// Every connection of players without a seat.
    Spectators,
    /// Every connection.
    Everyone,
}

/// What the caller does after the host has handled something, in this order.
#[derive(Debug, Default)]
#[must_use]
pub struct Effects {
    /// Keep these. Nothing else may be done before they are on disk.
    pub entries: Vec<Logged>,
    /// Send these, in this order.
    pub messages: Vec<(To, Message)>,
    /// Let bots think about these, anywhere and in any order, and give the answers to [`Host::thought`](crate::Host::thought).
    pub thinking: Vec<Thinking>,
    /// Open another table with this setup and an id of your own, and tell [`Host::next`](crate::Host::next).
    pub rematch: Option<Box<Setup>>,
    /// Call [`Host::wake`](crate::Host::wake) then, in milliseconds since 1970, unless something else happens first.
    pub wake_at: Option<u64>,
}

impl Effects {
    pub(crate) fn send(&mut self, to: To, message: Message) {
        self.messages.push((to, message));
    }
}
