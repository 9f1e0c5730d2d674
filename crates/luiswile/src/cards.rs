//! Names for everything on the cards: numbers, nationalities, ways, piles, and a small id for each card.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A prisoner's number, as printed on his card: four digits, with leading zeros (LUI-R53).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(u16);

impl Number {
    /// How many numbers there are.
    pub const COUNT: usize = 10_000;

    /// The number, to index with.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}", self.0)
    }
}

impl fmt::Debug for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Number {
    type Err = String;

    fn from_str(text: &str) -> Result<Number, String> {
        match text.parse() {
            Ok(number) if text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit()) => Ok(Number(number)),
            _ => Err(format!("`{text}` is not a prisoner's number, which has four digits, such as 0189")),
        }
    }
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Number, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Declares the id of a card: its place in the content's table.
macro_rules! card_id {
    ($(#[$meta:meta])* $name:ident) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
        pub struct $name(pub(crate) u8);

        impl engine::Id for $name {
            fn index(self) -> u8 {
                self.0
            }

            fn from_index(index: u8) -> $name {
                $name(index)
            }
        }
    };
}

card_id! {
    /// A prisoner, boss and specialist included. Lower ids have lower numbers.
    Prisoner
}
card_id! {
    /// An event card; the final events come after all others.
    EventId
}
card_id! {
    /// A patrol card. Lower ids have lower numbers.
    Patrol
}
card_id! {
    /// A punishment card.
    Punishment
}

engine::ids! {
    /// A way to escape, always in this order (LUI-004).
    pub enum Way {
        /// The classic dig, with the Shovel.
        Tunnel = "tunnel",
        /// Weapons, contacts and money, with Banknotes.
        Force = "force",
        /// Observation and planning, with the Bulb.
        Finesse = "finesse",
    }
}

impl Way {
    /// The pile of those who work on it.
    pub const fn pile(self) -> Pile {
        match self {
            Way::Tunnel => Pile::Tunnel,
            Way::Force => Pile::Force,
            Way::Finesse => Pile::Finesse,
        }
    }

    /// The work on it, as events forbid it.
    pub const fn task(self) -> Task {
        match self {
            Way::Tunnel => Task::Tunnel,
            Way::Force => Task::Force,
            Way::Finesse => Task::Finesse,
        }
    }
}

engine::ids! {
    /// Where a card can be placed in the morning (LUI-R07).
    pub enum Pile {
        /// Work on the Tunnel.
        Tunnel = "tunnel",
        /// Work on Force.
        Force = "force",
        /// Work on Finesse.
        Finesse = "finesse",
        /// Watch the gang's back.
        Watch = "watch",
        /// Sabotage a rival.
        Sabotage = "sabotage",
        /// Recruit.
        Recruit = "recruit",
        /// Do nothing.
        Rest = "rest",
    }
}

impl Pile {
    /// The way that is worked on there.
    pub const fn way(self) -> Option<Way> {
        match self {
            Pile::Tunnel => Some(Way::Tunnel),
            Pile::Force => Some(Way::Force),
            Pile::Finesse => Some(Way::Finesse),
            Pile::Watch | Pile::Sabotage | Pile::Recruit | Pile::Rest => None,
        }
    }
}

engine::ids! {
    /// A nationality (LUI-R51).
    pub enum Nation {
        /// Polish.
        Poland = "PL",
        /// German.
        Germany = "DE",
        /// Russian.
        Russia = "RU",
        /// Italian.
        Italy = "IT",
        /// Irish.
        Ireland = "IE",
        /// American.
        America = "US",
        /// French.
        France = "FR",
        /// Mexican.
        Mexico = "MX",
    }
}

engine::ids! {
    /// The deck that a prisoner comes from.
    pub enum Rank {
        /// A player's figure.
        Boss = "boss",
        /// A prisoner with unique skills.
        Specialist = "specialist",
        /// All others.
        Ordinary = "ordinary",
    }
}

engine::ids! {
    /// One way or all of them, as event cards say it.
    pub enum Ways {
        /// The Tunnel.
        Tunnel = "tunnel",
        /// Force.
        Force = "force",
        /// Finesse.
        Finesse = "finesse",
        /// All three.
        All = "all",
    }
}

impl Ways {
    /// Whether this way is meant.
    pub fn include(self, way: Way) -> bool {
        match self {
            Ways::All => true,
            Ways::Tunnel => way == Way::Tunnel,
            Ways::Force => way == Way::Force,
            Ways::Finesse => way == Way::Finesse,
        }
    }
}

engine::ids! {
    /// A value of a patrol card that an event can change.
    pub enum PatrolStat {
        /// The number, which is the patrol's real strength.
        Number = "number",
        /// Efficacy against the Tunnel.
        Shovel = "shovel",
        /// Efficacy against Force.
        Banknotes = "banknotes",
        /// Efficacy against Finesse.
        Bulb = "bulb",
        /// Shovel, Banknotes and Bulb together (LUI-R34).
        Efficacy = "efficacy",
        /// Resistance to talk.
        Talk = "talk",
        /// Resistance to bribery.
        Bribe = "bribe",
    }
}

engine::ids! {
    /// A characteristic that an event can change for all prisoners.
    pub enum Trait {
        /// For sabotage.
        Cunning = "cunning",
        /// For recruiting, and for stopping fights.
        Strength = "strength",
        /// For watching.
        Observation = "observation",
    }
}

engine::ids! {
    /// A task that an event can forbid.
    pub enum Task {
        /// Recruiting.
        Recruit = "recruit",
        /// Sabotage.
        Sabotage = "sabotage",
        /// Work on the Tunnel.
        Tunnel = "work:tunnel",
        /// Work on Force.
        Force = "work:force",
        /// Work on Finesse.
        Finesse = "work:finesse",
    }
}

engine::ids! {
    /// A defence that an event can forbid.
    pub enum Defence {
        /// Smooth talk.
        SmoothTalk = "smooth_talk",
        /// Bribery.
        Bribery = "bribery",
        /// Taking the blame.
        Blame = "blame",
    }
}
