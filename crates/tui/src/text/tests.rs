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
        assert!(output.contains("You roll a "), "{output}");
    }
}

#[test]
fn a_hint_is_a_move_with_its_reason_and_the_others_say_why() {
    let mut session = session("mmm-brains", Lang::En);
    let (output, _) = transcript(&mut session, "throw\nwhy\nhint\n");
    assert!(output.contains("Nobody has done anything"), "{output}");
    let (_, hint) = output.split_once("I’d go for: ").expect("a hint");
    let says = hint.lines().next().expect("a line");
    assert!(says.contains("on average"), "{says}");
    let (output, _) = transcript(&mut session, "stop\n1\nwhy\n");
    let others = ["Bea throws ", "Cyd throws "];
    assert!(others.iter().all(|it| output.contains(it)), "{output}");
    let (_, why) = output.rsplit_once("Your move").expect("a question");
    let (before, _) = output.split_at(output.len() - why.len());
    assert!(before.contains(". It seems best."), "{output}");
    let (output, _) = transcript(&mut session, "throw\nconseil\n");
    assert!(output.contains("I’d go for: "), "either language is heard");
}

#[test]
fn orders_are_switched_by_number_and_carried_out() {
    let mut session = session("mmm-brains", Lang::En);
    let (output, _) = transcript(&mut session, "orders\norders 1\n");
    let (_, on) = output
        .split_once("  1. [x] Throw the five dice")
        .expect("it is on");
    assert!(output.contains("  1. [ ] Throw the five dice"), "{output}");
    assert!(
        on.contains("Keep what you like"),
        "the dice are thrown: {on}"
    );
    let (output, _) = transcript(&mut session, "consignes 1\n");
    assert!(output.contains("  1. [ ] Throw the five dice"), "{output}");
    let mut without = session_of("oh-my-brain", 5, Lang::Fr);
    let (output, _) = transcript(&mut without, "consignes\n");
    assert!(output.contains("Rien dans ce jeu"), "{output}");
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
        output.contains("«\u{202f}meuh\u{202f}» n’est pas un coup ici."),
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
    assert_eq!(output.matches("You stop.").count(), 1);
    assert!(session.log().iter().flatten().all(|it| it != "You stop."));
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
    assert!(!en.contains("You roll"), "quit comes before roll: {en}");
    assert!(fr.contains("reprend votre dernier coup"), "{fr}");
    assert!(
        fr.contains("Aucune règle ni carte ne contient «\u{202f}double\u{202f}»."),
        "{fr}"
    );
    assert!(!fr.contains("Vous faites"), "{fr}");
}

#[test]
fn long_lists_are_summed_up() {
    let (output, _) = transcript(&mut session("mmm-brains", Lang::En), "throw\nlist\n");
    assert!(output.contains("or one of 30 others like it"), "{output}");
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
        let report = driver::check(&text, registry::find).expect("it is honest");
        assert!(report.is_sealed && report.standings.is_some());
    }
}

#[test]
fn cards_are_looked_up_by_name_in_both_languages() {
    for (lang, asked, said) in [
        (
            Lang::En,
            "rules Hot Potato",
            "3× Hot Potato (1 hand): Whoever is holding the Brain passes it",
        ),
        (Lang::En, "rules potato", "3× Hot Potato (1 hand)"),
        (Lang::En, "rules hot tomato", "Did you mean Hot Potato?"),
        (
            Lang::Fr,
            "règles patate CHAUDE",
            "3× Patate chaude (1 main)",
        ),
        (Lang::Fr, "règles serpilliere", "Serpillière"),
        (Lang::Fr, "règles hot potato", "3× Patate chaude (1 main)"),
        (
            Lang::Fr,
            "règles patate froide",
            "Vouliez-vous dire Patate chaude\u{202f}?",
        ),
    ] {
        let mut session = session("give-me-the-brain", lang);
        let (output, _) = transcript(&mut session, &format!("{asked}\n"));
        assert!(output.contains(said), "{asked}: {output}");
    }
    let mut session = session("great-brain-robbery", Lang::En);
    let (output, _) = transcript(&mut session, "rules ada\n");
    assert!(output.contains("1× Ada (Cost 5"), "{output}");
    assert!(!output.contains("Madame Seraph"), "{output}");
    let (output, _) = transcript(&mut session, "rules big hattie\n");
    let said =
        "1× Big Hattie (Cost 2, Hit 4, Run 1, IQ 64; Thrift): Brains cost you one point less";
    assert!(output.contains(said), "{output}");
}

#[test]
fn rulebooks_list_every_card_of_the_box() {
    for (game, n) in [
        ("give-me-the-brain", 112),
        ("great-brain-robbery", 64),
        ("oh-my-brain", 50),
        ("brain-flip", 100),
    ] {
        let game = registry::find(game).expect("the game is known");
        for lang in Lang::ALL {
            let cards = game.cards(lang);
            assert_eq!(cards.iter().map(|card| card.copies).sum::<u32>(), n);
            let book = words::rules(game, "", lang);
            for card in cards {
                assert!(
                    book.iter().any(|line| line.contains(&card.name)),
                    "{card:?}"
                );
            }
        }
    }
}

#[test]
fn results_are_counted_in_what_the_game_is_about() {
    for (game, points, en, fr) in [
        ("mmm-brains", 7, "7 points", "7 points"),
        ("oh-my-brain", 1, "1 brain", "1 cerveau"),
        ("give-me-the-brain", -3, "3 cards left", "encore 3 cartes"),
        ("give-me-the-brain", 0, "no cards left", "plus une carte"),
        ("great-brain-robbery", 122, "IQ 122", "QI 122"),
        ("brain-flip", 3, "3 points", "3 points"),
    ] {
        let game = registry::find(game).expect("the game is known");
        assert_eq!(game.result(points, Lang::En), en);
        assert_eq!(game.result(points, Lang::Fr), fr);
    }
}

#[test]
fn hidden_cards_are_counted_and_the_horde_is_shown() {
    let mut session = session("oh-my-brain", Lang::En);
    let script = "1\n".repeat(8);
    let (output, _) = transcript(&mut session, &script);
    assert!(!output.contains("face-down card"), "{output}");
    assert!(
        output.contains("Bea, 9 brains: hand, 6 cards face down"),
        "{output}"
    );
    assert!(output.contains("Horde of 1 card: "), "{output}");
}

#[test]
fn the_list_says_what_choices_would_do() {
    let (output, _) = transcript(&mut brain_flip(true, Lang::En), "list\n");
    let (_, list) = output.rsplit_once("  1. Choose a1: ").expect("a list");
    let second = list.lines().nth(1).expect("an explanation");
    assert!(
        second.starts_with("     ") && second.ends_with('.'),
        "{list}"
    );
}

#[test]
fn the_train_is_told_car_by_car_with_its_walls() {
    let mut session = session("great-brain-robbery", Lang::En);
    let (output, _) = transcript(&mut session, "table\n");
    let caboose = output
        .lines()
        .find(|line| line.starts_with("  car 1, Caboose: "));
    let caboose = caboose.unwrap_or_else(|| panic!("{output}"));
    assert!(
        caboose.contains("walls between a3/a4, a4/b4, "),
        "{caboose}"
    );
}

#[test]
fn a_slip_of_the_finger_is_answered_with_what_is_possible() {
    let (output, _) = transcript(&mut session("mmm-brains", Lang::En), "rulse\nthorw\n");
    assert!(output.contains("Did you mean `rules`?"), "{output}");
    assert!(output.contains("Did you mean `throw`?"), "{output}");
    let (output, _) = transcript(&mut session("pig", Lang::Fr), "lancer\naied\n");
    assert!(
        output.contains("Vouliez-vous dire 1 (Lancer)\u{202f}?"),
        "{output}"
    );
    assert!(
        output.contains("Vouliez-vous dire `aide`\u{202f}?"),
        "{output}"
    );
}

#[test]
fn people_are_told_about_themselves_as_you() {
    for game in registry::all() {
        for lang in Lang::ALL {
            let mut session = session(game.info().id, lang);
            let script = "1\n".repeat(40);
            transcript(&mut session, &script);
            for sentence in session.log().iter().flatten() {
                // Lists of players keep everybody's name.
                let is_told = !sentence.contains("Zoe") || sentence.contains(", Zoe");
                assert!(is_told, "{}: {sentence}", game.info().id);
            }
        }
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
        "Vous demandez",
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
        "You ask: Is it living?",
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
