//! What an operator does with a store, beside what a server does by itself: looks at everything, and takes things out.

use protocol::Phase;

use super::{StoreFuture, TableRow};

/// A player as an operator sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRow {
    /// The id. It gives access to the player's seats, so it is shown to operators only.
    pub id: String,
    /// The name; empty while they gave none.
    pub name: String,
    /// When they came, in milliseconds since 1970.
    pub created_at: i64,
    /// At how many tables they sit.
    pub tables: u64,
    /// Whether they are banned.
    pub is_banned: bool,
}

/// How much a table's log takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LogSize {
    /// How many entries.
    pub entries: u64,
    /// How many bytes they have.
    pub bytes: u64,
}

/// A log that takes the place of another one.
#[derive(Clone, Copy, Debug)]
pub struct NewLog<'a> {
    /// Its entries, as JSON; as many as there were.
    pub entries: &'a [String],
    /// What lists say of the table.
    pub about: &'a str,
    /// Who opened the table.
    pub creator: &'a str,
}

/// What an operator does with a store. Every change can be tried again: what is done already is no fault.
pub trait OperatorStore: Send + Sync {
    /// Deletes a table with its log. A node must own it, by a claim of this epoch.
    fn delete_table<'a>(&'a self, id: &'a str, epoch: u64) -> StoreFuture<'a, ()>;

    /// Puts another log of the same length in place of a table's log. A node must own it, by a claim of this epoch.
    fn replace_log<'a>(&'a self, id: &'a str, log: NewLog<'a>, epoch: u64) -> StoreFuture<'a, ()>;

    /// Tables in a phase that were opened before a time, the oldest first, without the first `skip`.
    fn tables_before(&self, phase: Phase, before: i64, skip: i64, limit: i64) -> StoreFuture<'_, Vec<TableRow>>;

    /// How much a table's log takes.
    fn log_size<'a>(&'a self, table: &'a str) -> StoreFuture<'a, LogSize>;

    /// The ids of all tables that name a player: they sit there, opened it, or said something.
    fn tables_naming<'a>(&'a self, player: &'a str) -> StoreFuture<'a, Vec<String>>;

    /// Players after a given id, in the order of their ids, whose names have this text in them; at most `limit`.
    fn players<'a>(&'a self, after: &'a str, text: &'a str, limit: i64) -> StoreFuture<'a, Vec<PlayerRow>>;

    /// A player.
    fn player<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<PlayerRow>>;

    /// Players with a name who came and got their last cookie or token before this time, and have no seat, no table and no
    /// token: at most `limit`.
    fn idle_names(&self, before: i64, limit: i64) -> StoreFuture<'_, Vec<String>>;

    /// Forgets a player with a name as [`OperatorStore::idle_names`] finds them; false if they have come back meanwhile.
    fn forget_name<'a>(&'a self, player: &'a str, before: i64) -> StoreFuture<'a, bool>;

    /// Bans a player: their tokens are gone, and their cookies open nothing until the ban is lifted.
    fn set_banned<'a>(&'a self, player: &'a str, is_banned: bool) -> StoreFuture<'a, ()>;

    /// Deletes a player with all secrets and the list of their tables. Logs are not touched.
    fn delete_player<'a>(&'a self, player: &'a str) -> StoreFuture<'a, ()>;
}
