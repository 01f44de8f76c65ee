//! First games: every lesson of every game is played to its end.

use std::{fs, path::PathBuf};

use driver::{
    Course, Lesson,
    lesson::{LEARNER, Sentences},
};
use scene::{Scene, Words};
use tabletop::{Lang, Seat, Turn, Viewer};

/// The idea and what is said about it, together.
const MOST_WORDS: usize = 30;
const STEPS: std::ops::RangeInclusive<usize> = 4..=8;

fn script(game: &str) -> Option<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games");
    fs::read_to_string(folder.join(game).join("lessons/first.toml")).ok()
}

fn course(game: &str) -> Course {
    let script = script(game).unwrap_or_else(|| panic!("{game} has no lesson"));
    let lesson: Lesson = toml::from_str(&script).unwrap_or_else(|why| panic!("{game}: {why}"));
    let dyn_game = registry::find(game).expect("a game of the shelf");
    Course::new(lesson, dyn_game).unwrap_or_else(|why| panic!("{game}: {why}"))
}

/// The games with a box.
fn games() -> impl Iterator<Item = &'static str> {
    let with_a_box = registry::shelf().filter(|it| it.blurb(Lang::En).is_some());
    with_a_box.map(|it| it.info().id)
}

fn scene(course: &Course, n: u32, lang: Lang) -> Scene {
    let playback = course.playback();
    let model = playback.asked(n, LEARNER, None);
    model.seen.scene(&Words {
        lang,
        me: Some(LEARNER),
        names: &playback.record().players,
        remarks: &model.remarks,
    })
}

#[test]
fn every_game_with_a_box_has_a_lesson_of_a_few_steps() {
    for game in games() {
        let n_steps = course(game).n_steps();
        assert!(STEPS.contains(&n_steps), "{game}: {n_steps} steps");
    }
}

#[test]
fn what_a_step_asks_for_can_be_done_and_what_it_lights_is_on_the_table() {
    for game in games() {
        let course = course(game);
        for (index, step) in course.lesson().steps.iter().enumerate() {
            let begins = course.begins(index);
            let model = course.playback().asked(begins, LEARNER, None);
            let asked = course.asks(index).expect("every step asks for something");
            let where_ = format!("{game}, step {}", index + 1);
            assert!(
                model.legal.contains(&asked.action),
                "{where_}: {} is not legal",
                asked.action
            );
            assert!(model.turn.allows(LEARNER), "{where_}: nobody asks them");
            for lang in [Lang::En, Lang::Fr] {
                let scene = scene(&course, begins, lang);
                for name in &step.light {
                    let is_there = scene.zones.iter().any(|it| it.id.to_string() == *name)
                        || scene.pieces().any(|(_, it)| it.id.to_string() == *name)
                        || *name == asked.action;
                    assert!(is_there, "{where_}: there is no {name}");
                }
            }
        }
    }
}

#[test]
fn a_lesson_ends_with_the_learner_as_the_winner() {
    for game in games() {
        let course = course(game);
        let playback = course.playback();
        let last = playback.model(playback.n_moves(), Viewer::Seat(LEARNER), None);
        let Turn::Over(standings) = last.turn else {
            panic!("{game} is not over")
        };
        let winners: Vec<Seat> = standings.winners().iter().collect();
        assert_eq!(winners, [LEARNER], "{game}");
    }
}

#[test]
fn the_coach_is_brief_in_both_languages() {
    for game in games() {
        let course = course(game);
        let Lesson { steps, end, .. } = course.lesson();
        for (index, step) in steps.iter().enumerate() {
            for lang in [Lang::En, Lang::Fr] {
                let said = step.get(lang);
                is_brief(said, &format!("{game}, step {}, {lang:?}", index + 1));
                assert!(!said.task.is_empty(), "{game}: nothing to do");
            }
            assert_ne!(step.en, step.fr, "{game}: one language twice");
        }
        is_brief(&end.en, game);
        is_brief(&end.fr, game);
    }
}

fn is_brief(said: &Sentences, where_: &str) {
    let Sentences {
        chapter,
        idea,
        more,
        task,
    } = said;
    for text in [chapter, idea, more] {
        assert!(!text.is_empty(), "{where_}: something is missing");
    }
    for text in [chapter, idea, more, task] {
        assert!(!text.contains('\''), "{where_}: a straight apostrophe");
    }
    let n_words = idea.split_whitespace().count() + more.split_whitespace().count();
    assert!(n_words <= MOST_WORDS, "{where_}: {n_words} words");
}
