//! Checksums of entries, chained for each table: an entry that was changed, lost, moved or mixed up is found.
//!
//! A stored line is `CHECK ENTRY`: eight hexadecimal digits, a space, and the entry as JSON. The check is the CRC-32 of the
//! table's id and of all entries up to this one. Lines from before there were checks are entries alone; the chain begins
//! anew after each of them.

use std::fmt;

/// How many digits a check has.
const DIGITS: usize = 8;

/// The check of a table's log up to some entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chain(u32);

impl Chain {
    /// The check of a log without entries.
    pub fn start(table: &str) -> Chain {
        Chain(crc32fast::hash(table.as_bytes()))
    }

    /// The check after one more entry.
    pub fn after(self, entry: &str) -> Chain {
        let mut hasher = crc32fast::Hasher::new_with_initial(self.0);
        hasher.update(b"\n");
        hasher.update(entry.as_bytes());
        Chain(hasher.finalize())
    }

    /// The check of a log that ends with this line.
    pub fn of_last_line(table: &str, line: &str) -> Chain {
        StoredLine::read(line).check.unwrap_or_else(|| Chain::start(table))
    }

    /// The check after a line, and the line's entry; nothing if the line's check is another one.
    pub fn follow<'a>(self, table: &str, line: &'a str) -> Option<(Chain, &'a str)> {
        let StoredLine { check, entry } = StoredLine::read(line);
        match check {
            None => Some((Chain::start(table), entry)),
            Some(check) if check == self.after(entry) => Some((check, entry)),
            Some(_) => None,
        }
    }
}

impl fmt::Display for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

/// A line as it is stored.
struct StoredLine<'a> {
    check: Option<Chain>,
    entry: &'a str,
}

impl<'a> StoredLine<'a> {
    fn read(line: &'a str) -> StoredLine<'a> {
        let check = line.split_once(' ').and_then(|(digits, entry)| {
            let is_check = digits.len() == DIGITS && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
            Some((Chain(u32::from_str_radix(digits, 16).ok().filter(|_| is_check)?), entry))
        });
        match check {
            Some((check, entry)) => StoredLine { check: Some(check), entry },
            None => StoredLine { check: None, entry: line },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines of a log with these entries.
    fn lines(table: &str, entries: &[&str]) -> Vec<String> {
        let mut chain = Chain::start(table);
        let line = |entry: &&str| {
            chain = chain.after(entry);
            format!("{chain} {entry}")
        };
        entries.iter().map(line).collect()
    }

    /// The entries of a log, or the number of the first line that does not fit.
    fn read<'a>(table: &str, lines: &'a [String]) -> Result<Vec<&'a str>, usize> {
        let mut chain = Chain::start(table);
        let mut entries = Vec::new();
        for (number, line) in lines.iter().enumerate() {
            let (next, entry) = chain.follow(table, line).ok_or(number)?;
            chain = next;
            entries.push(entry);
        }
        Ok(entries)
    }

    #[test]
    fn whatever_happens_to_a_log_is_found() {
        let entries = [r#"{"at":1}"#, r#"{"at":2}"#, r#"{"at":3}"#];
        let whole = lines("t", &entries);
        assert_eq!(read("t", &whole), Ok(entries.to_vec()));
        assert_eq!(read("u", &whole), Err(0), "it is the log of another table");
        let mut changed = whole.clone();
        changed[1] = changed[1].replace("2}", "4}");
        assert_eq!(read("t", &changed), Err(1));
        let mut cut = whole.clone();
        cut.remove(1);
        assert_eq!(read("t", &cut), Err(1));
        let mut mixed = whole;
        mixed.swap(1, 2);
        assert_eq!(read("t", &mixed), Err(1));
    }

    #[test]
    fn entries_without_a_check_are_still_read() {
        let old = r#"{"at":1,"entry":"dealt"}"#.to_owned();
        let new = lines("t", &[r#"{"at":2}"#]).remove(0);
        assert_eq!(read("t", &[old.clone(), old.clone(), new]), Ok(vec![old.as_str(), old.as_str(), r#"{"at":2}"#]));
        assert_eq!(Chain::of_last_line("t", &old), Chain::start("t"));
    }
}
