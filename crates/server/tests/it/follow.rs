//! After the first state a client is told what has changed, and knows as much as
//! one who is told everything.

use erased::DynGame;
use serde_json::{Value as Json, json};
use server::{Config, Limits};
use tabletop::{Turn, chance::Seeded};
use wire::{ClientMessage, Mood, Proposal, Snapshot};

use super::{
    client::{Client, any_move},
    server::TestServer,
};

const N_MOVES: u32 = 150;

/// A table of as few people as can play, and an onlooker. The second player's
/// client does not have the rules.
async fn everybody(server: &TestServer, game: &dyn DynGame) -> Vec<Client> {
    let info = game.info();
    let seats = vec!["person"; *info.seats.start()];
    let wanted = json!({ "game": info.id, "seats": seats });
    let first = server.open_any(&wanted, "Player 0").await;
    let mut clients = vec![server.sit(&first).await];
    for seat in 1..seats.len() {
        let seated = server.join(&first.code, &format!("Player {seat}")).await;
        clients.push(match seat {
            1 => server.sit_without_rules(&seated).await,
            _ => server.sit(&seated).await,
        });
    }
    clients.push(server.watch(&first.code).await);
    clients
}

/// What is known of a table, whichever way it was told.
fn known(state: &Snapshot) -> (u32, &Json, Turn, &[String], bool, &[Option<String>]) {
    (
        state.n,
        &state.view,
        state.turn,
        &state.legal,
        state.may_undo,
        &state.remarks,
    )
}

#[tokio::test]
async fn who_follows_knows_what_there_is_to_know() {
    // They look after every move, as fast as they can.
    let server = TestServer::with(Config {
        limits: Limits::none(),
        // The same luck every time: with any key a game was once cut short.
        fixed_key: Some([7; 32]),
        ..Config::default()
    })
    .await;
    for game in registry::all() {
        let id = game.info().id;
        let mut clients = everybody(&server, game).await;
        let mut luck = Seeded::new(7);
        let (mut states, mut stories) = (Vec::new(), Vec::new());
        for client in &mut clients {
            let state = client.next_state().await;
            stories.push(state.events.clone());
            states.push(state);
        }
        for n in 1..=N_MOVES {
            let Some(seat) = states[0].turn.must().first() else {
                break;
            };
            let action = any_move(game, &states[seat.index()].legal, &mut luck);
            // Whatever is said or asked beside the game changes nothing of it.
            let [asker, .., watcher] = &mut clients[..] else {
                panic!("somebody plays and somebody looks on");
            };
            let text = format!("move {n}, is it?");
            asker.send(&ClientMessage::Chat { text }).await;
            let what = Proposal::Undo;
            if 1 < n && n.is_multiple_of(7) && states[0].may_undo {
                asker.send(&ClientMessage::Propose { what }).await;
                // The move may end the game, and then there is nothing to ask.
                asker.settle().await;
            }
            let mood = Mood::Hmm;
            watcher.send(&ClientMessage::Emote { mood }).await;
            clients[seat.index()].play(n - 1, &action).await;
            states.clear();
            for (client, story) in clients.iter_mut().zip(&mut stories) {
                let followed = client.state_after(n).await;
                if let Turn::Over(_) = followed.turn {
                    client.record().await;
                }
                let whole = client.look().await;
                let context = format!("{id}, seat {:?}, move {n}: {action}", whole.seat);
                assert_eq!(known(&followed), known(&whole), "{context}");
                story.extend(followed.events);
                assert_eq!(*story, whole.events, "{context}");
                states.push(whole);
            }
        }
        assert!(20 < states[0].n, "{id} was played");
    }
}

#[tokio::test]
async fn what_a_move_changed_is_short_however_long_the_game() {
    let server = TestServer::with(Config {
        fixed_key: Some([7; 32]),
        ..Config::default()
    })
    .await;
    for game in registry::all() {
        let id = game.info().id;
        let mut clients = everybody(&server, game).await;
        let mut luck = Seeded::new(7);
        let mut states = Vec::new();
        for client in &mut clients {
            states.push(client.next_state().await);
        }
        let mut lengths = Vec::new();
        for n in 1..=N_MOVES {
            let Some(seat) = states[0].turn.must().first() else {
                break;
            };
            let action = any_move(game, &states[seat.index()].legal, &mut luck);
            clients[seat.index()].play(n - 1, &action).await;
            let before = clients[0].heard.len();
            states.clear();
            for client in &mut clients {
                states.push(client.state_after(n).await);
            }
            lengths.push(clients[0].heard.len() - before);
        }
        let average = |some: &[usize]| some.iter().sum::<usize>() / some.len();
        let (early, late) = lengths.split_at(lengths.len() / 2);
        let (early, late) = (average(early), average(late));
        assert!(early.max(late) < 250, "{id}: {early}, then {late} bytes");
        assert!(late < 2 * early, "{id}: {early}, then {late} bytes");
    }
}

#[tokio::test]
async fn whoever_looks_is_shown_everything_and_nobody_else_is_told() {
    let server = TestServer::open().await;
    let ada = server.open_endless("Ada").await;
    let bert = server.join(&ada.code, "Bert").await;
    let (mut ada, mut bert) = (server.sit(&ada).await, server.sit(&bert).await);
    let before = ada.next_state().await;
    bert.next_state().await;
    let again = ada.look().await;
    assert_eq!(again, before);
    bert.send(&ClientMessage::Ping).await;
    bert.pong().await;
}
