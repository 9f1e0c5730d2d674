//! Cards that explain things: what a thing is for, and what it would take in this position.

use engine::Seat;
use scene::{Texts, ThingCard};

use super::{Table, panels};
use crate::cards::{Cards, Kind, Kinds};
use crate::content::{Gang, Recipe};

/// The card of a thing, with what depends on the position.
pub(super) fn explain(table: &Table<'_>, card: ThingCard, thing: &str) -> ThingCard {
    // Things that only one seat had are shown to others with that seat's letter before the id.
    let own = thing.split_once('/').map_or(thing, |(_, own)| own);
    let (kind, id) = own.split_once(':').unwrap_or((own, ""));
    let mut explained = Explained { table, texts: table.texts, card };
    match kind {
        "card" | "shown" | "laid" | "discard" | "need" | "dug" | "pile" => {
            if let Some(kind) = id.split(':').find_map(|part| part.parse().ok()) {
                explained.hand_card(kind);
            }
        }
        "gang" => {
            if let Ok(gang) = id.parse() {
                explained.gang(gang);
            }
        }
        "recipe" => {
            if let Ok(recipe) = id.parse() {
                explained.recipe(recipe);
            }
        }
        "tunnel" => {
            if let Ok(seat) = id.parse() {
                explained.tunnel(seat);
            }
        }
        "background" => {
            if let Ok(seat) = id.parse() {
                explained.background(seat);
            }
        }
        "seat" | "pawn" => {
            if let Ok(seat) = id.parse() {
                explained.gang_of(seat);
            }
        }
        _ => {}
    }
    explained.card
}

/// A card while it is filled.
struct Explained<'a> {
    table: &'a Table<'a>,
    texts: &'a Texts,
    card: ThingCard,
}

impl Explained<'_> {
    /// Adds a line, unless it stands there already.
    fn add(&mut self, line: String) {
        if !self.card.lines.contains(&line) && !self.card.purpose.contains(&line) {
            self.card.purpose.push(line);
        }
    }

    fn with_cards(&mut self, id: &str, cards: String) {
        self.add(self.texts.with(id, [("cards", cards.into())]));
    }

    /// What a card is good for: its class, the recipes that use it, the gangs that take it.
    fn hand_card(&mut self, kind: Kind) {
        let Table { options, names, .. } = self.table;
        self.card = self.card.clone().says(&format!("thing-class-{}", panels::class(kind)), self.texts);
        if Kinds::ACTIONS.contains(kind) {
            let effect = self.texts.text(&format!("effect-{kind}"));
            if !self.card.lines.contains(&effect) {
                self.add(self.texts.with("moment-card-says", [("text", effect.into())]));
            }
        }
        let recipes = options
            .content
            .recipe_kinds
            .iter()
            .filter(|recipe| options.content.recipes[recipe.index()].discard.has(kind));
        let recipes: Vec<String> = recipes.map(|recipe| self.table.recipe_name(recipe)).collect();
        if !recipes.is_empty() {
            self.add(self.texts.with("thing-recipes", [("recipes", self.texts.rows(&recipes).into())]));
        }
        let gangs =
            options.content.gang_kinds.iter().filter(|gang| options.content.gangs[gang.index()].accepts.contains(kind));
        let gangs: Vec<String> = gangs.map(|gang| names.gang(&options.content, gang)).collect();
        if !gangs.is_empty() {
            self.add(self.texts.with("thing-gangs-taking", [("gangs", self.texts.list(&gangs).into())]));
        }
    }

    /// What each card of a gang does and who has it, and what the viewer lacks to join.
    fn gang(&mut self, gang: Gang) {
        for card in self.table.options.content.gangs[gang.index()].cards.iter() {
            let holder = self.table.view.players.iter().find(|(_, player)| player.gang == Some(card));
            let (name, text) = (self.table.names.gang_card(card), self.table.names.ability(card));
            let line = match holder {
                None => self.texts.with("moment-ability", [("card", name.into()), ("text", text.into())]),
                Some((seat, _)) => {
                    let who = self.table.names.seat(seat);
                    self.texts.with("thing-ability-held", [("card", name.into()), ("who", who), ("text", text.into())])
                }
            };
            self.add(line);
        }
        if let Some(hand) = self.table.view.own_hand() {
            let spec = &self.table.options.content.gangs[gang.index()];
            let held: Vec<String> = hand.among(spec.accepts).kinds().map(|kind| self.table.names.card(kind)).collect();
            let missing = usize::from(spec.accessories).saturating_sub(held.len());
            let values = [("cards", self.texts.list(&held).into()), ("missing", missing.into())];
            self.add(self.texts.with("thing-gang-own", values));
        }
    }

    /// What the viewer lacks for a recipe.
    fn recipe(&mut self, recipe: Recipe) {
        let Some(hand) = self.table.view.own_hand() else { return };
        let needed = self.table.options.content.recipes[recipe.index()].discard;
        let lacks = |kind: &Kind| needed.of(*kind) > hand.of(*kind);
        let missing: Cards = needed.kinds().filter(lacks).collect();
        match missing.is_empty() {
            true => self.add(self.texts.text("thing-recipe-ready")),
            false => self.with_cards("thing-recipe-missing", self.table.names.cards(missing)),
        }
    }

    fn tunnel(&mut self, seat: Seat) {
        let left = u16::from(self.table.target()).saturating_sub(self.table.dug_points(seat));
        self.add(self.texts.with("thing-tunnel-left", [("count", left.into())]));
    }

    /// What a Background says, where the viewer may read it.
    fn background(&mut self, seat: Seat) {
        let view = self.table.view;
        let own = view.own.as_ref().filter(|_| view.viewer.is(seat)).map(|own| own.background);
        if let Some(background) = view.players[seat].background.or(own) {
            let text = self.texts.text(&format!("background-{background}.text"));
            if !self.card.lines.contains(&text) {
                self.add(self.texts.with("moment-card-says", [("text", text.into())]));
            }
        }
    }

    /// What a player's Gang card does.
    fn gang_of(&mut self, seat: Seat) {
        if let Some(card) = self.table.view.players[seat].gang {
            let (name, text) = (self.table.names.gang_card(card), self.table.names.ability(card));
            self.add(self.texts.with("moment-ability", [("card", name.into()), ("text", text.into())]));
        }
    }
}
