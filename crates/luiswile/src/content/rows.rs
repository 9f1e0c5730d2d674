//! The rows of a content file: one for each card, with the closed lists of kinds (6.1 to 6.4).

use engine::content::Spanned;
use serde::{Deserialize, Serialize};

use super::parameters::{EffectReader, SpecialReader};
use crate::cards::{Defence, Nation, Number, PatrolStat, Rank, Task, Trait, Way, Ways};

/// The whole file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rows {
    pub(crate) game: GameRow,
    pub(crate) prisoner: Vec<Spanned<PrisonerRow>>,
    pub(crate) event: Vec<Spanned<EventRow>>,
    pub(crate) patrol: Vec<Spanned<PatrolRow>>,
    pub(crate) punishment: Vec<Spanned<PunishmentRow>>,
}

/// The numbers of the rules.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GameRow {
    pub(crate) goal: Spanned<u16>,
    pub(crate) events: Spanned<u8>,
    pub(crate) blanks: Spanned<u8>,
    pub(crate) bribe_cost: Spanned<u8>,
    pub(crate) fight_weight: Spanned<u8>,
    pub(crate) deal: Spanned<Draw>,
    pub(crate) neutrals: Spanned<Draw>,
    pub(crate) neutrals_for_two: Spanned<Draw>,
    /// Content from before version 3 of the rules does not say them.
    #[serde(default)]
    pub(crate) four_gangs: ManyGangs,
    #[serde(default)]
    pub(crate) five_gangs: ManyGangs,
}

/// What the event cards change when many gangs share the prison (LUI-R64).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ManyGangs {
    /// The points that `crowded` takes less.
    pub(crate) relief: u8,
    /// The ordinary newcomers who arrive more, where any arrive.
    pub(crate) newcomers: u8,
    /// What every patrol is worth less against each way.
    #[serde(default)]
    pub(crate) patrols: u8,
}

/// How many cards are drawn from the two decks of prisoners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// Specialists.
    pub specialists: u8,
    /// Ordinary prisoners.
    pub prisoners: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PrisonerRow {
    pub(crate) number: Spanned<Number>,
    pub(crate) name: String,
    #[serde(rename = "type")]
    pub(crate) rank: Rank,
    pub(crate) nat: Nation,
    pub(crate) shovel: Spanned<u8>,
    pub(crate) banknotes: Spanned<u8>,
    pub(crate) bulb: Spanned<u8>,
    pub(crate) cunning: Spanned<u8>,
    pub(crate) strength: Spanned<u8>,
    pub(crate) observation: Spanned<u8>,
    #[serde(default)]
    pub(crate) special: Vec<Spanned<Special>>,
}

/// A special rule of a prisoner (6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", from = "SpecialReader")]
#[allow(missing_docs, reason = "the fields are the parameters of 6.1")]
pub enum Special {
    /// SK01: his gang may not hold this nation.
    Aversion { nat: Nation },
    /// SK02: not in a gang whose boss is of this nation.
    Refuses { nat: Nation },
    /// SK03: a weaker recruiter's claim is void.
    Stubborn { n: u8 },
    /// SK04: recruits those of this nation better.
    Countryman { nat: Nation, n: u8 },
    /// SK05: stops fights better.
    Quell { n: u8 },
    /// SK06: a bonus for every full `per` points.
    Engineer { way: Way, per: u8, bonus: u8 },
    /// SK07: a bonus among enough others.
    Teamwork { way: Way, others: u8, bonus: u8 },
    /// SK08: makes bad weather less bad.
    Weatherproof { n: u8 },
    /// SK09: the patrol hears his way.
    Noisy { n: u8 },
    /// SK10: the patrol hears of all ways of his gang.
    Snitch { n: u8 },
    /// SK11: does nothing before a strong patrol.
    Panics { number: u8 },
    /// SK12: talks a patrol away.
    SmoothTalk { level: u8 },
    /// SK13: buys a patrol off.
    Bribery { level: u8 },
    /// SK14: watches one way better.
    Lookout { way: Way, n: u8 },
    /// SK15: weak patrols are weaker against his gang.
    Insider { number: u8 },
    /// SK16: watches better against saboteurs.
    Bodyguard { n: u8 },
    /// SK17: sabotages one way better.
    Wrecker { way: Way, n: u8 },
    /// SK18: neither scapegoat nor last resort.
    Coward {},
    /// SK19: makes his fights heavier.
    Hothead { n: u8 },
    /// SK20: does not fight.
    Peaceful {},
    /// SK21: less solitary for himself.
    Tough { n: u8 },
    /// SK22: less solitary for his gang.
    Advocate { n: u8 },
    /// SK23: sees newcomers.
    Scout { n: u8 },
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EventRow {
    pub(crate) id: Spanned<String>,
    #[serde(default, rename = "final")]
    pub(crate) is_final: bool,
    /// Whether the rulebook prints it, so that nothing about it changes.
    #[serde(default)]
    pub(crate) printed: bool,
    pub(crate) title: Option<String>,
    #[serde(default)]
    pub(crate) weather: Vec<Spanned<Effect>>,
    pub(crate) patrols: Option<Spanned<u8>>,
    #[serde(default)]
    pub(crate) fights: Vec<FightRow>,
    #[serde(default)]
    pub(crate) out: Vec<Spanned<Number>>,
    #[serde(default, rename = "in")]
    pub(crate) arrivals: Arrivals,
    #[serde(default)]
    pub(crate) special: Vec<Spanned<Effect>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FightRow {
    pub(crate) a: Spanned<Number>,
    pub(crate) b: Spanned<Number>,
    pub(crate) weight: Option<Spanned<u8>>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Arrivals {
    #[serde(default)]
    pub(crate) ordinary: u8,
    #[serde(default)]
    pub(crate) specialist: u8,
}

/// An effect of an event card (6.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", from = "EffectReader")]
#[allow(missing_docs, reason = "the fields are the parameters of 6.2")]
pub enum Effect {
    /// EK01: production of a worked way.
    WayMod { way: Ways, n: i8 },
    /// EK02: what each worker counts.
    WorkerMod { way: Ways, n: i8 },
    /// EK03: large gangs produce less.
    Crowded { size: u8, n: u8 },
    /// EK04: a value of the patrol.
    PatrolMod { stat: PatrolStat, n: i8 },
    /// EK05: large gangs are found more easily.
    Suspicion { size: u8, n: u8 },
    /// EK06: days in solitary.
    WardenMod { n: i8 },
    /// EK07: a characteristic of all prisoners.
    CharMod { stat: Trait, n: i8 },
    /// EK08: a task is forbidden.
    Ban { task: Task },
    /// EK09: a defence is forbidden.
    NoDefence { defence: Defence },
    /// EK10: short lists.
    RecruitLimit { n: u8 },
    /// EK11: newcomers arrive face up.
    OpenArrivals {},
    /// EK12: members may be moved.
    Reassign { n: u8 },
    /// EK13: these are punished.
    SingleOut { numbers: Vec<Number> },
    /// EK14: shorter solitary.
    Amnesty { n: u8 },
    /// EK15: every gang loses points.
    PoolLoss { way: Ways, n: u8 },
    /// EK16: the leaders lose points.
    LeaderLoss { n: u8 },
    /// EK17: the largest gangs lose members.
    TransferLargest { n: u8 },
    /// EK18: the game ends.
    MoveOut {},
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PatrolRow {
    pub(crate) number: Spanned<u8>,
    pub(crate) title: Option<String>,
    pub(crate) shovel: Spanned<u8>,
    pub(crate) banknotes: Spanned<u8>,
    pub(crate) bulb: Spanned<u8>,
    pub(crate) talk: Spanned<u8>,
    pub(crate) bribe: Spanned<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PunishmentRow {
    pub(crate) id: Spanned<String>,
    pub(crate) title: Option<String>,
    pub(crate) effects: Vec<Spanned<Sentence>>,
}

/// An effect of a punishment card (6.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the parameters of 6.3")]
pub enum Sentence {
    /// PK01: nothing.
    Warning {},
    /// PK02: the same for all.
    Solitary { n: u8 },
    /// PK03: by what he did.
    ByCause { fight: u8, other: u8 },
    /// PK04: by who he is.
    ByType { boss: u8, specialist: u8, ordinary: u8 },
    /// PK05: points lost.
    Fine { n: u8 },
    /// PK06: ordinary prisoners leave for good.
    Deport { n: u8 },
}
