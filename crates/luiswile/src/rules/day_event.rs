//! Phase 2, first half: the event card, with its fights, transfers, arrivals and special rules (2.1 to 2.7).

use arrayvec::ArrayVec;
use engine::{Audience, Dice, Illegal, Log, Pool, Seat, Seats, Set};

use crate::action::Action;
use crate::cards::{EventId, Number, Prisoner, Trait, Way};
use crate::content::{FIGHTS_MAX, Once};
use crate::event::Event;
use crate::rules::changes;
use crate::rules::night;
use crate::rules::rule;
use crate::state::{End, Fight, Newcomer, State, Step, Verdict};

/// Turns over the event of the day, and goes on as far as nobody has to decide (LUI-R19).
pub(crate) fn begin(state: &mut State, dice: &mut Dice, log: &mut Log<Event>) {
    let event = draw(state, dice);
    state.today.event = Some(event);
    log.emit(Audience::ALL, Event::Today(event));
    log.reveal();
    if state.conditions().move_out {
        log.emit(Audience::ALL, Event::Moved);
        night::end(state, End::Move);
        return;
    }
    let fights = fights(state);
    let asked = fights.iter().any(|fight| matches!(fight.verdict, Verdict::Asked(_)));
    state.step = Step::Stop(fights);
    if !asked {
        after_fights(state, dice, log);
    }
}

/// The top card. Nobody has seen the deck, so that the day alone says which cards can come (LUI-024, LUI-025).
fn draw(state: &mut State, dice: &mut Dice) -> EventId {
    let deck = if state.day <= state.content().numbers.events { &mut state.events } else { &mut state.finals };
    deck.draw(dice).expect("the move comes before the deck is empty")
}

/// The fights that take place unless somebody stops them (LUI-R20, LUI-R22).
fn fights(state: &State) -> ArrayVec<Fight, FIGHTS_MAX> {
    let event = state.content().event(state.today.event.expect("the event was drawn"));
    let members = state.gangs.values().iter().fold(Set::EMPTY, |all, gang| all.or(gang.members));
    let present = state.neutrals.or(members).minus(state.solitary.inside());
    let fights_too = |who: Prisoner| present.contains(who) && !state.card(who).skills.peaceful;
    let real = || event.fights.iter().filter(|&&(a, b, _)| fights_too(a) && fights_too(b));
    let fighters: Set<Prisoner> = real().flat_map(|&(a, b, _)| [a, b]).collect();
    let verdict = |&(a, b, weight): &(Prisoner, Prisoner, u8)| Fight {
        a,
        b,
        verdict: stopper(state, a, b, weight, fighters).map_or(Verdict::Breaks, Verdict::Asked),
    };
    real().map(verdict).collect()
}

/// The gang whose boss can stop a fight, if one can (LUI-090, LUI-091, LUI-R22).
fn stopper(state: &State, a: Prisoner, b: Prisoner, weight: u8, fighters: Set<Prisoner>) -> Option<Seat> {
    let seat = state.gang_of(a).filter(|&seat| state.gangs[seat].members.contains(b))?;
    let boss = state.gangs[seat].boss;
    let free = state.free(seat).minus(fighters).minus(state.today.excluded).contains(boss);
    let strength = state.level(boss, Trait::Strength) + i16::from(state.card(boss).skills.quell);
    let heads = i16::from(state.card(a).skills.hothead) + i16::from(state.card(b).skills.hothead);
    (free && strength > i16::from(weight) + heads).then_some(seat)
}

/// The seats with a fight to stop or to let happen.
pub(crate) fn deciders(fights: &[Fight]) -> Seats {
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

pub(crate) fn check_fight(state: &State, fights: &[Fight], seat: Seat, a: Number, b: Number) -> Result<(), Illegal> {
    let asked = fight_asked_about(fights, seat).map(|fight| [fight.a, fight.b].map(|who| state.card(who).number));
    if asked == Some([a, b]) { Ok(()) } else { rule("LUI-R22") }
}

pub(crate) fn list_verdicts(state: &State, fights: &[Fight], seat: Seat, actions: &mut Vec<Action>) {
    if let Some(fight) = fight_asked_about(fights, seat) {
        let (a, b) = (state.card(fight.a).number, state.card(fight.b).number);
        actions.extend([Action::Stop(a, b), Action::LetFight(a, b)]);
    }
}

pub(crate) fn decide(state: &mut State, seat: Seat, verdict: Verdict, dice: &mut Dice, log: &mut Log<Event>) {
    let Step::Stop(fights) = &mut state.step else { unreachable!("check let a verdict pass") };
    let fight = fights.iter_mut().find(|fight| fight.verdict == Verdict::Asked(seat)).expect("check found the fight");
    fight.verdict = verdict;
    let told = match verdict {
        Verdict::Stopped => Event::Stopped(seat, fight.a, fight.b),
        Verdict::Asked(_) | Verdict::Breaks => Event::LetFight(seat, fight.a, fight.b),
    };
    log.emit(Audience::ALL, told);
    if deciders(fights).is_empty() {
        after_fights(state, dice, log);
    }
}

/// 2.3 to 2.7, in the order of LUI-R19.
fn after_fights(state: &mut State, dice: &mut Dice, log: &mut Log<Event>) {
    let Step::Stop(fights) = &state.step else { unreachable!("fights come first") };
    for fight in fights.clone() {
        if fight.verdict == Verdict::Breaks {
            // LUI-088, LUI-089: both are excluded now and punished in Phase 4.
            for who in [fight.a, fight.b] {
                state.today.excluded.insert(who);
                state.today.brawlers.insert(who);
            }
            log.emit(Audience::ALL, Event::Fought(fight.a, fight.b));
        }
    }
    let event = state.content().event(state.today.event.expect("the event was drawn"));
    event.out.iter().for_each(|&who| transfer(state, who, log));
    arrive(state, event.ordinary_in, event.specialists_in, dice, log);
    event.once.iter().for_each(|once| happen(state, once, log));
    scout(state, dice, log);
    changes::begin(state, dice, log);
}

/// Somebody leaves for good, if he is in Luiswile and is no boss (LUI-R26, LUI-R27).
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

/// 2.6: what the card does once.
fn happen(state: &mut State, once: &Once, log: &mut Log<Event>) {
    match once {
        Once::SingleOut(listed) => {
            let present = state.gangs.values().iter().fold(state.neutrals, |all, gang| all.or(gang.members));
            let reached = present.minus(state.solitary.inside()).minus(state.today.excluded).and(*listed);
            state.today.excluded = state.today.excluded.or(reached);
            state.today.punished = state.today.punished.or(reached);
            reached.iter().for_each(|who| log.emit(Audience::ALL, Event::SingledOut(who)));
        }
        Once::Amnesty(days) => {
            let released = state.solitary.count_down(*days);
            state.today.excluded = state.today.excluded.or(released);
            released.iter().for_each(|who| log.emit(Audience::ALL, Event::Amnestied(who)));
        }
        Once::PoolLoss(losses) => {
            for seat in state.seats() {
                Way::ALL.into_iter().for_each(|way| lose(state, seat, way, losses[way.index()], log));
            }
        }
        Once::LeaderLoss(points) => {
            let most = state.gangs.values().iter().map(|gang| gang.total()).max().unwrap_or_default();
            let leads = |seat: &Seat| most > 0 && state.gangs[*seat].total() == most;
            let leaders: Seats = state.seats().iter().filter(leads).collect();
            leaders.iter().for_each(|seat| lose(state, seat, state.gangs[seat].largest_pool(), *points, log));
        }
        Once::TransferLargest(count) => {
            let most = state.gangs.values().iter().map(|gang| gang.members.len()).max().unwrap_or_default();
            let largest: Seats = state.seats().iter().filter(|&seat| state.gangs[seat].members.len() == most).collect();
            for seat in largest {
                let members = state.gangs[seat].members.without(state.gangs[seat].boss);
                // Ids are in the order of the numbers, so that the last ones have the highest.
                let first = members.len().saturating_sub(*count);
                (first..members.len()).filter_map(|rank| members.nth(rank)).for_each(|who| transfer(state, who, log));
            }
        }
    }
}

/// A pool falls, but not below 0.
pub(crate) fn lose(state: &mut State, seat: Seat, way: Way, points: u8, log: &mut Log<Event>) {
    let pool = &mut state.gangs[seat].pools[way.index()];
    let lost = u16::from(points).min(*pool);
    *pool -= lost;
    if lost > 0 {
        log.emit(Audience::ALL, Event::Lost(seat, way, lost));
    }
}

/// 2.7: scouts show their own gang the first newcomers who lie face down (LUI-R29).
fn scout(state: &mut State, dice: &mut Dice, log: &mut Log<Event>) {
    let is_down = |newcomer: &&Newcomer| !matches!(newcomer, Newcomer::Open(_));
    let down = state.today.newcomers.iter().filter(is_down).count();
    if down == 0 {
        return;
    }
    for seat in state.seats() {
        let scouts = state.active(seat).and(state.content().scouts);
        let level: usize = scouts.iter().map(|who| usize::from(state.card(who).skills.scout)).sum();
        for slot in 0..level.min(down) {
            let (who, by) = match state.today.newcomers[slot] {
                Newcomer::Unknown => (state.ordinary.draw(dice).expect("he was counted when he came"), Seats::NONE),
                Newcomer::Scouted { who, by } => (who, by),
                Newcomer::Open(_) => unreachable!("open newcomers come after those who lie face down"),
            };
            state.today.newcomers[slot] = Newcomer::Scouted { who, by: by.with(seat) };
            log.emit(Audience::seat(seat), Event::Scouted(slot as u8, who));
            log.reveal();
        }
    }
}
