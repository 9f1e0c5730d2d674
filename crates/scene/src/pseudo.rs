//! Pseudo-languages, made from English by code for tests: text that comes from no message shows at once, and so does text
//! that has no room to be longer. The page and released programs do not have them.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use fluent_syntax::ast::{Attribute, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::{parser, serializer};

use crate::{Lang, TextFiles};

/// What every piece of text from a message begins and ends with.
const MARKS: [char; 2] = ['«', '»'];
/// Letters that get an accent in the longer language, and the letters with their accents.
const PLAIN: &str = "aeiouyAEIOUYcnsz";
const ACCENTED: &str = "äëîöüÿÄËÎÖÜŸçñśż";
const VOWELS: &str = "aeiouy";
/// The attribute for boxes in which a language abbreviates what is too long for them. It grows in no language.
const SHORT: &str = "short";
/// Shorter ones stay whole.
const SHORT_MIN: usize = 5;
/// Attributes that programs read and people do not.
const FOR_PROGRAMS: [&str; 3] = ["clauses", "before", "unless"];

/// A pseudo-language, by how it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pseudo {
    /// Vowels have accents, and the first of each word stands twice.
    Longer,
    /// Every piece of text is written backwards.
    Mirrored,
}

impl Pseudo {
    /// All of them.
    pub const ALL: [Pseudo; 2] = [Pseudo::Longer, Pseudo::Mirrored];

    /// The id that the language has: those that are customary for such languages.
    pub fn word(self) -> &'static str {
        match self {
            Pseudo::Longer => "en-XA",
            Pseudo::Mirrored => "en-XB",
        }
    }

    /// How a language is made, if it is a pseudo-language.
    pub fn of(lang: Lang) -> Option<Pseudo> {
        Pseudo::ALL.into_iter().find(|pseudo| pseudo.word() == lang.word())
    }

    /// A file of messages in this language, from the English one.
    ///
    /// # Panics
    /// When the file is no Fluent; tests see to it that all are.
    pub fn translate(self, source: &str) -> String {
        let parsed: Result<Resource<String>, _> = parser::parse(source.to_owned());
        let mut resource = parsed.unwrap_or_else(|(_, faults)| panic!("messages in English: {faults:?}"));
        for entry in &mut resource.body {
            match entry {
                Entry::Message(message) => {
                    message.value.iter_mut().for_each(|value| self.translate_pattern(value));
                    self.translate_attributes(&mut message.attributes);
                }
                Entry::Term(term) => {
                    self.translate_pattern(&mut term.value);
                    self.translate_attributes(&mut term.attributes);
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
            }
        }
        serializer::serialize(&resource)
    }

    fn translate_attributes(self, attributes: &mut [Attribute<String>]) {
        for attribute in attributes {
            match attribute.id.name.as_str() {
                name if FOR_PROGRAMS.contains(&name) => {}
                SHORT => {
                    abbreviate(&mut attribute.value);
                    self.translate_pattern(&mut attribute.value);
                }
                _ => self.translate_pattern(&mut attribute.value),
            }
        }
    }

    fn translate_pattern(self, pattern: &mut Pattern<String>) {
        for element in &mut pattern.elements {
            match element {
                PatternElement::TextElement { value } => *value = self.translate_text(value),
                PatternElement::Placeable { expression } => self.translate_expression(expression),
            }
        }
    }

    fn translate_expression(self, expression: &mut Expression<String>) {
        match expression {
            Expression::Select { variants, .. } => {
                variants.iter_mut().for_each(|variant| self.translate_pattern(&mut variant.value));
            }
            Expression::Inline(InlineExpression::Placeable { expression }) => self.translate_expression(expression),
            Expression::Inline(_) => {}
        }
    }

    /// A piece of text between the marks. Spaces around it stay outside, and a piece without letters stays as it is.
    fn translate_text(self, text: &str) -> String {
        let said = text.trim();
        if !said.contains(char::is_alphabetic) {
            return text.to_owned();
        }
        let (before, after) = text.split_once(said).unwrap_or_default();
        let said = match self {
            Pseudo::Longer => longer(said),
            Pseudo::Mirrored => said.chars().rev().collect(),
        };
        let [open, close] = MARKS;
        format!("{before}{open}{said}{close}{after}")
    }

    /// The texts of an owner, from the English ones. They are made once and stay.
    pub(crate) fn files(self, [about, messages, rules, guide]: [&'static str; 4]) -> TextFiles {
        TextFiles { about: self.made(about), messages: self.made(messages), rules, guide }
    }

    fn made(self, source: &'static str) -> &'static str {
        /// Texts by the place of their source in the program and how they are made.
        static MADE: Mutex<BTreeMap<(usize, Pseudo), &'static str>> = Mutex::new(BTreeMap::new());
        let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
        // Empty texts may lie anywhere.
        if source.is_empty() {
            return source;
        }
        made.entry((source.as_ptr() as usize, self)).or_insert_with(|| self.translate(source).leak())
    }

    /// The words of a text in either language that no message has said.
    pub fn unsaid(text: &str) -> Vec<String> {
        words(&outside(text))
    }

    /// The same for texts in the longer language that were cut or broken where they are shown, marks and all: its words are
    /// known by their vowels.
    pub fn unsaid_in_pieces(text: &str) -> Vec<String> {
        let is_plain = |word: &String| word.contains(|c: char| VOWELS.contains(c.to_ascii_lowercase()));
        words(text).into_iter().filter(is_plain).collect()
    }
}

/// Takes as many letters from a text as the marks and another vowel need.
fn abbreviate(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        if let PatternElement::TextElement { value } = element {
            let count = value.chars().count();
            if count > SHORT_MIN {
                *value = value.chars().take(count - MARKS.len() - 1).collect();
            }
        }
    }
}

/// The words of a text. Letters and digits are names of seats and things, or what a map is drawn with.
fn words(text: &str) -> Vec<String> {
    let is_word = |part: &&str| {
        let first = part.chars().next();
        part.chars().all(char::is_alphabetic) && part.chars().any(|c| Some(c) != first)
    };
    text.split(|c: char| !c.is_alphanumeric()).filter(is_word).map(str::to_owned).collect()
}

/// What stands outside the marks.
fn outside(text: &str) -> String {
    let mut is_inside = false;
    let mut rest = String::new();
    for c in text.chars() {
        match MARKS.iter().position(|mark| *mark == c) {
            Some(mark) => is_inside = mark == 0,
            None if is_inside => {}
            None => rest.push(c),
        }
        // What stands at both sides of a piece is not one word.
        if MARKS.contains(&c) {
            rest.push(' ');
        }
    }
    rest
}

/// A text in the longer language: vowels and some other letters have accents, and the first vowel of each word stands twice.
/// All letters are in our fonts.
fn longer(text: &str) -> String {
    let mut made = String::new();
    let mut has_vowel = false;
    for c in text.chars() {
        let accented = PLAIN.chars().position(|plain| plain == c).and_then(|place| ACCENTED.chars().nth(place));
        made.push(accented.unwrap_or(c));
        let is_vowel = VOWELS.contains(c.to_ascii_lowercase());
        if let (true, false, Some(vowel)) = (is_vowel, has_vowel, accented) {
            made.extend(vowel.to_lowercase());
        }
        has_vowel = c.is_alphabetic() && (has_vowel || is_vowel);
    }
    made
}

#[cfg(test)]
mod tests {
    use engine::sample::Sample;

    use super::*;
    use crate::Texts;

    const ENGLISH: &str = "# A comment.\nlists = { $first }, { $last }\nvotes = { $who ->\n    [you] You vote\n   *[other] { $name } votes\n} \
                           for { $count ->\n    [0] nothing\n   *[other] { $count } things\n}.\n    .clauses = ABC-001\n    .hint = Go!\n    .short = Elections\n";

    fn said(pseudo: Pseudo, id: &str) -> String {
        let texts = Texts::beside(Lang::named(pseudo.word()), pseudo.translate(ENGLISH).leak());
        let values = [("first", "ana".into()), ("last", "ben".into()), ("who", "other".into())];
        let [first, last, who] = values;
        texts.with(id, [first, last, who, ("name", "cyd".into()), ("count", 2.into())])
    }

    #[test]
    fn what_messages_say_is_marked_and_nothing_else() {
        let longer = |id| said(Pseudo::Longer, id);
        assert_eq!(longer("votes"), "cyd «vöötëś» «föör» 2 «thîîñgś».");
        assert_eq!(super::longer("An Apple, why?"), "Ääñ Ääpplë, whÿÿ?");
        assert_eq!(longer("votes.short"), "«Ëëlëçtî»");
        assert_eq!([longer("lists"), longer("votes.clauses")], ["ana, ben", "ABC-001"]);
        assert_eq!(said(Pseudo::Mirrored, "votes"), "cyd «setov» «rof» 2 «sgniht».");
        assert_eq!(said(Pseudo::Mirrored, "votes.hint"), "«!oG»");
    }

    #[test]
    fn words_that_no_message_has_said_are_found() {
        for pseudo in Pseudo::ALL {
            let text = format!("{} for nothing, B 2, ub1 |xxx|", said(pseudo, "votes"));
            assert_eq!(Pseudo::unsaid(&text), ["cyd", "for", "nothing"]);
        }
        assert_eq!(Pseudo::unsaid_in_pieces("ana «vöötë… for thîîñgś"), ["ana", "for"]);
    }

    #[test]
    fn pseudo_languages_are_found_by_name_and_not_offered() {
        for lang in Lang::pseudo() {
            assert_eq!(lang.word().parse(), Ok(lang));
            assert!(!Lang::all().any(|offered| offered == lang) && Pseudo::of(lang).is_some());
            let title = Texts::of::<Sample>(lang, Vec::new()).text("game-title");
            assert!(title.starts_with('«') && title.ends_with('»'), "{title}");
        }
        assert!(Lang::all().all(|lang| Pseudo::of(lang).is_none()));
    }
}
