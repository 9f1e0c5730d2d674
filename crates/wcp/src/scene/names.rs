//! What things are called, for screens and screen readers.

use ::scene::Texts;

use crate::board::{Cell, Edges, Turn};
use crate::content::{Card, Content, Face, Hall, Token};
use crate::state::{FAILSAFE_ROUNDS, Options, Pawn, Place, Stage, entrance};
use crate::text::map;
use crate::view::View;

/// The words of a table, the names of its content and of its pawns.
pub(super) struct Names<'a> {
    pub(super) options: &'a Options,
    pub(super) view: &'a View,
    pub(super) texts: &'a Texts,
}

impl Names<'_> {
    pub(super) fn content(&self) -> &'static Content {
        self.options.content()
    }

    /// A pawn by its owner's name, and by its own sign if that is not enough.
    pub(super) fn who(&self, pawn: Pawn) -> String {
        let owner = self.texts.seat(self.view.owner(pawn));
        if self.options.has_teams() { format!("{owner} ({pawn})") } else { owner.to_owned() }
    }

    pub(super) fn stage(&self) -> String {
        let (texts, pawns) = (self.texts, self.view.vehicles.len());
        match self.view.stage {
            Stage::Looting { .. } => texts.text("stage-looting"),
            Stage::Closed { turns } => {
                texts.with("stage-closed", [("turns", (FAILSAFE_ROUNDS * pawns - turns).into())])
            }
            Stage::Pressed { presser } => texts.with("stage-pressed", [("who", self.who(presser).into())]),
            Stage::Opening => texts.text("stage-opening"),
            Stage::Fleeing { holder, .. } => {
                let turns = (holder.number() + pawns - self.view.turn.number()) % pawns;
                texts.with("stage-fleeing", [("who", self.who(holder).into()), ("turns", turns.into())])
            }
        }
    }

    pub(super) fn turn(&self) -> String {
        self.texts.with("stage-turn", [("who", self.who(self.view.turn).into())])
    }

    pub(super) fn cell(&self, cell: Cell) -> String {
        let board = &self.view.board;
        let at = [("cell", cell.to_string().into())];
        match board.hall(cell) {
            _ if cell == Cell::CENTRE && board.has_hole() => self.texts.with("scene-hole", at),
            _ if cell == Cell::CENTRE => self.texts.with("scene-centre", at),
            _ if board.rubble().contains(cell) => self.texts.with("scene-rubble", at),
            Some(laid) => {
                let [cell] = at;
                self.texts.with("scene-hall", [cell, ("hall", self.hall(laid.hall).into())])
            }
            None => self.texts.with("scene-free", at),
        }
    }

    fn dirs(&self, edges: Edges) -> String {
        let dirs: Vec<String> = edges.iter().map(|dir| self.texts.text(&format!("dir-{dir}"))).collect();
        self.texts.list(&dirs)
    }

    /// Where one can drive from a hall.
    pub(super) fn ways(&self, ways: Edges) -> String {
        self.texts.with("scene-ways", [("dirs", self.dirs(ways).into())])
    }

    pub(super) fn hall(&self, hall: Hall) -> String {
        self.content().hall(hall).name.get(self.texts.lang()).to_owned()
    }

    /// A hall that is not laid yet, with its passages.
    pub(super) fn open_hall(&self, hall: Hall, passages: Edges) -> String {
        let values = [("hall", self.hall(hall).into()), ("dirs", self.dirs(passages).into())];
        self.texts.with("scene-tile", values)
    }

    pub(super) fn token(&self, token: Token, turn: Turn) -> String {
        let row = self.content().token(token);
        let name = ("name", row.name.get(self.texts.lang()).into());
        match row.face {
            Face::Trophy { value } => self.texts.with("scene-trophy", [name, ("value", value.into())]),
            Face::Upgrade { raises, by } => {
                self.texts.with(&format!("scene-upgrade-{raises}"), [name, ("by", by.into())])
            }
            Face::Guard { fire, armour, protects, .. } => {
                let dirs = self.dirs(protects.turned(turn));
                let values = [name, ("fire", fire.into()), ("armour", armour.into()), ("dirs", dirs.into())];
                self.texts.with("scene-guard", values)
            }
        }
    }

    /// A vehicle that nobody has chosen yet.
    pub(super) fn free_card(&self, card: Card) -> String {
        let row = self.content().card(card);
        let name = row.name.get(self.texts.lang());
        let values = [("fire", row.fire.into()), ("armour", row.armour.into()), ("boosters", row.boosters.into())];
        let [fire, armour, boosters] = values;
        self.texts.with("scene-card", [("card", name.into()), fire, armour, boosters])
    }

    /// A pawn's vehicle with the values that it has now.
    pub(super) fn card(&self, pawn: Pawn, card: Card) -> String {
        let vehicle = &self.view.vehicles[pawn];
        let name = format!("{}, {}", self.who(pawn), self.content().card(card).name.get(self.texts.lang()));
        let fire = ("fire", vehicle.fire(self.content()).into());
        let rest = [("armour", vehicle.armour.into()), ("boosters", vehicle.boosters.into())];
        let [armour, boosters] = rest;
        self.texts.with("scene-card", [("card", name.into()), fire, armour, boosters])
    }

    pub(super) fn place(&self, pawn: Pawn) -> String {
        let texts = self.texts;
        match self.view.vehicles[pawn].place {
            Place::Outside => {
                let entrance = map::entrance_name(entrance(self.view.board.active(), pawn));
                texts.with("place-outside", [("entrance", entrance.into())])
            }
            Place::Inside(cell) => {
                let id = if self.view.is_trapped(pawn) { "place-trapped" } else { "place-inside" };
                texts.with(id, [("cell", cell.to_string().into())])
            }
            Place::Left(number) => texts.with("place-left", [("number", number.into())]),
            Place::Lost => texts.text("place-lost"),
            Place::Resigned => texts.text("place-resigned"),
        }
    }

    /// A pawn's place, for its owner's panel, with its sign if the owner has several.
    pub(super) fn where_is(&self, pawn: Pawn) -> String {
        let place = self.place(pawn);
        if !self.options.has_teams() {
            return place;
        }
        self.texts.with("scene-where", [("pawn", pawn.to_string().into()), ("place", place.into())])
    }
}
