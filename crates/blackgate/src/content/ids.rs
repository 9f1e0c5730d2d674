//! Closed lists of what the content describes: areas, gangs, cards, recipes and offers.

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

engine::ids! {
    /// A gang.
    pub enum Gang {
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
    /// A Gang card, four for each gang in the gangs' order.
    pub enum GangCard {
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

impl GangCard {
    /// How many cards each gang has.
    pub const PER_GANG: u8 = 4;

    /// The gang to whose deck the card belongs.
    pub fn gang(self) -> Gang {
        Gang::ALL[self.index() / usize::from(GangCard::PER_GANG)]
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

engine::ids! {
    /// What can be crafted, and from what.
    pub enum Recipe {
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
