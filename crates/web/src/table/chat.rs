//! Chat: lines and quick phrases, which arrive in the reader's language.

use leptos::prelude::*;
use protocol::{CHAT_CHARS_MAX, ChatLine, ChatRoom, Phase, Phrase, Request, Say};

use super::session::TableSession;
use crate::browser;
use crate::page::Page;

fn say_text(page: Page, say: &Say) -> String {
    match say {
        Say::Text(text) => text.clone(),
        Say::Phrase(phrase) => page.text(&format!("phrase-{phrase}")),
    }
}

/// Older lines were written before the reader came; they get no toast.
const RECENT_MS: u64 = 20_000;

/// Announces a chat line: with a toast if the chat is not visible, otherwise to screen readers only.
pub(crate) fn announce(session: TableSession, line: &ChatLine) {
    let page = session.page;
    let text = page.colon(&line.name, &say_text(page, &line.say));
    let is_recent = session.host_time() < line.at_ms + RECENT_MS;
    let is_own = line.seat.is_some_and(|seat| session.own_seats.get_untracked().contains(seat));
    match is_recent && !is_own && !browser::is_in_viewport("[data-panel=chat]") {
        true => page.show_toast(text, None),
        false => page.announcement.set(text),
    }
}

/// The chat lines, and a field to write one.
#[component]
pub(super) fn Chat(session: TableSession) -> impl IntoView {
    let page = session.page;
    let text = RwSignal::new(String::new());
    let is_waiting =
        move || session.table.with(|table| table.as_ref().is_some_and(|table| table.phase == Phase::Gathering));
    let room = move || match session.own_seats.get().is_empty() && !is_waiting() {
        true => ChatRoom::Spectators,
        false => ChatRoom::Table,
    };
    let lines = move || {
        let row = |line: ChatLine| {
            let said = say_text(page, &line.say);
            let who = (line.room == ChatRoom::Spectators)
                .then(|| view! { <small class="soft">{page.text("from-watchers")}" "</small> });
            view! {
                <li data-said=line.number>
                    {line.seat.map(super::badge)}
                    " "
                    {who}
                    <span class="who">{line.name}</span>
                    " "
                    {said}
                </li>
            }
        };
        session.chat.get().into_iter().map(row).collect::<Vec<_>>()
    };
    let say = move |say: Say| session.request(Request::Chat { room: room(), say });
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let line = text.get_untracked().trim().to_owned();
        if !line.is_empty() {
            say(Say::Text(line));
            text.set(String::new());
        }
    };
    let phrase = move |phrase: Phrase| {
        view! {
            <button data-phrase=phrase.word() on:click=move |_| say(Say::Phrase(phrase))>
                {move || page.text(&format!("phrase-{phrase}"))}
            </button>
        }
    };
    view! {
        <div class="chat">
            <Show when=move || session.has_older_chat.get()>
                <button class="plain" data-do="older-chat" on:click=move |_| session.ask_older_chat()>
                    {move || page.text("chat-older")}
                </button>
            </Show>
            <ol aria-label=move || page.text("tab-chat")>{lines}</ol>
            <form on:submit=send>
                <input
                    type="text"
                    id="chat-text"
                    maxlength=CHAT_CHARS_MAX
                    autocomplete="off"
                    aria-label=move || page.text("chat-text")
                    placeholder=move || page.text("chat-text")
                    prop:value=move || text.get()
                    on:input=move |event| text.set(event_target_value(&event))
                />
                <button data-do="say">{move || page.text("chat-say")}</button>
            </form>
            <div class="phrases">{Phrase::ALL.into_iter().map(phrase).collect::<Vec<_>>()}</div>
        </div>
    }
}
