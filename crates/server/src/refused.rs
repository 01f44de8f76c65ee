//! Saying no: what was wrong and what would be right.

use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use store::StoreError;
use tabletop::Refusal;
use wire::Problem;

/// A request that was refused. Nothing has changed.
#[derive(Clone, Debug)]
pub(crate) struct Refused {
    pub(crate) status: StatusCode,
    pub(crate) problem: Problem,
}

impl Refused {
    pub(crate) fn new(status: StatusCode, error: impl Into<String>) -> Refused {
        Refused {
            status,
            problem: Problem::new(error),
        }
    }

    /// The request can be read but asks for something that cannot be.
    pub(crate) fn wrong(error: impl Into<String>) -> Refused {
        Refused::new(StatusCode::UNPROCESSABLE_ENTITY, error)
    }

    /// It would be right at another moment.
    pub(crate) fn not_now(error: impl Into<String>) -> Refused {
        Refused::new(StatusCode::CONFLICT, error)
    }

    /// It answers what the table asked before.
    pub(crate) fn late(error: impl Into<String>) -> Refused {
        Refused {
            status: StatusCode::CONFLICT,
            problem: Problem::late(error),
        }
    }

    pub(crate) fn unknown_table(code: &str) -> Refused {
        Refused::new(
            StatusCode::NOT_FOUND,
            format!("there is no table {code:?}; check the code, it has four letters"),
        )
    }

    pub(crate) fn house_full() -> Refused {
        Refused::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "all tables of this server are in use; please try again in a few minutes",
        )
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused {
            status: StatusCode::UNPROCESSABLE_ENTITY,
            problem: refusal.into(),
        }
    }
}

impl From<StoreError> for Refused {
    /// Players cannot mend a database, so the details go to the log.
    fn from(error: StoreError) -> Refused {
        if let StoreError::OldSeal(_) = error {
            return Refused::not_now(error.to_string());
        }
        tracing::error!("{error}");
        Refused::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "the database of this server failed, so nothing has changed; please try again",
        )
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.status, Json(self.problem)).into_response()
    }
}
