//! Texts: messages in a language, and the names of those at the table.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use engine::{Clause, Seat};

use crate::{EmbeddedTexts, GameText, Lang, TextFiles};

/// A value that a message is given.
pub type TextValue<'a> = fluent_bundle::FluentValue<'a>;

/// Messages that belong to no game.
const COMMON: EmbeddedTexts = crate::embedded_texts!("texts");

/// The messages of one game in one language, and the names of those at the table.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
    reader: Option<Seat>,
}

impl Texts {
    /// The words of a game.
    ///
    /// # Panics
    /// When a file of messages is broken; tests see to it that none is.
    pub fn of<G: GameText>(lang: Lang, names: Vec<String>) -> Texts {
        let TextFiles { about, messages, .. } = TextFiles::find(G::EMBEDDED_TEXTS, G::ABOUT.name, lang);
        Texts::new(lang, &[about, messages], names)
    }

    /// The words of a page or a program that belongs to no game, beside those that belong to none anyway.
    ///
    /// # Panics
    /// When the messages are broken; tests see to it that none are.
    pub fn beside(lang: Lang, source: &'static str) -> Texts {
        Texts::new(lang, &[source], Vec::new())
    }

    fn new(lang: Lang, sources: &[&'static str], names: Vec<String>) -> Texts {
        let id: LanguageIdentifier = lang.word().parse().expect("our languages are languages");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        let common = TextFiles::find(COMMON, TextFiles::COMMON, lang).messages;
        for source in [&common].into_iter().chain(sources) {
            let resource = FluentResource::try_new((*source).to_owned())
                .unwrap_or_else(|(_, faults)| panic!("messages in {lang}: {faults:?}"));
            bundle.add_resource(resource).unwrap_or_else(|faults| panic!("messages in {lang}: {faults:?}"));
        }
        Texts { lang, bundle, names, reader: None }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The name of the player in a seat.
    pub fn seat(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    /// Whether a word is the name of somebody at the table.
    pub fn is_name(&self, word: &str) -> bool {
        self.names.iter().any(|name| name == word)
    }

    /// From now on the texts speak to the player in this seat as "you".
    pub fn set_reader(&mut self, reader: Option<Seat>) {
        self.reader = reader;
    }

    /// For messages that speak of a seat and to it: the word `you` if the reader sits there, `other` if not. Messages
    /// choose by it: `{ $who -> [you] You vote *[other] { $name } votes }`.
    pub fn who(&self, seat: Seat) -> TextValue<'static> {
        if self.reader == Some(seat) { "you".into() } else { "other".into() }
    }

    /// The id of the message that speaks to the reader, if it is about them and there is one: its attribute `you` if they
    /// are the first seat, `whom` if they are the other one.
    pub fn to_reader(&self, id: &str, seat: Seat, other: Option<Seat>) -> String {
        let attribute = match self.reader {
            Some(reader) if reader == seat => format!("{id}.you"),
            Some(reader) if Some(reader) == other => format!("{id}.whom"),
            _ => return id.to_owned(),
        };
        if self.has_attribute(&attribute) { attribute } else { id.to_owned() }
    }

    /// A message without values.
    pub fn text(&self, id: &str) -> String {
        self.with(id, [])
    }

    /// A message with values. One that is missing is shown as its id between ⟦ and ⟧.
    pub fn with<'a, const N: usize>(&self, id: &str, values: [(&'a str, TextValue<'a>); N]) -> String {
        let (id_only, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        let message = self.bundle.get_message(id_only);
        let pattern = message.and_then(|message| match attribute {
            None => message.value(),
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
        });
        let Some(pattern) = pattern else {
            return format!("⟦{id}⟧");
        };
        let args: FluentArgs<'_> = values.into_iter().collect();
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned();
        if faults.is_empty() { text } else { format!("⟦{id}: {faults:?}⟧") }
    }

    /// What content calls a thing, in the reader's language. The message of a name is `called-` and its words; a name
    /// that somebody else has given has none, and stays as it is.
    pub fn called(&self, name: &str) -> String {
        let words = name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
        let id = words.fold("called".to_owned(), |id, word| id + "-" + &word.to_ascii_lowercase());
        if self.has(&id) { self.text(&id) } else { name.to_owned() }
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// Whether there is such an attribute of a message, as `message.attribute`.
    pub fn has_attribute(&self, id: &str) -> bool {
        let Some((message, attribute)) = id.split_once('.') else { return false };
        self.bundle.get_message(message).is_some_and(|message| message.get_attribute(attribute).is_some())
    }

    /// Several things in a row, with the language's word for "and" before the last.
    pub fn list(&self, things: &[String]) -> String {
        self.joined("list-and", things)
    }

    /// Several things of which one is meant, with the language's word for "or" before the last.
    pub fn list_or(&self, things: &[String]) -> String {
        self.joined("list-or", things)
    }

    /// Several things in a row without a word before the last.
    pub fn row(&self, things: &[String]) -> String {
        if things.is_empty() { self.text("list-nothing") } else { things.join(&self.text("list-between")) }
    }

    /// Several things in a row that may be rows themselves.
    pub fn rows(&self, things: &[String]) -> String {
        if things.is_empty() { self.text("list-nothing") } else { things.join(&self.text("list-apart")) }
    }

    /// Sentences, one after another.
    pub fn sentences(&self, sentences: &[String]) -> String {
        sentences.join(&self.text("sentence-between"))
    }

    /// A thing and what is to be said of it, with a colon between them.
    pub fn colon(&self, left: &str, right: &str) -> String {
        self.with("colon", [("left", left.into()), ("right", right.into())])
    }

    /// A thing with something beside it in brackets.
    pub fn bracketed(&self, thing: &str, note: &str) -> String {
        self.with("bracketed", [("thing", thing.into()), ("note", note.into())])
    }

    /// A thing with its number, unless that is one.
    pub fn times(&self, count: u8, thing: String) -> String {
        match count {
            1 => thing,
            _ => self.with("times", [("count", count.into()), ("thing", thing.into())]),
        }
    }

    fn joined(&self, id: &str, things: &[String]) -> String {
        match things {
            [] => self.text("list-nothing"),
            [one] => one.clone(),
            [first @ .., last] => {
                let id = if self.changes_before(id, last) { format!("{id}.changed") } else { id.to_owned() };
                self.with(&id, [("first", self.row(first).into()), ("last", last.as_str().into())])
            }
        }
    }

    /// Whether a message has another form before this word, as Spanish "y" becomes "e" before "Inés": its attribute
    /// `before` lists the beginnings of such words, and `unless` the longer ones among them that change nothing.
    fn changes_before(&self, id: &str, word: &str) -> bool {
        let word = word.to_lowercase();
        let is_listed = |attribute: &str| {
            let id = format!("{id}.{attribute}");
            self.has_attribute(&id) && self.text(&id).split_whitespace().any(|start| word.starts_with(start))
        };
        is_listed("before") && !is_listed("unless")
    }

    /// What a clause says, for a refusal. Messages are called `clause-ALC-042`.
    pub fn clause(&self, clause: Clause) -> String {
        self.text(&format!("clause-{clause}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_language(word: &str) -> Texts {
        Texts::beside(Lang::named(word), "")
    }

    #[test]
    fn lists_change_their_word_before_its_own_sound() {
        let list =
            |lang: &str, last: &str| in_language(lang).list(&["Ana".to_owned(), "Ben".to_owned(), last.to_owned()]);
        assert_eq!(list("es", "Cyd"), "Ana, Ben y Cyd");
        assert_eq!(list("es", "Inés"), "Ana, Ben e Inés");
        assert_eq!(list("es", "hierro"), "Ana, Ben y hierro");
        assert_eq!(list("it", "Eva"), "Ana, Ben ed Eva");
        assert_eq!(list("en", "Inés"), "Ana, Ben and Inés");
        assert_eq!(in_language("es").list_or(&["6".to_owned(), "7".to_owned(), "8".to_owned()]), "6, 7 u 8");
        assert_eq!(in_language("pl").list_or(&["6".to_owned(), "7".to_owned()]), "6 albo 7");
    }

    #[test]
    fn punctuation_belongs_to_the_language() {
        let said = |lang: &str| {
            let texts = in_language(lang);
            let things = [texts.times(2, "A".to_owned()), texts.times(1, "B".to_owned())];
            texts.sentences(&[texts.colon(&texts.bracketed("C", "D"), &texts.rows(&things)), texts.row(&things)])
        };
        assert_eq!(said("en"), "C (D): 2 × A; B 2 × A, B");
        assert_eq!(said("fr"), "C (D)\u{a0}: 2 × A\u{a0}; B 2 × A, B");
        assert_eq!(said("ja"), "C（D）：A×2／BA×2、B");
    }

    #[test]
    fn a_row_of_nothing_says_so() {
        let texts = in_language("en");
        assert_eq!([texts.list(&[]), texts.list_or(&[]), texts.row(&[]), texts.rows(&[])], ["nothing"; 4]);
    }
}
