//! Checks before a long build. Each fault is a sentence that says what to do.

use std::net::{SocketAddr, TcpListener};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::sources::{read, root};

/// The bytes that a first build needs on the disk.
const DISK_NEEDED: u64 = 4_000_000_000;

/// Checks that Rust is new enough.
pub(crate) fn rust() -> Result<()> {
    let manifest: toml::Table = read(&root().join("Cargo.toml"))?.parse()?;
    let needed =
        manifest["workspace"]["package"]["rust-version"].as_str().context("Cargo.toml names a Rust version")?;
    let rustc = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into())).arg("--version").output();
    let version = String::from_utf8_lossy(&rustc.context("cannot run rustc")?.stdout).into_owned();
    let found = version.split_whitespace().nth(1).unwrap_or_default();
    if numbers(found) < numbers(needed) {
        bail!("Rust {needed} or newer is needed, and this is {found}; run `rustup update stable` and try again");
    }
    Ok(())
}

fn numbers(version: &str) -> Vec<u32> {
    version.split(['.', '-']).map_while(|part| part.parse().ok()).collect()
}

/// Checks that the disk has room for a first build. If `df` does not say, the build is tried.
pub(crate) fn disk() -> Result<()> {
    if root().join("target/debug/escapade").exists() {
        return Ok(());
    }
    let Ok(output) = Command::new("df").arg("-Pk").arg(root()).output() else { return Ok(()) };
    match parse_free(&String::from_utf8_lossy(&output.stdout)) {
        Some(free) if free < DISK_NEEDED => bail!(
            "only {:.1} GB are free on this disk, and a first build needs about {} GB; free some and try again",
            free as f64 / 1e9,
            DISK_NEEDED / 1_000_000_000
        ),
        _ => Ok(()),
    }
}

/// The free bytes in the output of `df -Pk`.
fn parse_free(printed: &str) -> Option<u64> {
    printed.lines().nth(1)?.split_whitespace().nth(3)?.parse::<u64>().ok()?.checked_mul(1024)
}

/// Checks that the server will be able to listen: the flag `--listen` among these arguments, or the default.
pub(crate) fn port(arguments: &[&str]) -> Result<()> {
    let flag = arguments.iter().enumerate().find_map(|(index, word)| match word.strip_prefix("--listen")? {
        "" => arguments.get(index + 1).copied(),
        rest => rest.strip_prefix('='),
    });
    let variable = std::env::var("ESCAPADE_LISTEN").ok();
    let address = flag.or(variable.as_deref()).unwrap_or("127.0.0.1:8080");
    // A wrong address is left to the server, which explains it.
    let Ok(address) = address.parse::<SocketAddr>() else { return Ok(()) };
    match TcpListener::bind(address) {
        Err(fault) if fault.kind() == std::io::ErrorKind::AddrInUse => bail!(
            "port {} is in use by another program; stop that program, or choose another port: \
             cargo xtask serve --listen {}:{}",
            address.port(),
            address.ip(),
            address.port().checked_add(1).unwrap_or(8080)
        ),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_rust_is_new_enough() {
        rust().unwrap();
        assert!(numbers("1.94.1") < numbers("1.95") && numbers("1.95.0-beta.2") >= numbers("1.95"));
    }

    #[test]
    fn free_space_is_read() {
        let printed = "Filesystem 1024-blocks Used Available Capacity Mounted on\n/dev/vda 1000 400 600 40% /\n";
        assert_eq!(parse_free(printed), Some(600 * 1024));
    }

    #[test]
    fn a_port_in_use_is_a_sentence() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let fault = port(&["--listen", &address]).unwrap_err().to_string();
        assert!(fault.contains("in use") && fault.contains("--listen 127.0.0.1:"), "{fault}");
        assert!(port(&[&format!("--listen={address}")]).is_err());
        drop(listener);
        // The last port has no next one.
        if let Ok(_last) = TcpListener::bind("127.0.0.1:65535") {
            assert!(port(&["--listen", "127.0.0.1:65535"]).unwrap_err().to_string().contains("127.0.0.1:8080"));
        }
        port(&["--listen", &address]).unwrap();
    }
}
