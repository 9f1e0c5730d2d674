//! Where a line of text may be broken: at spaces and, in languages without spaces, before a phrase.

use crate::font::{Weight, measure};

/// Signs that must not begin a line.
const NEVER_FIRST: &str =
    "、。，．・：；？！」』）】〉》〕ー々ゝゞぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ…‥,.!?:;)]}%％";
/// Signs that must not end a line.
const NEVER_LAST: &str = "「『（【〈《〔([{";

/// A text in lines that are no wider than this.
pub fn wrap(text: &str, width: f32, size: f32, weight: Weight) -> Vec<String> {
    let mut lines = Lines { lines: Vec::new(), room: 0.0, width };
    let space = measure(" ", size, weight);
    for word in text.split_whitespace() {
        let mut gap = space;
        for phrase in cut(word, begins_phrase) {
            let needed = measure(phrase, size, weight);
            if needed <= width || !phrase.chars().any(is_wide) {
                lines.add(phrase, needed, gap);
            } else {
                for part in cut(phrase, may_part) {
                    lines.add(part, measure(part, size, weight), std::mem::take(&mut gap));
                }
            }
            gap = 0.0;
        }
    }
    lines.lines
}

/// Lines that are filled one after the other.
struct Lines {
    lines: Vec<String>,
    /// How much room is left in the last line.
    room: f32,
    width: f32,
}

impl Lines {
    /// Adds a part to the last line, after a gap, or to a new line if it does not fit there.
    fn add(&mut self, part: &str, needed: f32, gap: f32) {
        match self.lines.last_mut() {
            Some(line) if needed + gap <= self.room => {
                if gap > 0.0 {
                    line.push(' ');
                }
                line.push_str(part);
                self.room -= needed + gap;
            }
            _ => {
                self.lines.push(part.to_owned());
                self.room = self.width - needed;
            }
        }
    }
}

/// Whether a character belongs to a script without spaces.
pub(crate) fn is_wide(c: char) -> bool {
    c >= '\u{2E80}'
}

fn is_hiragana(c: char) -> bool {
    ('\u{3041}'..='\u{309F}').contains(&c)
}

/// Whether a line may be broken between two characters, if it must.
fn may_part(a: char, b: char) -> bool {
    (is_wide(a) || is_wide(b)) && !NEVER_FIRST.contains(b) && !NEVER_LAST.contains(a)
}

/// Whether a phrase begins between two characters: after a comma or a particle, which is written in hiragana.
fn begins_phrase(a: char, b: char) -> bool {
    may_part(a, b) && (is_hiragana(a) || "、。！？」』）".contains(a)) && !is_hiragana(b)
}

/// A text in parts.
fn cut(text: &str, is_between: impl Fn(char, char) -> bool) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let mut characters = rest.char_indices();
        let (_, mut before) = characters.next()?;
        let end = characters.find_map(|(at, c)| is_between(std::mem::replace(&mut before, c), c).then_some(at));
        let (part, after) = rest.split_at(end.unwrap_or(rest.len()));
        rest = after;
        Some(part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str, letters: f32) -> Vec<String> {
        wrap(text, letters * 10.0, 10.0, Weight::Regular)
    }

    #[test]
    fn words_stay_whole() {
        assert_eq!(lines("a long way home", 4.0), ["a long", "way", "home"]);
        assert_eq!(lines("uninterrupted", 3.0), ["uninterrupted"], "a word is never broken");
    }

    #[test]
    fn phrases_stay_whole_and_long_ones_are_broken_where_they_may_be() {
        assert_eq!(lines("看守に賄賂を渡す。", 5.0), ["看守に", "賄賂を", "渡す。"]);
        assert_eq!(lines("看守に賄賂を渡す。", 6.5), ["看守に賄賂を", "渡す。"]);
        assert_eq!(lines("脱獄計画会議中。", 4.0), ["脱獄計画", "会議中。"]);
        assert_eq!(lines("脱獄計画。", 4.0), ["脱獄計", "画。"], "no line begins with a full stop");
        assert_eq!(lines("「脱獄」計画", 2.0), ["「脱", "獄」", "計画"]);
        assert_eq!(lines("ana が3枚引く", 20.0), ["ana が3枚引く"]);
    }
}
