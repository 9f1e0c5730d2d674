//! Piles: things of a few kinds, of which only the number of each kind matters.

use engine::{Dice, Id, Pool};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The number of things of each of `K` kinds, without an order.
///
/// It is an [`engine::Bag`] that also knows its size and the kinds in it, because both are looked up at every step.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pile<T, const K: usize> {
    counts: [u8; K],
    size: u8,
    /// Bit `k`: there is at least one of kind `k`.
    kinds: u64,
    of: std::marker::PhantomData<T>,
}

impl<T, const K: usize> Default for Pile<T, K> {
    fn default() -> Pile<T, K> {
        const { assert!(K <= 64, "a pile holds at most 64 kinds") };
        Pile { counts: [0; K], size: 0, kinds: 0, of: std::marker::PhantomData }
    }
}

impl<T: Id, const K: usize> Pile<T, K> {
    /// A pile with these numbers of each kind.
    pub fn new(counts: [u8; K]) -> Pile<T, K> {
        let mut pile = Pile { counts, ..Pile::default() };
        pile.recount();
        pile
    }

    /// The number of things of a kind.
    pub fn of(&self, kind: T) -> u8 {
        self.counts[usize::from(kind.index())]
    }

    /// The number of things of every kind.
    pub fn counts(&self) -> &[u8; K] {
        &self.counts
    }

    /// The number of things in all.
    pub fn len(&self) -> u8 {
        self.size
    }

    /// Whether the pile is empty.
    pub fn is_empty(&self) -> bool {
        self.size == 0
    }

    /// The kinds in the pile.
    pub fn kinds(&self) -> impl Iterator<Item = T> + use<T, K> {
        let mut left = self.kinds;
        std::iter::from_fn(move || {
            let kind = (left != 0).then(|| left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(T::from_index(kind))
        })
    }

    /// Adds everything of another pile.
    pub fn put_all(&mut self, other: &Pile<T, K>) {
        self.counts.iter_mut().zip(&other.counts).for_each(|(own, added)| *own += added);
        self.size += other.size;
        self.kinds |= other.kinds;
    }

    /// Takes out everything that the other pile holds.
    pub fn take_all(&mut self, other: &Pile<T, K>) {
        self.counts.iter_mut().zip(&other.counts).for_each(|(own, taken)| *own = own.saturating_sub(*taken));
        self.recount();
    }

    fn recount(&mut self) {
        self.size = self.counts.iter().sum();
        self.kinds = (0..K).fold(0, |kinds, kind| kinds | u64::from(self.counts[kind] > 0) << kind);
    }
}

impl<T: Id, const K: usize> Pool for Pile<T, K> {
    type Card = T;

    fn count(&self) -> u32 {
        u32::from(self.size)
    }

    fn put(&mut self, kind: T) {
        self.counts[usize::from(kind.index())] += 1;
        self.size += 1;
        self.kinds |= 1 << kind.index();
    }

    fn take(&mut self, kind: T) -> bool {
        let count = &mut self.counts[usize::from(kind.index())];
        let was_in = *count > 0;
        if was_in {
            *count -= 1;
            self.size -= 1;
            self.kinds &= !(u64::from(*count == 0) << kind.index());
        }
        was_in
    }

    fn draw(&mut self, dice: &mut Dice) -> Option<T> {
        if self.size == 0 {
            return None;
        }
        let mut rank = dice.below(u32::from(self.size));
        let kind = self.kinds().find(|&kind| {
            let count = u32::from(self.of(kind));
            let here = rank < count;
            rank = rank.wrapping_sub(count);
            here
        });
        let kind = kind.expect("the dice answer below the size");
        self.take(kind);
        Some(kind)
    }
}

impl<T: Id + Serialize, const K: usize> Serialize for Pile<T, K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.kinds().map(|kind| (kind, self.of(kind))))
    }
}

impl<'de, T: Id + Deserialize<'de>, const K: usize> Deserialize<'de> for Pile<T, K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pile<T, K>, D::Error> {
        let mut counts = [0; K];
        for (kind, count) in Vec::<(T, u8)>::deserialize(deserializer)? {
            counts[usize::from(kind.index())] = count;
        }
        Ok(Pile::new(counts))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Hall;

    /// Two fans, one right fork and three hangars.
    const COUNTS: [u8; Hall::COUNT] = [2, 0, 1, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0];

    #[test]
    fn a_pile_keeps_its_size_and_kinds() {
        let mut pile = Pile::<Hall, 18>::new(COUNTS);
        assert_eq!((pile.len(), pile.kinds().collect::<Vec<_>>()), (6, vec![Hall::Fan, Hall::RightFork, Hall::Hangar]));
        assert_eq!(pile.draw(&mut Dice::scripted([2])), Some(Hall::RightFork));
        assert_eq!(pile.draw(&mut Dice::scripted([1])), Some(Hall::Fan));
        assert!(!pile.take(Hall::RightFork));
        assert_eq!((pile.len(), pile.of(Hall::Fan)), (4, 1));
        let mut other = pile.clone();
        other.put_all(&pile);
        other.take_all(&pile);
        assert_eq!(other, pile);
        let json = serde_json::to_string(&pile).unwrap();
        assert_eq!(serde_json::from_str::<Pile<Hall, 18>>(&json).unwrap(), pile);
    }

    #[test]
    fn every_thing_is_as_likely_as_the_others() {
        let drawn = |rank| Pile::<Hall, 18>::new(COUNTS).draw(&mut Dice::scripted([rank])).unwrap();
        let all: Vec<String> = (0..6).map(|rank| drawn(rank).to_string()).collect();
        assert_eq!(all, ["h01", "h01", "h03", "h09", "h09", "h09"]);
        assert_eq!(Pile::<Hall, 18>::default().draw(&mut Dice::scripted([])), None);
    }
}
