//! What is in the box: halls, tokens, vehicles, pawns and the board.

use draw::{Component, Face, Form};
use scene::{Placement, Size, Texts};

use super::names::Names;
use super::{BOARD, Builder, ROOT};
use crate::art::{Area, AreaArt, Piece, PieceArt};
use crate::board::{Cell, Cells, Dir, Rotation};
use crate::content::{Card, Hall, Token};
use crate::text::Words;
use crate::{Options, View, Wcp};

/// How wide a hall is on paper, in millimetres: the board has cells of this size.
const HALL: f32 = 60.0;

pub(crate) fn components(options: &Options, view: &View, texts: &Texts) -> Vec<Component<Wcp>> {
    let builder = Builder { view, names: Names { words: Words { options, texts }, view } };
    let mut components = builder.halls();
    components.push(builder.central_hall());
    components.extend(builder.tokens());
    components.extend(builder.vehicles());
    components.extend(view.vehicles.iter().map(|(pawn, _)| {
        Component::seat(Form::Pawn, view.owner(pawn), format!("pawn:{pawn}"), builder.names.who(pawn))
    }));
    components.push(builder.board());
    components
}

impl Builder<'_> {
    fn halls(&self) -> Vec<Component<Wcp>> {
        let all = &self.names.content().all_halls;
        let back = Piece::new("back", PieceArt::HallBack, Size::Tile, self.texts().text("scene-hall-stack"));
        let hall = |hall: Hall| {
            let piece = self.hall(format!("hall:{hall}"), hall, Rotation::NONE).times(all.of(hall));
            Component::piece(Form::Hex, piece).full().back(Face::Piece(back.clone().face_down()))
        };
        all.kinds().map(hall).collect()
    }

    /// The central hall with the button; the hole that it leaves is its other side.
    fn central_hall(&self) -> Component<Wcp> {
        let front = self.cell(Cell::CENTRE);
        let hole = Area::new("hole", AreaArt::Hole, Placement::Hex(0.0, 0.0, 1.0), "");
        Component::area(Form::Hex, front).full().back(Face::Area(hole))
    }

    fn tokens(&self) -> Vec<Component<Wcp>> {
        let all = &self.names.content().all_tokens;
        let back = Piece::new("back", PieceArt::TokenBack, Size::Tile, self.texts().text("scene-token-stack"));
        let token = |token: Token| {
            let piece = self.loose_token(format!("token:{token}"), token, Rotation::NONE, Size::Tile);
            let piece = piece.times(all.of(token));
            Component::piece(Form::SquareToken, piece).back(Face::Piece(back.clone().face_down()))
        };
        all.kinds().map(token).collect()
    }

    fn vehicles(&self) -> Vec<Component<Wcp>> {
        let vehicle = |card: Card| {
            let row = self.names.content().card(card);
            let values = [row.fire, row.armour, row.boosters];
            let piece = self.vehicle(card, values, self.names.free_card(card, values));
            Component::piece(Form::WideCard, piece).back(Face::Cover(self.texts().text("game-title")))
        };
        self.names.content().vehicles.iter().map(vehicle).collect()
    }

    fn board(&self) -> Component<Wcp> {
        let cells = Cells::BOARD.iter().map(|cell| self.cell(cell));
        let gates = Dir::ALL.map(|dir| self.entrance(dir));
        let boxes = [self.away(), self.hall_stack(), self.token_stack()];
        let areas = cells.chain(gates).chain(boxes);
        Component::board(self.texts().text("outline-board"), BOARD, areas, HALL / ROOT)
    }
}
