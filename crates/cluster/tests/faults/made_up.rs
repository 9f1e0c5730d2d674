//! The checker on made-up histories: a true one is right, and each lie is found by the words that name it.
#![allow(clippy::unwrap_used)]

use std::time::{Duration, Instant};

use engine::sample::Sample;
use engine::{Game, Salt, Seat, Seed, Settings, Viewer};
use host::{Effects, Host, LogEntry, LoggedEntry, Player, Recipient, TableSetup};
use protocol::{Message, Request, ResumePoint, VERSION};

use crate::checker::{Receiver, Seen, TableHistory, Told};

/// A table where ana and ben play and cyd watches, all of them honest.
struct Made {
    host: Host,
    log: Vec<LoggedEntry>,
    receivers: [Receiver; 3],
    at: u64,
}

impl Made {
    fn take(&mut self, who: usize, effects: Effects) {
        self.log.extend(effects.entries);
        for (to, message) in effects.messages {
            let Message::Update(update) = message else { continue };
            let place = match to {
                Recipient::Asker => who,
                Recipient::Seat(seat) => seat.index(),
                Recipient::Spectators => 2,
                Recipient::Everyone => unreachable!("nobody may see everything"),
            };
            self.receivers[place].seen.push(Seen::new(&update));
        }
    }

    fn ask(&mut self, who: usize, request: Request) {
        self.at += 10;
        let player = Player::new(["ana", "ben", "cyd"][who]);
        let effects = self.host.handle(&player, self.at, request, self.at);
        self.take(who, effects);
    }
}

/// A whole match as it was.
fn honest() -> TableHistory {
    let settings = Settings::new(Sample::ABOUT.options, 2);
    let (host, opened) = Host::open(TableSetup::new("t", "sample", settings), Seed::from_number(3), 0).unwrap();
    let places = [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator];
    let receivers = places.map(|place| Receiver { place, seen: Vec::new() });
    let mut made = Made { host, log: opened.entries, receivers, at: 0 };
    for who in 0..3 {
        let seen = ResumePoint::default();
        made.ask(who, Request::Hello { version: VERSION, table: "t".into(), seen, name: None, key: None });
    }
    for (seat, name) in [(Seat::new(0), "ana"), (Seat::new(1), "ben")] {
        made.ask(seat.index(), Request::Sit { seat: Some(seat), name: name.into(), salt: Salt::default(), bot: false });
        made.ask(seat.index(), Request::Ready { seat, ready: true, salt: None });
    }
    let (begun, mut told) = (Instant::now(), Vec::new());
    while let Some(seat) = made.host.awaited().first() {
        let player = Player::new(["ana", "ben"][seat.index()]);
        let seen = ResumePoint::default();
        let hello = Request::Hello { version: VERSION, table: "t".into(), seen, name: None, key: None };
        let messages = made.host.handle(&player, 1, hello, made.at).messages;
        let update = messages.into_iter().find_map(|(_, message)| match message {
            Message::Update(update) => Some(update),
            _ => None,
        });
        let update = update.expect("who sits sees the match");
        let (question, action) = (update.question, update.menu.last().expect("the seat is asked").clone());
        made.ask(seat.index(), Request::Play { seat, question, action: action.clone() });
        let asked_at = begun + Duration::from_secs(2 * told.len() as u64);
        told.push(Told { seat, question, action, asked_at, told_at: asked_at + Duration::from_secs(1) });
    }
    TableHistory { table: "t".into(), told, receivers: made.receivers.into(), is_over: true, log: Ok(made.log) }
}

fn log(history: &mut TableHistory) -> &mut Vec<LoggedEntry> {
    history.log.as_mut().expect("it can be read")
}

fn last_played(log: &[LoggedEntry]) -> usize {
    log.iter().rposition(|logged| matches!(logged.entry, LogEntry::Played { .. })).expect("there are actions")
}

/// A lie about a match, and by which words it is found.
type Lie = (&'static str, fn(&mut TableHistory), &'static str);

const LIES: [Lie; 14] = [
    (
        "an acknowledged action is lost",
        |history| {
            let log = log(history);
            let last = last_played(log);
            log.truncate(last);
            history.receivers.clear();
        },
        "is lost",
    ),
    ("another action was kept", |history| history.told[0].action = "bid 9".into(), "was acknowledged and"),
    (
        "an action is there twice",
        |history| {
            let log = log(history);
            let last = last_played(log);
            let again = log[last].clone();
            log.insert(last, again);
        },
        "is answered twice",
    ),
    (
        "the order is not that of real time",
        |history| {
            let (first, last) = (history.told[0].clone(), history.told.len() - 1);
            let told = &mut history.told[last];
            (told.asked_at, told.told_at) = (first.asked_at, first.asked_at + Duration::from_millis(1));
            history.told[0].asked_at += Duration::from_millis(10);
        },
        "stands after it",
    ),
    ("an update is missing", |history| drop(history.receivers[1].seen.remove(1)), "was told other events"),
    (
        "somebody who watches misses something",
        |history| {
            let seen = &mut history.receivers[2].seen;
            let first = seen.iter().position(|seen| !seen.events.is_empty()).expect("something happens");
            seen.remove(first);
        },
        "was told other events",
    ),
    (
        "events are missing",
        |history| {
            let seen = history.receivers[0].seen.iter_mut().rfind(|seen| !seen.events.is_empty());
            drop(seen.expect("something happens").events.pop());
        },
        "was told other events",
    ),
    (
        "an event is told twice",
        |history| {
            let seen = history.receivers[0].seen.iter_mut().rfind(|seen| !seen.events.is_empty());
            let seen = seen.expect("something happens");
            seen.events.push(seen.events[0].clone());
        },
        "was told other events",
    ),
    (
        "time goes back",
        |history| {
            let seen = &mut history.receivers[0].seen;
            seen.push(seen[0].clone());
        },
        "went back",
    ),
    (
        "a seat's view goes to somebody who watches",
        |history| {
            let leaked = history.receivers[0].seen[0].clone();
            history.receivers[2].seen.insert(0, leaked);
        },
        "was sent the view of",
    ),
    (
        "a seat's view goes to the other seat by the other's name",
        |history| {
            let view = history.receivers[1].seen[1].view.clone();
            history.receivers[0].seen[1].view = view;
        },
        "that the log does not give",
    ),
    (
        "something is seen that was never kept",
        |history| {
            let mut more = history.receivers[2].seen.last().expect("something happens").clone();
            more.seq += 1;
            history.receivers[2].seen.push(more);
        },
        "which the log does not give",
    ),
    ("the match does not end", |history| history.is_over = false, "does not come to its end"),
    ("the log has a hole", |history| history.log = Err("entry 3 is missing".into()), "cannot be read"),
];

#[test]
fn the_checker_believes_what_is_true_and_finds_each_lie() {
    let honest = honest();
    assert_eq!(honest.faults(), [""; 0]);
    assert!(honest.told.len() > 8 && honest.receivers.iter().all(|receiver| receiver.seen.len() > 4));
    for (lie, tell, words) in LIES {
        let mut history = honest.clone();
        tell(&mut history);
        let found = history.faults();
        assert!(found.iter().any(|fault| fault.contains(words)), "{lie}: found {found:?}");
    }
}

#[test]
fn whoever_comes_back_has_seen_a_beginning() {
    let mut history = honest();
    // Somebody who left early, and somebody who came late and was told everything at once.
    history.receivers[0].seen.truncate(2);
    let late = &mut history.receivers[1].seen;
    let mut all = late.pop().expect("something happens");
    all.events = late.drain(..).flat_map(|seen| seen.events).chain(all.events).collect();
    all.continues = false;
    history.receivers[1].seen.push(all);
    assert_eq!(history.faults(), [""; 0]);
}
