//! Secrecy: what a seat hears decides what it sees. Two tables that told a
//! viewer the same story look the same to it.
//!
//! Twins are played in step. They differ in one choice or one piece of luck
//! that the viewer was not told about; their views must not differ.

use std::fmt;

use tabletop::{Cx, Game, Seat, Viewer, chance::Seeded};

use crate::tables::{actors, any_move, legal, n_seats, open, pick, viewers};

pub fn secrecy<G: Game>(n_games: u64) {
    let n_compared = compare(n_games, |game: &G, viewer| game.view(viewer));
    assert!(
        !G::INFO.has_secrets || 0 < n_compared,
        "the game claims secrets, but every viewer is told everything"
    );
}

/// Compares what twins look like to everybody who cannot tell them apart, and
/// says how often truly different tables did not.
pub(super) fn compare<G: Game, L: PartialEq + fmt::Debug>(
    n_games: u64,
    looks: impl Fn(&G, Viewer) -> L,
) -> u64 {
    let mut n_compared = 0;
    for seed in 0..n_games {
        let n_seats = n_seats::<G>(seed);
        let mut chance = Seeded::new(seed);
        let mut game: G = open(n_seats, &mut chance);
        while let Some((seat, action)) = any_move(&game, &mut chance) {
            let other = pick(&legal(&game, seat), &mut chance).expect("there was one");
            for viewer in viewers(n_seats).filter(|viewer| *viewer != Viewer::Judge) {
                // Another choice, and the same choice under other luck.
                n_compared += twins(&game, (seat, [action, other]), viewer, &chance, &looks);
                n_compared += twins(&game, (seat, [action, action]), viewer, &chance, &looks);
            }
            game.apply(seat, action, &mut Cx::silent(&mut chance));
        }
    }
    n_compared
}

/// Plays twins until their stories part, and says how often truly different
/// tables looked the same.
fn twins<G: Game, L: PartialEq + fmt::Debug>(
    game: &G,
    (seat, actions): (Seat, [G::Action; 2]),
    viewer: Viewer,
    chance: &Seeded,
    looks: &impl Fn(&G, Viewer) -> L,
) -> u64 {
    let mut tables = [*game, *game];
    let mut luck = [
        chance.clone(),
        Seeded::derived(7, &[u64::from(u8::from(seat))]),
    ];
    let mut picker = chance.clone();
    let mut next = Some((seat, actions));
    let mut n_compared = 0;
    while let Some((seat, actions)) = next {
        let mut stories = [Vec::new(), Vec::new()];
        for twin in 0..2 {
            let mut events = Vec::new();
            tables[twin].apply(
                seat,
                actions[twin],
                &mut Cx::new(&mut luck[twin], &mut events),
            );
            stories[twin].extend(events.iter().filter_map(|it| G::redact(it, viewer)));
        }
        if stories[0] != stories[1] {
            break;
        }
        let [one, two] = &tables;
        assert_eq!(
            looks(one, viewer),
            looks(two, viewer),
            "{viewer:?} sees what it was never told"
        );
        if one == two {
            // With the same luck and the same moves they stay the same.
            break;
        }
        n_compared += 1;
        // One difference is enough: from here on both have the same luck.
        luck[1] = luck[0].clone();
        next = common_move(one, two, &mut picker).map(|(seat, action)| (seat, [action; 2]));
    }
    n_compared
}

fn common_move<G: Game>(one: &G, two: &G, picker: &mut Seeded) -> Option<(Seat, G::Action)> {
    let others = actors(&two.turn());
    let common: Vec<Seat> = actors(&one.turn())
        .iter()
        .filter(|seat| others.contains(*seat))
        .collect();
    let seat = pick(&common, picker)?;
    let also = legal(two, seat);
    let mut both = legal(one, seat);
    both.retain(|action| also.contains(action));
    Some((seat, pick(&both, picker)?))
}
