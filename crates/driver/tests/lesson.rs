//! Lessons that are none are refused.

use driver::{
    Course, Lesson,
    lesson::{BadLesson, LessonStep, Said, Sentences},
};
use erased::{DynGame, Erased};
use pig::Pig;

static PIG: Erased<Pig> = Erased::new();

const RECORD: &str = "brainery record 2
game pig
rules 1
options {\"goal\":20}
player A Ada
player B Bert
setup
1 A roll : 5
2 A roll : 5
3 A hold
4 B roll : 0
5 A roll : 5
6 A roll : 5
";

fn sentences() -> Sentences {
    Sentences {
        chapter: "The die".to_owned(),
        idea: "Roll.".to_owned(),
        more: "Again.".to_owned(),
        task: "Tap Roll".to_owned(),
    }
}

fn course(record: &str, moves: &[u32]) -> Result<Course, BadLesson> {
    let step = |at: &u32| LessonStep {
        at: *at,
        light: Vec::new(),
        en: sentences(),
        fr: sentences(),
    };
    let lesson = Lesson {
        record: record.to_owned(),
        steps: moves.iter().map(step).collect(),
        end: Said {
            en: sentences(),
            fr: sentences(),
        },
    };
    let game: &'static dyn DynGame = &PIG;
    Course::new(lesson, game)
}

fn whole() -> String {
    format!("{RECORD}7 A hold\n")
}

#[test]
fn a_lesson_asks_for_moves_of_the_first_seat() {
    let course = course(&whole(), &[1, 3, 7]).expect("a lesson");
    assert_eq!(course.begins(0), 0);
    assert_eq!(course.begins(1), 2);
    assert_eq!(course.asks(1).map(|it| it.action.as_str()), Some("hold"));
    assert_eq!(course.begins(3), 7, "behind the last step it is over");
    assert!(course.asks(3).is_none());
}

#[test]
fn a_script_that_does_not_fit_its_game_is_refused() {
    let why = |moves: &[u32]| course(&whole(), moves).map(drop).unwrap_err();
    assert_eq!(why(&[]), BadLesson::Empty);
    assert_eq!(why(&[3, 1]), BadLesson::Order(2));
    assert_eq!(why(&[1, 4]), BadLesson::NotTheirs(2));
    assert_eq!(why(&[1, 99]), BadLesson::NotTheirs(2));
    assert_eq!(why(&[1, 3]), BadLesson::GoesOn);
    let unfinished = course(RECORD, &[1]).map(drop).unwrap_err();
    assert!(matches!(unfinished, BadLesson::Record(_)));
}
