//! Games on paper, from the page: the choices at `/print/GAME`, and the files that are made of them. The program that runs
//! the server brings the printer; one at a time prints, and what was printed last is kept.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{ConnectInfo, Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use protocol::{Code, Fault};
use tokio::sync::Semaphore;

use crate::{App, Error, assets};

pub(crate) fn router() -> Router<Arc<App>> {
    Router::new().route("/print/{name}", get(print))
}

/// How many bytes of prints are kept.
const KEPT_BYTES_MAX: usize = 32 * 1024 * 1024;
/// How long a request waits for its turn at the printer.
const TURN_TIMEOUT: Duration = Duration::from_secs(60);
/// The most choices in an address, and the most characters of each.
const CHOICES_MAX: usize = 12;
const CHOICE_CHARS_MAX: usize = 100;

/// What is to be printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintOrder {
    /// What the address ends in: `wcp` for the choices, `wcp-sheets.pdf` for a file.
    pub name: String,
    /// The choices, such as `paper` and `ink`, and the language as `lang`.
    pub choices: BTreeMap<String, String>,
    /// What games are played with here in place of their own content, as JSON, by game.
    pub contents: BTreeMap<String, String>,
}

/// What was printed.
#[derive(Clone, Debug)]
pub struct Printed {
    /// What it is, such as `application/pdf`.
    pub media_type: &'static str,
    /// The file.
    pub bytes: Vec<u8>,
}

/// Why nothing was printed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotPrinted {
    /// There is no such game or file.
    #[error("there is nothing to print at this address")]
    Nothing,
    /// A choice does not fit.
    #[error("{0}")]
    Choice(String),
    /// The game cannot be printed like this.
    #[error("{0}")]
    Fault(String),
}

/// What prints. It takes seconds.
#[derive(Clone, Copy, Debug)]
pub struct Printer(pub fn(&PrintOrder) -> Result<Printed, NotPrinted>);

/// Which printer it is tells no two settings apart.
impl PartialEq for Printer {
    fn eq(&self, _: &Printer) -> bool {
        true
    }
}

impl Eq for Printer {}

/// A file that was printed, and what was asked for.
struct Kept {
    order: (String, BTreeMap<String, String>),
    media_type: &'static str,
    bytes: Bytes,
}

/// The one who prints, and what was printed last.
pub(crate) struct Prints {
    turn: Arc<Semaphore>,
    /// The last asked for at the end.
    kept: Mutex<Vec<Kept>>,
}

impl Default for Prints {
    fn default() -> Prints {
        Prints { turn: Arc::new(Semaphore::new(1)), kept: Mutex::default() }
    }
}

impl Prints {
    fn find(&self, order: &PrintOrder) -> Option<(&'static str, Bytes)> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let is_it = |kept: &Kept| kept.order.0 == order.name && kept.order.1 == order.choices;
        let found = kept.iter().position(is_it)?;
        let found = kept.remove(found);
        let answer = (found.media_type, found.bytes.clone());
        kept.push(found);
        Some(answer)
    }

    fn keep(&self, order: PrintOrder, media_type: &'static str, bytes: Bytes) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push(Kept { order: (order.name, order.choices), media_type, bytes });
        while kept.iter().map(|kept| kept.bytes.len()).sum::<usize>() > KEPT_BYTES_MAX {
            kept.remove(0);
        }
    }
}

async fn print(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    name: Result<Path<String>, PathRejection>,
    choices: Result<Query<BTreeMap<String, String>>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let Some(Printer(printer)) = app.config.printer else {
        let problem = "this server was built without its printer; `escapade print` prints, too";
        return Err(Error::NotFound(problem.to_owned()));
    };
    let Path(name) = name.map_err(|fault| Error::bad_request(fault.body_text()))?;
    let Query(mut choices) = choices.map_err(|fault| Error::bad_request(fault.body_text()))?;
    if choices.len() > CHOICES_MAX || choices.values().any(|choice| choice.len() > CHOICE_CHARS_MAX) {
        return Err(Error::bad_request("too many choices"));
    }
    if !choices.contains_key("lang") {
        choices.extend(assets::wanted_language(&headers).map(|lang| ("lang".to_owned(), lang)));
    }
    let order = PrintOrder { name, choices, contents: app.config.contents.clone() };
    if let Some((media_type, bytes)) = app.prints.find(&order) {
        return Ok(answer(&order.name, media_type, bytes));
    }
    app.limits.count_print(app.address(peer, &headers))?;
    let turn = tokio::time::timeout(TURN_TIMEOUT, app.prints.turn.clone().acquire_owned()).await;
    let turn = turn.ok().and_then(Result::ok);
    let turn = turn.ok_or_else(|| Fault::new(Code::Unavailable, "others are printing now; try again later"))?;
    // Somebody may have asked for the same meanwhile.
    if let Some((media_type, bytes)) = app.prints.find(&order) {
        return Ok(answer(&order.name, media_type, bytes));
    }
    let asked = order.clone();
    let printed = tokio::task::spawn_blocking(move || {
        let printed = printer(&asked);
        drop(turn);
        printed
    });
    let printed = printed.await.map_err(|fault| Error::Internal(fault.to_string()))?.map_err(|fault| match fault {
        NotPrinted::Nothing => Error::NotFound(fault.to_string()),
        NotPrinted::Choice(problem) => Error::bad_request(problem),
        NotPrinted::Fault(problem) => Error::Unfit(StatusCode::UNPROCESSABLE_ENTITY, problem),
    })?;
    let (name, media_type, bytes) = (order.name.clone(), printed.media_type, Bytes::from(printed.bytes));
    app.prints.keep(order, media_type, bytes.clone());
    Ok(answer(&name, media_type, bytes))
}

fn answer(name: &str, media_type: &'static str, bytes: Bytes) -> Response {
    let mut response = bytes.into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(media_type));
    headers.insert(header::VARY, HeaderValue::from_static("Accept-Language"));
    // The name under which a browser saves the file.
    if let (true, Ok(shown)) =
        (media_type == "application/pdf", HeaderValue::from_str(&format!("inline; filename=\"{name}\"")))
    {
        headers.insert(header::CONTENT_DISPOSITION, shown);
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_asked_for_last_is_kept() {
        let prints = Prints::default();
        let order =
            |name: &str| PrintOrder { name: name.to_owned(), choices: BTreeMap::new(), contents: BTreeMap::new() };
        let half = Bytes::from(vec![0; KEPT_BYTES_MAX / 2]);
        prints.keep(order("a"), "application/pdf", half.clone());
        prints.keep(order("b"), "application/pdf", half.clone());
        assert!(prints.find(&order("a")).is_some());
        prints.keep(order("c"), "application/pdf", half);
        assert!(prints.find(&order("b")).is_none(), "the one that nobody asked for again makes room");
        assert!(prints.find(&order("a")).is_some() && prints.find(&order("c")).is_some());
        let other = PrintOrder { choices: BTreeMap::from([("ink".into(), "low".into())]), ..order("a") };
        assert!(prints.find(&other).is_none(), "other choices are another print");
    }
}
