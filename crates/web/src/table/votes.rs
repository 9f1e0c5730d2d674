//! Votes and talks: what other players ask, and what ends a wait.

use leptos::prelude::*;
use protocol::Request;

use super::seats;
use super::session::TableSession;

/// Whether there may be something to show.
pub(super) fn has_some(session: TableSession) -> bool {
    session.table.with(|table| {
        table.as_ref().is_some_and(|table| {
            let waits = table.claim_from_ms.is_some() || table.patience_until_ms.is_some();
            waits || table.takeback.is_some() || !table.abandon.is_empty()
        })
    })
}

/// Requests of other players that need an answer.
#[component]
pub(crate) fn Votes(session: TableSession) -> impl IntoView {
    let page = session.page;
    let takeback = move || {
        let takeback = session.table.with(|table| table.as_ref().and_then(|table| table.takeback))?;
        let own = session.own_seats.get().and(takeback.pending);
        let name = seats::name(session, takeback.seat);
        let answer = move |agree: bool| {
            for seat in own {
                session.request(Request::AnswerTakeback { seat, agree });
            }
        };
        let text = page.text_with("takeback-asked", [("name", name.into())]);
        Some(view! {
            <div class="vote" role="alert">
                <p>{text}</p>
                <Show when=move || !own.is_empty()>
                    <button class="main" data-do="agree" on:click=move |_| answer(true)>{move || page.text("agree")}</button>
                    <button data-do="refuse" on:click=move |_| answer(false)>{move || page.text("refuse")}</button>
                </Show>
            </div>
        })
    };
    let abandon = move || {
        let votes =
            session.table.with(|table| table.as_ref().map(|table| table.abandon)).filter(|seats| !seats.is_empty())?;
        if session.ending.with(Option::is_some) || session.is_local() {
            return None;
        }
        let names: Vec<String> = votes.iter().map(|seat| seats::name(session, seat)).collect();
        let own = session.own_seats.get();
        let agreed = !own.and(votes).is_empty();
        let text = page.text_with("abandon-asked", [("names", page.list(&names).into())]);
        Some(view! {
            <div class="vote" role="alert">
                <p>{text}</p>
                <Show when=move || !own.is_empty()>
                    <button on:click=move |_| session.request(Request::VoteAbandon { agree: !agreed })>
                        {page.text(if agreed { "withdraw" } else { "agree" })}
                    </button>
                    <Show when=move || !agreed>
                        <button data-do="abandon-no" on:click=move |_| session.request(Request::VoteAbandon { agree: false })>
                            {move || page.text("abandon-no")}
                        </button>
                    </Show>
                </Show>
            </div>
        })
    };
    let tick = seats::every_second();
    let claim = move || {
        let from = session.table.with(|table| table.as_ref().and_then(|table| table.claim_from_ms))?;
        tick.get();
        (from <= session.host_time() && session.ending.with(Option::is_none)).then(|| {
            view! {
                <div class="vote" role="alert">
                    <p>{page.text("claim")}</p>
                    <button data-do="claim" on:click=move |_| session.request(Request::Claim)>{page.text("claim-end")}</button>
                </div>
            }
        })
    };
    let talk = move || {
        let talk = session.talk()?;
        tick.get();
        let names: Vec<String> = talk.waits_for.iter().map(|seat| seats::name(session, seat)).collect();
        let parts = [("time", page.time(talk.left_ms).into()), ("names", page.list(&names).into())];
        Some(view! {
            <div class="vote" role="status" data-talk>
                <p>{page.text_with("talk", parts)}</p>
                <Show when=move || talk.is_own>
                    <button data-do="talk-done" on:click=move |_| session.done_talking()>{move || page.text("talk-done")}</button>
                </Show>
            </div>
        })
    };
    view! {
        {takeback}
        {abandon}
        {claim}
        {talk}
    }
}
