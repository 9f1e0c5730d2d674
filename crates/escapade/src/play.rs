//! `escapade play`: a match in the terminal, for people at one keyboard and bots.

use std::io::{IsTerminal, stdin, stdout};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use bots::{Bot, BudgetKind, Level, ProgramPlayer, Purpose, Random};
use client::page::ReadingSpeed;
use client::{Local, LocalPlayer, LocalSetup};
use engine::{Participant, Record, Seed, Settings};
use games::{Playable, Visitor};
use scene::Lang;
use terminal::{Colours, LineEnd, Session, TableApp, Thinker, now_ms};

use crate::setup::MatchArgs;

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  escapade play alcatraz\n  escapade play alcatraz --people 3 --names ana,ben,cyd\n  \
    escapade play wcp --seats 4 --people 2 --lang pl\n  escapade play luiswile --resume\n\n\
    On the screen the last line says which keys act, and `?` lists all. In lines, answer with the number of a choice or \
    with an action in notation; `help` lists the other words.\n\
    A match that is left is kept: `--resume` goes on with the last one of the game."
)]
pub(crate) struct Args {
    #[command(flatten)]
    setup: MatchArgs,
    /// How many people play at this keyboard, in the first seats; bots sit in the others
    #[arg(short, long, default_value_t = 1)]
    people: u8,
    /// Who the bots are: random, easy, normal, hard or expert, or any program by its path (docs/bots.md)
    #[arg(long, visible_alias = "bots", default_value = "normal", value_parser = opponent)]
    level: Opponent,
    /// The names of the people, separated by commas
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// The language
    #[arg(long, env = "ESCAPADE_LANG", default_value_t = crate::language::of_environment())]
    lang: Lang,
    /// How quickly the moves of others follow each other: calm, brisk, quick or instant
    #[arg(long, env = "ESCAPADE_PACE", default_value = "brisk", value_parser = pace)]
    pace: ReadingSpeed,
    /// Line by line instead of on the full screen, as over a pipe or with a screen reader
    #[arg(long)]
    plain: bool,
    /// A number that decides the dice, to play the same match again
    #[arg(long)]
    seed: Option<u64>,
    /// Go on with a match: the one in this file, or the one that was left last
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "last")]
    resume: Option<PathBuf>,
    /// Write the record here when the match is over
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

/// The bot in the seats without a person.
#[derive(Clone, Copy)]
enum Opponent {
    Random,
    Level(Level),
    Program(&'static ProgramPlayer),
}

impl Opponent {
    /// The level that the table shows.
    fn level(self) -> Level {
        match self {
            Opponent::Level(level) => level,
            Opponent::Random | Opponent::Program(_) => Level::Easy,
        }
    }

    /// Answers for the bots' seats; advice is always that of our own bots.
    fn thinker<G: Playable>(self, settings: Settings) -> Thinker {
        let own = |question: &bots::BotQuestion| Ok(games::answer(question, BudgetKind::Timed));
        let mut bot: Box<dyn Bot<G>> = match self {
            Opponent::Level(_) => return Box::new(own),
            Opponent::Random => Box::new(Random),
            Opponent::Program(player) => player.bot(&settings),
        };
        Box::new(move |question| {
            if question.purpose == Purpose::Hint {
                return own(question);
            }
            let decision = question.decide_by::<G>(bot.as_mut());
            let fault = if let Opponent::Program(player) = self { player.fault() } else { None };
            match (fault, decision) {
                (Some(fault), _) => Err(fault.to_string()),
                (None, Some(decision)) => Ok(question.answer(decision)),
                (None, None) => own(question),
            }
        })
    }
}

fn opponent(text: &str) -> Result<Opponent, String> {
    match text {
        "random" => Ok(Opponent::Random),
        // It is kept until the command ends.
        _ if ProgramPlayer::is_command(text) => Ok(Opponent::Program(Box::leak(Box::new(ProgramPlayer::new(text))))),
        _ => text.parse().map(Opponent::Level).map_err(|fault: String| fault + ", random"),
    }
}

pub(crate) fn pace(text: &str) -> Result<ReadingSpeed, String> {
    text.parse().map_err(|_| format!("`{text}` is none of calm, brisk, quick, instant"))
}

/// Whether there is a terminal that can show a full screen.
pub(crate) fn has_screen() -> bool {
    let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    stdin().is_terminal() && stdout().is_terminal() && !is_dumb
}

/// Whether lines can be bold, and the screen cleared.
pub(crate) fn is_bold_screen() -> bool {
    has_screen() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

pub(crate) fn run(args: &Args) -> Result<()> {
    args.setup.visit(PlayMatch(args))?
}

struct PlayMatch<'a>(&'a Args);

impl Visitor for PlayMatch<'_> {
    type Out = Result<()>;

    fn visit<G: Playable>(self) -> Result<()> {
        let args = self.0;
        let local = match &args.resume {
            Some(path) => resume(args, path)?,
            None => new_match::<G>(args)?,
        };
        let settings = local.settings().clone();
        let is_full = has_screen() && !args.plain;
        let speed = if is_full { args.pace } else { ReadingSpeed::Instant };
        let session = Session::local(local, args.lang, speed, now_ms());
        play(args, session, args.level.thinker::<G>(settings), is_full)
    }
}

/// Plays to the end, or until the person stops.
fn play(args: &Args, session: Session, thinker: Thinker, is_full: bool) -> Result<()> {
    let file = kept_file(&args.setup.game);
    let mut last: Option<Record> = None;
    let mut keep = |session: &Session| {
        let Some(record) = session.saved_record() else { return };
        if let Some(file) = &file {
            // Whether it could be kept is seen when the person leaves.
            let _ = write_record(file, &record);
        }
        last = Some(record);
    };
    let end = match is_full {
        true => {
            let mut app = TableApp::table(session, args.lang, Colours::from_environment());
            let shown = terminal::run_full_screen(&mut app, thinker, None, &mut keep);
            let is_over = app.session().is_some_and(|session| session.is_over());
            shown.map(|()| if is_over { LineEnd::Over } else { LineEnd::Quit })
        }
        false => terminal::run_lines(session, args.lang, thinker, None, is_bold_screen(), &mut keep),
    };
    let texts = terminal::program_texts(args.lang);
    match (&end, &file) {
        (Ok(LineEnd::Over), _) => {
            if let Some(file) = &file {
                // A match that is over has nothing to go on with.
                let _ = std::fs::remove_file(file);
            }
            if let (Some(path), Some(record)) = (&args.record, &last) {
                write_record(path, record)?;
                println!("{}", texts.with("play-recorded", [("file", path.display().to_string().into())]));
            }
            return Ok(());
        }
        (_, Some(file)) if file.exists() => {
            let command = format!("escapade play {} --resume", args.setup.game);
            eprintln!("{}", texts.with("term-kept", [("command", command.into())]));
        }
        _ => {}
    }
    match end? {
        LineEnd::NoInput => bail!("{}", texts.text("play-end-of-input")),
        LineEnd::Closed(text) => bail!("{text}"),
        LineEnd::Over | LineEnd::Quit => Ok(()),
    }
}

/// The file in which the last match of a game is kept.
fn kept_file(game: &str) -> Option<PathBuf> {
    state_file(&format!("{game}.record"))
}

/// The games of which a match was left.
pub(crate) fn kept_games() -> Vec<&'static str> {
    let names = games::LIST.iter().map(|listed| listed.about.name);
    names.filter(|name| kept_file(name).is_some_and(|file| file.exists())).collect()
}

/// A file with this name in the folder where the command keeps what it must remember.
pub(crate) fn state_file(name: &str) -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = set("XDG_STATE_HOME").or_else(|| Some(set("HOME")?.join(".local").join("state")))?;
    Some(folder.join("escapade").join(name))
}

pub(crate) fn write_record(path: &Path, record: &Record) -> Result<()> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    std::fs::write(path, record.to_string()).with_context(|| format!("cannot write {}", path.display()))
}

/// People in the first seats, bots in the others.
fn players(args: &Args, names: Vec<String>) -> Vec<LocalPlayer> {
    let player = |(index, name): (usize, String)| match index < usize::from(args.people) {
        true => LocalPlayer::Person(name),
        false => LocalPlayer::Bot(args.level.level()),
    };
    names.into_iter().enumerate().map(player).collect()
}

fn new_match<G: Playable>(args: &Args) -> Result<Local> {
    let settings = args.setup.settings_for::<G>(args.lang)?;
    let seed = match args.seed {
        Some(number) => Seed::from_number(number),
        None => Seed::new(random_bytes()?),
    };
    let mut names: Vec<String> = Participant::row(settings.seats()).into_iter().map(|chair| chair.name).collect();
    if args.names.len() > names.len() {
        bail!("{} names for {} seats", args.names.len(), names.len());
    }
    for (name, given) in names.iter_mut().zip(&args.names) {
        given.trim().clone_into(name);
    }
    let players = players(args, names);
    let setup = LocalSetup { table: "terminal".to_owned(), game: G::ABOUT.name.to_owned(), settings, players };
    Ok(Local::open(setup, seed, now_ms())?)
}

/// Goes on with the match in a file; the word `last` means the one that was left last.
fn resume(args: &Args, path: &Path) -> Result<Local> {
    let kept = || kept_file(&args.setup.game).filter(|file| file.exists());
    let path = match path == Path::new("last") {
        true => kept().ok_or_else(|| anyhow!("no match of {} was left; play one, or give a file", args.setup.game))?,
        false => path.to_owned(),
    };
    let record: Record = crate::setup::read(&path)?.parse().map_err(|fault| anyhow!("{}: {fault}", path.display()))?;
    if record.game != args.setup.game {
        bail!("{}: a match of {}, not of {}", path.display(), record.game, args.setup.game);
    }
    let names = record.chairs.iter().map(|chair| chair.name.clone()).collect();
    let content = args.setup.content()?;
    let local = Local::resume("terminal", &record, content.as_deref(), &players(args, names), now_ms());
    local.map_err(|fault| anyhow!("{}: {fault}", path.display()))
}

/// Writes a file that only its owner can read.
pub(crate) fn write_private(path: &Path, text: &str) -> Result<()> {
    use std::io::Write;
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path).with_context(|| format!("cannot write {}", path.display()))?;
    Ok(file.write_all(text.as_bytes())?)
}

pub(crate) fn random_bytes<const N: usize>() -> Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|fault| anyhow!("the system gives no random numbers: {fault}"))?;
    Ok(bytes)
}
