//! Closed lists of what the content describes: areas, gangs, cards, recipes and offers.

use std::fmt;
use std::str::FromStr;

use engine::{Enumerated, Id, Set};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::Kind;

engine::ids! {
    /// A place where spec stand. Solo play has the Cell Block, team play Blocks A and B instead.
    pub enum Area {
        /// Where everybody digs in solo play.
        CellBlock = "cell",
        /// Where team A digs.
        BlockA = "block-a",
        /// Where team B digs.
        BlockB = "block-b",
        /// Where Spoons are stolen.
        Cafeteria = "cafeteria",
        /// Where things are sold and bought.
        RecreationRoom = "recreation",
        /// Where Beatings heal.
        Infirmary = "infirmary",
        /// Where most is found.
        Showers = "showers",
        /// Where only cards lead.
        Solitary = "solitary",
    }
}

engine::open_ids! {
    /// A gang. A content file can have up to [`Gang::FURTHER_MAX`] more, with the sign of a printed one.
    pub struct Gang {
        /// Takes two Accessories.
        Crew = "crew",
        /// Takes two Accessories.
        Cartel = "cartel",
        /// Takes two Accessories.
        Bikers = "bikers",
        /// Takes two Accessories.
        Mafia = "mafia",
        /// Takes three Accessories.
        Triad = "triad",
        /// Takes three Accessories.
        Odessa = "odessa",
    }
}

engine::ids! {
    /// What a Gang card does. The game prints each on one card: four for each gang in the gangs' order.
    pub enum Ability {
        /// CRE-1: a search finds more.
        Lookouts = "lookouts",
        /// CRE-2: a roll can be repeated.
        QuickFeet = "quick-feet",
        /// CRE-3: a sale brings more.
        CornerHustle = "corner-hustle",
        /// CRE-4: attackers must lay more Weapons.
        BackUp = "back-up",
        /// CAR-1: everything is cheaper.
        Wholesale = "wholesale",
        /// CAR-2: trade in the Cafeteria too.
        Runners = "runners",
        /// CAR-3: a cigarette from a player in the same area, once a turn.
        ProtectionMoney = "protection-money",
        /// CAR-4: a larger hand.
        DeepPockets = "deep-pockets",
        /// BIK-1: craft where others may not.
        SaddlebagWorkshop = "saddlebag-workshop",
        /// BIK-2: craft when beaten.
        ThickSkin = "thick-skin",
        /// BIK-3: one blow without a card in each fight.
        SwingingChain = "swinging-chain",
        /// BIK-4: another Material will do.
        ChopShop = "chop-shop",
        /// MAF-1: extort twice.
        DoubleCollection = "double-collection",
        /// MAF-2: lay fewer Weapons.
        Reputation = "reputation",
        /// MAF-3: losers pay.
        Tribute = "tribute",
        /// MAF-4: heal anywhere.
        BoughtDoctor = "bought-doctor",
        /// TRI-1: more actions.
        IronDiscipline = "iron-discipline",
        /// TRI-2: a cheap careful move.
        SilentStep = "silent-step",
        /// TRI-3: winners keep their Weapons.
        ReturningBlades = "returning-blades",
        /// TRI-4: no Beating for a lost fight.
        StoneFace = "stone-face",
        /// ODE-1: Spoons dig better.
        SpoonMasters = "spoon-masters",
        /// ODE-2: the first Dig is free.
        NightShift = "night-shift",
        /// ODE-3: winners take more.
        HeavyHands = "heavy-hands",
        /// ODE-4: Beatings forbid nothing.
        ColdBlood = "cold-blood",
    }
}

impl Ability {
    /// The printed card with this ability.
    pub const fn printed(self) -> GangCard {
        GangCard(self.index() as u8)
    }
}

impl Gang {
    /// How many gangs a content file can have beside the printed ones: as many as sets of Gang cards have room for.
    pub const FURTHER_MAX: usize = 4;
}

/// A Gang card: its gang and its ability. The printed ones come first; a further gang may have each ability.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GangCard(u8);

impl GangCard {
    /// How many cards each gang has.
    pub const PER_GANG: usize = 4;
    /// How many there can be.
    const COUNT: usize = Ability::COUNT * (1 + Gang::FURTHER_MAX);

    /// The gang to whose deck the card belongs.
    pub fn gang(self) -> Gang {
        let index = self.index();
        match index.checked_sub(Ability::COUNT) {
            None => Gang::PRINTED[index / GangCard::PER_GANG],
            Some(further) => Gang::ALL[Gang::PRINTED.len() + further / Ability::COUNT],
        }
    }

    /// What the card does.
    pub fn ability(self) -> Ability {
        Ability::ALL[self.index() % Ability::COUNT]
    }

    /// The four cards that the game prints for a gang.
    pub(super) fn printed(gang: Gang) -> Set<GangCard> {
        Ability::ALL.into_iter().map(Ability::printed).filter(|card| card.gang() == gang).collect()
    }

    /// The card of a further gang with this ability.
    pub(super) fn further(gang: Gang, ability: Ability) -> GangCard {
        let further = gang.index() - Gang::PRINTED.len();
        GangCard((Ability::COUNT * (1 + further) + ability.index()) as u8)
    }

    const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Id for GangCard {
    fn index(self) -> u8 {
        self.0
    }

    fn from_index(index: u8) -> GangCard {
        GangCard(index)
    }
}

/// By their abilities: cards with the same one look alike.
impl Enumerated for GangCard {
    const COUNT: u32 = Ability::COUNT as u32;

    fn place(self) -> u32 {
        self.ability().index() as u32
    }

    fn at(place: u32) -> Option<GangCard> {
        Ability::at(place).map(Ability::printed)
    }

    fn text(self) -> String {
        self.to_string()
    }
}

impl fmt::Debug for GangCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.index() < Ability::COUNT {
            true => write!(f, "{:?}", self.ability()),
            false => write!(f, "{:?}-{:?}", self.gang(), self.ability()),
        }
    }
}

impl fmt::Display for GangCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.index() < Ability::COUNT {
            true => write!(f, "{}", self.ability()),
            false => write!(f, "{}-{}", self.gang(), self.ability()),
        }
    }
}

impl FromStr for GangCard {
    type Err = String;

    fn from_str(text: &str) -> Result<GangCard, String> {
        let mut all = (0..GangCard::COUNT as u8).map(GangCard);
        all.find(|card| card.to_string() == text).ok_or_else(|| format!("`{text}` is not a Gang card"))
    }
}

impl Serialize for GangCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for GangCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GangCard, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

engine::ids! {
    /// A Background card.
    pub enum Background {
        /// BG-01.
        Pickpocket = "pickpocket",
        /// BG-02.
        GetawayDriver = "getaway-driver",
        /// BG-03.
        StreetFighter = "street-fighter",
        /// BG-04.
        Smuggler = "smuggler",
        /// BG-05.
        Bookmaker = "bookmaker",
        /// BG-06.
        KingpinsCousin = "kingpins-cousin",
        /// BG-07.
        Mechanic = "mechanic",
        /// BG-08.
        Gunrunner = "gunrunner",
        /// BG-09.
        RoadCaptain = "road-captain",
        /// BG-10.
        CrookedDoctor = "crooked-doctor",
        /// BG-11.
        Racketeer = "racketeer",
        /// BG-12.
        Hitman = "hitman",
        /// BG-13.
        Counterfeiter = "counterfeiter",
        /// BG-14.
        MartialArtist = "martial-artist",
        /// BG-15.
        CardSharp = "card-sharp",
        /// BG-16.
        Sapper = "sapper",
        /// BG-17.
        Fence = "fence",
        /// BG-18.
        Informer = "informer",
    }
}

engine::ids! {
    /// A Background that has a target.
    pub(crate) enum TargetBackground {
        /// Takes cards.
        Pickpocket = "pickpocket",
        /// Beats.
        Hitman = "hitman",
        /// Looks at a hand.
        CardSharp = "card-sharp",
        /// Sends to Solitary.
        Informer = "informer",
    }
}

impl TargetBackground {
    /// The Background card.
    pub(crate) const fn card(self) -> Background {
        match self {
            TargetBackground::Pickpocket => Background::Pickpocket,
            TargetBackground::Hitman => Background::Hitman,
            TargetBackground::CardSharp => Background::CardSharp,
            TargetBackground::Informer => Background::Informer,
        }
    }
}

engine::open_ids! {
    /// What can be crafted, and from what.
    pub struct Recipe {
        /// RC-K1.
        K1 = "k1",
        /// RC-K2.
        K2 = "k2",
        /// RC-K3.
        K3 = "k3",
        /// RC-P1.
        P1 = "p1",
        /// RC-S1.
        S1 = "s1",
    }
}

engine::ids! {
    /// One transaction of a Buy.
    pub enum Offer {
        /// One Knife.
        Knife = "knife",
        /// Two Knives.
        Knives = "knives",
        /// One Pick.
        Pick = "pick",
        /// One Shovel.
        Shovel = "shovel",
    }
}

impl Offer {
    /// What is bought.
    pub const fn kind(self) -> Kind {
        match self {
            Offer::Knife | Offer::Knives => Kind::Knife,
            Offer::Pick => Kind::Pick,
            Offer::Shovel => Kind::Shovel,
        }
    }

    /// How many are bought.
    pub const fn count(self) -> u8 {
        match self {
            Offer::Knives => 2,
            Offer::Knife | Offer::Pick | Offer::Shovel => 1,
        }
    }
}

engine::ids! {
    /// A kind of Michel card.
    pub enum MichelCard {
        /// MI-1.
        Mi1 = "mi-1",
        /// MI-2.
        Mi2 = "mi-2",
        /// MI-3.
        Mi3 = "mi-3",
        /// MI-4.
        Mi4 = "mi-4",
        /// MI-5.
        Mi5 = "mi-5",
        /// MI-6.
        Mi6 = "mi-6",
    }
}
