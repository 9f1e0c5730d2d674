//! A real server on a free port, and clients with real sockets.
#![allow(dead_code)]

pub(crate) mod child;
pub(crate) mod failing;
pub(crate) mod player;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{Envelope, Fault, Message, Reply, Request, ResumePoint, VERSION};
use serde_json::Value;
use server::{Config, SqliteStore, Store};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

static NEXT: AtomicU32 = AtomicU32::new(1);

/// A folder of its own for each test.
pub(crate) fn folder() -> PathBuf {
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("escapade-{}-{number}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// A server that runs in this process.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Running {
    pub(crate) async fn start(folder: &Path, config: Config) -> Running {
        let store = SqliteStore::open(&folder.join("escapade.db")).await.expect("the store opens");
        Running::start_on(Arc::new(store), config).await
    }

    /// A server on a store of one's own.
    pub(crate) async fn start_on(store: Arc<dyn Store>, config: Config) -> Running {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("a listener has an address");
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(async move {
            let stop = async move { drop(stopped.await) };
            server::serve(listener, store, config, stop).await.expect("the server runs");
        });
        Running { address, stop, task }
    }

    pub(crate) async fn stop(self) {
        self.stop.send(()).expect("the server runs");
        self.task.await.expect("the server ends well");
    }
}

/// What an HTTP request was answered with.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|fault| panic!("{fault}: {}", self.body))
    }

    pub(crate) fn cookie(&self) -> Option<String> {
        let line = self.head.lines().find(|line| line.to_ascii_lowercase().starts_with("set-cookie:"))?;
        Some(line.split_once(':')?.1.split(';').next()?.trim().to_owned())
    }
}

/// One request, one connection: as simple as HTTP can be.
pub(crate) async fn http(address: SocketAddr, head: &str, headers: &[(&str, &str)], body: &str) -> Answer {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    let mut text = format!("{head} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    headers.iter().for_each(|(name, value)| text += &format!("{name}: {value}\r\n"));
    if !body.is_empty() {
        text += &format!("content-type: application/json\r\ncontent-length: {}\r\n", body.len());
    }
    text += &format!("\r\n{body}");
    stream.write_all(text.as_bytes()).await.expect("the server reads");
    let mut reply = Vec::new();
    stream.read_to_end(&mut reply).await.expect("the server answers");
    let reply = String::from_utf8_lossy(&reply);
    let (head, body) = reply.split_once("\r\n\r\n").unwrap_or((&reply, ""));
    let status = head.split(' ').nth(1).and_then(|word| word.parse().ok()).unwrap_or(0);
    Answer { status, head: head.to_owned(), body: body.to_owned() }
}

/// Somebody with a cookie.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: String,
}

impl Person {
    pub(crate) async fn new(address: SocketAddr) -> Person {
        let answer = http(address, "GET /api/me", &[], "").await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        Person { address, cookie: answer.cookie().expect("a guest gets a cookie") }
    }

    /// The same person at a server that was started anew.
    pub(crate) fn at(&self, address: SocketAddr) -> Person {
        Person { address, cookie: self.cookie.clone() }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        http(self.address, &format!("GET {path}"), &[("cookie", &self.cookie)], "").await
    }

    pub(crate) async fn post(&self, path: &str, body: &str) -> Answer {
        http(self.address, &format!("POST {path}"), &[("cookie", &self.cookie)], body).await
    }

    /// Opens a table and gives its id and key.
    pub(crate) async fn open(&self, wish: &str) -> (String, Option<String>) {
        let answer = self.post("/api/tables", wish).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        let json = answer.json();
        (json["table"].as_str().expect("a table has an id").to_owned(), json["key"].as_str().map(str::to_owned))
    }

    pub(crate) async fn connect(&self) -> Socket {
        Socket::connect(self.address, &[("cookie", &self.cookie)]).await.expect("the socket opens")
    }
}

/// A stream of lines that does not end by itself.
pub(crate) struct Lines {
    stream: BufReader<TcpStream>,
    /// The status and the headers.
    pub(crate) head: String,
}

impl Lines {
    pub(crate) async fn open(person: &Person, path: &str) -> Lines {
        let mut stream = TcpStream::connect(person.address).await.expect("the server listens");
        let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\ncookie: {}\r\n\r\n", person.cookie);
        stream.write_all(request.as_bytes()).await.expect("the server reads");
        let mut lines = Lines { stream: BufReader::new(stream), head: String::new() };
        while !lines.head.ends_with("\r\n\r\n") {
            let line = lines.line().await.expect("the server answers");
            lines.head += &line;
        }
        lines
    }

    async fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        let read = tokio::time::timeout(Duration::from_secs(20), self.stream.read_line(&mut line)).await;
        let count = read.expect("the server says something within 20 seconds").unwrap_or(0);
        (count > 0).then_some(line)
    }

    /// The next line of JSON. Between them stand the lengths of the pieces in which they come.
    pub(crate) async fn next(&mut self) -> Option<String> {
        loop {
            let line = self.line().await?;
            if line.starts_with('{') {
                return Some(line.trim_end().to_owned());
            }
        }
    }
}

/// A real socket.
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
    id: u64,
    /// Everything that was heard and nobody asked for yet.
    pub(crate) heard: Vec<Message>,
}

impl Socket {
    pub(crate) async fn connect(address: SocketAddr, headers: &[(&str, &str)]) -> Result<Socket, String> {
        let mut request = format!("ws://{address}/ws").into_client_request().map_err(|fault| fault.to_string())?;
        for (name, value) in headers {
            let name: tokio_tungstenite::tungstenite::http::HeaderName = name.parse().map_err(|_| "a bad name")?;
            request.headers_mut().insert(name, value.parse().map_err(|_| "a bad value")?);
        }
        let stream = TcpStream::connect(address).await.map_err(|fault| fault.to_string())?;
        let (stream, _) = tokio_tungstenite::client_async(request, stream).await.map_err(|fault| fault.to_string())?;
        Ok(Socket { stream, id: 0, heard: Vec::new() })
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        drop(self.stream.send(Frame::text(text)).await);
    }

    pub(crate) async fn send_ping(&mut self) {
        drop(self.stream.send(Frame::Ping(Default::default())).await);
    }

    pub(crate) async fn send_bytes(&mut self, bytes: Vec<u8>) {
        drop(self.stream.send(Frame::binary(bytes)).await);
    }

    /// The next message as it came, or nothing when the socket is closed.
    pub(crate) async fn next_text(&mut self) -> Option<String> {
        loop {
            let frame = tokio::time::timeout(Duration::from_secs(20), self.stream.next()).await;
            match frame.expect("the server says something within 20 seconds")? {
                Ok(Frame::Text(text)) => return Some(text.to_string()),
                Ok(Frame::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The code with which the server closes the socket.
    pub(crate) async fn closed(&mut self) -> Option<u16> {
        while let Some(Ok(frame)) = self.stream.next().await {
            if let Frame::Close(frame) = frame {
                return frame.map(|frame| frame.code.into());
            }
        }
        None
    }

    /// The next message, or nothing when the socket is closed.
    pub(crate) async fn next(&mut self) -> Option<Message> {
        self.next_text().await.map(|text| Message::read(&text).expect("the server sends messages"))
    }

    /// Sends a request without waiting for its reply.
    pub(crate) async fn send(&mut self, id: u64, request: Request) {
        let text = serde_json::to_string(&Envelope { id, request }).expect("requests are plain data");
        self.send_text(&text).await;
    }

    /// The reply to one request; what else comes is kept.
    pub(crate) async fn ask(&mut self, request: Request) -> Result<(), Fault> {
        self.id += 1;
        let id = self.id;
        self.send(id, request).await;
        self.reply(Some(id)).await
    }

    pub(crate) async fn reply(&mut self, wanted: Option<u64>) -> Result<(), Fault> {
        loop {
            match self.next().await.expect("the socket is open") {
                Message::Reply(Reply::Ok { id, .. }) if Some(id) == wanted => return Ok(()),
                Message::Reply(Reply::Error { id, fault }) if id == wanted => return Err(fault),
                other => self.heard.push(other),
            }
        }
    }

    pub(crate) async fn hello(&mut self, table: &str, key: Option<&str>) -> Result<(), Fault> {
        let key = key.map(str::to_owned);
        self.ask(Request::Hello {
            version: VERSION,
            table: table.to_owned(),
            seen: ResumePoint::default(),
            name: None,
            key,
        })
        .await
    }

    /// The next message, first of those that were kept.
    pub(crate) async fn hear(&mut self) -> Option<Message> {
        match self.heard.is_empty() {
            true => self.next().await,
            false => Some(self.heard.remove(0)),
        }
    }

    /// Plays by taking any choice until the match is over.
    pub(crate) async fn play_to_the_end(&mut self, mut choose: impl FnMut(usize) -> usize) {
        let mut answered = 0;
        loop {
            match self.hear().await.expect("the socket stays open") {
                Message::Over(_) => return,
                Message::Update(update) if !update.menu.is_empty() && update.question > answered => {
                    let seat = update.viewer.seat().expect("only seats have menus");
                    let action = update.menu[choose(update.menu.len())].clone();
                    answered = update.question;
                    let play = Request::Play { seat, question: update.question, action };
                    self.ask(play).await.unwrap_or_else(|fault| panic!("a listed action was refused: {fault}"));
                }
                _ => {}
            }
        }
    }
}
