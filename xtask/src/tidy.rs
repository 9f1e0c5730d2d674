//! House rules: file docs, crate directions, banned types, paths of machines.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::sources::{crates, files_ending, games, read, root, short};

/// Which of our crates each of our crates may depend on. A game may depend on what `<game>` may.
const DIRECTIONS: &[(&str, &[&str])] = &[
    ("engine", &[]),
    ("bots", &["engine"]),
    ("scene", &["engine"]),
    ("draw", &["engine", "scene"]),
    ("raster", &["draw"]),
    ("<game>", &["engine", "scene", "draw"]),
    ("games", &["engine", "bots", "scene", "draw", "<game>"]),
    ("protocol", &["engine"]),
    ("host", &["engine", "scene", "draw", "games", "bots", "protocol"]),
    ("server", &["engine", "scene", "draw", "games", "bots", "protocol", "host"]),
    ("client", &["engine", "scene", "draw", "games", "bots", "protocol", "host"]),
    ("web", &["engine", "scene", "draw", "games", "bots", "protocol", "host", "client"]),
    ("browser", &["engine", "scene", "games", "client", "server"]),
    ("glue", &[]),
    ("lab", &["engine", "bots"]),
    ("escapade", &["engine", "bots", "lab", "scene", "draw", "raster", "games", "protocol", "host", "server"]),
];

/// What rules may not use: order, platform, time and chance from elsewhere must not influence them.
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

/// A file longer than this has a seam that wants finding.
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

/// Tests and pictures are free: neither decides anything in a match.
fn is_free(path: &Path) -> bool {
    let mut parts = path.components().map(|part| part.as_os_str().to_string_lossy().into_owned());
    parts.any(|part| ["tests", "scene", "scene.rs", "paint", "paint.rs", "look", "look.rs"].contains(&part.as_str()))
}

fn check_banned(path: &Path, code: &str, faults: &mut Vec<String>) {
    let code = code.split("#[cfg(test)]").next().unwrap_or_default();
    for (index, line) in code.lines().enumerate().filter(|_| !is_free(path)) {
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

/// The dependencies of a manifest; those of its tests may point anywhere.
fn dependencies(manifest: &str) -> impl Iterator<Item = String> {
    let section = manifest.split("\n[").find(|section| section.starts_with("dependencies]")).unwrap_or_default();
    let names = section.lines().skip(1).filter_map(|line| line.split(['.', ' ', '=']).next());
    names.filter(|name| !name.is_empty()).map(str::to_owned).collect::<Vec<_>>().into_iter()
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
    fn a_file_without_docs_is_a_fault() {
        let mut faults = Vec::new();
        check_file(Path::new("x.rs"), "fn main() {}", &mut faults);
        check_banned(Path::new("x.rs"), "let m = HashMap::new(); // f64\n#[cfg(test)]\nf32", &mut faults);
        check_banned(Path::new("src/look.rs"), "let x: f32 = 1.0;", &mut faults);
        assert_eq!(faults.len(), 2, "{faults:?}");
    }
}
