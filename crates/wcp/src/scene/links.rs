//! What events are about: pawns, halls, tokens, and the clauses that explain them.

use engine::{Clause, Seat};
use scene::EventLinks;

use crate::Event;
use crate::event::{Fight, Who};

pub(super) fn event_links(event: &Event) -> EventLinks {
    let mut links = things(event);
    links.seat = actor(event);
    match clause(event) {
        Some(clause) => links.clause(clause),
        None => links,
    }
}

fn things(event: &Event) -> EventLinks {
    let pawn = |who: &Who| EventLinks::of("pawn", [who.pawn]).thing("seat", who.seat);
    let pawns = |one: &Who, other: &Who| EventLinks::of("pawn", [one.pawn, other.pawn]);
    let only = |id: &str| EventLinks::default().only(id);
    match event {
        Event::Picked { pawn: who, card } => EventLinks::of("card", [*card]).thing("pawn", who.pawn),
        Event::Drew { seat, .. } => EventLinks::of("seat", [*seat]),
        Event::DrewFaces { .. } => only("hand"),
        Event::Moved { pawn: who, to } => EventLinks::of("pawn", [who.pawn]).thing("cell", to),
        Event::Boosted { pawn: who, over, to } => {
            EventLinks::of("pawn", [who.pawn]).thing("cell", to).thing("cell", over)
        }
        Event::Stuck { pawn: who }
        | Event::Lost { pawn: who }
        | Event::BackOutside { pawn: who }
        | Event::Captured { pawn: who, .. }
        | Event::Fought { pawn: who, .. }
        | Event::Ignored { pawn: who }
        | Event::Cancelled { pawn: who }
        | Event::NoHall { pawn: who }
        | Event::StageTwo { pawn: who }
        | Event::Resigned { pawn: who } => pawn(who),
        Event::Left { pawn: who, .. } => pawn(who).only("away"),
        Event::Took { pawn: who, token } => {
            EventLinks::of("goods", [format!("{}:{token}", who.pawn)]).thing("pawn", who.pawn)
        }
        Event::Returned { .. } => only("tokens"),
        Event::Proposed { pawn: one, partner: other, .. }
        | Event::Countered { pawn: one, partner: other, .. }
        | Event::Traded { pawn: one, partner: other }
        | Event::Gave { from: one, to: other, .. }
        | Event::Attacked { attacker: one, defender: other, .. }
        | Event::Looted { winner: one, loser: other, .. } => pawns(one, other),
        Event::Declined { partner } => pawn(partner),
        Event::LaidHall { pawn: who, cell, .. } => EventLinks::of("cell", [*cell]).thing("seat", who.seat),
        Event::LaidToken { pawn: who, token, cell, .. } => {
            EventLinks::of("token", [format!("{cell}:{token}")]).thing("cell", cell).thing("seat", who.seat)
        }
        Event::Closed | Event::Opened | Event::Collapsed => only("stage"),
        Event::Pressed { pawn: who } | Event::Failsafe { pawn: who } => only("wcp-tile").thing("pawn", who.pawn),
        Event::TilePassed { to } => only("wcp-tile").thing("seat", to.seat),
        Event::Destroyed { pawn: who, cell } => EventLinks::of("cell", [*cell]).thing("pawn", who.pawn),
        Event::Lapsed { pawn: who } => only("wcp-tile").thing("pawn", who.pawn),
    }
}

/// Whose event it is: who acts, or whom it happens to.
fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Picked { pawn, .. }
        | Event::Moved { pawn, .. }
        | Event::Boosted { pawn, .. }
        | Event::Stuck { pawn }
        | Event::Left { pawn, .. }
        | Event::Lost { pawn }
        | Event::BackOutside { pawn }
        | Event::Took { pawn, .. }
        | Event::Captured { pawn, .. }
        | Event::Fought { pawn, .. }
        | Event::Ignored { pawn }
        | Event::Proposed { pawn, .. }
        | Event::Countered { pawn, .. }
        | Event::Traded { pawn, .. }
        | Event::Declined { partner: pawn }
        | Event::Cancelled { pawn }
        | Event::Gave { from: pawn, .. }
        | Event::Attacked { attacker: pawn, .. }
        | Event::Looted { winner: pawn, .. }
        | Event::LaidHall { pawn, .. }
        | Event::NoHall { pawn }
        | Event::LaidToken { pawn, .. }
        | Event::Pressed { pawn }
        | Event::Failsafe { pawn }
        | Event::StageTwo { pawn }
        | Event::TilePassed { to: pawn }
        | Event::Destroyed { pawn, .. }
        | Event::Lapsed { pawn }
        | Event::Resigned { pawn } => Some(pawn.seat),
        Event::Drew { seat, .. } => Some(*seat),
        Event::DrewFaces { .. } | Event::Returned { .. } | Event::Closed | Event::Opened | Event::Collapsed => None,
    }
}

/// The clause behind an event that the rules bring about, rather than a player.
fn clause(event: &Event) -> Option<Clause> {
    let id = match event {
        Event::Boosted { .. } => "WCP-029",
        Event::Stuck { .. } => "WCP-R08",
        Event::Left { .. } => "WCP-095",
        Event::Lost { .. } => "WCP-R50",
        Event::Captured { .. } => "WCP-049",
        Event::Fought { fight: Fight::Won { .. }, .. } => "WCP-063",
        Event::Fought { fight: Fight::Draw, .. } => "WCP-068",
        Event::Fought { fight: Fight::Lost, .. } => "WCP-065",
        Event::Returned { .. } => "WCP-R22",
        Event::Attacked { .. } => "WCP-070",
        Event::NoHall { .. } => "WCP-R17",
        Event::Closed => "WCP-R37",
        Event::Pressed { .. } => "WCP-084",
        Event::Failsafe { .. } => "WCP-R39",
        Event::StageTwo { .. } => "WCP-085",
        Event::Opened => "WCP-R41",
        Event::TilePassed { .. } => "WCP-107",
        Event::Destroyed { .. } => "WCP-113",
        Event::Lapsed { .. } | Event::Collapsed => "WCP-R47",
        Event::Picked { .. }
        | Event::Drew { .. }
        | Event::DrewFaces { .. }
        | Event::Moved { .. }
        | Event::BackOutside { .. }
        | Event::Took { .. }
        | Event::Ignored { .. }
        | Event::Proposed { .. }
        | Event::Countered { .. }
        | Event::Traded { .. }
        | Event::Declined { .. }
        | Event::Cancelled { .. }
        | Event::Gave { .. }
        | Event::Looted { .. }
        | Event::LaidHall { .. }
        | Event::LaidToken { .. }
        | Event::Resigned { .. } => return None,
    };
    Some(Clause::new(id))
}
