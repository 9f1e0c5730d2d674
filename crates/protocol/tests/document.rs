//! docs/protocol.md, for people who write clients in other languages, says what the types say.

use std::collections::BTreeSet;

use protocol::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

const DOCUMENT: &str = include_str!("../../../docs/protocol.md");

/// Every example that is marked as a request or as a message.
fn examples(kind: &str) -> Vec<&'static str> {
    let fence = format!("```json {kind}\n");
    let blocks = DOCUMENT.split(fence.as_str()).skip(1);
    blocks.map(|rest| rest.split_once("\n```").expect("a block ends").0).collect()
}

/// The names of the variants of an enum, from the reader's own complaint about a name that there is not.
fn variants<T: DeserializeOwned>() -> BTreeSet<String> {
    let fault = serde_json::from_str::<T>(r#"{"?":0}"#).err().expect("there is no such variant").to_string();
    let (_, names) = fault.split_once("expected").unwrap_or_else(|| panic!("{fault}"));
    names.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The name of a variant as JSON has it.
fn variant(value: &Value) -> String {
    let name = value.as_str().or_else(|| value.as_object()?.keys().next().map(String::as_str));
    name.unwrap_or_else(|| panic!("{value} names no variant")).to_owned()
}

/// Fails if the example has another form than the types write: an old field, or one that is missing.
fn assert_written(example: &str, parsed: &impl Serialize) -> Value {
    let value: Value = serde_json::from_str(example).expect("examples are JSON");
    assert_eq!(serde_json::to_value(parsed).expect("messages are plain data"), value);
    value
}

#[test]
fn every_request_has_an_example_that_can_be_read() {
    let mut shown = BTreeSet::new();
    let mut said = BTreeSet::new();
    for example in examples("request") {
        let envelope = Envelope::read(example).unwrap_or_else(|fault| panic!("{fault}: {example}"));
        let value = assert_written(example, &envelope);
        shown.insert(variant(&value["request"]));
        if let Request::Chat { .. } = envelope.request {
            said.insert(variant(&value["request"]["chat"]["say"]));
        }
    }
    assert_eq!(shown, variants::<Request>());
    assert_eq!(said, variants::<Say>());
}

#[test]
fn every_message_has_an_example_that_can_be_read() {
    let mut shown = BTreeSet::new();
    let mut replies = BTreeSet::new();
    for example in examples("message") {
        let message = Message::read(example).unwrap_or_else(|fault| panic!("{fault}: {example}"));
        let value = assert_written(example, &message);
        shown.insert(variant(&value));
        if let Message::Reply(_) = message {
            replies.insert(variant(&value["reply"]));
        }
    }
    assert_eq!(shown, variants::<Message>());
    assert_eq!(replies, variants::<Reply>());
}

#[test]
fn no_block_of_json_is_unmarked() {
    let marked = examples("request").len() + examples("message").len();
    assert_eq!(DOCUMENT.matches("```json").count(), marked, "every example is a request or a message");
}

#[test]
fn every_word_is_listed() {
    let codes = Code::ALL.iter().map(|code| format!("| `{code}` |"));
    let phrases = Phrase::ALL.iter().map(|phrase| format!("`{phrase}`"));
    let rooms = ChatRoom::ALL.iter().map(|room| format!("`{room}`"));
    let phases = Phase::ALL.iter().map(|phase| format!("`{phase}`"));
    let deciders = DecidedBy::ALL.iter().map(|by| format!("`{by}`"));
    let clocks = ClockKind::ALL.iter().map(|clock| format!("`{clock}`"));
    for word in codes.chain(phrases).chain(rooms).chain(phases).chain(clocks).chain(deciders) {
        assert!(DOCUMENT.contains(&word), "{word} is missing");
    }
    for name in variants::<SeatPlayer>().union(&variants::<SeatTime>()) {
        assert!(DOCUMENT.contains(&format!("\"{name}\"")), "{name} is missing");
    }
    for reason in variants::<StandInReason>() {
        assert!(DOCUMENT.contains(&format!("{{\"stand-in\":\"{reason}\"}}")), "{reason} is missing");
    }
    for reason in variants::<engine::UndoRefusal>() {
        assert!(DOCUMENT.contains(&format!("`{reason}`")), "{reason} is missing");
    }
}

#[test]
fn the_limits_are_those_of_the_code() {
    for row in [
        format!("| `version` | the version that the client speaks: {VERSION} |"),
        format!("| a request | {MESSAGE_BYTES_MAX} bytes;"),
        format!("| the id of a request | from 0 to {ID_MAX} |"),
        format!("| the id of a table, and a key | {TABLE_ID_BYTES_MAX} bytes |"),
        format!("| an action | {ACTION_BYTES_MAX} bytes |"),
        format!("| a name | {NAME_CHARS_MAX} characters"),
        format!("| a line of chat | {CHAT_CHARS_MAX} characters"),
        format!("| viewers in `seen` | {SEEN_MAX} |"),
        format!("| a message with missed lines of chat | {CHAT_BACKLOG_BYTES_MAX} bytes |"),
    ] {
        assert!(DOCUMENT.contains(&row), "the document does not say: {row}");
    }
}
