//! What areas, pieces and badges look like: types that the scene fills and the drawing reads.

use ::scene::Art;
use arrayvec::ArrayVec;
use engine::Seat;

use crate::Blackgate;
use crate::cards::{Cards, Kind, Kinds, Tool};
use crate::content::{Area as Room, Gang};
use crate::state::{Bully, Team};

/// An area of this game.
pub(crate) type Area = ::scene::Area<Blackgate>;
/// A piece of this game.
pub(crate) type Piece = ::scene::Piece<Blackgate>;
/// A badge of this game.
pub(crate) type Badge = ::scene::Badge<Blackgate>;
/// A scene of this game.
pub(crate) type Scene = ::scene::Scene<Blackgate>;

impl Art for Blackgate {
    type Area = AreaArt;
    type Piece = PieceArt;
    type Badge = BadgeArt;
}

/// The pictures of areas.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AreaArt {
    /// A room of the prison.
    Room {
        /// Which room.
        room: Room,
        /// How many cards a search finds.
        search: u8,
        /// The results of the die that lead here.
        dice: ArrayVec<u8, 6>,
        /// One cell for each figure, where the room has cells.
        cells: u8,
    },
    /// The yard during a turn of this player, or after a win of this player.
    Yard(Seat),
    /// The yard during a fight between two players.
    Fight {
        /// Who extorts.
        attacker: Seat,
        /// Who is extorted.
        target: Seat,
        /// The Tool that was named.
        tool: Tool,
    },
    /// The yard during a fight with Michel(le).
    Robbery {
        /// Who robs.
        bully: Bully,
        /// Who is robbed.
        target: Seat,
    },
    /// A tunnel.
    Tunnel {
        /// Tunnel points dug.
        points: u16,
        /// Tunnel points that win.
        target: u8,
        /// Whose tunnel it is.
        digger: Digger,
    },
    /// A panel beside the board: a hand, a player's things, piles.
    Panel,
}

/// Whose tunnel it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Digger {
    /// A player alone.
    Seat(Seat),
    /// A team.
    Team(Team),
}

/// The pictures of pieces. A piece keeps its picture as long as it keeps its id: numbers that change during a match are
/// the piece's count, or on its badges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceArt {
    /// A player's figure.
    Pawn {
        /// Whose it is.
        seat: Seat,
        /// Whether it is the figure on the back of the prisoner board.
        back: bool,
    },
    /// Michel or Michelle.
    Bully(Bully),
    /// The die. Its result is on its badge.
    Die,
    /// An action that is left.
    Action,
    /// The number of cards in a hand.
    Cards,
    /// The number of a player's cigarettes.
    Cigarettes,
    /// A pack of cigarettes to hand over.
    Pack,
    /// The number of a player's Beatings.
    Beatings,
    /// The Search deck.
    Deck,
    /// The Michel deck.
    MichelDeck,
    /// A Background, from either side.
    Background,
    /// A Gang card. Its gang is on its badge.
    GangCard,
    /// A gang's deck.
    Gang {
        /// Which gang.
        gang: Gang,
        /// How many Accessories it asks for.
        accessories: u8,
        /// Which Accessories it accepts.
        accepts: Kinds,
    },
    /// A recipe.
    Recipe {
        /// What it takes.
        discard: Cards,
        /// What it gives.
        take: Kind,
        /// How many it gives.
        count: u8,
    },
    /// A Michel card, face up.
    MichelCard {
        /// Whether it shows a Knife.
        knife: bool,
        /// The Tools that it shows.
        tools: Kinds,
    },
    /// A pile on the board.
    Pile(Kind),
    /// A card in a hand, on the table or among the discards.
    Card(Kind),
}

/// The pictures of badges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BadgeArt {
    /// What a card brings in a sale.
    Value,
    /// The Tunnel points of a Tool.
    Points,
    /// The price of one card.
    Price,
    /// The price of two cards.
    PriceOfTwo,
    /// A pile without cards.
    SoldOut,
    /// The result of the die.
    Rolled(u8),
    /// The gang of a card.
    Gang(Gang),
    /// The team of a player.
    Team,
}
