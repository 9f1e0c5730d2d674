//! The board: the halls and tokens on its 37 cells, and from where an exit can be reached.

mod hex;
mod survey;

pub use hex::{Cell, Cells, Dir, Edges, Turn};
pub use survey::{Fits, Joined, Survey};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{Hall, Token};
use hex::GRID;

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
        self.open_to(dir).contains(cell)
    }

    /// The intact halls with a passage on that edge.
    pub(crate) fn open_to(&self, dir: Dir) -> Cells {
        self.passages[dir as usize]
    }

    /// The corners with a way out, when these cells count as open on all sides.
    pub(crate) fn exits(&self, open: Cells) -> Cells {
        let leads_out = |&dir: &Dir| self.open_to(dir).or(open).contains(Cell::corner(dir));
        Dir::ALL.into_iter().filter(leads_out).map(Cell::corner).collect()
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

    /// From where an exit can be reached, when these cells count as open on all sides (WCP-R49).
    pub fn escape(&self, open: Cells) -> Cells {
        self.joined(open).flood(self.exits(open), Cells::NONE, Cells::BOARD)
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

/// A cell of the board as it is written down: only what lies there, in few words, since most of a view is the board.
#[derive(Serialize, Deserialize)]
struct Spot {
    cell: Cell,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    hall: Option<(Hall, Turn)>,
    passages: Edges,
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    destroyed: bool,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    token: Option<(Token, Turn)>,
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
            hall: self.hall(cell).map(|LaidHall { hall, turn }| (hall, turn)),
            passages: self.passages(cell),
            destroyed: self.rubble.contains(cell),
            token: self.token(cell).map(|LaidToken { token, turn }| (token, turn)),
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
            if let Some((hall, turn)) = hall {
                board.lay_hall(cell, LaidHall { hall, turn }, passages);
            }
            if let Some((token, turn)) = token {
                board.lay_token(cell, LaidToken { token, turn });
            }
            if destroyed {
                board.destroy(cell);
            }
        }
        Ok(board)
    }
}
