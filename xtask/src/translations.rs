//! Translations: how much of each language is there, what does not fit the source, and the folder for a new one.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::sources::{cargo, crates, files, games, read, root, short};
use crate::{glossary, new_game, used_messages};

/// A language that is offered to readers lacks no more than every twentieth message.
const OFFERED_PERCENT: f64 = 95.0;
/// The files with messages.
const FILES: [&str; 3] = ["about.ftl", "messages.ftl", crate::lessons::MESSAGES];

/// How much of a language is there.
#[derive(Default)]
struct Coverage {
    translated: usize,
    all: usize,
    faults: Vec<String>,
}

impl Coverage {
    fn percent(&self) -> f64 {
        100.0 * self.translated as f64 / self.all.max(1) as f64
    }
}

/// The folders with texts of people's languages: one in each crate that speaks.
fn folders() -> Result<Vec<PathBuf>> {
    let folders = crates()?.into_iter().map(|name| root().join("crates").join(name).join("texts"));
    Ok(folders.filter(|folder| folder.join(languages::SOURCE).is_dir()).collect())
}

/// Prints how much of each language is there; fails where a translation does not fit the source.
pub(crate) fn print() -> Result<()> {
    let mut coverages: BTreeMap<String, Coverage> = BTreeMap::new();
    let all: BTreeSet<String> = folders()?
        .iter()
        .map(|folder| languages::languages(folder))
        .collect::<Result<Vec<_>, _>>()?
        .concat()
        .into_iter()
        .collect();
    for lang in all.iter().filter(|lang| *lang != languages::SOURCE) {
        let coverage = coverages.entry(lang.clone()).or_default();
        for folder in folders()? {
            for file in FILES {
                compare(&folder, lang, file, coverage)?;
                coverage.faults.extend(glossary::faults(&folder, lang, file)?);
            }
        }
    }
    let mut faults = Vec::new();
    for (lang, coverage) in &coverages {
        let Coverage { translated, all, .. } = coverage;
        let is_offered = read(&root().join("crates/scene/texts").join(lang).join("messages.ftl"))
            .is_ok_and(|messages| messages.lines().any(|line| line.starts_with("language-name")));
        println!(
            "{lang}: {translated} of {all} messages, {:.1} %{}",
            coverage.percent(),
            if is_offered { "" } else { ", not offered" }
        );
        faults.extend(coverage.faults.iter().cloned());
        if is_offered && coverage.percent() < OFFERED_PERCENT {
            faults.push(format!("{lang} is offered with {:.1} % of its messages", coverage.percent()));
        }
    }
    faults.extend(used_messages::faults(&folders()?, &FILES[..2])?);
    let readme = read(&root().join("README.md"))?;
    for row in table(&coverages)? {
        if !readme.contains(&row) {
            faults.push(format!("README.md lacks this row of its table of languages:\n{row}"));
        }
    }
    match faults.is_empty() {
        true => Ok(()),
        false => bail!("{}", faults.join("\n")),
    }
}

/// The rows of the table in README.md: how much of each offered language is there.
fn table(coverages: &BTreeMap<String, Coverage>) -> Result<Vec<String>> {
    let mut rows = Vec::new();
    for (lang, name) in languages::offered(&root().join("crates/scene/texts"))? {
        let rules = games()?.iter().filter(|game| rules_file(game, &lang).exists()).count();
        let percent = coverages.get(&lang).map_or(100.0, Coverage::percent);
        rows.push(format!("| {name} | `{lang}` | {percent:.1} % | {rules} of {} |", games()?.len()));
    }
    Ok(rows)
}

/// The rules of a game in a language. English has them in the file that is the authority.
fn rules_file(game: &str, lang: &str) -> PathBuf {
    let folder = root().join("crates").join(game);
    match lang == languages::SOURCE {
        true => folder.join("RULES.md"),
        false => folder.join("texts").join(lang).join("rules.md"),
    }
}

/// Counts the messages of a file that are translated, and notes those that do not fit the source.
fn compare(folder: &Path, lang: &str, file: &str, coverage: &mut Coverage) -> Result<()> {
    let (source, own) = (folder.join(languages::SOURCE).join(file), folder.join(lang).join(file));
    if !source.exists() {
        return Ok(());
    }
    let (source, text) = (read(&source)?, if own.exists() { read(&own)? } else { String::new() });
    let known: BTreeMap<&str, BTreeSet<&str>> =
        languages::messages(&source).into_iter().map(|(id, text)| (id, values(text))).collect();
    let mut seen = BTreeSet::new();
    for (id, text) in languages::messages(&text) {
        let place = format!("{}: {id}", short(&own));
        match known.get(id) {
            _ if !seen.insert(id) => coverage.faults.push(format!("{place} stands twice")),
            None if id.starts_with('-') => {}
            None => coverage.faults.push(format!("{place} is not in the source")),
            Some(expected) if *expected != values(text) => {
                coverage.faults.push(format!("{place} has the values {:?}, in the source {expected:?}", values(text)));
            }
            Some(_) => coverage.translated += 1,
        }
    }
    coverage.all += known.keys().filter(|id| !id.starts_with('-')).count();
    Ok(())
}

/// The names of the values that a message is given.
fn values(text: &str) -> BTreeSet<&str> {
    let end =
        |rest: &str| rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-').unwrap_or(rest.len());
    text.split('$').skip(1).map(|rest| &rest[..end(rest)]).collect()
}

/// Makes the folders of a new language: every message with its comment, each to be translated and uncommented.
pub(crate) fn create(lang: &str) -> Result<()> {
    create_in(root(), lang)?;
    println!(
        "Translate the lines that begin with `#~ ` and take that sign away; the rest stays English.\n\
         `cargo xtask translations` counts. The language is offered when crates/scene/texts/{lang}/messages.ftl has \
         `language-name` and {OFFERED_PERCENT} % of all messages are there."
    );
    Ok(())
}

/// The language of the trial: nobody's.
const TRIED: &str = "qx";

/// Makes a new language in a copy of the project, translates all of it by leaving it as it is, and sees that the programs
/// offer it, without a line of Rust.
pub(crate) fn trial(run: impl Fn(&mut Command) -> Result<()>) -> Result<()> {
    let copy = new_game::copy_project("new-language")?;
    create_in(&copy, TRIED)?;
    let own = format!("texts/{TRIED}/");
    for path in files(&copy.join("crates"))?.iter().filter(|path| path.to_string_lossy().contains(&own)) {
        let translated: String =
            read(path)?.lines().map(|line| line.strip_prefix("#~ ").unwrap_or(line).to_owned() + "\n").collect();
        std::fs::write(path, translated)?;
    }
    let mut others = Vec::new();
    for path in files(&copy)? {
        let known = root().join(path.strip_prefix(&copy)?);
        let is_own = path.to_string_lossy().contains(&own);
        if !is_own && std::fs::read(&path)? != std::fs::read(&known).unwrap_or_default() {
            others.push(known.display().to_string());
        }
    }
    if !others.is_empty() {
        bail!("a new language needs more than its folders: {}", others.join(", "));
    }
    let target = root().join("target");
    let mut test = cargo();
    test.current_dir(&copy).args(["test", "-q", "-p", "scene", "--lib", "lang::", "--offline", "--target-dir"]);
    run(test.arg(&target).env("ESCAPADE_NEW_LANGUAGE", TRIED))?;
    std::fs::remove_dir_all(&copy)?;
    Ok(())
}

/// Makes the folders of a new language in a copy of the project.
fn create_in(project: &Path, lang: &str) -> Result<()> {
    if lang.len() != 2 || !lang.bytes().all(|byte| byte.is_ascii_lowercase()) {
        bail!("`{lang}` is no language; give its two letters, such as `fr`");
    }
    for folder in folders()? {
        let folder = project.join(folder.strip_prefix(root())?);
        for file in FILES {
            let (source, own) = (folder.join(languages::SOURCE).join(file), folder.join(lang).join(file));
            if own.exists() {
                bail!("{} is there already", short(&own));
            }
            if source.exists() {
                std::fs::create_dir_all(folder.join(lang))?;
                std::fs::write(&own, to_translate(&read(&source)?))?;
                println!("   {}", short(&own));
            }
        }
    }
    Ok(())
}

/// A file of the source with all messages commented out.
fn to_translate(source: &str) -> String {
    let line = |line: &str| match line.is_empty() || line.starts_with('#') {
        true => format!("{line}\n"),
        false => format!("#~ {line}\n"),
    };
    source.lines().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_named() {
        let text = "a = { $count -> [one] { $who-else } *[other] { $name }s }";
        assert_eq!(values(text), BTreeSet::from(["count", "name", "who-else"]));
    }

    #[test]
    fn a_new_language_begins_with_comments() {
        let made = to_translate("# Where.\na = One\n    .name = Two\n\nb = Three\n");
        assert_eq!(made, "# Where.\n#~ a = One\n#~     .name = Two\n\n#~ b = Three\n");
        assert!(languages::messages(&made).is_empty());
    }
}
