//! Connections that break: messages in flight are lost, but every client gets every message once.

mod common;

use std::collections::VecDeque;

use client::{ClientEvent, ClientState, DiceWitness, Fairness, Presenter, Screen, ScreenState};
use common::{NAMES, all_games};
use engine::{Dice, Salt, Seat, Seats, Seed, Viewer};
use host::{Effects, Host, Player, Recipient, TableSetup};
use protocol::{ChatRoom, Code, Envelope, Fault, Message, Reply, Request, Say};
use scene::Lang;

/// A person whose connection may break.
struct Person {
    player: Player,
    seat: Seat,
    client_state: ClientState,
    presenter: Presenter,
    /// A client in the same seat whose connection never breaks.
    reference: ClientState,
    is_open: bool,
    up: VecDeque<String>,
    down: VecDeque<String>,
    said: u32,
    unsure: usize,
}

struct World {
    host: Host,
    people: Vec<Person>,
    now: u64,
    chance: Dice,
    breaks: u32,
}

impl World {
    fn new(game: &str, seed: u64) -> World {
        let entry = games::find(game).expect("all is well in this test");
        let seats = *entry.about().seats.start();
        let setup = TableSetup {
            grace_ms: None,
            ..TableSetup::new("t", game, entry.about().settings(seats, []).expect("all is well in this test"))
        };
        let (host, _) = Host::open(setup, Seed::from_number(seed), 0).expect("all is well in this test");
        let person = |index: u8| Person {
            player: Player::new(format!("p{index}")),
            seat: Seat::new(index),
            client_state: ClientState::new("t", 1).with_witness(DiceWitness::new(Salt::new([index + 1; 16]))),
            presenter: Presenter::new(Lang::EN),
            reference: ClientState::new("t", 1),
            is_open: false,
            up: VecDeque::new(),
            down: VecDeque::new(),
            said: 0,
            unsure: 0,
        };
        World { host, people: (0..seats).map(person).collect(), now: 1, chance: Dice::seeded(seed), breaks: 0 }
    }

    fn deliver(&mut self, asker: Option<usize>, effects: Effects) {
        for (to, message) in effects.messages {
            for (index, person) in self.people.iter_mut().enumerate() {
                let is_for = match to {
                    Recipient::Asker => asker == Some(index),
                    to => self.host.reaches(to, &person.player),
                };
                if is_for && person.is_open {
                    person.down.push_back(message.clone().into_json());
                }
                if is_for && to != Recipient::Asker {
                    person.reference.receive(message.clone(), self.now);
                }
            }
        }
    }

    /// One event on the connection of a random person: it breaks, opens, or carries a message.
    fn step(&mut self, breaking: bool) {
        self.now += 50;
        let index = self.chance.below(self.people.len() as u32) as usize;
        let what = self.chance.below(if breaking { 12 } else { 10 });
        let person = &mut self.people[index];
        if !person.is_open {
            person.is_open = true;
            person.client_state.connected();
        } else if what >= 10 && self.chance.below(3) == 0 {
            person.is_open = false;
            person.up.clear();
            person.down.clear();
            person.unsure += person.client_state.disconnected().len();
            self.breaks += 1;
            let player = person.player.clone();
            let effects = self.host.gone(&player, self.now);
            self.deliver(None, effects);
            return;
        } else if what >= 5 {
            if let Some(text) = person.up.pop_front() {
                let envelope = Envelope::read(&text).expect("all is well in this test");
                let player = person.player.clone();
                let effects = self.host.handle(&player, envelope.id, envelope.request, self.now);
                self.deliver(Some(index), effects);
            }
        } else if let Some(text) = person.down.pop_front() {
            for events in person.client_state.receive(Message::read(&text).expect("all is well in this test"), self.now)
            {
                if let ClientEvent::Refused(request, fault) = events {
                    panic!("{request:?}: {fault}");
                }
            }
        }
        let person = &mut self.people[index];
        let sent = person.client_state.outgoing();
        if person.is_open {
            person
                .up
                .extend(sent.iter().map(|envelope| serde_json::to_string(envelope).expect("all is well in this test")));
        } else {
            assert!(sent.is_empty(), "nothing is sent while the connection is down");
        }
    }

    /// A person makes the request that their state asks for, whether their connection is up or not.
    fn act(&mut self, index: usize) {
        let person = &mut self.people[index];
        if person.client_state.table().is_none() || person.client_state.pending().count() > 2 {
            return;
        }
        if person.client_state.own_seats().is_empty() {
            let sit = Request::Sit {
                seat: Some(person.seat),
                name: NAMES[index].to_owned(),
                salt: Default::default(),
                bot: false,
            };
            return person.client_state.request(sit);
        }
        let (seat, table) = (person.seat, person.client_state.table().expect("all is well in this test"));
        if !table.seats[seat.index()].ready {
            return person.client_state.request(Request::Ready { seat, ready: true, salt: None });
        }
        if person.said < 5 && self.chance.below(10) == 0 {
            let say = Say::Text(format!("{index} says {}", person.said));
            person.said += 1;
            person.client_state.request(Request::Chat { room: ChatRoom::Table, say });
        }
        if person.client_state.question().is_some() && person.client_state.chosen(seat).is_none() {
            // One presenter for the whole match: a new one would describe the whole log again.
            let ScreenState::Table(screen) = person.presenter.show(&person.client_state) else {
                panic!("who is asked sees a table")
            };
            let choice = self.chance.pick(&screen.presentation.choices).action.clone();
            person.client_state.play(&choice);
        }
    }
}

fn screen(client_state: &ClientState) -> Screen {
    match Presenter::new(Lang::EN).show(client_state) {
        ScreenState::Table(screen) => *screen,
        other => panic!("expected a table, not {other:?}"),
    }
}

#[test]
fn broken_connections_lose_and_double_nothing() {
    for (game, seed) in all_games().zip(100..) {
        let mut world = World::new(game, seed);
        let mut steps = 0;
        while world.host.record().is_none() {
            world.step(true);
            let index = world.chance.below(world.people.len() as u32) as usize;
            world.act(index);
            steps += 1;
            assert!(steps < 2_000_000, "{game}: the match does not end");
        }
        // At the end every connection holds long enough to deliver everything.
        for _ in 0..2000 {
            world.step(false);
        }
        assert!(world.breaks > 10, "{game}: only {} connections broke", world.breaks);
        let record = world.host.record().expect("the match is over");
        assert!(record.chairs.iter().all(|chair| chair.promise.is_some()), "{game}: every seat promised a salt");
        for person in &mut world.people {
            assert_eq!(*person.client_state.check_fairness(&record), Fairness::Kept, "{game}");
        }
        for person in &world.people {
            assert_eq!(person.client_state.pending().count(), 0, "{game}");
            assert!(person.client_state.ending().is_some(), "{game}");
            assert_eq!(person.unsure, 0, "no request was made that cannot be repeated");
            let viewer = Viewer::Seat(person.seat);
            assert_eq!(person.client_state.viewer(), Some(viewer));
            let (own, reference) = (screen(&person.client_state), screen(&person.reference));
            let differs = own.log.iter().zip(&reference.log).find(|(own, reference)| own != reference);
            assert!(differs.is_none() && own.log.len() == reference.log.len(), "{game}: {viewer:?}: {differs:?}");
            assert!(own.presentation == reference.presentation, "{game}");
            let said: Vec<String> = person.client_state.chat().iter().map(|line| format!("{:?}", line.say)).collect();
            assert_eq!(said.len(), world.people.iter().map(|person| person.said as usize).sum::<usize>(), "{game}");
            let mut unique = said.clone();
            unique.sort();
            unique.dedup();
            assert_eq!(unique.len(), said.len(), "{game}: a line of chat came twice");
        }
    }
}

#[test]
fn an_undo_is_not_sent_twice() {
    let mut client_state = ClientState::new("t", 1);
    client_state.connected();
    client_state.outgoing();
    client_state.request(Request::Undo { seat: Seat::new(0) });
    assert_eq!(client_state.outgoing().len(), 1);
    assert_eq!(client_state.disconnected(), [ClientEvent::Unsure(Request::Undo { seat: Seat::new(0) })]);
    // A request that was made while the connection was down has not been sent yet.
    client_state.request(Request::Undo { seat: Seat::new(0) });
    assert!(client_state.outgoing().is_empty());
    client_state.connected();
    assert_eq!(client_state.outgoing().len(), 2, "the hello and the undo");
}

#[test]
fn any_answer_to_a_ping_will_do() {
    let mut client_state = ClientState::new("t", 1);
    client_state.connected();
    client_state.outgoing();
    for fault in [None, Some(Fault::new(Code::NotAllowed, "say hello first"))] {
        client_state.request(Request::Ping);
        let id = client_state.outgoing()[0].id;
        let reply = match fault {
            None => Reply::Ok { id, seats: Seats::NONE, host: false },
            Some(fault) => Reply::Error { id: Some(id), fault },
        };
        assert_eq!(client_state.receive(Message::Reply(reply), 1), [], "a ping is no news");
        assert_eq!(client_state.pending().count(), 0);
    }
}

#[test]
fn ids_differ_after_a_reload() {
    let ids = |now| {
        let mut client_state = ClientState::new("t", now);
        client_state.connected();
        client_state.request(Request::Leave);
        client_state.outgoing().into_iter().map(|envelope| envelope.id).collect::<Vec<_>>()
    };
    let now = 1_800_000_000_000;
    assert!(ids(now).iter().all(|id| !ids(now + 1).contains(id)));
    assert!(ids(now).iter().all(|&id| id <= protocol::ID_MAX));
}
