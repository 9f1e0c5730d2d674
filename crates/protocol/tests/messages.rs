//! Messages are read back as they were written, and whatever else is sent is answered with a fault.

use engine::{Abort, Dice, Hash256, Outcome, Salt, Seat, Seats, UndoRefusal, Viewer};
use protocol::*;

fn requests() -> Vec<Request> {
    let seat = Seat::new(1);
    vec![
        Request::Hello {
            version: VERSION,
            table: "k3v9".to_owned(),
            seen: ResumePoint { updates: vec![(Viewer::Seat(seat), 12), (Viewer::Spectator, 3)], chat: 4 },
            name: Some("fay".to_owned()),
            key: None,
        },
        Request::Sit { seat: Some(seat), name: "ana".to_owned(), salt: Salt::new([7; 16]), bot: false },
        Request::Sit { seat: None, name: "Łucja".to_owned(), salt: Salt::default(), bot: true },
        Request::Stand { seat },
        Request::Ready { seat, ready: true, salt: Some(Salt::new([1; 16])) },
        Request::Bot { seat, level: Some("easy".to_owned()) },
        Request::Bot { seat, level: None },
        Request::Play { seat, question: 3, action: "bid 9".to_owned() },
        Request::Undo { seat },
        Request::AskTakeback { seat },
        Request::AnswerTakeback { seat, agree: false },
        Request::Chat { room: ChatRoom::Table, say: Say::Text("hello \"all\"".to_owned()) },
        Request::Chat { room: ChatRoom::Spectators, say: Say::Phrase(Phrase::WellPlayed) },
        Request::HandOver { seat, bot: true },
        Request::VoteAbandon { agree: true },
        Request::VoteRematch { agree: true },
        Request::Leave,
        Request::Ping,
        Request::Promise { seat, promise: Salt::default().promise() },
        Request::Reveal { seat, salt: Salt::default() },
        Request::Remove { seat },
        Request::Chats { before: 7 },
        Request::Claim,
    ]
}

fn texts() -> Vec<String> {
    let envelopes = requests().into_iter().zip(1..).map(|(request, id)| Envelope { id, request });
    envelopes.map(|envelope| serde_json::to_string(&envelope).expect("requests are plain data")).collect()
}

#[test]
fn requests_are_read_back() {
    for (text, request) in texts().iter().zip(requests()) {
        assert_eq!(Envelope::read(text).unwrap().request, request, "{text}");
    }
}

#[test]
fn the_form_of_requests_is_fixed() {
    let texts = texts();
    assert_eq!(texts[7], r#"{"id":8,"request":{"play":{"seat":"b","question":3,"action":"bid 9"}}}"#);
    assert_eq!(texts[11], r#"{"id":12,"request":{"chat":{"room":"table","say":{"text":"hello \"all\""}}}}"#);
    assert_eq!(texts[16], r#"{"id":17,"request":"leave"}"#);
}

#[test]
fn messages_are_read_back() {
    let outcome = Outcome::won(2, Seats::only(Seat::new(0)), "coins");
    let raw = |json: &str| RawJson::new(json.to_owned()).unwrap();
    let messages = [
        Message::Reply(Reply::Ok { id: 4, seats: Seats::only(Seat::new(2)), host: false }),
        Message::Reply(Reply::Ok { id: 5, seats: Seats::NONE, host: true }),
        Message::Reply(Reply::Error { id: None, fault: Fault::new(Code::Stale, "too late") }),
        Message::Update(Box::new(Update {
            viewer: Viewer::Seat(Seat::new(0)),
            seq: 4,
            complete: true,
            view: raw(r#"{"hand":[1,2]}"#),
            deciders: Seats::all(3),
            question: 2,
            menu: vec!["bid 1".to_owned(), "say \"no\"".to_owned()],
            events: vec![raw(r#"{"drew":"a"}"#), raw("3")],
            by: vec![(1, DecidedBy::Clock)],
        })),
        Message::Table(Box::new(TableState {
            table: "k3v9".to_owned(),
            game: "sample".to_owned(),
            rules: 1,
            options: [("rounds".to_owned(), "3".to_owned())].into(),
            content: None,
            phase: Phase::Playing,
            commitment: Hash256::of(&[]),
            seats: vec![SeatState {
                seat: Seat::new(0),
                minder: SeatPlayer::StandIn(StandInReason::Deserted),
                name: "ana".to_owned(),
                bot: true,
                ready: true,
                promise: Some(Salt::default().promise()),
                present: false,
                time: Some(SeatTime::LeftMs(5)),
            }],
            revealing: Seats::only(Seat::new(0)),
            spectators: 2,
            spectators_allowed: true,
            host: Some("ana".to_owned()),
            closed: true,
            waiting: vec!["ben".to_owned()],
            time_control: protocol::Clock::Player { seconds: 60, increment: 5 },
            clock: ClockKind::Player,
            patience_until_ms: Some(9),
            talking: Seats::only(Seat::new(0)),
            takeback: Some(Takeback { seat: Seat::new(0), pending: Seats::NONE }),
            abandon: Seats::NONE,
            claim_from_ms: Some(8),
            rematch: Seats::NONE,
            next: None,
            now_ms: 7,
        })),
        Message::Chats(ChatBacklog { lines: Vec::new(), more: true }),
        Message::Over(Ending { outcome: Some(outcome), aborted: None, record: true }),
        Message::Over(Ending { outcome: None, aborted: Some(Abort::Left(Seats::all(1))), record: true }),
    ];
    for message in messages {
        assert_eq!(Message::read(&message.clone().into_json()).unwrap(), message);
        assert_eq!(message.clone().into_json(), serde_json::to_string(&message).unwrap(), "there is one form");
    }
}

#[test]
fn faults_say_what_was_expected() {
    let fault = |text: &str| Envelope::read(text).unwrap_err().text;
    assert!(fault(r#"{"id":1,"request":{"play":{"seat":"z","question":1,"action":"x"}}}"#).contains("from a to f"));
    assert!(fault(r#"{"id":1,"request":{"undo":{"seat":"a","now":true}}}"#).contains("unknown field `now`"));
    assert!(fault(r#"{"id":"one","request":"leave"}"#).contains("expected u64"));
    assert!(fault(r#"{"id":1}"#).contains("missing field `request`"));
    assert!(fault(r#"{"id":1,"request":"leave"} and more"#).contains("trailing characters"));
    assert!(fault("").contains("EOF"));
    let long = format!(r#"{{"id":1,"request":{{"play":{{"seat":"a","question":1,"action":"{}"}}}}}}"#, "x".repeat(201));
    assert!(fault(&long).contains("at most 200 bytes"));
    let code = Envelope::read(&" ".repeat(MESSAGE_BYTES_MAX + 1)).unwrap_err().code;
    assert_eq!(code, Code::TooLong);
}

#[test]
fn an_id_is_found_in_what_cannot_be_read() {
    assert_eq!(Envelope::read_id(r#"{"id":5,"request":{"dance":1}}"#), Some(5));
    assert_eq!(Envelope::read_id(r#"{"id":-5}"#), None);
    assert_eq!(Envelope::read_id("nonsense"), None);
}

/// Thousands of damaged messages: each is read or refused, and none makes the reader panic.
#[test]
fn damaged_messages_are_refused() {
    let texts = texts();
    let mut dice = Dice::seeded(8);
    let mut refused = 0;
    for _ in 0..20_000 {
        let mut bytes = dice.pick(&texts).clone().into_bytes();
        for _ in 0..=dice.below(4) {
            damage(&mut bytes, &texts, &mut dice);
        }
        let text = String::from_utf8_lossy(&bytes);
        Envelope::read_id(&text);
        match Envelope::read(&text) {
            // What can still be read is a message like any other.
            Ok(envelope) => {
                let again = serde_json::to_string(&envelope).unwrap();
                assert_eq!(Envelope::read(&again), Ok(envelope));
            }
            Err(fault) => {
                assert!(!fault.text.is_empty());
                refused += 1;
            }
        }
    }
    assert!(refused > 10_000, "only {refused} were refused");
}

fn damage(bytes: &mut Vec<u8>, texts: &[String], dice: &mut Dice) {
    let at = dice.below(bytes.len().max(1) as u32) as usize;
    match dice.below(7) {
        0 if !bytes.is_empty() => bytes[at] = dice.below(256) as u8,
        1 if !bytes.is_empty() => drop(bytes.remove(at)),
        2 => bytes.insert(at, *dice.pick(b"{}[]\",:0-e\\\x00\xff")),
        3 => bytes.truncate(at),
        4 => {
            let other = dice.pick(texts).as_bytes();
            let from = dice.below(other.len() as u32) as usize;
            bytes.extend_from_slice(&other[from..]);
        }
        5 => {
            let word = *dice.pick(&["null", "1e999", "18446744073709551616", "\"\\ud800\"", "true", "[[[[[["]);
            bytes.splice(at..at, word.bytes());
        }
        _ => bytes.splice(at..at, std::iter::repeat_n(b'[', 200)).for_each(drop),
    }
}

#[test]
fn a_refused_undo_says_why_to_programs() {
    let fault = Fault::from(UndoRefusal::OthersMoved);
    let text = serde_json::to_string(&fault).unwrap();
    assert_eq!(text, r#"{"code":"no-undo","text":"somebody else has moved since","undo":"others-moved"}"#);
    assert_eq!(serde_json::from_str::<Fault>(&text).unwrap(), fault);
    let older: Fault = serde_json::from_str(r#"{"code":"no-undo","text":"somebody else has moved since"}"#).unwrap();
    assert_eq!(older.undo, None, "an older host does not say it");
}
