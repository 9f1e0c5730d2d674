//! What a client notes of the dice before a match, and what it says of a record after it.

use client::{BrokenPromise, ClientState, DiceWitness, Fairness};
use engine::{Game, Seats};
use engine::{Match, Participant, Record, RecordFault, Salt, Seat, Seed, Settings, sample::Sample};
use host::{Effects, Host, Player, Recipient, TableSetup};
use protocol::{Message, Phase, Request};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// Two clients at one host, whose messages arrive at once.
struct Pair {
    host: Host,
    clients: Vec<(Player, ClientState)>,
    now: u64,
}

impl Pair {
    fn new(promising: &[u8]) -> Pair {
        let setup = TableSetup::new("t", "sample", Settings::new(Sample::ABOUT.options, 2));
        let (host, _) = Host::open(setup, Seed::from_number(7), 0).expect("the setup is good");
        let client = |number: u8| {
            let state = ClientState::new("t", 1);
            let witness = DiceWitness::new(Salt::new([number + 1; 16]));
            let state = if promising.contains(&number) { state.with_witness(witness) } else { state };
            (Player::new(format!("p{number}")), state)
        };
        let mut pair = Pair { host, clients: (0..2).map(client).collect(), now: 1 };
        for number in 0..2 {
            pair.clients[number].1.connected();
            pair.exchange();
            let name = ["ana", "ben"][number].to_owned();
            pair.request(number, Request::Sit { seat: None, name, salt: Salt::default(), bot: false });
        }
        pair
    }

    fn request(&mut self, client: usize, request: Request) {
        self.clients[client].1.request(request);
        self.exchange();
    }

    fn ready(&mut self) {
        for (client, seat) in [(0, A), (1, B)] {
            self.request(client, Request::Ready { seat, ready: true, salt: None });
        }
    }

    fn exchange(&mut self) {
        while let Some(asker) = (0..self.clients.len()).find(|&client| {
            let outgoing = self.clients[client].1.outgoing();
            for envelope in &outgoing {
                let player = self.clients[client].0.clone();
                let effects = self.host.handle(&player, envelope.id, envelope.request.clone(), self.now);
                self.deliver(client, effects);
            }
            !outgoing.is_empty()
        }) {
            self.now += 1 + asker as u64;
            assert!(self.now < 1000, "clients go on asking for ever");
        }
    }

    fn deliver(&mut self, asker: usize, effects: Effects) {
        for (to, message) in effects.messages {
            for (index, (player, state)) in self.clients.iter_mut().enumerate() {
                if (to == Recipient::Asker && index == asker) || self.host.reaches(to, player) {
                    state.receive(message.clone(), self.now);
                }
            }
        }
    }

    fn record(&mut self) -> Record {
        for client in 0..2 {
            self.request(client, Request::VoteAbandon { agree: true });
        }
        self.host.record().expect("both agreed")
    }
}

#[test]
fn clients_promise_show_and_check_by_themselves() {
    let mut pair = Pair::new(&[0, 1]);
    pair.ready();
    assert_eq!(pair.host.phase(), Phase::Playing, "nobody had to do anything but to be ready");
    let record = pair.record();
    assert_eq!(record.unrevealed(), Seats::NONE);
    for (_, state) in &mut pair.clients {
        assert_eq!(*state.fairness(), Fairness::Unknown);
        assert_eq!(*state.check_fairness(&record), Fairness::Kept);
        assert_eq!(*state.fairness(), Fairness::Kept);
    }
}

/// Two pages of the same person, each with a secret of its own.
#[test]
fn two_pages_of_one_person_do_not_quarrel() {
    let mut pair = Pair::new(&[0, 1]);
    let second = ClientState::new("t", 1 << 30).with_witness(DiceWitness::new(Salt::new([77; 16])));
    pair.clients.push((pair.clients[0].0.clone(), second));
    pair.clients[2].1.connected();
    pair.exchange();
    pair.ready();
    assert_eq!(pair.host.phase(), Phase::Playing);
    assert_eq!(pair.record().unrevealed(), Seats::NONE, "the page that promised last has shown its salt");
}

#[test]
fn a_record_with_other_dice_is_noticed() {
    let mut pair = Pair::new(&[0]);
    pair.ready();
    let record = pair.record();
    let ana = &mut pair.clients[0].1;
    let forge = |seed: u64, change: &dyn Fn(&mut Vec<Participant>)| {
        let mut chairs = record.chairs.clone();
        change(&mut chairs);
        let settings = Settings::new(Sample::ABOUT.options, 2);
        let game = Match::<Sample>::new(settings, Seed::from_number(seed), chairs).expect("the settings fit");
        game.aborted_record(engine::Abort::Agreed(Seats::NONE))
    };
    assert_eq!(*ana.check_fairness(&forge(7, &|_| ())), Fairness::Kept);
    assert_eq!(*ana.check_fairness(&forge(8, &|_| ())), Fairness::Broken(BrokenPromise::Commitment));
    let other = Salt::new([99; 16]);
    let promised = |chairs: &mut Vec<Participant>| (chairs[0].salt, chairs[0].promise) = (other, Some(other.promise()));
    assert_eq!(*ana.check_fairness(&forge(7, &promised)), Fairness::Broken(BrokenPromise::Promise(A)));
    let hidden = |chairs: &mut Vec<Participant>| {
        chairs[0].salt = Salt::unrevealed(&chairs[0].promise.expect("ana promised"));
    };
    assert_eq!(*ana.check_fairness(&forge(7, &hidden)), Fairness::Broken(BrokenPromise::OwnSalt(A)));
    let mut changed = record.clone();
    changed.deal.swap(0, 1);
    let fault = ana.check_fairness(&changed).clone();
    assert!(matches!(fault, Fairness::Broken(BrokenPromise::Record(RecordFault { .. }))), "{fault:?}");
}

#[test]
fn whoever_came_after_the_deal_cannot_tell() {
    let mut pair = Pair::new(&[0, 1]);
    pair.ready();
    let mut late = ClientState::new("t", 9);
    late.receive(Message::Table(Box::new(pair.host.table_state(pair.now))), 9);
    let record = pair.record();
    assert_eq!(*late.check_fairness(&record), Fairness::Unknown);
    // One who kept what was noted can tell, although the page was opened again.
    let kept = serde_json::to_string(pair.clients[0].1.witness()).expect("it is plain data");
    let mut again = ClientState::new("t", 9).with_witness(serde_json::from_str(&kept).expect("it is read back"));
    assert_eq!(*again.check_fairness(&record), Fairness::Kept);
}

/// Lines that were undone go from the log, and those that stay are not told again.
#[test]
fn undone_lines_are_neither_kept_nor_told_again() {
    let mut pair = Pair::new(&[]);
    pair.ready();
    let bid = pair.clients[0].1.question().expect("ana must bid");
    let menu = |pair: &Pair, seat: Seat| pair.host.viewers(&pair.clients[seat.index()].0).len();
    assert_eq!(menu(&pair, A), 1);
    let card = (1..=12).map(|card| format!("bid {card}")).find(|action| {
        pair.request(0, Request::Play { seat: A, question: bid.1, action: action.clone() });
        pair.clients[0].1.question().is_none()
    });
    assert!(card.is_some(), "ana holds a card");
    let lines = |state: &ClientState| match client::Presenter::new(scene::Lang::EN).show(state) {
        client::ScreenState::Table(screen) => (screen.log.len(), screen.known_lines),
        other => panic!("expected a table, not {other:?}"),
    };
    assert_eq!(lines(&pair.clients[1].1), (1, 0), "ben reads that ana has bid");
    pair.request(0, Request::Undo { seat: A });
    assert_eq!(lines(&pair.clients[1].1), (0, 0), "it is gone again");
    assert_eq!(lines(&pair.clients[0].1), (0, 0));
    let question = pair.clients[0].1.question().expect("ana must bid again").1;
    pair.request(0, Request::Play { seat: A, question, action: card.expect("ana holds a card") });
    assert_eq!(lines(&pair.clients[1].1), (1, 0));
}
