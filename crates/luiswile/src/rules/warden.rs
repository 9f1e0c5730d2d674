//! Phase 4, On the warden's carpet: solitary counts down, then today's prisoners are punished.

use engine::{Audience, BySeat, Dice, Log, Seat, Seats, Set};

use super::day_event::{lose, transfer};
use crate::cards::{Prisoner, Rank};
use crate::content::Sentence;
use crate::event::Event;
use crate::state::State;

/// The longest stay in solitary, whatever a content file says: longer than any match.
const DAYS_MAX: i16 = 99;

pub(super) fn begin(state: &mut State, dice: &mut Dice, log: &mut Log<Event>) {
    let released = state.solitary.count_down(1);
    released.iter().for_each(|who| log.emit(Audience::ALL, Event::Released(who)));
    let punished = state.today.brawlers.or(state.today.punished);
    // LUI-R43: without anybody to punish, no card is drawn.
    if punished.is_empty() {
        return;
    }
    let card = state.punishments.draw(dice).expect("there is a punishment");
    state.punishments.discard.insert(card);
    log.emit(Audience::ALL, Event::Punishment(card));
    let days_off = days_off(state, punished);
    for sentence in &state.content().punishment(card).effects {
        carry_out(state, *sentence, punished, &days_off, log);
    }
}

/// How many days the advocates of each gang take off for those punished today (SK22).
fn days_off(state: &State, punished: Set<Prisoner>) -> BySeat<u8> {
    BySeat::from_fn(state.options.seats, |seat| {
        let speaking = state.active(seat).minus(punished).and(state.content().advocates);
        speaking.iter().map(|who| state.card(who).skills.advocate).fold(0, u8::saturating_add)
    })
}

fn carry_out(
    state: &mut State,
    sentence: Sentence,
    punished: Set<Prisoner>,
    days_off: &BySeat<u8>,
    log: &mut Log<Event>,
) {
    match sentence {
        Sentence::Warning {} => {}
        Sentence::Solitary { n } => punished.iter().for_each(|who| lock_up(state, who, n, days_off, log)),
        Sentence::ByCause { fight, other } => {
            for who in punished.iter() {
                let days = if state.today.brawlers.contains(who) { fight } else { other };
                lock_up(state, who, days, days_off, log);
            }
        }
        Sentence::ByType { boss, specialist, ordinary } => {
            for who in punished.iter() {
                let days = match state.card(who).rank {
                    Rank::Boss => boss,
                    Rank::Specialist => specialist,
                    Rank::Ordinary => ordinary,
                };
                lock_up(state, who, days, days_off, log);
            }
        }
        Sentence::Fine { n } => {
            let guilty = |seat: &Seat| !state.gangs[*seat].members.and(punished).is_empty();
            let fined: Seats = state.seats().iter().filter(guilty).collect();
            fined.iter().for_each(|seat| lose(state, seat, state.gangs[seat].largest_pool(), n, log));
        }
        Sentence::Deport { n } => {
            for who in punished.iter() {
                match state.card(who).rank {
                    Rank::Ordinary => transfer(state, who, log),
                    // LUI-R27: bosses stay, and so do specialists.
                    Rank::Boss | Rank::Specialist => lock_up(state, who, n, days_off, log),
                }
            }
        }
    }
}

/// LUI-R44: the event may reduce a sentence to nothing; skills shorten it to one day at least.
fn lock_up(state: &mut State, who: Prisoner, days: u8, days_off: &BySeat<u8>, log: &mut Log<Event>) {
    let days = i16::from(days) + state.conditions().warden;
    if days <= 0 {
        return;
    }
    let advocates = state.gang_of(who).map_or(0, |seat| days_off[seat]);
    let softened = days - i16::from(state.card(who).skills.tough) - i16::from(advocates);
    let days = softened.clamp(1, DAYS_MAX) as u8;
    state.solitary.lock_up(who, days);
    log.emit(Audience::ALL, Event::LockedUp(who, days));
}
