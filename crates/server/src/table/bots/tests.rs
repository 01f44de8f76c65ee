//! Bots that wait for a core, which a test can take from them.

use axum::extract::ws::Message;
use driver::Model;
use serde_json::json;
use store::Store;
use tempfile::TempDir;
use tokio::sync::mpsc;
use wire::{ClientMessage, Seated, ServerMessage, Snapshot};

use crate::{
    bot_pool::MOST_KEPT,
    lobby::{Config, Lobby, TableHandle},
    outgoing::Outgoing,
    table::{Command, ConnectionId, NewConnection},
};

/// A server where bots move at once.
async fn state() -> (TempDir, Lobby) {
    let folder = TempDir::new().unwrap();
    let store = Store::open(&folder.path().join("db")).await.unwrap();
    let config = Config {
        bot_delay: 0..=0,
        has_examples: true,
        ..Config::default()
    };
    (folder, Lobby::new(store, config))
}

/// Somebody who sits at a table of Pig.
struct Page {
    table: TableHandle,
    id: ConnectionId,
    inbox: mpsc::Receiver<Outgoing>,
    model: Option<Model>,
}

async fn open(lobby: &Lobby, bot: &str) -> Seated {
    let wanted = json!({
        "game": "pig", "options": { "goal": 20 }, "seats": ["person", { "bot": bot }],
    });
    let wanted = serde_json::from_value(wanted).unwrap();
    lobby.open_and_join(wanted).await
}

impl Page {
    async fn sit(lobby: &Lobby, seated: &Seated) -> Page {
        let (outbox, inbox) = mpsc::channel(100);
        let connect = |answer| {
            let new = NewConnection {
                token: Some(seated.token.clone()),
                players: Vec::new(),
                has_rules: true,
                outbox: outbox.clone(),
            };
            Command::Connect(Box::new(new), answer)
        };
        let (table, id) = lobby.ask(&seated.code, connect).await.unwrap();
        Page {
            table,
            id,
            inbox,
            model: None,
        }
    }

    async fn say(&self, message: ClientMessage) {
        let said = self.table.send(Command::Say(self.id, message));
        said.await.unwrap();
    }

    async fn play(&self, n: u32, action: &str) {
        let action = action.to_owned();
        self.say(ClientMessage::Play { n, action }).await;
    }

    async fn state(&mut self) -> Snapshot {
        loop {
            let Message::Text(text) = self.inbox.recv().await.unwrap().frame(false) else {
                panic!("nobody said that they unpack");
            };
            let pig = registry::find("pig").unwrap();
            let model = match serde_json::from_str::<ServerMessage>(&text).unwrap() {
                ServerMessage::State(state) => Model::read(pig, state).unwrap(),
                ServerMessage::Moved(moved) => {
                    let before = self.model.as_ref().unwrap();
                    before.follow(pig, moved).unwrap()
                }
                _ => continue,
            };
            let state = model.snapshot();
            self.model = Some(model);
            return state;
        }
    }
}

/// A table where Ada has just held, and can take it back, because the bot
/// waits for a core.
async fn held(lobby: &Lobby) -> (Page, Snapshot) {
    loop {
        let seated = open(lobby, "mastermind").await;
        let mut page = Page::sit(lobby, &seated).await;
        page.state().await;
        page.play(0, "roll").await;
        if 1 < page.state().await.legal.len() {
            page.play(1, "hold").await;
            let state = page.state().await;
            return (page, state);
        }
    }
}

#[tokio::test]
async fn a_bot_that_waits_for_a_core_holds_nobody_up() {
    let (_folder, lobby) = state().await;
    let taken = lobby.state().thinking.cores.take_all().await;
    let (mut page, state) = held(&lobby).await;
    assert!(state.may_undo);

    // Nobody else waits: neither at this table nor, where bots need no
    // thought, at another.
    page.say(ClientMessage::Undo { n: 2 }).await;
    assert_eq!(page.state().await.n, 1);
    page.play(1, "hold").await;
    assert_eq!(page.state().await.n, 2);
    let seated = open(&lobby, "random").await;
    let mut elsewhere = Page::sit(&lobby, &seated).await;
    let mut state = elsewhere.state().await;
    while state.n < 6 && !state.turn.must().is_empty() {
        if state.turn.must().contains(seated.seat) {
            elsewhere.play(state.n, "roll").await;
        }
        state = elsewhere.state().await;
    }
    assert!(page.inbox.try_recv().is_err(), "the search has not begun");

    drop(taken);
    assert_eq!(page.state().await.n, 3);
}

#[tokio::test]
async fn bots_are_kept_while_there_is_room_and_let_go_when_the_game_is_over() {
    let (_folder, lobby) = state().await;
    let thinking = &lobby.state().thinking;
    let rest = thinking.keep(MOST_KEPT - 1).expect("all is free");
    assert!(thinking.keep(2).is_none());

    let seated = open(&lobby, "mastermind").await;
    let mut page = Page::sit(&lobby, &seated).await;
    let mut state = page.state().await;
    let mut n_kept = 0;
    // Somebody wins, and the bots of another table can be kept.
    while let Some(seat) = state.turn.must().first() {
        n_kept += u32::from(thinking.keep(1).is_none());
        if seat == seated.seat {
            let action = state.legal.last().unwrap().clone();
            page.play(state.n, &action).await;
        }
        state = page.state().await;
    }
    assert_ne!(n_kept, 0, "this table had the last place");
    assert!(thinking.keep(1).is_some());
    drop(rest);
    assert!(thinking.keep(MOST_KEPT).is_some());
}
