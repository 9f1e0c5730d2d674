//! Choices that are none: those that lead to the same, and those without an alternative.
//!
//! Both are found in worlds that are imagined from a view, so neither tells anything that its viewer does not know.

use crate::{Dice, Game, Log, Seat, Viewer, fingerprint};

/// In how many worlds choices are compared.
const WORLDS: u64 = 4;
/// Choices of longer menus are not compared: menus are shown at every step.
const COMPARED_MAX: usize = 80;

/// For each choice of a seat, the place of the first choice in the menu that leads to the same: in every world that was
/// tried, with the same dice, to the same state. A state decides all views and all that can follow.
pub fn alike<G: Game>(options: &G::Options, view: &G::View, seat: Seat, menu: &[G::Action]) -> Vec<usize> {
    let apart = || (0..menu.len()).collect();
    if menu.len() < 2 || menu.len() > COMPARED_MAX {
        return apart();
    }
    let mut firsts = vec![0; menu.len()];
    for number in 0..WORLDS {
        let mut dice = Dice::seeded(number);
        let world = G::imagine(options, view, &mut dice);
        let ends = menu.iter().map(|&action| Trial::new::<G>(&world, &dice, seat, action));
        let Some(ends) = ends.collect::<Option<Vec<Trial>>>() else { return apart() };
        firsts = split(&firsts, &ends);
        if firsts.iter().enumerate().all(|(index, first)| index == *first) {
            break;
        }
    }
    firsts
}

/// Where an action led in one world.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Trial {
    state: u64,
    rolled: u64,
    revealed: bool,
    is_still_asked: bool,
}

impl Trial {
    fn new<G: Game>(world: &G::State, dice: &Dice, seat: Seat, action: G::Action) -> Option<Trial> {
        let (mut state, mut dice) = (world.clone(), dice.clone());
        let rolled_before = dice.rolled();
        let mut log = Log::silent();
        G::apply(&mut state, seat, action, &mut dice, &mut log).ok()?;
        Some(Trial {
            state: fingerprint(&state),
            rolled: dice.rolled() - rolled_before,
            revealed: log.is_revealed(),
            is_still_asked: G::deciders(&state).contains(seat),
        })
    }

    /// Whether the seat can still take the action back by itself.
    fn can_be_undone(self) -> bool {
        self.rolled == 0 && !self.revealed && self.is_still_asked
    }
}

/// Splits groups of choices by where they led in one more world.
fn split(firsts: &[usize], ends: &[Trial]) -> Vec<usize> {
    let same = |index: usize, other: usize| firsts[index] == firsts[other] && ends[index] == ends[other];
    (0..firsts.len()).map(|index| (0..index).find(|&other| same(index, other)).unwrap_or(index)).collect()
}

/// Whether all choices of a seat lead to the same, in every world that a view allows, and whether the seat could take
/// that back; nothing if there may be something to decide.
pub(crate) fn forced_end<G: Game>(options: &G::Options, view: &G::View, seat: Seat) -> Option<ForcedEnd> {
    let mut is_final = false;
    for number in 0..WORLDS {
        let mut dice = Dice::seeded(number);
        let world = G::imagine(options, view, &mut dice);
        let mut menu = Vec::new();
        G::legal(&world, seat, &mut menu);
        is_final |= !single_end::<G>(&world, &dice, seat, &menu)?.can_be_undone();
    }
    Some(if is_final { ForcedEnd::Final } else { ForcedEnd::Undoable })
}

/// Where a decision without an alternative leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ForcedEnd {
    /// The seat could take it back.
    Undoable,
    /// It could not.
    Final,
}

/// Where all choices of a menu lead, if they lead to the same.
fn single_end<G: Game>(world: &G::State, dice: &Dice, seat: Seat, menu: &[G::Action]) -> Option<Trial> {
    if menu.len() > COMPARED_MAX {
        return None;
    }
    let mut ends = menu.iter().map(|&action| Trial::new::<G>(world, dice, seat, action));
    let first = ends.next()??;
    ends.all(|end| end == Some(first)).then_some(first)
}

/// Plays random matches, and tries for every menu whether choices that seem alike to their seat lead to the same views of
/// everybody in the true state. Gives the number of menus, and of choices that were alike to another one.
///
/// # Panics
/// When choices that seemed alike lead to different views.
pub fn hold_alike<G: Game>(menus: u32) -> (u32, u32) {
    let mut chance = Dice::seeded(31);
    let (mut tried, mut found) = (0, 0);
    while tried < menus {
        for seats in G::ABOUT.seats.clone() {
            let settings = crate::Settings::random(G::ABOUT.options, seats, &mut chance);
            let Ok(options) = G::options(&settings) else { continue };
            let mut dice = Dice::seeded(u64::from(chance.below(u32::MAX)));
            let mut state = G::setup(&options, &mut dice);
            while let Some(seat) = G::deciders(&state).iter().next() {
                let mut menu = Vec::new();
                G::legal(&state, seat, &mut menu);
                let firsts = alike::<G>(&options, &G::view(&state, Viewer::Seat(seat)), seat, &menu);
                found += compare_alike::<G>((&state, &dice), seats, seat, &menu, &firsts);
                tried += 1;
                let action = *chance.pick(&menu);
                G::apply(&mut state, seat, action, &mut dice, &mut Log::silent()).expect("a listed action applies");
            }
        }
    }
    (tried, found)
}

/// Compares the views after choices that seemed alike; gives their number.
fn compare_alike<G: Game>(
    (state, dice): (&G::State, &Dice),
    seats: u8,
    seat: Seat,
    menu: &[G::Action],
    firsts: &[usize],
) -> u32 {
    let views = |action: G::Action| {
        let (mut state, mut dice) = (state.clone(), dice.clone());
        G::apply(&mut state, seat, action, &mut dice, &mut Log::silent()).expect("a listed action applies");
        let views: Vec<G::View> = Viewer::all(seats).map(|viewer| G::view(&state, viewer)).collect();
        (views, G::deciders(&state), dice.rolled())
    };
    let mut found = 0;
    for (index, &first) in firsts.iter().enumerate().filter(|&(index, first)| index != *first) {
        let (one, other) = (menu[first], menu[index]);
        assert!(views(one) == views(other), "`{one}` and `{other}` seem alike and lead to different views");
        found += 1;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::Sample;

    #[test]
    fn what_seems_alike_in_the_sample_is_alike() {
        assert!(hold_alike::<Sample>(300).0 >= 300);
    }
}
