//! Alcatraz: The Scapegoat, by its full rules.
//!
//! Three or four prisoners plan an escape for all but one of them. Each round one of them is voted the scapegoat,
//! who has more to do and gains nothing from the plan. `RULES.md` numbers the clauses that the code cites.
//!
//! A whole match, in which everybody takes the last choice that is listed, which is to end the turn:
//!
//! ```
//! use alcatraz::Alcatraz;
//! use engine::{Game, Match, Participant, Seed, Settings};
//!
//! let settings = Settings::new(Alcatraz::ABOUT.options, 3);
//! let mut game = Match::<Alcatraz>::new(settings, Seed::from_number(1), Participant::row(3)).unwrap();
//! while let Some(seat) = game.deciders().first() {
//!     let action = *game.menu(seat).last().unwrap();
//!     game.play(seat, action).unwrap();
//! }
//! // Without a completed plan, the 21st guard ends the match.
//! assert_eq!(game.outcome().unwrap().reason, "end-guards");
//! ```

mod action;
mod art;
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
#[cfg(test)]
mod tests;
mod text;
mod view;

pub use action::Action;
pub use event::{Event, Votes};
pub use state::{
    Ask, Blackmail, Board, Deal, Element, End, Good, Goods, Item, Items, Layout, Options, Posted, Prisoner, Room, Side,
    Sources, State, TaskDeck, TaskId, Turn,
};
pub use view::{HandView, StepView, View};

/// The game.
#[derive(Clone, Debug, PartialEq)]
pub struct Alcatraz;
