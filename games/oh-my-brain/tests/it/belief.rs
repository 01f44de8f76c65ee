//! What is believed of hands and graveyards, judging by what players did.

use oh_my_brain::{Animal, Cards, Demand, Memory, OhMyBrain};
use tabletop::{Cx, Game, Seat, Strategy, Viewer, chance::Seeded};

use crate::memory::table_and_memory as table;

const A: Viewer = Viewer::Seat(Seat::new(0));
const B: Seat = Seat::new(1);

const N_GUESSES: u64 = 1000;

/// How many of A's guesses of what B holds are as asked.
fn n_imagined(
    (table, memory): &(OhMyBrain, Memory),
    place: fn(&OhMyBrain) -> Cards,
    asked: impl Fn(Cards) -> bool,
) -> u64 {
    let view = table.view(A);
    let mut chance = Seeded::new(1);
    let guesses = (0..N_GUESSES).map(|_| OhMyBrain::sample_belief(&view, memory, &mut chance));
    let guesses = guesses.filter(|guess| asked(place(guess)));
    guesses.count() as u64
}

fn hand(table: &OhMyBrain) -> Cards {
    table.hand(B)
}

fn graveyard(table: &OhMyBrain) -> Cards {
    table.graveyard(B)
}

#[test]
fn who_gave_up_at_a_twelve_hardly_holds_what_fits_but_perhaps_bluffs() {
    let mut table = table("A 9 hand 5 6; B 9 hand 3 4 7; horde 12; B plays");
    let fits = |hand: Cards| {
        let demand = Demand::Above(Animal::Rabbit);
        hand.kinds().any(|(animal, _)| demand.allows(animal))
    };
    let n_before = n_imagined(&table, hand, fits);
    assert!(
        600 < n_before,
        "{n_before}: there is nothing to believe yet"
    );
    let give_up = "give up".parse().expect("a move");
    let (mut luck, mut events) = (Seeded::new(2), Vec::new());
    table
        .0
        .play(B, give_up, &mut Cx::new(&mut luck, &mut events))
        .expect("it is legal");
    for event in events.iter().filter_map(|it| OhMyBrain::redact(it, A)) {
        OhMyBrain::remember(&mut table.1, &event);
    }
    let n_after = n_imagined(&table, hand, fits);
    assert!((1..200).contains(&n_after), "{n_after}");
}

#[test]
fn who_played_one_mouse_hardly_holds_another() {
    let holds_a_mouse = |hand: Cards| hand.contains(Animal::Mouse);
    let open = table("A 9 hand 5 6; B 9 hand 3 4 7; horde 12; A plays");
    let showed = table("A 9 hand 5 6; B 9 hand 3 4 7; horde 12; B lacks 11 in 3; A plays");
    let n_open = n_imagined(&open, hand, holds_a_mouse);
    let n_showed = n_imagined(&showed, hand, holds_a_mouse);
    assert!(300 < n_open, "{n_open}");
    assert!((1..100).contains(&n_showed), "{n_showed}");
}

#[test]
fn a_mosquito_is_saved_in_the_deal_and_taken_back_first() {
    let holds_a_mosquito = |graveyard: Cards| graveyard.contains(Animal::Mosquito);
    let text = "A 9 hand 5 6; B 9 hand 3 4 7, graveyard 1 2 9; horde 12";
    let evenly = 365; // Of 45 unseen cards seven are mosquitoes; three are buried.
    let dealt = n_imagined(
        &table(&format!("{text}; A plays")),
        graveyard,
        holds_a_mosquito,
    );
    let picked_over = table(&format!("{text}; B picked over; A plays"));
    let left = n_imagined(&picked_over, graveyard, holds_a_mosquito);
    assert!(evenly < dealt, "{dealt}");
    assert!(left < evenly, "{left}");
}

#[test]
fn what_was_seen_stays_where_it_was_seen() {
    let table = table(
        "A 9 hand 5 6; B 9 hand 3 4 11, graveyard 9 10, open 9; horde 12; A saw B hand 11; \
         B lacks 11 in 3; A plays",
    );
    let is_there = |hand: Cards| hand.contains(Animal::Mouse);
    assert_eq!(n_imagined(&table, hand, is_there), N_GUESSES);
    let is_there = |graveyard: Cards| graveyard.contains(Animal::Bat);
    assert_eq!(n_imagined(&table, graveyard, is_there), N_GUESSES);
}
