//! The tally: how much a store held at some time, kept in a small file of its own.
//!
//! Tables and entries are never deleted, so a store that holds less than its tally has lost something, for example
//! because its write-ahead log was damaged or because an older copy was put in its place.

use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// How much a store holds, or held at some time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many tables.
    pub tables: u64,
    /// How many entries, of all tables together.
    pub entries: u64,
}

impl Tally {
    /// The file of the tally of a database.
    pub(super) fn path(database: &Path) -> PathBuf {
        database.with_extension("tally")
    }

    /// Whether a store that once held this much has lost something if it holds `now`.
    pub(super) fn is_lost_in(self, now: Tally) -> bool {
        now.tables < self.tables || now.entries < self.entries
    }

    /// Reads the tally of a database, if there is one.
    pub(super) fn read(database: &Path) -> std::io::Result<Option<Tally>> {
        match std::fs::read_to_string(Tally::path(database)) {
            Ok(text) => Ok(Some(Tally::parse(&text).ok_or(ErrorKind::InvalidData)?)),
            Err(fault) if fault.kind() == ErrorKind::NotFound => Ok(None),
            Err(fault) => Err(fault),
        }
    }

    fn parse(text: &str) -> Option<Tally> {
        let number = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)?.trim().parse().ok());
        Some(Tally { tables: number("tables ")?, entries: number("entries ")? })
    }

    /// Writes the tally of a database, so that after a crash the file holds this or the last one, never half of it.
    pub(super) fn write(self, database: &Path) -> std::io::Result<()> {
        let (path, new) = (Tally::path(database), database.with_extension("tally-new"));
        let mut file = File::create(&new)?;
        let Tally { tables, entries } = self;
        write!(file, "# What escapade.db held. It must never hold less.\ntables {tables}\nentries {entries}\n")?;
        file.sync_all()?;
        std::fs::rename(&new, &path)?;
        sync_folder(&path)
    }
}

/// Lets the name of a file survive a crash of the system. Only folders of Unix can be synced.
pub(super) fn sync_folder(file: &Path) -> std::io::Result<()> {
    match file.parent() {
        Some(folder) if cfg!(unix) => {
            let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
            File::open(folder)?.sync_all()
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_is_read_as_it_was_written() {
        let folder = std::env::temp_dir().join(format!("escapade-tally-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let database = folder.join("escapade.db");
        assert_eq!(Tally::read(&database).unwrap(), None);
        let tally = Tally { tables: 3, entries: 1 << 40 };
        tally.write(&database).unwrap();
        assert_eq!(Tally::read(&database).unwrap(), Some(tally));
        assert!(tally.is_lost_in(Tally { tables: 2, ..tally }) && tally.is_lost_in(Tally { entries: 7, ..tally }));
        assert!(!tally.is_lost_in(tally) && !tally.is_lost_in(Tally { tables: 4, ..tally }));
        std::fs::write(Tally::path(&database), "tables many\n").unwrap();
        assert!(Tally::read(&database).is_err());
        std::fs::remove_dir_all(folder).unwrap();
    }
}
