//! What people and bots are called until they say otherwise.

use driver::BOT_NAMES;

use crate::browser;

const PEOPLE: [&str; 24] = [
    "Mortimer",
    "Ophelia",
    "Barnaby",
    "Griselda",
    "Ambrose",
    "Winifred",
    "Lazare",
    "Hortense",
    "Cuthbert",
    "Mildred",
    "Gaspard",
    "Prudence",
    "Thaddeus",
    "Eulalie",
    "Bartleby",
    "Cordelia",
    "Phileas",
    "Rosalind",
    "Ignatius",
    "Clothilde",
    "Edgar",
    "Leonora",
    "Oswald",
    "Philippa",
];

/// A friendly name to start with.
pub fn any_person() -> String {
    PEOPLE[browser::any_below(PEOPLE.len())].to_owned()
}

/// A bot that is not yet among `taken`.
pub fn another_bot(taken: &[String]) -> String {
    let first = browser::any_below(BOT_NAMES.len());
    let mut names = BOT_NAMES.iter().cycle().skip(first).take(BOT_NAMES.len());
    let free = names.find(|name| !taken.iter().any(|it| it == *name));
    free.copied().unwrap_or(BOT_NAMES[first]).to_owned()
}
