//! Content: the halls, tokens and vehicle cards of section 7, read from a file that a designer can edit.

mod file;

use std::sync::LazyLock;

use engine::Set;
use engine::content::{ContentFault, ContentName};

use crate::board::{Edges, Fits};
use crate::pile::Pile;

engine::open_ids! {
    /// A hall tile; tiles of one pattern are alike.
    pub struct Hall {
        /// H01.
        Fan = "h01",
        /// H02.
        LeftFork = "h02",
        /// H03.
        RightFork = "h03",
        /// H04.
        Triad = "h04",
        /// H05.
        Gallery = "h05",
        /// H06.
        Junction = "h06",
        /// H07.
        Crossing = "h07",
        /// H08.
        LoadingBay = "h08",
        /// H09.
        Hangar = "h09",
    }
}

engine::open_ids! {
    /// A content token: a trophy, an upgrade or a guard.
    pub struct Token {
        /// T1a.
        RationTins = "t1a",
        /// T1b.
        CableDrum = "t1b",
        /// T2a.
        FieldRadio = "t2a",
        /// T2b.
        MedCrate = "t2b",
        /// T3a.
        OpticsCase = "t3a",
        /// T3b.
        BatteryBank = "t3b",
        /// T4a.
        MapArchive = "t4a",
        /// T4b.
        SeedVault = "t4b",
        /// T5a.
        FusionCell = "t5a",
        /// T5b.
        CipherCore = "t5b",
        /// UF1.
        TwinBarrel = "uf1",
        /// UA1.
        ScrapPlate = "ua1",
        /// UA2.
        CompositePlate = "ua2",
        /// UB1.
        FuelFlask = "ub1",
        /// UB2.
        NitroTank = "ub2",
        /// G01.
        Tripwire = "g01",
        /// G02.
        Watchdog = "g02",
        /// G03.
        Stinger = "g03",
        /// G04.
        Picket = "g04",
        /// G05.
        Turnstile = "g05",
        /// G06.
        Bulwark = "g06",
        /// G07.
        Lancer = "g07",
        /// G08.
        Crusher = "g08",
        /// G09.
        Reaper = "g09",
        /// G10.
        Colossus = "g10",
    }
}

engine::open_ids! {
    /// A vehicle card.
    pub struct Card {
        /// V01.
        Mammoth = "v01",
        /// V02.
        Camel = "v02",
        /// V03.
        Mule = "v03",
        /// V04.
        Hornet = "v04",
        /// V05.
        Rhino = "v05",
        /// V06.
        Jackal = "v06",
        /// V07.
        Lynx = "v07",
        /// V08.
        Anvil = "v08",
        /// V09.
        Hammer = "v09",
        /// V10.
        Viper = "v10",
    }
}

engine::ids! {
    /// One of the three values of a vehicle.
    pub enum Symbol {
        /// Red triangles: taken off the opponent's armour.
        Fire = "fire",
        /// Blue squares: without any the vehicle is destroyed.
        Armour = "armour",
        /// Yellow circles: each pays for one move of two halls.
        Boosters = "boosters",
    }
}

/// The text of the game's own content.
pub(crate) const OWN_TEXT: &str = engine::own_content!("wcp");

/// The game's own content.
pub(crate) static OWN: LazyLock<Content> =
    LazyLock::new(|| Content::read(OWN_TEXT).expect("a test reads our own content"));

/// Hall tiles without an order.
pub(crate) type Halls = Pile<Hall, { Hall::COUNT }>;
/// Tokens without an order.
pub(crate) type Tokens = Pile<Token, { Token::COUNT }>;

/// The number of hall tiles (WCP-009).
pub(crate) const HALLS: u8 = 36;
/// The number of content tokens (WCP-010).
pub(crate) const TOKENS: u8 = 108;

/// A hall tile's row.
#[derive(Clone, Debug)]
pub(crate) struct HallRow {
    /// What it is called.
    pub name: ContentName,
    /// Its passages as printed.
    pub passages: Edges,
    /// The number of rotations that look different.
    pub rotations: u8,
    /// Every way to lay it.
    pub ways: Fits,
}

/// What a token is, with the figures printed on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    /// Worth something at the end.
    Trophy {
        /// How much.
        value: u8,
    },
    /// Improves a vehicle.
    Upgrade {
        /// Which value it raises.
        raises: Symbol,
        /// By how much.
        by: u8,
    },
    /// Fights a pawn that enters through a protected edge.
    Guard {
        /// What it takes off the opponent's armour in an exchange.
        fire: u8,
        /// Its own armour.
        armour: u8,
        /// The protected edges as printed.
        protects: Edges,
        /// The number of rotations that look different.
        rotations: u8,
    },
}

/// A token's row.
#[derive(Clone, Debug)]
pub(crate) struct TokenRow {
    /// What it is called.
    pub name: ContentName,
    /// What it is.
    pub kind: TokenKind,
}

/// A vehicle card's row.
#[derive(Clone, Debug)]
pub(crate) struct CardRow {
    /// What it is called.
    pub name: ContentName,
    /// Red triangles.
    pub fire: u8,
    /// Blue squares.
    pub armour: u8,
    /// Yellow circles.
    pub boosters: u8,
}

/// All content, checked.
#[derive(Clone, Debug)]
pub(crate) struct Content {
    halls: [HallRow; Hall::COUNT],
    tokens: [TokenRow; Token::COUNT],
    cards: [CardRow; Card::COUNT],
    /// The halls that have a row.
    pub hall_kinds: Set<Hall>,
    /// The tokens that have a row.
    pub token_kinds: Set<Token>,
    /// The vehicles that can be picked.
    pub vehicles: Set<Card>,
    /// All 36 halls.
    pub all_halls: Halls,
    /// All 108 tokens.
    pub all_tokens: Tokens,
    /// How many rounds the failsafe waits (WCP-R39).
    pub failsafe_rounds: u8,
}

impl Content {
    /// The row of a hall.
    pub(crate) fn hall(&self, hall: Hall) -> &HallRow {
        &self.halls[hall.index()]
    }

    /// The row of a token.
    pub(crate) fn token(&self, token: Token) -> &TokenRow {
        &self.tokens[token.index()]
    }

    /// What a token is.
    pub(crate) fn kind(&self, token: Token) -> TokenKind {
        self.token(token).kind
    }

    /// The edges that a token protects as printed: none, unless it is a guard.
    pub(crate) fn protects(&self, token: Token) -> Edges {
        match self.kind(token) {
            TokenKind::Guard { protects, .. } => protects,
            TokenKind::Trophy { .. } | TokenKind::Upgrade { .. } => Edges::NONE,
        }
    }

    /// The row of a vehicle card.
    pub(crate) fn card(&self, card: Card) -> &CardRow {
        &self.cards[card.index()]
    }

    /// Reads a content file and checks it, or reports the first fault.
    pub(crate) fn read(text: &str) -> Result<Content, ContentFault> {
        file::read(text)
    }
}
