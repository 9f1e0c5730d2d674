//! Writes to SQLite.
//!
//! Entries of all tables that are committed together become one row of `fresh`, so a commit for a hundred tables
//! touches a page or two. From time to time they move to `entries`, some of a table's log in each row.

mod operator;

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

use protocol::rest::TokenScope;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, Row, SqliteConnection};

use super::chain::Chain;
use super::statements::*;
use super::{StoreFault, StoreWrite, Tally};

/// How many fresh entries move to their tables' logs at a time: some milliseconds of work.
const FRESH_MAX: usize = 4096;
/// For how many tables the last number is remembered.
const LAST_MAX: usize = 1 << 16;
/// The most pages that SQLite allows.
const PAGES_MAX: u32 = 4_294_967_294;
/// How many rows go into one statement. There are few sizes, so each statement is prepared once.
const ROWS: [usize; 3] = [64, 8, 1];

/// Writes through one connection.
pub(super) struct Writer {
    options: SqliteConnectOptions,
    /// The connection; nothing after a write that failed. SQLite may have rolled such a write back by itself, for
    /// example when the disk was full, and sqlx would count its transaction for ever.
    connection: Option<SqliteConnection>,
    /// The most pages that the file may have.
    pages_max: u32,
    /// How many fresh entries there are; nothing if that is not known.
    fresh: Option<usize>,
    /// Each table's last entry, fresh or not. Where it is not known, no entry of the table is fresh.
    last: HashMap<String, LastEntry>,
    /// For each size in `ROWS`.
    inserts: [String; ROWS.len()],
    /// How much has been written, ever.
    tally: Arc<Mutex<Tally>>,
}

/// The last entry of a table's log.
struct LastEntry {
    number: u64,
    chain: Chain,
}

/// A fresh entry.
pub(super) struct FreshLine<'a> {
    pub(super) table: &'a str,
    pub(super) number: u64,
    /// The entry as it is stored in `entries`, too.
    pub(super) line: &'a str,
}

impl<'a> FreshLine<'a> {
    /// The entry in a line of `fresh`.
    pub(super) fn read(line: &'a str) -> Option<FreshLine<'a>> {
        let (table, rest) = line.split_once(' ')?;
        let (number, line) = rest.split_once(' ')?;
        Some(FreshLine { table, number: number.parse().ok()?, line })
    }
}

impl Writer {
    pub(super) fn new(options: SqliteConnectOptions, tally: Arc<Mutex<Tally>>) -> Writer {
        let inserts = insert_statements();
        Writer { options, connection: None, pages_max: PAGES_MAX, fresh: None, last: HashMap::new(), inserts, tally }
    }

    /// Sets the most pages that the file may have, for this connection and for those after it.
    pub(super) async fn limit_pages(&mut self, most: Option<u32>) -> Result<(), StoreFault> {
        self.pages_max = most.unwrap_or(PAGES_MAX);
        match &mut self.connection {
            Some(connection) => limit_pages(self.pages_max, connection).await,
            None => Ok(()),
        }
    }

    /// Closes the connection; the next write opens another one.
    pub(super) async fn close(&mut self) {
        self.last.clear();
        self.fresh = None;
        if let Some(connection) = self.connection.take() {
            // The worst has happened already if this fails. `close_hard` would not wait until the file is closed.
            drop(connection.close().await);
        }
    }

    async fn connect(&self) -> Result<SqliteConnection, StoreFault> {
        let mut connection = SqliteConnection::connect_with(&self.options).await?;
        if self.pages_max != PAGES_MAX {
            limit_pages(self.pages_max, &mut connection).await?;
        }
        Ok(connection)
    }

    /// Writes all of these or none. When it returns, they are on disk.
    pub(super) async fn write(&mut self, batch: &[StoreWrite]) -> Result<(), StoreFault> {
        // While it is taken out, dropping this future drops the connection, too.
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.connect().await?,
        };
        let done = self.write_by(batch, &mut connection).await;
        self.connection = Some(connection);
        if done.is_err() {
            // What was remembered may be ahead of the disk, and the connection may be of no use.
            self.close().await;
        }
        done
    }

    /// Moves all fresh entries to their tables' logs, so that the logs' lengths are known exactly.
    pub(super) async fn settle(&mut self) -> Result<(), StoreFault> {
        let mut connection = self.connect().await?;
        let moved = self.move_fresh_entries(&mut connection).await;
        self.connection = Some(connection);
        self.close().await;
        moved
    }

    async fn write_by(&mut self, batch: &[StoreWrite], connection: &mut SqliteConnection) -> Result<(), StoreFault> {
        if self.fresh.is_none_or(|fresh| fresh >= FRESH_MAX) {
            self.move_fresh_entries(connection).await?;
        }
        self.append(batch, connection).await
    }

    async fn append(&mut self, batch: &[StoreWrite], connection: &mut SqliteConnection) -> Result<(), StoreFault> {
        let (mut lines, mut count, mut others) = (String::new(), 0, Vec::new());
        for write in batch {
            let StoreWrite::Entry { table, number, entry, .. } = write else {
                others.push(write);
                continue;
            };
            let chain = self.add_to_chain(table, *number, entry, connection).await?;
            // Writing to a text cannot fail.
            _ = writeln!(lines, "{table} {number} {chain} {entry}");
            count += 1;
        }
        let tables = others.iter().filter(|write| matches!(write, StoreWrite::NewTable(_))).count();
        match others.is_empty() {
            // One statement is a transaction of its own, which spares the way to the disk's thread and back twice.
            true => insert_fresh(&lines, connection).await?,
            false => {
                let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
                for write in others {
                    write_one(write, &mut transaction).await?;
                }
                insert_fresh(&lines, &mut transaction).await?;
                transaction.commit().await?;
            }
        }
        self.fresh = self.fresh.map(|fresh| fresh + count);
        let mut tally = self.tally.lock().unwrap_or_else(PoisonError::into_inner);
        tally.tables += tables as u64;
        tally.entries += count as u64;
        Ok(())
    }

    /// The check of a table's log with one more entry. Refuses an entry that is not the next one.
    async fn add_to_chain(
        &mut self,
        table: &str,
        number: u64,
        entry: &str,
        connection: &mut SqliteConnection,
    ) -> Result<Chain, StoreFault> {
        let last = match self.last.get_mut(table) {
            Some(last) => last,
            None => {
                let row = sqlx::query(SELECT_LAST).bind(table).fetch_optional(connection).await?;
                let last = match row {
                    None => LastEntry { number: 0, chain: Chain::start(table) },
                    Some(row) => {
                        let line = row.try_get::<&str, _>(1)?.lines().next_back().unwrap_or_default();
                        LastEntry { number: row.try_get::<i64, _>(0)? as u64, chain: Chain::of_last_line(table, line) }
                    }
                };
                self.last.entry(table.to_owned()).or_insert(last)
            }
        };
        if number != last.number + 1 {
            return Err(StoreFault::Conflict);
        }
        last.number = number;
        last.chain = last.chain.after(entry);
        Ok(last.chain)
    }

    /// Moves all fresh entries to their tables' logs.
    async fn move_fresh_entries(&mut self, connection: &mut SqliteConnection) -> Result<(), StoreFault> {
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        let rows = sqlx::query(SELECT_FRESH).fetch_all(&mut *transaction).await?;
        let mut logs: BTreeMap<&str, (u64, String)> = BTreeMap::new();
        let mut moved = 0;
        for row in &rows {
            for line in row.try_get::<&str, _>(0)?.lines() {
                let broken = || StoreFault::Broken(format!("a line of fresh entries cannot be read: {line}"));
                let FreshLine { table, number, line } = FreshLine::read(line).ok_or_else(broken)?;
                let (last, lines) = logs.entry(table).or_default();
                *last = number;
                lines.push_str(line);
                lines.push('\n');
                moved += 1;
            }
        }
        let logs: Vec<_> = logs.into_iter().collect();
        let mut logs = &logs[..];
        for (rows, statement) in ROWS.into_iter().zip(&self.inserts) {
            while let Some((some, rest)) = logs.split_at_checked(rows) {
                // The statement is one of ours, made of numbers.
                let mut query = sqlx::query(sqlx::AssertSqlSafe(statement.as_str()));
                for (table, (last, lines)) in some {
                    query = query.bind(*table).bind(*last as i64).bind(lines.as_str());
                }
                query.execute(&mut *transaction).await?;
                logs = rest;
            }
        }
        if moved > 0 {
            sqlx::query(DELETE_FRESH).execute(&mut *transaction).await?;
            sqlx::query(ADD_TOTAL).bind(moved).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        self.fresh = Some(0);
        if self.last.len() > LAST_MAX {
            self.last.clear();
        }
        Ok(())
    }
}

async fn limit_pages(most: u32, connection: &mut SqliteConnection) -> Result<(), StoreFault> {
    // The statement is one of ours, made of a number.
    sqlx::query(sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {most}"))).execute(connection).await?;
    Ok(())
}

/// The statements that insert pieces of logs, for each size in `ROWS`.
pub(super) fn insert_statements() -> [String; ROWS.len()] {
    ROWS.map(insert_rows)
}

/// The statement that inserts this many pieces of logs.
fn insert_rows(rows: usize) -> String {
    let values = (0..rows).map(|row| format!("(${}, ${}, ${})", 3 * row + 1, 3 * row + 2, 3 * row + 3));
    format!("INSERT INTO entries (table_id, number, entry) VALUES {}", values.collect::<Vec<_>>().join(", "))
}

async fn insert_fresh(lines: &str, connection: &mut SqliteConnection) -> Result<(), StoreFault> {
    if !lines.is_empty() {
        sqlx::query(INSERT_FRESH).bind(lines).execute(connection).await?;
    }
    Ok(())
}

/// Writes one thing, but for an entry, which is written together with others.
async fn write_one(write: &StoreWrite, transaction: &mut SqliteConnection) -> Result<(), StoreFault> {
    let query = match write {
        StoreWrite::Entry { .. } => return Ok(()),
        StoreWrite::NewTable(row) => sqlx::query(INSERT_TABLE)
            .bind(&row.id)
            .bind(&row.game)
            .bind(&row.creator)
            .bind(&row.key_hash)
            .bind(row.is_open)
            .bind(row.is_timed)
            .bind(row.phase.word())
            .bind(row.created_at)
            .bind(&row.about),
        StoreWrite::About { table, about } => sqlx::query(UPDATE_ABOUT).bind(table).bind(about),
        StoreWrite::Phase { table, phase } => sqlx::query(UPDATE_PHASE).bind(table).bind(phase.word()),
        StoreWrite::Turns { table, turns, number } => {
            sqlx::query(UPDATE_TURNS).bind(table).bind(turns).bind(*number as i64)
        }
        StoreWrite::GuestSeen { player, at } => sqlx::query(SEE_GUEST).bind(player).bind(at),
        StoreWrite::Player { id, name, at } => sqlx::query(UPSERT_PLAYER).bind(id).bind(name).bind(at),
        StoreWrite::NewSecret(row) => sqlx::query(INSERT_SECRET)
            .bind(row.hash.to_string())
            .bind(&row.player)
            .bind(row.kind.word())
            .bind(row.scopes.iter().map(TokenScope::word).collect::<Vec<_>>().join(" "))
            .bind(row.expires_at)
            .bind(row.created_at),
        StoreWrite::DeleteCookies { player } => sqlx::query(DELETE_COOKIES).bind(player),
        StoreWrite::Pulse => {
            sqlx::query(INSERT_PULSE).execute(&mut *transaction).await?;
            sqlx::query(DELETE_PULSE)
        }
        StoreWrite::ForgetEnded { now } => sqlx::query(DELETE_ENDED).bind(now),
        StoreWrite::ForgetGuest { player, before } => {
            let gone = sqlx::query(DELETE_GUEST).bind(player).bind(before).execute(&mut *transaction).await?;
            match gone.rows_affected() {
                0 => return Ok(()),
                _ => sqlx::query(DELETE_SECRETS_OF).bind(player),
            }
        }
        StoreWrite::Seated { table, players } => {
            sqlx::query(DELETE_SEATED).bind(table).execute(&mut *transaction).await?;
            for player in players {
                sqlx::query(INSERT_SEATED).bind(player).bind(table).execute(&mut *transaction).await?;
            }
            return Ok(());
        }
        StoreWrite::DeleteSecret(hash) => {
            let done = sqlx::query(DELETE_SECRET).bind(hash.to_string()).execute(transaction).await?;
            return if done.rows_affected() == 1 { Ok(()) } else { Err(StoreFault::Conflict) };
        }
    };
    query.execute(transaction).await?;
    Ok(())
}
