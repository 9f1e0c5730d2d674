//! The description of the REST interface.

use std::sync::Arc;

use axum::Router;
use axum::http::header;
use axum::routing::get;

use crate::App;

/// The description, as it is served.
pub(crate) const OPENAPI: &str = include_str!("openapi.json");

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new().route("/api/openapi.json", get(|| async { ([(header::CONTENT_TYPE, "application/json")], OPENAPI) }))
}
