//! Fonts: the two weights that the project ships, and how wide a text is in them.

include!(concat!(env!("OUT_DIR"), "/widths.rs"));

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

/// The font files, regular and bold.
pub const fn fonts() -> [&'static [u8]; 2] {
    [include_bytes!("../fonts/BIZUDPGothic-Regular.ttf"), include_bytes!("../fonts/BIZUDPGothic-Bold.ttf")]
}

/// The width of a character in each weight, in parts of [`EM`], if the fonts have a picture for it.
fn widths(c: char) -> Option<[u16; 2]> {
    let code = u16::try_from(u32::from(c)).ok()?;
    WIDTHS.binary_search_by_key(&code, |&(code, _)| code).ok().map(|at| WIDTHS[at].1)
}

/// How wide a text is at a size. What the fonts do not have is as wide as a question mark.
pub fn measure(text: &str, size: f32, weight: Weight) -> f32 {
    let unknown = || widths('?').unwrap_or_default();
    let units: u32 = text.chars().map(|c| u32::from(widths(c).unwrap_or_else(unknown)[weight as usize])).sum();
    units as f32 / EM * size
}

/// The first character of a text for which the fonts have no picture.
#[cfg(test)]
pub(crate) fn covers(text: &str) -> Option<char> {
    text.chars().find(|&c| !c.is_control() && widths(c).is_none())
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
