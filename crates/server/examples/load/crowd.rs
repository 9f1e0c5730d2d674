//! Many people at many tables.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use engine::{Dice, Seat, Seats};
use futures_util::{SinkExt, StreamExt};
use protocol::Request;
use serde::Deserialize;
use tokio::task::JoinSet;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Message as Frame;

use crate::figures::Tally;
use crate::line::{self, Socket};
use crate::{Failure, line::send};

const SEATS: u8 = 4;

/// What people do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pastime {
    /// They talk in rooms of the yardstick.
    Talk,
    /// They play.
    Play,
}

/// Many people at many tables, who begin the next match when one is over.
pub(crate) struct Crowd {
    pub(crate) tally: Arc<Tally>,
    tables: JoinSet<()>,
}

impl Crowd {
    /// Brings so many matches into play, each with so long a pause between two moves. If there are several nodes, the
    /// people of a match are at all of them.
    pub(crate) async fn gather(
        nodes: &[SocketAddr],
        pastime: Pastime,
        matches: usize,
        pause: Option<Duration>,
    ) -> Result<Crowd, Failure> {
        let (tally, begun) = (Arc::new(Tally::default()), Arc::new(AtomicU32::new(0)));
        let mut tables = JoinSet::new();
        for number in 0..matches {
            let (tally, begun, nodes) = (tally.clone(), begun.clone(), nodes.to_vec());
            tables.spawn(async move {
                let ended = match pastime {
                    Pastime::Talk => talk(nodes[0], number, &tally, &begun).await,
                    Pastime::Play => play(&nodes, number, pause, (&tally, &begun)).await,
                };
                tally.fail(format!(
                    "a table broke: {}",
                    ended.map_or_else(|fault| fault.to_string(), |()| "end".into())
                ));
            });
        }
        while begun.load(Ordering::Relaxed) < matches as u32 * u32::from(SEATS) {
            tally.check()?;
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(Crowd { tally, tables })
    }

    /// Everybody hangs up.
    pub(crate) fn leave(mut self) {
        self.tables.abort_all();
    }
}

/// So many sockets that do nothing.
pub(crate) async fn idle(address: SocketAddr, count: usize) -> Result<Vec<Socket>, Failure> {
    let cookie = line::guest(address).await?;
    let mut sockets = Vec::with_capacity(count);
    for _ in 0..count {
        sockets.push(line::connect(address, "/ws", &cookie).await?);
    }
    // Each of them is there still, and answers.
    for socket in &mut sockets {
        socket.send(Frame::Ping(Default::default())).await?;
        socket.next().await.ok_or("a socket was closed")??;
    }
    Ok(sockets)
}

/// A room of the yardstick: one of four speaks, all hear it, the next one speaks.
async fn talk(address: SocketAddr, room: usize, tally: &Arc<Tally>, begun: &Arc<AtomicU32>) -> Result<(), Failure> {
    let mut sockets = Vec::new();
    for _ in 0..SEATS {
        sockets.push(line::connect(address, &format!("/room/{room}"), "").await?);
    }
    let mut seats = JoinSet::new();
    for (index, mut socket) in sockets.into_iter().enumerate() {
        let (tally, begun) = (tally.clone(), begun.clone());
        seats.spawn(async move {
            if index == 0 {
                speak(&mut socket, 0).await?;
            }
            begun.fetch_add(1, Ordering::Relaxed);
            while let Some(frame) = socket.next().await {
                let Frame::Text(text) = frame? else { continue };
                tally.heard(text.len());
                let number: u64 = text.split_whitespace().nth(1).ok_or("no number")?.parse()?;
                if (number + 1) % u64::from(SEATS) == index as u64 {
                    tally.moves.fetch_add(1, Ordering::Relaxed);
                    speak(&mut socket, number + 1).await?;
                }
            }
            Err::<(), Failure>("the socket was closed".into())
        });
    }
    seats.join_next().await.ok_or("nobody came")??
}

/// As long as the request of a move.
async fn speak(socket: &mut Socket, number: u64) -> Result<(), Failure> {
    Ok(socket.send(Frame::text(format!("say {number:<70}"))).await?)
}

/// What the people at one table share.
struct Shared {
    /// When each seat began to wait for an update that somebody else causes.
    waits: Mutex<[Option<Instant>; SEATS as usize]>,
    pause: Option<Duration>,
    next_move_at: Mutex<Instant>,
}

/// A table: match after match.
async fn play(
    nodes: &[SocketAddr],
    number: usize,
    pause: Option<Duration>,
    (tally, begun): (&Arc<Tally>, &Arc<AtomicU32>),
) -> Result<(), Failure> {
    let mut cookies = Vec::new();
    for _ in 0..SEATS {
        cookies.push(line::guest(nodes[number % nodes.len()]).await?);
    }
    for turn in 0.. {
        let game = games::GAMES[(number + turn) % games::GAMES.len()].about().name;
        let table = line::open(nodes[number % nodes.len()], &cookies[0], game, SEATS).await?;
        let next_move_at = Mutex::new(Instant::now());
        let shared = Arc::new(Shared { waits: Mutex::default(), pause, next_move_at });
        let mut seats = JoinSet::new();
        for (index, cookie) in (0..SEATS).zip(&cookies) {
            let node = nodes[(number + usize::from(index)) % nodes.len()];
            let mut socket = line::connect(node, "/ws", cookie).await?;
            let seat = Seat::new(index);
            send(&mut socket, 1, line::hello(&table)).await?;
            let sit = Request::Sit {
                seat: Some(seat),
                name: format!("player {index}"),
                salt: Default::default(),
                bot: false,
            };
            send(&mut socket, 2, sit).await?;
            send(&mut socket, 3, Request::Ready { seat, ready: true, salt: None }).await?;
            let dice = Dice::seeded((number * 1000 + turn * 10) as u64 + u64::from(index));
            let person = Person { seat, socket, dice, shared: shared.clone(), tally: tally.clone(), answered: 0 };
            let begun = (turn == 0).then(|| begun.clone());
            seats.spawn(person.play(begun));
        }
        while let Some(seat) = seats.join_next().await {
            seat??;
        }
        tally.matches.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}

/// One person at a table.
struct Person {
    seat: Seat,
    socket: Socket,
    dice: Dice,
    shared: Arc<Shared>,
    tally: Arc<Tally>,
    answered: u32,
}

/// As much of an update as a generator needs; reading more would only cost its own time.
#[derive(Deserialize)]
struct Brief {
    deciders: Seats,
    question: u32,
    menu: Vec<String>,
}

#[derive(Deserialize)]
struct Wrapped {
    update: Brief,
}

impl Person {
    /// Plays any choice until the match is over.
    async fn play(mut self, begun: Option<Arc<AtomicU32>>) -> Result<(), Failure> {
        let (mut begun, mut id) = (begun, 3);
        let mut planned: Option<(Instant, Brief)> = None;
        loop {
            let due = planned.as_ref().map_or_else(Instant::now, |(at, _)| *at);
            tokio::select! {
                biased;
                () = tokio::time::sleep_until(due), if planned.is_some() => {
                    if let Some((_, brief)) = planned.take() {
                        id += 1;
                        self.act(id, brief).await?;
                    }
                }
                frame = self.socket.next() => {
                    let Frame::Text(text) = frame.ok_or("the socket was closed")?? else { continue };
                    self.tally.heard(text.len());
                    if text.starts_with(r#"{"over""#) {
                        return Ok(());
                    }
                    // Somebody else's answer may have come first, and then an update brings the next question.
                    let is_late = text.contains(r#""code":"stale""#);
                    if text.starts_with(r#"{"reply":{"error""#) && !is_late {
                        return Err(text.as_str().into());
                    }
                    if text.starts_with(r#"{"update""#) {
                        if let Some(begun) = begun.take() {
                            begun.fetch_add(1, Ordering::Relaxed);
                        }
                        planned = self.plan(serde_json::from_str::<Wrapped>(&text)?.update).or(planned);
                    }
                }
            }
        }
    }

    /// When to answer, if there is something to answer.
    fn plan(&mut self, brief: Brief) -> Option<(Instant, Brief)> {
        let now = Instant::now();
        let waited = self.shared.waits.lock().unwrap_or_else(PoisonError::into_inner)[self.seat.index()].take();
        waited.into_iter().for_each(|since| self.tally.delay(now - since));
        if brief.menu.is_empty() || brief.question <= self.answered {
            return None;
        }
        self.answered = brief.question;
        let Some(pause) = self.shared.pause else { return Some((now, brief)) };
        let mut next = self.shared.next_move_at.lock().unwrap_or_else(PoisonError::into_inner);
        let at = now.max(*next);
        *next = at + pause;
        Some((at, brief))
    }

    async fn act(&mut self, id: u64, brief: Brief) -> Result<(), Failure> {
        let action = self.dice.pick(&brief.menu).clone();
        // Only where nobody else decides is it certain whose action the others' next update tells of.
        if brief.deciders == Seats::only(self.seat) {
            let mut waits = self.shared.waits.lock().unwrap_or_else(PoisonError::into_inner);
            *waits = std::array::from_fn(|index| (index != self.seat.index()).then(Instant::now));
        }
        send(&mut self.socket, id, Request::Play { seat: self.seat, question: brief.question, action }).await?;
        self.tally.moves.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }
}
