//! The pieces: pawns, guards, tokens, marks and cards.

use draw::{Anchor, Canvas, Paint, Weight};
use scene::BadgeKind::Own;
use scene::{Facing, Size};

use super::{AMBER, BARE, BLUE, FAINT, FINE, PLUM, RUST, icons};
use crate::art::{Badge, BadgeArt, Condition, Piece, PieceArt};
use crate::state::Item;

/// Paints a piece by its art.
pub(super) fn piece(piece: &Piece, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    match piece.art {
        PieceArt::Guard => {
            canvas.circle([w / 2.0, h / 2.0, w * 0.47], BLUE, FINE);
            canvas.icon(icons::GUARD, [w / 2.0, h * 0.49], w * 0.7, Paint::OnColor);
        }
        PieceArt::Pawn => pawn(piece, canvas),
        PieceArt::Stamina => track(piece, canvas, icons::STAMINA),
        PieceArt::Cash => track(piece, canvas, icons::CASH),
        PieceArt::Slot => canvas.rect([w * 0.1, h * 0.1, w * 0.8, h * 0.8], h * 0.16, Paint::None, (Paint::Line, 1.2)),
        PieceArt::Mark => mark(piece, canvas),
        PieceArt::Goat => goat(piece, canvas),
        PieceArt::Vote => vote(piece, canvas),
        PieceArt::Task if piece.size == Size::Card => task(piece, canvas),
        PieceArt::Task => label(canvas, RUST, &piece.short),
        PieceArt::TaskBack => back(piece, canvas, RUST, icons::PLAN),
        PieceArt::Blackmail(card) => blackmail(piece, canvas, icons::of_card(card)),
        PieceArt::BlackmailBack => back(piece, canvas, PLUM, icons::HAND),
        PieceArt::Item(item) => item_token(piece, canvas, item),
    }
}

/// A prisoner: the seat's sign above a striped suit.
fn pawn(piece: &Piece, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let Some(seat) = piece.owner else { return canvas.plain_piece(piece) };
    let suit = vec![[w * 0.22, h * 0.97], [w * 0.3, h * 0.6], [w * 0.7, h * 0.6], [w * 0.78, h * 0.97]];
    canvas.polygon(suit, Paint::Card, (Paint::Ink, 1.0));
    for (left, y) in [(0.285, 0.7), (0.255, 0.84)] {
        canvas.rect([w * left, h * y, w * (1.0 - 2.0 * left), h * 0.07], 0.0, Paint::Seat(seat), BARE);
    }
    canvas.seat(seat, [w / 2.0, h * 0.37], w * 0.34);
}

/// A track of a sheet: its sign and how far it is.
fn track(piece: &Piece, canvas: &mut Canvas, icon: &'static str) {
    let (w, h) = (canvas.w, canvas.h);
    let there = piece.count > 0;
    let line = if there { FINE } else { (Paint::Line, 1.0) };
    canvas.rect([0.6, 0.6, w - 1.2, h - 1.2], h * 0.2, Paint::Card, line);
    let paint = if there { Paint::Ink } else { Paint::Line };
    if piece.short.is_empty() {
        canvas.icon(icon, [w / 2.0, h / 2.0], w * 0.7, paint);
        owner_sign(piece, canvas);
        return canvas.count(piece.count);
    }
    canvas.icon(icon, [w / 2.0, h * 0.35], w * 0.54, paint);
    canvas.text([w / 2.0, h * 0.89], w, &piece.short, h * 0.33, Weight::Bold, Anchor::Middle, Paint::Ink);
}

/// An item; a faint one is not there.
fn item_token(piece: &Piece, canvas: &mut Canvas, item: Item) {
    let (w, h) = (canvas.w, canvas.h);
    let (ground, ink, line) = match piece.count {
        0 => (Paint::None, Paint::Line, (Paint::Line, 1.0)),
        _ if item == Item::Gun => (Paint::Ink, Paint::Card, FINE),
        _ => (Paint::Card, Paint::Ink, FINE),
    };
    match piece.size {
        Size::Chip => canvas.circle([w / 2.0, h / 2.0, w * 0.47], ground, line),
        _ => canvas.rect([0.8, 0.8, w - 1.6, h - 1.6], h * 0.22, ground, line),
    }
    canvas.icon(icons::of_item(item), [w / 2.0, h / 2.0], w * 0.68, ink);
    owner_sign(piece, canvas);
    if piece.count > 0 {
        canvas.count(piece.count);
    }
}

/// Whose it is, in the corner.
fn owner_sign(piece: &Piece, canvas: &mut Canvas) {
    if let Some(owner) = piece.owner {
        canvas.seat(owner, [canvas.w * 0.84, canvas.h * 0.18], canvas.w * 0.2);
    }
}

/// The space of an element: a full square when it is marked, a ring when it is not.
fn mark(piece: &Piece, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let size = h * 0.6;
    let at = [w / 2.0, h * 0.5 + size * 0.36];
    if piece.facing == Facing::Down {
        canvas.circle([w / 2.0, h / 2.0, w * 0.44], Paint::None, (Paint::Line, 1.0));
        return canvas.text(at, w, &piece.short, size, Weight::Regular, Anchor::Middle, Paint::Soft);
    }
    let is_only_holder = piece.badges.iter().any(|badge| badge.art == Own(BadgeArt::OnlyHolder));
    let line = if is_only_holder { (Paint::Ink, 2.0) } else { BARE };
    canvas.rect([1.2, 1.2, w - 2.4, h - 2.4], h * 0.2, RUST, line);
    canvas.text(at, w, &piece.short, size, Weight::Bold, Anchor::Middle, Paint::OnColor);
}

/// The scapegoat card with its bonus.
fn goat(piece: &Piece, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([0.6, 0.6, w - 1.2, h - 1.2], h * 0.2, AMBER, (Paint::Ink, 1.4));
    canvas.icon(icons::GOAT, [w * 0.42, h * 0.4], w * 0.66, Paint::Ink);
    let size = h * 0.36;
    canvas.text([w * 0.94, h * 0.92], w * 0.7, &piece.short, size, Weight::Bold, Anchor::End, Paint::Ink);
}

/// A vote: closed for others, open for the voter.
fn vote(piece: &Piece, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let paint = piece.owner.map_or(RUST, Paint::Seat);
    canvas.rect([w * 0.12, 0.8, w * 0.76, h - 1.6], h * 0.1, Paint::Card, (paint, 2.0));
    match piece.facing {
        Facing::Down => canvas.icon(icons::TICK, [w / 2.0, h / 2.0], w * 0.6, Paint::Ink),
        Facing::Up => {
            let size = h * 0.6;
            let at = [w / 2.0, h / 2.0 + size * 0.36];
            canvas.text(at, w * 0.7, &piece.short, size, Weight::Bold, Anchor::Middle, Paint::Ink);
        }
    }
}

/// A few letters on a colour.
fn label(canvas: &mut Canvas, ground: Paint, text: &str) {
    let (w, h) = (canvas.w, canvas.h);
    let size = h * 0.44;
    canvas.rect([0.8, 0.8, w - 1.6, h - 1.6], h * 0.16, ground, FINE);
    let at = [w / 2.0, h / 2.0 + size * 0.36];
    canvas.text(at, w * 0.9, text, size, Weight::Bold, Anchor::Middle, Paint::OnColor);
}

/// The back of a card, or of a deck.
fn back(piece: &Piece, canvas: &mut Canvas, ground: Paint, icon: &'static str) {
    let (w, h) = (canvas.w, canvas.h);
    let (left, width) = if piece.size == Size::Token { (w * 0.14, w * 0.72) } else { (0.8, w - 1.6) };
    if piece.count == 0 {
        return canvas.rect([left, 0.8, width, h - 1.6], w * 0.1, Paint::None, (Paint::Line, 1.2));
    }
    canvas.rect([left, 0.8, width, h - 1.6], w * 0.1, ground, FINE);
    canvas.rect([left + 3.0, 3.8, width - 6.0, h - 7.6], w * 0.06, Paint::None, (Paint::OnColor, 0.8));
    canvas.icon(icon, [w / 2.0, h / 2.0], width * 0.56, Paint::OnColor);
    canvas.count(piece.count);
}

/// A task: its letter, its name where there is room, and its conditions, filled where they are met.
fn task(piece: &Piece, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let named = w >= 60.0;
    canvas.rect([0.6, 0.6, w - 1.2, h - 1.2], w * 0.09, Paint::Card, (Paint::Ink, 1.2));
    let head = h * if named { 0.2 } else { 0.24 };
    canvas.rect([0.6, 0.6, w - 1.2, head], w * 0.09, RUST, BARE);
    canvas.rect([0.6, head * 0.6, w - 1.2, head * 0.45], 0.0, RUST, BARE);
    let size = head * 0.86;
    let letter = [w / 2.0, head * 0.54 + size * 0.36];
    canvas.text(letter, w * 0.6, &piece.short, size, Weight::Bold, Anchor::Middle, Paint::OnColor);
    let mut top = head + 2.0;
    if named {
        let name = piece.lines.first().map_or("", String::as_str);
        let high = h * 0.32;
        canvas.paragraph(
            [4.0, top, w - 8.0, high],
            name,
            (w * 0.105).clamp(9.5, 12.0),
            Weight::Regular,
            Anchor::Middle,
            Paint::Ink,
        );
        top += high;
    }
    let is_item = |badge: &&Badge| matches!(badge.art, Own(BadgeArt::Condition { of: Condition::Item(_), .. }));
    let items = piece.badges.iter().filter(is_item).count();
    let (wide, count) = (w - 5.0, if named { 2.0 } else { 3.0 });
    let row = (h - top - 2.0) / count;
    let number_box = |place: f32| match named {
        true => [2.5 + (wide + 1.0) / 2.0 * place, top, (wide - 1.0) / 2.0, row - 1.0],
        false => [2.5, top + row * place, wide, row - 1.0],
    };
    let pill = (wide + 1.0) / items.max(1) as f32 - 1.0;
    let mut place = 0.0;
    for badge in &piece.badges {
        let Own(BadgeArt::Condition { of, met }) = badge.art else { continue };
        match of {
            Condition::Prisoners => number_condition(canvas, number_box(0.0), icons::PERSON, &badge.text, met),
            Condition::Guards => number_condition(canvas, number_box(1.0), icons::GUARD, &badge.text, met),
            Condition::Item(item) => {
                let at = [2.5 + (pill + 1.0) * place, top + row * (count - 1.0), pill, row - 1.0];
                let ink = condition(canvas, at, met);
                let side = (pill * 0.86).min(at[3] * 0.82);
                canvas.icon(icons::of_item(item), [at[0] + pill / 2.0, at[1] + at[3] / 2.0], side, ink);
                place += 1.0;
            }
        }
    }
}

/// How many prisoners or guards a task allows.
fn number_condition(canvas: &mut Canvas, at: [f32; 4], icon: &'static str, number: &str, met: bool) {
    let [x, y, w, h] = at;
    let ink = condition(canvas, at, met);
    let (middle, side) = (y + h / 2.0, (h * 0.74).min(w * 0.46));
    let size = (h * 0.6).clamp(8.0, 12.0);
    let text = draw::measure(number, size, Weight::Bold).min(w - side - 3.0);
    let left = x + (w - side - text - 2.0) / 2.0;
    canvas.icon(icon, [left + side / 2.0, middle], side, ink);
    let at = [left + side + 2.0, middle + size * 0.36];
    canvas.text(at, text + 0.5, number, size, Weight::Bold, Anchor::Start, ink);
}

/// The ground of a condition. Gives the paint for what stands on it.
fn condition(canvas: &mut Canvas, at: [f32; 4], met: bool) -> Paint {
    let round = at[3] * 0.2;
    if met {
        canvas.rect(at, round, Paint::Good, BARE);
        return Paint::OnColor;
    }
    canvas.rect(at, round, Paint::None, (FAINT, 1.0));
    Paint::Ink
}

/// A blackmail card, with its text where it is large.
fn blackmail(piece: &Piece, canvas: &mut Canvas, icon: &'static str) {
    let (w, h) = (canvas.w, canvas.h);
    if piece.size != Size::Large {
        canvas.rect([w * 0.14, 0.8, w * 0.72, h - 1.6], w * 0.1, PLUM, FINE);
        return canvas.icon(icon, [w / 2.0, h / 2.0], w * 0.54, Paint::OnColor);
    }
    canvas.rect([0.6, 0.6, w - 1.2, h - 1.2], h * 0.08, Paint::Card, (Paint::Ink, 1.2));
    let head = h * 0.3;
    canvas.rect([0.6, 0.6, w - 1.2, head], h * 0.08, PLUM, BARE);
    canvas.rect([0.6, head * 0.6, w - 1.2, head * 0.45], 0.0, PLUM, BARE);
    canvas.icon(icon, [head * 0.6, head * 0.54], head * 0.74, Paint::OnColor);
    let x = head * 1.15;
    let size = head * 0.44;
    let title = [x, head * 0.54 + size * 0.36];
    canvas.text(title, w - x - 5.0, &piece.name, size, Weight::Bold, Anchor::Start, Paint::OnColor);
    let text = piece.lines.first().map_or("", String::as_str);
    let body = [7.0, head + 5.0, w - 14.0, h - head - 9.0];
    canvas.paragraph(body, text, 11.0, Weight::Regular, Anchor::Start, Paint::Ink);
}
