//! Errors at the start of a server, each as one sentence: what happened and what to do.

use std::io::{self, ErrorKind};
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::path::Path;

use anyhow::{Error, anyhow};
use server::StoreFault;

/// The port that is proposed in place of one that needs rights.
const USUAL_PORT: u16 = 8080;

/// How many ports are tried in the search for a free one.
const PORTS_TRIED: usize = 100;

/// Ports below this one are for administrators.
const FIRST_OPEN_PORT: u16 = 1024;

/// Why the server cannot listen.
pub(super) fn cannot_listen(address: SocketAddr, fault: io::Error) -> Error {
    let (ip, port) = (address.ip(), address.port());
    let is_reserved = port < FIRST_OPEN_PORT;
    match fault.kind() {
        ErrorKind::AddrInUse => {
            let other = free_address(ip, if is_reserved { USUAL_PORT } else { port.saturating_add(1) });
            anyhow!("port {port} of {ip} is in use; stop the other program, or start with `--listen {other}`")
        }
        ErrorKind::PermissionDenied if is_reserved => {
            let other = free_address(ip, USUAL_PORT);
            anyhow!(
                "port {port} needs the rights of an administrator, like all below 1024; start with `--listen {other}`"
            )
        }
        ErrorKind::AddrNotAvailable => {
            let all: IpAddr = if ip.is_ipv4() { [0; 4].into() } else { [0; 16].into() };
            let other = SocketAddr::new(all, port);
            anyhow!(
                "this machine does not have the address {ip}; start with `--listen {other}` to listen on all it has"
            )
        }
        _ => Error::new(fault).context(format!("cannot listen on {address}")),
    }
}

/// The first free port from a given one. With port 0 the system chooses one.
fn free_address(ip: IpAddr, from: u16) -> SocketAddr {
    let mut candidates = (from..=u16::MAX).take(PORTS_TRIED).map(|port| SocketAddr::new(ip, port));
    candidates.find(|address| TcpListener::bind(address).is_ok()).unwrap_or(SocketAddr::new(ip, 0))
}

/// Why the folder for the server's data cannot be used.
pub(super) fn cannot_use_folder(folder: &Path, fault: Error) -> Error {
    let name = folder.display();
    if let Some(lost @ StoreFault::Lost { .. }) = fault.chain().find_map(|cause| cause.downcast_ref()) {
        return anyhow!(
            "{lost}; put a backup in its place with `escapade db restore FILE --data {name}`, or start once with \
             `--accept-loss` to go on with what is left"
        );
    }
    match kind(&fault) {
        Some(ErrorKind::StorageFull | ErrorKind::QuotaExceeded) => {
            anyhow!("the disk with the folder {name} is full; free some space, or give another folder with `--data`")
        }
        Some(ErrorKind::ReadOnlyFilesystem) => {
            anyhow!("the folder {name} is read-only; make it writable, or give another one with `--data`")
        }
        Some(ErrorKind::PermissionDenied) => {
            anyhow!("you may not write to the folder {name}; change its rights, or give another one with `--data`")
        }
        Some(ErrorKind::NotADirectory | ErrorKind::AlreadyExists) => {
            anyhow!("{name} is not a folder; give another one with `--data`")
        }
        _ => fault,
    }
}

/// The kind of a system error, or of an SQLite error, which is found by its text.
fn kind(fault: &Error) -> Option<ErrorKind> {
    let of_system = fault.chain().find_map(|cause| cause.downcast_ref::<io::Error>()).map(io::Error::kind);
    let text = format!("{fault:#}");
    let of_sqlite = [
        ("disk is full", ErrorKind::StorageFull),
        // SQLITE_IOERR_SHMSIZE: there is no room for the file beside the database that readers share.
        ("(code: 4874)", ErrorKind::StorageFull),
        ("readonly database", ErrorKind::ReadOnlyFilesystem),
        ("unable to open database", ErrorKind::PermissionDenied),
    ];
    of_system.or_else(|| of_sqlite.into_iter().find(|(part, _)| text.contains(part)).map(|(_, kind)| kind))
}

#[cfg(test)]
mod tests {
    use super::*;
    use server::Tally;

    #[test]
    fn a_port_in_use_is_answered_with_a_free_one() {
        let taken = TcpListener::bind("127.0.0.1:0").expect("some port is free");
        let address = taken.local_addr().expect("it is bound");
        let fault = TcpListener::bind(address).expect_err("it is taken");
        let text = cannot_listen(address, fault).to_string();
        let start = format!("port {} of 127.0.0.1 is in use; stop the other program, or start with ", address.port());
        let flag = text.strip_prefix(&start).expect("it names the port").trim_matches('`');
        let other: SocketAddr = flag.strip_prefix("--listen ").expect("a flag").parse().expect("an address");
        TcpListener::bind(other).expect("it is free");
    }

    #[test]
    fn ports_for_administrators_and_foreign_addresses_are_explained() {
        let text = |address: &str, kind: ErrorKind| {
            cannot_listen(address.parse().expect("an address"), kind.into()).to_string()
        };
        let denied = text("127.0.0.1:80", ErrorKind::PermissionDenied);
        assert!(denied.starts_with("port 80 needs the rights of an administrator"), "{denied}");
        assert!(denied.contains("start with `--listen 127.0.0.1:"), "{denied}");
        let foreign = text("192.0.2.1:8080", ErrorKind::AddrNotAvailable);
        assert!(
            foreign.contains("does not have the address 192.0.2.1; start with `--listen 0.0.0.0:8080`"),
            "{foreign}"
        );
        let other = text("127.0.0.1:8080", ErrorKind::PermissionDenied);
        assert_eq!(other, "cannot listen on 127.0.0.1:8080");
    }

    #[test]
    fn a_folder_that_cannot_be_used_is_explained() {
        let system = |kind: ErrorKind| Error::new(io::Error::from(kind)).context("cannot write data/lock");
        let sqlite = |words: &'static str| anyhow!("error returned from database: {words}").context("cannot open it");
        for (fault, expected) in [
            (system(ErrorKind::StorageFull), "the disk with the folder data is full; free some space"),
            (sqlite("(code: 13) database or disk is full"), "the disk with the folder data is full; free some space"),
            (sqlite("(code: 4874) disk I/O error"), "the disk with the folder data is full; free some space"),
            (system(ErrorKind::ReadOnlyFilesystem), "the folder data is read-only; make it writable"),
            (sqlite("(code: 8) attempt to write a readonly database"), "the folder data is read-only"),
            (system(ErrorKind::PermissionDenied), "you may not write to the folder data; change its rights"),
            (system(ErrorKind::NotADirectory), "data is not a folder; give another one with `--data`"),
            (system(ErrorKind::OutOfMemory), "cannot write data/lock"),
            (
                Error::new(StoreFault::Lost { now: Tally::default(), before: Tally { tables: 2, entries: 9 } }),
                "the database holds 0 tables with 0 entries, but it held 2 with 9 before; put a backup in its place",
            ),
        ] {
            let text = cannot_use_folder(Path::new("data"), fault).to_string();
            assert!(text.starts_with(expected), "{text}");
        }
    }
}
