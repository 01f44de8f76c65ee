//! Records are read back as they were written, and running games keep their
//! promises.

use driver::{BotJob, Bots, Driver, Fault, Limits, Match, Sitter, UndoError};
use erased::{Erased, Json};
use expect_test::expect;
use pig::Pig;
use record::{Move, Record, UNDO, standing};
use serde_json::json;
use tabletop::{Refusal, Seat, Viewer, sealed::Seal};

static PIG: Erased<Pig> = Erased::new();

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn running() -> Match {
    running_to(6)
}

fn running_to(goal: u32) -> Match {
    let seal = Seal {
        key: [1; 32],
        salts: vec!["a".into(), "b".into()],
    };
    let players = vec!["Ada".into(), "Bert\nforged line".into()];
    Match::start(&PIG, json!({ "goal": goal }), players, seal).expect("a table")
}

/// Rolls until there is something to hold, then holds, until somebody wins.
fn finished() -> Match {
    let mut running = running();
    while let Some(seat) = running.turn().must().first() {
        let legal = running.legal(seat);
        running
            .play(seat, legal.last().expect("a move"))
            .expect("it is legal");
    }
    running
}

#[test]
fn a_finished_game_is_written_with_its_seal() {
    expect![[r#"
        brainery record 2
        game pig
        rules 1
        options {"goal":6}
        player A Ada
        player B Bert forged line
        salt A a
        salt B b
        commitment 72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793
        key 0101010101010101010101010101010101010101010101010101010101010101
        setup
        1 A roll : 2
        2 A hold
        3 B roll : 4
        4 B hold
        5 A roll : 3
        6 A hold
        end A 1 7, B 2 5
    "#]]
    .assert_eq(&finished().record().to_string());
}

#[test]
fn a_record_reads_back_as_it_was_written() {
    let text = finished().record().to_string();
    let record: Record = text.parse().expect("it was just written");
    assert_eq!(record.to_string(), text);
}

#[test]
fn the_key_is_kept_secret_until_the_game_is_over() {
    let mut running = running();
    running.play(A, "roll").expect("A begins");
    let text = running.record().to_string();
    assert!(text.contains("commitment "));
    assert!(!text.contains("key ") && !text.contains("salt "));
    assert!(
        !format!("{running:?}").contains("[1, 1, 1"),
        "logs show the key"
    );
}

#[test]
fn what_cannot_be_read_is_named_by_its_line() {
    let text = finished().record().to_string();
    let complaint = |from: &str, to: &str| {
        let broken = text.replacen(from, to, 1);
        broken
            .parse::<Record>()
            .expect_err("it is broken")
            .to_string()
    };
    expect!["line 1: a record starts with `brainery record 2`"]
        .assert_eq(&complaint("brainery record 2", "hello"));
    expect!["line 2: the line `game …` is missing here"].assert_eq(&complaint("game pig\n", ""));
    expect!["line 3: `rules` cannot be read: invalid digit found in string"]
        .assert_eq(&complaint("rules 1", "rules one"));
    expect!["line 4: `options` cannot be read: expected value at line 1 column 1"]
        .assert_eq(&complaint("options {", "options }"));
    expect!["line 5: `player A …` comes next"].assert_eq(&complaint("player A", "player C"));
    expect!["line 10: a key is 64 hexadecimal digits"].assert_eq(&complaint("key 01", "key 0x"));
    expect![[r#"line 12: "Z" is not a seat, seats are A to H"#]]
        .assert_eq(&complaint("1 A roll", "1 Z roll"));
    expect!["line 12: move 1 comes next"].assert_eq(&complaint("1 A roll", "7 A roll"));
    expect![[r#"line 12: "x2" is not a draw, draws are numbers"#]]
        .assert_eq(&complaint("roll : ", "roll : x"));
    expect!["line 18: an end reads `end A 1 42, B 2 0`"].assert_eq(&complaint("end A", "end B"));
    expect![[r#"line 18: "the end" does not belong here"#]]
        .assert_eq(&complaint("end A", "the end\nend A"));
    assert!("".parse::<Record>().is_err());
}

#[test]
fn an_attempt_changes_nothing_until_it_is_committed() {
    let mut running = running();
    let attempt = running.attempt(A, "roll").expect("A begins");
    assert_eq!(running.n_moves(), 0);
    let again = running.attempt(A, "roll").expect("A still begins");
    assert_eq!(attempt.played, again.played, "the luck of a move is fixed");
    running.commit(attempt);
    assert_eq!(running.n_moves(), 1);
    assert_eq!(running.attempt(B, "fly").map(|_| ()).ok(), None);
}

#[test]
fn a_move_that_drew_luck_stands() {
    let mut running = running();
    assert_eq!(running.undo(A), Err(UndoError::NothingYet));
    running.play(A, "roll").expect("A begins");
    assert_eq!(running.undo(A), Err(UndoError::SomethingShown));
    assert_eq!(running.undo(B), Err(UndoError::AnotherActed));
}

#[test]
fn a_move_without_luck_can_be_taken_back_and_the_log_says_so() {
    let mut running = Match::start(
        &PIG,
        Json::Null,
        vec!["Ada".into(), "Bert".into()],
        Seal {
            key: [3; 32],
            salts: vec![String::new(); 2],
        },
    )
    .expect("a table");
    let mut log: Vec<Move> = Vec::new();
    loop {
        let seat = running
            .turn()
            .must()
            .first()
            .expect("nobody wins this fast");
        let last = running.legal(seat).last().expect("a move").clone();
        let view = running.view(Viewer::Judge);
        running.play(seat, &last).expect("it is legal");
        log.extend(running.record().moves.pop());
        if last == "hold" {
            running.undo(seat).expect("holding draws no luck");
            log.push(Move {
                seat,
                action: UNDO.to_owned(),
                draws: Vec::new(),
            });
            assert_eq!(running.view(Viewer::Judge), view);
            break;
        }
    }
    let mut again = Match::start(
        &PIG,
        Json::Null,
        vec!["Ada".into(), "Bert".into()],
        Seal {
            key: [3; 32],
            salts: vec![String::new(); 2],
        },
    )
    .expect("a table");
    for (_, played) in standing(&log).expect("the log adds up") {
        let replayed = again.play(played.seat, &played.action);
        replayed.expect("the log replays");
    }
    assert_eq!(again.record(), running.record());
    assert_eq!(again.view(Viewer::Judge), running.view(Viewer::Judge));
}

#[test]
fn a_log_that_takes_back_what_stands_is_refused_at_that_line() {
    let line = |seat, action: &str, draws: &[u32]| Move {
        seat,
        action: action.to_owned(),
        draws: draws.to_vec(),
    };
    let log = [
        line(A, "roll", &[3]),
        line(A, "hold", &[]),
        line(A, UNDO, &[]),
        line(A, "roll", &[4]),
    ];
    assert_eq!(standing(&log), Ok(vec![(1, &log[0]), (4, &log[3])]));
    let then = |last| [&log[..], &[last]].concat();
    assert_eq!(standing(&then(line(A, UNDO, &[]))), Err(5), "it drew luck");
    let held = then(line(A, "hold", &[]));
    let by_bert = [&held[..], &[line(B, UNDO, &[])]].concat();
    assert_eq!(standing(&by_bert), Err(6), "it is not his");
    assert_eq!(standing(&[line(A, UNDO, &[])]), Err(1));
}

#[test]
fn what_everybody_agreed_to_take_back_stands_no_more_luck_or_not() {
    let line = |seat, action: &str, draws: &[u32]| Move {
        seat,
        action: action.to_owned(),
        draws: draws.to_vec(),
    };
    let log = [
        line(A, "roll", &[3]),
        line(A, "table pause", &[]),
        line(B, "table resume", &[]),
        line(A, "roll", &[4]),
        line(A, "hold", &[]),
        line(A, "undo 1", &[]),
        line(B, "table leave", &[]),
        line(A, "hold", &[]),
    ];
    assert_eq!(standing(&log), Ok(vec![(1, &log[0]), (8, &log[7])]));
    let beyond = [&log[..1], &[line(A, "undo 1", &[])]].concat();
    assert_eq!(standing(&beyond), Err(2), "there is nothing to take back");
}

#[test]
fn the_end_cannot_be_taken_back() {
    let mut running = finished();
    let winner = if running.undo(A) == Err(UndoError::Over) {
        A
    } else {
        B
    };
    assert_eq!(running.undo(winner), Err(UndoError::Over));
    assert_eq!(running.play(A, "roll"), Err(Refusal::Over));
}

#[test]
fn another_version_of_the_rules_is_refused_with_advice() {
    let mut record = finished().record();
    record.rules_version = 9;
    let fault = driver::replay(&record, &PIG).expect_err("from the future");
    assert_eq!(
        fault.to_string(),
        "the record was written under version 9 of the rules of pig, this program has version 1; \
         check it with the release that wrote it"
    );
    assert!(matches!(fault, Fault::OtherVersion { .. }));
}

/// What a bot is asked that is to decide for `seat` of a game of bots.
fn job(running: Match, bot: &str, seat: Seat) -> BotJob {
    let sitters = vec![Sitter::Bot(bot.to_owned()); running.players().len()];
    Driver::new(running, sitters, Limits::default()).job(bot, seat)
}

#[test]
fn a_bot_that_is_kept_goes_on_with_its_thoughts() {
    let late = || {
        let mut running = running();
        for action in ["roll", "hold", "roll", "hold", "roll"] {
            let seat = running.turn().must().first().expect("it goes on");
            running.play(seat, action).expect("it is legal");
        }
        running
    };
    assert_eq!(late().legal(A)[..], ["roll", "hold"]);
    // One look shows nothing, many do: whoever holds has won.
    let question = job(late(), "search-1", A);
    let mut bots = Bots::default();
    let looks: Vec<_> = (0..100)
        .map(|_| bots.answer(&question, &PIG).expect("it decides"))
        .collect();
    assert_eq!(looks[0], "roll");
    assert!(looks[50..].iter().all(|action| action == "hold"));
    for _ in 0..100 {
        assert_eq!(question.answer(&PIG).expect("it decides"), "roll");
    }
    // Another seat has thoughts of its own, and so has another table.
    let other = job(late(), "search-1", B);
    assert_eq!(bots.answer(&other, &PIG), Err(Refusal::NotYourTurn));
    let elsewhere = BotJob {
        table: "another".to_owned(),
        ..question
    };
    assert_eq!(bots.answer(&elsewhere, &PIG).as_deref(), Ok("roll"));
}

#[test]
fn a_bot_without_thoughts_decides_by_the_position_alone() {
    let mut bots = Bots::default();
    let (mut n_choices, mut n_moves) = (0, 0);
    let mut moves: Vec<String> = Vec::new();
    loop {
        let mut running = running_to(50);
        for action in &moves {
            let seat = running.turn().must().first().expect("it goes on");
            running.play(seat, action).expect("it is legal");
        }
        let Some(seat) = running.turn().must().first() else {
            break;
        };
        n_choices += usize::from(1 < running.legal(seat).len());
        n_moves += 1;
        let chosen = running.choose("random", seat);
        let question = job(running, "random", seat);
        assert!(!question.searches);
        let first = bots.answer(&question, &PIG).expect("it decides");
        for _ in 0..10 {
            assert_eq!(bots.answer(&question, &PIG).as_ref(), Ok(&first));
        }
        assert_eq!(chosen.as_ref(), Ok(&first));
        moves.push(first);
    }
    assert!(5 < n_choices && n_choices < n_moves);
}
