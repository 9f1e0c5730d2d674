//! WCP, The Big Red Button, by its full rules (`RULES.md`).
//!
//! Vehicles loot an old base hall by hall until somebody presses the button; then the base falls apart from its
//! centre, and only what is carried out counts.
//!
//! ```
//! use engine::{Chair, Game, Match, Seed, Settings};
//! use wcp::Wcp;
//!
//! let settings = Settings::new(Wcp::ABOUT.options, 3);
//! let mut game = Match::<Wcp>::new(settings, Seed::from_number(7), Chair::row(3)).unwrap();
//! while let Some(seat) = game.deciders().first() {
//!     let menu = game.menu(seat);
//!     let action = menu[game.played().len() % menu.len()];
//!     game.play(seat, action).unwrap();
//! }
//! let outcome = game.outcome().unwrap();
//! assert_eq!(game.record().verify::<Wcp>(None), Ok(outcome));
//! ```

/// A clause of `RULES.md`, read when the program is built.
macro_rules! clause {
    ($id:literal) => {
        const { engine::Clause::new($id) }
    };
}

pub mod board;
pub mod content;

mod action;
mod art;
mod judge;
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

pub use action::{Action, Event, Fight, Who};
pub use pile::Pile;
pub use state::{ByPawn, Draft, End, Gift, Hand, HandSize, Options, Pawn, Place, Stage, State, Step, Terms, Vehicle};
pub use view::{StepView, View};

use engine::content::SharedContent;
use engine::{
    About, BadOptions, Census, Dice, Game, Illegal, Judge, Log, OptionSpec, Outcome, Pool, Seat, Seats, SettingFault,
    Settings, Stats, TrackedItems, Viewer,
};

use crate::art::{Area, Piece, Scene};
use ::scene::{EventLinks, GameScene, GameText, Lang, Pick, Section, Texts};
use draw::{Canvas, GameArt, Palette};

use content::{Content, TOKENS};

/// The Big Red Button.
#[derive(Clone, Debug, PartialEq)]
pub struct Wcp;

/// WCP-R57: no match has more turns.
const TURNS_MAX: u32 = 2_000;

/// The most actions in a turn: resigning or not, the move and the encounter, three proposals that name every token
/// with their answers, three choices for the hall, three for the token, and the destruction.
const TURN_ACTIONS_MAX: u32 = 3 + state::PROPOSALS_MAX as u32 * (TOKENS as u32 + 2) + 3 + 3 + 1;

impl Game for Wcp {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ABOUT: &'static About = &About {
        name: "wcp",
        prefix: "WCP",
        rules_version: 1,
        rules_version_oldest: 1,
        seats: 2..=6,
        actions_max: 6 + TURNS_MAX * TURN_ACTIONS_MAX,
        options: &[OptionSpec::toggle("teams", false)],
    };

    fn rules() -> &'static str {
        include_str!("../RULES.md")
    }

    fn options(settings: &Settings) -> Result<Options, BadOptions> {
        let mut faults = Vec::new();
        let players = settings.seats();
        let teams = settings.is_on("teams");
        if teams && players > 3 {
            let problem = format!("teams are for 2 or 3 players, not for {players}");
            faults.push(SettingFault::new("teams", problem).by(clause!("WCP-122")));
        }
        let content = match settings.content().map(Content::read) {
            None => Content::built_in(),
            Some(Ok(content)) => SharedContent::new(content),
            Some(Err(fault)) => {
                faults.push(SettingFault::new("content", fault.to_string()));
                Content::built_in()
            }
        };
        let pawns = if teams { 6 } else { players };
        if faults.is_empty() { Ok(Options { players, pawns, content }) } else { Err(BadOptions(faults)) }
    }

    fn setup(options: &Options, dice: &mut Dice) -> State {
        State::new(options, dice)
    }

    fn deciders(state: &State) -> Seats {
        rules::decider(state).map_or(Seats::NONE, Seats::only)
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        if rules::decider(state) == Some(seat) {
            rules::legal(state, actions);
        }
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        log: &mut Log<Event>,
    ) -> Result<(), Illegal> {
        rules::check(state, seat, action)?;
        let next = rules::carry_out(state, action, dice, log);
        rules::advance(state, next, dice, log);
        Ok(())
    }

    fn outcome(state: &State) -> Option<Outcome> {
        rules::fleeing::outcome(state)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn imagine(options: &Options, view: &View, dice: &mut Dice) -> State {
        view::imagine(options, view, dice)
    }

    fn census(state: &State) -> Census {
        let laid =
            state.board.intact().or(state.board.rubble()).iter().filter(|&cell| state.board.hall(cell).is_some());
        let hands = state.hands.values().iter().chain([&state.stack]);
        let (mut halls, mut tokens) = (laid.count() as u32, u32::from(state.board.stocked().len()));
        for hand in hands {
            halls += hand.halls.count();
            tokens += hand.tokens.count();
        }
        tokens += state.vehicles.values().iter().map(|vehicle| vehicle.goods.count()).sum::<u32>();
        vec![("halls", halls), ("tokens", tokens)]
    }
}

impl Judge for Wcp {
    fn judge(state: &State, seat: Seat) -> u32 {
        judge::judge(state, seat)
    }

    fn instinct(state: &State, seat: Seat, menu: &[Action], dice: &mut Dice) -> usize {
        judge::instinct(state, seat, menu, dice)
    }
}

impl Stats for Wcp {
    fn tracked_items(options: &Options) -> Vec<TrackedItems> {
        stats::tracked_items(options.content())
    }

    fn held_items(state: &State, seat: Seat, note: &mut dyn FnMut(usize, usize)) {
        stats::held_items(state, seat, note);
    }

    fn round_counter(state: &State) -> Option<(&'static str, u32)> {
        Some(("turn", u32::from(state.turn.number())))
    }
}

impl GameText for Wcp {
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
        text::outline(options, view, texts)
    }

    fn question(options: &Options, view: &View, _: Seat, texts: &Texts) -> String {
        text::question(options, view, texts)
    }

    fn label(options: &Options, view: &View, action: Action, texts: &Texts) -> String {
        text::label(options, view, action, texts)
    }

    fn describe_event(options: &Options, event: &Event, texts: &Texts) -> String {
        text::describe_event(options, event, texts)
    }
}

impl GameScene for Wcp {
    fn scene(options: &Options, view: &View, texts: &Texts) -> Scene {
        scene::scene(options, view, texts)
    }

    fn picks(_: &Options, view: &View, action: Action) -> Vec<Pick> {
        scene::picks(view, action)
    }

    fn attempts(_: &Options, view: &View, seat: Seat, thing: &str) -> Vec<Action> {
        scene::attempts(view, seat, thing)
    }

    fn event_links(_: &Options, event: &Event) -> EventLinks {
        scene::event_links(event)
    }
}

impl GameArt for Wcp {
    const PALETTE: &'static Palette = paint::PALETTE;

    fn area(area: &Area, canvas: &mut Canvas) {
        paint::area(area, canvas);
    }

    fn piece(piece: &Piece, canvas: &mut Canvas) {
        paint::piece(piece, canvas);
    }
}
