//! The board: the halls and tokens on its 37 cells, and the cells from which an exit can be reached.

mod hex;
mod survey;

pub(crate) use hex::{Cell, Cells, Dir, Edges, Rotation};
pub(crate) use survey::{Fits, Joined};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::{Hall, Token};
use hex::GRID;

/// A hall tile as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct LaidHall {
    /// Which hall.
    pub hall: Hall,
    /// How far it is rotated.
    pub rotation: Rotation,
}

/// A token as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct LaidToken {
    /// Which token.
    pub token: Token,
    /// How far it is rotated; only guards are.
    pub rotation: Rotation,
}

/// Everything on the board. All of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Board {
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
    /// The board with only the central hall (WCP-008), whose edges are all passages (WCP-R04).
    pub(crate) fn new(active: Edges) -> Board {
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
    pub(crate) fn active(&self) -> Edges {
        self.active
    }

    /// The intact halls, the central one included.
    pub(crate) fn intact(&self) -> Cells {
        self.intact
    }

    /// The destroyed halls and the hole.
    pub(crate) fn rubble(&self) -> Cells {
        self.rubble
    }

    /// The cells on which nothing has been laid yet.
    pub(crate) fn empty(&self) -> Cells {
        Cells::BOARD.minus(self.intact).minus(self.rubble)
    }

    /// The halls with a token.
    pub(crate) fn stocked(&self) -> Cells {
        self.stocked
    }

    /// Whether the central hall has been removed.
    pub(crate) fn has_hole(&self) -> bool {
        self.rubble.contains(Cell::CENTRE)
    }

    /// The hall tile on a cell, intact or destroyed. The central hall is none of the 36.
    pub(crate) fn hall(&self, cell: Cell) -> Option<LaidHall> {
        self.halls[cell.index()]
    }

    /// The token on a cell.
    pub(crate) fn token(&self, cell: Cell) -> Option<LaidToken> {
        self.tokens[cell.index()]
    }

    /// The passages of an intact hall.
    pub(crate) fn passages(&self, cell: Cell) -> Edges {
        Dir::ALL.into_iter().filter(|&dir| self.has_passage(cell, dir)).collect()
    }

    /// Whether an intact hall has a passage on that edge.
    pub(crate) fn has_passage(&self, cell: Cell, dir: Dir) -> bool {
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
    pub(crate) fn lay_hall(&mut self, cell: Cell, laid: LaidHall, passages: Edges) {
        self.halls[cell.index()] = Some(laid);
        self.intact = self.intact.with(cell);
        for dir in passages.iter() {
            self.passages[dir as usize] = self.passages[dir as usize].with(cell);
        }
    }

    /// Lays a token.
    pub(crate) fn lay_token(&mut self, cell: Cell, laid: LaidToken) {
        self.tokens[cell.index()] = Some(laid);
        self.stocked = self.stocked.with(cell);
    }

    /// Takes the token off a cell.
    pub(crate) fn take_token(&mut self, cell: Cell) -> Option<LaidToken> {
        self.stocked = self.stocked.without(cell);
        self.tokens[cell.index()].take()
    }

    /// Turns a hall over, or removes the central hall: the cell can no longer be entered (WCP-113).
    pub(crate) fn destroy(&mut self, cell: Cell) -> Option<LaidToken> {
        self.intact = self.intact.without(cell);
        self.rubble = self.rubble.with(cell);
        self.passages = self.passages.map(|passages| passages.without(cell));
        self.take_token(cell)
    }

    /// The cells from which an exit can be reached, when these cells count as open on all sides (WCP-R49).
    pub(crate) fn escape(&self, open: Cells) -> Cells {
        self.joined(open).flood(self.exits(open), Cells::NONE, Cells::BOARD)
    }

    /// Whether a pawn on this cell can come to a cell from which an exit can be reached.
    pub(crate) fn reaches(&self, cell: Cell, escape: Cells, open: Cells) -> bool {
        // WCP-R42, R49: from the hole it is enough that the neighbour is open towards it.
        let beside_hole = || {
            Dir::ALL.into_iter().any(|dir| {
                let towards = self.passages[dir.opposite() as usize].or(open);
                !Cells::only(cell).step(dir).and(towards).and(escape).is_empty()
            })
        };
        escape.contains(cell) || (self.rubble.contains(cell) && beside_hole())
    }

    /// The halls that can be destroyed: next to the hole or to rubble, regardless of walls (WCP-104, WCP-R46).
    pub(crate) fn brittle(&self) -> Cells {
        self.rubble.neighbours().and(self.intact)
    }
}

/// A laid cell as it is serialized. Empty cells are left out, because most of a view is the board.
#[derive(Serialize, Deserialize)]
struct CellData {
    cell: Cell,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    hall: Option<(Hall, Rotation)>,
    passages: Edges,
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    destroyed: bool,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    token: Option<(Token, Rotation)>,
}

#[derive(Serialize, Deserialize)]
struct BoardData {
    active: Edges,
    cells: Vec<CellData>,
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let data = |cell| CellData {
            cell,
            hall: self.hall(cell).map(|LaidHall { hall, rotation }| (hall, rotation)),
            passages: self.passages(cell),
            destroyed: self.rubble.contains(cell),
            token: self.token(cell).map(|LaidToken { token, rotation }| (token, rotation)),
        };
        let cells = self.intact.or(self.rubble).iter().map(data).collect();
        BoardData { active: self.active, cells }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Board, D::Error> {
        let BoardData { active, cells } = BoardData::deserialize(deserializer)?;
        let mut board = Board::new(active);
        for CellData { cell, hall, passages, destroyed, token } in cells {
            if let Some((hall, rotation)) = hall {
                board.lay_hall(cell, LaidHall { hall, rotation }, passages);
            }
            if let Some((token, rotation)) = token {
                board.lay_token(cell, LaidToken { token, rotation });
            }
            if destroyed {
                board.destroy(cell);
            }
        }
        Ok(board)
    }
}
