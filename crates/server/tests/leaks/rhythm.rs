//! Two matches with the same public story, over real sockets and REST: in one of them somebody does and undoes hidden
//! things all the time. Everybody else is sent the same, as often, and nothing in between: nobody can tell when or how
//! often somebody acts in secret, neither by a seat nor by watching nor by asking.

use engine::{Dice, Seat, Seed, Viewer};
use protocol::Request;
use server::Config;

use crate::common::{Person, Running, Socket, folder};
use crate::{Side, hear_from, masked};

/// Who acts in secret, and who wishes to take things back.
const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const STEPS: u64 = 30;
const SEEDS: u64 = 2;

/// A match, and all that others than ana were told.
struct World {
    side: Side,
    watcher: Socket,
    stranger: Person,
    heard: Vec<String>,
    hidden: u32,
}

impl World {
    async fn told(entry: &'static dyn games::GameHandle, seed: u64, is_restless: bool) -> World {
        let folder = folder();
        let config = Config {
            seed: Some(Seed::from_number(seed)),
            messages_per_second_max: 100_000,
            requests_per_minute_max: 1_000_000,
            ..Config::default()
        };
        let server = Running::start(&folder, config).await;
        let seats = (*entry.about().seats.start()).max(2);
        let mut side = Side::open(&server, entry, seats, seed).await;
        let stranger = Person::new(server.address).await;
        let mut watcher = stranger.connect().await;
        watcher.hello(&side.names[0], None).await.expect("anybody may watch");
        side.hear().await;
        let mut world = World { side, watcher, stranger, heard: Vec::new(), hidden: 0 };
        world.keep().await;
        let mut dice = Dice::seeded(seed);
        for step in 0..STEPS {
            if world.side.mirror.deciders().is_empty() {
                break;
            }
            let is_wished = step % 5 == 4;
            if is_wished {
                world.ask(B, Request::AskTakeback { seat: B }).await;
                world.keep().await;
            }
            if is_restless {
                world.act_in_secret(&mut Dice::seeded(step)).await;
            }
            world.look().await;
            if is_wished {
                world.ask(A, Request::AnswerTakeback { seat: A, agree: false }).await;
            }
            world.play(&mut dice).await;
            world.keep().await;
        }
        server.stop().await;
        std::fs::remove_dir_all(folder).expect("the folder can be removed");
        world
    }

    /// Asks for something that may be refused; how is public.
    async fn ask(&mut self, seat: Seat, request: Request) {
        let answer = self.side.sockets[seat.index()].ask(request).await.map_err(|fault| fault.code);
        self.heard.push(format!("{answer:?}"));
    }

    /// What others than ana see.
    fn prints(&self) -> Vec<u64> {
        let seats = self.side.sockets.len() as u8;
        let others = Viewer::all(seats).filter(|viewer| *viewer != Viewer::Seat(A));
        others.map(|viewer| self.side.mirror.view(viewer).fingerprint()).collect()
    }

    /// Something that ana can do and undo, and that nobody else can see.
    fn hidden_action(&mut self) -> Option<String> {
        let deciders = self.side.mirror.deciders();
        if !deciders.contains(A) {
            return None;
        }
        let seats = self.side.sockets.len() as u8;
        for action in self.side.mirror.menu(A) {
            let (before, actions) = (self.prints(), self.side.mirror.len());
            let Ok(notices) = self.side.mirror.play(A, &action) else { continue };
            let mut others = Viewer::all(seats).filter(|viewer| *viewer != Viewer::Seat(A));
            let is_told = others.any(|viewer| notices.iter().any(|notice| notice.to.includes(viewer)));
            let is_hidden = !is_told && self.prints() == before && self.side.mirror.deciders() == deciders;
            if self.side.mirror.undo(A).is_err() {
                self.side.mirror.rewind(actions);
            } else if is_hidden {
                return Some(action);
            }
        }
        None
    }

    /// Ana does something hidden and undoes it, up to three times. Nobody else is sent anything meanwhile.
    async fn act_in_secret(&mut self, dice: &mut Dice) {
        for _ in 0..dice.below(4) {
            let Some(action) = self.hidden_action() else { return };
            let question = self.side.last[A.index()].as_ref().expect("ana is asked").question;
            for request in [Request::Play { seat: A, question, action }, Request::Undo { seat: A }] {
                self.side.sockets[A.index()].ask(request).await.expect("it can be done and undone");
                let mut told = self.side.hear().await;
                told[A.index()].clear();
                assert!(told.iter().all(Vec::is_empty), "others were told of something hidden: {told:?}");
                let seen = hear_from(&mut self.watcher, 1).await;
                assert!(seen.is_empty(), "somebody who watches was told of something hidden: {seen:?}");
            }
            self.hidden += 1;
        }
    }

    /// What anybody can ask for.
    async fn look(&mut self) {
        let table = format!("/api/tables/{}", self.side.names[0]);
        let ben = &self.side.people[B.index()];
        let answers = [
            self.stranger.get(&table).await,
            self.stranger.get("/api/tables").await,
            ben.get(&table).await,
            ben.get("/api/me/tables").await,
        ];
        for answer in answers {
            assert_eq!(answer.status, 200, "{}", answer.body);
            self.heard.push(masked(&answer.body, &self.side.names));
        }
    }

    /// The same random action in both worlds.
    async fn play(&mut self, dice: &mut Dice) {
        let deciders = self.side.mirror.deciders();
        let seat = deciders.iter().nth(dice.below(u32::from(deciders.len())) as usize).expect("somebody decides");
        let action = dice.pick(&self.side.mirror.menu(seat)).clone();
        self.side.hear_into(&mut self.heard).await;
        let told = self.side.play(seat, &action).await;
        self.heard.extend(told.into_iter().skip(1).flatten());
    }

    /// Keeps what was sent to others than ana.
    async fn keep(&mut self) {
        self.side.hear_into(&mut self.heard).await;
        let seen = hear_from(&mut self.watcher, 1).await;
        self.heard.extend(seen.iter().map(|text| masked(text, &self.side.names)));
    }
}

impl Side {
    /// Keeps what the seats but the first were sent.
    async fn hear_into(&mut self, heard: &mut Vec<String>) {
        heard.extend(self.hear().await.into_iter().skip(1).flatten());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_tell_when_or_how_often_somebody_acts_in_secret() {
    let mut hidden = 0;
    for &entry in games::GAMES {
        for seed in 0..SEEDS {
            let calm = World::told(entry, seed, false).await;
            let restless = World::told(entry, seed, true).await;
            let name = entry.about().name;
            for (place, (one, other)) in calm.heard.iter().zip(&restless.heard).enumerate() {
                assert_eq!(one, other, "{name} {seed}: {place}");
            }
            assert_eq!(calm.heard.len(), restless.heard.len(), "{name} {seed}");
            hidden += restless.hidden;
        }
    }
    assert!(hidden > 20, "ana did {hidden} things in secret");
}
