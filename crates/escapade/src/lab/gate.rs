//! `escapade lab gate`: plays until a sequential test knows whether a bot is stronger than another.

use std::collections::BTreeMap;
use std::path::PathBuf;

use ::lab::{
    DecisionLimit, Entrant, GateFigures, GateRun, Lineup, ReportFacts, SequentialTest, TestVerdict, TournamentPlan,
};
use anyhow::{Result, bail};
use games::{Playable, Visitor};

use super::runs;
use crate::setup::MatchArgs;

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  escapade lab gate alcatraz old-normal normal --ms 20\n  \
    escapade lab gate wcp old-hard hard --seats 4 --futures 300 -n 400\n\n\
    The new bot sits in one seat and the old one in all others; each deal is played once for every seat of the new bot. \
    old-easy, old-normal, old-hard and old-search:FUTURES are the bots of version 0.1, which never change.")]
pub(crate) struct Args {
    #[command(flatten)]
    pub(super) setup: MatchArgs,
    /// The bot to beat
    old: Entrant,
    /// The bot that should be stronger
    new: Entrant,
    /// Milliseconds for each decision of either bot
    #[arg(long, conflicts_with = "futures")]
    ms: Option<u32>,
    /// Futures for each decision of either bot
    #[arg(long)]
    futures: Option<u32>,
    /// The advantage that is looked for: the new bot's share of wins less that of the others
    #[arg(long, default_value_t = 0.1)]
    gain: f64,
    /// The probability of either error
    #[arg(long, default_value_t = 0.05)]
    error: f64,
    /// Stop after so many matches, even if the test is still open
    #[arg(short = 'n', long, default_value_t = 1000)]
    matches: u32,
    /// Play at least so many matches, for a narrower interval
    #[arg(long, default_value_t = 20)]
    least: u32,
    /// Where the seeds begin
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write report.html, report.csv and report.json into this folder, with the figures of both bots
    #[arg(long, value_name = "FOLDER")]
    report: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(super) struct Gate<'a>(pub(super) &'a Args);

impl Visitor for Gate<'_> {
    type Out = Result<()>;

    fn visit<G: Playable>(self) -> Result<()> {
        let args = self.0;
        if !(args.gain > 0.0 && args.gain < 1.0 && args.error > 0.0 && args.error < 0.5) {
            bail!("--gain must be between 0 and 1, --error between 0 and 0.5");
        }
        let settings = args.setup.settings::<G>()?;
        let limit = args.ms.map(DecisionLimit::Millis).or(args.futures.map(DecisionLimit::Futures));
        let limited = |entrant: Entrant| limit.map_or(entrant, |limit| entrant.with_limit(limit));
        let seats = u32::from(settings.seats());
        let test = SequentialTest { gain: args.gain, error: args.error };
        let plan = TournamentPlan {
            entrants: vec![limited(args.new), limited(args.old)],
            lineup: Lineup::OneAgainstTheRest,
            seats: settings.seats(),
            first: 0,
            matches: args.matches,
            seed: args.seed,
            openings: 0,
        };
        let title = format!("{}, {seats} seats: {} against {}", G::ABOUT.name, plan.entrants[0], plan.entrants[1]);
        let options = G::options(&settings)?;
        let spinner = crate::progress::spinner("playing until the test decides");
        let run = test.play::<G>(&plan, (&settings, &options), args.least);
        spinner.clear();
        if let Some(fault) = plan.entrants.iter().find_map(|entrant| entrant.fault()) {
            bail!("{fault}");
        }
        let facts = runs::facts::<G>(&plan, &settings, &args.setup.content_name());
        let json = args.report(&title, facts, &plan, &run)?;
        if args.json {
            println!("{json}");
        } else {
            println!("{title}");
            print(&run.figures, run.verdict);
        }
        Ok(())
    }
}

impl Args {
    /// The figures of both bots as JSON, which are also written with a page for readers if there is a folder for them.
    fn report(&self, title: &str, mut facts: ReportFacts, plan: &TournamentPlan, run: &GateRun) -> Result<String> {
        let (advantage, width) = run.figures.advantage;
        let advantage = format!("{:+.1} % ± {:.1}", advantage * 100.0, width * 100.0);
        facts.extend([("Verdict", run.verdict.words().to_owned()), ("Advantage, 95 %", advantage)]);
        let (standings, ratings) = (::lab::standings(plan, &run.results), ::lab::ratings(&plan.entrants, &run.results));
        let json = serde_json::json!({
            "facts": facts.iter().cloned().collect::<BTreeMap<_, _>>(),
            "verdict": run.verdict,
            "gain": self.gain,
            "error": self.error,
            "figures": run.figures,
            "standings": standings,
            "ratings": ratings,
        });
        let json = serde_json::to_string_pretty(&json)?;
        if let Some(folder) = &self.report {
            let page = ::lab::tournament_page(title, &facts, plan, (&standings, &ratings), &run.results);
            runs::write_report(folder, &page, &::lab::tournament_csv(&standings, &ratings), &json)?;
        }
        Ok(json)
    }
}

fn print(figures: &GateFigures, verdict: TestVerdict) {
    let percent = |interval: ::lab::Interval| {
        format!("{:.1} % ({:.1} to {:.1})", interval.share * 100.0, interval.low * 100.0, interval.high * 100.0)
    };
    let (advantage, width) = figures.advantage;
    println!("{} matches of {} deals", figures.matches, figures.deals);
    println!("new wins {}, old {}", percent(figures.new), percent(figures.old));
    if figures.old.share > 0.0 {
        println!("the new bot wins {:.2} times as often as each of the others", figures.new.share / figures.old.share);
    }
    println!("advantage {:+.1} % ± {:.1}, log ratio {:+.2}", advantage * 100.0, width * 100.0, figures.ratio);
    println!("{}", verdict.words());
}
