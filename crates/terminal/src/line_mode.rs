//! Tables line by line, for pipes, dumb terminals and screen readers: lines are only added, choices have numbers.

mod replay;
mod words;

use std::io::{self, Write};
use std::time::{Duration, Instant};

use client::page::time_text;
use client::{Screen, ScreenState};
use engine::{Seat, Viewer};
use protocol::{Phase, SeatPlayer};
use scene::{Lang, Texts};

use crate::full_screen::{ConnectionEvent, RequestSender, ServerConnection, Thinker, now_ms};
use crate::line_reader::{LineEvent, LineReader};
use crate::pages;
use crate::session::{Notice, Session};

pub use self::replay::replay_lines;

/// How long the end of a match waits for its record.
const RECORD_WAIT: Duration = Duration::from_secs(5);

/// More lines than a screen has.
const LINES_OF_SCREENS: usize = 120;

/// What can be done where lines are written to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineScreen {
    /// Nothing: it is a file or a pipe.
    None,
    /// What is secret can be pushed off the upper edge.
    Dumb,
    /// It can be cleared.
    Plain,
    /// It can be cleared, and print can be bold.
    Bold,
}

/// How a match ended for those who typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineEnd {
    /// The match is over.
    Over,
    /// They wanted to stop.
    Quit,
    /// The input ended.
    NoInput,
    /// The server does not show the table, which the text explains.
    Closed(String),
}

/// A table that is shown in lines.
struct LineTable<'a, W> {
    session: Session,
    texts: Texts,
    thinker: Thinker,
    keep: &'a mut dyn FnMut(&Session),
    lines: LineReader,
    requests: Option<RequestSender>,
    out: W,
    screen: LineScreen,
    /// Whose log was shown, and how many of its lines. Each player reads their own.
    shown: Vec<(Viewer, usize)>,
    /// What was said last of the seats before the deal, and of those who are waited for.
    said: String,
    /// Whether the last line asks for input.
    is_prompted: bool,
    /// Whether nothing more will be typed. What a server sends can be read on all the same, until something is asked.
    is_input_over: bool,
}

/// What follows a line of input.
enum AfterLine {
    AskAgain,
    ShowChoices,
    Continue,
    Quit,
}

/// What came while a person could type.
enum TypedInput {
    Line(String),
    /// Nothing in time.
    Late,
    /// Something else is asked now.
    Changed,
    End,
}

/// What a prompt belongs to. When it changes, the person is asked again.
#[derive(PartialEq)]
struct Asked {
    phase: Option<Phase>,
    question: Option<(Seat, u32)>,
    is_choosing: bool,
    is_passing: bool,
    is_closed: bool,
    is_ended: bool,
    lines: usize,
    seats: String,
    takeback: Option<Seat>,
}

/// Plays a match line by line, in this program or at a server. `keep` is called whenever there is something new to keep.
pub fn run_lines(
    session: Session,
    lang: Lang,
    thinker: Thinker,
    connection: Option<ServerConnection>,
    screen: LineScreen,
    keep: &mut dyn FnMut(&Session),
) -> io::Result<LineEnd> {
    let (events, requests) = connection.map(|connection| (connection.events, connection.requests)).unzip();
    let mut table = LineTable {
        session,
        texts: pages::program_texts(lang),
        thinker,
        keep,
        lines: LineReader::new(events),
        requests,
        out: io::stdout(),
        screen,
        shown: Vec::new(),
        said: String::new(),
        is_prompted: false,
        is_input_over: false,
    };
    table.play()
}

impl<W: Write> LineTable<'_, W> {
    fn play(&mut self) -> io::Result<LineEnd> {
        loop {
            self.carry_on()?;
            if let Some(closed) = self.session.closed() {
                return Ok(LineEnd::Closed(pages::closed_text(closed, &self.texts)));
            }
            // The phase comes before the last view, and the ending after it.
            if self.session.is_over() && self.session.client_state().ending().is_some() {
                self.show_ending()?;
                return Ok(LineEnd::Over);
            }
            let flow = match self.session.screen_state().clone() {
                ScreenState::PassScreen(seat) => self.pass_keyboard(seat)?,
                ScreenState::Table(screen) if self.session.picking().is_some() => self.ask(&screen)?,
                ScreenState::Table(screen) => {
                    self.show_new_lines(&screen)?;
                    self.wait()?
                }
                ScreenState::Gathering => {
                    let seats = self.seats_text();
                    self.say_once(seats)?;
                    self.wait()?
                }
                ScreenState::Nothing => self.wait()?,
                ScreenState::Outdated => return Ok(LineEnd::Closed(self.texts.text("term-old"))),
            };
            if let Some(end) = flow {
                return Ok(end);
            }
        }
    }

    /// Lets bots decide until a person must, sends what is to be sent, and tells what is to be told.
    fn carry_on(&mut self) -> io::Result<()> {
        loop {
            self.session.tick(now_ms());
            let questions = self.session.bot_questions();
            if questions.is_empty() {
                break;
            }
            for question in questions {
                let answer = (self.thinker)(&question).map_err(io::Error::other)?;
                self.session.bot_answered(answer, now_ms());
            }
        }
        for envelope in self.session.outgoing() {
            if let Some(send) = &mut self.requests {
                send(envelope);
            }
        }
        if self.session.take_changed() {
            (self.keep)(&self.session);
        }
        self.tell_notices()
    }

    fn tell_notices(&mut self) -> io::Result<()> {
        for notice in self.session.notices() {
            let text = match notice {
                Notice::Text(text, clause) => self.refusal(clause, text),
                Notice::Advice(text) => format!("{} {text}", self.texts.text("term-advice")),
                Notice::Chat(line) => pages::chat_text(&line, &self.texts),
                Notice::Unsure => self.texts.text("unsure"),
                Notice::NoSeat => self.texts.text("term-full"),
                Notice::TakebackAsked => self.texts.text("term-takeback-asked"),
            };
            self.print(&text)?;
        }
        Ok(())
    }

    /// What is asked now.
    fn asked(&self) -> Asked {
        let state = self.session.client_state();
        let table = state.table();
        let takeback = table.and_then(|table| table.takeback);
        Asked {
            phase: state.phase(),
            question: state.question(),
            is_choosing: self.session.picking().is_some(),
            is_passing: matches!(self.session.screen_state(), ScreenState::PassScreen(_)),
            is_closed: self.session.closed().is_some(),
            is_ended: state.ending().is_some(),
            lines: self.session.screen().map_or(0, |screen| screen.log.len()),
            seats: if state.phase() == Some(Phase::Gathering) { self.seats_text() } else { String::new() },
            takeback: takeback.filter(|asked| !asked.pending.and(state.own_seats()).is_empty()).map(|asked| asked.seat),
        }
    }

    /// Waits for a line. What happens meanwhile is told at once.
    fn read(&mut self, limit: Option<Duration>) -> io::Result<TypedInput> {
        let until = limit.map(|limit| Instant::now() + limit);
        let asked = self.asked();
        self.out.flush()?;
        loop {
            if self.is_input_over && (self.session.is_local() || self.needs_input()) {
                return Ok(TypedInput::End);
            }
            let now = now_ms();
            let own = self.session.wake_at().map(|at| Duration::from_millis(at.saturating_sub(now).max(1)));
            let left = until.map(|until| until.saturating_duration_since(Instant::now()));
            match self.lines.next([own, left].into_iter().flatten().min()) {
                LineEvent::Line(line) => {
                    self.is_prompted = false;
                    return Ok(TypedInput::Line(line?));
                }
                LineEvent::End => self.is_input_over = true,
                LineEvent::Connection(event) => self.take_connection_event(event)?,
                LineEvent::Late if until.is_some_and(|until| until <= Instant::now()) => return Ok(TypedInput::Late),
                LineEvent::Late => {}
            }
            let was_prompted = self.is_prompted;
            self.carry_on()?;
            if self.asked() != asked {
                return Ok(TypedInput::Changed);
            }
            if was_prompted && !self.is_prompted {
                self.prompt()?;
            }
            self.out.flush()?;
        }
    }

    /// Whether nothing goes on before this person has typed something.
    fn needs_input(&self) -> bool {
        let is_gathering = self.session.client_state().phase() == Some(Phase::Gathering);
        self.session.picking().is_some() || is_gathering && !self.session.is_watching()
    }

    fn take_connection_event(&mut self, event: ConnectionEvent) -> io::Result<()> {
        let was_offline = self.session.is_offline();
        self.session.connection_event(event, now_ms());
        match (was_offline, self.session.is_offline()) {
            (false, true) => self.print(&self.texts.text("line-gone")),
            (true, false) => self.print(&self.texts.text("term-line-back")),
            _ => Ok(()),
        }
    }

    /// Waits for what others do: people who talk or decide, or time that passes. Words can be typed meanwhile.
    fn wait(&mut self) -> io::Result<Option<LineEnd>> {
        if let Some(talk) = self.session.client_state().talk(now_ms()) {
            let names: Vec<String> = talk.waits_for.iter().map(|seat| self.name(seat)).collect();
            let values =
                [("time", time_text(&self.texts, talk.left_ms).into()), ("names", self.texts.list(&names).into())];
            let text = self.texts.with("talk", values);
            self.print(&format!("{text} {}", self.texts.text("term-talk-enter")))?;
            return match self.read(Some(Duration::from_millis(talk.left_ms)))? {
                TypedInput::Line(line) if line.trim().is_empty() => {
                    self.session.done_talking(now_ms());
                    Ok(None)
                }
                TypedInput::Line(line) => self.take_word(&line),
                TypedInput::Late => self.print(&self.texts.text("play-talk-over")).map(|()| None),
                TypedInput::Changed => Ok(None),
                TypedInput::End => Ok(Some(LineEnd::NoInput)),
            };
        }
        if let Some(screen) = self.session.screen() {
            let question = screen.presentation.question.clone();
            self.say_once(question)?;
        }
        self.tell_takeback()?;
        // In this program nobody is waited for but the clock of a talk, and the bots answer at once.
        match self.read(None)? {
            TypedInput::Line(line) => self.take_word(&line),
            TypedInput::Late | TypedInput::Changed => Ok(None),
            TypedInput::End => Ok(Some(LineEnd::NoInput)),
        }
    }

    /// Says something, unless it was the last thing that was said of its kind.
    fn say_once(&mut self, text: String) -> io::Result<()> {
        if self.said == text {
            return Ok(());
        }
        self.print(&text)?;
        self.said = text;
        Ok(())
    }

    /// Says that others would like to take something back, if this player must answer.
    fn tell_takeback(&mut self) -> io::Result<()> {
        let Some(seat) = self.asked().takeback else { return Ok(()) };
        let text = self.texts.with("takeback-asked", [("name", self.name(seat).into())]);
        self.print(&format!("{text} (yes, no)"))
    }

    fn take_word(&mut self, line: &str) -> io::Result<Option<LineEnd>> {
        Ok(match self.take_line(line.trim())? {
            AfterLine::Quit => Some(LineEnd::Quit),
            AfterLine::AskAgain | AfterLine::ShowChoices | AfterLine::Continue => None,
        })
    }

    fn name(&self, seat: Seat) -> String {
        let table = self.session.client_state().table();
        table.and_then(|table| table.seats.get(seat.index())).map(|place| place.name.clone()).unwrap_or_default()
    }

    /// Who sits where, in one line for each seat, and before the deal what can be done.
    fn seats_text(&self) -> String {
        let state = self.session.client_state();
        let Some(table) = state.table() else { return String::new() };
        let mut lines = vec![pages::game_title(&table.game, self.texts.lang())];
        for place in &table.seats {
            let ready = match (table.phase, place.ready) {
                (Phase::Gathering, true) if place.minder == SeatPlayer::Person => self.texts.text("is-ready"),
                (Phase::Gathering, false) if place.minder == SeatPlayer::Person => self.texts.text("is-not-ready"),
                _ => String::new(),
            };
            let time = state.time_left(place.seat, now_ms()).filter(|_| table.phase == Phase::Playing);
            let time = time.map(|(left_ms, _)| time_text(&self.texts, left_ms)).unwrap_or_default();
            let you = if state.own_seats().contains(place.seat) { self.texts.text("seat-you") } else { String::new() };
            let facts = [pages::player_name(place, &self.texts), you, ready, time];
            let facts: Vec<String> = facts.into_iter().filter(|fact| !fact.is_empty()).collect();
            lines.push(format!("{} {}", place.seat.letter().to_ascii_uppercase(), facts.join(" · ")));
        }
        if table.phase == Phase::Gathering {
            let id = if self.session.is_watching() { "term-line-watching" } else { "term-line-gather" };
            lines.push(self.texts.text(id));
        }
        lines.join("\n")
    }

    /// Clears the screen before the next person comes to the keyboard.
    fn pass_keyboard(&mut self, seat: Seat) -> io::Result<Option<LineEnd>> {
        match self.screen {
            LineScreen::None => {}
            LineScreen::Dumb => write!(self.out, "{}", "\n".repeat(LINES_OF_SCREENS))?,
            LineScreen::Plain | LineScreen::Bold => write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?,
        }
        self.print(&self.texts.with("play-hand-over", [("name", self.name(seat).into())]))?;
        Ok(match self.read(None)? {
            TypedInput::End => Some(LineEnd::NoInput),
            TypedInput::Line(_) => {
                self.session.take_screen(now_ms());
                None
            }
            TypedInput::Late | TypedInput::Changed => None,
        })
    }

    /// Asks a person until they have decided.
    fn ask(&mut self, screen: &Screen) -> io::Result<Option<LineEnd>> {
        self.show_new_lines(screen)?;
        self.tell_takeback()?;
        self.show_choices()?;
        self.said.clear();
        loop {
            self.prompt()?;
            let talk = self.session.client_state().talk(now_ms()).filter(|talk| talk.is_own);
            let line = match self.read(talk.map(|talk| Duration::from_millis(talk.left_ms)))? {
                TypedInput::Line(line) => line,
                TypedInput::Late => {
                    self.print(&self.texts.text("play-talk-over"))?;
                    return Ok(None);
                }
                TypedInput::Changed => return Ok(None),
                TypedInput::End => return Ok(Some(LineEnd::NoInput)),
            };
            match self.take_line(line.trim())? {
                AfterLine::AskAgain => {}
                AfterLine::ShowChoices => self.show_choices()?,
                AfterLine::Continue => return Ok(None),
                AfterLine::Quit => return Ok(Some(LineEnd::Quit)),
            }
            self.carry_on()?;
        }
    }

    fn prompt(&mut self) -> io::Result<()> {
        write!(self.out, "{} ", self.texts.text("play-prompt"))?;
        self.is_prompted = true;
        Ok(())
    }

    /// Prints what happened since the viewer last read; at first, the whole table.
    fn show_new_lines(&mut self, screen: &Screen) -> io::Result<()> {
        let at = self.shown.iter().position(|(viewer, _)| *viewer == screen.viewer);
        let from = at.map(|at| self.shown.swap_remove(at).1);
        self.shown.push((screen.viewer, screen.log.len()));
        let new = &screen.log[from.unwrap_or(0).min(screen.log.len())..];
        if !new.is_empty() {
            self.print_title(&self.texts.text("play-since"))?;
            new.iter().try_for_each(|line| self.print(&format!("  {}", line.text)))?;
        }
        match from {
            None => self.show_table(),
            Some(_) => Ok(()),
        }
    }

    fn show_table(&mut self) -> io::Result<()> {
        let Some(outline) = self.session.screen().map(|screen| screen.outline.clone()) else { return Ok(()) };
        for section in outline {
            self.print_title(&section.title)?;
            section.lines.iter().try_for_each(|line| self.print(&format!("  {line}")))?;
        }
        Ok(())
    }

    fn show_choices(&mut self) -> io::Result<()> {
        let Some(screen) = self.session.screen() else { return Ok(()) };
        let seat = screen.viewer.seat();
        let name = seat.and_then(|seat| screen.names.get(seat.index()).cloned()).unwrap_or_default();
        let question = screen.presentation.question.clone();
        let state = self.session.client_state();
        let time =
            seat.and_then(|seat| state.time_left(seat, now_ms())).map(|(left_ms, _)| time_text(&self.texts, left_ms));
        self.print("")?;
        self.print_title(&self.texts.with("play-turn", [("name", name.into())]))?;
        if let Some(time) = time {
            self.print(&self.texts.with("term-time-left", [("time", time.into())]))?;
        }
        self.print(&question)?;
        for (index, row) in self.session.rows().iter().enumerate() {
            let notation = row.action().map(|action| format!("  [{action}]")).unwrap_or_default();
            self.print(&format!("{:4}  {}{notation}", index + 1, row.label))?;
        }
        Ok(())
    }

    fn show_ending(&mut self) -> io::Result<()> {
        let Some(screen) = self.session.screen().cloned() else { return Ok(()) };
        self.show_new_lines(&screen)?;
        self.show_table()?;
        self.print("")?;
        self.print_title(&self.texts.text("play-over"))?;
        screen.ending.iter().try_for_each(|line| self.print(line))?;
        self.tell_fairness()
    }

    /// Says whether the dice were fair, as soon as the server has sent the record.
    fn tell_fairness(&mut self) -> io::Result<()> {
        let until = Instant::now() + RECORD_WAIT;
        while !self.session.is_local() && self.session.checked_record().is_none() {
            match self.lines.next(Some(until.saturating_duration_since(Instant::now()))) {
                LineEvent::Connection(event) => self.take_connection_event(event)?,
                LineEvent::Line(_) => {}
                LineEvent::Late => break,
                // A pipe may have ended; what the server sends is awaited all the same, while there is a connection.
                LineEvent::End if self.is_input_over => break,
                LineEvent::End => self.is_input_over = true,
            }
        }
        self.carry_on()?;
        let Some((_, fairness)) = self.session.checked_record() else { return Ok(()) };
        self.print(&pages::fairness_text(fairness, &self.texts))
    }

    fn print_title(&mut self, text: &str) -> io::Result<()> {
        match self.screen {
            LineScreen::Bold => self.print(&format!("\x1b[1m{text}\x1b[0m")),
            LineScreen::None | LineScreen::Dumb | LineScreen::Plain => self.print(text),
        }
    }

    /// Writes a line, below an unanswered prompt.
    fn print(&mut self, text: &str) -> io::Result<()> {
        if std::mem::take(&mut self.is_prompted) {
            writeln!(self.out)?;
        }
        writeln!(self.out, "{text}")
    }
}
