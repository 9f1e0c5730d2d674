//! The opening of a match: who is who, and what it is about. A touch begins.

use engine::Seats;
use leptos::prelude::*;

use super::session::TableSession;
use super::{badge, seats};
use crate::catalogue;

/// A match with at most this number of lines in its log has just begun.
const LINES_MAX: usize = 3;

/// Who is who and what the goal is, before the first decision. Readers who skip all moments skip it, too.
#[component]
pub(super) fn Opening(session: TableSession) -> impl IntoView {
    let page = session.page;
    let lines = session.screen.with_untracked(|screen| screen.as_ref().map_or(0, |screen| screen.log.len()));
    let is_wanted = lines <= LINES_MAX && page.pace.get_untracked() != client::page::ReadingSpeed::Instant;
    let is_open = RwSignal::new(is_wanted);
    // The first decision begins the match as well.
    Effect::new(move |_| {
        if session.is_sent.get() {
            is_open.set(false);
        }
    });
    let players = move || {
        let count = session.table.with(|table| table.as_ref().map_or(0, |table| table.seats.len() as u8));
        let row = |seat| view! { <li>{badge(seat)}<span>{seats::name(session, seat)}</span></li> };
        Seats::all(count).iter().map(row).collect::<Vec<_>>()
    };
    view! {
        <Show when=move || is_open.get()>
            <button class="opening" data-do="begin-match" on:click=move |_| is_open.set(false)>
                <strong>{move || seats::title(session)}</strong>
                <span>{move || catalogue::text(&seats::game(session), page.lang.get(), "game-goal")}</span>
                <ul>{players}</ul>
                <span class="go">{move || page.text("begin-match")}</span>
            </button>
        </Show>
    }
}
