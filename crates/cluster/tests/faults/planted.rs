//! Faults that are planted into a node, to show that the checker finds them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::Hash256;
use host::LoggedEntry;
use protocol::Phase;
use serde_json::Value;
use server::{
    Claim, Cluster, FoundPlayer, KeptTurns, Letter, SecretKind, SecretRow, Store, StoreFault, StoreFuture, StoreWrite,
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
    /// The epoch of an entry is not compared, and a lease is good for ever. The key still is.
    NoEpoch,
    /// The same, and the key was dropped: a log may have two entries of a number.
    NoKey,
    /// Every write is made twice, as by a retry that does not look.
    Doubling,
    /// Two actions that were acknowledged one after the other are kept the other way round.
    Reordering,
    /// What one client is sent is also sent to another.
    Leak,
    /// Now and then something is not sent.
    Gap,
}

impl Plant {
    const ALL: [Plant; 7] = [
        Plant::ToldBeforeKept,
        Plant::NoEpoch,
        Plant::NoKey,
        Plant::Doubling,
        Plant::Reordering,
        Plant::Leak,
        Plant::Gap,
    ];

    pub(crate) fn word(self) -> &'static str {
        match self {
            Plant::ToldBeforeKept => "told-before-kept",
            Plant::NoEpoch => "no-epoch",
            Plant::NoKey => "no-key",
            Plant::Doubling => "doubling",
            Plant::Reordering => "reordering",
            Plant::Leak => "leak",
            Plant::Gap => "gap",
        }
    }

    pub(crate) fn read(word: &str) -> Option<Plant> {
        Plant::ALL.into_iter().find(|plant| plant.word() == word)
    }

    /// Whether a lease is good for ever.
    fn ignores_leases(self) -> bool {
        matches!(self, Plant::NoEpoch | Plant::NoKey)
    }
}

/// Whether something that is written is an action.
fn is_action(write: &StoreWrite) -> bool {
    matches!(write, StoreWrite::Entry { entry, .. } if entry.contains("played"))
}

#[derive(Clone)]
pub(crate) struct PlantedStore {
    plant: Plant,
    inner: Arc<dyn Store>,
    beside: Arc<tokio::sync::Mutex<PgConnection>>,
    /// Actions that were acknowledged and are kept later, by table.
    held: Arc<tokio::sync::Mutex<HashMap<String, Vec<StoreWrite>>>>,
}

impl PlantedStore {
    pub(crate) async fn new(plant: Plant, inner: Arc<dyn Store>, database: &str) -> PlantedStore {
        let beside = PgConnection::connect(database).await.expect("the database answers");
        PlantedStore { plant, inner, beside: Arc::new(tokio::sync::Mutex::new(beside)), held: Arc::default() }
    }

    /// The last number and the epoch of a table, as the database has them now.
    async fn position(&self, table: &str) -> Result<(u64, u64), StoreFault> {
        let broken = |fault: sqlx_core::Error| StoreFault::Broken(fault.to_string());
        let found = "SELECT (SELECT COALESCE(MAX(number), 0) FROM entries WHERE table_id = $1), \
                     (SELECT epoch FROM owners WHERE table_id = $1)";
        let mut beside = self.beside.lock().await;
        let row = query(found).bind(table).fetch_one(&mut *beside).await.map_err(broken)?;
        let (last, epoch): (i64, i64) = (row.try_get(0).map_err(broken)?, row.try_get(1).map_err(broken)?);
        Ok((last as u64, epoch as u64))
    }

    /// The same writes with the epochs that would be accepted now.
    async fn with_epochs(&self, batch: &[StoreWrite]) -> Result<Vec<StoreWrite>, StoreFault> {
        let mut changed = batch.to_vec();
        for write in &mut changed {
            if let StoreWrite::Entry { table, epoch, .. } = write {
                *epoch = self.position(table).await?.1;
            }
        }
        Ok(changed)
    }

    /// The same writes with the numbers and epochs that would be accepted now, actions `times` times.
    async fn renumbered(&self, batch: &[StoreWrite], times: usize) -> Result<Vec<StoreWrite>, StoreFault> {
        let mut changed = Vec::new();
        let mut added: HashMap<&str, u64> = HashMap::new();
        for write in batch {
            let StoreWrite::Entry { table, entry, .. } = write else {
                changed.push(write.clone());
                continue;
            };
            let (last, epoch) = self.position(table).await?;
            for _ in 0..if is_action(write) { times } else { 1 } {
                let count = added.entry(table).or_default();
                *count += 1;
                let (table, entry) = (table.clone(), entry.clone());
                changed.push(StoreWrite::Entry { table, number: last + *count, entry, epoch });
            }
        }
        Ok(changed)
    }

    async fn write_later(&self, batch: &[StoreWrite]) -> Result<(), StoreFault> {
        if !batch.iter().any(is_action) {
            return self.inner.write(batch).await;
        }
        let (inner, batch) = (self.inner.clone(), batch.to_vec());
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(40)).await;
            drop(inner.write(&batch).await);
        });
        Ok(())
    }

    /// Holds each action back until the next one of its table is there, or for a moment.
    async fn write_in_other_order(&self, batch: &[StoreWrite]) -> Result<(), StoreFault> {
        let mut held = self.held.lock().await;
        let mut now = Vec::new();
        for write in batch {
            match write {
                StoreWrite::Entry { table, .. } if is_action(write) && !held.contains_key(table) => {
                    held.insert(table.clone(), vec![write.clone()]);
                    let (store, table) = (self.clone(), table.clone());
                    tokio::spawn(async move {
                        tokio::time::sleep(Duration::from_millis(60)).await;
                        let mut held = store.held.lock().await;
                        if let Some(late) = held.remove(&table)
                            && let Ok(late) = store.renumbered(&late, 1).await
                        {
                            drop(store.inner.write(&late).await);
                        }
                    });
                }
                StoreWrite::Entry { table, .. } => {
                    now.push(write.clone());
                    now.extend(held.remove(table).into_iter().flatten());
                }
                _ => now.push(write.clone()),
            }
        }
        self.inner.write(&self.renumbered(&now, 1).await?).await
    }
}

impl Store for PlantedStore {
    fn write<'a>(&'a self, batch: &'a [StoreWrite]) -> StoreFuture<'a, ()> {
        Box::pin(async move {
            match self.plant {
                Plant::ToldBeforeKept => self.write_later(batch).await,
                Plant::NoEpoch | Plant::NoKey => self.inner.write(&self.with_epochs(batch).await?).await,
                Plant::Doubling => self.inner.write(&self.renumbered(batch, 2).await?).await,
                Plant::Reordering => self.write_in_other_order(batch).await,
                Plant::Leak | Plant::Gap => self.inner.write(batch).await,
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

    fn turns_of<'a>(&'a self, player: &'a str, limit: i64) -> StoreFuture<'a, Vec<KeptTurns>> {
        self.inner.turns_of(player, limit)
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
    /// What was sent to a client last, and how much was sent.
    told: Mutex<(Vec<Value>, usize)>,
}

impl PlantedCluster {
    pub(crate) fn new(plant: Plant, inner: Arc<dyn Cluster>) -> PlantedCluster {
        PlantedCluster { plant, inner, first: Mutex::default(), told: Mutex::default() }
    }
}

impl PlantedCluster {
    /// A letter with too much for a client, or too little.
    fn change(&self, text: String) -> String {
        let mut letter: Value = serde_json::from_str(&text).expect("letters are JSON");
        let Some(texts) = letter.pointer_mut("/note/tell/texts").and_then(Value::as_array_mut) else { return text };
        let is_update = |text: &Value| text.as_str().is_some_and(|text| text.contains("\"update\""));
        let mut told = self.told.lock().expect("nobody panics");
        told.1 += 1;
        let updates: Vec<Value> = texts.iter().filter(|text| is_update(text)).cloned().collect();
        match self.plant {
            Plant::Leak => {
                let others = std::mem::replace(&mut told.0, updates);
                texts.extend(others);
            }
            Plant::Gap if told.1.is_multiple_of(5) => texts.retain(|text| !is_update(text)),
            _ => {}
        }
        letter.to_string()
    }
}

impl Cluster for PlantedCluster {
    fn name(&self) -> Option<String> {
        let name = self.inner.name();
        if !self.plant.ignores_leases() {
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
        let text = if matches!(self.plant, Plant::Leak | Plant::Gap) { self.change(text) } else { text };
        self.inner.send(from, to, text);
    }

    fn receive(&self) -> StoreFuture<'_, Letter> {
        self.inner.receive()
    }

    fn leave(&self) -> StoreFuture<'_, ()> {
        self.inner.leave()
    }
}
