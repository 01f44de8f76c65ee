//! A host who changes what is agreed on, and devices that agree to it or find
//! out.

use driver::{Match, Mismatch, Witness};
use erased::Erased;
use pig::Pig;
use record::Record;
use serde_json::{Value as Json, json};
use tabletop::{Seat, sealed::Seal};
use wire::{Join, SeatInfo, SeatKind, TableInfo, Wish};

static PIG: Erased<Pig> = Erased::new();

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

const KEY: [u8; 32] = [5; 32];

fn commitment() -> String {
    let salts = Vec::new();
    Seal { key: KEY, salts }.commitment()
}

/// A table of people as Ada is shown it.
fn table(names: &[&str], goal: u32, terms: u32) -> TableInfo {
    let seat = |name: &&str| SeatInfo {
        kind: SeatKind::Person,
        name: (*name).to_owned(),
        is_taken: !name.is_empty(),
        is_here: true,
        stand_in_ms: None,
        is_asked: 0 < terms,
        face: None,
    };
    let you = names.iter().position(|name| *name == "Ada");
    TableInfo {
        code: "BCDF".to_owned(),
        game: "pig".to_owned(),
        options: json!({ "goal": goal }),
        seats: names.iter().map(seat).collect(),
        commitment: commitment(),
        host: Some(B),
        is_locked: false,
        is_public: false,
        has_webhook: false,
        is_rated: false,
        terms,
        you: you.map(Seat::new),
        has_started: false,
        turn: None,
        ballot: None,
        is_paused: false,
        next: None,
        clock: None,
    }
}

/// What Ada's device keeps when she has sat down at seat A of three.
fn seated() -> Witness {
    let table = table(&["", "Bert", ""], 20, 0);
    let join = Join {
        name: "Ada".to_owned(),
        salt: "first salt".to_owned(),
        commitment: table.commitment.clone(),
        face: None,
        seat: None,
        terms: None,
    };
    let mut kept = Witness::new(&table).seated(A, join).with_secret([9; 32]);
    kept.meet(&self::table(&["Ada", "Bert", ""], 20, 0));
    kept
}

/// What her device answers to a table.
fn agree(kept: &mut Witness, table: &TableInfo) -> Option<String> {
    kept.meet(table);
    match kept.agree(table)? {
        Wish::Salt { terms, salt } => {
            assert_eq!(terms, table.terms);
            Some(salt)
        }
        other => panic!("expected a salt, got {other:?}"),
    }
}

/// The game that the server plays, told to her device, and its verdict.
fn verdict(
    mut kept: Witness,
    names: &[&str],
    (goal, salts): (u32, &[&str]),
    seat: Seat,
) -> Result<(), Mismatch> {
    let owned = |all: &[&str]| all.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>();
    let seal = Seal {
        key: KEY,
        salts: owned(salts),
    };
    let options: Json = json!({ "goal": goal });
    let mut running = Match::start(&PIG, options, owned(names), seal).expect("a table");
    kept.hear(&running.snapshot(Some(seat), 0));
    while let Some(next) = running.turn().must().first() {
        let since = running.n_moves();
        let legal = running.legal(next);
        let action = legal.last().expect("a move");
        running.play(next, action).expect("it is legal");
        kept.hear(&running.snapshot(Some(seat), since));
    }
    let record: Record = running.record().to_string().parse().expect("just written");
    kept.compare(&record, &PIG)
}

#[test]
fn a_host_changes_options_seats_and_order_and_every_device_agrees_anew() {
    let mut kept = seated();
    assert_eq!(kept.agree(&table(&["Ada", "Bert", ""], 20, 0)), None);
    let first = agree(&mut kept, &table(&["Bert", "Ada", ""], 20, 1)).unwrap();
    let last = table(&["Bert", "Ada"], 30, 2);
    let second = agree(&mut kept, &last).unwrap();
    assert_ne!(first, second);
    // The answer was lost, the page was loaded again, or there are two of it.
    let stored = serde_json::to_string(&kept).unwrap();
    let mut again: Witness = serde_json::from_str(&stored).unwrap();
    assert_eq!(agree(&mut again, &last), Some(second.clone()));
    let salts = ["salt of Bert", second.as_str()];
    assert_eq!(verdict(again, &["Bert", "Ada"], (30, &salts), B), Ok(()));
}

#[test]
fn terms_that_nobody_agreed_to_are_found_out() {
    let mut kept = seated();
    let salt = agree(&mut kept, &table(&["Ada", "Bert"], 20, 1)).unwrap();
    let salts = [salt.as_str(), "salt of Bert"];
    let names = ["Ada", "Bert"];
    let honest = verdict(kept.clone(), &names, (20, &salts), A);
    assert_eq!(honest, Ok(()));
    // Other options, said or unsaid, under the same terms: her salt is known.
    let mut told = kept.clone();
    assert_eq!(
        agree(&mut told, &table(&names, 30, 1)),
        Some(salt.clone()),
        "the same terms have the same salt"
    );
    let other = verdict(told, &names, (30, &salts), A);
    assert_eq!(other, Err(Mismatch::Agreed));
    // One more seat.
    let mut told = kept.clone();
    told.meet(&table(&["Ada", "Bert", "Cleo"], 20, 1));
    let salts = [salt.as_str(), "salt of Bert", "salt of Cleo"];
    let more = verdict(told, &["Ada", "Bert", "Cleo"], (20, &salts), A);
    assert_eq!(more, Err(Mismatch::Agreed));
    // The two swapped.
    let mut told = kept;
    told.meet(&table(&["Bert", "Ada"], 20, 1));
    let salts = ["salt of Bert", salt.as_str()];
    let swapped = verdict(told, &["Bert", "Ada"], (20, &salts), B);
    assert_eq!(swapped, Err(Mismatch::Players));
}

#[test]
fn the_salt_of_earlier_terms_is_not_good_for_later_ones() {
    let mut kept = seated();
    let first = agree(&mut kept, &table(&["Ada", "Bert"], 20, 1)).unwrap();
    agree(&mut kept, &table(&["Ada", "Bert"], 20, 2)).unwrap();
    let salts = [first.as_str(), "salt of Bert"];
    let old = verdict(kept, &["Ada", "Bert"], (20, &salts), A);
    assert_eq!(old, Err(Mismatch::Salt));
}

#[test]
fn who_asks_for_another_seat_is_not_surprised_to_sit_there() {
    let moved = table(&["", "Bert", "Ada"], 20, 0);
    let taken = table(&["Cleo", "Bert", "Ada"], 20, 0);
    let names = ["Cleo", "Bert", "Ada"];
    let salts = ["salt of Cleo", "salt of Bert", "first salt"];
    let c = Seat::new(2);
    let mut kept = seated();
    kept.wants(c);
    kept.meet(&moved);
    kept.meet(&taken);
    assert_eq!(verdict(kept, &names, (20, &salts), c), Ok(()));
    // Who did not is.
    let mut kept = seated();
    kept.meet(&moved);
    kept.meet(&taken);
    let surprised = verdict(kept, &names, (20, &salts), c);
    assert_eq!(surprised, Err(Mismatch::Players));
}

#[test]
fn a_device_that_lost_its_memory_still_agrees() {
    let table = table(&["Bert", "Ada"], 20, 3);
    let mut kept = Witness::new(&table);
    assert_eq!(kept.agree(&table), None, "it needs a secret first");
    let mut kept = kept.with_secret([8; 32]);
    let salt = agree(&mut kept, &table).unwrap();
    let salts = ["salt of Bert", salt.as_str()];
    assert_eq!(verdict(kept, &["Bert", "Ada"], (20, &salts), B), Ok(()));
}
