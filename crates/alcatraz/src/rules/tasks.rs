//! Tasks: completing one, its reward, and the next (ALC-077 to ALC-093).

use engine::{Dice, Illegal, Log, Sealed, Seat, Seats, refuse};

use crate::event::Event;
use crate::rules::turn::{charge, check_cost, give_back};
use crate::rules::{announce, ending};
use crate::state::{Ask, Board, DISPLAY, Element, Item, Items, Posted, Room, Sources, State, Step, TaskId, Turn};

/// ALC-R40: after so many declined or cancelled requests only the own items count.
const REQUESTS_MAX: u8 = 3;

/// Whether the active player can complete the task of their room.
pub(crate) fn check(state: &State, turn: &Turn) -> Result<(), Illegal> {
    let board = &state.board;
    let room = board.prisoners[turn.seat].room;
    if turn.seat == board.goat {
        return refuse!("ALC-045");
    }
    let Some(task) = board.task_in(room) else { return refuse!("ALC-056") };
    let task = state.content.get().task(task);
    // ALC-R39: every pawn counts, willing or not.
    if board.prisoners_in(room).len() < task.prisoners.get() {
        return refuse!("ALC-079");
    }
    // ALC-R15: bribes do not help here.
    if board.guards[room.index()] > task.guards.get() {
        return if turn.bribed > 0 { refuse!("ALC-081") } else { refuse!("ALC-080") };
    }
    if !covers(usable(board, turn, &Sources::new()), &task.items) {
        return if turn.requests < REQUESTS_MAX { refuse!("ALC-082") } else { refuse!("ALC-R40") };
    }
    check_cost(board, turn)
}

/// The prisoners whose items can be used.
fn owners(board: &Board, turn: &Turn) -> Seats {
    if turn.requests < REQUESTS_MAX {
        board.prisoners_in(board.prisoners[turn.seat].room)
    } else {
        Seats::only(turn.seat)
    }
}

/// The items that can still be used, beside those that were chosen.
fn usable(board: &Board, turn: &Turn, sources: &Sources) -> Items {
    let chosen = sources.iter().map(|&(_, item)| item).collect();
    let all = |sum: Items, owner| sum.plus(board.prisoners[owner].goods.items);
    owners(board, turn).iter().fold(Items::NONE, all).minus(chosen)
}

/// Whether items cover icons, where the gun can stand for one (ALC-R24).
fn covers(items: Items, icons: &[Item]) -> bool {
    let mut left = items;
    icons.iter().all(|&icon| {
        let token = if left.of(icon) > 0 { icon } else { Item::Gun };
        let is_there = left.of(token) > 0;
        if is_there {
            left.remove(token);
        }
        is_there
    })
}

/// The items of the task that is being completed.
fn icons(state: &State, turn: &Turn) -> &'static [Item] {
    let room = state.board.prisoners[turn.seat].room;
    let task = state.board.task_in(room).expect("there is a task to complete");
    &state.content.get().task(task).items
}

/// The icon that the next token is for.
pub(crate) fn icon(state: &State, turn: &Turn, sources: &Sources) -> Item {
    icons(state, turn)[sources.len()]
}

/// ALC-R41: a token for the next icon, so that the others can still be covered.
pub(crate) fn check_source(
    state: &State,
    turn: &Turn,
    sources: &Sources,
    owner: Seat,
    item: Item,
) -> Result<(), Illegal> {
    let board = &state.board;
    if owner.number() >= board.seats() || !owners(board, turn).contains(owner) {
        return refuse!("ALC-R40");
    }
    let (icon, rest) = icons(state, turn)[sources.len()..].split_first().expect("an icon is open");
    let chosen = sources.iter().filter(|&&source| source == (owner, item)).count() as u8;
    if (item != *icon && item != Item::Gun) || board.prisoners[owner].goods.items.of(item) <= chosen {
        return refuse!("ALC-R41");
    }
    // Of two equal icons the gun stands for the last, so that the same tokens are not asked for twice.
    if item == Item::Gun && rest.contains(icon) {
        return refuse!("ALC-R41");
    }
    let mut left = usable(board, turn, sources);
    left.remove(item);
    if covers(left, rest) { Ok(()) } else { refuse!("ALC-R41") }
}

/// ALC-R67: a request can be taken back once it uses somebody else's item.
pub(crate) fn check_cancel(turn: &Turn, sources: &Sources) -> Result<(), Illegal> {
    if others(turn.seat, sources).is_empty() { refuse!("ALC-R67") } else { Ok(()) }
}

/// The others whose items are used.
fn others(seat: Seat, sources: &Sources) -> Seats {
    sources.iter().map(|&(owner, _)| owner).collect::<Seats>().without(seat)
}

/// Begins to complete the task.
pub(crate) fn begin(state: &mut State) {
    state.ask(Ask::Source(Sources::new()));
}

/// A token is chosen; after the last one others are asked for theirs.
pub(crate) fn source(state: &mut State, owner: Seat, item: Item, dice: &mut Dice, log: &mut Log<Event>) {
    let Step::Turn(turn, Ask::Source(sources)) = &state.step else { unreachable!("asked for a source") };
    let mut sources = sources.clone();
    sources.push((owner, item));
    if sources.len() < icons(state, turn).len() {
        return state.ask(Ask::Source(sources));
    }
    let others = others(turn.seat, &sources);
    if others.is_empty() {
        return complete(state, &sources, dice, log);
    }
    let task = state.board.task_in(state.board.prisoners[turn.seat].room).expect("there is a task to complete");
    announce(log, Event::Requested(turn.seat, task, sources.clone()));
    state.step = Step::Consent(turn.clone(), sources, Sealed::new(state.board.seats(), others));
}

pub(crate) fn cancel(state: &mut State, log: &mut Log<Event>) {
    let turn = state.turn_mut();
    turn.requests += 1;
    announce(log, Event::Cancelled(turn.seat));
    state.ask(Ask::Step);
}

/// ALC-R40, ALC-R67: one refusal is enough, and then nothing has happened. The answers open together, so that nobody
/// answers because of another.
pub(crate) fn answer(state: &mut State, seat: Seat, agrees: bool, dice: &mut Dice, log: &mut Log<Event>) {
    let Step::Consent(turn, sources, answers) = &mut state.step else { unreachable!("asked for consent") };
    answers.put(seat, Some(agrees));
    announce(log, Event::Answered(seat));
    let Some(answers) = answers.open() else { return };
    log.reveal();
    let refuser = answers.iter().find(|(_, answer)| **answer == Some(false)).map(|(seat, _)| seat);
    match refuser {
        None => {
            let sources = sources.clone();
            complete(state, &sources, dice, log);
        }
        Some(refuser) => {
            turn.requests += 1;
            announce(log, Event::RequestDeclined(refuser));
            state.ask(Ask::Step);
        }
    }
}

/// All conditions hold and all agree: pay, return the items, mark, draw the reward, and look for the end.
fn complete(state: &mut State, sources: &Sources, dice: &mut Dice, log: &mut Log<Event>) {
    charge(state);
    let seat = state.turn().seat;
    let room = state.board.prisoners[seat].room;
    let place = state.board.display.iter().position(|posted| posted.room == room).expect("there is a task to complete");
    let task = state.board.display.remove(place).task;
    announce(log, Event::Completed(seat, task));
    for &(owner, item) in sources {
        state.board.prisoners[owner].goods.items.remove(item);
        give_back(state, item, log);
    }
    let board = &mut state.board;
    board.removed.insert(task);
    mark(board, seat, task.element(), log);
    reward(board, seat, dice, log);
    state.ask(Ask::Step);
    if !ending::check(state, log) {
        refill(&mut state.board, dice, log);
    }
}

/// ALC-087, ALC-044: all others but the goat get the element of the drawn card.
fn reward(board: &mut Board, seat: Seat, dice: &mut Dice, log: &mut Log<Event>) {
    let Some(task) = board.tasks.draw(dice) else { return announce(log, Event::NoReward) };
    announce(log, Event::Reward(task));
    log.reveal();
    board.removed.insert(task);
    for other in Seats::all(board.seats()).without(seat).without(board.goat) {
        mark(board, other, task.element(), log);
    }
}

/// ALC-R42: an element is marked once.
fn mark(board: &mut Board, seat: Seat, element: Element, log: &mut Log<Event>) {
    let marks = &mut board.prisoners[seat].marks;
    if !marks.contains(element) {
        marks.insert(element);
        announce(log, Event::Marked(seat, element));
    }
}

/// ALC-091, ALC-R49: puts out tasks until there are three, or none fits.
pub(crate) fn refill(board: &mut Board, dice: &mut Dice, log: &mut Log<Event>) {
    while board.display.len() < DISPLAY {
        let display = board.display.clone();
        let Some(task) = draw_fitting(board, &display, dice, log) else { return announce(log, Event::NoTask) };
        // ALC-093, ALC-R50: any room without a task.
        let room = loop {
            let room = *dice.pick(&Room::ALL);
            if board.task_in(room).is_none() {
                break room;
            }
        };
        board.display.push(Posted { room, task });
        announce(log, Event::Posted(task, room));
        log.reveal();
    }
}

/// ALC-092, ALC-R49: the first card whose letter is not out yet. The others go under the deck; when none fits,
/// every card has been under it once, and the order is as before, only that now everybody knows it.
pub(crate) fn draw_fitting(
    board: &mut Board,
    display: &[Posted],
    dice: &mut Dice,
    log: &mut Log<Event>,
) -> Option<TaskId> {
    for _ in 0..board.tasks.count() {
        let task = board.tasks.draw(dice)?;
        if display.iter().all(|posted| posted.task.element() != task.element()) {
            return Some(task);
        }
        board.tasks.under.push(task);
        announce(log, Event::TaskUnder(task));
        log.reveal();
    }
    None
}
