//! The store: all data that must survive a restart. The log of each table is the truth; hosts are rebuilt from it.

mod chain;
mod operator;
mod sqlite;
mod statements;
mod tally;
mod writer;

use std::future::Future;
use std::pin::Pin;

use engine::{Hash256, Set};
use host::LoggedEntry;
use protocol::Phase;
use protocol::rest::TokenScope;

pub use chain::Chain;
pub use operator::{LogSize, NewLog, OperatorStore, PlayerRow};
pub use sqlite::SqliteStore;
pub use tally::Tally;

/// A future answer of the store.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreFault>> + Send + 'a>>;

/// Why the store could not do something.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreFault {
    /// Somebody else has written the same entry already.
    #[error("somebody else has written this already")]
    Conflict,
    /// The answer to a commit was lost: whether these were kept is not known. Nobody may be told either.
    #[error("it is not known whether this was kept: {0}")]
    InDoubt(String),
    /// The store cannot be used now.
    #[error("the store cannot be used: {0}")]
    Broken(String),
    /// The store can be read and not be written to.
    #[error("the store can only be read: {0}")]
    ReadOnly(String),
    /// The store holds less than it once did.
    #[error(
        "the database holds {} tables with {} entries, but it held {} with {} before",
        now.tables, now.entries, before.tables, before.entries
    )]
    Lost {
        /// What it holds.
        now: Tally,
        /// What it held.
        before: Tally,
    },
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
    /// Whether its clocks run while no client is connected.
    pub is_timed: bool,
    /// How far it is.
    pub phase: Phase,
    /// When it was opened, in milliseconds since 1970.
    pub created_at: i64,
    /// What lists say of it, as JSON; empty for a table of an older version that nobody has used since.
    pub about: String,
}

engine::ids! {
    /// How a secret is used.
    pub enum SecretKind {
        /// By a browser, for a year.
        Cookie = "cookie",
        /// By a tool, until it is forgotten or too old.
        Token = "token",
        /// To move to another device, once.
        Recovery = "recovery",
        /// A cookie of somebody who is banned. It opens nothing.
        Banned = "banned",
    }
}

/// A secret that opens a player's account. Only its hash is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecretRow {
    /// The hash.
    pub hash: Hash256,
    /// Whose account it opens.
    pub player: String,
    /// How it is used.
    pub kind: SecretKind,
    /// What a token may do; nothing for other kinds.
    pub scopes: Set<TokenScope>,
    /// When it ends, in milliseconds since 1970.
    pub expires_at: Option<i64>,
    /// When it was given, in milliseconds since 1970; 0 where that is not known.
    pub created_at: i64,
}

/// For whom a table in play waits, as it was kept when the table was quiet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptTurns {
    /// The table.
    pub table: String,
    /// JSON; empty if nothing was kept.
    pub turns: String,
    /// Whether the table's log has no later entries.
    pub is_current: bool,
}

/// A player as a secret finds them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundPlayer {
    /// The player's id.
    pub player: String,
    /// Their name; empty while they gave none.
    pub name: String,
    /// What the secret may do, if it is a token.
    pub scopes: Set<TokenScope>,
    /// When the secret ends, in milliseconds since 1970.
    pub expires_at: Option<i64>,
    /// When the player came, or was last seen while having no name; in milliseconds since 1970.
    pub seen_at: i64,
}

/// A change of the store.
#[derive(Clone, Debug)]
pub enum StoreWrite {
    /// A new table.
    NewTable(TableRow),
    /// The next entry of a table's log, as JSON.
    Entry {
        /// The table.
        table: String,
        /// The entry's number in its log, from 1.
        number: u64,
        /// The entry.
        entry: String,
        /// The epoch of the writer's claim on the table. A store with one writer, such as SQLite, has only epoch 0.
        epoch: u64,
    },
    /// How far a table is.
    Phase {
        /// The table.
        table: String,
        /// The phase.
        phase: Phase,
    },
    /// What lists say of a table.
    About {
        /// The table.
        table: String,
        /// JSON.
        about: String,
    },
    /// For whom a table waits after its entry of this number.
    Turns {
        /// The table.
        table: String,
        /// JSON.
        turns: String,
        /// How many entries the table's log had.
        number: u64,
    },
    /// A guest without a name is still there.
    GuestSeen {
        /// The player's id.
        player: String,
        /// When, in milliseconds since 1970.
        at: i64,
    },
    /// The players who sit at a table now.
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
    NewSecret(SecretRow),
    /// A secret that was used up. Deleting it twice is a conflict.
    DeleteSecret(Hash256),
    /// All cookies of a player, who has moved to another device.
    DeleteCookies {
        /// The player's id.
        player: String,
    },
    /// A guest and their cookies, unless they have done something worth keeping after all, or were seen meanwhile.
    ForgetGuest {
        /// The player's id.
        player: String,
        /// A guest who was seen at this time or later is kept, in milliseconds since 1970.
        before: i64,
    },
    /// Secrets that have ended by now, a thousand at most.
    ForgetEnded {
        /// The time now, in milliseconds since 1970.
        now: i64,
    },
    /// Nothing that stays: it shows that the store can be written to.
    Pulse,
}

/// All data that must survive a restart: in SQLite for one server, in PostgreSQL for several.
pub trait Store: Send + Sync + 'static {
    /// Writes all of these or none. When it returns, they are on disk.
    fn write<'a>(&'a self, batch: &'a [StoreWrite]) -> StoreFuture<'a, ()>;

    /// The log of a table.
    fn log<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Vec<LoggedEntry>>;

    /// A table.
    fn table<'a>(&'a self, id: &'a str) -> StoreFuture<'a, Option<TableRow>>;

    /// The newest tables in a phase: those that are listed for everybody, or those whose clocks run.
    fn tables(&self, phase: Phase, which: TableFilter, limit: i64) -> StoreFuture<'_, Vec<TableRow>>;

    /// The newest tables where a player sits.
    fn tables_of<'a>(&'a self, player: &'a str, limit: i64) -> StoreFuture<'a, Vec<TableRow>>;

    /// For whom the newest tables in play wait where a player sits. A table may be missing whose phase has just changed.
    fn turns_of<'a>(&'a self, player: &'a str, limit: i64) -> StoreFuture<'a, Vec<KeptTurns>>;

    /// The player whose account a secret of this kind opens.
    fn find<'a>(&'a self, hash: &'a Hash256, kind: SecretKind, now: i64) -> StoreFuture<'a, Option<FoundPlayer>>;

    /// The ids of all tables after a given one, in alphabetical order, at most `limit`.
    fn ids<'a>(&'a self, after: &'a str, limit: i64) -> StoreFuture<'a, Vec<String>>;

    /// The cookies and tokens of a player that have not ended, the newest first.
    fn secrets<'a>(&'a self, player: &'a str, now: i64) -> StoreFuture<'a, Vec<SecretRow>>;

    /// Guests who came before this time and have no name, seat, table or token: at most `limit`.
    fn unused_guests(&self, before: i64, limit: i64) -> StoreFuture<'_, Vec<String>>;

    /// How many entries a table's log has, or at least nearly: it tells long logs from short ones.
    fn log_length<'a>(&'a self, table: &'a str) -> StoreFuture<'a, u64>;

    /// How many bytes everything takes.
    fn size(&self) -> StoreFuture<'_, u64>;

    /// The same store for an operator. Stores that only tests use have none.
    fn operator(&self) -> Option<&dyn OperatorStore> {
        None
    }

    /// Brings the files into good order while others go on to write. Called when there is little to do, and at the end.
    fn tend(&self) -> StoreFuture<'_, ()>;
}

/// Which tables to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableFilter {
    /// Those that are listed for everybody.
    Open,
    /// Those whose clocks run while no client is connected.
    Timed,
}
