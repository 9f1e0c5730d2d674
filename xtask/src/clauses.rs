//! Clauses: which test proves which clause, and that every cited clause exists.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Result, bail};

use crate::sources::{cargo, files, files_ending, games, read, root, short, succeed};

/// What is known of a clause.
#[derive(Default)]
struct Clause {
    /// Each test that names it, with its file.
    tests: Vec<String>,
    /// Why no program can test it, if none can.
    table_talk: Option<String>,
}

/// Prints the clauses of each game with their tests.
pub(crate) fn print(game: Option<&str>) -> Result<()> {
    report(game, true)
}

/// Prints the clauses that no golden record touches.
pub(crate) fn print_golden() -> Result<()> {
    let test = ["test", "-q", "-p", "games", "--test", "clauses", "golden_records", "--", "--nocapture"];
    succeed(cargo().args(test))
}

/// The ids of a game's clauses and rulings.
pub(crate) fn of_game(folder: &Path) -> Result<BTreeSet<String>> {
    Ok(definitions(&read(&folder.join("RULES.md"))?, &mut Vec::new()).into_keys().collect())
}

/// Whether a word is the id of a clause.
pub(crate) fn is_id(word: &str) -> bool {
    id_at(word).is_some_and(|id| id.len() == word.len())
}

/// Checks the clauses of every game, and prints a line for each game.
pub(crate) fn check() -> Result<()> {
    report(None, false)
}

fn report(only: Option<&str>, whole: bool) -> Result<()> {
    let mut faults = Vec::new();
    let mut games = games()?;
    if let Some(only) = only {
        games.retain(|game| game == only);
        if games.is_empty() {
            bail!("there is no game `{only}`");
        }
    }
    for game in games {
        let folder = root().join("crates").join(&game);
        let clauses = trace(&folder, &mut faults)?;
        if whole {
            print_table(&game, &clauses);
        }
        let proven = clauses.values().filter(|clause| !clause.tests.is_empty()).count();
        let talk = clauses.values().filter(|clause| clause.table_talk.is_some()).count();
        println!("{game}: {} clauses and rulings, {proven} with tests, {talk} table talk", clauses.len());
    }
    if !faults.is_empty() {
        bail!("{} faults:\n{}", faults.len(), faults.join("\n"));
    }
    Ok(())
}

fn print_table(game: &str, clauses: &BTreeMap<String, Clause>) {
    println!("\n{game}");
    for (id, clause) in clauses {
        match (&clause.tests[..], &clause.table_talk) {
            ([], Some(reason)) => println!("  {id:8}  table talk: {reason}"),
            ([], None) => println!("  {id:8}  NO TEST"),
            ([first, rest @ ..], _) => {
                println!("  {id:8}  {first}");
                rest.iter().for_each(|test| println!("            {test}"));
            }
        }
    }
}

/// Reads the clauses of a game and its tests, and notes what is missing.
fn trace(folder: &Path, faults: &mut Vec<String>) -> Result<BTreeMap<String, Clause>> {
    let rules = read(&folder.join("RULES.md"))?;
    let mut clauses = definitions(&rules, faults);
    let Some(prefix) = clauses.keys().next().map(|id| id[..3].to_owned()) else {
        bail!("{} defines no clause", short(&folder.join("RULES.md")));
    };
    for path in files_ending(folder, ".rs")? {
        for (test, ids) in tests(&read(&path)?, &prefix) {
            for id in ids {
                // An unknown id is reported with the other citations.
                if let Some(clause) = clauses.get_mut(&id) {
                    clause.tests.push(format!("{test}  ({})", short(&path)));
                }
            }
        }
    }
    for path in files(folder)? {
        let text = read(&path)?;
        for (index, line) in text.lines().enumerate() {
            for id in ids(line, &prefix).into_iter().filter(|id| !clauses.contains_key(id)) {
                faults.push(format!("{}:{}: {id} is not in RULES.md", short(&path), index + 1));
            }
        }
    }
    for (id, clause) in &clauses {
        if clause.tests.is_empty() && clause.table_talk.is_none() {
            faults.push(format!("{id} has no test"));
        }
    }
    refusals_have_texts(folder, &prefix, faults)?;
    translations_are_whole(folder, &clauses, faults)?;
    Ok(clauses)
}

/// The rules in another language define the same clauses.
fn translations_are_whole(folder: &Path, clauses: &BTreeMap<String, Clause>, faults: &mut Vec<String>) -> Result<()> {
    for path in files_ending(&folder.join("texts"), "rules.md")? {
        let translated = definitions(&read(&path)?, faults);
        let missing = clauses.keys().filter(|id| !translated.contains_key(*id));
        faults.extend(missing.map(|id| format!("{}: {id} is missing", short(&path))));
    }
    Ok(())
}

/// Every clause that the rules' code cites in a string is explained to players in every language.
fn refusals_have_texts(folder: &Path, prefix: &str, faults: &mut Vec<String>) -> Result<()> {
    let mut cited = BTreeSet::new();
    for path in files_ending(&folder.join("src"), ".rs")? {
        if path.components().any(|part| part.as_os_str() == "tests") {
            continue;
        }
        let code = read(&path)?;
        let code = code.split("#[cfg(test)]").next().unwrap_or_default();
        for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
            cited.extend(ids(line, prefix).into_iter().filter(|id| line.contains(&format!("\"{id}\""))));
        }
    }
    for path in files_ending(&folder.join("texts"), "messages.ftl")? {
        let texts = read(&path)?;
        for id in &cited {
            if !texts.lines().any(|line| line.starts_with(&format!("clause-{id} ="))) {
                faults.push(format!("{}: no message clause-{id}", short(&path)));
            }
        }
    }
    Ok(())
}

/// The clauses that `RULES.md` defines: list items and cells of tables that begin with a bold id.
fn definitions(rules: &str, faults: &mut Vec<String>) -> BTreeMap<String, Clause> {
    let mut clauses: BTreeMap<String, Clause> = BTreeMap::new();
    let items = rules.lines().filter_map(|line| Some((line.strip_prefix("- **")?, line)));
    let rows = rules.lines().filter(|line| line.starts_with('|'));
    let cells = rows.flat_map(|row| row.split("| **").skip(1).map(move |cell| (cell, row)));
    for (text, line) in items.chain(cells) {
        let Some(id) = id_at(text) else { continue };
        let table_talk =
            line.split_once("(table talk: ").map(|(_, reason)| reason.split(')').next().unwrap_or("").to_owned());
        if clauses.insert(id.clone(), Clause { tests: Vec::new(), table_talk }).is_some() {
            faults.push(format!("{id} is defined twice"));
        }
    }
    clauses
}

/// The clause id at the beginning of a text: `ALC-042` or `ALC-R07`.
fn id_at(text: &str) -> Option<String> {
    let bytes = text.as_bytes();
    let prefix = bytes.get(..3)?.iter().all(u8::is_ascii_uppercase) && bytes.get(3) == Some(&b'-');
    let (start, len) = if bytes.get(4) == Some(&b'R') { (5, 2) } else { (4, 3) };
    let digits = bytes.get(start..start + len)?.iter().all(u8::is_ascii_digit);
    let ends = !bytes.get(start + len).is_some_and(u8::is_ascii_digit);
    (prefix && digits && ends).then(|| text[..start + len].to_owned())
}

/// The ids of a game that a text cites.
fn ids(text: &str, prefix: &str) -> Vec<String> {
    text.match_indices(&format!("{prefix}-")).filter_map(|(at, _)| id_at(&text[at..])).collect()
}

/// The tests of a file, each with the clauses that its name or its documentation names.
fn tests(code: &str, prefix: &str) -> Vec<(String, Vec<String>)> {
    let mut found = Vec::new();
    let mut named = Vec::new();
    let mut is_test = false;
    for line in code.lines().map(str::trim) {
        if line.starts_with("///") {
            named.extend(ids(line, prefix));
        } else if line.starts_with("#[") {
            is_test |= line.starts_with("#[test]");
        } else {
            if is_test && let Some(name) = line.strip_prefix("fn ").and_then(|rest| rest.split('(').next()) {
                named.extend(ids_in_name(name, prefix));
                named.sort();
                named.dedup();
                found.push((name.to_owned(), std::mem::take(&mut named)));
            }
            named.clear();
            is_test = false;
        }
    }
    found
}

/// The ids in a function's name: `alc_042_043_r07_…` names ALC-042, ALC-043 and ALC-R07.
fn ids_in_name(name: &str, prefix: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut in_ids = false;
    for word in name.split('_') {
        let is_number = word.len() == 3 && word.bytes().all(|byte| byte.is_ascii_digit());
        let is_ruling = word.len() == 3 && word.starts_with('r') && word[1..].bytes().all(|byte| byte.is_ascii_digit());
        if word == prefix.to_lowercase() {
            in_ids = true;
        } else if in_ids && (is_number || is_ruling) {
            found.push(format!("{prefix}-{}", word.to_uppercase()));
        } else {
            in_ids = false;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_found_in_lists_and_tables() {
        let rules = "- **ABC-001** One.\n| **ABC-R01** | Two |\n| x | **ABC-002** Two | **ABC-004** Four |\n- **ABC-R02 Three?** (table talk: nobody can check)\n- ABC-003";
        let mut faults = Vec::new();
        let clauses = definitions(rules, &mut faults);
        assert_eq!(clauses.keys().collect::<Vec<_>>(), ["ABC-001", "ABC-002", "ABC-004", "ABC-R01", "ABC-R02"]);
        assert_eq!(clauses["ABC-R02"].table_talk.as_deref(), Some("nobody can check"));
        definitions("- **ABC-001** One.\n- **ABC-001** Again.", &mut faults);
        assert_eq!(faults, ["ABC-001 is defined twice"]);
    }

    #[test]
    fn tests_name_clauses_by_name_and_by_documentation() {
        let code = "/// ABC-007, ABC-R02: why.\n#[test]\nfn abc_001_002_r03_works() {}\n\n/// ABC-009\nfn no_test() {}\n#[test]\nfn plain() {}";
        let expected = ["ABC-001", "ABC-002", "ABC-007", "ABC-R02", "ABC-R03"];
        let found = tests(code, "ABC");
        assert_eq!(found[0], ("abc_001_002_r03_works".to_owned(), expected.iter().map(ToString::to_string).collect()));
        assert_eq!(found[1], ("plain".to_owned(), vec![]));
        assert_eq!(found.len(), 2);
    }

    #[test]
    fn ids_are_read_exactly() {
        assert_eq!(id_at("ABC-0123"), None);
        assert_eq!(id_at("ABC-R1"), None);
        assert_eq!(ids("see ABC-001, ABC-R02–R04; ABCD-001", "ABC"), ["ABC-001", "ABC-R02"]);
    }
}
