//! What a server needs of the other nodes that serve the same tables. A server alone has none of them.
//!
//! The store decides who owns a table: exactly one node folds a live table and writes its log. Mail between nodes may be
//! lost, doubled or late; see `links`, which finds that out.

use crate::store::StoreFuture;

/// Who owns a table after a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// This node does, and its entries must carry this epoch.
    Own {
        /// How often the table was claimed. Entries with a smaller epoch are refused from now on.
        epoch: u64,
        /// The name under which it was claimed.
        node: String,
    },
    /// Another node does.
    Other {
        /// Its name.
        node: String,
    },
}

/// A letter from another node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// The name of the node that sent it.
    pub from: String,
    /// What it says.
    pub text: String,
}

/// The nodes that serve the same tables, as one of them sees it.
pub trait Cluster: Send + Sync + 'static {
    /// The name of this node, as long as its lease holds. A node that lost its lease gets another name: what it owned by
    /// the old one is no longer its own.
    fn name(&self) -> Option<String>;

    /// The names of the other nodes whose leases hold.
    fn peers(&self) -> Vec<String>;

    /// Makes this node the owner of a table that has none, or says who owns it.
    fn claim<'a>(&'a self, table: &'a str) -> StoreFuture<'a, Claim>;

    /// Gives a table up that was claimed with this epoch, so that others need not wait.
    fn release<'a>(&'a self, table: &'a str, epoch: u64) -> StoreFuture<'a, ()>;

    /// Tables in play whose clocks run and that nobody owns: some of them, at most `limit`. This node owns them now.
    fn adopt(&self, limit: i64) -> StoreFuture<'_, Vec<String>>;

    /// Sends a letter to another node under the name that this one had when it was written, or loses it. It never waits.
    fn send(&self, from: &str, to: &str, text: String);

    /// The next letter. Dropping this future loses nothing.
    fn receive(&self) -> StoreFuture<'_, Letter>;

    /// Gives everything up: other nodes may claim the tables of this one at once.
    fn leave(&self) -> StoreFuture<'_, ()>;
}
