//! A node: its lease, its claims, and its letters.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use engine::Hash256;
use futures_util::StreamExt;
use server::{Claim, Cluster, Letter, StoreFault, StoreFuture};
use sqlx_core::connection::Connection;
use sqlx_core::query::query;
use sqlx_core::row::Row;
use sqlx_postgres::PgConnection;
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, timeout};

use crate::bus::Bus;
use crate::fault::{cannot_open, read_database};
use crate::parts::{Incomplete, Part, WRAPPING_MAX};
use crate::statements::*;
use crate::{JoinFault, PostgresStore, broken, new_name, within};

/// How long a node is alive without renewing its lease, and how often it does. A table whose node died waits for the
/// first, so it is short; a database that does not answer for so long stops every table.
const LEASE: Duration = Duration::from_millis(1500);
const RENEWED_EVERY: Duration = Duration::from_millis(300);
/// For how long the tables of a node that is gone are searched by its name, and how often all tables are searched, which
/// is slow where there are many.
const GONE_FOR: Duration = Duration::from_secs(60);
const SWEPT_EVERY: Duration = Duration::from_secs(10);
/// How often letters are looked for in the database while the bus cannot bring them, and while it can.
const POLL: Duration = Duration::from_millis(20);
const POLL_SELDOM: Duration = Duration::from_millis(500);
/// How many letters may wait; more are lost.
const LETTERS_MAX: usize = 1 << 16;
/// How many letters go into one statement.
const LETTERS_AT_ONCE: usize = 512;

/// What a node knows of itself and the others.
struct Membership {
    name: String,
    /// Until when nobody can have claimed what is ours.
    valid_until: Instant,
    /// Since when the lease was renewed without a pause. Before that has lasted for a while, the others may only seem
    /// dead: the database was away for all of us.
    steady_since: Instant,
    /// The others, and whether the bus reaches them.
    peers: HashMap<String, bool>,
    /// Those that were there a moment ago, and this node by the name that it had.
    gone: HashMap<String, Instant>,
    /// When all tables were last searched for those without an owner.
    swept_at: Option<Instant>,
    has_left: bool,
}

impl Membership {
    /// Takes note of who is there now.
    fn meet(&mut self, peers: HashMap<String, bool>) {
        let now = Instant::now();
        let vanished = std::mem::take(&mut self.peers).into_keys().filter(|name| !peers.contains_key(name));
        self.gone.extend(vanished.map(|name| (name, now)));
        self.gone.retain(|_, since| since.elapsed() < GONE_FOR);
        self.peers = peers;
    }
}

/// A node of a cluster.
pub struct Node {
    shared: Arc<Shared>,
    incoming: tokio::sync::Mutex<mpsc::Receiver<Letter>>,
    tasks: Mutex<JoinSet<()>>,
}

struct Shared {
    store: Arc<PostgresStore>,
    bus: Option<Bus>,
    /// Proves that a letter comes from a node.
    key: [u8; 32],
    membership: Mutex<Membership>,
    /// The name, for those who wait for another one.
    named: watch::Sender<String>,
    /// Letters with their senders and recipients.
    outgoing: mpsc::Sender<[String; 3]>,
    received: mpsc::Sender<Letter>,
    incomplete: Mutex<Incomplete>,
}

impl Node {
    /// Joins the nodes that share a database, and connects to their bus if there is one.
    pub async fn join(database: &str, bus: Option<&str>) -> Result<(Arc<PostgresStore>, Arc<Node>), JoinFault> {
        let options = read_database(database)?;
        let store = PostgresStore::open(options).await.map_err(|fault| cannot_open(database, &fault))?;
        let store = Arc::new(store);
        let refused = |fault: StoreFault| JoinFault::Refused(fault.to_string());
        let key = store.key("letters").await.map_err(refused)?;
        let bus = match bus {
            Some(address) => {
                // Clusters that share a bus do not hear each other.
                let cluster = Hash256::of(&[b"escapade cluster", &key]).to_string();
                Some(Bus::connect(address, &cluster[..16]).await?)
            }
            None => None,
        };
        let (outgoing, to_send) = mpsc::channel(LETTERS_MAX);
        let (received, incoming) = mpsc::channel(LETTERS_MAX);
        let now = Instant::now();
        let membership = Membership {
            name: String::new(),
            valid_until: now,
            steady_since: now,
            peers: HashMap::new(),
            gone: HashMap::new(),
            swept_at: None,
            has_left: false,
        };
        let named = watch::Sender::default();
        let shared = Arc::new(Shared {
            store: store.clone(),
            bus,
            key,
            membership: Mutex::new(membership),
            named,
            outgoing,
            received,
            incomplete: Mutex::default(),
        });
        let mut connection = None;
        shared.renew(&mut connection).await.map_err(refused)?;
        let mut tasks = JoinSet::new();
        tasks.spawn(shared.clone().keep_lease(connection));
        tasks.spawn(shared.clone().send_letters(to_send));
        tasks.spawn(shared.clone().collect_letters());
        tasks.spawn(shared.clone().listen_to_bus());
        let node = Node { shared, incoming: tokio::sync::Mutex::new(incoming), tasks: Mutex::new(tasks) };
        Ok((store, Arc::new(node)))
    }

    /// Neither renews the lease nor carries letters any more, as a process does that is stopped. For tests.
    pub fn fall_asleep(&self) {
        self.tasks.lock().unwrap_or_else(PoisonError::into_inner).abort_all();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Membership> {
        self.membership.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn name(&self) -> Option<String> {
        let membership = self.lock();
        (Instant::now() < membership.valid_until && !membership.has_left).then(|| membership.name.clone())
    }

    fn has_bus(&self) -> bool {
        self.bus.as_ref().is_some_and(Bus::is_connected)
    }

    /// Renews the lease, or takes another one, and looks who else is there.
    async fn renew(&self, connection: &mut Option<PgConnection>) -> Result<(), StoreFault> {
        let took = timeout(LEASE, self.renew_by(connection)).await;
        let renewed = took.unwrap_or_else(|_| Err(StoreFault::Broken("the database does not answer".to_owned())));
        if renewed.is_err() {
            *connection = None;
        }
        renewed
    }

    async fn renew_by(&self, kept: &mut Option<PgConnection>) -> Result<(), StoreFault> {
        let mut connection = match kept.take() {
            Some(connection) => connection,
            None => PgConnection::connect_with(self.store.options()).await.map_err(|fault| broken(&fault))?,
        };
        let lease = LEASE.as_millis() as f64;
        let name = self.lock().name.clone();
        // The database counts from the moment when it is asked, which is later than this.
        let mut asked_at = Instant::now();
        let renewed = query(RENEW_NODE).bind(&name).bind(lease).bind(self.has_bus()).execute(&mut connection).await;
        if renewed.map_err(|fault| broken(&fault))?.rows_affected() == 1 {
            let mut membership = self.lock();
            if asked_at > membership.valid_until {
                membership.steady_since = asked_at;
            }
            membership.valid_until = asked_at + LEASE;
        } else {
            let new = new_name(8);
            if !name.is_empty() {
                tracing::warn!(old = name, new, "this node has lost its lease; it goes on under another name");
            }
            asked_at = Instant::now();
            let joined = query(INSERT_NODE).bind(&new).bind(lease).bind(self.has_bus()).execute(&mut connection).await;
            joined.map_err(|fault| broken(&fault))?;
            let mut membership = self.lock();
            (membership.name, membership.valid_until, membership.steady_since) =
                (new.clone(), asked_at + LEASE, asked_at);
            if !name.is_empty() {
                membership.gone.insert(name, asked_at);
            }
            drop(membership);
            self.named.send_replace(new);
        }
        let (name, is_steady) = {
            let membership = self.lock();
            (membership.name.clone(), membership.steady_since.elapsed() > LEASE)
        };
        if is_steady {
            query(DELETE_DEAD_NODES).execute(&mut connection).await.map_err(|fault| broken(&fault))?;
        }
        let rows = query(SELECT_NODES).bind(&name).fetch_all(&mut connection).await.map_err(|fault| broken(&fault))?;
        let peer = |row: &sqlx_postgres::PgRow| Ok((row.try_get(0)?, row.try_get(1)?));
        let peers: Result<HashMap<String, bool>, sqlx_core::Error> = rows.iter().map(peer).collect();
        self.lock().meet(peers.map_err(|fault| broken(&fault))?);
        *kept = Some(connection);
        Ok(())
    }

    async fn keep_lease(self: Arc<Shared>, mut connection: Option<PgConnection>) {
        let mut tick = tokio::time::interval(RENEWED_EVERY);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tick.tick().await;
            if let Err(fault) = self.renew(&mut connection).await {
                tracing::warn!(%fault, "the lease of this node cannot be renewed");
            }
        }
    }

    /// Only nodes know the key, so nobody else can write letters, whoever uses the bus.
    fn check(&self, from: &str, to: &str, text: &str) -> Hash256 {
        let parts: [&[u8]; 5] = [b"escapade letter", &self.key, from.as_bytes(), to.as_bytes(), text.as_bytes()];
        Hash256::of(&parts)
    }

    /// A part of a letter as it travels.
    fn wrap(&self, from: &str, to: &str, part: &Part<'_>) -> String {
        let text = part.to_string();
        format!("{from} {} {text}", self.check(from, to, &text))
    }

    /// Takes a part of a letter that has come, if a node wrote it for us.
    fn take(&self, wrapped: &str) {
        let mut words = wrapped.splitn(3, ' ');
        let (Some(from), Some(check), Some(text)) = (words.next(), words.next(), words.next()) else { return };
        let name = self.lock().name.clone();
        if self.check(from, &name, text).to_string() != check {
            // It may have been written for the name that this node had before.
            tracing::debug!("a letter that no node has written for this one was thrown away");
            return;
        }
        let Some(part) = Part::read(text) else { return };
        let whole = self.incomplete.lock().unwrap_or_else(PoisonError::into_inner).add(from, &part);
        if let Some(text) = whole {
            drop(self.received.try_send(Letter { from: from.to_owned(), text }));
        }
    }

    /// Sends letters by the bus where it reaches both ends, and through the database where it does not.
    async fn send_letters(self: Arc<Shared>, mut letters: mpsc::Receiver<[String; 3]>) {
        let (mut some, mut serial) = (Vec::new(), 0);
        while letters.recv_many(&mut some, LETTERS_AT_ONCE).await > 0 {
            let (mut recipients, mut texts) = (Vec::new(), Vec::new());
            for [from, to, text] in some.drain(..) {
                let reaches = self.lock().peers.get(&to).copied();
                serial += 1;
                match (&self.bus, reaches) {
                    (Some(bus), Some(true)) if bus.is_connected() => {
                        for part in Part::split(serial, &text, bus.bytes_max().saturating_sub(WRAPPING_MAX)) {
                            bus.publish(&to, self.wrap(&from, &to, &part)).await;
                        }
                    }
                    // Nobody has heard of the recipient, or no longer.
                    (_, None) => {}
                    (_, Some(_)) => {
                        texts.push(self.wrap(&from, &to, &Part::whole(serial, &text)));
                        recipients.push(to);
                    }
                }
            }
            if !recipients.is_empty() {
                let statement = query(INSERT_LETTERS).bind(recipients).bind(texts);
                if let Err(fault) = within(statement.execute(self.store.readers())).await {
                    tracing::warn!(%fault, "letters to other nodes were lost");
                }
            }
        }
    }

    /// Collects the letters that come through the database.
    async fn collect_letters(self: Arc<Shared>) {
        loop {
            let (name, by_bus) = {
                let membership = self.lock();
                (membership.name.clone(), membership.peers.values().all(|reaches| *reaches))
            };
            tokio::time::sleep(if by_bus && self.has_bus() { POLL_SELDOM } else { POLL }).await;
            match within(query(TAKE_LETTERS).bind(name).fetch_all(self.store.readers())).await {
                Ok(rows) => rows.iter().filter_map(|row| row.try_get(0).ok()).for_each(|text: &str| self.take(text)),
                Err(fault) => {
                    tracing::debug!(%fault, "letters cannot be collected");
                    tokio::time::sleep(POLL_SELDOM).await;
                }
            }
        }
    }

    /// Takes the letters that come by the bus, under whatever name this node has.
    async fn listen_to_bus(self: Arc<Shared>) {
        let Some(bus) = &self.bus else { return };
        let mut names = self.named.subscribe();
        loop {
            let name = self.lock().name.clone();
            let Some(mut letters) = bus.subscribe(&name).await else { return };
            loop {
                tokio::select! {
                    letter = letters.next() => match letter {
                        Some(letter) => self.take(&String::from_utf8_lossy(&letter.payload)),
                        None => return,
                    },
                    _ = names.wait_for(|other| *other != name) => break,
                }
            }
        }
    }
}

impl Cluster for Node {
    fn name(&self) -> Option<String> {
        self.shared.name()
    }

    fn peers(&self) -> Vec<String> {
        self.shared.lock().peers.keys().cloned().collect()
    }

    fn claim<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Claim> {
        Box::pin(async move {
            let lost = || StoreFault::Broken("this node has lost its lease".to_owned());
            let node = self.name().ok_or_else(lost)?;
            let readers = self.shared.store.readers();
            if let Some(row) = within(query(CLAIM).bind(table).bind(&node).fetch_optional(readers)).await? {
                let epoch: i64 = row.try_get(0).map_err(|fault| broken(&fault))?;
                return Ok(Claim::Own { epoch: epoch as u64, node });
            }
            let owner = within(query(SELECT_OWNER).bind(table).fetch_optional(readers)).await?;
            let owner: String = owner.ok_or_else(lost)?.try_get(0).map_err(|fault| broken(&fault))?;
            match owner.is_empty() || owner == node {
                // It was given up between the two statements, or our own lease ran out.
                true => Err(lost()),
                false => Ok(Claim::Other { node: owner }),
            }
        })
    }

    fn release<'a>(&'a self, table: &'a str, epoch: u64) -> StoreFuture<'a, ()> {
        Box::pin(async move {
            within(query(RELEASE).bind(table).bind(epoch as i64).execute(self.shared.store.readers())).await.map(drop)
        })
    }

    fn adopt(&self, limit: i64) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async move {
            let Some(node) = self.name() else { return Ok(Vec::new()) };
            let (gone, is_sweep) = {
                let membership = self.shared.lock();
                let gone: Vec<String> = membership.gone.keys().cloned().collect();
                (gone, membership.swept_at.is_none_or(|at| at.elapsed() >= SWEPT_EVERY))
            };
            let statement = match is_sweep {
                true => query(ADOPT).bind(node).bind(limit),
                false if gone.is_empty() => return Ok(Vec::new()),
                false => query(ADOPT_OF).bind(node).bind(limit).bind(gone),
            };
            let rows = within(statement.fetch_all(self.shared.store.readers())).await?;
            if is_sweep && (rows.len() as i64) < limit {
                self.shared.lock().swept_at = Some(Instant::now());
            }
            rows.iter().map(|row| row.try_get(0).map_err(|fault| broken(&fault))).collect()
        })
    }

    fn send(&self, from: &str, to: &str, text: String) {
        // A letter too many is lost, as any other may be.
        drop(self.shared.outgoing.try_send([from.to_owned(), to.to_owned(), text]));
    }

    fn receive(&self) -> StoreFuture<'_, Letter> {
        Box::pin(async move {
            let letter = self.incoming.lock().await.recv().await;
            letter.ok_or_else(|| StoreFault::Broken("this node has left".to_owned()))
        })
    }

    fn leave(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.fall_asleep();
            let name = {
                let mut membership = self.shared.lock();
                membership.has_left = true;
                membership.name.clone()
            };
            let readers = self.shared.store.readers();
            within(query(DELETE_NODE).bind(name).execute(readers)).await.map(drop)
        })
    }
}
