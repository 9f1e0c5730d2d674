//! What happened, sentence by sentence, and the table in words.

use leptos::html::Ol;
use leptos::prelude::*;

use super::session::TableSession;
use crate::browser;

/// So many lines are shown at first; the others follow when asked for.
const LINES_SHOWN: usize = 80;

/// What happened; a line that is pointed at marks its things on the board.
#[component]
pub(super) fn Log(session: TableSession) -> impl IntoView {
    let page = session.page;
    let list = NodeRef::<Ol>::new();
    let most = RwSignal::new(LINES_SHOWN);
    let count = move || session.screen.with(|screen| screen.as_ref().map_or(0, |screen| screen.log.len()));
    // The newest line is always in sight.
    Effect::new(move |_| {
        let _ = count();
        browser::next_frame(move || {
            if let Some(panel) = browser::element("panel").filter(|_| list.try_get_untracked().flatten().is_some()) {
                panel.set_scroll_top(panel.scroll_height());
            }
        });
    });
    let lines = move || {
        session.screen.with(|screen| {
            let Some(screen) = screen else { return Vec::new() };
            let skipped = screen.log.len().saturating_sub(most.get());
            let known = screen.known_lines;
            let game = screen.game;
            screen
                .log
                .iter()
                .enumerate()
                .skip(skipped)
                .map(|(index, line)| row(session, game, (index, index >= known), line))
                .collect::<Vec<_>>()
        })
    };
    view! {
        <Show when=move || { count() > most.get() }>
            <button class="plain" on:click=move |_| most.update(|most| *most += 200)>{move || page.text("log-earlier")}</button>
        </Show>
        <Show when=move || count() == 0>
            <p class="soft">{move || page.text("log-empty")}</p>
        </Show>
        <ol class="log" node_ref=list on:mouseleave=move |_| session.marks.set(Vec::new())>{lines}</ol>
    }
}

fn row(
    session: TableSession,
    game: &'static str,
    (index, is_new): (usize, bool),
    line: &client::LogLine,
) -> impl IntoView + use<> {
    let things = line.things.clone();
    let marks = things.clone();
    let point = move || session.marks.set(marks.clone());
    let touch = point.clone();
    let click = point.clone();
    let clauses = line.clauses.iter().map(|clause| {
        let clause = clause.to_string();
        view! { <a class="clause" href=format!("/rules/{game}#{clause}") target="_blank">{clause.clone()}</a> }
    });
    let clauses = clauses.collect::<Vec<_>>();
    let focusable = (!things.is_empty()).then_some("0");
    view! {
        <li
            class:new=is_new
            data-line=index
            tabindex=focusable
            on:mouseenter=move |_| point()
            on:focus=move |_| touch()
            on:click=move |_| click()
            on:blur=move |_| session.marks.set(Vec::new())
        >
            {line.text.clone()}
            {clauses}
        </li>
    }
}

/// The table in words, for those who read rather than see it.
#[component]
pub(super) fn Outline(session: TableSession) -> impl IntoView {
    let sections = move || {
        let outline = session.screen.with(|screen| screen.as_ref().map(|screen| screen.outline.clone()));
        let section = |section: scene::Section| {
            let lines = section.lines.into_iter().map(|line| view! { <li>{line}</li> }).collect::<Vec<_>>();
            view! {
                <h2>{section.title}</h2>
                <ul>{lines}</ul>
            }
        };
        outline.unwrap_or_default().into_iter().map(section).collect::<Vec<_>>()
    };
    view! { <div class="outline">{sections}</div> }
}
