//! REST for whoever runs the server, behind a token of its own: tables, people, announcements, and what is kept for how
//! long. It is not part of the interface for players, so `openapi.json` does not describe it; docs/operate.md does.

mod people;
mod retention;
mod tables;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::routing::{get, post};
use axum::{Json, Router};
use engine::Hash256;
use protocol::rest::Announcement;
use protocol::{Code, Fault};

use crate::rest::JsonBody;
use crate::store::OperatorStore;
use crate::{App, Error, guest};

pub use retention::Retention;
pub(crate) use retention::sweep;

/// How many rows of a list are sent at a time.
const PAGE_MAX: i64 = 200;

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/operator/tables", get(tables::list))
        .route("/api/operator/tables/{id}/close", post(tables::close))
        .route("/api/operator/tables/{id}/delete", post(tables::delete))
        .route("/api/operator/people", get(people::list))
        .route("/api/operator/people/{id}/rename", post(people::rename))
        .route("/api/operator/people/{id}/ban", post(people::ban))
        .route("/api/operator/people/{id}/export", get(people::export))
        .route("/api/operator/people/{id}/erase", post(people::erase))
        .route("/api/operator/announcement", get(announced).post(announce))
        .route("/api/operator/retention", get(retention::try_out).post(retention::carry_out))
}

/// Whoever runs the server. As a parameter of a handler it is the permission check, and comes first: without the token
/// nobody learns whether there is anything behind these addresses.
pub(crate) struct Operator;

impl FromRequestParts<Arc<App>> for Operator {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Operator, Error> {
        let nothing = || Error::NotFound("there is nothing at this address".to_owned());
        let known = app.config.operator_token.ok_or_else(nothing)?;
        // No page may ask, not even one of ours: a browser does not hold this token.
        let is_page = parts.headers.contains_key(header::ORIGIN) || parts.headers.contains_key(header::COOKIE);
        let token = bearer(&parts.headers).filter(|_| !is_page).ok_or_else(nothing)?;
        // Only hashes are compared: the time of the answer tells nothing about the token.
        match guest::hash(token) == known {
            true => Ok(Operator),
            false => Err(nothing()),
        }
    }
}

/// The hash of an operator's token.
pub fn operator_hash(token: &str) -> Hash256 {
    guest::hash(token)
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// The store for an operator.
fn store(app: &App) -> Result<&dyn OperatorStore, Error> {
    app.store.operator().ok_or_else(|| Error::Internal("this store has nothing for operators".to_owned()))
}

/// What is announced on the home page, until it is taken back or this process ends.
#[derive(Default)]
pub(crate) struct Announced(Mutex<String>);

impl Announced {
    fn lock(&self) -> MutexGuard<'_, String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The text; empty if nothing is announced.
    pub(crate) fn text(&self) -> String {
        self.lock().clone()
    }
}

async fn announced(_: Operator, State(app): State<Arc<App>>) -> Json<Announcement> {
    Json(Announcement { text: app.announced.text() })
}

async fn announce(
    _: Operator,
    State(app): State<Arc<App>>,
    JsonBody(wish): JsonBody<Announcement>,
) -> Result<StatusCode, Error> {
    let text = wish.text.trim();
    if text.chars().any(char::is_control) {
        return Err(Fault::new(Code::BadMessage, "an announcement is one line").into());
    }
    text.clone_into(&mut app.announced.lock());
    tracing::info!(text, "announced");
    Ok(StatusCode::NO_CONTENT)
}
