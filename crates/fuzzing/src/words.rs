//! What players type in their own words: a question that may be one of the
//! game's, or a remark that goes with a move.

use driver::{Driver, Match};
use erased::remark;
use scene::{Suggestion, Words};
use tabletop::{Lang, Seat, Viewer};

use crate::table;

pub(crate) fn run(bytes: &[u8]) {
    let Some((driver, typed)) = table::reach(bytes) else {
        return;
    };
    for seat in 0..driver.sitters().len() {
        for lang in Lang::ALL {
            suggest(driver.game(), Seat::new(seat), lang, &typed);
        }
    }
    if let Some(seat) = table::waits_for(&driver) {
        say(driver, seat, &typed);
    }
}

fn suggest(played: &Match, seat: Seat, lang: Lang, typed: &str) {
    let seen = played.perspective(Viewer::Seat(seat));
    let words = Words {
        lang,
        me: Some(seat),
        names: played.players(),
        remarks: played.remarks(),
    };
    if let Some(Suggestion { says, actions }) = seen.suggest(typed, &words) {
        assert!(!says.is_empty());
        for action in actions {
            let label = seen.label(&action, &words);
            assert!(label.is_ok_and(|label| !label.is_empty()), "{action}");
        }
    }
}

/// Whatever is typed becomes a remark that can be sent, or none at all.
fn say(mut driver: Driver, seat: Seat, typed: &str) {
    let game = driver.game().game();
    let legal = driver.game().legal(seat);
    let Some(choice) = legal.iter().find(|choice| game.takes_remark(choice)) else {
        return;
    };
    let action = remark::join(choice, typed);
    if action != *choice {
        let pending = driver.play(seat, driver.game().n_moves(), &action);
        driver.commit(pending.unwrap_or_else(|why| panic!("{action:?} is refused: {why}")));
        table::check_record(&driver);
    }
}
