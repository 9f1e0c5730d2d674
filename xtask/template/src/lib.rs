#![doc = include_str!("../RULES.md")]
//!
//! ```
//! use engine::{Game, Match, Participant, Seed, Settings};
//! use NAME::Name;
//!
//! let settings = Settings::new(Name::ABOUT.options, 2);
//! let mut game = Match::<Name>::new(settings, Seed::from_number(1), Participant::row(2)).unwrap();
//! while let Some(seat) = game.deciders().first() {
//!     let action = game.menu(seat)[0];
//!     game.play(seat, action).unwrap();
//! }
//! assert!(game.outcome().is_some());
//! ```

mod action;
mod art;
mod content;
mod event;
mod foresight;
mod judge;
mod rules;
mod scene;
mod state;
mod stats;
mod text;
mod view;

pub use action::Action;
pub use event::Event;
pub use state::{Options, State};
pub use view::View;

/// The game.
#[derive(Clone, Debug, PartialEq)]
pub struct Name;
