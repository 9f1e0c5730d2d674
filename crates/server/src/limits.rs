//! Limits for each address, so that no client can use up the server.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use protocol::{Code, Fault};

use crate::metrics::{Limit, Metrics};
use crate::{App, Config, Error};

/// Beyond this many, addresses without connections are forgotten.
const ADDRESSES_MAX: usize = 50_000;
/// So many connections of any kind there may be at least, from one address and beside all sockets.
const CONNECTIONS_SPARE: usize = 64;
/// So many files stay free for the store, for the page and for those who are turned away.
const DESCRIPTORS_RESERVED: usize = 64;
/// So many reviews may begin in an hour from one address.
const REVIEWS_PER_HOUR: u32 = 60;
/// So many games may be printed in an hour for one address; what is kept does not count.
const PRINTS_PER_HOUR: u32 = 60;
/// How long a client that found no room should wait.
const FULL_WAIT: Duration = Duration::from_secs(10);

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

    /// How long it takes until there is a token again.
    pub(crate) fn wait(&self) -> Duration {
        Duration::try_from_secs_f64((1.0 - self.tokens).max(0.0) / self.per_second).unwrap_or(Duration::MAX)
    }
}

struct Address {
    requests: Bucket,
    tables: Bucket,
    reviews: Bucket,
    prints: Bucket,
    /// Sockets and streams.
    sockets: usize,
    /// Connections of any kind.
    connections: usize,
}

/// The usage of each address, and of all together.
#[derive(Default)]
struct Usage {
    addresses: HashMap<IpAddr, Address>,
    sockets: usize,
    connections: usize,
}

/// The limits, and the usage so far.
pub(crate) struct Limits {
    usage: Arc<Mutex<Usage>>,
    metrics: Arc<Metrics>,
    requests_per_minute: u32,
    tables_per_hour: u32,
    sockets_per_address: usize,
    sockets: usize,
    /// Nothing behind a proxy, from which all connections come.
    connections_per_address: Option<usize>,
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

/// How many files the system lets us open, where it says so.
fn descriptors_max() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// How many connections of any kind there may be: sockets, some requests beside them, and never so many that no file is
/// left for the store and for those who must be turned away.
fn connections_max(sockets_max: usize, descriptors_max: Option<usize>) -> usize {
    let wanted = sockets_max + sockets_max / 4 + CONNECTIONS_SPARE;
    let room = descriptors_max.map_or(usize::MAX, |most| most.saturating_sub(DESCRIPTORS_RESERVED).max(1));
    wanted.min(room)
}

impl Limits {
    pub(crate) fn new(config: &Config, metrics: Arc<Metrics>) -> Limits {
        let descriptors_max = descriptors_max();
        let connections = connections_max(config.sockets_max, descriptors_max);
        if connections < config.sockets_max {
            let files = descriptors_max.unwrap_or_default();
            tracing::info!(connections, files, "the system lets us open few files, so there are fewer connections");
        }
        let by_address = config.sockets_per_address_max.saturating_mul(4).max(CONNECTIONS_SPARE);
        Limits {
            usage: Arc::default(),
            metrics,
            requests_per_minute: config.requests_per_minute_max,
            tables_per_hour: config.tables_per_hour_max,
            sockets_per_address: config.sockets_per_address_max,
            sockets: config.sockets_max,
            connections_per_address: (config.trusted_proxies == 0).then_some(by_address),
            connections,
        }
    }

    fn with_address<T>(&self, address: IpAddr, change: impl FnOnce(&mut Address) -> T) -> T {
        let mut usage = lock(&self.usage);
        if usage.addresses.len() >= ADDRESSES_MAX {
            usage.addresses.retain(|_, own| own.sockets > 0 || own.connections > 0);
        }
        let fresh = || Address {
            requests: Bucket::new(self.requests_per_minute, f64::from(self.requests_per_minute) / 60.0),
            reviews: Bucket::new(REVIEWS_PER_HOUR, f64::from(REVIEWS_PER_HOUR) / 3600.0),
            prints: Bucket::new(PRINTS_PER_HOUR, f64::from(PRINTS_PER_HOUR) / 3600.0),
            tables: Bucket::new(self.tables_per_hour, f64::from(self.tables_per_hour) / 3600.0),
            sockets: 0,
            connections: 0,
        };
        change(usage.addresses.entry(network_of(address)).or_insert_with(fresh))
    }

    fn refuse(&self, limit: Limit, address: IpAddr, code: Code, problem: String, wait: Duration) -> Error {
        self.metrics.limit_reached(limit, address);
        Error::Limited(Fault::new(code, problem).after(wait), wait)
    }

    /// Counts a request.
    pub(crate) fn count_request(&self, address: IpAddr) -> Result<(), Error> {
        let taken = self.with_address(address, |own| own.requests.take().then_some(()).ok_or(own.requests.wait()));
        let problem = "too many requests from your address; wait a minute";
        taken.map_err(|wait| self.refuse(Limit::Requests, address, Code::TooFast, problem.to_owned(), wait))
    }

    /// Counts a table that is opened.
    pub(crate) fn count_table(&self, address: IpAddr) -> Result<(), Error> {
        let taken = self.with_address(address, |own| own.tables.take().then_some(()).ok_or(own.tables.wait()));
        let problem = "too many tables from your address; wait an hour";
        taken.map_err(|wait| self.refuse(Limit::Tables, address, Code::TooFast, problem.to_owned(), wait))
    }

    /// Counts a review that is begun.
    pub(crate) fn count_review(&self, address: IpAddr) -> Result<(), Error> {
        let taken = self.with_address(address, |own| own.reviews.take().then_some(()).ok_or(own.reviews.wait()));
        let problem = "too many reviews from your address; wait an hour";
        taken.map_err(|wait| self.refuse(Limit::Reviews, address, Code::TooFast, problem.to_owned(), wait))
    }

    /// Counts a game that is printed.
    pub(crate) fn count_print(&self, address: IpAddr) -> Result<(), Error> {
        let taken = self.with_address(address, |own| own.prints.take().then_some(()).ok_or(own.prints.wait()));
        let problem = "too many prints for your address; wait an hour";
        taken.map_err(|wait| self.refuse(Limit::Prints, address, Code::TooFast, problem.to_owned(), wait))
    }

    /// Counts a socket or a stream until its permit is dropped.
    pub(crate) fn admit(&self, address: IpAddr) -> Result<ConnectionPermit, Error> {
        let most = self.sockets_per_address;
        let admitted = self.with_address(address, |own| {
            let admitted = own.sockets < most;
            own.sockets += usize::from(admitted);
            admitted
        });
        if !admitted {
            let problem = format!("at most {most} sockets and streams from one address");
            return Err(self.refuse(Limit::Sockets, address, Code::TooFast, problem, FULL_WAIT));
        }
        let permit = ConnectionPermit { usage: self.usage.clone(), address: network_of(address) };
        let mut usage = lock(&self.usage);
        usage.sockets += 1;
        let is_full = usage.sockets > self.sockets;
        drop(usage);
        match is_full {
            // Dropping the permit gives it back.
            true => {
                let problem = "the server is full; try again later".to_owned();
                Err(self.refuse(Limit::AllSockets, address, Code::Unavailable, problem, FULL_WAIT))
            }
            false => Ok(permit),
        }
    }

    /// Counts a connection of any kind until its slot is dropped.
    pub(crate) fn connect(&self, address: IpAddr) -> Result<ConnectionSlot, Error> {
        let most = self.connections_per_address.unwrap_or(usize::MAX);
        let admitted = self.with_address(address, |own| {
            let admitted = own.connections < most;
            own.connections += usize::from(admitted);
            admitted
        });
        if !admitted {
            let problem = format!("at most {most} connections from one address");
            return Err(self.refuse(Limit::Connections, address, Code::TooFast, problem, FULL_WAIT));
        }
        self.metrics.connections.increment();
        let slot = ConnectionSlot { usage: self.usage.clone(), metrics: self.metrics.clone(), address };
        let mut usage = lock(&self.usage);
        usage.connections += 1;
        let is_full = usage.connections > self.connections;
        drop(usage);
        match is_full {
            // Dropping the slot gives it back.
            true => {
                let problem = "the server is full; try again later".to_owned();
                Err(self.refuse(Limit::AllConnections, address, Code::Unavailable, problem, FULL_WAIT))
            }
            false => Ok(slot),
        }
    }
}

/// The place of one connection of any kind.
pub(crate) struct ConnectionSlot {
    usage: Arc<Mutex<Usage>>,
    metrics: Arc<Metrics>,
    address: IpAddr,
}

impl ConnectionSlot {
    /// Where the connection comes from; behind a proxy, the proxy.
    pub(crate) fn address(&self) -> IpAddr {
        self.address
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        self.metrics.connections.add(-1);
        let mut usage = lock(&self.usage);
        usage.connections = usage.connections.saturating_sub(1);
        if let Some(own) = usage.addresses.get_mut(&network_of(self.address)) {
            own.connections = own.connections.saturating_sub(1);
        }
    }
}

/// Permission for one socket or stream. As a parameter of a handler it is the check that there is room.
pub(crate) struct ConnectionPermit {
    usage: Arc<Mutex<Usage>>,
    address: IpAddr,
}

impl ConnectionPermit {
    /// Where the connection comes from.
    pub(crate) fn address(&self) -> IpAddr {
        self.address
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut usage = lock(&self.usage);
        usage.sockets = usage.sockets.saturating_sub(1);
        if let Some(own) = usage.addresses.get_mut(&self.address) {
            own.sockets = own.sockets.saturating_sub(1);
        }
    }
}

impl FromRequestParts<Arc<App>> for ConnectionPermit {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<ConnectionPermit, Error> {
        let peer = ConnectInfo::<SocketAddr>::from_request_parts(parts, app).await;
        let ConnectInfo(peer) = peer.map_err(|fault| Error::Internal(fault.to_string()))?;
        app.limits.admit(app.address(peer, &parts.headers))
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

    fn limits(config: &Config) -> Limits {
        Limits::new(config, Arc::new(Metrics::new()))
    }

    fn code<T>(refused: Result<T, Error>) -> Code {
        match refused {
            Err(Error::Limited(fault, wait)) if wait > Duration::ZERO => fault.code,
            Err(other) => panic!("{other}"),
            Ok(_) => panic!("it was not refused"),
        }
    }

    #[test]
    fn sockets_are_counted_by_address_and_in_all() {
        let limits = limits(&Config { sockets_per_address_max: 1, sockets_max: 2, ..Config::default() });
        let address = |last| IpAddr::from([127, 0, 0, last]);
        let first = limits.admit(address(1)).unwrap();
        assert_eq!(code(limits.admit(address(1))), Code::TooFast);
        let _second = limits.admit(address(2)).unwrap();
        assert_eq!(code(limits.admit(address(3))), Code::Unavailable, "two are all");
        drop(first);
        assert!(limits.admit(address(3)).is_ok(), "whoever was refused is not counted");
        assert!(limits.admit(address(1)).is_ok());
    }

    #[test]
    fn connections_of_any_kind_are_counted_but_for_those_of_a_proxy() {
        let address = |last| IpAddr::from([127, 0, 0, last]);
        let config = Config { sockets_per_address_max: 1, sockets_max: 100, ..Config::default() };
        let own = limits(&config);
        let many: Vec<_> = (0..CONNECTIONS_SPARE).map(|_| own.connect(address(1)).unwrap()).collect();
        assert_eq!(code(own.connect(address(1))), Code::TooFast);
        assert!(own.connect(address(2)).is_ok());
        drop(many);
        assert!(own.connect(address(1)).is_ok());
        let behind_proxy = limits(&Config { trusted_proxies: 1, ..config });
        let all: Vec<_> = (0..189).map(|_| behind_proxy.connect(address(1)).unwrap()).collect();
        assert_eq!(code(behind_proxy.connect(address(2))), Code::Unavailable, "{} are all", all.len());
    }

    #[test]
    fn some_files_are_left_for_others() {
        assert_eq!(connections_max(20_000, None), 25_064);
        assert_eq!(connections_max(20_000, Some(1024)), 960);
        assert_eq!(connections_max(20_000, Some(10)), 1);
        assert_eq!(connections_max(100, Some(1024)), 189);
    }

    #[test]
    fn a_bucket_says_when_to_come_back() {
        let mut bucket = Bucket::new(1, 0.5);
        assert!(bucket.take() && !bucket.take());
        assert!((1..=2).contains(&bucket.wait().as_millis().div_ceil(1000)), "{:?}", bucket.wait());
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
