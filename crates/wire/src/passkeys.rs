//! Passkeys (`WebAuthn`): a player who has one is known again without any device.
//! Bytes are in base64url, as browsers write them.

use serde::{Deserialize, Serialize};

/// `POST /api/me/passkeys/question`: what the sender's authenticator is to sign,
/// once and soon.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyQuestion {
    pub challenge: String,
    /// How long it is good.
    pub seconds: u32,
}

/// `POST /api/me/passkeys`: a new passkey of the sender's, as
/// `navigator.credentials.create` has made it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPasskey {
    pub id: String,
    /// What `getPublicKey` says.
    pub public_key: String,
    pub authenticator_data: String,
    pub client_data: String,
}

/// `POST /api/me/passkeys/use`: the sender's device plays as the player whose
/// passkey it is, as `navigator.credentials.get` has signed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct UsePasskey {
    pub id: String,
    pub authenticator_data: String,
    pub client_data: String,
    pub signature: String,
}

/// `DELETE /api/me/passkeys`: it opens nothing any more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NoPasskey {
    pub id: String,
}

/// A passkey of a player, as they see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyPasskey {
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    pub since: u64,
}
