//! Two matches that differ only in what a seat may not know send that seat the same bytes over real sockets, sizes
//! included, until the difference is revealed.

mod common;
#[path = "leaks/rhythm.rs"]
mod rhythm;

use std::collections::HashMap;
use std::collections::hash_map::Entry::{Occupied, Vacant};

use common::{Person, Running, Socket, folder};
use engine::{Dice, EventNotice, Participant, Seat, Seed, Settings, Table, Viewer};
use protocol::{ChatRoom, Message, Reply, Request, Say, Update};
use server::Config;

/// How far matches are played in search of a hidden choice, and after it.
const STEPS_BEFORE: usize = 160;
const STEPS_AFTER: usize = 24;
/// How many deals are made in search of two that look the same to somebody.
const DEALS: u64 = 4000;

/// Two matches that some seats cannot tell apart.
struct Split {
    seeds: [u64; 2],
    /// What is done in both matches first, and then in each of them.
    before: Vec<(Seat, String)>,
    then: Option<(Seat, [String; 2])>,
    blind: Vec<Seat>,
}

fn open(entry: &dyn games::GameHandle, seats: u8, seed: u64) -> Box<dyn Table> {
    let settings = Settings::new(entry.about().options, seats);
    entry.open(settings, Seed::from_number(seed), Participant::row(seats)).expect("the usual settings fit")
}

/// All that some seats can tell of a match after an action.
fn outside(table: &dyn Table, blind: &[Seat], told: &[EventNotice]) -> Vec<String> {
    let of = |&seat: &Seat| {
        let viewer = Viewer::Seat(seat);
        let events = told.iter().filter(|notice| notice.to.includes(viewer)).map(|notice| notice.event.as_str());
        format!("{} {} {}", table.view(viewer).to_json(), table.deciders(), events.collect::<Vec<_>>().join(" "))
    };
    blind.iter().map(of).collect()
}

/// Plays at random until somebody has two choices that the others cannot tell apart.
fn hidden_choice(entry: &dyn games::GameHandle, seats: u8, seed: u64) -> Option<Split> {
    let mut table = open(entry, seats, seed);
    let mut dice = Dice::seeded(seed);
    let mut before = Vec::new();
    for step in 0..STEPS_BEFORE {
        let deciders: Vec<Seat> = table.deciders().iter().collect();
        let seat = *deciders.get(dice.below(deciders.len().max(1) as u32) as usize)?;
        let blind: Vec<Seat> = (0..seats).map(Seat::new).filter(|&other| other != seat).collect();
        let menu = table.menu(seat);
        let mut seen: Vec<(String, Vec<String>)> = Vec::new();
        for _ in 0..menu.len().min(5) {
            let action = dice.pick(&menu).clone();
            let told = table.play(seat, &action).expect("a listed action applies");
            let outside = outside(&*table, &blind, &told);
            table.rewind(step);
            if let Some((other, _)) = seen.iter().find(|(other, same)| *other != action && *same == outside) {
                let then = Some((seat, [other.clone(), action]));
                return Some(Split { seeds: [seed; 2], before, then, blind });
            }
            seen.push((action, outside));
        }
        let action = dice.pick(&menu).clone();
        table.play(seat, &action).expect("a listed action applies");
        before.push((seat, action));
    }
    None
}

/// Two deals that look the same to the first seat, and different to another.
fn hidden_deal(entry: &dyn games::GameHandle, seats: u8) -> Option<Split> {
    let mut seen = HashMap::new();
    for seed in 0..DEALS {
        let table = open(entry, seats, seed);
        let view = |seat: u8| table.view(Viewer::Seat(Seat::new(seat))).to_json();
        let (own, others) = (view(0), (1..seats).map(view).collect::<Vec<_>>());
        match seen.entry(own) {
            Vacant(place) => _ = place.insert((seed, others)),
            Occupied(place) if place.get().1 == others => {}
            Occupied(place) => {
                let seeds = [place.get().0, seed];
                return Some(Split { seeds, before: Vec::new(), then: None, blind: vec![Seat::new(0)] });
            }
        }
    }
    None
}

/// One of two matches: a table on a server with a socket for each seat, and the same match beside it.
struct Side {
    mirror: Box<dyn Table>,
    /// What names this match and no other, and has one length: its table, and the promise about its seed.
    names: [String; 2],
    people: Vec<Person>,
    sockets: Vec<Socket>,
    last: Vec<Option<Update>>,
    /// What each seat was sent before the first action.
    dealt: Vec<Vec<String>>,
    counter: u64,
}

impl Side {
    async fn open(server: &Running, entry: &dyn games::GameHandle, seats: u8, seed: u64) -> Side {
        let opener = Person::new(server.address).await;
        let wish = format!(r#"{{"game":"{}","seats":{seats},"open":true}}"#, entry.about().name);
        let (id, _) = opener.open(&wish).await;
        let (mut people, mut sockets) = (Vec::new(), Vec::new());
        for (chair, seat) in Participant::row(seats).into_iter().zip((0..seats).map(Seat::new)) {
            let person = Person::new(server.address).await;
            let mut socket = person.connect().await;
            socket.hello(&id, None).await.expect("the table is there");
            socket
                .ask(Request::Sit { seat: Some(seat), name: chair.name, salt: chair.salt, bot: false })
                .await
                .expect("the seat is free");
            sockets.push(socket);
            people.push(person);
        }
        for (socket, seat) in sockets.iter_mut().zip((0..seats).map(Seat::new)) {
            socket.ask(Request::Ready { seat, ready: true, salt: None }).await.expect("who sits gets ready");
        }
        let last = vec![None; usize::from(seats)];
        let promise = Seed::from_number(seed).commitment().to_string();
        let mirror = open(entry, seats, seed);
        let mut side = Side { mirror, names: [id, promise], people, sockets, last, dealt: Vec::new(), counter: 1000 };
        side.follow_forced();
        side.dealt = side.hear().await;
        side
    }

    /// All that each seat was sent by now. A request that is refused marks the place, since a socket keeps the order.
    async fn hear(&mut self) -> Vec<Vec<String>> {
        let mut all = Vec::new();
        for (seat, socket) in self.sockets.iter_mut().enumerate() {
            self.counter += 1;
            let texts = hear_from(socket, self.counter).await;
            for text in &texts {
                if let Ok(Message::Update(update)) = Message::read(text) {
                    self.last[seat] = Some(*update);
                }
            }
            all.push(texts.iter().map(|text| masked(text, &self.names)).collect());
        }
        all
    }

    async fn play(&mut self, seat: Seat, action: &str) -> Vec<Vec<String>> {
        self.mirror.play(seat, action).expect("the mirror agrees");
        self.follow_forced();
        let question = self.last[seat.index()].as_ref().expect("a seat that is asked was told so").question;
        let request = Request::Play { seat, question, action: action.to_owned() };
        self.sockets[seat.index()].ask(request).await.unwrap_or_else(|fault| panic!("{action}: {fault}"));
        self.hear().await
    }

    /// Takes what is forced, as the host does.
    fn follow_forced(&mut self) {
        let mirror = &mut self.mirror;
        while let Some((seat, action)) = mirror.deciders().iter().find_map(|seat| Some((seat, mirror.forced(seat)?))) {
            mirror.play(seat, &action).expect("what is forced is listed");
        }
    }

    /// All that some seats could tell after an action, which is not taken.
    fn outcome(&mut self, seat: Seat, action: &str, blind: &[Seat]) -> Vec<String> {
        let length = self.mirror.len();
        let told = self.mirror.play(seat, action).expect("a listed action applies");
        let outside = outside(&*self.mirror, blind, &told);
        self.mirror.rewind(length);
        outside
    }
}

/// All that a socket was sent by now.
async fn hear_from(socket: &mut Socket, mark: u64) -> Vec<String> {
    let say = Say::Text(String::new());
    socket.send(mark, Request::Chat { room: ChatRoom::Table, say }).await;
    let kept = std::mem::take(&mut socket.heard);
    let mut texts: Vec<String> = kept.into_iter().map(Message::into_json).collect();
    loop {
        let text = socket.next_text().await.expect("the socket is open");
        match Message::read(&text).expect("the server sends messages") {
            Message::Reply(Reply::Error { id, .. }) if id == Some(mark) => return texts,
            _ => texts.push(text),
        }
    }
}

/// Which match it is and what time it is are no secrets of it.
fn masked(text: &str, names: &[String]) -> String {
    let mask = |text: String, name: &String| text.replace(name, &"-".repeat(name.len()));
    without_time(&names.iter().fold(text.to_owned(), mask))
}

fn without_time(text: &str) -> String {
    let mut text = text.to_owned();
    for key in ["\"now_ms\":", "\"patience_until_ms\":", "\"created_at_ms\":"] {
        if let Some((before, rest)) = text.split_once(key) {
            let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            text = format!("{before}{key}{}{}", "0".repeat(digits), &rest[digits..]);
        }
    }
    text
}

/// Plays both sides and compares. Gives how often a seat was sent the same although the matches were not the same.
async fn compare(entry: &dyn games::GameHandle, seats: u8, split: &Split) -> usize {
    let folders = [folder(), folder()];
    let mut servers = Vec::new();
    let mut sides = Vec::new();
    for (folder, seed) in folders.iter().zip(split.seeds) {
        let config = Config {
            seed: Some(Seed::from_number(seed)),
            messages_per_second_max: 100_000,
            sockets_per_address_max: 1000,
            ..Config::default()
        };
        let server = Running::start(folder, config).await;
        sides.push(Side::open(&server, entry, seats, seed).await);
        servers.push(server);
    }
    let [one, other] = &mut sides[..] else { unreachable!("there are two") };
    for (seat, action) in &split.before {
        assert_eq!(one.play(*seat, action).await, other.play(*seat, action).await);
    }
    let (mut sent, mut sent_too) = match &split.then {
        Some((seat, [first, second])) => {
            let sent = (one.play(*seat, first).await, other.play(*seat, second).await);
            assert_ne!(sent.0[seat.index()], sent.1[seat.index()], "who chose sees it");
            sent
        }
        None => (one.dealt.clone(), other.dealt.clone()),
    };
    assert_ne!(sent, sent_too, "somebody sees the difference");
    let mut same = 0;
    let mut dice = Dice::seeded(split.seeds[0]);
    for _ in 0..STEPS_AFTER {
        for seat in &split.blind {
            assert_eq!(sent[seat.index()], sent_too[seat.index()], "seat {seat} can tell the matches apart");
            same += 1;
        }
        // The match goes on with the same actions on both sides, until the difference is open.
        let Some((seat, action)) = common_action(one, other, &split.blind, &mut dice) else { break };
        (sent, sent_too) = (one.play(seat, &action).await, other.play(seat, &action).await);
    }
    for (server, folder) in servers.into_iter().zip(folders) {
        server.stop().await;
        std::fs::remove_dir_all(folder).expect("the folder can be removed");
    }
    same
}

/// Something that can be done in both matches and keeps the difference hidden.
fn common_action(one: &mut Side, other: &mut Side, blind: &[Seat], dice: &mut Dice) -> Option<(Seat, String)> {
    let mut deciders: Vec<Seat> = one.mirror.deciders().iter().collect();
    dice.shuffle(&mut deciders);
    for seat in deciders {
        let menu = other.mirror.menu(seat);
        let mut both: Vec<String> = one.mirror.menu(seat).into_iter().filter(|action| menu.contains(action)).collect();
        dice.shuffle(&mut both);
        let is_quiet = |action: &String| one.outcome(seat, action, blind) == other.outcome(seat, action, blind);
        if let Some(action) = both.into_iter().find(is_quiet) {
            return Some((seat, action));
        }
    }
    None
}

#[tokio::test(flavor = "multi_thread")]
async fn hidden_differences_send_the_same_bytes() {
    for &entry in games::GAMES {
        let seats = *entry.about().seats.start();
        let mut splits: Vec<Split> = (0..12).filter_map(|seed| hidden_choice(entry, seats, seed)).collect();
        splits.sort_by_key(|split| split.before.len());
        splits.truncate(4);
        splits.extend(hidden_deal(entry, seats));
        let mut same = 0;
        for split in &splits {
            same += compare(entry, seats, split).await;
        }
        println!("{}: {} differences, {same} times the same bytes", entry.about().name, splits.len());
        assert!(same >= 8, "{}: hidden things were compared only {same} times", entry.about().name);
    }
}
