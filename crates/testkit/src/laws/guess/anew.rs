//! What follows from earlier guesses and from what was told since is not guessed
//! anew: a card that everybody saw go into a hand stays there.
//!
//! Views alone cannot tell: where a view forgets what was shown, any guess looks
//! right. So earlier guesses are played on, in every way that tells the guesser
//! what it was told; where a thing lies in all of them, there it lies.

use std::collections::BTreeMap;

use scene::{Present, Words};
use tabletop::{Cx, Lang, Seat, Strategy, Viewer, chance::Seeded};

use crate::tables::{legal, pick};

/// How many ways on are compared with as many guesses, and as many beliefs.
const N_COMPARED: usize = 24;
/// A thing that lies elsewhere in so many of them is looked at again.
const N_SUSPECT: usize = 6;
/// It is known if it lies at its place in so many ways on.
const N_SURE: usize = 1000;
/// Most tries to tell the guesser the same story, for each way on.
const N_TRIES: usize = 60;

/// How many of a thing lie somewhere: by zone and by name.
type Lying = BTreeMap<(String, String), usize>;

/// A move of a game, and what its guesser remembers afterwards.
pub(super) struct Move<G: Strategy> {
    pub(super) nth: usize,
    pub(super) before: G,
    pub(super) seat: Seat,
    pub(super) action: G::Action,
    pub(super) events: Vec<G::Event>,
    pub(super) after: G,
    pub(super) memory: G::Memory,
}

/// Fails if the guesser guesses elsewhere, after a move, what it knows to lie
/// somewhere.
pub(super) fn check<G: Strategy + Present>(made: &Move<G>, guesser: Seat, chance: &mut Seeded) {
    let Some(known) = lies_in_all(made, guesser, N_COMPARED, chance) else {
        return;
    };
    let view = made.after.view(Viewer::Seat(guesser));
    let mut n_elsewhere = Lying::new();
    for nth in 0..2 * N_COMPARED {
        let guess = if nth % 2 == 0 {
            G::determinize(&view, chance)
        } else {
            G::sample_belief(&view, &made.memory, chance)
        };
        let lying = lying(&guess);
        for (thing, n) in &known {
            if lying.get(thing).unwrap_or(&0) < n {
                *n_elsewhere.entry(thing.clone()).or_default() += 1;
            }
        }
    }
    n_elsewhere.retain(|_, n| N_SUSPECT <= *n);
    if n_elsewhere.is_empty() {
        return;
    }
    let Some(sure) = lies_in_all(made, guesser, N_SURE, chance) else {
        return;
    };
    for (thing, n) in n_elsewhere {
        let (zone, name) = &thing;
        assert!(
            sure.get(&thing) != known.get(&thing),
            "{guesser} was shown that {name} lies in {zone}, and guesses it elsewhere {n} times \
             in {}, after move {}",
            2 * N_COMPARED,
            made.nth
        );
    }
}

/// What lies where in each of so many ways on from guesses before the move that
/// tell the guesser what it was told; nothing if they are too hard to find.
fn lies_in_all<G: Strategy + Present>(
    made: &Move<G>,
    guesser: Seat,
    n_ways: usize,
    chance: &mut Seeded,
) -> Option<Lying> {
    let viewer = Viewer::Seat(guesser);
    let view = made.before.view(viewer);
    let told = |events: &[G::Event]| -> Vec<G::Event> {
        let told = events.iter().filter_map(|it| G::redact(it, viewer));
        told.collect()
    };
    let story = told(&made.events);
    let mut in_all: Option<Lying> = None;
    let mut n_found = 0;
    for _ in 0..N_TRIES * n_ways {
        let mut guess = G::determinize(&view, chance);
        let action = if made.seat == guesser {
            made.action
        } else {
            pick(&legal(&guess, made.seat), chance)?
        };
        let mut events = Vec::new();
        guess.apply(made.seat, action, &mut Cx::new(chance, &mut events));
        if told(&events) != story {
            continue;
        }
        let lying = lying(&guess);
        in_all = Some(match in_all {
            None => lying,
            Some(so_far) => in_both(&so_far, &lying),
        });
        n_found += 1;
        if n_found == n_ways {
            return in_all;
        }
    }
    None
}

fn in_both(one: &Lying, other: &Lying) -> Lying {
    let common = one.iter().filter_map(|(thing, n)| {
        let n = *n.min(other.get(thing)?);
        Some((thing.clone(), n))
    });
    common.collect()
}

/// Everything on the table, as the judge sees it.
fn lying<G: Present>(game: &G) -> Lying {
    let words = Words {
        lang: Lang::En,
        me: None,
        names: &[],
        remarks: &[],
    };
    let mut lying = Lying::new();
    for (zone, piece) in G::scene(&game.view(Viewer::Judge), &[], &words).pieces() {
        let thing = (zone.id.to_string(), piece.label.clone());
        *lying.entry(thing).or_default() += 1;
    }
    lying
}
