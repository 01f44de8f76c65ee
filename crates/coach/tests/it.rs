//! What the coach says is checked against games whose answer is known.

use coach::{Coach, Ledger, Report};
use driver::{Match, Playback};
use erased::{
    DynGame, Json,
    imagined::{Effort, Weighed},
};
use record::{Move, Record};
use tabletop::{
    Lang, Seat, Turn,
    chance::{Recorded, Seeded},
    sealed::Seal,
};

/// A whole game of these bots, one for each seat.
fn played(game: &'static dyn DynGame, bots: &[&str], seed: u16) -> Playback {
    let [low, high] = seed.to_le_bytes();
    let mut key = [low; 32];
    key[0] ^= high;
    let seal = Seal {
        key,
        salts: bots.iter().map(ToString::to_string).collect(),
    };
    // The luck is bound to names.
    let players = (0..)
        .zip(bots)
        .map(|(n, bot)| format!("{bot} {n}"))
        .collect();
    let mut table = Match::start(game, Json::Null, players, seal).expect("the usual game opens");
    while let Some(seat) = table.turn().must().first() {
        let action = table.choose(bots[seat.index()], seat);
        let action = action.expect("there is something to choose");
        table.play(seat, &action).expect("bots play legal moves");
    }
    Playback::new(table.record(), game).expect("it is over")
}

fn smallest(game: &dyn DynGame) -> usize {
    *game.info().seats.start()
}

fn find(id: &str) -> &'static dyn DynGame {
    registry::find(id).expect("the game is here")
}

fn luck_and_choices(ledger: &Ledger) -> i32 {
    ledger.luck() + ledger.own.mean + ledger.others.mean
}

#[test]
fn the_parts_add_up_exactly_in_every_game() {
    for game in registry::all() {
        let playback = played(game, &vec!["walker"; smallest(game)], 3);
        let report = Coach::new(&playback, 5, 1).run(2, || ());
        assert_eq!(report.chances.len(), playback.n_moves() as usize + 1);
        let mut whole = 0;
        for (index, ledger) in report.ledgers.iter().enumerate() {
            let seat = Seat::new(index);
            let Ledger { start, result, .. } = *ledger;
            assert_eq!(start.mean + luck_and_choices(ledger), result, "{ledger:?}");
            let step = |it: &coach::Step| it.choice[seat] + it.unseen[seat] + it.draws[seat];
            let steps: i32 = report.steps.iter().map(step).sum();
            assert_eq!(start.mean + steps, result, "{} {seat}", report.game);
            let last = report.chances.last().expect("there is an end");
            assert_eq!(i64::from(last[seat]), i64::from(result));
            whole += result;
        }
        assert!((998..=1000).contains(&whole), "somebody has won: {whole}");
        let lay = report.as_it_lay();
        assert_eq!(lay.len(), report.chances.len());
        let n_seats = report.players.len() as u32;
        for it in &lay {
            let whole: i32 = it.iter().map(|(_, share)| *share).sum();
            assert!(
                (whole - 1000).unsigned_abs() <= n_seats,
                "everybody together: {whole}"
            );
        }
        for (seat, share) in lay.last().expect("there is an end").iter() {
            assert_eq!(*share, report.ledgers[seat.index()].result);
        }
    }
}

#[test]
fn a_report_is_read_back_as_it_was_written() {
    let playback = played(find("jars"), &["walker", "ghoul"], 2);
    let report = Coach::new(&playback, 6, 1).run(1, || ());
    let text = serde_json::to_string(&report).expect("it is plain data");
    let read: Report = serde_json::from_str(&text).expect("it is a report");
    assert_eq!(read, report);
}

#[test]
fn every_move_is_judged_in_words_of_either_language() {
    for game in registry::all() {
        let playback = played(game, &vec!["walker"; smallest(game)], 8);
        let report = Coach::new(&playback, 4, 1).run(2, || ());
        let names = &playback.record().players;
        // Finding out what could be done takes its time.
        for n in (0..=playback.n_moves()).step_by(9) {
            for lang in [Lang::En, Lang::Fr] {
                let judged = coach::describe_cost(&report, n, (&playback, names), lang);
                assert!(judged.ends_with('.'), "{judged}");
                assert!(!judged.contains('{'), "{judged}");
            }
        }
        for moment in report.moments_of(None) {
            assert!((1..=playback.n_moves()).contains(&moment.n));
        }
    }
}

#[test]
fn what_is_known_to_everybody_is_never_hidden() {
    let game = find("mmm-brains");
    let playback = played(game, &["fond", "forgetful", "exact"], 4);
    let report = Coach::new(&playback, 20, 1).run(2, || ());
    for ledger in &report.ledgers {
        assert_eq!((ledger.unseen.mean, ledger.unseen.ci95), (0, [0, 0]));
    }
}

/// Plays a whole game by the best that the coach finds.
fn best_found(game: &'static dyn DynGame, effort: Effort) -> Record {
    let n_seats = smallest(game);
    let mut luck = Seeded::new(9);
    let mut setup = Recorded::new(&mut luck);
    let opened = game.start(&Json::Null, n_seats, &mut setup);
    let mut table = opened.expect("the usual game opens").table;
    let setup = setup.draws;
    let mut moves = Vec::new();
    let standings = loop {
        let seat = match table.turn() {
            Turn::Over(standings) => break standings,
            Turn::Waiting { must, .. } => must.first().expect("somebody is waited for"),
        };
        let legal = table.legal(seat);
        let n = moves.len() as u32;
        let asked = table.imagined(effort, n, Some((seat, &legal[0])));
        let weighed = asked.expect("it is legal").played.expect("it was asked");
        let action = match weighed.weighed {
            Some(Weighed { best, .. }) => best,
            None => legal[0].clone(),
        };
        let mut drawn = Recorded::new(&mut luck);
        let step = table.play(seat, &action, &mut drawn);
        let draws = drawn.draws;
        table = step.expect("it is legal").table;
        moves.push(Move {
            seat,
            action,
            draws,
        });
    };
    Record {
        game: game.info().id.to_owned(),
        rules_version: game.info().rules_version,
        options: Json::Null,
        players: vec!["best".to_owned(); n_seats],
        commitment: None,
        seal: None,
        setup,
        moves,
        standings: Some(standings),
    }
}

#[test]
fn who_plays_the_best_found_everywhere_loses_nothing() {
    let effort = Effort {
        seed: 7,
        n_games: 4,
    };
    for game in registry::all() {
        let record = best_found(game, effort);
        let playback = Playback::new(record, game).expect("it is a whole game");
        let report = Coach::new(&playback, effort.n_games, effort.seed).run(2, || ());
        assert!(!report.decisions.is_empty(), "{}", report.game);
        for decision in &report.decisions {
            assert_eq!(decision.better, None, "{} {decision:?}", report.game);
            assert_eq!(decision.cost, coach::Estimate::default());
        }
        assert!(report.moments.is_empty());
    }
}

#[test]
fn who_plays_like_the_yardstick_has_neither_skill_nor_lack_of_it() {
    for id in ["oh-my-brain", "give-me-the-brain", "great-brain-robbery"] {
        let game = find(id);
        let playback = played(game, &vec!["greedy"; smallest(game)], 5);
        let report = Coach::new(&playback, 4, 1).run(2, || ());
        for Ledger { own, others, .. } in report.ledgers {
            assert_eq!((own.mean, own.ci95), (0, [0, 0]), "{id}");
            assert_eq!((others.mean, others.ci95), (0, [0, 0]), "{id}");
        }
    }
}

/// What two bots gain by their choices on each other, over games in which they
/// swap seats: the mean in thousandths, and its standard error.
fn gained(bots: [&str; 2], n_pairs: u16) -> (f64, f64) {
    let game = find("oh-my-brain");
    let net = |report: &Report, seat: usize| {
        let ledger = &report.ledgers[seat];
        f64::from(ledger.own.mean + ledger.others.mean)
    };
    let pair = |seed| {
        let [first, second] = bots;
        let there = played(game, &[first, second], seed);
        // Another deal: the same would be the same game if the bots are equal.
        let back = played(game, &[second, first], u16::MAX - seed);
        let look = |playback: &Playback| Coach::new(playback, 8, 1).run(2, || ());
        net(&look(&there), 0) + net(&look(&back), 1)
    };
    let pairs: Vec<f64> = (0..n_pairs).map(pair).collect();
    let n = f64::from(pairs.len() as u32);
    let mean = pairs.iter().sum::<f64>() / n;
    let squares: f64 = pairs.iter().map(|it| (it - mean).powi(2)).sum();
    (mean / 2.0, (squares / n / (n - 1.0)).sqrt() / 2.0)
}

fn seats_are_swapped(n_pairs: u16) {
    let (equal, error) = gained(["walker", "walker"], n_pairs);
    assert!(equal.abs() < 3.0 * error, "{equal} ± {error}");
    let (stronger, error) = gained(["greedy", "hasty"], n_pairs);
    assert!(3.0 * error < stronger, "{stronger} ± {error}");
}

#[test]
fn equal_bots_who_swap_seats_have_no_skill_over_each_other() {
    seats_are_swapped(20);
}

#[test]
#[ignore = "takes minutes"]
fn equal_bots_who_swap_seats_have_no_skill_over_each_other_in_500_games() {
    seats_are_swapped(250);
}

/// The exact bot computes every throw of the first phase; what it does must be
/// the yardstick there, and nothing surely better can be found.
#[test]
fn the_first_phase_of_mmm_brains_agrees_with_exact_values() {
    let game = find("mmm-brains");
    let playback = played(game, &["exact"; 3], 6);
    let report = Coach::new(&playback, 60, 1).run(2, || ());
    let is_first = |n: u32| {
        let model = playback.model(n, tabletop::Viewer::Public, Some(n));
        model.seen.view()["phase"] == "one"
    };
    let first = report.decisions.iter().filter(|it| is_first(it.n - 1));
    let first: Vec<_> = first.collect();
    assert!(10 < first.len(), "{}", first.len());
    for decision in first {
        assert_eq!(decision.usual.as_ref(), Some(&decision.played));
        assert_eq!(decision.skill, coach::Estimate::default());
        let [least, _] = decision.cost.ci95;
        assert!(least < 50, "{decision:?}");
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let playback = played(find("jars"), &["walker", "ghoul"], 2);
    let coach = Coach::new(&playback, 10, 5);
    let (alone, together) = (coach.run(1, || ()), coach.run(3, || ()));
    assert_eq!(alone, together);
    assert_ne!(alone, Coach::new(&playback, 10, 6).run(1, || ()));
}
