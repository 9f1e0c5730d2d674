//! What happens to cards, cigarettes and Beatings, whatever the reason.

use engine::{Audience, Dice, Log, Seat, Seats};

use super::Ability;
use crate::cards::{Cards, Kind, Kinds};
use crate::event::Event;
use crate::state::{Player, State};

/// A state that is being changed, with the dice and the log.
pub(super) struct Play<'a> {
    pub(super) state: &'a mut State,
    pub(super) dice: &'a mut Dice,
    pub(super) log: &'a mut Log<Event>,
}

impl Play<'_> {
    pub(super) fn emit(&mut self, event: Event) {
        self.log.emit(Audience::ALL, event);
    }

    pub(super) fn player(&mut self, seat: Seat) -> &mut Player {
        &mut self.state.players[seat]
    }

    /// Draws Search cards, as many as there are; an empty deck is made from the discards again (BLK-031, BLK-032).
    pub(super) fn draw(&mut self, seat: Seat, count: u8) {
        let mut drawn = Cards::NONE;
        for _ in 0..count {
            if self.state.deck.is_empty() && !self.state.discard.is_empty() {
                self.state.deck = std::mem::take(&mut self.state.discard);
                self.emit(Event::Reshuffled);
            }
            let Some(card) = self.state.deck.draw(self.dice) else {
                break;
            };
            drawn.put(card);
        }
        if drawn.is_empty() {
            return;
        }
        let hand = &mut self.player(seat).hand;
        *hand = hand.plus(drawn);
        self.emit(Event::Drew(seat, drawn.count()));
        self.log.emit(Audience::seat(seat), Event::DrewCards(drawn));
        self.log.reveal();
    }

    /// A card goes where discards of its kind go: a pile on the board or the Search discard pile (BLK-039, BLK-040).
    pub(super) fn return_card(&mut self, card: Kind) {
        match Kinds::BOARD.contains(card) {
            true => self.state.piles.put(card),
            false => self.state.discard.put(card),
        }
    }

    pub(super) fn return_cards(&mut self, cards: Cards) {
        self.state.piles = self.state.piles.plus(cards.among(Kinds::BOARD));
        self.state.discard = self.state.discard.plus(cards.among(Kinds::SEARCH));
    }

    /// A card leaves a hand for everybody to see.
    pub(super) fn remove_openly(&mut self, seat: Seat, card: Kind) {
        let was_in = self.player(seat).hand.take(card);
        debug_assert!(was_in, "only a card in hand can leave it");
        self.log.reveal();
    }

    /// Discards a card of choice.
    pub(super) fn discard(&mut self, seat: Seat, card: Kind) {
        self.remove_openly(seat, card);
        self.return_card(card);
        self.emit(Event::Discarded(seat, card));
    }

    /// Discards a random card, openly.
    pub(super) fn discard_at_random(&mut self, seat: Seat) {
        if let Some(card) = self.state.players[seat].hand.draw(self.dice) {
            self.return_card(card);
            self.emit(Event::LostAtRandom(seat, card));
            self.log.reveal();
        }
    }

    /// Takes a random card from a hand, each as likely as the others (BLK-R34); nothing from an empty one.
    pub(super) fn take_at_random(&mut self, to: Seat, from: Seat) {
        if let Some(card) = self.state.players[from].hand.draw(self.dice) {
            self.pass_secretly(to, from, card);
        }
    }

    /// A card that was taken out of one hand goes into another, and only the two see it.
    pub(super) fn pass_secretly(&mut self, to: Seat, from: Seat, card: Kind) {
        self.player(to).hand.put(card);
        self.emit(Event::TookCard(to, from));
        let both = Seats::only(to).with(from);
        self.log.emit(Audience::seats(both), Event::TookThisCard(to, from, card));
        self.log.reveal();
    }

    /// Takes cards from a pile on the board, as many as there are.
    pub(super) fn take_from_board(&mut self, seat: Seat, card: Kind, count: u8) {
        let taken = count.min(self.state.piles.of(card));
        for _ in 0..taken {
            self.state.piles.take(card);
            self.player(seat).hand.put(card);
        }
        if taken > 0 {
            self.emit(Event::TookFromBoard(seat, card, taken));
        }
    }

    /// A Beating, up to the most there can be (BLK-095).
    pub(super) fn beat(&mut self, seat: Seat) {
        let most = self.state.content.player.beatings_max;
        let beatings = &mut self.player(seat).beatings;
        *beatings = most.min(*beatings + 1);
        self.emit(Event::Beaten(seat));
    }

    /// The Beating of a lost fight, from which a Stone Face protects (TRI-4).
    pub(super) fn beat_loser(&mut self, seat: Seat) {
        match self.state.players[seat].has(Ability::StoneFace) {
            true => self.emit(Event::Unmoved(seat)),
            false => self.beat(seat),
        }
    }

    /// Leaves a player with this number of Beatings.
    pub(super) fn heal(&mut self, seat: Seat, beatings_left: u8) {
        self.player(seat).beatings = beatings_left;
        self.emit(Event::Healed(seat, beatings_left));
    }

    /// Cigarettes from the stock, which is unlimited (BLK-R20).
    pub(super) fn gain_cigarettes(&mut self, seat: Seat, count: u16) {
        let cigarettes = &mut self.player(seat).cigarettes;
        *cigarettes = cigarettes.saturating_add(count);
        self.emit(Event::GotCigarettes(seat, count));
    }

    /// Cigarettes from another player, as many as there are.
    pub(super) fn take_cigarettes(&mut self, to: Seat, from: Seat, count: u8) {
        let taken = u16::from(count).min(self.state.players[from].cigarettes);
        if taken > 0 {
            self.player(from).cigarettes -= taken;
            self.player(to).cigarettes += taken;
            self.emit(Event::TookCigarettes(to, from, taken));
        }
    }

    /// Spends actions of the turn.
    pub(super) fn spend(&mut self, actions: u8) {
        self.state.turn.actions -= actions;
        // BLK-150: actions are few, so that exchanges cannot go on for ever.
        if self.state.rules.repeated_exchange {
            self.state.turn.exchanged = Seats::NONE;
        }
    }
}
