//! Folders of texts, one for each language: `texts/en`, `texts/pl`. Build scripts embed them in native programs; the page
//! loads only those of its reader's language. Adding a language changes no line of Rust.

mod messages;
mod rules;

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

pub use messages::{messages, with_fallback};
pub use rules::player_rules;

/// The language that everything is written in first.
pub const SOURCE: &str = "en";

/// The files of a language, in the order in which `scene::EmbeddedTexts` has them. None of them must exist.
const FILES: [&str; 4] = ["about.ftl", "messages.ftl", RULES, "guide.md"];
/// The clauses of a game for readers of a language. In the source language they are made from `RULES.md`.
const RULES: &str = "rules.md";

/// The languages of a folder of texts: the source first, then the others in alphabetical order.
///
/// # Errors
/// When the folder cannot be read.
pub fn languages(texts: &Path) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(texts)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            found.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    found.sort_by_key(|lang| (lang != SOURCE, lang.clone()));
    Ok(found)
}

/// The languages that are offered, with their own names: those whose messages have a `language-name`. The folder is that of
/// messages that belong to no game.
///
/// # Errors
/// When the folder cannot be read.
pub fn offered(texts: &Path) -> io::Result<Vec<(String, String)>> {
    let named = |lang: String| {
        let messages = fs::read_to_string(texts.join(&lang).join("messages.ftl")).unwrap_or_default();
        let name = messages.lines().find_map(|line| line.strip_prefix("language-name = "))?.to_owned();
        Some((lang, name))
    };
    Ok(languages(texts)?.into_iter().filter_map(named).collect())
}

/// Writes the list that `scene::embedded_texts!` includes: all texts for a native program, none for the page, which loads
/// them.
///
/// # Panics
/// When a file cannot be read or written, which ends the build.
pub fn embed(texts: &str) {
    println!("cargo::rerun-if-changed={texts}");
    let folder = PathBuf::from(variable("CARGO_MANIFEST_DIR")).join(texts);
    if rules_beside(&folder).exists() {
        println!("cargo::rerun-if-changed={}", rules_beside(&folder).display());
    }
    let mut list = String::from("&[\n");
    if variable("CARGO_CFG_TARGET_ARCH") != "wasm32" {
        for lang in languages(&folder).expect("a crate with texts has a folder for them") {
            let _ = writeln!(list, "({lang:?}, [{}]),", embedded_files(&folder, &lang));
        }
    }
    list.push(']');
    write(texts, &list);
}

/// Writes the list of the languages that are offered, with their own names.
///
/// # Panics
/// When a file cannot be read or written, which ends the build.
pub fn list(texts: &str) {
    println!("cargo::rerun-if-changed={texts}");
    let folder = PathBuf::from(variable("CARGO_MANIFEST_DIR")).join(texts);
    let mut list = String::from("&[\n");
    for (lang, name) in offered(&folder).expect("a crate with texts has a folder for them") {
        let _ = writeln!(list, "({lang:?}, {name:?}),");
    }
    list.push(']');
    write("languages", &list);
}

/// The contents of the files of a language. What a language lacks comes from the source: single messages, or all clauses.
fn embedded_files(texts: &Path, lang: &str) -> String {
    let content = |file: &&str| {
        let (own, source) = (texts.join(lang).join(file), texts.join(SOURCE).join(file));
        let made = match *file {
            RULES if !own.exists() && rules_beside(texts).exists() => {
                let rules = fs::read_to_string(rules_beside(texts)).expect("the rules can be read");
                Some(player_rules(&rules))
            }
            _ if file.ends_with(".ftl") && lang != SOURCE && source.exists() => Some(merged(&source, &own)),
            _ => None,
        };
        let path = match made {
            Some(text) => {
                let kept = PathBuf::from(variable("OUT_DIR"))
                    .join(format!("{}-{lang}-{file}", texts.file_name().unwrap_or_default().to_string_lossy()));
                fs::write(&kept, text).expect("the folder for generated files can be written");
                kept
            }
            None => own,
        };
        match path.exists() {
            true => format!("include_str!({:?})", path.display().to_string()),
            false => "\"\"".to_owned(),
        }
    };
    FILES.iter().map(content).collect::<Vec<_>>().join(", ")
}

/// The file of a game's rules, beside its folder of texts.
fn rules_beside(texts: &Path) -> PathBuf {
    texts.with_file_name("RULES.md")
}

/// The messages of a file, and those of the source that it lacks; all of the source if there is no such file.
fn merged(source: &Path, own: &Path) -> String {
    let source = fs::read_to_string(source).expect("the source language has this file");
    with_fallback(&source, &fs::read_to_string(own).unwrap_or_default())
}

fn variable(name: &str) -> String {
    env::var(name).expect("build scripts run under cargo")
}

fn write(name: &str, text: &str) {
    let path = PathBuf::from(variable("OUT_DIR")).join(format!("{}.rs", name.replace('/', "-")));
    fs::write(path, text).expect("the folder for generated files can be written");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_source_comes_first() {
        let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../scene/texts");
        let found = languages(&texts).unwrap();
        assert_eq!(found[0], SOURCE);
        assert!(found[1..].is_sorted() && found.contains(&"pl".to_owned()), "{found:?}");
    }
}
