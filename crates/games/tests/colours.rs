//! Colours: print can be read on its ground, and signs that must be told apart are told apart by every eye.

use draw::{Paint, Palette, Theme};
use engine::Seat;

/// A colour as it reaches the eye: red, green and blue, linear.
type Light = [f64; 3];

/// How eyes see that lack one kind of cone: the matrices of Machado, Oliveira and Fernandes (2009) for full severity.
const EYES: [(&str, [Light; 3]); 4] = [
    ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    ("no red", [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    ("no green", [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]),
    ("no blue", [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
];

/// The least contrast of print, and of large print and signs, by WCAG 2.
const PRINT_MIN: f64 = 4.5;
const SIGN_MIN: f64 = 3.0;
/// The least difference in OKLab of two colours that mean different things. Half of it can just be noticed side by side.
const APART_MIN: f64 = 0.04;

fn light(hex: &str) -> Light {
    let channel =
        |at: usize| f64::from(u8::from_str_radix(&hex[at..at + 2], 16).expect("a colour such as #1b1613")) / 255.0;
    [1, 3, 5]
        .map(channel)
        .map(|value| if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) })
}

fn times(matrix: &[Light; 3], [red, green, blue]: Light) -> Light {
    matrix.map(|row| row[0] * red + row[1] * green + row[2] * blue)
}

/// WCAG 2's contrast of two colours.
fn contrast(one: &str, other: &str) -> f64 {
    let luminance = |hex: &str| {
        let [red, green, blue] = light(hex);
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// How far apart two colours look to some eyes, in OKLab.
fn apart(eyes: &[Light; 3], one: &str, other: &str) -> f64 {
    let lab = |hex: &str| {
        let seen = times(eyes, light(hex)).map(|value| value.clamp(0.0, 1.0));
        let cones = [
            [0.4122214708, 0.5363325363, 0.0514459929],
            [0.2119034982, 0.6806995451, 0.1073969566],
            [0.0883024619, 0.2817188376, 0.6299787005],
        ];
        let lab = [
            [0.2104542553, 0.7936177850, -0.0040720468],
            [1.9779984951, -2.4285922050, 0.4505937099],
            [0.0259040371, 0.7827717662, -0.8086757660],
        ];
        times(&lab, times(&cones, seen).map(f64::cbrt))
    };
    let (one, other) = (lab(one), lab(other));
    one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f64>().sqrt()
}

/// Every game's colours in both themes.
fn palettes() -> impl Iterator<Item = (String, Theme, &'static Palette)> {
    games::GAMES.iter().flat_map(|game| {
        [Theme::Light, Theme::Dark].map(|theme| (format!("{} {theme:?}", game.about().name), theme, game.palette()))
    })
}

#[test]
fn print_can_be_read_on_every_ground() {
    let mut poor = Vec::new();
    for (name, theme, palette) in palettes() {
        let mut compare = |print: Paint, ground: Paint, least: f64| {
            let ratio = contrast(theme.value(print, palette), theme.value(ground, palette));
            if ratio < least {
                poor.push(format!("{name}: {print:?} on {ground:?} has {ratio:.2}, not {least}"));
            }
        };
        for ground in [Paint::Ground, Paint::Paper, Paint::Card] {
            compare(Paint::Ink, ground, PRINT_MIN);
            compare(Paint::Soft, ground, PRINT_MIN);
            compare(Paint::Good, ground, SIGN_MIN);
            compare(Paint::Bad, ground, SIGN_MIN);
            (0..6).for_each(|seat| compare(Paint::Seat(Seat::new(seat)), ground, SIGN_MIN));
        }
        compare(Paint::OnColor, Paint::Good, PRINT_MIN);
        compare(Paint::OnColor, Paint::Bad, PRINT_MIN);
        (0..6).for_each(|seat| compare(Paint::OnColor, Paint::Seat(Seat::new(seat)), SIGN_MIN));
    }
    assert!(poor.is_empty(), "{}", poor.join("\n"));
}

/// Seats have shapes and letters, gains and losses have signs besides.
#[test]
fn signs_are_told_apart_by_every_eye() {
    let mut poor = Vec::new();
    for (name, theme, palette) in palettes() {
        let seats = (0..6).map(|seat| Paint::Seat(Seat::new(seat)));
        let signs: Vec<Paint> = seats.collect();
        let mut pairs: Vec<(Paint, Paint)> = vec![(Paint::Good, Paint::Bad)];
        for (index, &one) in signs.iter().enumerate() {
            pairs.extend(signs[index + 1..].iter().map(|&other| (one, other)));
        }
        for (eyes, matrix) in &EYES {
            for &(one, other) in &pairs {
                let difference = apart(matrix, theme.value(one, palette), theme.value(other, palette));
                if difference < APART_MIN {
                    poor.push(format!("{name}, {eyes}: {one:?} and {other:?} differ by {difference:.3}"));
                }
            }
        }
    }
    assert!(poor.is_empty(), "{}", poor.join("\n"));
}
