//! A table with people at it, for tests that read like a story.
#![allow(dead_code, reason = "each test uses a part")]

use bots::{BotQuestion, BudgetKind};
use engine::{Game, Salt, Seat, Seed, Settings, sample::Sample};
use host::{Effects, Host, LoggedEntry, Player, Recipient, TableSetup};
use protocol::{Fault, Message, Reply, Request, ResumePoint, TableState, Update, VERSION};

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);

/// A host with its log and all that it sent.
pub(crate) struct Story {
    pub(crate) host: Host,
    pub(crate) log: Vec<LoggedEntry>,
    pub(crate) sent: Vec<(Recipient, Message)>,
    pub(crate) bot_questions: Vec<BotQuestion>,
    pub(crate) rematch: Option<Box<TableSetup>>,
    pub(crate) wake_at: Option<u64>,
    pub(crate) now: u64,
    pub(crate) id: u64,
}

/// The usual table of the sample game.
pub(crate) fn setup(seats: u8) -> TableSetup {
    TableSetup::new("t", "sample", Settings::new(Sample::ABOUT.options, seats))
}

pub(crate) fn player(name: &str) -> Player {
    Player::new(format!("secret of {name}"))
}

impl Story {
    pub(crate) fn new(setup: TableSetup, seed: u64) -> Story {
        let (host, effects) = Host::open(setup, Seed::from_number(seed), 1000).expect("the setup is good");
        let (sent, log, bot_questions) = Default::default();
        let mut story = Story { host, log, sent, bot_questions, rematch: None, wake_at: None, now: 1000, id: 0 };
        story.absorb(effects);
        story
    }

    /// A match that has been dealt to ana, ben, and so on.
    pub(crate) fn dealt(setup: TableSetup, seed: u64) -> Story {
        let names = ["ana", "ben", "cyd", "dan"];
        let seats = usize::from(setup.settings.seats());
        let mut story = Story::new(setup, seed);
        for name in &names[..seats] {
            story.hello(name);
            story.sit(name);
        }
        for (name, seat) in names[..seats].iter().zip(0..) {
            story.ok(name, Request::Ready { seat: Seat::new(seat), ready: true, salt: None });
        }
        story.sent.clear();
        story
    }

    pub(crate) fn absorb(&mut self, effects: Effects) {
        self.log.extend(effects.entries);
        self.sent.extend(effects.messages);
        self.bot_questions.extend(effects.bot_questions);
        self.rematch = effects.rematch.or(self.rematch.take());
        self.wake_at = effects.wake_at;
    }

    /// What a request is answered with.
    pub(crate) fn ask(&mut self, name: &str, request: Request) -> Result<(), Fault> {
        self.id += 1;
        let id = self.id;
        self.ask_as(name, id, request)
    }

    pub(crate) fn ask_as(&mut self, name: &str, id: u64, request: Request) -> Result<(), Fault> {
        let effects = self.host.handle(&player(name), id, request, self.now);
        let answer = match &effects.messages[0] {
            (Recipient::Asker, Message::Reply(Reply::Ok { .. })) => Ok(()),
            (Recipient::Asker, Message::Reply(Reply::Error { fault, .. })) => Err(fault.clone()),
            other => panic!("the reply comes first, not {other:?}"),
        };
        self.absorb(effects);
        answer
    }

    pub(crate) fn ok(&mut self, name: &str, request: Request) {
        self.ask(name, request.clone()).unwrap_or_else(|fault| panic!("{name} asked for {request:?}: {fault}"));
    }

    pub(crate) fn hello(&mut self, name: &str) {
        self.ok(name, hello(ResumePoint::default()));
    }

    pub(crate) fn sit(&mut self, name: &str) {
        let salt = Salt::new([name.len() as u8; 16]);
        self.ok(name, Request::Sit { seat: None, name: name.to_owned(), salt, bot: false });
    }

    pub(crate) fn gone(&mut self, name: &str) {
        let effects = self.host.gone(&player(name), self.now);
        self.absorb(effects);
    }

    /// Time passes, and the host is woken when it wants to be.
    pub(crate) fn pass(&mut self, ms: u64) {
        let until = self.now + ms;
        while let Some(at) = self.wake_at.filter(|at| *at <= until) {
            self.now = self.now.max(at);
            let effects = self.host.wake(self.now);
            self.absorb(effects);
            if self.wake_at == Some(at) {
                panic!("the host wants to be woken for ever");
            }
        }
        self.now = until;
    }

    /// The bots answer all that they were asked.
    pub(crate) fn think(&mut self) {
        for question in std::mem::take(&mut self.bot_questions) {
            let answer = games::answer(&question, BudgetKind::Counted);
            let effects = self.host.bot_answered(&answer, self.now);
            self.absorb(effects);
        }
    }

    /// The table as everybody sees it.
    pub(crate) fn state(&self) -> TableState {
        self.host.table_state(self.now)
    }

    /// The match as somebody sees it.
    pub(crate) fn see(&mut self, name: &str) -> Update {
        let before = self.sent.len();
        self.hello(name);
        let update = self.sent.drain(before..).find_map(|(_, message)| match message {
            Message::Update(update) => Some(*update),
            _ => None,
        });
        update.expect("a match is in play")
    }

    /// Plays the choice with this number for a seat that is asked.
    pub(crate) fn play(&mut self, name: &str, choice: usize) {
        let update = self.see(name);
        let seat = update.viewer.seat().expect("a player sits");
        let request = Request::Play { seat, question: update.question, action: update.menu[choice].clone() };
        self.ok(name, request);
    }

    /// All that reaches a seat, or those who watch.
    pub(crate) fn sent_to(&self, seat: Option<Seat>) -> Vec<String> {
        let reaches = |to: &Recipient| match to {
            Recipient::Asker => false,
            Recipient::Seat(whose) => seat == Some(*whose),
            Recipient::Spectators => seat.is_none(),
            Recipient::Everyone => true,
        };
        self.sent.iter().filter(|(to, _)| reaches(to)).map(|(_, message)| message.clone().into_json()).collect()
    }

    pub(crate) fn check_restored(&self) {
        let restored = Host::restore(self.log.clone()).expect("the log can be folded");
        assert_eq!(restored.digest(), self.host.digest());
    }
}

pub(crate) fn hello(seen: ResumePoint) -> Request {
    Request::Hello { version: VERSION, table: "t".to_owned(), seen, name: None, key: None }
}
