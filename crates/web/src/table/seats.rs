//! Seats: who plays where, their clocks, and what can be done with an own seat.

use engine::Seat;
use leptos::prelude::*;
use protocol::{Phase, Request, SeatPlayer, SeatState, StandInReason};

use super::badge;
use super::session::TableSession;
use crate::{browser, catalogue};

/// A clock with less time than this is highlighted.
const LOW_MS: u64 = 20_000;

/// The name of a seat's player.
pub(super) fn name(session: TableSession, seat: Seat) -> String {
    let on_screen =
        session.screen.with(|screen| screen.as_ref().and_then(|screen| screen.names.get(seat.index()).cloned()));
    let from_table = || {
        session.table.with(|table| {
            let place = table.as_ref()?.seats.iter().find(|place| place.seat == seat)?;
            Some(place.name.clone()).filter(|name| !name.is_empty())
        })
    };
    on_screen.or_else(from_table).unwrap_or_else(|| seat.letter().to_uppercase().to_string())
}

/// The title of the table's game.
pub(super) fn title(session: TableSession) -> String {
    let game = session.table.with(|table| table.as_ref().map(|table| table.game.clone()));
    game.map_or_else(String::new, |game| catalogue::title(&game, session.page.lang.get()))
}

/// Who plays in a seat, and whether they are connected, in words.
pub(super) fn seat_status(session: TableSession, place: &SeatState) -> String {
    let page = session.page;
    let status = match &place.minder {
        SeatPlayer::Free => page.text("seat-free"),
        SeatPlayer::Bot(level) => page.text(&format!("bot-{level}")),
        SeatPlayer::StandIn(StandInReason::Asked) => page.text("seat-handed"),
        SeatPlayer::StandIn(StandInReason::Deserted) => page.text("seat-deserted"),
        SeatPlayer::Person if session.own_seats.get().contains(place.seat) => page.text("seat-you"),
        SeatPlayer::Person if place.present => page.text("seat-present"),
        SeatPlayer::Person => page.text("seat-away"),
    };
    if place.bot { format!("{} · {status}", page.text("seat-bot")) } else { status }
}

/// A signal that changes every second, for clocks.
pub(super) fn every_second() -> RwSignal<u32> {
    let tick = RwSignal::new(0);
    let handle = set_interval_with_handle(move || tick.update(|tick| *tick += 1), std::time::Duration::from_secs(1));
    if let Ok(handle) = handle {
        on_cleanup(move || handle.clear());
    }
    tick
}

/// The time that the viewer has left, or the first player who must decide, if the table has a clock.
#[component]
pub(super) fn Clock(session: TableSession) -> impl IntoView {
    let tick = every_second();
    let seat = move || {
        session.screen.with(|screen| {
            let screen = screen.as_ref()?;
            let own = screen.viewer.seat().filter(|seat| screen.presentation.deciders.contains(*seat));
            own.or(screen.presentation.deciders.first())
        })
    };
    move || {
        tick.get();
        let (ms, runs) = session.time_left(seat()?)?;
        Some(view! { <span class="time" class:low={runs && ms < LOW_MS}>{session.page.time(ms)}</span> })
    }
}

/// The seats during a match, with buttons for own seats.
#[component]
pub(super) fn SeatList(session: TableSession) -> impl IntoView {
    let page = session.page;
    let tick = every_second();
    let places =
        move || session.table.with(|table| table.as_ref().map(|table| table.seats.clone()).unwrap_or_default());
    let deciders = move || {
        session.screen.with(|screen| screen.as_ref().map(|screen| screen.presentation.deciders)).unwrap_or_default()
    };
    let row = move |place: SeatState| {
        let seat = place.seat;
        let is_turn = deciders().contains(seat);
        let time = move || {
            tick.get();
            session.time_left(seat).map(|(ms, runs)| {
                view! { <span class="time" class:low={runs && ms < LOW_MS}>{session.page.time(ms)}</span> }
            })
        };
        let about = seat_status(session, &place);
        view! {
            <li class:turn=is_turn data-seat-row=seat.letter().to_string()>
                {badge(seat)}
                <div class="grow">
                    <span class="who">{name(session, seat)}</span>
                    <small>{about}</small>
                </div>
                {time}
                {own_seat_buttons(session, &place)}
            </li>
        }
    };
    let rows = move || places().into_iter().map(row).collect::<Vec<_>>();
    view! {
        <ul class="seats">{rows}</ul>
        <MatchFacts session/>
        <div class="tools">
            <Show when=move || session.table.with(|table| table.as_ref().is_some_and(|table| table.phase == Phase::Playing))>
                <Show when=move || !session.is_local() && !session.own_seats.get().is_empty()>
                    <button data-do="abandon" on:click=move |_| session.request(Request::VoteAbandon { agree: true })>
                        {move || page.text("abandon")}
                    </button>
                </Show>
            </Show>
            <a class="button" href=move || rules_address(session) target="_blank">{move || page.text("rules")}</a>
            <button data-do="picture" on:click=move |_| download_picture(session)>{move || page.text("picture")}</button>
        </div>
    }
}

/// The name of the table's game.
pub(super) fn game(session: TableSession) -> String {
    session.table.with(|table| table.as_ref().map(|table| table.game.clone())).unwrap_or_default()
}

/// Where the rules of the table's game are read. They say when the table is played with other cards and numbers.
pub(super) fn rules_address(session: TableSession) -> String {
    let is_changed = session.table.with(|table| table.as_ref().is_some_and(|table| table.content.is_some()));
    format!("/rules/{}{}", game(session), if is_changed { "?changed" } else { "" })
}

/// Downloads the table as an SVG.
fn download_picture(session: TableSession) {
    let theme = session.page.theme();
    if let Some(screen) = session.screen.get_untracked() {
        browser::download(&format!("{}.svg", screen.game), "image/svg+xml", &screen.svg(1200.0, theme));
    }
}

/// Buttons of an own seat: let a bot play it, or show its view.
fn own_seat_buttons(session: TableSession, place: &SeatState) -> AnyView {
    let page = session.page;
    let seat = place.seat;
    let own = session.own_seats.get();
    if !own.contains(seat) {
        return ().into_any();
    }
    let handed = matches!(place.minder, SeatPlayer::StandIn(_));
    let viewer = session.screen.with(|screen| screen.as_ref().and_then(|screen| screen.viewer.seat()));
    let look = (own.len() > 1 && viewer != Some(seat)).then(|| {
        view! { <button data-do="look" on:click=move |_| session.pass_screen_to(seat)>{page.text("look")}</button> }
    });
    let (id, hook) = if handed { ("take-back", "take-back") } else { ("hand-over", "hand-over") };
    view! {
        {look}
        <button data-do=hook on:click=move |_| session.request(Request::HandOver { seat, bot: !handed })>{page.text(id)}</button>
    }
    .into_any()
}

/// The options of the match that are not the defaults, and the number of spectators.
#[component]
pub(super) fn MatchFacts(session: TableSession) -> impl IntoView {
    let page = session.page;
    let rows = move || {
        let lang = page.lang.get();
        session.table.with(|table| {
            let table = table.as_ref()?;
            let specs = games::listed(&table.game)?.about.options;
            let row = |spec: &'static engine::OptionSpec| {
                let value = table.options.get(spec.key).filter(|value| *value != spec.default)?;
                let (key, value) = (
                    catalogue::option_name(&table.game, lang, spec, None),
                    catalogue::option_name(&table.game, lang, spec, Some(value)),
                );
                Some(view! {
                    <dt>{key}</dt>
                    <dd>{value}</dd>
                })
            };
            let mut rows = specs.iter().filter_map(row).collect::<Vec<_>>();
            if table.content.is_some() {
                rows.push(view! {
                    <dt data-fact="changed">{page.text("changed-content")}</dt>
                    <dd>{page.text("changed-content-line")}</dd>
                });
            }
            if table.spectators > 0 {
                let watching = page.text_with("watching", [("count", table.spectators.into())]);
                rows.push(view! {
                    <dt>{page.text("watchers")}</dt>
                    <dd>{watching}</dd>
                });
            }
            Some(rows)
        })
    };
    view! { <dl class="facts-list">{rows}</dl> }
}
