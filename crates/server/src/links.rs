//! Links: connections of one node at tables that another node owns.
//!
//! The owner makes all views, so there is one place that decides what a viewer may see. The node with the socket sends
//! requests to the owner and passes messages on, without reading them.
//!
//! Letters from one node to another are numbered. A gap means that something was lost: then every link between the two
//! ends, and its client is told to come back and resume, which gives it exactly what it missed from the table's log.
//! Nothing is ever repaired here, so nothing can be doubled here.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use engine::Hash256;
use host::Player;
use protocol::{Envelope, Message, Reply, Request};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::App;
use crate::app::stopped;
use crate::nodes::{Cluster, Letter};
use crate::outbox::{Burst, Closing, Outbox};
use crate::table::{ClientRequest, TableCommand};

/// How often nodes tell each other that they are there, and after which silence links end.
const PULSE: Duration = Duration::from_millis(500);
const SILENCE_MAX: Duration = Duration::from_millis(2500);
/// After which pause a greeting is sent to the next owner.
const GREETED_AGAIN_AFTER: Duration = Duration::from_millis(50);
/// How many requests of a link may wait for its table.
const ASKS_MAX: usize = 64;
/// How many tables are taken over at a time, so that all nodes share those of a node that died.
const ADOPTED_AT_ONCE: i64 = 20;

/// Connections of other nodes count from far above streams, so no two connections have the same number.
static NEXT_LINK: AtomicU64 = AtomicU64::new(1 << 61);
/// Counts the greetings of this node.
static NEXT_GREETING: AtomicU64 = AtomicU64::new(1);

/// A link, by its connection and the greeting that made it. A connection that is greeted again gets another link: letters
/// of the first one may still be on their way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct LinkId {
    connection: u64,
    greeting: u64,
}

/// What nodes tell each other.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Note {
    /// A connection of the sender asks a table of the receiver.
    Ask { link: LinkId, table: String, player: Player, envelope: Box<Envelope> },
    /// A connection of the sender is gone, or has gone to another table.
    Close { link: LinkId },
    /// Messages for a connection of the receiver.
    Tell { link: LinkId, texts: Vec<String> },
    /// A connection of the receiver must come back.
    End { link: LinkId },
    /// Something was lost on the way to the sender: every link between the two ends.
    Reset,
    /// The sender is there.
    Pulse,
    /// A table begins to wait for a player.
    Turn { player: Player, notice: String },
    /// A cookie or token of a player has ended, or all cookies.
    Revoked { player: String, secret: Option<Hash256> },
    /// The next match of a table is played at another one.
    Next { table: String, next: String },
}

/// A note with its number, which counts the notes from one node to another.
#[derive(Debug, Serialize, Deserialize)]
struct Numbered {
    number: u64,
    note: Note,
}

/// Another node.
struct Peer {
    sent: u64,
    received: u64,
    heard_at: Instant,
}

/// A connection of this node at a table of another one.
struct Outgoing {
    link: LinkId,
    node: String,
    table: String,
    outbox: Outbox,
    burst: Burst,
    /// The greeting, as long as nothing was answered and nothing else was asked: it is sent elsewhere if the owner dies.
    greeting: Option<ClientRequest>,
}

/// A connection of another node at a table of this one. Dropping it ends its task.
struct Incoming {
    asks: mpsc::Sender<ClientRequest>,
    number: u64,
    outbox: Outbox,
}

#[derive(Default)]
struct State {
    /// The name of this node in all that is here.
    name: String,
    peers: HashMap<String, Peer>,
    outgoing: HashMap<u64, Outgoing>,
    incoming: HashMap<(String, LinkId), Incoming>,
}

/// All links of a node.
#[derive(Clone)]
pub(crate) struct Links {
    cluster: Arc<dyn Cluster>,
    state: Arc<Mutex<State>>,
}

impl State {
    fn peer(&mut self, name: &str) -> &mut Peer {
        self.peers.entry(name.to_owned()).or_insert_with(|| Peer { sent: 0, received: 0, heard_at: Instant::now() })
    }

    /// The connection of this node whose link with another one is meant, unless it has ended or was greeted again.
    fn outgoing(&mut self, from: &str, link: LinkId) -> Option<&mut Outgoing> {
        self.outgoing.get_mut(&link.connection).filter(|outgoing| outgoing.node == from && outgoing.link == link)
    }

    /// Ends every link with a node. Gives the greetings that were not answered.
    fn end_links(&mut self, node: &str) -> Vec<ClientRequest> {
        self.incoming.retain(|(other, _), _| other != node);
        let mut greetings = Vec::new();
        self.outgoing.retain(|_, link| {
            if link.node != node {
                return true;
            }
            match link.greeting.take() {
                Some(greeting) => greetings.push(greeting),
                None => link.outbox.close(Closing::TableDropped),
            }
            false
        });
        greetings
    }
}

impl Links {
    pub(crate) fn new(cluster: Arc<dyn Cluster>) -> Links {
        let state = State { name: cluster.name().unwrap_or_default(), ..State::default() };
        Links { cluster, state: Arc::new(Mutex::new(state)) }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Numbers a note and sends it. The lock keeps the order.
    fn send(&self, state: &mut State, to: &str, note: Note) {
        let peer = state.peer(to);
        peer.sent += 1;
        let numbered = Numbered { number: peer.sent, note };
        let from = &state.name;
        self.cluster.send(from, to, serde_json::to_string(&numbered).expect("a note is JSON"));
    }

    /// Sends a note to every other node.
    fn send_to_all(&self, note: impl Fn() -> Note) {
        let peers = self.cluster.peers();
        let mut state = self.lock();
        peers.iter().for_each(|peer| self.send(&mut state, peer, note()));
    }

    /// Links a connection that says hello with the node that owns the table.
    pub(crate) fn greet(&self, node: &str, table: &str, request: ClientRequest) {
        let mut state = self.lock();
        let connection = request.connection;
        let envelope = Box::new(Envelope { id: request.id, request: request.request.clone() });
        let (player, outbox) = (request.player.clone(), request.outbox.clone());
        let link = LinkId { connection, greeting: NEXT_GREETING.fetch_add(1, Ordering::Relaxed) };
        let outgoing = Outgoing {
            link,
            node: node.to_owned(),
            table: table.to_owned(),
            outbox,
            burst: Burst::default().next(),
            greeting: Some(request),
        };
        if let Some(left) = state.outgoing.insert(connection, outgoing) {
            self.send(&mut state, &left.node, Note::Close { link: left.link });
        }
        self.send(&mut state, node, Note::Ask { link, table: table.to_owned(), player, envelope });
    }

    /// Sends another request of a connection along its link; gives it back if the connection has none.
    pub(crate) fn ask_more(&self, table: &str, request: ClientRequest) -> Option<ClientRequest> {
        let mut state = self.lock();
        let connection = request.connection;
        let Some(outgoing) = state.outgoing.get_mut(&connection).filter(|outgoing| outgoing.table == table) else {
            return Some(request);
        };
        // A greeting that others follow is not sent elsewhere alone: the client must come back.
        outgoing.greeting = None;
        let (node, link) = (outgoing.node.clone(), outgoing.link);
        let envelope = Box::new(Envelope { id: request.id, request: request.request });
        let note = Note::Ask { link, table: table.to_owned(), player: request.player, envelope };
        self.send(&mut state, &node, note);
        None
    }

    /// A connection has left a table of another node, if it was at one.
    pub(crate) fn close(&self, connection: u64) {
        let mut state = self.lock();
        if let Some(left) = state.outgoing.remove(&connection) {
            self.send(&mut state, &left.node, Note::Close { link: left.link });
        }
    }

    /// Tells a player's streams of turns at other nodes that a table begins to wait.
    pub(crate) fn notify_turn(&self, player: &Player, notice: &str) {
        self.send_to_all(|| Note::Turn { player: player.clone(), notice: notice.to_owned() });
    }

    /// Closes the connections of a secret at other nodes, or those of all cookies of a player.
    pub(crate) fn revoke(&self, player: &str, secret: Option<Hash256>) {
        self.send_to_all(|| Note::Revoked { player: player.to_owned(), secret });
    }

    /// Tells the owner of a table where the next match is played.
    pub(crate) fn tell_next(&self, node: &str, table: &str, next: String) {
        let mut state = self.lock();
        self.send(&mut state, node, Note::Next { table: table.to_owned(), next });
    }

    /// Receives letters and watches over the other nodes until the server stops.
    pub(crate) async fn run(self, app: Arc<App>) {
        let mut stopping = app.stopping.clone();
        let mut stop = std::pin::pin!(stopped(&mut stopping));
        let mut tick = tokio::time::interval(PULSE);
        tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                () = &mut stop => return,
                letter = self.cluster.receive() => match letter {
                    Ok(letter) => self.receive(&app, letter),
                    Err(_) => return,
                },
                _ = tick.tick() => {
                    self.watch(&app);
                    let app = app.clone();
                    tokio::spawn(async move { app.tables.adopt(&app, ADOPTED_AT_ONCE).await });
                }
            }
        }
    }

    /// Tells others that this node is there, and ends links with nodes that are not.
    fn watch(&self, app: &Arc<App>) {
        let name = self.cluster.name();
        let mut state = self.lock();
        if name.as_deref() != Some(&state.name) {
            // Without its lease a node neither owns a table nor can be reached, so all its clients must come back.
            let nodes: HashSet<String> = state.peers.keys().cloned().collect();
            let greetings = nodes.iter().flat_map(|node| state.end_links(node)).collect();
            self.greet_again(app, greetings);
            app.tables.check_leases();
        }
        let Some(name) = name else { return };
        if state.name != name {
            *state = State { name, ..State::default() };
        }
        let peers = self.cluster.peers();
        let is_gone = |(name, peer): (&String, &Peer)| {
            (!peers.contains(name) || peer.heard_at.elapsed() > SILENCE_MAX).then(|| name.clone())
        };
        let gone: Vec<String> = state.peers.iter().filter_map(is_gone).collect();
        for name in gone {
            let greetings = state.end_links(&name);
            self.greet_again(app, greetings);
            if !peers.contains(&name) {
                state.peers.remove(&name);
            }
        }
        peers.iter().for_each(|peer| self.send(&mut state, peer, Note::Pulse));
    }

    /// Sends greetings that nobody answered once more, to whoever owns their tables now.
    fn greet_again(&self, app: &Arc<App>, greetings: Vec<ClientRequest>) {
        for request in greetings {
            let Request::Hello { table, .. } = &request.request else { continue };
            let (app, table, outbox) = (app.clone(), table.clone(), request.outbox.clone());
            tokio::spawn(async move {
                // Whoever owned the table a moment ago may need a moment to give it up.
                tokio::time::sleep(GREETED_AGAIN_AFTER).await;
                if app.tables.send(&app, &table, TableCommand::Request(request)).await.is_err() {
                    outbox.close(Closing::TableDropped);
                }
            });
        }
    }

    fn receive(&self, app: &Arc<App>, Letter { from, text }: Letter) {
        let Ok(Numbered { number, note }) = serde_json::from_str::<Numbered>(&text) else {
            tracing::warn!(from, "a letter of another node cannot be read; do all nodes have the same version?");
            return;
        };
        let mut state = self.lock();
        let peer = state.peer(&from);
        if number <= peer.received {
            return;
        }
        let is_lost = number != peer.received + 1;
        (peer.received, peer.heard_at) = (number, Instant::now());
        if is_lost {
            app.metrics.letters_lost.increment();
            let greetings = state.end_links(&from);
            self.greet_again(app, greetings);
            app.turns.close_all();
            self.send(&mut state, &from, Note::Reset);
        }
        self.handle(app, &mut state, from, note);
    }

    fn handle(&self, app: &Arc<App>, state: &mut State, from: String, note: Note) {
        match note {
            Note::Pulse => {}
            Note::Reset => {
                let greetings = state.end_links(&from);
                self.greet_again(app, greetings);
            }
            Note::Tell { link, texts } => {
                let Some(outgoing) = state.outgoing(&from, link) else { return };
                outgoing.greeting = None;
                outgoing.burst = outgoing.burst.next();
                texts.into_iter().for_each(|text| _ = outgoing.outbox.send_in(outgoing.burst, text.into()));
            }
            Note::End { link } => {
                if state.outgoing(&from, link).is_some()
                    && let Some(ended) = state.outgoing.remove(&link.connection)
                {
                    match ended.greeting {
                        Some(greeting) => self.greet_again(app, vec![greeting]),
                        None => ended.outbox.close(Closing::TableDropped),
                    }
                }
            }
            Note::Close { link } => drop(state.incoming.remove(&(from, link))),
            Note::Ask { link, table, player, envelope } => {
                self.take_ask(app, state, (from, link), table, player, *envelope);
            }
            Note::Turn { player, notice } => app.turns.send(&player, &notice),
            Note::Revoked { player, secret: Some(secret) } => app.connected.close_secret(&player, &secret),
            Note::Revoked { player, secret: None } => app.connected.close_cookies(&player),
            Note::Next { table, next } => {
                let app = app.clone();
                tokio::spawn(async move { app.tables.send_here(&app, &table, TableCommand::Next(next)).await });
            }
        }
    }

    /// Gives a request to its link, which is made by a greeting.
    fn take_ask(
        &self,
        app: &Arc<App>,
        state: &mut State,
        link: (String, LinkId),
        table: String,
        player: Player,
        Envelope { id, request }: Envelope,
    ) {
        if matches!(request, Request::Hello { .. }) {
            let (asks, waiting) = mpsc::channel(ASKS_MAX);
            let (number, outbox) = (NEXT_LINK.fetch_add(1, Ordering::Relaxed), Outbox::default());
            tokio::spawn(serve_link(self.clone(), app.clone(), link.clone(), (table, number), waiting, outbox.clone()));
            state.incoming.insert(link.clone(), Incoming { asks, number, outbox });
        }
        let taken = state.incoming.get(&link).is_some_and(|incoming| {
            let (connection, outbox) = (incoming.number, incoming.outbox.clone());
            incoming
                .asks
                .try_send(ClientRequest { connection, player, outbox, id, request, came_at: Instant::now() })
                .is_ok()
        });
        if !taken {
            state.incoming.remove(&link);
            self.send(state, &link.0, Note::End { link: link.1 });
        }
    }
}

/// Serves a link until one of its ends is gone: requests to the table, in their order, and messages back.
async fn serve_link(
    links: Links,
    app: Arc<App>,
    link: (String, LinkId),
    (table, number): (String, u64),
    mut asks: mpsc::Receiver<ClientRequest>,
    outbox: Outbox,
) {
    let mut stopping = app.stopping.clone();
    let mut stop = std::pin::pin!(stopped(&mut stopping));
    loop {
        tokio::select! {
            request = asks.recv() => {
                let Some(request) = request else { break };
                let id = request.id;
                match app.tables.send_here(&app, &table, TableCommand::Request(request)).await {
                    Ok(true) => {}
                    Ok(false) => break,
                    Err(fault) => {
                        outbox.send(Message::Reply(Reply::Error { id: Some(id), fault }).into_json().into());
                    }
                }
            }
            texts = outbox.take() => {
                let Ok(texts) = texts else { break };
                let texts = texts.iter().map(|text| text.to_string()).collect();
                let mut state = links.lock();
                // A link that has ended meanwhile must not be heard of again.
                if state.incoming.get(&link).is_none_or(|incoming| incoming.number != number) {
                    break;
                }
                links.send(&mut state, &link.0, Note::Tell { link: link.1, texts });
            }
            () = &mut stop => break,
        }
    }
    app.tables.close(&app, &table, number).await;
    let mut state = links.lock();
    if state.incoming.get(&link).is_some_and(|incoming| incoming.number == number) {
        state.incoming.remove(&link);
        links.send(&mut state, &link.0, Note::End { link: link.1 });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_an_earlier_greeting_reach_no_connection() {
        let of = |greeting| LinkId { connection: 7, greeting };
        let mut state = State::default();
        let outgoing = Outgoing {
            link: of(2),
            node: "b".to_owned(),
            table: "t1".to_owned(),
            outbox: Outbox::default(),
            burst: Burst::default(),
            greeting: None,
        };
        state.outgoing.insert(7, outgoing);
        assert!(state.outgoing("b", of(1)).is_none(), "the connection was greeted again since");
        assert!(state.outgoing("c", of(2)).is_none(), "another node does not own its table");
        assert!(state.outgoing("b", of(2)).is_some());
    }
}
