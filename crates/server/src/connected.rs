//! Which connections each cookie and token has open, so that they end when it does.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use engine::Hash256;

use crate::guest::Guest;
use crate::outbox::{Closing, Outbox};
use crate::store::SecretKind;

/// A connection that is open.
struct OpenConnection {
    number: u64,
    secret: Hash256,
    kind: SecretKind,
    outbox: Outbox,
}

/// The open connections of all players.
#[derive(Clone, Default)]
pub(crate) struct Connected(Arc<Shared>);

#[derive(Default)]
struct Shared {
    players: Mutex<HashMap<String, Vec<OpenConnection>>>,
    next: AtomicU64,
}

impl Connected {
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Vec<OpenConnection>>> {
        self.0.players.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers a connection until the entry is dropped. After that, ask once more whether the secret is still valid: it
    /// may have been revoked in between.
    pub(crate) fn enter(&self, guest: &Guest, outbox: Outbox) -> ConnectedEntry {
        let number = self.0.next.fetch_add(1, Ordering::Relaxed);
        let player = guest.player.id().to_owned();
        let connection = OpenConnection { number, secret: guest.secret, kind: guest.kind(), outbox };
        self.lock().entry(player.clone()).or_default().push(connection);
        ConnectedEntry { connected: self.clone(), player, number }
    }

    /// Closes the connections that a secret of a player has opened.
    pub(crate) fn close_secret(&self, player: &str, secret: &Hash256) {
        self.close(player, |open| open.secret == *secret);
    }

    /// Closes the connections that the cookies of a player have opened.
    pub(crate) fn close_cookies(&self, player: &str) {
        self.close(player, |open| open.kind == SecretKind::Cookie);
    }

    fn close(&self, player: &str, is_meant: impl Fn(&OpenConnection) -> bool) {
        if let Some(open) = self.lock().get(player) {
            open.iter().filter(|open| is_meant(open)).for_each(|open| open.outbox.close(Closing::Revoked));
        }
    }
}

/// A connection that is open, as long as this is kept.
pub(crate) struct ConnectedEntry {
    connected: Connected,
    player: String,
    number: u64,
}

impl Drop for ConnectedEntry {
    fn drop(&mut self) {
        let mut players = self.connected.lock();
        if let Some(open) = players.get_mut(&self.player) {
            open.retain(|open| open.number != self.number);
            if open.is_empty() {
                players.remove(&self.player);
            }
        }
    }
}
