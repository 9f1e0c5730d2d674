//! A table with people at it, for tests that read like a story.

use bots::Pace;
use engine::{Game, Salt, Seat, Seed, Settings, sample::Sample};
use host::{Effects, Host, Logged, Player, Setup, Thinking, To};
use protocol::{Fault, Message, Reply, Request, Seen, Update, VERSION};

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);

/// A host with its log and all that it sent.
pub(crate) struct Story {
    pub(crate) host: Host,
    pub(crate) log: Vec<Logged>,
    pub(crate) sent: Vec<(To, Message)>,
    pub(crate) thinking: Vec<Thinking>,
    pub(crate) rematch: Option<Box<Setup>>,
    pub(crate) wake_at: Option<u64>,
    pub(crate) now: u64,
    id: u64,
}

/// The usual table of the sample game.
pub(crate) fn setup(seats: u8) -> Setup {
    Setup::new("t", "sample", Settings::new(Sample::ABOUT.options, seats))
}

pub(crate) fn player(name: &str) -> Player {
    Player::new(format!("secret of {name}"))
}

#[allow(dead_code)]
impl Story {
    pub(crate) fn new(setup: Setup, seed: u64) -> Story {
        let (host, effects) = Host::open(setup, Seed::from_number(seed), 1000).expect("the setup is good");
        let (sent, log, thinking) = Default::default();
        let mut story = Story { host, log, sent, thinking, rematch: None, wake_at: None, now: 1000, id: 0 };
        story.absorb(effects);
        story
    }

    /// A match that has been dealt to ana, ben, and so on.
    pub(crate) fn dealt(setup: Setup, seed: u64) -> Story {
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
        self.thinking.extend(effects.thinking);
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
            (To::Asker, Message::Reply(Reply::Ok { .. })) => Ok(()),
            (To::Asker, Message::Reply(Reply::Error { fault, .. })) => Err(fault.clone()),
            other => panic!("the reply comes first, not {other:?}"),
        };
        self.absorb(effects);
        answer
    }

    pub(crate) fn ok(&mut self, name: &str, request: Request) {
        self.ask(name, request.clone()).unwrap_or_else(|fault| panic!("{name} asked for {request:?}: {fault}"));
    }

    pub(crate) fn hello(&mut self, name: &str) {
        self.ok(name, hello(Seen::default()));
    }

    pub(crate) fn sit(&mut self, name: &str) {
        let salt = Salt::new([name.len() as u8; 16]);
        self.ok(name, Request::Sit { seat: None, name: name.to_owned(), salt });
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
        for thinking in std::mem::take(&mut self.thinking) {
            let action = thinking.think(Pace::Counted);
            let effects = self.host.thought(thinking.seat, thinking.question, &action, self.now);
            self.absorb(effects);
        }
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
        let reaches = |to: &To| match to {
            To::Asker => false,
            To::Seat(whose) => seat == Some(*whose),
            To::Spectators => seat.is_none(),
            To::Everyone => true,
        };
        self.sent.iter().filter(|(to, _)| reaches(to)).map(|(_, message)| message.clone().into_json()).collect()
    }

    pub(crate) fn check_restored(&self) {
        let restored = Host::restore(self.log.clone()).expect("the log can be folded");
        assert_eq!(restored.digest(), self.host.digest());
    }
}

pub(crate) fn hello(seen: Seen) -> Request {
    Request::Hello { version: VERSION, table: "t".to_owned(), seen, name: None, key: None }
}
