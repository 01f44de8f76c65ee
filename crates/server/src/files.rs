//! The browser client: the one carried inside the server, or one of a folder.

use std::{borrow::Cow, collections::BTreeMap, fmt, fs, io, path::Path};

use axum::{
    body::Body,
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{Html, IntoResponse, Response},
};
use rust_embed::{Embed, EmbeddedFile, utils::read_file_from_fs};
use tabletop::sealed::hex;

use crate::error::ApiError;

/// What `cargo xtask wasm` made; nothing if it has not run.
#[derive(Embed)]
#[folder = "../../dist"]
#[allow_missing = true]
struct Client;

/// The page that visitors get: the one that was there when this program was
/// built, or one that was read from a folder.
#[derive(Copy, Clone, Default)]
pub struct Page(Option<&'static Files>);

/// Contents by path.
type Files = BTreeMap<String, EmbeddedFile>;

impl Page {
    /// Reads a folder whole, so that a page is always of one build, and nothing
    /// else of this computer can be asked for. It stays until the program ends.
    pub fn read(folder: &Path) -> io::Result<Page> {
        let mut files = Files::new();
        read_below(folder, "", &mut files)?;
        if !files.contains_key(INDEX) {
            let why = format!("there is no {INDEX} in it");
            return Err(io::Error::new(io::ErrorKind::NotFound, why));
        }
        Ok(Page(Some(Box::leak(Box::new(files)))))
    }

    fn get(self, path: &str) -> Option<EmbeddedFile> {
        let Some(files) = self.0 else {
            return Client::get(path);
        };
        files.get(path).map(|it| EmbeddedFile {
            data: Cow::Borrowed(&it.data),
            metadata: it.metadata.clone(),
        })
    }
}

impl fmt::Debug for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let files = self.0.map(Files::len);
        f.debug_tuple("Page").field(&files).finish()
    }
}

fn read_below(folder: &Path, name: &str, files: &mut Files) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{name}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            read_below(&entry.path(), &format!("{name}/"), files)?;
        } else {
            files.insert(name, read_file_from_fs(&entry.path())?);
        }
    }
    Ok(())
}

const INDEX: &str = "index.html";

const NO_CLIENT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
    <title>Brainery</title><h1>The browser client is not built</h1>\
    <p>The server runs. For the page, stop it and run <code>cargo xtask serve</code>.</p></html>";

/// Answers everything that is not the API.
pub(crate) fn serve(page: Page, method: &Method, uri: &Uri, headers: &HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let is_api = path == "api" || path.starts_with("api/");
    if is_api || !matches!(*method, Method::GET | Method::HEAD) {
        return unknown(uri);
    }
    page.show(path, headers).unwrap_or_else(|| unknown(uri))
}

impl Page {
    /// A file or, for an address without one, the page, which finds out by itself
    /// what to show there.
    fn show(self, path: &str, headers: &HeaderMap) -> Option<Response> {
        let has_extension = path.rsplit('/').next().is_some_and(|it| it.contains('.'));
        if has_extension {
            return self.file(path, headers);
        }
        let index = self.file(INDEX, headers);
        Some(index.unwrap_or_else(|| Html(NO_CLIENT).into_response()))
    }

    fn file(self, path: &str, headers: &HeaderMap) -> Option<Response> {
        let plain = self.get(path)?;
        let content_type = content_type(&plain);
        let (file, encoding) = self.encoded(path, headers).unwrap_or((plain, None));
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
            INDEX | "sw.js" => "no-cache",
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
    fn encoded(
        self,
        path: &str,
        headers: &HeaderMap,
    ) -> Option<(EmbeddedFile, Option<&'static str>)> {
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
                let file = self.get(&format!("{path}.{extension}"))?;
                Some((file, Some(encoding)))
            })
    }
}

fn unknown(uri: &Uri) -> Response {
    ApiError::new(
        StatusCode::NOT_FOUND,
        format!("there is nothing at {}", uri.path()),
    )
    .into_response()
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

#[cfg(test)]
mod tests {
    use super::*;

    fn get(path: &str, asked: &[(header::HeaderName, &str)]) -> Option<(Response, String)> {
        let mut headers = HeaderMap::new();
        for (name, value) in asked {
            headers.insert(name, header_value(value));
        }
        let page = Page::read(Path::new("tests/client")).unwrap();
        let response = page.show(path, &headers)?;
        let (parts, body) = response.into_parts();
        let read = axum::body::to_bytes(body, 1000);
        let runtime = tokio::runtime::Builder::new_current_thread().build();
        let body = runtime.unwrap().block_on(read).unwrap();
        let text = String::from_utf8(body.to_vec()).unwrap();
        Some((Response::from_parts(parts, Body::empty()), text))
    }

    #[test]
    fn a_browser_gets_the_smallest_form_it_can_read() {
        for (accepted, encoding, text) in [
            ("gzip, deflate, br, zstd", Some("br"), "brotli wasm\n"),
            ("gzip, br;q=0", Some("gzip"), "gzip wasm\n"),
            ("GZIP;q=0.5", Some("gzip"), "gzip wasm\n"),
            ("identity", None, "plain wasm\n"),
        ] {
            let asked = [(header::ACCEPT_ENCODING, accepted)];
            let (response, body) = get("app.wasm", &asked).unwrap();
            let headers = response.headers();
            assert_eq!(headers["content-type"], "application/wasm");
            assert_eq!(headers["vary"], "accept-encoding");
            assert_eq!(headers["cache-control"], "public, max-age=86400");
            let given = headers
                .get("content-encoding")
                .map(|it| it.to_str().unwrap());
            assert_eq!((given, body.as_str()), (encoding, text), "{accepted}");
        }
    }

    #[test]
    fn a_file_the_browser_has_is_not_sent_again() {
        let (first, _) = get("sw.js", &[]).unwrap();
        assert_eq!(first.headers()["cache-control"], "no-cache");
        let etag = first.headers()["etag"].to_str().unwrap();
        let asked = format!("\"old\", W/{etag}");
        let (second, body) = get("sw.js", &[(header::IF_NONE_MATCH, &asked)]).unwrap();
        assert_eq!(second.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(second.headers()["etag"], etag);
        assert_eq!(body, "");
    }

    #[test]
    fn addresses_without_a_file_show_the_page_and_lost_files_are_lost() {
        for path in ["", "index.html", "table/BCDF", "rules/pig"] {
            let (response, body) = get(path, &[]).unwrap();
            assert!(body.contains("Test page"), "{path}");
            assert_eq!(response.headers()["cache-control"], "no-cache");
            assert_eq!(
                response.headers()["content-type"],
                "text/html; charset=utf-8"
            );
        }
        assert!(get("lost.js", &[]).is_none());
        assert!(get("../../Cargo.toml", &[]).is_none());
    }

    #[test]
    fn a_server_without_a_page_says_so_and_a_folder_without_one_is_refused() {
        let empty = Page(Some(Box::leak(Box::default())));
        assert!(empty.show("table/BCDF", &HeaderMap::new()).is_some());
        assert!(empty.show("app.wasm", &HeaderMap::new()).is_none());
        let why = Page::read(Path::new("src")).unwrap_err();
        assert_eq!(why.to_string(), "there is no index.html in it");
    }
}
