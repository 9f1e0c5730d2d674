//! The bus: letters by NATS. It carries them as fast as it can and promises nothing.

use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, ServerAddr, Subscriber};

use crate::JoinFault;
use crate::fault::{bus_refuses, check_bus};

/// How long a start waits for a bus that does not answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// How often the bus is asked whether it is still there. After a few pings without an answer it is gone.
const PING: Duration = Duration::from_millis(500);
/// A letter that cannot be handed over in this time is lost.
const HANDED_OVER: Duration = Duration::from_millis(200);

/// The user and the password of an address. The client does not take them from there by itself.
fn login(address: &str) -> Option<(String, String)> {
    let server: ServerAddr = address.parse().ok()?;
    Some((decoded(server.username()?)?, decoded(server.password().unwrap_or_default())?))
}

/// A part of an address, in which `%2F` stands for `/`.
fn decoded(text: &str) -> Option<String> {
    let mut pieces = text.split('%');
    let mut bytes = pieces.next()?.as_bytes().to_vec();
    for piece in pieces {
        bytes.push(u8::from_str_radix(piece.get(..2)?, 16).ok()?);
        bytes.extend(&piece.as_bytes()[2..]);
    }
    String::from_utf8(bytes).ok()
}

/// A connection to a bus, which comes back by itself.
#[derive(Clone)]
pub(crate) struct Bus {
    client: Client,
    /// What all subjects of these nodes begin with.
    prefix: String,
}

impl Bus {
    /// Connects. A bus that does not answer is tried again and again; one that refuses us is a fault.
    pub(crate) async fn connect(address: &str, cluster: &str) -> Result<Bus, JoinFault> {
        check_bus(address)?;
        let login = login(address);
        let options = || {
            let options = ConnectOptions::new().name("escapade").connection_timeout(PATIENCE).ping_interval(PING);
            match login.clone() {
                Some((user, password)) => options.user_and_password(user, password),
                None => options,
            }
        };
        let client = match options().connect(address).await {
            Ok(client) => client,
            Err(fault) => match bus_refuses(address, &fault) {
                Some(refused) => return Err(refused),
                None => {
                    tracing::warn!(%fault, "the bus cannot be reached; letters go through the database until it can");
                    let connected = options().retry_on_initial_connect().connect(address).await;
                    connected.map_err(|fault| JoinFault::Bus {
                        address: crate::fault::without_password(address),
                        problem: fault.to_string(),
                    })?
                }
            },
        };
        Ok(Bus { client, prefix: format!("escapade.{cluster}") })
    }

    /// Whether letters can be sent and received now.
    pub(crate) fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// The letters for a node.
    pub(crate) async fn subscribe(&self, node: &str) -> Option<Subscriber> {
        self.client.subscribe(format!("{}.{node}", self.prefix)).await.ok()
    }

    /// How many bytes a message may have.
    pub(crate) fn bytes_max(&self) -> usize {
        // Before the bus has said so, what its programs allow unless told otherwise.
        match self.client.server_info().max_payload {
            0 => 1 << 20,
            most => most,
        }
    }

    /// Sends a message, or loses it.
    pub(crate) async fn publish(&self, to: &str, text: String) {
        let publish = self.client.publish(format!("{}.{to}", self.prefix), text.into());
        if !matches!(tokio::time::timeout(HANDED_OVER, publish).await, Ok(Ok(()))) {
            tracing::warn!(to, "a letter was lost");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn users_and_passwords_stand_in_the_address() {
        let found = |user: &str, password: &str| Some((user.to_owned(), password.to_owned()));
        assert_eq!(login("nats://ana:secret@bus:4222"), found("ana", "secret"));
        assert_eq!(login("nats://ana:a%2Fb%40c@bus"), found("ana", "a/b@c"));
        assert_eq!(login("nats://ana@bus:4222"), found("ana", ""));
        assert_eq!(login("nats://bus:4222"), None);
    }
}
