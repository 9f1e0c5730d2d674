//! The cover: the button on its dais, and two machines that have come for it.

use draw::{Canvas, Paint};

use super::vehicles::vehicle;
use super::{ALARM_FLOOR, DARK, DOME, GLOW, HAZARD, METAL, NO_LINE, PLATE, ROCK, SHINE, VOID};
use crate::content::Card;

/// Paints the cover in the whole box.
pub(super) fn paint(canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let small = w.min(h);
    canvas.rect([0.0, 0.0, w, h], 0.0, VOID, NO_LINE);
    canvas.rect([0.0, 0.0, w, h], 0.0, ROCK, NO_LINE);
    // The corridor: plates that come nearer.
    for step in 0..4_u8 {
        let scale = 1.0 - 0.2 * f32::from(step);
        let (x, y) = (w * (1.0 - scale) / 2.0, h * (1.0 - scale) * 0.38);
        let fill = if step == 3 { ALARM_FLOOR } else { PLATE };
        canvas.rect([x, y, w * scale, h * scale], small * 0.03, fill, (DARK, small * 0.012));
    }
    let (x, y, r) = (w / 2.0, h * 0.46, small * 0.25);
    canvas.circle([x, y, r * 1.9], GLOW, NO_LINE);
    canvas.circle([x, y, r * 1.16], HAZARD, (DARK, r * 0.05));
    canvas.circle([x, y, r * 0.96], PLATE, (DARK, r * 0.05));
    canvas.circle([x, y + r * 0.1, r * 0.8], DARK, NO_LINE);
    canvas.circle([x, y, r * 0.78], DOME, (DARK, r * 0.04));
    canvas.rect([x - r * 0.42, y - r * 0.56, r * 0.58, r * 0.24], r * 0.12, SHINE, NO_LINE);
    let floor = h * 0.9;
    canvas.rect([0.0, floor, w, h - floor], 0.0, HAZARD, (DARK, small * 0.01));
    let side = (h * 0.5).min(w * 0.4);
    for (card, middle, colour) in [(Card::Rhino, w * 0.2, METAL), (Card::Hammer, w * 0.8, Paint::Accent(25))] {
        vehicle(card, [middle, floor - side * 0.35], side, colour, canvas);
    }
}
