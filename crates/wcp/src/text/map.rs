//! The board as plain text: 37 cells like bricks, each row shifted by half a brick. The six borders of a cell are its two
//! ends and the halves of its top and bottom.

use scene::Texts;

use crate::View;
use crate::board::{Board, Cell, Cells, Dir, Edges};
use crate::content::{Content, Symbol, TokenKind};
use crate::state::{Location, Pawn, entrance};

/// The arrows of these edges, clockwise from the east.
pub(crate) fn arrows(edges: Edges) -> String {
    edges.iter().map(arrow).collect()
}

/// The arrow of a direction.
pub(crate) const fn arrow(dir: Dir) -> char {
    ['→', '↘', '↙', '←', '↖', '↗'][dir as usize]
}

/// The sign of a value: triangles, squares and circles, as on the cards.
pub(crate) const fn sign(symbol: Symbol) -> char {
    match symbol {
        Symbol::Fire => '▲',
        Symbol::Armour => '■',
        Symbol::Boosters => '●',
    }
}

/// The entrance at an edge of the board.
pub(crate) fn entrance_name(entrance: Dir) -> String {
    format!("E{}", entrance as u8)
}

/// The lines of the map, no wider than 80 columns, and its legend.
pub(crate) fn lines(content: &Content, view: &View, texts: &Texts) -> Vec<String> {
    let mut grid = Grid::new();
    for cell in Cells::BOARD.iter() {
        grid.borders(&view.board, cell);
        grid.inside(content, view, cell);
    }
    for entrance in Dir::ALL {
        grid.entrance(view, entrance);
    }
    let legend = ["map-borders", "map-cells", "map-pawns", "map-tokens", "map-guards"].map(|id| texts.text(id));
    grid.lines().chain(legend).collect()
}

const BRICK: usize = 10;
const MARGIN: usize = 4;
const WIDTH: usize = 2 * MARGIN + 7 * BRICK + 1;
const HEIGHT: usize = 1 + 7 * 3 + 2;

/// A border between two cells.
enum Border {
    Wall,
    Passage,
    /// Nothing is laid on either side yet.
    Undecided,
}

fn border(board: &Board, cell: Cell, dir: Dir) -> Border {
    let Some(next) = cell.neighbour(dir) else {
        // WCP-R06: but for the entrances the rim is a wall.
        return match cell.entrance() {
            Some(entrance) if entrance == dir && board.empty().contains(cell) => Border::Undecided,
            Some(entrance) if entrance == dir && board.has_passage(cell, dir) => Border::Passage,
            Some(_) | None => Border::Wall,
        };
    };
    let open = |cell: Cell, dir: Dir| board.has_passage(cell, dir) || board.empty().contains(cell);
    let hole = |cell: Cell| cell == Cell::CENTRE && board.has_hole();
    if board.empty().contains(cell) && board.empty().contains(next) {
        Border::Undecided
    } else if (open(cell, dir) || hole(cell)) && (open(next, dir.opposite()) || hole(next)) {
        Border::Passage
    } else {
        Border::Wall
    }
}

struct Grid(Vec<[char; WIDTH]>);

impl Grid {
    fn new() -> Grid {
        Grid(vec![[' '; WIDTH]; HEIGHT])
    }

    fn lines(self) -> impl Iterator<Item = String> {
        self.0.into_iter().map(|line| line.iter().collect::<String>().trim_end().to_owned())
    }

    fn write(&mut self, column: usize, line: usize, text: &str) {
        for (place, sign) in self.0[line][column..].iter_mut().zip(text.chars()) {
            *place = sign;
        }
    }

    /// The column and line of a cell's upper left corner.
    fn corner(cell: Cell) -> (usize, usize) {
        let (q, r) = cell.axial();
        let column = MARGIN as i32 + BRICK as i32 * (i32::from(q) + 3) + BRICK as i32 / 2 * i32::from(r);
        (column as usize, 1 + 3 * (i32::from(r) + 3) as usize)
    }

    fn borders(&mut self, board: &Board, cell: Cell) {
        let (left, top) = Grid::corner(cell);
        for line in [top, top + 3] {
            for column in [left, left + BRICK / 2, left + BRICK] {
                self.write(column, line, "+");
            }
        }
        for dir in Dir::ALL {
            let (end, half) = match border(board, cell, dir) {
                Border::Wall => ("|", "----"),
                Border::Passage => (" ", "    "),
                Border::Undecided => (":", ". . "),
            };
            let (upper, lower) = (top, top + 3);
            match dir {
                Dir::East => [top + 1, top + 2].iter().for_each(|&line| self.write(left + BRICK, line, end)),
                Dir::West => [top + 1, top + 2].iter().for_each(|&line| self.write(left, line, end)),
                Dir::NorthWest => self.write(left + 1, upper, half),
                Dir::NorthEast => self.write(left + BRICK / 2 + 1, upper, half),
                Dir::SouthWest => self.write(left + 1, lower, half),
                Dir::SouthEast => self.write(left + BRICK / 2 + 1, lower, half),
            }
        }
    }

    fn inside(&mut self, content: &Content, view: &View, cell: Cell) {
        let (left, top) = Grid::corner(cell);
        let board = &view.board;
        let laid = board.intact().contains(cell);
        let number = if laid { format!("[{}]", cell.number()) } else { cell.number().to_string() };
        let (mut first, mut second) = (number.clone(), String::new());
        if let Some(laid) = board.token(cell) {
            match content.kind(laid.token) {
                TokenKind::Trophy { value } => first = format!("{number} ★{value}"),
                TokenKind::Upgrade { raises, by } => first = format!("{number} {}+{by}", sign(raises)),
                TokenKind::Guard { fire, armour, protects, .. } => {
                    first = format!("{number}▲{fire}■{armour}");
                    second = arrows(protects.rotated(laid.rotation));
                }
            }
        } else if cell == Cell::CENTRE {
            first = format!("{number} {}", if board.has_hole() { "( )" } else { "(◉)" });
        } else if board.rubble().contains(cell) {
            (first, second) = ("xxxxxxxxx".to_owned(), "xxxxxxxxx".to_owned());
        }
        let here: Vec<Pawn> = view.pawns_in(cell).collect();
        if !here.is_empty() {
            second = pawns(&here);
        }
        self.write(left + 1, top + 1, &first);
        self.write(left + 1, top + 2, &second);
    }

    fn entrance(&mut self, view: &View, dir: Dir) {
        let (left, top) = Grid::corner(Cell::corner(dir));
        let active = view.board.active().contains(dir);
        let name = if active { entrance_name(dir) } else { format!("({})", entrance_name(dir)) };
        let mut outside = view.vehicles.iter().filter(|(_, vehicle)| vehicle.place == Location::Outside);
        let waiting = outside.find(|&(pawn, _)| entrance(view.board.active(), pawn) == dir);
        let pawn = waiting.map(|(pawn, _)| pawn.to_string()).unwrap_or_default();
        match dir {
            Dir::East | Dir::West => {
                let column = if dir == Dir::East { left + BRICK + 1 } else { left - MARGIN };
                self.write(column, top + 1, &name);
                self.write(column, top + 2, &pawn);
            }
            Dir::NorthWest => self.write(left + 1, top - 1, &format!("{name} {pawn}")),
            Dir::NorthEast => self.write(left + BRICK / 2 + 1, top - 1, &format!("{name} {pawn}")),
            Dir::SouthWest => self.write(left + 1, top + 4, &format!("{name} {pawn}")),
            Dir::SouthEast => self.write(left + BRICK / 2 + 1, top + 4, &format!("{name} {pawn}")),
        }
    }
}

/// Up to six pawns in nine columns.
fn pawns(pawns: &[Pawn]) -> String {
    match pawns {
        [] | [_] | [_, _] | [_, _, _] => pawns.iter().map(Pawn::to_string).collect::<Vec<_>>().join(" "),
        more => {
            std::iter::once("p".to_owned()).chain(more.iter().map(|pawn| (pawn.number() + 1).to_string())).collect()
        }
    }
}
