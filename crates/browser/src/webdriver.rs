//! The few commands of WebDriver that are needed here, over HTTP to a driver on this machine.
//!
//! The usual client crate brings over a hundred dependencies. They also changed the features of crates that the server
//! is built with, and then `cargo xtask serve` and `cargo xtask test` could share no compiled crate.

use anyhow::{Context, Result, anyhow, bail};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

/// The key under which WebDriver names an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A browser that a driver has opened.
pub(crate) struct Session {
    port: u16,
    id: String,
}

impl Session {
    /// Opens a browser with these capabilities.
    pub(crate) async fn open(port: u16, capabilities: Value) -> Result<Session> {
        let body = json!({ "capabilities": { "alwaysMatch": capabilities } });
        let opened = request(port, "POST", "/session", Some(&body)).await?;
        let id = opened["sessionId"].as_str().context("the driver names the session")?.to_owned();
        Ok(Session { port, id })
    }

    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// Sends a command, such as `url` with `{"url": …}`, and gives what it answers.
    pub(crate) async fn post(&self, command: &str, body: Value) -> Result<Value> {
        request(self.port, "POST", &format!("/session/{}/{command}", self.id), Some(&body)).await
    }

    /// Gets a value, such as `screenshot`.
    pub(crate) async fn get(&self, what: &str) -> Result<Value> {
        request(self.port, "GET", &format!("/session/{}/{what}", self.id), None).await
    }

    /// Sends a command to the first element that a selector finds.
    pub(crate) async fn to_element(&self, css: &str, command: &str, body: Value) -> Result<Value> {
        let found = self.post("element", json!({ "using": "css selector", "value": css })).await?;
        let id = found[ELEMENT].as_str().with_context(|| format!("the driver names {css}"))?;
        self.post(&format!("element/{id}/{command}"), body).await
    }

    /// Closes the browser.
    pub(crate) async fn close(&self) -> Result<()> {
        request(self.port, "DELETE", &format!("/session/{}", self.id), None).await.map(drop)
    }
}

/// One request, over a connection of its own.
async fn request(port: u16, method: &str, path: &str, body: Option<&Value>) -> Result<Value> {
    let body = body.map(Value::to_string).unwrap_or_default();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await.context("cannot reach the driver")?;
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body.as_bytes()).await?;
    let answer = read(&mut BufReader::new(stream)).await.with_context(|| format!("{method} {path}"))?;
    let value = &answer["value"];
    match value["error"].as_str() {
        Some(error) => bail!("{error}: {}", value["message"].as_str().unwrap_or_default()),
        None => Ok(value.clone()),
    }
}

/// Reads an answer: a status line, headers of which the length is used, and JSON.
async fn read(stream: &mut BufReader<TcpStream>) -> Result<Value> {
    let mut length = None;
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await? == 0 {
            bail!("the driver hung up");
        }
        let line = line.trim_end();
        if line.is_empty() {
            break;
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = Some(value.trim().parse::<usize>()?);
        }
    }
    let mut body = vec![0; length.ok_or_else(|| anyhow!("the driver does not say how long its answer is"))?];
    stream.read_exact(&mut body).await?;
    Ok(serde_json::from_slice(&body)?)
}
