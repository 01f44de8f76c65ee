//! Story: every line of a log can be shown, and the honours at the end speak
//! only of what an onlooker was told.

use scene::{About, Award, Manner, Present, Words};
use tabletop::{Game, Lang, Viewer};

use crate::tables::{each, viewers};

/// As long as a goal may be, in letters.
const LONGEST_GOAL: usize = 70;
const MOST_AWARDS: usize = 3;

/// Holds the law against so many games.
///
/// ```
/// testkit::laws::story::<pig::Pig>(5);
/// ```
pub fn story<G: Present>(n_games: u64) {
    for lang in Lang::ALL {
        let goal = G::goal(lang);
        let is_short = goal.chars().count() <= LONGEST_GOAL && !goal.contains('\n');
        assert!(is_short, "the goal is no short line: {goal}");
    }
    each::<G>(n_games, |trial| {
        let mut events = trial.events.clone();
        loop {
            for event in &trial.events {
                check_line::<G>(event, trial.n_seats);
            }
            // A whole game is folded again each time, so not after every move.
            if trial.moves.len().is_power_of_two() {
                check_awards::<G>(&events, trial.n_seats);
            }
            if trial.step().is_none() {
                break;
            }
            events.extend(trial.events.iter().cloned());
        }
        check_awards::<G>(&events, trial.n_seats);
    });
}

fn check_line<G: Present>(event: &G::Event, n_seats: usize) {
    for lang in Lang::ALL {
        let words = G::tell(event, &onlooker(lang));
        assert!(!words.trim().is_empty(), "nobody can tell {event:?}");
    }
    let is_here = match G::about(event) {
        About::Player(seat) | About::Asked(seat) => seat.index() < n_seats,
        About::NewPart | About::Turn | About::Fate => true,
    };
    assert!(is_here, "{event:?} is about nobody who plays");
    let rolls = G::motions(event)
        .iter()
        .any(|it| it.manner == Manner::Rolled);
    assert!(
        rolls == G::event_info(event).beat.has_dice(),
        "dice roll in {event:?}, and it does not take its time, or the other way round"
    );
    // What opens a part of the story does so for everybody.
    for told in viewers(n_seats).filter_map(|viewer| G::redact(event, viewer)) {
        assert_eq!(G::about(&told), G::about(event), "{told:?} is another line");
    }
}

fn check_awards<G: Present>(events: &[G::Event], n_seats: usize) {
    for lang in Lang::ALL {
        let words = onlooker(lang);
        let awards = G::awards(&heard::<G>(events, Viewer::Public), &words);
        assert!(
            awards.len() <= MOST_AWARDS && awards.iter().all(is_earned),
            "these are no honours: {awards:?}"
        );
        let told = G::recap(&heard::<G>(events, Viewer::Public), &words);
        for viewer in viewers(n_seats) {
            let others = G::awards(&heard::<G>(events, viewer), &words);
            assert_eq!(
                awards, others,
                "{viewer:?} honours what an onlooker was never told"
            );
            let recap = G::recap(&heard::<G>(events, viewer), &words);
            assert_eq!(
                told, recap,
                "{viewer:?} looks back on what an onlooker was never told"
            );
        }
    }
}

fn heard<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    let heard = events.iter().filter_map(|event| G::redact(event, viewer));
    heard.collect()
}

fn is_earned(award: &Award) -> bool {
    let Award { title, says } = award;
    let mut numbers = says.split(|it: char| !it.is_ascii_digit());
    !title.is_empty() && !says.is_empty() && numbers.all(|it| it != "0")
}

fn onlooker(lang: Lang) -> Words<'static> {
    Words {
        lang,
        me: None,
        names: &[],
        remarks: &[],
    }
}
