//! The tally: how much a store held at some time, kept in a small file of its own.
//!
//! A store that holds less than its tally has lost something, for example because its write-ahead log was damaged or
//! because an older copy was put in its place. Before an operator's table is deleted, the tally is lowered.
//!
//! After each commit one of the file's two lines is overwritten, in turn. That is not synced, so it costs next to
//! nothing, and a killed process leaves a tally that is up to date; the file is synced when the store is tended. A line
//! that a crash of the system has torn does not fit its check, and the other one counts.

use std::fs::File;
use std::io::{ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// What people read first in the file.
const HEAD: &str = "# What escapade.db held. It must never hold less.\n";
/// How many lines take turns.
const LINES: u64 = 2;

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
        match std::fs::read(Tally::path(database)) {
            Ok(bytes) => Ok(Some(Tally::parse(&String::from_utf8_lossy(&bytes)).ok_or(ErrorKind::InvalidData)?)),
            Err(fault) if fault.kind() == ErrorKind::NotFound => Ok(None),
            Err(fault) => Err(fault),
        }
    }

    /// The newest line that is whole, or what a file says that has only numbers, as older servers wrote it.
    fn parse(text: &str) -> Option<Tally> {
        let newest = text.lines().filter_map(Tally::parse_line).max_by_key(|tally| (tally.entries, tally.tables));
        let number = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)?.trim().parse().ok());
        newest.or_else(|| Some(Tally { tables: number("tables ")?, entries: number("entries ")? }))
    }

    fn parse_line(line: &str) -> Option<Tally> {
        let words: Vec<&str> = line.split(' ').collect();
        let ["tables", tables, "entries", entries, "check", _] = words[..] else { return None };
        let tally = Tally { tables: tables.parse().ok()?, entries: entries.parse().ok()? };
        (tally.line().trim_end() == line).then_some(tally)
    }

    /// The tally as a line of the file; all lines are of the same length.
    fn line(self) -> String {
        let numbers = format!("tables {:020} entries {:020}", self.tables, self.entries);
        format!("{numbers} check {:08x}\n", crc32fast::hash(numbers.as_bytes()))
    }
}

/// The file of a store's tally, open to be kept up to date.
pub(super) struct TallyFile {
    database: PathBuf,
    /// The file; nothing while it cannot be opened.
    file: Option<File>,
    /// What the file holds, as far as this process knows.
    noted: Option<Tally>,
    /// How many lines were written.
    turns: u64,
    is_synced: bool,
}

impl TallyFile {
    /// The file of a database that held `before`. A tally that is to be forgotten, or cannot be read, is nothing.
    pub(super) fn new(database: &Path, before: Option<Tally>) -> TallyFile {
        TallyFile { database: database.to_owned(), file: None, noted: before, turns: 0, is_synced: false }
    }

    /// Notes how much there is, if the file is open. It is not synced: this is done after each commit.
    pub(super) fn note(&mut self, now: Tally) {
        let Some(file) = self.file.as_mut().filter(|_| self.noted != Some(now)) else { return };
        let line = now.line();
        let place = HEAD.len() as u64 + self.turns % LINES * line.len() as u64;
        let written = file.seek(SeekFrom::Start(place)).and_then(|_| file.write_all(line.as_bytes()));
        match written {
            Ok(()) => (self.noted, self.turns, self.is_synced) = (Some(now), self.turns + 1, false),
            Err(fault) => {
                tracing::warn!(%fault, "the tally cannot be written; it is tried again later");
                self.file = None;
            }
        }
    }

    /// Notes how much there is, and sees to it that it survives a crash of the system.
    pub(super) fn sync(&mut self, now: Tally) -> std::io::Result<()> {
        if self.file.is_none() {
            self.file = Some(self.open(now)?);
        }
        self.note(now);
        if let Some(file) = self.file.as_ref().filter(|_| !self.is_synced) {
            file.sync_data()?;
            self.is_synced = true;
        }
        Ok(())
    }

    /// Notes that there will be less: a table is about to be deleted. The newest line of the old file would count, so a new
    /// file takes its place.
    pub(super) fn lower(&mut self, to: Tally) -> std::io::Result<()> {
        (self.file, self.noted) = (None, None);
        self.is_synced = false;
        self.sync(to)
    }

    /// Opens the file, or makes a new one where there is none with lines. After a crash there is the old or the new one,
    /// never half of it.
    fn open(&self, now: Tally) -> std::io::Result<File> {
        let path = Tally::path(&self.database);
        let length = (HEAD.len() + LINES as usize * now.line().len()) as u64;
        if self.noted.is_some() && std::fs::metadata(&path).is_ok_and(|found| found.len() == length) {
            return File::options().write(true).open(&path);
        }
        let new = self.database.with_extension("tally-new");
        let mut file = File::create(&new)?;
        file.write_all((HEAD.to_owned() + &now.line().repeat(LINES as usize)).as_bytes())?;
        file.sync_all()?;
        std::fs::rename(&new, &path)?;
        sync_folder(&path)?;
        Ok(file)
    }
}

/// Lets the name of a file survive a crash of the system. Only folders of Unix can be synced.
fn sync_folder(file: &Path) -> std::io::Result<()> {
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

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("escapade-tally-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn a_tally_is_read_as_it_was_noted() {
        let folder = folder("noted");
        let database = folder.join("escapade.db");
        assert_eq!(Tally::read(&database).unwrap(), None);
        let tally = Tally { tables: 3, entries: 1 << 40 };
        let mut file = TallyFile::new(&database, None);
        file.sync(tally).unwrap();
        assert_eq!(Tally::read(&database).unwrap(), Some(tally));
        for entries in [tally.entries + 1, tally.entries + 2, u64::MAX] {
            file.note(Tally { entries, ..tally });
            assert_eq!(Tally::read(&database).unwrap(), Some(Tally { entries, ..tally }), "without a sync");
        }
        let smaller = Tally { tables: 1, entries: 1 };
        TallyFile::new(&database, None).sync(smaller).unwrap();
        assert_eq!(Tally::read(&database).unwrap(), Some(smaller), "a loss that was accepted is forgotten");
        assert!(tally.is_lost_in(Tally { tables: 2, ..tally }) && tally.is_lost_in(Tally { entries: 7, ..tally }));
        assert!(!tally.is_lost_in(tally) && !tally.is_lost_in(Tally { tables: 4, ..tally }));
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_lowered_tally_is_read_at_once_and_rises_again() {
        let folder = folder("lowered");
        let database = folder.join("escapade.db");
        let tally = |tables, entries| Tally { tables, entries };
        let mut file = TallyFile::new(&database, None);
        file.sync(tally(3, 30)).unwrap();
        file.note(tally(3, 31));
        file.lower(tally(2, 11)).unwrap();
        assert_eq!(Tally::read(&database).unwrap(), Some(tally(2, 11)));
        for entries in 12..15 {
            file.note(tally(2, entries));
            assert_eq!(Tally::read(&database).unwrap(), Some(tally(2, entries)));
        }
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_torn_line_does_not_count() {
        let folder = folder("torn");
        let database = folder.join("escapade.db");
        let mut file = TallyFile::new(&database, None);
        file.sync(Tally { tables: 1, entries: 10 }).unwrap();
        for entries in 11..=13 {
            file.note(Tally { tables: 1, entries });
        }
        let path = Tally::path(&database);
        let whole = std::fs::read_to_string(&path).unwrap();
        for cut in whole.len() - 30..whole.len() - 1 {
            std::fs::write(&path, format!("{}{}", &whole[..cut], "\0".repeat(whole.len() - cut))).unwrap();
            let read = Tally::read(&database).unwrap();
            assert_eq!(read, Some(Tally { tables: 1, entries: 12 }), "cut at {cut}");
        }
        // What older servers wrote is still read, and replaced.
        std::fs::write(&path, "# What escapade.db held.\ntables 4\nentries 40\n").unwrap();
        let old = Tally::read(&database).unwrap();
        assert_eq!(old, Some(Tally { tables: 4, entries: 40 }));
        TallyFile::new(&database, old).sync(Tally { tables: 5, entries: 41 }).unwrap();
        assert_eq!(Tally::read(&database).unwrap(), Some(Tally { tables: 5, entries: 41 }));
        std::fs::write(&path, "tables many\n").unwrap();
        assert!(Tally::read(&database).is_err());
        std::fs::remove_dir_all(folder).unwrap();
    }
}
