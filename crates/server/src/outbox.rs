//! The way to a connection: what waits for it, until it takes all of that at once.

use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Poll;

use axum::extract::ws::Utf8Bytes;
use futures_util::task::AtomicWaker;

/// How many messages may wait for a connection.
const MESSAGES_MAX: usize = 64;

/// The way to a connection. One that reads too slowly is given up; it can return and resume.
#[derive(Clone, Default)]
pub(crate) struct Outbox(Arc<Shared>);

#[derive(Default)]
struct Shared {
    waiting: Mutex<Waiting>,
    reader: AtomicWaker,
}

#[derive(Default)]
struct Waiting {
    texts: Vec<Utf8Bytes>,
    is_lost: bool,
}

impl Outbox {
    fn open(&self) -> MutexGuard<'_, Waiting> {
        self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends without waiting; false when the connection is lost.
    pub(crate) fn send(&self, text: Utf8Bytes) -> bool {
        let mut waiting = self.open();
        if waiting.texts.len() == MESSAGES_MAX {
            waiting.is_lost = true;
        }
        let sent = !waiting.is_lost;
        if sent {
            waiting.texts.push(text);
        }
        drop(waiting);
        self.0.reader.wake();
        sent
    }

    /// Gives the connection up.
    pub(crate) fn lose(&self) {
        self.open().is_lost = true;
        self.0.reader.wake();
    }

    /// Ends when the connection is given up, for a reader that is busy with what it took.
    pub(crate) async fn lost(&self) {
        poll_fn(|context| {
            self.0.reader.register(context.waker());
            if self.open().is_lost { Poll::Ready(()) } else { Poll::Pending }
        })
        .await;
    }

    /// All that waits, as soon as something does; nothing when the connection is given up. Dropping this loses nothing.
    pub(crate) async fn take(&self) -> Option<Vec<Utf8Bytes>> {
        poll_fn(|context| {
            self.0.reader.register(context.waker());
            let mut waiting = self.open();
            match (waiting.is_lost, waiting.texts.is_empty()) {
                (true, _) => Poll::Ready(None),
                (false, true) => Poll::Pending,
                (false, false) => Poll::Ready(Some(std::mem::take(&mut waiting.texts))),
            }
        })
        .await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_connection_takes_all_at_once_or_is_given_up() {
        let outbox = Outbox::default();
        assert!(outbox.send("one".into()) && outbox.send("two".into()));
        assert_eq!(outbox.take().await.map(|texts| texts.len()), Some(2));
        let reader = outbox.clone();
        let waiting = tokio::spawn(async move { reader.take().await });
        tokio::task::yield_now().await;
        outbox.send("three".into());
        assert_eq!(waiting.await.unwrap(), Some(vec!["three".into()]));
        assert!((0..MESSAGES_MAX).all(|_| outbox.send("more".into())));
        assert!(!outbox.send("too much".into()));
        assert_eq!(outbox.take().await, None);
        outbox.lost().await;
    }
}
