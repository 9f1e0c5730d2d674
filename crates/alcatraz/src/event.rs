//! Events: what happened, as it is told to an audience.

use arrayvec::ArrayVec;
use engine::{Seat, Set};
use serde::{Deserialize, Serialize};

use crate::state::{Blackmail, Deal, Element, End, Good, Item, Room, Sources, TaskId};

/// Votes in the order of the seats: who voted for whom.
pub type Votes = ArrayVec<(Seat, Seat), 4>;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// A new round began.
    Round(u8),
    /// A drawn room was full of guards, and another room card was drawn (ALC-029).
    RoomFull(Room),
    /// A guard was added to a room.
    GuardCame(Room),
    /// The vote was called.
    VoteCalled(Seat),
    /// A seat has voted; for whom, stays hidden.
    Voted(Seat),
    /// All votes were shown.
    Votes(Votes),
    /// A seat broke the tie for another.
    Picked(Seat, Seat),
    /// A seat is the goat, with this bonus.
    Goat(Seat, u8),
    /// A turn began with this number of action points.
    Turn(Seat, u8),
    /// A turn ended.
    TurnEnded(Seat),
    /// A pawn moved to a room.
    Moved(Seat, Room),
    /// A card moved a pawn to a room.
    Sent(Seat, Room),
    /// A room was used.
    Used(Seat, Room),
    /// A price was paid.
    Paid(Seat, Good),
    /// An item went back to a room.
    Returned(Item, Room),
    /// An item was taken from the room.
    Took(Seat, Item),
    /// Stamina was gained.
    Rested(Seat, u8),
    /// Cash was gained.
    Earned(Seat, u8),
    /// A guard moved from a room to a room.
    GuardMoved(Room, Room),
    /// A seat drew this number of blackmail cards.
    Drew(Seat, u8),
    /// The blackmail cards, for the seat that drew them.
    DrewCards(Set<Blackmail>),
    /// The discard pile of blackmail cards became the deck.
    Reshuffled,
    /// A seat kept one of the cards; the others are known by their discard.
    Kept(Seat),
    /// A seat's blackmail card was put on the discard pile.
    Dropped(Seat, Blackmail),
    /// The first seat took a blackmail card of the second.
    Extorted(Seat, Seat),
    /// That blackmail card, for those two.
    ExtortedCard(Blackmail),
    /// The first seat stole from the second.
    Stole(Seat, Seat, Good),
    /// A riot lured a guard from a room into a room.
    Rioted(Seat, Room, Room),
    /// An item was discarded.
    Discarded(Seat, Item),
    /// A guard was bribed.
    Bribed(Seat),
    /// Stamina was spent.
    Exerted(Seat),
    /// A trade was offered.
    Offered(Seat, Deal),
    /// A prisoner answers an offer with another one.
    Countered(Seat, Deal),
    /// A trade was made.
    Traded(Seat, Deal),
    /// A trade was declined by a seat.
    TradeDeclined(Seat),
    /// A trade or a request was cancelled.
    Cancelled(Seat),
    /// A seat asks others for items to complete a task.
    Requested(Seat, TaskId, Sources),
    /// A seat has answered; how, stays hidden until all have.
    Answered(Seat),
    /// The request was declined by at least one, this one first in order of the seats.
    RequestDeclined(Seat),
    /// A task was completed.
    Completed(Seat, TaskId),
    /// An element was marked for the first time.
    Marked(Seat, Element),
    /// The reward for the others was drawn.
    Reward(TaskId),
    /// There was no card to draw for the others (ALC-R48).
    NoReward,
    /// A drawn task whose letter lies out already went under the deck (ALC-092).
    TaskUnder(TaskId),
    /// A task was put on a room.
    Posted(TaskId, Room),
    /// No task fits, so the display stays short (ALC-R49).
    NoTask,
    /// A blackmail card was played.
    Blackmailed(Seat, Blackmail),
    /// A seat lost an item because of a card.
    Lost(Seat, Item),
    /// The first seat took a good of the second because of a card.
    Seized(Seat, Seat, Good),
    /// A seat will have fewer action points.
    Chores(Seat, u8),
    /// A room was closed.
    Closed(Room),
    /// A task moved from a room to a room.
    TaskMoved(TaskId, Room, Room),
    /// A task was scrapped and went under the deck.
    Scrapped(TaskId),
    /// A seat gained action points.
    Favour(Seat, u8),
    /// These elements together are enough without at least one prisoner.
    PlanComplete,
    /// All votes for who stays were shown.
    StayVotes(Votes),
    /// The match ended.
    Ended(End),
}
