//! Saying no: what was wrong and what would be right.

use std::time::Duration;

use axum::{
    Json,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use driver::ActionError;
use store::StoreError;
use tabletop::Refusal;
use wire::Problem;

/// A request that was refused. Nothing has changed.
#[derive(Clone, Debug)]
pub(crate) struct ApiError {
    pub(crate) status: StatusCode,
    pub(crate) problem: Problem,
    /// When it is worth another try.
    pub(crate) retry_after: Option<Duration>,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, error: impl Into<String>) -> ApiError {
        ApiError {
            status,
            problem: Problem::new(error),
            retry_after: None,
        }
    }

    /// The request can be read but asks for something that cannot be.
    pub(crate) fn wrong(error: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::UNPROCESSABLE_ENTITY, error)
    }

    /// It would be right at another moment.
    pub(crate) fn not_now(error: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::CONFLICT, error)
    }

    /// It answers what the table asked before.
    pub(crate) fn late(error: impl Into<String>) -> ApiError {
        ApiError {
            problem: Problem::late(error),
            ..ApiError::not_now(String::new())
        }
    }

    pub(crate) fn unknown_table(code: &str) -> ApiError {
        ApiError::new(
            StatusCode::NOT_FOUND,
            format!("there is no table {code:?}; check the code, it has four to six letters"),
        )
    }

    /// Somebody asks for more than their share.
    pub(crate) fn too_often(wait: Duration) -> ApiError {
        let seconds = wait.as_secs() + 1;
        ApiError {
            retry_after: Some(Duration::from_secs(seconds)),
            ..ApiError::new(
                StatusCode::TOO_MANY_REQUESTS,
                format!(
                    "many tables were opened from your network just now; try again in {seconds} \
                     seconds, or join a table that is open"
                ),
            )
        }
    }

    /// Whether the same request may be granted in a moment.
    pub(crate) fn is_for_now(&self) -> bool {
        self.status == StatusCode::SERVICE_UNAVAILABLE
    }

    pub(crate) fn server_full() -> ApiError {
        ApiError::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "all tables of this server are in use; please try again in a few minutes",
        )
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        ApiError {
            problem: refusal.into(),
            ..ApiError::wrong(String::new())
        }
    }
}

impl From<ActionError> for ApiError {
    fn from(error: ActionError) -> ApiError {
        match error {
            ActionError::Late { .. } => ApiError::late(error.to_string()),
            ActionError::Move(refusal) => refusal.into(),
            ActionError::Undo(_)
            | ActionError::TooManyMoves { .. }
            | ActionError::TooManyUndos { .. } => ApiError::not_now(error.to_string()),
        }
    }
}

impl From<StoreError> for ApiError {
    /// Players cannot mend a database, so the details go to the log.
    fn from(error: StoreError) -> ApiError {
        if let StoreError::OldSeal(_) = error {
            return ApiError::not_now(error.to_string());
        }
        tracing::error!("{error}");
        ApiError::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "the database of this server failed, so nothing has changed; please try again",
        )
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let retry_after = self
            .retry_after
            .map(|wait| [(header::RETRY_AFTER, wait.as_secs().to_string())]);
        (self.status, retry_after, Json(self.problem)).into_response()
    }
}
