//! The blows of a fight, against a player or against Michel(le) (BLK-070, BLK-127).

use super::*;

/// What a side of a fight does next.
#[derive(Clone, Copy)]
pub(super) enum Blow {
    /// Lays a Weapon.
    Strike(Kind),
    /// BIK-3: a blow without a Weapon.
    Swing,
    /// BG-03: a blow without a Weapon.
    StreetFighter,
    /// BG-14: the defender wins at once.
    MartialArtist,
    /// Lays nothing.
    Pass,
}

/// Whether a card is a Weapon in hand.
pub(super) fn check_weapon(player: &Player, card: Kind) -> Result<Kind, Illegal> {
    if !Kinds::WEAPONS.contains(card) {
        return refuse!("BLK-064");
    }
    if player.hand.has(card) { Ok(card) } else { refuse!("BLK-070") }
}

/// Whether a player with the chain may swing it, once in each fight.
pub(super) fn check_swing(player: &Player, has_swung: bool) -> Result<Blow, Illegal> {
    if player.has(Ability::SwingingChain) && !has_swung { Ok(Blow::Swing) } else { refuse!("BLK-055") }
}

/// Whether a player's Background is one for fights; the Martial Artist only defends.
pub(super) fn check_reveal(player: &Player, side: Side) -> Result<Blow, Illegal> {
    backgrounds::check_hidden(player)?;
    match (player.background, side) {
        (Background::StreetFighter, _) => Ok(Blow::StreetFighter),
        (Background::MartialArtist, Side::Defender) => Ok(Blow::MartialArtist),
        _ => refuse!("BLK-089"),
    }
}

impl Play<'_> {
    /// A Weapon goes from a hand onto the table.
    pub(super) fn lay_weapon(&mut self, seat: Seat, card: Kind) {
        self.remove_openly(seat, card);
        self.emit(Event::Laid(seat, card));
    }

    pub(super) fn take_weapons_back(&mut self, seat: Seat, weapons: Cards) {
        if !weapons.is_empty() {
            let hand = &mut self.player(seat).hand;
            *hand = hand.plus(weapons);
            self.emit(Event::WeaponsBack(seat, weapons));
        }
    }

    pub(super) fn discard_weapons(&mut self, weapons: Cards) {
        if !weapons.is_empty() {
            self.return_cards(weapons);
            self.emit(Event::WeaponsDiscarded(weapons));
        }
    }
}
