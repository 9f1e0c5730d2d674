//! The course of play.

use engine::{Audience, Clause, Dice, Illegal, Log, Outcome, Seat, Seats};

use crate::{Action, Event, State};

pub(crate) fn deciders(state: &State) -> Seats {
    state.picks.pending()
}

/// The one place that says what may be done.
fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    if state.opened.is_some() {
        return Err(Illegal::Over);
    }
    if !deciders(state).contains(seat) {
        return Err(Illegal::NotAsked(seat));
    }
    match action {
        Action::Pick(door) if (1..=state.content.doors).contains(&door) => Ok(()),
        Action::Pick(_) => Err(Illegal::Rule(Clause::new("PRE-002"))),
    }
}

pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let candidates = (1..=state.content.doors).map(Action::Pick);
    actions.extend(candidates.filter(|&action| check(state, seat, action).is_ok()));
}

pub(crate) fn apply(
    state: &mut State,
    seat: Seat,
    action: Action,
    dice: &mut Dice,
    log: &mut Log<Event>,
) -> Result<(), Illegal> {
    check(state, seat, action)?;
    match action {
        Action::Pick(door) => {
            state.picks.put(seat, Some(door));
            log.emit(Audience::ALL, Event::HasPicked(seat));
        }
    }
    if state.picks.open().is_some() {
        let door = dice.die(u32::from(state.content.doors)) as u8;
        state.opened = Some(door);
        log.emit(Audience::ALL, Event::Opened(door));
        log.reveal();
    }
    Ok(())
}

pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let (opened, picks) = (state.opened?, state.picks.open()?);
    let winners: Seats = picks.iter().filter(|(_, pick)| **pick == Some(opened)).map(|(seat, _)| seat).collect();
    // PRE-003: if nobody stands before the open door, all lose.
    Some(match winners.is_empty() {
        true => Outcome::all_lose(picks.len(), "nobody-escaped"),
        false => Outcome::won(picks.len(), winners, "escaped"),
    })
}
