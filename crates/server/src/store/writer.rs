//! Writes to SQLite.
//!
//! Entries of all tables that are committed together become one row of `fresh`, so a commit for a hundred tables
//! touches a page or two. From time to time they move to `entries`, some of a table's log in each row.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;

use protocol::rest::TokenScope;
use sqlx::{Row, SqliteConnection, SqlitePool};

use super::{StoreFault, StoreWrite};

/// How many fresh entries move to their tables' logs at a time: some milliseconds of work.
const FRESH_MAX: usize = 4096;
/// For how many tables the last number is remembered.
const LAST_MAX: usize = 1 << 16;
/// How many rows go into one statement. There are few sizes, so each statement is prepared once.
const ROWS: [usize; 3] = [64, 8, 1];

const INSERT_FRESH: &str = "INSERT INTO fresh (lines) VALUES ($1)";
const SELECT_FRESH: &str = "SELECT lines FROM fresh ORDER BY place";
const DELETE_FRESH: &str = "DELETE FROM fresh";
const SELECT_LAST: &str = "SELECT COALESCE(MAX(number), 0) FROM entries WHERE table_id = $1";
const DELETE_SEATED: &str = "DELETE FROM seated WHERE table_id = $1";
const INSERT_SEATED: &str = "INSERT INTO seated (player_id, table_id) VALUES ($1, $2)";
const INSERT_TABLE: &str = "INSERT INTO tables (id, game, creator, key_hash, is_open, is_timed, phase, created_at) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
const UPDATE_PHASE: &str = "UPDATE tables SET phase = $2 WHERE id = $1";
const UPSERT_PLAYER: &str = "INSERT INTO players (id, name, created_at) VALUES ($1, $2, $3) \
     ON CONFLICT (id) DO UPDATE SET name = excluded.name";
const INSERT_SECRET: &str =
    "INSERT INTO secrets (hash, player_id, kind, scopes, expires_at) VALUES ($1, $2, $3, $4, $5)";
const DELETE_SECRET: &str = "DELETE FROM secrets WHERE hash = $1";

/// Writes through one connection.
pub(super) struct Writer {
    /// One connection, so no statement waits for a lock of the file.
    pool: SqlitePool,
    /// How many fresh entries there are; nothing if that is not known.
    fresh: Option<usize>,
    /// The number of each table's last entry, fresh or not. Where it is not known, no entry of the table is fresh.
    last: HashMap<String, u64>,
    /// For each size in `ROWS`.
    inserts: [String; ROWS.len()],
}

/// A fresh entry.
pub(super) struct FreshLine<'a> {
    pub(super) table: &'a str,
    pub(super) number: u64,
    pub(super) entry: &'a str,
}

impl<'a> FreshLine<'a> {
    /// The entry in a line of `fresh`.
    pub(super) fn read(line: &'a str) -> Option<FreshLine<'a>> {
        let (table, rest) = line.split_once(' ')?;
        let (number, entry) = rest.split_once(' ')?;
        Some(FreshLine { table, number: number.parse().ok()?, entry })
    }
}

impl Writer {
    pub(super) fn new(pool: SqlitePool) -> Writer {
        Writer { pool, fresh: None, last: HashMap::new(), inserts: ROWS.map(insert_rows) }
    }

    /// Writes all of these or none. When it returns, they are on disk.
    pub(super) async fn write(&mut self, batch: &[StoreWrite]) -> Result<(), StoreFault> {
        if self.fresh.is_none_or(|fresh| fresh >= FRESH_MAX) {
            self.move_fresh_entries().await?;
        }
        let done = self.append(batch).await;
        if done.is_err() {
            // What was remembered may be ahead of the disk.
            self.last.clear();
            self.fresh = None;
        }
        done
    }

    async fn append(&mut self, batch: &[StoreWrite]) -> Result<(), StoreFault> {
        let (mut lines, mut count, mut others) = (String::new(), 0, Vec::new());
        for write in batch {
            let StoreWrite::Entry { table, number, entry } = write else {
                others.push(write);
                continue;
            };
            self.check_number(table, *number).await?;
            // Writing to a text cannot fail.
            _ = writeln!(lines, "{table} {number} {entry}");
            count += 1;
        }
        match others.is_empty() {
            // One statement is a transaction of its own, which spares the way to the disk's thread and back twice.
            true => insert_fresh(&lines, &mut *self.pool.acquire().await?).await?,
            false => {
                let mut transaction = self.pool.begin_with("BEGIN IMMEDIATE").await?;
                for write in others {
                    write_one(write, &mut transaction).await?;
                }
                insert_fresh(&lines, &mut transaction).await?;
                transaction.commit().await?;
            }
        }
        self.fresh = self.fresh.map(|fresh| fresh + count);
        Ok(())
    }

    /// Refuses an entry that is not the next one of its table.
    async fn check_number(&mut self, table: &str, number: u64) -> Result<(), StoreFault> {
        let last = match self.last.get_mut(table) {
            Some(last) => last,
            None => {
                let row = sqlx::query(SELECT_LAST).bind(table).fetch_one(&self.pool).await?;
                self.last.entry(table.to_owned()).or_insert(row.try_get::<i64, _>(0)? as u64)
            }
        };
        if number != *last + 1 {
            return Err(StoreFault::Conflict);
        }
        *last = number;
        Ok(())
    }

    /// Moves all fresh entries to their tables' logs.
    async fn move_fresh_entries(&mut self) -> Result<(), StoreFault> {
        let mut transaction = self.pool.begin_with("BEGIN IMMEDIATE").await?;
        let rows = sqlx::query(SELECT_FRESH).fetch_all(&mut *transaction).await?;
        let mut logs: BTreeMap<&str, (u64, String)> = BTreeMap::new();
        for row in &rows {
            for line in row.try_get::<&str, _>(0)?.lines() {
                let broken = || StoreFault::Broken(format!("a line of fresh entries cannot be read: {line}"));
                let FreshLine { table, number, entry } = FreshLine::read(line).ok_or_else(broken)?;
                let (last, lines) = logs.entry(table).or_default();
                *last = number;
                lines.push_str(entry);
                lines.push('\n');
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
        sqlx::query(DELETE_FRESH).execute(&mut *transaction).await?;
        transaction.commit().await?;
        self.fresh = Some(0);
        if self.last.len() > LAST_MAX {
            self.last.clear();
        }
        Ok(())
    }
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
            .bind(row.created_at),
        StoreWrite::Phase { table, phase } => sqlx::query(UPDATE_PHASE).bind(table).bind(phase.word()),
        StoreWrite::Player { id, name, at } => sqlx::query(UPSERT_PLAYER).bind(id).bind(name).bind(at),
        StoreWrite::NewSecret(row) => sqlx::query(INSERT_SECRET)
            .bind(row.hash.to_string())
            .bind(&row.player)
            .bind(row.kind.word())
            .bind(row.scopes.iter().map(TokenScope::word).collect::<Vec<_>>().join(" "))
            .bind(row.expires_at),
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
