//! The 64 brain cards.

use std::collections::BTreeSet;

use serde::Deserialize;

use generate::Source;

use crate::names::{is_id, variant};

const N_PEOPLE: usize = 48;
const N_CHEESES: usize = 16;
const ABILITIES: [&str; 12] = [
    "lucky-find",
    "three-hands",
    "pickpocket",
    "law-and-order",
    "hard-lessons",
    "sure-footed",
    "spoils",
    "turn-the-cheek",
    "reroll",
    "coupling",
    "foresight",
    "thrift",
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BrainFile {
    source: Source,
    brain: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    name: String,
    kind: Kind,
    cost: u8,
    hit: u8,
    run: u8,
    iq: u8,
    ability: Option<String>,
}

#[derive(Copy, Clone, PartialEq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Person,
    Cheese,
}

/// The table of brains, or everything that is wrong with it.
pub(crate) fn generate(data: &str) -> Result<String, Vec<String>> {
    let BrainFile { source, brain } =
        toml::from_str(data).map_err(|error| vec![error.to_string().trim_end().to_owned()])?;
    let mut complaints = Vec::new();
    if source.text.trim().is_empty() {
        complaints.push("source.text says where the cards come from".to_owned());
    }
    for row in &brain {
        complaints.extend(wrong(row));
    }
    complaints.extend(wrong_together(&brain));
    if complaints.is_empty() {
        Ok(code(&brain))
    } else {
        Err(complaints)
    }
}

fn wrong(row: &Row) -> Vec<String> {
    let mut complaints = Vec::new();
    let Row { id, name, .. } = row;
    if !is_id(id) {
        complaints.push(format!(
            "{id:?}: an id is words in lowercase joined by hyphens"
        ));
    }
    if *id != name.to_lowercase().replace(' ', "-") {
        complaints.push(format!("{id}: is not the id of {name}"));
    }
    if row.cost == 0 {
        complaints.push(format!("{id}: no brain is free"));
    }
    match row.kind {
        Kind::Person if row.iq == 0 => complaints.push(format!("{id}: only cheese has IQ 0")),
        Kind::Cheese if 0 < row.iq => complaints.push(format!("{id}: cheese has IQ 0")),
        Kind::Cheese if row.ability.is_some() => {
            complaints.push(format!("{id}: cheese can do nothing"));
        }
        Kind::Person | Kind::Cheese => (),
    }
    if let Some(ability) = &row.ability
        && !ABILITIES.contains(&ability.as_str())
    {
        complaints.push(format!("{id}: there is no ability {ability:?}"));
    }
    complaints
}

fn wrong_together(brains: &[Row]) -> Vec<String> {
    let mut complaints = Vec::new();
    let n_of = |kind| brains.iter().filter(|row| row.kind == kind).count();
    let (n_people, n_cheeses) = (n_of(Kind::Person), n_of(Kind::Cheese));
    if (n_people, n_cheeses) != (N_PEOPLE, N_CHEESES) {
        complaints.push(format!(
            "the box holds {N_PEOPLE} people and {N_CHEESES} cheeses, not {n_people} and {n_cheeses}"
        ));
    }
    let mut ids = BTreeSet::new();
    let mut iqs = BTreeSet::new();
    for row in brains {
        if !ids.insert(&row.id) {
            complaints.push(format!("{}: stands here twice", row.id));
        }
        if row.kind == Kind::Person && !iqs.insert(row.iq) {
            complaints.push(format!("{}: another has IQ {} too", row.id, row.iq));
        }
    }
    for ability in ABILITIES {
        let able = |row: &&Row| row.ability.as_deref() == Some(ability);
        let n_able = brains.iter().filter(able).count();
        if n_able != 1 {
            complaints.push(format!("{ability}: one brain has it, not {n_able}"));
        }
    }
    complaints
}

fn code(brains: &[Row]) -> String {
    let mut out = String::from(
        "//! Generated from `data/brains.toml` by `cargo xtask data --update`.\n\n\
         use serde::{Deserialize, Serialize};\n\n\
         use crate::brain::{Ability, Card, Kind};\n\n\
         /// A brain card: 48 people, then 16 Government Cheeses.\n\
         #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]\n\
         #[serde(into = \"u8\", try_from = \"u8\")]\n\
         pub enum Brain {",
    );
    for Row { id, .. } in brains {
        out += &format!("{}, ", variant(id));
    }
    out += &format!(
        "}}\n\n/// What is printed on the cards, in the order of [`Brain`].\n\
         pub const BRAINS: [Card; {}] = [",
        N_PEOPLE + N_CHEESES
    );
    for row in brains {
        let Row {
            id,
            cost,
            hit,
            run,
            iq,
            ..
        } = row;
        let kind = match row.kind {
            Kind::Person => "Person",
            Kind::Cheese => "Cheese",
        };
        let ability = match &row.ability {
            Some(ability) => format!("Some(Ability::{})", variant(ability)),
            None => "None".to_owned(),
        };
        out += &format!(
            "Card {{ brain: Brain::{}, id: {id:?}, kind: Kind::{kind}, cost: {cost}, hit: {hit}, \
             run: {run}, iq: {iq}, ability: {ability} }}, ",
            variant(id)
        );
    }
    out + "];\n"
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;

    fn box_file() -> String {
        generate::read(&generate::root().join("games/great-brain-robbery/data/brains.toml"))
            .unwrap()
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
        assert!(code.contains("pub enum Brain {Jacob, Bruno, BigHattie, "));
        assert!(code.contains("cost: 2, hit: 4, run: 1, iq: 64, ability: Some(Ability::Thrift)"));
    }

    #[test]
    fn two_people_of_equal_iq_are_found() {
        check(
            "iq = 61",
            "iq = 58",
            &expect!["bruno: another has IQ 58 too"],
        );
    }

    #[test]
    fn cheese_never_thinks() {
        check(
            "iq = 0",
            "iq = 1",
            &expect!["mild-government-cheese: cheese has IQ 0"],
        );
    }

    #[test]
    fn every_ability_is_somebodys() {
        check(
            "ability = \"thrift\"",
            "ability = \"spoils\"",
            &expect![[r"
                spoils: one brain has it, not 2
                thrift: one brain has it, not 0"]],
        );
    }

    #[test]
    fn the_numbers_of_cards_are_those_of_the_box() {
        check(
            "kind = \"person\"",
            "kind = \"cheese\"",
            &expect![[r"
                jacob: cheese has IQ 0
                the box holds 48 people and 16 cheeses, not 47 and 17"]],
        );
    }
}
