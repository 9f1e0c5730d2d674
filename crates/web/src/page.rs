//! The state that all parts of the page share: the route, the reader's settings, the toast, the loaded games.

use std::cell::RefCell;
use std::collections::BTreeMap;

use bots::Level;
use client::fault_text;
use client::page::{ConfirmMoves, Preference, ReadingSpeed, Route, ThemeChoice, Volume, texts, time_text};
use draw::Theme;
use futures_util::future::join;
use leptos::prelude::*;
use leptos::reactive::graph::Observer;
use leptos::task::spawn_local;
use scene::{Lang, TextValue, Texts};
use wasm_bindgen::JsCast;

use crate::api::Trouble;
use crate::{api, browser, language};

/// A notice at the lower edge of the page, for a while.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Toast {
    /// Its text.
    pub(crate) text: String,
    /// The clause that it cites, with the game whose rules have it.
    pub(crate) clause: Option<(String, String)>,
}

/// The state that all parts of the page share: signals, so it is copied into every component.
#[derive(Clone, Copy)]
pub(crate) struct Page {
    pub(crate) route: RwSignal<Route>,
    pub(crate) lang: RwSignal<Lang>,
    pub(crate) theme_choice: RwSignal<ThemeChoice>,
    system_dark: RwSignal<bool>,
    pub(crate) pace: RwSignal<ReadingSpeed>,
    pub(crate) volume: RwSignal<Volume>,
    pub(crate) confirm_moves: RwSignal<ConfirmMoves>,
    /// What the reader has switched on, as words with spaces between them.
    preferences: RwSignal<String>,
    pub(crate) level: RwSignal<Level>,
    /// The reader's name, as it is being written.
    pub(crate) name: RwSignal<String>,
    /// The reader's name when it was last written to the end.
    pub(crate) settled_name: RwSignal<String>,
    /// The dialog that is to be shown as soon as its part of the program is loaded: `settings` or `keys`.
    pub(crate) dialog_wanted: RwSignal<Option<&'static str>>,
    pub(crate) toast: RwSignal<Option<Toast>>,
    /// The latest announcement for screen readers.
    pub(crate) announcement: RwSignal<String>,
    /// How many toasts were shown; the timer of an older toast does not close a newer one.
    toast_count: StoredValue<u32>,
    /// Whether a table that is shown waits for the reader.
    pub(crate) is_your_turn: RwSignal<bool>,
    /// The id of the table that is shown, and its game.
    pub(crate) shown_table: RwSignal<Option<(String, String)>>,
    /// The table that the reader has just opened or joined; they get a seat there.
    pub(crate) just_opened: StoredValue<Option<String>>,
    /// The games that are loaded.
    loaded_games: RwSignal<Vec<String>>,
    /// Whether a game is being loaded because the reader wants to play it.
    pub(crate) is_opening: StoredValue<bool>,
}

/// The pause before loading a part of the program is tried again.
pub(crate) const RETRY_MS: u64 = 3000;

thread_local! {
    static TEXTS: RefCell<BTreeMap<Lang, Texts>> = const { RefCell::new(BTreeMap::new()) };
}

fn with_texts<T>(lang: Lang, what: impl FnOnce(&Texts) -> T) -> T {
    TEXTS.with_borrow_mut(|all| what(all.entry(lang).or_insert_with(|| Texts::beside(lang, texts(lang)))))
}

/// The language of the document, which an early script has chosen.
pub(crate) fn document_lang() -> Lang {
    let root = browser::document().document_element();
    root.and_then(|root| root.get_attribute("lang")?.parse().ok()).unwrap_or(Lang::EN)
}

fn stored<T: std::str::FromStr>(key: &str, default: T) -> T {
    browser::storage_get(key).and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// Focuses the heading, as soon as the page that has it is loaded.
fn focus_heading(tries: u32) {
    match browser::element("title") {
        Some(heading) => _ = heading.focus(),
        None if tries > 0 => browser::set_timeout(100, move || focus_heading(tries - 1)),
        None => {}
    }
}

/// The value of a signal, tracked inside effects and views only.
pub(crate) fn value_of<T: Clone + Send + Sync + 'static>(signal: RwSignal<T>) -> T {
    match Observer::get() {
        Some(_) => signal.get(),
        None => signal.get_untracked(),
    }
}

impl Page {
    /// The state at the start, with the stored settings.
    pub(crate) fn new() -> Page {
        let path = browser::window().location().pathname().unwrap_or_default();
        let page = Page {
            route: RwSignal::new(Route::parse(&path)),
            lang: RwSignal::new(document_lang()),
            theme_choice: RwSignal::new(stored("theme", ThemeChoice::Auto)),
            system_dark: RwSignal::new(browser::matches_media("(prefers-color-scheme: dark)")),
            pace: RwSignal::new(stored("pace", ReadingSpeed::Brisk)),
            volume: RwSignal::new(stored("volume", Volume::Soft)),
            confirm_moves: RwSignal::new(stored("confirm", ConfirmMoves::Touch)),
            preferences: RwSignal::new(browser::storage_get("prefer").unwrap_or_else(|| "vibrate".to_owned())),
            level: RwSignal::new(stored("level", Level::Normal)),
            name: RwSignal::new(browser::storage_get("name").unwrap_or_default()),
            settled_name: RwSignal::new(browser::storage_get("name").unwrap_or_default()),
            dialog_wanted: RwSignal::new(None),
            toast: RwSignal::new(None),
            announcement: RwSignal::new(String::new()),
            toast_count: StoredValue::new(0),
            is_opening: StoredValue::new(false),
            shown_table: RwSignal::new(None),
            is_your_turn: RwSignal::new(false),
            just_opened: StoredValue::new(None),
            loaded_games: RwSignal::default(),
        };
        page.add_listeners();
        page.store_settings();
        page
    }

    /// The state, for a component.
    pub(crate) fn get() -> Page {
        expect_context()
    }

    fn add_listeners(self) {
        let window = browser::window();
        browser::listen(&window, "popstate", move |_: web_sys::Event| self.update_route());
        browser::listen(&browser::document(), "click", move |event: web_sys::MouseEvent| self.follow_link(&event));
        if let Ok(Some(list)) = window.match_media("(prefers-color-scheme: dark)") {
            let dark = self.system_dark;
            browser::listen(&list.clone(), "change", move |_: web_sys::Event| dark.set(list.matches()));
        }
    }

    /// Stores the settings when they change, and sets the attributes that the style sheet reads.
    fn store_settings(self) {
        Effect::new(move |_| {
            let lang = self.lang.get();
            browser::storage_set("lang", lang.word());
            if let Some(root) = browser::document().document_element() {
                let _ = root.set_attribute("lang", lang.word());
            }
        });
        Effect::new(move |_| {
            let (choice, theme) = (self.theme_choice.get(), self.theme());
            browser::storage_set("theme", choice.word());
            if let Some(root) = browser::document().document_element() {
                let _ = root.set_attribute("data-theme", choice.word());
                let _ = root.toggle_attribute_with_force("data-dark", theme.is_dark());
            }
        });
        Effect::new(move |_| {
            let preferences = self.preferences.get();
            browser::storage_set("prefer", &preferences);
            if let Some(root) = browser::document().document_element() {
                let _ = root.set_attribute("data-prefer", &preferences);
            }
        });
        Effect::new(move |_| browser::storage_set("volume", self.volume.get().word()));
        Effect::new(move |_| browser::storage_set("confirm", self.confirm_moves.get().word()));
        // The icon of the tab has a sign while the table waits for the reader.
        Effect::new(move |_| {
            let href = if self.is_your_turn.get() { "/favicon.svg#turn" } else { "/favicon.svg" };
            let link = browser::document().query_selector("link[rel=icon]").ok().flatten();
            link.into_iter().for_each(|link| _ = link.set_attribute("href", href));
        });
        Effect::new(move |_| browser::storage_set("pace", self.pace.get().word()));
        Effect::new(move |_| browser::storage_set("level", self.level.get().word()));
        Effect::new(move |_| self.name.with(|name| browser::storage_set("name", name)));
    }

    /// Whether the reader has switched something on.
    pub(crate) fn prefers(self, preference: Preference) -> bool {
        value_of(self.preferences).split(' ').any(|word| word == preference.word())
    }

    /// Switches something on or off.
    pub(crate) fn toggle_preference(self, preference: Preference) {
        let is_on = self.preferences.with_untracked(|words| words.split(' ').any(|word| word == preference.word()));
        self.preferences.update(|words| {
            let kept = words.split_whitespace().filter(|word| *word != preference.word());
            let added = (!is_on).then(|| preference.word());
            *words = kept.chain(added).collect::<Vec<_>>().join(" ");
        });
    }

    /// The theme that is shown now.
    pub(crate) fn theme(self) -> Theme {
        let theme = match (value_of(self.theme_choice), value_of(self.system_dark)) {
            (ThemeChoice::Light, _) | (ThemeChoice::Auto, false) => Theme::Light,
            (ThemeChoice::Dark, _) | (ThemeChoice::Auto, true) => Theme::Dark,
        };
        if self.prefers(Preference::Contrast) { theme.with_contrast() } else { theme }
    }

    /// One of the page's messages, in the reader's language.
    pub(crate) fn text(self, id: &str) -> String {
        with_texts(value_of(self.lang), |texts| texts.text(id))
    }

    /// One of the page's messages with values.
    pub(crate) fn text_with<'a, const N: usize>(self, id: &str, values: [(&'a str, TextValue<'a>); N]) -> String {
        with_texts(value_of(self.lang), |texts| texts.with(id, values))
    }

    /// A list in words, such as "ana, ben and cyd".
    pub(crate) fn list(self, things: &[String]) -> String {
        with_texts(value_of(self.lang), |texts| texts.list(things))
    }

    /// Two things with the language's colon between them.
    pub(crate) fn colon(self, left: &str, right: &str) -> String {
        self.text_with("colon", [("left", left.into()), ("right", right.into())])
    }

    /// A time in the shortest form.
    pub(crate) fn time(self, ms: u64) -> String {
        with_texts(value_of(self.lang), |texts| time_text(texts, ms))
    }

    /// Why the server gave no answer that can be used, in the reader's language.
    pub(crate) fn trouble(self, trouble: &Trouble) -> String {
        match trouble {
            Trouble::Gone => self.text("server-gone"),
            Trouble::Refused(fault) => with_texts(value_of(self.lang), |texts| fault_text(fault, texts)),
        }
    }

    /// The reader's name, or the word for a guest if it is empty.
    pub(crate) fn name_or_guest(self) -> String {
        let name = value_of(self.name);
        if name.trim().is_empty() { self.text("guest") } else { name.trim().to_owned() }
    }

    /// The reader has written their name: the server keeps it, and a table that is shown changes it.
    pub(crate) fn settle_name(self) {
        let name = self.name.get_untracked().trim().to_owned();
        if !name.is_empty() && self.settled_name.get_untracked() != name {
            self.settled_name.set(name.clone());
            spawn_local(async move {
                if let Err(refused @ Trouble::Refused(_)) = api::rename(&name).await {
                    self.show_toast(self.trouble(&refused), None);
                }
            });
        }
    }

    /// Takes the name that the server knows, if this browser knows none.
    pub(crate) fn learn_name(self, known: &str) {
        if !known.is_empty() && self.name.with_untracked(String::is_empty) {
            self.settled_name.set(known.to_owned());
            self.name.set(known.to_owned());
        }
    }

    /// Makes the present effect or view run again when a game is loaded.
    pub(crate) fn track_loaded_games(self) {
        self.loaded_games.track();
    }

    /// Whether a game is loaded.
    pub(crate) fn is_loaded(self, game: &str) -> bool {
        value_of(self.loaded_games).iter().any(|loaded| loaded == game)
    }

    /// Loads a game, if it is not loaded yet. Gives whether it is loaded now.
    pub(crate) async fn load_game(self, game: &str) -> bool {
        let mut lang = self.lang.get_untracked();
        // Both are asked for at once, since each way to the server and back takes a while on a phone.
        let (program, mut has_texts) = join(games::load(game), language::load_game(game, lang)).await;
        // The reader may change the language while its texts are on their way.
        while has_texts && lang != self.lang.get_untracked() {
            lang = self.lang.get_untracked();
            has_texts = language::load_game(game, lang).await;
        }
        if program.is_err() || !has_texts {
            return false;
        }
        if !self.loaded_games.with_untracked(|games| games.iter().any(|loaded| loaded == game)) {
            self.loaded_games.update(|games| games.push(game.to_owned()));
        }
        true
    }

    /// Changes the language, as soon as its texts are loaded.
    pub(crate) fn change_lang(self, lang: Lang) {
        spawn_local(async move {
            let mut is_there = language::load_page(lang).await;
            for game in self.loaded_games.get_untracked() {
                is_there = is_there && language::load_game(&game, lang).await;
            }
            match is_there {
                true => {
                    self.lang.set(lang);
                    // Who shares the address shares the language, and after a reload it is the same.
                    let location = browser::window().location();
                    let (path, hash) = (location.pathname(), location.hash());
                    self.replace_address(&format!(
                        "{}?lang={lang}{}",
                        path.unwrap_or_default(),
                        hash.unwrap_or_default()
                    ));
                }
                false => self.show_toast(self.text("server-gone"), None),
            }
        });
    }

    /// Loads a game, and tries again until it succeeds.
    pub(crate) fn load_game_with_retries(self, game: &str) {
        let game = game.to_owned();
        spawn_local(async move {
            if !self.load_game(&game).await {
                browser::set_timeout(RETRY_MS, move || self.load_game_with_retries(&game));
            }
        });
    }

    /// Calls a function as soon as a game is loaded, or shows that the server cannot be reached.
    pub(crate) fn with_game(self, game: &'static str, what: impl FnOnce() + 'static) {
        self.is_opening.set_value(true);
        spawn_local(async move {
            let is_loaded = self.load_game(game).await;
            self.is_opening.set_value(false);
            match is_loaded {
                true => what(),
                false => self.show_toast(self.text("server-gone"), None),
            }
        });
    }

    /// Goes to an address within the page.
    pub(crate) fn navigate(self, path: &str) {
        if let Ok(history) = browser::window().history() {
            let _ = history.push_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(path));
        }
        self.update_route();
        browser::window().scroll_to_with_x_and_y(0.0, 0.0);
    }

    /// Goes to a table of the server and sits down there. A reader without a name is asked for one at the table.
    pub(crate) fn join_table(self, id: &str) {
        if self.name.with_untracked(|name| !name.trim().is_empty()) {
            self.just_opened.set_value(Some(id.to_owned()));
        }
        self.navigate(&format!("/t/{id}"));
    }

    /// Changes the address without changing the route.
    pub(crate) fn replace_address(self, path: &str) {
        if let Ok(history) = browser::window().history() {
            let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(path));
        }
    }

    /// Reads the route from the address.
    fn update_route(self) {
        let route = Route::parse(&browser::window().location().pathname().unwrap_or_default());
        self.toast.set(None);
        if self.route.get_untracked() != route {
            self.route.set(route);
            // Screen readers read the heading of the new page when it gets the focus.
            browser::next_frame(|| focus_heading(20));
        }
    }

    /// Follows links within the page without a reload.
    fn follow_link(self, event: &web_sys::MouseEvent) {
        if event.default_prevented() || event.button() != 0 || event.meta_key() || event.ctrl_key() || event.shift_key()
        {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let Some(link) = target.and_then(|target| target.closest("a[href]").ok().flatten()) else { return };
        let href = link.get_attribute("href").unwrap_or_default();
        let is_external = link.has_attribute("target") || link.has_attribute("download");
        if href.starts_with('/') && !href.starts_with("/api") && !is_external {
            event.prevent_default();
            self.navigate(&href);
        }
    }

    /// Shows a toast.
    pub(crate) fn show_toast(self, text: impl Into<String>, clause: Option<(String, String)>) {
        let text = text.into();
        // Enough time to read it twice.
        let ms = 4000 + 90 * text.chars().count() as u64;
        self.toast.set(Some(Toast { text, clause }));
        let number = self.toast_count.with_value(|number| number + 1);
        self.toast_count.set_value(number);
        browser::set_timeout(ms, move || {
            if self.toast_count.with_value(|latest| *latest == number) {
                self.toast.set(None);
            }
        });
    }
}
