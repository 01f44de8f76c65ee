//! The key of this device: by it the server knows its player again, and nobody
//! else. It is made when it is first needed.

use gloo_net::http::RequestBuilder;
use tabletop::sealed::hex;

use crate::browser;

const KEY: &str = "brainery.key";

pub fn get() -> Option<String> {
    browser::stored(KEY)
}

/// From now on there is one, if the device keeps anything.
pub fn make() {
    if get().is_none() {
        browser::store(KEY, &hex(&browser::random_bytes::<40>()));
    }
}

/// The device is nobody's any more.
pub fn forget() {
    browser::forget(KEY);
}

/// A request of this device's player, if it has been one yet.
pub fn with(request: RequestBuilder) -> RequestBuilder {
    match get() {
        Some(key) => request.header("authorization", &format!("Bearer {key}")),
        None => request,
    }
}
