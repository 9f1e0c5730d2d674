//! Whether a server is ready: whether what players do can be kept.

use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::Instant;

use crate::journal::Journal;
use crate::store::{StoreFault, StoreWrite};

/// So long an answer is good, so that asking often costs nothing.
const FRESH: Duration = Duration::from_secs(1);
/// A store that needs longer is not ready.
const PATIENCE: Duration = Duration::from_secs(3);

/// The last answer, and when it was found.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, Result<(), StoreFault>)>>);

impl Readiness {
    /// Writes something small, unless that was tried a moment ago. Those who ask at the same time share one answer.
    pub(crate) async fn check(&self, journal: &Journal) -> Result<(), StoreFault> {
        let mut last = self.0.lock().await;
        if let Some((at, answer)) = &*last
            && at.elapsed() < FRESH
        {
            return answer.clone();
        }
        let written = tokio::time::timeout(PATIENCE, journal.write(vec![StoreWrite::Pulse])).await;
        let slow = || Err(StoreFault::Broken(format!("a write takes more than {} seconds", PATIENCE.as_secs())));
        let answer = written.unwrap_or_else(|_| slow());
        *last = Some((Instant::now(), answer.clone()));
        answer
    }
}
