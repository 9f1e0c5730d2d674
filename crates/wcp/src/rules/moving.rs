//! Moving, and the contents of the hall entered: trophies, upgrades and guards.

use std::cmp::Ordering;

use engine::{Audience, Illegal, Log, Pool, refuse};

use super::{Allowed, Next};
use crate::board::{Board, Cell, Cells, Dir, Edges, Joined, LaidToken};
use crate::content::{Content, Symbol, Token, TokenKind, Tokens};
use crate::event::Fight;
use crate::state::{Location, Pawn, Step, Vehicle, entrance};
use crate::{Action, Event, State};

/// Where a step ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Landing {
    /// In a hall.
    Hall(Cell),
    /// Out of the base.
    Out,
}

/// A move that is possible.
#[derive(Clone, Copy)]
pub(super) struct Drive {
    /// The hall in between, if a booster is spent.
    over: Option<Cell>,
    /// The direction of the last step.
    dir: Dir,
    landing: Landing,
}

/// WCP-017: a move, if any step is possible; WCP-R08: otherwise the pawn stays and enters nothing.
pub(super) fn ask(state: &mut State, log: &mut Log<Event>) -> Next {
    let ways = ways(state, &state.board.joined(Cells::NONE), state.vehicle().place);
    if may_drive_off(state).is_ok() || !ways.is_empty() {
        return super::ask(state, Step::Move);
    }
    log.emit(Audience::ALL, Event::Stuck { pawn: state.who(state.turn) });
    Next::LayHall
}

/// Where the pawn on turn gets by a step, or why it cannot take it.
pub(crate) fn step(state: &State, from: Location, dir: Dir) -> Result<Landing, Illegal> {
    step_on(&state.board, state.exits_open(), state.turn, from, dir)
}

/// Where a pawn gets by a step, or why it cannot take it.
pub(crate) fn step_on(
    board: &Board,
    exits_open: bool,
    pawn: Pawn,
    from: Location,
    dir: Dir,
) -> Result<Landing, Illegal> {
    match from {
        Location::Inside(cell) => step_inside(board, exits_open, cell, dir),
        Location::Outside => step_in(board, pawn, dir),
        Location::Left(_) | Location::Lost | Location::Resigned => refuse!("WCP-096"),
    }
}

/// WCP-026: from outside the only step is into the corner hall of the own entrance.
fn step_in(board: &Board, pawn: Pawn, dir: Dir) -> Result<Landing, Illegal> {
    let entrance = entrance(board.active(), pawn);
    let corner = Cell::corner(entrance);
    if dir == entrance.opposite() && board.has_passage(corner, entrance) {
        Ok(Landing::Hall(corner))
    } else if board.rubble().contains(corner) {
        refuse!("WCP-113")
    } else {
        refuse!("WCP-026")
    }
}

fn step_inside(board: &Board, exits_open: bool, cell: Cell, dir: Dir) -> Result<Landing, Illegal> {
    // WCP-R42: the hole of the central hall has no walls of its own.
    let open_here = board.has_passage(cell, dir) || board.rubble().contains(cell);
    match cell.neighbour(dir) {
        Some(next) if open_here && board.has_passage(next, dir.opposite()) => Ok(Landing::Hall(next)),
        Some(next) if next == Cell::CENTRE && board.has_hole() => refuse!("WCP-R42"),
        Some(next) if board.rubble().contains(next) => refuse!("WCP-113"),
        Some(next) if !board.intact().contains(next) => refuse!("WCP-023"),
        Some(_) => refuse!("WCP-024"),
        None if cell.entrance() != Some(dir) => refuse!("WCP-R06"),
        None if !exits_open => refuse!("WCP-027"),
        None if !open_here => refuse!("WCP-094"),
        None => Ok(Landing::Out),
    }
}

pub(super) fn check_move(state: &State, dir: Dir) -> Result<Allowed, Illegal> {
    let landing = step(state, state.vehicle().place, dir)?;
    Ok(Allowed::Drive(Drive { over: None, dir, landing }))
}

pub(super) fn check_boost(state: &State, first: Dir, second: Dir) -> Result<Allowed, Illegal> {
    if state.vehicle().boosters == 0 {
        return refuse!("WCP-032");
    }
    match step(state, state.vehicle().place, first)? {
        // WCP-R13: a move ends when the pawn is out.
        Landing::Out => refuse!("WCP-R13"),
        // WCP-R11, R66: there and back is no distance.
        Landing::Hall(_) if second == first.opposite() => refuse!("WCP-R11"),
        Landing::Hall(over) => {
            let landing = step(state, Location::Inside(over), second)?;
            Ok(Allowed::Drive(Drive { over: Some(over), dir: second, landing }))
        }
    }
}

pub(super) fn check_drive_off(state: &State) -> Result<Allowed, Illegal> {
    may_drive_off(state).map(|()| Allowed::DriveOff)
}

/// WCP-R43: a pawn that waits outside may leave for good once the exits are open.
fn may_drive_off(state: &State) -> Result<(), Illegal> {
    match state.vehicle().place {
        Location::Outside if state.exits_open() => Ok(()),
        Location::Outside => refuse!("WCP-027"),
        Location::Inside(_) | Location::Left(_) | Location::Lost | Location::Resigned => refuse!("WCP-091"),
    }
}

/// Every direction in which [`step`] is possible, found for all of them at once; `halls` joins halls only.
pub(crate) fn ways(state: &State, halls: &Joined, from: Location) -> Edges {
    let board = &state.board;
    match from {
        Location::Inside(cell) if board.rubble().contains(cell) => {
            Dir::ALL.into_iter().filter(|&dir| step(state, from, dir).is_ok()).collect()
        }
        Location::Inside(cell) => {
            let exit = cell.entrance().filter(|&dir| state.exits_open() && board.has_passage(cell, dir));
            halls.of(cell).or(exit.map(Edges::only).unwrap_or_default())
        }
        Location::Outside => {
            let inwards = entrance(board.active(), state.turn).opposite();
            if step(state, from, inwards).is_ok() { Edges::only(inwards) } else { Edges::NONE }
        }
        Location::Left(_) | Location::Lost | Location::Resigned => Edges::NONE,
    }
}

pub(super) fn legal(state: &State, actions: &mut Vec<Action>) {
    let vehicle = state.vehicle();
    let halls = state.board.joined(Cells::NONE);
    for first in ways(state, &halls, vehicle.place).iter() {
        actions.push(Action::Move(first));
        if vehicle.boosters == 0 {
            continue;
        }
        if let Ok(Landing::Hall(over)) = step(state, vehicle.place, first) {
            let onwards = ways(state, &halls, Location::Inside(over)).minus(Edges::only(first.opposite()));
            actions.extend(onwards.iter().map(|second| Action::Boost(first, second)));
        }
    }
    if may_drive_off(state).is_ok() {
        actions.push(Action::DriveOff);
    }
}

/// Moves the pawn on turn.
pub(super) fn drive(state: &mut State, Drive { over, dir, landing }: Drive, log: &mut Log<Event>) -> Next {
    if over.is_some() {
        state.vehicles[state.turn].boosters -= 1;
    }
    let Landing::Hall(to) = landing else {
        leave(state, state.turn, Some(dir), log);
        return Next::AfterMove;
    };
    let pawn = state.who(state.turn);
    log.emit(
        Audience::ALL,
        match over {
            Some(over) => Event::Boosted { pawn, over, to },
            None => Event::Moved { pawn, to },
        },
    );
    enter(state, to, dir, log)
}

/// Leaves for good from outside (WCP-095); only a duty to destroy remains of the turn (WCP-R51).
pub(super) fn drive_off(state: &mut State, log: &mut Log<Event>) -> Next {
    leave(state, state.turn, None, log);
    Next::AfterMove
}

/// WCP-R55: every leaving has a running number.
pub(super) fn leave(state: &mut State, pawn: Pawn, exit: Option<Dir>, log: &mut Log<Event>) {
    let left = |vehicle: &&Vehicle| matches!(vehicle.place, Location::Left(_));
    let number = state.vehicles.values().iter().filter(left).count() as u8 + 1;
    state.vehicles[pawn].place = Location::Left(number);
    let worth = state.vehicles[pawn].worth(&state.content);
    log.emit(Audience::ALL, Event::Left { pawn: state.who(pawn), number, exit, worth });
}

/// Stops in a hall and resolves its contents (WCP-018).
fn enter(state: &mut State, cell: Cell, dir: Dir, log: &mut Log<Event>) -> Next {
    let pawn = state.turn;
    state.vehicles[pawn].place = Location::Inside(cell);
    let Some(LaidToken { token, rotation }) = state.board.take_token(cell) else { return Next::Encounter };
    match state.content.kind(token) {
        TokenKind::Trophy { .. } | TokenKind::Upgrade { .. } => {
            gain(&state.content, &mut state.vehicles[pawn], token);
            log.emit(Audience::ALL, Event::Took { pawn: state.who(pawn), token });
        }
        // WCP-030: the edge of the last step counts; WCP-R26: the other edges do not.
        TokenKind::Guard { fire, armour, protects, .. } if protects.rotated(rotation).contains(dir.opposite()) => {
            fight(state, token, fire, armour, log);
        }
        TokenKind::Guard { .. } => {
            state.hand_mut().tokens.put(token);
            log.emit(Audience::ALL, Event::Captured { pawn: state.who(pawn), guard: token });
        }
    }
    // WCP-R14: where a token was, there is no other pawn.
    Next::AfterMove
}

/// Takes a trophy or an upgrade into possession, an upgrade with its markers (WCP-045).
pub(super) fn gain(content: &Content, vehicle: &mut Vehicle, token: Token) {
    vehicle.goods.put(token);
    match content.kind(token) {
        TokenKind::Upgrade { raises: Symbol::Armour, by } => vehicle.armour += by,
        TokenKind::Upgrade { raises: Symbol::Boosters, by } => vehicle.boosters += by,
        // Fire follows from the upgrades owned (WCP-R24).
        TokenKind::Upgrade { raises: Symbol::Fire, .. } | TokenKind::Trophy { .. } | TokenKind::Guard { .. } => {}
    }
}

/// WCP-060 to WCP-062 in closed form (WCP-R27).
pub(crate) fn guard_fight(fire: u8, armour: u8, guard_fire: u8, guard_armour: u8) -> Fight {
    let exchanges_to_win = guard_armour.div_ceil(fire);
    let exchanges_to_lose = if guard_fire == 0 { u8::MAX } else { armour.div_ceil(guard_fire) };
    match exchanges_to_win.cmp(&exchanges_to_lose) {
        Ordering::Less => Fight::Won { armour: armour - exchanges_to_win * guard_fire },
        Ordering::Equal => Fight::Draw,
        Ordering::Greater => Fight::Lost,
    }
}

fn fight(state: &mut State, guard: Token, guard_fire: u8, guard_armour: u8, log: &mut Log<Event>) {
    let pawn = state.turn;
    let vehicle = state.vehicle();
    let before = vehicle.armour;
    let fight = guard_fight(vehicle.fire(&state.content), before, guard_fire, guard_armour);
    log.emit(Audience::ALL, Event::Fought { pawn: state.who(pawn), guard, fight, before });
    match fight {
        Fight::Won { armour } => state.vehicles[pawn].armour = armour,
        Fight::Draw | Fight::Lost => {
            let trapped = state.is_trapped(pawn);
            // WCP-065: all trophies and all upgrades are lost.
            let lost = std::mem::take(&mut state.vehicles[pawn].goods);
            wreck(state, pawn, lost, trapped, log);
        }
    }
    match fight {
        // WCP-063, 068: the guard comes to hand, and may be laid in the same turn.
        Fight::Won { .. } | Fight::Draw => state.hand_mut().tokens.put(guard),
        Fight::Lost => state.stack.tokens.put(guard),
    }
}

/// Destroys a vehicle: its losses go into the content stack, its values are those of its card again, and its pawn goes
/// outside. The caller finds out whether the pawn was trapped before anything changes.
pub(super) fn wreck(state: &mut State, pawn: Pawn, lost: Tokens, trapped: bool, log: &mut Log<Event>) {
    if !lost.is_empty() {
        // WCP-R22: the whole stack is shuffled, and no token's place in it is known.
        state.stack.tokens.put_all(&lost);
        log.emit(Audience::ALL, Event::Returned { tokens: lost });
    }
    let vehicle = &mut state.vehicles[pawn];
    if let Some(card) = vehicle.card {
        let row = state.content.card(card);
        (vehicle.armour, vehicle.boosters) = (row.armour, row.boosters);
    }
    if !state.exits_open() {
        state.vehicles[pawn].place = Location::Outside;
        log.emit(Audience::ALL, Event::BackOutside { pawn: state.who(pawn) });
    } else if trapped {
        // WCP-R50: a trapped pawn has lost.
        state.vehicles[pawn].place = Location::Lost;
        log.emit(Audience::ALL, Event::Lost { pawn: state.who(pawn) });
    } else {
        leave(state, pawn, None, log);
    }
}
