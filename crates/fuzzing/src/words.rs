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
    let (game, view) = (played.game(), played.view(Viewer::Seat(seat)));
    let words = Words {
        lang,
        me: Some(seat),
        names: played.players(),
        remarks: played.remarks(),
    };
    let suggestion = game.suggest(&view, typed, &words);
    let suggestion = suggestion.expect("our own views can be read");
    if let Some(Suggestion { says, actions }) = suggestion {
        assert!(!says.is_empty());
        for action in actions {
            let label = game.label(&view, &action, &words);
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
