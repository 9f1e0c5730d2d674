//! Ids: closed lists of things with a name in notation, and sets of such things.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Something that is known by a small number: a room, a card, a prisoner.
pub trait Id: Copy + Eq {
    /// The number, below 128.
    fn index(self) -> u8;

    /// The thing with this number.
    fn from_index(index: u8) -> Self;
}

/// Declares a fieldless enum whose variants have a word in notation.
///
/// It gets `ALL`, `COUNT`, `word`, `index`, [`Id`], [`Enumerated`](crate::Enumerated), `Display`, `FromStr` and serde by
/// word.
///
/// ```
/// engine::ids! {
///     /// What a prisoner may carry.
///     pub enum Item {
///         /// Opens doors.
///         Key = "key",
///         /// Cuts ropes.
///         Knife = "knife",
///     }
/// }
/// assert_eq!("knife".parse::<Item>().unwrap(), Item::Knife);
/// assert_eq!(Item::ALL.len(), Item::COUNT);
/// assert_eq!("spoon".parse::<Item>().unwrap_err(), "`spoon` is not one of key, knife");
/// ```
#[macro_export]
macro_rules! ids {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        $vis enum $name { $($(#[$doc])* $variant),+ }

        #[allow(dead_code, unreachable_pub)]
        impl $name {
            /// Every one, in order.
            pub const ALL: [$name; $name::COUNT] = [$($name::$variant),+];
            /// How many there are.
            pub const COUNT: usize = [$($word),+].len();
            const WORDS: [&'static str; $name::COUNT] = [$($word),+];

            /// The word in notation.
            pub const fn word(self) -> &'static str {
                $name::WORDS[self as usize]
            }

            /// The position in `ALL`, to index with.
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl $crate::Id for $name {
            fn index(self) -> u8 {
                self as u8
            }

            fn from_index(index: u8) -> $name {
                $name::ALL[usize::from(index)]
            }
        }

        $crate::enumerated!($name, $name::COUNT);

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = ::std::string::String;

            fn from_str(text: &str) -> ::std::result::Result<$name, ::std::string::String> {
                $name::ALL.into_iter().find(|id| id.word() == text)
                    .ok_or_else(|| ::std::format!("`{text}` is not one of {}", $name::WORDS.join(", ")))
            }
        }

        impl $crate::serde::Serialize for $name {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> ::std::result::Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> ::std::result::Result<$name, D::Error> {
                <::std::string::String as $crate::serde::Deserialize>::deserialize(deserializer)?
                    .parse()
                    .map_err(<D::Error as $crate::serde::de::Error>::custom)
            }
        }
    };
}

/// A set of at most 128 things that have an [`Id`].
pub struct Set<T> {
    bits: u128,
    of: PhantomData<T>,
}

impl<T: Id> Set<T> {
    /// Nothing.
    pub const EMPTY: Set<T> = Set { bits: 0, of: PhantomData };

    /// The things with the numbers from 0 up to, but not including, `count`.
    pub const fn first(count: u8) -> Set<T> {
        assert!(count <= 128, "a set holds at most 128 things");
        Set { bits: if count == 128 { u128::MAX } else { (1 << count) - 1 }, of: PhantomData }
    }

    /// How many things are in the set.
    pub const fn len(self) -> u8 {
        self.bits.count_ones() as u8
    }

    /// One more than the highest number of a thing in the set; 0 if there is none.
    pub const fn end(self) -> u8 {
        (u128::BITS - self.bits.leading_zeros()) as u8
    }

    /// Whether nothing is in the set.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Whether the thing is in the set.
    pub fn contains(self, thing: T) -> bool {
        self.bits & (1 << thing.index()) != 0
    }

    /// Adds a thing.
    pub fn insert(&mut self, thing: T) {
        self.bits |= 1 << thing.index();
    }

    /// Takes a thing out, and tells whether it was in.
    pub fn remove(&mut self, thing: T) -> bool {
        let was_in = self.contains(thing);
        self.bits &= !(1 << thing.index());
        was_in
    }

    /// The set with one thing more.
    #[must_use]
    pub fn with(mut self, thing: T) -> Set<T> {
        self.insert(thing);
        self
    }

    /// The set without a thing.
    #[must_use]
    pub fn without(mut self, thing: T) -> Set<T> {
        self.remove(thing);
        self
    }

    /// The things that are in either set.
    #[must_use]
    pub const fn or(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits | other.bits, of: PhantomData }
    }

    /// The things that are in both sets.
    #[must_use]
    pub const fn and(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits & other.bits, of: PhantomData }
    }

    /// The things that are in this set and not in the other.
    #[must_use]
    pub const fn minus(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits & !other.bits, of: PhantomData }
    }

    /// The thing with the `rank`-th lowest number, from 0.
    pub fn nth(self, rank: u8) -> Option<T> {
        let mut rank = u32::from(rank);
        let (low, high) = (self.bits as u64, (self.bits >> 64) as u64);
        let low_count = low.count_ones();
        if rank < low_count {
            return Some(T::from_index(select(low, rank)));
        }
        rank -= low_count;
        (rank < high.count_ones()).then(|| T::from_index(64 + select(high, rank)))
    }

    /// Writes a value into a row at the numbers of the things, and leaves the others as they are.
    pub fn put(self, row: &mut [i16], value: i16) {
        crate::put_bits(row, self.bits, value);
    }

    /// The things in ascending order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let index = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            Some(T::from_index(index))
        })
    }
}

/// The position of the `rank`-th set bit, found by halves.
fn select(word: u64, mut rank: u32) -> u8 {
    let mut word = word;
    let mut position = 0;
    for width in [32, 16, 8, 4, 2, 1] {
        let low = (word & ((1 << width) - 1)).count_ones();
        if rank >= low {
            rank -= low;
            word >>= width;
            position += width;
        }
    }
    position as u8
}

impl<T> Clone for Set<T> {
    fn clone(&self) -> Set<T> {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    fn eq(&self, other: &Set<T>) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T> Hash for Set<T> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.bits.hash(hasher);
    }
}

impl<T> Default for Set<T> {
    fn default() -> Set<T> {
        Set { bits: 0, of: PhantomData }
    }
}

impl<T: Id> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Set<T> {
        things.into_iter().fold(Set::EMPTY, Set::with)
    }
}

impl<T: Id + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Id + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Id + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<T>, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Card(u8);

    impl Id for Card {
        fn index(self) -> u8 {
            self.0
        }

        fn from_index(index: u8) -> Card {
            Card(index)
        }
    }

    #[test]
    fn nth_agrees_with_the_order_of_iteration() {
        let set: Set<Card> = [0, 1, 5, 63, 64, 99, 127].map(Card).into_iter().collect();
        let by_rank: Vec<Card> = (0..set.len()).map(|rank| set.nth(rank).unwrap()).collect();
        assert_eq!(by_rank, set.iter().collect::<Vec<_>>());
        assert_eq!(set.nth(set.len()), None);
        assert_eq!(Set::<Card>::first(128).nth(127), Some(Card(127)));
    }

    #[test]
    fn a_set_is_written_at_its_numbers() {
        for count in [0, 1, 7, 8, 9, 37, 64, 65, 127, 128] {
            let set: Set<Card> = (0..count).filter(|number| number % 3 != 1).map(Card).collect();
            let mut row: Vec<i16> = (0..i16::from(count)).collect();
            set.put(&mut row, 500);
            let one_by_one = (0..count).map(|number| if number % 3 != 1 { 500 } else { i16::from(number) });
            assert_eq!(row, one_by_one.collect::<Vec<_>>(), "{count} numbers");
        }
    }

    #[test]
    fn set_words_mean_what_they_say() {
        let low: Set<Card> = Set::first(4);
        let odd: Set<Card> = [1, 3, 5].map(Card).into_iter().collect();
        assert_eq!(low.and(odd).iter().collect::<Vec<_>>(), [Card(1), Card(3)]);
        assert_eq!(low.minus(odd).iter().collect::<Vec<_>>(), [Card(0), Card(2)]);
        assert_eq!(low.or(odd).len(), 5);
        let mut set = odd;
        assert!(set.remove(Card(3)));
        assert!(!set.remove(Card(3)));
        assert!(!set.contains(Card(3)));
    }
}
