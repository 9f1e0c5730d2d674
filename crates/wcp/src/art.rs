//! The types of pictures: what the scene fills in and the drawing reads.

use scene::{Art, HexSide};

use crate::Wcp;
use crate::board::{Cell, Dir, Edges};
use crate::content::{Card, Symbol, Token};

/// An area of this game.
pub(crate) type Area = scene::Area<Wcp>;
/// A piece of this game.
pub(crate) type Piece = scene::Piece<Wcp>;
/// A badge of this game.
pub(crate) type Badge = scene::Badge<Wcp>;
/// A scene of this game.
pub(crate) type Scene = scene::Scene<Wcp>;

impl Art for Wcp {
    type Area = AreaArt;
    type Piece = PieceArt;
    type Badge = BadgeArt;
}

/// The pictures of areas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AreaArt {
    /// A cell on which nothing has been laid yet.
    Free(Cell),
    /// A laid hall.
    Hall {
        /// Where it lies.
        cell: Cell,
        /// Its edges, by direction.
        edges: [EdgeArt; 6],
        /// The edges that the guard in it protects.
        guarded: Edges,
        /// How it is lit.
        light: Light,
        /// Whether it can fall next.
        is_brittle: bool,
    },
    /// The central hall with its edges, by direction, and its light.
    Centre([EdgeArt; 6], Light),
    /// A destroyed hall.
    Rubble(Cell),
    /// The cell of the central hall after its removal.
    Hole,
    /// An entrance of the base.
    Gate(Dir, GateArt),
    /// How far the game is.
    Stage(StageArt),
    /// The pawns that have left the base or the game.
    Away,
    /// The stack of halls.
    HallStack,
    /// The stack of tokens.
    TokenStack,
    /// A plain panel.
    Panel,
}

/// How a hall is lit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Light {
    /// By its lamps.
    Lamps,
    /// By the alarm, after the button has been pressed.
    Alarm,
}

/// An edge of a hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EdgeArt {
    /// A wall.
    Wall,
    /// A passage to a hall or to an entrance.
    Open,
    /// A passage to a free cell.
    Unexplored,
    /// A passage that leads nowhere.
    Blocked,
}

impl EdgeArt {
    /// The edge as a side of a hexagon, for clients that draw in their own way.
    pub(crate) const fn side(self) -> HexSide {
        match self {
            EdgeArt::Wall | EdgeArt::Blocked => HexSide::Wall,
            EdgeArt::Open => HexSide::Open,
            EdgeArt::Unexplored => HexSide::Unknown,
        }
    }
}

/// An entrance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GateArt {
    /// No pawn starts here.
    Passive,
    /// A pawn starts here.
    Active,
    /// The exits are open, and so is this one; how many steps away it is, if a way leads there.
    Open(Option<u8>),
    /// The exits are open, but this one has no passage.
    Shut,
}

/// The parts of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StageArt {
    /// Until the button is pressed.
    Looting,
    /// Until the exits are open.
    Pressed,
    /// From then on.
    Fleeing,
}

/// The pictures of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceArt {
    /// A hall tile with these passages.
    Tile(Edges),
    /// A trophy.
    Trophy(Token),
    /// An upgrade of this value.
    Upgrade(Symbol),
    /// A guard. Its arrows are a badge or in the hall, because they change with its rotation.
    Guard(Token),
    /// The WCP tile with the button.
    Button,
    /// A pawn, as its vehicle.
    Pawn(Card),
    /// A vehicle card.
    Vehicle(Card),
    /// The back of hall tiles.
    HallBack,
    /// The back of tokens.
    TokenBack,
}

/// The game's own badges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BadgeArt {
    /// The worth of a player's trophies.
    Worth,
    /// The number of a pawn within its team.
    PawnNumber,
    /// The pawn is on turn.
    OnTurn,
    /// The pawn can never reach an exit.
    Trapped,
    /// The pawn has left, with the number of its leaving.
    Left,
    /// The pawn is lost or has resigned.
    Lost,
    /// The button has been pressed.
    Pressed,
    /// The turns until the holder of the WCP tile destroys a hall.
    Strikes,
    /// The hall or token is chosen for laying.
    Chosen,
    /// The hall or token is about to be laid here.
    Draft,
    /// The edges that a guard protects, if it does not lie in a hall.
    Arrows(Edges),
}
