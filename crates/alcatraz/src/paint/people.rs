//! People: guards with four faces, prisoners with four heads of hair, the scapegoat.

use draw::{Canvas, Paint, Part};
use engine::Seat;

use super::palette::{CHALK, DEEP, LAMP, PALE, SCRIPT, SHADE, SKIN, UNIFORM, WOOD};
use super::{BARE, FINE};

/// A guard in a medallion of 24 by 24: shoulders, face, peaked cap with a badge.
const GUARD: &[Part] = &[
    Part::Fill(UNIFORM, "M3.600 19.600C4.500 17 8 16 12 16s7.500 1 8.400 3.600A11 11 0 0 1 3.600 19.600z"),
    Part::Fill(CHALK, "M9.500 16h5L12 20z"),
    Part::Fill(SCRIPT, "M11.500 16.500h1l.7 4.500h-2.400z"),
    Part::Fill(SKIN, "M7.500 9h9v4.500a4.500 4.300 0 0 1-9 0z"),
    Part::Fill(UNIFORM, "M3.800 6.500Q6 2 12 2t8.200 4.500L17.500 9.500h-11z"),
    Part::Fill(SCRIPT, "M6.500 8.500h11q2 1.200 1 2.300Q12 8.800 5.500 10.800q-1-1.100 1-2.300z"),
    Part::Fill(LAMP, "M12 3.200l1 1.600 1.800.3-1.300 1.400.3 1.800-1.800-.8-1.800.8.300-1.800-1.300-1.400 1.800-.3z"),
];
/// A moustache.
const SERGEANT: &[Part] = &[
    Part::Fill(SCRIPT, "M9 14.500q1.500-1.600 3-.6 1.500-1 3 .6-1.500.8-3 .2-1.500.6-3-.2z"),
    Part::Line(SCRIPT, 1.1, "M10 11.800h.1M14 11.800h.1"),
];
/// Dark glasses.
const MARKSMAN: &[Part] = &[
    Part::Fill(SCRIPT, "M8 11h3.700v1.800q-1.800 1.500-3.700 0zM12.300 11H16v1.800q-1.900 1.500-3.700 0z"),
    Part::Line(SCRIPT, 0.8, "M8 11.200h8M10.300 15.300h3.400"),
];
/// A whistle.
const WHISTLER: &[Part] = &[
    Part::Line(SCRIPT, 1.1, "M10 11.800h.1M14 11.800h.1"),
    Part::Fill(LAMP, "M11 14.200h6.500v1.600h-2a2 2 0 1 1-3.500 0h-1z"),
];
/// A scar and a scowl.
const OLD_HAND: &[Part] = &[
    Part::Line(SCRIPT, 1.0, "M9 11.200l2 .8M15 11.200l-2 .8M10.200 15.400q1.800-1.200 3.600 0"),
    Part::Line(Paint::Bad, 0.8, "M14.700 12.500l1 2.400"),
];

/// A guard.
pub(super) fn guard(face: u8, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let scale = w.min(h) / 24.0;
    let origin = [w / 2.0 - 12.0 * scale, h / 2.0 - 12.0 * scale];
    canvas.circle([w / 2.0 + 0.6, h / 2.0 + 1.0, w * 0.47], SHADE, BARE);
    canvas.circle([w / 2.0, h / 2.0, w * 0.47], PALE, BARE);
    canvas.picture(GUARD, origin, scale);
    let face = match face {
        0 => SERGEANT,
        1 => MARKSMAN,
        2 => WHISTLER,
        _ => OLD_HAND,
    };
    canvas.picture(face, origin, scale);
    canvas.circle([w / 2.0, h / 2.0, w * 0.47], Paint::None, (Paint::Ink, 1.2));
}

/// What the heads of the prisoners wear, in a square of 24 about the head at 12, 12 with radius 9.
const HAIR: [&str; 4] = [
    "M3 11Q3 2 12 2t9 9q-3-4-9-4t-9 4z",
    "M2 10h20L20 5Q17 1 12 1T4 5zM2 10h-3q2 3 6 2z",
    "M3 12Q1 4 7 3q5-4 10 0 6 1 4 9l-3-4q-6 1-9-1-4 1-6 5z",
    "M4 7Q6 3 12 3t8 4l1 5q-2-5-4-5H7q-2 0-4 5z",
];

/// A prisoner: a head above the seat's sign, on a broad shadow.
pub(super) fn prisoner(seat: Seat, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let side = w.min(h);
    let x = w / 2.0;
    canvas.rect([x - side * 0.42, h * 0.88, side * 0.84, h * 0.12], h * 0.06, SHADE, BARE);
    let shoulders = vec![
        [x - side * 0.42, h * 0.96],
        [x - side * 0.36, h * 0.44],
        [x + side * 0.36, h * 0.44],
        [x + side * 0.42, h * 0.96],
    ];
    canvas.polygon(shoulders, DEEP, FINE);
    canvas.seat(seat, [x, h * 0.62], side * 0.355);
    let radius = side * 0.165;
    canvas.circle([x, h * 0.19, radius], SKIN, FINE);
    let hair = HAIR[seat.index() % HAIR.len()];
    let scale = radius / 9.0;
    let parts = [Part::Fill(if seat.index() == 1 { DEEP } else { WOOD }, hair)];
    canvas.picture(&parts, [x - 12.0 * scale, h * 0.19 - 12.0 * scale], scale);
}

/// The goat's head, from the front: 24 by 24.
pub(super) const GOAT: &[Part] = &[
    Part::Fill(WOOD, "M9 8C4 8 1 5 1.500 0 3.500 3 6 4 10 4.500zM15 8c5 0 8-3 7.500-8C20.500 3 18 4 14 4.500z"),
    Part::Fill(
        CHALK,
        "M8 6.500q4-3 8 0l4.500 1.500q-.5 3-3.800 3-.2 4-1.700 6.500L14 21l-2 3-2-3-1-3.500Q7.500 15 7.300 11 4 11 3.500 8z",
    ),
    Part::Fill(SCRIPT, "M9 10h2v1.600H9zM13 10h2v1.600h-2zM10.500 17h3l-1.500 1.600z"),
    Part::Line(SCRIPT, 0.7, "M12 18.600v1.600M3 2.800l1.600-.6M5 5l1.400-1M21 2.800l-1.600-.6M19 5l-1.400-1"),
];
