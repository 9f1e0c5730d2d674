//! The table in words: what is there, what is asked, what a choice means, what happened.

use engine::{Seat, Set};
use scene::{Section, Value, Words};

use crate::action::{Action, Arrival, Defended, Event};
use crate::cards::{EventId, Number, Patrol, Pile, Prisoner, Punishment, Trait, Way, Ways};
use crate::content::{Content, PrisonerCard};
use crate::rows::{Effect, Sentence, Special};
use crate::state::{Fate, Fight, Listed, Options, Search, Verdict};
use crate::view::{NewcomerView, Now, PlanView, View};

/// Cards in words.
pub(crate) struct Telling<'a> {
    content: &'static Content,
    words: &'a Words,
}

fn signed(n: i8) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
}

impl<'a> Telling<'a> {
    pub(crate) fn new(options: &Options, words: &'a Words) -> Telling<'a> {
        Telling { content: options.content(), words }
    }

    fn who(&self, prisoner: Prisoner) -> String {
        let card = self.content.prisoner(prisoner);
        format!("{} {}", card.number, card.name)
    }

    fn number(&self, number: Number) -> String {
        self.content.find(number).map_or_else(|| number.to_string(), |prisoner| self.who(prisoner))
    }

    fn many(&self, prisoners: Set<Prisoner>) -> String {
        self.words.list(&prisoners.iter().map(|prisoner| self.who(prisoner)).collect::<Vec<_>>())
    }

    fn seat(&self, seat: Seat) -> Value<'static> {
        self.words.seat(seat).to_owned().into()
    }

    fn way(&self, way: Way) -> String {
        self.words.text(&format!("way-{way}"))
    }

    fn ways(&self, ways: Ways) -> String {
        self.words.text(&format!("way-{ways}"))
    }

    fn pile(&self, pile: Pile) -> String {
        self.words.text(&format!("pile-{pile}"))
    }

    /// How many cards lie in each pile.
    fn sizes(&self, sizes: &[u8; Pile::COUNT]) -> String {
        let filled = Pile::ALL.into_iter().filter(|pile| sizes[pile.index()] > 0);
        let piles: Vec<String> = filled.map(|pile| format!("{} {}", self.pile(pile), sizes[pile.index()])).collect();
        if piles.is_empty() { self.words.text("list-nothing") } else { piles.join(", ") }
    }

    fn slot(&self, slot: u8) -> String {
        format!("A{}", slot + 1)
    }

    fn listed(&self, listed: Listed) -> String {
        match listed {
            Listed::Prisoner(prisoner) => self.who(prisoner),
            Listed::Slot(slot) => self.slot(slot),
        }
    }

    fn arrival(&self, arrival: Arrival) -> String {
        match arrival {
            Arrival::Slot(slot) => self.slot(slot),
            Arrival::Number(number) => self.number(number),
        }
    }

    /// A text of a card, or what a designer's file says instead.
    fn text(&self, id: &str, instead: Option<&str>, otherwise: &str) -> String {
        match (self.words.has(id), instead) {
            (true, None) => self.words.text(id),
            (_, Some(title)) => title.to_owned(),
            (false, None) => otherwise.to_owned(),
        }
    }

    fn event(&self, event: EventId) -> String {
        let card = self.content.event(event);
        self.text(&format!("event-{}", card.id.to_lowercase()), card.title.as_deref(), &card.id)
    }

    fn patrol(&self, patrol: Patrol) -> String {
        let card = self.content.patrol(patrol);
        let title = self.text(&format!("patrol-{}", card.number), card.title.as_deref(), "");
        format!("{} {title}", card.number).trim_end().to_owned()
    }

    fn punishment(&self, punishment: Punishment) -> String {
        let card = self.content.punishment(punishment);
        self.text(&format!("punishment-{}", card.id.to_lowercase()), card.title.as_deref(), &card.id)
    }

    /// A line of flavour, if our texts have one for this card.
    fn flavour(&self, id: String) -> String {
        let exists = self.words.has(id.split('.').next().unwrap_or_default());
        if exists { self.words.text(&id) } else { String::new() }
    }

    /// A sentence and a line of flavour behind it.
    fn flavoured(&self, sentence: String, flavour: String) -> String {
        if flavour.is_empty() { sentence } else { format!("{sentence} {flavour}") }
    }

    fn face(&self, prisoner: Prisoner) -> String {
        self.flavour(format!("prisoner-{}", self.content.prisoner(prisoner).number))
    }

    /// A prisoner's card in one line.
    fn card(&self, prisoner: Prisoner) -> String {
        let card = self.content.prisoner(prisoner);
        let [shovel, banknotes, bulb] = card.work.map(Value::from);
        let [cunning, strength, observation] = card.traits.map(Value::from);
        let line = self.words.with(
            "card",
            [
                ("who", self.who(prisoner).into()),
                ("nation", self.words.text(&format!("nation-{}", card.nation.word().to_lowercase())).into()),
                ("shovel", shovel),
                ("banknotes", banknotes),
                ("bulb", bulb),
                ("cunning", cunning),
                ("strength", strength),
                ("observation", observation),
            ],
        );
        let skills: Vec<String> = card.special.iter().map(|special| self.special(special)).collect();
        if skills.is_empty() { line } else { format!("{line}; {}", skills.join(", ")) }
    }

    fn special(&self, special: &Special) -> String {
        let words = self.words;
        let number = |id: &str, n: u8| words.with(id, [("n", n.into())]);
        let nation = |nat: crate::Nation| words.text(&format!("nation-{}.many", nat.word().to_lowercase()));
        let on = |id: &str, way: Way, n: u8| words.with(id, [("way", self.way(way).into()), ("n", n.into())]);
        match *special {
            Special::Aversion { nat } => words.with("skill-aversion", [("nation", nation(nat).into())]),
            Special::Refuses { nat } => words.with("skill-refuses", [("nation", nation(nat).into())]),
            Special::Stubborn { n } => number("skill-stubborn", n),
            Special::Countryman { nat, n } => {
                words.with("skill-countryman", [("nation", nation(nat).into()), ("n", n.into())])
            }
            Special::Quell { n } => number("skill-quell", n),
            Special::Engineer { way, per, bonus } => words
                .with("skill-engineer", [("way", self.way(way).into()), ("per", per.into()), ("bonus", bonus.into())]),
            Special::Teamwork { way, others, bonus } => words.with(
                "skill-teamwork",
                [("way", self.way(way).into()), ("others", others.into()), ("bonus", bonus.into())],
            ),
            Special::Weatherproof { n } => number("skill-weatherproof", n),
            Special::Noisy { n } => number("skill-noisy", n),
            Special::Snitch { n } => number("skill-snitch", n),
            Special::Panics { number: n } => number("skill-panics", n),
            Special::SmoothTalk { level } => number("skill-smooth-talk", level),
            Special::Bribery { level } => number("skill-bribery", level),
            Special::Lookout { way, n } => on("skill-lookout", way, n),
            Special::Insider { number: n } => number("skill-insider", n),
            Special::Bodyguard { n } => number("skill-bodyguard", n),
            Special::Wrecker { way, n } => on("skill-wrecker", way, n),
            Special::Coward {} => words.text("skill-coward"),
            Special::Hothead { n } => number("skill-hothead", n),
            Special::Peaceful {} => words.text("skill-peaceful"),
            Special::Tough { n } => number("skill-tough", n),
            Special::Advocate { n } => number("skill-advocate", n),
            Special::Scout { n } => number("skill-scout", n),
        }
    }

    fn effect(&self, effect: &Effect) -> String {
        let words = self.words;
        let number = |id: &str, n: u8| words.with(id, [("n", n.into())]);
        let change = |id: &str, what: String, n: i8| words.with(id, [("what", what.into()), ("n", signed(n).into())]);
        let size = |id: &str, size: u8, n: u8| words.with(id, [("size", size.into()), ("n", n.into())]);
        match effect {
            Effect::WayMod { way, n } => change("effect-way", self.ways(*way), *n),
            Effect::WorkerMod { way, n } => change("effect-worker", self.ways(*way), *n),
            Effect::Crowded { size: most, n } => size("effect-crowded", *most, *n),
            Effect::PatrolMod { stat, n } => change("effect-patrol", words.text(&format!("patrol-stat-{stat}")), *n),
            Effect::Suspicion { size: most, n } => size("effect-suspicion", *most, *n),
            Effect::WardenMod { n } => words.with("effect-warden", [("n", signed(*n).into())]),
            Effect::CharMod { stat, n } => change("effect-everybody", words.text(&format!("trait-{stat}")), *n),
            Effect::Ban { task } => words.text(&format!("effect-ban-{}", task.word().replace(':', "-"))),
            Effect::NoDefence { defence } => words.text(&format!("effect-no-{}", defence.word().replace('_', "-"))),
            Effect::RecruitLimit { n } => number("effect-recruit-limit", *n),
            Effect::OpenArrivals {} => words.text("effect-open-arrivals"),
            Effect::Reassign { n } => number("effect-reassign", *n),
            Effect::SingleOut { numbers } => {
                let names: Vec<String> = numbers.iter().map(|number| self.number(*number)).collect();
                words.with("effect-single-out", [("names", words.list(&names).into())])
            }
            Effect::Amnesty { n } => number("effect-amnesty", *n),
            Effect::PoolLoss { way, n } => {
                words.with("effect-pool-loss", [("what", self.ways(*way).into()), ("n", (*n).into())])
            }
            Effect::LeaderLoss { n } => number("effect-leader-loss", *n),
            Effect::TransferLargest { n } => number("effect-transfer-largest", *n),
            Effect::MoveOut {} => words.text("effect-move-out"),
        }
    }

    fn sentence(&self, sentence: &Sentence) -> String {
        let words = self.words;
        match *sentence {
            Sentence::Warning {} => words.text("sentence-warning"),
            Sentence::Solitary { n } => words.with("sentence-solitary", [("n", n.into())]),
            Sentence::ByCause { fight, other } => {
                words.with("sentence-by-cause", [("fight", fight.into()), ("other", other.into())])
            }
            Sentence::ByType { boss, specialist, ordinary } => words.with(
                "sentence-by-type",
                [("boss", boss.into()), ("specialist", specialist.into()), ("ordinary", ordinary.into())],
            ),
            Sentence::Fine { n } => words.with("sentence-fine", [("n", n.into())]),
            Sentence::Deport { n } => words.with("sentence-deport", [("n", n.into())]),
        }
    }

    /// What the day's event says: weather, fights, roster, special rules.
    fn event_lines(&self, event: EventId) -> Vec<String> {
        let words = self.words;
        let card = self.content.event(event);
        let id = format!("event-{}", card.id.to_lowercase());
        let mut lines = Vec::new();
        if words.has(&id) {
            lines.push(words.text(&format!("{id}.text")));
        }
        lines.extend(card.effects.iter().map(|effect| self.effect(effect)));
        let fights: Vec<String> =
            card.fights.iter().map(|&(a, b, weight)| format!("{} – {} ({weight})", self.who(a), self.who(b))).collect();
        if !fights.is_empty() {
            lines.push(words.with("event-fights", [("fights", fights.join("; ").into())]));
        }
        if !card.out.is_empty() {
            lines.push(words.with("event-out", [("names", self.many(card.out.iter().copied().collect()).into())]));
        }
        lines.push(words.with("event-patrols", [("count", card.conditions.patrols.into())]));
        lines
    }
}

fn lines_of_day(telling: &Telling<'_>, view: &View) -> Section {
    let words = telling.words;
    let events = telling.content.numbers.events;
    let clock = if view.day <= events { "clock-early" } else { "clock-late" };
    let mut lines = vec![words.with(clock, [("days", events.into())])];
    if let Some(event) = view.event {
        lines.push(words.with("event-title", [("title", telling.event(event).into())]));
        lines.extend(telling.event_lines(event));
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
            format!("{title} {}", telling.event_lines(event).join(" "))
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
