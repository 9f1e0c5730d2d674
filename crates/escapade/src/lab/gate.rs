//! `escapade lab gate`: plays until a sequential test knows whether a bot is stronger than another.

use ::lab::{DecisionLimit, Entrant, GateFigures, Lineup, SequentialTest, TestVerdict, TournamentPlan};
use anyhow::{Result, bail};
use games::{Playable, Visitor};

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
        println!("{}, {seats} seats: {} against {}", G::ABOUT.name, plan.entrants[0], plan.entrants[1]);
        let options = G::options(&settings)?;
        let spinner = crate::progress::spinner("playing until the test decides");
        let (figures, verdict) = test.play::<G>(&plan, (&settings, &options), args.least);
        spinner.clear();
        if let Some(fault) = plan.entrants.iter().find_map(|entrant| entrant.fault()) {
            bail!("{fault}");
        }
        print(&figures, verdict);
        Ok(())
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
