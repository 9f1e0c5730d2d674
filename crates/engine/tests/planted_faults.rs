//! Each law can fail: the sample game with a mistake planted in it is caught by the law that is meant for it.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};

use engine::laws::{self, Broken, Law, LawPlan};
use engine::sample::{self, Sample};
use engine::{
    About, BadOptions, Census, Clause, Dice, Game, Illegal, Judge, Log, Outcome, Seat, Seats, Settings, Unreadable,
    Viewer, fingerprint,
};
use serde::{Deserialize, Serialize};

const NONE: u8 = 0;
const LEAKING_VIEW: u8 = 1;
const MENU_BY_HIDDEN_HAND: u8 = 2;
const HALF_APPLIED_REFUSAL: u8 = 3;
const ENDLESS: u8 = 4;
const FORGETFUL_REPLAY: u8 = 5;
const DICE_WHILE_SEALED: u8 = 6;
const LOST_TOKEN: u8 = 7;
const UNREADABLE_NOTATION: u8 = 8;
const UNLISTED: u8 = 9;
const LISTED_AND_REFUSED: u8 = 10;
const WRONG_CLAUSE: u8 = 11;

/// The sample game with one mistake.
struct Faulty<const FAULT: u8>;

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    sound: sample::State,
    tokens: u32,
}

#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
struct View {
    sound: sample::View,
    tokens: u32,
    leak: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Action<const FAULT: u8>(sample::Action);

impl<const FAULT: u8> fmt::Display for Action<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            sample::Action::Bank if FAULT == UNREADABLE_NOTATION => write!(f, "bank the loot"),
            action => write!(f, "{action}"),
        }
    }
}

impl<const FAULT: u8> FromStr for Action<FAULT> {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action<FAULT>, Unreadable> {
        text.parse().map(Action)
    }
}

static PLAYED: AtomicU32 = AtomicU32::new(0);

impl<const FAULT: u8> Game for Faulty<FAULT> {
    type Options = sample::Options;
    type State = State;
    type Action = Action<FAULT>;
    type Event = sample::Event;
    type View = View;

    const ABOUT: &'static About = Sample::ABOUT;

    fn rules() -> &'static str {
        Sample::rules()
    }

    fn options(settings: &Settings) -> Result<sample::Options, BadOptions> {
        Sample::options(settings)
    }

    fn setup(options: &sample::Options, dice: &mut Dice) -> State {
        State { sound: Sample::setup(options, dice), tokens: 100 }
    }

    fn deciders(state: &State) -> Seats {
        Sample::deciders(&state.sound)
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action<FAULT>>) {
        let mut sound = Vec::new();
        Sample::legal(&state.sound, seat, &mut sound);
        let one_decides = sound.contains(&sample::Action::Peek);
        if FAULT == MENU_BY_HIDDEN_HAND && one_decides && (fingerprint(&state.sound) >> 32).is_multiple_of(2) {
            sound.pop();
        }
        if FAULT == UNLISTED && sound.contains(&sample::Action::Peek) {
            sound.retain(|action| *action != sample::Action::Bank);
        }
        if FAULT == LISTED_AND_REFUSED && !sound.is_empty() && !sound.contains(&sample::Action::Roll) {
            sound.push(sample::Action::Roll);
        }
        actions.extend(sound.into_iter().map(Action));
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action<FAULT>,
        dice: &mut Dice,
        log: &mut Log<sample::Event>,
    ) -> Result<(), Illegal> {
        let mut menu = Vec::new();
        Faulty::<FAULT>::legal(state, seat, &mut menu);
        if FAULT == MENU_BY_HIDDEN_HAND && !menu.is_empty() && !menu.contains(&action) {
            return Err(Illegal::Rule(Clause::new("SMP-002")));
        }
        if FAULT == DICE_WHILE_SEALED && matches!(action.0, sample::Action::Bid(_)) && menu.contains(&action) {
            dice.die(6);
        }
        if FAULT == ENDLESS && action.0 == sample::Action::Bank && menu.contains(&action) {
            return Ok(());
        }
        let applied = Sample::apply(&mut state.sound, seat, action.0, dice, log);
        match applied {
            Err(_) if FAULT == HALF_APPLIED_REFUSAL => state.tokens -= 1,
            Err(Illegal::Rule(_)) if FAULT == WRONG_CLAUSE => return Err(Illegal::Rule(Clause::new("SMP-099"))),
            Ok(()) if FAULT == LOST_TOKEN && action.0 == sample::Action::Bank => state.tokens -= 1,
            Ok(()) if FAULT == FORGETFUL_REPLAY && action.0 == sample::Action::Bank => {
                state.tokens = PLAYED.fetch_add(1, Ordering::Relaxed)
            }
            Ok(()) | Err(_) => {}
        }
        applied
    }

    fn outcome(state: &State) -> Option<Outcome> {
        Sample::outcome(&state.sound)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let leak = if FAULT == LEAKING_VIEW { fingerprint(&state.sound) } else { 0 };
        View { sound: Sample::view(&state.sound, viewer), tokens: state.tokens, leak }
    }

    fn imagine(options: &sample::Options, view: &View, dice: &mut Dice) -> State {
        State { sound: Sample::imagine(options, &view.sound, dice), tokens: view.tokens }
    }

    fn census(state: &State) -> Census {
        let mut census = Sample::census(&state.sound);
        if FAULT == LOST_TOKEN {
            census.push(("tokens", state.tokens));
        }
        census
    }
}

impl<const FAULT: u8> Judge for Faulty<FAULT> {}

const PLAN: LawPlan = LawPlan { games: 300, seed: 1, content: None };

fn caught<const FAULT: u8>() -> Broken {
    *laws::check::<Faulty<FAULT>>(&PLAN).expect_err("the planted fault is found")
}

#[test]
fn without_a_fault_every_law_holds() {
    assert!(laws::check::<Faulty<NONE>>(&PLAN).is_ok());
}

#[test]
fn each_fault_is_caught_by_its_law() {
    assert_eq!(caught::<LEAKING_VIEW>().law, Law::ViewsHide);
    assert_eq!(caught::<MENU_BY_HIDDEN_HAND>().law, Law::MenusHide);
    assert_eq!(caught::<HALF_APPLIED_REFUSAL>().law, Law::RefusalsTeach);
    assert_eq!(caught::<LISTED_AND_REFUSED>().law, Law::RefusalsTeach);
    assert_eq!(caught::<WRONG_CLAUSE>().law, Law::RefusalsTeach);
    assert_eq!(caught::<ENDLESS>().law, Law::PlaysEnd);
    assert_eq!(caught::<FORGETFUL_REPLAY>().law, Law::ReplaysAgree);
    assert_eq!(caught::<DICE_WHILE_SEALED>().law, Law::DecisionsCommute);
    assert_eq!(caught::<LOST_TOKEN>().law, Law::NothingIsLost);
    assert_eq!(caught::<UNREADABLE_NOTATION>().law, Law::TextsReadBack);
    assert_eq!(caught::<UNLISTED>().law, Law::AcceptedIsListed);
}

#[test]
fn a_fault_is_shown_with_a_short_record_and_its_seed() {
    let broken = caught::<LOST_TOKEN>();
    // A bid of each of two seats and the bank that loses the token: nothing shorter can show it.
    assert_eq!(broken.actions.len(), 3, "{broken}");
    let text = broken.to_string();
    assert!(text.contains("breaks law 7"), "{text}");
    assert!(text.contains(&format!("dice seed {}", broken.seed)), "{text}");
    assert!(text.lines().last().is_some_and(|line| line.starts_with("3 ") && line.ends_with("bank")), "{text}");
}
