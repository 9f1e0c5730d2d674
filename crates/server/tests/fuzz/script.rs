//! Scripts: a sequence of steps at a table, one a line, for hosts and servers alike.
//!
//! ```text
//! open {"game":"sample","seats":2}
//! ana {"id":1,"request":{"hello":{"version":2,"table":"$t"}}}
//! ana {"id":2,"request":{"play":{"seat":"$s","question":$q,"action":"$m3"}}}
//! pass 5000
//! ```
//!
//! `$t` is the table, `$s` a seat of the speaker that must decide, or any of theirs, `$q` its question and `$m3` one of
//! its choices. Everything else that follows a name is sent as it is.

use std::collections::BTreeMap;

use engine::{Hash256, Salt, Seat, Seats};
use protocol::{ChatRoom, Envelope, Phrase, Request, ResumePoint, Say, Update, VERSION};

/// The people of a script.
pub(crate) const NAMES: [&str; 6] = ["ana", "ben", "cyd", "dan", "eve", "fay"];

/// A step of a script.
pub(crate) enum Step<'a> {
    /// The table is opened with this wish.
    Open(&'a str),
    /// Somebody sends a text, by their number.
    Send(usize, &'a str),
    /// Somebody's connection is lost.
    Gone(usize),
    /// Time passes, in milliseconds.
    Pass(u64),
    /// The clock of the machine is set, by milliseconds.
    SetClock(i64),
    /// The bots answer.
    Think,
    /// The host or server is restarted from its log.
    Crash,
    /// A request over HTTP: method, path and body.
    Http(&'a str, &'a str, &'a str),
}

impl Step<'_> {
    /// The step in a line, if it is one.
    pub(crate) fn read(line: &str) -> Option<Step<'_>> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let name = |name: &str| NAMES.iter().position(|other| *other == name);
        Some(match word {
            "open" => Step::Open(rest),
            "gone" => Step::Gone(name(rest)?),
            "pass" => Step::Pass(rest.parse().ok()?),
            "clock" => Step::SetClock(rest.parse().ok()?),
            "think" => Step::Think,
            "crash" => Step::Crash,
            "GET" | "POST" | "PUT" | "DELETE" => {
                let (path, body) = rest.split_once(' ').unwrap_or((rest, ""));
                Step::Http(word, path, body)
            }
            _ => Step::Send(name(word)?, rest),
        })
    }
}

/// What each seat was shown last: its question and its choices.
#[derive(Default)]
pub(crate) struct Shown(BTreeMap<Seat, (u32, Vec<String>)>);

impl Shown {
    /// Takes note of an update.
    pub(crate) fn see(&mut self, update: &Update) {
        if let Some(seat) = update.viewer.seat() {
            self.0.insert(seat, (update.question, update.menu.clone()));
        }
    }

    /// The text that somebody with these seats sends.
    pub(crate) fn fill(&self, text: &str, table: &str, seats: Seats) -> String {
        let asked = |seat: &Seat| self.0.get(seat).is_some_and(|(_, menu)| !menu.is_empty());
        let seat = seats.iter().find(asked).or(seats.first()).unwrap_or(Seat::new(0));
        let (question, menu) = self.0.get(&seat).cloned().unwrap_or_default();
        let mut parts = text.split('$');
        let mut filled = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (sign, rest) = part.split_at(part.floor_char_boundary(1));
            match sign {
                "t" => filled += table,
                "s" => filled.push(seat.letter()),
                "q" => filled += &question.to_string(),
                "m" if !menu.is_empty() => {
                    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
                    let number: usize = rest[..digits].parse().unwrap_or(0);
                    filled += &menu[number % menu.len()];
                    filled += &rest[digits..];
                    continue;
                }
                _ => filled += sign,
            }
            filled += rest;
        }
        filled
    }
}

/// One of each request, as somebody would send it who sits in the seat `$s`.
fn requests(seat: Seat) -> Vec<Request> {
    let (salt, name) = (Salt::new([7; 16]), "ana".to_owned());
    let seen = ResumePoint { updates: vec![(engine::Viewer::Seat(seat), 1), (engine::Viewer::Spectator, 2)], chat: 1 };
    vec![
        Request::Hello { version: VERSION, table: "$t".to_owned(), seen, name: Some(name.clone()), key: None },
        Request::Sit { seat: Some(seat), name, salt, bot: false },
        Request::Rename { name: "anna".to_owned() },
        Request::Stand { seat },
        Request::Ready { seat, ready: true, salt: None },
        Request::Ready { seat, ready: false, salt: Some(salt) },
        Request::Promise { seat, promise: salt.promise() },
        Request::Promise { seat, promise: Hash256::of(&[]) },
        Request::Reveal { seat, salt },
        Request::Remove { seat },
        Request::Bot { seat, level: Some("easy".to_owned()) },
        Request::Bot { seat, level: None },
        Request::Play { seat, question: 1, action: "bid 3".to_owned() },
        Request::Undo { seat },
        Request::AskTakeback { seat },
        Request::AnswerTakeback { seat, agree: true },
        Request::AnswerTakeback { seat, agree: false },
        Request::Chat { room: ChatRoom::Table, say: Say::Text("hello $m".to_owned()) },
        Request::Chat { room: ChatRoom::Spectators, say: Say::Phrase(Phrase::Thanks) },
        Request::Chats { before: 3 },
        Request::HandOver { seat, bot: true },
        Request::HandOver { seat, bot: false },
        Request::VoteAbandon { agree: true },
        Request::VoteAbandon { agree: false },
        Request::VoteRematch { agree: true },
        Request::Claim,
        Request::Leave,
        Request::Ping,
    ]
}

fn line(name: &str, id: usize, request: Request) -> String {
    let text = serde_json::to_string(&Envelope { id: id as u64, request }).expect("requests are plain data");
    format!("{name} {text}\n")
}

/// Scripts that play a match of each game, with each request in some of them.
pub(crate) fn seeds() -> Vec<String> {
    let mut scripts = Vec::new();
    let clocks = [
        r#""none""#,
        r#"{"decision":{"seconds":30}}"#,
        r#"{"player":{"seconds":60,"increment":2}}"#,
        r#"{"days":{"days":1}}"#,
    ];
    for (index, clock) in clocks.into_iter().enumerate() {
        for entry in games::find("sample").into_iter().chain(games::GAMES.iter().copied()) {
            let about = entry.about();
            let seats = usize::from(*about.seats.start());
            let mut script =
                format!("open {{\"game\":\"{}\",\"seats\":{seats},\"open\":true,\"clock\":{clock}}}\n", about.name);
            let mut id = 1;
            let mut say = |script: &mut String, who: usize, request: Request| {
                *script += &line(NAMES[who], id, request);
                id += 1;
            };
            let hello = || {
                let seen = ResumePoint::default();
                Request::Hello { version: VERSION, table: "$t".to_owned(), seen, name: None, key: None }
            };
            for who in 0..=seats {
                say(&mut script, who, hello());
            }
            for (who, name) in NAMES.iter().enumerate().take(seats) {
                let seat = Some(Seat::new(who as u8));
                say(
                    &mut script,
                    who,
                    Request::Sit { seat, name: (*name).to_owned(), salt: Salt::default(), bot: false },
                );
            }
            for who in 0..seats {
                let (seat, salt) = (Seat::new(who as u8), Salt::new([who as u8; 16]));
                if index % 2 == 1 {
                    say(&mut script, who, Request::Promise { seat, promise: salt.promise() });
                }
                say(&mut script, who, Request::Ready { seat, ready: true, salt: None });
            }
            for who in 0..seats {
                if index % 2 == 1 {
                    let (seat, salt) = (Seat::new(who as u8), Salt::new([who as u8; 16]));
                    say(&mut script, who, Request::Reveal { seat, salt });
                }
            }
            for turn in 0..24 {
                let who = turn % seats;
                let play = r#"{"id":ID,"request":{"play":{"seat":"$s","question":$q,"action":"$mN"}}}"#;
                let play = play.replace("ID", &(100 + turn).to_string()).replace('N', &(turn * 7 % 11).to_string());
                script += &format!("{} {play}\n", NAMES[who]);
                if turn % 5 == index {
                    script += ["pass 31000\n", "crash\n", "gone ana\n", "think\nclock -5000\n"][index];
                }
            }
            for (number, request) in requests(Seat::new(index as u8 % seats as u8)).into_iter().enumerate() {
                if number % clocks.len() == index {
                    say(&mut script, number % (seats + 1), request);
                }
            }
            scripts.push(script);
        }
    }
    scripts
}

/// Words of the protocol.
pub(crate) fn words() -> Vec<String> {
    let each = requests(Seat::new(0)).into_iter().map(|request| serde_json::to_string(&request).expect("plain data"));
    let steps = [
        "crash",
        "think",
        "pass 3000",
        "pass 400000",
        "gone ben",
        "clock 86400000",
        "$s",
        "$q",
        "$m1",
        "$t",
        "null",
        "true",
    ];
    let steps = steps.into_iter().map(str::to_owned);
    each.chain(steps).chain(NAMES.map(str::to_owned)).collect()
}
