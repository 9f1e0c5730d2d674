//! The turn: what guards make of it, and the steps that need no further answer (ALC-050 to ALC-072).

use engine::{Illegal, Log, Seat, Seats, refuse};

use crate::action::Action;
use crate::content::Content;
use crate::event::Event;
use crate::rules::{announce, blackmail, rooms, tasks, trade};
use crate::state::{Board, Good, Item, ROOM_GUARDS, Room, State, Turn};

impl Turn {
    /// A fresh turn.
    pub(crate) fn new(seat: Seat, points: u8) -> Turn {
        Turn { seat, points, used: engine::Set::EMPTY, stole: false, exerted: false, bribed: 0, trades: 0, requests: 0 }
    }
}

/// ALC-R34: the guards in the active player's room that are not bribed.
pub(crate) fn guards_here(board: &Board, turn: &Turn) -> u8 {
    board.guards[board.prisoners[turn.seat].room.index()].saturating_sub(turn.bribed)
}

/// ALC-066 to ALC-072: what an action that costs 1 action point really costs.
pub(crate) fn price(guards: u8) -> Result<u8, Illegal> {
    match guards {
        0 | 1 => Ok(1),
        2 => Ok(2),
        3 => refuse!("ALC-069"),
        _ => refuse!("ALC-072"),
    }
}

/// Whether there are action points enough.
pub(crate) fn afford(turn: &Turn, cost: u8) -> Result<(), Illegal> {
    match cost {
        _ if turn.points >= cost => Ok(()),
        // It is the surcharge that is too much.
        2 if turn.points == 1 => refuse!("ALC-067"),
        _ => refuse!("ALC-047"),
    }
}

/// Whether an ordinary action can be paid here and now.
pub(crate) fn check_cost(board: &Board, turn: &Turn) -> Result<(), Illegal> {
    afford(turn, price(guards_here(board, turn))?)
}

/// Pays for an ordinary action, which was checked before.
pub(crate) fn charge(state: &mut State) {
    let cost = price(guards_here(&state.board, state.turn())).expect("the cost was checked");
    state.turn_mut().points -= cost;
}

/// Whether somebody else is in the same room.
pub(crate) fn is_beside(board: &Board, seat: Seat, other: Seat) -> bool {
    other != seat && other.number() < board.seats() && board.prisoners[other].room == board.prisoners[seat].room
}

/// ALC-004: whether one more item fits on a sheet.
pub(crate) fn has_slot(content: &Content, board: &Board, seat: Seat) -> bool {
    board.prisoners[seat].goods.items.total() < content.sheet.items.get()
}

/// ALC-003: whether one more cash fits on a sheet.
pub(crate) fn has_purse(content: &Content, board: &Board, seat: Seat) -> bool {
    board.prisoners[seat].goods.cash < content.sheet.cash.get()
}

/// Whether the active player may take this step.
pub(crate) fn check(state: &State, turn: &Turn, action: Action) -> Result<(), Illegal> {
    let board = &state.board;
    let own = &board.prisoners[turn.seat];
    match action {
        Action::Move(room) if !board.layout.touch(own.room, room) => refuse!("ALC-050"),
        Action::Move(room) if !board.has_space(room) => refuse!("ALC-071"),
        Action::Move(_) => afford(turn, 1),
        Action::End => Ok(()),
        Action::CallVote | Action::Vote(_) | Action::Pick(_) | Action::Stay(_) => refuse!("ALC-024"),
        // ALC-R35: with four guards there is nothing but leaving.
        _ if guards_here(board, turn) >= ROOM_GUARDS => refuse!("ALC-072"),
        Action::Use => rooms::check_use(state, turn),
        Action::Steal(victim, good) => check_steal(state, turn, victim, good),
        Action::Riot(from) => check_riot(board, turn, from),
        Action::Complete => tasks::check(state, turn),
        Action::Discard(item) if own.goods.items.of(item) == 0 => refuse!("ALC-057"),
        Action::Discard(_) => check_cost(board, turn),
        Action::Blackmail(card) => blackmail::check_play(state, turn, card),
        Action::Trade(with) => trade::check_open(state, turn, with),
        Action::Bribe if own.goods.cash == 0 => refuse!("ALC-062"),
        Action::Bribe if turn.bribed >= board.guards[own.room.index()] => refuse!("ALC-R34"),
        Action::Bribe => Ok(()),
        Action::Stamina if turn.exerted => refuse!("ALC-064"),
        Action::Stamina if own.stamina == 0 => refuse!("ALC-063"),
        Action::Stamina => Ok(()),
        _ => refuse!("ALC-R64"),
    }
}

fn check_steal(state: &State, turn: &Turn, victim: Seat, good: Good) -> Result<(), Illegal> {
    let board = &state.board;
    if !is_beside(board, turn.seat, victim) || board.prisoners[victim].goods.of(good) == 0 {
        return refuse!("ALC-053");
    }
    if turn.stole {
        return refuse!("ALC-054");
    }
    let fits = match good {
        Good::Item(_) => has_slot(&state.content, board, turn.seat),
        Good::Cash => has_purse(&state.content, board, turn.seat),
    };
    if !fits {
        return refuse!("ALC-R37");
    }
    check_cost(board, turn)
}

fn check_riot(board: &Board, turn: &Turn, from: Room) -> Result<(), Illegal> {
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
    check_cost(board, turn)
}

/// Gives every step that the active player may take.
pub(crate) fn choices(state: &State, turn: &Turn, put: &mut impl FnMut(Action)) {
    let board = &state.board;
    let own = &board.prisoners[turn.seat];
    let mut offer = |action: Action| {
        if check(state, turn, action).is_ok() {
            put(action);
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
            paid_choices(state, turn, others, &mut offer);
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

/// Gives the steps that cost action points, when they can be paid.
fn paid_choices(state: &State, turn: &Turn, others: Seats, offer: &mut impl FnMut(Action)) {
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
pub(crate) fn go(state: &mut State, room: Room, log: &mut Log<Event>) {
    let turn = state.turn_mut();
    turn.points -= 1;
    turn.bribed = 0;
    let seat = turn.seat;
    state.board.prisoners[seat].room = room;
    announce(log, Event::Moved(seat, room));
}

pub(crate) fn steal(state: &mut State, victim: Seat, good: Good, log: &mut Log<Event>) {
    charge(state);
    let turn = state.turn_mut();
    turn.stole = true;
    let thief = turn.seat;
    state.board.prisoners[victim].goods.remove(good);
    state.board.prisoners[thief].goods.add(good);
    announce(log, Event::Stole(thief, victim, good));
}

pub(crate) fn riot(state: &mut State, from: Room, log: &mut Log<Event>) {
    charge(state);
    let seat = state.turn().seat;
    let here = state.board.prisoners[seat].room;
    state.board.move_guard(from, here);
    announce(log, Event::Rioted(seat, from, here));
}

pub(crate) fn discard(state: &mut State, item: Item, log: &mut Log<Event>) {
    charge(state);
    let seat = state.turn().seat;
    state.board.prisoners[seat].goods.items.remove(item);
    announce(log, Event::Discarded(seat, item));
    give_back(state, item, log);
}

pub(crate) fn bribe(state: &mut State, log: &mut Log<Event>) {
    let turn = state.turn_mut();
    turn.bribed += 1;
    let seat = turn.seat;
    state.board.prisoners[seat].goods.cash -= 1;
    announce(log, Event::Bribed(seat));
}

pub(crate) fn exert(state: &mut State, log: &mut Log<Event>) {
    let turn = state.turn_mut();
    turn.points += 1;
    turn.exerted = true;
    let seat = turn.seat;
    state.board.prisoners[seat].stamina -= 1;
    announce(log, Event::Exerted(seat));
}

/// ALC-073, ALC-074: an item that is given up goes to the first of its rooms that has a place for it.
pub(crate) fn give_back(state: &mut State, item: Item, log: &mut Log<Event>) {
    let content = state.content.get();
    let tokens = &mut state.board.tokens;
    let has_icon = |room: &Room| tokens[room.index()].of(item) < content.holds(*room).of(item);
    // ALC-R23: there are as many icons as tokens.
    let room = content.returns(item).iter().copied().find(has_icon).expect("there is an icon for every token");
    tokens[room.index()].add(item);
    announce(log, Event::Returned(item, room));
}
