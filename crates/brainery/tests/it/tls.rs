//! TLS with a certificate of our own, changed while a game goes on, and too
//! many who come for it.

use std::{fs, path::Path, process::Command, sync::Arc, time::Duration};

use futures_util::{SinkExt, StreamExt};
use rcgen::{CertifiedKey, generate_simple_self_signed};
use rustls::{
    ClientConfig, RootCertStore,
    crypto::ring,
    pki_types::{CertificateDer, ServerName},
};
use serde_json::{Value as Json, json};
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_rustls::{TlsConnector, client::TlsStream};
use tokio_tungstenite::{client_async, tungstenite::Message};

use super::serve::Brainery;

/// Writes a new certificate for `localhost`, and hands it back.
fn certify(folder: &Path) -> CertificateDer<'static> {
    let CertifiedKey { cert, signing_key } =
        generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    fs::write(folder.join("cert.pem"), cert.pem()).unwrap();
    fs::write(folder.join("key.pem"), signing_key.serialize_pem()).unwrap();
    cert.der().clone()
}

/// A connection of somebody who trusts this certificate and no other.
async fn connect(address: &str, cert: &CertificateDer<'static>) -> Option<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots.add(cert.clone()).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let connection = TcpStream::connect(address).await.unwrap();
    let name = ServerName::try_from("localhost").unwrap();
    let connector = TlsConnector::from(Arc::new(config));
    connector.connect(name, connection).await.ok()
}

/// The body of an answer to what is asked once.
async fn ask(address: &str, cert: &CertificateDer<'static>, head: &str, body: &str) -> String {
    let mut connection = connect(address, cert).await.expect("it is trusted");
    let request = format!(
        "{head} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    connection.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    // The server may hang up without a goodbye.
    drop(connection.read_to_string(&mut answer).await);
    let (_, body) = answer.split_once("\r\n\r\n").unwrap();
    body.to_owned()
}

async fn post(address: &str, cert: &CertificateDer<'static>, path: &str, body: &Json) -> Json {
    let answer = ask(address, cert, &format!("POST {path}"), &body.to_string()).await;
    serde_json::from_str(&answer).unwrap()
}

/// A server with the certificate of a folder.
fn serve(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_brainery"));
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--tls-cert"])
        .arg(folder.join("cert.pem"))
        .arg("--tls-key")
        .arg(folder.join("key.pem"));
    command
}

fn address(brainery: &Brainery) -> String {
    brainery.site.0.strip_prefix("https://").unwrap().to_owned()
}

/// Waits until the server shows this certificate.
async fn is_shown(address: &str, cert: &CertificateDer<'static>) {
    let mut tries = 0;
    while connect(address, cert).await.is_none() {
        tries += 1;
        assert!(tries < 300, "the new certificate is not used");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn a_certificate_that_changes_on_the_disk_is_used_by_itself() {
    let folder = TempDir::new().unwrap();
    let old = certify(folder.path());
    let db = folder.path().join("games.sqlite");
    let brainery = Brainery::start(&mut serve(folder.path()), &db);
    let address = address(&brainery);
    assert_eq!(ask(&address, &old, "GET /healthz", "").await, "ok");
    // Certificate and key are two files: for a moment they do not fit.
    let next = TempDir::new().unwrap();
    let new = certify(next.path());
    for file in ["cert.pem", "key.pem"] {
        fs::copy(next.path().join(file), folder.path().join(file)).unwrap();
        assert!(connect(&address, &old).await.is_some() || connect(&address, &new).await.is_some());
    }
    is_shown(&address, &new).await;
    assert!(connect(&address, &old).await.is_none(), "it is gone");

    // As tools do that renew certificates: a link that leads elsewhere.
    let latest = certify(next.path());
    for file in ["cert.pem", "key.pem"] {
        let link = next.path().join(format!("link to {file}"));
        std::os::unix::fs::symlink(next.path().join(file), &link).unwrap();
        fs::rename(link, folder.path().join(file)).unwrap();
    }
    is_shown(&address, &latest).await;
}

#[tokio::test]
async fn who_finds_no_room_is_told_so_over_tls() {
    let folder = TempDir::new().unwrap();
    let cert = certify(folder.path());
    let db = folder.path().join("games.sqlite");
    let mut command = serve(folder.path());
    command.args(["--connections-per-network", "2"]);
    let brainery = Brainery::start_limited(&mut command, &db);
    let address = address(&brainery);
    let inside = [
        connect(&address, &cert).await,
        connect(&address, &cert).await,
    ];
    assert!(inside.iter().all(Option::is_some));
    let mut third = connect(&address, &cert).await.expect("it is greeted");
    let request = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
    third.write_all(request).await.unwrap();
    let mut answer = String::new();
    third.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 429 "), "{answer}");
    assert!(answer.contains("retry-after: 60"), "{answer}");
    assert!(answer.contains("too many connections open"), "{answer}");
    // Whoever goes makes room.
    drop(inside);
    let mut tries = 0;
    while ask(&address, &cert, "GET /healthz", "").await != "ok" {
        tries += 1;
        assert!(tries < 300, "there is no room");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn a_certificate_is_changed_while_a_game_goes_on() {
    let folder = TempDir::new().unwrap();
    let old = certify(folder.path());
    let db = folder.path().join("games.sqlite");
    let brainery = Brainery::start(&mut serve(folder.path()), &db);
    let address = address(&brainery);
    assert_eq!(ask(&address, &old, "GET /healthz", "").await, "ok");

    let wanted = json!({ "game": "pig", "seats": ["person", { "bot": "random" }] });
    let table = post(&address, &old, "/api/tables", &wanted).await;
    let code = table["code"].as_str().unwrap();
    let join = json!({ "name": "Ada", "salt": "x", "commitment": table["commitment"] });
    let seated = post(&address, &old, &format!("/api/tables/{code}/join"), &join).await;
    let connection = connect(&address, &old).await.unwrap();
    let url = format!("wss://localhost/api/tables/{code}/ws");
    let (mut socket, _) = client_async(url, connection).await.unwrap();
    let sit = json!({ "type": "sit", "token": seated["token"] }).to_string();
    socket.send(Message::text(sit)).await.unwrap();
    assert!(
        socket
            .next()
            .await
            .unwrap()
            .unwrap()
            .to_text()
            .unwrap()
            .contains("table")
    );

    // Somebody who does not greet keeps nobody waiting.
    let _silent = TcpStream::connect(&address).await.unwrap();
    let hang_up = || {
        let pid = brainery.pid().to_string();
        Command::new("kill").args(["-HUP", &pid]).status().unwrap()
    };
    let new = certify(folder.path());
    assert!(hang_up().success());
    is_shown(&address, &new).await;
    assert!(
        connect(&address, &old).await.is_none(),
        "the old one is gone"
    );
    socket
        .send(Message::text("{\"type\":\"ping\"}"))
        .await
        .unwrap();
    let mut heard = String::new();
    while !heard.contains("pong") {
        heard = socket.next().await.unwrap().unwrap().to_string();
    }

    // What cannot be used leaves the one before.
    fs::write(folder.path().join("cert.pem"), "moo").unwrap();
    assert!(hang_up().success());
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(ask(&address, &new, "GET /readyz", "").await, "ready");
}

#[test]
fn a_certificate_that_cannot_be_used_is_named() {
    let folder = TempDir::new().unwrap();
    certify(folder.path());
    fs::write(folder.path().join("cert.pem"), "moo").unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_brainery"))
        .args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--no-open",
            "--tls-cert",
        ])
        .arg(folder.path().join("cert.pem"))
        .arg("--tls-key")
        .arg(folder.path().join("key.pem"))
        .arg("--db")
        .arg(folder.path().join("games.sqlite"))
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.contains("cert.pem") && said.contains("--tls-cert"),
        "{said}"
    );
}
