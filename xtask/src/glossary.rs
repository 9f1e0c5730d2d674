//! Glossaries: the words that a language has for a game's nouns, in `texts/LANG/glossary.md`, and whether the messages keep
//! to them.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::Result;

use crate::sources::{read, short};

/// A row of a glossary: `| English | word | stems | why |`.
#[derive(Debug, PartialEq, Eq)]
struct Noun {
    english: String,
    /// One of these stands in every message whose English has the noun, in lower case.
    stems: Vec<String>,
}

/// The nouns of a glossary, and the messages that say them otherwise.
fn parse(text: &str) -> (Vec<Noun>, BTreeSet<&str>) {
    let (mut nouns, mut exceptions) = (Vec::new(), BTreeSet::new());
    for line in text.lines() {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        if let (true, [english, _, stems, _, ..]) = (line.starts_with('|'), &cells[..])
            && *english != "English"
            && !english.starts_with('-')
        {
            let stems = stems.split(',').map(|stem| stem.trim().to_lowercase()).filter(|stem| !stem.is_empty());
            nouns.push(Noun { english: english.to_lowercase(), stems: stems.collect() });
        }
        if let Some((id, _)) = line.strip_prefix("- `").and_then(|rest| rest.split_once('`')) {
            exceptions.insert(id);
        }
    }
    (nouns, exceptions)
}

/// The messages of a language that do not keep to its glossary; nothing if it has none.
pub(crate) fn faults(texts: &Path, lang: &str, file: &str) -> Result<Vec<String>> {
    let (glossary, source, own) =
        (texts.join(lang).join("glossary.md"), texts.join(languages::SOURCE).join(file), texts.join(lang).join(file));
    if !glossary.exists() || !source.exists() || !own.exists() {
        return Ok(Vec::new());
    }
    let (glossary, source, text) = (read(&glossary)?, read(&source)?, read(&own)?);
    let (nouns, exceptions) = parse(&glossary);
    let translated: Vec<(&str, &str)> = languages::messages(&text);
    let mut faults = Vec::new();
    for (id, english) in languages::messages(&source).into_iter().filter(|(id, _)| !exceptions.contains(id)) {
        let Some((_, said)) = translated.iter().find(|(other, _)| *other == id) else { continue };
        let (words, said) = (plain_words(english), value(said).to_lowercase());
        for Noun { english, stems } in &nouns {
            if has_noun(&words, english) && !stems.iter().any(|stem| said.contains(stem)) {
                faults.push(format!("{}: {id} has none of {stems:?} for `{english}`", short(&own)));
            }
        }
    }
    Ok(faults)
}

/// What a message says, without its id.
fn value(message: &str) -> &str {
    message.split_once('=').map_or(message, |(_, value)| value)
}

/// The text of a message in lower case, without what stands in braces.
fn plain_words(message: &str) -> String {
    let mut plain = String::new();
    let words: Vec<&str> = value(message).lines().map(without_name).collect();
    let words = words.join("\n");
    let mut rest = words.as_str();
    while let Some((before, after)) = rest.split_once('{') {
        plain.push_str(before);
        rest = after.split_once('}').map_or("", |(_, rest)| rest);
    }
    (plain + rest).to_lowercase()
}

/// A line of a message without the name of the attribute that begins there, which nobody reads.
fn without_name(line: &str) -> &str {
    match line.trim_start().strip_prefix('.').and_then(|rest| rest.split_once('=')) {
        Some((_, text)) => text,
        None => line,
    }
}

/// Whether a text has a noun as a word of its own, in the singular or in the plural.
fn has_noun(text: &str, noun: &str) -> bool {
    let is_letter = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(noun).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + noun.len()..]);
        let ends = ["", "s", "es"]
            .iter()
            .any(|ending| after.strip_prefix(ending).is_some_and(|rest| !rest.starts_with(is_letter)));
        ends && !before.ends_with(is_letter)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glossary_has_nouns_and_exceptions() {
        let text = "# Words\n\n| English | word | stems | why |\n|---|---|---|---|\n| guard | Wache | wache, Wächter | short |\n\n\
                    - `guard-duty`: a phrase\n";
        let (nouns, exceptions) = parse(text);
        let stems = ["wache", "wächter"].map(str::to_owned).to_vec();
        assert_eq!(nouns, [Noun { english: "guard".to_owned(), stems }]);
        assert_eq!(exceptions, BTreeSet::from(["guard-duty"]));
    }

    #[test]
    fn nouns_are_whole_words() {
        assert!(has_noun("two guards come", "guard") && has_noun("guard", "guard"));
        assert!(!has_noun("guardian", "guard") && !has_noun("bodyguard", "guard"));
    }

    #[test]
    fn braces_and_names_of_attributes_are_no_words() {
        assert_eq!(plain_words("a = The Guard { $guard } { $n -> [one] x *[other] y } End"), " the guard   end");
        assert_eq!(plain_words("a = One\n    .no-guard = Two"), " one\n two");
    }
}
