//! The grounds: rooms with their sides, abilities and guard spaces, the clock, and panels.

use draw::{Anchor, Canvas, Paint, Weight};

use super::{ALARM, AMBER, BARE, BLUE, COPPER, FAINT, RUST, SILVER, icons};
use crate::art::{Area, RoomArt};
use crate::state::Side;

/// Where titles end in a room of this width.
fn band(w: f32) -> f32 {
    7.0 + draw::title_size(w) * 1.3
}

/// A room.
pub(super) fn room(area: &Area, art: &RoomArt, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let ground = match art.guards {
        0 | 1 => Paint::Paper,
        2 => AMBER,
        _ => ALARM,
    };
    let (round, band) = (w.min(h) * 0.06, band(w));
    canvas.rect([0.6, 0.6, w - 1.2, h - 1.2], round, ground, BARE);
    let side = match art.side {
        Side::Silver => SILVER,
        Side::Copper => COPPER,
    };
    canvas.rect([0.6, 0.6, w - 1.2, band], round, side, BARE);
    canvas.rect([0.6, band - round, w - 1.2, round], 0.0, side, BARE);
    if art.side == Side::Copper {
        canvas.rect([0.6, band + 1.6, w - 1.2, 1.6], 0.0, side, BARE);
    }
    // A floor that icon and pawns stand on.
    let quiet = art.guards < 2;
    canvas.rect([0.6, h * 0.8, w - 1.2, h * 0.2 - 0.6], round, if quiet { FAINT } else { ground }, BARE);
    canvas.rect([0.6, h * 0.8, w - 1.2, 1.2], 0.0, if quiet { Paint::Line } else { Paint::Paper }, BARE);
    let ink = if quiet { Paint::Line } else { Paint::Paper };
    canvas.icon(icons::of_room(art.room), [w * 0.5, h * 0.585], w * 0.56, ink);
    if art.closed {
        canvas.icon(icons::BARRIER, [w * 0.5, h * 0.585], w * 0.62, Paint::Bad);
    }
    guard_spaces(canvas, art.guards);
    ability(area, art, canvas);
    canvas.rect([0.6, 0.6, w - 1.2, h - 1.2], round, Paint::None, (Paint::Ink, 1.0));
}

/// The four spaces for guards, and the effect of the guards that are here.
fn guard_spaces(canvas: &mut Canvas, guards: u8) {
    let (w, h) = (canvas.w, canvas.h);
    let unit = (w.min(h) * 0.22).clamp(7.0, 38.0);
    for place in guards..4 {
        let at = [w * (0.13 + 0.2 * f32::from(place)), h * 0.25, unit * 0.3];
        canvas.circle(at, Paint::None, (Paint::Line, 1.0));
    }
    let at = [w * 0.905, h * 0.25];
    match guards {
        0 | 1 => {}
        2 => {
            let size = unit * 0.5;
            canvas.text([at[0], at[1] + size * 0.36], unit, "+1", size, Weight::Bold, Anchor::Middle, Paint::Ink);
        }
        3 => canvas.icon(icons::CROSS, at, unit * 0.55, Paint::Bad),
        _ => canvas.icon(icons::BARRED, at, unit * 0.75, Paint::Bad),
    }
}

/// What the room gives: its cost, its price and its gain, in words where there is room for them.
fn ability(area: &Area, art: &RoomArt, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let wide = w >= 210.0;
    let top = h * if wide { 0.835 } else { 0.855 };
    let (high, width) = (h - top - if wide { 3.0 } else { 2.0 }, if wide { w - 6.0 } else { w * 0.46 });
    canvas.rect([3.0, top, width, high], high * 0.22, Paint::Card, (Paint::Line, 0.8));
    let middle = top + high / 2.0;
    let radius = (high * if wide { 0.4 } else { 0.46 }).min(11.0);
    let mut x = 3.0 + radius + if wide { 2.0 } else { 0.5 };
    canvas.circle([x, middle, radius], RUST, BARE);
    if art.used {
        canvas.icon(icons::TICK, [x, middle], radius * 1.5, Paint::OnColor);
    } else {
        let (cost, size) = (if art.ability.free { "0" } else { "1" }, radius * 1.5);
        canvas.text([x, middle + size * 0.36], radius * 2.0, cost, size, Weight::Bold, Anchor::Middle, Paint::OnColor);
    }
    x += radius + if wide { 3.0 } else { 1.5 };
    let effect = art.ability.effect;
    let side = (high * 0.72).min(22.0);
    if wide {
        let text = area.notes.first().map_or("", String::as_str);
        let right = width - side - 2.0;
        let at = [x, top + 2.0, right - x, high - 4.0];
        paragraph_in_middle(canvas, at, text);
        canvas.icon(icons::of_effect(effect), [right + side / 2.0 + 3.0, middle], side, Paint::Ink);
        return;
    }
    if art.ability.pay {
        canvas.icon(icons::CASH, [x + side * 0.3, middle], side * 0.64, Paint::Soft);
        x += side * 0.62;
    }
    canvas.icon(icons::of_effect(effect), [x + side / 2.0, middle], side * 0.95, Paint::Ink);
    if effect.count() != 1 {
        let count = effect.count().to_string();
        let (at, size) = ([x + side * 1.1, middle + side * 0.27], (side * 0.75).max(8.5));
        canvas.text(at, size, &count, size, Weight::Bold, Anchor::Start, Paint::Ink);
    }
}

/// Text that stands in the middle of a box when it is short.
fn paragraph_in_middle(canvas: &mut Canvas, at: [f32; 4], text: &str) {
    let [x, y, w, h] = at;
    let size = 10.5;
    let lines = (draw::measure(text, size, Weight::Regular) / w).ceil();
    let free = (h - lines * size * 1.2).max(0.0);
    canvas.paragraph([x, y + free / 2.0, w, h - free / 2.0], text, size, Weight::Regular, Anchor::Start, Paint::Ink);
}

/// The clock: a dot for every guard that can come, filled for those that are here.
pub(super) fn clock(area: &Area, guards: u8, most: u8, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([0.6, 0.6, w - 1.2, h - 1.2], 8.0, Paint::Paper, (Paint::Ink, 1.0));
    let left = (w * 0.24).max(84.0).max(draw::measure(&area.title, draw::title_size(w), Weight::Bold) + 14.0);
    let right = w - 84.0;
    let step = (right - left) / f32::from(most.max(1));
    let radius = (step * 0.36).min(9.0);
    let y = (h / 2.0).min(16.0);
    for place in 0..most {
        let x = left + step * (f32::from(place) + 0.5);
        match place < guards {
            true => canvas.circle([x, y, radius], BLUE, BARE),
            false => canvas.circle([x, y, radius * 0.8], Paint::None, (Paint::Soft, 1.0)),
        }
    }
    if h >= 46.0 {
        let notes: Vec<&str> = area.notes.iter().map(|note| note.trim_end_matches('.')).collect();
        let text = notes.join(" · ");
        let top = (h - 20.0).min(32.0);
        canvas.paragraph([8.0, top, w - 16.0, h - top - 3.0], &text, 12.5, Weight::Regular, Anchor::Start, Paint::Ink);
    }
}
