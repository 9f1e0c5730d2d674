//! Guests: people without an account, known by a secret cookie, and tools, known by a token.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use engine::Hash256;
use host::Player;

use crate::store::{Found, SecretRow, StoreFault, Write};
use crate::{App, Error};

/// The cookie's name.
const COOKIE: &str = "escapade";
/// What tokens begin with, so that a leaked one is recognised.
const TOKEN_PREFIX: &str = "esc_";
/// A cookie lasts a year after it was given.
const COOKIE_SECONDS: u64 = 365 * 24 * 3600;

/// What a token may do.
pub(crate) const SCOPES: [&str; 2] = ["play", "watch"];
/// What the person behind a cookie may do: also rename themselves, move to another device and make tokens. No token may,
/// or a narrow one could be exchanged for a wide one.
const PERSON: &str = "play watch account";

/// Who makes a request. As a parameter of a handler it is the permission check.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) player: Player,
    pub(crate) name: String,
    scopes: String,
}

impl Guest {
    /// Whether the cookie or token may do this.
    pub(crate) fn may(&self, scope: &str) -> bool {
        self.scopes.split(' ').any(|own| own == scope)
    }

    pub(crate) fn may_or_fault(&self, scope: &str) -> Result<(), Error> {
        match self.may(scope) {
            true => Ok(()),
            false => {
                let problem = format!("this token has no scope `{scope}`");
                Err(Error::Fault(protocol::Fault::new(protocol::Code::NotAllowed, problem)))
            }
        }
    }
}

impl From<Found> for Guest {
    fn from(found: Found) -> Guest {
        Guest { player: Player::new(found.player), name: found.name, scopes: found.scopes }
    }
}

impl FromRequestParts<Arc<App>> for Guest {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Guest, Error> {
        find(app, &parts.headers).await?.ok_or(Error::Nobody)
    }
}

/// Only hashes are kept and looked up, so that the time of an answer tells nothing about a secret.
pub(crate) fn hash(secret: &str) -> Hash256 {
    Hash256::of(&[b"escapade secret", secret.as_bytes()])
}

/// Whether a secret has this hash, in a time that is the same for every secret.
pub(crate) fn fits(secret: &str, known: &str) -> bool {
    let own = hash(secret).to_string();
    let differs = own.bytes().zip(known.bytes()).fold(0, |differs, (a, b)| std::hint::black_box(differs | (a ^ b)));
    own.len() == known.len() && differs == 0
}

/// A new secret: 256 random bits.
pub(crate) fn secret() -> String {
    App::random::<32>().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Whoever the cookie or the token of a request belongs to.
pub(crate) async fn find(app: &App, headers: &HeaderMap) -> Result<Option<Guest>, Error> {
    let now = app.now() as i64;
    if let Some(token) = bearer(headers) {
        let found = app.store.find(&hash(token), "token", now).await?;
        return Ok(found.map(Guest::from));
    }
    let Some(secret) = cookie(headers) else { return Ok(None) };
    let found = app.store.find(&hash(secret), "cookie", now).await?;
    Ok(found.map(|found| Guest { scopes: PERSON.to_owned(), ..Guest::from(found) }))
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    let token = headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")?;
    token.starts_with(TOKEN_PREFIX).then_some(token)
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|value| value.split(';')).find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='))
}

/// Makes a player and gives them a cookie.
pub(crate) async fn create(app: &App, name: &str) -> Result<(Guest, HeaderValue), Error> {
    let id: String = App::random::<16>().iter().map(|byte| format!("{byte:02x}")).collect();
    let at = app.now() as i64;
    let player = Write::Player { id: id.clone(), name: name.to_owned(), at };
    let cookie = give_cookie(app, &id, vec![player]).await?;
    Ok((Guest { player: Player::new(id), name: name.to_owned(), scopes: PERSON.to_owned() }, cookie))
}

/// A new cookie for a player, kept together with other things.
pub(crate) async fn give_cookie(app: &App, player: &str, mut writes: Vec<Write>) -> Result<HeaderValue, StoreFault> {
    let secret = secret();
    let expires_at = Some((app.now() + COOKIE_SECONDS * 1000) as i64);
    writes.push(Write::Secret(SecretRow {
        hash: hash(&secret),
        player: player.to_owned(),
        kind: "cookie",
        scopes: String::new(),
        expires_at,
    }));
    app.journal.write(writes).await?;
    let secure = app.config.public_url.as_deref().is_some_and(|url| url.starts_with("https://"));
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{COOKIE}={secret}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).map_err(|fault| StoreFault::Broken(fault.to_string()))
}

/// A new token for tools.
pub(crate) async fn give_token(app: &App, guest: &Guest, scopes: String) -> Result<String, Error> {
    let token = format!("{TOKEN_PREFIX}{}", secret());
    let row =
        SecretRow { hash: hash(&token), player: guest.player.id().to_owned(), kind: "token", scopes, expires_at: None };
    app.journal.write(vec![Write::Secret(row)]).await?;
    Ok(token)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_secret_itself_fits() {
        let known = hash("key").to_string();
        assert!(fits("key", &known));
        assert!(!fits("kez", &known) && !fits("", &known) && !fits("key", "") && !fits("key", &known[1..]));
    }
}
