//! The cover, and what lies behind the table: the island in fog, searchlights over the bay.

use draw::{Canvas, Part};

use super::BARE;
use super::areas::ISLET;
use super::palette::{BEAM, BEAM_BACK, DEEP, FOG, ISLAND, LAMP, PALE, SKY, STEEL, WATER};

/// A raft of raincoats with three men: 40 by 16 about the water line at 10.
const RAFT: &[Part] = &[
    Part::Fill(DEEP, "M1 9Q20 14 39 9Q38 14 33 15H7Q2 14 1 9z"),
    Part::Fill(
        DEEP,
        "M6 10q0-6 4-7a3 3 0 1 1 3 0q3 2 3 7zM17 10q-1-6 3-8a3 3 0 1 1 3 0q4 2 3 8zM27 10q0-6 4-7a3 3 0 1 1 3 0q3 2 2 7z",
    ),
    Part::Line(DEEP, 1.0, "M13 6 3 15M30 6l9 8"),
    Part::Line(PALE, 0.8, "M-6 15H4M36 16H48M8 18H30"),
];
/// The cell house on the cliff, its water tower and the lighthouse: 100 by 44.
const ROCK: &[Part] = &[
    Part::Fill(ISLAND, "M-30 44Q-14 30 4 27L10 20H92L99 26Q118 30 134 44z"),
    Part::Fill(
        ISLAND,
        "M14 20V8H20V5H62V8H74V20zM84 22V-10H89V22zM82-10H91V-12H82zM84-18H89V-12H84zM83-18 86-21 90-18z",
    ),
    Part::Line(ISLAND, 1.2, "M2 27V8M10 24V8M2 18l8 6M10 18l-8 6"),
    Part::Fill(ISLAND, "M0 8V0Q6-4 12 0V8z"),
    Part::Fill(
        LAMP,
        "M18 11h3v4h-3zM25 11h3v4h-3zM32 11h3v4h-3zM39 11h3v4h-3zM46 11h3v4h-3zM53 11h3v4h-3zM60 11h3v4h-3zM67 11h3v4h-3zM85-17h3v4h-3z",
    ),
];

/// The cover: the rock before the night sky, two searchlights, a raft that has got away.
pub(super) fn cover(canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([0.0, 0.0, w, h], 0.0, SKY, BARE);
    let sea = h * 0.68;
    let scale = (w * 0.62 / 100.0).min(h * 0.5 / 44.0);
    let (x, y) = (w * 0.5 - scale * 46.0, sea - 43.0 * scale);
    let light = [x + 86.5 * scale, y - 15.0 * scale];
    canvas.polygon(vec![light, [-w * 0.05, h * 0.02], [-w * 0.05, h * 0.3]], BEAM_BACK, BARE);
    canvas.polygon(vec![light, [w * 1.05, h * 0.08], [w * 1.05, h * 0.42]], BEAM, BARE);
    canvas.rect([0.0, h * 0.3, w, h * 0.3], 0.0, FOG, BARE);
    canvas.picture(ROCK, [x, y], scale);
    canvas.rect([0.0, sea, w, h - sea], 0.0, WATER, BARE);
    canvas.rect([0.0, sea - h * 0.12, w, h * 0.2], 0.0, FOG, BARE);
    for (line, wide) in [(0.74, 0.3), (0.8, 0.5), (0.87, 0.36), (0.94, 0.6)] {
        let from = w * (line * 7.3 % 0.6);
        canvas.rect([from, h * line, w * wide * 0.6, (h * 0.006).max(0.8)], 1.0, STEEL, BARE);
    }
    let raft = w.min(h * 1.6) * 0.007;
    canvas.picture(RAFT, [w * 0.2, h * 0.86 - 10.0 * raft], raft);
}

/// Behind the table: fog over the bay, and the island in it.
pub(super) fn backdrop(canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let scale = (w * 0.0032).clamp(1.6, 5.0);
    let foot = h - 14.0 * scale;
    canvas.rect([0.0, h * 0.3, w, h * 0.4], 0.0, FOG, BARE);
    canvas.picture(ISLET, [w - 108.0 * scale, foot - 19.0 * scale], scale);
    canvas.rect([0.0, foot - 8.0 * scale, w, 22.0 * scale], 0.0, FOG, BARE);
}
