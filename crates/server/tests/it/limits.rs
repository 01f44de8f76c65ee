//! Those who take more than their share: they are told so or cut off, and
//! nobody else notices.

use std::{net::SocketAddr, time::Duration};

use serde_json::json;
use server::{Allowance, Config, Limits};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::{connect_async, tungstenite::Error};
use wire::ClientMessage;

use super::{
    client::Site,
    server::{TestServer, ada_and_bert, only},
};

const PATIENCE: Duration = Duration::from_secs(20);
const SOON: Duration = Duration::from_millis(300);

/// A connection as a stranger opens it.
async fn dial(site: &Site) -> TcpStream {
    let address: SocketAddr = site.0.trim_start_matches("http://").parse().unwrap();
    TcpStream::connect(address).await.unwrap()
}

/// Everything the server says until it hangs up, which it does in time.
async fn heard_until_the_end(stream: &mut TcpStream) -> String {
    let mut heard = Vec::new();
    let reading = async {
        let mut some = [0; 4096];
        // An end without a goodbye is one, too.
        while let Ok(n @ 1..) = stream.read(&mut some).await {
            heard.extend_from_slice(&some[..n]);
        }
    };
    timeout(PATIENCE, reading)
        .await
        .expect("the server hangs up");
    String::from_utf8(heard).unwrap()
}

#[tokio::test]
async fn who_says_nothing_or_only_half_of_it_is_cut_off() {
    let server = TestServer::limited(Limits {
        headers_within: SOON,
        body_within: SOON,
        ..Limits::default()
    })
    .await;
    let mut silent = dial(&server).await;
    assert_eq!(heard_until_the_end(&mut silent).await, "");
    let mut half = dial(&server).await;
    half.write_all(b"GET /healthz HTTP/1.1\r\nHost: loc")
        .await
        .unwrap();
    heard_until_the_end(&mut half).await;

    let mut idle = dial(&server).await;
    let request = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
    idle.write_all(request).await.unwrap();
    let heard = heard_until_the_end(&mut idle).await;
    assert!(
        heard.starts_with("HTTP/1.1 200") && heard.ends_with("ok"),
        "{heard}"
    );

    let mut stingy = dial(&server).await;
    let head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n\
        Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    stingy.write_all(head).await.unwrap();
    let heard = heard_until_the_end(&mut stingy).await;
    assert!(heard.starts_with("HTTP/1.1 408"), "{heard}");
    assert!(heard.contains("took too long"), "{heard}");
}

#[tokio::test]
async fn who_does_not_read_the_answers_is_cut_off() {
    let server = TestServer::limited(Limits {
        read_within: SOON,
        ..Limits::default()
    })
    .await;
    let mut greedy = dial(&server).await;
    let request = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(100);
    // It can be written to for as long as the server reads, which it does not
    // while its answers are not taken.
    let asking = async { while greedy.write_all(&request).await.is_ok() {} };
    timeout(PATIENCE, asking)
        .await
        .expect("the server hangs up");
}

#[tokio::test]
async fn connections_are_counted_and_who_finds_no_room_is_told() {
    let server = TestServer::limited(Limits {
        connections: 3,
        connections_per_network: 2,
        ..Limits::default()
    })
    .await;
    let first = dial(&server).await;
    let _second = dial(&server).await;
    let mut third = dial(&server).await;
    let heard = heard_until_the_end(&mut third).await;
    assert!(heard.starts_with("HTTP/1.1 429"), "{heard}");
    assert!(heard.contains("retry-after: 60"), "{heard}");
    assert!(heard.contains("your network has too many"), "{heard}");
    drop(first);
    is_let_in(&server).await;
}

#[tokio::test]
async fn behind_a_proxy_all_connections_come_from_the_proxy() {
    let server = TestServer::with(Config {
        trusted_proxies: vec!["127.0.0.0/8".parse().unwrap()],
        limits: Limits {
            connections: 2,
            connections_per_network: 1,
            ..Limits::default()
        },
        ..Config::default()
    })
    .await;
    let first = dial(&server).await;
    let _second = dial(&server).await;
    let mut third = dial(&server).await;
    let heard = heard_until_the_end(&mut third).await;
    assert!(heard.starts_with("HTTP/1.1 503"), "{heard}");
    assert!(heard.contains("all connections of this server"), "{heard}");
    drop(first);
    is_let_in(&server).await;
}

/// The server may not have noticed at once that somebody has left.
async fn is_let_in(server: &TestServer) {
    let client = reqwest::Client::new();
    let ask = async || client.get(format!("{}/healthz", server.0)).send().await;
    let asking = async { while !ask().await.is_ok_and(|it| it.status() == 200) {} };
    timeout(PATIENCE, asking)
        .await
        .expect("there is room again");
}

#[tokio::test]
async fn many_idle_connections_keep_nobody_out() {
    let server = TestServer::open().await;
    let mut idle = Vec::new();
    for _ in 0..900 {
        idle.push(dial(&server).await);
    }
    let (_, mut ada, mut bert) = ada_and_bert(&server).await;
    ada.play(0, "roll").await;
    assert_eq!(bert.state().await.n, 1);
}

#[tokio::test]
async fn one_network_sends_so_many_requests_and_then_waits() {
    let server = TestServer::limited(Limits {
        requests: only(3),
        ..Limits::default()
    })
    .await;
    for _ in 0..3 {
        assert_eq!(server.get("/healthz").await.status(), 200);
    }
    let refused = server.get("/healthz").await;
    assert_eq!(refused.status(), 429);
    assert!(refused.headers().contains_key("retry-after"));
    let problem: wire::Problem = refused.json().await.unwrap();
    assert!(problem.error.contains("many requests"), "{problem:?}");
}

#[tokio::test]
async fn one_network_has_so_many_sockets() {
    let server = TestServer::limited(Limits {
        sockets_per_network: 2,
        ..Limits::default()
    })
    .await;
    let (code, ada, mut bert) = ada_and_bert(&server).await;
    let url = format!("{}/api/tables/{code}/ws", server.0.replace("http", "ws"));
    let Err(Error::Http(refused)) = connect_async(&url).await else {
        panic!("a third socket is let in");
    };
    assert_eq!(refused.status(), 429);
    assert!(refused.headers().contains_key("retry-after"));
    ada.leave().await;
    assert!(!bert.table().await.seats[0].is_here);
    let asking = async { while connect_async(&url).await.is_err() {} };
    timeout(PATIENCE, asking)
        .await
        .expect("there is room again");
}

#[tokio::test]
async fn who_tries_codes_must_wait_but_who_has_a_seat_gets_to_it() {
    let server = TestServer::limited(Limits {
        failed_lookups: only(3),
        ..Limits::default()
    })
    .await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    let status = async |code: &str| server.get(&format!("/api/tables/{code}")).await.status();
    assert_eq!(status("BBBBBB").await, 404);
    assert_eq!(status(&ada.code).await, 200);
    let mut eve = server.watch("CCCCCC").await;
    assert!(eve.refused().await.error.contains("no table"));
    // A token is tried, too.
    let mut eve = server.connect(&ada.code).await;
    let token = "0".repeat(64);
    eve.send(&ClientMessage::Sit {
        token,
        has_rules: false,
        unpacks: false,
    })
    .await;
    assert!(eve.refused().await.error.contains("no seat"));

    for path in ["DDDDDD", &ada.code, &format!("{}/record", ada.code)] {
        let refused = server.get(&format!("/api/tables/{path}")).await;
        assert_eq!(refused.status(), 429, "{path}");
        assert!(refused.headers().contains_key("retry-after"));
    }
    let said = async |code: &str| {
        let mut eve = server.connect(code).await;
        let token = "0".repeat(64);
        eve.send(&ClientMessage::Sit {
            token,
            has_rules: false,
            unpacks: false,
        })
        .await;
        eve.refused().await.error
    };
    let (known, unknown) = (said(&ada.code).await, said("DDDDDD").await);
    assert!(known.contains("many codes"), "{known}");
    assert!(unknown.contains("many codes"), "{unknown}");
    let mut page = server.sit(&ada).await;
    assert!(page.table().await.seats[0].is_here);
}

#[tokio::test]
async fn who_looks_all_the_time_is_refused_and_plays_on() {
    let server = TestServer::limited(Limits {
        looks: Allowance {
            at_once: 2,
            one_more_after: Duration::from_hours(1),
        },
        ..Limits::default()
    })
    .await;
    let ada = server.open_endless("Ada").await;
    server.join(&ada.code, "Bert").await;
    let mut page = server.sit(&ada).await;
    page.next_state().await;
    for _ in 0..2 {
        page.look().await;
    }
    page.send(&ClientMessage::Look).await;
    assert!(page.refused().await.error.contains("look very often"));
    page.play(0, "roll").await;
    assert_eq!(page.next_state().await.n, 1);
}

#[tokio::test]
async fn who_floods_a_socket_is_cut_off_and_the_others_play_on() {
    let server = TestServer::limited(Limits {
        messages: only(10),
        ..Limits::default()
    })
    .await;
    let (code, mut ada, mut bert) = ada_and_bert(&server).await;
    let mut eve = server.watch(&code).await;
    eve.next_state().await;
    for _ in 0..9 {
        eve.send(&ClientMessage::Ping).await;
        eve.pong().await;
    }
    eve.send(&ClientMessage::Ping).await;
    let end = eve.close_frame().await;
    assert_eq!(u16::from(end.code), 1008);
    assert!(end.reason.contains("too many messages"), "{}", end.reason);
    ada.play(0, "roll").await;
    assert_eq!(bert.state().await.n, 1);
}

#[tokio::test]
async fn who_is_refused_again_and_again_is_cut_off() {
    let server = TestServer::limited(Limits {
        refusals: only(3),
        ..Limits::default()
    })
    .await;
    let (_, mut ada, mut bert) = ada_and_bert(&server).await;
    for _ in 0..3 {
        ada.play(0, "moo").await;
        ada.refused().await;
    }
    ada.play(0, "moo").await;
    let enough = ada.refused().await.error;
    assert!(enough.contains("too many of your messages"), "{enough}");
    ada.close_frame().await;
    assert!(!bert.table().await.seats[0].is_here);
    for _ in 0..3 {
        bert.say("moo").await;
        bert.refused().await;
    }
    bert.say("moo").await;
    bert.refused().await;
    let end = bert.close_frame().await;
    assert_eq!(u16::from(end.code), 1008);
    assert!(end.reason.contains("cannot be read"), "{}", end.reason);
}

#[tokio::test]
async fn a_head_without_end_is_refused() {
    let server = TestServer::open().await;
    let mut wordy = dial(&server).await;
    let head = format!(
        "GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: {}",
        "x".repeat(200_000)
    );
    // The server may hang up before it has all of it.
    drop(wordy.write_all(head.as_bytes()).await);
    let heard = heard_until_the_end(&mut wordy).await;
    assert!(
        heard.is_empty() || heard.starts_with("HTTP/1.1 431"),
        "{heard}"
    );
    assert_eq!(server.get("/healthz").await.status(), 200);
}
