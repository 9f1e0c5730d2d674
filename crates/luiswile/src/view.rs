//! What a viewer may know (section 7), and any state that this allows.

use arrayvec::ArrayVec;
use engine::{BySeat, Dice, Pool, Seat, Seats, Set, Viewer};
use serde::{Deserialize, Serialize};

use crate::cards::{EventId, Patrol, Pile, Prisoner, Punishment, Way};
use crate::content::{FIGHTS_MAX, NEWCOMERS_MAX, PRISONERS_MAX};
use crate::known_plans::KnownPlans;
use crate::state::{
    End, Fight, Gang, LIST_MAX, List, Listed, Newcomer, Options, Order, Plan, Search, Solitary, Stack, State, Step,
    Today, reopen,
};

/// What a viewer may know.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// The day, from 1.
    pub day: u8,
    /// The event of the day, once it is turned over.
    pub event: Option<EventId>,
    /// The events that have not come, whether they are in the deck or not.
    pub events: Set<EventId>,
    /// The final events that have not come.
    pub finals: Set<EventId>,
    /// The specialists in the deck.
    pub specialists: Set<Prisoner>,
    /// The ordinary prisoners that this viewer has not seen: in the deck, or face down.
    pub ordinary: Set<Prisoner>,
    /// The patrols in the deck.
    pub patrols: Set<Patrol>,
    /// The patrols that were used.
    pub patrols_used: Set<Patrol>,
    /// The punishments in the deck.
    pub punishments: Set<Punishment>,
    /// The punishments that were used.
    pub punishments_used: Set<Punishment>,
    /// The gangs.
    pub gangs: BySeat<Gang>,
    /// The neutral prisoners, those in solitary included.
    pub neutrals: Set<Prisoner>,
    /// Who is in solitary, and for how many days.
    pub solitary: ArrayVec<(Prisoner, u8), PRISONERS_MAX>,
    /// Who has left for good.
    pub gone: Set<Prisoner>,
    /// The newcomers of today, by slot.
    pub newcomers: ArrayVec<NewcomerView, NEWCOMERS_MAX>,
    /// Who can do nothing more today.
    pub excluded: Set<Prisoner>,
    /// Who is to be punished for a fight.
    pub brawlers: Set<Prisoner>,
    /// Who is to be punished for something else.
    pub punished: Set<Prisoner>,
    /// How many cards each gang has placed in each pile.
    pub piles: BySeat<[u8; Pile::COUNT]>,
    /// The members that were placed in the morning, in any pile.
    pub placed: BySeat<Set<Prisoner>>,
    /// The plans that this viewer knows: their own, and all plans after the reveal.
    pub plans: KnownPlans,
    /// What the table waits for.
    pub step: StepView,
}

/// A newcomer, as a viewer knows him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NewcomerView {
    /// Face down. That these gangs know him follows from their scouts, which are open.
    Down {
        /// Who he is, if the viewer's scouts have found out.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        who: Option<Prisoner>,
        /// The gangs that know.
        known_to: Seats,
    },
    /// Face up.
    Up(Prisoner),
}

/// A gang's plan for the day.
#[derive(Clone, Debug, Default, PartialEq, Hash, Serialize, Deserialize)]
pub struct PlanView {
    /// The members in each pile.
    pub piles: [Set<Prisoner>; Pile::COUNT],
    /// The blanks in each pile.
    pub blanks: [u8; Pile::COUNT],
    /// Who was moved after the event.
    pub moved: Set<Prisoner>,
    /// The orders of saboteurs: gang and way.
    pub sabotage: Vec<(Prisoner, Seat, Way)>,
    /// The lists of recruiters.
    pub recruit: Vec<(Prisoner, ArrayVec<Listed, LIST_MAX>)>,
}

impl PlanView {
    /// Every member who was placed.
    pub(crate) fn placed(&self) -> Set<Prisoner> {
        self.piles.iter().fold(Set::EMPTY, |all, &pile| all.or(pile))
    }
}

/// What the table waits for.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct StepView {
    /// The step.
    pub(crate) now: Now,
    /// Who has not decided yet, as far as plans are concerned.
    pub(crate) pending: Seats,
}

/// The step, without anybody's secrets.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Now {
    Place,
    Orders,
    Stop(ArrayVec<Fight, FIGHTS_MAX>),
    Changes,
    Defend(Search),
    Over(End),
}

impl Now {
    fn of(step: &Step) -> Now {
        match step {
            Step::Place => Now::Place,
            Step::Orders => Now::Orders,
            Step::Stop(fights) => Now::Stop(fights.clone()),
            Step::Changes => Now::Changes,
            Step::Defend(search) => Now::Defend(search.clone()),
            Step::Over(end) => Now::Over(*end),
        }
    }

    fn step(&self) -> Step {
        match self {
            Now::Place => Step::Place,
            Now::Orders => Step::Orders,
            Now::Stop(fights) => Step::Stop(fights.clone()),
            Now::Changes => Step::Changes,
            Now::Defend(search) => Step::Defend(search.clone()),
            Now::Over(end) => Step::Over(*end),
        }
    }

    /// Whether all plans lie open on the table.
    fn is_revealed(&self) -> bool {
        match self {
            Now::Defend(_) | Now::Over(_) => true,
            Now::Place | Now::Orders | Now::Stop(_) | Now::Changes => false,
        }
    }
}

impl View {
    /// What a viewer may know.
    pub(crate) fn new(state: &State, viewer: Viewer) -> View {
        let State {
            options: _,
            day,
            events,
            finals,
            specialists,
            ordinary,
            patrols,
            punishments,
            gangs,
            neutrals,
            solitary,
            gone,
            today,
            plans,
            orders,
            step,
        } = state;
        let Today { event, newcomers, excluded, brawlers, punished, piles } = today;
        let Stack { deck: patrols, discard: patrols_used } = patrols;
        let Stack { deck: punishments, discard: punishments_used } = punishments;
        let now = Now::of(step);
        let plan = |seat: Seat| (now.is_revealed() || viewer.is(seat)).then(|| *plans.own(seat));
        // Which cards already lie there is hidden while they are being placed.
        let placed = |seat: Seat| if now == Now::Place { Set::EMPTY } else { plans.own(seat).placed() };
        View {
            viewer,
            day: *day,
            event: *event,
            events: *events,
            finals: *finals,
            specialists: *specialists,
            ordinary: ordinary.or(scouted_by_others(today, viewer)),
            patrols: *patrols,
            patrols_used: *patrols_used,
            punishments: *punishments,
            punishments_used: *punishments_used,
            gangs: gangs.clone(),
            neutrals: *neutrals,
            solitary: solitary.inside().iter().map(|who| (who, solitary.days(who))).collect(),
            gone: *gone,
            newcomers: newcomers.iter().map(|newcomer| newcomer_view(newcomer, viewer)).collect(),
            excluded: *excluded,
            brawlers: *brawlers,
            punished: *punished,
            piles: piles.clone(),
            placed: gangs.map(|seat, _| placed(seat)),
            plans: KnownPlans::new(gangs.map(|seat, _| plan(seat)), orders),
            step: StepView { pending: plans.pending(), now },
        }
    }

    /// Any state that this view allows.
    pub(crate) fn imagine(&self, options: &Options, dice: &mut Dice) -> State {
        let mut ordinary = self.ordinary;
        let newcomers = self.newcomers.iter().map(|newcomer| match *newcomer {
            NewcomerView::Up(who) => Newcomer::Open(who),
            NewcomerView::Down { who: Some(who), known_to } => Newcomer::Scouted { who, by: known_to },
            NewcomerView::Down { who: None, known_to } if known_to.is_empty() => Newcomer::Unknown,
            NewcomerView::Down { who: None, known_to } => {
                Newcomer::Scouted { who: ordinary.draw(dice).expect("he is among the unseen"), by: known_to }
            }
        });
        let newcomers = newcomers.collect();
        let mut solitary = Solitary::EMPTY;
        self.solitary.iter().for_each(|&(who, days)| solitary.lock_up(who, days));
        let (plans, orders) = PlanGuesser { options, view: self, inside: solitary.inside() }.plans(dice);
        State {
            options: *options,
            day: self.day,
            events: self.events,
            finals: self.finals,
            specialists: self.specialists,
            ordinary,
            patrols: Stack { deck: self.patrols, discard: self.patrols_used },
            punishments: Stack { deck: self.punishments, discard: self.punishments_used },
            gangs: self.gangs.clone(),
            neutrals: self.neutrals,
            solitary,
            gone: self.gone,
            today: Today {
                event: self.event,
                newcomers,
                excluded: self.excluded,
                brawlers: self.brawlers,
                punished: self.punished,
                piles: self.piles.clone(),
            },
            plans: reopen(&plans, self.step.pending),
            orders,
            step: self.step.now.step(),
        }
    }

    /// Who is in solitary.
    pub(crate) fn inside(&self) -> Set<Prisoner> {
        self.solitary.iter().map(|&(who, _)| who).collect()
    }
}

fn newcomer_view(newcomer: &Newcomer, viewer: Viewer) -> NewcomerView {
    match *newcomer {
        Newcomer::Unknown => NewcomerView::Down { who: None, known_to: Seats::NONE },
        Newcomer::Scouted { who, by } => {
            let knows = viewer.seat().is_some_and(|seat| by.contains(seat));
            NewcomerView::Down { who: knows.then_some(who), known_to: by }
        }
        Newcomer::Open(who) => NewcomerView::Up(who),
    }
}

/// Newcomers that others know and this viewer does not. For this viewer they are as unknown as the deck.
fn scouted_by_others(today: &Today, viewer: Viewer) -> Set<Prisoner> {
    let hidden = |newcomer: &Newcomer| match *newcomer {
        Newcomer::Scouted { who, by } => (!viewer.seat().is_some_and(|seat| by.contains(seat))).then_some(who),
        Newcomer::Unknown | Newcomer::Open(_) => None,
    };
    today.newcomers.iter().filter_map(hidden).collect()
}

/// Guesses the plans that the viewer does not know.
struct PlanGuesser<'a> {
    options: &'a Options,
    view: &'a View,
    inside: Set<Prisoner>,
}

impl PlanGuesser<'_> {
    fn plans(&self, dice: &mut Dice) -> (BySeat<Plan>, [Order; PRISONERS_MAX]) {
        let mut orders = [Order::Nothing; PRISONERS_MAX];
        for &(who, order) in self.view.plans.orders() {
            orders[usize::from(who.0)] = order;
        }
        let plans = self.view.gangs.map(|seat, _| match self.view.plans.get(seat) {
            Some(known) => *known,
            None => self.guess(seat, &mut orders, dice),
        });
        (plans, orders)
    }

    fn guess(&self, seat: Seat, orders: &mut [Order; PRISONERS_MAX], dice: &mut Dice) -> Plan {
        let pending = self.view.step.pending.contains(seat);
        match &self.view.step.now {
            // This seat is still free to place anything.
            Now::Place if pending => Plan::default(),
            Now::Place => self.any_placement(seat, dice),
            Now::Orders if pending => self.placement(seat, dice),
            Now::Orders | Now::Stop(_) | Now::Changes => {
                let plan = self.placement(seat, dice);
                self.any_orders(seat, &plan, orders, dice);
                plan
            }
            // Every plan is known by then.
            Now::Defend(_) | Now::Over(_) => Plan::default(),
        }
    }

    /// Each member in any pile, and some blanks.
    fn any_placement(&self, seat: Seat, dice: &mut Dice) -> Plan {
        let mut plan = Plan::default();
        for member in self.view.gangs[seat].members.minus(self.inside).iter() {
            plan.piles[dice.below(Pile::COUNT as u32) as usize].insert(member);
        }
        for _ in 0..dice.below(u32::from(self.options.content().numbers.blanks) + 1) {
            plan.blanks[dice.below(Pile::COUNT as u32) as usize] += 1;
        }
        plan
    }

    /// The cards that were placed, dealt to piles of the right sizes.
    fn placement(&self, seat: Seat, dice: &mut Dice) -> Plan {
        let mut members = self.view.placed[seat];
        let sizes = self.view.piles[seat];
        let mut blanks = sizes.iter().sum::<u8>() - members.len();
        let mut plan = Plan::default();
        for (pile, size) in sizes.into_iter().enumerate() {
            for _ in 0..size {
                let card = dice.below(u32::from(members.len() + blanks)) as u8;
                match card.checked_sub(blanks).and_then(|rank| members.nth(rank)) {
                    Some(member) => {
                        members.remove(member);
                        plan.piles[pile].insert(member);
                    }
                    None => {
                        blanks -= 1;
                        plan.blanks[pile] += 1;
                    }
                }
            }
        }
        plan
    }

    /// Any order for each saboteur, any list for each recruiter.
    fn any_orders(&self, seat: Seat, plan: &Plan, orders: &mut [Order; PRISONERS_MAX], dice: &mut Dice) {
        let seats = self.options.seats;
        for saboteur in plan.pile(Pile::Sabotage).iter() {
            let target = dice.below(u32::from(seats - 1) * Way::COUNT as u32) as u8;
            let gang = (0..target / Way::COUNT as u8).fold(seat.next(seats), |gang, _| gang.next(seats));
            let way = Way::ALL[usize::from(target) % Way::COUNT];
            orders[usize::from(saboteur.0)] = Order::Sabotage(gang, way);
        }
        let boss = self.options.content().prisoner(self.view.gangs[seat].boss);
        let targets = self.view.neutrals.minus(self.inside).and(boss.may_hold);
        for recruiter in plan.pile(Pile::Recruit).iter() {
            let mut open = targets;
            let mut list = List::default();
            for _ in 0..LIST_MAX {
                if let Some(target) = open.draw(dice) {
                    list.push(Listed::Prisoner(target));
                }
            }
            orders[usize::from(recruiter.0)] = Order::Recruit(list);
        }
    }
}
