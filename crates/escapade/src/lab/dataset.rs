//! `escapade lab dataset`: the decisions of bots as JSON Lines, or records of their matches.

use std::io::Write;
use std::path::PathBuf;

use ::lab::{Entrant, Lineup, TournamentPlan};
use anyhow::{Context, Result, bail};
use bots::{Bot, Position};
use engine::{Dice, Log, Match, Participant, Seat, Seed, Settings, Viewer};
use games::{Playable, Visitor};
use rayon::prelude::*;
use serde::Serialize;

use super::runs::progress;
use crate::setup::MatchArgs;

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  escapade lab dataset wcp --bots greedy,random -n 100 --output wcp.jsonl\n  \
    escapade lab dataset luiswile --records -n 1000 --output matches.jsonl\n  \
    python -c 'import polars; print(polars.read_ndjson(\"wcp.jsonl\"))'\n\n\
    A line is a decision: match, step, seat, observation, legal (numbers), choice (its number), action (its notation), \
    reward (1 or -1, how the match ended for the seat) and rank. With --records a line is a match. docs/lab.md says more.")]
pub(crate) struct Args {
    #[command(flatten)]
    pub(super) setup: MatchArgs,
    /// The bots, separated by commas; they sit side by side, and move on by one seat from match to match
    #[arg(long, value_delimiter = ',', default_value = "greedy,random")]
    bots: Vec<Entrant>,
    /// How many matches
    #[arg(short = 'n', long, default_value_t = 100)]
    matches: u32,
    /// The number of the first match: data sets can be cut into parts, which `lab merge` joins
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    first: u32,
    /// Where the seeds begin
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Records of whole matches instead of decisions
    #[arg(long)]
    records: bool,
    /// The file to write; the layout of observations goes beside it, with the ending `layout.json`
    #[arg(long, value_name = "FILE")]
    output: PathBuf,
}

/// A decision of a bot.
#[derive(Serialize)]
struct DecisionLine {
    #[serde(rename = "match")]
    index: u32,
    step: u32,
    seat: u8,
    bot: String,
    observation: Vec<i16>,
    legal: Vec<u32>,
    choice: u32,
    action: String,
    reward: i8,
    rank: u8,
}

/// A match of bots.
#[derive(Serialize)]
struct RecordLine {
    #[serde(rename = "match")]
    index: u32,
    bots: Vec<String>,
    ranks: Vec<u8>,
    won: Vec<bool>,
    record: String,
}

pub(super) struct WriteDataset<'a>(pub(super) &'a Args);

impl Visitor for WriteDataset<'_> {
    type Out = Result<()>;

    fn visit<G: Playable>(self) -> Result<()> {
        let args = self.0;
        let settings = args.setup.settings::<G>()?;
        let plan = TournamentPlan {
            entrants: args.bots.clone(),
            lineup: Lineup::Mixed,
            seats: settings.seats(),
            first: args.first,
            matches: args.matches,
            seed: args.seed,
            openings: 0,
        };
        let file = std::fs::File::create(&args.output);
        let mut file =
            std::io::BufWriter::new(file.with_context(|| format!("cannot write {}", args.output.display()))?);
        let bar = progress(args.matches, 0);
        let indices: Vec<u32> = (args.first..args.first + args.matches).collect();
        // Some matches at a time, so that they are written in their order and not all are kept.
        for some in indices.chunks(16 * rayon::current_num_threads()) {
            let play = |&index: &u32| {
                let text = play_match::<G>(&plan, &settings, index, args.records);
                bar.inc(1);
                text
            };
            let texts: Vec<String> = some.par_iter().map(play).collect::<Result<_>>()?;
            texts.iter().try_for_each(|text| file.write_all(text.as_bytes()))?;
        }
        file.flush()?;
        bar.finish_and_clear();
        if let Some(fault) = plan.entrants.iter().find_map(|entrant| entrant.fault()) {
            bail!("{fault}");
        }
        if !args.records {
            let layout = args.output.with_extension("layout.json");
            let text = serde_json::to_string_pretty(&G::observation_layout(settings.seats()))?;
            std::fs::write(&layout, text).with_context(|| format!("cannot write {}", layout.display()))?;
        }
        println!("{}: {} matches", args.output.display(), args.matches);
        Ok(())
    }
}

/// The lines of one match. It depends on the plan and its number alone.
fn play_match<G: Playable>(plan: &TournamentPlan, settings: &Settings, index: u32, records: bool) -> Result<String> {
    let options = G::options(settings)?;
    let lineup = plan.lineup(index);
    let mut bots: Vec<Box<dyn Bot<G>>> = lineup.iter().map(|&bot| plan.entrants[bot].bot_for(settings)).collect();
    let seed = plan.dice_seed(index);
    let mut bot_dice: Vec<Dice> = (0..plan.seats).map(|seat| Dice::seeded(seed + 1 + u64::from(seat))).collect();
    let chairs = Participant::row(plan.seats);
    let salts: Vec<_> = chairs.iter().map(|chair| chair.salt).collect();
    let mut dice = Seed::from_number(seed).dice(&salts);
    let mut state = G::setup(&options, &mut dice);
    let (mut menu, mut lines, mut played) = (Vec::new(), Vec::new(), Vec::new());
    while let Some(seat) = G::deciders(&state).first() {
        menu.clear();
        G::legal(&state, seat, &mut menu);
        let view = G::view(&state, Viewer::Seat(seat));
        let position = Position { options: &options, view: &view, seat, menu: &menu };
        let action = bots[seat.index()].decide(&position, &mut bot_dice[seat.index()]).action;
        if !records {
            let mut observation = vec![0; G::observation_width(plan.seats)];
            G::observe(plan.seats, &view, &mut observation);
            // As in the Python package, 0 is the number of doing nothing.
            let number = |action: &G::Action| 1 + G::action_number(&options, *action);
            lines.push(DecisionLine {
                index,
                step: lines.len() as u32,
                seat: seat.number(),
                bot: plan.entrants[lineup[seat.index()]].to_string(),
                observation,
                legal: menu.iter().map(number).collect(),
                choice: number(&action),
                action: action.to_string(),
                reward: 0,
                rank: 0,
            });
        }
        G::apply(&mut state, seat, action, &mut dice, &mut Log::silent()).expect("bots choose from the menu");
        played.push((seat, action));
    }
    let outcome = G::outcome(&state).expect("a match without deciders is over");
    if records {
        let mut again = Match::<G>::new(settings.clone(), Seed::from_number(seed), chairs)?;
        for (seat, action) in played {
            again.play(seat, action).expect("a match replays its own actions");
        }
        let line = RecordLine {
            index,
            bots: lineup.iter().map(|&bot| plan.entrants[bot].to_string()).collect(),
            ranks: outcome.ranks.values().to_vec(),
            won: (0..plan.seats).map(|seat| outcome.winners.contains(Seat::new(seat))).collect(),
            record: again.record().to_string(),
        };
        return Ok(serde_json::to_string(&line)? + "\n");
    }
    let mut text = String::new();
    for mut line in lines {
        let seat = Seat::new(line.seat);
        line.reward = if outcome.winners.contains(seat) { 1 } else { -1 };
        line.rank = outcome.ranks[seat];
        text.push_str(&serde_json::to_string(&line)?);
        text.push('\n');
    }
    Ok(text)
}
