//! Records, as somebody may have written or changed them.

use driver::Playback;
use record::Record;
use tabletop::{Seat, Viewer};

pub(crate) fn run(bytes: &[u8]) {
    let text = &String::from_utf8_lossy(bytes);
    let found = driver::check(text, registry::find);
    let Ok(record) = text.parse::<Record>() else {
        assert!(found.is_err());
        return;
    };
    // A record may have spaces where we write none. What we write is read as
    // we wrote it, and is as honest.
    let tidy = record.to_string();
    let again = tidy.parse::<Record>();
    let again = again.unwrap_or_else(|why| panic!("{why} of\n{tidy}"));
    assert_eq!(again.to_string(), tidy);
    assert_eq!(
        driver::check(&tidy, registry::find),
        found,
        "written as\n{tidy}"
    );
    look_at(record);
}

/// What is found to be a game that is over can be looked at from everywhere.
fn look_at(record: Record) {
    let Some(game) = registry::find(&record.game) else {
        return;
    };
    let n_seats = record.players.len();
    let Ok(playback) = Playback::new(record, game) else {
        return;
    };
    let seats = (0..n_seats).map(|seat| Viewer::Seat(Seat::new(seat)));
    for eyes in seats.chain([Viewer::Public, Viewer::Judge]) {
        let told = (0..=playback.n_moves()).map(|n| {
            let model = playback.model(n, eyes, n.checked_sub(1));
            model.events.json_for(Viewer::Judge)
        });
        let told: Vec<_> = told.flatten().collect();
        let all = playback.model(u32::MAX, eyes, None);
        assert_eq!(all.events.json_for(Viewer::Judge), told);
    }
}
