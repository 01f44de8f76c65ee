//! A driver, carried by nobody but these tests.

use std::time::Duration;

use driver::{ActionError, BotJob, Bots, Driver, Limits, Match, Next, Sitter, UndoError};
use erased::{DynGame, Erased};
use jars::Jars;
use pig::Pig;
use record::Move;
use serde_json::json;
use tabletop::{Seat, SeatSet, Turn, sealed::Seal};

static PIG: Erased<Pig> = Erased::new();
static JARS: Erased<Jars> = Erased::new();

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);
const NOW: Duration = Duration::ZERO;

fn bot(name: &str) -> Sitter {
    Sitter::Bot(name.to_owned())
}

fn table(sitters: Vec<Sitter>, limits: Limits) -> Driver {
    table_of(&PIG, json!({ "goal": 30 }), sitters, limits)
}

fn table_of(
    game: &'static dyn DynGame,
    options: erased::Json,
    sitters: Vec<Sitter>,
    limits: Limits,
) -> Driver {
    let names = ["Ada", "Bea", "Cyd"].map(str::to_owned);
    let players = names[..sitters.len()].to_vec();
    let seal = Seal {
        key: [2; 32],
        salts: vec![String::new(); sitters.len()],
    };
    let game = Match::start(game, options, players, seal).expect("a table");
    Driver::new(game, sitters, limits)
}

fn think(driver: &Driver) -> BotJob {
    match driver.next(NOW) {
        Next::Think(job) => job,
        other => panic!("a bot should be asked, not {other:?}"),
    }
}

/// A person's move, written down and made.
fn play(driver: &mut Driver, seat: Seat, action: &str) -> Move {
    let n = driver.game().n_moves();
    let pending = driver.play(seat, n, action).expect("it is allowed");
    let line = pending.line().clone();
    driver.commit(pending);
    line
}

/// Lets the bot answer that is asked.
fn let_play(driver: &mut Driver, bots: &mut Bots) -> Move {
    let job = think(driver);
    let answer = bots.answer(&job, &PIG).expect("it decides");
    let pending = driver.answer(&job, Some(&answer), Duration::ZERO);
    let pending = pending.expect("the position is the same");
    let line = pending.line().clone();
    driver.commit(pending);
    line
}

#[test]
fn a_game_of_bots_is_driven_to_its_end_and_its_log_replays() {
    let sitters = || vec![bot("runner"), bot("random"), bot("walker")];
    let mut driver = table(sitters(), Limits::default());
    let mut bots = Bots::default();
    let mut log = Vec::new();
    while driver.next(NOW) != Next::Over {
        assert_eq!(driver.next_line() as usize, log.len() + 1);
        log.push(let_play(&mut driver, &mut bots));
    }
    assert!(matches!(driver.game().turn(), Turn::Over(_)));
    let mut again = table(sitters(), Limits::default());
    again.replay(&log).expect("it was played so");
    assert_eq!(again.game().record(), driver.game().record());
    assert_eq!(again.next_line(), driver.next_line());
    assert_eq!(again.next(NOW), Next::Over);

    log[0].draws[0] = (log[0].draws[0] + 1) % 6;
    let error = table(sitters(), Limits::default()).replay(&log);
    assert_eq!(
        error,
        Err("line 1 of its log: came out differently".to_owned())
    );
}

#[test]
fn people_are_waited_for_and_nothing_changes_before_it_is_written_down() {
    let mut driver = table(vec![Sitter::Person, bot("random")], Limits::default());
    assert_eq!(driver.next(NOW), Next::Wait { again_at: None });
    let pending = driver.play(A, 0, "roll").expect("it is Ada's turn");
    assert_eq!(pending.line().action, "roll");
    drop(pending);
    assert_eq!(driver.game().n_moves(), 0, "it could not be written down");
    play(&mut driver, A, "roll");
    assert_eq!(driver.game().n_moves(), 1);
}

#[test]
fn what_is_refused_says_why_and_changes_nothing() {
    let mut driver = table(vec![Sitter::Person, Sitter::Person], Limits::default());
    let refused = |driver: &Driver, seat, n, action| {
        let refused = driver.play(seat, n, action);
        refused.expect_err("it is not allowed").to_string()
    };
    assert_eq!(refused(&driver, B, 0, "roll"), "it is not your turn");
    assert_eq!(
        refused(&driver, A, 0, "fly"),
        "\"fly\" is not a move, write roll or hold"
    );
    play(&mut driver, A, "roll");
    assert_eq!(
        refused(&driver, A, 0, "roll"),
        "that was meant for move 0, but the table is at move 1"
    );
    let undone = driver.undo(A, 1).expect_err("it drew luck");
    assert_eq!(undone, ActionError::Undo(UndoError::SomethingShown));
    assert_eq!(driver.game().n_moves(), 1);
}

#[test]
fn a_thought_about_a_position_that_is_no_more_is_void() {
    let mut driver = table(vec![Sitter::Person, bot("mastermind")], Limits::default());
    while driver.game().legal(A).len() < 2 {
        play(&mut driver, A, "roll");
    }
    play(&mut driver, A, "hold");
    let job = think(&driver);
    assert_eq!(job.seat, B);
    let undo = driver.undo(A, driver.game().n_moves()).expect("no luck");
    assert_eq!(
        driver.commit(undo),
        None,
        "the whole story is told once more"
    );
    play(&mut driver, A, "hold");
    let took = Duration::from_millis(5);
    assert!(driver.answer(&job, Some("roll"), took).is_none());
    let job = think(&driver);
    assert!(driver.answer(&job, Some("roll"), took).is_some());
}

#[test]
fn a_bot_that_fails_or_cheats_moves_anyhow() {
    let mut driver = table(vec![bot("runner"), bot("runner")], Limits::default());
    for answer in [None, Some("moo"), Some("hold")] {
        let job = think(&driver);
        let pending = driver.answer(&job, answer, NOW).expect("it moves");
        assert_eq!(pending.line().action, "roll", "nothing else is legal");
    }
}

/// What a bot is given after another that had to do what it did at once, or
/// thought for long.
#[test]
fn where_there_are_secrets_nobody_has_more_time_because_another_had_no_choice() {
    let next_share = |n_choices: usize, took| {
        let bots = ["mastermind"; 2].map(bot);
        let sitters = [Sitter::Person].into_iter().chain(bots).collect();
        let mut driver = table_of(&JARS, json!({}), sitters, Limits::default());
        play(&mut driver, A, "shelve fresh");
        let mut job = think(&driver);
        job.legal.truncate(n_choices);
        let within = job.within.expect("a person waits");
        assert_eq!(
            job.pace(&JARS),
            within,
            "its answer is seen when it is over"
        );
        let pending = driver.answer(&job, Some("shelve fresh"), took);
        driver.commit(pending.expect("it moves"));
        let next = think(&driver);
        (within, next.within)
    };
    let forced = next_share(1, Duration::ZERO);
    assert_eq!(forced, next_share(2, Duration::from_millis(3)));
    assert_eq!(forced, next_share(2, forced.0));
}

#[test]
fn where_nothing_is_hidden_a_bot_may_answer_at_once() {
    let mut driver = table(vec![Sitter::Person, bot("mastermind")], Limits::default());
    while driver.game().legal(A).len() < 2 {
        play(&mut driver, A, "roll");
    }
    play(&mut driver, A, "hold");
    assert_eq!(think(&driver).pace(&PIG), Duration::ZERO);
}

#[test]
fn all_bots_together_keep_a_person_waiting_for_six_seconds_at_most() {
    let sitters = vec![Sitter::Person, bot("mastermind"), bot("mastermind")];
    let mut driver = table(sitters, Limits::default());
    while driver.game().legal(A).len() < 2 {
        play(&mut driver, A, "roll");
    }
    play(&mut driver, A, "hold");
    let mut waited = Duration::ZERO;
    while let Next::Think(job) = driver.next(NOW) {
        let within = job.within.expect("a person waits");
        if job.is_searched() {
            waited += within;
        }
        let pending = driver.answer(&job, Some("roll"), within).expect("it moves");
        driver.commit(pending);
    }
    assert!(Duration::ZERO < waited && waited <= Duration::from_secs(6));
    // Where nobody waits, they take the time they need.
    let idle = table(
        vec![bot("mastermind"), bot("mastermind")],
        Limits::default(),
    );
    assert_eq!(think(&idle).within, None);
}

#[test]
fn a_bot_stands_in_for_who_is_away_while_somebody_is_there() {
    let limits = Limits {
        stand_in_after: Some(Duration::from_mins(1)),
        ..Limits::default()
    };
    let at = Duration::from_secs;
    let mut driver = table(vec![Sitter::Person, Sitter::Person, bot("random")], limits);
    assert_eq!(driver.next(at(0)), Next::Wait { again_at: None });
    // Ada leaves, Bea stays: after a minute a bot plays for Ada.
    driver.set_here(SeatSet::one(B), at(10));
    let again_at = Some(at(70));
    assert_eq!(driver.next(at(69)), Next::Wait { again_at });
    assert_eq!(driver.stand_in_at(A), again_at);
    let Next::Think(job) = driver.next(at(70)) else {
        panic!("a bot stands in");
    };
    assert_eq!((job.seat, job.bot.as_str()), (A, "runner"));
    // She comes back and decides for herself.
    driver.set_here([A, B].into_iter().collect(), at(71));
    assert_eq!(driver.next(at(71)), Next::Wait { again_at: None });
    // Everybody leaves: nobody plays. Who comes first gives the others time.
    driver.set_here(SeatSet::EMPTY, at(80));
    assert_eq!(driver.next(at(500)), Next::Wait { again_at: None });
    driver.set_here(SeatSet::one(B), at(500));
    assert_eq!(driver.stand_in_at(A), Some(at(560)));
    assert_eq!(driver.stand_in_at(C), None, "a bot is never away");
}

#[test]
fn a_table_ends_after_so_many_moves_and_undos() {
    let limits = Limits {
        max_moves: 12,
        max_undos: 2,
        ..Limits::default()
    };
    let mut driver = table(vec![Sitter::Person, Sitter::Person], limits);
    let seat = loop {
        let seat = driver.game().turn().must().first().expect("it goes on");
        if driver.game().legal(seat).len() == 2 {
            break seat;
        }
        play(&mut driver, seat, "roll");
    };
    for _ in 0..2 {
        play(&mut driver, seat, "hold");
        let undo = driver.undo(seat, driver.game().n_moves());
        driver.commit(undo.expect("it may be taken back"));
    }
    play(&mut driver, seat, "hold");
    let n = driver.game().n_moves();
    let refused = driver.undo(seat, n).expect_err("that was often enough");
    assert_eq!(refused, ActionError::TooManyUndos { n: 2 });
    while driver.game().n_moves() < 12 {
        let seat = driver.game().turn().must().first().expect("it goes on");
        play(&mut driver, seat, "roll");
    }
    assert_eq!(driver.next(NOW), Next::Over);
    let seat = driver.game().turn().must().first().expect("nobody has won");
    let refused = driver.play(seat, 12, "roll").expect_err("it is too long");
    assert_eq!(refused, ActionError::TooManyMoves { n: 12 });
}
