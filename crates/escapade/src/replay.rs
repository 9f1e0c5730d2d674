//! `escapade replay`: steps through a record in the terminal, or writes it as pictures.

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use draw::{Frame, Look, Theme, lay_out, png};
use engine::{Match, Record, Seat, Viewer};
use games::Visitor;
use scene::{Lang, Words};

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  escapade replay match.record\n  escapade replay match.record --at 40 --seat b\n  \
    escapade replay match.record --png pictures --at 40 --width 390 --theme dark --lang pl\n\n\
    In the terminal: Enter goes on, `b` goes back, a number goes to that action, `q` stops."
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
    #[arg(long, env = "ESCAPADE_LANG", default_value = "en")]
    lang: Lang,
    /// Write pictures into this folder: of the moment given by --at, or of every tenth
    #[arg(long, value_name = "FOLDER")]
    png: Option<PathBuf>,
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

pub(crate) fn run(args: &Args) -> Result<()> {
    let text = crate::setup::read(&args.file)?;
    let record: Record = text.parse().map_err(|fault| anyhow!("{}: {fault}", args.file.display()))?;
    crate::setup::visit(&record.game.clone(), Replay(args, record))?
}

struct Replay<'a>(&'a Args, Record);

impl Visitor for Replay<'_> {
    type Out = Result<()>;

    fn visit<G: Look>(self) -> Result<()> {
        let Replay(args, record) = self;
        let Some(seed) = record.seed else {
            bail!("{}: the record shows no seed, so the match cannot be dealt again", args.file.display());
        };
        let content = args.content.as_deref().map(crate::setup::read).transpose()?;
        let game = record
            .resume::<G>(seed, content.as_deref())
            .map_err(|fault| anyhow!("{}: {fault}", args.file.display()))?;
        let names = game.chairs().iter().map(|chair| chair.name.clone()).collect();
        let film = Film { args, words: Words::of::<G>(args.lang, names), game };
        match (&args.png, args.at) {
            (Some(folder), at) => film.pictures(folder, at),
            (None, Some(at)) => film.show(at, &mut io::stdout()),
            (None, None) => film.step_through(),
        }
    }
}

/// A match that was played, and how it is shown.
struct Film<'a, G: Look> {
    args: &'a Args,
    words: Words,
    game: Match<G>,
}

impl<G: Look> Film<'_, G> {
    fn viewer(&self) -> Viewer {
        self.args.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn len(&self) -> usize {
        self.game.played().len()
    }

    /// The match when so many actions had been taken.
    fn moment(&self, at: usize) -> Result<Match<G>> {
        if at > self.len() {
            bail!("there are only {} actions", self.len());
        }
        let mut game = self.game.clone();
        game.rewind(at);
        Ok(game)
    }

    fn show(&self, at: usize, out: &mut impl Write) -> Result<()> {
        let game = self.moment(at)?;
        writeln!(out, "{at} / {}", self.len())?;
        if let Some(last) = at.checked_sub(1).map(|last| &self.game.played()[last]) {
            // What the last action told is found by taking it again.
            let mut before = self.moment(at - 1)?;
            writeln!(out, "{} {}", self.words.seat(last.seat), last.action)?;
            for told in before.play(last.seat, last.action)? {
                if told.to.includes(self.viewer()) {
                    writeln!(out, "  {}", G::tell(game.options(), &told.event, &self.words))?;
                }
            }
        }
        for section in G::outline(game.options(), &game.view(self.viewer()), &self.words) {
            writeln!(out, "{}", section.title)?;
            section.lines.iter().try_for_each(|line| writeln!(out, "  {line}"))?;
        }
        Ok(())
    }

    fn step_through(&self) -> Result<()> {
        let (mut at, mut out) = (0, io::stdout());
        let mut lines = io::stdin().lock().lines();
        loop {
            self.show(at, &mut out)?;
            write!(out, "[Enter, b, 0–{}, q] ", self.len())?;
            out.flush()?;
            let Some(line) = lines.next() else { return Ok(()) };
            at = match line?.trim() {
                "q" => return Ok(()),
                "b" => at.saturating_sub(1),
                "" if at == self.len() => return Ok(()),
                "" => at + 1,
                number => number.parse().ok().filter(|&number| number <= self.len()).unwrap_or(at),
            };
        }
    }

    fn pictures(&self, folder: &Path, at: Option<usize>) -> Result<()> {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        let moments: Vec<usize> = match at {
            Some(at) => vec![at],
            None => (0..=self.len()).step_by(10).collect(),
        };
        for at in moments {
            let game = self.moment(at)?;
            let scene = G::scene(game.options(), &game.view(self.viewer()), &self.words);
            let drawing = lay_out::<G>(&scene, Frame { width: f32::from(self.args.width) });
            let picture = png(&drawing, self.args.theme, G::PALETTE, self.args.scale);
            let eyes = self.args.seat.map_or("spectator".to_owned(), |seat| seat.to_string());
            let Args { width, theme, lang, .. } = self.args;
            let file = folder.join(format!("{}-{at:04}-{eyes}-{width}-{theme}-{lang}.png", G::ABOUT.name));
            std::fs::write(&file, picture).with_context(|| format!("cannot write {}", file.display()))?;
            println!("{}", file.display());
        }
        Ok(())
    }
}
