//! What a position is worth, and which choices are sensible at a glance: for bots.
//!
//! All but one escape: elements that complete the plan without another prisoner are good, those that complete it
//! without the own one are bad. Between elements counts the task that can be completed soonest, alone or with others.

mod deals;
mod former;
mod teamwork;

use engine::learned::{Features, OwnWeights, PHASES, Weights, has_weights};
use engine::{Dice, Judge, SearchSettings, Seat, Seats};

use self::deals::promise;
use self::former::goal::best_goal;
use self::former::missing_elements;
use self::teamwork::{best_team_value, useful_items};
use crate::Alcatraz;
use crate::action::Action;
use crate::state::{Board, Element, Item, Options, State, Step};

const WEIGHTS_TEXT: &str = include_str!("../content/alcatraz.weights");
static WEIGHTS: OwnWeights = OwnWeights::new(WEIGHTS_TEXT);

impl Judge for Alcatraz {
    fn search(_: &Options) -> SearchSettings {
        SearchSettings { horizon: 4, ..SearchSettings::UNTUNED }
    }

    const FEATURES: &'static [&'static str] = &[
        "one",
        "+own-elements",
        "+only-own-elements",
        "-plan-without-me",
        "-plan-without-me-lacks-one",
        "+best-plan",
        "+best-plan-lacks-one",
        "others-elements",
        "-goat",
        "-goat-plan-without-me",
        "+goat-only-own-elements",
        "+fewer-elements-than-me",
        "-more-elements-than-me",
        "+rounds-left",
        "-rounds-short",
        "+own-task",
        "+own-task-as-goat",
        "+others-tasks",
        "-others-tasks-as-goat",
        "+team-task",
        "-team-task-as-goat",
        "+items",
        "+useful-items",
        "+cash",
        "+stamina",
        "+blackmail",
        "+gun",
        "+action-points",
        "+turn-to-come",
        "turns-of-others-to-come",
        "-guards-here",
        "+deal",
        "goat-bonus",
        "goats-bonus",
        "company",
        "+others-useful-items",
        "-goats-blackmail",
        "others-cash-and-stamina",
        "+own-task-now",
        "+own-task-soon",
        "+others-tasks-soon",
        "-others-tasks-soon-as-goat",
        "+element-for-own-plan",
        "+vote",
        "+consent",
    ];

    fn features(state: &State, seat: Seat, _: Seat) -> Features {
        let board = &state.board;
        let rounds = i32::from(state.content.guards.most().saturating_sub(board.guards_total()));
        let others = Seats::all(board.seats()).without(seat);
        let best = others.iter().map(|other| 6 - missing_elements(board, other) as i32).max().unwrap_or_default();
        let mut features = Features::new(PHASES - rounds, board.seats());
        let mut values = features.values.iter_mut();
        let mut put = |value: i32| *values.next().expect("there are more places than features") = value;
        plan_features(board, seat, best, rounds, &mut put);
        task_features(state, seat, &mut put);
        own_features(state, seat, &mut put);
        turn_features(state, seat, &mut put);
        soon_features(state, seat, &mut put);
        features
    }

    fn weights() -> Option<&'static Weights> {
        const { has_weights(WEIGHTS_TEXT) }.then(|| WEIGHTS.get())
    }

    fn instinct(state: &State, seat: Seat, menu: &[Action], dice: &mut Dice) -> usize {
        former::instinct(state, seat, menu, dice)
    }

    fn prune(state: &State, seat: Seat, menu: &mut Vec<Action>) {
        deals::prune(state, seat, menu);
    }

    fn former_judge(state: &State, seat: Seat) -> u32 {
        former::judge(state, seat)
    }

    fn former_instinct(state: &State, seat: Seat, menu: &[Action], dice: &mut Dice) -> usize {
        former::instinct(state, seat, menu, dice)
    }
}

/// How far the plan is, with and without the seat.
fn plan_features(board: &Board, seat: Seat, best: i32, rounds: i32, put: &mut impl FnMut(i32)) {
    let own = board.prisoners[seat].marks;
    let others = Seats::all(board.seats()).without(seat);
    let theirs = board.marks_without(seat);
    let only_own = i32::from(own.minus(theirs).len());
    let without_me = i32::from(theirs.len());
    let is_goat = i32::from(board.goat == seat);
    let marks = |other: Seat| i32::from(board.prisoners[other].marks.len());
    let count = i32::from(own.len());
    put(1);
    put(count);
    put(only_own);
    put(without_me);
    put(i32::from(without_me >= Element::COUNT as i32 - 1));
    put(best);
    put(i32::from(best >= Element::COUNT as i32 - 1));
    put(others.iter().map(marks).sum());
    put(is_goat);
    put(is_goat * without_me);
    put(is_goat * only_own);
    put(others.iter().filter(|&other| marks(other) < count).count() as i32);
    put(others.iter().filter(|&other| marks(other) > count).count() as i32);
    put(rounds);
    put((2 * (Element::COUNT as i32 - best) - rounds).max(0));
}

/// How near the tasks are to their end.
fn task_features(state: &State, seat: Seat, put: &mut impl FnMut(i32)) {
    let board = &state.board;
    let value = |seat: Seat| best_goal(state, seat).map_or(0, |goal| goal.value as i32);
    let own = value(seat);
    let others = Seats::all(board.seats()).without(seat).without(board.goat);
    let theirs: i32 = others.iter().map(value).sum();
    let team = best_team_value(state, seat);
    let is_goat = board.goat == seat;
    let mut put_by_role = |value: i32| {
        put(if is_goat { 0 } else { value });
        put(if is_goat { value } else { 0 });
    };
    put_by_role(own);
    put_by_role(theirs);
    put_by_role(team);
}

/// Tasks that are nearly done count for more than twice as much as those half done; and what was just chosen in secret.
fn soon_features(state: &State, seat: Seat, put: &mut impl FnMut(i32)) {
    let board = &state.board;
    let soon = |seat: Seat| {
        best_goal(state, seat).map_or(0, |goal| (goal.value * (9 + goal.cost) / 9 * 3 / (3 + goal.cost)) as i32)
    };
    let is_goat = board.goat == seat;
    let theirs: i32 = Seats::all(board.seats()).without(seat).without(board.goat).iter().map(soon).sum();
    put(if is_goat { 0 } else { soon(seat) });
    put(if is_goat { 0 } else { theirs });
    put(if is_goat { theirs } else { 0 });
    let lacking = |posted: &&crate::state::Posted| !board.prisoners[seat].marks.contains(posted.task.element());
    put(board.display.iter().filter(lacking).count() as i32);
    put(match &state.step {
        Step::Vote(votes) => match *votes.own(seat) {
            Some(goat) if goat == seat => -8,
            Some(goat) => 6 - missing_elements(board, goat) as i32 - i32::from(state.hands[goat].len()),
            None => 0,
        },
        _ => 0,
    });
    put(match &state.step {
        Step::Consent(_, _, answers) => match *answers.own(seat) {
            Some(agrees) if agrees != is_goat => 1,
            Some(_) => -1,
            None => 0,
        },
        _ => 0,
    });
}

fn own_features(state: &State, seat: Seat, put: &mut impl FnMut(i32)) {
    let own = &state.board.prisoners[seat];
    put(i32::from(own.goods.items.total()));
    put(useful_items(state, seat));
    put(i32::from(own.goods.cash));
    put(i32::from(own.stamina));
    put(i32::from(state.hands[seat].len()));
    put(i32::from(own.goods.items.of(Item::Gun) > 0));
}

/// What is left of the round, and what is being agreed.
fn turn_features(state: &State, seat: Seat, put: &mut impl FnMut(i32)) {
    let board = &state.board;
    let seats = board.seats();
    let after_goat = |other: Seat| (other.number() + seats - board.goat.number()) % seats;
    let (points, acting) = match &state.step {
        Step::Turn(turn, _) | Step::Keep(turn, _) | Step::Consent(turn, ..) => {
            (if turn.seat == seat { i32::from(turn.points) } else { 0 }, Some(after_goat(turn.seat)))
        }
        Step::Talk | Step::Vote(_) | Step::Tie(_) | Step::Stay(..) | Step::Over(_) => (0, None),
    };
    let is_to_come = |other: Seat| acting.is_none_or(|acting| after_goat(other) > acting);
    let others = Seats::all(seats).without(seat);
    let own = &board.prisoners[seat];
    let is_goat = board.goat == seat;
    put(points);
    put(i32::from(is_to_come(seat)));
    put(others.without(board.goat).iter().filter(|&other| is_to_come(other)).count() as i32);
    put(i32::from(board.guards[own.room.index()].saturating_sub(1)));
    put(promise(state, seat));
    put(if is_goat { i32::from(board.bonus) } else { 0 });
    put(if is_goat { 0 } else { i32::from(board.bonus) });
    put(i32::from(board.prisoners_in(own.room).without(seat).without(board.goat).len()));
    put(others.without(board.goat).iter().map(|other| useful_items(state, other)).sum());
    put(if is_goat { 0 } else { i32::from(state.hands[board.goat].len()) });
    let stock = |other: Seat| i32::from(board.prisoners[other].goods.cash + board.prisoners[other].stamina);
    put(others.iter().map(stock).sum());
    // A task that can be completed with the action points at hand.
    let is_ready = !is_goat && points > 0 && crate::rules::tasks::is_ready(state.content.get(), board, own.room);
    put(i32::from(is_ready));
}

#[cfg(test)]
mod tests {
    use engine::{Game, Settings};

    use super::*;

    fn state() -> State {
        let settings = Settings::new(Alcatraz::ABOUT.options, 3);
        let options = Alcatraz::options(&settings).expect("the defaults are options");
        let mut state = Alcatraz::setup(&options, &mut Dice::seeded(3));
        state.board.goat = Seat::new(2);
        state
    }

    #[test]
    fn elements_are_worth_most_to_their_owner() {
        let (ana, ben) = (Seat::new(0), Seat::new(1));
        let before = state();
        let mut after = before.clone();
        after.board.prisoners[ana].marks.insert(Element::A);
        let gain = |seat| i64::from(Alcatraz::judge(&after, seat)) - i64::from(Alcatraz::judge(&before, seat));
        assert!(gain(ana) > 0 && gain(ana) > gain(ben), "{} {}", gain(ana), gain(ben));
    }

    #[test]
    fn being_the_goat_or_dispensable_is_bad() {
        let (ana, ben, cyd) = (Seat::new(0), Seat::new(1), Seat::new(2));
        let mut goat = state();
        let free = Alcatraz::judge(&goat, ana);
        goat.board.goat = ana;
        assert!(Alcatraz::judge(&goat, ana) < free);
        let mut spare = state();
        for element in [Element::A, Element::B, Element::C] {
            spare.board.prisoners[ben].marks.insert(element);
            spare.board.prisoners[cyd].marks.insert(element);
        }
        assert!(Alcatraz::judge(&spare, ana) < Alcatraz::judge(&spare, ben));
    }

    #[test]
    fn an_item_of_a_task_is_better_than_none() {
        let ana = Seat::new(0);
        let without = state();
        let mut with = without.clone();
        let task = without.content.get().task(without.board.display[0].task);
        with.board.prisoners[ana].goods.items.add(task.items[0]);
        assert!(Alcatraz::judge(&with, ana) > Alcatraz::judge(&without, ana));
    }

    #[test]
    fn instinct_never_elects_itself_and_completes_tasks() {
        let state = state();
        let mut dice = Dice::seeded(1);
        let (ana, ben) = (Seat::new(0), Seat::new(1));
        for _ in 0..50 {
            assert_eq!(Alcatraz::instinct(&state, ana, &[Action::Vote(ana), Action::Vote(ben)], &mut dice), 1);
        }
        let completed =
            (0..50).filter(|_| Alcatraz::instinct(&state, ana, &[Action::End, Action::Complete], &mut dice) == 1);
        assert!(completed.count() > 40);
    }
}
