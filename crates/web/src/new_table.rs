//! The dialogs in which a table is opened, at one device or online.

use std::collections::BTreeMap;

use bots::Level;
use client::page::{CLOCKS, clock_of};
use client::{LocalPlayer, LocalSetup};
use engine::{About, OptionKind, OptionSpec};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::rest::OpenTable;

use crate::api;
use crate::app::{NameField, set_from_event};
use crate::home::start_local;
use crate::page::Page;
use crate::saved_tables::{self, SavedTable};
use crate::{browser, catalogue};

/// The seats and options that are chosen for a game.
#[derive(Clone, Copy)]
struct TableChoices {
    game: RwSignal<&'static str>,
    seats: RwSignal<u8>,
    options: RwSignal<BTreeMap<String, String>>,
}

impl TableChoices {
    fn new(game: RwSignal<&'static str>) -> TableChoices {
        let choices = TableChoices { game, seats: RwSignal::new(0), options: RwSignal::default() };
        Effect::new(move |_| {
            if let Some(about) = choices.about() {
                choices.seats.set(catalogue::default_seats(about));
                choices.options.set(BTreeMap::new());
            }
        });
        choices
    }

    fn about(self) -> Option<&'static About> {
        games::listed(crate::page::value_of(self.game)).map(|listed| listed.about)
    }
}

/// The field for the number of seats.
#[component]
fn SeatCount(choices: TableChoices) -> impl IntoView {
    let page = Page::get();
    let seats = move || {
        let range = choices.about().map(|about| about.seats.clone()).into_iter().flatten();
        let now = choices.seats.get();
        range.map(|seats| view! { <option value=seats selected={seats == now}>{seats}</option> }).collect::<Vec<_>>()
    };
    view! {
        <label>
            <span>{move || page.text("seats")}</span>
            <select name="seats" on:change=move |event| set_from_event(choices.seats, &event)>{seats}</select>
        </label>
    }
}

/// The options of a game, folded.
#[component]
fn GameOptions(choices: TableChoices) -> impl IntoView {
    let page = Page::get();
    let options = move || {
        let specs = choices.about().map_or(&[][..], |about| about.options);
        specs.iter().map(|spec| view! { <OptionField choices spec/> }).collect::<Vec<_>>()
    };
    view! {
        <Show when=move || choices.about().is_some_and(|about| !about.options.is_empty())>
            <details>
                <summary>{move || page.text("more-options")}</summary>
                <div class="more">{options}</div>
            </details>
        </Show>
    }
}

/// The field for one option of a game.
#[component]
fn OptionField(choices: TableChoices, spec: &'static OptionSpec) -> impl IntoView {
    let page = Page::get();
    let game = choices.game.get_untracked();
    let set = move |event: web_sys::Event| {
        choices.options.update(|options| {
            options.insert(spec.key.to_owned(), event_target_value(&event));
        });
    };
    let field = match spec.kind {
        OptionKind::Choice(words) => {
            let option = move |word: &'static str| {
                let name = move || catalogue::option_name(game, page.lang.get(), spec, Some(word));
                view! { <option value=word selected={word == spec.default}>{name}</option> }
            };
            let all = words.iter().map(|word| option(word)).collect::<Vec<_>>();
            view! { <select name=spec.key on:change=set>{all}</select> }.into_any()
        }
        OptionKind::Number { min, max } => {
            view! { <input type="number" name=spec.key min=min max=max value=spec.default on:change=set/> }.into_any()
        }
        OptionKind::Text(form) => {
            view! { <input type="text" name=spec.key placeholder=form value=spec.default on:change=set/> }.into_any()
        }
    };
    view! {
        <label>
            <span>{move || catalogue::option_name(game, page.lang.get(), spec, None)}</span>
            {field}
        </label>
    }
}

/// The field for the level of bots.
#[component]
fn LevelField(level: RwSignal<Level>, label: &'static str) -> impl IntoView {
    let page = Page::get();
    let levels = move || {
        let now = level.get();
        let option = |one: Level| {
            view! { <option value=one.word() selected={one == now}>{page.text(&format!("level-{one}"))}</option> }
        };
        Level::ALL.into_iter().map(option).collect::<Vec<_>>()
    };
    view! {
        <label>
            <span>{move || page.text(label)}</span>
            <select name="level" on:change=move |event| set_from_event(level, &event)>{levels}</select>
        </label>
    }
}

/// A dialog with a title, fields, and two buttons. It stays open while `on_begin` gives false.
#[component]
fn NewTableDialog(
    id: &'static str,
    title: &'static str,
    choices: TableChoices,
    on_begin: Callback<(), bool>,
    children: Children,
) -> impl IntoView {
    let page = Page::get();
    let label = format!("{id}-title");
    let labelled = label.clone();
    let heading = move || page.colon(&catalogue::title(choices.game.get(), page.lang.get()), &page.text(title));
    view! {
        <dialog id=id aria-labelledby=labelled>
            <form
                method="dialog"
                on:submit=move |event| {
                    event.prevent_default();
                    if on_begin.run(()) {
                        browser::close_dialog(id);
                    }
                }
            >
                <h2 id=label>{heading}</h2>
                {children()}
                <div class="ends">
                    <button type="button" on:click=move |_| browser::close_dialog(id)>{move || page.text("cancel")}</button>
                    <button class="main" data-do="begin">{move || page.text("begin")}</button>
                </div>
            </form>
        </dialog>
    }
}

/// The dialog for several people at one device, with bots in the other seats.
#[component]
pub(crate) fn HotseatDialog(game: RwSignal<&'static str>) -> impl IntoView {
    let page = Page::get();
    let choices = TableChoices::new(game);
    let names = RwSignal::new(vec![String::new(); usize::from(engine::SEATS_MAX)]);
    let level = page.level;
    let problem = RwSignal::new(String::new());
    let start = Callback::new(move |()| {
        let Some(about) = choices.about() else { return false };
        let options = choices.options.get_untracked();
        let chosen = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let settings = match about.settings(choices.seats.get_untracked(), chosen) {
            Ok(settings) => settings,
            Err(faults) => {
                problem.set(faults.to_string());
                return false;
            }
        };
        let player = |name: &String| match name.trim() {
            "" => LocalPlayer::Bot(level.get_untracked()),
            name => LocalPlayer::Person(name.to_owned()),
        };
        let mut players: Vec<LocalPlayer> = names.with_untracked(|names| names.iter().map(player).collect());
        players.truncate(usize::from(settings.seats()));
        if players.iter().all(|player| matches!(player, LocalPlayer::Bot(_))) {
            problem.set(page.text("hotseat-nobody"));
            return false;
        }
        let setup = LocalSetup { table: browser::new_id(), game: about.name.to_owned(), settings, players };
        page.with_game(about.name, move || start_local(page, setup));
        true
    });
    let name_fields = move || {
        let field = |index: usize| {
            let letter = engine::Seats::all(engine::SEATS_MAX)
                .iter()
                .nth(index)
                .map(|seat| seat.letter().to_uppercase().to_string());
            let label = move || page.text_with("name-of-seat", [("letter", letter.clone().unwrap_or_default().into())]);
            view! {
                <label>
                    <span>{label}</span>
                    <input
                        type="text"
                        name=format!("name-{index}")
                        maxlength="24"
                        placeholder=move || page.text("a-bot")
                        prop:value=names.with_untracked(|names| names[index].clone())
                        on:input=move |event| names.update(|names| names[index] = event_target_value(&event))
                    />
                </label>
            }
        };
        (0..usize::from(choices.seats.get())).map(field).collect::<Vec<_>>()
    };
    view! {
        <NewTableDialog id="hotseat" title="hotseat" choices on_begin=start>
            <p class="soft">{move || page.text("hotseat-line")}</p>
            <SeatCount choices/>
            <div class="pair">{name_fields}</div>
            <p class="warn" role="alert">{problem}</p>
            <LevelField level label="level-of-bots"/>
            <GameOptions choices/>
        </NewTableDialog>
    }
}

/// The dialog for a table of the server.
#[component]
pub(crate) fn OnlineDialog(game: RwSignal<&'static str>) -> impl IntoView {
    let page = Page::get();
    let choices = TableChoices::new(game);
    let (is_open, level) = (RwSignal::new(false), RwSignal::new(page.level.get_untracked()));
    let is_closed = RwSignal::new(false);
    let clock = RwSignal::new("none".to_owned());
    let content = RwSignal::new(None);
    Effect::new(move |_| {
        choices.game.track();
        content.set(None);
    });
    let start = Callback::new(move |()| {
        let Some(about) = choices.about() else { return true };
        let wish = OpenTable {
            seats: Some(choices.seats.get_untracked()),
            options: choices.options.get_untracked(),
            open: is_open.get_untracked(),
            closed: is_closed.get_untracked() && !is_open.get_untracked(),
            clock: clock.with_untracked(|clock| clock_of(clock)),
            level: Some(level.get_untracked()),
            content: content.get_untracked(),
            ..OpenTable::new(about.name)
        };
        page.settle_name();
        spawn_local(open_online(page, wish));
        true
    });
    let options =
        CLOCKS.into_iter().map(|one| view! { <option value=one>{move || page.text(&format!("clock-{one}"))}</option> });
    let options = options.collect::<Vec<_>>();
    view! {
        <NewTableDialog id="online" title="online" choices on_begin=start>
            <p class="soft">{move || page.text("online-line")}</p>
            <NameField/>
            <SeatCount choices/>
            <label>
                <span>{move || page.text("clock")}</span>
                <select name="clock" on:change=move |event| clock.set(event_target_value(&event))>{options}</select>
            </label>
            <LevelField level label="level-of-stand-ins"/>
            <label class="check">
                <input type="checkbox" name="open" on:change=move |event| is_open.set(event_target_checked(&event))/>
                <b>{move || page.text("open-to-all")}</b>
            </label>
            <label class="check">
                <input
                    type="checkbox"
                    name="closed"
                    disabled=move || is_open.get()
                    on:change=move |event| is_closed.set(event_target_checked(&event))
                />
                <b>{move || page.text("only-invited")}</b>
            </label>
            <GameOptions choices/>
            <details>
                <summary>{move || page.text("changed-content")}</summary>
                <label>
                    <span>{move || page.text("content-file")}</span>
                    <input
                        type="file"
                        name="content"
                        accept=".toml,.json"
                        on:change=move |event| spawn_local(async move { content.set(browser::chosen_text(event).await) })
                    />
                </label>
            </details>
        </NewTableDialog>
    }
}

async fn open_online(page: Page, wish: OpenTable) {
    match api::open(&wish).await {
        Ok(opened) => {
            saved_tables::add(SavedTable {
                progress: String::new(),
                score: String::new(),
                plan: Vec::new(),
                id: opened.table.clone(),
                game: wish.game,
                names: Vec::new(),
                is_local: false,
                is_over: false,
                key: opened.key.clone(),
                at: browser::now(),
            });
            page.join_table(&opened.table);
        }
        Err(trouble) => page.show_toast(page.trouble(&trouble), None),
    }
}
