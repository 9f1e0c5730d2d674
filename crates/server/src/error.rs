//! Errors over HTTP: the same faults as over the socket, with a status.

use std::time::Duration;

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::rest::FAULT_CHARS_MAX;
use protocol::{Code, Fault};

use crate::store::StoreFault;

/// Why a request was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The request was understood and refused.
    #[error("{0}")]
    Fault(Fault),
    /// The request has no valid cookie or token.
    #[error("no valid cookie or token")]
    Unauthenticated,
    /// A limit was reached; the client may come back after a time.
    #[error("{0}")]
    Limited(Fault, Duration),
    /// There is no such thing.
    #[error("{0}")]
    NotFound(String),
    /// The request does not fit, with a status of its own.
    #[error("{1}")]
    Unfit(StatusCode, String),
    /// A fault of the server; the log says which.
    #[error("something is broken here")]
    Internal(String),
}

impl Error {
    /// A request that does not fit.
    pub fn bad_request(problem: impl Into<String>) -> Error {
        Error::Fault(Fault::new(Code::BadMessage, problem))
    }
}

impl From<Fault> for Error {
    fn from(fault: Fault) -> Error {
        Error::Fault(fault)
    }
}

impl From<StoreFault> for Error {
    fn from(fault: StoreFault) -> Error {
        Error::Internal(fault.to_string())
    }
}

fn status(code: Code) -> StatusCode {
    match code {
        Code::NoTable => StatusCode::NOT_FOUND,
        Code::NotAllowed | Code::NotYours | Code::NoSpectators => StatusCode::FORBIDDEN,
        Code::TooFast => StatusCode::TOO_MANY_REQUESTS,
        Code::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
        Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        Code::WrongPhase | Code::Stale | Code::SeatTaken | Code::NameTaken => StatusCode::CONFLICT,
        _ => StatusCode::BAD_REQUEST,
    }
}

/// How long a client should wait when the server cannot do something now.
const UNAVAILABLE_WAIT: Duration = Duration::from_secs(5);

impl Error {
    /// The status, the fault, and for how long the client should wait.
    fn parts(self) -> (StatusCode, Fault, Option<Duration>) {
        let text = self.to_string();
        let (status, fault, wait) = match self {
            Error::Fault(fault) => (status(fault.code), fault, None),
            Error::Limited(fault, wait) => (status(fault.code), fault, Some(wait)),
            Error::Unauthenticated => {
                let text = "send the cookie that GET /api/me sets, or a token as `Authorization: Bearer esc_…`";
                (StatusCode::UNAUTHORIZED, Fault::new(Code::NotAllowed, text), None)
            }
            Error::NotFound(what) => (StatusCode::NOT_FOUND, Fault::new(Code::NoTable, what), None),
            Error::Unfit(status, problem) => (status, Fault::new(Code::BadMessage, problem), None),
            Error::Internal(problem) => {
                tracing::error!(problem, "a request failed");
                (StatusCode::SERVICE_UNAVAILABLE, Fault::new(Code::Unavailable, text), None)
            }
        };
        let is_unavailable = status == StatusCode::SERVICE_UNAVAILABLE;
        let fault = Fault { text: shortened(fault.text), ..fault };
        (status, fault, wait.or_else(|| is_unavailable.then_some(UNAVAILABLE_WAIT)))
    }

    /// The whole answer, for a client that is turned away before it has asked.
    pub(crate) fn into_bytes(self) -> Vec<u8> {
        let (status, fault, wait) = self.parts();
        let body = serde_json::to_string(&fault).unwrap_or_default();
        let (length, wait) = (body.len(), seconds(wait.unwrap_or(UNAVAILABLE_WAIT)));
        format!(
            "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\
             retry-after: {wait}\r\nconnection: close\r\n\r\n{body}"
        )
        .into_bytes()
    }
}

/// The beginning of a text that is too long.
fn shortened(text: String) -> String {
    match text.char_indices().nth(FAULT_CHARS_MAX - 1) {
        Some((end, last)) if end + last.len_utf8() < text.len() => format!("{}…", &text[..end]),
        _ => text,
    }
}

/// Whole seconds, at least one.
fn seconds(wait: Duration) -> u64 {
    (wait.as_millis().div_ceil(1000) as u64).max(1)
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let (status, fault, wait) = self.parts();
        let mut response = (status, Json(fault)).into_response();
        if let Some(wait) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, seconds(wait).into());
        }
        response
    }
}
