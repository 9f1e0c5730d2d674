//! `escapade replay`: steps through a record in the terminal, or writes it as pictures or as a film.

use games::Playable;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use client::Replay;
use draw::{Drawing, Frame, Theme, lay_out};
use engine::{Match, Record, Seat, Viewer};
use games::Visitor;
use raster::{film, png};
use scene::{Lang, Texts};
use terminal::{Colours, ReplayPlayer, TableApp};

use crate::pictures::PictureArgs;

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  escapade replay match.record\n  escapade replay match.record --at 40 --seat b\n  \
    escapade replay match.record --png pictures --at 40 --width 390 --theme dark --lang pl\n  \
    escapade replay match.record --film film.png --seat a --width 640\n\n\
    On the screen the arrows go on and back; `?` lists all keys. In lines, Enter goes on, `b` goes back, a number goes \
    to that action, `q` stops."
)]
pub(crate) struct Args {
    /// The record of a finished match
    file: PathBuf,
    /// The content file of a match that was not played with the game's own
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
    /// Show the table after this many actions, and nothing else
    #[arg(long)]
    at: Option<usize>,
    /// Through the eyes of this seat; a spectator's unless given
    #[arg(long)]
    seat: Option<Seat>,
    /// The language
    #[arg(long, env = "ESCAPADE_LANG", default_value_t = crate::language::of_environment())]
    lang: Lang,
    /// Line by line instead of on the full screen
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    pictures: PictureArgs,
    /// Write pictures into this folder: of the moment given by --at, or of every tenth
    #[arg(long, value_name = "FOLDER")]
    png: Option<PathBuf>,
    /// Write an animated picture (APNG) of the whole match to this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["png", "at"])]
    film: Option<PathBuf>,
    /// How many moments of the match a film shows; the first and the last are always among them
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u16).range(2..=1000))]
    #[arg(requires = "film")]
    frames: u16,
    /// How long a film shows each moment; the last one stays three times as long
    #[arg(long, value_name = "S", default_value_t = 0.7, value_parser = seconds, requires = "film")]
    seconds: f32,
    /// The theme of pictures
    #[arg(long, default_value = "light")]
    theme: Theme,
    /// The width of pictures
    #[arg(long, default_value_t = 1200)]
    width: u16,
    /// How many pixels of a picture make one unit of its width
    #[arg(long, default_value_t = 1.0)]
    scale: f32,
}

/// Parses the time of a frame: browsers do not show shorter ones, and the format cannot hold three times a longer one.
fn seconds(text: &str) -> Result<f32, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.02..=20.0).contains(seconds));
    seconds.ok_or_else(|| "expected a number from 0.02 to 20".to_owned())
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let text = crate::setup::read(&args.file)?;
    let record: Record = text.parse().map_err(|fault| anyhow!("{}: {fault}", args.file.display()))?;
    match args.film.is_some() || args.png.is_some() {
        true => crate::setup::visit(&record.game.clone(), ReplayRecord(args, record))?,
        false => show(args, &text),
    }
}

/// Shows the match in the terminal.
fn show(args: &Args, text: &str) -> Result<()> {
    let content = args.content.as_deref().map(crate::setup::read).transpose()?;
    let replay =
        Replay::read_with(text, content.as_deref()).map_err(|fault| anyhow!("{}: {fault}", args.file.display()))?;
    if args.at.is_some_and(|at| at > replay.len()) {
        bail!("there are only {} actions", replay.len());
    }
    let mut player = ReplayPlayer::new(replay, args.seat, args.lang);
    if args.at.is_none() && !args.plain && crate::play::has_screen() {
        let app = TableApp::replay(player, args.lang, Colours::from_environment());
        let mut app = args.pictures.add_to(app);
        let thinker = Box::new(|_: &bots::BotQuestion| Err("a replay asks no bots".to_owned()));
        return Ok(terminal::run_full_screen(&mut app, thinker, None, &mut |_| ())?);
    }
    Ok(terminal::replay_lines(&mut player, args.at, &mut io::stdout())?)
}

struct ReplayRecord<'a>(&'a Args, Record);

impl Visitor for ReplayRecord<'_> {
    type Out = Result<()>;

    fn visit<G: Playable>(self) -> Result<()> {
        let ReplayRecord(args, record) = self;
        let Some(seed) = record.seed else {
            bail!("{}: the record shows no seed, so the match cannot be dealt again", args.file.display());
        };
        let content = args.content.as_deref().map(crate::setup::read).transpose()?;
        let game = record
            .resume::<G>(seed, content.as_deref())
            .map_err(|fault| anyhow!("{}: {fault}", args.file.display()))?;
        let names = game.chairs().iter().map(|chair| chair.name.clone()).collect();
        let playback = Playback { args, texts: Texts::of::<G>(args.lang, names), game };
        match (&args.film, &args.png) {
            (Some(file), _) => playback.film(file),
            (None, Some(folder)) => playback.pictures(folder, args.at),
            (None, None) => Ok(()),
        }
    }
}

/// A match that was played, and how it is shown.
struct Playback<'a, G: Playable> {
    args: &'a Args,
    texts: Texts,
    game: Match<G>,
}

impl<G: Playable> Playback<'_, G> {
    fn viewer(&self) -> Viewer {
        self.args.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn len(&self) -> usize {
        self.game.played().len()
    }

    /// The match after its first `at` actions.
    fn match_at(&self, at: usize) -> Result<Match<G>> {
        if at > self.len() {
            bail!("there are only {} actions", self.len());
        }
        let mut game = self.game.clone();
        game.rewind(at);
        Ok(game)
    }

    /// The table after the first `at` actions.
    fn drawing(&self, at: usize) -> Result<Drawing> {
        let game = self.match_at(at)?;
        let scene = G::scene(game.options(), &game.view(self.viewer()), &self.texts);
        Ok(lay_out::<G>(&scene, Frame { width: f32::from(self.args.width) }))
    }

    fn film(&self, file: &Path) -> Result<()> {
        let steps = spread_steps(self.len(), self.args.frames.into());
        let bar = crate::progress::bar(steps.len() as u64, "frames");
        let draw = |at: usize| self.drawing(at).inspect(|_| bar.step());
        let drawings: Vec<Drawing> = steps.into_iter().map(draw).collect::<Result<_>>()?;
        bar.clear();
        let spinner = crate::progress::spinner("painting the frames");
        let picture = film(&drawings, self.args.theme, G::PALETTE, self.args.scale, self.args.seconds);
        spinner.clear();
        std::fs::write(file, &picture).with_context(|| format!("cannot write {}", file.display()))?;
        println!("{}: {} frames, {} KB", file.display(), drawings.len(), picture.len().div_ceil(1000));
        Ok(())
    }

    fn pictures(&self, folder: &Path, at: Option<usize>) -> Result<()> {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        let steps: Vec<usize> = match at {
            Some(at) => vec![at],
            None => (0..=self.len()).step_by(10).collect(),
        };
        let bar = crate::progress::bar(steps.len() as u64, "pictures");
        for at in steps {
            let picture = png(&self.drawing(at)?, self.args.theme, G::PALETTE, self.args.scale);
            let viewer = self.args.seat.map_or("spectator".to_owned(), |seat| seat.to_string());
            let Args { width, theme, lang, .. } = self.args;
            let file = folder.join(format!("{}-{at:04}-{viewer}-{width}-{theme}-{lang}.png", G::ABOUT.name));
            std::fs::write(&file, picture).with_context(|| format!("cannot write {}", file.display()))?;
            bar.step();
            bar.suspend(|| println!("{}", file.display()));
        }
        bar.clear();
        Ok(())
    }
}

/// Step numbers that are spread evenly from the beginning of a match to its end, each once.
fn spread_steps(actions: usize, frames: usize) -> Vec<usize> {
    let last = frames.min(actions + 1).saturating_sub(1).max(1);
    let mut steps: Vec<usize> = (0..=last).map(|number| number * actions / last).collect();
    steps.dedup();
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_begin_and_end_with_the_match() {
        assert_eq!(spread_steps(100, 5), [0, 25, 50, 75, 100]);
        assert_eq!(spread_steps(3, 40), [0, 1, 2, 3]);
        assert_eq!(spread_steps(0, 40), [0]);
        let many = spread_steps(1234, 40);
        assert_eq!((many.len(), many[0], many[39]), (40, 0, 1234));
        assert!(many.windows(2).all(|pair| pair[1] - pair[0] <= 32));
    }

    #[test]
    fn times_of_frames_have_bounds() {
        assert_eq!(seconds("0.7"), Ok(0.7));
        assert!(["0", "-1", "21", "NaN", "long"].iter().all(|text| seconds(text).is_err()));
    }
}
