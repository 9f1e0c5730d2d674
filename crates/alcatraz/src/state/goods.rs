//! Items and cash: what prisoners carry, pay, steal and trade.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

engine::ids! {
    /// A kind of item.
    pub enum Item {
        /// A key.
        Key = "key",
        /// A knife.
        Knife = "knife",
        /// Clothes.
        Clothes = "clothes",
        /// A drug.
        Drug = "drug",
        /// A tool.
        Tool = "tool",
        /// The gun, which may stand for any one other item.
        Gun = "gun",
    }
}

/// One item of a kind, or one coin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Good {
    /// An item of this kind.
    Item(Item),
    /// One cash.
    Cash,
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Good::Item(item) => item.fmt(f),
            Good::Cash => f.write_str("cash"),
        }
    }
}

impl FromStr for Good {
    type Err = String;

    fn from_str(text: &str) -> Result<Good, String> {
        match text {
            "cash" => Ok(Good::Cash),
            _ => text.parse().map(Good::Item).map_err(|fault: String| fault + ", cash"),
        }
    }
}

impl Serialize for Good {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Good {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Good, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// How many items there are of each kind, at most 15 of one: four bits for each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Items(u32);

const KIND_BITS: u32 = 4;
const KIND_MASK: u32 = (1 << KIND_BITS) - 1;

impl Items {
    /// No item.
    pub const NONE: Items = Items(0);

    /// How many of a kind.
    pub const fn of(self, item: Item) -> u8 {
        (self.0 >> (item as u32 * KIND_BITS) & KIND_MASK) as u8
    }

    /// How many of all kinds.
    pub const fn total(self) -> u8 {
        let pairs = (self.0 & 0x0f0f_0f0f) + (self.0 >> KIND_BITS & 0x0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// Whether there is no item.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds one of a kind.
    pub fn add(&mut self, item: Item) {
        debug_assert!(self.of(item) < 15, "four bits hold at most 15");
        self.0 += 1 << (item as u32 * KIND_BITS);
    }

    /// Takes one of a kind away, which must be there.
    pub fn remove(&mut self, item: Item) {
        assert!(self.of(item) > 0, "an item must be there to be taken away");
        self.0 -= 1 << (item as u32 * KIND_BITS);
    }

    /// These and the others together.
    #[must_use]
    pub const fn plus(self, others: Items) -> Items {
        Items(self.0 + others.0)
    }

    /// These without the others, which must all be among them.
    #[must_use]
    pub const fn minus(self, others: Items) -> Items {
        Items(self.0 - others.0)
    }

    /// The kinds of which there is at least one.
    pub fn kinds(self) -> impl Iterator<Item = Item> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let kind = left.trailing_zeros() / KIND_BITS;
            left &= !(KIND_MASK << (kind * KIND_BITS));
            Some(Item::ALL[kind as usize])
        })
    }
}

impl FromIterator<Item> for Items {
    fn from_iter<I: IntoIterator<Item = Item>>(items: I) -> Items {
        let mut all = Items::NONE;
        items.into_iter().for_each(|item| all.add(item));
        all
    }
}

impl fmt::Debug for Items {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds().map(|item| (item, self.of(item)))).finish()
    }
}

impl Serialize for Items {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.kinds().map(|item| (item, self.of(item))))
    }
}

impl<'de> Deserialize<'de> for Items {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Items, D::Error> {
        let mut items = Items::NONE;
        for (item, count) in BTreeMap::<Item, u8>::deserialize(deserializer)? {
            if count > 9 {
                return Err(serde::de::Error::custom(format!("{count} of {item}; expected at most 9")));
            }
            (0..count).for_each(|_| items.add(item));
        }
        Ok(items)
    }
}

/// Items and cash together: what lies on a sheet, or one side of a trade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Goods {
    /// The items.
    pub items: Items,
    /// The cash.
    pub cash: u8,
}

impl Goods {
    /// How many of a good.
    pub const fn of(self, good: Good) -> u8 {
        match good {
            Good::Item(item) => self.items.of(item),
            Good::Cash => self.cash,
        }
    }

    /// Whether there is nothing.
    pub const fn is_empty(self) -> bool {
        self.items.is_empty() && self.cash == 0
    }

    /// Adds one good.
    pub fn add(&mut self, good: Good) {
        match good {
            Good::Item(item) => self.items.add(item),
            Good::Cash => self.cash += 1,
        }
    }

    /// Takes one good away, which must be there.
    pub fn remove(&mut self, good: Good) {
        match good {
            Good::Item(item) => self.items.remove(item),
            Good::Cash => self.cash -= 1,
        }
    }

    /// These and the others together.
    #[must_use]
    pub const fn plus(self, others: Goods) -> Goods {
        Goods { items: self.items.plus(others.items), cash: self.cash + others.cash }
    }

    /// These without the others, which must all be among them.
    #[must_use]
    pub const fn minus(self, others: Goods) -> Goods {
        Goods { items: self.items.minus(others.items), cash: self.cash - others.cash }
    }

    /// Every good of which there is at least one.
    pub fn kinds(self) -> impl Iterator<Item = Good> {
        self.items.kinds().map(Good::Item).chain((self.cash > 0).then_some(Good::Cash))
    }
}

impl FromIterator<Good> for Goods {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> Goods {
        let mut all = Goods::default();
        goods.into_iter().for_each(|good| all.add(good));
        all
    }
}
