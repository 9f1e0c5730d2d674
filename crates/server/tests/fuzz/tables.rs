//! Sequences of messages to a host: one reply for each, every fault has its documented form, what is refused changes
//! nothing, a retry changes nothing, every message is read back, and the log gives the same host again.

use bots::{BotQuestion, Decision, Level};
use engine::Seed;
use host::{Effects, Host, LoggedEntry, Player, Recipient, SeatReservation, TableSetup};
use protocol::rest::{OpenTable, RequestBody};
use protocol::{ACTION_BYTES_MAX, Clock, Code, Envelope, Fault, MESSAGE_BYTES_MAX, Message, Reply, Request};

use crate::fuzzer::Target;
use crate::records::check_forms;
use crate::script::{NAMES, Shown, Step, seeds, words};

/// The longest script.
const STEPS_MAX: usize = 160;
/// Logs are folded again after so many steps, and at the end.
const STEPS_BETWEEN_FOLDS: usize = 40;
/// More than any message, or all messages of one step together.
const BYTES_MAX: usize = 400_000;
/// Ten days: a script's time passes in steps.
const PASS_MAX_MS: u64 = 10 * 24 * 3600 * 1000;

/// A host and all that it wanted.
struct Staged {
    host: Host,
    log: Vec<LoggedEntry>,
    shown: Shown,
    questions: Vec<BotQuestion>,
    wake_at: Option<u64>,
    now: u64,
}

/// What a table is opened with by this wish, as the server would; nothing if it is refused.
fn setup(wish: &str) -> Option<TableSetup> {
    let wish: OpenTable = serde_json::from_str(wish).ok()?;
    wish.check().ok()?;
    let about = games::find(&wish.game)?.about();
    let seats = wish.seats.unwrap_or(*about.seats.start());
    let chosen = wish.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let settings = about.settings(seats, chosen).ok()?;
    let free = usize::from(seats).checked_sub(wish.bots.len())?;
    Some(TableSetup {
        clock: wish.clock,
        spectators: wish.spectators,
        hot_seat: wish.hot_seat,
        level: wish.level.unwrap_or(Level::Easy),
        opener: Some(player(0)),
        grace_ms: (!matches!(wish.clock, Clock::Days { .. })).then_some(host::GRACE_MS),
        seats: std::iter::repeat_n(SeatReservation::Free, free)
            .chain(wish.bots.iter().copied().map(SeatReservation::Bot))
            .collect(),
        ..TableSetup::new("t", &wish.game, settings)
    })
}

fn player(number: usize) -> Player {
    Player::new(NAMES[number])
}

/// A fault has a code of the list, says what is wrong, and is read back.
pub(crate) fn check_fault(fault: &Fault) {
    let json = serde_json::to_string(fault).expect("faults are plain data");
    assert_eq!(serde_json::from_str::<Fault>(&json).ok().as_ref(), Some(fault), "{json}");
    assert!(!fault.text.is_empty() && json.len() < 4 * MESSAGE_BYTES_MAX, "{json}");
    assert!(fault.clause.is_none() || fault.code == Code::Illegal, "{json}");
    assert!(fault.undo.is_none() || fault.code == Code::NoUndo, "{json}");
}

impl Staged {
    fn open(setup: TableSetup) -> Option<Staged> {
        let now = 1_000_000;
        let (host, effects) = Host::open(setup, Seed::from_number(17), now).ok()?;
        let (log, shown, questions) = Default::default();
        let mut staged = Staged { host, log, shown, questions, wake_at: None, now };
        staged.absorb(effects);
        Some(staged)
    }

    fn absorb(&mut self, effects: Effects) {
        for logged in &effects.entries {
            let json = serde_json::to_string(logged).expect("entries are plain data");
            let again: LoggedEntry = serde_json::from_str(&json).unwrap_or_else(|fault| panic!("{fault}: {json}"));
            assert_eq!(&again, logged, "an entry is read as it was written");
            assert!(!json.contains('\n'), "an entry is one line");
        }
        self.log.extend(effects.entries);
        let mut bytes = 0;
        for (_, message) in effects.messages {
            if let Message::Update(update) = &message {
                self.shown.see(update);
                assert!(update.menu.iter().all(|action| action.len() <= ACTION_BYTES_MAX), "{:?}", update.menu);
            }
            let json = message.clone().into_json();
            bytes += json.len();
            assert_eq!(
                Message::read(&json).ok().as_ref(),
                Some(&message),
                "a message is read as it was written: {json}"
            );
        }
        assert!(bytes < BYTES_MAX, "one step causes {bytes} bytes");
        self.questions.extend(effects.bot_questions);
        self.wake_at = effects.wake_at;
    }

    /// All that somebody could see of a change.
    fn state(&self) -> String {
        let table = serde_json::to_string(&self.host.table_state(self.now)).expect("plain data");
        format!("{}\n{table}", self.host.digest())
    }

    fn ask(&mut self, who: usize, Envelope { id, request }: Envelope) -> Result<(), Fault> {
        let effects = self.host.handle(&player(who), id, request, self.now);
        let replies = effects.messages.iter().filter(|(_, message)| matches!(message, Message::Reply(_))).count();
        assert_eq!(replies, 1, "one request, one reply");
        let answer = match &effects.messages[0] {
            (Recipient::Asker, Message::Reply(Reply::Ok { id: answered, .. })) if *answered == id => Ok(()),
            (Recipient::Asker, Message::Reply(Reply::Error { id: Some(answered), fault })) if *answered == id => {
                assert!(effects.entries.is_empty(), "what is refused is not logged: {:?}", effects.entries);
                Err(fault.clone())
            }
            other => panic!("the reply comes first, not {other:?}"),
        };
        self.absorb(effects);
        answer
    }

    fn send(&mut self, who: usize, text: &str) {
        let text = self.shown.fill(text, "t", self.host.seats_of(&player(who)));
        let envelope = match Envelope::read(&text) {
            Ok(envelope) => envelope,
            Err(fault) => return check_fault(&fault),
        };
        let json = serde_json::to_string(&envelope).expect("requests are plain data");
        assert_eq!(Envelope::read(&json).ok().as_ref(), Some(&envelope), "a request is read as it was written: {json}");
        // What is due by now happens first, so that all that follows is the request's doing.
        let effects = self.host.wake(self.now);
        self.absorb(effects);
        let before = self.state();
        match self.ask(who, envelope.clone()) {
            Err(fault) => {
                check_fault(&fault);
                assert_ne!(fault.code, Code::Unavailable, "{fault}");
                assert_eq!(self.state(), before, "{json} is refused and changes something");
            }
            Ok(()) if may_be_sent_again(&envelope.request) => {
                let after = self.state();
                let again = self.ask(who, envelope);
                assert_eq!(self.state(), after, "{json} changes something a second time: {again:?}");
            }
            Ok(()) => {}
        }
    }

    fn pass(&mut self, ms: u64) {
        let until = self.now.saturating_add(ms.min(PASS_MAX_MS));
        for _ in 0..2000 {
            let Some(at) = self.wake_at.filter(|at| *at <= until) else { break };
            self.now = self.now.max(at);
            let effects = self.host.wake(self.now);
            self.absorb(effects);
            assert_ne!(self.wake_at, Some(at), "the host wants to be woken for ever");
        }
        self.now = until;
    }

    fn check_restored(&self) {
        let restored = Host::restore(self.log.clone()).unwrap_or_else(|fault| panic!("the log is refused: {fault}"));
        assert_eq!(restored.digest(), self.host.digest(), "the log gives another host");
    }

    fn step(&mut self, step: &Step<'_>) {
        match step {
            Step::Open(_) | Step::Http(..) => {}
            Step::Send(who, text) => self.send(*who, text),
            Step::Gone(who) => {
                let effects = self.host.gone(&player(*who), self.now);
                self.absorb(effects);
            }
            Step::Pass(ms) => self.pass(*ms),
            Step::SetClock(ms) => self.now = self.now.saturating_add_signed((*ms).clamp(-(1 << 40), 1 << 40)),
            Step::Think => {
                for question in std::mem::take(&mut self.questions) {
                    let action = question.menu.last().cloned().unwrap_or_default();
                    let answer = question.answer(Decision::without_search(action));
                    let effects = self.host.bot_answered(&answer, self.now);
                    self.absorb(effects);
                }
            }
            Step::Crash => {
                self.host = Host::restore(self.log.clone()).expect("the log can be folded");
                self.questions.clear();
                let effects = self.host.resume(self.now);
                self.absorb(effects);
            }
        }
    }
}

/// Whether docs/protocol.md says that a second one changes nothing.
fn may_be_sent_again(request: &Request) -> bool {
    match request {
        Request::Hello { .. } | Request::Undo { .. } | Request::AskTakeback { .. } | Request::AnswerTakeback { .. } => {
            false
        }
        Request::Sit { .. }
        | Request::Rename { .. }
        | Request::Stand { .. }
        | Request::Ready { .. }
        | Request::Promise { .. }
        | Request::Reveal { .. }
        | Request::Remove { .. }
        | Request::Bot { .. }
        | Request::Play { .. }
        | Request::Chat { .. }
        | Request::Chats { .. }
        | Request::HandOver { .. }
        | Request::VoteAbandon { .. }
        | Request::VoteRematch { .. }
        | Request::DoneTalking { .. }
        | Request::Claim
        | Request::Leave
        | Request::Ping => true,
    }
}

/// Runs a script and gives the log.
pub(crate) fn run(script: &str) -> Vec<LoggedEntry> {
    let mut steps = script.lines().filter_map(Step::read);
    let Some(Step::Open(wish)) = steps.next() else { return Vec::new() };
    let Some(mut staged) = setup(wish).and_then(Staged::open) else { return Vec::new() };
    for (number, step) in steps.take(STEPS_MAX).enumerate() {
        staged.step(&step);
        if number % STEPS_BETWEEN_FOLDS == 0 {
            staged.check_restored();
        }
    }
    staged.check_restored();
    if let Some(record) = staged.host.record() {
        check_forms(&record);
        let game = games::find(&record.game).expect("the game is there");
        game.verify(&record, None).unwrap_or_else(|fault| panic!("the record does not verify: {fault}\n{record}"));
    }
    staged.log
}

#[test]
fn no_sequence_of_messages_breaks_a_host() {
    let target = Target { name: "tables", words: words(), seeds: seeds(), cases: 250 };
    target.fuzz(|script| drop(run(script)));
}
