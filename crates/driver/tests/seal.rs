//! Hosts who cheat, and devices that find out.

use driver::{BOT_NAMES, Fault, Match, Mismatch, Witness};
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
        has_started: true,
    }
}

/// What Ada's device keeps when she has sat down.
fn kept(table: &TableInfo) -> Witness {
    let join = Join {
        name: "Ada".to_owned(),
        salt: "salt of Ada".to_owned(),
        commitment: table.commitment.clone(),
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

    let (bot, _) = search(|n| (format!("Morbida of {n}"), seal()));
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
        ("player B Morbida", "player B Ada's friend"),
        ("{\"goal\":20}", "{\"goal\":21}"),
        ("salt A salt of Ada", "salt A salt of ada"),
        ("salt B", "salt B x"),
    ] {
        assert!(text.contains(from), "{from} in {text}");
        let fault = driver::check(&text.replacen(from, to, 1), find).expect_err(to);
        assert!(matches!(fault, Fault::Luck { .. }), "{to}: {fault}");
    }
}
