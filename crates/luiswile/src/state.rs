//! The options of a match, and what is on the table.

mod plan;

use arrayvec::ArrayVec;
use engine::content::{self, SharedContent};
use engine::{BadOptions, BySeat, Dice, Game, Id, Pool, Sealed, Seat, Seats, Set, Settings};
use serde::{Deserialize, Serialize};

use crate::Luiswile;
use crate::cards::{EventId, Patrol, Pile, Prisoner, Punishment, Trait, Way};
use crate::content::{
    Conditions, Content, Draw, FIGHTS_MAX, NEWCOMERS_MAX, OWN, OWN_FOR_FIVE, OWN_FOR_FOUR, PRISONERS_MAX, PrisonerCard,
};

pub use plan::Listed;
pub(crate) use plan::{LIST_MAX, List, Order, Plan, reopen};

engine::ids! {
    /// Which points must reach the goal (LUI-R01).
    pub enum GoalMode {
        /// The total of the three pools.
        Sum = "sum",
        /// One pool.
        PerWay = "per_way",
    }
}

engine::ids! {
    /// Who wins when everybody is moved to Alcatraz (LUI-R50).
    pub enum TransferResult {
        /// Nobody.
        Nobody = "nobody",
        /// The first of the standings.
        Leader = "leader",
    }
}

engine::ids! {
    /// How many neutral prisoners two players find (LUI-R02).
    pub enum NeutralsForTwo {
        /// As few as two gangs need.
        Few = "few",
        /// As many as the rulebook prints.
        Printed = "printed",
    }
}

/// What differs between versions of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rules {
    /// The day's points are settled before the warden's phase, so that a prisoner who is deported there counts for
    /// what he worked (LUI-R62).
    pub(crate) deported_count: bool,
    /// With four and five gangs the event cards are others (LUI-R64).
    pub(crate) many_gangs: bool,
}

impl Rules {
    const fn of(version: u32) -> Rules {
        Rules { deported_count: version >= 2, many_gangs: version >= 3 }
    }
}

/// The options, checked, and the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    pub(crate) seats: u8,
    pub(crate) rules: Rules,
    pub(crate) goal_mode: GoalMode,
    pub(crate) neutrals_for_two: NeutralsForTwo,
    pub(crate) transfer_result: TransferResult,
    pub(crate) content: SharedContent<Content>,
}

impl Options {
    pub(crate) fn read(settings: &Settings) -> Result<Options, BadOptions> {
        let (seats, rules) = (settings.seats(), Rules::of(settings.rules_version(Luiswile::ABOUT)));
        Ok(Options {
            seats,
            rules,
            neutrals_for_two: settings.get("neutrals_for_two").parse().expect("settings hold only described words"),
            goal_mode: settings.get("goal_mode").parse().expect("settings hold only words that are described"),
            transfer_result: settings.get("transfer_result").parse().expect("settings hold only described words"),
            content: match (rules.many_gangs, seats) {
                (true, 4) => content::load(settings, &OWN_FOR_FOUR, Content::read_for_four)?,
                (true, 5) => content::load(settings, &OWN_FOR_FIVE, Content::read_for_five)?,
                _ => content::load(settings, &OWN, Content::read)?,
            },
        })
    }

    /// The neutral prisoners at the start of a match (LUI-023, LUI-R02).
    pub(crate) fn neutrals(&self) -> Draw {
        let numbers = &self.content().numbers;
        match (self.seats, self.neutrals_for_two) {
            (2, NeutralsForTwo::Few) => numbers.neutrals_for_two,
            _ => numbers.neutrals,
        }
    }

    /// The cards of the match.
    pub fn content(&self) -> &'static Content {
        self.content.get()
    }
}

/// A gang: its boss, its members and its points.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Gang {
    /// The player's figure, who is also a member.
    pub boss: Prisoner,
    /// Every member, those in solitary included.
    pub members: Set<Prisoner>,
    /// The points for each way.
    pub pools: [u16; Way::COUNT],
}

impl Gang {
    /// The total of the three pools.
    pub fn total(&self) -> u16 {
        self.pools.iter().sum()
    }

    /// The points that are compared with the goal (LUI-R01).
    pub(crate) fn points(&self, goal_mode: GoalMode) -> u16 {
        match goal_mode {
            GoalMode::Sum => self.total(),
            GoalMode::PerWay => self.pools[self.largest_pool().index()],
        }
    }

    /// The way with most points; of equals the first.
    pub(crate) fn largest_pool(&self) -> Way {
        let most = self.pools.into_iter().max().unwrap_or_default();
        Way::ALL.into_iter().find(|way| self.pools[way.index()] == most).unwrap_or(Way::Tunnel)
    }
}

/// The prisoners in solitary, and how many days each has left.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Solitary {
    inside: Set<Prisoner>,
    /// Zero for prisoners who are not inside.
    days: [u8; PRISONERS_MAX],
}

impl Solitary {
    pub(crate) const EMPTY: Solitary = Solitary { inside: Set::EMPTY, days: [0; PRISONERS_MAX] };

    pub(crate) fn inside(&self) -> Set<Prisoner> {
        self.inside
    }

    pub(crate) fn days(&self, prisoner: Prisoner) -> u8 {
        self.days[usize::from(prisoner.0)]
    }

    pub(crate) fn lock_up(&mut self, prisoner: Prisoner, days: u8) {
        self.days[usize::from(prisoner.0)] = days;
        self.inside.insert(prisoner);
    }

    pub(crate) fn remove(&mut self, prisoner: Prisoner) {
        self.days[usize::from(prisoner.0)] = 0;
        self.inside.remove(prisoner);
    }

    /// Takes days off for all who are inside, and gives those who are free now.
    pub(crate) fn count_down(&mut self, by: u8) -> Set<Prisoner> {
        let mut released = Set::EMPTY;
        for prisoner in self.inside.iter() {
            let days = &mut self.days[usize::from(prisoner.0)];
            *days = days.saturating_sub(by);
            if *days == 0 {
                released.insert(prisoner);
            }
        }
        self.inside = self.inside.minus(released);
        released
    }
}

/// A draw deck, face down, and its discards.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Stack<T: Id> {
    pub(crate) deck: Set<T>,
    pub(crate) discard: Set<T>,
}

impl<T: Id> Stack<T> {
    /// Draws a card, from the reshuffled discards if the deck is empty.
    pub(crate) fn draw(&mut self, dice: &mut Dice) -> Option<T> {
        if self.deck.is_empty() {
            std::mem::swap(&mut self.deck, &mut self.discard);
        }
        self.deck.draw(dice)
    }
}

/// A prisoner who arrived today.
///
/// A card that no player has seen is not drawn yet: it cannot leak.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Newcomer {
    /// Face down, and unknown to all gangs.
    Unknown,
    /// Face down, but scouts have told these gangs (LUI-R29).
    Scouted { who: Prisoner, by: Seats },
    /// Face up.
    Open(Prisoner),
}

impl Newcomer {
    /// Who he is. If no one has seen him, his card is drawn now.
    pub(crate) fn identify(self, deck: &mut Set<Prisoner>, dice: &mut Dice) -> Prisoner {
        match self {
            Newcomer::Unknown => deck.draw(dice).expect("he was counted when he came"),
            Newcomer::Scouted { who, .. } | Newcomer::Open(who) => who,
        }
    }
}

/// What has happened since the morning.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Today {
    pub(crate) event: Option<EventId>,
    pub(crate) newcomers: ArrayVec<Newcomer, NEWCOMERS_MAX>,
    /// Out of all action for the rest of the day: fighters, singled out, amnestied, recruited.
    pub(crate) excluded: Set<Prisoner>,
    /// Due for punishment because of a fight.
    pub(crate) brawlers: Set<Prisoner>,
    /// Due for punishment for anything else. A watcher among them was led away.
    pub(crate) punished: Set<Prisoner>,
    /// How many cards lay in each pile when all had been placed.
    pub(crate) piles: BySeat<[u8; Pile::COUNT]>,
}

impl Today {
    pub(crate) fn new(seats: u8) -> Today {
        Today {
            event: None,
            newcomers: ArrayVec::new(),
            excluded: Set::EMPTY,
            brawlers: Set::EMPTY,
            punished: Set::EMPTY,
            piles: BySeat::new(seats),
        }
    }
}

/// The decision about a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Verdict {
    /// The boss of this gang may still stop it.
    Asked(Seat),
    /// It was stopped and has no effect.
    Stopped,
    /// It breaks out.
    Breaks,
}

/// A fight that takes place unless it is stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Fight {
    pub(crate) a: Prisoner,
    pub(crate) b: Prisoner,
    pub(crate) verdict: Verdict,
}

/// What the search means for one way of one gang.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// Not found, talked away or blamed on a watcher: all points.
    #[default]
    Safe,
    /// Found, and to be defended.
    Detected,
    /// Saved by a bribe.
    Bribed,
    /// Saved by a last resort: half the points.
    Halved,
    /// Not saved: no points.
    Caught,
}

/// The patrol and what it has found.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Search {
    pub(crate) patrol: Patrol,
    /// What saboteurs take from each way today.
    pub(crate) losses: BySeat<[u16; Way::COUNT]>,
    pub(crate) fates: BySeat<[Fate; Way::COUNT]>,
}

impl Search {
    /// A day on which the weakest patrol finds nothing and no points are lost to sabotage.
    pub(crate) fn undisturbed(seats: u8) -> Search {
        Search {
            patrol: Patrol::default(),
            losses: BySeat::new(seats),
            fates: BySeat::from_fn(seats, |_| [Fate::Safe; Way::COUNT]),
        }
    }

    /// The way that a gang has to defend now.
    pub(crate) fn found(&self, seat: Seat) -> Option<Way> {
        Way::ALL.into_iter().find(|way| self.fates[seat][way.index()] == Fate::Detected)
    }

    pub(crate) fn deciders(&self) -> Seats {
        Seats::all(self.fates.len()).iter().filter(|&seat| self.found(seat).is_some()).collect()
    }
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum End {
    /// A gang escaped.
    Escape,
    /// Everybody is moved to Alcatraz.
    Move,
}

/// What the match waits for.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) enum Step {
    /// D1, Phase 1a: members and blanks go to piles.
    Place,
    /// D2, Phase 1b: saboteurs and recruiters get their orders.
    Orders,
    /// D3, 2.3: bosses may stop fights inside their gang.
    Stop(ArrayVec<Fight, FIGHTS_MAX>),
    /// D4, 2.8: newcomers are claimed, members are moved.
    Changes,
    /// D5, Phase 3: ways that were found are defended.
    Defend(Search),
    /// The match is over.
    Over(End),
}

/// What is on the table.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) options: Options,
    pub(crate) day: u8,
    /// The events and final events that have not come. Only some of the former are in the deck (LUI-024).
    pub(crate) events: Set<EventId>,
    pub(crate) finals: Set<EventId>,
    /// The decks of prisoners. Unknown newcomers are still among the ordinary ones.
    pub(crate) specialists: Set<Prisoner>,
    pub(crate) ordinary: Set<Prisoner>,
    pub(crate) patrols: Stack<Patrol>,
    pub(crate) punishments: Stack<Punishment>,
    pub(crate) gangs: BySeat<Gang>,
    /// The neutral prisoners, those in solitary included.
    pub(crate) neutrals: Set<Prisoner>,
    pub(crate) solitary: Solitary,
    /// Those who have left Luiswile for good.
    pub(crate) gone: Set<Prisoner>,
    pub(crate) today: Today,
    pub(crate) plans: Sealed<Plan>,
    /// The order of each prisoner, known to his gang alone until the reveal.
    pub(crate) orders: [Order; PRISONERS_MAX],
    pub(crate) step: Step,
}

impl State {
    pub(crate) fn content(&self) -> &'static Content {
        self.options.content.get()
    }

    pub(crate) fn seats(&self) -> Seats {
        Seats::all(self.options.seats)
    }

    /// What holds today.
    pub(crate) fn conditions(&self) -> &'static Conditions {
        self.content().conditions(self.today.event)
    }

    pub(crate) fn card(&self, prisoner: Prisoner) -> &'static PrisonerCard {
        self.content().prisoner(prisoner)
    }

    /// A characteristic with today's change, at least 0 (EK07).
    pub(crate) fn level(&self, prisoner: Prisoner, of: Trait) -> i16 {
        (i16::from(self.card(prisoner).traits[of.index()]) + self.conditions().traits[of.index()]).max(0)
    }

    /// The gang that a prisoner belongs to.
    pub(crate) fn gang_of(&self, prisoner: Prisoner) -> Option<Seat> {
        self.seats().iter().find(|&seat| self.gangs[seat].members.contains(prisoner))
    }

    /// All prisoners in Luiswile who are not in solitary, without the newcomers of today.
    pub(crate) fn present(&self) -> Set<Prisoner> {
        let all = self.gangs.values().iter().fold(self.neutrals, |all, gang| all.or(gang.members));
        all.minus(self.solitary.inside())
    }

    /// The members of a gang who are not in solitary.
    pub(crate) fn free(&self, seat: Seat) -> Set<Prisoner> {
        self.gangs[seat].members.minus(self.solitary.inside())
    }

    /// The prisoners that a gang may hold (LUI-R51).
    pub(crate) fn may_hold(&self, seat: Seat) -> Set<Prisoner> {
        self.card(self.gangs[seat].boss).may_hold
    }

    /// The members who can act today: placed in the morning, not excluded, not transferred.
    pub(crate) fn active(&self, seat: Seat) -> Set<Prisoner> {
        self.plans.own(seat).placed().minus(self.today.excluded).minus(self.gone)
    }

    /// The active members in a pile.
    pub(crate) fn on(&self, seat: Seat, pile: Pile) -> Set<Prisoner> {
        self.plans.own(seat).pile(pile).minus(self.today.excluded).minus(self.gone)
    }

    pub(crate) fn order(&self, prisoner: Prisoner) -> Order {
        self.orders[usize::from(prisoner.0)]
    }

    pub(crate) fn order_mut(&mut self, prisoner: Prisoner) -> &mut Order {
        &mut self.orders[usize::from(prisoner.0)]
    }

    /// A recruiter's list; without one, an empty list.
    pub(crate) fn list(&self, recruiter: Prisoner) -> List {
        match self.order(recruiter) {
            Order::Recruit(list) => list,
            Order::Nothing | Order::Sabotage(..) => List::default(),
        }
    }
}
