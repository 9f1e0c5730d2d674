//! Tables, as an operator sees them, closes and deletes them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::rest::operator::{ListPage, ListQuery, TableReport};

use super::{Operator, PAGE_MAX, store};
use crate::lobby;
use crate::rest::{TableId, UrlQuery};
use crate::{App, Error};

/// All tables with their sizes, in the order of their ids.
pub(super) async fn list(
    _: Operator,
    State(app): State<Arc<App>>,
    UrlQuery(query): UrlQuery<ListQuery>,
) -> Result<Json<ListPage<TableReport>>, Error> {
    let ids = app.store.ids(&query.after, PAGE_MAX).await?;
    let next = ids.last().filter(|_| ids.len() == PAGE_MAX as usize).cloned();
    let mut rows = Vec::with_capacity(ids.len());
    for id in ids {
        let Some(row) = app.store.table(&id).await? else { continue };
        let about = lobby::about(&row);
        let seats = about.into_iter().flat_map(|about| about.seats);
        let names: Vec<String> = seats.map(|seat| seat.name).filter(|name| !name.is_empty()).collect();
        let text = query.text.to_lowercase();
        if !names.iter().any(|name| name.to_lowercase().contains(&text)) && !text.is_empty() {
            continue;
        }
        let size = store(&app)?.log_size(&id).await?;
        rows.push(TableReport {
            is_live: app.tables.is_live(&id),
            table: id,
            game: row.game,
            phase: row.phase,
            created_at_ms: row.created_at,
            entries: size.entries,
            bytes: size.bytes,
            names,
        });
    }
    Ok(Json(ListPage { rows, next }))
}

/// Ends a match in play without a result. Its record stays.
pub(super) async fn close(_: Operator, State(app): State<Arc<App>>, TableId(id): TableId) -> Result<StatusCode, Error> {
    app.tables.close_match(&app, &id).await?;
    tracing::info!(table = id, "a table was closed by an operator");
    Ok(StatusCode::NO_CONTENT)
}

/// Deletes a table with its log; whoever is there is told that there is no such table.
pub(super) async fn delete(
    _: Operator,
    State(app): State<Arc<App>>,
    TableId(id): TableId,
) -> Result<StatusCode, Error> {
    app.tables.delete(&app, &id).await?;
    tracing::info!(table = id, "a table was deleted by an operator");
    Ok(StatusCode::NO_CONTENT)
}
