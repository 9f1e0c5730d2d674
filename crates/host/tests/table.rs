//! A table from the first hello to the rematch, told as short stories.

mod common;

use common::{A, B, C, Story, hello, player, setup};
use engine::{Clause, Dice, Salt, Seat, Seats, Settings, Viewer};
use host::{ActionSource, Clock, Host, LogEntry, LoggedEntry, SeatReservation, TableSetup};
use protocol::{
    ChatRoom, Code, Message, Phase, Phrase, Request, ResumePoint, Say, SeatPlayer, SeatTime, StandInReason,
};

fn code(answer: Result<(), protocol::Fault>) -> Code {
    answer.expect_err("it is refused").code
}

#[test]
fn the_deal_waits_for_everybody() {
    let mut story = Story::new(setup(2), 1);
    let promise = story.state().commitment;
    story.hello("ana");
    story.sit("ana");
    story.ok("ana", Request::Ready { seat: A, ready: true, salt: None });
    assert_eq!(story.host.phase(), Phase::Gathering);
    story.hello("ben");
    story.sit("ben");
    assert_eq!(story.host.phase(), Phase::Gathering);
    let salt = Salt::new([9; 16]);
    story.ok("ben", Request::Ready { seat: B, ready: true, salt: Some(salt) });
    assert_eq!(story.host.phase(), Phase::Playing);
    assert_eq!(story.state().commitment, promise, "the promise was there before the salts");
    story.check_restored();
}

#[test]
fn whoever_is_not_there_is_not_ready() {
    let mut story = Story::new(setup(2), 1);
    for name in ["ana", "ben"] {
        story.hello(name);
        story.sit(name);
    }
    story.ok("ana", Request::Ready { seat: A, ready: true, salt: None });
    story.gone("ana");
    story.ok("ben", Request::Ready { seat: B, ready: true, salt: None });
    assert_eq!(story.host.phase(), Phase::Gathering);
    story.hello("ana");
    story.ok("ana", Request::Ready { seat: A, ready: true, salt: None });
    assert_eq!(story.host.phase(), Phase::Playing);
}

#[test]
fn seats_are_taken_once_and_left_again() {
    let mut story = Story::new(setup(2), 1);
    story.hello("ana");
    story.hello("ben");
    story.sit("ana");
    story.sit("ana");
    let sit = |seat, name: &str| Request::Sit { seat, name: name.to_owned(), salt: Salt::default(), bot: false };
    assert_eq!(code(story.ask("ana", sit(Some(B), "ana"))), Code::AlreadySeated);
    assert_eq!(code(story.ask("ben", sit(Some(A), "ben"))), Code::SeatTaken);
    assert_eq!(code(story.ask("ben", sit(Some(Seat::new(4)), "ben"))), Code::NoSeat);
    assert_eq!(code(story.ask("ben", sit(None, "ana"))), Code::NameTaken);
    assert_eq!(code(story.ask("ben", sit(None, " "))), Code::BadName);
    assert_eq!(code(story.ask("ben", Request::Stand { seat: A })), Code::NotYours);
    assert_eq!(code(story.ask("cyd", Request::Stand { seat: A })), Code::NotAllowed);
    story.ok("ana", Request::Stand { seat: A });
    story.ok("ben", sit(Some(A), "ben"));
    story.ok("ben", Request::Bot { seat: B, level: Some("easy".to_owned()) });
    assert_eq!(code(story.ask("ana", sit(None, "ana"))), Code::SeatTaken);
    assert_eq!(code(story.ask("ben", Request::Bot { seat: B, level: Some("mean".to_owned()) })), Code::BadMessage);
    story.ok("ben", Request::Bot { seat: B, level: None });
    story.ok("ana", sit(None, "ana"));
    story.check_restored();
}

#[test]
fn a_program_says_so_at_its_seat_in_lists_and_at_the_next_table() {
    let mut story = Story::new(setup(2), 1);
    story.hello("ana");
    story.hello("dan");
    story.sit("ana");
    let salt = Salt::default();
    story.ok("dan", Request::Sit { seat: None, name: "dan".to_owned(), salt, bot: true });
    let bots = |story: &mut Story| story.state().seats.iter().map(|seat| seat.bot).collect::<Vec<_>>();
    assert_eq!(bots(&mut story), [false, true]);
    assert_eq!(story.state().seats[1].minder, SeatPlayer::Person, "it plays as a person does");
    assert_eq!(story.host.about().seats.iter().map(|seat| seat.bot).collect::<Vec<_>>(), [false, true]);
    story.check_restored();
    // A log of a version that did not know programs has people only.
    let old: LogEntry = serde_json::from_str(
        r#"{"sat":{"seat":"a","player":"ana","name":"ana","salt":"00000000000000000000000000000000"}}"#,
    )
    .unwrap();
    assert!(matches!(old, LogEntry::Sat { bot: false, .. }));
    story.ok("dan", Request::Stand { seat: B });
    story.ok("dan", Request::Sit { seat: None, name: "dan".to_owned(), salt, bot: false });
    assert_eq!(bots(&mut story), [false, false]);
}

#[test]
fn retries_are_harmless_and_stale_answers_are_refused() {
    let mut story = Story::dealt(setup(2), 1);
    let update = story.see("ana");
    let bid = Request::Play { seat: A, question: update.question, action: update.menu[0].clone() };
    story.ok("ana", bid.clone());
    let entries = story.log.len();
    story.ok("ana", bid);
    assert_eq!(story.log.len(), entries);
    let other = Request::Play { seat: A, question: update.question, action: update.menu[1].clone() };
    assert_eq!(code(story.ask("ana", other)), Code::Stale);
    assert_eq!(code(story.ask("ben", Request::Play { seat: A, question: 2, action: "bid 1".into() })), Code::NotYours);
    let illegal = story.ask("ben", Request::Play { seat: B, question: 1, action: "bank".into() }).unwrap_err();
    assert_eq!((illegal.code, illegal.clause), (Code::Illegal, Some(Clause::new("SMP-002"))));
    let unreadable = story.ask("ben", Request::Play { seat: B, question: 1, action: "dance".into() });
    assert_eq!(code(unreadable), Code::Unreadable);
    assert_eq!(story.log.len(), entries);
}

#[test]
fn a_ping_is_answered_and_changes_nothing() {
    let mut story = Story::dealt(setup(2), 1);
    assert_eq!(code(story.ask("cyd", Request::Ping)), Code::NotAllowed);
    let entries = story.log.len();
    story.sent.clear();
    story.ok("ana", Request::Ping);
    assert_eq!((story.log.len(), story.sent_to(Some(B)).len()), (entries, 0));
}

#[test]
fn undo_is_free_while_the_choice_is_sealed() {
    let mut story = Story::dealt(setup(2), 1);
    story.play("ana", 0);
    story.sent.clear();
    story.ok("ana", Request::Undo { seat: A });
    assert!(story.sent_to(Some(B)).iter().any(|text| text.contains("update")), "everybody gets an update");
    story.play("ana", 1);
    story.play("ben", 0);
    assert_eq!(code(story.ask("ana", Request::Undo { seat: A })), Code::NoUndo);
    story.check_restored();
}

#[test]
fn a_takeback_needs_everybody_else() {
    let mut story = Story::dealt(setup(3), 1);
    for name in ["ana", "ben", "cyd"] {
        story.play(name, 0);
    }
    assert_eq!(code(story.ask("ben", Request::AnswerTakeback { seat: B, agree: true })), Code::NoTakeback);
    story.ok("ana", Request::AskTakeback { seat: A });
    assert_eq!(code(story.ask("ben", Request::AskTakeback { seat: B })), Code::NoTakeback);
    story.ok("ben", Request::AnswerTakeback { seat: B, agree: true });
    assert_eq!(story.state().takeback.map(|wish| wish.pending), Some(Seats::only(C)));
    story.ok("cyd", Request::AnswerTakeback { seat: C, agree: true });
    assert_eq!(story.see("ana").deciders, Seats::all(3), "all three bid again");
    assert_eq!(story.state().takeback, None);
    story.check_restored();

    story.play("ana", 0);
    story.ok("ana", Request::AskTakeback { seat: A });
    story.ok("ben", Request::AnswerTakeback { seat: B, agree: false });
    assert_eq!(story.state().takeback, None);
    story.ok("ana", Request::AskTakeback { seat: A });
    story.pass(61_000);
    assert_eq!(story.state().takeback, None, "a wish lapses");
    story.check_restored();
}

#[test]
fn a_bot_decides_when_time_runs_out() {
    let clock = Clock::Decision { seconds: 30 };
    let mut story = Story::dealt(TableSetup { clock, ..setup(2) }, 1);
    let started = story.now;
    assert_eq!(story.state().seats[0].time, Some(SeatTime::UntilMs(started + 30_000)));
    story.play("ana", 0);
    story.pass(29_999);
    assert!(story.bot_questions.is_empty());
    story.pass(1);
    assert_eq!(story.bot_questions.iter().map(|bot_questions| bot_questions.seat).collect::<Vec<_>>(), [B]);
    story.think();
    let played = story
        .log
        .iter()
        .any(|logged| matches!(logged.entry, LogEntry::Played { seat: B, by: ActionSource::Clock, .. }));
    assert!(played, "{:?}", story.log);
    story.check_restored();
}

/// LUI-R55: the rules say what happens when the time for placing members runs out.
#[test]
fn the_rules_decide_when_time_runs_out_where_they_say_how() {
    let settings = games::find("luiswile").unwrap().about().settings(2, []).unwrap();
    let clock = Clock::Decision { seconds: 30 };
    let setup = TableSetup { clock, ..TableSetup::new("t", "luiswile", settings) };
    let mut story = Story::dealt(setup, 1);
    story.pass(30_000);
    assert!(story.bot_questions.is_empty(), "no bot is asked");
    let by_clock = |logged: &&LoggedEntry| matches!(&logged.entry, LogEntry::Played { action, by: ActionSource::Clock, .. } if action == "ready");
    let played = story.log.iter().filter(by_clock).count();
    assert_eq!(played, 2, "both seats close their plans: {:?}", story.log.last());
    story.check_restored();
}

#[test]
fn only_those_who_must_decide_lose_time() {
    let clock = Clock::Player { seconds: 60, increment: 5 };
    let mut story = Story::dealt(TableSetup { clock, ..setup(2) }, 1);
    story.now += 10_000;
    story.play("ana", 0);
    story.now += 10_000;
    let times: Vec<_> = story.state().seats.iter().map(|place| place.time).collect();
    assert_eq!(times[0], Some(SeatTime::LeftMs(55_000)));
    assert_eq!(times[1], Some(SeatTime::UntilMs(61_000)));
}

#[test]
fn a_match_of_days_needs_nobody_there() {
    const DAY: u64 = 24 * 3600 * 1000;
    let mut story = Story::new(TableSetup { clock: Clock::Days { days: 2 }, grace_ms: None, ..setup(2) }, 1);
    for (seat, name) in [(A, "ana"), (B, "ben")] {
        story.hello(name);
        story.sit(name);
        story.ok(name, Request::Ready { seat, ready: true, salt: None });
        story.gone(name);
    }
    assert_eq!(story.host.phase(), Phase::Playing, "whoever was ready stays so");
    assert_eq!(story.host.awaited(), Seats::all(2));
    story.pass(DAY);
    story.hello("ana");
    story.play("ana", 0);
    assert_eq!(story.host.awaited(), Seats::only(B));
    story.gone("ana");
    story.pass(DAY - 1);
    assert_eq!(story.state().seats[1].minder, SeatPlayer::Person, "no bot sits down in place of ben");
    assert!(story.bot_questions.is_empty());
    story.pass(1);
    story.think();
    let played = story
        .log
        .iter()
        .any(|logged| matches!(logged.entry, LogEntry::Played { seat: B, by: ActionSource::Clock, .. }));
    assert!(played, "after two days a bot decides for ben, once");
    assert_eq!(story.state().seats[1].minder, SeatPlayer::Person);
    story.check_restored();
}

#[test]
fn a_deserted_seat_goes_to_a_bot_and_back() {
    let mut story = Story::dealt(setup(2), 1);
    story.gone("ben");
    story.pass(119_000);
    assert_eq!(story.state().seats[1].minder, SeatPlayer::Person);
    story.pass(1_000);
    assert_eq!(story.state().seats[1].minder, SeatPlayer::StandIn(StandInReason::Deserted));
    assert_eq!(story.host.awaited(), Seats::only(A), "nobody waits for ben");
    assert_eq!(story.bot_questions.len(), 1);
    story.hello("ben");
    assert_eq!(story.state().seats[1].minder, SeatPlayer::Person);
    let entries = story.log.len();
    story.think();
    assert_eq!(story.log.len(), entries, "ben is back and decides for himself");
    story.check_restored();
}

#[test]
fn a_table_that_all_have_left_sleeps() {
    let mut story = Story::dealt(setup(2), 1);
    story.gone("ana");
    story.gone("ben");
    assert_eq!(story.wake_at, None);
    story.now += 1_000_000;
    story.hello("ana");
    assert_eq!(story.state().seats[1].minder, SeatPlayer::Person);
    story.pass(0);
    assert_eq!(story.state().seats[1].minder, SeatPlayer::StandIn(StandInReason::Deserted));
}

#[test]
fn a_seat_is_handed_to_a_bot_and_taken_back() {
    let mut story = Story::dealt(setup(2), 1);
    story.ok("ana", Request::HandOver { seat: A, bot: true });
    let question = story.see("ana").question;
    let play = Request::Play { seat: A, question, action: "bid 1".into() };
    assert_eq!(code(story.ask("ana", play)), Code::HandedOver);
    story.think();
    assert!(!story.see("ben").deciders.contains(A), "the bot has bid");
    story.ok("ana", Request::HandOver { seat: A, bot: false });
    assert_eq!(story.state().seats[0].minder, SeatPlayer::Person);
    story.check_restored();
}

fn aborted(story: &Story) -> Option<String> {
    let record = story.host.record()?;
    let entry = games::find(&record.game).expect("the game is there");
    assert!(entry.verify(&record, None).is_ok());
    record.aborted.map(|why| why.to_string())
}

#[test]
fn abandoning_needs_everybody_who_plays() {
    let mut story = Story::dealt(setup(3), 1);
    for name in ["ana", "ben", "cyd"] {
        story.play(name, 0);
        assert_eq!(story.host.phase(), Phase::Playing);
    }
    for name in ["ana", "ben", "cyd"] {
        story.ok(name, Request::VoteAbandon { agree: true });
    }
    assert_eq!((story.host.phase(), aborted(&story).as_deref()), (Phase::Over, Some("agreed")));
    let over =
        |message: &Message| matches!(message, Message::Over(ending) if ending.outcome.is_none() && ending.record);
    assert!(story.sent.iter().any(|(_, message)| over(message)));
    story.check_restored();
}

/// Two of three could void a match while the third reloaded the page.
#[test]
fn whoever_reloads_the_page_does_not_lose_the_match() {
    let mut story = Story::dealt(setup(3), 1);
    story.ok("ana", Request::VoteAbandon { agree: true });
    story.ok("ben", Request::VoteAbandon { agree: true });
    story.gone("cyd");
    story.pass(299_999);
    assert_eq!(story.host.phase(), Phase::Playing, "cyd may come back");
    story.hello("cyd");
    story.pass(3_600_000);
    assert_eq!(story.host.phase(), Phase::Playing, "cyd has not agreed");
    story.ok("cyd", Request::VoteAbandon { agree: false });
    assert_eq!(story.state().abandon, Seats::NONE, "a no ends the vote");
    story.gone("cyd");
    story.pass(3_600_000);
    assert_eq!(story.host.phase(), Phase::Playing, "there is no vote");
    story.ok("ana", Request::VoteAbandon { agree: true });
    story.ok("ben", Request::VoteAbandon { agree: true });
    assert_eq!((story.host.phase(), aborted(&story).as_deref()), (Phase::Over, Some("agreed without c")));
    story.check_restored();
}

#[test]
fn the_others_are_waited_for_longer_in_a_match_of_days() {
    const DAY: u64 = 24 * 3600 * 1000;
    let mut story = Story::dealt(TableSetup { clock: Clock::Days { days: 2 }, grace_ms: None, ..setup(2) }, 1);
    story.gone("ben");
    story.ok("ana", Request::VoteAbandon { agree: true });
    story.pass(2 * DAY - 1);
    assert_eq!(story.host.phase(), Phase::Playing);
    story.pass(1);
    assert_eq!(aborted(&story).as_deref(), Some("agreed without b"));
}

#[test]
fn whoever_stayed_ends_a_match_that_the_others_left() {
    let mut story = Story::dealt(setup(3), 1);
    story.play("ana", 0);
    assert_eq!(code(story.ask("ana", Request::Claim)), Code::NotAllowed);
    story.ok("ben", Request::Leave);
    story.gone("ben");
    story.gone("cyd");
    assert_eq!(story.state().claim_from_ms, Some(story.now + 300_000));
    story.pass(299_999);
    assert_eq!(code(story.ask("ana", Request::Claim)), Code::NotAllowed);
    assert_eq!(story.host.phase(), Phase::Playing, "a bot plays for them");
    story.pass(1);
    story.ok("ana", Request::Claim);
    assert_eq!((story.host.phase(), aborted(&story).as_deref()), (Phase::Over, Some("left by bc")));
    story.check_restored();
}

#[test]
fn nobody_claims_against_bots_or_against_one_who_is_there() {
    let mut table = setup(2);
    table.seats = vec![SeatReservation::Bot(bots::Level::Easy)];
    let mut story = Story::new(table, 1);
    story.hello("ana");
    story.sit("ana");
    story.ok("ana", Request::Ready { seat: B, ready: true, salt: None });
    story.pass(3_600_000);
    assert_eq!(code(story.ask("ana", Request::Claim)), Code::NotAllowed);
    let mut story = Story::dealt(setup(2), 1);
    story.pass(3_600_000);
    assert_eq!(code(story.ask("ana", Request::Claim)), Code::NotAllowed);
    assert_eq!(story.state().claim_from_ms, None);
}

#[test]
fn a_rematch_rotates_the_seats() {
    let mut table = setup(2);
    table.seats = vec![SeatReservation::Bot(bots::Level::Easy)];
    let mut story = Story::new(table, 1);
    story.hello("ana");
    story.sit("ana");
    story.ok("ana", Request::Ready { seat: B, ready: true, salt: None });
    while story.host.phase() == Phase::Playing {
        story.think();
        if story.host.phase() == Phase::Playing && story.see("ana").deciders.contains(B) {
            story.play("ana", 0);
        }
    }
    assert!(games::find("sample").unwrap().verify(&story.host.record().unwrap(), None).is_ok());
    story.ok("ana", Request::VoteRematch { agree: true });
    let again = story.rematch.take().expect("everybody wants it");
    // With the same seats again, the same person would go first in every match of an evening.
    assert_eq!(again.seats[0], SeatReservation::Person { player: player("ana"), name: "ana".to_owned(), bot: false });
    assert_eq!(again.seats[1], SeatReservation::Bot(bots::Level::Easy));
    let effects = story.host.next("t2", story.now);
    story.absorb(effects);
    assert_eq!(story.state().next.as_deref(), Some("t2"));
    story.check_restored();
}

#[test]
fn chat_is_limited_and_spectators_are_apart() {
    let mut story = Story::dealt(setup(2), 1);
    story.hello("eve");
    let say = |room, text: &str| Request::Chat { room, say: Say::Text(text.to_owned()) };
    assert_eq!(code(story.ask("eve", say(ChatRoom::Table, "psst"))), Code::NotSeated);
    assert_eq!(code(story.ask("ana", say(ChatRoom::Spectators, "psst"))), Code::NotAllowed);
    assert_eq!(code(story.ask("ana", say(ChatRoom::Table, &"x".repeat(301)))), Code::BadChat);
    story.sent.clear();
    story.ok("eve", say(ChatRoom::Spectators, "ben holds a 12"));
    assert!(story.sent_to(Some(A)).is_empty());
    assert_eq!(story.sent_to(None).len(), 1);
    story.ask_as("ana", 70, say(ChatRoom::Table, "hello")).unwrap();
    story.ask_as("ana", 70, say(ChatRoom::Table, "hello")).unwrap();
    let hellos = story.sent.iter().filter(|(_, message)| message.clone().into_json().contains("\"hello\"")).count();
    assert_eq!(hellos, 1, "a retry is said once");
    let phrase = Request::Chat { room: ChatRoom::Table, say: Say::Phrase(Phrase::Thanks) };
    (0..4).for_each(|_| story.ok("ana", phrase.clone()));
    assert_eq!(code(story.ask("ana", phrase.clone())), Code::TooFast);
    story.now += 10_001;
    story.ok("ana", phrase);
    story.check_restored();
}

#[test]
fn nobody_watches_a_closed_table() {
    let mut story = Story::dealt(TableSetup { spectators: false, ..setup(2) }, 1);
    assert_eq!(code(story.ask("eve", hello(ResumePoint::default()))), Code::NoSpectators);
    story.play("ana", 0);
    assert!(!story.sent_to(None).iter().any(|text| text.contains("\"update\"")));
}

#[test]
fn people_at_one_computer_hold_several_seats() {
    let mut story = Story::new(TableSetup { hot_seat: true, ..setup(2) }, 1);
    story.hello("ana");
    for (seat, name) in [(A, "ana"), (B, "ben")] {
        story.ok("ana", Request::Sit { seat: Some(seat), name: name.to_owned(), salt: Salt::default(), bot: false });
        story.ok("ana", Request::Ready { seat, ready: true, salt: None });
    }
    assert_eq!(story.host.viewers(&player("ana")), [Viewer::Seat(A), Viewer::Seat(B)]);
    let action = story.see("ana").menu[0].clone();
    story.ok("ana", Request::Play { seat: A, question: 1, action });
}

#[test]
fn after_a_long_absence_the_view_comes_without_the_story() {
    let mut story = Story::dealt(setup(2), 1);
    let seen = |seq| ResumePoint { updates: vec![(Viewer::Seat(A), seq)], chat: 0 };
    let update = |story: &mut Story, seq| {
        story.sent.clear();
        story.ok("ana", hello(seen(seq)));
        let found = story.sent.iter().find_map(|(_, message)| match message {
            Message::Update(update) => Some(update.clone()),
            _ => None,
        });
        found.expect("a match is in play")
    };
    for _ in 0..40 {
        story.play("ben", 0);
        story.ok("ben", Request::Undo { seat: B });
    }
    let last = update(&mut story, 0);
    assert!(!last.complete && last.events.is_empty(), "all of it was taken back");
    assert!(!update(&mut story, last.seq - 1).complete, "what was told then was taken back since");
    story.play("ben", 0);
    assert!(update(&mut story, last.seq).complete);
    assert!(!update(&mut story, last.seq + 7).complete, "nobody has seen the future");
}

#[test]
fn a_pause_of_the_host_costs_nobody_their_turn() {
    let clock = Clock::Decision { seconds: 30 };
    let story = Story::dealt(TableSetup { clock, ..setup(2) }, 1);
    let mut host = Host::restore(story.log.clone()).unwrap();
    let later = story.now + 3_600_000;
    let effects = host.resume(later);
    assert!(effects.bot_questions.is_empty());
    assert_eq!(effects.wake_at, Some(later + 60_000));
}

#[test]
fn a_limited_talk_ends_by_itself() {
    let Some(entry) = games::find("alcatraz") else { return };
    let mut table = TableSetup::new("t", "alcatraz", Settings::new(entry.about().options, 3));
    table.grace_ms = None;
    let mut story = Story::dealt(table, 3);
    let mut dice = Dice::seeded(3);
    for _ in 0..2000 {
        if story.wake_at.is_some() || story.host.phase() == Phase::Over {
            break;
        }
        let seat = story.see("ana").deciders.first().expect("somebody decides");
        let name = ["ana", "ben", "cyd"][seat.index()];
        let choices = story.see(name).menu.len() as u32;
        story.play(name, dice.below(choices) as usize);
    }
    assert!(story.state().patience_until_ms.is_some(), "a talk begins in every match");
    story.pass(120_000);
    assert!(story.log.iter().any(|logged| matches!(logged.entry, LogEntry::Played { by: ActionSource::Patience, .. })));
    story.check_restored();
}

#[test]
fn damaged_logs_are_refused() {
    let story = Story::dealt(setup(2), 1);
    assert!(Host::restore(Vec::new()).is_err());
    assert!(Host::restore(story.log[1..].to_vec()).is_err());
    let mut twice = story.log.clone();
    twice.push(story.log[0].clone());
    assert_eq!(
        Host::restore(twice).err().map(|fault| fault.to_string()).as_deref(),
        Some("entry 7: wrong-phase: a table is opened once")
    );
}
