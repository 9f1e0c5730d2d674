//! Phase 3, Patrol: what is found, and how it is defended (D5).

use engine::{Audience, BySeat, Dice, Illegal, Log, Seat, Set};

use crate::action::Action;
use crate::cards::{Defence, Number, Patrol, Pile, Prisoner, Trait, Way};
use crate::content::PatrolValues;
use crate::event::{Defended, Event};
use crate::rules::reveille::among;
use crate::rules::rule;
use crate::rules::{night, warden};
use crate::state::{Fate, Search, State, Step};

/// The active workers on a way; a banned way has none (EK08).
pub(crate) fn workers(state: &State, seat: Seat, way: Way) -> Set<Prisoner> {
    match state.conditions().banned.contains(way.task()) {
        true => Set::EMPTY,
        false => state.on(seat, way.pile()),
    }
}

pub(crate) fn begin(state: &mut State, losses: BySeat<[u16; Way::COUNT]>, dice: &mut Dice, log: &mut Log<Event>) {
    let patrol = draw(state, dice, log);
    // LUI-R35: everything is compared at one moment, before any defence.
    let fate = |seat, way| match detected(state, patrol, seat, way) {
        true => Fate::Detected,
        false => Fate::Safe,
    };
    let fates = BySeat::from_fn(state.options.seats, |seat| Way::ALL.map(|way| fate(seat, way)));
    for (seat, fates) in fates.iter() {
        for way in Way::ALL.into_iter().filter(|way| fates[way.index()] == Fate::Detected) {
            log.emit(Audience::ALL, Event::Detected(seat, way));
        }
    }
    state.step = Step::Defend(Search { patrol, losses, fates });
    for seat in state.seats() {
        give_up_lost_ways(state, seat, log);
    }
    go_on(state, dice, log);
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

/// The patrol's number today, which `panics` and `insider` compare with (LUI-R33).
pub(crate) fn number(state: &State, patrol: Patrol) -> i16 {
    values(state, patrol).number
}

fn values(state: &State, patrol: Patrol) -> PatrolValues {
    state.content().patrol_values(patrol, state.today.event)
}

/// LUI-117.
pub(crate) fn efficacy(state: &State, patrol: Patrol, seat: Seat, way: Way) -> i16 {
    let values = values(state, patrol);
    let active = state.active(seat);
    let snitch: i16 = active.and(state.content().snitches).iter().map(|who| i16::from(skill(state, who).snitch)).sum();
    let noisy: i16 = workers(state, seat, way).iter().map(|who| i16::from(skill(state, who).noisy)).sum();
    let large = state.conditions().suspicion.iter().filter(|(size, _)| active.len() > *size);
    let suspicion: i16 = large.map(|&(_, n)| i16::from(n)).sum();
    let is_insider = |who| skill(state, who).insider.is_some_and(|most| values.number <= i16::from(most));
    let insider = i16::from(state.on(seat, Pile::Watch).iter().any(is_insider));
    (values.efficacy[way.index()] + snitch + noisy + suspicion - insider).max(0)
}

/// LUI-118.
pub(crate) fn observation(state: &State, seat: Seat, way: Way) -> i16 {
    let level = |who| state.level(who, Trait::Observation) + i16::from(skill(state, who).lookout[way.index()]);
    state.on(seat, Pile::Watch).iter().map(level).max().unwrap_or_default()
}

/// LUI-119, for ways with workers only (LUI-R35).
fn detected(state: &State, patrol: Patrol, seat: Seat, way: Way) -> bool {
    !workers(state, seat, way).is_empty() && efficacy(state, patrol, seat, way) > observation(state, seat, way)
}

fn skill(state: &State, who: Prisoner) -> &'static crate::content::Skills {
    &state.card(who).skills
}

/// The watchers who can still defend: those not led away (LUI-R39).
fn watchers(state: &State, seat: Seat) -> Set<Prisoner> {
    state.on(seat, Pile::Watch).minus(state.today.punished)
}

fn talks(state: &State, search: &Search, watcher: Prisoner) -> bool {
    let resistance = values(state, search.patrol).talk;
    skill(state, watcher).smooth_talk.is_some_and(|level| i16::from(level) > resistance)
}

/// Whether a bribe would succeed; nothing if he cannot bribe at all.
pub(crate) fn bribes(state: &State, search: &Search, watcher: Prisoner) -> Option<bool> {
    let resistance = values(state, search.patrol).bribe;
    skill(state, watcher).bribery.map(|level| i16::from(level) > resistance)
}

fn check_watcher(state: &State, seat: Seat, watcher: Number) -> Result<Prisoner, Illegal> {
    match among(state, state.on(seat, Pile::Watch), watcher) {
        None => rule("LUI-039").map(|()| Prisoner::default()),
        Some(watcher) if state.today.punished.contains(watcher) => rule("LUI-R39").map(|()| watcher),
        Some(watcher) => Ok(watcher),
    }
}

/// EK09: the event may forbid a defence.
fn check_allowed(state: &State, defence: Defence) -> Result<(), Illegal> {
    if state.conditions().no_defence.contains(defence) { rule("LUI-045") } else { Ok(()) }
}

pub(crate) fn check_talk(state: &State, search: &Search, seat: Seat, watcher: Number) -> Result<(), Illegal> {
    let watcher = check_watcher(state, seat, watcher)?;
    check_allowed(state, Defence::SmoothTalk)?;
    if talks(state, search, watcher) { Ok(()) } else { rule("LUI-R37") }
}

pub(crate) fn check_bribe(state: &State, search: &Search, seat: Seat, watcher: Number) -> Result<(), Illegal> {
    let watcher = check_watcher(state, seat, watcher)?;
    check_allowed(state, Defence::Bribery)?;
    match bribes(state, search, watcher) {
        None => rule("LUI-062"),
        Some(false) if skill(state, watcher).coward => rule("LUI-R37"),
        Some(_) => Ok(()),
    }
}

pub(crate) fn check_blame(state: &State, seat: Seat, watcher: Number) -> Result<(), Illegal> {
    let watcher = check_watcher(state, seat, watcher)?;
    check_allowed(state, Defence::Blame)?;
    if skill(state, watcher).coward { rule("LUI-081") } else { Ok(()) }
}

pub(crate) fn check_last_resort(state: &State, search: &Search, seat: Seat, worker: Number) -> Result<(), Illegal> {
    let way = search.found(seat).expect("a seat is asked about a way");
    match among(state, workers(state, seat, way), worker) {
        None => rule("LUI-R40"),
        Some(worker) if skill(state, worker).coward => rule("LUI-081"),
        Some(_) => Ok(()),
    }
}

/// Every defence of a way; there may be none (LUI-R41).
fn each_defence(state: &State, search: &Search, seat: Seat, way: Way, mut found: impl FnMut(Action)) {
    let banned = state.conditions().no_defence;
    for who in watchers(state, seat).iter() {
        let (number, coward) = (state.card(who).number, skill(state, who).coward);
        if !banned.contains(Defence::SmoothTalk) && talks(state, search, who) {
            found(Action::Talk(number));
        }
        // LUI-R37: a bribe may fail, unless a coward offers it.
        if !banned.contains(Defence::Bribery) && bribes(state, search, who).is_some_and(|success| success || !coward) {
            found(Action::Bribe(number));
        }
        if !banned.contains(Defence::Blame) && !coward {
            found(Action::Blame(number));
        }
    }
    for who in workers(state, seat, way).iter().filter(|&who| !skill(state, who).coward) {
        found(Action::LastResort(state.card(who).number));
    }
}

pub(crate) fn list_defences(state: &State, search: &Search, seat: Seat, actions: &mut Vec<Action>) {
    if let Some(way) = search.found(seat) {
        each_defence(state, search, seat, way, |action| actions.push(action));
    }
}

/// Defends the way that the seat is asked about.
pub(crate) fn defend(
    state: &mut State,
    seat: Seat,
    who: Prisoner,
    how: Defended,
    dice: &mut Dice,
    log: &mut Log<Event>,
) {
    let Step::Defend(search) = &mut state.step else { unreachable!("check let a defence pass") };
    let way = search.found(seat).expect("a seat is asked about a way");
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
    give_up_lost_ways(state, seat, log);
    go_on(state, dice, log);
}

/// LUI-R41: a way without any legal defence is caught, and everybody who works on it is punished.
fn give_up_lost_ways(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    while let Step::Defend(search) = &state.step
        && let Some(way) = search.found(seat)
    {
        let mut defensible = false;
        each_defence(state, search, seat, way, |_| defensible = true);
        if defensible {
            return;
        }
        state.today.punished = state.today.punished.or(workers(state, seat, way));
        let Step::Defend(search) = &mut state.step else { unreachable!("the step was looked at above") };
        search.fates[seat][way.index()] = Fate::Caught;
        log.emit(Audience::ALL, Event::Caught(seat, way));
    }
}

/// When all ways are settled, the evening comes.
fn go_on(state: &mut State, dice: &mut Dice, log: &mut Log<Event>) {
    let Step::Defend(search) = &state.step else { unreachable!("the patrol is here") };
    if search.deciders().is_empty() {
        let search = search.clone();
        warden::carpet(state, dice, log);
        night::lights_out(state, &search, dice, log);
    }
}
