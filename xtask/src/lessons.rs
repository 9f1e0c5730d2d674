//! Lessons: `crates/GAME/lessons/1-NAME.toml`, for the page and for what they leave out.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context, Result};

use crate::page::{self, PageKind};
use crate::sources::{cargo, files_ending, games, read, root, succeed};
use crate::{browser, checks, guides};

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

/// Plays every lesson, and prints how many of the clauses that a player meets they teach, and which they do not.
pub(crate) fn print() -> Result<()> {
    succeed(cargo().args(["test", "-q", "-p", "client", "--test", "lessons", "--", "--nocapture"]))?;
    for game in games()? {
        let taught: BTreeSet<String> = of_game(&game)?.iter().flat_map(taught).collect();
        let told = guides::told(&game)?;
        let missing: Vec<&str> = told.difference(&taught).map(String::as_str).collect();
        println!(
            "\n{game}: lessons teach {} of the {} clauses that the guide tells",
            told.len() - missing.len(),
            told.len()
        );
        println!("  not in a lesson: {}", missing.join(" "));
    }
    Ok(())
}

/// Plays every lesson in Chromium by its script.
pub(crate) fn walk() -> Result<()> {
    browser::install(succeed)?;
    page::build(PageKind::Release)?;
    succeed(checks::browser_test("every_lesson").env("ESCAPADE_LESSONS", "all"))
}
