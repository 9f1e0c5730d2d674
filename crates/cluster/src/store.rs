//! The store of many nodes, by PostgreSQL. It decides everything: the order of a table's log, by the key of `entries`,
//! and whose entries count, by the epoch of the owner's claim.

mod operator;

use std::collections::HashMap;
use std::time::Duration;

use engine::{Hash256, Set};
use host::LoggedEntry;
use protocol::Phase;
use protocol::rest::TokenScope;
use server::{
    Chain, FoundPlayer, KeptTurns, OperatorStore, SecretKind, SecretRow, Store, StoreFault, StoreFuture, StoreWrite,
    TableFilter, TableRow,
};
use sqlx_core::connection::{ConnectOptions, Connection};
use sqlx_core::migrate::{Migration, MigrationType, Migrator};
use sqlx_core::query::query;
use sqlx_core::row::Row;
use sqlx_core::sql_str::SqlSafeStr;
use sqlx_postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions, PgRow};
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout_at};

use crate::statements::*;
use crate::{PATIENCE, broken, new_name, within};

const MIGRATIONS: [&str; 3] =
    [include_str!("../migrations/1.sql"), include_str!("../migrations/2.sql"), include_str!("../migrations/3.sql")];

/// How many statements beside writes run at a time.
const READERS: u32 = 8;
/// The pause before a write is tried again after its connection broke.
const PAUSE: Duration = Duration::from_millis(50);
/// How many rows that nobody needs any more are deleted at a time.
const DELETED_AT_ONCE: i64 = 2000;
/// For how many tables the last entry is remembered.
const LAST_MAX: usize = 1 << 16;

/// Limits of every connection. A node that falls asleep in the middle of a transaction must not hold up others for long.
const SETTINGS: [(&str, &str); 4] = [
    ("idle_in_transaction_session_timeout", "700"),
    ("statement_timeout", "5000"),
    ("lock_timeout", "2000"),
    ("application_name", "escapade"),
];

/// The store of many nodes, by PostgreSQL.
pub struct PostgresStore {
    options: PgConnectOptions,
    readers: PgPool,
    writer: Mutex<Writer>,
}

/// The one connection of a node that writes.
struct Writer {
    options: PgConnectOptions,
    /// The connection; nothing after a fault.
    connection: Option<PgConnection>,
    /// The last entries of tables that this node has written to.
    last: HashMap<String, LastEntry>,
}

#[derive(Clone, Copy)]
struct LastEntry {
    number: u64,
    chain: Chain,
    /// Under which claim it was written or read. Under another one the log may have been replaced.
    epoch: u64,
}

/// Why an attempt to write failed.
enum Failure {
    /// The database has refused it: nothing was written.
    Refused(StoreFault),
    /// The connection broke. If that was during the commit, nobody knows what happened.
    Broken { fault: String, in_doubt: bool },
}

/// Codes of PostgreSQL that mean: not now. The transaction was rolled back.
const TRY_AGAIN: [&str; 3] = ["40001", "40P01", "55P03"];

impl From<sqlx_core::Error> for Failure {
    fn from(fault: sqlx_core::Error) -> Failure {
        match fault.as_database_error() {
            Some(database) if database.is_unique_violation() => Failure::Refused(StoreFault::Conflict),
            Some(database) if database.code().is_some_and(|code| TRY_AGAIN.contains(&&*code)) => {
                Failure::Broken { fault: fault.to_string(), in_doubt: false }
            }
            // Class 57 is an operator or a crash, class 08 a connection: the statement was not refused for what it says.
            Some(database) if database.code().is_some_and(|code| code.starts_with("57") || code.starts_with("08")) => {
                Failure::Broken { fault: fault.to_string(), in_doubt: false }
            }
            Some(_) => Failure::Refused(broken(&fault)),
            None => Failure::Broken { fault: fault.to_string(), in_doubt: false },
        }
    }
}

impl PostgresStore {
    /// Connects to a database and brings its tables up to date.
    pub async fn open(options: PgConnectOptions) -> Result<PostgresStore, sqlx_core::Error> {
        let options = options.options(SETTINGS).disable_statement_logging();
        // A pool would try for long what cannot succeed.
        PgConnection::connect_with(&options).await?.close().await?;
        let readers = PgPoolOptions::new().max_connections(READERS).acquire_timeout(PATIENCE);
        let readers = readers.connect_lazy_with(options.clone());
        let migration = |(sql, version): (&&'static str, i64)| {
            Migration::new(version, "".into(), MigrationType::Simple, sql.into_sql_str(), false)
        };
        let migrator = Migrator::with_migrations(MIGRATIONS.iter().zip(1..).map(migration).collect());
        migrator.run(&readers).await?;
        let writer = Mutex::new(Writer { options: options.clone(), connection: None, last: HashMap::new() });
        Ok(PostgresStore { options, readers, writer })
    }

    /// For connections beside the store's own.
    pub(crate) fn options(&self) -> &PgConnectOptions {
        &self.options
    }

    pub(crate) fn readers(&self) -> &PgPool {
        &self.readers
    }

    /// A secret that all nodes share, which the first of them makes.
    pub async fn key(&self, name: &str) -> Result<[u8; 32], StoreFault> {
        self.key_or(name, &new_name(32)).await
    }

    /// Puts a shared secret in place before any node has made one; false if there is another one already.
    pub async fn set_key(&self, name: &str, secret: [u8; 32]) -> Result<bool, StoreFault> {
        let digits: String = secret.iter().map(|byte| format!("{byte:02x}")).collect();
        Ok(self.key_or(name, &digits).await? == secret)
    }

    async fn key_or(&self, name: &str, digits: &str) -> Result<[u8; 32], StoreFault> {
        query(INSERT_KEY).bind(name).bind(digits).execute(&self.readers).await.map_err(|fault| broken(&fault))?;
        let row = query(SELECT_KEY).bind(name).fetch_one(&self.readers).await.map_err(|fault| broken(&fault))?;
        let kept: Option<Hash256> = row.try_get::<&str, _>(0).map_err(|fault| broken(&fault))?.parse().ok();
        Ok(*kept.ok_or_else(|| StoreFault::Broken(format!("the key {name} has not 64 digits")))?.bytes())
    }

    /// Deletes some rows by a statement, and says how many.
    async fn delete(&self, statement: &'static str) -> Result<u64, StoreFault> {
        Ok(within(query(statement).bind(DELETED_AT_ONCE).execute(&self.readers)).await?.rows_affected())
    }

    /// Closes all connections.
    pub async fn close(&self) {
        self.readers.close().await;
        if let Some(connection) = self.writer.lock().await.connection.take() {
            drop(connection.close().await);
        }
    }

    async fn rows(
        &self,
        statement: sqlx_core::query::Query<'_, sqlx_postgres::Postgres, sqlx_postgres::PgArguments>,
    ) -> Result<Vec<PgRow>, StoreFault> {
        within(statement.fetch_all(&self.readers)).await
    }
}

impl Writer {
    /// Writes a batch as one transaction under this name. If a transaction of the name is there already, it was this one.
    async fn attempt(&mut self, name: &str, batch: &[StoreWrite]) -> Result<(), Failure> {
        // While it is taken out, dropping this future drops the connection, too.
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => PgConnection::connect_with(&self.options).await?,
        };
        let mut transaction = connection.begin().await?;
        let named = query(INSERT_COMMIT).bind(name).execute(&mut *transaction).await?;
        if named.rows_affected() == 0 {
            transaction.rollback().await?;
            self.connection = Some(connection);
            return Ok(());
        }
        let written = self.write_by(batch, &mut transaction).await;
        let last = match written {
            Ok(last) => last,
            Err(failure) => {
                // What was remembered may be wrong: it is read again.
                self.last.clear();
                if matches!(failure, Failure::Refused(_)) && transaction.rollback().await.is_ok() {
                    self.connection = Some(connection);
                }
                return Err(failure);
            }
        };
        if let Err(fault) = transaction.commit().await {
            return Err(match Failure::from(fault) {
                Failure::Broken { fault, .. } => Failure::Broken { fault, in_doubt: true },
                refused => refused,
            });
        }
        self.connection = Some(connection);
        if self.last.len() > LAST_MAX {
            self.last.clear();
        }
        self.last.extend(last);
        Ok(())
    }

    /// Writes a batch, and gives the last entries of its tables.
    async fn write_by(
        &self,
        batch: &[StoreWrite],
        transaction: &mut PgConnection,
    ) -> Result<HashMap<String, LastEntry>, Failure> {
        let mut added: HashMap<String, LastEntry> = HashMap::new();
        let (mut tables, mut numbers, mut epochs, mut lines) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for write in batch {
            let StoreWrite::Entry { table, number, entry, epoch } = write else {
                write_one(write, transaction).await?;
                continue;
            };
            let remembered = added.get(table).or_else(|| self.last.get(table)).copied();
            let last = match remembered.filter(|last| (last.number + 1, last.epoch) == (*number, *epoch)) {
                Some(last) => last,
                None => last_entry(table, *epoch, transaction).await?,
            };
            if *number != last.number + 1 {
                return Err(Failure::Refused(StoreFault::Conflict));
            }
            let chain = last.chain.after(entry);
            added.insert(table.clone(), LastEntry { number: *number, chain, epoch: *epoch });
            tables.push(table.as_str());
            numbers.push(*number as i64);
            epochs.push(*epoch as i64);
            lines.push(format!("{chain} {entry}"));
        }
        if tables.is_empty() {
            return Ok(added);
        }
        let count = tables.len() as u64;
        let statement = query(INSERT_ENTRIES).bind(tables).bind(numbers).bind(epochs).bind(lines);
        match statement.execute(transaction).await?.rows_affected() == count {
            true => Ok(added),
            // Another node owns one of the tables by now.
            false => Err(Failure::Refused(StoreFault::Conflict)),
        }
    }
}

async fn last_entry(table: &str, epoch: u64, connection: &mut PgConnection) -> Result<LastEntry, Failure> {
    let row = query(SELECT_LAST).bind(table).fetch_optional(connection).await?;
    Ok(match row {
        None => LastEntry { number: 0, chain: Chain::start(table), epoch },
        Some(row) => {
            let chain = Chain::of_last_line(table, row.try_get(1)?);
            LastEntry { number: row.try_get::<i64, _>(0)? as u64, chain, epoch }
        }
    })
}

/// Writes one thing, but for an entry, which is written together with others.
async fn write_one(write: &StoreWrite, transaction: &mut PgConnection) -> Result<(), Failure> {
    let statement = match write {
        // Every transaction writes its name, which is enough to show that something can be written.
        StoreWrite::Entry { .. } | StoreWrite::Pulse => return Ok(()),
        StoreWrite::NewTable(row) => query(INSERT_TABLE)
            .bind(&row.id)
            .bind(&row.game)
            .bind(&row.creator)
            .bind(&row.key_hash)
            .bind(row.is_open)
            .bind(row.is_timed)
            .bind(row.phase.word())
            .bind(row.created_at)
            .bind(&row.about),
        StoreWrite::About { table, about } => query(UPDATE_ABOUT).bind(table).bind(about),
        StoreWrite::Phase { table, phase } => query(UPDATE_PHASE).bind(table).bind(phase.word()),
        StoreWrite::Turns { table, turns, number } => query(UPDATE_TURNS).bind(table).bind(turns).bind(*number as i64),
        StoreWrite::GuestSeen { player, at } => query(SEE_GUEST).bind(player).bind(at),
        StoreWrite::Player { id, name, at } => query(UPSERT_PLAYER).bind(id).bind(name).bind(at),
        StoreWrite::NewSecret(row) => query(INSERT_SECRET)
            .bind(row.hash.to_string())
            .bind(&row.player)
            .bind(row.kind.word())
            .bind(row.scopes.iter().map(TokenScope::word).collect::<Vec<_>>().join(" "))
            .bind(row.expires_at)
            .bind(row.created_at),
        StoreWrite::DeleteCookies { player } => query(DELETE_COOKIES).bind(player),
        StoreWrite::ForgetEnded { now } => query(DELETE_ENDED).bind(now),
        StoreWrite::ForgetGuest { player, before } => {
            let gone = query(DELETE_GUEST).bind(player).bind(before).execute(&mut *transaction).await?;
            match gone.rows_affected() {
                0 => return Ok(()),
                _ => query(DELETE_SECRETS_OF).bind(player),
            }
        }
        StoreWrite::Seated { table, players } => {
            query(DELETE_SEATED).bind(table).execute(&mut *transaction).await?;
            query(INSERT_SEATED).bind(players).bind(table)
        }
        StoreWrite::DeleteSecret(hash) => {
            let done = query(DELETE_SECRET).bind(hash.to_string()).execute(transaction).await?;
            return match done.rows_affected() {
                1 => Ok(()),
                _ => Err(Failure::Refused(StoreFault::Conflict)),
            };
        }
    };
    statement.execute(transaction).await?;
    Ok(())
}

impl Store for PostgresStore {
    fn write<'a>(&'a self, batch: &'a [StoreWrite]) -> StoreFuture<'a, ()> {
        Box::pin(async move {
            let mut writer = self.writer.lock().await;
            let (name, end) = (new_name(16), Instant::now() + PATIENCE);
            // Once a commit was in doubt, it stays so until the database has answered.
            let mut was_in_doubt = false;
            loop {
                let problem = match timeout_at(end, writer.attempt(&name, batch)).await {
                    Ok(Ok(())) => return Ok(()),
                    // A refusal of a second attempt answers the first one, too: its name was not there.
                    Ok(Err(Failure::Refused(fault))) => return Err(fault),
                    Ok(Err(Failure::Broken { fault, in_doubt })) => {
                        was_in_doubt |= in_doubt;
                        fault
                    }
                    Err(_) => {
                        // It may have been cut off during the commit.
                        was_in_doubt = true;
                        "the database does not answer".to_owned()
                    }
                };
                writer.last.clear();
                if Instant::now() + PAUSE >= end {
                    return Err(match was_in_doubt {
                        true => StoreFault::InDoubt(problem),
                        false => StoreFault::Broken(problem),
                    });
                }
                tokio::time::sleep(PAUSE).await;
            }
        })
    }

    fn log<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Vec<LoggedEntry>> {
        Box::pin(async move {
            let rows = self.rows(query(SELECT_LOG).bind(table)).await?;
            let line = |row: &PgRow| Ok((row.try_get(0)?, row.try_get(1)?));
            let lines: Result<Vec<(i64, String)>, sqlx_core::Error> = rows.iter().map(line).collect();
            let (lines, table) = (lines.map_err(|fault| broken(&fault))?, table.to_owned());
            // Reading a long log takes too long for the async threads.
            let read = tokio::task::spawn_blocking(move || read_log(&table, &lines)).await;
            read.map_err(|fault| StoreFault::Broken(fault.to_string()))?.map_err(StoreFault::Broken)
        })
    }

    fn table<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<TableRow>> {
        Box::pin(async move { self.rows(query(SELECT_TABLE).bind(id)).await?.iter().map(table_row).next().transpose() })
    }

    fn tables(&self, phase: Phase, which: TableFilter, limit: i64) -> StoreFuture<'_, Vec<TableRow>> {
        Box::pin(async move {
            let statement = match which {
                TableFilter::Open => SELECT_OPEN,
                TableFilter::Timed => SELECT_TIMED,
            };
            self.rows(query(statement).bind(phase.word()).bind(limit)).await?.iter().map(table_row).collect()
        })
    }

    fn tables_of<'a>(&'a self, player: &'a str, limit: i64) -> StoreFuture<'a, Vec<TableRow>> {
        Box::pin(async move {
            self.rows(query(SELECT_SEATED).bind(player).bind(limit)).await?.iter().map(table_row).collect()
        })
    }

    fn turns_of<'a>(&'a self, player: &'a str, limit: i64) -> StoreFuture<'a, Vec<KeptTurns>> {
        Box::pin(async move {
            let rows = self.rows(query(SELECT_TURNS).bind(player).bind(limit)).await?;
            let kept = |row: &PgRow| {
                Ok(KeptTurns { table: row.try_get(0)?, turns: row.try_get(1)?, is_current: row.try_get(2)? })
            };
            rows.iter().map(|row| kept(row).map_err(|fault: sqlx_core::Error| broken(&fault))).collect()
        })
    }

    fn find<'a>(&'a self, hash: &'a Hash256, kind: SecretKind, now: i64) -> StoreFuture<'a, Option<FoundPlayer>> {
        Box::pin(async move {
            let rows = self.rows(query(SELECT_SECRET).bind(hash.to_string()).bind(kind.word()).bind(now)).await?;
            let found = |row: &PgRow| {
                let (player, name, expires_at) = (row.try_get(0)?, row.try_get(1)?, row.try_get(3)?);
                Ok(FoundPlayer { player, name, scopes: scopes(row.try_get(2)?), expires_at, seen_at: row.try_get(4)? })
            };
            rows.first().map(found).transpose().map_err(|fault: sqlx_core::Error| broken(&fault))
        })
    }

    fn ids<'a>(&'a self, after: &'a str, limit: i64) -> StoreFuture<'a, Vec<String>> {
        Box::pin(async move { texts(&self.rows(query(SELECT_IDS).bind(after).bind(limit)).await?) })
    }

    fn secrets<'a>(&'a self, player: &'a str, now: i64) -> StoreFuture<'a, Vec<SecretRow>> {
        Box::pin(async move {
            let rows = self.rows(query(SELECT_SECRETS).bind(player).bind(now)).await?;
            rows.iter().map(|row| secret_row(row, player)).collect()
        })
    }

    fn unused_guests(&self, before: i64, limit: i64) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async move { texts(&self.rows(query(SELECT_UNUSED).bind(before).bind(limit)).await?) })
    }

    fn log_length<'a>(&'a self, table: &'a str) -> StoreFuture<'a, u64> {
        Box::pin(async move {
            let rows = self.rows(query(SELECT_LENGTH).bind(table)).await?;
            let number = rows.first().map_or(Ok(0), |row| row.try_get::<i64, _>(0));
            Ok(number.map_err(|fault| broken(&fault))? as u64)
        })
    }

    fn size(&self) -> StoreFuture<'_, u64> {
        Box::pin(async move {
            let rows = self.rows(query(SELECT_SIZE)).await?;
            let bytes = rows.first().map_or(Ok(0), |row| row.try_get::<i64, _>(0));
            Ok(bytes.map_err(|fault| broken(&fault))?.unsigned_abs())
        })
    }

    fn operator(&self) -> Option<&dyn OperatorStore> {
        Some(self)
    }

    fn tend(&self) -> StoreFuture<'_, ()> {
        // PostgreSQL tends itself, but for what nobody needs any more.
        Box::pin(async {
            for statement in [DELETE_COMMITS, DELETE_DEAD_LETTERS] {
                while self.delete(statement).await? == DELETED_AT_ONCE as u64 {}
            }
            Ok(())
        })
    }
}

/// Puts a log together, and says what is wrong with it.
fn read_log(table: &str, lines: &[(i64, String)]) -> Result<Vec<LoggedEntry>, String> {
    let (mut chain, mut log) = (Chain::start(table), Vec::with_capacity(lines.len()));
    for ((number, line), expected) in lines.iter().zip(1..) {
        if *number != expected {
            return Err(format!("table {table}: entry {expected} is missing"));
        }
        let damaged = || format!("table {table}: entry {number} does not fit its checksum: it was damaged or changed");
        let (next, entry) = chain.follow(table, line).ok_or_else(damaged)?;
        chain = next;
        log.push(serde_json::from_str(entry).map_err(|fault| format!("table {table}: entry {number}: {fault}"))?);
    }
    Ok(log)
}

fn texts(rows: &[PgRow]) -> Result<Vec<String>, StoreFault> {
    rows.iter().map(|row| row.try_get(0).map_err(|fault| broken(&fault))).collect()
}

/// What a token may do. A word that this version does not know permits nothing.
fn scopes(words: &str) -> Set<TokenScope> {
    words.split(' ').filter_map(|word| word.parse().ok()).collect()
}

fn secret_row(row: &PgRow, player: &str) -> Result<SecretRow, StoreFault> {
    let text = |place: usize| row.try_get::<&str, _>(place).map_err(|fault| broken(&fault));
    Ok(SecretRow {
        hash: text(0)?.parse().map_err(|_| StoreFault::Broken("a hash cannot be read".to_owned()))?,
        player: player.to_owned(),
        kind: text(1)?.parse().map_err(StoreFault::Broken)?,
        scopes: scopes(text(2)?),
        expires_at: row.try_get(3).map_err(|fault| broken(&fault))?,
        created_at: row.try_get(4).map_err(|fault| broken(&fault))?,
    })
}

fn table_row(row: &PgRow) -> Result<TableRow, StoreFault> {
    let read = || -> Result<TableRow, sqlx_core::Error> {
        Ok(TableRow {
            id: row.try_get(0)?,
            game: row.try_get(1)?,
            creator: row.try_get(2)?,
            key_hash: row.try_get(3)?,
            is_open: row.try_get(4)?,
            is_timed: row.try_get(5)?,
            phase: Phase::Gathering,
            created_at: row.try_get(7)?,
            about: row.try_get(8)?,
        })
    };
    let found = read().map_err(|fault| broken(&fault))?;
    let phase = row.try_get::<&str, _>(6).map_err(|fault| broken(&fault))?;
    Ok(TableRow { phase: phase.parse().map_err(StoreFault::Broken)?, ..found })
}
