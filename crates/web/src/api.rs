//! The server's REST interface, as far as the page uses it.

use gloo_net::http::{Request, Response};
use protocol::Fault;
use protocol::rest::{
    Announcement, FindMatch, FoundMatch, Me, NewName, OpenTable, OwnTable, RecoverySecret, ReviewLine, ReviewRecord,
    ReviewTable, TableListing, TableOpened,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use web_sys::AbortSignal;

use crate::browser;

/// Why the server gave no answer that can be used.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Trouble {
    /// It cannot be reached.
    Gone,
    /// It refused.
    Refused(Fault),
}

async fn read<T: DeserializeOwned>(response: Result<Response, gloo_net::Error>) -> Result<T, Trouble> {
    let response = response.map_err(|_| Trouble::Gone)?;
    let text = response.text().await.map_err(|_| Trouble::Gone)?;
    if response.ok() {
        return serde_json::from_str(&text).map_err(|_| Trouble::Gone);
    }
    Err(serde_json::from_str(&text).map_or(Trouble::Gone, Trouble::Refused))
}

/// The player of this browser; a stranger becomes a guest. The signal cancels the request.
pub(crate) async fn me(signal: Option<&AbortSignal>) -> Result<Me, Trouble> {
    read(Request::get("/api/me").abort_signal(signal).send().await).await
}

/// Gives the player of this browser a name.
pub(crate) async fn rename(name: &str) -> Result<Me, Trouble> {
    me(None).await?;
    post("/api/me", &NewName { name: name.to_owned() }).await
}

async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Trouble> {
    let body = serde_json::to_string(body).expect("bodies are plain data");
    match Request::post(path).header("Content-Type", "application/json").body(body) {
        Ok(request) => read(request.send().await).await,
        Err(_) => Err(Trouble::Gone),
    }
}

/// A secret for the reader's other device.
pub(crate) async fn device_link() -> Result<RecoverySecret, Trouble> {
    me(None).await?;
    post("/api/me/recovery", &serde_json::json!({})).await
}

/// Becomes the player of a secret of another device.
pub(crate) async fn use_device_link(secret: &str) -> Result<Me, Trouble> {
    post("/api/recover", &RecoverySecret { secret: secret.to_owned(), alone: false }).await
}

/// What whoever runs the server announces; empty if there is nothing.
pub(crate) async fn announcement() -> Result<Announcement, Trouble> {
    read(Request::get("/api/announcement").send().await).await
}

/// Tables that anybody may join.
pub(crate) async fn tables() -> Result<Vec<TableListing>, Trouble> {
    read(Request::get("/api/tables").send().await).await
}

/// The tables where the player of this browser sits.
pub(crate) async fn own_tables() -> Result<Vec<OwnTable>, Trouble> {
    read(Request::get("/api/me/tables").send().await).await
}

/// Finds a table with a free seat, or opens one.
pub(crate) async fn find_match(wish: &FindMatch) -> Result<FoundMatch, Trouble> {
    me(None).await?;
    post("/api/match", wish).await
}

/// Opens a table.
pub(crate) async fn open(wish: &OpenTable) -> Result<TableOpened, Trouble> {
    me(None).await?;
    post("/api/tables", wish).await
}

/// The record of a finished match, as text.
pub(crate) async fn record(table: &str) -> Result<String, Trouble> {
    let response = Request::get(&format!("/api/tables/{table}/record")).send().await.map_err(|_| Trouble::Gone)?;
    let (is_ok, text) = (response.ok(), response.text().await.map_err(|_| Trouble::Gone)?);
    match is_ok {
        true => Ok(text),
        false => Err(serde_json::from_str(&text).map_or(Trouble::Gone, Trouble::Refused)),
    }
}

/// Which match is to be reviewed.
pub(crate) enum ReviewWish<'a> {
    /// That of a record.
    Record(ReviewRecord),
    /// That of a table of the server.
    Table(&'a str, ReviewTable),
}

/// The review of a finished match, line by line.
pub(crate) async fn review(
    wish: ReviewWish<'_>,
    signal: &AbortSignal,
    on_line: impl Fn(ReviewLine),
) -> Result<(), Trouble> {
    me(Some(signal)).await?;
    let (path, body) = match wish {
        ReviewWish::Record(record) => ("/api/review".to_owned(), serde_json::to_string(&record)),
        ReviewWish::Table(table, wish) => (format!("/api/tables/{table}/review"), serde_json::to_string(&wish)),
    };
    let request = Request::post(&path).header("Content-Type", "application/json").abort_signal(Some(signal));
    let request = request.body(body.expect("bodies are plain data")).map_err(|_| Trouble::Gone)?;
    let response = request.send().await.map_err(|_| Trouble::Gone)?;
    if !response.ok() {
        let text = response.text().await.map_err(|_| Trouble::Gone)?;
        return Err(serde_json::from_str(&text).map_or(Trouble::Gone, Trouble::Refused));
    }
    let read = |line: &str| serde_json::from_str::<ReviewLine>(line).into_iter().for_each(&on_line);
    browser::read_lines(response.body().ok_or(Trouble::Gone)?, read).await.map_err(|_| Trouble::Gone)
}

/// The guide to a game for readers of a language, or else in English, if the server has one.
pub(crate) async fn guide(game: &str, lang: scene::Lang) -> Option<String> {
    match text(&format!("/texts/guide-{game}-{lang}.md")).await {
        None if lang != scene::Lang::EN => text(&format!("/texts/guide-{game}-{}.md", scene::Lang::EN)).await,
        found => found,
    }
}

/// The lessons of a game with their messages in a language, as JSON.
pub(crate) async fn course(game: &str, lang: scene::Lang) -> Option<String> {
    text(&format!("/texts/lessons-{game}-{lang}.json")).await
}

/// A golden record, from which the pictures of guides are drawn.
pub(crate) async fn golden_record(name: &str) -> Option<String> {
    text(&format!("/texts/{name}.record")).await
}

/// The rules of a game for readers of a language, if the server has them.
pub(crate) async fn rules(game: &str, lang: scene::Lang) -> Option<String> {
    text(&format!("/texts/rules-{game}-{lang}.md")).await
}

/// A text that the server shows as a file.
async fn text(path: &str) -> Option<String> {
    let response = Request::get(path).send().await.ok()?;
    match response.ok() {
        true => response.text().await.ok(),
        false => None,
    }
}
