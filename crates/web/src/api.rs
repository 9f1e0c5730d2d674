//! The server's REST interface, as far as the page uses it.

use gloo_net::http::{Request, Response};
use protocol::Fault;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use web_sys::AbortSignal;

/// Why the server gave no answer that can be used.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Trouble {
    /// It cannot be reached.
    Gone,
    /// It refused.
    Refused(Fault),
}

/// Who one is for the server.
#[derive(Deserialize)]
pub(crate) struct Me {
    #[allow(dead_code)]
    name: String,
}

/// A table that anybody may join.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(crate) struct Listed {
    pub(crate) table: String,
    pub(crate) game: String,
}

/// The wish for a new table.
#[derive(Serialize)]
pub(crate) struct Wish {
    pub(crate) game: String,
    pub(crate) seats: u8,
    pub(crate) options: std::collections::BTreeMap<String, String>,
    pub(crate) open: bool,
    pub(crate) clock: host::Clock,
    pub(crate) level: bots::Level,
}

/// A table that was opened.
#[derive(Deserialize)]
pub(crate) struct Opened {
    pub(crate) table: String,
    pub(crate) key: Option<String>,
}

async fn read<T: DeserializeOwned>(response: Result<Response, gloo_net::Error>) -> Result<T, Trouble> {
    let response = response.map_err(|_| Trouble::Gone)?;
    let text = response.text().await.map_err(|_| Trouble::Gone)?;
    if response.ok() {
        return serde_json::from_str(&text).map_err(|_| Trouble::Gone);
    }
    Err(serde_json::from_str(&text).map_or(Trouble::Gone, Trouble::Refused))
}

/// Who one is; a stranger becomes a guest. The signal takes the question back.
pub(crate) async fn me(signal: Option<&AbortSignal>) -> Result<Me, Trouble> {
    read(Request::get("/api/me").abort_signal(signal).send().await).await
}

/// Tables that anybody may join.
pub(crate) async fn tables() -> Result<Vec<Listed>, Trouble> {
    read(Request::get("/api/tables").send().await).await
}

/// Opens a table.
pub(crate) async fn open(wish: &Wish) -> Result<Opened, Trouble> {
    me(None).await?;
    let body = serde_json::to_string(wish).expect("a wish is plain data");
    let request = Request::post("/api/tables").header("Content-Type", "application/json").body(body);
    match request {
        Ok(request) => read(request.send().await).await,
        Err(_) => Err(Trouble::Gone),
    }
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

/// The rules of a game for readers of a language, if they can be had.
pub(crate) async fn rules(game: &str, lang: scene::Lang) -> Option<String> {
    let response = Request::get(&format!("/texts/rules-{game}-{lang}.md")).send().await.ok()?;
    match response.ok() {
        true => response.text().await.ok(),
        false => None,
    }
}
