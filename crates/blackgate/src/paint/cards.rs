//! Cards in hand and in piles, gangs, recipes and Michel cards.

use draw::{Anchor, Canvas, Paint, Part, Weight};

use super::icons::{self, Icon};
use super::palette::{
    BRICK, DOTS, FADED, GOLD, MOON, PAGE, PEN, PLUM, SHADE, SKIN, SLATE, STEEL, TATTOO, TINT, WATERMARK,
};
use super::{NO_LINE, icon, paint, pill, signs};
use crate::art::{BadgeArt, Piece};
use crate::cards::{Cards, Kind, Kinds};
use crate::content::Gang;

/// A blank card: paper with a band in the colour of its class. Gives the height of the band.
fn card_base(canvas: &mut Canvas, fill: Paint) -> f32 {
    let band = (canvas.h * 0.19).clamp(12.0, 20.0);
    paper(canvas, fill, band);
    band
}

fn paper(canvas: &mut Canvas, fill: Paint, band: f32) {
    let (w, h) = (canvas.w, canvas.h);
    let round = (w.min(h) * 0.05).min(4.0);
    canvas.rect([2.2, 2.6, w - 2.6, h - 3.0], round, SHADE, NO_LINE);
    canvas.rect([0.8, 0.8, w - 2.2, h - 2.4], round, PAGE, NO_LINE);
    canvas.rect([0.8, 0.8, w - 2.2, band], round, fill, NO_LINE);
    canvas.rect([0.8, band, w - 2.2, 1.4], 0.0, PEN, NO_LINE);
    canvas.rect([0.8, 0.8, w - 2.2, h - 2.4], round, Paint::None, (PEN, 1.4));
}

/// A picture in a card: paper in lamplight, with the dots of cheap print in the shade.
fn window(canvas: &mut Canvas, at: [f32; 4]) {
    let [x, y, w, h] = at;
    canvas.rect(at, 0.0, TINT, NO_LINE);
    canvas.polygon(vec![[x + w, y + h * 0.3], [x + w, y + h], [x + w * 0.3, y + h]], DOTS, NO_LINE);
}

/// What stands on a sign of a piece, if it has this sign.
fn sign_text(piece: &Piece, art: BadgeArt) -> Option<&str> {
    signs(piece).find(|(sign, _)| *sign == art).map(|(_, badge)| badge.text.as_str())
}

/// The icon of the gang that a piece has a sign of.
fn gang_icon(piece: &Piece) -> Option<Icon> {
    signs(piece).find_map(|(sign, _)| {
        let BadgeArt::Gang(gang) = sign else { return None };
        Some(icons::gang(gang))
    })
}

/// Class, icon, name, and what the card is worth.
pub(super) fn hand_card(piece: &Piece, kind: Kind, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let band = card_base(canvas, paint(kind));
    class(piece, canvas, band);
    let side = (h * 0.41).min(w * 0.66);
    let top = band + side * 1.16;
    window(canvas, [1.6, band + 1.4, w - 3.8, top - band - 1.4]);
    icon(canvas, icons::card(kind), [w / 2.0, band + side * 0.6], side, paint(kind), PEN);
    corners(piece, canvas, band, w);
    canvas.rect([0.8, top, w - 2.2, 1.0], 0.0, PEN, NO_LINE);
    let size = (w * 0.16).clamp(8.0, 13.0);
    let name = [2.6, top + 2.0, w - 6.0, h - top - 5.0];
    canvas.paragraph(name, &piece.name, size, Weight::Bold, Anchor::Middle, PEN);
}

/// The class in words on the band.
fn class(piece: &Piece, canvas: &mut Canvas, band: f32) {
    if let Some(line) = piece.lines.first() {
        let width = canvas.w - 8.0;
        canvas.text([4.5, band * 0.77], width, line, band * 0.68, Weight::Bold, Anchor::Start, Paint::OnColor);
    }
}

/// Below the band: how many there are to the left, what one is worth to the right.
fn corners(piece: &Piece, canvas: &mut Canvas, band: f32, right: f32) {
    let radius = (canvas.h * 0.085).clamp(6.0, 8.5);
    for (art, fill) in [(BadgeArt::Value, GOLD), (BadgeArt::Points, STEEL)] {
        if let Some(text) = sign_text(piece, art) {
            value_sign(canvas, [right - radius * 1.35, band + radius * 1.35], radius, text, fill);
        }
    }
    if piece.count > 1 {
        pill(canvas, [radius * 1.75, band + radius * 1.35], radius * 1.4, &format!("×{}", piece.count), Paint::Ink);
    }
}

/// What a card is worth: cigarettes in a circle, Tunnel points in a square.
fn value_sign(canvas: &mut Canvas, middle: [f32; 2], radius: f32, text: &str, fill: Paint) {
    let [x, y] = middle;
    if fill == GOLD {
        canvas.circle([x, y, radius], PAGE, (PEN, 1.1));
    } else {
        canvas.rect([x - radius, y - radius, radius * 2.0, radius * 2.0], radius * 0.3, PAGE, (PEN, 1.1));
    }
    let size = radius * 1.45;
    canvas.text([x, y + size * 0.36], radius * 2.0, text, size, Weight::Bold, Anchor::Middle, PEN);
}

/// An Action card: its effect in words beside the icon.
pub(super) fn wide_card(piece: &Piece, kind: Kind, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let band = card_base(canvas, paint(kind));
    class(piece, canvas, band);
    let side = (h * 0.38).min(w * 0.26);
    let column = side * 1.2;
    window(canvas, [1.6, band + 1.4, column, h - band - 3.6]);
    canvas.rect([column + 1.4, band, 1.0, h - band - 1.8], 0.0, PEN, NO_LINE);
    icon(canvas, icons::card(kind), [column / 2.0, h - side * 0.66], side, paint(kind), PEN);
    corners(piece, canvas, band, column);
    let (x, y) = (column + 5.0, band + 2.5);
    let size = (h * 0.125).clamp(8.0, 13.0);
    let name = [x, y, w - x - 4.0, h * 0.3];
    let used = canvas.paragraph(name, &piece.name, size, Weight::Bold, Anchor::Start, PEN);
    if let Some(text) = piece.lines.get(1) {
        let rest = [x, y + used + 2.0, w - x - 4.0, h - y - used - 5.0];
        canvas.paragraph(rest, text, size * 0.95, Weight::Regular, Anchor::Start, PEN);
    }
}

/// A pile: how many are left, what one costs and what it digs.
pub(super) fn pile(piece: &Piece, kind: Kind, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let empty = sign_text(piece, BadgeArt::SoldOut).is_some();
    let band = card_base(canvas, if empty { Paint::Line } else { paint(kind) });
    let size = band * 0.72;
    let on_band = if empty { Paint::Ink } else { Paint::OnColor };
    let left = format!("×{}", piece.short);
    canvas.text([5.0, band * 0.78], w * 0.6, &left, size, Weight::Bold, Anchor::Start, on_band);
    if let Some(points) = sign_text(piece, BadgeArt::Points) {
        value_sign(canvas, [w - band * 0.66, band * 0.66], band * 0.62, points, STEEL);
    }
    let side = (h * 0.44).min(w * 0.74);
    window(canvas, [1.6, band + 1.4, w - 3.8, side * 1.2]);
    icon(canvas, icons::card(kind), [w / 2.0, band + side * 0.62], side, paint(kind), PEN);
    let foot = (h * 0.17).clamp(9.0, 13.0);
    let price = match (sign_text(piece, BadgeArt::Price), sign_text(piece, BadgeArt::PriceOfTwo)) {
        (Some(one), Some(two)) => format!("{one} / {two}"),
        (Some(one), None) => one.to_owned(),
        _ => return,
    };
    let width = draw::measure(&price, foot, Weight::Bold);
    let start = (w - width - foot) / 2.0;
    icon(canvas, icons::CIGARETTES, [start + foot * 0.4, h - foot * 0.84], foot, GOLD, PEN);
    let at = [start + foot * 1.0, h - foot * 0.5];
    canvas.text(at, w - at[0] - 3.0, &price, foot, Weight::Bold, Anchor::Start, PEN);
}

/// A card with a text: Gang cards and Backgrounds, with the sign of their gang.
pub(super) fn text_card(piece: &Piece, fill: Paint, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let sign = gang_icon(piece);
    let line = (h * 0.19).clamp(12.0, 18.0);
    let width = w - 8.0 - if sign.is_some() { line } else { 0.0 };
    let is_long = draw::measure(&piece.short, 7.5, Weight::Bold) > width;
    let band = line + if is_long { 9.0 } else { 0.0 };
    paper(canvas, fill, band);
    if is_long {
        let name = [4.0, 1.5, width, band - 2.0];
        canvas.paragraph(name, &piece.short, 8.0, Weight::Bold, Anchor::Start, Paint::OnColor);
    } else {
        let base = [4.5, band * 0.76];
        canvas.text(base, width, &piece.short, band * 0.66, Weight::Bold, Anchor::Start, Paint::OnColor);
    }
    let size = (h * 0.14).clamp(8.0, 12.5);
    if let Some((shape, lines)) = sign {
        let side = (h - band) * 0.8;
        canvas.icon(shape, [w - side * 0.6, h - side * 0.56], side, WATERMARK);
        canvas.line_icon(lines, [w - line * 0.65, band / 2.0], line * 0.85, (Paint::OnColor, 1.6));
    }
    let mut y = band + 2.5;
    for (index, line) in piece.lines.iter().enumerate() {
        let small = index + 1 < piece.lines.len();
        let (weight, ink) = if small { (Weight::Bold, FADED) } else { (Weight::Regular, PEN) };
        y += canvas.paragraph([4.5, y, w - 8.0, h - y - 3.0], line, size, weight, Anchor::Start, ink) + 1.0;
    }
}

/// A Background that was used: the sign of its gang behind a mask that is off.
pub(super) fn used_background(piece: &Piece, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([0.8, 0.8, w - 1.6, h - 1.6], w * 0.1, PAGE, (PLUM, 2.0));
    if let Some(gang) = gang_icon(piece) {
        icon(canvas, gang, [w / 2.0, h * 0.36], w * 0.52, PLUM, PEN);
    }
    icon(canvas, icons::MASK, [w / 2.0, h * 0.76], w * 0.46, PAGE, FADED);
}

/// A forearm with a fist, from the left: 100 by 36.
const ARM: &[Part] = &[
    Part::Inked(
        SKIN,
        PEN,
        1.3,
        "M-1 5Q24-2 52 5q10 2 18 2 3-6 10-5l12 2q6 3 5 13 1 10-6 13l-12 1q-6 0-8-6-10 0-20 3-26 7-52 2z",
    ),
    Part::Line(PEN, 1.1, "M80 9l12 1M80 16l16 1M80 23l14 1M71 8q-3 9 1 18M14 31q8-2 12-6"),
];
/// A gang: its tattoo on an arm, its name, how many of its cards are left, and what it asks for.
pub(super) fn gang(piece: &Piece, gang: Gang, accessories: u8, accepts: Kinds, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let band = card_base(canvas, if piece.count == 0 { Paint::Soft } else { SLATE });
    canvas.text([4.5, band * 0.77], w - 26.0, &piece.short, band * 0.68, Weight::Bold, Anchor::Start, Paint::OnColor);
    let left = format!("×{}", piece.count);
    canvas.text([w - 5.0, band * 0.77], 22.0, &left, band * 0.68, Weight::Bold, Anchor::End, Paint::OnColor);
    let foot = h * 0.21;
    let top = band + 1.4;
    let high = h - foot * 1.62 - top;
    window(canvas, [1.6, top, w - 3.8, high]);
    let arm = ((w - 4.0) / 100.0).min(high / 37.0);
    let middle = top + high / 2.0;
    canvas.picture(ARM, [2.4, middle - 17.5 * arm], arm);
    tattoo(canvas, gang, [2.4 + 38.0 * arm, middle + 0.4 * arm], 31.0 * arm);
    canvas.rect([0.8, top + high, w - 2.2, 1.0], 0.0, PEN, NO_LINE);
    let number = accepts.iter().count() as f32;
    let step = ((w - foot - 8.0) / number.max(1.0)).min(foot * 1.25);
    let whole = foot * 1.1 + step * number;
    let start = (w - whole) / 2.0;
    pill(canvas, [start + foot * 0.45, h - foot * 0.84], foot * 0.72, &accessories.to_string(), BRICK);
    for (index, kind) in accepts.iter().enumerate() {
        let x = start + foot * 1.1 + step * (index as f32 + 0.5);
        icon(canvas, icons::card(kind), [x, h - foot * 0.84], foot.min(step), paint(kind), PEN);
    }
}

/// The sign of a gang as it is pricked into skin.
fn tattoo(canvas: &mut Canvas, gang: Gang, middle: [f32; 2], side: f32) {
    let (shape, lines) = icons::gang(gang);
    let (scale, [x, y]) = (side / 24.0, middle);
    let origin = [x - side / 2.0, y - side / 2.0];
    canvas.picture(&[Part::Fill(MOON, shape), Part::Line(TATTOO, 1.8, lines)], origin, scale);
}

/// A recipe: what goes in, an arrow, what comes out.
pub(super) fn recipe(piece: &Piece, discard: Cards, take: Kind, count: u8, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let number = f32::from(discard.count());
    let band = card_base(canvas, paint(take));
    let title = if count > 1 { format!("{} ×{count}", piece.short) } else { piece.short.clone() };
    canvas.text([4.5, band * 0.77], w - 9.0, &title, band * 0.68, Weight::Bold, Anchor::Start, Paint::OnColor);
    let y = band + (h - band) / 2.0;
    window(canvas, [1.6, band + 1.4, w - 3.8, h - band - 3.6]);
    let side = ((w - 8.0) / (number + 1.75)).min(h * 0.42);
    let whole = side * (number + 1.75);
    let mut x = (w - whole) / 2.0;
    for kind in discard.each() {
        icon(canvas, icons::card(kind), [x + side * 0.5, y], side * 0.9, paint(kind), PEN);
        x += side;
    }
    canvas.line_icon(icons::ARROW, [x + side * 0.28, y], side * 0.5, (PEN, 3.4));
    x += side * 0.6;
    icon(canvas, icons::card(take), [x + side * 0.57, y], side * 1.15, paint(take), PEN);
}

/// A Michel card: a knife and the Tools that he or she wants, or an empty hand.
pub(super) fn michel(piece: &Piece, knife: bool, tools: Kinds, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let line = if knife { BRICK } else { Paint::Good };
    canvas.rect([0.8, 0.8, w - 1.6, h - 1.6], w * 0.1, PAGE, (line, 2.0));
    if knife {
        icon(canvas, icons::card(Kind::Knife), [w / 2.0, h * 0.34], w * 0.54, BRICK, PEN);
        let step = w * 0.36;
        let start = w / 2.0 - step * (tools.iter().count() as f32 - 1.0) / 2.0;
        for (index, tool) in tools.iter().enumerate() {
            icon(canvas, icons::card(tool), [start + step * index as f32, h * 0.77], w * 0.34, STEEL, PEN);
        }
    } else {
        icon(canvas, icons::OPEN_HAND, [w / 2.0, h * 0.5], w * 0.66, SKIN, PEN);
    }
    canvas.count(piece.count);
}
