//! Turns: who wants to hear when a table begins to wait for them, and the way to them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use host::Player;
use protocol::TurnNotice;

use crate::outbox::Outbox;

type Listeners = HashMap<Player, Vec<(u64, Outbox)>>;

/// Who listens.
#[derive(Clone, Default)]
pub(crate) struct Turns(Arc<Shared>);

#[derive(Default)]
struct Shared {
    listeners: Mutex<Listeners>,
    next: AtomicU64,
}

impl Turns {
    fn open(&self) -> MutexGuard<'_, Listeners> {
        self.0.listeners.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A player wants to hear of turns until the listener is dropped.
    pub(crate) fn listen(&self, player: Player) -> Listener {
        let (number, outbox) = (self.0.next.fetch_add(1, Ordering::Relaxed), Outbox::default());
        self.open().entry(player.clone()).or_default().push((number, outbox.clone()));
        Listener { turns: self.clone(), player, number, outbox }
    }

    /// Tells a player, wherever they listen.
    pub(crate) fn tell(&self, player: &Player, turn: impl FnOnce() -> TurnNotice) {
        let listeners = self.open();
        // Hardly anybody listens, so that nothing is written for nobody.
        let Some(own) = listeners.get(player) else { return };
        let text = turn().to_json();
        own.iter().for_each(|(_, outbox)| _ = outbox.send(text.as_str().into()));
    }
}

/// Somebody who listens.
pub(crate) struct Listener {
    turns: Turns,
    player: Player,
    number: u64,
    pub(crate) outbox: Outbox,
}

impl Drop for Listener {
    fn drop(&mut self) {
        let mut listeners = self.turns.open();
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
        let turns = Turns::default();
        let turn = || TurnNotice { table: "t".into(), game: "sample".into(), seats: Seats::only(Seat::new(1)) };
        let (ana, ben) = (Player::new("ana"), Player::new("ben"));
        let (here, there) = (turns.listen(ana.clone()), turns.listen(ana.clone()));
        turns.tell(&ben, || panic!("nobody listens for ben"));
        turns.tell(&ana, turn);
        for listener in [&here, &there] {
            assert_eq!(listener.outbox.take().await.unwrap(), [turn().to_json().as_str()]);
        }
        drop(here);
        turns.tell(&ana, turn);
        assert_eq!(there.outbox.take().await.unwrap().len(), 1);
        drop(there);
        assert!(turns.open().is_empty());
    }
}
