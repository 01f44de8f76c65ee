//! Puzzles of plain lines, answered from a script.

use driver::puzzle::Marks;

use super::*;

/// What somebody reads who is asked a puzzle, whether they found it, and what is
/// remembered of it.
fn asked(game: &str, n: u32, lang: Lang, script: &str) -> (String, bool, Option<Mark>) {
    let game = registry::find(game).expect("the game is known");
    let puzzles = puzzles(game).expect("they can be read");
    let puzzle = puzzles[n as usize - 1].clone();
    let posed = Posed::new(puzzle, game).expect("it is sound");
    let riddle = Riddle {
        posed: &posed,
        n,
        is_of_the_day: false,
        lang,
    };
    let (mut output, mut marks) = (Vec::new(), Marks::default());
    let mut keep = |mark| {
        marks = std::mem::take(&mut marks).with(n, mark);
        marks.get(n).expect("it was kept just now")
    };
    let mut lines = Lines {
        input: Input::Script(&mut script.as_bytes()),
        output: &mut output,
        keep: &mut keep,
    };
    let is_found = ask(&riddle, &mut lines).expect("memory does not fail");
    let output = String::from_utf8(output).expect("it is text");
    (output, is_found, marks.get(n))
}

fn first(game: &str) -> Puzzle {
    let game = registry::find(game).expect("the game is known");
    puzzles(game).expect("they can be read").swap_remove(0)
}

fn games() -> impl Iterator<Item = &'static str> {
    let has_puzzles = |game: &&dyn DynGame| !game.puzzles().is_empty();
    registry::games().filter(has_puzzles).map(|it| it.info().id)
}

#[test]
fn the_best_move_of_every_game_is_found_in_both_languages() {
    let mut n_games = 0;
    for game in games() {
        n_games += 1;
        let best = &first(game).best[0];
        for lang in Lang::ALL {
            let (output, is_found, mark) = asked(game, 1, lang, &format!("{best}\n"));
            assert!(is_found, "{output}");
            assert_eq!(mark, Some(Mark::AtOnce));
            assert!(output.contains(lang::puzzle_at_once(lang)), "{output}");
            assert!(!output.contains('{'), "{output}");
        }
    }
    assert_eq!(n_games, 5);
}

#[test]
fn what_is_obvious_is_told_to_be_wrong_and_may_be_tried_again() {
    for game in games() {
        let Puzzle { best, obvious, .. } = first(game);
        let script = format!("{obvious}\n{}\n", best[0]);
        let (output, is_found, mark) = asked(game, 1, Lang::En, &script);
        assert!(is_found, "{output}");
        assert_eq!(mark, Some(Mark::Solved));
        assert!(output.contains("plays that too."), "{output}");
        assert!(output.contains("fewer"), "{output}");
        assert!(output.contains("That’s it!"), "{output}");
    }
}

#[test]
fn a_move_may_be_a_number_or_another_spelling() {
    let best = &first("oh-my-brain").best[0];
    let (_, is_found, _) = asked("oh-my-brain", 1, Lang::En, &format!("  {best}  \n"));
    assert!(is_found);
    let game = registry::find("oh-my-brain").expect("the game is known");
    let posed = Posed::new(first("oh-my-brain"), game).expect("it is sound");
    let place = posed.asked().legal.iter().position(|it| it == best);
    let number = place.expect("it is legal") + 1;
    let (output, is_found, _) = asked("oh-my-brain", 1, Lang::En, &format!("99\n{number}\n"));
    assert!(output.contains("There is no choice 99"), "{output}");
    assert!(is_found, "{output}");
}

#[test]
fn whoever_asks_for_the_answer_gets_it_and_does_not_find_it_at_once() {
    let best = &first("mmm-brains").best[0];
    let script = format!("hint\n{best}\n");
    let (output, is_found, mark) = asked("mmm-brains", 1, Lang::En, &script);
    assert!(output.contains(&format!("({best})")), "{output}");
    assert!(output.contains("Now you know!"), "{output}");
    assert!(is_found);
    assert_eq!(mark, Some(Mark::Shown));
}

#[test]
fn what_is_no_move_is_refused_and_nothing_is_kept() {
    let (output, is_found, mark) = asked("mmm-brains", 1, Lang::Fr, "\nchanter\nannuler\n");
    assert!(output.contains("chanter"), "{output}");
    assert!(output.contains("ne sert à rien ici"), "{output}");
    assert!(!is_found);
    assert_eq!(mark, None);
}

#[test]
fn one_can_look_around_before_one_decides() {
    let (output, is_found, _) = asked("mmm-brains", 1, Lang::En, "help\nlog\ntable\nlist\nquit\n");
    assert!(!is_found);
    for says in [
        "leaves the puzzle",
        "says which move is best",
        "   0  ",
        "  1. ",
    ] {
        assert!(output.contains(says), "{says}: {output}");
    }
}
