//! Weaker bots play like weaker people: they forget and hurry, but they get
//! there.

use brain_flip::{Action, BrainFlip, Event, Options};
use tabletop::{Bot, Chance, Cx, Decision, Game, Policy, Strategy, Turn, Viewer, chance::Seeded};

/// The bots behind the five levels, weakest first.
fn levels() -> [&'static str; 5] {
    BrainFlip::LEVELS.map(|level| match level.policy {
        Policy::Own(name) if level.blunders == 0 => name,
        mind => panic!("{mind:?} leaves something to chance"),
    })
}

fn bot(name: &str, seed: u64) -> Box<dyn Bot<BrainFlip>> {
    let info = BrainFlip::BOTS.iter().find(|bot| bot.name == name);
    (info.expect("it is there").make)(seed)
}

/// Plays a game among bots of one name, shows every move before it is made to
/// `look`, and says how many moves and rounds it took.
fn play(
    name: &str,
    n_seats: usize,
    seed: u64,
    look: &mut dyn FnMut(&BrainFlip, Action),
) -> [u32; 2] {
    let mut luck = Seeded::derived(seed, &[0]);
    let mut bots: Vec<_> = (1..=n_seats as u64)
        .map(|part| bot(name, Seeded::derived(seed, &[part]).draw(u32::MAX).into()))
        .collect();
    let mut game = BrainFlip::setup(&Options::default(), n_seats, &mut Cx::silent(&mut luck))
        .expect("it opens");
    let (mut n_moves, mut n_rounds) = (0, 1);
    let mut legal = Vec::new();
    while let Turn::Waiting { must, may } = game.turn() {
        let mut asked = |seat, interrupts: bool| {
            legal.clear();
            game.legal(seat, &mut legal);
            let decision = Decision {
                seat,
                view: &game.view(Viewer::Seat(seat)),
                memory: &(),
                legal: &legal,
            };
            let bot = &mut bots[seat.index()];
            let action = if interrupts {
                bot.interrupt(&decision)
            } else {
                Some(bot.choose(&decision))
            };
            action.map(|action| (seat, action))
        };
        let interrupted = may.iter().find_map(|seat| asked(seat, true));
        let next = interrupted.or_else(|| asked(must.first()?, false));
        let (seat, action) = next.expect("somebody is waited for");
        look(&game, action);
        let mut events = Vec::new();
        game.play(seat, action, &mut Cx::new(&mut luck, &mut events))
            .expect("bots choose legal moves");
        n_moves += 1;
        n_rounds += events
            .iter()
            .filter(|it| matches!(it, Event::RoundBegan { .. }))
            .count() as u32;
    }
    [n_moves, n_rounds]
}

#[test]
fn every_level_is_done_within_one_and_a_half_times_the_turns_of_greedy() {
    const N_GAMES: u64 = 60;
    for n_seats in [2, 4] {
        let mean = |name| {
            let games = (0..N_GAMES).map(|seed| play(name, n_seats, 1000 + seed, &mut |_, _| ()));
            games.fold([0, 0], |[moves, rounds], [n_moves, n_rounds]| {
                [moves + n_moves, rounds + n_rounds]
            })
        };
        let [moves, rounds] = mean("greedy");
        for name in levels() {
            let [its_moves, its_rounds] = mean(name);
            let is_done = 2 * its_moves <= 3 * moves && 2 * its_rounds <= 3 * rounds;
            assert!(
                is_done,
                "{name} at a table of {n_seats}: {its_moves} moves and {its_rounds} rounds, \
                 greedy {moves} and {rounds}"
            );
        }
    }
}

#[test]
fn whoever_is_brain_master_first_has_no_advantage_at_a_table_of_two() {
    const N_GAMES: u32 = 100;
    let (mut n_won, mut n_shared) = (0, 0);
    for seed in 0..N_GAMES {
        let mut first = None;
        let mut last = None;
        play("sharp", 2, seed.into(), &mut |game, action| {
            first.get_or_insert(game.table.master);
            last = Some((*game, action));
        });
        let (mut game, action) = last.expect("somebody moved");
        let seat = game.turn().must().first().expect("the game goes on");
        game.apply(seat, action, &mut Cx::silent(&mut Seeded::new(0)));
        let Turn::Over(standings) = game.turn() else {
            panic!("the last move ends the game")
        };
        let winners = standings.winners();
        n_shared += u32::from(winners.len() == 2);
        n_won += u32::from(winners.len() == 1 && winners.iter().next() == first);
    }
    let n_decided = N_GAMES - n_shared;
    assert!(n_shared < N_GAMES / 2, "{n_shared} games were shared");
    assert!(
        3 * n_won > n_decided && 3 * n_won < 2 * n_decided,
        "{n_won} of {n_decided}"
    );
}
