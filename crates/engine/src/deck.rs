//! Decks: a known top, a pool whose order does not exist yet, and a known bottom.
//!
//! An unseen card has no position in the order yet, so no view, log or bug can reveal it.
//! Drawing asks the dice. A card that somebody has seen has its place and the audience that knows it.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{Audience, Dice, Id, Set, Viewer};

/// Cards without an order, of which the dice can draw one.
pub trait Pool: Clone + Default {
    /// What is drawn.
    type Card: Copy + Eq;

    /// How many cards there are.
    fn count(&self) -> u32;

    /// Adds a card.
    fn put(&mut self, card: Self::Card);

    /// Takes this very card out, and tells whether it was in.
    fn take(&mut self, card: Self::Card) -> bool;

    /// Draws any card, each as likely as the others.
    fn draw(&mut self, dice: &mut Dice) -> Option<Self::Card>;
}

impl<T: Id> Pool for Set<T> {
    type Card = T;

    fn count(&self) -> u32 {
        u32::from(self.len())
    }

    fn put(&mut self, card: T) {
        self.insert(card);
    }

    fn take(&mut self, card: T) -> bool {
        self.remove(card)
    }

    fn draw(&mut self, dice: &mut Dice) -> Option<T> {
        if self.is_empty() {
            return None;
        }
        let card = self.nth(dice.below(self.count()) as u8).expect("the dice answer below the count");
        self.remove(card);
        Some(card)
    }
}

/// Cards of which several are alike: how many there are of each of `K` kinds.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bag<T, const K: usize> {
    counts: [u8; K],
    of: std::marker::PhantomData<T>,
}

impl<T, const K: usize> Default for Bag<T, K> {
    fn default() -> Bag<T, K> {
        Bag { counts: [0; K], of: std::marker::PhantomData }
    }
}

impl<T: Id, const K: usize> Bag<T, K> {
    /// As many of each kind as the list says.
    pub const fn new(counts: [u8; K]) -> Bag<T, K> {
        Bag { counts, of: std::marker::PhantomData }
    }

    /// How many there are of a kind.
    pub fn of(&self, kind: T) -> u8 {
        self.counts[usize::from(kind.index())]
    }

    /// The kinds of which there is at least one.
    pub fn kinds(&self) -> impl Iterator<Item = T> + '_ {
        (0..K as u8).filter(|&kind| self.counts[usize::from(kind)] > 0).map(T::from_index)
    }

    /// Takes out everything that the other bag holds, and tells whether it was all in.
    pub fn take_all(&mut self, other: &Bag<T, K>) -> bool {
        let all_in = self.counts.iter().zip(&other.counts).all(|(own, taken)| own >= taken);
        self.counts.iter_mut().zip(&other.counts).for_each(|(own, taken)| *own = own.saturating_sub(*taken));
        all_in
    }

    /// Adds everything that the other bag holds.
    pub fn put_all(&mut self, other: &Bag<T, K>) {
        self.counts.iter_mut().zip(&other.counts).for_each(|(own, added)| *own += added);
    }
}

impl<T: Id, const K: usize> Pool for Bag<T, K> {
    type Card = T;

    fn count(&self) -> u32 {
        self.counts.iter().map(|&count| u32::from(count)).sum()
    }

    fn put(&mut self, kind: T) {
        self.counts[usize::from(kind.index())] += 1;
    }

    fn take(&mut self, kind: T) -> bool {
        let count = &mut self.counts[usize::from(kind.index())];
        let was_in = *count > 0;
        *count = count.saturating_sub(1);
        was_in
    }

    fn draw(&mut self, dice: &mut Dice) -> Option<T> {
        let count = self.count();
        if count == 0 {
            return None;
        }
        let mut rank = dice.below(count);
        for (kind, count) in self.counts.iter_mut().enumerate() {
            if rank < u32::from(*count) {
                *count -= 1;
                return Some(T::from_index(kind as u8));
            }
            rank -= u32::from(*count);
        }
        unreachable!("the dice answer below the count")
    }
}

impl<T: Id + Serialize, const K: usize> Serialize for Bag<T, K> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.kinds().map(|kind| (kind, self.of(kind))))
    }
}

impl<'de, T: Id + Deserialize<'de>, const K: usize> Deserialize<'de> for Bag<T, K> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Bag<T, K>, D::Error> {
        let mut bag = Bag::default();
        for (kind, count) in Vec::<(T, u8)>::deserialize(deserializer)? {
            bag.counts[usize::from(kind.index())] = count;
        }
        Ok(bag)
    }
}

/// A card whose place in the deck is settled, and who has seen it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Known<C> {
    /// The card.
    pub card: C,
    /// Who knows that it lies here.
    pub seen_by: Audience,
}

/// A deck with room for `ENDS` known cards at each end.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deck<P: Pool, const ENDS: usize> {
    top: ArrayVec<Known<P::Card>, ENDS>,
    pool: P,
    bottom: ArrayVec<Known<P::Card>, ENDS>,
}

impl<P: Pool, const ENDS: usize> Deck<P, ENDS> {
    /// A shuffled deck: no position is known to anybody.
    pub fn new(pool: P) -> Deck<P, ENDS> {
        Deck { top: ArrayVec::new(), pool, bottom: ArrayVec::new() }
    }

    /// How many cards there are.
    pub fn count(&self) -> u32 {
        self.top.len() as u32 + self.pool.count() + self.bottom.len() as u32
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// Draws the top card.
    pub fn draw(&mut self, dice: &mut Dice) -> Option<P::Card> {
        if let Some(known) = self.top.pop() {
            return Some(known.card);
        }
        self.pool.draw(dice).or_else(|| (!self.bottom.is_empty()).then(|| self.bottom.remove(0).card))
    }

    /// Puts a card on top; the audience knows that it lies there.
    ///
    /// # Panics
    /// When more than `ENDS` known cards would lie on top.
    pub fn put_top(&mut self, card: P::Card, seen_by: Audience) {
        self.top.push(Known { card, seen_by });
    }

    /// Puts a card under the deck; the audience knows that it lies there.
    ///
    /// # Panics
    /// When more than `ENDS` known cards would lie at the bottom.
    pub fn put_bottom(&mut self, card: P::Card, seen_by: Audience) {
        self.bottom.push(Known { card, seen_by });
    }

    /// Shuffles these cards into the deck; all known positions are lost.
    pub fn shuffle_in(&mut self, cards: impl IntoIterator<Item = P::Card>) {
        let known = self.top.drain(..).chain(self.bottom.drain(..)).map(|known| known.card);
        for card in known.chain(cards) {
            self.pool.put(card);
        }
    }

    /// The cards that a peek at the top would show, and who has seen them so far; the topmost is the last.
    pub fn top(&self) -> &[Known<P::Card>] {
        &self.top
    }

    /// The known cards under the deck; the lowest is the last.
    pub fn bottom(&self) -> &[Known<P::Card>] {
        &self.bottom
    }

    /// The cards that have no place yet.
    pub fn pool(&self) -> &P {
        &self.pool
    }

    /// Lets an audience look at the `count` topmost cards, which settles their places.
    pub fn peek(&mut self, count: usize, seen_by: Audience, dice: &mut Dice) {
        while self.top.len() < count {
            let Some(card) =
                self.pool.draw(dice).or_else(|| (!self.bottom.is_empty()).then(|| self.bottom.remove(0).card))
            else {
                break;
            };
            self.top.insert(0, Known { card, seen_by: Audience::NOBODY });
        }
        let hidden = self.top.len().saturating_sub(count);
        for known in &mut self.top[hidden..] {
            known.seen_by = known.seen_by.or(seen_by);
        }
    }

    /// What a viewer knows of the deck.
    pub fn view(&self, viewer: Viewer) -> DeckView<P::Card> {
        let see = |known: &Known<P::Card>| SeenCard {
            card: known.seen_by.includes(viewer).then_some(known.card),
            seen_by: known.seen_by,
        };
        DeckView {
            top: self.top.iter().map(see).collect(),
            unknown: self.pool.count(),
            bottom: self.bottom.iter().map(see).collect(),
        }
    }
}

/// A card of a deck through a viewer's eyes: that it is known is public, what it is may not be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SeenCard<C> {
    /// The card, if this viewer knows it.
    #[serde(skip_serializing_if = "Option::is_none", default = "Option::default")]
    pub card: Option<C>,
    /// Who knows it.
    pub seen_by: Audience,
}

/// What a viewer knows of a deck.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DeckView<C> {
    /// The settled cards on top; the topmost is the last.
    #[serde(skip_serializing_if = "Vec::is_empty", default = "Vec::new")]
    pub top: Vec<SeenCard<C>>,
    /// How many cards have no place yet.
    pub unknown: u32,
    /// The settled cards under the deck; the lowest is the last.
    #[serde(skip_serializing_if = "Vec::is_empty", default = "Vec::new")]
    pub bottom: Vec<SeenCard<C>>,
}

impl<C: Copy + Eq> DeckView<C> {
    /// How many cards there are.
    pub fn count(&self) -> u32 {
        self.top.len() as u32 + self.unknown + self.bottom.len() as u32
    }

    /// The cards that this viewer knows to lie in the deck.
    pub fn known(&self) -> impl Iterator<Item = C> + '_ {
        self.top.iter().chain(&self.bottom).filter_map(|seen| seen.card)
    }

    /// A deck that looks like this: what is hidden is drawn from the cards that the viewer has not seen.
    ///
    /// # Panics
    /// When there are too few unseen cards, which means that the caller counted wrong.
    pub fn imagine<P: Pool<Card = C>, const ENDS: usize>(&self, unseen: &mut P, dice: &mut Dice) -> Deck<P, ENDS> {
        let mut settle = |seen: &SeenCard<C>, unseen: &mut P| Known {
            card: seen.card.unwrap_or_else(|| unseen.draw(dice).expect("enough unseen cards")),
            seen_by: seen.seen_by,
        };
        let top = self.top.iter().map(|seen| settle(seen, unseen)).collect();
        let bottom = self.bottom.iter().map(|seen| settle(seen, unseen)).collect();
        let pool = if unseen.count() == self.unknown {
            std::mem::take(unseen)
        } else {
            let mut pool = P::default();
            (0..self.unknown).for_each(|_| pool.put(unseen.draw(dice).expect("enough unseen cards")));
            pool
        };
        Deck { top, pool, bottom }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    crate::ids! {
        enum Card {
            Ace = "ace",
            Two = "two",
            Three = "three",
            Four = "four",
        }
    }

    fn deck() -> Deck<Set<Card>, 4> {
        Deck::new(Set::first(4))
    }

    #[test]
    fn known_cards_come_in_their_order_and_the_rest_by_dice() {
        let mut deck = deck();
        let mut dice = Dice::scripted([1, 0]);
        assert_eq!(deck.draw(&mut dice), Some(Card::Two));
        deck.put_bottom(Card::Two, Audience::ALL);
        assert_eq!(deck.draw(&mut dice), Some(Card::Ace));
        deck.put_top(Card::Ace, Audience::ALL);
        assert_eq!(deck.count(), 4);
        let mut dice = Dice::scripted([1, 0]);
        let drawn: Vec<Card> = std::iter::from_fn(|| deck.draw(&mut dice)).collect();
        assert_eq!(drawn, [Card::Ace, Card::Four, Card::Three, Card::Two]);
        assert_eq!(deck.draw(&mut dice), None);
    }

    #[test]
    fn a_peek_shows_cards_to_its_audience_only() {
        let (ana, ben) = (Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)));
        let mut deck = deck();
        deck.peek(2, Audience::seat(Seat::new(0)), &mut Dice::scripted([3, 2]));
        assert_eq!(deck.view(ana).known().collect::<Vec<_>>(), [Card::Three, Card::Four]);
        assert_eq!(deck.view(ben).known().count(), 0);
        assert_eq!(deck.view(Viewer::Spectator).known().count(), 0);
        assert_eq!(deck.draw(&mut Dice::scripted([])), Some(Card::Four), "a settled card needs no dice");
    }

    #[test]
    fn a_shuffle_makes_every_place_unknown() {
        let mut deck = deck();
        deck.peek(2, Audience::ALL, &mut Dice::scripted([0, 0]));
        deck.shuffle_in([]);
        assert_eq!(deck.view(Viewer::Spectator), DeckView { top: vec![], unknown: 4, bottom: vec![] });
    }

    #[test]
    fn an_imagined_deck_looks_the_same() {
        let viewer = Viewer::Seat(Seat::new(1));
        let mut deck = deck();
        deck.peek(1, Audience::seat(Seat::new(0)), &mut Dice::seeded(1));
        let card = deck.draw(&mut Dice::seeded(2)).unwrap();
        deck.put_bottom(card, Audience::seat(Seat::new(1)));
        deck.peek(1, Audience::seat(Seat::new(0)), &mut Dice::seeded(3));
        let view = deck.view(viewer);
        let mut unseen: Set<Card> = Set::first(4).minus(view.known().collect());
        let imagined: Deck<Set<Card>, 4> = view.imagine(&mut unseen, &mut Dice::seeded(4));
        assert_eq!(imagined.view(viewer), view);
        assert_eq!(imagined.count(), 4);
    }

    #[test]
    fn a_bag_draws_by_how_many_there_are() {
        let mut bag = Bag::<Card, 4>::new([2, 0, 1, 0]);
        assert_eq!(bag.draw(&mut Dice::scripted([2])), Some(Card::Three));
        assert_eq!(bag.draw(&mut Dice::scripted([1])), Some(Card::Ace));
        assert_eq!(bag.of(Card::Ace), 1);
        assert!(!bag.take(Card::Three));
        assert_eq!(bag.kinds().collect::<Vec<_>>(), [Card::Ace]);
        let json = serde_json::to_string(&bag).unwrap();
        assert_eq!(serde_json::from_str::<Bag<Card, 4>>(&json).unwrap(), bag);
    }
}
