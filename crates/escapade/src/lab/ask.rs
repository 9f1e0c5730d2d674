//! `escapade lab ask`: questions of designers, each answered in a sentence from many matches.

use ::lab::{Balance, Entrant, Lineup, MatchResult, TournamentPlan};
use anyhow::{Result, bail};
use games::{Playable, Visitor};

use super::balance::name_things;
use super::runs::{self, RunArgs};
use crate::setup::MatchArgs;

engine::ids! {
    /// What a designer asks.
    enum Question {
        /// Which cards and the like no seat ever had.
        Never = "never",
        /// How long matches and turns are.
        Turns = "turns",
        /// When it is clear who wins.
        Decided = "decided",
        /// How often rules fire.
        Rules = "rules",
    }
}

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  escapade lab ask wcp never                       which card is never taken\n  \
    escapade lab ask luiswile turns --bot greedy     how long a turn is\n  \
    escapade lab ask blackgate decided --seats 4     when a match is decided\n  \
    escapade lab ask alcatraz rules --clause ALC-042   how often a rule fires")]
pub(crate) struct Args {
    #[command(flatten)]
    pub(super) setup: MatchArgs,
    /// What is asked: never, turns, decided or rules
    question: Question,
    /// Only these clauses, for `rules`
    #[arg(long, value_delimiter = ',', value_name = "CLAUSES")]
    clause: Vec<String>,
    /// The bot in every seat
    #[arg(long, default_value = "greedy")]
    bot: Entrant,
    #[command(flatten)]
    run: RunArgs,
}

pub(super) struct Ask<'a>(pub(super) &'a Args);

impl Visitor for Ask<'_> {
    type Out = Result<()>;

    fn visit<G: Playable>(self) -> Result<()> {
        let args = self.0;
        if let Some(unknown) = args.clause.iter().find(|clause| !G::rules().contains(clause.as_str())) {
            bail!("--clause {unknown}: {} has no such clause; `escapade rules {0}` lists them", G::ABOUT.name);
        }
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
        let (options, results) = runs::play::<G>(&plan, &settings, args.run.results.as_deref())?;
        let round_counter = G::round_counter(&G::setup(&options, &mut engine::Dice::seeded(0)));
        let unit = round_counter.map(|(unit, _)| unit);
        let mut balance = ::lab::balance(&G::tracked_items(&options), unit, &results);
        name_things(&mut balance, settings.content().unwrap_or(G::own_content()));
        let sentences = match args.question {
            Question::Never => never(&balance),
            Question::Turns => turns(&balance, unit, &results),
            Question::Decided => decided(&results),
            Question::Rules => rules(&balance, &args.clause),
        };
        if args.run.json {
            let answer =
                serde_json::json!({ "question": args.question, "matches": results.len(), "answer": sentences });
            println!("{}", serde_json::to_string_pretty(&answer)?);
        } else {
            println!("{} matches of {}, {} seats, {} in each", results.len(), G::ABOUT.name, plan.seats, args.bot);
            sentences.iter().for_each(|sentence| println!("{sentence}"));
        }
        Ok(())
    }
}

fn never(balance: &Balance) -> Vec<String> {
    let kinds = balance.comparisons.iter().filter(|comparison| !comparison.never.is_empty());
    let sentences: Vec<String> = kinds
        .map(|comparison| format!("No seat ever had this {}: {}.", comparison.kind, comparison.never.join(", ")))
        .collect();
    match sentences.is_empty() {
        true => vec!["Everything that the game tracks was had by some seat.".to_owned()],
        false => sentences,
    }
}

fn turns(balance: &Balance, unit: Option<&str>, results: &[MatchResult]) -> Vec<String> {
    let length = |lengths: &::lab::Lengths| {
        let (mean, _) = lengths.mean();
        let (low, middle, high) = (lengths.quantile(0.1), lengths.quantile(0.5), lengths.quantile(0.9));
        format!(
            "A match takes {mean:.1} {}s on average, half of all at most {middle}, eight in ten from {low} to {high}.",
            lengths.unit
        )
    };
    let mut sentences: Vec<String> = balance.lengths.iter().map(length).collect();
    if let Some(unit) = unit {
        let sum = |of: fn(&MatchResult) -> u32| results.iter().map(|result| f64::from(of(result))).sum::<f64>();
        let actions = sum(|result| result.actions) / sum(|result| result.rounds).max(1.0);
        sentences.push(format!("A {unit} takes {actions:.1} actions on average."));
    }
    sentences
}

fn decided(results: &[MatchResult]) -> Vec<String> {
    let share = |result: &MatchResult| Some(f64::from(result.decided?) / f64::from(result.actions.max(1)));
    let mut shares: Vec<f64> = results.iter().filter_map(share).collect();
    shares.sort_by(f64::total_cmp);
    let Some(last) = shares.len().checked_sub(1) else {
        return vec!["No match says when it was decided.".to_owned()];
    };
    let at = |part: f64| shares[(part * last as f64).round() as usize] * 100.0;
    let open = shares.iter().filter(|share| **share >= 1.0).count() as f64 / shares.len() as f64 * 100.0;
    vec![
        format!(
            "Half of all matches are decided after {:.0} % of their actions, eight in ten between {:.0} and {:.0} %.",
            at(0.5),
            at(0.1),
            at(0.9)
        ),
        format!("{open:.0} % are open to the last action."),
        "Decided is a match when a seat that wins has the best chances by the game's judge and keeps them.".to_owned(),
    ]
}

fn rules(balance: &Balance, asked: &[String]) -> Vec<String> {
    let fired = balance.clauses.iter().filter(|clause| asked.is_empty() || asked.contains(&clause.name));
    let mut sentences: Vec<String> = fired
        .map(|clause| {
            format!(
                "{} fires in {:.1} % of the matches, {:.2} times in a match.",
                clause.name,
                clause.share.share * 100.0,
                clause.per_match
            )
        })
        .collect();
    let never = asked.iter().filter(|name| balance.clauses.iter().all(|clause| clause.name != **name));
    sentences.extend(never.map(|name| format!("No event cited {name}.")));
    sentences
}
