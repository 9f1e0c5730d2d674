//! The end of a match: the result, and buttons for another match or the replay.

use client::{Fairness, ScoreNumber, SeatScore};
use leptos::prelude::*;
use protocol::Request;
use scene::{Moment, MomentKind, Tone};

use super::session::TableSession;
use super::{badge, seats};
use crate::browser;
use crate::icons::{self, icon};
use crate::sound::{self, Sound};

/// How many turning points are told.
const TURNING_POINTS: usize = 4;

/// The result, and buttons for another match or the replay.
#[component]
pub(crate) fn EndOfMatch(session: TableSession) -> impl IntoView {
    let page = session.page;
    let is_closed = RwSignal::new(false);
    let has_won = Memo::new(move |_| {
        let seat = session.screen.with(|screen| screen.as_ref().and_then(|screen| screen.viewer.seat()));
        let winners = session.ending.with(|ending| Some(ending.as_ref()?.outcome.as_ref()?.winners));
        seat.zip(winners).map(|(seat, winners)| winners.contains(seat))
    });
    if let Some(has_won) = has_won.get_untracked() {
        sound::play(page, if has_won { Sound::Won } else { Sound::Lost });
    }
    let lines = move || {
        let lines =
            session.screen.with(|screen| screen.as_ref().map(|screen| screen.ending.clone()).unwrap_or_default());
        let line = |(index, line): (usize, String)| view! { <p data-end-line=index>{line}</p> };
        lines.into_iter().enumerate().map(line).collect::<Vec<_>>()
    };
    // How all stand, the winners first.
    let scores = move || {
        session.screen.track();
        let outcome = session.ending.with(|ending| ending.as_ref()?.outcome.clone())?;
        let mut scores = session.scores();
        engine::sort_short_by_key(&mut scores, |score| outcome.ranks[score.seat]);
        let row = |SeatScore { seat, numbers }: SeatScore| {
            let number = |ScoreNumber { text, name }: ScoreNumber| {
                let label = page.colon(&name, &text);
                view! { <b title=name aria-label=label role="img">{text}</b> }
            };
            let has_won = outcome.winners.contains(seat);
            view! {
                <li class:won=has_won data-score=seat.letter().to_string()>
                    {badge(seat)}
                    <span>{seats::name(session, seat)}</span>
                    {numbers.into_iter().map(number).collect::<Vec<_>>()}
                </li>
            }
        };
        Some(view! { <ul class="scores">{scores.into_iter().map(row).collect::<Vec<_>>()}</ul> })
    };
    // The loudest moments, which decided the match, and how long it was.
    let story = move || {
        session.screen.with(|screen| {
            let log = screen.as_ref().map(|screen| screen.log.as_slice()).unwrap_or_default();
            let moments = || log.iter().filter_map(|line| line.moment.as_ref().map(|moment| (line.seat, moment)));
            let chapters = moments().filter(|(_, moment)| moment.kind == MomentKind::Chapter).count();
            let loud = |moment: &Moment| moment.kind == MomentKind::Highlight && moment.tone != Tone::Neutral;
            let turning: Vec<_> = moments().filter(|(_, moment)| loud(moment)).collect();
            let last = turning.iter().rev().take(TURNING_POINTS).rev();
            let row = |(seat, moment): &(Option<engine::Seat>, &Moment)| {
                view! { <li>{seat.map(badge)}<span>{moment.headline.clone()}</span></li> }
            };
            let rows = last.map(row).collect::<Vec<_>>();
            let counts =
                [("parts", chapters.into()), ("moments", moments().count().into()), ("lines", log.len().into())];
            view! {
                <p class="soft">{page.text_with("end-counts", counts)}</p>
                <ul class="turning">{rows}</ul>
            }
        })
    };
    let picture = move |_| {
        if let Some(screen) = session.screen.get_untracked() {
            browser::download(&format!("{}.svg", screen.game), "image/svg+xml", &screen.svg(1200.0, page.theme()));
        }
    };
    let fairness = move || {
        let (id, class, sign) = match session.fairness.get()? {
            Fairness::Kept => ("fair-kept", "fair", icons::CHECK),
            Fairness::Broken(_) => ("fair-broken", "fair warn", icons::CROSS),
            Fairness::Unknown => ("fair-unknown", "fair soft", icons::HELP),
        };
        Some(view! { <p class=class data-fair=id>{icon(sign)}{page.text(id)}</p> })
    };
    // Links that were rendered again with each message would lose a click now and then.
    let has_record =
        Memo::new(move |_| session.ending.with(|ending| ending.as_ref().is_some_and(|ending| ending.record)));
    let id = Memo::new(move |_| {
        session.table.with(|table| table.as_ref().map(|table| table.table.clone())).unwrap_or_default()
    });
    let replay = move || {
        let id = id.get();
        has_record.get().then(|| {
            view! {
                <a class="button" data-do="replay" href=format!("/replay/{id}")>{page.text("watch-again")}</a>
                <a class="button" data-do="review" href=format!("/review/{id}")>{page.text("review")}</a>
            }
        })
    };
    let next = move || {
        if session.is_local() {
            return view! {
                <button class="main" data-do="again" on:click=move |_| session.start_rematch()>{page.text("play-again")}</button>
            }
            .into_any();
        }
        view! { <Rematch session/> }.into_any()
    };
    view! {
        <div
            class="ending"
            class:won=move || has_won.get() == Some(true)
            class:lost=move || has_won.get() == Some(false)
            class:closed=is_closed
            data-ending
        >
            <button
                class="plain close"
                data-do="fold-ending"
                aria-expanded=move || (!is_closed.get()).to_string()
                aria-label=move || page.text("plan-close")
                on:click=move |_| is_closed.update(|is_closed| *is_closed = !*is_closed)
            >
                {icon(icons::BOARD)}
            </button>
            {lines}
            {scores}
            {story}
            {fairness}
            <div class="row">
                {next}
                {replay}
                <button data-do="picture" on:click=picture>{move || page.text("picture")}</button>
                <a class="button" href="/">{move || page.text("to-home")}</a>
            </div>
        </div>
    }
}

/// The vote for another match with the same seats.
#[component]
fn Rematch(session: TableSession) -> impl IntoView {
    let page = session.page;
    // Who agreed goes along when the table is there; who comes back to this one later stays.
    Effect::new(move |before: Option<bool>| {
        let next = session.table.with(|table| table.as_ref().and_then(|table| table.next.clone()));
        let agreed = session.table.with(|table| table.as_ref().map_or(engine::Seats::NONE, |table| table.rematch));
        let goes = before == Some(false) && !session.own_seats.get().and(agreed).is_empty();
        if let Some(next) = next.as_ref().filter(|_| goes) {
            page.navigate(&format!("/t/{next}"));
        }
        next.is_some()
    });
    move || {
        let (votes, next) = session.table.with(|table| {
            table.as_ref().map_or((engine::Seats::NONE, None), |table| (table.rematch, table.next.clone()))
        });
        if let Some(next) = next {
            // The next table of people who sit at a closed one has the same key.
            let key = session.link_key();
            return view! { <a class="button main" data-do="next" href=format!("/t/{next}{key}")>{page.text("next-match")}</a> }
                .into_any();
        }
        let own = session.own_seats.get();
        if own.is_empty() {
            return ().into_any();
        }
        let agreed = !own.and(votes).is_empty();
        let names: Vec<String> = votes.iter().map(|seat| seats::name(session, seat)).collect();
        let who = (!names.is_empty()).then(|| page.text_with("rematch-wanted", [("names", page.list(&names).into())]));
        view! {
            <button
                class="main"
                data-do="rematch"
                aria-pressed=agreed.to_string()
                on:click=move |_| session.request(Request::VoteRematch { agree: !agreed })
            >
                {page.text(if agreed { "rematch-waiting" } else { "rematch" })}
            </button>
            <span class="soft">{who}</span>
        }
        .into_any()
    }
}
