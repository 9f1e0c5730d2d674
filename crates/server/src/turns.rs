//! Streams of turns: players who want to know when a table begins to wait for them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use host::Player;
use protocol::TurnNotice;

use crate::outbox::{Closing, Outbox};

type Listeners = HashMap<Player, Vec<(u64, Outbox)>>;

/// The open streams of turns.
#[derive(Clone, Default)]
pub(crate) struct TurnStreams(Arc<Shared>);

#[derive(Default)]
struct Shared {
    listeners: Mutex<Listeners>,
    next: AtomicU64,
}

impl TurnStreams {
    fn lock(&self) -> MutexGuard<'_, Listeners> {
        self.0.listeners.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a player's turns to a new outbox until the subscription is dropped.
    pub(crate) fn subscribe(&self, player: Player) -> TurnSubscription {
        let (number, outbox) = (self.0.next.fetch_add(1, Ordering::Relaxed), Outbox::default());
        self.lock().entry(player.clone()).or_default().push((number, outbox.clone()));
        TurnSubscription { turns: self.clone(), player, number, outbox }
    }

    /// Sends a turn to all streams of a player.
    pub(crate) fn notify(&self, player: &Player, turn: impl FnOnce() -> TurnNotice) {
        let listeners = self.lock();
        // Few players have a stream, so the notice is made only for those.
        let Some(own) = listeners.get(player) else { return };
        let text = turn().to_json();
        own.iter().for_each(|(_, outbox)| _ = outbox.send(text.as_str().into()));
    }

    /// Sends a turn of which another node told us to all streams of a player.
    pub(crate) fn send(&self, player: &Player, notice: &str) {
        let listeners = self.lock();
        listeners.get(player).into_iter().flatten().for_each(|(_, outbox)| _ = outbox.send(notice.into()));
    }

    /// Ends all streams: something may have been missed, and whoever comes back is told of all turns.
    pub(crate) fn close_all(&self) {
        let listeners = self.lock();
        listeners.values().flatten().for_each(|(_, outbox)| outbox.close(Closing::TableDropped));
    }
}

/// An open stream of turns.
pub(crate) struct TurnSubscription {
    turns: TurnStreams,
    player: Player,
    number: u64,
    pub(crate) outbox: Outbox,
}

impl Drop for TurnSubscription {
    fn drop(&mut self) {
        let mut listeners = self.turns.lock();
        if let Some(own) = listeners.get_mut(&self.player) {
            own.retain(|(number, _)| *number != self.number);
            if own.is_empty() {
                listeners.remove(&self.player);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Seat, Seats};

    #[tokio::test]
    async fn everybody_who_listens_hears_of_their_own_turns() {
        let turns = TurnStreams::default();
        let turn = || TurnNotice { table: "t".into(), game: "sample".into(), seats: Seats::only(Seat::new(1)) };
        let (ana, ben) = (Player::new("ana"), Player::new("ben"));
        let (here, there) = (turns.subscribe(ana.clone()), turns.subscribe(ana.clone()));
        turns.notify(&ben, || panic!("nobody listens for ben"));
        turns.notify(&ana, turn);
        for listener in [&here, &there] {
            assert_eq!(listener.outbox.take().await.unwrap(), [turn().to_json().as_str()]);
        }
        drop(here);
        turns.notify(&ana, turn);
        assert_eq!(there.outbox.take().await.unwrap().len(), 1);
        drop(there);
        assert!(turns.lock().is_empty());
    }
}
