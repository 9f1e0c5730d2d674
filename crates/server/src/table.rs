//! A live table: one task that owns its host, keeps its entries, and tells its connections.

use std::collections::{BTreeMap, BTreeSet};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use bots::{BotAnswer, BotQuestion, BudgetKind, Decision};
use engine::{Record, Seat, Seats};
use host::{Effects, Host, LogEntry, Player, Recipient, SeatReservation, TableSetup};
use protocol::{Code, Fault, Message, Phase, Reply, Request, TableState, TurnNotice};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::app::stopped;
use crate::outbox::Outbox;
use crate::store::{StoreFault, TableRow, Write};
use crate::tables::{Mailbox, WeakMailbox, new_id};
use crate::{App, Error};

/// A table without connections, bots and clocks leaves memory after this.
const IDLE: Duration = Duration::from_secs(10);

/// What a table is told.
pub(crate) enum Command {
    /// A connection asks.
    Ask(Ask),
    /// A connection is gone.
    Close(u64),
    /// A bot has decided.
    BotAnswered(BotAnswer),
    /// The next match is played elsewhere.
    Next(String),
    /// Show the table.
    Describe(oneshot::Sender<TableState>),
    /// Tell which seats of a player the table waits for.
    Awaited(Player, oneshot::Sender<Seats>),
    /// Give somebody the record, if the match is over and they may see it.
    Record(Option<Player>, oneshot::Sender<Result<Option<Record>, Fault>>),
}

/// A request of a connection.
pub(crate) struct Ask {
    pub(crate) connection: u64,
    pub(crate) player: Player,
    pub(crate) outbox: Outbox,
    pub(crate) id: u64,
    pub(crate) request: Request,
}

struct Connection {
    player: Player,
    outbox: Outbox,
}

/// A live table.
pub(crate) struct Task {
    app: Arc<App>,
    host: Host,
    phase: Phase,
    /// The seats that the match waits for.
    awaited: Seats,
    /// How many entries are on disk.
    written: u64,
    connections: BTreeMap<u64, Connection>,
    /// How many bots are thinking.
    thinking: u32,
    wake_at: Option<u64>,
}

impl Task {
    pub(crate) fn new(app: Arc<App>, host: Host, written: u64) -> Task {
        let (phase, awaited) = (host.phase(), host.awaited());
        Task { app, host, phase, awaited, written, connections: BTreeMap::new(), thinking: 0, wake_at: None }
    }

    /// Writes entries to disk. Nobody may be told of them before.
    pub(crate) async fn keep(&mut self, effects: &Effects, mut writes: Vec<Write>) -> Result<(), StoreFault> {
        let table = self.host.table();
        for (logged, number) in effects.entries.iter().zip(self.written + 1..) {
            let entry = serde_json::to_string(logged).map_err(|fault| StoreFault::Broken(fault.to_string()))?;
            writes.push(Write::Entry { table: table.to_owned(), number, entry });
        }
        if effects.entries.iter().any(|logged| changes_people(&logged.entry)) {
            writes.push(Write::Seated { table: table.to_owned(), players: self.people() });
        }
        if self.host.phase() != self.phase {
            self.phase = self.host.phase();
            writes.push(Write::Phase { table: table.to_owned(), phase: self.phase });
        }
        if !writes.is_empty() {
            self.app.journal.write(writes).await?;
            self.written += effects.entries.len() as u64;
            self.app.metrics.entries.more(effects.entries.len() as i64);
        }
        Ok(())
    }

    /// All who sit at the table, each once.
    fn people(&self) -> Vec<String> {
        let seats = (0..self.host.setup().settings.seats()).map(Seat::new);
        let people: BTreeSet<&str> = seats.filter_map(|seat| Some(self.host.holder(seat)?.id())).collect();
        people.into_iter().map(str::to_owned).collect()
    }

    /// Lives until nobody needs the table, the server stops, or the disk fails. What is done only now and then is done in
    /// a box, so that tables that wait are small.
    pub(crate) async fn run(
        mut self: Box<Task>,
        own: WeakMailbox,
        mut commands: mpsc::Receiver<Box<Command>>,
        effects: Effects,
    ) {
        self.tell(effects, None, &own);
        let mut stopping = self.app.stopping.clone();
        let mut stop = pin!(stopped(&mut stopping));
        let mut busy_at = Instant::now();
        let mut timer = pin!(tokio::time::sleep(self.rest()));
        loop {
            let outcome = tokio::select! {
                command = commands.recv() => match command {
                    Some(command) => {
                        busy_at = Instant::now();
                        Box::pin(self.obey(*command, &own)).await
                    }
                    None => break,
                },
                () = &mut timer => {
                    timer.as_mut().reset(Instant::now() + self.rest());
                    match self.wake_at {
                        Some(at) if at <= self.app.now() => {
                            let effects = self.host.wake(self.app.now());
                            Box::pin(self.carry_out(effects, None, &own)).await
                        }
                        None if self.is_idle(busy_at) && commands.is_empty() => break,
                        Some(_) | None => Ok(()),
                    }
                }
                () = &mut stop => break,
            };
            // Setting a timer costs more than letting it ring in vain, so that it is only ever set to an earlier time.
            let due = Instant::now() + self.rest();
            if due < timer.deadline() {
                timer.as_mut().reset(due);
            }
            if let Err(fault) = outcome {
                // What is in memory is ahead of the disk now, so that it must not live on.
                tracing::error!(table = self.host.table(), %fault, "a table cannot be kept and is given up");
                self.connections.values().for_each(|connection| connection.outbox.lose());
                break;
            }
        }
        if let Some(mailbox) = own.upgrade() {
            self.app.tables.forget(self.host.table(), &mailbox);
        }
        self.app.metrics.tables_live.more(-1);
    }

    /// How long to sleep if nothing happens.
    fn rest(&self) -> Duration {
        self.wake_at.map_or(IDLE, |at| Duration::from_millis(at.saturating_sub(self.app.now())).min(IDLE))
    }

    fn is_idle(&self, busy_at: Instant) -> bool {
        self.connections.is_empty() && self.thinking == 0 && busy_at.elapsed() >= IDLE
    }

    async fn obey(&mut self, command: Command, own: &WeakMailbox) -> Result<(), StoreFault> {
        let now = self.app.now();
        match command {
            Command::Ask(ask) => self.answer(ask, own).await,
            Command::Close(connection) => self.close(connection, own).await,
            Command::BotAnswered(answer) => {
                self.thinking -= 1;
                self.app.metrics.thoughts.add();
                let effects = self.host.bot_answered(&answer, now);
                self.carry_out(effects, None, own).await
            }
            Command::Next(table) => {
                let effects = self.host.next(&table, now);
                self.carry_out(effects, None, own).await
            }
            Command::Describe(answer) => {
                drop(answer.send(self.host.table_state()));
                Ok(())
            }
            Command::Awaited(player, answer) => {
                _ = answer.send(self.host.awaited().and(self.host.seats_of(&player)));
                Ok(())
            }
            Command::Record(player, answer) => {
                let record = match self.host.may_watch(player.as_ref()) {
                    true => Ok(self.host.record()),
                    false => Err(Fault::new(Code::NoSpectators, "only those who played may see this match")),
                };
                drop(answer.send(record));
                Ok(())
            }
        }
    }

    async fn answer(&mut self, ask: Ask, own: &WeakMailbox) -> Result<(), StoreFault> {
        let Ask { connection, player, outbox, id, request } = ask;
        let is_hello = matches!(request, Request::Hello { .. });
        let leaves = matches!(request, Request::Leave);
        let effects = self.host.handle(&player, id, request, self.app.now());
        let refused = matches!(&effects.messages[..], [(_, Message::Reply(Reply::Error { .. })), ..]);
        self.app.metrics.refused.more(i64::from(refused));
        if is_hello && !refused {
            self.connections.insert(connection, Connection { player: player.clone(), outbox: outbox.clone() });
        }
        let kept = self.carry_out(effects, Some((connection, &outbox)), own).await;
        if kept.is_err() {
            let fault = Fault::new(Code::Unavailable, "this could not be kept; try again");
            outbox.send(Message::Reply(Reply::Error { id: Some(id), fault }).into_json().into());
        }
        if leaves {
            self.connections.retain(|_, other| other.player != player);
        }
        kept
    }

    async fn close(&mut self, connection: u64, own: &WeakMailbox) -> Result<(), StoreFault> {
        let Some(Connection { player, .. }) = self.connections.remove(&connection) else { return Ok(()) };
        if self.connections.values().any(|other| other.player == player) {
            return Ok(());
        }
        let effects = self.host.gone(&player, self.app.now());
        self.carry_out(effects, None, own).await
    }

    /// Keeps first, then tells.
    async fn carry_out(
        &mut self,
        effects: Effects,
        asker: Option<(u64, &Outbox)>,
        own: &WeakMailbox,
    ) -> Result<(), StoreFault> {
        self.keep(&effects, Vec::new()).await?;
        self.tell(effects, asker, own);
        Ok(())
    }

    fn tell(&mut self, effects: Effects, asker: Option<(u64, &Outbox)>, own: &WeakMailbox) {
        self.wake_at = effects.wake_at;
        self.tell_turns();
        for (to, message) in effects.messages {
            // Each message becomes text once, however many get it.
            let text = Utf8Bytes::from(message.into_json());
            let mut sent = 0;
            if to == Recipient::Asker {
                sent += i64::from(asker.is_some_and(|(_, outbox)| outbox.send(text)));
            } else {
                for connection in self.connections.values().filter(|connection| self.reaches(to, connection)) {
                    sent += i64::from(connection.outbox.send(text.clone()));
                }
            }
            self.app.metrics.messages_out.more(sent);
        }
        for question in effects.bot_questions {
            self.thinking += 1;
            if let Some(mailbox) = own.upgrade() {
                tokio::spawn(think(self.app.clone(), question, mailbox));
            }
        }
        if let Some(setup) = effects.rematch {
            tokio::spawn(rematch(self.app.clone(), self.host.table().to_owned(), *setup));
        }
    }

    /// Tells those for whom the match begins to wait, wherever they listen.
    fn tell_turns(&mut self) {
        let before = std::mem::replace(&mut self.awaited, self.host.awaited());
        for seat in self.awaited.minus(before) {
            if let Some(player) = self.host.holder(seat) {
                let (table, game) = (self.host.table(), &self.host.setup().game);
                let turn = || TurnNotice { table: table.to_owned(), game: game.clone(), seats: Seats::only(seat) };
                self.app.turns.tell(player, turn);
            }
        }
    }

    fn reaches(&self, to: Recipient, connection: &Connection) -> bool {
        match to {
            Recipient::Asker => false,
            Recipient::Seat(seat) => self.host.holder(seat) == Some(&connection.player),
            Recipient::Spectators => self.host.seats_of(&connection.player).is_empty(),
            Recipient::Everyone => true,
        }
    }
}

/// Whether other people sit at the table after it.
fn changes_people(entry: &LogEntry) -> bool {
    match entry {
        LogEntry::Sat { .. } | LogEntry::Stood { .. } => true,
        LogEntry::Opened { setup, .. } => {
            setup.seats.iter().any(|reserved| matches!(reserved, SeatReservation::Person { .. }))
        }
        _ => false,
    }
}

/// Lets a bot think where it does not hold up anybody.
async fn think(app: Arc<App>, question: BotQuestion, mailbox: Mailbox) {
    let Ok(_permit) = app.thinkers.clone().acquire_owned().await else { return };
    // If a bot panics, the host gets an action that does not exist, and takes the first choice instead.
    let failed = question.answer(Decision::without_search(String::new()));
    let answered = tokio::task::spawn_blocking(move || games::answer(&question, BudgetKind::Timed)).await;
    drop(mailbox.send(Box::new(Command::BotAnswered(answered.unwrap_or(failed)))).await);
}

/// Opens the table for the next match and tells the old one.
async fn rematch(app: Arc<App>, old: String, setup: TableSetup) {
    let opened = async {
        let row = app.store.table(&old).await?.ok_or_else(|| Error::Missing("the table is gone".to_owned()))?;
        let id = new_id();
        let row = TableRow { id: id.clone(), phase: Phase::Gathering, created_at: app.now() as i64, ..row };
        app.tables.open(&app, row, (TableSetup { table: id.clone(), ..setup }, app.seed())).await?;
        Ok::<String, Error>(id)
    };
    match opened.await {
        Ok(next) => drop(app.tables.send(&app, &old, Command::Next(next)).await),
        Err(fault) => tracing::error!(table = old, %fault, "a rematch cannot be opened"),
    }
}
