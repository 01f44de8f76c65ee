//! Whose turn it is, told to those who do not look.

use serde::{Deserialize, Serialize};

/// `GET /api/push`: what a browser wants to know before it lets a server send.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PushKey {
    /// In base64url; nothing if this server sends nothing.
    pub key: Option<String>,
}

/// `POST /api/me/push`: where a device wants to hear of turns, as its browser
/// says it, and in which words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PushTo {
    pub endpoint: String,
    pub keys: PushKeys,
    /// What it wants to be told: “Your turn”.
    pub says: String,
}

/// What messages to a device are encrypted with, in base64url.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PushKeys {
    pub p256dh: String,
    pub auth: String,
}

/// `DELETE /api/me/push`: where nobody is to be told any more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NoPush {
    pub endpoint: String,
}

/// A device that is told of turns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ToldDevice {
    pub endpoint: String,
    pub says: String,
    /// In milliseconds since 1970.
    pub since: u64,
}

/// Whom the host of a table has told whose turn it is; only the host hears it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HookInfo {
    pub url: String,
    /// Messages are signed with it: HMAC with SHA-256, in the header
    /// `Brainery-Signature`.
    pub secret: String,
}
