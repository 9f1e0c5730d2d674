//! People, as an operator sees, renames and bans them, tells them what is known of them, and erases them.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use engine::Seats;
use host::{Host, LogEntry, Player};
use protocol::rest::NewName;
use protocol::rest::operator::{Ban, ListPage, ListQuery, PersonAtTable, PersonExport, PlayerReport};
use protocol::{ChatLine, Code, Fault};

use super::{Operator, PAGE_MAX, store};
use crate::rest::{JsonBody, UrlQuery};
use crate::store::{PlayerRow, SecretKind, StoreWrite, TableRow};
use crate::{App, Error, players};

fn report(app: &App, row: PlayerRow) -> PlayerReport {
    PlayerReport {
        is_here: app.connected.is_here(&row.id),
        player: row.id,
        name: row.name,
        created_at_ms: row.created_at,
        tables: row.tables,
        is_banned: row.is_banned,
    }
}

async fn find(app: &App, id: &str) -> Result<PlayerRow, Error> {
    let found = store(app)?.player(id).await?;
    found.ok_or_else(|| Error::NotFound("there is no such player".to_owned()))
}

/// All players, in the order of their ids.
pub(super) async fn list(
    _: Operator,
    State(app): State<Arc<App>>,
    UrlQuery(query): UrlQuery<ListQuery>,
) -> Result<Json<ListPage<PlayerReport>>, Error> {
    let rows = store(&app)?.players(&query.after, &query.text, PAGE_MAX).await?;
    let next = rows.last().filter(|_| rows.len() == PAGE_MAX as usize).map(|row| row.id.clone());
    let rows = rows.into_iter().map(|row| report(&app, row)).collect();
    Ok(Json(ListPage { rows, next }))
}

/// Gives a player another name, by the rules for all names. At tables it changes when they come there next.
pub(super) async fn rename(
    _: Operator,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    JsonBody(wish): JsonBody<NewName>,
) -> Result<StatusCode, Error> {
    let row = find(&app, &id).await?;
    let name = protocol::name(&wish.name)?;
    app.journal.write(vec![StoreWrite::Player { id, name, at: row.created_at }]).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends all connections of a player.
async fn disconnect(app: &App, id: &str) -> Result<(), Error> {
    let secrets = app.store.secrets(id, app.now() as i64).await?;
    app.connected.close_cookies(id);
    app.links.iter().for_each(|links| links.revoke(id, None));
    for secret in secrets.iter().filter(|secret| secret.kind == SecretKind::Token) {
        app.connected.close_secret(id, &secret.hash);
        app.links.iter().for_each(|links| links.revoke(id, Some(secret.hash)));
    }
    Ok(())
}

/// Bans a player, or lifts the ban. Who is banned comes in no more by any of their browsers and tokens.
pub(super) async fn ban(
    _: Operator,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    JsonBody(wish): JsonBody<Ban>,
) -> Result<StatusCode, Error> {
    find(&app, &id).await?;
    if wish.banned {
        disconnect(&app, &id).await?;
    }
    store(&app)?.set_banned(&id, wish.banned).await?;
    if wish.banned {
        // Somebody may have come back in between.
        disconnect(&app, &id).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Everything about one person, for themselves.
pub(super) async fn export(
    _: Operator,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Json<PersonExport>, Error> {
    let row = find(&app, &id).await?;
    let secrets = app.store.secrets(&id, app.now() as i64).await?;
    let sessions = secrets.into_iter().map(|row| players::session_info(row, None)).collect();
    let player = Player::new(id.as_str());
    let mut tables = Vec::new();
    for table in store(&app)?.tables_naming(&id).await? {
        let Some(row) = app.store.table(&table).await? else { continue };
        tables.push(at_table(&app, row, &player).await?);
    }
    Ok(Json(PersonExport { player: report(&app, row), sessions, tables }))
}

/// What a table holds about one person.
async fn at_table(app: &App, row: TableRow, player: &Player) -> Result<PersonAtTable, Error> {
    let log = app.store.log(&row.id).await?;
    let (mut chat, mut count) = (Vec::new(), 0);
    for logged in &log {
        if let LogEntry::Chatted { player: speaker, seat, name, room, say, .. } = &logged.entry {
            count += 1;
            if speaker == player {
                let (name, say) = (name.clone(), say.clone());
                chat.push(ChatLine { number: count, room: *room, seat: *seat, name, say, at_ms: logged.at });
            }
        }
    }
    let host = restore(log).await?;
    let seats = host.seats_of(player);
    let record = host.record().filter(|_| !seats.is_empty()).map(|record| app.sign(record).to_string());
    Ok(PersonAtTable {
        is_opener: row.creator == player.id(),
        table: row.id,
        game: row.game,
        phase: row.phase,
        created_at_ms: row.created_at,
        seats: seats.iter().map(|seat| seat.letter()).collect(),
        name: name_at(&host, seats),
        chat,
        record,
    })
}

fn name_at(host: &Host, seats: Seats) -> Option<String> {
    let seat = seats.first()?;
    host.about().seats.into_iter().find(|place| place.seat == seat).map(|place| place.name)
}

async fn restore(log: Vec<host::LoggedEntry>) -> Result<Host, Error> {
    // Folding a long log takes milliseconds, too long for the async threads.
    let folded = tokio::task::spawn_blocking(move || Host::restore(log)).await;
    let folded = folded.map_err(|fault| Error::Internal(fault.to_string()))?;
    folded.map_err(|fault| Error::Internal(fault.to_string()))
}

/// Erases a person: their account is gone, and at every table stands nobody's name in place of theirs. The matches of the
/// others stay as they were. If a table cannot be changed now, the account stays, too, and it can be tried again.
pub(super) async fn erase(
    _: Operator,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    find(&app, &id).await?;
    disconnect(&app, &id).await?;
    store(&app)?.set_banned(&id, true).await?;
    // All tables get the same new id, which nobody knows and no secret opens.
    let alias = Player::new(App::random::<16>().iter().map(|byte| format!("{byte:02x}")).collect::<String>());
    let tables = store(&app)?.tables_naming(&id).await?;
    for table in &tables {
        app.tables.erase_person(&app, table, &Player::new(id.as_str()), &alias).await?;
    }
    if !store(&app)?.tables_naming(&id).await?.iter().all(|table| tables.contains(table)) {
        return Err(Fault::new(Code::Unavailable, "they were at another table meanwhile; try again").into());
    }
    store(&app)?.delete_player(&id).await?;
    tracing::info!(tables = tables.len(), "a person was erased");
    Ok(StatusCode::NO_CONTENT)
}
