//! What an operator takes out of the database, or changes in it.

use std::fmt::Write as _;

use sqlx::{Connection, Row, SqliteConnection};

use super::super::chain::Chain;
use super::super::operator::NewLog;
use super::super::{StoreFault, Tally};
use super::{DELETE_SEATED, DELETE_SECRETS_OF, PoisonError, UPDATE_ABOUT, Writer};

const COUNT_OF: &str = "SELECT COALESCE(MAX(number), 0), (SELECT COUNT(*) FROM tables WHERE id = $1) \
     FROM entries WHERE table_id = $1";
const DELETE_ENTRIES: &str = "DELETE FROM entries WHERE table_id = $1";
const DELETE_TABLE: &str = "DELETE FROM tables WHERE id = $1";
const REDUCE_TOTAL: &str = "UPDATE totals SET entries = entries - $1";
const INSERT_PIECE: &str = "INSERT INTO entries (table_id, number, entry) VALUES ($1, $2, $3)";
const UPDATE_CREATOR: &str = "UPDATE tables SET creator = $2 WHERE id = $1";
const FORGET_NAME: &str = "DELETE FROM players WHERE id = $1 AND name <> '' AND created_at < $2 \
     AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.player_id = players.id) \
     AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.creator = players.id) \
     AND NOT EXISTS (SELECT 1 FROM secrets WHERE secrets.player_id = players.id \
         AND (secrets.kind <> 'cookie' OR secrets.created_at >= $2))";

impl Writer {
    /// How much there would be without a table. All its entries are in its log then, and none is fresh.
    pub(in crate::store) async fn tally_without(&mut self, table: &str) -> Result<Tally, StoreFault> {
        let mut connection = self.taken_connection().await?;
        let counted = async {
            self.move_fresh_entries(&mut connection).await?;
            let row = sqlx::query(COUNT_OF).bind(table).fetch_one(&mut connection).await?;
            Ok((row.try_get::<i64, _>(0)? as u64, row.try_get::<i64, _>(1)? as u64))
        };
        let counted: Result<(u64, u64), StoreFault> = counted.await;
        let (entries, tables) = self.given_back(connection, counted).await?;
        let now = *self.tally.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(Tally { tables: now.tables - tables, entries: now.entries - entries })
    }

    /// Sets how much there is, and gives how much there was.
    pub(in crate::store) fn set_tally(&self, tally: Tally) -> Tally {
        std::mem::replace(&mut *self.tally.lock().unwrap_or_else(PoisonError::into_inner), tally)
    }

    /// Deletes a table with its log of so many entries.
    pub(in crate::store) async fn delete_table(&mut self, table: &str, entries: u64) -> Result<(), StoreFault> {
        let mut connection = self.taken_connection().await?;
        let deleted = async {
            let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
            for statement in [DELETE_ENTRIES, DELETE_SEATED, DELETE_TABLE] {
                sqlx::query(statement).bind(table).execute(&mut *transaction).await?;
            }
            sqlx::query(REDUCE_TOTAL).bind(entries as i64).execute(&mut *transaction).await?;
            Ok(transaction.commit().await?)
        };
        let deleted: Result<(), StoreFault> = deleted.await;
        self.given_back(connection, deleted).await?;
        self.last.remove(table);
        Ok(())
    }

    /// Puts another log of the same length in place of a table's log.
    pub(in crate::store) async fn replace_log(&mut self, table: &str, log: NewLog<'_>) -> Result<(), StoreFault> {
        let mut connection = self.taken_connection().await?;
        let replaced = async {
            self.move_fresh_entries(&mut connection).await?;
            let row = sqlx::query(COUNT_OF).bind(table).fetch_one(&mut connection).await?;
            if row.try_get::<i64, _>(0)? as usize != log.entries.len() {
                // Somebody has added an entry meanwhile.
                return Err(StoreFault::Conflict);
            }
            write_log(table, log, &mut connection).await
        };
        let replaced: Result<(), StoreFault> = replaced.await;
        self.given_back(connection, replaced).await?;
        // The next entry's check follows from the new log, which is read again.
        self.last.remove(table);
        Ok(())
    }

    /// Carries out some statements about a player, all or none.
    pub(in crate::store) async fn change_player(
        &mut self,
        player: &str,
        statements: &[&'static str],
    ) -> Result<(), StoreFault> {
        let mut connection = self.taken_connection().await?;
        let changed = async {
            let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
            for statement in statements {
                sqlx::query(*statement).bind(player).execute(&mut *transaction).await?;
            }
            Ok(transaction.commit().await?)
        };
        let changed: Result<(), StoreFault> = changed.await;
        self.given_back(connection, changed).await
    }

    /// Forgets a player with a name who has nothing left; false if they have something after all.
    pub(in crate::store) async fn forget_name(&mut self, player: &str, before: i64) -> Result<bool, StoreFault> {
        let mut connection = self.taken_connection().await?;
        let forgotten = async {
            let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
            let gone = sqlx::query(FORGET_NAME).bind(player).bind(before).execute(&mut *transaction).await?;
            let is_gone = gone.rows_affected() > 0;
            if is_gone {
                sqlx::query(DELETE_SECRETS_OF).bind(player).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(is_gone)
        };
        let forgotten: Result<bool, StoreFault> = forgotten.await;
        self.given_back(connection, forgotten).await
    }

    /// While it is taken out, dropping the future drops the connection, too.
    async fn taken_connection(&mut self) -> Result<SqliteConnection, StoreFault> {
        match self.connection.take() {
            Some(connection) => Ok(connection),
            None => self.connect().await,
        }
    }

    async fn given_back<T>(
        &mut self,
        connection: SqliteConnection,
        done: Result<T, StoreFault>,
    ) -> Result<T, StoreFault> {
        self.connection = Some(connection);
        if done.is_err() {
            self.close().await;
        }
        done
    }
}

async fn write_log(table: &str, log: NewLog<'_>, connection: &mut SqliteConnection) -> Result<(), StoreFault> {
    let NewLog { entries, about, creator } = log;
    let (mut chain, mut lines) = (Chain::start(table), String::new());
    for entry in entries {
        chain = chain.after(entry);
        // Writing to a text cannot fail.
        _ = writeln!(lines, "{chain} {entry}");
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    sqlx::query(DELETE_ENTRIES).bind(table).execute(&mut *transaction).await?;
    sqlx::query(INSERT_PIECE).bind(table).bind(entries.len() as i64).bind(lines).execute(&mut *transaction).await?;
    sqlx::query(UPDATE_ABOUT).bind(table).bind(about).execute(&mut *transaction).await?;
    sqlx::query(UPDATE_CREATOR).bind(table).bind(creator).execute(&mut *transaction).await?;
    Ok(transaction.commit().await?)
}
