//! Any program as a bot: questions go to its standard input, answers come from its standard output, line by line.
//! `docs/bots.md` describes the lines.

use std::io::{BufRead, BufReader, ErrorKind, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Mutex, PoisonError};

use engine::{Dice, Judge, Settings};

use crate::{Bot, Decision, Position};

/// The version of the lines.
const PROTOCOL: u32 = 1;
/// What is said of a program that is gone.
const ENDED: &str = "has ended before it answered";

/// A program that plays, by the command that starts it: a path, then arguments, all separated by spaces.
#[derive(Debug)]
pub struct ProgramPlayer {
    command: String,
    /// What went wrong first. A bot cannot fail, so it plays on by its first choice, and whoever started it asks here.
    fault: Mutex<Option<String>>,
}

impl ProgramPlayer {
    /// A player that is started by this command.
    pub fn new(command: &str) -> ProgramPlayer {
        ProgramPlayer { command: command.to_owned(), fault: Mutex::new(None) }
    }

    /// Whether a bot of this name is a program: it has a slash, as paths have.
    pub fn is_command(name: &str) -> bool {
        name.contains('/')
    }

    /// The command.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// What went wrong first, if anything did.
    pub fn fault(&self) -> Option<String> {
        self.fault.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn note(&self, fault: String) {
        let mut first = self.fault.lock().unwrap_or_else(PoisonError::into_inner);
        first.get_or_insert(format!("{}: {fault}", self.command));
    }

    /// Starts the program for one match.
    pub fn bot<G: Judge>(&'static self, settings: &Settings) -> Box<dyn Bot<G>> {
        let started = Conversation::start::<G>(&self.command, settings);
        let conversation = started.map_err(|fault| self.note(fault)).ok();
        Box::new(ProgramBot { player: self, conversation })
    }
}

/// A program in a match.
struct ProgramBot {
    player: &'static ProgramPlayer,
    conversation: Option<Conversation>,
}

impl<G: Judge> Bot<G> for ProgramBot {
    fn decide(&mut self, position: &Position<'_, G>, _: &mut Dice) -> Decision<G::Action> {
        let place = match &mut self.conversation {
            None => 0,
            Some(conversation) => conversation.ask(position).unwrap_or_else(|fault| {
                self.player.note(fault);
                self.conversation = None;
                0
            }),
        };
        Decision::without_search(position.menu[place])
    }
}

struct Conversation {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Conversation {
    fn start<G: Judge>(command: &str, settings: &Settings) -> Result<Conversation, String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("expected the path of a program")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|fault| format!("cannot be started: {fault}"))?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let (Some(input), Some(output)) = (input, output) else { return Err("has no pipes".to_owned()) };
        let mut conversation = Conversation { child, input, output: BufReader::new(output) };
        let options: std::collections::BTreeMap<&str, &str> = settings.iter().collect();
        let greeting = serde_json::json!({
            "protocol": PROTOCOL,
            "game": G::ABOUT.name,
            "rules": settings.rules_version(G::ABOUT),
            "seats": settings.seats(),
            "options": options,
        });
        conversation.say(&format!("escapade {greeting}"))?;
        match conversation.hear()? {
            line if line == "ready" || line.starts_with("ready ") => Ok(conversation),
            line => Err(format!("said `{line}`; expected `ready`, and a name if it has one")),
        }
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.input, "{line}").map_err(|fault| match fault.kind() {
            // Whether it is noticed here or when its answer is read depends on who is quicker.
            ErrorKind::BrokenPipe => ENDED.to_owned(),
            _ => format!("does not listen any more: {fault}"),
        })
    }

    /// The next line that is no comment.
    fn hear(&mut self) -> Result<String, String> {
        loop {
            let mut line = String::new();
            match self.output.read_line(&mut line) {
                Ok(0) => return Err(ENDED.to_owned()),
                Err(fault) => return Err(format!("cannot be read: {fault}")),
                Ok(_) if line.starts_with('#') || line.trim().is_empty() => {}
                Ok(_) => return Ok(line.trim().to_owned()),
            }
        }
    }

    /// The place of its choice in the menu.
    fn ask<G: Judge>(&mut self, position: &Position<'_, G>) -> Result<usize, String> {
        let menu: Vec<String> = position.menu.iter().map(ToString::to_string).collect();
        let view = serde_json::to_value(position.view).map_err(|fault| fault.to_string())?;
        self.say(&format!("position {}", serde_json::json!({ "seat": position.seat, "view": view })))?;
        self.say(&format!("menu {}", serde_json::json!(menu)))?;
        self.say("choose")?;
        let line = self.hear()?;
        let chosen = line.strip_prefix("choose ").map(str::trim);
        let place = chosen.and_then(|chosen| match chosen.parse::<usize>() {
            Ok(place) => Some(place).filter(|&place| place < menu.len()),
            Err(_) => menu.iter().position(|action| action == chosen),
        });
        place.ok_or_else(|| {
            format!(
                "said `{line}`; expected `choose` and a place from 0 to {}, or an action of the menu",
                menu.len() - 1
            )
        })
    }
}

impl Drop for Conversation {
    fn drop(&mut self) {
        let _ = self.say("quit");
        // It has had its match. What it does from now on concerns nobody, and nobody waits for it.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
