//! Phase 2, second half: the reveal, recruiting, then sabotage (2.9 to 2.11).

use engine::{Audience, BySeat, Dice, Log, SEATS_MAX, Seat, Set};

use super::patrol;
use crate::cards::{Pile, Prisoner, Task, Trait, Way};
use crate::content::{NEWCOMERS_MAX, PRISONERS_MAX};
use crate::event::Event;
use crate::state::{Listed, Newcomer, Order, State};

/// How strongly each gang claims each prisoner, plus one; 0 is no claim.
type Claims = [[i16; SEATS_MAX as usize]; PRISONERS_MAX];

pub(super) fn begin(state: &mut State, dice: &mut Dice, log: &mut Log<Event>) {
    reveal(state, log);
    // EK08: the event may ban recruiting or sabotage.
    if !state.conditions().banned.contains(Task::Recruit) {
        recruit(state, dice, log);
    }
    let losses = match state.conditions().banned.contains(Task::Sabotage) {
        true => BySeat::new(state.options.seats),
        false => sabotage(state, log),
    };
    patrol::begin(state, losses, dice, log);
}

fn reveal(state: &State, log: &mut Log<Event>) {
    log.reveal();
    for seat in state.seats() {
        let plan = state.plans.own(seat);
        log.emit(Audience::ALL, Event::Revealed(seat, plan.piles));
        for member in plan.pile(Pile::Sabotage).or(plan.pile(Pile::Recruit)).iter() {
            match state.order(member) {
                Order::Nothing => {}
                Order::Sabotage(gang, way) => log.emit(Audience::ALL, Event::SabotageOrder(member, gang, way)),
                Order::Recruit(list) => {
                    log.emit(Audience::ALL, Event::RecruitOrder(member, list.entries().collect()));
                }
            }
        }
    }
}

/// The entries of a recruiter that count today (EK10).
fn counted_entries(state: &State, recruiter: Prisoner) -> impl Iterator<Item = Listed> {
    let list = state.list(recruiter);
    let limit = usize::from(state.conditions().recruit_limit);
    (1..=list.len()).filter_map(move |place| list.get(place)).take(limit)
}

/// 2.10: all claims are compared at one moment, before any prisoner joins a gang (LUI-048 to LUI-051).
fn recruit(state: &mut State, dice: &mut Dice, log: &mut Log<Event>) {
    uncover(state, dice, log);
    let mut claims: Claims = [[0; SEATS_MAX as usize]; PRISONERS_MAX];
    let mut wanted = Set::EMPTY;
    for seat in state.seats() {
        for recruiter in state.on(seat, Pile::Recruit).iter() {
            for target in counted_entries(state, recruiter).filter_map(|entry| named(state, entry)) {
                wanted.insert(target);
                if let Some(strength) = claim(state, seat, recruiter, target) {
                    let best = &mut claims[usize::from(target.0)][seat.index()];
                    *best = (*best).max(strength + 1);
                }
            }
        }
    }
    for target in wanted.iter() {
        join_strongest(state, target, &claims[usize::from(target.0)], log);
    }
}

/// LUI-R15: a face-down newcomer who is claimed is turned face up.
fn uncover(state: &mut State, dice: &mut Dice, log: &mut Log<Event>) {
    let mut claimed = [false; NEWCOMERS_MAX];
    for seat in state.seats() {
        for recruiter in state.on(seat, Pile::Recruit).iter() {
            for entry in counted_entries(state, recruiter) {
                match entry {
                    Listed::Slot(slot) => claimed[usize::from(slot)] = true,
                    Listed::Prisoner(_) => {}
                }
            }
        }
    }
    for (slot, newcomer) in state.today.newcomers.iter_mut().enumerate().filter(|(slot, _)| claimed[*slot]) {
        let who = newcomer.identify(&mut state.ordinary, dice);
        *newcomer = Newcomer::Open(who);
        log.emit(Audience::ALL, Event::Uncovered(slot as u8, who));
    }
}

/// The prisoner that an entry names, once claimed newcomers lie face up.
fn named(state: &State, entry: Listed) -> Option<Prisoner> {
    match entry {
        Listed::Prisoner(who) => Some(who),
        Listed::Slot(slot) => match state.today.newcomers[usize::from(slot)] {
            Newcomer::Open(who) | Newcomer::Scouted { who, .. } => Some(who),
            Newcomer::Unknown => None,
        },
    }
}

/// The Strength of a claim, or nothing if it is void (LUI-R15, LUI-R17, SK03, SK04).
pub(crate) fn claim(state: &State, seat: Seat, recruiter: Prisoner, target: Prisoner) -> Option<i16> {
    let out_of_reach = state.today.excluded.or(state.solitary.inside()).or(state.gone);
    if out_of_reach.contains(target) || !state.may_hold(seat).contains(target) {
        return None;
    }
    let (skills, target) = (&state.card(recruiter).skills, state.card(target));
    let strength = state.level(recruiter, Trait::Strength) + i16::from(skills.countryman[target.nation.index()]);
    (strength >= i16::from(target.skills.stubborn)).then_some(strength)
}

/// The strictly strongest gang wins him; a tie leaves him as he is (LUI-050, LUI-051, LUI-R16).
fn join_strongest(state: &mut State, target: Prisoner, claims: &[i16; SEATS_MAX as usize], log: &mut Log<Event>) {
    let best = state.seats().iter().map(|seat| claims[seat.index()]).max().unwrap_or_default();
    let mut strongest = state.seats().iter().filter(|seat| claims[seat.index()] == best);
    match (best, strongest.next(), strongest.next()) {
        (1.., Some(seat), None) => {
            state.neutrals.remove(target);
            state.today.newcomers.retain(|newcomer| *newcomer != Newcomer::Open(target));
            state.gangs[seat].members.insert(target);
            // LUI-R18: he has no task until the next morning.
            state.today.excluded.insert(target);
            log.emit(Audience::ALL, Event::Joined(seat, target));
        }
        (..=0, ..) => log.emit(Audience::ALL, Event::Unmoved(target)),
        (1.., ..) => log.emit(Audience::ALL, Event::Contested(target)),
    }
}

/// A gang's Observation against saboteurs (LUI-120).
fn guard(state: &State, seat: Seat) -> i16 {
    let level = |who| state.level(who, Trait::Observation) + i16::from(state.card(who).skills.bodyguard);
    state.on(seat, Pile::Watch).iter().map(level).max().unwrap_or_default()
}

/// 2.11: what saboteurs take from each way today (LUI-052 to LUI-054, LUI-R30).
fn sabotage(state: &State, log: &mut Log<Event>) -> BySeat<[u16; Way::COUNT]> {
    let mut losses = BySeat::<[u16; Way::COUNT]>::new(state.options.seats);
    for seat in state.seats() {
        for saboteur in state.on(seat, Pile::Sabotage).iter() {
            let Order::Sabotage(gang, way) = state.order(saboteur) else {
                continue;
            };
            if patrol::workers(state, gang, way).is_empty() {
                continue;
            }
            let wrecker = state.card(saboteur).skills.wrecker[way.index()];
            let harm = state.level(saboteur, Trait::Cunning) + i16::from(wrecker) - guard(state, gang);
            if harm > 0 {
                losses[gang][way.index()] += harm as u16;
                log.emit(Audience::ALL, Event::Sabotaged(saboteur, gang, way, harm as u16));
            }
        }
    }
    losses
}
