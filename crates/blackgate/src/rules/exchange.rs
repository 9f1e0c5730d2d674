//! Exchange between teammates (BLK-148 to BLK-150).

use engine::Audience;

use super::*;
use crate::event::Parcel;

/// The most cigarettes that change hands at once, as many as the box has (BLK-R63).
pub(crate) const CIGARETTES_MAX: u8 = 55;

/// Something that is handed over.
#[derive(Clone, Copy)]
pub(super) enum Item {
    Card(Kind),
    Cigarettes(u8),
}

pub(super) fn check_begin(state: &State, seat: Seat, mate: Seat) -> Result<Act, Illegal> {
    if !state.mates(seat).contains(mate) || !state.together(seat, mate) {
        return refuse!("BLK-148");
    }
    if state.turn.exchanged.contains(mate) {
        return refuse!("BLK-150");
    }
    let has_nothing = |seat: Seat| state.players[seat].hand.is_empty() && state.players[seat].cigarettes == 0;
    if has_nothing(seat) && has_nothing(mate) {
        return refuse!("BLK-027");
    }
    Ok(Act::Exchange(mate))
}

/// What the player who fills this parcel hands over next; none ends it.
pub(super) fn check_item(state: &State, seat: Seat, parcel: Parcel, action: Action) -> Result<Option<Item>, Illegal> {
    let player = &state.players[seat];
    match action {
        Action::Hand(card) if player.hand.has(card) => Ok(Some(Item::Card(card))),
        Action::Cigarettes(count) if parcel.cigarettes > 0 || !(1..=CIGARETTES_MAX).contains(&count) => {
            refuse!("BLK-R63")
        }
        Action::Cigarettes(count) if u16::from(count) > player.cigarettes => refuse!("BLK-149"),
        Action::Cigarettes(count) => Ok(Some(Item::Cigarettes(count))),
        Action::Done => Ok(None),
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

    pub(super) fn give(&mut self, seat: Seat, mate: Seat, given: Parcel, item: Option<Item>) {
        self.state.step = match item {
            Some(item) => Step::Give { mate, given: self.hand_over(mate, seat, given, item) },
            None => Step::Return { mate, given, returned: Parcel::default() },
        };
    }

    pub(super) fn give_back(&mut self, mate: Seat, given: Parcel, returned: Parcel, item: Option<Item>) {
        let seat = self.state.turn.seat;
        self.state.step = match item {
            Some(item) => Step::Return { mate, given, returned: self.hand_over(seat, mate, returned, item) },
            None => {
                self.emit(Event::Exchanged(seat, mate, given, returned));
                Step::Act
            }
        };
    }

    /// Each thing goes over at once, and only the two see a card (BLK-R56).
    fn hand_over(&mut self, to: Seat, from: Seat, mut parcel: Parcel, item: Item) -> Parcel {
        match item {
            Item::Card(card) => {
                self.player(from).hand.take(card);
                self.player(to).hand.put(card);
                parcel.cards += 1;
                self.emit(Event::HandedCard(from, to));
                let both = Seats::only(to).with(from);
                self.log.emit(Audience::seats(both), Event::HandedThisCard(from, to, card));
                self.log.reveal();
            }
            Item::Cigarettes(count) => {
                self.player(from).cigarettes -= u16::from(count);
                self.player(to).cigarettes += u16::from(count);
                parcel.cigarettes = count;
                self.emit(Event::HandedCigarettes(from, to, count));
            }
        }
        parcel
    }
}
