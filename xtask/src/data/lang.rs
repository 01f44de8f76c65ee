//! Sentences in two languages, turned into one typed function each; those with
//! several fields into a type, so that fields are filled in by name.
//!
//! A sentence missing in one language, or filled with other fields, is a
//! complaint here; one that nobody calls is a warning of the compiler.

mod person;
mod sentence;

use std::collections::BTreeSet;

use toml::{Table, Value};

use self::{person::Form, sentence::Sentence};
use crate::typography::{self, Language};

/// More than this and clippy would complain about the generated function.
const MOST_PARAMETERS: usize = 7;

/// A key of the file with what it says: a sentence, or one for each number.
struct Entry {
    /// The path in the file, as `event.thrown`.
    key: String,
    /// The same as a function name, as `event_thrown`.
    name: String,
    words: Words,
}

enum Words {
    Plain(Sentence),
    Plural { one: Sentence, other: Sentence },
}

/// The module `lang.rs`, or everything that is wrong with the two files. As long
/// as there is no French, everybody reads English.
pub(super) fn generate(en: &str, fr: Option<&str>) -> Result<String, Vec<String>> {
    let mut complaints = Vec::new();
    let is_one = match fr {
        Some(_) => "lang.is_one(n)",
        None => "Lang::En.is_one(n)",
    };
    let (en, fr) = (
        read("en.toml", en, Language::English, &mut complaints),
        match fr {
            Some(fr) => read("fr.toml", fr, Language::French, &mut complaints),
            None => read("en.toml", en, Language::English, &mut Vec::new()),
        },
    );
    compare(&en, &fr, &mut complaints);
    person::compare(&en, &mut complaints);
    if !complaints.is_empty() {
        return Err(complaints);
    }
    let mut functions = String::new();
    for here in &en {
        let fr = fr
            .iter()
            .find(|fr| fr.key == here.key)
            .expect("both languages have the same keys");
        functions += &function(here, fr, &person::forms(here, &en), is_one);
    }
    let display = if functions.contains(": Display") || functions.contains("impl Display") {
        "use std::fmt::Display;\n\n"
    } else {
        ""
    };
    let who = if functions.contains("Who<'") {
        "use scene::Who;\n"
    } else {
        ""
    };
    Ok(format!(
        "//! Generated from `data/lang/` by `cargo xtask data --update`.\n\n\
         #![allow(clippy::similar_names, reason = \"fields are named for translators\")]\n\n\
         {display}{who}use tabletop::Lang;\n{functions}"
    ))
}

fn read(file: &str, text: &str, language: Language, complaints: &mut Vec<String>) -> Vec<Entry> {
    let mut entries = Vec::new();
    match text.parse::<Table>() {
        Ok(table) => flatten("", &table, &mut entries, &mut |key, what| {
            complaints.push(format!("{file}: {key}: {what}"));
        }),
        Err(error) => complaints.push(format!("{file}: {}", error.to_string().trim_end())),
    }
    let mut names = BTreeSet::new();
    for entry in &entries {
        for sentence in entry.words.sentences() {
            if let Some(fault) = typography::fault(language, &sentence.text()) {
                complaints.push(format!("{file}: {}: {fault}", entry.key));
            }
        }
        if !names.insert(&entry.name) {
            let Entry { key, name, .. } = entry;
            complaints.push(format!(
                "{file}: {key}: `{name}` is made by another key too"
            ));
        }
    }
    entries
}

fn flatten(
    path: &str,
    table: &Table,
    entries: &mut Vec<Entry>,
    complain: &mut impl FnMut(&str, &str),
) {
    for (part, value) in table {
        let key = match path {
            "" => part.clone(),
            path => format!("{path}.{part}"),
        };
        let words = match value {
            Value::String(text) => Sentence::parse(text).map(Words::Plain),
            Value::Table(table) => {
                let Some(words) = plural(table) else {
                    flatten(&key, table, entries, complain);
                    continue;
                };
                words
            }
            _ => Err("should be a sentence or a table of sentences".to_owned()),
        };
        let name = key.replace(['.', '-'], "_");
        match words {
            Ok(_) if !sentence::is_name(&name) => {
                complain(&key, &format!("`{name}` cannot be the name of a function"));
            }
            Ok(words) => entries.push(Entry { key, name, words }),
            Err(what) => complain(&key, &what),
        }
    }
}

/// A table with exactly the keys `one` and `other`.
fn plural(table: &Table) -> Option<Result<Words, String>> {
    let (Some(Value::String(one)), Some(Value::String(other)), 2) =
        (table.get("one"), table.get("other"), table.len())
    else {
        return None;
    };
    let words = || {
        let (one, other) = (Sentence::parse(one)?, Sentence::parse(other)?);
        if !other.fields().any(|field| field == "n") {
            return Err("`other` should say `{n}`".to_owned());
        }
        Ok(Words::Plural { one, other })
    };
    Some(words())
}

impl Words {
    fn sentences(&self) -> Vec<&Sentence> {
        match self {
            Words::Plain(sentence) => vec![sentence],
            Words::Plural { one, other } => vec![one, other],
        }
    }

    /// The fields to fill in, in the order in which they are first read.
    fn fields(&self) -> Vec<&str> {
        let mut fields = Vec::new();
        for field in self.sentences().into_iter().flat_map(Sentence::fields) {
            if !fields.contains(&field) {
                fields.push(field);
            }
        }
        fields
    }
}

/// Both languages have the same keys, kinds and fields, and not too many.
fn compare(en: &[Entry], fr: &[Entry], complaints: &mut Vec<String>) {
    for (here, there, file) in [(en, fr, "fr.toml"), (fr, en, "en.toml")] {
        for entry in here {
            if !there.iter().any(|it| it.key == entry.key) {
                complaints.push(format!("{file}: {}: missing", entry.key));
            }
        }
    }
    for en in en {
        let key = &en.key;
        let parameters = 1 + en.words.fields().len();
        if MOST_PARAMETERS < parameters {
            complaints.push(format!(
                "en.toml: {key}: {parameters} parameters with the language, {MOST_PARAMETERS} at most"
            ));
        }
        let Some(fr) = fr.iter().find(|fr| fr.key == en.key) else {
            continue;
        };
        let is_plural = |words: &Words| matches!(words, Words::Plural { .. });
        if is_plural(&en.words) != is_plural(&fr.words) {
            complaints.push(format!("fr.toml: {key}: plural in one language only"));
        }
        let sorted = |words: &Words| -> BTreeSet<String> {
            words.fields().into_iter().map(str::to_owned).collect()
        };
        let (en_fields, fr_fields) = (sorted(&en.words), sorted(&fr.words));
        if en_fields != fr_fields {
            let listed = |fields: &BTreeSet<String>| -> String {
                if fields.is_empty() {
                    return "nothing".to_owned();
                }
                let fields: Vec<String> = fields.iter().map(|it| format!("{{{it}}}")).collect();
                fields.join(" ")
            };
            complaints.push(format!(
                "fr.toml: {key}: says {} where English says {}",
                listed(&fr_fields),
                listed(&en_fields)
            ));
        }
    }
}

/// A sentence that has forms for the reader asks for them first.
fn function(en: &Entry, fr: &Entry, forms: &[Form<'_>], is_one: &str) -> String {
    let name = &en.name;
    let fields = en.words.fields();
    let (doc, body) = match (&en.words, &fr.words) {
        (Words::Plain(en), Words::Plain(fr)) => (en.quoted(), plain_body(en, fr, &fields)),
        (Words::Plural { one, other }, fr) => {
            let Words::Plural {
                one: fr_one,
                other: fr_other,
            } = fr
            else {
                unreachable!("compared before")
            };
            let doc = format!("{}, {}", one.quoted(), other.quoted());
            (doc, plural_body([one, fr_one], [other, fr_other], is_one))
        }
        (Words::Plain(_), Words::Plural { .. }) => unreachable!("compared before"),
    };
    let is_plural = matches!(en.words, Words::Plural { .. });
    let lang = if body.contains("lang") || !forms.is_empty() {
        "lang"
    } else {
        "_lang"
    };
    let kinds: Vec<Kind> = fields
        .iter()
        .map(|field| match *field {
            "n" if is_plural => Kind::Number,
            field if forms.iter().any(|form| form.reader == field) => Kind::Player,
            _ => Kind::Any,
        })
        .collect();
    let is_form = person::base_of(&en.key).is_some();
    let forms: String = forms.iter().map(Form::code).collect();
    let code = format!("{forms}{body}");
    if 1 < fields.len() && !is_form {
        let fields: Vec<_> = fields.into_iter().zip(kinds).collect();
        return named(&en.name, &doc, &fields, &Body { lang, code });
    }
    let mut parameters = format!("{lang}: Lang");
    for (field, kind) in fields.iter().zip(&kinds) {
        let kind = match kind {
            Kind::Number => "u32",
            Kind::Player => "Who<'_>",
            Kind::Any => "impl Display",
        };
        parameters += &format!(", {field}: {kind}");
    }
    let returns = if fields.is_empty() {
        "&'static str"
    } else {
        "String"
    };
    let public = if is_form { "" } else { "pub " };
    format!("\n/// {doc}\n{public}fn {name}({parameters}) -> {returns} {{\n    {code}\n}}\n")
}

/// What a field is filled with.
enum Kind {
    Number,
    Player,
    Any,
}

/// What says a sentence once its fields are filled in.
struct Body<'a> {
    /// The name of the language, or `_lang` if nobody asks for it.
    lang: &'a str,
    code: String,
}

/// A sentence whose fields are filled in by name.
fn named(name: &str, doc: &str, fields: &[(&str, Kind)], body: &Body<'_>) -> String {
    let (mut listed, mut generic, mut bounded) = (String::new(), Vec::new(), Vec::new());
    let mut letters = ('A'..='Z').map(String::from);
    let is_player = |(_, kind): &(&str, Kind)| matches!(kind, Kind::Player);
    if fields.iter().any(is_player) {
        generic.push("'a".to_owned());
    }
    for (field, kind) in fields {
        let kind = match kind {
            Kind::Number => "u32".to_owned(),
            Kind::Player => "Who<'a>".to_owned(),
            Kind::Any => {
                let letter = letters.next().expect("a sentence has few fields");
                bounded.push(format!("{letter}: Display"));
                generic.push(letter.clone());
                letter
            }
        };
        listed += &format!("    pub {field}: {kind},\n");
    }
    let angled = |them: &[String]| {
        if them.is_empty() {
            return String::new();
        }
        format!("<{}>", them.join(", "))
    };
    let (generic, bounded) = (angled(&generic), angled(&bounded));
    let implied = generic.replace("'a", "'_");
    let fields: Vec<&str> = fields.iter().map(|(field, _)| *field).collect();
    let (kind, fields) = (type_name(name), fields.join(", "));
    let Body { lang, code } = body;
    format!(
        "\n/// {doc}\n#[derive(Debug)]\npub struct {kind}{generic} {{\n{listed}}}\n\n\
         impl{bounded} {kind}{implied} {{\n    pub fn say(self, {lang}: Lang) -> String {{\n        \
         let {kind} {{ {fields} }} = self;\n    {code}\n    }}\n}}\n"
    )
}

/// `event_thrown` as `EventThrown`.
fn type_name(name: &str) -> String {
    let parts = name.split('_').filter(|part| !part.is_empty());
    let capital = |part: &str| part[..1].to_uppercase() + &part[1..];
    parts.map(capital).collect()
}

fn plain_body(en: &Sentence, fr: &Sentence, fields: &[&str]) -> String {
    let [en_code, fr_code] = if fields.is_empty() {
        [en.literal(), fr.literal()]
    } else {
        [en.formatted(), fr.formatted_in_french()]
    };
    if en == fr {
        return en_code;
    }
    format!("match lang {{\n        Lang::En => {en_code},\n        Lang::Fr => {fr_code},\n    }}")
}

/// Arms that say the same are merged, or clippy would ask for it.
fn plural_body(
    [en_one, fr_one]: [&Sentence; 2],
    [en_other, fr_other]: [&Sentence; 2],
    is_one: &str,
) -> String {
    if en_one == fr_one && en_other == fr_other {
        return format!(
            "if {is_one} {{\n        {}\n    }} else {{\n        {}\n    }}",
            en_one.formatted(),
            en_other.formatted()
        );
    }
    let others = if en_other == fr_other {
        format!("Lang::En | Lang::Fr => {}", en_other.formatted())
    } else {
        format!(
            "Lang::En => {},\n        Lang::Fr => {}",
            en_other.formatted(),
            fr_other.formatted_in_french()
        )
    };
    format!(
        "match lang {{\n        Lang::En if lang.is_one(n) => {},\n        \
         Lang::Fr if lang.is_one(n) => {},\n        {others},\n    }}",
        en_one.formatted(),
        fr_one.formatted_in_french()
    )
}

#[cfg(test)]
mod tests;
