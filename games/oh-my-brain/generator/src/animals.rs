//! The fifty cards of Oh My Brain.

use serde::Deserialize;

use generate::{Grade, Source};

const N_ANIMALS: usize = 20;
const N_CARDS: u32 = 50;
/// A set of cards has three bits for each animal.
const MOST_COPIES: u32 = 7;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AnimalFile {
    source: Source,
    animal: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    value: usize,
    id: String,
    copies: u32,
    power: Option<Power>,
    source: Grade,
}

#[derive(Copy, Clone, PartialEq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Power {
    Always,
    Lower,
    Again,
    Die,
}

/// What the printed rulebook says of single values.
const PRINTED: [(usize, Power); 3] = [(0, Power::Always), (8, Power::Lower), (11, Power::Again)];

/// The table of animals, or everything that is wrong with it.
pub(super) fn generate(data: &str) -> Result<String, Vec<String>> {
    let AnimalFile { source, animal } =
        toml::from_str(data).map_err(|error| vec![error.to_string().trim_end().to_owned()])?;
    let mut complaints = Vec::new();
    if source.text.trim().is_empty() {
        complaints.push("source.text says where the cards come from".to_owned());
    }
    if animal.len() != N_ANIMALS {
        let n = animal.len();
        complaints.push(format!("the values run from 0 to 19, but {n} are listed"));
    }
    for (value, row) in animal.iter().enumerate() {
        complaints.extend(wrong(value, row));
    }
    let n_cards: u32 = animal.iter().map(|row| row.copies).sum();
    if n_cards != N_CARDS {
        complaints.push(format!("the box holds {N_CARDS} cards, not {n_cards}"));
    }
    if !animal.iter().any(|row| row.power == Some(Power::Die)) {
        complaints.push("some cards should show the die".to_owned());
    }
    if complaints.is_empty() {
        Ok(code(&animal, &source))
    } else {
        Err(complaints)
    }
}

fn wrong(value: usize, row: &Row) -> Vec<String> {
    let mut complaints = Vec::new();
    let Row { id, copies, .. } = row;
    if row.value != value {
        complaints.push(format!("{id}: stands where the {value} belongs"));
    }
    if id.is_empty() || !id.chars().all(|letter| letter.is_ascii_lowercase()) {
        complaints.push(format!("{id:?}: an id is one word in lowercase"));
    }
    if !(1..=MOST_COPIES).contains(copies) {
        complaints.push(format!("{id}: copies should be 1 to {MOST_COPIES}"));
    }
    for (printed, power) in PRINTED {
        if (row.value == printed) != (row.power == Some(power)) {
            complaints.push(format!(
                "{id}: the {printed}, and no other animal, is {}",
                power.id()
            ));
        }
    }
    complaints
}

impl Power {
    fn id(self) -> &'static str {
        match self {
            Power::Always => "always",
            Power::Lower => "lower",
            Power::Again => "again",
            Power::Die => "die",
        }
    }

    fn variant(self) -> &'static str {
        match self {
            Power::Always => "Always",
            Power::Lower => "Lower",
            Power::Again => "Again",
            Power::Die => "Die",
        }
    }
}

fn code(animals: &[Row], source: &Source) -> String {
    let mut out = String::from(
        "//! Generated from `data/animals.toml` by `cargo xtask data --update`.\n\n\
         use serde::{Deserialize, Serialize};\n\n\
         use crate::animal::{Kind, Power};\n\n\
         /// An animal; its place in this list is its value.\n\
         #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]\n\
         #[serde(into = \"u8\", try_from = \"u8\")]\n\
         pub enum Animal {",
    );
    for Row { id, .. } in animals {
        out += &format!("{}, ", variant(id));
    }
    out += &format!(
        "}}\n\n/// What the box holds of each animal. Copies: {}, see `data/animals.toml`.\n\
         pub const ANIMALS: [Kind; {N_ANIMALS}] = [",
        origin(&source.grade)
    );
    for row in animals {
        let power = row.power.map_or("Plain", Power::variant);
        out += &format!(
            "\n// Value and power: {}.\n\
             Kind {{ animal: Animal::{}, copies: {}, power: Power::{power} }}, ",
            origin(&row.source),
            variant(&row.id),
            row.copies
        );
    }
    out + "];\n"
}

fn origin(grade: &Grade) -> &'static str {
    match grade {
        Grade::A => "from the printed rulebook",
        Grade::B | Grade::C | Grade::D => "from another source",
        Grade::Own => "of our own",
    }
}

/// `Mosquito` for `mosquito`.
fn variant(id: &str) -> String {
    let (first, rest) = id.split_at(1);
    first.to_uppercase() + rest
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;

    fn box_file() -> String {
        generate::read(&generate::root().join("games/oh-my-brain/data/animals.toml")).unwrap()
    }

    /// Changes the cards of the box and compares the complaints.
    fn check(from: &str, to: &str, expected: &Expect) {
        let data = box_file();
        assert!(data.contains(from), "{from:?} is not in the file");
        let complaints = generate(&data.replacen(from, to, 1)).unwrap_err();
        expected.assert_eq(&complaints.join("\n"));
    }

    #[test]
    fn the_cards_of_the_box_become_an_enum_and_a_table() {
        let code = generate(&box_file()).unwrap();
        assert!(code.contains("pub enum Animal {Mosquito, Ladybird, "));
        assert!(
            code.contains("Kind { animal: Animal::Mouse, copies: 7, power: Power::Again }"),
            "{code}"
        );
    }

    #[test]
    fn a_card_too_many_is_counted() {
        check(
            "copies = 6",
            "copies = 7",
            &expect!["the box holds 50 cards, not 51"],
        );
    }

    #[test]
    fn values_stand_in_order_without_a_gap() {
        check(
            "value = 4",
            "value = 5",
            &expect!["snail: stands where the 4 belongs"],
        );
    }

    #[test]
    fn printed_powers_stay_where_the_book_has_them() {
        check(
            "power = \"lower\"",
            "power = \"die\"",
            &expect!["spider: the 8, and no other animal, is lower"],
        );
    }

    #[test]
    fn more_copies_than_a_set_can_count_are_refused() {
        check(
            "copies = 6",
            "copies = 8",
            &expect![[r"
                spider: copies should be 1 to 7
                the box holds 50 cards, not 52"]],
        );
    }
}
