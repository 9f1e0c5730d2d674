//! Effects: what the caller does after the host has handled something.

use bots::BotQuestion;
use engine::Seat;
use protocol::Message;

use crate::{LoggedEntry, TableSetup};

/// Whom a message goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recipient {
    /// The connection that asked.
    Asker,
    /// Every connection of the player who holds this seat.
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
    /// Store these. Nothing else may be done before they are on disk.
    pub entries: Vec<LoggedEntry>,
    /// Send these, in this order.
    pub messages: Vec<(Recipient, Message)>,
    /// Let bots think about these, anywhere and in any order, and give the answers to [`Host::bot_answered`](crate::Host::bot_answered).
    pub bot_questions: Vec<BotQuestion>,
    /// Open another table with this setup and an id of your own, and tell [`Host::next`](crate::Host::next).
    pub rematch: Option<Box<TableSetup>>,
    /// Call [`Host::wake`](crate::Host::wake) then, in milliseconds since 1970, unless something else happens first.
    pub wake_at: Option<u64>,
}

impl Effects {
    pub(crate) fn send(&mut self, to: Recipient, message: Message) {
        self.messages.push((to, message));
    }
}
