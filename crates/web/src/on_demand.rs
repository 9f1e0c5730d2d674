//! Parts of the program that few visits need. With the feature `split` they are fetched on demand.
#![cfg_attr(feature = "split", allow(unsafe_code, reason = "the two sides of a cut call each other as C functions"))]
#![cfg_attr(
    feature = "split",
    allow(improper_ctypes, improper_ctypes_definitions, reason = "both sides are compiled in one go")
)]

use std::future::Future;

use leptos::prelude::*;
use leptos::task::spawn_local;
#[cfg(feature = "split")]
use wasm_split_helpers::{SplitLoaderError as NotLoaded, wasm_split};

use crate::browser;
use crate::new_table::{HotseatDialog, OnlineDialog};
use crate::page::Page;
use crate::replay::ReplayPage;
use crate::rules::{Rules, RulesSummary};
use crate::settings::SettingsDialog;
use crate::table::{EndOfMatch, TableSession};

/// Makes a page from the last part of its address.
type MakePage = fn(String) -> AnyView;
/// Makes the dialogs in which a table of the chosen game is opened.
type MakeDialogs = fn(RwSignal<&'static str>) -> AnyView;
/// Makes a view that needs nothing.
type MakeView = fn() -> AnyView;
/// Makes the end of a match.
type MakeEnding = fn(TableSession) -> AnyView;
/// Makes a QR code: its width, and its dark squares as an SVG path.
type MakeQrCode = fn(&str) -> (usize, String);

/// Without `split` every part is loaded already.
#[cfg(not(feature = "split"))]
type NotLoaded = std::convert::Infallible;

/// Declares an async function that gives one value of a part, after loading the part if necessary.
macro_rules! on_demand {
    ($part:ident, $name:ident -> $entry:ty, $value:expr) => {
        #[cfg(feature = "split")]
        #[wasm_split($part, fallible)]
        fn $name() -> Result<$entry, NotLoaded> {
            Ok($value)
        }

        #[cfg(not(feature = "split"))]
        async fn $name() -> Result<$entry, NotLoaded> {
            Ok($value)
        }
    };
}

on_demand!(pages, make_replay -> MakePage, |id| view! { <ReplayPage id/> }.into_any());
on_demand!(pages, make_rules -> MakePage, |game| view! { <Rules game/> }.into_any());
on_demand!(pages, make_rules_summary -> MakePage, |game| view! { <RulesSummary game/> }.into_any());
on_demand!(pages, make_new_table_dialogs -> MakeDialogs, |game| {
    view! {
        <HotseatDialog game/>
        <OnlineDialog game/>
    }
    .into_any()
});
on_demand!(pages, make_settings -> MakeView, || view! { <SettingsDialog/> }.into_any());
on_demand!(pages, make_ending -> MakeEnding, |session| view! { <EndOfMatch session/> }.into_any());
on_demand!(code, make_qr_code -> MakeQrCode, client::page::qr_code);

/// The page of a replay.
pub(crate) fn replay(id: String) -> impl IntoView {
    show_when_loaded(make_replay, id)
}

/// The page with the rules of a game.
pub(crate) fn rules(game: String) -> impl IntoView {
    show_when_loaded(make_rules, game)
}

/// The rules of a game in a few sentences.
pub(crate) fn rules_summary(game: String) -> impl IntoView {
    show_when_loaded(make_rules_summary, game)
}

/// The dialogs in which a table is opened. They are loaded when `dialog` is set to the id of one, which is then opened.
pub(crate) fn new_table_dialogs(game: RwSignal<&'static str>, dialog: RwSignal<Option<&'static str>>) -> impl IntoView {
    let made = RwSignal::new(None::<MakeDialogs>);
    Effect::new(move |_| {
        let Some(id) = dialog.get() else { return };
        if made.with(Option::is_none) {
            return load(make_new_table_dialogs, made);
        }
        dialog.set(None);
        browser::next_frame(move || browser::open_dialog(id));
    });
    move || made.get().map(|make| make(game))
}

/// The dialog with the settings. It is loaded and opened when somebody wants it.
pub(crate) fn settings(page: Page) -> impl IntoView {
    let made = RwSignal::new(None::<MakeView>);
    Effect::new(move |_| {
        if !page.is_settings_wanted.get() {
            return;
        }
        if made.with(Option::is_none) {
            return load(make_settings, made);
        }
        page.is_settings_wanted.set(false);
        browser::next_frame(|| browser::open_dialog("settings"));
    });
    move || made.get().map(|make| make())
}

/// The end of a match, which few wait for at the first table page.
pub(crate) fn ending(session: TableSession) -> impl IntoView {
    let made = RwSignal::new(None::<MakeEnding>);
    load(make_ending, made);
    move || made.get().map(|make| make(session))
}

/// Shows a page as soon as its part of the program is loaded.
fn show_when_loaded<F: Future<Output = Result<MakePage, NotLoaded>> + 'static>(
    part: fn() -> F,
    argument: String,
) -> impl IntoView {
    let page = Page::get();
    let made = RwSignal::new(None::<MakePage>);
    load(part, made);
    move || match made.get() {
        Some(make) => make(argument.clone()),
        None => view! { <p class="page">{page.text("part-coming")}</p> }.into_any(),
    }
}

/// The dark squares of a text's QR code, as the width of the code and an SVG path.
pub(crate) fn qr_code(text: Signal<String>) -> Signal<(usize, String)> {
    let drawn = RwSignal::new(None::<MakeQrCode>);
    load(make_qr_code, drawn);
    Signal::derive(move || drawn.get().map_or((1, String::new()), |draw| draw(&text.get())))
}

/// Loads a part, and tries again until it succeeds or the signal is gone.
fn load<T: Send + Sync + 'static, F>(part: fn() -> F, into: RwSignal<Option<T>>)
where
    F: Future<Output = Result<T, NotLoaded>> + 'static,
{
    spawn_local(async move {
        match part().await {
            Ok(value) => _ = into.try_set(Some(value)),
            Err(_) if into.is_disposed() => {}
            Err(_) => browser::set_timeout(crate::page::RETRY_MS, move || load(part, into)),
        }
    });
}
