//! The stream of bytes from and to a client, which must neither flood the server nor let it wait for ever.

use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};

use protocol::MESSAGE_BYTES_MAX;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::Sleep;

use crate::Config;
use crate::limits::ConnectionSlot;
use crate::metrics::{Limit, Metrics};

/// The least pace at which a client is read, whatever else is set: a page's requests come in a burst.
const BYTES_PER_SECOND_MIN: i64 = 64 * 1024;
/// A client may be ahead of its pace by this many seconds.
const BURST_SECONDS: i64 = 4;

/// How clients may behave.
#[derive(Clone, Copy)]
pub(crate) struct Manners {
    /// How long a client may read nothing of what it is sent.
    patience: Duration,
    /// How fast a client may send, on average.
    bytes_per_second: i64,
}

impl Manners {
    pub(crate) fn new(config: &Config) -> Manners {
        let longest_messages = i64::from(config.messages_per_second_max) * MESSAGE_BYTES_MAX as i64;
        let bytes_per_second = longest_messages.max(BYTES_PER_SECOND_MIN);
        Manners { patience: Duration::from_millis(config.client_timeout_ms), bytes_per_second }
    }
}

/// The stream of bytes from and to one client. Frames of every kind cost the client its pace, also those that a socket
/// never shows us, and a client that stops reading is dropped.
pub(crate) struct ClientStream {
    tcp: TcpStream,
    manners: Manners,
    metrics: Arc<Metrics>,
    /// How many bytes may still be read before the clock is asked.
    budget: i64,
    budget_at: Instant,
    /// While the client is ahead of its pace.
    resting: Option<Pin<Box<Sleep>>>,
    /// While the client reads nothing.
    stalled: Option<Pin<Box<Sleep>>>,
    slot: ConnectionSlot,
}

impl ClientStream {
    pub(crate) fn new(tcp: TcpStream, manners: Manners, metrics: Arc<Metrics>, slot: ConnectionSlot) -> ClientStream {
        let budget = manners.bytes_per_second * BURST_SECONDS;
        ClientStream { tcp, manners, metrics, budget, budget_at: Instant::now(), resting: None, stalled: None, slot }
    }

    /// Takes from the budget. The clock is asked only when it is used up.
    fn pay(&mut self, bytes: usize) {
        self.budget -= bytes as i64;
        if self.budget >= 0 {
            return;
        }
        let per_second = self.manners.bytes_per_second;
        let earned = self.budget_at.elapsed().as_micros().min(1 << 40) as i64 * per_second / 1_000_000;
        self.budget = (self.budget + earned).min(per_second * BURST_SECONDS);
        self.budget_at = Instant::now();
        if self.budget < 0 {
            self.metrics.limit_reached(Limit::Pace, self.slot.address());
            let debt = Duration::from_millis((1000 * -self.budget / per_second) as u64 + 1);
            self.resting = Some(Box::pin(tokio::time::sleep(debt)));
        }
    }

    /// Gives up when the client has read nothing for too long.
    fn watch<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let patience = self.manners.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        ready!(stalled.as_mut().poll(context));
        self.metrics.limit_reached(Limit::Stalled, self.slot.address());
        Poll::Ready(Err(ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for ClientStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if let Some(resting) = &mut self.resting {
            ready!(resting.as_mut().poll(context));
            self.resting = None;
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.tcp).poll_read(context, buffer))?;
        self.pay(buffer.filled().len() - before);
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for ClientStream {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.tcp).poll_write(context, bytes);
        self.watch(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.tcp).poll_write_vectored(context, parts);
        self.watch(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.tcp.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.tcp).poll_flush(context);
        self.watch(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_shutdown(context)
    }
}
