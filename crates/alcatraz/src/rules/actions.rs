//! What guards make of a turn, and the steps that need no further answer (ALC-050 to ALC-072).

use engine::{Illegal, Log, Seat, Seats, Set, refuse};

use super::turn::TurnStep;
use super::{announce, blackmail, rooms, tasks, trade};
use crate::action::Action;
use crate::event::Event;
use crate::state::{Ask, Board, Good, Item, ROOM_GUARDS, Room, State, Step, Turn};

impl Turn {
    /// A turn in which nothing was done yet.
    pub(crate) fn new(seat: Seat, points: u8) -> Turn {
        Turn {
            seat,
            points,
            used: Set::EMPTY,
            stole: false,
            exerted: false,
            bribed: 0,
            trades: 0,
            requests: 0,
            walked: Set::EMPTY,
        }
    }

    /// The turn goes on with this question.
    pub(crate) fn ask(self, ask: Ask) -> Step {
        Step::Turn(self, ask)
    }
}

/// ALC-R34: the guards in the active player's room that are not bribed.
pub(crate) fn guards_here(board: &Board, turn: &Turn) -> u8 {
    board.guards[board.prisoners[turn.seat].room.index()].saturating_sub(turn.bribed)
}

/// ALC-066 to ALC-072: the real cost of an action that costs 1 action point.
pub(crate) fn price(guards: u8) -> Result<u8, Illegal> {
    match guards {
        0 | 1 => Ok(1),
        2 => Ok(2),
        3 => refuse!("ALC-069"),
        _ => refuse!("ALC-072"),
    }
}

/// The cost, if there are action points enough for it.
pub(crate) fn afford(turn: &Turn, cost: u8) -> Result<u8, Illegal> {
    match cost {
        _ if turn.points >= cost => Ok(cost),
        // It is the surcharge that is too much.
        2 if turn.points == 1 => refuse!("ALC-067"),
        _ => refuse!("ALC-047"),
    }
}

/// The cost of an ordinary action here and now, if it can be paid.
pub(crate) fn ordinary_cost(board: &Board, turn: &Turn) -> Result<u8, Illegal> {
    afford(turn, price(guards_here(board, turn))?)
}

/// Whether the active player may take this step.
pub(crate) fn check(state: &State, turn: &Turn, action: Action) -> Result<TurnStep, Illegal> {
    let board = &state.board;
    let own = &board.prisoners[turn.seat];
    match action {
        Action::Move(room) if !board.layout.touch(own.room, room) => refuse!("ALC-050"),
        Action::Move(room) if !board.has_space(room) => refuse!("ALC-071"),
        Action::Move(room) => afford(turn, 1).map(|_| TurnStep::Move(room)),
        Action::End => Ok(TurnStep::End),
        Action::CallVote | Action::Vote(_) | Action::Pick(_) | Action::Stay(_) => refuse!("ALC-024"),
        // ALC-R35: with four guards only leaving is possible.
        _ if guards_here(board, turn) >= ROOM_GUARDS => refuse!("ALC-072"),
        Action::Use => rooms::check_use(state, turn),
        Action::Steal(victim, good) => check_steal(state, turn, victim, good),
        Action::Riot(from) => check_riot(board, turn, from),
        Action::Complete => tasks::check(state, turn),
        Action::Discard(item) if own.goods.items.of(item) == 0 => refuse!("ALC-057"),
        Action::Discard(item) => ordinary_cost(board, turn).map(|cost| TurnStep::Discard { item, cost }),
        Action::Blackmail(card) => blackmail::check_play(state, turn, card),
        Action::Trade(with) => trade::check_open(board, turn, with),
        // What is missing first: a guard, one who is not bribed yet, then the cash.
        Action::Bribe if board.guards[own.room.index()] == 0 => refuse!("ALC-066"),
        Action::Bribe if turn.bribed >= board.guards[own.room.index()] => refuse!("ALC-R34"),
        Action::Bribe if own.goods.cash == 0 => refuse!("ALC-062"),
        Action::Bribe => Ok(TurnStep::Bribe),
        Action::Stamina if turn.exerted => refuse!("ALC-064"),
        Action::Stamina if own.stamina == 0 => refuse!("ALC-063"),
        Action::Stamina => Ok(TurnStep::SpendStamina),
        // All others answer a question, and none is asked.
        _ => refuse!("ALC-R70"),
    }
}

fn check_steal(state: &State, turn: &Turn, victim: Seat, good: Good) -> Result<TurnStep, Illegal> {
    let board = &state.board;
    if !board.are_together(turn.seat, victim) || board.prisoners[victim].goods.of(good) == 0 {
        return refuse!("ALC-053");
    }
    if turn.stole {
        return refuse!("ALC-054");
    }
    if !state.can_hold(turn.seat, good) {
        return refuse!("ALC-R37");
    }
    ordinary_cost(board, turn).map(|cost| TurnStep::Steal { victim, good, cost })
}

fn check_riot(board: &Board, turn: &Turn, from: Room) -> Result<TurnStep, Illegal> {
    let here = board.prisoners[turn.seat].room;
    if !board.layout.touch(here, from) {
        return refuse!("ALC-055");
    }
    if board.guards[from.index()] == 0 {
        return refuse!("ALC-R36");
    }
    if !board.has_space(here) {
        return refuse!("ALC-007");
    }
    ordinary_cost(board, turn).map(|cost| TurnStep::Riot { from, cost })
}

/// Gives every step that the active player may take.
pub(crate) fn choices(state: &State, turn: &Turn, put: &mut impl FnMut(Action, TurnStep)) {
    let board = &state.board;
    let own = &board.prisoners[turn.seat];
    let mut offer = |action: Action| {
        if let Ok(step) = check(state, turn, action) {
            put(action, step);
        }
    };
    if turn.points > 0 {
        board.layout.near(own.room).map(Action::Move).for_each(&mut offer);
    }
    let guards = guards_here(board, turn);
    if guards < ROOM_GUARDS {
        let others = board.prisoners_in(own.room).without(turn.seat);
        offer(Action::Use);
        if price(guards).is_ok_and(|cost| cost <= turn.points) {
            paid_candidates(state, turn, others, &mut offer);
        }
        if turn.seat == board.goat && turn.points > 0 {
            state.hands[turn.seat].iter().map(Action::Blackmail).for_each(&mut offer);
        }
        others.iter().map(Action::Trade).for_each(&mut offer);
        offer(Action::Bribe);
        offer(Action::Stamina);
    }
    offer(Action::End);
}

/// Gives the steps of ordinary cost that could be possible, when that cost can be paid.
fn paid_candidates(state: &State, turn: &Turn, others: Seats, offer: &mut impl FnMut(Action)) {
    let board = &state.board;
    let own = &board.prisoners[turn.seat];
    if !turn.stole {
        for victim in others {
            board.prisoners[victim].goods.kinds().for_each(|good| offer(Action::Steal(victim, good)));
        }
    }
    board.layout.near(own.room).map(Action::Riot).for_each(&mut *offer);
    offer(Action::Complete);
    own.goods.items.kinds().map(Action::Discard).for_each(offer);
}

/// ALC-050, ALC-R33: bribes stay behind.
pub(crate) fn go(state: &mut State, mut turn: Turn, room: Room, log: &mut Log<Event>) -> Step {
    turn.points -= 1;
    turn.bribed = 0;
    turn.walked.insert(state.board.prisoners[turn.seat].room);
    state.board.prisoners[turn.seat].room = room;
    announce(log, Event::Moved(turn.seat, room));
    turn.ask(Ask::Step)
}

pub(crate) fn steal(
    state: &mut State,
    mut turn: Turn,
    victim: Seat,
    good: Good,
    cost: u8,
    log: &mut Log<Event>,
) -> Step {
    turn.points -= cost;
    turn.stole = true;
    state.board.prisoners[victim].goods.remove(good);
    state.board.prisoners[turn.seat].goods.add(good);
    announce(log, Event::Stole(turn.seat, victim, good));
    turn.ask(Ask::Step)
}

pub(crate) fn riot(state: &mut State, mut turn: Turn, from: Room, cost: u8, log: &mut Log<Event>) -> Step {
    turn.points -= cost;
    let here = state.board.prisoners[turn.seat].room;
    state.board.move_guard(from, here);
    announce(log, Event::Rioted(turn.seat, from, here));
    turn.ask(Ask::Step)
}

pub(crate) fn discard(state: &mut State, mut turn: Turn, item: Item, cost: u8, log: &mut Log<Event>) -> Step {
    turn.points -= cost;
    state.board.prisoners[turn.seat].goods.items.remove(item);
    announce(log, Event::Discarded(turn.seat, item));
    return_item(state, item, log);
    turn.ask(Ask::Step)
}

pub(crate) fn bribe(state: &mut State, mut turn: Turn, log: &mut Log<Event>) -> Step {
    turn.bribed += 1;
    state.board.prisoners[turn.seat].goods.cash -= 1;
    announce(log, Event::Bribed(turn.seat));
    turn.ask(Ask::Step)
}

pub(crate) fn spend_stamina(state: &mut State, mut turn: Turn, log: &mut Log<Event>) -> Step {
    turn.points += 1;
    turn.exerted = true;
    state.board.prisoners[turn.seat].stamina -= 1;
    announce(log, Event::Exerted(turn.seat));
    turn.ask(Ask::Step)
}

/// ALC-073, ALC-074: an item that is given up goes to the first of its rooms that has a place for it.
pub(crate) fn return_item(state: &mut State, item: Item, log: &mut Log<Event>) {
    let content = state.content.get();
    let tokens = &mut state.board.tokens;
    let has_icon = |room: &Room| tokens[room.index()].of(item) < content.holds(*room).of(item);
    // ALC-R23: there are as many icons as tokens.
    let room = content.returns(item).iter().copied().find(has_icon).expect("there is an icon for every token");
    tokens[room.index()].add(item);
    announce(log, Event::Returned(item, room));
}
