//! `kill -9` at every kind of prompt of every game: what was told is there.
//!
//! A game is played on from its first move, and from every position that the
//! tests of the page know, because some prompts are rare.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use erased::DynGame;
use record::Record;
use serde_json::{Value as Json, json};
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use tabletop::{Seat, Turn, chance::Seeded, sealed::key_from_hex};
use tempfile::TempDir;
use wire::{Seated, Snapshot};

use super::serve::{Brainery, place};
use crate::client::{Client, Site, any_move};

/// Games are played until one is over or has this many moves.
const LONGEST: u32 = 250;

/// What was asked when the server was killed, by game.
type Kinds = BTreeMap<&'static str, BTreeSet<String>>;

async fn sit(site: &Site, seats: &[Seated]) -> (Vec<Client>, Vec<Snapshot>) {
    let (mut pages, mut states) = (Vec::new(), Vec::new());
    for seated in seats {
        let mut page = site.sit(seated).await;
        states.push(page.next_state().await);
        pages.push(page);
    }
    (pages, states)
}

/// What is asked: the first words of everything that may be done, and whether
/// nobody waits for it.
fn kind(state: &Snapshot) -> String {
    let first = |action: &String| {
        let first = action.split([' ', ':']).next();
        first.unwrap_or_default().to_owned()
    };
    // Where there is nothing but names and numbers, one is as good as another.
    let words: BTreeSet<_> = state.legal.iter().map(first).collect();
    let words: Vec<_> = words.into_iter().collect();
    let is_waited_for = state.seat.is_some_and(|it| state.turn.must().contains(it));
    let may = if is_waited_for { "" } else { "may " };
    format!("{may}{}", words.join(" | "))
}

/// Who is asked something of a kind that is new; or else who is waited for.
fn asked(states: &[Snapshot], known: &BTreeSet<String>) -> (usize, bool) {
    let can = states.iter().enumerate();
    let mut can = can.filter(|(_, state)| !state.legal.is_empty());
    let new = can.find(|(_, state)| !known.contains(&kind(state)));
    match new {
        Some((seat, _)) => (seat, true),
        None => (states[0].turn.must().first().unwrap().index(), false),
    }
}

fn assert_same(game: &dyn DynGame, after: &[Snapshot], before: &[Snapshot]) {
    for (after, before) in after.iter().zip(before) {
        let id = game.info().id;
        assert_eq!(after.view, before.view, "{id}");
        assert_eq!(after.legal, before.legal, "{id}");
    }
}

/// Plays a game of people, kills the server at each kind of prompt, and says at
/// which.
pub(crate) async fn play_and_kill(game: &'static dyn DynGame, db: &Path) -> BTreeSet<String> {
    let mut brainery = Brainery::serve(db);
    let info = game.info();
    let n_seats = *info.seats.start();
    let wanted = json!({ "game": info.id, "seats": vec!["person"; n_seats] });
    let mut seats = vec![brainery.site.open_any(&wanted, "Ada").await];
    for n in 1..n_seats {
        let code = seats[0].code.clone();
        seats.push(brainery.site.join(&code, &format!("Bert {n}")).await);
    }
    let (mut pages, mut states) = sit(&brainery.site, &seats).await;
    let (mut killed_at, mut luck) = (BTreeSet::new(), Seeded::new(7));
    while let Turn::Waiting { .. } = states[0].turn {
        let told = states[0].n;
        if LONGEST <= told {
            break;
        }
        let (seat, is_new) = asked(&states, &killed_at);
        let action = any_move(game, &states[seat].legal, &mut luck);
        if is_new {
            killed_at.insert(kind(&states[seat]));
            // Half of the time, with a move on its way.
            let is_on_its_way = killed_at.len().is_multiple_of(2);
            if is_on_its_way {
                pages[seat].play(told, &action).await;
            }
            brainery.kill();
            brainery = Brainery::serve(db);
            let before = states;
            (pages, states) = sit(&brainery.site, &seats).await;
            let n = states[0].n;
            let most = told + u32::from(is_on_its_way);
            assert!((told..=most).contains(&n), "{}", info.id);
            if n == told {
                assert_same(game, &states, &before);
            }
            continue;
        }
        pages[seat].play(told, &action).await;
        for (page, state) in pages.iter_mut().zip(&mut states) {
            *state = page.state_after(told + 1).await;
        }
    }
    drop(brainery);
    let store = store::Store::open_existing(place(db)).await.unwrap();
    let table = store.table(&seats[0].code).await.unwrap().unwrap();
    let log = store.log(&seats[0].code).await.unwrap();
    assert_eq!(log.len(), states[0].n as usize, "{}", info.id);
    server::examine(&table, &log).unwrap();
    killed_at
}

/// A device's record of a game against bots.
struct Position {
    name: String,
    game: &'static dyn DynGame,
    key: [u8; 32],
    bots: Json,
    record: Record,
}

fn positions() -> Vec<Position> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../e2e/positions");
    let files = fs::read_dir(folder).unwrap();
    let mut paths: Vec<_> = files.map(|it| it.unwrap().path()).collect();
    paths.sort();
    let read = |path: &PathBuf| {
        let kept: Json = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
        let record: Record = kept["record"].as_str().unwrap().parse().unwrap();
        Position {
            name: path.file_stem().unwrap().to_str().unwrap().to_owned(),
            game: registry::find(&record.game).unwrap(),
            key: key_from_hex(kept["key"].as_str().unwrap()).unwrap(),
            bots: kept["bots"].clone(),
            record,
        }
    };
    paths.iter().map(read).collect()
}

/// Opens a table for Ada and the bots of a position.
async fn open(site: &Site, position: &Position) -> Seated {
    let bots = position.bots.as_array().unwrap();
    let bots = bots.iter().map(|bot| json!({ "bot": bot }));
    let seats: Vec<Json> = [json!("person")].into_iter().chain(bots).collect();
    let Record { game, options, .. } = &position.record;
    let wanted = json!({ "game": game, "options": options, "seats": seats });
    let (status, table) = site.post("/api/tables", wanted.to_string()).await;
    assert_eq!(status, 201, "{}: {table}", position.name);
    let code = table["code"].as_str().unwrap();
    let commitment = &table["commitment"];
    let join = json!({ "name": "Ada", "salt": "", "commitment": commitment });
    let path = format!("/api/tables/{code}/join");
    let (status, seated) = site.post(&path, join.to_string()).await;
    assert_eq!(status, 200, "{}: {seated}", position.name);
    serde_json::from_value(seated).unwrap()
}

fn numbers(of: &[u32]) -> String {
    let numbers: Vec<_> = of.iter().map(ToString::to_string).collect();
    numbers.join(" ")
}

/// Writes what was played into the tables, as if it had been played there.
async fn write(db: &Path, tables: &[(Position, Seated)]) {
    let options = SqliteConnectOptions::new().filename(db);
    let mut file = SqliteConnection::connect_with(&options).await.unwrap();
    let mut all = file.begin().await.unwrap();
    for (position, seated) in tables {
        sqlx::query("DELETE FROM moves WHERE code = $1")
            .bind(&seated.code)
            .execute(&mut *all)
            .await
            .unwrap();
        sqlx::query("UPDATE tables SET key = $2, setup = $3 WHERE code = $1")
            .bind(&seated.code)
            .bind(&position.key[..])
            .bind(numbers(&position.record.setup))
            .execute(&mut *all)
            .await
            .unwrap();
        // The luck is bound to the names.
        for (seat, name) in (0u32..).zip(&position.record.players) {
            sqlx::query("UPDATE seats SET name = $3 WHERE code = $1 AND seat = $2")
                .bind(&seated.code)
                .bind(seat)
                .bind(name)
                .execute(&mut *all)
                .await
                .unwrap();
        }
        for (n, line) in (1u32..).zip(&position.record.moves) {
            sqlx::query("INSERT INTO moves VALUES ($1, $2, $3, $4, $5, 0, NULL)")
                .bind(&seated.code)
                .bind(n)
                .bind(u8::from(line.seat))
                .bind(&line.action)
                .bind(numbers(&line.draws))
                .execute(&mut *all)
                .await
                .unwrap();
        }
    }
    all.commit().await.unwrap();
    file.close().await.unwrap();
}

/// Waits until Ada is asked, or the game is over.
async fn until_asked(page: &mut Client, mut state: Snapshot) -> Snapshot {
    let is_asked = |state: &Snapshot| state.turn.must().contains(Seat::new(0));
    while !is_asked(&state) && !state.turn.must().is_empty() {
        state = page.next_state().await;
    }
    state
}

/// Kills one server at all positions at once, without and with a move on its
/// way, and says what was asked there.
async fn kill_at_positions() -> Kinds {
    let folder = TempDir::new().unwrap();
    let db = folder.path().join("games.sqlite");
    let brainery = Brainery::serve(&db);
    let mut tables = Vec::new();
    for position in positions() {
        let seated = open(&brainery.site, &position).await;
        tables.push((position, seated));
    }
    brainery.kill();
    write(&db, &tables).await;
    let seats: Vec<_> = tables.iter().map(|(_, it)| it.clone()).collect();
    let mut kinds = Kinds::new();
    let mut luck = Seeded::new(8);
    let mut brainery = Brainery::serve(&db);
    // At what the position asks, and at what comes of an answer.
    for _ in 0..2 {
        let (mut pages, mut before) = sit(&brainery.site, &seats).await;
        for (page, state) in pages.iter_mut().zip(&mut before) {
            *state = until_asked(page, state.clone()).await;
        }
        for ((position, _), state) in tables.iter().zip(&before) {
            if !state.legal.is_empty() {
                let id = position.game.info().id;
                kinds.entry(id).or_default().insert(kind(state));
            }
        }
        brainery.kill();
        brainery = Brainery::serve(&db);
        let (mut pages, after) = sit(&brainery.site, &seats).await;
        for (nth, (position, _)) in tables.iter().enumerate() {
            let game = position.game;
            // Where all are asked at once, bots may have moved before the kill.
            assert!(before[nth].n <= after[nth].n, "{}", position.name);
            if after[nth].n == before[nth].n {
                assert_same(game, &after[nth..=nth], &before[nth..=nth]);
            }
            if !after[nth].legal.is_empty() {
                let action = any_move(game, &after[nth].legal, &mut luck);
                pages[nth].play(after[nth].n, &action).await;
            }
        }
        brainery.kill();
        brainery = Brainery::serve(&db);
    }
    drop(brainery);
    let store = store::Store::open_existing(place(&db)).await.unwrap();
    for (position, seated) in &tables {
        let table = store.table(&seated.code).await.unwrap().unwrap();
        let log = store.log(&seated.code).await.unwrap();
        let given = position.record.moves.len();
        assert_eq!(log[..given], position.record.moves, "{}", position.name);
        server::examine(&table, &log).unwrap();
    }
    kinds
}

#[tokio::test]
async fn a_server_killed_at_any_prompt_of_any_game_loses_nothing_it_has_told() {
    let mut kinds = kill_at_positions().await;
    let folder = TempDir::new().unwrap();
    for game in registry::games() {
        let killed_at = play_and_kill(game, &folder.path().join("games.sqlite")).await;
        kinds.entry(game.info().id).or_default().extend(killed_at);
    }
    // The luck of the tables is new every time, what the positions ask is not.
    for (game, least) in [
        ("brain-flip", 4),
        ("give-me-the-brain", 12),
        ("great-brain-robbery", 8),
        ("mmm-brains", 3),
        ("oh-my-brain", 8),
    ] {
        let killed_at = &kinds[game];
        assert!(least <= killed_at.len(), "{game}: {killed_at:?}");
    }
}
