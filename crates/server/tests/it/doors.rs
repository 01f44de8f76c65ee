//! Pages from elsewhere, in the browser of somebody who may come in.

use serde_json::json;
use server::Config;
use tokio_tungstenite::{
    connect_async,
    tungstenite::{Error, client::IntoClientRequest},
};

use super::server::TestServer;

/// The status of a request under a name and from a page.
async fn status(server: &TestServer, path: &str, headers: &[(&'static str, &str)]) -> u16 {
    let client = reqwest::Client::new();
    let url = format!("{}{path}", server.0);
    let request = match path {
        "/api/tables" => client
            .post(url)
            .header("content-type", "application/json")
            .body(json!({ "game": "pig", "seats": ["person", "person"] }).to_string()),
        _ => client.get(url),
    };
    let request = headers.iter().fold(request, |request, (name, value)| {
        request.header(*name, *value)
    });
    request.send().await.unwrap().status().as_u16()
}

/// Whether a socket opens; otherwise the status it is refused with.
async fn socket(server: &TestServer, code: &str, origin: &str) -> Result<(), u16> {
    let url = format!("{}/api/tables/{code}/ws", server.0.replace("http", "ws"));
    let mut request = url.into_client_request().unwrap();
    request
        .headers_mut()
        .insert("origin", origin.parse().unwrap());
    match connect_async(request).await {
        Ok(_) => Ok(()),
        Err(Error::Http(response)) => Err(response.status().as_u16()),
        Err(other) => panic!("{other}"),
    }
}

#[tokio::test]
async fn a_name_that_is_not_ours_is_not_answered_to() {
    let server = TestServer::with(Config {
        hosts: vec!["games.example".to_owned()],
        ..Config::default()
    })
    .await;
    for path in ["/api/games", "/api/tables", "/", "/healthz"] {
        assert_eq!(
            status(&server, path, &[("host", "evil.example")]).await,
            421,
            "{path}"
        );
    }
    let ours = [
        "localhost:7700",
        "192.168.1.7:7700",
        "[::1]:7700",
        "games.example",
    ];
    for name in ours {
        assert_eq!(
            status(&server, "/api/games", &[("host", name)]).await,
            200,
            "{name}"
        );
    }
}

#[tokio::test]
async fn a_page_from_elsewhere_may_not_act() {
    let server = TestServer::with(Config {
        hosts: vec!["games.example".to_owned()],
        ..Config::default()
    })
    .await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    for foreign in ["http://evil.example", "http://127.0.0.1:1", "null"] {
        let opened = status(&server, "/api/tables", &[("origin", foreign)]).await;
        assert_eq!(opened, 403, "{foreign}");
        assert_eq!(
            socket(&server, &ada.code, foreign).await,
            Err(403),
            "{foreign}"
        );
    }
    let own = server.0.clone();
    for page in [own.as_str(), "https://games.example"] {
        assert_eq!(
            status(&server, "/api/tables", &[("origin", page)]).await,
            201,
            "{page}"
        );
        assert_eq!(socket(&server, &ada.code, page).await, Ok(()), "{page}");
    }
}
