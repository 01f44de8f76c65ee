//! What people and bots are called until they say otherwise.

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

const BOTS: [&str; 8] = [
    "Gravel", "Mothball", "Lurch", "Cobweb", "Shamble", "Moss", "Creak", "Drizzle",
];

/// A friendly name to start with.
pub fn any_person() -> String {
    PEOPLE[browser::any_below(PEOPLE.len())].to_owned()
}

/// Names for `n` bots, no two alike.
pub fn bots(n: usize) -> Vec<String> {
    let first = browser::any_below(BOTS.len());
    (0..n)
        .map(|i| BOTS[(first + i) % BOTS.len()].to_owned())
        .collect()
}
