//! The table in words: the stage, the map, the vehicles and the hands.

use engine::Seat;
use scene::Section;

use super::map;
use super::words::Words;
use crate::View;
use crate::content::TokenKind;
use crate::state::{Hand, HandSize, Pawn, Vehicle};

pub(super) fn outline(words: Words<'_>, view: &View) -> Vec<Section> {
    let texts = words.texts;
    let vehicles = view.vehicles.iter().map(|(pawn, vehicle)| vehicle_line(words, view, pawn, vehicle));
    let mut sections = vec![
        Section::new(texts.text("section-stage"), stage(words, view)),
        Section::new(texts.text("section-board"), map::lines(words.content(), view, texts)),
        Section::new(texts.text("section-vehicles"), vehicles),
        Section::new(texts.text("section-hands"), hand_sizes(words, view)),
    ];
    if let Some(hand) = &view.hand {
        sections.push(Section::new(texts.text("section-own-hand"), own_hand(words, hand)));
    }
    sections
}

fn stage(words: Words<'_>, view: &View) -> [String; 3] {
    let stacks = [("halls", view.stack.halls.into()), ("tokens", view.stack.tokens.into())];
    [words.stage(view), words.turn(view), words.texts.with("stage-stacks", stacks)]
}

fn vehicle_line(words: Words<'_>, view: &View, pawn: Pawn, vehicle: &Vehicle) -> String {
    let (texts, content) = (words.texts, words.content());
    let place = words.place(view, pawn);
    let pawn = words.pawn(view.who(pawn));
    let Some(card) = vehicle.card else {
        return texts.with("vehicle-none", [("who", pawn.into()), ("place", place.into())]);
    };
    let name = texts.called(&content.card(card).name);
    let values = format!("▲{} ■{} ●{}", vehicle.fire(content), vehicle.armour, vehicle.boosters);
    texts.with(
        "vehicle-line",
        [
            ("who", pawn.into()),
            ("card", name.into()),
            ("values", values.into()),
            ("worth", vehicle.worth(content).into()),
            ("goods", words.tokens(&vehicle.goods).into()),
            ("place", place.into()),
        ],
    )
}

fn hand_sizes(words: Words<'_>, view: &View) -> Vec<String> {
    let line = |(seat, size): (Seat, &HandSize)| {
        let name = words.texts.seat(seat);
        let values = [("who", name.into()), ("halls", size.halls.into()), ("tokens", size.tokens.into())];
        words.texts.with("hand-line", values)
    };
    view.hand_sizes.iter().map(line).collect()
}

fn own_hand(words: Words<'_>, hand: &Hand) -> Vec<String> {
    let halls = hand.halls.kinds().map(|hall| {
        let passages = map::arrows(words.content().hall(hall).passages);
        format!("{hall} {} {passages}", words.texts.times(hand.halls.of(hall), words.hall(hall)))
    });
    let tokens = hand.tokens.kinds().map(|token| {
        let arrows = match words.content().kind(token) {
            TokenKind::Guard { protects, .. } => format!(" {}", map::arrows(protects)),
            TokenKind::Trophy { .. } | TokenKind::Upgrade { .. } => String::new(),
        };
        format!("{token} {}{arrows}", words.texts.times(hand.tokens.of(token), words.token(token)))
    });
    halls.chain(tokens).collect()
}
