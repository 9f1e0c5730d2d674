//! What the project does for itself. `cargo xtask` lists the commands.

mod bless;
mod browser;
mod clauses;
mod gallery;
mod new_game;
mod sources;
mod test;
mod tidy;
mod web;

use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Result, bail};

const HELP: &str = "\
cargo xtask COMMAND

  serve                 build everything and run a table on this machine
  web [--release]       build the page alone; a server in a debug build shows it at once
  browser               play in Chromium with the page that was built last
  test                  run every check there is, and install what the checks need
  clauses [GAME]        which test proves which clause; fails where one has none
  tidy                  house rules: file docs, crate directions, banned types
  laws [--games N]      try the laws on N random games for each number of seats (10,000 unless given)
  bless                 write golden records and scenes anew, after a change that is meant
  gallery               draw golden records: every game, three moments, three widths, two themes, two languages
  screenshots           play every game in Chromium and write pictures at three widths, light and dark
  crash [--kills N]     kill the server under load N times (200 unless given) and compare what was acknowledged
  load                  measure the server: moves a second, latencies, memory
  new-game NAME         make a folder for a new game that compiles and obeys the laws";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("xtask: {fault:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(words: &[&str]) -> Result<()> {
    match words {
        ["serve", rest @ ..] => serve(rest),
        ["web"] => web::build(false),
        ["web", "--release"] => web::build(true),
        ["test"] => test::run(),
        ["clauses"] => clauses::print(None),
        ["clauses", game] => clauses::print(Some(game)),
        ["tidy"] => tidy::run(),
        ["laws"] => test::laws(10_000),
        ["laws", "--games", games] => test::laws(games.parse()?),
        ["bless"] => bless::run(),
        ["gallery"] => gallery::run(),
        ["browser"] => browser::test(),
        ["screenshots"] => browser::screenshots(),
        ["crash"] => test::crash(200),
        ["crash", "--kills", kills] => test::crash(kills.parse()?),
        ["load", rest @ ..] => {
            let load = ["run", "--release", "-q", "-p", "server", "--example", "load", "--"];
            sources::succeed(sources::cargo().args(load).args(rest))
        }
        ["new-game", name] => new_game::run(name),
        [] | ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        _ => bail!("`{}` is no command\n\n{HELP}", words.join(" ")),
    }
}

/// Builds everything, says how long that took, and runs a table; the page can be played as soon as it runs.
fn serve(rest: &[&str]) -> Result<()> {
    let since = Instant::now();
    web::build(true)?;
    let program = ["--release", "-q", "-p", "escapade"];
    sources::succeed(sources::cargo().arg("build").args(program))?;
    println!("   playable after {:.0} s, xtask itself apart", since.elapsed().as_secs_f64());
    sources::succeed(sources::cargo().arg("run").args(program).args(["--", "serve"]).args(rest))
}
