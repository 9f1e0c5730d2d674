//! Before the deal: who is here, what they are called, and what they say to each other.

mod common;

use common::{A, B, Story, hello, player, setup};
use engine::Salt;
use host::{Clock, TableSetup};
use protocol::{ChatRoom, Code, Phase, Request, ResumePoint, Say};

fn code(answer: Result<(), protocol::Fault>) -> Code {
    answer.expect_err("it is refused").code
}

fn rename(name: &str) -> Request {
    Request::Rename { name: name.to_owned() }
}

fn say(room: ChatRoom, text: &str) -> Request {
    Request::Chat { room, say: Say::Text(text.to_owned()) }
}

/// Comes to the table under a name.
fn come(story: &mut Story, who: &str, name: &str) {
    let Request::Hello { version, table, seen, key, .. } = hello(ResumePoint::default()) else { unreachable!() };
    story.ok(who, Request::Hello { version, table, seen, key, name: Some(name.to_owned()) });
}

fn names(story: &Story) -> Vec<String> {
    story.state().seats.iter().map(|place| place.name.clone()).collect()
}

#[test]
fn a_new_name_is_seen_at_once_and_stays() {
    let mut story = Story::dealt(setup(2), 1);
    story.ok("ana", rename("anna"));
    assert_eq!(names(&story), ["anna", "ben"], "also in a match");
    assert!(story.sent.iter().any(|(_, message)| message.clone().into_json().contains("\"anna\"")), "others are told");
    story.ok("ana", rename("anna"));
    let count = story.log.iter().filter(|logged| matches!(logged.entry, host::LogEntry::Renamed { .. })).count();
    assert_eq!(count, 1, "a second request changes nothing");
    story.check_restored();
}

#[test]
fn nobody_takes_the_name_of_another() {
    let mut story = Story::dealt(setup(2), 1);
    assert_eq!(code(story.ask("ana", rename("ben"))), Code::NameTaken);
    assert_eq!(code(story.ask("ana", rename("BEN"))), Code::NameTaken, "nor one that looks like it");
    assert_eq!(code(story.ask("ana", rename("easy bot"))), Code::NameTaken);
    assert_eq!(code(story.ask("ana", rename(""))), Code::BadName);
    story.hello("eve");
    assert_eq!(code(story.ask("eve", rename("ben"))), Code::NameTaken, "also not those who only watch");
    assert_eq!(code(story.ask("fay", rename("fay"))), Code::NotAllowed, "nor who was never here");
    assert_eq!(names(&story), ["ana", "ben"]);
}

#[test]
fn people_at_one_device_have_a_name_for_each_seat() {
    let mut story = Story::new(TableSetup { hot_seat: true, ..setup(2) }, 1);
    story.hello("ana");
    for (seat, name) in [(A, "ana"), (B, "ben")] {
        story.ok("ana", Request::Sit { seat: Some(seat), name: name.to_owned(), salt: Salt::default(), bot: false });
    }
    assert_eq!(code(story.ask("ana", rename("cyd"))), Code::NotAllowed);
}

#[test]
fn the_waiting_room_says_who_is_here() {
    let clock = Clock::Decision { seconds: 60 };
    let opened = TableSetup { opener: Some(player("ana")), opener_name: "ana".to_owned(), clock, ..setup(2) };
    let mut story = Story::new(TableSetup { closed: true, ..opened }, 1);
    let state = story.state();
    assert_eq!((state.host.as_deref(), state.closed, state.time_control), (Some("ana"), true, clock));
    come(&mut story, "fay", "fay");
    come(&mut story, "eve", "eve");
    story.hello("dan");
    assert_eq!(story.state().waiting, ["eve", "fay"], "people without a name are only counted");
    assert_eq!(story.state().spectators, 3);
    story.ok("dan", rename("dan"));
    assert_eq!(story.state().waiting, ["dan", "eve", "fay"]);
    story.gone("fay");
    story.hello("ana");
    story.ok("ana", Request::Sit { seat: None, name: "anna".to_owned(), salt: Salt::default(), bot: false });
    assert_eq!(story.state().host.as_deref(), Some("anna"), "as they are called now");
    story.ok("dan", Request::Sit { seat: None, name: "dan".to_owned(), salt: Salt::default(), bot: false });
    assert_eq!(story.state().waiting, ["eve"]);
    for (name, seat) in [("ana", A), ("dan", B)] {
        story.ok(name, Request::Ready { seat, ready: true, salt: None });
    }
    assert_eq!(story.host.phase(), Phase::Playing);
    assert!(story.state().waiting.is_empty(), "those who watch a match are not named");
    story.check_restored();
}

#[test]
fn before_the_deal_there_is_one_conversation() {
    let mut story = Story::new(TableSetup { opener: Some(player("ana")), ..setup(2) }, 1);
    for name in ["ana", "ben", "eve"] {
        come(&mut story, name, name);
    }
    story.sit("ana");
    story.sit("ben");
    story.sent.clear();
    story.ok("eve", say(ChatRoom::Table, "is a seat free?"));
    assert!(!story.sent_to(Some(A)).is_empty(), "those who sit hear it");
    story.ok("ana", Request::Remove { seat: B });
    assert_eq!(code(story.ask("ben", say(ChatRoom::Table, "why?"))), Code::NotSeated, "who was removed is not heard");
    story.check_restored();
}
