//! The table in the browser: scenes in, DOM out. It holds no code of any game.
//!
//! `client` says what is shown and what can be touched; this crate paints it with Leptos, carries messages over a
//! socket or to a host in the page, and has bots think in a worker.
//!
//! # Hooks
//!
//! Browser tests find parts of the page by these, which stay:
//!
//! | hook | what it is |
//! |---|---|
//! | `html[data-theme]`, `html[lang]` | theme (`auto`, `light`, `dark`) and language |
//! | `#lang`, `#theme`, `#menu` | buttons on top: the other language, the next theme, settings |
//! | `[data-snack]`, `[data-snack] [data-clause]` | the word at the lower edge, and the clause behind it |
//! | `#live` | what a screen reader is told |
//! | `#offline` | the bar while the line is gone |
//! | `[data-page="home"]`, `table`, `replay`, `rules`, `nowhere` | the page that is shown |
//! | `[data-game="NAME"]` | a game on the home page; in it `[data-do="play"]`, `[data-do="hotseat"]`, `[data-do="online"]`, `[data-do="rules"]` |
//! | `#hotseat`, `#online` | dialogs; in them `[name=…]` fields and `[data-do="begin"]` |
//! | `[data-kept="ID"]`, `[data-open="ID"]` | a table of mine, an open table |
//! | `[data-face]` | what a table shows: `nothing`, `gathering`, `handover`, `table`, `outdated`, `missing` |
//! | `[data-viewer]` | through whose eyes: a seat's letter, or `spectator` |
//! | `#question`, `[data-asked="true"]` | the question, and whether it is asked of the viewer |
//! | `[data-button="ID"]` | a button that can be touched |
//! | `[data-board] [data-id="ID"]` | a sprite; `[role="button"]` if it can be touched, with classes `can`, `path`, `mark` |
//! | `[data-choice="ACTION"]` | a choice in the list |
//! | `[data-do="confirm"]`, `back`, `undo`, `takeback`, `hint` | under the question |
//! | `[data-happened]` | what was touched so far, or what the last update brought |
//! | `[data-do="glows-below"]`, `glows-above` | the way to what can be touched out of sight |
//! | `[data-do="glance"]`, `#glance` | how to play: the button, and the dialog with `.goal` and the rules in a few sentences |
//! | `[data-tab="choices"]`, `log`, `chat`, `seats`, `outline` | tabs; `[data-panel=…]` is what they show |
//! | `[data-line="N"]` | a line of the log |
//! | `[data-phrase="ID"]`, `#chat-text`, `[data-do="say"]`, `[data-said="N"]` | chat |
//! | `[data-seat-row="a"]` | a seat; in it `[data-do="sit"]`, `stand`, `ready`, `bot`, `no-bot`, `hand-over`, `take-back`, `look` |
//! | `.gather [name=name]`, `#invite`, `[data-do="copy"]`, `[data-qr]` | at a table that gathers |
//! | `[data-do="abandon"]`, `rematch`, `again`, `replay`, `agree`, `refuse` | votes, and what follows the end |
//! | `#handover [data-do="take-screen"]` | the screen changes hands |
//! | `[data-ending]` | how it ended |
//! | `#scrub`, `[data-do="first"]`, `prev`, `play` or `pause`, `next`, `last`, `[name=eyes]`, `[data-step="N"]`, `[data-do="fork"]`, `record`, `picture`, `link` | replay |
//! | `#rules-search`, `#ALC-042` | rules: the field to search, and a clause |

// The macro for components writes `pub` into each of them.
#![allow(unreachable_pub)]

mod api;
mod app;
mod board;
mod browser;
mod catalogue;
mod finger;
mod home;
mod icons;
mod keep;
mod opening;
mod page;
mod painter;
mod parts;
mod replay;
mod rules;
mod table;
mod thinkers;

use bots::{BotQuestion, BudgetKind};
use wasm_bindgen::prelude::wasm_bindgen;

/// Takes the page over from its static beginning. `worker` is the address of the program that bots think in.
#[wasm_bindgen]
pub fn start(worker: &str) {
    std::panic::set_hook(Box::new(|panic| app::fail(&panic.to_string())));
    thinkers::set_url(worker);
    leptos::mount::mount_to_body(app::App);
}

/// All that a worker does: a question for a bot in, its answer out. A text that is no question gives an empty text.
#[wasm_bindgen]
pub async fn think(question: String) -> String {
    let Some(question) = BotQuestion::from_json(&question) else { return String::new() };
    // The page has loaded the game before, so it comes from the cache. Without it the bot takes the first choice.
    let _ = games::load(&question.game).await;
    games::answer(&question, BudgetKind::Timed).to_json()
}
