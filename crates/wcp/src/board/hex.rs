//! The hexagonal grid: directions, edges of a cell, cells and sets of cells.
//!
//! A cell is a bit of a word in a grid of eight columns. The eighth column is never part of the board: a step in any of
//! the six directions is one shift, and a flood fill is a few of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

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
    /// The direction after a clockwise rotation by sixths of a circle.
    #[must_use]
    pub const fn rotated(self, sixths: u8) -> Dir {
        Dir::ALL[(self as usize + sixths as usize) % 6]
    }

    /// The direction back.
    #[must_use]
    pub const fn opposite(self) -> Dir {
        self.rotated(3)
    }

    const fn step(self) -> (i8, i8) {
        [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)][self as usize]
    }
}

/// How far a tile or token is rotated clockwise, in sixths of a circle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Rotation(pub(super) u8);

impl Rotation {
    /// As it is printed.
    pub const NONE: Rotation = Rotation(0);

    /// A rotation by this many sixths.
    ///
    /// # Panics
    /// When that is a whole circle or more.
    pub const fn new(sixths: u8) -> Rotation {
        assert!(sixths < 6, "six sixths are a whole circle");
        Rotation(sixths)
    }

    /// How many sixths.
    pub const fn sixths(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Rotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}", self.0)
    }
}

impl FromStr for Rotation {
    type Err = String;

    fn from_str(text: &str) -> Result<Rotation, String> {
        match text.as_bytes() {
            [b'r', sixths @ b'0'..=b'5'] => Ok(Rotation(sixths - b'0')),
            _ => Err(format!("`{text}` is not a turn; turns are r0 to r5")),
        }
    }
}

/// A set of edges of a cell: the passages of a hall, the arrows of a guard, or some of the six entrances.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Edges(pub(super) u8);

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

    /// The edges after the tile is rotated clockwise.
    #[must_use]
    pub const fn rotated(self, rotation: Rotation) -> Edges {
        Edges((self.0 << rotation.0 | self.0 >> (6 - rotation.0)) & 63)
    }

    /// The number of rotations that look different: the others repeat them (WCP-R64).
    pub const fn rotations(self) -> u8 {
        let mut rotations = 1;
        while rotations < 6 && self.rotated(Rotation(rotations)).0 != self.0 {
            rotations += 1;
        }
        rotations
    }

    /// The edges clockwise from the east.
    pub fn iter(self) -> impl Iterator<Item = Dir> {
        Dir::ALL.into_iter().filter(move |&dir| self.contains(dir))
    }

    pub(super) const fn first(self) -> Dir {
        Dir::ALL[self.0.trailing_zeros() as usize]
    }
}

impl FromIterator<Dir> for Edges {
    fn from_iter<I: IntoIterator<Item = Dir>>(dirs: I) -> Edges {
        dirs.into_iter().fold(Edges::NONE, |edges, dir| edges.or(Edges::only(dir)))
    }
}

const COLUMNS: i8 = 8;
/// How many numbers a [`Cell`] can have: seven rows of the grid.
pub(super) const GRID: usize = 56;

/// A cell of the board, written by its number from `c0` to `c36`, row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub(super) u8);

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
        NUMBERS[self.index()]
    }

    /// The next cell in a direction, unless that is off the board.
    pub const fn neighbour(self, dir: Dir) -> Option<Cell> {
        let next = Cells::only(self).step(dir);
        if next.is_empty() { None } else { Some(next.first()) }
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The number of every cell, by its place in the grid.
const NUMBERS: [u8; GRID] = {
    let mut numbers = [0; GRID];
    let mut place = 0;
    while place < GRID {
        numbers[place] = (Cells::BOARD.0 & ((1 << place) - 1)).count_ones() as u8;
        place += 1;
    }
    numbers
};

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
pub(crate) struct Cells(pub(super) u64);

impl Cells {
    /// No cell.
    pub(crate) const NONE: Cells = Cells(0);

    /// All 37.
    pub(crate) const BOARD: Cells = {
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
    pub(crate) const fn only(cell: Cell) -> Cells {
        Cells(1 << cell.0)
    }

    /// Whether the cell is in the set.
    pub(crate) const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    /// The set with one cell more.
    #[must_use]
    pub(crate) const fn with(self, cell: Cell) -> Cells {
        Cells(self.0 | 1 << cell.0)
    }

    /// The set without a cell.
    #[must_use]
    pub(crate) const fn without(self, cell: Cell) -> Cells {
        Cells(self.0 & !(1 << cell.0))
    }

    /// The cells that are in either set.
    #[must_use]
    pub(crate) const fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// The cells that are in both sets.
    #[must_use]
    pub(crate) const fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    /// The cells of this set that are not in the other.
    #[must_use]
    pub(crate) const fn minus(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    /// Whether no cell is in the set.
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells are in the set.
    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The neighbour of every cell in a direction, unless it is off the board.
    #[must_use]
    pub(crate) const fn step(self, dir: Dir) -> Cells {
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
    pub(crate) fn neighbours(self) -> Cells {
        Dir::ALL.into_iter().fold(Cells::NONE, |around, dir| around.or(self.step(dir)))
    }

    /// The cells as bits by their numbers, without the gaps of the grid.
    pub(crate) const fn by_number(self) -> u64 {
        let (mut bits, mut start) = (0, 0);
        while start < GRID {
            let row = (Cells::BOARD.0 >> start) as u8;
            let first = start + row.trailing_zeros() as usize;
            bits |= ((self.0 >> first) & ((1 << row.count_ones()) - 1)) << NUMBERS[first];
            start += COLUMNS as usize;
        }
        bits
    }

    /// The cells in the order of their numbers.
    pub(crate) fn iter(self) -> impl Iterator<Item = Cell> {
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

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_by_number_have_no_gaps() {
        let third: Cells = Cells::BOARD.iter().step_by(3).collect();
        for cells in [Cells::NONE, Cells::BOARD, CORNERS, third] {
            let bits = cells.iter().fold(0, |bits, cell| bits | 1 << cell.number());
            assert_eq!(cells.by_number(), bits);
        }
        assert_eq!(Cells::BOARD.by_number(), (1 << 37) - 1);
    }
}
