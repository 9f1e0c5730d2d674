//! What an attack on the server found, told as short stories that must not happen again.

mod common;

use common::{A, B, C, Story, hello, player, setup};
use engine::{Hash256, Record, Salt, Seats, Viewer};
use host::{Clock, Host, LogEntry, LoggedEntry, Recipient, TableSetup};
use protocol::{
    CHAT_BACKLOG_BYTES_MAX, ChatBacklog, ChatRoom, Code, DecidedBy, Message, Phase, Request, ResumePoint, Say,
    SeatPlayer, SeatTime, Update,
};

fn code(answer: Result<(), protocol::Fault>) -> Code {
    answer.expect_err("it is refused").code
}

fn say(room: ChatRoom, text: &str) -> Request {
    Request::Chat { room, say: Say::Text(text.to_owned()) }
}

/// All that a request sends to the one who asked.
fn answers(story: &mut Story, name: &str, request: Request) -> Vec<Message> {
    story.sent.clear();
    story.ok(name, request);
    let to_asker = story.sent.drain(..).filter(|(to, _)| *to == Recipient::Asker);
    to_asker.map(|(_, message)| message).collect()
}

fn backlog(messages: &[Message]) -> Vec<ChatBacklog> {
    let chats = messages.iter().filter_map(|message| match message {
        Message::Chats(backlog) => Some(backlog.clone()),
        _ => None,
    });
    chats.collect()
}

/// 65 lines of chat locked everybody out: each came as a message of its own, and an outbox holds 64.
#[test]
fn however_much_was_said_everybody_can_come_in() {
    let mut story = Story::dealt(setup(2), 1);
    for number in 0..90 {
        story.now += 3000;
        story.ok("ana", say(ChatRoom::Table, &format!("{number} {}", "ł".repeat(290))));
    }
    let messages = answers(&mut story, "ben", hello(ResumePoint::default()));
    assert!(messages.len() <= 5, "{} messages", messages.len());
    assert!(messages.iter().all(|message| message.clone().into_json().len() <= CHAT_BACKLOG_BYTES_MAX + 100));
    let mut pages = backlog(&messages);
    while let Some(ChatBacklog { lines, more: true }) = pages.last() {
        let before = lines[0].number;
        pages.extend(backlog(&answers(&mut story, "ben", Request::Chats { before })));
    }
    assert!(pages.len() > 2, "{} pages", pages.len());
    let mut numbers: Vec<u32> = pages.iter().flat_map(|page| page.lines.iter().map(|line| line.number)).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=90).collect::<Vec<u32>>(), "each line came once");
    let seen = ResumePoint { updates: Vec::new(), chat: 88 };
    let missed = backlog(&answers(&mut story, "ben", hello(seen)));
    let numbers: Vec<u32> = missed[0].lines.iter().map(|line| line.number).collect();
    assert_eq!((numbers, missed[0].more), (vec![89, 90], false));
}

fn update(story: &mut Story, name: &str, seen: ResumePoint) -> Update {
    let messages = answers(story, name, hello(seen));
    let update = messages.into_iter().find_map(|message| match message {
        Message::Update(update) => Some(*update),
        _ => None,
    });
    update.expect("a match is in play")
}

fn texts(update: &Update) -> Vec<&str> {
    update.events.iter().map(|event| event.get()).collect()
}

#[test]
fn what_was_undone_leaves_every_log() {
    let mut story = Story::dealt(setup(3), 1);
    story.play("ana", 0);
    story.play("ben", 0);
    story.sent.clear();
    story.ok("ana", Request::Undo { seat: A });
    for seat in [Some(A), Some(B), Some(C)] {
        let texts = story.sent_to(seat);
        let told = texts.iter().find(|text| text.starts_with(r#"{"update""#)).expect("all can see it");
        assert!(told.contains(r#""complete":false"#), "{told}");
        assert!(told.contains(r#""events":[{"has-bid":"b"}]"#), "{told}");
    }
    let seq = story.see("cyd").seq;
    let seen = |seq| ResumePoint { updates: vec![(Viewer::Seat(C), seq)], chat: 0 };
    let missed = update(&mut story, "cyd", seen(seq - 1));
    assert_eq!((missed.complete, texts(&missed)), (false, vec![r#"{"has-bid":"b"}"#]));
    let nothing = update(&mut story, "cyd", seen(seq));
    assert_eq!((nothing.complete, nothing.events.len()), (true, 0));
    story.check_restored();
}

fn three_bids(seed: u64) -> Story {
    let mut story = Story::dealt(setup(3), seed);
    for name in ["ana", "ben", "cyd"] {
        story.play(name, 0);
    }
    story
}

/// With the others away or replaced by bots, nobody had to agree.
#[test]
fn a_takeback_needs_those_who_are_away_too() {
    let mut story = three_bids(1);
    story.gone("ben");
    story.pass(121_000);
    assert!(matches!(story.state().seats[1].minder, SeatPlayer::StandIn(_)));
    story.ok("cyd", Request::HandOver { seat: C, bot: true });
    story.ok("ana", Request::AskTakeback { seat: A });
    assert_eq!(story.state().takeback.map(|wish| wish.pending), Some(Seats::only(B).with(C)));
    story.ok("cyd", Request::AnswerTakeback { seat: C, agree: true });
    story.pass(59_999);
    assert!(story.state().takeback.is_some());
    assert!(!story.see("ana").deciders.contains(C), "the bids are open");
    story.hello("ben");
    story.ok("ben", Request::AnswerTakeback { seat: B, agree: true });
    assert_eq!(story.see("ana").deciders, Seats::all(3), "all agreed");
    story.check_restored();
}

#[test]
fn a_wish_waits_for_days_in_a_match_of_days() {
    const DAY: u64 = 24 * 3600 * 1000;
    let mut story = Story::dealt(TableSetup { clock: Clock::Days { days: 3 }, grace_ms: None, ..setup(2) }, 1);
    story.play("ana", 0);
    story.gone("ben");
    story.ok("ana", Request::AskTakeback { seat: A });
    story.pass(DAY - 1);
    assert!(story.state().takeback.is_some());
    story.pass(1);
    assert!(story.state().takeback.is_none());
}

/// One seat drew cards, took it back and tried five alternatives with the same dice; the record showed nothing.
#[test]
fn dice_that_were_seen_do_not_come_again_and_the_record_tells() {
    let mut story = three_bids(1);
    let winner = story.see("ana").deciders.first().expect("somebody loots");
    let name = ["ana", "ben", "cyd"][winner.index()];
    let others = [(A, "ana"), (B, "ben"), (C, "cyd")].into_iter().filter(|(seat, _)| *seat != winner);
    let others: Vec<_> = others.collect();
    for _ in 0..8 {
        let question = story.see(name).question;
        story.ok(name, Request::Play { seat: winner, question, action: "roll".to_owned() });
        story.ok(name, Request::AskTakeback { seat: winner });
        for (seat, other) in &others {
            story.ok(other, Request::AnswerTakeback { seat: *seat, agree: true });
        }
    }
    story.check_restored();
    for name in ["ana", "ben", "cyd"] {
        story.ok(name, Request::VoteAbandon { agree: true });
    }
    let record = story.host.record().expect("an aborted match has a record");
    assert_eq!(record.takebacks.len(), 8);
    let rolls: Vec<u32> = record.moves[3..].iter().map(|played| played.rolls[0].value).collect();
    assert!(rolls.iter().any(|roll| *roll != rolls[0]), "{rolls:?}");
    games::find("sample").unwrap().verify(&record, None).unwrap();
    let read: Record = record.to_string().parse().unwrap();
    assert_eq!(read, record);
}

/// Logs of version 0.1 know no takeback that changes the dice.
#[test]
fn an_old_log_goes_back_as_it_did() {
    let mut story = three_bids(1);
    let winner = story.see("ana").deciders.first().expect("somebody loots");
    let name = ["ana", "ben", "cyd"][winner.index()];
    let roll = |story: &mut Story| {
        let question = story.see(name).question;
        story.ok(name, Request::Play { seat: winner, question, action: "roll".to_owned() });
        story.see(name).view
    };
    let first = roll(&mut story);
    let mut old = story.log.clone();
    let at = old.last().expect("a log").at;
    old.push(LoggedEntry { at, entry: LogEntry::Rewound { to: 3 } });
    let text: Vec<String> = old.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
    let old: Vec<LoggedEntry> = text.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    let mut host = Host::restore(old.clone()).unwrap();
    drop(host.resume(story.now));
    let mut again = Story { host, log: old, ..story };
    ["ana", "ben", "cyd"].iter().for_each(|name| again.hello(name));
    assert_eq!(roll(&mut again), first, "the dice of an old log stay as they were");
    let mut abandoned = again.log.clone();
    abandoned.push(LoggedEntry { at: again.now, entry: LogEntry::Abandoned });
    let record = Host::restore(abandoned).unwrap().record().expect("it has a record now");
    games::find("sample").unwrap().verify(&record, None).unwrap();
}

/// One who said hello before the deal still heard chat and saw the table.
#[test]
fn nobody_listens_at_a_table_that_nobody_may_watch() {
    let mut story = Story::new(TableSetup { spectators: false, ..setup(2) }, 1);
    story.hello("eve");
    for (seat, name) in [(A, "ana"), (B, "ben")] {
        story.hello(name);
        story.sit(name);
        story.ok(name, Request::Ready { seat, ready: true, salt: None });
    }
    assert_eq!(story.host.phase(), Phase::Playing);
    story.sent.clear();
    story.ok("ana", say(ChatRoom::Table, "eve, are you there?"));
    story.play("ana", 0);
    let heard = |who: &str| story.sent.iter().filter(|(to, _)| story.host.reaches(*to, &player(who))).count();
    assert!(heard("ben") > 0);
    assert_eq!(heard("eve"), 0);
    assert_eq!(story.state().spectators, 0);
    for request in [Request::Ping, say(ChatRoom::Spectators, "psst"), Request::Chats { before: 9 }] {
        assert_eq!(code(story.ask("eve", request)), Code::NotAllowed);
    }
    assert_eq!(code(story.ask("eve", hello(ResumePoint::default()))), Code::NoSpectators);
}

#[test]
fn a_clock_that_is_set_costs_nobody_time() {
    const DAY: u64 = 24 * 3600 * 1000;
    let clock = Clock::Player { seconds: 600, increment: 0 };
    let mut story = Story::dealt(TableSetup { clock, ..setup(2) }, 1);
    let left = |story: &Story| match story.state().seats[0].time {
        Some(SeatTime::UntilMs(until)) => until - story.state().now_ms,
        other => panic!("the clock of ana runs: {other:?}"),
    };
    story.now += 10_000;
    story.ok("ben", Request::Ping);
    assert_eq!(left(&story), 590_000);
    story.now += DAY;
    let effects = story.host.wake(story.now);
    story.absorb(effects);
    assert!(story.bot_questions.is_empty(), "nobody's time has run out");
    assert_eq!(left(&story), 590_000);
    story.now -= DAY;
    story.ok("ben", Request::Ping);
    assert_eq!(left(&story), 590_000);
    story.now += 5_000;
    story.ok("ben", Request::Ping);
    assert_eq!(left(&story), 585_000, "time goes on");
    let state = story.state();
    assert_eq!(state.now_ms, story.now, "the table does not live in the future");
    let mut host = Host::restore(story.log.clone()).unwrap();
    let resumed = host.resume(0);
    assert!(resumed.bot_questions.is_empty(), "a restart with a wrong clock costs nothing either");
    assert!(resumed.wake_at.is_some_and(|at| (580_000..=600_000).contains(&at)), "{:?}", resumed.wake_at);
}

fn gathering(promised: &[&str]) -> Story {
    let mut story = Story::new(setup(2), 1);
    for (seat, name) in [(A, "ana"), (B, "ben")] {
        story.hello(name);
        story.sit(name);
        if promised.contains(&name) {
            story.ok(name, Request::Promise { seat, promise: salt(name).promise() });
        }
    }
    for (seat, name) in [(A, "ana"), (B, "ben")] {
        story.ok(name, Request::Ready { seat, ready: true, salt: None });
    }
    story
}

fn salt(name: &str) -> Salt {
    Salt::new([name.as_bytes()[0]; 16])
}

/// A last seat that knew the seed and the other salts chose the dice.
#[test]
fn every_salt_is_promised_before_any_is_shown() {
    let mut story = gathering(&["ana", "ben"]);
    assert_eq!((story.host.phase(), story.state().revealing), (Phase::Gathering, Seats::all(2)));
    let late = Request::Promise { seat: B, promise: Hash256::of(&[b"another"]) };
    assert_eq!(code(story.ask("ben", late)), Code::WrongPhase);
    assert_eq!(code(story.ask("ben", Request::Stand { seat: B })), Code::WrongPhase);
    assert_eq!(code(story.ask("ben", Request::Ready { seat: B, ready: false, salt: None })), Code::WrongPhase);
    assert_eq!(code(story.ask("ben", Request::Reveal { seat: B, salt: salt("ana") })), Code::NotAllowed);
    story.ok("ben", Request::Reveal { seat: B, salt: salt("ben") });
    assert!(!story.sent_to(Some(A)).iter().any(|text| text.contains(&salt("ben").to_string())), "nobody is told");
    assert_eq!(story.state().revealing, Seats::only(A));
    story.check_restored();
    story.ok("ana", Request::Reveal { seat: A, salt: salt("ana") });
    assert_eq!(story.host.phase(), Phase::Playing);
    story.ok("ana", Request::Reveal { seat: A, salt: salt("ana") });
    for name in ["ana", "ben"] {
        story.ok(name, Request::VoteAbandon { agree: true });
    }
    let record = story.host.record().unwrap();
    assert_eq!(record.chairs.iter().map(|chair| chair.salt).collect::<Vec<_>>(), [salt("ana"), salt("ben")]);
    assert_eq!(record.unrevealed(), Seats::NONE);
    games::find("sample").unwrap().verify(&record, None).unwrap();
    story.check_restored();
}

#[test]
fn whoever_hides_a_promised_salt_neither_stops_the_match_nor_stays_unnoticed() {
    for leaves in [false, true] {
        let mut story = gathering(&["ana", "ben"]);
        story.ok("ana", Request::Reveal { seat: A, salt: salt("ana") });
        if leaves {
            story.ok("ben", Request::Leave);
        }
        story.pass(19_999);
        assert_eq!(story.host.phase(), Phase::Gathering);
        story.pass(1);
        assert_eq!(story.host.phase(), Phase::Playing);
        story.pass(400_000);
        if !leaves {
            story.ok("ben", Request::VoteAbandon { agree: true });
        }
        story.ok("ana", Request::VoteAbandon { agree: true });
        let record = story.host.record().unwrap();
        assert_eq!(record.unrevealed(), Seats::only(B));
        assert_eq!(record.chairs[1].salt, Salt::unrevealed(&salt("ben").promise()));
        games::find("sample").unwrap().verify(&record, None).unwrap();
        story.check_restored();
    }
}

#[test]
fn a_salt_in_the_open_takes_the_place_of_a_promise() {
    let mut story = gathering(&["ana"]);
    assert_eq!(story.state().revealing, Seats::only(A));
    story.ok("ana", Request::Reveal { seat: A, salt: salt("ana") });
    assert_eq!(story.host.phase(), Phase::Playing, "ben promised nothing");
}

#[test]
fn squatters_do_not_keep_others_from_a_seat() {
    let mut story = Story::new(TableSetup { opener: Some(player("ana")), ..setup(2) }, 1);
    story.hello("ana");
    story.sit("ana");
    story.hello("eve");
    story.sit("eve");
    assert_eq!(code(story.ask("eve", Request::Remove { seat: A })), Code::NotAllowed);
    assert_eq!(code(story.ask("ana", Request::Remove { seat: A })), Code::NotAllowed);
    story.ok("ana", Request::Remove { seat: B });
    assert_eq!(story.state().seats[1].minder, SeatPlayer::Free);
    let again = Request::Sit { seat: None, name: "eve".to_owned(), salt: Salt::default(), bot: false };
    assert_eq!(code(story.ask("eve", again)), Code::NotAllowed);
    story.hello("ben");
    story.sit("ben");
    story.gone("ben");
    story.pass(299_999);
    assert_eq!(story.state().seats[1].name, "ben");
    story.pass(1);
    assert_eq!(story.state().seats[1].minder, SeatPlayer::Free, "ben was away for long");
    story.hello("cyd");
    story.sit("cyd");
    story.gone("cyd");
    story.gone("ana");
    story.gone("eve");
    assert_eq!(story.wake_at, None, "nobody is there who could want a seat");
    story.check_restored();
}

#[test]
fn names_do_not_pose_as_others() {
    let mut story = Story::new(setup(3), 1);
    for name in ["ana", "ben", "eve"] {
        story.hello(name);
    }
    story.sit("ana");
    let sit = |name: &str| Request::Sit { seat: None, name: name.to_owned(), salt: Salt::default(), bot: false };
    for twin in ["Ana", "аnа", "a n a"] {
        let refused = code(story.ask("ben", sit(twin)));
        assert!(matches!(refused, Code::NameTaken | Code::BadName), "{twin}: {refused}");
    }
    assert_eq!(code(story.ask("ben", sit("easy bot"))), Code::NameTaken);
    assert_eq!(code(story.ask("ben", sit("an\u{200b}a"))), Code::BadName);
    let named = |name: &str| match hello(ResumePoint::default()) {
        Request::Hello { version, table, seen, key, .. } => {
            Request::Hello { version, table, seen, name: Some(name.to_owned()), key }
        }
        other => other,
    };
    story.ok("eve", named("ANA"));
    assert_eq!(code(story.ask("eve", say(ChatRoom::Spectators, "it is me"))), Code::NameTaken);
    story.ok("eve", named("eve"));
    story.ok("eve", say(ChatRoom::Spectators, "it is me"));
}

#[test]
fn a_log_tells_who_decided() {
    let clock = Clock::Decision { seconds: 30 };
    let mut story = Story::dealt(TableSetup { clock, ..setup(3) }, 1);
    story.play("ana", 0);
    story.ok("ben", Request::HandOver { seat: B, bot: true });
    story.think();
    story.pass(30_000);
    story.think();
    let cyd = story.see("cyd");
    let by = |index: u32| cyd.by.iter().find(|(at, _)| *at == index).map_or(DecidedBy::Person, |(_, by)| *by);
    assert_eq!(texts(&cyd)[..3], [r#"{"has-bid":"a"}"#, r#"{"has-bid":"b"}"#, r#"{"has-bid":"c"}"#]);
    assert_eq!([by(0), by(1), by(2)], [DecidedBy::Person, DecidedBy::StandIn, DecidedBy::Clock]);
    assert!(cyd.by.iter().all(|(at, _)| (*at as usize) < cyd.events.len()));
    story.check_restored();
}
