//! House rules: file docs, crate directions, banned types, names of public types, paths of machines.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::sources::{crates, files_ending, games, read, root, short};

/// The crates of ours that each crate may depend on. `<game>` stands for every game.
const DIRECTIONS: &[(&str, &[&str])] = &[
    ("engine", &[]),
    ("languages", &[]),
    ("bots", &["engine"]),
    ("scene", &["engine"]),
    ("review", &["engine", "bots", "scene", "languages"]),
    ("draw", &["engine", "scene"]),
    ("raster", &["draw"]),
    ("print", &["engine", "languages", "scene", "draw"]),
    ("<game>", &["engine", "scene", "draw"]),
    ("games", &["engine", "bots", "scene", "draw", "review", "<game>"]),
    ("protocol", &["engine"]),
    ("host", &["engine", "scene", "draw", "games", "bots", "protocol"]),
    ("server", &["engine", "scene", "draw", "games", "bots", "review", "protocol", "host"]),
    ("cluster", &["engine", "protocol", "host", "server"]),
    ("client", &["engine", "scene", "draw", "games", "bots", "review", "protocol", "host"]),
    ("web", &["engine", "scene", "draw", "games", "bots", "review", "protocol", "host", "client"]),
    ("terminal", &["engine", "scene", "draw", "games", "bots", "protocol", "client"]),
    ("browser", &["engine", "scene", "raster", "games", "client", "server", "cluster"]),
    ("glue", &[]),
    ("lab", &["engine", "bots"]),
    ("arena", &["engine", "bots", "scene", "draw", "games", "lab"]),
    ("python", &["engine", "scene", "draw", "raster", "games", "lab", "arena"]),
    (
        "escapade",
        &[
            "engine", "bots", "lab", "arena", "scene", "draw", "raster", "print", "games", "review", "protocol",
            "host", "server", "cluster", "client", "terminal",
        ],
    ),
];

/// Words that games may not use: hash order, platform, time and other sources of chance must not influence rules.
const BANNED_IN_GAMES: [(&str, &str); 9] = [
    ("HashMap", "its order is not the same everywhere"),
    ("HashSet", "its order is not the same everywhere"),
    ("f32", "rules count in whole numbers"),
    ("f64", "rules count in whole numbers"),
    ("Instant", "time is an input"),
    ("SystemTime", "time is an input"),
    ("std::fs", "rules read no files"),
    ("std::thread", "rules are sequential"),
    ("rand::", "chance comes from the engine's dice"),
];

/// Crates whose public types a game's public types may not repeat: a game's files use both side by side.
const USED_BY_GAMES: [&str; 4] = ["engine", "scene", "draw", "bots"];

/// Names of public types that may be declared twice, each with the reason.
const REPEATED_NAMES: [(&str, &str); 1] = [("Area", "the word of the Blackgate rulebook for its rooms")];

/// Longer files must be split.
const LINES_MAX: usize = 1000;

/// Checks all house rules.
pub(crate) fn run() -> Result<()> {
    let mut faults = Vec::new();
    for folder in ["crates", "xtask/src"] {
        for path in files_ending(&root().join(folder), ".rs")? {
            check_file(&path, &read(&path)?, &mut faults);
        }
    }
    check_directions(&mut faults)?;
    for game in games()? {
        let folder = root().join("crates").join(game).join("src");
        for path in files_ending(&folder, ".rs")? {
            check_banned(&path, &read(&path)?, &mut faults);
        }
    }
    check_type_names(&declarations()?, &games()?, &REPEATED_NAMES, &mut faults);
    check_paths(&mut faults)?;
    if !faults.is_empty() {
        bail!("{} faults:\n{}", faults.len(), faults.join("\n"));
    }
    println!("tidy");
    Ok(())
}

fn check_file(path: &Path, code: &str, faults: &mut Vec<String>) {
    if !code.starts_with("//!") && !code.starts_with("#![doc = include_str!") {
        faults.push(format!("{}: a file begins with //! and says what it is for", short(path)));
    }
    let lines = code.lines().count();
    if lines > LINES_MAX {
        faults.push(format!("{}: {lines} lines; find the seam before {LINES_MAX}", short(path)));
    }
    for mark in [
        concat!("to", "do!("),
        concat!("unimple", "mented!("),
        concat!("FIX", "ME"),
        concat!("TO", "DO"),
        concat!("#[ig", "nore"),
    ] {
        if code.contains(mark) {
            faults.push(format!("{}: {mark} is unfinished work", short(path)));
        }
    }
}

/// Whether banned words are allowed: tests and pictures decide nothing in a match.
fn is_exempt(path: &Path) -> bool {
    let mut parts = path.components().map(|part| part.as_os_str().to_string_lossy().into_owned());
    parts.any(|part| ["tests", "scene", "scene.rs", "paint", "paint.rs"].contains(&part.as_str()))
}

fn check_banned(path: &Path, code: &str, faults: &mut Vec<String>) {
    let code = code.split("#[cfg(test)]").next().unwrap_or_default();
    for (index, line) in code.lines().enumerate().filter(|_| !is_exempt(path)) {
        let words = line.split("//").next().unwrap_or_default();
        for (banned, why) in BANNED_IN_GAMES {
            if contains_word(words, banned) {
                faults.push(format!("{}:{}: no {banned} in a game: {why}", short(path), index + 1));
            }
        }
    }
}

fn contains_word(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back().is_some_and(is_part);
        let after = word.ends_with(is_part) && text[at + word.len()..].chars().next().is_some_and(is_part);
        !before && !after
    })
}

fn check_directions(faults: &mut Vec<String>) -> Result<()> {
    let (crates, games) = (crates()?, games()?);
    let role = |name: &str| if games.iter().any(|game| game == name) { "<game>".to_owned() } else { name.to_owned() };
    for name in &crates {
        let Some((_, allowed)) = DIRECTIONS.iter().find(|(who, _)| *who == role(name)) else {
            faults.push(format!("crates/{name}: say in xtask/src/tidy.rs what it may depend on"));
            continue;
        };
        let manifest = read(&root().join("crates").join(name).join("Cargo.toml"))?;
        for dependency in dependencies(&manifest).filter(|dependency| crates.contains(dependency)) {
            if !allowed.contains(&role(&dependency).as_str()) {
                faults.push(format!("crates/{name}: may not depend on {dependency}"));
            }
        }
    }
    Ok(())
}

/// The dependencies of a manifest, without those of its tests.
fn dependencies(manifest: &str) -> impl Iterator<Item = String> {
    let section = manifest.split("\n[").find(|section| section.starts_with("dependencies]")).unwrap_or_default();
    let names = section.lines().skip(1).filter_map(|line| line.split(['.', ' ', '=']).next());
    names.filter(|name| !name.is_empty()).map(str::to_owned).collect::<Vec<_>>().into_iter()
}

/// A public type that a crate declares.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Declaration {
    /// The crate.
    owner: String,
    name: String,
    /// The file and the line.
    place: String,
}

/// The public types of all crates. The sample game is documentation in the form of a game, so it counts for nothing.
fn declarations() -> Result<Vec<Declaration>> {
    let mut found = Vec::new();
    for owner in crates()? {
        let folder = root().join("crates").join(&owner).join("src");
        for path in files_ending(&folder, ".rs")?.iter().filter(|path| !path.starts_with(folder.join("sample"))) {
            let types = public_types(&read(path)?);
            found.extend(types.into_iter().map(|(line, name)| Declaration {
                owner: owner.clone(),
                name,
                place: format!("{}:{line}", short(path)),
            }));
        }
    }
    Ok(found)
}

/// The public types of a file with their lines, also those inside macros such as `ids!`, but not those of its tests.
fn public_types(code: &str) -> Vec<(usize, String)> {
    let code = code.split("#[cfg(test)]").next().unwrap_or_default();
    let declared = |line: &str| {
        let rest = line.trim_start().strip_prefix("pub ")?;
        let rest = ["struct ", "enum ", "trait ", "type "].iter().find_map(|kind| rest.strip_prefix(kind))?;
        let name: String = rest.chars().take_while(|&c| c.is_alphanumeric() || c == '_').collect();
        name.starts_with(char::is_uppercase).then_some(name)
    };
    code.lines().zip(1..).filter_map(|(line, number)| Some((number, declared(line)?))).collect()
}

/// One public name means one type. Games may repeat each other's names, since no file uses two games.
fn check_type_names(
    declarations: &[Declaration],
    games: &[String],
    repeated: &[(&str, &str)],
    faults: &mut Vec<String>,
) {
    let is_allowed = |name: &str| repeated.iter().any(|(allowed, _)| *allowed == name);
    let (of_games, others): (Vec<&Declaration>, Vec<&Declaration>) =
        declarations.iter().filter(|one| !is_allowed(&one.name)).partition(|one| games.contains(&one.owner));
    let mut first: BTreeMap<&str, &Declaration> = BTreeMap::new();
    for one in others {
        if let Some(other) = first.get(one.name.as_str()) {
            faults.push(format!("{}: `{}` is the name of a public type in {}, too", one.place, one.name, other.place));
        }
        first.entry(&one.name).or_insert(one);
    }
    let used_by_games = |one: &Declaration| USED_BY_GAMES.contains(&one.owner.as_str());
    for one in of_games {
        if let Some(other) = first.get(one.name.as_str()).filter(|other| used_by_games(other)) {
            faults.push(format!("{}: `{}` is the name of a public type in {}, too", one.place, one.name, other.place));
        }
    }
}

/// No file names a machine's folders or a package registry's host.
fn check_paths(faults: &mut Vec<String>) -> Result<()> {
    let pattern =
        [["/wo", "rk/"], ["/ro", "ot/"], ["/ho", "me/"], ["crates", "\\.io"], ["npmjs", "\\.org"], ["py", "pi\\.org"]]
            .map(|parts| parts.concat())
            .join("|");
    let found =
        Command::new("git").args(["grep", "-nIE", &pattern, "--", ":!Cargo.lock"]).current_dir(root()).output()?;
    for line in String::from_utf8_lossy(&found.stdout).lines() {
        faults.push(format!("{line}: a path of a machine, or a registry's host"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_whole() {
        assert!(contains_word("let x: f64 = 1", "f64"));
        assert!(!contains_word("let xf64 = buf64x", "f64"));
        assert!(contains_word("use rand::Rng", "rand::"));
        assert!(!contains_word("use strand::x", "rand::"));
    }

    #[test]
    fn dependencies_are_read_from_their_section() {
        let manifest = "[package]\nname = \"x\"\n\n[dependencies]\nengine.workspace = true\nscene = { path = \"..\" }\n\n[dev-dependencies]\ngames = \"1\"\n";
        assert_eq!(dependencies(manifest).collect::<Vec<_>>(), ["engine", "scene"]);
    }

    #[test]
    fn public_types_are_found_in_macros_and_not_in_tests_or_docs() {
        let code = "/// pub enum Doc {}\npub struct One<T>(T);\npub(crate) struct Hidden;\nengine::ids! {\n    pub enum Two {\n\
                    pub type Three = u8;\npub trait Four: Copy {}\n#[cfg(test)]\npub struct Test;\n";
        let found: Vec<(usize, String)> = public_types(code);
        let expected = [(2, "One"), (5, "Two"), (6, "Three"), (7, "Four")];
        assert_eq!(found, expected.map(|(line, name)| (line, name.to_owned())));
    }

    #[test]
    fn one_public_name_means_one_type() {
        let faults_of = |types: &[(&str, &str)], repeated: &[(&str, &str)]| {
            let declaration = |&(owner, name): &(&str, &str)| Declaration {
                owner: owner.to_owned(),
                name: name.to_owned(),
                place: format!("{owner}/{name}"),
            };
            let declarations: Vec<Declaration> = types.iter().map(declaration).collect();
            let mut faults = Vec::new();
            check_type_names(&declarations, &["wcp".to_owned(), "alcatraz".to_owned()], repeated, &mut faults);
            faults
        };
        let twice = faults_of(&[("client", "Look"), ("draw", "Look")], &[]);
        assert_eq!(twice, ["draw/Look: `Look` is the name of a public type in client/Look, too"]);
        assert_eq!(faults_of(&[("client", "Look"), ("draw", "Look")], &[("Look", "a reason")]), [""; 0]);
        assert_eq!(faults_of(&[("wcp", "State"), ("alcatraz", "State"), ("server", "State")], &[]), [""; 0]);
        let of_game = faults_of(&[("wcp", "Area"), ("scene", "Area")], &[]);
        assert_eq!(of_game, ["wcp/Area: `Area` is the name of a public type in scene/Area, too"]);
    }

    #[test]
    fn every_repeated_name_is_still_repeated() {
        let names = declarations().unwrap();
        for (name, why) in REPEATED_NAMES {
            let count = names.iter().filter(|one| one.name == name).count();
            assert!(count > 1, "{name} ({why}) is declared {count} times; remove it from the list");
        }
    }

    #[test]
    fn a_file_without_docs_is_a_fault() {
        let mut faults = Vec::new();
        check_file(Path::new("x.rs"), "fn main() {}", &mut faults);
        check_banned(Path::new("x.rs"), "let m = HashMap::new(); // f64\n#[cfg(test)]\nf32", &mut faults);
        check_banned(Path::new("src/paint.rs"), "let x: f32 = 1.0;", &mut faults);
        assert_eq!(faults.len(), 2, "{faults:?}");
    }
}
