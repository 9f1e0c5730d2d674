//! How near a task is to its end if all who are not the goat help.

use engine::{Seat, Seats};

use super::former::goal::nearest_source;
use crate::state::{Item, Items, Posted, State};

/// At this cost in action points a task has half of its value.
const HALF_COST: i32 = 6;

/// The value to a seat of the task that the prisoners can complete soonest, from 0 to 100.
pub(super) fn best_team_value(state: &State, seat: Seat) -> i32 {
    let board = &state.board;
    let helpers = Seats::all(board.seats()).without(board.goat);
    let value = |posted: &Posted| {
        let cost = helpers.iter().map(|who| team_cost(state, who, helpers, posted)).min().unwrap_or(99);
        // A new element for the plan counts in full; one that the seat alone lacks counts half.
        let element = posted.task.element();
        let is_known = board.prisoners.values().iter().any(|prisoner| prisoner.marks.contains(element));
        let is_own = board.prisoners[seat].marks.contains(element);
        let full = if !is_known {
            100
        } else if !is_own {
            60
        } else {
            40
        };
        full * HALF_COST / (HALF_COST + cost)
    };
    board.display.iter().map(value).max().unwrap_or_default()
}

/// The action points that it takes until a prisoner completes a task, if others bring what they hold.
fn team_cost(state: &State, completer: Seat, helpers: Seats, posted: &Posted) -> i32 {
    let board = &state.board;
    let task = state.content.get().task(posted.task);
    let steps = |who: Seat| i32::from(board.layout.steps(board.prisoners[who].room, posted.room));
    let mut held = board.prisoners[completer].goods.items;
    let mut cost = 1 + steps(completer);
    let mut company = 1;
    let (mut missing, mut bringing) = (Items::NONE, Seats::NONE);
    for &icon in &task.items {
        if let Some(token) = [icon, Item::Gun].into_iter().find(|&token| held.of(token) > 0) {
            held.remove(token);
            continue;
        }
        let holds = |who: &Seat| board.prisoners[*who].goods.items.of(icon) > 0 && !bringing.contains(*who);
        match helpers.without(completer).iter().filter(holds).min_by_key(|&who| steps(who)) {
            Some(who) => {
                cost += steps(who);
                bringing = bringing.with(who);
                company += 1;
            }
            None => missing.add(icon),
        }
    }
    for item in missing.kinds() {
        // Whoever is nearest fetches it on the way.
        let fetch = |who: Seat| {
            let (source, way) = nearest_source(state, board.prisoners[who].room, item);
            let detour = way as i32 + i32::from(board.layout.steps(source, posted.room)) - steps(who);
            detour.max(0) + 1 + if who == completer { 0 } else { steps(who) }
        };
        cost += helpers.iter().map(fetch).min().unwrap_or(6) + 2 * (i32::from(missing.of(item)) - 1);
    }
    let there = i32::from(board.prisoners_in(posted.room).without(completer).minus(bringing).len());
    if i32::from(task.prisoners.get()) > company + there {
        let others = Seats::all(board.seats()).without(completer).minus(bringing);
        cost += others.iter().map(steps).min().unwrap_or(3) + 1;
    }
    let guards = board.guards[posted.room.index()];
    cost + 2 * i32::from(guards.saturating_sub(task.guards.get())) + i32::from(guards.saturating_sub(1))
}

/// How many items of a prisoner a task that lies out needs, each icon once.
pub(super) fn useful_items(state: &State, seat: Seat) -> i32 {
    let content = state.content.get();
    let held = state.board.prisoners[seat].goods.items;
    let needed = |item: Item| {
        let icons = |posted: &Posted| content.task(posted.task).items.iter().filter(|&&icon| icon == item).count();
        state.board.display.iter().map(icons).max().unwrap_or_default() as u8
    };
    held.kinds().map(|item| i32::from(if item == Item::Gun { 1 } else { held.of(item).min(needed(item)) })).sum()
}
