//! Open ids: lists of things to which a content file can add rows.

use crate::Id;

/// A thing of a list that a content file can make longer.
///
/// A game prints some of them and draws a picture for each. For each of these a file may have one thing more, whose word
/// ends in [`FURTHER`]: it has numbers and a name of its own and looks like the printed one, to people and to programs
/// that learn. So notation needs no content to be read, and what is printed keeps its numbers for ever.
pub trait OpenId: Id {
    /// How many are printed.
    const PRINTED: usize;

    /// The printed thing that this one looks like: itself, if it is printed.
    fn like(self) -> Self {
        Self::from_index(self.index() % Self::PRINTED as u8)
    }

    /// Whether the game prints it.
    fn is_printed(self) -> bool {
        usize::from(self.index()) < Self::PRINTED
    }
}

/// What the word of a further thing ends in: `v04-2` looks like `v04`.
pub const FURTHER: &str = "-2";

/// Declares an open list of things by the printed ones, each with its word in notation.
///
/// It gets a constant for each printed thing, `PRINTED`, `COUNT` (with the further ones), `ALL`, `word`, `index`, [`Id`],
/// [`OpenId`], [`Observe`](crate::Observe), `Debug`, `Display`, `FromStr` and serde by word. Numbers for actions are given by
/// [`open_numbers!`](crate::open_numbers), since they follow from the content.
///
/// ```
/// use engine::OpenId;
/// engine::open_ids! {
///     /// A vehicle.
///     pub struct Vehicle {
///         /// Slow.
///         Mule = "v01",
///         /// Fast.
///         Viper = "v02",
///     }
/// }
/// let further: Vehicle = "v02-2".parse().unwrap();
/// assert_eq!((further.like(), further.to_string().as_str()), (Vehicle::Viper, "v02-2"));
/// assert_eq!((Vehicle::PRINTED.len(), Vehicle::ALL.len()), (2, 4));
/// assert_eq!("v03".parse::<Vehicle>().unwrap_err(), "`v03` is not one of v01, v02, or of these with -2 for a further row");
/// ```
#[macro_export]
macro_rules! open_ids {
    (@printed $name:ident, $at:expr;) => {};
    (@printed $name:ident, $at:expr; $(#[$doc:meta])* $thing:ident, $($rest:tt)*) => {
        $(#[$doc])*
        pub const $thing: $name = $name($at);
        $crate::open_ids!(@printed $name, $at + 1; $($rest)*);
    };
    ($(#[$meta:meta])* $vis:vis struct $name:ident { $($(#[$doc:meta])* $thing:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $name(u8);

        #[allow(dead_code, unreachable_pub, non_upper_case_globals)]
        impl $name {
            $crate::open_ids!(@printed $name, 0; $($(#[$doc])* $thing,)+);

            /// Those that the game prints, in order.
            pub const PRINTED: [$name; [$($word),+].len()] = [$($name::$thing),+];
            /// How many there can be: one further thing for each printed one.
            pub const COUNT: usize = 2 * $name::PRINTED.len();
            /// Every one that there can be, the printed ones first.
            pub const ALL: [$name; $name::COUNT] = {
                let mut all = [$name(0); $name::COUNT];
                let mut at = 0;
                while at < all.len() {
                    all[at] = $name(at as u8);
                    at += 1;
                }
                all
            };
            const WORDS: [&'static str; $name::COUNT] = [$($word,)+ $(concat!($word, "-2")),+];

            /// The word in notation.
            pub const fn word(self) -> &'static str {
                $name::WORDS[self.0 as usize]
            }

            /// The position in `ALL`, to index with.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The position in `PRINTED` of the one that it looks like.
            pub const fn likeness(self) -> usize {
                self.0 as usize % $name::PRINTED.len()
            }
        }

        impl $crate::Id for $name {
            fn index(self) -> u8 {
                self.0
            }

            fn from_index(index: u8) -> $name {
                $name::ALL[usize::from(index)]
            }
        }

        /// The name of the printed thing that it looks like, with a sign if it is another.
        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                const NAMES: &[&str] = &[$(stringify!($thing)),+];
                f.write_str(NAMES[self.likeness()])?;
                f.write_str(if $crate::OpenId::is_printed(*self) { "" } else { $crate::FURTHER })
            }
        }

        impl $crate::OpenId for $name {
            const PRINTED: usize = $name::PRINTED.len();
        }

        /// As the printed thing that it looks like.
        impl $crate::Observe for $name {
            fn width(_: u8) -> usize {
                1
            }

            fn describe(layout: &mut $crate::ObservationLayout) {
                layout.categories(1, $name::PRINTED.len() as u32, $crate::printed_words::<$name>());
            }

            #[inline]
            fn observe(&self, row: &mut $crate::ObservationWriter<'_>) {
                row.put(self.likeness() as i16 + 1);
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = ::std::string::String;

            fn from_str(text: &str) -> ::std::result::Result<$name, ::std::string::String> {
                $name::ALL.into_iter().find(|id| id.word() == text).ok_or_else(|| {
                    let printed = &$name::WORDS[..$name::PRINTED.len()];
                    ::std::format!(
                        "`{text}` is not one of {}, or of these with {} for a further row",
                        printed.join(", "),
                        $crate::FURTHER
                    )
                })
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

/// Numbers the things of an open list for the actions of a match with these options: the printed ones as ever, then the
/// further ones. The expression gives the set of those that the content has.
#[macro_export]
macro_rules! open_numbers {
    ($name:ty, |$options:ident: $of:ty| $there:expr) => {
        impl $crate::Domain<$of> for $name {
            fn count($options: &$of) -> u32 {
                u32::from($there.end()).max(<$name>::PRINTED.len() as u32)
            }

            fn number(self, $options: &$of) -> Option<u32> {
                $there.contains(self).then(|| self.index() as u32)
            }

            fn value(number: u32, $options: &$of) -> Option<$name> {
                <$name>::ALL.get(number as usize).copied().filter(|&id| $there.contains(id))
            }
        }
    };
}

/// The words of the printed things, for the description of an observation.
#[doc(hidden)]
pub fn printed_words<T: OpenId + std::fmt::Display>() -> Vec<String> {
    (0..T::PRINTED as u8).map(|index| T::from_index(index).to_string()).collect()
}
