//! The round: a new guard, the choice of the goat, and whose turn it is (ALC-024 to ALC-049).

use engine::{BySeat, Dice, Illegal, Log, Sealed, Seat, Seats, Set, refuse};

use super::announce;
use crate::event::{Event, Votes};
use crate::state::{Ask, Board, End, Room, State, Step, Turn};

/// ALC-032: how long the talk lasts at most.
pub(super) const TALK_SECONDS: u32 = 120;

/// ALC-026, ALC-046: the next prisoner clockwise, or the next round when everybody has had a turn.
pub(crate) fn end_turn(state: &mut State, seat: Seat, dice: &mut Dice, log: &mut Log<Event>) -> Step {
    announce(log, Event::TurnEnded(seat));
    let next = seat.next(state.board.seats());
    if next == state.board.goat { begin_round(state, dice, log) } else { begin_turn(state, next, log) }
}

/// ALC-028: a guard comes; then there is talk.
fn begin_round(state: &mut State, dice: &mut Dice, log: &mut Log<Event>) -> Step {
    let board = &mut state.board;
    board.round += 1;
    board.closed = Set::EMPTY;
    board.chores.values_mut().fill(0);
    announce(log, Event::Round(board.round));
    // ALC-027, ALC-R05: the guard that cannot be placed loses the game before any draw.
    if board.guards_total() == state.content.guards.most() {
        announce(log, Event::Ended(End::Guards));
        return Step::Over(End::Guards);
    }
    // ALC-029, ALC-R02: only a room with four guards is drawn again.
    let room = loop {
        let room = *dice.pick(&Room::ALL);
        if board.has_space(room) {
            break room;
        }
        announce(log, Event::RoomFull(room));
    };
    board.guards[room.index()] += 1;
    announce(log, Event::GuardCame(room));
    Step::Talk
}

/// ALC-032: the talk is over.
pub(crate) fn call_vote(board: &Board, log: &mut Log<Event>) -> Step {
    let seats = board.seats();
    announce(log, Event::VoteCalled(board.goat));
    Step::Vote(Sealed::new(seats, Seats::all(seats)))
}

/// ALC-033, ALC-035: a seat has voted; the votes open when all are in.
pub(crate) fn vote(state: &mut State, votes: Sealed<Option<Seat>>, voter: Seat, log: &mut Log<Event>) -> Step {
    announce(log, Event::Voted(voter));
    let Some(open) = votes.open() else { return Step::Vote(votes) };
    announce(log, Event::Votes(cast(open)));
    log.reveal();
    let most = most_votes(open);
    match most.single() {
        Some(goat) => elect(state, goat, log),
        None => Step::Tie(most),
    }
}

/// ALC-R32: the old goat names one of the tied or themself; anybody since version 2.
pub(crate) fn check_pick(state: &State, tied: Seats, goat: Seat) -> Result<(), Illegal> {
    let allowed = match state.rules.free_tie_break {
        true => Seats::all(state.board.seats()),
        false => tied.with(state.board.goat),
    };
    if allowed.contains(goat) { Ok(()) } else { refuse!("ALC-R32") }
}

/// ALC-037: the old goat has decided.
pub(crate) fn pick(state: &mut State, goat: Seat, log: &mut Log<Event>) -> Step {
    announce(log, Event::Picked(state.board.goat, goat));
    elect(state, goat, log)
}

/// The seats that got the most of these votes.
pub(crate) fn most_votes(votes: &BySeat<Option<Seat>>) -> Seats {
    let count = |seat: Seat| votes.values().iter().filter(|vote| **vote == Some(seat)).count();
    let seats = Seats::all(votes.len());
    let most = seats.iter().map(count).max().unwrap_or_default();
    seats.iter().filter(|&seat| count(seat) == most).collect()
}

/// Votes as they are shown to all.
pub(crate) fn cast(votes: &BySeat<Option<Seat>>) -> Votes {
    votes.iter().filter_map(|(seat, vote)| Some((seat, (*vote)?))).collect()
}

/// ALC-040 to ALC-042: the goat's bonus grows while the same prisoner is elected again.
fn elect(state: &mut State, goat: Seat, log: &mut Log<Event>) -> Step {
    let board = &mut state.board;
    board.bonus = if goat == board.goat { (board.bonus + 1).min(state.content.points.bonus.get()) } else { 1 };
    board.goat = goat;
    announce(log, Event::Goat(goat, board.bonus));
    begin_turn(state, goat, log)
}

/// ALC-047, ALC-R29: each turn starts with its own action points.
pub(crate) fn begin_turn(state: &State, seat: Seat, log: &mut Log<Event>) -> Step {
    let board = &state.board;
    let bonus = if seat == board.goat { board.bonus } else { 0 };
    let points = (state.content.points.at(board.seats()) + bonus).saturating_sub(board.chores[seat]);
    announce(log, Event::Turn(seat, points));
    Turn::new(seat, points).ask(Ask::Step)
}
