//! Languages, each a folder of texts.

use std::fmt;
use std::str::FromStr;
use std::sync::{PoisonError, RwLock};

#[cfg(not(target_arch = "wasm32"))]
use crate::pseudo::Pseudo;

/// Ids and names of all languages, the source first. The build script finds them in the folder `texts`.
const LANGUAGES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language that the table speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lang(u8);

impl Lang {
    /// English, the source.
    pub const EN: Lang = Lang(0);

    /// All languages, the source first.
    pub fn all() -> impl ExactSizeIterator<Item = Lang> + Clone {
        (0..LANGUAGES.len() as u8).map(Lang)
    }

    /// The pseudo-languages: all that is shown is tried in them, too. They are not offered.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn pseudo() -> impl ExactSizeIterator<Item = Lang> + Clone {
        (0..Pseudo::ALL.len()).map(|place| Lang((LANGUAGES.len() + place) as u8))
    }

    /// A language that is known to exist.
    ///
    /// # Panics
    /// When there is no such language.
    pub fn named(word: &str) -> Lang {
        word.parse().unwrap_or_else(|fault| panic!("{fault}"))
    }

    /// The language's id, such as `en`.
    pub fn word(self) -> &'static str {
        self.listed().0
    }

    /// The language's own name.
    pub fn name(self) -> &'static str {
        self.listed().1
    }

    #[cfg(target_arch = "wasm32")]
    fn listed(self) -> (&'static str, &'static str) {
        LANGUAGES[usize::from(self.0)]
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn listed(self) -> (&'static str, &'static str) {
        LANGUAGES.get(usize::from(self.0)).copied().unwrap_or_else(|| {
            let word = Pseudo::ALL[usize::from(self.0) - LANGUAGES.len()].word();
            (word, word)
        })
    }

    /// The language that a word names: in programs in development also a pseudo-language.
    fn find(word: &str) -> Option<Lang> {
        let offered = Lang::all().find(|lang| lang.word() == word);
        #[cfg(not(target_arch = "wasm32"))]
        let offered = offered.or_else(|| Lang::pseudo().find(|lang| cfg!(debug_assertions) && lang.word() == word));
        offered
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(word: &str) -> Result<Lang, String> {
        Lang::find(word).ok_or_else(|| {
            let known: Vec<&str> = Lang::all().map(Lang::word).collect();
            format!("`{word}` is not one of {}", known.join(", "))
        })
    }
}

/// The texts that a crate embeds, in all languages: natively all that are in a folder, in the page none.
#[derive(Clone, Copy)]
pub struct EmbeddedTexts {
    /// For each language its id, and what lists say, the messages, the rules and the guide. The source comes first.
    #[doc(hidden)]
    pub by_language: &'static [(&'static str, [&'static str; 4])],
}

impl EmbeddedTexts {
    /// No texts: all of them are loaded.
    pub const NONE: EmbeddedTexts = EmbeddedTexts { by_language: &[] };

    /// The texts in a language, or else in the source; nothing if none are embedded.
    fn get(self, lang: Lang) -> Option<TextFiles> {
        #[cfg(not(target_arch = "wasm32"))]
        if let Some(pseudo) = Pseudo::of(lang) {
            return Some(pseudo.files(self.by_language.first()?.1));
        }
        let found = self.by_language.iter().find(|(word, _)| *word == lang.word());
        let (_, [about, messages, rules, guide]) = found.or(self.by_language.first())?;
        Some(TextFiles { about, messages, rules, guide })
    }
}

/// The texts of a game or a program in one language. What the language lacks is in English.
#[derive(Clone, Copy, Debug, Default)]
pub struct TextFiles {
    /// What lists of games say of a game, as Fluent messages.
    pub about: &'static str,
    /// The Fluent messages.
    pub messages: &'static str,
    /// The clauses of a game for players; empty if nothing is embedded.
    pub rules: &'static str,
    /// The rules of a game as a player reads them; empty if they are not translated.
    pub guide: &'static str,
}

/// Texts that were loaded, each with the name of its owner.
static LOADED: RwLock<Vec<(String, Lang, TextFiles)>> = RwLock::new(Vec::new());

impl TextFiles {
    /// The owner of the messages that belong to no game.
    pub const COMMON: &'static str = "scene";

    /// The texts of an owner in a language: those that are embedded, or else those that were loaded.
    pub fn find(embedded: EmbeddedTexts, owner: &str, lang: Lang) -> TextFiles {
        embedded.get(lang).unwrap_or_else(|| {
            let loaded = LOADED.read().unwrap_or_else(PoisonError::into_inner);
            loaded
                .iter()
                .find(|(name, of, _)| name == owner && *of == lang)
                .map(|(.., files)| *files)
                .unwrap_or_default()
        })
    }

    /// Adds texts that were loaded: what lists say of a game, its messages, or both. They stay for ever.
    pub fn load(owner: &str, lang: Lang, about: String, messages: String) {
        let mut loaded = LOADED.write().unwrap_or_else(PoisonError::into_inner);
        let at = loaded.iter().position(|(name, of, _)| name == owner && *of == lang);
        let at = at.unwrap_or_else(|| {
            loaded.push((owner.to_owned(), lang, TextFiles::default()));
            loaded.len() - 1
        });
        let files = &mut loaded[at].2;
        for (field, text) in [(&mut files.about, about), (&mut files.messages, messages)] {
            if field.is_empty() {
                *field = text.leak();
            }
        }
    }

    /// Whether an owner's messages in a language were loaded.
    pub fn is_loaded(owner: &str, lang: Lang) -> bool {
        !TextFiles::find(EmbeddedTexts::NONE, owner, lang).messages.is_empty()
    }
}

/// The texts in a folder of the crate, in all languages. Its build script calls `languages::embed` with the same folder.
#[macro_export]
macro_rules! embedded_texts {
    ($folder:literal) => {
        $crate::EmbeddedTexts { by_language: include!(concat!(env!("OUT_DIR"), "/", $folder, ".rs")) }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_have_ids_and_names() {
        assert_eq!((Lang::EN.word(), Lang::EN.name()), ("en", "English"));
        assert_eq!("pl".parse::<Lang>().map(Lang::name), Ok("Polski"));
        assert!("xx".parse::<Lang>().unwrap_err().starts_with("`xx` is not one of en, "));
    }

    #[test]
    fn loaded_texts_are_found_by_owner_and_language() {
        let polish: Lang = "pl".parse().unwrap();
        assert!(!TextFiles::is_loaded("parlour", polish));
        TextFiles::load("parlour", polish, "game-title = Salon".to_owned(), String::new());
        assert!(!TextFiles::is_loaded("parlour", polish));
        TextFiles::load("parlour", polish, String::new(), "hello = Cześć".to_owned());
        let TextFiles { about, messages, .. } = TextFiles::find(EmbeddedTexts::NONE, "parlour", polish);
        assert_eq!((about, messages), ("game-title = Salon", "hello = Cześć"));
        assert!(!TextFiles::is_loaded("parlour", Lang::EN));
    }

    /// Whoever adds a folder with a name for its language has added the language. `cargo xtask test new-language` tries it,
    /// and names the language.
    #[test]
    fn every_folder_with_a_name_is_a_language() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("texts");
        let name_of = |path: &std::path::Path| {
            let text = std::fs::read_to_string(path.join("messages.ftl")).unwrap_or_default();
            text.lines().find_map(|line| Some(line.strip_prefix("language-name = ")?.to_owned()))
        };
        let mut named = 0;
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if let Some(name) = name_of(&path) {
                let lang: Lang = path.file_name().unwrap().to_str().unwrap().parse().unwrap();
                assert_eq!(lang.name(), name);
                named += 1;
            }
        }
        assert_eq!(Lang::all().len(), named);
        if let Ok(new) = std::env::var("ESCAPADE_NEW_LANGUAGE") {
            assert_eq!(Lang::named(&new).word(), new, "the trial's language is offered");
        }
    }
}
