//! The store: what must survive. The log of each table is the truth; hosts are rebuilt from it.

use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use engine::Hash256;
use host::Logged;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Row, SqlSafeStr};

/// An answer of the store, later.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreFault>> + Send + 'a>>;

/// Why the store could not do something.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreFault {
    /// Somebody else has written the same entry already.
    #[error("somebody else has written this already")]
    Conflict,
    /// The store cannot be used now.
    #[error("the store cannot be used: {0}")]
    Broken(String),
}

impl From<sqlx::Error> for StoreFault {
    fn from(fault: sqlx::Error) -> StoreFault {
        match fault.as_database_error() {
            Some(database) if database.is_unique_violation() => StoreFault::Conflict,
            _ => StoreFault::Broken(fault.to_string()),
        }
    }
}

/// A table as it is found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// The id of the player who opened it.
    pub creator: String,
    /// The hash of the key to sit; empty where anybody may.
    pub key_hash: String,
    /// Whether it is listed for everybody.
    pub is_open: bool,
    /// Whether its clocks run while nobody is connected.
    pub is_timed: bool,
    /// How far it is: `gathering`, `playing` or `over`.
    pub phase: String,
    /// When it was opened, in milliseconds since 1970.
    pub created_at: i64,
}

/// A secret that opens a player's account. Only its hash is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecretRow {
    /// The hash.
    pub hash: Hash256,
    /// Whose account it opens.
    pub player: String,
    /// `cookie`, `token` or `recovery`.
    pub kind: &'static str,
    /// What it may do, separated by spaces.
    pub scopes: String,
    /// When it ends, in milliseconds since 1970.
    pub expires_at: Option<i64>,
}

/// A player as a secret finds them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The player's id.
    pub player: String,
    /// Their name; empty while they gave none.
    pub name: String,
    /// What the secret may do, separated by spaces.
    pub scopes: String,
}

/// Something to keep.
#[derive(Clone, Debug)]
pub enum Write {
    /// A new table.
    Open(TableRow),
    /// The next entry of a table's log, as JSON.
    Entry {
        /// The table.
        table: String,
        /// The entry's number in its log, from 1.
        number: u64,
        /// The entry.
        entry: String,
    },
    /// How far a table is.
    Phase {
        /// The table.
        table: String,
        /// The phase.
        phase: String,
    },
    /// All who sit at a table now.
    Seated {
        /// The table.
        table: String,
        /// The ids of the players.
        players: Vec<String>,
    },
    /// A player, new or renamed.
    Player {
        /// The id.
        id: String,
        /// The name.
        name: String,
        /// When, in milliseconds since 1970.
        at: i64,
    },
    /// A new secret.
    Secret(SecretRow),
    /// A secret that was used up. It can be only once.
    Forget(Hash256),
}

/// What must survive. One implementation is here; a second one for several nodes fits the same statements.
pub trait Store: Send + Sync + 'static {
    /// Keeps all of these or none. When it returns, they are on disk.
    fn write<'a>(&'a self, batch: &'a [Write]) -> Later<'a, ()>;

    /// The log of a table.
    fn log<'a>(&'a self, table: &'a str) -> Later<'a, Vec<Logged>>;

    /// A table.
    fn table<'a>(&'a self, id: &'a str) -> Later<'a, Option<TableRow>>;

    /// The newest tables in a phase: those that are listed for everybody, or those whose clocks run.
    fn tables<'a>(&'a self, phase: &'a str, which: Which, limit: i64) -> Later<'a, Vec<TableRow>>;

    /// The newest tables where a player sits.
    fn tables_of<'a>(&'a self, player: &'a str, limit: i64) -> Later<'a, Vec<TableRow>>;

    /// The player whose account a secret of this kind opens.
    fn find<'a>(&'a self, hash: &'a Hash256, kind: &'a str, now: i64) -> Later<'a, Option<Found>>;

    /// The ids of all tables, in the order of their letters, after a given one: so many at a time.
    fn ids<'a>(&'a self, after: &'a str, limit: i64) -> Later<'a, Vec<String>>;

    /// Whether the store answers.
    fn ping(&self) -> Later<'_, ()>;
}

/// Which tables to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Those that are listed for everybody.
    Open,
    /// Those whose clocks run while nobody is connected.
    Timed,
}

const MIGRATIONS: [&str; 3] = [
    include_str!("../migrations/sqlite/1.sql"),
    include_str!("../migrations/sqlite/2.sql"),
    include_str!("../migrations/sqlite/3.sql"),
];
/// So many rows go into one statement; of few sizes, so that each statement is prepared once.
const ROWS: [usize; 3] = [64, 8, 1];
/// So many fresh entries move to their tables' logs at a time: some milliseconds of work.
const FRESH_MAX: u64 = 2048;

const SELECT_LOG: &str = "SELECT entry, number FROM entries WHERE table_id = $1 \
     UNION ALL SELECT entry, number FROM fresh WHERE table_id = $1 ORDER BY number";
const COUNT_FRESH: &str = "SELECT COUNT(*) FROM fresh";
const MOVE_FRESH: &str = "INSERT INTO entries (table_id, number, entry) \
     SELECT table_id, number, entry FROM fresh ORDER BY table_id, number";
const DELETE_FRESH: &str = "DELETE FROM fresh";
const SELECT_IDS: &str = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
const SELECT_TABLE: &str =
    "SELECT id, game, creator, key_hash, is_open, is_timed, phase, created_at FROM tables WHERE id = $1";
const SELECT_OPEN: &str = "SELECT id, game, creator, key_hash, is_open, is_timed, phase, created_at FROM tables \
     WHERE phase = $1 AND is_open ORDER BY created_at DESC LIMIT $2";
const SELECT_TIMED: &str = "SELECT id, game, creator, key_hash, is_open, is_timed, phase, created_at FROM tables \
     WHERE phase = $1 AND is_timed ORDER BY created_at DESC LIMIT $2";
const SELECT_SEATED: &str = "SELECT id, game, creator, key_hash, is_open, is_timed, phase, created_at FROM seated \
     JOIN tables ON tables.id = seated.table_id WHERE player_id = $1 ORDER BY created_at DESC LIMIT $2";
const DELETE_SEATED: &str = "DELETE FROM seated WHERE table_id = $1";
const INSERT_SEATED: &str = "INSERT INTO seated (player_id, table_id) VALUES ($1, $2)";
const SELECT_SECRET: &str = "SELECT players.id, players.name, secrets.scopes FROM secrets \
     JOIN players ON players.id = secrets.player_id \
     WHERE secrets.hash = $1 AND secrets.kind = $2 AND (secrets.expires_at IS NULL OR secrets.expires_at > $3)";
const INSERT_TABLE: &str = "INSERT INTO tables (id, game, creator, key_hash, is_open, is_timed, phase, created_at) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
const UPDATE_PHASE: &str = "UPDATE tables SET phase = $2 WHERE id = $1";
const UPSERT_PLAYER: &str = "INSERT INTO players (id, name, created_at) VALUES ($1, $2, $3) \
     ON CONFLICT (id) DO UPDATE SET name = excluded.name";
const INSERT_SECRET: &str =
    "INSERT INTO secrets (hash, player_id, kind, scopes, expires_at) VALUES ($1, $2, $3, $4, $5)";
const DELETE_SECRET: &str = "DELETE FROM secrets WHERE hash = $1";

/// The store in one file, by SQLite: write-ahead log, every commit synced to disk.
pub struct SqliteStore {
    writer: SqlitePool,
    readers: SqlitePool,
    /// How many entries have not moved to their tables' logs.
    fresh: AtomicU64,
    /// For each size in `ROWS`.
    inserts: [String; ROWS.len()],
}

impl SqliteStore {
    /// Opens the file, or makes it, and brings it up to date.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreFault> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            // Moving the log into the tables holds everybody up. Pages that change often are then moved once for all.
            .pragma("wal_autocheckpoint", "4000")
            // What SQLite notes down for a statement that fails halfway need not go through the disk.
            .pragma("temp_store", "MEMORY")
            .busy_timeout(Duration::from_secs(5));
        // One writer, so that nobody waits for a lock; readers never wait in WAL mode.
        let writer = SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        migrate(&writer).await?;
        // What is read is read once, when a table comes back; half a megabyte of pages is enough for that.
        let options = options.pragma("cache_size", "-512");
        let readers = SqlitePoolOptions::new().max_connections(2).connect_with(options).await?;
        let fresh: i64 = sqlx::query(COUNT_FRESH).fetch_one(&writer).await?.try_get(0)?;
        Ok(SqliteStore { writer, readers, fresh: AtomicU64::new(fresh as u64), inserts: ROWS.map(insert_rows) })
    }

    /// Writes a copy of everything to a new file, while the server may go on.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreFault> {
        let to = to.to_str().ok_or_else(|| StoreFault::Broken("the path is not text".to_owned()))?;
        sqlx::query("VACUUM INTO $1").bind(to).execute(&self.readers).await?;
        Ok(())
    }

    /// Whether SQLite finds the file sound.
    pub async fn check(&self) -> Result<(), StoreFault> {
        let found: String = sqlx::query("PRAGMA integrity_check").fetch_one(&self.readers).await?.try_get(0)?;
        if found == "ok" { Ok(()) } else { Err(StoreFault::Broken(found)) }
    }

    async fn insert(
        &self,
        mut entries: &[EntryRow<'_>],
        transaction: &mut sqlx::SqliteConnection,
    ) -> Result<(), StoreFault> {
        for (rows, statement) in ROWS.into_iter().zip(&self.inserts) {
            while let Some((some, rest)) = entries.split_at_checked(rows) {
                // The statement is one of ours, made of numbers.
                let mut query = sqlx::query(sqlx::AssertSqlSafe(statement.as_str()));
                for (table, number, entry) in some {
                    query = query.bind(*table).bind(*number).bind(*entry);
                }
                query.execute(&mut *transaction).await?;
                entries = rest;
            }
        }
        Ok(())
    }

    /// Closes the file.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

/// The statement that inserts so many entries.
fn insert_rows(rows: usize) -> String {
    let values = (0..rows).map(|row| format!("(${}, ${}, ${})", 3 * row + 1, 3 * row + 2, 3 * row + 3));
    format!("INSERT INTO fresh (table_id, number, entry) VALUES {}", values.collect::<Vec<_>>().join(", "))
}

async fn migrate(pool: &SqlitePool) -> Result<(), StoreFault> {
    let migration = |(sql, version): (&'static str, i64)| {
        Migration::new(version, "".into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let migrator = Migrator::with_migrations(MIGRATIONS.into_iter().zip(1..).map(migration).collect());
    migrator.run(pool).await.map_err(|fault| StoreFault::Broken(fault.to_string()))
}

impl Store for SqliteStore {
    fn write<'a>(&'a self, batch: &'a [Write]) -> Later<'a, ()> {
        Box::pin(async move {
            let mut transaction = self.writer.begin_with("BEGIN IMMEDIATE").await?;
            let mut entries = Vec::with_capacity(batch.len());
            for write in batch {
                entries.extend(write_one(write, &mut transaction).await?);
            }
            self.insert(&entries, &mut transaction).await?;
            let fresh = self.fresh.load(Ordering::Relaxed) + entries.len() as u64;
            let is_due = fresh >= FRESH_MAX;
            if is_due {
                sqlx::query(MOVE_FRESH).execute(&mut *transaction).await?;
                sqlx::query(DELETE_FRESH).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            self.fresh.store(if is_due { 0 } else { fresh }, Ordering::Relaxed);
            Ok(())
        })
    }

    fn log<'a>(&'a self, table: &'a str) -> Later<'a, Vec<Logged>> {
        Box::pin(async move {
            let rows = sqlx::query(SELECT_LOG).bind(table).fetch_all(&self.readers).await?;
            rows.iter()
                .map(|row| {
                    let text: &str = row.try_get(0)?;
                    serde_json::from_str(text).map_err(|fault| StoreFault::Broken(format!("table {table}: {fault}")))
                })
                .collect()
        })
    }

    fn table<'a>(&'a self, id: &'a str) -> Later<'a, Option<TableRow>> {
        Box::pin(async move {
            let row = sqlx::query(SELECT_TABLE).bind(id).fetch_optional(&self.readers).await?;
            row.map(|row| table_row(&row)).transpose()
        })
    }

    fn tables<'a>(&'a self, phase: &'a str, which: Which, limit: i64) -> Later<'a, Vec<TableRow>> {
        Box::pin(async move {
            let statement = match which {
                Which::Open => SELECT_OPEN,
                Which::Timed => SELECT_TIMED,
            };
            let rows = sqlx::query(statement).bind(phase).bind(limit).fetch_all(&self.readers).await?;
            rows.iter().map(table_row).collect()
        })
    }

    fn tables_of<'a>(&'a self, player: &'a str, limit: i64) -> Later<'a, Vec<TableRow>> {
        Box::pin(async move {
            let rows = sqlx::query(SELECT_SEATED).bind(player).bind(limit).fetch_all(&self.readers).await?;
            rows.iter().map(table_row).collect()
        })
    }

    fn find<'a>(&'a self, hash: &'a Hash256, kind: &'a str, now: i64) -> Later<'a, Option<Found>> {
        Box::pin(async move {
            let query = sqlx::query(SELECT_SECRET).bind(hash.to_string()).bind(kind).bind(now);
            let Some(row) = query.fetch_optional(&self.readers).await? else { return Ok(None) };
            Ok(Some(Found { player: row.try_get(0)?, name: row.try_get(1)?, scopes: row.try_get(2)? }))
        })
    }

    fn ids<'a>(&'a self, after: &'a str, limit: i64) -> Later<'a, Vec<String>> {
        Box::pin(async move {
            let rows = sqlx::query(SELECT_IDS).bind(after).bind(limit).fetch_all(&self.readers).await?;
            rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
        })
    }

    fn ping(&self) -> Later<'_, ()> {
        Box::pin(async move {
            sqlx::query("SELECT 1").fetch_one(&self.readers).await?;
            Ok(())
        })
    }
}

/// A table, a number and an entry.
type EntryRow<'a> = (&'a str, i64, &'a str);

/// Writes one thing, but for an entry, which is given back to be written together with others.
async fn write_one<'a>(
    write: &'a Write,
    transaction: &mut sqlx::SqliteConnection,
) -> Result<Option<EntryRow<'a>>, StoreFault> {
    let query = match write {
        Write::Entry { table, number, entry } => return Ok(Some((table, *number as i64, entry))),
        Write::Open(row) => sqlx::query(INSERT_TABLE)
            .bind(&row.id)
            .bind(&row.game)
            .bind(&row.creator)
            .bind(&row.key_hash)
            .bind(row.is_open)
            .bind(row.is_timed)
            .bind(&row.phase)
            .bind(row.created_at),
        Write::Phase { table, phase } => sqlx::query(UPDATE_PHASE).bind(table).bind(phase),
        Write::Player { id, name, at } => sqlx::query(UPSERT_PLAYER).bind(id).bind(name).bind(at),
        Write::Secret(row) => sqlx::query(INSERT_SECRET)
            .bind(row.hash.to_string())
            .bind(&row.player)
            .bind(row.kind)
            .bind(&row.scopes)
            .bind(row.expires_at),
        Write::Seated { table, players } => {
            sqlx::query(DELETE_SEATED).bind(table).execute(&mut *transaction).await?;
            for player in players {
                sqlx::query(INSERT_SEATED).bind(player).bind(table).execute(&mut *transaction).await?;
            }
            return Ok(None);
        }
        Write::Forget(hash) => {
            let done = sqlx::query(DELETE_SECRET).bind(hash.to_string()).execute(transaction).await?;
            return if done.rows_affected() == 1 { Ok(None) } else { Err(StoreFault::Conflict) };
        }
    };
    query.execute(transaction).await?;
    Ok(None)
}

fn table_row(row: &sqlx::sqlite::SqliteRow) -> Result<TableRow, StoreFault> {
    Ok(TableRow {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        creator: row.try_get(2)?,
        key_hash: row.try_get(3)?,
        is_open: row.try_get(4)?,
        is_timed: row.try_get(5)?,
        phase: row.try_get(6)?,
        created_at: row.try_get(7)?,
    })
}
