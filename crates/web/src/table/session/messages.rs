//! Messages of the host, answers of bots, and saving the table.

use bots::{BotAnswer, Purpose};
use client::{ClientEvent, SeatScore};
use leptos::prelude::*;
use protocol::{Message, Phase, Request};
use scene::MomentKind;

use super::{Connection, ConnectionState, PageState, TableSession};
use crate::saved_tables::{self, SavedTable};
use crate::table::chat;
use crate::{bot_worker, browser};

/// How long after a move the numbers of the players are stored.
const SCORE_AFTER_MS: u64 = 400;

/// Something that waits to be applied.
pub(super) enum InboxItem {
    /// A message of the server.
    Message(Message),
    /// The move of a bot at a table in this page.
    BotAnswer(BotAnswer),
}

impl InboxItem {
    /// Whether it waits until the moments of the move before were shown.
    fn is_move(&self) -> bool {
        match self {
            InboxItem::Message(Message::Update(update)) => !update.events.is_empty(),
            InboxItem::Message(_) => false,
            InboxItem::BotAnswer(_) => true,
        }
    }
}

impl TableSession {
    /// The connection is open: sends hello and all requests without an answer.
    pub(in crate::table) fn connected(self) {
        self.with(|inner| inner.client_state.connected());
        self.send_requests();
    }

    /// The connection is lost, or was ended by the server.
    pub(in crate::table) fn disconnected(self, state: ConnectionState) {
        let events = self.with(|inner| {
            inner.inbox.clear();
            inner.client_state.disconnected()
        });
        self.connection_state.set(state);
        self.handle_events(events.unwrap_or_default());
    }

    /// Takes a message of the server. Moves of others are shown one after the other, at the reader's pace.
    pub(in crate::table) fn receive(self, message: Message) {
        self.with(|inner| inner.inbox.push_back(InboxItem::Message(message)));
        self.process_inbox();
    }

    /// Applies what is in the inbox, up to the first move that must wait until the moments before it were shown.
    pub(in crate::table) fn process_inbox(self) {
        loop {
            let now = browser::now();
            let mut events = Vec::new();
            let mut has_moved = false;
            let wait = self.with(|inner| {
                while let Some(item) = inner.inbox.front() {
                    if item.is_move() {
                        if has_moved {
                            return None;
                        }
                        let busy_until = self.stage.busy_until();
                        if now < busy_until {
                            return Some(busy_until - now);
                        }
                        has_moved = true;
                    }
                    match inner.inbox.pop_front() {
                        Some(InboxItem::Message(message)) => events.extend(inner.client_state.receive(message, now)),
                        Some(InboxItem::BotAnswer(answer)) => {
                            if let Connection::Local(local) = &mut inner.connection {
                                events.extend(local.bot_answered(&mut inner.client_state, &answer, now));
                            }
                        }
                        None => {}
                    }
                }
                None
            });
            let Some(wait) = wait else { return };
            let has_events = !events.is_empty();
            if has_events || has_moved {
                self.handle_events(events);
            }
            match wait {
                Some(wait) => return self.process_inbox_after(wait),
                None if self.with(|inner| inner.inbox.is_empty()) != Some(false) => return,
                None => {}
            }
        }
    }

    fn process_inbox_after(self, wait_ms: u64) {
        let is_first = self.with(|inner| !std::mem::replace(&mut inner.is_timer_set, true));
        if is_first == Some(true) {
            browser::set_timeout(wait_ms, move || {
                self.with(|inner| inner.is_timer_set = false);
                self.process_inbox();
            });
        }
    }

    /// Sends a request to the host.
    pub(crate) fn request(self, request: Request) {
        self.with(|inner| inner.client_state.request(request));
        self.send_requests();
    }

    /// Says that everybody here is done talking.
    pub(crate) fn done_talking(self) {
        self.with(|inner| inner.client_state.done_talking());
        self.send_requests();
    }

    /// Sends the client's requests to the server or to the host in the page.
    pub(super) fn send_requests(self) {
        let now = browser::now();
        let events = self.with(|inner| match &mut inner.connection {
            Connection::Local(local) => local.serve(&mut inner.client_state, now),
            // They go out with whatever else is to be said.
            Connection::Online(_) => Vec::new(),
        });
        self.handle_events(events.unwrap_or_default());
    }

    /// Sends what the client has to say to a server by itself, such as the salt that it promised.
    fn send_answers(self) {
        self.with(|inner| {
            if let Connection::Online(socket) = &mut inner.connection {
                inner.client_state.outgoing().iter().for_each(|envelope| socket.send(envelope));
            }
        });
    }

    /// Answers the server, refreshes the page, asks bots, and shows notices.
    fn handle_events(self, events: Vec<ClientEvent>) {
        self.send_answers();
        self.refresh();
        self.ask_bots();
        for event in events {
            match event {
                ClientEvent::Refused(_, fault) | ClientEvent::Fault(fault) => {
                    if fault.code == protocol::Code::NoTable || fault.code == protocol::Code::NoSpectators {
                        self.page_state.set(PageState::Missing);
                    }
                    let explanation = self.with(|inner| inner.presenter.explain_fault(&inner.client_state, &fault));
                    self.show_explanation(explanation);
                }
                ClientEvent::Unsure(_) => self.page.show_toast(self.page.text("unsure"), None),
                ClientEvent::Update(_) => {
                    self.stage_new_lines();
                    self.announce();
                }
                ClientEvent::Chat(line) => chat::announce(self, &line),
                ClientEvent::Table | ClientEvent::Dealt | ClientEvent::YourTurn(_) | ClientEvent::Done(_) => {}
                ClientEvent::Over => self.check_fairness(),
            }
        }
    }

    /// Announces the new log lines and the question to screen readers.
    pub(super) fn announce(self) {
        let Some(screen) = self.screen.get_untracked() else { return };
        let mut lines: Vec<&str> = screen.new_lines().iter().map(|line| line.text.as_str()).collect();
        lines.push(&screen.presentation.question);
        self.page.announcement.set(lines.join(" "));
    }

    /// Gives the questions for bots to the worker, and saves the table.
    fn ask_bots(self) {
        let questions = self.with(|inner| match &mut inner.connection {
            Connection::Local(local) => local.bot_questions(),
            Connection::Online(_) => Vec::new(),
        });
        for question in questions.unwrap_or_default() {
            let scripted = self.with(|inner| inner.coach.as_mut()?.answer(&question)).flatten();
            match scripted {
                Some(answer) => browser::set_timeout(0, move || self.bot_answered(answer)),
                None => bot_worker::ask(question, move |answer| self.bot_answered(answer)),
            }
        }
        self.wake_when_due();
        self.save();
    }

    /// Lets the host in this page act when time has passed, as at the end of a talk.
    fn wake_when_due(self) {
        let due = self.with(|inner| match &inner.connection {
            Connection::Local(local) => local.wake_at().filter(|at| inner.wake_at != Some(*at)),
            Connection::Online(_) => None,
        });
        let Some(at) = due.flatten() else { return };
        self.with(|inner| inner.wake_at = Some(at));
        browser::set_timeout(at.saturating_sub(browser::now()), move || {
            let events = self.with(|inner| match &mut inner.connection {
                Connection::Local(local) if inner.wake_at == Some(at) => {
                    inner.wake_at = None;
                    local.wake(&mut inner.client_state, browser::now())
                }
                _ => Vec::new(),
            });
            if let Some(events) = events.filter(|events| !events.is_empty()) {
                self.handle_events(events);
            }
        });
    }

    /// Takes the answer of a bot. Its move is shown when the moments before it were.
    pub(super) fn bot_answered(self, answer: BotAnswer) {
        if answer.purpose == Purpose::Hint {
            self.is_hint_pending.try_set(false);
            if let Some(advice) = self.with(|inner| inner.presenter.advice(&inner.client_state, &answer)).flatten() {
                self.page.show_toast(advice, None);
            }
            return;
        }
        self.with(|inner| inner.inbox.push_back(InboxItem::BotAnswer(answer)));
        self.process_inbox();
    }

    fn save(self) {
        if self.is_lesson() {
            return;
        }
        let saved = self.with(|inner| match &mut inner.connection {
            Connection::Local(local) if local.is_changed() => Some((local.table().to_owned(), local.save())),
            _ => None,
        });
        if let Some((id, text)) = saved.flatten()
            && !saved_tables::save_text(&id, &text)
        {
            self.page.show_toast(self.page.text("no-room"), None);
        }
        self.save_witness();
        self.add_to_saved_tables();
    }

    /// Keeps what was noted of the promises about the dice of a table of the server.
    fn save_witness(self) {
        self.with(|inner| {
            let (state, saved) = (&inner.client_state, &mut inner.saved_witness);
            let is_new = saved.as_ref() != Some(state.witness());
            if matches!(inner.connection, Connection::Online(_)) && state.table().is_some() && is_new {
                saved_tables::save_witness(state.id(), state.witness());
                *saved = Some(state.witness().clone());
            }
        });
    }

    /// The last part of the match that has begun, such as the round.
    fn progress(self) -> String {
        self.screen.with_untracked(|screen| {
            let moments =
                screen.iter().flat_map(|screen| screen.log.iter().rev()).filter_map(|line| line.moment.as_ref());
            let mut chapters = moments.filter(|moment| moment.kind == MomentKind::Chapter);
            chapters.next().map_or_else(String::new, |moment| moment.headline.clone())
        })
    }

    /// How the players stand, the first number of each. Where several people play at one screen, the numbers of one could
    /// show a secret until the match is over.
    fn score(self, is_over: bool) -> String {
        if !is_over && self.own_seats.get_untracked().len() > 1 {
            return String::new();
        }
        let of_seat = |score: &SeatScore| {
            let name = crate::table::seats::name(self, score.seat);
            score.numbers.first().map(|number| format!("{name}\u{a0}{}", number.text))
        };
        self.scores().iter().filter_map(of_seat).collect::<Vec<_>>().join(", ")
    }

    /// The numbers that players strive for, as far as the viewer knows them.
    pub(crate) fn scores(self) -> Vec<SeatScore> {
        self.with(|inner| inner.presenter.scores(&inner.client_state)).unwrap_or_default()
    }

    /// Adds this table to the reader's tables.
    fn add_to_saved_tables(self) {
        let Some(table) = self.table.get_untracked() else { return };
        // Tables that were only watched are not added.
        if self.own_seats.get_untracked().is_empty() && !self.is_local() && saved_tables::find(&table.table).is_none() {
            return;
        }
        let names = table.seats.iter().map(|place| place.name.clone()).filter(|name| !name.is_empty()).collect();
        let before = saved_tables::find(&table.table);
        let is_over = table.phase == Phase::Over;
        // To read the numbers takes a while, and nobody sees them before the table is left.
        let score = match is_over {
            true => self.score(true),
            false => before.as_ref().map_or_else(String::new, |saved| saved.score.clone()),
        };
        saved_tables::add(SavedTable {
            id: table.table.clone(),
            game: table.game.clone(),
            names,
            is_local: self.is_local(),
            is_over,
            key: self.key(),
            at: browser::now() / 60_000 * 60_000,
            progress: self.progress(),
            score,
            plan: self.with(|inner| inner.last_plan.to_lines()).unwrap_or_default(),
        });
        let is_first = self.with(|inner| !std::mem::replace(&mut inner.is_score_due, true));
        if !is_over && is_first == Some(true) {
            browser::set_timeout(SCORE_AFTER_MS, move || self.save_score(&table.table));
        }
    }

    /// Stores how the players stand.
    fn save_score(self, table: &str) {
        if self.with(|inner| inner.is_score_due = false).is_some()
            && let Some(saved) = saved_tables::find(table).filter(|saved| !saved.is_over)
        {
            saved_tables::add(SavedTable { score: self.score(false), ..saved });
        }
    }
}
