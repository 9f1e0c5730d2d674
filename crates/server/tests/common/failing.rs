//! A store whose n-th write fails, in one of the ways in which disks do.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use engine::Hash256;
use host::LoggedEntry;
use protocol::Phase;
use server::{
    FoundPlayer, KeptTurns, SecretKind, SecretRow, SqliteStore, Store, StoreFault, StoreFuture, StoreWrite,
    TableFilter, TableRow,
};
use tokio::sync::Notify;

/// How an operation fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// There is no space: nothing is written.
    NoSpace,
    /// The sync fails after everything was written: nobody can say what is on disk. Here it is.
    SyncFails,
    /// The disk is full from now on, until it is mended.
    StaysFull,
    /// Nothing can be read.
    Unreadable,
    /// The disk does not answer until it is mended, and then has written nothing.
    Hangs,
}

/// What fails, and when.
#[derive(Clone, Copy)]
struct Plan {
    failure: Failure,
    /// The number of the operation that fails; those before it work.
    at: u64,
}

/// Counts the operations of a store, and lets one of them fail.
pub(crate) struct FailingStore {
    inner: Arc<SqliteStore>,
    plan: Mutex<Option<Plan>>,
    writes: AtomicU64,
    reads: AtomicU64,
    mended: Notify,
}

impl FailingStore {
    pub(crate) fn new(inner: Arc<SqliteStore>) -> FailingStore {
        FailingStore {
            inner,
            plan: Mutex::default(),
            writes: AtomicU64::new(0),
            reads: AtomicU64::new(0),
            mended: Notify::new(),
        }
    }

    /// Lets the n-th operation from now on fail.
    pub(crate) fn fail(&self, failure: Failure, at: u64) {
        *self.plan.lock().expect("nobody panics") = Some(Plan { failure, at });
        self.writes.store(0, Ordering::SeqCst);
        self.reads.store(0, Ordering::SeqCst);
    }

    /// From now on everything works. Gives how many writes and reads there were since the plan was made.
    pub(crate) fn mend(&self) -> (u64, u64) {
        *self.plan.lock().expect("nobody panics") = None;
        self.mended.notify_waiters();
        (self.writes.load(Ordering::SeqCst), self.reads.load(Ordering::SeqCst))
    }

    /// How many writes have begun since the plan was made.
    pub(crate) fn writes(&self) -> u64 {
        self.writes.load(Ordering::SeqCst)
    }

    /// How the operation with this number fails, if it does.
    fn due(&self, number: u64, is_read: bool) -> Option<Failure> {
        let Plan { failure, at } = (*self.plan.lock().expect("nobody panics"))?;
        let is_due = number == at || (failure == Failure::StaysFull && number > at);
        (is_due && is_read == (failure == Failure::Unreadable)).then_some(failure)
    }

    fn read_fails(&self) -> Result<(), StoreFault> {
        let number = self.reads.fetch_add(1, Ordering::SeqCst) + 1;
        match self.due(number, true) {
            Some(_) => Err(StoreFault::Broken("disk I/O error".to_owned())),
            None => Ok(()),
        }
    }
}

impl Store for FailingStore {
    fn write<'a>(&'a self, batch: &'a [StoreWrite]) -> StoreFuture<'a, ()> {
        Box::pin(async move {
            let mended = self.mended.notified();
            let number = self.writes.fetch_add(1, Ordering::SeqCst) + 1;
            match self.due(number, false) {
                None => self.inner.write(batch).await,
                Some(Failure::SyncFails) => {
                    self.inner.write(batch).await?;
                    Err(StoreFault::Broken("disk I/O error".to_owned()))
                }
                Some(failure) => {
                    if failure == Failure::Hangs {
                        mended.await;
                    }
                    Err(StoreFault::Broken("database or disk is full".to_owned()))
                }
            }
        })
    }

    fn log<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Vec<LoggedEntry>> {
        Box::pin(async move {
            self.read_fails()?;
            self.inner.log(table).await
        })
    }

    fn table<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<TableRow>> {
        Box::pin(async move {
            self.read_fails()?;
            self.inner.table(id).await
        })
    }

    fn tables(&self, phase: Phase, which: TableFilter, limit: i64) -> StoreFuture<'_, Vec<TableRow>> {
        self.inner.tables(phase, which, limit)
    }

    fn tables_of<'a>(&'a self, player: &'a str, limit: i64) -> StoreFuture<'a, Vec<TableRow>> {
        self.inner.tables_of(player, limit)
    }

    fn turns_of<'a>(&'a self, player: &'a str, limit: i64) -> StoreFuture<'a, Vec<KeptTurns>> {
        self.inner.turns_of(player, limit)
    }

    fn find<'a>(&'a self, hash: &'a Hash256, kind: SecretKind, now: i64) -> StoreFuture<'a, Option<FoundPlayer>> {
        Box::pin(async move {
            self.read_fails()?;
            self.inner.find(hash, kind, now).await
        })
    }

    fn ids<'a>(&'a self, after: &'a str, limit: i64) -> StoreFuture<'a, Vec<String>> {
        self.inner.ids(after, limit)
    }

    fn secrets<'a>(&'a self, player: &'a str, now: i64) -> StoreFuture<'a, Vec<SecretRow>> {
        self.inner.secrets(player, now)
    }

    fn unused_guests(&self, before: i64, limit: i64) -> StoreFuture<'_, Vec<String>> {
        self.inner.unused_guests(before, limit)
    }

    fn log_length<'a>(&'a self, table: &'a str) -> StoreFuture<'a, u64> {
        self.inner.log_length(table)
    }

    fn size(&self) -> StoreFuture<'_, u64> {
        self.inner.size()
    }

    fn tend(&self) -> StoreFuture<'_, ()> {
        self.inner.tend()
    }
}
