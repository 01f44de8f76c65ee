//! The six sources of luck keep their promises.

use tabletop::{
    Chance, Cx,
    chance::{Exhaustive, Recorded, Replayed, Scripted, Seeded},
    sealed::{Agreed, Seal},
};

fn draws(chance: &mut dyn Chance, last: u32, n: usize) -> Vec<u32> {
    (0..n).map(|_| chance.draw(last)).collect()
}

/// Five standard deviations: a fair die fails once in a million runs, and these
/// runs are always the same.
#[track_caller]
fn is_even(chance: &mut dyn Chance) {
    let n = 60_000;
    let mut counts = [0i32; 6];
    for draw in draws(chance, 5, n) {
        counts[draw as usize] += 1;
    }
    for count in counts {
        assert!((count - 10_000).abs() < 460, "{counts:?}");
    }
}

#[test]
fn seeded_and_sealed_dice_are_fair() {
    is_even(&mut Seeded::new(1));
    is_even(&mut Seeded::derived(1, &[2, 3]));
    let seal = Seal {
        key: [9; 32],
        salts: vec!["a".into()],
    };
    is_even(&mut seal.luck(Agreed::on("a game"), 4));
}

#[test]
fn draws_stay_within_any_range() {
    let mut chance = Seeded::new(5);
    for last in [0, 1, 2, 6, 1 << 31, u32::MAX - 1, u32::MAX] {
        assert!(
            draws(&mut chance, last, 100)
                .iter()
                .all(|draw| *draw <= last)
        );
    }
    assert_eq!(draws(&mut chance, 0, 5), [0; 5], "one choice is no choice");
}

#[test]
fn equal_seeds_give_equal_luck_and_parts_of_a_run_their_own() {
    let luck = |mut chance: Seeded| draws(&mut chance, 999, 20);
    assert_eq!(luck(Seeded::new(7)), luck(Seeded::new(7)));
    assert_ne!(luck(Seeded::new(7)), luck(Seeded::new(8)));
    assert_ne!(
        luck(Seeded::derived(7, &[0])),
        luck(Seeded::derived(7, &[1]))
    );
    assert_ne!(
        luck(Seeded::derived(7, &[0, 1])),
        luck(Seeded::derived(7, &[1, 0]))
    );
}

#[test]
fn what_was_recorded_replays() {
    let mut source = Seeded::new(3);
    let mut recorded = Recorded::new(&mut source);
    let drawn = draws(&mut recorded, 5, 10);
    assert_eq!(recorded.draws, drawn);
    let mut replayed = Replayed::new(&recorded.draws);
    assert!(!replayed.fits(), "luck is left over");
    assert_eq!(draws(&mut replayed, 5, 10), drawn);
    assert!(replayed.fits());
}

#[test]
fn a_record_that_does_not_fit_is_noticed_not_panicked_at() {
    let mut too_short = Replayed::new(&[1]);
    draws(&mut too_short, 5, 2);
    assert!(!too_short.fits());
    let mut out_of_range = Replayed::new(&[6]);
    assert_eq!(out_of_range.draw(5), 0);
    assert!(!out_of_range.fits());
}

#[test]
#[should_panic(expected = "more luck than the script holds")]
fn a_script_that_is_too_short_fails_the_test() {
    draws(&mut Scripted::new([1, 2]), 5, 3);
}

#[test]
fn every_shuffle_is_equally_likely() {
    let mut every = Exhaustive::default();
    let mut orders = Vec::new();
    while every.next_pass() {
        let mut cards = [1, 2, 3, 4];
        Cx::<()>::silent(&mut every).shuffle(&mut cards);
        orders.push(cards);
        assert!((every.chance() - 1.0 / 24.0).abs() < 1e-12);
    }
    orders.sort_unstable();
    orders.dedup();
    assert_eq!(orders.len(), 24);
}
