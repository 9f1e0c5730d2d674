//! Ten vehicles from the side, as pawns on the board and on their cards.

use draw::{Anchor, Canvas, Paint, Weight};

use super::pieces::symbol;
use super::{BOOSTER, NO_LINE, RED, badge, chip};
use crate::art::{BadgeArt, Piece};
use crate::content::{Card, Symbol};

const TRACKS: &str = "M4.500 15h15a2.700 2.700 0 0 1 0 5.400h-15a2.700 2.700 0 0 1 0-5.400z";
const TWO_WHEELS: &str = "M3 17.500a2.800 2.800 0 1 1 5.600 0 2.800 2.800 0 1 1-5.600 0zM15.200 17.500a2.800 2.800 0 1 1 5.600 0 2.800 2.800 0 1 1-5.600 0z";
const THREE_WHEELS: &str = "M2.600 17.500a2.600 2.600 0 1 1 5.200 0 2.600 2.600 0 1 1-5.200 0zM9 17.500a2.600 2.600 0 1 1 5.200 0 2.600 2.600 0 1 1-5.200 0zM16 17.500a2.600 2.600 0 1 1 5.200 0 2.600 2.600 0 1 1-5.200 0z";
const BIG_WHEELS: &str = "M1.500 16a4 4 0 1 1 8 0 4 4 0 1 1-8 0zM14.500 16a4 4 0 1 1 8 0 4 4 0 1 1-8 0z";

/// The body and the wheels of a vehicle.
fn outlines(card: Card) -> (&'static str, &'static str) {
    match card {
        // A long box with a trunk.
        Card::Mammoth => ("M1 16V5h13v3h4l2 3q3 0 3 5h-2.500q0-2-1-2V16z", THREE_WHEELS),
        // Two tanks like humps.
        Card::Camel => ("M1 16v-3q0-6.500 4-6.500T9 12q0-5.500 4-5.500T17 12V9h2.500l3 4v3z", THREE_WHEELS),
        Card::Mule => ("M1 16v-6h10V5h5.500l3 5H23v6z", TWO_WHEELS),
        // A light buggy with a sting.
        Card::Hornet => ("M0 8l6 4 4-5h6l3 5h3l2 2v2H5z", BIG_WHEELS),
        // Sloped plates and a horn.
        Card::Rhino => ("M1 16V9l4-4h9l4 4.500h2L23 4v12z", THREE_WHEELS),
        Card::Jackal => (
            "M1 16v-5.500h3L6 5h8.500l3 5.500 5.500 1V16zM7.500 6.800L6.300 10.500h3.700V6.800zM11.500 6.800v3.700h4l-2-3.700z",
            TWO_WHEELS,
        ),
        // Two hatches like ears.
        Card::Lynx => ("M1 16v-4l4-3.500L6 4l2.500 3.500H13L15.500 4l1 4.500L23 13v3z", TWO_WHEELS),
        // A turret like an anvil.
        Card::Anvil => ("M1 4h15q3 0 6 2.500-4 2.500-7 2.500v2h6v4H3v-4h5V9Q3 9 1 4z", TRACKS),
        // A gun like a hammer.
        Card::Hammer => ("M3 15v-3.500h3V7h8v1h6V6h3.500v6H20v-2h-6v1.500h6V15z", TRACKS),
        // Low, with a spoiler.
        Card::Viper => ("M0 9h4v2l5 .5L13 9h4l2 3 5 2v2H1v-3.500h1V11H0z", TWO_WHEELS),
    }
}

fn vehicle(card: Card, middle: [f32; 2], side: f32, colour: Paint, canvas: &mut Canvas) {
    let (body, wheels) = outlines(card);
    canvas.icon(body, middle, side, colour);
    canvas.icon(wheels, middle, side, Paint::Ink);
    if wheels != TRACKS {
        return;
    }
    for index in 0..4 {
        let x = middle[0] + side * (index as f32 * 0.19 - 0.285);
        canvas.circle([x, middle[1] + side * 0.237, side * 0.06], Paint::Card, NO_LINE);
    }
}

/// A seat's vehicle: its shape and letter alone where there is little room.
pub(super) fn pawn(piece: &Piece, card: Card, canvas: &mut Canvas) {
    let (x, y) = (canvas.w / 2.0, canvas.h / 2.0);
    let r = x.min(y);
    let Some(owner) = piece.owner else { return canvas.plain_piece(piece) };
    if badge(piece, BadgeArt::OnTurn).is_some() {
        canvas.circle([x, y, r * 1.1], BOOSTER, (Paint::Ink, 0.8));
    }
    if r < 20.0 {
        canvas.seat(owner, [x, y], (r * 0.8).max(6.5));
    } else {
        canvas.circle([x, y, r * 0.92], Paint::Card, (Paint::Seat(owner), r * 0.1));
        vehicle(card, [x, y + r * 0.22], r * 1.3, Paint::Seat(owner), canvas);
        canvas.seat(owner, [x, y - r * 0.56], r * 0.34);
    }
    if !piece.short.is_empty() {
        chip(canvas, [x + r * 0.62, y + r * 0.66], (r * 0.3).max(5.0), &piece.short, Paint::Ink);
    }
    if badge(piece, BadgeArt::Trapped).is_some() {
        chip(canvas, [x - r * 0.62, y + r * 0.66], (r * 0.32).max(5.0), "!", RED);
    }
    for (art, ground) in [(BadgeArt::Left, Paint::Good), (BadgeArt::Lost, RED)] {
        if let Some(badge) = badge(piece, art) {
            chip(canvas, [x + r * 0.62, y - r * 0.62], (r * 0.34).max(5.0), &badge.text, ground);
        }
    }
}

/// The card: name above, the vehicle, and its three values in a column.
pub(super) fn card(piece: &Piece, card: Card, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let line = piece.owner.map_or((Paint::Ink, 1.0), |owner| (Paint::Seat(owner), 1.8));
    canvas.rect([1.0, 1.0, w - 2.0, h - 2.0], h * 0.1, Paint::Card, line);
    let size = h * 0.185;
    canvas.text([w * 0.06, h * 0.25], w * 0.54, &piece.short, size, Weight::Bold, Anchor::Start, Paint::Ink);
    let colour = piece.owner.map_or(Paint::Soft, Paint::Seat);
    vehicle(card, [w * 0.33, h * 0.6], h * 0.7, colour, canvas);
    for (index, (shown, value)) in Symbol::ALL.into_iter().zip(&piece.lines).enumerate() {
        let y = h * (0.24 + 0.27 * index as f32);
        symbol(shown, [w * 0.7, y], h * 0.09, canvas);
        canvas.text([w * 0.95, y + size * 0.36], w * 0.18, value, size, Weight::Bold, Anchor::End, Paint::Ink);
    }
    if let Some(badge) = badge(piece, BadgeArt::PawnNumber) {
        chip(canvas, [w * 0.1, h * 0.86], h * 0.12, &badge.text, Paint::Ink);
    }
}
