//! The end: whether the plan is complete, and who stays (ALC-094 to ALC-100).

use engine::{Log, Sealed, Seat, Seats, Set};

use crate::event::Event;
use crate::rules::announce;
use crate::rules::round::{cast, most_votes};
use crate::state::{Board, Element, End, State, Step};

/// ALC-R43: the prisoners without whom the others still hold A to F.
pub(crate) fn dispensable(board: &Board) -> Seats {
    let seats = Seats::all(board.seats());
    let marks = |group: Seats| group.iter().fold(Set::EMPTY, |sum, seat| board.prisoners[seat].marks.or(sum));
    seats.iter().filter(|&seat| marks(seats.without(seat)) == Set::first(Element::COUNT as u8)).collect()
}

/// ALC-094: whether the match ends here; then it does, or the last tie is voted on.
pub(crate) fn check(state: &mut State, log: &mut Log<Event>) -> bool {
    let board = &state.board;
    let spare = dispensable(board);
    if spare.is_empty() {
        return false;
    }
    announce(log, Event::PlanComplete);
    // ALC-096: the goat stays first of all.
    let tied = if spare.contains(board.goat) { Seats::only(board.goat) } else { least(board, spare) };
    if let Some(stays) = tied.single() {
        end(state, End::Escape { stays }, log);
    } else if state.amnesty {
        end(state, End::Amnesty, log);
    } else {
        // ALC-R46: the goat is indispensable here, and so among those who vote.
        let seats = board.seats();
        state.step = Step::Stay(tied, Sealed::new(seats, Seats::all(seats).minus(tied)));
    }
    true
}

/// ALC-098: those with the fewest elements, then the least cash, the fewest items, the least stamina.
fn least(board: &Board, spare: Seats) -> Seats {
    let worth = |seat: Seat| {
        let own = &board.prisoners[seat];
        (own.marks.len(), own.goods.cash, own.goods.items.total(), own.stamina)
    };
    let lowest = spare.iter().map(worth).min();
    spare.iter().filter(|&seat| Some(worth(seat)) == lowest).collect()
}

/// ALC-099: a vote for who stays; the goat's vote decides a tie.
pub(crate) fn vote(state: &mut State, seat: Seat, stays: Seat, log: &mut Log<Event>) {
    let Step::Stay(_, votes) = &mut state.step else { unreachable!("asked only in the last vote") };
    votes.put(seat, Some(stays));
    announce(log, Event::Voted(seat));
    let Some(votes) = votes.open() else { return };
    let stays = most_votes(votes).single().or(votes[state.board.goat]).expect("the goat has voted");
    announce(log, Event::StayVotes(cast(votes)));
    log.reveal();
    end(state, End::Escape { stays }, log);
}

fn end(state: &mut State, end: End, log: &mut Log<Event>) {
    state.step = Step::Over(end);
    announce(log, Event::Ended(end));
}
