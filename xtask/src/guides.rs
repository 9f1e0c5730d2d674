//! Guides: the rules as a player reads them, in `texts/LANG/guide.md`, beside the clauses that are the authority. Behind
//! each paragraph stand the clauses that it tells, so that nothing is left out and nothing is told that is no rule.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use anyhow::{Result, bail};

use crate::clauses;
use crate::sources::{games, read, root, short};

/// Checks every guide, and prints how many clauses each one tells.
pub(crate) fn check() -> Result<()> {
    let mut faults = Vec::new();
    for game in games()? {
        let folder = root().join("crates").join(&game);
        let source = folder.join("texts").join(languages::SOURCE).join("guide.md");
        if !source.exists() {
            continue;
        }
        let english = Guide::parse(&read(&source)?);
        let known = clauses::of_game(&folder)?;
        faults.extend(english.faults(&known).into_iter().map(|fault| format!("{}: {fault}", short(&source))));
        println!("{game}: the guide tells {} of {} clauses", english.told.len(), known.len());
        for lang in languages::languages(&folder.join("texts"))? {
            let path = folder.join("texts").join(&lang).join("guide.md");
            if lang != languages::SOURCE && path.exists() {
                let differences = Guide::parse(&read(&path)?).differences(&english);
                faults.extend(differences.into_iter().map(|fault| format!("{}: {fault}", short(&path))));
            }
        }
    }
    match faults.is_empty() {
        true => Ok(()),
        false => bail!("{} faults:\n{}", faults.len(), faults.join("\n")),
    }
}

/// The clauses that the guide to a game tells: those that a player meets. Without a guide it is all of them.
pub(crate) fn told(game: &str) -> Result<BTreeSet<String>> {
    let folder = root().join("crates").join(game);
    let guide = folder.join("texts").join(languages::SOURCE).join("guide.md");
    if guide.exists() { Ok(Guide::parse(&read(&guide)?).told) } else { clauses::of_game(&folder) }
}

/// The section of a game's guide that tells each clause first.
pub(crate) fn sections(game: &str) -> Result<BTreeMap<String, String>> {
    let guide = root().join("crates").join(game).join("texts").join(languages::SOURCE).join("guide.md");
    let text = if guide.exists() { read(&guide)? } else { String::new() };
    let (mut found, mut section) = (BTreeMap::new(), "");
    for line in split_comments(&text).1.lines() {
        section = line.strip_prefix("## ").unwrap_or(section);
        for clause in line.split('{').skip(1).filter_map(|rest| rest.split('}').next()).flat_map(ids) {
            found.entry(clause).or_insert_with(|| section.to_owned());
        }
    }
    Ok(found)
}

/// What can be compared of a guide.
struct Guide {
    /// The clauses that paragraphs tell.
    told: BTreeSet<String>,
    /// The clauses that players need not know, with reasons, in comments.
    not_told: BTreeSet<String>,
    /// The numbers of each row of its tables.
    rows: Vec<Vec<String>>,
    /// The sources of its pictures.
    pictures: Vec<String>,
    headings: usize,
}

impl Guide {
    fn parse(text: &str) -> Guide {
        let (comments, plain) = split_comments(text);
        let told = plain.split('{').skip(1).filter_map(|rest| rest.split('}').next()).flat_map(ids).collect();
        let row = |line: &str| {
            line.split(|c: char| !c.is_ascii_digit()).filter(|n| !n.is_empty()).map(str::to_owned).collect()
        };
        Guide {
            told,
            not_told: ids(&comments).collect(),
            rows: plain.lines().filter(|line| line.starts_with('|')).map(row).collect(),
            pictures: sources(&plain).map(str::to_owned).collect(),
            headings: plain.lines().filter(|line| line.starts_with('#')).count(),
        }
    }

    fn faults(&self, known: &BTreeSet<String>) -> Vec<String> {
        let unknown = self.told.iter().chain(&self.not_told).filter(|id| !known.contains(*id));
        let unknown = unknown.map(|id| format!("there is no clause {id}"));
        let missing = known.iter().filter(|id| !self.told.contains(*id) && !self.not_told.contains(*id));
        let missing = missing.map(|id| format!("{id} is neither told nor named as not told"));
        let records =
            self.pictures.iter().flat_map(|source| record_of(source)).filter(|name| !record_path(name).exists());
        unknown.chain(missing).chain(records.map(|name| format!("there is no golden record {name}"))).collect()
    }

    /// What differs from the guide in the source language.
    fn differences(&self, source: &Guide) -> Vec<String> {
        let mut faults: Vec<String> = self
            .told
            .symmetric_difference(&source.told)
            .map(|id| format!("{id} is told in one language only"))
            .collect();
        if self.headings != source.headings {
            faults.push(format!("{} headings instead of {}", self.headings, source.headings));
        }
        if self.rows.len() != source.rows.len() {
            faults.push(format!("{} rows of tables instead of {}", self.rows.len(), source.rows.len()));
        }
        let pairs = self.rows.iter().zip(&source.rows).filter(|(own, other)| own != other);
        faults.extend(pairs.map(|(own, other)| format!("a row has the numbers {own:?} instead of {other:?}")));
        if self.pictures != source.pictures {
            faults.push("other pictures".to_owned());
        }
        faults
    }
}

/// The comments of a text, and the rest.
fn split_comments(text: &str) -> (String, String) {
    let (mut comments, mut plain, mut rest) = (String::new(), String::new(), text);
    while let Some((before, after)) = rest.split_once("<!--") {
        plain.push_str(before);
        let (comment, after) = after.split_once("-->").unwrap_or((after, ""));
        comments.push_str(comment);
        comments.push('\n');
        rest = after;
    }
    (comments, plain + rest)
}

/// The ids of clauses in a text.
fn ids(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    words.filter(|word| clauses::is_id(word)).map(str::to_owned)
}

/// The sources of the pictures of a guide.
fn sources(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter_map(|line| line.strip_prefix("![")?.strip_suffix(')')?.split_once("]("))
        .map(|(_, source)| source)
}

/// The name of the record that a picture is drawn from, if it names one.
fn record_of(source: &str) -> Option<&str> {
    Some(source.strip_prefix("golden:")?.split_once('@')?.0)
}

/// The names of the records of a guide's pictures.
pub(crate) fn records(text: &str) -> impl Iterator<Item = &str> {
    sources(text).filter_map(record_of)
}

/// The file of a golden record.
pub(crate) fn record_path(name: &str) -> PathBuf {
    root().join("crates/games/tests/records").join(format!("{name}.record"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        "# A\n\nAll vote. {ABC-001 ABC-R02}\n\n| x | 3 |\n![Yard](golden:a-v1@4)\n<!-- not told: ABC-003 why -->\n";

    fn set(ids: &[&str]) -> BTreeSet<String> {
        ids.iter().map(|id| (*id).to_owned()).collect()
    }

    #[test]
    fn guides_tell_clauses() {
        let guide = Guide::parse(TEXT);
        assert_eq!((&guide.told, &guide.not_told), (&set(&["ABC-001", "ABC-R02"]), &set(&["ABC-003"])));
        assert_eq!((guide.rows, guide.pictures), (vec![vec!["3".to_owned()]], vec!["golden:a-v1@4".to_owned()]));
        let known = set(&["ABC-001", "ABC-002", "ABC-003"]);
        let faults = Guide::parse(TEXT).faults(&known);
        assert_eq!(
            faults.len(),
            3,
            "an unknown clause, one that is not told, and a record that is not there: {faults:?}"
        );
    }

    #[test]
    fn languages_tell_the_same() {
        let (english, same) = (Guide::parse(TEXT), Guide::parse(&TEXT.replace("All vote", "Alle stimmen ab")));
        assert!(same.differences(&english).is_empty());
        let other = Guide::parse(&TEXT.replace("| 3 |", "| 4 |").replace("ABC-R02", "ABC-R04"));
        assert_eq!(other.differences(&english).len(), 3);
    }
}
