//! The stage above the board: the moment that is shown now, and the recap of what happened meanwhile.

use client::{LogLine, StagedMoment};
use engine::Seats;
use leptos::prelude::*;
use scene::MomentKind;

use super::badge;
use super::session::{TableSession, tone_class};
use crate::icons::{self, icon};

/// From this number of waiting moments on, a button skips them all.
const SKIP_ALL_FROM: usize = 2;

/// The moment that is shown now. A touch shows the next one.
#[component]
pub(super) fn StageView(session: TableSession) -> impl IntoView {
    let page = session.page;
    let card = move |staged: StagedMoment| {
        let StagedMoment { number, moment, lasts_ms, .. } = staged;
        let kind = match moment.kind {
            MomentKind::Chapter => "chapter",
            MomentKind::Turn => "turn",
            MomentKind::Highlight => "highlight",
            MomentKind::Ending => "ending",
        };
        let details = moment.details.into_iter().map(|line| view! { <span class="line">{line}</span> });
        let waiting = move || Some(session.moments_waiting.get()).filter(|count| *count > 0);
        view! {
            <button
                class=format!("moment {kind} {}", tone_class(moment.tone))
                style=("--lasts", format!("{lasts_ms}ms"))
                data-moment=number
                data-lasts=lasts_ms
                title=move || page.text("moment-next")
                on:click=move |_| _ = session.skip_moment()
            >
                <span class="who">{seats(moment.seats)}</span>
                <strong>{moment.headline}</strong>
                {details.collect::<Vec<_>>()}
                <span class="go" aria-hidden="true">{icon(icons::NEXT)}{waiting}</span>
            </button>
        }
    };
    // What moments are about is marked on the board.
    Effect::new(move |_| {
        let things = session.moment.with(|moment| moment.as_ref().map(|staged| staged.things.clone()));
        session.mentioned.set(things.unwrap_or_default());
    });
    let skip_all = move || {
        let waiting = session.moments_waiting.get();
        (waiting >= SKIP_ALL_FROM).then(|| {
            view! {
                <button class="skip-all" data-do="skip-all" on:click=move |_| session.skip_all_moments()>
                    {page.text_with("moment-skip-all", [("count", waiting.into())])}
                </button>
            }
        })
    };
    view! {
        <div class="stage">
            {move || session.moment.get().map(card)}
            {skip_all}
        </div>
    }
}

/// The shapes of several seats.
fn seats(seats: Seats) -> impl IntoView {
    seats.iter().map(badge).collect::<Vec<_>>()
}

/// What happened since the viewer's last decision, headlines first.
#[component]
pub(super) fn Recap(session: TableSession) -> impl IntoView {
    let page = session.page;
    let line = |line: &LogLine| {
        let seat = line.seat.map(badge);
        match &line.moment {
            Some(moment) => view! { <li class="headline">{seat}<span>{moment.headline.clone()}</span></li> }.into_any(),
            None => view! { <li>{seat}<span>{line.text.clone()}</span></li> }.into_any(),
        }
    };
    let lines = move || {
        session.screen.with(|screen| {
            let recap = screen.as_ref().map(|screen| screen.recap()).unwrap_or_default();
            recap.iter().map(line).collect::<Vec<_>>()
        })
    };
    view! {
        <Show when=move || session.is_recap_open.get()>
            <section class="recap" aria-labelledby="recap-title" data-recap>
                <h2 id="recap-title">{move || page.text("recap")}</h2>
                <ol>{lines}</ol>
                <button class="main" data-do="close-recap" on:click=move |_| session.is_recap_open.set(false)>
                    {move || page.text("recap-close")}
                </button>
            </section>
        </Show>
    }
}
