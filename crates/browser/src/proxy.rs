//! A proxy between a browser and a site that can stop forwarding.

use std::net::SocketAddr;

use anyhow::Result;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::Site;

/// A proxy that can stop forwarding without closing a connection, as happens to a phone between two networks.
pub struct BlockableProxy {
    address: SocketAddr,
    is_blocked: watch::Sender<bool>,
}

impl BlockableProxy {
    /// Starts a proxy to a site.
    pub async fn to(site: &Site) -> Result<BlockableProxy> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let (is_blocked, blocked) = watch::channel(false);
        let proxy = BlockableProxy { address: listener.local_addr()?, is_blocked };
        let server = site.address();
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(forward(client, server, blocked.clone()));
            }
        });
        Ok(proxy)
    }

    /// The address of a path of the site through this proxy.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Forwards nothing from now on, without closing any connection.
    pub fn block(&self) {
        self.is_blocked.send_replace(true);
    }

    /// Forwards new connections again; the old ones stay blocked.
    pub fn unblock(&self) {
        self.is_blocked.send_replace(false);
    }
}

async fn forward(mut client: TcpStream, server: SocketAddr, mut blocked: watch::Receiver<bool>) {
    if !*blocked.borrow() {
        let Ok(mut server) = TcpStream::connect(server).await else { return };
        tokio::select! {
            _ = tokio::io::copy_bidirectional(&mut client, &mut server) => return,
            _ = blocked.wait_for(|is_blocked| *is_blocked) => {}
        }
    }
    // Dropping the streams would close them, and the browser would notice.
    std::future::pending::<()>().await;
}
