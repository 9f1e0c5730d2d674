//! The state of a match: what lies on the table, and the step that is waited for.

mod board;
mod goods;
mod options;
mod sources;

use engine::content::SharedContent;
use engine::{BySeat, Sealed, Seat, Seats, Set};
use serde::{Deserialize, Serialize};

pub use board::{Blackmail, Board, Element, Layout, Posted, Prisoner, Room, Side, TaskDeck, TaskId};
pub(crate) use board::{COLUMNS, DISPLAY, ROOM_GUARDS, TASKS, TASKS_MAX};
pub use goods::{Good, Goods, Item, Items};
pub use options::Options;
pub(crate) use options::{Amnesty, FreeRooms, Places, Rules, SPECS, Sides};
pub use sources::Sources;

use crate::content::Content;

/// A prisoner's turn: the action points left, and steps that are limited (ALC-052, ALC-054, ALC-064).
///
/// Everybody has one turn in a round, so a limit for a round is a limit for a turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is.
    pub seat: Seat,
    /// The action points left.
    pub points: u8,
    /// The rooms that were used.
    pub used: Set<Room>,
    /// Whether something was stolen.
    pub stole: bool,
    /// Whether stamina was spent.
    pub exerted: bool,
    /// How many guards of the room are bribed (ALC-R33).
    pub bribed: u8,
    /// How many trades were opened (ALC-R38).
    pub trades: u8,
    /// How many requests for a task were declined or cancelled (ALC-R40).
    pub requests: u8,
    /// The rooms that were left since anything but walking was done. No rule asks for it; bots do, or they would walk in
    /// circles.
    #[serde(default)]
    pub walked: Set<Room>,
}

/// A trade that is being put together or offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deal {
    /// Who proposes it: the active player, or the partner with a counter-offer.
    pub from: Seat,
    /// The other one, who answers.
    pub with: Seat,
    /// What the proposer gives.
    pub give: Goods,
    /// What the proposer gets.
    pub get: Goods,
    /// How many counter-offers this trade has seen (ALC-R69).
    pub counters: u8,
}

/// What the active player, or the one named here, is asked in a turn. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ask {
    /// Any step of a turn.
    Step,
    /// What to pay for the room.
    Pay,
    /// Which item to take; what was paid is returned to the board afterwards (ALC-R53).
    Take {
        /// The item that was paid.
        paid: Option<Item>,
        /// How many are still to be taken.
        left: u8,
    },
    /// Whose blackmail card the room takes.
    Holder,
    /// Which guard the room moves next.
    GuardFrom {
        /// How many were moved.
        moved: u8,
        /// How many may still be moved.
        left: u8,
    },
    /// Where that guard goes.
    GuardTo {
        /// Where it comes from.
        from: Room,
        /// How many were moved.
        moved: u8,
        /// How many may still be moved, this one included.
        left: u8,
    },
    /// Which blackmail card to discard, with one too many in hand (ALC-R56).
    Drop,
    /// Whose token to use for the next icon of the task.
    Source(Sources),
    /// What to trade.
    Deal(Deal),
    /// Whether the other one agrees.
    Offer(Deal),
    /// The prisoner that a blackmail card is played on.
    Victim(Blackmail),
    /// The item of the victim.
    Loot(Blackmail, Seat),
    /// The room that a blackmail card is played on.
    Target(Blackmail),
    /// BM01: where the next guard comes from.
    Lure {
        /// Where the guards go.
        to: Room,
        /// How many were moved.
        moved: u8,
        /// How many may still be moved.
        left: u8,
    },
    /// BM05: where the victim's pawn goes.
    Exile(Seat),
    /// BM08: where the task of this room goes.
    Rehide(Room),
    /// BM10: what the next of these prisoners gives up, clockwise from the active player.
    GiveUp(Seats),
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// ALC-027: one guard too many.
    Guards,
    /// ALC-100: all escape but one.
    Escape {
        /// Who stays.
        stays: Seat,
    },
    /// ALC-R47: all escape.
    Amnesty,
}

/// What is being waited for.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) enum Step {
    /// The old goat ends the talk.
    Talk,
    /// Everybody votes for the next goat.
    Vote(Sealed<Option<Seat>>),
    /// The old goat breaks a tie.
    Tie(Seats),
    /// Something open in a turn.
    Turn(Turn, Ask),
    /// The active player keeps one of the cards that the room has shown them.
    Keep(Turn, Set<Blackmail>),
    /// Others agree or not to give their items for a task (ALC-R40).
    Consent(Turn, Sources, Sealed<Option<bool>>),
    /// Those outside the last tie vote for who stays (ALC-R46).
    Stay(Seats, Sealed<Option<Seat>>),
    /// It is over.
    Over(End),
}

/// What is on the table, including what is hidden.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) content: SharedContent<Content>,
    pub(crate) rules: Rules,
    pub(crate) free_rooms: FreeRooms,
    pub(crate) amnesty: bool,
    /// Everything that lies open.
    pub(crate) board: Board,
    /// The face-down blackmail cards, in no order.
    pub(crate) pile: Set<Blackmail>,
    /// The blackmail cards that prisoners hold.
    pub(crate) hands: BySeat<Set<Blackmail>>,
    /// Who, beside the holder, knows where a blackmail card in a hand is (ALC-R55).
    pub(crate) known: [Seats; Blackmail::COUNT],
    pub(crate) step: Step,
}

impl State {
    /// ALC-004: whether one more item fits on a sheet.
    pub(crate) fn has_slot(&self, seat: Seat) -> bool {
        self.board.prisoners[seat].goods.items.total() < self.content.sheet.items.get()
    }

    /// ALC-003, ALC-004: whether one more good fits on a sheet.
    pub(crate) fn can_hold(&self, seat: Seat, good: Good) -> bool {
        match good {
            Good::Item(_) => self.has_slot(seat),
            Good::Cash => self.board.prisoners[seat].goods.cash < self.content.sheet.cash.get(),
        }
    }
}
