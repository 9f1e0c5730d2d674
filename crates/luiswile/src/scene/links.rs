//! What events link to: prisoners, gangs, ways, and the clauses by which the rules, and not a player, decided.

use ::scene::EventLinks;
use engine::{Clause, Seat};

use crate::cards::{Number, Prisoner, Way};
use crate::event::{Defended, Event};
use crate::state::Options;

pub(super) fn event_links(options: &Options, event: &Event) -> EventLinks {
    let number = |who: Prisoner| -> Number { options.content().prisoner(who).number };
    let card = |who: Prisoner| EventLinks::of("card", [number(who)]);
    let cards = |a: Prisoner, b: Prisoner| EventLinks::of("card", [number(a), number(b)]);
    let gang = |seat: Seat| EventLinks::of("gang", [seat]);
    let pool = |seat: Seat, way: Way| EventLinks::of("pool", [format!("{seat}:{way}")]).thing("gang", seat);
    let runner = |seat: Seat| EventLinks::of("runner", [seat]).thing("gang", seat);
    let only = |id: &str| EventLinks::default().only(id);
    match *event {
        Event::Morning(_) | Event::Today(_) => only("day"),
        Event::Ready(seat) | Event::Revealed(seat, _) => gang(seat).by(seat),
        Event::Piles(ref piles) => EventLinks::of("gang", piles.iter().map(|(seat, _)| seat)),
        Event::Stopped(seat, a, b) => cards(a, b).thing("gang", seat).clause(Clause::new("LUI-091")).by(seat),
        Event::LetFight(seat, a, b) => cards(a, b).thing("gang", seat).by(seat),
        Event::Fought(a, b) => cards(a, b).clause(Clause::new("LUI-089")),
        Event::Left(who) => card(who).clause(Clause::new("LUI-094")),
        Event::ArrivedUnknown(_) => only("day").clause(Clause::new("LUI-095")),
        Event::Arrived(who) => card(who).clause(Clause::new("LUI-099")),
        Event::SingledOut(who) | Event::Amnestied(who) | Event::LockedUp(who, _) => card(who),
        Event::Lost(seat, way, _) => pool(seat, way).by(seat),
        Event::Scouted(..) => only("day").clause(Clause::new("LUI-098")),
        // A saboteur or a target who was transferred meanwhile is not in the scene.
        Event::SabotageOrder(_, seat, way) => pool(seat, way).by(seat),
        Event::RecruitOrder(..) | Event::Unmoved(_) => only("neutrals"),
        Event::Uncovered(_, who) => card(who).clause(Clause::new("LUI-R15")),
        Event::Joined(seat, who) => card(who).thing("gang", seat).clause(Clause::new("LUI-050")).by(seat),
        Event::Contested(who) => card(who).clause(Clause::new("LUI-051")),
        Event::Sabotaged(who, seat, way, _) => {
            card(who).thing("pool", format!("{seat}:{way}")).clause(Clause::new("LUI-053")).by(seat)
        }
        Event::Patrols(..) => only("patrol").clause(Clause::new("LUI-056")),
        Event::Detected(seat, way) => pool(seat, way).clause(Clause::new("LUI-119")).by(seat),
        Event::Defended(seat, way, who, how) => {
            card(who).thing("pool", format!("{seat}:{way}")).clause(defence(how)).by(seat)
        }
        Event::Caught(seat, way) => pool(seat, way).clause(Clause::new("LUI-R41")).by(seat),
        Event::Released(who) => card(who).clause(Clause::new("LUI-067")),
        Event::Punishment(_) => only("warden").clause(Clause::new("LUI-069")),
        Event::Produced(seat, _) => runner(seat).by(seat),
        Event::Settled(who) => card(who).clause(Clause::new("LUI-071")),
        Event::Escaped(seat) => runner(seat).clause(Clause::new("LUI-072")).by(seat),
        Event::Moved => only("day").clause(Clause::new("LUI-073")),
    }
}

/// The clause of a defence.
fn defence(how: Defended) -> Clause {
    match how {
        Defended::Talk => Clause::new("LUI-061"),
        Defended::Bribe => Clause::new("LUI-112"),
        Defended::FailedBribe => Clause::new("LUI-063"),
        Defended::Blame => Clause::new("LUI-064"),
        Defended::LastResort => Clause::new("LUI-065"),
    }
}
