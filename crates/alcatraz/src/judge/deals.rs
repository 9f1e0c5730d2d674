//! Trades: what a deal promises if the partner is likely to agree.

use engine::Seat;

use super::former::goal::{Goal, best_goal};
use crate::action::Action;
use crate::content::Effect;
use crate::state::{Ask, Deal, Good, Goods, Item, Room, State, Step, Turn};

/// What a trade that a seat has opened or offered promises to it: more than 0 only if the partner gains, too. After a
/// trade in the same turn, accepted or not, there is no further promise.
pub(super) fn promise(state: &State, seat: Seat) -> i32 {
    let Step::Turn(turn, ask) = &state.step else { return 0 };
    if turn.seat != seat {
        return 0;
    }
    let (deal, is_offered) = match ask {
        Ask::Deal(deal) => (deal, false),
        Ask::Offer(deal) => (deal, true),
        _ => return 0,
    };
    let bargain = Bargain::new(state, seat, deal.with);
    let now = bargain.gain(deal);
    if is_offered {
        return if now > 0 { now } else { -4 };
    }
    // An open trade is only as good as the best offer that it can become; talking about it costs patience.
    let best = if turn.trades > 1 { 0 } else { now.max(bargain.best_addition(deal)) };
    if best > 0 { best - 1 } else { -4 }
}

/// Leaves only trades that bring something to both, once in a turn, and the steps to them. Items are thrown away only
/// to make room, walks go the shortest way, and no turn ends before a task that is at hand.
pub(super) fn prune(state: &State, seat: Seat, menu: &mut Vec<Action>) {
    let Step::Turn(turn, ask) = &state.step else { return };
    if turn.seat != seat {
        return;
    }
    match ask {
        Ask::Step => {
            let nothing =
                |with: Seat| Deal { from: seat, with, give: Goods::default(), get: Goods::default(), counters: 0 };
            let is_full = !state.has_slot(seat);
            let has_task_at_hand =
                menu.contains(&Action::Complete) && has_all_items(state, seat) && lacks_element_here(state, seat);
            menu.retain(|action| match *action {
                Action::Trade(with) => {
                    turn.trades == 0 && Bargain::new(state, seat, with).best_addition(&nothing(with)) > 0
                }
                Action::Discard(_) => is_full,
                Action::Move(room) => !is_roundabout(state, turn, room),
                Action::End => !has_task_at_hand,
                // Who has declined once will decline again.
                Action::Complete => turn.requests == 0 || has_all_items(state, seat),
                _ => true,
            });
        }
        // What was paid is not taken back, and nobody pays with what is wanted for it.
        Ask::Take { paid: Some(paid), .. } => menu.retain(|action| *action != Action::Take(*paid)),
        Ask::Pay => {
            let own = &state.board.prisoners[seat];
            let side = state.content.get().side(own.room, state.board.sides[own.room.index()]);
            if let Effect::Take { item, .. } = side.effect {
                menu.retain(|action| *action != Action::Pay(Good::Item(item)));
            }
        }
        Ask::Deal(deal) => {
            let bargain = Bargain::new(state, seat, deal.with);
            let can_propose = bargain.gain(deal) > 0 && menu.contains(&Action::Propose);
            menu.retain(|action| {
                let mut more = *deal;
                match *action {
                    Action::Propose => return can_propose,
                    Action::Give(good) => more.give.add(good),
                    Action::Get(good) => more.get.add(good),
                    _ => return false,
                }
                !can_propose && (bargain.gain(&more) > 0 || bargain.best_addition(&more) > 0)
            });
            if menu.is_empty() {
                menu.push(Action::Cancel);
            }
        }
        _ => {}
    }
}

/// Whether a walk leads back, or to where one step would have led before.
fn is_roundabout(state: &State, turn: &Turn, room: Room) -> bool {
    let layout = &state.board.layout;
    turn.walked.iter().any(|left| left == room || layout.touch(left, room))
}

/// Whether the task here is for an element that a prisoner lacks.
fn lacks_element_here(state: &State, seat: Seat) -> bool {
    let own = &state.board.prisoners[seat];
    state.board.task_in(own.room).is_some_and(|task| !own.marks.contains(task.element()))
}

/// Whether a prisoner can complete the task here with own items alone.
fn has_all_items(state: &State, seat: Seat) -> bool {
    let own = &state.board.prisoners[seat];
    let mut held = own.goods.items;
    let Some(task) = state.board.task_in(own.room) else { return false };
    state.content.get().task(task).items.iter().all(|&icon| {
        let token = [icon, Item::Gun].into_iter().find(|&token| held.of(token) > 0);
        token.into_iter().for_each(|token| held.remove(token));
        token.is_some()
    })
}

/// Two prisoners with what each of them needs.
struct Bargain<'a> {
    state: &'a State,
    seats: [Seat; 2],
    goals: [Option<Goal>; 2],
}

impl Bargain<'_> {
    fn new(state: &State, seat: Seat, partner: Seat) -> Bargain<'_> {
        let goals = [best_goal(state, seat), best_goal(state, partner)];
        Bargain { state, seats: [seat, partner], goals }
    }

    /// What a good is worth to one of the two.
    fn value(&self, side: usize, good: Good) -> i32 {
        match good {
            Good::Cash => 2,
            Good::Item(item) => {
                let content = self.state.content.get();
                let is_missing = self.goals[side].is_some_and(|goal| goal.missing.of(item) > 0);
                let is_own_task = self.goals[side].is_some_and(|goal| {
                    let task = self.state.board.task_in(goal.room);
                    task.is_some_and(|task| content.task(task).items.contains(&item))
                });
                match (is_missing, is_own_task, item) {
                    (true, ..) => 8,
                    (_, _, Item::Gun) => 7,
                    (_, true, _) => 6,
                    _ => 2,
                }
            }
        }
    }

    fn worth(&self, side: usize, goods: Goods) -> i32 {
        goods.kinds().map(|good| self.value(side, good) * i32::from(goods.of(good))).sum()
    }

    /// The gain of the first prisoner, if both gain; otherwise 0.
    fn gain(&self, deal: &Deal) -> i32 {
        let own = self.worth(0, deal.get) - self.worth(0, deal.give);
        let theirs = self.worth(1, deal.give) - self.worth(1, deal.get);
        if own > 0 && theirs > 0 { own } else { 0 }
    }

    /// The best gain after one more good on either side or on both.
    fn best_addition(&self, deal: &Deal) -> i32 {
        let goods = self.seats.map(|seat| self.state.board.prisoners[seat].goods);
        let more = |of: Goods, already: Goods| of.kinds().filter(move |&good| of.of(good) > already.of(good));
        let mut best = 0;
        for give in std::iter::once(None).chain(more(goods[0], deal.give).map(Some)) {
            for get in std::iter::once(None).chain(more(goods[1], deal.get).map(Some)) {
                let mut changed = *deal;
                give.into_iter().for_each(|good| changed.give.add(good));
                get.into_iter().for_each(|good| changed.get.add(good));
                best = best.max(self.gain(&changed));
            }
        }
        best
    }
}
