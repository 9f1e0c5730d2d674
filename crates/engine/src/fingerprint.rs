//! Fingerprints: a number for a state that is the same on every platform.

use std::hash::{Hash, Hasher};

/// The fingerprint of a value.
///
/// It is FNV-1a over the value's `Hash`, with every number written in little-endian and every `usize`
/// as 64 bits, so that a browser and a server agree.
pub fn fingerprint(value: &impl Hash) -> u64 {
    let mut hasher = Fingerprint(0xcbf2_9ce4_8422_2325);
    value.hash(&mut hasher);
    hasher.finish()
}

struct Fingerprint(u64);

impl Hasher for Fingerprint {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn write_u16(&mut self, number: u16) {
        self.write(&number.to_le_bytes());
    }

    fn write_u32(&mut self, number: u32) {
        self.write(&number.to_le_bytes());
    }

    fn write_u64(&mut self, number: u64) {
        self.write(&number.to_le_bytes());
    }

    fn write_u128(&mut self, number: u128) {
        self.write(&number.to_le_bytes());
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_i16(&mut self, number: i16) {
        self.write(&number.to_le_bytes());
    }

    fn write_i32(&mut self, number: i32) {
        self.write(&number.to_le_bytes());
    }

    fn write_i64(&mut self, number: i64) {
        self.write(&number.to_le_bytes());
    }

    fn write_isize(&mut self, number: isize) {
        self.write_i64(number as i64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fingerprints_are_frozen() {
        assert_eq!(fingerprint(&0_u8), 0xaf63_bd4c_8601_b7df);
        assert_eq!(fingerprint(&1_usize), fingerprint(&1_u64));
        assert_ne!(fingerprint(&[1_u8, 2]), fingerprint(&[2_u8, 1]));
    }
}
