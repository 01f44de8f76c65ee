//! What is believed of other players' cards, judging by what they did.

use give_me_the_brain::{GiveMeTheBrain, Memory, cards::Cards};
use tabletop::{Cx, Game, Seat, Strategy, Viewer, chance::Seeded};

use crate::memory::table_and_memory;

const A: Viewer = Viewer::Seat(Seat::new(0));
const B: Seat = Seat::new(1);

const N_GUESSES: u64 = 1000;

/// How many of A's guesses of B's cards are as asked.
fn n_imagined((table, memory): &(GiveMeTheBrain, Memory), asked: impl Fn(Cards) -> bool) -> u64 {
    let view = table.view(A);
    let mut chance = Seeded::new(1);
    let guess = |_| GiveMeTheBrain::sample_belief(&view, memory, &mut chance);
    let guesses = (0..N_GUESSES).map(guess);
    let guesses = guesses.filter(|guess| asked(guess.hands.held(B)));
    guesses.count() as u64
}

fn has_a_bid(hand: Cards) -> bool {
    !(hand & Cards::BIDS).is_empty()
}

#[test]
fn who_passed_hardly_has_a_bid_but_perhaps_bluffs() {
    let text = "A 5 9; B mop overtime hot-potato; C 3; bids from B";
    let mut table = table_and_memory(text);
    let n_before = n_imagined(&table, has_a_bid);
    assert!(
        500 < n_before,
        "{n_before}: there is nothing to believe yet"
    );
    let pass = "pass".parse().expect("a move");
    let (mut luck, mut events) = (Seeded::new(2), Vec::new());
    table
        .0
        .play(B, pass, &mut Cx::new(&mut luck, &mut events))
        .expect("it is legal");
    for event in events.iter().filter_map(|it| GiveMeTheBrain::redact(it, A)) {
        GiveMeTheBrain::remember(&mut table.1, &event);
    }
    let n_after = n_imagined(&table, has_a_bid);
    assert!((1..150).contains(&n_after), "{n_after}");
}

#[test]
fn a_card_drawn_since_may_be_a_bid() {
    let text = "A 5 9; B mop overtime; C 3; B lacks bids 1; brain A; A works";
    let table = table_and_memory(text);
    let n = n_imagined(&table, has_a_bid);
    assert!((200..400).contains(&n), "{n}");
}

#[test]
fn what_was_seen_is_there_whatever_is_believed() {
    let text = "A 5 9; B 7 overtime; C 3; A saw B 7; B lacks bids 2; brain A; A works";
    let table = table_and_memory(text);
    assert_eq!(n_imagined(&table, has_a_bid), N_GUESSES);
}
