//! Everything from a file to PostgreSQL and back.

use record::Move;
use serde_json::json;
use store::{
    Beside, Ending, MoveError, Moved, Passkey, PlayerId, SeatAssignment, SeatPlayer, Store,
    StoredTable, Subscription, TimeLeft, TimeNote, TokenHash, Uptime, Webhook,
};
use tabletop::Seat;

use super::homes::{Home, open};

const A: Seat = Seat::new(0);

fn person(n: u8, name: &str) -> SeatAssignment {
    SeatAssignment::Person {
        name: name.to_owned(),
        salt: format!("salt of {name}"),
        token: TokenHash::of(name),
        face: Some(vec![1, 2]),
        terms: 1,
        player: Some(SeatPlayer {
            id: PlayerId::new([n; 16]),
            wants_rating: true,
        }),
    }
}

fn table(code: &str) -> StoredTable {
    StoredTable {
        code: code.to_owned(),
        game: "pig".to_owned(),
        rules_version: 1,
        options: json!({ "goal": 20, "word": "œuf \u{1f9e0} '\"\\" }),
        key: [200; 32],
        assignments: vec![person(1, "Ada"), person(2, "Zoë")],
        setup: Some(vec![4, 0]),
        host: Some(A),
        is_locked: true,
        terms: 1,
        is_public: true,
        record: None,
        clock: "days".to_owned(),
        webhook: None,
    }
}

fn line(n: u32) -> Move {
    Move {
        seat: A,
        action: format!("roll {n}"),
        draws: vec![n, 3],
    }
}

/// Something of everything.
async fn fill(store: &Store) {
    for n in [1, 2] {
        let key = TokenHash::of(&format!("device {n}"));
        let player = PlayerId::new([n; 16]);
        store.player_or_new(key, &player).await.unwrap();
        let passkey = Passkey {
            id: vec![n; 20],
            public_key: vec![0, 255, n],
            n_signed: 3,
            since: 0,
        };
        assert!(store.add_passkey(&player, &passkey, 5).await.unwrap());
        let subscription = Subscription {
            endpoint: format!("https://push.example/{n}"),
            p256dh: vec![4; 65],
            auth: vec![n; 16],
            says: "{}".to_owned(),
            since: 0,
        };
        store.subscribe(&player, &subscription, 5).await.unwrap();
    }
    for code in ["OVER", "PLAY", "WAIT"] {
        store.add_table(&table(code)).await.unwrap();
    }
    // More than are handed over at once.
    for n in 1..=1100 {
        let time = TimeNote {
            left: format!("{n}+0"),
            at: i64::from(n),
        };
        let beside = Beside {
            time: Some(time),
            ..Beside::default()
        };
        store
            .append_with("PLAY", n, &line(n), beside)
            .await
            .unwrap();
    }
    let ended = Beside {
        ending: Some(Ending {
            places: vec![1, 2],
            rated: Some(vec![None, None]),
        }),
        ..Beside::default()
    };
    store.append_with("OVER", 1, &line(1), ended).await.unwrap();
    let left = TimeLeft {
        left: "7".to_owned(),
        since: None,
    };
    store
        .note_time("PLAY", 1100, &left, Some(5), None)
        .await
        .unwrap();
    store.set_orders("PLAY", A, &["pass"]).await.unwrap();
    let webhook = Webhook {
        url: "https://hook.example".to_owned(),
        site: "http://localhost".to_owned(),
        secret: "s".to_owned(),
    };
    store.set_webhook("PLAY", Some(&webhook)).await.unwrap();
    let uptime = Uptime {
        began_at: 1,
        until_at: 9,
    };
    store.note_uptime(uptime).await.unwrap();
    store.server_key("push", &[1, 2, 3]).await.unwrap();
    let blocked = PlayerId::new([2; 16]);
    store.block(&blocked, true, "blocked 02").await.unwrap();
    store.close_table("WAIT", "closed WAIT").await.unwrap();
    let lease = store.acquire_lease("PLAY", "here").await;
    lease.unwrap().unwrap();
}

async fn exported(store: &Store) -> Vec<u8> {
    let mut text = Vec::new();
    store.export(&mut text, || {}).await.unwrap();
    text
}

#[cfg(unix)]
#[tokio::test]
async fn everything_arrives_and_comes_back_as_it_was() {
    let Some(there) = Home::postgres() else {
        return;
    };
    let (here, back) = (Home::sqlite(), Home::sqlite());
    let (here, there, back) = (open(&here).await, open(&there).await, open(&back).await);
    fill(&here).await;
    let Moved(rows) = here.move_to(&there).await.unwrap();
    for (table, n) in &rows {
        assert_ne!(*n, 0, "{table} was not tried");
    }
    let again = here.move_to(&there).await;
    assert!(matches!(again, Err(MoveError::NotEmpty(_))), "{again:?}");
    assert_eq!(
        there.log("PLAY").await.unwrap(),
        here.log("PLAY").await.unwrap()
    );
    assert_eq!(
        there.table("PLAY").await.unwrap(),
        here.table("PLAY").await.unwrap()
    );
    let ada = PlayerId::new([1; 16]);
    // To the last digit.
    assert_eq!(
        there.ratings(&ada).await.unwrap(),
        here.ratings(&ada).await.unwrap()
    );
    assert_eq!(
        there.history(&ada, None, 9).await.unwrap(),
        here.history(&ada, None, 9).await.unwrap()
    );
    assert_eq!(
        there.blocked().await.unwrap(),
        here.blocked().await.unwrap()
    );
    assert_eq!(
        there.audit_log(9).await.unwrap(),
        here.audit_log(9).await.unwrap()
    );
    assert_eq!(there.move_to(&back).await.unwrap(), Moved(rows));
    assert_eq!(exported(&back).await, exported(&here).await);
    // It goes on there.
    there.append("PLAY", 1101, &line(1)).await.unwrap();
    there.block(&ada, true, "blocked 01").await.unwrap();
    assert_eq!(there.audit_log(9).await.unwrap().len(), 3);
}

/// What is moved is all there is, on both kinds.
#[cfg(unix)]
#[tokio::test]
async fn nothing_is_left_behind() {
    let Some(server) = super::postgres::Postgres::shared() else {
        return;
    };
    let name = server.database();
    let there = Store::open(&server.address(&name).parse::<store::Place>().unwrap())
        .await
        .unwrap();
    let here = open(&Home::sqlite()).await;
    let Moved(rows) = here.move_to(&there).await.unwrap();
    let n_tables = server.tell(
        &name,
        "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'
         AND tablename NOT IN ('_sqlx_migrations', 'nodes', 'pulse')",
    );
    assert_eq!(n_tables, rows.len().to_string());
}

#[cfg(unix)]
#[tokio::test]
async fn an_export_of_either_is_an_import_of_the_other() {
    let Some(there) = Home::postgres() else {
        return;
    };
    let back = Home::sqlite();
    let (here, there, back) = (
        open(&Home::sqlite()).await,
        open(&there).await,
        open(&back).await,
    );
    fill(&here).await;
    let text = exported(&here).await;
    for n_new in [3, 0] {
        let done = there.import(text.as_slice(), || {}).await.unwrap();
        assert_eq!((done.n_new, done.n_known), (n_new, 3 - n_new));
    }
    assert_eq!(
        there.log("PLAY").await.unwrap(),
        here.log("PLAY").await.unwrap()
    );
    let text = exported(&there).await;
    back.import(text.as_slice(), || {}).await.unwrap();
    assert_eq!(
        back.table("OVER").await.unwrap(),
        here.table("OVER").await.unwrap()
    );
    let cut = &text[..text.len() - 20];
    assert!(
        open(&Home::postgres().unwrap())
            .await
            .import(cut, || {})
            .await
            .is_err()
    );
}
