//! What is in the box: rooms with both sides, tasks, blackmail, tokens, guards, sheets and pawns.

use draw::{Component, Face, Form};
use engine::Seats;
use scene::{Placement, Size, Texts};

use super::{open_card, sheets};
use crate::Alcatraz;
use crate::art::{Area, AreaArt, BadgeArt, Condition, Piece, PieceArt, RoomArt};
use crate::state::{Blackmail, Element, Item, Options, Room, Side, TaskId};
use crate::text::Words;
use crate::view::View;

/// The faces of guards.
const FACES: u8 = 4;

pub(crate) fn components(options: &Options, view: &View, texts: &Texts) -> Vec<Component<Alcatraz>> {
    let words = Words::new(options, texts);
    let mut components: Vec<Component<Alcatraz>> = Vec::new();
    components.extend(Room::ALL.map(|room| {
        Component::area(Form::RoomTile, side(&words, room, Side::Silver)).back(Face::Area(side(
            &words,
            room,
            Side::Copper,
        )))
    }));
    let back =
        |art: PieceArt, name: &str| Face::Piece(Piece::new("back", art, Size::Card, texts.text(name)).face_down());
    components.extend(words.content.task_cards.iter().map(|id| {
        Component::piece(Form::Card, task(&words, id)).zoom(1.6).back(back(PieceArt::TaskBack, "scene-task-back"))
    }));
    components.extend(Blackmail::ALL.map(|card| {
        Component::piece(Form::WideCard, open_card(&words, card, Size::Large))
            .zoom(1.8)
            .back(back(PieceArt::BlackmailBack, "scene-card-back"))
    }));
    components.extend(Item::ALL.map(|item| {
        let count: u8 = Room::ALL.iter().map(|&room| words.content.holds(room).of(item)).sum();
        let piece = Piece::new(format!("item:{item}"), PieceArt::Item(item), Size::Token, words.item(item));
        Component::piece(Form::SquareToken, piece).times(count)
    }));
    let guards = words.content.guards.most();
    components.extend((0..FACES).map(|face| {
        let piece =
            Piece::new(format!("guard:{face}"), PieceArt::Guard { face }, Size::Chip, texts.text("scene-guard"));
        Component::piece(Form::Token, piece).times(guards / FACES + u8::from(face < guards % FACES))
    }));
    components.push(goat(texts));
    components.extend(before_players(&words, options, view));
    components
}

/// A side of a room, as it is when nobody is there.
fn side(words: &Words<'_>, room: Room, side: Side) -> Area {
    let ability = *words.content.side(room, side);
    let art = RoomArt { room, side, ability, guards: 0, closed: false, used: false };
    let effect = words.effect(&ability);
    let effect = if ability.free { words.say("label-free", [("label", effect.into())]) } else { effect };
    let place = Placement::Board(0.0, 0.0, 1.0, 1.0);
    let area = Area::new(format!("room:{room}"), AreaArt::Room(art), place, words.room(room)).note(effect);
    let holds = words.content.holds(room);
    let kinds = holds.kinds().count();
    let spaces = holds.kinds().enumerate().map(|(index, item)| {
        let (row, column) = ((index / 3) as f32, (index % 3) as f32);
        let x = if kinds == 1 { 0.5 } else { 0.22 + 0.28 * column };
        Piece::new(format!("item:{room}:{item}"), PieceArt::Item(item), Size::Chip, words.item(item))
            .times(holds.of(item))
            .at(x, 0.46 + 0.15 * row)
    });
    area.with(spaces)
}

/// A task with its conditions, none of which is met yet.
fn task(words: &Words<'_>, id: TaskId) -> Piece {
    let task = words.content.task(id);
    let condition = |of: Condition| BadgeArt::Condition { of, met: false };
    let name = words.say("task", [("task", words.task(id).into())]);
    let piece = Piece::new(format!("task:{id}"), PieceArt::Task(id.element()), Size::Card, name)
        .short(id.element().word())
        .line(words.task_title(id))
        .badge(condition(Condition::Prisoners), format!("{}+", task.prisoners.get()), "")
        .badge(condition(Condition::Guards), format!("≤{}", task.guards.get()), "");
    task.items.iter().fold(piece, |piece, &item| piece.badge(condition(Condition::Item(item)), "", ""))
}

fn goat(texts: &Texts) -> Component<Alcatraz> {
    let piece = Piece::new("goat", PieceArt::Goat, Size::Token, texts.text("scene-goat"));
    Component::piece(Form::SquareToken, piece)
}

/// A sheet for each prisoner, a pawn, and markers for what the sheet counts.
fn before_players(words: &Words<'_>, options: &Options, view: &View) -> Vec<Component<Alcatraz>> {
    let (texts, sheet) = (words.texts, &words.content.sheet);
    let seats = Seats::all(options.seats);
    let mut components: Vec<Component<Alcatraz>> = Vec::new();
    for seat in seats.iter() {
        let mut area = sheets::sheet(words, view, seat);
        area.badges.clear();
        area.notes.clear();
        area.art = AreaArt::Sheet { goat: false };
        area.pieces
            .retain(|piece| matches!(piece.art, PieceArt::Mark | PieceArt::Stamina | PieceArt::Cash | PieceArt::Slot));
        for piece in &mut area.pieces {
            match piece.art {
                PieceArt::Stamina => piece.short = format!("0–{}", sheet.stamina.get()),
                PieceArt::Cash => piece.short = format!("0–{}", sheet.cash.get()),
                _ => {}
            }
        }
        components.push(Component::area(Form::Sheet, area).zoom(1.7));
        let pawn = Piece::new(format!("pawn:{seat}"), PieceArt::Pawn, Size::Token, texts.seat(seat)).of(seat);
        components.push(Component::piece(Form::Pawn, pawn));
    }
    let all = u16::from(seats.len());
    let marker = |id: &str, art: PieceArt, name: &str, each: u8| {
        let piece = Piece::new(id, art, Size::Token, texts.text(name));
        Component::piece(Form::Chip, piece).times(all * u16::from(each))
    };
    components.push(marker("stamina", PieceArt::Stamina, "scene-stamina", sheet.stamina.get()));
    components.push(marker("cash", PieceArt::Cash, "item-cash", sheet.cash.get()));
    components.extend(Element::ALL.map(|element| {
        let caption = texts.text(&format!("element-{element}"));
        let piece = Piece::new(format!("mark:{element}"), PieceArt::Mark, Size::Chip, caption).short(element.word());
        Component::piece(Form::Chip, piece).times(all)
    }));
    components
}
