//! Texts in columns: widths, cutting and wrapping. Wide characters take two columns.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// The text without its end, if it is wider than this; an ellipsis says so.
pub(crate) fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut kept = String::new();
    let mut used = 0;
    for c in text.chars() {
        let wide = c.width().unwrap_or(0);
        if used + wide >= columns {
            break;
        }
        used += wide;
        kept.push(c);
    }
    if columns > 0 {
        kept.truncate(kept.trim_end().len());
        kept.push('…');
    }
    kept
}

/// The beginning of a text, without an ellipsis.
pub(crate) fn first_columns(text: &str, columns: usize) -> String {
    let mut kept = String::new();
    for c in text.chars() {
        if width(&kept) + width(c.encode_utf8(&mut [0; 4])) > columns {
            break;
        }
        kept.push(c);
    }
    kept.trim_end().to_owned()
}

/// Whether a line may be broken before and after a character without a space.
fn is_ideograph(c: char) -> bool {
    c.width() == Some(2)
}

/// Marks that may not begin a line.
fn sticks(c: char) -> bool {
    "、。，．・：；？！）」』】〉》ー々…,.;:!?)".contains(c)
}

/// The text in pieces that stay together: words, and single ideographs.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    let mut starts_new = true;
    for c in text.chars() {
        let joins = !starts_new && (!is_ideograph(c) || sticks(c));
        match pieces.last_mut().filter(|_| joins) {
            Some(last) => last.push(c),
            None => pieces.push(c.to_string()),
        }
        starts_new = c == ' ' || is_ideograph(c) && !sticks(c);
        // A mark after an ideograph stays with it, and the line may be broken after the mark.
        if sticks(c) && is_ideograph(c) {
            starts_new = true;
        }
    }
    pieces
}

/// The text in lines of at most this many columns. Words that are longer than a line are broken.
pub(crate) fn wrap(text: &str, columns: usize) -> Vec<String> {
    let columns = columns.max(1);
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for piece in pieces(paragraph) {
            if width(&line) + width(piece.trim_end()) > columns && !line.trim().is_empty() {
                lines.push(line.trim_end().to_owned());
                line = String::new();
            }
            for c in piece.chars() {
                if width(&line) + c.width().unwrap_or(0) > columns {
                    if c == ' ' {
                        continue;
                    }
                    lines.push(std::mem::take(&mut line));
                }
                line.push(c);
            }
        }
        lines.push(line.trim_end().to_owned());
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_cut_at_columns() {
        assert_eq!(cut("abcdef", 6), "abcdef");
        assert_eq!(cut("abcdef", 5), "abcd…");
        assert_eq!(cut("中庭へ行く", 6), "中庭…");
        assert_eq!(cut("ab", 0), "");
    }

    #[test]
    fn words_stay_whole_where_they_can() {
        assert_eq!(wrap("to the radio room", 9), ["to the", "radio", "room"]);
        assert_eq!(wrap("antidisestablishment", 8), ["antidise", "stablish", "ment"]);
        assert_eq!(wrap("中庭へ行く。", 6), ["中庭へ", "行く。"]);
        assert_eq!(wrap("", 5), [""]);
        assert!(wrap("a longer text, with words of every length", 7).iter().all(|line| width(line) <= 7));
    }
}
