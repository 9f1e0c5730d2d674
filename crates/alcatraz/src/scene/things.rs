//! Cards that explain things where the answer depends on the position: a task says what is missing and who could bring
//! it, a room what its guards do, an element who has it.

use engine::{Seats, sort_short_by_key};
use scene::{Texts, ThingCard};

use crate::rules::tasks;
use crate::state::{Element, Item, Items, Options, Posted, Room, TaskId};
use crate::text::Words;
use crate::view::View;

/// A card with what can be said of the thing now.
pub(super) fn explain(options: &Options, view: &View, thing: &str, card: ThingCard, texts: &Texts) -> ThingCard {
    let words = Words::new(options, texts);
    let (kind, rest) = thing.split_once(':').unwrap_or((thing, ""));
    let (first, second) = rest.split_once(':').unwrap_or((rest, ""));
    match kind {
        "room" => first.parse().map_or(card.clone(), |room| explain_room(&words, view, room, card)),
        "task" => first.parse().map_or(card.clone(), |task| explain_task(&words, view, task, card)),
        "mark" => second.parse().map_or(card.clone(), |element| explain_element(&words, view, element, card)),
        "item" => card.says(&format!("thing-item-{second}"), texts),
        "give" | "get" if first == "cash" => card.says("thing-cash", texts),
        "give" | "get" => card.says(&format!("thing-item-{first}"), texts),
        "seat" => first.parse().map_or(card.clone(), |seat| {
            let room = view.board.prisoners[seat].room;
            let card = add(card, words.to_seat_with("explain-seat-room", seat, ("room", words.place("in", room))));
            if view.board.goat == seat { card.says("thing-goat", texts) } else { card }
        }),
        _ => card,
    }
}

fn add(mut card: ThingCard, line: String) -> ThingCard {
    card.purpose.push(line);
    card
}

/// ALC-066 to ALC-072: what the guards of a room do to those who are there.
fn explain_room(words: &Words<'_>, view: &View, room: Room, card: ThingCard) -> ThingCard {
    let guards = view.board.guards[room.index()];
    add(card, words.say("explain-guards", [("count", guards.into())]))
}

/// Who has marked an element.
fn explain_element(words: &Words<'_>, view: &View, element: Element, card: ThingCard) -> ThingCard {
    let holders: Seats =
        view.board.prisoners.iter().filter(|(_, own)| own.marks.contains(element)).map(|(seat, _)| seat).collect();
    match holders.is_empty() {
        true => card,
        false => add(card, words.say("explain-element", [("names", words.names(holders).into())])),
    }
}

/// What a task pays, what is still missing for it, and who could bring it.
fn explain_task(words: &Words<'_>, view: &View, id: TaskId, mut card: ThingCard) -> ThingCard {
    // The name of the task stands in the title already.
    let ThingCard { title, lines, .. } = &mut card;
    lines.retain(|line| !title.contains(line.as_str()));
    let Some(posted) = view.board.display.iter().find(|posted| posted.task == id) else { return card };
    // What holds for every task follows from what is said of this one.
    card.purpose.clear();
    let letter = id.element();
    let caption = words.texts.text(&format!("element-{letter}"));
    card = add(card, words.say("explain-task-reward", [("letter", letter.word().into()), ("caption", caption.into())]));
    if tasks::is_ready(words.content, &view.board, posted.room) {
        return add(card, words.texts.text("explain-task-ready"));
    }
    card.purpose.extend(missing_prisoners(words, view, posted));
    card.purpose.extend(missing_quiet(words, view, posted));
    card.purpose.extend(missing_items(words, view, posted));
    card
}

/// Who could come, the nearest first.
fn missing_prisoners(words: &Words<'_>, view: &View, posted: &Posted) -> Option<String> {
    let board = &view.board;
    let least = words.content.task(posted.task).prisoners.get();
    let count = least.checked_sub(board.prisoners_in(posted.room).len()).filter(|&count| count > 0)?;
    let mut away: Vec<(u8, String)> = board
        .prisoners
        .iter()
        .map(|(seat, own)| (board.layout.steps(own.room, posted.room), seat))
        .filter(|(steps, _)| *steps > 0)
        .map(|(steps, seat)| (steps, words.to_seat_with("explain-task-near", seat, ("steps", steps.into()))))
        .collect();
    sort_short_by_key(&mut away, |(steps, _)| *steps);
    let names: Vec<String> = away.into_iter().map(|(_, name)| name).collect();
    Some(words.say("explain-task-prisoners", [("count", count.into()), ("names", words.texts.row(&names).into())]))
}

/// How many guards are too many.
fn missing_quiet(words: &Words<'_>, view: &View, posted: &Posted) -> Option<String> {
    let most = words.content.task(posted.task).guards.get();
    let count = view.board.guards[posted.room.index()].checked_sub(most).filter(|&count| count > 0)?;
    Some(words.say("explain-task-guards", [("count", count.into())]))
}

/// Each item that nobody in the room holds: who holds one elsewhere, and where one lies.
fn missing_items(words: &Words<'_>, view: &View, posted: &Posted) -> Vec<String> {
    let board = &view.board;
    let here = board.prisoners_in(posted.room);
    let mut held = here.iter().fold(Items::NONE, |sum, seat| sum.plus(board.prisoners[seat].goods.items));
    let mut missing = Items::NONE;
    for &icon in &words.content.task(posted.task).items {
        match [icon, Item::Gun].into_iter().find(|&token| held.of(token) > 0) {
            Some(token) => held.remove(token),
            None => missing.add(icon),
        }
    }
    let line = |item: Item| {
        let holds = |seat: &engine::Seat| board.prisoners[*seat].goods.items.of(item) > 0;
        let holders: Seats = Seats::all(board.seats()).minus(here).iter().filter(holds).collect();
        let rooms = Room::ALL.into_iter().filter(|room| board.tokens[room.index()].of(item) > 0);
        let rooms: Vec<String> = rooms.map(|room| words.room(room)).collect();
        let values = [
            ("item", words.texts.times(missing.of(item), words.item(item)).into()),
            ("holders", holders.len().into()),
            ("names", words.names(holders).into()),
            ("rooms", (rooms.len() as u8).into()),
            ("places", words.texts.list(&rooms).into()),
        ];
        words.say("explain-task-item", values)
    };
    missing.kinds().map(line).collect()
}
