//! The task that a prisoner can complete soonest.

use engine::{Seat, Seats};

use crate::content::Effect;
use crate::state::{Item, Items, ROOM_GUARDS, Room, State, TaskId};

/// The task that a prisoner can complete soonest, and what it needs first.
#[derive(Clone, Copy)]
pub(in crate::judge) struct Goal {
    /// From 0 to [`VALUE_MAX`].
    pub(in crate::judge) value: u32,
    /// The action points that it takes, about.
    pub(in crate::judge) cost: u32,
    /// The room of the task.
    pub(in crate::judge) room: Room,
    /// The items that are missing.
    pub(in crate::judge) missing: Items,
    /// Where to go next.
    pub(in crate::judge) next_room: Room,
    /// How many guards too many there are.
    pub(in crate::judge) extra_guards: u8,
}

/// The value of a task that can be completed at once; about as much as completing it adds to the worth of a state.
const VALUE_MAX: u32 = 100;
/// At this cost in action points a task has half of its value.
const HALF_COST: u32 = 9;
/// The distance of a room that does not exist.
const FAR: u32 = 6;

/// The most valuable task for a prisoner.
pub(in crate::judge) fn best_goal(state: &State, seat: Seat) -> Option<Goal> {
    let board = &state.board;
    let mut best: Option<Goal> = None;
    for posted in &board.display {
        let goal = goal_at(state, seat, posted.room, posted.task);
        if best.is_none_or(|best| goal.value > best.value) {
            best = Some(goal);
        }
    }
    best
}

fn goal_at(state: &State, seat: Seat, room: Room, id: TaskId) -> Goal {
    let board = &state.board;
    let task = state.content.get().task(id);
    let own = &board.prisoners[seat];
    let others_there = board.prisoners_in(room).without(seat);
    let mut held = own.goods.items;
    let mut their_items =
        others_there.iter().fold(Items::NONE, |sum, other| sum.plus(board.prisoners[other].goods.items));
    let (mut missing, mut cost) = (Items::NONE, 1_u32);
    for &icon in &task.items {
        if let Some(token) = [icon, Item::Gun].into_iter().find(|&token| held.of(token) > 0) {
            held.remove(token);
            // Every prisoner wants the gun, so it may be stolen.
            cost += 2 * u32::from(token == Item::Gun);
        } else if their_items.of(icon) > 0 {
            their_items.remove(icon);
            cost += 1;
        } else {
            missing.add(icon);
        }
    }
    let mut next_room = room;
    let mut nearest = u32::MAX;
    for item in missing.kinds() {
        let (source, steps) = nearest_source(state, own.room, item);
        cost += steps + 1 + 2 * u32::from(missing.of(item) - 1);
        if steps < nearest {
            (next_room, nearest) = (source, steps);
        }
    }
    let slots = state.content.sheet.items.get().saturating_sub(own.goods.items.total());
    cost += 2 * u32::from(missing.total().saturating_sub(slots));
    cost += u32::from(board.layout.steps(next_room, room)) + u32::from(board.layout.steps(own.room, next_room)) / 2;
    if missing.is_empty() {
        cost += u32::from(board.layout.steps(own.room, room)).div_ceil(2);
    }
    let guards = board.guards[room.index()];
    let extra_guards = guards.saturating_sub(task.guards.get());
    cost += 2 * u32::from(extra_guards) + u32::from(guards.saturating_sub(1));
    if task.prisoners.get() > others_there.len() + 1 {
        let steps = |other: Seat| u32::from(board.layout.steps(board.prisoners[other].room, room));
        let others = Seats::all(board.seats()).without(seat);
        cost += 2 + others.iter().map(steps).min().unwrap_or_default();
    }
    let element = id.element();
    let known = board.prisoners[seat].marks.contains(element);
    let held_by_any = board.prisoners.values().iter().any(|prisoner| prisoner.marks.contains(element));
    let full = match (known, held_by_any) {
        (true, _) => VALUE_MAX / 12,
        (false, true) => VALUE_MAX / 3,
        (false, false) => VALUE_MAX,
    };
    Goal { value: full * HALF_COST / (HALF_COST + cost), cost, room, missing, next_room, extra_guards }
}

/// The nearest room that gives an item, and its distance.
pub(in crate::judge) fn nearest_source(state: &State, from: Room, item: Item) -> (Room, u32) {
    let board = &state.board;
    let mut best = (from, FAR);
    for room in Room::ALL {
        if board.tokens[room.index()].of(item) == 0 || board.closed.contains(room) {
            continue;
        }
        let side = state.content.get().side(room, board.sides[room.index()]);
        let gives = match side.effect {
            Effect::Take { item: given, .. } => given == item,
            Effect::TakeAny(_) => true,
            Effect::Expose | Effect::Extort | Effect::Guards(_) | Effect::Draw(_) => false,
            Effect::Stamina(_) | Effect::Cash(_) => false,
        };
        let guards = board.guards[room.index()];
        if gives && guards < ROOM_GUARDS {
            let steps = u32::from(board.layout.steps(from, room)) + u32::from(side.pay);
            let steps = steps + if side.free { 0 } else { u32::from(guards.saturating_sub(1)) };
            if steps < best.1 {
                best = (room, steps);
            }
        }
    }
    best
}
