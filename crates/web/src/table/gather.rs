//! The table before the deal: seats, bots, the ready check, and the link to invite others.

use bots::Level;
use engine::{Salt, Seat};
use leptos::prelude::*;
use protocol::{Request, SeatPlayer, SeatState};

use super::badge;
use super::seats::{MatchFacts, seat_status, title};
use super::session::TableSession;
use crate::app::NameField;
use crate::icons::{self, icon};
use crate::page::Page;
use crate::{browser, on_demand, saved_tables};

/// A table before the deal.
#[component]
pub(super) fn Gather(session: TableSession) -> impl IntoView {
    let page = session.page;
    let places =
        move || session.table.with(|table| table.as_ref().map(|table| table.seats.clone()).unwrap_or_default());
    let rows = move || places().into_iter().map(|place| row(session, &place)).collect::<Vec<_>>();
    let state = move || {
        let places = places();
        let free = places.iter().filter(|place| place.minder == SeatPlayer::Free).count();
        let unready = places.iter().filter(|place| place.minder == SeatPlayer::Person && !place.ready).count();
        match (free, unready) {
            (0, 0) => page.text("gather-dealing"),
            (0, _) => page.text("gather-ready"),
            _ => page.text_with("gather-free", [("count", free.into())]),
        }
    };
    view! {
        <div class="gather">
            <h1 id="title" tabindex="-1">{move || title(session)}</h1>
            <section class="panel" aria-label=move || page.text("tab-seats")>
                <p role="status">{state}</p>
                <Show when=move || session.own_seats.get().is_empty()>
                    <NameField/>
                </Show>
                <ul class="seats">{rows}</ul>
                <MatchFacts session/>
            </section>
            <Invite session/>
        </div>
    }
}

/// The request for a seat, the first free one if none is given.
pub(super) fn sit_request(page: Page, seat: Option<Seat>) -> Request {
    Request::Sit { seat, name: page.name_or_guest(), salt: Salt::default() }
}

/// One seat before the deal. It is rendered again when the table, the own seats or the language change.
fn row(session: TableSession, place: &SeatState) -> impl IntoView + use<> {
    let page = session.page;
    let seat = place.seat;
    let is_own = session.own_seats.get().contains(seat);
    let about = seat_status(session, place);
    let sit = move |_| session.request(sit_request(page, Some(seat)));
    let buttons = match place.minder {
        SeatPlayer::Free => {
            let bot = move |level: Level| Request::Bot { seat, level: Some(level.word().to_owned()) };
            let level = page.level;
            view! {
                <Show when=move || session.own_seats.get().is_empty()>
                    <button class="main" data-do="sit" on:click=sit>{move || page.text("sit")}</button>
                </Show>
                <button data-do="bot" on:click=move |_| session.request(bot(level.get_untracked()))>{move || page.text("add-bot")}</button>
            }
            .into_any()
        }
        SeatPlayer::Bot(_) => view! {
            <button data-do="no-bot" on:click=move |_| session.request(Request::Bot { seat, level: None })>
                {move || page.text("remove-bot")}
            </button>
        }
        .into_any(),
        SeatPlayer::Person | SeatPlayer::StandIn(_) if is_own => {
            let ready = place.ready;
            let (id, class) = if ready { ("not-ready", "") } else { ("ready", "main") };
            view! {
                <button
                    class=class
                    data-do="ready"
                    on:click=move |_| session.request(Request::Ready { seat, ready: !ready, salt: None })
                >
                    {move || page.text(id)}
                </button>
                <button data-do="stand" on:click=move |_| session.request(Request::Stand { seat })>{move || page.text("stand")}</button>
            }
            .into_any()
        }
        SeatPlayer::Person | SeatPlayer::StandIn(_) => {
            let id = if place.ready { "is-ready" } else { "is-not-ready" };
            let table = session.table.with_untracked(|table| table.as_ref().map(|table| table.table.clone()));
            let is_opener = table.and_then(|id| saved_tables::find(&id)).is_some_and(|saved| saved.is_opener);
            let remove = is_opener.then(|| {
                view! {
                    <button class="plain" data-do="remove" on:click=move |_| session.request(Request::Remove { seat })>
                        {move || page.text("remove-person")}
                    </button>
                }
            });
            view! {
                <span class="soft">{move || page.text(id)}</span>
                {remove}
            }
            .into_any()
        }
    };
    let name = if place.name.is_empty() { page.text("seat-nobody") } else { place.name.clone() };
    view! {
        <li data-seat-row=seat.letter().to_string()>
            {badge(seat)}
            <div class="grow">
                <span class="who">{name}</span>
                <small>{about}</small>
            </div>
            {buttons}
        </li>
    }
}

/// The link to invite others, as text and as QR code.
#[component]
fn Invite(session: TableSession) -> impl IntoView {
    let page = session.page;
    let copied = RwSignal::new(false);
    let link = Memo::new(move |_| {
        let id = session.table.with(|table| table.as_ref().map(|table| table.table.clone())).unwrap_or_default();
        let origin = browser::window().location().origin().unwrap_or_default();
        let key = session.key().map(|key| format!("#{key}")).unwrap_or_default();
        format!("{origin}/t/{id}{key}")
    });
    let copy = move |_| {
        browser::copy(&link.get_untracked());
        copied.set(true);
    };
    let share = move |_| browser::share(&title(session), &link.get_untracked());
    let is_code_open = RwSignal::new(false);
    view! {
        <section class="panel" aria-labelledby="invite-title">
            <h2 id="invite-title">{move || page.text("invite")}</h2>
            <p class="soft">{move || page.text("invite-line")}</p>
            <div class="invite">
                <input type="text" id="invite" readonly aria-label=move || page.text("invite") prop:value=move || link.get()/>
                <button data-do="copy" on:click=copy>
                    {move || page.text(if copied.get() { "copied" } else { "copy" })}
                </button>
                {browser::can_share().then(|| view! {
                    <button class="main" data-do="share" aria-label=move || page.text("share") on:click=share>
                        {icon(icons::SHARE)}
                    </button>
                })}
            </div>
            <details on:toggle=move |_| is_code_open.set(true)>
                <summary>{move || page.text("invite-qr")}</summary>
                {move || is_code_open.get().then(|| view! { <QrCode link=link.into()/> })}
            </details>
        </section>
    }
}

/// A link as a code to scan. It is drawn by a part of the program that few need.
#[component]
fn QrCode(link: Signal<String>) -> impl IntoView {
    let page = Page::get();
    let code = on_demand::qr_code(link);
    view! {
        <div class="qr" data-qr role="img" aria-label=move || page.text("invite-qr")>
            <svg viewBox=move || code.with(|(width, _)| format!("0 0 {width} {width}"))>
                <path d=move || code.get().1 fill="#000"></path>
            </svg>
        </div>
    }
}
