//! What events are about: pawns, halls, tokens, and the clauses that speak in them.

use ::scene::EventLinks;
use engine::Clause;

use crate::action::{Event, Fight, Who};

pub(crate) fn event_links(event: &Event) -> EventLinks {
    let mention = things(event);
    match clause(event) {
        Some(clause) => mention.clause(clause),
        None => mention,
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

/// The clause that speaks where the rules, and not a player, decide.
fn clause(event: &Event) -> Option<Clause> {
    Some(match event {
        Event::Boosted { .. } => clause!("WCP-029"),
        Event::Stuck { .. } => clause!("WCP-R08"),
        Event::Left { .. } => clause!("WCP-095"),
        Event::Lost { .. } => clause!("WCP-R50"),
        Event::Captured { .. } => clause!("WCP-049"),
        Event::Fought { fight: Fight::Won { .. }, .. } => clause!("WCP-063"),
        Event::Fought { fight: Fight::Draw, .. } => clause!("WCP-068"),
        Event::Fought { fight: Fight::Lost, .. } => clause!("WCP-065"),
        Event::Returned { .. } => clause!("WCP-R22"),
        Event::Attacked { .. } => clause!("WCP-070"),
        Event::NoHall { .. } => clause!("WCP-R17"),
        Event::Closed => clause!("WCP-R37"),
        Event::Pressed { .. } => clause!("WCP-084"),
        Event::Failsafe { .. } => clause!("WCP-R39"),
        Event::StageTwo { .. } => clause!("WCP-085"),
        Event::Opened => clause!("WCP-R41"),
        Event::TilePassed { .. } => clause!("WCP-107"),
        Event::Destroyed { .. } => clause!("WCP-113"),
        Event::Lapsed { .. } | Event::Collapsed => clause!("WCP-R47"),
        _ => return None,
    })
}
