//! What everybody remembers of cards that they cannot see.

use give_me_the_brain::{
    Action, Event, GiveMeTheBrain, Job, Memory, Options, Phase,
    card::Face,
    memory::{Held, Lacks, Player},
};
use tabletop::{
    Chance, Cx, Game, Seat, Strategy, Viewer,
    chance::{Scripted, Seeded},
};

/// A table in one line with what everybody remembers: `B lacks bids 3` of B's
/// three oldest cards, and `B lacks handiwork 2`.
pub(crate) fn table_and_memory(text: &str) -> (GiveMeTheBrain, Memory) {
    let (remembered, table): (Vec<&str>, Vec<&str>) =
        text.split("; ").partition(|part| part.contains(" lacks "));
    let table: GiveMeTheBrain = table.join("; ").parse().expect("a table");
    table.assert_sound();
    let mut memory = seen(&table);
    for part in remembered {
        let [seat, "lacks", sort, n] = part.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{part:?} does not read like `B lacks bids 3`");
        };
        let seat: Seat = seat.parse().expect("a seat");
        let lacks = &mut memory.players[seat.index()].held.lacks;
        let n = n.parse().expect("a number");
        match sort {
            "bids" => lacks.bids = n,
            "handiwork" => lacks.handiwork = n,
            _ => panic!("{sort:?} is not bids or handiwork"),
        }
    }
    (table, memory)
}

/// What somebody knows who looks at the table and remembers nothing.
fn seen(table: &GiveMeTheBrain) -> Memory {
    let table = &table.table;
    let mut memory = Memory::default();
    for seat in table.seats() {
        let n = |job| table.before[seat].n(Face::Job(job)).cast_signed();
        memory.players[seat.index()] = Player {
            held: Held {
                n: table.held[seat],
                lacks: Lacks::default(),
            },
            n_aside: table.set_aside[seat],
            extra_hands: n(Job::ExtraHand) - n(Job::Mop),
        };
    }
    if let Phase::Work(work) = &table.phase {
        memory.hands_used = work.hands_used;
        memory.n_jobs = work.jobs.iter().count() as u8;
    }
    memory
}

fn write(memory: &Memory, n_seats: usize) -> String {
    let mut parts = Vec::new();
    for seat in (0..n_seats).map(Seat::new) {
        let Lacks { bids, handiwork } = memory.lacks(seat);
        for (sort, n) in [("bids", bids), ("handiwork", handiwork)] {
            if 0 < n {
                parts.push(format!("{seat} lacks {sort} {n}"));
            }
        }
    }
    parts.join("; ")
}

/// Plays `script` and says what happened.
fn play(table: &mut GiveMeTheBrain, script: &str) -> Vec<Event> {
    let mut events = Vec::new();
    for line in script.lines().map(str::trim).filter(|it| !it.is_empty()) {
        let (line, draws) = line.split_once(" : ").unwrap_or((line, ""));
        let (seat, action) = line.split_once(' ').expect("a seat and a move");
        let seat: Seat = seat.parse().expect("a seat");
        let action: Action = action.parse().expect("a move");
        let draws = draws.split_whitespace().map(|it| it.parse().expect("luck"));
        let mut luck = Scripted::new(draws);
        table
            .play(seat, action, &mut Cx::new(&mut luck, &mut events))
            .expect("it is legal");
    }
    events
}

/// Plays `script` and compares what everybody at the table remembers then with
/// `expected`.
#[track_caller]
fn remembers(table: &str, script: &str, expected: &str) {
    let (mut table, before) = table_and_memory(table);
    let events = play(&mut table, script);
    for seat in table.table.seats() {
        let mut memory = before;
        for event in &events {
            let told = GiveMeTheBrain::redact(event, Viewer::Seat(seat));
            GiveMeTheBrain::remember(&mut memory, &told.expect("all are told of all"));
        }
        assert_eq!(write(&memory, table.table.n_seats()), expected);
    }
}

/// What is remembered to fold events into has to stay true to the table.
#[test]
fn everybody_keeps_count_of_cards_and_hands() {
    for seed in 0..30 {
        let mut chance = Seeded::new(seed);
        let n_seats = 3 + seed as usize % 4;
        let mut events = Vec::new();
        let mut cx = Cx::new(&mut chance, &mut events);
        let mut table =
            GiveMeTheBrain::setup(&Options::default(), n_seats, &mut cx).expect("opens");
        let mut memory = Memory::default();
        let mut legal = Vec::new();
        while let Some(seat) = table.turn().must().first() {
            for event in events.drain(..) {
                let told = GiveMeTheBrain::redact(&event, Viewer::Public);
                GiveMeTheBrain::remember(&mut memory, &told.expect("all are told of all"));
            }
            let seen = seen(&table);
            for seat in table.table.seats() {
                let forgetful = Player {
                    held: Held {
                        lacks: Lacks::default(),
                        ..memory.players[seat.index()].held
                    },
                    ..memory.players[seat.index()]
                };
                assert_eq!(forgetful, seen.players[seat.index()], "{table}");
            }
            if let Phase::Work(_) = table.table.phase {
                assert_eq!(memory.hands_used, seen.hands_used, "{table}");
                assert_eq!(memory.n_jobs, seen.n_jobs, "{table}");
            }
            legal.clear();
            table.legal(seat, &mut legal);
            let action = legal[chance.draw(legal.len() as u32 - 1) as usize];
            table.apply(seat, action, &mut Cx::new(&mut chance, &mut events));
        }
    }
}

#[test]
fn who_passes_lacks_bids() {
    remembers(
        "A mop hot-potato; B 3; C 4; bids from A",
        "A pass",
        "A lacks bids 2",
    );
}

#[test]
fn what_is_drawn_later_may_be_a_bid() {
    remembers(
        "A mop; B overtime; C improvise; deck 5 6 7 8; discards rest; bids from A",
        "
        A pass
        B pass
        C pass : 0 0 0
        ",
        "A lacks bids 1; B lacks bids 1; C lacks bids 1",
    );
    // A bid can only be the card that was drawn.
    remembers(
        "A 5 mop; B 3; C 4; A lacks bids 1; bids from A",
        "A bid 5",
        "A lacks bids 1",
    );
}

#[test]
fn a_job_that_was_no_bid_leaves_less_to_remember() {
    remembers(
        "A coffee-mug mop 7; B 3; C 4; A lacks bids 2; brain B; A works",
        "A play coffee-mug",
        "A lacks bids 1",
    );
}

#[test]
fn who_stops_with_a_hand_left_lacks_work_for_it() {
    remembers(
        "A 5 overtime; B 3; C 4; brain B; A works, used 1",
        "A stop",
        "A lacks handiwork 2",
    );
    remembers(
        "A 5 overtime, table walkie-talkie; B 3; C 4; brain B; A works, used 2",
        "A stop",
        "",
    );
}

#[test]
fn loafing_says_nothing_but_fresh_cards_are_fresh() {
    remembers(
        "A 5 overtime; B 3; C 4; A lacks bids 1; brain B; A works",
        "A loaf : 0",
        "A lacks bids 1",
    );
    remembers(
        "A 5 6; B 3; C 4; A lacks handiwork 2; brain A; A works",
        "A loaf afresh : 0 0 0",
        "",
    );
}

#[test]
fn passed_and_swapped_cards_carry_it_along() {
    remembers(
        "A shift-swap 5; B 3 6; C 4; A lacks handiwork 2; B lacks bids 2; brain B; A works",
        "
        A play shift-swap
        A choose B
        ",
        "A lacks bids 2; B lacks handiwork 1",
    );
    remembers(
        "A scrambling-practice 5; B 3 6; C 4; B lacks bids 2; brain B; A works",
        "A play scrambling-practice",
        "C lacks bids 2",
    );
}

#[test]
fn a_card_that_is_given_may_be_any() {
    remembers(
        "A not-my-station 5 6 7; B 3; C 4; A lacks handiwork 3; B lacks bids 1; brain B; A works",
        "
        A play not-my-station
        A give 5
        ",
        "A lacks handiwork 1; B lacks bids 1",
    );
    remembers(
        "A fire-drill 5 6 7; B 3 8 9; C 4 10 11; A lacks handiwork 4; B lacks handiwork 3; \
         brain B; A works",
        "
        A play fire-drill
        A set aside 5
        A set aside 6
        B set aside 3
        B set aside 8
        C set aside 4
        C set aside 10
        ",
        "A lacks handiwork 1; B lacks handiwork 1",
    );
}

#[test]
fn discarded_cards_are_seen_by_all() {
    remembers(
        "A take-out-the-trash 5 mop overtime; B 3; C 4; A lacks handiwork 2; brain B; A works",
        "
        A play take-out-the-trash
        A discard mop
        ",
        "A lacks handiwork 1",
    );
    remembers(
        "A inventory-day 5 6; B 3; C 4; A lacks handiwork 2; brain A; A works",
        "A play inventory-day : 0 0 0 0 5",
        "",
    );
}
