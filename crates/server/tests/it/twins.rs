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
    moves: Vec<Made>,
    /// Whether everybody has given every order there is.
    has_orders: bool,
    /// Who cannot tell the tables apart after each move; the set-up is first.
    fooled: Vec<Vec<Viewer>>,
    /// How often somebody is fooled although the tables differ.
    n_fooled: usize,
}

/// A move at both tables.
struct Made {
    seat: Seat,
    actions: [String; 2],
    /// Whether a standing order makes it.
    is_ordered: bool,
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

/// What standing orders do next, if everybody has given all.
fn ordered(table: &Match) -> Option<(Seat, String)> {
    let orders = table.game().orders();
    let of = |seat| orders.iter().find_map(|it| table.ordered(it.name, seat));
    table
        .turn()
        .must()
        .iter()
        .find_map(|it| Some((it, of(it)?)))
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
fn write(
    game: &'static dyn DynGame,
    seed: u64,
    keys: [[u8; 32]; 2],
    has_orders: bool,
) -> Option<Script> {
    let mut luck = Seeded::derived(seed, &[11]);
    let has_other_luck = keys[0] != keys[1];
    let mut tables = keys.map(|key| judge(game, key));
    let mut script = Script {
        game,
        keys,
        moves: Vec::new(),
        has_orders,
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
        let made = match tables
            .each_ref()
            .map(|it| ordered(it).filter(|_| has_orders))
        {
            [None, None] => any_move(game, &tables, is_split, &mut luck),
            [Some((seat, one)), Some((also, two))] if seat == also && one == two => Some(Made {
                seat,
                actions: [one, two],
                is_ordered: true,
            }),
            // Then everybody can tell the tables apart.
            [_, _] => {
                assert!(fooled.is_empty(), "an order tells {fooled:?} something");
                None
            }
        };
        let Some(made) = made else { break };
        for (table, action) in tables.iter_mut().zip(&made.actions) {
            table.play(made.seat, action).unwrap();
        }
        // What is over is open to all.
        if tables.iter().any(|it| matches!(it.turn(), Turn::Over(_))) {
            break;
        }
        fooled.retain(|it| heard_alike(&tables, *it));
        script.moves.push(made);
        script.fooled.push(fooled.clone());
        n_apart += usize::from(has_other_luck || split_at < script.moves.len());
        if tables[0].view(Viewer::Judge) != tables[1].view(Viewer::Judge) {
            script.n_fooled += fooled.len();
        }
    }
    (0 < script.n_fooled).then_some(script)
}

/// A move that is legal at both tables, where they split one that need not be the
/// same.
fn any_move(
    game: &dyn DynGame,
    tables: &[Match; 2],
    is_split: bool,
    luck: &mut Seeded,
) -> Option<Made> {
    let open = common(tables);
    let (seat, legal) = pick(&open, luck)?;
    let first = pick(legal, luck)?;
    let second = if is_split { pick(legal, luck)? } else { first };
    Some(Made {
        seat: *seat,
        actions: [first, second].map(|it| spoken(game, it)),
        is_ordered: false,
    })
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
            bot_delay: 0..=0,
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

    /// Everybody orders everything, and what that does at once is done.
    async fn order_all(&mut self, game: &dyn DynGame, n: u32) {
        let orders: Vec<_> = { game.orders() }
            .iter()
            .map(|it| it.name.to_owned())
            .collect();
        for client in &mut self.clients[..n_seats(game)] {
            let orders = orders.clone();
            client.send(&ClientMessage::Order { orders }).await;
        }
        self.until(n).await;
        self.heard().await;
    }

    async fn until(&mut self, n: u32) {
        for client in &mut self.clients {
            client.until(n).await;
        }
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
    let is_ordered = |n: usize| script.moves.get(n).is_some_and(|it| it.is_ordered);
    let ordered = script.moves.iter().take_while(|it| it.is_ordered);
    let n_at_once = ordered.count();
    if script.has_orders {
        for twin in [&mut one, &mut two] {
            let n = u32::try_from(n_at_once).unwrap();
            twin.order_all(game, n).await;
        }
    }
    let later = script.moves.iter().zip(&script.fooled[1..]).enumerate();
    for (n, (made, fooled)) in later.skip(n_at_once) {
        let Made { seat, actions, .. } = made;
        let before = u32::try_from(n).unwrap();
        for (twin, action) in [&mut one, &mut two].into_iter().zip(actions) {
            let by = seat.index();
            if !made.is_ordered {
                twin.clients[by].play(before, action).await;
            }
            twin.until(before + 1).await;
            // What orders do comes when it comes, so that nobody speaks meanwhile.
            if !is_ordered(n + 1) {
                twin.chatter(n).await;
            }
        }
        if is_ordered(n + 1) {
            continue;
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
        play_best(game, false).await;
    }
}

#[tokio::test]
async fn standing_orders_tell_nobody_anything() {
    let games = registry::all().filter(|it| it.info().has_secrets && !it.orders().is_empty());
    for game in games {
        play_best(game, true).await;
    }
}

/// Plays the scripts of a game that fool most.
async fn play_best(game: &'static dyn DynGame, has_orders: bool) {
    let same = |seed| [key(u16::try_from(seed % 1000).unwrap()); 2];
    let choices = (0..N_TRIALS).filter_map(|it| write(game, it, same(it), has_orders));
    let alike = (0..).zip(alike(game));
    let lucks = alike.filter_map(|(seed, keys)| write(game, seed, keys, has_orders));
    let mut scripts: Vec<Script> = choices.take(N_FOUND).chain(lucks.take(N_FOUND)).collect();
    scripts.sort_by_key(|it| std::cmp::Reverse(it.n_fooled));
    scripts.truncate(N_PLAYED);
    assert_eq!(scripts.len(), N_PLAYED, "{} has secrets", game.info().id);
    for script in &scripts {
        play(script).await;
    }
}
