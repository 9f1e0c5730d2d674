//! Guests: people without an account, known by a secret cookie, and tools, known by a token.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use engine::{Hash256, Set};
use host::Player;
use protocol::rest::TokenScope;
use protocol::{Code, Fault, Request};

use crate::store::{FoundPlayer, SecretKind, SecretRow, StoreFault, StoreWrite};
use crate::{App, Error};

/// The cookie's name.
const COOKIE: &str = "escapade";
/// Its name behind https, where no other site can set it.
const HOST_COOKIE: &str = "__Host-escapade";
/// The prefix of tokens, by which a leaked one is recognised.
const TOKEN_PREFIX: &str = "esc_";
const DAY_SECONDS: u64 = 24 * 3600;
/// A cookie lasts a year after it was given.
const COOKIE_SECONDS: u64 = 365 * DAY_SECONDS;

/// What a secret gives access to.
#[derive(Clone, Debug)]
enum Access {
    /// A cookie: all that tokens may do, and the account itself: its name, its move to another device, its tokens. No
    /// token may do that, or a narrow one could be exchanged for a wide one.
    Account,
    /// A token.
    Token(Set<TokenScope>),
}

/// The player who makes a request. As a parameter of a handler it is the permission check.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) player: Player,
    pub(crate) name: String,
    /// The hash of the cookie or token.
    pub(crate) secret: Hash256,
    expires_at: Option<i64>,
    seen_at: i64,
    access: Access,
}

/// How often a guest without a name who stays connected is noted as seen.
const SEEN_EVERY_MS: i64 = 3600 * 1000;

impl Guest {
    fn new(found: FoundPlayer, secret: Hash256, access: Access) -> Guest {
        let FoundPlayer { player, name, expires_at, seen_at, .. } = found;
        Guest { player: Player::new(player), name, secret, expires_at, seen_at, access }
    }

    /// What the guest came with.
    pub(crate) fn kind(&self) -> SecretKind {
        match self.access {
            Access::Account => SecretKind::Cookie,
            Access::Token(_) => SecretKind::Token,
        }
    }

    /// Whether the cookie or token has become too old.
    fn has_expired(&self, app: &App) -> bool {
        self.expires_at.is_some_and(|at| at <= app.now() as i64)
    }

    /// Whether the cookie or token is still valid.
    pub(crate) async fn is_valid(&self, app: &App) -> Result<bool, StoreFault> {
        Ok(app.store.find(&self.secret, self.kind(), app.now() as i64).await?.is_some())
    }

    /// Whether a connection that the cookie or token has opened may stay open. If it was revoked at another node, that node
    /// told us, but letters may be lost.
    pub(crate) async fn may_stay(&mut self, app: &App) -> bool {
        self.stay_known(app).await;
        let was_revoked_elsewhere = app.cluster.is_some() && matches!(self.is_valid(app).await, Ok(false));
        !self.has_expired(app) && !was_revoked_elsewhere
    }

    /// Notes now and then that a guest without a name is connected, so that no node forgets them meanwhile.
    pub(crate) async fn stay_known(&mut self, app: &App) {
        let now = app.now() as i64;
        if !self.name.is_empty() || now - self.seen_at < SEEN_EVERY_MS {
            return;
        }
        self.seen_at = now;
        let seen = StoreWrite::GuestSeen { player: self.player.id().to_owned(), at: now };
        if let Err(fault) = app.journal.write(vec![seen]).await {
            tracing::warn!(%fault, "it cannot be kept that a guest is there");
        }
    }

    /// Whether the cookie or token may do this.
    pub(crate) fn may(&self, scope: TokenScope) -> bool {
        match &self.access {
            Access::Account => true,
            Access::Token(scopes) => scopes.contains(scope),
        }
    }

    /// Refuses a token without this scope.
    pub(crate) fn require(&self, scope: TokenScope) -> Result<(), Error> {
        if self.may(scope) { Ok(()) } else { Err(missing_scope(scope.word())) }
    }

    /// Whether the cookie or token may see what everybody may see, and what its player may.
    pub(crate) fn may_watch(&self) -> bool {
        self.may(TokenScope::Watch) || self.may(TokenScope::Play)
    }

    /// Refuses a token that does not permit a request on a socket. Whatever is not named here takes part in a match.
    pub(crate) fn permit(&self, request: &Request) -> Result<(), Fault> {
        let (permitted, scope) = match request {
            Request::Ping => return Ok(()),
            Request::Hello { .. } | Request::Chats { .. } => (self.may_watch(), TokenScope::Watch),
            _ => (self.may(TokenScope::Play), TokenScope::Play),
        };
        if permitted { Ok(()) } else { Err(scope_fault(scope.word())) }
    }

    /// Refuses every token.
    pub(crate) fn require_account(&self) -> Result<(), Error> {
        match self.access {
            Access::Account => Ok(()),
            Access::Token(_) => Err(missing_scope("account")),
        }
    }
}

fn scope_fault(scope: &str) -> Fault {
    Fault::new(Code::NotAllowed, format!("this token has no scope `{scope}`"))
}

fn missing_scope(scope: &str) -> Error {
    scope_fault(scope).into()
}

impl FromRequestParts<Arc<App>> for Guest {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Guest, Error> {
        find_guest(app, &parts.headers).await?.ok_or(Error::Unauthenticated)
    }
}

/// Only hashes are stored and compared: the time of an answer reveals nothing about a secret.
pub(crate) fn hash(secret: &str) -> Hash256 {
    Hash256::of(&[b"escapade secret", secret.as_bytes()])
}

/// Whether a secret has this hash. The time does not depend on where they differ.
pub(crate) fn matches_hash(secret: &str, known: &str) -> bool {
    let own = hash(secret).to_string();
    let differs = own.bytes().zip(known.bytes()).fold(0, |differs, (a, b)| std::hint::black_box(differs | (a ^ b)));
    own.len() == known.len() && differs == 0
}

/// A new secret: 256 random bits.
pub(crate) fn new_secret() -> String {
    App::random::<32>().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The player of the cookie or token of a request, if it has a valid one.
pub(crate) async fn find_guest(app: &App, headers: &HeaderMap) -> Result<Option<Guest>, Error> {
    let now = app.now() as i64;
    if let Some(token) = bearer(headers) {
        let secret = hash(token);
        let found = app.store.find(&secret, SecretKind::Token, now).await?;
        return Ok(found.map(|found| {
            let access = Access::Token(found.scopes);
            Guest::new(found, secret, access)
        }));
    }
    let Some(secret) = cookie(headers).map(hash) else { return Ok(None) };
    let found = app.store.find(&secret, SecretKind::Cookie, now).await?;
    Ok(found.map(|found| Guest::new(found, secret, Access::Account)))
}

/// Whether a request comes from a browser whose player is banned.
pub(crate) async fn is_banned(app: &App, headers: &HeaderMap) -> Result<bool, Error> {
    let Some(secret) = cookie(headers).map(hash) else { return Ok(false) };
    Ok(app.store.find(&secret, SecretKind::Banned, app.now() as i64).await?.is_some())
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let token = headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")?;
    token.starts_with(TOKEN_PREFIX).then_some(token)
}

fn cookie_named<'a>(name: &str, headers: &'a HeaderMap) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|value| value.split(';')).find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

/// The cookie, first by the name that nobody else can set. Browsers that came before there was https have the other one.
fn cookie(headers: &HeaderMap) -> Option<&str> {
    cookie_named(HOST_COOKIE, headers).or_else(|| cookie_named(COOKIE, headers))
}

/// The same cookie by its better name, for a browser that has it by the other one.
pub(crate) fn renamed_cookie(app: &App, headers: &HeaderMap) -> Option<HeaderValue> {
    let is_old = app.is_https() && bearer(headers).is_none() && cookie_named(HOST_COOKIE, headers).is_none();
    let secret = cookie_named(COOKIE, headers).filter(|_| is_old)?;
    HeaderValue::from_str(&cookie_text(app, secret)).ok()
}

fn cookie_text(app: &App, secret: &str) -> String {
    let (name, secure) = if app.is_https() { (HOST_COOKIE, "; Secure") } else { (COOKIE, "") };
    format!("{name}={secret}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}")
}

/// Makes a player and gives them a cookie.
pub(crate) async fn create_guest(app: &App, name: &str) -> Result<HeaderValue, Error> {
    let id: String = App::random::<16>().iter().map(|byte| format!("{byte:02x}")).collect();
    let at = app.now() as i64;
    let player = StoreWrite::Player { id: id.clone(), name: name.to_owned(), at };
    Ok(issue_cookie(app, &id, vec![player]).await?)
}

/// A new cookie for a player, written together with other changes.
pub(crate) async fn issue_cookie(
    app: &App,
    player: &str,
    mut writes: Vec<StoreWrite>,
) -> Result<HeaderValue, StoreFault> {
    let secret = new_secret();
    let now = app.now();
    writes.push(StoreWrite::NewSecret(SecretRow {
        hash: hash(&secret),
        player: player.to_owned(),
        kind: SecretKind::Cookie,
        scopes: Set::EMPTY,
        expires_at: Some((now + COOKIE_SECONDS * 1000) as i64),
        created_at: now as i64,
    }));
    app.journal.write(writes).await?;
    HeaderValue::from_str(&cookie_text(app, &secret)).map_err(|fault| StoreFault::Broken(fault.to_string()))
}

/// A new token for tools, for so many days.
pub(crate) async fn issue_token(app: &App, guest: &Guest, scopes: Set<TokenScope>, days: u16) -> Result<String, Error> {
    let token = format!("{TOKEN_PREFIX}{}", new_secret());
    let now = app.now();
    let row = SecretRow {
        hash: hash(&token),
        player: guest.player.id().to_owned(),
        kind: SecretKind::Token,
        scopes,
        expires_at: Some((now + u64::from(days) * DAY_SECONDS * 1000) as i64),
        created_at: now as i64,
    };
    app.journal.write(vec![StoreWrite::NewSecret(row)]).await?;
    Ok(token)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_secret_itself_fits() {
        let known = hash("key").to_string();
        assert!(matches_hash("key", &known));
        assert!(
            !matches_hash("kez", &known)
                && !matches_hash("", &known)
                && !matches_hash("key", "")
                && !matches_hash("key", &known[1..])
        );
    }
}
