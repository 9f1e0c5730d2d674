//! The queue of messages for a connection, which takes all of them at once.

use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Poll;

use axum::extract::ws::Utf8Bytes;
use futures_util::task::AtomicWaker;

/// How much may wait for a connection before the next burst: a client that leaves so much unread is too slow. What one
/// event causes, such as all that a client has missed, is one burst and always fits.
const BYTES_MAX: usize = 512 * 1024;
const MESSAGES_MAX: usize = 1024;

/// Why a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Closing {
    /// The client reads too slowly.
    Slow,
    /// The table cannot go on now.
    TableDropped,
    /// The cookie or token was revoked, or is too old.
    Revoked,
}

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
    bytes: usize,
    /// The burst that the last message belongs to.
    burst: Burst,
    closing: Option<Closing>,
}

/// Which messages were caused by the same event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Burst(u64);

impl Burst {
    /// The burst of the next event.
    pub(crate) fn next(self) -> Burst {
        Burst(self.0 + 1)
    }
}

impl Outbox {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.0.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a message that is a burst of its own, without waiting; false when the queue is closed.
    pub(crate) fn send(&self, text: Utf8Bytes) -> bool {
        self.send_in(Burst::default(), text)
    }

    /// Adds a message of a burst without waiting; false when the queue is closed.
    pub(crate) fn send_in(&self, burst: Burst, text: Utf8Bytes) -> bool {
        let mut waiting = self.lock();
        let begins = burst == Burst::default() || burst != waiting.burst;
        if begins && (waiting.bytes >= BYTES_MAX || waiting.texts.len() >= MESSAGES_MAX) {
            waiting.closing.get_or_insert(Closing::Slow);
        }
        let sent = waiting.closing.is_none();
        if sent {
            waiting.burst = burst;
            waiting.bytes += text.len();
            waiting.texts.push(text);
        }
        drop(waiting);
        self.0.reader.wake();
        sent
    }

    /// Closes the queue, and with it the connection.
    pub(crate) fn close(&self, why: Closing) {
        self.lock().closing.get_or_insert(why);
        self.0.reader.wake();
    }

    /// Ends when the queue is closed, for a reader that is busy with the messages it took.
    pub(crate) async fn closed(&self) -> Closing {
        poll_fn(|context| {
            self.0.reader.register(context.waker());
            self.lock().closing.map_or(Poll::Pending, Poll::Ready)
        })
        .await
    }

    /// All waiting messages, as soon as there is one; why the queue is closed when it is. Dropping this future loses
    /// nothing.
    pub(crate) async fn take(&self) -> Result<Vec<Utf8Bytes>, Closing> {
        poll_fn(|context| {
            self.0.reader.register(context.waker());
            let mut waiting = self.lock();
            match (waiting.closing, waiting.texts.is_empty()) {
                (Some(why), _) => Poll::Ready(Err(why)),
                (None, true) => Poll::Pending,
                (None, false) => {
                    waiting.bytes = 0;
                    Poll::Ready(Ok(std::mem::take(&mut waiting.texts)))
                }
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
        assert_eq!(outbox.take().await.map(|texts| texts.len()), Ok(2));
        let reader = outbox.clone();
        let waiting = tokio::spawn(async move { reader.take().await });
        tokio::task::yield_now().await;
        outbox.send("three".into());
        assert_eq!(waiting.await.unwrap(), Ok(vec!["three".into()]));
        assert!((0..MESSAGES_MAX).all(|_| outbox.send("more".into())));
        assert!(!outbox.send("too much".into()));
        assert_eq!(outbox.take().await, Err(Closing::Slow));
        assert_eq!(outbox.closed().await, Closing::Slow);
    }

    #[tokio::test]
    async fn one_burst_always_fits_and_bytes_count() {
        let outbox = Outbox::default();
        let burst = Burst::default().next();
        let kilobyte: Utf8Bytes = "x".repeat(1024).into();
        assert!((0..3 * MESSAGES_MAX).all(|_| outbox.send_in(burst, kilobyte.clone())), "however much it is");
        assert!(!outbox.send_in(burst.next(), "x".into()), "but nothing more before that is read");
        let outbox = Outbox::default();
        let half: Utf8Bytes = "x".repeat(BYTES_MAX / 2).into();
        assert!(outbox.send(half.clone()) && outbox.send(half.clone()));
        assert!(!outbox.send("x".into()), "few messages may be many bytes");
        let outbox = Outbox::default();
        for _ in 0..5 {
            assert!(outbox.send(half.clone()) && outbox.send(half.clone()), "whoever reads is not slow");
            assert_eq!(outbox.take().await.map(|texts| texts.len()), Ok(2));
        }
        outbox.close(Closing::Revoked);
        assert!(!outbox.send("x".into()));
        assert_eq!(outbox.take().await, Err(Closing::Revoked));
    }
}
