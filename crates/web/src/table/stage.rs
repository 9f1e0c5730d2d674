//! The stage above the board: the moment that is shown now, and the recap of what happened meanwhile.

use client::{LogLine, Stage, StagedMoment};
use engine::Seats;
use leptos::prelude::*;
use scene::{Figure, Moment, MomentKind, Tone};

use super::badge;
use super::session::{TableSession, set, tone_class};
use crate::browser;
use crate::icons::{self, icon};
use crate::page::Page;
use crate::sound::{self, Sound};

/// From this number of waiting moments on, a button skips them all.
const SKIP_ALL_FROM: usize = 2;

/// A stage and the signals that show it, at a table or in a replay.
#[derive(Clone, Copy)]
pub(crate) struct StagePlayer {
    page: Page,
    inner: StoredValue<Inner>,
    /// The moment that is shown now.
    pub(crate) moment: RwSignal<Option<StagedMoment>>,
    /// How many moments wait behind it.
    waiting: RwSignal<usize>,
}

#[derive(Default)]
struct Inner {
    stage: Stage,
    /// When the next timer looks whether another moment is due.
    timer_at: Option<u64>,
}

impl StagePlayer {
    pub(crate) fn new(page: Page) -> StagePlayer {
        StagePlayer {
            page,
            inner: StoredValue::new(Inner::default()),
            moment: RwSignal::new(None),
            waiting: RwSignal::new(0),
        }
    }

    /// Changes the stage, and shows the moment that is due then.
    pub(crate) fn update(self, what: impl FnOnce(&mut Stage)) {
        self.inner.try_update_value(|inner| what(&mut inner.stage));
        self.show();
    }

    /// Shows the moment that is due, and comes back when its time is over.
    fn show(self) {
        let now = browser::now();
        let state = self.inner.try_update_value(|inner| {
            let Inner { stage, timer_at } = inner;
            stage.advance(now);
            // After a skip the next change may come before that of the timer.
            let change_at = stage.next_change_at().filter(|change| timer_at.is_none_or(|timer| *change < timer));
            *timer_at = change_at.or(*timer_at);
            (stage.shown().cloned(), stage.waiting(), change_at)
        });
        let Some((moment, waiting, change_at)) = state else { return };
        if let Some(staged) =
            moment.as_ref().filter(|staged| self.moment.with_untracked(|now| now.as_ref() != Some(*staged)))
        {
            sound::play(self.page, sound_of(&staged.moment));
        }
        set(self.moment, moment);
        set(self.waiting, waiting);
        if let Some(change_at) = change_at {
            browser::set_timeout(change_at.saturating_sub(now).max(1), move || {
                self.inner.try_update_value(|inner| inner.timer_at.take_if(|timer| *timer == change_at));
                self.show();
            });
        }
    }

    /// The reader has seen enough of the moment that is shown. False if none is.
    pub(crate) fn skip(self) -> bool {
        let mut had_one = false;
        self.update(|stage| had_one = stage.skip(browser::now()));
        had_one
    }

    /// Until when no other move is shown.
    pub(crate) fn busy_until(self) -> u64 {
        self.inner.try_with_value(|inner| inner.stage.busy_until()).unwrap_or_default()
    }
}

/// What is heard with a moment.
fn sound_of(moment: &Moment) -> Sound {
    match (moment.kind, moment.tone) {
        (_, Tone::Alarm) => Sound::Alarm,
        (_, Tone::Good) => Sound::Good,
        (_, Tone::Bad) => Sound::Bad,
        (MomentKind::Chapter, Tone::Neutral) => Sound::Chapter,
        (_, Tone::Neutral) => Sound::Done,
    }
}

/// The moment that is shown now. A touch shows the next one.
#[component]
pub(crate) fn StageView(
    stage: StagePlayer,
    /// Called after one or all moments were skipped.
    on_skip: Callback<()>,
) -> impl IntoView {
    let page = stage.page;
    let card = move |staged: StagedMoment| {
        let StagedMoment { number, moment, lasts_ms, .. } = staged;
        stage.inner.try_update_value(|inner| inner.stage.drawn(number, browser::now()));
        let kind = match moment.kind {
            MomentKind::Chapter => "chapter",
            MomentKind::Turn => "turn",
            MomentKind::Highlight => "highlight",
            MomentKind::Ending => "ending",
        };
        let involved = who(&moment);
        let details = moment.details.into_iter().map(|line| view! { <span class="line">{line}</span> });
        let waiting = move || Some(stage.waiting.get()).filter(|count| *count > 0);
        let skip = move |_| {
            stage.skip();
            on_skip.run(());
        };
        view! {
            <button
                class=format!("moment {kind} {}", tone_class(moment.tone))
                style=("--lasts", format!("{lasts_ms}ms"))
                data-moment=number
                data-lasts=lasts_ms
                title=move || page.text("moment-next")
                on:click=skip
            >
                <span class="who">{involved}</span>
                <strong>{moment.headline}</strong>
                {details.collect::<Vec<_>>()}
                <span class="go" aria-hidden="true">{icon(icons::NEXT)}{waiting}</span>
            </button>
        }
    };
    let skip_all = move || {
        let waiting = stage.waiting.get();
        (waiting >= SKIP_ALL_FROM).then(|| {
            let skip_all = move |_| {
                stage.update(Stage::clear);
                on_skip.run(());
            };
            view! {
                <button class="skip-all" data-do="skip-all" on:click=skip_all>
                    {page.text_with("moment-skip-all", [("count", waiting.into())])}
                </button>
            }
        })
    };
    view! {
        <div class="stage">
            {move || stage.moment.get().map(card)}
            {skip_all}
        </div>
    }
}

/// The shapes of those who are involved, with what rolls and counts. A number has the shape of its owner.
fn who(moment: &Moment) -> impl IntoView + use<> {
    let counts = moment.figures.iter().any(|figure| matches!(figure, Figure::Number { .. }));
    let seats = if counts { Seats::NONE } else { moment.seats };
    let figure = |figure: &Figure| {
        let (class, from, to, seat, pips) = match *figure {
            Figure::Die(face) => ("die", 0, 0, None, icons::PIPS.get(usize::from(face).wrapping_sub(1))),
            Figure::Number { seat, from, to } => ("number", from, to, Some(seat), None),
        };
        let (from, to) = (("--from", from.to_string()), ("--to", to.to_string()));
        view! {
            <span style=from aria-hidden="true">
                <span class=class style=to>{seat.map(badge)}{pips.map(|pips| icon(pips))}</span>
            </span>
        }
    };
    (seats.iter().map(badge).collect::<Vec<_>>(), moment.figures.iter().map(figure).collect::<Vec<_>>())
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
