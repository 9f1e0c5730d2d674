//! Actions and their notation.

use std::fmt;
use std::str::FromStr;

use engine::{Reader, Seat, Unreadable};

use crate::board::{Blackmail, Room};
use crate::goods::{Good, Item};

/// One step of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// End the talk.
    CallVote,
    /// Vote for the next goat.
    Vote(Seat),
    /// Break a tie.
    Pick(Seat),
    /// Move to a room.
    Move(Room),
    /// Use the room.
    Use,
    /// Steal from somebody.
    Steal(Seat, Good),
    /// Riot: lure a guard from a room.
    Riot(Room),
    /// Complete the task of the room.
    Complete,
    /// Discard an item.
    Discard(Item),
    /// Play a blackmail card.
    Blackmail(Blackmail),
    /// Open a trade with somebody.
    Trade(Seat),
    /// Bribe a guard.
    Bribe,
    /// Spend stamina.
    Stamina,
    /// End the turn.
    End,
    /// Pay for the room.
    Pay(Good),
    /// Take an item of the room.
    Take(Item),
    /// Choose a prisoner.
    Victim(Seat),
    /// Move a guard from a room.
    GuardFrom(Room),
    /// Move that guard to a room.
    GuardTo(Room),
    /// Move no more guards.
    Stop,
    /// Use somebody's item for the next icon of the task.
    Source(Seat, Item),
    /// Keep one of the cards drawn.
    Keep(Blackmail),
    /// Discard a card that is one too many.
    Drop(Blackmail),
    /// Add to what the trade gives.
    Give(Good),
    /// Add to what the trade gets.
    Get(Good),
    /// Offer the trade.
    Propose,
    /// Give up a trade or a request.
    Cancel,
    /// Agree.
    Accept,
    /// Disagree.
    Decline,
    /// Choose a room for a card.
    Room(Room),
    /// Choose an item for a card.
    Item(Item),
    /// Give up an item because of a card.
    GiveUp(Item),
    /// Vote for who stays in prison.
    Stay(Seat),
}

const _: () = assert!(size_of::<Action>() <= 8);

/// Every first word of an action.
const WORDS: [&str; 33] = [
    "call-vote",
    "vote",
    "pick",
    "move",
    "use",
    "steal",
    "riot",
    "complete",
    "discard",
    "blackmail",
    "trade",
    "bribe",
    "stamina",
    "end",
    "pay",
    "take",
    "victim",
    "guard-from",
    "guard-to",
    "stop",
    "source",
    "keep",
    "drop",
    "give",
    "get",
    "propose",
    "cancel",
    "accept",
    "decline",
    "room",
    "item",
    "give-up",
    "stay",
];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::CallVote => write!(f, "call-vote"),
            Action::Vote(seat) => write!(f, "vote {seat}"),
            Action::Pick(seat) => write!(f, "pick {seat}"),
            Action::Move(room) => write!(f, "move {room}"),
            Action::Use => write!(f, "use"),
            Action::Steal(seat, good) => write!(f, "steal {seat} {good}"),
            Action::Riot(room) => write!(f, "riot {room}"),
            Action::Complete => write!(f, "complete"),
            Action::Discard(item) => write!(f, "discard {item}"),
            Action::Blackmail(card) => write!(f, "blackmail {card}"),
            Action::Trade(seat) => write!(f, "trade {seat}"),
            Action::Bribe => write!(f, "bribe"),
            Action::Stamina => write!(f, "stamina"),
            Action::End => write!(f, "end"),
            Action::Pay(good) => write!(f, "pay {good}"),
            Action::Take(item) => write!(f, "take {item}"),
            Action::Victim(seat) => write!(f, "victim {seat}"),
            Action::GuardFrom(room) => write!(f, "guard-from {room}"),
            Action::GuardTo(room) => write!(f, "guard-to {room}"),
            Action::Stop => write!(f, "stop"),
            Action::Source(seat, item) => write!(f, "source {seat} {item}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Drop(card) => write!(f, "drop {card}"),
            Action::Give(good) => write!(f, "give {good}"),
            Action::Get(good) => write!(f, "get {good}"),
            Action::Propose => write!(f, "propose"),
            Action::Cancel => write!(f, "cancel"),
            Action::Accept => write!(f, "accept"),
            Action::Decline => write!(f, "decline"),
            Action::Room(room) => write!(f, "room {room}"),
            Action::Item(item) => write!(f, "item {item}"),
            Action::GiveUp(item) => write!(f, "give-up {item}"),
            Action::Stay(seat) => write!(f, "stay {seat}"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let mut words = Reader::new(text);
        let action = match words.word("an action")? {
            "call-vote" => Action::CallVote,
            "vote" => Action::Vote(words.read("a seat")?),
            "pick" => Action::Pick(words.read("a seat")?),
            "move" => Action::Move(words.read("a room")?),
            "use" => Action::Use,
            "steal" => Action::Steal(words.read("a seat")?, words.read("an item or cash")?),
            "riot" => Action::Riot(words.read("a room")?),
            "complete" => Action::Complete,
            "discard" => Action::Discard(words.read("an item")?),
            "blackmail" => Action::Blackmail(words.read("a blackmail card")?),
            "trade" => Action::Trade(words.read("a seat")?),
            "bribe" => Action::Bribe,
            "stamina" => Action::Stamina,
            "end" => Action::End,
            "pay" => Action::Pay(words.read("an item or cash")?),
            "take" => Action::Take(words.read("an item")?),
            "victim" => Action::Victim(words.read("a seat")?),
            "guard-from" => Action::GuardFrom(words.read("a room")?),
            "guard-to" => Action::GuardTo(words.read("a room")?),
            "stop" => Action::Stop,
            "source" => Action::Source(words.read("a seat")?, words.read("an item")?),
            "keep" => Action::Keep(words.read("a blackmail card")?),
            "drop" => Action::Drop(words.read("a blackmail card")?),
            "give" => Action::Give(words.read("an item or cash")?),
            "get" => Action::Get(words.read("an item or cash")?),
            "propose" => Action::Propose,
            "cancel" => Action::Cancel,
            "accept" => Action::Accept,
            "decline" => Action::Decline,
            "room" => Action::Room(words.read("a room")?),
            "item" => Action::Item(words.read("an item")?),
            "give-up" => Action::GiveUp(words.read("an item")?),
            "stay" => Action::Stay(words.read("a seat")?),
            _ => return Err(Reader::unknown_word(text, &WORDS)),
        };
        words.end()?;
        Ok(action)
    }
}
