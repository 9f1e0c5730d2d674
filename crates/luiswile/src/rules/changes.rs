//! 2.8, Changes (D4): newcomers are claimed and, if the event allows it, members are moved (LUI-R14).

use engine::{Dice, Illegal, Log, Seat, Seats, refuse};

use super::reveille::{check_recruit, check_sabotage, find_among, holders, list_orders};
use super::rivalry;
use crate::action::{Action, Arrival};
use crate::cards::{Number, Pile, Prisoner};
use crate::event::Event;
use crate::state::{Listed, Newcomer, Order, State, Step, reopen};

pub(super) fn begin(state: &mut State, dice: &mut Dice, log: &mut Log<Event>) {
    let asked = match state.conditions().reassign {
        1.. => state.seats(),
        0 if state.today.newcomers.is_empty() => Seats::NONE,
        0 => holders(state, &[Pile::Recruit]),
    };
    let plans = state.plans.open().expect("the orders are closed");
    state.plans = reopen(plans, asked);
    state.step = Step::Changes;
    if asked.is_empty() {
        rivalry::begin(state, dice, log);
    }
}

/// The entry that names a newcomer: by slot while he lies face down, by number otherwise.
fn entry(state: &State, arrival: Arrival) -> Option<Listed> {
    let newcomers = &state.today.newcomers;
    match arrival {
        Arrival::Slot(slot) => match newcomers.get(usize::from(slot))? {
            Newcomer::Unknown | Newcomer::Scouted { .. } => Some(Listed::Slot(slot)),
            Newcomer::Open(_) => None,
        },
        Arrival::Number(number) => {
            let who = state.content().find(number)?;
            newcomers.contains(&Newcomer::Open(who)).then_some(Listed::Prisoner(who))
        }
    }
}

/// Whether an entry of a list names a newcomer of today.
fn is_newcomer(state: &State, entry: Listed) -> bool {
    match entry {
        Listed::Slot(_) => true,
        Listed::Prisoner(who) => state.today.newcomers.contains(&Newcomer::Open(who)),
    }
}

fn check_recruiter(state: &State, seat: Seat, recruiter: Number) -> Result<Prisoner, Illegal> {
    if let Some(recruiter) = find_among(state, state.on(seat, Pile::Recruit), recruiter) {
        return Ok(recruiter);
    }
    match find_among(state, state.plans.own(seat).pile(Pile::Recruit), recruiter) {
        Some(_) => refuse!("LUI-R25"),
        None => refuse!("LUI-R14"),
    }
}

fn check_newcomer(state: &State, seat: Seat, recruiter: Prisoner, arrival: Arrival) -> Result<Listed, Illegal> {
    let Some(entry) = entry(state, arrival) else {
        return refuse!("LUI-R14");
    };
    match entry {
        Listed::Prisoner(who) if !state.may_hold(seat).contains(who) => refuse!("LUI-R51"),
        _ if state.list(recruiter).contains(entry) => refuse!("LUI-R11"),
        Listed::Prisoner(_) | Listed::Slot(_) => Ok(entry),
    }
}

/// A claim that is allowed: the recruiter and the new entry of his list.
pub(super) fn check_claim(
    state: &State,
    seat: Seat,
    recruiter: Number,
    arrival: Arrival,
) -> Result<(Prisoner, Listed), Illegal> {
    let recruiter = check_recruiter(state, seat, recruiter)?;
    let entry = check_newcomer(state, seat, recruiter, arrival)?;
    if state.list(recruiter).is_full() { refuse!("LUI-043") } else { Ok((recruiter, entry)) }
}

/// The same for a claim in place of another entry.
pub(super) fn check_claim_instead(
    state: &State,
    seat: Seat,
    recruiter: Number,
    arrival: Arrival,
    place: u8,
) -> Result<(Prisoner, Listed), Illegal> {
    let recruiter = check_recruiter(state, seat, recruiter)?;
    let entry = check_newcomer(state, seat, recruiter, arrival)?;
    match state.list(recruiter).get(place) {
        None => refuse!("LUI-R14"),
        Some(old) if is_newcomer(state, old) => refuse!("LUI-R57"),
        Some(_) => Ok((recruiter, entry)),
    }
}

pub(super) fn check_move(state: &State, seat: Seat, member: Number, pile: Pile) -> Result<Prisoner, Illegal> {
    let plan = state.plans.own(seat);
    if plan.moved.len() >= state.conditions().reassign {
        return refuse!("LUI-R14");
    }
    let Some(member) = find_among(state, plan.placed(), member) else {
        return refuse!("LUI-R14");
    };
    if !state.active(seat).contains(member) {
        return refuse!("LUI-R25");
    }
    if plan.moved.contains(member) {
        return refuse!("LUI-R57");
    }
    if plan.pile(pile).contains(member) { refuse!("LUI-R14") } else { Ok(member) }
}

/// Only those who were moved get new orders.
pub(super) fn check_new_sabotage(state: &State, seat: Seat, saboteur: Number, gang: Seat) -> Result<Prisoner, Illegal> {
    check_moved(state, seat, saboteur)?;
    check_sabotage(state, seat, saboteur, gang)
}

pub(super) fn check_new_recruit(
    state: &State,
    seat: Seat,
    recruiter: Number,
    target: Number,
) -> Result<(Prisoner, Listed), Illegal> {
    check_moved(state, seat, recruiter)?;
    check_recruit(state, seat, recruiter, target)
}

fn check_moved(state: &State, seat: Seat, member: Number) -> Result<(), Illegal> {
    match find_among(state, state.plans.own(seat).moved, member) {
        Some(_) => Ok(()),
        None => refuse!("LUI-R14"),
    }
}

pub(super) fn list_changes(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let plan = state.plans.own(seat);
    let content = state.content();
    list_orders(state, seat, plan.moved, actions);
    if !state.today.newcomers.is_empty() {
        for recruiter in state.on(seat, Pile::Recruit).iter() {
            list_claims(state, seat, recruiter, actions);
        }
    }
    if plan.moved.len() < state.conditions().reassign {
        for member in state.active(seat).minus(plan.moved).iter() {
            let number = content.prisoner(member).number;
            let others = Pile::ALL.into_iter().filter(|&pile| !plan.pile(pile).contains(member));
            actions.extend(others.map(|pile| Action::Move(number, pile)));
        }
    }
    actions.push(Action::Ready);
}

fn list_claims(state: &State, seat: Seat, recruiter: Prisoner, actions: &mut Vec<Action>) {
    let number = state.card(recruiter).number;
    let list = state.list(recruiter);
    for (slot, newcomer) in state.today.newcomers.iter().enumerate() {
        let arrival = match newcomer {
            Newcomer::Unknown | Newcomer::Scouted { .. } => Arrival::Slot(slot as u8),
            Newcomer::Open(who) => Arrival::Number(state.card(*who).number),
        };
        if check_newcomer(state, seat, recruiter, arrival).is_err() {
            continue;
        }
        if !list.is_full() {
            actions.push(Action::Claim(number, arrival));
        }
        for (place, old) in (1..).zip(list.entries()) {
            if !is_newcomer(state, old) {
                actions.push(Action::ClaimInstead(number, arrival, place));
            }
        }
    }
}

/// Puts a newcomer on a list in place of the entry there, from 1.
pub(super) fn replace_entry(state: &mut State, recruiter: Prisoner, entry: Listed, place: u8) {
    let mut list = state.list(recruiter);
    list.replace(place, entry);
    *state.order_mut(recruiter) = Order::Recruit(list);
}

/// Moves a member; his old order is dropped.
pub(super) fn move_member(state: &mut State, seat: Seat, member: Prisoner, pile: Pile) {
    let plan = state.plans.draft(seat);
    plan.piles.iter_mut().for_each(|pile| {
        pile.remove(member);
    });
    plan.piles[pile.index()].insert(member);
    plan.moved.insert(member);
    *state.order_mut(member) = Order::Nothing;
}
