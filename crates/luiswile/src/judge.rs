//! What a position is worth, and what is sensible at a glance: for bots.

use engine::{Dice, Seat, Set, WORTH_MAX};

use crate::action::Action;
use crate::cards::{Number, Pile, Prisoner, Trait, Way};
use crate::fallback;
use crate::reveille::targets;
use crate::state::{GoalMode, State, Step};

/// The last day on which an event may come that is not final: until then there is time for sure.
fn days_left(state: &State) -> u32 {
    let last = state.content().numbers.events + state.content().finals.len() / 2;
    u32::from(last.saturating_sub(state.day))
}

/// What a prisoner can do at best.
fn best_work(state: &State, who: Prisoner) -> u8 {
    state.card(who).work.into_iter().max().unwrap_or_default()
}

/// How far a gang will come: its points, and about half of what its members could produce in the days left.
fn prospect(state: &State, seat: Seat) -> u32 {
    let gang = &state.gangs[seat];
    let points = match state.options.goal_mode {
        GoalMode::Sum => gang.total(),
        GoalMode::PerWay => gang.pools[gang.largest_pool().index()],
    };
    let daily: u32 = gang.members.iter().map(|who| u32::from(best_work(state, who))).sum();
    u32::from(points) + daily * days_left(state).min(8) / 2
}

/// The chance of a gang to be first: how it compares with the goal and with the strongest rival.
pub(crate) fn judge(state: &State, seat: Seat) -> u32 {
    let goal = u32::from(state.content().numbers.goal);
    let own = prospect(state, seat);
    let rival = state.seats().without(seat).iter().map(|rival| prospect(state, rival)).max().unwrap_or_default();
    let reach = own.min(goal) * WORTH_MAX / goal;
    let lead = own * WORTH_MAX / (own + rival).max(1);
    (reach + 3 * lead) / 4
}

/// The place in the menu of a choice that is sensible at a glance.
pub(crate) fn instinct(state: &State, seat: Seat, menu: &[Action], dice: &mut Dice) -> usize {
    let wish = match &state.step {
        Step::Place => menu.iter().find_map(|action| match *action {
            Action::Place(member, _) => Some(Action::Place(member, task(state, seat, member))),
            _ => None,
        }),
        Step::Stop(_) | Step::Defend(_) => fallback::fallback(state, seat),
        Step::Orders | Step::Changes => return order(state, menu, dice),
        Step::Over(_) => None,
    };
    let wish = wish.unwrap_or(Action::Ready);
    menu.iter().position(|action| *action == wish).unwrap_or_else(|| dice.below(menu.len() as u32) as usize)
}

/// A good task for a member: the best observers watch, the strongest recruit, the others work.
fn task(state: &State, seat: Seat, member: Number) -> Pile {
    let Some(who) = state.content().find(member) else {
        return Pile::Rest;
    };
    let free = state.free(seat);
    let watchers = if free.len() > 8 { 2 } else { 1 };
    if is_among_best(state, free, who, Trait::Observation, watchers) {
        return Pile::Watch;
    }
    let recruiters = if targets(state, seat).is_empty() { 0 } else { 2 };
    if is_among_best(state, free, who, Trait::Strength, recruiters) {
        return Pile::Recruit;
    }
    let card = state.card(who);
    let most = best_work(state, who);
    match Way::ALL.into_iter().find(|way| card.work[way.index()] == most) {
        Some(way) if most > 0 && card.traits[Trait::Cunning.index()] < most + 4 => way.pile(),
        _ => Pile::Sabotage,
    }
}

/// Whether fewer than `count` others are better at something; who works worse is preferred among equals.
fn is_among_best(state: &State, gang: Set<Prisoner>, who: Prisoner, at: Trait, count: usize) -> bool {
    let worth = |who: Prisoner| (state.card(who).traits[at.index()], u8::MAX - best_work(state, who), who);
    let own = worth(who);
    gang.iter().filter(|&other| worth(other) > own).count() < count
}

/// The best order of the menu by what it promises, with a little chance so that gangs do not all want the same.
fn order(state: &State, menu: &[Action], dice: &mut Dice) -> usize {
    let value = |number: Number| state.content().find(number).map_or(0, |who| u32::from(best_work(state, who)) + 1);
    let mut promise = |action: &Action| match *action {
        Action::Recruit(_, target) => value(target) * 2 + dice.below(4),
        Action::Claim(..) => 4 + dice.below(4),
        Action::Sabotage(_, gang, way) => {
            let cards = state.today.piles[gang][way.pile().index()];
            2 + u32::from(cards) * 2 + u32::from(state.gangs[gang].total()) / 16 + dice.below(2)
        }
        Action::Ready => 1,
        _ => 0,
    };
    let promises = menu.iter().map(&mut promise).enumerate();
    promises.max_by_key(|&(_, promise)| promise).map_or(0, |(index, _)| index)
}
