//! Tasks as pages of the smuggled plan: a clip, a stamp with the letter, a drawing in pencil, and the conditions.

use draw::{Anchor, Canvas, Paint, Part, Weight};
use scene::BadgeKind::Own;

use super::palette::{CHALK, FAINT, PAGE, PENCIL, READY, SCRIPT, SHADE, STAMP, STEEL};
use super::{BARE, icons};
use crate::art::{Badge, BadgeArt, Condition, Piece};
use crate::state::Element;

/// A paper clip: 6 by 12.
const CLIP: &[Part] = &[Part::Line(STEEL, 1.0, "M4 3V9a1.500 1.500 0 0 1-3 0V2a2 2 0 0 1 4 0V9.500")];

/// A drawing in pencil for each part of the plan: 24 by 24.
pub(super) fn sketch(element: Element) -> &'static str {
    match element {
        Element::A => {
            "M4 21h16M7 21q-3-6 1-9 0 3 2 3-1-6 4-10 0 5 3 7 2 3 0 9M11 21q-1-3 1.500-5 2 2 1.500 5M3 5l3 2M12 1v2M20 4l-2 2"
        }
        Element::B => {
            "M2 21V11a10 8 0 0 1 20 0V21M6 21V12a6 5 0 0 1 12 0V21M2 21H22M9 21l2-7M15 21l-2-7M4 8 2 6M20 8l2-2M12 3V1"
        }
        Element::C => {
            "M3 3H21V21H3zM6 6H18V18H6zM3 3 6 6M21 3l-3 3M3 21l3-3M21 21l-3-3M6 10H18M6 14H18M10 6V18M14 6V18"
        }
        Element::D => {
            "M6 2a4 4 0 1 0 .1 0M9 8l9 12M14 14.500l3-2M16.500 17.500l3-2M15 3a3 3 0 1 0 .1 0M15 9v12M15 17h3M15 20h3"
        }
        Element::E => "M8 3 2 7l2 5 3-1V22H17V11l3 1 2-5-6-4q-4 4-8 0M12 6V22M9 14h1M14 10h.1M14 14h.1M14 18h.1",
        Element::F => "M12 2a4 4 0 1 0 .1 0M4 22q0-10 8-10t8 10M6 16q6 4 12 0M6 19q6 4 12 0M8 6q4 3 8 0",
    }
}

/// The letter in the frame of a rubber stamp.
pub(super) fn stamp(canvas: &mut Canvas, at: [f32; 3], letter: &str) {
    let [x, y, side] = at;
    canvas.rect([x, y, side, side], side * 0.12, Paint::None, (STAMP, (side * 0.08).max(1.2)));
    let size = side * 0.82;
    let base = [x + side / 2.0, y + side / 2.0 + size * 0.36];
    canvas.text(base, side, letter, size, Weight::Bold, Anchor::Middle, STAMP);
}

/// A page with a shadow and a folded corner.
pub(super) fn page(canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let fold = (w * 0.14).min(14.0);
    let outline = |x: f32, y: f32| {
        vec![[x, y], [x + w - 1.6 - fold, y], [x + w - 1.6, y + fold], [x + w - 1.6, y + h - 2.2], [x, y + h - 2.2]]
    };
    canvas.polygon(outline(1.6, 2.2), SHADE, BARE);
    canvas.polygon(outline(0.6, 0.6), PAGE, (SCRIPT, 1.0));
    canvas.polygon(
        vec![[w - 1.0 - fold, 0.6], [w - 1.0, 0.6 + fold], [w - 1.0 - fold, 0.6 + fold]],
        FAINT,
        (SCRIPT, 0.7),
    );
}

/// A task: its letter, its name where there is room, and its conditions, filled where they are met.
pub(super) fn task(piece: &Piece, element: Element, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let named = w >= 60.0;
    page(canvas);
    let head = h * if named { 0.24 } else { 0.27 };
    let side = head * 0.84;
    stamp(canvas, [w * 0.06, head * 0.1, side], &piece.short);
    canvas.line_icon(sketch(element), [w * 0.62, head * 0.56], head * 0.92, (PENCIL, 1.2));
    canvas.picture(CLIP, [w * 0.4, -0.6], head * 0.05);
    let mut top = head + 2.0;
    if named {
        let name = piece.lines.first().map_or("", String::as_str);
        let high = h * 0.3;
        let size = (w * 0.115).clamp(10.0, 13.0);
        canvas.paragraph([4.0, top, w - 8.0, high], name, size, Weight::Bold, Anchor::Middle, SCRIPT);
        top += high;
    }
    conditions(piece, canvas, top, named);
}

fn conditions(piece: &Piece, canvas: &mut Canvas, top: f32, named: bool) {
    let (w, h) = (canvas.w, canvas.h);
    let is_item = |badge: &&Badge| matches!(badge.art, Own(BadgeArt::Condition { of: Condition::Item(_), .. }));
    let items = piece.badges.iter().filter(is_item).count();
    let (wide, count) = (w - 6.0, if named { 2.0 } else { 3.0 });
    let row = (h - top - 3.0) / count;
    let number_box = |place: f32| match named {
        true => [2.8 + (wide + 1.0) / 2.0 * place, top, (wide - 1.0) / 2.0, row - 1.0],
        false => [2.8, top + row * place, wide, row - 1.0],
    };
    let pill = (wide + 1.0) / items.max(1) as f32 - 1.0;
    let mut place = 0.0;
    for badge in &piece.badges {
        let Own(BadgeArt::Condition { of, met }) = badge.art else { continue };
        match of {
            Condition::Prisoners => number_condition(canvas, number_box(0.0), icons::PERSON, &badge.text, met),
            Condition::Guards => number_condition(canvas, number_box(1.0), icons::GUARD, &badge.text, met),
            Condition::Item(item) => {
                let at = [2.8 + (pill + 1.0) * place, top + row * (count - 1.0), pill, row - 1.0];
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
    let size = (h * 0.66).clamp(8.0, 13.0);
    let text = draw::measure(number, size, Weight::Bold).min(w - side - 3.0);
    let left = x + (w - side - text - 2.0) / 2.0;
    canvas.icon(icon, [left + side / 2.0, middle], side, ink);
    let at = [left + side + 2.0, middle + size * 0.36];
    canvas.text(at, text + 0.5, number, size, Weight::Bold, Anchor::Start, ink);
}

/// The ground of a condition. Gives the paint for what stands on it.
fn condition(canvas: &mut Canvas, at: [f32; 4], met: bool) -> Paint {
    let round = at[3] * 0.16;
    if met {
        canvas.rect(at, round, READY, BARE);
        return CHALK;
    }
    canvas.rect(at, round, Paint::None, (FAINT, 1.0));
    SCRIPT
}
