//! Limits by address, so that nobody takes the table from the others.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use protocol::{Code, Fault};

use crate::Config;

/// Addresses are forgotten beyond this many, the fullest buckets first.
const ADDRESSES_MAX: usize = 50_000;

/// A bucket that is emptied by use and fills with time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    most: f64,
    per_second: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(most: u32, per_second: f64) -> Bucket {
        Bucket { left: f64::from(most), most: f64::from(most), per_second, at: Instant::now() }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        let now = Instant::now();
        let filled = self.left + now.duration_since(self.at).as_secs_f64() * self.per_second;
        self.left = filled.min(self.most);
        self.at = now;
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }
}

struct Address {
    requests: Bucket,
    tables: Bucket,
    sockets: usize,
}

/// What each address has used.
pub(crate) struct Limits {
    addresses: Arc<Mutex<HashMap<IpAddr, Address>>>,
    requests_per_minute: u32,
    tables_per_hour: u32,
    sockets_per_address: usize,
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Limits {
        Limits {
            addresses: Arc::default(),
            requests_per_minute: config.requests_per_minute_max,
            tables_per_hour: config.tables_per_hour_max,
            sockets_per_address: config.sockets_per_address_max,
        }
    }

    fn with<T>(&self, address: IpAddr, what: impl FnOnce(&mut Address) -> T) -> T {
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        if addresses.len() >= ADDRESSES_MAX {
            addresses.retain(|_, own| own.sockets > 0);
        }
        let fresh = || Address {
            requests: Bucket::new(self.requests_per_minute, f64::from(self.requests_per_minute) / 60.0),
            tables: Bucket::new(self.tables_per_hour, f64::from(self.tables_per_hour) / 3600.0),
            sockets: 0,
        };
        what(addresses.entry(address).or_insert_with(fresh))
    }

    /// Counts a request.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Fault> {
        let problem = "too many requests from your address; wait a minute";
        self.with(address, |own| own.requests.take().then_some(()).ok_or_else(|| Fault::new(Code::TooFast, problem)))
    }

    /// Counts a table that is opened.
    pub(crate) fn table(&self, address: IpAddr) -> Result<(), Fault> {
        let problem = "too many tables from your address; wait an hour";
        self.with(address, |own| own.tables.take().then_some(()).ok_or_else(|| Fault::new(Code::TooFast, problem)))
    }

    /// Counts a socket while the guard lives.
    pub(crate) fn socket(&self, address: IpAddr) -> Result<SocketGuard, Fault> {
        let most = self.sockets_per_address;
        let admitted = self.with(address, |own| {
            let admitted = own.sockets < most;
            own.sockets += usize::from(admitted);
            admitted
        });
        match admitted {
            true => Ok(SocketGuard { addresses: self.addresses.clone(), address }),
            false => Err(Fault::new(Code::TooFast, format!("at most {most} connections from one address"))),
        }
    }
}

/// A socket that counts while this lives.
pub(crate) struct SocketGuard {
    addresses: Arc<Mutex<HashMap<IpAddr, Address>>>,
    address: IpAddr,
}

impl Drop for SocketGuard {
    fn drop(&mut self) {
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = addresses.get_mut(&self.address) {
            own.sockets = own.sockets.saturating_sub(1);
        }
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
    fn sockets_are_counted_by_address() {
        let limits = Limits::new(&Config { sockets_per_address_max: 1, ..Config::default() });
        let address: IpAddr = [127, 0, 0, 1].into();
        let first = limits.socket(address).unwrap();
        assert!(limits.socket(address).is_err());
        assert!(limits.socket([127, 0, 0, 2].into()).is_ok());
        drop(first);
        assert!(limits.socket(address).is_ok());
    }
}
