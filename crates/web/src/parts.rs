//! Parts of the program that few visits need, which come over the line when somebody wants them.
#![allow(unsafe_code, reason = "the two sides of a cut call each other as C functions")]
#![allow(improper_ctypes, improper_ctypes_definitions, reason = "both sides are compiled in one go")]

use std::future::Future;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

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

#[wasm_split(pages, fallible)]
fn make_replay() -> Result<Make, SplitLoaderError> {
    Ok(|id| view! { <ReplayPage id/> }.into_any())
}

#[wasm_split(pages, fallible)]
fn make_rules() -> Result<Make, SplitLoaderError> {
    Ok(|game| view! { <Rules game/> }.into_any())
}

#[wasm_split(pages, fallible)]
fn make_glance() -> Result<Make, SplitLoaderError> {
    Ok(|game| view! { <Glance game/> }.into_any())
}

#[wasm_split(pages, fallible)]
fn make_openings() -> Result<Dialogs, SplitLoaderError> {
    Ok(|game| {
        view! {
            <Hotseat game/>
            <Online game/>
        }
        .into_any()
    })
}

#[wasm_split(code, fallible)]
fn draw_code() -> Result<Draw, SplitLoaderError> {
    Ok(crate::code::draw)
}

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
fn later<F: Future<Output = Result<Make, SplitLoaderError>> + 'static>(load: fn() -> F, what: String) -> impl IntoView {
    let page = Page::get();
    let made = RwSignal::new(None::<Make>);
    fetch(load, made);
    move || match made.get() {
        Some(make) => make(what.clone()),
        None => view! { <p class="page">{page.say("part-coming")}</p> }.into_any(),
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
    F: Future<Output = Result<T, SplitLoaderError>> + 'static,
{
    spawn_local(async move {
        match load().await {
            Ok(part) => _ = into.try_set(Some(part)),
            Err(_) if into.is_disposed() => {}
            Err(_) => browser::later(crate::page::RETRY_MS, move || fetch(load, into)),
        }
    });
}
