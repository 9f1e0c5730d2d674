//! The engine's sample game in words.

use engine::Seat;
use engine::sample::{Action, Event, Options, Sample, View};

use crate::{Lang, Section, Show, Words};

impl Show for Sample {
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

fn texts(cards: impl Iterator<Item = engine::sample::Card>) -> Vec<String> {
    cards.map(|card| card.to_string()).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_text_is_there() {
        crate::check::texts::<engine::sample::Sample>();
    }
}
