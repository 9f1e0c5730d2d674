//! What choices lead to: the numbers that a player watches.
//!
//! Plans are secret, so every number is of the viewer's own gang. Points are counted as they will stand tonight if
//! nobody interferes, so that they stay the same when the day ends.

use engine::{Change, Dice, Forecast, Foresee, Game, Gauge, GaugeKind, Log, Reading, Seat, Set, Viewer};

use crate::cards::{Pile, Prisoner, Punishment, Trait, Way};
use crate::rules::{night, patrol};
use crate::state::{Order, Search, Step};
use crate::view::Now;
use crate::{Action, Luiswile, Options, State, View};

/// The gauge of members who do nothing today.
const IDLE: &str = "idle";

impl Foresee for Luiswile {
    fn gauges(options: &Options, view: &View) -> Vec<Reading> {
        let mut own = match view.viewer.seat() {
            Some(seat) => readings(&view.imagine(options, &mut Dice::seeded(0)), seat),
            None => Vec::new(),
        };
        // In the end no plan is secret any more, and the points of all are compared.
        if let Now::Over(_) = view.step.now {
            let others = view.gangs.iter().filter(|(seat, _)| !view.viewer.is(*seat));
            own.extend(others.flat_map(|(seat, gang)| points(seat, gang.pools.map(i32::from))));
        }
        own
    }

    fn refine(options: &Options, view: &View, seat: Seat, action: Action, forecasts: &mut Vec<Forecast>) {
        match action {
            // What the others have planned, the event and the patrol decide the rest.
            Action::Ready => *forecasts = idle_when_ready(options, view, seat).into_iter().collect(),
            Action::Stop(..) | Action::LetFight(..) => forecasts.clear(),
            Action::Talk(_) | Action::Bribe(_) | Action::Blame(_) | Action::LastResort(_) => {
                *forecasts = after_any_punishment(options, view, seat, action);
            }
            Action::Place(..)
            | Action::PlaceBlank(_)
            | Action::Sabotage(..)
            | Action::Recruit(..)
            | Action::Claim(..)
            | Action::ClaimInstead(..)
            | Action::Move(..) => {}
        }
    }
}

/// The points of a gang, all of them and on each way.
fn points(seat: Seat, [tunnel, force, finesse]: [i32; 3]) -> [Reading; 4] {
    let reading = |id, value: i32| Reading::new(id, GaugeKind::Goal, seat, value);
    let [first, second, third] = Way::ALL.map(Way::word);
    [
        reading("points", tunnel + force + finesse),
        reading(first, tunnel),
        reading(second, force),
        reading(third, finesse),
    ]
}

/// The numbers of a gang. Its own plan is the same in every state that its view allows.
fn readings(state: &State, seat: Seat) -> Vec<Reading> {
    let reading = |id, kind, value: i32| Reading::new(id, kind, seat, value);
    let tonight = Way::ALL.map(|way| i32::from(state.gangs[seat].pools[way.index()] + made_today(state, seat, way)));
    let mut readings = points(seat, tonight).to_vec();
    readings.extend([
        reading("watch", GaugeKind::Goal, watched(state, seat)),
        reading("harm", GaugeKind::Goal, harm(state, seat)),
        reading("persuasion", GaugeKind::Goal, persuasion(state, seat)),
        reading("names", GaugeKind::Goal, names_listed(state, seat)),
        reading("blanks", GaugeKind::Means, blanks_left(state, seat)),
        reading("orders", GaugeKind::Risk, orders_missing(state, seat)),
        reading(IDLE, GaugeKind::Risk, idle(state, seat)),
        reading("hands", GaugeKind::Goal, hands(state, seat)),
    ]);
    readings
}

/// What a way gives today: after the search as it is, before it as if nobody interfered.
fn made_today(state: &State, seat: Seat, way: Way) -> u16 {
    match &state.step {
        Step::Defend(search) => night::production(state, search, seat, way),
        Step::Place | Step::Orders | Step::Stop(_) | Step::Changes => {
            night::production(state, &Search::undisturbed(state.options.seats), seat, way)
        }
        Step::Over(_) => 0,
    }
}

/// The strongest patrol that is seen in time on every way.
fn watched(state: &State, seat: Seat) -> i32 {
    let least = Way::ALL.map(|way| patrol::observation(state, seat, way)).into_iter().min();
    i32::from(least.unwrap_or_default())
}

/// What the saboteurs can spoil at most, where nobody watches.
fn harm(state: &State, seat: Seat) -> i32 {
    let each = |who: Prisoner| {
        let wrecker = match state.order(who) {
            Order::Sabotage(_, way) => state.card(who).skills.wrecker[way.index()],
            Order::Nothing | Order::Recruit(_) => 0,
        };
        i32::from(state.level(who, Trait::Cunning) + i16::from(wrecker))
    };
    state.on(seat, Pile::Sabotage).iter().map(each).sum()
}

/// The Strength of the strongest recruiter.
fn persuasion(state: &State, seat: Seat) -> i32 {
    let recruiters = state.on(seat, Pile::Recruit).iter();
    i32::from(recruiters.map(|who| state.level(who, Trait::Strength)).max().unwrap_or_default())
}

fn names_listed(state: &State, seat: Seat) -> i32 {
    state.on(seat, Pile::Recruit).iter().map(|who| i32::from(state.list(who).len())).sum()
}

fn blanks_left(state: &State, seat: Seat) -> i32 {
    i32::from(state.content().numbers.blanks) - i32::from(state.plans.own(seat).blanks_used())
}

/// The saboteurs and recruiters of a gang who have no order.
fn without_order(state: &State, seat: Seat) -> Set<Prisoner> {
    let senders = state.on(seat, Pile::Sabotage).or(state.on(seat, Pile::Recruit));
    senders.iter().filter(|&who| state.order(who) == Order::Nothing).collect()
}

/// Who still has to get an order in this step.
fn orders_missing(state: &State, seat: Seat) -> i32 {
    match &state.step {
        Step::Orders if state.plans.pending().contains(seat) => i32::from(without_order(state, seat).len()),
        Step::Place | Step::Orders | Step::Stop(_) | Step::Changes | Step::Defend(_) | Step::Over(_) => 0,
    }
}

/// Members who rest, or were sent without an order.
fn idle(state: &State, seat: Seat) -> i32 {
    let sent_in_vain = match &state.step {
        Step::Place | Step::Over(_) => Set::EMPTY,
        Step::Orders if state.plans.pending().contains(seat) => Set::EMPTY,
        Step::Orders | Step::Stop(_) | Step::Changes | Step::Defend(_) => without_order(state, seat),
    };
    i32::from(state.on(seat, Pile::Rest).or(sent_in_vain).len())
}

/// The members who are free in the next morning, if all who are due for punishment are locked up; in the morning, now.
fn hands(state: &State, seat: Seat) -> i32 {
    let members = state.gangs[seat].members;
    let inside = match &state.step {
        Step::Place => state.solitary.inside(),
        // Solitary is counted down tonight.
        Step::Orders | Step::Stop(_) | Step::Changes | Step::Defend(_) | Step::Over(_) => {
            state.solitary.inside().iter().filter(|&who| state.solitary.days(who) > 1).collect()
        }
    };
    let due = state.today.brawlers.or(state.today.punished);
    i32::from(members.minus(due).minus(inside).len())
}

/// The members who idle if a seat is ready now: those without a pile, or those without an order.
fn idle_when_ready(options: &Options, view: &View, seat: Seat) -> Option<Forecast> {
    let state = view.imagine(options, &mut Dice::seeded(0));
    let (added, others_follow) = match &state.step {
        Step::Place => {
            let plan = state.plans.own(seat);
            let unplaced = state.free(seat).minus(plan.placed()).len();
            let sizes = plan.sizes();
            // Whoever has a card there is asked for orders next, so the day does not go on yet.
            let is_asked = sizes[Pile::Sabotage.index()] + sizes[Pile::Recruit.index()] > 0;
            (i32::from(unplaced), is_asked)
        }
        Step::Orders => (i32::from(without_order(&state, seat).len()), false),
        Step::Stop(_) | Step::Changes | Step::Defend(_) | Step::Over(_) => return None,
    };
    if added == 0 {
        return None;
    }
    let value = idle(&state, seat);
    let is_last = state.plans.pending().without(seat).is_empty();
    let change = match is_last && !others_follow {
        true => Change::Between(-value, added),
        false => Change::Certain(added),
    };
    Some(Forecast { gauge: Gauge { id: IDLE, kind: GaugeKind::Risk, seat }, value, change })
}

/// What a defence leads to. All plans are open by then: only the warden's card is not known, if the day ends.
fn after_any_punishment(options: &Options, view: &View, seat: Seat, action: Action) -> Vec<Forecast> {
    let state = view.imagine(options, &mut Dice::seeded(0));
    let ends: Vec<Vec<Reading>> = punishments_to_come(view)
        .iter()
        .filter_map(|card| {
            let (mut state, mut dice) = (state.clone(), Dice::seeded(0));
            state.punishments.deck = Set::EMPTY.with(card);
            Luiswile::apply(&mut state, seat, action, &mut dice, &mut Log::silent()).ok()?;
            Some(Luiswile::gauges(options, &Luiswile::view(&state, Viewer::Seat(seat))))
        })
        .collect();
    let now = readings(&state, seat);
    let lasting = |reading: &&Reading| LASTING.contains(&reading.gauge.id);
    now.iter().filter(lasting).filter_map(|before| range(*before, &ends)).collect()
}

/// The gauges that go on when the day ends.
const LASTING: [&str; 5] = ["points", "tunnel", "force", "finesse", "hands"];

fn punishments_to_come(view: &View) -> Set<Punishment> {
    if view.punishments.is_empty() { view.punishments_used } else { view.punishments }
}

/// Between what and what a gauge changes; nothing if it never changes.
fn range(before: Reading, ends: &[Vec<Reading>]) -> Option<Forecast> {
    let after = |readings: &Vec<Reading>| readings.iter().find(|reading| reading.gauge == before.gauge).copied();
    let changes: Vec<i32> = ends.iter().filter_map(after).map(|reading| reading.value - before.value).collect();
    let change = match (changes.iter().min()?, changes.iter().max()?) {
        (0, 0) => return None,
        (least, most) if least == most => Change::Certain(*least),
        (least, most) => Change::Between(*least, *most),
    };
    Some(Forecast { gauge: before.gauge, value: before.value, change })
}

/// Members who idle if the viewer is ready now, by kind: without a pile, saboteurs and recruiters without an order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Idle {
    pub(crate) members: u8,
    pub(crate) saboteurs: u8,
    pub(crate) recruiters: u8,
}

impl Idle {
    /// Who would idle if this seat were ready now.
    pub(crate) fn when_ready(view: &View, seat: Seat) -> Idle {
        let Some(plan) = view.plans.view(seat) else { return Idle::default() };
        let saboteurs: Set<Prisoner> = plan.sabotage.iter().map(|&(who, ..)| who).collect();
        let recruiters: Set<Prisoner> = plan.recruit.iter().map(|(who, _)| *who).collect();
        let sent = |pile: Pile| plan.piles[pile.index()].minus(view.excluded).minus(view.gone);
        let waiting = Idle {
            members: 0,
            saboteurs: sent(Pile::Sabotage).minus(saboteurs).len(),
            recruiters: sent(Pile::Recruit).minus(recruiters).len(),
        };
        match &view.step.now {
            Now::Place => {
                let free = view.gangs[seat].members.minus(view.inside());
                Idle { members: free.minus(plan.placed()).len(), ..Idle::default() }
            }
            Now::Orders => waiting,
            // Recruiters may claim newcomers; other orders are for those who were moved.
            Now::Changes => Idle {
                saboteurs: sent(Pile::Sabotage).and(plan.moved).minus(saboteurs).len(),
                recruiters: if view.newcomers.is_empty() {
                    sent(Pile::Recruit).and(plan.moved).minus(recruiters).len()
                } else {
                    waiting.recruiters
                },
                ..waiting
            },
            Now::Stop(_) | Now::Defend(_) | Now::Over(_) => Idle::default(),
        }
    }

    pub(crate) fn is_nobody(self) -> bool {
        self == Idle::default()
    }
}
