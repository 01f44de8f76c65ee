//! Games of plain lines, played from a script.

use std::time::Duration;

use erased::Json;
use tabletop::Seat;

use super::*;
use crate::session::{Table, seal};

fn session(game: &str, lang: Lang) -> Session {
    session_of(game, 5, lang)
}

fn session_of(game: &str, seed: u64, lang: Lang) -> Session {
    let game = registry::find(game).expect("the game is known");
    let table = Table {
        game,
        options: Json::Null,
        n_seats: *game.info().seats.start(),
        me: Seat::new(0),
        name: Some("Zoe".to_owned()),
        bot: "random".to_owned(),
        lang,
    };
    let seal = seal(&table, Some(seed)).expect("a seed is enough");
    Session::start(table, seal).expect("the usual game opens")
}

/// What the person reads, and how the game was left.
fn transcript(session: &mut Session, script: &str) -> (String, Left) {
    let mut output = Vec::new();
    let mut lines = Lines {
        input: Input::Script(&mut script.as_bytes()),
        output: &mut output,
        pause: Duration::ZERO,
        save: &mut |_| Ok(()),
    };
    let left = play(session, &mut lines).expect("memory does not fail");
    (String::from_utf8(output).expect("it is text"), left)
}

#[test]
fn moves_are_numbers_or_words() {
    for script in ["1\n", "roll\n", "  roll \n"] {
        let mut session = session("pig", Lang::En);
        let (output, left) = transcript(&mut session, script);
        assert_eq!(left, Left::Early);
        assert!(output.contains("Zoe rolls a "), "{output}");
    }
}

#[test]
fn refusals_cite_the_rule_in_the_language_of_the_reader() {
    let (output, _) = transcript(&mut session("pig", Lang::En), "hold\nmoo\n7\n");
    for said in [
        "Not allowed: You cannot hold before you have rolled something to keep. (rule PIG-3.not-empty)",
        "Not understood: \"moo\" is not a move, write roll or hold",
        "There is no choice 7; the numbers are 1 to 1.",
    ] {
        assert!(output.contains(said), "{output}");
    }
    let (output, _) = transcript(&mut session("pig", Lang::Fr), "hold\nmeuh\n");
    assert!(output.contains("(règle PIG-3.not-empty)"), "{output}");
    assert!(
        output.contains("« meuh » n'est pas un coup ici."),
        "{output}"
    );
}

#[test]
fn undo_goes_back_to_the_last_roll_and_no_further() {
    let mut session = session("mmm-brains", Lang::En);
    let (output, _) = transcript(&mut session, "undo\nthrow\nundo\nstop\nundo\n");
    let at = |said: &str| {
        output
            .find(said)
            .unwrap_or_else(|| panic!("{said}: {output}"))
    };
    let before = at("Your last move stands: somebody else has acted since.");
    let barrier = at("Your last move stands: dice or cards have shown something new since.");
    let done = at("Your last move is taken back.");
    assert!(before < barrier && barrier < done);
    assert_eq!(output.matches("Zoe stops.").count(), 1);
    assert!(session.log().iter().flatten().all(|it| it != "Zoe stops."));
}

#[test]
fn commands_are_understood_in_both_languages() {
    let (en, _) = transcript(
        &mut session("pig", Lang::En),
        "help\nrules one\nlog\ntable\nlist\nquit\nroll\n",
    );
    let (fr, _) = transcript(
        &mut session("pig", Lang::Fr),
        "AIDE\nrègles double\njournal\ntable\nliste\nquitter\nroll\n",
    );
    assert!(en.contains("takes your last move back"), "{en}");
    assert!(en.contains("PIG-2.one  A 1 wipes out"), "{en}");
    assert!(!en.contains("Zoe rolls"), "quit comes before roll: {en}");
    assert!(fr.contains("reprend votre dernier coup"), "{fr}");
    assert!(fr.contains("Aucune règle ne contient « double »."), "{fr}");
    assert!(!fr.contains("Zoe fait"), "{fr}");
}

#[test]
fn long_lists_are_summed_up() {
    let (output, _) = transcript(&mut session("mmm-brains", Lang::En), "throw\nlist\n");
    assert!(output.contains("or one of 31 like it"), "{output}");
    assert!(output.contains("`list` shows all 32 choices"), "{output}");
    assert!(output.contains(" 32. Stop  (stop)"), "{output}");
}

#[test]
fn a_whole_game_ends_with_its_standings() {
    for (game, lang) in [("pig", Lang::En), ("mmm-brains", Lang::Fr)] {
        let mut session = session(game, lang);
        let (_, left) = transcript(&mut session, &"1\n".repeat(100_000));
        assert_eq!(left, Left::Over);
        assert!(matches!(session.whose(), Whose::Over(_)));
        let text = session.record().to_string();
        let report = record::check(&text, registry::find).expect("it is honest");
        assert!(report.is_sealed && report.standings.is_some());
    }
}

/// A game in which Zoe is Brain Master first, or is not.
fn brain_flip(is_master: bool, lang: Lang) -> Session {
    let mut sessions = (0..20).map(|seed| session_of("brain-flip", seed, lang));
    let wanted = sessions.find(|it| matches!(it.whose(), Whose::Mine) == is_master);
    wanted.expect("either is as likely")
}

#[test]
fn a_question_is_typed_as_one_says_it_and_confirmed_by_number() {
    let mut guesser = brain_flip(false, Lang::Fr);
    let script = "Est-ce qu'il porte des lunettes ?\n1\n";
    let (output, _) = transcript(&mut guesser, script);
    for said in [
        "Compris. Est-ce bien ce que vous voulez demander\u{202f}?",
        "  1. Porte-t-il des lunettes\u{202f}?  (ask glasses)",
        "Zoe demande",
    ] {
        assert!(output.contains(said), "{said}: {output}");
    }
    // The numbers of all choices are back once something else is typed.
    let mut guesser = brain_flip(false, Lang::En);
    let (output, _) = transcript(&mut guesser, "has it no hat\nis it cute?\n1\n");
    for said in [
        "Did you mean one of these?",
        "  1. Is it wearing something on its head?  (ask hat)",
        "To ask it all the same, write: ask free # is it cute?",
        "Zoe asks: Is it living?",
    ] {
        assert!(output.contains(said), "{said}: {output}");
    }
}

#[test]
fn the_brain_master_reads_what_is_on_the_picture() {
    let mut master = brain_flip(true, Lang::Fr);
    let (output, _) = transcript(&mut master, "choose a1\ntable\n");
    let (_, own) = output
        .rsplit_once("Votre image, a1")
        .expect("it is on the table");
    let own = own.lines().next().unwrap_or_default();
    // Everything that can be asked about is said: the background comes last.
    assert!(own.contains("\u{202f}; fond "), "{own}");
}
