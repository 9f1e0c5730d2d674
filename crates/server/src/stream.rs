//! Streams of JSON lines, for tools: the messages of a match for a spectator.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::extract::ws::Utf8Bytes;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use futures_util::stream;
use host::Player;
use protocol::rest::TokenScope;
use protocol::{Code, Fault, Request, ResumePoint, VERSION};
use tokio::time::Instant;

use crate::connected::ConnectedEntry;
use crate::guest::Guest;
use crate::limits::ConnectionPermit;
use crate::outbox::Outbox;
use crate::rest::TableId;
use crate::table::{ClientRequest, TableCommand};
use crate::{App, Error};

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new().route("/api/tables/{id}/stream", get(stream_match))
}

/// Streams count from far above sockets, so no two connections have the same number.
static NEXT_STREAM: AtomicU64 = AtomicU64::new(1 << 60);

/// Tells the table when the stream ends, however it ends.
struct OpenStream {
    app: Arc<App>,
    table: String,
    connection: u64,
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        let (app, table, connection) = (self.app.clone(), std::mem::take(&mut self.table), self.connection);
        tokio::spawn(async move { app.tables.close(&app, &table, connection).await });
    }
}

/// The spectator's messages, each in one line, until the client hangs up or the server stops.
async fn stream_match(
    State(app): State<Arc<App>>,
    mut guest: Guest,
    permit: ConnectionPermit,
    TableId(table): TableId,
) -> Result<Response, Error> {
    guest.require(TokenScope::Watch)?;
    let state = app.tables.table_state(&app, &table).await?;
    if !state.spectators_allowed {
        return Err(Fault::new(Code::NoSpectators, "nobody may watch this table").into());
    }
    let outbox = Outbox::default();
    let entry = enter(&app, &mut guest, &outbox).await?;
    let connection = NEXT_STREAM.fetch_add(1, Ordering::Relaxed);
    let hello =
        Request::Hello { version: VERSION, table: table.clone(), seen: ResumePoint::default(), name: None, key: None };
    // The stream has a player of its own: a player who sits at the table gets only the spectator's view here.
    let player = Player::new(format!("stream {connection}"));
    let request =
        ClientRequest { connection, player, outbox: outbox.clone(), id: 0, request: hello, came_at: Instant::now() };
    app.tables.send(&app, &table, TableCommand::Request(request)).await?;
    let stream = OpenStream { app: app.clone(), table, connection };
    Ok(line_stream(&app, guest, outbox, (permit, stream, entry)))
}

/// Remembers a stream, so that it ends with the cookie or token that opened it.
pub(crate) async fn enter(app: &App, guest: &mut Guest, outbox: &Outbox) -> Result<ConnectedEntry, Error> {
    let entry = app.connected.enter(guest, outbox.clone());
    guest.stay_known(app).await;
    if guest.is_valid(app).await? { Ok(entry) } else { Err(Error::Unauthenticated) }
}

/// The messages of an outbox, line by line, until the guest's cookie or token ends. `kept` is dropped when the stream ends.
pub(crate) fn line_stream(app: &Arc<App>, guest: Guest, outbox: Outbox, kept: impl Send + 'static) -> Response {
    let every = Duration::from_millis(app.config.check_ms);
    let state = (app.clone(), guest, outbox, kept, Instant::now() + every);
    let lines = stream::unfold(state, move |(app, mut guest, outbox, kept, mut check_at)| async move {
        let mut stopping = app.stopping.clone();
        let texts = tokio::select! {
            biased;
            () = crate::app::stopped(&mut stopping) => return None,
            // A stream that never falls silent is checked as well.
            () = tokio::time::sleep_until(check_at) => {
                if !guest.may_stay(&app).await {
                    return None;
                }
                check_at = Instant::now() + every;
                // An empty line shows both ends that the other one is still there.
                vec![Utf8Bytes::default()]
            }
            texts = outbox.take() => texts.ok()?,
        };
        let lines: String = texts.iter().flat_map(|text| [text.as_str(), "\n"]).collect();
        Some((Ok::<Bytes, std::convert::Infallible>(lines.into()), (app, guest, outbox, kept, check_at)))
    });
    ([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)).into_response()
}
