//! The page: its files as the build made them, embedded in the server.
//!
//! A debug build reads them from the folder instead, so a change is seen without building the server again.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::body::Bytes;
use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use rust_embed::{Embed, EmbeddedFile};

use crate::{App, Error, guard};

#[derive(Embed)]
#[folder = "../web/dist"]
struct Files;

/// What stands at `/` while no page has been built.
const UNBUILT: &str = include_str!("home.html");

/// Addresses that the page answers itself.
const PAGES: [&str; 9] = [
    "/",
    "/device",
    "/t/{table}",
    "/play/{table}",
    "/replay/{table}",
    "/review/{table}",
    "/rules/{game}",
    "/learn/{game}",
    "/learn/{game}/{lesson}",
];
/// Files with names that stay.
const FIXED: [&str; 6] =
    ["/favicon.svg", "/icon-192.png", "/icon-512.png", "/icon-mask.png", "/manifest.webmanifest", "/sw.js"];

pub(crate) fn router() -> Router<Arc<App>> {
    let mut router = Router::new().route("/assets/{file}", get(asset)).route("/texts/{file}", get(text));
    for path in PAGES {
        router = router.route(path, get(page));
    }
    for path in FIXED {
        router = router.route(path, get(move |headers: HeaderMap| async move { file(&path[1..], &headers) }));
    }
    router.fallback(nowhere)
}

/// What stands where nothing is: a browser gets the page, which says so in the reader's language; tools get a fault.
async fn nowhere(method: Method, uri: Uri, mut headers: HeaderMap) -> Response {
    let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let is_browser = accepted.split([',', ';']).any(|kind| kind.trim() == "text/html");
    if method != Method::GET || !is_browser || guard::is_api(uri.path()) {
        let problem = "there is no such page; GET /api/openapi.json lists what there is";
        return Error::NotFound(problem.to_owned()).into_response();
    }
    // A browser that has the page already must hear all the same that there is nothing here.
    headers.remove(header::IF_NONE_MATCH);
    (StatusCode::NOT_FOUND, page(uri, headers).await).into_response()
}

/// The page in the reader's language, as far as it speaks before its program runs.
async fn page(uri: Uri, headers: HeaderMap) -> Response {
    let path = translated(uri.query().unwrap_or_default(), &headers);
    if Asset::find(&path).is_none() {
        return Html(UNBUILT).into_response();
    }
    let mut response = file(&path, &headers).into_response();
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("Accept-Encoding, Accept-Language"));
    response
}

/// The page's file in the language that the address asks for, or the browser, or in English.
fn translated(query: &str, headers: &HeaderMap) -> String {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let asked = query.split('&').filter_map(|pair| pair.strip_prefix("lang=")).chain(accepted_languages(accepted));
    let files = asked.map(|lang| lang.get(..2).unwrap_or_default().to_ascii_lowercase());
    let mut known = files.filter_map(|lang| match lang.as_str() {
        "en" => Some("index.html".to_owned()),
        // Letters only: this becomes the name of a file.
        _ if lang.bytes().all(|byte| byte.is_ascii_lowercase()) => {
            Some(format!("index.{lang}.html")).filter(|path| Asset::find(path).is_some())
        }
        _ => None,
    });
    known.next().unwrap_or_else(|| "index.html".to_owned())
}

/// The language that a browser wants most, as two letters.
pub(crate) fn wanted_language(headers: &HeaderMap) -> Option<String> {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok())?;
    Some(accepted_languages(accepted).next()?.get(..2)?.to_ascii_lowercase())
}

/// The languages of `Accept-Language`, the most wanted first.
fn accepted_languages(text: &str) -> impl Iterator<Item = &str> {
    let weighed = |part| {
        let (lang, weight) = str::split_once(part, ";q=").unwrap_or((part, "1"));
        (lang.trim(), weight.trim().parse::<f32>().unwrap_or(0.0))
    };
    let mut all: Vec<(&str, f32)> = text.split(',').map(weighed).filter(|(_, weight)| *weight > 0.0).collect();
    // Equal weights stay in their order.
    all.sort_by(|one, other| other.1.total_cmp(&one.1));
    all.into_iter().map(|(lang, _)| lang)
}

async fn asset(name: Result<Path<String>, PathRejection>, headers: HeaderMap) -> Result<Response, Error> {
    named_file("assets", name, &headers)
}

async fn text(name: Result<Path<String>, PathRejection>, headers: HeaderMap) -> Result<Response, Error> {
    named_file("texts", name, &headers)
}

/// A file of a folder. A name that cannot be read belongs to none.
fn named_file(folder: &str, name: Result<Path<String>, PathRejection>, headers: &HeaderMap) -> Result<Response, Error> {
    let Path(name) = name.map_err(|_| Error::NotFound(format!("there is no such file in /{folder}")))?;
    file(&format!("{folder}/{name}"), headers)
}

/// A file as the build made it, and packed with Brotli. The page that is shipped has most files packed only.
struct Asset {
    packed: Option<EmbeddedFile>,
    plain: Option<EmbeddedFile>,
}

impl Asset {
    fn find(path: &str) -> Option<Asset> {
        let asset = Asset { packed: Files::get(&format!("{path}.br")), plain: Files::get(path) };
        (asset.packed.is_some() || asset.plain.is_some()).then_some(asset)
    }

    /// Names the content, packed or not.
    fn tag(&self) -> HeaderValue {
        self.packed.as_ref().or(self.plain.as_ref()).map_or(HeaderValue::from_static("\"\""), tag)
    }

    /// The bytes that are sent, and whether they are packed. What a browser cannot unpack is unpacked here, once: browsers
    /// do not ask for Brotli on plain http beyond their own machine.
    fn body(self, path: &str, unpacks: bool) -> Result<(Bytes, bool), Error> {
        match (self.packed, self.plain) {
            (Some(packed), _) if unpacks => Ok((bytes(packed.data), true)),
            (_, Some(plain)) => Ok((bytes(plain.data), false)),
            (Some(packed), None) => Ok((unpacked(path, &packed.data)?, false)),
            (None, None) => Err(Error::NotFound(format!("there is no file /{path}"))),
        }
    }
}

fn bytes(data: Cow<'static, [u8]>) -> Bytes {
    match data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => Bytes::from(data),
    }
}

/// The content of a packed file. It is kept: there are only as many as the program holds.
fn unpacked(path: &str, packed: &[u8]) -> Result<Bytes, Error> {
    static UNPACKED: Mutex<BTreeMap<String, Bytes>> = Mutex::new(BTreeMap::new());
    let mut all = UNPACKED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(bytes) = all.get(path) {
        return Ok(bytes.clone());
    }
    let mut plain = Vec::new();
    brotli_decompressor::BrotliDecompress(&mut &*packed, &mut plain)
        .map_err(|fault| Error::Internal(format!("/{path} cannot be unpacked: {fault}")))?;
    Ok(all.entry(path.to_owned()).or_insert(Bytes::from(plain)).clone())
}

/// A file, packed where the browser understands that and the build did it.
fn file(path: &str, headers: &HeaderMap) -> Result<Response, Error> {
    let asset = Asset::find(path).ok_or_else(|| Error::NotFound(format!("there is no file /{path}")))?;
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let unpacks = accepted.split(',').any(|coding| coding.trim().split(';').next() == Some("br"));
    let tag = asset.tag();
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| *known == tag) {
        return Ok((StatusCode::NOT_MODIFIED, [(header::ETAG, tag)]).into_response());
    }
    let (body, is_packed) = asset.body(path, unpacks)?;
    let mut reply = HeaderMap::new();
    reply.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type(path)));
    reply.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache(path)));
    reply.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    reply.insert(header::ETAG, tag);
    if is_packed {
        reply.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    Ok((reply, body).into_response())
}

fn tag(file: &EmbeddedFile) -> HeaderValue {
    let hex: String = file.metadata.sha256_hash().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    HeaderValue::from_str(&format!("\"{hex}\"")).unwrap_or(HeaderValue::from_static("\"\""))
}

/// A file that is named by its content never changes; all others are revalidated.
fn cache(path: &str) -> &'static str {
    let stem = path.strip_prefix("assets/").and_then(|name| name.split('.').next());
    let hash = stem.and_then(|stem| stem.rsplit_once('-')).map_or("", |(_, hash)| hash);
    match hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    }
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("ftl") => "text/plain; charset=utf-8",
        Some("md") => "text/markdown; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_by_content_are_kept_for_ever() {
        assert!(cache("assets/web_bg-0123456789abcdef.wasm").contains("immutable"));
        for path in ["index.html", "sw.js", "assets/web_bg.wasm", "assets/a-zzzzzzzzzzzzzzzz.js"] {
            assert_eq!(cache(path), "no-cache", "{path}");
        }
    }

    #[test]
    fn languages_are_taken_by_their_weight() {
        let all = |text| accepted_languages(text).collect::<Vec<_>>();
        assert_eq!(all("de-CH, fr;q=0.9, en;q=0.8, *;q=0.5"), ["de-CH", "fr", "en", "*"]);
        assert_eq!(all("en;q=0.2,pl;q=0.9,xx;q=0"), ["pl", "en"]);
        assert_eq!(all(""), [""]);
        // Nothing that is asked for names another file.
        for query in ["lang=../../x", "lang=..", "lang=%2e", "lang=zz", "lang=", "l=de", "lang=ż"] {
            assert_eq!(translated(query, &HeaderMap::new()), "index.html", "{query}");
        }
    }

    #[test]
    fn a_packed_file_is_unpacked_for_those_who_cannot() {
        // "escapade" as Brotli writes it uncompressed.
        let packed = [&[0x8b, 0x03, 0x80][..], b"escapade", &[0x03]].concat();
        assert_eq!(unpacked("assets/sample.js", &packed).unwrap(), "escapade");
        assert!(unpacked("assets/broken.js", b"no Brotli").is_err());
    }

    #[test]
    fn files_that_are_not_there_are_faults() {
        assert!(matches!(file("assets/nothing.js", &HeaderMap::new()), Err(Error::NotFound(_))));
    }
}
