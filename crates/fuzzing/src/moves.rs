//! Moves, one a line. `@7` plays the seventh of those that are allowed, so that
//! every position can be reached; any other line is a move as somebody wrote it.

use driver::Driver;

use crate::table;

const MOST_LINES: usize = 40;

pub(crate) fn run(bytes: &[u8]) {
    let Some((mut driver, text)) = table::reach(bytes) else {
        return;
    };
    // Not `lines`: what breaks a line of a record may stand inside a move.
    for line in text.split('\n').take(MOST_LINES) {
        try_line(&mut driver, line);
    }
    table::check_record(&driver);
}

fn try_line(driver: &mut Driver, line: &str) {
    let Some(seat) = table::waits_for(driver) else {
        return;
    };
    let nth = line
        .strip_prefix('@')
        .and_then(|nth| nth.parse::<usize>().ok());
    if let Some(nth) = nth {
        let legal = driver.game().legal(seat);
        let choice = &legal[nth % legal.len()];
        table::play_legal(driver, seat, choice);
        return;
    }
    driver.game().game().takes_remark(line);
    if let Ok(pending) = driver.play(seat, driver.game().n_moves(), line) {
        driver.commit(pending);
    }
}
