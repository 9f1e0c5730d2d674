//! The panel above the board: the question, and buttons.

use client::page::short_label;
use leptos::prelude::*;
use scene::Pick;

use super::assignment_sheet;
use super::session::{TableSession, tone_class};
use super::tool_buttons::ToolButtons;
use super::{badge, seats};
use crate::icons::{self, icon};
use crate::{browser, pointer};

/// The most buttons for things that are too small on the board.
const SMALL_THINGS_MAX: usize = 12;

/// The panel above the board.
#[component]
pub(super) fn QuestionPanel(session: TableSession) -> impl IntoView {
    let page = session.page;
    let is_asked = Memo::new(move |_| session.picking.with(Option::is_some));
    let question =
        move || session.screen.with(|screen| screen.as_ref().map(|screen| screen.presentation.question.clone()));
    // Beside a question stands the sign of the one who is asked: the viewer, or the one whom the table waits for.
    let who = move || {
        session.screen.with(|screen| {
            let screen = screen.as_ref()?;
            let deciders = screen.presentation.deciders;
            screen.viewer.seat().filter(|seat| deciders.contains(*seat)).or(deciders.single())
        })
    };
    let who = move || who().map(badge);
    view! {
        <section
            class="ask"
            aria-labelledby="question"
            data-asked=move || is_asked.get().to_string()
        >
            <h1 id="title" class="unseen" tabindex="-1">{move || seats::title(session)}</h1>
            <p id="question" class="question" class:wait=move || !is_asked.get() title=question>
                {who}
                <span>{question}</span>
                <seats::Clock session/>
            </p>
            <ToolButtons session/>
            <div class="touches" role="group" aria-label=move || page.text("choose")>
                <Outlook session/>
                <PickButtons session/>
            </div>
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
        // The sheet has its own button to end the plan.
        let sheet = assignment_sheet::assignment(session);
        let is_on_sheet =
            |id: &String| sheet.as_ref().is_some_and(|sheet| session.is_sheet_open.get() && sheet.done == *id);
        targets.into_iter().filter_map(button).filter(|(id, _)| !is_on_sheet(id)).collect::<Vec<_>>()
    });
    let to_sheet = move || {
        let is_closed = !session.is_sheet_open.get() && assignment_sheet::assignment(session).is_some();
        is_closed.then(|| {
            view! {
                <button class="main" data-do="open-sheet" on:click=move |_| session.is_sheet_open.set(true)>
                    {icon(icons::LIST)}
                    {page.text("plan")}
                </button>
            }
        })
    };
    let turn = move || {
        session.turned().is_some().then(|| {
            view! {
                <button class="can" data-do="turn" on:click=move |_| session.turn_on()>{icon(icons::TURN)}{page.text("turn")}</button>
            }
        })
    };
    let row = move |(id, label): (String, String)| {
        let pick = Pick::Button(id.clone());
        view! {
            <button class="can" data-button=id on:click=move |_| session.touch(&pick, false)>{label}</button>
        }
    };
    let small = small_things(session);
    let small_row = move |(id, label): (String, String)| {
        let price = session
            .effect_badges()
            .remove(&id)
            .map(|effect| view! { <span class="price">{effect.signs.join(" ")}</span> });
        let pick = Pick::Thing(id.clone());
        view! {
            <button class="can verb" data-thing=id on:click=move |event| session.touch(&pick, pointer::is_finger(&event))>
                {label}
                {price}
            </button>
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
    // The picks so far, or that there is something to touch.
    let path = Memo::new(move |_| {
        session.picking.with(|picking| {
            let picking = picking.as_ref().filter(|picking| picking.is_started())?;
            let steps: Vec<&str> = picking.path_labels().into_iter().map(short_label).collect();
            Some(format!("{} → …", steps.join(" → ")))
        })
    });
    let hint = move || {
        let on_board = session.highlights().touchable.len();
        (on_board > 0 && to_confirm.get().is_none()).then(|| {
            let id = if buttons.with(Vec::is_empty) { "touch-board" } else { "or-touch-board" };
            let text = path.get().unwrap_or_else(|| page.text(id));
            view! { <span class="hint" data-happened>{text}</span> }
        })
    };
    view! {
        {confirm}
        {turn}
        {to_sheet}
        {move || verbs.get().into_iter().map(verb).collect::<Vec<_>>()}
        {move || {
            let buttons = if session.is_armed.get() { Vec::new() } else { buttons.get() };
            buttons.into_iter().map(row).collect::<Vec<_>>()
        }}
        {move || {
            let small = if session.is_armed.get() { Vec::new() } else { small.get() };
            small.into_iter().map(small_row).collect::<Vec<_>>()
        }}
        {back}
        {hint}
    }
}

/// The things that can be touched and are too small on the board, with their labels: they get buttons, as many as a person
/// can overlook.
fn small_things(session: TableSession) -> RwSignal<Vec<(String, String)>> {
    let small = RwSignal::new(Vec::new());
    let update = move || {
        let Some(touchable) = session.try_touchable() else { return };
        let labelled = |id: String| touchable.get(&id).map(|label| (id, label.clone()));
        let now: Vec<(String, String)> = pointer::small_targets().into_iter().filter_map(labelled).collect();
        let now = if now.len() <= SMALL_THINGS_MAX { now } else { Vec::new() };
        if small.try_get_untracked().is_some_and(|before| before != now) {
            small.set(now);
        }
    };
    // The board is drawn one frame after the signals have changed.
    Effect::new(move |_| {
        session.screen.track();
        session.picking.track();
        session.is_sent.track();
        browser::next_frame(move || browser::next_frame(update));
    });
    let resized = window_event_listener(leptos::ev::resize, move |_| browser::next_frame(update));
    on_cleanup(move || resized.remove());
    small
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
