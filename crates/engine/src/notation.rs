//! Notation: reading an action's text word by word, with errors that say what was expected.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Why a text is not an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("column {column}: {problem}")]
pub struct Unreadable {
    /// Where it went wrong, from 1.
    pub column: usize,
    /// What stands there and does not fit; empty where something is missing.
    pub word: String,
    /// What is wrong there, and what was expected, in English.
    pub problem: String,
}

/// Reads the words of an action's text.
///
/// ```
/// use engine::{Seat, WordReader};
/// let mut words = WordReader::new("steal b 3");
/// assert_eq!(words.word("an action").unwrap(), "steal");
/// assert_eq!(words.read::<Seat>("a seat").unwrap(), Seat::new(1));
/// assert_eq!(words.read::<u8>("a card").unwrap(), 3);
/// words.end().unwrap();
///
/// let mut words = WordReader::new("steal");
/// words.word("an action").unwrap();
/// let fault = words.read::<Seat>("a seat").unwrap_err();
/// assert_eq!(fault.to_string(), "column 6: expected a seat");
/// ```
#[derive(Clone, Debug)]
pub struct WordReader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> WordReader<'a> {
    /// A reader at the beginning of a text.
    pub fn new(text: &'a str) -> WordReader<'a> {
        WordReader { text, at: 0 }
    }

    /// Reads a phrase of one or more words, if the text goes on with it.
    pub fn phrase(&mut self, phrase: &str) -> bool {
        let mut ahead = self.clone();
        let is_next = phrase.split(' ').all(|word| ahead.word("").is_ok_and(|next| next == word));
        if is_next {
            *self = ahead;
        }
        is_next
    }

    fn skip_spaces(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    fn fault(&self, word: &str, problem: String) -> Unreadable {
        Unreadable { column: self.text[..self.at].chars().count() + 1, word: word.to_owned(), problem }
    }

    /// The next word, or what was expected instead.
    pub fn word(&mut self, expected: &str) -> Result<&'a str, Unreadable> {
        self.skip_spaces();
        let rest = &self.text[self.at..];
        let word = rest.split_whitespace().next().ok_or_else(|| self.fault("", format!("expected {expected}")))?;
        self.at += word.len();
        Ok(word)
    }

    /// The next word as a value.
    pub fn read<T: FromStr<Err: WordFault>>(&mut self, expected: &str) -> Result<T, Unreadable> {
        self.skip_spaces();
        let start = self.clone();
        let word = self.word(expected)?;
        word.parse().map_err(|fault: T::Err| start.fault(word, format!("expected {expected}: {}", fault.problem(word))))
    }

    /// Whether there is another word.
    pub fn has_more(&mut self) -> bool {
        self.skip_spaces();
        self.at < self.text.len()
    }

    /// That the text ends here.
    pub fn end(&mut self) -> Result<(), Unreadable> {
        match self.has_more() {
            false => Ok(()),
            true => {
                let rest = &self.text[self.at..];
                Err(self.fault(rest.trim_end(), format!("`{rest}` is too much")))
            }
        }
    }

    /// The fault of a first word that starts no action, with the words that would. Phrases are known by their first words.
    pub fn unknown_word(text: &str, phrases: &[&str]) -> Unreadable {
        let mut known: Vec<&str> = phrases.iter().filter_map(|phrase| phrase.split(' ').next()).collect();
        known.dedup();
        let mut reader = WordReader::new(text);
        reader.skip_spaces();
        let word = text.split_whitespace().next().unwrap_or_default();
        match word {
            "" => reader.fault("", format!("expected one of {}", known.join(", "))),
            _ => reader.fault(word, format!("`{word}` is no action here; expected one of {}", known.join(", "))),
        }
    }
}

/// Why a word is not the value that it was read as.
pub trait WordFault {
    /// What is wrong with the word.
    fn problem(self, word: &str) -> String;
}

impl WordFault for String {
    fn problem(self, _: &str) -> String {
        self
    }
}

impl WordFault for std::num::ParseIntError {
    fn problem(self, word: &str) -> String {
        format!("`{word}` is not a number that fits")
    }
}

/// Declares the actions of a game with their notation: a phrase of one or more words, then a word for each field. Each
/// field says what is expected there, for errors.
///
/// A text is read by the first declaration that fits it; if several have the same phrase, the last one says what is wrong.
///
/// Actions also get numbers ([`ActionNumbers`](crate::ActionNumbers)). A field that is a plain number may say up to which
/// value it is ever used, `count: u8 = "a count" to 3`, so that there are no numbers for actions that nobody can take.
/// New declarations are added behind all others: so the numbers of the others stay.
///
/// ```
/// use engine::Seat;
/// engine::actions! {
///     /// One step of a player.
///     pub enum Action {
///         /// Wait.
///         "wait" => Wait,
///         /// Pass a card to somebody.
///         "pass" => Pass(to: Seat = "a seat", card: u8 = "a card"),
///     }
/// }
/// let action: Action = "pass b 3".parse().unwrap();
/// assert_eq!(action, Action::Pass(Seat::new(1), 3));
/// assert_eq!(action.to_string(), "pass b 3");
/// assert_eq!("pass b".parse::<Action>().unwrap_err().to_string(), "column 7: expected a card");
/// assert!("jump".parse::<Action>().unwrap_err().to_string().ends_with("expected one of wait, pass"));
/// ```
#[macro_export]
macro_rules! actions {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$doc:meta])*
                $phrase:literal => $variant:ident $(( $($field:ident : $type:ty = $expected:literal $(to $most:expr)?),+ ))?
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        $vis enum $name { $( $(#[$doc])* $variant $(( $($type),+ ))? ),+ }

        // Menus hold thousands of them.
        const _: () = assert!(size_of::<$name>() <= 8);

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $($name::$variant $(( $($field),+ ))? => {
                        f.write_str($phrase)?;
                        $($(::std::write!(f, " {}", $field)?;)+)?
                        Ok(())
                    })+
                }
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::Unreadable;

            fn from_str(text: &str) -> ::std::result::Result<$name, $crate::Unreadable> {
                let mut fault = None;
                $({
                    let mut words = $crate::WordReader::new(text);
                    if words.phrase($phrase) {
                        let read = |words: &mut $crate::WordReader<'_>| {
                            let action = $name::$variant $(( $(words.read::<$type>($expected)?),+ ))?;
                            words.end()?;
                            ::std::result::Result::<$name, $crate::Unreadable>::Ok(action)
                        };
                        match read(&mut words) {
                            Ok(action) => return Ok(action),
                            Err(problem) => fault = Some(problem),
                        }
                    }
                })+
                Err(fault.unwrap_or_else(|| $crate::WordReader::unknown_word(text, &[$($phrase),+])))
            }
        }

        impl<C> $crate::ActionNumbers<C> for $name
        where
            $($($($type: $crate::Domain<C>,)+)?)+
        {
            const PHRASES: &'static [&'static str] = &[$($phrase),+];

            fn count(_options: &C) -> u32 {
                0 $(+ 1 $($(* $crate::field_domain!(count $type, C, _options $(, $most)?))+)?)+
            }

            fn first(declaration: usize, _options: &C) -> u32 {
                let counts = [$(1 $($(* $crate::field_domain!(count $type, C, _options $(, $most)?))+)?),+];
                counts[..declaration].iter().sum()
            }

            #[inline]
            fn number_within(self, _options: &C) -> ::std::option::Option<(usize, u32)> {
                enum Place { $($variant),+ }
                match self {
                    $($name::$variant $(( $($field),+ ))? => {
                        let mut _number = 0;
                        $($(
                            _number *= $crate::field_domain!(count $type, C, _options $(, $most)?);
                            _number += $crate::field_domain!(number $field, $type, C, _options $(, $most)?)?;
                        )+)?
                        ::std::option::Option::Some((Place::$variant as usize, _number))
                    })+
                }
            }

            fn action(number: u32, _options: &C) -> ::std::option::Option<$name> {
                let mut _left = number;
                $(
                    let count = 1 $($(* $crate::field_domain!(count $type, C, _options $(, $most)?))+)?;
                    if _left < count {
                        let mut _unit = count;
                        return ::std::option::Option::Some($name::$variant $(( $({
                            _unit /= $crate::field_domain!(count $type, C, _options $(, $most)?);
                            let field = _left / _unit;
                            _left %= _unit;
                            $crate::field_domain!(value field, $type, C, _options $(, $most)?)?
                        }),+ ))?);
                    }
                    _left -= count;
                )+
                ::std::option::Option::None
            }

            #[inline]
            fn row(self, _options: &C) -> ::std::option::Option<$crate::ActionRow> {
                enum Place { $($variant),+ }
                let mut row = [0; 1 + $crate::FIELDS_MAX];
                match self {
                    $($name::$variant $(( $($field),+ ))? => {
                        row[0] = Place::$variant as i16 + 1;
                        let mut _column = 0;
                        $($(
                            _column += 1;
                            row[_column] = $crate::field_domain!(number $field, $type, C, _options $(, $most)?)? as i16 + 1;
                        )+)?
                    })+
                }
                ::std::option::Option::Some(row)
            }
        }
    };
}

/// What the macro [`actions!`](crate::actions) asks of a field: its domain, or the numbers up to a limit.
#[doc(hidden)]
#[macro_export]
macro_rules! field_domain {
    (count $type:ty, $options_type:ty, $options:expr) => {
        <$type as $crate::Domain<$options_type>>::count($options)
    };
    (count $type:ty, $options_type:ty, $options:expr, $most:expr) => {
        ($most as u32 + 1)
    };
    (number $value:expr, $type:ty, $options_type:ty, $options:expr) => {
        <$type as $crate::Domain<$options_type>>::number($value, $options)
    };
    (number $value:expr, $type:ty, $options_type:ty, $options:expr, $most:expr) => {
        ::std::option::Option::Some(u32::from($value)).filter(|number| *number <= $most as u32)
    };
    (value $number:expr, $type:ty, $options_type:ty, $options:expr) => {
        <$type as $crate::Domain<$options_type>>::value($number, $options)
    };
    (value $number:expr, $type:ty, $options_type:ty, $options:expr, $most:expr) => {
        <$type>::try_from($number).ok()
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    #[test]
    fn faults_name_the_column_and_what_was_expected() {
        let fault = |text: &str| {
            let mut words = WordReader::new(text);
            words.word("an action")?;
            words.read::<Seat>("a seat")?;
            words.read::<u8>("a card")?;
            words.end()
        };
        assert_eq!(fault("steal b 3"), Ok(()));
        assert_eq!(fault("").unwrap_err().to_string(), "column 1: expected an action");
        assert_eq!(
            fault("steal  z 3").unwrap_err().to_string(),
            "column 8: expected a seat: `z` is not a seat; seats are letters from a to f"
        );
        assert_eq!(
            fault("steal b 300").unwrap_err().to_string(),
            "column 9: expected a card: `300` is not a number that fits"
        );
        assert_eq!(fault("steal b 3 now").unwrap_err().to_string(), "column 11: `now` is too much");
        let place = |text: &str| fault(text).map_err(|Unreadable { column, word, .. }| (column, word));
        assert_eq!(place("steal b"), Err((8, String::new())));
        assert_eq!(place("steal  z 3"), Err((8, "z".to_owned())));
        assert_eq!(place("steal b 3 now or never "), Err((11, "now or never".to_owned())));
        assert_eq!(
            WordReader::unknown_word(" jump", &["move", "end"]).to_string(),
            "column 2: `jump` is no action here; expected one of move, end"
        );
    }
}
