//! What areas, pieces and badges look like: types that the scene fills and the drawing reads.

use ::scene::Art;

use crate::Alcatraz;
use crate::content::RoomSide;
use crate::state::{Blackmail, Element, Item, Room, Side};

/// An area of this game.
pub(crate) type Area = ::scene::Area<Alcatraz>;
/// A piece of this game.
pub(crate) type Piece = ::scene::Piece<Alcatraz>;
/// A badge of this game.
pub(crate) type Badge = ::scene::Badge<Alcatraz>;
/// A scene of this game.
pub(crate) type Scene = ::scene::Scene<Alcatraz>;

/// The pictures of areas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AreaArt {
    /// The guards on the board, out of those that can come.
    Clock {
        /// How many are on the board.
        guards: u8,
        /// How many can be on the board at most.
        most: u8,
    },
    /// A room.
    Room(RoomArt),
    /// A prisoner's sheet.
    Sheet {
        /// Whether it is the scapegoat's.
        goat: bool,
    },
    /// The viewer's blackmail cards.
    Hand,
    /// Everything else: decks, the plan, trades, requests, the result.
    Panel,
}

/// The picture of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoomArt {
    /// Which room.
    pub room: Room,
    /// Which side faces up.
    pub side: Side,
    /// What that side does.
    pub ability: RoomSide,
    /// How many guards are there.
    pub guards: u8,
    /// Whether it is closed for this round.
    pub closed: bool,
    /// Whether it was used in this turn.
    pub used: bool,
}

/// The pictures of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceArt {
    /// A guard.
    Guard {
        /// Which of the four faces.
        face: u8,
    },
    /// A prisoner's pawn.
    Pawn,
    /// Stamina on a sheet.
    Stamina,
    /// Cash on a sheet or in a trade.
    Cash,
    /// A free slot for an item.
    Slot,
    /// The space of an element on a sheet.
    Mark,
    /// The scapegoat card.
    Goat,
    /// A vote or an answer.
    Vote,
    /// The face of a task card.
    Task(Element),
    /// The back of task cards.
    TaskBack,
    /// The face of a blackmail card.
    Blackmail(Blackmail),
    /// The back of blackmail cards.
    BlackmailBack,
    /// An item.
    Item(Item),
}

/// The pictures of badges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BadgeArt {
    /// The number of guards on the board.
    Guards,
    /// The scapegoat.
    Goat,
    /// Action points lost to a blackmail card.
    Chores,
    /// Whether a prisoner escapes or stays.
    Fate,
    /// An element that no other prisoner has marked.
    OnlyHolder,
    /// A condition of a task.
    Condition {
        /// Which condition.
        of: Condition,
        /// Whether it is met now.
        met: bool,
    },
}

/// A condition of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// Enough prisoners.
    Prisoners,
    /// Not too many guards.
    Guards,
    /// An item.
    Item(Item),
}

impl Art for Alcatraz {
    type Area = AreaArt;
    type Piece = PieceArt;
    type Badge = BadgeArt;
}
