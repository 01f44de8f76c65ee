//! What can be arranged before the game, over real sockets.

use serde_json::{Value as Json, json};
use server::Config;
use tabletop::Seat;
use wire::{ClientMessage, Seated, ServerMessage, TableInfo, Wish};

use super::{
    client::Client,
    server::{A, B, TestServer},
};

const C: Seat = Seat::new(2);
const D: Seat = Seat::new(3);

pub(crate) fn lobby(wish: Wish) -> ClientMessage {
    ClientMessage::Lobby { wish }
}

fn salt(terms: u32, salt: &str) -> Wish {
    let salt = salt.to_owned();
    Wish::Salt { terms, salt }
}

fn change(goal: u32, n_seats: u8) -> Wish {
    let options = json!({ "goal": goal });
    Wish::Change { options, n_seats }
}

fn bot(seat: Seat, bot: &str) -> Wish {
    let bot = Some(bot.to_owned());
    Wish::Bot { seat, bot }
}

fn names(table: &TableInfo) -> Vec<&str> {
    table.seats.iter().map(|it| it.name.as_str()).collect()
}

fn people(n: usize) -> Json {
    json!(vec!["person"; n])
}

/// What joining is answered with.
async fn join(server: &TestServer, code: &str, name: &str, seat: Json) -> (u16, Json) {
    let commitment = server.table(code).await.commitment;
    let join = json!({ "name": name, "salt": name, "commitment": commitment, "seat": seat });
    let path = format!("/api/tables/{code}/join");
    server.post(&path, join.to_string()).await
}

/// Waits for a table of which something holds.
async fn until(page: &mut Client, holds: impl Fn(&TableInfo) -> bool) -> TableInfo {
    loop {
        let table = page.table().await;
        if holds(&table) {
            return table;
        }
    }
}

async fn refused(page: &mut Client, wish: Wish) -> String {
    page.send(&lobby(wish)).await;
    loop {
        match page.next().await {
            Ok(ServerMessage::Refused(problem)) => return problem.error,
            Ok(ServerMessage::Table(_)) => {}
            other => panic!("expected a refusal, got {other:?}"),
        }
    }
}

/// Ada, whose table it is, and Bert, at one of so many seats.
async fn ada_and_bert(server: &TestServer, n_seats: usize) -> (Seated, Client, Seated, Client) {
    let ada = server.open(people(n_seats), "Ada").await;
    let mut ada_page = server.sit(&ada).await;
    let bert = server.join(&ada.code, "Bert").await;
    let mut bert_page = server.sit(&bert).await;
    until(&mut bert_page, |it| it.seats[1].is_here).await;
    until(&mut ada_page, |it| it.seats[1].is_here).await;
    (ada, ada_page, bert, bert_page)
}

#[tokio::test]
async fn a_seat_is_chosen_and_of_two_who_want_it_one_gets_it() {
    let server = TestServer::open().await;
    let ada = server.open(people(4), "Ada").await;
    let (one, other) = tokio::join!(
        join(&server, &ada.code, "Bert", json!(2)),
        join(&server, &ada.code, "Cleo", json!(2)),
    );
    let mut status = [one.0, other.0];
    status.sort_unstable();
    assert_eq!(status, [200, 409], "{one:?} {other:?}");
    let lost = if one.0 == 409 { one.1 } else { other.1 };
    let error = lost["error"].as_str().unwrap();
    assert!(error.contains("seat C is taken"), "{error}");
    for wrong in [json!(7), json!(8), json!(-1), json!("C")] {
        let (status, problem) = join(&server, &ada.code, "Dora", wrong.clone()).await;
        assert_eq!(status, 422, "{wrong}: {problem}");
    }
    let table = server.table(&ada.code).await;
    assert!(!table.seats[1].is_taken && table.seats[2].is_taken);
}

#[tokio::test]
async fn seats_are_taken_and_left_and_everybody_is_told() {
    let server = TestServer::open().await;
    let (ada, mut ada_page, bert, mut bert_page) = ada_and_bert(&server, 4).await;
    bert_page.send(&lobby(Wish::Take { seat: D })).await;
    let table = bert_page.table().await;
    assert_eq!(
        (names(&table), table.you),
        (vec!["Ada", "", "", "Bert"], Some(D))
    );
    let table = ada_page.table().await;
    assert_eq!((table.seats[3].is_here, table.you), (true, Some(A)));
    assert!(!table.seats[0].is_asked, "nobody's luck has changed");
    for (wish, hint) in [
        (Wish::Take { seat: A }, "taken"),
        (Wish::Take { seat: D }, "taken"),
        (Wish::Take { seat: Seat::new(5) }, "no seat F"),
    ] {
        let error = refused(&mut bert_page, wish).await;
        assert!(error.contains(hint), "{error}");
    }
    // Ada goes: the table is Bert's, whose seat is where he took it.
    ada_page.send(&lobby(Wish::Stand)).await;
    ada_page.removed().await;
    ada_page.close_frame().await;
    let table = bert_page.table().await;
    assert_eq!(
        (names(&table), table.host),
        (vec!["", "", "", "Bert"], Some(D))
    );
    let mut back = server.sit(&ada).await;
    assert!(back.refused().await.error.contains("no seat"));
    // Also after the server was started anew.
    let server = server.restart(Config::default()).await;
    let mut bert_page = server.sit(&bert).await;
    let table = bert_page.table().await;
    assert_eq!((table.you, table.host), (Some(D), Some(D)));
    bert_page.send(&lobby(Wish::Stand)).await;
    bert_page.removed().await;
    assert_eq!(server.table(&bert.code).await.host, None);
    // Whoever comes to a table without a host is it.
    let cleo = server.join(&bert.code, "Cleo").await;
    assert_eq!(server.table(&bert.code).await.host, Some(cleo.seat));
}

#[tokio::test]
async fn seats_go_to_bots_of_a_level_and_the_host_starts_without_the_free_ones() {
    let server = TestServer::open().await;
    let (ada, mut ada_page, bert, mut bert_page) = ada_and_bert(&server, 5).await;
    ada_page.send(&lobby(bot(D, "ghoul"))).await;
    let table = ada_page.table().await;
    assert_eq!(names(&table), ["Ada", "Bert", "", "Cobweb", ""]);
    ada_page.send(&lobby(bot(D, "walker"))).await;
    let table = ada_page.table().await;
    assert_eq!(
        table.seats[3].kind,
        wire::SeatKind::Bot("walker".to_owned())
    );
    for (wish, hint) in [
        (bot(D, "genius"), "unknown bot"),
        (bot(B, "walker"), "Bert sits"),
        (bot(Seat::new(6), "walker"), "no seat G"),
        (Wish::Bot { seat: A, bot: None }, "Ada sits"),
    ] {
        let error = refused(&mut ada_page, wish).await;
        assert!(error.contains(hint), "{error}");
    }
    ada_page.send(&lobby(Wish::Start)).await;
    // Three sit, and everybody agrees to that before anything is drawn.
    let table = until(&mut ada_page, |it| it.seats.len() == 3).await;
    assert_eq!(
        (names(&table), table.terms),
        (vec!["Ada", "Bert", "Lurch"], 1)
    );
    assert!(!table.has_started && table.seats[0].is_asked && table.seats[1].is_asked);
    ada_page.send(&lobby(salt(1, "new salt of Ada"))).await;
    let table = until(&mut bert_page, |it| it.terms == 1 && !it.seats[0].is_asked).await;
    assert!(!table.has_started);
    bert_page.send(&lobby(salt(1, "new salt of Bert"))).await;
    assert_eq!(bert_page.next_state().await.seat, Some(B));
    ada_page.next_state().await;
    let late = refused(&mut ada_page, Wish::Shuffle).await;
    assert!(late.contains("has started"), "{late}");
    // The game goes on after a restart: it was written down as it was.
    let server = server.restart(Config::default()).await;
    let mut ada_page = server.sit(&ada).await;
    let table = ada_page.table().await;
    assert!(table.has_started && !table.seats[0].is_asked);
    ada_page.state().await;
    let mut bert_page = server.sit(&bert).await;
    assert_eq!(bert_page.next_state().await.seat, Some(B));
}

#[tokio::test]
async fn the_host_changes_options_and_seats_within_the_range_of_the_game() {
    let server = TestServer::open().await;
    let (ada, mut ada_page, _, mut bert_page) = ada_and_bert(&server, 4).await;
    bert_page.send(&lobby(Wish::Take { seat: D })).await;
    until(&mut ada_page, |it| it.seats[3].is_taken).await;
    ada_page.send(&lobby(bot(B, "runner"))).await;
    ada_page.table().await;
    for (wish, hint) in [
        (change(20, 1), "2 people sit"),
        (change(20, 0), "2 people sit"),
        (change(20, 9), "up to 8"),
        (change(20, 255), "up to 8"),
        (change(0, 4), "PIG"),
        (
            Wish::Change {
                options: json!({ "gaol": 1 }),
                n_seats: 4,
            },
            "gaol",
        ),
    ] {
        let error = refused(&mut ada_page, wish.clone()).await;
        assert!(error.contains(hint), "{wish:?}: {error}");
    }
    // Bert's seat goes, and the bot makes room for him.
    ada_page.send(&lobby(change(30, 2))).await;
    let table = ada_page.table().await;
    assert_eq!((names(&table), table.terms), (vec!["Ada", "Bert"], 1));
    assert_eq!(table.options, json!({ "goal": 30 }));
    let table = until(&mut bert_page, |it| it.terms == 1).await;
    assert_eq!(table.you, Some(B));
    // Nothing new is nothing to agree to.
    ada_page.send(&lobby(change(30, 2))).await;
    assert_eq!(ada_page.table().await.terms, 1);
    ada_page.send(&lobby(change(30, 8))).await;
    assert_eq!(ada_page.table().await.seats.len(), 8);
    let server = server.restart(Config::default()).await;
    let table = server.table(&ada.code).await;
    assert_eq!((table.seats.len(), table.terms), (8, 2));
    assert_eq!(names(&table)[..3], ["Ada", "Bert", ""]);
}

#[tokio::test]
async fn guests_arrange_nothing_and_salts_are_for_the_terms_of_now() {
    let server = TestServer::open().await;
    let (_, mut ada_page, _, mut bert_page) = ada_and_bert(&server, 4).await;
    for wish in [
        bot(C, "runner"),
        Wish::Shuffle,
        change(30, 4),
        Wish::Public { on: true },
        Wish::Start,
    ] {
        let error = refused(&mut bert_page, wish.clone()).await;
        assert!(error.contains("only the host"), "{wish:?}: {error}");
    }
    let error = refused(&mut bert_page, salt(1, "eager")).await;
    assert!(error.contains("terms 1"), "{error}");
    let error = refused(&mut bert_page, salt(0, "second thoughts")).await;
    assert!(error.contains("stays"), "{error}");
    ada_page.send(&lobby(Wish::Shuffle)).await;
    until(&mut bert_page, |it| it.terms == 1).await;
    let error = refused(&mut bert_page, salt(1, "two\nlines")).await;
    assert!(error.contains("a salt has no line breaks"), "{error}");
    // Said twice, for an answer may be lost, it is said once.
    for _ in 0..2 {
        bert_page.send(&lobby(salt(1, "bert"))).await;
        let table = bert_page.table().await;
        assert!(!table.seats[table.you.unwrap().index()].is_asked);
    }
    let mut eve = server.watch(&ada_page.table().await.code).await;
    eve.table().await;
    eve.send(&lobby(Wish::Take { seat: D })).await;
    assert!(eve.refused().await.error.contains("looking on"));
    for text in [
        r#"{"type":"lobby"}"#,
        r#"{"type":"lobby","wish":"dance"}"#,
        r#"{"type":"lobby","wish":{"take":{"seat":8}}}"#,
        r#"{"type":"lobby","wish":{"take":{"seat":1,"by":"force"}}}"#,
        r#"{"type":"lobby","wish":{"change":{"options":null,"n_seats":300}}}"#,
        r#"{"type":"lobby","wish":"stand","really":true}"#,
    ] {
        bert_page.say(text).await;
        bert_page.refused().await;
    }
}

#[tokio::test]
async fn a_shuffle_while_somebody_joins_loses_nobody() {
    let server = TestServer::open().await;
    let (ada, mut ada_page, bert, mut bert_page) = ada_and_bert(&server, 8).await;
    let joins = ["Cleo", "Dora", "Emil", "Finn"].map(|name| {
        let (site, code) = (server.clone(), ada.code.clone());
        tokio::spawn(async move { site.join(&code, name).await })
    });
    for _ in 0..8 {
        ada_page.send(&lobby(Wish::Shuffle)).await;
    }
    let mut seated = vec![ada, bert];
    for join in joins {
        seated.push(join.await.unwrap());
    }
    let table = until(&mut ada_page, |it| {
        it.terms == 8 && it.seats.iter().filter(|it| it.is_taken).count() == 6
    })
    .await;
    let mut sorted = names(&table);
    sorted.sort_unstable();
    assert_eq!(
        sorted,
        ["", "", "Ada", "Bert", "Cleo", "Dora", "Emil", "Finn"]
    );
    assert_eq!(table.host, table.you, "Ada is the host wherever she sits");
    let table = until(&mut bert_page, |it| it.terms == 8).await;
    assert_eq!(table.seats[table.you.unwrap().index()].name, "Bert");
    // Every token opens the seat of its name, also in a new server.
    let server = server.restart(Config::default()).await;
    for (seated, name) in seated
        .iter()
        .zip(["Ada", "Bert", "Cleo", "Dora", "Emil", "Finn"])
    {
        let mut page = server.sit(seated).await;
        let table = page.table().await;
        assert_eq!(table.seats[table.you.unwrap().index()].name, name);
    }
}

#[tokio::test]
async fn the_game_waits_for_those_who_have_not_agreed_and_no_longer() {
    let server = TestServer::open().await;
    let (ada, mut ada_page, bert, bert_page) = ada_and_bert(&server, 3).await;
    bert_page.leave().await;
    ada_page.send(&lobby(change(30, 3))).await;
    let table = until(&mut ada_page, |it| it.terms == 1).await;
    assert!(!table.seats[1].is_here && table.seats[1].is_asked);
    ada_page.send(&lobby(salt(1, "ada"))).await;
    ada_page.table().await;
    // Cleo takes the last seat for these terms; Bert does not know of them.
    server.join(&ada.code, "Cleo").await;
    assert!(!ada_page.table().await.has_started);
    // Asked again after a restart, he agrees, and Ada starts.
    let server = server.restart(Config::default()).await;
    let mut ada_page = server.sit(&ada).await;
    ada_page.table().await;
    let mut bert_page = server.sit(&bert).await;
    assert!(bert_page.table().await.seats[1].is_asked);
    bert_page.send(&lobby(salt(1, "bert"))).await;
    assert!(
        !until(&mut ada_page, |it| !it.seats[1].is_asked)
            .await
            .has_started
    );
    ada_page.send(&lobby(Wish::Start)).await;
    ada_page.next_state().await;
    assert!(until(&mut bert_page, |it| it.has_started).await.has_started);
}
