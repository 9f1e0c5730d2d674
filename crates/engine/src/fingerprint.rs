//! Fingerprints: a number for a state that is the same on every platform.

use std::hash::{Hash, Hasher};

/// The fingerprint of a value.
///
/// It multiplies and folds the numbers of the value's `Hash`, each taken as 64 bits and bytes in little-endian, so that
/// a browser and a server agree.
pub fn fingerprint(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = Fingerprint(0xcbf2_9ce4_8422_2325);
    value.hash(&mut hasher);
    hasher.finish()
}

struct Fingerprint(u64);

impl Fingerprint {
    fn add(&mut self, number: u64) {
        let product = u128::from(self.0 ^ number) * 0x9e37_79b9_7f4a_7c15;
        self.0 = product as u64 ^ (product >> 64) as u64;
    }
}

impl Hasher for Fingerprint {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word));
        }
        // Or a text would look like another one with zeros behind it.
        self.add(bytes.len() as u64);
    }

    fn write_u8(&mut self, number: u8) {
        self.add(u64::from(number));
    }

    fn write_u16(&mut self, number: u16) {
        self.add(u64::from(number));
    }

    fn write_u32(&mut self, number: u32) {
        self.add(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    fn write_u128(&mut self, number: u128) {
        self.add(number as u64);
        self.add((number >> 64) as u64);
    }

    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }

    fn write_i16(&mut self, number: i16) {
        self.add(number as u64);
    }

    fn write_i32(&mut self, number: i32) {
        self.add(number as u64);
    }

    fn write_i64(&mut self, number: i64) {
        self.add(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.add(number as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fingerprints_are_frozen() {
        assert_eq!(fingerprint(&0_u8), 0x86b0_7c27_d10d_4567);
        assert_eq!(fingerprint(&1_usize), fingerprint(&1_u64));
        assert_ne!(fingerprint(&[1_u8, 2]), fingerprint(&[2_u8, 1]));
    }

    #[test]
    fn every_difference_changes_the_fingerprint() {
        let view = *br#"{"hand":[1,2,3],"coins":17}"#;
        let print = fingerprint(&view[..]);
        for index in 0..view.len() {
            let mut other = view;
            other[index] ^= 1;
            assert_ne!(fingerprint(&other[..]), print, "byte {index}");
            assert_ne!(fingerprint(&view[..index]), print, "{index} bytes");
        }
        assert_ne!(fingerprint(&(&view[..], 0_u8)), fingerprint(&(&view[..], 1_u8)));
    }
}
