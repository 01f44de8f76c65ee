//! Bots are as strong as they say.

use std::cmp::Ordering;

use driver::Match;
use erased::{DynGame, Json};
use tabletop::{Seat, Standings, Turn, sealed::Seal};

/// How many of `n_games` the first bot wins alone, changing seats every game.
fn n_won(game: &str, bots: [&str; 2], n_games: u64) -> u64 {
    let game = registry::find(game).expect("the game is known");
    let arena = |bots: [&str; 2]| game.arena(&Json::Null, &bots).expect("both are known");
    let [one, two] = bots;
    let mut arenas = [arena([one, two]), arena([two, one])];
    let wins = |seed: &u64| {
        let seat = (seed % 2) as usize;
        let winners = arenas[seat].play(*seed).standings.winners();
        winners.len() == 1 && winners.contains(Seat::new(seat))
    };
    (0..n_games).filter(wins).count() as u64
}

/// How many of `n_games` one `hero` wins alone at a table of `villain`s,
/// changing seats every game.
fn n_won_alone(game: &str, hero: &str, villain: &str, n_seats: usize, n_games: u64) -> u64 {
    let game = registry::find(game).expect("the game is known");
    let arena = |seat: usize| {
        let mut bots = vec![villain; n_seats];
        bots[seat] = hero;
        game.arena(&Json::Null, &bots).expect("both are known")
    };
    let mut arenas: Vec<_> = (0..n_seats).map(arena).collect();
    let wins = |seed: &u64| {
        let seat = *seed as usize % n_seats;
        let winners = arenas[seat].play(*seed).standings.winners();
        winners.len() == 1 && winners.contains(Seat::new(seat))
    };
    (0..n_games).filter(wins).count() as u64
}

#[test]
fn greedy_beats_three_random_robbers_nineteen_times_in_twenty() {
    let n_won = n_won_alone("great-brain-robbery", "greedy", "random", 4, 1000);
    assert!(950 <= n_won, "greedy won only {n_won} of 1000");
}

#[test]
fn greedy_beats_random_at_oh_my_brain_nine_times_in_ten() {
    let n_won = n_won("oh-my-brain", ["greedy", "random"], 400);
    assert!(360 <= n_won, "greedy won only {n_won} of 400");
}

#[test]
fn greedy_beats_three_random_players_at_give_me_the_brain_nine_times_in_ten() {
    let n_won = n_won_alone("give-me-the-brain", "greedy", "random", 4, 400);
    assert!(360 <= n_won, "greedy won only {n_won} of 400");
}

#[test]
fn a_dozy_brain_master_says_oops_out_of_turn() {
    let game = registry::find("brain-flip").expect("the game is known");
    let mut arena = game
        .arena(&Json::Null, &["dozy", "dozy", "dozy"])
        .expect("the bot is known");
    let mut noted = |key: &str| {
        let notes = (0..20).flat_map(|seed| arena.study(seed).1);
        notes.filter(|note| note.key == key).count()
    };
    assert!(0 < noted("answer corrected"));
    assert!(0 < noted("mistake found"));
}

#[test]
fn a_bot_interrupts_a_game_in_progress_and_stays_with_what_it_said() {
    let game = registry::find("brain-flip").expect("the game is known");
    let players = vec!["dozy".to_owned(); 3];
    let n_oops = (0..10).filter(|key| {
        let seal = Seal {
            key: [*key; 32],
            salts: players.clone(),
        };
        let mut running = Match::start(game, Json::Null, players.clone(), seal).expect("it opens");
        while let Turn::Waiting { must, may } = running.turn() {
            let oops = |seat| running.interrupt("dozy", seat).expect("the bot is known");
            if let Some((seat, oops)) = may.iter().find_map(|it| Some((it, oops(it)?))) {
                assert_eq!(running.interrupt("dozy", seat), Ok(Some(oops.clone())));
                return running.play(seat, &oops).is_ok();
            }
            let seat = must.first().expect("somebody is waited for");
            let action = running.choose("dozy", seat).expect("the bot is known");
            running.play(seat, &action).expect("bots play legal moves");
        }
        false
    });
    assert!(3 <= n_oops.count(), "a dozy Brain Master errs and notices");
}

/// How often a seat of the first bot finishes before one of the second when
/// both sit alternately at the smallest table; ties count half.
fn share_ahead(game: &'static dyn DynGame, bots: [&str; 2], n_games: u64) -> f64 {
    let n_seats = *game.info().seats.start();
    let sits = |first: usize, seat: usize| bots[(first + seat) % 2];
    let mut arenas = [0, 1].map(|first| {
        let bots: Vec<&str> = (0..n_seats).map(|seat| sits(first, seat)).collect();
        game.arena(&Json::Null, &bots).expect("both are known")
    });
    let (mut ahead, mut pairs) = (0.0, 0.0);
    for seed in 0..n_games {
        let first = (seed % 2) as usize;
        let Standings(places) = arenas[first].play(seed / 2).standings;
        let seats = |bot: usize| {
            places
                .iter()
                .filter(move |(it, _)| (first + it.index()) % 2 == bot)
        };
        for (_, one) in seats(0) {
            for (_, two) in seats(1) {
                ahead += match one.place.cmp(&two.place) {
                    Ordering::Less => 1.0,
                    Ordering::Equal => 0.5,
                    Ordering::Greater => 0.0,
                };
                pairs += 1.0;
            }
        }
    }
    ahead / pairs
}

#[test]
fn every_level_that_does_not_search_beats_the_one_below() {
    // A new game searches at every level until it says something else.
    for game in [
        "mmm-brains",
        "oh-my-brain",
        "give-me-the-brain",
        "great-brain-robbery",
        "brain-flip",
    ] {
        let game = registry::find(game).expect("the game is known");
        for bots in [
            ["walker", "shambler"],
            ["runner", "walker"],
            ["ghoul", "runner"],
        ] {
            let share = share_ahead(game, bots, 400);
            let [better, worse] = bots;
            let id = game.info().id;
            assert!(
                0.62 < share,
                "{id}: {better} is ahead of {worse} in {share}"
            );
        }
    }
}

/// The turns of all games together, and of the longest, among four of the same.
fn n_turns(game: &'static dyn DynGame, bot: &str) -> (usize, usize) {
    let mut arena = game.arena(&Json::Null, &[bot; 4]).expect("it is known");
    let turns = |seed| {
        let (_, notes) = arena.study(seed);
        notes.iter().filter(|note| note.key == "turn").count()
    };
    let turns: Vec<usize> = (0..1000).map(turns).collect();
    let longest = turns.iter().max().expect("games were played");
    (turns.iter().sum(), *longest)
}

#[test]
fn weak_levels_do_not_make_a_game_drag() {
    for game in ["oh-my-brain", "give-me-the-brain"] {
        let game = registry::find(game).expect("the game is known");
        let (usual, _) = n_turns(game, "greedy");
        for level in ["shambler", "walker", "runner"] {
            let (all, longest) = n_turns(game, level);
            let id = game.info().id;
            assert!(2 * all < 3 * usual, "{id}: {level} {all}, greedy {usual}");
            // Give Me The Brain is called off after a hundred turns each.
            assert!(longest < 400, "{id}: {level} takes {longest} turns");
        }
    }
}

#[test]
fn a_short_search_beats_greedy_at_oh_my_brain() {
    let n_won = n_won("oh-my-brain", ["search-200", "greedy"], 40);
    assert!(24 <= n_won, "the search won only {n_won} of 40");
}
