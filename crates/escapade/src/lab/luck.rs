//! `escapade lab luck`: whether reviews tell luck from choice.

use anyhow::Result;
use engine::Seat;
use games::{Playable, Visitor};
use indicatif::ParallelProgressIterator;
use rayon::prelude::*;
use review::{Evaluator, Practice, ReviewBudget, ReviewCheck, check_match};

use crate::setup::MatchArgs;

#[derive(clap::Args)]
#[command(after_help = "Example:\n  escapade lab luck blackgate -n 1000\n\n\
    Bots play by instinct, and every match is reviewed by a quick evaluator. For every seat, result minus expectation \
    must be luck plus own choices plus the choices of others, exactly; luck must average to nothing; and the more of the \
    spread of results it explains, the less noise is left in what is said of choices. What bots choose by chance is no \
    luck, so in a game that hangs on choices much of the spread stays.")]
pub(crate) struct Args {
    #[command(flatten)]
    pub(super) setup: MatchArgs,
    /// How many matches
    #[arg(short = 'n', long, default_value_t = 1000)]
    matches: u32,
    /// Where the seeds begin; the same number gives the same matches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many futures weigh a position before and after its dice
    #[arg(long, default_value_t = ReviewBudget::QUICK.luck_futures)]
    futures: u32,
    /// How many matches the evaluator watches first
    #[arg(long, default_value_t = 2000)]
    practice: u32,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(super) struct MeasureLuck<'a>(pub(super) &'a Args);

impl Visitor for MeasureLuck<'_> {
    type Out = Result<()>;

    fn visit<G: Playable>(self) -> Result<()> {
        let args = self.0;
        let settings = args.setup.settings::<G>()?;
        let practice = Practice { matches: args.practice, ..Practice::USUAL };
        let evaluator = Evaluator::<G>::practise(&G::options(&settings)?, settings.seats(), practice);
        let budget = ReviewBudget { luck_futures: args.futures, ..ReviewBudget::QUICK };
        let check = (0..args.matches)
            .into_par_iter()
            .progress_with(crate::sim::progress(args.matches.into()))
            .map(|number| check_match(&settings, args.seed + u64::from(number), &evaluator, budget))
            .reduce(ReviewCheck::default, ReviewCheck::plus);
        if args.json {
            println!("{}", serde_json::to_string_pretty(&check)?);
        } else {
            print(G::ABOUT.name, &check);
        }
        Ok(())
    }
}

fn print(game: &str, check: &ReviewCheck) {
    println!("{game}, {} seats, {} matches", check.seats.len(), check.matches);
    println!("  seats whose parts do not add up: {}", check.broken);
    for (index, sums) in check.seats.iter().enumerate() {
        let (mean, error) = sums.luck();
        println!("  luck of seat {}: {:+.4} ± {:.4} of a win on average", Seat::new(index as u8), mean, 1.96 * error);
    }
    let (raw, rest) = check.all_seats().variances();
    println!("  variance of results {raw:.4}; without luck {rest:.4}, {:.0} % of it", 100.0 * rest / raw);
    println!("  standard deviation of results {:.4}; without luck {:.4}", raw.sqrt(), rest.sqrt());
}
