//! Rooms from above, the yard with turns and fights, and tunnels from the side.

use draw::{Anchor, Canvas, Paint, Weight};
use engine::Seat;

use super::{BRICK, EARTH, GOLD, HOLE, NO_LINE, SLATE, die, icon, icons, paint};
use crate::art::{Area, AreaArt, Digger};
use crate::cards::Kind;
use crate::content::Area as Room;

/// Paints the ground of an area.
pub(super) fn area(area: &Area, canvas: &mut Canvas) {
    match &area.art {
        AreaArt::Room { room: plan, search, dice, cells } => room(*plan, *search, dice, *cells, canvas),
        AreaArt::Yard(seat) => yard(area, *seat, canvas),
        AreaArt::Fight { attacker, target, tool } => {
            fight(area, [Some(*attacker), Some(*target)], Some(tool.kind()), canvas);
        }
        AreaArt::Robbery { target } => fight(area, [None, Some(*target)], None, canvas),
        AreaArt::Tunnel { points, target, digger } => tunnel(area, *points, *target, *digger, canvas),
        AreaArt::Panel => canvas.plain_area(area),
    }
}

fn floor(canvas: &mut Canvas, fill: Paint) {
    canvas.rect([1.0, 1.0, canvas.w - 2.0, canvas.h - 2.0], 5.0, fill, (Paint::Soft, 2.0));
}

/// A room: its walls, what it is for, and at the right edge how much a search finds and which rolls lead there.
fn room(room: Room, search: u8, dice: &[u8], count: u8, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let home = matches!(room, Room::CellBlock | Room::BlockA | Room::BlockB);
    let fill = if room == Room::Solitary { Paint::Line } else { Paint::Paper };
    floor(canvas, fill);
    let title = 7.0 + draw::title_size(w) * 1.3;
    let side = (h * 0.155).clamp(9.0, 24.0);
    if home {
        cells(canvas, count, title, w - side * 1.6);
    } else {
        let mark = if room == Room::Solitary { Paint::Soft } else { Paint::Line };
        let size = (h - title) * 0.72;
        canvas.line_icon(icons::room(room), [w * 0.42, title + (h - title) / 2.0], size, (mark, 1.1));
    }
    if room == Room::Solitary {
        return;
    }
    let x = w - side * 1.3;
    let step = side * 1.16;
    let mut y = if home { h * 0.09 } else { title * 0.95 };
    icon(canvas, icons::LENS, [x + side / 2.0, y + side / 2.0], side * 1.3, Paint::Card, Paint::Ink);
    canvas.text(
        [x + side * 0.38, y + side * 0.68],
        side,
        &search.to_string(),
        (side * 0.62).max(7.2),
        Weight::Bold,
        Anchor::Middle,
        Paint::Ink,
    );
    for result in dice {
        y += step;
        die(canvas, [x, y, side], *result);
    }
}

/// Cells side by side, with bars.
fn cells(canvas: &mut Canvas, count: u8, top: f32, width: f32) {
    let bottom = canvas.h - 2.0;
    let cell = (width - 3.0) / f32::from(count.max(1));
    for index in 0..count {
        let x = 3.0 + cell * f32::from(index);
        canvas.rect([x + 1.0, top, cell - 2.0, bottom - top - 2.0], 3.0, Paint::Ground, (Paint::Line, 1.0));
        for bar in 1..6_u8 {
            let x = x + cell * f32::from(bar) / 6.0;
            canvas.rect([x - 0.6, top + 1.0, 1.2, bottom - top - 4.0], 0.0, Paint::Line, NO_LINE);
        }
    }
}

/// The yard: bare ground behind a fence, with notes on the turn where there is room for them.
fn yard(area: &Area, seat: Seat, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([1.0, 1.0, w - 2.0, h - 2.0], 5.0, Paint::Ground, (Paint::Line, 1.2));
    let radius = (h * 0.09).clamp(7.0, 13.0);
    let below = 7.0 + draw::title_size(w) * 1.3 + radius * 1.1;
    canvas.seat(seat, [w - radius * 1.5, below], radius);
    notes(area, canvas, 0.55);
}

/// The notes of an area at its foot, in a space that begins at this part of the height.
fn notes(area: &Area, canvas: &mut Canvas, from: f32) {
    let (w, h) = (canvas.w, canvas.h);
    if h < 120.0 {
        return;
    }
    let size = 12.0;
    let lines = ((h * (1.0 - from)) / (size * 1.35)) as usize;
    for (index, note) in area.notes.iter().rev().take(lines).enumerate() {
        let y = h - 9.0 - size * 1.35 * index as f32;
        canvas.text([8.0, y], w - 16.0, note, size, Weight::Regular, Anchor::Start, Paint::Soft);
    }
}

/// A fight: the attacker's row above, the defender's below, and what is wanted. A row without a seat is Michel(le)'s.
fn fight(area: &Area, seats: [Option<Seat>; 2], tool: Option<Kind>, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([1.0, 1.0, w - 2.0, h - 2.0], 5.0, Paint::Card, (BRICK, 2.0));
    for (seat, y) in seats.into_iter().zip([h * 0.45, h * 0.79]) {
        canvas.rect([5.0, y - h * 0.155, w - 10.0, h * 0.31], 4.0, Paint::Paper, NO_LINE);
        let (x, radius) = (w * 0.085, (h * 0.11).min(17.0));
        match seat {
            Some(seat) => canvas.seat(seat, [x, y], radius),
            None => {
                canvas.circle([x, y, radius], SLATE, (Paint::Ink, 1.0));
                let size = radius * 1.1;
                let base = [x, y + size * 0.36];
                canvas.text(base, radius * 2.0, "M", size, Weight::Bold, Anchor::Middle, Paint::OnColor);
            }
        }
    }
    let side = (h * 0.2).clamp(14.0, 30.0);
    if let Some(tool) = tool {
        icon(canvas, icons::card(tool), [w - side * 0.75, side * 0.62], side, paint(tool), Paint::Ink);
    }
    if h > 155.0
        && let Some(note) = area.notes.first()
    {
        let space = [7.0, 27.0, w - side * 1.5 - 7.0, h * 0.29 - 28.0];
        canvas.paragraph(space, note, 12.0, Weight::Regular, Anchor::Start, Paint::Soft);
    }
}

/// A tunnel from the side: what is dug, what is left to dig, and daylight at the end.
fn tunnel(area: &Area, points: u16, target: u8, digger: Digger, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let (points, target) = (f32::from(points), f32::from(target).max(1.0));
    canvas.plain_area(area);
    let top = 6.0 + draw::title_size(w) * 1.25;
    let (left, height) = (5.0, h - top - 5.0);
    let sky = (height * 0.95).min(w * 0.16);
    let length = w - left - 5.0 - sky;
    canvas.rect([left, top, w - left - 5.0, height], 4.0, Paint::Line, NO_LINE);
    stones(canvas, [left, top, length, height]);
    daylight(canvas, [left + length, top, sky, height]);
    let (y, bore) = (top + height * 0.2, height * 0.6);
    // A digger who is through stands in the daylight.
    let through = points >= target;
    let reach = if through { length + sky * 0.3 } else { length * points / target };
    let step = length / target;
    for mark in 1..=target as u8 {
        let x = left + step * f32::from(mark);
        canvas.rect([x - 0.7, y + bore * 0.35, 1.4, bore * 0.3], 0.0, Paint::Soft, NO_LINE);
    }
    canvas.rect([left, y, reach.max(step * 0.35), bore], bore * 0.25, HOLE, NO_LINE);
    for mark in 1..=(points.min(target)) as u8 {
        let x = left + step * f32::from(mark) - step * 0.5;
        canvas.rect([x - 1.0, y, 2.0, bore], 0.0, EARTH, NO_LINE);
        canvas.rect([x - step * 0.3, y, step * 0.6, (bore * 0.09).max(1.5)], 0.0, EARTH, NO_LINE);
    }
    let radius = (bore * 0.42).clamp(6.6, 22.0);
    let face = [left + reach.max(radius * 1.3), y + bore / 2.0];
    match digger {
        Digger::Seat(seat) => canvas.seat(seat, face, radius),
        Digger::Team(team) => {
            canvas.circle([face[0], face[1], radius], SLATE, (Paint::Ink, 1.0));
            let size = radius * 1.2;
            let base = [face[0], face[1] + size * 0.36];
            canvas.text(base, radius * 2.0, team.letter(), size, Weight::Bold, Anchor::Middle, Paint::OnColor);
        }
    }
}

/// Stones in the earth, always the same.
fn stones(canvas: &mut Canvas, at: [f32; 4]) {
    let [x, y, w, h] = at;
    for (across, down, radius) in [
        (0.07, 0.1, 0.05),
        (0.23, 0.9, 0.06),
        (0.41, 0.09, 0.045),
        (0.58, 0.9, 0.05),
        (0.77, 0.1, 0.06),
        (0.92, 0.88, 0.04),
    ] {
        canvas.circle([x + w * across, y + h * down, h * radius], Paint::Paper, NO_LINE);
    }
}

/// Outside: the sky, a sun with its rays, and two hills.
fn daylight(canvas: &mut Canvas, at: [f32; 4]) {
    let [x, y, w, h] = at;
    canvas.rect([x, y, w, h], 4.0, Paint::Card, NO_LINE);
    let (middle, sun) = ([x + w * 0.5, y + h * 0.36], w.min(h) * 0.17);
    for ray in 0..8_u8 {
        let (sin, cos) = (std::f32::consts::TAU * f32::from(ray) / 8.0).sin_cos();
        let at = |away: f32, aside: f32| {
            [middle[0] + sun * (away * sin + aside * cos), middle[1] + sun * (aside * sin - away * cos)]
        };
        canvas.polygon(vec![at(1.3, -0.16), at(1.9, 0.0), at(1.3, 0.16)], GOLD, NO_LINE);
    }
    canvas.circle([middle[0], middle[1], sun], GOLD, NO_LINE);
    let ground = y + h;
    let hill = |from: f32, top: f32, to: f32| {
        let (from, to) = (x + w * from, x + w * to);
        vec![[from, ground], [from, ground - h * top * 0.6], [(from + to) / 2.0, ground - h * top], [to, ground]]
    };
    canvas.polygon(hill(0.0, 0.3, 1.0), Paint::Good, NO_LINE);
    canvas.polygon(hill(1.0, 0.22, 0.2), Paint::Good, NO_LINE);
}
