//! The tables in memory, by their ids. A table that is not there is restored from its log.

mod operator;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use engine::{Record, Seats, Seed};
use host::{Effects, Host, LoggedEntry, Player, TableSetup};
use protocol::{Code, Fault, Request, TableState};
use tokio::sync::{Semaphore, SemaphorePermit, mpsc, oneshot};
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::links::Links;
use crate::nodes::{Claim, Cluster};
use crate::outbox::Closing;
use crate::store::{KeptTurns, StoreFault, StoreWrite, TableRow};
use crate::table::{ClientRequest, LiveTable, TableClaim, TableCommand};
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

/// When a table with clocks that could not be restored is tried again.
const TRIED_AGAIN_AFTER: Duration = Duration::from_secs(30);

/// The tables in memory.
pub(crate) struct Tables {
    live: Mutex<HashMap<String, Mailbox>>,
    /// The tables that are being restored, each once.
    restoring: Mutex<HashMap<String, Arc<tokio::sync::Mutex<()>>>>,
    restores: Semaphore,
    long_restores: Semaphore,
    /// The tables of which could not be kept for whom they wait.
    unkept: Mutex<HashSet<String>>,
    /// Tables of nodes that died are taken over by one task at a time.
    adopting: tokio::sync::Mutex<()>,
}

/// The seats of a player that a table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AwaitedSeats {
    /// Now.
    Now(Seats),
    /// A moment ago: another node owns the table and keeps them now and then.
    Lately(Seats),
}

impl AwaitedSeats {
    /// What is known.
    pub(crate) fn seats(self) -> Seats {
        let (AwaitedSeats::Now(seats) | AwaitedSeats::Lately(seats)) = self;
        seats
    }
}

/// For whom a table waits, by player, as it is kept in the store.
pub(crate) type Turns = BTreeMap<String, Seats>;

/// Where a table is.
enum Route {
    /// In memory.
    Here(Mailbox),
    /// At another node, which owns it.
    There(String),
}

impl Default for Tables {
    fn default() -> Tables {
        Tables {
            live: Mutex::default(),
            restoring: Mutex::default(),
            restores: Semaphore::new(RESTORED_AT_ONCE),
            long_restores: Semaphore::new(LONG_AT_ONCE),
            unkept: Mutex::default(),
            adopting: tokio::sync::Mutex::default(),
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

fn cannot_read(id: &str, fault: &StoreFault) -> Fault {
    tracing::error!(table = id, %fault, "a log cannot be read");
    unavailable()
}

/// Folds a log.
async fn fold(id: &str, log: Vec<LoggedEntry>) -> Result<Host, Fault> {
    if log.is_empty() {
        return Err(no_table());
    }
    // Folding a long log takes milliseconds, too long for the async threads.
    match tokio::task::spawn_blocking(move || Host::restore(log)).await {
        Ok(Ok(host)) => Ok(host),
        Ok(Err(fault)) => {
            tracing::error!(table = id, %fault, "a log cannot be folded");
            Err(Fault::new(Code::Unavailable, fault.to_string()))
        }
        Err(_) => Err(unavailable()),
    }
}

/// A table that has a key is closed, also one whose log is older than that word.
fn show_if_closed(row: &TableRow, host: &mut Host) {
    if !row.key_hash.is_empty() {
        host.show_as_closed();
    }
}

impl Tables {
    fn get(&self, id: &str) -> Option<Mailbox> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// Sends a command to a table, which is restored if it is not in memory.
    pub(crate) async fn send(&self, app: &Arc<App>, id: &str, command: TableCommand) -> Result<(), Fault> {
        let command = match (&app.links, command) {
            (Some(links), TableCommand::Request(request)) => match self.ask_by_link(links, id, request) {
                Some(request) => TableCommand::Request(request),
                None => return Ok(()),
            },
            (_, command) => command,
        };
        let mut command = Box::new(command);
        // A table may leave memory between finding and sending; then it is found again.
        for _ in 0..3 {
            let mailbox = match self.get(id) {
                Some(mailbox) => mailbox,
                // Boxed, since few sockets restore a table and all would keep room for it.
                None => match Box::pin(self.restore(app, id)).await? {
                    Route::Here(mailbox) => mailbox,
                    Route::There(node) => return self.send_there(app, id, &node, *command).await,
                },
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

    /// Sends a request along the link of its connection, if it has one. Gives back what is for a table that is here, or
    /// that must be found first.
    fn ask_by_link(&self, links: &Links, id: &str, request: ClientRequest) -> Option<ClientRequest> {
        if matches!(request.request, Request::Hello { .. }) {
            links.close(request.connection);
            return Some(request);
        }
        let request = links.ask_more(id, request)?;
        if self.get(id).is_none() {
            // The table has left this node since the connection said hello.
            request.outbox.close(Closing::TableDropped);
            return None;
        }
        Some(request)
    }

    /// Sends a command to a table that this node owns, or may own; false if another node does.
    pub(crate) async fn send_here(&self, app: &Arc<App>, id: &str, command: TableCommand) -> Result<bool, Fault> {
        let mailbox = match self.get(id) {
            Some(mailbox) => mailbox,
            None => match Box::pin(self.restore(app, id)).await? {
                Route::Here(mailbox) => mailbox,
                Route::There(_) => return Ok(false),
            },
        };
        Ok(mailbox.send(Box::new(command)).await.is_ok())
    }

    /// A connection is gone, wherever its table is.
    pub(crate) async fn close(&self, app: &App, id: &str, connection: u64) {
        if let Some(links) = &app.links {
            links.close(connection);
        }
        if let Some(mailbox) = self.get(id) {
            drop(mailbox.send(Box::new(TableCommand::Close(connection))).await);
        }
    }

    /// Sends a command to the node that owns a table. What only reads is answered from the log, which is the truth.
    async fn send_there(&self, app: &Arc<App>, id: &str, node: &str, command: TableCommand) -> Result<(), Fault> {
        let Some(links) = &app.links else { return Err(unavailable()) };
        match command {
            TableCommand::Request(request) => links.greet(node, id, request),
            TableCommand::Next(next) => links.tell_next(node, id, next),
            TableCommand::Describe(answer) => {
                let row = app.store.table(id).await.map_err(|fault| cannot_read(id, &fault))?.ok_or_else(no_table)?;
                let mut host = self.peek(app, id).await?;
                show_if_closed(&row, &mut host);
                drop(answer.send(host.table_state(app.now())));
            }
            TableCommand::FinishedMatch(player, answer) => {
                drop(answer.send(app.finished_match(&self.peek(app, id).await?, player.as_ref())));
            }
            TableCommand::EndMatch(_) => return Err(operator::elsewhere()),
            // These come from tasks of a table that is here, or are asked of one that is.
            TableCommand::Close(_)
            | TableCommand::LeaveMemory
            | TableCommand::Awaited(..)
            | TableCommand::CheckLease
            | TableCommand::BotAnswered(_)
            | TableCommand::BotPostponed(_) => {}
        }
        Ok(())
    }

    /// A table as its log says, without owning it.
    async fn peek(&self, app: &App, id: &str) -> Result<Host, Fault> {
        let _permits = self.may_fold(app, id).await?;
        let log = app.store.log(id).await.map_err(|fault| cannot_read(id, &fault))?;
        fold(id, log).await
    }

    /// Waits until a log may be read and folded. A long one holds up long ones only.
    async fn may_fold(&self, app: &App, id: &str) -> Result<[Option<SemaphorePermit<'_>>; 2], Fault> {
        let is_long = app.store.log_length(id).await.map_err(|fault| cannot_read(id, &fault))? > LONG;
        let long = if is_long { self.long_restores.acquire().await.ok() } else { None };
        Ok([long, self.restores.acquire().await.ok()])
    }

    fn unkept(&self) -> MutexGuard<'_, HashSet<String>> {
        self.unkept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is kept of for whom a table waits is wrong: whoever asks next restores the table.
    pub(crate) fn turns_not_kept(&self, id: &str) {
        self.unkept().insert(id.to_owned());
    }

    /// Lets all tables that this node no longer owns end, and tell their clients to come back.
    pub(crate) fn check_leases(&self) {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        for mailbox in live.values() {
            let mailbox = mailbox.clone();
            tokio::spawn(async move { mailbox.send(Box::new(TableCommand::CheckLease)).await });
        }
    }

    /// Takes over tables whose clocks run and whose node died, some at a time, so that all nodes share them.
    pub(crate) async fn adopt(&self, app: &Arc<App>, at_once: i64) {
        let Some(cluster) = &app.cluster else { return };
        let Ok(_turn) = self.adopting.try_lock() else { return };
        loop {
            let adopted = match cluster.adopt(at_once).await {
                Ok(adopted) => adopted,
                Err(fault) => return tracing::warn!(%fault, "tables of other nodes cannot be taken over now"),
            };
            let are_all = (adopted.len() as i64) < at_once;
            let mut restores = JoinSet::new();
            for id in adopted {
                restores.spawn(take_over(app.clone(), cluster.clone(), id));
            }
            while restores.join_next().await.is_some() {}
            if are_all || *app.stopping.borrow() {
                return;
            }
        }
    }

    /// The table as everybody sees it.
    pub(crate) async fn table_state(&self, app: &Arc<App>, id: &str) -> Result<TableState, Fault> {
        let (answer, asked) = oneshot::channel();
        self.send(app, id, TableCommand::Describe(answer)).await?;
        asked.await.map_err(|_| unavailable())
    }

    /// The seats of a player that the table waits for. Lists ask this every few seconds, so nothing is folded but for a
    /// table that nobody owns and whose last owner died.
    pub(crate) async fn awaited_seats(
        &self,
        app: &Arc<App>,
        id: &str,
        player: &Player,
        kept: Option<&KeptTurns>,
    ) -> Result<AwaitedSeats, Fault> {
        if self.get(id).is_none() {
            let read = |kept: &KeptTurns| serde_json::from_str::<Turns>(&kept.turns).ok();
            let seats = kept.and_then(read).and_then(|turns| turns.get(player.id()).copied()).unwrap_or(Seats::NONE);
            if kept.is_some_and(|kept| kept.is_current) && !self.unkept().contains(id) {
                return Ok(AwaitedSeats::Now(seats));
            }
            if let Route::There(_) = Box::pin(self.restore(app, id)).await? {
                return Ok(AwaitedSeats::Lately(seats));
            }
        }
        let (answer, asked) = oneshot::channel();
        self.send(app, id, TableCommand::Awaited(player.clone(), answer)).await?;
        asked.await.map(AwaitedSeats::Now).map_err(|_| unavailable())
    }

    /// The same from the table's log.
    pub(crate) async fn read_awaited(&self, app: &App, id: &str, player: &Player) -> Result<Seats, Fault> {
        let host = self.peek(app, id).await?;
        Ok(host.awaited().and(host.seats_of(player)))
    }

    /// The record of a table whose match is over, for somebody who may see it.
    pub(crate) async fn finished_match(
        &self,
        app: &Arc<App>,
        id: &str,
        player: Option<Player>,
    ) -> Result<Option<(Record, Seats)>, Fault> {
        let (answer, asked) = oneshot::channel();
        self.send(app, id, TableCommand::FinishedMatch(player, answer)).await?;
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
        let claim = match &app.cluster {
            None => TableClaim::Sole,
            Some(cluster) => match cluster.claim(&id).await? {
                Claim::Own { epoch, node } => TableClaim::Leased { epoch, node },
                Claim::Other { .. } => return Err(unavailable().into()),
            },
        };
        let mut task = LiveTable::new(app.clone(), host, row.creator.clone(), 0, claim);
        task.append_log(&effects, vec![StoreWrite::NewTable(row)]).await?;
        app.metrics.tables_opened.increment();
        tracing::info!(game = state.game, seats = state.seats.len(), "a table was opened");
        self.start(app, &id, task, effects);
        Ok(state)
    }

    /// Restores a table, or waits until somebody else has. Only those who want the same table wait for each other, and a
    /// long log holds up long logs only.
    async fn restore(&self, app: &Arc<App>, id: &str) -> Result<Route, Fault> {
        let turn = RestoreTurn::new(self, id);
        let _own_turn = turn.lock.lock().await;
        match self.get(id) {
            Some(mailbox) => Ok(Route::Here(mailbox)),
            None => self.restore_now(app, id).await,
        }
    }

    fn restoring(&self) -> MutexGuard<'_, HashMap<String, Arc<tokio::sync::Mutex<()>>>> {
        self.restoring.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn restore_now(&self, app: &Arc<App>, id: &str) -> Result<Route, Fault> {
        let row = app.store.table(id).await.map_err(|fault| cannot_read(id, &fault))?.ok_or_else(no_table)?;
        let Some(cluster) = &app.cluster else {
            return Ok(Route::Here(self.restore_own(app, row, TableClaim::Sole).await?));
        };
        let (epoch, node) = match cluster.claim(id).await.map_err(|fault| cannot_read(id, &fault))? {
            Claim::Own { epoch, node } => (epoch, node),
            Claim::Other { node } => return Ok(Route::There(node)),
        };
        let restored = self.restore_own(app, row, TableClaim::Leased { epoch, node }).await;
        if restored.is_err() {
            drop(cluster.release(id, epoch).await);
        }
        restored.map(Route::Here)
    }

    /// Restores a table that this node owns.
    async fn restore_own(&self, app: &Arc<App>, row: TableRow, claim: TableClaim) -> Result<Mailbox, Fault> {
        let id = row.id.as_str();
        let _permits = self.may_fold(app, id).await?;
        let log = app.store.log(id).await.map_err(|fault| cannot_read(id, &fault))?;
        let written = log.len() as u64;
        let mut host = fold(id, log).await?;
        show_if_closed(&row, &mut host);
        let effects = host.resume(app.now());
        let mut task = LiveTable::new(app.clone(), host, row.creator.clone(), written, claim);
        task.append_log(&effects, Vec::new()).await.map_err(|_| unavailable())?;
        Ok(self.start(app, id, task, effects))
    }

    fn start(&self, app: &Arc<App>, id: &str, task: LiveTable, effects: Effects) -> Mailbox {
        let (mailbox, commands) = mpsc::channel(MAILBOX_MAX);
        self.live.lock().unwrap_or_else(PoisonError::into_inner).insert(id.to_owned(), mailbox.clone());
        self.unkept().remove(id);
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

/// Brings a table back that this node has adopted.
async fn take_over(app: Arc<App>, cluster: Arc<dyn Cluster>, id: String) {
    app.metrics.takeovers.increment();
    let begun = Instant::now();
    match app.tables.table_state(&app, &id).await {
        Ok(_) => app.metrics.takeover.add(begun.elapsed()),
        Err(fault) => {
            tracing::warn!(table = id, %fault, "a table with clocks cannot be restored");
            tokio::spawn(give_up_later(cluster, id));
        }
    }
}

/// Keeps a table that cannot be restored for a while, so that nodes do not try it all the time, and gives it up then.
async fn give_up_later(cluster: Arc<dyn Cluster>, id: String) {
    if let Ok(Claim::Own { epoch, .. }) = cluster.claim(&id).await {
        tokio::time::sleep(TRIED_AGAIN_AFTER).await;
        drop(cluster.release(&id, epoch).await);
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
