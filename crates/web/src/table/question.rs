//! The panel above the board: the question, buttons, and votes.

use leptos::prelude::*;
use protocol::Request;
use scene::Pick;

use super::ending::EndOfMatch;
use super::offscreen::OffscreenButtons;
use super::session::{TableSession, tone_class};
use super::status_row::StatusRow;
use super::{badge, seats};
use crate::icons::{self, icon};

/// The panel above the board.
#[component]
pub(super) fn QuestionPanel(session: TableSession) -> impl IntoView {
    let page = session.page;
    let is_asked = Memo::new(move |_| session.picking.with(Option::is_some));
    let is_over = Memo::new(move |_| session.ending.with(Option::is_some));
    let question =
        move || session.screen.with(|screen| screen.as_ref().map(|screen| screen.presentation.question.clone()));
    let who = move || session.screen.with(|screen| screen.as_ref().and_then(|screen| screen.viewer.seat())).map(badge);
    view! {
        <section
            class="ask"
            class:over=is_over
            aria-labelledby="question"
            data-asked=move || is_asked.get().to_string()
        >
            <h1 id="title" class="unseen" tabindex="-1">{move || seats::title(session)}</h1>
            <Show when=move || !is_over.get() fallback=move || view! { <EndOfMatch session/> }>
                <p id="question" class="question" class:wait=move || !is_asked.get()>
                    {who}
                    <span>{question}</span>
                    <seats::Clock session/>
                </p>
                <div class="touches" role="group" aria-label=move || page.text("choose")>
                    <Outlook session/>
                    <PickButtons session/>
                    <OffscreenButtons session/>
                </div>
                <StatusRow session/>
            </Show>
            <Votes session/>
        </section>
    }
}

/// Buttons for picks, for the confirmation, and for a step back.
#[component]
fn PickButtons(session: TableSession) -> impl IntoView {
    let page = session.page;
    let buttons = Memo::new(move |_| {
        if session.is_sent.get() {
            return Vec::new();
        }
        let targets =
            session.picking.with(|picking| picking.as_ref().map(client::Picking::targets).unwrap_or_default());
        let button = |target: client::TouchTarget| match target.pick {
            Pick::Button(id) => Some((id, target.label)),
            Pick::Thing(_) => None,
        };
        targets.into_iter().filter_map(button).collect::<Vec<_>>()
    });
    let row = move |(id, label): (String, String)| {
        let pick = Pick::Button(id.clone());
        view! {
            <button class="can" data-button=id on:click=move |_| session.touch(&pick, false)>{label}</button>
        }
    };
    let verbs = Memo::new(move |_| match session.is_sent.get() || session.is_armed.get() {
        true => Vec::new(),
        false => {
            session.picking.with(|picking| picking.as_ref().map(|picking| picking.verbs().to_vec()).unwrap_or_default())
        }
    });
    let verb = move |button: client::VerbButton| {
        let client::VerbButton { verb, label, choices } = button;
        let word = verb.clone();
        // The price of a verb with one choice stands on its button.
        let price = move || (choices == 1).then(|| verb_badges(session, &word)).flatten();
        let pressed = verb.clone();
        view! {
            <button class="can verb" data-verb=verb on:click=move |_| session.press_verb(&pressed)>
                {label}
                {price}
            </button>
        }
    };
    let to_confirm = Memo::new(move |_| session.to_confirm());
    let confirm = move || {
        to_confirm.get().filter(|_| !session.is_sent.get()).map(|choice| {
            view! {
                <button class="main" data-do="confirm" on:click=move |_| session.confirm()>
                    {icon(icons::CHECK)}
                    {choice.label}
                </button>
            }
        })
    };
    let is_begun = Memo::new(move |_| {
        session.is_armed.get()
            || session.picking.with(|picking| picking.as_ref().is_some_and(client::Picking::is_started))
    });
    let back = move || {
        is_begun.get().then(|| {
            view! {
                <button data-do="back" on:click=move |_| session.back()>{icon(icons::PREVIOUS)}{page.text("step-back")}</button>
            }
        })
    };
    let hint = move || {
        let on_board = session.highlights().touchable.len();
        (on_board > 0 && to_confirm.get().is_none()).then(|| {
            let id = if buttons.with(Vec::is_empty) { "touch-board" } else { "or-touch-board" };
            view! { <span class="hint">{page.text(id)}</span> }
        })
    };
    view! {
        {confirm}
        {move || verbs.get().into_iter().map(verb).collect::<Vec<_>>()}
        {move || {
            let buttons = if session.is_armed.get() { Vec::new() } else { buttons.get() };
            buttons.into_iter().map(row).collect::<Vec<_>>()
        }}
        {back}
        {hint}
    }
}

/// The signs of what the only choice of a verb does to the viewer's numbers.
fn verb_badges(session: TableSession, verb: &str) -> Option<impl IntoView + use<>> {
    let viewer = session.screen.with(|screen| screen.as_ref().and_then(|screen| screen.viewer.seat()))?;
    let action = session.picking.with(|picking| {
        let mut choices = picking.as_ref()?.choices().iter();
        choices.find(|choice| choice.verb.as_deref() == Some(verb)).map(|choice| choice.action.clone())
    })?;
    let effects = session.effects.with(|effects| effects.get(&action).cloned())?;
    let own: Vec<String> =
        effects.into_iter().filter(|effect| effect.seat == viewer).take(3).map(|effect| effect.badge).collect();
    (!own.is_empty()).then(|| view! { <span class="price">{own.join(" ")}</span> })
}

/// What the choice leads to that the reader points at or has touched once.
#[component]
fn Outlook(session: TableSession) -> impl IntoView {
    move || {
        let choice = session.considered.get()?;
        let viewer = session.screen.with(|screen| screen.as_ref().and_then(|screen| screen.viewer.seat()));
        let row = |effect: scene::ChoiceEffect| {
            let whose = (Some(effect.seat) != viewer).then(|| badge(effect.seat));
            view! { <li class=tone_class(effect.tone)>{whose}{effect.text}</li> }
        };
        let effects = session.effects_of(&choice.action).into_iter().map(row).collect::<Vec<_>>();
        let is_armed = session.is_armed.get();
        // The button that makes an armed choice has its label.
        let label = (!is_armed).then(|| view! { <p>{choice.label}</p> });
        (label.is_some() || !effects.is_empty()).then(|| {
            view! {
                <div class="outlook" class:armed=is_armed data-outlook=choice.action>
                    {label}
                    <ul>{effects}</ul>
                </div>
            }
        })
    }
}

/// Requests of other players that need an answer.
#[component]
fn Votes(session: TableSession) -> impl IntoView {
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
    view! {
        {takeback}
        {abandon}
        {claim}
    }
}
