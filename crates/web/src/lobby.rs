//! The tables on the home page, loaded on demand: the reader's own, and those that anybody may join.

use client::page::{CLOCKS, clock_of};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::rest::{FindMatch, OwnTable, SeatAbout, TableAbout, TableListing};
use protocol::{Clock, Phase};

use crate::api;
use crate::home::GamePicture;
use crate::icons::{self, icon};
use crate::page::Page;
use crate::saved_tables::{self, SavedTable};
use crate::table::clock_text;
use crate::{browser, catalogue};

/// How often the lists are asked for while the page is shown.
const REFRESH: std::time::Duration = std::time::Duration::from_secs(5);

/// What the server said last.
#[derive(Clone, Copy)]
struct Lists {
    page: Page,
    own: RwSignal<Vec<OwnTable>>,
    /// The open tables; nothing until the server has answered.
    open: RwSignal<Option<Vec<TableListing>>>,
    /// What whoever runs the server announces.
    announced: RwSignal<String>,
}

impl Lists {
    /// Asks now and every few seconds, as long as the home page is shown.
    fn keep_up_to_date(page: Page) -> Lists {
        let lists = Lists { page, own: RwSignal::default(), open: RwSignal::new(None), announced: RwSignal::default() };
        lists.refresh();
        lists.read_announcement();
        let interval = set_interval_with_handle(move || lists.refresh(), REFRESH).ok();
        let shown = window_event_listener_untyped("visibilitychange", move |_| {
            lists.refresh();
            if !browser::document().hidden() {
                lists.read_announcement();
            }
        });
        on_cleanup(move || {
            shown.remove();
            if let Some(interval) = interval {
                interval.clear();
            }
        });
        lists
    }

    /// Asks what is announced: rarely, since it rarely changes.
    fn read_announcement(self) {
        spawn_local(async move {
            if let Ok(announced) = api::announcement().await {
                set(self.announced, announced.text);
            }
        });
    }

    fn refresh(self) {
        if browser::document().hidden() {
            return;
        }
        // A browser that never was at a table of the server has none there, and need not become a guest for that.
        let is_known = !self.page.settled_name.with_untracked(String::is_empty)
            || saved_tables::all().iter().any(|saved| !saved.is_local);
        spawn_local(async move {
            if let Ok(found) = api::tables().await {
                set(self.open, Some(found));
            }
            if is_known && let Ok(own) = api::own_tables().await {
                set(self.own, own);
            }
        });
    }
}

/// Sets a signal that may be gone, if the value is another one.
fn set<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.try_with_untracked(|old| *old != value) == Some(true) {
        signal.set(value);
    }
}

/// The reader's tables and the open ones.
#[component]
pub(crate) fn Lobby() -> impl IntoView {
    let lists = Lists::keep_up_to_date(Page::get());
    view! {
        <div role="status">
            {move || Some(lists.announced.get()).filter(|text| !text.is_empty()).map(|text| view! { <p class="panel" data-announced>{text}</p> })}
        </div>
        <MyTables lists/>
        <OpenTables lists/>
    }
}

/// A table of the reader, as this browser and the server know it.
#[derive(Clone, PartialEq)]
struct MyTable {
    saved: SavedTable,
    own: Option<OwnTable>,
}

impl MyTable {
    fn is_turn(&self) -> bool {
        self.own.as_ref().is_some_and(|own| !own.turn.is_empty())
    }

    fn is_over(&self) -> bool {
        self.saved.is_over || self.own.as_ref().is_some_and(|own| own.phase == Phase::Over)
    }

    /// What the reader sees of it, in one line.
    fn facts(&self, page: Page) -> String {
        let saved = &self.saved;
        let about = self.own.as_ref().and_then(|own| own.about.as_ref());
        let state = match about.and_then(|about| result(page, about)) {
            Some(result) => result,
            None if self.is_over() => page.text("kept-over"),
            None => saved.progress.clone(),
        };
        let names = match about {
            Some(about) => about.seats.iter().map(|seat| name(page, seat)).filter(|name| !name.is_empty()).collect(),
            None => saved.names.clone(),
        };
        // The numbers of several players name them.
        let names = if saved.score.contains(',') { Vec::new() } else { names };
        let place = if saved.is_local { "kept-here" } else { "kept-online" };
        let when = browser::local_time(saved.at, page.lang.get().word());
        join([state, saved.score.clone(), page.list(&names), when, page.text(place)])
    }
}

/// The name in a seat, and whether a program has it.
fn name(page: Page, seat: &SeatAbout) -> String {
    if seat.bot { format!("{} ({})", seat.name, page.text("seat-bot")) } else { seat.name.clone() }
}

/// Facts in one line; empty ones are left out.
fn join<const N: usize>(parts: [String; N]) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// How a match ended, if it did.
fn result(page: Page, about: &TableAbout) -> Option<String> {
    let winners = about.winners?;
    if about.aborted {
        return Some(page.text("kept-aborted"));
    }
    let won = about.seats.iter().filter(|seat| winners.contains(seat.seat));
    let names: Vec<String> = won.map(|seat| seat.name.clone()).collect();
    Some(match names.is_empty() {
        true => page.text("kept-lost"),
        false => page.text_with("kept-won", [("names", page.list(&names).into())]),
    })
}

/// The reader's tables: those that wait for them first, then those that go on.
fn my_tables(own: &[OwnTable]) -> Vec<MyTable> {
    let mut tables: Vec<MyTable> = saved_tables::all()
        .into_iter()
        .map(|saved| MyTable { own: own.iter().find(|own| own.table == saved.id).cloned(), saved })
        .collect();
    let hidden = saved_tables::hidden();
    // Tables that the reader uses on another device.
    for own in own {
        if tables.iter().all(|table| table.saved.id != own.table) && !hidden.contains(&own.table) {
            let saved = SavedTable {
                id: own.table.clone(),
                game: own.game.clone(),
                names: Vec::new(),
                is_local: false,
                is_over: own.phase == Phase::Over,
                key: None,
                at: u64::try_from(own.created_at_ms).unwrap_or_default(),
                progress: String::new(),
                score: String::new(),
                plan: Vec::new(),
            };
            tables.push(MyTable { saved, own: Some(own.clone()) });
        }
    }
    tables.sort_by_key(|table| (!table.is_turn(), table.is_over()));
    tables
}

/// The reader's tables. One that is forgotten keeps its place until the reader leaves the page, so that it can be brought
/// back and no other table slides under the finger.
#[component]
fn MyTables(lists: Lists) -> impl IntoView {
    let page = lists.page;
    let forgotten = RwSignal::new(Vec::<String>::new());
    on_cleanup(move || {
        if let Some(ids) = forgotten.try_get_untracked() {
            ids.iter().for_each(|id| saved_tables::remove(id));
            saved_tables::hide(ids);
        }
    });
    let tables = Memo::new(move |_| lists.own.with(|own| my_tables(own)));
    let list = move || tables.get().into_iter().map(|table| own_row(page, table, forgotten)).collect::<Vec<_>>();
    view! {
        <Show when=move || tables.with(|tables| !tables.is_empty())>
            <section class="block">
                <h2>{move || page.text("my-tables")}</h2>
                <ul class="tables">{list}</ul>
            </section>
        </Show>
    }
}

fn own_row(page: Page, table: MyTable, forgotten: RwSignal<Vec<String>>) -> impl IntoView + use<> {
    let (id, path, game) = (table.saved.id.clone(), table.saved.path(), table.saved.game.clone());
    let (is_gone, forget) = (id.clone(), id.clone());
    let is_forgotten = Memo::new(move |_| forgotten.with(|ids| ids.contains(&is_gone)));
    let change = move |_| {
        forgotten.update(|ids| match ids.iter().position(|known| *known == forget) {
            Some(at) => _ = ids.remove(at),
            None => ids.push(forget.clone()),
        });
    };
    let picture = games::listed(&game).map(|listed| view! { <GamePicture about=listed.about/> });
    let turn = table.is_turn().then(|| view! { <mark data-turn>{page.text("title-your-turn")}</mark> });
    let label = move || page.text(if is_forgotten.get() { "forget-undo" } else { "forget" });
    view! {
        <li data-kept=id class:forgotten=is_forgotten>
            {picture}
            <a href=path inert=is_forgotten>
                <b>{catalogue::title(&game, page.lang.get())}" "{turn}</b>
                <small>{table.facts(page)}</small>
            </a>
            <button class="plain" data-do="forget" aria-label=label title=label on:click=change>
                {move || icon(if is_forgotten.get() { icons::BACK } else { icons::CROSS })}
            </button>
        </li>
    }
}

/// What the reader looks for.
#[derive(Clone, Copy)]
struct Filters {
    /// A game's name; empty for all.
    game: RwSignal<String>,
    /// A clock's name; empty for all.
    clock: RwSignal<String>,
}

impl Filters {
    /// Whether a table is one of those.
    fn pass(self, listed: &TableListing) -> bool {
        let clock = self.clock.get();
        self.game.with(|game| game.is_empty() || *game == listed.game)
            && (clock.is_empty() || listed.about.as_ref().is_some_and(|about| about.clock == clock_of(&clock)))
    }
}

/// Tables of the server that anybody may join.
#[component]
fn OpenTables(lists: Lists) -> impl IntoView {
    let page = lists.page;
    let filters = Filters { game: RwSignal::default(), clock: RwSignal::default() };
    let found = Memo::new(move |_| {
        let all = lists.open.get().unwrap_or_default();
        all.into_iter().filter(|listed| filters.pass(listed)).collect::<Vec<_>>()
    });
    let list = move || found.get().into_iter().map(|listed| open_row(page, listed)).collect::<Vec<_>>();
    let game = move |name: &'static str| view! { <option value=name>{move || catalogue::title(name, page.lang.get())}</option> };
    let clock =
        move |name: &'static str| view! { <option value=name>{move || page.text(&format!("clock-{name}"))}</option> };
    view! {
        <Show when=move || lists.open.with(Option::is_some)>
            <section class="block" data-lobby>
                <h2>{move || page.text("open-tables")}</h2>
                <div class="filters">
                    <select
                        name="lobby-game"
                        aria-label=move || page.text("to-home")
                        on:change=move |event| filters.game.set(event_target_value(&event))
                    >
                        <option value="">{move || page.text("to-home")}</option>
                        {games::LIST.iter().map(|listed| game(listed.about.name)).collect::<Vec<_>>()}
                    </select>
                    <select
                        name="lobby-clock"
                        aria-label=move || page.text("clock")
                        on:change=move |event| filters.clock.set(event_target_value(&event))
                    >
                        <option value="">{move || page.text("lobby-any-time")}</option>
                        {CLOCKS.into_iter().map(clock).collect::<Vec<_>>()}
                    </select>
                    <button class="main" data-do="find-match" on:click=move |_| find_match(page, filters, &found.get_untracked())>
                        {icon(icons::PEOPLE)}
                        {move || page.text("match-find")}
                    </button>
                </div>
                <Show when=move || found.with(Vec::is_empty)>
                    <p class="soft">{move || page.text("lobby-empty")}</p>
                </Show>
                <ul class="tables">{list}</ul>
            </section>
        </Show>
    }
}

fn open_row(page: Page, listed: TableListing) -> impl IntoView + use<> {
    let TableListing { table, game, about, .. } = listed;
    let is_free = about.as_ref().is_none_or(|about| about.free() > 0);
    let may_watch = about.as_ref().is_none_or(|about| about.spectators_allowed);
    let facts = about.as_ref().map(|about| open_facts(page, &game, about));
    let picture = games::listed(&game).map(|listed| view! { <GamePicture about=listed.about/> });
    let (path, id) = (format!("/t/{table}"), table.clone());
    let join = is_free.then(|| {
        view! {
            <button class="main" data-do="join" on:click=move |_| page.join_table(&id)>{page.text("lobby-join")}</button>
        }
    });
    let watch = may_watch.then(|| {
        view! { <a class="button" data-do="watch" href=path>{page.text("lobby-watch")}</a> }
    });
    view! {
        <li data-open=table>
            {picture}
            <div class="about">
                <b>{catalogue::title(&game, page.lang.get())}</b>
                <small>{facts}</small>
                <div class="row">{join}{watch}</div>
            </div>
        </li>
    }
}

/// Who opened a table, how full it is, and what was chosen.
fn open_facts(page: Page, game: &str, about: &TableAbout) -> String {
    let lang = page.lang.get();
    page.track_loaded_games();
    let (seats, taken) = (about.seats.len(), about.seats.len() - about.free());
    let host = about.host.as_ref().map(|host| page.text_with("lobby-host", [("name", host.as_str().into())]));
    let clock = (about.clock != Clock::None).then(|| clock_text(page, about.clock));
    let specs = games::listed(game).map_or(&[][..], |listed| listed.about.options);
    let option = |(key, value): (&String, &String)| {
        let spec = specs.iter().find(|spec| spec.key == key)?;
        let (key, value) =
            (catalogue::option_name(game, lang, spec, None), catalogue::option_name(game, lang, spec, Some(value)));
        Some(page.colon(&key, &value))
    };
    join([
        host.unwrap_or_default(),
        page.text_with("lobby-seats", [("taken", taken.into()), ("seats", seats.into())]),
        clock.unwrap_or_default(),
        about.options.iter().filter_map(option).collect::<Vec<_>>().join(&page.text("list-apart")),
        page.text_with("rules-number", [("version", about.rules.into())]),
        if about.is_changed { page.text("changed-content") } else { String::new() },
    ])
}

/// Goes to a table that fits and has a free seat, the one that has waited longest; if there is none, to a new one.
fn find_match(page: Page, filters: Filters, found: &[TableListing]) {
    let fits = |listed: &&TableListing| listed.about.as_ref().is_some_and(TableAbout::fits_anybody);
    if let Some(listed) = found.iter().rev().find(fits) {
        return page.join_table(&listed.table);
    }
    let (game, clock) = (filters.game.get_untracked(), filters.clock.get_untracked());
    if game.is_empty() {
        return page.show_toast(page.text("match-choose"), None);
    }
    spawn_local(async move {
        match api::find_match(&FindMatch { game, clock: clock_of(&clock) }).await {
            Ok(found) => page.join_table(&found.table),
            Err(trouble) => page.show_toast(page.trouble(&trouble), None),
        }
    });
}
