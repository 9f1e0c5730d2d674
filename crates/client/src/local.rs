//! Local tables: solo and hot-seat without a server. The same host decides here as on a server.

use bots::{BotAnswer, BotQuestion, Level};
use engine::{Record, Salt, Seat, Seats, Seed, Settings};
use host::{Effects, Host, LoggedEntry, Player, Recipient, RestoreFault, SeatReservation, TableSetup};
use protocol::{Message, Request, ResumePoint, VERSION};

use crate::{ClientEvent, ClientState};

/// Who sits in a seat of a local table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LocalPlayer {
    /// A person with a name. Several share the screen.
    Person(String),
    /// A bot.
    Bot(Level),
}

/// A table that is to be opened in the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalSetup {
    /// An id for the table, of the caller's choice.
    pub table: String,
    /// The game.
    pub game: String,
    /// The settings of the match.
    pub settings: Settings,
    /// Who sits where, one for each seat. Without a person the table shows bots that play each other.
    pub players: Vec<LocalPlayer>,
}

/// Why a local table cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LocalFault {
    /// The host does not open it.
    #[error(transparent)]
    Open(#[from] host::OpenFault),
    /// A person cannot take a seat.
    #[error("{0}")]
    Seat(protocol::Fault),
    /// A saved table cannot be read.
    #[error("line {0} of the saved table: {1}")]
    Unreadable(usize, String),
    /// A saved table does not fit together.
    #[error("the saved table: {0}")]
    Restore(#[from] RestoreFault),
}

/// A table in the page: the host, its log, and what it is waiting for.
///
/// After [`Local::open`] or [`Local::restore`], make a [`ClientState`] with the same id and call
/// [`ClientState::connected`]. From then on call [`Local::serve`] after each [`ClientState::request`], give each of
/// [`Local::bot_questions`] to a worker and its answer to [`Local::bot_answered`], call [`Local::wake`] at
/// [`Local::wake_at`], and store the text of [`Local::save`] whenever [`Local::is_changed`].
pub struct Local {
    host: Host,
    player: Player,
    log: Vec<LoggedEntry>,
    bot_questions: Vec<BotQuestion>,
    wake_at: Option<u64>,
    is_changed: bool,
}

impl Local {
    /// Opens a table and deals. The seed decides the dice.
    pub fn open(setup: LocalSetup, seed: Seed, now_ms: u64) -> Result<Local, LocalFault> {
        Local::begin(TableSetup::new(setup.table, setup.game, setup.settings), &setup.players, seed, now_ms)
    }

    /// Opens a table where a finished match goes on after `actions` of its actions, with other players in its seats.
    pub fn fork(
        table: impl Into<String>,
        record: &Record,
        actions: usize,
        players: &[LocalPlayer],
        now_ms: u64,
    ) -> Result<Local, LocalFault> {
        let (setup, seed) = TableSetup::fork(table, record, actions, None)?;
        Local::begin(setup, players, seed, now_ms)
    }

    /// Opens a table where a match goes on that was saved as its [`Local::saved_record`]. Its content is given if it is
    /// not the game's own.
    pub fn resume(
        table: impl Into<String>,
        record: &Record,
        content: Option<&str>,
        players: &[LocalPlayer],
        now_ms: u64,
    ) -> Result<Local, LocalFault> {
        let (setup, seed) = TableSetup::fork(table, record, record.standing().len(), content)?;
        Local::begin(setup, players, seed, now_ms)
    }

    /// Opens a table where these actions were taken already. The seed decides all dice.
    pub fn after(
        setup: LocalSetup,
        seed: Seed,
        actions: Vec<(Seat, String)>,
        now_ms: u64,
    ) -> Result<Local, LocalFault> {
        let table = TableSetup::new(setup.table, setup.game, setup.settings).after(actions);
        Local::begin(table, &setup.players, seed, now_ms)
    }

    fn begin(setup: TableSetup, players: &[LocalPlayer], seed: Seed, now_ms: u64) -> Result<Local, LocalFault> {
        let player = Player::new("local");
        let reserve = |local_player: &LocalPlayer| match local_player {
            LocalPlayer::Person(name) => {
                SeatReservation::Person { player: player.clone(), name: name.trim().to_owned(), bot: false }
            }
            LocalPlayer::Bot(level) => SeatReservation::Bot(*level),
        };
        let seats = players.iter().map(reserve).collect();
        let setup = TableSetup { hot_seat: true, grace_ms: None, seats, ..setup };
        let (host, opened) = Host::open(setup, seed, now_ms)?;
        let mut local = Local::with_host(host, player);
        local.apply(opened);
        local.request(hello(local.host.table()), now_ms)?;
        for seat in local.host.seats_of(&local.player) {
            local.request(Request::Ready { seat, ready: true, salt: Some(Salt::default()) }, now_ms)?;
        }
        Ok(local)
    }

    fn with_host(host: Host, player: Player) -> Local {
        Local { host, player, log: Vec::new(), bot_questions: Vec::new(), wake_at: None, is_changed: false }
    }

    /// Sends a request to the host before there is a client.
    fn request(&mut self, request: Request, now_ms: u64) -> Result<(), LocalFault> {
        let effects = self.host.handle(&self.player, 0, request, now_ms);
        for message in self.apply(effects) {
            if let Message::Reply(protocol::Reply::Error { fault, .. }) = message {
                return Err(LocalFault::Seat(fault));
            }
        }
        Ok(())
    }

    /// Appends the log and collects bot questions; gives the messages for the one client that there is.
    fn apply(&mut self, effects: Effects) -> Vec<Message> {
        let Effects { entries, messages, bot_questions, rematch: _, wake_at } = effects;
        self.is_changed |= !entries.is_empty();
        self.log.extend(entries);
        self.bot_questions.extend(bot_questions);
        self.wake_at = wake_at;
        let is_ours = |to: &Recipient| *to == Recipient::Asker || self.host.reaches(*to, &self.player);
        messages.into_iter().filter(|(to, _)| is_ours(to)).map(|(_, message)| message).collect()
    }

    /// Handles all requests of the client.
    pub fn serve(&mut self, client_state: &mut ClientState, now_ms: u64) -> Vec<ClientEvent> {
        let mut events = Vec::new();
        for envelope in client_state.outgoing() {
            let effects = self.host.handle(&self.player, envelope.id, envelope.request, now_ms);
            events.extend(self.deliver(client_state, effects, now_ms));
        }
        events
    }

    /// Plays the answer of a bot.
    pub fn bot_answered(
        &mut self,
        client_state: &mut ClientState,
        answer: &BotAnswer,
        now_ms: u64,
    ) -> Vec<ClientEvent> {
        let effects = self.host.bot_answered(answer, now_ms);
        self.deliver(client_state, effects, now_ms)
    }

    /// Lets the host act on the time that has passed.
    pub fn wake(&mut self, client_state: &mut ClientState, now_ms: u64) -> Vec<ClientEvent> {
        let effects = self.host.wake(now_ms);
        self.deliver(client_state, effects, now_ms)
    }

    fn deliver(&mut self, client_state: &mut ClientState, effects: Effects, now_ms: u64) -> Vec<ClientEvent> {
        let messages = self.apply(effects);
        messages.into_iter().flat_map(|message| client_state.receive(message, now_ms)).collect()
    }

    /// Takes the questions that bots are to answer.
    pub fn bot_questions(&mut self) -> Vec<BotQuestion> {
        std::mem::take(&mut self.bot_questions)
    }

    /// When to call [`Local::wake`], if nothing else happens first.
    pub fn wake_at(&self) -> Option<u64> {
        self.wake_at
    }

    /// Whether something has happened since [`Local::save`].
    pub fn is_changed(&self) -> bool {
        self.is_changed
    }

    /// The table as text: one entry of its log in each line.
    pub fn save(&mut self) -> String {
        self.is_changed = false;
        let line = |logged: &LoggedEntry| serde_json::to_string(logged).expect("entries are plain data") + "\n";
        self.log.iter().map(line).collect()
    }

    /// The table that was saved. Bots are asked again, and no clock ran in the meantime.
    pub fn restore(text: &str, now_ms: u64) -> Result<Local, LocalFault> {
        let read = |(index, line): (usize, &str)| {
            serde_json::from_str(line).map_err(|fault| LocalFault::Unreadable(index + 1, fault.to_string()))
        };
        let log: Vec<LoggedEntry> = text.lines().enumerate().map(read).collect::<Result<_, _>>()?;
        let mut host = Host::restore(log.iter().cloned())?;
        let effects = host.resume(now_ms);
        let mut local = Local { log, ..Local::with_host(host, Player::new("local")) };
        local.apply(effects);
        Ok(local)
    }

    /// The table's id.
    pub fn table(&self) -> &str {
        self.host.table()
    }

    /// The seats of people.
    pub fn people(&self) -> Seats {
        self.host.seats_of(&self.player)
    }

    /// The setup for another match of the same people, bots and options.
    pub fn rematch_setup(&self, table: impl Into<String>) -> LocalSetup {
        let setup = self.host.setup();
        let player = |reserved: &SeatReservation| match reserved {
            SeatReservation::Person { name, .. } => LocalPlayer::Person(name.clone()),
            SeatReservation::Bot(level) => LocalPlayer::Bot(*level),
            SeatReservation::Free => LocalPlayer::Bot(setup.level),
        };
        LocalSetup {
            table: table.into(),
            game: setup.game.clone(),
            settings: setup.settings.clone().with_newest_rules(),
            players: setup.seats.iter().map(player).collect(),
        }
    }

    /// The record so far with its seed, to go on later.
    pub fn saved_record(&self) -> Option<Record> {
        self.host.saved_record()
    }

    /// The settings of the match.
    pub fn settings(&self) -> &Settings {
        &self.host.setup().settings
    }

    /// The record, once the match is over.
    pub fn record(&self) -> Option<Record> {
        self.host.record()
    }
}

fn hello(table: &str) -> Request {
    Request::Hello { version: VERSION, table: table.to_owned(), seen: ResumePoint::default(), name: None, key: None }
}

impl LocalSetup {
    /// A setup for one person in the first seat and bots of a level in the others.
    pub fn solo(table: &str, game: &str, settings: Settings, name: &str, level: Level) -> LocalSetup {
        let player = |seat: Seat| match seat.index() {
            0 => LocalPlayer::Person(name.to_owned()),
            _ => LocalPlayer::Bot(level),
        };
        LocalSetup {
            table: table.to_owned(),
            game: game.to_owned(),
            players: Seats::all(settings.seats()).iter().map(player).collect(),
            settings,
        }
    }
}
