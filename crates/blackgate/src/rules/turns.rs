//! The end of a turn: Michel(le), hand limits, the next player, and the last round (BLK-155, BLK-R62).

use std::cmp::Reverse;

use super::*;

/// How many cards a player may hold when a turn ends (BLK-034, CAR-4).
pub(crate) fn hand_limit(content: &Content, gang: Option<GangCard>) -> u8 {
    match gang.map(GangCard::ability) {
        Some(Ability::DeepPockets) => content.ability(Ability::DeepPockets),
        _ => content.player.hand_limit,
    }
}

pub(super) fn check_discard(state: &State, seat: Seat, action: Action) -> Result<Allowed, Illegal> {
    match action {
        Action::Drop(card) if state.players[seat].hand.has(card) => Ok(Allowed::Discard(card)),
        _ => refuse!("BLK-035"),
    }
}

/// What decides if no tunnel was finished in time; more is better (BLK-R62).
fn standing(state: &State, seat: Seat) -> (u16, u32, Reverse<u32>) {
    let own_team = state.mates(seat).with(seat);
    let sum = |value: fn(&Player) -> u32| own_team.iter().map(|mate| value(&state.players[mate])).sum();
    let cigarettes = sum(|player| u32::from(player.cigarettes));
    let beatings = sum(|player| u32::from(player.beatings));
    (state.points(seat), cigarettes, Reverse(beatings))
}

impl Play<'_> {
    pub(super) fn end_turn(&mut self) {
        match self.state.michel.is_some() {
            true => self.state.step = Step::MichelAsk,
            false => self.settle_hands(),
        }
    }

    /// Players over the limit discard, the active player first, then clockwise; then the next turn begins
    /// (BLK-035, BLK-036).
    pub(super) fn settle_hands(&mut self) {
        let state = &*self.state;
        let mut clockwise = state.turn.seat.around(state.seats());
        let over = |player: &Player| player.hand.count() > hand_limit(&state.content, player.gang);
        match clockwise.find(|seat| over(&state.players[*seat])) {
            Some(seat) => self.state.step = Step::Discard { seat },
            None => self.next_turn(),
        }
    }

    pub(super) fn discard_surplus(&mut self, seat: Seat, card: Kind) {
        self.discard(seat, card);
        self.settle_hands();
    }

    fn next_turn(&mut self) {
        let turns_left = self.state.turn.turns_left;
        let seat = self.state.turn.seat.next(self.state.seats());
        if turns_left == 0 {
            return self.lock_down(seat);
        }
        let content = self.state.content;
        // TRI-1: discipline travels light.
        let player = &self.state.players[seat];
        let is_disciplined = player.has(Ability::IronDiscipline) && player.hand.count() <= content.turn.discipline_hand;
        let actions = match is_disciplined {
            true => content.ability(Ability::IronDiscipline),
            false => content.turn.actions,
        };
        self.state.turn = Turn::new(seat, actions, turns_left - 1);
        self.state.step = Step::Act;
        self.emit(Event::Turn(seat));
    }

    /// The last round is over. Among equals the last one in the order of play wins.
    fn lock_down(&mut self, first: Seat) {
        let order = first.around(self.state.seats());
        let winner = order.max_by_key(|seat| standing(self.state, *seat)).expect("a table has seats");
        self.emit(Event::Lockdown(winner));
        self.state.step = Step::Over { ending: Ending::Lockdown(winner) };
    }
}
