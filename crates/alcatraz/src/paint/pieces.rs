//! The pieces: pawns, guards, tokens, marks and cards.

use draw::{Anchor, Canvas, Paint, Part, Weight};
use scene::BadgeKind::Own;
use scene::{Facing, Size};

use super::palette::{
    BLUE, CHALK, DARKROOM, FAINT, LAMP, MANILA, MOSS, PAGE, PALE, PENCIL, RUST, SCRIPT, SHADE, SIGNAL, STAMP, UNIFORM,
};
use super::{BARE, FINE, icons, people, photos, tasks};
use crate::art::{BadgeArt, Piece, PieceArt};
use crate::state::{Blackmail, Item};

/// Paints a piece by its art.
pub(super) fn piece(piece: &Piece, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    match piece.art {
        PieceArt::Guard { face } => people::guard(face, canvas),
        PieceArt::Pawn => match piece.owner {
            Some(seat) => people::prisoner(seat, canvas),
            None => canvas.plain_piece(piece),
        },
        PieceArt::Stamina => track(piece, canvas, icons::STAMINA, LAMP),
        PieceArt::Cash => track(piece, canvas, icons::CASH, MOSS),
        PieceArt::Slot => slot(canvas, [w * 0.1, h * 0.1, w * 0.8, h * 0.8]),
        PieceArt::Mark => mark(piece, canvas),
        PieceArt::Goat => goat(piece, canvas),
        PieceArt::Vote => vote(piece, canvas),
        PieceArt::Task(element) if piece.size == Size::Card => tasks::task(piece, element, canvas),
        PieceArt::Task(_) => small_task(canvas, &piece.short),
        PieceArt::TaskBack => task_back(piece, canvas),
        PieceArt::Blackmail(card) => blackmail(piece, canvas, card),
        PieceArt::BlackmailBack => envelope(piece, canvas),
        PieceArt::Item(item) => item_token(piece, canvas, item),
    }
}

/// A pocket with nothing in it.
fn slot(canvas: &mut Canvas, at: [f32; 4]) {
    let [x, y, w, h] = at;
    canvas.rect(at, h * 0.16, Paint::Ground, (Paint::Line, 1.2));
    canvas.rect([x + w * 0.12, y + h * 0.2, w * 0.76, 1.0], 0.0, Paint::Line, BARE);
}

/// A track of a sheet: its sign and how far it is.
fn track(piece: &Piece, canvas: &mut Canvas, icon: &'static str, fill: Paint) {
    let (w, h) = (canvas.w, canvas.h);
    let there = piece.count > 0;
    let (ground, line, ink) = if there { (PAGE, SCRIPT, SCRIPT) } else { (Paint::Card, Paint::Line, Paint::Ink) };
    canvas.rect([0.6, 0.6, w - 1.2, h - 1.2], h * 0.14, ground, (line, 1.0));
    let (middle, side) =
        if piece.short.is_empty() { ([w / 2.0, h / 2.0], w * 0.7) } else { ([w / 2.0, h * 0.35], w * 0.56) };
    match there {
        true => object(canvas, icon, middle, side, fill),
        false => canvas.icon(icon, middle, side, Paint::Line),
    }
    if piece.short.is_empty() {
        owner_sign(piece, canvas);
        return canvas.count(piece.count);
    }
    canvas.text([w / 2.0, h * 0.89], w, &piece.short, h * 0.34, Weight::Bold, Anchor::Middle, ink);
}

/// A thing in its colour, with an outline.
fn object(canvas: &mut Canvas, path: &'static str, middle: [f32; 2], side: f32, fill: Paint) {
    let parts = [Part::Inked(fill, SCRIPT, (24.0 / side).clamp(0.9, 1.5), path)];
    canvas.picture(&parts, [middle[0] - side / 2.0, middle[1] - side / 2.0], side / 24.0);
}

/// The colour of an item.
fn color(item: Item) -> Paint {
    match item {
        Item::Key => LAMP,
        Item::Knife | Item::Tool => PALE,
        Item::Clothes => BLUE,
        Item::Drug => SIGNAL,
        Item::Gun => CHALK,
    }
}

/// An item on its tag; a faint one is not there.
fn item_token(piece: &Piece, canvas: &mut Canvas, item: Item) {
    let (w, h) = (canvas.w, canvas.h);
    let there = piece.count > 0;
    let (ground, line) = match item {
        _ if !there => (SHADE, (Paint::Line, 1.0)),
        Item::Gun => (SCRIPT, (CHALK, 1.0)),
        _ => (PAGE, (SCRIPT, 1.0)),
    };
    match piece.size {
        Size::Chip => canvas.circle([w / 2.0, h / 2.0, w * 0.47], ground, line),
        _ => {
            if there {
                canvas.rect([2.0, 2.6, w - 2.6, h - 3.0], h * 0.14, SHADE, BARE);
            }
            canvas.rect([0.8, 0.8, w - 2.2, h - 2.2], h * 0.14, ground, line);
        }
    }
    let (middle, side) = ([w * 0.49, h * 0.49], w * 0.68);
    match there {
        true => object(canvas, icons::of_item(item), middle, side, color(item)),
        false => canvas.icon(icons::of_item(item), middle, side, Paint::Line),
    }
    owner_sign(piece, canvas);
    if there {
        canvas.count(piece.count);
    }
}

/// Whose it is, in the corner.
fn owner_sign(piece: &Piece, canvas: &mut Canvas) {
    if let Some(owner) = piece.owner {
        canvas.seat(owner, [canvas.w * 0.84, canvas.h * 0.18], canvas.w * 0.2);
    }
}

/// The space of an element: a stamp on a scrap of paper when it is marked, a ring when it is not.
fn mark(piece: &Piece, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let size = h * 0.6;
    let at = [w / 2.0, h * 0.5 + size * 0.36];
    if piece.facing == Facing::Down {
        canvas.circle([w / 2.0, h / 2.0, w * 0.44], Paint::None, (Paint::Line, 1.2));
        return canvas.text(at, w, &piece.short, size, Weight::Regular, Anchor::Middle, Paint::Soft);
    }
    let is_only_holder = piece.badges.iter().any(|badge| badge.art == Own(BadgeArt::OnlyHolder));
    let line = if is_only_holder { (Paint::Ink, 2.4) } else { (STAMP, 1.0) };
    canvas.rect([1.2, 1.2, w - 2.4, h - 2.4], h * 0.12, PAGE, line);
    let size = h * 0.74;
    let at = [w / 2.0, h * 0.5 + size * 0.36];
    canvas.text(at, w, &piece.short, size, Weight::Bold, Anchor::Middle, STAMP);
}

/// The scapegoat card: the goat in the searchlight, with its bonus on a seal.
fn goat(piece: &Piece, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([1.4, 1.8, w - 2.0, h - 2.0], h * 0.1, SHADE, BARE);
    canvas.rect([0.6, 0.6, w - 1.6, h - 1.6], h * 0.1, UNIFORM, FINE);
    canvas.polygon(vec![[w * 0.5, 1.2], [w - 1.6, h - 1.6], [1.2, h - 1.6]], LAMP, BARE);
    let scale = h * 0.92 / 24.0;
    canvas.picture(people::GOAT, [w * 0.44 - 12.0 * scale, h * 0.05], scale);
    let size = (h * 0.36).max(8.0);
    let radius = size * 0.74;
    canvas.circle([w - radius, h - radius, radius], STAMP, (CHALK, 1.0));
    let at = [w - radius, h - radius + size * 0.36];
    canvas.text(at, radius * 1.8, &piece.short, size, Weight::Bold, Anchor::Middle, CHALK);
}

/// A vote: a folded slip for others, open for the voter.
fn vote(piece: &Piece, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let paint = piece.owner.map_or(RUST, Paint::Seat);
    canvas.rect([w * 0.15, 2.0, w * 0.76, h - 2.4], h * 0.06, SHADE, BARE);
    canvas.rect([w * 0.12, 0.8, w * 0.76, h - 1.6], h * 0.06, PAGE, (paint, 2.4));
    match piece.facing {
        Facing::Down => canvas.icon(icons::TICK, [w / 2.0, h / 2.0], w * 0.6, SCRIPT),
        Facing::Up => {
            let size = h * 0.6;
            let at = [w / 2.0, h / 2.0 + size * 0.36];
            canvas.text(at, w * 0.7, &piece.short, size, Weight::Bold, Anchor::Middle, SCRIPT);
        }
    }
}

/// A page of the plan that lies on no room any more.
fn small_task(canvas: &mut Canvas, text: &str) {
    let (w, h) = (canvas.w, canvas.h);
    tasks::page(canvas);
    let size = h * 0.44;
    let at = [w * 0.48, h / 2.0 + size * 0.36];
    canvas.text(at, w * 0.8, text, size, Weight::Bold, Anchor::Middle, STAMP);
}

/// Below a deck its further cards, as many as it has thickness.
fn thickness(canvas: &mut Canvas, at: [f32; 4], count: u16) {
    let [x, y, w, h] = at;
    let layers = (count / 5).min(3);
    for layer in (1..=layers).rev() {
        let away = f32::from(layer) * 1.1;
        canvas.rect([x + away, y + away, w, h], w * 0.04, FAINT, (SCRIPT, 0.6));
    }
}

/// Where a card lies that is as high as its piece.
fn card_box(piece: &Piece, canvas: &Canvas) -> [f32; 4] {
    let (w, h) = (canvas.w, canvas.h);
    match piece.size {
        Size::Token => [w * 0.14, 0.8, w * 0.72, h - 1.6],
        _ => [0.8, 0.8, w - 5.2, h - 5.2],
    }
}

/// The deck of tasks: the plan, folded, in pencil.
fn task_back(piece: &Piece, canvas: &mut Canvas) {
    let at = card_box(piece, canvas);
    let [x, y, w, h] = at;
    if piece.count == 0 {
        return canvas.rect(at, w * 0.04, Paint::None, (Paint::Line, 1.2));
    }
    thickness(canvas, at, piece.count);
    canvas.rect(at, w * 0.04, PAGE, (SCRIPT, 1.0));
    let side = w * 0.8;
    canvas.line_icon(PLAN, [x + w / 2.0, y + h * 0.46], side, (PENCIL, 1.1));
    canvas.rect([x, y + h * 0.5, w, 0.8], 0.0, FAINT, BARE);
    canvas.rect([x + w * 0.5, y, 0.8, h], 0.0, FAINT, BARE);
    canvas.count(piece.count);
}

/// The map of the island in pencil, with a way out.
const PLAN: &str =
    "M3 8Q6 3 13 4t9 6-3 10-12 1-4-13M8 9H14V13H8zM16 11h3v4h-3zM9 16h6M11 13v3M15 16q2 3 6 6M19 22h2v-2";

/// Blackmail from behind: a sealed envelope.
fn envelope(piece: &Piece, canvas: &mut Canvas) {
    let at = card_box(piece, canvas);
    let [x, y, w, h] = at;
    if piece.count == 0 {
        return canvas.rect(at, w * 0.04, Paint::None, (Paint::Line, 1.2));
    }
    thickness(canvas, at, piece.count);
    canvas.rect(at, w * 0.04, MANILA, (SCRIPT, 1.0));
    canvas.polygon(vec![[x, y + h], [x + w / 2.0, y + h * 0.5], [x + w, y + h]], FAINT, (SCRIPT, 0.8));
    canvas.polygon(vec![[x, y], [x + w, y], [x + w / 2.0, y + h * 0.58]], MANILA, (SCRIPT, 1.0));
    let radius = w * 0.2;
    canvas.circle([x + w / 2.0, y + h * 0.52, radius], STAMP, (SCRIPT, 0.8));
    canvas.icon(icons::HAND, [x + w / 2.0, y + h * 0.52], radius * 1.3, CHALK);
    canvas.count(piece.count);
}

/// A blackmail card: a photograph, and where there is room the letter that came with it.
fn blackmail(piece: &Piece, canvas: &mut Canvas, card: Blackmail) {
    let (w, h) = (canvas.w, canvas.h);
    if piece.size != Size::Large {
        let [x, y, side] = photograph(canvas, [w * 0.12, 0.8, w * 0.76, h - 1.6]);
        return canvas.icon(icons::of_card(card), [x + side / 2.0, y + side / 2.0], side * 0.74, CHALK);
    }
    canvas.rect([1.8, 2.4, w - 2.4, h - 3.0], h * 0.03, SHADE, BARE);
    canvas.rect([0.6, 0.6, w - 1.8, h - 2.0], h * 0.03, PAGE, (SCRIPT, 1.0));
    let photo = (h * 0.42).min(w * 0.3);
    let [left, top, side] = photograph(canvas, [3.6, 3.6, photo * 0.92, photo]);
    canvas.picture(photos::of(card), [left, top], side / 24.0);
    let x = photo * 0.9 + 9.0;
    let size = (h * 0.15).clamp(10.0, 15.0);
    let title = [x, 5.0, w - x - 6.0, photo - 4.0];
    canvas.paragraph(title, &piece.name, size, Weight::Bold, Anchor::Start, STAMP);
    let top = photo + 7.0;
    canvas.rect([x, photo + 2.6, w - x - 7.0, 1.0], 0.0, STAMP, BARE);
    let text = piece.lines.first().map_or("", String::as_str);
    canvas.paragraph([6.0, top, w - 13.0, h - top - 4.0], text, 13.0, Weight::Regular, Anchor::Start, SCRIPT);
}

/// A photograph with a white border. Gives the square that it shows.
fn photograph(canvas: &mut Canvas, at: [f32; 4]) -> [f32; 3] {
    let [x, y, w, h] = at;
    canvas.rect(at, 1.0, CHALK, (SCRIPT, 0.9));
    let edge = (w * 0.06).max(1.4);
    let (wide, high) = (w - 2.0 * edge, h - 2.6 * edge);
    canvas.rect([x + edge, y + edge, wide, high], 0.0, DARKROOM, BARE);
    let side = wide.min(high);
    [x + edge + (wide - side) / 2.0, y + edge + (high - side) / 2.0, side]
}
