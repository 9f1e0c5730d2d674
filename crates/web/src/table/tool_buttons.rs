//! Buttons beside the question: for help, what happened, undo and hints.

use leptos::prelude::*;
use protocol::Request;

use super::session::TableSession;
use super::{keyboard, seats};
use crate::browser;
use crate::icons::{self, icon};
use crate::on_demand::{RareView, rare_view};

/// Buttons for help, undo, takeback and hints.
#[component]
pub(super) fn ToolButtons(session: TableSession) -> impl IntoView {
    let page = session.page;
    let is_help_wanted = RwSignal::new(false);
    let seat = move || session.screen.with(|screen| screen.as_ref()?.viewer.seat());
    let has_own = Memo::new(move |_| !session.own_seats.get().is_empty());
    let undo = move |_| keyboard::undo(session);
    let has_recap = Memo::new(move |_| {
        session.screen.with(|screen| screen.as_ref().is_some_and(|screen| !screen.recap().is_empty()))
    });
    let takeback = move |_| {
        if let Some(seat) = seat() {
            session.request(Request::AskTakeback { seat });
        }
    };
    let help = move |_| {
        is_help_wanted.set(true);
        browser::open_dialog("glance");
    };
    view! {
        <span class="end">
            <button class="plain" data-do="glance" title=move || page.text("glance") on:click=help>
                {icon(icons::HELP)}
                <span class="text">{move || page.text("glance")}</span>
            </button>
            <Show when=move || has_own.get()>
                <button
                    class="plain"
                    data-do="recap"
                    title=move || page.text("recap-short")
                    disabled=move || !has_recap.get()
                    aria-expanded=move || session.is_recap_open.get().to_string()
                    on:click=move |_| session.is_recap_open.update(|is_open| *is_open = !*is_open)
                >
                    {icon(icons::CLOCK)}
                    <span class="text">{move || page.text("recap-short")}</span>
                </button>
                <button class="plain" data-do="undo" title=move || page.text("undo") on:click=undo>
                    {icon(icons::BACK)}
                    <span class="text">{move || page.text("undo")}</span>
                </button>
                <Show when=move || !session.is_local()>
                    <button class="plain" data-do="takeback" title=move || page.text("takeback") on:click=takeback>
                        {icon(icons::ASK)}
                        <span class="text">{move || page.text("takeback")}</span>
                    </button>
                </Show>
                <button
                    class="plain"
                    data-do="hint"
                    title=move || page.text("hint")
                    disabled=move || session.is_hint_pending.get() || session.picking.with(Option::is_none)
                    on:click=move |_| session.hint()
                >
                    {icon(icons::BULB)}
                    <span class="text">
                        {move || page.text(if session.is_hint_pending.get() { "hint-thinking" } else { "hint" })}
                    </span>
                </button>
            </Show>
        </span>
        <HelpDialog session is_wanted=is_help_wanted/>
    }
}

/// A dialog with a summary of the rules.
#[component]
fn HelpDialog(session: TableSession, is_wanted: RwSignal<bool>) -> impl IntoView {
    let page = session.page;
    let game = Memo::new(move |_| seats::game(session));
    view! {
        <dialog id="glance" aria-labelledby="glance-title">
            <form method="dialog">
                <h2 id="glance-title">{move || seats::title(session)}</h2>
                <Show when=move || is_wanted.get()>{move || rare_view(RareView::RulesSummary(game.get()))}</Show>
                <div class="ends">
                    <a class="button" href=move || seats::rules_address(session) target="_blank">
                        {move || page.text("glance-rules")}
                    </a>
                    <button class="main">{move || page.text("close")}</button>
                </div>
            </form>
        </dialog>
    }
}
