//! Addresses of servers and links to tables.

use anyhow::{Result, bail};
use client::page::Route;

/// What a link should look like.
const EXAMPLE: &str = "http://127.0.0.1:8080/t/abc#key";

/// Where a server is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ServerAddress {
    /// The host as requests name it, with the port if it is not the usual one.
    pub(super) host: String,
    /// Whether the connection is encrypted.
    pub(super) is_https: bool,
}

/// A link to a table, taken apart.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct TableLink {
    pub(super) server: ServerAddress,
    pub(super) table: String,
    pub(super) key: Option<String>,
}

impl ServerAddress {
    /// Reads an address: the server, and the path behind it.
    pub(super) fn parse(address: &str) -> Result<(ServerAddress, &str)> {
        let (is_https, rest) = match address.split_once("://") {
            Some(("http", rest)) => (false, rest),
            Some(("https", rest)) => (true, rest),
            Some((scheme, _)) => bail!("{address}: `{scheme}` is neither http nor https; a link looks like {EXAMPLE}"),
            None => (false, address),
        };
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        if host.is_empty() || host.contains(char::is_whitespace) {
            bail!("{address}: this names no server; a link looks like {EXAMPLE}");
        }
        Ok((ServerAddress { host: host.to_owned(), is_https }, path))
    }

    /// The name without its port, as certificates have it.
    pub(super) fn name(&self) -> &str {
        let name = self.split_port().map_or(self.host.as_str(), |(name, _)| name);
        name.trim_start_matches('[').trim_end_matches(']')
    }

    /// Where to connect to.
    pub(super) fn socket_address(&self) -> (&str, u16) {
        let usual = if self.is_https { 443 } else { 80 };
        (self.name(), self.split_port().map_or(usual, |(_, port)| port))
    }

    /// Name and port, if there is a port. The colons of an address in brackets begin none.
    fn split_port(&self) -> Option<(&str, u16)> {
        let (name, port) = self.host.rsplit_once(':')?;
        Some((name, port.parse().ok()?)).filter(|(name, _)| !name.starts_with('[') || name.ends_with(']'))
    }

    /// The address as a link begins with it.
    pub(super) fn origin(&self) -> String {
        format!("{}://{}", if self.is_https { "https" } else { "http" }, self.host)
    }

    /// The address of the socket.
    pub(super) fn socket_url(&self) -> String {
        format!("{}://{}/ws", if self.is_https { "wss" } else { "ws" }, self.host)
    }

    /// The address as a part of a file's name.
    pub(super) fn file_name(&self) -> String {
        let (name, port) = self.socket_address();
        format!("{}-{port}", name.replace(|c: char| !c.is_ascii_alphanumeric() && c != '.', "-"))
    }
}

impl TableLink {
    /// Reads the link that a table's host sends to others.
    pub(super) fn parse(link: &str) -> Result<TableLink> {
        let (address, key) =
            link.split_once('#').map_or((link, None), |(address, key)| (address, Some(key.to_owned())));
        let (server, path) = ServerAddress::parse(address)?;
        match Route::parse(path) {
            Route::Table(table) => Ok(TableLink { server, table, key }),
            _ => bail!("{link}: no link to a table; it looks like {EXAMPLE}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_taken_apart_and_wrong_ones_explained() {
        let link = TableLink::parse("http://127.0.0.1:8080/t/abc#k3y").unwrap();
        assert_eq!((link.table.as_str(), link.key.as_deref()), ("abc", Some("k3y")));
        assert_eq!(link.server.socket_address(), ("127.0.0.1", 8080));
        assert_eq!(TableLink::parse("localhost/t/abc").unwrap().server.socket_address(), ("localhost", 80));
        let safe = TableLink::parse("https://example.org/t/abc").unwrap().server;
        assert_eq!(
            (safe.socket_address(), safe.socket_url()),
            (("example.org", 443), "wss://example.org/ws".to_owned())
        );
        let six = TableLink::parse("http://[::1]/t/abc").unwrap().server;
        assert_eq!((six.socket_address(), six.host.as_str()), (("::1", 80), "[::1]"));
        let six = TableLink::parse("http://[::1]:8080/t/abc").unwrap().server;
        assert_eq!((six.socket_address(), six.file_name()), (("::1", 8080), "--1-8080".to_owned()));
        for (link, why) in [
            ("http://localhost/rules/wcp", "no link to a table"),
            ("ftp://localhost/t/abc", "neither http nor https"),
            ("http:///t/abc", "names no server"),
        ] {
            assert!(TableLink::parse(link).unwrap_err().to_string().contains(why), "{link}");
        }
    }
}
