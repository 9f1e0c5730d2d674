//! The yardstick: what axum does at best with rooms of four sockets and 2 KiB to each. No game, no store.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::get;
use tokio::sync::mpsc;

const BYTES: usize = 2048;
const WAITING_MAX: usize = 64;

/// The sockets of each room.
type Rooms = Arc<Mutex<HashMap<usize, Vec<mpsc::Sender<Utf8Bytes>>>>>;

pub(crate) fn router() -> Router {
    Router::new().route("/room/{number}", get(join)).with_state(Rooms::default())
}

async fn join(State(rooms): State<Rooms>, Path(room): Path<usize>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.read_buffer_size(4096).write_buffer_size(0).on_upgrade(move |socket| talk(rooms, room, socket))
}

/// Whatever one says, all four hear 2 KiB that begin with it.
async fn talk(rooms: Rooms, room: usize, mut socket: WebSocket) {
    let (sender, mut messages) = mpsc::channel(WAITING_MAX);
    rooms.lock().unwrap_or_else(PoisonError::into_inner).entry(room).or_default().push(sender);
    loop {
        tokio::select! {
            frame = socket.recv() => {
                let Some(Ok(Message::Text(text))) = frame else { return };
                let text = Utf8Bytes::from(format!("{:BYTES$}", text.as_str()));
                let rooms = rooms.lock().unwrap_or_else(PoisonError::into_inner);
                let all = rooms.get(&room).into_iter().flatten();
                all.for_each(|other| drop(other.try_send(text.clone())));
            }
            Some(text) = messages.recv() => {
                if socket.send(Message::Text(text)).await.is_err() {
                    return;
                }
            }
        }
    }
}
