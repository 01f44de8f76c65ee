//! Long messages of the server come packed, and the browser unpacks them.

use js_sys::{Array, Function, Reflect, Uint8Array};
use leptos::prelude::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, Response};

/// Browsers of before 2023 may have nothing to unpack with.
pub(super) fn is_possible() -> bool {
    unpacker().is_some()
}

/// The text; nothing if it cannot be unpacked.
pub(super) async fn unpacked(packed: &[u8]) -> Option<String> {
    let unpacker = Reflect::construct(&unpacker()?, &Array::of1(&"deflate".into())).ok()?;
    let packed = Blob::new_with_u8_array_sequence(&Array::of1(&Uint8Array::from(packed))).ok()?;
    let text = packed.stream().pipe_through(unpacker.unchecked_ref());
    let text = Response::new_with_opt_readable_stream(Some(&text)).ok()?;
    JsFuture::from(text.text().ok()?).await.ok()?.as_string()
}

/// Not one of `web_sys`, where it counts as unstable.
fn unpacker() -> Option<Function> {
    let unpacker = Reflect::get(&window(), &"DecompressionStream".into()).ok()?;
    unpacker.dyn_into().ok()
}
