//! Themes: the values of colours, in light and in dark.

use crate::Paint;

engine::ids! {
    /// Light or dark, each also with high contrast: no soft print, no pale lines, and one ground for all that lies on it.
    pub enum Theme {
        /// Dark ink on warm paper.
        Light = "light",
        /// Light ink on a warm night.
        Dark = "dark",
        /// The same as light, with high contrast.
        LightContrast = "light-contrast",
        /// The same as dark, with high contrast.
        DarkContrast = "dark-contrast",
    }
}

/// A value in light and one in dark.
pub type Pair = (&'static str, &'static str);

/// Inks and grounds, which give a game its mood.
#[derive(Clone, Copy, Debug)]
pub struct BaseColors {
    /// Text and outlines.
    pub ink: Pair,
    /// Lesser text.
    pub soft: Pair,
    /// Behind everything.
    pub ground: Pair,
    /// Areas.
    pub paper: Pair,
    /// Cards and tokens.
    pub card: Pair,
    /// Thin lines.
    pub line: Pair,
}

impl BaseColors {
    /// Dark ink on warm paper, light ink on a warm night: the colours of the pages around the tables.
    pub const WARM_PAPER: BaseColors = BaseColors {
        ink: ("#2a2018", "#f3eadc"),
        soft: ("#6b5c4c", "#b9aa96"),
        ground: ("#efe6d6", "#191512"),
        paper: ("#f8f2e6", "#231d19"),
        card: ("#fffdf7", "#302822"),
        line: ("#cdbda4", "#51463c"),
    };
}

/// The colours of a game.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// Inks and grounds.
    pub base: BaseColors,
    /// The game's own colours. A value may have an alpha (`#00000033`), or name one of the definitions
    /// (`url(#alcatraz-fog)`).
    pub accents: &'static [Pair],
    /// Gradients and patterns as SVG elements. Their ids begin with the game's name, since a page may show several games.
    pub definitions: Pair,
}

impl Palette {
    /// A game's own colours on warm paper.
    pub const fn on_warm_paper(accents: &'static [Pair]) -> Palette {
        Palette { base: BaseColors::WARM_PAPER, accents, definitions: ("", "") }
    }
}

/// Seats differ by hue and by brightness, also for eyes that lack a kind of cone, and by shape and letter besides.
const SEATS: [Pair; 6] = [
    ("#b04543", "#e8745c"),
    ("#106abd", "#639acb"),
    ("#01784d", "#5ebe87"),
    ("#895c00", "#e0b042"),
    ("#74479c", "#b689e6"),
    ("#3d6470", "#8ab7bf"),
];

impl Theme {
    /// The value of a colour.
    pub fn value(self, paint: Paint, palette: &Palette) -> &'static str {
        let base = &palette.base;
        let paint = match paint {
            Paint::Soft | Paint::Line if self.has_contrast() => Paint::Ink,
            Paint::Paper if self.has_contrast() => Paint::Card,
            paint => paint,
        };
        self.choose(match paint {
            Paint::None => ("none", "none"),
            Paint::Ink => base.ink,
            Paint::Soft => base.soft,
            Paint::Ground => base.ground,
            Paint::Paper => base.paper,
            Paint::Card => base.card,
            Paint::Line => base.line,
            Paint::Good => ("#01784d", "#5ebe87"),
            Paint::Bad => ("#b5402b", "#e8745c"),
            Paint::OnColor => ("#fffdf7", "#1b1613"),
            Paint::Seat(seat) => SEATS[seat.index()],
            Paint::Accent(index) => palette.accents[usize::from(index) % palette.accents.len()],
        })
    }

    /// The value for this theme.
    pub fn choose(self, pair: Pair) -> &'static str {
        if self.is_dark() { pair.1 } else { pair.0 }
    }

    /// Whether light ink stands on dark ground.
    pub const fn is_dark(self) -> bool {
        matches!(self, Theme::Dark | Theme::DarkContrast)
    }

    /// The same theme with high contrast.
    #[must_use]
    pub const fn with_contrast(self) -> Theme {
        if self.is_dark() { Theme::DarkContrast } else { Theme::LightContrast }
    }

    const fn has_contrast(self) -> bool {
        matches!(self, Theme::LightContrast | Theme::DarkContrast)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn high_contrast_has_no_soft_print_and_no_pale_lines() {
        let palette = Palette::on_warm_paper(&[("#ffffff", "#000000")]);
        for theme in [Theme::Light, Theme::Dark] {
            let (plain, strong) =
                (|paint| theme.value(paint, &palette), |paint| theme.with_contrast().value(paint, &palette));
            assert_ne!(plain(Paint::Soft), plain(Paint::Ink));
            assert_eq!((strong(Paint::Soft), strong(Paint::Line)), (plain(Paint::Ink), plain(Paint::Ink)));
            assert_eq!(strong(Paint::Paper), plain(Paint::Card));
            assert_eq!(strong(Paint::Accent(0)), plain(Paint::Accent(0)));
        }
    }
}
