//! Keys that work anywhere at a table, and a list of them.

use leptos::prelude::*;
use protocol::Request;
use web_sys::KeyboardEvent;

use super::session::TableSession;
use crate::browser;

/// Keys with the messages that say what they do.
const KEYS: [(&str, &str); 9] = [
    ("Tab", "key-tab"),
    ("← ↑ → ↓", "key-arrows"),
    ("Enter", "key-enter"),
    ("i", "key-card"),
    ("Esc", "key-escape"),
    ("Ctrl+Z", "key-undo"),
    ("h", "key-hint"),
    ("r", "key-recap"),
    ("?", "key-help"),
];

/// Handles a key that no other element has handled.
pub(super) fn press(session: TableSession, event: &KeyboardEvent) {
    if event.default_prevented() || session.picking.is_disposed() || browser::is_field(event) {
        return;
    }
    let has_control = event.ctrl_key() || event.meta_key();
    match event.key().as_str() {
        "Escape" => close_uppermost(session),
        "z" | "Z" if has_control => {
            event.prevent_default();
            undo(session);
        }
        "h" if !has_control => session.hint(),
        "r" if !has_control => session.is_recap_open.update(|is_open| *is_open = !*is_open),
        "?" => browser::open_dialog("keys"),
        _ => {}
    }
}

/// Closes, skips or takes back one thing, the uppermost first.
fn close_uppermost(session: TableSession) {
    if session.skip_moment() || session.close_card() {
        return;
    }
    match session.is_recap_open.get_untracked() {
        true => session.is_recap_open.set(false),
        false => session.back(),
    }
}

/// Undoes the viewer's last action, where that is free.
pub(super) fn undo(session: TableSession) {
    let seat = session.screen.with_untracked(|screen| screen.as_ref().and_then(|screen| screen.viewer.seat()));
    if let Some(seat) = seat {
        session.request(Request::Undo { seat });
    }
}

/// A dialog with all keys.
#[component]
pub(super) fn KeyboardHelp(session: TableSession) -> impl IntoView {
    let page = session.page;
    let row = move |(key, text): (&'static str, &'static str)| {
        view! {
            <dt><kbd>{key}</kbd></dt>
            <dd>{move || page.text(text)}</dd>
        }
    };
    view! {
        <dialog id="keys" aria-labelledby="keys-title">
            <form method="dialog">
                <h2 id="keys-title">{move || page.text("keys")}</h2>
                <dl class="facts-list">{KEYS.map(row).into_iter().collect::<Vec<_>>()}</dl>
                <div class="ends">
                    <button class="main">{move || page.text("close")}</button>
                </div>
            </form>
        </dialog>
    }
}
