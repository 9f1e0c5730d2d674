//! Many nodes that serve the same tables, behind any load balancer.
//!
//! PostgreSQL decides and nothing else does: the key of `entries` gives a table's log one order, the epoch of the owner's
//! claim silences an owner that was asleep, and the lease of a node says whether its tables may be claimed. NATS carries
//! letters between nodes and is never trusted: letters carry a check that only nodes can make, `server` numbers them, and
//! whatever is lost is read from the log again. Without NATS letters go through PostgreSQL, which is slower.

mod bus;
mod fault;
mod node;
mod parts;
mod statements;
mod store;

use std::time::Duration;

use server::StoreFault;

pub use fault::JoinFault;
pub use node::Node;
pub use store::PostgresStore;

/// A fault of the database that is not the fault of what was asked.
fn broken(fault: &sqlx_core::Error) -> StoreFault {
    StoreFault::Broken(fault.to_string())
}

/// How long the answer to a statement is waited for.
const PATIENCE: Duration = Duration::from_secs(5);

/// What a statement gives, if it does so in time.
async fn within<T>(statement: impl Future<Output = Result<T, sqlx_core::Error>>) -> Result<T, StoreFault> {
    match tokio::time::timeout(PATIENCE, statement).await {
        Ok(done) => done.map_err(|fault| broken(&fault)),
        Err(_) => Err(StoreFault::Broken("the database does not answer".to_owned())),
    }
}

/// So many random bytes, as hexadecimal digits.
fn new_name(bytes: usize) -> String {
    let mut random = vec![0; bytes];
    getrandom::fill(&mut random).expect("the system gives random numbers");
    random.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Every statement that is used, for a test that prepares them.
pub fn statements() -> &'static [&'static str] {
    statements::ALL
}
