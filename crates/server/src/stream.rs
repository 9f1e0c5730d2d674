//! Streams of JSON lines, for tools: a match as a spectator is told of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::ws::Utf8Bytes;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use futures_util::stream;
use host::Player;
use protocol::rest::TokenScope;
use protocol::{Code, Fault, Request, ResumePoint, VERSION};

use crate::guest::Guest;
use crate::limits::Admission;
use crate::outbox::Outbox;
use crate::table::{Ask, Command};
use crate::{App, Error};

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new().route("/api/tables/{id}/stream", get(watch))
}

/// A stream is never quiet for longer than this.
const QUIET: Duration = Duration::from_secs(25);

/// Streams count from far above sockets, so that no two connections have the same number.
static NEXT_STREAM: AtomicU64 = AtomicU64::new(1 << 60);

/// Tells the table when the stream ends, however it ends.
struct Watching {
    app: Arc<App>,
    table: String,
    connection: u64,
}

impl Drop for Watching {
    fn drop(&mut self) {
        let (app, table, connection) = (self.app.clone(), std::mem::take(&mut self.table), self.connection);
        tokio::spawn(async move { app.tables.send_if_live(&table, Command::Close(connection)).await });
    }
}

/// The spectator's messages, each in one line, until the client hangs up or the server stops.
async fn watch(
    State(app): State<Arc<App>>,
    guest: Guest,
    admission: Admission,
    Path(table): Path<String>,
) -> Result<Response, Error> {
    guest.require(TokenScope::Watch)?;
    let state = app.tables.look(&app, &table).await?;
    if !state.spectators_allowed {
        return Err(Fault::new(Code::NoSpectators, "nobody may watch this table").into());
    }
    let outbox = Outbox::default();
    let connection = NEXT_STREAM.fetch_add(1, Ordering::Relaxed);
    let hello =
        Request::Hello { version: VERSION, table: table.clone(), seen: ResumePoint::default(), name: None, key: None };
    // A player of its own, so that whoever sits at the table still streams only what spectators see.
    let player = Player::new(format!("stream {connection}"));
    let ask = Ask { connection, player, outbox: outbox.clone(), id: 0, request: hello };
    app.tables.send(&app, &table, Command::Ask(ask)).await?;
    let watching = Watching { app: app.clone(), table, connection };
    Ok(lines(&app, outbox, (admission, watching)))
}

/// All that waits in an outbox, line by line. What is kept beside it lives as long as the stream.
pub(crate) fn lines(app: &App, outbox: Outbox, kept: impl Send + 'static) -> Response {
    let state = (app.stopping.clone(), outbox, kept);
    let lines = stream::unfold(state, |(mut stopping, outbox, kept)| async move {
        let texts = tokio::select! {
            texts = outbox.take() => texts?,
            // An empty line shows both ends that the other one is still there.
            () = tokio::time::sleep(QUIET) => vec![Utf8Bytes::default()],
            () = crate::app::stopped(&mut stopping) => return None,
        };
        let lines: String = texts.iter().flat_map(|text| [text.as_str(), "\n"]).collect();
        Some((Ok::<Bytes, std::convert::Infallible>(lines.into()), (stopping, outbox, kept)))
    });
    ([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)).into_response()
}
