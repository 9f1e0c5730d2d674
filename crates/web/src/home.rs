//! The home page: the games, and above them the tables of the lobby.

use client::{Local, LocalSetup};
use engine::{About, Seed, Settings};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::icons::{self, icon};
use crate::page::Page;
use crate::saved_tables::{self, SavedTable};
use crate::{browser, catalogue, on_demand};

/// Where this browser keeps which lessons were done.
pub(crate) const LESSONS_DONE: &str = "lessons";

/// Opens a table in this browser and shows it.
pub(crate) fn start_local(page: Page, setup: LocalSetup) {
    save_and_show(page, Local::open(setup, Seed::new(browser::random()), browser::now()));
}

/// Saves a table that was opened in this browser, and shows it.
pub(crate) fn save_and_show(page: Page, opened: Result<Local, client::LocalFault>) {
    match opened {
        Ok(mut local) => {
            let id = local.table().to_owned();
            if saved_tables::save_text(&id, &local.save()) {
                let LocalSetup { game, .. } = local.rematch_setup("");
                let at = browser::now();
                saved_tables::add(SavedTable {
                    progress: String::new(),
                    score: String::new(),
                    plan: Vec::new(),
                    id: id.clone(),
                    game,
                    names: Vec::new(),
                    is_local: true,
                    is_over: false,
                    key: None,
                    at,
                });
                page.navigate(&format!("/play/{id}"));
            } else {
                page.show_toast(page.text("no-room"), None);
            }
        }
        Err(fault) => page.show_toast(fault.to_string(), None),
    }
}

/// Starts a match of one person against bots, of the game with this name.
pub(crate) fn play_game(page: Page, game: &str) {
    if let Some(listed) = games::listed(game) {
        play_now(page, listed.about);
    }
}

/// Starts a match of one person against bots, with the default options.
fn play_now(page: Page, about: &'static About) {
    let settings = Settings::new(about.options, catalogue::default_seats(about));
    let (name, level) = (page.name_or_guest(), page.level.get_untracked());
    let setup = LocalSetup::solo(&browser::new_id(), about.name, settings, &name, level);
    page.with_game(about.name, move || start_local(page, setup));
}

/// The home page.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let page = Page::get();
    let chosen = RwSignal::new(games::LIST.first().map_or("", |listed| listed.about.name));
    let dialog = RwSignal::new(None::<&'static str>);
    load_pictures(page, RwSignal::new(()));
    let cards = games::LIST.iter().map(|listed| view! { <Game about=listed.about chosen dialog/> }).collect::<Vec<_>>();
    view! {
        <main class="page home" data-page="home">
            <section class="hero">
                <h1 id="title" tabindex="-1">{move || page.text("home-title")}</h1>
                <p>{move || page.text("home-line")}</p>
            </section>
            {on_demand::lobby()}
            <ul class="games">{cards}</ul>
            <p class="foot">{move || page.text("home-foot")}</p>
        </main>
        {on_demand::new_table_dialogs(chosen, dialog)}
    }
}

/// Loads games one after the other for their pictures, until the reader chooses one or leaves the page: nothing may
/// delay the game that is wanted.
fn load_pictures(page: Page, lifetime: RwSignal<()>) {
    browser::set_timeout(PICTURES_AFTER_MS, move || {
        spawn_local(async move {
            for listed in games::LIST {
                if lifetime.is_disposed() || page.is_opening.get_value() {
                    break;
                }
                page.load_game(listed.about.name).await;
            }
        });
    });
}

/// How long the page itself has the connection for its own.
const PICTURES_AFTER_MS: u64 = 200;

/// A game with its picture, its description and its buttons.
#[component]
fn Game(
    about: &'static About,
    chosen: RwSignal<&'static str>,
    dialog: RwSignal<Option<&'static str>>,
) -> impl IntoView {
    let page = Page::get();
    let name = about.name;
    let say = move |id: &str| catalogue::text(name, page.lang.get(), id);
    let (least, most) = (*about.seats.start(), *about.seats.end());
    let players = move || page.text_with("players", [("least", least.into()), ("most", most.into())]);
    let is_first_visit = saved_tables::all().is_empty() && browser::storage_get(LESSONS_DONE).is_none();
    let learn = if is_first_visit { "learn-new" } else { "learn" };
    let open = move |id: &'static str| {
        chosen.set(name);
        dialog.set(Some(id));
    };
    view! {
        <li class="game" data-game=name>
            <GamePicture about/>
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
                <a class="button" data-do="learn" href=format!("/learn/{name}")>
                    {icon(icons::BULB)}
                    {move || page.text(learn)}
                </a>
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

/// The cover of a game, as soon as the game is loaded.
#[component]
pub(crate) fn GamePicture(about: &'static About) -> impl IntoView {
    let page = Page::get();
    let is_loaded = Memo::new(move |_| page.is_loaded(about.name));
    let cover = RwSignal::new(String::new());
    Effect::new(move |_| {
        let theme = page.theme();
        if is_loaded.get() {
            browser::in_own_frame(move || {
                // The reader may have left the page meanwhile.
                if let Some(game) = games::find(about.name).filter(|_| !cover.is_disposed()) {
                    cover.set(draw::svg(&game.cover(COVER[0], COVER[1]), theme, game.palette()));
                }
            });
        }
    });
    view! { <div class="picture" aria-hidden="true" inner_html=move || cover.get()></div> }
}

/// The width and the height for which covers are drawn.
const COVER: [f32; 2] = [600.0, 338.0];
