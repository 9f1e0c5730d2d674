//! Tunnels from the side: the prison above, layers of soil, props and lamps as far as it is dug, rubble at its end, and
//! daylight beyond.

use draw::{Anchor, Canvas, Paint, Part, Weight};

use super::NO_LINE;
use super::palette::{BONE, CLAY, DAY, DOTS, FLAME, GLOW, GREEN, HOLE, IRON, LOAM, PEN, SLATE, TIMBER, WOOD};
use super::rooms::{caption, frame};
use crate::art::{Area, Digger};

/// A lamp on a nail, 6 by 8.
const LANTERN: &[Part] = &[
    Part::Line(PEN, 0.8, "M3-1V1"),
    Part::Inked(FLAME, PEN, 0.8, "M1 2H5V7H1z"),
    Part::Fill(PEN, "M0 1H6V2.500H0zM0 6.500H6V8H0z"),
];
/// Rubble before the face, 20 by 10, standing on 10.
const RUBBLE: &[Part] = &[
    Part::Inked(CLAY, PEN, 0.8, "M0 10l2-4 4 1 2-4 4 2 3-1 5 6z"),
    Part::Inked(BONE, PEN, 0.7, "M4 10l1-3 4 1 1 2zM12 10l2-3 3 1v2z"),
];
/// Stones in the earth, 100 by 40.
const STONES: &[Part] = &[
    Part::Inked(BONE, PEN, 0.6, "M6 3l4-1 2 3-4 2zM30 35l5-1 2 3-6 1zM58 3l5 0 1 3-5 1zM84 34l4-2 3 3-5 2z"),
    Part::Inked(IRON, PEN, 0.6, "M18 33l3-1 1 3-4 0zM44 4l3-1 2 2-4 2zM72 36l4-1 0 3-4 0zM93 4l3 0 1 2-4 1z"),
    Part::Line(PEN, 0.5, "M13 36q2-2 5-1M50 35q3 2 6 0M66 4q3 2 6 1M24 3q3 1 4 3"),
];
/// Outside: the sun, a hill, a tree: 30 by 40.
const OUTSIDE: &[Part] = &[
    Part::Inked(FLAME, PEN, 0.9, "M9 11a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"),
    Part::Line(PEN, 0.9, "M15 2v-1M7 5 6 4M23 5l1-1M5 11H3M27 11h-2"),
    Part::Inked(GREEN, PEN, 0.9, "M0 40V28Q8 22 16 27T30 24V40z"),
    Part::Inked(TIMBER, PEN, 0.7, "M22 28V20h2v8z"),
    Part::Inked(GREEN, PEN, 0.9, "M18 20q0-6 5-7 5 1 5 7-5 3-10 0z"),
];

/// A tunnel from the side: what is dug, what is left to dig, and daylight at the end.
pub(super) fn tunnel(area: &Area, points: u16, target: u8, digger: Digger, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let (points, target) = (f32::from(points), f32::from(target).max(1.0));
    let top = 7.0 + draw::title_size(w) * 1.25;
    let height = h - top;
    let sky = (height * 0.75).min(w * 0.17);
    let length = w - sky;
    canvas.rect([0.0, 0.0, w, h], 0.0, LOAM, NO_LINE);
    canvas.polygon(
        vec![
            [0.0, h],
            [0.0, top + height * 0.56],
            [w * 0.3, top + height * 0.48],
            [w * 0.66, top + height * 0.6],
            [w, top + height * 0.5],
            [w, h],
        ],
        CLAY,
        NO_LINE,
    );
    canvas.polygon(vec![[0.0, top], [w * 0.5, top + height * 0.16], [w, top], [w, 0.0], [0.0, 0.0]], DOTS, NO_LINE);
    let stones = (length / 100.0).min(height / 40.0);
    canvas.picture(STONES, [length * 0.02, top], stones);
    if length > stones * 190.0 {
        canvas.picture(STONES, [length - stones * 104.0, top], stones);
    }
    canvas.rect([length, top, sky, height], 0.0, DAY, NO_LINE);
    let outside = (sky - 4.0) / 30.0;
    canvas.picture(OUTSIDE, [length + 1.0, h - 3.0 - 40.0 * outside], outside);
    canvas.rect([length, top, 1.6, height], 0.0, PEN, NO_LINE);
    let (y, bore) = (top + height * 0.22, height * 0.62);
    // A digger who is through stands in the daylight.
    let reach = if points >= target { length + sky * 0.35 } else { length * points / target };
    bored(canvas, [y, bore, length, reach], points.min(target), target);
    face(canvas, digger, [reach, y, bore]);
    frame(canvas, PEN);
    caption(area, canvas);
    if let Some(owner) = area.owner {
        canvas.rect([3.0, h - 6.0, w - 7.0, 3.0], 0.0, Paint::Seat(owner), NO_LINE);
    }
}

/// The hole as far as it goes, with a prop for each point and lamps between them, and marks for what is left.
fn bored(canvas: &mut Canvas, at: [f32; 4], points: f32, target: f32) {
    let [y, bore, length, reach] = at;
    let step = length / target;
    let floor = y + bore;
    for mark in (points as u8 + 1)..=(target as u8) {
        let x = step * f32::from(mark);
        canvas.rect([x - 1.0, y + bore * 0.3, 2.0, bore * 0.4], 1.0, PEN, NO_LINE);
        canvas.rect([x - 0.4, y + bore * 0.33, 0.8, bore * 0.34], 0.0, BONE, NO_LINE);
    }
    let end = reach.max(step * 0.4);
    let mut roof = vec![[0.0, floor], [0.0, y]];
    for bump in 0..=(points as u8 * 2) {
        let x = (step * 0.5 * f32::from(bump)).min(end);
        roof.push([x, y + bore * [0.0, 0.05, -0.03, 0.04][usize::from(bump % 4)]]);
    }
    roof.extend([[end + bore * 0.12, y + bore * 0.3], [end + bore * 0.05, y + bore * 0.7], [end + bore * 0.1, floor]]);
    canvas.polygon(roof, HOLE, (PEN, 1.6));
    let (unit, post) = (bore / 20.0, (step * 0.14).clamp(1.6, 5.0));
    let (beam, line) = ((bore * 0.1).max(2.0), (PEN, 0.9));
    for mark in 1..=(points as u8) {
        let x = step * (f32::from(mark) - 0.5);
        canvas.rect([x - post / 2.0, y + beam * 0.5, post, bore - beam * 0.5], 0.0, WOOD, line);
        canvas.rect([x - step * 0.42, y - beam * 0.1, step * 0.84, beam], 0.0, TIMBER, line);
    }
    for mark in (1..=(points as u8)).filter(|mark| mark % 3 == 1) {
        let x = step * f32::from(mark);
        let radius = (bore * 0.5).min(x);
        canvas.circle([x, y + bore * 0.36, radius], GLOW, NO_LINE);
        canvas.picture(LANTERN, [x - 3.0 * unit, y + bore * 0.16], unit);
    }
    canvas.rect([0.0, floor - 1.4, end, 1.8], 0.0, TIMBER, NO_LINE);
    if points < target {
        canvas.picture(RUBBLE, [(end - 12.0 * unit).max(2.0), floor - 10.0 * unit], unit);
    }
}

/// Who digs, at the end of the hole.
fn face(canvas: &mut Canvas, digger: Digger, at: [f32; 3]) {
    let [reach, y, bore] = at;
    let radius = (bore * 0.36).clamp(6.6, 22.0);
    let middle = [reach.max(radius * 1.5), y + bore * 0.52];
    canvas.circle([middle[0], middle[1], (bore * 0.6).min(middle[0])], GLOW, NO_LINE);
    match digger {
        Digger::Seat(seat) => canvas.seat(seat, middle, radius),
        Digger::Team(team) => {
            canvas.circle([middle[0], middle[1], radius], SLATE, (Paint::Ink, 1.0));
            let size = radius * 1.2;
            let base = [middle[0], middle[1] + size * 0.36];
            canvas.text(base, radius * 2.0, team.letter(), size, Weight::Bold, Anchor::Middle, Paint::OnColor);
        }
    }
}
