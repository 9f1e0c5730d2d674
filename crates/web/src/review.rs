//! What a finished match teaches: how the chances went, what was luck and what was choice, and for each decision what was
//! better. The server computes it and sends it line by line, in the language of the page.

use client::page::{curve_path, curve_point};
use client::{Local, LocalPlayer, Replay};
use engine::{Record, Seat};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::rest::{ReviewLine, ReviewOverview, ReviewRecord, ReviewTable, ReviewedDecision, ReviewedSeat};

use crate::api::ReviewWish;
use crate::page::Page;
use crate::table::badge;
use crate::{api, browser, home, replay, saved_tables};

/// The style sheet of this page.
const STYLE: &str = "/texts/review.css";
/// The widest and the narrowest picture of the curve, and its height, in pixels.
const CURVE_WIDTHS: (f64, f64) = (260.0, 720.0);
const CURVE_HEIGHT: f64 = 200.0;
/// What the page needs beside the picture.
const MARGINS: f64 = 84.0;

/// The state of the page.
#[derive(Clone, Copy)]
struct ReviewSession {
    page: Page,
    id: StoredValue<String>,
    record: StoredValue<Option<Record>>,
    progress: RwSignal<String>,
    /// Why there is no review.
    problem: RwSignal<Option<String>>,
    overview: RwSignal<Option<ReviewOverview>>,
    decisions: RwSignal<Vec<ReviewedDecision>>,
    is_done: RwSignal<bool>,
}

/// The review of a match that is in this browser or on the server.
#[component]
pub(crate) fn ReviewPage(id: String) -> impl IntoView {
    let page = Page::get();
    let session = ReviewSession {
        page,
        id: StoredValue::new(id),
        record: StoredValue::new(None),
        progress: RwSignal::new(page.text("table-opening")),
        problem: RwSignal::new(None),
        overview: RwSignal::new(None),
        decisions: RwSignal::new(Vec::new()),
        is_done: RwSignal::new(false),
    };
    // Another language has other words.
    Effect::new(move |_| session.begin(page.lang.get()));
    let back = move || format!("/replay/{}", session.id.get_value());
    let title = move || session.word("review").unwrap_or_else(|| page.text("review"));
    let progress = move || session.progress.get();
    let state = move || if session.is_done.get() { "done" } else { "open" };
    let problem = move || session.problem.get().map(|problem| view! { <p class="warn">{problem}</p> });
    let content = move || session.overview.get().map(|overview| view! { <Findings session overview/> });
    view! {
        <link rel="stylesheet" href=STYLE/>
        <main class="page review" data-page="review" data-review=state>
            <h1 id="title" tabindex="-1">{title}</h1>
            <p><a class="button" data-do="replay" href=back>{move || page.text("watch-again")}</a></p>
            {problem}
            <p class="progress" role="status" class:done=session.is_done>{progress}</p>
            {content}
        </main>
    }
}

impl ReviewSession {
    /// Asks for the review. It ends when the page is left.
    fn begin(self, lang: scene::Lang) {
        self.overview.set(None);
        self.decisions.set(Vec::new());
        self.is_done.set(false);
        self.problem.set(None);
        let Ok(abort) = web_sys::AbortController::new() else { return };
        let signal = abort.signal();
        let abort = StoredValue::new_local(abort);
        on_cleanup(move || _ = abort.try_with_value(web_sys::AbortController::abort));
        spawn_local(async move {
            let problem = match self.ask(lang, &signal).await {
                _ if signal.aborted() => return,
                Ok(()) if self.is_done.try_get_untracked() == Some(false) => self.page.text("server-gone"),
                Ok(()) => return,
                Err(problem) => problem,
            };
            _ = self.progress.try_set(String::new());
            _ = self.problem.try_set(Some(problem));
        });
    }

    async fn ask(self, lang: scene::Lang, signal: &web_sys::AbortSignal) -> Result<(), String> {
        let id = self.id.get_value();
        let text = replay::load(self.page, &id).await?;
        let record: Record = text.parse().map_err(|fault| format!("{fault}"))?;
        _ = self.record.try_set_value(Some(record));
        let lang = lang.word().to_owned();
        let wish = match saved_tables::load_text(&id) {
            Some(_) => ReviewWish::Record(ReviewRecord { record: text, lang }),
            None => ReviewWish::Table(&id, ReviewTable { lang }),
        };
        let asked = api::review(wish, signal, |line| self.take(line)).await;
        asked.map_err(|trouble| match trouble {
            api::Trouble::Gone => self.page.text("server-gone"),
            api::Trouble::Refused(fault) => fault.text,
        })
    }

    fn take(self, line: ReviewLine) {
        match line {
            ReviewLine::Progress { text } => _ = self.progress.try_set(text),
            ReviewLine::Overview(overview) => _ = self.overview.try_set(Some(overview)),
            ReviewLine::Decision(decision) => _ = self.decisions.try_update(|all| all.push(decision)),
            ReviewLine::Done { text } => {
                _ = self.progress.try_set(text);
                _ = self.is_done.try_set(true);
            }
        }
    }

    fn word(self, id: &str) -> Option<String> {
        self.overview.with(|overview| overview.as_ref()?.words.get(id).cloned())
    }

    /// Starts a match in this browser that goes on after so many steps, with bots in the other seats.
    fn play(self, steps: usize, seat: Seat) {
        let page = self.page;
        let forked = self.record.with_value(|record| {
            let record = record.as_ref()?;
            let player = |index: usize| match index == seat.index() {
                true => LocalPlayer::Person(page.name_or_guest()),
                false => LocalPlayer::Bot(page.level.get_untracked()),
            };
            let players: Vec<LocalPlayer> = (0..record.chairs.len()).map(player).collect();
            Some(Local::fork(browser::new_id(), record, steps, &players, browser::now()))
        });
        if let Some(forked) = forked {
            home::save_and_show(page, forked);
        }
    }
}

/// What the review found.
#[component]
fn Findings(session: ReviewSession, overview: ReviewOverview) -> impl IntoView {
    let word = move |id: &'static str| session.word(id).unwrap_or_default();
    let replay = session.id.get_value();
    let turn = |point: &protocol::rest::ReviewedTurn| {
        let href = format!("/replay/{replay}{}", Replay::link_to_step(point.step));
        view! { <li data-turning=point.step><a href=href>{point.text.clone()}</a></li> }
    };
    let turns = overview.turning_points.iter().map(turn).collect::<Vec<_>>();
    let no_turns = turns.is_empty().then(|| view! { <p class="soft">{word("review-turning-none")}</p> });
    let no_decisions = (overview.decisions == 0).then(|| view! { <p class="soft">{word("review-no-decisions")}</p> });
    let is_fine = |decision: &ReviewedDecision| matches!(decision.grade.as_str(), "forced" | "fine");
    let of_kind = move |fine: bool| {
        let mut found = session.decisions.get();
        found.retain(|decision| is_fine(decision) == fine);
        found.sort_by_key(|decision| decision.step);
        found.into_iter().map(|decision| decision_row(session, decision)).collect::<Vec<_>>()
    };
    let fine_count = move || session.decisions.with(|all| all.iter().filter(|decision| is_fine(decision)).count());
    let fine = move || {
        (fine_count() > 0).then(|| {
            view! {
                <details class="fine">
                    <summary>{format!("{} ({})", word("review-fine-decisions"), fine_count())}</summary>
                    <ol>{of_kind(true)}</ol>
                </details>
            }
        })
    };
    view! {
        <p>{word("review-intro")}</p>
        <Curve label=word("review-curve") overview=overview.clone()/>
        <Accounts session seats=overview.seats/>
        <section>
            <h2>{word("review-turning")}</h2>
            {no_turns}
            <ol class="turns">{turns}</ol>
        </section>
        <section>
            <h2>{word("review-decisions")}</h2>
            {no_decisions}
            <ol class="decisions">{move || of_kind(false)}</ol>
            {fine}
        </section>
    }
}

/// The chances of all seats, step by step.
#[component]
fn Curve(label: String, overview: ReviewOverview) -> impl IntoView {
    let (narrow, wide) = CURVE_WIDTHS;
    let (width, height) = ((browser::viewport_width() - MARGINS).clamp(narrow, wide), CURVE_HEIGHT);
    let line = |seat: &ReviewedSeat| {
        view! { <path class="chance" class:judged=seat.is_judged data-of=seat.seat.letter().to_string() d=curve_path(&seat.chances, width, height)></path> }
    };
    let lines = overview.seats.iter().map(line).collect::<Vec<_>>();
    let chances = overview.seats.first().map(|seat| seat.chances.clone()).unwrap_or_default();
    let mark = |step: usize| {
        let (x, _) = curve_point(&chances, step, width, height);
        view! { <path class="turn" d=format!("M{x:.1} 0V{height}")></path> }
    };
    let marks = overview.turning_points.iter().map(|point| mark(point.step)).collect::<Vec<_>>();
    let level = |percent: u8| {
        let y = height * (1.0 - f64::from(percent) / 100.0);
        view! {
            <path class="level" d=format!("M0 {y:.1}H{width:.1}")></path>
            <text x="-6" y=format!("{:.1}", y + 4.0) text-anchor="end">{format!("{percent} %")}</text>
        }
    };
    let levels = [0, 50, 100].map(level).into_iter().collect::<Vec<_>>();
    let key = |seat: &ReviewedSeat| view! { <li>{badge(seat.seat)}<span>{seat.name.clone()}</span></li> };
    let keys = overview.seats.iter().map(key).collect::<Vec<_>>();
    let last = chances.len().saturating_sub(1);
    view! {
        <figure class="curve">
            <svg role="img" aria-label=label.clone() viewBox=format!("-44 -8 {:.1} {:.1}", width + 52.0, height + 32.0) width=format!("{:.0}", width + 52.0)>
                {levels}
                {marks}
                {lines}
                <text x="0" y=format!("{:.1}", height + 18.0)>"0"</text>
                <text x=format!("{width:.1}") y=format!("{:.1}", height + 18.0) text-anchor="end">{last}</text>
            </svg>
            <figcaption>{label}<ul>{keys}</ul></figcaption>
        </figure>
    }
}

/// Where the result of each seat came from.
#[component]
fn Accounts(session: ReviewSession, seats: Vec<ReviewedSeat>) -> impl IntoView {
    let word = move |id: &'static str| session.word(id).unwrap_or_default();
    let heads = ["review-seat", "review-result", "review-expected", "review-luck", "review-own", "review-others"];
    let heads = heads.map(|id| view! { <th scope="col">{word(id)}</th> }).into_iter().collect::<Vec<_>>();
    let row = |seat: &ReviewedSeat| {
        let names = ["result", "expected", "luck", "own", "others"];
        let cell = |(name, text): (&'static str, &String)| view! { <td data-part=name>{text.clone()}</td> };
        let cells = names.into_iter().zip(&seat.cells).map(cell).collect::<Vec<_>>();
        view! { <tr data-account=seat.seat.letter().to_string()><th scope="row">{badge(seat.seat)}" "{seat.name.clone()}</th>{cells}</tr> }
    };
    view! {
        <section>
            <div class="wide" tabindex="0">
                <table>
                    <thead><tr>{heads}</tr></thead>
                    <tbody>{seats.iter().map(row).collect::<Vec<_>>()}</tbody>
                </table>
            </div>
            <p class="soft">{word("review-sum")}</p>
        </section>
    }
}

/// A decision with its verdict, and what can be done from there.
fn decision_row(session: ReviewSession, decision: ReviewedDecision) -> impl IntoView {
    let ReviewedDecision { step, seat, title, taken, grade, grade_text, better, why } = decision;
    let word = move |id: &'static str| session.word(id).unwrap_or_default();
    let watch = format!("/replay/{}{}", session.id.get_value(), Replay::link_to_step(step.saturating_sub(1)));
    // Several buttons have the same words.
    let about = |id: &'static str| format!("{} – {title}", word(id));
    view! {
        <li data-decision=step data-grade=grade>
            <p><span class="grade">{grade_text}</span>" "{badge(seat)}" "<b>{title.clone()}</b></p>
            <p>{taken}</p>
            {better.map(|better| view! { <p class="better">{better}</p> })}
            {why.map(|why| view! { <p class="soft">{why}</p> })}
            <p class="row">
                <button data-do="retry" aria-label=about("review-retry") on:click=move |_| session.play(step.saturating_sub(1), seat)>{word("review-retry")}</button>
                <button data-do="play-on" aria-label=about("review-play-on") on:click=move |_| session.play(step, seat)>{word("review-play-on")}</button>
                <a class="button" data-do="watch" aria-label=about("review-watch") href=watch>{word("review-watch")}</a>
            </p>
        </li>
    }
}
