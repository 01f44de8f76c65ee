//! Whether the table makes a good game: BFL-15 and BFL-16.

use std::collections::BTreeSet;

use super::table::{Class, Colour, Eyes, Mouth, Pattern, Picture, Side};

const N_PICTURES: usize = 100;
const SHARE: std::ops::RangeInclusive<usize> = 30..=60;
const MOST_CORRELATION: f64 = 0.15;
const LEAST_DIFFERENCES: usize = 4;
const MOST_THINGS: usize = 4;

/// A feature that splits any grid well, by the key of its question.
type Base = (&'static str, fn(&Picture) -> bool);

const BASE: [Base; 19] = [
    ("living", |it| match it.class {
        Class::Animal | Class::Person | Class::Plant => true,
        Class::Object | Class::Food | Class::Vehicle | Class::Building => false,
    }),
    ("hat", |it| it.hat.is_some()),
    ("glasses", |it| it.glasses),
    ("moustache", |it| it.moustache),
    ("neckwear", |it| it.neck.is_some()),
    ("smiling", |it| match it.mouth {
        Mouth::Smile | Mouth::Laugh => true,
        Mouth::Frown | Mouth::Round => false,
    }),
    ("mouth_open", |it| match it.mouth {
        Mouth::Laugh | Mouth::Round => true,
        Mouth::Smile | Mouth::Frown => false,
    }),
    ("eyes_closed", |it| it.eyes == Eyes::Closed),
    ("pink_cheeks", |it| it.pink_cheeks),
    ("holding", |it| it.held.is_some()),
    ("several", |it| 1 < it.count),
    ("patterned", |it| it.pattern != Pattern::Plain),
    ("in_air", |it| it.in_air),
    ("dark_background", |it| it.background.is_dark()),
    ("marks", |it| it.marks.is_some()),
    ("some_red", |it| it.colours().contains(&Colour::Red)),
    ("some_yellow", |it| it.colours().contains(&Colour::Yellow)),
    ("some_blue", |it| it.colours().contains(&Colour::Blue)),
    ("some_green", |it| it.colours().contains(&Colour::Green)),
];

/// Everything that is wrong with the table as a whole.
pub(super) fn complaints(pictures: &[Picture]) -> Vec<String> {
    let mut complaints = numbering(pictures);
    if complaints.is_empty() {
        complaints.extend(pictures.iter().filter_map(single));
        complaints.extend(shares(pictures));
        complaints.extend(correlations(pictures));
        complaints.extend(twins(pictures));
    }
    complaints
}

/// The base questions of `data/questions.csv` are those that are balanced here.
pub(super) fn questions(text: &str) -> Vec<String> {
    let listed: Vec<&str> = text
        .lines()
        .filter_map(|line| match line.splitn(3, ',').collect::<Vec<_>>()[..] {
            [key, "1", _] => Some(key),
            _ => None,
        })
        .collect();
    let known: Vec<&str> = BASE.iter().map(|(key, _)| *key).collect();
    if listed == known {
        Vec::new()
    } else {
        vec![format!("the base questions should be {}", known.join(", "))]
    }
}

/// A hundred pictures in order, two to a card, no name twice.
fn numbering(pictures: &[Picture]) -> Vec<String> {
    let n = pictures.len();
    if n != N_PICTURES {
        return vec![format!("{N_PICTURES} pictures are needed, not {n}")];
    }
    let mut complaints = Vec::new();
    let (mut english, mut french) = (BTreeSet::new(), BTreeSet::new());
    for (n, picture) in pictures.iter().enumerate() {
        let name = &picture.name_en;
        let side = if n % 2 == 0 { Side::A } else { Side::B };
        if (picture.id, picture.card, picture.side) != (n + 1, n / 2 + 1, side) {
            let (id, card, side) = (n + 1, n / 2 + 1, side.word());
            complaints.push(format!("{name}: should be {id}, card {card}{side}"));
        }
        let is_new = english.insert(name) && french.insert(&picture.name_fr);
        if !is_new {
            complaints.push(format!("{name}: the name is there twice"));
        }
    }
    complaints
}

fn single(picture: &Picture) -> Option<String> {
    let Picture { name_en, count, .. } = picture;
    if !(1..=3).contains(count) {
        return Some(format!("{name_en}: {count} of them, 1 to 3 can be drawn"));
    }
    if picture.pattern != Pattern::Plain && picture.seconds.is_empty() {
        return Some(format!("{name_en}: a pattern needs a second colour"));
    }
    let things = [
        picture.hat.is_some(),
        picture.glasses,
        picture.moustache,
        picture.neck.is_some(),
        picture.held.is_some(),
    ];
    let n = things.into_iter().filter(|it| *it).count();
    (MOST_THINGS < n)
        .then(|| format!("{name_en}: wears and holds {n} things, {MOST_THINGS} at most"))
}

fn shares(pictures: &[Picture]) -> Vec<String> {
    let mut complaints = Vec::new();
    for (key, holds) in BASE {
        let n = pictures.iter().filter(|it| holds(it)).count();
        if !SHARE.contains(&n) {
            let (least, most) = (SHARE.start(), SHARE.end());
            complaints.push(format!(
                "{key}: holds for {n} pictures, not {least} to {most}"
            ));
        }
    }
    complaints
}

fn correlations(pictures: &[Picture]) -> Vec<String> {
    let mut complaints = Vec::new();
    for (n, (key, holds)) in BASE.iter().enumerate() {
        for (other_key, other) in &BASE[n + 1..] {
            let count = |wanted: &dyn Fn(&Picture) -> bool| {
                f64::from(pictures.iter().filter(|it| wanted(it)).count() as u32)
            };
            let total = f64::from(pictures.len() as u32);
            let (a, b) = (count(holds), count(other));
            let both = count(&|it| holds(it) && other(it));
            let spread = (a * (total - a) * b * (total - b)).sqrt();
            let correlation = (total * both - a * b) / spread;
            if MOST_CORRELATION < correlation.abs() {
                complaints.push(format!(
                    "{key} and {other_key}: correlated by {correlation:.2}, \
                     {MOST_CORRELATION} at most"
                ));
            }
        }
    }
    complaints
}

fn twins(pictures: &[Picture]) -> Vec<String> {
    let mut complaints = Vec::new();
    for (n, one) in pictures.iter().enumerate() {
        for other in &pictures[n + 1..] {
            let differs = |(_, holds): &&Base| holds(one) != holds(other);
            let n = BASE.iter().filter(differs).count();
            if n < LEAST_DIFFERENCES {
                complaints.push(format!(
                    "{} and {}: differ in {n} base features, {LEAST_DIFFERENCES} at least",
                    one.name_en, other.name_en
                ));
            }
        }
    }
    complaints
}
