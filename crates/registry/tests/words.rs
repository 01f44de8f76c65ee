//! Questions in a player's own words: never without words, and never by bots.

use brain_flip::rulebook as r;
use driver::{Match, Model};
use erased::{Json, remark};
use record::Record;
use tabletop::{Refusal, Seat, Turn, sealed::Seal};

fn table(n_seats: usize, key: u8) -> Match {
    let game = registry::find("brain-flip").expect("the game is known");
    let players = vec!["Ada".to_owned(); n_seats];
    let seal = Seal {
        key: [key; 32],
        salts: players.clone(),
    };
    Match::start(game, Json::Null, players, seal).expect("a table")
}

fn waited_for(table: &Match) -> Seat {
    table.turn().must().first().expect("somebody is waited for")
}

/// The Brain Master has chosen, and somebody is to ask.
fn to_ask(n_seats: usize, key: u8) -> Match {
    let mut table = table(n_seats, key);
    table
        .play(waited_for(&table), "choose a1")
        .expect("it is legal");
    table
}

#[test]
fn a_free_question_without_words_is_refused_for_people_and_in_records() {
    let mut table = to_ask(2, 1);
    let asker = waited_for(&table);
    let refused = Err(Refusal::Forbidden(r::BFL_13_WORDS));
    assert_eq!(table.play(asker, "ask free"), refused);
    assert!(table.play(asker, "ask free # ").is_err());
    assert_eq!(table.n_moves(), 1, "nothing was asked");
    table
        .play(asker, "ask free # is it cute?")
        .expect("it has words");
    let written = table.record().to_string();
    assert!(written.contains("ask free # is it cute?"), "{written}");
    let whole: Record = written.parse().expect("a record");
    let game = table.game();
    driver::replay(&whole, game).expect("it replays");
    let bare = written.replace(" # is it cute?", "");
    let bare: Record = bare.parse().expect("a record");
    let fault = driver::replay(&bare, game).expect_err("it has no words");
    assert!(fault.to_string().contains("BFL-13.words"), "{fault}");
}

#[test]
fn no_bot_asks_or_answers_a_question_in_words() {
    let game = registry::find("brain-flip").expect("the game is known");
    let bots = game.bots().into_iter().map(|bot| bot.name.to_owned());
    let bots = bots.chain(["greedy~900".to_owned(), "search-50".to_owned()]);
    for bot in bots {
        for key in 0..40 {
            let mut table = to_ask(3, key);
            let asker = waited_for(&table);
            let asked = table.choose(&bot, asker).expect("the bot is known");
            assert_ne!(asked, "ask free", "{bot}");
            table
                .play(asker, &remark::join("ask free", "is it cute?"))
                .expect("it has words");
            let said = table.choose(&bot, waited_for(&table));
            assert_eq!(said.as_deref(), Ok("decline"), "{bot}");
        }
    }
}

/// A person asks, answers and disputes; bots that took the other seats over
/// have no opinion.
#[test]
fn bots_abstain_and_dispute_nothing() {
    let mut table = to_ask(3, 3);
    while let Turn::Waiting { .. } = table.turn() {
        let seat = waited_for(&table);
        let legal = table.legal(seat);
        if legal.iter().any(|it| it == "pass") {
            break;
        }
        let action = if legal.iter().any(|it| it == "yes") {
            "yes"
        } else {
            "ask free # is it cute?"
        };
        table.play(seat, action).expect("it is legal");
    }
    let disputer = waited_for(&table);
    for bot in ["random", "sharp", "search-50"] {
        let chosen = table.choose(bot, disputer);
        assert_eq!(chosen.as_deref(), Ok("pass"), "{bot}");
    }
    table.play(disputer, "dispute 1").expect("it is legal");
    for expected in ["vote abstain", "vote reject"] {
        let seat = waited_for(&table);
        for bot in ["random", "sharp", "search-50"] {
            let chosen = table.choose(bot, seat);
            assert_eq!(chosen.as_deref(), Ok(expected), "{bot}");
        }
        table.play(seat, expected).expect("it is legal");
    }
    let legal = table.legal(waited_for(&table));
    assert!(
        legal.iter().all(|it| it.starts_with("choose ")),
        "a new round"
    );
}

/// Guessers may call while the Brain Master answers, and know no answer.
#[test]
fn no_bot_is_asked_what_to_do_for_whom_the_table_does_not_wait() {
    let mut table = to_ask(3, 1);
    let asker = waited_for(&table);
    let legal = table.legal(asker);
    let is_question = |it: &&String| it.starts_with("ask ") && *it != "ask free";
    let question = legal.iter().find(is_question).expect("there are questions");
    table.play(asker, question).expect("it is legal");
    let master = waited_for(&table);
    assert!(master != asker && !table.legal(asker).is_empty());
    // Their pages know it, and ask nobody for advice.
    let is_waited_for = |seat| Model::of(&table, seat, None).is_waited_for();
    assert!(is_waited_for(master) && !is_waited_for(asker));
    for bot in ["random", "sharp", "search-50"] {
        assert_eq!(table.choose(bot, asker), Err(Refusal::NotYourTurn), "{bot}");
        assert!(table.choose(bot, master).is_ok(), "{bot}");
        // Whoever may interrupt is asked whether to.
        assert!(table.interrupt(bot, asker).is_ok(), "{bot}");
    }
}
