//! Gangs: joining, and the one ability that is a choice of its own (BLK-049 to BLK-059, CAR-3).

use super::*;

pub(super) fn check_join(state: &State, seat: Seat, gang: Gang) -> Result<Act, Illegal> {
    if state.gang_decks.get(gang.index()).is_none_or(|deck| deck.count() == 0) {
        return refuse!("BLK-049");
    }
    let spec = &state.content.gangs[gang.index()];
    let accepted = state.players[seat].hand.among(spec.accepts);
    // BLK-052: copies of one Accessory count once.
    if accepted.kinds().count() < usize::from(spec.accessories) {
        return refuse!("BLK-050");
    }
    Ok(Act::Join(gang))
}

pub(super) fn check_pay(
    state: &State,
    seat: Seat,
    gang: Gang,
    paid: Cards,
    action: Action,
) -> Result<Allowed, Illegal> {
    match action {
        Action::Pay(card) if !state.content.gangs[gang.index()].accepts.contains(card) => refuse!("BLK-051"),
        Action::Pay(card) if paid.has(card) => refuse!("BLK-052"),
        Action::Pay(card) if !state.players[seat].hand.has(card) => refuse!("BLK-050"),
        Action::Pay(card) => Ok(Allowed::PayGang { gang, paid, card }),
        _ => refuse!("BLK-050"),
    }
}

pub(super) fn check_collect(state: &State, seat: Seat, target: Seat) -> Result<Act, Illegal> {
    if !state.players[seat].has(Ability::ProtectionMoney) || state.turn.collected {
        return refuse!("BLK-055");
    }
    if state.mates(seat).contains(target) {
        return refuse!("BLK-153");
    }
    // CAR-3: another player in the own area.
    if !state.opponents(seat).contains(target) || !state.together(seat, target) {
        return refuse!("BLK-065");
    }
    if state.players[target].cigarettes == 0 {
        return refuse!("BLK-027");
    }
    Ok(Act::Collect(target))
}

impl Play<'_> {
    pub(super) fn pay_gang(&mut self, seat: Seat, gang: Gang, paid: Cards, card: Kind) {
        self.discard(seat, card);
        let paid = paid.with(card);
        match paid.count() < self.state.content.gangs[gang.index()].accessories {
            true => self.state.step = Step::JoinPay { gang, paid },
            false => self.join(seat, gang),
        }
    }

    /// The new card is drawn before the old one goes under its deck (BLK-058, BLK-059).
    fn join(&mut self, seat: Seat, gang: Gang) {
        let deck = &mut self.state.gang_decks[gang.index()];
        let card = deck.draw(self.dice).expect("a gang without cards cannot be joined (BLK-049)");
        if let Some(old) = self.player(seat).gang.replace(card) {
            self.state.gang_decks[old.gang().index()].under.push(old);
            self.emit(Event::LeftGang(seat, old));
        }
        self.emit(Event::Joined(seat, card));
        self.log.reveal();
        self.state.step = Step::Act;
    }

    pub(super) fn collect(&mut self, seat: Seat, target: Seat) {
        self.state.turn.collected = true;
        self.take_cigarettes(seat, target, self.state.content.ability(Ability::ProtectionMoney));
    }
}
