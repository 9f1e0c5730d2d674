//! A sitting: one client at a table, from the desk to the signals that the page shows.

mod choosing;
mod hearing;

use std::collections::VecDeque;
use std::sync::Arc;

use client::{ClientState, Local, Picking, Presenter, Screen, ScreenState};
use engine::{Seat, Seats};
use leptos::prelude::*;
use protocol::{ChatLine, Ending, Message, TableState};

use super::connection::{self, Connection, Socket};
use super::gather;
use crate::browser;
use crate::page::Page;

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
pub(crate) struct TableSession {
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
    client_state: ClientState,
    reader: Presenter,
    line: Connection,
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

impl TableSession {
    fn new(page: Page, client_state: ClientState, line: Connection, key: Option<String>) -> TableSession {
        let link = if matches!(line, Connection::Local(_)) { Link::Local } else { Link::Opening };
        let reader = Presenter::new(page.lang.get_untracked());
        let inbox = VecDeque::new();
        let (question, next_at, is_draining, is_loading) = (None, 0, false, false);
        let inner = Inner { client_state, reader, line, key, question, inbox, next_at, is_draining, is_loading };
        let session = TableSession {
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
            session.with(|inner| {
                inner.reader.set_lang(lang);
                inner.question = None;
            });
            session.show();
        });
        session
    }

    /// Sits down at a table in this browser.
    pub(crate) fn local(page: Page, local: Local) -> TableSession {
        let client_state = ClientState::new(local.table(), browser::now());
        let session = TableSession::new(page, client_state, Connection::Local(Box::new(local)), None);
        session.with(|inner| inner.client_state.connected());
        session.pump();
        session
    }

    /// Opens a table of the server.
    pub(crate) fn online(page: Page, id: &str, key: Option<String>) -> TableSession {
        let name = Some(page.name.get_untracked()).filter(|name| !name.trim().is_empty());
        let mut client_state = ClientState::new(id, browser::now()).with_key(key.clone()).with_name(name);
        // Whoever opens a table wants to play there.
        if page.opened.try_update_value(|opened| opened.take_if(|opened| opened == id)).flatten().is_some() {
            client_state.request(gather::sit(page, None));
        }
        let session = TableSession::new(page, client_state, Connection::Online(Socket::default()), key);
        connection::open(session);
        session
    }

    /// A table that cannot be shown.
    pub(crate) fn missing(page: Page) -> TableSession {
        let session = TableSession::new(page, ClientState::new("", 0), Connection::Online(Socket::default()), None);
        session.face.set(Face::Missing);
        session
    }

    fn with<T>(self, what: impl FnOnce(&mut Inner) -> T) -> Option<T> {
        self.inner.try_update_value(what)
    }

    /// The socket, for whoever tends it.
    pub(super) fn with_socket<T>(self, what: impl FnOnce(&mut Socket) -> T) -> Option<T> {
        self.with(|inner| match &mut inner.line {
            Connection::Online(socket) => Some(what(socket)),
            Connection::Local(_) => None,
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

    /// Brings the signals up to the desk.
    fn show(self) {
        let Some(shown) = self.with(|inner| self.read(inner)) else { return };
        let parts = self.with(|inner| {
            let client_state = &inner.client_state;
            let chosen = client_state.question().is_some_and(|(seat, _)| client_state.chosen(seat).is_some());
            (
                client_state.table().cloned(),
                client_state.own_seats(),
                client_state.chat().to_vec(),
                client_state.ending().cloned(),
                chosen,
            )
        });
        let Some((table, own, chat, ending, chosen)) = parts else { return };
        let named = table.as_ref().map(|table| (table.table.clone(), table.game.clone()));
        set(self.page.shown, named);
        set(self.table, table);
        set(self.own, own);
        set(self.chat, chat);
        set(self.ending, ending);
        set(self.is_sent, chosen);
        if self.with(|inner| inner.client_state.is_connected()) == Some(true)
            && self.link.get_untracked() != Link::Local
        {
            set(self.link, Link::Open);
        }
        let face = match &shown {
            ScreenState::Nothing if self.face.get_untracked() == Face::Missing => Face::Missing,
            ScreenState::Nothing => Face::Nothing,
            ScreenState::Gathering => Face::Gathering,
            ScreenState::PassScreen(seat) => Face::HandOver(*seat),
            ScreenState::Table(_) => Face::Table,
            ScreenState::Outdated => Face::Outdated,
        };
        let screen = if let ScreenState::Table(screen) = shown { Some(Arc::from(screen)) } else { None };
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
    fn read(self, inner: &mut Inner) -> ScreenState {
        match inner.client_state.table().map(|table| table.game.as_str()) {
            Some(game) if games::listed(game).is_some() && !self.page.has(game) => {
                if !std::mem::replace(&mut inner.is_loading, true) {
                    self.page.want(game);
                }
                ScreenState::Nothing
            }
            _ => inner.reader.show(&inner.client_state),
        }
    }

    /// Whoever must have the screen says that only they see it.
    pub(crate) fn take_screen(self) {
        self.with(|inner| inner.client_state.take_screen());
        self.show();
        self.announce();
    }

    /// Another own seat wants to look.
    pub(crate) fn pass_to(self, seat: Seat) {
        self.with(|inner| inner.client_state.pass_screen_to(seat));
        self.show();
    }

    /// The host's time.
    pub(crate) fn host_time(self) -> u64 {
        self.with(|inner| inner.client_state.host_time(browser::now())).unwrap_or_default()
    }

    /// The milliseconds that a seat has left, and whether they run.
    pub(crate) fn time_left(self, seat: Seat) -> Option<(u64, bool)> {
        self.with(|inner| inner.client_state.time_left(seat, browser::now())).flatten()
    }

    /// Opens the same table in this browser again, and goes there.
    pub(crate) fn again(self) {
        let plan = self.with(|inner| match &inner.line {
            Connection::Local(local) => Some(local.rematch_setup(browser::new_id())),
            Connection::Online(_) => None,
        });
        if let Some(plan) = plan.flatten() {
            crate::home::begin(self.page, plan);
        }
    }
}

/// Sets a signal only when that changes something.
fn set<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.try_with_untracked(|now| *now != value) == Some(true) {
        signal.set(value);
    }
}
