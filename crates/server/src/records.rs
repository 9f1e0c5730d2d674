//! REST: records, replays, and forks of finished matches.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use bots::Level;
use engine::{Record, Seat, Seats, Viewer};
use host::{SeatReservation, TableSetup};
use protocol::rest::{ForkTable, RecordFormat, RecordQuery, ReplayMoment, ReplayQuery, TableOpened, TokenScope};
use protocol::{Code, Fault, Phase, RawJson};

use crate::guest::{self, Guest};
use crate::rest::{JsonBody, TableId, UrlQuery};
use crate::store::TableRow;
use crate::tables::new_id;
use crate::{App, Error};

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/tables/{id}/record", get(show_record))
        .route("/api/tables/{id}/replay", get(replay))
        .route("/api/tables/{id}/fork", post(fork))
}

/// The record of a finished match, if the guest may see it, and the guest's own seats.
pub(crate) async fn finished_match(app: &Arc<App>, id: &str, guest: Option<Guest>) -> Result<(Record, Seats), Error> {
    let finished = app.tables.finished_match(app, id, guest.map(|guest| guest.player)).await?;
    finished.ok_or_else(|| Fault::new(Code::WrongPhase, "the match has not been played to its end").into())
}

/// The record of a finished match, if the guest may see it.
async fn finished_record(app: &Arc<App>, id: &str, guest: Option<Guest>) -> Result<Record, Error> {
    Ok(finished_match(app, id, guest).await?.0)
}

/// Who asks, if their cookie or token may see what they may see.
async fn find_viewer(app: &App, headers: &HeaderMap) -> Result<Option<Guest>, Error> {
    Ok(guest::find_guest(app, headers).await?.filter(Guest::may_watch))
}

async fn show_record(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    TableId(id): TableId,
    UrlQuery(query): UrlQuery<RecordQuery>,
) -> Result<Response, Error> {
    let record = finished_record(&app, &id, find_viewer(&app, &headers).await?).await?;
    let format = query.format.as_deref().map_or(Ok(RecordFormat::Text), str::parse).map_err(Error::bad_request)?;
    Ok(match format {
        RecordFormat::Text => record.to_string().into_response(),
        RecordFormat::Jsonl => ([(header::CONTENT_TYPE, "application/x-ndjson")], record.to_jsonl()).into_response(),
    })
}

/// A finished match at some moment, through anybody's eyes.
async fn replay(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    TableId(id): TableId,
    UrlQuery(query): UrlQuery<ReplayQuery>,
) -> Result<Json<ReplayMoment>, Error> {
    let record = finished_record(&app, &id, find_viewer(&app, &headers).await?).await?;
    let of = record.standing().len();
    let at = query.at.unwrap_or(of).min(of);
    let record = record.prefix(at);
    let seats = record.chairs.len() as u8;
    if query.seat.is_some_and(|seat| seat.number() >= seats) {
        return Err(Fault::new(Code::NoSeat, "there was no such seat").into());
    }
    // Playing a match again takes milliseconds, too long for the async threads.
    let replayed = tokio::task::spawn_blocking(move || {
        let entry = games::find(&record.game).ok_or("the game is gone")?;
        let seed = record.seed.ok_or("the record shows no seed")?;
        let table = entry.resume(&record, seed, None).map_err(|fault| fault.to_string())?;
        let view = |viewer| RawJson::written(table.view(viewer).to_json());
        let revealed = (0..seats).filter(|_| query.all).map(|seat| view(Viewer::Seat(Seat::new(seat)))).collect();
        Ok::<_, String>(ReplayMoment {
            at,
            of,
            view: view(query.seat.map_or(Viewer::Spectator, Viewer::Seat)),
            seats: revealed,
        })
    });
    let replayed = replayed.await.map_err(|fault| Error::Internal(fault.to_string()))?;
    Ok(Json(replayed.map_err(Error::Internal)?))
}

async fn fork(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    (guest, TableId(id)): (Guest, TableId),
    JsonBody(wish): JsonBody<ForkTable>,
) -> Result<(StatusCode, Json<TableOpened>), Error> {
    guest.require(TokenScope::Play)?;
    app.limits.count_table(app.address(peer, &headers))?;
    let record = finished_record(&app, &id, Some(guest.clone())).await?;
    let table = new_id();
    let level = wish.level.unwrap_or(Level::Normal);
    let forked = tokio::task::spawn_blocking({
        let (table, record) = (table.clone(), record.clone());
        move || TableSetup::fork(table, &record, wish.at, None)
    });
    let forked = forked.await.map_err(|fault| Error::Internal(fault.to_string()))?;
    let (mut setup, seed) = forked.map_err(|fault| Error::bad_request(fault.to_string()))?;
    let chair =
        record.chairs.get(wish.seat.index()).ok_or_else(|| Fault::new(Code::NoSeat, "there was no such seat"))?;
    let name = if guest.name.is_empty() { chair.name.clone() } else { guest.name.clone() };
    let own = SeatReservation::Person { player: guest.player.clone(), name, bot: false };
    setup.level = level;
    // Whoever could not watch the match must not see its beginning at another table.
    setup.spectators = app.tables.table_state(&app, &id).await?.spectators_allowed;
    setup.opener = Some(guest.player.clone());
    setup.grace_ms = Some(app.config.grace_ms);
    setup.seats = vec![SeatReservation::Bot(level); record.chairs.len()];
    setup.seats[wish.seat.index()] = own;
    let row = TableRow {
        id: table.clone(),
        game: record.game.clone(),
        creator: guest.player.id().to_owned(),
        // The key is thrown away: every seat is taken from the beginning.
        key_hash: guest::hash(&guest::new_secret()).to_string(),
        is_open: false,
        is_timed: false,
        phase: Phase::Gathering,
        created_at: app.now() as i64,
        about: String::new(),
    };
    let state = app.tables.open(&app, row, (setup, seed)).await?;
    Ok((StatusCode::CREATED, Json(TableOpened { table, key: None, state })))
}
