//! Keys that work anywhere at a table. The settings list them.

use leptos::prelude::*;
use protocol::Request;
use web_sys::KeyboardEvent;

use super::session::TableSession;
use crate::browser;

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
        "?" => session.page.dialog_wanted.set(Some("keys")),
        _ => {}
    }
}

/// Closes, skips or takes back one thing: first what the reader opened, then what came by itself.
fn close_uppermost(session: TableSession) {
    let is_card_pinned = session.card.is_pinned.get_untracked();
    if is_card_pinned && session.card.close() {
        return;
    }
    if session.is_recap_open.get_untracked() {
        return session.is_recap_open.set(false);
    }
    if !session.skip_moment() && !session.card.close() {
        session.back();
    }
}

/// Undoes the viewer's last action, where that is free. A lesson begins again instead.
pub(super) fn undo(session: TableSession) {
    if session.is_lesson() {
        return;
    }
    let seat = session.screen.with_untracked(|screen| screen.as_ref().and_then(|screen| screen.viewer.seat()));
    if let Some(seat) = seat {
        session.request(Request::Undo { seat });
    }
}
