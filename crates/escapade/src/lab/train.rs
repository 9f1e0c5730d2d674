//! `escapade lab train`: weights for the judge of a game, from self-play.

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use ::lab::{Entrant, Fit, TrainingMatch, WeightsFit};
use anyhow::{Context, Result, bail};
use bots::{Budget, Search};
use engine::Settings;
use engine::learned::Weights;
use games::{Playable, Visitor};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;

use super::runs;

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
    let [game, rules, plays, features] = ::lab::game_facts::<G>();
    let facts = [
        game,
        rules,
        plays,
        ("generation", format!("{generation} of {} matches with {} futures", args.matches, args.futures)),
        ("positions", fit.positions.to_string()),
        ("loss", format!("{:.4}", fit.loss)),
        features,
    ];
    facts.map(|(word, value)| (word.to_owned(), value)).to_vec()
}

fn check<G: Playable>() -> Result<()> {
    let name = G::ABOUT.name;
    let fit = G::weights().map_or(WeightsFit::None, WeightsFit::of::<G>);
    println!("the weights of {name} {}", fit.words());
    if !fit.is_right() {
        bail!("run `escapade lab train {name}`, or leave its first line alone in the file to do without weights");
    }
    Ok(())
}

/// The matches of a generation: those in its file, and the rest played now.
fn self_play<G: Playable>(
    args: &Args,
    generation: u32,
    weights: Option<&'static Weights>,
) -> Result<Vec<TrainingMatch>> {
    let path = args.folder.join(format!("{}-{generation}.jsonl", G::ABOUT.name));
    let header = run_header::<G>(args.futures, generation, weights);
    let mut known = read_matches(&path, &header)?;
    // A line that was cut off goes, or the next one would be joined to it.
    write_matches(&path, &header, &known)?;
    let is_open = |index: &u32| known.iter().all(|played| played.index() != *index);
    let open: Vec<u32> = (0..args.matches).filter(is_open).collect();
    let bar = progress(args.matches, args.matches - open.len() as u32, generation);
    let file = Mutex::new(std::fs::OpenOptions::new().append(true).open(&path)?);
    let former: Entrant = format!("old-search:{}", args.futures).parse().map_err(anyhow::Error::msg)?;
    let play = |index: u32| {
        let bot = |settings: &Settings| -> Box<dyn bots::Bot<G>> {
            match weights {
                None => former.bot_for(settings),
                Some(weights) => Box::new(Search::new(Budget::futures(args.futures)).with_weights(weights)),
            }
        };
        let played = ::lab::play_training_match::<G>(generation, index, bot)?;
        bar.inc(1);
        let line = serde_json::to_string(&played).expect("a match is plain data");
        // A line that cannot be written is played again when the run is resumed.
        let _ = writeln!(file.lock().expect("no thread panics while it holds the lock"), "{line}");
        Some(played)
    };
    known.extend(open.into_par_iter().filter_map(play).collect::<Vec<TrainingMatch>>());
    bar.finish_and_clear();
    // Matches end in any order; in the end they lie in the order of their numbers, so that equal runs are equal files.
    known.sort_by_key(TrainingMatch::index);
    write_matches(&path, &header, &known)?;
    // An earlier run may have been longer.
    known.retain(|played| played.index() < args.matches);
    Ok(known)
}

/// The first line of a file of matches: what decides how they are played, apart from their numbers.
fn run_header<G: Playable>(futures: u32, generation: u32, weights: Option<&Weights>) -> serde_json::Value {
    let [game, rules, plays, _] = ::lab::game_facts::<G>().map(|(_, value)| value);
    let tables = weights.map(|weights| Weights { facts: Vec::new(), tables: weights.tables.clone() }.write());
    let weights = tables.map(|tables| format!("{:016x}", engine::fingerprint(&tables)));
    serde_json::json!({
        "training": {
            "game": game, "rules": rules, "plays": plays,
            "generation": generation, "futures": futures, "weights": weights,
        }
    })
}

/// The matches in a file, each once. A line that was cut off is left out: its match is played again.
fn read_matches(path: &Path, header: &serde_json::Value) -> Result<Vec<TrainingMatch>> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let text = std::fs::read(path).with_context(|| path.display().to_string())?;
    let text = String::from_utf8_lossy(&text);
    let mut lines = text.lines();
    let first = lines.next().and_then(|line| serde_json::from_str(line).ok());
    if first.as_ref() != Some(header) {
        bail!("{}: these are matches of another run; give another folder", path.display());
    }
    let mut matches: Vec<TrainingMatch> = lines.filter_map(|line| serde_json::from_str(line).ok()).collect();
    matches.sort_by_key(TrainingMatch::index);
    matches.dedup_by_key(|played| played.index());
    Ok(matches)
}

fn write_matches(path: &Path, header: &serde_json::Value, matches: &[TrainingMatch]) -> Result<()> {
    let lines: Vec<String> = matches.iter().map(serde_json::to_string).collect::<Result<_, _>>()?;
    runs::write_lines(path, std::iter::once(header.to_string()).chain(lines))
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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    /// Whether the committed weights fit their game. Weights that cannot be read would be left out without a word.
    struct CommittedWeights;

    impl Visitor for CommittedWeights {
        type Out = (Option<Weights>, WeightsFit);

        fn visit<G: Playable>(self) -> Self::Out {
            let name = G::ABOUT.name;
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{name}/content/{name}.weights"));
            let weights = Weights::read(&std::fs::read_to_string(path).unwrap());
            let fit = weights.as_ref().map_or(WeightsFit::OtherGame, WeightsFit::of::<G>);
            (weights, fit)
        }
    }

    #[test]
    fn committed_weights_can_be_read_and_are_not_stale() {
        for entry in games::GAMES {
            let name = entry.about().name;
            let (weights, fit) = games::visit(name, CommittedWeights).unwrap();
            assert!(weights.is_some(), "the weights of {name} cannot be read");
            assert!(fit.is_right(), "the weights of {name} {}; run `escapade lab train {name}`", fit.words());
        }
    }

    /// Plays a generation, stops it in the middle, and plays on.
    struct StopAndResume(PathBuf);

    impl Visitor for StopAndResume {
        type Out = ();

        fn visit<G: Playable>(self) {
            let folder = self.0;
            let args = |matches: u32, futures: u32| Args {
                game: G::ABOUT.name.to_owned(),
                folder: folder.clone(),
                generations: 0,
                matches,
                futures,
                decay: 0.01,
                out: None,
                check: false,
            };
            let path = folder.join(format!("{}-0.jsonl", G::ABOUT.name));
            let whole = self_play::<G>(&args(5, 1), 0, None).unwrap();
            let indices: Vec<u32> = whole.iter().map(TrainingMatch::index).collect();
            assert_eq!(indices, [0, 1, 2, 3, 4]);
            let text = std::fs::read_to_string(&path).unwrap();
            let lines: Vec<&str> = text.lines().collect();
            // Lines come in any order, some are missing, and the last was cut off.
            let torn = format!("{}\n{}\n{}\n{}", lines[0], lines[5], lines[2], &lines[4][..lines[4].len() / 2]);
            std::fs::write(&path, torn).unwrap();
            assert_eq!(self_play::<G>(&args(5, 1), 0, None).unwrap(), whole);
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
            assert_eq!(self_play::<G>(&args(3, 1), 0, None).unwrap(), whole[..3]);
            assert_eq!(
                std::fs::read_to_string(&path).unwrap(),
                text,
                "a shorter run keeps the matches of a longer one"
            );
            let fault = self_play::<G>(&args(5, 2), 0, None).unwrap_err().to_string();
            assert!(fault.contains("matches of another run"), "{fault}");
        }
    }

    #[test]
    fn a_run_that_was_stopped_goes_on_where_it_was() {
        let folder = std::env::temp_dir().join(format!("escapade-train-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        games::visit("blackgate", StopAndResume(folder.clone())).unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
