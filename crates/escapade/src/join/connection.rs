//! Requests to a server and the socket to a table, plain or encrypted.

use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use engine::Record;
use futures_util::{SinkExt, StreamExt};
use protocol::{Envelope, Message};
use terminal::ConnectionEvent;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error as SocketFault, Message as Frame};

use super::address::ServerAddress;

/// How long a server may take to accept a connection, and to answer a request.
const ANSWER_MAX: Duration = Duration::from_secs(10);
/// A server pings quiet sockets every 25 seconds. One that is silent for longer than this has lost its network.
const SILENCE_MAX: Duration = Duration::from_secs(60);
/// The shortest and the longest pause between two attempts to connect.
const PAUSES: [Duration; 2] = [Duration::from_millis(250), Duration::from_secs(8)];

/// A connection of either kind.
trait ByteStream: AsyncRead + AsyncWrite + Unpin + Send {}

impl<S: AsyncRead + AsyncWrite + Unpin + Send> ByteStream for S {}

/// A server, and what is needed to trust it.
pub(super) struct Server {
    pub(super) address: ServerAddress,
    tls: Option<TlsConnector>,
}

/// What a server answers.
pub(super) struct Answer {
    head: String,
    pub(super) body: String,
}

impl Answer {
    /// The cookie that the server gives, as it is sent back.
    pub(super) fn cookie(&self) -> Option<String> {
        let headers = self.head.lines().filter_map(|line| line.split_once(": "));
        let set = headers.into_iter().find(|(name, _)| name.eq_ignore_ascii_case("set-cookie"));
        set.and_then(|(_, value)| value.split(';').next()).map(str::to_owned)
    }
}

impl Server {
    pub(super) fn new(address: ServerAddress) -> Result<Server> {
        let tls = address.is_https.then(trusting_the_system).transpose()?;
        Ok(Server { address, tls })
    }

    async fn open(&self) -> Result<Box<dyn ByteStream>> {
        let connect = async {
            let stream = TcpStream::connect(self.address.socket_address()).await?;
            stream.set_nodelay(true)?;
            let Some(tls) = &self.tls else { return Ok(Box::new(stream) as Box<dyn ByteStream>) };
            let name = ServerName::try_from(self.address.name().to_owned())?;
            Ok(Box::new(tls.connect(name, stream).await?) as Box<dyn ByteStream>)
        };
        let opened: Result<Box<dyn ByteStream>> =
            timeout(ANSWER_MAX, connect).await.map_err(anyhow::Error::from).flatten();
        opened.with_context(|| format!("{} cannot be reached", self.address.origin()))
    }

    /// A GET request.
    pub(super) async fn get(&self, path: &str, cookie: Option<&str>) -> Result<Answer> {
        let host = &self.address.host;
        let mut stream = self.open().await?;
        let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n")).unwrap_or_default();
        let request = format!("GET {path} HTTP/1.0\r\nHost: {host}\r\n{cookie}Connection: close\r\n\r\n");
        let exchange = async {
            stream.write_all(request.as_bytes()).await?;
            let mut bytes = Vec::new();
            match stream.read_to_end(&mut bytes).await {
                // Some servers end an encrypted connection without a word.
                Err(fault) if fault.kind() != std::io::ErrorKind::UnexpectedEof => Err(fault),
                Ok(_) | Err(_) => Ok(bytes),
            }
        };
        let bytes = timeout(ANSWER_MAX, exchange).await.map_err(|_| anyhow!("{host} gives no answer"))??;
        let text = String::from_utf8_lossy(&bytes);
        let (head, body) = text.split_once("\r\n\r\n").with_context(|| format!("{host} is no server of escapade"))?;
        let status = head.lines().next().unwrap_or_default();
        if !status.contains(" 200") {
            bail!("{}{path}: {status}", self.address.origin());
        }
        Ok(Answer { head: head.to_owned(), body: body.to_owned() })
    }
}

/// Encryption that trusts what the system trusts.
fn trusting_the_system() -> Result<TlsConnector> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if roots.is_empty() {
        bail!("this system has no certificates to know https servers by; install them, or set SSL_CERT_FILE");
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}

/// How a connection ended.
enum End {
    /// It broke, and is opened again.
    Lost,
    /// The server does not know the guest any more.
    Revoked,
}

/// The connection of a guest to a table.
pub(super) struct TableConnection {
    pub(super) server: Server,
    pub(super) table: String,
    pub(super) cookie: String,
    pub(super) events: Sender<ConnectionEvent>,
    pub(super) requests: UnboundedReceiver<Envelope>,
}

impl TableConnection {
    /// Keeps the connection open, and opens it again when it breaks.
    pub(super) fn run(mut self, runtime: &Runtime) {
        let mut pause = PAUSES[0];
        loop {
            match runtime.block_on(self.carry()) {
                Ok(End::Lost) => pause = PAUSES[0],
                // The next attempt would come back as another guest, without the person's seat.
                Ok(End::Revoked) => {
                    // A screen that is gone needs to know nothing.
                    let _ = self.events.send(ConnectionEvent::Revoked);
                    return;
                }
                Err(_) => {}
            }
            if self.events.send(ConnectionEvent::Lost).is_err() {
                return;
            }
            // Some chance keeps all clients from coming back at once after a restart of the server.
            let chance = crate::play::random_bytes::<1>().map_or(0, |[byte]| byte);
            std::thread::sleep(pause + Duration::from_millis(chance.into()));
            pause = (pause * 2).min(PAUSES[1]);
            // Requests that were not sent are sent again by the client after hello.
            while self.requests.try_recv().is_ok() {}
        }
    }

    /// Carries messages until the connection breaks. Fails if it never opened.
    async fn carry(&mut self) -> Result<End> {
        let address = &self.server.address;
        let mut request = address.socket_url().into_client_request()?;
        request.headers_mut().insert("cookie", self.cookie.parse()?);
        let stream = self.server.open().await?;
        let opening = timeout(ANSWER_MAX, tokio_tungstenite::client_async(request, stream)).await?;
        let mut socket = match opening {
            Ok((socket, _)) => socket,
            Err(SocketFault::Http(answer)) if answer.status().as_u16() == 401 => return Ok(End::Revoked),
            Err(fault) => return Err(fault.into()),
        };
        self.events.send(ConnectionEvent::Opened).map_err(|_| anyhow!("the screen is gone"))?;
        loop {
            tokio::select! {
                envelope = self.requests.recv() => {
                    let Some(envelope) = envelope else { return Ok(End::Lost) };
                    let text = serde_json::to_string(&envelope)?;
                    if socket.send(Frame::text(text)).await.is_err() {
                        return Ok(End::Lost);
                    }
                }
                frame = timeout(SILENCE_MAX, socket.next()) => match frame {
                    Ok(Some(Ok(Frame::Text(text)))) => {
                        if let Ok(message) = Message::read(&text) {
                            self.forward(message).await;
                        }
                    }
                    Ok(Some(Ok(Frame::Close(Some(close))))) if close.code == CloseCode::Policy => return Ok(End::Revoked),
                    Ok(Some(Ok(Frame::Close(_)) | Err(_)) | None) | Err(_) => return Ok(End::Lost),
                    Ok(Some(Ok(_))) => {}
                },
            }
        }
    }

    /// Passes a message on, and the record of the match when it is over.
    async fn forward(&self, message: Message) {
        let is_over = matches!(message, Message::Over(_));
        // A screen that is gone is noticed by the loop.
        let _ = self.events.send(ConnectionEvent::Message(Box::new(message)));
        if is_over
            && let Ok(answer) = self.server.get(&format!("/api/tables/{}/record", self.table), Some(&self.cookie)).await
            && let Ok(record) = answer.body.parse::<Record>()
        {
            let _ = self.events.send(ConnectionEvent::Record(Box::new(record)));
        }
    }
}
