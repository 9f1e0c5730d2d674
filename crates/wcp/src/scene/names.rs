//! What things are called, for screens and screen readers.

use crate::View;
use crate::board::{Cell, Edges, Rotation};
use crate::content::{Card, Content, Hall, Token, TokenKind};
use crate::state::Pawn;
use crate::text::Words;

/// The words of a table, with the names of what a viewer sees on it.
pub(super) struct Names<'a> {
    pub(super) words: Words<'a>,
    pub(super) view: &'a View,
}

impl Names<'_> {
    pub(super) fn content(&self) -> &'static Content {
        self.words.content()
    }

    /// A pawn by its owner's name, and by its own sign if the owner has several.
    pub(super) fn who(&self, pawn: Pawn) -> String {
        self.words.who(self.view.who(pawn))
    }

    pub(super) fn cell(&self, cell: Cell) -> String {
        let board = &self.view.board;
        let at = [self.words.cell(cell)];
        match board.hall(cell) {
            _ if cell == Cell::CENTRE && board.has_hole() => self.words.texts.with("scene-hole", at),
            _ if cell == Cell::CENTRE => self.words.texts.with("scene-centre", at),
            _ if board.rubble().contains(cell) => self.words.texts.with("scene-rubble", at),
            Some(laid) => {
                let [cell] = at;
                self.words.texts.with("scene-hall", [cell, ("hall", self.words.hall(laid.hall).into())])
            }
            None => self.words.texts.with("scene-free", at),
        }
    }

    fn dirs(&self, edges: Edges) -> String {
        let dirs: Vec<String> = edges.iter().map(|dir| self.words.dir(dir)).collect();
        self.words.texts.list(&dirs)
    }

    /// The directions in which a hall can be left.
    pub(super) fn ways(&self, ways: Edges) -> String {
        self.words.texts.with("scene-ways", [("dirs", self.dirs(ways).into())])
    }

    /// A hall that is not laid yet, with its passages.
    pub(super) fn open_hall(&self, hall: Hall, passages: Edges) -> String {
        let values = [("hall", self.words.hall(hall).into()), ("dirs", self.dirs(passages).into())];
        self.words.texts.with("scene-tile", values)
    }

    pub(super) fn token(&self, token: Token, rotation: Rotation) -> String {
        let row = self.content().token(token);
        let name = ("name", self.words.texts.called(&row.name).into());
        match row.kind {
            TokenKind::Trophy { value } => self.words.texts.with("scene-trophy", [name, ("value", value.into())]),
            TokenKind::Upgrade { raises, by } => {
                self.words.texts.with(&format!("scene-upgrade-{raises}"), [name, ("by", by.into())])
            }
            TokenKind::Guard { fire, armour, protects, .. } => {
                let dirs = self.dirs(protects.rotated(rotation));
                let values = [name, ("fire", fire.into()), ("armour", armour.into()), ("dirs", dirs.into())];
                self.words.texts.with("scene-guard", values)
            }
        }
    }

    /// A vehicle that has not been picked, with the values of its card.
    pub(super) fn free_card(&self, card: Card, values: [u8; 3]) -> String {
        self.values(&self.words.texts.called(&self.content().card(card).name), values)
    }

    /// A pawn's vehicle with its current values.
    pub(super) fn card(&self, pawn: Pawn, card: Card, values: [u8; 3]) -> String {
        let name = self.words.texts.called(&self.content().card(card).name);
        self.values(&self.words.texts.row(&[self.who(pawn), name]), values)
    }

    fn values(&self, name: &str, [fire, armour, boosters]: [u8; 3]) -> String {
        let (fire, armour, boosters) =
            (("fire", fire.into()), ("armour", armour.into()), ("boosters", boosters.into()));
        self.words.texts.with("scene-card", [("card", name.into()), fire, armour, boosters])
    }

    /// Where a pawn is, with its sign if the owner has several.
    pub(super) fn where_is(&self, pawn: Pawn) -> String {
        let place = self.words.place(self.view, pawn);
        if !self.words.options.has_teams() {
            return place;
        }
        self.words.texts.with("scene-where", [("pawn", pawn.to_string().into()), ("place", place.into())])
    }
}
