//! Standing orders: moves that are made for a player whenever the game asks.

use serde_json::json;
use server::Config;
use tabletop::Seat;
use wire::{ClientMessage, Seated, ServerMessage, Snapshot};

use super::{client::Client, server::TestServer};

fn config() -> Config {
    Config {
        bot_delay: 0..=0,
        ..Config::default()
    }
}

fn orders(orders: &[&str]) -> ClientMessage {
    ClientMessage::Order {
        orders: orders.iter().map(|it| (*it).to_owned()).collect(),
    }
}

async fn told(client: &mut Client) -> Vec<String> {
    loop {
        match client.next().await {
            Ok(ServerMessage::Orders { orders }) => return orders,
            Ok(_) => {}
            Err(closed) => panic!("expected the orders, got {closed:?}"),
        }
    }
}

async fn refused(client: &mut Client, message: &ClientMessage) -> String {
    client.send(message).await;
    loop {
        match client.next().await {
            Ok(ServerMessage::Refused(problem)) => return problem.error,
            Ok(_) => {}
            Err(closed) => panic!("expected a refusal, got {closed:?}"),
        }
    }
}

/// Three people at a table of Mmm... Brains!, by the order of their turns, and
/// the table as the first sees it.
async fn three(server: &TestServer) -> (Vec<Seated>, Snapshot) {
    let wanted = json!({ "game": "mmm-brains", "seats": ["person", "person", "person"] });
    let mut seated = vec![server.open_any(&wanted, "Ada").await];
    for name in ["Bert", "Cleo"] {
        let next = server.join(&seated[0].code, name).await;
        seated.push(next);
    }
    let state = server.sit(&seated[0]).await.next_state().await;
    let first = state.turn.must().first().unwrap();
    seated.rotate_left(first.index());
    (seated, state)
}

fn asked(state: &Snapshot) -> Seat {
    state.turn.must().first().unwrap()
}

/// Throws, stops and takes what is listed first.
async fn take_a_turn(client: &mut Client) {
    let n = client.look().await.n;
    client.play(n, "throw").await;
    client.play(n + 1, "stop").await;
    client.until(n + 2).await;
    let legal = client.look().await.legal;
    if let Some(announce) = legal.first() {
        client.play(n + 2, announce).await;
    }
}

#[tokio::test]
async fn an_order_is_carried_out_while_its_player_is_away_and_after_a_restart() {
    let server = TestServer::with(config()).await;
    let (seated, _) = three(&server).await;
    let [first, second, third] = <[Seated; 3]>::try_from(seated).unwrap();
    let mut page = server.sit(&first).await;
    let mut away = server.sit(&second).await;
    away.next_state().await;
    away.send(&orders(&["largest", "throw"])).await;
    assert_eq!(told(&mut away).await, ["throw", "largest"]);
    away.leave().await;
    take_a_turn(&mut page).await;
    // The dice of the second lie there, thrown by nobody who is there.
    page.until(4).await;
    let state = page.look().await;
    assert_eq!((asked(&state), state.n), (second.seat, 4));
    assert_eq!(state.view["active"], json!(u8::from(second.seat)));
    assert!(state.view["throw"]["showing"].is_object(), "{}", state.view);
    // Nobody is told why.
    assert!(!page.heard.contains("orders"), "{}", page.heard);
    assert!(!server.table(&first.code).await.seats[second.seat.index()].is_here);

    let server = server.restart(config()).await;
    let mut back = server.sit(&second).await;
    assert_eq!(told(&mut back).await, ["throw", "largest"]);
    let n = back.look().await.n;
    back.play(n, "stop").await;
    back.until(n + 2).await;
    let state = back.look().await;
    assert_eq!(asked(&state), third.seat, "what was largest is taken");
    // What is over is taken back by its player alone, and for good.
    back.send(&orders(&[])).await;
    assert!(told(&mut back).await.is_empty());
    let server = server.restart(config()).await;
    let mut back = server.sit(&second).await;
    back.look().await;
    assert!(!back.heard.contains("orders"), "{}", back.heard);
}

#[tokio::test]
async fn only_players_order_and_only_what_their_game_knows() {
    let server = TestServer::with(config()).await;
    let wanted = json!({ "game": "mmm-brains", "seats": ["person", "person", "person"] });
    let at_a = server.open_any(&wanted, "Ada").await;
    let mut ada = server.sit(&at_a).await;
    ada.table().await;
    let error = refused(&mut ada, &orders(&["throw"])).await;
    assert!(error.contains("has not started"), "{error}");
    for name in ["Bert", "Cleo"] {
        server.join(&at_a.code, name).await;
    }
    let error = refused(&mut ada, &orders(&["throw", "win"])).await;
    assert!(
        error.contains("\"win\"") && error.contains("throw, largest"),
        "{error}"
    );
    let mut eve = server.watch(&at_a.code).await;
    eve.next_state().await;
    let error = refused(&mut eve, &orders(&["throw"])).await;
    assert!(error.contains("looking on"), "{error}");
    assert_eq!(eve.look().await.n, 0, "nothing was thrown");
}

#[tokio::test]
async fn an_order_acts_at_once_and_for_the_last_time_when_it_is_taken_back() {
    let server = TestServer::with(config()).await;
    let wanted = json!({ "game": "give-me-the-brain", "seats": ["person", "person", "person"] });
    let mut seated = vec![server.open_any(&wanted, "Ada").await];
    for name in ["Bert", "Cleo"] {
        let next = server.join(&seated[0].code, name).await;
        seated.push(next);
    }
    let mut pages = Vec::new();
    for it in &seated {
        pages.push(server.sit(it).await);
    }
    let state = pages[0].look().await;
    let bidder = asked(&state);
    let page = &mut pages[bidder.index()];
    page.look().await;
    page.send(&orders(&["pass"])).await;
    assert_eq!(told(page).await, ["pass"]);
    page.until(1).await;
    assert_ne!(asked(&page.look().await), bidder, "the order has passed");
    page.send(&ClientMessage::Undo { n: 1 }).await;
    assert!(
        told(page).await.is_empty(),
        "whoever takes it back wants to bid"
    );
    let state = page.look().await;
    assert_eq!((state.n, asked(&state)), (0, bidder));
}
