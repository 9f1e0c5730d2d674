//! What a person sees and touches: the base with its halls, the entrances, stacks, players and the own hand.

mod components;
mod explain;
mod links;
mod moments;
mod names;
mod panels;
mod picks;

use engine::{Seat, sort_short_by_key};
use scene::{EventLinks, GameScene, Moment, Pick, Placement, Size, Texts, ThingCard, Turning};

use crate::art::{Area, AreaArt, BadgeArt, EdgeArt, GateArt, Light, Piece, PieceArt, Scene, StageArt};
use crate::board::{Cell, Cells, Dir, Edges, Rotation};
use crate::content::{Hall, Token, TokenKind};
use crate::foresight::{exit_of, steps_to};
use crate::state::{Draft, Location, Pawn, Stage, entrance};
use crate::text::{Words, map};
use crate::view::StepView;
use crate::{Action, Event, Options, View, Wcp};
use names::Names;

pub(crate) use components::components;

impl GameScene for Wcp {
    fn scene(options: &Options, view: &View, texts: &Texts) -> Scene {
        let builder = Builder { view, names: Names { words: Words { options, texts }, view } };
        let mut areas = vec![builder.stage()];
        areas.extend(Cells::BOARD.iter().map(|cell| builder.cell(cell)));
        areas.extend(Dir::ALL.map(|dir| builder.entrance(dir)));
        areas.extend([builder.away(), builder.hall_stack(), builder.token_stack()]);
        areas.extend(builder.garage());
        areas.extend(builder.deal());
        areas.extend(view.hand_sizes.iter().map(|(seat, _)| builder.player(seat)));
        areas.extend(builder.rotations());
        areas.extend(builder.hand());
        Scene { board: BOARD, areas }
    }

    fn picks(options: &Options, view: &View, action: Action) -> Vec<Pick> {
        picks::picks(options.content(), view, action)
    }

    fn attempts(_: &Options, view: &View, seat: Seat, thing: &str) -> Vec<Action> {
        picks::attempts(view, seat, thing)
    }

    /// A hall or token is laid in three steps, and goods of a trade are named one by one.
    fn is_step(_: &Options, _: &View, action: Action) -> bool {
        use Action::{Ask, HandOver, LayHall, LayToken, Offer, On, Take};
        matches!(action, LayHall(_) | LayToken(_) | On(_) | Offer(_) | Ask(_) | HandOver(_) | Take(_))
    }

    fn is_far(_: &Options, _: &View, action: Action) -> bool {
        matches!(action, Action::Boost(..))
    }

    fn turning(options: &Options, view: &View) -> Option<Turning> {
        let turns = |what: String, count: u8| Turning {
            piece: format!("draft:{what}"),
            turns: (0..count)
                .map(|sixths| (format!("turn:{}", rotation_id(&what, Rotation::new(sixths))), sixths))
                .collect(),
        };
        match view.step {
            StepView::LayHall(Some(Draft::Turned(hall, _))) => {
                Some(turns(hall.to_string(), options.content().hall(hall).rotations))
            }
            StepView::LayToken(Some(Draft::Turned(token, _))) => match options.content().kind(token) {
                TokenKind::Guard { rotations, .. } => Some(turns(token.to_string(), rotations)),
                TokenKind::Trophy { .. } | TokenKind::Upgrade { .. } => None,
            },
            _ => None,
        }
    }

    fn event_links(_: &Options, event: &Event) -> EventLinks {
        links::event_links(event)
    }

    /// A move out of the base is no ordinary move, and says which exit it takes.
    fn verb(_: &Options, view: &View, action: Action) -> String {
        match exit_of(view, action) {
            Some(exit) => format!("leave:{}", map::entrance_name(exit)),
            None => action.to_string().split(' ').next().unwrap_or_default().to_owned(),
        }
    }

    fn moment(options: &Options, event: &Event, texts: &Texts) -> Option<Moment> {
        moments::moment(Words { options, texts }, event)
    }

    fn explain(options: &Options, view: &View, thing: &str, texts: &Texts) -> Option<ThingCard> {
        explain::explain(options, view, thing, texts)
    }
}

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

/// The id of a hall or guard that is shown rotated.
fn rotation_id(what: impl std::fmt::Display, rotation: Rotation) -> String {
    format!("{what}:{rotation}")
}

/// An edge of a laid hall.
fn edge(view: &View, cell: Cell, dir: Dir) -> EdgeArt {
    let board = &view.board;
    if !board.has_passage(cell, dir) {
        return EdgeArt::Wall;
    }
    let is_open = match cell.neighbour(dir) {
        // WCP-R06: but for the entrances a passage on the rim leads nowhere.
        None => cell.entrance() == Some(dir),
        Some(next) if board.empty().contains(next) => return EdgeArt::Unexplored,
        Some(next) => board.has_passage(next, dir.opposite()),
    };
    if is_open { EdgeArt::Open } else { EdgeArt::Blocked }
}

/// Makes the areas and pieces of a scene.
struct Builder<'a> {
    view: &'a View,
    names: Names<'a>,
}

impl Builder<'_> {
    fn texts(&self) -> &Texts {
        self.names.words.texts
    }

    fn stage(&self) -> Area {
        let (art, title) = match self.view.stage {
            Stage::Looting { .. } => (StageArt::Looting, "scene-stage-looting"),
            Stage::Closed { .. } => (StageArt::Looting, "scene-stage-closed"),
            Stage::Pressed { .. } => (StageArt::Pressed, "scene-stage-pressed"),
            Stage::Opening => (StageArt::Pressed, "scene-stage-opening"),
            Stage::Fleeing { .. } => (StageArt::Fleeing, "scene-stage-fleeing"),
        };
        let at = Placement::Board(0.0, 0.0, BOX.0, BOX.1);
        Area::new("stage", AreaArt::Stage(art), at, self.texts().text(title))
            .note(self.names.words.stage(self.view))
            .note(self.names.words.turn(self.view))
    }

    // The board.

    fn cell(&self, cell: Cell) -> Area {
        let board = &self.view.board;
        let edges = Dir::ALL.map(|dir| edge(self.view, cell, dir));
        let light = match self.view.stage {
            Stage::Looting { .. } | Stage::Closed { .. } => Light::Lamps,
            Stage::Pressed { .. } | Stage::Opening | Stage::Fleeing { .. } => Light::Alarm,
        };
        let art = match (board.hall(cell), board.rubble().contains(cell)) {
            (_, true) if cell == Cell::CENTRE => AreaArt::Hole,
            (_, true) => AreaArt::Rubble(cell),
            (None, false) if cell == Cell::CENTRE => AreaArt::Centre(edges, light),
            (Some(_), false) => {
                let is_brittle = self.is_brittle(cell);
                AreaArt::Hall { cell, edges, guarded: self.guarded(cell), light, is_brittle }
            }
            (None, false) => AreaArt::Free(cell),
        };
        let (x, y) = middle(cell);
        let mut area = Area::new(format!("cell:{cell}"), art, Placement::Hex(x, y, 1.0), self.names.cell(cell));
        if board.intact().contains(cell) {
            let ways = Dir::ALL.into_iter().filter(|&dir| edges[dir as usize] == EdgeArt::Open).collect();
            area = area.note(self.names.ways(ways)).sides(edges.map(EdgeArt::side));
        }
        area.with(self.content(cell)).with(self.button(cell)).with(self.pawns_in(cell)).with(self.draft(cell))
    }

    /// Whether a hall can fall next (WCP-103 to WCP-105).
    fn is_brittle(&self, cell: Cell) -> bool {
        let is_empty = self.view.pawns_in(cell).next().is_none();
        self.view.exits_open() && is_empty && self.view.board.brittle().contains(cell)
    }

    /// The edges of a hall that the guard in it protects, or the guard that is about to be laid there.
    fn guarded(&self, cell: Cell) -> Edges {
        let content = self.names.content();
        match (self.view.board.token(cell), &self.view.step) {
            (Some(laid), _) => content.protects(laid.token).rotated(laid.rotation),
            (None, StepView::LayToken(Some(Draft::Turned(token, on)))) if *on == cell => content.protects(*token),
            (None, _) => Edges::NONE,
        }
    }

    fn content(&self, cell: Cell) -> Option<Piece> {
        let laid = self.view.board.token(cell)?;
        let id = format!("token:{cell}:{}", laid.token);
        Some(self.token(id, laid.token, laid.rotation, Size::Tile).at(0.5, 0.5))
    }

    /// The WCP tile is the central hall, until it is removed.
    fn button(&self, cell: Cell) -> Option<Piece> {
        let in_place = cell == Cell::CENTRE && !self.view.board.has_hole();
        let is_alone = self.view.pawns_in(cell).next().is_none();
        in_place.then(|| self.wcp_tile(if is_alone { Size::Tile } else { Size::Token }).at(0.5, 0.5))
    }

    fn wcp_tile(&self, size: Size) -> Piece {
        let tile = Piece::new("wcp-tile", PieceArt::Button, size, self.texts().text("scene-button"));
        match self.view.stage {
            Stage::Looting { .. } | Stage::Closed { .. } => tile,
            Stage::Pressed { .. } | Stage::Opening => {
                tile.badge(BadgeArt::Pressed, "!", self.texts().text("scene-pressed"))
            }
            Stage::Fleeing { holder, .. } => {
                let turns = self.view.turns_until(holder);
                let name = self.texts().with("scene-strikes", [("turns", turns.into())]);
                tile.badge(BadgeArt::Strikes, turns.to_string(), name)
            }
        }
    }

    fn pawns_in(&self, cell: Cell) -> Vec<Piece> {
        let here: Vec<Pawn> = self.view.pawns_in(cell).collect();
        let has_button = cell == Cell::CENTRE && !self.view.board.has_hole();
        if let ([pawn], false) = (here.as_slice(), has_button) {
            return self.pawn(*pawn, Size::Tile).map(|pawn| pawn.at(0.5, 0.5)).into_iter().collect();
        }
        let spots = [(0.24, 0.36), (0.76, 0.36), (0.24, 0.64), (0.76, 0.64), (0.5, 0.19), (0.5, 0.81)];
        let pieces = here.into_iter().zip(spots).map(|(pawn, (x, y))| Some(self.pawn(pawn, Size::Token)?.at(x, y)));
        pieces.flatten().collect()
    }

    /// A pawn is drawn as its vehicle: there is none before a card has been picked.
    fn pawn(&self, pawn: Pawn, size: Size) -> Option<Piece> {
        let card = self.view.vehicles[pawn].card?;
        let mut piece = Piece::new(format!("pawn:{pawn}"), PieceArt::Pawn(card), size, self.names.who(pawn))
            .of(self.view.owner(pawn));
        if self.names.words.options.has_teams() {
            piece = piece.short((pawn.number() + 1).to_string());
        }
        if pawn == self.view.turn && !matches!(self.view.step, StepView::Pick(_) | StepView::Over(_)) {
            piece = piece.badge(BadgeArt::OnTurn, "", self.texts().text("scene-on-turn"));
        }
        if self.view.is_trapped(pawn) {
            piece = piece.badge(BadgeArt::Trapped, "!", self.texts().text("scene-trapped"));
        }
        Some(piece)
    }

    /// The hall or token that is about to be laid here, as far as the viewer may know.
    fn draft(&self, cell: Cell) -> Option<Piece> {
        let piece = match self.view.step {
            StepView::LayHall(Some(Draft::Turned(hall, on))) if on == cell => {
                let name = self.texts().with("scene-draft", [("what", self.names.words.hall(hall).into())]);
                let passages = self.names.content().hall(hall).passages;
                let tile = Piece::new(format!("draft:{hall}"), PieceArt::Tile(passages), Size::Tile, name);
                tile.short(map::arrows(passages))
            }
            StepView::LayToken(Some(Draft::Turned(token, on))) if on == cell => {
                self.loose_token(format!("draft:{token}"), token, Rotation::NONE, Size::Tile)
            }
            _ => return None,
        };
        Some(piece.badge(BadgeArt::Draft, "", "").at(0.5, 0.5))
    }

    fn entrance(&self, dir: Dir) -> Area {
        let (view, (x, y)) = (self.view, gate(dir));
        let active = view.board.active();
        let starter = view.vehicles.iter().map(|(pawn, _)| pawn).find(|&pawn| entrance(active, pawn) == dir);
        let is_open = view.board.has_passage(Cell::corner(dir), dir);
        let steps = self.steps_out_by(dir);
        let (art, note) = match starter {
            _ if view.exits_open() && is_open => (GateArt::Open(steps), "scene-gate-open"),
            _ if view.exits_open() => (GateArt::Shut, "scene-gate-shut"),
            Some(_) => (GateArt::Active, "scene-gate-active"),
            None => (GateArt::Passive, "scene-gate-passive"),
        };
        let name = map::entrance_name(dir);
        let title = match starter {
            Some(pawn) => {
                let who = self.names.who(pawn);
                self.texts().with("scene-entrance", [("entrance", name.into()), ("who", who.into())])
            }
            None => self.texts().with("scene-exit", [("entrance", name.into())]),
        };
        let at = Placement::Hex(x, y, GATE_RADIUS);
        let mut area = Area::new(format!("entrance:{dir}"), AreaArt::Gate(dir, art), at, title);
        area = area.note(self.texts().text(note));
        if let (GateArt::Open(_), Some(steps)) = (art, steps) {
            area = area.note(self.texts().with("scene-gate-steps", [("steps", steps.into())]));
        }
        area.owner = starter.map(|pawn| view.owner(pawn));
        let waits = starter.filter(|&pawn| view.vehicles[pawn].place == Location::Outside);
        area.with(waits.and_then(|pawn| Some(self.pawn(pawn, Size::Tile)?.at(0.5, 0.5))))
    }

    /// The steps that the viewer's nearest vehicle in the base needs to leave by an exit; for spectators those of the one
    /// on turn.
    fn steps_out_by(&self, dir: Dir) -> Option<u8> {
        let view = self.view;
        let exits = view.board.exits(Cells::NONE).and(Cells::only(Cell::corner(dir)));
        let is_own = |pawn: Pawn| match view.viewer.seat() {
            Some(seat) => view.owner(pawn) == seat,
            None => pawn == view.turn,
        };
        let own = view.vehicles.iter().filter(|&(pawn, _)| is_own(pawn));
        own.filter_map(|(_, vehicle)| steps_to(view, vehicle.cell()?, exits)).min()
    }

    /// Pawns that are out of the game or out of the base, in the order in which they left.
    fn away(&self) -> Area {
        let mut gone: Vec<(u8, Pawn)> = Vec::new();
        for (pawn, vehicle) in self.view.vehicles.iter() {
            match vehicle.place {
                Location::Left(number) => gone.push((number, pawn)),
                Location::Lost | Location::Resigned => gone.push((u8::MAX, pawn)),
                Location::Outside | Location::Inside(_) => {}
            }
        }
        sort_short_by_key(&mut gone, |one| *one);
        let pieces = gone.into_iter().filter_map(|(number, pawn)| {
            let place = self.names.words.place(self.view, pawn);
            let (art, text) = match number {
                u8::MAX => (BadgeArt::Lost, "×".to_owned()),
                _ => (BadgeArt::Left, number.to_string()),
            };
            Some(self.pawn(pawn, Size::Token)?.badge(art, text, place))
        });
        let at = Placement::Board(BOARD.0 - BOX.0, 0.0, BOX.0, BOX.1);
        Area::new("away", AreaArt::Away, at, self.texts().text("scene-away")).with(pieces)
    }

    fn hall_stack(&self) -> Area {
        let at = Placement::Board(0.0, BOARD.1 - STACK.1, STACK.0, STACK.1);
        let area = Area::new("halls", AreaArt::HallStack, at, self.texts().text("scene-hall-stack"));
        area.with(self.stack("stack:halls", PieceArt::HallBack, self.view.stack.halls, "scene-halls"))
    }

    fn token_stack(&self) -> Area {
        let at = Placement::Board(BOARD.0 - STACK.0, BOARD.1 - STACK.1, STACK.0, STACK.1);
        let area = Area::new("tokens", AreaArt::TokenStack, at, self.texts().text("scene-token-stack"));
        area.with(self.stack("stack:tokens", PieceArt::TokenBack, self.view.stack.tokens, "scene-tokens"))
    }

    fn stack(&self, id: &str, art: PieceArt, count: u8, name: &str) -> Option<Piece> {
        let name = self.texts().with(name, [("count", count.into())]);
        (count > 0).then(|| Piece::new(id, art, Size::Tile, name).times(count).face_down().at(0.5, 0.6))
    }

    // The viewer's own things.

    fn hand(&self) -> Option<Area> {
        let hand = self.view.hand.as_ref().filter(|hand| !hand.halls.is_empty() || !hand.tokens.is_empty())?;
        let (chosen_hall, chosen_token) = self.chosen();
        let mark = |piece: Piece, is_chosen: bool| match is_chosen {
            true => piece.badge(BadgeArt::Chosen, "", self.texts().text("scene-chosen")),
            false => piece,
        };
        let halls = hand.halls.kinds().map(|hall| {
            let piece = self.hall(format!("hall:{hall}"), hall, Rotation::NONE).times(hand.halls.of(hall));
            mark(piece, chosen_hall == Some(hall))
        });
        let tokens = hand.tokens.kinds().map(|token| {
            let piece = self.loose_token(format!("hand:{token}"), token, Rotation::NONE, Size::Tile);
            mark(piece.times(hand.tokens.of(token)), chosen_token == Some(token))
        });
        let mut area = Area::new("hand", AreaArt::Panel, Placement::Own, self.texts().text("section-own-hand"));
        area.owner = self.view.viewer.seat();
        Some(area.with(halls).with(tokens))
    }

    /// The hall or token of the hand that is chosen for laying.
    fn chosen(&self) -> (Option<Hall>, Option<Token>) {
        match self.view.step {
            StepView::LayHall(Some(Draft::Where(hall) | Draft::Turned(hall, _))) => (Some(hall), None),
            StepView::LayToken(Some(Draft::Where(token) | Draft::Turned(token, _))) => (None, Some(token)),
            _ => (None, None),
        }
    }

    /// The hall or guard that is being laid in all its rotations; those that look alike are shown once (WCP-R64).
    fn rotations(&self) -> Option<Area> {
        let content = self.names.content();
        let rotations = |count: u8| (0..count).map(Rotation::new);
        let (cell, pieces): (Cell, Vec<Piece>) = match self.view.step {
            StepView::LayHall(Some(Draft::Turned(hall, cell))) => {
                let piece = |rotation| self.hall(format!("turn:{}", rotation_id(hall, rotation)), hall, rotation);
                (cell, rotations(content.hall(hall).rotations).map(piece).collect())
            }
            StepView::LayToken(Some(Draft::Turned(token, cell))) => {
                let TokenKind::Guard { rotations: count, .. } = content.kind(token) else { return None };
                let id = |rotation| format!("turn:{}", rotation_id(token, rotation));
                let piece = |rotation| self.loose_token(id(rotation), token, rotation, Size::Tile);
                (cell, rotations(count).map(piece).collect())
            }
            _ => return None,
        };
        let title = self.texts().with("scene-turns", [self.names.words.cell(cell)]);
        Some(Area::new("turns", AreaArt::Panel, Placement::Own, title).with(pieces))
    }

    fn hall(&self, id: String, hall: Hall, rotation: Rotation) -> Piece {
        let passages = self.names.content().hall(hall).passages.rotated(rotation);
        Piece::new(id, PieceArt::Tile(passages), Size::Tile, self.names.open_hall(hall, passages))
    }

    /// A token that does not lie in a hall: a guard shows its arrows itself.
    fn loose_token(&self, id: String, token: Token, rotation: Rotation, size: Size) -> Piece {
        let piece = self.token(id, token, rotation, size);
        match self.names.content().kind(token) {
            TokenKind::Guard { protects, .. } => piece.badge(BadgeArt::Arrows(protects.rotated(rotation)), "", ""),
            TokenKind::Trophy { .. } | TokenKind::Upgrade { .. } => piece,
        }
    }

    fn token(&self, id: String, token: Token, rotation: Rotation, size: Size) -> Piece {
        let name = self.names.token(token, rotation);
        match self.names.content().kind(token) {
            TokenKind::Trophy { value } => Piece::new(id, PieceArt::Trophy(token), size, name).short(value.to_string()),
            TokenKind::Upgrade { raises, by } => {
                Piece::new(id, PieceArt::Upgrade(raises), size, name).short(format!("+{by}"))
            }
            TokenKind::Guard { fire, armour, protects, .. } => Piece::new(id, PieceArt::Guard(token), size, name)
                .line(fire.to_string())
                .line(armour.to_string())
                .line(map::arrows(protects.rotated(rotation))),
        }
    }
}
