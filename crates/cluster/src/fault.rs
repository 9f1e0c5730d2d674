//! Why a node cannot start: each fault is a sentence that says what to do.

use async_nats::ConnectErrorKind;
use sqlx_postgres::{PgConnectOptions, PgDatabaseError};

/// A setting with which a node cannot start.
#[derive(Debug, thiserror::Error)]
pub enum JoinFault {
    /// The address of the database is none.
    #[error(
        "`{address}` is no database that nodes can share: {problem}; give --database postgres://USER:PASSWORD@HOST/NAME"
    )]
    Database {
        /// What was given, without its password.
        address: String,
        /// What is wrong.
        problem: String,
    },
    /// The database refuses to let us in, or cannot be reached.
    #[error("{0}")]
    Refused(String),
    /// The address of the bus is none.
    #[error("`{address}` is no bus: {problem}; give --bus nats://HOST:4222, or none")]
    Bus {
        /// What was given, without its password.
        address: String,
        /// What is wrong.
        problem: String,
    },
}

/// An address without its password, for messages.
pub(crate) fn without_password(address: &str) -> String {
    let Some((scheme, rest)) = address.split_once("://") else { return address.to_owned() };
    match rest.rsplit_once('@') {
        Some((user, host)) => {
            let user = user.split_once(':').map_or(user, |(name, _)| name);
            format!("{scheme}://{user}@{host}")
        }
        None => address.to_owned(),
    }
}

/// Reads the address of a database.
pub(crate) fn read_database(address: &str) -> Result<PgConnectOptions, JoinFault> {
    let fault = |problem: String| JoinFault::Database { address: without_password(address), problem };
    match address.split_once("://") {
        Some(("postgres" | "postgresql", _)) => address.parse().map_err(|bad: sqlx_core::Error| fault(bad.to_string())),
        Some((scheme, _)) => Err(fault(format!("the scheme `{scheme}` is unknown"))),
        None => Err(fault("it has no scheme".to_owned())),
    }
}

/// Why the database cannot be used.
pub(crate) fn cannot_open(address: &str, fault: &sqlx_core::Error) -> JoinFault {
    let name = without_password(address);
    let code = fault.as_database_error().and_then(|database| database.try_downcast_ref::<PgDatabaseError>());
    let text = match (code.map(PgDatabaseError::code), fault) {
        (Some("28P01" | "28000"), _) => {
            format!("the database {name} does not accept this user and password; correct them in --database")
        }
        (Some("3D000"), _) => format!("there is no database {name}; make it with `createdb`, or name another one"),
        (Some("42501"), _) => {
            format!("this user may not make tables in the database {name}; let it own the database: {fault}")
        }
        (_, sqlx_core::Error::Io(io)) => {
            format!("the database {name} cannot be reached: {io}; start it, or correct --database")
        }
        (_, sqlx_core::Error::Migrate(migration)) => {
            format!(
                "the tables of the database {name} do not fit this version: {migration}; \
                 start the version that made them, or a newer one"
            )
        }
        (_, sqlx_core::Error::PoolTimedOut) => {
            format!("the database {name} cannot be reached in time; start it, or correct --database")
        }
        _ => format!("the database {name} cannot be used: {fault}"),
    };
    JoinFault::Refused(text)
}

/// Checks the address of a bus.
pub(crate) fn check_bus(address: &str) -> Result<(), JoinFault> {
    let problem = match address.split_once("://") {
        Some(("nats", host)) if !host.is_empty() => return Ok(()),
        Some(("nats", _)) => "it names no host".to_owned(),
        Some((scheme, _)) => format!("the scheme `{scheme}` is unknown"),
        None => "it has no scheme".to_owned(),
    };
    Err(JoinFault::Bus { address: without_password(address), problem })
}

/// Why the bus refuses us; nothing if it may only be away for now, without which nodes can do.
pub(crate) fn bus_refuses(address: &str, fault: &async_nats::ConnectError) -> Option<JoinFault> {
    let name = without_password(address);
    let refused = |problem: &str| Some(JoinFault::Bus { address: name.clone(), problem: problem.to_owned() });
    match fault.kind() {
        ConnectErrorKind::Authentication | ConnectErrorKind::AuthorizationViolation => {
            refused("it does not accept this user and password")
        }
        ConnectErrorKind::ServerParse => refused("the address cannot be read"),
        ConnectErrorKind::Tls => refused("it asks for TLS, which this version does not speak"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_addresses_are_explained_without_their_passwords() {
        for (address, expected) in [
            ("mysql://ana:secret@db/x", "`mysql://ana@db/x` is no database that nodes can share: the scheme `mysql`"),
            ("escapade", "`escapade` is no database that nodes can share: it has no scheme"),
        ] {
            let text = read_database(address).expect_err("it is none").to_string();
            assert!(text.starts_with(expected) && text.contains("give --database postgres://"), "{text}");
        }
        assert!(read_database("postgres://ana:secret@db/x").is_ok());
        for (address, expected) in [
            ("kafka://bus", "`kafka://bus` is no bus: the scheme `kafka` is unknown"),
            ("bus:4222", "`bus:4222` is no bus: it has no scheme"),
            ("nats://", "`nats://` is no bus: it names no host"),
        ] {
            let text = check_bus(address).expect_err("it is none").to_string();
            assert!(text.starts_with(expected) && text.contains("give --bus nats://"), "{text}");
        }
        check_bus("nats://bus:4222").expect("it is one");
    }
}
