//! Lines that break: whatever is in flight is lost, and yet nothing is lost or doubled at any desk.

mod common;

use std::collections::VecDeque;

use client::{ClientState, News, Presenter, Screen, Shown};
use common::{NAMES, all_games};
use engine::{Dice, Seat, Seats, Seed, Viewer};
use host::{Effects, Host, Player, Recipient, TableSetup};
use protocol::{ChatRoom, Code, Envelope, Fault, Message, Reply, Request, Say};
use scene::Lang;

/// A person at a desk with a line that may break.
struct Person {
    player: Player,
    seat: Seat,
    client_state: ClientState,
    /// A desk beside it whose line never breaks.
    witness: ClientState,
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
            client_state: ClientState::new("t", 1),
            witness: ClientState::new("t", 1),
            is_open: false,
            up: VecDeque::new(),
            down: VecDeque::new(),
            said: 0,
            unsure: 0,
        };
        World { host, people: (0..seats).map(person).collect(), now: 1, chance: Dice::seeded(seed), breaks: 0 }
    }

    fn absorb(&mut self, asker: Option<usize>, effects: Effects) {
        for (to, message) in effects.messages {
            for (index, person) in self.people.iter_mut().enumerate() {
                let is_for = match to {
                    Recipient::Asker => asker == Some(index),
                    Recipient::Seat(seat) => self.host.holder(seat) == Some(&person.player),
                    Recipient::Spectators => self.host.seats_of(&person.player).is_empty(),
                    Recipient::Everyone => true,
                };
                if is_for && person.is_open {
                    person.down.push_back(message.clone().into_json());
                }
                if is_for && to != Recipient::Asker {
                    person.witness.receive(message.clone(), self.now);
                }
            }
        }
    }

    /// Something happens to somebody's line: it breaks, opens, or carries a message.
    fn step(&mut self, breaking: bool) {
        self.now += 50;
        let index = self.chance.below(self.people.len() as u32) as usize;
        let what = self.chance.below(if breaking { 12 } else { 10 });
        let person = &mut self.people[index];
        if !person.is_open {
            person.is_open = true;
            person.client_state.opened();
        } else if what >= 10 && self.chance.below(3) == 0 {
            person.is_open = false;
            person.up.clear();
            person.down.clear();
            person.unsure += person.client_state.lost().len();
            self.breaks += 1;
            let player = person.player.clone();
            let effects = self.host.gone(&player, self.now);
            self.absorb(None, effects);
            return;
        } else if what >= 5 {
            if let Some(text) = person.up.pop_front() {
                let envelope = Envelope::read(&text).expect("all is well in this test");
                let player = person.player.clone();
                let effects = self.host.handle(&player, envelope.id, envelope.request, self.now);
                self.absorb(Some(index), effects);
            }
        } else if let Some(text) = person.down.pop_front() {
            for news in person.client_state.receive(Message::read(&text).expect("all is well in this test"), self.now) {
                if let News::Refused(request, fault) = news {
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
            assert!(sent.is_empty(), "nothing is sent while the line is down");
        }
    }

    /// Everybody does what they see they must, whether their line is up or not.
    fn act(&mut self, index: usize) {
        let person = &mut self.people[index];
        if person.client_state.table().is_none() || person.client_state.pending().count() > 2 {
            return;
        }
        if person.client_state.own().is_empty() {
            let sit = Request::Sit { seat: Some(person.seat), name: NAMES[index].to_owned(), salt: Default::default() };
            return person.client_state.ask(sit);
        }
        let (seat, table) = (person.seat, person.client_state.table().expect("all is well in this test"));
        if !table.seats[seat.index()].ready {
            return person.client_state.ask(Request::Ready { seat, ready: true, salt: None });
        }
        if person.said < 5 && self.chance.below(10) == 0 {
            let say = Say::Text(format!("{index} says {}", person.said));
            person.said += 1;
            person.client_state.ask(Request::Chat { room: ChatRoom::Table, say });
        }
        if person.client_state.question().is_some() && person.client_state.chosen(seat).is_none() {
            let screen = screen(&person.client_state);
            let choice = self.chance.pick(&screen.presentation.choices).action.clone();
            person.client_state.play(&choice);
        }
    }
}

fn screen(client_state: &ClientState) -> Screen {
    match Presenter::new(Lang::En).show(client_state) {
        Shown::Table(screen) => *screen,
        other => panic!("expected a table, not {other:?}"),
    }
}

#[test]
fn lines_that_break_lose_and_double_nothing() {
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
        // In the end every line holds for a while.
        for _ in 0..2000 {
            world.step(false);
        }
        assert!(world.breaks > 10, "{game}: only {} lines broke", world.breaks);
        for person in &world.people {
            assert_eq!(person.client_state.pending().count(), 0, "{game}");
            assert!(person.client_state.ending().is_some(), "{game}");
            assert_eq!(person.unsure, 0, "nobody asked for anything that cannot be asked twice");
            let viewer = Viewer::Seat(person.seat);
            assert_eq!(person.client_state.viewer(), Some(viewer));
            let (own, witness) = (screen(&person.client_state), screen(&person.witness));
            let differs = own.log.iter().zip(&witness.log).find(|(own, witness)| own != witness);
            assert!(differs.is_none() && own.log.len() == witness.log.len(), "{game}: {viewer:?}: {differs:?}");
            assert!(own.presentation == witness.presentation, "{game}");
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
fn an_undo_is_not_asked_twice() {
    let mut client_state = ClientState::new("t", 1);
    client_state.opened();
    client_state.outgoing();
    client_state.ask(Request::Undo { seat: Seat::new(0) });
    assert_eq!(client_state.outgoing().len(), 1);
    assert_eq!(client_state.lost(), [News::Unsure(Request::Undo { seat: Seat::new(0) })]);
    // One that was asked while the line was down has not been sent yet.
    client_state.ask(Request::Undo { seat: Seat::new(0) });
    assert!(client_state.outgoing().is_empty());
    client_state.opened();
    assert_eq!(client_state.outgoing().len(), 2, "the hello and the undo");
}

#[test]
fn any_answer_to_a_ping_will_do() {
    let mut client_state = ClientState::new("t", 1);
    client_state.opened();
    client_state.outgoing();
    for fault in [None, Some(Fault::new(Code::NotAllowed, "say hello first"))] {
        client_state.ask(Request::Ping);
        let id = client_state.outgoing()[0].id;
        let reply = match fault {
            None => Reply::Ok { id, seats: Seats::NONE },
            Some(fault) => Reply::Error { id: Some(id), fault },
        };
        assert_eq!(client_state.receive(Message::Reply(reply), 1), [], "nobody is told");
        assert_eq!(client_state.pending().count(), 0);
    }
}

#[test]
fn ids_differ_after_a_reload() {
    let ids = |now| {
        let mut client_state = ClientState::new("t", now);
        client_state.opened();
        client_state.ask(Request::Leave);
        client_state.outgoing().into_iter().map(|envelope| envelope.id).collect::<Vec<_>>()
    };
    let now = 1_800_000_000_000;
    assert!(ids(now).iter().all(|id| !ids(now + 1).contains(id)));
    assert!(ids(now).iter().all(|&id| id <= protocol::ID_MAX));
}
