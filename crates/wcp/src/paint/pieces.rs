//! Tiles and tokens: trophies are round, upgrades square, guards have six edges. And the button.

use draw::{Anchor, Canvas, Paint, Weight};
use scene::Size;

use super::geometry::Hex;
use super::{
    ARMOUR_ON_STEEL, BOOSTER, CHALK, DARK, DOME, FIRE, FIRE_ON_STEEL, HAZARD, LOOT, METAL, NO_LINE, PLATE, SHINE,
    STEEL, TROPHY, badge, base, colour, icons,
};
use crate::art::{BadgeArt, EdgeArt, Light, Piece};
use crate::board::{Dir, Edges};
use crate::content::{Symbol, Token};

/// A hall tile. One that is about to be laid fills its cell.
pub(super) fn tile(piece: &Piece, passages: Edges, canvas: &mut Canvas) {
    let mut hex = Hex::of(canvas);
    hex.r *= side(piece, canvas, 1.9) / canvas.w.min(canvas.h);
    let edge = |dir| if passages.contains(dir) { EdgeArt::Open } else { EdgeArt::Wall };
    base::floor(hex, Dir::ALL.map(edge), Light::Lamps, canvas);
    hex.fill(canvas, 1.0, Paint::None, (DARK, 0.8));
}

/// One of the three values of a vehicle: a triangle, a square or a circle.
pub(super) fn symbol(symbol: Symbol, middle: [f32; 2], radius: f32, canvas: &mut Canvas) {
    shape(symbol, middle, radius, colour(symbol), (DARK, radius * 0.12), canvas);
}

fn shape(symbol: Symbol, [x, y]: [f32; 2], radius: f32, fill: Paint, line: (Paint, f32), canvas: &mut Canvas) {
    match symbol {
        Symbol::Fire => canvas.regular(3, [x, y + radius * 0.22, radius * 1.18], fill, line),
        Symbol::Armour => {
            let square = [x - radius * 0.86, y - radius * 0.86, radius * 1.72, radius * 1.72];
            canvas.rect(square, radius * 0.2, fill, line);
        }
        Symbol::Boosters => canvas.circle([x, y, radius * 0.96], fill, line),
    }
}

/// How large a token is: where it has a hall to itself it stands out of its box.
pub(super) fn side(piece: &Piece, canvas: &Canvas, grown: f32) -> f32 {
    let is_alone = piece.spot.is_some() && piece.size == Size::Tile;
    canvas.w.min(canvas.h) * if is_alone { grown } else { 1.0 }
}

/// A trophy: its picture above its worth.
pub(super) fn trophy(piece: &Piece, token: Token, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let r = side(piece, canvas, 1.28) / 2.0 - 0.8;
    let is_large = r > 18.0;
    canvas.circle([w / 2.0, h / 2.0, r * 0.98], TROPHY, (DARK, r * 0.04));
    canvas.circle([w / 2.0, h / 2.0, r * 0.84], Paint::Card, NO_LINE);
    if let Some(icon) = icons::trophy(token) {
        let side = r * if is_large { 1.02 } else { 0.88 };
        let at = [w / 2.0 - side / 2.0, h / 2.0 - r * 0.28 - side / 2.0, side];
        canvas.figure(icon, at, Paint::Accent(LOOT + token.likeness() as u8), (DARK, 1.1));
    }
    let (label, size) = match is_large {
        true => (format!("★{}", piece.short), r * 0.6),
        false => (piece.short.clone(), (r * 0.86).max(8.0)),
    };
    let base = h / 2.0 + r * 0.8;
    canvas.text([w / 2.0, base], r * 1.3, &label, size, Weight::Bold, Anchor::Middle, Paint::Ink);
}

/// An upgrade: a bolted plate with the value that it raises.
pub(super) fn upgrade(piece: &Piece, raises: Symbol, canvas: &mut Canvas) {
    let (x, y) = (canvas.w / 2.0, canvas.h / 2.0);
    let side = side(piece, canvas, 1.2) - 1.6;
    let plate = |part: f32| [x - side * part / 2.0, y - side * part / 2.0, side * part, side * part];
    canvas.rect(plate(1.0), side * 0.12, colour(raises), (DARK, side * 0.02));
    canvas.rect(plate(0.84), side * 0.08, Paint::Card, NO_LINE);
    if side > 34.0 {
        canvas.line_icon(icons::BOLTS, [x, y], side, (METAL, 1.7));
    }
    symbol(raises, [x, y - side * 0.16], side * 0.2, canvas);
    let size = (side * 0.4).max(8.0);
    let at = [x, y + side * 0.37];
    canvas.text(at, side * 0.82, &piece.short, size, Weight::Bold, Anchor::Middle, Paint::Ink);
}

/// The arrows of a guard that does not lie in a hall. In a hall they stand at its edges.
fn arrows(piece: &Piece) -> Option<Edges> {
    piece.badges.iter().find_map(|badge| match badge.art {
        scene::BadgeKind::Own(BadgeArt::Arrows(edges)) => Some(edges),
        _ => None,
    })
}

/// A guard: a machine with one eye, fire and armour below it, and arrows on the protected edges.
pub(super) fn guard(piece: &Piece, token: Token, canvas: &mut Canvas) {
    let (x, y) = (canvas.w / 2.0, canvas.h / 2.0);
    let side = side(piece, canvas, 1.12);
    let arrows = arrows(piece);
    let hex = Hex { x, y, r: side * if arrows.is_some() { 0.44 } else { 0.54 } };
    for dir in arrows.unwrap_or_default().iter() {
        hex.arrow(canvas, dir as usize, side * 0.34, side * 0.52, side * 0.12, FIRE);
    }
    hex.fill(canvas, 1.0, PLATE, (DARK, side * 0.03));
    let values = [Symbol::Fire, Symbol::Armour].into_iter().zip(&piece.lines);
    if side <= 34.0 {
        for ((symbol, text), row) in values.zip([-0.36, 0.36]) {
            value(symbol, text, [x, y + hex.r * row], (hex.r * 0.74).max(8.0), canvas);
        }
        return;
    }
    if let Some((path, [eye_x, eye_y])) = icons::guard(token) {
        let high = hex.r * 0.98;
        let (left, top) = (x - high / 2.0, y - hex.r * 0.87);
        canvas.figure(path, [left, top, high], METAL, (DARK, 1.0));
        let eye = [left + eye_x * high / 24.0, top + eye_y * high / 24.0, hex.r * 0.09];
        canvas.circle(eye, FIRE_ON_STEEL, (DARK, hex.r * 0.03));
    }
    for ((symbol, text), aside) in values.zip([-0.38, 0.42]) {
        value(symbol, text, [x + hex.r * aside, y + hex.r * 0.4], hex.r * 0.58, canvas);
    }
}

/// A value in print on steel: its symbol and its number, about a middle.
fn value(symbol: Symbol, text: &str, [x, y]: [f32; 2], size: f32, canvas: &mut Canvas) {
    let fill = if symbol == Symbol::Fire { FIRE_ON_STEEL } else { ARMOUR_ON_STEEL };
    shape(symbol, [x - size * 0.42, y], size * 0.27, fill, NO_LINE, canvas);
    let at = [x + size * 0.24, y + size * 0.37];
    canvas.text(at, size, text, size, Weight::Bold, Anchor::Middle, CHALK);
}

/// The big red button: raised, pressed, or passed round the table with the turns until the next destruction.
pub(super) fn button(piece: &Piece, canvas: &mut Canvas) {
    let (x, y) = (canvas.w / 2.0, canvas.h / 2.0);
    // On its dais it may stand out of its box.
    let r = (x.min(y) - 0.6) * if piece.size == Size::Tile { 1.14 } else { 1.0 };
    let state = badge(piece, BadgeArt::Pressed).or_else(|| badge(piece, BadgeArt::Strikes));
    canvas.circle([x, y, r], DARK, NO_LINE);
    canvas.circle([x, y, r * 0.94], HAZARD, NO_LINE);
    canvas.circle([x, y, r * 0.8], PLATE, (DARK, r * 0.05));
    match state {
        None => {
            canvas.circle([x, y + r * 0.08, r * 0.68], DARK, NO_LINE);
            canvas.circle([x, y, r * 0.66], DOME, (DARK, r * 0.03));
            canvas.rect([x - r * 0.36, y - r * 0.48, r * 0.5, r * 0.22], r * 0.11, SHINE, NO_LINE);
        }
        Some(badge) => {
            canvas.circle([x, y, r * 0.66], DOME, (DARK, r * 0.14));
            let size = (r * 0.9).max(8.0);
            let at = [x, y + size * 0.36];
            canvas.text(at, r * 1.2, &badge.text, size, Weight::Bold, Anchor::Middle, CHALK);
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
        hex.fill(canvas, 0.97, STEEL, (DARK, 1.0));
        hex.y -= hex.r * 0.07;
    }
    hex.fill(canvas, 0.97, PLATE, (DARK, 1.0));
    hex.fill(canvas, 0.62, HAZARD, (DARK, 0.8));
    hex.fill(canvas, 0.46, STEEL, (DARK, 0.8));
    if hex.r > 14.0 {
        canvas.line_icon(icons::RIVETS, [hex.x, hex.y], hex.r * 1.94, (METAL, 0.9));
    }
}

pub(super) fn token_back(piece: &Piece, canvas: &mut Canvas) {
    let (x, mut y) = (canvas.w / 2.0, canvas.h / 2.0);
    let r = x.min(y) - 0.8;
    for _ in 0..depth(piece) {
        canvas.circle([x, y, r], STEEL, (DARK, 1.0));
        y -= r * 0.07;
    }
    canvas.circle([x, y, r], PLATE, (DARK, 1.0));
    canvas.circle([x, y, r * 0.64], HAZARD, (DARK, 0.8));
    canvas.circle([x, y, r * 0.48], STEEL, (DARK, 0.8));
    canvas.circle([x, y, r * 0.12], BOOSTER, NO_LINE);
}
