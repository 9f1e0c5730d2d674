//! Sensible plans for a day: who works, watches, recruits and sabotages.

use engine::{Dice, Game, Seat, Set, sort_short_by};

use super::former::{best_work, days_left};
use crate::action::Arrival;
use crate::cards::{Number, Pile, Prisoner, Trait, Way};
use crate::rules::reveille::targets;
use crate::state::{LIST_MAX, Listed, Order, Step};
use crate::{Action, Luiswile, State};

/// How many targets of a list are looked at.
const TARGETS_MAX: usize = 6;

pub(super) fn instinct(state: &State, seat: Seat, menu: &[Action], dice: &mut Dice) -> usize {
    let choice = match &state.step {
        Step::Place => menu.iter().find_map(|action| match *action {
            Action::Place(member, _) => Some(Action::Place(member, task(state, seat, member))),
            _ => None,
        }),
        Step::Stop(_) | Step::Defend(_) => Luiswile::timeout_action(state, seat),
        Step::Orders | Step::Changes => return best_order(state, seat, menu, dice),
        Step::Over(_) => None,
    };
    let choice = choice.unwrap_or(Action::Ready);
    menu.iter().position(|action| *action == choice).unwrap_or_else(|| dice.below(menu.len() as u32) as usize)
}

/// Leaves one member at a time, with the tasks that he is good for, and one recruiter or saboteur at a time.
pub(super) fn prune(state: &State, seat: Seat, menu: &mut Vec<Action>) {
    match &state.step {
        Step::Place => {
            let next = menu.iter().find_map(|action| match *action {
                Action::Place(member, _) => Some(member),
                _ => None,
            });
            menu.retain(|action| match (*action, next) {
                (Action::Place(member, pile), Some(next)) => member == next && is_sensible(state, member, pile),
                (Action::Ready, next) => next.is_none(),
                _ => false,
            });
        }
        Step::Orders => prune_orders(state, seat, menu),
        Step::Changes => prune_changes(state, seat, menu),
        Step::Stop(_) | Step::Defend(_) | Step::Over(_) => {}
    }
}

fn is_sensible(state: &State, member: Number, pile: Pile) -> bool {
    let Some(who) = state.content().find(member) else { return true };
    match pile.way() {
        Some(way) => {
            let most = best_work(state, who);
            most > 0 && state.card(who).work[way.index()] + 1 >= most
        }
        None => pile != Pile::Rest,
    }
}

fn prune_orders(state: &State, seat: Seat, menu: &mut Vec<Action>) {
    let saboteur = menu.iter().find_map(|action| match *action {
        Action::Sabotage(saboteur, ..) => Some(saboteur),
        _ => None,
    });
    if let Some(saboteur) = saboteur {
        let has_cards = |gang: Seat, way: Way| state.today.piles[gang][way.pile().index()] > 0;
        menu.retain(|action| match *action {
            Action::Sabotage(who, gang, way) => who == saboteur && has_cards(gang, way),
            _ => false,
        });
        return;
    }
    let Some(recruiter) = next_recruiter(state, seat) else {
        menu.retain(|action| *action == Action::Ready);
        return;
    };
    let number = state.card(recruiter).number;
    let mut best: Vec<(u8, Number)> = menu
        .iter()
        .filter_map(|action| match *action {
            Action::Recruit(who, target) if who == number => Some((promise(state, seat, recruiter, target), target)),
            _ => None,
        })
        .filter(|(promise, _)| *promise > 0)
        .collect();
    sort_short_by(&mut best, |(one, _), (other, _)| one > other);
    best.truncate(TARGETS_MAX);
    menu.retain(|action| match *action {
        Action::Recruit(who, target) => who == number && best.iter().any(|(_, one)| *one == target),
        Action::Ready => best.is_empty(),
        _ => false,
    });
}

/// Newcomers are claimed by one recruiter, in place of another only if no list has room.
fn prune_changes(state: &State, seat: Seat, menu: &mut Vec<Action>) {
    let is_claimed = |arrival| {
        let entry = match arrival {
            Arrival::Slot(slot) => Some(Listed::Slot(slot)),
            Arrival::Number(number) => state.content().find(number).map(Listed::Prisoner),
        };
        let mut recruiters = state.on(seat, Pile::Recruit).iter();
        entry.is_none_or(|entry| recruiters.any(|who| state.list(who).contains(entry)))
    };
    let has_room = menu.iter().any(|action| matches!(action, Action::Claim(..)));
    menu.retain(|action| match *action {
        Action::Claim(_, arrival) => !is_claimed(arrival),
        Action::ClaimInstead(_, arrival, entry) => !has_room && entry == LIST_MAX as u8 && !is_claimed(arrival),
        Action::Move(member, pile) => is_sensible(state, member, pile),
        _ => true,
    });
    // A newcomer whom nobody claims goes to others.
    if menu.iter().any(|action| matches!(action, Action::Claim(..))) {
        menu.retain(|action| *action != Action::Ready);
    }
}

/// The strongest recruiter whose list has room, while there is somebody to list.
fn next_recruiter(state: &State, seat: Seat) -> Option<Prisoner> {
    let open = state.on(seat, Pile::Recruit).iter().filter(|&who| !state.list(who).is_full());
    open.max_by_key(|&who| (state.level(who, Trait::Strength), who))
}

/// What a target promises on the list of a recruiter: nothing if another recruiter of the gang lists him already.
fn promise(state: &State, seat: Seat, recruiter: Prisoner, target: Number) -> u8 {
    let Some(target) = state.content().find(target) else { return 0 };
    let is_strong = state.level(recruiter, Trait::Strength) >= i16::from(state.card(target).skills.stubborn);
    let mut recruiters = state.on(seat, Pile::Recruit).iter();
    let is_listed = recruiters.any(|who| state.list(who).contains(Listed::Prisoner(target)));
    if is_strong && !is_listed { best_work(state, target) + 1 } else { 0 }
}

/// A good task for a member: while there are prisoners to win, the strongest recruit; one or two watch those who work.
fn task(state: &State, seat: Seat, member: Number) -> Pile {
    let Some(who) = state.content().find(member) else {
        return Pile::Rest;
    };
    let plan = state.plans.own(seat);
    let unplaced = state.free(seat).minus(plan.placed());
    let recruiters = recruiters_wanted(state, seat).saturating_sub(plan.pile(Pile::Recruit).len());
    let has_workers = Way::ALL.into_iter().any(|way| !plan.pile(way.pile()).is_empty());
    if recruiters >= unplaced.len() && !has_workers {
        return Pile::Recruit;
    }
    let watchers = if state.free(seat).len() > 8 { 2 } else { 1_u8 };
    let watchers = watchers.saturating_sub(plan.pile(Pile::Watch).len());
    if is_among_best(state, unplaced, who, Trait::Observation, watchers) {
        return Pile::Watch;
    }
    if is_among_best(state, unplaced, who, Trait::Strength, recruiters) {
        return Pile::Recruit;
    }
    let card = state.card(who);
    let most = best_work(state, who);
    match Way::ALL.into_iter().find(|way| card.work[way.index()] == most) {
        Some(way) if most > 0 && card.traits[Trait::Cunning.index()] < most + 4 => way.pile(),
        _ => Pile::Sabotage,
    }
}

/// As many recruiters as have somebody to list, unless the race ends before that pays.
fn recruiters_wanted(state: &State, seat: Seat) -> u8 {
    if days_left(state) < 4 {
        return 0;
    }
    let free = state.free(seat);
    let strongest = free.iter().map(|who| state.level(who, Trait::Strength)).max().unwrap_or_default();
    let is_worth_it =
        |who: &Prisoner| best_work(state, *who) > 0 && i16::from(state.card(*who).skills.stubborn) <= strongest;
    let targets = targets(state, seat).iter().filter(is_worth_it).count() as u8;
    // After the first days what is left is hard to win.
    let most = if state.day <= 3 { free.len() } else { 2 };
    targets.div_ceil(LIST_MAX as u8).min(most)
}

/// Whether fewer than `count` others are better at something; who works worse is preferred among equals.
fn is_among_best(state: &State, gang: Set<Prisoner>, who: Prisoner, at: Trait, count: u8) -> bool {
    let worth = |who: Prisoner| (state.card(who).traits[at.index()], u8::MAX - best_work(state, who), who);
    let own = worth(who);
    gang.iter().filter(|&other| worth(other) > own).count() < usize::from(count)
}

/// The most promising order of the menu, with some chance: gangs should not all want the same prisoner.
fn best_order(state: &State, seat: Seat, menu: &[Action], dice: &mut Dice) -> usize {
    let recruiter = next_recruiter(state, seat);
    let number = recruiter.map(|who| state.card(who).number);
    let mut weight = |action: &Action| match (*action, recruiter) {
        (Action::Recruit(who, target), Some(recruiter)) if Some(who) == number => {
            match promise(state, seat, recruiter, target) {
                0 => 0,
                promise => 4 + u32::from(promise) * 2 + dice.below(4),
            }
        }
        (Action::Claim(..), _) => 4 + dice.below(4),
        (Action::Sabotage(saboteur, gang, way), _) => {
            let is_open = state.content().find(saboteur).is_some_and(|who| state.order(who) == Order::Nothing);
            let cards = state.today.piles[gang][way.pile().index()];
            u32::from(is_open) * (2 + u32::from(cards) * 2 + u32::from(state.gangs[gang].total()) / 16 + dice.below(2))
        }
        (Action::Ready, _) => 1,
        _ => 0,
    };
    let weights = menu.iter().map(&mut weight).enumerate();
    weights.max_by_key(|&(_, weight)| weight).map_or(0, |(index, _)| index)
}
