//! Cards: the kinds of cards that a hand can hold, and bags of them.

use std::fmt;

use engine::{Dice, Id};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

engine::ids! {
    /// A kind of card that can be held in hand: the Search cards, then the cards that lie on the board in piles.
    pub enum Kind {
        /// A Material.
        BroomHandle = "handle",
        /// A Material.
        FryingPan = "pan",
        /// A Material.
        Scissors = "scissors",
        /// A Material.
        DuctTape = "tape",
        /// A Material.
        Toothbrush = "brush",
        /// An Accessory.
        Bandana = "bandana",
        /// An Accessory.
        GoldChain = "chain",
        /// An Accessory.
        FlatCap = "cap",
        /// An Accessory.
        LeatherGloves = "gloves",
        /// An Accessory.
        SignetRing = "ring",
        /// An Accessory.
        DarkGlasses = "shades",
        /// A Weapon.
        LoadedSock = "sock",
        /// A Weapon.
        ChairLeg = "leg",
        /// A Weapon.
        BrassKnuckles = "knuckles",
        /// A Valuable.
        MobilePhone = "phone",
        /// A Valuable.
        GoldWatch = "watch",
        /// A Valuable.
        ContrabandPouch = "pouch",
        /// A Valuable.
        BannedComic = "comic",
        /// An Action card.
        CarePackage = "care-package",
        /// An Action card.
        Ambush = "ambush",
        /// An Action card.
        Riot = "riot",
        /// An Action card.
        Escort = "escort",
        /// An Action card.
        Snitch = "snitch",
        /// An Action card.
        Shakedown = "shakedown",
        /// An Action card.
        RollCall = "roll-call",
        /// An Action card.
        KitchenDuty = "kitchen-duty",
        /// An Action card.
        Painkillers = "painkillers",
        /// A Weapon from the board.
        Knife = "knife",
        /// A Tool.
        Spoon = "spoon",
        /// A Tool.
        Pick = "pick",
        /// A Tool.
        Shovel = "shovel",
    }
}

engine::ids! {
    /// What can be dug with.
    pub enum Tool {
        /// The weakest.
        Spoon = "spoon",
        /// Better.
        Pick = "pick",
        /// The best.
        Shovel = "shovel",
    }
}

impl Tool {
    /// The card of this Tool.
    pub const fn kind(self) -> Kind {
        match self {
            Tool::Spoon => Kind::Spoon,
            Tool::Pick => Kind::Pick,
            Tool::Shovel => Kind::Shovel,
        }
    }

    /// The Tool that a card is, if it is one.
    pub const fn of(kind: Kind) -> Option<Tool> {
        match kind {
            Kind::Spoon => Some(Tool::Spoon),
            Kind::Pick => Some(Tool::Pick),
            Kind::Shovel => Some(Tool::Shovel),
            _ => None,
        }
    }
}

engine::ids! {
    /// An Action card that has a target.
    pub(crate) enum TargetCard {
        /// Beats.
        Ambush = "ambush",
        /// Sends to Solitary.
        Snitch = "snitch",
        /// Takes cards.
        Shakedown = "shakedown",
    }
}

impl TargetCard {
    /// The kind of this card.
    pub(crate) const fn kind(self) -> Kind {
        match self {
            TargetCard::Ambush => Kind::Ambush,
            TargetCard::Snitch => Kind::Snitch,
            TargetCard::Shakedown => Kind::Shakedown,
        }
    }
}

/// A set of kinds, as a mask over the nibbles of [`Cards`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Kinds(u128);

impl Kinds {
    /// No kind.
    pub const NONE: Kinds = Kinds(0);
    /// The Materials.
    pub const MATERIALS: Kinds = Kinds::range(Kind::BroomHandle, Kind::Toothbrush);
    /// The Accessories.
    pub const ACCESSORIES: Kinds = Kinds::range(Kind::Bandana, Kind::DarkGlasses);
    /// The Weapons, Knives among them (BLK-064).
    pub const WEAPONS: Kinds = Kinds::range(Kind::LoadedSock, Kind::BrassKnuckles).with(Kind::Knife);
    /// The Action cards.
    pub const ACTIONS: Kinds = Kinds::range(Kind::CarePackage, Kind::Painkillers);
    /// Everything that comes from the Search deck.
    pub const SEARCH: Kinds = Kinds::range(Kind::BroomHandle, Kind::Painkillers);
    /// Spoon, Pick and Shovel.
    pub const TOOLS: Kinds = Kinds::range(Kind::Spoon, Kind::Shovel);
    /// Everything that lies on the board in a pile.
    pub const BOARD: Kinds = Kinds::range(Kind::Knife, Kind::Shovel);

    const fn range(first: Kind, last: Kind) -> Kinds {
        let mut kinds = Kinds::NONE;
        let mut index = first as u8;
        while index <= last as u8 {
            kinds.0 |= 15 << (index * 4);
            index += 1;
        }
        kinds
    }

    /// The set with one kind more.
    #[must_use]
    pub const fn with(self, kind: Kind) -> Kinds {
        Kinds(self.0 | 15 << (kind as u8 * 4))
    }

    /// Whether the kind is in the set.
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 & 15 << (kind as u8 * 4) != 0
    }

    /// The kinds in their order.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Cards(self.0).kinds()
    }
}

impl fmt::Debug for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Kind> for Kinds {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Kinds {
        kinds.into_iter().fold(Kinds::NONE, Kinds::with)
    }
}

/// A bag of cards: how many there are of each kind, four bits for each. No kind has more than [`Cards::MOST`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u128);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// The most cards of one kind that a bag can hold.
    pub const MOST: u8 = 15;

    /// How many there are of a kind.
    pub const fn of(self, kind: Kind) -> u8 {
        (self.0 >> (kind as u8 * 4)) as u8 & 15
    }

    /// How many there are of every kind, in their order, and then zeros.
    pub const fn counts(self) -> [u8; 32] {
        let (bytes, mut counts, mut at) = (self.0.to_le_bytes(), [0; 32], 0);
        while at < bytes.len() {
            counts[2 * at] = bytes[at] & 15;
            counts[2 * at + 1] = bytes[at] >> 4;
            at += 1;
        }
        counts
    }

    /// Whether there is at least one of a kind.
    pub const fn has(self, kind: Kind) -> bool {
        self.of(kind) > 0
    }

    /// How many cards there are.
    pub const fn count(self) -> u8 {
        const LOW: u128 = u128::MAX / 0xff * 0x0f;
        const ONES: u64 = u64::MAX / 0xff;
        let bytes = (self.0 & LOW) + (self.0 >> 4 & LOW);
        let halves = bytes as u64 + (bytes >> 64) as u64;
        (halves.wrapping_mul(ONES) >> 56) as u8
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a card.
    pub fn put(&mut self, kind: Kind) {
        debug_assert!(self.of(kind) < Cards::MOST, "content allows no more cards of a kind");
        self.0 += 1 << (kind as u8 * 4);
    }

    /// Takes out a card, and tells whether it was in.
    pub fn take(&mut self, kind: Kind) -> bool {
        let was_in = self.has(kind);
        if was_in {
            self.0 -= 1 << (kind as u8 * 4);
        }
        was_in
    }

    /// The bag with one card more.
    #[must_use]
    pub fn with(mut self, kind: Kind) -> Cards {
        self.put(kind);
        self
    }

    /// Both bags together.
    #[must_use]
    pub const fn plus(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }

    /// The bag without the cards of the other bag, which must all be in it.
    #[must_use]
    pub const fn minus(self, other: Cards) -> Cards {
        Cards(self.0 - other.0)
    }

    /// Whether every card of the other bag is in this one.
    pub fn includes(self, other: Cards) -> bool {
        other.kinds().all(|kind| self.of(kind) >= other.of(kind))
    }

    /// The cards of these kinds.
    #[must_use]
    pub const fn among(self, kinds: Kinds) -> Cards {
        Cards(self.0 & kinds.0)
    }

    /// The cards of other kinds than those in the other bag.
    #[must_use]
    pub fn unlike(self, other: Cards) -> Cards {
        other.kinds().fold(self, |cards, kind| Cards(cards.0 & !(15 << (kind as u8 * 4))))
    }

    /// The kinds of which there is at least one, in their order.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() / 4;
            rest &= !(15 << (index * 4));
            Some(Kind::from_index(index as u8))
        })
    }

    /// Every single card, kind after kind.
    pub fn each(self) -> impl Iterator<Item = Kind> {
        self.kinds().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(self.of(kind))))
    }

    /// The card with this rank when all are laid in a row, kind after kind.
    fn nth(self, mut rank: u8) -> Kind {
        let mut rest = self.0;
        loop {
            let shift = rest.trailing_zeros() & !3;
            let count = (rest >> shift) as u8 & 15;
            if rank < count {
                return Kind::from_index(shift as u8 / 4);
            }
            rank -= count;
            rest &= !(15 << shift);
        }
    }

    /// Draws any card, each as likely as the others.
    pub fn draw(&mut self, dice: &mut Dice) -> Option<Kind> {
        if self.is_empty() {
            return None;
        }
        let kind = self.nth(dice.below(u32::from(self.count())) as u8);
        self.take(kind);
        Some(kind)
    }
}

impl FromIterator<Kind> for Cards {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Cards {
        kinds.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds().map(|kind| (kind, self.of(kind)))).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.kinds().map(|kind| (kind, self.of(kind))))
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let mut cards = Cards::NONE;
        for (kind, count) in Vec::<(Kind, u8)>::deserialize(deserializer)? {
            if cards.has(kind) || count > Cards::MOST {
                return Err(serde::de::Error::custom("a kind stands once, with at most 15 cards"));
            }
            cards.0 |= u128::from(count) << (kind as u8 * 4);
        }
        Ok(cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_counts_what_was_put_in() {
        let mut cards = Cards::NONE;
        for kind in Kind::ALL {
            (0..8).for_each(|_| cards.put(kind));
        }
        assert_eq!(cards.count(), 248);
        assert!(cards.take(Kind::Shovel));
        assert_eq!(cards.of(Kind::Shovel), 7);
        assert!(Kind::ALL.iter().zip(cards.counts()).all(|(&kind, count)| cards.of(kind) == count));
        assert!(cards.counts()[Kind::COUNT..].iter().all(|&count| count == 0));
        assert_eq!(cards.among(Kinds::WEAPONS).count(), 32);
        assert!(!Cards::default().take(Kind::Knife));
    }

    #[test]
    fn a_draw_follows_the_row_of_cards() {
        let cards: Cards = [Kind::FryingPan, Kind::FryingPan, Kind::Knife].into_iter().collect();
        let drawn = [0, 1, 2].map(|rank| cards.clone().draw(&mut Dice::scripted([rank])).unwrap());
        assert_eq!(drawn, [Kind::FryingPan, Kind::FryingPan, Kind::Knife]);
    }

    #[test]
    fn categories_do_not_overlap_but_for_knives() {
        assert_eq!(Kinds::SEARCH.iter().count() + Kinds::BOARD.iter().count(), Kind::COUNT);
        assert_eq!(Kinds::WEAPONS.iter().collect::<Vec<_>>().len(), 4);
        assert!(!Kinds::SEARCH.contains(Kind::Knife));
    }

    #[test]
    fn a_bag_reads_back() {
        let cards: Cards = [Kind::Riot, Kind::Spoon, Kind::Spoon].into_iter().collect();
        let json = serde_json::to_string(&cards).unwrap();
        assert_eq!(json, r#"[["riot",1],["spoon",2]]"#);
        assert_eq!(serde_json::from_str::<Cards>(&json).unwrap(), cards);
        assert!(serde_json::from_str::<Cards>(r#"[["riot",16]]"#).is_err());
    }
}
