//! Faults that are planted into a node, to show that the checker finds them.

use std::sync::Arc;
use std::sync::Mutex;
use std::time::Duration;

use engine::Hash256;
use host::LoggedEntry;
use protocol::Phase;
use server::{
    Claim, Cluster, FoundPlayer, Letter, SecretKind, SecretRow, Store, StoreFault, StoreFuture, StoreWrite,
    TableFilter, TableRow,
};
use sqlx_core::connection::Connection;
use sqlx_core::query::query;
use sqlx_core::row::Row;
use sqlx_postgres::PgConnection;

/// What is wrong with a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plant {
    /// Clients are told before the commit.
    ToldBeforeKept,
    /// Neither the epoch nor the number of an entry is compared, and a lease is good for ever.
    NoArbiter,
    /// Every write is made twice, as by a retry that does not look.
    Doubling,
}

impl Plant {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Plant::ToldBeforeKept => "told-before-kept",
            Plant::NoArbiter => "no-arbiter",
            Plant::Doubling => "doubling",
        }
    }

    pub(crate) fn read(word: &str) -> Option<Plant> {
        [Plant::ToldBeforeKept, Plant::NoArbiter, Plant::Doubling].into_iter().find(|plant| plant.word() == word)
    }
}

pub(crate) struct PlantedStore {
    plant: Plant,
    inner: Arc<dyn Store>,
    beside: tokio::sync::Mutex<PgConnection>,
}

impl PlantedStore {
    pub(crate) async fn new(plant: Plant, inner: Arc<dyn Store>, database: &str) -> PlantedStore {
        let beside = PgConnection::connect(database).await.expect("the database answers");
        PlantedStore { plant, inner, beside: tokio::sync::Mutex::new(beside) }
    }

    /// The same writes with the numbers and epochs that would be accepted now, `times` times.
    async fn renumbered(&self, batch: &[StoreWrite], times: usize) -> Result<Vec<StoreWrite>, StoreFault> {
        let broken = |fault: sqlx_core::Error| StoreFault::Broken(fault.to_string());
        let mut beside = self.beside.lock().await;
        let mut changed = Vec::new();
        let mut added: std::collections::HashMap<&str, u64> = Default::default();
        for write in batch {
            let StoreWrite::Entry { table, entry, .. } = write else {
                changed.push(write.clone());
                continue;
            };
            let found = "SELECT (SELECT COALESCE(MAX(number), 0) FROM entries WHERE table_id = $1), \
                         (SELECT epoch FROM owners WHERE table_id = $1)";
            let row = query(found).bind(table).fetch_one(&mut *beside).await.map_err(broken)?;
            let (last, epoch): (i64, i64) = (row.try_get(0).map_err(broken)?, row.try_get(1).map_err(broken)?);
            let is_played = entry.contains("played");
            for _ in 0..if is_played { times } else { 1 } {
                let count = added.entry(table).or_default();
                *count += 1;
                let number = last as u64 + *count;
                changed.push(StoreWrite::Entry {
                    table: table.clone(),
                    number,
                    entry: entry.clone(),
                    epoch: epoch as u64,
                });
            }
        }
        Ok(changed)
    }
}

impl Store for PlantedStore {
    fn write<'a>(&'a self, batch: &'a [StoreWrite]) -> StoreFuture<'a, ()> {
        Box::pin(async move {
            match self.plant {
                Plant::ToldBeforeKept => {
                    let is_play = batch
                        .iter()
                        .any(|write| matches!(write, StoreWrite::Entry { entry, .. } if entry.contains("played")));
                    if !is_play {
                        return self.inner.write(batch).await;
                    }
                    let (inner, batch) = (self.inner.clone(), batch.to_vec());
                    tokio::spawn(async move {
                        tokio::time::sleep(Duration::from_millis(40)).await;
                        drop(inner.write(&batch).await);
                    });
                    Ok(())
                }
                Plant::NoArbiter => self.inner.write(&self.renumbered(batch, 1).await?).await,
                Plant::Doubling => self.inner.write(&self.renumbered(batch, 2).await?).await,
            }
        })
    }

    fn log<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Vec<LoggedEntry>> {
        self.inner.log(table)
    }

    fn table<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<TableRow>> {
        self.inner.table(id)
    }

    fn tables(&self, phase: Phase, which: TableFilter, limit: i64) -> StoreFuture<'_, Vec<TableRow>> {
        self.inner.tables(phase, which, limit)
    }

    fn tables_of<'a>(&'a self, player: &'a str, limit: i64) -> StoreFuture<'a, Vec<TableRow>> {
        self.inner.tables_of(player, limit)
    }

    fn find<'a>(&'a self, hash: &'a Hash256, kind: SecretKind, now: i64) -> StoreFuture<'a, Option<FoundPlayer>> {
        self.inner.find(hash, kind, now)
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

pub(crate) struct PlantedCluster {
    plant: Plant,
    inner: Arc<dyn Cluster>,
    /// The first name that this node had.
    first: Mutex<Option<String>>,
}

impl PlantedCluster {
    pub(crate) fn new(plant: Plant, inner: Arc<dyn Cluster>) -> PlantedCluster {
        PlantedCluster { plant, inner, first: Mutex::default() }
    }
}

impl Cluster for PlantedCluster {
    fn name(&self) -> Option<String> {
        let name = self.inner.name();
        if self.plant != Plant::NoArbiter {
            return name;
        }
        let mut first = self.first.lock().expect("nobody panics");
        if first.is_none() {
            *first = name;
        }
        first.clone()
    }

    fn peers(&self) -> Vec<String> {
        self.inner.peers()
    }

    fn claim<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Claim> {
        Box::pin(async move {
            let claim = self.inner.claim(table).await?;
            Ok(match (claim, self.name()) {
                (Claim::Own { epoch, .. }, Some(node)) => Claim::Own { epoch, node },
                (claim, _) => claim,
            })
        })
    }

    fn release<'a>(&'a self, table: &'a str, epoch: u64) -> StoreFuture<'a, ()> {
        self.inner.release(table, epoch)
    }

    fn adopt(&self, limit: i64) -> StoreFuture<'_, Vec<String>> {
        self.inner.adopt(limit)
    }

    fn send(&self, from: &str, to: &str, text: String) {
        self.inner.send(from, to, text);
    }

    fn receive(&self) -> StoreFuture<'_, Letter> {
        self.inner.receive()
    }

    fn leave(&self) -> StoreFuture<'_, ()> {
        self.inner.leave()
    }
}
