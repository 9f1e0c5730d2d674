//! What comes over the line and from bots, and what is kept of it.

use bots::{BotAnswer, Purpose};
use client::ClientEvent;
use leptos::prelude::*;
use protocol::{Message, Phase, Reply, Request};

use super::{Connection, Face, Link, TableSession};
use crate::keep::{self, Kept};
use crate::table::chat;
use crate::{browser, thinkers};

impl TableSession {
    /// The line stands: says hello and asks again what was not answered.
    pub(in crate::table) fn opened(self) {
        self.with(|inner| inner.client_state.connected());
        self.pump();
    }

    /// The line is gone.
    pub(in crate::table) fn lost(self) {
        let news = self.with(|inner| {
            inner.inbox.clear();
            inner.client_state.disconnected()
        });
        self.link.set(Link::Gone);
        self.hear(news.unwrap_or_default());
    }

    /// A message of the server. Moves of others are shown one after the other, at the reader's pace.
    pub(in crate::table) fn receive(self, message: Message) {
        self.with(|inner| inner.inbox.push_back(message));
        self.drain();
    }

    fn drain(self) {
        let pace = self.page.pace.get_untracked().pause_ms();
        let mut news = Vec::new();
        loop {
            let now = browser::now();
            let step = self.with(|inner| {
                let message = inner.inbox.front()?;
                let is_move = matches!(message, Message::Update(update) if !update.events.is_empty());
                if is_move && now < inner.next_at {
                    let wait = inner.next_at - now;
                    let is_first = !std::mem::replace(&mut inner.is_draining, true);
                    return Some(Err(is_first.then_some(wait)));
                }
                let message = inner.inbox.pop_front()?;
                // What follows an own action is shown at once, and whoever lags behind catches up.
                match &message {
                    Message::Reply(Reply::Ok { .. }) => inner.next_at = 0,
                    _ if is_move => inner.next_at = now + if inner.inbox.len() > 6 { pace / 4 } else { pace },
                    _ => {}
                }
                Some(Ok(inner.client_state.receive(message, now)))
            });
            match step.flatten() {
                Some(Ok(more)) => news.extend(more),
                Some(Err(wait)) => {
                    if let Some(wait) = wait {
                        browser::later(wait, move || {
                            self.with(|inner| inner.is_draining = false);
                            self.drain();
                        });
                    }
                    break;
                }
                None => break,
            }
        }
        self.hear(news);
    }

    /// Asks the host for something.
    pub(crate) fn ask(self, request: Request) {
        self.with(|inner| inner.client_state.request(request));
        self.pump();
    }

    /// Sends what is to be sent, or lets the host in the page answer.
    pub(super) fn pump(self) {
        let now = browser::now();
        let news = self.with(|inner| match &mut inner.line {
            Connection::Local(local) => local.serve(&mut inner.client_state, now),
            Connection::Online(socket) => {
                inner.client_state.outgoing().iter().for_each(|envelope| socket.send(envelope));
                Vec::new()
            }
        });
        self.hear(news.unwrap_or_default());
    }

    /// Shows and says what messages brought, and sets bots to work.
    fn hear(self, news: Vec<ClientEvent>) {
        self.show();
        self.work();
        for news in news {
            match news {
                ClientEvent::Refused(_, fault) | ClientEvent::Fault(fault) => {
                    if fault.code == protocol::Code::NoTable || fault.code == protocol::Code::NoSpectators {
                        self.face.set(Face::Missing);
                    }
                    let why = self.with(|inner| inner.reader.explain_fault(&inner.client_state, &fault));
                    self.explain(why);
                }
                ClientEvent::Unsure(_) => self.page.snack(self.page.text("unsure"), None),
                ClientEvent::Update(_) => self.announce(),
                ClientEvent::Chat(line) => chat::announce(self, &line),
                ClientEvent::Table
                | ClientEvent::Dealt
                | ClientEvent::YourTurn(_)
                | ClientEvent::Over
                | ClientEvent::Done(_) => {}
            }
        }
    }

    /// Tells a screen reader what happened, and what is asked.
    pub(super) fn announce(self) {
        let Some(screen) = self.screen.get_untracked() else { return };
        let mut lines: Vec<&str> = screen.log.iter().skip(screen.known_lines).map(|line| line.text.as_str()).collect();
        lines.push(&screen.presentation.question);
        self.page.announcement.set(lines.join(" "));
    }

    /// Hands what bots are to think about to the worker.
    fn work(self) {
        let questions = self.with(|inner| match &mut inner.line {
            Connection::Local(local) => local.bot_questions(),
            Connection::Online(_) => Vec::new(),
        });
        for question in questions.unwrap_or_default() {
            thinkers::think(question, move |answer| self.bot_answered(answer));
        }
        self.save();
    }

    /// A bot has thought; its move is shown when the last one could be followed.
    pub(super) fn bot_answered(self, answer: BotAnswer) {
        if answer.purpose == Purpose::Hint {
            self.is_asking.try_set(false);
            if let Some(advice) = self.with(|inner| inner.reader.advice(&inner.client_state, &answer)).flatten() {
                self.page.snack(advice, None);
            }
            return;
        }
        let now = browser::now();
        let pace = self.page.pace.get_untracked().pause_ms();
        let wait = self.with(|inner| {
            let at = inner.next_at.max(now);
            inner.next_at = at + pace;
            at - now
        });
        let Some(wait) = wait else { return };
        let deliver = move || {
            let news = self.with(|inner| match &mut inner.line {
                Connection::Local(local) => local.bot_answered(&mut inner.client_state, &answer, browser::now()),
                Connection::Online(_) => Vec::new(),
            });
            if let Some(news) = news {
                self.hear(news);
            }
        };
        if wait == 0 { deliver() } else { browser::later(wait, deliver) }
    }

    fn save(self) {
        let saved = self.with(|inner| match &mut inner.line {
            Connection::Local(local) if local.is_changed() => Some((local.table().to_owned(), local.save())),
            _ => None,
        });
        if let Some((id, text)) = saved.flatten()
            && !keep::save(&id, &text)
        {
            self.page.snack(self.page.text("no-room"), None);
        }
        self.remember();
    }

    /// Keeps the way back to this table.
    fn remember(self) {
        let Some(table) = self.table.get_untracked() else { return };
        // Whoever only looks in does not collect tables.
        if self.own.get_untracked().is_empty() && !self.is_local() && keep::find(&table.table).is_none() {
            return;
        }
        let names = table.seats.iter().map(|place| place.name.clone()).filter(|name| !name.is_empty()).collect();
        keep::remember(Kept {
            id: table.table.clone(),
            game: table.game.clone(),
            names,
            is_local: self.is_local(),
            is_over: table.phase == Phase::Over,
            key: self.key(),
            at: browser::now() / 60_000 * 60_000,
        });
    }
}
