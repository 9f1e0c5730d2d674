//! Blackmail cards: when one can be played, on what, and what it does (ALC-058, ALC-R65, section 6.4).

use engine::{Dice, Illegal, Log, Seat, Seats, refuse};

use crate::event::Event;
use crate::rules::turn::{afford, give_back, has_purse, has_slot};
use crate::rules::{announce, tasks};
use crate::state::{Ask, Blackmail, Good, Item, Posted, Room, State, Step, Turn};

/// ALC-043, ALC-R01: only the goat, for 1 action point whatever the guards, and only with a target.
pub(crate) fn check_play(state: &State, turn: &Turn, card: Blackmail) -> Result<(), Illegal> {
    if turn.seat != state.board.goat {
        return refuse!("ALC-043");
    }
    if !state.hands[turn.seat].contains(card) {
        return refuse!("ALC-058");
    }
    afford(turn, 1)?;
    if has_target(state, turn, card) { Ok(()) } else { refuse!("ALC-R52") }
}

fn has_target(state: &State, turn: &Turn, card: Blackmail) -> bool {
    let any_victim = || Seats::all(state.board.seats()).iter().any(|seat| can_hit(state, turn, card, seat));
    let any_room = || Room::ALL.into_iter().any(|room| can_aim(state, turn, card, room));
    match card {
        Blackmail::LongFingers => has_slot(&state.content, &state.board, turn.seat) && any_victim(),
        Blackmail::ProtectionMoney => has_purse(&state.content, &state.board, turn.seat) && any_victim(),
        Blackmail::CellToss | Blackmail::ChangeOfBlock | Blackmail::ExtraChores => any_victim(),
        Blackmail::LooseTongue
        | Blackmail::ClosedForRepairs
        | Blackmail::NewHidingPlace
        | Blackmail::ScrappedIdea
        | Blackmail::RollCall => any_room(),
        Blackmail::CalledInFavour => true,
    }
}

/// Whether a card can be played on a prisoner.
fn can_hit(state: &State, turn: &Turn, card: Blackmail, victim: Seat) -> bool {
    let board = &state.board;
    if victim == turn.seat || victim.number() >= board.seats() {
        return false;
    }
    let prisoner = &board.prisoners[victim];
    match card {
        Blackmail::CellToss | Blackmail::LongFingers => !prisoner.goods.items.is_empty(),
        Blackmail::ProtectionMoney => prisoner.goods.cash > 0,
        Blackmail::ChangeOfBlock => board.layout.near(prisoner.room).any(|room| board.has_space(room)),
        Blackmail::ExtraChores => board.chores[victim] < state.content.points.at(board.seats()),
        Blackmail::LooseTongue
        | Blackmail::ClosedForRepairs
        | Blackmail::NewHidingPlace
        | Blackmail::ScrappedIdea
        | Blackmail::RollCall
        | Blackmail::CalledInFavour => false,
    }
}

/// Whether a card can be played on a room.
fn can_aim(state: &State, turn: &Turn, card: Blackmail, room: Room) -> bool {
    let board = &state.board;
    let has_task = || board.task_in(room).is_some();
    match card {
        Blackmail::LooseTongue => {
            has_task() && board.has_space(room) && board.guards_total() > board.guards[room.index()]
        }
        Blackmail::ClosedForRepairs => !board.closed.contains(room),
        Blackmail::NewHidingPlace => has_task() && board.layout.near(room).any(|near| board.task_in(near).is_none()),
        Blackmail::ScrappedIdea => has_task() && board.tasks.count() > 0,
        Blackmail::RollCall => !called(state, turn.seat, room).is_empty(),
        Blackmail::CellToss
        | Blackmail::LongFingers
        | Blackmail::ProtectionMoney
        | Blackmail::ChangeOfBlock
        | Blackmail::ExtraChores
        | Blackmail::CalledInFavour => false,
    }
}

/// BM10: the others in a room who have something to lose.
fn called(state: &State, seat: Seat, room: Room) -> Seats {
    let others = state.board.prisoners_in(room).without(seat);
    others.iter().filter(|&other| !state.board.prisoners[other].goods.items.is_empty()).collect()
}

pub(crate) fn check_victim(state: &State, turn: &Turn, card: Blackmail, victim: Seat) -> Result<(), Illegal> {
    if can_hit(state, turn, card, victim) { Ok(()) } else { refuse!("ALC-R65") }
}

pub(crate) fn check_target(state: &State, turn: &Turn, card: Blackmail, room: Room) -> Result<(), Illegal> {
    if can_aim(state, turn, card, room) { Ok(()) } else { refuse!("ALC-R65") }
}

pub(crate) fn check_loot(state: &State, victim: Seat, item: Item) -> Result<(), Illegal> {
    if state.board.prisoners[victim].goods.items.of(item) > 0 { Ok(()) } else { refuse!("ALC-R65") }
}

pub(crate) fn check_lure(state: &State, to: Room, from: Room) -> Result<(), Illegal> {
    if from != to && state.board.guards[from.index()] > 0 { Ok(()) } else { refuse!("ALC-R65") }
}

pub(crate) fn check_exile(state: &State, victim: Seat, room: Room) -> Result<(), Illegal> {
    if !state.board.layout.touch(state.board.prisoners[victim].room, room) {
        return refuse!("ALC-R65");
    }
    if state.board.has_space(room) { Ok(()) } else { refuse!("ALC-071") }
}

pub(crate) fn check_rehide(state: &State, from: Room, room: Room) -> Result<(), Illegal> {
    if !state.board.layout.touch(from, room) {
        return refuse!("ALC-R65");
    }
    if state.board.task_in(room).is_none() { Ok(()) } else { refuse!("ALC-009") }
}

/// Plays a card. It goes to the discard pile at once, since nothing looks at the pile before its text is done.
pub(crate) fn play(state: &mut State, card: Blackmail, log: &mut Log<Event>) {
    let turn = state.turn_mut();
    turn.points -= 1;
    let seat = turn.seat;
    state.hands[seat].remove(card);
    state.known[card.index()] = Seats::NONE;
    state.board.discard.insert(card);
    announce(log, Event::Blackmailed(seat, card));
    log.reveal();
    match card {
        Blackmail::CellToss
        | Blackmail::LongFingers
        | Blackmail::ProtectionMoney
        | Blackmail::ChangeOfBlock
        | Blackmail::ExtraChores => state.ask(Ask::Victim(card)),
        Blackmail::LooseTongue
        | Blackmail::ClosedForRepairs
        | Blackmail::NewHidingPlace
        | Blackmail::ScrappedIdea
        | Blackmail::RollCall => state.ask(Ask::Target(card)),
        Blackmail::CalledInFavour => {
            let gain = state.content.blackmail.called_in_favour.get();
            state.turn_mut().points += gain;
            announce(log, Event::Favour(seat, gain));
        }
    }
}

pub(crate) fn on_victim(state: &mut State, card: Blackmail, victim: Seat, log: &mut Log<Event>) {
    let seat = state.turn().seat;
    let content = state.content.get();
    match card {
        Blackmail::CellToss | Blackmail::LongFingers => state.ask(Ask::Loot(card, victim)),
        Blackmail::ProtectionMoney => {
            let prisoners = &mut state.board.prisoners;
            let free = content.sheet.cash.get() - prisoners[seat].goods.cash;
            let taken = content.blackmail.protection_money.get().min(free).min(prisoners[victim].goods.cash);
            for _ in 0..taken {
                prisoners[victim].goods.remove(Good::Cash);
                prisoners[seat].goods.add(Good::Cash);
                announce(log, Event::Seized(seat, victim, Good::Cash));
            }
            state.ask(Ask::Step);
        }
        Blackmail::ChangeOfBlock => state.ask(Ask::Exile(victim)),
        Blackmail::ExtraChores => {
            let points = content.blackmail.extra_chores.get();
            state.board.chores[victim] += points;
            announce(log, Event::Chores(victim, points));
            state.ask(Ask::Step);
        }
        Blackmail::LooseTongue
        | Blackmail::ClosedForRepairs
        | Blackmail::NewHidingPlace
        | Blackmail::ScrappedIdea
        | Blackmail::RollCall
        | Blackmail::CalledInFavour => unreachable!("no prisoner is chosen for this card"),
    }
}

pub(crate) fn on_loot(state: &mut State, item: Item, log: &mut Log<Event>) {
    let Step::Turn(turn, Ask::Loot(card, victim)) = &state.step else { unreachable!("asked for loot") };
    let (seat, card, victim) = (turn.seat, *card, *victim);
    state.board.prisoners[victim].goods.items.remove(item);
    if card == Blackmail::LongFingers {
        state.board.prisoners[seat].goods.items.add(item);
        announce(log, Event::Seized(seat, victim, Good::Item(item)));
    } else {
        announce(log, Event::Lost(victim, item));
        give_back(state, item, log);
    }
    state.ask(Ask::Step);
}

pub(crate) fn on_target(state: &mut State, room: Room, dice: &mut Dice, log: &mut Log<Event>) {
    let Step::Turn(turn, Ask::Target(card)) = &state.step else { unreachable!("asked for a target") };
    let seat = turn.seat;
    match *card {
        Blackmail::LooseTongue => {
            let left = state.content.blackmail.loose_tongue.get();
            state.ask(Ask::Lure { to: room, moved: 0, left });
        }
        Blackmail::ClosedForRepairs => {
            state.board.closed.insert(room);
            announce(log, Event::Closed(room));
            state.ask(Ask::Step);
        }
        Blackmail::NewHidingPlace => state.ask(Ask::Rehide(room)),
        Blackmail::ScrappedIdea => {
            let board = &mut state.board;
            let place = board.display.iter().position(|posted| posted.room == room).expect("a room with a task");
            let task = board.display.remove(place).task;
            board.tasks.under.push(task);
            announce(log, Event::Scrapped(task));
            tasks::refill(board, dice, log);
            state.ask(Ask::Step);
        }
        Blackmail::RollCall => {
            let pending = called(state, seat, room);
            state.ask(Ask::GiveUp(pending));
        }
        Blackmail::CellToss
        | Blackmail::LongFingers
        | Blackmail::ProtectionMoney
        | Blackmail::ChangeOfBlock
        | Blackmail::ExtraChores
        | Blackmail::CalledInFavour => unreachable!("no room is chosen for this card"),
    }
}

/// BM01: one guard comes; another may, while the room can take it.
pub(crate) fn lure(state: &mut State, from: Room, to: Room, moved: u8, left: u8, log: &mut Log<Event>) {
    state.board.move_guard(from, to);
    announce(log, Event::GuardMoved(from, to));
    let more = left > 1 && state.board.has_space(to);
    state.ask(if more { Ask::Lure { to, moved: moved + 1, left: left - 1 } } else { Ask::Step });
}

pub(crate) fn exile(state: &mut State, victim: Seat, room: Room, log: &mut Log<Event>) {
    state.board.prisoners[victim].room = room;
    announce(log, Event::Moved(victim, room));
    state.ask(Ask::Step);
}

pub(crate) fn rehide(state: &mut State, from: Room, to: Room, log: &mut Log<Event>) {
    let is_here = |posted: &&mut Posted| posted.room == from;
    let posted = state.board.display.iter_mut().find(is_here).expect("a room with a task");
    posted.room = to;
    announce(log, Event::TaskMoved(posted.task, from, to));
    state.ask(Ask::Step);
}

pub(crate) fn give_up(state: &mut State, seat: Seat, item: Item, log: &mut Log<Event>) {
    let Step::Turn(_, Ask::GiveUp(pending)) = &state.step else { unreachable!("asked what to give up") };
    let pending = pending.without(seat);
    state.board.prisoners[seat].goods.items.remove(item);
    announce(log, Event::Lost(seat, item));
    give_back(state, item, log);
    state.ask(if pending.is_empty() { Ask::Step } else { Ask::GiveUp(pending) });
}
