//! Options: what is chosen before a match.

use engine::content::{self, SharedContent};
use engine::{BadOptions, Game, OptionKind, OptionSpec, SettingFault, Settings};

use super::{Layout, Room, Side};
use crate::Alcatraz;
use crate::content::{Content, OWN};

/// The options that can be chosen before a match (D00).
pub(crate) const SPECS: &[OptionSpec] = &[
    OptionSpec::choice("sides", &["silver", "copper", "random", "custom"]),
    OptionSpec {
        key: "custom_sides",
        kind: OptionKind::Text("twelve letters s (silver) or c (copper), in the order of the rooms' numbers"),
        default: "ssssssssssss",
    },
    OptionSpec::choice("layout", &["random", "numbered", "custom"]),
    OptionSpec {
        key: "custom_layout",
        kind: OptionKind::Text("the numbers of the twelve rooms, row by row, with commas"),
        default: "1,2,3,4,5,6,7,8,9,10,11,12",
    },
    OptionSpec::choice("free_rooms", &["rulebook", "designer"]),
    OptionSpec::toggle("amnesty", false),
];

/// Which sides of the rooms face up (ALC-014).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sides {
    Fixed([Side; Room::COUNT]),
    Random,
}

/// Where the rooms lie (ALC-013).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Places {
    Fixed([Room; Room::COUNT]),
    Random,
}

/// ALC-R16: what guards do to rooms whose use is free.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum FreeRooms {
    /// Nothing, as for every free action.
    Rulebook,
    /// As for every other room.
    Designer,
}

/// The behaviour in which versions of the rules differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rules {
    /// ALC-R32: whether the old goat may break a tie for anybody, and not only for the tied and themself.
    pub(crate) free_tie_break: bool,
    /// ALC-R69: whether an offer can be answered with a counter-offer.
    pub(crate) counter_offers: bool,
    /// ALC-R47: whether amnesty waits for the vote on the last tie.
    pub(crate) vote_before_amnesty: bool,
}

/// ALC-R47: what amnesty does about a full tie on ALC-098.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Amnesty {
    /// There is none: the vote decides, and the goat's vote if it is tied.
    No,
    /// All escape if the vote is tied as well.
    AfterTiedVote,
    /// All escape without a vote.
    AtOnce,
}

impl Rules {
    /// The behaviour by a version of the rules.
    pub(crate) const fn of(version: u32) -> Rules {
        Rules { free_tie_break: version >= 2, counter_offers: version >= 3, vote_before_amnesty: version >= 4 }
    }

    /// What amnesty does by these rules, if it was agreed.
    pub(crate) const fn amnesty(self, agreed: bool) -> Amnesty {
        match (agreed, self.vote_before_amnesty) {
            (false, _) => Amnesty::No,
            (true, true) => Amnesty::AfterTiedVote,
            (true, false) => Amnesty::AtOnce,
        }
    }
}

/// The options of a match, checked.
#[derive(Clone, Debug)]
pub struct Options {
    pub(crate) seats: u8,
    pub(crate) rules: Rules,
    pub(crate) sides: Sides,
    pub(crate) places: Places,
    pub(crate) free_rooms: FreeRooms,
    pub(crate) amnesty: bool,
    pub(crate) content: SharedContent<Content>,
}

impl Options {
    /// Checks settings, or reports everything that is wrong with them.
    pub(crate) fn read(settings: &Settings) -> Result<Options, BadOptions> {
        let mut faults = Vec::new();
        if !(3..=4).contains(&settings.seats()) {
            let problem = format!("{} is not from 3 to 4", settings.seats());
            faults.push(SettingFault::new("seats", problem).by(engine::Clause::new("ALC-001")));
        }
        let sides = keep(read_sides(settings), &mut faults);
        let places = keep(read_places(settings), &mut faults);
        let content = content::load(settings, &OWN, Content::read).map_err(|bad| faults.extend(bad.0)).ok();
        let (Some(sides), Some(places), Some(content), true) = (sides, places, content, faults.is_empty()) else {
            return Err(BadOptions(faults));
        };
        let free_rooms =
            if settings.get("free_rooms") == "designer" { FreeRooms::Designer } else { FreeRooms::Rulebook };
        let amnesty = settings.is_on("amnesty");
        let rules = Rules::of(settings.rules_version(Alcatraz::ABOUT));
        Ok(Options { seats: settings.seats(), rules, sides, places, free_rooms, amnesty, content })
    }
}

fn keep<T>(result: Result<T, SettingFault>, faults: &mut Vec<SettingFault>) -> Option<T> {
    result.map_err(|fault| faults.push(fault)).ok()
}

fn read_sides(settings: &Settings) -> Result<Sides, SettingFault> {
    match settings.get("sides") {
        "silver" => Ok(Sides::Fixed([Side::Silver; Room::COUNT])),
        "copper" => Ok(Sides::Fixed([Side::Copper; Room::COUNT])),
        "random" => Ok(Sides::Random),
        _ => {
            let text = settings.get("custom_sides");
            let sides: Option<Vec<Side>> = text
                .chars()
                .map(|letter| match letter {
                    's' => Some(Side::Silver),
                    'c' => Some(Side::Copper),
                    _ => None,
                })
                .collect();
            sides.and_then(|sides| sides.try_into().ok()).map(Sides::Fixed).ok_or_else(|| {
                let problem = format!("`{text}` is not twelve letters s or c");
                SettingFault::new("custom_sides", problem).by(engine::Clause::new("ALC-R66"))
            })
        }
    }
}

fn read_places(settings: &Settings) -> Result<Places, SettingFault> {
    match settings.get("layout") {
        "random" => Ok(Places::Random),
        "numbered" => Ok(Places::Fixed(Layout::NUMBERED)),
        _ => {
            let text = settings.get("custom_layout");
            let numbers = text.split(',').map(|number| number.trim().parse::<usize>().ok());
            let rooms: Option<Vec<Room>> =
                numbers.map(|number| Room::ALL.get(number?.checked_sub(1)?).copied()).collect();
            let grid: Option<[Room; Room::COUNT]> = rooms.and_then(|rooms| rooms.try_into().ok());
            grid.filter(|grid| Room::ALL.iter().all(|room| grid.contains(room))).map(Places::Fixed).ok_or_else(|| {
                let problem = format!("`{text}` does not name each room from 1 to 12 once");
                SettingFault::new("custom_layout", problem).by(engine::Clause::new("ALC-R66"))
            })
        }
    }
}
