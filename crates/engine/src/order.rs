//! Order of short lists. The standard library's sort is quicker for long ones, but adds several kilobytes to the page for
//! every type that is sorted.

/// Sorts a short list by a key. What is equal stays in its order.
pub fn sort_short_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_short_by(list, |one, other| key(one) < key(other));
}

/// Sorts a short list by what comes before what. What is equal stays in its order.
pub fn sort_short_by<T>(list: &mut [T], is_before: impl Fn(&T, &T) -> bool) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && is_before(&list[at], &list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// Collects into an ordered map or set. Their own `collect` sorts first, with the standard library's sort for each type.
pub fn collect_short<C: Default + Extend<T>, T>(items: impl IntoIterator<Item = T>) -> C {
    let mut all = C::default();
    all.extend(items);
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dice;

    #[test]
    fn short_lists_are_sorted_as_by_the_standard_library() {
        let mut dice = Dice::seeded(5);
        for length in 0..60 {
            let mut list: Vec<(u32, usize)> = (0..length).map(|index| (dice.below(9), index)).collect();
            let mut expected = list.clone();
            expected.sort_by_key(|(key, _)| *key);
            sort_short_by_key(&mut list, |(key, _)| *key);
            assert_eq!(list, expected);
        }
    }
}
