//! The 82 jobs of Give Me The Brain.

mod steps;

use std::collections::BTreeSet;

use serde::Deserialize;

use generate::{Grade, Source};

const N_TITLES: usize = 45;
/// A set of cards is one word of 128 bits, bids included.
const MOST_COPIES: u32 = 6;

/// What the box holds of each kind, as the printed rulebook says.
const PRINTED: [(Kind, u32); 3] = [
    (Kind::Ordinary, 71),
    (Kind::Object, 8),
    (Kind::Lingering, 3),
];
const N_EXTRA_HANDS: u32 = 2;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JobFile {
    source: Source,
    job: Vec<Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    kind: Kind,
    hands: u8,
    skill: Option<u8>,
    copies: u32,
    steps: Vec<String>,
}

#[derive(Copy, Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Ordinary,
    Object,
    Lingering,
}

/// The table of jobs, or everything that is wrong with it.
pub(super) fn generate(data: &str) -> Result<String, Vec<String>> {
    let JobFile { source, job } =
        toml::from_str(data).map_err(|error| vec![error.to_string().trim_end().to_owned()])?;
    let mut complaints = Vec::new();
    if source.text.trim().is_empty() {
        complaints.push("source.text says where the jobs come from".to_owned());
    }
    if job.len() != N_TITLES {
        let n = job.len();
        complaints.push(format!("there are {N_TITLES} titles, but {n} are listed"));
    }
    complaints.extend(wrong_numbers(&job));
    let mut ids = BTreeSet::new();
    for row in &job {
        if !ids.insert(&row.id) {
            complaints.push(format!("{}: listed twice", row.id));
        }
        complaints.extend(wrong(row));
    }
    let steps = job.iter().map(|row| {
        let parse = |text: &String| steps::parse(text).map_err(|it| format!("{}: {it}", row.id));
        row.steps.iter().map(parse).collect::<Result<Vec<_>, _>>()
    });
    let (steps, unread): (Vec<_>, Vec<_>) = steps.partition(Result::is_ok);
    complaints.extend(unread.into_iter().filter_map(Result::err));
    if complaints.is_empty() {
        let steps: Vec<_> = steps.into_iter().flatten().collect();
        Ok(code(&job, &steps, &source))
    } else {
        Err(complaints)
    }
}

fn wrong_numbers(jobs: &[Row]) -> Vec<String> {
    let mut complaints = Vec::new();
    for (kind, printed) in PRINTED {
        let of_kind = jobs.iter().filter(|row| row.kind == kind);
        let n: u32 = of_kind.map(|row| row.copies).sum();
        if n != printed {
            let kind = kind.variant().to_lowercase();
            complaints.push(format!("the box holds {printed} {kind} jobs, not {n}"));
        }
    }
    let extra_hands = jobs.iter().find(|row| row.id == "extra-hand");
    if extra_hands.is_none_or(|row| row.copies != N_EXTRA_HANDS) {
        complaints.push(format!("there are {N_EXTRA_HANDS} copies of extra-hand"));
    }
    complaints
}

fn wrong(row: &Row) -> Vec<String> {
    let mut complaints = Vec::new();
    let id = &row.id;
    let is_word = |word: &str| !word.is_empty() && word.chars().all(|it| it.is_ascii_lowercase());
    if !id.split('-').all(is_word) {
        complaints.push(format!("{id:?}: an id is lowercase words with hyphens"));
    }
    if !(1..=MOST_COPIES).contains(&row.copies) {
        complaints.push(format!("{id}: copies should be 1 to {MOST_COPIES}"));
    }
    if !(1..=2).contains(&row.hands) {
        complaints.push(format!("{id}: a job takes one hand or two"));
    }
    if row.skill.is_some_and(|skill| !(2..=6).contains(&skill)) {
        complaints.push(format!("{id}: a skill number is 2 to 6"));
    }
    if row.steps.is_empty() {
        complaints.push(format!("{id}: a job has at least one step"));
    }
    let stays = row.steps.iter().any(|step| step.starts_with("lay "));
    if stays != (row.kind != Kind::Ordinary) {
        complaints.push(format!(
            "{id}: Objects and lingering jobs, and no others, have a step `lay before …`"
        ));
    }
    complaints
}

impl Kind {
    fn variant(self) -> &'static str {
        match self {
            Kind::Ordinary => "Ordinary",
            Kind::Object => "Object",
            Kind::Lingering => "Lingering",
        }
    }
}

fn code(jobs: &[Row], steps: &[Vec<String>], source: &Source) -> String {
    let mut out = String::from(
        "//! Generated from `data/jobs.toml` by `cargo xtask data --update`.\n\n\
         use serde::{Deserialize, Serialize};\n\n\
         use crate::job::{Amount, Drawers, Kind, Receiver, Sheet, Step};\n\n\
         /// What a job card says; its copies cannot be told apart.\n\
         #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]\n\
         #[serde(rename_all = \"kebab-case\")]\n\
         pub enum Job {",
    );
    for Row { id, .. } in jobs {
        out += &format!("{}, ", variant(id));
    }
    let origin = match source.grade {
        Grade::A => "from the printed rulebook",
        Grade::B | Grade::C | Grade::D => "from another source",
        Grade::Own => "of our own",
    };
    out += &format!(
        "}}\n\n/// What is printed on each job; the list is {origin}, see `data/jobs.toml`.\n\
         pub const JOBS: [Sheet; {N_TITLES}] = ["
    );
    for (row, steps) in jobs.iter().zip(steps) {
        out += &format!(
            "Sheet {{ job: Job::{}, id: {:?}, kind: Kind::{}, hands: {}, skill: {:?}, \
             copies: {}, steps: &[{}] }}, ",
            variant(&row.id),
            row.id,
            row.kind.variant(),
            row.hands,
            row.skill,
            row.copies,
            steps.join(", ")
        );
    }
    out + "];\n"
}

/// `WipeTheTables` for `wipe-the-tables`.
fn variant(id: &str) -> String {
    let capital = |word: &str| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    };
    id.split('-').map(capital).collect()
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;

    fn box_file() -> String {
        generate::read(&generate::root().join("games/give-me-the-brain/data/jobs.toml")).unwrap()
    }

    /// Changes the first place in the file after `title` and compares the
    /// complaints.
    fn check(title: &str, from: &str, to: &str, expected: &Expect) {
        let data = box_file();
        let at = data.find(&format!("id = \"{title}\"")).expect("a title");
        let (before, after) = data.split_at(at);
        assert!(after.contains(from), "{from:?} is not in the file");
        let changed = before.to_owned() + &after.replacen(from, to, 1);
        let complaints = generate(&changed).unwrap_err();
        expected.assert_eq(&complaints.join("\n"));
    }

    #[test]
    fn the_jobs_of_the_box_become_an_enum_and_a_table() {
        let code = generate(&box_file()).unwrap();
        assert!(code.contains("pub enum Job {AreYouStillServingBreakfast, DriveThruHeadset, "));
        assert!(
            code.contains(
                "Sheet { job: Job::Improvise, id: \"improvise\", kind: Kind::Ordinary, \
                 hands: 1, skill: Some(4), copies: 2, \
                 steps: &[Step::Draw { who: Drawers::You, n: Amount::Fixed(1) }, \
                 Step::PlayAJob] }"
            ),
            "{code}"
        );
    }

    #[test]
    fn cards_of_every_kind_are_counted() {
        check(
            "wipe-the-tables",
            "copies = 5",
            "copies = 6",
            &expect!["the box holds 71 ordinary jobs, not 72"],
        );
        check(
            "extra-hand",
            "copies = 2",
            "copies = 1",
            &expect![[r"
                the box holds 8 object jobs, not 7
                there are 2 copies of extra-hand"]],
        );
    }

    #[test]
    fn a_title_left_out_is_missed() {
        check(
            "overtime",
            "overtime",
            "improvise",
            &expect!["improvise: listed twice"],
        );
    }

    #[test]
    fn numbers_stay_in_their_bounds() {
        check(
            "overtime",
            "hands = 1\nskill = 4",
            "hands = 3\nskill = 7",
            &expect![[r"
                overtime: a job takes one hand or two
                overtime: a skill number is 2 to 6"]],
        );
    }

    #[test]
    fn only_what_stays_is_laid_before_somebody() {
        check(
            "mop",
            "lay before chosen",
            "chosen draws 2",
            &expect!["mop: Objects and lingering jobs, and no others, have a step `lay before …`"],
        );
    }

    #[test]
    fn a_step_that_is_no_verb_is_named() {
        check(
            "overtime",
            "another turn",
            "go home",
            &expect![[r#"overtime: "go home" is not a step"#]],
        );
    }
}
