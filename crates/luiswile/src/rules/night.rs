//! Phase 5, Lights out: points, the check of the goal, and newcomers; and how a match ends.

use std::cmp::Reverse;

use engine::{Audience, BySeat, Dice, Log, Sealed, Seat, Seats, sort_short_by_key};

use super::patrol::{number, workers};
use super::reveille;
use crate::cards::{Number, Way};
use crate::event::Event;
use crate::state::{End, Fate, GoalMode, Order, Search, State, Step};

/// The most that a way gives in a day, whatever a content file says. Three pools of 25 such days do not overflow.
const POINTS_MAX: i32 = 800;

/// What each gang produces today on each way.
pub(super) fn points(state: &State, search: &Search) -> BySeat<[u16; Way::COUNT]> {
    BySeat::from_fn(state.options.seats, |seat| Way::ALL.map(|way| production(state, search, seat, way)))
}

pub(super) fn begin(state: &mut State, points: &BySeat<[u16; Way::COUNT]>, dice: &mut Dice, log: &mut Log<Event>) {
    for (seat, points) in points.iter() {
        for way in Way::ALL {
            state.gangs[seat].pools[way.index()] += points[way.index()];
        }
        log.emit(Audience::ALL, Event::Produced(seat, *points));
    }
    settle_newcomers(state, dice, log);
    // LUI-R48: the goal is checked when all gangs have added their points.
    let free: Seats = state.seats().iter().filter(|&seat| has_escaped(state, seat)).collect();
    if let Some(seat) = free.iter().max_by_key(|&seat| standing(state, seat)) {
        log.emit(Audience::ALL, Event::Escaped(seat));
        end(state, End::Escape);
    } else {
        reveille::begin(state, log);
    }
}

/// What a gang produces on a way today: the nine steps of 4.16.
pub(crate) fn production(state: &State, search: &Search, seat: Seat, way: Way) -> u16 {
    let workers = workers(state, seat, way);
    if workers.is_empty() {
        return 0;
    }
    let (conditions, index) = (state.conditions(), way.index());
    let patrol = number(state, search.patrol);
    let others = workers.len() - 1;
    let mut points: i32 = 0;
    let mut weatherproof: i32 = 0;
    for who in workers.iter() {
        let card = state.card(who);
        if card.skills.panics.is_none_or(|number| patrol < i16::from(number)) {
            points += i32::from((i16::from(card.work[index]) + conditions.worker[index]).max(0));
        }
        for &(_, _, bonus) in card.skills.teamwork.iter().filter(|(on, least, _)| *on == way && others >= *least) {
            points += i32::from(bonus);
        }
        weatherproof += i32::from(card.skills.weatherproof);
    }
    let weather = i32::from(conditions.way[index]);
    points += if weather < 0 { (weather + weatherproof).min(0) } else { weather };
    let size = state.active(seat).len();
    let crowds = conditions.crowded.iter().filter(|(most, _)| size > *most);
    points -= crowds.map(|&(_, n)| i32::from(n)).sum::<i32>();
    points = (points.max(0) - i32::from(search.losses[seat][index])).max(0);
    match search.fates[seat][index] {
        Fate::Safe | Fate::Detected => {}
        Fate::Bribed => points = (points - i32::from(state.content().numbers.bribe_cost)).max(0),
        Fate::Halved => points /= 2,
        Fate::Caught => points = 0,
    }
    // LUI-R47: every engineer counts on the same points, and not if he is punished.
    let engineers = workers.minus(state.today.punished).iter();
    let bonus = engineers.flat_map(|who| state.card(who).skills.engineer.iter()).filter(|(on, _, _)| *on == way);
    points += bonus.map(|&(_, per, bonus)| i32::from(bonus) * (points / i32::from(per))).sum::<i32>();
    points.min(POINTS_MAX) as u16
}

/// LUI-071: newcomers who joined no gang are turned face up and become neutral.
fn settle_newcomers(state: &mut State, dice: &mut Dice, log: &mut Log<Event>) {
    for newcomer in std::mem::take(&mut state.today.newcomers) {
        let who = newcomer.identify(&mut state.ordinary, dice);
        state.neutrals.insert(who);
        log.emit(Audience::ALL, Event::Settled(who));
        log.reveal();
    }
}

fn has_escaped(state: &State, seat: Seat) -> bool {
    let points = state.gangs[seat].points(state.options.goal_mode);
    points >= state.content().numbers.goal
}

/// What a gang's place depends on (LUI-R49). No two gangs have the same, as bosses differ.
pub(super) type Standing = ([u16; 3], u8, Reverse<Number>);

pub(super) fn standing(state: &State, seat: Seat) -> Standing {
    let gang = &state.gangs[seat];
    let mut pools = gang.pools;
    sort_short_by_key(&mut pools, |points| *points);
    let [_, second, largest] = pools;
    let points = match state.options.goal_mode {
        GoalMode::Sum => [gang.total(), largest, second],
        GoalMode::PerWay => [largest, gang.total(), second],
    };
    (points, state.free(seat).len(), Reverse(state.card(gang.boss).number))
}

/// Ends the match. Plans that were not revealed are void and stay hidden (LUI-R50).
pub(super) fn end(state: &mut State, end: End) {
    state.plans = Sealed::new(state.options.seats, Seats::NONE);
    state.orders.fill(Order::Nothing);
    state.step = Step::Over(end);
}
