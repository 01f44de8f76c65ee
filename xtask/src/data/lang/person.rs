//! Sentences in the second person.
//!
//! `you.event.drew` says `event.drew` to the player it is about, and
//! `to_you.event.gave` says `event.gave` to the other player in it. Each lacks
//! one field of the sentence it stands for: the reader.

use super::{Entry, Words};

const PERSONS: [&str; 2] = ["you.", "to_you."];

/// A sentence for a reader who is in it.
pub(super) struct Form<'a> {
    /// The field that is not said.
    pub(super) reader: &'a str,
    entry: &'a Entry,
}

/// The key of the sentence that `key` says to somebody in it.
pub(super) fn base_of(key: &str) -> Option<&str> {
    PERSONS.iter().find_map(|person| key.strip_prefix(person))
}

/// Every form of `base`, you before to you.
pub(super) fn forms<'a>(base: &'a Entry, all: &'a [Entry]) -> Vec<Form<'a>> {
    let keys = PERSONS.map(|person| format!("{person}{}", base.key));
    keys.iter()
        .filter_map(|key| all.iter().find(|entry| entry.key == *key))
        .filter_map(|entry| {
            let reader = reader(base, entry)?;
            Some(Form { reader, entry })
        })
        .collect()
}

/// The one field of `base` that `entry` does not say.
fn reader<'a>(base: &'a Entry, entry: &Entry) -> Option<&'a str> {
    let said = entry.words.fields();
    let all = base.words.fields();
    let mut missing = all.iter().filter(|field| !said.contains(field));
    match (missing.next(), missing.next()) {
        (Some(reader), None) if said.len() + 1 == all.len() => Some(reader),
        _ => None,
    }
}

/// Whether every form belongs to a sentence and lacks one field of it.
pub(super) fn compare(all: &[Entry], complaints: &mut Vec<String>) {
    let is_plural = |entry: &Entry| matches!(entry.words, Words::Plural { .. });
    for entry in all {
        let Some(key) = base_of(&entry.key) else {
            continue;
        };
        let what = match all.iter().find(|base| base.key == key) {
            None => format!("there is no `{key}`"),
            Some(base) if reader(base, entry).is_none() => {
                format!("should lack one field of `{key}`, the reader")
            }
            Some(base) if is_plural(base) != is_plural(entry) => {
                format!("should be plural as `{key}` is")
            }
            Some(_) => continue,
        };
        complaints.push(format!("en.toml: {}: {what}", entry.key));
    }
}

impl Form<'_> {
    /// Code that answers with this form if the reader is meant.
    pub(super) fn code(&self) -> String {
        let Form { reader, entry } = self;
        let fields = entry.words.fields();
        let owned = if fields.is_empty() { ".to_owned()" } else { "" };
        let mut arguments = vec!["lang"];
        arguments.extend(&fields);
        let (name, arguments) = (&entry.name, arguments.join(", "));
        format!("if {reader}.is_you {{\n        return {name}({arguments}){owned};\n    }}\n    ")
    }
}
