//! What stands before every handler: how often one may ask, from which pages, and what every reply carries.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::Instant;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::{Code, Fault};
use tracing::Instrument;

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

/// Names a request in the log and in its answer, for somebody who asks what went wrong.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The name of the next request: unique in this process, and most probably among all.
fn request_id() -> String {
    static START: LazyLock<u32> = LazyLock::new(|| u32::from_le_bytes(App::random()));
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("{:08x}-{:x}", *START, NEXT.fetch_add(1, Ordering::Relaxed))
}

/// For a year, browsers ask by https only.
const ONLY_HTTPS: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Whether a path belongs to the interface for programs.
pub(crate) fn is_api(path: &str) -> bool {
    path.strip_prefix("/api").is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

pub(crate) async fn protect(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    app.metrics.requests.increment();
    let is_api = is_api(request.uri().path());
    let id = request_id();
    let begun = Instant::now();
    // The pattern of the path: the path itself may hold the id of a table, which is an invitation.
    let route = request.extensions().get::<MatchedPath>().map_or("a file", MatchedPath::as_str).to_owned();
    let method = request.method().clone();
    let is_long = route == "/ws" || route.ends_with("/stream");
    let span = tracing::info_span!("request", id);
    let mut response = match check(&app, peer, &request, is_api) {
        Ok(()) => next.run(request).instrument(span.clone()).await,
        Err(fault) => fault.into_response(),
    };
    let (took, status) = (begun.elapsed(), response.status().as_u16());
    span.in_scope(|| tracing::debug!(%method, route, status, ms = took.as_millis() as u64, "answered"));
    if !is_long {
        app.metrics.latency.add(took);
    }
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    if app.is_https() {
        response.headers_mut().entry(header::STRICT_TRANSPORT_SECURITY).or_insert(ONLY_HTTPS);
    }
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    if is_api {
        response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// The page and its files are for everybody; all that costs more is counted.
fn check(app: &App, peer: SocketAddr, request: &Request, is_api: bool) -> Result<(), Error> {
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
    let public = app.config.public_url.as_deref().map(origin_of);
    match is_own_origin(origin, host, public, app.config.trusted_proxies > 0) {
        true => Ok(()),
        false => Err(Fault::new(Code::NotAllowed, "this page may not use this server")),
    }
}

/// The origin of an address: its scheme, host and port.
fn origin_of(url: &str) -> &str {
    let host = url.find("://").map_or(0, |at| at + 3);
    let end = url[host..].find('/').map_or(url.len(), |at| host + at);
    &url[..end]
}

/// Whether a page is ours. Without a public address, that is where the request went: by http, which is what we speak, or
/// by https if a proxy in front does. With one, other names are not ours, except for those that only somebody who knows
/// the machine has: its number, or `localhost`. Otherwise a name of somebody else that points here would do.
fn is_own_origin(origin: &str, host: &str, public: Option<&str>, is_behind_proxy: bool) -> bool {
    if public.is_some_and(|public| public.eq_ignore_ascii_case(origin)) {
        return true;
    }
    let Some((scheme, origin_host)) = origin.split_once("://") else { return false };
    let fits_scheme = scheme == "http" || (scheme == "https" && public.is_none() && is_behind_proxy);
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let is_number = host.parse::<SocketAddr>().is_ok() || host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
    let fits_host = public.is_none() || is_number || name == "localhost";
    fits_scheme && fits_host && origin_host.eq_ignore_ascii_case(host)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_of_others_are_told_from_ours() {
        let public = Some("https://play.example");
        for (origin, host, public, proxied, own) in [
            ("http://127.0.0.1:8080", "127.0.0.1:8080", None, false, true),
            ("http://play.example", "play.example", None, false, true),
            ("https://play.example", "play.example", None, false, false),
            ("https://play.example", "play.example", None, true, true),
            ("http://evil.example", "play.example", None, false, false),
            ("null", "play.example", None, false, false),
            ("", "", None, false, false),
            ("https://play.example", "127.0.0.1:8080", public, true, true),
            ("http://play.example", "play.example", public, true, false),
            ("https://evil.example", "evil.example", public, true, false),
            ("http://evil.example", "evil.example", public, false, false),
            ("http://localhost:8080", "localhost:8080", public, false, true),
            ("http://[::1]:8080", "[::1]:8080", public, false, true),
            ("https://127.0.0.1", "127.0.0.1", public, false, false),
        ] {
            assert_eq!(is_own_origin(origin, host, public, proxied), own, "{origin} at {host} for {public:?}");
        }
        assert_eq!(origin_of("https://play.example/"), "https://play.example");
        assert_eq!(origin_of("https://play.example/games/?x"), "https://play.example");
        assert!(is_api("/api") && is_api("/api/me") && !is_api("/apis") && !is_api("/"));
    }
}
