//! Changes to texts: of letters, of numbers, of words, of lines.

use std::ops::Range;

use engine::Dice;

/// The longest text that is made.
const CHARS_MAX: usize = 40_000;
/// Numbers at which programs go wrong.
const NUMBERS: [&str; 24] = [
    "0",
    "1",
    "-1",
    "2",
    "3",
    "6",
    "7",
    "007",
    "+5",
    "63",
    "64",
    "127",
    "128",
    "255",
    "256",
    "65536",
    "2147483648",
    "4294967295",
    "4294967296",
    "9007199254740992",
    "9223372036854775808",
    "18446744073709551616",
    "1e9",
    "0.5",
];
/// Characters at which readers of texts go wrong.
const CHARS: [char; 26] = [
    '\0', '\t', '\n', '\r', ' ', '"', '\'', '\\', '{', '}', '[', ']', '#', ':', ',', '-', '=', '$', 'ż', 'İ', 'ß',
    '\u{85}', '\u{a0}', '\u{2028}', '\u{feff}', '𝄞',
];

/// Makes texts from other texts.
pub(crate) struct Mutator<'a> {
    pub(crate) dice: Dice,
    /// Whole texts, whose parts are put together.
    pub(crate) texts: &'a [String],
    /// Words that mean something.
    pub(crate) words: &'a [String],
}

impl Mutator<'_> {
    /// A text like one of those given, changed in one to four places.
    pub(crate) fn text(&mut self) -> String {
        let mut text = self.dice.pick(self.texts).clone();
        for _ in 0..=self.below(4) {
            text = self.change(&text);
        }
        match text.char_indices().nth(CHARS_MAX) {
            Some((end, _)) => text[..end].to_owned(),
            None => text,
        }
    }

    fn below(&mut self, most: usize) -> usize {
        self.dice.below(most.max(1) as u32) as usize
    }

    fn change(&mut self, text: &str) -> String {
        match self.below(9) {
            0 => self.replace_number(text),
            1 | 2 => self.replace_word(text),
            3 => self.swap_words(text),
            4 => self.change_letters(text),
            5 => self.repeat(text),
            6 | 7 => self.change_lines(text),
            _ => self.splice(text),
        }
    }

    /// One of the ranges, if there is any.
    fn one_of(&mut self, ranges: &[Range<usize>]) -> Option<Range<usize>> {
        (!ranges.is_empty()).then(|| self.dice.pick(ranges).clone())
    }

    fn replace_number(&mut self, text: &str) -> String {
        let numbers: Vec<_> =
            words(text).into_iter().filter(|range| text[range.clone()].parse::<u64>().is_ok()).collect();
        let Some(range) = self.one_of(&numbers) else { return self.change_letters(text) };
        let number = match (self.below(3), text[range.clone()].parse::<u64>()) {
            (0, Ok(number)) => number.wrapping_add(1).to_string(),
            (1, Ok(number)) => number.wrapping_sub(1).to_string(),
            _ => (*self.dice.pick(&NUMBERS)).to_owned(),
        };
        replaced(text, range, &number)
    }

    fn replace_word(&mut self, text: &str) -> String {
        let found = words(text);
        let Some(range) = self.one_of(&found) else { return self.change_letters(text) };
        let word = match self.below(3) {
            0 => self.one_of(&found).map_or_else(String::new, |other| text[other].to_owned()),
            _ if self.words.is_empty() => String::new(),
            _ => self.dice.pick(self.words).clone(),
        };
        replaced(text, range, &word)
    }

    fn swap_words(&mut self, text: &str) -> String {
        let found = words(text);
        let (Some(one), Some(other)) = (self.one_of(&found), self.one_of(&found)) else { return text.to_owned() };
        let (first, second) = if one.start <= other.start { (one, other) } else { (other, one) };
        if first == second {
            return text.to_owned();
        }
        let (a, b) = (text[first.clone()].to_owned(), text[second.clone()].to_owned());
        replaced(&replaced(text, second, &a), first, &b)
    }

    /// A place between two letters.
    fn place(&mut self, text: &str) -> usize {
        let at = self.below(text.len() + 1);
        text.floor_char_boundary(at)
    }

    /// A short part of a text.
    fn part(&mut self, text: &str) -> Range<usize> {
        let start = self.place(text);
        let most = 1 << self.below(8);
        let length = self.below(most + 1);
        start..text.floor_char_boundary((start + length).min(text.len()))
    }

    fn change_letters(&mut self, text: &str) -> String {
        let range = self.part(text);
        let new = match self.below(3) {
            0 => String::new(),
            1 => self.dice.pick(&CHARS).to_string(),
            _ => char::from(b'!' + self.below(94) as u8).to_string(),
        };
        let range = if self.below(2) == 0 { range.start..range.start } else { range };
        replaced(text, range, &new)
    }

    fn repeat(&mut self, text: &str) -> String {
        let range = self.part(text);
        let times = 1 << self.below(7);
        let part = text[range.clone()].repeat(times);
        replaced(text, range, &part)
    }

    fn change_lines(&mut self, text: &str) -> String {
        let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
        if lines.is_empty() {
            return self.splice(text);
        }
        let (at, other) = (self.below(lines.len()), self.below(lines.len()));
        match self.below(6) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[other]),
            2 => lines.swap(at, other),
            3 => lines.truncate(at),
            4 => drop(lines.drain(at.min(other)..at.max(other))),
            _ => {
                let from = self.dice.pick(self.texts);
                let others: Vec<&str> = from.split_inclusive('\n').collect();
                let count = 1 + self.below(3);
                let start = self.below(others.len());
                lines.splice(at..at, others.into_iter().skip(start).take(count));
            }
        }
        lines.concat()
    }

    /// The beginning of this text and the end of another one.
    fn splice(&mut self, text: &str) -> String {
        let other = self.dice.pick(self.texts);
        let start = text[..self.place(text)].rfind('\n').map_or(0, |newline| newline + 1);
        let end = other[..self.place(other)].rfind('\n').map_or(0, |newline| newline + 1);
        format!("{}{}", &text[..start], &other[end..])
    }
}

/// The words and numbers of a text.
fn words(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        let is_part = c.is_alphanumeric() || c == '_' || (c == '-' && start.is_some());
        match (is_part, start) {
            (true, None) => start = Some(at),
            (false, Some(begun)) => {
                found.push(begun..at);
                start = None;
            }
            _ => {}
        }
    }
    found
}

fn replaced(text: &str, range: Range<usize>, new: &str) -> String {
    format!("{}{new}{}", &text[..range.start], &text[range.end..])
}
