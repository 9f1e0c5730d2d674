//! What players are told.

use arrayvec::ArrayVec;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::board::{Cell, Dir, Rotation};
use crate::content::{Card, Hall, Token, Tokens};
use crate::state::{HAND_SIZE, Pawn};

/// How a fight with a guard ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fight {
    /// The guard was beaten.
    Won {
        /// The armour left.
        armour: u8,
    },
    /// Both were beaten in the same exchange.
    Draw,
    /// The vehicle was beaten.
    Lost,
}

/// A pawn and the player who owns it, as events name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Who {
    /// The pawn.
    pub pawn: Pawn,
    /// Its owner.
    pub seat: Seat,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are named for what they are")]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A vehicle was chosen for a pawn.
    Picked { pawn: Who, card: Card },
    /// A player drew halls and tokens.
    Drew { seat: Seat, halls: u8, tokens: u8 },
    /// The halls and tokens drawn, for the player who drew them.
    DrewFaces { halls: ArrayVec<Hall, { HAND_SIZE as usize }>, tokens: ArrayVec<Token, { HAND_SIZE as usize }> },
    /// A pawn moved into a hall.
    Moved { pawn: Who, to: Cell },
    /// A pawn spent a booster and moved over one hall into another.
    Boosted { pawn: Who, over: Cell, to: Cell },
    /// A pawn had no step to take.
    Stuck { pawn: Who },
    /// A pawn left the base for good.
    Left {
        /// Whose.
        pawn: Who,
        /// The number of the leaving.
        number: u8,
        /// The exit, where it left the base through one.
        exit: Option<Dir>,
        /// The worth of its trophies.
        worth: u16,
    },
    /// A trapped pawn was destroyed and has lost.
    Lost { pawn: Who },
    /// A pawn was put back outside, at its entrance.
    BackOutside { pawn: Who },
    /// A pawn took a trophy or an upgrade.
    Took { pawn: Who, token: Token },
    /// A pawn captured a guard from an unprotected side.
    Captured { pawn: Who, guard: Token },
    /// A pawn fought a guard.
    Fought {
        /// Whose.
        pawn: Who,
        /// The guard.
        guard: Token,
        /// How it ended.
        fight: Fight,
        /// The armour that the pawn had before; older hosts do not say.
        #[serde(default)]
        before: u8,
    },
    /// Tokens went back into the content stack.
    Returned { tokens: Tokens },
    /// A pawn ignored the others in its hall.
    Ignored { pawn: Who },
    /// A pawn proposed a trade.
    Proposed { pawn: Who, partner: Who, offered: Tokens, asked: Tokens },
    /// A proposal is answered with another one.
    Countered { pawn: Who, partner: Who, offered: Tokens, asked: Tokens },
    /// The trade was made.
    Traded { pawn: Who, partner: Who },
    /// The partner declined.
    Declined { partner: Who },
    /// The trade was given up.
    Cancelled { pawn: Who },
    /// A pawn handed a token to another of the same team.
    Gave { from: Who, to: Who, token: Token },
    /// A pawn attacked another.
    Attacked {
        /// Who attacked.
        attacker: Who,
        /// Whom.
        defender: Who,
        /// The armour left to each.
        attacker_armour: u8,
        defender_armour: u8,
        /// The armour that each had before, the attacker first; older hosts do not say.
        #[serde(default)]
        before: [u8; 2],
    },
    /// The winner of a fight took a token from the loser.
    Looted { winner: Who, loser: Who, token: Token },
    /// A hall was laid.
    LaidHall {
        pawn: Who,
        hall: Hall,
        cell: Cell,
        #[serde(rename = "turn")]
        rotation: Rotation,
    },
    /// No hall could be laid.
    NoHall { pawn: Who },
    /// A token was laid.
    LaidToken {
        pawn: Who,
        token: Token,
        cell: Cell,
        #[serde(rename = "turn")]
        rotation: Rotation,
    },
    /// No hall can be laid any more: everybody may press.
    Closed,
    /// The button was pressed.
    Pressed { pawn: Who },
    /// The base fired the button by itself.
    Failsafe { pawn: Who },
    /// Stage II begins with this pawn's turn.
    StageTwo { pawn: Who },
    /// The central hall was removed and the exits are open.
    Opened,
    /// The WCP tile was passed.
    TilePassed { to: Who },
    /// A hall was destroyed.
    Destroyed { pawn: Who, cell: Cell },
    /// There was no hall to destroy.
    Lapsed { pawn: Who },
    /// A pawn resigned.
    Resigned { pawn: Who },
    /// Nothing could be destroyed for a whole round, and the base collapsed.
    Collapsed,
}
