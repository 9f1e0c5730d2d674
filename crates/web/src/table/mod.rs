//! The table: the question on top, the board, and beside it choices, log, chat and seats.

mod assignment_sheet;
pub(crate) mod chat;
mod connection;
mod ending;
mod gather;
mod keyboard;
mod log;
mod opening;
mod question;
mod seats;
mod session;
mod side_panel;
pub(crate) mod stage;
pub(crate) mod thing_card;
mod tool_buttons;
mod votes;

use client::{Local, TargetParts};
use draw::PanePart;
use engine::{Seat, Viewer};
use leptos::prelude::*;
use scene::Pick;

pub(crate) use self::assignment_sheet::AssignmentSheet;
pub(crate) use self::ending::EndOfMatch;
use self::gather::Gather;
pub(crate) use self::gather::{QrCode, clock_text};
use self::opening::Opening;
use self::question::QuestionPanel;
use self::session::{ConnectionState, PageState};
pub(crate) use self::session::{EffectBadge, TableSession};
use self::side_panel::{SidePanel, Tab};
use self::stage::{Recap, StageView};
pub(crate) use self::thing_card::{OpenCard, ThingCardView};
pub(crate) use self::votes::Votes;
use crate::board::{Board, BoardInput, BoardKind};
use crate::on_demand::{RareView, TableView, rare_view, table_view};
use crate::page::Page;
use crate::saved_tables::SavedTable;
use crate::{browser, saved_tables};

/// The page of a table in this browser.
#[component]
pub(crate) fn LocalTable(id: String) -> impl IntoView {
    let page = Page::get();
    let Some(SavedTable { game, .. }) = saved_tables::find(&id) else {
        return view! { <Table session=TableSession::missing(page)/> }.into_any();
    };
    page.load_game_with_retries(&game);
    let is_loaded = Memo::new(move |_| page.is_loaded(&game));
    let shown = move || {
        if !is_loaded.get() {
            return view! { <main data-page="table" data-face="nothing"><OneSentence text="table-opening"/></main> }
                .into_any();
        }
        let restored = saved_tables::load_text(&id).and_then(|text| Local::restore(&text, browser::now()).ok());
        let session = match restored {
            Some(local) => TableSession::local(page, local, None),
            None => TableSession::missing(page),
        };
        view! { <Table session/> }.into_any()
    };
    shown.into_any()
}

/// The page of a table of the server. The key of a closed one is in the fragment of the link, which no server sees.
#[component]
pub(crate) fn OnlineTable(id: String) -> impl IntoView {
    let page = Page::get();
    let key = key_in_address().or_else(|| saved_tables::find(&id).and_then(|saved| saved.key));
    let session = TableSession::online(page, &id, key);
    // A link to the same table that is opened in the same tab changes only the fragment.
    let links = window_event_listener_untyped("hashchange", move |_| {
        if let Some(key) = key_in_address().filter(|key| session.key().as_ref() != Some(key)) {
            session.use_key(key);
        }
    });
    on_cleanup(move || links.remove());
    view! { <Table session/> }
}

/// The key in the fragment of the address, which the links to closed tables have.
fn key_in_address() -> Option<String> {
    let fragment = browser::window().location().hash().unwrap_or_default();
    Some(fragment.trim_start_matches('#').to_owned()).filter(|key| !key.is_empty() && key != "title")
}

/// A seat's letter in its colour and shape.
pub(crate) fn badge(seat: Seat) -> impl IntoView {
    let letter = seat.letter();
    view! { <span class="seat" data-seat=letter.to_string() aria-hidden="true">{letter.to_uppercase().to_string()}</span> }
}

/// A table in its present state.
#[component]
pub(crate) fn Table(session: TableSession) -> impl IntoView {
    let page = session.page;
    let content = move || match session.page_state.get() {
        PageState::Nothing => view! { <OneSentence text="table-opening"/> }.into_any(),
        PageState::Missing => view! { <OneSentence text="table-missing"/> }.into_any(),
        PageState::Outdated => view! { <OneSentence text="table-outdated"/> }.into_any(),
        PageState::Gathering => view! { <Gather session/> }.into_any(),
        PageState::PassScreen(seat) => view! { <PassScreen session seat/> }.into_any(),
        PageState::Table => view! { <MatchView session/> }.into_any(),
    };
    let name = move || match session.page_state.get() {
        PageState::Nothing => "nothing",
        PageState::Gathering => "gathering",
        PageState::PassScreen(_) => "handover",
        PageState::Table => "table",
        PageState::Outdated => "outdated",
        PageState::Missing => "missing",
    };
    view! {
        {move || why_offline(session.connection_state.get()).map(|text| view! {
            <p id="offline" class="offline" role="alert">{move || page.text(text)}</p>
        })}
        <main data-page="table" data-face=name data-viewer=move || viewer(session)>{content}</main>
    }
}

/// The text that says why there is no connection.
fn why_offline(state: ConnectionState) -> Option<&'static str> {
    match state {
        ConnectionState::Local | ConnectionState::Connecting | ConnectionState::Connected => None,
        ConnectionState::Lost => Some("line-gone"),
        ConnectionState::Revoked => Some("line-revoked"),
    }
}

fn viewer(session: TableSession) -> Option<String> {
    session.screen.with(|screen| {
        Some(match screen.as_ref()?.viewer {
            Viewer::Seat(seat) => seat.letter().to_string(),
            Viewer::Spectator => "spectator".to_owned(),
        })
    })
}

/// A page with one sentence.
#[component]
fn OneSentence(text: &'static str) -> impl IntoView {
    let page = Page::get();
    view! {
        <div class="pass">
            <div>
                <h1 id="title" tabindex="-1">{move || page.text(text)}</h1>
                <a class="button" href="/">{move || page.text("to-home")}</a>
            </div>
        </div>
    }
}

/// The page between two players at one screen; it shows no secrets.
#[component]
fn PassScreen(session: TableSession, seat: Seat) -> impl IntoView {
    let page = session.page;
    let name = move || seats::name(session, seat);
    view! {
        <div class="pass" id="handover">
            <div>
                {badge(seat)}
                <h1 id="title" tabindex="-1">{move || page.text_with("handover", [("name", name().into())])}</h1>
                <p class="soft">{move || page.text("handover-line")}</p>
                <button class="main" data-do="take-screen" on:click=move |_| session.take_screen()>
                    {move || page.text_with("handover-take", [("name", name().into())])}
                </button>
            </div>
        </div>
    }
}

/// A match that is played or over.
#[component]
fn MatchView(session: TableSession) -> impl IntoView {
    let input = BoardInput {
        on_drag: Callback::new(move |(id, is_goal): (String, bool)| session.drag(&Pick::Thing(id), is_goal)),
        on_touch: Callback::new(move |(id, by_finger): (String, bool)| session.touch(&Pick::Thing(id), by_finger)),
        on_inspect: Callback::new(move |(id, is_pinned): (String, bool)| session.show_card(&id, is_pinned)),
        on_point: Callback::new(move |id: Option<String>| session.point_at(id.as_deref())),
        on_leave: Callback::new(move |()| session.card.pointer_left()),
    };
    let highlights = Memo::new(move |_| session.highlights());
    let keys = window_event_listener(leptos::ev::keydown, move |event| keyboard::press(session, &event));
    let hidden_at = StoredValue::new(None::<u64>);
    let shown = window_event_listener_untyped("visibilitychange", move |_| match browser::document().hidden() {
        true => hidden_at.set_value(Some(browser::now())),
        false => {
            let since = hidden_at.try_update_value(Option::take).flatten();
            session.page_shown(since.map_or(0, |since| browser::now().saturating_sub(since)));
        }
    });
    on_cleanup(move || {
        keys.remove();
        shown.remove();
    });
    // What moments are about is marked on the board.
    Effect::new(move |_| {
        let things = session.stage.moment.with(|moment| moment.as_ref().map(|staged| staged.things.clone()));
        session.mentioned.set(things.unwrap_or_default());
    });
    let has_votes = Memo::new(move |_| votes::has_some(session));
    let parts = Memo::new(move |_| target_parts(session));
    let tab = RwSignal::new(Tab::Board);
    // A phone has room for the board or for the others' things: the part in which something is asked is shown.
    Effect::new(move |_| {
        let shown = match parts.get().to_show() {
            Some(PanePart::Others) => Tab::Others,
            _ => Tab::Board,
        };
        if matches!(tab.get_untracked(), Tab::Board | Tab::Others) {
            tab.set(shown);
        }
    });
    let has_own = Memo::new(move |_| session.screen.with(|screen| screen.as_ref()?.viewer.seat()).is_some());
    let game = Signal::derive(move || {
        session.screen.with(|screen| screen.as_ref().map(|screen| screen.game)).unwrap_or_default()
    });
    let flat = Memo::new(move |_| {
        let board = session.screen.with(|screen| screen.as_ref().map(|screen| screen.presentation.scene.board));
        board.filter(|(w, _)| *w > 0.0).map_or_else(|| "0.6".to_owned(), |(w, h)| format!("{:.2}", h / w))
    });
    view! {
        <div
            class="table"
            class:no-own=move || !has_own.get()
            style=("--flat", move || flat.get())
            data-shown=move || tab.get().word()
        >
            <QuestionPanel session/>
            <StageView stage=session.stage on_skip=Callback::new(move |()| session.process_inbox())/>
            <div class="over-board">
                <Opening session/>
                <Show when=move || has_votes.get()>
                    {rare_view(RareView::Votes(Box::new(session)))}
                </Show>
                <Show when=move || session.ending.with(Option::is_some)>
                    {rare_view(RareView::Ending(Box::new(session)))}
                </Show>
                <Recap session/>
            </div>
            <Board
                screen=session.screen.into()
                highlights=highlights.into()
                preview=session.preview
                input
                kind=BoardKind::Panes
            />
            <SidePanel session tab parts/>
            {table_view(TableView::Sheet(Box::new(session)), move || assignment_sheet::assignment(session).is_some())}
        </div>
        {table_view(TableView::Card(session.card, game), move || session.card.is_open())}
    }
}

/// Where the things are that can be touched now.
fn target_parts(session: TableSession) -> TargetParts {
    if session.is_sent.get() {
        return TargetParts::default();
    }
    session.picking.with(|picking| {
        let targets = picking.as_ref().map(client::Picking::targets).unwrap_or_default();
        session.screen.with(|screen| {
            screen.as_ref().map(|screen| TargetParts::of(&screen.presentation.scene, &targets)).unwrap_or_default()
        })
    })
}
