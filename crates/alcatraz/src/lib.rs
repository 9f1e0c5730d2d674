//! Alcatraz: The Scapegoat, by its full rules.
//!
//! Three or four prisoners plan an escape for all but one of them. Each round somebody is voted the scapegoat,
//! who has more to do and gains nothing from the plan. `RULES.md` numbers the clauses that the code cites.
//!
//! A whole match, in which everybody takes the last choice that is listed, which is to end the turn:
//!
//! ```
//! use alcatraz::Alcatraz;
//! use engine::{Chair, Game, Match, Seed, Settings};
//!
//! let settings = Settings::new(Alcatraz::ABOUT.options, 3);
//! let mut game = Match::<Alcatraz>::new(settings, Seed::from_number(1), Chair::row(3)).unwrap();
//! while let Some(seat) = game.deciders().first() {
//!     let action = *game.menu(seat).last().unwrap();
//!     game.play(seat, action).unwrap();
//! }
//! // Whoever only ends turns is found by the 21st guard.
//! assert_eq!(game.outcome().unwrap().reason, "end-guards");
//! ```

mod action;
mod art;
mod blackmail;
mod board;
mod content;
mod ending;
mod event;
mod goods;
mod judge;
mod look;
mod rooms;
mod round;
mod rules;
mod scene;
mod setup;
mod show;
mod state;
mod stock;
mod tasks;
#[cfg(test)]
mod tests;
mod trade;
mod turn;
mod view;

use ::scene::{GameText, Lang, Section, Texts};
use engine::{
    About, AutoAction, BadOptions, Census, Dice, Game, Illegal, Judge, Log, Outcome, Seat, Seats, Settings, Stats,
    TrackedItems, Viewer,
};

pub use action::Action;
pub use board::{Blackmail, Board, Element, Layout, Posted, Prisoner, Room, Side, TaskDeck, TaskId};
pub use content::{Content, Effect, RoomSide, TOML, Task};
pub use event::{Event, Votes};
pub use goods::{Good, Goods, Item, Items};
pub use state::{Ask, Deal, End, FreeRooms, Options, Sources, State, Turn};
pub use view::{HandView, StepView, View};

/// The game.
#[derive(Clone, Debug, PartialEq)]
pub struct Alcatraz;

impl Game for Alcatraz {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ABOUT: &'static About = &About {
        name: "alcatraz",
        prefix: "ALC",
        rules_version: 1,
        rules_version_oldest: 1,
        seats: 3..=4,
        // No turn takes 370 actions, whatever the content: 6 trades of at most 21 (open, 9 goods from each side,
        // offer, answer), 17 action points for steps of at most 7 answers, 12 free rooms of 5, 30 coins to bribe
        // with, 3 declined requests of 7, stamina and the end. Four turns in 20 rounds, with 6 actions for the
        // vote and 4 for the last tie, are below this.
        actions_max: 30_000,
        options: state::SPECS,
    };

    fn rules() -> &'static str {
        include_str!("../RULES.md")
    }

    fn options(settings: &Settings) -> Result<Options, BadOptions> {
        Options::read(settings)
    }

    fn setup(options: &Options, dice: &mut Dice) -> State {
        setup::setup(options, dice)
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

    fn census(state: &State) -> Census {
        rules::census(state)
    }

    fn auto_action(state: &State) -> Option<AutoAction<Action>> {
        round::auto_action(state)
    }
}

impl Judge for Alcatraz {
    fn judge(state: &State, seat: Seat) -> u32 {
        judge::judge(state, seat)
    }

    fn instinct(state: &State, seat: Seat, menu: &[Action], dice: &mut Dice) -> usize {
        judge::instinct(state, seat, menu, dice)
    }
}

impl Stats for Alcatraz {
    fn tracked_items(_: &Options) -> Vec<TrackedItems> {
        stock::tracked_items()
    }

    fn held_items(state: &State, seat: Seat, note: &mut dyn FnMut(usize, usize)) {
        stock::held_items(state, seat, note);
    }

    fn round_counter(state: &State) -> Option<(&'static str, u32)> {
        Some(("round", u32::from(state.board.round)))
    }
}

impl GameText for Alcatraz {
    fn about(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../texts/about.en.ftl"),
            Lang::Pl => include_str!("../texts/about.pl.ftl"),
        }
    }

    fn texts(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../texts/en.ftl"),
            Lang::Pl => include_str!("../texts/pl.ftl"),
        }
    }

    fn rules_in(lang: Lang) -> &'static str {
        match lang {
            Lang::En => Self::rules(),
            Lang::Pl => include_str!("../texts/rules.pl.md"),
        }
    }

    fn outline(options: &Options, view: &View, texts: &Texts) -> Vec<Section> {
        show::outline(options, view, texts)
    }

    fn question(options: &Options, view: &View, seat: Seat, texts: &Texts) -> String {
        show::question(options, view, seat, texts)
    }

    fn label(options: &Options, view: &View, action: Action, texts: &Texts) -> String {
        show::label(options, view, action, texts)
    }

    fn describe_event(options: &Options, event: &Event, texts: &Texts) -> String {
        show::describe_event(options, event, texts)
    }
}
