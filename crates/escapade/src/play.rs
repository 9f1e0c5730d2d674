//! `escapade play`: a match in the terminal, line by line, for people at one keyboard and bots.
//!
//! It reads and writes plain lines, which works over a pipe and with a screen reader, too.

use games::Playable;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};
use bots::{Bot, Decision, Level, Position, ProgramPlayer, Random};
use engine::{
    AddressedEvent, BySeat, Clause, Dice, Illegal, Match, Outcome, Participant, Record, Seat, Seats, Seed, UndoRefusal,
    Viewer,
};
use games::Visitor;
use scene::{Lang, Texts};

use crate::line_reader::{Input, LineReader};
use crate::setup::MatchArgs;

#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  escapade play alcatraz\n  escapade play alcatraz --people 3 --names ana,ben,cyd\n  \
    escapade play wcp --seats 4 --people 2 --lang pl\n  escapade play luiswile --resume match.record\n\n\
    Answer with the number of a choice or with an action in notation; `help` lists the other words."
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
    /// The names of the seats, separated by commas
    #[arg(long, value_delimiter = ',')]
    names: Vec<String>,
    /// The language
    #[arg(long, env = "ESCAPADE_LANG", default_value = "en", value_parser = lang)]
    lang: Lang,
    /// A number that decides the dice, to play the same match again
    #[arg(long)]
    seed: Option<u64>,
    /// Go on with a match that was saved
    #[arg(long, value_name = "FILE")]
    resume: Option<std::path::PathBuf>,
    /// Write the record here when the match is over
    #[arg(long, value_name = "FILE")]
    record: Option<std::path::PathBuf>,
}

/// The bot in the seats without a person.
#[derive(Clone, Copy)]
enum Opponent {
    Random,
    Level(Level),
    Program(&'static ProgramPlayer),
}

fn opponent(text: &str) -> Result<Opponent, String> {
    match text {
        "random" => Ok(Opponent::Random),
        // It is kept until the command ends.
        _ if ProgramPlayer::is_command(text) => Ok(Opponent::Program(Box::leak(Box::new(ProgramPlayer::new(text))))),
        _ => text.parse().map(Opponent::Level).map_err(|fault: String| fault + ", random"),
    }
}

fn lang(text: &str) -> Result<Lang, String> {
    text.parse()
}

pub(crate) fn run(args: &Args) -> Result<()> {
    args.setup.visit(PlayMatch(args))?
}

struct PlayMatch<'a>(&'a Args);

impl Visitor for PlayMatch<'_> {
    type Out = Result<()>;

    fn visit<G: Playable>(self) -> Result<()> {
        let args = self.0;
        let (game, seed) = match &args.resume {
            Some(path) => resume::<G>(path, args.setup.content()?.as_deref())?,
            None => new_match::<G>(args)?,
        };
        let names = game.chairs().iter().map(|chair| chair.name.clone()).collect();
        let seats = game.seats();
        let mut session = TerminalSession {
            texts: Texts::of::<G>(args.lang, names),
            people: Seats::all(seats).iter().take(usize::from(args.people)).collect(),
            bot: match args.level {
                Opponent::Random => Box::new(Random),
                Opponent::Level(level) => bots::timed_bot(level),
                Opponent::Program(player) => player.bot(game.settings()),
            },
            program: match args.level {
                Opponent::Program(player) => Some(player),
                Opponent::Random | Opponent::Level(_) => None,
            },
            chance: Dice::seeded(seed_number()?),
            log: Vec::new(),
            lines_shown: BySeat::new(seats),
            keyboard_holder: None,
            lines: LineReader::stdin(),
            out: io::stdout(),
            bold: io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
            game,
            seed,
        };
        session.play_to_the_end(args.record.as_deref())
    }
}

fn new_match<G: Playable>(args: &Args) -> Result<(Match<G>, Seed)> {
    let settings = args.setup.settings::<G>()?;
    let seed = match args.seed {
        Some(number) => Seed::from_number(number),
        None => Seed::new(random_bytes()?),
    };
    let mut chairs = Participant::row(settings.seats());
    if args.names.len() > chairs.len() {
        bail!("{} names for {} seats", args.names.len(), chairs.len());
    }
    for (chair, name) in chairs.iter_mut().zip(&args.names) {
        chair.name = name.trim().to_owned();
    }
    Ok((Match::new(settings, seed, chairs)?, seed))
}

fn resume<G: Playable>(path: &Path, content: Option<&str>) -> Result<(Match<G>, Seed)> {
    let text = crate::setup::read(path)?;
    let record: Record = text.parse().map_err(|fault| anyhow!("{}: {fault}", path.display()))?;
    let seed =
        record.seed.ok_or_else(|| anyhow!("{}: this record shows no seed, so it cannot go on", path.display()))?;
    let game = record.resume::<G>(seed, content).map_err(|fault| anyhow!("{}: {fault}", path.display()))?;
    Ok((game, seed))
}

fn random_bytes() -> Result<[u8; 32]> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|fault| anyhow!("the system gives no random numbers: {fault}"))?;
    Ok(bytes)
}

fn seed_number() -> Result<u64> {
    let bytes = random_bytes()?;
    Ok(bytes.iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte)))
}

/// People at one keyboard and bots in the other seats.
struct TerminalSession<G: Playable, W> {
    game: Match<G>,
    seed: Seed,
    texts: Texts,
    people: Seats,
    bot: Box<dyn Bot<G>>,
    /// The program behind the bot, if it is one.
    program: Option<&'static ProgramPlayer>,
    chance: Dice,
    log: Vec<AddressedEvent<G::Event>>,
    /// How many events of the log each seat's player has been shown.
    lines_shown: BySeat<usize>,
    /// The seat whose player is at the keyboard.
    keyboard_holder: Option<Seat>,
    lines: LineReader,
    out: W,
    bold: bool,
}

/// What follows a line of input.
enum InputResult {
    /// Ask again.
    AskAgain,
    /// Show the table, and ask again.
    ShowTable,
    /// An action was taken or undone.
    Continue,
    /// Stop playing.
    Quit,
}

impl<G: Playable, W: Write> TerminalSession<G, W> {
    fn play_to_the_end(&mut self, record: Option<&Path>) -> Result<()> {
        while let Some(seat) = self.next_seat() {
            if let Some(action) = self.game.forced(seat) {
                let mut events = self.game.play_forced(seat, action).expect("a listed action applies");
                self.log.append(&mut events);
            } else if self.people.contains(seat) {
                if !self.ask_person(seat)? {
                    return Ok(());
                }
            } else {
                self.play_bot(seat)?;
            }
        }
        let outcome = self.game.outcome().expect("a match without deciders is over");
        self.show_end(&outcome)?;
        if let Some(path) = record {
            self.write_record(path)?;
            self.print_line(&self.texts.with("play-recorded", [("file", path.display().to_string().into())]))?;
        }
        Ok(())
    }

    /// Lets a bot decide, from the view of its seat.
    fn play_bot(&mut self, seat: Seat) -> Result<()> {
        self.let_people_talk(seat)?;
        let action = self.decide(seat).action;
        if let Some(fault) = self.program.and_then(ProgramPlayer::fault) {
            bail!("{fault}");
        }
        self.play(seat, action).expect("bots choose from the menu");
        Ok(())
    }

    /// Waits until people have talked, if the game gives time for it before this seat's decision. They share the keyboard,
    /// so that one of them speaks for all.
    fn let_people_talk(&mut self, seat: Seat) -> Result<()> {
        let Some(auto_action) = self.game.auto_action().filter(|auto_action| auto_action.seat == seat) else {
            return Ok(());
        };
        if self.people.len() < 2 {
            return Ok(());
        }
        let view = self.game.view(Viewer::Spectator);
        let label = G::label(self.game.options(), &view, auto_action.action, &self.texts);
        let minutes = auto_action.seconds.div_ceil(60).to_string();
        let parts = [("minutes", minutes.into()), ("name", self.texts.seat(seat).into()), ("label", label.into())];
        self.print_line(&self.texts.with("play-talk", parts))?;
        self.out.flush()?;
        self.read_line_within(Some(Duration::from_secs(u64::from(auto_action.seconds))))?;
        Ok(())
    }

    fn decide(&mut self, seat: Seat) -> Decision<G::Action> {
        let (view, menu) = (self.game.view(Viewer::Seat(seat)), self.game.menu(seat));
        let question = Position { options: self.game.options(), view: &view, seat, menu: &menu };
        self.bot.decide(&question, &mut self.chance)
    }

    /// Prints what a bot would do in a person's place, from that person's view, and why.
    fn hint(&mut self, seat: Seat) -> Result<InputResult> {
        let decision = self.decide(seat);
        let view = self.game.view(Viewer::Seat(seat));
        let Decision { action, worth, second, .. } = decision;
        let text = scene::advice::<G>(self.game.options(), &view, (action, worth), second, &self.texts);
        self.print_and_ask_again(&format!("{action}: {text}"))
    }

    /// Bots go first, so people see their actions before they decide. The keyboard passes on only if it must.
    fn next_seat(&mut self) -> Option<Seat> {
        let deciders = self.game.deciders();
        deciders
            .minus(self.people)
            .first()
            .or_else(|| self.keyboard_holder.filter(|&seat| deciders.contains(seat)))
            .or_else(|| deciders.first())
    }

    /// Asks a person until they have decided. False when they want to stop.
    fn ask_person(&mut self, seat: Seat) -> Result<bool> {
        if self.people.len() > 1 && self.keyboard_holder != Some(seat) {
            self.pass_keyboard(seat)?;
        }
        self.keyboard_holder = Some(seat);
        self.show_new_events(seat)?;
        // A player who goes on with their own turn knows the table; the new events are enough.
        if self.game.played().last().is_none_or(|last| last.seat != seat) {
            self.show_table(seat)?;
        }
        let menu = self.show_choices(seat)?;
        // The game goes on by itself when the time of a talk is over.
        let talk = self.game.auto_action().filter(|auto_action| auto_action.seat == seat);
        let until = talk.map(|talk| (Instant::now() + Duration::from_secs(u64::from(talk.seconds)), talk.action));
        loop {
            write!(self.out, "{} ", self.texts.text("play-prompt"))?;
            self.out.flush()?;
            let left = until.map(|(deadline, _)| deadline.saturating_duration_since(Instant::now()));
            let line = match (self.read_line_within(left)?, until) {
                (Some(line), _) => line,
                (None, Some((_, action))) => {
                    self.choose(seat, action)?;
                    return Ok(true);
                }
                (None, None) => continue,
            };
            match self.handle_input(seat, &menu, line.trim())? {
                InputResult::AskAgain => {}
                InputResult::ShowTable => {
                    self.show_table(seat)?;
                    self.show_choices(seat)?;
                }
                InputResult::Continue => return Ok(true),
                InputResult::Quit => return Ok(false),
            }
        }
    }

    fn read_line(&mut self) -> Result<String> {
        Ok(self.read_line_within(None)?.unwrap_or_default())
    }

    /// The next line; `None` if the time to talk is over first.
    fn read_line_within(&mut self, limit: Option<Duration>) -> Result<Option<String>> {
        match self.lines.next_line(limit)? {
            Input::Line(line) => Ok(Some(line)),
            Input::Late => {
                self.print_line(&self.texts.text("play-talk-over"))?;
                Ok(None)
            }
            Input::End => bail!("{}", self.texts.text("play-end-of-input")),
        }
    }

    /// Clears the screen before the next person comes to the keyboard.
    fn pass_keyboard(&mut self, seat: Seat) -> Result<()> {
        if self.bold {
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        self.print_line(&self.texts.with("play-hand-over", [("name", self.texts.seat(seat).into())]))?;
        self.read_line()?;
        Ok(())
    }

    fn show_new_events(&mut self, seat: Seat) -> Result<()> {
        let lines: Vec<String> = self.log[self.lines_shown[seat]..]
            .iter()
            .filter(|logged| logged.to.includes(Viewer::Seat(seat)))
            .map(|logged| G::describe_event(self.game.options(), &logged.event, &self.texts))
            .collect();
        self.lines_shown[seat] = self.log.len();
        if !lines.is_empty() {
            self.print_title(&self.texts.text("play-since"))?;
            lines.iter().try_for_each(|line| self.print_line(&format!("  {line}")))?;
        }
        Ok(())
    }

    fn show_table(&mut self, seat: Seat) -> Result<()> {
        let view = self.game.view(Viewer::Seat(seat));
        self.show_outline(&view)
    }

    fn show_outline(&mut self, view: &G::View) -> Result<()> {
        for section in G::outline(self.game.options(), view, &self.texts) {
            self.print_title(&section.title)?;
            section.lines.iter().try_for_each(|line| self.print_line(&format!("  {line}")))?;
        }
        Ok(())
    }

    fn show_choices(&mut self, seat: Seat) -> Result<Vec<G::Action>> {
        let view = self.game.view(Viewer::Seat(seat));
        let menu = self.game.menu(seat);
        self.print_line("")?;
        self.print_title(&self.texts.with("play-turn", [("name", self.texts.seat(seat).into())]))?;
        self.print_line(&G::question(self.game.options(), &view, seat, &self.texts))?;
        let notation: Vec<String> = menu.iter().map(ToString::to_string).collect();
        let width = notation.iter().map(|text| text.chars().count()).max().unwrap_or_default();
        for (index, (&action, notation)) in menu.iter().zip(&notation).enumerate() {
            let label = G::label(self.game.options(), &view, action, &self.texts);
            self.print_line(&format!("{:4}  {notation:width$}  {label}", index + 1))?;
        }
        Ok(menu)
    }

    fn handle_input(&mut self, seat: Seat, menu: &[G::Action], line: &str) -> Result<InputResult> {
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match word {
            "" => Ok(InputResult::AskAgain),
            "help" | "?" => self.print_and_ask_again(&self.texts.text("play-help")),
            "view" => Ok(InputResult::ShowTable),
            "quit" => Ok(InputResult::Quit),
            "undo" => self.undo(seat),
            "hint" => self.hint(seat),
            "why" => self.explain(seat, menu, rest),
            "rules" => self.show_clause(rest),
            "save" => self.save(rest),
            _ => match line.parse::<usize>() {
                Ok(number) => match number.checked_sub(1).and_then(|index| menu.get(index)) {
                    Some(&action) => self.choose(seat, action),
                    None => self.print_and_ask_again(&self.texts.with(
                        "play-number-off",
                        [("count", menu.len().into()), ("number", number.to_string().into())],
                    )),
                },
                Err(_) => match line.parse::<G::Action>() {
                    Ok(action) => self.choose(seat, action),
                    Err(fault) => self.print_and_ask_again(
                        &self.texts.with("play-unreadable", [("problem", fault.to_string().into())]),
                    ),
                },
            },
        }
    }

    fn choose(&mut self, seat: Seat, action: G::Action) -> Result<InputResult> {
        match self.play(seat, action) {
            Ok(()) => Ok(InputResult::Continue),
            Err(illegal) => self.print_and_ask_again(&self.refusal(illegal)),
        }
    }

    fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Illegal> {
        let mut events = self.game.play(seat, action)?;
        self.log.append(&mut events);
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> Result<InputResult> {
        let id = match self.game.undo(seat) {
            Ok(()) => {
                self.print_line(&self.texts.text("play-undone"))?;
                return Ok(InputResult::Continue);
            }
            Err(UndoRefusal::Nothing) => "play-no-undo-nothing",
            Err(UndoRefusal::Dice) => "play-no-undo-dice",
            Err(UndoRefusal::Revealed) => "play-no-undo-revealed",
            Err(UndoRefusal::OthersMoved) => "play-no-undo-others",
        };
        self.print_and_ask_again(&self.texts.text(id))
    }

    fn explain(&mut self, seat: Seat, menu: &[G::Action], text: &str) -> Result<InputResult> {
        if text.is_empty() {
            let example = menu.first().map(ToString::to_string).unwrap_or_default();
            return self.print_and_ask_again(&self.texts.with("play-why-what", [("example", example.into())]));
        }
        let answer = match text.parse::<G::Action>() {
            Err(fault) => self.texts.with("play-unreadable", [("problem", fault.to_string().into())]),
            Ok(action) => match self.game.check(seat, action) {
                Ok(()) => self.texts.text("play-allowed"),
                Err(illegal) => self.refusal(illegal),
            },
        };
        self.print_and_ask_again(&answer)
    }

    fn refusal(&self, illegal: Illegal) -> String {
        match illegal {
            Illegal::Over => self.texts.text("play-over"),
            Illegal::NotAsked(seat) => self.texts.with("play-not-asked", [("name", self.texts.seat(seat).into())]),
            Illegal::Rule(clause) => self.texts.with(
                "play-refused",
                [("clause", clause.to_string().into()), ("text", self.texts.clause(clause).into())],
            ),
        }
    }

    fn show_clause(&mut self, id: &str) -> Result<InputResult> {
        let text =
            id.parse::<Clause>().ok().and_then(|clause| crate::rules::clause(G::rules_in(self.texts.lang()), clause));
        let text = text.unwrap_or_else(|| self.texts.with("play-no-clause", [("clause", id.into())]));
        self.print_and_ask_again(&text)
    }

    fn save(&mut self, file: &str) -> Result<InputResult> {
        if file.is_empty() {
            return self.print_and_ask_again(&self.texts.text("play-save-where"));
        }
        match self.write_record(Path::new(file)) {
            Ok(()) => self.print_and_ask_again(&self.texts.with("play-saved", [("file", file.into())])),
            Err(fault) => self.print_and_ask_again(&format!("{fault:#}")),
        }
    }

    /// Writes the record with the seed even if the match is not over, since resuming it needs the seed.
    fn write_record(&self, path: &Path) -> Result<()> {
        let record = Record { seed: Some(self.seed), ..self.game.record() };
        std::fs::write(path, record.to_string()).with_context(|| format!("cannot write {}", path.display()))
    }

    fn show_end(&mut self, outcome: &Outcome) -> Result<()> {
        if let Some(seat) = self.keyboard_holder {
            self.show_new_events(seat)?;
        }
        let view = self.game.view(Viewer::Spectator);
        self.show_outline(&view)?;
        self.print_line("")?;
        self.print_title(&self.texts.text("play-over"))?;
        self.print_line(&self.texts.text(&outcome.reason))?;
        let names: Vec<String> = outcome.winners.iter().map(|seat| self.texts.seat(seat).to_owned()).collect();
        let winners = match names.is_empty() {
            true => self.texts.text("play-nobody-won"),
            false => self.texts.with("play-won", [("names", self.texts.list(&names).into())]),
        };
        self.print_line(&winners)?;
        let places: Vec<String> =
            outcome.ranks.iter().map(|(seat, rank)| format!("{rank}. {}", self.texts.seat(seat))).collect();
        self.print_line(&self.texts.with("play-places", [("places", places.join(", ").into())]))
    }

    fn print_and_ask_again(&mut self, text: &str) -> Result<InputResult> {
        self.print_line(text)?;
        Ok(InputResult::AskAgain)
    }

    fn print_title(&mut self, text: &str) -> Result<()> {
        match self.bold {
            true => self.print_line(&format!("\x1b[1m{text}\x1b[0m")),
            false => self.print_line(text),
        }
    }

    fn print_line(&mut self, text: &str) -> Result<()> {
        Ok(writeln!(self.out, "{text}")?)
    }
}
