//! Tables over the network: one WebSocket for each page, REST beside it, and every action on disk before anybody is
//! told of it.
//!
//! The rules live in `host`; here are only sockets, tasks and the disk. Each live table is one task that owns its
//! [`Host`](host::Host) and reads a bounded mailbox; bots think off the async threads; no lock is held across an await.

mod app;
mod assets;
mod client_stream;
mod connected;
mod content;
mod error;
mod guard;
mod guest;
mod journal;
mod limits;
mod links;
mod listen;
mod lobby;
mod metrics;
mod nodes;
mod openapi;
mod operator;
mod outbox;
mod players;
mod prints;
mod readiness;
mod records;
mod rest;
mod reviews;
mod socket;
mod store;
mod stream;
mod table;
mod tables;
mod thinking;
mod turns;

pub use app::{App, Config, serve, serve_with};
pub use content::read_contents;
pub use error::Error;
pub use journal::Journal;
pub use nodes::{Claim, Cluster, Letter};
pub use operator::{Retention, operator_hash};
pub use prints::{NotPrinted, PrintOrder, Printed, Printer};
pub use store::{
    Chain, FoundPlayer, KeptTurns, LogSize, NewLog, OperatorStore, PlayerRow, SecretKind, SecretRow, SqliteStore,
    Store, StoreFault, StoreFuture, StoreWrite, TableFilter, TableRow, Tally,
};
