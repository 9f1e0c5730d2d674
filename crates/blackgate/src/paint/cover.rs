//! The cover, and what lies behind the table: lamplight on wood.

use draw::{Canvas, Part};

use super::NO_LINE;
use super::palette::{
    BONE, CHILL, CLAY, DOTS, FLAME, GLOW, GREEN, HOLE, LOAM, MOON, PEN, RED, RUST, SKIN, SKY, TABLE, TIMBER, WOOD,
};

/// The prison above the ground: 120 by 50, standing on 50.
const PRISON: &[Part] = &[
    Part::Inked(CHILL, PEN, 1.2, "M8 50V16H74V50z"),
    Part::Inked(TIMBER, PEN, 1.2, "M4 16V10H12V13H18V10H26V13H32V10H40V13H46V10H54V13H60V10H68V13H72V10H78V16z"),
    Part::Inked(FLAME, PEN, 1.0, "M16 22h8v9h-8zM32 22h8v9h-8zM48 22h8v9h-8zM62 22h8v9h-8zM48 36h8v8h-8z"),
    Part::Line(PEN, 1.0, "M19 22v9M21 22v9M35 22v9M37 22v9M51 22v9M53 22v9M65 22v9M67 22v9M51 36v8M53 36v8"),
    Part::Inked(TIMBER, PEN, 1.2, "M18 50V38q5-5 10 0V50z"),
    Part::Inked(CHILL, PEN, 1.2, "M86 50 88 8H102L104 50z"),
    Part::Inked(FLAME, PEN, 1.2, "M85-4H105V8H85z"),
    Part::Inked(RED, PEN, 1.2, "M82-4 95-13 108-4z"),
    Part::Line(PEN, 1.2, "M92-4V8M98-4V8"),
];
/// Somebody who digs by the light of a lamp: 44 by 30, on the floor at 30.
const DIGGER: &[Part] = &[
    Part::Inked(RUST, PEN, 1.3, "M2 30q-2-8 6-10l12-8q8-1 9 6l-1 5-10 7z"),
    Part::Line(PEN, 2.0, "M7 22l5 7M12 18l6 9M17 15l6 9"),
    Part::Inked(SKIN, PEN, 1.3, "M24 9a6 6 0 1 1 12 0a6 6 0 1 1-12 0z"),
    Part::Inked(BONE, PEN, 1.2, "M23 7q1-7 8-6t6 6z"),
    Part::Line(PEN, 1.2, "M33 9h.1M34 12h-3"),
    Part::Inked(SKIN, PEN, 1.2, "M26 18q8 0 12-5l3 3q-5 7-14 7z"),
    Part::Line(PEN, 2.2, "M36 22 46 6"),
    Part::Inked(MOON, PEN, 1.2, "M44 8q-1-7 6-9 2 7-3 11z"),
];

/// Stones that fly from a blow.
const SPALL: &[Part] = &[
    Part::Inked(BONE, PEN, 1.0, "M14-8l5-2 2 4-5 2zM18 4l4 0 0 4-5 0zM6-20l4-1 2 4-5 1zM10 14l4-1 1 3-4 1z"),
    Part::Line(PEN, 1.2, "M12-3l5-1M12 8l4 3M2-14l2-5"),
];

/// The cover: the prison by night, and below it a tunnel that breaks out of the hill.
pub(super) fn cover(canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    let ground = h * 0.46;
    let unit = (w / 150.0).min(h / 100.0);
    canvas.rect([0.0, 0.0, w, h], 0.0, SKY, NO_LINE);
    canvas.circle([w * 0.87, h * 0.22, unit * 13.0], BONE, (PEN, 1.6));
    canvas.polygon(vec![[w, 0.0], [w, h * 0.4], [w * 0.4, 0.0]], DOTS, NO_LINE);
    let prison = (w * 0.66 / 110.0).min(h * 0.42 / 64.0);
    canvas.picture(PRISON, [w * 0.02, ground - 50.0 * prison], prison);
    let hill = |down: f32| {
        let top = [[0.0, 0.46], [0.7, 0.46], [0.8, 0.54], [0.9, 0.82], [1.0, 0.86]];
        let mut line: Vec<[f32; 2]> = top.iter().map(|[x, y]| [w * x, h * y + down]).collect();
        line.extend([[w, h], [0.0, h]]);
        line
    };
    canvas.polygon(hill(0.0), GREEN, (PEN, 2.0));
    canvas.polygon(hill(unit * 4.0), LOAM, NO_LINE);
    canvas.polygon(
        vec![[0.0, h], [0.0, h * 0.74], [w * 0.4, h * 0.68], [w * 0.86, h * 0.82], [w * 0.92, h]],
        CLAY,
        NO_LINE,
    );
    let (top, floor) = (h * 0.58, h * 0.9);
    let hole = vec![
        [-4.0, top],
        [w * 0.2, top - unit * 2.0],
        [w * 0.46, top + unit],
        [w * 0.7, top - unit],
        [w * 0.8, h * 0.66],
        [w * 0.84, h * 0.8],
        [w * 0.78, floor],
        [w * 0.4, floor - unit],
        [-4.0, floor],
    ];
    canvas.polygon(hole, HOLE, (PEN, 2.4));
    for x in [0.06, 0.24, 0.42] {
        canvas.rect([w * x, top, unit * 4.0, floor - top], 0.0, WOOD, (PEN, 1.6));
        canvas.rect([w * x - unit * 6.0, top - unit, unit * 16.0, unit * 4.0], 0.0, TIMBER, (PEN, 1.6));
    }
    canvas.circle([w * 0.62, (top + floor) / 2.0, h * 0.24], GLOW, NO_LINE);
    let blow = [w * 0.815, h * 0.69];
    let spark = (0..18_u8).map(|ray| {
        let (sin, cos) = (std::f32::consts::TAU * f32::from(ray) / 18.0).sin_cos();
        let reach = unit * if ray % 2 == 0 { 15.0 } else { 8.0 };
        [blow[0] + reach * sin, blow[1] - reach * cos]
    });
    canvas.polygon(spark.collect(), FLAME, (PEN, 1.8));
    canvas.picture(SPALL, blow, unit);
    let scale = (floor - top) / 31.0;
    canvas.picture(DIGGER, [w * 0.78 - 48.0 * scale, floor - 30.5 * scale], scale);
}

/// Behind the table: the light of one lamp.
pub(super) fn backdrop(canvas: &mut Canvas) {
    let (w, h) = (canvas.w, canvas.h);
    canvas.rect([0.0, 0.0, w, h], 0.0, TABLE, NO_LINE);
    canvas.polygon(vec![[0.0, h], [0.0, h * 0.55], [w * 0.5, h]], DOTS, NO_LINE);
}
