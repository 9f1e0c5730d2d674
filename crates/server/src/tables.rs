//! The tables in memory, by their ids. A table that is not there is restored from its log.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use engine::{Seats, Seed};
use host::{Effects, Host, Player, TableSetup};
use protocol::{Code, Fault, TableState};
use tokio::sync::{Semaphore, mpsc, oneshot};

use crate::store::{StoreFault, StoreWrite, TableRow};
use crate::table::{LiveTable, TableCommand};
use crate::{App, Error};

/// How many commands may wait for a table.
const MAILBOX_MAX: usize = 256;
/// Letters of ids, without those that look alike.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// The queue of commands for a live table. Commands are boxed, since a channel allocates room for 32 of them at once.
pub(crate) type Mailbox = mpsc::Sender<Box<TableCommand>>;
/// The same for the table itself, which must not keep itself alive.
pub(crate) type WeakMailbox = mpsc::WeakSender<Box<TableCommand>>;

/// How many logs are folded at a time, and how many of them may be long ones: folding takes a processor and, as long as
/// a log is read, one of the store's readers.
const RESTORED_AT_ONCE: usize = 3;
const LONG_AT_ONCE: usize = 1;
/// A log with more entries than this is a long one.
const LONG: u64 = 20_000;

/// The tables in memory.
pub(crate) struct Tables {
    live: Mutex<HashMap<String, Mailbox>>,
    /// The tables that are being restored, each once.
    restoring: Mutex<HashMap<String, Arc<tokio::sync::Mutex<()>>>>,
    restores: Semaphore,
    long_restores: Semaphore,
}

impl Default for Tables {
    fn default() -> Tables {
        Tables {
            live: Mutex::default(),
            restoring: Mutex::default(),
            restores: Semaphore::new(RESTORED_AT_ONCE),
            long_restores: Semaphore::new(LONG_AT_ONCE),
        }
    }
}

/// A new id that cannot be guessed: 12 letters, 60 bits.
pub(crate) fn new_id() -> String {
    App::random::<12>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

fn no_table() -> Fault {
    Fault::new(Code::NoTable, "there is no such table")
}

fn unavailable() -> Fault {
    Fault::new(Code::Unavailable, "the table cannot be reached now; try again")
}

impl Tables {
    fn get(&self, id: &str) -> Option<Mailbox> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// Sends a command to a table, which is restored if it is not in memory.
    pub(crate) async fn send(&self, app: &Arc<App>, id: &str, command: TableCommand) -> Result<(), Fault> {
        let mut command = Box::new(command);
        // A table may leave memory between finding and sending; then it is found again.
        for _ in 0..3 {
            let mailbox = match self.get(id) {
                Some(mailbox) => mailbox,
                // Boxed, since few sockets restore a table and all would keep room for it.
                None => Box::pin(self.restore(app, id)).await?,
            };
            match mailbox.send(command).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(unsent)) => {
                    self.remove(id, &mailbox);
                    command = unsent;
                }
            }
        }
        Err(unavailable())
    }

    /// Sends a command only if the table is in memory.
    pub(crate) async fn send_if_live(&self, id: &str, command: TableCommand) {
        if let Some(mailbox) = self.get(id) {
            drop(mailbox.send(Box::new(command)).await);
        }
    }

    /// The table as everybody sees it.
    pub(crate) async fn table_state(&self, app: &Arc<App>, id: &str) -> Result<TableState, Fault> {
        let (answer, asked) = oneshot::channel();
        self.send(app, id, TableCommand::Describe(answer)).await?;
        asked.await.map_err(|_| unavailable())
    }

    /// The seats of a player that the table waits for.
    pub(crate) async fn awaited_seats(&self, app: &Arc<App>, id: &str, player: &Player) -> Result<Seats, Fault> {
        let (answer, asked) = oneshot::channel();
        self.send(app, id, TableCommand::Awaited(player.clone(), answer)).await?;
        asked.await.map_err(|_| unavailable())
    }

    /// The record of a table whose match is over, for somebody who may see it.
    pub(crate) async fn record(
        &self,
        app: &Arc<App>,
        id: &str,
        player: Option<Player>,
    ) -> Result<Option<engine::Record>, Fault> {
        let (answer, asked) = oneshot::channel();
        self.send(app, id, TableCommand::Record(player, answer)).await?;
        asked.await.map_err(|_| unavailable())?
    }

    /// Opens a new table and writes it to disk.
    pub(crate) async fn open(
        &self,
        app: &Arc<App>,
        row: TableRow,
        (setup, seed): (TableSetup, Seed),
    ) -> Result<TableState, Error> {
        let (host, effects) =
            Host::open(setup, seed, app.now()).map_err(|fault| Error::bad_request(fault.to_string()))?;
        let id = row.id.clone();
        let state = host.table_state(app.now());
        let mut task = LiveTable::new(app.clone(), host, row.creator.clone(), 0);
        task.append_log(&effects, vec![StoreWrite::NewTable(row)]).await?;
        app.metrics.tables_opened.increment();
        self.start(app, &id, task, effects);
        Ok(state)
    }

    /// Restores a table, or waits until somebody else has. Only those who want the same table wait for each other, and a
    /// long log holds up long logs only.
    async fn restore(&self, app: &Arc<App>, id: &str) -> Result<Mailbox, Fault> {
        let turn = RestoreTurn::new(self, id);
        let _own_turn = turn.lock.lock().await;
        match self.get(id) {
            Some(mailbox) => Ok(mailbox),
            None => self.restore_now(app, id).await,
        }
    }

    fn restoring(&self) -> MutexGuard<'_, HashMap<String, Arc<tokio::sync::Mutex<()>>>> {
        self.restoring.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn restore_now(&self, app: &Arc<App>, id: &str) -> Result<Mailbox, Fault> {
        let failed = |fault: StoreFault| {
            tracing::error!(table = id, %fault, "a log cannot be read");
            unavailable()
        };
        let row = app.store.table(id).await.map_err(failed)?.ok_or_else(no_table)?;
        let is_long = app.store.log_length(id).await.map_err(failed)? > LONG;
        let _long = if is_long { self.long_restores.acquire().await.ok() } else { None };
        let _permit = self.restores.acquire().await;
        let log = app.store.log(id).await.map_err(failed)?;
        if log.is_empty() {
            return Err(no_table());
        }
        let written = log.len() as u64;
        // Folding a long log takes milliseconds, too long for the async threads.
        let folded = tokio::task::spawn_blocking(move || Host::restore(log)).await;
        let mut host = match folded {
            Ok(Ok(host)) => host,
            Ok(Err(fault)) => {
                tracing::error!(table = id, %fault, "a log cannot be folded");
                return Err(Fault::new(Code::Unavailable, fault.to_string()));
            }
            Err(_) => return Err(unavailable()),
        };
        let effects = host.resume(app.now());
        let mut task = LiveTable::new(app.clone(), host, row.creator, written);
        task.append_log(&effects, Vec::new()).await.map_err(|_| unavailable())?;
        Ok(self.start(app, id, task, effects))
    }

    fn start(&self, app: &Arc<App>, id: &str, task: LiveTable, effects: Effects) -> Mailbox {
        let (mailbox, commands) = mpsc::channel(MAILBOX_MAX);
        self.live.lock().unwrap_or_else(PoisonError::into_inner).insert(id.to_owned(), mailbox.clone());
        app.metrics.tables_live.increment();
        tokio::spawn(Box::new(task).run(mailbox.downgrade(), commands, effects));
        mailbox
    }

    /// Takes a table out of memory, unless another one has taken its place.
    pub(crate) fn remove(&self, id: &str, mailbox: &Mailbox) {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if live.get(id).is_some_and(|other| other.same_channel(mailbox)) {
            live.remove(id);
        }
    }
}

/// Somebody who restores a table, or waits for its restoration.
struct RestoreTurn<'a> {
    tables: &'a Tables,
    id: &'a str,
    lock: Arc<tokio::sync::Mutex<()>>,
}

impl<'a> RestoreTurn<'a> {
    fn new(tables: &'a Tables, id: &'a str) -> RestoreTurn<'a> {
        let lock = tables.restoring().entry(id.to_owned()).or_default().clone();
        RestoreTurn { tables, id, lock }
    }
}

impl Drop for RestoreTurn<'_> {
    fn drop(&mut self) {
        let mut restoring = self.tables.restoring();
        // The map has one and this has one; all others are of those who wait.
        if Arc::strong_count(&self.lock) <= 2 {
            restoring.remove(self.id);
        }
    }
}
