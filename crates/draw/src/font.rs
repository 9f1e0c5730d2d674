//! Fonts: the two weights that the project ships, and how wide a text is in them.

use crate::breaks::is_wide;
use crate::widths::{EM, WIDTHS};

/// Regular or bold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weight {
    /// Regular.
    Regular,
    /// Bold.
    Bold,
}

/// The name of the fonts' family.
pub const FAMILY: &str = "BIZ UDPGothic";

/// The font files, regular and bold; first those of most languages, then those of Japanese.
pub const fn fonts() -> [&'static [u8]; 4] {
    [
        include_bytes!("../fonts/BIZUDPGothic-Regular.ttf"),
        include_bytes!("../fonts/BIZUDPGothic-Bold.ttf"),
        include_bytes!("../fonts/BIZUDPGothic-Regular-ja.ttf"),
        include_bytes!("../fonts/BIZUDPGothic-Bold-ja.ttf"),
    ]
}

/// The characters of the fonts for Japanese.
const JAPANESE: &str = include_str!("../fonts/characters-ja.txt");

/// The width of a character in each weight, in parts of [`EM`], if the fonts have a picture for it.
fn widths(c: char) -> Option<[u16; 2]> {
    let code = u16::try_from(u32::from(c)).ok()?;
    WIDTHS.binary_search_by_key(&code, |&(code, _)| code).ok().map(|at| WIDTHS[at].1)
}

/// How wide a text is at a size. Letters of scripts without spaces are squares, or a little narrower; what the fonts do not
/// have otherwise is as wide as a question mark.
pub fn measure(text: &str, size: f32, weight: Weight) -> f32 {
    let width = |c: char| match widths(c) {
        Some(widths) => f32::from(widths[weight as usize]),
        None if is_wide(c) => EM,
        None => f32::from(widths('?').unwrap_or_default()[weight as usize]),
    };
    text.chars().map(width).sum::<f32>() / EM * size
}

/// The first character of a text for which the fonts have no picture.
pub fn missing_glyph(text: &str) -> Option<char> {
    text.chars().find(|&c| !c.is_control() && widths(c).is_none() && !JAPANESE.contains(c))
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use ttf_parser::Face;

    use super::*;

    /// The file `widths.rs` as the fonts make it.
    fn widths_file() -> String {
        let [regular, bold, ..] = fonts().map(|font| Face::parse(font, 0).expect("our own font is a font"));
        let advance = |face: &Face<'_>, c| face.glyph_hor_advance(face.glyph_index(c)?);
        let mut file = format!(
            "//! The width of each character in the two fonts. Measuring a text then needs no reader of fonts.\n//!\n\
             //! Written by the test `widths_are_those_of_the_fonts`; after a change of the fonts run\n\
             //! `ESCAPADE_BLESS=1 cargo test -p draw widths`.\n\n\
             /// The size of a letter, in the fonts' own units.\n\
             pub(crate) const EM: f32 = {}.0;\n\n\
             /// The code of a character, and its width in regular and in bold in the fonts' own units.\n\
             pub(crate) const WIDTHS: &[(u16, [u16; 2])] = &[\n",
            regular.units_per_em()
        );
        for code in 0..=u16::MAX {
            if let Some(c) = char::from_u32(code.into())
                && let (Some(regular), Some(bold)) = (advance(&regular, c), advance(&bold, c))
            {
                let _ = writeln!(file, "    ({code}, [{regular}, {bold}]),");
            }
        }
        file + "];\n"
    }

    #[test]
    fn widths_are_those_of_the_fonts() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/widths.rs");
        let expected = widths_file();
        if std::env::var_os("ESCAPADE_BLESS").is_some() {
            std::fs::write(path, &expected).expect("the file can be written");
        }
        let found = std::fs::read_to_string(path).expect("the file is there");
        assert!(found == expected, "widths.rs is not of these fonts; run ESCAPADE_BLESS=1 cargo test -p draw widths");
    }

    #[test]
    fn our_languages_are_covered() {
        assert_eq!(missing_glyph("Zażółć gęślą jaźń. ZAŻÓŁĆ GĘŚLĄ JAŹŃ! „×—…”→"), None);
        assert_eq!(missing_glyph("Fußgänger, œuvre, ¿mañana?, perché, 脱獄の「計画」。"), None);
        assert_eq!(missing_glyph("鬱"), Some('鬱'));
    }

    /// The page has fonts with fewer characters: those of the texts, which `scripts/fonts.sh` collects.
    #[test]
    fn the_page_has_every_character_of_the_texts() {
        let known = include_str!("../fonts/characters.txt").to_owned() + JAPANESE;
        let crates = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut texts = 0;
        for folder in std::fs::read_dir(crates).expect("there are crates") {
            let folder = folder.expect("the folder can be read").path();
            // The command's own texts are shown by terminals, which have fonts of their own.
            if folder.ends_with("escapade") {
                continue;
            }
            let folder = folder.join("texts");
            for lang in folder.read_dir().into_iter().flatten() {
                for file in lang.expect("the folder can be read").path().read_dir().expect("a language is a folder") {
                    let path = file.expect("the folder can be read").path();
                    let text = std::fs::read_to_string(&path).expect("texts are UTF-8");
                    let missing = text.chars().find(|c| !c.is_control() && !known.contains(*c));
                    assert_eq!(missing, None, "{}: run scripts/fonts.sh", path.display());
                    texts += 1;
                }
            }
        }
        assert!(texts > 10);
    }

    #[test]
    fn bold_is_wider_and_sizes_scale() {
        let text = "Ucieczka z Alcatraz";
        assert!(measure(text, 20.0, Weight::Bold) > measure(text, 20.0, Weight::Regular));
        let (ten, twenty) = (measure(text, 10.0, Weight::Regular), measure(text, 20.0, Weight::Regular));
        assert!((twenty - 2.0 * ten).abs() < 0.01);
    }
}
