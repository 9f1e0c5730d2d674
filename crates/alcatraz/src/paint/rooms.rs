//! Rooms as dioramas: walls, floor and lamp about the furniture, a gallery for the guards, and a plate with what the room
//! gives.

use draw::{Anchor, Canvas, Paint, Part, Weight};

use super::palette::{
    ALARM, AMBER, COPPER, DADO, DEEP, FLOOR, FRAME, GLOW, LAMP, PALE, RUST, SHADE, SIDE, SILVER, SKY, STEEL, WALL,
};
use super::{BARE, dioramas, icons};
use crate::art::{Area, RoomArt};
use crate::state::{Room, Side};

/// Where guards stand, and where the floor of their gallery is, as parts of the height.
const GUARDS: f32 = 0.25;
const GALLERY: f32 = 0.355;
/// Where the back wall meets the floor, and where the furniture ends.
const EDGE: f32 = 0.735;
const FRONT: f32 = 0.815;

/// A lamp that hangs from a point.
const PENDANT: &[Part] = &[
    Part::Line(DEEP, 0.9, "M0-4V3"),
    Part::Fill(LAMP, "M-4 7a4 3 0 0 0 8 0z"),
    Part::Fill(DEEP, "M-7 7Q-6 2-1 2H1Q6 2 7 7z"),
];

/// A room.
pub(super) fn room(area: &Area, art: &RoomArt, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let band = 7.0 + draw::title_size(w) * 1.3;
    let round = (w.min(h) * 0.03).max(2.0);
    canvas.rect([0.6, 0.6, w - 1.2, h - 1.2], round, SIDE, BARE);
    shell(art, canvas, band);
    if art.guards >= 2 {
        let tint = if art.guards == 2 { AMBER } else { ALARM };
        canvas.rect([0.6, band, w - 1.2, h - band - 0.6], round, tint, BARE);
    }
    furniture(art, canvas);
    if art.closed {
        canvas.icon(icons::BARRIER, [w * 0.5, h * 0.6], w * 0.7, Paint::Bad);
    }
    gallery(canvas, art.guards);
    plate(canvas, art.side, band, round);
    ability(area, art, canvas);
    let line = match art.guards {
        0 | 1 => (FRAME, 1.4),
        2 => (FRAME, 2.4),
        _ => (Paint::Bad, 3.0),
    };
    canvas.rect([0.8, 0.8, w - 1.6, h - 1.6], round, Paint::None, line);
}

/// Walls, ceiling and floor of a box that is open in front.
fn shell(art: &RoomArt, canvas: &mut Canvas, top: f32) {
    let (w, h) = (canvas.w, canvas.h);
    let (left, right, high, edge) = (w * 0.06, w * 0.94, top + h * 0.03, h * EDGE);
    let (near, bottom) = (1.2, h - 1.2);
    if art.room == Room::Yard {
        canvas.rect([near, top, w - 2.0 * near, edge - top], 0.0, SKY, BARE);
    } else {
        canvas.polygon(vec![[near, top], [w - near, top], [right, high], [left, high]], DEEP, BARE);
        canvas.rect([left, high, right - left, edge - high], 0.0, WALL, BARE);
        let (dado, low) = (h * 0.58, h * 0.66);
        let oil = vec![
            [near, low],
            [left, dado],
            [right, dado],
            [w - near, low],
            [w - near, bottom],
            [right, edge],
            [left, edge],
            [near, bottom],
        ];
        canvas.polygon(oil, DADO, BARE);
        canvas.rect([left, dado, right - left, 1.0], 0.0, STEEL, BARE);
    }
    canvas.polygon(vec![[left, edge], [right, edge], [w - near, bottom], [near, bottom]], FLOOR, BARE);
    for place in 1..5_u8 {
        let along = f32::from(place) / 5.0 - 0.5;
        let (far, near) = (w * (0.5 + along * 0.88), w * (0.5 + along));
        canvas.polygon(vec![[far, edge], [far + 0.6, edge], [near + 1.0, bottom], [near, bottom]], SHADE, BARE);
    }
}

/// The furniture as wide as the room, on the floor, and the lamp above it.
fn furniture(art: &RoomArt, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let [wide, high] = dioramas::BOX;
    let scale = (w * 0.88 / wide).min(h * (FRONT - GALLERY - 0.02) / high);
    let origin = [(w - wide * scale) / 2.0, h * FRONT - high * scale];
    canvas.picture(dioramas::of(art.room), origin, scale);
    if art.room != Room::Yard {
        let lamp = h * GALLERY + w * 0.02;
        let cone =
            vec![[w * 0.47, lamp + w * 0.05], [w * 0.53, lamp + w * 0.05], [w * 0.9, h * 0.86], [w * 0.1, h * 0.86]];
        canvas.polygon(cone, GLOW, BARE);
        canvas.picture(PENDANT, [w * 0.5, lamp], w * 0.0085);
    }
}

/// The gallery with a railing and four places for guards, and the effect of the guards that are here.
fn gallery(canvas: &mut Canvas, guards: u8) {
    let (w, h) = (canvas.w, canvas.h);
    let unit = (w.min(h) * 0.22).clamp(7.0, 38.0);
    let floor = h * GALLERY;
    canvas.rect([1.2, floor, w - 2.4, (h * 0.016).max(1.6)], 0.0, DEEP, BARE);
    canvas.rect([1.2, h * (GUARDS + 0.005), w * 0.79, 1.2], 0.0, STEEL, BARE);
    for place in 0..5_u8 {
        let x = w * (0.03 + 0.2 * f32::from(place));
        canvas.rect([x, h * (GUARDS + 0.005), 1.2, h * (GALLERY - GUARDS)], 0.0, STEEL, BARE);
    }
    for place in guards..4 {
        let at = [w * (0.13 + 0.2 * f32::from(place)), h * GUARDS];
        canvas.circle([at[0], at[1], unit * 0.32], SHADE, (STEEL, 1.0));
        canvas.icon(icons::CAP, [at[0], at[1] - unit * 0.02], unit * 0.42, PALE);
    }
    let at = [w * 0.905, h * GUARDS];
    if guards >= 2 {
        canvas.circle([at[0], at[1], unit * 0.36], Paint::Card, (Paint::Ink, 1.0));
    }
    match guards {
        0 | 1 => {}
        2 => {
            let size = unit * 0.44;
            canvas.text([at[0], at[1] + size * 0.36], unit, "+1", size, Weight::Bold, Anchor::Middle, Paint::Ink);
        }
        3 => canvas.icon(icons::CROSS, at, unit * 0.46, Paint::Bad),
        _ => canvas.icon(icons::BARRED, at, unit * 0.64, Paint::Bad),
    }
}

/// The enamel plate behind the title: silver with one line, copper with two.
fn plate(canvas: &mut Canvas, side: Side, band: f32, round: f32) {
    let w = canvas.w;
    let metal = match side {
        Side::Silver => SILVER,
        Side::Copper => COPPER,
    };
    canvas.rect([0.6, 0.6, w - 1.2, band], round, metal, BARE);
    canvas.rect([0.6, band - round, w - 1.2, round], 0.0, metal, BARE);
    canvas.rect([0.6, band - 0.6, w - 1.2, 1.2], 0.0, FRAME, BARE);
    if side == Side::Copper {
        canvas.rect([0.6, band + 1.4, w - 1.2, 1.6], 0.0, metal, BARE);
        canvas.rect([0.6, band + 3.0, w - 1.2, 1.0], 0.0, FRAME, BARE);
    }
}

/// What the room gives, on a plate: its cost, its price and its gain, in words where there is room for them.
fn ability(area: &Area, art: &RoomArt, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let wide = w >= 210.0;
    let top = h * if wide { 0.835 } else { 0.855 };
    let high = h - top - if wide { 4.0 } else { 3.0 };
    let effect = art.ability.effect;
    let (radius, side) = ((high * if wide { 0.4 } else { 0.46 }).min(11.0), (high * 0.72).min(22.0));
    let count = if effect.count() == 1 { String::new() } else { effect.count().to_string() };
    let number = (side * 0.8).max(10.0);
    let pay = if art.ability.pay { side * 0.72 } else { 0.0 };
    let gain = side * 1.1 + draw::measure(&count, number, Weight::Bold);
    let width = if wide { w - 8.0 } else { radius * 2.0 + pay + gain + 6.0 };
    canvas.rect([4.0, top + 1.5, width, high], high * 0.18, SHADE, BARE);
    canvas.rect([4.0, top, width, high], high * 0.18, Paint::Card, (Paint::Ink, 0.9));
    let middle = top + high / 2.0;
    let mut x = 4.0 + radius + if wide { 2.0 } else { 0.5 };
    canvas.circle([x, middle, radius], RUST, BARE);
    if art.used {
        canvas.icon(icons::TICK, [x, middle], radius * 1.5, Paint::OnColor);
    } else {
        let (cost, size) = (if art.ability.free { "0" } else { "1" }, radius * 1.5);
        canvas.text([x, middle + size * 0.36], radius * 2.0, cost, size, Weight::Bold, Anchor::Middle, Paint::OnColor);
    }
    x += radius + if wide { 3.0 } else { 1.5 };
    if wide {
        let text = area.notes.first().map_or("", String::as_str);
        let right = width - side - 2.0;
        paragraph_in_middle(canvas, [x, top + 2.0, right - x, high - 4.0], text);
        return canvas.icon(icons::of_effect(effect), [right + side / 2.0 + 3.0, middle], side, Paint::Ink);
    }
    if art.ability.pay {
        canvas.icon(icons::CASH, [x + side * 0.34, middle], side * 0.7, Paint::Soft);
    }
    x += pay;
    canvas.icon(icons::of_effect(effect), [x + side / 2.0, middle], side * 0.95, Paint::Ink);
    canvas.text([x + side * 1.05, middle + number * 0.36], w, &count, number, Weight::Bold, Anchor::Start, Paint::Ink);
}

/// Text that stands in the middle of a box when it is short.
fn paragraph_in_middle(canvas: &mut Canvas, at: [f32; 4], text: &str) {
    let [x, y, w, h] = at;
    let size = 11.5;
    let lines = (draw::measure(text, size, Weight::Regular) / w).ceil();
    let free = (h - lines * size * 1.2).max(0.0);
    canvas.paragraph([x, y + free / 2.0, w, h - free / 2.0], text, size, Weight::Regular, Anchor::Start, Paint::Ink);
}
