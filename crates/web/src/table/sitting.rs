//! A sitting: one client at a table, from the desk to the signals that the page shows.

use std::collections::VecDeque;
use std::sync::Arc;

use bots::Level;
use client::{Answer, Desk, Job, Local, News, Picking, Purpose, Reader, Screen, Shown, Step, Why};
use engine::{Seat, Seats};
use leptos::prelude::*;
use protocol::{ChatLine, Ending, Message, Phase, Reply, Request, TableState};
use scene::{Choice, Pick};

use super::line::{Line, Socket};
use crate::keep::{self, Kept};
use crate::page::Page;
use crate::painter::Lights;
use crate::{browser, thinkers};

/// What the page shows of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Face {
    /// Nothing yet.
    Nothing,
    /// Seats are filling up.
    Gathering,
    /// The screen is handed to this seat; nobody's secrets are shown.
    HandOver(Seat),
    /// The table.
    Table,
    /// The page is older than the table.
    Outdated,
    /// There is no such table, or it cannot be read.
    Missing,
}

/// How the line to the host is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Link {
    /// The host is in this page.
    Local,
    /// It is being opened for the first time.
    Opening,
    /// It stands.
    Open,
    /// It is gone, and is being opened again.
    Gone,
}

/// One client at a table: a handle that is copied into every part of the page.
#[derive(Clone, Copy)]
pub(crate) struct Sitting {
    pub(crate) page: Page,
    inner: StoredValue<Inner, LocalStorage>,
    pub(crate) face: RwSignal<Face>,
    pub(crate) screen: RwSignal<Option<Arc<Screen>>>,
    pub(crate) table: RwSignal<Option<TableState>>,
    pub(crate) own: RwSignal<Seats>,
    pub(crate) chat: RwSignal<Vec<ChatLine>>,
    pub(crate) ending: RwSignal<Option<Ending>>,
    pub(crate) link: RwSignal<Link>,
    /// The walk along the picks of the question that is asked now.
    pub(crate) picking: RwSignal<Option<Picking>>,
    /// Whether an action is on its way to the host.
    pub(crate) is_sent: RwSignal<bool>,
    /// Whether a bot is asked for advice.
    pub(crate) is_asking: RwSignal<bool>,
    /// What the log speaks of where the reader points.
    pub(crate) marks: RwSignal<Vec<String>>,
}

struct Inner {
    desk: Desk,
    reader: Reader,
    line: Line,
    key: Option<String>,
    /// The question that the picking belongs to.
    question: Option<(Seat, u32)>,
    /// Messages that wait, so that moves can be followed.
    inbox: VecDeque<Message>,
    /// When the next move of somebody else may be shown.
    next_at: u64,
    is_draining: bool,
    is_loading: bool,
}

impl Sitting {
    fn new(page: Page, desk: Desk, line: Line, key: Option<String>) -> Sitting {
        let link = if matches!(line, Line::Local(_)) { Link::Local } else { Link::Opening };
        let reader = Reader::new(page.lang.get_untracked());
        let inbox = VecDeque::new();
        let (question, next_at, is_draining, is_loading) = (None, 0, false, false);
        let inner = Inner { desk, reader, line, key, question, inbox, next_at, is_draining, is_loading };
        let sitting = Sitting {
            page,
            inner: StoredValue::new_local(inner),
            face: RwSignal::new(Face::Nothing),
            screen: RwSignal::new(None),
            table: RwSignal::new(None),
            own: RwSignal::new(Seats::NONE),
            chat: RwSignal::new(Vec::new()),
            ending: RwSignal::new(None),
            link: RwSignal::new(link),
            picking: RwSignal::new(None),
            is_sent: RwSignal::new(false),
            is_asking: RwSignal::new(false),
            marks: RwSignal::new(Vec::new()),
        };
        Effect::new(move |_| {
            let lang = page.lang.get();
            page.watch_games();
            sitting.with(|inner| {
                inner.reader.set_lang(lang);
                inner.question = None;
            });
            sitting.show();
        });
        sitting
    }

    /// Sits down at a table in this browser.
    pub(crate) fn local(page: Page, local: Local) -> Sitting {
        let desk = Desk::new(local.table(), browser::now());
        let sitting = Sitting::new(page, desk, Line::Local(Box::new(local)), None);
        sitting.with(|inner| inner.desk.opened());
        sitting.pump();
        sitting
    }

    /// Opens a table of the server.
    pub(crate) fn online(page: Page, id: &str, key: Option<String>) -> Sitting {
        let name = Some(page.name.get_untracked()).filter(|name| !name.trim().is_empty());
        let desk = Desk::new(id, browser::now()).with_key(key.clone()).with_name(name);
        let sitting = Sitting::new(page, desk, Line::Online(Socket::default()), key);
        super::line::open(sitting);
        on_cleanup(move || super::line::close(sitting));
        sitting
    }

    /// A table that cannot be shown.
    pub(crate) fn missing(page: Page) -> Sitting {
        let sitting = Sitting::new(page, Desk::new("", 0), Line::Online(Socket::default()), None);
        sitting.face.set(Face::Missing);
        sitting
    }

    fn with<T>(self, what: impl FnOnce(&mut Inner) -> T) -> Option<T> {
        self.inner.try_update_value(what)
    }

    /// The socket, for whoever tends it.
    pub(super) fn with_socket<T>(self, what: impl FnOnce(&mut Socket) -> T) -> Option<T> {
        self.with(|inner| match &mut inner.line {
            Line::Online(socket) => Some(what(socket)),
            Line::Local(_) => None,
        })
        .flatten()
    }

    /// Whether the host is in this page.
    pub(crate) fn is_local(self) -> bool {
        self.link.get_untracked() == Link::Local
    }

    /// The key of the table's link.
    pub(crate) fn key(self) -> Option<String> {
        self.with(|inner| inner.key.clone()).flatten()
    }

    /// The line stands: says hello and asks again what was not answered.
    pub(super) fn opened(self) {
        self.with(|inner| inner.desk.opened());
        self.pump();
    }

    /// The line is gone.
    pub(super) fn lost(self) {
        let news = self.with(|inner| {
            inner.inbox.clear();
            inner.desk.lost()
        });
        self.link.set(Link::Gone);
        self.hear(news.unwrap_or_default());
    }

    /// A message of the server. Moves of others are shown one after the other, at the reader's pace.
    pub(super) fn receive(self, message: Message) {
        self.with(|inner| inner.inbox.push_back(message));
        self.drain();
    }

    fn drain(self) {
        let pace = self.page.pace.get_untracked().ms();
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
                Some(Ok(inner.desk.receive(message, now)))
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
        self.with(|inner| inner.desk.ask(request));
        self.pump();
    }

    /// Sends what is to be sent, or lets the host in the page answer.
    fn pump(self) {
        let now = browser::now();
        let news = self.with(|inner| match &mut inner.line {
            Line::Local(local) => local.serve(&mut inner.desk, now),
            Line::Online(socket) => {
                inner.desk.outgoing().iter().for_each(|envelope| socket.send(envelope));
                Vec::new()
            }
        });
        self.hear(news.unwrap_or_default());
    }

    /// Shows and says what messages brought, and sets bots to work.
    fn hear(self, news: Vec<News>) {
        self.show();
        self.work();
        for news in news {
            match news {
                News::Refused(_, fault) | News::Fault(fault) => {
                    if fault.code == protocol::Code::NoTable || fault.code == protocol::Code::NoSpectators {
                        self.face.set(Face::Missing);
                    }
                    let why = self.with(|inner| inner.reader.fault(&inner.desk, &fault));
                    self.explain(why);
                }
                News::Unsure(_) => self.page.snack(self.page.say("unsure"), None),
                News::Update(_) => self.announce(),
                News::Chat(line) => super::chat::announce(self, &line),
                News::Table | News::Dealt | News::YourTurn(_) | News::Over | News::Done(_) => {}
            }
        }
    }

    /// Tells a screen reader what happened, and what is asked.
    fn announce(self) {
        let Some(screen) = self.screen.get_untracked() else { return };
        let mut lines: Vec<&str> = screen.log.iter().skip(screen.known).map(|line| line.text.as_str()).collect();
        lines.push(&screen.stage.question);
        self.page.announcement.set(lines.join(" "));
    }

    /// Hands what bots are to think about to the worker.
    fn work(self) {
        let jobs = self.with(|inner| match &mut inner.line {
            Line::Local(local) => local.jobs(),
            Line::Online(_) => Vec::new(),
        });
        for job in jobs.unwrap_or_default() {
            thinkers::think(job, move |answer| self.thought(answer));
        }
        self.save();
    }

    /// A bot has thought; its move is shown when the last one could be followed.
    fn thought(self, answer: Answer) {
        if answer.purpose == Purpose::Hint {
            self.is_asking.try_set(false);
            if let Some(advice) = self.with(|inner| inner.reader.advice(&inner.desk, &answer)).flatten() {
                self.page.snack(advice, None);
            }
            return;
        }
        let now = browser::now();
        let pace = self.page.pace.get_untracked().ms();
        let wait = self.with(|inner| {
            let at = inner.next_at.max(now);
            inner.next_at = at + pace;
            at - now
        });
        let Some(wait) = wait else { return };
        let deliver = move || {
            let news = self.with(|inner| match &mut inner.line {
                Line::Local(local) => local.answer(&mut inner.desk, &answer, browser::now()),
                Line::Online(_) => Vec::new(),
            });
            if let Some(news) = news {
                self.hear(news);
            }
        };
        if wait == 0 { deliver() } else { browser::later(wait, deliver) }
    }

    fn save(self) {
        let saved = self.with(|inner| match &mut inner.line {
            Line::Local(local) if local.is_changed() => Some((local.table().to_owned(), local.save())),
            _ => None,
        });
        if let Some((id, text)) = saved.flatten()
            && !keep::save(&id, &text)
        {
            self.page.snack(self.page.say("no-room"), None);
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

    /// Brings the signals up to the desk.
    fn show(self) {
        let Some(shown) = self.with(|inner| self.read(inner)) else { return };
        let parts = self.with(|inner| {
            let desk = &inner.desk;
            let chosen = desk.question().is_some_and(|(seat, _)| desk.chosen(seat).is_some());
            (desk.table().cloned(), desk.own(), desk.chat().to_vec(), desk.ending().cloned(), chosen)
        });
        let Some((table, own, chat, ending, chosen)) = parts else { return };
        set(self.table, table);
        set(self.own, own);
        set(self.chat, chat);
        set(self.ending, ending);
        set(self.is_sent, chosen);
        if self.with(|inner| inner.desk.is_connected()) == Some(true) && self.link.get_untracked() != Link::Local {
            set(self.link, Link::Open);
        }
        let face = match &shown {
            Shown::Nothing if self.face.get_untracked() == Face::Missing => Face::Missing,
            Shown::Nothing => Face::Nothing,
            Shown::Gathering => Face::Gathering,
            Shown::HandOver(seat) => Face::HandOver(*seat),
            Shown::Table(_) => Face::Table,
            Shown::Outdated => Face::Outdated,
        };
        let screen = if let Shown::Table(screen) = shown { Some(Arc::from(screen)) } else { None };
        self.pick_anew(screen.as_deref());
        // Nothing of one seat may stay in the page while the screen is handed to another.
        if screen.is_none() {
            self.page.snack.set(None);
            self.page.announcement.set(String::new());
            set(self.marks, Vec::new());
        }
        set(self.screen, screen);
        set(self.face, face);
    }

    /// What is shown of the desk, as soon as its game is loaded.
    fn read(self, inner: &mut Inner) -> Shown {
        match inner.desk.table().map(|table| table.game.as_str()) {
            Some(game) if games::listed(game).is_some() && !self.page.has(game) => {
                if !std::mem::replace(&mut inner.is_loading, true) {
                    self.page.want(game);
                }
                Shown::Nothing
            }
            _ => inner.reader.show(&inner.desk),
        }
    }

    /// A new question begins a new walk along its picks.
    fn pick_anew(self, screen: Option<&Screen>) {
        let asked = self.with(|inner| inner.desk.question()).flatten();
        let is_same = self.with(|inner| std::mem::replace(&mut inner.question, asked) == asked) == Some(true);
        if !is_same || asked.is_none() || screen.is_none() {
            let picking = screen.filter(|_| asked.is_some()).map(Screen::picking);
            self.picking.set(picking);
        }
    }

    /// What glows and what is marked.
    pub(crate) fn lights(self) -> Lights {
        let mut lights = Lights { marks: self.marks.get().into_iter().collect(), ..Lights::default() };
        if self.is_sent.get() {
            return lights;
        }
        self.picking.with(|picking| {
            let Some(picking) = picking else { return };
            for touch in picking.touches() {
                if let Pick::Thing(id) = touch.pick {
                    lights.can.insert(id, touch.label);
                }
            }
            lights.path = picking.path().iter().filter_map(thing).collect();
        });
        lights
    }

    /// Somebody touches a thing of the scene, or a button.
    pub(crate) fn touch(self, pick: &Pick) {
        if self.is_sent.get_untracked() {
            return;
        }
        let step = self.picking.try_update(|picking| picking.as_mut().map(|picking| picking.touch(pick))).flatten();
        match step {
            Some(Step::Play(action)) => self.play(&action),
            Some(Step::More | Step::Confirm(_)) => self.page.snack.set(None),
            Some(Step::Nothing) | None => {
                if let Pick::Thing(id) = pick {
                    // Touching what was touched already takes it back.
                    let is_last = self.picking.with_untracked(|picking| {
                        picking
                            .as_ref()
                            .is_some_and(|picking| picking.is_begun() && picking.path().last() == Some(pick))
                    });
                    if is_last { self.back() } else { self.why(id) }
                }
            }
        }
    }

    /// Takes the last touch back.
    pub(crate) fn back(self) {
        self.picking.update(|picking| {
            if let Some(picking) = picking {
                picking.back();
            }
        });
    }

    /// Plays the choice that was walked to.
    pub(crate) fn confirm(self) {
        let action = self.picking.with_untracked(|picking| picking.as_ref()?.confirm().map(str::to_owned));
        if let Some(action) = action {
            self.play(&action);
        }
    }

    /// Plays an action.
    pub(crate) fn play(self, action: &str) {
        self.page.snack.set(None);
        set(self.marks, Vec::new());
        self.with(|inner| {
            inner.next_at = browser::now() + self.page.pace.get_untracked().ms() / 2;
            inner.desk.play(action);
        });
        self.pump();
    }

    /// The choice that waits to be confirmed: the only one left, though not all of it was said.
    pub(crate) fn to_confirm(self) -> Option<Choice> {
        self.picking.with(|picking| {
            let picking = picking.as_ref().filter(|picking| picking.is_begun())?;
            let mut left = picking.left();
            match (left.next(), left.next()) {
                (Some(only), None) => Some(only.clone()),
                _ => picking.done().cloned(),
            }
        })
    }

    /// Says why a thing cannot be touched now.
    fn why(self, thing: &str) {
        let why = self.with(|inner| inner.reader.why(&inner.desk, thing));
        self.explain(why);
    }

    fn explain(self, why: Option<Why>) {
        let Some(Why { clause, text }) = why else { return };
        let game = self.table.with_untracked(|table| table.as_ref().map(|table| table.game.clone()));
        self.page.snack(text, clause.zip(game).map(|(clause, game)| (game, clause.to_string())));
    }

    /// Asks a bot for advice.
    pub(crate) fn hint(self) {
        let job: Option<Job> = self.with(|inner| inner.desk.hint(Level::Hard)).flatten();
        if let Some(job) = job {
            self.is_asking.set(true);
            thinkers::think(job, move |answer| self.thought(answer));
        }
    }

    /// Whoever must have the screen says that only they see it.
    pub(crate) fn take_screen(self) {
        self.with(|inner| inner.desk.take_screen());
        self.show();
        self.announce();
    }

    /// Another own seat wants to look.
    pub(crate) fn pass_to(self, seat: Seat) {
        self.with(|inner| inner.desk.pass_to(seat));
        self.show();
    }

    /// The milliseconds that a seat has left, and whether they run.
    pub(crate) fn time_left(self, seat: Seat) -> Option<(u64, bool)> {
        self.with(|inner| inner.desk.time_left(seat, browser::now())).flatten()
    }

    /// Opens the same table in this browser again, and goes there.
    pub(crate) fn again(self) {
        let plan = self.with(|inner| match &inner.line {
            Line::Local(local) => Some(local.again(browser::new_id())),
            Line::Online(_) => None,
        });
        if let Some(plan) = plan.flatten() {
            crate::home::begin(self.page, plan);
        }
    }
}

fn thing(pick: &Pick) -> Option<String> {
    match pick {
        Pick::Thing(id) => Some(id.clone()),
        Pick::Button(_) => None,
    }
}

/// Sets a signal only when that changes something.
fn set<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.try_with_untracked(|now| *now != value) == Some(true) {
        signal.set(value);
    }
}
