//! The frame around every page: the top bar, the toast, the settings, and the page of the current route.

use client::page::{Route, ThemeChoice};
use leptos::prelude::*;
use scene::Lang;

use crate::home::Home;
use crate::icons::{self, icon};
use crate::on_demand::{RareView, rare_view};
use crate::page::Page;
use crate::table::{LocalTable, OnlineTable};
use crate::{browser, catalogue, on_demand, saved_tables};

/// Shows that the program has failed; after a panic the page does not react any more.
pub(crate) fn show_failure(what: &str) {
    web_sys::console::error_1(&what.into());
    let document = browser::document();
    if let (Some(body), Ok(note)) = (document.body(), document.create_element("p")) {
        note.set_text_content(Some("Something broke in this page. Load it anew: nothing that was played is lost."));
        let _ = note.set_attribute("class", "offline");
        let _ = note.set_attribute("role", "alert");
        let _ = body.insert_before(&note, body.first_child().as_ref());
    }
}

/// The whole page.
#[component]
pub(crate) fn App() -> impl IntoView {
    let page = Page::new();
    provide_context(page);
    let title = Memo::new(move |_| heading(page));
    Effect::new(move |_| {
        let is_at_table = matches!(page.route.get(), Route::Table(_) | Route::Play(_));
        let turn = (is_at_table && page.is_your_turn.get()).then(|| format!("● {}", page.text("title-your-turn")));
        let title = Some(title.get()).filter(|title| !title.is_empty());
        let parts: Vec<String> = turn.into_iter().chain(title).chain(["Escapade".to_owned()]).collect();
        browser::document().set_title(&parts.join(" · "));
    });
    let shown = move || match page.route.get() {
        Route::Home => view! { <Home/> }.into_any(),
        Route::Play(id) => view! { <LocalTable id/> }.into_any(),
        Route::Table(id) => view! { <OnlineTable id/> }.into_any(),
        Route::Replay(id) => rare_view(RareView::Replay(id)).into_any(),
        Route::Review(id) => rare_view(RareView::Review(id)).into_any(),
        Route::Rules(game) => rare_view(RareView::Rules(game)).into_any(),
        Route::Course(game) => rare_view(RareView::Course(game)).into_any(),
        Route::Lesson(game, name) => rare_view(RareView::Lesson(game, name)).into_any(),
        Route::Device => rare_view(RareView::Device).into_any(),
        Route::NotFound => view! { <NotFound/> }.into_any(),
    };
    view! {
        <a class="skip" href="#title">{move || page.text("skip")}</a>
        <TopBar title/>
        {shown}
        <Notices/>
        {on_demand::settings(page)}
    }
}

/// The title of the page, for the bar and the window.
fn heading(page: Page) -> String {
    let lang = page.lang.get();
    match page.route.get() {
        Route::Home | Route::Device => String::new(),
        Route::Table(id) | Route::Play(id) | Route::Replay(id) | Route::Review(id) => {
            let shown = page.shown_table.get().filter(|(table, _)| *table == id).map(|(_, game)| game);
            let game = shown.or_else(|| saved_tables::find(&id).map(|saved| saved.game));
            game.map_or_else(String::new, |game| catalogue::title(&game, lang))
        }
        Route::Rules(game) | Route::Course(game) | Route::Lesson(game, _) => catalogue::title(&game, lang),
        Route::NotFound => page.text("nowhere"),
    }
}

/// The top bar.
#[component]
fn TopBar(title: Memo<String>) -> impl IntoView {
    let page = Page::get();
    let next = move || match page.theme_choice.get() {
        ThemeChoice::Auto => ThemeChoice::Light,
        ThemeChoice::Light => ThemeChoice::Dark,
        ThemeChoice::Dark => ThemeChoice::Auto,
    };
    view! {
        <header class="bar">
            <a class="brand" href="/">
                <img src="/favicon.svg" alt="" width="30" height="30"/>
                <span>"Escapade"</span>
                <small class="where">{title}</small>
            </a>
            <label class="lang">
                <span aria-hidden="true">{move || page.lang.get().word().to_uppercase()}</span>
                <LanguageList id="lang"/>
            </label>
            <button
                id="theme"
                class="plain"
                aria-label=move || page.text(&format!("theme-{}", page.theme_choice.get()))
                title=move || page.text(&format!("theme-{}", page.theme_choice.get()))
                on:click=move |_| page.theme_choice.set(next())
            >
                {icon(icons::SUN)}
            </button>
            <button
                id="menu"
                class="plain"
                aria-label=move || page.text("settings")
                title=move || page.text("settings")
                on:click=move |_| page.dialog_wanted.set(Some("settings"))
            >
                {icon(icons::GEAR)}
            </button>
        </header>
    }
}

/// The list of languages, each by its own name.
#[component]
pub(crate) fn LanguageList(id: &'static str) -> impl IntoView {
    let page = Page::get();
    let choose = move |event| {
        if let Ok(lang) = event_target_value(&event).parse() {
            page.change_lang(lang);
        }
    };
    let option = move |lang: Lang| {
        view! { <option value=lang.word() lang=lang.word() selected=move || page.lang.get() == lang>{lang.name()}</option> }
    };
    view! {
        <select id=id name="lang" aria-label=move || page.text("language") on:change=choose>
            {Lang::all().map(option).collect::<Vec<_>>()}
        </select>
    }
}

/// The toast, and the announcements for screen readers.
#[component]
fn Notices() -> impl IntoView {
    let page = Page::get();
    let toast = move || {
        page.toast.get().map(|toast| {
            let clause = toast.clause.map(|(game, clause)| {
                view! {
                    <a href=format!("/rules/{game}#{clause}") target="_blank" data-clause=clause.clone()>{clause.clone()}</a>
                }
            });
            view! {
                <div class="snack" data-snack>
                    <p>{toast.text}</p>
                    {clause}
                    <button aria-label=move || page.text("close") on:click=move |_| page.toast.set(None)>
                        {icon(icons::CROSS)}
                    </button>
                </div>
            }
        })
    };
    view! {
        <div role="status">{toast}</div>
        <div id="live" class="unseen" role="log" aria-live="polite">{move || page.announcement.get()}</div>
    }
}

/// The field for the reader's name, which this browser and the server keep.
#[component]
pub(crate) fn NameField(#[prop(default = "your-name")] label: &'static str) -> impl IntoView {
    let page = Page::get();
    view! {
        <label>
            <span>{move || page.text(label)}</span>
            <input
                type="text"
                name="name"
                maxlength="24"
                autocomplete="nickname"
                prop:value=move || page.name.get()
                on:input=move |event| page.name.set(event_target_value(&event))
                on:change=move |_| page.settle_name()
            />
        </label>
    }
}

/// Sets a signal to the value of a list or field.
pub(crate) fn set_from_event<T: std::str::FromStr + Send + Sync + 'static>(
    signal: RwSignal<T>,
    event: &web_sys::Event,
) {
    if let Ok(value) = event_target_value(event).parse() {
        signal.set(value);
    }
}

/// The page for an unknown address.
#[component]
fn NotFound() -> impl IntoView {
    let page = Page::get();
    view! {
        <main class="page" data-page="nowhere">
            <h1 id="title" tabindex="-1">{move || page.text("nowhere")}</h1>
            <p><a href="/">{move || page.text("to-home")}</a></p>
        </main>
    }
}
