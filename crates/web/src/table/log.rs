//! The log, and the outline of the table.

use leptos::html::Ol;
use leptos::prelude::*;
use scene::MomentKind;

use super::session::TableSession;
use crate::browser;
use crate::icons::{self, icon};

/// How many lines are shown at first; a button shows more.
const LINES_SHOWN: usize = 80;

/// The log. Pointing at a line highlights its things on the board.
#[component]
pub(super) fn Log(session: TableSession) -> impl IntoView {
    let page = session.page;
    let list = NodeRef::<Ol>::new();
    let shown_max = RwSignal::new(LINES_SHOWN);
    let count = move || session.screen.with(|screen| screen.as_ref().map_or(0, |screen| screen.log.len()));
    // Scrolls to the newest line.
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
            let skipped = screen.log.len().saturating_sub(shown_max.get());
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
        <Show when=move || { count() > shown_max.get() }>
            <button class="plain" on:click=move |_| shown_max.update(|max| *max += 200)>{move || page.text("log-earlier")}</button>
        </Show>
        <Show when=move || count() == 0>
            <p class="soft">{move || page.text("log-empty")}</p>
        </Show>
        <ol class="log" node_ref=list on:mouseleave=move |_| session.mentioned.set(Vec::new())>{lines}</ol>
    }
}

fn row(
    session: TableSession,
    game: &'static str,
    (index, is_new): (usize, bool),
    line: &client::LogLine,
) -> impl IntoView + use<> {
    let page = session.page;
    let things = line.things.clone();
    let mentioned = things.clone();
    let highlight = move || session.mentioned.set(mentioned.clone());
    let on_focus = highlight.clone();
    // A touch opens the card of what the line is about; more touches that of the next thing.
    let (on_click, opened) = (highlight.clone(), things.clone());
    let open_card = move || {
        let shown = session.card.card.with_untracked(|card| card.as_ref().map(|(thing, _)| thing.clone()));
        let at = opened.iter().position(|thing| Some(thing) == shown.as_ref()).map_or(0, |at| at + 1);
        if let Some(thing) = opened.get(at % opened.len().max(1)) {
            session.show_card(thing, true);
        }
    };
    let on_key = open_card.clone();
    let clauses = line.clauses.iter().map(|clause| {
        let clause = clause.to_string();
        let label = page.text_with("log-rule", [("clause", clause.clone().into())]);
        view! {
            <a class="rule" href=format!("/rules/{game}#{clause}") target="_blank" title=label.clone() aria-label=label>
                {icon(icons::HELP)}
            </a>
        }
    });
    let clauses = clauses.collect::<Vec<_>>();
    let focusable = (!things.is_empty()).then_some("0");
    let kind = line.moment.as_ref().map(|moment| moment.kind);
    view! {
        <li
            class:new=is_new
            class:chapter={kind == Some(MomentKind::Chapter)}
            class:turn={kind == Some(MomentKind::Turn)}
            class:loud={matches!(kind, Some(MomentKind::Highlight | MomentKind::Ending))}
            data-line=index
            data-of=line.seat.map(|seat| seat.letter().to_string())
            tabindex=focusable
            on:mouseenter=move |_| highlight()
            on:focus=move |_| on_focus()
            on:click=move |_| {
                on_click();
                open_card();
            }
            on:keydown=move |event| {
                if matches!(event.key().as_str(), "Enter" | "i") {
                    event.prevent_default();
                    on_key();
                }
            }
            on:blur=move |_| session.mentioned.set(Vec::new())
        >
            {line.seat.map(super::badge)}
            <span>{line.text.clone()}</span>
            {clauses}
        </li>
    }
}

/// The table as text, for screen readers.
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
