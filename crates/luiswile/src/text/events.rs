//! What happened, in sentences.

use engine::{BySeat, Seat, Set};
use scene::TextValue;

use super::Wording;
use crate::cards::{Patrol, Pile, Prisoner, Punishment, Way};
use crate::event::{Defended, Event};

/// What happened, in one sentence.
pub(super) fn describe(wording: &Wording<'_>, event: &Event) -> String {
    let texts = wording.texts;
    let who = |prisoner: Prisoner| ("who", TextValue::from(wording.who(prisoner)));
    let name = |seat: Seat| ("name", wording.seat(seat));
    let way = |way: Way| ("way", TextValue::from(wording.way(way)));
    let slot = |slot: u8| ("slot", TextValue::from(wording.slot(slot)));
    let points = |points: u16| ("points", TextValue::from(points));
    let (a, b) = (
        |prisoner: Prisoner| ("a", TextValue::from(wording.who(prisoner))),
        |prisoner: Prisoner| ("b", TextValue::from(wording.who(prisoner))),
    );
    let introduce = |sentence: String, prisoner: Prisoner| {
        wording.flavoured(sentence, &format!("prisoner-{}", wording.content.prisoner(prisoner).number))
    };
    match *event {
        Event::Morning(day) => texts.with("told-morning", [("day", day.into())]),
        Event::Ready(seat) => texts.with(&texts.to_reader("told-ready", seat, None), [name(seat)]),
        Event::Piles(ref piles) => placed(wording, piles),
        Event::Today(event) => {
            let title = texts.with("event-title", [("title", wording.event(event).into())]);
            let lines = wording.event_lines(event, |who| wording.who(who));
            texts.sentences(&[vec![title], lines].concat())
        }
        Event::Stopped(seat, one, other) => {
            texts.with(&texts.to_reader("told-stopped", seat, None), [name(seat), a(one), b(other)])
        }
        Event::LetFight(seat, one, other) => {
            texts.with(&texts.to_reader("told-let-fight", seat, None), [name(seat), a(one), b(other)])
        }
        Event::Fought(one, other) => texts.with("told-fought", [a(one), b(other)]),
        Event::Left(prisoner) => texts.with("told-left", [who(prisoner)]),
        Event::ArrivedUnknown(count) => texts.with("told-arrived-unknown", [("count", count.into())]),
        Event::Arrived(prisoner) => introduce(texts.with("told-arrived", [who(prisoner)]), prisoner),
        Event::SingledOut(prisoner) => texts.with("told-singled-out", [who(prisoner)]),
        Event::Amnestied(prisoner) => texts.with("told-amnestied", [who(prisoner)]),
        Event::Lost(seat, on, lost) => {
            texts.with(&texts.to_reader("told-lost", seat, None), [name(seat), way(on), points(lost)])
        }
        Event::Scouted(at, prisoner) => introduce(texts.with("told-scouted", [slot(at), who(prisoner)]), prisoner),
        Event::Revealed(seat, piles) => revealed(wording, seat, &piles),
        Event::SabotageOrder(saboteur, gang, on) => wording.sabotage_order(saboteur, gang, on),
        Event::RecruitOrder(recruiter, ref list) => wording.recruit_order(recruiter, list),
        Event::Uncovered(at, prisoner) => introduce(texts.with("told-uncovered", [slot(at), who(prisoner)]), prisoner),
        Event::Joined(seat, prisoner) => {
            texts.with(&texts.to_reader("told-joined", seat, None), [name(seat), who(prisoner)])
        }
        Event::Contested(prisoner) => texts.with("told-contested", [who(prisoner)]),
        Event::Unmoved(prisoner) => texts.with("told-unmoved", [who(prisoner)]),
        Event::Sabotaged(saboteur, gang, on, lost) => texts
            .with(&texts.to_reader("told-sabotaged", gang, None), [who(saboteur), name(gang), way(on), points(lost)]),
        Event::Patrols(drawn, used) => patrols(wording, drawn, used),
        Event::Detected(seat, on) => {
            let values = [name(seat), ("way", wording.way_of(seat, on).into())];
            texts.with(&texts.to_reader("told-detected", seat, None), values)
        }
        Event::Defended(seat, on, prisoner, how) => {
            let way = match how {
                Defended::LastResort => wording.way_as("of", on),
                Defended::Talk | Defended::Bribe | Defended::FailedBribe | Defended::Blame => wording.way_of(seat, on),
            };
            let values = [name(seat), ("way", way.into()), who(prisoner)];
            texts.with(&texts.to_reader(defended(how), seat, None), values)
        }
        Event::Caught(seat, on) => {
            let values = [name(seat), ("way", wording.way_as("the", on).into())];
            texts.with(&texts.to_reader("told-caught", seat, None), values)
        }
        Event::Released(prisoner) => texts.with("told-released", [who(prisoner)]),
        Event::Punishment(card) => punishment(wording, card),
        Event::LockedUp(prisoner, days) => texts.with("told-locked-up", [who(prisoner), ("days", days.into())]),
        Event::Produced(seat, [tunnel, force, finesse]) => texts.with(
            &texts.to_reader("told-produced", seat, None),
            [name(seat), ("tunnel", tunnel.into()), ("force", force.into()), ("finesse", finesse.into())],
        ),
        Event::Settled(prisoner) => introduce(texts.with("told-settled", [who(prisoner)]), prisoner),
        Event::Escaped(seat) => texts.with(&texts.to_reader("told-escaped", seat, None), [name(seat)]),
        Event::Moved => texts.text("told-moved"),
    }
}

fn placed(wording: &Wording<'_>, piles: &BySeat<[u8; Pile::COUNT]>) -> String {
    let texts = wording.texts;
    let gangs = piles.iter().map(|(seat, sizes)| texts.colon(texts.seat(seat), &wording.sizes(sizes)));
    texts.with("told-piles", [("piles", texts.rows(&gangs.collect::<Vec<_>>()).into())])
}

fn revealed(wording: &Wording<'_>, seat: Seat, piles: &[Set<Prisoner>; Pile::COUNT]) -> String {
    let texts = wording.texts;
    let piles: Vec<String> = Pile::ALL
        .into_iter()
        .filter(|pile| !piles[pile.index()].is_empty())
        .map(|pile| texts.colon(&wording.pile(pile), &wording.list(piles[pile.index()])))
        .collect();
    let values = [("name", wording.seat(seat)), ("piles", texts.rows(&piles).into())];
    texts.with(&texts.to_reader("told-revealed", seat, None), values)
}

fn patrols(wording: &Wording<'_>, drawn: Set<Patrol>, used: Patrol) -> String {
    let texts = wording.texts;
    let used_name = ("used", wording.patrol(used).into());
    let sentence = if drawn.len() == 1 {
        texts.with("told-patrol", [used_name])
    } else {
        let names: Vec<String> = drawn.iter().map(|patrol| wording.patrol(patrol)).collect();
        texts.with("told-patrols", [("names", texts.list(&names).into()), used_name])
    };
    wording.flavoured(sentence, &format!("patrol-{}.text", wording.content.patrol(used).number))
}

fn defended(how: Defended) -> &'static str {
    match how {
        Defended::Talk => "told-talk",
        Defended::Bribe => "told-bribe",
        Defended::FailedBribe => "told-failed-bribe",
        Defended::Blame => "told-blame",
        Defended::LastResort => "told-last-resort",
    }
}

fn punishment(wording: &Wording<'_>, punishment: Punishment) -> String {
    let card = wording.content.punishment(punishment);
    let effects: Vec<String> = card.effects.iter().map(|sentence| wording.sentence(sentence)).collect();
    let values = [("title", wording.punishment(punishment).into()), ("effects", wording.texts.rows(&effects).into())];
    let sentence = wording.texts.with("told-punishment", values);
    wording.flavoured(sentence, &format!("punishment-{}.text", card.id.to_lowercase()))
}
