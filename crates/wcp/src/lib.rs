//! WCP, The Big Red Button, by its full rules (`RULES.md`).
//!
//! Vehicles loot an old base hall by hall until a player presses the button. Then the base falls apart from its centre,
//! and only trophies that are carried out count.
//!
//! ```
//! use engine::{Game, Match, Participant, Seed, Settings};
//! use wcp::Wcp;
//!
//! let settings = Settings::new(Wcp::ABOUT.options, 3);
//! let mut game = Match::<Wcp>::new(settings, Seed::from_number(7), Participant::row(3)).unwrap();
//! while let Some(seat) = game.deciders().first() {
//!     let menu = game.menu(seat);
//!     let action = menu[game.played().len() % menu.len()];
//!     game.play(seat, action).unwrap();
//! }
//! let outcome = game.outcome().unwrap();
//! assert_eq!(game.record().verify::<Wcp>(None), Ok(outcome));
//! ```

mod action;
mod art;
mod board;
mod content;
mod event;
mod foresight;
mod judge;
mod observe;
mod paint;
mod pile;
mod rules;
mod scene;
mod state;
mod stats;
mod text;
mod view;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use event::Event;
pub use state::{Options, State};
pub use view::View;

/// The Big Red Button.
#[derive(Clone, Debug, PartialEq)]
pub struct Wcp;
