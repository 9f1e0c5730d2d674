//! REST: players, their tokens, and the tables that wait for them.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use engine::{Hash256, Seats, Set};
use protocol::rest::{
    ApiToken, BROWSERS_MAX, ForgetSession, Me, NewName, NewToken, OwnTable, RecoverySecret, SESSION_NAME_CHARS,
    SessionInfo, SessionKind, TOKEN_DAYS_MAX, TOKENS_MAX, TokenScope,
};
use protocol::{Code, Fault, Phase, TurnNotice};

use crate::guest::{self, Guest};
use crate::limits::ConnectionPermit;
use crate::rest::JsonBody;
use crate::store::{KeptTurns, SecretKind, SecretRow, StoreFault, StoreWrite, TableRow};
use crate::tables::AwaitedSeats;
use crate::{App, Error};
use crate::{lobby, stream};

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
        .route("/api/sessions", get(list_sessions))
        .route("/api/sessions/forget", post(forget_session))
}

/// A client without a valid cookie or token becomes a new guest.
async fn me(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Response, Error> {
    match guest::find_guest(&app, &headers).await? {
        Some(guest) => {
            let mut response = Json(Me { name: guest.name }).into_response();
            if let Some(cookie) = guest::renamed_cookie(&app, &headers) {
                response.headers_mut().insert(header::SET_COOKIE, cookie);
            }
            Ok(response)
        }
        None if guest::is_banned(&app, &headers).await? => {
            Err(Fault::new(Code::NotAllowed, "this browser was shut out by whoever runs the server").into())
        }
        None => {
            let cookie = guest::create_guest(&app, "").await?;
            Ok(([(header::SET_COOKIE, cookie)], Json(Me { name: String::new() })).into_response())
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
    let (secret, now) = (guest::new_secret(), app.now());
    let row = SecretRow {
        hash: guest::hash(&secret),
        player: guest.player.id().to_owned(),
        kind: SecretKind::Recovery,
        scopes: Set::EMPTY,
        expires_at: Some((now + RECOVERY_MS) as i64),
        created_at: now as i64,
    };
    app.journal.write(vec![StoreWrite::NewSecret(row)]).await?;
    Ok(Json(RecoverySecret { secret, alone: false }))
}

/// Lets the device that asks act for the player, beside the others. Only if it is asked for, the cookies of all others end,
/// and so do their connections.
async fn recover(State(app): State<Arc<App>>, JsonBody(body): JsonBody<RecoverySecret>) -> Result<Response, Error> {
    let used = || Fault::new(Code::NotAllowed, "this link was used already, or it is too old");
    let hash = guest::hash(&body.secret);
    let found = app.store.find(&hash, SecretKind::Recovery, app.now() as i64).await?.ok_or_else(used)?;
    let mut writes = vec![StoreWrite::DeleteSecret(hash)];
    let spare = if body.alone { Vec::new() } else { spare_browsers(&app, &found.player).await? };
    match body.alone {
        true => writes.push(StoreWrite::DeleteCookies { player: found.player.clone() }),
        false => writes.extend(spare.iter().copied().map(StoreWrite::DeleteSecret)),
    }
    let cookie = match guest::issue_cookie(&app, &found.player, writes).await {
        // Two clients used the link at the same time; the other one was first.
        Err(StoreFault::Conflict) => return Err(used().into()),
        given => given?,
    };
    if body.alone {
        app.connected.close_cookies(&found.player);
        app.links.iter().for_each(|links| links.revoke(&found.player, None));
    }
    spare.into_iter().for_each(|secret| cut_off(&app, &found.player, secret));
    Ok(([(header::SET_COOKIE, cookie)], Json(Me { name: found.name })).into_response())
}

/// The oldest browsers of a player, if there is no room for another one.
async fn spare_browsers(app: &App, player: &str) -> Result<Vec<Hash256>, StoreFault> {
    let known = app.store.secrets(player, app.now() as i64).await?;
    let browsers = known.into_iter().filter(|row| row.kind == SecretKind::Cookie);
    Ok(browsers.skip(BROWSERS_MAX - 1).map(|row| row.hash).collect())
}

async fn make_token(
    State(app): State<Arc<App>>,
    guest: Guest,
    JsonBody(body): JsonBody<NewToken>,
) -> Result<Json<ApiToken>, Error> {
    guest.require_account()?;
    let known = app.store.secrets(guest.player.id(), app.now() as i64).await?;
    if known.iter().filter(|row| row.kind == SecretKind::Token).count() >= TOKENS_MAX {
        return Err(Fault::new(Code::NotAllowed, format!("at most {TOKENS_MAX} tokens; forget one first")).into());
    }
    let scopes = body.scopes.into_iter().collect();
    let days = body.days.unwrap_or(TOKEN_DAYS_MAX);
    Ok(Json(ApiToken { token: guest::issue_token(&app, &guest, scopes, days).await? }))
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
    revoke(&app, &guest, hash).await
}

/// Deletes a secret of the player and closes its connections.
async fn revoke(app: &App, guest: &Guest, secret: Hash256) -> Result<StatusCode, Error> {
    match app.journal.write(vec![StoreWrite::DeleteSecret(secret)]).await {
        // Somebody else has done it at the same time.
        Ok(()) | Err(StoreFault::Conflict) => {}
        Err(fault) => return Err(fault.into()),
    }
    cut_off(app, guest.player.id(), secret);
    Ok(StatusCode::NO_CONTENT)
}

/// Closes the connections that were opened with a secret, here and at other nodes.
fn cut_off(app: &App, player: &str, secret: Hash256) {
    app.connected.close_secret(player, &secret);
    app.links.iter().for_each(|links| links.revoke(player, Some(secret)));
}

/// A name for a secret that gives nothing away: the beginning of its hash.
fn session_name(secret: &Hash256) -> String {
    secret.to_string().chars().take(SESSION_NAME_CHARS).collect()
}

/// Where the player is known: browsers and tokens, the newest first.
async fn list_sessions(State(app): State<Arc<App>>, guest: Guest) -> Result<Json<Vec<SessionInfo>>, Error> {
    guest.require_account()?;
    let rows = app.store.secrets(guest.player.id(), app.now() as i64).await?;
    Ok(Json(rows.into_iter().map(|row| session_info(row, Some(&guest.secret))).collect()))
}

/// A secret as its player may see it.
pub(crate) fn session_info(row: SecretRow, current: Option<&Hash256>) -> SessionInfo {
    SessionInfo {
        session: session_name(&row.hash),
        kind: if row.kind == SecretKind::Token { SessionKind::Token } else { SessionKind::Browser },
        scopes: row.scopes.iter().collect(),
        created_at_ms: (row.created_at > 0).then_some(row.created_at),
        expires_at_ms: row.expires_at,
        current: current == Some(&row.hash),
    }
}

/// Ends one of the player's sessions.
async fn forget_session(
    State(app): State<Arc<App>>,
    guest: Guest,
    JsonBody(body): JsonBody<ForgetSession>,
) -> Result<StatusCode, Error> {
    guest.require_account()?;
    let rows = app.store.secrets(guest.player.id(), app.now() as i64).await?;
    let found = rows.into_iter().find(|row| session_name(&row.hash) == body.session);
    let row = found.ok_or_else(|| Fault::new(Code::NotAllowed, "you have no such session"))?;
    revoke(&app, &guest, row.hash).await
}

/// The tables where the player sits, the newest first.
async fn list_own_tables(State(app): State<Arc<App>>, guest: Guest) -> Result<Json<Vec<OwnTable>>, Error> {
    guest.require(TokenScope::Watch)?;
    let rows = app.store.tables_of(guest.player.id(), LISTED_MAX).await?;
    let kept = kept_turns(&app, &guest, &rows).await?;
    let mut own = Vec::with_capacity(rows.len());
    for row in rows {
        let turn = awaited_seats(&app, &guest, &row, &kept).await.seats();
        let about = lobby::about(&row);
        let TableRow { id, game, phase, created_at, .. } = row;
        own.push(OwnTable { table: id, game, created_at_ms: created_at, phase, turn, about });
    }
    Ok(Json(own))
}

/// For whom a guest's tables waited when they were quiet, if one of them is in play.
async fn kept_turns(app: &App, guest: &Guest, rows: &[TableRow]) -> Result<HashMap<String, KeptTurns>, StoreFault> {
    if rows.iter().all(|row| row.phase != Phase::Playing) {
        return Ok(HashMap::new());
    }
    let kept = app.store.turns_of(guest.player.id(), LISTED_MAX).await?;
    Ok(kept.into_iter().map(|kept| (kept.table.clone(), kept)).collect())
}

/// The seats of a guest that a table waits for; none if the table cannot be reached.
async fn awaited_seats(
    app: &Arc<App>,
    guest: &Guest,
    row: &TableRow,
    kept: &HashMap<String, KeptTurns>,
) -> AwaitedSeats {
    match row.phase == Phase::Playing {
        true => app.tables.awaited_seats(app, &row.id, &guest.player, kept.get(&row.id)).await,
        false => Ok(AwaitedSeats::Now(Seats::NONE)),
    }
    .unwrap_or(AwaitedSeats::Now(Seats::NONE))
}

/// A line for each table that waits for the player now, and one whenever another table begins to.
async fn stream_turns(
    State(app): State<Arc<App>>,
    mut guest: Guest,
    permit: ConnectionPermit,
) -> Result<Response, Error> {
    guest.require(TokenScope::Watch)?;
    // Subscribing before listing can send a turn twice, but never misses one.
    let listener = app.turns.subscribe(guest.player.clone());
    let outbox = listener.outbox.clone();
    let entry = stream::enter(&app, &mut guest, &outbox).await?;
    let rows = app.store.tables_of(guest.player.id(), LISTED_MAX).await?;
    let kept = kept_turns(&app, &guest, &rows).await?;
    for row in rows {
        let seats = match awaited_seats(&app, &guest, &row, &kept).await {
            AwaitedSeats::Now(seats) => seats,
            // A turn that has just begun was told before this stream listened.
            AwaitedSeats::Lately(_) => {
                app.tables.read_awaited(&app, &row.id, &guest.player).await.unwrap_or(Seats::NONE)
            }
        };
        if !seats.is_empty() {
            outbox.send(TurnNotice { table: row.id, game: row.game, seats }.to_json().into());
        }
    }
    Ok(stream::line_stream(&app, guest, outbox, (permit, listener, entry)))
}
