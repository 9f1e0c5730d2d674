//! Action cards (BLK-060 to BLK-062, section 6.3).

use engine::Audience;

use super::*;

/// An Action card by what it does.
#[derive(Clone, Copy)]
pub(super) enum ActionCard {
    CarePackage,
    Target(TargetCard),
    Riot,
    Escort,
    RollCall,
    KitchenDuty,
    Painkillers,
}

impl ActionCard {
    fn of(kind: Kind) -> Option<ActionCard> {
        match kind {
            Kind::CarePackage => Some(ActionCard::CarePackage),
            Kind::Ambush => Some(ActionCard::Target(TargetCard::Ambush)),
            Kind::Snitch => Some(ActionCard::Target(TargetCard::Snitch)),
            Kind::Shakedown => Some(ActionCard::Target(TargetCard::Shakedown)),
            Kind::Riot => Some(ActionCard::Riot),
            Kind::Escort => Some(ActionCard::Escort),
            Kind::RollCall => Some(ActionCard::RollCall),
            Kind::KitchenDuty => Some(ActionCard::KitchenDuty),
            Kind::Painkillers => Some(ActionCard::Painkillers),
            _ => None,
        }
    }

    const fn kind(self) -> Kind {
        match self {
            ActionCard::CarePackage => Kind::CarePackage,
            ActionCard::Target(card) => card.kind(),
            ActionCard::Riot => Kind::Riot,
            ActionCard::Escort => Kind::Escort,
            ActionCard::RollCall => Kind::RollCall,
            ActionCard::KitchenDuty => Kind::KitchenDuty,
            ActionCard::Painkillers => Kind::Painkillers,
        }
    }
}

pub(super) fn check_play(state: &State, seat: Seat, kind: Kind) -> Result<Act, Illegal> {
    act::check_actions_left(state, 1)?;
    let player = &state.players[seat];
    let Some(card) = ActionCard::of(kind).filter(|_| player.hand.has(kind)) else {
        return refuse!("BLK-060");
    };
    let has_effect = match card {
        ActionCard::CarePackage | ActionCard::Escort => true,
        ActionCard::Target(card) => !targets(state, seat, card).is_empty(),
        ActionCard::Riot => {
            let in_hands: u8 = state.players.values().iter().map(|player| player.hand.count()).sum();
            in_hands > 1
        }
        ActionCard::RollCall => state.players.iter().any(|(seat, player)| player.area != state.home(seat)),
        ActionCard::KitchenDuty => state.piles.has(Kind::Spoon),
        ActionCard::Painkillers => player.beatings > 0,
    };
    if has_effect { Ok(Act::Play(card)) } else { refuse!("BLK-027") }
}

/// Which players an Action card may hit.
fn targets(state: &State, seat: Seat, card: TargetCard) -> Seats {
    let fits = |target: Seat| {
        let other = &state.players[target];
        match card {
            TargetCard::Ambush => other.area != Area::Solitary && other.beatings < state.content.player.beatings_max,
            TargetCard::Snitch => other.area != Area::Solitary,
            TargetCard::Shakedown => state.together(seat, target) && !other.hand.is_empty(),
        }
    };
    state.opponents(seat).iter().filter(|target| fits(*target)).collect()
}

pub(super) fn check_target(state: &State, seat: Seat, card: TargetCard, action: Action) -> Result<Allowed, Illegal> {
    match action {
        Action::Target(target) if state.mates(seat).contains(target) => refuse!("BLK-153"),
        Action::Target(target) if !targets(state, seat, card).contains(target) => refuse!("BLK-027"),
        Action::Target(target) => Ok(Allowed::CardTarget { card, target }),
        _ => refuse!("BLK-060"),
    }
}

impl Play<'_> {
    pub(super) fn play_card(&mut self, seat: Seat, card: ActionCard) {
        let kind = card.kind();
        self.spend(1);
        self.remove_openly(seat, kind);
        self.emit(Event::Played(seat, kind));
        let amount = self.state.content.amounts[kind.index()];
        match card {
            ActionCard::CarePackage => {
                self.draw(seat, amount);
                self.gain_cigarettes(seat, u16::from(amount));
            }
            ActionCard::Target(card) => self.state.step = Step::CardTarget { card },
            ActionCard::Escort => self.state.step = Step::AnyDestination,
            ActionCard::Riot => self.riot(seat),
            ActionCard::RollCall => {
                for prisoner in Seats::all(self.state.seats()) {
                    self.send(prisoner, self.state.home(prisoner));
                }
            }
            ActionCard::KitchenDuty => self.take_from_board(seat, Kind::Spoon, amount),
            ActionCard::Painkillers => self.heal(seat, 0),
        }
        // BLK-060: the card is discarded when its effect is done. Nothing is drawn while a choice is still open, so
        // discarding the card before the choice makes no difference.
        self.return_card(kind);
    }

    /// All hands are shuffled and dealt one by one, beginning with the player of the card. Dealing shuffled cards in
    /// turn is the same as drawing each hand at random.
    fn riot(&mut self, seat: Seat) {
        let seats = self.state.seats();
        let mut pool = self.state.players.values_mut().iter_mut().fold(Cards::NONE, |pool, player| {
            let hand = std::mem::take(&mut player.hand);
            pool.plus(hand)
        });
        let total = pool.count();
        self.emit(Event::HandsDealt);
        for (place, prisoner) in (0..seats).zip(seat.around(seats)) {
            let share = total / seats + u8::from(place < total % seats);
            let hand: Cards = (0..share).filter_map(|_| pool.draw(self.dice)).collect();
            self.player(prisoner).hand = hand;
            self.log.emit(Audience::seat(prisoner), Event::NewHand(hand));
        }
        self.log.reveal();
    }

    pub(super) fn hit_by_card(&mut self, seat: Seat, card: TargetCard, target: Seat) {
        self.state.step = Step::Act;
        let amount = self.state.content.amounts[card.kind().index()];
        match card {
            TargetCard::Ambush => (0..amount).for_each(|_| self.beat(target)),
            TargetCard::Snitch => self.send(target, Area::Solitary),
            TargetCard::Shakedown => (0..amount).for_each(|_| self.take_at_random(seat, target)),
        }
    }

    /// A card puts a figure in an area.
    pub(super) fn send(&mut self, seat: Seat, area: Area) {
        self.player(seat).area = area;
        self.emit(Event::Sent(seat, area));
    }
}
