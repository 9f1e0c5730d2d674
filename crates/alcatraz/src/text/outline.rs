//! The table in words.

use engine::Seat;
use scene::Section;

use super::Words;
use crate::state::{Board, COLUMNS, Items, Posted, Room};
use crate::view::{StepView, View};

/// The sections in reading order.
pub(super) fn sections(words: &Words<'_>, view: &View) -> Vec<Section> {
    let texts = words.texts;
    let board = &view.board;
    let mut sections = vec![
        Section::new(texts.text("outline-round"), round_lines(words, view)),
        Section::new(
            texts.text("outline-rooms"),
            board.layout.rooms().iter().map(|&room| room_line(words, view, room)),
        ),
        Section::new(texts.text("outline-tasks"), task_lines(words, board)),
        Section::new(
            texts.text("outline-prisoners"),
            board.prisoners.iter().map(|(seat, _)| prisoner_line(words, view, seat)),
        ),
        Section::new(texts.text("outline-plan"), board.prisoners.iter().map(|(seat, _)| words.plan(board, seat))),
    ];
    if let Some(hand) = view.viewer.seat().map(|seat| &view.hands[seat]).filter(|hand| hand.count > 0) {
        let lines = hand.known.iter().map(|card| words.card_with_text(card));
        sections.push(Section::new(texts.text("outline-cards"), lines));
    }
    sections
}

fn round_lines(words: &Words<'_>, view: &View) -> Vec<String> {
    let board = &view.board;
    let (guards, most) = (board.guards_total(), words.content.guards.most());
    let mut lines = vec![
        words.say("round", [("round", board.round.into()), ("left", (most - guards).into())]),
        words.say("guard-clock", [("count", guards.into()), ("most", most.into())]),
        words.say("goat-is", [("name", words.name(board.goat)), ("bonus", board.bonus.into())]),
        words.say("task-deck", [("count", board.tasks.count().into())]),
        words.say("blackmail-deck", [("count", view.pile.into()), ("discard", words.cards(board.discard).into())]),
    ];
    if let Some(turn) = view.turn() {
        lines.push(words.say("turn-of", [("name", words.name(turn.seat)), ("points", turn.points.into())]));
    }
    if let StepView::Over(end) = view.step {
        lines.push(words.end(end));
    }
    lines
}

fn room_line(words: &Words<'_>, view: &View, room: Room) -> String {
    let board = &view.board;
    let (texts, side) = (words.texts, board.sides[room.index()]);
    let place = board.layout.rooms().iter().position(|&other| other == room).unwrap_or_default() as u8;
    let ability = words.content.side(room, side);
    let mut parts =
        vec![texts.text(&format!("side-{side}")), words.say("guards", [("count", board.guards[room.index()].into())])];
    let tokens = board.tokens[room.index()];
    if !tokens.is_empty() {
        parts.push(words.items(tokens));
    }
    let here = board.prisoners_in(room);
    if !here.is_empty() {
        parts.push(words.say("here", [("names", words.names(here).into())]));
    }
    if let Some(task) = board.task_in(room) {
        parts.push(words.say("task", [("task", words.task(task).into())]));
    }
    let effect = words.effect(ability);
    parts.push(if ability.free { words.say("label-free", [("label", effect.into())]) } else { effect });
    if board.closed.contains(room) {
        parts.push(texts.text("closed"));
    }
    if view.turn().is_some_and(|turn| turn.used.contains(room)) {
        parts.push(texts.text("used"));
    }
    let (row, column) = (place / COLUMNS + 1, place % COLUMNS + 1);
    texts.colon(&format!("{row}.{column} {}", words.room(room)), &texts.rows(&parts))
}

fn task_lines(words: &Words<'_>, board: &Board) -> Vec<String> {
    let line = |posted: &Posted| {
        let task = words.content.task(posted.task);
        let here = board.prisoners_in(posted.room);
        let held = here.iter().fold(Items::NONE, |sum, seat| sum.plus(board.prisoners[seat].goods.items));
        words.say(
            "task-line",
            [
                ("task", words.task(posted.task).into()),
                ("caption", words.texts.text(&format!("element-{}", posted.task.element())).into()),
                ("room", words.place("in", posted.room)),
                ("prisoners", task.prisoners.get().into()),
                ("here", here.len().into()),
                ("guards", task.guards.get().into()),
                ("there", board.guards[posted.room.index()].into()),
                ("items", words.items(task.items.iter().copied().collect()).into()),
                ("held", words.items(held).into()),
            ],
        )
    };
    if board.display.is_empty() { vec![words.texts.text("no-tasks")] } else { board.display.iter().map(line).collect() }
}

fn prisoner_line(words: &Words<'_>, view: &View, seat: Seat) -> String {
    let prisoner = &view.board.prisoners[seat];
    let line = words.say(
        "prisoner",
        [
            ("name", words.name(seat)),
            ("room", words.place("in", prisoner.room)),
            ("stamina", prisoner.stamina.into()),
            ("cash", prisoner.goods.cash.into()),
            ("items", words.items(prisoner.goods.items).into()),
            ("letters", words.letters(prisoner.marks).into()),
            ("cards", view.hands[seat].count.into()),
        ],
    );
    let known = view.hands[seat].known;
    if view.viewer.is(seat) || known.is_empty() {
        return line;
    }
    words.texts.sentences(&[line, words.say("known-cards", [("cards", words.cards(known).into())])])
}
