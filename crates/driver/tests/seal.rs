//! Hosts who cheat, and devices that find out.

use driver::{BOT_NAMES, Driver, Fault, Limits, Match, Mismatch, Sitter, Witness};
use erased::{DynGame, Erased};
use pig::Pig;
use record::Record;
use serde_json::json;
use tabletop::{Seat, sealed::Seal};
use wire::{Join, SeatInfo, SeatKind, TableInfo};

static PIG: Erased<Pig> = Erased::new();

const A: Seat = Seat::new(0);

fn find(id: &str) -> Option<&'static dyn DynGame> {
    (id == "pig").then_some(&PIG)
}

fn seal() -> Seal {
    Seal {
        key: [5; 32],
        salts: vec!["salt of Ada".to_owned(), String::new()],
    }
}

fn names() -> [&'static str; 2] {
    ["Ada", BOT_NAMES[1]]
}

/// A table for Ada and a bot, as it is shown to her.
fn table(commitment: String, [ada, bot]: [&str; 2]) -> TableInfo {
    let seat = |kind, name: &str| SeatInfo {
        kind,
        name: name.to_owned(),
        is_taken: true,
        is_here: true,
        stand_in_ms: None,
        is_asked: false,
        face: None,
    };
    TableInfo {
        code: "BCDF".to_owned(),
        game: "pig".to_owned(),
        options: json!({ "goal": 20 }),
        seats: vec![
            seat(SeatKind::Person, ada),
            seat(SeatKind::Bot("random".to_owned()), bot),
        ],
        commitment,
        host: None,
        is_locked: false,
        is_public: false,
        has_webhook: false,
        is_rated: false,
        terms: 0,
        you: None,
        has_started: true,
        turn: None,
        ballot: None,
        is_paused: false,
        next: None,
        clock: None,
    }
}

/// What Ada's device keeps when she has sat down.
fn kept(table: &TableInfo) -> Witness {
    let join = Join {
        name: "Ada".to_owned(),
        salt: "salt of Ada".to_owned(),
        commitment: table.commitment.clone(),
        face: None,
        seat: None,
        terms: None,
    };
    Witness::new(table).seated(A, join)
}

fn start(names: [&str; 2], seal: Seal) -> Match {
    let names = names.map(str::to_owned).to_vec();
    Match::start(&PIG, json!({ "goal": 20 }), names, seal).expect("a table")
}

/// Plays to the end, while Ada's device listens.
fn play_out(running: &mut Match, kept: &mut Witness) {
    kept.hear(&running.snapshot(Some(A), 0));
    while let Some(seat) = running.turn().must().first() {
        let since = running.n_moves();
        let legal = running.legal(seat);
        running
            .play(seat, legal.last().expect("a move"))
            .expect("it is legal");
        kept.hear(&running.snapshot(Some(A), since));
    }
}

/// What the record proves by itself, and what Ada's device says to it.
#[track_caller]
fn verdict(running: &Match, kept: &Witness) -> Result<(), Mismatch> {
    let text = running.record().to_string();
    let report = driver::check(&text, find).expect("the record fits its own seal");
    assert!(report.is_proof());
    let record: Record = text.parse().expect("it was just written");
    kept.compare(&record, &PIG)
}

/// Tries until the luck pleases the host: three sixes to begin with.
fn search(change: impl Fn(u32) -> (String, Seal)) -> (String, Seal) {
    let pleases = |(bot, seal): &(String, Seal)| {
        let mut running = start(["Ada", bot], seal.clone());
        (0..3).all(|_| {
            running.play(A, "roll").expect("she goes on after a six");
            running.record().moves.last().map(|it| it.draws[0]) == Some(5)
        })
    };
    (0..10_000)
        .map(change)
        .find(pleases)
        .expect("one in 216 will do")
}

fn usual_bot() -> String {
    BOT_NAMES[1].to_owned()
}

#[test]
fn an_honest_game_is_confirmed_with_moves_taken_back_and_a_page_reloaded() {
    let table = table(seal().commitment(), names());
    let mut kept = kept(&table);
    let mut running = start(names(), seal());
    kept.hear(&running.snapshot(Some(A), 0));
    let mut n_undone = 0;
    while let Some(seat) = running.turn().must().first() {
        let since = running.n_moves();
        let action = running.legal(seat).last().expect("a move").clone();
        running.play(seat, &action).expect("it is legal");
        kept.hear(&running.snapshot(Some(A), since));
        if running.undo(seat).is_ok() {
            n_undone += 1;
            kept.hear(&running.snapshot(Some(A), 0));
            // The page is loaded again, and told everything again.
            let stored = serde_json::to_string(&kept).expect("plain data");
            kept = serde_json::from_str(&stored).expect("it was just written");
            kept.hear(&running.snapshot(Some(A), 0));
            running.play(seat, &action).expect("it is still legal");
            kept.hear(&running.snapshot(Some(A), since));
        }
    }
    assert!(2 < n_undone);
    assert_eq!(verdict(&running, &kept), Ok(()));
}

#[test]
fn a_key_chosen_for_my_salt_is_found_out() {
    let mut kept = kept(&table(seal().commitment(), names()));
    let (_, chosen) = search(|n| {
        let mut seal = seal();
        seal.key[..4].copy_from_slice(&n.to_be_bytes());
        (usual_bot(), seal)
    });
    let mut running = start(names(), chosen);
    play_out(&mut running, &mut kept);
    assert_eq!(verdict(&running, &kept), Err(Mismatch::Seal));
}

#[test]
fn a_salt_put_in_the_place_of_mine_is_found_out() {
    let mut kept = kept(&table(seal().commitment(), names()));
    let (_, chosen) = search(|n| {
        let mut seal = seal();
        seal.salts[0] = format!("{n:08x}");
        (usual_bot(), seal)
    });
    let mut running = start(names(), chosen);
    play_out(&mut running, &mut kept);
    assert_eq!(verdict(&running, &kept), Err(Mismatch::Salt));
}

#[test]
fn a_bot_cannot_be_used_to_choose_the_luck() {
    let table = table(seal().commitment(), names());
    let mut kept_salt = kept(&table);
    let (_, chosen) = search(|n| {
        let mut seal = seal();
        seal.salts[1] = format!("{n:08x}");
        (usual_bot(), seal)
    });
    let mut running = start(names(), chosen);
    play_out(&mut running, &mut kept_salt);
    assert_eq!(verdict(&running, &kept_salt), Err(Mismatch::Bot));

    let (bot, _) = search(|n| (format!("Mothball of {n}"), seal()));
    let mut kept_name = kept(&table);
    kept_name.meet(&self::table(seal().commitment(), ["Ada", &bot]));
    let mut running = start(["Ada", &bot], seal());
    play_out(&mut running, &mut kept_name);
    assert_eq!(verdict(&running, &kept_name), Err(Mismatch::Bot));
}

#[test]
fn other_players_than_those_i_met_are_found_out() {
    let mut kept = kept(&table(seal().commitment(), names()));
    let mut running = start(["Ada", "Eve"], seal());
    play_out(&mut running, &mut kept);
    assert_eq!(verdict(&running, &kept), Err(Mismatch::Players));

    // My own name is mine, whatever the table says.
    let renamed = table(seal().commitment(), ["Eva", BOT_NAMES[1]]);
    let mut kept = self::kept(&renamed);
    let mut running = start(["Eva", BOT_NAMES[1]], seal());
    play_out(&mut running, &mut kept);
    assert_eq!(verdict(&running, &kept), Err(Mismatch::Players));
}

#[test]
fn another_game_under_the_same_seal_is_found_out_and_the_move_named() {
    let mut kept = kept(&table(seal().commitment(), names()));
    play_out(&mut start(names(), seal()), &mut kept);
    let mut other = start(names(), seal());
    let mut n_other = 0;
    while let Some(seat) = other.turn().must().first() {
        let legal = other.legal(seat);
        let is_bold = n_other == 0 && 1 < legal.len();
        let action = if is_bold {
            &legal[0]
        } else {
            &legal[legal.len() - 1]
        };
        other.play(seat, action).expect("it is legal");
        if is_bold {
            n_other = other.n_moves();
        }
    }
    assert_eq!(verdict(&other, &kept), Err(Mismatch::Told { n: n_other }));
}

#[test]
fn luck_that_was_shown_cannot_be_taken_back_and_shown_again() {
    let mut kept = kept(&table(seal().commitment(), names()));
    let mut running = start(names(), seal());
    let mut shown = running.snapshot(Some(A), 0);
    kept.hear(&shown);
    // The host shows what Ada hopes for, then takes it back as if undone.
    let mut rolled = running.snapshot(Some(A), 0);
    (rolled.n, rolled.since) = (1, 0);
    rolled.events = vec![json!({ "Rolled": { "seat": 0, "pips": 6 } })];
    kept.hear(&rolled);
    shown.since = 0;
    kept.hear(&shown);
    play_out(&mut running, &mut kept);
    assert_eq!(verdict(&running, &kept), Err(Mismatch::TakenBack { n: 1 }));
}

#[test]
fn a_changed_letter_of_the_header_changes_the_luck() {
    let mut running = start(names(), seal());
    play_out(
        &mut running,
        &mut kept(&table(seal().commitment(), names())),
    );
    let text = running.record().to_string();
    for (from, to) in [
        ("player A Ada", "player A Eva"),
        ("player B Mothball", "player B Ada's friend"),
        ("{\"goal\":20}", "{\"goal\":21}"),
        ("salt A salt of Ada", "salt A salt of ada"),
        ("salt B", "salt B x"),
    ] {
        assert!(text.contains(from), "{from} in {text}");
        let fault = driver::check(&text.replacen(from, to, 1), find).expect_err(to);
        assert!(matches!(fault, Fault::Luck { .. }), "{to}: {fault}");
    }
}

/// A game in which Ada threw twice, went back to hold after the first throw, and
/// all of it was heard; `say` is what her device does before.
fn gone_back(say: impl Fn(&mut Witness)) -> (Driver, Witness) {
    let throws_twice = |key: u8| {
        let seal = Seal {
            key: [key; 32],
            ..seal()
        };
        let mut running = start(names(), seal.clone());
        let is_fine = (0..2).all(|_| {
            running.play(A, "roll").expect("it is her turn");
            running.turn().must().contains(A)
        });
        is_fine.then_some(seal)
    };
    let seal = (0..=255).find_map(throws_twice).expect("most do");
    let mut kept = kept(&table(seal.commitment(), names()));
    let sitters = vec![Sitter::Person, Sitter::Bot("random".to_owned())];
    let mut driver = Driver::new(start(names(), seal), sitters, Limits::default());
    kept.hear(&driver.game().snapshot(Some(A), 0));
    let play = |driver: &mut Driver, kept: &mut Witness, seat, action: &str| {
        let pending = driver.play(seat, driver.game().n_moves(), action);
        driver.commit(pending.expect("it is legal"));
        kept.hear(&driver.game().snapshot(Some(A), 0));
    };
    play(&mut driver, &mut kept, A, "roll");
    play(&mut driver, &mut kept, A, "roll");
    say(&mut kept);
    let (pending, to) = driver.go_back(A).expect("she has moved");
    assert_eq!((to, pending.line().action.as_str()), (1, "undo 1"));
    driver.commit(pending);
    kept.hear(&driver.game().snapshot(Some(A), 0));
    play(&mut driver, &mut kept, A, "hold");
    while let Some(seat) = driver.game().turn().must().first() {
        let action = driver.game().legal(seat).last().expect("a move").clone();
        play(&mut driver, &mut kept, seat, &action);
    }
    (driver, kept)
}

#[test]
fn a_throw_that_is_taken_back_is_honest_for_a_device_that_agreed_and_no_other() {
    let (driver, kept) = gone_back(|kept| kept.agree_to_go_back(1));
    assert_eq!(verdict(driver.game(), &kept), Ok(()));
    let (driver, kept) = gone_back(|_| ());
    let found = verdict(driver.game(), &kept);
    assert_eq!(found, Err(Mismatch::TakenBack { n: 2 }));
    let (driver, kept) = gone_back(|kept| kept.agree_to_go_back(0));
    let found = verdict(driver.game(), &kept);
    assert_eq!(found, Err(Mismatch::TakenBack { n: 2 }), "to another move");
}

#[test]
fn a_throw_that_the_seal_does_not_know_is_found_also_if_it_was_taken_back_by_consent() {
    let (driver, kept) = gone_back(|kept| kept.agree_to_go_back(1));
    let text = serde_json::to_string(&kept).expect("plain data");
    let mut told: serde_json::Value = serde_json::from_str(&text).expect("it was just written");
    let die = &mut told["told"][2]["events"][0]["Rolled"]["pips"];
    *die = json!(die.as_u64().expect("a number") % 6 + 1);
    let kept: Witness = serde_json::from_value(told).expect("still a witness");
    let found = verdict(driver.game(), &kept);
    assert_eq!(found, Err(Mismatch::TakenBack { n: 2 }));
}
