//! A store that keeps no log, to see what durability costs. It remembers only who may come in, and where to.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use engine::Hash256;
use host::LoggedEntry;
use protocol::Phase;
use server::{FoundPlayer, KeptTurns, SecretKind, SecretRow, Store, StoreFuture, StoreWrite, TableFilter, TableRow};

#[derive(Default)]
struct Remembered {
    tables: HashMap<String, TableRow>,
    secrets: HashMap<Hash256, FoundPlayer>,
}

#[derive(Default)]
pub(crate) struct Forgetful(Mutex<Remembered>);

impl Forgetful {
    fn open(&self) -> MutexGuard<'_, Remembered> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store for Forgetful {
    fn write<'a>(&'a self, batch: &'a [StoreWrite]) -> StoreFuture<'a, ()> {
        let mut remembered = self.open();
        for write in batch {
            match write {
                StoreWrite::NewTable(row) => drop(remembered.tables.insert(row.id.clone(), row.clone())),
                StoreWrite::NewSecret(row) => {
                    let (player, scopes, expires_at) = (row.player.clone(), row.scopes, row.expires_at);
                    let found =
                        FoundPlayer { player, name: String::new(), scopes, expires_at, seen_at: row.created_at };
                    remembered.secrets.insert(row.hash, found);
                }
                StoreWrite::Entry { .. }
                | StoreWrite::Phase { .. }
                | StoreWrite::About { .. }
                | StoreWrite::Turns { .. }
                | StoreWrite::GuestSeen { .. }
                | StoreWrite::Seated { .. }
                | StoreWrite::Player { .. }
                | StoreWrite::DeleteSecret(_)
                | StoreWrite::DeleteCookies { .. }
                | StoreWrite::ForgetGuest { .. }
                | StoreWrite::ForgetEnded { .. }
                | StoreWrite::Pulse => {}
            }
        }
        Box::pin(async { Ok(()) })
    }

    fn log<'a>(&'a self, _table: &'a str) -> StoreFuture<'a, Vec<LoggedEntry>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    fn table<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<TableRow>> {
        let row = self.open().tables.get(id).cloned();
        Box::pin(async { Ok(row) })
    }

    fn tables(&self, _phase: Phase, _which: TableFilter, _limit: i64) -> StoreFuture<'_, Vec<TableRow>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    fn tables_of<'a>(&'a self, _player: &'a str, _limit: i64) -> StoreFuture<'a, Vec<TableRow>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    fn turns_of<'a>(&'a self, _player: &'a str, _limit: i64) -> StoreFuture<'a, Vec<KeptTurns>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    fn find<'a>(&'a self, hash: &'a Hash256, _kind: SecretKind, _now: i64) -> StoreFuture<'a, Option<FoundPlayer>> {
        let found = self.open().secrets.get(hash).cloned();
        Box::pin(async { Ok(found) })
    }

    fn ids<'a>(&'a self, _after: &'a str, _limit: i64) -> StoreFuture<'a, Vec<String>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    fn secrets<'a>(&'a self, _player: &'a str, _now: i64) -> StoreFuture<'a, Vec<SecretRow>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    fn unused_guests(&self, _before: i64, _limit: i64) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    fn log_length<'a>(&'a self, _table: &'a str) -> StoreFuture<'a, u64> {
        Box::pin(async { Ok(0) })
    }

    fn size(&self) -> StoreFuture<'_, u64> {
        Box::pin(async { Ok(0) })
    }

    fn tend(&self) -> StoreFuture<'_, ()> {
        Box::pin(async { Ok(()) })
    }
}
