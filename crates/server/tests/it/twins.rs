//! Twins: two tables that differ only in what somebody may not know. Whatever
//! happens at them, that somebody gets the same messages, byte by byte.
//!
//! They are found without a server: one hidden choice, or the whole luck, is
//! another. Then both are played on servers, with talk, questions to all,
//! breaks, undo, people who look on, wrong moves and requests beside it.

use std::collections::BTreeMap;

use driver::Match;
use erased::DynGame;
use serde_json::{Value as Json, json};
use server::{Config, Limits};
use tabletop::{Chance, Seat, Turn, Viewer, chance::Seeded, sealed::Seal};
use wire::{ClientMessage, Mood, Proposal};

use super::{client::Client, server::TestServer};

/// How long the twins of a script are played after they began to differ.
const LONGEST: usize = 40;
/// How many scripts are tried, of how many that fool somebody the best are
/// taken, and how many those are.
const N_TRIALS: u64 = 400;
const N_KEYS: u16 = 600;
const N_FOUND: usize = 20;
const N_PLAYED: usize = 3;

/// What is done at both tables, one move after the other.
struct Script {
    game: &'static dyn DynGame,
    keys: [[u8; 32]; 2],
    moves: Vec<(Seat, [String; 2])>,
    /// Who cannot tell the tables apart after each move; the set-up is first.
    fooled: Vec<Vec<Viewer>>,
    /// How often somebody is fooled although the tables differ.
    n_fooled: usize,
}

fn name(seat: usize) -> String {
    format!("Player {seat}")
}

/// The game as the server plays it.
fn judge(game: &'static dyn DynGame, key: [u8; 32]) -> Match {
    let n_seats = n_seats(game);
    let players: Vec<String> = (0..n_seats).map(name).collect();
    let salts = players.iter().map(|it| format!("salt of {it}")).collect();
    Match::start(game, Json::Null, players, Seal { key, salts }).unwrap()
}

/// As few as can play, but at least three: two to be alike and one to choose.
fn n_seats(game: &dyn DynGame) -> usize {
    let seats = game.info().seats;
    3.clamp(*seats.start(), *seats.end())
}

fn viewers(game: &dyn DynGame) -> Vec<Viewer> {
    let seats = (0..n_seats(game)).map(|seat| Viewer::Seat(Seat::new(seat)));
    seats.chain([Viewer::of(None)]).collect()
}

fn pick<'a, T>(from: &'a [T], luck: &mut Seeded) -> Option<&'a T> {
    let last = u32::try_from(from.len()).unwrap().checked_sub(1)?;
    from.get(luck.draw(last) as usize)
}

/// A move with words where it takes some.
fn spoken(game: &dyn DynGame, action: &str) -> String {
    if game.takes_remark(action) {
        format!("{action} # is it so?")
    } else {
        action.to_owned()
    }
}

/// Who may act at both tables, with what is legal at both.
fn common([one, two]: &[Match; 2]) -> Vec<(Seat, Vec<String>)> {
    let actors = |it: &Match| match it.turn() {
        Turn::Waiting { must, may } => must.iter().chain(may.iter()).collect(),
        Turn::Over(_) => Vec::new(),
    };
    let others = actors(two);
    let both = actors(one).into_iter().filter(|it| others.contains(it));
    let legal = both.map(|seat| {
        let also = two.legal(seat);
        let both = one
            .legal(seat)
            .iter()
            .filter(|it| also.contains(it))
            .cloned()
            .collect();
        (seat, both)
    });
    legal
        .filter(|(_, it): &(Seat, Vec<String>)| !it.is_empty())
        .collect()
}

fn heard_alike([one, two]: &[Match; 2], viewer: Viewer) -> bool {
    one.latest().raw_for(viewer).get() == two.latest().raw_for(viewer).get()
}

fn key(n: u16) -> [u8; 32] {
    let [high, low] = n.to_be_bytes();
    [[high; 16], [low; 16]].concat().try_into().unwrap()
}

/// Pairs of keys after whose set-up somebody cannot tell the tables apart.
fn alike(game: &'static dyn DynGame) -> Vec<[[u8; 32]; 2]> {
    let mut known = BTreeMap::new();
    let mut pairs = Vec::new();
    for n in 0..N_KEYS {
        let table = judge(game, key(n));
        for viewer in viewers(game) {
            let told = table.latest().raw_for(viewer).get().to_owned();
            if let Some(before) = known.insert((format!("{viewer:?}"), told), n) {
                pairs.push([key(before), key(n)]);
            }
        }
    }
    pairs
}

/// Writes a script: with one key a hidden choice makes the difference, with two
/// the luck does.
fn write(game: &'static dyn DynGame, seed: u64, keys: [[u8; 32]; 2]) -> Option<Script> {
    let mut luck = Seeded::derived(seed, &[11]);
    let has_other_luck = keys[0] != keys[1];
    let mut tables = keys.map(|key| judge(game, key));
    let mut script = Script {
        game,
        keys,
        moves: Vec::new(),
        fooled: Vec::new(),
        n_fooled: 0,
    };
    let mut fooled = viewers(game);
    fooled.retain(|it| heard_alike(&tables, *it));
    script.fooled.push(fooled.clone());
    // Alike until the choice that differs.
    let split_at = if has_other_luck {
        usize::MAX
    } else {
        luck.draw(25) as usize
    };
    let mut n_apart = 0;
    while !fooled.is_empty() && n_apart < LONGEST {
        let is_split = script.moves.len() == split_at;
        let open = common(&tables);
        let Some((seat, legal)) = pick(&open, &mut luck) else {
            break;
        };
        let first = pick(legal, &mut luck)?;
        let second = if is_split {
            pick(legal, &mut luck)?
        } else {
            first
        };
        let actions = [first, second].map(|it| spoken(game, it));
        for (table, action) in tables.iter_mut().zip(&actions) {
            table.play(*seat, action).unwrap();
        }
        // What is over is open to all.
        if tables.iter().any(|it| matches!(it.turn(), Turn::Over(_))) {
            break;
        }
        fooled.retain(|it| heard_alike(&tables, *it));
        script.moves.push((*seat, actions));
        script.fooled.push(fooled.clone());
        n_apart += usize::from(has_other_luck || split_at < script.moves.len());
        if tables[0].view(Viewer::Judge) != tables[1].view(Viewer::Judge) {
            script.n_fooled += fooled.len();
        }
    }
    (0 < script.n_fooled).then_some(script)
}

/// A table on a server of its own, where everybody sits and one looks on.
struct Twin {
    server: TestServer,
    code: String,
    commitment: String,
    clients: Vec<Client>,
}

impl Twin {
    /// The table, and what each client was told until everybody was there.
    async fn open(game: &dyn DynGame, key: [u8; 32]) -> (Twin, Vec<Vec<String>>) {
        let server = TestServer::with(Config {
            limits: Limits::none(),
            fixed_key: Some(key),
            ..Config::default()
        })
        .await;
        let n_seats = n_seats(game);
        let wanted = json!({ "game": game.info().id, "seats": vec!["person"; n_seats] });
        let host = server.open_any(&wanted, &name(0)).await;
        let commitment = server.table(&host.code).await.commitment;
        let mut twin = Twin {
            code: host.code.clone(),
            clients: vec![server.sit(&host).await],
            commitment,
            server,
        };
        // One after the other, or they would be greeted in any order.
        twin.clients[0].table().await;
        for seat in 1..n_seats {
            let seated = twin.server.join(&twin.code, &name(seat)).await;
            let mut client = twin.server.sit(&seated).await;
            client.table().await;
            twin.clients.push(client);
        }
        twin.clients.push(twin.server.watch(&twin.code).await);
        for client in &mut twin.clients {
            client.next_state().await;
        }
        let heard = twin.heard().await;
        (twin, heard)
    }

    async fn say(&mut self, by: usize, message: &ClientMessage) {
        self.clients[by].send(message).await;
        // Before anybody else says something.
        self.clients[by].settle().await;
    }

    /// What each client has heard since the last time.
    async fn heard(&mut self) -> Vec<Vec<String>> {
        let mut heard = Vec::new();
        for index in 0..self.clients.len() {
            self.clients[index].settle().await;
            let frames = std::mem::take(&mut self.clients[index].frames);
            // How many look on is told by and by, whatever else is said.
            let told = frames
                .iter()
                .filter(|it| !it.contains(r#""type":"watching""#));
            heard.push(told.map(|it| self.plain(it)).collect());
        }
        heard
    }

    /// A text without what is the table's own and says nothing: its code, its
    /// seal, and how much time is left of a question.
    fn plain(&self, text: &str) -> String {
        let text = text.replace(&self.code, "CODE");
        let text = text.replace(&self.commitment, "SEAL");
        let Some((before, rest)) = text.split_once("\"ms_left\":") else {
            return text;
        };
        let rest = rest.trim_start_matches(|it: char| it.is_ascii_digit());
        format!("{before}\"ms_left\":0{rest}")
    }

    /// What anybody can ask for.
    async fn asked(&self) -> Vec<(u16, String)> {
        let mut answers = Vec::new();
        for path in ["", "/record"] {
            let path = format!("/api/tables/{}{path}", self.code);
            let answer = self.server.get(&path).await;
            let status = answer.status().as_u16();
            answers.push((status, self.plain(&answer.text().await.unwrap())));
        }
        answers
    }

    /// What happens beside the game around move `n`.
    async fn chatter(&mut self, n: usize) {
        let onlooker = self.clients.len() - 1;
        let text = format!("move {n}, is it?");
        self.say(n % onlooker, &ClientMessage::Chat { text }).await;
        let mood = Mood::Hmm;
        self.say(onlooker, &ClientMessage::Emote { mood }).await;
        let wrong = ClientMessage::Play {
            n: 0,
            action: "nonsense".to_owned(),
        };
        self.say((n + 1) % onlooker, &wrong).await;
        self.say(n % onlooker, &ClientMessage::Undo { n: 9999 })
            .await;
        if n % 5 == 4 {
            let what = if n.is_multiple_of(2) {
                Proposal::Pause
            } else {
                Proposal::Undo
            };
            self.say(0, &ClientMessage::Propose { what }).await;
            // Whoever's answers are late are refused at both tables.
            for id in 1..=u32::try_from(n).unwrap() {
                self.say(1, &ClientMessage::Vote { id, yes: false }).await;
            }
        }
        if n % 11 == 10 {
            let code = self.code.clone();
            let again = self.server.watch(&code).await;
            let gone = std::mem::replace(&mut self.clients[onlooker], again);
            self.clients[onlooker].next_state().await;
            gone.leave().await;
        }
    }
}

/// Plays both tables of a script in step.
async fn play(script: &Script) {
    let game = script.game;
    let id = game.info().id;
    let viewers = viewers(game);
    let (mut one, greeted) = Twin::open(game, script.keys[0]).await;
    let (mut two, also_greeted) = Twin::open(game, script.keys[1]).await;
    for (index, viewer) in viewers.iter().enumerate() {
        if script.fooled[0].contains(viewer) {
            assert_eq!(
                greeted[index], also_greeted[index],
                "{id}: {viewer:?} is greeted"
            );
        }
    }
    for (n, ((seat, actions), fooled)) in script.moves.iter().zip(&script.fooled[1..]).enumerate() {
        for (twin, action) in [&mut one, &mut two].into_iter().zip(actions) {
            let by = seat.index();
            let before = u32::try_from(n).unwrap();
            twin.clients[by].play(before, action).await;
            twin.clients[by].settle().await;
            twin.chatter(n).await;
        }
        let heard = [one.heard().await, two.heard().await];
        for (index, viewer) in viewers.iter().enumerate() {
            if fooled.contains(viewer) {
                let [one, two] = [&heard[0][index], &heard[1][index]];
                assert_eq!(
                    one, two,
                    "{id}: {viewer:?} is told apart by move {n}, {actions:?}"
                );
            }
        }
        if fooled.contains(&Viewer::of(None)) {
            assert_eq!(one.asked().await, two.asked().await, "{id}: move {n}");
        }
    }
}

#[tokio::test]
async fn who_may_not_know_is_told_the_same() {
    for game in registry::all().filter(|it| it.info().has_secrets) {
        let same = |seed| [key(u16::try_from(seed % 1000).unwrap()); 2];
        let choices = (0..N_TRIALS).filter_map(|it| write(game, it, same(it)));
        let alike = (0..).zip(alike(game));
        let lucks = alike.filter_map(|(seed, keys)| write(game, seed, keys));
        let mut scripts: Vec<Script> = choices.take(N_FOUND).chain(lucks.take(N_FOUND)).collect();
        scripts.sort_by_key(|it| std::cmp::Reverse(it.n_fooled));
        scripts.truncate(N_PLAYED);
        assert_eq!(scripts.len(), N_PLAYED, "{} has secrets", game.info().id);
        for script in &scripts {
            play(script).await;
        }
    }
}
