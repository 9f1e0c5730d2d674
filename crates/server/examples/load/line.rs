//! A client's line to a server: as little HTTP as it takes, and sockets.

use std::net::SocketAddr;

use futures_util::SinkExt;
use protocol::{Envelope, Request, ResumePoint, VERSION};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::Failure;

pub(crate) type Socket = WebSocketStream<TcpStream>;

async fn http(address: SocketAddr, head: &str, cookie: &str, body: &str) -> Result<String, Failure> {
    let mut stream = TcpStream::connect(address).await?;
    let length = body.len();
    let text = format!(
        "{head} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    stream.write_all(text.as_bytes()).await?;
    let mut reply = String::new();
    stream.read_to_string(&mut reply).await?;
    Ok(reply)
}

/// The cookie of a new guest.
pub(crate) async fn guest(address: SocketAddr) -> Result<String, Failure> {
    let reply = http(address, "GET /api/me", "", "").await?;
    let start = reply.find("escapade=").ok_or("no cookie")?;
    Ok(reply[start..].split(';').next().unwrap_or_default().to_owned())
}

/// The id of a new table.
pub(crate) async fn open(address: SocketAddr, cookie: &str, game: &str, seats: u8) -> Result<String, Failure> {
    let wish = format!(r#"{{"game":"{game}","seats":{seats},"open":true}}"#);
    let reply = http(address, "POST /api/tables", cookie, &wish).await?;
    let body: serde_json::Value = serde_json::from_str(reply.split("\r\n\r\n").nth(1).unwrap_or_default())?;
    Ok(body["table"].as_str().ok_or("no table")?.to_owned())
}

/// What the server counts.
pub(crate) async fn metrics(address: SocketAddr) -> Result<String, Failure> {
    http(address, "GET /metrics", "", "").await
}

pub(crate) async fn connect(address: SocketAddr, path: &str, cookie: &str) -> Result<Socket, Failure> {
    let mut request = format!("ws://{address}{path}").into_client_request()?;
    request.headers_mut().insert("cookie", cookie.parse()?);
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(8 * 1024).write_buffer_size(0);
    let (socket, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
    Ok(socket)
}

pub(crate) async fn send(socket: &mut Socket, id: u64, request: Request) -> Result<(), Failure> {
    Ok(socket.send(Frame::text(serde_json::to_string(&Envelope { id, request })?)).await?)
}

pub(crate) fn hello(table: &str) -> Request {
    Request::Hello { version: VERSION, table: table.to_owned(), seen: ResumePoint::default(), name: None, key: None }
}

/// Seconds of processor time that a process has used, in user and system mode.
pub(crate) fn cpu_seconds(process: &str) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name in brackets may hold spaces; both times are the 12th and 13th word after it, in hundredths.
    let words: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |index: usize| words.get(index).and_then(|word| word.parse::<f64>().ok()).unwrap_or(0.0);
    (ticks(11) + ticks(12)) / 100.0
}
