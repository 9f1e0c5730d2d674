//! Themes: the values of colours, in light and in dark.

use crate::Paint;

engine::ids! {
    /// Light or dark.
    pub enum Theme {
        /// Dark ink on warm paper.
        Light = "light",
        /// Light ink on a warm night.
        Dark = "dark",
    }
}

/// A game's own colours: up to eight, each with its value in light and in dark.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// Grounds and shapes.
    pub accents: &'static [(&'static str, &'static str)],
}

/// Seats differ by hue and by brightness, and by shape and letter besides.
const SEATS: [(&str, &str); 6] = [
    ("#b5402b", "#e8745c"),
    ("#2b62a3", "#6ea6e6"),
    ("#2f7d4f", "#63bd86"),
    ("#a87400", "#e0b042"),
    ("#74479c", "#b58be0"),
    ("#3d6470", "#83b3c0"),
];

impl Theme {
    /// The value of a colour.
    pub fn value(self, paint: Paint, palette: &Palette) -> &'static str {
        let pick = |pair: (&'static str, &'static str)| match self {
            Theme::Light => pair.0,
            Theme::Dark => pair.1,
        };
        match paint {
            Paint::None => "none",
            Paint::Ink => pick(("#2a2018", "#f3eadc")),
            Paint::Soft => pick(("#6b5c4c", "#b9aa96")),
            Paint::Ground => pick(("#efe6d6", "#191512")),
            Paint::Paper => pick(("#f8f2e6", "#231d19")),
            Paint::Card => pick(("#fffdf7", "#302822")),
            Paint::Line => pick(("#cdbda4", "#51463c")),
            Paint::Good => pick(("#2f7d4f", "#63bd86")),
            Paint::Bad => pick(("#b5402b", "#e8745c")),
            Paint::OnColor => pick(("#fffdf7", "#1b1613")),
            Paint::Seat(seat) => pick(SEATS[seat.index()]),
            Paint::Accent(index) => pick(palette.accents[usize::from(index) % palette.accents.len()]),
        }
    }
}
