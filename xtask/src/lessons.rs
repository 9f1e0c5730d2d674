//! Lessons: `crates/GAME/lessons/1-NAME.toml`, for the page and for what they leave out.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::page::{self, PageKind};
use crate::sources::{cargo, files_ending, games, read, root, succeed};
use crate::{browser, checks, clauses, guides};

/// The file with the messages of lessons, in each folder of texts.
pub(crate) const MESSAGES: &str = "lessons.ftl";

/// The lessons of a game in their order, each with its name.
pub(crate) fn of_game(game: &str) -> Result<Vec<toml::Table>> {
    let folder = root().join("crates").join(game).join("lessons");
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let mut paths = files_ending(&folder, ".toml")?;
    paths.sort();
    paths.iter().map(|path| lesson(path)).collect()
}

fn lesson(path: &Path) -> Result<toml::Table> {
    let mut lesson: toml::Table = read(path)?.parse().with_context(|| path.display().to_string())?;
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let (_, name) = stem.split_once('-').with_context(|| format!("{} is not called 1-NAME.toml", path.display()))?;
    lesson.insert("name".to_owned(), name.into());
    Ok(lesson)
}

/// The clauses that a lesson teaches.
fn taught(lesson: &toml::Table) -> impl Iterator<Item = String> {
    let steps = lesson.get("steps").and_then(toml::Value::as_array).into_iter().flatten();
    let clauses = steps.filter_map(|step| step.get("clauses")?.as_array()).flatten();
    clauses.filter_map(|clause| Some(clause.as_str()?.to_owned()))
}

/// Plays every lesson, and prints how many of the clauses that a player meets they teach, and which they do not, and why.
pub(crate) fn print() -> Result<()> {
    succeed(cargo().args(["test", "-q", "-p", "client", "--test", "lessons", "--", "--nocapture"]))?;
    for game in games()? {
        let coverage = Coverage::of(&game)?;
        println!("\n{game}: lessons teach {} of the {} clauses that the guide tells", coverage.taught, coverage.told);
        for (reason, clauses) in &coverage.left_out {
            println!("  {reason}\n    {}", clauses.join(" "));
        }
    }
    Ok(())
}

/// Checks that every clause that the guide tells and no lesson teaches has a reason in `lessons.md`.
pub(crate) fn check() -> Result<()> {
    for game in games()? {
        let coverage = Coverage::of(&game)?;
        let reasons = coverage.left_out.len();
        println!(
            "{game}: lessons teach {} of {} clauses; {reasons} reasons for the others",
            coverage.taught, coverage.told
        );
    }
    Ok(())
}

/// The file with the reasons why lessons leave clauses out.
const REASONS: &str = "lessons.md";

/// What the lessons of a game teach.
struct Coverage {
    taught: usize,
    told: usize,
    /// The reasons why clauses are left out, in the order of the file, each with its clauses.
    left_out: Vec<(String, Vec<String>)>,
}

impl Coverage {
    fn of(game: &str) -> Result<Coverage> {
        let taught: BTreeSet<String> = of_game(game)?.iter().flat_map(taught).collect();
        let told = guides::told(game)?;
        let untaught: BTreeSet<String> = told.difference(&taught).cloned().collect();
        let path = root().join("crates").join(game).join(REASONS);
        let reasons = if path.exists() { read(&path)? } else { String::new() };
        let sections = guides::sections(game)?;
        let left_out = left_out(&reasons, &untaught, &sections).with_context(|| format!("crates/{game}/{REASONS}"))?;
        Ok(Coverage { taught: told.len() - untaught.len(), told: told.len(), left_out })
    }
}

/// The reasons for clauses that no lesson teaches. A reason names clauses, or a section of the guide, which stands for
/// all clauses that it tells first and that no reason names.
fn left_out(
    reasons: &str,
    untaught: &BTreeSet<String>,
    sections: &BTreeMap<String, String>,
) -> Result<Vec<(String, Vec<String>)>> {
    let lines = || reasons.lines().filter_map(|line| line.strip_prefix("- ")?.split_once(": "));
    let is_named = |label: &str| label.split(' ').all(clauses::is_id);
    let named: BTreeSet<&str> =
        lines().filter(|(label, _)| is_named(label)).flat_map(|(label, _)| label.split(' ')).collect();
    let known = named.iter().find(|clause| !untaught.contains(**clause));
    ensure!(known.is_none(), "{} needs no reason: it is taught, or no guide tells it", known.unwrap_or(&""));
    let mut missing = untaught.clone();
    let mut found = Vec::new();
    for (label, reason) in lines() {
        let clauses: Vec<String> = match is_named(label) {
            true => label.split(' ').map(str::to_owned).collect(),
            false => {
                let is_here = |clause: &&String| {
                    !named.contains(clause.as_str()) && sections.get(*clause).is_some_and(|section| section == label)
                };
                untaught.iter().filter(is_here).cloned().collect()
            }
        };
        ensure!(!clauses.is_empty(), "the lessons leave nothing out of `{label}`");
        clauses.iter().for_each(|clause| _ = missing.remove(clause));
        let title = if is_named(label) { reason.to_owned() } else { format!("{label}: {reason}") };
        found.push((title, clauses));
    }
    ensure!(missing.is_empty(), "no lesson teaches these, and no reason is given: {missing:?}");
    Ok(found)
}

/// Plays every lesson in Chromium by its script.
pub(crate) fn walk() -> Result<()> {
    browser::install(succeed)?;
    page::build(PageKind::Release)?;
    succeed(checks::browser_test("every_lesson").env("ESCAPADE_LESSONS", "all"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_without_a_lesson_have_reasons() {
        let set = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect::<BTreeSet<_>>();
        let untaught = set(&["ABC-001", "ABC-002", "ABC-R01"]);
        let sections: BTreeMap<String, String> = [("ABC-001", "Parts"), ("ABC-002", "Parts"), ("ABC-R01", "Tables")]
            .map(|(id, section)| (id.to_owned(), section.to_owned()))
            .into();
        let reasons = "- ABC-002: It is rare.\n- Parts: They lie there.\n- Tables: They are read.\n";
        let found = left_out(reasons, &untaught, &sections).unwrap();
        assert_eq!(found[0], ("It is rare.".to_owned(), vec!["ABC-002".to_owned()]));
        assert_eq!(found[1], ("Parts: They lie there.".to_owned(), vec!["ABC-001".to_owned()]));
        let fault = |reasons: &str| left_out(reasons, &untaught, &sections).unwrap_err().to_string();
        assert!(fault("- Parts: They lie there.\n").contains("ABC-R01"));
        assert!(fault(&format!("{reasons}- ABC-003: It is taught.\n")).contains("ABC-003"));
        assert!(fault(&format!("{reasons}- Goal: Nothing.\n")).contains("Goal"));
    }
}
