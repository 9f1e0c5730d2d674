//! Escape from Luiswile, by its full rules: gangs prepare three ways out before everybody is moved to Alcatraz.
//!
//! A day has five phases, and each has its file: Reveille places cards and writes orders in secret,
//! the event of the day changes what it changes, rivals recruit and sabotage, the patrol looks for what it can
//! find, the warden punishes, and at night the points are added. `RULES.md` has every clause.
//!
//! ```
//! use engine::{Chair, Game, Match, Seed, Settings};
//! use luiswile::Luiswile;
//!
//! let settings = Settings::new(Luiswile::ABOUT.options, 2);
//! let mut game = Match::<Luiswile>::new(settings, Seed::from_number(1), Chair::row(2)).unwrap();
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
mod changes;
mod content;
mod event;
mod fallback;
mod judge;
mod load;
mod look;
mod night;
mod patrol;
mod reveille;
mod rivalry;
mod rows;
mod rules;
mod scene;
mod setup;
mod show;
mod state;
mod stock;
mod telling;
#[cfg(test)]
mod tests;
mod view;
mod warden;

use crate::art::Scene;
use ::scene::{EventLinks, GameScene, GameText, Lang, Pick, Section, Texts};
use engine::{
    About, BadOptions, Census, Dice, Game, Illegal, Judge, Log, OptionSpec, Outcome, Seat, Seats, Settings, Stats,
    TrackedItems, Viewer,
};

pub use action::{Action, Arrival, Defended, Event};
pub use cards::{
    Defence, EventId, Nation, Number, Patrol, PatrolStat, Pile, Prisoner, Punishment, Rank, Task, Trait, Way, Ways,
};
pub use content::{Content, EventCard, Numbers, PatrolCard, PrisonerCard, PunishmentCard};
pub use rows::{Draw, Effect, Sentence, Special};
pub use state::{Gang, GoalMode, Listed, Options, State, TransferResult};
pub use view::{NewcomerView, PlanView, StepView, View};

/// Escape from Luiswile.
#[derive(Clone, Debug, PartialEq)]
pub struct Luiswile;

impl Luiswile {
    /// The action that is taken for a seat whose player does not answer (LUI-R55); none if it is not asked.
    pub fn fallback(state: &State, seat: Seat) -> Option<Action> {
        fallback::fallback(state, seat)
    }
}

impl Game for Luiswile {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ABOUT: &'static About = &About {
        name: "luiswile",
        prefix: "LUI",
        rules_version: 1,
        rules_version_oldest: 1,
        seats: 2..=5,
        // At most 25 days (20 events, 5 final events). In a day each of at most 128 prisoners is placed once and
        // gets at most three entries or one order in Phase 1 and again after the event; besides there are the
        // blanks, the moves and the answers of five seats: fewer than 128 × 7 + 100 actions.
        actions_max: 25_000,
        options: &[
            OptionSpec::choice("goal_mode", &["sum", "per_way"]),
            OptionSpec::choice("transfer_result", &["nobody", "leader"]),
        ],
    };

    fn rules() -> &'static str {
        include_str!("../RULES.md")
    }

    fn options(settings: &Settings) -> Result<Options, BadOptions> {
        Ok(Options {
            seats: settings.seats(),
            goal_mode: settings.get("goal_mode").parse().expect("settings hold only words that are described"),
            transfer_result: settings.get("transfer_result").parse().expect("settings hold only described words"),
            content: content::of(settings)?,
        })
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
        night::outcome(state)
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
}

impl Judge for Luiswile {
    fn judge(state: &State, seat: Seat) -> u32 {
        judge::judge(state, seat)
    }

    fn instinct(state: &State, seat: Seat, menu: &[Action], dice: &mut Dice) -> usize {
        judge::instinct(state, seat, menu, dice)
    }
}

impl Stats for Luiswile {
    fn tracked_items(options: &Options) -> Vec<TrackedItems> {
        stock::tracked_items(options)
    }

    fn held_items(state: &State, seat: Seat, note: &mut dyn FnMut(usize, usize)) {
        stock::held_items(state, seat, note);
    }

    fn round_counter(state: &State) -> Option<(&'static str, u32)> {
        Some(("day", u32::from(state.day)))
    }
}

impl GameText for Luiswile {
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

impl GameScene for Luiswile {
    fn scene(options: &Options, view: &View, texts: &Texts) -> Scene {
        scene::scene(options, view, texts)
    }

    fn picks(_: &Options, _: &View, action: Action) -> Vec<Pick> {
        scene::picks(action)
    }

    fn attempts(options: &Options, view: &View, seat: Seat, thing: &str) -> Vec<Action> {
        scene::attempts(options, view, seat, thing)
    }

    fn event_links(options: &Options, event: &Event) -> EventLinks {
        scene::event_links(options, event)
    }
}
