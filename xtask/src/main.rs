//! The project's own commands. `cargo xtask` lists them.

mod attack;
mod bless;
mod browser;
mod checks;
mod clauses;
mod compare_locales;
mod dist;
mod gallery;
mod glossary;
mod guides;
mod lessons;
mod new_game;
mod page;
mod preflight;
mod progress;
mod python;
mod serve;
mod services;
mod sources;
mod supply;
mod tidy;
mod translations;
mod used_messages;

use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::page::PageKind;

const HELP: &str = "\
cargo xtask COMMAND

  serve [FLAGS]         build what is missing and run a table on this machine, in your browser
    --watch             build and show every change when it is saved
    --release           as it is shipped: slower to build, faster to run
    --no-open           do not open a browser; all other flags go to `escapade serve`
  test                  run every check there is, and install what the checks need
    --quick             format, house rules, clippy and tests of the crates that have changed
    NAME...             run some checks alone; a failed check says its name. `long` tries whole sweeps, of which the
                        others try a share: every game at many nodes, every language in lines and on paper
  web [--release]       build the page alone; a server that was built for trying shows it at once
  dist                  make what is shipped: static binary, Debian package, container image, checksums, SBOM
  translations          how much of each language is there; fails where one does not fit the English source
  new-language LANG     make the folders for another language, such as `fr`
  clauses [GAME]        which test proves which clause; fails where one has none
    --golden            which clauses no golden record touches
  tidy                  house rules: file docs, crate directions, banned types
  laws [--games N]      try the laws on N random games for each number of seats (10,000 unless given)
  bless                 write golden files again, after a change that is meant; records of known rules stay
  gallery               draw golden records: every game, three moments, three widths, two themes, two languages
  screenshots           play every game in Chromium and write pictures at three widths, light and dark
  story                 show every kind of moment of every game in Chromium and print which were seen
  film-strips           write docs/pictures/story-*.png: the main moments of every game, on a desk and on a phone
  engines               show and play the games in Firefox and WebKit, which it installs
  first-decision        measure a first visit on a slow phone: milliseconds until something can be decided
    --url URL           of another server than the one that is started here
  crash [--kills N]     kill the server under load N times (200 unless given) and compare what was acknowledged
    --faults            let every operation of its disk fail in turn instead
  cluster               let faults happen to several nodes while people play, and compare what they were told
    --nodes N           how many nodes (3 unless given)
    --rounds N          how many rounds (10 unless given)
    --matches N         how many matches are played in each round at least (50 unless given)
    --restarts N        how often all nodes are restarted after that, one after the other (3 unless given)
    --seed N            the same faults as in another run
  fuzz [--minutes N]    try mutated messages, records, content and settings for N minutes (10 unless given)
  attack [--minutes N]  attack the server for N minutes (once unless given) and print what held
  load                  measure the server: moves a second, latencies, memory
    --nodes [SECONDS]   the same for one, two and three nodes over PostgreSQL and NATS, with what each move costs
  lessons               play every lesson, and print what they teach and which clauses they leave out
    --browser           play every lesson in Chromium by its script
  python                build the Python package and run its tests and its peers' tests in an environment of its own
    --bench             measure it beside its peers instead; all other flags go to `python -m escapade.bench`
  new-game NAME         make a folder for a new game that compiles and obeys the laws";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("xtask: {fault:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[&str]) -> Result<()> {
    match arguments {
        ["serve", flags @ ..] => serve::run(flags),
        ["web"] => page::build(PageKind::Try),
        ["web", "--release"] => page::build(PageKind::Release),
        ["test", names @ ..] => checks::run(names),
        ["dist"] => page::build(PageKind::Release).and_then(|()| dist::run(&[])),
        ["dist", flags @ ..] => dist::run(flags),
        ["translations"] => translations::print(),
        ["new-language", lang] => translations::create(lang),
        ["clauses"] => clauses::print(None),
        ["clauses", "--golden"] => clauses::print_golden(),
        ["clauses", game] => clauses::print(Some(game)),
        ["tidy"] => tidy::run(),
        ["laws"] => checks::laws(10_000),
        ["laws", "--games", games] => checks::laws(games.parse()?),
        ["bless"] => bless::run(),
        ["gallery"] => gallery::run(),
        ["screenshots"] => browser::screenshots(),
        ["story"] => checks::story(),
        ["film-strips"] => browser::film_strips(),
        ["engines"] => browser::engines(),
        ["first-decision", rest @ ..] => browser::first_decision(rest),
        ["crash"] => checks::crash(200),
        ["crash", "--kills", kills] => checks::crash(kills.parse()?),
        ["crash", "--faults"] => checks::disk_faults(),
        ["cluster", flags @ ..] => services::cluster(flags),
        ["fuzz"] => checks::fuzz(10),
        ["fuzz", "--minutes", minutes] => checks::fuzz(minutes.parse()?),
        ["attack"] => attack::run(0),
        ["attack", "--minutes", minutes] => attack::run(minutes.parse()?),
        ["load", "--nodes", rest @ ..] => services::load(rest),
        ["load", rest @ ..] => {
            let load = ["run", "--release", "-q", "-p", "server", "--example", "load", "--"];
            sources::succeed(sources::cargo().args(load).args(rest))
        }
        ["lessons"] => lessons::print(),
        ["lessons", "--browser"] => lessons::walk(),
        ["python"] => python::test(sources::succeed),
        ["python", "--bench", flags @ ..] => python::bench(flags, sources::succeed),
        ["new-game", name] => new_game::run(name),
        [] | ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        _ => bail!("`{}` is no command\n\n{HELP}", arguments.join(" ")),
    }
}
