//! BFL-16: the pictures differ enough, and the base questions split them well.

use brain_flip::{Cells, Grid, Picture, Question, rulebook as r};
use tabletop::{
    Chance,
    chance::{Seeded, shuffle},
    rule,
};

fn base() -> Vec<Question> {
    Question::base().collect()
}

#[test]
fn sixteen_base_questions_and_more_are_true_of_30_to_60_pictures() {
    rule::take();
    let base = base();
    assert!(16 <= base.len());
    assert!(rule::take().contains(&r::BFL_16_BALANCED));
    for question in base {
        let n = question.meaning().true_of.len();
        assert!((30..=60).contains(&n), "{question} is true of {n}");
    }
}

/// The correlation of two questions over the hundred pictures is at most
/// 0.15, with both sides squared and cleared of fractions.
#[test]
fn no_base_question_says_much_about_another() {
    let base = base();
    for (i, one) in base.iter().enumerate() {
        for two in &base[..i] {
            let n = |is: &dyn Fn(Picture) -> bool| Picture::all().filter(|it| is(*it)).count();
            let (a, b) = (n(&|it| it.is(*one)), n(&|it| it.is(*two)));
            let both = n(&|it| it.is(*one) && it.is(*two));
            let covariance = (100 * both).abs_diff(a * b);
            let spread = a * (100 - a) * b * (100 - b);
            assert!(
                10_000 * covariance.pow(2) <= 15 * 15 * spread,
                "{one} and {two}"
            );
        }
    }
}

#[test]
fn any_two_pictures_differ_in_four_base_questions() {
    let base = base();
    for one in Picture::all() {
        for two in Picture::all().filter(|it| *it < one) {
            let n = base
                .iter()
                .filter(|it| one.is(**it) != two.is(**it))
                .count();
            assert!(4 <= n, "{one} and {two} differ in {n}");
        }
    }
}

#[test]
fn no_picture_wears_or_holds_more_than_four_things() {
    let things = [
        Question::Hat,
        Question::Glasses,
        Question::Moustache,
        Question::Neckwear,
        Question::Holding,
    ];
    for picture in Picture::all() {
        let n = things.iter().filter(|it| picture.is(**it)).count();
        assert!(n <= 4, "{picture} has {n}");
    }
}

fn deal(luck: &mut Seeded) -> Grid {
    let mut cards: Vec<u8> = (0..50).collect();
    shuffle(luck, &mut cards);
    let mut sides = cards.into_iter().map(|card| {
        let side = luck.draw(1) as u8;
        Picture::of_number(2 * card + 1 + side).expect("a side of a card")
    });
    Grid::lay(6, || sides.next().expect("fifty cards are enough"))
}

/// Into how many classes an asker splits `cells` with `n` more questions, who
/// takes for each class the most even question and looks a little ahead.
fn n_classes(true_of: &[Cells], cells: Cells, n: u32) -> usize {
    let most = cells.len().min(1 << n);
    if most <= 1 {
        return most;
    }
    let mut splits: Vec<_> = true_of
        .iter()
        .map(|it| (cells.and(*it), cells.minus(*it)))
        .collect();
    splits.sort_by_key(|(yes, no)| yes.len().abs_diff(no.len()));
    let mut best = 1;
    for (yes, no) in splits.into_iter().take(6) {
        best = best.max(n_classes(true_of, yes, n - 1) + n_classes(true_of, no, n - 1));
        if best == most {
            break;
        }
    }
    best
}

const N_GRIDS: usize = 200;

#[test]
fn five_base_questions_make_32_classes_of_nearly_every_grid() {
    let mut luck = Seeded::new(16);
    let n = (0..N_GRIDS)
        .filter(|_| {
            let grid = deal(&mut luck);
            let true_of: Vec<_> = Question::base().map(|it| grid.true_of(it)).collect();
            n_classes(&true_of, grid.cells(), 5) == 32
        })
        .count();
    assert!(95 * N_GRIDS <= 100 * n, "only {n} of {N_GRIDS}");
}

#[test]
fn any_twelve_base_questions_make_30_classes_of_nearly_every_grid() {
    let mut luck = Seeded::new(12);
    let n = (0..N_GRIDS)
        .filter(|_| {
            let grid = deal(&mut luck);
            let mut some = base();
            shuffle(&mut luck, &mut some);
            let true_of: Vec<_> = some[..12].iter().map(|it| grid.true_of(*it)).collect();
            30 <= n_classes(&true_of, grid.cells(), 5)
        })
        .count();
    assert!(95 * N_GRIDS <= 100 * n, "only {n} of {N_GRIDS}");
}
