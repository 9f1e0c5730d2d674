//! What people see of a view, and what they touch to act.
//!
//! Guards and tokens of a kind are alike, so they have ids by their places. Other numbers would change when a guard
//! elsewhere moves, and pieces would glide that did not move.

mod components;
mod links;
mod moments;
mod picks;
mod sheets;
mod things;

use engine::{Seat, Set};
use scene::{EventLinks, GameScene, Moment, Pick, Placement, Size, Texts, ThingCard};

use crate::Alcatraz;
use crate::action::Action;
use crate::art::{Area, AreaArt, BadgeArt, Condition, Piece, PieceArt, RoomArt, Scene};
use crate::event::Event;
use crate::state::{Blackmail, Board, COLUMNS, Item, Items, Options, Posted, Room, TaskId};
use crate::text::Words;
use crate::view::View;

pub(crate) use components::components;

/// The height of the strip above the rooms, in widths of a room.
const STRIP: f32 = 0.34;
/// The height of a room, in its width.
const ROOM: f32 = 1.2;

impl GameScene for Alcatraz {
    fn scene(options: &Options, view: &View, texts: &Texts) -> Scene {
        let words = Words::new(options, texts);
        let board = &view.board;
        let mut areas = vec![clock(&words, view)];
        areas.extend(
            board.layout.rooms().iter().enumerate().map(|(place, &room)| self::room(&words, view, place, room)),
        );
        areas.extend(sheets::own_areas(&words, view));
        areas.extend(board.prisoners.iter().map(|(seat, _)| sheets::sheet(&words, view, seat)));
        areas.extend(sheets::aside_areas(&words, view));
        Scene { board: (f32::from(COLUMNS), STRIP + 3.0 * ROOM), areas }
    }

    /// The goods of a trade are named one by one; nothing changes hands before all agree.
    fn is_step(_: &Options, _: &View, action: Action) -> bool {
        matches!(action, Action::Give(_) | Action::Get(_))
    }

    fn picks(_: &Options, view: &View, action: Action) -> Vec<Pick> {
        picks::picks(view, action)
    }

    fn attempts(_: &Options, view: &View, seat: Seat, thing: &str) -> Vec<Action> {
        picks::attempts(view, seat, thing)
    }

    fn event_links(_: &Options, event: &Event) -> EventLinks {
        links::event_links(event)
    }

    fn moment(options: &Options, event: &Event, texts: &Texts) -> Option<Moment> {
        moments::moment(&Words::new(options, texts), options.seats, event)
    }

    fn explain(options: &Options, view: &View, thing: &str, texts: &Texts) -> Option<ThingCard> {
        let card = ThingCard::of_scene(&Self::scene(options, view, texts), thing, texts)?;
        Some(things::explain(options, view, thing, card, texts))
    }
}

/// The round, the guards that are on the board, and whose turn it is.
fn clock(words: &Words<'_>, view: &View) -> Area {
    let board = &view.board;
    let (guards, most) = (board.guards_total(), words.content.guards.most());
    let title = words.say("scene-round", [("round", board.round.into())]);
    let place = Placement::Board(0.0, 0.0, f32::from(COLUMNS), STRIP);
    let mut area = Area::new("clock", AreaArt::Clock { guards, most }, place, title)
        .badge(
            BadgeArt::Guards,
            format!("{guards}/{most}"),
            words.say("guard-clock", [("count", guards.into()), ("most", most.into())]),
        )
        .note(words.say("round", [("round", board.round.into()), ("left", most.saturating_sub(guards).into())]))
        .note(words.say("goat-is", [("name", words.name(board.goat)), ("bonus", board.bonus.into())]));
    if let Some(turn) = view.turn() {
        area = area.note(words.say("turn-of", [("name", words.name(turn.seat)), ("points", turn.points.into())]));
    }
    area
}

/// A room with all that is in it.
fn room(words: &Words<'_>, view: &View, place: usize, room: Room) -> Area {
    let board = &view.board;
    let side = board.sides[room.index()];
    let ability = words.content.side(room, side);
    let guards = board.guards[room.index()];
    let used = view.turn().is_some_and(|turn| turn.used.contains(room));
    let closed = board.closed.contains(room);
    let art = AreaArt::Room(RoomArt { room, side, ability: *ability, guards, closed, used });
    let (row, column) = (place as f32 / 4.0, place as f32 % 4.0);
    let at = Placement::Board(column, STRIP + row.floor() * ROOM, 1.0, ROOM);
    let effect = words.effect(ability);
    let effect = if ability.free { words.say("label-free", [("label", effect.into())]) } else { effect };
    let mut area = Area::new(format!("room:{room}"), art, at, words.room(room))
        .note(effect)
        .note(words.texts.text(&format!("side-{side}")));
    if closed {
        area = area.note(words.texts.text("closed"));
    }
    if used {
        area = area.note(words.texts.text("used"));
    }
    let task = board.display.iter().find(|posted| posted.room == room);
    area.with(guard_pieces(words, room, guards))
        .with(tokens(words, board, room, task.is_some()))
        .with(task.map(|posted| task_card(words, board, *posted)))
        .with(pawns(words, board, room, task.is_some()))
}

fn guard_pieces(words: &Words<'_>, room: Room, guards: u8) -> impl Iterator<Item = Piece> {
    let name = words.texts.text("scene-guard");
    (0..guards).map(move |place| {
        let face = (room.index() as u8 + place) % 4;
        Piece::new(format!("guard:{room}:{}", place + 1), PieceArt::Guard { face }, Size::Chip, name.clone())
            .at(0.13 + 0.2 * f32::from(place), 0.25)
    })
}

/// Every kind of item that a room can hold, with how many lie there, which may be none.
fn tokens(words: &Words<'_>, board: &Board, room: Room, beside_task: bool) -> Vec<Piece> {
    let holds = words.content.holds(room);
    let kinds = holds.kinds().count();
    let (columns, first, step) = match (kinds, beside_task) {
        (0..=2, _) => (2, 0.17, 0.22),
        (_, true) => (3, 0.09, 0.14),
        (_, false) => (3, 0.21, 0.25),
    };
    let token = |(place, item): (usize, Item)| {
        let count = board.tokens[room.index()].of(item);
        let size = if kinds <= 2 { Size::Token } else { Size::Chip };
        let name = match count {
            0 => words.say("scene-none-left", [("item", words.item(item).into())]),
            _ => words.item(item),
        };
        let (row, column) = ((place / columns) as f32, (place % columns) as f32);
        let top = if kinds > columns { 0.405 } else { 0.475 };
        Piece::new(format!("item:{room}:{item}"), PieceArt::Item(item), size, name)
            .times(count)
            .at(first + step * column, top + 0.15 * row)
    };
    holds.kinds().enumerate().map(token).collect()
}

fn pawns(words: &Words<'_>, board: &Board, room: Room, beside_task: bool) -> Vec<Piece> {
    let here = board.prisoners_in(room);
    let (first, width) = if beside_task { (0.14, 0.22) } else { (0.17, 0.72) };
    let step = match here.len() {
        0 | 1 => 0.0,
        count => (width / f32::from(count - 1)).min(0.3),
    };
    let pawn = |(place, seat): (usize, Seat)| {
        Piece::new(format!("pawn:{seat}"), PieceArt::Pawn, Size::Token, words.texts.seat(seat))
            .of(seat)
            .at(first + step * place as f32, 0.73)
    };
    here.iter().enumerate().map(pawn).collect()
}

/// A task on a room, with a sign for each condition that says whether it is met now.
fn task_card(words: &Words<'_>, board: &Board, posted: Posted) -> Piece {
    let Posted { room, task: id } = posted;
    let task = words.content.task(id);
    let here = board.prisoners_in(room);
    let mut held = here.iter().fold(Items::NONE, |sum, seat| sum.plus(board.prisoners[seat].goods.items));
    let word = |met: bool| if met { "met" } else { "unmet" };
    let (least, most) = (task.prisoners.get(), task.guards.get());
    let enough = here.len() >= least;
    let quiet = board.guards[room.index()] <= most;
    let say =
        |id: &str, met: bool, count: u8| words.say(&format!("scene-{id}-{}", word(met)), [("count", count.into())]);
    let condition = |of: Condition, met: bool| BadgeArt::Condition { of, met };
    let name = words.say("task", [("task", words.task(id).into())]);
    let mut piece = Piece::new(format!("task:{id}"), PieceArt::Task(id.element()), Size::Card, name)
        .short(id.element().word())
        .line(words.task_title(id))
        .at(0.725, 0.605)
        .badge(condition(Condition::Prisoners, enough), format!("{least}+"), say("prisoners", enough, least))
        .badge(condition(Condition::Guards, quiet), format!("≤{most}"), say("guards", quiet, most));
    for &item in &task.items {
        let token = [item, Item::Gun].into_iter().find(|&token| held.of(token) > 0);
        if let Some(token) = token {
            held.remove(token);
        }
        let met = token.is_some();
        let name = words.say(&format!("scene-item-{}", word(met)), [("item", words.item(item).into())]);
        piece = piece.badge(condition(Condition::Item(item), met), "", name);
    }
    piece
}

/// A task card that lies on no room any more.
fn small_task(words: &Words<'_>, id: TaskId) -> Piece {
    let art = PieceArt::Task(id.element());
    Piece::new(format!("task:{id}"), art, Size::Token, words.task(id)).short(id.to_string())
}

/// A blackmail card whose face is seen.
fn open_card(words: &Words<'_>, card: Blackmail, size: Size) -> Piece {
    Piece::new(format!("card:{card}"), PieceArt::Blackmail(card), size, words.card(card)).line(words.text(card))
}

/// The cards of a set, face up.
fn open_cards(words: &Words<'_>, cards: Set<Blackmail>, size: Size) -> Vec<Piece> {
    cards.iter().map(|card| open_card(words, card, size)).collect()
}
