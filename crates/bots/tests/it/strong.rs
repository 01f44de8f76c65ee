//! A search plays well without being told how.

use bots::{Search, SearchConfig, make};
use pig::{Action, Pig};
use tabletop::{
    Bot, Budget, BySeat, Cx, Decision, Seat, Standings, Strategy, Turn, Viewer, chance::Seeded,
};

fn play<G: Strategy>(bots: &mut [Box<dyn Bot<G>>], seed: u64) -> Standings {
    let mut chance = Seeded::new(seed);
    let mut cx = Cx::silent(&mut chance);
    let mut game = G::setup(&G::Options::default(), bots.len(), &mut cx).expect("it opens");
    loop {
        let seat = match game.turn() {
            Turn::Waiting { must, .. } => must.first().expect("somebody is waited for"),
            Turn::Over(standings) => return standings,
        };
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let action = bots[seat.index()].choose(&Decision {
            seat,
            view: &game.view(Viewer::Seat(seat)),
            memory: &G::Memory::default(),
            legal: &legal,
        });
        game.apply(seat, action, &mut Cx::silent(&mut chance));
    }
}

fn n_won<G: Strategy>(names: &[&str], n_games: u64) -> usize {
    let won = |seed: &u64| {
        let bots = names.iter().map(|name| make::<G>(name, *seed));
        let mut bots: Vec<_> = bots.map(|bot| bot.expect("it is there")).collect();
        play(&mut bots, *seed).winners().contains(Seat::new(0))
    };
    (0..n_games).filter(won).count()
}

#[test]
fn it_beats_random_players_at_pig_and_at_mmm_brains() {
    let n = n_won::<Pig>(&["search-200", "random"], 50);
    assert!(40 <= n, "{n} of 50");
    let n = n_won::<mmm_brains::MmmBrains>(&["search-200", "random", "random"], 50);
    assert!(40 <= n, "{n} of 50");
}

fn chosen(banked: [i32; 2], turn_total: i32, search: &mut Search<Pig>) -> Action {
    let view = Pig {
        goal: 100,
        banked: BySeat::new(2, |seat| banked[seat.index()]),
        turn_total,
        current: Seat::new(0),
        rolled: None,
    };
    search.choose(&Decision {
        seat: Seat::new(0),
        view: &view,
        memory: &(),
        legal: &[Action::Roll, Action::Hold],
    })
}

#[test]
fn it_holds_what_wins_and_rolls_when_holding_loses() {
    for seed in 0..10 {
        let mut search = Search::new(Budget::iterations(2000), seed);
        assert_eq!(chosen([80, 90], 20, &mut search), Action::Hold);
        assert_eq!(chosen([95, 99], 2, &mut search), Action::Roll);
    }
}

#[test]
fn equal_seeds_choose_alike_and_others_need_not() {
    let played = |seed| {
        let mut search = Search::new(Budget::iterations(50), seed);
        let choose = |total| chosen([40, 50], total, &mut search);
        (15..30).map(choose).collect::<Vec<_>>()
    };
    assert_eq!(played(3), played(3));
    assert!((0..20).any(|seed| played(seed) != played(3)));
}

#[test]
fn threads_think_together() {
    for seed in 0..5 {
        let budget = Budget::iterations(1000);
        let together = SearchConfig {
            n_threads: 3,
            ..SearchConfig::default()
        };
        let mut search = Search::with(together, budget, seed);
        assert_eq!(chosen([80, 90], 20, &mut search), Action::Hold);
    }
}

#[test]
fn it_hurries_when_asked_to() {
    let mut search = Search::<Pig>::new(Budget::iterations(u32::MAX), 1);
    // It would think for ever otherwise.
    search.hurry(std::time::Duration::from_millis(20));
    assert_eq!(chosen([80, 90], 20, &mut search), Action::Hold);
}

#[test]
fn what_was_thought_before_a_move_is_remembered_after_it() {
    let [before, after] = [(10, None), (14, Some(4))].map(|(turn_total, rolled)| Pig {
        goal: 100,
        banked: BySeat::new(2, |_| 40),
        turn_total,
        current: Seat::new(0),
        rolled,
    });
    let [before, after] = [&before, &after].map(|view| Decision {
        seat: Seat::new(0),
        view,
        memory: &(),
        legal: &[Action::Roll, Action::Hold],
    });
    let mut search = Search::<Pig>::new(Budget::iterations(5000), 1);
    search.think(&before);
    let n = search.n_remembered(&after);
    assert!(100 < n, "only {n}");
    search.think(&after);
    assert!(n + 4000 < search.n_remembered(&after));
    search.forget();
    assert_eq!(search.n_remembered(&after), 0);
}
