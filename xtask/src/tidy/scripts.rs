//! What people read in the scripts of games, lessons and tours, has signs as print
//! has them.

use anyhow::{Context, Result};
use toml::Value;

use super::File;
use crate::typography::{self, Language};

const SCRIPTS: [&str; 3] = [
    "lessons/first.toml",
    "rulebook/tour.toml",
    "puzzles/puzzles.toml",
];

pub(super) fn check(file: &File) -> Result<Vec<String>> {
    let File { path, text, .. } = file;
    let is_script = path.starts_with("games/") && SCRIPTS.iter().any(|it| path.ends_with(it));
    let Some(text) = text.as_ref().filter(|_| is_script) else {
        return Ok(Vec::new());
    };
    let script: Value = toml::from_str(text).with_context(|| path.clone())?;
    let faults = faults(&script, None).map(|it| format!("{path}: {it}"));
    Ok(faults.collect())
}

/// Whatever lies below a key `en` or `fr` is in that language.
fn faults(value: &Value, language: Option<Language>) -> Box<dyn Iterator<Item = String> + '_> {
    match value {
        Value::String(text) => {
            let fault = language.and_then(|it| typography::fault(it, text));
            Box::new(fault.map(|fault| format!("{fault}: {text}")).into_iter())
        }
        Value::Array(values) => Box::new(values.iter().flat_map(move |it| faults(it, language))),
        Value::Table(table) => Box::new(table.iter().flat_map(move |(key, value)| {
            let language = match key.as_str() {
                "en" => Some(Language::English),
                "fr" => Some(Language::French),
                _ => language,
            };
            faults(value, language)
        })),
        Value::Integer(_) | Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) => {
            Box::new(std::iter::empty())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_looked_at_in_both_languages() {
        let script =
            "record = \"it's\"\n[step]\nen = \"That's it!\"\nfr = [\"Oui !\", \"Oui\u{202f}!\"]";
        let script: Value = toml::from_str(script).unwrap();
        let faults: Vec<_> = faults(&script, None).collect();
        assert_eq!(faults.len(), 2, "{faults:?}");
    }
}
