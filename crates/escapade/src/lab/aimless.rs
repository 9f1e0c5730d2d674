//! `escapade lab aimless`: checks that bots choose legal actions only, and nothing without aim.

use ::lab::{AimlessCounts, AimlessWatch, Entrant, FollowedDecision};
use anyhow::{Result, bail};
use bots::{Bot, Position};
use engine::{Dice, Log, Settings, Viewer};
use games::Playable;
use games::Visitor;
use rayon::prelude::*;

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  escapade lab aimless\n  escapade lab aimless luiswile --decisions 10000 --bots normal --show 20\n\n\
    Back: a seat's own steps led back to an earlier position of its turn. Detours: one step would have done what several \
    did. Refused: the answers of others led back. Empty: a whole turn achieved nothing, at most the pawn \
    moved about, although another choice would have been better. The command fails if a bot went back, made a detour or left a turn empty."
)]
pub(crate) struct Args {
    /// The game; all of them unless given
    game: Option<String>,
    /// How many decisions in each game
    #[arg(short = 'n', long, default_value_t = 100_000)]
    decisions: u64,
    /// The bots, separated by commas; they sit side by side
    #[arg(long, value_delimiter = ',', default_value = "easy,normal@60,hard@60")]
    bots: Vec<Entrant>,
    /// Print the first aimless decisions of each game
    #[arg(long, default_value_t = 0, value_name = "COUNT")]
    show: u64,
}

pub(super) fn run(args: &Args) -> Result<()> {
    let names = match &args.game {
        Some(name) => vec![name.as_str()],
        None => games::GAMES.iter().map(|entry| entry.about().name).collect(),
    };
    let mut aimless = 0;
    for name in names {
        let check = CheckDecisions { decisions: args.decisions, bots: &args.bots, show: args.show };
        let (decided, counts) = crate::setup::visit(name, check)??;
        println!("{name}: {decided} decisions, none of them illegal");
        let share = |count: u64, of: u64| format!("{count} ({:.2} %)", count as f64 * 100.0 / of.max(1) as f64);
        let AimlessCounts { decisions, turns, back, detours, refused, empty } = counts;
        println!(
            "  of {decisions} with a choice: back {}, detours {}",
            share(back, decisions),
            share(detours, decisions)
        );
        println!("  of {turns} turns: empty {}, refused {}", share(empty, turns), share(refused, turns));
        aimless += counts.faults();
    }
    if aimless > 0 {
        bail!("{aimless} decisions were aimless; --show 20 prints some of them");
    }
    Ok(())
}

/// Lets bots make at least `decisions` decisions, with every number of seats in turn, and checks each of them.
struct CheckDecisions<'a> {
    decisions: u64,
    bots: &'a [Entrant],
    show: u64,
}

impl Visitor for CheckDecisions<'_> {
    type Out = Result<(u64, AimlessCounts)>;

    fn visit<G: Playable>(self) -> Result<(u64, AimlessCounts)> {
        let seats: Vec<u8> = G::ABOUT.seats.clone().collect();
        let (mut decided, mut seed, mut counts) = (0, 0_u64, AimlessCounts::default());
        let bar = crate::progress::bar(self.decisions, "decisions");
        while decided < self.decisions {
            let seeds: Vec<u64> = (seed..seed + rayon::current_num_threads() as u64).collect();
            seed += seeds.len() as u64;
            let play = |&seed: &u64| one_match::<G>(self.bots, seats[seed as usize % seats.len()], seed, self.show);
            for played in seeds.par_iter().map(play).collect::<Result<Vec<_>>>()? {
                decided += played.0;
                bar.advance(played.0);
                counts += played.1;
            }
        }
        bar.clear();
        Ok((decided, counts))
    }
}

/// Plays one match and counts the decisions, or says which was illegal.
fn one_match<G: Playable>(entrants: &[Entrant], seats: u8, seed: u64, show: u64) -> Result<(u64, AimlessCounts)> {
    let settings = Settings::new(G::ABOUT.options, seats);
    let options = G::options(&settings)?;
    let mut bots: Vec<Box<dyn Bot<G>>> = entrants.iter().map(|entrant| entrant.bot_for(&settings)).collect();
    let (mut dice, mut menu, mut decided) = (Dice::seeded(seed), Vec::new(), 0);
    let mut state = G::setup(&options, &mut dice);
    let (mut watch, mut shown) = (AimlessWatch::<G>::default(), 0);
    while let Some(seat) = G::deciders(&state).first() {
        menu.clear();
        G::legal(&state, seat, &mut menu);
        let view = G::view(&state, Viewer::Seat(seat));
        let who = (seat.index() + seed as usize) % bots.len();
        let question = Position { options: &options, view: &view, seat, menu: &menu };
        let action = bots[who].decide(&question, &mut dice).action;
        let (before, dice_before) = (state.clone(), dice.clone());
        let is_listed = menu.contains(&action);
        if !is_listed || G::apply(&mut state, seat, action, &mut dice, &mut Log::silent()).is_err() {
            bail!("{}, match {seed} of {seats} seats: {} chose `{action}`", G::ABOUT.name, entrants[who]);
        }
        decided += 1;
        let found = watch.follow(&FollowedDecision {
            before: &before,
            after: &state,
            seat,
            menu: &menu,
            action,
            dice: &dice_before,
        });
        if let Some(what) = found.filter(|_| shown < show) {
            shown += 1;
            println!("  match {seed} of {seats} seats, {}: `{action}`: {what}", entrants[who]);
        }
    }
    match entrants.iter().find_map(|entrant| entrant.fault()) {
        Some(fault) => bail!("{fault}"),
        None => Ok((decided, watch.counts)),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn bots_choose_what_they_may() {
        let bots: Vec<Entrant> =
            ["random", "instinct", "greedy", "search:8"].iter().map(|name| name.parse().unwrap()).collect();
        for entry in games::GAMES {
            let decided =
                games::visit(entry.about().name, CheckDecisions { decisions: 2000, bots: &bots, show: 0 }).unwrap();
            assert!(decided.unwrap().0 >= 2000, "{}", entry.about().name);
        }
    }

    fn counts(game: &str, bots: &[&str], decisions: u64) -> AimlessCounts {
        let bots: Vec<Entrant> = bots.iter().map(|name| name.parse().unwrap()).collect();
        games::visit(game, CheckDecisions { decisions, bots: &bots, show: 0 }).unwrap().unwrap().1
    }

    /// A short share of what the command checks: at most one fault in 100 decisions.
    #[test]
    fn bots_of_every_level_know_what_they_want() {
        for entry in games::GAMES {
            let name = entry.about().name;
            let counts = counts(name, &["easy@20", "normal@30", "hard@30", "expert@30"], 600);
            assert!(counts.faults() * 100 <= counts.decisions, "{name}: {counts:?}");
        }
    }

    /// The watch is no use if it sees nothing: whoever chooses at random walks about and leaves turns empty.
    #[test]
    fn aimless_play_is_seen() {
        let counts = counts("alcatraz", &["random"], 2000);
        assert!(counts.back > 20 && counts.detours > 20 && counts.empty > 20, "{counts:?}");
    }
}
