//! The server that `escapade admin` asks: the one that runs, or one for the command alone, on the same data.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use server::{Config, Retention, SqliteStore, operator_hash};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::serve::{check_folder, is_locked, lock, operator_token};

/// How long an answer is waited for: erasing somebody reads every log.
const PATIENCE: Duration = Duration::from_secs(600);

/// How something is asked.
#[derive(Clone, Copy)]
pub(super) enum Method {
    Get,
    Post,
}

/// A server, with the token that it knows.
pub(super) struct Connection {
    host: String,
    token: String,
    own: Option<OwnServer>,
}

/// A server for the command alone.
struct OwnServer {
    runtime: Runtime,
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<()>>,
}

impl Connection {
    /// Finds the server that runs, or opens the data.
    pub(super) fn open(data: &Path, server: &str, token_file: Option<&Path>) -> Result<Connection> {
        if let Some(file) = token_file {
            let token = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
            return Ok(Connection { host: host_of(server)?, token: token.trim().to_owned(), own: None });
        }
        check_folder(data)?;
        if !data.join("escapade.db").exists() {
            bail!(
                "there is no {}; say where the server keeps its data with --data",
                data.join("escapade.db").display()
            );
        }
        match is_locked(data)? {
            true => Ok(Connection { host: host_of(server)?, token: operator_token(data)?, own: None }),
            false => Connection::own(data),
        }
    }

    /// Opens the data by a server on a port of this machine that nobody knows, with a token of this moment.
    fn own(data: &Path) -> Result<Connection> {
        let lock = lock(data)?;
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).context("the system gives no random numbers")?;
        let token: String = secret.iter().map(|byte| format!("{byte:02x}")).collect();
        // Nothing happens but what the command asks for.
        let config = Config {
            retention: Retention::FOR_EVER,
            operator_token: Some(operator_hash(&token)),
            wakes_tables: false,
            requests_per_minute_max: u32::MAX,
            ..Config::default()
        };
        let runtime = Runtime::new()?;
        let (listener, store) = runtime.block_on(async {
            let store = SqliteStore::open(&data.join("escapade.db")).await?;
            Ok::<_, anyhow::Error>((TcpListener::bind("127.0.0.1:0").await?, Arc::new(store)))
        })?;
        let host = listener.local_addr()?.to_string();
        let (stop, stopped) = oneshot::channel();
        let task = runtime.spawn(async move {
            let stop = async move { drop(stopped.await) };
            server::serve(listener, store.clone(), config, stop).await?;
            store.close().await;
            drop(lock);
            Ok(())
        });
        Ok(Connection { host, token, own: Some(OwnServer { runtime, stop, task }) })
    }

    /// Whether the server is there for this command alone.
    pub(super) fn is_temporary(&self) -> bool {
        self.own.is_some()
    }

    /// Asks, and gives the body of the answer.
    pub(super) fn ask(&self, method: Method, path: &str, body: &str) -> Result<String> {
        let Connection { host, token, .. } = self;
        let word = match method {
            Method::Get => "GET",
            Method::Post => "POST",
        };
        let mut stream = TcpStream::connect(host)
            .with_context(|| format!("{host} cannot be reached; say where the server listens with --server"))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let length = body.len();
        write!(
            stream,
            "{word} /api/operator/{path} HTTP/1.0\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).with_context(|| format!("{host} gives no answer"))?;
        let (head, body) = answer.split_once("\r\n\r\n").with_context(|| format!("{host} speaks no HTTP"))?;
        let status = head.split(' ').nth(1).unwrap_or_default();
        match status.starts_with('2') {
            true => Ok(body.to_owned()),
            false => bail!("{}", problem(status, body)),
        }
    }

    /// Lets a server for the command alone write everything to disk.
    pub(super) fn close(self) {
        if let Some(OwnServer { runtime, stop, task }) = self.own {
            _ = stop.send(());
            match runtime.block_on(task) {
                Ok(Ok(())) => {}
                Ok(Err(fault)) => eprintln!("escapade: {fault:#}"),
                Err(fault) => eprintln!("escapade: {fault}"),
            }
        }
    }
}

/// What a refusal says.
fn problem(status: &str, body: &str) -> String {
    let fault: Option<protocol::Fault> = serde_json::from_str(body).ok();
    match fault {
        Some(fault) => fault.text,
        None => format!("the server answers {status}: {body}"),
    }
}

/// The host and port of an address.
fn host_of(server: &str) -> Result<String> {
    if server.starts_with("https://") {
        bail!("{server}: give the address behind the proxy, such as http://127.0.0.1:8080; the token must not travel");
    }
    let host = server.strip_prefix("http://").unwrap_or(server).trim_end_matches('/');
    Ok(if host.contains(':') { host.to_owned() } else { format!("{host}:80") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_taken_apart() {
        assert_eq!(host_of("http://127.0.0.1:8080/").unwrap(), "127.0.0.1:8080");
        assert_eq!(host_of("play.example").unwrap(), "play.example:80");
        assert!(host_of("https://play.example").is_err());
        assert_eq!(problem("404", r#"{"code":"no-table","text":"there is no such table"}"#), "there is no such table");
    }
}
