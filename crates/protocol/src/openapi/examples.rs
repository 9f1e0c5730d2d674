//! Examples of bodies. They are values of the types that they show, so they cannot have another form.

use engine::{Hash256, Level, Seat, Seats};

use crate::rest::*;
use crate::{Clock, ClockKind, Phase, RawJson, SeatPlayer, SeatState, TableState};

/// The id of a table.
pub(super) const TABLE: &str = "k3v9q2x7mwpa";
/// A moment, in milliseconds since 1970.
const AT_MS: i64 = 1_794_787_200_000;
/// A secret of 64 letters.
const SECRET: &str = "5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f";

pub(super) fn me() -> Me {
    Me { name: "ana".to_owned() }
}

pub(super) fn new_name() -> NewName {
    NewName { name: "ana".to_owned() }
}

pub(super) fn recovery_secret() -> RecoverySecret {
    RecoverySecret { secret: SECRET.to_owned(), alone: false }
}

pub(super) fn new_token() -> NewToken {
    NewToken { scopes: TokenScope::ALL.to_vec(), days: Some(30) }
}

pub(super) fn session() -> SessionInfo {
    SessionInfo {
        session: "9f86d081884c7d65".to_owned(),
        kind: SessionKind::Token,
        scopes: vec![TokenScope::Watch],
        created_at_ms: Some(AT_MS),
        expires_at_ms: Some(AT_MS + 30 * 24 * 3600 * 1000),
        current: false,
    }
}

pub(super) fn forget_session() -> ForgetSession {
    ForgetSession { session: "9f86d081884c7d65".to_owned() }
}

pub(super) fn api_token() -> ApiToken {
    ApiToken { token: format!("esc_{SECRET}") }
}

pub(super) fn game() -> GameInfo {
    let kind = OptionValues::Number { min: 1, max: 9 };
    let option = OptionInfo { key: "rounds".to_owned(), kind, default: "3".to_owned() };
    GameInfo { name: "sample".to_owned(), rules: 1, seats_min: 2, seats_max: 6, options: vec![option] }
}

pub(super) fn open_table() -> OpenTable {
    OpenTable {
        seats: Some(2),
        options: [("rounds".to_owned(), "3".to_owned())].into(),
        clock: Clock::Decision { seconds: 60 },
        level: Some(Level::Normal),
        bots: vec![Level::Easy],
        ..OpenTable::new("sample")
    }
}

fn about() -> TableAbout {
    let seat =
        |seat, minder, name: &str| SeatAbout { seat: Seat::new(seat), minder, name: name.to_owned(), bot: false };
    TableAbout {
        host: Some("ana".to_owned()),
        rules: 1,
        options: [("rounds".to_owned(), "5".to_owned())].into(),
        is_changed: false,
        clock: Clock::Decision { seconds: 60 },
        seats: vec![seat(0, SeatPlayer::Person, "ana"), seat(1, SeatPlayer::Free, "")],
        spectators_allowed: true,
        winners: None,
        aborted: false,
    }
}

pub(super) fn find_match() -> FindMatch {
    FindMatch { game: "sample".to_owned(), clock: Clock::Decision { seconds: 60 } }
}

pub(super) fn found_match() -> FoundMatch {
    FoundMatch { table: TABLE.to_owned(), opened: false }
}

pub(super) fn announcement() -> Announcement {
    Announcement { text: "We upgrade at 22:00.".to_owned() }
}

pub(super) fn listing() -> TableListing {
    TableListing { table: TABLE.to_owned(), game: "wcp".to_owned(), created_at_ms: AT_MS, about: Some(about()) }
}

pub(super) fn own_table() -> OwnTable {
    OwnTable {
        table: TABLE.to_owned(),
        game: "wcp".to_owned(),
        created_at_ms: AT_MS,
        phase: Phase::Playing,
        turn: Seats::only(Seat::new(1)),
        about: Some(about()),
    }
}

pub(super) fn table_state() -> TableState {
    let seat = |number, minder, name: &str| SeatState {
        seat: Seat::new(number),
        minder,
        name: name.to_owned(),
        bot: false,
        ready: true,
        promise: None,
        present: true,
        time: None,
    };
    TableState {
        table: TABLE.to_owned(),
        game: "sample".to_owned(),
        rules: 1,
        options: [("rounds".to_owned(), "3".to_owned())].into(),
        content: None,
        phase: Phase::Gathering,
        commitment: Hash256::of(&[b"the seed of an example"]),
        seats: vec![seat(0, SeatPlayer::Person, "ana"), seat(1, SeatPlayer::Bot("easy".to_owned()), "easy bot")],
        revealing: Seats::NONE,
        spectators: 0,
        spectators_allowed: true,
        host: Some("ana".to_owned()),
        closed: false,
        waiting: vec!["cyd".to_owned()],
        time_control: Clock::Decision { seconds: 60 },
        clock: ClockKind::Decision,
        patience_until_ms: None,
        talking: Seats::NONE,
        takeback: None,
        abandon: Seats::NONE,
        claim_from_ms: None,
        rematch: Seats::NONE,
        next: None,
        now_ms: AT_MS as u64,
    }
}

pub(super) fn opened(key: Option<&str>) -> TableOpened {
    TableOpened { table: TABLE.to_owned(), key: key.map(str::to_owned), state: table_state() }
}

pub(super) fn replay_moment() -> ReplayMoment {
    ReplayMoment { at: 2, of: 14, view: RawJson::written("{}".to_owned()), seats: Vec::new() }
}

pub(super) fn fork_table() -> ForkTable {
    ForkTable { at: 2, seat: Seat::new(0), level: Some(Level::Easy) }
}

pub(super) fn review_table() -> ReviewTable {
    ReviewTable { lang: "en".to_owned() }
}

pub(super) fn review_record() -> ReviewRecord {
    ReviewRecord { record: "escapade record 2\n".to_owned(), lang: "en".to_owned() }
}
