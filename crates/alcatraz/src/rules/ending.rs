//! The end: whether the plan is complete, and who stays (ALC-094 to ALC-100).

use engine::{Log, Sealed, Seat, Seats, Set};

use super::announce;
use super::round::{cast, most_votes};
use crate::event::Event;
use crate::state::{Amnesty, Board, Element, End, State, Step};

/// ALC-R43: the prisoners without whom the others still hold A to F.
pub(crate) fn dispensable(board: &Board) -> Seats {
    let all = Set::first(Element::COUNT as u8);
    Seats::all(board.seats()).iter().filter(|&seat| board.marks_without(seat) == all).collect()
}

/// ALC-096 to ALC-098: who stays, or several between whom nothing decides; none while the plan is not complete.
pub(crate) fn staying(board: &Board) -> Seats {
    let dispensable = dispensable(board);
    // The goat stays first of all.
    if dispensable.contains(board.goat) { Seats::only(board.goat) } else { least(board, dispensable) }
}

/// ALC-094: the end of the match or the vote on the last tie, if the plan is complete.
pub(crate) fn plan_end(state: &State, log: &mut Log<Event>) -> Option<Step> {
    let board = &state.board;
    let tied = staying(board);
    if tied.is_empty() {
        return None;
    }
    announce(log, Event::PlanComplete);
    Some(match tied.single() {
        Some(stays) => end(End::Escape { stays }, log),
        None if state.rules.amnesty(state.amnesty) == Amnesty::AtOnce => end(End::Amnesty, log),
        // ALC-R46: the goat is indispensable here, and so among those who vote.
        None => Step::Stay(tied, Sealed::new(board.seats(), Seats::all(board.seats()).minus(tied))),
    })
}

/// ALC-098: those with the fewest elements, then the least cash, the fewest items, the least stamina.
fn least(board: &Board, dispensable: Seats) -> Seats {
    let worth = |seat: Seat| {
        let own = &board.prisoners[seat];
        (own.marks.len(), own.goods.cash, own.goods.items.total(), own.stamina)
    };
    let lowest = dispensable.iter().map(worth).min();
    dispensable.iter().filter(|&seat| Some(worth(seat)) == lowest).collect()
}

/// ALC-099: a vote for who stays; if it is tied, the goat's vote decides, or all escape (ALC-R46, ALC-R47).
pub(crate) fn vote(state: &State, tied: Seats, votes: Sealed<Option<Seat>>, voter: Seat, log: &mut Log<Event>) -> Step {
    announce(log, Event::Voted(voter));
    let Some(open) = votes.open() else { return Step::Stay(tied, votes) };
    announce(log, Event::StayVotes(cast(open)));
    log.reveal();
    let ending = match (most_votes(open).single(), state.rules.amnesty(state.amnesty)) {
        (Some(stays), _) => End::Escape { stays },
        (None, Amnesty::AfterTiedVote) => End::Amnesty,
        (None, Amnesty::No | Amnesty::AtOnce) => {
            End::Escape { stays: open[state.board.goat].expect("the goat has voted") }
        }
    };
    end(ending, log)
}

fn end(end: End, log: &mut Log<Event>) -> Step {
    announce(log, Event::Ended(end));
    Step::Over(end)
}
