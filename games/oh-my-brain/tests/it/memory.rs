//! What everybody remembers of a hand or a graveyard that they cannot see.

use oh_my_brain::{Action, Animal, Cards, Event, Memory, OhMyBrain, memory::Lacks};
use tabletop::{Cx, Game, Seat, Strategy, Viewer, chance::Scripted};

/// A table in one line with what everybody remembers: `B lacks 0 18 19 in 3` of
/// the three oldest cards in B's hand, `B picked over` its graveyard.
pub(crate) fn table_and_memory(text: &str) -> (OhMyBrain, Memory) {
    let (remembered, table): (Vec<&str>, Vec<&str>) = text
        .split("; ")
        .partition(|part| part.contains(" lacks ") || part.ends_with(" picked over"));
    let game: OhMyBrain = table.join("; ").parse().expect("a table");
    game.assert_sound();
    let mut memory = Memory {
        top: game.table.horde.top,
        ..Memory::default()
    };
    for seat in game.table.seats() {
        memory.n_hand[seat] = game.hand(seat).len();
    }
    for part in remembered {
        let (seat, what) = part.split_once(' ').expect("a seat comes first");
        let seat: Seat = seat.parse().expect("a seat");
        match what.strip_prefix("lacks ") {
            Some(lacks) => memory.lacks[seat] = read_lacks(lacks),
            None => memory.picked_over[seat] = true,
        }
    }
    (game, memory)
}

/// `0 18 19 in 3, 6 in 2`.
fn read_lacks(text: &str) -> Lacks {
    let mut lacks = Lacks::NONE;
    for part in text.split(", ") {
        let (animals, n) = part.split_once(" in ").expect("animals in so many cards");
        for animal in animals.split(' ') {
            lacks.set(
                animal.parse().expect("a card"),
                n.parse().expect("a number"),
            );
        }
    }
    lacks
}

fn write(memory: &Memory, n_seats: usize) -> String {
    let mut parts = Vec::new();
    for seat in (0..n_seats).map(Seat::new) {
        let of = |n: u8| {
            let lacks = |animal: &Animal| memory.lacks[seat].n(*animal) == n;
            let animals: Cards = Animal::all().filter(lacks).collect();
            (!animals.is_empty()).then(|| format!("{animals} in {n}"))
        };
        let lacks: Vec<String> = (1..=memory.n_hand[seat]).filter_map(of).collect();
        if memory.lacks[seat] != Lacks::NONE {
            parts.push(format!("{seat} lacks {}", lacks.join(", ")));
        }
        if memory.picked_over[seat] {
            parts.push(format!("{seat} picked over"));
        }
    }
    parts.join("; ")
}

/// Plays `script` and says what happened.
fn play(game: &mut OhMyBrain, script: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for line in script.lines().map(str::trim).filter(|it| !it.is_empty()) {
        let (line, draws) = line.split_once(" : ").unwrap_or((line, ""));
        let (seat, action) = line.split_once(' ').expect("a seat and a move");
        let seat: Seat = seat.parse().expect("a seat");
        let action: Action = action.parse().expect("a move");
        let draws = draws.split_whitespace().map(|it| it.parse().expect("luck"));
        let mut luck = Scripted::new(draws);
        game.play(seat, action, &mut Cx::new(&mut luck, &mut events))
            .expect("it is legal");
    }
    events
}

/// Plays `script` and compares what everybody at the table remembers then with
/// `expected`.
#[track_caller]
fn remembers(table: &str, script: &str, expected: &str) {
    let (mut game, before) = table_and_memory(table);
    let events = play(&mut game, script);
    for seat in game.table.seats() {
        let mut memory = before;
        for event in &events {
            let told = OhMyBrain::redact(event, Viewer::Seat(seat)).expect("all are told of all");
            OhMyBrain::remember(&mut memory, &told);
        }
        assert_eq!(write(&memory, game.table.n_seats()), expected);
        for owner in game.table.seats() {
            assert_eq!(memory.n_hand[owner], game.hand(owner).len());
        }
        assert_eq!(memory.top, game.table.horde.top);
    }
}

const GIVES_UP: &str = "
    A give up : 0 0
    A keep 0
    ";

#[test]
fn who_gives_up_lacks_what_would_have_fitted() {
    remembers(
        "A 9 hand 4 5 6; B 9 hand 1; horde 17; A plays",
        GIVES_UP,
        "A lacks 0 18 19 in 3",
    );
    remembers(
        "A 9 hand 9 10; B 9 hand 1; horde 8; A plays",
        GIVES_UP,
        "A lacks 0 1 2 3 4 5 6 7 in 2",
    );
}

#[test]
fn a_card_that_could_not_have_fitted_leaves_less_to_remember() {
    let table = "A 9 hand 4 5 6; B 9 hand 1; horde 17; A plays";
    let plays_an_old_card = format!("{GIVES_UP}A play 4");
    remembers(table, &plays_an_old_card, "A lacks 0 18 19 in 2, 4 in 3");
    // A mosquito in that hand can only be the new card.
    let plays_the_new_card = format!("{GIVES_UP}A play 0");
    remembers(table, &plays_the_new_card, "A lacks 0 18 19 in 3");
}

#[test]
fn who_plays_an_animal_lacks_another_of_it() {
    remembers(
        "A 9 hand 6 7 8 9; B 9 hand 1; horde 4; A plays",
        "A play 6",
        "A lacks 6 in 3",
    );
    remembers(
        "A 9 hand 6 6 7 8 9; B 9 hand 1; horde 4; A plays",
        "A play 6 x2",
        "A lacks 6 in 3",
    );
}

#[test]
fn who_plays_a_mosquito_in_need_lacks_what_fits() {
    remembers(
        "A 9 hand 0 4 5 6; B 9 hand 1; horde 17; A plays",
        "A play 0",
        "A lacks 0 18 19 in 3",
    );
    let anything_fits = [
        "A 9 hand 0 4 5 6; B 9 hand 1; A plays",
        "A 9 hand 0 4 5 6; B 9 hand 1; horde 0; A plays",
    ];
    for table in anything_fits {
        remembers(table, "A play 0", "A lacks 0 in 3");
    }
}

#[test]
fn cards_that_come_later_may_be_anything() {
    remembers(
        "A 9 hand 6, graveyard 12; B 9 hand 1; horde 4; A lacks 9 in 1; A plays",
        "A play 6",
        "A picked over",
    );
    remembers(
        "A 9 hand 4 6, graveyard 12; B 9 hand 1; horde 4; A lacks 9 in 2; A plays",
        "A play 6",
        "A lacks 6 9 in 1; A picked over",
    );
}

#[test]
fn a_swap_of_hands_carries_it_along() {
    remembers(
        "A 9 hand 4 5 6; B 9 hand 1 2 3; horde 18; A lacks 0 in 2; B lacks 7 in 1; A swaps",
        "A swap hands B",
        "A lacks 7 in 1; B lacks 0 in 2",
    );
    remembers(
        "A 9 hand 4 5 6, graveyard 7; B 9 hand 1 2 3, graveyard 9; horde 18; A lacks 0 in 2; \
         B picked over; A swaps",
        "A swap graveyards B",
        "A lacks 0 in 2; A picked over",
    );
}

#[test]
fn a_gift_may_be_any_card_of_the_hand() {
    remembers(
        "A 9 hand 4 5 6 7; B 9 hand 1; horde 18; A lacks 0 in 3, 9 in 1; A gives",
        "A give 5 to B",
        "A lacks 0 in 2",
    );
}

#[test]
fn a_graveyard_is_picked_over_once_its_owner_takes_a_card() {
    remembers(
        "A 9 hand 6, graveyard 9 10 12 13; B 9 hand 1; horde 4; A plays",
        "
        A play 6
        A take 9
        ",
        "A picked over",
    );
}

#[test]
fn a_new_round_is_a_clean_slate() {
    remembers(
        "A 9 hand 6; B 9 hand 1 2; horde 4; A lacks 9 in 1; B lacks 0 in 2; B picked over; A plays",
        "A play 6 : 0 0 0 0 0 0",
        "",
    );
}
