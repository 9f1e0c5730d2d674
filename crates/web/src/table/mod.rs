//! The table: the question on top, the board, and beside it choices, log, chat and seats.

mod after;
mod ask;
pub(crate) mod chat;
mod connection;
mod gather;
mod log;
mod over;
mod seats;
mod session;
mod side;
mod sight;

use client::Local;
use engine::{Seat, Viewer};
use leptos::prelude::*;
use scene::Pick;

use self::ask::Ask;
use self::gather::Gather;
use self::session::{Face, Link, TableSession};
use self::side::Side;
use crate::board::Board;
use crate::keep::Kept;
use crate::page::Page;
use crate::{browser, keep};

/// A table in this browser.
#[component]
pub(crate) fn LocalTable(id: String) -> impl IntoView {
    let page = Page::get();
    let Some(Kept { game, .. }) = keep::find(&id) else {
        return view! { <Table session=TableSession::missing(page)/> }.into_any();
    };
    page.want(&game);
    let is_there = Memo::new(move |_| page.has(&game));
    let shown = move || {
        if !is_there.get() {
            return view! { <main data-page="table" data-face="nothing"><Plain text="table-opening"/></main> }
                .into_any();
        }
        let restored = keep::load(&id).and_then(|text| Local::restore(&text, browser::now()).ok());
        let session = match restored {
            Some(local) => TableSession::local(page, local),
            None => TableSession::missing(page),
        };
        view! { <Table session/> }.into_any()
    };
    shown.into_any()
}

/// A table of the server. The key to sit there comes with the link, behind a `#` that no server sees.
#[component]
pub(crate) fn OnlineTable(id: String) -> impl IntoView {
    let page = Page::get();
    let link = browser::window().location().hash().unwrap_or_default();
    let key = Some(link.trim_start_matches('#').to_owned()).filter(|key| !key.is_empty());
    let key = key.or_else(|| keep::find(&id).and_then(|kept| kept.key));
    let session = TableSession::online(page, &id, key);
    view! { <Table session/> }
}

/// A seat's letter in its colour and shape.
pub(crate) fn badge(seat: Seat) -> impl IntoView {
    let letter = seat.letter();
    view! { <span class="seat" data-seat=letter.to_string() aria-hidden="true">{letter.to_uppercase().to_string()}</span> }
}

/// Everything of a table.
#[component]
fn Table(session: TableSession) -> impl IntoView {
    let page = session.page;
    let face = move || match session.face.get() {
        Face::Nothing => view! { <Plain text="table-opening"/> }.into_any(),
        Face::Missing => view! { <Plain text="table-missing"/> }.into_any(),
        Face::Outdated => view! { <Plain text="table-outdated"/> }.into_any(),
        Face::Gathering => view! { <Gather session/> }.into_any(),
        Face::HandOver(seat) => view! { <HandOver session seat/> }.into_any(),
        Face::Table => view! { <Play session/> }.into_any(),
    };
    let name = move || match session.face.get() {
        Face::Nothing => "nothing",
        Face::Gathering => "gathering",
        Face::HandOver(_) => "handover",
        Face::Table => "table",
        Face::Outdated => "outdated",
        Face::Missing => "missing",
    };
    view! {
        <Show when=move || session.link.get() == Link::Gone>
            <p id="offline" class="offline" role="alert">{move || page.text("line-gone")}</p>
        </Show>
        <main data-page="table" data-face=name data-viewer=move || viewer(session)>{face}</main>
    }
}

fn viewer(session: TableSession) -> Option<String> {
    session.screen.with(|screen| {
        Some(match screen.as_ref()?.viewer {
            Viewer::Seat(seat) => seat.letter().to_string(),
            Viewer::Spectator => "spectator".to_owned(),
        })
    })
}

/// A page with one sentence.
#[component]
fn Plain(text: &'static str) -> impl IntoView {
    let page = Page::get();
    view! {
        <div class="pass">
            <div>
                <h1 id="title" tabindex="-1">{move || page.text(text)}</h1>
                <a class="button" href="/">{move || page.text("to-home")}</a>
            </div>
        </div>
    }
}

/// The screen changes hands; nobody's secrets are on it.
#[component]
fn HandOver(session: TableSession, seat: Seat) -> impl IntoView {
    let page = session.page;
    let name = move || seats::name(session, seat);
    view! {
        <div class="pass" id="handover">
            <div>
                {badge(seat)}
                <h1 id="title" tabindex="-1">{move || page.text_with("handover", [("name", name().into())])}</h1>
                <p class="soft">{move || page.text("handover-line")}</p>
                <button class="main" data-do="take-screen" on:click=move |_| session.take_screen()>
                    {move || page.text_with("handover-take", [("name", name().into())])}
                </button>
            </div>
        </div>
    }
}

/// A match.
#[component]
fn Play(session: TableSession) -> impl IntoView {
    let touch = Callback::new(move |id: String| session.touch(&Pick::Thing(id)));
    let ask = Callback::new(move |id: String| session.tell_about(&id));
    let lights = Memo::new(move |_| session.lights());
    window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" && !session.picking.is_disposed() {
            session.back();
        }
    });
    view! {
        <div class="table">
            <div class="main-column">
                <Ask session/>
                <Board screen=session.screen.into() lights=lights.into() on_touch=touch on_ask=ask/>
            </div>
            <Side session/>
        </div>
    }
}
