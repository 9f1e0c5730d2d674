//! The panel beside the board: tabs for choices, log, chat, seats and the outline.

use leptos::prelude::*;
use scene::Choice;

use super::chat::Chat;
use super::log::{Log, Outline};
use super::seats::SeatList;
use super::session::TableSession;

engine::ids! {
    /// A tab of the panel.
    pub(super) enum Tab {
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
pub(super) fn SidePanel(session: TableSession) -> impl IntoView {
    let page = session.page;
    let tab = RwSignal::new(Tab::Log);
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
            let count = lines_unread();
            (one == Tab::Chat && count > 0).then(|| view! { <span class="count">{count}</span> })
        };
        view! {
            <button
                role="tab"
                id=format!("tab-{one}")
                data-tab=one.word()
                aria-controls="panel"
                aria-selected=move || (tab.get() == one).to_string()
                tabindex=move || if tab.get() == one { "0" } else { "-1" }
                on:click=move |_| tab.set(one)
            >
                {move || page.text(&format!("tab-{one}"))}
                {count}
            </button>
        }
    };
    let panel = move || match tab.get() {
        Tab::Choices => view! { <ChoiceList session/> }.into_any(),
        Tab::Log => view! { <Log session/> }.into_any(),
        Tab::Chat => view! { <Chat session/> }.into_any(),
        Tab::Seats => view! { <SeatList session/> }.into_any(),
        Tab::Outline => view! { <Outline session/> }.into_any(),
    };
    view! {
        <aside class="side" aria-label=move || page.text("beside")>
            <div class="tabs" role="tablist" on:keydown=move_by>{tabs.into_iter().map(button).collect::<Vec<_>>()}</div>
            <div
                class="tab"
                id="panel"
                role="tabpanel"
                tabindex="0"
                aria-labelledby=move || format!("tab-{}", tab.get())
                data-panel=move || tab.get().word()
            >
                {panel}
            </div>
        </aside>
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
        let action = choice.action.clone();
        view! {
            <li>
                <button data-choice=choice.action on:click=move |_| session.play(&action)>{choice.label}</button>
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
