//! Cards in words: prisoners, events, patrols, punishments and all that is printed on them.

use engine::{Seat, Set};
use scene::{TextValue, Texts};

use crate::action::Arrival;
use crate::cards::{EventId, Number, Patrol, Pile, Prisoner, Punishment, Way, Ways};
use crate::content::Content;
use crate::rows::{Effect, Sentence, Special};
use crate::state::{Listed, Options};

/// Cards in words.
pub(crate) struct Telling<'a> {
    pub(crate) content: &'static Content,
    pub(crate) texts: &'a Texts,
}

fn signed(n: i8) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
}

impl<'a> Telling<'a> {
    pub(crate) fn new(options: &Options, texts: &'a Texts) -> Telling<'a> {
        Telling { content: options.content(), texts }
    }

    pub(crate) fn who(&self, prisoner: Prisoner) -> String {
        let card = self.content.prisoner(prisoner);
        format!("{} {}", card.number, card.name)
    }

    pub(crate) fn number(&self, number: Number) -> String {
        self.content.find(number).map_or_else(|| number.to_string(), |prisoner| self.who(prisoner))
    }

    pub(crate) fn many(&self, prisoners: Set<Prisoner>) -> String {
        self.texts.list(&prisoners.iter().map(|prisoner| self.who(prisoner)).collect::<Vec<_>>())
    }

    pub(crate) fn seat(&self, seat: Seat) -> TextValue<'static> {
        self.texts.seat(seat).to_owned().into()
    }

    pub(crate) fn way(&self, way: Way) -> String {
        self.texts.text(&format!("way-{way}"))
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
        let piles: Vec<String> = filled.map(|pile| format!("{} {}", self.pile(pile), sizes[pile.index()])).collect();
        if piles.is_empty() { self.texts.text("list-nothing") } else { piles.join(", ") }
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

    /// A line of flavour, if our texts have one for this card.
    pub(crate) fn flavour(&self, id: String) -> String {
        let exists = self.texts.has(id.split('.').next().unwrap_or_default());
        if exists { self.texts.text(&id) } else { String::new() }
    }

    /// A sentence and a line of flavour behind it.
    pub(crate) fn flavoured(&self, sentence: String, flavour: String) -> String {
        if flavour.is_empty() { sentence } else { format!("{sentence} {flavour}") }
    }

    pub(crate) fn face(&self, prisoner: Prisoner) -> String {
        self.flavour(format!("prisoner-{}", self.content.prisoner(prisoner).number))
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
        let skills: Vec<String> = card.special.iter().map(|special| self.special(special)).collect();
        if skills.is_empty() { line } else { format!("{line}; {}", skills.join(", ")) }
    }

    fn special(&self, special: &Special) -> String {
        let texts = self.texts;
        let number = |id: &str, n: u8| texts.with(id, [("n", n.into())]);
        let nation = |nat: crate::Nation| texts.text(&format!("nation-{}.many", nat.word().to_lowercase()));
        let on = |id: &str, way: Way, n: u8| texts.with(id, [("way", self.way(way).into()), ("n", n.into())]);
        match *special {
            Special::Aversion { nat } => texts.with("skill-aversion", [("nation", nation(nat).into())]),
            Special::Refuses { nat } => texts.with("skill-refuses", [("nation", nation(nat).into())]),
            Special::Stubborn { n } => number("skill-stubborn", n),
            Special::Countryman { nat, n } => {
                texts.with("skill-countryman", [("nation", nation(nat).into()), ("n", n.into())])
            }
            Special::Quell { n } => number("skill-quell", n),
            Special::Engineer { way, per, bonus } => texts
                .with("skill-engineer", [("way", self.way(way).into()), ("per", per.into()), ("bonus", bonus.into())]),
            Special::Teamwork { way, others, bonus } => texts.with(
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
            Special::Coward {} => texts.text("skill-coward"),
            Special::Hothead { n } => number("skill-hothead", n),
            Special::Peaceful {} => texts.text("skill-peaceful"),
            Special::Tough { n } => number("skill-tough", n),
            Special::Advocate { n } => number("skill-advocate", n),
            Special::Scout { n } => number("skill-scout", n),
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

    /// What the day's event says, with prisoners called so: weather, fights, roster, special rules.
    pub(crate) fn event_lines(&self, event: EventId, name: impl Fn(Prisoner) -> String) -> Vec<String> {
        let texts = self.texts;
        let card = self.content.event(event);
        let id = format!("event-{}", card.id.to_lowercase());
        let mut lines = Vec::new();
        if texts.has(&id) {
            lines.push(texts.text(&format!("{id}.text")));
        }
        lines.extend(card.effects.iter().map(|effect| self.effect(effect)));
        let fights: Vec<String> =
            card.fights.iter().map(|&(a, b, weight)| format!("{} – {} ({weight})", name(a), name(b))).collect();
        if !fights.is_empty() {
            lines.push(texts.with("event-fights", [("fights", fights.join("; ").into())]));
        }
        if !card.out.is_empty() {
            let names: Vec<String> = card.out.iter().map(|&who| name(who)).collect();
            lines.push(texts.with("event-out", [("names", texts.list(&names).into())]));
        }
        lines.push(texts.with("event-patrols", [("count", card.conditions.patrols.into())]));
        lines
    }
}
