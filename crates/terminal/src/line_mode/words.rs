//! What a person types: words, numbers of choices, and actions in notation.

use std::io::{self, Write};
use std::path::Path;

use bots::Level;
use engine::Clause;
use protocol::{ChatRoom, Phase, Request, Say, SeatPlayer};

use super::{AfterLine, LineTable};
use crate::full_screen::now_ms;
use crate::pages;
use crate::session::{Chosen, Notice};

impl<W: Write> LineTable<'_, W> {
    pub(super) fn take_line(&mut self, line: &str) -> io::Result<AfterLine> {
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match word {
            "" => return Ok(AfterLine::AskAgain),
            "help" | "?" => {
                self.print(&self.texts.text("play-help"))?;
                if !self.session.is_local() {
                    self.print(&self.texts.text("term-line-help"))?;
                }
            }
            "view" => {
                self.show_table()?;
                return Ok(AfterLine::ShowChoices);
            }
            "quit" => return Ok(AfterLine::Quit),
            "back" => {
                self.session.step_back();
                return Ok(AfterLine::ShowChoices);
            }
            _ if !self.session.is_local() && self.take_online_word(word, rest)? => {}
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

    /// Words that are of use only among people who play from several places. False for all others.
    fn take_online_word(&mut self, word: &str, rest: &str) -> io::Result<bool> {
        let state = self.session.client_state();
        let own = state.own_seats().first();
        let Some(table) = state.table() else { return Ok(false) };
        let may_act = !self.session.is_watching();
        let is_gathering = table.phase == Phase::Gathering && may_act;
        let takeback = table.takeback.and_then(|takeback| takeback.pending.and(state.own_seats()).first());
        let free = table.seats.iter().find(|place| place.minder == SeatPlayer::Free).map(|place| place.seat);
        let request = match (word, own) {
            ("say", _) if !rest.is_empty() => {
                let room = if own.is_none() { ChatRoom::Spectators } else { ChatRoom::Table };
                Request::Chat { room, say: Say::Text(rest.to_owned()) }
            }
            ("players", _) => {
                let seats = self.seats_text();
                return self.print(&seats).map(|()| true);
            }
            ("sit", None) if is_gathering && !rest.is_empty() => {
                Request::Sit { seat: None, name: rest.to_owned(), salt: Default::default(), bot: false }
            }
            ("ready", Some(seat)) if is_gathering => Request::Ready { seat, ready: true, salt: None },
            ("stand", Some(seat)) if is_gathering => Request::Stand { seat },
            ("bot", Some(_)) if is_gathering => match free {
                Some(seat) => Request::Bot { seat, level: Some(Level::Normal.word().to_owned()) },
                None => return self.print(&self.texts.text("term-full")).map(|()| true),
            },
            ("yes" | "no", _) => match takeback {
                Some(seat) => Request::AnswerTakeback { seat, agree: word == "yes" },
                None => return Ok(false),
            },
            // What is left to be done comes back as a message of the server.
            ("undo", Some(seat)) => Request::Undo { seat },
            ("abandon", Some(_)) => Request::VoteAbandon { agree: true },
            _ => return Ok(false),
        };
        self.session.request(request, now_ms());
        Ok(true)
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
                    _ => Chosen::Refused(self.session.explain_action(line, &self.texts)),
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

    pub(super) fn refusal(&self, clause: Option<Clause>, text: String) -> String {
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
        let explanation = self.session.explain_action(action, &self.texts);
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
        let checked = self.session.checked_record().map(|(record, _)| record.clone());
        let Some(record) = self.session.saved_record().or(checked).map(|record| record.to_string()) else {
            return self.print(&self.texts.text("term-no-record"));
        };
        match std::fs::write(Path::new(file), record) {
            Ok(()) => self.print(&self.texts.with("play-saved", [("file", file.into())])),
            Err(fault) => self.print(&format!("{file}: {fault}")),
        }
    }
}
