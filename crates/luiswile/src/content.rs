//! The cards as the rules use them: typed tables, read once from TOML and checked in full.

mod load;
mod parameters;
mod rows;

use std::sync::LazyLock;

use engine::Set;
use engine::content::ContentFault;

use crate::cards::{Defence, EventId, Nation, Number, Patrol, Prisoner, Punishment, Rank, Task, Trait, Way};

pub(crate) use rows::ManyGangs;
pub use rows::{Draw, Effect, Sentence, Special};

/// The most prisoners that a file may have: as many as a [`Set`] holds.
pub(crate) const PRISONERS_MAX: usize = 128;
/// The most fights on one card.
pub(crate) const FIGHTS_MAX: usize = 6;
/// The most newcomers of one day.
pub(crate) const NEWCOMERS_MAX: usize = 6;

/// Everything that is printed.
#[derive(Debug)]
pub struct Content {
    /// The numbers of the rules.
    pub numbers: Numbers,
    /// Every prisoner, in the order of their numbers.
    pub prisoners: Vec<PrisonerCard>,
    /// The bosses.
    pub bosses: Set<Prisoner>,
    /// The specialists.
    pub specialists: Set<Prisoner>,
    /// The ordinary prisoners.
    pub ordinary: Set<Prisoner>,
    /// The event cards, final ones last.
    pub event_cards: Vec<EventCard>,
    /// The events that are not final.
    pub events: Set<EventId>,
    /// The final events.
    pub finals: Set<EventId>,
    /// The patrols, in the order of their numbers.
    pub patrols: Vec<PatrolCard>,
    /// The punishments.
    pub punishments: Vec<PunishmentCard>,
    /// The prisoners with `snitch`, `scout` or `advocate`, to find them fast among many.
    pub(crate) snitches: Set<Prisoner>,
    pub(crate) scouts: Set<Prisoner>,
    pub(crate) advocates: Set<Prisoner>,
    pub(crate) by_number: Box<[Option<Prisoner>; Number::COUNT]>,
    /// The best work value of each prisoner, in one array: bots ask for all members of all gangs at once.
    pub(crate) best_work: [u8; PRISONERS_MAX],
    /// What holds before the event of the day.
    pub(crate) no_event: Conditions,
}

/// The numbers of the rules that are not on any card.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    /// The points that an escape takes.
    pub goal: u16,
    /// How many events come before the final ones.
    pub events: u8,
    /// The blank cards of each player.
    pub blanks: u8,
    /// What a bribe costs.
    pub bribe_cost: u8,
    /// The deal to each gang, without its boss.
    pub deal: Draw,
    /// The neutral prisoners at the start.
    pub neutrals: Draw,
    /// The same for two players (LUI-R02).
    pub neutrals_for_two: Draw,
    /// What is different with four gangs, and with five (LUI-R64).
    pub(crate) four_gangs: ManyGangs,
    pub(crate) five_gangs: ManyGangs,
}

/// A prisoner's card.
#[derive(Clone, Debug)]
pub struct PrisonerCard {
    /// His number.
    pub number: Number,
    /// His name.
    pub name: String,
    /// His deck.
    pub rank: Rank,
    /// His nationality.
    pub nation: Nation,
    /// Shovel, Banknotes and Bulb, by way.
    pub work: [u8; Way::COUNT],
    /// Cunning, Strength and Observation.
    pub traits: [u8; Trait::COUNT],
    /// His special rules, as printed.
    pub special: Vec<Special>,
    /// The same, laid out for the rules.
    pub(crate) skills: Skills,
    /// The prisoners that a gang led by him may hold (LUI-R51).
    pub(crate) may_hold: Set<Prisoner>,
}

impl PrisonerCard {
    /// All six values, in the order of the card.
    pub(crate) fn values(&self) -> [u8; Way::COUNT + Trait::COUNT] {
        let ([shovel, banknotes, bulb], [cunning, strength, observation]) = (self.work, self.traits);
        [shovel, banknotes, bulb, cunning, strength, observation]
    }
}

/// Special rules as a table: one field for each kind, with all numbers of that kind added up.
#[derive(Clone, Debug, Default)]
pub(crate) struct Skills {
    pub(crate) stubborn: u8,
    pub(crate) countryman: [u8; Nation::COUNT],
    pub(crate) quell: u8,
    /// Way, per, bonus.
    pub(crate) engineer: Vec<(Way, u8, u8)>,
    /// Way, others, bonus.
    pub(crate) teamwork: Vec<(Way, u8, u8)>,
    pub(crate) weatherproof: u8,
    pub(crate) noisy: u8,
    pub(crate) snitch: u8,
    pub(crate) panics: Option<u8>,
    pub(crate) smooth_talk: Option<u8>,
    pub(crate) bribery: Option<u8>,
    pub(crate) lookout: [u8; Way::COUNT],
    pub(crate) insider: Option<u8>,
    pub(crate) bodyguard: u8,
    pub(crate) wrecker: [u8; Way::COUNT],
    pub(crate) coward: bool,
    pub(crate) hothead: u8,
    pub(crate) peaceful: bool,
    pub(crate) tough: u8,
    pub(crate) advocate: u8,
    pub(crate) scout: u8,
}

/// An event card.
#[derive(Clone, Debug)]
pub struct EventCard {
    /// Its id, such as `E01`.
    pub id: String,
    /// Its title, if our texts do not know it.
    pub title: Option<String>,
    /// Whether the rulebook prints it.
    pub(crate) printed: bool,
    /// The fights, in printed order, each with its weight.
    pub fights: Vec<(Prisoner, Prisoner, u8)>,
    /// Who leaves for good.
    pub out: Vec<Prisoner>,
    /// How many ordinary prisoners arrive.
    pub ordinary_in: u8,
    /// How many specialists arrive.
    pub specialists_in: u8,
    /// The effects, weather first, as printed.
    pub effects: Vec<Effect>,
    /// The effects that last for the day, laid out for the rules.
    pub(crate) conditions: Conditions,
    /// The effects that happen once, at 2.6, in printed order.
    pub(crate) one_time: Vec<OneTimeEffect>,
}

/// What holds for a day.
#[derive(Clone, Debug)]
pub(crate) struct Conditions {
    pub(crate) patrols: u8,
    pub(crate) way: [i16; Way::COUNT],
    pub(crate) worker: [i16; Way::COUNT],
    /// Size and points.
    pub(crate) crowded: Vec<(u8, u8)>,
    /// Size and efficacy.
    pub(crate) suspicion: Vec<(u8, u8)>,
    pub(crate) patrol_number: i16,
    pub(crate) efficacy: [i16; Way::COUNT],
    pub(crate) talk: i16,
    pub(crate) bribe: i16,
    pub(crate) warden: i16,
    pub(crate) traits: [i16; Trait::COUNT],
    pub(crate) banned: Set<Task>,
    pub(crate) no_defence: Set<Defence>,
    pub(crate) recruit_limit: u8,
    pub(crate) open_arrivals: bool,
    pub(crate) reassign: u8,
    pub(crate) move_out: bool,
}

impl Default for Conditions {
    fn default() -> Conditions {
        Conditions {
            patrols: 1,
            way: [0; 3],
            worker: [0; 3],
            crowded: Vec::new(),
            suspicion: Vec::new(),
            patrol_number: 0,
            efficacy: [0; 3],
            talk: 0,
            bribe: 0,
            warden: 0,
            traits: [0; 3],
            banned: Set::EMPTY,
            no_defence: Set::EMPTY,
            recruit_limit: u8::MAX,
            open_arrivals: false,
            reassign: 0,
            move_out: false,
        }
    }
}

/// What an event does once.
#[derive(Clone, Debug)]
pub(crate) enum OneTimeEffect {
    SingleOut(Set<Prisoner>),
    Amnesty(u8),
    PoolLoss([u8; Way::COUNT]),
    LeaderLoss(u8),
    TransferLargest(u8),
}

/// A patrol card.
#[derive(Clone, Debug)]
pub struct PatrolCard {
    /// Its number: the patrol's real strength.
    pub number: u8,
    /// Its name, if our texts do not know it.
    pub title: Option<String>,
    /// Efficacy against each way.
    pub efficacy: [u8; Way::COUNT],
    /// Resistance to talk.
    pub talk: u8,
    /// Resistance to bribery.
    pub bribe: u8,
}

/// The values of a patrol on one day, with the changes of the event, at least 0 (EK04).
#[derive(Clone, Copy, Debug)]
pub(crate) struct PatrolValues {
    pub(crate) number: i16,
    pub(crate) efficacy: [i16; Way::COUNT],
    pub(crate) talk: i16,
    pub(crate) bribe: i16,
}

/// A punishment card.
#[derive(Clone, Debug)]
pub struct PunishmentCard {
    /// Its id, such as `K01`.
    pub id: String,
    /// Its title, if our texts do not know it.
    pub title: Option<String>,
    /// Its effects, in order.
    pub effects: Vec<Sentence>,
}

/// The text of the game's own content.
pub(crate) const OWN_TEXT: &str = engine::own_content!("luiswile");

/// The game's own content, for two or three gangs.
pub(crate) static OWN: LazyLock<Content> =
    LazyLock::new(|| Content::read(OWN_TEXT).expect("a test reads our own content"));
/// The same for four gangs.
pub(crate) static OWN_FOR_FOUR: LazyLock<Content> =
    LazyLock::new(|| Content::read_for_four(OWN_TEXT).expect("a test reads our own content"));
/// The same for five gangs.
pub(crate) static OWN_FOR_FIVE: LazyLock<Content> =
    LazyLock::new(|| Content::read_for_five(OWN_TEXT).expect("a test reads our own content"));

impl Content {
    /// Reads and checks a content file, or reports everything that is wrong with it.
    pub fn read(text: &str) -> Result<Content, ContentFault> {
        load::read(text)
    }

    /// The same for four gangs (LUI-R64).
    pub(crate) fn read_for_four(text: &str) -> Result<Content, ContentFault> {
        let content = Content::read(text)?;
        let many = content.numbers.four_gangs;
        Ok(content.among_many(many))
    }

    /// The same for five gangs (LUI-R64).
    pub(crate) fn read_for_five(text: &str) -> Result<Content, ContentFault> {
        let content = Content::read(text)?;
        let many = content.numbers.five_gangs;
        Ok(content.among_many(many))
    }

    /// The event cards that are not printed in the rulebook take less from crowds and bring more newcomers, and patrols
    /// have less time for each gang.
    fn among_many(mut self, many: ManyGangs) -> Content {
        for card in self.event_cards.iter_mut().filter(|card| !card.printed) {
            card.effects.retain_mut(|effect| match effect {
                Effect::Crowded { n, .. } => {
                    *n = n.saturating_sub(many.relief);
                    *n > 0
                }
                _ => true,
            });
            card.conditions.crowded.iter_mut().for_each(|(_, n)| *n = n.saturating_sub(many.relief));
            card.conditions.crowded.retain(|(_, n)| *n > 0);
            if card.ordinary_in > 0 {
                let most = NEWCOMERS_MAX as u8 - card.specialists_in;
                card.ordinary_in = card.ordinary_in.saturating_add(many.newcomers).min(most);
            }
        }
        for value in self.patrols.iter_mut().flat_map(|patrol| &mut patrol.efficacy) {
            *value = value.saturating_sub(many.patrols);
        }
        self
    }

    /// A prisoner's card.
    pub fn prisoner(&self, prisoner: Prisoner) -> &PrisonerCard {
        &self.prisoners[usize::from(prisoner.0)]
    }

    /// The prisoner with a number.
    pub fn find(&self, number: Number) -> Option<Prisoner> {
        self.by_number[number.index()]
    }

    /// An event card.
    pub fn event(&self, event: EventId) -> &EventCard {
        &self.event_cards[usize::from(event.0)]
    }

    /// A patrol card.
    pub fn patrol(&self, patrol: Patrol) -> &PatrolCard {
        &self.patrols[usize::from(patrol.0)]
    }

    /// The values of a patrol on the day of this event.
    #[inline]
    pub(crate) fn patrol_values(&self, patrol: Patrol, event: Option<EventId>) -> PatrolValues {
        let (card, conditions) = (self.patrol(patrol), self.conditions(event));
        let changed = |value: u8, change: i16| (i16::from(value) + change).max(0);
        PatrolValues {
            number: changed(card.number, conditions.patrol_number),
            efficacy: std::array::from_fn(|way| changed(card.efficacy[way], conditions.efficacy[way])),
            talk: changed(card.talk, conditions.talk),
            bribe: changed(card.bribe, conditions.bribe),
        }
    }

    /// A punishment card.
    pub fn punishment(&self, punishment: Punishment) -> &PunishmentCard {
        &self.punishments[usize::from(punishment.0)]
    }

    /// What holds on the day of this event; before the event, nothing special.
    pub(crate) fn conditions(&self, event: Option<EventId>) -> &Conditions {
        event.map_or(&self.no_event, |event| &self.event(event).conditions)
    }
}
