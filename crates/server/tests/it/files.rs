//! The embedded client, and what surrounds every answer. These tests hold
//! whether or not the client has been built.

use super::server::TestServer;

#[tokio::test]
async fn every_address_without_a_file_shows_the_page() {
    let server = TestServer::open().await;
    for path in ["/", "/table/BCDF", "/play/pig", "/rules/pig"] {
        let response = server.get(path).await;
        assert_eq!(response.status(), 200, "{path}");
        let content_type = &response.headers()["content-type"];
        assert_eq!(content_type, "text/html; charset=utf-8", "{path}");
        let policy = response.headers()["content-security-policy"].to_str();
        assert!(
            policy
                .unwrap()
                .contains("script-src 'self' 'wasm-unsafe-eval'")
        );
        assert_eq!(response.headers()["x-content-type-options"], "nosniff");
    }
    assert_eq!(server.get("/no-such-file.js").await.status(), 404);
    assert_eq!(server.get("/../Cargo.toml").await.status(), 404);
    assert_eq!(server.get("/%2e%2e/%2e%2e/Cargo.toml").await.status(), 404);
}

#[tokio::test]
async fn unknown_addresses_of_the_api_answer_in_json() {
    let server = TestServer::open().await;
    for path in ["/api", "/api/", "/api/nothing", "/api/tables/BCDF/nothing"] {
        let response = server.get(path).await;
        assert_eq!(response.status(), 404, "{path}");
        let problem: wire::Problem = response.json().await.unwrap();
        assert!(problem.error.contains(path), "{problem:?}");
    }
    let response = server.get("/api/tables/mine").await;
    assert_eq!(response.status(), 405);
    let _: wire::Problem = response.json().await.unwrap();
}

#[tokio::test]
async fn the_server_says_that_it_is_well_and_which_games_it_has() {
    let server = TestServer::public().await;
    assert_eq!(server.get("/healthz").await.text().await.unwrap(), "ok");
    let games: serde_json::Value = server.get("/api/games").await.json().await.unwrap();
    assert_eq!(games.as_array().unwrap().len(), registry::GAMES.len());
    for (game, known) in games.as_array().unwrap().iter().zip(registry::GAMES) {
        assert_eq!(game["id"], known.info().id);
        assert_eq!(game["max_seats"], *known.info().seats.end());
        assert!(game["bots"][0]["about"].is_string());
    }
}
