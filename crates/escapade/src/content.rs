//! `escapade content`: what a game plays with, as files that designers edit, check, compare and take to spreadsheets.

mod changes;
mod csv;
mod schema;
mod tree;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use engine::Settings;
use games::Playable;

use crate::setup;
use changes::changes;
use schema::Descriptions;
use tree::{Item, Value};

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Print what a game plays with, as TOML with comments, or one of its tables as CSV
    Export {
        /// The game
        game: String,
        /// One table of cards, as CSV
        #[arg(long)]
        table: Option<String>,
        /// A content file in place of the game's own
        #[arg(long, value_name = "FILE")]
        content: Option<PathBuf>,
        /// Write to a file
        #[arg(short, long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Put a table from a spreadsheet into a content file, and check it
    Import {
        /// The game
        game: String,
        /// The table, as CSV
        csv: PathBuf,
        /// Which table it is
        #[arg(long)]
        table: String,
        /// The content file to put it into, in place of the game's own
        #[arg(long, value_name = "FILE")]
        content: Option<PathBuf>,
        /// Write to a file
        #[arg(short, long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Check a content file, and report everything that is wrong with it
    Check {
        /// The game
        game: String,
        /// The content file
        file: PathBuf,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Say what differs between a content file and the game's own, or another file
    Diff {
        /// The game
        game: String,
        /// The content file
        file: PathBuf,
        /// Another content file to compare it with
        before: Option<PathBuf>,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Print a JSON schema of content files, for editors
    Schema {
        /// The game
        game: String,
    },
}

/// What is known of a game's content: its own file, and whether it accepts another.
struct GameContent {
    own: &'static str,
    check: fn(&str) -> Result<(), String>,
}

struct GetContent;

impl games::Visitor for GetContent {
    type Out = GameContent;

    fn visit<G: Playable>(self) -> GameContent {
        /// Tries a file for every number of seats, since some content is only for many.
        fn check<G: Playable>(text: &str) -> Result<(), String> {
            for seats in G::ABOUT.seats.clone() {
                let settings = Settings::new(G::ABOUT.options, seats).with_content(text.to_owned());
                if let Err(faults) = G::options(&settings) {
                    let mut problems = faults.0.iter().filter(|fault| fault.key == "content");
                    // What is wrong with other options is not the file's fault.
                    if let Some(fault) = problems.next() {
                        return Err(fault.problem.clone());
                    }
                }
            }
            Ok(())
        }
        GameContent { own: G::own_content(), check: check::<G> }
    }
}

fn of(game: &str) -> Result<GameContent> {
    let content = setup::visit(game, GetContent)?;
    if content.own.is_empty() {
        bail!("{game} has no content file");
    }
    Ok(content)
}

pub(crate) fn run(command: &Command) -> Result<()> {
    match command {
        Command::Export { game, table, content, out } => {
            export(game, table.as_deref(), content.as_deref(), out.as_deref())
        }
        Command::Import { game, csv, table, content, out } => {
            import(game, csv, table, content.as_deref(), out.as_deref())
        }
        Command::Check { game, file, json } => check(game, file, *json),
        Command::Diff { game, file, before, json } => {
            let before = match before {
                Some(path) => setup::read(path)?,
                None => of(game)?.own.to_owned(),
            };
            let found = differences(&before, &setup::read(file)?)?;
            match found.is_empty() {
                _ if *json => println!("{}", serde_json::to_string_pretty(&found)?),
                true => println!("no differences"),
                false => found.iter().for_each(|change| println!("{change}")),
            }
            Ok(())
        }
        Command::Schema { game } => {
            let own = of(game)?.own;
            let schema = schema::schema(game, &Item::read(own)?, &Descriptions::read(own));
            println!("{}", serde_json::to_string_pretty(&schema)?);
            Ok(())
        }
    }
}

/// What differs between two content files, a line for each difference.
pub(crate) fn differences(before: &str, after: &str) -> Result<Vec<String>> {
    Ok(changes(&Item::read(before)?, &Item::read(after)?).iter().map(ToString::to_string).collect())
}

/// What a content file calls things: pairs of an id and a name.
pub(crate) fn names(text: &str) -> Vec<(String, String)> {
    let file = Item::read(text).ok();
    let parts = file.iter().flat_map(|file| file.entries());
    let rows = parts.flat_map(|(_, part)| {
        let listed = part.rows().iter().filter_map(|row| Some((row.id()?, row.name()?)));
        let keyed = part.entries().iter().filter_map(|(key, row)| Some((key.clone(), row.name()?)));
        listed.chain(keyed).collect::<Vec<_>>()
    });
    rows.collect()
}

fn write(out: Option<&Path>, text: &str) -> Result<()> {
    use std::io::Write;
    match out {
        None => Ok(std::io::stdout().write_all(text.as_bytes())?),
        Some(path) => std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display())),
    }
}

/// A table of a file.
fn table<'a>(file: &'a Item, name: &str) -> Result<&'a Item> {
    let known = csv::tables(file);
    let found = file.get(name).filter(|_| known.contains(&name));
    found.ok_or_else(|| anyhow!("there is no table `{name}`; there are: {}", known.join(", ")))
}

fn export(game: &str, part: Option<&str>, content: Option<&Path>, out: Option<&Path>) -> Result<()> {
    let text = match content {
        None => of(game)?.own.to_owned(),
        Some(path) => setup::read(path)?,
    };
    match part {
        None => write(out, &text),
        Some(part) => write(out, &csv::write(table(&Item::read(&text)?, part)?)),
    }
}

fn import(game: &str, csv: &Path, part: &str, content: Option<&Path>, out: Option<&Path>) -> Result<()> {
    let GameContent { own, check } = of(game)?;
    let text = match content {
        None => own.to_owned(),
        Some(path) => setup::read(path)?,
    };
    let mut file = Item::read(&text)?;
    let rows = csv::read(&setup::read(csv)?, table(&file, part)?).with_context(|| csv.display().to_string())?;
    if let Value::Table(entries) = &mut file.value
        && let Some((_, item)) = entries.iter_mut().find(|(key, _)| key == part)
    {
        *item = rows;
    }
    let descriptions = Descriptions::read(own);
    let text = file.file(|part| descriptions.above(part));
    let faults = faults(own, &text, check)?;
    if !faults.is_empty() {
        bail!("{} is not content of {game}:\n{}", csv.display(), faults.join("\n"));
    }
    write(out, &text)
}

/// What a check found.
#[derive(serde::Serialize)]
struct CheckReport<'a> {
    game: &'a str,
    file: String,
    faults: &'a [String],
    differences: Vec<String>,
}

fn check(game: &str, file: &Path, json: bool) -> Result<()> {
    let GameContent { own, check } = of(game)?;
    let text = setup::read(file)?;
    let faults = faults(own, &text, check).with_context(|| file.display().to_string())?;
    if json {
        let differences = differences(own, &text)?;
        let report = CheckReport { game, file: file.display().to_string(), faults: &faults, differences };
        println!("{}", serde_json::to_string_pretty(&report)?);
    } else if faults.is_empty() {
        let changes = differences(own, &text)?.len();
        println!("{} is content of {game}: {changes} differences from its own", file.display());
    }
    if faults.is_empty() {
        return Ok(());
    }
    bail!("{}: {} faults\n{}", file.display(), faults.len(), faults.join("\n"))
}

/// More faults than these are not looked for: the first of them explain the rest.
const FAULTS_MAX: usize = 60;

/// Everything that is wrong with a file. A game reports the first faults that it finds; the difference from its own file
/// that brought them is then taken back, until nothing is wrong any more.
fn faults(own: &str, text: &str, check: fn(&str) -> Result<(), String>) -> Result<Vec<String>> {
    let (own, mut file) = (Item::read(own)?, Item::read(text)?);
    let mut text = text.to_owned();
    let mut found: Vec<String> = Vec::new();
    while let Err(fault) = check(&text) {
        let is_first = found.is_empty();
        let (lines, problem) = (line_of(&fault), without_place(&fault));
        let mut all = changes(&own, &file);
        // Most faults are where they are reported.
        all.sort_by_key(|change| is_first && Some(change.line) != lines);
        let cause = all.into_iter().find_map(|change| {
            let without = change.taken_back(&file);
            let rest = check(&without.file(|_| Vec::new())).err().map(|fault| without_place(&fault));
            (rest.as_ref() != Some(&problem)).then_some((change, without))
        });
        let Some((change, without)) = cause else {
            found.push(fault);
            break;
        };
        let line = lines.filter(|_| is_first).unwrap_or(change.line);
        found.push(format!("line {line}: {}: {problem}", change.label));
        if found.len() == FAULTS_MAX {
            break;
        }
        file = without;
        text = file.file(|_| Vec::new());
    }
    Ok(found)
}

/// The line that a fault names.
fn line_of(fault: &str) -> Option<usize> {
    fault.strip_prefix("line ")?.split(',').next()?.parse().ok()
}

/// A fault without its line and column.
fn without_place(fault: &str) -> String {
    let without = |line: &str| match line.strip_prefix("line ").and_then(|rest| rest.split_once(": ")) {
        Some((_, problem)) => problem.to_owned(),
        None => line.to_owned(),
    };
    fault.lines().map(without).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_of_every_file_is_described() {
        for game in games::LIST.iter().map(|listed| listed.about.name) {
            let own = of(game).unwrap().own;
            let file = Item::read(own).unwrap();
            let none: Vec<String> = Vec::new();
            assert_eq!(schema::undescribed(&file, &Descriptions::read(own)), none, "{game}");
        }
    }

    #[test]
    fn files_that_are_written_again_are_the_same_content() {
        for game in games::LIST.iter().map(|listed| listed.about.name) {
            let GameContent { own, check } = of(game).unwrap();
            let file = Item::read(own).unwrap();
            let written = file.file(|_| Vec::new());
            assert_eq!(check(&written), Ok(()), "{game}");
            let none: Vec<String> = Vec::new();
            assert_eq!(differences(own, &written).unwrap(), none);
            assert!(!csv::tables(&file).is_empty());
            for name in csv::tables(&file) {
                let part = table(&file, name).unwrap();
                let back = csv::read(&csv::write(part), part).unwrap();
                assert!(changes(part, &back).is_empty(), "{game} {name}");
            }
        }
    }
}
