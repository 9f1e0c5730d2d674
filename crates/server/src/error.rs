//! Errors over HTTP: the same faults as over the socket, with a status.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
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
    /// There is no such thing.
    #[error("{0}")]
    NotFound(String),
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

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let text = self.to_string();
        let (status, fault) = match self {
            Error::Fault(fault) => (status(fault.code), fault),
            Error::Unauthenticated => {
                let text = "send the cookie that GET /api/me sets, or a token as `Authorization: Bearer esc_…`";
                (StatusCode::UNAUTHORIZED, Fault::new(Code::NotAllowed, text))
            }
            Error::NotFound(what) => (StatusCode::NOT_FOUND, Fault::new(Code::NoTable, what)),
            Error::Internal(problem) => {
                tracing::error!(problem, "a request failed");
                (StatusCode::SERVICE_UNAVAILABLE, Fault::new(Code::Unavailable, text))
            }
        };
        (status, Json(fault)).into_response()
    }
}
