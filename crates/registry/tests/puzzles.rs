//! Puzzles: every puzzle of every game is posed and answered.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
};

use driver::{
    Posed, Puzzles,
    puzzle::{Proof, Puzzle},
};
use erased::{DynPerspective, LEVELS};
use scene::Words;
use tabletop::Lang;

const FEWEST: usize = 20;
/// What the obvious move costs at least, with 95 % confidence, in thousandths.
const LEAST: i32 = 30;
const LEAST_EXACT: u32 = 300;

fn puzzles(game: &str) -> Vec<Puzzle> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let file = folder.join(game).join("puzzles/puzzles.toml");
    let text = fs::read_to_string(file).unwrap_or_else(|why| panic!("{game}: {why}"));
    let Puzzles { puzzles } = toml::from_str(&text).unwrap_or_else(|why| panic!("{game}: {why}"));
    puzzles
}

/// All of the games with a box, and where they are.
fn all() -> Vec<(String, Posed)> {
    let mut all = Vec::new();
    for game in games() {
        for (n, puzzle) in (1..).zip(puzzles(game)) {
            let place = format!("{game} {n}");
            let found = registry::find(game).expect("a game of the shelf");
            let posed = Posed::new(puzzle, found);
            let posed = posed.unwrap_or_else(|why| panic!("{place}: {why}"));
            all.push((place, posed));
        }
    }
    all
}

fn games() -> impl Iterator<Item = &'static str> {
    let with_a_box = registry::shelf().filter(|it| it.blurb(Lang::En).is_some());
    with_a_box.map(|it| it.info().id)
}

fn verb(action: &str) -> &str {
    action.split(' ').next().unwrap_or_default()
}

#[test]
fn every_game_with_a_box_has_twenty_and_not_one_idea_twenty_times() {
    for game in games() {
        let puzzles = puzzles(game);
        assert!(FEWEST <= puzzles.len(), "{game}: {}", puzzles.len());
        let records: BTreeSet<_> = puzzles.iter().map(|it| &it.record).collect();
        assert_eq!(records.len(), puzzles.len(), "{game}: one table twice");
        let mut n_answers = BTreeMap::<_, usize>::new();
        for it in &puzzles {
            *n_answers.entry((&it.best[0], &it.obvious)).or_default() += 1;
        }
        assert!(n_answers.values().all(|n| *n == 1), "{game}: {n_answers:?}");
        let sizes: BTreeSet<_> = puzzles.iter().map(n_players).collect();
        assert!(2 <= sizes.len(), "{game}: {sizes:?} players");
        let fooled: BTreeSet<_> = puzzles.iter().map(|it| &it.fools).collect();
        assert!(2 <= fooled.len(), "{game}: all equally hard");
    }
}

fn n_players(puzzle: &Puzzle) -> usize {
    puzzle.record.matches("\nplayer ").count()
}

#[test]
fn every_answer_can_be_played_and_is_not_what_everybody_plays() {
    for (place, posed) in all() {
        let puzzle = posed.puzzle();
        let model = posed.asked();
        assert!(
            model.turn.must().contains(posed.seat()),
            "{place}: nobody asks"
        );
        for best in &puzzle.best {
            assert!(!posed.is_best(&puzzle.obvious), "{place}: both are right");
            let after = posed
                .after(best)
                .unwrap_or_else(|why| panic!("{place}: {why}"));
            assert_eq!(after.n, posed.n() + 1, "{place}");
        }
        assert!(posed.after(&puzzle.obvious).is_ok(), "{place}");
        assert!(
            3 * puzzle.best.len() <= model.legal.len() + 2,
            "{place}: nearly everything is right"
        );
        assert!(
            LEVELS.iter().any(|it| it.name == puzzle.fools),
            "{place}: who is {}?",
            puzzle.fools
        );
    }
}

#[test]
fn what_is_better_is_clearly_better_whatever_lies_hidden() {
    for (place, posed) in all() {
        let puzzle = posed.puzzle();
        match &puzzle.proof {
            Proof::Imagined(it) => {
                assert!(1000 <= it.games, "{place}: {it:?}");
                assert!(
                    LEAST <= it.ci95[0] && it.ci95[0] <= it.ci95[1],
                    "{place}: {it:?}"
                );
                // Believing nothing about the others gives the same answer.
                assert!(0 < it.evenly[0], "{place}: {it:?}");
            }
            Proof::Exact(it) => {
                assert!(it.obvious + LEAST_EXACT <= it.best, "{place}: {it:?}");
            }
        }
        let cost = posed.cost(&puzzle.obvious);
        assert_eq!(cost, Some(puzzle.proof.cost()), "{place}");
        let is_cheaper = |action: &&String| posed.cost(action).is_some_and(|it| it == 0);
        let free: Vec<_> = puzzle.costs.keys().filter(is_cheaper).collect();
        assert!(free.is_empty(), "{place}: {free:?} would be called wrong");
    }
}

#[test]
fn moves_have_names_in_both_languages() {
    for (place, posed) in all() {
        let model = posed.asked();
        let puzzle = posed.puzzle();
        for lang in [Lang::En, Lang::Fr] {
            let words = Words {
                lang,
                me: Some(posed.seat()),
                names: &posed.playback().record().players,
                remarks: &model.remarks,
            };
            let label = |action: &str| {
                let seen: &dyn DynPerspective = &*model.seen;
                seen.label(action, &words).expect("it is a move")
            };
            let best = label(&puzzle.best[0]);
            assert!(!best.is_empty(), "{place}");
            assert_ne!(best, label(&puzzle.obvious), "{place}: both read alike");
        }
    }
}

#[test]
fn answers_are_of_more_than_one_kind() {
    for game in games() {
        let puzzles = puzzles(game);
        let kinds: BTreeSet<_> = puzzles
            .iter()
            .map(|it| (verb(&it.best[0]), verb(&it.obvious)))
            .collect();
        assert!(2 <= kinds.len(), "{game}: {kinds:?}");
    }
}
