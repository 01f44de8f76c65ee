//! Players who come to any server, and come back whatever happens.

use std::{
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

use erased::DynGame;
use futures_util::SinkExt;
use serde_json::{Value as Json, json};
use tabletop::{Chance, Turn, chance::Seeded};
use tokio::{
    task::JoinSet,
    time::{sleep, timeout},
};
use tokio_tungstenite::{connect_async, tungstenite::Message};
use wire::{ClientMessage, Seated, ServerMessage, Snapshot};

use super::{
    Shared,
    history::{Game, Look, Tried},
};
use crate::client::{Client, Gone, Site, any_move};

/// How long a player waits for a server that says nothing.
const PATIENCE: Duration = Duration::from_secs(3);

/// How long they rest between two moves, and before they come back.
const REST: Duration = Duration::from_millis(50);

/// No game gets longer: another begins.
const LONGEST: u32 = 200;

/// One game after the other, until the test is over.
pub(super) async fn play_games(shared: Arc<Shared>, nth: usize, title: &'static dyn DynGame) {
    let mut luck = Seeded::new(nth as u64);
    while !shared.is_over.load(Ordering::Relaxed) {
        let Some(game) = open(&shared, title, &mut luck).await else {
            sleep(REST).await;
            continue;
        };
        let game = Arc::new(game);
        shared.games.lock().unwrap().push(Arc::clone(&game));
        let mut players = JoinSet::new();
        for seat in 0..game.seats.len() {
            let luck = Seeded::new(u64::from(luck.draw(u32::MAX - 1)));
            let (shared, game) = (Arc::clone(&shared), Arc::clone(&game));
            players.spawn(async move {
                Player {
                    shared,
                    nth,
                    title,
                    game,
                    luck,
                }
                .play(seat)
                .await;
            });
        }
        while let Some(done) = players.join_next().await {
            done.unwrap();
        }
        shared.progress[nth].fetch_add(1, Ordering::Relaxed);
    }
}

/// Some server of those that are there.
fn any_site(shared: &Shared, luck: &mut Seeded) -> Option<Site> {
    let sites = shared.sites.lock().unwrap();
    let sites: Vec<_> = sites.iter().flatten().collect();
    let last = sites.len().checked_sub(1)?;
    Some(sites[luck.draw(last as u32) as usize].clone())
}

async fn ask(shared: &Shared, luck: &mut Seeded, path: &str, body: Option<Json>) -> Option<Json> {
    let url = format!("{}{path}", any_site(shared, luck)?.0);
    let client = reqwest::Client::builder().timeout(PATIENCE).build().ok()?;
    let request = match body {
        Some(body) => client.post(url).json(&body),
        None => client.get(url),
    };
    let response = request.send().await.ok()?.error_for_status().ok()?;
    response.json().await.ok()
}

/// As few people as can play, and a bot if there is room for one. Nothing if it
/// is not known how that ended.
async fn open(shared: &Shared, title: &'static dyn DynGame, luck: &mut Seeded) -> Option<Game> {
    let info = title.info();
    let n_people = *info.seats.start();
    let mut seats = vec![json!("person"); n_people];
    if seats.len() < *info.seats.end() {
        seats.push(json!({ "bot": "shambler" }));
    }
    let wanted = json!({ "game": info.id, "seats": seats });
    let table = ask(shared, luck, "/api/tables", Some(wanted)).await?;
    let code = table["code"].as_str()?.to_owned();
    let mut seats = Vec::new();
    for nth in 0..n_people {
        let join = json!({
            "name": format!("Ada {nth}"), "salt": nth.to_string(),
            "commitment": table["commitment"],
        });
        let path = format!("/api/tables/{code}/join");
        let seated = ask(shared, luck, &path, Some(join)).await?;
        seats.push(serde_json::from_value(seated).ok()?);
    }
    Some(Game::new(code, seats))
}

async fn sit(site: &Site, seated: &Seated) -> Option<Client> {
    let code = &seated.code;
    let url = format!("{}/api/tables/{code}/ws", site.0.replace("http", "ws"));
    let connected = timeout(PATIENCE, connect_async(url)).await;
    let mut client = Client::over(connected.ok()?.ok()?.0);
    let token = seated.token.clone();
    let sit = ClientMessage::Sit {
        token,
        has_rules: true,
        unpacks: true,
    };
    send(&mut client, &sit).await.ok()?;
    // Told by itself, to whoever comes; from now on a state answers a question.
    whole_state(&mut client).await.ok()?;
    Some(client)
}

async fn send(client: &mut Client, message: &ClientMessage) -> Result<(), Gone> {
    let text = serde_json::to_string(message).unwrap();
    let sent = client.socket.send(Message::text(text)).await;
    sent.map_err(|error| Gone::Broken(error.to_string()))
}

/// The whole state, asked for, and whether something was refused before.
async fn look(client: &mut Client) -> Result<(Snapshot, bool), Gone> {
    send(client, &ClientMessage::Look).await?;
    whole_state(client).await
}

async fn whole_state(client: &mut Client) -> Result<(Snapshot, bool), Gone> {
    let mut is_refused = false;
    loop {
        match client.next_within(PATIENCE).await? {
            ServerMessage::State(state) => {
                let whole = client.frames.last();
                if whole.is_some_and(|it| it.starts_with(r#"{"type":"state""#)) {
                    return Ok((state, is_refused));
                }
            }
            ServerMessage::Refused(_) => is_refused = true,
            _ => {}
        }
    }
}

/// What the first seat of a game sees, at one server.
pub(super) async fn look_at(site: &Site, game: &Game) -> (Json, Vec<String>, u32) {
    for _ in 0..20 {
        if let Some(mut client) = sit(site, &game.seats[0]).await
            && let Ok((state, _)) = look(&mut client).await
        {
            return (state.view, state.legal.to_vec(), state.n);
        }
        sleep(10 * REST).await;
    }
    panic!("nobody can sit down at table {}", game.code);
}

struct Player {
    shared: Arc<Shared>,
    nth: usize,
    title: &'static dyn DynGame,
    game: Arc<Game>,
    luck: Seeded,
}

impl Player {
    /// Comes back until the game is over.
    async fn play(mut self, seat: usize) {
        while !self.shared.is_over.load(Ordering::Relaxed) {
            if let Some(site) = any_site(&self.shared, &mut self.luck)
                && let Some(mut client) = sit(&site, &self.game.seats[seat]).await
                && self.converse(&mut client).await.is_ok()
            {
                return;
            }
            sleep(REST).await;
        }
    }

    async fn converse(&mut self, client: &mut Client) -> Result<(), Gone> {
        let mut state = self.look(client).await?.0;
        while !self.shared.is_over.load(Ordering::Relaxed) {
            if matches!(state.turn, Turn::Over(_)) || LONGEST <= state.n {
                return Ok(());
            }
            let me = state.seat.expect("a player has a seat");
            if state.turn.must().contains(me) && !state.legal.is_empty() {
                state = self.make_a_move(client, &state).await?;
                sleep(REST).await;
                continue;
            }
            match client.next_within(Duration::from_secs(1)).await {
                Ok(_) | Err(Gone::Silent) => state = self.look(client).await?.0,
                Err(gone) => return Err(gone),
            }
        }
        Ok(())
    }

    async fn make_a_move(
        &mut self,
        client: &mut Client,
        state: &Snapshot,
    ) -> Result<Snapshot, Gone> {
        let action = any_move(self.title, &state.legal, &mut self.luck);
        let at = {
            let mut moves = self.game.moves.lock().unwrap();
            moves.push(Tried {
                n: state.n,
                seat: state.seat.expect("a player has a seat"),
                action: action.clone(),
                sent: Instant::now(),
                seen: None,
            });
            moves.len() - 1
        };
        let play = ClientMessage::Play { n: state.n, action };
        send(client, &play).await?;
        let (after, is_refused) = self.look(client).await?;
        if !is_refused {
            self.game.moves.lock().unwrap()[at].seen = Some(Instant::now());
            self.shared.progress[self.nth].fetch_add(1, Ordering::Relaxed);
        }
        Ok(after)
    }

    async fn look(&mut self, client: &mut Client) -> Result<(Snapshot, bool), Gone> {
        let asked = Instant::now();
        let (state, is_refused) = look(client).await?;
        let n = state.n;
        self.game.looks.lock().unwrap().push(Look { asked, n });
        Ok((state, is_refused))
    }
}
