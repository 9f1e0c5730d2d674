//! Actions and their notation.

use engine::Seat;

use crate::state::{Blackmail, Good, Item, Room};

engine::actions! {
    /// One step of a player.
    pub enum Action {
        /// End the talk.
        "call-vote" => CallVote,
        /// Vote for the next goat.
        "vote" => Vote(seat: Seat = "a seat"),
        /// Break a tie.
        "pick" => Pick(seat: Seat = "a seat"),
        /// Move to a room.
        "move" => Move(room: Room = "a room"),
        /// Use the room.
        "use" => Use,
        /// Steal from a prisoner.
        "steal" => Steal(seat: Seat = "a seat", good: Good = "an item or cash"),
        /// Riot: lure a guard from a room.
        "riot" => Riot(room: Room = "a room"),
        /// Complete the task of the room.
        "complete" => Complete,
        /// Discard an item.
        "discard" => Discard(item: Item = "an item"),
        /// Play a blackmail card.
        "blackmail" => Blackmail(card: Blackmail = "a blackmail card"),
        /// Open a trade with a prisoner.
        "trade" => Trade(seat: Seat = "a seat"),
        /// Bribe a guard.
        "bribe" => Bribe,
        /// Spend stamina.
        "stamina" => Stamina,
        /// End the turn.
        "end" => End,
        /// Pay for the room.
        "pay" => Pay(good: Good = "an item or cash"),
        /// Take an item of the room.
        "take" => Take(item: Item = "an item"),
        /// Choose a prisoner.
        "victim" => Victim(seat: Seat = "a seat"),
        /// Move a guard from a room.
        "guard-from" => GuardFrom(room: Room = "a room"),
        /// Move that guard to a room.
        "guard-to" => GuardTo(room: Room = "a room"),
        /// Move no more guards.
        "stop" => Stop,
        /// Use a prisoner's item for the next icon of the task.
        "source" => Source(seat: Seat = "a seat", item: Item = "an item"),
        /// Keep one of the cards drawn.
        "keep" => Keep(card: Blackmail = "a blackmail card"),
        /// Discard a card that is one too many.
        "drop" => Drop(card: Blackmail = "a blackmail card"),
        /// Add to what the trade gives.
        "give" => Give(good: Good = "an item or cash"),
        /// Add to what the trade gets.
        "get" => Get(good: Good = "an item or cash"),
        /// Offer the trade.
        "propose" => Propose,
        /// Give up a trade or a request.
        "cancel" => Cancel,
        /// Agree.
        "accept" => Accept,
        /// Disagree.
        "decline" => Decline,
        /// Choose a room for a card.
        "room" => Room(room: Room = "a room"),
        /// Choose an item for a card.
        "item" => Item(item: Item = "an item"),
        /// Give up an item because of a card.
        "give-up" => GiveUp(item: Item = "an item"),
        /// Vote for who stays in prison.
        "stay" => Stay(seat: Seat = "a seat"),
        /// Answer an offer with another one.
        "counter" => Counter,
    }
}
