//! The board: 37 hexagonal cells as bits, the halls and tokens on them, and what is joined to what.
//!
//! A cell is a bit of a word in a grid of eight columns. The board never touches the eighth column, so that a step in
//! any of the six directions is one shift, and a flood is a handful of them.

use std::fmt;
use std::str::FromStr;

use engine::Clause;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{Hall, Token};

engine::ids! {
    /// A direction, and the edge of a cell that faces it, clockwise on screen.
    pub enum Dir {
        /// Edge 0.
        East = "e",
        /// Edge 1.
        SouthEast = "se",
        /// Edge 2.
        SouthWest = "sw",
        /// Edge 3.
        West = "w",
        /// Edge 4.
        NorthWest = "nw",
        /// Edge 5.
        NorthEast = "ne",
    }
}

impl Dir {
    /// The direction after turning clockwise by sixths of a circle.
    #[must_use]
    pub const fn turned(self, sixths: u8) -> Dir {
        Dir::ALL[(self as usize + sixths as usize) % 6]
    }

    /// The direction back.
    #[must_use]
    pub const fn opposite(self) -> Dir {
        self.turned(3)
    }

    const fn step(self) -> (i8, i8) {
        [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)][self as usize]
    }
}

/// How far a tile or token is turned clockwise, in sixths of a circle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Turn(u8);

impl Turn {
    /// As it is printed.
    pub const NONE: Turn = Turn(0);

    /// Turned by this many sixths.
    ///
    /// # Panics
    /// When that is a whole circle or more.
    pub const fn new(sixths: u8) -> Turn {
        assert!(sixths < 6, "six sixths are a whole circle");
        Turn(sixths)
    }

    /// How many sixths.
    pub const fn sixths(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}", self.0)
    }
}

impl FromStr for Turn {
    type Err = String;

    fn from_str(text: &str) -> Result<Turn, String> {
        match text.as_bytes() {
            [b'r', sixths @ b'0'..=b'5'] => Ok(Turn(sixths - b'0')),
            _ => Err(format!("`{text}` is not a turn; turns are r0 to r5")),
        }
    }
}

/// A set of edges of a cell: the passages of a hall, the arrows of a guard, or some of the six entrances.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Edges(u8);

impl Edges {
    /// No edge.
    pub const NONE: Edges = Edges(0);
    /// All six.
    pub const ALL: Edges = Edges(63);

    /// The set with these bits, where bit `d` is edge `d`.
    pub const fn new(bits: u8) -> Edges {
        assert!(bits < 64, "a cell has six edges");
        Edges(bits)
    }

    /// The bits, where bit `d` is edge `d`.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Just one edge.
    pub const fn only(dir: Dir) -> Edges {
        Edges(1 << dir as u8)
    }

    /// Whether the edge is in the set.
    pub const fn contains(self, dir: Dir) -> bool {
        self.0 & (1 << dir as u8) != 0
    }

    /// How many edges are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether no edge is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The edges that are in either set.
    #[must_use]
    pub const fn or(self, other: Edges) -> Edges {
        Edges(self.0 | other.0)
    }

    /// The edges that are in both sets.
    #[must_use]
    pub const fn and(self, other: Edges) -> Edges {
        Edges(self.0 & other.0)
    }

    /// The edges of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Edges) -> Edges {
        Edges(self.0 & !other.0)
    }

    /// The edges after turning the tile clockwise.
    #[must_use]
    pub const fn turned(self, turn: Turn) -> Edges {
        Edges((self.0 << turn.0 | self.0 >> (6 - turn.0)) & 63)
    }

    /// How many turns look different: the others repeat them (WCP-R64).
    pub const fn turns(self) -> u8 {
        let mut turns = 1;
        while turns < 6 && self.turned(Turn(turns)).0 != self.0 {
            turns += 1;
        }
        turns
    }

    /// The edges clockwise from the east.
    pub fn iter(self) -> impl Iterator<Item = Dir> {
        Dir::ALL.into_iter().filter(move |&dir| self.contains(dir))
    }

    const fn first(self) -> Dir {
        Dir::ALL[self.0.trailing_zeros() as usize]
    }
}

impl FromIterator<Dir> for Edges {
    fn from_iter<I: IntoIterator<Item = Dir>>(dirs: I) -> Edges {
        dirs.into_iter().fold(Edges::NONE, |edges, dir| edges.or(Edges::only(dir)))
    }
}

/// A set of ways to lay a hall, each as the [`Edges`] that become passages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fits(u64);

impl Fits {
    /// No way at all.
    pub const NONE: Fits = Fits(0);

    /// Just this way.
    pub const fn only(edges: Edges) -> Fits {
        Fits(1 << edges.0)
    }

    /// Every way that opens at least one of these edges.
    const fn touching(edges: Edges) -> Fits {
        TOUCHING[edges.0 as usize]
    }

    /// The ways that are in either set.
    #[must_use]
    pub const fn or(self, other: Fits) -> Fits {
        Fits(self.0 | other.0)
    }

    /// The ways that are in both sets.
    #[must_use]
    pub const fn and(self, other: Fits) -> Fits {
        Fits(self.0 & other.0)
    }

    /// Whether the sets have a way in common.
    pub const fn meets(self, other: Fits) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether this way is in the set.
    pub const fn contains(self, edges: Edges) -> bool {
        self.meets(Fits::only(edges))
    }
}

const TOUCHING: [Fits; 64] = {
    let mut table = [Fits::NONE; 64];
    let mut touched = 0;
    while touched < 64 {
        let mut way = 0;
        while way < 64 {
            if way & touched != 0 {
                table[touched].0 |= 1 << way;
            }
            way += 1;
        }
        touched += 1;
    }
    table
};

const COLUMNS: i8 = 8;
/// How many numbers a [`Cell`] can have: seven rows of the grid.
const GRID: usize = 56;

/// A cell of the board, written by its number from `c0` to `c36`, row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell of the central hall.
    pub const CENTRE: Cell = Cell::at(0, 0);

    /// The cell with these axial coordinates.
    ///
    /// # Panics
    /// When it is not on the board.
    pub const fn at(q: i8, r: i8) -> Cell {
        assert!(on_board(q, r), "the cell is not on the board");
        Cell(((r + 3) * COLUMNS + q + 3) as u8)
    }

    /// Its axial coordinates.
    pub const fn axial(self) -> (i8, i8) {
        (self.0 as i8 % COLUMNS - 3, self.0 as i8 / COLUMNS - 3)
    }

    /// The corner cell at an entrance.
    pub const fn corner(entrance: Dir) -> Cell {
        let (q, r) = entrance.step();
        Cell::at(3 * q, 3 * r)
    }

    /// The entrance at this cell, if it is a corner.
    pub fn entrance(self) -> Option<Dir> {
        CORNERS.contains(self).then(|| Dir::ALL.into_iter().find(|&dir| Cell::corner(dir) == self)).flatten()
    }

    /// Its number from 0 to 36, row by row.
    pub const fn number(self) -> u8 {
        (Cells::BOARD.0 & ((1 << self.0) - 1)).count_ones() as u8
    }

    /// The next cell in a direction, unless that is beyond the rim.
    pub const fn neighbour(self, dir: Dir) -> Option<Cell> {
        let next = Cells::only(self).step(dir);
        if next.is_empty() { None } else { Some(next.first()) }
    }

    const fn index(self) -> usize {
        self.0 as usize
    }
}

const fn on_board(q: i8, r: i8) -> bool {
    q >= -3 && q <= 3 && r >= -3 && r <= 3 && q + r >= -3 && q + r <= 3
}

const CORNERS: Cells = {
    let mut corners = Cells::NONE;
    let mut index = 0;
    while index < 6 {
        corners = corners.with(Cell::corner(Dir::ALL[index]));
        index += 1;
    }
    corners
};

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "c{}", self.number())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = String;

    fn from_str(text: &str) -> Result<Cell, String> {
        let number = text.strip_prefix('c').and_then(|digits| digits.parse::<u8>().ok());
        number
            .and_then(|number| Cells::BOARD.iter().nth(usize::from(number)))
            .filter(|cell| cell.to_string() == text)
            .ok_or_else(|| format!("`{text}` is not a cell; cells are c0 to c36"))
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A set of cells.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cells(u64);

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells(0);

    /// All 37.
    pub const BOARD: Cells = {
        let mut bits = 0;
        let mut number = 0;
        while number < GRID as i8 {
            if on_board(number % COLUMNS - 3, number / COLUMNS - 3) {
                bits |= 1 << number;
            }
            number += 1;
        }
        Cells(bits)
    };

    /// Just one cell.
    pub const fn only(cell: Cell) -> Cells {
        Cells(1 << cell.0)
    }

    /// Whether the cell is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    /// The set with one cell more.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Cells {
        Cells(self.0 | 1 << cell.0)
    }

    /// The set without a cell.
    #[must_use]
    pub const fn without(self, cell: Cell) -> Cells {
        Cells(self.0 & !(1 << cell.0))
    }

    /// The cells that are in either set.
    #[must_use]
    pub const fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// The cells that are in both sets.
    #[must_use]
    pub const fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// The cells of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// Whether no cell is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Every cell's neighbour in a direction, as far as there is one.
    #[must_use]
    pub const fn step(self, dir: Dir) -> Cells {
        let moved = match dir {
            Dir::East => self.0 << 1,
            Dir::SouthEast => self.0 << 8,
            Dir::SouthWest => self.0 << 7,
            Dir::West => self.0 >> 1,
            Dir::NorthWest => self.0 >> 8,
            Dir::NorthEast => self.0 >> 7,
        };
        Cells(moved & Cells::BOARD.0)
    }

    /// Every neighbour of every cell.
    #[must_use]
    pub fn neighbours(self) -> Cells {
        Dir::ALL.into_iter().fold(Cells::NONE, |around, dir| around.or(self.step(dir)))
    }

    /// The cells in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self;
        std::iter::from_fn(move || {
            let cell = (!left.is_empty()).then(|| left.first())?;
            left.0 &= left.0 - 1;
            Some(cell)
        })
    }

    const fn first(self) -> Cell {
        Cell(self.0.trailing_zeros() as u8)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::NONE, Cells::with)
    }
}

/// By direction: the cells of which something is true in that direction.
type ByDir = [u64; 6];

/// The directions in which it is true of one cell.
fn around(words: &ByDir, cell: Cell) -> Edges {
    let bit = |dir: usize| ((words[dir] >> cell.0 & 1) as u8) << dir;
    Edges(bit(0) | bit(1) | bit(2) | bit(3) | bit(4) | bit(5))
}

/// Which cells are joined to their neighbours, by direction.
#[derive(Clone, Copy)]
pub struct Joined(ByDir);

const SHIFTS: [u32; 3] = [1, 8, 7];

impl Joined {
    /// The directions in which a cell is joined to its neighbour.
    pub fn of(&self, cell: Cell) -> Edges {
        around(&self.0, cell)
    }

    /// Everything that can be reached from these cells without crossing those that are left out.
    fn flood(&self, from: Cells, left_out: Cells) -> Cells {
        let ways: [u64; 3] = std::array::from_fn(|index| self.0[index] & !(left_out.0 | left_out.0 >> SHIFTS[index]));
        let mut reached = from.0;
        loop {
            let before = reached;
            for (joined, shift) in ways.iter().zip(SHIFTS) {
                reached |= (reached & joined) << shift | reached >> shift & joined;
            }
            if reached == before {
                return Cells(reached);
            }
        }
    }
}

/// What a hall on any empty cell would touch, found for all cells at once (WCP-R16).
pub struct Survey {
    joined: Joined,
    /// The neighbour is an intact hall with a passage towards the cell, or an active entrance.
    links: ByDir,
    /// The neighbours in this direction and the next are joined to each other.
    ring: ByDir,
    /// The corners with an active entrance.
    entrances: Cells,
    empty: Cells,
}

impl Survey {
    /// The empty cells with a passage to an intact hall or to an active entrance: only there can a hall be laid (WCP-034).
    pub fn frontier(&self) -> Cells {
        Cells(self.links.iter().fold(0, |cells, links| cells | links)).and(self.empty)
    }

    /// In which ways a hall may be laid on an empty cell (WCP-034, WCP-035).
    pub fn fits(&self, cell: Cell) -> Fits {
        let mut fits = Fits::touching(around(&self.links, cell));
        self.each_group(cell, |group| fits = fits.and(Fits::touching(group)));
        fits
    }

    /// Why a hall may not be laid on an empty cell in this way.
    pub fn why_not(&self, cell: Cell, passages: Edges) -> Option<Clause> {
        if around(&self.links, cell).and(passages).is_empty() {
            return Some(clause!("WCP-034"));
        }
        let entrance = cell.entrance().map(Edges::only).filter(|_| self.entrances.contains(cell));
        let mut reason = None;
        self.each_group(cell, |group| {
            if group.and(passages).is_empty() {
                let walled_up = entrance == Some(group);
                reason = reason.or(Some(if walled_up { clause!("WCP-036") } else { clause!("WCP-035") }));
            }
        });
        reason
    }

    /// Every group of directions of which one must become a passage, or something is cut off (WCP-R16).
    fn each_group(&self, cell: Cell, mut visit: impl FnMut(Edges)) {
        if self.entrances.contains(cell) {
            cell.entrance().map(Edges::only).into_iter().for_each(&mut visit);
        }
        let here = Cells::only(cell);
        let ring = around(&self.ring, cell);
        let mut left = self.joined.of(cell);
        while !left.is_empty() {
            // Neighbours that are joined side by side need no flood to be found connected.
            let mut group = RUNS[ring.0 as usize][left.first() as usize].and(left);
            if group != left {
                let from = group.iter().fold(Cells::NONE, |cells, dir| cells.or(here.step(dir)));
                let reached = self.joined.flood(from, here);
                group = left.iter().filter(|&dir| !here.step(dir).and(reached).is_empty()).collect();
            }
            visit(group);
            left = left.minus(group);
        }
    }
}

/// A hall tile as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LaidHall {
    /// Which hall.
    pub hall: Hall,
    /// How far it is turned.
    pub turn: Turn,
}

/// A token as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LaidToken {
    /// Which token.
    pub token: Token,
    /// How far it is turned; only guards are.
    pub turn: Turn,
}

/// Everything that lies on the board. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// The entrances from which pawns start (WCP-013).
    active: Edges,
    /// By direction: the intact halls with a passage on that edge.
    passages: [Cells; 6],
    /// Laid and not destroyed; the central hall is one of them until it is removed.
    intact: Cells,
    /// Destroyed halls, and the hole of the central hall once it has been removed.
    rubble: Cells,
    /// Where a token lies.
    stocked: Cells,
    halls: [Option<LaidHall>; GRID],
    tokens: [Option<LaidToken>; GRID],
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Board {
    /// The board with nothing but the central hall (WCP-008), whose edges are all passages (WCP-R04).
    pub fn new(active: Edges) -> Board {
        Board {
            active,
            passages: [Cells::only(Cell::CENTRE); 6],
            intact: Cells::only(Cell::CENTRE),
            rubble: Cells::NONE,
            stocked: Cells::NONE,
            halls: [None; GRID],
            tokens: [None; GRID],
        }
    }

    /// The entrances from which pawns start.
    pub fn active(&self) -> Edges {
        self.active
    }

    /// The intact halls, the central one included.
    pub fn intact(&self) -> Cells {
        self.intact
    }

    /// The destroyed halls and the hole.
    pub fn rubble(&self) -> Cells {
        self.rubble
    }

    /// The cells on which nothing has been laid yet.
    pub fn empty(&self) -> Cells {
        Cells::BOARD.minus(self.intact).minus(self.rubble)
    }

    /// The halls with a token.
    pub fn stocked(&self) -> Cells {
        self.stocked
    }

    /// Whether the central hall has been removed.
    pub fn has_hole(&self) -> bool {
        self.rubble.contains(Cell::CENTRE)
    }

    /// The hall tile on a cell, intact or destroyed. The central hall is none of the 36.
    pub fn hall(&self, cell: Cell) -> Option<LaidHall> {
        self.halls[cell.index()]
    }

    /// The token on a cell.
    pub fn token(&self, cell: Cell) -> Option<LaidToken> {
        self.tokens[cell.index()]
    }

    /// The passages of an intact hall.
    pub fn passages(&self, cell: Cell) -> Edges {
        Dir::ALL.into_iter().filter(|&dir| self.has_passage(cell, dir)).collect()
    }

    /// Whether an intact hall has a passage on that edge.
    pub fn has_passage(&self, cell: Cell, dir: Dir) -> bool {
        self.passages[dir as usize].contains(cell)
    }

    /// Lays a hall.
    pub fn lay_hall(&mut self, cell: Cell, laid: LaidHall, passages: Edges) {
        self.halls[cell.index()] = Some(laid);
        self.intact = self.intact.with(cell);
        for dir in passages.iter() {
            self.passages[dir as usize] = self.passages[dir as usize].with(cell);
        }
    }

    /// Lays a token.
    pub fn lay_token(&mut self, cell: Cell, laid: LaidToken) {
        self.tokens[cell.index()] = Some(laid);
        self.stocked = self.stocked.with(cell);
    }

    /// Takes the token off a cell.
    pub fn take_token(&mut self, cell: Cell) -> Option<LaidToken> {
        self.stocked = self.stocked.without(cell);
        self.tokens[cell.index()].take()
    }

    /// Turns a hall over, or takes the central hall away: either way the cell can no longer be entered (WCP-113).
    pub fn destroy(&mut self, cell: Cell) -> Option<LaidToken> {
        self.intact = self.intact.without(cell);
        self.rubble = self.rubble.with(cell);
        self.passages = self.passages.map(|passages| passages.without(cell));
        self.take_token(cell)
    }

    /// What is joined to what, when these cells count as open on all sides (WCP-R15).
    pub fn joined(&self, open: Cells) -> Joined {
        let one_way: [u64; 3] = std::array::from_fn(|index| {
            let (here, there) = (self.passages[index].or(open), self.passages[index + 3].or(open));
            here.and(there.step(Dir::ALL[index + 3])).0
        });
        let [e, se, sw] = one_way;
        Joined([e, se, sw, e << SHIFTS[0], se << SHIFTS[1], sw << SHIFTS[2]])
    }

    /// Everything that decides where and how halls can be laid.
    pub fn survey(&self) -> Survey {
        let joined = self.joined(self.empty());
        let links = std::array::from_fn(|index| {
            let (dir, back) = (Dir::ALL[index], Dir::ALL[index].opposite());
            let entrance = if self.active.contains(dir) { Cells::only(Cell::corner(dir)) } else { Cells::NONE };
            self.passages[back as usize].step(back).or(entrance).0
        });
        let ring = std::array::from_fn(|index| {
            Cells(joined.0[(index + 2) % 6]).step(Dir::ALL[index].opposite()).0
                & joined.0[index]
                & joined.0[(index + 1) % 6]
        });
        let entrances = self.active.iter().map(Cell::corner).collect();
        Survey { joined, links, ring, entrances, empty: self.empty() }
    }

    /// From where an exit can be reached, when these cells count as open on all sides (WCP-R49).
    pub fn escape(&self, open: Cells) -> Cells {
        let exits =
            Dir::ALL.into_iter().filter(|&dir| self.passages[dir as usize].or(open).contains(Cell::corner(dir)));
        self.joined(open).flood(exits.map(Cell::corner).collect(), Cells::NONE)
    }

    /// Whether a pawn on this cell can come to a cell from which an exit can be reached.
    pub fn reaches(&self, cell: Cell, escape: Cells, open: Cells) -> bool {
        // WCP-R42, R49: from the hole it is enough that the neighbour is open towards it.
        let beside_hole = || {
            Dir::ALL.into_iter().any(|dir| {
                let towards = self.passages[dir.opposite() as usize].or(open);
                !Cells::only(cell).step(dir).and(towards).and(escape).is_empty()
            })
        };
        escape.contains(cell) || (self.rubble.contains(cell) && beside_hole())
    }

    /// The halls that can be destroyed: next to the hole or to rubble, whatever the walls (WCP-104, WCP-R46).
    pub fn brittle(&self) -> Cells {
        self.rubble.neighbours().and(self.intact)
    }
}

/// By ring and direction: the directions that are joined side by side with that one.
const RUNS: [[Edges; 6]; 64] = {
    let mut table = [[Edges::NONE; 6]; 64];
    let mut ring = 0;
    while ring < 64 {
        let pairs = Edges(ring as u8);
        let mut start = 0;
        while start < 6 {
            let mut run = Edges(1 << start);
            let mut round = 0;
            while round < 5 {
                let onwards = run.and(pairs).turned(Turn(1));
                let back = run.turned(Turn(5)).and(pairs);
                run = run.or(onwards).or(back);
                round += 1;
            }
            table[ring][start] = run;
            start += 1;
        }
        ring += 1;
    }
    table
};

/// A cell of the board as it is written down: only what lies there.
#[derive(Serialize, Deserialize)]
struct Spot {
    cell: Cell,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    hall: Option<LaidHall>,
    passages: Edges,
    destroyed: bool,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    token: Option<LaidToken>,
}

#[derive(Serialize, Deserialize)]
struct Spots {
    active: Edges,
    cells: Vec<Spot>,
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let spot = |cell| Spot {
            cell,
            hall: self.hall(cell),
            passages: self.passages(cell),
            destroyed: self.rubble.contains(cell),
            token: self.token(cell),
        };
        let cells = self.intact.or(self.rubble).iter().map(spot).collect();
        Spots { active: self.active, cells }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Board, D::Error> {
        let Spots { active, cells } = Spots::deserialize(deserializer)?;
        let mut board = Board::new(active);
        for Spot { cell, hall, passages, destroyed, token } in cells {
            if let Some(hall) = hall {
                board.lay_hall(cell, hall, passages);
            }
            if let Some(token) = token {
                board.lay_token(cell, token);
            }
            if destroyed {
                board.destroy(cell);
            }
        }
        Ok(board)
    }
}
