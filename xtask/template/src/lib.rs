#![doc = include_str!("../RULES.md")]
//!
//! ```
//! use engine::{Chair, Game, Match, Seed, Settings};
//! use NAME::Name;
//!
//! let settings = Settings::new(Name::ABOUT.options, 2);
//! let mut game = Match::<Name>::new(settings, Seed::from_number(1), Chair::row(2)).unwrap();
//! while let Some(seat) = game.deciders().first() {
//!     let action = game.menu(seat)[0];
//!     game.play(seat, action).unwrap();
//! }
//! assert!(game.outcome().is_some());
//! ```

mod action;
mod content;
mod rules;
mod scene;
mod show;
mod state;
mod view;

use engine::{About, BadOptions, Census, Dice, Game, Illegal, Judge, Log, Outcome, Seat, Seats, Settings, Stats, Viewer};

pub use action::{Action, Event};
pub use state::{Options, State};
pub use view::View;

/// The game.
#[derive(Debug)]
pub struct Name;

impl Game for Name {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ABOUT: &'static About = &About {
        name: "NAME",
        prefix: "PRE",
        rules_version: 1,
        rules_version_oldest: 1,
        seats: 2..=6,
        actions_max: 6,
        options: &[],
    };

    fn rules() -> &'static str {
        include_str!("../RULES.md")
    }

    fn options(settings: &Settings) -> Result<Options, BadOptions> {
        state::options(settings)
    }

    fn setup(options: &Options, _: &mut Dice) -> State {
        state::setup(options)
    }

    fn deciders(state: &State) -> Seats {
        rules::deciders(state)
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        rules::legal(state, seat, actions);
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        log: &mut Log<Event>,
    ) -> Result<(), Illegal> {
        rules::apply(state, seat, action, dice, log)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        rules::outcome(state)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn imagine(options: &Options, view: &View, dice: &mut Dice) -> State {
        view::imagine(options, view, dice)
    }

    fn census(_: &State) -> Census {
        Census::new()
    }
}

impl Judge for Name {}

impl Stats for Name {}
