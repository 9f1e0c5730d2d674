//! A wire between a browser and a site that can go dead.

use std::net::SocketAddr;

use anyhow::Result;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::Site;

/// A wire to a site that can go dead without a word, as that of a phone does between two networks.
pub struct Wire {
    address: SocketAddr,
    is_dead: watch::Sender<bool>,
}

impl Wire {
    /// A wire to a site.
    pub async fn to(site: &Site) -> Result<Wire> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let (is_dead, dead) = watch::channel(false);
        let wire = Wire { address: listener.local_addr()?, is_dead };
        let far = site.address();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                tokio::spawn(carry(near, far, dead.clone()));
            }
        });
        Ok(wire)
    }

    /// The site's address through this wire, with a path.
    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// From now on nothing passes, and nobody is told.
    pub fn die(&self) {
        self.is_dead.send_replace(true);
    }

    /// What is opened from now on passes; what was dead stays dead.
    pub fn mend(&self) {
        self.is_dead.send_replace(false);
    }
}

async fn carry(mut near: TcpStream, far: SocketAddr, mut dead: watch::Receiver<bool>) {
    if !*dead.borrow() {
        let Ok(mut far) = TcpStream::connect(far).await else { return };
        tokio::select! {
            _ = tokio::io::copy_bidirectional(&mut near, &mut far) => return,
            _ = dead.wait_for(|is_dead| *is_dead) => {}
        }
    }
    // Neither side is closed, so that neither notices.
    std::future::pending::<()>().await;
}
