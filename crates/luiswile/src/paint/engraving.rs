//! Pictures of the day: the wall and the tower in every weather, and a medallion with what the day is about.

use draw::{Canvas, Paint};

use super::{BRICK, CHALK, CLOTH, DARK, DOTS, GLOW, LAMP, MIST, MORTAR, NIGHT, RAIN, SHADE, SKY, SNOW};
use crate::art::{Subject, Weather};

const NO_LINE: (Paint, f32) = (Paint::None, 0.0);
const LIGHTNING: &str = "M13 0 6 12h5L8 24 19 9h-6l4-9z";
const HILLS: &str = "M0 24V15l5-5 4 4 5-8 4 6 3-3 3 4v11z";
const WIRE: &str = "M0 3q2-4 4 0t4 0 4 0 4 0 4 0 4 0M2 .5v4M6 1v4M10 .5v4M14 1v4M18 .5v4M22 1v4";

/// Paints a picture in a box.
pub(super) fn picture(canvas: &mut Canvas, at: [f32; 4], weather: Weather, subject: Option<Subject>) {
    let [x, y, w, h] = at;
    let is_dark = matches!(weather, Weather::Night | Weather::Storm);
    canvas.rect(at, 0.0, if is_dark { NIGHT } else { SKY }, NO_LINE);
    sky(canvas, at, weather);
    let wall = y + h * 0.56;
    let hills = (h * 0.5).min(w * 0.5);
    let mut left = x;
    while left + hills <= x + w + 0.5 {
        canvas.figure(HILLS, [left, wall - hills * 0.75, hills], SHADE, NO_LINE);
        left += hills;
    }
    canvas.rect([x, wall, w, y + h - wall], 0.0, MORTAR, NO_LINE);
    canvas.rect([x, wall, w, y + h - wall], 0.0, BRICK, NO_LINE);
    canvas.rect([x, wall, w, h * 0.05], 0.0, DARK, NO_LINE);
    let wire = (h * 0.3).min(w);
    let mut left = x;
    while left + wire <= x + w + 0.5 {
        canvas.figure(WIRE, [left, wall - wire * 0.19, wire], Paint::None, (DARK, 0.6));
        left += wire;
    }
    tower(canvas, [x + w - h * 0.3, y + h * 0.08], [h * 0.92, h]);
    air(canvas, at, weather);
    canvas.rect(at, 0.0, DOTS, NO_LINE);
    if let Some(subject) = subject {
        let radius = (h * 0.38).min(w * 0.26);
        let middle = [x + (w - h * 0.3).max(w * 0.6) * 0.45, y + h * 0.52];
        medallion(canvas, middle, radius, subject);
    }
    canvas.rect(at, 0.0, Paint::None, (DARK, 1.2));
}

/// What stands in the sky.
fn sky(canvas: &mut Canvas, [x, y, w, h]: [f32; 4], weather: Weather) {
    let (cx, cy, r) = (x + w * 0.45, y + h * 0.36, (h * 0.2).min(w * 0.18));
    match weather {
        Weather::Sun => {
            canvas.circle([cx, cy, (r * 2.4).min(cy - y)], GLOW, NO_LINE);
            canvas.circle([cx, cy, r], CHALK, (DARK, 1.0));
            for ray in 0..16_u8 {
                let (sin, cos) = (std::f32::consts::TAU * f32::from(ray) / 16.0).sin_cos();
                let to = r * if ray % 2 == 0 { 1.75 } else { 1.45 };
                let at = |out: f32, aside: f32| [cx + cos * out - sin * aside, cy + sin * out + cos * aside];
                canvas.polygon(vec![at(r * 1.18, -1.0), at(to, 0.0), at(r * 1.18, 1.0)], DARK, NO_LINE);
            }
        }
        Weather::Night => {
            canvas.circle([cx, y + h * 0.24, (r * 1.6).min(h * 0.24)], GLOW, NO_LINE);
            canvas.circle([cx, y + h * 0.24, r * 0.6], CHALK, NO_LINE);
            let lamp = [x + w - h * 0.36, y + h * 0.32];
            for (from, to) in [(0.0, 0.16), (0.34, 0.46)] {
                canvas.polygon(vec![lamp, [x + w * from, y], [x + w * to, y]], MIST, NO_LINE);
            }
        }
        Weather::Storm => {
            canvas.figure(LIGHTNING, [x + w * 0.06, y, h * 0.58], CHALK, (DARK, 0.5));
        }
        Weather::Clear | Weather::Rain | Weather::Fog | Weather::Snow | Weather::Dust => {}
    }
}

/// What is in the air, before everything else.
fn air(canvas: &mut Canvas, [x, y, w, h]: [f32; 4], weather: Weather) {
    match weather {
        Weather::Rain | Weather::Storm => canvas.rect([x, y, w, h], 0.0, RAIN, NO_LINE),
        Weather::Snow => canvas.rect([x, y, w, h], 0.0, SNOW, NO_LINE),
        Weather::Fog => {
            for band in 0..4_u8 {
                let row = f32::from(band);
                let left = if band % 2 == 0 { 0.0 } else { 0.12 };
                canvas.rect([x + w * left, y + h * (0.28 + 0.17 * row), w * 0.88, h * 0.1], h * 0.05, MIST, NO_LINE);
            }
        }
        Weather::Dust => {
            for band in 0..6_u8 {
                let row = f32::from(band);
                let left = [0.02, 0.2, 0.08][usize::from(band % 3)];
                canvas.rect([x + w * left, y + h * (0.12 + 0.14 * row), w * 0.78, h * 0.04], h * 0.02, MIST, NO_LINE);
            }
        }
        Weather::Clear | Weather::Sun | Weather::Night => {}
    }
}

/// The watchtower: left edge and top, how high, and how large.
pub(super) fn tower(canvas: &mut Canvas, [x, y]: [f32; 2], [high, unit]: [f32; 2]) {
    let middle = x + unit * 0.13;
    let cabin = y + unit * 0.17;
    let foot = vec![
        [middle - unit * 0.08, cabin],
        [middle + unit * 0.08, cabin],
        [middle + unit * 0.13, y + high],
        [middle - unit * 0.13, y + high],
    ];
    canvas.polygon(foot, MORTAR, (DARK, 1.0));
    canvas.rect([middle - unit * 0.14, cabin, unit * 0.28, unit * 0.16], 1.0, LAMP, (DARK, 1.0));
    canvas.rect([middle - unit * 0.015, cabin, unit * 0.03, unit * 0.16], 0.0, DARK, NO_LINE);
    let roof = vec![[middle - unit * 0.19, cabin], [middle, y], [middle + unit * 0.19, cabin]];
    canvas.polygon(roof, DARK, NO_LINE);
}

fn medallion(canvas: &mut Canvas, [x, y]: [f32; 2], radius: f32, subject: Subject) {
    canvas.circle([x, y, radius], CLOTH, (DARK, 1.4));
    canvas.circle([x, y, radius * 0.9], Paint::None, (DARK, 0.6));
    canvas.icon(figure(subject), [x, y], radius * 1.24, DARK);
}

/// The picture of a subject.
const fn figure(subject: Subject) -> &'static str {
    match subject {
        Subject::Guard => {
            "M3 11.4Q3 5.5 12 4.5t9 6.9L19 14H5zM5 14.8h14q2.6 1 2.4 3.2-9.4-2.4-18.8 0Q2.4 15.8 5 14.8zM10.8 8.2 12 6.6l1.2 1.6-.4 2.4h-1.6z"
        }
        Subject::Cake => {
            "M3 20v-6.4q0-1.6 1.6-1.6h14.8q1.6 0 1.6 1.6V20zM6.4 11V7h1.4v4zM11.3 11V7h1.4v4zM16.2 11V7h1.4v4zM7.1 3.2q1.3 1.8 0 3-1.3-1.2 0-3zM12 3.2q1.3 1.8 0 3-1.3-1.2 0-3zM16.9 3.2q1.3 1.8 0 3-1.3-1.2 0-3zM2 21h20v1.4H2z"
        }
        Subject::Inspection => {
            "M9.8 2a7.4 7.4 0 1 1 0 14.8 7.4 7.4 0 1 1 0-14.8zM9.8 4.2a5.2 5.2 0 1 0 0 10.4 5.2 5.2 0 1 0 0-10.4zM15.6 13.6l7 7-2 2-7-7zM7 9q.3-2.8 3-3.2V7.4Q8.6 7.7 8.4 9z"
        }
        Subject::List => {
            "M5 3h4V1.6h6V3h4v19.5H5zM7.5 7.5V9h9V7.5zM7.5 11v1.5h9V11zM7.5 14.5V16h9v-1.5zM7.5 18v1.5h6V18z"
        }
        Subject::Book => {
            "M12 6Q8 3.4 2 4v15.5q6-.6 10 2 4-2.6 10-2V4q-6-.6-10 2zM4.5 7.5Q8 7.3 10.5 8.7v1.5Q8 8.8 4.5 9zM4.5 11.5q3.5-.2 6 1.2v1.5q-2.5-1.4-6-1.2zM19.5 7.5Q16 7.3 13.5 8.7v1.5Q16 8.8 19.5 9zM19.5 11.5q-3.5-.2-6 1.2v1.5q2.5-1.4 6-1.2z"
        }
        Subject::Key => {
            "M7 2.5a5 5 0 1 1 0 10 5 5 0 1 1 0-10zM7 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5zM10 10.5l2-2 10 10-1 3-3-.3-.3-2.5-2.5-.2-.3-2.5-2.4-.3z"
        }
        Subject::Lock => {
            "M6 11V8a6 6 0 0 1 12 0v3h2v11H4V11zM8.6 11h6.8V8a3.4 3.4 0 0 0-6.8 0zM12 13.6a2 2 0 0 0-1 3.7V20h2v-2.7a2 2 0 0 0-1-3.7z"
        }
        Subject::Radio => {
            "M4 22V10q0-8 8-8t8 8v12zM7 13h10q0-8.5-5-8.5T7 13zM9 8v4h1.2V6.5zM11.4 6v6h1.2V6zM13.8 6.5V12H15V8zM9 15.5a2 2 0 1 0 .1 0zM15 15.5a2 2 0 1 0 .1 0z"
        }
        Subject::Lorry => {
            "M1 17.5V6h12.5v11.5zM14.5 17.5v-8h4l4 4.5v3.5zM16 11v3h4l-2.4-3zM2.5 18.5a2.5 2.5 0 1 0 5 0zM10 18.5a2.5 2.5 0 1 0 5 0zM17 18.5a2.5 2.5 0 1 0 5 0z"
        }
        Subject::Letter => "M2 5h20v14H2zM3.8 7v1.4l8.2 6 8.2-6V7L12 13z",
        Subject::Coins => {
            "M3 17.5h9V20H3zM3.5 14h9v2.5h-9zM3 10.5h9V13H3zM13.5 17.5h8V20h-8zM16.5 3.5a5 5 0 1 1-.1 0zM15.8 5.8v.9q-1.8.4-1.6 1.9.3 1 1.9 1.3 1 .3.9.8-.3.7-1.3.5l-1.3-.3v1.3l1.4.3v.8h1.4v-.8q1.8-.5 1.5-2-.3-1-1.9-1.4-.9-.2-.8-.7.2-.5 1.1-.4l1.1.3V6.9l-1-.2v-.9z"
        }
        Subject::Hound => {
            "M1.5 9l4.2-1.6L8 3.5l2 3 3.5 2.5 1.5 4 5-1 3-4-.6 5-2 3.5.6 6H18l-1.2-4.5-6 .6L9.5 22H6.5l.3-7L6 12.6 2 12zM7.2 7.7a.8.8 0 1 0 .1 0z"
        }
        Subject::Medicine => {
            "M9 2h6v2.4h-1v3.2q4 1.4 4 5V22H6v-9.4q0-3.6 4-5V4.4H9zM8.4 13v6h7.2v-6zM11.3 13.8h1.4v1.5h1.5v1.4h-1.5v1.5h-1.4v-1.5H9.8v-1.4h1.5z"
        }
        Subject::Spade => "M17.5 1.5l5 5-1.5 1.5-1.7-1.7-7 7 2.3 2.3Q10.5 22 2 22q0-8.5 6.4-12.6l2.3 2.3 7-7L16 3z",
        Subject::Camera => {
            "M2 7h5l2-3h6l2 3h5v13H2zM12 8.5a4.7 4.7 0 1 0 .1 0zM12 10.7a2.5 2.5 0 1 1-.1 0zM18.6 8.8v1.5h2V8.8z"
        }
        Subject::Fire => {
            "M13 1.5q.5 4 3 6.5 4.5 4 2.5 9.5-1.5 4-6 5 2.5-2.5 1-5.5-1.2-2-1-4-3.5 2-3.5 5.5 0 2.5 1.5 4-5-1.5-5.5-6.5 0-4 4-7 3.5-3 4-7.5z"
        }
        Subject::Cigarette => {
            "M2 16h15v4H2zM18 16h1.5v4H18zM20.5 16H22v4h-1.5zM19 14q-1.5-2 .5-4t.5-4.5q3 2.5 1 5-2 2-.5 3.5z"
        }
        Subject::Song => {
            "M9 4l11-2.5V16q0 3-3.4 3.5-3 .2-3-2 0-2.4 3.4-3 .8 0 1 .1V7l-7 1.6v9.9q0 3-3.4 3.5-3 .2-3-2 0-2.4 3.4-3 .8 0 1 .1z"
        }
        Subject::Rat => {
            "M1.5 15.5Q3 11 8 10.5q0-3 2.2-3 1.8.2 1.8 2.6 7-.8 8.5 5.4 1 0 1.7-1.5l1 .6Q22 18 18.5 18H7L5 19.5H3.5L4.6 18q-2.6-.5-3.1-2.5zM5 13.4a.8.8 0 1 0 .1 0z"
        }
        Subject::Boat => {
            "M1.5 15.5h21L19.5 21h-15zM4 14.5V11h13v3.5zM6 10V7.5h5V10zM12.5 10V3.5h3V10zM6 12v1.4h1.6V12zM9 12v1.4h1.6V12zM12 12v1.4h1.6V12zM16 2.5q3-2 6-.5-3 .5-5.5 2.3z"
        }
    }
}
