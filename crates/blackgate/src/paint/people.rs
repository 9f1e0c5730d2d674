//! Figures: the prisoners, and Michel(le), who is larger than all of them.

use draw::{Anchor, Canvas, Paint, Part, Weight};
use engine::Seat;

use super::NO_LINE;
use super::palette::{BONE, FLAME, PAGE, PEN, RED, SHADE, SKIN, TATTOO, TIMBER};
use crate::state::Bully;

/// The bully, in a square of 48: bald, scarred, gold in the teeth, a knife in the fist.
const BULLY: &[Part] = &[
    Part::Inked(SKIN, PEN, 1.6, "M3 48Q1 32 12 29l6-3H30l6 3Q47 32 45 48z"),
    Part::Inked(BONE, PEN, 1.4, "M13 48V31l4-3q7 7 14 0l4 3V48z"),
    Part::Line(TATTOO, 1.4, "M5 40q3-4 5 0M6 44q2-3 4 0"),
    Part::Inked(SKIN, PEN, 1.6, "M12 15Q11 1 24 1t12 14q3 0 3 4-1 4-4 3-1 5-5 8-6 3-12 0-4-3-5-8-3 1-4-3 0-4 3-4z"),
    Part::Fill(SHADE, "M30 4q6 4 5 13-1 9-6 13-3 1-5 1 8-9 6-27z"),
    Part::Line(PEN, 2.4, "M15 14l7 3M33 14l-7 3"),
    Part::Fill(BONE, "M16 18h6l-1 3h-4zM26 18h6l-1 3h-4z"),
    Part::Fill(PEN, "M19 18h2v3h-2zM27 18h2v3h-2z"),
    Part::Line(PEN, 1.2, "M24 17l-2 6 3 1M15 12l-1-2M17 8l8 1M22 5l2 7"),
    Part::Line(RED, 1.2, "M32 8l3 12M31 12h4M32 16h4"),
    Part::Inked(PEN, PEN, 1.0, "M16 26q8-3 16 0-3 5-8 5t-8-5z"),
    Part::Fill(BONE, "M18 26h3v2h-3zM26 26h4v2h-4z"),
    Part::Fill(FLAME, "M22 26h3v2h-3z"),
    Part::Inked(BONE, PEN, 1.2, "M38 30 42 8q4 8 2 22z"),
    Part::Inked(TIMBER, PEN, 1.2, "M36 30h10v3H36zM39 33h4v3h-4z"),
    Part::Inked(SKIN, PEN, 1.4, "M35 34q6-3 11 1v9H35z"),
    Part::Line(PEN, 1.0, "M36 38h8M36 41h8"),
];

/// What Michelle has more.
const MICHELLE: Part = Part::Inked(TIMBER, PEN, 1.2, "M11 30Q5 0 24 0t13 30l-4 1Q36 12 30 9q-9-4-15 2-3 8 0 20z");

/// What the heads of the prisoners wear, about a head of radius 9 at 12, 12: on the front of their boards, then on the
/// back.
const HEADS: [[&str; 6]; 2] = [
    [
        "M2 9Q3 1 12 1t10 8l-1 3H3zM3 12h18v2H3z",
        "M3 11Q2 2 12 2t9 9q-4-3-9-3t-9 3z",
        "M2 14Q0 3 8 3q4-4 9 0 7 1 5 11l-3-5q-6 0-8-2-4 2-6 3z",
        "M4 8Q5 2 12 2t8 6l-3-1H7zM6 17q6 8 12 0v6q-6 4-12 0z",
        "M1 20Q0 1 12 1t11 19l-4 1V9q-7 2-14 0v12z",
        "M10-1h4v10h-4zM4 9q8-4 16 0l-1-3Q12 2 5 6z",
    ],
    [
        "M3 12Q2 2 12 2t9 10q-3-5-9-5t-9 5zM20 8q6 2 3 12-3-1-3-5z",
        "M2 18Q1 1 12 1t10 17h-4V9q-6 2-12 0v9z",
        "M8 1q4-5 8 0v3H8zM3 11Q3 3 12 3t9 8q-4-3-9-3t-9 3z",
        "M2 12q-2-4 2-6 0-5 5-4 3-4 7 0 5-1 5 4 4 2 2 6l-3-2q-8-3-15 0z",
        "M3 9Q4 2 12 2t9 7v2H3zM20 9l5-2-1 6z",
        "M3 10Q3 2 12 2t9 8q-4-2-9-2t-9 2zM1 10h3v11H1zM20 10h3v11h-3z",
    ],
];

/// A prisoner: a head of their own on a body that is the seat's sign.
pub(super) fn pawn(seat: Seat, back: bool, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let side = w.min(h);
    let (x, head, line) = (w / 2.0, h * 0.2, (PEN, (side * 0.04).clamp(0.9, 1.6)));
    canvas.rect([x - side * 0.4, h * 0.88, side * 0.8, h * 0.12], h * 0.06, SHADE, NO_LINE);
    let body = vec![
        [x - side * 0.4, h * 0.97],
        [x - side * 0.35, h * 0.44],
        [x + side * 0.35, h * 0.44],
        [x + side * 0.4, h * 0.97],
    ];
    canvas.polygon(body, PAGE, line);
    for y in [0.5, 0.66, 0.82] {
        canvas.rect([x - side * 0.37, h * y, side * 0.74, h * 0.07], 0.0, PEN, NO_LINE);
    }
    canvas.seat(seat, [x, h * 0.64], side * 0.345);
    let radius = side * 0.17;
    canvas.circle([x, head, radius], SKIN, line);
    let scale = radius / 9.0;
    let hair = [Part::Inked(Paint::Seat(seat), PEN, 1.6, HEADS[usize::from(back)][seat.index() % 6])];
    canvas.picture(&hair, [x - 12.0 * scale, head - 12.0 * scale], scale);
}

/// The bully in a square.
pub(super) fn bully(bully: Bully, canvas: &mut Canvas, at: [f32; 3]) {
    let [x, y, side] = at;
    canvas.picture(BULLY, [x, y], side / 48.0);
    if bully == Bully::Michelle {
        canvas.picture(&[MICHELLE], [x, y], side / 48.0);
    }
}

/// Michel or Michelle as a figure with a letter on the chest.
pub(super) fn michel(who: Bully, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let side = w.min(h) * 0.84;
    canvas.rect([w * 0.12, h * 0.87, w * 0.76, h * 0.07], h * 0.035, SHADE, NO_LINE);
    bully(who, canvas, [(w - side) / 2.0, (h - side) / 2.0, side]);
    let size = (side * 0.27).max(9.0);
    let base = [w * 0.48, h * 0.5 + side * 0.47];
    canvas.text(base, w, "M", size, Weight::Bold, Anchor::Middle, PEN);
}
