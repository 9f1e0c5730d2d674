//! `escapade lab balance`: win rates by items, and changes between two content files.

use games::Playable;
use std::path::{Path, PathBuf};

use ::lab::{Balance, ComparedBalance, Comparison, Entrant, Lineup, TournamentPlan};
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
        let mut balance = measure::<G>(&plan, &settings, args.run.results.as_deref())?;
        let own = settings.content().unwrap_or(G::own_content());
        let mut compared_with = G::own_content().to_owned();
        let other = match &args.against {
            Some(path) => {
                compared_with = crate::setup::read(path)?;
                let other = settings.clone().with_content(compared_with.clone());
                let results = args.run.results.as_ref().map(|results| results.with_extension("against"));
                let mut measured = measure::<G>(&plan, &other, results.as_deref())?;
                name_things(&mut measured, own);
                Some(measured)
            }
            None => None,
        };
        name_things(&mut balance, own);
        let differences = crate::content::differences(&compared_with, own).unwrap_or_default();
        let changes = other.as_ref().map(|other| ::lab::changes(&balance, other)).unwrap_or_default();
        let against = other.as_ref().map(|other| ComparedBalance { balance: other, changes: &changes });
        let mut facts = runs::facts::<G>(&plan, &settings, &args.setup.content_name());
        facts.extend(args.against.as_ref().map(|path| ("Compared with", path.display().to_string())));
        if !differences.is_empty() {
            facts.push(("Changed in the content", differences.join("; ")));
        }
        let in_short = sentences(&balance);
        facts.push(("In short", in_short.join(" ")));
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
            differences.iter().for_each(|difference| println!("changed: {difference}"));
            print(&balance, against.as_ref());
            in_short.iter().for_each(|sentence| println!("{sentence}"));
        }
        Ok(())
    }
}

fn measure<G: Playable>(plan: &TournamentPlan, settings: &Settings, results: Option<&Path>) -> Result<Balance> {
    let (options, results) = runs::play::<G>(plan, settings, results)?;
    let round_counter = G::round_counter(&G::setup(&options, &mut engine::Dice::seeded(0)));
    Ok(::lab::balance(&G::tracked_items(&options), round_counter.map(|(unit, _)| unit), &results))
}

/// Calls things by the names that the content gives them, with their ids.
pub(super) fn name_things(balance: &mut Balance, content: &str) {
    let names = crate::content::names(content);
    let full = |id: &mut String| {
        if let Some((_, name)) = names.iter().find(|(known, _)| known == id) {
            *id = format!("{name} ({id})");
        }
    };
    for comparison in &mut balance.comparisons {
        comparison.rows.iter_mut().for_each(|row| full(&mut row.name));
        comparison.never.iter_mut().for_each(full);
    }
}

/// What a report says in the end: what stands out, what is never used, and how many matches would say more.
fn sentences(balance: &Balance) -> Vec<String> {
    let mut sentences = Vec::new();
    for comparison in &balance.comparisons {
        let kind = &comparison.kind;
        let marked: Vec<String> = comparison
            .rows
            .iter()
            .filter(|row| row.stands_out())
            .map(|row| format!("{} wins {:.2} times its fair share", row.name, row.times_fair.share))
            .collect();
        sentences.push(match marked.is_empty() {
            true => format!("By {kind} nothing stands out."),
            false => format!("By {kind}: {}.", marked.join(", ")),
        });
        if !comparison.never.is_empty() {
            sentences.push(format!("Never used: {}.", comparison.never.join(", ")));
        }
        if let Some(matches) = matches_to_show(balance, comparison) {
            sentences.push(format!("A tenth more or less of the fair share shows after about {matches} matches."));
        }
    }
    sentences
}

/// How many matches it takes until a tenth more or less of the fair share is seen four times in five, for things of a
/// kind that are as frequent as these on average.
fn matches_to_show(balance: &Balance, comparison: &Comparison) -> Option<u64> {
    let seats: u64 = comparison.rows.iter().map(|row| row.seats).sum();
    let each = seats as f64 / comparison.rows.len().max(1) as f64 / balance.matches.max(1) as f64;
    let fair = balance.fair;
    if each <= 0.0 || fair <= 0.0 || fair >= 1.0 {
        return None;
    }
    // For a share against a known one: (1.96 + 0.84)² p (1 - p) / difference².
    let needed = 7.85 * fair * (1.0 - fair) / (fair * 0.1).powi(2) / each;
    Some(((needed / 100.0).ceil() * 100.0) as u64)
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
