//! The engine's sample game in words.

use engine::sample::{Action, Event, Options, Sample, View};
use engine::{Clause, Seat};

use crate::{
    Area, Art, EmbeddedTexts, EventLinks, GameScene, GameText, Moment, MomentKind, Pick, Piece, Placement, Scene,
    Section, Size, Texts, Tone,
};

impl GameText for Sample {
    const EMBEDDED_TEXTS: EmbeddedTexts = crate::embedded_texts!("sample-texts");

    fn outline(_: &Options, view: &View, texts: &Texts) -> Vec<Section> {
        let table = [
            texts.with("rounds-left", [("count", view.rounds_left().into())]),
            texts.with("deck", [("count", view.deck_count().into())]),
            texts.with("discard", [("cards", texts.list(&names(view.discard())).into())]),
        ];
        let players = view.coins().map(|(seat, coins, cards)| {
            texts.with("player", [("name", texts.seat(seat).into()), ("coins", coins.into()), ("cards", cards.into())])
        });
        let mut sections = vec![Section::new(texts.text("table"), table), Section::new(texts.text("players"), players)];
        if let Some(hand) = view.hand() {
            sections.push(Section::new(texts.text("hand"), [texts.list(&names(hand))]));
        }
        sections
    }

    fn question(_: &Options, view: &View, _: Seat, texts: &Texts) -> String {
        match view.loot() {
            None => texts.text("ask-bid"),
            Some(loot) => texts.with("ask-loot", [("loot", loot.into())]),
        }
    }

    fn label(_: &Options, _: &View, action: Action, texts: &Texts) -> String {
        match action {
            Action::Bid(card) => texts.with("bid", [("card", card.to_string().into())]),
            Action::Peek => texts.text("peek"),
            Action::Roll => texts.text("roll"),
            Action::Bank => texts.text("bank"),
        }
    }

    fn describe_event(_: &Options, event: &Event, texts: &Texts) -> String {
        let name = |seat: &Seat| ("name", texts.seat(*seat).to_owned().into());
        match event {
            Event::HasBid(seat) => texts.with("has-bid", [name(seat)]),
            Event::Bids(bids) => {
                let bids: Vec<String> =
                    bids.iter().map(|(seat, card)| format!("{} {card}", texts.seat(*seat))).collect();
                texts.with("bids", [("bids", texts.list(&bids).into())])
            }
            Event::Peeked(seat) => texts.with("peeked", [name(seat)]),
            Event::Top(card) => texts.with("top", [("card", card.to_string().into())]),
            Event::Rolled(seat, roll) => texts.with("rolled", [name(seat), ("roll", (*roll).into())]),
            Event::Banked(seat, loot) => texts.with("banked", [name(seat), ("loot", (*loot).into())]),
            Event::Drew(seat) => texts.with("drew", [name(seat)]),
            Event::DrewCard(card) => texts.with("drew-card", [("card", card.to_string().into())]),
        }
    }
}

/// Sample's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SamplePiece {
    /// A card.
    Card,
    /// A coin.
    Coin,
}

impl Art for Sample {
    type Area = ();
    type Piece = SamplePiece;
    type Badge = ();
}

impl GameScene for Sample {
    fn scene(_: &Options, view: &View, texts: &Texts) -> Scene<Sample> {
        let card = |card: engine::sample::Card| {
            let name = card.to_string();
            Piece::new(format!("card:{card}"), SamplePiece::Card, Size::Card, name.clone()).short(name)
        };
        let deck = Area::new("deck", (), Placement::Board(0.0, 0.0, 1.0, 1.0), texts.text("deck-title"))
            .note(texts.with("deck", [("count", view.deck_count().into())]))
            .note(texts.with("rounds-left", [("count", view.rounds_left().into())]));
        let discard = Area::new("discard", (), Placement::Board(1.0, 0.0, 2.0, 1.0), texts.text("discard-title"))
            .with(view.discard().map(card));
        let players = view.coins().map(|(seat, coins, cards)| {
            Area::new(format!("seat:{seat}"), (), Placement::Player(seat), texts.seat(seat)).of(seat).with([
                Piece::new(format!("coins:{seat}"), SamplePiece::Coin, Size::Chip, texts.text("coins-title"))
                    .times(coins),
                Piece::new(format!("cards:{seat}"), SamplePiece::Card, Size::Chip, texts.text("cards-title"))
                    .times(cards)
                    .face_down(),
            ])
        });
        let hand =
            view.hand().map(|hand| Area::new("hand", (), Placement::Own, texts.text("hand")).with(hand.map(card)));
        Scene { board: (3.0, 1.0), areas: [deck, discard].into_iter().chain(players).chain(hand).collect() }
    }

    fn picks(_: &Options, _: &View, action: Action) -> Vec<Pick> {
        vec![match action {
            Action::Bid(card) => Pick::thing("card", card),
            Action::Peek => Pick::Thing("deck".to_owned()),
            Action::Roll => Pick::button("roll"),
            Action::Bank => Pick::button("bank"),
        }]
    }

    fn attempts(_: &Options, _: &View, _: Seat, thing: &str) -> Vec<Action> {
        match thing.split_once(':') {
            Some(("card", card)) => card.parse().map(Action::Bid).into_iter().collect(),
            None if thing == "deck" => vec![Action::Peek],
            _ => Vec::new(),
        }
    }

    fn event_links(_: &Options, event: &Event) -> EventLinks {
        match event {
            Event::HasBid(seat) => EventLinks::of("seat", [seat]),
            Event::Bids(bids) => {
                EventLinks::of("card", bids.iter().map(|(_, card)| card)).clause(const { Clause::new("SMP-003") })
            }
            Event::Peeked(seat) | Event::Drew(seat) => EventLinks::of("seat", [seat]).only("deck"),
            Event::Top(_) => EventLinks::default().only("deck"),
            Event::Rolled(seat, 1) => EventLinks::of("seat", [seat]).clause(const { Clause::new("SMP-005") }),
            Event::Rolled(seat, _) => EventLinks::of("seat", [seat]),
            Event::Banked(seat, _) => EventLinks::of("coins", [seat]),
            Event::DrewCard(card) => EventLinks::of("card", [card]),
        }
    }

    fn moment(_: &Options, event: &Event, texts: &Texts) -> Option<Moment> {
        match event {
            Event::Bids(bids) => Some(
                Moment::new(MomentKind::Highlight, texts.text("moment-bids"))
                    .of_all(bids.iter().map(|(seat, _)| *seat)),
            ),
            Event::Rolled(seat, 1) => {
                let values = [("who", texts.who(*seat)), ("name", texts.seat(*seat).into())];
                Some(Moment::new(MomentKind::Highlight, texts.with("moment-lost", values)).of(*seat).tone(Tone::Bad))
            }
            Event::HasBid(_)
            | Event::Peeked(_)
            | Event::Top(_)
            | Event::Rolled(..)
            | Event::Banked(..)
            | Event::Drew(_)
            | Event::DrewCard(_) => None,
        }
    }
}

fn names(cards: impl Iterator<Item = engine::sample::Card>) -> Vec<String> {
    cards.map(|card| card.to_string()).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn texts_and_scenes_are_complete() {
        crate::check::all::<engine::sample::Sample>();
    }
}
