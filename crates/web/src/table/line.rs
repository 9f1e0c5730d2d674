//! Lines to a host: one in this page, or a socket to the server that is opened again whenever it is lost.

use client::Local;
use leptos::task::spawn_local;
use protocol::{Envelope, Message};
use wasm_bindgen::JsCast;
use web_sys::{MessageEvent, WebSocket};

use super::sitting::Sitting;
use crate::{api, browser};

/// The longest wait between two attempts to open a socket.
const WAIT_MAX_MS: u64 = 8000;

/// The line of a client to its host.
pub(super) enum Line {
    /// The host is in this page.
    Local(Box<Local>),
    /// The host is a server.
    Online(Socket),
}

/// A socket, and how often it was tried to open it.
#[derive(Default)]
pub(super) struct Socket {
    open: Option<WebSocket>,
    attempts: u32,
    is_closed: bool,
    /// Sockets are told apart by numbers, so that a late word of an old one is not heard.
    number: u32,
}

impl Socket {
    /// Sends a request, if the socket stands; the desk sends it again when it stands anew.
    pub(super) fn send(&self, envelope: &Envelope) {
        if let (Some(socket), Ok(text)) = (&self.open, serde_json::to_string(envelope)) {
            let _ = socket.send_with_str(&text);
        }
    }
}

/// Opens the socket of a sitting, and keeps it open.
pub(super) fn open(sitting: Sitting) {
    // The server knows guests by a cookie, which the first request brings.
    spawn_local(async move {
        let known = api::me().await.is_ok();
        let is_closed = sitting.with_socket(|socket| socket.is_closed).unwrap_or(true);
        match known {
            _ if is_closed => {}
            true => connect(sitting),
            false => lost(sitting),
        }
    });
}

/// Closes the socket for good.
pub(super) fn close(sitting: Sitting) {
    sitting.with_socket(|socket| {
        socket.is_closed = true;
        socket.number += 1;
        if let Some(socket) = socket.open.take() {
            let _ = socket.close();
        }
    });
}

fn connect(sitting: Sitting) {
    let location = browser::window().location();
    let scheme = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
    let Ok(socket) = WebSocket::new(&format!("{scheme}://{}/ws", location.host().unwrap_or_default())) else {
        return lost(sitting);
    };
    let Some(number) = sitting.with_socket(|line| {
        line.number += 1;
        line.number
    }) else {
        return;
    };
    let is_ours = move || sitting.with_socket(|line| line.number) == Some(number);
    let stands = socket.clone();
    browser::listen(&socket, "open", move |_: web_sys::Event| {
        if is_ours() {
            sitting.with_socket(|line| {
                line.open = Some(stands.clone());
                line.attempts = 0;
            });
            sitting.opened();
        }
    });
    browser::listen(&socket, "message", move |event: MessageEvent| {
        let message = event.data().as_string().and_then(|text| Message::read(&text).ok());
        if let Some(message) = message.filter(|_| is_ours()) {
            sitting.receive(message);
        }
    });
    browser::listen(&socket, "close", move |_: web_sys::Event| {
        if is_ours() {
            lost(sitting);
        }
    });
}

/// Tries again later: soon at first, then less and less often, and at once when the network is back.
fn lost(sitting: Sitting) {
    let wait = sitting.with_socket(|line| {
        line.open = None;
        line.number += 1;
        line.attempts += 1;
        let wait = (250 << line.attempts.min(5)).min(WAIT_MAX_MS);
        // Not everybody comes back at the same moment after a restart of the server.
        (wait + u64::from(browser::random::<1>()[0]), line.number)
    });
    let Some((wait, number)) = wait else { return };
    sitting.lost();
    let again = move || {
        let is_due = sitting.with_socket(|line| !line.is_closed && line.open.is_none() && line.number == number);
        if is_due == Some(true) {
            sitting.with_socket(|line| line.number += 1);
            open(sitting);
        }
    };
    browser::later(wait, again);
    let once = web_sys::AddEventListenerOptions::new();
    once.set_once(true);
    let callback = wasm_bindgen::closure::Closure::once_into_js(again);
    let window = browser::window();
    let _ = window.add_event_listener_with_callback_and_add_event_listener_options(
        "online",
        callback.unchecked_ref(),
        &once,
    );
}
