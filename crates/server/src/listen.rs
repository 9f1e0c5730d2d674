//! The accept loop: connections are counted, must send their requests in time, and are answered even when there is no
//! room for them.

use std::convert::Infallible;
use std::io::{Error as IoError, ErrorKind, Write as _};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc};
use tower_service::Service;

use crate::App;
use crate::app::{STOP_TIMEOUT, stopped};
use crate::client_stream::{ClientStream, Manners};
use crate::metrics::Limit;

/// How many clients without a place are waited for at a time, until they have read that there is none.
const TURNED_AWAY_MAX: usize = 32;
/// For how long.
const TURNING_AWAY: Duration = Duration::from_millis(200);
/// How long to wait when the system cannot accept connections.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// Held by every connection until it is closed or has become a socket.
type Open = mpsc::Sender<Infallible>;

/// Accepts connections until the server stops; then lets every request end.
pub(crate) async fn serve(listener: TcpListener, router: Router, app: Arc<App>) {
    let mut stopping = app.stopping.clone();
    let (open, mut all_closed) = mpsc::channel(1);
    let turning_away = Arc::new(Semaphore::new(TURNED_AWAY_MAX));
    let manners = Manners::new(&app.config);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopped(&mut stopping) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(fault) => {
                rest_after(&app, &listener, &fault).await;
                continue;
            }
        };
        match app.limits.connect(peer.ip()) {
            Ok(slot) => {
                let stream = ClientStream::new(stream, manners, app.metrics.clone(), slot);
                tokio::spawn(serve_connection(app.clone(), router.clone(), stream, peer, open.clone()));
            }
            Err(refusal) => {
                let answer = refusal.into_bytes();
                match turning_away.clone().try_acquire_owned() {
                    Ok(permit) => {
                        _ = tokio::spawn(async move {
                            drop(tokio::time::timeout(TURNING_AWAY, turn_away(stream, answer)).await);
                            drop(permit);
                        })
                    }
                    // There is no time to see whether it reads the answer.
                    Err(_) => drop(stream.into_std().and_then(|mut stream| stream.write(&answer))),
                }
            }
        }
    }
    drop((listener, open));
    // Nothing is ever sent: this ends when the last connection has dropped its end.
    _ = all_closed.recv().await;
}

/// A connection that its client gave up is nothing special; all other faults last for a while.
async fn rest_after(app: &App, listener: &TcpListener, fault: &IoError) {
    let is_clients = matches!(fault.kind(), ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset);
    if !is_clients {
        let own = listener.local_addr().map_or([0; 4].into(), |address| address.ip());
        app.metrics.limit_reached(Limit::Accept, own);
        tokio::time::sleep(ACCEPT_PAUSE).await;
    }
}

async fn serve_connection(app: Arc<App>, router: Router, stream: ClientStream, peer: SocketAddr, _open: Open) {
    let has_asked = Arc::new(AtomicBool::new(false));
    let asked = has_asked.clone();
    let service = service_fn(move |mut request: Request<Incoming>| {
        asked.store(true, Ordering::Relaxed);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request)
    });
    // The timeout counts for headers and, between two requests, for doing nothing.
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(Duration::from_millis(app.config.client_timeout_ms))
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let mut stopping = app.stopping.clone();
    let mut stop = pin!(stopped(&mut stopping));
    let served = tokio::select! {
        served = connection.as_mut() => served,
        () = &mut stop => {
            connection.as_mut().graceful_shutdown();
            // Do not wait longer for a request that does not end.
            tokio::time::timeout(STOP_TIMEOUT, connection).await.unwrap_or(Ok(()))
        }
    };
    // Whoever has asked something before may do nothing for a while, as browsers do; whoever never asks is slow.
    if served.is_err_and(|fault| fault.is_timeout()) && !has_asked.load(Ordering::Relaxed) {
        app.metrics.limit_reached(Limit::Headers, peer.ip());
    }
}

/// Tells a client that there is no place for it.
async fn turn_away(mut stream: TcpStream, answer: Vec<u8>) -> std::io::Result<()> {
    stream.write_all(&answer).await?;
    stream.shutdown().await?;
    // If it were closed with unread bytes, the system would take the answer back.
    let mut unread = [0; 1024];
    while stream.read(&mut unread).await? > 0 {}
    Ok(())
}
