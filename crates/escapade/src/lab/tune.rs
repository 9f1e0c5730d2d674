//! `escapade lab tune`: search settings for a game, found by duels.

use ::lab::{
    DecisionLimit, Entrant, GateRun, Lineup, SETTING_NAMES, SearchTweaks, SequentialTest, TestVerdict, TournamentPlan,
};
use anyhow::Result;
use games::{Playable, Visitor};

use crate::setup::MatchArgs;

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  escapade lab tune alcatraz --seats 3 --ms 20\n  \
    escapade lab tune luiswile --futures 160 -n 200\n\n\
    One setting after the other is changed; a change that is stronger in a sequential test stays. Write the settings \
    that it prints into the game's judge.rs.")]
pub(crate) struct Args {
    #[command(flatten)]
    pub(super) setup: MatchArgs,
    /// Milliseconds for each decision
    #[arg(long, default_value_t = 20)]
    ms: u32,
    /// Futures for each decision, in place of a time
    #[arg(long)]
    futures: Option<u32>,
    /// The most matches for each change
    #[arg(short = 'n', long, default_value_t = 240)]
    matches: u32,
}

/// The values that are tried, by the order of the settings' names.
const VALUES: [&[u32]; SETTING_NAMES.len()] = [
    &[2, 5, 10, 20, 40],
    &[4, 6, 8, 12, 20],
    &[2, 4, 8, 16],
    &[0, 4, 16, 48],
    &[50, 100, 200, 400],
    &[1, 2, 4, 8],
    &[5, 20, 40, 80],
    &[0, 1],
    &[0, 100, 200],
    // It saves time and cannot win: `lab gate` shows what it costs.
    &[],
];

pub(super) struct Tune<'a>(pub(super) &'a Args);

impl Visitor for Tune<'_> {
    type Out = Result<()>;

    fn visit<G: Playable>(self) -> Result<()> {
        let args = self.0;
        let settings = args.setup.settings::<G>()?;
        let options = G::options(&settings)?;
        let limit = args.futures.map_or(DecisionLimit::Millis(args.ms), DecisionLimit::Futures);
        let base: Entrant = "hard".parse().map_err(anyhow::Error::msg)?;
        let test = SequentialTest { gain: 0.08, error: 0.1 };
        let mut best = SearchTweaks::default();
        let mut seed = 0;
        let bar = crate::progress::bar(VALUES.iter().map(|values| values.len() as u64).sum(), "values");
        for (setting, values) in VALUES.into_iter().enumerate() {
            for &value in values {
                let tried = best.with(setting, value);
                bar.step();
                if tried.settings::<G>(&options) == best.settings::<G>(&options) {
                    continue;
                }
                seed += 1;
                let entrants = [tried, best].map(|tweaks| base.with_tweaks(tweaks).with_limit(limit)).to_vec();
                let plan = TournamentPlan {
                    entrants,
                    lineup: Lineup::OneAgainstTheRest,
                    seats: settings.seats(),
                    first: 0,
                    matches: args.matches,
                    seed,
                    openings: 0,
                };
                let GateRun { figures, verdict, .. } = test.play::<G>(&plan, (&settings, &options), 0);
                let (advantage, width) = figures.advantage;
                let kept = if verdict == TestVerdict::Stronger { "\n  kept" } else { "" };
                let (advantage, width) = (advantage * 100.0, width * 100.0);
                bar.suspend(|| println!("{tried}: {advantage:+.1} % ± {width:.1}, {} matches{kept}", figures.matches));
                if verdict == TestVerdict::Stronger {
                    best = tried;
                }
            }
        }
        bar.clear();
        println!("{:?}", best.settings::<G>(&options));
        Ok(())
    }
}
