//! Tables of a server, as the screen and the lines show them when something is wrong.
#![allow(clippy::unwrap_used)]

use client::ClientState;
use client::page::ReadingSpeed;
use engine::{Game, Seed, Settings, sample::Sample};
use host::{Host, Player, Recipient, SeatReservation, TableSetup};
use protocol::{Code, Fault, Message, Reply, Request};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent};
use scene::Lang;
use terminal::{AppFlow, Colours, ConnectionEvent, Session, TableApp, TableClosed};

/// A screen at a table of a server, without the server.
struct Visitor {
    app: TableApp,
    screen: Terminal<TestBackend>,
}

impl Visitor {
    fn new(is_watching: bool) -> Visitor {
        let session = Session::online(ClientState::new("t", 1), Lang::EN, ReadingSpeed::Instant);
        let session = if is_watching { session.watching() } else { session };
        let app = TableApp::table(session, Lang::EN, Colours::None);
        let mut visitor = Visitor { app, screen: Terminal::new(TestBackend::new(80, 24)).unwrap() };
        visitor.tell(ConnectionEvent::Opened);
        visitor
    }

    fn session(&mut self) -> &mut Session {
        self.app.session().unwrap()
    }

    fn tell(&mut self, event: ConnectionEvent) {
        self.session().connection_event(event, 1);
        self.app.follow(1);
    }

    fn receive(&mut self, message: Message) {
        self.tell(ConnectionEvent::Message(Box::new(message)));
    }

    /// Refuses all requests that wait.
    fn refuse(&mut self, code: Code) {
        for envelope in self.session().outgoing() {
            let fault = Fault::new(code, "in words of the host");
            self.receive(Message::Reply(Reply::Error { id: Some(envelope.id), fault }));
        }
    }

    fn key(&mut self, code: KeyCode) -> AppFlow {
        self.app.handle(&Event::Key(KeyEvent::from(code)), 2)
    }

    fn text(&mut self) -> String {
        let app = &mut self.app;
        self.screen.draw(|frame| app.draw(frame, 3)).unwrap();
        let buffer = self.screen.backend().buffer();
        let line = |y: u16| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        let lines: Vec<String> = (0..buffer.area.height).map(|y| line(y).trim().to_owned()).collect();
        lines.join(" ")
    }

    /// Says hello to a host and does what it answers.
    fn exchange(&mut self, host: &mut Host, player: &Player) {
        loop {
            let envelopes = self.session().outgoing();
            if envelopes.is_empty() {
                return;
            }
            for envelope in envelopes {
                let effects = host.handle(player, envelope.id, envelope.request, 4);
                for (to, message) in effects.messages {
                    if to == Recipient::Asker || host.reaches(to, player) {
                        self.receive(message);
                    }
                }
            }
        }
    }
}

fn host(seats: Vec<SeatReservation>) -> Host {
    let setup = TableSetup { seats, ..TableSetup::new("t", "sample", Settings::new(Sample::ABOUT.options, 2)) };
    Host::open(setup, Seed::from_number(7), 0).unwrap().0
}

fn person(name: &str) -> SeatReservation {
    SeatReservation::Person { player: Player::new(name), name: name.to_owned(), bot: false }
}

#[test]
fn a_table_that_cannot_be_shown_says_why_and_what_to_do_until_one_leaves() {
    for (code, sentence) in [
        (Code::Version, "Install the current version"),
        (Code::NoTable, "Check the link"),
        (Code::NoSpectators, "Check the link"),
    ] {
        let mut visitor = Visitor::new(false);
        visitor.refuse(code);
        for key in [KeyCode::Down, KeyCode::Char('x'), KeyCode::Enter] {
            assert!(visitor.text().contains(sentence), "{code}: {}", visitor.text());
            assert_eq!(visitor.key(key), AppFlow::Continue);
        }
        assert!(visitor.text().contains("q quit"), "{}", visitor.text());
        assert_eq!(visitor.key(KeyCode::Char('q')), AppFlow::Quit);
    }
}

#[test]
fn a_guest_whom_the_server_does_not_know_any_more_is_told_so() {
    let mut visitor = Visitor::new(false);
    let mut host = host(vec![person("ana"), SeatReservation::Free]);
    visitor.exchange(&mut host, &Player::new("ana"));
    visitor.tell(ConnectionEvent::Revoked);
    assert_eq!(visitor.session().closed(), Some(&TableClosed::Revoked));
    visitor.key(KeyCode::Down);
    assert!(visitor.text().contains("does not know this computer"), "{}", visitor.text());
    assert_eq!(visitor.key(KeyCode::Char('q')), AppFlow::Quit);
}

#[test]
fn a_full_table_says_that_one_can_watch() {
    let mut visitor = Visitor::new(false);
    let mut host = host(vec![person("ana"), person("ben")]);
    visitor.exchange(&mut host, &Player::new("cyd"));
    visitor
        .session()
        .request(Request::Sit { seat: None, name: "cyd".to_owned(), salt: Default::default(), bot: false }, 5);
    visitor.exchange(&mut host, &Player::new("cyd"));
    assert!(visitor.text().contains("You can watch and chat here"), "{}", visitor.text());
    // The key that sits down says the same.
    visitor.key(KeyCode::Down);
    assert!(!visitor.text().contains("You can watch and chat here"), "{}", visitor.text());
    visitor.key(KeyCode::Char('s'));
    assert!(visitor.text().contains("You can watch and chat here"), "{}", visitor.text());
}

#[test]
fn who_watches_does_nothing_but_watch_and_chat() {
    let mut visitor = Visitor::new(true);
    let mut host = host(vec![person("ana"), SeatReservation::Free]);
    visitor.exchange(&mut host, &Player::new("eve"));
    for key in [KeyCode::Char('s'), KeyCode::Char('b'), KeyCode::Enter, KeyCode::Char('X'), KeyCode::Char('m')] {
        visitor.key(key);
        assert_eq!(visitor.session().outgoing(), [], "{key:?}");
    }
    assert!(visitor.text().contains("c Chat"), "{}", visitor.text());
    visitor.key(KeyCode::Char('c'));
    "hello".chars().for_each(|c| _ = visitor.key(KeyCode::Char(c)));
    visitor.key(KeyCode::Enter);
    assert!(matches!(visitor.session().outgoing()[..], [protocol::Envelope { request: Request::Chat { .. }, .. }]));
    // Somebody who came to play has these keys.
    let mut player = Visitor::new(false);
    player.exchange(&mut host, &Player::new("fay"));
    player.key(KeyCode::Char('b'));
    assert!(matches!(player.session().outgoing()[..], [protocol::Envelope { request: Request::Bot { .. }, .. }]));
}

/// Carries messages between a host and visitors until nothing more is to be said.
fn carry(host: &mut Host, visitors: &mut [(Player, Visitor)]) {
    loop {
        let sent: Vec<(usize, protocol::Envelope)> = visitors
            .iter_mut()
            .enumerate()
            .flat_map(|(at, (_, visitor))| visitor.session().outgoing().into_iter().map(move |sent| (at, sent)))
            .collect();
        if sent.is_empty() {
            return;
        }
        for (asker, envelope) in sent {
            let effects = host.handle(&visitors[asker].0.clone(), envelope.id, envelope.request, 4);
            for (to, message) in effects.messages {
                for (at, (player, visitor)) in visitors.iter_mut().enumerate() {
                    if to == Recipient::Asker && at == asker || to != Recipient::Asker && host.reaches(to, player) {
                        visitor.receive(message.clone());
                    }
                }
            }
        }
    }
}

#[test]
fn a_takeback_is_asked_for_and_agreed_to_by_keys() {
    let mut host = host(vec![person("ana"), person("ben")]);
    let mut visitors = ["ana", "ben"].map(|name| (Player::new(name), Visitor::new(false)));
    carry(&mut host, &mut visitors);
    let [ana, ben] = [0, 1];
    assert!(visitors[ben].1.text().contains("B ben*") && visitors[ben].1.text().contains("s Stand up"));
    for key in [KeyCode::Enter, KeyCode::Char('1')] {
        for at in [ana, ben] {
            visitors[at].1.key(key);
            carry(&mut host, &mut visitors);
        }
    }
    visitors[ana].1.key(KeyCode::Char('u'));
    carry(&mut host, &mut visitors);
    assert!(visitors[ana].1.text().contains("The others are asked"), "{}", visitors[ana].1.text());
    let asked = visitors[ben].1.text();
    assert!(asked.contains("ana would like to take the last action back"), "{asked}");
    assert!(asked.contains("y Agree") && asked.contains("n Refuse"), "{asked}");
    visitors[ben].1.key(KeyCode::Char('y'));
    carry(&mut host, &mut visitors);
    for (_, visitor) in &mut visitors {
        assert!(visitor.text().contains("Which card do you bid?"), "{}", visitor.text());
        assert!(!visitor.text().contains("y Agree"), "{}", visitor.text());
    }
}
