//! The contract of a game.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Audience, BadOptions, Dice, Illegal, OptionSpec, Outcome, Seat, Seats, Settings, Unreadable, Viewer};

/// What is fixed about a game, whatever its options.
#[derive(Clone, Debug)]
pub struct About {
    /// The name in commands, records and addresses, such as `alcatraz`.
    pub name: &'static str,
    /// The three letters that begin the ids of its clauses, such as `ALC`.
    pub prefix: &'static str,
    /// The version of its rules. It rises when behaviour changes, and only then.
    pub rules_version: u32,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// No match takes more actions than this, however it is played.
    pub actions_max: u32,
    /// The options that can be chosen before a match.
    pub options: &'static [OptionSpec],
}

impl About {
    /// Settings with these choices, or everything that is wrong with them.
    pub fn settings<'a>(
        &self,
        seats: u8,
        chosen: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Settings, BadOptions> {
        Settings::read(self.options, self.seats.clone(), seats, chosen)
    }
}

/// What a won state is worth to a seat.
pub const WORTH_MAX: u32 = 1000;

/// Things of one kind that a seat can have, by the words of their notation: what the lab compares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelf {
    /// The kind, such as `vehicle`.
    pub kind: &'static str,
    /// The things, in a fixed order.
    pub things: Vec<String>,
}

impl Shelf {
    /// A shelf of these things.
    pub fn new<T: Display>(kind: &'static str, things: impl IntoIterator<Item = T>) -> Shelf {
        Shelf { kind, things: things.into_iter().map(|thing| thing.to_string()).collect() }
    }
}

/// How many there are of something that can be neither made nor lost.
pub type Census = Vec<(&'static str, u32)>;

/// An event and who is told of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AddressedEvent<E> {
    /// Who is told.
    pub to: Audience,
    /// What happened.
    pub event: E,
}

/// Where rules report what happened. It is one type for play, which keeps the events, and for search and simulation,
/// which do not, so that a game's rules are compiled once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log<E> {
    events: Option<Vec<AddressedEvent<E>>>,
    revealed: bool,
}

impl<E> Log<E> {
    /// A log that keeps every event.
    pub const fn new() -> Log<E> {
        Log { events: Some(Vec::new()), revealed: false }
    }

    /// A log that keeps nothing: for search and simulation.
    pub const fn silent() -> Log<E> {
        Log { events: None, revealed: false }
    }

    /// Reports an event to an audience. A half-secret event is reported twice, as two events.
    #[inline]
    pub fn emit(&mut self, to: Audience, event: E) {
        if let Some(events) = &mut self.events {
            events.push(AddressedEvent { to, event });
        }
    }

    /// Notes that something hidden became known to somebody who did not know it. From here on an action cannot be
    /// taken back without asking the others.
    #[inline]
    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    /// Whether something hidden became known to somebody.
    pub const fn is_revealed(&self) -> bool {
        self.revealed
    }

    /// The events in their order.
    pub fn events(&self) -> &[AddressedEvent<E>] {
        self.events.as_deref().unwrap_or_default()
    }

    /// Gives the events away.
    pub fn into_events(self) -> Vec<AddressedEvent<E>> {
        self.events.unwrap_or_default()
    }
}

impl<E> Default for Log<E> {
    fn default() -> Log<E> {
        Log::new()
    }
}

/// A game: rules without state, in nine functions, one for those who keep the time, two that bots are glad of, and three
/// for those who measure.
///
/// Rules are pure. Chance comes from the [`Dice`], time is somebody else's, and a state holds nothing that
/// has not been decided yet. [`laws`](crate::laws) checks all that is promised here.
pub trait Game: Sized + Send + Sync + 'static {
    /// The chosen options, checked, with the content they select. All of it is public.
    type Options: Clone + Send + Sync + 'static;
    /// What is on the table, including what is hidden. Only the game itself can read it.
    type State: Clone + Eq + Hash + Send + Sync + 'static;
    /// One small step of a player. Its text is its notation.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = Unreadable> + Send + Sync + 'static;
    /// Something that happened, as it is told to an audience.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + 'static;
    /// What one viewer may know.
    type View: Clone + PartialEq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// What is fixed about the game.
    const ABOUT: &'static About;

    /// The text of `RULES.md`: every clause with its id. A function, so that programs that never show it do not
    /// carry it.
    fn rules() -> &'static str;

    /// Checks settings and makes them the game's own, or reports everything that is wrong.
    fn options(settings: &Settings) -> Result<Self::Options, BadOptions>;

    /// Deals.
    fn setup(options: &Self::Options, dice: &mut Dice) -> Self::State;

    /// Who must decide now. Several at once is normal; nobody means that the match is over.
    fn deciders(state: &Self::State) -> Seats;

    /// Adds every choice that a seat has now. Nothing is added for a seat that is not asked.
    fn legal(state: &Self::State, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Carries out an action and all that follows by itself, up to the next decision; or refuses it and
    /// leaves the state untouched.
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        dice: &mut Dice,
        log: &mut Log<Self::Event>,
    ) -> Result<(), Illegal>;

    /// How the match ended, once it has.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// What a viewer may know.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Any state that this view allows.
    fn imagine(options: &Self::Options, view: &Self::View, dice: &mut Dice) -> Self::State;

    /// Counts what can be neither made nor lost, in a fixed order.
    fn census(state: &Self::State) -> Census;

    /// What is done by itself so many seconds after it was first said: by whom, and what. It is public knowledge, and
    /// whoever keeps the time takes it as an ordinary action. Nothing, unless a game limits a talk.
    fn patience(_state: &Self::State) -> Option<(u32, Seat, Self::Action)> {
        None
    }

    /// What a state that is not over is worth to a seat, from 0 (as good as lost) to [`WORTH_MAX`] (as good as won).
    /// Bots call it on states that they imagined. A game that says nothing leaves them to the outcome alone.
    fn judge(_state: &Self::State, _seat: Seat) -> u32 {
        WORTH_MAX / 2
    }

    /// The place in the menu of a choice that is sensible at a glance, for quick playouts. Any, unless a game knows
    /// better. It looks at the state as the seat that decides, in a world that somebody imagined.
    fn instinct(_state: &Self::State, _seat: Seat, menu: &[Self::Action], dice: &mut Dice) -> usize {
        dice.below(menu.len() as u32) as usize
    }

    /// What the lab compares: everything that a seat can have or use. Nothing, unless a game says so.
    fn shelves(_options: &Self::Options) -> Vec<Shelf> {
        Vec::new()
    }

    /// Notes what a seat has in this state: the place of each thing's shelf, and its place there. What everybody is hit
    /// by, such as the event of a day, is noted for every seat.
    fn holds(_state: &Self::State, _seat: Seat, _note: &mut dyn FnMut(usize, usize)) {}

    /// What people count a match by, such as `day`, and a number that changes whenever one more begins. Actions are
    /// counted anyway.
    fn beat(_state: &Self::State) -> Option<(&'static str, u32)> {
        None
    }
}
