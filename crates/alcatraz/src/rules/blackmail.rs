//! Blackmail cards: when one can be played, on what, and what it does (ALC-058, ALC-R65, section 6.4).

use engine::{Dice, Illegal, Log, Seat, Seats, refuse};

use super::actions::{afford, return_item};
use super::turn::TurnStep;
use super::{announce, tasks};
use crate::event::Event;
use crate::state::{Ask, Blackmail, Good, Item, ROOM_GUARDS, Room, State, Step, TaskId, Turn};

/// ALC-043, ALC-R01: only the goat, for 1 action point whatever the guards, and only with a target.
pub(crate) fn check_play(state: &State, turn: &Turn, card: Blackmail) -> Result<TurnStep, Illegal> {
    if turn.seat != state.board.goat {
        return refuse!("ALC-043");
    }
    if !state.hands[turn.seat].contains(card) {
        return refuse!("ALC-058");
    }
    afford(turn, 1)?;
    if has_target(state, turn, card) { Ok(TurnStep::Blackmail(card)) } else { refuse!("ALC-R52") }
}

fn has_target(state: &State, turn: &Turn, card: Blackmail) -> bool {
    let any_victim =
        || Seats::all(state.board.seats()).iter().any(|seat| effect_on_prisoner(state, turn, card, seat).is_some());
    let any_room = || Room::ALL.into_iter().any(|room| effect_on_room(state, turn, card, room).is_some());
    match card {
        Blackmail::LongFingers => state.has_slot(turn.seat) && any_victim(),
        Blackmail::ProtectionMoney => state.can_hold(turn.seat, Good::Cash) && any_victim(),
        Blackmail::CellToss | Blackmail::ChangeOfBlock | Blackmail::ExtraChores => any_victim(),
        Blackmail::LooseTongue
        | Blackmail::ClosedForRepairs
        | Blackmail::NewHidingPlace
        | Blackmail::ScrappedIdea
        | Blackmail::RollCall => any_room(),
        Blackmail::CalledInFavour => true,
    }
}

/// What a card does to a prisoner, if it can be played on them.
fn effect_on_prisoner(state: &State, turn: &Turn, card: Blackmail, victim: Seat) -> Option<TurnStep> {
    let board = &state.board;
    if victim == turn.seat || victim.number() >= board.seats() {
        return None;
    }
    let prisoner = &board.prisoners[victim];
    let (is_possible, step) = match card {
        Blackmail::CellToss | Blackmail::LongFingers => {
            (!prisoner.goods.items.is_empty(), TurnStep::Ask(Ask::Loot(card, victim)))
        }
        Blackmail::ProtectionMoney => (prisoner.goods.cash > 0, TurnStep::SeizeCash(victim)),
        Blackmail::ChangeOfBlock => {
            (board.layout.near(prisoner.room).any(|room| board.has_space(room)), TurnStep::Ask(Ask::Exile(victim)))
        }
        Blackmail::ExtraChores => {
            (board.chores[victim] < state.content.points.at(board.seats()), TurnStep::AddChores(victim))
        }
        Blackmail::LooseTongue
        | Blackmail::ClosedForRepairs
        | Blackmail::NewHidingPlace
        | Blackmail::ScrappedIdea
        | Blackmail::RollCall
        | Blackmail::CalledInFavour => return None,
    };
    is_possible.then_some(step)
}

/// What a card does to a room, if it can be played on it.
fn effect_on_room(state: &State, turn: &Turn, card: Blackmail, room: Room) -> Option<TurnStep> {
    let board = &state.board;
    let task = board.task_in(room);
    let (is_possible, step) = match card {
        Blackmail::LooseTongue => {
            let others = board.guards_total() > board.guards[room.index()];
            let left = state.content.blackmail.loose_tongue.get();
            let ask = Ask::Lure { to: room, moved: 0, left };
            (task.is_some() && board.has_space(room) && others, TurnStep::Ask(ask))
        }
        Blackmail::ClosedForRepairs => (!board.closed.contains(room), TurnStep::Close(room)),
        Blackmail::NewHidingPlace => {
            let has_place = board.layout.near(room).any(|near| board.task_in(near).is_none());
            (task.is_some() && has_place, TurnStep::Ask(Ask::Rehide(room)))
        }
        Blackmail::ScrappedIdea => (board.tasks.count() > 0, TurnStep::Scrap(task?)),
        Blackmail::RollCall => {
            let called = called(state, turn.seat, room);
            (!called.is_empty(), TurnStep::Ask(Ask::GiveUp(called)))
        }
        Blackmail::CellToss
        | Blackmail::LongFingers
        | Blackmail::ProtectionMoney
        | Blackmail::ChangeOfBlock
        | Blackmail::ExtraChores
        | Blackmail::CalledInFavour => return None,
    };
    is_possible.then_some(step)
}

/// BM10: the others in a room who have something to lose.
fn called(state: &State, seat: Seat, room: Room) -> Seats {
    let others = state.board.prisoners_in(room).without(seat);
    others.iter().filter(|&other| !state.board.prisoners[other].goods.items.is_empty()).collect()
}

pub(crate) fn check_victim(state: &State, turn: &Turn, card: Blackmail, victim: Seat) -> Result<TurnStep, Illegal> {
    effect_on_prisoner(state, turn, card, victim).map_or(refuse!("ALC-R65"), Ok)
}

pub(crate) fn check_target(state: &State, turn: &Turn, card: Blackmail, room: Room) -> Result<TurnStep, Illegal> {
    effect_on_room(state, turn, card, room).map_or(refuse!("ALC-R65"), Ok)
}

/// BM02, BM03: an item of the victim is chosen.
pub(crate) fn check_loot(state: &State, card: Blackmail, victim: Seat, item: Item) -> Result<TurnStep, Illegal> {
    if state.board.prisoners[victim].goods.items.of(item) == 0 {
        return refuse!("ALC-R65");
    }
    Ok(match card == Blackmail::LongFingers {
        true => TurnStep::SeizeItem { victim, item },
        false => TurnStep::LoseItem { victim, item, next: Ask::Step },
    })
}

/// BM10: a prisoner in the room gives up an item; the next one is asked after that.
pub(crate) fn check_give_up(state: &State, pending: Seats, seat: Seat, item: Item) -> Result<TurnStep, Illegal> {
    if state.board.prisoners[seat].goods.items.of(item) == 0 {
        return refuse!("ALC-R65");
    }
    let pending = pending.without(seat);
    let next = if pending.is_empty() { Ask::Step } else { Ask::GiveUp(pending) };
    Ok(TurnStep::LoseItem { victim: seat, item, next })
}

/// BM01: one guard comes; another may, while the room can take it.
pub(crate) fn check_lure(state: &State, from: Room, to: Room, moved: u8, left: u8) -> Result<TurnStep, Illegal> {
    let board = &state.board;
    if from == to || board.guards[from.index()] == 0 {
        return refuse!("ALC-R65");
    }
    let has_space_after = board.guards[to.index()] + 1 < ROOM_GUARDS;
    let more = left > 1 && has_space_after;
    let next = if more { Ask::Lure { to, moved: moved + 1, left: left - 1 } } else { Ask::Step };
    Ok(TurnStep::MoveGuard { from, to, next })
}

pub(crate) fn check_exile(state: &State, victim: Seat, room: Room) -> Result<TurnStep, Illegal> {
    if !state.board.layout.touch(state.board.prisoners[victim].room, room) {
        return refuse!("ALC-R65");
    }
    if state.board.has_space(room) { Ok(TurnStep::MovePrisoner(victim, room)) } else { refuse!("ALC-071") }
}

pub(crate) fn check_rehide(state: &State, from: Room, to: Room) -> Result<TurnStep, Illegal> {
    let board = &state.board;
    match board.task_in(from).filter(|_| board.layout.touch(from, to)) {
        None => refuse!("ALC-R65"),
        Some(_) if board.task_in(to).is_some() => refuse!("ALC-009"),
        Some(task) => Ok(TurnStep::MoveTask { task, from, to }),
    }
}

/// Plays a card. It goes to the discard pile at once, since nothing looks at the pile before its text is done.
pub(crate) fn play(state: &mut State, mut turn: Turn, card: Blackmail, log: &mut Log<Event>) -> Step {
    let seat = turn.seat;
    turn.points -= 1;
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
        | Blackmail::ExtraChores => turn.ask(Ask::Victim(card)),
        Blackmail::LooseTongue
        | Blackmail::ClosedForRepairs
        | Blackmail::NewHidingPlace
        | Blackmail::ScrappedIdea
        | Blackmail::RollCall => turn.ask(Ask::Target(card)),
        Blackmail::CalledInFavour => {
            let gain = state.content.blackmail.called_in_favour.get();
            turn.points += gain;
            announce(log, Event::Favour(seat, gain));
            turn.ask(Ask::Step)
        }
    }
}

pub(crate) fn seize_cash(state: &mut State, turn: Turn, victim: Seat, log: &mut Log<Event>) -> Step {
    let content = state.content.get();
    let prisoners = &mut state.board.prisoners;
    let free = content.sheet.cash.get() - prisoners[turn.seat].goods.cash;
    let taken = content.blackmail.protection_money.get().min(free).min(prisoners[victim].goods.cash);
    for _ in 0..taken {
        prisoners[victim].goods.remove(Good::Cash);
        prisoners[turn.seat].goods.add(Good::Cash);
        announce(log, Event::Seized(turn.seat, victim, Good::Cash));
    }
    turn.ask(Ask::Step)
}

pub(crate) fn seize_item(state: &mut State, turn: Turn, victim: Seat, item: Item, log: &mut Log<Event>) -> Step {
    state.board.prisoners[victim].goods.items.remove(item);
    state.board.prisoners[turn.seat].goods.items.add(item);
    announce(log, Event::Seized(turn.seat, victim, Good::Item(item)));
    turn.ask(Ask::Step)
}

pub(crate) fn lose_item(
    state: &mut State,
    turn: Turn,
    victim: Seat,
    item: Item,
    next: Ask,
    log: &mut Log<Event>,
) -> Step {
    state.board.prisoners[victim].goods.items.remove(item);
    announce(log, Event::Lost(victim, item));
    return_item(state, item, log);
    turn.ask(next)
}

pub(crate) fn add_chores(state: &mut State, turn: Turn, victim: Seat, log: &mut Log<Event>) -> Step {
    let points = state.content.blackmail.extra_chores.get();
    state.board.chores[victim] += points;
    announce(log, Event::Chores(victim, points));
    turn.ask(Ask::Step)
}

pub(crate) fn close(state: &mut State, turn: Turn, room: Room, log: &mut Log<Event>) -> Step {
    state.board.closed.insert(room);
    announce(log, Event::Closed(room));
    turn.ask(Ask::Step)
}

pub(crate) fn scrap(state: &mut State, turn: Turn, task: TaskId, dice: &mut Dice, log: &mut Log<Event>) -> Step {
    let board = &mut state.board;
    board.display.retain(|posted| posted.task != task);
    board.tasks.under.push(task);
    announce(log, Event::Scrapped(task));
    tasks::refill(board, dice, log);
    turn.ask(Ask::Step)
}

pub(crate) fn move_prisoner(state: &mut State, turn: Turn, victim: Seat, room: Room, log: &mut Log<Event>) -> Step {
    state.board.prisoners[victim].room = room;
    announce(log, Event::Sent(victim, room));
    turn.ask(Ask::Step)
}

pub(crate) fn move_task(
    state: &mut State,
    turn: Turn,
    task: TaskId,
    from: Room,
    to: Room,
    log: &mut Log<Event>,
) -> Step {
    let posted = state.board.display.iter_mut().filter(|posted| posted.task == task);
    posted.for_each(|posted| posted.room = to);
    announce(log, Event::TaskMoved(task, from, to));
    turn.ask(Ask::Step)
}
