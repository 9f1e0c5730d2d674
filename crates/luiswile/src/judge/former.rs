//! The judgement of the first bots, kept as it was: the fixed opponents that later bots are measured against.

use engine::{Dice, Game, Seat, Set};

use crate::cards::{Number, Pile, Prisoner, Trait, Way};
use crate::rules::night::production;
use crate::rules::reveille::targets;
use crate::state::{Fate, Listed, Order, Step};
use crate::{Action, Luiswile, State};

/// The worth of a position that is as good as won.
const WORTH_MAX: u32 = 1000;

/// Points are weighed in parts, because plans differ by less than a point.
pub(super) const PART: i32 = 16;

/// How the gang compares with the goal and with its strongest rival.
pub(super) fn judge(state: &State, seat: Seat) -> u32 {
    let goal = u32::from(state.content().numbers.goal);
    let days = horizon(state);
    let own = (prospect(state, seat, days) * PART + today(state, seat)).max(0) as u32;
    let rivals = state.seats().without(seat).iter().map(|rival| prospect(state, rival, days) * PART);
    let rival = rivals.max().unwrap_or_default().max(0) as u32;
    let reach = own.min(goal * PART as u32) * WORTH_MAX / (goal * PART as u32).max(1);
    let lead = (u64::from(own) * u64::from(WORTH_MAX) / u64::from((own + rival).max(1))) as u32;
    (reach + 3 * lead) / 4
}

pub(super) fn instinct(state: &State, seat: Seat, menu: &[Action], dice: &mut Dice) -> usize {
    let choice = match &state.step {
        Step::Place => menu.iter().find_map(|action| match *action {
            Action::Place(member, _) => Some(Action::Place(member, task(state, seat, member))),
            _ => None,
        }),
        Step::Stop(_) | Step::Defend(_) => Luiswile::timeout_action(state, seat),
        Step::Orders | Step::Changes => return best_order(state, menu, dice),
        Step::Over(_) => None,
    };
    let choice = choice.unwrap_or(Action::Ready);
    menu.iter().position(|action| *action == choice).unwrap_or_else(|| dice.below(menu.len() as u32) as usize)
}

/// The days until the move is to be expected: the events, and half of the final ones.
pub(super) fn days_left(state: &State) -> u32 {
    let last = state.content().numbers.events + state.content().finals.len() / 2;
    u32::from(last.saturating_sub(state.day))
}

/// The best work value of a prisoner.
pub(super) fn best_work(state: &State, who: Prisoner) -> u8 {
    state.content().best_work[usize::from(who.0)]
}

/// What the members of a gang could produce in a day.
pub(super) fn daily(state: &State, seat: Seat) -> i32 {
    state.gangs[seat].members.iter().map(|who| i32::from(best_work(state, who))).sum()
}

/// The days ahead that are looked at.
pub(super) fn horizon(state: &State) -> i32 {
    days_left(state).min(8) as i32
}

/// How far a gang will come: its points, and about half of what its members could produce in the days looked at.
fn prospect(state: &State, seat: Seat, days: i32) -> i32 {
    let points = state.gangs[seat].points(state.options.goal_mode);
    i32::from(points) + daily(state, seat) * days / 2
}

/// What today's plan promises beyond an ordinary day, in parts of points.
pub(super) fn today(state: &State, seat: Seat) -> i32 {
    let promised = match &state.step {
        Step::Place => work(state, seat) + recruits_hoped_for(state, seat),
        Step::Orders | Step::Stop(_) | Step::Changes => {
            work(state, seat) + recruits_listed(state, seat) + damage(state, seat)
        }
        Step::Defend(search) => {
            let led_away = state.today.punished.and(state.gangs[seat].members).iter();
            let missed: i32 = led_away.map(|who| i32::from(best_work(state, who)) * 2 + 1).sum();
            let made = Way::ALL.into_iter().map(|way| {
                let points = i32::from(production(state, search, seat, way)) * PART;
                if search.fates[seat][way.index()] == Fate::Detected { points / 2 } else { points }
            });
            made.sum::<i32>() - missed * PART
        }
        Step::Over(_) => return 0,
    };
    promised - daily(state, seat) * PART / 2
}

/// The points that workers make, weighed by the watch; members without a task may still work.
pub(super) fn work(state: &State, seat: Seat) -> i32 {
    let plan = state.plans.own(seat);
    let ways = Way::ALL.into_iter().flat_map(|way| {
        let workers = plan.pile(way.pile()).minus(state.today.excluded).iter();
        workers.map(move |who| i32::from(state.card(who).work[way.index()]) * PART)
    });
    let made: i32 = ways.sum();
    let open = if state.step == Step::Place && state.plans.pending().contains(seat) {
        let unplaced = state.free(seat).minus(plan.placed()).iter();
        unplaced.map(|who| (i32::from(best_work(state, who)) * PART - 1).max(0)).sum()
    } else {
        0
    };
    let watchers = plan.pile(Pile::Watch).minus(state.today.excluded);
    let watched = watchers.iter().map(|who| state.level(who, Trait::Observation)).max().unwrap_or_default();
    (made + open) * (4 + i32::from(watched.clamp(0, 6))) / 10
}

/// The worth of one more member with this best work value.
pub(super) fn member_worth(state: &State, work: u8) -> i32 {
    (i32::from(work) * PART + 4) * horizon(state) / 2
}

/// How likely a recruiter of this Strength wins a prisoner, in eighths.
fn persuasion(state: &State, recruiter: Prisoner) -> i32 {
    i32::from(state.level(recruiter, Trait::Strength) + 3).clamp(0, 8)
}

/// What recruiters may win whose lists are still to be written: the strongest two count.
pub(super) fn recruits_hoped_for(state: &State, seat: Seat) -> i32 {
    let choice = i32::from(targets(state, seat).len()).min(6);
    let (mut first, mut second) = (0, 0);
    for recruiter in state.plans.own(seat).pile(Pile::Recruit).iter() {
        let strength = persuasion(state, recruiter);
        if strength > first {
            (first, second) = (strength, first);
        } else {
            second = second.max(strength);
        }
    }
    member_worth(state, 2) * (first + second / 2) * choice / 48
}

/// The worth of the listed prisoners, each counted once.
pub(super) fn recruits_listed(state: &State, seat: Seat) -> i32 {
    let mut wanted = Set::EMPTY;
    let mut promised = 0;
    for recruiter in state.on(seat, Pile::Recruit).iter() {
        let (list, strength) = (state.list(recruiter), persuasion(state, recruiter));
        for entry in list.entries() {
            let work = match entry {
                Listed::Prisoner(who) if wanted.contains(who) => continue,
                Listed::Prisoner(who) => {
                    let strong = state.level(recruiter, Trait::Strength) >= i16::from(state.card(who).skills.stubborn);
                    if !strong {
                        continue;
                    }
                    wanted.insert(who);
                    best_work(state, who)
                }
                Listed::Slot(_) => 2,
            };
            promised += member_worth(state, work) * strength / 8;
        }
    }
    promised
}

/// The damage that saboteurs may do, limited by the cards of the rival; a third of it counts as own gain.
pub(super) fn damage(state: &State, seat: Seat) -> i32 {
    let saboteurs = state.on(seat, Pile::Sabotage).iter();
    let spoiled = saboteurs.map(|who| match state.order(who) {
        Order::Sabotage(gang, way) => {
            let cards = i32::from(state.today.piles[gang][way.pile().index()]);
            i32::from(state.level(who, Trait::Cunning)).min(cards * 2)
        }
        Order::Nothing | Order::Recruit(_) => 0,
    });
    spoiled.sum::<i32>() * PART / 3
}

/// A good task for a member: the best observers watch, the strongest recruit, the others work.
fn task(state: &State, seat: Seat, member: Number) -> Pile {
    let Some(who) = state.content().find(member) else {
        return Pile::Rest;
    };
    let free = state.free(seat);
    let watchers = if free.len() > 8 { 2 } else { 1 };
    if is_among_best(state, free, who, Trait::Observation, watchers) {
        return Pile::Watch;
    }
    let recruiters = if targets(state, seat).is_empty() { 0 } else { 2 };
    if is_among_best(state, free, who, Trait::Strength, recruiters) {
        return Pile::Recruit;
    }
    let card = state.card(who);
    let most = best_work(state, who);
    match Way::ALL.into_iter().find(|way| card.work[way.index()] == most) {
        Some(way) if most > 0 && card.traits[Trait::Cunning.index()] < most + 4 => way.pile(),
        _ => Pile::Sabotage,
    }
}

/// Whether fewer than `count` others are better at something; who works worse is preferred among equals.
fn is_among_best(state: &State, gang: Set<Prisoner>, who: Prisoner, at: Trait, count: usize) -> bool {
    let worth = |who: Prisoner| (state.card(who).traits[at.index()], u8::MAX - best_work(state, who), who);
    let own = worth(who);
    gang.iter().filter(|&other| worth(other) > own).count() < count
}

/// The most promising order of the menu, with some chance: gangs should not all want the same prisoner.
fn best_order(state: &State, menu: &[Action], dice: &mut Dice) -> usize {
    let value = |number: Number| state.content().find(number).map_or(0, |who| u32::from(best_work(state, who)) + 1);
    let mut promise = |action: &Action| match *action {
        Action::Recruit(_, target) => value(target) * 2 + dice.below(4),
        Action::Claim(..) => 4 + dice.below(4),
        Action::Sabotage(_, gang, way) => {
            let cards = state.today.piles[gang][way.pile().index()];
            2 + u32::from(cards) * 2 + u32::from(state.gangs[gang].total()) / 16 + dice.below(2)
        }
        Action::Ready => 1,
        _ => 0,
    };
    let promises = menu.iter().map(&mut promise).enumerate();
    promises.max_by_key(|&(_, promise)| promise).map_or(0, |(index, _)| index)
}
