//! Picks: the things to touch for an action. Attempts: the actions that touching a thing may mean.

use engine::Seat;
use scene::Pick;

use super::rotation_id;
use crate::board::{Cell, Dir, Rotation};
use crate::content::Content;
use crate::rules::moving::{self, Landing};
use crate::state::{Draft, Location, Pawn, entrance};
use crate::text::labels;
use crate::view::StepView;
use crate::{Action, View};

/// The area at the end of a step.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goal {
    Hall(Cell),
    Gate(Dir),
}

impl Goal {
    fn pick(self) -> Pick {
        match self {
            Goal::Hall(cell) => Pick::thing("cell", cell),
            Goal::Gate(dir) => Pick::thing("entrance", dir),
        }
    }

    fn place(self) -> Option<Location> {
        match self {
            Goal::Hall(cell) => Some(Location::Inside(cell)),
            Goal::Gate(_) => None,
        }
    }
}

/// Where a step would end if there were no walls.
fn goal_without_walls(view: &View, from: Location, dir: Dir) -> Option<Goal> {
    match from {
        Location::Inside(cell) => Some(cell.neighbour(dir).map_or(Goal::Gate(dir), Goal::Hall)),
        Location::Outside => {
            let entrance = entrance(view.board.active(), view.turn);
            (dir == entrance.opposite()).then(|| Goal::Hall(Cell::corner(entrance)))
        }
        Location::Left(_) | Location::Lost | Location::Resigned => None,
    }
}

/// Where a step ends, if it is possible.
fn goal(view: &View, from: Location, dir: Dir) -> Option<Goal> {
    match moving::step_on(&view.board, view.exits_open(), view.turn, from, dir) {
        Ok(Landing::Hall(cell)) => Some(Goal::Hall(cell)),
        Ok(Landing::Out) => Some(Goal::Gate(dir)),
        Err(_) => None,
    }
}

/// Every pair of steps, except there and back.
fn pairs() -> impl Iterator<Item = (Dir, Dir)> {
    let pairs = Dir::ALL.into_iter().flat_map(|first| Dir::ALL.into_iter().map(move |second| (first, second)));
    pairs.filter(|&(first, second)| second != first.opposite())
}

/// Touching the end is enough, unless one step leads there, too, or another way meets its guard differently. Of ways
/// that are alike the first is meant; the others are behind a button.
fn boost(content: &Content, view: &View, first: Dir, second: Dir) -> Vec<Pick> {
    let from = view.vehicles[view.turn].place;
    let Some(over) = goal_without_walls(view, from, first) else { return vec![Pick::button("pick-boost")] };
    let Some(end) = over.place().and_then(|over| goal_without_walls(view, over, second)) else {
        return vec![over.pick()];
    };
    let leads_there = |(first, second): &(Dir, Dir)| {
        let over = goal(view, from, *first).and_then(Goal::place);
        over.and_then(|over| goal(view, over, *second)) == Some(end)
    };
    let ways: Vec<(Dir, Dir)> = pairs().filter(leads_there).collect();
    let fights = |last: Dir| is_watched(content, view, end, last);
    let is_first = ways.iter().find(|(_, last)| fights(*last) == fights(second)) == Some(&(first, second));
    let all_alike = ways.iter().all(|(_, last)| fights(*last) == fights(second));
    let by_one_step = Dir::ALL.into_iter().any(|dir| goal(view, from, dir) == Some(end));
    let mut picks: Vec<Pick> = (by_one_step || !is_first).then(|| Pick::button("pick-boost")).into_iter().collect();
    picks.push(end.pick());
    picks.extend((!is_first || !all_alike).then(|| over.pick()));
    picks
}

/// Whether a guard fights a pawn that gets there by a step in this direction.
fn is_watched(content: &Content, view: &View, end: Goal, dir: Dir) -> bool {
    let laid = match end {
        Goal::Hall(cell) => view.board.token(cell),
        Goal::Gate(_) => None,
    };
    laid.is_some_and(|laid| content.protects(laid.token).rotated(laid.rotation).contains(dir.opposite()))
}

fn goods(pawn: Pawn, token: impl std::fmt::Display) -> Pick {
    Pick::thing("goods", format!("{pawn}:{token}"))
}

/// The other pawn of a trade, a gift or a fight.
fn partner(view: &View) -> Pawn {
    match &view.step {
        StepView::Propose(terms) | StepView::Answer(terms) => terms.partner,
        StepView::Give(gift) => gift.partner,
        StepView::Loot { loser, .. } => *loser,
        _ => view.turn,
    }
}

pub(super) fn picks(content: &Content, view: &View, action: Action) -> Vec<Pick> {
    let own = match &view.step {
        StepView::Propose(terms) => terms.proposer,
        _ => view.turn,
    };
    vec![match action {
        Action::Pick(card) => Pick::thing("card", card),
        Action::GoOn => Pick::button("do-go-on"),
        Action::Resign => Pick::button("do-resign"),
        Action::Move(dir) => match goal_without_walls(view, view.vehicles[own].place, dir) {
            Some(goal) => goal.pick(),
            None => Pick::thing("entrance", dir),
        },
        Action::Boost(first, second) => return boost(content, view, first, second),
        Action::DriveOff => Pick::Thing("away".to_owned()),
        Action::Press => Pick::Thing("wcp-tile".to_owned()),
        Action::Ignore => Pick::button(labels::ignore(view)),
        Action::Trade(pawn) => return vec![Pick::thing("pawn", pawn), Pick::button("pick-trade")],
        Action::Attack(pawn) => return vec![Pick::thing("pawn", pawn), Pick::button("pick-attack")],
        Action::Give(pawn) => return vec![Pick::thing("pawn", pawn), Pick::button("pick-give")],
        Action::Offer(token) | Action::HandOver(token) => goods(own, token),
        Action::Ask(token) | Action::Take(token) | Action::Loot(token) => goods(partner(view), token),
        Action::Propose => Pick::button("do-propose"),
        Action::Cancel => Pick::button("do-cancel"),
        Action::Accept => Pick::button("do-accept"),
        Action::Decline => Pick::button("do-decline"),
        Action::Counter => Pick::button("do-counter"),
        Action::Done => Pick::button("do-done"),
        Action::LayHall(hall) => Pick::thing("hall", hall),
        Action::LayToken(token) => Pick::thing("hand", token),
        Action::On(cell) | Action::Destroy(cell) => Pick::thing("cell", cell),
        Action::Turn(rotation) => Pick::thing("turn", rotated(view, rotation)),
    }]
}

fn rotated(view: &View, rotation: Rotation) -> String {
    match view.step {
        StepView::LayHall(Some(Draft::Turned(hall, _))) => rotation_id(hall, rotation),
        StepView::LayToken(Some(Draft::Turned(token, _))) => rotation_id(token, rotation),
        _ => rotation.to_string(),
    }
}

pub(super) fn attempts(view: &View, seat: Seat, thing: &str) -> Vec<Action> {
    let (kind, id) = thing.split_once(':').unwrap_or((thing, ""));
    let (first, last) = id.split_once(':').unwrap_or((id, id));
    match kind {
        "card" => id.parse().map(Action::Pick).into_iter().collect(),
        "hall" => id.parse().map(Action::LayHall).into_iter().collect(),
        "hand" => id.parse().map(Action::LayToken).into_iter().collect(),
        "turn" => last.parse().map(Action::Turn).into_iter().collect(),
        "wcp-tile" => vec![Action::Press],
        "away" => vec![Action::DriveOff],
        "cell" => id.parse().map(|cell| on_cell(view, cell)).unwrap_or_default(),
        "token" | "draft" => first.parse().map(|cell| on_cell(view, cell)).unwrap_or_default(),
        "entrance" => id.parse().map(|dir| at_gate(view, dir)).unwrap_or_default(),
        "pawn" => id.parse().map(|pawn| with_pawn(view, seat, pawn)).unwrap_or_default(),
        "goods" => first.parse().map(|pawn| with_goods(view, pawn, last)).unwrap_or_default(),
        _ => Vec::new(),
    }
}

/// A move there if it is near, or the action that the step expects of a cell.
fn on_cell(view: &View, cell: Cell) -> Vec<Action> {
    match view.step {
        StepView::Destroy => return vec![Action::Destroy(cell)],
        StepView::Move => {}
        _ => return vec![Action::On(cell)],
    }
    let mut actions = moves_to(view, Goal::Hall(cell));
    if actions.is_empty() && view.vehicles[view.turn].place == Location::Outside {
        actions.push(Action::Move(entrance(view.board.active(), view.turn)));
    }
    actions
}

/// Every move of one or two steps that would end there if there were no walls.
fn moves_to(view: &View, goal: Goal) -> Vec<Action> {
    let from = view.vehicles[view.turn].place;
    let goal = Some(goal);
    let one_step = Dir::ALL.into_iter().filter(|&dir| goal_without_walls(view, from, dir) == goal).map(Action::Move);
    let two_steps = pairs().filter(|&(first, second)| {
        goal_without_walls(view, from, first)
            .and_then(Goal::place)
            .and_then(|over| goal_without_walls(view, over, second))
            == goal
    });
    one_step.chain(two_steps.map(|(first, second)| Action::Boost(first, second))).collect()
}

fn at_gate(view: &View, dir: Dir) -> Vec<Action> {
    match view.vehicles[view.turn].place {
        Location::Outside => vec![Action::DriveOff],
        Location::Inside(_) | Location::Left(_) | Location::Lost | Location::Resigned => {
            let ways = moves_to(view, Goal::Gate(dir));
            if ways.is_empty() { vec![Action::Move(dir)] } else { ways }
        }
    }
}

fn with_pawn(view: &View, seat: Seat, pawn: Pawn) -> Vec<Action> {
    if pawn.number() >= view.vehicles.len() || pawn == view.turn {
        Vec::new()
    } else if view.owner(pawn) == seat {
        vec![Action::Give(pawn)]
    } else {
        vec![Action::Attack(pawn), Action::Trade(pawn)]
    }
}

fn with_goods(view: &View, pawn: Pawn, token: &str) -> Vec<Action> {
    let Ok(token) = token.parse() else { return Vec::new() };
    let is_own = match &view.step {
        StepView::Propose(terms) => pawn == terms.proposer,
        _ => pawn == view.turn,
    };
    vec![match view.step {
        StepView::Loot { .. } => Action::Loot(token),
        StepView::Give(_) if is_own => Action::HandOver(token),
        StepView::Give(_) => Action::Take(token),
        _ if is_own => Action::Offer(token),
        _ => Action::Ask(token),
    }]
}
