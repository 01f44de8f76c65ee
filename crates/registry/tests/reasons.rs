//! Reasons: whoever asks why a bot did something is mostly told.

use erased::{DynGame, DynMatch, Json};
use scene::Words;
use tabletop::{Asked, Lang, Seat, Turn, Viewer, chance::Seeded};

/// How many games are looked through.
const N_GAMES: u64 = 10;
/// Of a hundred decisions at which there is a choice.
const FEWEST: u32 = 80;

/// Decisions at which there was a choice, and how many of them have a reason for
/// whoever made them.
#[derive(Copy, Clone, Default, Debug)]
struct Counted {
    decisions: u32,
    reasons: u32,
}

#[test]
fn most_of_what_bots_do_has_a_reason_in_every_game() {
    for game in registry::games() {
        let mut counted = Counted::default();
        for nth in 0..N_GAMES {
            play(game, nth, &mut counted);
        }
        let Counted { decisions, reasons } = counted;
        let id = game.info().id;
        assert!(100 < decisions, "{id}: {counted:?}");
        assert!(FEWEST * decisions <= 100 * reasons, "{id}: {counted:?}");
    }
}

/// A game of a bot that thinks and of one that is rather weak, in turn, at tables
/// of all sizes.
fn play(game: &'static dyn DynGame, nth: u64, counted: &mut Counted) {
    let mut strong = ["greedy", "exact"].into_iter();
    let strong = strong.find(|it| game.bot(it, 0).is_ok());
    let bots = [strong.expect("there is one"), "walker"];
    let bot = bots[nth as usize % bots.len()];
    let sizes: Vec<usize> = game.info().seats.collect();
    let n_seats = sizes[nth as usize / bots.len() % sizes.len()];
    let mut luck = Seeded::derived(18, &[nth]);
    let opened = game.start(&Json::Null, n_seats, &mut luck);
    let mut table = opened.expect("the usual game opens").table;
    for seed in 0.. {
        if let Turn::Over(_) = table.turn() {
            break;
        }
        let (seat, action) = decide(&*table, bot, seed);
        if 1 < table.legal(seat).len() {
            counted.decisions += 1;
            counted.reasons += u32::from(has_reason(&*table, seat, &action));
        }
        let step = table.play(seat, &action, &mut luck);
        table = step.expect("bots play legal moves").table;
    }
}

fn decide(table: &dyn DynMatch, bot: &str, seed: u64) -> (Seat, String) {
    let moved = table.turn().asked().find_map(|(seat, asked)| {
        let action = match asked {
            Asked::WhetherToInterrupt => table.interrupt(bot, seat, seed).ok()?,
            Asked::ToDecide => table.choose(bot, seat, seed).ok(),
        };
        Some((seat, action?))
    });
    moved.expect("somebody is waited for")
}

fn has_reason(table: &dyn DynMatch, seat: Seat, action: &str) -> bool {
    let words = Words {
        lang: Lang::En,
        me: Some(seat),
        names: &[],
        remarks: &[],
    };
    let seen = table.perspective(Viewer::Seat(seat));
    let reason = seen.reason(seat, action, &words);
    reason.expect("it is a move").is_some()
}
