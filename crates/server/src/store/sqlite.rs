//! The store in one file, by SQLite.

use std::path::Path;
use std::time::Duration;

use engine::Hash256;
use host::LoggedEntry;
use protocol::Phase;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Row, SqlSafeStr};
use tokio::sync::Mutex;

use super::writer::{FreshLine, Writer};
use super::{FoundPlayer, SecretKind, Store, StoreFault, StoreFuture, StoreWrite, TableFilter, TableRow};

impl From<sqlx::Error> for StoreFault {
    fn from(fault: sqlx::Error) -> StoreFault {
        match fault.as_database_error() {
            Some(database) if database.is_unique_violation() => StoreFault::Conflict,
            _ => StoreFault::Broken(fault.to_string()),
        }
    }
}

const MIGRATIONS: [&str; 4] = [
    include_str!("../../migrations/sqlite/1.sql"),
    include_str!("../../migrations/sqlite/2.sql"),
    include_str!("../../migrations/sqlite/3.sql"),
    include_str!("../../migrations/sqlite/4.sql"),
];

const SELECT_LOG: &str = "SELECT FALSE, number, entry FROM entries WHERE table_id = $1 \
     UNION ALL SELECT TRUE, place, lines FROM fresh WHERE instr(lines, $1) ORDER BY 1, 2";
const SELECT_IDS: &str = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
const SELECT_TABLE: &str =
    "SELECT id, game, creator, key_hash, is_open, is_timed, phase, created_at FROM tables WHERE id = $1";
const SELECT_OPEN: &str = "SELECT id, game, creator, key_hash, is_open, is_timed, phase, created_at FROM tables \
     WHERE phase = $1 AND is_open ORDER BY created_at DESC LIMIT $2";
const SELECT_TIMED: &str = "SELECT id, game, creator, key_hash, is_open, is_timed, phase, created_at FROM tables \
     WHERE phase = $1 AND is_timed ORDER BY created_at DESC LIMIT $2";
const SELECT_SEATED: &str = "SELECT id, game, creator, key_hash, is_open, is_timed, phase, created_at FROM seated \
     JOIN tables ON tables.id = seated.table_id WHERE player_id = $1 ORDER BY created_at DESC LIMIT $2";
const SELECT_SECRET: &str = "SELECT players.id, players.name, secrets.scopes FROM secrets \
     JOIN players ON players.id = secrets.player_id \
     WHERE secrets.hash = $1 AND secrets.kind = $2 AND (secrets.expires_at IS NULL OR secrets.expires_at > $3)";

/// The store in one file, by SQLite: write-ahead log, every commit synced to disk.
pub struct SqliteStore {
    writer: Mutex<Writer>,
    /// The connection of the writer.
    write_pool: SqlitePool,
    readers: SqlitePool,
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
        // One writer, so no statement waits for a lock; readers never wait in WAL mode.
        let write_pool = SqlitePoolOptions::new().max_connections(1).test_before_acquire(false);
        let write_pool = write_pool.connect_with(options.clone()).await?;
        migrate(&write_pool, &MIGRATIONS).await?;
        // A log is read once, when its table is restored; half a megabyte of pages is enough for that.
        let options = options.pragma("cache_size", "-512");
        let readers = SqlitePoolOptions::new().max_connections(2).connect_with(options).await?;
        Ok(SqliteStore { writer: Mutex::new(Writer::new(write_pool.clone())), write_pool, readers })
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

    /// Closes the file.
    pub async fn close(&self) {
        self.readers.close().await;
        self.write_pool.close().await;
    }
}

/// Adds a piece of a log, of which the last entry has this number.
fn add_entries(log: &mut Vec<LoggedEntry>, lines: &str, last: u64) -> Result<(), String> {
    for line in lines.lines() {
        log.push(serde_json::from_str(line).map_err(|fault| fault.to_string())?);
    }
    match log.len() as u64 == last {
        true => Ok(()),
        false => Err(format!("entry {last} is the {}th", log.len())),
    }
}

async fn migrate(pool: &SqlitePool, migrations: &[&'static str]) -> Result<(), StoreFault> {
    let migration = |(sql, version): (&&'static str, i64)| {
        Migration::new(version, "".into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let migrator = Migrator::with_migrations(migrations.iter().zip(1..).map(migration).collect());
    migrator.run(pool).await.map_err(|fault| StoreFault::Broken(fault.to_string()))
}

impl Store for SqliteStore {
    fn write<'a>(&'a self, batch: &'a [StoreWrite]) -> StoreFuture<'a, ()> {
        Box::pin(async move { self.writer.lock().await.write(batch).await })
    }

    fn log<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Vec<LoggedEntry>> {
        Box::pin(async move {
            let rows = sqlx::query(SELECT_LOG).bind(table).fetch_all(&self.readers).await?;
            let mut log = Vec::new();
            for row in &rows {
                let (is_fresh, number, text): (bool, i64, &str) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
                match is_fresh {
                    true => {
                        let own = text.lines().filter_map(FreshLine::read).filter(|line| line.table == table);
                        own.into_iter().try_for_each(|line| add_entries(&mut log, line.entry, line.number))
                    }
                    false => add_entries(&mut log, text, number as u64),
                }
                .map_err(|problem| StoreFault::Broken(format!("table {table}: {problem}")))?;
            }
            Ok(log)
        })
    }

    fn table<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<TableRow>> {
        Box::pin(async move {
            let row = sqlx::query(SELECT_TABLE).bind(id).fetch_optional(&self.readers).await?;
            row.map(|row| table_row(&row)).transpose()
        })
    }

    fn tables(&self, phase: Phase, which: TableFilter, limit: i64) -> StoreFuture<'_, Vec<TableRow>> {
        Box::pin(async move {
            let statement = match which {
                TableFilter::Open => SELECT_OPEN,
                TableFilter::Timed => SELECT_TIMED,
            };
            let rows = sqlx::query(statement).bind(phase.word()).bind(limit).fetch_all(&self.readers).await?;
            rows.iter().map(table_row).collect()
        })
    }

    fn tables_of<'a>(&'a self, player: &'a str, limit: i64) -> StoreFuture<'a, Vec<TableRow>> {
        Box::pin(async move {
            let rows = sqlx::query(SELECT_SEATED).bind(player).bind(limit).fetch_all(&self.readers).await?;
            rows.iter().map(table_row).collect()
        })
    }

    fn find<'a>(&'a self, hash: &'a Hash256, kind: SecretKind, now: i64) -> StoreFuture<'a, Option<FoundPlayer>> {
        Box::pin(async move {
            let query = sqlx::query(SELECT_SECRET).bind(hash.to_string()).bind(kind.word()).bind(now);
            let Some(row) = query.fetch_optional(&self.readers).await? else { return Ok(None) };
            // A word that this version does not know permits nothing.
            let scopes = row.try_get::<&str, _>(2)?.split(' ').filter_map(|word| word.parse().ok()).collect();
            Ok(Some(FoundPlayer { player: row.try_get(0)?, name: row.try_get(1)?, scopes }))
        })
    }

    fn ids<'a>(&'a self, after: &'a str, limit: i64) -> StoreFuture<'a, Vec<String>> {
        Box::pin(async move {
            let rows = sqlx::query(SELECT_IDS).bind(after).bind(limit).fetch_all(&self.readers).await?;
            rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
        })
    }

    fn ping(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            sqlx::query("SELECT 1").fetch_one(&self.readers).await?;
            Ok(())
        })
    }
}

fn table_row(row: &sqlx::sqlite::SqliteRow) -> Result<TableRow, StoreFault> {
    Ok(TableRow {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        creator: row.try_get(2)?,
        key_hash: row.try_get(3)?,
        is_open: row.try_get(4)?,
        is_timed: row.try_get(5)?,
        phase: row.try_get::<&str, _>(6)?.parse().map_err(StoreFault::Broken)?,
        created_at: row.try_get(7)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn entries_of_an_older_file_are_still_there() {
        let folder = std::env::temp_dir().join(format!("escapade-older-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let path = folder.join("escapade.db");
        let options = SqliteConnectOptions::new().filename(&path).create_if_missing(true);
        let older = SqlitePool::connect_with(options).await.unwrap();
        migrate(&older, &MIGRATIONS[..3]).await.unwrap();
        let entry = |number: u64| format!(r#"{{"at":{number},"entry":"dealt"}}"#);
        for (number, kind) in [(1, "entries"), (2, "entries"), (3, "fresh")] {
            let insert =
                format!("INSERT INTO {kind} (table_id, number, entry) VALUES ('t', {number}, '{}')", entry(number));
            sqlx::query(sqlx::AssertSqlSafe(insert)).execute(&older).await.unwrap();
        }
        older.close().await;
        let store = SqliteStore::open(&path).await.unwrap();
        store.write(&[StoreWrite::Entry { table: "t".to_owned(), number: 4, entry: entry(4) }]).await.unwrap();
        let times: Vec<u64> = store.log("t").await.unwrap().iter().map(|logged| logged.at).collect();
        assert_eq!(times, [1, 2, 3, 4]);
        store.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }
}
