//! `escapade join`, `watch` and `tables`: tables of a server in the terminal, by the same messages as in the browser.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::mpsc::Sender;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use bots::BudgetKind;
use client::page::{ReadingSpeed, Route};
use client::{ClientState, DiceWitness};
use engine::Salt;
use futures_util::{SinkExt, StreamExt};
use protocol::rest::TableListing;
use protocol::{Envelope, Message, Request};
use scene::Lang;
use terminal::{Colours, ConnectionEvent, ServerConnection, Session, TableApp, now_ms};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

#[derive(clap::Args)]
#[command(after_help = "Example:\n  escapade join 'http://127.0.0.1:8080/t/abc#key' --name ana")]
pub(crate) struct Args {
    /// The link of the table
    link: String,
    /// Sit down at once under this name; without it, `s` sits down
    #[arg(long)]
    name: Option<String>,
    /// The language
    #[arg(long, env = "ESCAPADE_LANG", default_value = "en")]
    lang: Lang,
}

#[derive(clap::Args)]
pub(crate) struct TablesArgs {
    /// The address of the server, such as http://127.0.0.1:8080
    server: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// A link to a table, taken apart.
#[derive(Debug, PartialEq, Eq)]
struct TableLink {
    /// The host and its port.
    host: String,
    table: String,
    key: Option<String>,
}

/// The host and port of an address, and its path.
fn split_address(address: &str) -> Result<(String, &str)> {
    if address.starts_with("https://") {
        bail!("{address}: the terminal speaks http only; open the link in a browser, or join behind the proxy");
    }
    let rest = address.strip_prefix("http://").unwrap_or(address);
    let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
    if host.is_empty() {
        bail!("{address}: expected a link such as http://127.0.0.1:8080/t/abc#key");
    }
    Ok((if host.contains(':') { host.to_owned() } else { format!("{host}:80") }, path))
}

fn read_link(link: &str) -> Result<TableLink> {
    let (address, key) = link.split_once('#').map_or((link, None), |(address, key)| (address, Some(key.to_owned())));
    let (host, path) = split_address(address)?;
    match Route::parse(path) {
        Route::Table(table) => Ok(TableLink { host, table, key }),
        _ => bail!("{link}: no link to a table; it looks like http://127.0.0.1:8080/t/abc#key"),
    }
}

/// A GET request. Gives the head and the body of the answer.
fn get(host: &str, path: &str, cookie: Option<&str>) -> Result<(String, String)> {
    let mut stream = TcpStream::connect(host).with_context(|| format!("{host} cannot be reached"))?;
    stream.set_read_timeout(Some(Duration::from_secs(10)))?;
    let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
    write!(stream, "GET {path} HTTP/1.0\r\nHost: {host}\r\n{cookie}Connection: close\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).with_context(|| format!("{host} gives no answer"))?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| anyhow!("{host} is no server of escapade"))?;
    let status = head.lines().next().unwrap_or_default();
    if !status.contains(" 200") {
        bail!("{host}{path}: {status} {body}");
    }
    Ok((head.to_owned(), body.to_owned()))
}

/// The cookie of the guest on this host: the one that was kept, or a new one.
fn cookie(host: &str) -> Result<String> {
    let file = crate::play::state_file(&format!("{}.guest", host.replace(':', "-")));
    let kept = file.as_ref().and_then(|file| std::fs::read_to_string(file).ok());
    if let Some(kept) = kept.filter(|kept| get(host, "/api/me", Some(kept)).is_ok()) {
        return Ok(kept);
    }
    let (head, _) = get(host, "/api/me", None)?;
    let set = head.lines().filter_map(|line| line.split_once(": "));
    let cookie = set.into_iter().find(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
    let cookie = cookie.and_then(|(_, value)| value.split(';').next()).map(str::to_owned);
    let cookie = cookie.ok_or_else(|| anyhow!("{host} is no server of escapade"))?;
    if let Some(file) = file {
        crate::play::write_private(&file, &cookie)?;
    }
    Ok(cookie)
}

pub(crate) fn tables(args: &TablesArgs) -> Result<()> {
    let (host, _) = split_address(&args.server)?;
    let (_, body) = get(&host, "/api/tables", Some(&cookie(&host)?))?;
    if args.json {
        println!("{body}");
        return Ok(());
    }
    let listed: Vec<TableListing> = serde_json::from_str(&body)?;
    if listed.is_empty() {
        println!("no open tables");
    }
    for table in listed {
        println!("{:12} http://{host}/t/{}", table.game, table.table);
    }
    Ok(())
}

/// Joins a table, or only watches it.
pub(crate) fn run(args: &Args) -> Result<()> {
    if !crate::play::has_screen() {
        bail!("tables of a server are shown on a full screen only, and there is none here");
    }
    let TableLink { host, table, key } = read_link(&args.link)?;
    let cookie = cookie(&host)?;
    let salt = Salt::new(crate::play::random_bytes::<16>()?);
    let mut state = ClientState::new(table, now_ms())
        .with_key(key)
        .with_name(args.name.clone())
        .with_witness(DiceWitness::new(salt));
    if let Some(name) = &args.name {
        state.request(Request::Sit { seat: None, name: name.clone(), salt: Salt::default(), bot: false });
    }
    let (events, received) = std::sync::mpsc::channel();
    let (requests, sent) = unbounded_channel();
    std::thread::spawn(move || connect(&host, &cookie, &events, sent));
    let send = move |envelope: Envelope| {
        // A thread that is gone ends with the program.
        let _ = requests.send(envelope);
    };
    let connection = ServerConnection { events: received, requests: Box::new(send) };
    let session = Session::online(state, args.lang, ReadingSpeed::Brisk);
    let mut app = TableApp::table(session, args.lang, Colours::from_environment());
    let thinker = Box::new(|question: &bots::BotQuestion| Ok(games::answer(question, BudgetKind::Timed)));
    Ok(terminal::run_full_screen(&mut app, thinker, Some(connection), &mut |_| ())?)
}

/// Keeps a connection open, and opens it again when it breaks.
fn connect(host: &str, cookie: &str, events: &Sender<ConnectionEvent>, mut sent: UnboundedReceiver<Envelope>) {
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
    let mut pause = Duration::from_millis(500);
    loop {
        if runtime.block_on(carry(host, cookie, events, &mut sent)).is_ok() {
            pause = Duration::from_millis(500);
        }
        if events.send(ConnectionEvent::Lost).is_err() {
            return;
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_secs(10));
        // Requests that were not sent are sent again by the client after hello.
        while sent.try_recv().is_ok() {}
    }
}

/// Carries messages until the connection breaks. Fails if it never opened.
async fn carry(
    host: &str,
    cookie: &str,
    events: &Sender<ConnectionEvent>,
    sent: &mut UnboundedReceiver<Envelope>,
) -> Result<()> {
    let mut request = format!("ws://{host}/ws").into_client_request()?;
    request.headers_mut().insert("cookie", cookie.parse()?);
    request.headers_mut().insert("origin", format!("http://{host}").parse()?);
    let stream = tokio::net::TcpStream::connect(host).await?;
    let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await?;
    events.send(ConnectionEvent::Opened).map_err(|_| anyhow!("the screen is gone"))?;
    loop {
        tokio::select! {
            envelope = sent.recv() => {
                let Some(envelope) = envelope else { return Ok(()) };
                let text = serde_json::to_string(&envelope)?;
                if socket.send(Frame::text(text)).await.is_err() {
                    return Ok(());
                }
            }
            frame = socket.next() => match frame {
                Some(Ok(Frame::Text(text))) => {
                    if let Ok(message) = Message::read(&text) {
                        let _ = events.send(ConnectionEvent::Message(Box::new(message)));
                    }
                }
                Some(Ok(Frame::Close(_)) | Err(_)) | None => return Ok(()),
                Some(Ok(_)) => {}
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_taken_apart_and_wrong_ones_explained() {
        let link = read_link("http://127.0.0.1:8080/t/abc#k3y").unwrap();
        let expected =
            TableLink { host: "127.0.0.1:8080".to_owned(), table: "abc".to_owned(), key: Some("k3y".to_owned()) };
        assert_eq!(link, expected);
        assert_eq!(read_link("localhost/t/abc").unwrap().host, "localhost:80");
        assert!(read_link("http://localhost/rules/wcp").unwrap_err().to_string().contains("no link to a table"));
        assert!(read_link("https://example.org/t/abc").unwrap_err().to_string().contains("http only"));
    }
}
