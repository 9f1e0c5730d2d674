//! The WebSocket: one for each page, one task for each socket.

use std::future::Future;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::SinkExt;
use host::Player;
use protocol::rest::TokenScope;
use protocol::{Code, Envelope, Fault, MESSAGE_BYTES_MAX, Message, Reply, Request};
use tokio::time::Instant;

use crate::app::stopped;
use crate::guest::{self, Guest};
use crate::limits::{Bucket, ConnectionPermit};
use crate::metrics::Limit;
use crate::outbox::{Closing, Outbox};
use crate::table::{ClientRequest, TableCommand};
use crate::{App, Error};

/// A larger frame closes the socket. Messages between this and the longest allowed one are refused with a clear fault.
const FRAME_BYTES_MAX: usize = 4 * MESSAGE_BYTES_MAX;
/// A small buffer, since messages of clients are small and sockets are many: an action with its wrapping is about 90 bytes.
const READ_BUFFER: usize = 256;
/// Waiting messages are sent together, in pieces of this size. A socket keeps room for the largest piece it sent.
const WRITE_BUFFER: usize = 2 * 1024;
/// How long a socket may be quiet.
const QUIET_MAX: Duration = Duration::from_secs(80);
/// A socket that sends too fast is not read for this long after each refusal.
const REFUSAL_PAUSE: Duration = Duration::from_millis(250);

static NEXT_CONNECTION: AtomicU64 = AtomicU64::new(1);

/// Opens a socket for a guest of ours from a page of ours.
pub(crate) async fn upgrade(
    State(app): State<Arc<App>>,
    guest: Guest,
    permit: ConnectionPermit,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let upgrade = upgrade
        .map_err(|rejection| Error::Unfit(rejection.status(), rejection.body_text()))?
        .max_message_size(FRAME_BYTES_MAX)
        .max_frame_size(FRAME_BYTES_MAX)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER);
    Ok(upgrade.on_upgrade(move |socket| Session::run(app, guest, socket, permit)))
}

/// The table that a socket has said hello to.
struct Joined {
    table: String,
    may_sit: bool,
}

/// One socket.
struct Session {
    app: Arc<App>,
    guest: Guest,
    connection: u64,
    joined: Option<Joined>,
    outbox: Outbox,
    /// Every frame takes a token, whatever is in it.
    bucket: Bucket,
    address: IpAddr,
}

/// Sends all of these in as few pieces as possible.
async fn send_all(socket: &mut WebSocket, texts: Vec<Utf8Bytes>) -> Result<(), axum::Error> {
    for text in texts {
        socket.feed(Frame::Text(text)).await?;
    }
    socket.flush().await
}

/// Whether a socket goes on.
enum Next {
    Continue,
    Close(u16, &'static str),
}

/// How a socket is closed when the server stops.
const RESTART: Next = Next::Close(close_code::RESTART, "the server restarts; come back in a moment");
/// How a socket is closed when its cookie or token is no longer valid.
const REVOKED: Next = Next::Close(close_code::POLICY, "this cookie or token is no longer valid");

impl Session {
    /// Runs until either side closes the socket. Most sockets are quiet, so every byte of this future counts: no value is
    /// moved into it twice, and rare work is done in boxed futures.
    fn run(app: Arc<App>, guest: Guest, mut socket: WebSocket, permit: ConnectionPermit) -> impl Future<Output = ()> {
        app.metrics.sockets.increment();
        let per_second = app.config.messages_per_second_max;
        let outbox = Outbox::default();
        let entry = app.connected.enter(&guest, outbox.clone());
        let mut session = Session {
            connection: NEXT_CONNECTION.fetch_add(1, Ordering::Relaxed),
            guest,
            joined: None,
            outbox,
            bucket: Bucket::new(per_second.saturating_mul(3), f64::from(per_second)),
            address: permit.address(),
            app,
        };
        async move {
            // It may have been revoked before the socket was entered.
            let is_valid = Box::pin(session.guest.is_valid(&session.app)).await;
            Box::pin(session.guest.stay_known(&session.app)).await;
            let end = match is_valid {
                Ok(false) => REVOKED,
                Ok(true) | Err(_) => session.serve(&mut socket).await,
            };
            if let Next::Close(code, reason) = end {
                let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
                let close = Box::pin(socket.send(Frame::Close(Some(frame))));
                drop(tokio::time::timeout(Duration::from_secs(2), close).await);
            }
            Box::pin(session.leave_table()).await;
            session.app.metrics.sockets.add(-1);
            drop((permit, entry));
        }
    }

    async fn serve(&mut self, socket: &mut WebSocket) -> Next {
        let outbox = self.outbox.clone();
        let mut stopping = self.app.stopping.clone();
        let mut stop = pin!(stopped(&mut stopping));
        let mut received_at = Instant::now();
        let check = Duration::from_millis(self.app.config.check_ms);
        let mut ping = tokio::time::interval_at(received_at + check, check);
        loop {
            let next = tokio::select! {
                frame = socket.recv() => {
                    received_at = Instant::now();
                    match frame {
                        Some(Ok(frame)) => Box::pin(self.receive(frame)).await,
                        Some(Err(_)) => Next::Close(close_code::SIZE, "this frame cannot be read"),
                        None => return Next::Continue,
                    }
                }
                texts = outbox.take() => {
                    let texts = match texts {
                        Ok(texts) => texts,
                        Err(why) => return self.close(why),
                    };
                    tokio::select! {
                        biased;
                        sent = send_all(socket, texts) => match sent {
                            Ok(()) => Next::Continue,
                            Err(_) => return Next::Continue,
                        },
                        // Do not wait for a client that does not read at all.
                        why = outbox.closed() => return self.close(why),
                        () = &mut stop => return RESTART,
                    }
                }
                _ = ping.tick() => match received_at.elapsed() > QUIET_MAX {
                    true => Next::Close(close_code::AWAY, "nothing was heard for too long"),
                    false if !Box::pin(self.guest.may_stay(&self.app)).await => REVOKED,
                    false if socket.send(Frame::Ping(Default::default())).await.is_err() => return Next::Continue,
                    false => Next::Continue,
                },
                () = &mut stop => RESTART,
            };
            if matches!(next, Next::Close(..)) {
                return next;
            }
        }
    }

    fn close(&self, why: Closing) -> Next {
        match why {
            Closing::Slow => self.app.metrics.slow_sockets.increment(),
            Closing::TableDropped => {}
            Closing::Revoked => return REVOKED,
        }
        Next::Close(close_code::AGAIN, "come back and resume")
    }

    async fn receive(&mut self, frame: Frame) -> Next {
        if matches!(frame, Frame::Close(_)) {
            return Next::Close(close_code::NORMAL, "");
        }
        if !self.bucket.take() {
            self.app.metrics.limit_reached(Limit::Frames, self.address);
            let most = self.app.config.messages_per_second_max;
            // Nobody waits for a reply to a ping or a pong.
            if let Frame::Text(_) | Frame::Binary(_) = &frame {
                let id = frame.to_text().ok().and_then(Envelope::read_id);
                let fault = Fault::new(Code::TooFast, format!("at most {most} messages a second"));
                self.refuse(id, fault.after(REFUSAL_PAUSE));
            }
            tokio::time::sleep(REFUSAL_PAUSE).await;
            return Next::Continue;
        }
        let text = match frame {
            Frame::Text(text) => text,
            Frame::Binary(_) => {
                self.refuse(None, Fault::new(Code::BadMessage, "expected JSON as text, not bytes"));
                return Next::Continue;
            }
            Frame::Ping(_) | Frame::Pong(_) | Frame::Close(_) => return Next::Continue,
        };
        self.app.metrics.messages_in.increment();
        match Envelope::read(&text) {
            Ok(Envelope { id, request }) => {
                if let Err(fault) = self.forward(id, request).await {
                    self.refuse(Some(id), fault);
                }
            }
            Err(fault) => self.refuse(Envelope::read_id(&text), fault),
        }
        Next::Continue
    }

    fn refuse(&self, id: Option<u64>, fault: Fault) {
        self.app.metrics.refused.increment();
        self.outbox.send(Message::Reply(Reply::Error { id, fault }).into_json().into());
    }

    /// Who asks. A token that may only watch has a player of its own, so it sees what every spectator sees, even if its
    /// owner sits at the table.
    fn player(&self) -> Player {
        match self.guest.may(TokenScope::Play) {
            true => self.guest.player.clone(),
            false => Player::new(format!("watcher {}", self.connection)),
        }
    }

    async fn forward(&mut self, id: u64, mut request: Request) -> Result<(), Fault> {
        self.guest.permit(&request)?;
        if let Request::Hello { table, key, name, .. } = &mut request {
            let table = table.clone();
            let may_sit = self.may_sit(&table, key.take()).await?;
            if self.joined.as_ref().is_some_and(|joined| joined.table != table) {
                self.leave_table().await;
            }
            if name.is_none() && !self.guest.name.is_empty() {
                *name = Some(self.guest.name.clone());
            }
            self.joined = Some(Joined { table, may_sit });
        }
        let Some(joined) = &self.joined else {
            return Err(Fault::new(Code::NotAllowed, "say hello to a table first"));
        };
        if matches!(request, Request::Sit { .. }) && !joined.may_sit {
            let problem = "this table is closed; ask the person who opened it for the link to sit";
            return Err(Fault::new(Code::NotAllowed, problem));
        }
        let request = ClientRequest {
            connection: self.connection,
            player: self.player(),
            outbox: self.outbox.clone(),
            id,
            request,
            came_at: Instant::now(),
        };
        self.app.tables.send(&self.app, &joined.table, TableCommand::Request(request)).await
    }

    /// Everybody who found a table may sit, if it is not closed: its id is the invitation, and as hard to guess as a key.
    /// At a closed one, the player who opened it and those who have its key may.
    async fn may_sit(&self, table: &str, key: Option<String>) -> Result<bool, Fault> {
        let row = self.app.store.table(table).await.map_err(|fault| {
            tracing::error!(table, %fault, "a table cannot be found");
            Fault::new(Code::Unavailable, "the table cannot be reached now; try again")
        })?;
        let row = row.ok_or_else(|| Fault::new(Code::NoTable, "there is no such table"))?;
        let has_key = || key.is_some_and(|key| guest::matches_hash(&key, &row.key_hash));
        Ok(row.key_hash.is_empty() || row.creator == self.guest.player.id() || has_key())
    }

    async fn leave_table(&mut self) {
        if let Some(joined) = self.joined.take() {
            self.app.tables.close(&self.app, &joined.table, self.connection).await;
        }
    }
}
