//! `escapade lab`: tournaments of bots.

use std::io::{BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Mutex;

use ::lab::{Entrant, Lineup, MatchResult, Plan};
use anyhow::{Context, Result, bail};
use games::Visitor;
use indicatif::{ProgressBar, ProgressStyle};
use scene::Show;

use crate::setup::Setup;

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Any mix of bots, seats rotated, with ratings
    Tournament(Args),
    /// The first bot in one seat against the second in all others
    Duel(Args),
}

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  escapade lab tournament alcatraz --bots random,greedy,normal -n 400\n  \
    escapade lab duel wcp --seats 4 --bots greedy,random -n 200\n  \
    escapade lab duel luiswile --bots search:300,greedy --results run.jsonl\n\n\
    Bots: random, instinct, greedy, search:FUTURES, easy, normal, hard. They count instead of looking at a clock, so \
    that the same seed gives the same matches. With --results a run that was stopped goes on where it was.")]
pub(crate) struct Args {
    #[command(flatten)]
    setup: Setup,
    /// The bots, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "greedy,random")]
    bots: Vec<Entrant>,
    /// How many matches
    #[arg(short = 'n', long, default_value_t = 200)]
    matches: u32,
    /// Where the seeds begin
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Keep every result in this file, and go on from it
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(command: &Command) -> Result<()> {
    match command {
        Command::Tournament(args) => args.setup.visit(Tournament(args, Lineup::Mixed))?,
        Command::Duel(args) if args.bots.len() == 2 => args.setup.visit(Tournament(args, Lineup::OneAgainstTheRest))?,
        Command::Duel(args) => bail!("a duel is between two bots, not {}", args.bots.len()),
    }
}

struct Tournament<'a>(&'a Args, Lineup);

impl Visitor for Tournament<'_> {
    type Out = Result<()>;

    fn visit<G: Show>(self) -> Result<()> {
        let Tournament(args, lineup) = self;
        let settings = args.setup.settings::<G>()?;
        let options = G::options(&settings)?;
        let plan = Plan {
            entrants: args.bots.clone(),
            lineup,
            seats: settings.seats(),
            matches: args.matches,
            seed: args.seed,
        };
        let (done, file) = match &args.results {
            Some(path) => {
                let head = format!(
                    "{} {:?} {:?} {}",
                    G::ABOUT.name,
                    plan,
                    settings.iter().collect::<Vec<_>>(),
                    settings.content().map_or(0, str::len)
                );
                let (done, file) = open_results(path, &head)?;
                (done, Some(Mutex::new(file)))
            }
            None => (Vec::new(), None),
        };
        let bar = progress(plan.matches, done.len());
        let results = ::lab::play::<G>(&plan, &options, &done, |result| {
            bar.inc(1);
            if let Some(file) = &file {
                let line = serde_json::to_string(result).expect("a result is plain data");
                // A line that cannot be written is played again when the run is resumed.
                let _ = writeln!(file.lock().expect("nobody panics while writing"), "{line}");
            }
        });
        bar.finish_and_clear();
        print(args, &plan, &results)
    }
}

/// The results that a file holds, and the file to add to. The first line tells which run they belong to.
fn open_results(path: &PathBuf, head: &str) -> Result<(Vec<MatchResult>, std::fs::File)> {
    let head = serde_json::to_string(head)?;
    let mut done = Vec::new();
    if path.exists() {
        let lines = std::io::BufReader::new(std::fs::File::open(path)?).lines().collect::<Result<Vec<String>, _>>()?;
        if lines.first() != Some(&head) {
            bail!("{}: these are results of another run; give another file", path.display());
        }
        done = lines.iter().skip(1).filter_map(|line| serde_json::from_str(line).ok()).collect();
    }
    let mut file =
        std::fs::OpenOptions::new().create(true).append(true).open(path).with_context(|| path.display().to_string())?;
    if done.is_empty() && file.metadata()?.len() == 0 {
        writeln!(file, "{head}")?;
    }
    Ok((done, file))
}

fn progress(matches: u32, done: usize) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} matches, {eta} left")
        .expect("the template is right");
    let bar = ProgressBar::new(u64::from(matches)).with_style(style);
    bar.set_position(done as u64);
    bar
}

fn print(args: &Args, plan: &Plan, results: &[MatchResult]) -> Result<()> {
    let standings = ::lab::standings(plan, results);
    let ratings = ::lab::ratings(&plan.entrants, results);
    if args.json {
        println!(
            "{}",
            serde_json::to_string_pretty(&serde_json::json!({ "standings": standings, "ratings": ratings }))?
        );
        return Ok(());
    }
    println!("{}, {} seats, {} matches", args.setup.game, plan.seats, results.len());
    println!("bot            seats   wins   win rate, 95 %           × fair share   rating, 95 %");
    for (standing, rating) in standings.iter().zip(&ratings) {
        println!(
            "{:12} {:7} {:6}   {:5.1} % ({:4.1} to {:4.1} %)   {:12.2}   {:4.1} ({:4.1} to {:4.1})",
            standing.entrant,
            standing.seats,
            standing.wins,
            standing.rate.share * 100.0,
            standing.rate.low * 100.0,
            standing.rate.high * 100.0,
            standing.fair_share,
            rating.rating,
            rating.low,
            rating.high
        );
    }
    let actions: u64 = results.iter().map(|result| u64::from(result.actions)).sum();
    println!("actions in a match: {:.1} on average", actions as f64 / results.len().max(1) as f64);
    let mut reasons: std::collections::BTreeMap<&str, u32> = std::collections::BTreeMap::new();
    results.iter().for_each(|result| *reasons.entry(&result.reason).or_default() += 1);
    for (reason, count) in reasons {
        println!("ending {reason}: {:.1} %", f64::from(count) * 100.0 / results.len().max(1) as f64);
    }
    Ok(())
}
