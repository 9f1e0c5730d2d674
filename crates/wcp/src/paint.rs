//! The look of the game: a base of concrete and light roads, steel walls, and one red button.

mod base;
mod geometry;
mod icons;
mod pieces;
mod vehicles;

use crate::art::{Area, Piece};
use ::scene::Size;
use draw::{Anchor, Canvas, Paint, Palette, Weight};

pub(crate) const PALETTE: &Palette = &Palette {
    accents: &[
        ("#46585f", "#819ca7"),
        ("#b3261e", "#f0897c"),
        ("#ddd1bc", "#3d352e"),
        ("#faf4e7", "#665a4e"),
        ("#4b4037", "#0d0a08"),
        ("#2d5f95", "#7fb0e8"),
        ("#8a5f00", "#e9c15a"),
        ("#3d6b3a", "#8cc486"),
    ],
};

/// Walls, guards and backs.
const STEEL: Paint = Paint::Accent(0);
/// The button, and what is blocked.
const RED: Paint = Paint::Accent(1);
const FLOOR: Paint = Paint::Accent(2);
const ROAD: Paint = Paint::Accent(3);
/// Rubble and the hole: dark in both themes.
const VOID: Paint = Paint::Accent(4);
const FIRE: Paint = Paint::Bad;
const ARMOUR: Paint = Paint::Accent(5);
const BOOSTER: Paint = Paint::Accent(6);
const TROPHY: Paint = Paint::Accent(7);
const NO_LINE: (Paint, f32) = (Paint::None, 0.0);

pub(crate) fn area(area: &Area, canvas: &mut Canvas) {
    let (kind, rest) = area.art.split_once(':').unwrap_or((&area.art, ""));
    match kind {
        "hall" => base::hall(area, rest, canvas),
        "centre" => base::centre(rest, canvas),
        "free" => base::free(area, canvas),
        "rubble" => base::rubble(area, canvas),
        "hole" => base::hole(canvas),
        "gate" => base::gate(area, rest, canvas),
        "stage" => base::stage(area, rest, canvas),
        "box" => corner_box(area, canvas),
        _ => canvas.plain_area(area),
    }
}

/// A box in a corner of the board; where a stack was, its outline is left.
fn corner_box(area: &Area, canvas: &mut Canvas) {
    canvas.plain_area(area);
    if !area.pieces.is_empty() {
        return;
    }
    let at = [canvas.w * 0.5, canvas.h * 0.6, canvas.w * 0.24];
    match area.id.as_str() {
        "halls" => canvas.regular(6, at, Paint::None, (Paint::Line, 1.5)),
        "tokens" => canvas.circle(at, Paint::None, (Paint::Line, 1.5)),
        _ => {}
    }
}

pub(crate) fn piece(piece: &Piece, canvas: &mut Canvas) {
    let (kind, rest) = piece.art.split_once(':').unwrap_or((&piece.art, ""));
    match kind {
        "tile" => pieces::tile(rest, canvas),
        "trophy" => pieces::trophy(piece, rest, canvas),
        "upgrade" => pieces::upgrade(piece, rest, canvas),
        "guard" => pieces::guard(piece, canvas),
        "button" => pieces::button(piece, canvas),
        "pawn" => vehicles::pawn(piece, rest, canvas),
        "vehicle" => vehicles::card(piece, rest, canvas),
        "hall-back" => pieces::hall_back(piece, canvas),
        "token-back" => pieces::token_back(piece, canvas),
        _ => canvas.plain_piece(piece),
    }
    if piece.badges.iter().any(|badge| badge.word() == "chosen") {
        chosen(canvas);
    }
    if piece.id.starts_with("draft:") {
        let r = canvas.w.min(canvas.h) / 2.0;
        canvas.circle([canvas.w / 2.0, canvas.h / 2.0, r * 1.12], Paint::None, (BOOSTER, r * 0.12));
    }
    match kind {
        "pawn" | "vehicle" | "button" => {}
        // Below their titles stand stacks.
        "hall-back" | "token-back" if piece.size != Size::Token => canvas.count(piece.count),
        _ => count(piece.count, canvas),
    }
}

/// How many there are, in the upper corner, since the value stands below.
fn count(count: u16, canvas: &mut Canvas) {
    if count == 1 {
        return;
    }
    let text = format!("×{count}");
    let size = (canvas.w * 0.22).clamp(9.5, 15.0);
    let width = draw::measure(&text, size, Weight::Bold) + size * 0.5;
    let (x, y) = (canvas.w - width * 0.8, -size * 0.4);
    canvas.rect([x, y, width, size * 1.25], size * 0.62, Paint::Ink, (Paint::Card, 0.8));
    canvas.text([x + width / 2.0, y + size * 0.97], width, &text, size, Weight::Bold, Anchor::Middle, Paint::Card);
}

/// A tick in the corner.
fn chosen(canvas: &mut Canvas) {
    let side = (canvas.w * 0.32).clamp(8.0, 22.0);
    let middle = [canvas.w - side / 2.0, side / 2.0];
    canvas.circle([middle[0], middle[1], side / 2.0], BOOSTER, (Paint::Card, 1.0));
    canvas.line_icon(icons::TICK, middle, side * 0.8, (Paint::OnColor, 4.0));
}

/// A small sign in a corner of a piece.
fn chip(canvas: &mut Canvas, middle: [f32; 2], radius: f32, text: &str, ground: Paint) {
    canvas.circle([middle[0], middle[1], radius], ground, (Paint::Card, radius * 0.16));
    let size = radius * 1.45;
    let at = [middle[0], middle[1] + size * 0.36];
    canvas.text(at, radius * 2.0, text, size, Weight::Bold, Anchor::Middle, Paint::OnColor);
}
