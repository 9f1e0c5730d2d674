//! The engine's sample game in words.

use engine::sample::{Action, Event, Options, Sample, View};
use engine::{Clause, Seat};

use crate::{Area, Lang, Mention, Pick, Piece, Place, Scene, Scenic, Section, Show, Size, Words};

impl Show for Sample {
    fn about(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../texts/sample/about.en.ftl"),
            Lang::Pl => include_str!("../texts/sample/about.pl.ftl"),
        }
    }

    fn texts(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../texts/sample/en.ftl"),
            Lang::Pl => include_str!("../texts/sample/pl.ftl"),
        }
    }

    fn outline(_: &Options, view: &View, words: &Words) -> Vec<Section> {
        let table = [
            words.with("rounds-left", [("count", view.rounds_left().into())]),
            words.with("deck", [("count", view.deck_count().into())]),
            words.with("discard", [("cards", words.list(&texts(view.discard())).into())]),
        ];
        let players = view.coins().map(|(seat, coins, cards)| {
            words.with("player", [("name", words.seat(seat).into()), ("coins", coins.into()), ("cards", cards.into())])
        });
        let mut sections = vec![Section::new(words.text("table"), table), Section::new(words.text("players"), players)];
        if let Some(hand) = view.hand() {
            sections.push(Section::new(words.text("hand"), [words.list(&texts(hand))]));
        }
        sections
    }

    fn question(_: &Options, view: &View, _: Seat, words: &Words) -> String {
        match view.loot() {
            None => words.text("ask-bid"),
            Some(loot) => words.with("ask-loot", [("loot", loot.into())]),
        }
    }

    fn label(_: &Options, _: &View, action: Action, words: &Words) -> String {
        match action {
            Action::Bid(card) => words.with("bid", [("card", card.to_string().into())]),
            Action::Peek => words.text("peek"),
            Action::Roll => words.text("roll"),
            Action::Bank => words.text("bank"),
        }
    }

    fn tell(_: &Options, event: &Event, words: &Words) -> String {
        let name = |seat: &Seat| ("name", words.seat(*seat).to_owned().into());
        match event {
            Event::HasBid(seat) => words.with("has-bid", [name(seat)]),
            Event::Bids(bids) => {
                let bids: Vec<String> =
                    bids.iter().map(|(seat, card)| format!("{} {card}", words.seat(*seat))).collect();
                words.with("bids", [("bids", words.list(&bids).into())])
            }
            Event::Peeked(seat) => words.with("peeked", [name(seat)]),
            Event::Top(card) => words.with("top", [("card", card.to_string().into())]),
            Event::Rolled(seat, roll) => words.with("rolled", [name(seat), ("roll", (*roll).into())]),
            Event::Banked(seat, loot) => words.with("banked", [name(seat), ("loot", (*loot).into())]),
            Event::Drew(seat) => words.with("drew", [name(seat)]),
            Event::DrewCard(card) => words.with("drew-card", [("card", card.to_string().into())]),
        }
    }
}

impl Scenic for Sample {
    fn scene(_: &Options, view: &View, words: &Words) -> Scene {
        let card = |card: engine::sample::Card| {
            let name = card.to_string();
            Piece::new(format!("card:{card}"), "card", Size::Card, name.clone()).short(name)
        };
        let deck = Area::new("deck", "deck", Place::Board(0.0, 0.0, 1.0, 1.0), words.text("deck-title"))
            .note(words.with("deck", [("count", view.deck_count().into())]))
            .note(words.with("rounds-left", [("count", view.rounds_left().into())]));
        let discard = Area::new("discard", "discard", Place::Board(1.0, 0.0, 2.0, 1.0), words.text("discard-title"))
            .with(view.discard().map(card));
        let players = view.coins().map(|(seat, coins, cards)| {
            Area::new(format!("seat:{seat}"), "player", Place::Player(seat), words.seat(seat)).of(seat).with([
                Piece::new(format!("coins:{seat}"), "coin", Size::Chip, words.text("coins-title")).times(coins),
                Piece::new(format!("cards:{seat}"), "card", Size::Chip, words.text("cards-title"))
                    .times(cards)
                    .face_down(),
            ])
        });
        let hand =
            view.hand().map(|hand| Area::new("hand", "hand", Place::Own, words.text("hand")).with(hand.map(card)));
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

    fn wishes(_: &Options, _: &View, _: Seat, thing: &str) -> Vec<Action> {
        match thing.split_once(':') {
            Some(("card", card)) => card.parse().map(Action::Bid).into_iter().collect(),
            None if thing == "deck" => vec![Action::Peek],
            _ => Vec::new(),
        }
    }

    fn mention(_: &Options, event: &Event) -> Mention {
        match event {
            Event::HasBid(seat) => Mention::of("seat", [seat]),
            Event::Bids(bids) => {
                Mention::of("card", bids.iter().map(|(_, card)| card)).clause(const { Clause::new("SMP-003") })
            }
            Event::Peeked(seat) | Event::Drew(seat) => Mention::of("seat", [seat]).only("deck"),
            Event::Top(_) => Mention::default().only("deck"),
            Event::Rolled(seat, 1) => Mention::of("seat", [seat]).clause(const { Clause::new("SMP-005") }),
            Event::Rolled(seat, _) => Mention::of("seat", [seat]),
            Event::Banked(seat, _) => Mention::of("coins", [seat]),
            Event::DrewCard(card) => Mention::of("card", [card]),
        }
    }
}

fn texts(cards: impl Iterator<Item = engine::sample::Card>) -> Vec<String> {
    cards.map(|card| card.to_string()).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_text_is_there() {
        crate::check::texts::<engine::sample::Sample>();
    }

    #[test]
    fn every_choice_has_picks_of_its_own() {
        crate::check::picks::<engine::sample::Sample>();
    }

    #[test]
    fn events_are_about_things_that_are_there() {
        crate::check::mentions::<engine::sample::Sample>();
    }
}
