//! The table: the question on top, the board, and beside it choices, log, chat and seats.

mod after;
mod ask;
pub(crate) mod chat;
mod gather;
mod line;
mod log;
mod over;
mod seats;
mod side;
mod sight;
mod sitting;

use client::Local;
use engine::{Seat, Viewer};
use leptos::prelude::*;
use scene::Pick;

use self::ask::Ask;
use self::gather::Gather;
use self::side::Side;
use self::sitting::{Face, Link, Sitting};
use crate::board::Board;
use crate::keep::Kept;
use crate::page::Page;
use crate::{browser, keep};

/// A table in this browser.
#[component]
pub(crate) fn LocalTable(id: String) -> impl IntoView {
    let page = Page::get();
    let Some(Kept { game, .. }) = keep::find(&id) else {
        return view! { <Table sitting=Sitting::missing(page)/> }.into_any();
    };
    page.want(&game);
    let is_there = Memo::new(move |_| page.has(&game));
    let shown = move || {
        if !is_there.get() {
            return view! { <main data-page="table" data-face="nothing"><Plain text="table-opening"/></main> }
                .into_any();
        }
        let restored = keep::load(&id).and_then(|text| Local::restore(&text, browser::now()).ok());
        let sitting = match restored {
            Some(local) => Sitting::local(page, local),
            None => Sitting::missing(page),
        };
        view! { <Table sitting/> }.into_any()
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
    let sitting = Sitting::online(page, &id, key);
    view! { <Table sitting/> }
}

/// A seat's letter in its colour and shape.
pub(crate) fn badge(seat: Seat) -> impl IntoView {
    let letter = seat.letter();
    view! { <span class="seat" data-seat=letter.to_string() aria-hidden="true">{letter.to_uppercase().to_string()}</span> }
}

/// Everything of a table.
#[component]
fn Table(sitting: Sitting) -> impl IntoView {
    let page = sitting.page;
    let face = move || match sitting.face.get() {
        Face::Nothing => view! { <Plain text="table-opening"/> }.into_any(),
        Face::Missing => view! { <Plain text="table-missing"/> }.into_any(),
        Face::Outdated => view! { <Plain text="table-outdated"/> }.into_any(),
        Face::Gathering => view! { <Gather sitting/> }.into_any(),
        Face::HandOver(seat) => view! { <HandOver sitting seat/> }.into_any(),
        Face::Table => view! { <Play sitting/> }.into_any(),
    };
    let name = move || match sitting.face.get() {
        Face::Nothing => "nothing",
        Face::Gathering => "gathering",
        Face::HandOver(_) => "handover",
        Face::Table => "table",
        Face::Outdated => "outdated",
        Face::Missing => "missing",
    };
    view! {
        <Show when=move || sitting.link.get() == Link::Gone>
            <p id="offline" class="offline" role="alert">{move || page.say("line-gone")}</p>
        </Show>
        <main data-page="table" data-face=name data-viewer=move || viewer(sitting)>{face}</main>
    }
}

fn viewer(sitting: Sitting) -> Option<String> {
    sitting.screen.with(|screen| {
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
                <h1 id="title" tabindex="-1">{move || page.say(text)}</h1>
                <a class="button" href="/">{move || page.say("to-home")}</a>
            </div>
        </div>
    }
}

/// The screen changes hands; nobody's secrets are on it.
#[component]
fn HandOver(sitting: Sitting, seat: Seat) -> impl IntoView {
    let page = sitting.page;
    let name = move || seats::name(sitting, seat);
    view! {
        <div class="pass" id="handover">
            <div>
                {badge(seat)}
                <h1 id="title" tabindex="-1">{move || page.tell("handover", [("name", name().into())])}</h1>
                <p class="soft">{move || page.say("handover-line")}</p>
                <button class="main" data-do="take-screen" on:click=move |_| sitting.take_screen()>
                    {move || page.tell("handover-take", [("name", name().into())])}
                </button>
            </div>
        </div>
    }
}

/// A match.
#[component]
fn Play(sitting: Sitting) -> impl IntoView {
    let touch = Callback::new(move |id: String| sitting.touch(&Pick::Thing(id)));
    let ask = Callback::new(move |id: String| sitting.tell_about(&id));
    let lights = Memo::new(move |_| sitting.lights());
    window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" && !sitting.picking.is_disposed() {
            sitting.back();
        }
    });
    view! {
        <div class="table">
            <div class="main-column">
                <Ask sitting/>
                <Board screen=sitting.screen.into() lights=lights.into() on_touch=touch on_ask=ask/>
            </div>
            <Side sitting/>
        </div>
    }
}
