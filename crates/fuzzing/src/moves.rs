//! Moves, one a line. `@7` plays the seventh of those that are allowed, so that
//! every position can be reached; any other line is a move as somebody wrote it.

use record::Running;

use crate::table;

const MOST_LINES: usize = 40;

pub(crate) fn run(bytes: &[u8]) {
    let Some((mut running, text)) = table::reach(bytes) else {
        return;
    };
    // Not `lines`: what breaks a line of a record may stand inside a move.
    for line in text.split('\n').take(MOST_LINES) {
        try_line(&mut running, line);
    }
    table::check_record(&running);
}

fn try_line(running: &mut Running, line: &str) {
    let Some(seat) = table::waits_for(running) else {
        return;
    };
    let nth = line
        .strip_prefix('@')
        .and_then(|nth| nth.parse::<usize>().ok());
    if let Some(nth) = nth {
        let legal = running.legal(seat);
        let choice = &legal[nth % legal.len()];
        table::play_legal(running, seat, choice);
        return;
    }
    let n_moves = running.n_moves();
    running.game().takes_remark(line);
    let is_played = running.play(seat, line).is_ok();
    assert_eq!(running.n_moves(), n_moves + u32::from(is_played));
}
