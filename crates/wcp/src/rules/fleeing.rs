//! Stage II: the exits open, halls are destroyed, pawns resign, and the game ends.

use std::cmp::Reverse;

use engine::{Audience, Illegal, Log, Pool, Seat, refuse};

use super::encounter::single;
use super::moving::leave;
use super::{Allowed, Next};
use crate::board::{Cell, Cells};
use crate::state::{End, Location, Pawn, Stage, Step};
use crate::{Event, State};

/// The end of a turn: the removal of the central hall, or a hall to destroy for the holder of the WCP tile.
pub(super) fn duty(state: &mut State, log: &mut Log<Event>) -> Next {
    match state.stage {
        Stage::Opening => open_exits(state, log),
        Stage::Fleeing { holder, lapsed } if holder == state.turn => {
            if destroyable(state).is_empty() {
                return lapse(state, lapsed + 1, log);
            }
            super::ask(state, Step::Destroy)
        }
        Stage::Looting { .. } | Stage::Closed { .. } | Stage::Pressed { .. } | Stage::Fleeing { .. } => Next::Finish,
    }
}

/// WCP-090, 091: the central hall goes to the right, and from now on a move may lead out.
fn open_exits(state: &mut State, log: &mut Log<Event>) -> Next {
    state.board.destroy(Cell::CENTRE);
    log.emit(Audience::ALL, Event::Opened);
    pass_tile(state, state.turn, 0, log);
    Next::Finish
}

/// The WCP tile goes to the right, past pawns that have resigned; the last one keeps it (WCP-R44).
fn pass_tile(state: &mut State, from: Pawn, lapsed: u8, log: &mut Log<Event>) {
    let mut to = from.right(state.pawns());
    while to != from && state.vehicles[to].place == Location::Resigned {
        to = to.right(state.pawns());
    }
    state.stage = Stage::Fleeing { holder: to, lapsed };
    log.emit(Audience::ALL, Event::TilePassed { to: state.who(to) });
}

/// The halls that can be destroyed now (WCP-103 to WCP-105).
pub(super) fn destroyable(state: &State) -> Cells {
    state.board.brittle().minus(state.occupied())
}

pub(super) fn check_destroy(state: &State, cell: Cell) -> Result<Allowed, Illegal> {
    let board = &state.board;
    if destroyable(state).contains(cell) {
        Ok(Allowed::Destroy(cell))
    } else if !board.intact().contains(cell) {
        refuse!("WCP-102")
    } else if state.occupied().contains(cell) {
        refuse!("WCP-105")
    } else if board.rubble().len() == 1 {
        refuse!("WCP-103")
    } else {
        refuse!("WCP-104")
    }
}

pub(super) fn destroy(state: &mut State, cell: Cell, log: &mut Log<Event>) -> Next {
    log.emit(Audience::ALL, Event::Destroyed { pawn: state.who(state.turn), cell });
    // WCP-106: the token of a destroyed hall goes back into the stack.
    if let Some(laid) = state.board.destroy(cell) {
        state.stack.tokens.put(laid.token);
        log.emit(Audience::ALL, Event::Returned { tokens: single(laid.token) });
    }
    pass_tile(state, state.turn, 0, log);
    Next::Finish
}

/// WCP-R47: the duty lapses; when it has lapsed for all in a row, the base collapses.
fn lapse(state: &mut State, lapsed: u8, log: &mut Log<Event>) -> Next {
    log.emit(Audience::ALL, Event::Lapsed { pawn: state.who(state.turn) });
    let unresigned = state.vehicles.values().iter().filter(|vehicle| vehicle.place != Location::Resigned).count();
    if usize::from(lapsed) < unresigned {
        pass_tile(state, state.turn, lapsed, log);
        return Next::Finish;
    }
    log.emit(Audience::ALL, Event::Collapsed);
    let mut pawn = state.turn;
    for _ in 0..state.pawns() {
        pawn = pawn.next(state.pawns());
        match state.vehicles[pawn].place {
            Location::Outside => leave(state, pawn, None, log),
            Location::Inside(_) => {
                state.vehicles[pawn].place = Location::Lost;
                log.emit(Audience::ALL, Event::Lost { pawn: state.who(pawn) });
            }
            Location::Left(_) | Location::Lost | Location::Resigned => {}
        }
    }
    super::ask(state, Step::Over(End::Collapse))
}

/// WCP-116, R53: the pawn leaves the game, and a tile that it holds goes on without destruction.
pub(super) fn resign(state: &mut State, log: &mut Log<Event>) -> Next {
    let pawn = state.turn;
    state.vehicles[pawn].place = Location::Resigned;
    log.emit(Audience::ALL, Event::Resigned { pawn: state.who(pawn) });
    match state.stage {
        Stage::Fleeing { holder, lapsed } if holder == pawn => pass_tile(state, pawn, lapsed, log),
        Stage::Looting { .. }
        | Stage::Closed { .. }
        | Stage::Pressed { .. }
        | Stage::Opening
        | Stage::Fleeing { .. } => {}
    }
    Next::Finish
}

/// WCP-117, R54: the game ends when no pawn can leave any more.
pub(super) fn finish(state: &mut State) -> Next {
    if state.exits_open() && !state.anybody_can_leave() {
        return super::ask(state, Step::Over(End::NobodyInside));
    }
    Next::Pass
}

/// The worth of a player's trophies that got out, and the number of the last leaving; none if no pawn left.
pub(super) fn score(state: &State, seat: Seat) -> Option<(u16, Reverse<u8>)> {
    let left = state.vehicles.iter().filter(|&(pawn, _)| state.owner(pawn) == seat).filter_map(|(_, vehicle)| {
        match vehicle.place {
            Location::Left(number) => Some((vehicle.worth(&state.content), number)),
            Location::Outside | Location::Inside(_) | Location::Lost | Location::Resigned => None,
        }
    });
    left.reduce(|(sum, last), (worth, number)| (sum + worth, last.max(number))).map(|(sum, last)| (sum, Reverse(last)))
}
