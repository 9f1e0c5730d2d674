//! The contract of a game.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::learned::{Features, Weights, chance};
use crate::{
    Audience, BadOptions, Dice, Illegal, OptionSpec, Outcome, SEATS_MAX, Seat, Seats, Settings, Unreadable, Viewer,
};

/// What is fixed about a game, whatever its options.
#[derive(Clone, Debug)]
pub struct About {
    /// The name in commands, records and addresses, such as `alcatraz`.
    pub name: &'static str,
    /// The three letters that begin the ids of its clauses, such as `ALC`.
    pub prefix: &'static str,
    /// The version of its rules that new matches are played by. It rises when behaviour changes, and only then.
    pub rules_version: u32,
    /// The oldest version of its rules that matches can still be played and replayed by.
    pub rules_version_oldest: u32,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// No match takes more actions than this, however it is played.
    pub actions_max: u32,
    /// The options that can be chosen before a match.
    pub options: &'static [OptionSpec],
}

impl About {
    /// Whether matches of this version of the rules can be played.
    pub fn knows_rules(&self, version: u32) -> bool {
        (self.rules_version_oldest..=self.rules_version).contains(&version)
    }

    /// Settings with these choices, or everything that is wrong with them.
    pub fn settings<'a>(
        &self,
        seats: u8,
        chosen: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Settings, BadOptions> {
        Settings::read(self.options, self.seats.clone(), seats, chosen)
    }
}

/// What a won state is worth to a seat: judges answer in millionths of a win.
pub const WORTH_MAX: u32 = 1_000_000;
/// What a won state was worth to the former judges.
pub const FORMER_WORTH_MAX: u32 = 1000;

/// Items of one kind that a seat can have, by the words of their notation: what the lab compares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrackedItems {
    /// The kind, such as `vehicle`.
    pub kind: &'static str,
    /// The items, in a fixed order.
    pub items: Vec<String>,
}

impl TrackedItems {
    /// Items of a kind.
    pub fn new<T: Display>(kind: &'static str, items: impl IntoIterator<Item = T>) -> TrackedItems {
        TrackedItems { kind, items: items.into_iter().map(|item| item.to_string()).collect() }
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
/// which do not: otherwise each game's rules would be compiled twice.
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

/// A game: rules without state. [`Judge`] and [`Stats`] add what bots and the lab ask of it.
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

    /// The text of `RULES.md`: every clause with its id. A function and not a constant: programs that
    /// never show it do not contain it.
    fn rules() -> &'static str;

    /// The file with the game's own content, as designers edit it; empty if there is none.
    fn own_content() -> &'static str {
        ""
    }

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

    /// The action that is taken for a seat whose time has run out, where the rules name one. None leaves the decision to
    /// a bot. It is a listed action.
    fn timeout_action(_state: &Self::State, _seat: Seat) -> Option<Self::Action> {
        None
    }

    /// An action that the host takes by itself if it was offered for a number of seconds without being taken, such as the
    /// end of a talk. It is public knowledge. None, unless a game limits a talk.
    fn auto_action(_state: &Self::State) -> Option<AutoAction<Self::Action>> {
        None
    }
}

/// An action that the host takes by itself after a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AutoAction<A> {
    /// After how many seconds.
    pub seconds: u32,
    /// Which seat takes it.
    pub seat: Seat,
    /// What it is.
    pub action: A,
}

/// How bots search in a game. `escapade lab tune` finds these numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchSettings {
    /// After this many actions a future is judged instead of played to its end.
    pub horizon: u32,
    /// How many choices are followed at most.
    pub breadth: u32,
    /// In how many worlds it looks one step ahead before it follows any.
    pub worlds: u32,
    /// For how many futures the look one step ahead counts.
    pub glance: u32,
    /// How much it tries what it knows little of, in hundredths of how much the worths of futures differ.
    pub curiosity: u32,
    /// A node that was visited so often gets branches.
    pub ripe: u32,
    /// How many times the square of its branches a node must have been visited to get one more, in tenths.
    pub widen: u32,
    /// How the others choose in secret: by instinct at 0, by what has paid for them so far at 1.
    pub sealed: u32,
    /// How much better than what instinct chooses another choice must be, in hundredths of its standard error.
    pub trust: u32,
    /// How many of its standard errors, in hundredths, the best choice must be ahead of all others to be taken before the
    /// budget is spent; 0 always spends it.
    pub clear: u32,
}

impl SearchSettings {
    /// For games that nobody has tuned yet.
    pub const UNTUNED: SearchSettings = SearchSettings {
        horizon: 30,
        breadth: 8,
        worlds: 8,
        glance: 4,
        curiosity: 100,
        ripe: 4,
        widen: 40,
        sealed: 0,
        trust: 0,
        clear: 500,
    };
}

/// What bots ask of a game. A game that says nothing leaves them to the outcome alone.
pub trait Judge: Game {
    /// How bots search in this game, with these options: what pays with two seats may not pay with four.
    fn search(_options: &Self::Options) -> SearchSettings {
        SearchSettings::UNTUNED
    }

    /// The names of the features that a learned judge weighs; at most [`FEATURES_MAX`](crate::learned::FEATURES_MAX). A
    /// name that begins with `+` or `-` says that more of it is never bad or never good: what matches happen to show is
    /// not always why they were won.
    const FEATURES: &'static [&'static str] = &[];

    /// The features of the side of a seat, as `viewer` sees it: what is hidden from the viewer does not count.
    fn features(_state: &Self::State, _seat: Seat, _viewer: Seat) -> Features {
        Features::new(0, 0)
    }

    /// One seat of every other side that the chance of a seat is weighed against; none in a game where all may win.
    /// A side whose score is 0 always stands for the case that none of them wins.
    fn rivals(_state: &Self::State, _seat: Seat) -> Seats {
        Seats::NONE
    }

    /// The learned weights that come with the game.
    fn weights() -> Option<&'static Weights> {
        None
    }

    /// What a state that is not over is worth to a seat, from 0 (as good as lost) to [`WORTH_MAX`] (as good as won).
    /// Bots call it on states that they imagined.
    fn judge(state: &Self::State, seat: Seat) -> u32 {
        match Self::weights().filter(|weights| !weights.tables.is_empty()) {
            Some(weights) => Self::judge_by(weights, state, seat),
            None => Self::former_judge(state, seat) * (WORTH_MAX / FORMER_WORTH_MAX),
        }
    }

    /// The same by other weights.
    fn judge_by(weights: &Weights, state: &Self::State, seat: Seat) -> u32 {
        let score = |side: Seat| weights.score(&Self::features(state, side, seat));
        let mut others = [0; SEATS_MAX as usize];
        let mut count = 1;
        for rival in Self::rivals(state, seat).iter() {
            others[count] = score(rival);
            count += 1;
        }
        chance(score(seat), others[..count].iter().copied())
    }

    /// The index in the menu of a choice that is sensible at a glance, for quick playouts. A random one, unless a game
    /// knows better. It looks at the state as the seat that decides, in an imagined world.
    fn instinct(_state: &Self::State, _seat: Seat, menu: &[Self::Action], dice: &mut Dice) -> usize {
        dice.below(menu.len() as u32) as usize
    }

    /// Removes choices that no sensible player considers here, such as a trade that the partner would refuse, or all but
    /// one order of steps that can be taken in any order. Bots that search do not look at them. It may leave none, which
    /// removes nothing.
    fn prune(_state: &Self::State, _seat: Seat, _menu: &mut Vec<Self::Action>) {}

    /// The judgement of the bots of version 0.1, in thousandths. It never changes: the lab plays those bots as fixed
    /// opponents, and a learned judge may begin with it. A game without one leaves bots to the outcome alone.
    fn former_judge(_state: &Self::State, _seat: Seat) -> u32 {
        FORMER_WORTH_MAX / 2
    }

    /// The instinct of the bots of version 0.1.
    fn former_instinct(state: &Self::State, seat: Seat, menu: &[Self::Action], dice: &mut Dice) -> usize {
        Self::instinct(state, seat, menu, dice)
    }
}

/// What the lab measures of a game. A game that says nothing is measured by its outcomes alone.
pub trait Stats: Game {
    /// Everything that a seat can have or use, by kinds.
    fn tracked_items(_options: &Self::Options) -> Vec<TrackedItems> {
        Vec::new()
    }

    /// Notes what a seat has in this state: the index of the kind in [`Stats::tracked_items`], and the index of the item
    /// in it. What hits everybody, such as the event of a day, is noted for every seat.
    fn held_items(_state: &Self::State, _seat: Seat, _note: &mut dyn FnMut(usize, usize)) {}

    /// What people count a match by, such as `day`, and how many have begun. Actions are counted anyway.
    fn round_counter(_state: &Self::State) -> Option<(&'static str, u32)> {
        None
    }

    /// Two hashes, of all that lies on the table and of what is asked, as far as the seat knows it, without counters such
    /// as the action points left. A seat whose own steps lead back to the same footprint has achieved nothing. None, if
    /// the game does not say.
    fn footprint(_state: &Self::State, _seat: Seat) -> Option<[u64; 2]> {
        None
    }

    /// A hash of what a turn can be for: of all that lies on the table, but for where the seat's own pawn stands and for what
    /// walking costs. A turn after which it is the same was a walk at most. Without it the first footprint counts.
    fn achievement(state: &Self::State, seat: Seat) -> Option<u64> {
        Self::footprint(state, seat).map(|[table, _]| table)
    }

    /// Whose turn it is, in a game of turns: others who decide meanwhile only answer. Nobody where all decide at once.
    fn turn_owner(_state: &Self::State) -> Option<Seat> {
        None
    }

    /// Whether an action does nothing but end a turn.
    fn is_pass(_action: &Self::Action) -> bool {
        false
    }
}
