//! Tiles and tokens: trophies are round, upgrades square, guards have six edges. And the button.

use draw::{Anchor, Canvas, Paint, Weight};

use super::geometry::Hex;
use super::{BOOSTER, FIRE, FLOOR, NO_LINE, RED, STEEL, TROPHY, badge, base, colour, icons};
use crate::art::{BadgeArt, EdgeArt, Piece};
use crate::board::{Dir, Edges};
use crate::content::{Symbol, Token};

pub(super) fn tile(passages: Edges, canvas: &mut Canvas) {
    let hex = Hex::of(canvas);
    let edge = |dir| if passages.contains(dir) { EdgeArt::Unexplored } else { EdgeArt::Wall };
    base::floor(hex, Dir::ALL.map(edge), canvas);
    hex.fill(canvas, 1.0, Paint::None, (Paint::Ink, 0.8));
}

/// One of the three values of a vehicle: a triangle, a square or a circle.
pub(super) fn symbol(symbol: Symbol, middle: [f32; 2], radius: f32, canvas: &mut Canvas) {
    let ([x, y], fill) = (middle, colour(symbol));
    match symbol {
        Symbol::Fire => canvas.regular(3, [x, y + radius * 0.22, radius * 1.18], fill, NO_LINE),
        Symbol::Armour => {
            let square = [x - radius * 0.86, y - radius * 0.86, radius * 1.72, radius * 1.72];
            canvas.rect(square, radius * 0.2, fill, NO_LINE);
        }
        Symbol::Boosters => canvas.circle([x, y, radius * 0.96], fill, NO_LINE),
    }
}

/// A trophy: its picture above its worth.
pub(super) fn trophy(piece: &Piece, token: Token, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let r = w.min(h) / 2.0 - 0.8;
    canvas.circle([w / 2.0, h / 2.0, r * 0.94], Paint::Card, (TROPHY, r * 0.12));
    if let Some(icon) = icons::trophy(token) {
        canvas.icon(icon, [w / 2.0, h / 2.0 - r * 0.3], r * 0.9, TROPHY);
    }
    let (label, size) = match r > 18.0 {
        true => (format!("★{}", piece.short), r * 0.62),
        false => (piece.short.clone(), (r * 0.8).max(7.5)),
    };
    let base = h / 2.0 + r * 0.76;
    canvas.text([w / 2.0, base], r * 1.3, &label, size, Weight::Bold, Anchor::Middle, Paint::Ink);
}

pub(super) fn upgrade(piece: &Piece, raises: Symbol, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let side = w.min(h) - 1.6;
    canvas.rect([0.8, 0.8, side, side], side * 0.2, Paint::Card, (colour(raises), side * 0.07));
    symbol(raises, [w / 2.0, h * 0.36], side * 0.2, canvas);
    let size = (side * 0.36).max(7.5);
    let at = [w / 2.0, h * 0.88];
    canvas.text(at, side * 0.86, &piece.short, size, Weight::Bold, Anchor::Middle, Paint::Ink);
}

/// The arrows of a guard that does not lie in a hall. In a hall they stand at its edges.
fn arrows(piece: &Piece) -> Option<Edges> {
    piece.badges.iter().find_map(|badge| match badge.art {
        scene::BadgeKind::Own(BadgeArt::Arrows(edges)) => Some(edges),
        _ => None,
    })
}

/// A guard: fire above armour, and arrows on the protected edges.
pub(super) fn guard(piece: &Piece, canvas: &mut Canvas) {
    let (x, y) = (canvas.w / 2.0, canvas.h / 2.0);
    let side = canvas.w.min(canvas.h);
    let arrows = arrows(piece);
    let hex = Hex { x, y, r: side * if arrows.is_some() { 0.42 } else { 0.52 } };
    for dir in arrows.unwrap_or_default().iter() {
        hex.arrow(canvas, dir as usize, side * 0.34, side * 0.52, side * 0.11, FIRE);
    }
    hex.fill(canvas, 1.0, STEEL, (Paint::Card, side * 0.02));
    let has_room = side > 40.0;
    if has_room {
        // A visor with one eye.
        let (top, wide) = (y - hex.r * 0.72, hex.r * 0.5);
        canvas.rect([x - wide / 2.0, top, wide, wide * 0.4], wide * 0.2, Paint::Card, NO_LINE);
        canvas.circle([x, top + wide * 0.2, wide * 0.14], FIRE, NO_LINE);
    }
    let rows = if has_room { [-0.08, 0.42] } else { [-0.34, 0.34] };
    let size = (hex.r * if has_room { 0.54 } else { 0.72 }).max(7.5);
    for ((symbol, text), row) in [Symbol::Fire, Symbol::Armour].into_iter().zip(&piece.lines).zip(rows) {
        let middle = y + hex.r * row;
        small_symbol(symbol, [x - hex.r * 0.3, middle], hex.r * 0.18, canvas);
        let at = [x + hex.r * 0.28, middle + size * 0.36];
        canvas.text(at, side * 0.34, text, size, Weight::Bold, Anchor::Middle, Paint::OnColor);
    }
}

/// A symbol in the colour of print.
fn small_symbol(symbol: Symbol, middle: [f32; 2], radius: f32, canvas: &mut Canvas) {
    let ([x, y], fill) = (middle, Paint::OnColor);
    match symbol {
        Symbol::Fire => canvas.regular(3, [x, y + radius * 0.2, radius * 1.2], fill, NO_LINE),
        Symbol::Armour => {
            canvas.rect([x - radius * 0.9, y - radius * 0.9, radius * 1.8, radius * 1.8], 0.5, fill, NO_LINE);
        }
        Symbol::Boosters => canvas.circle([x, y, radius], fill, NO_LINE),
    }
}

/// The big red button: raised, pressed, or passed round the table with the turns until the next destruction.
pub(super) fn button(piece: &Piece, canvas: &mut Canvas) {
    let (x, y) = (canvas.w / 2.0, canvas.h / 2.0);
    let r = x.min(y) - 0.6;
    let state = badge(piece, BadgeArt::Pressed).or_else(|| badge(piece, BadgeArt::Strikes));
    canvas.circle([x, y, r], BOOSTER, (Paint::Ink, r * 0.05));
    canvas.circle([x, y, r * 0.8], Paint::Card, NO_LINE);
    match state {
        None => {
            canvas.circle([x, y, r * 0.66], RED, (Paint::Ink, r * 0.06));
            canvas.rect([x - r * 0.3, y - r * 0.42, r * 0.42, r * 0.2], r * 0.1, Paint::Card, NO_LINE);
        }
        Some(badge) => {
            canvas.circle([x, y, r * 0.66], RED, (Paint::Ink, r * 0.14));
            let size = (r * 0.86).max(7.0);
            let at = [x, y + size * 0.36];
            canvas.text(at, r * 1.2, &badge.text, size, Weight::Bold, Anchor::Middle, Paint::OnColor);
        }
    }
}

/// The number of pieces drawn under the topmost.
fn depth(piece: &Piece) -> u16 {
    (piece.count / 12).min(3)
}

pub(super) fn hall_back(piece: &Piece, canvas: &mut Canvas) {
    let mut hex = Hex::of(canvas);
    for _ in 0..depth(piece) {
        hex.fill(canvas, 0.97, STEEL, (Paint::Card, 1.0));
        hex.y -= hex.r * 0.07;
    }
    hex.fill(canvas, 0.97, STEEL, (Paint::Card, 1.0));
    hex.fill(canvas, 0.66, Paint::None, (FLOOR, hex.r * 0.08));
    hex.fill(canvas, 0.3, FLOOR, NO_LINE);
}

pub(super) fn token_back(piece: &Piece, canvas: &mut Canvas) {
    let (x, mut y) = (canvas.w / 2.0, canvas.h / 2.0);
    let r = x.min(y) - 0.8;
    for _ in 0..depth(piece) {
        canvas.circle([x, y, r], STEEL, (Paint::Card, 1.0));
        y -= r * 0.07;
    }
    canvas.circle([x, y, r], STEEL, (Paint::Card, 1.0));
    canvas.circle([x, y, r * 0.68], Paint::None, (FLOOR, r * 0.1));
    canvas.circle([x, y, r * 0.3], FLOOR, NO_LINE);
}
