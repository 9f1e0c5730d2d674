//! What one touches to say an action, and what one may mean by touching something.

use engine::Seat;
use scene::Pick;

use crate::action::Action;
use crate::state::{Ask, Blackmail, Good, Item, Room};
use crate::view::{StepView, View};

/// The things or buttons that say an action.
pub(super) fn picks(view: &View, action: Action) -> Vec<Pick> {
    let button = |id: &str| vec![Pick::button(id)];
    let room = |room: Room| vec![Pick::thing("room", room)];
    let card = |card: Blackmail| vec![Pick::thing("card", card)];
    let actor = actor(view);
    let own = |good: Good| vec![good_of(actor, good)];
    match action {
        Action::CallVote => button("label-call-vote"),
        Action::Vote(seat) | Action::Pick(seat) | Action::Victim(seat) | Action::Stay(seat) => {
            vec![Pick::thing("seat", seat)]
        }
        Action::Move(to) => room(to),
        // To touch the own room means to use it.
        Action::Use => room(view.board.prisoners[actor].room),
        Action::Steal(seat, good) => vec![good_of(seat, good)],
        Action::Riot(from) => vec![Pick::button("scene-riot"), Pick::thing("room", from)],
        Action::Complete => match view.board.task_in(view.board.prisoners[actor].room) {
            Some(task) => vec![Pick::thing("task", task)],
            None => button("scene-complete"),
        },
        Action::Discard(item) | Action::GiveUp(item) => own(Good::Item(item)),
        Action::Pay(good) | Action::Give(good) => own(good),
        Action::Get(good) => vec![good_of(partner(view).unwrap_or(actor), good)],
        Action::Item(item) => vec![good_of(partner(view).unwrap_or(actor), Good::Item(item))],
        Action::Source(seat, item) => vec![good_of(seat, Good::Item(item))],
        Action::Take(item) => vec![Pick::Thing(format!("item:{}:{item}", view.board.prisoners[actor].room))],
        Action::Trade(seat) => vec![Pick::thing("pawn", seat)],
        Action::Blackmail(played) | Action::Keep(played) | Action::Drop(played) => card(played),
        Action::GuardFrom(to) | Action::GuardTo(to) | Action::Room(to) => room(to),
        Action::Bribe => button("label-bribe"),
        Action::Stamina => button("label-stamina"),
        Action::End => button("label-end"),
        Action::Stop => button("label-stop"),
        Action::Propose => button("label-propose"),
        Action::Cancel => button("label-cancel"),
        Action::Accept => button("label-accept"),
        Action::Decline => button("label-decline"),
        Action::Counter => button("label-counter"),
    }
}

/// An item or a coin on a sheet.
fn good_of(seat: Seat, good: Good) -> Pick {
    match good {
        Good::Item(item) => Pick::Thing(format!("item:{seat}:{item}")),
        Good::Cash => Pick::thing("cash", seat),
    }
}

/// Who acts: the one who looks, and for spectators the one whose turn it is.
fn actor(view: &View) -> Seat {
    view.viewer.seat().or_else(|| view.turn().map(|turn| turn.seat)).unwrap_or(view.board.goat)
}

/// The other side of a trade, or the victim of a card.
fn partner(view: &View) -> Option<Seat> {
    match &view.step {
        StepView::Turn(_, Ask::Deal(deal)) => Some(deal.with),
        StepView::Turn(_, Ask::Loot(_, victim)) => Some(*victim),
        _ => None,
    }
}

/// What a seat may mean by touching a thing.
pub(super) fn attempts(view: &View, seat: Seat, thing: &str) -> Vec<Action> {
    let (kind, rest) = thing.split_once(':').unwrap_or((thing, ""));
    let (first, second) = rest.split_once(':').unwrap_or((rest, ""));
    let own_room = view.board.prisoners[seat].room;
    match kind {
        "room" => first.parse().map(|room| room_attempts(view, own_room, room)).unwrap_or_default(),
        "guard" => match first.parse::<Room>() {
            Ok(room) if room == own_room => vec![Action::Bribe, Action::GuardFrom(room)],
            Ok(room) => vec![Action::Riot(room), Action::GuardFrom(room)],
            Err(_) => Vec::new(),
        },
        "task" => vec![Action::Complete],
        "seat" | "pawn" => first.parse().map(|other| seat_attempts(view, seat, other)).unwrap_or_default(),
        "item" => match (second.parse::<Item>(), first.parse::<Room>()) {
            (Ok(item), Ok(room)) if room == own_room => vec![Action::Take(item), Action::Use],
            (Ok(_), Ok(room)) => vec![Action::Move(room)],
            (Ok(item), Err(_)) => good_attempts(view, seat, first, Good::Item(item)),
            (Err(_), _) => Vec::new(),
        },
        "cash" => good_attempts(view, seat, first, Good::Cash),
        "stamina" if first == seat.to_string() => vec![Action::Stamina],
        "card" => first.parse().map(|card| card_attempts(view, card)).unwrap_or_default(),
        _ => Vec::new(),
    }
}

fn room_attempts(view: &View, own_room: Room, room: Room) -> Vec<Action> {
    match &view.step {
        StepView::Turn(_, Ask::GuardFrom { .. } | Ask::Lure { .. }) => vec![Action::GuardFrom(room)],
        StepView::Turn(_, Ask::GuardTo { .. }) => vec![Action::GuardTo(room)],
        StepView::Turn(_, Ask::Target(_) | Ask::Exile(_) | Ask::Rehide(_)) => vec![Action::Room(room)],
        _ if room == own_room => vec![Action::Use],
        _ => vec![Action::Move(room), Action::Riot(room)],
    }
}

fn seat_attempts(view: &View, seat: Seat, other: Seat) -> Vec<Action> {
    match &view.step {
        StepView::Talk | StepView::Vote(_) => vec![Action::Vote(other)],
        StepView::Tie(_) => vec![Action::Pick(other)],
        StepView::Stay(..) => vec![Action::Stay(other)],
        StepView::Turn(_, Ask::Holder | Ask::Victim(_)) => vec![Action::Victim(other)],
        _ if other != seat => vec![Action::Trade(other)],
        _ => Vec::new(),
    }
}

fn good_attempts(view: &View, seat: Seat, owner: &str, good: Good) -> Vec<Action> {
    let Ok(owner) = owner.parse::<Seat>() else { return Vec::new() };
    let item = if let Good::Item(item) = good { Some(item) } else { None };
    match (&view.step, owner == seat) {
        (StepView::Turn(_, Ask::Pay), true) => vec![Action::Pay(good)],
        (StepView::Turn(_, Ask::Deal(_)), true) => vec![Action::Give(good)],
        (StepView::Turn(_, Ask::Deal(_)), false) => vec![Action::Get(good)],
        (StepView::Turn(_, Ask::Source(_)), _) => item.map(|item| Action::Source(owner, item)).into_iter().collect(),
        (StepView::Turn(_, Ask::Loot(..)), false) => item.map(Action::Item).into_iter().collect(),
        (StepView::Turn(_, Ask::GiveUp(_)), true) => item.map(Action::GiveUp).into_iter().collect(),
        (_, true) => vec![item.map_or(Action::Bribe, Action::Discard)],
        (_, false) => vec![Action::Steal(owner, good)],
    }
}

fn card_attempts(view: &View, card: Blackmail) -> Vec<Action> {
    vec![match &view.step {
        StepView::Keep(..) => Action::Keep(card),
        StepView::Turn(_, Ask::Drop) => Action::Drop(card),
        _ => Action::Blackmail(card),
    }]
}
