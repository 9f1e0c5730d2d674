//! `escapade sim`: statistics of many matches at random or by instinct.

use games::Playable;
use std::collections::BTreeMap;
use std::io::IsTerminal;

use anyhow::Result;
use engine::{Dice, Outcome, Seat};
use games::Visitor;
use indicatif::{ParallelProgressIterator, ProgressBar, ProgressStyle};
use rayon::prelude::*;

use crate::random::{playout, playout_by_instinct};
use crate::setup::MatchArgs;

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  escapade sim alcatraz -n 100000\n  escapade sim luiswile --seats 4 --instinct --content my.toml\n  \
    escapade sim blackgate --option mode=team --seats 4 --json"
)]
pub(crate) struct Args {
    #[command(flatten)]
    setup: MatchArgs,
    /// How many matches
    #[arg(short = 'n', long, default_value_t = 1000)]
    matches: u64,
    /// Where the seeds begin; the same number gives the same matches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Let players do what is sensible at a glance, instead of anything
    #[arg(long)]
    instinct: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<()> {
    args.setup.visit(Simulate(args))?
}

/// Counts over some matches.
#[derive(Clone, Default, serde::Serialize)]
struct Tally {
    matches: u64,
    /// Matches that each seat won, alone or with others.
    wins: Vec<u64>,
    /// Matches without a winner.
    without_winner: u64,
    /// How often each ending came.
    endings: BTreeMap<String, u64>,
    actions: u64,
    shortest: u32,
    longest: u32,
    /// How many matches took how many actions.
    lengths: BTreeMap<u32, u64>,
}

impl Tally {
    fn of_match(seats: u8, actions: u32, outcome: &Outcome) -> Tally {
        Tally {
            matches: 1,
            wins: (0..seats).map(|seat| u64::from(outcome.winners.contains(Seat::new(seat)))).collect(),
            without_winner: u64::from(outcome.winners.is_empty()),
            endings: BTreeMap::from([(outcome.reason.to_string(), 1)]),
            actions: u64::from(actions),
            shortest: actions,
            longest: actions,
            lengths: BTreeMap::from([(actions, 1)]),
        }
    }

    fn plus(mut self, other: Tally) -> Tally {
        if self.matches == 0 {
            return other;
        }
        if other.matches == 0 {
            return self;
        }
        self.matches += other.matches;
        self.wins.iter_mut().zip(other.wins).for_each(|(own, more)| *own += more);
        self.without_winner += other.without_winner;
        self.actions += other.actions;
        self.shortest = self.shortest.min(other.shortest);
        self.longest = self.longest.max(other.longest);
        other.endings.into_iter().for_each(|(ending, count)| *self.endings.entry(ending).or_default() += count);
        other.lengths.into_iter().for_each(|(length, count)| *self.lengths.entry(length).or_default() += count);
        self
    }

    /// The length that this share of the matches does not exceed.
    fn quantile(&self, share: f64) -> u32 {
        let rank = (self.matches as f64 * share).ceil() as u64;
        let mut passed = 0;
        let found = self.lengths.iter().find(|&(_, count)| {
            passed += count;
            passed >= rank
        });
        found.map_or(self.longest, |(&length, _)| length)
    }
}

struct Simulate<'a>(&'a Args);

impl Visitor for Simulate<'_> {
    type Out = Result<()>;

    fn visit<G: Playable>(self) -> Result<()> {
        let args = self.0;
        let settings = args.setup.settings::<G>()?;
        let options = G::options(&settings)?;
        let seats = settings.seats();
        let start = std::time::Instant::now();
        let tally = (0..args.matches)
            .into_par_iter()
            .progress_with(progress(args.matches))
            .map_init(Vec::new, |menu, index| {
                simulate_match::<G>(&options, seats, args.seed + index, args.instinct, menu)
            })
            .reduce(Tally::default, Tally::plus);
        let seconds = start.elapsed().as_secs_f64();
        if args.json {
            println!("{}", serde_json::to_string_pretty(&Report::new(G::ABOUT.name, seats, &tally))?);
        } else {
            print(&Report::new(G::ABOUT.name, seats, &tally), seconds);
        }
        Ok(())
    }
}

fn simulate_match<G: Playable>(
    options: &G::Options,
    seats: u8,
    seed: u64,
    instinct: bool,
    menu: &mut Vec<G::Action>,
) -> Tally {
    let mut dice = Dice::seeded(seed);
    let (state, actions) = match instinct {
        true => playout_by_instinct::<G>(options, &mut dice, menu),
        false => playout::<G>(options, &mut dice, menu, |_, _| ()),
    };
    let outcome = G::outcome(&state).expect("a match without deciders is over");
    Tally::of_match(seats, actions, &outcome)
}

pub(crate) fn progress(matches: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} matches, {eta} left")
        .expect("the template is right");
    ProgressBar::new(matches).with_style(style)
}

/// The figures of a simulation.
#[derive(serde::Serialize)]
struct Report {
    game: &'static str,
    seats: u8,
    matches: u64,
    /// Share of the matches that each seat won, alone or with others.
    win_rates: Vec<f64>,
    nobody_won: f64,
    endings: BTreeMap<String, f64>,
    actions_mean: f64,
    actions_shortest: u32,
    actions_median: u32,
    actions_95_percent: u32,
    actions_longest: u32,
    actions_total: u64,
}

impl Report {
    fn new(game: &'static str, seats: u8, tally: &Tally) -> Report {
        let share = |count: u64| count as f64 / tally.matches.max(1) as f64;
        Report {
            game,
            seats,
            matches: tally.matches,
            win_rates: tally.wins.iter().map(|&wins| share(wins)).collect(),
            nobody_won: share(tally.without_winner),
            endings: tally.endings.iter().map(|(ending, &count)| (ending.clone(), share(count))).collect(),
            actions_mean: share(tally.actions),
            actions_shortest: tally.shortest,
            actions_median: tally.quantile(0.5),
            actions_95_percent: tally.quantile(0.95),
            actions_longest: tally.longest,
            actions_total: tally.actions,
        }
    }
}

fn print(report: &Report, seconds: f64) {
    println!("{}, {} seats, {} matches", report.game, report.seats, report.matches);
    for (seat, rate) in report.win_rates.iter().enumerate() {
        println!("  seat {} wins {:5.1} %", Seat::new(seat as u8), rate * 100.0);
    }
    println!("  nobody wins {:5.1} %", report.nobody_won * 100.0);
    for (ending, rate) in &report.endings {
        println!("  ending {ending}: {:.1} %", rate * 100.0);
    }
    println!(
        "  actions in a match: {:.1} on average, {} at least, {} median, {} in 95 % at most, {} at most",
        report.actions_mean,
        report.actions_shortest,
        report.actions_median,
        report.actions_95_percent,
        report.actions_longest
    );
    println!("  {:.2} million actions a second", report.actions_total as f64 / seconds / 1e6);
}
