//! A live table: one task that owns its host, writes its log, and sends messages to its connections.

use std::collections::{BTreeMap, BTreeSet};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use bots::{BotAnswer, BotQuestion, BudgetKind, Decision};
use engine::{Record, Seat, Seats};
use host::{Effects, Host, LogEntry, Player, Recipient, SeatReservation, TableSetup};
use protocol::{Clock, Code, Fault, Message, Phase, Reply, Request, TableState, TurnNotice};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::app::stopped;
use crate::outbox::{Burst, Closing, Outbox};
use crate::store::{StoreFault, StoreWrite, TableRow};
use crate::tables::{Mailbox, Turns, WeakMailbox, new_id};
use crate::{App, Error};

/// After which time it is kept for whom a table waits, for those who ask other nodes.
const TURNS_KEPT_AFTER: Duration = Duration::from_secs(2);
/// A table without connections, bots and clocks leaves memory after this.
const IDLE: Duration = Duration::from_secs(10);

/// A command for a live table.
pub(crate) enum TableCommand {
    /// A connection asks.
    Request(ClientRequest),
    /// A connection is gone.
    Close(u64),
    /// The node may have lost the table, which must end then.
    CheckLease,
    /// A bot has decided.
    BotAnswered(BotAnswer),
    /// A bot's turn came while nobody was there to see it.
    BotPostponed(BotQuestion),
    /// The next match is played elsewhere.
    Next(String),
    /// An operator ends the match.
    EndMatch(oneshot::Sender<Result<(), Fault>>),
    /// The table leaves memory; an operator deletes or changes it.
    LeaveMemory,
    /// The table as everybody sees it.
    Describe(oneshot::Sender<TableState>),
    /// The seats of a player that the table waits for.
    Awaited(Player, oneshot::Sender<Seats>),
    /// The record for a player, if the match is over and they may see it.
    FinishedMatch(Option<Player>, oneshot::Sender<Result<Option<(Record, Seats)>, Fault>>),
}

/// A request of a connection.
pub(crate) struct ClientRequest {
    pub(crate) connection: u64,
    pub(crate) player: Player,
    pub(crate) outbox: Outbox,
    pub(crate) id: u64,
    pub(crate) request: Request,
    /// When it came to this node.
    pub(crate) came_at: Instant,
}

struct Connection {
    player: Player,
    outbox: Outbox,
}

/// Why a server may write a table's log.
#[derive(Clone, Debug)]
pub(crate) enum TableClaim {
    /// There is no other server.
    Sole,
    /// The node of this name claimed it.
    Leased { epoch: u64, node: String },
}

impl TableClaim {
    fn epoch(&self) -> u64 {
        match self {
            TableClaim::Sole => 0,
            TableClaim::Leased { epoch, .. } => *epoch,
        }
    }
}

/// A live table.
pub(crate) struct LiveTable {
    app: Arc<App>,
    host: Host,
    claim: TableClaim,
    phase: Phase,
    /// The seats that the match waits for.
    awaited: Seats,
    /// How many entries are on disk.
    written: u64,
    /// How many there were when it was last kept for whom the table waits, and when it is kept again.
    turns_kept: u64,
    turns_due: Option<Instant>,
    connections: BTreeMap<u64, Connection>,
    /// How many questions to bots are not answered yet.
    open_questions: u32,
    /// Questions to bots that wait until somebody is there.
    postponed: Vec<BotQuestion>,
    /// Whether bots think: somebody is there, or a clock of somebody runs.
    is_awake: Arc<AtomicBool>,
    /// Who opened the table.
    opener: String,
    /// All messages that one event causes are one burst.
    burst: Burst,
    wake_at: Option<u64>,
}

impl LiveTable {
    pub(crate) fn new(app: Arc<App>, host: Host, opener: String, written: u64, claim: TableClaim) -> LiveTable {
        let (phase, awaited) = (host.phase(), host.awaited());
        LiveTable {
            app,
            host,
            claim,
            phase,
            awaited,
            written,
            turns_kept: 0,
            turns_due: None,
            connections: BTreeMap::new(),
            open_questions: 0,
            postponed: Vec::new(),
            is_awake: Arc::default(),
            opener,
            burst: Burst::default(),
            wake_at: None,
        }
    }

    /// Writes entries to disk, which must happen before any message about them is sent.
    pub(crate) async fn append_log(
        &mut self,
        effects: &Effects,
        mut writes: Vec<StoreWrite>,
    ) -> Result<(), StoreFault> {
        let table = self.host.table();
        for (logged, number) in effects.entries.iter().zip(self.written + 1..) {
            let entry = serde_json::to_string(logged).map_err(|fault| StoreFault::Broken(fault.to_string()))?;
            writes.push(StoreWrite::Entry { table: table.to_owned(), number, entry, epoch: self.claim.epoch() });
        }
        if effects.entries.iter().any(|logged| changes_people(&logged.entry)) {
            writes.push(StoreWrite::Seated { table: table.to_owned(), players: self.seated_players() });
        }
        let is_new_phase = self.host.phase() != self.phase;
        if is_new_phase {
            self.phase = self.host.phase();
            tracing::info!(game = self.host.setup().game, phase = self.phase.word(), "a table goes on");
            writes.push(StoreWrite::Phase { table: table.to_owned(), phase: self.phase });
        }
        if is_new_phase || effects.entries.iter().any(|logged| logged.entry.changes_about()) {
            let about =
                serde_json::to_string(&self.host.about()).map_err(|fault| StoreFault::Broken(fault.to_string()))?;
            writes.push(StoreWrite::About { table: table.to_owned(), about });
        }
        if !writes.is_empty() {
            self.app.journal.write(writes).await?;
            self.written += effects.entries.len() as u64;
            // A server alone asks its own tables as long as they are in memory.
            if matches!(self.claim, TableClaim::Leased { .. }) {
                self.turns_due.get_or_insert_with(|| Instant::now() + TURNS_KEPT_AFTER);
            }
            self.app.metrics.entries.add(effects.entries.len() as u64);
        }
        Ok(())
    }

    /// Keeps for whom the table waits, if that is not kept yet: lists of a player's tables fold no logs.
    async fn keep_turns(&mut self) {
        self.turns_due = None;
        if self.phase != Phase::Playing || self.turns_kept == self.written {
            return;
        }
        let mut turns = Turns::new();
        for seat in self.host.awaited() {
            if let Some(player) = self.host.holder(seat) {
                let seats = turns.entry(player.id().to_owned()).or_insert(Seats::NONE);
                *seats = seats.with(seat);
            }
        }
        let turns = serde_json::to_string(&turns).expect("texts and seats are JSON");
        let write = StoreWrite::Turns { table: self.host.table().to_owned(), turns, number: self.written };
        match self.app.journal.write(vec![write]).await {
            Ok(()) => self.turns_kept = self.written,
            Err(fault) => {
                tracing::warn!(table = self.host.table(), %fault, "it cannot be kept for whom a table waits");
                self.app.tables.turns_not_kept(self.host.table());
            }
        }
    }

    /// The players who sit at the table, each once.
    fn seated_players(&self) -> Vec<String> {
        let seats = (0..self.host.setup().settings.seats()).map(Seat::new);
        let people: BTreeSet<&str> = seats.filter_map(|seat| Some(self.host.holder(seat)?.id())).collect();
        people.into_iter().map(str::to_owned).collect()
    }

    /// Runs until the table is idle, the server stops, or the disk fails. Rare work is done in boxed futures, so waiting
    /// tables are small.
    pub(crate) async fn run(
        mut self: Box<LiveTable>,
        own: WeakMailbox,
        mut commands: mpsc::Receiver<Box<TableCommand>>,
        effects: Effects,
    ) {
        self.send_effects(effects, None, &own);
        let mut stopping = self.app.stopping.clone();
        let mut stop = pin!(stopped(&mut stopping));
        let mut commanded_at = Instant::now();
        let mut timer = pin!(tokio::time::sleep(self.sleep_for()));
        loop {
            let outcome = tokio::select! {
                command = commands.recv() => match command {
                    Some(command) if matches!(*command, TableCommand::LeaveMemory) => {
                        self.connections.values().for_each(|connection| connection.outbox.close(Closing::TableDropped));
                        break;
                    }
                    Some(command) => {
                        commanded_at = Instant::now();
                        self.app.metrics.queues.table.count(commands.len());
                        Box::pin(self.handle_command(*command, &own)).await
                    }
                    None => break,
                },
                () = &mut timer => {
                    if self.turns_due.is_some_and(|due| due <= Instant::now()) {
                        Box::pin(self.keep_turns()).await;
                    }
                    timer.as_mut().reset(Instant::now() + self.sleep_for());
                    match self.wake_at {
                        Some(at) if at <= self.app.now() => {
                            let effects = self.host.wake(self.app.now());
                            Box::pin(self.commit_and_send(effects, None, &own)).await
                        }
                        None if self.is_idle(commanded_at) => {
                            Box::pin(self.keep_turns()).await;
                            match commands.is_empty() {
                                true => break,
                                false => Ok(()),
                            }
                        }
                        Some(_) | None => Ok(()),
                    }
                }
                () = &mut stop => {
                    Box::pin(self.keep_turns()).await;
                    break;
                }
            };
            // Setting a timer costs more than letting it fire in vain, so it is only ever set to an earlier time.
            let due = Instant::now() + self.sleep_for();
            if due < timer.deadline() {
                timer.as_mut().reset(due);
            }
            if let Err(fault) = outcome {
                // The host in memory is ahead of the disk now, so it must not be used any more.
                tracing::error!(table = self.host.table(), %fault, "a table cannot be written to disk and is dropped");
                let close = |connection: &Connection| connection.outbox.close(Closing::TableDropped);
                self.connections.values().for_each(close);
                self.app.tables.turns_not_kept(self.host.table());
                break;
            }
        }
        if let Some(mailbox) = own.upgrade() {
            self.app.tables.remove(self.host.table(), &mailbox);
        }
        self.app.metrics.tables_live.add(-1);
        turn_away(commands).await;
        // A node that stops gives up all its tables at once.
        if let (TableClaim::Leased { epoch, .. }, Some(cluster)) = (&self.claim, &self.app.cluster)
            && !*self.app.stopping.borrow()
            && let Err(fault) = cluster.release(self.host.table(), *epoch).await
        {
            tracing::warn!(table = self.host.table(), %fault, "a table cannot be given up; others wait for its lease");
        }
    }

    /// Whether this node still owns the table, as far as it knows. If its lease has run out, another node may have
    /// claimed the table, and nobody must hear anything more from here.
    fn check_lease(&self) -> Result<(), StoreFault> {
        match (&self.claim, &self.app.cluster) {
            (TableClaim::Leased { node, .. }, Some(cluster)) if cluster.name().as_deref() != Some(node) => {
                Err(StoreFault::Conflict)
            }
            _ => Ok(()),
        }
    }

    /// How long to sleep if nothing happens.
    fn sleep_for(&self) -> Duration {
        let until_kept = self.turns_due.map_or(IDLE, |due| due.saturating_duration_since(Instant::now()));
        let until_woken = self.wake_at.map_or(IDLE, |at| Duration::from_millis(at.saturating_sub(self.app.now())));
        until_kept.min(until_woken).min(IDLE)
    }

    fn is_idle(&self, commanded_at: Instant) -> bool {
        self.connections.is_empty() && self.open_questions == 0 && commanded_at.elapsed() >= IDLE
    }

    async fn handle_command(&mut self, command: TableCommand, own: &WeakMailbox) -> Result<(), StoreFault> {
        self.check_lease()?;
        let now = self.app.now();
        match command {
            TableCommand::Request(request) => self.handle_request(request, own).await,
            TableCommand::Close(connection) => self.close(connection, own).await,
            TableCommand::CheckLease => Ok(()),
            TableCommand::BotAnswered(answer) => {
                self.open_questions -= 1;
                self.app.metrics.thoughts.increment();
                let effects = self.host.bot_answered(&answer, now);
                self.commit_and_send(effects, None, own).await
            }
            TableCommand::BotPostponed(question) => {
                self.open_questions -= 1;
                self.postponed.push(question);
                self.ask_postponed(own);
                Ok(())
            }
            TableCommand::Next(table) => {
                let effects = self.host.next(&table, now);
                self.commit_and_send(effects, None, own).await
            }
            TableCommand::EndMatch(answer) => {
                let (ended, effects) = self.host.close(now);
                self.commit_and_send(effects, None, own).await?;
                drop(answer.send(ended));
                Ok(())
            }
            // The loop has seen to it.
            TableCommand::LeaveMemory => Ok(()),
            TableCommand::Describe(answer) => {
                drop(answer.send(self.host.table_state(now)));
                Ok(())
            }
            TableCommand::Awaited(player, answer) => {
                _ = answer.send(self.host.awaited().and(self.host.seats_of(&player)));
                Ok(())
            }
            TableCommand::FinishedMatch(player, answer) => {
                drop(answer.send(self.app.finished_match(&self.host, player.as_ref())));
                Ok(())
            }
        }
    }

    async fn handle_request(&mut self, request: ClientRequest, own: &WeakMailbox) -> Result<(), StoreFault> {
        let ClientRequest { connection, player, outbox, id, request, came_at } = request;
        let is_hello = matches!(request, Request::Hello { .. });
        let leaves = matches!(request, Request::Leave);
        let is_action = matches!(request, Request::Play { .. });
        let effects = self.host.handle(&player, id, request, self.app.now());
        let refused = matches!(&effects.messages[..], [(_, Message::Reply(Reply::Error { .. })), ..]);
        self.app.metrics.refused.add(u64::from(refused));
        if is_hello && !refused {
            self.connections.insert(connection, Connection { player: player.clone(), outbox: outbox.clone() });
            self.ask_postponed(own);
        }
        let written = self.commit_and_send(effects, Some((connection, &outbox)), own).await;
        if is_action && !refused && written.is_ok() {
            self.app.metrics.action.add(came_at.elapsed());
        }
        // Of what is in doubt nobody is told either: the client comes back and asks again.
        if matches!(&written, Err(fault) if !matches!(fault, StoreFault::InDoubt(_))) {
            let fault = Fault::new(Code::Unavailable, "this could not be kept; try again");
            outbox.send(Message::Reply(Reply::Error { id: Some(id), fault }).into_json().into());
        }
        if leaves {
            self.connections.retain(|_, other| other.player != player);
            self.is_awake.store(self.needs_bots(), Ordering::Relaxed);
        }
        written
    }

    async fn close(&mut self, connection: u64, own: &WeakMailbox) -> Result<(), StoreFault> {
        let Some(Connection { player, .. }) = self.connections.remove(&connection) else { return Ok(()) };
        self.is_awake.store(self.needs_bots(), Ordering::Relaxed);
        if self.connections.values().any(|other| other.player == player) {
            return Ok(());
        }
        let effects = self.host.gone(&player, self.app.now());
        self.commit_and_send(effects, None, own).await
    }

    /// Writes the entries to disk, then sends the messages.
    async fn commit_and_send(
        &mut self,
        effects: Effects,
        asker: Option<(u64, &Outbox)>,
        own: &WeakMailbox,
    ) -> Result<(), StoreFault> {
        self.append_log(&effects, Vec::new()).await?;
        self.check_lease()?;
        self.send_effects(effects, asker, own);
        Ok(())
    }

    fn send_effects(&mut self, effects: Effects, asker: Option<(u64, &Outbox)>, own: &WeakMailbox) {
        self.wake_at = effects.wake_at;
        self.burst = self.burst.next();
        self.notify_turns();
        for (to, message) in effects.messages {
            // Each message becomes text once, for all its recipients.
            let text = Utf8Bytes::from(message.into_json());
            let mut sent = 0;
            if to == Recipient::Asker {
                sent += u64::from(asker.is_some_and(|(_, outbox)| outbox.send_in(self.burst, text)));
            } else {
                for connection in self.connections.values().filter(|connection| self.is_recipient(to, connection)) {
                    sent += u64::from(connection.outbox.send_in(self.burst, text.clone()));
                }
            }
            self.app.metrics.messages_out.add(sent);
        }
        self.postponed.extend(effects.bot_questions);
        self.ask_postponed(own);
        if let Some(setup) = effects.rematch {
            tokio::spawn(open_rematch(self.app.clone(), self.host.table().to_owned(), *setup));
        }
    }

    /// Whether bots have somebody to think for: a client that is connected, or a person whose clock runs meanwhile.
    fn needs_bots(&self) -> bool {
        let keeps_time = || {
            let setup = self.host.setup();
            let mut seats = (0..setup.settings.seats()).map(Seat::new);
            setup.clock != Clock::None && seats.any(|seat| self.host.holder(seat).is_some())
        };
        !self.connections.is_empty() || keeps_time()
    }

    /// Lets bots think about what was asked, if there is somebody to think for; otherwise the questions wait.
    fn ask_postponed(&mut self, own: &WeakMailbox) {
        let is_awake = self.needs_bots();
        self.is_awake.store(is_awake, Ordering::Relaxed);
        if !is_awake || self.postponed.is_empty() {
            return;
        }
        let Some(mailbox) = own.upgrade() else { return };
        for question in self.postponed.drain(..) {
            self.open_questions += 1;
            let turn = BotTurn {
                opener: self.opener.clone(),
                table: self.host.table().to_owned(),
                is_awake: self.is_awake.clone(),
            };
            tokio::spawn(turn.answer(self.app.clone(), question, mailbox.clone()));
        }
    }

    /// Notifies the players for whom the match begins to wait, on all their streams of turns.
    fn notify_turns(&mut self) {
        let before = std::mem::replace(&mut self.awaited, self.host.awaited());
        for seat in self.awaited.minus(before) {
            if let Some(player) = self.host.holder(seat) {
                let (table, game) = (self.host.table(), &self.host.setup().game);
                let turn = || TurnNotice { table: table.to_owned(), game: game.clone(), seats: Seats::only(seat) };
                self.app.turns.notify(player, turn);
                if let Some(links) = &self.app.links {
                    links.notify_turn(player, &turn().to_json());
                }
            }
        }
    }

    fn is_recipient(&self, to: Recipient, connection: &Connection) -> bool {
        self.host.reaches(to, &connection.player)
    }
}

/// Lets everybody who still asks a table that has left memory come again: nobody would answer. Those who wait for an
/// answer on a channel notice that it is gone.
async fn turn_away(mut commands: mpsc::Receiver<Box<TableCommand>>) {
    commands.close();
    while let Some(command) = commands.recv().await {
        if let TableCommand::Request(request) = *command {
            request.outbox.close(Closing::TableDropped);
        }
    }
}

/// Whether other people sit at the table after it.
fn changes_people(entry: &LogEntry) -> bool {
    match entry {
        LogEntry::Sat { .. } | LogEntry::Stood { .. } | LogEntry::Removed { .. } => true,
        LogEntry::Opened { setup, .. } => {
            setup.seats.iter().any(|reserved| matches!(reserved, SeatReservation::Person { .. }))
        }
        _ => false,
    }
}

/// The turn of a bot at a table.
struct BotTurn {
    opener: String,
    table: String,
    is_awake: Arc<AtomicBool>,
}

impl BotTurn {
    /// Lets the bot think where and when it does not hold up anybody.
    async fn answer(self, app: Arc<App>, question: BotQuestion, mailbox: Mailbox) {
        app.metrics.queues.bots.count(app.thinking.waiting());
        let Some(_permit) = app.thinking.turn(&self.opener, &self.table).await else { return };
        if !self.is_awake.load(Ordering::Relaxed) {
            drop(mailbox.send(Box::new(TableCommand::BotPostponed(question))).await);
            return;
        }
        // If a bot panics, the host gets an action that does not exist, and takes the first choice instead.
        let failed = question.answer(Decision::without_search(String::new()));
        let answered = tokio::task::spawn_blocking(move || games::answer(&question, BudgetKind::Timed)).await;
        drop(mailbox.send(Box::new(TableCommand::BotAnswered(answered.unwrap_or(failed)))).await);
    }
}

/// Opens the table for the next match and tells the old one.
async fn open_rematch(app: Arc<App>, old: String, setup: TableSetup) {
    let opened = async {
        let row = app.store.table(&old).await?.ok_or_else(|| Error::NotFound("the table is gone".to_owned()))?;
        let id = new_id();
        let row = TableRow {
            id: id.clone(),
            phase: Phase::Gathering,
            created_at: app.now() as i64,
            about: String::new(),
            ..row
        };
        app.tables.open(&app, row, (TableSetup { table: id.clone(), ..setup }, app.seed())).await?;
        Ok::<String, Error>(id)
    };
    match opened.await {
        Ok(next) => drop(app.tables.send(&app, &old, TableCommand::Next(next)).await),
        Err(fault) => tracing::error!(table = old, %fault, "a rematch cannot be opened"),
    }
}
