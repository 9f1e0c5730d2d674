//! The end of a match: the result, and buttons for another match or the replay.

use client::Fairness;
use leptos::prelude::*;
use protocol::Request;

use super::seats;
use super::session::TableSession;
use crate::icons::{self, icon};

/// The result, and buttons for another match or the replay.
#[component]
pub(super) fn EndOfMatch(session: TableSession) -> impl IntoView {
    let page = session.page;
    let lines = move || {
        let lines =
            session.screen.with(|screen| screen.as_ref().map(|screen| screen.ending.clone()).unwrap_or_default());
        lines.into_iter().map(|line| view! { <p>{line}</p> }).collect::<Vec<_>>()
    };
    let fairness = move || {
        let (id, class, sign) = match session.fairness.get()? {
            Fairness::Kept => ("fair-kept", "fair", icons::CHECK),
            Fairness::Broken(_) => ("fair-broken", "fair warn", icons::CROSS),
            Fairness::Unknown => ("fair-unknown", "fair soft", icons::HELP),
        };
        Some(view! { <p class=class data-fair=id>{icon(sign)}{page.text(id)}</p> })
    };
    let has_record = move || session.ending.with(|ending| ending.as_ref().is_some_and(|ending| ending.record));
    let replay = move || {
        let id = session.table.with(|table| table.as_ref().map(|table| table.table.clone())).unwrap_or_default();
        has_record().then(|| {
            view! { <a class="button" data-do="replay" href=format!("/replay/{id}")>{page.text("watch-again")}</a> }
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
        <div class="ending" data-ending>
            <p id="question" class="unseen">{move || page.text("over")}</p>
            {lines}
            {fairness}
            <div class="row">
                {next}
                {replay}
                <a class="button" href="/">{move || page.text("to-home")}</a>
            </div>
        </div>
    }
}

/// The vote for another match with the same seats.
#[component]
fn Rematch(session: TableSession) -> impl IntoView {
    let page = session.page;
    move || {
        let (votes, next) = session.table.with(|table| {
            table.as_ref().map_or((engine::Seats::NONE, None), |table| (table.rematch, table.next.clone()))
        });
        if let Some(next) = next {
            return view! { <a class="button main" data-do="next" href=format!("/t/{next}")>{page.text("next-match")}</a> }
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
