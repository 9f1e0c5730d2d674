//! The journal: group commit. One task writes; whatever arrives while the disk is busy goes into the next commit, so
//! that durability costs one sync for many tables.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::store::{Store, StoreFault, Write};

/// How many orders may wait before those who order have to.
const ORDERS_MAX: usize = 4096;
/// How many orders go into one commit.
const GROUP_MAX: usize = 512;
/// Commits begin at least so long after each other: many small ones would cost the processor more than people notice.
/// Whoever plays alone never waits.
const GATHER: Duration = Duration::from_millis(2);

struct Order {
    writes: Vec<Write>,
    done: oneshot::Sender<Result<(), StoreFault>>,
}

/// The way to the disk.
#[derive(Clone)]
pub struct Journal {
    orders: mpsc::Sender<Order>,
}

impl Journal {
    /// Starts the task that writes. It ends when every journal is dropped and all orders are carried out.
    pub fn start(store: Arc<dyn Store>) -> (Journal, JoinHandle<()>) {
        let (orders, queue) = mpsc::channel(ORDERS_MAX);
        (Journal { orders }, tokio::spawn(write_all(store, queue)))
    }

    /// Keeps all of these or none. When it returns, they are on disk.
    pub async fn write(&self, writes: Vec<Write>) -> Result<(), StoreFault> {
        let (done, answer) = oneshot::channel();
        let stopped = || StoreFault::Broken("the journal has stopped".to_owned());
        self.orders.send(Order { writes, done }).await.map_err(|_| stopped())?;
        answer.await.map_err(|_| stopped())?
    }
}

async fn write_all(store: Arc<dyn Store>, mut queue: mpsc::Receiver<Order>) {
    let mut group = Vec::with_capacity(GROUP_MAX);
    let mut committed_at = Instant::now();
    while queue.recv_many(&mut group, GROUP_MAX).await > 0 {
        if committed_at.elapsed() < GATHER {
            tokio::time::sleep_until(committed_at + GATHER).await;
            group.extend(std::iter::from_fn(|| queue.try_recv().ok()).take(GROUP_MAX));
        }
        committed_at = Instant::now();
        let mut writes = Vec::with_capacity(group.len());
        let mut orders = Vec::with_capacity(group.len());
        for order in group.drain(..) {
            let start = writes.len();
            writes.extend(order.writes);
            orders.push((start..writes.len(), order.done));
        }
        match store.write(&writes).await {
            // One bad order must not spoil the others: each is tried alone.
            Err(_) if orders.len() > 1 => {
                for (range, done) in orders {
                    drop(done.send(store.write(&writes[range]).await));
                }
            }
            result => orders.into_iter().for_each(|(_, done)| drop(done.send(result.clone()))),
        }
    }
}
