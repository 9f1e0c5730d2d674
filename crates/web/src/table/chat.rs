//! Chat: lines and quick phrases, which arrive in the reader's language.

use leptos::prelude::*;
use protocol::{CHAT_CHARS_MAX, ChatLine, ChatRoom, Phrase, Request, Say};

use super::session::TableSession;
use crate::browser;
use crate::page::Page;

fn words(page: Page, say: &Say) -> String {
    match say {
        Say::Text(text) => text.clone(),
        Say::Phrase(phrase) => page.text(&format!("phrase-{phrase}")),
    }
}

/// A line that is older was said before one came.
const NEWS_MS: u64 = 20_000;

/// Says what somebody said: above the table where the chat is out of sight, else to screen readers only.
pub(crate) fn announce(session: TableSession, line: &ChatLine) {
    let page = session.page;
    let text = format!("{}: {}", line.name, words(page, &line.say));
    let is_news = session.host_time() < line.at_ms + NEWS_MS;
    let is_own = line.seat.is_some_and(|seat| session.own.get_untracked().contains(seat));
    match is_news && !is_own && !browser::is_in_sight("[data-panel=chat]") {
        true => page.snack(text, None),
        false => page.announcement.set(text),
    }
}

/// What was said, and a place to say something.
#[component]
pub(super) fn Chat(session: TableSession) -> impl IntoView {
    let page = session.page;
    let text = RwSignal::new(String::new());
    let room = move || if session.own.get().is_empty() { ChatRoom::Spectators } else { ChatRoom::Table };
    let lines = move || {
        let row = |line: ChatLine| {
            let said = words(page, &line.say);
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
    let say = move |say: Say| session.ask(Request::Chat { room: room(), say });
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
