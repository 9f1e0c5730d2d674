//! The things and clauses that events link to.

use engine::{Clause, Seat};
use scene::EventLinks;

use crate::cards::{Kind, Kinds};
use crate::event::Event;
use crate::state::{Mode, Options, Team};

pub(super) fn event_links(options: &Options, event: &Event) -> EventLinks {
    let mut links = things(options, event);
    links.seat = actor(event);
    match clause(event) {
        Some(clause) => links.clause(clause),
        None => links,
    }
}

/// Who did it, or whom it happened to.
fn actor(event: &Event) -> Option<Seat> {
    match *event {
        Event::Turn(seat)
        | Event::Drew(seat, _)
        | Event::Rolled(seat, _)
        | Event::Moved(seat, _)
        | Event::Sent(seat, _)
        | Event::Discarded(seat, _)
        | Event::LostAtRandom(seat, _)
        | Event::Joined(seat, _)
        | Event::LeftGang(seat, _)
        | Event::Played(seat, _)
        | Event::Revealed(seat, _)
        | Event::RevealedInGang(seat, _)
        | Event::Beaten(seat)
        | Event::Unmoved(seat)
        | Event::Healed(seat, _)
        | Event::GotCigarettes(seat, _)
        | Event::TookCigarettes(seat, ..)
        | Event::TookFromBoard(seat, ..)
        | Event::Crafted(seat, _)
        | Event::Sold(seat, ..)
        | Event::Paid(seat, _)
        | Event::Dug(seat, ..)
        | Event::MoreActions(seat, _)
        | Event::Extorts(seat, _)
        | Event::Names(seat, _)
        | Event::Laid(seat, _)
        | Event::Helped(seat, _)
        | Event::Swung(seat)
        | Event::Gave(seat, ..)
        | Event::Refused(seat)
        | Event::Passed(seat)
        | Event::Declined(seat)
        | Event::WonFight(seat, _)
        | Event::TookCard(seat, _)
        | Event::TookThisCard(seat, ..)
        | Event::WeaponsBack(seat, _)
        | Event::Looked(seat, _)
        | Event::Saw(seat, _)
        | Event::HandedCard(seat, _)
        | Event::HandedThisCard(seat, ..)
        | Event::HandedCigarettes(seat, ..)
        | Event::Exchanged(seat, ..)
        | Event::MichelRolled(seat, _)
        | Event::MichelShown(seat, _)
        | Event::MichelAvoided(seat)
        | Event::MichelPaid(seat, _)
        | Event::MichelBeaten(seat)
        | Event::MichelWon(seat)
        | Event::Escaped(seat)
        | Event::Lockdown(seat) => Some(seat),
        // Told only to those whom they concern, without a name.
        Event::DrewCards(_) | Event::NewHand(_) => None,
        Event::Reshuffled
        | Event::WeaponsDiscarded(_)
        | Event::HandsDealt
        | Event::MichelMoved(_)
        | Event::MichelReshuffled => None,
    }
}

fn things(options: &Options, event: &Event) -> EventLinks {
    let seat = |seat: Seat| EventLinks::of("seat", [seat]);
    let seats = |one: Seat, other: Seat| EventLinks::of("seat", [one, other]);
    let only = |id: &str| EventLinks::default().only(id);
    match *event {
        Event::Turn(of) | Event::Rolled(of, _) => EventLinks::of("pawn", [of]).thing("seat", of),
        Event::Drew(of, _) => seat(of).only("deck"),
        Event::DrewCards(_) | Event::NewHand(_) => only("hand"),
        Event::Reshuffled => only("deck").only("discard"),
        Event::Moved(of, room) | Event::Sent(of, room) => EventLinks::of("pawn", [of]).thing("room", room),
        Event::Discarded(of, kind) | Event::LostAtRandom(of, kind) => discarded(kind).thing("seat", of),
        Event::Joined(of, card) => EventLinks::of("gang-card", [card]).thing("seat", of),
        Event::LeftGang(of, card) => EventLinks::of("gang", [card.gang()]).thing("seat", of),
        Event::Revealed(of, _) | Event::RevealedInGang(of, _) => EventLinks::of("background", [of]).thing("seat", of),
        Event::Played(of, _)
        | Event::Unmoved(of)
        | Event::Healed(of, _)
        | Event::MoreActions(of, _)
        | Event::Names(of, _)
        | Event::Laid(of, _)
        | Event::Helped(of, _)
        | Event::Swung(of)
        | Event::Refused(of)
        | Event::Passed(of)
        | Event::Declined(of)
        | Event::WeaponsBack(of, _)
        | Event::MichelPaid(of, _) => seat(of),
        Event::Beaten(of) => seat(of).thing("pawn", of),
        Event::GotCigarettes(of, _) | Event::Paid(of, _) | Event::Sold(of, _, _) => EventLinks::of("cigarettes", [of]),
        Event::TookCigarettes(one, other, _) | Event::HandedCigarettes(one, other, _) => {
            EventLinks::of("cigarettes", [one, other])
        }
        Event::TookFromBoard(of, kind, _) => EventLinks::of("pile", [kind]).thing("seat", of),
        Event::Crafted(of, recipe) => EventLinks::of("recipe", [recipe]).thing("seat", of),
        Event::Dug(of, tool, ..) => {
            EventLinks::of("dug", [format!("{of}:{}", tool.kind())]).thing("tunnel", tunnel(options, of))
        }
        Event::Extorts(one, other) | Event::WonFight(one, other) => EventLinks::of("pawn", [one, other]).only("yard"),
        Event::Gave(from, to, _) => seats(from, to),
        Event::TookCard(one, other)
        | Event::TookThisCard(one, other, _)
        | Event::Looked(one, other)
        | Event::HandedCard(one, other)
        | Event::HandedThisCard(one, other, _)
        | Event::Exchanged(one, other, _, _) => EventLinks::of("hand", [one, other]),
        Event::WeaponsDiscarded(_) => only("discard"),
        Event::Saw(of, _) => EventLinks::of("hand", [of]),
        Event::HandsDealt => only("yard"),
        Event::MichelRolled(of, _) => only("michel").thing("seat", of),
        Event::MichelMoved(room) => only("michel").thing("room", room),
        Event::MichelShown(of, _) => only("michel-deck").thing("seat", of),
        Event::MichelAvoided(of) | Event::MichelBeaten(of) | Event::MichelWon(of) => only("michel").thing("pawn", of),
        Event::MichelReshuffled => only("michel-deck"),
        Event::Escaped(of) | Event::Lockdown(of) => EventLinks::of("tunnel", [tunnel(options, of)]).thing("seat", of),
    }
}

/// Where a discarded card lies: on its pile, or among the discards.
fn discarded(kind: Kind) -> EventLinks {
    match Kinds::BOARD.contains(kind) {
        true => EventLinks::of("pile", [kind]),
        false => EventLinks::default().only("discard"),
    }
}

/// The seat in the id of a tunnel: its digger, or the first seat of the team.
fn tunnel(options: &Options, seat: Seat) -> Seat {
    match options.mode {
        Mode::Solo => seat,
        Mode::Team => Team::of(seat).first_seat(),
    }
}

/// The clause behind an event that the rules decide, and not a player.
fn clause(event: &Event) -> Option<Clause> {
    let id = match event {
        Event::Reshuffled => "BLK-031",
        Event::LeftGang(..) => "BLK-058",
        Event::RevealedInGang(..) => "BLK-093",
        Event::Refused(_) => "BLK-R35",
        Event::WonFight(..) => "BLK-072",
        Event::WeaponsDiscarded(_) => "BLK-078",
        Event::MichelShown(..) => "BLK-122",
        Event::MichelAvoided(_) => "BLK-123",
        Event::MichelBeaten(_) => "BLK-126",
        Event::MichelWon(_) => "BLK-128",
        Event::LostAtRandom(..) => "BLK-130",
        Event::MichelReshuffled => "BLK-133",
        Event::Escaped(_) => "BLK-016",
        Event::Lockdown(_) => "BLK-R62",
        _ => return None,
    };
    id.parse().ok()
}
