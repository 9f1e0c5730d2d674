//! Blackgate, the race to dig out, by its full rules.
//!
//! ```
//! use blackgate::Blackgate;
//! use engine::{Participant, Game, Match, Seed, Settings};
//!
//! let settings = Settings::new(Blackgate::ABOUT.options, 3);
//! let mut game = Match::<Blackgate>::new(settings, Seed::from_number(1), Participant::row(3)).unwrap();
//! let mut turns = 0;
//! while let Some(seat) = game.deciders().first() {
//!     // Dig when there is something to dig with, and otherwise do the next best thing in turn.
//!     let menu = game.menu(seat);
//!     let dig = menu.iter().find(|action| action.to_string().starts_with("dig"));
//!     let action = *dig.unwrap_or(&menu[turns % menu.len()]);
//!     game.play(seat, action).unwrap();
//!     turns += 1;
//! }
//! assert_eq!(game.outcome().unwrap().winners.len(), 1);
//! ```
#![doc = "\n\n"]
#![doc = include_str!("../RULES.md")]

mod action;
mod art;
mod cards;
mod content;
mod event;
mod foresight;
mod judge;
mod observe;
mod paint;
mod rules;
mod scene;
mod state;
mod stats;
mod text;
mod view;

#[cfg(test)]
mod tests;

pub use action::Action;
pub use cards::{Cards, Kind, Tool};
pub use content::{Ability, Area, Background, Gang, GangCard, MichelCard, Offer, Recipe};
pub use event::{Event, Parcel};
pub use state::{Options, State};
pub use view::View;

/// Blackgate.
#[derive(Clone, Debug, PartialEq)]
pub struct Blackgate;
