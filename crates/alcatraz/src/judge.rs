//! What a position is worth, and what is sensible at a glance: for bots.
//!
//! All but one escape, so a bot is glad of every element that completes the plan without somebody else, and afraid of
//! those that complete it without itself. Between elements it looks at the task that it can complete soonest.

use engine::{Dice, Judge, Seat, Seats, Set, WORTH_MAX};

use crate::Alcatraz;
use crate::action::Action;
use crate::content::Effect;
use crate::rules::actions::guards_here;
use crate::state::{Ask, Board, Deal, Element, Good, Goods, Item, Items, Room, State, Step, Turn};

impl Judge for Alcatraz {
    fn judge(state: &State, seat: Seat) -> u32 {
        let board = &state.board;
        let own = &board.prisoners[seat];
        let others = Seats::all(board.seats()).without(seat);
        let nearest = others.iter().map(|other| lack(board, other)).min().unwrap_or(6);
        let (done, threat) = (6 - nearest, 6 - lack(board, seat));
        let mut worth = 300 + 75 * done + 34 * u32::from(own.marks.len());
        worth -= 42 * threat;
        // With few rounds left, what is not done is not done.
        let rounds = u32::from(state.content.guards.most().saturating_sub(board.guards_total()));
        worth -= 12 * (2 * nearest).saturating_sub(rounds).min(8);
        let promise = aim(state, seat).map_or(0, |aim| aim.promise);
        worth += if board.goat == seat { promise * 2 / 3 } else { promise };
        // Company that can complete a task gives an element too, unless to the goat.
        let shared: u32 = others.iter().filter_map(|other| aim(state, other)).map(|aim| aim.promise / 16).sum();
        worth += if board.goat == seat { 0 } else { shared };
        worth += 2 * u32::from(own.goods.items.total());
        worth += 4 * u32::from(own.goods.cash) + 4 * u32::from(own.stamina) + 4 * u32::from(state.hands[seat].len());
        if board.goat == seat {
            worth = worth.saturating_sub(25 + 12 * threat);
        }
        worth = worth.saturating_add_signed(moment(state, seat));
        let guards = u32::from(board.guards[own.room.index()]);
        worth.saturating_sub(4 * guards.saturating_sub(1)).min(WORTH_MAX - 1)
    }

    /// By weights, with some chance.
    fn instinct(state: &State, seat: Seat, menu: &[Action], dice: &mut Dice) -> usize {
        if let [_] = menu {
            return 0;
        }
        let weigh = Weigh::new(state, seat);
        let total: u32 = menu.iter().map(|&action| weigh.weight(action)).sum();
        if total == 0 {
            return dice.below(menu.len() as u32) as usize;
        }
        let mut roll = dice.below(total);
        for (index, &action) in menu.iter().enumerate() {
            let weight = weigh.weight(action);
            if roll < weight {
                return index;
            }
            roll -= weight;
        }
        menu.len() - 1
    }
}

/// The task that a prisoner can complete soonest, and what is to be done for it first.
#[derive(Clone, Copy)]
struct Aim {
    /// What it promises, from 0 to [`PROMISE_MAX`].
    promise: u32,
    /// The room of the task.
    room: Room,
    /// The items that are missing.
    missing: Items,
    /// Where to go next.
    way: Room,
    /// How many guards too many there are.
    crowd: u8,
}

/// What a task promises that needs nothing more, which is about what completing it is worth.
const PROMISE_MAX: u32 = 100;
/// After so many action points a task promises half of it.
const HALF: u32 = 9;

/// What the moment adds: points left, a vote or an answer that is in, or a trade that is only talk so far.
fn moment(state: &State, seat: Seat) -> i32 {
    let board = &state.board;
    match &state.step {
        Step::Turn(turn, Ask::Deal(_) | Ask::Offer(_)) if turn.seat == seat => -20,
        Step::Turn(turn, _) if turn.seat == seat => 3 * i32::from(turn.points),
        Step::Vote(votes) => match *votes.own(seat) {
            Some(goat) if goat == seat => -30,
            Some(goat) => 24 - 4 * lack(board, goat) as i32 - 2 * i32::from(state.hands[goat].len()),
            None => 0,
        },
        Step::Consent(_, _, answers) => match *answers.own(seat) {
            Some(agrees) if agrees == (board.goat != seat) => 20,
            Some(_) => -20,
            None => 0,
        },
        _ => 0,
    }
}

/// How many elements all but this prisoner lack.
fn lack(board: &Board, without: Seat) -> u32 {
    let others = Seats::all(board.seats()).without(without);
    let held = others.iter().fold(Set::EMPTY, |sum: Set<Element>, seat| board.prisoners[seat].marks.or(sum));
    6 - u32::from(held.len())
}

/// The task that promises most to a prisoner.
fn aim(state: &State, seat: Seat) -> Option<Aim> {
    let board = &state.board;
    let mut best: Option<Aim> = None;
    for posted in &board.display {
        let aim = aim_at(state, seat, posted.room, posted.task);
        if best.is_none_or(|best| aim.promise > best.promise) {
            best = Some(aim);
        }
    }
    best
}

fn aim_at(state: &State, seat: Seat, room: Room, id: crate::state::TaskId) -> Aim {
    let board = &state.board;
    let task = state.content.get().task(id);
    let own = &board.prisoners[seat];
    let company = board.prisoners_in(room).without(seat);
    let mut held = own.goods.items;
    let mut lent = company.iter().fold(Items::NONE, |sum, other| sum.plus(board.prisoners[other].goods.items));
    let (mut missing, mut cost) = (Items::NONE, 1_u32);
    for &icon in &task.items {
        if let Some(token) = [icon, Item::Gun].into_iter().find(|&token| held.of(token) > 0) {
            held.remove(token);
            // What can be taken for everything is taken by everybody.
            cost += 2 * u32::from(token == Item::Gun);
        } else if lent.of(icon) > 0 {
            lent.remove(icon);
            cost += 1;
        } else {
            missing.add(icon);
        }
    }
    let mut way = room;
    let mut nearest = u32::MAX;
    for item in missing.kinds() {
        let (source, steps) = source_of(state, own.room, item);
        cost += steps + 1 + 2 * u32::from(missing.of(item) - 1);
        if steps < nearest {
            (way, nearest) = (source, steps);
        }
    }
    let slots = state.content.sheet.items.get().saturating_sub(own.goods.items.total());
    cost += 2 * u32::from(missing.total().saturating_sub(slots));
    cost += u32::from(board.layout.steps(way, room)) + u32::from(board.layout.steps(own.room, way)) / 2;
    if missing.is_empty() {
        cost += u32::from(board.layout.steps(own.room, room)).div_ceil(2);
    }
    let guards = board.guards[room.index()];
    let crowd = guards.saturating_sub(task.guards.get());
    cost += 2 * u32::from(crowd) + u32::from(guards.saturating_sub(1));
    if task.prisoners.get() > company.len() + 1 {
        let steps = |other: Seat| u32::from(board.layout.steps(board.prisoners[other].room, room));
        let others = Seats::all(board.seats()).without(seat);
        cost += 2 + others.iter().map(steps).min().unwrap_or_default();
    }
    let element = id.element();
    let known = board.prisoners[seat].marks.contains(element);
    let held_by_any = board.prisoners.values().iter().any(|prisoner| prisoner.marks.contains(element));
    let full = match (known, held_by_any) {
        (true, _) => PROMISE_MAX / 12,
        (false, true) => PROMISE_MAX / 3,
        (false, false) => PROMISE_MAX,
    };
    Aim { promise: full * HALF / (HALF + cost), room, missing, way, crowd }
}

/// The nearest room that gives an item, and how far it is; one without is far.
fn source_of(state: &State, from: Room, item: Item) -> (Room, u32) {
    let board = &state.board;
    let mut best = (from, 6);
    for room in Room::ALL {
        if board.tokens[room.index()].of(item) == 0 || board.closed.contains(room) {
            continue;
        }
        let side = state.content.get().side(room, board.sides[room.index()]);
        let gives = match side.effect {
            Effect::Take { item: given, .. } => given == item,
            Effect::TakeAny(_) => true,
            _ => false,
        };
        let guards = board.guards[room.index()];
        if gives && guards < 4 {
            let steps = u32::from(board.layout.steps(from, room)) + u32::from(side.pay);
            let steps = steps + if side.free { 0 } else { u32::from(guards.saturating_sub(1)) };
            if steps < best.1 {
                best = (room, steps);
            }
        }
    }
    best
}

/// What a seat weighs its choices by.
struct Weigh<'a> {
    state: &'a State,
    board: &'a Board,
    seat: Seat,
    aim: Option<Aim>,
    turn: Option<(&'a Turn, &'a Ask)>,
}

impl<'a> Weigh<'a> {
    fn new(state: &'a State, seat: Seat) -> Weigh<'a> {
        let turn = if let Step::Turn(turn, ask) = &state.step { Some((turn, ask)) } else { None };
        let in_turn = turn.is_some_and(|(turn, _)| turn.seat == seat && turn.points + u8::from(!turn.exerted) > 0);
        let aim = if in_turn { aim(state, seat) } else { None };
        Weigh { state, board: &state.board, seat, aim, turn }
    }

    fn needs(&self, item: Item) -> bool {
        self.aim.is_some_and(|aim| aim.missing.of(item) > 0) || item == Item::Gun
    }

    fn weight(&self, action: Action) -> u32 {
        match action {
            Action::Complete | Action::CallVote => 400,
            Action::Move(room) => self.moving(room),
            Action::Use => self.using(),
            Action::Steal(_, Good::Item(item)) => {
                if self.needs(item) {
                    20
                } else {
                    2
                }
            }
            Action::Steal(_, Good::Cash) => 2,
            Action::Riot(from) => self.rioting(from),
            Action::Blackmail(_) => 6,
            Action::Bribe => self.bribing(),
            Action::Stamina => 8,
            Action::End => self.ending(),
            Action::Vote(goat) | Action::Pick(goat) => self.electing(goat),
            Action::Pay(Good::Cash) => 12,
            Action::Pay(Good::Item(item)) | Action::Discard(item) => {
                let spare = !self.wants(self.seat, item);
                if matches!(action, Action::Discard(_)) { 0 } else { 1 + 5 * u32::from(spare) }
            }
            Action::GiveUp(item) => 1 + 8 * u32::from(!self.wants(self.seat, item)),
            Action::Take(item) | Action::Item(item) => 1 + 20 * u32::from(self.needs(item)),
            Action::GuardFrom(room) => {
                1 + 12 * u32::from(self.aim.is_some_and(|aim| aim.crowd > 0 && aim.room == room))
            }
            Action::GuardTo(room) => 1 + 4 * u32::from(self.board.task_in(room).is_none()),
            Action::Source(owner, item) => 2 + 6 * u32::from(owner != self.seat) + 3 * u32::from(item != Item::Gun),
            Action::Accept => self.accepting(),
            Action::Decline => 10,
            Action::Victim(_) | Action::Keep(_) | Action::Drop(_) | Action::Room(_) | Action::Stay(_) => 4,
            Action::Stop | Action::Propose => 4,
            Action::Give(_) | Action::Get(_) | Action::Cancel => 1,
            // Quick futures do without trades; whoever looks ahead tries them.
            Action::Trade(_) => 0,
        }
    }

    /// Whether some task that lies out needs an item that a prisoner holds only once.
    fn wants(&self, seat: Seat, item: Item) -> bool {
        let content = self.state.content.get();
        let count = self.board.prisoners[seat].goods.items.of(item);
        item == Item::Gun
            || self.board.display.iter().any(|posted| {
                let icons = content.task(posted.task).items.iter().filter(|&&icon| icon == item).count();
                icons >= usize::from(count.max(1))
            })
    }

    fn moving(&self, room: Room) -> u32 {
        let Some(aim) = self.aim else { return 1 };
        let layout = &self.board.layout;
        let own = self.board.prisoners[self.seat].room;
        let (before, after) = (layout.steps(own, aim.way), layout.steps(room, aim.way));
        let guards = u32::from(self.board.guards[room.index()]);
        if after < before { 36 / (1 + guards) } else { 1 }
    }

    fn using(&self) -> u32 {
        let own = &self.board.prisoners[self.seat];
        let side = self.state.content.get().side(own.room, self.board.sides[own.room.index()]);
        let here = self.board.tokens[own.room.index()];
        match side.effect {
            Effect::Take { item, .. } if self.needs(item) => 90,
            Effect::TakeAny(_) if here.kinds().any(|item| self.needs(item)) => 90,
            Effect::Stamina(_) => 10 / (1 + u32::from(own.stamina)) + 20 * u32::from(side.free),
            Effect::Cash(_) => 10 / (1 + u32::from(own.goods.cash)) + 20 * u32::from(side.free),
            Effect::Guards(_) => 4 + 20 * u32::from(self.aim.is_some_and(|aim| aim.crowd > 0)),
            Effect::Draw(_) => 6,
            Effect::Take { .. } | Effect::TakeAny(_) => 1 + u32::from(own.goods.items.is_empty()) * 4,
            Effect::Expose | Effect::Extort => 3,
        }
    }

    fn rioting(&self, from: Room) -> u32 {
        match self.aim {
            Some(aim) if aim.crowd > 0 && aim.room == from && aim.missing.is_empty() => 60,
            _ => 0,
        }
    }

    /// Bribing helps where something is to be done that guards hinder.
    fn bribing(&self) -> u32 {
        let Some((turn, _)) = self.turn else { return 0 };
        let here = self.board.prisoners[self.seat].room;
        let busy = self.aim.is_some_and(|aim| aim.way == here);
        if busy && turn.points > 0 && (2..=3).contains(&guards_here(self.board, turn)) { 30 } else { 0 }
    }

    fn ending(&self) -> u32 {
        match self.turn {
            Some((turn, _)) if turn.points == 0 => 40,
            _ => 2,
        }
    }

    /// The best goat is whom the others need least, and never oneself.
    fn electing(&self, goat: Seat) -> u32 {
        if goat == self.seat {
            return 0;
        }
        let needed = lack(self.board, goat);
        let cards = u32::from(self.state.hands[goat].len());
        1 + (7 - needed) * (7 - needed) * 4 / (1 + cards)
    }

    /// A request brings an element to all but the goat; a trade has to be worth it.
    fn accepting(&self) -> u32 {
        match (&self.state.step, self.turn) {
            (Step::Consent(..), _) => {
                if self.board.goat == self.seat {
                    1
                } else {
                    80
                }
            }
            (_, Some((_, Ask::Offer(deal)))) => self.trading(deal),
            _ => 10,
        }
    }

    fn trading(&self, deal: &Deal) -> u32 {
        let worth = |goods: Goods| {
            let items: u32 = goods.items.kinds().map(|item| 2 + 3 * u32::from(self.wanted_by_any_task(item))).sum();
            items + u32::from(goods.cash) * 2
        };
        let (gain, loss) = (worth(deal.give), worth(deal.get));
        if gain > loss {
            60
        } else if gain == loss {
            6
        } else {
            1
        }
    }

    fn wanted_by_any_task(&self, item: Item) -> bool {
        let content = self.state.content.get();
        item == Item::Gun || self.board.display.iter().any(|posted| content.task(posted.task).items.contains(&item))
    }
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
    fn nobody_likes_to_be_the_goat_or_superfluous() {
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
