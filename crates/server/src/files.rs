//! The browser client, carried inside the server.

use axum::{
    body::Body,
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{Html, IntoResponse, Response},
};
use rust_embed::{Embed, EmbeddedFile};
use tabletop::sealed::hex;

use crate::refused::Refused;

/// What `cargo xtask wasm` made; nothing if it has not run.
#[derive(Embed)]
#[folder = "../../dist"]
#[allow_missing = true]
struct Client;

const NO_CLIENT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
    <title>Brainery</title><h1>The browser client is not built</h1>\
    <p>The server runs. For the page, stop it and run <code>cargo xtask serve</code>.</p></html>";

/// Answers everything that is not the API.
pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let is_api = path == "api" || path.starts_with("api/");
    if is_api || !matches!(method, Method::GET | Method::HEAD) {
        return unknown(&uri);
    }
    let has_extension = path.rsplit('/').next().is_some_and(|it| it.contains('.'));
    match path {
        // The page itself finds out what to show for an address without a file.
        _ if !has_extension => match file("index.html", &headers) {
            Some(page) => page,
            None => Html(NO_CLIENT).into_response(),
        },
        _ => file(path, &headers).unwrap_or_else(|| unknown(&uri)),
    }
}

fn unknown(uri: &Uri) -> Response {
    Refused::new(
        StatusCode::NOT_FOUND,
        format!("there is nothing at {}", uri.path()),
    )
    .into_response()
}

fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    let plain = Client::get(path)?;
    let content_type = content_type(&plain);
    let (file, encoding) = encoded(path, headers).unwrap_or((plain, None));
    let etag = format!("\"{}\"", hex(&file.metadata.sha256_hash()));
    let is_known = headers
        .get(header::IF_NONE_MATCH)
        .and_then(|tags| tags.to_str().ok())
        .is_some_and(|tags| tags.split(',').any(|tag| tag.trim().ends_with(&etag)));
    let (status, body) = if is_known {
        (StatusCode::NOT_MODIFIED, Body::empty())
    } else {
        (StatusCode::OK, Body::from(file.data))
    };
    let caching = match path {
        "index.html" | "sw.js" => "no-cache",
        _ => "public, max-age=86400",
    };
    let mut response = (status, body).into_response();
    let out = response.headers_mut();
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    out.insert(header::CONTENT_TYPE, header_value(&content_type));
    out.insert(header::ETAG, header_value(&etag));
    if let Some(encoding) = encoding {
        out.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    Some(response)
}

/// The smallest form of a file that the browser can read.
fn encoded(path: &str, headers: &HeaderMap) -> Option<(EmbeddedFile, Option<&'static str>)> {
    let accepted = headers.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
    let accepts = |name: &str| {
        accepted.split(',').any(|it| {
            let (coding, quality) = it.split_once(';').unwrap_or((it, ""));
            let is_refused = quality.trim().trim_end_matches(['0', '.']) == "q=";
            coding.trim().eq_ignore_ascii_case(name) && !is_refused
        })
    };
    [("br", "br"), ("gzip", "gz")]
        .into_iter()
        .filter(|(encoding, _)| accepts(encoding))
        .find_map(|(encoding, extension)| {
            let file = Client::get(&format!("{path}.{extension}"))?;
            Some((file, Some(encoding)))
        })
}

fn content_type(file: &EmbeddedFile) -> String {
    match file.metadata.mimetype() {
        text if text.starts_with("text/") => format!("{text}; charset=utf-8"),
        other => other.to_owned(),
    }
}

fn header_value(text: &str) -> HeaderValue {
    HeaderValue::from_str(text).expect("types and hashes are plain ASCII")
}
