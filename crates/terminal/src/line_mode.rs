//! Tables line by line, for pipes, dumb terminals and screen readers: lines are only added, choices have numbers.

use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use client::page::time_text;
use client::{Screen, ScreenState};
use engine::{Clause, Record, Seat, Viewer};
use scene::{Lang, Texts};

use crate::full_screen::{Thinker, now_ms};
use crate::line_reader::{LineReader, TypedInput};
use crate::pages;
use crate::replay_player::ReplayPlayer;
use crate::session::{Chosen, Notice, Session};

/// How a match ended for those who typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineEnd {
    /// The match is over.
    Over,
    /// They wanted to stop.
    Quit,
    /// The input ended.
    NoInput,
}

/// A table that is shown in lines.
struct LineTable<'a, W> {
    session: Session,
    texts: Texts,
    thinker: Thinker,
    keep: &'a mut dyn FnMut(&Record),
    lines: LineReader,
    out: W,
    /// Whether the screen can be cleared and print can be bold.
    is_screen: bool,
    /// Whose log was shown, and how many of its lines. Each player reads their own.
    shown: Vec<(Viewer, usize)>,
}

/// What follows a line of input.
enum AfterLine {
    AskAgain,
    ShowChoices,
    Continue,
    Quit,
}

/// Plays a match line by line. `keep` gets the record whenever the match has changed.
pub fn run_lines(
    session: Session,
    lang: Lang,
    thinker: Thinker,
    is_screen: bool,
    keep: &mut dyn FnMut(&Record),
) -> io::Result<LineEnd> {
    let lines = LineReader::stdin();
    let texts = pages::program_texts(lang);
    let mut table = LineTable { session, texts, thinker, keep, lines, out: io::stdout(), is_screen, shown: Vec::new() };
    table.play()
}

impl<W: Write> LineTable<'_, W> {
    fn play(&mut self) -> io::Result<LineEnd> {
        loop {
            self.let_bots_play()?;
            self.tell_notices()?;
            if self.session.is_over() {
                self.show_ending()?;
                return Ok(LineEnd::Over);
            }
            let flow = match self.session.screen_state().clone() {
                ScreenState::PassScreen(seat) => self.pass_keyboard(seat)?,
                ScreenState::Table(screen) if self.session.picking().is_some() => self.ask(&screen)?,
                _ => self.wait()?,
            };
            if let Some(end) = flow {
                return Ok(end);
            }
        }
    }

    /// Lets bots decide until a person must.
    fn let_bots_play(&mut self) -> io::Result<()> {
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
        if self.session.take_changed()
            && let Some(record) = self.session.saved_record()
        {
            (self.keep)(&record);
        }
        Ok(())
    }

    fn tell_notices(&mut self) -> io::Result<()> {
        for notice in self.session.notices() {
            let text = match notice {
                Notice::Text(text, Some(clause)) => {
                    self.texts.with("play-refused", [("clause", clause.to_string().into()), ("text", text.into())])
                }
                Notice::Text(text, None) => text,
                Notice::Advice(text) => format!("{} {text}", self.texts.text("term-advice")),
                Notice::Chat(line) => pages::chat_text(&line, &self.texts),
                Notice::Unsure => self.texts.text("unsure"),
                Notice::Closed(code, text) => pages::closed_text(code, &text, &self.texts),
            };
            self.print(&text)?;
        }
        Ok(())
    }

    /// Waits for what others do: people who talk, or time that passes.
    fn wait(&mut self) -> io::Result<Option<LineEnd>> {
        if let Some(talk) = self.session.client_state().talk(now_ms()) {
            let names: Vec<String> = talk.waits_for.iter().map(|seat| self.name(seat)).collect();
            let values =
                [("time", time_text(&self.texts, talk.left_ms).into()), ("names", self.texts.list(&names).into())];
            let text = self.texts.with("talk", values);
            self.print(&format!("{text} {}", self.texts.text("term-talk-enter")))?;
            self.out.flush()?;
            return match self.lines.next_line(Some(Duration::from_millis(talk.left_ms)))? {
                TypedInput::Line(_) => {
                    self.session.done_talking(now_ms());
                    Ok(None)
                }
                TypedInput::Late => self.print(&self.texts.text("play-talk-over")).map(|()| None),
                TypedInput::End => Ok(Some(LineEnd::NoInput)),
            };
        }
        let left = self.session.wake_at().map_or(50, |at| at.saturating_sub(now_ms()).max(1));
        std::thread::sleep(Duration::from_millis(left.min(1000)));
        Ok(None)
    }

    fn name(&self, seat: Seat) -> String {
        let table = self.session.client_state().table();
        table.and_then(|table| table.seats.get(seat.index())).map(|place| place.name.clone()).unwrap_or_default()
    }

    /// Clears the screen before the next person comes to the keyboard.
    fn pass_keyboard(&mut self, seat: Seat) -> io::Result<Option<LineEnd>> {
        if self.is_screen {
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        self.print(&self.texts.with("play-hand-over", [("name", self.name(seat).into())]))?;
        self.out.flush()?;
        match self.lines.next_line(None)? {
            TypedInput::End => Ok(Some(LineEnd::NoInput)),
            TypedInput::Line(_) | TypedInput::Late => {
                self.session.take_screen(now_ms());
                Ok(None)
            }
        }
    }

    /// Asks a person until they have decided.
    fn ask(&mut self, screen: &Screen) -> io::Result<Option<LineEnd>> {
        self.show_new_lines(screen)?;
        self.show_choices()?;
        loop {
            write!(self.out, "{} ", self.texts.text("play-prompt"))?;
            self.out.flush()?;
            let talk = self.session.client_state().talk(now_ms()).filter(|talk| talk.is_own);
            let limit = talk.map(|talk| Duration::from_millis(talk.left_ms));
            let line = match self.lines.next_line(limit)? {
                TypedInput::Line(line) => line,
                TypedInput::Late => {
                    self.print(&self.texts.text("play-talk-over"))?;
                    return Ok(None);
                }
                TypedInput::End => return Ok(Some(LineEnd::NoInput)),
            };
            match self.take_line(line.trim())? {
                AfterLine::AskAgain => {}
                AfterLine::ShowChoices => self.show_choices()?,
                AfterLine::Continue => return Ok(None),
                AfterLine::Quit => return Ok(Some(LineEnd::Quit)),
            }
            self.tell_notices()?;
        }
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
        let name = screen.viewer.seat().and_then(|seat| screen.names.get(seat.index()).cloned()).unwrap_or_default();
        let question = screen.presentation.question.clone();
        self.print("")?;
        self.print_title(&self.texts.with("play-turn", [("name", name.into())]))?;
        self.print(&question)?;
        for (index, row) in self.session.rows().iter().enumerate() {
            let notation = row.action().map(|action| format!("  [{action}]")).unwrap_or_default();
            self.print(&format!("{:4}  {}{notation}", index + 1, row.label))?;
        }
        Ok(())
    }

    fn take_line(&mut self, line: &str) -> io::Result<AfterLine> {
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match word {
            "" => return Ok(AfterLine::AskAgain),
            "help" | "?" => self.print(&self.texts.text("play-help"))?,
            "view" => {
                self.show_table()?;
                return Ok(AfterLine::ShowChoices);
            }
            "quit" => return Ok(AfterLine::Quit),
            "back" => {
                self.session.step_back();
                return Ok(AfterLine::ShowChoices);
            }
            "undo" => {
                self.session.undo(now_ms());
                let notices = self.session.notices();
                if notices.is_empty() {
                    self.print(&self.texts.text("play-undone"))?;
                    return Ok(AfterLine::Continue);
                }
                self.tell(notices)?;
            }
            "hint" => self.advise()?,
            "why" => self.explain(rest)?,
            "rules" => self.show_clause(rest)?,
            "save" => self.save(rest)?,
            _ => return self.choose(line),
        }
        Ok(AfterLine::AskAgain)
    }

    fn tell(&mut self, notices: Vec<Notice>) -> io::Result<()> {
        for notice in notices {
            if let Notice::Text(text, _) | Notice::Advice(text) = notice {
                self.print(&text)?;
            }
        }
        Ok(())
    }

    /// A number of a row, an action in notation, or words of its label.
    fn choose(&mut self, line: &str) -> io::Result<AfterLine> {
        let count = self.session.rows().len();
        let chosen = match line.parse::<usize>() {
            Ok(number) if (1..=count).contains(&number) => self.session.choose(number - 1, now_ms()),
            Ok(number) => {
                let values = [("count", count.into()), ("number", number.to_string().into())];
                self.print(&self.texts.with("play-number-off", values))?;
                return Ok(AfterLine::AskAgain);
            }
            Err(_) => {
                let found = self.session.picking().map(|picking| picking.find(line)).unwrap_or_default();
                match found.as_slice() {
                    [only] => {
                        let action = only.action.clone();
                        self.session.play_sure(&action, now_ms())
                    }
                    _ => Chosen::Refused(self.session.explain_action(line)),
                }
            }
        };
        match chosen {
            Chosen::Played => Ok(AfterLine::Continue),
            Chosen::More(_) => Ok(AfterLine::ShowChoices),
            Chosen::Again(effect) => {
                self.print(&self.texts.with("term-again", [("effect", effect.into())]))?;
                Ok(AfterLine::AskAgain)
            }
            Chosen::Refused(explanation) => {
                self.print(&self.refusal(explanation.clause, explanation.text))?;
                Ok(AfterLine::AskAgain)
            }
            Chosen::Nothing => Ok(AfterLine::AskAgain),
        }
    }

    fn refusal(&self, clause: Option<Clause>, text: String) -> String {
        match clause {
            Some(clause) => {
                self.texts.with("play-refused", [("clause", clause.to_string().into()), ("text", text.into())])
            }
            None => text,
        }
    }

    fn advise(&mut self) -> io::Result<()> {
        self.session.ask_advice();
        for question in self.session.bot_questions() {
            let answer = (self.thinker)(&question).map_err(io::Error::other)?;
            let action = answer.decision.action.clone();
            self.session.bot_answered(answer, now_ms());
            for notice in self.session.notices() {
                if let Notice::Advice(text) = notice {
                    self.print(&format!("{action}: {text}"))?;
                }
            }
        }
        Ok(())
    }

    fn explain(&mut self, action: &str) -> io::Result<()> {
        if action.is_empty() {
            let choices = self.session.picking().map(client::Picking::choices).unwrap_or_default();
            let example = choices.first().map(|choice| choice.action.clone()).unwrap_or_default();
            return self.print(&self.texts.with("play-why-what", [("example", example.into())]));
        }
        let explanation = self.session.explain_action(action);
        self.print(&self.refusal(explanation.clause, explanation.text))
    }

    fn show_clause(&mut self, id: &str) -> io::Result<()> {
        let game = self.session.screen().map(|screen| screen.game);
        let rules = game.and_then(|game| pages::rules_text(game, self.texts.lang()));
        let clause = id.to_uppercase().parse::<Clause>().ok();
        let text = clause.zip(rules).and_then(|(clause, rules)| scene::clause_text(rules, clause));
        self.print(&text.unwrap_or_else(|| self.texts.with("play-no-clause", [("clause", id.into())])))
    }

    fn save(&mut self, file: &str) -> io::Result<()> {
        if file.is_empty() {
            return self.print(&self.texts.text("play-save-where"));
        }
        let record = self.session.saved_record().map(|record| record.to_string()).unwrap_or_default();
        match std::fs::write(Path::new(file), record) {
            Ok(()) => self.print(&self.texts.with("play-saved", [("file", file.into())])),
            Err(fault) => self.print(&format!("{file}: {fault}")),
        }
    }

    fn show_ending(&mut self) -> io::Result<()> {
        let Some(screen) = self.session.screen().cloned() else { return Ok(()) };
        self.show_new_lines(&screen)?;
        self.show_table()?;
        self.print("")?;
        self.print_title(&self.texts.text("play-over"))?;
        screen.ending.iter().try_for_each(|line| self.print(line))
    }

    fn print_title(&mut self, text: &str) -> io::Result<()> {
        match self.is_screen {
            true => self.print(&format!("\x1b[1m{text}\x1b[0m")),
            false => self.print(text),
        }
    }

    fn print(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }
}

/// Steps through a replay line by line. With a step, shows the table there and nothing else.
pub fn replay_lines(player: &mut ReplayPlayer, at: Option<usize>, out: &mut impl Write) -> io::Result<()> {
    if let Some(at) = at {
        player.go(at);
        return show_step(player, out);
    }
    let mut lines = io::stdin().lines();
    loop {
        show_step(player, out)?;
        write!(out, "[Enter, b, 0–{}, q] ", player.len())?;
        out.flush()?;
        let Some(line) = lines.next() else { return Ok(()) };
        let (step, last) = (player.step(), player.len());
        match line?.trim() {
            "q" => return Ok(()),
            "b" => player.go(step.saturating_sub(1)),
            "" if step == last => return Ok(()),
            "" => player.go(step + 1),
            number => player.go(number.parse().ok().filter(|&number| number <= last).unwrap_or(step)),
        }
    }
}

fn show_step(player: &mut ReplayPlayer, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{} / {}", player.step(), player.len())?;
    let names = player.screen().names.clone();
    if let Some(last) = player.last() {
        let name = names.get(last.seat.index()).map(String::as_str).unwrap_or_default();
        writeln!(out, "{name} {}", last.action)?;
        last.lines.iter().try_for_each(|line| writeln!(out, "  {}", line.text))?;
    }
    for section in &player.screen().outline {
        writeln!(out, "{}", section.title)?;
        section.lines.iter().try_for_each(|line| writeln!(out, "  {line}"))?;
    }
    player.screen().ending.iter().try_for_each(|line| writeln!(out, "{line}"))
}
