//! Exchange between teammates (BLK-148 to BLK-150).

use engine::Audience;

use super::*;
use crate::event::Parcel;

/// The most cigarettes that change hands at once, as many as the box has (BLK-R63).
pub(crate) const CIGARETTES_MAX: u8 = 55;

pub(super) fn check(state: &State, seat: Seat, mate: Seat) -> Result<(), Illegal> {
    require!(state.mates(seat).contains(mate) && state.together(seat, mate), "BLK-148");
    require!(!state.turn.exchanged.contains(mate), "BLK-150");
    let has_any = |seat: Seat| !state.players[seat].hand.is_empty() || state.players[seat].cigarettes > 0;
    require!(has_any(seat) || has_any(mate), "BLK-027");
    Ok(())
}

/// What may still be handed over by whoever packs this parcel.
pub(super) fn check_parcel(state: &State, seat: Seat, parcel: Parcel, action: Action) -> Result<(), Illegal> {
    let player = &state.players[seat];
    match action {
        Action::Hand(card) => {
            require!(player.hand.has(card), "BLK-148");
            Ok(())
        }
        Action::Cigarettes(count) => {
            require!(parcel.cigarettes == 0, "BLK-R63");
            require!((1..=CIGARETTES_MAX).contains(&count), "BLK-R63");
            require!(u16::from(count) <= player.cigarettes, "BLK-149");
            Ok(())
        }
        Action::Done => Ok(()),
        _ => refuse!("BLK-148"),
    }
}

pub(super) fn list(state: &State, seat: Seat, mut keep: impl FnMut(Action)) {
    let player = &state.players[seat];
    player.hand.kinds().map(Action::Hand).for_each(&mut keep);
    let most = player.cigarettes.min(u16::from(CIGARETTES_MAX)) as u8;
    (1..=most).map(Action::Cigarettes).for_each(&mut keep);
    keep(Action::Done);
}

impl Play<'_> {
    pub(super) fn begin_exchange(&mut self, mate: Seat) {
        self.state.turn.exchanged = self.state.turn.exchanged.with(mate);
        self.state.step = Step::Give { mate, given: Parcel::default() };
    }

    pub(super) fn give(&mut self, seat: Seat, mate: Seat, given: Parcel, action: Action) {
        self.state.step = match action {
            Action::Done => Step::Return { mate, given, returned: Parcel::default() },
            _ => Step::Give { mate, given: self.hand_over(mate, seat, given, action) },
        };
    }

    pub(super) fn give_back(&mut self, mate: Seat, given: Parcel, returned: Parcel, action: Action) {
        let seat = self.state.turn.seat;
        self.state.step = match action {
            Action::Done => {
                self.tell(Event::Exchanged(seat, mate, given, returned));
                Step::Act
            }
            _ => Step::Return { mate, given, returned: self.hand_over(seat, mate, returned, action) },
        };
    }

    /// One thing goes over at once: only the two see a card (BLK-R56).
    fn hand_over(&mut self, to: Seat, from: Seat, mut parcel: Parcel, action: Action) -> Parcel {
        match action {
            Action::Hand(card) => {
                self.player(from).hand.take(card);
                self.player(to).hand.put(card);
                parcel.cards += 1;
                self.tell(Event::HandedCard(from, to));
                let both = Seats::only(to).with(from);
                self.log.emit(Audience::seats(both), Event::HandedThisCard(from, to, card));
                self.log.reveal();
            }
            Action::Cigarettes(count) => {
                self.player(from).cigarettes -= u16::from(count);
                self.player(to).cigarettes += u16::from(count);
                parcel.cigarettes = count;
                self.tell(Event::HandedCigarettes(from, to, count));
            }
            _ => never(action),
        }
        parcel
    }
}
