//! Escape from Luiswile, by its full rules: gangs prepare three ways out before all prisoners are moved to Alcatraz.
//!
//! A day has five phases. In the morning players place cards and write orders in secret; the event of the day happens,
//! gangs recruit and sabotage; the patrol searches for escape routes; the warden punishes; at night points are added.
//! `RULES.md` numbers the clauses that the code cites.
//!
//! ```
//! use engine::{Game, Match, Participant, Seed, Settings};
//! use luiswile::Luiswile;
//!
//! let settings = Settings::new(Luiswile::ABOUT.options, 2);
//! let mut game = Match::<Luiswile>::new(settings, Seed::from_number(1), Participant::row(2)).unwrap();
//! while let Some(seat) = game.deciders().first() {
//!     let action = game.menu(seat)[0];
//!     game.play(seat, action).unwrap();
//! }
//! let outcome = game.outcome().unwrap();
//! assert_eq!(game.record().verify::<Luiswile>(None), Ok(outcome));
//! ```

mod action;
mod art;
mod cards;
mod content;
mod event;
mod foresight;
mod judge;
mod known_plans;
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

pub use action::{Action, Arrival};
pub use cards::{
    Defence, EventId, Nation, Number, Patrol, PatrolStat, Pile, Prisoner, Punishment, Rank, Task, Trait, Way, Ways,
};
pub use content::{
    Content, Draw, Effect, EventCard, Numbers, PatrolCard, PrisonerCard, PunishmentCard, Sentence, Special,
};
pub use event::{Defended, Event};
pub use known_plans::KnownPlans;
pub use state::{Gang, GoalMode, Listed, Options, State, TransferResult};
pub use view::{NewcomerView, PlanView, StepView, View};

/// Escape from Luiswile.
#[derive(Clone, Debug, PartialEq)]
pub struct Luiswile;
