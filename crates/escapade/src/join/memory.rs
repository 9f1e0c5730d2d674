//! What the command remembers of servers: who the person is there, and what was promised about the dice of a table.

use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Result, anyhow};
use client::DiceWitness;
use engine::Salt;
use tokio::runtime::Runtime;

use super::address::ServerAddress;
use super::connection::Server;
use crate::play::{random_bytes, state_file, write_private};

/// How many promises are kept; those of the oldest tables are forgotten.
const WITNESSES_MAX: usize = 50;

/// As whom the command comes to a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GuestKind {
    /// As the person, who may have seats there.
    Player,
    /// As somebody who never sits down, and so sees what every spectator sees.
    Watcher,
}

/// The cookie of the guest: the one that was kept, or a new one if the server does not know that any more.
pub(super) fn cookie(server: &Server, kind: GuestKind, runtime: &Runtime) -> Result<String> {
    let ending = match kind {
        GuestKind::Player => "guest",
        GuestKind::Watcher => "watcher",
    };
    let file = state_file(&format!("{}.{ending}", server.address.file_name()));
    let kept = file.as_ref().and_then(|file| std::fs::read_to_string(file).ok());
    let answer = runtime.block_on(server.get("/api/me", kept.as_deref()))?;
    // Whoever is known gets no cookie.
    if let Some(new) = answer.cookie() {
        if let Some(file) = file {
            write_private(&file, &new)?;
        }
        return Ok(new);
    }
    kept.ok_or_else(|| anyhow!("{} is no server of escapade", server.address.host))
}

/// What was noted of the dice of a table, on disk.
pub(super) struct WitnessFile {
    path: Option<PathBuf>,
    saved: Option<DiceWitness>,
}

impl WitnessFile {
    pub(super) fn of(address: &ServerAddress, table: &str) -> WitnessFile {
        let table = table.replace(|c: char| !c.is_ascii_alphanumeric() && c != '_', "-");
        let path = state_file("dice").map(|folder| folder.join(format!("{}-{table}.json", address.file_name())));
        WitnessFile { path, saved: None }
    }

    /// What was noted before, or a new witness.
    pub(super) fn load(&mut self) -> Result<DiceWitness> {
        let text = self.path.as_ref().and_then(|path| std::fs::read_to_string(path).ok());
        match text.and_then(|text| serde_json::from_str::<DiceWitness>(&text).ok()) {
            Some(witness) => {
                self.saved = Some(witness.clone());
                Ok(witness)
            }
            None => Ok(DiceWitness::new(Salt::new(random_bytes::<16>()?))),
        }
    }

    /// Writes it, if it has changed.
    pub(super) fn save(&mut self, witness: &DiceWitness) {
        let Some(path) = self.path.as_ref().filter(|_| self.saved.as_ref() != Some(witness)) else { return };
        if let Ok(text) = serde_json::to_string(witness) {
            // Without a place to keep it, the dice are checked for as long as the command runs.
            let _ = write_private(path, &text);
        }
        self.saved = Some(witness.clone());
        forget_oldest(path);
    }
}

/// Removes the oldest files beside this one, if there are too many.
fn forget_oldest(path: &Path) {
    let Some(entries) = path.parent().and_then(|folder| std::fs::read_dir(folder).ok()) else { return };
    let written_at = |entry: std::fs::DirEntry| {
        let at = entry.metadata().and_then(|about| about.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
        (at, entry.path())
    };
    let mut files: Vec<(SystemTime, PathBuf)> = entries.flatten().map(written_at).collect();
    files.sort();
    let spare = files.len().saturating_sub(WITNESSES_MAX);
    for (_, file) in files.into_iter().take(spare) {
        let _ = std::fs::remove_file(file);
    }
}
