//! The load generator: many matches of four seats over real sockets against a server in a process of its own.
//!
//! `cargo run --release -p server --example load -- [matches] [seconds] [moves a second, 0 = as many as possible]`
//!
//! It prints moves a second, moves for each second of the server's processor, the time from an action to the other
//! players' update, and memory. Each move is on disk before its update goes out.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use protocol::{Envelope, Message, Request, Seen, VERSION};
use server::{Config, SqliteStore};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

const CHILD: &str = "ESCAPADE_LOAD_CHILD";
const SEATS: u8 = 4;

type Failure = Box<dyn std::error::Error + Send + Sync>;

fn main() -> Result<(), Failure> {
    if let Some(folder) = std::env::var_os(CHILD) {
        return serve(&PathBuf::from(folder));
    }
    let number = |index: usize, otherwise: u64| {
        std::env::args().nth(index).and_then(|text| text.parse().ok()).unwrap_or(otherwise)
    };
    let (matches, seconds, rate) = (number(1, 200), number(2, 10), number(3, 0));
    tokio::runtime::Runtime::new()?.block_on(generate(matches, Duration::from_secs(seconds), rate))
}

fn serve(folder: &Path) -> Result<(), Failure> {
    let config = Config {
        messages_per_second_max: 1_000_000,
        requests_per_minute_max: 100_000_000,
        tables_per_hour_max: 100_000_000,
        sockets_per_address_max: 1_000_000,
        ..Config::default()
    };
    tokio::runtime::Runtime::new()?.block_on(async {
        let store = SqliteStore::open(&folder.join("escapade.db")).await?;
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        std::fs::write(folder.join("address.new"), listener.local_addr()?.to_string())?;
        std::fs::rename(folder.join("address.new"), folder.join("address"))?;
        server::serve(listener, Arc::new(store), config, std::future::pending()).await?;
        Ok(())
    })
}

/// What all sockets measure together.
#[derive(Default)]
struct Figures {
    moves: AtomicU64,
    matches: AtomicU64,
    /// From an action to an update at another seat, in microseconds.
    delays: Mutex<Vec<u32>>,
}

async fn generate(matches: u64, time: Duration, rate: u64) -> Result<(), Failure> {
    let folder = std::env::temp_dir().join(format!("escapade-load-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let started = Instant::now();
    let mut child = Command::new(std::env::current_exe()?).env(CHILD, &folder).stdout(Stdio::null()).spawn()?;
    let address = address(&folder).await?;
    println!("start: {} ms", started.elapsed().as_millis());
    let idle_kb = memory_kb(&child);
    println!("idle: {:.1} MB", idle_kb as f64 / 1024.0);
    let figures = Arc::new(Figures::default());
    let pause = (rate > 0).then(|| Duration::from_secs_f64(matches as f64 / rate as f64));
    let mut tables = tokio::task::JoinSet::new();
    for _ in 0..matches {
        let figures = figures.clone();
        tables.spawn(async move {
            loop {
                if let Err(fault) = play(address, &figures, pause).await {
                    eprintln!("a match broke: {fault}");
                    tokio::time::sleep(Duration::from_secs(1)).await;
                }
            }
        });
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    let (moves, used, begun) = (figures.moves.load(Ordering::Relaxed), processor_seconds(&child), Instant::now());
    figures.delays.lock().map_err(|_| "a socket panicked")?.clear();
    tokio::time::sleep(time).await;
    let moves = figures.moves.load(Ordering::Relaxed) - moves;
    let used = processor_seconds(&child) - used;
    let each = moves as f64 / begun.elapsed().as_secs_f64();
    println!(
        "{matches} matches of {SEATS}: {each:.0} moves a second, {:.0} for each processor second",
        moves as f64 / used
    );
    let mut delays = std::mem::take(&mut *figures.delays.lock().map_err(|_| "a socket panicked")?);
    delays.sort_unstable();
    let quantile =
        |share: f64| delays.get((delays.len() as f64 * share) as usize).copied().unwrap_or(0) as f64 / 1000.0;
    println!("action to the others' update: p50 {:.1} ms, p99 {:.1} ms", quantile(0.5), quantile(0.99));
    let live_kb = memory_kb(&child).saturating_sub(idle_kb);
    println!("memory for each live match with its sockets: {:.1} KB", live_kb as f64 / matches as f64);
    println!("{} matches were played to the end", figures.matches.load(Ordering::Relaxed));
    tables.abort_all();
    child.kill()?;
    child.wait()?;
    std::fs::remove_dir_all(folder)?;
    Ok(())
}

async fn address(folder: &Path) -> Result<SocketAddr, Failure> {
    for _ in 0..5000 {
        if let Ok(text) = std::fs::read_to_string(folder.join("address")) {
            return Ok(text.parse()?);
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    Err("the server does not start".into())
}

fn memory_kb(child: &Child) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|text| text.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

fn processor_seconds(child: &Child) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", child.id())).unwrap_or_default();
    // The name in brackets may hold spaces; time in user and system mode are the 12th and 13th word after it.
    let words: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |index: usize| words.get(index).and_then(|word| word.parse::<f64>().ok()).unwrap_or(0.0);
    (ticks(11) + ticks(12)) / 100.0
}

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

async fn guest(address: SocketAddr) -> Result<String, Failure> {
    let reply = http(address, "GET /api/me", "", "").await?;
    let start = reply.find("escapade=").ok_or("no cookie")?;
    Ok(reply[start..].split(';').next().unwrap_or_default().to_owned())
}

type Sink = SplitSink<WebSocketStream<TcpStream>, Frame>;
type Source = SplitStream<WebSocketStream<TcpStream>>;

async fn socket(address: SocketAddr, cookie: &str) -> Result<(Sink, Source), Failure> {
    let mut request = format!("ws://{address}/ws").into_client_request()?;
    request.headers_mut().insert("cookie", cookie.parse()?);
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (stream, _) = tokio_tungstenite::client_async(request, stream).await?;
    Ok(stream.split())
}

async fn send(sink: &mut Sink, id: u64, request: Request) -> Result<(), Failure> {
    sink.send(Frame::text(serde_json::to_string(&Envelope { id, request })?)).await?;
    Ok(())
}

/// One match from the opening to the end.
async fn play(address: SocketAddr, figures: &Arc<Figures>, pause: Option<Duration>) -> Result<(), Failure> {
    let opener = guest(address).await?;
    let wish = format!(r#"{{"game":"sample","seats":{SEATS},"open":true}}"#);
    let reply = http(address, "POST /api/tables", &opener, &wish).await?;
    let body: serde_json::Value = serde_json::from_str(reply.split("\r\n\r\n").nth(1).unwrap_or_default())?;
    let table = body["table"].as_str().ok_or("no table")?.to_owned();
    let acted: Arc<Mutex<Option<Instant>>> = Arc::default();
    let mut seats = tokio::task::JoinSet::new();
    for index in 0..SEATS {
        let (table, figures, acted) = (table.clone(), figures.clone(), acted.clone());
        seats.spawn(async move { sit(address, &table, index, &figures, (&acted, pause)).await });
    }
    while let Some(seat) = seats.join_next().await {
        seat??;
    }
    figures.matches.fetch_add(1, Ordering::Relaxed);
    Ok(())
}

async fn sit(
    address: SocketAddr,
    table: &str,
    index: u8,
    figures: &Figures,
    (acted, pause): (&Mutex<Option<Instant>>, Option<Duration>),
) -> Result<(), Failure> {
    let cookie = guest(address).await?;
    let (mut sink, mut source) = socket(address, &cookie).await?;
    let seat = engine::Seat::new(index);
    let table = table.to_owned();
    send(&mut sink, 1, Request::Hello { version: VERSION, table, seen: Seen::default(), name: None, key: None })
        .await?;
    let name = format!("player {index}");
    send(&mut sink, 2, Request::Sit { seat: Some(seat), name, salt: Default::default() }).await?;
    send(&mut sink, 3, Request::Ready { seat, ready: true, salt: None }).await?;
    let mut id = 3;
    let mut last = 0;
    while let Some(frame) = source.next().await {
        let Frame::Text(text) = frame? else { continue };
        match Message::read(&text)? {
            Message::Over(_) => return Ok(()),
            Message::Update(update) => {
                if let Some(then) = *acted.lock().map_err(|_| "a socket panicked")? {
                    let mut delays = figures.delays.lock().map_err(|_| "a socket panicked")?;
                    delays.push(then.elapsed().as_micros() as u32);
                }
                if !update.menu.is_empty() && update.question > last {
                    last = update.question;
                    if let Some(pause) = pause {
                        tokio::time::sleep(pause).await;
                    }
                    id += 1;
                    let action = update.menu[update.question as usize % update.menu.len()].clone();
                    *acted.lock().map_err(|_| "a socket panicked")? = Some(Instant::now());
                    send(&mut sink, id, Request::Play { seat, question: update.question, action }).await?;
                    figures.moves.fetch_add(1, Ordering::Relaxed);
                }
            }
            _ => {}
        }
    }
    Err("the socket was closed".into())
}
