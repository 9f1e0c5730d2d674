//! The queue of messages for a connection, which takes all of them at once.

use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Poll;

use axum::extract::ws::Utf8Bytes;
use futures_util::task::AtomicWaker;

/// How many messages may wait for a connection.
const MESSAGES_MAX: usize = 64;

/// The queue of messages for a connection. It is closed when the connection reads too slowly; the client can reconnect
/// and resume.
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
    is_closed: bool,
}

impl Outbox {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a message without waiting; false when the queue is closed.
    pub(crate) fn send(&self, text: Utf8Bytes) -> bool {
        let mut waiting = self.lock();
        if waiting.texts.len() == MESSAGES_MAX {
            waiting.is_closed = true;
        }
        let sent = !waiting.is_closed;
        if sent {
            waiting.texts.push(text);
        }
        drop(waiting);
        self.0.reader.wake();
        sent
    }

    /// Closes the queue, and with it the connection.
    pub(crate) fn close(&self) {
        self.lock().is_closed = true;
        self.0.reader.wake();
    }

    /// Ends when the queue is closed, for a reader that is busy with the messages it took.
    pub(crate) async fn closed(&self) {
        poll_fn(|context| {
            self.0.reader.register(context.waker());
            if self.lock().is_closed { Poll::Ready(()) } else { Poll::Pending }
        })
        .await;
    }

    /// All waiting messages, as soon as there is one; nothing when the queue is closed. Dropping this future loses nothing.
    pub(crate) async fn take(&self) -> Option<Vec<Utf8Bytes>> {
        poll_fn(|context| {
            self.0.reader.register(context.waker());
            let mut waiting = self.lock();
            match (waiting.is_closed, waiting.texts.is_empty()) {
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
    async fn a_connection_takes_all_at_once_until_it_is_too_slow() {
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
        outbox.closed().await;
    }
}
