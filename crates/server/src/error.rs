//! Saying no: what was wrong and what would be right.

use std::{collections::BTreeMap, time::Duration};

use axum::{
    Json,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use driver::ActionError;
use store::{StoreError, Trouble};
use tabletop::Refusal;
use utoipa::{
    IntoResponses,
    openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder, ResponsesBuilder, response},
};
use wire::{Problem, ProblemKind};

/// A request that was refused. Nothing has changed.
#[derive(Clone, Debug)]
pub(crate) struct ApiError {
    pub(crate) status: StatusCode,
    pub(crate) problem: Problem,
    /// When it is worth another try.
    pub(crate) retry_after: Option<Duration>,
}

impl ApiError {
    /// Every refusal begins here, so that none is left uncounted.
    pub(crate) fn new(status: StatusCode, error: impl Into<String>) -> ApiError {
        metrics::counter!("brainery_refusals_total", "kind" => kind(status)).increment(1);
        ApiError {
            status,
            problem: Problem::new(error),
            retry_after: None,
        }
    }

    /// Says what it is about, so that a page can say it in its own words.
    pub(crate) fn about(mut self, kind: ProblemKind) -> ApiError {
        self.problem.kind = Some(kind);
        self
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
            format!("there is no table {code:?}; check the code, and that it is not too old"),
        )
    }

    /// Somebody asks for more than their share: what for, and when there is
    /// more.
    pub(crate) fn too_often(what: &str, wait: Duration) -> ApiError {
        let seconds = wait.as_secs() + 1;
        ApiError {
            retry_after: Some(Duration::from_secs(seconds)),
            ..ApiError::new(
                StatusCode::TOO_MANY_REQUESTS,
                format!("{what}; try again in {seconds} seconds"),
            )
            .about(ProblemKind::TooFast)
        }
    }

    pub(crate) fn too_many_codes(wait: Duration) -> ApiError {
        let what = "many codes without a table were tried from your network, check yours";
        ApiError::too_often(what, wait)
    }

    /// Whether there is no such thing here, or none that this release can use.
    pub(crate) fn is_unknown(&self) -> bool {
        matches!(
            self.status,
            StatusCode::NOT_FOUND | StatusCode::CONFLICT | StatusCode::GONE
        )
    }

    /// Whether the same request may be granted in a moment.
    pub(crate) fn is_for_now(&self) -> bool {
        self.status == StatusCode::SERVICE_UNAVAILABLE
    }

    /// Players cannot mend a database, but whoever runs the server may be one.
    pub(crate) fn cannot_write(trouble: Trouble) -> ApiError {
        ApiError::new(
            StatusCode::SERVICE_UNAVAILABLE,
            format!(
                "the database of this server cannot be written ({trouble}), so nothing has \
                 changed; please try again in a moment"
            ),
        )
        .about(ProblemKind::CannotWrite)
    }

    pub(crate) fn closing() -> ApiError {
        ApiError::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "the server stops; please come back in a moment",
        )
        .about(ProblemKind::Stopping)
    }

    /// Another server has the table, or is about to.
    pub(crate) fn elsewhere() -> ApiError {
        ApiError {
            retry_after: Some(Duration::from_secs(1)),
            ..ApiError::new(
                StatusCode::SERVICE_UNAVAILABLE,
                "the table is just moving to another server; please try again in a moment",
            )
        }
        .about(ProblemKind::Stopping)
    }

    /// The servers cannot agree who has which table.
    pub(crate) fn alone(why: &str) -> ApiError {
        ApiError::new(
            StatusCode::SERVICE_UNAVAILABLE,
            format!("this server stands alone: {why}; it tries again until it can"),
        )
    }

    pub(crate) fn server_full() -> ApiError {
        ApiError::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "all tables of this server are in use; please try again in a few minutes",
        )
        .about(ProblemKind::ServerFull)
    }
}

/// One word for what a status means here.
fn kind(status: StatusCode) -> &'static str {
    match status {
        StatusCode::NOT_FOUND | StatusCode::GONE => "unknown",
        StatusCode::CONFLICT => "not_now",
        StatusCode::UNPROCESSABLE_ENTITY => "wrong",
        StatusCode::TOO_MANY_REQUESTS => "too_often",
        StatusCode::FORBIDDEN | StatusCode::MISDIRECTED_REQUEST => "stranger",
        StatusCode::SERVICE_UNAVAILABLE => "unavailable",
        status if status.is_server_error() => "fault",
        _ => "unreadable",
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
            ActionError::Paused => ApiError::not_now(error.to_string()).about(ProblemKind::Paused),
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
            return ApiError::not_now(error.to_string()).about(ProblemKind::OldRules);
        }
        if let StoreError::Closed(_) = error {
            return ApiError::new(StatusCode::GONE, error.to_string()).about(ProblemKind::Closed);
        }
        if let StoreError::Gone(code) = &error {
            return ApiError::new(
                StatusCode::GONE,
                format!(
                    "table {code} was removed by whoever runs this server, because nothing had \
                     happened there for long; open another one"
                ),
            )
            .about(ProblemKind::Pruned);
        }
        tracing::error!("{error}");
        if let Some(trouble) = error.trouble() {
            return ApiError::cannot_write(trouble);
        }
        ApiError::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "the database of this server failed, so nothing has changed; please try again",
        )
        .about(ProblemKind::CannotWrite)
    }
}

/// What every address may answer, in the document.
impl IntoResponses for ApiError {
    fn responses() -> BTreeMap<String, RefOr<response::Response>> {
        let problem = |description: &str| {
            let schema = Ref::from_schema_name("Problem");
            let content = ContentBuilder::new().schema(Some(schema)).build();
            let response = ResponseBuilder::new().description(description);
            response.content("application/json", content)
        };
        let wrong = problem("What was wrong, and what would be right");
        let failed = problem("What the server cannot do now");
        let responses = ResponsesBuilder::new().response("4XX", wrong);
        responses.response("5XX", failed).build().into()
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
