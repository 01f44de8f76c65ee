//! What the browser lends us: storage, luck, the address, the clipboard.

use std::{cell::RefCell, collections::BTreeMap};

use js_sys::{Array, Promise, Uint8Array};
use leptos::prelude::{document, window};
use serde::{Serialize, de::DeserializeOwned};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Document;

/// Removes what the page shows until the program runs.
pub fn clear_waiting_room() {
    if let Some(waiting) = document().get_element_by_id("waiting") {
        waiting.remove();
    }
}

/// Reads a text kept on this device. Private windows may keep nothing.
pub fn stored(key: &str) -> Option<String> {
    let storage = window().local_storage().ok()??;
    storage.get_item(key).ok()?
}

pub fn store(key: &str, text: &str) {
    // A full or forbidden storage costs the saved game, not the game.
    let _ = try_store(key, text);
}

/// Says whether it is kept now.
pub fn try_store(key: &str, text: &str) -> bool {
    let storage = window().local_storage().ok().flatten();
    storage.is_some_and(|storage| storage.set_item(key, text).is_ok())
}

pub fn forget(key: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.remove_item(key);
    }
}

/// Everything that is kept under names that begin like that.
pub fn all_stored(beginning: &str) -> Vec<(String, String)> {
    let Ok(Some(storage)) = window().local_storage() else {
        return Vec::new();
    };
    let names = (0..storage.length().unwrap_or(0)).filter_map(|n| storage.key(n).ok().flatten());
    let ours = names.filter(|name| name.starts_with(beginning));
    ours.filter_map(|name| Some((name.clone(), stored(&name)?)))
        .collect()
}

pub fn stored_as<T: DeserializeOwned>(key: &str) -> Option<T> {
    serde_json::from_str(&stored(key)?).ok()
}

pub fn store_as<T: Serialize>(key: &str, value: &T) {
    store(
        key,
        &serde_json::to_string(value).expect("what we store is plain data"),
    );
}

/// Bytes nobody can foresee.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    window()
        .crypto()
        .and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes))
        .expect("every browser that runs WebAssembly has a random source");
    bytes
}

/// A number below `n`, for names and delays; games draw from their seal.
pub fn any_below(n: usize) -> usize {
    u32::from_le_bytes(random_bytes()) as usize % n
}

/// A value of the address: `speed` of `?speed=0`.
pub fn query(key: &str) -> Option<String> {
    let search = window().location().search().ok()?;
    web_sys::UrlSearchParams::new_with_str(&search)
        .ok()?
        .get(key)
}

/// Changes what stands behind the path of the address, without a step back.
pub fn readdress(query: &str) {
    if let Ok(history) = window().history() {
        // A browser may find that it is done too often.
        let state = history.state().unwrap_or(JsValue::NULL);
        let _ = history.replace_state_with_url(&state, "", Some(query));
    }
}

/// Loads this page anew.
pub fn reload() {
    // Only pages that may not look at each other are refused this.
    let _ = window().location().reload();
}

/// Opens another page of ours, loaded anew.
pub fn leave_for(path: &str) {
    // Only pages that may not look at each other are refused this.
    let _ = window().location().assign(path);
}

thread_local! {
    /// The style sheets that were sent for, each of which is done as soon as it is there.
    static SHEETS: RefCell<BTreeMap<&'static str, Promise>> = const { RefCell::new(BTreeMap::new()) };
}

/// Fetches a style sheet, which counts where `media` says, and waits until it is
/// there. It is fetched once: whoever asks for it meanwhile waits for the same.
/// A worker has no looks.
pub async fn dress(sheet: &'static str, media: &str) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else {
        return;
    };
    let coming = SHEETS.with_borrow_mut(|sheets| {
        let send = || send_for(&document, sheet, media);
        sheets.entry(sheet).or_insert_with(send).clone()
    });
    let _ = JsFuture::from(coming).await;
}

fn send_for(document: &Document, sheet: &str, media: &str) -> Promise {
    let (Some(head), Ok(link)) = (document.head(), document.create_element("link")) else {
        return Promise::resolve(&JsValue::UNDEFINED);
    };
    let _ = link.set_attribute("rel", "stylesheet");
    let _ = link.set_attribute("media", media);
    let _ = link.set_attribute("href", &format!("/style/{sheet}.css?v={}", build()));
    let loaded = Promise::new(&mut |done, _| {
        // A plain table is better than none.
        for event in ["load", "error"] {
            let _ = link.add_event_listener_with_callback(event, &done);
        }
    });
    let _ = head.append_child(&link);
    loaded
}

/// From now on a style sheet that was fetched counts where `media` says.
pub fn restrict(sheet: &str, media: &str) {
    let link = document().query_selector(&format!("link[href^='/style/{sheet}.css']"));
    if let Ok(Some(link)) = link {
        let _ = link.set_attribute("media", media);
    }
}

/// `http://host:port`.
pub fn origin() -> String {
    window().location().origin().unwrap_or_default()
}

/// `ws://host:port` for `http`, `wss://…` for `https`.
pub fn socket_origin() -> String {
    origin().replacen("http", "ws", 1)
}

/// Which build this is, so that old files are not taken from a cache.
pub fn build() -> String {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute("data-build"))
        .unwrap_or_default()
}

/// The games that have a lesson, with blanks between them; the bundler knows.
pub fn lessons() -> String {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute("data-lessons"))
        .unwrap_or_default()
}

/// The games whose rules can be seen in pictures, with blanks between them.
pub fn tours() -> String {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute("data-tours"))
        .unwrap_or_default()
}

/// The games that have puzzles, each with how many: `pig:20 jars:3`.
pub fn puzzles() -> String {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute("data-puzzles"))
        .unwrap_or_default()
}

/// The language chosen before, or the first of the device's that we speak;
/// `boot.js` knows.
pub fn language() -> String {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute("lang"))
        .unwrap_or_default()
}

pub fn wants_less_motion() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

/// Whether a media query of the style sheet holds now.
pub fn matches(query: &str) -> bool {
    let query = window().match_media(query).ok().flatten();
    query.is_some_and(|query| query.matches())
}

/// Changes the page with a view transition, at once where there is none; the
/// rest is in `boot.js`.
pub fn transition(change: impl FnOnce() + 'static) {
    let document = document();
    let start = js_sys::Reflect::get(&document, &"startViewTransition".into());
    match start.map(JsCast::dyn_into::<js_sys::Function>) {
        Ok(Ok(start)) => {
            let change = wasm_bindgen::closure::Closure::once_into_js(change);
            let _ = start.call1(&document, &change);
        }
        _ => change(),
    }
}

/// Milliseconds since the page was opened.
pub fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// Milliseconds since 1970.
pub fn time() -> u64 {
    let since = std::time::Duration::from_secs_f64(js_sys::Date::now() / 1000.0);
    since.as_millis() as u64
}

/// Whether the device has a network at all, as far as it knows.
pub fn is_online() -> bool {
    window().navigator().on_line()
}

/// Copies `text`. Pages without https may not, then this is an error.
pub async fn copy(text: String) -> Result<(), JsValue> {
    let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into())?;
    let clipboard: web_sys::Clipboard = clipboard.dyn_into()?;
    JsFuture::from(clipboard.write_text(&text)).await?;
    Ok(())
}

/// Whether the system has a sheet for passing things on.
pub fn can_share() -> bool {
    let share = js_sys::Reflect::get(&window().navigator(), &"share".into());
    share.is_ok_and(|it| it.is_function())
}

/// Opens that sheet with a link. Who closes it again has not shared, which is
/// nobody's fault.
pub async fn share(title: &str, url: &str) {
    let navigator = window().navigator();
    let what = js_sys::Object::new();
    let shared = (|| {
        js_sys::Reflect::set(&what, &"title".into(), &title.into())?;
        js_sys::Reflect::set(&what, &"url".into(), &url.into())?;
        let share: js_sys::Function =
            js_sys::Reflect::get(&navigator, &"share".into())?.dyn_into()?;
        let promise: Promise = share.call1(&navigator, &what)?.dyn_into()?;
        Ok::<_, JsValue>(promise)
    })();
    if let Ok(promise) = shared {
        let _ = JsFuture::from(promise).await;
    }
}

/// Offers `text` as a file.
pub fn download(file: &str, text: &str) -> Result<(), JsValue> {
    let bytes = Uint8Array::from(text.as_bytes());
    let options = web_sys::BlobPropertyBag::new();
    options.set_type("text/plain;charset=utf-8");
    let blob =
        web_sys::Blob::new_with_u8_array_sequence_and_options(&Array::of1(&bytes), &options)?;
    let url = web_sys::Url::create_object_url_with_blob(&blob)?;
    let link: web_sys::HtmlAnchorElement = document().create_element("a")?.dyn_into()?;
    link.set_href(&url);
    link.set_download(file);
    link.click();
    web_sys::Url::revoke_object_url(&url)
}

/// Shows the element with this id, if it is there, and moves the keyboard to it.
pub fn go_to(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        element.scroll_into_view();
        focus(id);
    }
}

/// Whether the keyboard is on nothing at all.
pub fn is_focus_nowhere() -> bool {
    document()
        .active_element()
        .is_none_or(|it| it.tag_name() == "BODY")
}

/// How far below the upper edge of the window an element begins.
pub fn top_of(id: &str) -> Option<f64> {
    let element = document().get_element_by_id(id)?;
    Some(element.get_bounding_client_rect().top())
}

/// How high the window is.
pub fn height() -> f64 {
    let height = window().inner_height().ok();
    height.and_then(|it| it.as_f64()).unwrap_or_default()
}

/// Puts the page on paper, or into a file.
pub fn print() {
    // A browser may refuse, and then there is nothing to be done.
    let _ = window().print();
}

/// Moves the keyboard to the element with this id: asked for by the player, or
/// because what it was on has gone.
pub fn focus(id: &str) {
    let element = document().get_element_by_id(id);
    if let Some(element) = element.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = element.focus();
    }
}
