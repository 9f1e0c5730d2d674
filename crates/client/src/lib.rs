//! A table as a person uses it, without a screen: what is shown, what can be touched, why an action is refused,
//! tables in the page, and replays. No DOM, no async, no clock: time is an argument.
//!
//! A front end needs six things:
//!
//! - a [`ClientState`], which folds messages and makes requests: `receive`, `request`, `play`, `outgoing`;
//! - a connection to a host: a socket that carries `outgoing()` and messages as JSON, or a [`Local`] host in the page;
//! - a [`Presenter`], which says what is shown now in a language: a [`ScreenState`], mostly with a [`Screen`];
//! - a [`Picking`], which collects touches until they name one of the screen's choices;
//! - a [`Stage`], which shows the moments of the story one after the other;
//! - a [`Replay`] for finished matches.
//!
//! A [`lesson`] is a [`Local`] table at a position, with a script for what is asked there.
//!
//! ```
//! use bots::{BudgetKind, Level};
//! use client::{ClientState, Local, LocalSetup, PickStep, Presenter, ScreenState};
//! use engine::{Game, Seed, Settings, sample::Sample};
//! use scene::Lang;
//!
//! let settings = Settings::new(Sample::ABOUT.options, 2);
//! let setup = LocalSetup::solo("t1", "sample", settings, "ana", Level::Easy);
//! let mut local = Local::open(setup, Seed::from_number(1), 0).unwrap();
//! let mut state = ClientState::new("t1", 0);
//! state.connected();
//! local.serve(&mut state, 0);
//! let mut presenter = Presenter::new(Lang::EN);
//! while state.ending().is_none() {
//!     for question in local.bot_questions() {
//!         // A page gives `question.to_json()` to a worker, which answers it.
//!         local.bot_answered(&mut state, &games::answer(&question, BudgetKind::Counted), 0);
//!     }
//!     let ScreenState::Table(screen) = presenter.show(&state) else { panic!("a solo match is always shown") };
//!     let mut picking = screen.picking();
//!     let Some(target) = picking.targets().into_iter().next() else { continue };
//!     if let PickStep::Play(action) = picking.touch(&target.pick) {
//!         state.play(&action);
//!         local.serve(&mut state, 0);
//!     }
//! }
//! assert!(local.record().is_some());
//! ```

mod client_state;
mod explain;
mod hint;
pub mod lesson;
mod local;
pub mod page;
mod panes;
mod picking;
mod plan_draft;
mod presenter;
mod replay;
mod stage;
mod witness;

pub use client_state::{ClientEvent, ClientState, Talk};
pub use explain::{Explanation, fault_text};
pub use games::{ScoreNumber, SeatScore};
pub use local::{Local, LocalFault, LocalPlayer, LocalSetup};
pub use panes::{TargetParts, part_of};
pub use picking::{PickStep, Picking, TouchTarget, VerbButton};
pub use plan_draft::PlanDraft;
pub use presenter::{LogLine, Presenter, Screen, ScreenState};
pub use replay::{Perspective, Replay, ReplayFault, ReplayStep};
pub use stage::{Stage, StagedMoment};
pub use witness::{BrokenPromise, DiceWitness, Fairness};
