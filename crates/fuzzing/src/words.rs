//! What players type in their own words: a question that may be one of the
//! game's, or a remark that goes with a move.

use erased::remark;
use record::Running;
use scene::{Suggestion, Words};
use tabletop::{Lang, Seat, Viewer};

use crate::table;

pub(crate) fn run(bytes: &[u8]) {
    let Some((running, typed)) = table::reach(bytes) else {
        return;
    };
    for seat in 0..running.players().len() {
        for lang in Lang::ALL {
            suggest(&running, Seat::new(seat), lang, &typed);
        }
    }
    if let Some(seat) = table::waits_for(&running) {
        say(running, seat, &typed);
    }
}

fn suggest(running: &Running, seat: Seat, lang: Lang, typed: &str) {
    let (game, view) = (running.game(), running.view(Viewer::Seat(seat)));
    let words = Words {
        lang,
        me: Some(seat),
        names: running.players(),
        remarks: &running.remarks(),
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
fn say(mut running: Running, seat: Seat, typed: &str) {
    let takes_remark = |choice: &String| running.game().takes_remark(choice);
    let Some(choice) = running.legal(seat).into_iter().find(takes_remark) else {
        return;
    };
    let action = remark::join(&choice, typed);
    if action != choice {
        let played = running.play(seat, &action);
        played.unwrap_or_else(|why| panic!("{action:?} is refused: {why}"));
        table::check_record(&running);
    }
}
