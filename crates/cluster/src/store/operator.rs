//! The store of many nodes, as an operator uses it.

use protocol::Phase;
use server::{Chain, LogSize, NewLog, OperatorStore, PlayerRow, StoreFault, StoreFuture, TableRow};
use sqlx_core::connection::Connection;
use sqlx_core::query::query;
use sqlx_core::row::Row;
use sqlx_postgres::{PgConnection, PgRow};

use super::{PostgresStore, broken, table_row, texts, within};
use crate::statements::*;

fn player_row(row: &PgRow) -> Result<PlayerRow, StoreFault> {
    let read = || -> Result<PlayerRow, sqlx_core::Error> {
        Ok(PlayerRow {
            id: row.try_get(0)?,
            name: row.try_get(1)?,
            created_at: row.try_get(2)?,
            tables: row.try_get::<i64, _>(3)? as u64,
            is_banned: row.try_get(4)?,
        })
    };
    read().map_err(|fault| broken(&fault))
}

/// Whether a table is claimed with this epoch. The claim cannot change until the transaction ends.
async fn is_own(table: &str, epoch: u64, transaction: &mut PgConnection) -> Result<bool, sqlx_core::Error> {
    let found = query(LOCK_CLAIM).bind(table).bind(epoch as i64).fetch_optional(transaction).await?;
    Ok(found.is_some())
}

impl PostgresStore {
    async fn delete_own(&self, table: &str, epoch: u64) -> Result<bool, sqlx_core::Error> {
        let mut connection = self.readers.acquire().await?;
        let mut transaction = connection.begin().await?;
        if !is_own(table, epoch, &mut transaction).await? {
            return Ok(false);
        }
        for statement in [DELETE_ENTRIES, DELETE_SEATED, DELETE_TABLE, DELETE_CLAIM] {
            query(statement).bind(table).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(true)
    }

    async fn replace_own(&self, table: &str, log: NewLog<'_>, epoch: u64) -> Result<bool, sqlx_core::Error> {
        let NewLog { entries, about, creator } = log;
        let mut connection = self.readers.acquire().await?;
        let mut transaction = connection.begin().await?;
        let length = query(SELECT_LENGTH).bind(table).fetch_one(&mut *transaction).await?.try_get::<i64, _>(0)?;
        if !is_own(table, epoch, &mut transaction).await? || length as usize != entries.len() {
            return Ok(false);
        }
        query(DELETE_ENTRIES).bind(table).execute(&mut *transaction).await?;
        let mut chain = Chain::start(table);
        let line = |entry: &String| {
            chain = chain.after(entry);
            format!("{chain} {entry}")
        };
        let lines: Vec<String> = entries.iter().map(line).collect();
        query(INSERT_LOG).bind(table).bind(epoch as i64).bind(lines).execute(&mut *transaction).await?;
        query(UPDATE_ABOUT).bind(table).bind(about).execute(&mut *transaction).await?;
        query(UPDATE_CREATOR).bind(table).bind(creator).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// Carries out some statements about a player, all or none.
    async fn change_player(&self, player: &str, statements: &[&'static str]) -> Result<(), StoreFault> {
        within(async {
            let mut connection = self.readers.acquire().await?;
            let mut transaction = connection.begin().await?;
            for statement in statements {
                query(*statement).bind(player).execute(&mut *transaction).await?;
            }
            transaction.commit().await
        })
        .await
    }
}

/// Refuses what a node wanted that does not own the table any more.
fn own_only(is_own: bool) -> Result<(), StoreFault> {
    if is_own { Ok(()) } else { Err(StoreFault::Conflict) }
}

impl OperatorStore for PostgresStore {
    fn delete_table<'a>(&'a self, id: &'a str, epoch: u64) -> StoreFuture<'a, ()> {
        Box::pin(async move { own_only(within(self.delete_own(id, epoch)).await?) })
    }

    fn replace_log<'a>(&'a self, id: &'a str, log: NewLog<'a>, epoch: u64) -> StoreFuture<'a, ()> {
        Box::pin(async move { own_only(within(self.replace_own(id, log, epoch)).await?) })
    }

    fn tables_before(&self, phase: Phase, before: i64, skip: i64, limit: i64) -> StoreFuture<'_, Vec<TableRow>> {
        Box::pin(async move {
            let statement = query(SELECT_BEFORE).bind(phase.word()).bind(before).bind(skip).bind(limit);
            self.rows(statement).await?.iter().map(table_row).collect()
        })
    }

    fn log_size<'a>(&'a self, table: &'a str) -> StoreFuture<'a, LogSize> {
        Box::pin(async move {
            let rows = self.rows(query(SELECT_LOG_SIZE).bind(table)).await?;
            let number = |row: &PgRow, place| row.try_get::<i64, _>(place).map_err(|fault| broken(&fault));
            let size = |row: &PgRow| Ok(LogSize { entries: number(row, 0)? as u64, bytes: number(row, 1)? as u64 });
            rows.first().map(size).transpose().map(Option::unwrap_or_default)
        })
    }

    fn tables_naming<'a>(&'a self, player: &'a str) -> StoreFuture<'a, Vec<String>> {
        Box::pin(async move { texts(&self.rows(query(SELECT_NAMING).bind(player)).await?) })
    }

    fn players<'a>(&'a self, after: &'a str, text: &'a str, limit: i64) -> StoreFuture<'a, Vec<PlayerRow>> {
        Box::pin(async move {
            let statement = query(SELECT_PLAYERS).bind(after).bind(text).bind(limit);
            self.rows(statement).await?.iter().map(player_row).collect()
        })
    }

    fn player<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<PlayerRow>> {
        Box::pin(async move { self.rows(query(SELECT_PLAYER).bind(id)).await?.first().map(player_row).transpose() })
    }

    fn idle_names(&self, before: i64, limit: i64) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async move { texts(&self.rows(query(SELECT_IDLE_NAMES).bind(before).bind(limit)).await?) })
    }

    fn forget_name<'a>(&'a self, player: &'a str, before: i64) -> StoreFuture<'a, bool> {
        Box::pin(within(async move {
            let mut connection = self.readers.acquire().await?;
            let mut transaction = connection.begin().await?;
            let gone = query(FORGET_NAME).bind(player).bind(before).execute(&mut *transaction).await?;
            let is_gone = gone.rows_affected() > 0;
            if is_gone {
                query(DELETE_SECRETS_OF).bind(player).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(is_gone)
        }))
    }

    fn set_banned<'a>(&'a self, player: &'a str, is_banned: bool) -> StoreFuture<'a, ()> {
        Box::pin(async move {
            match is_banned {
                true => self.change_player(player, &[DELETE_TOOLS, BAN]).await,
                false => self.change_player(player, &[LIFT_BAN]).await,
            }
        })
    }

    fn delete_player<'a>(&'a self, player: &'a str) -> StoreFuture<'a, ()> {
        Box::pin(async move { self.change_player(player, &[DELETE_SECRETS_OF, DELETE_SEATS, DELETE_PLAYER]).await })
    }
}
