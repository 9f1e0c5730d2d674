//! The store in one file, as an operator uses it.

use std::collections::BTreeSet;

use protocol::Phase;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::super::operator::{LogSize, NewLog, OperatorStore, PlayerRow};
use super::super::writer::FreshLine;
use super::super::{StoreFault, StoreFuture, TableRow};
use super::{SqliteStore, table_row};

const SELECT_BEFORE: &str = "SELECT id, game, creator, key_hash, is_open, is_timed, phase, created_at, about FROM tables \
     WHERE phase = $1 AND created_at < $2 ORDER BY created_at, id LIMIT $4 OFFSET $3";
const SELECT_LOG_SIZE: &str =
    "SELECT COALESCE(MAX(number), 0), COALESCE(SUM(length(entry)), 0) FROM entries WHERE table_id = $1";
const SELECT_NAMING: &str = "SELECT id FROM tables WHERE creator = $1 \
     UNION SELECT table_id FROM seated WHERE player_id = $1 \
     UNION SELECT table_id FROM entries WHERE instr(entry, $1)";
const SELECT_FRESH_NAMING: &str = "SELECT lines FROM fresh WHERE instr(lines, $1)";
const SELECT_PLAYERS: &str = "SELECT id, name, created_at, \
     (SELECT COUNT(*) FROM seated WHERE player_id = players.id), \
     EXISTS (SELECT 1 FROM secrets WHERE player_id = players.id AND kind = 'banned') FROM players \
     WHERE id > $1 AND instr(lower(name), lower($2)) ORDER BY id LIMIT $3";
const SELECT_PLAYER: &str = "SELECT id, name, created_at, \
     (SELECT COUNT(*) FROM seated WHERE player_id = players.id), \
     EXISTS (SELECT 1 FROM secrets WHERE player_id = players.id AND kind = 'banned') FROM players WHERE id = $1";
const SELECT_IDLE_NAMES: &str = "SELECT id FROM players WHERE name <> '' AND created_at < $1 \
     AND NOT EXISTS (SELECT 1 FROM seated WHERE seated.player_id = players.id) \
     AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.creator = players.id) \
     AND NOT EXISTS (SELECT 1 FROM secrets WHERE secrets.player_id = players.id \
         AND (secrets.kind <> 'cookie' OR secrets.created_at >= $1)) \
     ORDER BY created_at LIMIT $2";
const DELETE_TOOLS: &str = "DELETE FROM secrets WHERE player_id = $1 AND kind IN ('token', 'recovery')";
const BAN: &str = "UPDATE secrets SET kind = 'banned' WHERE player_id = $1 AND kind = 'cookie'";
const LIFT_BAN: &str = "UPDATE secrets SET kind = 'cookie' WHERE player_id = $1 AND kind = 'banned'";
const DELETE_SECRETS: &str = "DELETE FROM secrets WHERE player_id = $1";
const DELETE_SEATS: &str = "DELETE FROM seated WHERE player_id = $1";
const DELETE_PLAYER: &str = "DELETE FROM players WHERE id = $1";

fn player_row(row: &SqliteRow) -> Result<PlayerRow, StoreFault> {
    Ok(PlayerRow {
        id: row.try_get(0)?,
        name: row.try_get(1)?,
        created_at: row.try_get(2)?,
        tables: row.try_get::<i64, _>(3)? as u64,
        is_banned: row.try_get(4)?,
    })
}

impl SqliteStore {
    /// Carries out some statements about a player, all or none.
    async fn change_player(&self, player: &str, statements: &[&'static str]) -> Result<(), StoreFault> {
        self.writer.lock().await.change_player(player, statements).await
    }
}

impl OperatorStore for SqliteStore {
    fn delete_table<'a>(&'a self, id: &'a str, _epoch: u64) -> StoreFuture<'a, ()> {
        Box::pin(async move {
            let mut writer = self.writer.lock().await;
            let without = writer.tally_without(id).await?;
            // The tally must never be ahead of the database, so it goes down first.
            let before = writer.set_tally(without);
            let deleted = match self.lower_tally().await {
                Ok(()) => writer.delete_table(id, before.entries - without.entries).await,
                Err(fault) => Err(fault),
            };
            if deleted.is_err() {
                writer.set_tally(before);
            }
            deleted
        })
    }

    fn replace_log<'a>(&'a self, id: &'a str, log: NewLog<'a>, _epoch: u64) -> StoreFuture<'a, ()> {
        Box::pin(async move { self.writer.lock().await.replace_log(id, log).await })
    }

    fn tables_before(&self, phase: Phase, before: i64, skip: i64, limit: i64) -> StoreFuture<'_, Vec<TableRow>> {
        Box::pin(async move {
            let statement = sqlx::query(SELECT_BEFORE).bind(phase.word()).bind(before).bind(skip).bind(limit);
            statement.fetch_all(&self.readers()).await?.iter().map(table_row).collect()
        })
    }

    fn log_size<'a>(&'a self, table: &'a str) -> StoreFuture<'a, LogSize> {
        Box::pin(async move {
            let row = sqlx::query(SELECT_LOG_SIZE).bind(table).fetch_one(&self.readers()).await?;
            let mut size =
                LogSize { entries: row.try_get::<i64, _>(0)? as u64, bytes: row.try_get::<i64, _>(1)? as u64 };
            for row in sqlx::query(SELECT_FRESH_NAMING).bind(table).fetch_all(&self.readers()).await? {
                let fresh = row.try_get::<&str, _>(0)?.lines().filter_map(FreshLine::read);
                for line in fresh.filter(|line| line.table == table) {
                    // In the log each entry ends its line.
                    size = LogSize { entries: line.number, bytes: size.bytes + line.line.len() as u64 + 1 };
                }
            }
            Ok(size)
        })
    }

    fn tables_naming<'a>(&'a self, player: &'a str) -> StoreFuture<'a, Vec<String>> {
        Box::pin(async move {
            let rows = sqlx::query(SELECT_NAMING).bind(player).fetch_all(&self.readers()).await?;
            let mut found: BTreeSet<String> =
                rows.iter().map(|row| row.try_get(0)).collect::<Result<_, sqlx::Error>>()?;
            for row in sqlx::query(SELECT_FRESH_NAMING).bind(player).fetch_all(&self.readers()).await? {
                let lines: &str = row.try_get(0)?;
                let naming = lines.lines().filter_map(FreshLine::read).filter(|line| line.line.contains(player));
                found.extend(naming.map(|line| line.table.to_owned()));
            }
            Ok(found.into_iter().collect())
        })
    }

    fn players<'a>(&'a self, after: &'a str, text: &'a str, limit: i64) -> StoreFuture<'a, Vec<PlayerRow>> {
        Box::pin(async move {
            let statement = sqlx::query(SELECT_PLAYERS).bind(after).bind(text).bind(limit);
            statement.fetch_all(&self.readers()).await?.iter().map(player_row).collect()
        })
    }

    fn player<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<PlayerRow>> {
        Box::pin(async move {
            let row = sqlx::query(SELECT_PLAYER).bind(id).fetch_optional(&self.readers()).await?;
            row.as_ref().map(player_row).transpose()
        })
    }

    fn idle_names(&self, before: i64, limit: i64) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async move {
            let rows = sqlx::query(SELECT_IDLE_NAMES).bind(before).bind(limit).fetch_all(&self.readers()).await?;
            rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
        })
    }

    fn forget_name<'a>(&'a self, player: &'a str, before: i64) -> StoreFuture<'a, bool> {
        Box::pin(async move { self.writer.lock().await.forget_name(player, before).await })
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
        Box::pin(async move { self.change_player(player, &[DELETE_SECRETS, DELETE_SEATS, DELETE_PLAYER]).await })
    }
}
