//! The WebSocket: one for each page, one task for each socket.

use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use futures_util::SinkExt;
use protocol::rest::TokenScope;
use protocol::{Code, Envelope, Fault, MESSAGE_BYTES_MAX, Message, Reply, Request};
use tokio::time::Instant;

use crate::App;
use crate::app::stopped;
use crate::guest::{self, Guest};
use crate::limits::{Admission, Bucket};
use crate::outbox::Outbox;
use crate::table::{Ask, Command};

/// What a socket may read beyond the longest message before it is closed; the rest is refused with a clear fault.
const FRAME_BYTES_MAX: usize = 4 * MESSAGE_BYTES_MAX;
/// A small buffer, since messages of clients are small and sockets are many: an action with its wrapping is about 90 bytes.
const READ_BUFFER: usize = 256;
/// What waits for a socket goes out together, in pieces of this size. A socket keeps room for the largest piece it sent.
const WRITE_BUFFER: usize = 2 * 1024;
/// How often a quiet socket is asked whether it is still there, and how long it may be quiet.
const PING: Duration = Duration::from_secs(25);
const QUIET_MAX: Duration = Duration::from_secs(80);
/// A socket that sends too fast is not served for so long after each refusal; the rest waits at its own end.
const PAUSE: Duration = Duration::from_millis(250);

static NEXT_CONNECTION: AtomicU64 = AtomicU64::new(1);

/// Opens a socket for a guest of ours from a page of ours.
pub(crate) async fn upgrade(
    State(app): State<Arc<App>>,
    guest: Guest,
    admission: Admission,
    upgrade: WebSocketUpgrade,
) -> Response {
    let upgrade = upgrade
        .max_message_size(FRAME_BYTES_MAX)
        .max_frame_size(FRAME_BYTES_MAX)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER);
    upgrade.on_upgrade(move |socket| Session::run(app, guest, socket, admission))
}

/// What a socket is connected to.
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
    bucket: Bucket,
}

/// Sends all of these in as few pieces as possible.
async fn tell(socket: &mut WebSocket, texts: Vec<Utf8Bytes>) -> Result<(), axum::Error> {
    for text in texts {
        socket.feed(Frame::Text(text)).await?;
    }
    socket.flush().await
}

/// Whether a socket goes on.
enum Next {
    Go,
    Close(u16, &'static str),
}

/// How a socket is closed when the server stops.
const RESTART: Next = Next::Close(close_code::RESTART, "the server restarts; come back in a moment");

impl Session {
    /// Lives until either side closes the socket. What every socket keeps while it is quiet is counted in bytes here, since
    /// quiet sockets are many: nothing is moved into the future twice, and what is rarely done is done in a box.
    fn run(app: Arc<App>, guest: Guest, mut socket: WebSocket, admission: Admission) -> impl Future<Output = ()> {
        app.metrics.sockets.add();
        let per_second = app.config.messages_per_second_max;
        let mut session = Session {
            connection: NEXT_CONNECTION.fetch_add(1, Ordering::Relaxed),
            guest,
            joined: None,
            outbox: Outbox::default(),
            bucket: Bucket::new(per_second * 3, f64::from(per_second)),
            app,
        };
        async move {
            if let Next::Close(code, reason) = session.talk(&mut socket).await {
                let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
                let close = Box::pin(socket.send(Frame::Close(Some(frame))));
                drop(tokio::time::timeout(Duration::from_secs(2), close).await);
            }
            Box::pin(session.part()).await;
            session.app.metrics.sockets.more(-1);
            drop(admission);
        }
    }

    async fn talk(&mut self, socket: &mut WebSocket) -> Next {
        let outbox = self.outbox.clone();
        let mut stopping = self.app.stopping.clone();
        let mut stop = pin!(stopped(&mut stopping));
        let mut heard_at = Instant::now();
        let mut ping = tokio::time::interval_at(heard_at + PING, PING);
        loop {
            let next = tokio::select! {
                frame = socket.recv() => {
                    heard_at = Instant::now();
                    match frame {
                        Some(Ok(frame)) => Box::pin(self.hear(frame)).await,
                        Some(Err(_)) => Next::Close(close_code::SIZE, "this frame cannot be read"),
                        None => return Next::Go,
                    }
                }
                texts = outbox.take() => {
                    let Some(texts) = texts else { return self.give_up() };
                    tokio::select! {
                        biased;
                        told = tell(socket, texts) => match told {
                            Ok(()) => Next::Go,
                            Err(_) => return Next::Go,
                        },
                        // Whoever does not read at all is not waited for.
                        () = outbox.lost() => return self.give_up(),
                        () = &mut stop => return RESTART,
                    }
                }
                _ = ping.tick() => match heard_at.elapsed() > QUIET_MAX {
                    true => Next::Close(close_code::AWAY, "nothing was heard for too long"),
                    false if socket.send(Frame::Ping(Default::default())).await.is_err() => return Next::Go,
                    false => Next::Go,
                },
                () = &mut stop => RESTART,
            };
            if matches!(next, Next::Close(..)) {
                return next;
            }
        }
    }

    fn give_up(&self) -> Next {
        self.app.metrics.slow_sockets.add();
        Next::Close(close_code::AGAIN, "come back and resume")
    }

    async fn hear(&mut self, frame: Frame) -> Next {
        let text = match frame {
            Frame::Text(text) => text,
            Frame::Binary(_) => {
                self.refuse(None, Fault::new(Code::BadMessage, "expected JSON as text, not bytes"));
                return Next::Go;
            }
            Frame::Ping(_) | Frame::Pong(_) => return Next::Go,
            Frame::Close(_) => return Next::Close(close_code::NORMAL, ""),
        };
        self.app.metrics.messages_in.add();
        if !self.bucket.take() {
            let most = self.app.config.messages_per_second_max;
            let fault = Fault::new(Code::TooFast, format!("at most {most} messages a second"));
            self.refuse(Envelope::read_id(&text), fault);
            tokio::time::sleep(PAUSE).await;
            return Next::Go;
        }
        match Envelope::read(&text) {
            Ok(Envelope { id, request }) => {
                if let Err(fault) = self.ask(id, request).await {
                    self.refuse(Some(id), fault);
                }
            }
            Err(fault) => self.refuse(Envelope::read_id(&text), fault),
        }
        Next::Go
    }

    fn refuse(&self, id: Option<u64>, fault: Fault) {
        self.app.metrics.refused.add();
        self.outbox.send(Message::Reply(Reply::Error { id, fault }).into_json().into());
    }

    async fn ask(&mut self, id: u64, mut request: Request) -> Result<(), Fault> {
        if let Request::Hello { table, key, name, .. } = &mut request {
            let table = table.clone();
            let may_sit = self.may_sit(&table, key.take()).await?;
            if self.joined.as_ref().is_some_and(|joined| joined.table != table) {
                self.part().await;
            }
            if name.is_none() && !self.guest.name.is_empty() {
                *name = Some(self.guest.name.clone());
            }
            self.joined = Some(Joined { table, may_sit });
        }
        let Some(joined) = &self.joined else {
            return Err(Fault::new(Code::NotAllowed, "say hello to a table first"));
        };
        match &request {
            Request::Hello { .. } | Request::Leave | Request::Ping => {}
            Request::Sit { .. } if !joined.may_sit => {
                return Err(Fault::new(Code::NotAllowed, "this link is to watch; ask for the link to sit"));
            }
            _ if !self.guest.may(TokenScope::Play) => {
                return Err(Fault::new(Code::NotAllowed, "this token may not play"));
            }
            _ => {}
        }
        let ask = Ask {
            connection: self.connection,
            player: self.guest.player.clone(),
            outbox: self.outbox.clone(),
            id,
            request,
        };
        self.app.tables.send(&self.app, &joined.table, Command::Ask(ask)).await
    }

    /// Whoever has the key may sit, and whoever opened the table.
    async fn may_sit(&self, table: &str, key: Option<String>) -> Result<bool, Fault> {
        let row = self.app.store.table(table).await.map_err(|fault| {
            tracing::error!(table, %fault, "a table cannot be found");
            Fault::new(Code::Unavailable, "the table cannot be reached now; try again")
        })?;
        let row = row.ok_or_else(|| Fault::new(Code::NoTable, "there is no such table"))?;
        let has_key = || key.is_some_and(|key| guest::fits(&key, &row.key_hash));
        Ok(row.key_hash.is_empty() || row.creator == self.guest.player.id() || has_key())
    }

    async fn part(&mut self) {
        if let Some(joined) = self.joined.take() {
            self.app.tables.send_if_live(&joined.table, Command::Close(self.connection)).await;
        }
    }
}
