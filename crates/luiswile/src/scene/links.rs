//! What events are about: prisoners, gangs, ways, and the clauses that speak in them.

use ::scene::EventLinks;
use engine::{Clause, Seat};

use crate::cards::{Number, Prisoner, Way};
use crate::event::{Defended, Event};
use crate::state::Options;

pub(crate) fn event_links(options: &Options, event: &Event) -> EventLinks {
    let mention = things(options, event);
    match clause(event) {
        Some(clause) => mention.clause(clause),
        None => mention,
    }
}

fn things(options: &Options, event: &Event) -> EventLinks {
    let number = |who: Prisoner| -> Number { options.content().prisoner(who).number };
    let card = |who: Prisoner| EventLinks::of("card", [number(who)]);
    let two = |a: Prisoner, b: Prisoner| EventLinks::of("card", [number(a), number(b)]);
    let gang = |seat: Seat| EventLinks::of("gang", [seat]);
    let pool = |seat: Seat, way: Way| EventLinks::of("pool", [format!("{seat}:{way}")]).thing("gang", seat);
    let only = |id: &str| EventLinks::default().only(id);
    match *event {
        Event::Morning(_) | Event::Today(_) | Event::Moved => only("day"),
        Event::Ready(seat) | Event::Revealed(seat, _) => gang(seat),
        Event::Piles(ref piles) => EventLinks::of("gang", piles.iter().map(|(seat, _)| seat)),
        Event::Stopped(seat, a, b) | Event::LetFight(seat, a, b) => two(a, b).thing("gang", seat),
        Event::Fought(a, b) => two(a, b),
        Event::Left(who)
        | Event::Arrived(who)
        | Event::SingledOut(who)
        | Event::Amnestied(who)
        | Event::Contested(who)
        | Event::Released(who)
        | Event::LockedUp(who, _)
        | Event::Settled(who) => card(who),
        Event::ArrivedUnknown(_) | Event::Scouted(..) => only("day"),
        Event::Lost(seat, way, _) | Event::Detected(seat, way) | Event::Caught(seat, way) => pool(seat, way),
        // Somebody who was transferred meanwhile can still have orders, or be wanted.
        Event::SabotageOrder(_, seat, way) => pool(seat, way),
        Event::RecruitOrder(..) | Event::Unmoved(_) => only("neutrals"),
        Event::Sabotaged(who, seat, way, _) => card(who).thing("pool", format!("{seat}:{way}")),
        Event::Uncovered(_, who) => card(who),
        Event::Joined(seat, who) => card(who).thing("gang", seat),
        Event::Patrols(..) => only("patrol"),
        Event::Defended(seat, way, who, _) => card(who).thing("pool", format!("{seat}:{way}")),
        Event::Punishment(_) => only("warden"),
        Event::Produced(seat, _) | Event::Escaped(seat) => EventLinks::of("runner", [seat]).thing("gang", seat),
    }
}

/// The clause that speaks where the rules, and not a player, decide.
fn clause(event: &Event) -> Option<Clause> {
    let id = match event {
        Event::Stopped(..) => "LUI-091",
        Event::Fought(..) => "LUI-089",
        Event::Left(_) => "LUI-094",
        Event::ArrivedUnknown(_) => "LUI-095",
        Event::Arrived(_) => "LUI-099",
        Event::Scouted(..) => "LUI-098",
        Event::Joined(..) => "LUI-050",
        Event::Contested(_) => "LUI-051",
        Event::Uncovered(..) => "LUI-R15",
        Event::Sabotaged(..) => "LUI-053",
        Event::Patrols(..) => "LUI-056",
        Event::Detected(..) => "LUI-119",
        Event::Defended(_, _, _, Defended::Talk) => "LUI-061",
        Event::Defended(_, _, _, Defended::Bribe) => "LUI-112",
        Event::Defended(_, _, _, Defended::FailedBribe) => "LUI-063",
        Event::Defended(_, _, _, Defended::Blame) => "LUI-064",
        Event::Defended(_, _, _, Defended::LastResort) => "LUI-065",
        Event::Caught(..) => "LUI-R41",
        Event::Released(_) => "LUI-067",
        Event::Punishment(_) => "LUI-069",
        Event::Settled(_) => "LUI-071",
        Event::Escaped(_) => "LUI-072",
        Event::Moved => "LUI-073",
        _ => return None,
    };
    id.parse().ok()
}
