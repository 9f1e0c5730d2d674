//! Numbers for programs that learn: every action has one, derived from its declaration, and every view becomes a row of
//! them.
//!
//! The number of an action is its place among all actions of its game: declaration after declaration, and within one by
//! its fields, the last of which counts fastest. A declaration that is added behind the others leaves the numbers of all
//! former actions as they were.

use crate::observe::{ObservationLayout, ObservationWriter, Observe};
use crate::{Dice, Game, Judge, Log, SEATS_MAX, Seat, Seats, Settings, Viewer};

/// Something of which there are always the same few: a seat, a room, a kind of card.
pub trait Enumerated: Copy {
    /// How many there are.
    const COUNT: u32;

    /// The place in their order, from 0.
    fn place(self) -> u32;

    /// The one at a place.
    fn at(place: u32) -> Option<Self>;

    /// The word in notation.
    fn text(self) -> String;
}

/// Implements [`Enumerated`] for a type with an [`Id`](crate::Id), a text, and this many values.
#[macro_export]
macro_rules! enumerated {
    ($name:ty, $count:expr) => {
        impl $crate::Enumerated for $name {
            const COUNT: u32 = $count as u32;

            fn place(self) -> u32 {
                u32::from($crate::Id::index(self))
            }

            fn at(place: u32) -> ::std::option::Option<$name> {
                (place < <Self as $crate::Enumerated>::COUNT).then(|| <$name as $crate::Id>::from_index(place as u8))
            }

            fn text(self) -> ::std::string::String {
                ::std::string::ToString::to_string(&self)
            }
        }
    };
}

impl Enumerated for Seat {
    const COUNT: u32 = SEATS_MAX as u32;

    fn place(self) -> u32 {
        u32::from(self.number())
    }

    fn at(place: u32) -> Option<Seat> {
        (place < Self::COUNT).then(|| Seat::new(place as u8))
    }

    fn text(self) -> String {
        self.to_string()
    }
}

/// What a field of an action can be in a match with the options `C`.
pub trait Domain<C>: Copy {
    /// How many values there are.
    fn count(options: &C) -> u32;

    /// The number of a value, below the count. None, if no action of such a match has this value.
    fn number(self, options: &C) -> Option<u32>;

    /// The value with this number, which is below the count.
    fn value(number: u32, options: &C) -> Option<Self>;
}

impl<C, T: Enumerated> Domain<C> for T {
    fn count(_: &C) -> u32 {
        T::COUNT
    }

    fn number(self, _: &C) -> Option<u32> {
        Some(self.place())
    }

    fn value(number: u32, _: &C) -> Option<T> {
        T::at(number)
    }
}

impl<C> Domain<C> for u8 {
    fn count(_: &C) -> u32 {
        1 << u8::BITS
    }

    fn number(self, _: &C) -> Option<u32> {
        Some(u32::from(self))
    }

    fn value(number: u32, _: &C) -> Option<u8> {
        number.try_into().ok()
    }
}

/// The most fields of an action.
pub const FIELDS_MAX: usize = 3;

/// A choice as features: the number of its declaration, then the numbers of its fields, all from 1; 0 where an action has
/// no further field.
pub type ActionRow = [i16; 1 + FIELDS_MAX];

/// Actions with numbers. [`actions!`](crate::actions) derives it.
pub trait ActionNumbers<C>: Copy {
    /// The phrase of each declaration, in order.
    const PHRASES: &'static [&'static str];

    /// How many numbers there are.
    fn count(options: &C) -> u32;

    /// How many numbers come before those of a declaration.
    fn first(declaration: usize, options: &C) -> u32;

    /// The declaration of an action, and the action's place in it. None, if no match with these options can have it.
    fn number_within(self, options: &C) -> Option<(usize, u32)>;

    /// The action with this number.
    fn action(number: u32, options: &C) -> Option<Self>;

    /// The action as features. None, if no match with these options can have it.
    fn row(self, options: &C) -> Option<ActionRow>;
}

/// A game whose actions and views are numbers, too: every game that declares its actions with
/// [`actions!`](crate::actions) and its views with [`observe!`](crate::observe).
pub trait Numbered: Game {
    /// The phrase of each declaration of an action, in order.
    fn phrases() -> &'static [&'static str];

    /// How many numbers actions have.
    fn action_count(options: &Self::Options) -> u32;

    /// The number of an action. None, if no match with these options can have it.
    fn find_action_number(options: &Self::Options, action: Self::Action) -> Option<u32>;

    /// The number of an action that is listed in a match with these options.
    ///
    /// # Panics
    /// When the action belongs to no such match.
    fn action_number(options: &Self::Options, action: Self::Action) -> u32 {
        Self::find_action_number(options, action).expect("the action is listed in a match with these options")
    }

    /// The first number of each declaration, for [`Numbered::action_number_by`].
    fn action_firsts(options: &Self::Options) -> Vec<u32>;

    /// The same as [`Numbered::action_number`], faster where the first numbers are known.
    ///
    /// # Panics
    /// When the action belongs to no such match.
    fn action_number_by(firsts: &[u32], options: &Self::Options, action: Self::Action) -> u32;

    /// The action with this number.
    fn numbered_action(options: &Self::Options, number: u32) -> Option<Self::Action>;

    /// The action as features.
    fn action_row(options: &Self::Options, action: Self::Action) -> ActionRow;

    /// What the numbers of an observation mean, at a table of `seats`.
    fn observation_layout(seats: u8) -> ObservationLayout;

    /// How many numbers an observation has, at a table of `seats`.
    fn observation_width(seats: u8) -> usize;

    /// Writes a view as numbers, over all that was in the row.
    ///
    /// # Panics
    /// When the row is not exactly as long as an observation.
    fn observe(seats: u8, view: &Self::View, row: &mut [i16]);
}

impl<G: Game> Numbered for G
where
    G::Action: ActionNumbers<G::Options>,
    G::View: Observe,
{
    fn phrases() -> &'static [&'static str] {
        G::Action::PHRASES
    }

    fn action_count(options: &G::Options) -> u32 {
        G::Action::count(options)
    }

    fn find_action_number(options: &G::Options, action: G::Action) -> Option<u32> {
        let (declaration, place) = action.number_within(options)?;
        Some(G::Action::first(declaration, options) + place)
    }

    fn action_firsts(options: &G::Options) -> Vec<u32> {
        (0..G::Action::PHRASES.len()).map(|declaration| G::Action::first(declaration, options)).collect()
    }

    #[inline]
    fn action_number_by(firsts: &[u32], options: &G::Options, action: G::Action) -> u32 {
        let found = action.number_within(options);
        let (declaration, place) = found.expect("the action is listed in a match with these options");
        firsts[declaration] + place
    }

    fn numbered_action(options: &G::Options, number: u32) -> Option<G::Action> {
        G::Action::action(number, options)
    }

    #[inline]
    fn action_row(options: &G::Options, action: G::Action) -> ActionRow {
        action.row(options).expect("the action is listed in a match with these options")
    }

    fn observation_layout(seats: u8) -> ObservationLayout {
        ObservationLayout::of::<G::View>(seats)
    }

    fn observation_width(seats: u8) -> usize {
        G::View::width(seats)
    }

    #[inline]
    fn observe(seats: u8, view: &G::View, row: &mut [i16]) {
        row.fill(0);
        let mut writer = ObservationWriter::new(seats, row);
        view.observe(&mut writer);
        writer.finish();
    }
}

/// Checks on random plays that actions and numbers map one to one, that observations fit their description, and that
/// they tell nothing more than views: those of an imagined world are the same, number by number.
///
/// # Panics
/// When one of these is not so.
pub fn hold<G: Numbered + Judge>(games: u64) {
    for seats in G::ABOUT.seats.clone() {
        for seed in 0..games {
            let mut chance = Dice::seeded(seed ^ 0x2b61);
            let options = std::iter::repeat_with(|| Settings::random(G::ABOUT.options, seats, &mut chance))
                .find_map(|settings| G::options(&settings).ok());
            hold_in_match::<G>(&options.expect("some settings fit"), seats, seed);
        }
    }
}

/// Checks the same in one match with these options.
///
/// # Panics
/// When something of it is not so.
pub fn hold_in_match<G: Numbered + Judge>(options: &G::Options, seats: u8, seed: u64) {
    let layout = G::observation_layout(seats);
    let mut names: Vec<&str> = layout.slices().iter().map(|slice| slice.name.as_str()).collect();
    names.sort_unstable();
    names.windows(2).for_each(|pair| assert_ne!(pair[0], pair[1], "two parts of an observation have the same name"));
    let (mut dice, mut chance) = (Dice::seeded(seed), Dice::seeded(seed + 1));
    let mut state = G::setup(options, &mut dice);
    let mut menu = Vec::new();
    loop {
        for viewer in Viewer::all(seats) {
            hold_view::<G>(options, &layout, &state, viewer, &mut chance);
        }
        for seat in Seats::all(seats) {
            menu.clear();
            G::legal(&state, seat, &mut menu);
            hold_menu::<G>(options, &menu);
        }
        let deciders: Vec<Seat> = G::deciders(&state).iter().collect();
        if deciders.is_empty() {
            return;
        }
        let seat = *chance.pick(&deciders);
        menu.clear();
        G::legal(&state, seat, &mut menu);
        let chosen = match seed % 2 {
            0 => G::instinct(&state, seat, &menu, &mut chance),
            _ => chance.below(menu.len() as u32) as usize,
        };
        G::apply(&mut state, seat, menu[chosen], &mut dice, &mut Log::silent()).expect("listed actions apply");
    }
}

fn hold_menu<G: Numbered>(options: &G::Options, menu: &[G::Action]) {
    let count = G::action_count(options);
    let mut numbers: Vec<u32> = menu.iter().map(|&action| G::action_number(options, action)).collect();
    let firsts = G::action_firsts(options);
    let same = menu.iter().map(|&action| G::action_number_by(&firsts, options, action));
    assert!(same.eq(numbers.iter().copied()), "numbers by the first of each declaration are the same");
    for (&action, &number) in menu.iter().zip(&numbers) {
        assert!(number < count, "{action} has the number {number} of {count}");
        assert_eq!(G::numbered_action(options, number), Some(action), "number {number}");
        let row = G::action_row(options, action);
        let phrase = G::phrases()[row[0] as usize - 1];
        let fields = action.to_string().split(' ').count() - phrase.split(' ').count();
        assert_eq!(row[1..].iter().filter(|&&field| field > 0).count(), fields, "{action} as features: {row:?}");
    }
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), menu.len(), "two choices have the same number");
}

fn hold_view<G: Numbered>(
    options: &G::Options,
    layout: &ObservationLayout,
    state: &G::State,
    viewer: Viewer,
    chance: &mut Dice,
) {
    let seats = layout.seats();
    assert_eq!(layout.width(), G::observation_width(seats), "the description is as long as the observation");
    let view = G::view(state, viewer);
    let (mut real, mut imagined) = (vec![-1; layout.width()], vec![-2; layout.width()]);
    G::observe(seats, &view, &mut real);
    G::observe(seats, &G::view(&G::imagine(options, &view, chance), viewer), &mut imagined);
    for slice in layout.slices() {
        for at in slice.start..slice.start + slice.len {
            let value = real[at];
            assert!((0..=slice.max).contains(&value), "{}: {value} is not from 0 to {}", slice.name, slice.max);
            assert_eq!(value, imagined[at], "{viewer:?} can tell an imagined world by {}", slice.name);
        }
    }
}

/// The notation of the action with each number, for golden tests.
pub fn notations<G: Numbered>(options: &G::Options) -> impl Iterator<Item = String> {
    (0..G::action_count(options))
        .map(|number| G::numbered_action(options, number).map_or_else(String::new, |action| action.to_string()))
}
