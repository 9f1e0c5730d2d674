//! Names and phrases that texts and scenes share.

use scene::Texts;

use crate::board::Dir;
use crate::content::{Content, Hall, Token, TokenKind, Tokens};
use crate::event::Who;
use crate::state::{FAILSAFE_ROUNDS, Location, Pawn, Stage, entrance};
use crate::text::map;
use crate::{Options, View};

/// The messages of a table and the names of its content.
#[derive(Clone, Copy)]
pub(crate) struct Words<'a> {
    pub(crate) options: &'a Options,
    pub(crate) texts: &'a Texts,
}

impl Words<'_> {
    pub(crate) fn content(&self) -> &'static Content {
        self.options.content()
    }

    /// A pawn by its owner's name and its own sign on the map.
    pub(super) fn pawn(&self, who: Who) -> String {
        format!("{} ({})", self.texts.seat(who.seat), who.pawn)
    }

    /// A pawn by its owner's name, and by its own sign if the owner has several.
    pub(crate) fn who(&self, who: Who) -> String {
        if self.options.has_teams() { self.pawn(who) } else { self.texts.seat(who.seat).to_owned() }
    }

    pub(crate) fn hall(&self, hall: Hall) -> String {
        self.content().hall(hall).name.get(self.texts.lang()).to_owned()
    }

    /// A token with its figures.
    pub(super) fn token(&self, token: Token) -> String {
        let row = self.content().token(token);
        let name = row.name.get(self.texts.lang());
        match row.kind {
            TokenKind::Trophy { value } => format!("{name} ★{value}"),
            TokenKind::Upgrade { raises, by } => format!("{name} {}+{by}", map::sign(raises)),
            TokenKind::Guard { fire, armour, .. } => format!("{name} ▲{fire}■{armour}"),
        }
    }

    /// Tokens, each kind once with its number.
    pub(super) fn tokens(&self, tokens: &Tokens) -> String {
        let names: Vec<String> = tokens.kinds().map(|token| times(tokens.of(token), self.token(token))).collect();
        self.texts.list(&names)
    }

    pub(crate) fn dir(&self, dir: Dir) -> String {
        self.texts.text(&format!("dir-{dir}"))
    }

    /// How far the game is.
    pub(crate) fn stage(&self, view: &View) -> String {
        let texts = self.texts;
        match view.stage {
            Stage::Looting { .. } => texts.text("stage-looting"),
            Stage::Closed { turns } => {
                let left = FAILSAFE_ROUNDS * view.vehicles.len() - turns;
                texts.with("stage-closed", [("turns", left.into())])
            }
            Stage::Pressed { presser } => texts.with("stage-pressed", [("who", self.who(view.who(presser)).into())]),
            Stage::Opening => texts.text("stage-opening"),
            Stage::Fleeing { holder, .. } => {
                let who = self.who(view.who(holder));
                texts.with("stage-fleeing", [("who", who.into()), ("turns", view.turns_until(holder).into())])
            }
        }
    }

    /// Whose turn it is.
    pub(crate) fn turn(&self, view: &View) -> String {
        self.texts.with("stage-turn", [("who", self.who(view.who(view.turn)).into())])
    }

    /// Where a pawn is.
    pub(crate) fn place(&self, view: &View, pawn: Pawn) -> String {
        let texts = self.texts;
        match view.vehicles[pawn].place {
            Location::Outside => {
                let entrance = map::entrance_name(entrance(view.board.active(), pawn));
                texts.with("place-outside", [("entrance", entrance.into())])
            }
            Location::Inside(cell) => {
                let id = if view.is_trapped(pawn) { "place-trapped" } else { "place-inside" };
                texts.with(id, [("cell", cell.to_string().into())])
            }
            Location::Left(number) => texts.with("place-left", [("number", number.into())]),
            Location::Lost => texts.text("place-lost"),
            Location::Resigned => texts.text("place-resigned"),
        }
    }
}

/// A name with a number before it, unless that is one.
pub(super) fn times(count: u8, name: String) -> String {
    if count == 1 { name } else { format!("{count}× {name}") }
}
