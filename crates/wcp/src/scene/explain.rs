//! What a person reads who points at a thing: what it is for, and what it would do now.

use scene::{GameScene, Texts, ThingCard};

use crate::board::Cell;
use crate::content::{Token, TokenKind};
use crate::event::Fight;
use crate::foresight::steps_from;
use crate::rules::moving::guard_fight;
use crate::state::{Location, Pawn, Stage};
use crate::text::Words;
use crate::{Options, View, Wcp};

pub(super) fn explain(options: &Options, view: &View, thing: &str, texts: &Texts) -> Option<ThingCard> {
    let card = ThingCard::of_scene(&Wcp::scene(options, view, texts), thing, texts)?;
    let guide = Guide { view, words: Words { options, texts } };
    // Things that only one seat had are shown to others with that seat's letter before the id.
    let thing = thing.split_once('/').map_or(thing, |(_, own)| own);
    let (kind, id) = thing.split_once(':').unwrap_or((thing, ""));
    let last = id.rsplit(':').next().unwrap_or(id);
    Some(match (kind, id) {
        ("stage", _) => card.says(guide.stage(), texts),
        ("cell", _) => match id.parse() {
            Ok(cell) => guide.cell(card, cell),
            Err(_) => card,
        },
        ("wcp-tile", _) => card.says(guide.button(), texts),
        ("entrance", _) => card.says(if view.exits_open() { "thing-exit" } else { "thing-entrance" }, texts),
        ("hand", "") => card.says("thing-own-hand", texts),
        ("offered" | "asked", "") => card.says("thing-deal", texts),
        ("stack", name) => card.says(&format!("thing-{name}"), texts),
        ("pawn", _) => guide.pawn(card, id),
        ("card", _) => card.says("thing-vehicle", texts),
        ("hall", _) => card.says("thing-tile", texts),
        ("token" | "goods" | "hand" | "offered" | "asked", _) => guide.token(card, kind, last),
        ("draft" | "turn", _) => {
            // A hall or a guard that is being laid, with or without its rotation.
            let name = id.split(':').next().unwrap_or(id);
            if name.starts_with('h') { card.says("thing-tile", texts) } else { guide.token(card, kind, name) }
        }
        _ => card,
    })
}

struct Guide<'a> {
    view: &'a View,
    words: Words<'a>,
}

impl Guide<'_> {
    fn stage(&self) -> &'static str {
        match self.view.stage {
            Stage::Looting { .. } => "thing-stage-looting",
            Stage::Closed { .. } => "thing-stage-closed",
            Stage::Pressed { .. } => "thing-stage-pressed",
            Stage::Opening => "thing-stage-opening",
            Stage::Fleeing { .. } => "thing-stage-fleeing",
        }
    }

    fn button(&self) -> &'static str {
        match self.view.stage {
            Stage::Looting { .. } | Stage::Closed { .. } => "thing-wcp-tile-looting",
            Stage::Pressed { .. } | Stage::Opening => "thing-wcp-tile-pressed",
            Stage::Fleeing { .. } => "thing-wcp-tile-fleeing",
        }
    }

    fn cell(&self, card: ThingCard, cell: Cell) -> ThingCard {
        let (board, texts) = (&self.view.board, self.words.texts);
        if board.rubble().contains(cell) {
            return card.says(if cell == Cell::CENTRE { "thing-hole" } else { "thing-rubble" }, texts);
        }
        if !board.intact().contains(cell) {
            return card.says("thing-free", texts);
        }
        let mut card = card.says(if cell == Cell::CENTRE { "thing-centre" } else { "thing-laid-hall" }, texts);
        if self.view.exits_open() {
            card.lines.push(self.way(cell));
            if board.brittle().contains(cell) {
                card = card.says("thing-brittle", texts);
            }
        }
        match board.token(cell) {
            Some(laid) => self.token(card, "token", laid.token.word()),
            None => card,
        }
    }

    /// How far the nearest exit is.
    fn way(&self, cell: Cell) -> String {
        match steps_from(self.view, cell) {
            Some(steps) => self.words.texts.with("thing-way", [("steps", steps.into())]),
            None => self.words.texts.text("thing-cut-off"),
        }
    }

    fn pawn(&self, mut card: ThingCard, id: &str) -> ThingCard {
        let Some(pawn) = id.parse().ok().filter(|pawn: &Pawn| pawn.number() < self.view.vehicles.len()) else {
            return card;
        };
        let (texts, content) = (self.words.texts, self.words.content());
        let vehicle = &self.view.vehicles[pawn];
        if let Some(row) = vehicle.card.map(|card| content.card(card)) {
            let name = ("card", texts.called(&row.name).into());
            let (fire, armour) = (("fire", vehicle.fire(content).into()), ("armour", vehicle.armour.into()));
            card.lines.insert(0, texts.with("scene-card", [name, fire, armour, ("boosters", vehicle.boosters.into())]));
        }
        card.lines.push(texts.with("thing-worth", [("worth", vehicle.worth(content).into())]));
        if let (Location::Inside(cell), true) = (vehicle.place, self.view.exits_open()) {
            card.lines.push(self.way(cell));
        }
        card.says("thing-vehicle", texts)
    }

    fn token(&self, mut card: ThingCard, kind: &str, id: &str) -> ThingCard {
        let Ok(token) = id.parse::<Token>() else { return card };
        let texts = self.words.texts;
        match self.words.content().kind(token) {
            TokenKind::Trophy { .. } => card.says("thing-trophy", texts),
            TokenKind::Upgrade { raises, .. } => card.says(&format!("thing-upgrade-{raises}"), texts),
            TokenKind::Guard { fire, armour, .. } => {
                if kind == "token" {
                    card.lines.extend(self.fights(fire, armour));
                }
                card.says("thing-guard", texts)
            }
        }
    }

    /// How a fight with a guard would end for each of the viewer's vehicles.
    fn fights(&self, guard_fire: u8, guard_armour: u8) -> Vec<String> {
        let (view, content, texts) = (self.view, self.words.content(), self.words.texts);
        let own = view
            .vehicles
            .iter()
            .filter(|&(pawn, vehicle)| view.viewer.is(view.owner(pawn)) && vehicle.in_play() && vehicle.card.is_some());
        let line = |(_, vehicle): (Pawn, &crate::state::Vehicle)| {
            let name = texts.called(&content.card(vehicle.card?).name);
            let name = ("vehicle", name.into());
            Some(match guard_fight(vehicle.fire(content), vehicle.armour, guard_fire, guard_armour) {
                Fight::Won { armour } => {
                    texts.with("thing-fight-won", [name, ("armour", vehicle.armour.into()), ("left", armour.into())])
                }
                Fight::Draw => texts.with("thing-fight-draw", [name]),
                Fight::Lost => texts.with("thing-fight-lost", [name]),
            })
        };
        own.filter_map(line).collect()
    }
}
