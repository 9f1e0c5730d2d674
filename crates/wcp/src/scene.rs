//! What a person sees: the base with its halls, the entrances around it, stacks, players and the own hand.

mod links;
mod names;
mod panels;
mod picks;

pub(crate) use links::event_links;
pub(crate) use picks::{attempts, picks};

use crate::art::{Area, Piece, Scene};
use ::scene::{Placement as Spot, Size, Texts};

use crate::board::{Cell, Cells, Dir, Edges, Turn};
use crate::content::{Face, Hall, Token};
use crate::state::{Draft, Options, Pawn, Place, Stage, entrance};
use crate::text::map;
use crate::view::{StepView, View};
use names::Names;

/// The width and height of the board, when a hall's radius is one.
const BOARD: (f32, f32) = (14.4, 12.8);
/// The square root of three: how wide a hall of that radius is.
const ROOT: f32 = 1.732_050_8;
/// From the middle of a corner hall to that of its gate.
const GATE_AWAY: f32 = 1.43;
const GATE_RADIUS: f32 = 0.6;
/// The boxes in the corners of the board, where no halls are: two above, and two for the stacks below.
const BOX: (f32, f32) = (2.75, 2.7);
const STACK: (f32, f32) = (2.2, 2.2);

/// Where the middle of a cell is.
fn middle(cell: Cell) -> (f32, f32) {
    let (q, r) = cell.axial();
    let (q, r) = (f32::from(q), f32::from(r));
    (BOARD.0 / 2.0 + ROOT * (q + r / 2.0), BOARD.1 / 2.0 + 1.5 * r)
}

/// Where the middle of an entrance is, outside its corner hall.
fn gate(dir: Dir) -> (f32, f32) {
    let half = ROOT / 2.0;
    let steps = [(1.0, 0.0), (0.5, half), (-0.5, half), (-1.0, 0.0), (-0.5, -half), (0.5, -half)];
    let ((x, y), (dx, dy)) = (middle(Cell::corner(dir)), steps[dir as usize]);
    (x + GATE_AWAY * dx, y + GATE_AWAY * dy)
}

pub(crate) fn scene(options: &Options, view: &View, texts: &Texts) -> Scene {
    let painter = Painter { view, names: Names { options, view, texts } };
    let mut areas = vec![painter.stage()];
    areas.extend(Cells::BOARD.iter().map(|cell| painter.cell(cell)));
    areas.extend(Dir::ALL.map(|dir| painter.entrance(dir)));
    areas.extend([painter.away(), painter.hall_stack(), painter.token_stack()]);
    areas.extend(painter.garage());
    areas.extend(painter.deal());
    areas.extend(view.hand_sizes.iter().map(|(seat, _)| painter.player(seat)));
    areas.extend(painter.turns());
    areas.extend(painter.hand());
    Scene { board: BOARD, areas }
}

/// The id of a hall that is turned for laying, and of a guard.
fn turn_id(what: impl std::fmt::Display, turn: Turn) -> String {
    format!("{what}:{turn}")
}

/// What an edge of a laid hall is like, as the pictures of halls spell it.
fn edge(view: &View, cell: Cell, dir: Dir) -> char {
    let board = &view.board;
    if !board.has_passage(cell, dir) {
        return 'w';
    }
    match cell.neighbour(dir) {
        // WCP-R06: but for the entrances a passage on the rim leads nowhere.
        None => ['b', 'p'][usize::from(cell.entrance() == Some(dir))],
        Some(next) if board.empty().contains(next) => 'u',
        Some(next) => ['b', 'p'][usize::from(board.has_passage(next, dir.opposite()))],
    }
}

/// A hall by itself, as the pictures of halls spell it.
fn tile_art(passages: Edges) -> String {
    let edges: String = Dir::ALL.iter().map(|&dir| ['w', 'u'][usize::from(passages.contains(dir))]).collect();
    format!("tile:{edges}")
}

struct Painter<'a> {
    view: &'a View,
    names: Names<'a>,
}

impl Painter<'_> {
    fn texts(&self) -> &Texts {
        self.names.texts
    }

    fn stage(&self) -> Area {
        let kind = match self.view.stage {
            Stage::Looting { .. } => "looting",
            Stage::Closed { .. } => "closed",
            Stage::Pressed { .. } => "pressed",
            Stage::Opening => "opening",
            Stage::Fleeing { .. } => "fleeing",
        };
        let title = self.texts().text(&format!("scene-stage-{kind}"));
        Area::new("stage", format!("stage:{kind}"), Spot::Board(0.0, 0.0, BOX.0, BOX.1), title)
            .note(self.names.stage())
            .note(self.names.turn())
    }

    // The board.

    fn cell(&self, cell: Cell) -> Area {
        let view = self.view;
        let edges = || Dir::ALL.map(|dir| edge(view, cell, dir)).iter().collect::<String>();
        let art = match (view.board.hall(cell), view.board.rubble().contains(cell)) {
            (_, true) if cell == Cell::CENTRE => "hole".to_owned(),
            (_, true) => "rubble".to_owned(),
            (None, false) if cell == Cell::CENTRE => format!("centre:{}", edges()),
            (Some(_), false) => format!("hall:{}", edges()),
            (None, false) => "free".to_owned(),
        };
        let (x, y) = middle(cell);
        let mut area = Area::new(format!("cell:{cell}"), &art, Spot::Hex(x, y, 1.0), self.names.cell(cell));
        if view.board.intact().contains(cell) {
            let ways = Dir::ALL.into_iter().filter(|&dir| edge(view, cell, dir) == 'p').collect();
            area = area.note(self.names.ways(ways));
        }
        area.with(self.content(cell)).with(self.button(cell)).with(self.pawns_in(cell)).with(self.draft(cell))
    }

    fn content(&self, cell: Cell) -> Option<Piece> {
        let laid = self.view.board.token(cell)?;
        let id = format!("token:{cell}:{}", laid.token);
        Some(self.token(id, laid.token, laid.turn, Size::Tile).at(0.5, 0.5))
    }

    /// The WCP tile is the central hall, until it is removed.
    fn button(&self, cell: Cell) -> Option<Piece> {
        let in_place = cell == Cell::CENTRE && !self.view.board.has_hole();
        let is_alone = self.view.vehicles.values().iter().all(|vehicle| vehicle.cell() != Some(cell));
        in_place.then(|| self.wcp_tile(if is_alone { Size::Tile } else { Size::Token }).at(0.5, 0.5))
    }

    fn wcp_tile(&self, size: Size) -> Piece {
        let tile = Piece::new("wcp-tile", "button", size, self.texts().text("scene-button"));
        match self.view.stage {
            Stage::Looting { .. } | Stage::Closed { .. } => tile,
            Stage::Pressed { .. } | Stage::Opening => tile.badge("pressed", "!", self.texts().text("scene-pressed")),
            Stage::Fleeing { holder, .. } => {
                let pawns = self.view.vehicles.len();
                let turns = (holder.number() + pawns - self.view.turn.number()) % pawns;
                tile.badge("strikes", turns.to_string(), self.texts().with("scene-strikes", [("turns", turns.into())]))
            }
        }
    }

    fn pawns_in(&self, cell: Cell) -> Vec<Piece> {
        let here: Vec<Pawn> = self
            .view
            .vehicles
            .iter()
            .filter(|(_, vehicle)| vehicle.cell() == Some(cell))
            .map(|(pawn, _)| pawn)
            .collect();
        let has_button = cell == Cell::CENTRE && !self.view.board.has_hole();
        if let ([pawn], false) = (here.as_slice(), has_button) {
            return self.pawn(*pawn, Size::Tile).map(|pawn| pawn.at(0.5, 0.5)).into_iter().collect();
        }
        let spots = [(0.24, 0.36), (0.76, 0.36), (0.24, 0.64), (0.76, 0.64), (0.5, 0.19), (0.5, 0.81)];
        let pieces = here.into_iter().zip(spots).map(|(pawn, (x, y))| Some(self.pawn(pawn, Size::Token)?.at(x, y)));
        pieces.flatten().collect()
    }

    /// A pawn is its vehicle, so that there is none before a card has been chosen.
    fn pawn(&self, pawn: Pawn, size: Size) -> Option<Piece> {
        let card = self.view.vehicles[pawn].card?;
        let mut piece = Piece::new(format!("pawn:{pawn}"), format!("pawn:{card}"), size, self.names.who(pawn))
            .of(self.view.owner(pawn));
        if self.names.options.has_teams() {
            piece = piece.short((pawn.number() + 1).to_string());
        }
        if pawn == self.view.turn && !matches!(self.view.step, StepView::Pick(_) | StepView::Over(_)) {
            piece = piece.badge("turn", "", self.texts().text("scene-on-turn"));
        }
        if self.view.is_trapped(pawn) {
            piece = piece.badge("trapped", "!", self.texts().text("scene-trapped"));
        }
        Some(piece)
    }

    /// What is about to be laid here, as far as the viewer may know.
    fn draft(&self, cell: Cell) -> Option<Piece> {
        match self.view.step {
            StepView::LayHall(Some(Draft::Turned(hall, on))) if on == cell => {
                let name = self.texts().with("scene-draft", [("what", self.names.hall(hall).into())]);
                let art = tile_art(self.names.content().hall(hall).passages);
                Some(Piece::new(format!("draft:{hall}"), &art, Size::Tile, name).at(0.5, 0.5))
            }
            StepView::LayToken(Some(Draft::Turned(token, on))) if on == cell => {
                Some(self.token(format!("draft:{token}"), token, Turn::NONE, Size::Tile).at(0.5, 0.5))
            }
            _ => None,
        }
    }

    fn entrance(&self, dir: Dir) -> Area {
        let (view, (x, y)) = (self.view, gate(dir));
        let starter = view.vehicles.iter().map(|(pawn, _)| pawn);
        let starter = starter.into_iter().find(|&pawn| view.board.active().contains(dir) && self.starts(pawn) == dir);
        let is_open = view.board.has_passage(Cell::corner(dir), dir);
        let state = match (view.stage, starter) {
            (Stage::Fleeing { .. }, _) if is_open => "open",
            (Stage::Fleeing { .. }, _) => "shut",
            (_, Some(_)) => "active",
            (_, None) => "passive",
        };
        let name = map::entrance_name(dir);
        let title = match starter {
            Some(pawn) => {
                let who = self.names.who(pawn);
                self.texts().with("scene-entrance", [("entrance", name.into()), ("who", who.into())])
            }
            None => self.texts().with("scene-exit", [("entrance", name.into())]),
        };
        let mut area = Area::new(
            format!("entrance:{dir}"),
            format!("gate:{}:{state}", dir as u8),
            Spot::Hex(x, y, GATE_RADIUS),
            title,
        )
        .note(self.texts().text(&format!("scene-gate-{state}")));
        area.owner = starter.map(|pawn| view.owner(pawn));
        let waits = starter.filter(|&pawn| view.vehicles[pawn].place == Place::Outside);
        area.with(waits.and_then(|pawn| Some(self.pawn(pawn, Size::Tile)?.at(0.5, 0.5))))
    }

    fn starts(&self, pawn: Pawn) -> Dir {
        entrance(self.view.board.active(), pawn)
    }

    /// Pawns that are out of the game or out of the base, in the order in which they left.
    fn away(&self) -> Area {
        let mut gone: Vec<(u8, Pawn)> = Vec::new();
        for (pawn, vehicle) in self.view.vehicles.iter() {
            match vehicle.place {
                Place::Left(number) => gone.push((number, pawn)),
                Place::Lost | Place::Resigned => gone.push((u8::MAX, pawn)),
                Place::Outside | Place::Inside(_) => {}
            }
        }
        gone.sort_unstable();
        let pieces = gone.into_iter().filter_map(|(number, pawn)| {
            let place = self.names.place(pawn);
            let (art, text) = if number == u8::MAX { ("lost", "×".to_owned()) } else { ("left", number.to_string()) };
            Some(self.pawn(pawn, Size::Token)?.badge(art, text, place))
        });
        let at = Spot::Board(BOARD.0 - BOX.0, 0.0, BOX.0, BOX.1);
        Area::new("away", "box", at, self.texts().text("scene-away")).with(pieces)
    }

    fn hall_stack(&self) -> Area {
        let count = self.view.stack.halls;
        let name = self.texts().with("scene-halls", [("count", count.into())]);
        let pieces = (count > 0)
            .then(|| Piece::new("stack:halls", "hall-back", Size::Tile, name).times(count).face_down().at(0.5, 0.6));
        let at = Spot::Board(0.0, BOARD.1 - STACK.1, STACK.0, STACK.1);
        Area::new("halls", "box", at, self.texts().text("scene-hall-stack")).with(pieces)
    }

    fn token_stack(&self) -> Area {
        let count = self.view.stack.tokens;
        let name = self.texts().with("scene-tokens", [("count", count.into())]);
        let pieces = (count > 0)
            .then(|| Piece::new("stack:tokens", "token-back", Size::Tile, name).times(count).face_down().at(0.5, 0.6));
        let at = Spot::Board(BOARD.0 - STACK.0, BOARD.1 - STACK.1, STACK.0, STACK.1);
        Area::new("tokens", "box", at, self.texts().text("scene-token-stack")).with(pieces)
    }

    // The viewer's own things.

    fn hand(&self) -> Option<Area> {
        let hand = self.view.hand.as_ref().filter(|hand| !hand.halls.is_empty() || !hand.tokens.is_empty())?;
        let chosen = |piece: Piece, is_chosen: bool| match is_chosen {
            true => piece.badge("chosen", "", self.texts().text("scene-chosen")),
            false => piece,
        };
        let halls = hand.halls.kinds().map(|hall| {
            let piece = self.hall(format!("hall:{hall}"), hall, Turn::NONE).times(hand.halls.of(hall));
            chosen(
                piece,
                matches!(self.view.step, StepView::LayHall(Some(Draft::Where(h) | Draft::Turned(h, _))) if h == hall),
            )
        });
        let tokens = hand.tokens.kinds().map(|token| {
            let piece = self.token(format!("hand:{token}"), token, Turn::NONE, Size::Tile).times(hand.tokens.of(token));
            chosen(
                piece,
                matches!(self.view.step, StepView::LayToken(Some(Draft::Where(t) | Draft::Turned(t, _))) if t == token),
            )
        });
        let mut area = Area::new("hand", "panel", Spot::Own, self.texts().text("section-own-hand"));
        area.owner = self.view.viewer.seat();
        Some(area.with(halls).with(tokens))
    }

    /// Every way to turn what is being laid; whichever looks the same as another is not shown twice (WCP-R64).
    fn turns(&self) -> Option<Area> {
        let content = self.names.content();
        let turns = |count: u8| (0..count).map(Turn::new);
        let (cell, pieces): (Cell, Vec<Piece>) = match self.view.step {
            StepView::LayHall(Some(Draft::Turned(hall, cell))) => {
                let piece = |turn| self.hall(format!("turn:{}", turn_id(hall, turn)), hall, turn);
                (cell, turns(content.hall(hall).turns).map(piece).collect())
            }
            StepView::LayToken(Some(Draft::Turned(token, cell))) => {
                let Face::Guard { turns: count, .. } = content.face(token) else { return None };
                let piece = |turn| self.token(format!("turn:{}", turn_id(token, turn)), token, turn, Size::Tile);
                (cell, turns(count).map(piece).collect())
            }
            _ => return None,
        };
        let title = self.texts().with("scene-turns", [("cell", cell.to_string().into())]);
        Some(Area::new("turns", "panel", Spot::Own, title).with(pieces))
    }

    fn hall(&self, id: String, hall: Hall, turn: Turn) -> Piece {
        let passages = self.names.content().hall(hall).passages;
        let name = self.names.open_hall(hall, passages.turned(turn));
        Piece::new(id, tile_art(passages.turned(turn)), Size::Tile, name)
    }

    fn token(&self, id: String, token: Token, turn: Turn, size: Size) -> Piece {
        let name = self.names.token(token, turn);
        match self.names.content().face(token) {
            Face::Trophy { value } => Piece::new(id, format!("trophy:{token}"), size, name).short(value.to_string()),
            Face::Upgrade { raises, by } => {
                Piece::new(id, format!("upgrade:{}", raises.index()), size, name).short(format!("+{by}"))
            }
            Face::Guard { fire, armour, protects, .. } => Piece::new(id, format!("guard:{token}"), size, name)
                .line(fire.to_string())
                .line(armour.to_string())
                .line(map::arrows(protects.turned(turn))),
        }
    }
}
