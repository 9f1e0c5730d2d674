//! `escapade lab ladder`: is each level of bots stronger than the one below, in every game and number of seats?

use ::lab::{DecisionLimit, Entrant, GateRun, Lineup, SequentialTest, TestVerdict, TournamentPlan};
use anyhow::{Result, bail};
use engine::{Level, Settings};
use games::{Playable, Visitor};

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  escapade lab ladder\n  escapade lab ladder wcp --seats 4 --divide 20 -n 120\n\n\
    Each row is a sequential test: the higher level sits in one seat and the lower one in all others; each deal is played \
    once for every seat of the higher level. The command fails if a level is not shown to be stronger.")]
pub(crate) struct Args {
    /// The game; all of them unless given
    game: Option<String>,
    /// How many seats; every number that the game allows unless given
    #[arg(short, long)]
    seats: Option<u8>,
    /// Give each level only this part of its futures, to be quick
    #[arg(long, default_value_t = 10)]
    divide: u32,
    /// The most matches in a row
    #[arg(short = 'n', long, default_value_t = 240)]
    matches: u32,
    /// The advantage that is looked for: the higher level's share of wins less that of the others
    #[arg(long, default_value_t = 0.1)]
    gain: f64,
    /// Where the seeds begin
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

pub(super) fn run(args: &Args) -> Result<()> {
    let names = match &args.game {
        Some(name) => vec![name.as_str()],
        None => games::GAMES.iter().map(|entry| entry.about().name).collect(),
    };
    println!("| game | seats | level | against | matches | wins | others win | advantage, 95 % | verdict |");
    println!("|---|---|---|---|---|---|---|---|---|");
    let mut open = 0;
    for name in names {
        open += crate::setup::visit(name, Ladder(args))??;
    }
    if open > 0 {
        bail!("{open} rows do not show that the higher level is stronger");
    }
    Ok(())
}

struct Ladder<'a>(&'a Args);

impl Visitor for Ladder<'_> {
    /// How many rows do not show that the higher level is stronger.
    type Out = Result<u32>;

    fn visit<G: Playable>(self) -> Result<u32> {
        let args = self.0;
        let test = SequentialTest { gain: args.gain, error: 0.05 };
        let mut open = 0;
        for seats in G::ABOUT.seats.clone().filter(|&seats| args.seats.is_none_or(|only| only == seats)) {
            let settings = Settings::new(G::ABOUT.options, seats);
            let options = G::options(&settings)?;
            for pair in Level::ALL.windows(2) {
                let plan = TournamentPlan {
                    entrants: vec![entrant(pair[1], args.divide)?, entrant(pair[0], args.divide)?],
                    lineup: Lineup::OneAgainstTheRest,
                    seats,
                    first: 0,
                    matches: args.matches,
                    seed: args.seed,
                    openings: 0,
                };
                let row = format!("{}, {seats} seats: {} against {}", G::ABOUT.name, pair[1], pair[0]);
                let spinner = crate::progress::spinner(&row);
                let GateRun { figures, verdict, .. } = test.play::<G>(&plan, (&settings, &options), 0);
                spinner.clear();
                let (advantage, width) = figures.advantage;
                println!(
                    "| {} | {seats} | {} | {} | {} | {:.1} % | {:.1} % | {:+.1} % ± {:.1} | {} |",
                    G::ABOUT.name,
                    pair[1],
                    pair[0],
                    figures.matches,
                    figures.new.share * 100.0,
                    figures.old.share * 100.0,
                    advantage * 100.0,
                    width * 100.0,
                    verdict.words()
                );
                open += u32::from(verdict != TestVerdict::Stronger);
            }
        }
        Ok(open)
    }
}

/// The bot of a level with a part of its futures.
fn entrant(level: Level, divide: u32) -> Result<Entrant> {
    let entrant: Entrant = level.word().parse().map_err(anyhow::Error::msg)?;
    let futures = (bots::level_futures(level) / divide.max(1)).max(2);
    Ok(entrant.with_limit(DecisionLimit::Futures(futures)))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn levels_get_a_part_of_their_futures() {
        assert_eq!(entrant(Level::Hard, 10).unwrap().to_string(), "hard@300");
        assert_eq!(entrant(Level::Easy, 1000).unwrap().to_string(), "easy@2");
    }
}
