//! What stands before every handler: how often one may ask, from which pages, and what every reply carries.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::{Code, Fault};

use crate::{App, Error};

/// What every reply carries: nothing of ours is framed, sniffed, or loads anything from elsewhere.
const HEADERS: [(HeaderName, &str); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
         connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

pub(crate) async fn protect(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    app.metrics.requests.increment();
    let is_api = request.uri().path().starts_with("/api");
    let mut response = match check(&app, peer, &request, is_api) {
        Ok(()) => next.run(request).await,
        Err(fault) => Error::from(fault).into_response(),
    };
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    if is_api {
        response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// The page and its files are for everybody; all that costs more is counted.
fn check(app: &App, peer: SocketAddr, request: &Request, is_api: bool) -> Result<(), Fault> {
    let is_socket = request.uri().path() == "/ws";
    if is_api || is_socket {
        app.limits.count_request(app.address(peer, request.headers()))?;
    }
    if is_socket || request.method() != Method::GET {
        check_origin(app, request.headers())?;
    }
    Ok(())
}

/// A browser says which page asks; pages of others may neither open sockets nor change anything. Tools say nothing.
fn check_origin(app: &App, headers: &HeaderMap) -> Result<(), Fault> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().unwrap_or_default();
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let same_host = origin.split_once("://").is_some_and(|(_, rest)| rest == host);
    let public = app.config.public_url.as_deref().is_some_and(|url| url.trim_end_matches('/') == origin);
    match same_host || public {
        true => Ok(()),
        false => Err(Fault::new(Code::NotAllowed, "this page may not use this server")),
    }
}
