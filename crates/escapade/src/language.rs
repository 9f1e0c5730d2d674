//! The language of a person who has not named one, that of the system; and the command's own words in each language.

use std::ffi::OsString;

use scene::{EmbeddedTexts, Lang, TextFiles, Texts};

/// The command's own texts in all languages.
const EMBEDDED_TEXTS: EmbeddedTexts = scene::embedded_texts!("texts");

/// The command's own words.
pub(crate) fn texts(lang: Lang) -> Texts {
    Texts::beside(lang, TextFiles::find(EMBEDDED_TEXTS, "escapade", lang).messages)
}

/// The variables that say which language messages are in, the strongest first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The language that the environment asks for, or English.
pub(crate) fn of_environment() -> Lang {
    of_variables(|name| std::env::var(name).ok())
}

/// The language of a command without one: `ESCAPADE_LANG`, or that of the environment.
pub(crate) fn of_person() -> Lang {
    let own = std::env::var("ESCAPADE_LANG").ok().and_then(|word| word.parse().ok());
    own.unwrap_or_else(of_environment)
}

/// The language for the help of a command: the one that is given to it, or that of the person.
pub(crate) fn of_arguments(words: &[OsString]) -> Lang {
    let words: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
    let given = words.iter().enumerate().find_map(|(place, word)| {
        ["--lang", "--language"].iter().find_map(|flag| match word.strip_prefix(flag)? {
            "" => words.get(place + 1).map(ToString::to_string),
            rest => rest.strip_prefix('=').map(str::to_owned),
        })
    });
    given.and_then(|word| word.parse().ok()).unwrap_or_else(of_person)
}

/// The first variable that is set decides, even if it names a language that we do not speak.
fn of_variables(value_of: impl Fn(&str) -> Option<String>) -> Lang {
    let value = VARIABLES.into_iter().filter_map(value_of).find(|value| !value.is_empty());
    let locale = value.unwrap_or_default();
    let word = locale.split(['_', '.', '@', '-']).next().unwrap_or_default().to_ascii_lowercase();
    word.parse().unwrap_or(Lang::EN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_of_help_is_the_one_that_is_given() {
        let lang = |words: &[&str]| of_arguments(&words.iter().map(OsString::from).collect::<Vec<_>>()).word();
        assert_eq!(lang(&["escapade", "play", "--lang", "de", "--help"]), "de");
        assert_eq!(lang(&["escapade", "print", "--help", "--language=ja"]), "ja");
        assert_eq!(lang(&["escapade", "--help", "--lang"]), of_person().word());
    }

    #[test]
    fn the_strongest_variable_that_is_set_decides() {
        let lang = |set: &[(&str, &str)]| {
            let value_of = |name: &str| set.iter().find(|(own, _)| *own == name).map(|(_, value)| (*value).to_owned());
            of_variables(value_of).word()
        };
        assert_eq!(lang(&[]), "en");
        assert_eq!(lang(&[("LANG", "pl_PL.UTF-8")]), "pl");
        assert_eq!(lang(&[("LANG", "pl_PL.UTF-8"), ("LC_MESSAGES", "de_AT@euro")]), "de");
        assert_eq!(lang(&[("LANG", "pl_PL.UTF-8"), ("LC_MESSAGES", "de"), ("LC_ALL", "ja_JP.eucJP")]), "ja");
        assert_eq!(lang(&[("LANG", "pl_PL.UTF-8"), ("LC_ALL", "C.UTF-8")]), "en");
        assert_eq!(lang(&[("LANG", "fr-CA"), ("LC_ALL", "")]), "fr");
        assert_eq!(lang(&[("LANG", "xx_XX.UTF-8")]), "en");
    }
}
