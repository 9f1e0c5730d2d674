//! Blackgate, the race to dig out, by its full rules.
//!
//! ```
//! use blackgate::Blackgate;
//! use engine::{Chair, Game, Match, Seed, Settings};
//!
//! let settings = Settings::new(Blackgate::ABOUT.options, 3);
//! let mut game = Match::<Blackgate>::new(settings, Seed::from_number(1), Chair::row(3)).unwrap();
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
mod judge;
mod look;
mod rules;
mod scene;
mod show;
mod state;
mod stock;
mod view;

#[cfg(test)]
mod tests;

use ::scene::{GameText, Lang, Section, Texts};
use engine::content::SharedContent;
use engine::{
    About, BadOptions, Census, Clause, Dice, Game, Illegal, Judge, Log, OptionSpec, Outcome, Seat, Seats, SettingFault,
    Settings, Stats, TrackedItems, Viewer,
};

pub use action::Action;
pub use cards::{Cards, Kind, Kinds, Tool};
pub use content::{Area, BUILT_IN, Background, Content, Gang, GangCard, MichelCard, Offer, Recipe};
pub use event::Event;
pub use state::{Mode, Options, Parcel, State};
pub use view::View;

/// Blackgate.
#[derive(Clone, Debug, PartialEq)]
pub struct Blackgate;

impl Game for Blackgate {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    /// A match has at most 100 rounds (BLK-R62), so at most 600 turns. Of a turn's steps, at most about 370 move
    /// a card out of a hand: some 63 cards are in hands when it begins, a dozen choices bring no more than 60 in,
    /// and no card leaves a hand more than three times. At most about 120 are passes and refusals to help, one
    /// or two for each Weapon laid; some 50 belong to Michel(le); and a dozen choices of the action phase have
    /// a few questions each. That stays below 1,000.
    const ABOUT: &'static About = &About {
        name: "blackgate",
        prefix: "BLK",
        rules_version: 1,
        rules_version_oldest: 1,
        seats: 2..=6,
        actions_max: 600_000,
        options: &[
            OptionSpec::choice("mode", &["solo", "team"]),
            OptionSpec::choice("michel", &["default", "on", "off"]),
        ],
    };

    fn rules() -> &'static str {
        include_str!("../RULES.md")
    }

    fn options(settings: &Settings) -> Result<Options, BadOptions> {
        options(settings)
    }

    fn setup(options: &Options, dice: &mut Dice) -> State {
        rules::setup(options, dice)
    }

    fn deciders(state: &State) -> Seats {
        rules::decider(state).map_or(Seats::NONE, Seats::only)
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
}

impl Judge for Blackgate {
    fn judge(state: &State, seat: Seat) -> u32 {
        judge::judge(state, seat)
    }

    fn instinct(state: &State, seat: Seat, menu: &[Action], dice: &mut Dice) -> usize {
        judge::instinct(state, seat, menu, dice)
    }
}

impl Stats for Blackgate {
    fn tracked_items(_: &Options) -> Vec<TrackedItems> {
        stock::tracked_items()
    }

    fn held_items(state: &State, seat: Seat, note: &mut dyn FnMut(usize, usize)) {
        stock::held_items(state, seat, note);
    }

    fn round_counter(state: &State) -> Option<(&'static str, u32)> {
        Some(("turn", u32::from(state.turn.turns_left)))
    }
}

/// Checks what the options demand of each other and of the content.
fn options(settings: &Settings) -> Result<Options, BadOptions> {
    let seats = settings.seats();
    let mut faults = Vec::new();
    let mode: Mode = settings.get("mode").parse().expect("settings hold only modes that exist");
    if mode == Mode::Team && !matches!(seats, 4 | 6) {
        let problem = format!("teams need 4 or 6 players, not {seats}");
        faults.push(SettingFault::new("mode", problem).by(Clause::new("BLK-135")));
    }
    let content = match settings.content().map(Content::read) {
        None => Content::built_in(),
        Some(Ok(content)) => SharedContent::new(content),
        Some(Err(fault)) => {
            faults.push(SettingFault::new("content", fault.to_string()));
            Content::built_in()
        }
    };
    if !faults.is_empty() {
        return Err(BadOptions(faults));
    }
    // BLK-014: by default the content says with how many players Michel(le) is in play.
    let michel = match settings.get("michel") {
        "on" => true,
        "off" => false,
        _ => content.michel_by_default(seats),
    };
    Ok(Options { seats, mode, michel, content })
}

impl GameText for Blackgate {
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

    fn describe_event(_: &Options, event: &Event, texts: &Texts) -> String {
        show::describe_event(event, texts)
    }
}
