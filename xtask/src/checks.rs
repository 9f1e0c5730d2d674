//! `cargo xtask test`: every check there is, and what the checks need.

use std::time::Instant;

use anyhow::Result;

use crate::sources::{cargo, games, succeed};
use crate::{browser, clauses, new_game, tidy, web};

/// Runs every check; the cheap ones first, so that a slip is found at once.
pub(crate) fn run() -> Result<()> {
    step("format", || succeed(cargo().args(["fmt", "--all", "--check"])))?;
    step("house rules", tidy::run)?;
    step("clauses", clauses::check)?;
    step("clippy", || succeed(cargo().args(["clippy", "-q", "--workspace", "--all-targets", "--", "-D", "warnings"])))?;
    step("tests", tests)?;
    step("doctests", || succeed(cargo().args(["test", "-q", "--workspace", "--doc"])))?;
    step("docs", || {
        succeed(cargo().args(["doc", "-q", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))
    })?;
    step("the page", || web::build(true))?;
    step("browsers", browser::test)?;
    step("a new game", new_game::trial)?;
    println!("\nevery check passed");
    Ok(())
}

/// Tries the laws on many random games.
pub(crate) fn laws(games_to_play: u32) -> Result<()> {
    for game in games()? {
        println!("\n== {game}");
        let mut command = cargo();
        command.args([
            "test",
            "-q",
            "--release",
            "-p",
            &game,
            "--test",
            "laws",
            "--",
            "--nocapture",
            "--test-threads=1",
        ]);
        succeed(command.env("ESCAPADE_LAWS_GAMES", games_to_play.to_string()))?;
    }
    Ok(())
}

/// Kills the server at random moments under load, and compares what it kept with what it acknowledged.
pub(crate) fn crash(kills: u32) -> Result<()> {
    let mut command = cargo();
    command.args(["test", "-q", "-p", "server", "--test", "crash", "--", "--nocapture"]);
    succeed(command.env("ESCAPADE_KILLS", kills.to_string()))
}

fn step(name: &str, check: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("\n== {name}");
    let start = Instant::now();
    check()?;
    println!("   {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// Nextest where it is present, since it is faster and isolates tests from each other.
fn tests() -> Result<()> {
    let has_nextest = cargo().args(["nextest", "--version"]).output().is_ok_and(|output| output.status.success());
    match has_nextest {
        true => {
            succeed(cargo().args(["nextest", "run", "--workspace", "--exclude", "browser", "--status-level", "fail"]))
        }
        false => {
            succeed(cargo().args(["test", "-q", "--workspace", "--exclude", "browser", "--lib", "--bins", "--tests"]))
        }
    }
}
