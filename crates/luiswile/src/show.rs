//! The table in words: what is there, what is asked, what a choice means, what happened.

use engine::{Seat, Set};
use scene::{Section, TextValue, Texts};

use crate::action::{Action, Defended, Event};
use crate::cards::{Number, Pile, Prisoner, Trait, Way};
use crate::content::PrisonerCard;
use crate::state::{Fate, Fight, Listed, Options, Search, Verdict};
use crate::telling::Telling;
use crate::view::{NewcomerView, Now, PlanView, View};

fn lines_of_day(telling: &Telling<'_>, view: &View) -> Section {
    let texts = telling.texts;
    let events = telling.content.numbers.events;
    let clock = if view.day <= events { "clock-early" } else { "clock-late" };
    let mut lines = vec![texts.with(clock, [("days", events.into())])];
    if let Some(event) = view.event {
        lines.push(texts.with("event-title", [("title", telling.event(event).into())]));
        lines.extend(telling.event_lines(event, |who| telling.who(who)));
    }
    for (id, who) in [("day-excluded", view.excluded), ("day-to-punish", view.brawlers.or(view.punished))] {
        if !who.is_empty() {
            lines.push(texts.with(id, [("names", telling.many(who).into())]));
        }
    }
    Section::new(texts.with("day", [("day", view.day.into())]), lines)
}

fn lines_of_search(telling: &Telling<'_>, view: &View, search: &Search) -> Section {
    let texts = telling.texts;
    let card = telling.content.patrol(search.patrol);
    let conditions = telling.content.conditions(view.event);
    let value = |value: u8, change: i16| -> TextValue<'static> { (i16::from(value) + change).max(0).into() };
    let [tunnel, force, finesse] = std::array::from_fn(|way| value(card.efficacy[way], conditions.efficacy[way]));
    let values = texts.with(
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
            lines.push(texts.with(id, [("name", telling.seat(seat)), ("way", telling.way(way).into())]));
        }
    }
    Section::new(texts.text("patrol-title"), lines)
}

fn lines_of_gangs(telling: &Telling<'_>, view: &View) -> Section {
    let texts = telling.texts;
    let mut lines = Vec::new();
    for (seat, gang) in view.gangs.iter() {
        let [tunnel, force, finesse] = gang.pools.map(TextValue::from);
        lines.push(texts.with(
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
        lines.push(texts.with("gang-members", [("names", telling.many(gang.members.without(gang.boss)).into())]));
        if view.piles[seat] != [0; Pile::COUNT] {
            lines.push(texts.with("gang-piles", [("piles", telling.sizes(&view.piles[seat]).into())]));
        }
    }
    Section::new(texts.text("gangs"), lines)
}

fn lines_of_plan(telling: &Telling<'_>, plan: &PlanView, seat: Seat) -> Section {
    let texts = telling.texts;
    let mut lines = Vec::new();
    for pile in Pile::ALL {
        let (members, blanks) = (plan.piles[pile.index()], plan.blanks[pile.index()]);
        if members.is_empty() && blanks == 0 {
            continue;
        }
        let names = if members.is_empty() { texts.text("list-nothing") } else { telling.many(members) };
        let id = if blanks == 0 { "plan-pile" } else { "plan-pile-blanks" };
        lines.push(match blanks {
            0 => texts.with(id, [("pile", telling.pile(pile).into()), ("names", names.into())]),
            _ => texts
                .with(id, [("pile", telling.pile(pile).into()), ("names", names.into()), ("blanks", blanks.into())]),
        });
    }
    lines.extend(plan.sabotage.iter().map(|&(who, gang, way)| sabotage_order(telling, who, gang, way)));
    lines.extend(plan.recruit.iter().map(|(who, list)| recruit_order(telling, *who, list)));
    Section::new(texts.with("plan", [("name", telling.seat(seat))]), lines)
}

fn sabotage_order(telling: &Telling<'_>, who: Prisoner, gang: Seat, way: Way) -> String {
    telling.texts.with(
        "sabotage-order",
        [("who", telling.who(who).into()), ("name", telling.seat(gang)), ("way", telling.way(way).into())],
    )
}

fn recruit_order(telling: &Telling<'_>, who: Prisoner, list: &[Listed]) -> String {
    let names: Vec<String> = list.iter().map(|&entry| telling.listed(entry)).collect();
    let names = telling.texts.list(&names);
    telling.texts.with("recruit-order", [("who", telling.who(who).into()), ("names", names.into())])
}

fn lines_of_newcomers(telling: &Telling<'_>, view: &View) -> Section {
    let texts = telling.texts;
    let line = |(slot, newcomer): (usize, &NewcomerView)| match newcomer {
        NewcomerView::Up(who) => telling.card(*who),
        NewcomerView::Down { who: None, .. } => {
            texts.with("newcomer-down", [("slot", telling.slot(slot as u8).into())])
        }
        NewcomerView::Down { who: Some(who), .. } => texts
            .with("newcomer-scouted", [("slot", telling.slot(slot as u8).into()), ("card", telling.card(*who).into())]),
    };
    Section::new(texts.text("newcomers"), view.newcomers.iter().enumerate().map(line))
}

pub(crate) fn outline(options: &Options, view: &View, texts: &Texts) -> Vec<Section> {
    let telling = Telling::new(options, texts);
    let mut sections = vec![lines_of_day(&telling, view)];
    match &view.step.now {
        Now::Defend(search) => sections.push(lines_of_search(&telling, view, search)),
        Now::Place | Now::Orders | Now::Stop(_) | Now::Changes | Now::Over(_) => {}
    }
    sections.push(lines_of_gangs(&telling, view));
    let inside: Set<Prisoner> = view.solitary.iter().map(|&(who, _)| who).collect();
    let neutrals = view.neutrals.minus(inside).iter().map(|who| telling.card(who));
    sections.push(Section::new(texts.text("neutrals"), neutrals));
    if !view.newcomers.is_empty() {
        sections.push(lines_of_newcomers(&telling, view));
    }
    if !view.solitary.is_empty() {
        let sentence = |&(who, days): &(Prisoner, u8)| {
            texts.with("solitary-line", [("who", telling.who(who).into()), ("days", days.into())])
        };
        sections.push(Section::new(texts.text("solitary"), view.solitary.iter().map(sentence)));
    }
    for (seat, plan) in view.plans.iter() {
        if let Some(plan) = plan {
            sections.push(lines_of_plan(&telling, plan, seat));
        }
    }
    if let Some(seat) = view.viewer.seat() {
        let cards = view.gangs[seat].members.iter().map(|who| telling.card(who));
        sections.push(Section::new(texts.text("own-gang"), cards));
    }
    sections
}

fn fight_asked(fights: &[Fight], seat: Seat) -> Option<&Fight> {
    fights.iter().find(|fight| fight.verdict == Verdict::Asked(seat))
}

pub(crate) fn question(options: &Options, view: &View, seat: Seat, texts: &Texts) -> String {
    let telling = Telling::new(options, texts);
    match &view.step.now {
        Now::Place => {
            let inside: Set<Prisoner> = view.solitary.iter().map(|&(who, _)| who).collect();
            let placed = view.plans[seat]
                .as_ref()
                .map_or(Set::EMPTY, |plan| plan.piles.iter().fold(Set::EMPTY, |all, &pile| all.or(pile)));
            let left = view.gangs[seat].members.minus(inside).minus(placed).len();
            texts.with("ask-place", [("left", left.into())])
        }
        Now::Orders => texts.text("ask-orders"),
        Now::Stop(fights) => match fight_asked(fights, seat) {
            Some(fight) => {
                texts.with("ask-stop", [("a", telling.who(fight.a).into()), ("b", telling.who(fight.b).into())])
            }
            None => texts.text("ask-wait"),
        },
        Now::Changes => texts.text("ask-changes"),
        Now::Defend(search) => match search.found(seat) {
            Some(way) => texts.with(
                "ask-defend",
                [("way", telling.way(way).into()), ("patrol", telling.patrol(search.patrol).into())],
            ),
            None => texts.text("ask-wait"),
        },
        Now::Over(_) => texts.text("match-over"),
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
    let texts = telling.texts;
    let card = telling.content.find(member).map(|who| telling.content.prisoner(who));
    let value = card.and_then(|card| value(card, pile));
    let value = value.map_or_else(|| texts.text("value-none"), |(id, n)| texts.with(id, [("n", n.into())]));
    texts.with(
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

pub(crate) fn label(options: &Options, view: &View, action: Action, texts: &Texts) -> String {
    let telling = Telling::new(options, texts);
    let name = |number: Number| -> TextValue<'static> { telling.number(number).into() };
    match action {
        Action::Place(member, pile) => label_place(&telling, "do-place", member, pile),
        Action::PlaceBlank(pile) => texts.with("do-place-blank", [("pile", telling.pile(pile).into())]),
        Action::Ready => texts.text("do-ready"),
        Action::Sabotage(saboteur, gang, way) => texts.with(
            "do-sabotage",
            [("who", name(saboteur)), ("name", telling.seat(gang)), ("way", telling.way(way).into())],
        ),
        Action::Recruit(recruiter, target) => {
            texts.with("do-recruit", [("who", name(recruiter)), ("target", name(target))])
        }
        Action::Stop(a, b) => texts.with("do-stop", [("a", name(a)), ("b", name(b))]),
        Action::LetFight(a, b) => texts.with("do-let-fight", [("a", name(a)), ("b", name(b))]),
        Action::Claim(recruiter, newcomer) => {
            texts.with("do-claim", [("who", name(recruiter)), ("target", telling.arrival(newcomer).into())])
        }
        Action::ClaimInstead(recruiter, newcomer, entry) => texts.with(
            "do-claim-instead",
            [("who", name(recruiter)), ("target", telling.arrival(newcomer).into()), ("entry", entry.into())],
        ),
        Action::Move(member, pile) => label_place(&telling, "do-move", member, pile),
        Action::Talk(watcher) => texts.with("do-talk", [("who", name(watcher))]),
        Action::Bribe(watcher) if bribe_works(&telling, view, watcher) => {
            texts.with("do-bribe", [("who", name(watcher)), ("cost", telling.content.numbers.bribe_cost.into())])
        }
        Action::Bribe(watcher) => texts.with("do-bribe-in-vain", [("who", name(watcher))]),
        Action::Blame(watcher) => texts.with("do-blame", [("who", name(watcher))]),
        Action::LastResort(worker) => texts.with("do-last-resort", [("who", name(worker))]),
    }
}

pub(crate) fn describe_event(options: &Options, event: &Event, texts: &Texts) -> String {
    let telling = Telling::new(options, texts);
    let who = |prisoner: Prisoner| ("who", TextValue::from(telling.who(prisoner)));
    let name = |seat: Seat| ("name", telling.seat(seat));
    let way = |way: Way| ("way", TextValue::from(telling.way(way)));
    let slot = |slot: u8| ("slot", TextValue::from(telling.slot(slot)));
    let pair = |a: Prisoner, b: Prisoner| [("a", telling.who(a).into()), ("b", telling.who(b).into())];
    match *event {
        Event::Morning(day) => texts.with("told-morning", [("day", day.into())]),
        Event::Ready(seat) => texts.with("told-ready", [name(seat)]),
        Event::Piles(ref piles) => {
            let gangs: Vec<String> =
                piles.iter().map(|(seat, sizes)| format!("{}: {}", texts.seat(seat), telling.sizes(sizes))).collect();
            texts.with("told-piles", [("piles", gangs.join("; ").into())])
        }
        Event::Today(event) => {
            let title = texts.with("event-title", [("title", telling.event(event).into())]);
            format!("{title} {}", telling.event_lines(event, |who| telling.who(who)).join(" "))
        }
        Event::Stopped(seat, a, b) => {
            let [a, b] = pair(a, b);
            texts.with("told-stopped", [name(seat), a, b])
        }
        Event::LetFight(seat, a, b) => {
            let [a, b] = pair(a, b);
            texts.with("told-let-fight", [name(seat), a, b])
        }
        Event::Fought(a, b) => texts.with("told-fought", pair(a, b)),
        Event::Left(prisoner) => texts.with("told-left", [who(prisoner)]),
        Event::ArrivedUnknown(count) => texts.with("told-arrived-unknown", [("count", count.into())]),
        Event::Arrived(prisoner) => {
            telling.flavoured(texts.with("told-arrived", [who(prisoner)]), telling.face(prisoner))
        }
        Event::SingledOut(prisoner) => texts.with("told-singled-out", [who(prisoner)]),
        Event::Amnestied(prisoner) => texts.with("told-amnestied", [who(prisoner)]),
        Event::Lost(seat, on, points) => texts.with("told-lost", [name(seat), way(on), ("points", points.into())]),
        Event::Scouted(at, prisoner) => {
            telling.flavoured(texts.with("told-scouted", [slot(at), who(prisoner)]), telling.face(prisoner))
        }
        Event::Revealed(seat, piles) => {
            let piles: Vec<String> = Pile::ALL
                .into_iter()
                .filter(|pile| !piles[pile.index()].is_empty())
                .map(|pile| format!("{}: {}", telling.pile(pile), telling.many(piles[pile.index()])))
                .collect();
            let piles = if piles.is_empty() { texts.text("list-nothing") } else { piles.join("; ") };
            texts.with("told-revealed", [name(seat), ("piles", piles.into())])
        }
        Event::SabotageOrder(saboteur, gang, on) => sabotage_order(&telling, saboteur, gang, on),
        Event::RecruitOrder(recruiter, ref list) => recruit_order(&telling, recruiter, list),
        Event::Uncovered(at, prisoner) => {
            telling.flavoured(texts.with("told-uncovered", [slot(at), who(prisoner)]), telling.face(prisoner))
        }
        Event::Joined(seat, prisoner) => texts.with("told-joined", [name(seat), who(prisoner)]),
        Event::Contested(prisoner) => texts.with("told-contested", [who(prisoner)]),
        Event::Unmoved(prisoner) => texts.with("told-unmoved", [who(prisoner)]),
        Event::Sabotaged(saboteur, gang, on, points) => {
            texts.with("told-sabotaged", [who(saboteur), name(gang), way(on), ("points", points.into())])
        }
        Event::Patrols(drawn, used) => {
            let used_name = ("used", telling.patrol(used).into());
            let told = if drawn.len() == 1 {
                texts.with("told-patrol", [used_name])
            } else {
                let names: Vec<String> = drawn.iter().map(|patrol| telling.patrol(patrol)).collect();
                texts.with("told-patrols", [("names", texts.list(&names).into()), used_name])
            };
            let number = telling.content.patrol(used).number;
            telling.flavoured(told, telling.flavour(format!("patrol-{number}.text")))
        }
        Event::Detected(seat, on) => texts.with("told-detected", [name(seat), way(on)]),
        Event::Defended(seat, on, prisoner, how) => {
            let id = match how {
                Defended::Talk => "told-talk",
                Defended::Bribe => "told-bribe",
                Defended::FailedBribe => "told-failed-bribe",
                Defended::Blame => "told-blame",
                Defended::LastResort => "told-last-resort",
            };
            texts.with(id, [name(seat), way(on), who(prisoner)])
        }
        Event::Caught(seat, on) => texts.with("told-caught", [name(seat), way(on)]),
        Event::Released(prisoner) => texts.with("told-released", [who(prisoner)]),
        Event::Punishment(card) => {
            let effects: Vec<String> =
                telling.content.punishment(card).effects.iter().map(|sentence| telling.sentence(sentence)).collect();
            let title = [("title", telling.punishment(card).into()), ("effects", effects.join("; ").into())];
            let id = telling.content.punishment(card).id.to_lowercase();
            telling.flavoured(texts.with("told-punishment", title), telling.flavour(format!("punishment-{id}.text")))
        }
        Event::LockedUp(prisoner, days) => texts.with("told-locked-up", [who(prisoner), ("days", days.into())]),
        Event::Produced(seat, [tunnel, force, finesse]) => texts.with(
            "told-produced",
            [name(seat), ("tunnel", tunnel.into()), ("force", force.into()), ("finesse", finesse.into())],
        ),
        Event::Settled(prisoner) => {
            telling.flavoured(texts.with("told-settled", [who(prisoner)]), telling.face(prisoner))
        }
        Event::Escaped(seat) => texts.with("told-escaped", [name(seat)]),
        Event::Moved => texts.text("told-moved"),
    }
}
