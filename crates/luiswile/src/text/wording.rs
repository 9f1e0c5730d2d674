//! Names and short sentences for prisoners, gangs, cards and what is printed on them.

use engine::{Seat, Set};
use scene::{TextValue, Texts};

use crate::action::Arrival;
use crate::cards::{EventId, Nation, Number, Patrol, Pile, Prisoner, Punishment, Way, Ways};
use crate::content::{Content, Effect, Sentence, Special};
use crate::foresight::Idle;
use crate::state::{Fate, Gang, Listed, Options};
use crate::view::PlanView;

/// Words for what is on the table, in one language.
pub(crate) struct Wording<'a> {
    pub(crate) content: &'static Content,
    pub(crate) texts: &'a Texts,
}

fn signed(n: i8) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
}

impl<'a> Wording<'a> {
    pub(crate) fn new(options: &Options, texts: &'a Texts) -> Wording<'a> {
        Wording { content: options.content(), texts }
    }

    pub(crate) fn who(&self, prisoner: Prisoner) -> String {
        let card = self.content.prisoner(prisoner);
        format!("{} {}", card.number, card.name)
    }

    /// A prisoner's name without his number.
    pub(crate) fn name(&self, prisoner: Prisoner) -> String {
        self.content.prisoner(prisoner).name.clone()
    }

    /// The last word of a prisoner's name, for long lists.
    pub(crate) fn surname(&self, prisoner: Prisoner) -> &str {
        let name = &self.content.prisoner(prisoner).name;
        name.rsplit(' ').next().unwrap_or(name)
    }

    pub(crate) fn number(&self, number: Number) -> String {
        self.content.find(number).map_or_else(|| number.to_string(), |prisoner| self.who(prisoner))
    }

    pub(crate) fn list(&self, prisoners: Set<Prisoner>) -> String {
        self.texts.list(&prisoners.iter().map(|prisoner| self.who(prisoner)).collect::<Vec<_>>())
    }

    pub(crate) fn seat(&self, seat: Seat) -> TextValue<'static> {
        self.texts.seat(seat).to_owned().into()
    }

    pub(crate) fn way(&self, way: Way) -> String {
        self.texts.text(&format!("way-{way}"))
    }

    /// A way as sentences need it: `the` object, the reader's own (`your`), after `of` and `on`, or the `subject`.
    pub(crate) fn way_as(&self, form: &str, way: Way) -> String {
        self.texts.text(&format!("way-{way}.{form}"))
    }

    /// A way that a gang has, as the object of a sentence that may speak to its player.
    pub(crate) fn way_of(&self, seat: Seat, way: Way) -> String {
        let is_reader = self.texts.who(seat) == TextValue::from("you");
        self.way_as(if is_reader { "your" } else { "the" }, way)
    }

    fn ways(&self, ways: Ways) -> String {
        self.texts.text(&format!("way-{ways}"))
    }

    pub(crate) fn pile(&self, pile: Pile) -> String {
        self.texts.text(&format!("pile-{pile}"))
    }

    /// How many cards lie in each pile.
    pub(crate) fn sizes(&self, sizes: &[u8; Pile::COUNT]) -> String {
        let filled = Pile::ALL.into_iter().filter(|pile| sizes[pile.index()] > 0);
        let piles = filled.map(|pile| format!("{} {}", self.pile(pile), sizes[pile.index()]));
        self.texts.row(&piles.collect::<Vec<_>>())
    }

    pub(crate) fn slot(&self, slot: u8) -> String {
        format!("A{}", slot + 1)
    }

    pub(crate) fn listed(&self, listed: Listed) -> String {
        match listed {
            Listed::Prisoner(prisoner) => self.who(prisoner),
            Listed::Slot(slot) => self.slot(slot),
        }
    }

    pub(crate) fn arrival(&self, arrival: Arrival) -> String {
        match arrival {
            Arrival::Slot(slot) => self.slot(slot),
            Arrival::Number(number) => self.number(number),
        }
    }

    /// A gang's boss and points.
    pub(crate) fn gang(&self, seat: Seat, gang: &Gang) -> String {
        let [tunnel, force, finesse] = gang.pools.map(TextValue::from);
        let values = [
            ("name", self.seat(seat)),
            ("boss", self.who(gang.boss).into()),
            ("total", gang.total().into()),
            ("goal", self.content.numbers.goal.into()),
            ("tunnel", tunnel),
            ("force", force),
            ("finesse", finesse),
        ];
        self.texts.with("gang", values)
    }

    /// Whether the move can come on this day.
    pub(crate) fn clock(&self, day: u8) -> String {
        let days = self.content.numbers.events;
        let id = if day <= days { "clock-early" } else { "clock-late" };
        self.texts.with(id, [("days", days.into())])
    }

    /// Who lies in a pile of a plan.
    pub(crate) fn pile_of_plan(&self, pile: Pile, members: Set<Prisoner>, blanks: u8) -> String {
        let names = if members.is_empty() { self.texts.text("list-nothing") } else { self.list(members) };
        let (pile, names) = (("pile", self.pile(pile).into()), ("names", names.into()));
        match blanks {
            0 => self.texts.with("plan-pile", [pile, names]),
            _ => self.texts.with("plan-pile-blanks", [pile, names, ("blanks", blanks.into())]),
        }
    }

    pub(crate) fn sabotage_order(&self, who: Prisoner, gang: Seat, way: Way) -> String {
        let values = [("who", self.who(who).into()), ("name", self.seat(gang)), ("way", self.way(way).into())];
        self.texts.with("sabotage-order", values)
    }

    pub(crate) fn recruit_order(&self, who: Prisoner, list: &[Listed]) -> String {
        let names: Vec<String> = list.iter().map(|&entry| self.listed(entry)).collect();
        let values = [("who", self.who(who).into()), ("names", self.texts.list(&names).into())];
        self.texts.with("recruit-order", values)
    }

    /// The orders of a plan in sentences. Those of members who cannot act any more are void.
    pub(crate) fn orders(&self, plan: &PlanView, out_of_action: Set<Prisoner>) -> Vec<String> {
        let sentence = |who: Prisoner, order: String| match out_of_action.contains(who) {
            true => self.texts.with("order-void", [("order", order.into())]),
            false => order,
        };
        let sabotage = plan.sabotage.iter().map(|&(who, gang, way)| (who, self.sabotage_order(who, gang, way)));
        let recruit = plan.recruit.iter().filter(|(_, list)| !list.is_empty());
        let recruit = recruit.map(|(who, list)| (*who, self.recruit_order(*who, list)));
        sabotage.chain(recruit).map(|(who, order)| sentence(who, order)).collect()
    }

    /// Those who would do nothing today, by kind.
    pub(crate) fn idle(&self, idle: Idle) -> String {
        let Idle { members, saboteurs, recruiters } = idle;
        let kinds = [("idle-members", members), ("idle-saboteurs", saboteurs), ("idle-recruiters", recruiters)];
        let kinds = kinds.into_iter().filter(|&(_, n)| n > 0);
        self.texts.row(&kinds.map(|(id, n)| self.texts.with(id, [("n", n.into())])).collect::<Vec<_>>())
    }

    /// A newcomer who lies face down, as far as the viewer knows him.
    pub(crate) fn newcomer_down(&self, slot: u8, who: Option<Prisoner>) -> String {
        let slot = ("slot", self.slot(slot).into());
        match who {
            None => self.texts.with("newcomer-down", [slot]),
            Some(who) => self.texts.with("newcomer-scouted", [slot, ("card", self.card(who).into())]),
        }
    }

    /// What the patrol means for a way; nothing if it is safe.
    pub(crate) fn fate(&self, fate: Fate, seat: Seat, way: Way) -> Option<String> {
        let id = match fate {
            Fate::Safe => return None,
            Fate::Detected => "fate-detected",
            Fate::Bribed => "fate-bribed",
            Fate::Halved => "fate-halved",
            Fate::Caught => "fate-caught",
        };
        Some(self.texts.with(id, [("name", self.seat(seat)), ("way", self.way_as("subject", way).into())]))
    }

    /// A text of a card, or what a designer's file says instead.
    fn text(&self, id: &str, instead: Option<&str>, otherwise: &str) -> String {
        match (self.texts.has(id), instead) {
            (true, None) => self.texts.text(id),
            (_, Some(title)) => title.to_owned(),
            (false, None) => otherwise.to_owned(),
        }
    }

    pub(crate) fn event(&self, event: EventId) -> String {
        let card = self.content.event(event);
        self.text(&format!("event-{}", card.id.to_lowercase()), card.title.as_deref(), &card.id)
    }

    pub(crate) fn patrol(&self, patrol: Patrol) -> String {
        let card = self.content.patrol(patrol);
        let title = self.text(&format!("patrol-{}", card.number), card.title.as_deref(), "");
        format!("{} {title}", card.number).trim_end().to_owned()
    }

    pub(crate) fn punishment(&self, punishment: Punishment) -> String {
        let card = self.content.punishment(punishment);
        self.text(&format!("punishment-{}", card.id.to_lowercase()), card.title.as_deref(), &card.id)
    }

    /// A sentence with a line of flavour behind it, if our texts have one with this id.
    pub(crate) fn flavoured(&self, sentence: String, id: &str) -> String {
        let exists = self.texts.has(id.split('.').next().unwrap_or_default());
        let flavour = if exists { self.texts.text(id) } else { String::new() };
        if flavour.is_empty() { sentence } else { self.texts.sentences(&[sentence, flavour]) }
    }

    /// A prisoner's card in one line.
    pub(crate) fn card(&self, prisoner: Prisoner) -> String {
        let card = self.content.prisoner(prisoner);
        let [shovel, banknotes, bulb] = card.work.map(TextValue::from);
        let [cunning, strength, observation] = card.traits.map(TextValue::from);
        let line = self.texts.with(
            "card",
            [
                ("who", self.who(prisoner).into()),
                ("nation", self.texts.text(&format!("nation-{}", card.nation.word().to_lowercase())).into()),
                ("shovel", shovel),
                ("banknotes", banknotes),
                ("bulb", bulb),
                ("cunning", cunning),
                ("strength", strength),
                ("observation", observation),
            ],
        );
        let skills: Vec<String> = card.special.iter().map(|special| self.skill(special)).collect();
        if skills.is_empty() { line } else { self.texts.rows(&[line, self.texts.row(&skills)]) }
    }

    /// A special rule in full.
    fn skill(&self, special: &Special) -> String {
        let nation = |nation: Nation| self.texts.text(&format!("nation-{}.many", nation.word().to_lowercase()));
        self.special("skill", special, nation, |_, way| self.way(way))
    }

    /// What a special rule does, in a sentence.
    pub(crate) fn explained(&self, special: &Special) -> String {
        let nation = |nation: Nation| self.texts.text(&format!("nation-{}.many", nation.word().to_lowercase()));
        self.special("explain", special, nation, |form, way| self.way_as(form, way))
    }

    /// A special rule in as few characters as can be understood.
    pub(crate) fn tag(&self, special: &Special) -> String {
        self.special("tag", special, |nation| nation.word().to_owned(), |_, way| self.pile(way.pile()))
    }

    /// A special rule in the messages that begin with this word, with these names for nations and ways; sentences need
    /// ways in a form.
    fn special(
        &self,
        prefix: &str,
        special: &Special,
        nation_name: impl Fn(Nation) -> String,
        way_name: impl Fn(&str, Way) -> String,
    ) -> String {
        let text = |id: &str| self.texts.text(&format!("{prefix}-{id}"));
        let number = |id: &str, n: u8| self.texts.with(&format!("{prefix}-{id}"), [("n", n.into())]);
        let nation = |id: &str, nation: Nation, n: u8| {
            self.texts.with(&format!("{prefix}-{id}"), [("nation", nation_name(nation).into()), ("n", n.into())])
        };
        let on = |id: &str, way: Way, n: u8| {
            self.texts.with(&format!("{prefix}-{id}"), [("way", way_name("the", way).into()), ("n", n.into())])
        };
        let bonus = |id: &str, way: Way, condition: (&'static str, u8), bonus: u8| {
            let values = [
                ("way", way_name("on", way).into()),
                (condition.0, condition.1.into()),
                ("bonus", bonus.into()),
                ("n", bonus.into()),
            ];
            self.texts.with(&format!("{prefix}-{id}"), values)
        };
        match *special {
            Special::Aversion { nat } => nation("aversion", nat, 0),
            Special::Refuses { nat } => nation("refuses", nat, 0),
            Special::Stubborn { n } => number("stubborn", n),
            Special::Countryman { nat, n } => nation("countryman", nat, n),
            Special::Quell { n } => number("quell", n),
            Special::Engineer { way, per, bonus: points } => bonus("engineer", way, ("per", per), points),
            Special::Teamwork { way, others, bonus: points } => bonus("teamwork", way, ("others", others), points),
            Special::Weatherproof { n } => number("weatherproof", n),
            Special::Noisy { n } => number("noisy", n),
            Special::Snitch { n } => number("snitch", n),
            Special::Panics { number: n } => number("panics", n),
            Special::SmoothTalk { level } => number("smooth-talk", level),
            Special::Bribery { level } => number("bribery", level),
            Special::Lookout { way, n } => on("lookout", way, n),
            Special::Insider { number: n } => number("insider", n),
            Special::Bodyguard { n } => number("bodyguard", n),
            Special::Wrecker { way, n } => on("wrecker", way, n),
            Special::Coward {} => text("coward"),
            Special::Hothead { n } => number("hothead", n),
            Special::Peaceful {} => text("peaceful"),
            Special::Tough { n } => number("tough", n),
            Special::Advocate { n } => number("advocate", n),
            Special::Scout { n } => number("scout", n),
        }
    }

    fn effect(&self, effect: &Effect) -> String {
        let texts = self.texts;
        let number = |id: &str, n: u8| texts.with(id, [("n", n.into())]);
        let change = |id: &str, what: String, n: i8| texts.with(id, [("what", what.into()), ("n", signed(n).into())]);
        let size = |id: &str, size: u8, n: u8| texts.with(id, [("size", size.into()), ("n", n.into())]);
        match effect {
            Effect::WayMod { way, n } => change("effect-way", self.ways(*way), *n),
            Effect::WorkerMod { way, n } => change("effect-worker", self.ways(*way), *n),
            Effect::Crowded { size: most, n } => size("effect-crowded", *most, *n),
            Effect::PatrolMod { stat, n } => change("effect-patrol", texts.text(&format!("patrol-stat-{stat}")), *n),
            Effect::Suspicion { size: most, n } => size("effect-suspicion", *most, *n),
            Effect::WardenMod { n } => texts.with("effect-warden", [("n", signed(*n).into())]),
            Effect::CharMod { stat, n } => change("effect-everybody", texts.text(&format!("trait-{stat}")), *n),
            Effect::Ban { task } => texts.text(&format!("effect-ban-{}", task.word().replace(':', "-"))),
            Effect::NoDefence { defence } => texts.text(&format!("effect-no-{}", defence.word().replace('_', "-"))),
            Effect::RecruitLimit { n } => number("effect-recruit-limit", *n),
            Effect::OpenArrivals {} => texts.text("effect-open-arrivals"),
            Effect::Reassign { n } => number("effect-reassign", *n),
            Effect::SingleOut { numbers } => {
                let names: Vec<String> = numbers.iter().map(|number| self.number(*number)).collect();
                texts.with("effect-single-out", [("names", texts.list(&names).into())])
            }
            Effect::Amnesty { n } => number("effect-amnesty", *n),
            Effect::PoolLoss { way, n } => {
                texts.with("effect-pool-loss", [("what", self.ways(*way).into()), ("n", (*n).into())])
            }
            Effect::LeaderLoss { n } => number("effect-leader-loss", *n),
            Effect::TransferLargest { n } => number("effect-transfer-largest", *n),
            Effect::MoveOut {} => texts.text("effect-move-out"),
        }
    }

    pub(crate) fn sentence(&self, sentence: &Sentence) -> String {
        let texts = self.texts;
        match *sentence {
            Sentence::Warning {} => texts.text("sentence-warning"),
            Sentence::Solitary { n } => texts.with("sentence-solitary", [("n", n.into())]),
            Sentence::ByCause { fight, other } => {
                texts.with("sentence-by-cause", [("fight", fight.into()), ("other", other.into())])
            }
            Sentence::ByType { boss, specialist, ordinary } => texts.with(
                "sentence-by-type",
                [("boss", boss.into()), ("specialist", specialist.into()), ("ordinary", ordinary.into())],
            ),
            Sentence::Fine { n } => texts.with("sentence-fine", [("n", n.into())]),
            Sentence::Deport { n } => texts.with("sentence-deport", [("n", n.into())]),
        }
    }

    /// What an event card says: weather, special rules, fights, transfers, patrols. `name` says how prisoners are called.
    pub(crate) fn event_lines(&self, event: EventId, name: impl Fn(Prisoner) -> String) -> Vec<String> {
        let texts = self.texts;
        let card = self.content.event(event);
        let id = format!("event-{}", card.id.to_lowercase());
        let mut lines = Vec::new();
        if texts.has(&id) {
            lines.push(texts.text(&format!("{id}.text")));
        }
        lines.extend(card.effects.iter().map(|effect| self.effect(effect)));
        let fight = |&(a, b, weight): &(Prisoner, Prisoner, u8)| {
            texts.bracketed(&format!("{} – {}", name(a), name(b)), &weight.to_string())
        };
        let fights: Vec<String> = card.fights.iter().map(fight).collect();
        if !fights.is_empty() {
            lines.push(texts.with("event-fights", [("fights", texts.rows(&fights).into())]));
        }
        if !card.out.is_empty() {
            let names: Vec<String> = card.out.iter().map(|&who| name(who)).collect();
            lines.push(texts.with("event-out", [("names", texts.list(&names).into())]));
        }
        lines.push(texts.with("event-patrols", [("count", card.conditions.patrols.into())]));
        lines
    }
}
