//! `escapade lab train`: weights for the judge of a game, from self-play.

use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use ::lab::{Entrant, Fit, TrainingMatch};
use anyhow::{Context, Result, bail};
use bots::{Budget, Search};
use engine::learned::Weights;
use games::{Playable, Visitor};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;

#[derive(clap::Args)]
#[command(after_help = "Examples:\n  escapade lab train alcatraz --folder training\n  \
    escapade lab train wcp --folder training --generations 4 --matches 600 --out crates/wcp/content/wcp.weights\n  \
    escapade lab train luiswile --check      says whether the weights fit the rules and the content of today\n\n\
    Generation 0 is played by the bots of version 0.1, each later one by the weights of the one before. A run that was \
    stopped goes on where it was. The folder gets the matches, the weights of each generation and the learning curve.")]
pub(crate) struct Args {
    /// The game
    pub(super) game: String,
    /// Where matches, weights and the learning curve are kept
    #[arg(long, default_value = "training")]
    folder: PathBuf,
    /// How many generations after the first
    #[arg(long, default_value_t = 3)]
    generations: u32,
    /// How many matches in each generation, over all numbers of seats
    #[arg(long, default_value_t = 500)]
    matches: u32,
    /// How many futures for each decision of self-play
    #[arg(long, default_value_t = 60)]
    futures: u32,
    /// How strongly the features are held back against the judge of version 0.1
    #[arg(long, default_value_t = 0.01)]
    decay: f64,
    /// Where the last weights are written
    #[arg(long)]
    out: Option<PathBuf>,
    /// Only say whether the weights of the game are stale
    #[arg(long)]
    check: bool,
}

pub(super) struct Train<'a>(pub(super) &'a Args);

impl Visitor for Train<'_> {
    type Out = Result<()>;

    fn visit<G: Playable>(self) -> Result<()> {
        let args = self.0;
        if args.check {
            return check::<G>();
        }
        if G::FEATURES.is_empty() {
            bail!("{} has no features to learn from", G::ABOUT.name);
        }
        std::fs::create_dir_all(&args.folder)?;
        let mut weights: Option<&'static Weights> = None;
        let mut fits: Vec<Fit> = Vec::new();
        let mut matches: Vec<TrainingMatch> = Vec::new();
        for generation in 0..=args.generations {
            let played = self_play::<G>(args, generation, weights)?;
            // The matches of weaker weights say less about today's positions.
            matches.retain(|one| one.generation + 2 > generation);
            matches.extend(played);
            let fit = ::lab::fit::<G>(&matches, args.decay);
            let text = Weights { facts: facts::<G>(args, generation, &fit), tables: fit.tables.clone() }.write();
            let path = args.folder.join(format!("{}-{generation}.weights", G::ABOUT.name));
            std::fs::write(&path, &text).with_context(|| path.display().to_string())?;
            println!(
                "generation {generation}: {} matches, {} positions, loss {:.4} (blind {:.4}, version 0.1 {:.4})",
                matches.len(),
                fit.positions,
                fit.loss,
                fit.blind_loss,
                fit.former_loss
            );
            weights = Some(Box::leak(Box::new(Weights::read(&text).context("the weights were just written")?)));
            fits.push(fit);
            if let Some(out) = args.out.as_ref().filter(|_| generation == args.generations) {
                std::fs::write(out, &text).with_context(|| out.display().to_string())?;
            }
        }
        let line = |loss: fn(&Fit) -> f64| fits.iter().map(loss).collect::<Vec<f64>>();
        let lines = [
            ("learned", line(|fit| fit.loss)),
            ("version 0.1", line(|fit| fit.former_loss)),
            ("share of wins", line(|fit| fit.blind_loss)),
        ];
        let plot = ::lab::learning_curve(&format!("Loss of the judge of {}", G::ABOUT.name), &lines);
        std::fs::write(args.folder.join(format!("{}.svg", G::ABOUT.name)), plot)?;
        Ok(())
    }
}

/// What the weights were made from.
fn facts<G: Playable>(args: &Args, generation: u32, fit: &Fit) -> Vec<(String, String)> {
    let facts = [
        ("game", G::ABOUT.name.to_owned()),
        ("rules", G::ABOUT.rules_version.to_string()),
        ("plays", format!("{:016x}", ::lab::rules_hash::<G>())),
        ("generation", format!("{generation} of {} matches with {} futures", args.matches, args.futures)),
        ("positions", fit.positions.to_string()),
        ("loss", format!("{:.4}", fit.loss)),
        ("features", G::FEATURES.join(" ")),
    ];
    facts.map(|(word, value)| (word.to_owned(), value)).to_vec()
}

fn check<G: Playable>() -> Result<()> {
    let Some(weights) = G::weights().filter(|weights| !weights.tables.is_empty()) else {
        println!("{} is judged without weights: none have beaten its judge yet", G::ABOUT.name);
        return Ok(());
    };
    if weights.fact("features") != Some(G::FEATURES.join(" ").as_str()) {
        bail!("the weights of {0} are for other features; run `escapade lab train {0}`", G::ABOUT.name);
    }
    let plays = format!("{:016x}", ::lab::rules_hash::<G>());
    if weights.fact("plays") != Some(plays.as_str()) {
        bail!(
            "the weights of {0} are stale: its rules or content have changed since; run `escapade lab train {0}`",
            G::ABOUT.name
        );
    }
    println!("the weights of {} fit its rules and its content", G::ABOUT.name);
    Ok(())
}

/// The matches of a generation: those in its file, and the rest played now.
fn self_play<G: Playable>(
    args: &Args,
    generation: u32,
    weights: Option<&'static Weights>,
) -> Result<Vec<TrainingMatch>> {
    let path = args.folder.join(format!("{}-{generation}.jsonl", G::ABOUT.name));
    let mut done = read_matches(&path)?;
    let first = done.len() as u32;
    let bar = progress(args.matches, first, generation);
    let file = std::fs::OpenOptions::new().create(true).append(true).open(&path)?;
    let file = Mutex::new(file);
    let seats: Vec<u8> = G::ABOUT.seats.clone().collect();
    let former: Entrant = format!("old-search:{}", args.futures).parse().map_err(anyhow::Error::msg)?;
    let play = |index: u32| {
        let seed = u64::from(generation) << 32 | u64::from(index);
        let bot = |_| -> Box<dyn bots::Bot<G>> {
            match weights {
                None => former.bot(),
                Some(weights) => Box::new(Search::new(Budget::futures(args.futures)).with_weights(weights)),
            }
        };
        let played = ::lab::play_training_match::<G>(generation, seats[index as usize % seats.len()], seed, bot)?;
        bar.inc(1);
        let line = serde_json::to_string(&played).expect("a match is plain data");
        // A line that cannot be written is played again when the run is resumed.
        let _ = writeln!(file.lock().expect("no thread panics while it holds the lock"), "{line}");
        Some(played)
    };
    let more: Vec<TrainingMatch> = (first..args.matches).into_par_iter().filter_map(play).collect();
    bar.finish_and_clear();
    done.extend(more);
    Ok(done)
}

fn read_matches(path: &Path) -> Result<Vec<TrainingMatch>> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let lines = std::io::BufReader::new(std::fs::File::open(path)?).lines().collect::<Result<Vec<String>, _>>()?;
    Ok(lines.iter().filter_map(|line| serde_json::from_str(line).ok()).collect())
}

fn progress(matches: u32, done: u32, generation: u32) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{msg} {bar:40} {human_pos} of {human_len} matches, {eta} left")
        .expect("the template is right");
    let bar = ProgressBar::new(u64::from(matches)).with_style(style).with_message(format!("generation {generation}"));
    bar.set_position(u64::from(done));
    bar
}
