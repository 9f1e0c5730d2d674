//! What can be done, how that is written, and what is told of it.

use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayVec;
use engine::{Reader, Seat, Unreadable};
use serde::{Deserialize, Serialize};

use crate::board::{Cell, Dir, Turn};
use crate::content::{Card, Hall, Token, Tokens};
use crate::state::{HAND_SIZE, Pawn};

/// One small step of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Choose a vehicle card (D01).
    Pick(Card),
    /// Play on although the pawn is cut off (D02).
    GoOn,
    /// Resign from the rest of the game (D02).
    Resign,
    /// Move one hall, or out of the base through an exit (D03).
    Move(Dir),
    /// Spend a booster to move two halls (D03).
    Boost(Dir, Dir),
    /// Leave for good from outside the base (D03).
    DriveOff,
    /// Press the button (D04).
    Press,
    /// Do nothing with the other pawns here (D04).
    Ignore,
    /// Trade with another player's pawn (D04).
    Trade(Pawn),
    /// Attack another player's pawn (D04).
    Attack(Pawn),
    /// Hand things over between own pawns (D04).
    Give(Pawn),
    /// Add an own token to the proposal (D05).
    Offer(Token),
    /// Add a token of the partner to the proposal (D05).
    Ask(Token),
    /// Put the proposal to the partner (D05).
    Propose,
    /// End the encounter without a trade (D05).
    Cancel,
    /// Agree to the trade (D06).
    Accept,
    /// Refuse the trade (D06).
    Decline,
    /// Give a token to the other own pawn (D07).
    HandOver(Token),
    /// Take a token from the other own pawn (D07).
    Take(Token),
    /// Hand nothing over any more (D07).
    Done,
    /// Take a token from the loser of a fight (D08).
    Loot(Token),
    /// Choose the hall to lay (D09).
    LayHall(Hall),
    /// Choose the token to lay (D12).
    LayToken(Token),
    /// Choose the cell for what is being laid (D10, D13).
    On(Cell),
    /// Choose how far it is turned, which makes the laying final (D11, D14).
    Turn(Turn),
    /// Destroy a hall (D15).
    Destroy(Cell),
}

const _: () = assert!(size_of::<Action>() <= 8);

const VERBS: [&str; 25] = [
    "pick",
    "go-on",
    "resign",
    "move",
    "boost",
    "drive-off",
    "press",
    "ignore",
    "trade",
    "attack",
    "give",
    "offer",
    "ask",
    "propose",
    "cancel",
    "accept",
    "decline",
    "hand",
    "take",
    "done",
    "loot",
    "lay",
    "on",
    "turn",
    "destroy",
];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pick(card) => write!(f, "pick {card}"),
            Action::GoOn => write!(f, "go-on"),
            Action::Resign => write!(f, "resign"),
            Action::Move(dir) => write!(f, "move {dir}"),
            Action::Boost(first, second) => write!(f, "boost {first} {second}"),
            Action::DriveOff => write!(f, "drive-off"),
            Action::Press => write!(f, "press"),
            Action::Ignore => write!(f, "ignore"),
            Action::Trade(pawn) => write!(f, "trade {pawn}"),
            Action::Attack(pawn) => write!(f, "attack {pawn}"),
            Action::Give(pawn) => write!(f, "give {pawn}"),
            Action::Offer(token) => write!(f, "offer {token}"),
            Action::Ask(token) => write!(f, "ask {token}"),
            Action::Propose => write!(f, "propose"),
            Action::Cancel => write!(f, "cancel"),
            Action::Accept => write!(f, "accept"),
            Action::Decline => write!(f, "decline"),
            Action::HandOver(token) => write!(f, "hand {token}"),
            Action::Take(token) => write!(f, "take {token}"),
            Action::Done => write!(f, "done"),
            Action::Loot(token) => write!(f, "loot {token}"),
            Action::LayHall(hall) => write!(f, "lay {hall}"),
            Action::LayToken(token) => write!(f, "lay {token}"),
            Action::On(cell) => write!(f, "on {cell}"),
            Action::Turn(turn) => write!(f, "turn {turn}"),
            Action::Destroy(cell) => write!(f, "destroy {cell}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let mut words = Reader::new(text);
        let action = match words.word("an action")? {
            "pick" => Action::Pick(words.read("a vehicle card")?),
            "go-on" => Action::GoOn,
            "resign" => Action::Resign,
            "move" => Action::Move(words.read("a direction")?),
            "boost" => Action::Boost(words.read("a direction")?, words.read("a second direction")?),
            "drive-off" => Action::DriveOff,
            "press" => Action::Press,
            "ignore" => Action::Ignore,
            "trade" => Action::Trade(words.read("a pawn")?),
            "attack" => Action::Attack(words.read("a pawn")?),
            "give" => Action::Give(words.read("a pawn")?),
            "offer" => Action::Offer(words.read("a token")?),
            "ask" => Action::Ask(words.read("a token")?),
            "propose" => Action::Propose,
            "cancel" => Action::Cancel,
            "accept" => Action::Accept,
            "decline" => Action::Decline,
            "hand" => Action::HandOver(words.read("a token")?),
            "take" => Action::Take(words.read("a token")?),
            "done" => Action::Done,
            "loot" => Action::Loot(words.read("a token")?),
            "lay" => match words.clone().read("a hall") {
                Ok(hall) => {
                    words.word("a hall")?;
                    Action::LayHall(hall)
                }
                Err(_) => Action::LayToken(words.read("a hall from h01 to h09 or a token")?),
            },
            "on" => Action::On(words.read("a cell")?),
            "turn" => Action::Turn(words.read("a turn")?),
            "destroy" => Action::Destroy(words.read("a cell")?),
            _ => return Err(Reader::unknown_word(text, &VERBS)),
        };
        words.end()?;
        Ok(action)
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
