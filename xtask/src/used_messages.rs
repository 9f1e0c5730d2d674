//! Messages that nobody says, and ids that no message has. Ids stand in the code as texts, whole or with parts that are
//! filled in, as `phrase-{phrase}`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::sources::{files, files_ending, read, root, short};

/// A comment in a file of messages that names the beginnings of ids which are put together elsewhere.
const BUILT: &str = "# Ids begin with ";
/// Functions of `Texts` and of those who pass ids on to it, before the id.
const CALLS: [&str; 3] = [".text(", ".text_with(", ".with("];

/// A text in the code, and whether a message with this id is asked for.
struct Literal {
    text: String,
    is_asked: bool,
}

/// The messages of these files that nobody says, and the ids that are asked for and in no file.
pub(crate) fn faults(folders: &[PathBuf], names: &[&str]) -> Result<Vec<String>> {
    let (mut own, mut known): (BTreeMap<String, String>, BTreeSet<String>) = Default::default();
    let (mut built, mut mentioned) = (BTreeSet::new(), BTreeSet::new());
    for folder in folders {
        for name in names {
            let path = folder.join(languages::SOURCE).join(name);
            if path.exists() {
                let text = read(&path)?;
                own.extend(ids(&text).into_iter().map(|id| (id, short(&path))));
                built.extend(text.lines().filter_map(|line| line.strip_prefix(BUILT)).flat_map(beginnings));
            }
        }
        for path in files_ending(folder, ".ftl")? {
            mentioned.extend(references(&read(&path)?));
        }
    }
    // Lessons are found by their names, and the sample game has texts of its own.
    for path in files_ending(&root().join("crates"), ".ftl")? {
        known.extend(ids(&read(&path)?));
    }
    let literals = literals()?;
    let exact: BTreeSet<&str> = literals.iter().map(|(literal, _)| literal.text.as_str()).collect();
    let patterns: Vec<Vec<&str>> = exact.iter().filter_map(|text| pattern(text)).collect();
    let is_said = |id: &str| {
        exact.contains(id)
            || mentioned.contains(id)
            || built.iter().any(|beginning| id.starts_with(beginning.as_str()))
            || patterns.iter().any(|parts| fits(parts, id))
    };
    let unused = own.iter().filter(|(id, _)| !is_said(id)).map(|(id, path)| format!("{path}: nobody says {id}"));
    let asked = literals.iter().filter(|(literal, _)| literal.is_asked && is_id(&literal.text));
    let unknown = asked.filter(|(literal, _)| !known.contains(&literal.text));
    let unknown = unknown.map(|(literal, path)| format!("{path}: there is no message {}", literal.text));
    let all: BTreeSet<String> = unused.chain(unknown).collect();
    Ok(all.into_iter().collect())
}

/// The ids of a file, those of attributes as `message.attribute`.
fn ids(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    for (id, message) in languages::messages(text) {
        all.push(id.to_owned());
        let attributes = message.lines().filter_map(|line| line.trim_start().strip_prefix('.')?.split_once(" ="));
        all.extend(attributes.map(|(attribute, _)| format!("{id}.{attribute}")));
    }
    all
}

/// The beginnings of ids that a comment names between backticks.
fn beginnings(comment: &str) -> Vec<String> {
    comment.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The messages and terms that others contain.
fn references(text: &str) -> BTreeSet<String> {
    let placeables = text.split('{').skip(1).map(|rest| rest.trim_start());
    let name = |rest: &str| -> String {
        rest.chars().take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '_')).collect()
    };
    placeables.map(name).filter(|name| !name.is_empty()).collect()
}

/// All texts of the code that belongs to no test, each with its file.
fn literals() -> Result<Vec<(Literal, String)>> {
    let mut all = Vec::new();
    let crates = files(&root().join("crates"))?;
    let is_code = |path: &Path| path.extension().is_some_and(|kind| kind == "rs" || kind == "js");
    let is_test = |path: &Path| path.components().any(|part| part.as_os_str() == "tests" || part.as_os_str() == "dist");
    let xtask = files_ending(&root().join("xtask/src"), ".rs")?;
    for path in crates.into_iter().chain(xtask).filter(|path| is_code(path) && !is_test(path)) {
        let code = read(&path)?;
        let code = code.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        all.extend(read_literals(code).into_iter().map(|literal| (literal, short(&path))));
    }
    Ok(all)
}

/// The texts between quotes, without comments, and without signs between single quotes.
fn read_literals(code: &str) -> Vec<Literal> {
    let mut found = Vec::new();
    let (mut rest, mut before) = (code, String::new());
    while let Some(c) = rest.chars().next() {
        if rest.starts_with("//") {
            rest = rest.find('\n').map_or("", |end| &rest[end..]);
        } else if let Some(end) = sign_end(rest) {
            before.push('\'');
            rest = &rest[end..];
        } else if c == '"' {
            let end = text_end(&rest[1..]);
            let text = rest[1..=end].to_owned();
            found.push(Literal { text, is_asked: CALLS.iter().any(|call| before.ends_with(call)) });
            before.clear();
            rest = &rest[(end + 2).min(rest.len())..];
        } else {
            if !c.is_whitespace() {
                before.push(c);
            }
            rest = &rest[c.len_utf8()..];
        }
    }
    found
}

/// Where a sign between single quotes ends. Lifetimes are none.
fn sign_end(rest: &str) -> Option<usize> {
    let inside = rest.strip_prefix('\'')?;
    let length = match inside.strip_prefix('\\') {
        Some(escaped) => 1 + escaped[1..].find('\'')? + 1,
        None => inside.chars().next()?.len_utf8(),
    };
    inside.get(length..)?.starts_with('\'').then_some(length + 2)
}

/// How many bytes a text has up to its closing quote.
fn text_end(inside: &str) -> usize {
    let mut is_escaped = false;
    let closes = |(_, c): &(usize, char)| {
        let closes = *c == '"' && !is_escaped;
        is_escaped = *c == '\\' && !is_escaped;
        closes
    };
    inside.char_indices().find(closes).map_or(inside.len(), |(at, _)| at)
}

fn is_id(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '-' | '.'))
}

/// The fixed parts of a text with parts that are filled in, if it may be an id.
fn pattern(text: &str) -> Option<Vec<&str>> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((fixed, behind)) = rest.split_once('{') {
        parts.push(fixed);
        rest = behind.split_once('}')?.1;
    }
    parts.push(rest);
    let is_fixed = |part: &str| part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || "-.".contains(c));
    let letters = parts.iter().flat_map(|part| part.chars()).filter(char::is_ascii_lowercase).count();
    (parts.len() > 1 && letters >= 2 && parts.iter().all(|part| is_fixed(part))).then_some(parts)
}

/// Whether an id has these parts in this order, with something between each two.
fn fits(parts: &[&str], id: &str) -> bool {
    let [first, middle @ .., last] = parts else { return false };
    let Some(mut rest) = id.strip_prefix(first) else { return false };
    for part in middle {
        match rest.get(1..).and_then(|rest| rest.find(part)) {
            Some(at) => rest = &rest[1 + at + part.len()..],
            None => return false,
        }
    }
    rest.strip_suffix(last).is_some_and(|between| !between.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_found_in_code() {
        let code = "let a = page.text(\"begin\"); // \"not this\"\nlet q = '\"'; let e = '\\''; fn f<'a>(x: &'a str) {}\n\
                    texts.with(\n    \"won\", [(\"name\", name)]); format!(\"phrase-{phrase}\")";
        let found = read_literals(code);
        let texts: Vec<(&str, bool)> = found.iter().map(|one| (one.text.as_str(), one.is_asked)).collect();
        assert_eq!(texts, [("begin", true), ("won", true), ("name", false), ("phrase-{phrase}", false)]);
    }

    #[test]
    fn ids_with_parts_are_known_again() {
        let fit = |text: &str, id: &str| pattern(text).is_some_and(|parts| fits(&parts, id));
        assert!(fit("phrase-{phrase}", "phrase-good-luck") && fit("{id}.clauses", "thing-room.clauses"));
        assert!(fit("way-{way}.{form}", "way-out.short"));
        assert!(!fit("phrase-{phrase}", "phrase-") && !fit("phrase-{phrase}", "phrases") && !fit("{a}{b}", "anything"));
        assert!(!fit("Hello {name}", "Hello ana") && !fit("way-{way}.{form}", "way-out"));
    }

    #[test]
    fn what_messages_say_of_each_other_is_found() {
        let text = "# Ids begin with `called-` and `skill-`.\na = { b.to } and { -term } { $count ->\n    [one] x\n   *[other] y\n}\n    .name = N\n";
        assert_eq!(references(text), BTreeSet::from(["b.to".to_owned(), "-term".to_owned()]));
        assert_eq!(ids(text), ["a", "a.name"]);
        assert_eq!(beginnings("`called-` and `skill-`."), ["called-", "skill-"]);
    }
}
