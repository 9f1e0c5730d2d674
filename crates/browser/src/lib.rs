//! The page in a real browser: a server on a free port, Chromium, and a person who reads and clicks.
//!
//! `cargo xtask test` installs Chromium, its driver and axe where they are missing, builds the page and runs the tests
//! of this crate. `cargo xtask screenshots` and `film-strips` write pictures, `first-decision` measures a first visit.
//! Tests find parts of the page by the attributes that crate `web` lists, never by texts.

mod axe;
mod chromium;
mod comfort;
mod first_decision;
mod latency;
mod other_browser;
mod person;
mod proxy;
mod rare_events;
mod site;
mod story;
mod tables;
mod webdriver;

pub use axe::Axe;
pub use chromium::{Chromium, Device};
pub use comfort::{MeasuredTables, TableFigures, WATCH_TASKS, WindowSize, WorstFigures, longest_task, measure};
pub use first_decision::first_decision_ms;
pub use latency::{Latencies, is_release, latencies};
pub use other_browser::{OtherBrowser, OtherDriver};
pub use person::{PageSnapshot, Person};
pub use proxy::BlockableProxy;
pub use rare_events::records_with;
pub use site::Site;
pub use story::{
    GoldenRecord, MomentPlace, golden_records, kind_word, kinds_of_moments, moment_places, shortest_places,
};
pub use tables::{seats, two_at_a_table, two_at_origins};
