//! Phase 3, Patrol: what is found, and how it is defended (D5).

use engine::{Audience, BySeat, Dice, Illegal, Log, Seat, Set, refuse};

use super::reveille::find_among;
use super::{night, warden};
use crate::action::Action;
use crate::cards::{Defence, Number, Patrol, Pile, Prisoner, Trait, Way};
use crate::content::{PatrolValues, Skills};
use crate::event::{Defended, Event};
use crate::state::{Fate, Search, State, Step};

/// The active workers on a way; a banned way has none (EK08).
pub(crate) fn workers(state: &State, seat: Seat, way: Way) -> Set<Prisoner> {
    match state.conditions().banned.contains(way.task()) {
        true => Set::EMPTY,
        false => state.on(seat, way.pile()),
    }
}

pub(super) fn begin(state: &mut State, losses: BySeat<[u16; Way::COUNT]>, dice: &mut Dice, log: &mut Log<Event>) {
    let patrol = draw(state, dice, log);
    // LUI-R35: everything is compared at one moment, before any defence.
    let fate = |seat, way| match is_detected(state, patrol, seat, way) {
        true => Fate::Detected,
        false => Fate::Safe,
    };
    let fates = BySeat::from_fn(state.options.seats, |seat| Way::ALL.map(|way| fate(seat, way)));
    for (seat, fates) in fates.iter() {
        for way in Way::ALL.into_iter().filter(|way| fates[way.index()] == Fate::Detected) {
            log.emit(Audience::ALL, Event::Detected(seat, way));
        }
    }
    let mut search = Search { patrol, losses, fates };
    for seat in state.seats() {
        give_up_lost_ways(state, &mut search, seat, log);
    }
    wait_or_finish(state, search, dice, log);
}

/// Draws the patrols of the day, of which the highest number counts (LUI-055, LUI-056, LUI-R32).
fn draw(state: &mut State, dice: &mut Dice, log: &mut Log<Event>) -> Patrol {
    let count = state.conditions().patrols;
    let drawn: Set<Patrol> = (0..count).filter_map(|_| state.patrols.draw(dice)).collect();
    state.patrols.discard = state.patrols.discard.or(drawn);
    let used = drawn.iter().last().expect("there are more patrols than one day can use");
    log.emit(Audience::ALL, Event::Patrols(drawn, used));
    used
}

fn values(state: &State, patrol: Patrol) -> PatrolValues {
    state.content().patrol_values(patrol, state.today.event)
}

fn skills(state: &State, who: Prisoner) -> &'static Skills {
    &state.card(who).skills
}

/// The patrol's number today, which `panics` and `insider` compare with (LUI-R33).
pub(crate) fn number(state: &State, patrol: Patrol) -> i16 {
    values(state, patrol).number
}

/// LUI-117.
pub(crate) fn efficacy(state: &State, patrol: Patrol, seat: Seat, way: Way) -> i16 {
    let values = values(state, patrol);
    let active = state.active(seat);
    let snitch: i16 = active.and(state.content().snitches).iter().map(|who| i16::from(skills(state, who).snitch)).sum();
    let noisy: i16 = workers(state, seat, way).iter().map(|who| i16::from(skills(state, who).noisy)).sum();
    let large = state.conditions().suspicion.iter().filter(|(size, _)| active.len() > *size);
    let suspicion: i16 = large.map(|&(_, n)| i16::from(n)).sum();
    let is_insider = |who| skills(state, who).insider.is_some_and(|most| values.number <= i16::from(most));
    let insider = i16::from(state.on(seat, Pile::Watch).iter().any(is_insider));
    (values.efficacy[way.index()] + snitch + noisy + suspicion - insider).max(0)
}

/// LUI-118.
pub(crate) fn observation(state: &State, seat: Seat, way: Way) -> i16 {
    let level = |who| state.level(who, Trait::Observation) + i16::from(skills(state, who).lookout[way.index()]);
    state.on(seat, Pile::Watch).iter().map(level).max().unwrap_or_default()
}

/// LUI-119, for ways with workers only (LUI-R35).
fn is_detected(state: &State, patrol: Patrol, seat: Seat, way: Way) -> bool {
    !workers(state, seat, way).is_empty() && efficacy(state, patrol, seat, way) > observation(state, seat, way)
}

fn can_talk(state: &State, search: &Search, watcher: Prisoner) -> bool {
    let resistance = values(state, search.patrol).talk;
    skills(state, watcher).smooth_talk.is_some_and(|level| i16::from(level) > resistance)
}

/// How a bribe would end; nothing if he cannot bribe at all.
fn try_bribe(state: &State, search: &Search, watcher: Prisoner) -> Option<Defended> {
    let level = skills(state, watcher).bribery?;
    let is_enough = i16::from(level) > values(state, search.patrol).bribe;
    Some(if is_enough { Defended::Bribe } else { Defended::FailedBribe })
}

/// An allowed defence.
pub(super) struct AllowedDefence {
    search: Search,
    way: Way,
    who: Prisoner,
    how: Defended,
}

impl AllowedDefence {
    /// A defence of the way that a seat is asked about.
    fn new(search: &Search, seat: Seat, who: Prisoner, how: Defended) -> Result<AllowedDefence, Illegal> {
        let way = search.found(seat).ok_or(Illegal::NotAsked(seat))?;
        Ok(AllowedDefence { search: search.clone(), way, who, how })
    }
}

fn check_watcher(state: &State, seat: Seat, watcher: Number) -> Result<Prisoner, Illegal> {
    match find_among(state, state.on(seat, Pile::Watch), watcher) {
        None => refuse!("LUI-039"),
        // He was led away.
        Some(watcher) if state.today.punished.contains(watcher) => refuse!("LUI-R39"),
        Some(watcher) => Ok(watcher),
    }
}

/// EK09: the event may forbid a defence.
fn check_not_banned(state: &State, defence: Defence) -> Result<(), Illegal> {
    if state.conditions().no_defence.contains(defence) { refuse!("LUI-045") } else { Ok(()) }
}

pub(super) fn check_talk(
    state: &State,
    search: &Search,
    seat: Seat,
    watcher: Number,
) -> Result<AllowedDefence, Illegal> {
    let watcher = check_watcher(state, seat, watcher)?;
    check_not_banned(state, Defence::SmoothTalk)?;
    if skills(state, watcher).smooth_talk.is_none() {
        return refuse!("LUI-061");
    }
    if !can_talk(state, search, watcher) {
        return refuse!("LUI-R37");
    }
    AllowedDefence::new(search, seat, watcher, Defended::Talk)
}

pub(super) fn check_bribe(
    state: &State,
    search: &Search,
    seat: Seat,
    watcher: Number,
) -> Result<AllowedDefence, Illegal> {
    let watcher = check_watcher(state, seat, watcher)?;
    check_not_banned(state, Defence::Bribery)?;
    match try_bribe(state, search, watcher) {
        None => refuse!("LUI-062"),
        Some(Defended::FailedBribe) if skills(state, watcher).coward => refuse!("LUI-R37"),
        Some(how) => AllowedDefence::new(search, seat, watcher, how),
    }
}

pub(super) fn check_blame(
    state: &State,
    search: &Search,
    seat: Seat,
    watcher: Number,
) -> Result<AllowedDefence, Illegal> {
    let watcher = check_watcher(state, seat, watcher)?;
    check_not_banned(state, Defence::Blame)?;
    if skills(state, watcher).coward {
        return refuse!("LUI-081");
    }
    AllowedDefence::new(search, seat, watcher, Defended::Blame)
}

pub(super) fn check_last_resort(
    state: &State,
    search: &Search,
    seat: Seat,
    worker: Number,
) -> Result<AllowedDefence, Illegal> {
    let way = search.found(seat).ok_or(Illegal::NotAsked(seat))?;
    match find_among(state, workers(state, seat, way), worker) {
        None => refuse!("LUI-R40"),
        Some(worker) if skills(state, worker).coward => refuse!("LUI-081"),
        Some(worker) => AllowedDefence::new(search, seat, worker, Defended::LastResort),
    }
}

/// Calls `found` with every defence of a way; there may be none (LUI-R41).
pub(super) fn each_defence(
    state: &State,
    search: &Search,
    seat: Seat,
    way: Way,
    mut found: impl FnMut(Prisoner, Defended),
) {
    let banned = state.conditions().no_defence;
    // LUI-R39: a watcher who was led away defends no more.
    for who in state.on(seat, Pile::Watch).minus(state.today.punished).iter() {
        let is_coward = skills(state, who).coward;
        if !banned.contains(Defence::SmoothTalk) && can_talk(state, search, who) {
            found(who, Defended::Talk);
        }
        if !banned.contains(Defence::Bribery)
            && let Some(how) = try_bribe(state, search, who)
            // LUI-R37: a bribe may fail, unless a coward offers it.
            && (how == Defended::Bribe || !is_coward)
        {
            found(who, how);
        }
        if !banned.contains(Defence::Blame) && !is_coward {
            found(who, Defended::Blame);
        }
    }
    for who in workers(state, seat, way).iter().filter(|&who| !skills(state, who).coward) {
        found(who, Defended::LastResort);
    }
}

/// The action that defends a way like this.
pub(super) fn defence_action(state: &State, who: Prisoner, how: Defended) -> Action {
    let number = state.card(who).number;
    match how {
        Defended::Talk => Action::Talk(number),
        Defended::Bribe | Defended::FailedBribe => Action::Bribe(number),
        Defended::Blame => Action::Blame(number),
        Defended::LastResort => Action::LastResort(number),
    }
}

pub(super) fn list_defences(state: &State, search: &Search, seat: Seat, actions: &mut Vec<Action>) {
    if let Some(way) = search.found(seat) {
        each_defence(state, search, seat, way, |who, how| actions.push(defence_action(state, who, how)));
    }
}

/// Defends the way that the seat is asked about.
pub(super) fn defend(state: &mut State, seat: Seat, defence: AllowedDefence, dice: &mut Dice, log: &mut Log<Event>) {
    let AllowedDefence { mut search, way, who, how } = defence;
    search.fates[seat][way.index()] = match how {
        Defended::Talk | Defended::FailedBribe | Defended::Blame => Fate::Safe,
        Defended::Bribe => Fate::Bribed,
        Defended::LastResort => Fate::Halved,
    };
    match how {
        Defended::Talk | Defended::Bribe => {}
        Defended::FailedBribe | Defended::Blame | Defended::LastResort => state.today.punished.insert(who),
    }
    log.emit(Audience::ALL, Event::Defended(seat, way, who, how));
    give_up_lost_ways(state, &mut search, seat, log);
    wait_or_finish(state, search, dice, log);
}

/// LUI-R41: a way without any legal defence is caught, and all who work on it are punished.
fn give_up_lost_ways(state: &mut State, search: &mut Search, seat: Seat, log: &mut Log<Event>) {
    while let Some(way) = search.found(seat) {
        let mut can_be_defended = false;
        each_defence(state, search, seat, way, |_, _| can_be_defended = true);
        if can_be_defended {
            return;
        }
        state.today.punished = state.today.punished.or(workers(state, seat, way));
        search.fates[seat][way.index()] = Fate::Caught;
        log.emit(Audience::ALL, Event::Caught(seat, way));
    }
}

/// Waits for defences; without any to decide, the day goes on to its last two phases.
fn wait_or_finish(state: &mut State, search: Search, dice: &mut Dice, log: &mut Log<Event>) {
    if search.deciders().is_empty() {
        // LUI-R62: the warden changes nothing about the day's work.
        let settled = state.options.rules.deported_count.then(|| night::points(state, &search));
        warden::begin(state, dice, log);
        let points = settled.unwrap_or_else(|| night::points(state, &search));
        night::begin(state, &points, dice, log);
    } else {
        state.step = Step::Defend(search);
    }
}
