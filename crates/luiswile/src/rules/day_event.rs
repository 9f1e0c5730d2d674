//! Phase 2, first half: the event card, with its fights, transfers, arrivals and special rules (2.1 to 2.7).

use arrayvec::ArrayVec;
use engine::{Audience, Dice, Illegal, Log, Pool, Seat, Seats, Set, refuse};

use super::{changes, night};
use crate::action::Action;
use crate::cards::{EventId, Number, Prisoner, Trait, Way};
use crate::content::{EventCard, FIGHTS_MAX, OneTimeEffect};
use crate::event::Event;
use crate::state::{End, Fight, Newcomer, State, Step, Verdict};

type Fights = ArrayVec<Fight, FIGHTS_MAX>;

/// Turns over the event of the day, and goes on to the next decision (LUI-R19).
pub(super) fn begin(state: &mut State, dice: &mut Dice, log: &mut Log<Event>) {
    let event = draw(state, dice);
    state.today.event = Some(event);
    log.emit(Audience::ALL, Event::Today(event));
    log.reveal();
    if state.conditions().move_out {
        log.emit(Audience::ALL, Event::Moved);
        night::end(state, End::Move);
        return;
    }
    wait_or_go_on(state, fights(state), dice, log);
}

/// The card of the day.
fn card(state: &State) -> &'static EventCard {
    state.content().event(state.today.event.expect("the event was drawn"))
}

/// Waits for the bosses who can stop a fight; without any, the event goes on.
fn wait_or_go_on(state: &mut State, fights: Fights, dice: &mut Dice, log: &mut Log<Event>) {
    if deciders(&fights).is_empty() {
        after_fights(state, &fights, dice, log);
    } else {
        state.step = Step::Stop(fights);
    }
}

/// The top card. The deck is unknown, and the day alone says which cards can come (LUI-024, LUI-025).
fn draw(state: &mut State, dice: &mut Dice) -> EventId {
    let deck = if state.day <= state.content().numbers.events { &mut state.events } else { &mut state.finals };
    deck.draw(dice).expect("the move comes before the deck is empty")
}

/// The fights that take place unless a boss stops them (LUI-R20, LUI-R22).
fn fights(state: &State) -> Fights {
    let present = state.present();
    let can_fight = |who: Prisoner| present.contains(who) && !state.card(who).skills.peaceful;
    let possible = || card(state).fights.iter().filter(|&&(a, b, _)| can_fight(a) && can_fight(b));
    let fighters: Set<Prisoner> = possible().flat_map(|&(a, b, _)| [a, b]).collect();
    let verdict = |&(a, b, weight): &(Prisoner, Prisoner, u8)| Fight {
        a,
        b,
        verdict: stopper(state, a, b, weight, fighters).map_or(Verdict::Breaks, Verdict::Asked),
    };
    possible().map(verdict).collect()
}

/// The gang whose boss can stop a fight, if one can (LUI-090, LUI-091, LUI-R22).
fn stopper(state: &State, a: Prisoner, b: Prisoner, weight: u8, fighters: Set<Prisoner>) -> Option<Seat> {
    let seat = state.gang_of(a).filter(|&seat| state.gangs[seat].members.contains(b))?;
    let boss = state.gangs[seat].boss;
    let is_free = state.free(seat).minus(fighters).minus(state.today.excluded).contains(boss);
    let strength = state.level(boss, Trait::Strength) + i16::from(state.card(boss).skills.quell);
    let hotheads = i16::from(state.card(a).skills.hothead) + i16::from(state.card(b).skills.hothead);
    (is_free && strength > i16::from(weight) + hotheads).then_some(seat)
}

/// The seats with a fight to stop or to let happen.
pub(super) fn deciders(fights: &[Fight]) -> Seats {
    let asked = |fight: &Fight| match fight.verdict {
        Verdict::Asked(seat) => Some(seat),
        Verdict::Stopped | Verdict::Breaks => None,
    };
    fights.iter().filter_map(asked).collect()
}

/// The fight that a seat is asked about: its first in printed order.
pub(crate) fn fight_asked_about(fights: &[Fight], seat: Seat) -> Option<&Fight> {
    fights.iter().find(|fight| fight.verdict == Verdict::Asked(seat))
}

/// An allowed decision about a fight.
pub(super) struct AllowedVerdict {
    fights: Fights,
    /// The place of the fight among them.
    index: usize,
    is_stopped: bool,
}

pub(super) fn check_verdict(
    state: &State,
    fights: &Fights,
    seat: Seat,
    named: [Number; 2],
    is_stopped: bool,
) -> Result<AllowedVerdict, Illegal> {
    let index = fights.iter().position(|fight| fight.verdict == Verdict::Asked(seat));
    let is_named = |index: &usize| [fights[*index].a, fights[*index].b].map(|who| state.card(who).number) == named;
    if let Some(index) = index.filter(is_named) {
        return Ok(AllowedVerdict { fights: fights.clone(), index, is_stopped });
    }
    let own = state.gangs[seat].members;
    match (0..fights.len()).find(is_named).map(|index| &fights[index]) {
        Some(fight) if !own.contains(fight.a) || !own.contains(fight.b) => refuse!("LUI-R24"),
        Some(fight) if fight.verdict == Verdict::Breaks => refuse!("LUI-091"),
        _ => refuse!("LUI-R22"),
    }
}

pub(super) fn list_verdicts(state: &State, fights: &[Fight], seat: Seat, actions: &mut Vec<Action>) {
    if let Some(fight) = fight_asked_about(fights, seat) {
        let (a, b) = (state.card(fight.a).number, state.card(fight.b).number);
        actions.extend([Action::Stop(a, b), Action::LetFight(a, b)]);
    }
}

/// Stops a fight, or lets it break out.
pub(super) fn decide(state: &mut State, seat: Seat, verdict: AllowedVerdict, dice: &mut Dice, log: &mut Log<Event>) {
    let AllowedVerdict { mut fights, index, is_stopped } = verdict;
    let fight = &mut fights[index];
    let told = match is_stopped {
        true => Event::Stopped(seat, fight.a, fight.b),
        false => Event::LetFight(seat, fight.a, fight.b),
    };
    fight.verdict = if is_stopped { Verdict::Stopped } else { Verdict::Breaks };
    log.emit(Audience::ALL, told);
    wait_or_go_on(state, fights, dice, log);
}

/// 2.3 to 2.7, in the order of LUI-R19.
fn after_fights(state: &mut State, fights: &[Fight], dice: &mut Dice, log: &mut Log<Event>) {
    for fight in fights {
        if fight.verdict == Verdict::Breaks {
            // LUI-088, LUI-089: both are excluded now and punished in Phase 4.
            for who in [fight.a, fight.b] {
                state.today.excluded.insert(who);
                state.today.brawlers.insert(who);
            }
            log.emit(Audience::ALL, Event::Fought(fight.a, fight.b));
        }
    }
    let event = card(state);
    event.out.iter().for_each(|&who| transfer(state, who, log));
    arrive(state, event.ordinary_in, event.specialists_in, dice, log);
    event.one_time.iter().for_each(|effect| happen_once(state, effect, log));
    scout(state, dice, log);
    changes::begin(state, dice, log);
}

/// A prisoner leaves for good, if he is in Luiswile and is no boss (LUI-R26, LUI-R27).
pub(crate) fn transfer(state: &mut State, who: Prisoner, log: &mut Log<Event>) {
    if state.content().bosses.contains(who) {
        return;
    }
    match state.gang_of(who) {
        Some(seat) => {
            state.gangs[seat].members.remove(who);
        }
        None if state.neutrals.remove(who) => {}
        None => return,
    }
    state.solitary.remove(who);
    state.today.brawlers.remove(who);
    state.today.punished.remove(who);
    state.gone.insert(who);
    log.emit(Audience::ALL, Event::Left(who));
}

/// Newcomers arrive, ordinary ones first (LUI-R28). One who lies face down is drawn when he is first seen.
fn arrive(state: &mut State, ordinary: u8, specialists: u8, dice: &mut Dice, log: &mut Log<Event>) {
    let ordinary = ordinary.min(state.ordinary.len());
    let open = state.conditions().open_arrivals;
    for _ in 0..ordinary {
        let newcomer = match open {
            true => Newcomer::Open(state.ordinary.draw(dice).expect("the deck was counted")),
            false => Newcomer::Unknown,
        };
        state.today.newcomers.push(newcomer);
    }
    for _ in 0..specialists {
        // LUI-099: a specialist is recognised at once.
        state.today.newcomers.extend(state.specialists.draw(dice).map(Newcomer::Open));
    }
    if ordinary > 0 && !open {
        log.emit(Audience::ALL, Event::ArrivedUnknown(ordinary));
    }
    for newcomer in &state.today.newcomers {
        match newcomer {
            Newcomer::Open(who) => log.emit(Audience::ALL, Event::Arrived(*who)),
            Newcomer::Unknown | Newcomer::Scouted { .. } => {}
        }
    }
}

/// 2.6: the effects that happen once.
fn happen_once(state: &mut State, effect: &OneTimeEffect, log: &mut Log<Event>) {
    match effect {
        OneTimeEffect::SingleOut(listed) => {
            let reached = state.present().minus(state.today.excluded).and(*listed);
            state.today.excluded = state.today.excluded.or(reached);
            state.today.punished = state.today.punished.or(reached);
            reached.iter().for_each(|who| log.emit(Audience::ALL, Event::SingledOut(who)));
        }
        OneTimeEffect::Amnesty(days) => {
            let released = state.solitary.count_down(*days);
            state.today.excluded = state.today.excluded.or(released);
            released.iter().for_each(|who| log.emit(Audience::ALL, Event::Amnestied(who)));
        }
        OneTimeEffect::PoolLoss(losses) => {
            for seat in state.seats() {
                Way::ALL.into_iter().for_each(|way| lose(state, seat, way, losses[way.index()], log));
            }
        }
        OneTimeEffect::LeaderLoss(points) => {
            let most = state.gangs.values().iter().map(|gang| gang.total()).max().unwrap_or_default();
            let leads = |seat: &Seat| most > 0 && state.gangs[*seat].total() == most;
            let leaders: Seats = state.seats().iter().filter(leads).collect();
            leaders.iter().for_each(|seat| lose(state, seat, state.gangs[seat].largest_pool(), *points, log));
        }
        OneTimeEffect::TransferLargest(count) => {
            let most = state.gangs.values().iter().map(|gang| gang.members.len()).max().unwrap_or_default();
            let largest: Seats = state.seats().iter().filter(|&seat| state.gangs[seat].members.len() == most).collect();
            for seat in largest {
                let members = state.gangs[seat].members.without(state.gangs[seat].boss);
                // Ids are in the order of the numbers: the last ones have the highest.
                let first = members.len().saturating_sub(*count);
                (first..members.len()).filter_map(|rank| members.nth(rank)).for_each(|who| transfer(state, who, log));
            }
        }
    }
}

/// A pool falls, but not below 0.
pub(super) fn lose(state: &mut State, seat: Seat, way: Way, points: u8, log: &mut Log<Event>) {
    let pool = &mut state.gangs[seat].pools[way.index()];
    let lost = u16::from(points).min(*pool);
    *pool -= lost;
    if lost > 0 {
        log.emit(Audience::ALL, Event::Lost(seat, way, lost));
    }
}

/// 2.7: scouts show their own gang the first newcomers who lie face down (LUI-R29).
fn scout(state: &mut State, dice: &mut Dice, log: &mut Log<Event>) {
    for seat in state.seats() {
        let scouts = state.active(seat).and(state.content().scouts);
        let level: usize = scouts.iter().map(|who| usize::from(state.card(who).skills.scout)).sum();
        for (slot, newcomer) in state.today.newcomers.iter_mut().take(level).enumerate() {
            let known_to = match *newcomer {
                Newcomer::Unknown => Seats::NONE,
                Newcomer::Scouted { by, .. } => by,
                // Those who lie face down come first.
                Newcomer::Open(_) => break,
            };
            let who = newcomer.identify(&mut state.ordinary, dice);
            *newcomer = Newcomer::Scouted { who, by: known_to.with(seat) };
            log.emit(Audience::seat(seat), Event::Scouted(slot as u8, who));
            log.reveal();
        }
    }
}
