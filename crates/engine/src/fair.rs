//! Provable fairness: a seed that is promised before the match, salted by every seat, and shown after it.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

use crate::Dice;

/// A SHA-256 hash.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hash256([u8; 32]);

impl Hash256 {
    /// The hash of some parts. Each part is preceded by its length: different lists of parts never give the same bytes.
    pub fn of(parts: &[&[u8]]) -> Hash256 {
        let mut hasher = Sha256::new();
        for part in parts {
            hasher.update((part.len() as u32).to_le_bytes());
            hasher.update(part);
        }
        Hash256(hasher.finalize().into())
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The first eight hexadecimal digits, enough to notice a change.
    pub fn short(&self) -> String {
        hex(&self.0[..4])
    }
}

/// The secret that decides a match's dice, together with the salts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes, which must come from a good source of chance.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed for tests and simulations.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// The promise that is published before the match.
    pub fn commitment(&self) -> Hash256 {
        Hash256::of(&[b"escapade seed", &self.0])
    }

    /// The dice of the match: nobody can know them without the seed, nor choose them without every salt.
    pub fn dice(&self, salts: &[Salt]) -> Dice {
        self.dice_after(salts, 0)
    }

    /// The dice after so many takebacks that undid a roll. Each has a stream of its own, so that nobody who has seen dice
    /// and took them back can meet them again.
    pub fn dice_after(&self, salts: &[Salt], takebacks: u32) -> Dice {
        let mut parts: Vec<&[u8]> = vec![b"escapade dice", &self.0];
        parts.extend(salts.iter().map(|salt| salt.0.as_slice()));
        let takeback = format!("takeback {takebacks}");
        parts.extend((takebacks > 0).then_some(takeback.as_bytes()));
        Dice::from_key(Hash256::of(&parts).0)
    }
}

/// What a seat adds to the seed after it was promised.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Salt([u8; 16]);

impl Salt {
    /// A salt of these bytes.
    pub const fn new(bytes: [u8; 16]) -> Salt {
        Salt(bytes)
    }

    /// The promise of this salt, which everybody sees before any salt is shown.
    pub fn promise(&self) -> Hash256 {
        Hash256::of(&[b"escapade salt", &self.0])
    }

    /// What counts as the salt of a seat that did not show the one it promised: the beginning of the promise.
    pub fn unrevealed(promise: &Hash256) -> Salt {
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&promise.0[..16]);
        Salt(bytes)
    }
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(crate) fn unhex<const N: usize>(text: &str) -> Result<[u8; N], String> {
    let expected = || format!("expected {} hexadecimal digits", N * 2);
    if text.len() != N * 2 || !text.bytes().all(|byte| byte.is_ascii_hexdigit() && !byte.is_ascii_uppercase()) {
        return Err(expected());
    }
    let mut bytes = [0; N];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[index * 2..index * 2 + 2], 16).map_err(|_| expected())?;
    }
    Ok(bytes)
}

macro_rules! as_hex {
    ($type:ident) => {
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex(&self.0))
            }
        }

        impl FromStr for $type {
            type Err = String;

            fn from_str(text: &str) -> Result<$type, String> {
                unhex(text).map($type)
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

as_hex!(Hash256);
as_hex!(Seed);
as_hex!(Salt);

impl fmt::Debug for Hash256 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Debug for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A seed is secret until the match is over, so no log line may show it.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(secret)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn salts_and_seed_decide_the_dice() {
        let seed = Seed::from_number(1);
        let roll = |seed: Seed, salts: &[Salt]| seed.dice(salts).below(u32::MAX);
        let salt = Salt::new([7; 16]);
        assert_eq!(roll(seed, &[salt]), roll(seed, &[salt]));
        assert_ne!(roll(seed, &[salt]), roll(seed, &[]));
        assert_ne!(roll(seed, &[salt]), roll(seed, &[salt, Salt::default()]));
        assert_ne!(roll(seed, &[salt]), roll(Seed::from_number(2), &[salt]));
    }

    #[test]
    fn dice_after_a_takeback_are_others() {
        let (seed, salts) = (Seed::from_number(1), [Salt::new([7; 16])]);
        let roll = |takebacks| seed.dice_after(&salts, takebacks).below(u32::MAX);
        assert_eq!(roll(0), seed.dice(&salts).below(u32::MAX));
        assert!(roll(0) != roll(1) && roll(1) != roll(2) && roll(0) != roll(2));
    }

    #[test]
    fn a_debugged_seed_stays_secret() {
        assert_eq!(format!("{:?}", Seed::from_number(1)), "Seed(secret)");
    }

    #[test]
    fn hexadecimal_is_read_back_strictly() {
        let hash = Seed::from_number(5).commitment();
        assert_eq!(hash.to_string().parse(), Ok(hash));
        assert!("ab".parse::<Hash256>().is_err());
        assert!(hash.to_string().to_uppercase().parse::<Hash256>().is_err());
        assert!("é".repeat(32).parse::<Hash256>().is_err());
    }
}
