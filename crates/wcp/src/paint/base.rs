//! The base: halls lit from inside with their corridors and steel walls, free rock, rubble, the hole, gates and the
//! stage.

use draw::{Anchor, Canvas, Paint, Weight};

use super::geometry::Hex;
use super::{
    ALARM_FLOOR, ALARM_ROAD, ALARM_STRIPES, CHALK, DARK, DUSK, FIRE, FLOOR, GLOW, HATCH, HAZARD, LAMP, METAL, NO_LINE,
    PLATE, RED, ROAD, ROCK, RUST, SHADE, STEEL, VOID, icons,
};
use crate::art::{Area, EdgeArt, GateArt, Light, StageArt};
use crate::board::{Cell, Dir, Edges};
use crate::text::map;

/// The floor of a hall, with corridors to its passages, and its walls.
pub(super) fn floor(hex: Hex, edges: [EdgeArt; 6], light: Light, canvas: &mut Canvas) {
    let (ground, road) = match light {
        Light::Lamps => (FLOOR, ROAD),
        Light::Alarm => (ALARM_FLOOR, ALARM_ROAD),
    };
    hex.fill(canvas, 1.0, ground, NO_LINE);
    let (gap, reach) = (hex.r * 0.25, hex.apothem());
    canvas.circle([hex.x, hex.y, gap * 1.3], road, NO_LINE);
    for (edge, art) in edges.into_iter().enumerate() {
        match art {
            EdgeArt::Wall => {}
            EdgeArt::Blocked => hex.strip(canvas, edge, [0.0, reach * 0.84], [-gap, gap], road),
            EdgeArt::Open => hex.strip(canvas, edge, [0.0, reach * 1.01], [-gap, gap], road),
            EdgeArt::Unexplored => {
                // Beyond the threshold it is dark.
                hex.strip(canvas, edge, [0.0, reach * 1.01], [-gap, gap], road);
                hex.strip(canvas, edge, [reach * 0.85, reach * 1.01], [-gap, gap], SHADE);
            }
        }
    }
    hex.fill(canvas, 1.0, DUSK, NO_LINE);
    // Light falls through open doors.
    for (edge, _) in edges.into_iter().enumerate().filter(|(_, art)| *art == EdgeArt::Open) {
        hex.strip(canvas, edge, [reach * 0.9, reach * 1.01], [-gap, gap], LAMP);
    }
    walls(hex, edges, canvas);
}

/// Riveted steel, with a striped door where a passage leads nowhere.
fn walls(hex: Hex, edges: [EdgeArt; 6], canvas: &mut Canvas) {
    let (gap, half, reach) = (hex.r * 0.25, hex.r / 2.0, hex.apothem());
    let thick = hex.r * 0.13;
    let line = (DARK, (hex.r * 0.014).min(0.8));
    for (edge, art) in edges.into_iter().enumerate() {
        if art == EdgeArt::Wall {
            hex.bar(canvas, edge, thick, [-half, half], PLATE, line);
            continue;
        }
        hex.bar(canvas, edge, thick, [-half, -gap], PLATE, line);
        hex.bar(canvas, edge, thick, [gap, half], PLATE, line);
        if art == EdgeArt::Blocked {
            hex.strip(canvas, edge, [reach * 0.8, reach * 0.9], [-gap, gap], HAZARD);
        }
    }
    if hex.r > 16.0 {
        canvas.line_icon(icons::RIVETS, [hex.x, hex.y], hex.r * 2.0, (METAL, 0.75));
    }
}

/// The number of a free cell.
fn number(cell: Cell, hex: Hex, canvas: &mut Canvas) {
    let digits = cell.number().to_string();
    let size = (hex.r * 0.22).clamp(9.5, 13.0);
    let at = [hex.x, hex.y + hex.r * 0.08];
    canvas.text(at, hex.r, &digits, size, Weight::Bold, Anchor::Middle, Paint::Soft);
}

/// The number of a hall on a small plate above its middle.
fn sign(cell: Cell, hex: Hex, canvas: &mut Canvas) {
    let digits = cell.number().to_string();
    let size = (hex.r * 0.2).clamp(9.5, 12.5);
    let wide = draw::measure(&digits, size, Weight::Bold) + size * 0.5;
    let top = hex.y - hex.r * 0.78;
    canvas.rect([hex.x - wide / 2.0, top, wide, size * 1.12], 1.5, DARK, NO_LINE);
    let at = [hex.x, top + size * 0.93];
    canvas.text(at, wide, &digits, size, Weight::Bold, Anchor::Middle, CHALK);
}

/// A hall with what its guard watches. One that can fall next is hatched.
pub(super) fn hall(
    area: &Area,
    (cell, is_brittle): (Cell, bool),
    edges: [EdgeArt; 6],
    guarded: Edges,
    light: Light,
    canvas: &mut Canvas,
) {
    let hex = Hex::of(canvas);
    floor(hex, edges, light, canvas);
    if is_brittle {
        hex.fill(canvas, 0.87, HATCH, (RED, hex.r * 0.05));
    }
    if hex.r > 30.0 || area.pieces.is_empty() {
        sign(cell, hex, canvas);
    }
    // Beams of the guard.
    for dir in guarded.iter() {
        hex.arrow(canvas, dir as usize, hex.r * 0.54, hex.r * 0.88, hex.r * 0.19, DARK);
        hex.arrow(canvas, dir as usize, hex.r * 0.56, hex.r * 0.84, hex.r * 0.15, FIRE);
    }
}

/// The central hall: a striped dais for the button.
pub(super) fn centre(edges: [EdgeArt; 6], light: Light, canvas: &mut Canvas) {
    let hex = Hex::of(canvas);
    floor(hex, edges, light, canvas);
    if light == Light::Alarm {
        canvas.circle([hex.x, hex.y, hex.r * 0.95], GLOW, NO_LINE);
    }
    let stripes = if light == Light::Alarm { ALARM_STRIPES } else { HAZARD };
    canvas.circle([hex.x, hex.y, hex.r * 0.66], stripes, (DARK, hex.r * 0.03));
    canvas.circle([hex.x, hex.y, hex.r * 0.53], PLATE, (DARK, hex.r * 0.03));
}

pub(super) fn free(area: &Area, cell: Cell, canvas: &mut Canvas) {
    let hex = Hex::of(canvas);
    hex.fill(canvas, 0.95, Paint::Paper, (Paint::Line, hex.r * 0.025));
    hex.fill(canvas, 0.95, ROCK, NO_LINE);
    if area.pieces.is_empty() {
        number(cell, hex, canvas);
    }
}

/// Broken slabs over a fire.
pub(super) fn rubble(cell: Cell, canvas: &mut Canvas) {
    let hex = Hex::of(canvas);
    // Neighbouring heaps should look different.
    let number = usize::from(cell.number());
    let rotation = number % 10 * 5 + if number < 10 { 1 } else { 2 };
    hex.fill(canvas, 0.97, VOID, NO_LINE);
    canvas.circle([hex.x, hex.y, hex.r * 0.72], GLOW, NO_LINE);
    let slabs: [(&[[f32; 2]], Paint); 5] = [
        (&[[-0.62, -0.2], [-0.2, -0.52], [-0.02, -0.12], [-0.32, 0.1]], RUST),
        (&[[0.08, -0.62], [0.56, -0.32], [0.4, -0.02], [0.06, -0.2]], STEEL),
        (&[[-0.58, 0.2], [-0.22, 0.16], [-0.08, 0.5], [-0.44, 0.58]], STEEL),
        (&[[0.04, 0.04], [0.46, 0.1], [0.6, 0.44], [0.1, 0.54]], RUST),
        (&[[-0.08, 0.66], [0.12, 0.62], [0.02, 0.82]], METAL),
    ];
    for (slab, paint) in slabs {
        let points = slab.iter().map(|&[x, y]| hex.at(rotation, x * hex.r, y * hex.r)).collect();
        canvas.polygon(points, paint, (DARK, hex.r * 0.04));
    }
}

/// Where the central hall was: a burning pit with a warning ring.
pub(super) fn hole(canvas: &mut Canvas) {
    let hex = Hex::of(canvas);
    hex.fill(canvas, 0.97, ALARM_STRIPES, (DARK, hex.r * 0.04));
    hex.fill(canvas, 0.76, VOID, (DARK, hex.r * 0.04));
    canvas.circle([hex.x, hex.y, hex.r * 0.6], GLOW, NO_LINE);
    canvas.circle([hex.x, hex.y, hex.r * 0.36], VOID, NO_LINE);
}

/// An entrance: its owner, and whether it leads in, out, or nowhere.
pub(super) fn gate(area: &Area, dir: Dir, gate: GateArt, canvas: &mut Canvas) {
    let hex = Hex::of(canvas);
    let edge = dir as usize;
    let colour = area.owner.map_or(Paint::Soft, Paint::Seat);
    let (ground, line) = match gate {
        GateArt::Passive => (Paint::Paper, Paint::Line),
        GateArt::Active | GateArt::Open(_) | GateArt::Shut => (Paint::Card, colour),
    };
    hex.fill(canvas, 0.98, PLATE, (DARK, hex.r * 0.03));
    hex.fill(canvas, 0.8, ground, (line, hex.r * 0.1));
    let (inner, tip) = (hex.apothem() * 0.96, hex.apothem() * 0.52);
    let inwards = edge + 3;
    match gate {
        GateArt::Passive => {}
        GateArt::Active => {
            hex.strip(canvas, inwards, [inner * 0.8, inner], [-hex.r * 0.26, hex.r * 0.26], LAMP);
            hex.arrow(canvas, inwards, tip, inner, hex.r * 0.2, colour);
        }
        GateArt::Open(_) => {
            hex.strip(canvas, inwards, [tip, inner], [-hex.r * 0.12, hex.r * 0.12], Paint::Good);
            hex.arrow(canvas, edge, tip, inner, hex.r * 0.24, Paint::Good);
        }
        GateArt::Shut => {
            hex.bar(canvas, inwards, hex.r * 0.24, [-hex.r * 0.48, hex.r * 0.48], ALARM_STRIPES, (DARK, hex.r * 0.03))
        }
    }
    if let GateArt::Open(Some(steps)) = gate {
        steps_sign(hex, edge, steps, canvas);
    }
    if area.pieces.is_empty() {
        let size = (hex.r * 0.56).clamp(9.0, 18.0);
        let name = map::entrance_name(dir);
        let at = [hex.x, hex.y + size * 0.36];
        canvas.text(at, hex.r * 1.4, &name, size, Weight::Bold, Anchor::Middle, Paint::Ink);
    }
}

/// The number of steps to an exit, at its outer corner.
fn steps_sign(hex: Hex, edge: usize, steps: u8, canvas: &mut Canvas) {
    let radius = (hex.r * 0.36).clamp(7.5, 13.0);
    let [x, y] = hex.at(edge, hex.r - radius * 0.6, 0.0);
    canvas.circle([x, y, radius], Paint::Good, (Paint::Card, radius * 0.16));
    let size = radius * 1.4;
    let at = [x, y + size * 0.36];
    canvas.text(at, radius * 1.8, &steps.to_string(), size, Weight::Bold, Anchor::Middle, Paint::OnColor);
}

/// How far the game is: looting, the button, the flight; in words if there is room. From the button on it is a warning.
pub(super) fn stage(area: &Area, stage: StageArt, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let is_alarm = stage != StageArt::Looting;
    let line = if is_alarm { (RED, 3.0) } else { (Paint::Line, 1.5) };
    canvas.rect([line.1 / 2.0, line.1 / 2.0, w - line.1, h - line.1], 5.0, Paint::Card, line);
    let side = w * 0.165;
    let console = side * 1.5;
    canvas.rect([4.0, h - console - 4.0, w - 8.0, console], 3.0, PLATE, (DARK, 1.0));
    let stripes = if is_alarm { ALARM_STRIPES } else { HAZARD };
    canvas.rect([4.0, h - console - 4.0, w - 8.0, side * 0.2], 0.0, stripes, NO_LINE);
    let icons =
        [(StageArt::Looting, icons::CRATE), (StageArt::Pressed, icons::BUTTON), (StageArt::Fleeing, icons::FLIGHT)];
    for (index, (shown, icon)) in icons.into_iter().enumerate() {
        let middle = [w * (0.2 + 0.3 * index as f32), h - 4.0 - side * 0.64];
        let (ground, ink) = match (shown == stage, is_alarm) {
            (true, true) => (RED, CHALK),
            (true, false) => (LAMP, DARK),
            (false, _) => (DARK, METAL),
        };
        if shown == stage && is_alarm {
            canvas.circle([middle[0], middle[1], side * 0.72], GLOW, NO_LINE);
        }
        canvas.circle([middle[0], middle[1], side * 0.5], ground, (DARK, 1.0));
        canvas.icon(icon, middle, side * 0.62, ink);
    }
    let top = 7.0 + draw::title_size(w) * 1.45;
    let room = [8.0, top, w - 16.0, h - console - 8.0 - top];
    if w > 130.0 {
        words(canvas, room, area);
    } else if room[3] >= 18.0 {
        // Too little room for words: the sign of the stage.
        let icon = icons.into_iter().find(|(shown, _)| *shown == stage).map_or(icons::CRATE, |(_, icon)| icon);
        let ink = if is_alarm { RED } else { Paint::Soft };
        canvas.icon(icon, [w / 2.0, top + room[3] / 2.0], room[3].min(w * 0.5) * 0.9, ink);
    }
}

/// What the stage means, and who is on turn if that does not make the print small.
fn words(canvas: &mut Canvas, room: [f32; 4], area: &Area) {
    let whole = area.notes.join(" ");
    let lines = |text: &str| (draw::measure(text, 11.0, Weight::Regular) / (room[2] * 0.86)).ceil();
    let text = match lines(&whole) * 13.2 <= room[3] {
        true => whole.as_str(),
        false => area.notes.first().map_or("", String::as_str),
    };
    canvas.paragraph(room, text, 12.5, Weight::Regular, Anchor::Start, Paint::Soft);
}
