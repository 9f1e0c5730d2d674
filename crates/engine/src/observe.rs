//! Views as rows of numbers, each part of which is described.
//!
//! A row is as long for every view of a table with the same number of seats. What a view has not (a card that is unknown,
//! the details of a step that is not being taken) is 0; categories count from 1.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{BySeat, Enumerated, Id, SealedView, Seat, Seats, Set, Viewer};

/// What the numbers of a slice of an observation are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ObservedKind {
    /// Each is 0 or 1; with words, each says whether that thing is there.
    Flag,
    /// Each is a number of things.
    Count,
    /// Each names one of `max` things, from 1; 0 is none, or unknown.
    Category,
}

/// A part of an observation: some numbers side by side that mean the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ObservationSlice {
    /// The way to it through the view, such as `board.prisoners.a.room`.
    pub name: String,
    /// Where it begins.
    pub start: usize,
    /// How many numbers it has.
    pub len: usize,
    /// What they are.
    pub kind: ObservedKind,
    /// None of them is larger.
    pub max: i16,
    /// The words of the categories from 1 on, or of the flags.
    pub words: Vec<String>,
}

/// What the numbers of an observation mean.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ObservationLayout {
    seats: u8,
    width: usize,
    slices: Vec<ObservationSlice>,
    #[serde(skip)]
    path: Vec<String>,
}

impl ObservationLayout {
    /// The description of a type at a table of `seats`.
    pub fn of<T: Observe>(seats: u8) -> ObservationLayout {
        let mut layout = ObservationLayout { seats, width: 0, slices: Vec::new(), path: Vec::new() };
        T::describe(&mut layout);
        layout
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// How many numbers there are.
    pub fn width(&self) -> usize {
        self.width
    }

    /// The parts in their order, without gaps.
    pub fn slices(&self) -> &[ObservationSlice] {
        &self.slices
    }

    /// Describes a part under a name.
    pub fn part(&mut self, name: impl ToString, describe: impl FnOnce(&mut ObservationLayout)) {
        self.path.push(name.to_string());
        describe(self);
        self.path.pop();
    }

    /// Adds flags.
    pub fn flags(&mut self, len: usize, words: Vec<String>) {
        self.add(len, ObservedKind::Flag, 1, words);
    }

    /// Adds numbers of things.
    pub fn counts(&mut self, len: usize, max: i16, words: Vec<String>) {
        self.add(len, ObservedKind::Count, max, words);
    }

    /// Adds numbers that each name one of `count` things.
    pub fn categories(&mut self, len: usize, count: u32, words: Vec<String>) {
        self.add(len, ObservedKind::Category, count as i16, words);
    }

    fn add(&mut self, len: usize, kind: ObservedKind, max: i16, words: Vec<String>) {
        let slice = ObservationSlice { name: self.path.join("."), start: self.width, len, kind, max, words };
        self.width += len;
        self.slices.push(slice);
    }
}

/// Writes the numbers of an observation, one after the other, into a row of zeros.
pub struct ObservationWriter<'a> {
    seats: u8,
    row: &'a mut [i16],
    at: usize,
}

impl<'a> ObservationWriter<'a> {
    /// A writer at the beginning of a row that holds zeros.
    pub fn new(seats: u8, row: &'a mut [i16]) -> ObservationWriter<'a> {
        ObservationWriter { seats, row, at: 0 }
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Writes a number.
    #[inline]
    pub fn put(&mut self, value: i16) {
        self.row[self.at] = value;
        self.at += 1;
    }

    /// Leaves so many zeros.
    #[inline]
    pub fn skip(&mut self, len: usize) {
        self.at += len;
    }

    /// The next numbers, all of them 0, to be written in any order.
    #[inline]
    pub fn next(&mut self, len: usize) -> &mut [i16] {
        let start = self.at;
        self.at += len;
        &mut self.row[start..start + len]
    }

    /// That the row is full.
    ///
    /// # Panics
    /// When something was written twice or left out.
    pub fn finish(self) {
        assert_eq!(self.at, self.row.len(), "an observation has as many numbers as its description");
    }
}

/// For each byte eight numbers, from its lowest bit on: all ones where the bit is set, and 0 elsewhere.
static SPREAD: [[i16; 8]; 256] = {
    let mut spread = [[0; 8]; 256];
    let mut at = 0;
    while at < 8 * 256 {
        spread[at / 8][at % 8] = if (at / 8) >> (at % 8) & 1 == 1 { -1 } else { 0 };
        at += 1;
    }
    spread
};

/// Writes a value at the places of all bits that are set, and leaves the other numbers as they are.
///
/// It goes byte by byte, which for more than a few things is several times as fast as one by one.
///
/// # Panics
/// With debug assertions, when a bit has no place in the row.
pub fn put_bits(row: &mut [i16], bits: u128, value: i16) {
    let (bytes, count) = (bits.to_le_bytes(), row.len());
    debug_assert!(count >= 128 || bits >> count == 0, "every bit has a place");
    let (chunks, rest) = row.as_chunks_mut::<8>();
    for (chunk, byte) in chunks.iter_mut().zip(bytes) {
        let spread = &SPREAD[usize::from(byte)];
        for (number, mask) in chunk.iter_mut().zip(spread) {
            *number = (*number & !mask) | (value & mask);
        }
    }
    if let Some(last) = bytes.get(count / 8) {
        let spread = &SPREAD[usize::from(*last)];
        for (number, mask) in rest.iter_mut().zip(spread) {
            *number = (*number & !mask) | (value & mask);
        }
    }
}

/// Something that can be written as a fixed number of numbers. [`observe!`](crate::observe) implements it for structs and
/// enums.
pub trait Observe {
    /// How many numbers, at a table of `seats`.
    fn width(seats: u8) -> usize;

    /// Describes exactly so many numbers.
    fn describe(layout: &mut ObservationLayout);

    /// Writes exactly so many numbers, or skips those that are 0.
    fn observe(&self, row: &mut ObservationWriter<'_>);
}

/// The words of everything that is enumerated.
pub fn words<T: Enumerated>() -> Vec<String> {
    (0..T::COUNT).filter_map(T::at).map(T::text).collect()
}

/// A category: which one it is, from 1.
impl<T: Enumerated> Observe for T {
    fn width(_: u8) -> usize {
        1
    }

    fn describe(layout: &mut ObservationLayout) {
        layout.categories(1, T::COUNT, words::<T>());
    }

    #[inline]
    fn observe(&self, row: &mut ObservationWriter<'_>) {
        row.put(self.place() as i16 + 1);
    }
}

impl Observe for bool {
    fn width(_: u8) -> usize {
        1
    }

    fn describe(layout: &mut ObservationLayout) {
        layout.flags(1, Vec::new());
    }

    #[inline]
    fn observe(&self, row: &mut ObservationWriter<'_>) {
        row.put(i16::from(*self));
    }
}

impl Observe for u8 {
    fn width(_: u8) -> usize {
        1
    }

    fn describe(layout: &mut ObservationLayout) {
        layout.counts(1, i16::from(u8::MAX), Vec::new());
    }

    #[inline]
    fn observe(&self, row: &mut ObservationWriter<'_>) {
        row.put(i16::from(*self));
    }
}

/// Numbers above 32,767 are written as that.
impl Observe for u16 {
    fn width(_: u8) -> usize {
        1
    }

    fn describe(layout: &mut ObservationLayout) {
        layout.counts(1, i16::MAX, Vec::new());
    }

    #[inline]
    fn observe(&self, row: &mut ObservationWriter<'_>) {
        row.put((*self).min(i16::MAX as u16) as i16);
    }
}

/// The seat that looks; 0 for a spectator.
impl Observe for Viewer {
    fn width(_: u8) -> usize {
        1
    }

    fn describe(layout: &mut ObservationLayout) {
        Seat::describe(layout);
    }

    #[inline]
    fn observe(&self, row: &mut ObservationWriter<'_>) {
        row.put(self.seat().map_or(0, |seat| i16::from(seat.number()) + 1));
    }
}

/// A flag for each seat of the table.
impl Observe for Seats {
    fn width(seats: u8) -> usize {
        usize::from(seats)
    }

    fn describe(layout: &mut ObservationLayout) {
        let letters = Seats::all(layout.seats()).iter().map(|seat| seat.to_string()).collect();
        layout.flags(usize::from(layout.seats()), letters);
    }

    #[inline]
    fn observe(&self, row: &mut ObservationWriter<'_>) {
        let flags = row.next(usize::from(row.seats()));
        self.iter().for_each(|seat| flags[seat.index()] = 1);
    }
}

/// A flag for each thing; things that look alike share one.
impl<T: Id + Enumerated> Observe for Set<T> {
    fn width(_: u8) -> usize {
        T::COUNT as usize
    }

    fn describe(layout: &mut ObservationLayout) {
        layout.flags(T::COUNT as usize, words::<T>());
    }

    #[inline]
    fn observe(&self, row: &mut ObservationWriter<'_>) {
        let flags = row.next(T::COUNT as usize);
        self.iter().for_each(|thing| flags[thing.place() as usize] = 1);
    }
}

/// Whether it is there, then what it is.
impl<T: Observe> Observe for Option<T> {
    fn width(seats: u8) -> usize {
        1 + T::width(seats)
    }

    fn describe(layout: &mut ObservationLayout) {
        layout.part("is-known", bool::describe);
        T::describe(layout);
    }

    #[inline]
    fn observe(&self, row: &mut ObservationWriter<'_>) {
        match self {
            None => row.skip(Self::width(row.seats())),
            Some(value) => {
                row.put(1);
                value.observe(row);
            }
        }
    }
}

impl<T: Observe, const N: usize> Observe for [T; N] {
    fn width(seats: u8) -> usize {
        N * T::width(seats)
    }

    fn describe(layout: &mut ObservationLayout) {
        (1..=N).for_each(|number| layout.part(number, T::describe));
    }

    #[inline]
    fn observe(&self, row: &mut ObservationWriter<'_>) {
        self.iter().for_each(|value| value.observe(row));
    }
}

/// How many there are, then each of them.
impl<T: Observe, const N: usize> Observe for ArrayVec<T, N> {
    fn width(seats: u8) -> usize {
        1 + N * T::width(seats)
    }

    fn describe(layout: &mut ObservationLayout) {
        layout.part("count", |layout| layout.counts(1, N as i16, Vec::new()));
        (1..=N).for_each(|number| layout.part(number, T::describe));
    }

    #[inline]
    fn observe(&self, row: &mut ObservationWriter<'_>) {
        row.put(self.len() as i16);
        self.iter().for_each(|value| value.observe(row));
        row.skip((N - self.len()) * T::width(row.seats()));
    }
}

impl<T: Observe> Observe for BySeat<T> {
    fn width(seats: u8) -> usize {
        usize::from(seats) * T::width(seats)
    }

    fn describe(layout: &mut ObservationLayout) {
        Seats::all(layout.seats()).iter().for_each(|seat| layout.part(seat, T::describe));
    }

    #[inline]
    fn observe(&self, row: &mut ObservationWriter<'_>) {
        self.values().iter().for_each(|value| value.observe(row));
    }
}

/// Who is pending, whether the viewer has a draft, and that draft.
impl<T: Observe> Observe for SealedView<T> {
    fn width(seats: u8) -> usize {
        Seats::width(seats) + 1 + T::width(seats)
    }

    fn describe(layout: &mut ObservationLayout) {
        layout.part("pending", Seats::describe);
        layout.part("own", |layout| {
            layout.part("is-there", bool::describe);
            T::describe(layout);
        });
    }

    #[inline]
    fn observe(&self, row: &mut ObservationWriter<'_>) {
        self.pending.observe(row);
        // As an option is written, under another name: a draft is often an option itself.
        self.own.observe(row);
    }
}

/// The name of a field or variant as layouts write it: `GuardFrom` is `guard-from`.
#[doc(hidden)]
pub fn observed_name(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.extend(if letter == '_' { '-' } else { letter }.to_lowercase());
    }
    text
}

/// Implements [`Observe`] for a struct or an enum by naming all that is in it. A field or variant that is added to the
/// type does not compile until it is added here.
///
/// An enum is written as its variant, a category, and the fields of all variants side by side; those of the other variants
/// are 0.
///
/// ```
/// use engine::{ObservationLayout, Seat};
/// struct View { day: u8, step: Step }
/// enum Step { Rest, Work { seat: Seat, points: u8 } }
/// engine::observe!(struct View { day: u8, step: Step });
/// engine::observe!(enum Step { Rest, Work { seat: Seat, points: u8 } });
///
/// let layout = ObservationLayout::of::<View>(2);
/// let names: Vec<&str> = layout.slices().iter().map(|slice| slice.name.as_str()).collect();
/// assert_eq!(names, ["day", "step", "step.work.seat", "step.work.points"]);
/// ```
#[macro_export]
macro_rules! observe {
    (struct $name:ty { $($field:ident : $type:ty),+ $(,)? }) => {
        impl $crate::Observe for $name {
            fn width(seats: u8) -> usize {
                0 $(+ <$type as $crate::Observe>::width(seats))+
            }

            fn describe(layout: &mut $crate::ObservationLayout) {
                $(layout.part($crate::observed_name(stringify!($field)), <$type as $crate::Observe>::describe);)+
            }

            #[inline]
            fn observe(&self, row: &mut $crate::ObservationWriter<'_>) {
                // Without `..`: a new field does not compile until it is observed.
                let Self { $($field),+ } = self;
                $(<$type as $crate::Observe>::observe($field, row);)+
            }
        }
    };
    (enum $name:ident {
        $($variant:ident $(( $($inner:ident : $inner_type:ty),+ ))? $({ $($field:ident : $type:ty),+ $(,)? })?),+ $(,)?
    }) => {
        impl $crate::Observe for $name {
            fn width(seats: u8) -> usize {
                let _ = seats;
                1 $($(+ $(<$inner_type as $crate::Observe>::width(seats) +)+ 0)? $(+ $(<$type as $crate::Observe>::width(seats) +)+ 0)?)+
            }

            fn describe(layout: &mut $crate::ObservationLayout) {
                let words = [$(stringify!($variant)),+].map($crate::observed_name);
                layout.categories(1, words.len() as u32, words.to_vec());
                $(
                    layout.part($crate::observed_name(stringify!($variant)), |_layout| {
                        $($(_layout.part($crate::observed_name(stringify!($inner)), <$inner_type as $crate::Observe>::describe);)+)?
                        $($(_layout.part($crate::observed_name(stringify!($field)), <$type as $crate::Observe>::describe);)+)?
                    });
                )+
            }

            #[inline]
            #[allow(irrefutable_let_patterns)]
            fn observe(&self, row: &mut $crate::ObservationWriter<'_>) {
                enum Place { $($variant),+ }
                let place = match self { $($name::$variant { .. } => Place::$variant as i16),+ };
                row.put(place + 1);
                $(
                    $(
                        if let $name::$variant($($inner),+) = self {
                            $(<$inner_type as $crate::Observe>::observe($inner, row);)+
                        } else {
                            row.skip($(<$inner_type as $crate::Observe>::width(row.seats()) +)+ 0);
                        }
                    )?
                    $(
                        if let $name::$variant { $($field),+ } = self {
                            $(<$type as $crate::Observe>::observe($field, row);)+
                        } else {
                            row.skip($(<$type as $crate::Observe>::width(row.seats()) +)+ 0);
                        }
                    )?
                )+
            }
        }
    };
}
