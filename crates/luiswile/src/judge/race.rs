//! The race to the goal: how many days each gang still needs.

use engine::learned::{SCORE_UNIT, chance};
use engine::{SEATS_MAX, Seat, Set};

use super::former::{PART, best_work, days_left, work};
use crate::State;
use crate::cards::{Pile, Prisoner, Trait, Way};
use crate::rules::night::production;
use crate::rules::reveille::targets;
use crate::state::{Fate, LIST_MAX, Listed, Order, Step};

/// Days are counted in parts, too.
const DAY: i32 = 16;
/// Of sixteen points that its members could make in a day, a gang really makes so many.
const EFFICIENCY: i32 = 9;
/// A race without an end in sight is cut off here.
const DAYS_MAX: i32 = 60;

/// The chance to be first at the goal, before the move.
pub(super) fn judge(state: &State, seat: Seat) -> u32 {
    let rate = |gang: Seat| daily(state, gang) * EFFICIENCY;
    let mut today = Today::default();
    add_plan(state, seat, &mut today);
    let own = days(left(state, seat) - today.points, rate(seat) + today.recruits * EFFICIENCY / PART);
    let move_comes = days_left(state) as i32 * DAY + DAY;
    let mut times = [0; SEATS_MAX as usize + 1];
    let mut count = 1;
    times[0] = move_comes;
    for rival in state.seats().without(seat).iter() {
        times[count] = days(left(state, rival) + today.spoiled[rival.index()], rate(rival));
        count += 1;
    }
    let first = times[..count].iter().copied().fold(own, i32::min);
    // A day means much near the end, and little at the start.
    let score = |time: i32| -(SCORE_UNIT * 6 / (first + 4 * DAY)) * time;
    for time in &mut times[..count] {
        *time = score(*time);
    }
    chance(score(own), times[..count].iter().copied())
}

/// What the day will bring to a gang, and to its rivals, in parts of points.
#[derive(Default)]
struct Today {
    /// Points.
    points: i32,
    /// The daily work of new members.
    recruits: i32,
    /// The points that each rival loses.
    spoiled: [i32; SEATS_MAX as usize],
}

/// The points that a gang still needs, in parts.
fn left(state: &State, seat: Seat) -> i32 {
    let goal = i32::from(state.content().numbers.goal);
    (goal - i32::from(state.gangs[seat].points(state.options.goal_mode))) * PART
}

/// The time for so many parts of points at so many parts a day.
fn days(left: i32, rate: i32) -> i32 {
    (left.max(0) * DAY / rate.max(1)).min(DAYS_MAX * DAY)
}

/// What the members could make in a day. Those in solitary count by how soon they are back.
fn daily(state: &State, seat: Seat) -> i32 {
    let share = |who: Prisoner| 4 * i32::from(best_work(state, who)) / (4 + i32::from(state.solitary.days(who)));
    state.gangs[seat].members.iter().map(share).sum()
}

fn add_plan(state: &State, seat: Seat, today: &mut Today) {
    match &state.step {
        Step::Place => {
            today.points = work(state, seat);
            today.recruits = hoped_for(state, seat);
            let leader = state.seats().without(seat).iter().max_by_key(|&gang| state.gangs[gang].total());
            if let Some(leader) = leader {
                let saboteurs = state.plans.own(seat).pile(Pile::Sabotage).iter();
                let spoiled: i32 = saboteurs.map(|who| harm(state, who)).sum();
                today.spoiled[leader.index()] = spoiled * PART / 2;
            }
        }
        Step::Orders | Step::Stop(_) | Step::Changes => {
            today.points = work(state, seat);
            today.recruits = listed(state, seat);
            for who in state.on(seat, Pile::Sabotage).iter() {
                if let Order::Sabotage(gang, way) = state.order(who) {
                    let cards = i32::from(state.today.piles[gang][way.pile().index()]);
                    let spoiled = harm(state, who).min(cards * 2);
                    today.spoiled[gang.index()] += spoiled * PART / 2;
                }
            }
        }
        Step::Defend(search) => {
            for way in Way::ALL {
                let made = i32::from(production(state, search, seat, way)) * PART;
                let is_open = search.fates[seat][way.index()] == Fate::Detected;
                today.points += if is_open { made / 2 } else { made };
            }
            let led_away = state.today.punished.and(state.gangs[seat].members).iter();
            today.points -= led_away.map(|who| (i32::from(best_work(state, who)) * 2 + 1) * PART).sum::<i32>();
        }
        Step::Over(_) => {}
    }
}

/// What a saboteur may spoil: most gangs have a watcher.
fn harm(state: &State, saboteur: Prisoner) -> i32 {
    (i32::from(state.level(saboteur, Trait::Cunning)) - 3).max(0)
}

/// How likely a recruiter of this Strength wins a prisoner, in sixteenths.
fn persuasion(state: &State, recruiter: Prisoner) -> i32 {
    let rivals = i32::from(state.options.seats) - 1;
    let strength = i32::from(state.level(recruiter, Trait::Strength));
    16 * (strength + 1) / (strength + 2 + 3 * rivals)
}

/// The daily work that recruiters may bring whose lists are still to be written. The strongest get the best.
fn hoped_for(state: &State, seat: Seat) -> i32 {
    let recruiters = state.plans.own(seat).pile(Pile::Recruit);
    if recruiters.is_empty() {
        return 0;
    }
    // How many targets there are by their work.
    let mut by_work = [0_i32; 16];
    let strongest = recruiters.iter().map(|who| state.level(who, Trait::Strength)).max().unwrap_or_default();
    for target in targets(state, seat).iter() {
        if i16::from(state.card(target).skills.stubborn) > strongest {
            continue;
        }
        by_work[usize::from(best_work(state, target)).min(15)] += 1;
    }
    let mut by_strength = [0_i32; 16];
    for recruiter in recruiters.iter() {
        by_strength[(state.level(recruiter, Trait::Strength).clamp(0, 15)) as usize] += 1;
    }
    let rivals = i32::from(state.options.seats) - 1;
    let (mut sum, mut work) = (0, 15);
    for strength in (0..16).rev() {
        let mut entries = by_strength[strength as usize] * LIST_MAX as i32;
        while entries > 0 {
            let taken = entries.min(by_work[work]);
            by_work[work] -= taken;
            entries -= taken;
            sum += taken * (work as i32 * PART + 4) * (strength + 1) / (strength + 2 + 3 * rivals);
            if by_work[work] == 0 {
                if work == 0 {
                    return sum;
                }
                work -= 1;
            }
        }
    }
    sum
}

/// The daily work of the prisoners on the lists, each counted once.
fn listed(state: &State, seat: Seat) -> i32 {
    let (mut wanted, mut sum) = (Set::EMPTY, 0);
    for recruiter in state.on(seat, Pile::Recruit).iter() {
        let strength = persuasion(state, recruiter);
        for entry in state.list(recruiter).entries() {
            let work = match entry {
                Listed::Slot(_) => 2,
                Listed::Prisoner(who) => {
                    let is_strong =
                        state.level(recruiter, Trait::Strength) >= i16::from(state.card(who).skills.stubborn);
                    if !is_strong || wanted.contains(who) {
                        continue;
                    }
                    wanted.insert(who);
                    i32::from(best_work(state, who))
                }
            };
            sum += (work * PART + 4) * strength / 16;
        }
    }
    sum
}
