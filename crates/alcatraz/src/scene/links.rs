//! Links from events to rooms, pawns, sheets and cards, and to the clauses that decide.

use engine::{Clause, Seat};
use scene::EventLinks;

use crate::event::{Event, Votes};
use crate::state::{End, Good, Item};

pub(super) fn event_links(event: &Event) -> EventLinks {
    let mut links = things(event);
    links.clauses.extend(clause(event));
    links.seat = actor(event);
    links
}

/// Who did it, or whom it happened to if nobody did it.
fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::VoteCalled(of)
        | Event::Voted(of)
        | Event::Picked(of, _)
        | Event::Goat(of, _)
        | Event::Turn(of, _)
        | Event::TurnEnded(of)
        | Event::Moved(of, _)
        | Event::Sent(of, _)
        | Event::Used(of, _)
        | Event::Paid(of, _)
        | Event::Took(of, _)
        | Event::Rested(of, _)
        | Event::Earned(of, _)
        | Event::Drew(of, _)
        | Event::Kept(of)
        | Event::Dropped(of, _)
        | Event::Extorted(of, _)
        | Event::Stole(of, ..)
        | Event::Rioted(of, ..)
        | Event::Discarded(of, _)
        | Event::Bribed(of)
        | Event::Exerted(of)
        | Event::Offered(of, _)
        | Event::Countered(of, _)
        | Event::Traded(of, _)
        | Event::TradeDeclined(of)
        | Event::Cancelled(of)
        | Event::Requested(of, ..)
        | Event::Answered(of)
        | Event::RequestDeclined(of)
        | Event::Completed(of, _)
        | Event::Marked(of, _)
        | Event::Blackmailed(of, _)
        | Event::Lost(of, _)
        | Event::Seized(of, ..)
        | Event::Chores(of, _)
        | Event::Favour(of, _)
        | Event::Ended(End::Escape { stays: of }) => Some(*of),
        Event::Round(_)
        | Event::RoomFull(_)
        | Event::GuardCame(_)
        | Event::Votes(_)
        | Event::Returned(..)
        | Event::GuardMoved(..)
        | Event::DrewCards(_)
        | Event::Reshuffled
        | Event::ExtortedCard(_)
        | Event::Reward(_)
        | Event::NoReward
        | Event::TaskUnder(_)
        | Event::Posted(..)
        | Event::NoTask
        | Event::Closed(_)
        | Event::TaskMoved(..)
        | Event::Scrapped(_)
        | Event::PlanComplete
        | Event::StayVotes(_)
        | Event::Ended(End::Guards | End::Amnesty) => None,
    }
}

fn things(event: &Event) -> EventLinks {
    let seat = |seat: &Seat| EventLinks::of("seat", [*seat]);
    let seats = |one: &Seat, other: &Seat| EventLinks::of("seat", [*one, *other]);
    match event {
        Event::Round(_) => EventLinks::default().only("clock"),
        Event::RoomFull(room) | Event::GuardCame(room) | Event::Closed(room) => EventLinks::of("room", [*room]),
        Event::VoteCalled(of)
        | Event::Voted(of)
        | Event::TurnEnded(of)
        | Event::Paid(of, _)
        | Event::Kept(of)
        | Event::Discarded(of, _)
        | Event::TradeDeclined(of)
        | Event::Cancelled(of)
        | Event::Answered(of)
        | Event::RequestDeclined(of)
        | Event::Lost(of, _)
        | Event::Chores(of, _)
        | Event::Favour(of, _) => seat(of),
        Event::Votes(votes) | Event::StayVotes(votes) => voted(votes),
        Event::Picked(one, other) | Event::Extorted(one, other) => seats(one, other),
        Event::Goat(of, _) => seat(of).only("goat"),
        Event::Turn(of, _) | Event::Bribed(of) => seat(of).thing("pawn", of),
        Event::Moved(of, room) | Event::Sent(of, room) | Event::Used(of, room) => {
            EventLinks::of("pawn", [*of]).thing("room", room)
        }
        Event::Returned(item, room) => EventLinks::of("item", [format!("{room}:{item}")]).thing("room", room),
        Event::Took(of, item) => held(of, *item).thing("seat", of),
        Event::Rested(of, _) | Event::Exerted(of) => EventLinks::of("stamina", [*of]),
        Event::Earned(of, _) => EventLinks::of("cash", [*of]),
        Event::GuardMoved(from, to) => EventLinks::of("room", [*to, *from]),
        Event::Drew(of, _) => seat(of).only("blackmail-deck"),
        Event::DrewCards(cards) => EventLinks::of("card", cards.iter()),
        Event::Reshuffled => EventLinks::default().only("blackmail"),
        Event::Dropped(of, card) | Event::Blackmailed(of, card) => EventLinks::of("card", [*card]).thing("seat", of),
        Event::ExtortedCard(card) => EventLinks::of("card", [*card]),
        Event::Stole(to, from, good) | Event::Seized(to, from, good) => match good {
            Good::Item(item) => held(to, *item).thing("seat", to).thing("seat", from),
            Good::Cash => EventLinks::of("cash", [*to, *from]),
        },
        Event::Rioted(of, from, to) => EventLinks::of("room", [*to, *from]).thing("pawn", of),
        Event::Offered(of, deal) | Event::Countered(of, deal) | Event::Traded(of, deal) => seats(of, &deal.with),
        Event::Requested(of, task, _) | Event::Completed(of, task) => seat(of).thing("task", task),
        Event::Marked(of, element) => EventLinks::of("mark", [format!("{of}:{element}")]),
        Event::Reward(task) | Event::Scrapped(task) => EventLinks::of("task", [*task]),
        Event::Posted(task, room) | Event::TaskMoved(task, _, room) => {
            EventLinks::of("task", [*task]).thing("room", room)
        }
        Event::NoReward | Event::TaskUnder(_) | Event::NoTask => EventLinks::default().only("tasks"),
        Event::PlanComplete | Event::Ended(End::Guards | End::Amnesty) => EventLinks::default().only("clock"),
        Event::Ended(End::Escape { stays }) => seat(stays),
    }
}

fn held(seat: &Seat, item: Item) -> EventLinks {
    EventLinks::of("item", [format!("{seat}:{item}")])
}

fn voted(votes: &Votes) -> EventLinks {
    EventLinks::of("seat", votes.iter().map(|(voter, _)| *voter))
}

/// The clause that decides, where no player does.
fn clause(event: &Event) -> Option<Clause> {
    let id = match event {
        Event::RoomFull(_) => "ALC-029",
        Event::Picked(..) => "ALC-037",
        Event::Goat(_, 1) => "ALC-042",
        Event::Goat(..) => "ALC-041",
        Event::Returned(..) => "ALC-074",
        Event::Reshuffled => "ALC-R57",
        Event::RequestDeclined(_) => "ALC-R40",
        Event::Reward(_) => "ALC-087",
        Event::NoReward => "ALC-R48",
        Event::TaskUnder(_) => "ALC-092",
        Event::NoTask => "ALC-R49",
        Event::PlanComplete => "ALC-094",
        Event::StayVotes(_) => "ALC-099",
        Event::Ended(End::Guards) => "ALC-027",
        Event::Ended(End::Escape { .. }) => "ALC-096",
        Event::Ended(End::Amnesty) => "ALC-R47",
        _ => return None,
    };
    id.parse().ok()
}
