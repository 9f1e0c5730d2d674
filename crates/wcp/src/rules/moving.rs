//! Moving, and what the hall entered demands: trophies, upgrades and guards.

use engine::{Audience, Clause, Log, Pool};

use crate::action::{Action, Event, Fight};
use crate::board::{Cell, Cells, Dir, Edges, Joined, LaidToken};
use crate::content::{Content, Face, Symbol, Token, Tokens};
use crate::rules::{self, Next};
use crate::state::{Pawn, Place, State, Step, Vehicle, entrance};

/// Where a step ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Landing {
    /// In a hall.
    Hall(Cell),
    /// Out of the base.
    Out,
}

/// WCP-017: a move, if any step is possible; WCP-R08: otherwise the pawn stays and enters nothing.
pub(crate) fn ask(state: &mut State, log: &mut Log<Event>) -> Next {
    let ways = ways(state, &state.board.joined(Cells::NONE), state.vehicle().place);
    if drive_off(state).is_ok() || !ways.is_empty() {
        return rules::ask(state, Step::Move);
    }
    log.emit(Audience::ALL, Event::Stuck { pawn: state.who(state.turn) });
    Next::LayHall
}

/// Where a step of the pawn on turn leads, or why there is none.
pub(crate) fn step(state: &State, from: Place, dir: Dir) -> Result<Landing, Clause> {
    match from {
        Place::Inside(cell) => step_inside(state, cell, dir),
        Place::Outside => step_in(state, dir),
        Place::Left(_) | Place::Lost | Place::Resigned => Err(clause!("WCP-096")),
    }
}

/// WCP-026: from outside the only step is into the corner hall of the own entrance.
fn step_in(state: &State, dir: Dir) -> Result<Landing, Clause> {
    let board = &state.board;
    let entrance = entrance(board.active(), state.turn);
    let corner = Cell::corner(entrance);
    if dir == entrance.opposite() && board.has_passage(corner, entrance) {
        Ok(Landing::Hall(corner))
    } else if board.rubble().contains(corner) {
        Err(clause!("WCP-113"))
    } else {
        Err(clause!("WCP-026"))
    }
}

fn step_inside(state: &State, cell: Cell, dir: Dir) -> Result<Landing, Clause> {
    let board = &state.board;
    // WCP-R42: the hole of the central hall has no walls of its own.
    let open_here = board.has_passage(cell, dir) || board.rubble().contains(cell);
    match cell.neighbour(dir) {
        Some(next) if open_here && board.has_passage(next, dir.opposite()) => Ok(Landing::Hall(next)),
        Some(next) if next == Cell::CENTRE && board.has_hole() => Err(clause!("WCP-R42")),
        Some(next) if board.rubble().contains(next) => Err(clause!("WCP-113")),
        Some(next) if !board.intact().contains(next) => Err(clause!("WCP-023")),
        Some(_) => Err(clause!("WCP-024")),
        None if cell.entrance() != Some(dir) => Err(clause!("WCP-R06")),
        None if !state.exits_open() => Err(clause!("WCP-027")),
        None if !open_here => Err(clause!("WCP-094")),
        None => Ok(Landing::Out),
    }
}

/// Where a booster leads over which hall, or why it does not.
pub(crate) fn boost(state: &State, first: Dir, second: Dir) -> Result<(Cell, Landing), Clause> {
    if state.vehicle().boosters == 0 {
        return Err(clause!("WCP-032"));
    }
    match step(state, state.vehicle().place, first)? {
        // WCP-R13: a move ends when the pawn is out.
        Landing::Out => Err(clause!("WCP-R13")),
        // WCP-R11, R66: there and back is no distance.
        Landing::Hall(_) if second == first.opposite() => Err(clause!("WCP-R11")),
        Landing::Hall(over) => Ok((over, step(state, Place::Inside(over), second)?)),
    }
}

/// WCP-R43: a pawn that waits outside may leave for good once the exits are open.
pub(crate) fn drive_off(state: &State) -> Result<(), Clause> {
    match state.vehicle().place {
        Place::Outside if state.exits_open() => Ok(()),
        Place::Outside => Err(clause!("WCP-027")),
        Place::Inside(_) | Place::Left(_) | Place::Lost | Place::Resigned => Err(clause!("WCP-091")),
    }
}

/// Every direction in which [`step`] leads somewhere; `halls` joins halls only.
pub(crate) fn ways(state: &State, halls: &Joined, from: Place) -> Edges {
    let board = &state.board;
    match from {
        Place::Inside(cell) if board.rubble().contains(cell) => {
            Dir::ALL.into_iter().filter(|&dir| step_inside(state, cell, dir).is_ok()).collect()
        }
        Place::Inside(cell) => {
            let exit = cell.entrance().filter(|&dir| state.exits_open() && board.has_passage(cell, dir));
            halls.of(cell).or(exit.map(Edges::only).unwrap_or_default())
        }
        Place::Outside => {
            let inwards = entrance(board.active(), state.turn).opposite();
            if step_in(state, inwards).is_ok() { Edges::only(inwards) } else { Edges::NONE }
        }
        Place::Left(_) | Place::Lost | Place::Resigned => Edges::NONE,
    }
}

pub(crate) fn legal(state: &State, actions: &mut Vec<Action>) {
    let vehicle = state.vehicle();
    let halls = state.board.joined(Cells::NONE);
    for first in ways(state, &halls, vehicle.place).iter() {
        actions.push(Action::Move(first));
        if vehicle.boosters == 0 {
            continue;
        }
        if let Ok(Landing::Hall(over)) = step(state, vehicle.place, first) {
            let onwards = ways(state, &halls, Place::Inside(over)).minus(Edges::only(first.opposite()));
            actions.extend(onwards.iter().map(|second| Action::Boost(first, second)));
        }
    }
    if drive_off(state).is_ok() {
        actions.push(Action::DriveOff);
    }
}

pub(crate) fn take_step(state: &mut State, dir: Dir, log: &mut Log<Event>) -> Next {
    let pawn = state.turn;
    match step(state, state.vehicle().place, dir) {
        Ok(Landing::Hall(to)) => {
            log.emit(Audience::ALL, Event::Moved { pawn: state.who(pawn), to });
            enter(state, to, dir, log)
        }
        Ok(Landing::Out) => take_off(state, log),
        Err(clause) => unreachable!("{clause} was checked"),
    }
}

pub(crate) fn take_boost(state: &mut State, first: Dir, second: Dir, log: &mut Log<Event>) -> Next {
    let pawn = state.turn;
    let (over, landing) = boost(state, first, second).unwrap_or_else(|clause| unreachable!("{clause} was checked"));
    state.vehicles[pawn].boosters -= 1;
    match landing {
        Landing::Hall(to) => {
            log.emit(Audience::ALL, Event::Boosted { pawn: state.who(pawn), over, to });
            enter(state, to, second, log)
        }
        Landing::Out => take_off(state, log),
    }
}

/// Leaves the base for good (WCP-095); only a duty to destroy remains of the turn (WCP-R51).
pub(crate) fn take_off(state: &mut State, log: &mut Log<Event>) -> Next {
    leave(state, state.turn, log);
    Next::AfterMove
}

/// WCP-R55: every leaving has a running number.
pub(crate) fn leave(state: &mut State, pawn: Pawn, log: &mut Log<Event>) {
    let left = |vehicle: &&Vehicle| matches!(vehicle.place, Place::Left(_));
    let number = state.vehicles.values().iter().filter(left).count() as u8 + 1;
    state.vehicles[pawn].place = Place::Left(number);
    log.emit(Audience::ALL, Event::Left { pawn: state.who(pawn), number });
}

/// Stops in a hall and does what its content demands (WCP-018).
fn enter(state: &mut State, cell: Cell, dir: Dir, log: &mut Log<Event>) -> Next {
    let pawn = state.turn;
    state.vehicles[pawn].place = Place::Inside(cell);
    let Some(LaidToken { token, turn }) = state.board.take_token(cell) else { return Next::Encounter };
    match state.content.face(token) {
        Face::Trophy { .. } | Face::Upgrade { .. } => {
            gain(&state.content, &mut state.vehicles[pawn], token);
            log.emit(Audience::ALL, Event::Took { pawn: state.who(pawn), token });
        }
        // WCP-030: the edge of the last step counts; WCP-R26: whatever the other edges are.
        Face::Guard { fire, armour, protects, .. } if protects.turned(turn).contains(dir.opposite()) => {
            fight(state, token, fire, armour, log);
        }
        Face::Guard { .. } => {
            state.hand_mut().tokens.put(token);
            log.emit(Audience::ALL, Event::Captured { pawn: state.who(pawn), guard: token });
        }
    }
    // WCP-R14: nobody else can be here, where a token was.
    Next::AfterMove
}

/// Takes a trophy or an upgrade into possession, an upgrade with its markers (WCP-045).
pub(crate) fn gain(content: &Content, vehicle: &mut Vehicle, token: Token) {
    vehicle.goods.put(token);
    match content.face(token) {
        Face::Upgrade { raises: Symbol::Armour, by } => vehicle.armour += by,
        Face::Upgrade { raises: Symbol::Boosters, by } => vehicle.boosters += by,
        // Fire follows from the upgrades owned (WCP-R24).
        Face::Upgrade { raises: Symbol::Fire, .. } | Face::Trophy { .. } | Face::Guard { .. } => {}
    }
}

/// WCP-060 to WCP-062 in closed form (WCP-R27).
pub(crate) fn guard_fight(fire: u8, armour: u8, guard_fire: u8, guard_armour: u8) -> Fight {
    let exchanges_to_win = guard_armour.div_ceil(fire);
    let exchanges_to_lose = if guard_fire == 0 { u8::MAX } else { armour.div_ceil(guard_fire) };
    match exchanges_to_win.cmp(&exchanges_to_lose) {
        std::cmp::Ordering::Less => Fight::Won { armour: armour - exchanges_to_win * guard_fire },
        std::cmp::Ordering::Equal => Fight::Draw,
        std::cmp::Ordering::Greater => Fight::Lost,
    }
}

fn fight(state: &mut State, guard: Token, guard_fire: u8, guard_armour: u8, log: &mut Log<Event>) {
    let pawn = state.turn;
    let vehicle = state.vehicle();
    let fight = guard_fight(vehicle.fire(&state.content), vehicle.armour, guard_fire, guard_armour);
    log.emit(Audience::ALL, Event::Fought { pawn: state.who(pawn), guard, fight });
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

/// A destroyed vehicle: what it loses goes into the content stack, it starts anew, and its pawn goes outside.
///
/// Whether the pawn was trapped is asked before anything changes.
pub(crate) fn wreck(state: &mut State, pawn: Pawn, lost: Tokens, trapped: bool, log: &mut Log<Event>) {
    if !lost.is_empty() {
        // WCP-R22: the whole stack is shuffled, so that no place is known.
        state.stack.tokens.put_all(&lost);
        log.emit(Audience::ALL, Event::Returned { tokens: lost });
    }
    let vehicle = &mut state.vehicles[pawn];
    if let Some(card) = vehicle.card {
        (vehicle.armour, vehicle.boosters) = (state.content.card(card).armour, state.content.card(card).boosters);
    }
    if !state.exits_open() {
        state.vehicles[pawn].place = Place::Outside;
        log.emit(Audience::ALL, Event::BackOutside { pawn: state.who(pawn) });
    } else if trapped {
        // WCP-R50: what was lost for certain stays lost.
        state.vehicles[pawn].place = Place::Lost;
        log.emit(Audience::ALL, Event::Lost { pawn: state.who(pawn) });
    } else {
        leave(state, pawn, log);
    }
}
