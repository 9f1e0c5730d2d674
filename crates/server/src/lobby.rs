//! REST: lists of open tables, and a match with anybody.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, State};
use axum::http::HeaderMap;
use axum::routing::{get, post};
use axum::{Json, Router};
use protocol::rest::{Announcement, FindMatch, FoundMatch, OpenTable, TableAbout, TableListing, TokenScope};
use protocol::{Clock, Phase};

use crate::guest::Guest;
use crate::rest::{JsonBody, open};
use crate::store::{TableFilter, TableRow};
use crate::{App, Error};

/// How many open tables are listed.
const LISTED_MAX: i64 = 100;
/// A table that has not begun after this time is not listed any more; with a clock of days people take longer.
const LISTED_MS: i64 = 24 * 3600 * 1000;
const LISTED_DAYS_MS: i64 = 14 * LISTED_MS;

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/tables", get(list_tables).merge(crate::rest::open_table_route()))
        .route("/api/match", post(find_match))
        .route("/api/announcement", get(show_announcement))
}

/// What is kept of a table for lists; nothing if it is of an older version.
pub(crate) fn about(row: &TableRow) -> Option<TableAbout> {
    serde_json::from_str(&row.about).ok()
}

/// The open tables that somebody may still join, the newest first.
async fn listings(app: &App) -> Result<Vec<TableListing>, Error> {
    let now = app.now() as i64;
    let rows = app.store.tables(Phase::Gathering, TableFilter::Open, LISTED_MAX).await?;
    let listed = rows.into_iter().filter_map(|row| {
        let about = about(&row);
        let is_slow = about.as_ref().is_some_and(|about| matches!(about.clock, Clock::Days { .. }));
        let oldest = now - if is_slow { LISTED_DAYS_MS } else { LISTED_MS };
        (row.created_at > oldest).then_some(TableListing {
            table: row.id,
            game: row.game,
            created_at_ms: row.created_at,
            about,
        })
    });
    Ok(listed.collect())
}

async fn list_tables(State(app): State<Arc<App>>) -> Result<Json<Vec<TableListing>>, Error> {
    Ok(Json(listings(&app).await?))
}

/// A table of a game with a free seat, where time is kept in the same way and nothing else was chosen: the one that has
/// waited longest, or a new one.
async fn find_match(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    guest: Guest,
    JsonBody(wish): JsonBody<FindMatch>,
) -> Result<Json<FoundMatch>, Error> {
    guest.require(TokenScope::Play)?;
    // One after the other, or two people who ask at the same time would wait for each other at two tables.
    let _turn = app.match_finding.lock().await;
    // Where a server was started with changed content, that is the usual one.
    let is_usual = app.config.contents.contains_key(&wish.game);
    let fits = |listed: &TableListing| {
        let about = listed.about.clone().map(|about| TableAbout { is_changed: about.is_changed && !is_usual, ..about });
        listed.game == wish.game && about.is_some_and(|about| about.fits_anybody() && about.clock == wish.clock)
    };
    if let Some(found) = listings(&app).await?.into_iter().rev().find(fits) {
        return Ok(Json(FoundMatch { table: found.table, opened: false }));
    }
    let wish = OpenTable { clock: wish.clock, open: true, ..OpenTable::new(wish.game) };
    let opened = open(&app, app.address(peer, &headers), &guest, &wish).await?;
    Ok(Json(FoundMatch { table: opened.table, opened: true }))
}

/// What whoever runs the server wants everybody to know.
async fn show_announcement(State(app): State<Arc<App>>) -> Json<Announcement> {
    Json(Announcement { text: app.announced.text() })
}
