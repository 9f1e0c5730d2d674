//! `escapade lab`: tournaments of bots, and the balance of games.

mod aimless;
mod ask;
mod balance;
mod dataset;
mod gate;
mod ladder;
mod luck;
mod merge;
mod runs;
#[cfg(test)]
mod targets;
mod train;
mod tune;

use std::collections::BTreeMap;

use ::lab::{Entrant, Lineup, MatchResult, Rating, Standing, TournamentPlan};
use anyhow::{Result, bail};
use games::Visitor;

use crate::setup::MatchArgs;
use runs::RunArgs;

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Any mix of bots, seats rotated, with ratings
    Tournament(Args),
    /// The first bot in one seat against the second in all others
    Duel(Args),
    /// Win rates by seat and by everything that seats have, lengths, endings, and what is never used
    Balance(balance::Args),
    /// Questions of designers: which card is never taken, how long a turn is, when a match is decided, how often a rule fires
    Ask(ask::Args),
    /// Play until a sequential test knows whether the second bot is stronger than the first
    Gate(gate::Args),
    /// Test whether each level is stronger than the one below
    Ladder(ladder::Args),
    /// Learn the weights of a game's judge from self-play
    Train(train::Args),
    /// Find search settings for a game by duels
    Tune(tune::Args),
    /// Check that bots choose nothing that they may not, and nothing without aim
    Aimless(aimless::Args),
    /// Check that reviews tell luck from choice
    Luck(luck::Args),
    /// Write the decisions of bots, or records of their matches, as JSON Lines
    Dataset(dataset::Args),
    /// Join the parts of a run that was cut, whatever wrote them: the same bytes as one run
    Merge(merge::Args),
}

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  escapade lab tournament alcatraz --bots random,greedy,normal -n 400\n  \
    escapade lab duel wcp --seats 4 --bots greedy,random -n 200 --report out\n  \
    escapade lab duel luiswile --bots search:300,greedy --results run.jsonl\n\n\
    Bots: random, instinct, greedy, search:FUTURES, easy, normal, hard, and those of version 0.1: old-easy, old-normal, \
    old-hard, old-search:FUTURES. Each may be given another budget: hard@300 or hard@20ms. Without a time they count instead of looking at a clock, so \
    that the same seed gives the same matches. Any program is a bot, too, by its path: ./mybot; docs/bots.md says what it is told. \
    With --results a run that was stopped goes on where it was, and one that is over can grow.")]
pub(crate) struct Args {
    #[command(flatten)]
    setup: MatchArgs,
    /// The bots, separated by commas
    #[arg(long, value_delimiter = ',', default_value = "greedy,random")]
    bots: Vec<Entrant>,
    #[command(flatten)]
    run: RunArgs,
}

pub(crate) fn run(command: &Command) -> Result<()> {
    match command {
        Command::Tournament(args) => args.setup.visit(Tournament(args, Lineup::Mixed))?,
        Command::Duel(args) if args.bots.len() == 2 => args.setup.visit(Tournament(args, Lineup::OneAgainstTheRest))?,
        Command::Duel(args) => bail!("a duel is between two bots, not {}", args.bots.len()),
        Command::Gate(args) => args.setup.visit(gate::Gate(args))?,
        Command::Train(args) => crate::setup::visit(&args.game, train::Train(args))?,
        Command::Tune(args) => args.setup.visit(tune::Tune(args))?,
        Command::Ladder(args) => ladder::run(args),
        Command::Aimless(args) => aimless::run(args),
        Command::Luck(args) => args.setup.visit(luck::MeasureLuck(args))?,
        Command::Dataset(args) => args.setup.visit(dataset::WriteDataset(args))?,
        Command::Merge(args) => merge::run(args),
        Command::Ask(args) => args.setup.visit(ask::Ask(args))?,
        Command::Balance(args) => args.setup.visit(balance::MeasureBalance(args))?,
    }
}

struct Tournament<'a>(&'a Args, Lineup);

impl Visitor for Tournament<'_> {
    type Out = Result<()>;

    fn visit<G: games::Playable>(self) -> Result<()> {
        let Tournament(args, lineup) = self;
        let settings = args.setup.settings::<G>()?;
        let plan = TournamentPlan {
            entrants: args.bots.clone(),
            lineup,
            seats: settings.seats(),
            first: args.run.first,
            matches: args.run.matches,
            seed: args.run.seed,
            openings: args.run.openings,
        };
        let (_, results) = runs::play::<G>(&plan, &settings, args.run.results.as_deref())?;
        let (standings, ratings) = (::lab::standings(&plan, &results), ::lab::ratings(&plan.entrants, &results));
        let facts = runs::facts::<G>(&plan, &settings, &args.setup.content_name());
        let title = match lineup {
            Lineup::Mixed => format!("A tournament of {}", G::ABOUT.name),
            Lineup::OneAgainstTheRest => format!("{} against {} at {}", args.bots[0], args.bots[1], G::ABOUT.name),
        };
        let json = serde_json::json!({
            "facts": facts.iter().cloned().collect::<BTreeMap<_, _>>(),
            "standings": standings,
            "ratings": ratings,
            "payoffs": ::lab::payoffs(plan.entrants.len(), &results),
        });
        let json = serde_json::to_string_pretty(&json)?;
        let page = ::lab::tournament_page(&title, &facts, &plan, (&standings, &ratings), &results);
        args.run.write_report(&page, &::lab::tournament_csv(&standings, &ratings), &json)?;
        if args.run.json {
            println!("{json}");
        } else {
            println!("{}, {} seats, {} matches", args.setup.game, plan.seats, results.len());
            print(&standings, &ratings, &results);
        }
        Ok(())
    }
}

fn print(standings: &[Standing], ratings: &[Rating], results: &[MatchResult]) {
    println!("bot            seats   wins   win rate, 95 %           × fair share   rating, 95 %");
    for (standing, rating) in standings.iter().zip(ratings) {
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
    let mut reasons: BTreeMap<&str, u32> = BTreeMap::new();
    results.iter().for_each(|result| *reasons.entry(&result.reason).or_default() += 1);
    for (reason, count) in reasons {
        println!("ending {reason}: {:.1} %", f64::from(count) * 100.0 / results.len().max(1) as f64);
    }
}
