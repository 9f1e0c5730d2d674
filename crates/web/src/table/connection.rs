//! Lines to a host: one in this page, or a socket to the server that is opened again whenever it is lost.

use std::time::Duration;

use client::Local;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Envelope, Message, Request};
use web_sys::{AbortController, MessageEvent, WebSocket};

use super::session::TableSession;
use crate::{api, browser};

/// The longest wait between two attempts to open a socket.
const WAIT_MAX_MS: u64 = 8000;
/// A line that was quiet for so long is asked for a sign of life.
const QUIET_MS: u64 = 20_000;
/// A line that owes an answer for so long is dead, though nobody says so: a phone that changes networks is not told.
const ANSWER_MS: u64 = 10_000;
/// How often a line is looked at.
const LOOK: Duration = Duration::from_secs(1);

/// The line of a client to its host.
pub(super) enum Connection {
    /// The host is in this page.
    Local(Box<Local>),
    /// The host is a server.
    Online(Socket),
}

/// A socket that stands, is being opened, or waits to be opened again.
#[derive(Default)]
pub(super) struct Socket {
    socket: Option<WebSocket>,
    /// Takes back the question who one is, which may be on a dead line, too.
    question: Option<AbortController>,
    /// How often it was tried in vain.
    attempts: u32,
    is_closed: bool,
    /// Attempts are told apart by numbers, so that a late word of an old one is not heard.
    number: u32,
    /// When the server was heard last.
    heard_at: u64,
    /// Since when the server owes an answer.
    owed_since: Option<u64>,
}

/// What a line needs.
enum Need {
    Nothing,
    Attempt,
    Ping,
    GivingUp,
}

impl Socket {
    /// Sends a request, if the socket stands; the desk sends it again when it stands anew.
    pub(super) fn send(&mut self, envelope: &Envelope) {
        let open = self.socket.as_ref().filter(|socket| socket.ready_state() == WebSocket::OPEN);
        if let (Some(socket), Ok(text)) = (open, serde_json::to_string(envelope)) {
            let _ = socket.send_with_str(&text);
            self.owed_since.get_or_insert_with(browser::now);
        }
    }

    fn hear(&mut self) {
        self.heard_at = browser::now();
        self.owed_since = None;
    }

    /// What the line needs; whoever is in a hurry wants to know now whether it stands.
    fn need(&self, hurry: bool) -> Need {
        let now = browser::now();
        match self.owed_since {
            _ if self.is_closed => Need::Nothing,
            Some(since) if now > since + ANSWER_MS => Need::GivingUp,
            None if self.socket.is_none() && hurry => Need::Attempt,
            None if self.socket.is_some() && (hurry || now > self.heard_at + QUIET_MS) => Need::Ping,
            _ => Need::Nothing,
        }
    }

    /// Ends what was there, and gives the number of what comes next.
    fn next(&mut self) -> u32 {
        if let Some(socket) = self.socket.take() {
            let _ = socket.close();
        }
        if let Some(question) = self.question.take() {
            question.abort();
        }
        self.owed_since = None;
        self.number += 1;
        self.number
    }
}

/// Opens the socket of a sitting, and keeps it open as long as the page shows it.
pub(super) fn open(session: TableSession) {
    attempt(session);
    let looks = set_interval_with_handle(move || look(session, false), LOOK).ok();
    // Whoever comes back to the page, or into a network, does not wait.
    let hurries =
        ["online", "visibilitychange"].map(|event| window_event_listener_untyped(event, move |_| look(session, true)));
    on_cleanup(move || {
        hurries.into_iter().for_each(WindowListenerHandle::remove);
        if let Some(looks) = looks {
            looks.clear();
        }
        session.with_socket(|line| {
            line.is_closed = true;
            line.next();
        });
    });
}

fn look(session: TableSession, hurry: bool) {
    match session.with_socket(|line| line.need(hurry)).unwrap_or(Need::Nothing) {
        Need::Nothing => {}
        Need::Attempt => attempt(session),
        Need::Ping => session.ask(Request::Ping),
        Need::GivingUp => lost(session),
    }
}

/// Tries to open the socket. The server knows guests by a cookie, which is asked for at first and whenever a socket could
/// not be opened; that question may wait on a dead line which the browser trusts, so that every other attempt does without.
fn attempt(session: TableSession) {
    let begun = session.with_socket(|line| {
        let number = line.next();
        line.owed_since = Some(browser::now());
        line.question = AbortController::new().ok().filter(|_| line.attempts.is_multiple_of(2));
        (number, line.question.as_ref().map(AbortController::signal))
    });
    let Some((number, signal)) = begun else { return };
    let Some(signal) = signal else { return connect(session, number) };
    spawn_local(async move {
        let known = api::me(Some(&signal)).await.is_ok();
        match is_now(session, number) {
            true if known => connect(session, number),
            true => lost(session),
            false => {}
        }
    });
}

/// Whether this attempt is the one that counts.
fn is_now(session: TableSession, number: u32) -> bool {
    session.with_socket(|line| !line.is_closed && line.number == number) == Some(true)
}

fn connect(session: TableSession, number: u32) {
    let location = browser::window().location();
    let scheme = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
    let Ok(socket) = WebSocket::new(&format!("{scheme}://{}/ws", location.host().unwrap_or_default())) else {
        return lost(session);
    };
    browser::listen(&socket, "open", move |_: web_sys::Event| {
        if is_now(session, number) {
            session.with_socket(|line| {
                line.attempts = 0;
                line.hear();
            });
            session.opened();
        }
    });
    browser::listen(&socket, "message", move |event: MessageEvent| {
        let message = event.data().as_string().and_then(|text| Message::read(&text).ok());
        if let Some(message) = message.filter(|_| is_now(session, number)) {
            session.with_socket(Socket::hear);
            session.receive(message);
        }
    });
    browser::listen(&socket, "close", move |_: web_sys::Event| {
        if is_now(session, number) {
            lost(session);
        }
    });
    session.with_socket(|line| line.socket = Some(socket));
}

/// Tries again later: soon at first, then less and less often.
fn lost(session: TableSession) {
    let wait = session.with_socket(|line| {
        line.attempts += 1;
        let wait = (250 << line.attempts.min(5)).min(WAIT_MAX_MS);
        // Not everybody comes back at the same moment after a restart of the server.
        (wait + u64::from(browser::random::<1>()[0]), line.next())
    });
    let Some((wait, number)) = wait else { return };
    session.lost();
    browser::later(wait, move || {
        if is_now(session, number) {
            attempt(session);
        }
    });
}
