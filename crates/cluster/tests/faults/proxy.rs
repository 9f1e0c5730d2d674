//! A proxy between a node and a service, which can be cut and slowed down.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

/// How a link is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinkState {
    Open,
    /// Nothing gets through, and nobody is told.
    Cut,
    /// Everything is late.
    Slow(Duration),
}

/// Where a proxy leads to.
#[derive(Clone)]
pub(crate) enum Target {
    Unix(PathBuf),
    Tcp(u16),
}

pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    state: Arc<watch::Sender<LinkState>>,
}

impl Proxy {
    pub(crate) async fn start(target: Target) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it has an address");
        let state = Arc::new(watch::Sender::new(LinkState::Open));
        let watched = state.clone();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let (target, state) = (target.clone(), watched.subscribe());
                tokio::spawn(async move {
                    match target {
                        Target::Unix(path) => {
                            if let Ok(server) = UnixStream::connect(path).await {
                                pass(client, server, state).await;
                            }
                        }
                        Target::Tcp(port) => {
                            if let Ok(server) = TcpStream::connect(("127.0.0.1", port)).await {
                                pass(client, server, state).await;
                            }
                        }
                    }
                });
            }
        });
        Proxy { address, state }
    }

    pub(crate) fn set(&self, state: LinkState) {
        self.state.send_replace(state);
    }
}

async fn pass(
    client: TcpStream,
    server: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    state: watch::Receiver<LinkState>,
) {
    let (client_in, client_out) = client.into_split();
    let (server_in, server_out) = tokio::io::split(server);
    tokio::select! {
        () = pump(client_in, server_out, state.clone()) => {}
        () = pump(server_in, client_out, state) => {}
    }
}

async fn pump(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut state: watch::Receiver<LinkState>,
) {
    let mut buffer = vec![0; 64 << 10];
    while let Ok(count @ 1..) = from.read(&mut buffer).await {
        let now = *state.borrow();
        if let LinkState::Slow(late) = now {
            tokio::time::sleep(late).await;
        }
        if state.wait_for(|state| *state != LinkState::Cut).await.is_err() {
            return;
        }
        if to.write_all(&buffer[..count]).await.is_err() {
            return;
        }
    }
}
