//! REST: games and tables. `openapi.json` describes the whole interface; it is made from `protocol::openapi`.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, FromRequestParts, Path, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use axum::{Json, Router};
use bots::Level;
use engine::BadOptions;
use host::{SeatReservation, TableSetup};
use protocol::rest::{GameInfo, OPEN_BODY_BYTES_MAX, OpenTable, OptionInfo, RequestBody, TableOpened, TokenScope};
use protocol::{Clock, Code, Fault, Phase, TABLE_ID_BYTES_MAX, TableState};
use serde::de::DeserializeOwned;

use crate::guest::{self, Guest};
use crate::metrics::Limit;
use crate::store::TableRow;
use crate::tables::new_id;
use crate::{App, Error, content};

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/healthz", get(|| async { "alive\n" }))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .route("/api/games", get(list_games))
        .route("/api/tables/{id}", get(show_table))
}

/// A body of JSON that comes in time, with faults that say what was expected.
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<T: RequestBody> FromRequest<Arc<App>> for JsonBody<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<JsonBody<T>, Error> {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| *peer);
        let address = peer.map(|peer| app.address(peer, request.headers()));
        let patience = Duration::from_millis(app.config.client_timeout_ms);
        match tokio::time::timeout(patience, Json::<T>::from_request(request, app)).await {
            Ok(Ok(Json(body))) => {
                body.check()?;
                Ok(JsonBody(body))
            }
            Ok(Err(fault)) if fault.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Fault::new(Code::TooLong, fault.body_text()).into())
            }
            Ok(Err(fault)) => Err(Error::bad_request(fault.body_text())),
            Err(_) => {
                address.inspect(|&address| app.metrics.limit_reached(Limit::Body, address));
                Err(Error::Unfit(StatusCode::REQUEST_TIMEOUT, "the body did not come in time".to_owned()))
            }
        }
    }
}

/// The parameters after `?`, with faults that say what was expected.
pub(crate) struct UrlQuery<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for UrlQuery<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<UrlQuery<T>, Error> {
        let read = Query::<T>::from_request_parts(parts, app).await;
        read.map(|Query(query)| UrlQuery(query)).map_err(|fault| Error::bad_request(fault.body_text()))
    }
}

/// The id of a table in a path. What cannot be one is no table.
pub(crate) struct TableId(pub(crate) String);

impl FromRequestParts<Arc<App>> for TableId {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<TableId, Error> {
        match Path::<String>::from_request_parts(parts, app).await {
            Ok(Path(id)) if id.len() <= TABLE_ID_BYTES_MAX => Ok(TableId(id)),
            Ok(_) | Err(_) => Err(Fault::new(Code::NoTable, "there is no such table").into()),
        }
    }
}

/// Whether what players do can be kept: something is written.
async fn ready(State(app): State<Arc<App>>) -> Result<&'static str, Error> {
    if app.is_draining.load(Ordering::Relaxed) {
        return Err(Error::Unfit(StatusCode::SERVICE_UNAVAILABLE, "this server stops; ask another one".to_owned()));
    }
    app.readiness.check(&app.journal).await?;
    Ok("ready\n")
}

/// The metrics, for somebody on this machine. They tell when somebody acts, so they are not for players: what comes
/// through a proxy is refused.
async fn metrics(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let is_forwarded =
        ["forwarded", "via", "x-forwarded-for", "x-real-ip"].iter().any(|name| headers.contains_key(*name));
    let is_private = peer.ip().to_canonical().is_loopback() && !is_forwarded && app.config.trusted_proxies == 0;
    match is_private {
        true => Ok(metrics_text(&app).await),
        false => Err(Error::NotFound("metrics are on a port of their own; see --metrics-listen".to_owned())),
    }
}

async fn metrics_text(app: &App) -> Response {
    // A database that cannot be asked now must not hide the other numbers.
    let bytes = app.store.size().await.ok();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text(bytes)).into_response()
}

/// What is served on the private port.
pub(crate) fn private_router() -> Router<Arc<App>> {
    Router::new()
        .route("/healthz", get(|| async { "alive\n" }))
        .route("/readyz", get(ready))
        .route("/metrics", get(|State(app): State<Arc<App>>| async move { metrics_text(&app).await }))
}

async fn list_games() -> Json<Vec<GameInfo>> {
    let info = |entry: &&dyn games::GameHandle| GameInfo {
        name: entry.about().name.to_owned(),
        rules: entry.about().rules_version,
        seats_min: *entry.about().seats.start(),
        seats_max: *entry.about().seats.end(),
        options: entry.about().options.iter().map(OptionInfo::from).collect(),
    };
    Json(games::GAMES.iter().map(info).collect())
}

/// How a table is opened. It may bring content, so its body may be longer than others.
pub(crate) fn open_table_route() -> MethodRouter<Arc<App>> {
    post(open_table).layer(DefaultBodyLimit::max(OPEN_BODY_BYTES_MAX))
}

/// Opens a table for a guest.
async fn open_table(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    guest: Guest,
    JsonBody(wish): JsonBody<OpenTable>,
) -> Result<(StatusCode, Json<TableOpened>), Error> {
    guest.require(TokenScope::Play)?;
    let opened = open(&app, app.address(peer, &headers), &guest, &wish).await?;
    Ok((StatusCode::CREATED, Json(opened)))
}

/// Opens a table for a guest who comes from this address.
pub(crate) async fn open(
    app: &Arc<App>,
    address: IpAddr,
    guest: &Guest,
    wish: &OpenTable,
) -> Result<TableOpened, Error> {
    app.limits.count_table(address)?;
    let id = new_id();
    let key = wish.closed.then(|| new_id() + &new_id());
    let setup = TableSetup {
        opener: Some(guest.player.clone()),
        opener_name: guest.name.clone(),
        closed: wish.closed,
        ..table_setup(app, &id, wish).await?
    };
    let row = TableRow {
        id: id.clone(),
        game: wish.game.clone(),
        creator: guest.player.id().to_owned(),
        key_hash: key.as_deref().map(|key| guest::hash(key).to_string()).unwrap_or_default(),
        is_open: wish.open,
        is_timed: wish.clock != Clock::None,
        phase: Phase::Gathering,
        created_at: app.now() as i64,
        about: String::new(),
    };
    let state = app.tables.open(app, row, (setup, app.seed())).await?;
    Ok(TableOpened { table: id, key, state })
}

async fn table_setup(app: &App, id: &str, wish: &OpenTable) -> Result<TableSetup, Error> {
    let entry = games::find(&wish.game).ok_or_else(|| {
        Error::bad_request(format!("there is no game `{}`; there are: {}", wish.game, games::names()))
    })?;
    let seats = wish.seats.unwrap_or(*entry.about().seats.start());
    let chosen = wish.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let bad = |faults: BadOptions| Error::bad_request(faults.to_string());
    let mut settings = entry.about().settings(seats, chosen).map_err(bad)?;
    if let Some(text) = wish.content.clone() {
        settings = content::play_with(&wish.game, settings, text).await?;
    } else if let Some(json) = app.config.contents.get(&wish.game) {
        settings = settings.with_content(json);
    }
    let free = usize::from(seats)
        .checked_sub(wish.bots.len())
        .ok_or_else(|| Error::bad_request(format!("{} bots for {seats} seats", wish.bots.len())))?;
    let mut setup = TableSetup::new(id, &wish.game, settings);
    setup.level = wish.level.unwrap_or(Level::Normal);
    setup.clock = wish.clock;
    setup.spectators = wish.spectators;
    setup.hot_seat = wish.hot_seat;
    // In a match of days, players need not be connected.
    setup.grace_ms = (!matches!(wish.clock, Clock::Days { .. })).then_some(app.config.grace_ms);
    setup.seats = std::iter::repeat_n(SeatReservation::Free, free)
        .chain(wish.bots.iter().copied().map(SeatReservation::Bot))
        .collect();
    Ok(setup)
}

async fn show_table(State(app): State<Arc<App>>, TableId(id): TableId) -> Result<Json<TableState>, Error> {
    Ok(Json(app.tables.table_state(&app, &id).await?))
}
