//! Tasks: completing one, its reward, and the next (ALC-077 to ALC-093).

use engine::{Dice, Illegal, Log, Sealed, Seat, Seats, refuse};

use super::actions::{ordinary_cost, return_item};
use super::turn::TurnStep;
use super::{announce, ending};
use crate::action::Action;
use crate::content::Content;
use crate::event::Event;
use crate::state::{Ask, Board, DISPLAY, Element, Item, Items, Posted, Room, Sources, State, Step, TaskId, Turn};

/// ALC-R40: after this many declined or cancelled requests only the own items count.
const REQUESTS_MAX: u8 = 3;

/// A task with a token for each of its icons.
#[derive(Clone, Copy)]
pub(crate) struct Request {
    pub(crate) task: TaskId,
    pub(crate) sources: Sources,
    /// What completing it costs; checked before the tokens are chosen, and the same until it is done.
    pub(crate) cost: u8,
}

/// Whether the active player can complete the task of their room.
pub(crate) fn check(state: &State, turn: &Turn) -> Result<TurnStep, Illegal> {
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
    if !covers(usable(board, turn, &Sources::NONE), &task.items) {
        return if turn.requests < REQUESTS_MAX { refuse!("ALC-082") } else { refuse!("ALC-R40") };
    }
    ordinary_cost(board, turn)?;
    Ok(TurnStep::Ask(Ask::Source(Sources::NONE)))
}

/// ALC-079 to ALC-082: whether prisoners, guards and items in a room are as its task wants them.
pub(crate) fn is_ready(content: &Content, board: &Board, room: Room) -> bool {
    let Some(task) = board.task_in(room).map(|task| content.task(task)) else { return false };
    let here = board.prisoners_in(room);
    let held = here.iter().fold(Items::NONE, |sum, seat| sum.plus(board.prisoners[seat].goods.items));
    here.len() >= task.prisoners.get() && board.guards[room.index()] <= task.guards.get() && covers(held, &task.items)
}

/// The prisoners whose items can be used.
fn owners(board: &Board, turn: &Turn) -> Seats {
    if turn.requests < REQUESTS_MAX {
        board.prisoners_in(board.prisoners[turn.seat].room)
    } else {
        Seats::only(turn.seat)
    }
}

/// The items that can be used beside those that were chosen.
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

/// The task that is being completed, and its icons without a token.
pub(crate) fn open_icons(state: &State, turn: &Turn, sources: &Sources) -> Option<(TaskId, &'static [Item])> {
    let task = state.board.task_in(state.board.prisoners[turn.seat].room)?;
    Some((task, state.content.get().task(task).items.get(sources.len()..)?))
}

/// ALC-R41: a token for the next icon that leaves enough for the others.
pub(crate) fn check_source(
    state: &State,
    turn: &Turn,
    sources: &Sources,
    owner: Seat,
    item: Item,
) -> Result<TurnStep, Illegal> {
    let board = &state.board;
    if owner.number() >= board.seats() || !owners(board, turn).contains(owner) {
        return refuse!("ALC-R40");
    }
    let Some((task, [icon, rest @ ..])) = open_icons(state, turn, sources) else { return refuse!("ALC-R41") };
    let chosen = sources.iter().filter(|&&source| source == (owner, item)).count() as u8;
    if (item != *icon && item != Item::Gun) || board.prisoners[owner].goods.items.of(item) <= chosen {
        return refuse!("ALC-R41");
    }
    // Of two equal icons the gun stands for the last; otherwise the same tokens could be chosen in two ways.
    if item == Item::Gun && rest.contains(icon) {
        return refuse!("ALC-R41");
    }
    let mut left = usable(board, turn, sources);
    left.remove(item);
    if !covers(left, rest) {
        return refuse!("ALC-R41");
    }
    let sources = sources.with(owner, item);
    if rest.is_empty() {
        Ok(TurnStep::Request(Request { task, sources, cost: ordinary_cost(board, turn)? }))
    } else {
        Ok(TurnStep::Ask(Ask::Source(sources)))
    }
}

/// ALC-R67: a request can be taken back once it uses an item of another prisoner.
pub(crate) fn check_cancel(turn: &Turn, sources: &Sources) -> Result<TurnStep, Illegal> {
    if other_owners(turn.seat, sources).is_empty() { refuse!("ALC-R67") } else { Ok(TurnStep::CancelRequest) }
}

/// ALC-R40: an answer to a request for items.
pub(crate) fn check_answer(
    state: &State,
    turn: &Turn,
    sources: &Sources,
    action: Action,
) -> Result<(Request, bool), Illegal> {
    let agrees = match action {
        Action::Accept => true,
        Action::Decline => false,
        _ => return refuse!("ALC-R40"),
    };
    let Some((task, _)) = open_icons(state, turn, sources) else { return refuse!("ALC-R40") };
    Ok((Request { task, sources: *sources, cost: ordinary_cost(&state.board, turn)? }, agrees))
}

/// The other prisoners whose items are used.
fn other_owners(seat: Seat, sources: &Sources) -> Seats {
    sources.iter().map(|&(owner, _)| owner).collect::<Seats>().without(seat)
}

/// All tokens are chosen: the other owners are asked for theirs.
pub(crate) fn request(state: &mut State, turn: Turn, request: Request, dice: &mut Dice, log: &mut Log<Event>) -> Step {
    let others = other_owners(turn.seat, &request.sources);
    if others.is_empty() {
        return complete(state, turn, request, dice, log);
    }
    announce(log, Event::Requested(turn.seat, request.task, request.sources));
    Step::Consent(turn, request.sources, Sealed::new(state.board.seats(), others))
}

pub(crate) fn cancel(mut turn: Turn, log: &mut Log<Event>) -> Step {
    turn.requests += 1;
    announce(log, Event::Cancelled(turn.seat));
    turn.ask(Ask::Step)
}

/// ALC-R40, ALC-R67: one refusal is enough, and then nothing has happened. The answers open together, because an answer
/// must not depend on another.
pub(crate) fn answer(
    state: &mut State,
    mut turn: Turn,
    request: Request,
    answers: Sealed<Option<bool>>,
    seat: Seat,
    dice: &mut Dice,
    log: &mut Log<Event>,
) -> Step {
    announce(log, Event::Answered(seat));
    let Some(open) = answers.open() else { return Step::Consent(turn, request.sources, answers) };
    log.reveal();
    match open.iter().find(|(_, answer)| **answer == Some(false)) {
        None => complete(state, turn, request, dice, log),
        Some((refuser, _)) => {
            turn.requests += 1;
            announce(log, Event::RequestDeclined(refuser));
            turn.ask(Ask::Step)
        }
    }
}

/// All conditions hold and all agree: pay, return the items, mark, draw the reward, and look for the end.
fn complete(state: &mut State, mut turn: Turn, request: Request, dice: &mut Dice, log: &mut Log<Event>) -> Step {
    let Request { task, sources, cost } = request;
    turn.points -= cost;
    state.board.display.retain(|posted| posted.task != task);
    announce(log, Event::Completed(turn.seat, task));
    for &(owner, item) in sources.iter() {
        state.board.prisoners[owner].goods.items.remove(item);
        return_item(state, item, log);
    }
    let board = &mut state.board;
    board.removed.insert(task);
    mark(board, turn.seat, task.element(), log);
    reward(board, turn.seat, dice, log);
    match ending::plan_end(state, log) {
        Some(end) => end,
        None => {
            refill(&mut state.board, dice, log);
            turn.ask(Ask::Step)
        }
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
