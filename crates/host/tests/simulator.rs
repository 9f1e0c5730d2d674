//! The real host under a simulated world: seeded time, messages that are lost, doubled, late and out of order,
//! connections that break, hosts that crash. A failure prints its seed; `ESCAPADE_SEED=n` tries just that one, and
//! `ESCAPADE_SEEDS=n` tries so many of each game.

use std::collections::{BTreeMap, BTreeSet};

use bots::{BotQuestion, BudgetKind, Level};
use engine::{Dice, Salt, Seat, Seats, Seed, Settings, Viewer};
use host::{Clock, Effects, Host, LogEntry, LoggedEntry, Player, Recipient, SeatReservation, TableSetup};
use protocol::{ChatRoom, Code, Message, Phase, Phrase, RawJson, Reply, Request, ResumePoint, Say, Update, VERSION};

const TABLE: &str = "table";
/// A day of the simulated world; every match ends well before.
const TIME_MAX: u64 = 24 * 3600 * 1000;

#[test]
fn every_match_ends_whatever_the_network_does() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let seeds = match number("ESCAPADE_SEED") {
        Some(seed) => seed..seed + 1,
        None => 1..number("ESCAPADE_SEEDS").unwrap_or(20) + 1,
    };
    for seed in seeds.clone() {
        run("sample", seed);
    }
    for entry in games::GAMES {
        // The games are long, so that a few of each must do where nobody asked for more.
        let few = seeds.clone().take(number("ESCAPADE_SEEDS").map_or(1, |seeds| seeds as usize));
        few.for_each(|seed| run(entry.about().name, seed));
    }
}

fn run(game: &'static str, seed: u64) {
    struct Say(&'static str, u64);
    impl Drop for Say {
        fn drop(&mut self) {
            if std::thread::panicking() {
                eprintln!("the simulation of {} failed with ESCAPADE_SEED={}", self.0, self.1);
            }
        }
    }
    let _say = Say(game, seed);
    let mut world = World::new(game, seed);
    world.run();
    world.check_end();
    println!("{game} {seed}: {} entries, {} crashes, {} s", world.log.len(), world.crashes, world.now / 1000);
}

/// Something that will happen.
enum Event {
    ToHost { client: usize, connection: u64, id: u64, request: Request },
    ToClient { client: usize, connection: u64, message: Message },
    Thought(BotQuestion),
    Acts(usize),
}

/// Somebody at the other end of a bad line.
struct Client {
    player: Player,
    name: String,
    /// The number of the connection, while there is one.
    connection: Option<u64>,
    is_welcome: bool,
    heard_at: u64,
    seats: Seats,
    phase: Phase,
    ready: Seats,
    promised: Seats,
    revealing: Seats,
    updates: BTreeMap<u8, Update>,
    chat: u32,
    pending: Option<(u64, Request, u64)>,
    next_id: u64,
}

struct World {
    dice: Dice,
    now: u64,
    host: Host,
    log: Vec<LoggedEntry>,
    clients: Vec<Client>,
    events: BTreeMap<(u64, u64), Event>,
    counter: u64,
    /// The live connections that said hello, with their client.
    open: BTreeMap<u64, usize>,
    wake_at: Option<u64>,
    /// Everything that each viewer was ever told, by the number of the update.
    told: BTreeMap<u8, Vec<(u32, Vec<RawJson>)>>,
    acknowledged: BTreeSet<(Seat, u32, String)>,
    crashes: u32,
    second_thoughts: u32,
}

fn key(viewer: Viewer) -> u8 {
    viewer.seat().map_or(9, Seat::number)
}

impl World {
    fn new(game: &'static str, seed: u64) -> World {
        let mut dice = Dice::seeded(seed);
        let entry = games::find(game).expect("the game is there");
        let (least, most) = entry.about().seats.clone().into_inner();
        let seats = least + dice.below(u32::from(most - least) + 1) as u8;
        let people = 1 + dice.below(u32::from(seats)) as u8;
        let mut setup = TableSetup::new(TABLE, game, Settings::new(entry.about().options, seats));
        setup.clock = *dice.pick(&[
            Clock::None,
            Clock::Decision { seconds: 5 },
            Clock::Player { seconds: 60, increment: 2 },
            Clock::Days { days: 1 },
        ]);
        setup.grace_ms = *dice.pick(&[Some(2_000), Some(20_000), None]);
        setup.hot_seat = dice.below(4) == 0;
        setup.seats = (0..seats - people).map(|_| SeatReservation::Bot(Level::Easy)).collect();
        let (host, effects) = Host::open(setup, Seed::from_number(seed), 0).expect("the setup is good");
        let clients = (0..people + 1).map(Client::new).collect::<Vec<_>>();
        let mut world = World {
            dice,
            now: 0,
            host,
            log: Vec::new(),
            clients,
            events: BTreeMap::new(),
            counter: 0,
            open: BTreeMap::new(),
            wake_at: None,
            told: BTreeMap::new(),
            acknowledged: BTreeSet::new(),
            crashes: 0,
            second_thoughts: 0,
        };
        world.absorb(effects, None);
        world.listen();
        (0..world.clients.len()).for_each(|client| world.later(500, Event::Acts(client)));
        world
    }

    /// Something happens within so many milliseconds.
    fn later(&mut self, within_ms: u32, event: Event) {
        self.counter += 1;
        let at = self.now + 1 + u64::from(self.dice.below(within_ms));
        self.events.insert((at, self.counter), event);
    }

    fn chance(&mut self, percent: u32) -> bool {
        self.dice.below(100) < percent
    }

    fn run(&mut self) {
        while self.host.phase() != Phase::Over {
            let due = self.events.keys().next().map_or(u64::MAX, |(at, _)| *at);
            if self.wake_at.is_some_and(|at| at < due) {
                self.now = self.now.max(self.wake_at.unwrap_or(self.now));
                let effects = self.host.wake(self.now);
                self.absorb(effects, None);
                continue;
            }
            let ((at, _), event) = self.events.pop_first().expect("somebody always does something");
            self.now = self.now.max(at);
            assert!(self.now < TIME_MAX, "the match does not end:\n{}", self.host.digest());
            self.happen(event);
            // Restoring takes longer as the log grows, and every length deserves its turn.
            if self.dice.below(10 + self.log.len() as u32) == 0 {
                self.check_restored();
            }
            if self.crashes < 5 && self.dice.below(500) == 0 {
                self.crash();
            }
        }
    }

    fn happen(&mut self, event: Event) {
        match event {
            Event::ToHost { client, connection, id, request } => self.deliver(client, connection, id, request),
            Event::ToClient { client, connection, message } => {
                if self.clients[client].connection == Some(connection) {
                    self.clients[client].hear(message, self.now);
                }
            }
            Event::Thought(question) => {
                let answer = games::answer(&question, BudgetKind::Counted);
                let effects = self.host.bot_answered(&answer, self.now);
                self.absorb(effects, None);
            }
            Event::Acts(client) => {
                self.act(client);
                self.later(1500, Event::Acts(client));
            }
        }
    }

    fn deliver(&mut self, client: usize, connection: u64, id: u64, request: Request) {
        if self.clients[client].connection != Some(connection) {
            return;
        }
        let seen = match &request {
            Request::Hello { seen, .. } => Some(seen.clone()),
            _ => None,
        };
        let player = self.clients[client].player.clone();
        let effects = self.host.handle(&player, id, request.clone(), self.now);
        if self.dice.below(400) == 0 {
            // The power fails before the disk has it: nobody is told anything, and nothing has happened.
            drop(effects);
            return self.crash();
        }
        let replies: Vec<&Reply> = effects
            .messages
            .iter()
            .filter_map(|(_, m)| if let Message::Reply(reply) = m { Some(reply) } else { None })
            .collect();
        match (&replies[..], request) {
            ([Reply::Ok { id: answered, .. }], Request::Play { seat, question, action }) if *answered == id => {
                self.acknowledged.insert((seat, question, action));
            }
            ([Reply::Ok { id: answered, .. }], Request::Hello { .. }) if *answered == id => {
                self.open.insert(connection, client);
            }
            ([Reply::Ok { id: answered, .. } | Reply::Error { id: Some(answered), .. }], _) if *answered == id => {}
            (replies, _) => panic!("one request, and these replies: {replies:?}"),
        }
        if let Some(seen) = seen {
            self.check_catch_up(&seen, &effects);
        }
        self.absorb(effects, Some(connection));
    }

    /// Whoever returns is told exactly what they missed.
    fn check_catch_up(&self, seen: &ResumePoint, effects: &Effects) {
        for (to, message) in &effects.messages {
            let Message::Update(update) = message else { continue };
            if *to != Recipient::Asker {
                continue;
            }
            if !update.complete {
                self.check_story(update);
                continue;
            }
            let last = seen.updates.iter().find(|(viewer, _)| *viewer == update.viewer).map_or(0, |(_, seq)| *seq);
            let told = self.told.get(&key(update.viewer)).into_iter().flatten();
            let missed: Vec<RawJson> =
                told.filter(|(seq, _)| *seq > last).flat_map(|(_, events)| events.clone()).collect();
            assert_eq!(update.events, missed, "{:?} had seen {last}", update.viewer);
        }
    }

    /// Whoever is told the whole story is told all that was told since the deal and still stands.
    fn check_story(&self, update: &Update) {
        let told = self.told.get(&key(update.viewer)).into_iter().flatten();
        let story: Vec<RawJson> = told.flat_map(|(_, events)| events.clone()).collect();
        assert_eq!(update.events, story, "{:?} is told everything", update.viewer);
    }

    /// Does what the host wants: keeps entries, sends messages over the bad line, lets bots think.
    fn absorb(&mut self, effects: Effects, asker: Option<u64>) {
        self.log.extend(effects.entries);
        self.wake_at = effects.wake_at;
        for (to, message) in effects.messages {
            if let (Recipient::Seat(_) | Recipient::Spectators, Message::Update(update)) = (to, &message) {
                let told = self.told.entry(key(update.viewer)).or_default();
                assert!(told.last().is_none_or(|(seq, _)| *seq < update.seq), "numbers of updates grow");
                if !update.complete {
                    // Something was taken back, and the whole story replaces what was told.
                    told.clear();
                }
                told.push((update.seq, update.events.clone()));
            }
            for (connection, client) in self.open.clone() {
                let seats = self.host.seats_of(&self.clients[client].player);
                let reaches = match to {
                    Recipient::Asker => Some(connection) == asker,
                    Recipient::Seat(seat) => seats.contains(seat),
                    Recipient::Spectators => seats.is_empty(),
                    Recipient::Everyone => true,
                };
                if reaches {
                    self.send(client, connection, message.clone());
                }
            }
            // A refused hello is answered, too.
            if let (Recipient::Asker, Some(connection)) = (to, asker)
                && !self.open.contains_key(&connection)
                && let Some(client) = self.clients.iter().position(|client| client.connection == Some(connection))
            {
                self.send(client, connection, message);
            }
        }
        for question in effects.bot_questions {
            self.later(300, Event::Thought(question));
        }
    }

    fn send(&mut self, client: usize, connection: u64, message: Message) {
        // What goes over the line is text.
        let message = Message::read(&message.into_json()).expect("messages are read back");
        if self.chance(5) {
            return;
        }
        let late = if self.chance(10) { 3000 } else { 40 };
        if self.chance(5) {
            self.later(2000, Event::ToClient { client, connection, message: message.clone() });
        }
        self.later(late, Event::ToClient { client, connection, message });
    }

    fn request(&mut self, client: usize, id: u64, request: Request) {
        let Some(connection) = self.clients[client].connection else { return };
        let copies = if self.chance(5) { 0 } else { 1 + u32::from(self.chance(8)) };
        for _ in 0..copies {
            let late = if self.chance(10) { 3000 } else { 40 };
            self.later(late, Event::ToHost { client, connection, id, request: request.clone() });
        }
    }

    /// The host is killed and comes back from its log; every connection is gone.
    fn crash(&mut self) {
        self.crashes += 1;
        self.open.clear();
        self.events.retain(|_, event| matches!(event, Event::Acts(_)));
        self.clients.iter_mut().for_each(Client::lose_connection);
        self.host = Host::restore(self.log.clone()).expect("the log can be folded");
        self.now += 2000;
        let effects = self.host.resume(self.now);
        self.absorb(effects, None);
        self.listen();
    }

    /// Somebody watches all the time, so that the simulator hears what spectators are told.
    fn listen(&mut self) {
        let hello = Request::Hello {
            version: VERSION,
            table: self.host.table().to_owned(),
            seen: ResumePoint::default(),
            name: None,
            key: None,
        };
        let effects = self.host.handle(&Player::new("the simulator"), 0, hello, self.now);
        self.absorb(effects, None);
    }

    fn check_restored(&self) {
        let restored = Host::restore(self.log.clone()).expect("the log can be folded");
        assert_eq!(restored.digest(), self.host.digest());
    }

    fn act(&mut self, client: usize) {
        let Some(connection) = self.clients[client].connection else {
            if self.chance(60) {
                self.counter += 1;
                let connection = self.counter;
                self.clients[client].connection = Some(connection);
                self.clients[client].heard_at = self.now;
                self.say_hello(client);
            }
            return;
        };
        if self.chance(1) {
            self.open.remove(&connection);
            self.clients[client].lose_connection();
            let effects = self.host.gone(&self.clients[client].player.clone(), self.now);
            return self.absorb(effects, None);
        }
        if self.now > self.clients[client].heard_at + 5000 || !self.clients[client].is_welcome {
            return self.say_hello(client);
        }
        match self.clients[client].pending.clone() {
            Some((id, request, sent)) if self.now > sent + 4000 => {
                self.clients[client].pending = Some((id, request.clone(), self.now));
                self.request(client, id, request);
            }
            Some(_) => {}
            None => {
                if let Some(request) = self.wish(client) {
                    let id = self.clients[client].take_id();
                    self.clients[client].pending = Some((id, request.clone(), self.now));
                    self.request(client, id, request);
                }
            }
        }
    }

    fn say_hello(&mut self, client: usize) {
        let own = &mut self.clients[client];
        own.heard_at = self.now;
        let updates = own.updates.values().map(|update| (update.viewer, update.seq)).collect();
        let seen = ResumePoint { updates, chat: own.chat };
        let hello = Request::Hello { version: VERSION, table: TABLE.to_owned(), seen, name: None, key: None };
        let id = own.take_id();
        self.request(client, id, hello);
    }

    /// What a client wants to do, from what it knows.
    fn wish(&mut self, client: usize) -> Option<Request> {
        let is_spectator = client + 1 == self.clients.len();
        let seats = self.clients[client].seats;
        match self.clients[client].phase {
            _ if is_spectator => self
                .chance(5)
                .then_some(Request::Chat { room: ChatRoom::Spectators, say: Say::Phrase(Phrase::WellPlayed) }),
            Phase::Gathering if seats.is_empty() => {
                let name = self.clients[client].name.clone();
                let salt = Salt::new([client as u8; 16]);
                Some(Request::Sit { seat: None, name, salt, bot: false })
            }
            Phase::Gathering if self.clients[client].promises() => {
                let Client { ready, promised, revealing, .. } = self.clients[client];
                let salt = Salt::new([client as u8 + 1; 16]);
                match (seats.and(revealing).first(), seats.minus(promised).first(), seats.minus(ready).first()) {
                    (Some(seat), _, _) => Some(Request::Reveal { seat, salt }),
                    (None, Some(seat), _) => Some(Request::Promise { seat, promise: salt.promise() }),
                    (None, None, seat) => Some(Request::Ready { seat: seat?, ready: true, salt: None }),
                }
            }
            Phase::Gathering => {
                let seat = seats.minus(self.clients[client].ready).first()?;
                Some(Request::Ready { seat, ready: true, salt: None })
            }
            Phase::Playing => self.wish_in_play(client, seats),
            Phase::Over => None,
        }
    }

    fn wish_in_play(&mut self, client: usize, seats: Seats) -> Option<Request> {
        let any = seats.first()?;
        if self.chance(4) {
            return Some(match self.dice.below(6) {
                0 => Request::Chat { room: ChatRoom::Table, say: Say::Text("hm".to_owned()) },
                1 => Request::HandOver { seat: any, bot: true },
                2 => Request::AnswerTakeback { seat: any, agree: true },
                3 => Request::Play { seat: Seat::new(5), question: 1, action: "steal the show".to_owned() },
                _ if self.second_thoughts > 20 => return None,
                4 => {
                    self.second_thoughts += 1;
                    Request::Undo { seat: any }
                }
                _ => {
                    self.second_thoughts += 1;
                    Request::AskTakeback { seat: any }
                }
            });
        }
        if self.chance(20) {
            return Some(match self.chance(50) {
                true => Request::HandOver { seat: any, bot: false },
                false => Request::AnswerTakeback { seat: any, agree: true },
            });
        }
        let update = self.clients[client].updates.values().find(|update| !update.menu.is_empty())?.clone();
        let action = match self.chance(3) {
            true => "dance".to_owned(),
            false => self.dice.pick(&update.menu).clone(),
        };
        Some(Request::Play { seat: update.viewer.seat()?, question: update.question, action })
    }

    fn check_end(&self) {
        let entry = games::find(&self.host.setup().game).expect("the game is there");
        let record = self.host.record().expect("nobody abandoned the match");
        entry.verify(&record, None).expect("the record can be verified");
        self.check_restored();
        let mut answered = BTreeMap::new();
        for logged in &self.log {
            if let LogEntry::Played { seat, question, action, .. } = &logged.entry {
                let twice = answered.insert((*seat, *question), action);
                assert_eq!(twice, None, "question {question} of {seat} was answered twice");
            }
        }
        // A bot may have done the same before them, but done it is.
        for (seat, question, action) in &self.acknowledged {
            let kept = answered.get(&(*seat, *question)).is_some_and(|kept| *kept == action);
            assert!(kept, "{seat} was told that {action} is done, and it is not in the log");
        }
    }
}

impl Client {
    fn new(number: u8) -> Client {
        Client {
            player: Player::new(format!("secret of {number}")),
            name: format!("player {number}"),
            connection: None,
            is_welcome: false,
            heard_at: 0,
            seats: Seats::NONE,
            phase: Phase::Gathering,
            ready: Seats::NONE,
            promised: Seats::NONE,
            revealing: Seats::NONE,
            updates: BTreeMap::new(),
            chat: 0,
            pending: None,
            next_id: 1,
        }
    }

    fn take_id(&mut self) -> u64 {
        self.next_id += 1;
        self.next_id
    }

    /// Every other client promises its salt before it is ready.
    fn promises(&self) -> bool {
        self.name.ends_with(['1', '3', '5'])
    }

    fn lose_connection(&mut self) {
        self.connection = None;
        self.is_welcome = false;
    }

    fn hear(&mut self, message: Message, now: u64) {
        self.heard_at = now;
        match message {
            Message::Reply(Reply::Ok { id, seats, .. }) => {
                self.seats = seats;
                self.is_welcome = true;
                self.pending = self.pending.take().filter(|(pending, ..)| *pending != id);
            }
            Message::Reply(Reply::Error { id, fault }) => {
                assert!(!matches!(fault.code, Code::BadMessage | Code::Version | Code::NoTable), "{fault}");
                self.is_welcome &= fault.code != Code::NotAllowed;
                self.pending = self.pending.take().filter(|(pending, ..)| Some(*pending) != id);
            }
            Message::Table(state) => {
                self.phase = state.phase;
                self.ready = state.seats.iter().filter(|place| place.ready).map(|place| place.seat).collect();
                let promised = state.seats.iter().filter(|place| place.promise.is_some());
                self.promised = promised.map(|place| place.seat).collect();
                self.revealing = state.revealing;
            }
            Message::Update(update) => {
                let known = self.updates.get(&key(update.viewer)).map_or(0, |known| known.seq);
                if update.seq >= known {
                    self.updates.insert(key(update.viewer), *update);
                }
            }
            Message::Chat(line) => self.chat = self.chat.max(line.number),
            Message::Chats(backlog) => {
                let last = backlog.lines.last().map_or(0, |line| line.number);
                self.chat = self.chat.max(last);
            }
            Message::Over(_) => self.phase = Phase::Over,
        }
    }
}
