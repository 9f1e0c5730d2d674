//! Phase 1, Reveille: placement (D1) and orders (D2), both secret and at the same time.

use engine::{Audience, Dice, Illegal, Log, Sealed, Seat, Seats, Set, refuse};

use super::day_event;
use crate::action::Action;
use crate::cards::{Number, Pile, Prisoner, Way};
use crate::event::Event;
use crate::state::{Listed, Order, State, Step, Today, reopen};

/// The prisoner with a number, if he is in this set.
pub(super) fn find_among(state: &State, set: Set<Prisoner>, number: Number) -> Option<Prisoner> {
    state.content().find(number).filter(|&prisoner| set.contains(prisoner))
}

pub(super) fn check_place(state: &State, seat: Seat, member: Number) -> Result<Prisoner, Illegal> {
    let Some(member) = find_among(state, state.free(seat), member) else {
        return refuse!("LUI-030");
    };
    if state.plans.own(seat).placed().contains(member) { refuse!("LUI-031") } else { Ok(member) }
}

pub(super) fn check_place_blank(state: &State, seat: Seat) -> Result<(), Illegal> {
    let all = state.content().numbers.blanks;
    if state.plans.own(seat).blanks_used() < all { Ok(()) } else { refuse!("LUI-017") }
}

pub(super) fn list_placements(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let content = state.content();
    for member in state.free(seat).minus(state.plans.own(seat).placed()).iter() {
        let number = content.prisoner(member).number;
        actions.extend(Pile::ALL.map(|pile| Action::Place(number, pile)));
    }
    if check_place_blank(state, seat).is_ok() {
        actions.extend(Pile::ALL.map(Action::PlaceBlank));
    }
    actions.push(Action::Ready);
}

pub(crate) fn place(state: &mut State, seat: Seat, member: Prisoner, pile: Pile) {
    state.plans.draft(seat).piles[pile.index()].insert(member);
}

/// Closes a placement: members who were not placed rest (LUI-R06). When all are closed, orders are written.
pub(super) fn close_placement(state: &mut State, seat: Seat, dice: &mut Dice, log: &mut Log<Event>) {
    log.emit(Audience::ALL, Event::Ready(seat));
    let unplaced = state.free(seat).minus(state.plans.own(seat).placed());
    let rest = &mut state.plans.draft(seat).piles[Pile::Rest.index()];
    *rest = rest.or(unplaced);
    state.plans.seal(seat);
    let Some(plans) = state.plans.open() else {
        return;
    };
    state.today.piles = plans.map(|_, plan| plan.sizes());
    let asked = holders(state, &[Pile::Sabotage, Pile::Recruit]);
    state.plans = reopen(plans, asked);
    state.step = Step::Orders;
    log.emit(Audience::ALL, Event::Piles(state.today.piles.clone()));
    log.reveal();
    if asked.is_empty() {
        day_event::begin(state, dice, log);
    }
}

/// The gangs with any card in one of these piles. Blanks count: being asked must tell nothing (section 7).
pub(super) fn holders(state: &State, piles: &[Pile]) -> Seats {
    let has_card = |seat: &Seat| piles.iter().any(|pile| state.today.piles[*seat][pile.index()] > 0);
    state.seats().iter().filter(has_card).collect()
}

/// The prisoners that a gang's recruiters may list by number (LUI-R12).
pub(crate) fn targets(state: &State, seat: Seat) -> Set<Prisoner> {
    state.neutrals.minus(state.solitary.inside()).and(state.may_hold(seat))
}

pub(super) fn check_sabotage(state: &State, seat: Seat, saboteur: Number, gang: Seat) -> Result<Prisoner, Illegal> {
    let Some(saboteur) = find_among(state, state.on(seat, Pile::Sabotage), saboteur) else {
        return refuse!("LUI-040");
    };
    if gang == seat {
        return refuse!("LUI-R30");
    }
    if !state.seats().contains(gang) {
        return refuse!("LUI-040");
    }
    if state.order(saboteur) == Order::Nothing { Ok(saboteur) } else { refuse!("LUI-041") }
}

/// The recruiter and the new entry of his list.
pub(super) fn check_recruit(
    state: &State,
    seat: Seat,
    recruiter: Number,
    target: Number,
) -> Result<(Prisoner, Listed), Illegal> {
    let Some(recruiter) = find_among(state, state.on(seat, Pile::Recruit), recruiter) else {
        return refuse!("LUI-042");
    };
    let Some(target) = find_among(state, state.neutrals.minus(state.solitary.inside()), target) else {
        return refuse!("LUI-R12");
    };
    if !state.may_hold(seat).contains(target) {
        return refuse!("LUI-R51");
    }
    let (list, entry) = (state.list(recruiter), Listed::Prisoner(target));
    if list.contains(entry) {
        return refuse!("LUI-R11");
    }
    if list.is_full() { refuse!("LUI-043") } else { Ok((recruiter, entry)) }
}

/// The orders that these members can still get.
pub(super) fn list_orders(state: &State, seat: Seat, members: Set<Prisoner>, actions: &mut Vec<Action>) {
    let content = state.content();
    for saboteur in state.on(seat, Pile::Sabotage).and(members).iter() {
        if state.order(saboteur) == Order::Nothing {
            let number = content.prisoner(saboteur).number;
            for gang in state.seats().without(seat) {
                actions.extend(Way::ALL.map(|way| Action::Sabotage(number, gang, way)));
            }
        }
    }
    let targets = targets(state, seat);
    for recruiter in state.on(seat, Pile::Recruit).and(members).iter() {
        let list = state.list(recruiter);
        if list.is_full() {
            continue;
        }
        let number = content.prisoner(recruiter).number;
        let listed: Set<Prisoner> = list.entries().filter_map(prisoner).collect();
        let open = targets.minus(listed);
        actions.extend(open.iter().map(|target| Action::Recruit(number, content.prisoner(target).number)));
    }
}

fn prisoner(listed: Listed) -> Option<Prisoner> {
    match listed {
        Listed::Prisoner(prisoner) => Some(prisoner),
        Listed::Slot(_) => None,
    }
}

/// Adds an entry to a recruiter's list.
pub(super) fn append_entry(state: &mut State, recruiter: Prisoner, entry: Listed) {
    let mut list = state.list(recruiter);
    list.push(entry);
    *state.order_mut(recruiter) = Order::Recruit(list);
}

/// The next morning (LUI-029).
pub(super) fn begin(state: &mut State, log: &mut Log<Event>) {
    let seats = state.options.seats;
    state.day += 1;
    state.today = Today::new(seats);
    state.orders.fill(Order::Nothing);
    state.plans = Sealed::new(seats, state.seats());
    state.step = Step::Place;
    log.emit(Audience::ALL, Event::Morning(state.day));
}
