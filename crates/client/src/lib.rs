//! A table as a person uses it, without a screen: what is shown, what can be touched, why something cannot be done,
//! tables in the page, and replays. No DOM, no async, no clock: time is an argument.
//!
//! A front end needs five things:
//!
//! - a [`Desk`], which folds messages and makes requests: `receive`, `ask`, `play`, `outgoing`;
//! - a line to a host: a socket that carries `outgoing()` and messages as JSON, or a [`Local`] host in the page;
//! - a [`Reader`], which gives what is shown now in a language: [`Shown`], mostly a [`Screen`];
//! - a [`Picking`], which walks along the picks of the screen's choices until an action is said;
//! - a [`Replay`] for finished matches.
//!
//! ```
//! use bots::Level;
//! use client::{Desk, Local, Plan, Reader, Shown, Step};
//! use engine::{Game, Seed, Settings, sample::Sample};
//! use bots::Pace;
//! use scene::Lang;
//!
//! let settings = Settings::new(Sample::ABOUT.options, 2);
//! let plan = Plan::solo("t1", "sample", settings, "ana", Level::Easy);
//! let mut local = Local::open(plan, Seed::from_number(1), 0).unwrap();
//! let mut desk = Desk::new("t1", 0);
//! desk.opened();
//! local.serve(&mut desk, 0);
//! let mut reader = Reader::new(Lang::En);
//! while desk.ending().is_none() {
//!     for job in local.jobs() {
//!         // A page gives `job.to_text()` to a worker, which calls `Job::work`.
//!         local.answer(&mut desk, &job.work(Pace::Counted), 0);
//!     }
//!     let Shown::Table(screen) = reader.show(&desk) else { panic!("a solo match is always shown") };
//!     let mut picking = screen.picking();
//!     let Some(touch) = picking.touches().into_iter().next() else { continue };
//!     if let Step::Play(action) = picking.touch(&touch.pick) {
//!         desk.play(&action);
//!         local.serve(&mut desk, 0);
//!     }
//! }
//! assert!(local.record().is_some());
//! ```

mod about;
mod desk;
mod local;
pub mod page;
mod picking;
mod reader;
mod replay;
mod why;
mod work;

pub use desk::{Desk, News};
pub use local::{Local, LocalFault, Plan, Sitter};
pub use picking::{Picking, Step, Touch};
pub use reader::{Line, Reader, Screen, Shown};
pub use replay::{Eyes, Moment, Replay, ReplayFault};
pub use why::Why;
pub use work::{Answer, Job, Purpose};
