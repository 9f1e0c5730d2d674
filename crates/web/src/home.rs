//! The home page: the games, and the tables that one has or may join.

use client::{Local, LocalSetup};
use engine::{About, Seed, Settings};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::board::Board;
use crate::icons::{self, icon};
use crate::keep::{self, Kept};
use crate::page::Page;
use crate::painter::Lights;
use crate::{api, browser, catalogue, parts};

/// Opens a table in this browser and goes there.
pub(crate) fn begin(page: Page, plan: LocalSetup) {
    go_on(page, Local::open(plan, Seed::new(browser::random()), browser::now()));
}

/// Keeps a table that was opened in this browser, and goes there.
pub(crate) fn go_on(page: Page, opened: Result<Local, client::LocalFault>) {
    match opened {
        Ok(mut local) => {
            let id = local.table().to_owned();
            if keep::save(&id, &local.save()) {
                let LocalSetup { game, .. } = local.rematch_setup("");
                let at = browser::now();
                keep::remember(Kept {
                    id: id.clone(),
                    game,
                    names: Vec::new(),
                    is_local: true,
                    is_over: false,
                    key: None,
                    at,
                });
                page.go(&format!("/play/{id}"));
            } else {
                page.snack(page.text("no-room"), None);
            }
        }
        Err(fault) => page.snack(fault.to_string(), None),
    }
}

/// One person against bots, with the usual choices.
fn play_now(page: Page, about: &'static About) {
    let settings = Settings::new(about.options, catalogue::seats(about));
    let (name, level) = (page.name_or_guest(), page.level.get_untracked());
    let plan = LocalSetup::solo(&browser::new_id(), about.name, settings, &name, level);
    page.with_game(about.name, move || begin(page, plan));
}

/// The home page.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let page = Page::get();
    let chosen = RwSignal::new(games::LIST.first().map_or("", |listed| listed.about.name));
    let wanted = RwSignal::new(None::<&'static str>);
    // Pictures come one after the other, behind whatever somebody wants to play.
    let here = RwSignal::new(());
    spawn_local(async move {
        for listed in games::LIST {
            if here.is_disposed() {
                break;
            }
            page.load(listed.about.name).await;
        }
    });
    let cards = games::LIST.iter().map(|listed| view! { <Game about=listed.about chosen wanted/> }).collect::<Vec<_>>();
    view! {
        <main class="page home" data-page="home">
            <section class="hero">
                <h1 id="title" tabindex="-1">{move || page.text("home-title")}</h1>
                <p>{move || page.text("home-line")}</p>
            </section>
            <Mine/>
            <ul class="games">{cards}</ul>
            <OpenTables/>
            <p class="foot">{move || page.text("home-foot")}</p>
        </main>
        {parts::openings(chosen, wanted)}
    }
}

/// A game: what it is, and the ways to play it.
#[component]
fn Game(
    about: &'static About,
    chosen: RwSignal<&'static str>,
    wanted: RwSignal<Option<&'static str>>,
) -> impl IntoView {
    let page = Page::get();
    let name = about.name;
    let say = move |id: &str| catalogue::text(name, page.lang.get(), id);
    let (least, most) = (*about.seats.start(), *about.seats.end());
    let players = move || page.text_with("players", [("least", least.into()), ("most", most.into())]);
    let open = move |dialog: &'static str| {
        chosen.set(name);
        wanted.set(Some(dialog));
    };
    view! {
        <li class="game" data-game=name>
            <Picture about/>
            <h2>{move || say("game-title")}</h2>
            <p>{move || say("game-pitch")}</p>
            <p class="facts">
                <span>{icon(icons::PEOPLE)}{players}</span>
                <span>{icon(icons::CLOCK)}{move || say("game-length")}</span>
            </p>
            <div class="row">
                <button class="main" data-do="play" on:click=move |_| play_now(page, about)>
                    {icon(icons::PLAY)}
                    {move || page.text("play-now")}
                    <span class="unseen">{move || say("game-title")}</span>
                </button>
                <button data-do="hotseat" on:click=move |_| open("hotseat")>
                    {icon(icons::PEOPLE)}
                    {move || page.text("hotseat")}
                </button>
                <button data-do="online" on:click=move |_| open("online")>
                    {icon(icons::GLOBE)}
                    {move || page.text("online")}
                </button>
                <a class="button" data-do="rules" href=format!("/rules/{name}")>{move || page.text("rules")}</a>
            </div>
        </li>
    }
}

/// A game as it is dealt.
#[component]
fn Picture(about: &'static About) -> impl IntoView {
    let page = Page::get();
    let screen = RwSignal::new(None);
    let is_there = Memo::new(move |_| page.has(about.name));
    Effect::new(move |_| {
        let lang = page.lang.get();
        if !is_there.get() {
            return;
        }
        // The words come first; pictures take a moment.
        browser::later(30, move || {
            if !screen.is_disposed() {
                screen.set(catalogue::dealt(about, lang));
            }
        });
    });
    let nothing = Callback::new(|_| ());
    view! {
        <div class="picture" aria-hidden="true" inert>
            <Board screen=screen.into() lights=Signal::stored(Lights::default()) on_touch=nothing on_ask=nothing/>
        </div>
    }
}

/// The tables that this browser remembers.
#[component]
fn Mine() -> impl IntoView {
    let page = Page::get();
    let tables = RwSignal::new(keep::tables());
    let row = move |kept: Kept| {
        let (id, path, game) = (kept.id.clone(), kept.path(), kept.game.clone());
        let title = move || catalogue::title(&game, page.lang.get());
        let about = move || {
            let place = if kept.is_local { "kept-here" } else { "kept-online" };
            let state = if kept.is_over { page.text("kept-over") } else { page.list(&kept.names) };
            format!("{state} · {}", page.text(place))
        };
        let forget = id.clone();
        view! {
            <li data-kept=id>
                <a href=path>
                    <b>{title}</b>
                    <small>{about}</small>
                </a>
                <button
                    class="plain"
                    aria-label=move || page.text("forget")
                    title=move || page.text("forget")
                    on:click=move |_| {
                        keep::forget(&forget);
                        tables.set(keep::tables());
                    }
                >
                    {icon(icons::CROSS)}
                </button>
            </li>
        }
    };
    let list = move || tables.get().into_iter().map(row).collect::<Vec<_>>();
    view! {
        <Show when=move || tables.with(|tables| !tables.is_empty())>
            <section class="block">
                <h2>{move || page.text("my-tables")}</h2>
                <ul class="tables">{list}</ul>
            </section>
        </Show>
    }
}

/// Tables of the server that anybody may join.
#[component]
fn OpenTables() -> impl IntoView {
    let page = Page::get();
    let tables = RwSignal::new(Vec::<api::Listed>::new());
    spawn_local(async move {
        if let Ok(found) = api::tables().await {
            tables.try_set(found);
        }
    });
    let row = move |listed: api::Listed| {
        let game = listed.game;
        view! {
            <li data-open=listed.table.clone()>
                <a href=format!("/t/{}", listed.table)>
                    <b>{move || catalogue::title(&game, page.lang.get())}</b>
                    <small>{move || page.text("open-table")}</small>
                </a>
            </li>
        }
    };
    let list = move || tables.get().into_iter().map(row).collect::<Vec<_>>();
    view! {
        <Show when=move || tables.with(|tables| !tables.is_empty())>
            <section class="block">
                <h2>{move || page.text("open-tables")}</h2>
                <ul class="tables">{list}</ul>
            </section>
        </Show>
    }
}
