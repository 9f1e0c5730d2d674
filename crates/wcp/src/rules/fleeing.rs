//! Stage II: the exits open, halls are destroyed, pawns resign, and the game ends.

use std::cmp::Reverse;

use engine::{Audience, Clause, Log, Outcome, Pool, Seat, Seats};

use crate::action::Event;
use crate::board::{Cell, Cells};
use crate::rules::moving::leave;
use crate::rules::{self, Next};
use crate::state::{End, Pawn, Place, Stage, State, Step};

/// The end of a turn: the removal of the central hall, or a hall to destroy for whoever holds the WCP tile.
pub(crate) fn duty(state: &mut State, log: &mut Log<Event>) -> Next {
    match state.stage {
        Stage::Opening => open_exits(state, log),
        Stage::Fleeing { holder, lapsed } if holder == state.turn => {
            if destroyable(state).is_empty() {
                return lapse(state, lapsed + 1, log);
            }
            rules::ask(state, Step::Destroy)
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

/// The WCP tile goes to the right, past whoever has resigned; the last one keeps it (WCP-R44).
fn pass_tile(state: &mut State, from: Pawn, lapsed: u8, log: &mut Log<Event>) {
    let mut to = from.right(state.pawns());
    while to != from && state.vehicles[to].place == Place::Resigned {
        to = to.right(state.pawns());
    }
    state.stage = Stage::Fleeing { holder: to, lapsed };
    log.emit(Audience::ALL, Event::TilePassed { to: state.who(to) });
}

/// The halls that can be destroyed now (WCP-103 to WCP-105).
pub(crate) fn destroyable(state: &State) -> Cells {
    state.board.brittle().minus(state.occupied())
}

pub(crate) fn may_destroy(state: &State, cell: Cell) -> Result<(), Clause> {
    let board = &state.board;
    if destroyable(state).contains(cell) {
        Ok(())
    } else if !board.intact().contains(cell) {
        Err(clause!("WCP-102"))
    } else if state.occupied().contains(cell) {
        Err(clause!("WCP-105"))
    } else if board.rubble().len() == 1 {
        Err(clause!("WCP-103"))
    } else {
        Err(clause!("WCP-104"))
    }
}

pub(crate) fn destroy(state: &mut State, cell: Cell, log: &mut Log<Event>) -> Next {
    log.emit(Audience::ALL, Event::Destroyed { pawn: state.who(state.turn), cell });
    // WCP-106: a token goes down with its hall, but not out of the game.
    if let Some(laid) = state.board.destroy(cell) {
        state.stack.tokens.put(laid.token);
        let mut tokens = crate::content::Tokens::default();
        tokens.put(laid.token);
        log.emit(Audience::ALL, Event::Returned { tokens });
    }
    pass_tile(state, state.turn, 0, log);
    Next::Finish
}

/// WCP-R47: the duty lapses; when it has lapsed for everybody, the base collapses.
fn lapse(state: &mut State, lapsed: u8, log: &mut Log<Event>) -> Next {
    log.emit(Audience::ALL, Event::Lapsed { pawn: state.who(state.turn) });
    let unresigned = state.vehicles.values().iter().filter(|vehicle| vehicle.place != Place::Resigned).count();
    if usize::from(lapsed) < unresigned {
        pass_tile(state, state.turn, lapsed, log);
        return Next::Finish;
    }
    log.emit(Audience::ALL, Event::Collapsed);
    let mut pawn = state.turn;
    for _ in 0..state.pawns() {
        pawn = pawn.next(state.pawns());
        match state.vehicles[pawn].place {
            Place::Outside => leave(state, pawn, log),
            Place::Inside(_) => {
                state.vehicles[pawn].place = Place::Lost;
                log.emit(Audience::ALL, Event::Lost { pawn: state.who(pawn) });
            }
            Place::Left(_) | Place::Lost | Place::Resigned => {}
        }
    }
    rules::ask(state, Step::Over(End::Collapse))
}

/// WCP-116, R53: the pawn leaves the game, and a tile that it holds goes on without destruction.
pub(crate) fn resign(state: &mut State, log: &mut Log<Event>) -> Next {
    let pawn = state.turn;
    state.vehicles[pawn].place = Place::Resigned;
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

/// WCP-117, R54: the game ends when nobody can leave any more.
pub(crate) fn finish(state: &mut State) -> Next {
    if state.exits_open() && !state.anybody_can_leave() {
        return rules::ask(state, Step::Over(End::NobodyInside));
    }
    Next::Pass
}

/// Who won: the most valuable trophies that got out; then whoever was out earlier (WCP-118, 119, R62).
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let Step::Over(end) = state.step else { return None };
    let players = state.hands.len();
    if Seats::all(players).iter().all(|seat| score(state, seat).is_none()) {
        return Some(Outcome::all_lose(players, "end-nobody-left"));
    }
    let reason = match end {
        End::NobodyInside => "end-all-out",
        End::Collapse => "end-collapse",
    };
    Some(Outcome::ranked(players, |seat| score(state, seat), reason))
}

/// A player's trophies that got out, and when the last of their pawns did; nothing if none did.
fn score(state: &State, seat: Seat) -> Option<(u16, Reverse<u8>)> {
    let left = state.vehicles.iter().filter(|&(pawn, _)| state.owner(pawn) == seat).filter_map(|(_, vehicle)| {
        match vehicle.place {
            Place::Left(number) => Some((vehicle.worth(&state.content), number)),
            Place::Outside | Place::Inside(_) | Place::Lost | Place::Resigned => None,
        }
    });
    left.reduce(|(sum, last), (worth, number)| (sum + worth, last.max(number))).map(|(sum, last)| (sum, Reverse(last)))
}
