//! The authority over one table as a plain state machine: seats, play, clocks, bots, votes, chat, reconnection.
//!
//! A host does no I/O, reads no clock and has no source of randomness: `now` and the seed are arguments. It answers
//! every input with [`Effects`]: entries to keep, messages to send once the entries are on disk, bots to think,
//! and when to wake it. The log of entries is the truth: [`Host::restore`] folds it back into the same host.
//!
//! ```
//! use engine::{Game, Seat, Seed, Settings, sample::Sample};
//! use host::{Host, Player, TableSetup};
//! use protocol::{Request, ResumePoint, VERSION};
//!
//! let settings = Settings::new(Sample::ABOUT.options, 2);
//! let (mut host, opened) = Host::open(TableSetup::new("t1", "sample", settings), Seed::from_number(1), 0).unwrap();
//! let ana = Player::new("ana's secret");
//! let seen = ResumePoint::default();
//! let hello = Request::Hello { version: VERSION, table: "t1".to_owned(), seen, name: None, key: None };
//! let effects = host.handle(&ana, 1, hello, 5);
//! assert!(effects.entries.is_empty(), "looking at a table changes nothing");
//! let sit = Request::Sit { seat: None, name: "ana".to_owned(), salt: Default::default(), bot: false };
//! let effects = host.handle(&ana, 2, sit, 6);
//! let log: Vec<_> = opened.entries.into_iter().chain(effects.entries).collect();
//! assert_eq!(Host::restore(log).unwrap().digest(), host.digest());
//! assert_eq!(host.holder(Seat::new(0)), Some(&ana));
//! ```

mod act;
mod chat_log;
mod clock;
mod effects;
mod entry;
mod erase;
mod fold;
mod fork;
mod gather;
mod listing;
mod running_match;
mod seats;
mod setup;
mod show;
mod steady;
mod talk;
mod time;
mod votes;

use std::collections::{BTreeMap, BTreeSet};

use engine::{Abort, BySeat, Outcome, Seats, Seed};
use games::GameHandle;
use protocol::{Code, Fault, Message, Phase, Reply, Request, VERSION};

pub use effects::{Effects, Recipient};
pub use entry::{ActionSource, LogEntry, LoggedEntry, Vote};
pub use erase::{ERASED_NAME, erase};
pub use fold::RestoreFault;
pub use fork::ForkPoint;
pub use protocol::Clock;
pub use setup::{GRACE_MS, OpenFault, Player, SeatReservation, TableSetup};

use chat_log::ChatLog;
use running_match::RunningMatch;
use seats::Occupant;
use steady::SteadyTime;

/// How far a table is.
enum PhaseState {
    /// People sit down and get ready.
    Gathering,
    /// The match is played.
    Playing(Box<RunningMatch>),
    /// The match is over.
    Over(Box<Finished>),
}

/// A match that is over.
struct Finished {
    play: RunningMatch,
    /// How it ended; nothing when it was abandoned.
    outcome: Option<Outcome>,
    /// Why it was abandoned.
    aborted: Option<Abort>,
    rematch: Seats,
    next: Option<String>,
}

/// Connections and bot questions. None of it is in the log: after a restart nobody is connected.
struct Presence {
    /// Who is there, with the name under which they speak if they only watch.
    present: BTreeMap<Player, Option<String>>,
    /// Since when the holder of a seat is away.
    absent_since: BySeat<Option<u64>>,
    /// The question that a bot is thinking about.
    asked: BySeat<Option<u32>>,
    /// Seats whose time has run out.
    overdue: Seats,
    /// A hash of the last state of the table that was sent to everybody.
    shown: u64,
    /// Whether the caller was asked for another table.
    rematch_asked: bool,
}

impl Presence {
    fn new(seats: u8, at: u64) -> Presence {
        Presence {
            present: BTreeMap::new(),
            absent_since: BySeat::from_fn(seats, |_| Some(at)),
            asked: BySeat::new(seats),
            overdue: Seats::NONE,
            shown: 0,
            rematch_asked: false,
        }
    }
}

/// The authority over one table.
pub struct Host {
    setup: TableSetup,
    game: &'static dyn GameHandle,
    seed: Seed,
    seats: BySeat<Occupant>,
    phase_state: PhaseState,
    /// Since when the promised salts are shown, before the deal.
    revealing_since: Option<u64>,
    /// Those whom the person who opened the table has removed.
    removed: BTreeSet<Player>,
    chat_log: ChatLog,
    /// When the last thing happened; time never goes back.
    at: u64,
    /// How the host's time follows the caller's.
    steady: SteadyTime,
    presence: Presence,
}

impl Host {
    /// Opens a table. The seed decides the dice together with the salts; only its promise is shown before the end.
    pub fn open(setup: TableSetup, seed: Seed, now: u64) -> Result<(Host, Effects), OpenFault> {
        let mut host = Host::begin(setup, seed, now)?;
        let rules = host.setup.settings.rules_version(host.game.about());
        host.setup.settings = host.setup.settings.with_rules_version(rules);
        let entry = LogEntry::Opened { setup: Box::new(host.setup.clone()), rules, seed };
        let mut effects = Effects { entries: vec![LoggedEntry { at: now, entry }], ..Effects::default() };
        host.finish(host.before(), &mut effects);
        Ok((host, effects))
    }

    /// Shows the table as closed. The logs of older tables do not say that only those who have a key may sit.
    pub fn show_as_closed(&mut self) {
        self.setup.closed = true;
    }

    /// Handles a request of a player. The messages hold exactly one reply.
    pub fn handle(&mut self, player: &Player, id: u64, request: Request, now: u64) -> Effects {
        self.during(now, |host, effects| {
            let reply = match host.request(player, id, request, effects) {
                Ok(()) => Reply::Ok { id, seats: host.seats_of(player), host: host.is_opener(player) },
                Err(fault) => Reply::Error { id: Some(id), fault },
            };
            effects.messages.insert(0, (Recipient::Asker, Message::Reply(reply)));
        })
    }

    /// The last connection of a player is gone.
    pub fn gone(&mut self, player: &Player, now: u64) -> Effects {
        self.during(now, |host, effects| host.disconnect(player, effects))
    }

    /// Time has passed.
    pub fn wake(&mut self, now: u64) -> Effects {
        self.during(now, |_, _| ())
    }

    /// Lets a restored host go on. Nobody is connected yet, bots are asked again, and clocks did not run in the meantime.
    pub fn resume(&mut self, now: u64) -> Effects {
        // If the caller's clock was set back meanwhile, the host's time goes on from where it was.
        self.steady = SteadyTime::resume(self.at, now);
        self.at = self.at.max(now);
        self.presence = Presence::new(self.seats.len(), self.at);
        let mut effects = Effects::default();
        // Without clocks and timers the pause changes nothing, so it need not be logged.
        let keeps_time = |play: &RunningMatch| self.setup.clock != Clock::None || play.auto_action.is_some();
        if matches!(&self.phase_state, PhaseState::Playing(play) if keeps_time(play)) {
            self.commit(LogEntry::Resumed, &mut effects).expect("a match in play can go on");
        }
        self.finish(self.before(), &mut effects);
        effects
    }

    /// Ends a match in play without a result, at the wish of whoever runs the server. Its record stays.
    pub fn close(&mut self, now: u64) -> (Result<(), Fault>, Effects) {
        let mut closed = Ok(());
        let effects = self.during(now, |host, effects| closed = host.close_match(effects));
        (closed, effects)
    }

    /// The caller opened the table for the next match.
    pub fn next(&mut self, table: &str, now: u64) -> Effects {
        self.during(now, |host, effects| {
            if matches!(&host.phase_state, PhaseState::Over(finished) if finished.next.is_none()) {
                host.commit(LogEntry::Next { table: table.to_owned() }, effects)
                    .expect("a match that is over has a next");
            }
        })
    }

    /// Handles one input: first what is due by now, then the input itself, then what follows from both.
    fn during(&mut self, now: u64, what: impl FnOnce(&mut Host, &mut Effects)) -> Effects {
        let mut effects = Effects::default();
        self.at = self.steady.pass(self.at, now);
        let before = self.before();
        self.tick(&mut effects);
        what(self, &mut effects);
        self.finish(before, &mut effects);
        effects
    }

    fn request(&mut self, player: &Player, id: u64, request: Request, effects: &mut Effects) -> Result<(), Fault> {
        if let Request::Hello { version, table, seen, name, key: _ } = request {
            return self.hello(player, (version, &table), &seen, name, effects);
        }
        if !self.presence.present.contains_key(player) {
            return Err(Fault::new(Code::NotAllowed, "say hello to the table first"));
        }
        match request {
            Request::Hello { .. } | Request::Ping => Ok(()),
            Request::Sit { seat, name, salt, bot } => self.sit(player, seat, &name, (salt, bot), effects),
            Request::Rename { name } => self.rename(player, &name, effects),
            Request::Stand { seat } => self.stand(player, seat, effects),
            Request::Ready { seat, ready, salt } => self.ready(player, seat, (ready, salt), effects),
            Request::Promise { seat, promise } => self.promise(player, seat, promise, effects),
            Request::Reveal { seat, salt } => self.reveal(player, seat, salt, effects),
            Request::Remove { seat } => self.remove(player, seat, effects),
            Request::Bot { seat, level } => self.bot(player, seat, level.as_deref(), effects),
            Request::Play { seat, question, action } => self.play(player, seat, (question, &action), effects),
            Request::Undo { seat } => self.undo(player, seat, effects),
            Request::AskTakeback { seat } => self.ask_takeback(player, seat, effects),
            Request::AnswerTakeback { seat, agree } => self.answer_takeback(player, seat, agree, effects),
            Request::Chat { room, say } => self.chat(player, id, (room, say), effects),
            Request::Chats { before } => {
                self.older_chat(player, before, effects);
                Ok(())
            }
            Request::HandOver { seat, bot } => self.hand_over(player, seat, bot, effects),
            Request::DoneTalking { until_ms } => self.done_talking(player, until_ms, effects),
            Request::VoteAbandon { agree } => self.vote(player, Vote::Abandon, agree, effects),
            Request::VoteRematch { agree } => self.vote(player, Vote::Rematch, agree, effects),
            Request::Claim => self.claim(player, effects),
            Request::Leave => {
                self.leave(player, effects);
                Ok(())
            }
        }
    }

    fn hello(
        &mut self,
        player: &Player,
        (version, table): (u32, &str),
        seen: &protocol::ResumePoint,
        name: Option<String>,
        effects: &mut Effects,
    ) -> Result<(), Fault> {
        if version != VERSION {
            let problem = format!("this host speaks version {VERSION}, not {version}; load the page anew");
            return Err(Fault::new(Code::Version, problem));
        }
        if table != self.setup.table {
            return Err(Fault::new(Code::NoTable, "there is no such table"));
        }
        let seats = self.seats_of(player);
        if seats.is_empty() && !self.setup.spectators && self.phase() != Phase::Gathering {
            return Err(Fault::new(Code::NoSpectators, "nobody may watch this table"));
        }
        // A name from before there were rules for it must not keep anybody out.
        let name = name.and_then(|name| protocol::name(&name).ok());
        self.presence.present.insert(player.clone(), name);
        self.welcome_back(seats, effects)?;
        self.catch_up(player, seen, effects);
        Ok(())
    }
}
