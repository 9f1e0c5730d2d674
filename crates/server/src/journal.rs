//! The journal: group commit. One task writes; batches that arrive while the disk is busy go into the next commit, so
//! durability costs one sync for many tables.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::metrics::Metrics;
use crate::store::{Store, StoreFault, StoreWrite};

/// How many batches may wait; beyond that, writers wait.
const BATCHES_MAX: usize = 4096;
/// How many batches go into one commit.
const GROUP_MAX: usize = 512;
/// The least time between two commits: many small ones would cost the processor more than players notice. A batch after
/// a quiet time is written at once.
const COMMIT_INTERVAL: Duration = Duration::from_millis(2);
/// The store is tended when nothing was written for this long, or when it was not tended for that long.
const QUIET: Duration = Duration::from_secs(2);
const UNTENDED_MAX: Duration = Duration::from_secs(30);

struct Batch {
    writes: Vec<StoreWrite>,
    done: oneshot::Sender<Result<(), StoreFault>>,
}

/// Writes to the store, in groups.
#[derive(Clone)]
pub struct Journal {
    batches: mpsc::Sender<Batch>,
    metrics: Option<Arc<Metrics>>,
}

impl Journal {
    /// Starts the task that writes. It ends when every journal is dropped and all batches are written.
    pub fn start(store: Arc<dyn Store>) -> (Journal, JoinHandle<()>) {
        Journal::start_with(store, None)
    }

    /// The same, and measures how long it takes.
    pub(crate) fn start_with(store: Arc<dyn Store>, metrics: Option<Arc<Metrics>>) -> (Journal, JoinHandle<()>) {
        let (batches, queue) = mpsc::channel(BATCHES_MAX);
        let writer = tokio::spawn(write_all(store, queue, metrics.clone()));
        (Journal { batches, metrics }, writer)
    }

    /// Writes all of these or none. When it returns, they are on disk.
    pub async fn write(&self, writes: Vec<StoreWrite>) -> Result<(), StoreFault> {
        let (begun, (done, answer)) = (Instant::now(), oneshot::channel());
        let stopped = || StoreFault::Broken("the journal has stopped".to_owned());
        self.batches.send(Batch { writes, done }).await.map_err(|_| stopped())?;
        let written = answer.await.map_err(|_| stopped())?;
        if let Some(metrics) = &self.metrics {
            metrics.commit.add(begun.elapsed());
        }
        written
    }
}

async fn write_all(store: Arc<dyn Store>, mut queue: mpsc::Receiver<Batch>, metrics: Option<Arc<Metrics>>) {
    let mut group = Vec::with_capacity(GROUP_MAX);
    let mut committed_at = Instant::now();
    let mut tending = Tending::new(committed_at);
    let mut tick = tokio::time::interval(QUIET);
    loop {
        let received = tokio::select! {
            biased;
            received = queue.recv_many(&mut group, GROUP_MAX) => received,
            _ = tick.tick() => {
                tending.begin_if_due(&store, committed_at);
                continue;
            }
        };
        if received == 0 {
            break;
        }
        if committed_at.elapsed() < COMMIT_INTERVAL {
            tokio::time::sleep_until(committed_at + COMMIT_INTERVAL).await;
            group.extend(std::iter::from_fn(|| queue.try_recv().ok()).take(GROUP_MAX));
        }
        if let Some(metrics) = &metrics {
            metrics.queues.journal.count(group.len() + queue.len());
        }
        committed_at = Instant::now();
        commit(&*store, group.drain(..)).await;
        // Under load the tick above has no turn.
        tending.is_due = true;
        if tending.begun_at.elapsed() > UNTENDED_MAX {
            tending.begin_if_due(&store, committed_at);
        }
    }
    if let Err(fault) = store.tend().await {
        tracing::warn!(%fault, "the store cannot be tended");
    }
}

/// Commits many batches together, or each alone if that fails: one bad batch must not spoil the others.
async fn commit(store: &dyn Store, group: impl Iterator<Item = Batch>) {
    let (mut writes, mut batches) = (Vec::with_capacity(group.size_hint().0), Vec::with_capacity(group.size_hint().0));
    for batch in group {
        let start = writes.len();
        writes.extend(batch.writes);
        batches.push((start..writes.len(), batch.done));
    }
    match store.write(&writes).await {
        // What is in doubt must not be written by another way, or it could be written twice.
        Err(fault) if batches.len() > 1 && !matches!(fault, StoreFault::InDoubt(_)) => {
            for (range, done) in batches {
                drop(done.send(store.write(&writes[range]).await));
            }
        }
        result => batches.into_iter().for_each(|(_, done)| drop(done.send(result.clone()))),
    }
}

/// When the store is tended, beside the writing.
struct Tending {
    begun_at: Instant,
    /// Whether something was written since.
    is_due: bool,
    task: Option<JoinHandle<()>>,
}

impl Tending {
    fn new(now: Instant) -> Tending {
        Tending { begun_at: now, is_due: false, task: None }
    }

    fn begin_if_due(&mut self, store: &Arc<dyn Store>, committed_at: Instant) {
        let is_time = committed_at.elapsed() >= QUIET || self.begun_at.elapsed() >= UNTENDED_MAX;
        let is_busy = self.task.as_ref().is_some_and(|task| !task.is_finished());
        if !self.is_due || !is_time || is_busy {
            return;
        }
        (self.is_due, self.begun_at) = (false, Instant::now());
        let store = store.clone();
        self.task = Some(tokio::spawn(async move {
            if let Err(fault) = store.tend().await {
                tracing::warn!(%fault, "the store cannot be tended");
            }
        }));
    }
}
