//! `escapade lab balance`: win rates by items, and changes between two content files.

use games::Playable;
use std::path::{Path, PathBuf};

use ::lab::{Balance, ComparedBalance, Entrant, Lineup, TournamentPlan};
use anyhow::Result;
use engine::Settings;
use games::Visitor;

use super::runs::{self, RunArgs};
use crate::setup::MatchArgs;

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  escapade lab balance wcp --seats 4 -n 400 --report out\n  \
    escapade lab balance wcp --seats 4 --openings 1      every vehicle, not only those that bots like\n  \
    escapade lab balance wcp --content mine.toml --against crates/wcp/content/wcp.toml --report out\n\n\
    A thing's win rate is that of all seats that had it at some time. Who wins collects more, so compare things of one \
    kind with each other.")]
pub(crate) struct Args {
    #[command(flatten)]
    pub(super) setup: MatchArgs,
    /// Another content file to compare with
    #[arg(long, value_name = "FILE")]
    against: Option<PathBuf>,
    /// The bot in every seat
    #[arg(long, default_value = "normal")]
    bot: Entrant,
    #[command(flatten)]
    run: RunArgs,
}

pub(super) struct MeasureBalance<'a>(pub(super) &'a Args);

impl Visitor for MeasureBalance<'_> {
    type Out = Result<()>;

    fn visit<G: Playable>(self) -> Result<()> {
        let args = self.0;
        let settings = args.setup.settings::<G>()?;
        let plan = TournamentPlan {
            entrants: vec![args.bot],
            lineup: Lineup::Mixed,
            seats: settings.seats(),
            first: args.run.first,
            matches: args.run.matches,
            seed: args.run.seed,
            openings: args.run.openings,
        };
        let balance = measure::<G>(&plan, &settings, args.run.results.as_deref())?;
        let other = match &args.against {
            Some(path) => {
                let other = settings.clone().with_content(crate::setup::read(path)?);
                let results = args.run.results.as_ref().map(|results| results.with_extension("against"));
                Some(measure::<G>(&plan, &other, results.as_deref())?)
            }
            None => None,
        };
        let changes = other.as_ref().map(|other| ::lab::changes(&balance, other)).unwrap_or_default();
        let against = other.as_ref().map(|other| ComparedBalance { balance: other, changes: &changes });
        let mut facts = runs::facts::<G>(&plan, &settings, &args.setup.content_name());
        facts.extend(args.against.as_ref().map(|path| ("Compared with", path.display().to_string())));
        let title = format!("The balance of {}", G::ABOUT.name);
        let json = serde_json::json!({
            "facts": facts.iter().cloned().collect::<std::collections::BTreeMap<_, _>>(),
            "balance": balance,
            "against": other,
            "changes": changes,
        });
        let json = serde_json::to_string_pretty(&json)?;
        let page = ::lab::balance_page(&title, &facts, &balance, against.as_ref());
        args.run.write_report(&page, &::lab::balance_csv(&balance, &changes), &json)?;
        if args.run.json {
            println!("{json}");
        } else {
            print(&balance, against.as_ref());
        }
        Ok(())
    }
}

fn measure<G: Playable>(plan: &TournamentPlan, settings: &Settings, results: Option<&Path>) -> Result<Balance> {
    let (options, results) = runs::play::<G>(plan, settings, results)?;
    let round_counter = G::round_counter(&G::setup(&options, &mut engine::Dice::seeded(0)));
    Ok(::lab::balance(&G::tracked_items(&options), round_counter.map(|(unit, _)| unit), &results))
}

fn print(balance: &Balance, against: Option<&ComparedBalance<'_>>) {
    println!("{} matches; {:.1} % of all seats won", balance.matches, balance.fair * 100.0);
    for lengths in &balance.lengths {
        let (mean, _) = lengths.mean();
        let (low, middle, high) = (lengths.quantile(0.1), lengths.quantile(0.5), lengths.quantile(0.9));
        println!("{}s: {mean:.1} on average, median {middle}, 8 in 10 between {low} and {high}", lengths.unit);
    }
    for ending in &balance.endings {
        println!("ending {}: {:.1} %", ending.name, ending.share.share * 100.0);
    }
    for comparison in &balance.comparisons {
        println!("by {}: seats, times the fair share of wins (95 %)", comparison.kind);
        for row in &comparison.rows {
            let (fair, mark) = (row.times_fair, if row.stands_out() { " *" } else { "" });
            println!(
                "  {:20} {:6}  {:.2} ({:.2} to {:.2}){mark}",
                row.name, row.seats, fair.share, fair.low, fair.high
            );
        }
        if !comparison.never.is_empty() {
            println!("  never used: {}", comparison.never.join(", "));
        }
    }
    let Some(against) = against else { return };
    println!("what the other content changes, by more than chance explains:");
    for change in against.changes.iter().filter(|change| change.is_significant) {
        println!("  {} {}: {:.2} here, {:.2} there", change.kind, change.name, change.here, change.there);
    }
}
