//! The store in one file, by SQLite.

mod operator;

use std::path::Path;
use std::sync::{Arc, MutexGuard, PoisonError, RwLock};
use std::time::Duration;

use engine::{Hash256, Set};
use host::LoggedEntry;
use protocol::Phase;
use protocol::rest::TokenScope;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{Connection, Row, SqlSafeStr, SqliteConnection};
use tokio::sync::Mutex;
use tokio::time::Instant;

use super::chain::Chain;
use super::statements::*;
use super::tally::TallyFile;
use super::writer::{FreshLine, Writer};
use super::{
    FoundPlayer, KeptTurns, OperatorStore, SecretKind, SecretRow, Store, StoreFault, StoreFuture, StoreWrite,
    TableFilter, TableRow, Tally,
};

impl From<sqlx::Error> for StoreFault {
    fn from(fault: sqlx::Error) -> StoreFault {
        match fault.as_database_error() {
            Some(database) if database.is_unique_violation() => StoreFault::Conflict,
            Some(database) if is_read_only(database.code().as_deref()) => StoreFault::ReadOnly(fault.to_string()),
            _ => StoreFault::Broken(fault.to_string()),
        }
    }
}

/// Whether a code of SQLite is one of those that begin with `SQLITE_READONLY`: their lowest byte says so.
fn is_read_only(code: Option<&str>) -> bool {
    code.and_then(|code| code.parse::<u32>().ok()).is_some_and(|code| code & 0xff == 8)
}

const MIGRATIONS: [&str; 7] = [
    include_str!("../../migrations/sqlite/1.sql"),
    include_str!("../../migrations/sqlite/2.sql"),
    include_str!("../../migrations/sqlite/3.sql"),
    include_str!("../../migrations/sqlite/4.sql"),
    include_str!("../../migrations/sqlite/5.sql"),
    include_str!("../../migrations/sqlite/6.sql"),
    include_str!("../../migrations/sqlite/7.sql"),
];

/// The store in one file, by SQLite: write-ahead log, every commit synced to disk.
pub struct SqliteStore {
    writer: Mutex<Writer>,
    /// For the connections of readers.
    reading: SqliteConnectOptions,
    readers: RwLock<SqlitePool>,
    /// When the readers were replaced last.
    replaced_at: Mutex<Option<Instant>>,
    /// How much there is.
    tally: Arc<std::sync::Mutex<Tally>>,
    tally_file: Arc<std::sync::Mutex<TallyFile>>,
}

/// Readers are not replaced more often than this.
const REPLACED_AFTER: Duration = Duration::from_secs(1);

impl SqliteStore {
    /// Opens the file, or makes it, and brings it up to date. A file that holds less than it once did is left alone.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreFault> {
        let noted = Tally::read(path).unwrap_or_else(|fault| {
            tracing::warn!(%fault, "the tally beside the database cannot be read; it is written anew");
            None
        });
        if let Some(before) = noted {
            let now = look(path).await?;
            if before.is_lost_in(now) {
                return Err(StoreFault::Lost { now, before });
            }
        }
        SqliteStore::open_with(path, noted).await
    }

    /// Opens the file even if it holds less than it once did. What it holds now is what it must hold from now on.
    pub async fn open_after_loss(path: &Path) -> Result<SqliteStore, StoreFault> {
        SqliteStore::open_with(path, None).await
    }

    async fn open_with(path: &Path, noted: Option<Tally>) -> Result<SqliteStore, StoreFault> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            // Moving the log into the file holds everybody up. Under load it is moved when it has grown to this; in quiet
            // times `tend` moves it.
            .pragma("wal_autocheckpoint", "4000")
            // What SQLite notes down for a statement that fails halfway need not go through the disk.
            .pragma("temp_store", "MEMORY")
            .busy_timeout(Duration::from_secs(5));
        // A log is read once, when its table is restored; half a megabyte of pages is enough for that.
        let reading = options.clone().pragma("cache_size", "-512");
        // Readers never wait in WAL mode. They bring the file up to date, too, since there is no writer yet.
        let readers = reader_pool().connect_with(reading.clone()).await?;
        migrate(&readers, &MIGRATIONS).await?;
        let tally = Arc::new(std::sync::Mutex::new(count(&mut *readers.acquire().await?).await?));
        let store = SqliteStore {
            // One writer, so no statement waits for a lock.
            writer: Mutex::new(Writer::new(options, tally.clone())),
            reading,
            readers: RwLock::new(readers),
            replaced_at: Mutex::default(),
            tally,
            tally_file: Arc::new(std::sync::Mutex::new(TallyFile::new(path, noted))),
        };
        store.sync_tally().await;
        // If the disk is full, or the file is damaged, reading must still be possible.
        if let Err(fault) = store.writer.lock().await.settle().await {
            tracing::warn!(%fault, "the newest entries stay where they are");
        }
        Ok(store)
    }

    /// How much there is.
    pub fn tally(&self) -> Tally {
        *self.tally.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tally_file(&self) -> MutexGuard<'_, TallyFile> {
        self.tally_file.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes the tally to its file and syncs it. It may fall behind what there is, but never get ahead of it.
    async fn sync_tally(&self) {
        let (file, tally) = (self.tally_file.clone(), self.tally.clone());
        let synced = tokio::task::spawn_blocking(move || {
            let mut file = file.lock().unwrap_or_else(PoisonError::into_inner);
            // Read while the file is locked, or a tally of before a deletion could be written after it.
            let now = *tally.lock().unwrap_or_else(PoisonError::into_inner);
            file.sync(now)
        });
        if let Ok(Err(fault)) = synced.await {
            tracing::warn!(%fault, "the tally cannot be written");
        }
    }

    /// Writes a tally that is lower than the one before, and syncs it: a table is about to be deleted.
    async fn lower_tally(&self) -> Result<(), StoreFault> {
        let (file, to) = (self.tally_file.clone(), self.tally());
        let lowered =
            tokio::task::spawn_blocking(move || file.lock().unwrap_or_else(PoisonError::into_inner).lower(to));
        let lowered = lowered.await.map_err(|fault| StoreFault::Broken(fault.to_string()))?;
        lowered.map_err(|fault| StoreFault::Broken(format!("the tally cannot be written: {fault}")))
    }

    fn readers(&self) -> SqlitePool {
        self.readers.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Closes the connections of all readers and lets others take their place.
    ///
    /// SQLite shares one handle of the file `-shm` among all connections of a process. If that could not be opened for
    /// writing once, for example because there were too many open files, it stays open for reading only, and nothing can
    /// be written, until the last connection is closed.
    async fn replace_readers(&self) {
        let mut replaced_at = self.replaced_at.lock().await;
        if replaced_at.is_some_and(|at| at.elapsed() < REPLACED_AFTER) {
            return;
        }
        tracing::warn!("the database is open for reading only; it is opened again");
        *replaced_at = Some(Instant::now());
        self.readers().close().await;
        let fresh = reader_pool().connect_lazy_with(self.reading.clone());
        *self.readers.write().unwrap_or_else(PoisonError::into_inner) = fresh;
    }

    /// Lets the file grow to this many pages at most, as if the disk were full then; without a limit again for nothing.
    pub async fn limit_pages(&self, most: Option<u32>) -> Result<(), StoreFault> {
        self.writer.lock().await.limit_pages(most).await
    }

    /// Writes a copy of everything to a new file, while the server may go on.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreFault> {
        let to = to.to_str().ok_or_else(|| StoreFault::Broken("the path is not text".to_owned()))?;
        sqlx::query(COPY_FILE).bind(to).execute(&self.readers()).await?;
        Ok(())
    }

    /// Whether SQLite finds the file sound, every entry belongs to a table, and there are as many as were counted.
    pub async fn check(&self) -> Result<(), StoreFault> {
        let found: String = sqlx::query(CHECK_FILE).fetch_one(&self.readers()).await?.try_get(0)?;
        if found != "ok" {
            return Err(StoreFault::Broken(found));
        }
        let mut reader = self.readers().begin().await?;
        let strays = sqlx::query(SELECT_STRAYS).fetch_all(&mut *reader).await?;
        if !strays.is_empty() {
            let ids = strays.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>()?;
            return Err(StoreFault::Broken(format!("there are logs without a table: {}", ids.join(", "))));
        }
        let counted: i64 = sqlx::query(COUNT_ENTRIES).fetch_one(&mut *reader).await?.try_get(0)?;
        let kept: i64 = sqlx::query(SELECT_TOTAL).fetch_one(&mut *reader).await?.try_get(0)?;
        match counted == kept {
            true => Ok(()),
            false => Err(StoreFault::Broken(format!("there are {counted} entries, but {kept} were counted"))),
        }
    }

    /// Players after a given id, in the order of their ids, at most `limit`: as what would write them elsewhere.
    pub async fn players_after(&self, id: &str, limit: i64) -> Result<Vec<StoreWrite>, StoreFault> {
        let rows = sqlx::query(SELECT_PLAYERS).bind(id).bind(limit).fetch_all(&self.readers()).await?;
        let player = |row: &SqliteRow| {
            Ok(StoreWrite::Player { id: row.try_get(0)?, name: row.try_get(1)?, at: row.try_get(2)? })
        };
        rows.iter().map(player).collect()
    }

    /// Secrets after a given hash, in the order of their hashes, at most `limit`.
    pub async fn secrets_after(&self, hash: &str, limit: i64) -> Result<Vec<SecretRow>, StoreFault> {
        let rows = sqlx::query(SELECT_ALL_SECRETS).bind(hash).bind(limit).fetch_all(&self.readers()).await?;
        rows.iter().map(|row| secret_row(row, row.try_get(5)?)).collect()
    }

    /// Closes the file. What was in the write-ahead log is in the file then.
    pub async fn close(&self) {
        self.readers().close().await;
        self.writer.lock().await.close().await;
        self.sync_tally().await;
    }
}

/// How many logs are read at a time.
const READERS: u32 = 4;

fn reader_pool() -> SqlitePoolOptions {
    SqlitePoolOptions::new().max_connections(READERS)
}

/// How much a file holds. Nothing is changed, so a damaged file can still be looked into by people who know how to.
async fn look(path: &Path) -> Result<Tally, StoreFault> {
    if std::fs::metadata(path).map_or(0, |found| found.len()) == 0 {
        return Ok(Tally::default());
    }
    let options = SqliteConnectOptions::new().filename(path).read_only(true).busy_timeout(Duration::from_secs(5));
    let mut connection = SqliteConnection::connect_with(&options).await?;
    let counted = count(&mut connection).await;
    drop(connection.close().await);
    match counted {
        // The file is so damaged, or so old, that not even its tables are there.
        Err(StoreFault::Broken(problem)) if problem.contains("no such table") => Ok(Tally::default()),
        counted => counted,
    }
}

async fn count(connection: &mut SqliteConnection) -> Result<Tally, StoreFault> {
    let row = sqlx::query(SELECT_TALLY).fetch_one(connection).await?;
    let (tables, moved, fresh): (i64, i64, i64) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
    Ok(Tally { tables: tables as u64, entries: (moved + fresh) as u64 })
}

/// A table's log as it is put together from its pieces.
struct LogReader<'a> {
    table: &'a str,
    chain: Chain,
    log: Vec<LoggedEntry>,
}

impl LogReader<'_> {
    /// Adds a piece, of which the last entry has this number.
    fn add(&mut self, lines: &str, last: u64) -> Result<(), String> {
        for line in lines.lines() {
            let number = self.log.len() + 1;
            let damaged = || format!("entry {number} does not fit its checksum: it was damaged or changed");
            let (chain, entry) = self.chain.follow(self.table, line).ok_or_else(damaged)?;
            self.chain = chain;
            self.log.push(serde_json::from_str(entry).map_err(|fault| format!("entry {number}: {fault}"))?);
        }
        match self.log.len() as u64 == last {
            true => Ok(()),
            false => Err(format!("entry {last} is the {}th", self.log.len())),
        }
    }
}

/// Puts a log together: pieces with their last numbers first, then what is fresh.
fn read_log(table: &str, pieces: &[(bool, i64, String)]) -> Result<Vec<LoggedEntry>, StoreFault> {
    let mut reader = LogReader { table, chain: Chain::start(table), log: Vec::new() };
    for (is_fresh, number, text) in pieces {
        match is_fresh {
            true => {
                let mut own = text.lines().filter_map(FreshLine::read).filter(|line| line.table == table);
                own.try_for_each(|line| reader.add(line.line, line.number))
            }
            false => reader.add(text, *number as u64),
        }
        .map_err(|problem| StoreFault::Broken(format!("table {table}: {problem}")))?;
    }
    Ok(reader.log)
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
        Box::pin(async move {
            let mut writer = self.writer.lock().await;
            let written = writer.write(batch).await;
            match &written {
                Ok(()) => self.tally_file().note(self.tally()),
                // The writer has closed its own connection.
                Err(StoreFault::ReadOnly(_)) => self.replace_readers().await,
                Err(_) => {}
            }
            written
        })
    }

    fn log<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Vec<LoggedEntry>> {
        Box::pin(async move {
            let rows = sqlx::query(SELECT_LOG).bind(table).fetch_all(&self.readers()).await?;
            let piece = |row: &SqliteRow| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?));
            let pieces: Vec<(bool, i64, String)> = rows.iter().map(piece).collect::<Result<_, sqlx::Error>>()?;
            // Reading a long log takes too long for the async threads.
            let table = table.to_owned();
            let read = tokio::task::spawn_blocking(move || read_log(&table, &pieces)).await;
            read.map_err(|fault| StoreFault::Broken(fault.to_string()))?
        })
    }

    fn table<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<TableRow>> {
        Box::pin(async move {
            let row = sqlx::query(SELECT_TABLE).bind(id).fetch_optional(&self.readers()).await?;
            row.map(|row| table_row(&row)).transpose()
        })
    }

    fn tables(&self, phase: Phase, which: TableFilter, limit: i64) -> StoreFuture<'_, Vec<TableRow>> {
        Box::pin(async move {
            let statement = match which {
                TableFilter::Open => SELECT_OPEN,
                TableFilter::Timed => SELECT_TIMED,
            };
            let rows = sqlx::query(statement).bind(phase.word()).bind(limit).fetch_all(&self.readers()).await?;
            rows.iter().map(table_row).collect()
        })
    }

    fn tables_of<'a>(&'a self, player: &'a str, limit: i64) -> StoreFuture<'a, Vec<TableRow>> {
        Box::pin(async move {
            let rows = sqlx::query(SELECT_SEATED).bind(player).bind(limit).fetch_all(&self.readers()).await?;
            rows.iter().map(table_row).collect()
        })
    }

    fn turns_of<'a>(&'a self, player: &'a str, limit: i64) -> StoreFuture<'a, Vec<KeptTurns>> {
        Box::pin(async move {
            let rows = sqlx::query(SELECT_TURNS).bind(player).bind(limit).fetch_all(&self.readers()).await?;
            let kept = |row: &SqliteRow| {
                Ok(KeptTurns { table: row.try_get(0)?, turns: row.try_get(1)?, is_current: row.try_get(2)? })
            };
            rows.iter().map(kept).collect()
        })
    }

    fn find<'a>(&'a self, hash: &'a Hash256, kind: SecretKind, now: i64) -> StoreFuture<'a, Option<FoundPlayer>> {
        Box::pin(async move {
            let query = sqlx::query(SELECT_SECRET).bind(hash.to_string()).bind(kind.word()).bind(now);
            let Some(row) = query.fetch_optional(&self.readers()).await? else { return Ok(None) };
            let (player, name, expires_at) = (row.try_get(0)?, row.try_get(1)?, row.try_get(3)?);
            Ok(Some(FoundPlayer {
                player,
                name,
                scopes: scopes(row.try_get(2)?),
                expires_at,
                seen_at: row.try_get(4)?,
            }))
        })
    }

    fn ids<'a>(&'a self, after: &'a str, limit: i64) -> StoreFuture<'a, Vec<String>> {
        Box::pin(async move {
            let rows = sqlx::query(SELECT_IDS).bind(after).bind(limit).fetch_all(&self.readers()).await?;
            rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
        })
    }

    fn secrets<'a>(&'a self, player: &'a str, now: i64) -> StoreFuture<'a, Vec<SecretRow>> {
        Box::pin(async move {
            let rows = sqlx::query(SELECT_SECRETS).bind(player).bind(now).fetch_all(&self.readers()).await?;
            rows.iter().map(|row| secret_row(row, player)).collect()
        })
    }

    fn unused_guests(&self, before: i64, limit: i64) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async move {
            let rows = sqlx::query(SELECT_UNUSED).bind(before).bind(limit).fetch_all(&self.readers()).await?;
            rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
        })
    }

    fn log_length<'a>(&'a self, table: &'a str) -> StoreFuture<'a, u64> {
        Box::pin(async move {
            let row = sqlx::query(SELECT_LENGTH).bind(table).fetch_one(&self.readers()).await?;
            Ok(row.try_get::<i64, _>(0)? as u64)
        })
    }

    fn size(&self) -> StoreFuture<'_, u64> {
        Box::pin(async move {
            let row = sqlx::query(SELECT_SIZE).fetch_one(&self.readers()).await?;
            Ok(row.try_get::<i64, _>(0)?.unsigned_abs())
        })
    }

    fn operator(&self) -> Option<&dyn OperatorStore> {
        Some(self)
    }

    fn tend(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            // A passive one takes what it can get without holding up anybody.
            sqlx::query(MOVE_LOG).execute(&self.readers()).await?;
            self.sync_tally().await;
            Ok(())
        })
    }
}

/// What a token may do. A word that this version does not know permits nothing.
fn scopes(words: &str) -> Set<TokenScope> {
    words.split(' ').filter_map(|word| word.parse().ok()).collect()
}

fn broken(what: &str) -> StoreFault {
    StoreFault::Broken(format!("{what} cannot be read"))
}

fn secret_row(row: &SqliteRow, player: &str) -> Result<SecretRow, StoreFault> {
    Ok(SecretRow {
        hash: row.try_get::<&str, _>(0)?.parse().map_err(|_| broken("a hash"))?,
        player: player.to_owned(),
        kind: row.try_get::<&str, _>(1)?.parse().map_err(StoreFault::Broken)?,
        scopes: scopes(row.try_get(2)?),
        expires_at: row.try_get(3)?,
        created_at: row.try_get(4)?,
    })
}

fn table_row(row: &SqliteRow) -> Result<TableRow, StoreFault> {
    Ok(TableRow {
        id: row.try_get(0)?,
        game: row.try_get(1)?,
        creator: row.try_get(2)?,
        key_hash: row.try_get(3)?,
        is_open: row.try_get(4)?,
        is_timed: row.try_get(5)?,
        phase: row.try_get::<&str, _>(6)?.parse().map_err(StoreFault::Broken)?,
        created_at: row.try_get(7)?,
        about: row.try_get(8)?,
    })
}

#[cfg(test)]
mod tests {
    use sqlx::Executor;

    use super::super::writer::insert_statements;
    use super::*;

    #[tokio::test]
    async fn every_statement_can_be_prepared() {
        let folder = std::env::temp_dir().join(format!("escapade-statements-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let store = SqliteStore::open(&folder.join("escapade.db")).await.unwrap();
        let mut connection = store.readers().acquire().await.unwrap();
        for &statement in ALL {
            let prepared = (&mut *connection).prepare(statement.into_sql_str()).await;
            prepared.unwrap_or_else(|fault| panic!("{fault}: {statement}"));
        }
        for statement in insert_statements() {
            let prepared = (&mut *connection).prepare(sqlx::AssertSqlSafe(statement.as_str()).into_sql_str()).await;
            prepared.unwrap_or_else(|fault| panic!("{fault}: {statement}"));
        }
        drop(connection);
        store.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }

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
        store
            .write(&[StoreWrite::Entry { table: "t".to_owned(), number: 4, entry: entry(4), epoch: 0 }])
            .await
            .unwrap();
        let times: Vec<u64> = store.log("t").await.unwrap().iter().map(|logged| logged.at).collect();
        assert_eq!(times, [1, 2, 3, 4]);
        store.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }
}
