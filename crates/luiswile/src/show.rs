//! The table in words: what is there, what is asked, what a choice means, what happened.

use engine::{Seat, Set};
use scene::{Section, Value, Words};

use crate::action::{Action, Defended, Event};
use crate::cards::{Number, Pile, Prisoner, Trait, Way};
use crate::content::PrisonerCard;
use crate::state::{Fate, Fight, Listed, Options, Search, Verdict};
use crate::telling::Telling;
use crate::view::{NewcomerView, Now, PlanView, View};

fn lines_of_day(telling: &Telling<'_>, view: &View) -> Section {
    let words = telling.words;
    let events = telling.content.numbers.events;
    let clock = if view.day <= events { "clock-early" } else { "clock-late" };
    let mut lines = vec![words.with(clock, [("days", events.into())])];
    if let Some(event) = view.event {
        lines.push(words.with("event-title", [("title", telling.event(event).into())]));
        lines.extend(telling.event_lines(event, |who| telling.who(who)));
    }
    for (id, who) in [("day-excluded", view.excluded), ("day-to-punish", view.brawlers.or(view.punished))] {
        if !who.is_empty() {
            lines.push(words.with(id, [("names", telling.many(who).into())]));
        }
    }
    Section::new(words.with("day", [("day", view.day.into())]), lines)
}

fn lines_of_search(telling: &Telling<'_>, view: &View, search: &Search) -> Section {
    let words = telling.words;
    let card = telling.content.patrol(search.patrol);
    let conditions = telling.content.conditions(view.event);
    let value = |value: u8, change: i16| -> Value<'static> { (i16::from(value) + change).max(0).into() };
    let [tunnel, force, finesse] = std::array::from_fn(|way| value(card.efficacy[way], conditions.efficacy[way]));
    let values = words.with(
        "patrol-values",
        [
            ("tunnel", tunnel),
            ("force", force),
            ("finesse", finesse),
            ("talk", value(card.talk, conditions.talk)),
            ("bribe", value(card.bribe, conditions.bribe)),
        ],
    );
    let mut lines = vec![telling.patrol(search.patrol), values];
    for (seat, fates) in search.fates.iter() {
        for way in Way::ALL {
            let id = match fates[way.index()] {
                Fate::Safe => continue,
                Fate::Detected => "fate-detected",
                Fate::Bribed => "fate-bribed",
                Fate::Halved => "fate-halved",
                Fate::Caught => "fate-caught",
            };
            lines.push(words.with(id, [("name", telling.seat(seat)), ("way", telling.way(way).into())]));
        }
    }
    Section::new(words.text("patrol-title"), lines)
}

fn lines_of_gangs(telling: &Telling<'_>, view: &View) -> Section {
    let words = telling.words;
    let mut lines = Vec::new();
    for (seat, gang) in view.gangs.iter() {
        let [tunnel, force, finesse] = gang.pools.map(Value::from);
        lines.push(words.with(
            "gang",
            [
                ("name", telling.seat(seat)),
                ("boss", telling.who(gang.boss).into()),
                ("total", gang.total().into()),
                ("goal", telling.content.numbers.goal.into()),
                ("tunnel", tunnel),
                ("force", force),
                ("finesse", finesse),
            ],
        ));
        lines.push(words.with("gang-members", [("names", telling.many(gang.members.without(gang.boss)).into())]));
        if view.piles[seat] != [0; Pile::COUNT] {
            lines.push(words.with("gang-piles", [("piles", telling.sizes(&view.piles[seat]).into())]));
        }
    }
    Section::new(words.text("gangs"), lines)
}

fn lines_of_plan(telling: &Telling<'_>, plan: &PlanView, seat: Seat) -> Section {
    let words = telling.words;
    let mut lines = Vec::new();
    for pile in Pile::ALL {
        let (members, blanks) = (plan.piles[pile.index()], plan.blanks[pile.index()]);
        if members.is_empty() && blanks == 0 {
            continue;
        }
        let names = if members.is_empty() { words.text("list-nothing") } else { telling.many(members) };
        let id = if blanks == 0 { "plan-pile" } else { "plan-pile-blanks" };
        lines.push(match blanks {
            0 => words.with(id, [("pile", telling.pile(pile).into()), ("names", names.into())]),
            _ => words
                .with(id, [("pile", telling.pile(pile).into()), ("names", names.into()), ("blanks", blanks.into())]),
        });
    }
    lines.extend(plan.sabotage.iter().map(|&(who, gang, way)| sabotage_order(telling, who, gang, way)));
    lines.extend(plan.recruit.iter().map(|(who, list)| recruit_order(telling, *who, list)));
    Section::new(words.with("plan", [("name", telling.seat(seat))]), lines)
}

fn sabotage_order(telling: &Telling<'_>, who: Prisoner, gang: Seat, way: Way) -> String {
    telling.words.with(
        "sabotage-order",
        [("who", telling.who(who).into()), ("name", telling.seat(gang)), ("way", telling.way(way).into())],
    )
}

fn recruit_order(telling: &Telling<'_>, who: Prisoner, list: &[Listed]) -> String {
    let names: Vec<String> = list.iter().map(|&entry| telling.listed(entry)).collect();
    let names = telling.words.list(&names);
    telling.words.with("recruit-order", [("who", telling.who(who).into()), ("names", names.into())])
}

fn lines_of_newcomers(telling: &Telling<'_>, view: &View) -> Section {
    let words = telling.words;
    let line = |(slot, newcomer): (usize, &NewcomerView)| match newcomer {
        NewcomerView::Up(who) => telling.card(*who),
        NewcomerView::Down { who: None, .. } => {
            words.with("newcomer-down", [("slot", telling.slot(slot as u8).into())])
        }
        NewcomerView::Down { who: Some(who), .. } => words
            .with("newcomer-scouted", [("slot", telling.slot(slot as u8).into()), ("card", telling.card(*who).into())]),
    };
    Section::new(words.text("newcomers"), view.newcomers.iter().enumerate().map(line))
}

pub(crate) fn outline(options: &Options, view: &View, words: &Words) -> Vec<Section> {
    let telling = Telling::new(options, words);
    let mut sections = vec![lines_of_day(&telling, view)];
    match &view.step.now {
        Now::Defend(search) => sections.push(lines_of_search(&telling, view, search)),
        Now::Place | Now::Orders | Now::Stop(_) | Now::Changes | Now::Over(_) => {}
    }
    sections.push(lines_of_gangs(&telling, view));
    let inside: Set<Prisoner> = view.solitary.iter().map(|&(who, _)| who).collect();
    let neutrals = view.neutrals.minus(inside).iter().map(|who| telling.card(who));
    sections.push(Section::new(words.text("neutrals"), neutrals));
    if !view.newcomers.is_empty() {
        sections.push(lines_of_newcomers(&telling, view));
    }
    if !view.solitary.is_empty() {
        let sentence = |&(who, days): &(Prisoner, u8)| {
            words.with("solitary-line", [("who", telling.who(who).into()), ("days", days.into())])
        };
        sections.push(Section::new(words.text("solitary"), view.solitary.iter().map(sentence)));
    }
    for (seat, plan) in view.plans.iter() {
        if let Some(plan) = plan {
            sections.push(lines_of_plan(&telling, plan, seat));
        }
    }
    if let Some(seat) = view.viewer.seat() {
        let cards = view.gangs[seat].members.iter().map(|who| telling.card(who));
        sections.push(Section::new(words.text("own-gang"), cards));
    }
    sections
}

fn fight_asked(fights: &[Fight], seat: Seat) -> Option<&Fight> {
    fights.iter().find(|fight| fight.verdict == Verdict::Asked(seat))
}

pub(crate) fn question(options: &Options, view: &View, seat: Seat, words: &Words) -> String {
    let telling = Telling::new(options, words);
    match &view.step.now {
        Now::Place => {
            let inside: Set<Prisoner> = view.solitary.iter().map(|&(who, _)| who).collect();
            let placed = view.plans[seat]
                .as_ref()
                .map_or(Set::EMPTY, |plan| plan.piles.iter().fold(Set::EMPTY, |all, &pile| all.or(pile)));
            let left = view.gangs[seat].members.minus(inside).minus(placed).len();
            words.with("ask-place", [("left", left.into())])
        }
        Now::Orders => words.text("ask-orders"),
        Now::Stop(fights) => match fight_asked(fights, seat) {
            Some(fight) => {
                words.with("ask-stop", [("a", telling.who(fight.a).into()), ("b", telling.who(fight.b).into())])
            }
            None => words.text("ask-wait"),
        },
        Now::Changes => words.text("ask-changes"),
        Now::Defend(search) => match search.found(seat) {
            Some(way) => words.with(
                "ask-defend",
                [("way", telling.way(way).into()), ("patrol", telling.patrol(search.patrol).into())],
            ),
            None => words.text("ask-wait"),
        },
        Now::Over(_) => words.text("match-over"),
    }
}

/// What a member counts on a pile; nothing when he rests.
fn value(card: &PrisonerCard, pile: Pile) -> Option<(&'static str, u8)> {
    let [shovel, banknotes, bulb] = card.work;
    let level = |of: Trait| card.traits[of.index()];
    match pile {
        Pile::Tunnel => Some(("value-shovel", shovel)),
        Pile::Force => Some(("value-banknotes", banknotes)),
        Pile::Finesse => Some(("value-bulb", bulb)),
        Pile::Watch => Some(("value-observation", level(Trait::Observation))),
        Pile::Sabotage => Some(("value-cunning", level(Trait::Cunning))),
        Pile::Recruit => Some(("value-strength", level(Trait::Strength))),
        Pile::Rest => None,
    }
}

fn label_place(telling: &Telling<'_>, id: &str, member: Number, pile: Pile) -> String {
    let words = telling.words;
    let card = telling.content.find(member).map(|who| telling.content.prisoner(who));
    let value = card.and_then(|card| value(card, pile));
    let value = value.map_or_else(|| words.text("value-none"), |(id, n)| words.with(id, [("n", n.into())]));
    words.with(
        id,
        [("who", telling.number(member).into()), ("pile", telling.pile(pile).into()), ("value", value.into())],
    )
}

/// Whether a bribe would succeed.
fn bribe_works(telling: &Telling<'_>, view: &View, watcher: Number) -> bool {
    let Now::Defend(search) = &view.step.now else { return false };
    let resistance =
        i16::from(telling.content.patrol(search.patrol).bribe) + telling.content.conditions(view.event).bribe;
    let skills = telling.content.find(watcher).map(|who| &telling.content.prisoner(who).skills);
    skills.and_then(|skills| skills.bribery).is_some_and(|level| i16::from(level) > resistance.max(0))
}

pub(crate) fn label(options: &Options, view: &View, action: Action, words: &Words) -> String {
    let telling = Telling::new(options, words);
    let name = |number: Number| -> Value<'static> { telling.number(number).into() };
    match action {
        Action::Place(member, pile) => label_place(&telling, "do-place", member, pile),
        Action::PlaceBlank(pile) => words.with("do-place-blank", [("pile", telling.pile(pile).into())]),
        Action::Ready => words.text("do-ready"),
        Action::Sabotage(saboteur, gang, way) => words.with(
            "do-sabotage",
            [("who", name(saboteur)), ("name", telling.seat(gang)), ("way", telling.way(way).into())],
        ),
        Action::Recruit(recruiter, target) => {
            words.with("do-recruit", [("who", name(recruiter)), ("target", name(target))])
        }
        Action::Stop(a, b) => words.with("do-stop", [("a", name(a)), ("b", name(b))]),
        Action::LetFight(a, b) => words.with("do-let-fight", [("a", name(a)), ("b", name(b))]),
        Action::Claim(recruiter, newcomer) => {
            words.with("do-claim", [("who", name(recruiter)), ("target", telling.arrival(newcomer).into())])
        }
        Action::ClaimInstead(recruiter, newcomer, entry) => words.with(
            "do-claim-instead",
            [("who", name(recruiter)), ("target", telling.arrival(newcomer).into()), ("entry", entry.into())],
        ),
        Action::Move(member, pile) => label_place(&telling, "do-move", member, pile),
        Action::Talk(watcher) => words.with("do-talk", [("who", name(watcher))]),
        Action::Bribe(watcher) if bribe_works(&telling, view, watcher) => {
            words.with("do-bribe", [("who", name(watcher)), ("cost", telling.content.numbers.bribe_cost.into())])
        }
        Action::Bribe(watcher) => words.with("do-bribe-in-vain", [("who", name(watcher))]),
        Action::Blame(watcher) => words.with("do-blame", [("who", name(watcher))]),
        Action::LastResort(worker) => words.with("do-last-resort", [("who", name(worker))]),
    }
}

pub(crate) fn tell(options: &Options, event: &Event, words: &Words) -> String {
    let telling = Telling::new(options, words);
    let who = |prisoner: Prisoner| ("who", Value::from(telling.who(prisoner)));
    let name = |seat: Seat| ("name", telling.seat(seat));
    let way = |way: Way| ("way", Value::from(telling.way(way)));
    let slot = |slot: u8| ("slot", Value::from(telling.slot(slot)));
    let pair = |a: Prisoner, b: Prisoner| [("a", telling.who(a).into()), ("b", telling.who(b).into())];
    match *event {
        Event::Morning(day) => words.with("told-morning", [("day", day.into())]),
        Event::Ready(seat) => words.with("told-ready", [name(seat)]),
        Event::Piles(ref piles) => {
            let gangs: Vec<String> =
                piles.iter().map(|(seat, sizes)| format!("{}: {}", words.seat(seat), telling.sizes(sizes))).collect();
            words.with("told-piles", [("piles", gangs.join("; ").into())])
        }
        Event::Today(event) => {
            let title = words.with("event-title", [("title", telling.event(event).into())]);
            format!("{title} {}", telling.event_lines(event, |who| telling.who(who)).join(" "))
        }
        Event::Stopped(seat, a, b) => {
            let [a, b] = pair(a, b);
            words.with("told-stopped", [name(seat), a, b])
        }
        Event::LetFight(seat, a, b) => {
            let [a, b] = pair(a, b);
            words.with("told-let-fight", [name(seat), a, b])
        }
        Event::Fought(a, b) => words.with("told-fought", pair(a, b)),
        Event::Left(prisoner) => words.with("told-left", [who(prisoner)]),
        Event::ArrivedUnknown(count) => words.with("told-arrived-unknown", [("count", count.into())]),
        Event::Arrived(prisoner) => {
            telling.flavoured(words.with("told-arrived", [who(prisoner)]), telling.face(prisoner))
        }
        Event::SingledOut(prisoner) => words.with("told-singled-out", [who(prisoner)]),
        Event::Amnestied(prisoner) => words.with("told-amnestied", [who(prisoner)]),
        Event::Lost(seat, on, points) => words.with("told-lost", [name(seat), way(on), ("points", points.into())]),
        Event::Scouted(at, prisoner) => {
            telling.flavoured(words.with("told-scouted", [slot(at), who(prisoner)]), telling.face(prisoner))
        }
        Event::Revealed(seat, piles) => {
            let piles: Vec<String> = Pile::ALL
                .into_iter()
                .filter(|pile| !piles[pile.index()].is_empty())
                .map(|pile| format!("{}: {}", telling.pile(pile), telling.many(piles[pile.index()])))
                .collect();
            let piles = if piles.is_empty() { words.text("list-nothing") } else { piles.join("; ") };
            words.with("told-revealed", [name(seat), ("piles", piles.into())])
        }
        Event::SabotageOrder(saboteur, gang, on) => sabotage_order(&telling, saboteur, gang, on),
        Event::RecruitOrder(recruiter, ref list) => recruit_order(&telling, recruiter, list),
        Event::Uncovered(at, prisoner) => {
            telling.flavoured(words.with("told-uncovered", [slot(at), who(prisoner)]), telling.face(prisoner))
        }
        Event::Joined(seat, prisoner) => words.with("told-joined", [name(seat), who(prisoner)]),
        Event::Contested(prisoner) => words.with("told-contested", [who(prisoner)]),
        Event::Unmoved(prisoner) => words.with("told-unmoved", [who(prisoner)]),
        Event::Sabotaged(saboteur, gang, on, points) => {
            words.with("told-sabotaged", [who(saboteur), name(gang), way(on), ("points", points.into())])
        }
        Event::Patrols(drawn, used) => {
            let used_name = ("used", telling.patrol(used).into());
            let told = if drawn.len() == 1 {
                words.with("told-patrol", [used_name])
            } else {
                let names: Vec<String> = drawn.iter().map(|patrol| telling.patrol(patrol)).collect();
                words.with("told-patrols", [("names", words.list(&names).into()), used_name])
            };
            let number = telling.content.patrol(used).number;
            telling.flavoured(told, telling.flavour(format!("patrol-{number}.text")))
        }
        Event::Detected(seat, on) => words.with("told-detected", [name(seat), way(on)]),
        Event::Defended(seat, on, prisoner, how) => {
            let id = match how {
                Defended::Talk => "told-talk",
                Defended::Bribe => "told-bribe",
                Defended::FailedBribe => "told-failed-bribe",
                Defended::Blame => "told-blame",
                Defended::LastResort => "told-last-resort",
            };
            words.with(id, [name(seat), way(on), who(prisoner)])
        }
        Event::Caught(seat, on) => words.with("told-caught", [name(seat), way(on)]),
        Event::Released(prisoner) => words.with("told-released", [who(prisoner)]),
        Event::Punishment(card) => {
            let effects: Vec<String> =
                telling.content.punishment(card).effects.iter().map(|sentence| telling.sentence(sentence)).collect();
            let title = [("title", telling.punishment(card).into()), ("effects", effects.join("; ").into())];
            let id = telling.content.punishment(card).id.to_lowercase();
            telling.flavoured(words.with("told-punishment", title), telling.flavour(format!("punishment-{id}.text")))
        }
        Event::LockedUp(prisoner, days) => words.with("told-locked-up", [who(prisoner), ("days", days.into())]),
        Event::Produced(seat, [tunnel, force, finesse]) => words.with(
            "told-produced",
            [name(seat), ("tunnel", tunnel.into()), ("force", force.into()), ("finesse", finesse.into())],
        ),
        Event::Settled(prisoner) => {
            telling.flavoured(words.with("told-settled", [who(prisoner)]), telling.face(prisoner))
        }
        Event::Escaped(seat) => words.with("told-escaped", [name(seat)]),
        Event::Moved => words.text("told-moved"),
    }
}
