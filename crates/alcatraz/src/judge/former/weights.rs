//! Choices that are sensible at a glance.

use std::cmp::Ordering;

use engine::Seat;

use super::goal::{Goal, best_goal};
use super::missing_elements;
use crate::action::Action;
use crate::content::Effect;
use crate::rules::actions::guards_here;
use crate::state::{Ask, Board, Deal, Good, Goods, Item, Room, State, Step, Turn};

/// The weights of a seat's choices: how likely each is to be taken at a glance.
pub(super) struct Weights<'a> {
    state: &'a State,
    board: &'a Board,
    seat: Seat,
    goal: Option<Goal>,
    turn: Option<(&'a Turn, &'a Ask)>,
}

impl<'a> Weights<'a> {
    pub(super) fn new(state: &'a State, seat: Seat) -> Weights<'a> {
        let turn = if let Step::Turn(turn, ask) = &state.step { Some((turn, ask)) } else { None };
        let in_turn = turn.is_some_and(|(turn, _)| turn.seat == seat && turn.points + u8::from(!turn.exerted) > 0);
        let goal = if in_turn { best_goal(state, seat) } else { None };
        Weights { state, board: &state.board, seat, goal, turn }
    }

    fn needs(&self, item: Item) -> bool {
        self.goal.is_some_and(|goal| goal.missing.of(item) > 0) || item == Item::Gun
    }

    pub(super) fn weight(&self, action: Action) -> u32 {
        match action {
            Action::Complete | Action::CallVote => 400,
            Action::Move(room) => self.move_weight(room),
            Action::Use => self.use_weight(),
            Action::Steal(_, Good::Item(item)) if self.needs(item) => 20,
            Action::Steal(..) => 2,
            Action::Riot(from) => self.riot_weight(from),
            Action::Blackmail(_) => 6,
            Action::Bribe => self.bribe_weight(),
            Action::Stamina => 8,
            Action::End => self.end_weight(),
            Action::Vote(goat) | Action::Pick(goat) => self.vote_weight(goat),
            Action::Pay(Good::Cash) => 12,
            Action::Pay(Good::Item(item)) => 1 + 5 * u32::from(!self.wants(self.seat, item)),
            Action::Discard(_) => 0,
            Action::GiveUp(item) => 1 + 8 * u32::from(!self.wants(self.seat, item)),
            Action::Take(item) | Action::Item(item) => 1 + 20 * u32::from(self.needs(item)),
            Action::GuardFrom(room) => {
                1 + 12 * u32::from(self.goal.is_some_and(|goal| goal.extra_guards > 0 && goal.room == room))
            }
            Action::GuardTo(room) => 1 + 4 * u32::from(self.board.task_in(room).is_none()),
            Action::Source(owner, item) => 2 + 6 * u32::from(owner != self.seat) + 3 * u32::from(item != Item::Gun),
            Action::Accept => self.accept_weight(),
            Action::Decline => 10,
            Action::Victim(_) | Action::Keep(_) | Action::Drop(_) | Action::Room(_) | Action::Stay(_) => 4,
            Action::Stop | Action::Propose => 4,
            Action::Give(_) | Action::Get(_) | Action::Cancel => 1,
            // Quick playouts do without trades; only search tries them.
            Action::Trade(_) | Action::Counter => 0,
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

    fn move_weight(&self, room: Room) -> u32 {
        let Some(goal) = self.goal else { return 1 };
        let layout = &self.board.layout;
        let own = self.board.prisoners[self.seat].room;
        let (before, after) = (layout.steps(own, goal.next_room), layout.steps(room, goal.next_room));
        let guards = u32::from(self.board.guards[room.index()]);
        if after < before { 36 / (1 + guards) } else { 1 }
    }

    fn use_weight(&self) -> u32 {
        let own = &self.board.prisoners[self.seat];
        let side = self.state.content.get().side(own.room, self.board.sides[own.room.index()]);
        let here = self.board.tokens[own.room.index()];
        match side.effect {
            Effect::Take { item, .. } if self.needs(item) => 90,
            Effect::TakeAny(_) if here.kinds().any(|item| self.needs(item)) => 90,
            Effect::Stamina(_) => 10 / (1 + u32::from(own.stamina)) + 20 * u32::from(side.free),
            Effect::Cash(_) => 10 / (1 + u32::from(own.goods.cash)) + 20 * u32::from(side.free),
            Effect::Guards(_) => 4 + 20 * u32::from(self.goal.is_some_and(|goal| goal.extra_guards > 0)),
            Effect::Draw(_) => 6,
            Effect::Take { .. } | Effect::TakeAny(_) => 1 + u32::from(own.goods.items.is_empty()) * 4,
            Effect::Expose | Effect::Extort => 3,
        }
    }

    fn riot_weight(&self, from: Room) -> u32 {
        match self.goal {
            Some(goal) if goal.extra_guards > 0 && goal.room == from && goal.missing.is_empty() => 60,
            _ => 0,
        }
    }

    /// A bribe helps where guards hinder the next step towards the goal.
    fn bribe_weight(&self) -> u32 {
        let Some((turn, _)) = self.turn else { return 0 };
        let here = self.board.prisoners[self.seat].room;
        let busy = self.goal.is_some_and(|goal| goal.next_room == here);
        if busy && turn.points > 0 && (2..=3).contains(&guards_here(self.board, turn)) { 30 } else { 0 }
    }

    fn end_weight(&self) -> u32 {
        match self.turn {
            Some((turn, _)) if turn.points == 0 => 40,
            _ => 2,
        }
    }

    /// The best goat is the prisoner whom the others need least, and never the voter.
    fn vote_weight(&self, goat: Seat) -> u32 {
        if goat == self.seat {
            return 0;
        }
        let needed = missing_elements(self.board, goat);
        let cards = u32::from(self.state.hands[goat].len());
        1 + (7 - needed) * (7 - needed) * 4 / (1 + cards)
    }

    /// A request brings an element to all but the goat; a trade has to bring more than it takes.
    fn accept_weight(&self) -> u32 {
        match (&self.state.step, self.turn) {
            (Step::Consent(..), _) if self.board.goat == self.seat => 1,
            (Step::Consent(..), _) => 80,
            (_, Some((_, Ask::Offer(deal)))) => self.trade_weight(deal),
            _ => 10,
        }
    }

    fn trade_weight(&self, deal: &Deal) -> u32 {
        let worth = |goods: Goods| {
            let items: u32 = goods.items.kinds().map(|item| 2 + 3 * u32::from(self.wanted_by_any_task(item))).sum();
            items + u32::from(goods.cash) * 2
        };
        let (gain, loss) = (worth(deal.give), worth(deal.get));
        match gain.cmp(&loss) {
            Ordering::Greater => 60,
            Ordering::Equal => 6,
            Ordering::Less => 1,
        }
    }

    fn wanted_by_any_task(&self, item: Item) -> bool {
        let content = self.state.content.get();
        item == Item::Gun || self.board.display.iter().any(|posted| content.task(posted.task).items.contains(&item))
    }
}
