//! What is on the table: pawns with their vehicles, hands, stacks, the stage of the game and what it waits for.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use engine::content::SharedContent;
use engine::{BySeat, Dice, Pool, SEATS_MAX, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::Who;
use crate::board::{Board, Cell, Cells, Dir, Edges};
use crate::content::{Card, Content, Face, Hall, Halls, Symbol, Token, Tokens};

/// How many halls, and how many tokens, a hand is filled up to (WCP-021).
pub(crate) const HAND_SIZE: u8 = 6;
/// How often a trade can be proposed in one encounter (WCP-R31).
pub(crate) const PROPOSALS_MAX: u8 = 3;
/// After so many further turns for each pawn the base fires the button by itself (WCP-R39).
pub(crate) const FAILSAFE_ROUNDS: u8 = 12;

/// A pawn and its place in the turn order: what the rules call a seat. In the team variant a player has several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pawn(u8);

impl Pawn {
    /// The pawn with this place in the turn order, from 0.
    ///
    /// # Panics
    /// When there is no sixth pawn.
    pub const fn new(number: u8) -> Pawn {
        assert!(number < SEATS_MAX, "there are six pawns");
        Pawn(number)
    }

    /// Its place in the turn order, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The pawn whose turn comes next.
    #[must_use]
    pub const fn next(self, pawns: u8) -> Pawn {
        Pawn(if self.0 + 1 < pawns { self.0 + 1 } else { 0 })
    }

    /// The pawn on the right, whose turn came before (WCP-R44).
    #[must_use]
    pub const fn right(self, pawns: u8) -> Pawn {
        Pawn(if self.0 > 0 { self.0 - 1 } else { pawns - 1 })
    }
}

impl fmt::Display for Pawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.0 + 1)
    }
}

impl FromStr for Pawn {
    type Err = String;

    fn from_str(text: &str) -> Result<Pawn, String> {
        match text.as_bytes() {
            [b'p', number @ b'1'..=b'6'] => Ok(Pawn(number - b'1')),
            _ => Err(format!("`{text}` is not a pawn; pawns are p1 to p6")),
        }
    }
}

impl Serialize for Pawn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Pawn {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pawn, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// One value for each pawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct ByPawn<T>(BySeat<T>);

impl<T: Default> ByPawn<T> {
    /// The default value for each of so many pawns.
    pub fn new(pawns: u8) -> ByPawn<T> {
        ByPawn(BySeat::new(pawns))
    }
}

impl<T> ByPawn<T> {
    /// How many pawns there are.
    pub fn len(&self) -> u8 {
        self.0.len()
    }

    /// Whether there is no pawn at all.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The values in turn order.
    pub fn values(&self) -> &[T] {
        self.0.values()
    }

    /// Each pawn with its value, in turn order.
    pub fn iter(&self) -> impl Iterator<Item = (Pawn, &T)> {
        self.0.iter().map(|(seat, value)| (Pawn(seat.number()), value))
    }
}

impl<T> Index<Pawn> for ByPawn<T> {
    type Output = T;

    fn index(&self, pawn: Pawn) -> &T {
        &self.0[Seat::new(pawn.0)]
    }
}

impl<T> IndexMut<Pawn> for ByPawn<T> {
    fn index_mut(&mut self, pawn: Pawn) -> &mut T {
        &mut self.0[Seat::new(pawn.0)]
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for ByPawn<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ByPawn<T>, D::Error> {
        BySeat::deserialize(deserializer).map(ByPawn)
    }
}

/// Where a pawn is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Waiting at its own entrance.
    #[default]
    Outside,
    /// In a hall, or on the hole of the central hall.
    Inside(Cell),
    /// Out of the base for good, as the so many-th.
    Left(u8),
    /// Destroyed when it had no way out any more (WCP-R50).
    Lost,
    /// Resigned from the rest of the game.
    Resigned,
}

/// A pawn's vehicle and what it owns. All of it is public.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Vehicle {
    /// The card, once it has been chosen.
    pub card: Option<Card>,
    /// The armour left.
    pub armour: u8,
    /// The boosters left.
    pub boosters: u8,
    /// Where the pawn is.
    pub place: Place,
    /// The trophies and upgrades that it owns.
    pub goods: Tokens,
}

impl Vehicle {
    /// The hall in which the pawn is.
    pub fn cell(&self) -> Option<Cell> {
        match self.place {
            Place::Inside(cell) => Some(cell),
            Place::Outside | Place::Left(_) | Place::Lost | Place::Resigned => None,
        }
    }

    /// Whether the pawn still takes moves.
    pub fn in_play(&self) -> bool {
        matches!(self.place, Place::Outside | Place::Inside(_))
    }

    /// Its fire: that of the card and of the upgrades that it owns (WCP-R24).
    pub fn fire(&self, content: &Content) -> u8 {
        self.card.map_or(0, |card| content.card(card).fire) + sum_of(content, &self.goods, Symbol::Fire)
    }

    /// What its trophies are worth.
    pub fn worth(&self, content: &Content) -> u16 {
        let value = |token| match content.face(token) {
            Face::Trophy { value } => u16::from(value) * u16::from(self.goods.of(token)),
            Face::Upgrade { .. } | Face::Guard { .. } => 0,
        };
        self.goods.kinds().map(value).sum()
    }
}

/// What these upgrades add to a value.
pub(crate) fn sum_of(content: &Content, tokens: &Tokens, symbol: Symbol) -> u8 {
    let add = |token| match content.face(token) {
        Face::Upgrade { raises, by } if raises == symbol => by * tokens.of(token),
        Face::Upgrade { .. } | Face::Trophy { .. } | Face::Guard { .. } => 0,
    };
    tokens.kinds().map(add).sum()
}

/// Hall tiles and tokens: somebody's hand, or the two stacks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hand {
    /// The hall tiles.
    pub halls: Halls,
    /// The tokens.
    pub tokens: Tokens,
}

impl Hand {
    /// How many of each.
    pub fn size(&self) -> HandSize {
        HandSize { halls: self.halls.count() as u8, tokens: self.tokens.count() as u8 }
    }
}

/// How many halls and tokens somebody holds: all that the others may know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HandSize {
    /// Hall tiles.
    pub halls: u8,
    /// Tokens.
    pub tokens: u8,
}

/// How far the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Stage I; so many turns in a row, this one included, have seen no hall laid (WCP-R37).
    Looting {
        /// The turns without a hall.
        idle: u8,
    },
    /// Stage I; no hall can be laid any more, and so many turns have ended since (WCP-R39).
    Closed {
        /// The turns since laying was closed.
        turns: u8,
    },
    /// Stage I; the button has been pressed, and everybody else has one more turn (WCP-084).
    Pressed {
        /// Who pressed.
        presser: Pawn,
    },
    /// The first turn of stage II, which belongs to the presser (WCP-085).
    Opening,
    /// Stage II with the exits open.
    Fleeing {
        /// Who holds the WCP tile.
        holder: Pawn,
        /// How many duties in a row have lapsed (WCP-R47).
        lapsed: u8,
    },
}

/// A trade on its way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Terms {
    /// With whom.
    pub partner: Pawn,
    /// What the entering pawn gives.
    pub offered: Tokens,
    /// What it wants.
    pub asked: Tokens,
    /// How many proposals are left, this one included.
    pub proposals_left: u8,
}

impl Terms {
    /// Nothing on either side.
    pub fn new(partner: Pawn, proposals_left: u8) -> Terms {
        Terms { partner, offered: Tokens::default(), asked: Tokens::default(), proposals_left }
    }
}

/// A gift between pawns of one team: what has changed hands, because each token may do so only once (D07).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Gift {
    /// With whom.
    pub partner: Pawn,
    /// What the pawn on turn has handed over.
    pub given: Tokens,
    /// What it has taken.
    pub taken: Tokens,
}

/// How far the laying of a hall or token is; nothing is laid before the last choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Draft<T> {
    /// Which one?
    Which,
    /// This one, but where?
    Where(T),
    /// This one here, but turned how far?
    Turned(T, Cell),
}

/// Why the match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// Nobody inside can get out any more (WCP-117).
    NobodyInside,
    /// The base collapsed (WCP-R47).
    Collapse,
}

/// What the match waits for. But for picking, answering and looting it is the owner of the pawn on turn who decides.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Step {
    /// A vehicle for this pawn (D01).
    Pick(Pawn),
    /// Go on or resign (D02).
    Resign,
    /// A move (D03).
    Move,
    /// Press, ignore, trade, attack or give (D04).
    Encounter,
    /// A proposal (D05).
    Propose(Terms),
    /// The partner's answer (D06).
    Answer(Terms),
    /// A gift (D07).
    Give(Gift),
    /// The winner's loot (D08).
    Loot {
        /// Who takes.
        winner: Pawn,
        /// From whom.
        loser: Pawn,
    },
    /// A hall to lay (D09–D11).
    LayHall(Draft<Hall>),
    /// A token to lay (D12–D14).
    LayToken(Draft<Token>),
    /// A hall to destroy (D15).
    Destroy,
    /// Nothing: the match is over.
    Over(End),
}

/// The options, checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    pub(crate) players: u8,
    pub(crate) pawns: u8,
    pub(crate) content: SharedContent<Content>,
}

impl Options {
    /// How many players sit at the table.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Whether players have several pawns each.
    pub(crate) fn has_teams(&self) -> bool {
        self.pawns > self.players
    }

    /// How many pawns there are: one for each player, six in the team variant.
    pub fn pawns(&self) -> u8 {
        self.pawns
    }

    /// The cards, tiles and tokens.
    pub fn content(&self) -> &'static Content {
        self.content.get()
    }
}

/// What is on the table.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) content: SharedContent<Content>,
    /// Who owns the pawn that begins.
    pub(crate) first: Seat,
    pub(crate) board: Board,
    pub(crate) vehicles: ByPawn<Vehicle>,
    pub(crate) hands: BySeat<Hand>,
    pub(crate) stack: Hand,
    /// Whose turn it is.
    pub(crate) turn: Pawn,
    pub(crate) stage: Stage,
    pub(crate) step: Step,
}

/// The player who owns a pawn (WCP-R58): pawns go round the players, beginning with the first.
pub(crate) fn owner(first: Seat, players: u8, pawn: Pawn) -> Seat {
    Seat::new(REMAINDERS[usize::from(players)][usize::from(first.number() + pawn.0)])
}

/// By number of players: the remainders of the numbers below 11, because owners are asked for at every step.
const REMAINDERS: [[u8; 11]; 7] = {
    let mut table = [[0; 11]; 7];
    let mut players = 1;
    while players < 7 {
        let mut number = 0;
        while number < 11 {
            table[players][number] = (number % players) as u8;
            number += 1;
        }
        players += 1;
    }
    table
};

/// The empty cells, while the stack or the hand of somebody with a pawn in play has a hall for them (WCP-R49).
pub(crate) fn still_open(board: &Board, vehicles: &ByPawn<Vehicle>, stack: u8, halls_of: impl Fn(Pawn) -> u8) -> Cells {
    let can_lay = |(pawn, vehicle): (Pawn, &Vehicle)| vehicle.in_play() && halls_of(pawn) > 0;
    if stack > 0 || vehicles.iter().any(can_lay) { board.empty() } else { Cells::NONE }
}

/// The active entrances for so many pawns (WCP-012, WCP-R02).
pub(crate) fn active_entrances(pawns: u8) -> Edges {
    Edges::new(match pawns {
        2 => 0b001001,
        3 => 0b010101,
        4 => 0b011011,
        5 => 0b011111,
        _ => 0b111111,
    })
}

/// The entrance at which a pawn starts: the active ones clockwise, in turn order.
pub(crate) fn entrance(active: Edges, pawn: Pawn) -> Dir {
    active.iter().nth(usize::from(pawn.0)).expect("there are as many active entrances as pawns")
}

impl State {
    /// Deals nothing yet: hands are filled when all vehicles have been picked (WCP-R63).
    pub(crate) fn new(options: &Options, dice: &mut Dice) -> State {
        let content = options.content;
        State {
            content,
            first: Seat::new(dice.below(u32::from(options.players)) as u8),
            board: Board::new(active_entrances(options.pawns)),
            vehicles: ByPawn::new(options.pawns),
            hands: BySeat::new(options.players),
            stack: Hand { halls: content.all_halls.clone(), tokens: content.all_tokens.clone() },
            turn: Pawn(0),
            stage: Stage::Looting { idle: 0 },
            step: Step::Pick(Pawn(options.pawns - 1)),
        }
    }

    pub(crate) fn pawns(&self) -> u8 {
        self.vehicles.len()
    }

    pub(crate) fn owner(&self, pawn: Pawn) -> Seat {
        owner(self.first, self.hands.len(), pawn)
    }

    /// A pawn with its owner, as events name it.
    pub(crate) fn who(&self, pawn: Pawn) -> Who {
        Who { pawn, seat: self.owner(pawn) }
    }

    /// The vehicle on turn.
    pub(crate) fn vehicle(&self) -> &Vehicle {
        &self.vehicles[self.turn]
    }

    /// The hand that is used in this turn.
    pub(crate) fn hand(&self) -> &Hand {
        &self.hands[self.owner(self.turn)]
    }

    pub(crate) fn hand_mut(&mut self) -> &mut Hand {
        let seat = self.owner(self.turn);
        &mut self.hands[seat]
    }

    /// The cells with pawns.
    pub(crate) fn occupied(&self) -> Cells {
        self.vehicles.values().iter().filter_map(Vehicle::cell).collect()
    }

    /// From the removal of the central hall on, all exits are open (WCP-091).
    pub(crate) fn exits_open(&self) -> bool {
        matches!(self.stage, Stage::Fleeing { .. })
    }

    /// The cells that may still be opened by a hall of somebody who can lay it (WCP-R49).
    pub(crate) fn still_open(&self) -> Cells {
        let halls_of = |pawn| self.hands[self.owner(pawn)].halls.len();
        still_open(&self.board, &self.vehicles, self.stack.halls.len(), halls_of)
    }

    /// Whether a pawn inside can never reach an exit any more (WCP-R49).
    pub(crate) fn is_trapped(&self, pawn: Pawn) -> bool {
        let open = self.still_open();
        self.vehicles[pawn].cell().is_some_and(|cell| !self.board.reaches(cell, self.board.escape(open), open))
    }

    /// Whether a pawn inside could reach no exit if no hall were laid any more (WCP-R49).
    pub(crate) fn is_cut_off(&self, pawn: Pawn) -> bool {
        let escape = || self.board.escape(Cells::NONE);
        self.vehicles[pawn].cell().is_some_and(|cell| !self.board.reaches(cell, escape(), Cells::NONE))
    }

    /// Whether a pawn can still leave the base or be made to: every other one has left, is lost, trapped or resigned.
    pub(crate) fn anybody_can_leave(&self) -> bool {
        let open = self.still_open();
        let escape = self.board.escape(open);
        self.vehicles.values().iter().any(|vehicle| match vehicle.place {
            Place::Outside => true,
            Place::Inside(cell) => self.board.reaches(cell, escape, open),
            Place::Left(_) | Place::Lost | Place::Resigned => false,
        })
    }
}
