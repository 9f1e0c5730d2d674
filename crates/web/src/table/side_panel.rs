//! The panel beside the board: tabs for choices, log, chat, seats and the outline. On small screens the board and the
//! others' things are behind tabs, too.

use client::TargetParts;
use leptos::prelude::*;
use scene::Choice;

use super::chat::Chat;
use super::log::{Log, Outline};
use super::seats::SeatList;
use super::session::TableSession;
use crate::icons::{self, icon};
use crate::pointer;

engine::ids! {
    /// A tab of the panel.
    pub(super) enum Tab {
        /// The board, on small screens.
        Board = "board",
        /// What the others have and what lies beside the board, on small screens.
        Others = "others",
        /// All choices as a list.
        Choices = "choices",
        /// The log.
        Log = "log",
        /// The chat.
        Chat = "chat",
        /// The seats.
        Seats = "seats",
        /// The table as text.
        Outline = "outline",
    }
}

/// The panel beside the board.
#[component]
pub(super) fn SidePanel(session: TableSession, tab: RwSignal<Tab>, parts: Memo<TargetParts>) -> impl IntoView {
    let page = session.page;
    let lines_read = RwSignal::new(session.chat.with_untracked(Vec::len));
    Effect::new(move |_| {
        if tab.get() == Tab::Chat {
            lines_read.set(session.chat.with(Vec::len));
        }
    });
    let lines_unread = move || session.chat.with(Vec::len).saturating_sub(lines_read.get());
    // A local table has no other people to chat with.
    let tabs = Tab::ALL.into_iter().filter(|tab| *tab != Tab::Chat || !session.is_local());
    let tabs: Vec<Tab> = tabs.collect();
    let row = tabs.clone();
    let move_by = move |event: web_sys::KeyboardEvent| {
        let at = row.iter().position(|one| *one == tab.get_untracked()).unwrap_or(0);
        let to = match event.key().as_str() {
            "ArrowRight" => (at + 1) % row.len(),
            "ArrowLeft" => (at + row.len() - 1) % row.len(),
            _ => return,
        };
        event.prevent_default();
        tab.set(row[to]);
        crate::browser::next_frame(move || {
            if let Some(button) = crate::browser::element(&format!("tab-{}", tab.get_untracked())) {
                let _ = button.focus();
            }
        });
    };
    let button = move |one: Tab| {
        let count = move || {
            let count = match one {
                Tab::Board => parts.get().board,
                Tab::Others => parts.get().others,
                Tab::Chat => lines_unread(),
                Tab::Choices | Tab::Log | Tab::Seats | Tab::Outline => 0,
            };
            (count > 0).then(|| view! { <span class="count">{count}</span> })
        };
        let controls = match one {
            Tab::Board => "pane-board",
            Tab::Others => "pane-others",
            _ => "panel",
        };
        let is_selected = move || tab.get() == one;
        view! {
            <button
                role="tab"
                id=format!("tab-{one}")
                data-tab=one.word()
                aria-controls=controls
                aria-selected=move || is_selected().to_string()
                tabindex=move || if is_selected() { "0" } else { "-1" }
                title=move || page.text(&format!("tab-{one}"))
                on:click=move |_| tab.set(one)
            >
                {icon(sign(one))}
                <span class="text">{move || page.text(&format!("tab-{one}"))}</span>
                {count}
            </button>
        }
    };
    let in_panel = move || match tab.get() {
        Tab::Board | Tab::Others => Tab::Log,
        tab => tab,
    };
    let panel = move || match in_panel() {
        Tab::Choices => view! { <ChoiceList session/> }.into_any(),
        Tab::Chat => view! { <Chat session/> }.into_any(),
        Tab::Seats => view! { <SeatList session/> }.into_any(),
        Tab::Outline => view! { <Outline session/> }.into_any(),
        Tab::Log | Tab::Board | Tab::Others => view! { <Log session/> }.into_any(),
    };
    view! {
        <aside class="side" aria-label=move || page.text("beside")>
            <div class="tabs" role="tablist" on:keydown=move_by>{tabs.into_iter().map(button).collect::<Vec<_>>()}</div>
            <div
                class="tab"
                id="panel"
                role="tabpanel"
                tabindex="0"
                aria-labelledby=move || format!("tab-{}", in_panel())
                data-panel=move || in_panel().word()
            >
                {panel}
            </div>
        </aside>
    }
}

/// The icon of a tab.
fn sign(tab: Tab) -> &'static str {
    match tab {
        Tab::Board => icons::BOARD,
        Tab::Others => icons::CARDS,
        Tab::Choices => icons::LIST,
        Tab::Log => icons::SCROLL,
        Tab::Chat => icons::ASK,
        Tab::Seats => icons::PEOPLE,
        Tab::Outline => icons::WORDS,
    }
}

/// The search field is shown from this number of choices on.
const SEARCH_FROM: usize = 10;

/// All choices as a list.
#[component]
fn ChoiceList(session: TableSession) -> impl IntoView {
    let page = session.page;
    let query = RwSignal::new(String::new());
    let count = Memo::new(move |_| {
        session.picking.with(|picking| picking.as_ref().map_or(0, |picking| picking.choices().len()))
    });
    let row = move |choice: Choice| {
        let (label, action, armed) = (choice.label.clone(), choice.action.clone(), choice.action.clone());
        // What a finger has touched once is shown in the question, and waits for the second touch.
        let is_armed = move || {
            session.is_armed.get()
                && session.considered.with(|choice| choice.as_ref().is_some_and(|choice| choice.action == armed))
        };
        view! {
            <li>
                <button
                    data-choice=action
                    aria-pressed=move || is_armed().then_some("true")
                    on:click=move |event| session.touch_choice(&choice, pointer::is_finger(&event))
                >
                    {label}
                </button>
            </li>
        }
    };
    let found = Memo::new(move |_| {
        if session.is_sent.get() {
            return Vec::new();
        }
        let query = query.get();
        session.picking.with(|picking| {
            let Some(picking) = picking else { return Vec::new() };
            match query.trim() {
                "" => picking.remaining().cloned().collect::<Vec<_>>(),
                text => picking.find(text).into_iter().cloned().collect(),
            }
        })
    });
    view! {
        <Show when=move || count.get() == 0>
            <p class="soft">{move || page.text("no-choices")}</p>
        </Show>
        <Show when=move || { count.get() >= SEARCH_FROM }>
            <input
                type="search"
                class="search"
                aria-label=move || page.text("search-choices")
                placeholder=move || page.text("search-choices")
                on:input=move |event| query.set(event_target_value(&event))
            />
        </Show>
        <ol class="choices">{move || found.get().into_iter().map(row).collect::<Vec<_>>()}</ol>
    }
}
