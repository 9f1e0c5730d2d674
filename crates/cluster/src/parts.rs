//! Letters in parts: a bus carries messages up to a size, and what a client has missed may be more.

use std::collections::HashMap;
use std::fmt;

/// What stands before a part: the sender's name, the check, and the part's own numbers.
pub(crate) const WRAPPING_MAX: usize = 256;
/// Of how many senders a letter may be incomplete. Nodes that died leave theirs behind.
const SENDERS_MAX: usize = 64;

/// A part of a letter; most letters are one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part<'a> {
    /// The letter, of all that its sender sends.
    serial: u64,
    /// Which part it is, from 0, and of how many.
    place: usize,
    count: usize,
    text: &'a str,
}

impl<'a> Part<'a> {
    /// A letter in one part.
    pub(crate) fn whole(serial: u64, text: &'a str) -> Part<'a> {
        Part { serial, place: 0, count: 1, text }
    }

    /// A letter in parts of at most so many bytes.
    pub(crate) fn split(serial: u64, text: &'a str, bytes_max: usize) -> Vec<Part<'a>> {
        // A character has at most four bytes.
        let (mut texts, mut rest, bytes_max) = (Vec::new(), text, bytes_max.max(4));
        while rest.len() > bytes_max {
            let end = (1..=bytes_max).rev().find(|end| rest.is_char_boundary(*end)).expect("a character fits");
            let (text, after) = rest.split_at(end);
            texts.push(text);
            rest = after;
        }
        texts.push(rest);
        let count = texts.len();
        texts.into_iter().enumerate().map(|(place, text)| Part { serial, place, count, text }).collect()
    }

    pub(crate) fn read(text: &'a str) -> Option<Part<'a>> {
        let mut words = text.splitn(4, ' ');
        let serial = words.next()?.parse().ok()?;
        let (place, count) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        Some(Part { serial, place, count, text: words.next()? })
    }
}

impl fmt::Display for Part<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {} {}", self.serial, self.place, self.count, self.text)
    }
}

/// Letters of which not all parts have come, by sender.
#[derive(Default)]
pub(crate) struct Incomplete(HashMap<String, Begun>);

struct Begun {
    serial: u64,
    next: usize,
    text: String,
}

impl Incomplete {
    /// Adds a part. Gives the letter if it is whole now. If a part is missing, the letter is lost.
    pub(crate) fn add(&mut self, from: &str, part: &Part<'_>) -> Option<String> {
        let begun = self.0.remove(from);
        let mut text = match (part.place, begun) {
            (0, _) => String::new(),
            (place, Some(begun)) if begun.serial == part.serial && begun.next == place => begun.text,
            _ => return None,
        };
        text += part.text;
        if part.place + 1 == part.count {
            return Some(text);
        }
        if self.0.len() >= SENDERS_MAX {
            self.0.clear();
        }
        self.0.insert(from.to_owned(), Begun { serial: part.serial, next: part.place + 1, text });
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What arrives of these parts.
    fn arrives(parts: &[Part<'_>]) -> Vec<String> {
        let mut incomplete = Incomplete::default();
        parts.iter().filter_map(|part| incomplete.add("ana", &Part::read(&part.to_string())?)).collect()
    }

    #[test]
    fn a_letter_in_parts_arrives_whole_or_not_at_all() {
        let text = "żółw und Füchse 狐 ".repeat(40);
        let (first, second) = (Part::split(1, &text, 100), Part::split(2, &text, 100));
        assert!(first.len() > 5 && first.iter().all(|part| part.text.len() <= 100));
        assert_eq!(arrives(&[&first[..], &second[..]].concat()), [text.clone(), text.clone()]);
        assert_eq!(arrives(&[Part::whole(3, "a b c")]), ["a b c"]);
        for lost in 0..first.len() {
            let mut parts = first.clone();
            parts.remove(lost);
            parts.extend(&second);
            assert_eq!(arrives(&parts), [text.as_str()], "without part {lost}");
        }
        // The end of one letter never completes the beginning of another.
        assert_eq!(arrives(&[&first[..2], &second[2..]].concat()), [""; 0]);
        assert_eq!(arrives(&[&second[1..], &first[..]].concat()), [text]);
    }
}
