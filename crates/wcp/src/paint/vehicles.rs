//! Vehicles in paint and weight, as pawns on the board and on their cards.

use draw::{Anchor, Canvas, Paint, Weight};

use super::machines::machine;
use super::pieces::{side, symbol};
use super::{DARK, GARAGE, HAZARD, LAMP, METAL, NO_LINE, RED, SHADE, badge, chip};
use crate::art::{BadgeArt, Piece};
use crate::content::{Card, Symbol};

/// A vehicle in its owner's colour, in a square about a middle.
pub(super) fn vehicle(card: Card, middle: [f32; 2], side: f32, colour: Paint, canvas: &mut Canvas) {
    let machine = machine(card);
    let at = [middle[0] - side / 2.0, middle[1] - side / 2.0, side];
    canvas.figure(machine.body, at, colour, (DARK, 0.7));
    canvas.figure(machine.shade, at, SHADE, NO_LINE);
    canvas.figure(machine.trim, at, DARK, NO_LINE);
    canvas.figure(machine.glass, at, LAMP, (DARK, 0.4));
    let [tyres, hubs] = machine.wheels;
    canvas.figure(tyres, at, DARK, NO_LINE);
    canvas.figure(hubs, at, METAL, NO_LINE);
}

/// A seat's vehicle: its shape and letter alone where there is little room.
pub(super) fn pawn(piece: &Piece, card: Card, canvas: &mut Canvas) {
    let (x, y) = (canvas.w / 2.0, canvas.h / 2.0);
    let r = side(piece, canvas, 1.28) / 2.0;
    let Some(owner) = piece.owner else { return canvas.plain_piece(piece) };
    if badge(piece, BadgeArt::OnTurn).is_some() {
        canvas.circle([x, y, r * 1.16], HAZARD, (DARK, 0.8));
    }
    if r < 16.0 {
        canvas.seat(owner, [x, y], (r * 0.84).max(6.5));
    } else {
        canvas.circle([x, y, r * 0.95], GARAGE, (Paint::Seat(owner), r * 0.11));
        vehicle(card, [x, y + r * 0.16], r * 1.62, Paint::Seat(owner), canvas);
        canvas.seat(owner, [x, y - r * 0.66], (r * 0.36).max(6.6));
    }
    if !piece.short.is_empty() {
        chip(canvas, [x + r * 0.62, y + r * 0.66], (r * 0.3).max(5.0), &piece.short, Paint::Ink);
    }
    if badge(piece, BadgeArt::Trapped).is_some() {
        chip(canvas, [x - r * 0.62, y + r * 0.66], (r * 0.32).max(5.0), "!", RED);
    }
    for (art, ground) in [(BadgeArt::Left, Paint::Good), (BadgeArt::Lost, Paint::Ink)] {
        if let Some(badge) = badge(piece, art) {
            chip(canvas, [x + r * 0.62, y - r * 0.62], (r * 0.34).max(5.0), &badge.text, ground);
        }
    }
}

/// The card: the vehicle in its garage, its name above, and its three values in a column.
pub(super) fn card(piece: &Piece, card: Card, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let line = piece.owner.map_or((Paint::Ink, 1.0), |owner| (Paint::Seat(owner), 1.8));
    canvas.rect([1.0, 1.0, w - 2.0, h - 2.0], 4.0, Paint::Card, line);
    let size = h * 0.185;
    canvas.text([w * 0.05, h * 0.21], w * 0.58, &piece.short, size, Weight::Bold, Anchor::Start, Paint::Ink);
    // The garage: its wall, and stripes on the floor.
    let (left, top, wide, high) = (w * 0.035, h * 0.27, w * 0.57, h * 0.67);
    canvas.rect([left, top, wide, high], 2.0, GARAGE, (DARK, 0.8));
    canvas.rect([left + 0.5, top + high * 0.9, wide - 1.0, high * 0.1], 0.0, HAZARD, NO_LINE);
    let colour = piece.owner.map_or(METAL, Paint::Seat);
    let length = (wide * 0.96).min(high * 1.22);
    vehicle(card, [left + wide / 2.0, top + high * 0.9 - length * 0.36], length, colour, canvas);
    for (index, (shown, value)) in Symbol::ALL.into_iter().zip(&piece.lines).enumerate() {
        let y = h * (0.21 + 0.29 * index as f32);
        symbol(shown, [w * 0.71, y], h * 0.1, canvas);
        canvas.text([w * 0.95, y + size * 0.38], w * 0.18, value, size * 1.1, Weight::Bold, Anchor::End, Paint::Ink);
    }
    if let Some(badge) = badge(piece, BadgeArt::PawnNumber) {
        chip(canvas, [w * 0.1, h * 0.84], h * 0.12, &badge.text, Paint::Ink);
    }
}
