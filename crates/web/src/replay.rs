//! Replays: a finished match at any step, through any eyes.

use std::sync::Arc;
use std::time::Duration;

use client::{Local, LocalPlayer, Perspective, Replay, ReplayStep, Screen};
use engine::{Record, Seats, Viewer};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::board::Board;
use crate::icons::{self, icon};
use crate::page::Page;
use crate::painter::Lights;
use crate::table::badge;
use crate::{api, browser, keep};

/// How long a step is shown while the match plays by itself.
const STEP: Duration = Duration::from_millis(900);

/// A match that is being watched again.
#[derive(Clone, Copy)]
struct Watching {
    page: Page,
    replay: StoredValue<Replay, LocalStorage>,
    count: usize,
    seats: u8,
    step: RwSignal<usize>,
    eyes: RwSignal<Perspective>,
    is_playing: RwSignal<bool>,
    screen: Memo<Option<Arc<Screen>>>,
}

/// Loads a record, from this browser or from the server.
#[component]
pub(crate) fn ReplayPage(id: String) -> impl IntoView {
    let page = Page::get();
    let state = RwSignal::new_local(None::<Result<String, String>>);
    let asked = id.clone();
    spawn_local(async move { _ = state.try_set(Some(load(page, &asked).await)) });
    let shown = move || match state.get() {
        None => view! { <p>{page.text("table-opening")}</p> }.into_any(),
        Some(Err(problem)) => view! { <p class="warn">{problem}</p> }.into_any(),
        Some(Ok(record)) => match Replay::read(&record) {
            Ok(replay) => view! { <Watch replay id=id.clone()/> }.into_any(),
            Err(fault) => view! { <p class="warn">{fault.to_string()}</p> }.into_any(),
        },
    };
    view! { <main data-page="replay">{shown}</main> }
}

/// The text of a record, with its game loaded.
async fn load(page: Page, id: &str) -> Result<String, String> {
    let gone = || page.text("server-gone");
    if let (Some(kept), Some(text)) = (keep::find(id), keep::load(id)) {
        if !page.load(&kept.game).await {
            return Err(gone());
        }
        if let Ok(local) = Local::restore(&text, browser::now()) {
            return local.record().map(|record| record.to_string()).ok_or_else(|| page.text("replay-not-over"));
        }
    }
    let record = api::record(id).await.map_err(|trouble| match trouble {
        api::Trouble::Gone => gone(),
        api::Trouble::Refused(fault) => fault.text,
    })?;
    // What is no record is refused in so many words by whoever reads it.
    match record.parse::<Record>() {
        Ok(read) if !page.load(&read.game).await => Err(gone()),
        _ => Ok(record),
    }
}

impl Watching {
    fn new(page: Page, replay: Replay) -> Watching {
        let (count, seats) = (replay.len(), replay.seats());
        let hash = browser::window().location().hash().unwrap_or_default();
        let step = RwSignal::new(replay.step_from_link(&hash).unwrap_or(0));
        let replay = StoredValue::new_local(replay);
        let eyes = RwSignal::new(Perspective::All);
        let screen = Memo::new(move |_| {
            let (step, eyes, lang) = (step.get(), eyes.get(), page.lang.get());
            replay.try_update_value(|replay| Arc::new(replay.screen(step, eyes, lang)))
        });
        Watching { page, replay, count, seats, step, eyes, is_playing: RwSignal::new(false), screen }
    }

    fn go(self, step: usize) {
        let step = step.min(self.count);
        if self.step.get_untracked() != step {
            self.step.set(step);
            let path = browser::window().location().pathname().unwrap_or_default();
            self.page.rewrite(&format!("{path}{}", Replay::link_to_step(step)));
        }
    }

    fn by(self, steps: isize) {
        self.is_playing.set(false);
        self.go(self.step.get_untracked().saturating_add_signed(steps));
    }

    fn story(self) -> Vec<ReplayStep> {
        let (eyes, lang) = (self.eyes.get(), self.page.lang.get());
        self.replay.try_update_value(|replay| replay.steps(eyes, lang).to_vec()).unwrap_or_default()
    }

    /// Goes on from here in this browser, with bots in the other seats.
    fn fork(self) {
        let (page, step) = (self.page, self.step.get_untracked());
        let seat = match self.eyes.get_untracked() {
            Perspective::Of(Viewer::Seat(seat)) => seat.index(),
            _ => 0,
        };
        let sitter = |index: u8| match usize::from(index) == seat {
            true => LocalPlayer::Person(page.name_or_guest()),
            false => LocalPlayer::Bot(page.level.get_untracked()),
        };
        let players: Vec<LocalPlayer> = (0..self.seats).map(sitter).collect();
        let forked = self
            .replay
            .with_value(|replay| Local::fork(browser::new_id(), replay.record(), step, &players, browser::now()));
        crate::home::go_on(page, forked);
    }
}

/// A finished match.
#[component]
fn Watch(replay: Replay, id: String) -> impl IntoView {
    let page = Page::get();
    let watching = Watching::new(page, replay);
    let timer = set_interval_with_handle(
        move || {
            if watching.is_playing.get_untracked() {
                let step = watching.step.get_untracked();
                if step >= watching.count {
                    watching.is_playing.set(false);
                } else {
                    watching.go(step + 1);
                }
            }
        },
        STEP,
    );
    if let Ok(timer) = timer {
        on_cleanup(move || timer.clear());
    }
    let lights = Memo::new(move |_| {
        let marks = watching.screen.with(|screen| {
            let screen = screen.as_ref()?;
            Some(screen.log.iter().skip(screen.known_lines).flat_map(|line| line.things.clone()).collect())
        });
        Lights { marks: marks.unwrap_or_default(), ..Lights::default() }
    });
    let happened = move || {
        watching.screen.with(|screen| {
            let Some(screen) = screen else { return String::new() };
            match screen.ending.is_empty() {
                true => screen
                    .log
                    .iter()
                    .skip(screen.known_lines)
                    .map(|line| line.text.as_str())
                    .collect::<Vec<_>>()
                    .join(" "),
                false => screen.ending.join(" "),
            }
        })
    };
    let about = Callback::new(move |id: String| {
        if let Some(lines) = watching.screen.with_untracked(|screen| screen.as_ref()?.details(&id)) {
            page.snack(lines.join("\n"), None);
        }
    });
    let keys = move |event: web_sys::KeyboardEvent| match event.key().as_str() {
        "ArrowRight" => watching.by(1),
        "ArrowLeft" => watching.by(-1),
        _ => {}
    };
    view! {
        <div class="table" on:keydown=keys>
            <div class="main-column">
                <section class="ask" aria-labelledby="title">
                    <h1 id="title" class="question" tabindex="-1">
                        {move || page.text_with("replay-at", [("step", watching.step.get().into()), ("count", watching.count.into())])}
                    </h1>
                    <p class="happened" role="status">{happened}</p>
                    <Controls watching/>
                </section>
                <Board screen=watching.screen.into() lights=lights.into() on_touch=about on_ask=about/>
            </div>
            <aside class="side" aria-label=move || page.text("beside")>
                <Options watching id/>
                <Story watching/>
            </aside>
        </div>
    }
}

/// Step, play and scrub.
#[component]
fn Controls(watching: Watching) -> impl IntoView {
    let page = watching.page;
    let button = move |hook: &'static str, path: &'static str, what: Callback<()>| {
        let label = move || page.text(&format!("replay-{hook}"));
        view! {
            <button data-do=hook aria-label=label title=label on:click=move |_| what.run(())>{icon(path)}</button>
        }
    };
    let play = move || {
        let (hook, path) = if watching.is_playing.get() { ("pause", icons::PAUSE) } else { ("play", icons::PLAY) };
        button(
            hook,
            path,
            Callback::new(move |()| {
                if watching.step.get_untracked() >= watching.count {
                    watching.go(0);
                }
                watching.is_playing.update(|playing| *playing = !*playing);
            }),
        )
    };
    view! {
        <div class="scrub">
            <div class="row">
                {button("first", icons::FIRST, Callback::new(move |()| watching.by(isize::MIN)))}
                {button("prev", icons::PREVIOUS, Callback::new(move |()| watching.by(-1)))}
                {play}
                {button("next", icons::NEXT, Callback::new(move |()| watching.by(1)))}
                {button("last", icons::LAST, Callback::new(move |()| watching.by(watching.count as isize)))}
            </div>
            <input
                type="range"
                id="scrub"
                min="0"
                max=watching.count
                aria-label=move || page.text("replay-scrub")
                prop:value=move || watching.step.get().to_string()
                on:input=move |event| {
                    watching.is_playing.set(false);
                    if let Ok(step) = event_target_value(&event).parse() {
                        watching.go(step);
                    }
                }
                on:keydown=|event: web_sys::KeyboardEvent| event.stop_propagation()
            />
        </div>
    }
}

/// Whose eyes, and what can be taken along.
#[component]
fn Options(watching: Watching, id: String) -> impl IntoView {
    let page = watching.page;
    let names = move || {
        let lang = page.lang.get();
        watching.replay.try_update_value(|replay| replay.names(lang)).unwrap_or_default()
    };
    let eyes = move || {
        let now = watching.eyes.get_untracked();
        let seats = Seats::all(watching.seats);
        let seats = seats.iter().zip(names()).map(|(seat, name)| {
            let chosen = now == Perspective::Of(Viewer::Seat(seat));
            view! { <option value=seat.letter().to_string() selected=chosen>{name}</option> }.into_any()
        });
        let all = view! { <option value="all" selected={now == Perspective::All}>{page.text("eyes-all")}</option> }
            .into_any();
        let spectator = now == Perspective::Of(Viewer::Spectator);
        let spectator =
            view! { <option value="spectator" selected=spectator>{page.text("eyes-spectator")}</option> }.into_any();
        [all, spectator].into_iter().chain(seats).collect::<Vec<_>>()
    };
    let choose = move |event: web_sys::Event| {
        let chosen = event_target_value(&event);
        let seat = Seats::all(watching.seats).iter().find(|seat| seat.letter().to_string() == chosen);
        watching.eyes.set(match (chosen.as_str(), seat) {
            ("all", _) => Perspective::All,
            (_, Some(seat)) => Perspective::Of(Viewer::Seat(seat)),
            _ => Perspective::Of(Viewer::Spectator),
        });
    };
    let file = id.clone();
    let record = move |_| {
        let text = watching.replay.with_value(|replay| replay.record().to_string());
        browser::download(&format!("{file}.record"), "text/plain", &text);
    };
    let picture = move |_| {
        if let Some(screen) = watching.screen.get_untracked() {
            let name = format!("{}-{}.svg", screen.game, watching.step.get_untracked());
            browser::download(&name, "image/svg+xml", &screen.svg(1200.0, page.theme()));
        }
    };
    let link = move |_| {
        let origin = browser::window().location().origin().unwrap_or_default();
        browser::copy(&format!("{origin}/replay/{id}{}", Replay::link_to_step(watching.step.get_untracked())));
        page.snack(page.text("copied"), None);
    };
    view! {
        <div class="options">
            <label>
                <span>{move || page.text("eyes")}</span>
                <select name="eyes" on:change=choose>{eyes}</select>
            </label>
            <div class="row">
                <button data-do="fork" on:click=move |_| watching.fork()>{move || page.text("fork")}</button>
                <button data-do="link" on:click=link>{move || page.text("replay-link")}</button>
                <button data-do="record" on:click=record>{move || page.text("record")}</button>
                <button data-do="picture" on:click=picture>{move || page.text("picture")}</button>
            </div>
        </div>
    }
}

/// Every step with what happened, to jump to.
#[component]
fn Story(watching: Watching) -> impl IntoView {
    let row = move |moment: ReplayStep| {
        let step = moment.step;
        let text: Vec<String> = moment.lines.iter().map(|line| line.text.clone()).collect();
        let text = if text.is_empty() { moment.action } else { text.join(" ") };
        view! {
            <li>
                <button
                    data-step=step
                    aria-current=move || (watching.step.get() == step).to_string()
                    on:click=move |_| {
                        watching.is_playing.set(false);
                        watching.go(step);
                    }
                >
                    {badge(moment.seat)}
                    <span>{text}</span>
                </button>
            </li>
        }
    };
    view! {
        <div class="tab" id="panel" tabindex="0">
            <ol class="story">{move || watching.story().into_iter().map(row).collect::<Vec<_>>()}</ol>
        </div>
    }
}
