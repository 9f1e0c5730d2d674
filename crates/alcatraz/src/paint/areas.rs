//! The grounds beside the rooms: the clock on the wall of the island, prisoners' files, and panels.

use draw::{Anchor, Canvas, Paint, Part, Weight};

use super::palette::{BEAM_BACK, FRAME, ISLAND, LAMP, SHADE, SKY, SPOT};
use super::{BARE, icons};
use crate::art::Area;

/// The island on the horizon, with the light on its top: 100 by 20, to the right of 0.
pub(super) const ISLET: &[Part] = &[
    Part::Fill(ISLAND, "M0 20Q8 14 16 13L22 9H34V7H62V9H70V11L84 13Q94 15 100 20z"),
    Part::Fill(ISLAND, "M76 12V-1H80V12zM75-1H81V-2H75zM77-5H79V-2H77z"),
    Part::Fill(LAMP, "M37 9h2v1h-2zM43 9h2v1h-2zM49 9h2v1h-2zM55 9h2v1h-2zM26 11h2v1h-2zM77-4h2v2h-2z"),
];

/// The clock: a cap for every guard that can come, full for those that are here, under a searchlight.
pub(super) fn clock(area: &Area, guards: u8, most: u8, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([0.8, 0.8, w - 1.6, h - 1.6], 4.0, SKY, BARE);
    let scale = h * 0.022;
    canvas.polygon(vec![[w - 24.0 * scale, h * 0.3], [w * 0.2, 2.0], [w * 0.2, h * 0.6]], BEAM_BACK, BARE);
    let high = h >= 46.0;
    if high {
        let top = (h - 21.0).min(31.0);
        canvas.rect([0.8, top, w - 1.6, h - top - 0.8], 4.0, Paint::Card, BARE);
    }
    canvas.rect([0.8, 0.8, w - 1.6, h - 1.6], 4.0, Paint::None, (FRAME, 1.4));
    let left = (w * 0.2).max(84.0).max(draw::measure(&area.title, draw::title_size(w), Weight::Bold) + 14.0);
    let right = w - 84.0;
    let step = (right - left) / f32::from(most.max(1));
    let side = (step * 0.98).min(22.0);
    let y = (h / 2.0).min(16.0);
    for place in 0..most {
        let x = left + step * (f32::from(place) + 0.5);
        match place < guards {
            true => canvas.icon(icons::CAP, [x, y], side, Paint::Ink),
            false => canvas.line_icon(icons::CAP, [x, y], side * 0.9, (Paint::Soft, 1.4)),
        }
    }
    if high {
        let notes: Vec<&str> = area.notes.iter().map(|note| note.trim_end_matches('.')).collect();
        let text = notes.join(" · ");
        let top = (h - 21.0).min(33.0);
        canvas.paragraph([8.0, top, w - 16.0, h - top - 3.0], &text, 12.5, Weight::Regular, Anchor::Start, Paint::Ink);
    }
}

/// A prisoner's file: a folder with a tab in the seat's colour. The scapegoat's lies in the searchlight.
pub(super) fn sheet(area: &Area, goat: bool, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    panel(area, canvas);
    if goat {
        let side = (h * 0.95).min(110.0);
        canvas.polygon(
            vec![
                [w * 0.4, 2.0],
                [w * 0.4 + 4.0, 2.0],
                [w - 3.0, h * 0.5],
                [w - 3.0, h - 3.0],
                [w - side * 1.3, h - 3.0],
            ],
            SPOT,
            BARE,
        );
        canvas.icon(icons::GOAT, [w - side * 0.5, h * 0.54], side, SPOT);
    }
    if let Some(owner) = area.owner {
        canvas.rect([1.0, 3.0, 4.0, h - 6.0], 2.0, Paint::Seat(owner), BARE);
    }
}

/// A sheet of board with punched corners; before those who are on turn it has a broad frame.
pub(super) fn panel(area: &Area, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let line = area.owner.map_or(Paint::Line, Paint::Seat);
    let (ground, width) = if area.has_turn() { (Paint::Card, 3.0) } else { (Paint::Paper, 1.2) };
    canvas.rect([2.0, 2.5, w - 3.0, h - 3.0], 4.0, SHADE, BARE);
    canvas.rect([width / 2.0, width / 2.0, w - width - 1.0, h - width - 1.0], 4.0, ground, (line, width));
}
