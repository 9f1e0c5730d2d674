//! What a position is worth to a gang, and which choice looks sensible: for bots.

mod day;
mod former;
mod race;

use engine::learned::{Features, OwnWeights, PHASES, Weights, has_weights};
use engine::{Dice, Judge, SearchSettings, Seat, Seats};

use self::former::{PART, best_work, daily, damage, days_left, horizon, recruits_hoped_for, recruits_listed, work};
use crate::cards::{Pile, Trait, Way};
use crate::rules::night::production;
use crate::state::{Fate, Step};
use crate::{Action, Luiswile, Options, State};

const WEIGHTS_TEXT: &str = include_str!("../content/luiswile.weights");
static WEIGHTS: OwnWeights = OwnWeights::new(WEIGHTS_TEXT);

impl Judge for Luiswile {
    /// A future is played through the day, and a plan is changed only for what is surely better: members are placed one by
    /// one, so small mistakes would add up.
    fn search(_: &Options) -> SearchSettings {
        SearchSettings { horizon: 100, trust: 100, ..SearchSettings::UNTUNED }
    }

    const FEATURES: &'static [&'static str] = &[
        "+points",
        "+points-left-curve",
        "+daily-work",
        "+work-to-come",
        "+members",
        "+best-strength",
        "+best-observation",
        "+best-cunning",
        "-locked-up",
        "+plan-work",
        "+plan-watch",
        "+plan-watched-work",
        "+plan-recruits",
        "+plan-damage",
        "+plan-idle",
        "+search-safe",
        "+search-found",
        "-search-caught",
        "-led-away",
        "+listed",
        "way-spread",
        "+work-two-days",
        "saboteurs",
        "+lead",
        "one",
        "+glance",
    ];

    /// What a gang has planned today counts for the viewer's own gang only.
    fn features(state: &State, seat: Seat, viewer: Seat) -> Features {
        let goal = i32::from(state.content().numbers.goal).max(1);
        let points = |seat: Seat| i32::from(state.gangs[seat].points(state.options.goal_mode));
        let most = state.seats().iter().map(points).max().unwrap_or_default();
        let days = days_left(state) as i32;
        let late = (PHASES * most / goal).max(PHASES - days);
        let mut features = Features::new(late, state.options.seats);
        let values = &mut features.values;
        let gang = &state.gangs[seat];
        let own = points(seat);
        let others = state.seats().without(seat);
        values[0] = own / 4;
        values[1] = 16 * goal / ((goal - own).max(0) + goal / 8);
        values[2] = daily(state, seat);
        values[3] = daily(state, seat) * horizon(state) / 4;
        values[4] = i32::from(gang.members.len());
        for (index, which) in [Trait::Strength, Trait::Observation, Trait::Cunning].into_iter().enumerate() {
            let level = |who| i32::from(state.card(who).traits[which.index()]);
            values[5 + index] = gang.members.iter().map(level).max().unwrap_or_default();
        }
        let inside = state.solitary.inside().and(gang.members);
        values[8] =
            inside.iter().map(|who| i32::from(state.solitary.days(who)) * i32::from(best_work(state, who) + 1)).sum();
        values[21] = daily(state, seat) * days.min(2);
        values[24] = 1;
        values[25] = if seat == viewer { former::judge(state, seat) as i32 / 8 } else { 0 };
        values[23] = (own - others.iter().map(points).max().unwrap_or_default()).clamp(-100, 100) / 4;
        if seat == viewer {
            add_plan(state, seat, values);
        }
        features
    }

    fn rivals(state: &State, seat: Seat) -> Seats {
        state.seats().without(seat)
    }

    fn weights() -> Option<&'static Weights> {
        const { has_weights(WEIGHTS_TEXT) }.then(|| WEIGHTS.get())
    }

    fn judge(state: &State, seat: Seat) -> u32 {
        match Self::weights() {
            Some(weights) => Self::judge_by(weights, state, seat),
            None => race::judge(state, seat),
        }
    }

    fn instinct(state: &State, seat: Seat, menu: &[Action], dice: &mut Dice) -> usize {
        day::instinct(state, seat, menu, dice)
    }

    fn prune(state: &State, seat: Seat, menu: &mut Vec<Action>) {
        day::prune(state, seat, menu);
    }

    fn former_judge(state: &State, seat: Seat) -> u32 {
        former::judge(state, seat)
    }

    fn former_instinct(state: &State, seat: Seat, menu: &[Action], dice: &mut Dice) -> usize {
        former::instinct(state, seat, menu, dice)
    }
}

/// What the own gang does today.
fn add_plan(state: &State, seat: Seat, values: &mut [i32]) {
    match &state.step {
        Step::Place | Step::Orders | Step::Stop(_) | Step::Changes => add_morning(state, seat, values),
        Step::Defend(search) => {
            for way in Way::ALL {
                let made = i32::from(production(state, search, seat, way));
                match search.fates[seat][way.index()] {
                    Fate::Safe | Fate::Bribed | Fate::Halved => values[15] += made,
                    Fate::Detected => values[16] += made,
                    Fate::Caught => values[17] += 1,
                }
            }
            let led_away = state.today.punished.and(state.gangs[seat].members).iter();
            values[18] = led_away.map(|who| i32::from(best_work(state, who)) * 2 + 1).sum();
        }
        Step::Over(_) => {}
    }
}

fn add_morning(state: &State, seat: Seat, values: &mut [i32]) {
    let plan = state.plans.own(seat);
    let on_way = |way: Way| {
        let workers = plan.pile(way.pile()).minus(state.today.excluded).iter();
        workers.map(|who| i32::from(state.card(who).work[way.index()])).sum::<i32>()
    };
    let ways = Way::ALL.map(on_way);
    let unplaced = if state.step == Step::Place { state.free(seat).minus(plan.placed()) } else { engine::Set::EMPTY };
    let watchers = plan.pile(Pile::Watch).minus(state.today.excluded);
    values[9] = ways.iter().sum();
    values[10] = watchers.iter().map(|who| i32::from(state.level(who, Trait::Observation))).max().unwrap_or_default();
    values[11] = work(state, seat) / PART;
    values[12] = match state.step {
        Step::Place => recruits_hoped_for(state, seat) / PART,
        _ => recruits_listed(state, seat) / PART,
    };
    values[13] = damage(state, seat) / PART;
    values[14] = unplaced.iter().map(|who| i32::from(best_work(state, who))).sum();
    values[19] = i32::from(state.step != Step::Place) * values[12];
    values[20] = ways.iter().filter(|&&made| made > 0).count() as i32;
    values[22] = i32::from(plan.pile(Pile::Sabotage).minus(state.today.excluded).len());
}

#[cfg(test)]
mod tests {
    use engine::{Game, Log, Settings};

    use super::*;

    fn start(seats: u8) -> State {
        let options = Luiswile::options(&Settings::new(Luiswile::ABOUT.options, seats)).unwrap();
        Luiswile::setup(&options, &mut Dice::seeded(5))
    }

    /// Lets a seat place its whole gang by instinct.
    fn placed(seats: u8) -> State {
        let (mut state, seat, mut dice) = (start(seats), Seat::new(0), Dice::seeded(1));
        let mut menu = Vec::new();
        for _ in 0..state.free(seat).len() {
            menu.clear();
            Luiswile::legal(&state, seat, &mut menu);
            let action = menu[Luiswile::instinct(&state, seat, &menu, &mut dice)];
            Luiswile::apply(&mut state, seat, action, &mut dice, &mut Log::silent()).unwrap();
        }
        state
    }

    #[test]
    fn on_the_first_day_all_recruit_if_there_is_somebody_for_each() {
        let state = placed(4);
        let seat = Seat::new(0);
        assert_eq!(state.plans.own(seat).pile(Pile::Recruit), state.free(seat));
        // Two gangs find few prisoners: some members work, and are watched.
        let state = placed(2);
        let plan = state.plans.own(seat);
        assert!(plan.pile(Pile::Recruit).len() < state.free(seat).len());
        assert_eq!(plan.pile(Pile::Watch).len(), 1);
    }

    #[test]
    fn members_are_placed_one_after_the_other() {
        let (state, seat) = (start(3), Seat::new(0));
        let mut menu = Vec::new();
        Luiswile::legal(&state, seat, &mut menu);
        let all = menu.len();
        Luiswile::prune(&state, seat, &mut menu);
        assert!(menu.len() > 1 && menu.len() < 8 && all > 40, "{} of {all}", menu.len());
        let mut members = menu.iter().map(|action| match *action {
            Action::Place(member, _) => Some(member),
            _ => None,
        });
        let first = members.next().unwrap();
        assert!(first.is_some() && members.all(|member| member == first));
    }

    #[test]
    fn points_and_members_bring_the_goal_nearer() {
        let seat = Seat::new(0);
        let before = start(3);
        let (mut points, mut member, mut rival) = (before.clone(), before.clone(), before.clone());
        points.gangs[seat].pools[0] += 30;
        let newcomer = before.neutrals.iter().find(|&who| best_work(&before, who) > 2).unwrap();
        member.gangs[seat].members.insert(newcomer);
        rival.gangs[Seat::new(1)].pools[0] += 60;
        let judge = |state: &State| Luiswile::judge(state, seat);
        assert!(judge(&points) > judge(&before) && judge(&member) > judge(&before) && judge(&rival) < judge(&before));
    }
}
