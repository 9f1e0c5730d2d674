//! Limits for each address, so that no client can use up the server.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use protocol::{Code, Fault};

use crate::{App, Config, Error};

/// Beyond this many, addresses without connections are forgotten.
const ADDRESSES_MAX: usize = 50_000;

/// A token bucket: each use takes one token, and tokens come back with time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    tokens: f64,
    capacity: f64,
    per_second: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(capacity: u32, per_second: f64) -> Bucket {
        Bucket { tokens: f64::from(capacity), capacity: f64::from(capacity), per_second, at: Instant::now() }
    }

    /// Takes a token, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        let now = Instant::now();
        let filled = self.tokens + now.duration_since(self.at).as_secs_f64() * self.per_second;
        self.tokens = filled.min(self.capacity);
        self.at = now;
        let enough = self.tokens >= 1.0;
        if enough {
            self.tokens -= 1.0;
        }
        enough
    }
}

struct Address {
    requests: Bucket,
    tables: Bucket,
    connections: usize,
}

/// The usage of each address, and of all together.
#[derive(Default)]
struct Usage {
    addresses: HashMap<IpAddr, Address>,
    connections: usize,
}

/// The limits, and the usage so far.
pub(crate) struct Limits {
    usage: Arc<Mutex<Usage>>,
    requests_per_minute: u32,
    tables_per_hour: u32,
    connections_per_address: usize,
    connections: usize,
}

/// One subscriber has all addresses of version 6 that share the first half, so they count as one.
fn network_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() >> 64 << 64)),
        address => address,
    }
}

fn lock(usage: &Mutex<Usage>) -> MutexGuard<'_, Usage> {
    usage.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Limits {
        Limits {
            usage: Arc::default(),
            requests_per_minute: config.requests_per_minute_max,
            tables_per_hour: config.tables_per_hour_max,
            connections_per_address: config.sockets_per_address_max,
            connections: config.sockets_max,
        }
    }

    fn with_address<T>(&self, address: IpAddr, change: impl FnOnce(&mut Address) -> T) -> T {
        let mut usage = lock(&self.usage);
        if usage.addresses.len() >= ADDRESSES_MAX {
            usage.addresses.retain(|_, own| own.connections > 0);
        }
        let fresh = || Address {
            requests: Bucket::new(self.requests_per_minute, f64::from(self.requests_per_minute) / 60.0),
            tables: Bucket::new(self.tables_per_hour, f64::from(self.tables_per_hour) / 3600.0),
            connections: 0,
        };
        change(usage.addresses.entry(network_of(address)).or_insert_with(fresh))
    }

    /// Counts a request.
    pub(crate) fn count_request(&self, address: IpAddr) -> Result<(), Fault> {
        let problem = "too many requests from your address; wait a minute";
        self.with_address(address, |own| {
            own.requests.take().then_some(()).ok_or_else(|| Fault::new(Code::TooFast, problem))
        })
    }

    /// Counts a table that is opened.
    pub(crate) fn count_table(&self, address: IpAddr) -> Result<(), Fault> {
        let problem = "too many tables from your address; wait an hour";
        self.with_address(address, |own| {
            own.tables.take().then_some(()).ok_or_else(|| Fault::new(Code::TooFast, problem))
        })
    }

    /// Counts a connection until its permit is dropped.
    pub(crate) fn admit(&self, address: IpAddr) -> Result<ConnectionPermit, Fault> {
        let most = self.connections_per_address;
        let admitted = self.with_address(address, |own| {
            let admitted = own.connections < most;
            own.connections += usize::from(admitted);
            admitted
        });
        if !admitted {
            return Err(Fault::new(Code::TooFast, format!("at most {most} connections from one address")));
        }
        let permit = ConnectionPermit { usage: self.usage.clone(), address: network_of(address) };
        let mut usage = lock(&self.usage);
        usage.connections += 1;
        let is_full = usage.connections > self.connections;
        drop(usage);
        match is_full {
            // Dropping the permit gives it back.
            true => Err(Fault::new(Code::Unavailable, "the server is full; try again later")),
            false => Ok(permit),
        }
    }
}

/// Permission for one connection. As a parameter of a handler it is the check that there is room.
pub(crate) struct ConnectionPermit {
    usage: Arc<Mutex<Usage>>,
    address: IpAddr,
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut usage = lock(&self.usage);
        usage.connections = usage.connections.saturating_sub(1);
        if let Some(own) = usage.addresses.get_mut(&self.address) {
            own.connections = own.connections.saturating_sub(1);
        }
    }
}

impl FromRequestParts<Arc<App>> for ConnectionPermit {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<ConnectionPermit, Error> {
        let peer = ConnectInfo::<SocketAddr>::from_request_parts(parts, app).await;
        let ConnectInfo(peer) = peer.map_err(|fault| Error::Internal(fault.to_string()))?;
        Ok(app.limits.admit(app.address(peer, &parts.headers))?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_runs_dry() {
        let mut bucket = Bucket::new(3, 0.001);
        assert!((0..3).all(|_| bucket.take()));
        assert!(!bucket.take());
    }

    #[test]
    fn connections_are_counted_by_address_and_in_all() {
        let limits = Limits::new(&Config { sockets_per_address_max: 1, sockets_max: 2, ..Config::default() });
        let address = |last| IpAddr::from([127, 0, 0, last]);
        let first = limits.admit(address(1)).unwrap();
        assert_eq!(limits.admit(address(1)).err().unwrap().code, Code::TooFast);
        let _second = limits.admit(address(2)).unwrap();
        assert_eq!(limits.admit(address(3)).err().unwrap().code, Code::Unavailable, "two are all");
        drop(first);
        assert!(limits.admit(address(3)).is_ok(), "whoever was refused is not counted");
        assert!(limits.admit(address(1)).is_ok());
    }

    #[test]
    fn many_addresses_of_one_network_are_one() {
        let read = |text: &str| network_of(text.parse().unwrap());
        assert_eq!(read("2001:db8:1:2::3"), read("2001:db8:1:2:ffff::9"));
        assert_ne!(read("2001:db8:1:2::3"), read("2001:db8:1:3::3"));
        assert_eq!(read("::ffff:192.0.2.1"), read("192.0.2.1"));
        assert_ne!(read("192.0.2.1"), read("192.0.2.2"));
    }
}
