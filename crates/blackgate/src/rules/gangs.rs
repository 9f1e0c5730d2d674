//! Gangs: joining, and the one ability that is a choice of its own (BLK-049 to BLK-059, CAR-3).

use super::*;

pub(super) fn check_join(state: &State, seat: Seat, gang: Gang) -> Result<(), Illegal> {
    require!(state.gang_decks[gang.index()].count() > 0, "BLK-049");
    let figures = &state.content.gangs[gang.index()];
    let accepted = state.players[seat].hand.among(figures.accepts);
    // BLK-052: copies of one Accessory count once.
    require!(accepted.kinds().count() >= usize::from(figures.accessories), "BLK-050");
    Ok(())
}

pub(super) fn check_pay(state: &State, seat: Seat, gang: Gang, paid: Cards, action: Action) -> Result<(), Illegal> {
    let Action::Pay(card) = action else {
        return refuse!("BLK-050");
    };
    require!(state.content.gangs[gang.index()].accepts.contains(card), "BLK-051");
    require!(!paid.has(card), "BLK-052");
    require!(state.players[seat].hand.has(card), "BLK-050");
    Ok(())
}

pub(super) fn check_collect(state: &State, seat: Seat, target: Seat) -> Result<(), Illegal> {
    require!(state.players[seat].has(GangCard::ProtectionMoney), "BLK-055");
    require!(!state.turn.collected, "BLK-055");
    require!(state.opponents(seat).contains(target), "BLK-153");
    require!(state.together(seat, target), "BLK-055");
    require!(state.players[target].cigarettes > 0, "BLK-027");
    Ok(())
}

impl Play<'_> {
    pub(super) fn pay_gang(&mut self, seat: Seat, gang: Gang, paid: Cards, action: Action) {
        let Action::Pay(card) = action else { never(action) };
        self.discard(seat, card);
        let paid = paid.with(card);
        match paid.count() < self.state.content.gangs[gang.index()].accessories {
            true => self.state.step = Step::JoinPay { gang, paid },
            false => self.join(seat, gang),
        }
    }

    /// The new card is drawn before the old one goes under its deck (BLK-058, BLK-059).
    fn join(&mut self, seat: Seat, gang: Gang) {
        let card = self.state.gang_decks[gang.index()].draw(self.dice).expect("the guard saw a card in the deck");
        if let Some(old) = self.player(seat).gang.replace(card) {
            self.state.gang_decks[old.gang().index()].under.push(old);
            self.tell(Event::LeftGang(seat, old));
        }
        self.tell(Event::Joined(seat, card));
        self.log.reveal();
        self.state.step = Step::Act;
    }

    pub(super) fn collect(&mut self, seat: Seat, target: Seat) {
        self.state.turn.collected = true;
        self.take_cigarettes(seat, target, self.state.content.figure(GangCard::ProtectionMoney));
    }
}
