//! What players can do, and its notation.

use std::fmt;
use std::str::FromStr;

use engine::Seat;

use crate::cards::{Number, Pile, Way};
use crate::state::LIST_MAX;

/// A newcomer, as he is named today (LUI-R14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arrival {
    /// Face down, by his slot, from 0: `a1` is the first.
    Slot(u8),
    /// Face up, by his number.
    Number(Number),
}

impl fmt::Display for Arrival {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arrival::Slot(slot) => write!(f, "a{}", slot + 1),
            Arrival::Number(number) => write!(f, "{number}"),
        }
    }
}

impl FromStr for Arrival {
    type Err = String;

    fn from_str(text: &str) -> Result<Arrival, String> {
        let expected = || format!("`{text}` is neither a slot, such as a1, nor a number, such as 0189");
        match text.strip_prefix('a') {
            None => text.parse().map(Arrival::Number).map_err(|_| expected()),
            Some(slot) => match slot.as_bytes() {
                [digit @ b'1'..=b'9'] => Ok(Arrival::Slot(digit - b'1')),
                _ => Err(expected()),
            },
        }
    }
}

engine::actions! {
    /// One step of a player.
    pub enum Action {
        /// Put a member on a pile, face down.
        "place" => Place(member: Number = "a member", pile: Pile = "a pile"),
        /// Put a blank card on a pile.
        "place blank" => PlaceBlank(pile: Pile = "a pile"),
        /// Be done with this step.
        "ready" => Ready,
        /// Give a saboteur his target: a gang and a way.
        "sabotage" => Sabotage(saboteur: Number = "a saboteur", gang: Seat = "a seat", way: Way = "a way"),
        /// Put a neutral prisoner on a recruiter's list.
        "recruit" => Recruit(recruiter: Number = "a recruiter", target: Number = "a prisoner"),
        /// Stop a fight inside the gang.
        "stop" => Stop(a: Number = "a fighter", b: Number = "a fighter"),
        /// Let it happen.
        "let-fight" => LetFight(a: Number = "a fighter", b: Number = "a fighter"),
        /// Put a newcomer on a recruiter's list.
        "claim" => Claim(recruiter: Number = "a recruiter", newcomer: Arrival = "a newcomer"),
        /// Put a newcomer on a recruiter's list in place of this entry, from 1.
        "claim-instead" => ClaimInstead(recruiter: Number = "a recruiter", newcomer: Arrival = "a newcomer", entry: u8 = "an entry of the list" to LIST_MAX),
        /// Move an active member to another pile.
        "move" => Move(member: Number = "a member", pile: Pile = "a pile"),
        /// Talk the patrol away.
        "talk" => Talk(watcher: Number = "a watcher"),
        /// Bribe the patrol.
        "bribe" => Bribe(watcher: Number = "a watcher"),
        /// Let a watcher take the blame.
        "blame" => Blame(watcher: Number = "a watcher"),
        /// Give up a worker and half of the points.
        "last-resort" => LastResort(worker: Number = "a worker"),
    }
}
