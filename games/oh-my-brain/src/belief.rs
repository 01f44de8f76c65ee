//! Where an unseen card probably lies, judging by what players do.
//!
//! The weights say how many of the cards in such places were of an animal, in
//! hundredths of what an even deal would have put there. They were counted in
//! games of searching and of greedy bots.

use crate::{
    animal::{Animal, Power},
    memory::Lacks,
};

/// A card that the hand seems to lack is this many times less likely there.
/// People bluff, so it is not ruled out.
const DOUBT: u32 = 10;
/// Cards that everybody buries in the deal.
const N_BURIED: u8 = 3;

/// High cards and those with the die are soon played, a mosquito is kept for
/// need. `place` counts the cards that have been there longer.
pub(crate) fn in_hand(animal: Animal, lacks: Lacks, place: u8) -> u32 {
    let weight = match (animal.power(), animal.value()) {
        (Power::Always, _) => 125,
        (Power::Lower, _) => 90,
        (Power::Die, ..=3) => 80,
        (Power::Die, _) => 70,
        (Power::Plain, ..=7) => 110,
        (Power::Again, _) | (Power::Plain, ..=10) => 100,
        (Power::Plain, _) => 85,
    };
    if place < lacks.n(animal) {
        weight / DOUBT
    } else {
        weight
    }
}

/// In the deal, players save for later what is easy to shed; once they have
/// taken something back, what is left is what they did not want.
pub(crate) fn in_graveyard(animal: Animal, picked_over: bool, place: u8) -> u32 {
    if picked_over || N_BURIED <= place {
        left_behind(animal)
    } else {
        saved(animal)
    }
}

fn saved(animal: Animal) -> u32 {
    match (animal.power(), animal.value()) {
        (Power::Always, _) => 160,
        (Power::Again, _) => 150,
        (Power::Die, ..=3) => 35,
        (Power::Die, _) => 85,
        (Power::Lower, _) | (Power::Plain, ..=7) => 65,
        (Power::Plain, _) => 90,
    }
}

fn left_behind(animal: Animal) -> u32 {
    match (animal.power(), animal.value()) {
        (Power::Lower, _) => 150,
        (Power::Again, _) => 90,
        (Power::Die, ..=3) => 65,
        (Power::Always | Power::Die, _) => 45,
        (Power::Plain, ..=7) => 130,
        (Power::Plain, ..=10) => 120,
        (Power::Plain, _) => 70,
    }
}
