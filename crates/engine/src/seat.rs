//! Seats: who sits where, sets of seats, and one value for each seat.

use std::fmt;
use std::iter::FusedIterator;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most seats that any table has.
pub const SEATS_MAX: u8 = 6;

/// A place at the table, counted clockwise from 0 and written as a letter from `a`.
///
/// ```
/// use engine::Seat;
/// let ben: Seat = "b".parse().unwrap();
/// assert_eq!(ben, Seat::new(1));
/// assert_eq!(ben.to_string(), "b");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    ///
    /// # Panics
    /// When the number is not below [`SEATS_MAX`].
    pub const fn new(number: u8) -> Seat {
        assert!(number < SEATS_MAX, "no table has that many seats");
        Seat(number)
    }

    /// The seat's number, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat's number, to index with.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    pub const fn next(self, seats: u8) -> Seat {
        Seat(if self.0 + 1 < seats { self.0 + 1 } else { 0 })
    }

    /// The next seat counter-clockwise at a table of `seats`.
    pub const fn previous(self, seats: u8) -> Seat {
        Seat(if self.0 > 0 { self.0 - 1 } else { seats - 1 })
    }

    /// Every seat of a table of `seats`, clockwise, beginning with this one.
    pub fn around(self, seats: u8) -> impl Iterator<Item = Seat> {
        (0..seats).map(move |step| Seat((self.0 + step) % seats))
    }

    /// The letter that stands for this seat in notation.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Seat, String> {
        match text.as_bytes() {
            [letter @ b'a'..=b'f'] => Ok(Seat(letter - b'a')),
            _ => Err(format!("`{text}` is not a seat; seats are letters from a to f")),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let letter = char::deserialize(deserializer)?;
        letter.to_string().parse().map_err(serde::de::Error::custom)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// Every seat of a table of `seats`.
    pub const fn all(seats: u8) -> Seats {
        assert!(seats <= SEATS_MAX, "no table has that many seats");
        Seats((1 << seats) - 1)
    }

    /// Just one seat.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with one seat more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | (1 << seat.0))
    }

    /// The set without a seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// The seats that are in either set.
    #[must_use]
    pub const fn or(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }

    /// The seats that are in both sets.
    #[must_use]
    pub const fn and(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }

    /// The seats that are in this set and not in the other.
    #[must_use]
    pub const fn minus(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    /// How many seats are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat with the lowest number.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The only seat of the set, if it has exactly one.
    pub const fn single(self) -> Option<Seat> {
        if self.len() == 1 { self.first() } else { None }
    }

    /// The seats in ascending order.
    pub fn iter(self) -> SeatsIter {
        SeatsIter(self)
    }
}

/// The seats of a set, in ascending order.
#[derive(Clone, Debug)]
pub struct SeatsIter(Seats);

impl Iterator for SeatsIter {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let seat = self.0.first()?;
        self.0 = self.0.without(seat);
        Some(seat)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = usize::from(self.0.len());
        (len, Some(len))
    }
}

impl ExactSizeIterator for SeatsIter {}
impl FusedIterator for SeatsIter {}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;

    fn into_iter(self) -> SeatsIter {
        self.iter()
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return write!(f, "-");
        }
        self.iter().try_for_each(|seat| write!(f, "{seat}"))
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// One value for each seat of a table, without heap memory.
#[derive(Clone)]
pub struct BySeat<T> {
    seats: u8,
    values: [T; SEATS_MAX as usize],
}

impl<T: Default> BySeat<T> {
    /// The value that `make` gives for each of `seats` seats.
    pub fn from_fn(seats: u8, mut make: impl FnMut(Seat) -> T) -> BySeat<T> {
        assert!(seats <= SEATS_MAX, "no table has that many seats");
        BySeat {
            seats,
            values: std::array::from_fn(|index| {
                if index < usize::from(seats) { make(Seat(index as u8)) } else { T::default() }
            }),
        }
    }

    /// The default value for each of `seats` seats.
    pub fn new(seats: u8) -> BySeat<T> {
        BySeat::from_fn(seats, |_| T::default())
    }

    /// The same seats with other values.
    pub fn map<U: Default>(&self, mut change: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat::from_fn(self.seats, |seat| change(seat, &self[seat]))
    }
}

impl<T> BySeat<T> {
    /// How many seats there are.
    pub const fn len(&self) -> u8 {
        self.seats
    }

    /// Whether there is no seat at all.
    pub const fn is_empty(&self) -> bool {
        self.seats == 0
    }

    /// The values in the order of the seats.
    pub fn values(&self) -> &[T] {
        &self.values[..usize::from(self.seats)]
    }

    /// The values in the order of the seats, to change.
    pub fn values_mut(&mut self) -> &mut [T] {
        &mut self.values[..usize::from(self.seats)]
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.values().iter().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }

    /// Each seat with its value, to change.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        self.values_mut().iter_mut().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.index()]
    }
}

impl<T: PartialEq> PartialEq for BySeat<T> {
    fn eq(&self, other: &BySeat<T>) -> bool {
        self.values() == other.values()
    }
}

impl<T: Eq> Eq for BySeat<T> {}

impl<T: std::hash::Hash> std::hash::Hash for BySeat<T> {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.values().hash(hasher);
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.values())
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BySeat<T>, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        let seats = u8::try_from(values.len()).unwrap_or(u8::MAX);
        if seats > SEATS_MAX {
            return Err(serde::de::Error::invalid_length(values.len(), &"at most six seats"));
        }
        let mut values = values.into_iter();
        Ok(BySeat::from_fn(seats, |_| values.next().unwrap_or_default()))
    }
}

/// Through whose eyes something is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A player in this seat.
    Seat(Seat),
    /// Somebody who only watches and knows what is public.
    Spectator,
}

impl Viewer {
    /// Every viewer of a table of `seats`: each seat, then the spectator.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seats::all(seats).iter().map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// The viewer's seat, unless it is a spectator.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether the viewer sits in this seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// The viewers who may know something: everybody, or some seats only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Audience(u8);

impl Audience {
    /// The seat that alone is told, if it is one.
    pub fn only(self) -> Option<Seat> {
        let mut told = Seats::all(SEATS_MAX).iter().filter(|&seat| self.includes(Viewer::Seat(seat)));
        match (told.next(), told.next()) {
            (Some(seat), None) if !self.includes(Viewer::Spectator) => Some(seat),
            _ => None,
        }
    }

    /// Nobody at all.
    pub const NOBODY: Audience = Audience(0);
    /// Every seat and every spectator.
    pub const ALL: Audience = Audience(u8::MAX);

    /// These seats and nobody else.
    pub const fn seats(seats: Seats) -> Audience {
        Audience(seats.0)
    }

    /// This seat and nobody else.
    pub const fn seat(seat: Seat) -> Audience {
        Audience::seats(Seats::only(seat))
    }

    /// Everybody but these seats; spectators are among everybody.
    pub const fn all_but(seats: Seats) -> Audience {
        Audience(!seats.0)
    }

    /// Whether this viewer may know.
    pub const fn includes(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.0 & (1 << seat.0) != 0,
            Viewer::Spectator => self.0 & 1 << 7 != 0,
        }
    }

    /// Those who are in either audience.
    #[must_use]
    pub const fn or(self, other: Audience) -> Audience {
        Audience(self.0 | other.0)
    }
}

impl fmt::Debug for Audience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Audience::ALL {
            return write!(f, "all");
        }
        Viewer::all(SEATS_MAX).filter(|&viewer| self.includes(viewer)).try_for_each(|viewer| match viewer {
            Viewer::Seat(seat) => write!(f, "{seat}"),
            Viewer::Spectator => write!(f, "*"),
        })
    }
}

impl Serialize for Audience {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Audience {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Audience, D::Error> {
        Ok(Audience(u8::deserialize(deserializer)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_a_set() {
        let seats: Seats = [Seat(3), Seat(1)].into_iter().collect();
        assert_eq!(seats.to_string(), "bd");
        assert_eq!(seats.len(), 2);
        assert_eq!(seats.without(Seat(1)).single(), Some(Seat(3)));
        assert_eq!(seats.single(), None);
        assert_eq!(Seats::all(4).minus(seats).to_string(), "ac");
        assert_eq!(Seats::NONE.to_string(), "-");
    }

    #[test]
    fn seats_go_around_the_table_both_ways() {
        assert_eq!(Seat(2).around(4).map(Seat::number).collect::<Vec<_>>(), [2, 3, 0, 1]);
        assert_eq!(Seat(0).previous(3), Seat(2));
        assert_eq!(Seat(2).next(3), Seat(0));
    }

    #[test]
    fn unknown_seats_are_refused() {
        assert!("g".parse::<Seat>().is_err());
        assert!("ab".parse::<Seat>().is_err());
        assert!("".parse::<Seat>().is_err());
        assert!(serde_json::from_str::<BySeat<u8>>("[1,2,3,4,5,6,7]").is_err());
    }

    #[test]
    fn values_beyond_the_table_do_not_count() {
        let mut three = BySeat::<u8>::new(3);
        let untouched = three.clone();
        three.values[5] = 9;
        assert_eq!(three, untouched);
        assert_eq!(serde_json::to_string(&three).unwrap(), "[0,0,0]");
        assert_eq!(serde_json::from_str::<BySeat<u8>>("[0,0,0]").unwrap(), three);
    }

    #[test]
    fn audiences_tell_seats_from_spectators() {
        let some = Audience::seat(Seat(1));
        assert!(some.includes(Viewer::Seat(Seat(1))));
        assert!(!some.includes(Viewer::Seat(Seat(0))));
        assert!(!some.includes(Viewer::Spectator));
        assert!(Audience::all_but(Seats::only(Seat(1))).includes(Viewer::Spectator));
        assert!(!Audience::all_but(Seats::only(Seat(1))).includes(Viewer::Seat(Seat(1))));
        assert!(Viewer::all(6).all(|viewer| Audience::ALL.includes(viewer)));
    }
}
