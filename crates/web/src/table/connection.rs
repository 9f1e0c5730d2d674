//! Connections to a host: in this page, or by a socket to the server that is reopened when it is lost.

use std::time::Duration;

use client::Local;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Envelope, Message, Request};
use web_sys::{AbortController, CloseEvent, MessageEvent, WebSocket};

use super::session::{ConnectionState, TableSession};
use crate::{api, browser};

/// The longest wait between two attempts to open a socket.
const RETRY_MAX_MS: u64 = 8000;
/// A ping is sent after this time without a message.
const PING_AFTER_MS: u64 = 20_000;
/// A connection without an answer for this time counts as lost: a phone that changes networks gets no notice.
const ANSWER_TIMEOUT_MS: u64 = 10_000;
/// The code with which a server closes a socket whose cookie is no longer valid.
const REVOKED: u16 = 1008;
/// The codes with which a server says that a client can come back at once: it stops, or another node has the table.
const COME_BACK: [u16; 2] = [1012, 1013];
/// After coming back at once, the next time is not at once.
const AT_ONCE_EVERY_MS: u64 = 5000;
/// How often the connection is checked.
const CHECK_INTERVAL: Duration = Duration::from_secs(1);

/// The connection of a client to its host.
pub(super) enum Connection {
    /// The host is in this page.
    Local(Box<Local>),
    /// The host is a server.
    Online(Socket),
}

/// A socket that is open, is being opened, or waits for the next attempt.
#[derive(Default)]
pub(super) struct Socket {
    socket: Option<WebSocket>,
    /// Aborts the request for the guest's cookie, which may hang on a dead connection as well.
    cookie_request: Option<AbortController>,
    /// How many attempts have failed since the last success.
    failed_attempts: u32,
    is_closed: bool,
    /// The number of the present attempt. Late events of earlier attempts are ignored.
    attempt: u32,
    /// When the last message came.
    last_message_at: u64,
    /// Since when the client waits for an answer.
    waiting_since: Option<u64>,
    /// When the client came back at once.
    came_back_at: u64,
}

/// What a check of the connection leads to.
enum CheckResult {
    Nothing,
    Connect,
    Ping,
    GiveUp,
}

impl Socket {
    /// Sends a request, if the socket is open. If not, the client's state sends it after the next connection.
    pub(super) fn send(&mut self, envelope: &Envelope) {
        let open = self.socket.as_ref().filter(|socket| socket.ready_state() == WebSocket::OPEN);
        if let (Some(socket), Ok(text)) = (open, serde_json::to_string(envelope)) {
            let _ = socket.send_with_str(&text);
            self.waiting_since.get_or_insert_with(browser::now);
        }
    }

    fn message_received(&mut self) {
        self.last_message_at = browser::now();
        self.waiting_since = None;
    }

    /// What must be done now. If `is_urgent`, the state of the connection is wanted at once.
    fn check(&self, is_urgent: bool) -> CheckResult {
        let now = browser::now();
        match self.waiting_since {
            _ if self.is_closed => CheckResult::Nothing,
            Some(since) if now > since + ANSWER_TIMEOUT_MS => CheckResult::GiveUp,
            None if self.socket.is_none() && is_urgent => CheckResult::Connect,
            None if self.socket.is_some() && (is_urgent || now > self.last_message_at + PING_AFTER_MS) => {
                CheckResult::Ping
            }
            _ => CheckResult::Nothing,
        }
    }

    /// Ends the present attempt or connection, and gives the number of the next attempt.
    fn next_attempt(&mut self) -> u32 {
        if let Some(socket) = self.socket.take() {
            let _ = socket.close();
        }
        if let Some(cookie_request) = self.cookie_request.take() {
            cookie_request.abort();
        }
        self.waiting_since = None;
        self.attempt += 1;
        self.attempt
    }
}

/// Opens the socket of a session, and keeps it open as long as the page is shown.
pub(super) fn open(session: TableSession) {
    attempt(session);
    let interval = set_interval_with_handle(move || check(session, false), CHECK_INTERVAL).ok();
    // A reader who comes back to the page, or gets a network again, does not wait for the next check.
    let listeners =
        ["online", "visibilitychange"].map(|event| window_event_listener_untyped(event, move |_| check(session, true)));
    on_cleanup(move || {
        listeners.into_iter().for_each(WindowListenerHandle::remove);
        if let Some(interval) = interval {
            interval.clear();
        }
        session.with_socket(|socket| {
            socket.is_closed = true;
            socket.next_attempt();
        });
    });
}

/// Opens the socket again, to say hello with another key.
pub(super) fn restart(session: TableSession) {
    session.disconnected(ConnectionState::Connecting);
    attempt(session);
}

fn check(session: TableSession, is_urgent: bool) {
    match session.with_socket(|socket| socket.check(is_urgent)).unwrap_or(CheckResult::Nothing) {
        CheckResult::Nothing => {}
        CheckResult::Connect => attempt(session),
        CheckResult::Ping => session.request(Request::Ping),
        CheckResult::GiveUp => lost(session, 0),
    }
}

/// Tries to open the socket. The server knows guests by a cookie, which must be requested before the first socket, and
/// again if a socket could not be opened. That request may hang on a dead connection that the browser reuses, so every
/// second attempt goes without it.
fn attempt(session: TableSession) {
    let started = session.with_socket(|socket| {
        let number = socket.next_attempt();
        socket.waiting_since = Some(browser::now());
        socket.cookie_request = AbortController::new().ok().filter(|_| socket.failed_attempts.is_multiple_of(2));
        (number, socket.cookie_request.as_ref().map(AbortController::signal))
    });
    let Some((number, signal)) = started else { return };
    let Some(signal) = signal else { return connect(session, number) };
    spawn_local(async move {
        let me = api::me(Some(&signal)).await;
        match (is_current(session, number), me) {
            (true, Ok(me)) => {
                session.page.learn_name(&me.name);
                connect(session, number);
            }
            (true, Err(_)) => lost(session, 0),
            (false, _) => {}
        }
    });
}

/// Whether this attempt is the present one.
fn is_current(session: TableSession, number: u32) -> bool {
    session.with_socket(|socket| !socket.is_closed && socket.attempt == number) == Some(true)
}

fn connect(session: TableSession, number: u32) {
    let location = browser::window().location();
    let scheme = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
    let Ok(socket) = WebSocket::new(&format!("{scheme}://{}/ws", location.host().unwrap_or_default())) else {
        return lost(session, 0);
    };
    browser::listen(&socket, "open", move |_: web_sys::Event| {
        if is_current(session, number) {
            session.with_socket(|socket| {
                socket.failed_attempts = 0;
                socket.message_received();
            });
            session.connected();
        }
    });
    browser::listen(&socket, "message", move |event: MessageEvent| {
        let message = event.data().as_string().and_then(|text| Message::read(&text).ok());
        if let Some(message) = message.filter(|_| is_current(session, number)) {
            session.with_socket(Socket::message_received);
            session.receive(message);
        }
    });
    browser::listen(&socket, "close", move |event: CloseEvent| match is_current(session, number) {
        true if event.code() == REVOKED => revoked(session),
        true => lost(session, event.code()),
        false => {}
    });
    session.with_socket(|current| current.socket = Some(socket));
}

/// Stops. The next attempt would come back as another guest, without the reader's seat.
fn revoked(session: TableSession) {
    session.with_socket(|socket| {
        socket.is_closed = true;
        socket.next_attempt();
    });
    session.disconnected(ConnectionState::Revoked);
}

/// Starts the next attempt after a pause that grows with the number of failures. `code` is how the socket was closed.
fn lost(session: TableSession, code: u16) {
    let wait = session.with_socket(|socket| {
        socket.failed_attempts += 1;
        let now = browser::now();
        let wait = if COME_BACK.contains(&code) && now > socket.came_back_at + AT_ONCE_EVERY_MS {
            socket.came_back_at = now;
            0
        } else {
            (250 << socket.failed_attempts.min(5)).min(RETRY_MAX_MS)
        };
        // Random pauses keep all clients from coming back at once after a restart of the server.
        (wait + u64::from(browser::random::<1>()[0]), socket.next_attempt())
    });
    let Some((wait, number)) = wait else { return };
    session.disconnected(ConnectionState::Lost);
    browser::set_timeout(wait, move || {
        if is_current(session, number) {
            attempt(session);
        }
    });
}
