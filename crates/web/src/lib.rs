//! The table in the browser: scenes in, DOM out. It holds no code of any game.
//!
//! `client` says what is shown and what can be touched; this crate renders it with Leptos, sends messages over a socket
//! or to a host in the page, and runs bots in a worker.
//!
//! # Attributes for tests
//!
//! Browser tests find parts of the page by these attributes, so they must not change:
//!
//! | attribute | meaning |
//! |---|---|
//! | `html[data-theme]`, `html[lang]` | theme (`auto`, `light`, `dark`) and language |
//! | `#lang`, `#theme`, `#menu` | buttons on top: the other language, the next theme, settings |
//! | `[data-snack]`, `[data-snack] [data-clause]` | the toast at the lower edge, and the clause that it cites |
//! | `#live` | the announcements for screen readers |
//! | `#offline` | the bar while the connection is lost |
//! | `[data-page="home"]`, `table`, `replay`, `rules`, `course`, `nowhere` | the page that is shown |
//! | `[data-game="NAME"]` | a game on the home page; in it `[data-do="play"]`, `[data-do="hotseat"]`, `[data-do="online"]`, `[data-do="rules"]` |
//! | `#hotseat`, `#online` | dialogs; in them `[name=…]` fields and `[data-do="begin"]` |
//! | `[data-kept="ID"]`, `[data-open="ID"]` | a saved table, an open table |
//! | `[data-face]` | what a table shows: `nothing`, `gathering`, `handover`, `table`, `outdated`, `missing` |
//! | `[data-viewer]` | the viewer: a seat's letter, or `spectator` |
//! | `#question`, `[data-asked="true"]` | the question, and whether it is asked of the viewer |
//! | `[data-button="ID"]` | a button that can be touched |
//! | `[data-board] [data-id="ID"]` | a sprite; `[role="button"]` if it can be touched, with classes `can`, `path`, `mark` |
//! | `[data-choice="ACTION"]` | a choice in the list |
//! | `[data-do="confirm"]`, `back`, `undo`, `takeback`, `hint` | under the question |
//! | `[data-happened]` | the picks so far |
//! | `[data-pane="board"]`, `own`, `others` | the parts of the table; `[data-do="zoom"]` enlarges the board or fits it |
//! | `[data-do="glance"]`, `#glance` | how to play: the button, and the dialog with `.goal` and the rules in a few sentences |
//! | `[data-tab="board"]`, `others`, `choices`, `log`, `chat`, `seats`, `outline` | tabs; `[data-panel=…]` is what they show |
//! | `[data-line="N"]` | a line of the log |
//! | `[data-phrase="ID"]`, `#chat-text`, `[data-do="say"]`, `[data-said="N"]` | chat |
//! | `[data-seat-row="a"]` | a seat; in it `[data-do="sit"]`, `stand`, `ready`, `bot`, `no-bot`, `hand-over`, `take-back`, `look` |
//! | `.gather [name=name]`, `#invite`, `[data-do="copy"]`, `[data-qr]` | at a table that gathers |
//! | `[data-do="abandon"]`, `rematch`, `again`, `replay`, `agree`, `refuse` | votes, and what follows the end |
//! | `#handover [data-do="take-screen"]` | the screen passes to another player |
//! | `[data-ending]` | how it ended |
//! | `[data-moment="N"]`, `[data-lasts]`, `[data-do="skip-all"]` | the moment that is staged, at a table and in a replay; for how many milliseconds; a button that skips all |
//! | `#scrub`, `[data-do="first"]`, `prev`, `play` or `pause`, `next`, `last`, `[name=eyes]`, `[name=speed]`, `[data-step="N"]`, `[data-do="fork"]`, `record`, `picture`, `link` | replay |
//! | `[data-do="learn"]`, `[data-lesson="NAME"]` | lessons: the link to those of a game, and one of them; `[data-done]` if it was done |
//! | `#coach`, `[data-lesson-step="N"]`, `[data-reply]`, `[data-do="lesson-hint"]`, `lesson-again`, `lesson-next` | in a lesson: the words beside the table, how many steps are done, what was said to the last answer |
//! | `[data-devices] [data-do="make-device"]`, `#device-link`, `[data-page="device"] [data-do="go-on-here"]`, `[data-used]` | another device: the link in the settings, and the page that it opens |
//! | `[data-announced]` | what whoever runs the server announces |
//! | `#rules-search`, `#ALC-042` | rules: the field to search, and a clause |

// The component macro makes every component `pub`.
#![allow(unreachable_pub)]

mod api;
mod app;
mod board;
mod bot_worker;
mod browser;
mod catalogue;
mod devices;
mod drag;
mod home;
mod icons;
mod language;
mod lessons;
mod lobby;
mod new_table;
mod on_demand;
mod page;
mod painter;
mod pointer;
mod replay;
mod review;
mod rules;
mod saved_tables;
mod settings;
mod sound;
mod table;
mod zoom;

use bots::{BotQuestion, BudgetKind};
use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page in the static document. `worker` is the address of the script that runs bots, `manifest` lists the
/// files of texts, and `texts` are the page's own texts in the document's language.
#[wasm_bindgen]
pub fn start(worker: &str, manifest: &str, texts: &str) {
    std::panic::set_hook(Box::new(|panic| app::show_failure(&panic.to_string())));
    language::start(page::document_lang(), manifest, texts);
    bot_worker::set_url(worker);
    leptos::mount::mount_to_body(app::App);
}

/// The worker's only function: answers a bot question, both as JSON. A text that is no question gives an empty text.
#[wasm_bindgen]
pub async fn think(question: String) -> String {
    let Some(question) = BotQuestion::from_json(&question) else { return String::new() };
    // The page has loaded the game already, so this comes from the cache. Without the game the bot takes the first choice.
    let _ = games::load(&question.game).await;
    games::answer(&question, BudgetKind::Timed).to_json()
}
