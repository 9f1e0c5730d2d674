//! Many matches at once over real sockets that break, with messages doubled, late and out of order: every match ends and
//! every record verifies. `ESCAPADE_MATCHES=1000` makes it a long run, with all games.

mod common;

use std::collections::BTreeMap;
use std::time::Duration;

use common::{Person, Running, Socket, folder};
use engine::{Dice, Record, Salt, Seat, Viewer};
use protocol::{Message, Reply, Request, ResumePoint, VERSION};
use server::Config;

/// Somebody on a bad line, who remembers what they have seen.
struct Player {
    person: Person,
    table: String,
    name: String,
    seat: Option<Seat>,
    seen: BTreeMap<u8, (Viewer, u32)>,
    dice: Dice,
    id: u64,
}

impl Player {
    async fn play(mut self) {
        loop {
            let headers = [("cookie", self.person.cookie.as_str())];
            let socket = Socket::connect(self.person.address, &headers).await;
            if let Ok(socket) = socket
                && self.talk(socket).await
            {
                return;
            }
            tokio::time::sleep(Duration::from_millis(u64::from(self.dice.below(50)))).await;
        }
    }

    async fn send(&mut self, socket: &mut Socket, request: Request) {
        self.id += 1;
        let copies = 1 + u32::from(self.dice.below(10) == 0);
        for _ in 0..copies {
            socket.send(self.id, request.clone()).await;
        }
        // An old answer, out of order.
        if self.dice.below(10) == 0
            && let Some(seat) = self.seat
        {
            let late = Request::Play { seat, question: 1, action: "bid 1".to_owned() };
            socket.send(1_000_000 + self.id, late).await;
        }
    }

    /// Plays until the match is over, which gives true, or the line breaks.
    async fn talk(&mut self, mut socket: Socket) -> bool {
        let seen = ResumePoint { updates: self.seen.values().copied().collect(), chat: 0 };
        let table = self.table.clone();
        self.send(&mut socket, Request::Hello { version: VERSION, table, seen, name: None, key: None }).await;
        let sit = Request::Sit { seat: None, name: self.name.clone(), salt: Salt::default(), bot: false };
        self.send(&mut socket, sit).await;
        let mut is_ready = false;
        while let Some(message) = socket.next().await {
            if self.dice.below(40) == 0 {
                return false;
            }
            match message {
                Message::Over(_) => return true,
                Message::Reply(Reply::Ok { seats, .. }) => {
                    self.seat = seats.first();
                    if let Some(seat) = self.seat.filter(|_| !is_ready) {
                        is_ready = true;
                        self.send(&mut socket, Request::Ready { seat, ready: true, salt: None }).await;
                    }
                }
                Message::Update(update) => {
                    let key = update.viewer.seat().map_or(9, Seat::number);
                    let last = self.seen.insert(key, (update.viewer, update.seq)).map_or(0, |(_, seq)| seq);
                    assert!(update.seq >= last, "a socket keeps the order");
                    if let (Some(seat), false) = (update.viewer.seat(), update.menu.is_empty()) {
                        let action = self.dice.pick(&update.menu).clone();
                        self.send(&mut socket, Request::Play { seat, question: update.question, action }).await;
                    }
                }
                _ => {}
            }
        }
        false
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_match_ends_over_bad_lines() {
    let wanted = std::env::var("ESCAPADE_MATCHES").ok().and_then(|text| text.parse::<u64>().ok());
    let folder = folder();
    let config = Config {
        messages_per_second_max: 100_000,
        requests_per_minute_max: 1_000_000,
        tables_per_hour_max: 1_000_000,
        sockets_per_address_max: 10_000,
        ..Config::default()
    };
    let server = Running::start(&folder, config).await;
    let names: Vec<&str> = match wanted {
        Some(_) => games::GAMES.iter().map(|entry| entry.about().name).collect(),
        None => vec!["sample"],
    };
    let mut matches = tokio::task::JoinSet::new();
    for number in 0..wanted.unwrap_or(20) {
        let name = names[number as usize % names.len()];
        matches.spawn(one_match(server.address, name, number));
        // A few dozen at a time, as people come and go.
        while matches.len() > 40 {
            matches.join_next().await.expect("a match runs").expect("a match ends well");
        }
    }
    while let Some(ended) = matches.join_next().await {
        ended.expect("a match ends well");
    }
    server.stop().await;
    std::fs::remove_dir_all(folder).expect("the folder can be removed");
}

async fn one_match(address: std::net::SocketAddr, game: &str, number: u64) {
    let entry = games::find(game).expect("the game is there");
    let (opener, seats) = (Person::new(address).await, *entry.about().seats.start());
    let (table, _) = opener.open(&format!(r#"{{"game":"{game}","seats":{seats},"open":true}}"#)).await;
    let mut players = tokio::task::JoinSet::new();
    for index in 0..seats {
        let player = Player {
            person: Person::new(address).await,
            table: table.clone(),
            name: format!("player {index}"),
            seat: None,
            seen: BTreeMap::new(),
            dice: Dice::seeded(number * 10 + u64::from(index)),
            id: 0,
        };
        players.spawn(player.play());
    }
    while let Some(player) = players.join_next().await {
        player.expect("a player does not panic");
    }
    let record: Record = opener.get(&format!("/api/tables/{table}/record")).await.body.parse().expect("a record");
    entry.verify(&record, None).expect("the record verifies");
}
