//! The table before the deal: the game and what was chosen, seats, bots, the ready check, chat, and the
//! link to invite others.

use bots::Level;
use client::page::{CLOCKS, clock_of};
use engine::Seat;
use leptos::prelude::*;
use protocol::{Clock, Request, SeatPlayer, SeatState};

use super::badge;
use super::chat::Chat;
use super::seats::{MatchFacts, game, rules_address, seat_status, title};
use super::session::{TableSession, sit_request};
use crate::app::NameField;
use crate::home::GamePicture;
use crate::icons::{self, icon};
use crate::page::Page;
use crate::{browser, catalogue, on_demand};

/// A table before the deal. Texts are written into each part when it is rendered: every text that changes by itself weighs
/// something in the page that everybody loads.
#[component]
pub(super) fn Gather(session: TableSession) -> impl IntoView {
    let is_name_missing = RwSignal::new(false);
    let has_seat = Memo::new(move |_| !session.own_seats.get().is_empty());
    let may_sit = Memo::new(move |_| may_sit(session));
    let name_field = move || match has_seat.get() {
        true => view! { <NameField/> }.into_any(),
        false => come_in(session, is_name_missing, may_sit.get()),
    };
    // Buttons that were rendered again with each message would lose a click now and then.
    let places = Memo::new(move |_| places(session));
    let seats = move || {
        let (places, may_sit) = (places.get(), may_sit.get());
        let rows: Vec<_> = places.iter().map(|place| row(session, place, may_sit, is_name_missing)).collect();
        view! {
            <p role="status">{progress(session, &places)}</p>
            <ul class="seats">{rows}</ul>
        }
    };
    view! {
        <div class="gather">
            {move || game_header(session)}
            <section class="panel">
                {name_field}
                {seats}
                {move || waiting(session)}
            </section>
            <div class="aside">
                {move || may_invite(session).then(|| invite(session))}
                <section class="panel">{move || facts(session)}</section>
            </div>
            <section class="panel wide" data-panel="chat">
                <Chat session/>
            </section>
        </div>
    }
}

/// The names of those who are here without a seat.
fn waiting(session: TableSession) -> Option<AnyView> {
    let page = session.page;
    let names = session.table.with(|table| table.as_ref().map(|table| table.waiting.clone())).unwrap_or_default();
    let text = page.text_with("also-here", [("names", page.list(&names).into())]);
    (!names.is_empty()).then(|| view! { <p class="soft" data-waiting>{text}</p> }.into_any())
}

fn places(session: TableSession) -> Vec<SeatState> {
    session.table.with(|table| table.as_ref().map(|table| table.seats.clone()).unwrap_or_default())
}

/// What the table waits for.
fn progress(session: TableSession, places: &[SeatState]) -> String {
    let page = session.page;
    let free = places.iter().filter(|place| place.minder == SeatPlayer::Free).count();
    let unready = places.iter().filter(|place| place.minder == SeatPlayer::Person && !place.ready).count();
    match (free, unready) {
        (0, 0) => page.text("gather-dealing"),
        (0, _) => page.text("gather-ready"),
        _ => page.text_with("gather-free", [("count", free.into())]),
    }
}

/// Whether the reader may sit: everybody may, but at a closed table.
fn may_sit(session: TableSession) -> bool {
    may_invite(session) || session.is_host() || !session.own_seats.get().is_empty()
}

/// Whether the link that the reader has lets others sit. That of a closed table does with its key only.
fn may_invite(session: TableSession) -> bool {
    let is_closed = session.table.with(|table| table.as_ref().is_some_and(|table| table.closed));
    !is_closed || session.key().is_some()
}

/// The game with its picture, and the ways to its rules.
fn game_header(session: TableSession) -> AnyView {
    let (page, name) = (session.page, game(session));
    let picture = games::listed(&name).map(|listed| view! { <GamePicture about=listed.about/> });
    view! {
        <header class="room">
            {picture}
            <div>
                <h1 id="title" tabindex="-1">{title(session)}</h1>
                <p class="soft">{catalogue::text(&name, page.lang.get(), "game-pitch")}</p>
                <p class="row">
                    <a class="button" data-do="rules" href=rules_address(session) target="_blank">{page.text("rules")}</a>
                    <a class="button" data-do="learn" href=format!("/learn/{name}") target="_blank">{page.text("learn")}</a>
                </p>
            </div>
        </header>
    }
    .into_any()
}

/// The way to a seat: a name, which is asked once, and a button. At a closed table, who can let the reader in.
fn come_in(session: TableSession, is_name_missing: RwSignal<bool>, may_sit: bool) -> AnyView {
    let page = session.page;
    if !may_sit {
        let host = session.table.with(|table| table.as_ref().and_then(|table| table.host.clone()));
        let host = host.unwrap_or_else(|| page.text("guest"));
        return view! { <p data-closed>{page.text_with("room-closed", [("host", host.into())])}</p> }.into_any();
    }
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        sit(session, None, is_name_missing);
    };
    let problem =
        move || (is_name_missing.get() && page.name.with(String::is_empty)).then(|| page.text("name-missing"));
    view! {
        <form class="come-in" on:submit=submit>
            <NameField label="name-ask"/>
            <button class="main" data-do="sit-down">{page.text("sit-down")}</button>
        </form>
        <p class="warn" role="alert">{problem}</p>
    }
    .into_any()
}

/// Sits down, in a free seat or the first one, as soon as the reader has a name.
fn sit(session: TableSession, seat: Option<Seat>, is_name_missing: RwSignal<bool>) {
    let page = session.page;
    if page.name.with_untracked(|name| name.trim().is_empty()) {
        is_name_missing.set(true);
        return browser::focus(".gather [name=name]");
    }
    page.settle_name();
    let own = session.own_seats.get_untracked();
    own.iter().for_each(|seat| session.request(Request::Stand { seat }));
    session.request(sit_request(page, seat));
}

/// The clock, the version of the rules, and the options.
fn facts(session: TableSession) -> AnyView {
    let page = session.page;
    let (clock, rules) = session.table.with(|table| {
        table
            .as_ref()
            .map_or_else(Default::default, |table| (clock_text(page, table.time_control), table.rules.to_string()))
    });
    view! {
        <h2>{page.text("facts")}</h2>
        <dl class="facts-list">
            <dt>{page.text("clock")}</dt>
            <dd data-fact="clock">{clock}</dd>
            <dt>{page.text("rules-version")}</dt>
            <dd data-fact="rules">{rules}</dd>
        </dl>
        <MatchFacts session/>
    }
    .into_any()
}

/// A clock in words.
pub(crate) fn clock_text(page: Page, clock: Clock) -> String {
    if let Some(word) = CLOCKS.into_iter().find(|word| clock_of(word) == clock) {
        return page.text(&format!("clock-{word}"));
    }
    let time = page.time(clock.full_ms());
    match clock {
        Clock::None => page.text("clock-none"),
        Clock::Decision { .. } | Clock::Days { .. } => page.text_with("clock-decision", [("time", time.into())]),
        Clock::Player { .. } => page.text_with("clock-player", [("time", time.into())]),
    }
}

/// One seat before the deal. It is rendered again when the table, the own seats or the language change.
fn row(
    session: TableSession,
    place: &SeatState,
    may_sit: bool,
    is_name_missing: RwSignal<bool>,
) -> impl IntoView + use<> {
    let page = session.page;
    let seat = place.seat;
    let is_own = session.own_seats.get().contains(seat);
    let about = seat_status(session, place);
    let own_count = session.own_seats.get().len();
    let buttons = match place.minder {
        SeatPlayer::Free => {
            let bot = move |level: Level| Request::Bot { seat, level: Some(level.word().to_owned()) };
            let level = page.level;
            let (id, class) = if own_count == 0 { ("sit", "main") } else { ("sit-move", "") };
            let sit = (own_count < 2 && may_sit).then(|| {
                view! {
                    <button class=class data-do=id on:click=move |_| sit(session, Some(seat), is_name_missing)>
                        {page.text(id)}
                    </button>
                }
            });
            let bot = (own_count > 0).then(|| {
                view! {
                    <button data-do="bot" on:click=move |_| session.request(bot(level.get_untracked()))>
                        {page.text("add-bot")}
                    </button>
                }
            });
            view! {
                {sit}
                {bot}
            }
            .into_any()
        }
        SeatPlayer::Bot(_) if own_count == 0 => ().into_any(),
        SeatPlayer::Bot(_) => view! {
            <button data-do="no-bot" on:click=move |_| session.request(Request::Bot { seat, level: None })>
                {page.text("remove-bot")}
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
                    {page.text(id)}
                </button>
                <button data-do="stand" on:click=move |_| session.request(Request::Stand { seat })>{page.text("stand")}</button>
            }
            .into_any()
        }
        SeatPlayer::Person | SeatPlayer::StandIn(_) => {
            let id = if place.ready { "is-ready" } else { "is-not-ready" };
            let remove = session.is_host().then(|| {
                view! {
                    <button class="plain" data-do="remove" on:click=move |_| session.request(Request::Remove { seat })>
                        {page.text("remove-person")}
                    </button>
                }
            });
            view! {
                <span class="soft">{page.text(id)}</span>
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
fn invite(session: TableSession) -> AnyView {
    let page = session.page;
    let copied = RwSignal::new(false);
    let id = session.table.with_untracked(|table| table.as_ref().map(|table| table.table.clone())).unwrap_or_default();
    let origin = browser::window().location().origin().unwrap_or_default();
    let link = StoredValue::new(format!("{origin}/t/{id}{}", session.link_key()));
    // Where the page may not copy, the reader copies what is selected.
    let copy = move |_| match browser::copy(&link.get_value()) {
        true => copied.set(true),
        false => browser::select_text("invite"),
    };
    let share = browser::can_share().then(|| {
        view! {
            <button
                class="main"
                data-do="share"
                aria-label=page.text("share")
                on:click=move |_| browser::share(&title(session), &link.get_value())
            >
                {icon(icons::SHARE)}
            </button>
        }
    });
    let is_code_open = RwSignal::new(false);
    view! {
        <section class="panel">
            <h2>{page.text("invite")}</h2>
            <p class="soft">{page.text("invite-line")}</p>
            <div class="invite">
                <input type="text" id="invite" readonly aria-label=page.text("invite") value=link.get_value()/>
                <button data-do="copy" on:click=copy>{move || page.text(if copied.get() { "copied" } else { "copy" })}</button>
                {share}
            </div>
            <details on:toggle=move |_| is_code_open.set(true)>
                <summary>{page.text("invite-qr")}</summary>
                {move || is_code_open.get().then(|| view! { <QrCode link=link.get_value()/> })}
            </details>
        </section>
    }
    .into_any()
}

/// A link as a code to scan. It is drawn by a part of the program that few need.
#[component]
pub(crate) fn QrCode(link: String) -> impl IntoView {
    let page = Page::get();
    let code = on_demand::qr_code(Signal::stored(link));
    view! {
        <div class="qr" data-qr role="img" aria-label=page.text("invite-qr")>
            <svg viewBox=move || code.with(|(width, _)| format!("0 0 {width} {width}"))>
                <path d=move || code.get().1 fill="#000"></path>
            </svg>
        </div>
    }
}
