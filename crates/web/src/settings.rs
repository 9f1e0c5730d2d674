//! The dialog with the reader's settings.

use bots::Level;
use client::page::{ConfirmMoves, Preference, ReadingSpeed, ThemeChoice, Volume};
use leptos::prelude::*;

use crate::app::{LanguageList, NameField, set_from_event};
use crate::browser;
use crate::devices::MakeDeviceLink;
use crate::page::Page;
use crate::sound::{self, Sound};

/// The settings, which are stored in this browser.
#[component]
pub(crate) fn SettingsDialog() -> impl IntoView {
    let page = Page::get();
    let option = move |id: String, value: &'static str, chosen: bool| {
        view! { <option value=value selected=chosen>{page.text(&id)}</option> }
    };
    let themes = move || {
        let now = page.theme_choice.get();
        ThemeChoice::ALL
            .into_iter()
            .map(|one| option(format!("theme-{one}"), one.word(), one == now))
            .collect::<Vec<_>>()
    };
    let paces = move || {
        let now = page.pace.get();
        ReadingSpeed::ALL
            .into_iter()
            .map(|one| option(format!("pace-{one}"), one.word(), one == now))
            .collect::<Vec<_>>()
    };
    let levels = move || {
        let now = page.level.get();
        Level::ALL.into_iter().map(|one| option(format!("level-{one}"), one.word(), one == now)).collect::<Vec<_>>()
    };
    let volumes = move || {
        let now = page.volume.get();
        Volume::ALL.into_iter().map(|one| option(format!("volume-{one}"), one.word(), one == now)).collect::<Vec<_>>()
    };
    let confirms = move || {
        let now = page.confirm_moves.get();
        ConfirmMoves::ALL
            .into_iter()
            .map(|one| option(format!("confirm-{one}"), one.word(), one == now))
            .collect::<Vec<_>>()
    };
    let switch = move |one: Preference| {
        view! {
            <label class="check">
                <input
                    type="checkbox"
                    name=one.word()
                    prop:checked=move || page.prefers(one)
                    on:change=move |_| page.toggle_preference(one)
                />
                {move || page.text(&format!("prefer-{one}"))}
            </label>
        }
    };
    let keys = move |_| {
        browser::close_dialog("settings");
        browser::open_dialog("keys");
    };
    view! {
        <dialog id="settings" aria-labelledby="settings-title">
            <form method="dialog">
                <h2 id="settings-title">{move || page.text("settings")}</h2>
                <NameField/>
                <label>
                    <span>{move || page.text("language")}</span>
                    <LanguageList id="settings-lang"/>
                </label>
                <label>
                    <span>{move || page.text("theme")}</span>
                    <select name="theme" on:change=move |event| set_from_event(page.theme_choice, &event)>{themes}</select>
                </label>
                <label>
                    <span>{move || page.text("pace")}</span>
                    <select name="pace" on:change=move |event| set_from_event(page.pace, &event)>{paces}</select>
                </label>
                <div class="pair">
                    <label>
                        <span>{move || page.text("volume")}</span>
                        <select
                            name="volume"
                            on:change=move |event| {
                                set_from_event(page.volume, &event);
                                sound::play(page, Sound::Turn);
                            }
                        >
                            {volumes}
                        </select>
                    </label>
                    <label>
                        <span>{move || page.text("confirm")}</span>
                        <select name="confirm" on:change=move |event| set_from_event(page.confirm_moves, &event)>{confirms}</select>
                    </label>
                </div>
                <div class="switches">{Preference::ALL.map(switch).into_iter().collect::<Vec<_>>()}</div>
                <label>
                    <span>{move || page.text("level")}</span>
                    <select name="level" on:change=move |event| set_from_event(page.level, &event)>{levels}</select>
                </label>
                <MakeDeviceLink/>
                <div class="ends">
                    <button type="button" data-do="keys" on:click=keys>{move || page.text("keys")}</button>
                    <button class="main">{move || page.text("done")}</button>
                </div>
            </form>
        </dialog>
    }
}

/// The keys of a table, with the messages that say what they do.
const KEYS: [(&str, &str); 9] = [
    ("Tab", "key-tab"),
    ("← ↑ → ↓", "key-arrows"),
    ("Enter", "key-enter"),
    ("i", "key-card"),
    ("Esc", "key-escape"),
    ("Ctrl+Z", "key-undo"),
    ("h", "key-hint"),
    ("r", "key-recap"),
    ("?", "key-help"),
];

/// A dialog with all keys.
#[component]
pub(crate) fn KeyboardHelp() -> impl IntoView {
    let page = Page::get();
    let row = move |(key, text): (&'static str, &'static str)| {
        view! {
            <dt><kbd>{key}</kbd></dt>
            <dd>{move || page.text(text)}</dd>
        }
    };
    view! {
        <dialog id="keys" aria-labelledby="keys-title">
            <form method="dialog">
                <h2 id="keys-title">{move || page.text("keys")}</h2>
                <dl class="facts-list">{KEYS.map(row).into_iter().collect::<Vec<_>>()}</dl>
                <div class="ends">
                    <button class="main">{move || page.text("close")}</button>
                </div>
            </form>
        </dialog>
    }
}
