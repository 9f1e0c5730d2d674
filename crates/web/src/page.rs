//! What all parts of the page share: language, theme, name, pace, and where the reader is.

use std::cell::OnceCell;

use bots::Level;
use client::page::{ReadingSpeed, Route, ThemeChoice, texts};
use draw::Theme;
use leptos::prelude::*;
use leptos::reactive::graph::Observer;
use leptos::task::spawn_local;
use scene::{Lang, TextValue, Texts};
use wasm_bindgen::JsCast;

use crate::browser;

/// Something the page says at its lower edge, until it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Snack {
    /// What it says.
    pub(crate) text: String,
    /// The clause behind it, with the game whose rules have it.
    pub(crate) clause: Option<(String, String)>,
}

/// What all parts of the page share.
#[derive(Clone, Copy)]
pub(crate) struct Page {
    pub(crate) route: RwSignal<Route>,
    pub(crate) lang: RwSignal<Lang>,
    pub(crate) theme_choice: RwSignal<ThemeChoice>,
    system_dark: RwSignal<bool>,
    pub(crate) pace: RwSignal<ReadingSpeed>,
    pub(crate) level: RwSignal<Level>,
    pub(crate) name: RwSignal<String>,
    pub(crate) snack: RwSignal<Option<Snack>>,
    /// What a screen reader says next.
    pub(crate) announcement: RwSignal<String>,
    snacks: StoredValue<u32>,
    /// The table that is shown, and its game.
    pub(crate) shown: RwSignal<Option<(String, String)>>,
    /// The table that the reader has just opened, to sit down at.
    pub(crate) opened: StoredValue<Option<String>>,
    /// The games that are loaded.
    games: RwSignal<Vec<String>>,
}

/// How long a part of the program that did not come is left alone.
pub(crate) const RETRY_MS: u64 = 3000;

thread_local! {
    static WORDS: [OnceCell<Texts>; 2] = const { [const { OnceCell::new() }; 2] };
}

fn with_words<T>(lang: Lang, what: impl FnOnce(&Texts) -> T) -> T {
    WORDS.with(|words| what(words[lang as usize].get_or_init(|| Texts::beside(lang, texts(lang)))))
}

fn chosen<T: std::str::FromStr>(key: &str, default: T) -> T {
    browser::kept(key).and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// Goes to the heading, as soon as the part of the program that brings it is there.
fn focus_heading(tries: u32) {
    match browser::element("title") {
        Some(heading) => _ = heading.focus(),
        None if tries > 0 => browser::later(100, move || focus_heading(tries - 1)),
        None => {}
    }
}

/// What a signal holds, for those who watch it and for those who ask once.
pub(crate) fn now<T: Clone + Send + Sync + 'static>(signal: RwSignal<T>) -> T {
    match Observer::get() {
        Some(_) => signal.get(),
        None => signal.get_untracked(),
    }
}

impl Page {
    /// The page at its beginning, as the reader left it last time.
    pub(crate) fn new() -> Page {
        let root = browser::document().document_element();
        let lang = root.and_then(|root| root.get_attribute("lang")?.parse().ok()).unwrap_or(Lang::En);
        let path = browser::window().location().pathname().unwrap_or_default();
        let page = Page {
            route: RwSignal::new(Route::parse(&path)),
            lang: RwSignal::new(lang),
            theme_choice: RwSignal::new(chosen("theme", ThemeChoice::Auto)),
            system_dark: RwSignal::new(browser::media("(prefers-color-scheme: dark)")),
            pace: RwSignal::new(chosen("pace", ReadingSpeed::Brisk)),
            level: RwSignal::new(chosen("level", Level::Normal)),
            name: RwSignal::new(browser::kept("name").unwrap_or_default()),
            snack: RwSignal::new(None),
            announcement: RwSignal::new(String::new()),
            snacks: StoredValue::new(0),
            shown: RwSignal::new(None),
            opened: StoredValue::new(None),
            games: RwSignal::default(),
        };
        page.listen();
        page.keep();
        page
    }

    /// The page that a component stands in.
    pub(crate) fn get() -> Page {
        expect_context()
    }

    fn listen(self) {
        let window = browser::window();
        browser::listen(&window, "popstate", move |_: web_sys::Event| self.follow());
        browser::listen(&browser::document(), "click", move |event: web_sys::MouseEvent| self.click(&event));
        if let Ok(Some(list)) = window.match_media("(prefers-color-scheme: dark)") {
            let dark = self.system_dark;
            browser::listen(&list.clone(), "change", move |_: web_sys::Event| dark.set(list.matches()));
        }
    }

    /// Keeps what the reader chose, and tells the style sheet.
    fn keep(self) {
        Effect::new(move |_| {
            let lang = self.lang.get();
            browser::keep("lang", lang.word());
            if let Some(root) = browser::document().document_element() {
                let _ = root.set_attribute("lang", lang.word());
            }
        });
        Effect::new(move |_| {
            let (choice, theme) = (self.theme_choice.get(), self.theme());
            browser::keep("theme", choice.word());
            if let Some(root) = browser::document().document_element() {
                let _ = root.set_attribute("data-theme", choice.word());
                let _ = root.toggle_attribute_with_force("data-dark", theme == Theme::Dark);
            }
        });
        Effect::new(move |_| browser::keep("pace", self.pace.get().word()));
        Effect::new(move |_| browser::keep("level", self.level.get().word()));
        Effect::new(move |_| self.name.with(|name| browser::keep("name", name)));
    }

    /// Light or dark, as it is now.
    pub(crate) fn theme(self) -> Theme {
        match (now(self.theme_choice), now(self.system_dark)) {
            (ThemeChoice::Light, _) | (ThemeChoice::Auto, false) => Theme::Light,
            (ThemeChoice::Dark, _) | (ThemeChoice::Auto, true) => Theme::Dark,
        }
    }

    /// One of the page's messages, in the reader's language.
    pub(crate) fn text(self, id: &str) -> String {
        with_words(now(self.lang), |words| words.text(id))
    }

    /// One of the page's messages with values.
    pub(crate) fn text_with<'a, const N: usize>(self, id: &str, values: [(&'a str, TextValue<'a>); N]) -> String {
        with_words(now(self.lang), |words| words.with(id, values))
    }

    /// Several things in a row.
    pub(crate) fn list(self, things: &[String]) -> String {
        with_words(now(self.lang), |words| words.list(things))
    }

    /// The name that others see, or a plain one while none was given.
    pub(crate) fn name_or_guest(self) -> String {
        let name = now(self.name);
        if name.trim().is_empty() { self.text("guest") } else { name.trim().to_owned() }
    }

    /// Has whoever watches look again when a game is loaded.
    pub(crate) fn watch_games(self) {
        self.games.track();
    }

    /// Whether a game is loaded, for those who watch and for those who ask once.
    pub(crate) fn has(self, game: &str) -> bool {
        now(self.games).iter().any(|loaded| loaded == game)
    }

    /// Loads a game, if it is not there yet. Gives whether it is there now.
    pub(crate) async fn load(self, game: &str) -> bool {
        if games::load(game).await.is_err() {
            return false;
        }
        if !self.games.with_untracked(|games| games.iter().any(|loaded| loaded == game)) {
            self.games.update(|games| games.push(game.to_owned()));
        }
        true
    }

    /// Loads a game that somebody waits for, as often as it takes.
    pub(crate) fn want(self, game: &str) {
        let game = game.to_owned();
        spawn_local(async move {
            if !self.load(&game).await {
                browser::later(RETRY_MS, move || self.want(&game));
            }
        });
    }

    /// Does something with a game as soon as it is loaded, or says that it cannot be had.
    pub(crate) fn with_game(self, game: &'static str, what: impl FnOnce() + 'static) {
        spawn_local(async move {
            match self.load(game).await {
                true => what(),
                false => self.snack(self.text("server-gone"), None),
            }
        });
    }

    /// Goes to another part of the page.
    pub(crate) fn go(self, path: &str) {
        if let Ok(history) = browser::window().history() {
            let _ = history.push_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(path));
        }
        self.follow();
        browser::window().scroll_to_with_x_and_y(0.0, 0.0);
    }

    /// Changes the address without going anywhere.
    pub(crate) fn rewrite(self, path: &str) {
        if let Ok(history) = browser::window().history() {
            let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(path));
        }
    }

    fn follow(self) {
        let route = Route::parse(&browser::window().location().pathname().unwrap_or_default());
        self.snack.set(None);
        if self.route.get_untracked() != route {
            self.route.set(route);
            // The new page has a heading; whoever cannot see it hears it.
            browser::next_frame(|| focus_heading(20));
        }
    }

    /// Links within the page do not load it anew.
    fn click(self, event: &web_sys::MouseEvent) {
        if event.default_prevented() || event.button() != 0 || event.meta_key() || event.ctrl_key() || event.shift_key()
        {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let Some(link) = target.and_then(|target| target.closest("a[href]").ok().flatten()) else { return };
        let href = link.get_attribute("href").unwrap_or_default();
        let stays = link.has_attribute("target") || link.has_attribute("download");
        if href.starts_with('/') && !href.starts_with("/api") && !stays {
            event.prevent_default();
            self.go(&href);
        }
    }

    /// Says something at the lower edge, for a while.
    pub(crate) fn snack(self, text: impl Into<String>, clause: Option<(String, String)>) {
        let text = text.into();
        // Long enough to read it twice.
        let ms = 4000 + 90 * text.chars().count() as u64;
        self.snack.set(Some(Snack { text, clause }));
        let number = self.snacks.with_value(|number| number + 1);
        self.snacks.set_value(number);
        browser::later(ms, move || {
            if self.snacks.with_value(|now| *now == number) {
                self.snack.set(None);
            }
        });
    }
}
