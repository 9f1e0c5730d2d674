//! What happened, in one sentence.

use engine::Seat;
use scene::Texts;

use super::Names;
use crate::cards::{Cards, Kind};
use crate::event::Event;
use crate::event::Parcel;
use crate::state::Options;

/// What happened.
pub(super) fn describe(options: &Options, event: &Event, texts: &Texts) -> String {
    let names = Names(texts);
    let who = |id: &str, seat: Seat| texts.with(&texts.to_reader(id, seat, None), [("who", names.seat(seat))]);
    let number = |id: &str, key: &'static str, seat: Seat, number: u16| {
        texts.with(&texts.to_reader(id, seat, None), [("who", names.seat(seat)), (key, number.into())])
    };
    let two = |id: &str, one: Seat, other: Seat| {
        texts.with(&texts.to_reader(id, one, Some(other)), [("who", names.seat(one)), ("other", names.seat(other))])
    };
    let thing = |id: &str, key: &'static str, seat: Seat, thing: String| {
        texts.with(&texts.to_reader(id, seat, None), [("who", names.seat(seat)), (key, thing.into())])
    };
    let card = |id: &str, seat: Seat, kind: Kind| thing(id, "card", seat, names.one(kind));
    let between = |id: &str, one: Seat, other: Seat, kind: Kind| {
        let card = names.one(kind);
        texts.with(
            &texts.to_reader(id, one, Some(other)),
            [("who", names.seat(one)), ("other", names.seat(other)), ("card", card.into())],
        )
    };
    let cigarettes = |id: &str, one: Seat, other: Seat, count: u16| {
        texts.with(
            &texts.to_reader(id, one, Some(other)),
            [("who", names.seat(one)), ("other", names.seat(other)), ("count", count.into())],
        )
    };
    let counted = |id: &str, key: &'static str, seat: Seat, thing: String, count: u8| {
        texts.with(
            &texts.to_reader(id, seat, None),
            [("who", names.seat(seat)), (key, thing.into()), ("count", count.into())],
        )
    };
    let cards = |id: &str, cards: Cards| texts.with(id, [("cards", names.cards(cards).into())]);
    match *event {
        Event::Turn(seat) => who("event-turn", seat),
        Event::Drew(seat, count) => number("event-drew", "count", seat, count.into()),
        Event::DrewCards(drawn) => cards("event-drew-cards", drawn),
        Event::Reshuffled => texts.text("event-reshuffled"),
        Event::Rolled(seat, die) => number("event-rolled", "die", seat, die.into()),
        Event::Moved(seat, area) => thing("event-moved", "area", seat, names.to(area)),
        Event::Sent(seat, area) => thing("event-sent", "area", seat, names.to(area)),
        Event::Discarded(seat, kind) => card("event-discarded", seat, kind),
        Event::LostAtRandom(seat, kind) => card("event-lost-at-random", seat, kind),
        Event::Joined(seat, joined) => {
            let (gang, card) = (names.join(&options.content, joined.gang()), names.gang_card(joined));
            texts.with(
                &texts.to_reader("event-joined", seat, None),
                [("who", names.seat(seat)), ("gang", gang.into()), ("card", card.into())],
            )
        }
        Event::LeftGang(seat, old) => thing("event-left-gang", "card", seat, names.gang_card(old)),
        Event::Played(seat, kind) => card("event-played", seat, kind),
        Event::Revealed(seat, background) => thing("event-revealed", "card", seat, names.background(background)),
        Event::RevealedInGang(seat, background) => {
            thing("event-revealed-in-gang", "card", seat, names.background(background))
        }
        Event::Beaten(seat) => who("event-beaten", seat),
        Event::Unmoved(seat) => who("event-unmoved", seat),
        Event::Healed(seat, count) => number("event-healed", "count", seat, count.into()),
        Event::GotCigarettes(seat, count) => number("event-got-cigarettes", "count", seat, count),
        Event::TookCigarettes(to, from, count) => cigarettes("event-took-cigarettes", to, from, count),
        Event::TookFromBoard(seat, kind, count) => {
            counted("event-took-from-board", "card", seat, names.card(kind), count)
        }
        Event::Crafted(seat, recipe) => thing("event-crafted", "recipe", seat, texts.text(&format!("recipe-{recipe}"))),
        Event::Sold(seat, kind, count) => counted("event-sold", "card", seat, names.one(kind), count),
        Event::Paid(seat, count) => number("event-paid", "count", seat, count.into()),
        Event::Dug(seat, tool, count, total) => {
            let from = total.saturating_sub(count.into());
            let (tool, count) = (("tool", names.one(tool.kind()).into()), ("count", count.into()));
            let way = [("from", from.into()), ("total", total.into())];
            texts.with(
                &texts.to_reader("event-dug", seat, None),
                [("who", names.seat(seat)), tool, count, way[0].clone(), way[1].clone()],
            )
        }
        Event::MoreActions(seat, count) => number("event-more-actions", "count", seat, count.into()),
        Event::Extorts(seat, target) => two("event-extorts", seat, target),
        Event::Names(seat, tool) => thing("event-names", "tool", seat, names.wanted(tool)),
        Event::Laid(seat, kind) => card("event-laid", seat, kind),
        Event::Helped(seat, kind) => card("event-helped", seat, kind),
        Event::Swung(seat) => who("event-swung", seat),
        Event::Gave(from, to, tool) => {
            let tool = names.one(tool.kind());
            texts.with(
                &texts.to_reader("event-gave", from, Some(to)),
                [("who", names.seat(from)), ("other", names.seat(to)), ("tool", tool.into())],
            )
        }
        Event::Refused(seat) => who("event-refused", seat),
        Event::Passed(seat) => who("event-passed", seat),
        Event::Declined(seat) => who("event-declined", seat),
        Event::WonFight(winner, loser) => two("event-won-fight", winner, loser),
        Event::TookCard(to, from) => two("event-took-card", to, from),
        Event::TookThisCard(to, from, kind) => between("event-took-this-card", to, from, kind),
        Event::WeaponsDiscarded(weapons) => cards("event-weapons-discarded", weapons),
        Event::WeaponsBack(seat, weapons) => thing("event-weapons-back", "cards", seat, names.cards(weapons)),
        Event::Looked(seat, victim) => two("event-looked", seat, victim),
        Event::Saw(victim, hand) => thing("event-saw", "cards", victim, names.cards(hand)),
        Event::HandsDealt => texts.text("event-hands-dealt"),
        Event::NewHand(hand) => cards("event-new-hand", hand),
        Event::HandedCard(from, to) => two("event-handed-card", from, to),
        Event::HandedThisCard(from, to, kind) => between("event-handed-this-card", from, to, kind),
        Event::HandedCigarettes(from, to, count) => cigarettes("event-handed-cigarettes", from, to, count.into()),
        Event::Exchanged(one, other, given, returned) => {
            let values = [
                ("who", names.seat(one)),
                ("other", names.seat(other)),
                ("given", parcel(given, texts).into()),
                ("returned", parcel(returned, texts).into()),
            ];
            texts.with(&texts.to_reader("event-exchanged", one, Some(other)), values)
        }
        Event::MichelRolled(seat, die) => number("event-michel-rolled", "die", seat, die.into()),
        Event::MichelMoved(area) => texts.with("event-michel-moved", [("area", names.to(area).into())]),
        Event::MichelShown(seat, shown) => thing("event-michel-shown", "card", seat, names.michel_card(shown)),
        Event::MichelAvoided(seat) => who("event-michel-avoided", seat),
        Event::MichelPaid(seat, tool) => thing("event-michel-paid", "tool", seat, names.one(tool.kind())),
        Event::MichelBeaten(seat) => who("event-michel-beaten", seat),
        Event::MichelWon(seat) => who("event-michel-won", seat),
        Event::MichelReshuffled => texts.text("event-michel-reshuffled"),
        Event::Escaped(seat) => who("event-escaped", seat),
        Event::Lockdown(seat) => who("event-lockdown", seat),
    }
}

/// What a parcel holds.
pub(crate) fn parcel(parcel: Parcel, texts: &Texts) -> String {
    let part = |id: &str, count: u8| (count > 0).then(|| texts.with(id, [("count", count.into())]));
    let parts = [part("parcel-cards", parcel.cards), part("parcel-cigarettes", parcel.cigarettes)];
    texts.list(&parts.into_iter().flatten().collect::<Vec<_>>())
}
