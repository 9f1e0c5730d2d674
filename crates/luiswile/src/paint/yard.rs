//! The yard: the wall, a tower with its light, and the sun behind them, where the text of the day leaves room.

use draw::{Canvas, Paint};

use super::{PAD, icons, sign};

/// Paints the yard below a height, or a small sun if it is low there.
pub(super) fn paint(canvas: &mut Canvas, top: f32) {
    let (w, h) = (canvas.w, canvas.h);
    let room = h - top - PAD;
    if room < 70.0 || w < 260.0 {
        sign(canvas, icons::SUN, Paint::Accent(3), top);
        return;
    }
    let high = room.min(w * 0.34);
    let ground = h - 1.2;
    let wall = ground - high * 0.34;
    let lamp = Paint::Accent(3);
    canvas.circle([w * 0.6, wall - high * 0.1, high * 0.2], lamp, (Paint::None, 0.0));
    for ray in 0..7_u8 {
        let angle = std::f32::consts::PI * (f32::from(ray) / 6.0);
        let (x, y) = (angle.cos(), -angle.sin());
        let (from, to) = (high * 0.26, high * 0.34);
        let (cx, cy) = (w * 0.6, wall - high * 0.1);
        let (dx, dy) = (-y * 1.2, x * 1.2);
        let points = vec![
            [cx + x * from - dx, cy + y * from - dy],
            [cx + x * to, cy + y * to],
            [cx + x * from + dx, cy + y * from + dy],
        ];
        canvas.polygon(points, lamp, (lamp, 1.0));
    }
    stones(canvas, wall, ground);
    tower(canvas, w * 0.86, [wall - high * 0.5, ground], high * 0.2);
    gate(canvas, w * 0.2, ground, high * 0.24);
}

/// The wall in rows of stones.
fn stones(canvas: &mut Canvas, top: f32, ground: f32) {
    let w = canvas.w;
    canvas.rect([1.2, top, w - 2.4, ground - top], 0.0, Paint::Ground, (Paint::None, 0.0));
    let rows = 3.0;
    let high = (ground - top) / rows;
    for row in 0..rows as u8 {
        let y = top + high * f32::from(row);
        canvas.rect([1.2, y, w - 2.4, 1.0], 0.0, Paint::Line, (Paint::None, 0.0));
        let mut x = if row % 2 == 0 { high * 1.2 } else { high * 2.2 };
        while x < w - 2.0 {
            canvas.rect([x, y, 1.0, high], 0.0, Paint::Line, (Paint::None, 0.0));
            x += high * 2.0;
        }
    }
    // Wire on top.
    let mut x = 8.0;
    while x < w - 10.0 {
        canvas.circle([x, top - 4.0, 4.0], Paint::None, (Paint::Accent(7), 0.9));
        x += 7.0;
    }
}

fn tower(canvas: &mut Canvas, x: f32, [top, ground]: [f32; 2], wide: f32) {
    let ink = (Paint::Ink, 1.0);
    let cabin = wide * 1.2;
    let foot = vec![
        [x - wide * 0.35, top + cabin],
        [x + wide * 0.35, top + cabin],
        [x + wide * 0.5, ground],
        [x - wide * 0.5, ground],
    ];
    canvas.polygon(foot, Paint::Accent(7), ink);
    canvas.rect([x - cabin / 2.0, top + cabin * 0.35, cabin, cabin * 0.7], 1.5, Paint::Card, ink);
    canvas.rect([x - cabin * 0.36, top + cabin * 0.48, cabin * 0.72, cabin * 0.28], 1.0, Paint::Accent(3), ink);
    let roof = vec![[x - cabin * 0.7, top + cabin * 0.38], [x, top], [x + cabin * 0.7, top + cabin * 0.38]];
    canvas.polygon(roof, Paint::Accent(1), ink);
}

fn gate(canvas: &mut Canvas, x: f32, ground: f32, high: f32) {
    let wide = high * 0.8;
    canvas.rect([x, ground - high, wide, high], high * 0.18, Paint::Accent(1), (Paint::Ink, 1.0));
    for bar in 1..5_u8 {
        let at = x + wide * f32::from(bar) / 5.0;
        canvas.rect([at - 0.8, ground - high + 3.0, 1.6, high - 4.0], 0.8, Paint::OnColor, (Paint::None, 0.0));
    }
}
