//! Rooms as panels of a comic: a wall in lamplight, the scene, a frame of ink and a caption; the yard with turns and
//! fights.

use draw::{Anchor, Canvas, Paint, Part, Weight};
use engine::Seat;

use super::palette::{
    BONE, CHILL, DOTS, EMBER, FADED, FLAME, FLOOR, IRON, LAMPLIGHT, PAGE, PEN, RED, SHADE, SKY, TIMBER, WALL,
};
use super::{NO_LINE, die, icon, icons, paint, panels, people, tunnels};
use crate::art::{Area, AreaArt};
use crate::cards::Kind;
use crate::content::Area as Room;
use crate::state::Bully;

/// A bulb on a wire, from the point where it hangs.
const BULB: &[Part] = &[
    Part::Line(PEN, 1.2, "M0-6V2"),
    Part::Inked(FLAME, PEN, 1.0, "M-3 6a3 4 0 1 0 6 0l-1-3h-4z"),
    Part::Inked(TIMBER, PEN, 1.0, "M-7 4Q-5-1 0-1t7 5z"),
];
/// The fence of the yard with a tower: 140 by 44, standing on 44.
const FENCE: &[Part] = &[
    Part::Fill(BONE, "M98 8a8 8 0 1 0 16 0a8 8 0 1 0-16 0z"),
    Part::Line(
        PEN,
        0.8,
        "M38 22H140M38 30H140M38 38H140M38 18l10 26M48 18 38 44M66 18l10 26M76 18 66 44M94 18l10 26M104 18 94 44M122 18l10 26M132 18l-10 26",
    ),
    Part::Line(PEN, 2.0, "M34 14V44M58 14V44M85 14V44M112 14V44M138 14V44"),
    Part::Line(PEN, 1.2, "M32 16q4-5 7 0t7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0 7 0"),
    Part::Inked(CHILL, PEN, 1.2, "M9 20H27L30 44H6z"),
    Part::Line(PEN, 1.0, "M10 26H27M9 32H28M8 38H29"),
    Part::Inked(FLAME, PEN, 1.2, "M7 10H29V20H7z"),
    Part::Inked(RED, PEN, 1.2, "M3 10 18 3 33 10z"),
    Part::Line(PEN, 1.4, "M14 10V20M22 10V20"),
];

/// Paints the ground of an area.
pub(super) fn area(area: &Area, canvas: &mut Canvas) {
    match &area.art {
        AreaArt::Room { room: plan, search, dice, cells } => room(area, *plan, *search, dice, *cells, canvas),
        AreaArt::Yard(seat) => yard(area, *seat, canvas),
        AreaArt::Fight { attacker, target, tool } => {
            fight(area, [Fighter::Seat(*attacker), Fighter::Seat(*target)], Some(tool.kind()), canvas);
        }
        AreaArt::Robbery { bully, target } => {
            fight(area, [Fighter::Bully(*bully), Fighter::Seat(*target)], None, canvas);
        }
        AreaArt::Tunnel { points, target, digger } => tunnels::tunnel(area, *points, *target, *digger, canvas),
        AreaArt::Panel => panel(area, canvas),
    }
}

/// The frame of a panel, drawn by hand: no side is quite straight, and those below and to the right are heavier.
pub(super) fn frame(canvas: &mut Canvas, ink: Paint) {
    let (w, h) = (canvas.w, canvas.h);
    let lean = (w * 0.37 + h) % 1.6;
    for side in [
        [[0.0, 0.0], [w, 0.6], [w, 2.2 + lean * 0.3], [0.0, 1.6]],
        [[0.0, 0.0], [1.6, 0.0], [2.2 - lean * 0.4, h], [0.0, h]],
        [[w - 3.0 + lean * 0.5, 0.0], [w, 0.0], [w, h], [w - 2.4, h]],
        [[0.0, h - 2.2], [w, h - 3.4 + lean * 0.4], [w, h], [0.0, h]],
    ] {
        canvas.polygon(side.to_vec(), ink, NO_LINE);
    }
}

/// How wide the box of a title is on a panel of this width.
fn caption_width(area: &Area, w: f32) -> f32 {
    (draw::measure(&area.title, draw::title_size(w), Weight::Bold) + 16.0).min(w)
}

/// The box of a title.
pub(super) fn caption(area: &Area, canvas: &mut Canvas) {
    let w = canvas.w;
    let size = draw::title_size(w);
    canvas.rect([0.0, 0.0, caption_width(area, w), 7.0 + size * 1.25], 0.0, Paint::Card, (PEN, 1.4));
}

/// A panel beside the board.
fn panel(area: &Area, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let line = area.owner.map_or(Paint::Line, Paint::Seat);
    let (ground, width) = if area.has_turn() { (Paint::Card, 3.4) } else { (Paint::Paper, 1.4) };
    canvas.rect([2.0, 2.5, w - 2.0, h - 2.5], 3.0, SHADE, NO_LINE);
    canvas.rect([width / 2.0, width / 2.0, w - width - 1.4, h - width - 1.8], 3.0, ground, (line, width));
}

/// Wall and floor, as far as the floor's height.
fn stage(canvas: &mut Canvas, edge: f32) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([0.0, 0.0, w, h], 0.0, WALL, NO_LINE);
    canvas.rect([0.0, edge, w, h - edge], 0.0, FLOOR, NO_LINE);
    canvas.rect([0.0, edge, w, 1.6], 0.0, PEN, NO_LINE);
    canvas.polygon(vec![[0.0, h], [0.0, h * 0.45], [w * 0.3, h]], DOTS, NO_LINE);
    canvas.polygon(vec![[w, 0.0], [w, h * 0.6], [w * 0.62, 0.0]], DOTS, NO_LINE);
}

/// A room: its scene, and at the right edge how much a search finds and which rolls lead there.
fn room(area: &Area, room: Room, search: u8, dice: &[u8], count: u8, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let home = matches!(room, Room::CellBlock | Room::BlockA | Room::BlockB);
    let title = 7.0 + draw::title_size(w) * 1.3;
    let side = (h * 0.155).clamp(9.0, 24.0);
    let strip = if room == Room::Solitary { 4.0 } else { side * 1.6 };
    if home {
        canvas.rect([0.0, 0.0, w, h], 0.0, FLOOR, NO_LINE);
        cells(canvas, count, title, w - strip);
    } else {
        let (parts, wide) = panels::of(room);
        let scale = ((w - strip) / (wide + 6.0)).min((h - title * 0.6) / 62.0);
        let foot = h - 3.0;
        stage(canvas, foot - 14.0 * scale);
        canvas.picture(parts, [(w - strip - wide * scale) / 2.0, foot - 60.0 * scale], scale);
        if room != Room::Solitary {
            let (free, size) = (w - strip, h * 0.011);
            let beside = caption_width(area, w) + size * 9.0;
            let lamp = (free * 0.64).max(beside).min(free - size * 8.0);
            let wide = (w - lamp).min(h);
            canvas.rect([lamp - wide, 0.0, wide * 2.0, h], 0.0, LAMPLIGHT, NO_LINE);
            if lamp >= beside {
                canvas.picture(BULB, [lamp, size * 6.0], size);
            }
        }
    }
    if room != Room::Solitary {
        let top = if home { h * 0.07 } else { title * 0.35 };
        let is_free = caption_width(area, w) < w - strip;
        ways(canvas, [w - strip, if is_free { top } else { title }], side, search, dice);
    }
    frame(canvas, PEN);
    caption(area, canvas);
}

/// How much a search finds, and the rolls that lead here, on a strip of paper.
fn ways(canvas: &mut Canvas, at: [f32; 2], side: f32, search: u8, dice: &[u8]) {
    let [left, mut y] = at;
    let whole = side * 1.6;
    let side = side.min((canvas.h - y - 5.0) / (1.65 + 1.16 * dice.len() as f32));
    let left = left + whole - side * 1.6;
    let step = side * 1.16;
    let long = side * 1.5 + step * dice.len() as f32 + side * 0.15;
    canvas.rect([left, y, side * 1.6, long], 2.0, Paint::Card, (PEN, 1.2));
    let x = left + side * 0.3;
    y += side * 0.2;
    icon(canvas, icons::LENS, [x + side / 2.0, y + side / 2.0], side * 1.3, PAGE, Paint::Ink);
    let size = (side * 0.7).max(7.2);
    let base = [x + side * 0.38, y + side * 0.42 + size * 0.36];
    canvas.text(base, side, &search.to_string(), size, Weight::Bold, Anchor::Middle, PEN);
    y += side * 0.14;
    for result in dice {
        y += step;
        die(canvas, [x, y, side], *result);
    }
}

/// Cells side by side: each with its bunk, its poster and its bars.
fn cells(canvas: &mut Canvas, count: u8, top: f32, width: f32) {
    let bottom = canvas.h - 3.0;
    let cell = (width - 5.0) / f32::from(count.max(1));
    for index in 0..count {
        let x = 4.0 + cell * f32::from(index);
        let (inner, high) = (cell - 4.0, bottom - top);
        canvas.rect([x, top, inner, high], 0.0, WALL, (PEN, 1.6));
        canvas.rect([x, bottom - high * 0.2, inner, high * 0.2], 0.0, FLOOR, NO_LINE);
        // In a narrow cell there is room for one of its sides.
        let is_wide = inner >= high;
        let wide = if is_wide { 100.0 } else { 50.0 };
        let scale = (inner * 0.94 / wide).min(high * 0.94 / 62.0);
        let left = [x + (inner - wide * scale) / 2.0, bottom - 61.0 * scale];
        if is_wide || index % 2 == 0 {
            canvas.picture(panels::BUNKS, left, scale);
        }
        if is_wide {
            canvas.picture(panels::NOOK, [left[0] + 50.0 * scale, left[1]], scale);
        } else if index % 2 == 1 {
            canvas.picture(panels::NOOK, left, scale);
        }
        for bar in [0.03, 0.1, 0.9, 0.97] {
            canvas.rect([x + inner * bar - 1.2, top, 2.4, high], 0.0, IRON, (PEN, 0.8));
        }
    }
}

/// The yard: a fence under the evening sky, with the turn in a box of the narrator where there is room for it.
fn yard(area: &Area, seat: Seat, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([0.0, 0.0, w, h], 0.0, SKY, NO_LINE);
    canvas.rect([0.0, h * 0.6, w, h * 0.4], 0.0, FLOOR, NO_LINE);
    let scale = (w / 141.0).min(h * 0.6 / 44.0);
    canvas.picture(FENCE, [0.0, h * 0.63 - 44.0 * scale], scale);
    canvas.polygon(vec![[0.0, h], [0.0, h * 0.6], [w, h * 0.9], [w, h]], DOTS, NO_LINE);
    narrator(area, canvas, 0.52);
    let radius = (h * 0.1).clamp(8.0, 15.0);
    let below = 7.0 + draw::title_size(w) * 1.3 + radius * 0.4;
    canvas.seat(seat, [w - radius * 1.5, below], radius);
    frame(canvas, PEN);
    caption(area, canvas);
}

/// The notes of an area at its foot in a box, which begins at this part of the height at the earliest.
fn narrator(area: &Area, canvas: &mut Canvas, from: f32) {
    let (w, h) = (canvas.w, canvas.h);
    if h < 120.0 || area.notes.is_empty() {
        return;
    }
    let size = 12.0;
    let most = ((h * (1.0 - from) - 10.0) / (size * 1.35)) as usize;
    let notes: Vec<&String> = area.notes.iter().rev().take(most).collect();
    let high = notes.len() as f32 * size * 1.35 + 7.0;
    canvas.rect([8.0, h - high - 6.0, w - 14.0, high], 0.0, SHADE, NO_LINE);
    canvas.rect([6.0, h - high - 8.0, w - 14.0, high], 0.0, PAGE, (PEN, 1.2));
    for (index, note) in notes.into_iter().enumerate() {
        let y = h - 14.0 - size * 1.35 * index as f32;
        let ink = if index == 0 { FADED } else { PEN };
        canvas.text([12.0, y], w - 26.0, note, size, Weight::Regular, Anchor::Start, ink);
    }
}

/// Who fights.
#[derive(Clone, Copy)]
enum Fighter {
    Seat(Seat),
    Bully(Bully),
}

/// A fight: a burst, the attacker's row above, the defender's below, and what is wanted.
fn fight(area: &Area, fighters: [Fighter; 2], tool: Option<Kind>, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([0.0, 0.0, w, h], 0.0, EMBER, NO_LINE);
    let rays = (0..28_u8).map(|ray| {
        let (sin, cos) = (std::f32::consts::TAU * f32::from(ray) / 28.0).sin_cos();
        let reach = if ray % 2 == 0 { 0.62 } else { 0.4 };
        [(w * (0.5 + reach * sin)).clamp(0.0, w), (h * (0.56 - reach * cos)).clamp(0.0, h)]
    });
    canvas.polygon(rays.collect(), FLAME, (PEN, 1.6));
    for (fighter, y) in fighters.into_iter().zip([h * 0.45, h * 0.79]) {
        canvas.rect([6.0, y - h * 0.15, w - 12.0, h * 0.3], 2.0, Paint::Card, (PEN, 1.4));
        let (x, radius) = (w * 0.085, (h * 0.11).min(17.0));
        match fighter {
            Fighter::Seat(seat) => canvas.seat(seat, [x, y], radius),
            Fighter::Bully(bully) => people::bully(bully, canvas, [x - radius * 1.1, y - radius * 1.1, radius * 2.2]),
        }
    }
    frame(canvas, PEN);
    caption(area, canvas);
    let side = (h * 0.2).clamp(14.0, 30.0);
    if let Some(tool) = tool {
        canvas.circle([w - side * 0.75, side * 0.66, side * 0.62], PAGE, (PEN, 1.4));
        icon(canvas, icons::card(tool), [w - side * 0.75, side * 0.66], side * 0.86, paint(tool), PEN);
    }
    if h > 155.0
        && let Some(note) = area.notes.first()
    {
        let top = 7.0 + draw::title_size(w) * 1.25;
        let space = [7.0, top + 2.0, w - side * 1.5 - 9.0, h * 0.29 - top - 3.0];
        canvas.rect([3.0, top, w - side * 1.5 - 4.0, h * 0.29 - top], 0.0, PAGE, (PEN, 1.0));
        canvas.paragraph(space, note, 12.0, Weight::Regular, Anchor::Start, PEN);
    }
}
