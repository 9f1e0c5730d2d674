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
use crate::devices::DevicePage;
use crate::lessons::{CoursePage, LessonPage};
use crate::lobby::Lobby;
use crate::new_table::{HotseatDialog, OnlineDialog};
use crate::page::Page;
use crate::replay::ReplayPage;
use crate::review::ReviewPage;
use crate::rules::{Rules, RulesSummary};
use crate::settings::{KeyboardHelp, SettingsDialog};
use crate::table::{AssignmentSheet, EndOfMatch, OpenCard, TableSession, ThingCardView, Votes};

/// What few visits need. All of it is one part of the program, with one way in: each way in weighs something in the page
/// that everybody loads.
#[derive(Clone)]
pub(crate) enum RareView {
    /// The page of a replay, by the id of its table.
    Replay(String),
    /// The page with the review of a match, by the id of its table.
    Review(String),
    /// The page with the rules of a game.
    Rules(String),
    /// The rules of a game in a few sentences.
    RulesSummary(String),
    /// The page with the lessons of a game.
    Course(String),
    /// A lesson of a game, by its name.
    Lesson(String, String),
    /// The dialogs in which a table of the chosen game is opened.
    NewTable(RwSignal<&'static str>),
    /// The dialogs with the settings and with the keys.
    Settings,
    /// The page that a link to another device opens.
    Device,
    /// The end of a match.
    Ending(Box<TableSession>),
    /// Votes and talks at a table.
    Votes(Box<TableSession>),
}

/// What a table needs when a match is played, and not at first sight.
#[derive(Clone)]
pub(crate) enum TableView {
    /// The sheet on which workers get their tasks.
    Sheet(Box<TableSession>),
    /// The card of a thing, with the name of the game for links to its rules.
    Card(OpenCard, Signal<&'static str>),
}

/// Makes one of these views.
type MakeView = fn(RareView) -> AnyView;
/// Makes one of a table's later views.
type MakeTableView = fn(TableView) -> AnyView;
/// Makes the lists of tables on the home page.
type MakeLobby = fn() -> AnyView;
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

on_demand!(pages, make_rare_view -> MakeView, |which| match which {
    RareView::Replay(id) => view! { <ReplayPage id/> }.into_any(),
    RareView::Review(id) => view! { <ReviewPage id/> }.into_any(),
    RareView::Rules(game) => view! { <Rules game/> }.into_any(),
    RareView::RulesSummary(game) => view! { <RulesSummary game/> }.into_any(),
    RareView::Course(game) => view! { <CoursePage game/> }.into_any(),
    RareView::Lesson(game, name) => view! { <LessonPage game name/> }.into_any(),
    RareView::NewTable(game) => view! {
        <HotseatDialog game/>
        <OnlineDialog game/>
    }
    .into_any(),
    RareView::Settings => view! {
        <SettingsDialog/>
        <KeyboardHelp/>
    }
    .into_any(),
    RareView::Device => view! { <DevicePage/> }.into_any(),
    RareView::Votes(session) => view! { <Votes session=*session/> }.into_any(),
    RareView::Ending(session) => view! { <EndOfMatch session=*session/> }.into_any(),
});
on_demand!(table, make_table_view -> MakeTableView, |which| match which {
    TableView::Sheet(session) => view! { <AssignmentSheet session=*session/> }.into_any(),
    TableView::Card(open, game) => view! { <ThingCardView open game/> }.into_any(),
});
on_demand!(lobby, make_lobby -> MakeLobby, || view! { <Lobby/> }.into_any());
on_demand!(code, make_qr_code -> MakeQrCode, client::page::qr_code);

/// A page or a part of one, as soon as it is loaded.
pub(crate) fn rare_view(which: RareView) -> impl IntoView {
    let page = Page::get();
    let made = RwSignal::new(None);
    load(make_rare_view, made);
    move || match made.get() {
        Some(make) => make(which.clone()),
        None if matches!(which, RareView::Ending(_) | RareView::Votes(_)) => ().into_any(),
        None => view! { <p class="page">{page.text("part-coming")}</p> }.into_any(),
    }
}

/// A later view of a table, as soon as it is wanted and loaded. Once wanted, it stays.
pub(crate) fn table_view(which: TableView, is_wanted: impl Fn() -> bool + Send + Sync + 'static) -> impl IntoView {
    let made = RwSignal::new(None::<MakeTableView>);
    Effect::new(move |has_begun: Option<bool>| {
        let begins = has_begun != Some(true) && is_wanted();
        if begins {
            load(make_table_view, made);
        }
        begins || has_begun == Some(true)
    });
    move || made.get().map(|make| make(which.clone()))
}

/// The lists of tables on the home page, as soon as they are loaded.
pub(crate) fn lobby() -> impl IntoView {
    let made = RwSignal::new(None::<MakeLobby>);
    load(make_lobby, made);
    move || made.get().map(|make| make())
}

/// The dialogs in which a table is opened. They are loaded when `dialog` is set to the id of one, which is then opened.
pub(crate) fn new_table_dialogs(game: RwSignal<&'static str>, dialog: RwSignal<Option<&'static str>>) -> impl IntoView {
    on_wish(RareView::NewTable(game), dialog)
}

/// The dialogs with the settings and with the keys. They are loaded and opened when somebody wants one.
pub(crate) fn settings(page: Page) -> impl IntoView {
    on_wish(RareView::Settings, page.dialog_wanted)
}

/// Dialogs that are loaded when one of them is wanted, by its id, and opened then.
fn on_wish(which: RareView, dialog: RwSignal<Option<&'static str>>) -> impl IntoView {
    let made = RwSignal::new(None);
    Effect::new(move |_| {
        let Some(id) = dialog.get() else { return };
        if made.with(Option::is_none) {
            return load(make_rare_view, made);
        }
        dialog.set(None);
        browser::next_frame(move || browser::open_dialog(id));
    });
    move || made.get().map(|make: MakeView| make(which.clone()))
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
