//! REST: players, their tokens, and the tables that wait for them.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use engine::{Seats, Set};
use protocol::rest::{ApiToken, Me, NewName, NewToken, OwnTable, RecoverySecret, TokenScope};
use protocol::{Code, Fault, Phase, TurnNotice};

use crate::guest::{self, Guest};
use crate::limits::ConnectionPermit;
use crate::rest::JsonBody;
use crate::store::{SecretKind, SecretRow, StoreFault, StoreWrite, TableRow};
use crate::stream;
use crate::{App, Error};

/// A recovery link lasts an hour.
const RECOVERY_MS: u64 = 3600 * 1000;
/// How many of a player's tables are listed.
const LISTED_MAX: i64 = 50;

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/me", get(me).post(rename))
        .route("/api/me/recovery", post(make_recovery))
        .route("/api/me/tables", get(list_own_tables))
        .route("/api/me/stream", get(stream_turns))
        .route("/api/recover", post(recover))
        .route("/api/tokens", post(make_token))
        .route("/api/tokens/forget", post(forget_token))
}

/// A client without a valid cookie or token becomes a new guest.
async fn me(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Response, Error> {
    match guest::find_guest(&app, &headers).await? {
        Some(guest) => Ok(Json(Me { name: guest.name }).into_response()),
        None => {
            let (guest, cookie) = guest::create_guest(&app, "").await?;
            Ok(([(header::SET_COOKIE, cookie)], Json(Me { name: guest.name })).into_response())
        }
    }
}

async fn rename(
    State(app): State<Arc<App>>,
    guest: Guest,
    JsonBody(body): JsonBody<NewName>,
) -> Result<Json<Me>, Error> {
    guest.require_account()?;
    let name = protocol::name(&body.name)?;
    let id = guest.player.id().to_owned();
    app.journal.write(vec![StoreWrite::Player { id, name: name.clone(), at: app.now() as i64 }]).await?;
    Ok(Json(Me { name }))
}

/// A secret for another device, used once.
async fn make_recovery(State(app): State<Arc<App>>, guest: Guest) -> Result<Json<RecoverySecret>, Error> {
    guest.require_account()?;
    let secret = guest::new_secret();
    let row = SecretRow {
        hash: guest::hash(&secret),
        player: guest.player.id().to_owned(),
        kind: SecretKind::Recovery,
        scopes: Set::EMPTY,
        expires_at: Some((app.now() + RECOVERY_MS) as i64),
    };
    app.journal.write(vec![StoreWrite::NewSecret(row)]).await?;
    Ok(Json(RecoverySecret { secret }))
}

async fn recover(State(app): State<Arc<App>>, JsonBody(body): JsonBody<RecoverySecret>) -> Result<Response, Error> {
    let used = || Fault::new(Code::NotAllowed, "this link was used already, or it is too old");
    let hash = guest::hash(&body.secret);
    let found = app.store.find(&hash, SecretKind::Recovery, app.now() as i64).await?.ok_or_else(used)?;
    let cookie = match guest::issue_cookie(&app, &found.player, vec![StoreWrite::DeleteSecret(hash)]).await {
        // Two clients used the link at the same time; the other one was first.
        Err(StoreFault::Conflict) => return Err(used().into()),
        given => given?,
    };
    Ok(([(header::SET_COOKIE, cookie)], Json(Me { name: found.name })).into_response())
}

async fn make_token(
    State(app): State<Arc<App>>,
    guest: Guest,
    JsonBody(body): JsonBody<NewToken>,
) -> Result<Json<ApiToken>, Error> {
    guest.require_account()?;
    let scopes = body.scopes.into_iter().collect();
    Ok(Json(ApiToken { token: guest::issue_token(&app, &guest, scopes).await? }))
}

/// Revokes a token.
async fn forget_token(
    State(app): State<Arc<App>>,
    guest: Guest,
    JsonBody(body): JsonBody<ApiToken>,
) -> Result<StatusCode, Error> {
    guest.require_account()?;
    let hash = guest::hash(&body.token);
    let found = app.store.find(&hash, SecretKind::Token, app.now() as i64).await?;
    let own = found.filter(|found| found.player == guest.player.id());
    own.ok_or_else(|| Fault::new(Code::NotAllowed, "you have no such token"))?;
    app.journal.write(vec![StoreWrite::DeleteSecret(hash)]).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The tables where the player sits, the newest first.
async fn list_own_tables(State(app): State<Arc<App>>, guest: Guest) -> Result<Json<Vec<OwnTable>>, Error> {
    guest.require(TokenScope::Watch)?;
    let rows = app.store.tables_of(guest.player.id(), LISTED_MAX).await?;
    let mut own = Vec::with_capacity(rows.len());
    for row in rows {
        let turn = awaited_seats(&app, &guest, &row).await;
        let TableRow { id, game, phase, created_at, .. } = row;
        own.push(OwnTable { table: id, game, created_at_ms: created_at, phase, turn });
    }
    Ok(Json(own))
}

/// The seats of a guest that a table waits for; none if the table cannot be reached.
async fn awaited_seats(app: &Arc<App>, guest: &Guest, row: &TableRow) -> Seats {
    match row.phase == Phase::Playing {
        true => app.tables.awaited_seats(app, &row.id, &guest.player).await.unwrap_or(Seats::NONE),
        false => Seats::NONE,
    }
}

/// A line for each table that waits for the player now, and one whenever another table begins to.
async fn stream_turns(State(app): State<Arc<App>>, guest: Guest, permit: ConnectionPermit) -> Result<Response, Error> {
    guest.require(TokenScope::Watch)?;
    // Subscribing before listing can send a turn twice, but never misses one.
    let listener = app.turns.subscribe(guest.player.clone());
    for row in app.store.tables_of(guest.player.id(), LISTED_MAX).await? {
        let seats = awaited_seats(&app, &guest, &row).await;
        if !seats.is_empty() {
            listener.outbox.send(TurnNotice { table: row.id, game: row.game, seats }.to_json().into());
        }
    }
    let outbox = listener.outbox.clone();
    Ok(stream::line_stream(&app, outbox, (permit, listener)))
}
