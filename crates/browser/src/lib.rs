//! The page in a real browser: a site on a free port, Chromium, and somebody who looks and clicks.
//!
//! `cargo xtask test` installs Chromium, its driver and axe where they are missing, builds the page and runs the tests
//! of this crate. `cargo xtask screenshots` writes pictures. Parts of the page are found by the hooks that crate `web`
//! lists, never by texts.

mod axe;
mod chromium;
mod figures;
mod person;
mod site;
mod tables;
mod webdriver;
mod wire;

pub use axe::Axe;
pub use chromium::{Chromium, Look};
pub use figures::{Latencies, is_release, latencies};
pub use person::{Person, Seen};
pub use site::Site;
pub use tables::{seats, two_at_a_table};
pub use wire::Wire;
