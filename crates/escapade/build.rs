//! Tells the program which commit it is built from, for `escapade --version`, and embeds the texts of all languages.

use std::path::Path;
use std::process::Command;

fn main() {
    languages::embed("texts");
    let commit = git(&["rev-parse", "--short", "HEAD"]);
    match commit {
        Some(_) => watch_head(),
        // Sources without a repository, as in an archive or a container.
        None => println!("cargo::rerun-if-env-changed=ESCAPADE_COMMIT"),
    }
    let given = || std::env::var("ESCAPADE_COMMIT").ok().filter(|commit| !commit.is_empty());
    let commit = commit.or_else(given).unwrap_or_else(|| "unknown".to_owned());
    println!("cargo::rustc-env=ESCAPADE_COMMIT={commit}");
}

/// Asks cargo to run this file again when HEAD moves, and at no other time.
fn watch_head() {
    let branch = git(&["symbolic-ref", "--quiet", "HEAD"]);
    // A branch that is only in packed-refs has no file until its next commit; the log of HEAD notes that commit, too.
    for name in ["HEAD", "logs/HEAD", "packed-refs"].into_iter().chain(branch.as_deref()) {
        // Cargo would take a file that does not exist for one that always changes.
        if let Some(path) = git(&["rev-parse", "--git-path", name]).filter(|path| Path::new(path).exists()) {
            println!("cargo::rerun-if-changed={path}");
        }
    }
}

/// What git answers, if it is there and this is a repository.
fn git(texts: &[&str]) -> Option<String> {
    let output = Command::new("git").args(texts).output().ok().filter(|output| output.status.success())?;
    let answer = String::from_utf8(output.stdout).ok()?;
    Some(answer.trim().to_owned()).filter(|answer| !answer.is_empty())
}
