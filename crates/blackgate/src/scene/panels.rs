//! What lies beside the prison: the players' things, the viewer's own, piles, gangs and recipes.

use engine::Seat;
use scene::{Placement, Size};

use super::Table;
use crate::art::{Area, AreaArt, BadgeArt, Piece, PieceArt};
use crate::cards::{Kind, Kinds, Tool};
use crate::content::{Gang, GangCard, MichelCard, Offer, Recipe};
use crate::rules::{asked, hand_limit, price};
use crate::state::{MichelCards, Mode, Step, Team};
use crate::view::PlayerView;

/// The class of a card, by the end of its message.
pub(super) fn class(kind: Kind) -> &'static str {
    let classes = [
        (Kinds::MATERIALS, "material"),
        (Kinds::ACCESSORIES, "accessory"),
        (Kinds::WEAPONS, "weapon"),
        (Kinds::ACTIONS, "action"),
        (Kinds::TOOLS, "tool"),
    ];
    classes.into_iter().find(|(kinds, _)| kinds.contains(kind)).map_or("valuable", |(_, class)| class)
}

/// How cigarettes are counted out, in packs of these sizes.
pub(super) const PACKS: [u8; 3] = [20, 5, 1];

impl Table<'_> {
    pub(super) fn gang(&self, gang: Gang) -> String {
        self.names.gang_by(&self.options.content, gang, &format!("scene-gang-{gang}"))
    }

    /// What the sign of a gang on a Background means.
    fn does_more_for(&self, gang: Gang) -> String {
        self.texts.with("scene-for-gang", [("gang", self.gang(gang).into())])
    }

    /// Every single card of a bag of Michel cards, with the number of its copy.
    pub(super) fn michel_cards(&self, cards: MichelCards) -> impl Iterator<Item = (MichelCard, u8)> {
        MichelCard::ALL.into_iter().flat_map(move |card| (1..=cards.0[card.index()]).map(move |copy| (card, copy)))
    }

    pub(super) fn michel_card(&self, id: String, card: MichelCard, name: &str) -> Piece {
        let spec = &self.options.content.michel_cards[card.index()];
        let art = PieceArt::MichelCard { knife: spec.knife, tools: spec.tools };
        let card = self.names.michel_card(card);
        Piece::new(id, art, Size::Token, self.texts.with(name, [("card", card.into())]))
    }

    /// What is touched in the yard to pay: the Materials of a recipe, or packs of cigarettes.
    pub(super) fn payment_choices(&self) -> Vec<Piece> {
        let need = |kind: Kind| {
            let name = self.texts.with("scene-need", [("card", self.names.card(kind).into())]);
            Piece::new(format!("need:{kind}"), PieceArt::Card(kind), Size::Token, name)
        };
        let pack = |count: u8| {
            let name = self.texts.with("scene-cigarettes", [("count", count.into())]);
            Piece::new(format!("pack:{count}"), PieceArt::Pack, Size::Token, name).short(count.to_string())
        };
        let packer = match self.view.step {
            Step::CraftPay { recipe, .. } => {
                return self.options.content.recipes[recipe.index()].discard.kinds().map(need).collect();
            }
            Step::Give { .. } => self.view.turn.seat,
            Step::Return { mate, .. } => mate,
            _ => return Vec::new(),
        };
        let most = self.view.players[packer].cigarettes;
        let of_viewer = PACKS.into_iter().rev().filter(|&size| self.view.viewer.is(packer) && u16::from(size) <= most);
        of_viewer.map(pack).collect()
    }

    /// The viewer's hand and secret Background, and a hand that the viewer is looking at.
    pub(super) fn own(&self) -> Vec<Area> {
        let (view, texts) = (self.view, self.texts);
        let Some((seat, own)) = view.viewer.seat().zip(view.own.as_ref()) else {
            return Vec::new();
        };
        let player = &view.players[seat];
        let limit = hand_limit(&self.options.content, player.gang);
        let title = texts.with("scene-hand", [("count", own.hand.count().into()), ("limit", limit.into())]);
        let card = |kind: Kind| {
            let count = own.hand.of(kind);
            self.hand_card(format!("card:{kind}:{count}"), kind).times(count)
        };
        let secret = player.background.is_none().then(|| {
            let name = self.names.background(own.background);
            let gang = self.options.content.backgrounds[own.background.index()].gang;
            let text = texts.text(&format!("background-{}.text", own.background));
            let name_in_full = texts.with("scene-background-own", [("card", name.as_str().into())]);
            Piece::new(format!("background:{seat}"), PieceArt::Background, Size::Large, name_in_full)
                .short(name)
                .line(texts.text("scene-secret"))
                .line(text)
                .badge(BadgeArt::Gang(gang), "", self.does_more_for(gang))
        });
        let hand = Area::new("hand", AreaArt::Panel, Placement::Own, title)
            .of(seat)
            .with(own.hand.kinds().map(card))
            .with(secret);
        let shown = view.shown.map(|cards| {
            let card = |kind: Kind| self.hand_card(format!("shown:{kind}"), kind).times(cards.of(kind));
            Area::new("shown", AreaArt::Panel, Placement::Own, texts.text("table-shown")).with(cards.kinds().map(card))
        });
        std::iter::once(hand).chain(shown).collect()
    }

    /// A card with all that stands on it.
    pub(super) fn hand_card(&self, id: String, kind: Kind) -> Piece {
        let class = self.texts.text(&format!("scene-class-{}", class(kind)));
        let size = if Kinds::ACTIONS.contains(kind) { Size::Large } else { Size::Card };
        let mut piece = Piece::new(id, PieceArt::Card(kind), size, self.names.card(kind)).line(class);
        if Kinds::ACTIONS.contains(kind) {
            piece = piece.line(self.texts.text(&format!("effect-{kind}")));
        }
        let value = self.options.content.values[kind.index()];
        if value > 0 {
            let name = self.texts.with("scene-value", [("count", value.into())]);
            piece = piece.badge(BadgeArt::Value, value.to_string(), name);
        }
        if let Some(points) = self.points(kind) {
            let name = self.texts.with("scene-points", [("count", points.into())]);
            piece = piece.badge(BadgeArt::Points, points.to_string(), name);
        }
        piece
    }

    /// The Tunnel points of a Tool.
    fn points(&self, kind: Kind) -> Option<u8> {
        let tool = Tool::of(kind)?;
        Some(self.options.content.points[tool.index()])
    }

    /// What every player has before them.
    pub(super) fn players(&self) -> Vec<Area> {
        self.view.players.iter().map(|(seat, player)| self.player(seat, player)).collect()
    }

    fn player(&self, seat: Seat, player: &PlayerView) -> Area {
        let texts = self.texts;
        let counter = |id: &str, art: PieceArt, name: &str, count: u16| {
            let name = texts.with(name, [("count", count.into())]);
            Piece::new(format!("{id}:{seat}"), art, Size::Token, name).short(count.to_string())
        };
        let mut area = Area::before(seat, format!("seat:{seat}"), AreaArt::Panel, self.view.viewer, texts);
        if asked(self.view.turn.seat, &self.view.step) == Some(seat) {
            area = area.deciding(texts);
        }
        if self.view.mode == Mode::Team {
            let letter = Team::of(seat).letter();
            area = area.badge(BadgeArt::Team, letter, texts.with("scene-team", [("team", letter.into())]));
        }
        let hand = counter("hand", PieceArt::Cards, "scene-cards", player.cards.into());
        let cigarettes = counter("cigarettes", PieceArt::Cigarettes, "scene-cigarettes", player.cigarettes);
        let beatings = (player.beatings > 0)
            .then(|| counter("beating", PieceArt::Beatings, "scene-beatings", player.beatings.into()).of(seat));
        let dug = |kind: Kind| {
            let name = texts.with("scene-dug", [("card", self.names.card(kind).into())]);
            Piece::new(format!("dug:{seat}:{kind}"), PieceArt::Card(kind), Size::Token, name).times(player.dug.of(kind))
        };
        area.with([hand, cigarettes])
            .with(beatings)
            .with(self.background(seat, player))
            .with(player.dug.kinds().map(dug))
            .with(player.gang.map(|card| self.gang_card(seat, card)))
    }

    fn gang_card(&self, seat: Seat, card: GangCard) -> Piece {
        let texts = self.texts;
        let (name, gang) = (self.names.gang_card(card), self.gang(card.gang()));
        let values = [("who", texts.seat(seat).into()), ("card", name.as_str().into()), ("gang", gang.into())];
        Piece::new(format!("gang-card:{card}"), PieceArt::GangCard, Size::Large, texts.with("scene-gang-card", values))
            .short(name)
            .line(self.names.ability(card))
            // For the drawing alone: the name says the gang already.
            .badge(BadgeArt::Gang(card.gang()), "", "")
            .of(seat)
    }

    /// A Background that everybody sees, from its face or from its back.
    fn background(&self, seat: Seat, player: &PlayerView) -> Option<Piece> {
        let (texts, who) = (self.texts, self.texts.seat(seat));
        let id = format!("background:{seat}");
        match player.background {
            None if self.view.viewer.is(seat) => None,
            None => {
                let name = texts.with("scene-background-hidden", [("who", who.into())]);
                Some(Piece::new(id, PieceArt::Background, Size::Token, name).face_down())
            }
            Some(card) => {
                let card_name = self.names.background(card);
                let gang = self.options.content.backgrounds[card.index()].gang;
                let values = [("who", who.into()), ("card", card_name.into())];
                let name = texts.with("scene-background-revealed", values);
                let piece = Piece::new(id, PieceArt::Background, Size::Token, name).line(texts.text("scene-spent"));
                Some(piece.badge(BadgeArt::Gang(gang), "", self.does_more_for(gang)))
            }
        }
    }

    /// Piles, gangs, recipes and discards.
    pub(super) fn aside(&self) -> Vec<Area> {
        let (view, texts) = (self.view, self.texts);
        let gangs = Area::new("gangs", AreaArt::Panel, Placement::Aside, texts.text("table-gangs"));
        let recipes = Area::new("workshop", AreaArt::Panel, Placement::Aside, texts.text("scene-workshop"));
        let discard = Area::new("discard", AreaArt::Panel, Placement::Aside, texts.text("scene-discard"));
        let discarded = |kind: Kind| {
            Piece::new(format!("discard:{kind}"), PieceArt::Card(kind), Size::Token, self.names.card(kind))
                .times(view.discard.of(kind))
        };
        vec![
            self.piles(),
            gangs.with(self.options.content.gang_kinds.iter().map(|gang| self.gang_deck(gang))),
            recipes.with(self.options.content.recipe_kinds.iter().map(|recipe| self.recipe(recipe))),
            discard.with(view.discard.kinds().map(discarded)).with(self.michel_discards()),
        ]
    }

    fn michel_discards(&self) -> Vec<Piece> {
        let Some(michel) = &self.view.michel else {
            return Vec::new();
        };
        let kinds = MichelCard::ALL.into_iter().filter(|card| michel.discard.0[card.index()] > 0);
        let piece = |card: MichelCard| {
            self.michel_card(format!("michel-discard:{card}"), card, "scene-michel-discarded")
                .times(michel.discard.0[card.index()])
        };
        kinds.map(piece).collect()
    }

    fn piles(&self) -> Area {
        let (view, texts) = (self.view, self.texts);
        let deck =
            Piece::new("deck", PieceArt::Deck, Size::Card, texts.with("table-deck", [("count", view.deck.into())]))
                .short(view.deck.to_string())
                .face_down();
        let michel = view.michel.as_ref().map(|michel| {
            let count = michel.deck.count();
            Piece::new(
                "michel-deck",
                PieceArt::MichelDeck,
                Size::Card,
                texts.with("scene-michel-deck", [("count", count.into())]),
            )
            .short(count.to_string())
            .face_down()
        });
        Area::new("piles", AreaArt::Panel, Placement::Aside, texts.text("scene-piles"))
            .with(Kinds::BOARD.iter().map(|kind| self.pile(kind)))
            .with([deck])
            .with(michel)
    }

    /// A pile with its prices: those of the viewer, whose gang may buy cheaper.
    fn pile(&self, kind: Kind) -> Piece {
        let (texts, content) = (self.texts, &self.options.content);
        let (card, count) = (self.names.card(kind), self.view.piles.of(kind));
        let gang = self.view.viewer.seat().and_then(|seat| self.view.players[seat].gang);
        let points = self.points(kind);
        let name = match points {
            Some(points) => {
                let values = [("card", card.into()), ("count", count.into()), ("points", points.into())];
                texts.with("table-pile-points", values)
            }
            None => texts.with("table-pile", [("card", card.into()), ("count", count.into())]),
        };
        let mut piece =
            Piece::new(format!("pile:{kind}"), PieceArt::Pile(kind), Size::Card, name).short(count.to_string());
        if count == 0 {
            // For the drawing alone: the name says the number already.
            piece = piece.badge(BadgeArt::SoldOut, "", "");
        }
        for offer in Offer::ALL.into_iter().filter(|offer| offer.kind() == kind) {
            let price = price(content, gang, offer, 0);
            let (art, id) = if offer.count() > 1 {
                (BadgeArt::PriceOfTwo, "scene-price-two")
            } else {
                (BadgeArt::Price, "scene-price")
            };
            piece = piece.badge(art, price.to_string(), texts.with(id, [("count", price.into())]));
        }
        if let Some(points) = points {
            let name = texts.with("scene-points", [("count", points.into())]);
            piece = piece.badge(BadgeArt::Points, points.to_string(), name);
        }
        piece
    }

    pub(super) fn gang_deck(&self, gang: Gang) -> Piece {
        let (texts, spec) = (self.texts, &self.options.content.gangs[gang.index()]);
        let deck = &self.view.gang_decks[gang.index()];
        let accepts: Vec<String> = spec.accepts.iter().map(|kind| self.names.card(kind)).collect();
        let values = [
            ("gang", self.gang(gang).into()),
            ("count", deck.count().into()),
            ("need", spec.accessories.into()),
            ("accepts", texts.row(&accepts).into()),
        ];
        let art = PieceArt::Gang { gang, accessories: spec.accessories, accepts: spec.accepts };
        let cards = deck.shuffled.iter().chain(deck.under.iter().copied());
        let cards: Vec<String> = cards.map(|card| self.names.gang_card(card)).collect();
        Piece::new(format!("gang:{gang}"), art, Size::Large, texts.with("table-gang", values))
            .short(self.gang(gang))
            .line(texts.with("scene-gang-in-deck", [("cards", texts.list(&cards).into())]))
            .times(deck.count())
    }

    pub(super) fn recipe(&self, recipe: Recipe) -> Piece {
        let spec = &self.options.content.recipes[recipe.index()];
        let art = PieceArt::Recipe { discard: spec.discard, take: spec.take, count: spec.count };
        let name = self.recipe_name(recipe);
        Piece::new(format!("recipe:{recipe}"), art, Size::Large, name).short(self.names.card(spec.take))
    }

    /// What a recipe makes, and from what.
    pub(super) fn recipe_name(&self, recipe: Recipe) -> String {
        let spec = &self.options.content.recipes[recipe.index()];
        let made = self.texts.times(spec.count, self.names.card(spec.take));
        self.texts.with("scene-recipe", [("made", made.into()), ("cards", self.names.cards(spec.discard).into())])
    }
}
