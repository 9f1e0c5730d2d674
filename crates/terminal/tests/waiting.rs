//! A table of a server before the deal, as the full screen shows it.
#![allow(clippy::unwrap_used)]

use client::ClientState;
use client::page::ReadingSpeed;
use engine::Seats;
use protocol::{Message, Reply};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use scene::Lang;
use terminal::{Colours, ConnectionEvent, Session, TableApp};

const TABLE: &str = r#"{"table":{"table":"t","game":"wcp","rules":3,"options":{},"phase":"gathering",
    "commitment":"6ce0f6b164e8b5380819b5301240868863ee01f217ae15a10fc3e5fdbe6d111a","seats":[
    {"seat":"a","minder":"person","name":"ana","ready":false,"present":true},
    {"seat":"b","minder":"person","name":"dan","bot":true,"ready":true,"present":true}],
    "spectators":0,"spectators_allowed":true,"clock":"none","abandon":[],"rematch":[],"now_ms":1}}"#;

/// The lines of the screen in a language.
fn lines(lang: Lang) -> Vec<String> {
    let mut session = Session::online(ClientState::new("t".to_owned(), 0), lang, ReadingSpeed::Instant);
    session.connection_event(ConnectionEvent::Opened, 1);
    let id = session.outgoing()[0].id;
    let reply = Message::Reply(Reply::Ok { id, seats: Seats::NONE, host: false });
    session.connection_event(ConnectionEvent::Message(Box::new(reply)), 2);
    session.connection_event(ConnectionEvent::Message(Box::new(Message::read(TABLE).unwrap())), 3);
    let mut app = TableApp::table(session, lang, Colours::Sixteen);
    let mut screen = Terminal::new(TestBackend::new(80, 24)).unwrap();
    app.tick(4);
    screen.draw(|frame| app.draw(frame, 4)).unwrap();
    let buffer = screen.backend().buffer();
    let line = |y: u16| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..buffer.area.height).map(line).collect()
}

#[test]
fn a_program_is_named_as_a_bot_at_its_seat() {
    for (lang, expected) in [(Lang::EN, "B dan · bot · ready"), (Lang::named("de"), "B dan · Bot · bereit")] {
        let lines = lines(lang);
        assert!(lines.iter().any(|line| line.contains(expected)), "{lines:#?}");
        assert!(
            lines.iter().any(|line| line.contains("A ana · ") && !line.to_lowercase().contains("bot")),
            "{lines:#?}"
        );
    }
}
