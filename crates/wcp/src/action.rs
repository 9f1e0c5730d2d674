//! What can be done, how that is written, and what is told of it.

use arrayvec::ArrayVec;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::board::{Cell, Dir, Turn};
use crate::content::{Card, Hall, Token, Tokens};
use crate::state::{HAND_SIZE, Pawn};

engine::actions! {
    /// One small step of a player.
    pub enum Action {
        /// Choose a vehicle card (D01).
        "pick" => Pick(card: Card = "a vehicle card"),
        /// Play on although the pawn is cut off (D02).
        "go-on" => GoOn,
        /// Resign from the rest of the game (D02).
        "resign" => Resign,
        /// Move one hall, or out of the base through an exit (D03).
        "move" => Move(dir: Dir = "a direction"),
        /// Spend a booster to move two halls (D03).
        "boost" => Boost(first: Dir = "a direction", second: Dir = "a second direction"),
        /// Leave for good from outside the base (D03).
        "drive-off" => DriveOff,
        /// Press the button (D04).
        "press" => Press,
        /// Do nothing with the other pawns here (D04).
        "ignore" => Ignore,
        /// Trade with another player's pawn (D04).
        "trade" => Trade(pawn: Pawn = "a pawn"),
        /// Attack another player's pawn (D04).
        "attack" => Attack(pawn: Pawn = "a pawn"),
        /// Hand things over between own pawns (D04).
        "give" => Give(pawn: Pawn = "a pawn"),
        /// Add an own token to the proposal (D05).
        "offer" => Offer(token: Token = "a token"),
        /// Add a token of the partner to the proposal (D05).
        "ask" => Ask(token: Token = "a token"),
        /// Put the proposal to the partner (D05).
        "propose" => Propose,
        /// End the encounter without a trade (D05).
        "cancel" => Cancel,
        /// Agree to the trade (D06).
        "accept" => Accept,
        /// Refuse the trade (D06).
        "decline" => Decline,
        /// Give a token to the other own pawn (D07).
        "hand" => HandOver(token: Token = "a token"),
        /// Take a token from the other own pawn (D07).
        "take" => Take(token: Token = "a token"),
        /// Hand nothing over any more (D07).
        "done" => Done,
        /// Take a token from the loser of a fight (D08).
        "loot" => Loot(token: Token = "a token"),
        /// Choose the hall to lay (D09).
        "lay" => LayHall(hall: Hall = "a hall"),
        /// Choose the token to lay (D12).
        "lay" => LayToken(token: Token = "a hall from h01 to h09 or a token"),
        /// Choose the cell for what is being laid (D10, D13).
        "on" => On(cell: Cell = "a cell"),
        /// Choose how far it is turned, which makes the laying final (D11, D14).
        "turn" => Turn(turn: Turn = "a turn"),
        /// Destroy a hall (D15).
        "destroy" => Destroy(cell: Cell = "a cell"),
    }
}

/// How a fight with a guard ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fight {
    /// The guard was beaten, and so much armour is left.
    Won {
        /// What is left.
        armour: u8,
    },
    /// Both were beaten at once.
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
    /// A player drew so many halls and tokens.
    Drew { seat: Seat, halls: u8, tokens: u8 },
    /// What was drawn, for whoever drew it.
    DrewFaces { halls: ArrayVec<Hall, { HAND_SIZE as usize }>, tokens: ArrayVec<Token, { HAND_SIZE as usize }> },
    /// A pawn moved into a hall.
    Moved { pawn: Who, to: Cell },
    /// A pawn spent a booster and moved over one hall into another.
    Boosted { pawn: Who, over: Cell, to: Cell },
    /// A pawn had no step to take.
    Stuck { pawn: Who },
    /// A pawn left the base for good, as the number-th.
    Left { pawn: Who, number: u8 },
    /// A pawn without any way out was destroyed and has lost.
    Lost { pawn: Who },
    /// A pawn was put back outside, at its entrance.
    BackOutside { pawn: Who },
    /// A pawn took a trophy or an upgrade.
    Took { pawn: Who, token: Token },
    /// A pawn captured a guard from an unprotected side.
    Captured { pawn: Who, guard: Token },
    /// A pawn fought a guard.
    Fought { pawn: Who, guard: Token, fight: Fight },
    /// Tokens went back into the content stack.
    Returned { tokens: Tokens },
    /// A pawn paid no attention to the others in its hall.
    Ignored { pawn: Who },
    /// A pawn proposed a trade.
    Proposed { pawn: Who, partner: Who, offered: Tokens, asked: Tokens },
    /// The trade was made.
    Traded { pawn: Who, partner: Who },
    /// The partner declined.
    Declined { partner: Who },
    /// The trade was given up.
    Cancelled { pawn: Who },
    /// A pawn handed a token to another of the same team.
    Gave { from: Who, to: Who, token: Token },
    /// A pawn attacked another; so much armour is left to each.
    Attacked { attacker: Who, defender: Who, attacker_armour: u8, defender_armour: u8 },
    /// The winner of a fight took a token from the loser.
    Looted { winner: Who, loser: Who, token: Token },
    /// A hall was laid.
    LaidHall { pawn: Who, hall: Hall, cell: Cell, turn: Turn },
    /// No hall could be laid.
    NoHall { pawn: Who },
    /// A token was laid.
    LaidToken { pawn: Who, token: Token, cell: Cell, turn: Turn },
    /// No hall can be laid any more, so that everybody may press.
    Closed,
    /// The button was pressed.
    Pressed { pawn: Who },
    /// Nobody pressed, and the base fired the button by itself.
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
