//! Fonts: the two weights that the project ships, and how wide a text is in them.

use std::sync::LazyLock;

use ttf_parser::Face;

/// Regular or bold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weight {
    /// Regular.
    Regular,
    /// Bold.
    Bold,
}

/// The name of the fonts' family.
pub(crate) const FAMILY: &str = "BIZ UDPGothic";

const REGULAR: &[u8] = include_bytes!("../fonts/BIZUDPGothic-Regular.ttf");
const BOLD: &[u8] = include_bytes!("../fonts/BIZUDPGothic-Bold.ttf");

/// The font files, regular and bold.
pub const fn fonts() -> [&'static [u8]; 2] {
    [REGULAR, BOLD]
}

/// Advance widths by character, up to the last of Latin Extended-A; others are looked up.
struct Widths {
    face: Face<'static>,
    latin: Vec<f32>,
    units: f32,
}

static WIDTHS: LazyLock<[Widths; 2]> = LazyLock::new(|| {
    fonts().map(|font| {
        let face = Face::parse(font, 0).expect("our own font is a font");
        let units = f32::from(face.units_per_em());
        let latin = (0..0x180).map(|code| char::from_u32(code).map_or(0.0, |c| advance(&face, c))).collect();
        Widths { face, latin, units }
    })
});

fn advance(face: &Face<'_>, c: char) -> f32 {
    let glyph = face.glyph_index(c).or_else(|| face.glyph_index('?'));
    glyph.and_then(|glyph| face.glyph_hor_advance(glyph)).map_or(0.0, f32::from)
}

/// How wide a text is at a size.
pub fn measure(text: &str, size: f32, weight: Weight) -> f32 {
    let widths = &WIDTHS[weight as usize];
    let units: f32 =
        text.chars().map(|c| widths.latin.get(c as usize).copied().unwrap_or_else(|| advance(&widths.face, c))).sum();
    units / widths.units * size
}

/// Whether the fonts have a picture for every character of a text.
#[cfg(test)]
pub(crate) fn covers(text: &str) -> Option<char> {
    let face = &WIDTHS[0].face;
    text.chars().find(|c| !c.is_control() && face.glyph_index(*c).is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn polish_is_covered() {
        assert_eq!(covers("Zażółć gęślą jaźń. ZAŻÓŁĆ GĘŚLĄ JAŹŃ! „×—…”→"), None);
        assert_eq!(covers("漢"), Some('漢'));
    }

    #[test]
    fn bold_is_wider_and_sizes_scale() {
        let text = "Ucieczka z Alcatraz";
        assert!(measure(text, 20.0, Weight::Bold) > measure(text, 20.0, Weight::Regular));
        let (ten, twenty) = (measure(text, 10.0, Weight::Regular), measure(text, 20.0, Weight::Regular));
        assert!((twenty - 2.0 * ten).abs() < 0.01);
    }
}
