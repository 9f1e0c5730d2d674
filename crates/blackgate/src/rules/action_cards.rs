//! Action cards (BLK-060 to BLK-062, section 6.3).

use engine::Audience;

use super::*;
use crate::cards::Kind;
use crate::content::Area;

pub(super) fn check(state: &State, seat: Seat, card: Kind) -> Result<(), Illegal> {
    act::afford(state, 1)?;
    let player = &state.players[seat];
    require!(Kinds::ACTIONS.contains(card) && player.hand.has(card), "BLK-060");
    let condition = match card {
        Kind::Ambush | Kind::Snitch | Kind::Shakedown => !targets(state, seat, card).is_empty(),
        Kind::Riot => {
            let in_hands: u8 = state.players.values().iter().map(|player| player.hand.count()).sum();
            in_hands > 1
        }
        Kind::RollCall => state.players.iter().any(|(seat, player)| player.area != state.home(seat)),
        Kind::KitchenDuty => state.piles.has(Kind::Spoon),
        Kind::Painkillers => player.beatings > 0,
        // Care Package and Escort have no condition.
        _ => true,
    };
    require!(condition, "BLK-027");
    Ok(())
}

/// Whom an Action card may hit.
fn targets(state: &State, seat: Seat, card: Kind) -> Seats {
    let fits = |target: Seat| {
        let other = &state.players[target];
        match card {
            Kind::Ambush => other.area != Area::Solitary && other.beatings < state.content.player.beatings_max,
            Kind::Snitch => other.area != Area::Solitary,
            Kind::Shakedown => state.together(seat, target) && !other.hand.is_empty(),
            _ => false,
        }
    };
    state.opponents(seat).iter().filter(|target| fits(*target)).collect()
}

pub(super) fn check_target(state: &State, seat: Seat, card: Kind, action: Action) -> Result<(), Illegal> {
    let Action::Target(target) = action else {
        return refuse!("BLK-060");
    };
    require!(!state.mates(seat).contains(target), "BLK-153");
    require!(targets(state, seat, card).contains(target), "BLK-027");
    Ok(())
}

impl Play<'_> {
    pub(super) fn play_card(&mut self, seat: Seat, card: Kind) {
        self.spend(1);
        self.show(seat, card);
        self.tell(Event::Played(seat, card));
        let content = self.state.content;
        let amount = content.amounts[card.index()];
        match card {
            Kind::CarePackage => {
                self.draw(seat, amount);
                self.gain_cigarettes(seat, u16::from(amount));
            }
            Kind::Ambush | Kind::Snitch | Kind::Shakedown => self.state.step = Step::CardTarget { card },
            Kind::Escort => self.state.step = Step::AnyDestination,
            Kind::Riot => self.riot(seat),
            Kind::RollCall => {
                for prisoner in Seats::all(self.state.seats()) {
                    let home = self.state.home(prisoner);
                    self.player(prisoner).area = home;
                    self.tell(Event::Sent(prisoner, home));
                }
            }
            Kind::KitchenDuty => self.take_from_board(seat, Kind::Spoon, amount),
            Kind::Painkillers => self.heal(seat, 0),
            _ => unreachable!("the guard lets Action cards pass only"),
        }
        // BLK-060: the card is discarded when its effect is done. Where a choice is still open nothing is drawn
        // in between, so that nobody can tell the difference.
        self.put_away(card);
    }

    /// Everybody's cards are shuffled and dealt one by one, beginning with whoever played the card. Who is dealt
    /// every third of shuffled cards is dealt any third of them.
    fn riot(&mut self, seat: Seat) {
        let seats = self.state.seats();
        let mut pool = self.state.players.values_mut().iter_mut().fold(Cards::NONE, |pool, player| {
            let hand = std::mem::take(&mut player.hand);
            pool.plus(hand)
        });
        let total = pool.count();
        self.tell(Event::HandsDealt);
        for (place, prisoner) in (0..seats).zip(seat.around(seats)) {
            let share = total / seats + u8::from(place < total % seats);
            let hand: Cards = (0..share).filter_map(|_| pool.draw(self.dice)).collect();
            self.player(prisoner).hand = hand;
            self.log.emit(Audience::seat(prisoner), Event::NewHand(hand));
        }
        self.log.reveal();
    }

    pub(super) fn card_target(&mut self, seat: Seat, card: Kind, action: Action) {
        let Action::Target(target) = action else { never(action) };
        self.state.step = Step::Act;
        let amount = self.state.content.amounts[card.index()];
        match card {
            Kind::Ambush => (0..amount).for_each(|_| self.beat(target)),
            Kind::Snitch => self.send_to_solitary(target),
            Kind::Shakedown => (0..amount).for_each(|_| self.take_at_random(seat, target)),
            _ => never(action),
        }
    }

    pub(super) fn send_to_solitary(&mut self, target: Seat) {
        self.player(target).area = Area::Solitary;
        self.tell(Event::Sent(target, Area::Solitary));
    }
}
