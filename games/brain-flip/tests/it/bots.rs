//! What bots do: how often the best one finds the picture, and what it does on
//! tables where that is plain to see.

use brain_flip::{Action, BrainFlip, Event, Options};
use tabletop::{Bot, Cx, Decision, Game, Seat, Viewer, chance::Seeded};

fn bot(name: &str, seed: u64) -> Box<dyn Bot<BrainFlip>> {
    let info = BrainFlip::BOTS.iter().find(|bot| bot.name == name);
    (info.expect("it is there").make)(seed)
}

fn choose(bot: &mut dyn Bot<BrainFlip>, table: &BrainFlip, seat: Seat) -> Action {
    let mut legal = Vec::new();
    table.legal(seat, &mut legal);
    let action = bot.choose(&Decision {
        seat,
        view: &table.view(Viewer::Seat(seat)),
        legal: &legal,
    });
    assert!(legal.contains(&action), "{action} is not legal");
    action
}

/// Of `n_rounds` first rounds between bots of one name, how many were found.
fn n_found(options: &Options, n_seats: usize, name: &str, n_rounds: u64) -> u64 {
    let is_found = |seed: &u64| {
        let mut luck = Seeded::derived(*seed, &[0]);
        let mut bots: Vec<_> = (0..n_seats as u64)
            .map(|seat| bot(name, 100 * seed + seat))
            .collect();
        let mut table =
            BrainFlip::setup(options, n_seats, &mut Cx::silent(&mut luck)).expect("it opens");
        loop {
            let seat = table.turn().must().first().expect("the round goes on");
            let action = choose(bots[seat.index()].as_mut(), &table, seat);
            let mut events = Vec::new();
            table
                .play(seat, action, &mut Cx::new(&mut luck, &mut events))
                .expect("bots choose legal moves");
            for event in events {
                match event {
                    Event::Scored { feat, .. } => return feat == brain_flip::Feat::Found,
                    Event::Lost { .. } => return false,
                    _ => (),
                }
            }
        }
    };
    (0..n_rounds).filter(is_found).count() as u64
}

#[test]
fn sharp_finds_the_picture_in_99_of_100_flipped_rounds() {
    let options = Options::default();
    for n_seats in [2, 4] {
        let n = n_found(&options, n_seats, "sharp", 500);
        assert!(495 <= n, "{n} of 500 with {n_seats} seats");
    }
}

#[test]
fn sharp_finds_the_picture_in_85_of_100_straight_rounds() {
    let options = Options {
        straight: true,
        ..Options::default()
    };
    for n_seats in [2, 4] {
        let n = n_found(&options, n_seats, "sharp", 500);
        println!("{n_seats} {n}");
        assert!(425 <= n, "{n} of 500 with {n_seats} seats");
    }
}
#[test]
fn xlevels() {
    for name in ["dozy", "careful", "sharp"] {
        for straight in [false, true] {
            let options = Options {
                straight,
                ..Options::default()
            };
            for n_seats in [2, 4] {
                println!(
                    "{name} straight {straight} seats {n_seats}: {}",
                    n_found(&options, n_seats, name, 500)
                );
            }
        }
    }
}
