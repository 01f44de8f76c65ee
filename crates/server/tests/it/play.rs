//! Whole games over the wire.

use serde_json::json;
use tabletop::{Turn, sealed::hex};
use wire::ClientMessage;

use super::server::{A, B, TestServer, ada_and_bert, play_out, sensible, undo};

#[tokio::test]
async fn two_people_play_to_the_end_and_the_record_is_honest() {
    let server = TestServer::open().await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    assert_eq!(ada.seat, A);
    let mut ada_page = server.sit(&ada).await;
    let table = ada_page.table().await;
    assert!(!table.has_started);
    assert!(table.seats[0].is_here && !table.seats[1].is_taken);

    let bert = server.join(&ada.code.to_lowercase(), "Bert").await;
    assert_eq!((bert.seat, &bert.code), (B, &ada.code));
    assert!(ada_page.table().await.has_started);
    let first = ada_page.state().await;
    assert_eq!((first.n, first.seat, first.since), (0, Some(A), 0));
    assert_eq!(first.legal[..], ["roll"]);

    let mut bert_page = server.sit(&bert).await;
    let table = bert_page.table().await;
    assert!(table.seats.iter().all(|seat| seat.is_here));
    let his = bert_page.state().await;
    assert_eq!((his.seat, his.legal.len()), (Some(B), 0));

    let mut pages = [ada_page, bert_page];
    let last = play_out(&mut pages, first).await;
    for page in &mut pages {
        let text = page.record().await;
        let report = driver::check(&text, registry::find).unwrap();
        assert_eq!(report.n_moves, last.n);
        assert!(report.is_sealed);
        assert_eq!(text, server.record(&ada.code).await);
    }

    let mut late = server.watch(&ada.code).await;
    late.table().await;
    assert_eq!(late.state().await.seat, None);
    late.record().await;
}

#[tokio::test]
async fn a_tampered_record_is_found_out_and_the_move_named() {
    let server = TestServer::open().await;
    let (code, ada, bert) = ada_and_bert(&server).await;
    let mut pages = [ada, bert];
    let first = house_state(&server, &code).await;
    play_out(&mut pages, first).await;
    let text = server.record(&code).await;
    // Both rolls are legal and the turn goes on after either, until the totals
    // show: the seal alone knows which it was.
    let line = text
        .lines()
        .find(|line| line.starts_with("1 A roll"))
        .unwrap();
    let draw = line.rsplit(' ').next().unwrap();
    let other = if draw == "3" { "4" } else { "3" };
    let tampered = text.replacen(line, &format!("1 A roll : {other}"), 1);
    let fault = driver::check(&tampered, registry::find)
        .unwrap_err()
        .to_string();
    assert!(fault.contains("the luck of move 1 is not"), "{fault}");

    // Without the moves after it, nothing but the seal can tell.
    let (head, tail) = tampered
        .split_once(&format!("1 A roll : {other}\n"))
        .unwrap();
    assert!(tail.contains("end "));
    let cut = format!("{head}1 A roll : {other}\n");
    let fault = driver::check(&cut, registry::find).unwrap_err().to_string();
    assert!(fault.contains("the luck of move 1"), "{fault}");
}

#[tokio::test]
async fn the_seal_comes_before_the_salt_and_a_device_finds_what_it_kept() {
    let server = TestServer::open().await;
    let seats = json!(["person", "person", { "bot": "random" }]);
    let wanted = json!({ "game": "pig", "options": { "goal": 20 }, "seats": seats });
    let (_, opened) = server.post("/api/tables", wanted.to_string()).await;
    let table: wire::TableInfo = serde_json::from_value(opened).unwrap();
    assert!(!table.has_started && !table.seats[0].is_taken && table.seats[2].is_taken);
    // The name of the bot of the second seat: the bot keeps it.
    let join = wire::Join {
        name: "Mothball".to_owned(),
        salt: "salt of Mothball".to_owned(),
        commitment: table.commitment.clone(),
        face: None,
        seat: None,
        terms: None,
    };
    let seated = server.join(&table.code, "Mothball").await;
    let mut kept = driver::Witness::new(&table).seated(seated.seat, join);
    let mut page = server.sit(&seated).await;
    page.table().await;
    page.send(&ClientMessage::Fill).await;
    kept.meet(&page.table().await);
    let mut state = page.next_state().await;
    let mut has_left = false;
    kept.hear(&state);
    while let Some(seat) = state.turn.must().first() {
        if 4 < state.n && !has_left {
            has_left = true;
            page.leave().await;
            page = server.sit(&seated).await;
        } else if seat == A {
            page.play(state.n, sensible(&state)).await;
        }
        state = page.next_state().await;
        kept.hear(&state);
    }
    let text = page.record().await;
    assert!(driver::check(&text, registry::find).unwrap().is_proof());
    let record: record::Record = text.parse().unwrap();
    assert_eq!(record.players, ["Mothball 2", "Mothball", "Lurch"]);
    assert_eq!(record.commitment, Some(table.commitment));
    let game = registry::find("pig").unwrap();
    assert_eq!(kept.compare(&record, game), Ok(()));
}

/// The state as an onlooker is told it.
async fn house_state(server: &TestServer, code: &str) -> wire::Snapshot {
    let mut onlooker = server.watch(code).await;
    let state = onlooker.next_state().await;
    onlooker.leave().await;
    state
}

#[tokio::test]
async fn who_reconnects_gets_the_whole_story() {
    let server = TestServer::open().await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    let bert = server.join(&ada.code, "Bert").await;
    let mut bert_page = server.sit(&bert).await;
    let mut ada_page = server.sit(&ada).await;
    ada_page.next_state().await;
    bert_page.next_state().await;
    ada_page.play(0, "roll").await;
    let told = ada_page.next_state().await;
    assert_eq!((told.n, told.since, told.events.len()), (1, 0, 1));
    ada_page.leave().await;

    let mut ada_page = server.sit(&ada).await;
    ada_page.table().await;
    let again = ada_page.state().await;
    assert_eq!(again, told);
    bert_page.state_after(1).await;
    let mut pages = [ada_page, bert_page];
    let seat = again.turn.must().first().unwrap();
    pages[seat.index()].play(1, "roll").await;
    let next = pages[0].next_state().await;
    assert_eq!((next.n, next.since, next.events.len()), (2, 1, 1));
}

#[tokio::test]
async fn a_move_without_luck_can_be_taken_back_until_somebody_else_acts() {
    let server = TestServer::open().await;
    // A game whose first roll is no 1, so that there is something to hold.
    let (code, mut ada, mut bert, held) = loop {
        let (code, mut ada, bert) = ada_and_bert(&server).await;
        ada.play(0, "roll").await;
        if ada.state_after(1).await.legal.len() == 2 {
            ada.play(1, "hold").await;
            let held = ada.state_after(2).await;
            break (code, ada, bert, held);
        }
    };
    assert!(held.may_undo);
    assert_eq!(held.turn.must().first(), Some(B));
    bert.state_after(2).await;
    bert.send(&undo(2)).await;
    assert!(
        bert.refused().await.error.contains("somebody else"),
        "his is not the last move"
    );

    ada.send(&undo(2)).await;
    let back = ada.next_state().await;
    assert_eq!((back.n, back.since, back.events.len()), (1, 0, 1));
    assert_eq!(bert.next_state().await.since, 0);
    ada.send(&undo(1)).await;
    assert!(
        ada.refused().await.error.contains("dice or cards"),
        "a roll stands"
    );

    let store = store::Store::open(&server.db()).await.unwrap();
    let log = store.log(&code).await.unwrap();
    let actions: Vec<_> = log.iter().map(|line| line.action.as_str()).collect();
    assert_eq!(actions, ["roll", "hold", "undo"]);

    let mut pages = [ada, bert];
    play_out(&mut pages, back).await;
    let report = driver::check(&server.record(&code).await, registry::find).unwrap();
    assert!(report.is_sealed);
    // The log keeps the undo as a line; the record has neither of the two.
    let log = store.log(&code).await.unwrap();
    assert_eq!(report.n_moves as usize, log.len() - 2);
}

#[tokio::test]
async fn a_late_tap_is_refused_with_both_numbers() {
    let server = TestServer::open().await;
    let (_, mut ada, _bert) = ada_and_bert(&server).await;
    ada.play(0, "roll").await;
    ada.state_after(1).await;
    ada.play(0, "roll").await;
    let error = ada.refused().await.error;
    assert!(
        error.contains("move 0") && error.contains("move 1"),
        "{error}"
    );
    ada.send(&undo(7)).await;
    assert!(ada.refused().await.error.contains("move 7"));
}

#[tokio::test]
async fn of_two_plays_at_once_exactly_one_counts() {
    let server = TestServer::open().await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    server.join(&ada.code, "Bert").await;
    let (mut phone, mut laptop) = (server.sit(&ada).await, server.sit(&ada).await);
    phone.next_state().await;
    laptop.next_state().await;
    tokio::join!(phone.play(0, "roll"), laptop.play(0, "roll"));
    let mut n_refused = 0;
    for page in [&mut phone, &mut laptop] {
        // Both hear of the one roll; one of them is refused as well.
        assert_eq!(page.next_state().await.n, 1);
    }
    for page in [&mut phone, &mut laptop] {
        page.play(99, "roll").await;
        let first = page.refused().await.error;
        if first.contains("move 0") {
            n_refused += 1;
            page.refused().await;
        }
    }
    assert_eq!(n_refused, 1);
    let store = store::Store::open(&server.db()).await.unwrap();
    assert_eq!(store.log(&ada.code).await.unwrap().len(), 1);
}

#[tokio::test]
async fn where_all_choose_at_once_nobody_is_late() {
    let server = TestServer::open().await;
    let wanted = json!({ "game": "oh-my-brain", "seats": ["person", "person"] });
    let ada = server.open_any(&wanted, "Ada").await;
    let bert = server.join(&ada.code, "Bert").await;
    let (mut ada, mut bert) = (server.sit(&ada).await, server.sit(&bert).await);
    let (asked_ada, asked_bert) = (ada.next_state().await, bert.next_state().await);
    ada.play(0, &asked_ada.legal[0]).await;
    let after_ada = bert.next_state().await;
    assert_eq!(after_ada.legal, asked_bert.legal, "he is asked the same");
    bert.play(0, &asked_bert.legal[0]).await;
    assert_eq!(bert.next_state().await.n, 2);
    ada.state_after(2).await;
    // Both have been dealt again, so what was meant for the first cards is late.
    ada.play(0, &asked_ada.legal[0]).await;
    let refused = ada.refused().await;
    assert!(refused.error.contains("move 0") && refused.is_late);
}

#[tokio::test]
async fn the_key_is_told_when_the_game_is_over_and_not_before() {
    let server = TestServer::open().await;
    let ada = server.open(json!(["person", "person"]), "Ada").await;
    let store = store::Store::open(&server.db()).await.unwrap();
    let key = hex(&store.table(&ada.code).await.unwrap().unwrap().key);
    let bert = server.join(&ada.code, "Bert").await;
    let (mut ada_page, mut bert_page) = (server.sit(&ada).await, server.sit(&bert).await);
    let mut heard = String::new();
    let mut state = ada_page.next_state().await;
    bert_page.next_state().await;
    while let Some(seat) = state.turn.must().first() {
        let early = server.record(&ada.code).await;
        assert!(early.contains("published when it is over"), "{early}");
        let page = if seat == A {
            &mut ada_page
        } else {
            &mut bert_page
        };
        page.play(state.n, sensible(&state)).await;
        state = ada_page.state_after(state.n + 1).await;
        bert_page.state_after(state.n).await;
    }
    heard.push_str(&ada_page.heard);
    heard.push_str(&bert_page.heard);
    assert!(heard.contains("commitment"));
    assert!(!heard.contains(&key));
    assert!(!heard.contains(&ada.token) && !heard.contains(&bert.token));
    assert!(matches!(state.turn, Turn::Over(_)));
    assert!(ada_page.record().await.contains(&key));
}

#[tokio::test]
async fn a_told_move_is_in_the_file_already() {
    let server = TestServer::open().await;
    let (code, mut ada, mut bert) = ada_and_bert(&server).await;
    let second = store::Store::open(&server.db()).await.unwrap();
    let mut state = house_state(&server, &code).await;
    for _ in 0..10 {
        let Some(seat) = state.turn.must().first() else {
            break;
        };
        let page = if seat == A { &mut ada } else { &mut bert };
        page.play(state.n, sensible(&state)).await;
        let n = state.n + 1;
        state = ada.state_after(n).await;
        assert_eq!(second.log(&code).await.unwrap().len(), n as usize);
        bert.state_after(n).await;
    }
}

#[tokio::test]
async fn an_onlooker_sees_and_may_do_nothing() {
    let server = TestServer::open().await;
    let (code, mut ada, _bert) = ada_and_bert(&server).await;
    let mut onlooker = server.watch(&code).await;
    onlooker.table().await;
    let state = onlooker.state().await;
    assert_eq!((state.seat, state.legal.len()), (None, 0));
    for message in [
        ClientMessage::Fill,
        undo(0),
        ClientMessage::Play {
            n: 0,
            action: "roll".to_owned(),
        },
    ] {
        onlooker.send(&message).await;
        assert!(onlooker.refused().await.error.contains("looking on"));
    }
    ada.play(0, "roll").await;
    assert_eq!(onlooker.state().await.n, 1);
}
