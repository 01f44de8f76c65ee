//! Players: known again by the key of their device, and to nobody else.

use serde_json::{Value as Json, json};
use server::Config;
use tabletop::Turn;
use wire::{ClientMessage, Me, MyTable, PlayedGames, Seated};

use super::{
    client::Site,
    server::{A, B, TestServer, play_out, sensible},
};

/// A device with a key.
pub(crate) struct Device<'a> {
    site: &'a Site,
    key: String,
}

impl<'a> Device<'a> {
    pub(crate) fn new(site: &'a Site, letter: char) -> Device<'a> {
        let key = letter.to_string().repeat(80);
        Device { site, key }
    }

    pub(crate) async fn ask(&self, method: &str, path: &str, body: Option<Json>) -> (u16, Json) {
        let url = format!("{}{path}", self.site.0);
        let method = method.parse().unwrap();
        let mut request = reqwest::Client::new().request(method, url);
        request = request.header("authorization", format!("Bearer {}", self.key));
        if let Some(body) = body {
            let kind = "application/json";
            request = request.header("content-type", kind).body(body.to_string());
        }
        let response = request.send().await.unwrap();
        let status = response.status().as_u16();
        (status, response.json().await.unwrap_or_default())
    }

    pub(crate) async fn join(&self, code: &str, name: &str) -> Seated {
        let commitment = self.site.table(code).await.commitment;
        let join = json!({ "name": name, "salt": name, "commitment": commitment });
        let path = format!("/api/tables/{code}/join");
        let (status, seated) = self.ask("POST", &path, Some(join)).await;
        assert_eq!(status, 200, "{seated}");
        serde_json::from_value(seated).unwrap()
    }

    /// Opens a table of Pig up to 20 points and sits down.
    pub(crate) async fn open(&self, seats: Json, name: &str) -> Seated {
        let wanted = json!({ "game": "pig", "options": { "goal": 20 }, "seats": seats });
        let (status, table) = self.site.post("/api/tables", wanted.to_string()).await;
        assert_eq!(status, 201, "{table}");
        self.join(table["code"].as_str().unwrap(), name).await
    }

    pub(crate) async fn me(&self) -> Me {
        let (status, me) = self.ask("GET", "/api/me", None).await;
        assert_eq!(status, 200, "{me}");
        serde_json::from_value(me).unwrap()
    }

    pub(crate) async fn games(&self) -> PlayedGames {
        let (status, games) = self.ask("GET", "/api/me/games", None).await;
        assert_eq!(status, 200, "{games}");
        serde_json::from_value(games).unwrap()
    }

    pub(crate) async fn tables(&self, seats: Vec<Json>) -> Vec<MyTable> {
        let body = json!({ "seats": seats });
        let (status, tables) = self.ask("POST", "/api/tables/mine", Some(body)).await;
        assert_eq!(status, 200, "{tables}");
        serde_json::from_value(tables).unwrap()
    }

    /// A seat, its token lost.
    pub(crate) fn without_token(&self, seated: &Seated) -> Seated {
        Seated {
            token: self.key.clone(),
            ..seated.clone()
        }
    }
}

/// Plays a game of two to its end.
pub(crate) async fn play(site: &Site, ada: &Seated, bert: &Seated) {
    let mut pages = [site.sit(ada).await, site.sit(bert).await];
    let state = pages[0].next_state().await;
    pages[1].next_state().await;
    play_out(&mut pages, state).await;
    for page in pages {
        page.leave().await;
    }
}

/// Plays against bots to the end.
pub(crate) async fn play_alone(site: &Site, seated: &Seated) {
    let mut page = site.sit(seated).await;
    let mut state = page.next_state().await;
    while !matches!(state.turn, Turn::Over(_)) {
        if state.turn.must().contains(seated.seat) {
            page.play(state.n, sensible(&state)).await;
        }
        state = page.next_state().await;
    }
    page.leave().await;
}

#[tokio::test]
async fn a_lost_token_is_made_up_for_by_the_key_and_nobody_else_s() {
    let server = TestServer::open().await;
    let (ada, bert) = (Device::new(&server, 'a'), Device::new(&server, 'b'));
    let seated = ada.open(json!(["person", "person"]), "Ada").await;
    let other = bert.join(&seated.code, "Bert").await;
    let path = format!("/api/tables/{}", seated.code);
    for (device, seat) in [(&ada, Some(0)), (&bert, Some(1))] {
        let (_, table) = device.ask("GET", &path, None).await;
        assert_eq!(table["you"].as_u64(), seat);
        let tables = device.tables(Vec::new()).await;
        assert_eq!(tables.len(), 1);
        let table = tables[0].table.as_ref().unwrap();
        assert_eq!(table.you.map(|it| it.index() as u64), seat);
    }
    // One that is asked about with its token is not told twice.
    let known = json!({ "code": seated.code, "token": seated.token });
    assert_eq!(ada.tables(vec![known]).await.len(), 1);
    let stranger = Device::new(&server, 'c');
    let (_, table) = stranger.ask("GET", &path, None).await;
    assert!(table["you"].is_null());
    assert!(stranger.tables(Vec::new()).await.is_empty());
    // The key opens the seat, and a guess does not.
    let mut page = server.sit(&ada.without_token(&seated)).await;
    assert_eq!(page.table().await.you, Some(A));
    page.state().await;
    page.play(0, "roll").await;
    assert_eq!(page.next_state().await.n, 1);
    let mut page = server.sit(&bert.without_token(&other)).await;
    assert_eq!(page.table().await.you, Some(B));
    let mut page = server.sit(&stranger.without_token(&seated)).await;
    assert!(page.refused().await.error.contains("no seat"));
}

#[tokio::test]
async fn nobody_hears_of_keys_and_players_and_tables_say_what_they_said() {
    let server = TestServer::open().await;
    let ada = Device::new(&server, 'a');
    let first = ada.open(json!(["person", "person"]), "Ada").await;
    let second = ada.open(json!(["person", "person"]), "Hortense").await;
    let plain = server.open(json!(["person", "person"]), "Ada").await;
    let fields = |table: Json| {
        let fields = table.as_object().unwrap().keys().cloned();
        fields.collect::<Vec<_>>()
    };
    let of = async |code: &str| -> Json {
        let response = server.get(&format!("/api/tables/{code}")).await;
        response.json().await.unwrap()
    };
    let (with, without) = (of(&first.code).await, of(&plain.code).await);
    assert_eq!(with["seats"], without["seats"]);
    assert_eq!(fields(with), fields(without));
    let mut watching = server.watch(&second.code).await;
    watching.table().await;
    let bert = server.join(&second.code, "Bert").await;
    let mut pages = [server.sit(&second).await, server.sit(&bert).await];
    let state = pages[0].next_state().await;
    pages[1].next_state().await;
    play_out(&mut pages, state).await;
    let record = pages[1].record().await;
    watching.state_after(0).await;
    let heard = [&watching.heard, &pages[0].heard, &pages[1].heard, &record];
    for heard in heard {
        assert!(!heard.contains("aaaaaaaaaaaaaaaa") && !heard.contains("player\""));
    }
}

#[tokio::test]
async fn what_is_no_key_is_refused_and_trying_ends_soon() {
    let server = TestServer::open().await;
    let table = server.open(json!(["person", "person"]), "Ada").await;
    let path = format!("/api/tables/{}/join", table.code);
    let commitment = server.table(&table.code).await.commitment;
    let join = json!({ "name": "Eve", "salt": "", "commitment": commitment });
    let long = "a".repeat(81);
    for wrong in ["", "a", "A".repeat(80).as_str(), long.as_str(), "../../etc"] {
        let device = Device {
            site: &server,
            key: wrong.to_owned(),
        };
        for (method, path, body) in [
            ("GET", "/api/me", None),
            ("GET", "/api/me/games", None),
            ("POST", path.as_str(), Some(join.clone())),
        ] {
            let (status, problem) = device.ask(method, path, body).await;
            assert_eq!(status, 401, "{wrong:?} {path}: {problem}");
            assert!(problem["error"].as_str().unwrap().contains("no key"));
        }
    }
    assert!(!server.table(&table.code).await.seats[1].is_taken);
    let nobody = Device::new(&server, 'd');
    let (status, _) = nobody.ask("GET", "/api/me", None).await;
    assert_eq!(status, 404, "a key that was never used");
    assert_eq!(server.get("/api/me").await.status(), 401);
    let mut status = 0;
    for _ in 0..70 {
        (status, _) = nobody.ask("GET", "/api/me", None).await;
    }
    assert_eq!(status, 429);
}

#[tokio::test]
async fn games_are_remembered_once_they_are_over_and_not_before() {
    let server = TestServer::open().await;
    let (ada, bert) = (Device::new(&server, 'a'), Device::new(&server, 'b'));
    let seated = ada.open(json!(["person", "person"]), "Ada").await;
    let other = bert.join(&seated.code, "Bert").await;
    let mut page = server.sit(&seated).await;
    page.next_state().await;
    page.play(0, "roll").await;
    page.next_state().await;
    assert!(ada.games().await.games.is_empty(), "it goes on");
    page.leave().await;
    play(&server, &seated, &other).await;
    let alone = ada
        .open(json!(["person", { "bot": "runner" }]), "Hortense")
        .await;
    play_alone(&server, &alone).await;

    let server = server
        .restart(Config {
            bot_delay: 0..=0,
            ..Config::default()
        })
        .await;
    let (ada, bert) = (Device::new(&server, 'a'), Device::new(&server, 'b'));
    let games = ada.games().await;
    assert_eq!(games.next, None);
    let [latest, first] = <[_; 2]>::try_from(games.games).unwrap();
    assert_eq!((&latest.code, &first.code), (&alone.code, &seated.code));
    assert_eq!(latest.seats[1].bot.as_deref(), Some("runner"));
    assert!(latest.seats.iter().any(|it| it.place == 1) && latest.has_record);
    assert!(first.began_at <= first.ended_at && first.ended_at <= latest.ended_at);
    assert_eq!(first.seats[1].name, "Bert");
    assert_eq!(first.rating, None, "nobody wanted one");
    let theirs = bert.games().await.games;
    assert_eq!(theirs.len(), 1);
    assert_eq!((theirs[0].me, &theirs[0].seats), (B, &first.seats));
    assert_eq!(ada.me().await.n_devices, 1);
    let path = format!("/api/me/games?before={}", latest.ended_at);
    let (_, earlier) = ada.ask("GET", &path, None).await;
    assert_eq!(earlier["games"].as_array().unwrap().len(), 1);
    for wrong in [
        "?before=x",
        "?before=-1",
        "?before=9223372036854775808",
        "?after=3",
        "?before=1&before=2",
    ] {
        let (status, _) = ada.ask("GET", &format!("/api/me/games{wrong}"), None).await;
        assert_eq!(status, 422, "{wrong}");
    }
}

#[tokio::test]
async fn a_rematch_belongs_to_the_same_players() {
    let server = TestServer::open().await;
    let ada = Device::new(&server, 'a');
    let seated = ada
        .open(json!(["person", { "bot": "walker" }]), "Ada")
        .await;
    play_alone(&server, &seated).await;
    let mut page = server.sit(&seated).await;
    page.next_state().await;
    page.record().await;
    let what = wire::Proposal::Rematch;
    page.send(&ClientMessage::Propose { what }).await;
    let next = loop {
        if let wire::ServerMessage::Rematch(table) = page.next().await.unwrap() {
            break table;
        }
    };
    let again = ClientMessage::Again {
        commitment: next.commitment.clone(),
        salt: "again".to_owned(),
    };
    page.send(&again).await;
    let next = loop {
        if let wire::ServerMessage::Seated(seat) = page.next().await.unwrap() {
            break seat;
        }
    };
    let codes: Vec<_> = { ada.tables(Vec::new()).await.into_iter() }
        .map(|it| it.code)
        .collect();
    assert!(codes.contains(&next.code) && codes.contains(&seated.code));
}

#[tokio::test]
async fn ratings_change_only_where_everybody_wants_them() {
    let server = TestServer::open().await;
    let (ada, bert) = (Device::new(&server, 'a'), Device::new(&server, 'b'));
    let wants = Some(json!({ "wants_rating": true }));
    let (status, me) = ada.ask("POST", "/api/me", wants.clone()).await;
    assert_eq!((status, &me["wants_rating"]), (200, &json!(true)));
    // Bert does not want one yet.
    let seated = ada.open(json!(["person", "person"]), "Ada").await;
    assert!(server.table(&seated.code).await.is_rated);
    let other = bert.join(&seated.code, "Bert").await;
    assert!(!server.table(&seated.code).await.is_rated);
    play(&server, &seated, &other).await;
    assert!(ada.me().await.ratings.is_empty() && bert.me().await.ratings.is_empty());

    bert.ask("POST", "/api/me", wants).await;
    let seated = ada.open(json!(["person", "person"]), "Ada").await;
    let other = bert.join(&seated.code, "Bert").await;
    let mut pages = [server.sit(&seated).await, server.sit(&other).await];
    let state = pages[0].next_state().await;
    pages[1].next_state().await;
    assert!(server.table(&seated.code).await.is_rated);
    let what = wire::Proposal::Undo;
    pages[0].send(&ClientMessage::Propose { what }).await;
    loop {
        let heard = pages[0].next().await.unwrap();
        if let wire::ServerMessage::Refused(problem) = heard {
            assert!(problem.error.contains("counts for ratings"));
            break;
        }
    }
    play_out(&mut pages, state).await;
    let [mine, theirs] = [ada.me().await, bert.me().await].map(|it| it.ratings[0].clone());
    assert_eq!((mine.n_games, theirs.n_games), (1, 1));
    assert_eq!((mine.rating - 1500).abs(), (theirs.rating - 1500).abs());
    let game = ada.games().await.games.remove(0);
    let is_first = game.seats[0].place == 1;
    assert_eq!(game.rating, Some([1500, mine.rating]));
    assert_eq!(1500 < mine.rating, is_first);

    // Alone against a bot whose strength is known, and against one whose is not.
    let alone = ada.open(json!(["person", { "bot": "ghoul" }]), "Ada").await;
    play_alone(&server, &alone).await;
    assert_eq!(ada.me().await.ratings[0].n_games, 2);
    let alone = ada
        .open(json!(["person", { "bot": "random" }]), "Ada")
        .await;
    assert!(!server.table(&alone.code).await.is_rated);
    play_alone(&server, &alone).await;
    assert_eq!(ada.me().await.ratings[0].n_games, 2);
}
