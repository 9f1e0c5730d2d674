//! Parts of the program that few visits need. A page that is built to be small (feature `split`) fetches them on demand.
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
use crate::opening::{Hotseat, Online};
use crate::page::Page;
use crate::replay::ReplayPage;
use crate::rules::{Glance, Rules};

/// How a page is made from the last part of its address.
type Make = fn(String) -> AnyView;
/// How the dialogs are made in which a table of the chosen game is opened.
type Dialogs = fn(RwSignal<&'static str>) -> AnyView;
/// How a text becomes a code: its width, and its dark squares as an SVG path.
type Draw = fn(&str) -> (usize, String);

/// Without `split` every part is there already.
#[cfg(not(feature = "split"))]
type NotLoaded = std::convert::Infallible;

/// Declares a function that gives one entry of a part, after fetching the part if it is not there yet.
macro_rules! part {
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

part!(pages, make_replay -> Make, |id| view! { <ReplayPage id/> }.into_any());
part!(pages, make_rules -> Make, |game| view! { <Rules game/> }.into_any());
part!(pages, make_glance -> Make, |game| view! { <Glance game/> }.into_any());
part!(pages, make_openings -> Dialogs, |game| {
    view! {
        <Hotseat game/>
        <Online game/>
    }
    .into_any()
});
part!(code, draw_code -> Draw, client::page::qr_code);

/// The page on which a match is watched again.
pub(crate) fn replay(id: String) -> impl IntoView {
    later(make_replay, id)
}

/// The page with the rules of a game.
pub(crate) fn rules(game: String) -> impl IntoView {
    later(make_rules, game)
}

/// The rules of a game in a few sentences.
pub(crate) fn glance(game: String) -> impl IntoView {
    later(make_glance, game)
}

/// The dialogs in which a table is opened. They come when the first of them is wanted by its id, which opens it.
pub(crate) fn openings(game: RwSignal<&'static str>, wanted: RwSignal<Option<&'static str>>) -> impl IntoView {
    let made = RwSignal::new(None::<Dialogs>);
    Effect::new(move |_| {
        let Some(dialog) = wanted.get() else { return };
        if made.with(Option::is_none) {
            return fetch(make_openings, made);
        }
        wanted.set(None);
        browser::next_frame(move || browser::open_dialog(dialog));
    });
    move || made.get().map(|make| make(game))
}

/// Shows a page as soon as its part of the program is there.
fn later<F: Future<Output = Result<Make, NotLoaded>> + 'static>(load: fn() -> F, what: String) -> impl IntoView {
    let page = Page::get();
    let made = RwSignal::new(None::<Make>);
    fetch(load, made);
    move || match made.get() {
        Some(make) => make(what.clone()),
        None => view! { <p class="page">{page.text("part-coming")}</p> }.into_any(),
    }
}

/// The dark squares of a text's QR code, as the width of the code and an SVG path.
pub(crate) fn code(text: Signal<String>) -> Signal<(usize, String)> {
    let drawn = RwSignal::new(None::<Draw>);
    fetch(draw_code, drawn);
    Signal::derive(move || drawn.get().map_or((1, String::new()), |draw| draw(&text.get())))
}

/// Loads a part as often as it takes, while somebody waits for it.
fn fetch<T: Send + Sync + 'static, F>(load: fn() -> F, into: RwSignal<Option<T>>)
where
    F: Future<Output = Result<T, NotLoaded>> + 'static,
{
    spawn_local(async move {
        match load().await {
            Ok(part) => _ = into.try_set(Some(part)),
            Err(_) if into.is_disposed() => {}
            Err(_) => browser::later(crate::page::RETRY_MS, move || fetch(load, into)),
        }
    });
}
