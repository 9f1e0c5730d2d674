//! The base: halls with their roads and walls, free cells, rubble, the hole, gates and the stage.

use draw::{Anchor, Canvas, Paint, Weight};

use super::geometry::Hex;
use super::{BOOSTER, FIRE, FLOOR, NO_LINE, RED, ROAD, STEEL, VOID, icons};
use crate::art::{Area, EdgeArt, GateArt, StageArt};
use crate::board::{Cell, Dir, Edges};
use crate::text::map;

/// The floor of a hall, with roads to its passages, and its walls.
pub(super) fn floor(hex: Hex, edges: [EdgeArt; 6], canvas: &mut Canvas) {
    hex.fill(canvas, 1.0, FLOOR, NO_LINE);
    let (gap, reach) = (hex.r * 0.25, hex.apothem());
    canvas.circle([hex.x, hex.y, gap * 1.12], ROAD, NO_LINE);
    for (edge, art) in edges.into_iter().enumerate() {
        let end = match art {
            EdgeArt::Wall => continue,
            EdgeArt::Blocked => reach * 0.84,
            EdgeArt::Open | EdgeArt::Unexplored => reach * 1.01,
        };
        hex.strip(canvas, edge, [0.0, end], [-gap, gap], ROAD);
    }
    let (thick, half) = (hex.r * 0.13, hex.r / 2.0);
    for (edge, art) in edges.into_iter().enumerate() {
        if art == EdgeArt::Wall {
            hex.bar(canvas, edge, thick, [-half, half], STEEL);
            continue;
        }
        hex.bar(canvas, edge, thick, [-half, -gap], STEEL);
        hex.bar(canvas, edge, thick, [gap, half], STEEL);
        if art == EdgeArt::Blocked {
            hex.strip(canvas, edge, [reach * 0.8, reach * 0.85], [-gap, gap], STEEL);
        }
    }
}

/// The number of a cell, below or above its middle.
fn number(cell: Cell, hex: Hex, at: f32, canvas: &mut Canvas) {
    let digits = cell.number().to_string();
    let size = (hex.r * 0.22).clamp(9.5, 12.0);
    canvas.text([hex.x, hex.y + at], hex.r, &digits, size, Weight::Regular, Anchor::Middle, Paint::Soft);
}

pub(super) fn hall(area: &Area, cell: Cell, edges: [EdgeArt; 6], guarded: Edges, canvas: &mut Canvas) {
    let hex = Hex::of(canvas);
    floor(hex, edges, canvas);
    if hex.r > 30.0 || area.pieces.is_empty() {
        number(cell, hex, -hex.r * 0.62, canvas);
    }
    for dir in guarded.iter() {
        hex.arrow(canvas, dir as usize, hex.r * 0.47, hex.r * 0.76, hex.r * 0.14, FIRE);
    }
}

pub(super) fn centre(edges: [EdgeArt; 6], canvas: &mut Canvas) {
    let hex = Hex::of(canvas);
    floor(hex, edges, canvas);
    canvas.circle([hex.x, hex.y, hex.r * 0.54], FLOOR, (BOOSTER, hex.r * 0.05));
    for edge in 0..6 {
        hex.arrow(canvas, edge, hex.r * 0.68, hex.r * 0.58, hex.r * 0.1, BOOSTER);
    }
}

pub(super) fn free(area: &Area, cell: Cell, canvas: &mut Canvas) {
    let hex = Hex::of(canvas);
    hex.fill(canvas, 0.93, Paint::Paper, (Paint::Line, hex.r * 0.025));
    if area.pieces.is_empty() {
        number(cell, hex, hex.r * 0.08, canvas);
    }
}

/// Broken slabs on a dark ground.
pub(super) fn rubble(cell: Cell, canvas: &mut Canvas) {
    let hex = Hex::of(canvas);
    // Neighbouring heaps should look different.
    let number = usize::from(cell.number());
    let rotation = number % 10 * 5 + if number < 10 { 1 } else { 2 };
    hex.fill(canvas, 0.97, VOID, NO_LINE);
    let slabs: [(&[[f32; 2]], Paint); 5] = [
        (&[[-0.55, -0.2], [-0.2, -0.45], [-0.05, -0.15], [-0.3, 0.05]], FLOOR),
        (&[[0.1, -0.55], [0.5, -0.3], [0.35, -0.05], [0.08, -0.22]], STEEL),
        (&[[-0.5, 0.2], [-0.22, 0.12], [-0.12, 0.45], [-0.4, 0.5]], STEEL),
        (&[[0.05, 0.05], [0.4, 0.12], [0.55, 0.42], [0.12, 0.5]], FLOOR),
        (&[[-0.08, 0.62], [0.1, 0.6], [0.02, 0.78]], FLOOR),
    ];
    for (slab, paint) in slabs {
        let points = slab.iter().map(|&[x, y]| hex.at(rotation, x * hex.r, y * hex.r)).collect();
        canvas.polygon(points, paint, (VOID, hex.r * 0.03));
    }
}

/// Where the central hall was: a pit with a warning ring.
pub(super) fn hole(canvas: &mut Canvas) {
    let hex = Hex::of(canvas);
    hex.fill(canvas, 0.97, VOID, (BOOSTER, hex.r * 0.06));
    for edge in 0..6 {
        hex.strip(canvas, edge, [hex.r * 0.66, hex.r * 0.76], [-hex.r * 0.2, hex.r * 0.2], BOOSTER);
    }
    canvas.circle([hex.x, hex.y, hex.r * 0.5], Paint::None, (STEEL, hex.r * 0.04));
    canvas.circle([hex.x, hex.y, hex.r * 0.3], Paint::None, (STEEL, hex.r * 0.03));
}

/// An entrance: its owner, and whether it leads in, out, or nowhere.
pub(super) fn gate(area: &Area, dir: Dir, gate: GateArt, canvas: &mut Canvas) {
    let hex = Hex::of(canvas);
    let edge = dir as usize;
    let colour = area.owner.map_or(Paint::Soft, Paint::Seat);
    let (ground, line) = match gate {
        GateArt::Passive => (Paint::None, Paint::Line),
        GateArt::Active | GateArt::Open | GateArt::Shut => (Paint::Card, colour),
    };
    hex.fill(canvas, 0.94, ground, (line, hex.r * 0.09));
    let (inner, tip) = (hex.apothem() * 0.94, hex.apothem() * 0.56);
    let inwards = edge + 3;
    match gate {
        GateArt::Passive => {}
        GateArt::Active => hex.arrow(canvas, inwards, tip, inner, hex.r * 0.16, colour),
        GateArt::Open => {
            hex.arrow(canvas, edge, tip, inner, hex.r * 0.18, Paint::Good);
            hex.strip(canvas, inwards, [tip, inner], [-hex.r * 0.1, hex.r * 0.1], Paint::Good);
        }
        GateArt::Shut => hex.bar(canvas, inwards, hex.r * 0.2, [-hex.r * 0.46, hex.r * 0.46], FIRE),
    }
    if area.pieces.is_empty() {
        let size = (hex.r * 0.52).clamp(7.0, 16.0);
        let name = map::entrance_name(dir);
        let at = [hex.x, hex.y + size * 0.36];
        canvas.text(at, hex.r * 1.4, &name, size, Weight::Bold, Anchor::Middle, colour);
    }
}

/// How far the game is: looting, the button, the flight; in words if there is room.
pub(super) fn stage(area: &Area, stage: StageArt, canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([0.5, 0.5, w - 1.0, h - 1.0], 8.0, Paint::Card, (Paint::Line, 1.2));
    let side = w * 0.25;
    let icons =
        [(StageArt::Looting, icons::CRATE), (StageArt::Pressed, icons::BUTTON), (StageArt::Fleeing, icons::FLIGHT)];
    for (index, (shown, icon)) in icons.into_iter().enumerate() {
        let middle = [w * (0.2 + 0.3 * index as f32), h - side * 0.72];
        let (ground, ink) = if shown == stage { (RED, Paint::OnColor) } else { (FLOOR, Paint::Soft) };
        canvas.circle([middle[0], middle[1], side * 0.54], ground, NO_LINE);
        canvas.icon(icon, middle, side * 0.66, ink);
    }
    let top = 7.0 + draw::title_size(w) * 1.45;
    let bottom = h - side * 1.36;
    if w > 130.0 {
        let room = [8.0, top, w - 16.0, bottom - top];
        canvas.paragraph(room, &area.notes.join(" "), 12.5, Weight::Regular, Anchor::Start, Paint::Soft);
    }
}
