//! The replay page: a finished match at any step, as any viewer saw it.

use std::sync::Arc;
use std::time::Duration;

use client::{Local, LocalPlayer, Perspective, Replay, ReplayStep, Screen, Stage};
use engine::{Record, Seats, Viewer};
use leptos::prelude::*;
use leptos::task::spawn_local;
use scene::{MomentKind, ThingCard};

use crate::board::{Board, BoardInput, BoardKind};
use crate::icons::{self, icon};
use crate::page::Page;
use crate::painter::Highlights;
use crate::table::badge;
use crate::table::stage::{StagePlayer, StageView};
use crate::table::{OpenCard, ThingCardView};
use crate::{api, browser, saved_tables};

/// How often a playing replay looks whether the next step is due.
const TICK: Duration = Duration::from_millis(100);
/// How many milliseconds a step is shown, by the names of the speeds.
const SPEEDS: [(&str, u64); 4] = [("half", 1800), ("normal", NORMAL_MS), ("double", 450), ("fast", 150)];
/// The same at the usual speed, at which moments stand as long as at a table.
const NORMAL_MS: u64 = 900;

/// The state of the replay page.
#[derive(Clone, Copy)]
struct ReplaySession {
    page: Page,
    replay: StoredValue<Replay, LocalStorage>,
    count: usize,
    seats: u8,
    step: RwSignal<usize>,
    perspective: RwSignal<Perspective>,
    is_playing: RwSignal<bool>,
    /// How many milliseconds a step is shown.
    step_ms: RwSignal<u64>,
    /// The moments of the step that is shown.
    stage: StagePlayer,
    screen: Memo<Option<Arc<Screen>>>,
}

/// Loads a record from this browser or from the server, and shows it.
#[component]
pub(crate) fn ReplayPage(id: String) -> impl IntoView {
    let page = Page::get();
    let state = RwSignal::new_local(None::<Result<String, String>>);
    let asked = id.clone();
    spawn_local(async move { _ = state.try_set(Some(load(page, &asked).await)) });
    let shown = move || match state.get() {
        None => view! { <p>{page.text("table-opening")}</p> }.into_any(),
        Some(Err(problem)) => {
            let back = saved_tables::find(&id).map(|saved| {
                view! { <a class="button main" href=saved.path()>{page.text("replay-back")}</a> }
            });
            view! { <div class="page"><p class="warn">{problem}</p>{back}</div> }.into_any()
        }
        Some(Ok(record)) => match Replay::read(&record) {
            Ok(replay) => view! { <ReplayView replay id=id.clone()/> }.into_any(),
            Err(fault) => view! { <p class="warn">{fault.to_string()}</p> }.into_any(),
        },
    };
    view! { <main data-page="replay">{shown}</main> }
}

/// The text of a record, with its game loaded.
pub(crate) async fn load(page: Page, id: &str) -> Result<String, String> {
    let unreachable = || page.text("server-gone");
    if let (Some(saved), Some(text)) = (saved_tables::find(id), saved_tables::load_text(id)) {
        if !page.load_game(&saved.game).await {
            return Err(unreachable());
        }
        if let Ok(local) = Local::restore(&text, browser::now()) {
            return local.record().map(|record| record.to_string()).ok_or_else(|| page.text("replay-not-over"));
        }
    }
    let record = api::record(id).await.map_err(|trouble| page.trouble(&trouble))?;
    // A text that is no record is refused later, by `Replay::read`, with the reason.
    match record.parse::<Record>() {
        Ok(read) if !page.load_game(&read.game).await => Err(unreachable()),
        _ => Ok(record),
    }
}

impl ReplaySession {
    fn new(page: Page, replay: Replay) -> ReplaySession {
        let (count, seats) = (replay.len(), replay.seats());
        let hash = browser::window().location().hash().unwrap_or_default();
        let step = RwSignal::new(replay.step_from_link(&hash).unwrap_or(0));
        let replay = StoredValue::new_local(replay);
        let perspective = RwSignal::new(Perspective::All);
        let screen = Memo::new(move |_| {
            let (step, perspective, lang) = (step.get(), perspective.get(), page.lang.get());
            replay.try_update_value(|replay| Arc::new(replay.screen(step, perspective, lang)))
        });
        let (is_playing, step_ms) = (RwSignal::new(false), RwSignal::new(NORMAL_MS));
        let stage = StagePlayer::new(page);
        // Other eyes may know less, and another language has other words.
        Effect::new(move |_| {
            perspective.track();
            page.lang.track();
            stage.update(Stage::clear);
        });
        ReplaySession { page, replay, count, seats, step, perspective, is_playing, step_ms, stage, screen }
    }

    /// Goes to the nearest step that begins a turn, or a part of the match.
    fn seek_moment(self, kind: MomentKind, forward: bool) {
        let now = self.step.get_untracked();
        let wanted = |step: &ReplayStep| match step.begins() {
            Some(MomentKind::Chapter) => true,
            Some(begins) => begins == kind,
            None => false,
        };
        let found = untrack(|| self.steps()).into_iter().filter(wanted).map(|step| step.step);
        let goal = match forward {
            true => found.into_iter().find(|&step| step > now).unwrap_or(self.count),
            false => found.into_iter().rfind(|&step| step < now).unwrap_or(0),
        };
        self.is_playing.set(false);
        self.stage_step(goal);
    }

    /// Shows a step, and no moment.
    fn go_to(self, step: usize) {
        let step = step.min(self.count);
        self.stage.update(Stage::clear);
        if self.step.get_untracked() != step {
            self.step.set(step);
            let path = browser::window().location().pathname().unwrap_or_default();
            self.page.replace_address(&format!("{path}{}", Replay::link_to_step(step)));
        }
    }

    /// Shows a step, and stages its moments.
    fn stage_step(self, step: usize) {
        self.go_to(step);
        let (step, perspective) = (self.step.get_untracked(), self.perspective.get_untracked());
        let lang = self.page.lang.get_untracked();
        let lines = self.replay.try_update_value(|replay| replay.lines_of(step, perspective, lang).to_vec());
        let (pace, percent) = (self.page.pace.get_untracked(), self.step_ms.get_untracked() * 100 / NORMAL_MS);
        self.stage.update(|stage| stage.replay(&lines.unwrap_or_default(), pace, percent, browser::now()));
    }

    fn step_by(self, steps: isize) {
        self.is_playing.set(false);
        self.stage_step(self.step.get_untracked().saturating_add_signed(steps));
    }

    /// Shows the next step of a replay that plays, or stops after the last one.
    fn play_on(self) {
        let step = self.step.get_untracked();
        match step < self.count {
            true => self.stage_step(step + 1),
            false => self.is_playing.set(false),
        }
    }

    /// The card of a thing at the step that is shown.
    fn explain(self, thing: &str) -> Option<ThingCard> {
        let (step, perspective) = (self.step.get_untracked(), self.perspective.get_untracked());
        let lang = self.page.lang.get_untracked();
        self.replay.try_update_value(|replay| replay.explain(step, perspective, lang, thing)).flatten()
    }

    fn steps(self) -> Vec<ReplayStep> {
        let (perspective, lang) = (self.perspective.get(), self.page.lang.get());
        self.replay.try_update_value(|replay| replay.steps(perspective, lang).to_vec()).unwrap_or_default()
    }

    /// Starts a match in this browser that goes on from here, with bots in the other seats.
    fn fork(self) {
        let (page, step) = (self.page, self.step.get_untracked());
        let seat = match self.perspective.get_untracked() {
            Perspective::Of(Viewer::Seat(seat)) => seat.index(),
            _ => 0,
        };
        let player = |index: u8| match usize::from(index) == seat {
            true => LocalPlayer::Person(page.name_or_guest()),
            false => LocalPlayer::Bot(page.level.get_untracked()),
        };
        let players: Vec<LocalPlayer> = (0..self.seats).map(player).collect();
        let forked = self
            .replay
            .with_value(|replay| Local::fork(browser::new_id(), replay.record(), step, &players, browser::now()));
        crate::home::save_and_show(page, forked);
    }
}

/// A replay with its controls.
#[component]
fn ReplayView(replay: Replay, id: String) -> impl IntoView {
    let page = Page::get();
    let session = ReplaySession::new(page, replay);
    let stepped_at = StoredValue::new(0_u64);
    let timer = set_interval_with_handle(
        move || {
            let now = browser::now();
            let step_until = stepped_at.get_value() + session.step_ms.get_untracked();
            let is_due = now >= step_until.max(session.stage.busy_until());
            if session.is_playing.get_untracked() && is_due {
                stepped_at.set_value(now);
                session.play_on();
            }
        },
        TICK,
    );
    if let Ok(timer) = timer {
        on_cleanup(move || timer.clear());
    }
    let highlights = Memo::new(move |_| {
        let of_moment = session.stage.moment.with(|moment| Some(moment.as_ref()?.things.iter().cloned().collect()));
        let of_step = || {
            session.screen.with(|screen| {
                let lines = screen.as_ref()?.new_lines().iter();
                Some(lines.flat_map(|line| line.things.clone()).collect())
            })
        };
        Highlights { mentioned: of_moment.or_else(of_step).unwrap_or_default(), ..Highlights::default() }
    });
    let status = move || {
        session.screen.with(|screen| {
            let Some(screen) = screen else { return String::new() };
            match screen.ending.is_empty() {
                true => screen.new_lines().iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join(" "),
                false => screen.ending.join(" "),
            }
        })
    };
    let open = OpenCard::new();
    let game = Signal::derive(move || session.screen.with(|screen| screen.as_ref().map_or("", |screen| screen.game)));
    // A card speaks of the step that it was opened at.
    Effect::new(move |_| {
        session.screen.track();
        open.close();
    });
    let show_card = move |id: String, is_pinned| open.show(&id, session.explain(&id), is_pinned);
    let input = BoardInput {
        on_touch: Callback::new(move |(id, _): (String, bool)| show_card(id, true)),
        on_inspect: Callback::new(move |(id, is_pinned): (String, bool)| show_card(id, is_pinned)),
        on_leave: Callback::new(move |()| open.pointer_left()),
        ..BoardInput::none()
    };
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        let is_field = browser::is_field(&event);
        match (event.key().as_str(), event.shift_key()) {
            _ if session.step.is_disposed() => {}
            ("Escape", _) => _ = open.close() || session.stage.skip(),
            _ if is_field => {}
            ("ArrowRight", false) => session.step_by(1),
            ("ArrowLeft", false) => session.step_by(-1),
            ("ArrowRight", true) => session.seek_moment(MomentKind::Turn, true),
            ("ArrowLeft", true) => session.seek_moment(MomentKind::Turn, false),
            ("PageDown", _) => session.seek_moment(MomentKind::Chapter, true),
            ("PageUp", _) => session.seek_moment(MomentKind::Chapter, false),
            ("Home", _) => session.step_by(isize::MIN),
            ("End", _) => session.step_by(session.count as isize),
            _ => {}
        }
    });
    // A link to another step of this replay changes only the fragment.
    let links = window_event_listener_untyped("hashchange", move |_| {
        let hash = browser::window().location().hash().unwrap_or_default();
        if let Some(step) = session.replay.try_with_value(|replay| replay.step_from_link(&hash)).flatten() {
            session.is_playing.set(false);
            session.go_to(step);
        }
    });
    on_cleanup(move || {
        keys.remove();
        links.remove();
    });
    view! {
        <div class="replay">
            <div class="main-column">
                <section class="replay-ask" aria-labelledby="title">
                    <h1 id="title" class="question" tabindex="-1">
                        {move || page.text_with("replay-at", [("step", session.step.get().into()), ("count", session.count.into())])}
                    </h1>
                    <p class="happened" role="status">{status}</p>
                    <Controls session/>
                    <StageView stage=session.stage on_skip=Callback::new(|()| ())/>
                </section>
                <Board screen=session.screen.into() highlights=highlights.into() preview=RwSignal::new_local(None) input kind=BoardKind::Whole/>
            </div>
            <aside class="side" aria-label=move || page.text("beside")>
                <ReplayOptions session id/>
                <StepList session/>
            </aside>
        </div>
        <ThingCardView open game/>
    }
}

/// The buttons and the slider that choose the step.
#[component]
fn Controls(session: ReplaySession) -> impl IntoView {
    let page = session.page;
    let button = move |hook: &'static str, path: &'static str, action: Callback<()>| {
        let label = move || page.text(&format!("replay-{hook}"));
        view! {
            <button data-do=hook aria-label=label title=label on:click=move |_| action.run(())>{icon(path)}</button>
        }
    };
    let play = move || {
        let (hook, path) = if session.is_playing.get() { ("pause", icons::PAUSE) } else { ("play", icons::PLAY) };
        button(
            hook,
            path,
            Callback::new(move |()| {
                if session.step.get_untracked() >= session.count {
                    session.go_to(0);
                }
                session.is_playing.update(|playing| *playing = !*playing);
            }),
        )
    };
    view! {
        <div class="scrub">
            <div class="row">
                {button("first", icons::FIRST, Callback::new(move |()| session.step_by(isize::MIN)))}
                {button("turn-before", icons::TURN_BEFORE, Callback::new(move |()| session.seek_moment(MomentKind::Turn, false)))}
                {button("prev", icons::PREVIOUS, Callback::new(move |()| session.step_by(-1)))}
                {play}
                {button("next", icons::NEXT, Callback::new(move |()| session.step_by(1)))}
                {button("turn-after", icons::TURN_AFTER, Callback::new(move |()| session.seek_moment(MomentKind::Turn, true)))}
                {button("last", icons::LAST, Callback::new(move |()| session.step_by(session.count as isize)))}
            </div>
            <input
                type="range"
                id="scrub"
                min="0"
                max=session.count
                aria-label=move || page.text("replay-scrub")
                prop:value=move || session.step.get().to_string()
                on:input=move |event| {
                    session.is_playing.set(false);
                    if let Ok(step) = event_target_value(&event).parse() {
                        session.go_to(step);
                    }
                }
                on:keydown=|event: web_sys::KeyboardEvent| {
                    // The arrows move the slider, and must not step, too.
                    if event.key() != "Escape" {
                        event.stop_propagation();
                    }
                }
            />
            <label class="speed">
                <span class="unseen">{move || page.text("replay-speed")}</span>
                <select
                    name="speed"
                    on:change=move |event| {
                        let chosen = event_target_value(&event);
                        if let Some((_, ms)) = SPEEDS.iter().find(|(name, _)| *name == chosen) {
                            session.step_ms.set(*ms);
                        }
                    }
                >
                    {move || {
                        let option = |(name, ms): (&'static str, u64)| {
                            let chosen = ms == session.step_ms.get_untracked();
                            view! { <option value=name selected=chosen>{page.text(&format!("replay-speed-{name}"))}</option> }
                        };
                        SPEEDS.map(option).into_iter().collect::<Vec<_>>()
                    }}
                </select>
            </label>
        </div>
    }
}

/// The choice of the perspective, and buttons to fork, link and download.
#[component]
fn ReplayOptions(session: ReplaySession, id: String) -> impl IntoView {
    let page = session.page;
    let names = move || {
        let lang = page.lang.get();
        session.replay.try_update_value(|replay| replay.names(lang)).unwrap_or_default()
    };
    let options = move || {
        let now = session.perspective.get_untracked();
        let seats = Seats::all(session.seats);
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
        let seat = Seats::all(session.seats).iter().find(|seat| seat.letter().to_string() == chosen);
        session.perspective.set(match (chosen.as_str(), seat) {
            ("all", _) => Perspective::All,
            (_, Some(seat)) => Perspective::Of(Viewer::Seat(seat)),
            _ => Perspective::Of(Viewer::Spectator),
        });
    };
    let (file, review) = (id.clone(), format!("/review/{id}"));
    let record = move |_| {
        let text = session.replay.with_value(|replay| replay.record().to_string());
        browser::download(&format!("{file}.record"), "text/plain", &text);
    };
    let picture = move |_| {
        if let Some(screen) = session.screen.get_untracked() {
            let name = format!("{}-{}.svg", screen.game, session.step.get_untracked());
            browser::download(&name, "image/svg+xml", &screen.svg(1200.0, page.theme()));
        }
    };
    let link = move |_| {
        let origin = browser::window().location().origin().unwrap_or_default();
        browser::copy(&format!("{origin}/replay/{id}{}", Replay::link_to_step(session.step.get_untracked())));
        page.show_toast(page.text("copied"), None);
    };
    view! {
        <div class="options">
            <label>
                <span>{move || page.text("eyes")}</span>
                <select name="eyes" on:change=choose>{options}</select>
            </label>
            <div class="row">
                <a class="button" data-do="review" href=review>{move || page.text("review")}</a>
                <button data-do="fork" on:click=move |_| session.fork()>{move || page.text("fork")}</button>
                <button data-do="link" on:click=link>{move || page.text("replay-link")}</button>
                <button data-do="record" on:click=record>{move || page.text("record")}</button>
                <button data-do="picture" on:click=picture>{move || page.text("picture")}</button>
            </div>
        </div>
    }
}

/// All steps with their log lines, as buttons that go there.
#[component]
fn StepList(session: ReplaySession) -> impl IntoView {
    let row = move |replay_step: ReplayStep| {
        let step = replay_step.step;
        let text: Vec<String> = replay_step.lines.iter().map(|line| line.text.clone()).collect();
        let begins = replay_step.begins();
        // A step of which this viewer learnt nothing is no step of theirs.
        let text = if text.is_empty() { replay_step.label? } else { text.join(" ") };
        Some(view! {
            <li class:chapter={begins == Some(MomentKind::Chapter)} class:turn={begins == Some(MomentKind::Turn)}>
                <button
                    data-step=step
                    aria-current=move || (session.step.get() == step).to_string()
                    on:click=move |_| {
                        session.is_playing.set(false);
                        session.stage_step(step);
                    }
                >
                    {badge(replay_step.seat)}
                    <span>{text}</span>
                </button>
            </li>
        })
    };
    // The list follows the step that is shown.
    Effect::new(move |_| {
        let step = session.step.get();
        browser::next_frame(move || {
            let row = browser::document().query_selector(&format!("[data-step='{step}']")).ok().flatten();
            if let (Some(row), Some(panel)) = (row, browser::element("panel")) {
                let (row, frame) = (row.get_bounding_client_rect(), panel.get_bounding_client_rect());
                let off = row.top() - frame.top() - frame.height() / 2.0;
                panel.set_scroll_top(panel.scroll_top() + off as i32);
            }
        });
    });
    view! {
        <div class="tab" id="panel" tabindex="0">
            <ol class="story">{move || session.steps().into_iter().filter_map(row).collect::<Vec<_>>()}</ol>
        </div>
    }
}
