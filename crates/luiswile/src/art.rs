//! What areas, pieces and badges look like: types that the scene fills and the drawing reads.

use ::scene::Art;
use engine::BySeat;

use crate::cards::{Number, Pile, Rank, Trait, Way};
use crate::state::Fate;
use crate::{GoalMode, Luiswile};

/// An area of this game.
pub(crate) type Area = ::scene::Area<Luiswile>;
/// A piece of this game.
pub(crate) type Piece = ::scene::Piece<Luiswile>;
/// A scene of this game.
pub(crate) type Scene = ::scene::Scene<Luiswile>;

/// The six values of a prisoner, in the order of his card: Shovel, Banknotes, Bulb, Cunning, Strength, Observation.
pub(crate) type Values = [u8; Way::COUNT + Trait::COUNT];

/// The pictures of areas.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AreaArt {
    /// A lane for each gang, from 0 points to the goal.
    Race {
        /// The points that an escape takes.
        goal: u16,
        /// Which points count.
        goal_mode: GoalMode,
        /// The points of each gang, by way.
        pools: BySeat<[u16; Way::COUNT]>,
    },
    /// The event of the day, as a newspaper reports it.
    Day(FrontPage),
    /// The patrol and its values.
    Patrol {
        /// Its number, once it has come.
        number: Option<u8>,
    },
    /// Who will be punished.
    Warden,
    /// Behind bars.
    Solitary,
    /// A frame without a picture.
    Plain,
}

/// The front page of the day.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FrontPage {
    /// The name of the paper.
    pub paper: String,
    /// What it costs.
    pub price: String,
    /// Which day it is.
    pub day: String,
    /// The event, or a question in the morning.
    pub headline: String,
    /// Whether the first note tells of the weather and changes no rule.
    pub has_lead: bool,
    /// The sky in the picture.
    pub weather: Weather,
    /// What the day is about.
    pub subject: Option<Subject>,
}

/// The sky of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "their names say it")]
pub enum Weather {
    Clear,
    Sun,
    Rain,
    Fog,
    Snow,
    Storm,
    Dust,
    Night,
}

/// What the picture of a day shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "their names say it")]
pub enum Subject {
    Guard,
    Cake,
    Inspection,
    List,
    Book,
    Key,
    Lock,
    Radio,
    Lorry,
    Letter,
    Coins,
    Hound,
    Medicine,
    Spade,
    Camera,
    Fire,
    Cigarette,
    Song,
    Rat,
    Boat,
}

/// The pictures of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceArt {
    /// A prisoner's card, face up.
    Prisoner {
        /// His number, which his face follows from.
        number: Number,
        /// His deck.
        rank: Rank,
        /// What he can do.
        values: Values,
    },
    /// A newcomer who lies face down. What the viewer knows of him stands in [`BadgeArt::Scouted`].
    Newcomer {
        /// His slot, from 0.
        slot: u8,
    },
    /// The sign of a gang in the race.
    Runner,
    /// A gang's points of a way, and how many cards lie there.
    Pool(Way),
    /// How many cards a gang has in a pile.
    Pile(Pile),
    /// A pile of the viewer.
    OwnPile(Pile),
    /// The patrol's efficacy against a way.
    Efficacy(Way),
    /// The patrol's resistance to talk.
    TalkResistance,
    /// The patrol's resistance to bribery.
    BribeResistance,
    /// Cards that are still to come, or prisoners who have left.
    Deck(DeckArt),
    /// The blank cards that the viewer has left.
    Blanks,
    /// An entry of a recruiter's list.
    ListEntry,
}

engine::ids! {
    /// A deck beside the board.
    pub enum DeckArt {
        /// Events that are not final.
        Events = "events",
        /// Final events.
        Finals = "finals",
        /// Patrols.
        Patrols = "patrols",
        /// Punishments.
        Punishments = "punishments",
        /// Specialists.
        Specialists = "specialists",
        /// Ordinary prisoners.
        Ordinary = "ordinary",
        /// Prisoners who have left for good.
        Gone = "gone",
    }
}

/// The pictures of badges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BadgeArt {
    /// No more than its text.
    Plain,
    /// The pile that a member lies in.
    Task(Pile),
    /// To be punished tonight.
    ToPunish,
    /// Out of all action today.
    Excluded,
    /// The viewer's gang may not hold him.
    Barred,
    /// In solitary.
    Solitary,
    /// Scouts have seen a newcomer who lies face down: his values, if they are the viewer's own scouts.
    Scouted(Option<Values>),
    /// What saboteurs take from a way.
    Loss,
    /// What the patrol means for a way.
    Fate(Fate),
    /// The patrol is stronger than the watch.
    Found,
    /// The watch holds against the patrol.
    NotFound,
    /// What an own pile promises today.
    Promise,
}

impl Art for Luiswile {
    type Area = AreaArt;
    type Piece = PieceArt;
    type Badge = BadgeArt;
}
