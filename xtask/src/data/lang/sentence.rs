//! One sentence with fields to fill in, written as for `format!`.

/// Words and fields, in reading order.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Sentence {
    parts: Vec<Part>,
}

#[derive(Debug, PartialEq, Eq)]
enum Part {
    Words(String),
    Field(String),
}

impl Sentence {
    /// Reads `{player} throws`; `{{` and `}}` stand for braces.
    pub(super) fn parse(text: &str) -> Result<Sentence, String> {
        let mut parts = Vec::new();
        let mut words = String::new();
        let mut rest = text;
        while let Some(at) = rest.find(['{', '}']) {
            words += &rest[..at];
            let brace = &rest[at..=at];
            rest = &rest[at + 1..];
            if let Some(after) = rest.strip_prefix(brace) {
                words += brace;
                rest = after;
                continue;
            }
            let Some((field, after)) = rest.split_once('}').filter(|_| brace == "{") else {
                return Err(format!(
                    "a lonely `{brace}`; write it twice to mean the sign"
                ));
            };
            if !is_name(field) || field == "lang" {
                return Err(format!("`{{{field}}}` cannot be the name of a field"));
            }
            if !words.is_empty() {
                parts.push(Part::Words(std::mem::take(&mut words)));
            }
            parts.push(Part::Field(field.to_owned()));
            rest = after;
        }
        words += rest;
        if !words.is_empty() {
            parts.push(Part::Words(words));
        }
        Ok(Sentence { parts })
    }

    pub(super) fn fields(&self) -> impl Iterator<Item = &str> {
        self.parts.iter().filter_map(|part| match part {
            Part::Words(_) => None,
            Part::Field(field) => Some(field.as_str()),
        })
    }

    /// The sentence as it was written.
    pub(super) fn text(&self) -> String {
        let mut text = String::new();
        for part in &self.parts {
            match part {
                Part::Words(words) => text += words,
                Part::Field(field) => text += &format!("{{{field}}}"),
            }
        }
        text
    }

    /// The sentence as documentation quotes it.
    pub(super) fn quoted(&self) -> String {
        let text = self.text();
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.contains('`') {
            return format!("`` {text} ``");
        }
        format!("`{text}`")
    }

    /// Code for a sentence without fields.
    pub(super) fn literal(&self) -> String {
        let words: String = self
            .parts
            .iter()
            .map(|part| match part {
                Part::Words(words) => words.as_str(),
                Part::Field(_) => unreachable!("a literal has no fields"),
            })
            .collect();
        format!("{words:?}")
    }

    /// Code for a `String` with the fields filled in, in French: `de {player}`
    /// becomes `d’Ada` where it has to.
    pub(super) fn formatted_in_french(&self) -> String {
        let mut template = String::new();
        let mut arguments = String::new();
        let mut follows_de = false;
        for part in &self.parts {
            match part {
                Part::Words(words) => {
                    let before = words.strip_suffix("de ");
                    let before = before.filter(|it| it.is_empty() || it.ends_with(' '));
                    follows_de = before.is_some();
                    template += &escaped(before.unwrap_or(words));
                }
                Part::Field(field) => match (std::mem::take(&mut follows_de), field.as_str()) {
                    // Digits never make a vowel.
                    (true, "n") => template += "de {n}",
                    (true, field) => {
                        template += "{}";
                        arguments += &format!(", tabletop::de(&{field})");
                    }
                    (false, field) => template += &format!("{{{field}}}"),
                },
            }
        }
        if arguments.is_empty() {
            return self.formatted();
        }
        format!("format!(\"{template}\"{arguments})")
    }

    /// Code for a `String` with the fields filled in.
    pub(super) fn formatted(&self) -> String {
        if self.fields().next().is_none() {
            return format!("{}.to_owned()", self.literal());
        }
        if let [Part::Field(field)] = self.parts.as_slice() {
            return format!("{field}.to_string()");
        }
        let mut template = String::new();
        for part in &self.parts {
            match part {
                Part::Words(words) => template += &escaped(words),
                Part::Field(field) => template += &format!("{{{field}}}"),
            }
        }
        format!("format!(\"{template}\")")
    }
}

/// Words as a template of `format!` has them.
fn escaped(words: &str) -> String {
    let quoted = format!("{words:?}");
    doubled_braces(&quoted[1..quoted.len() - 1])
}

/// Braces of words are doubled, those of an escape like `\u{a0}` are not.
fn doubled_braces(escaped: &str) -> String {
    let mut out = String::new();
    let mut rest = escaped;
    while let Some(at) = rest.find(['{', '}']) {
        let is_escape = rest[..at].ends_with("\\u") && !rest[..at].ends_with("\\\\u");
        let end = if is_escape {
            rest.find('}').map_or(rest.len(), |end| end + 1)
        } else {
            at + 1
        };
        out += &rest[..end];
        if !is_escape {
            out += &rest[at..=at];
        }
        rest = &rest[end..];
    }
    out + rest
}

/// Whether this can name a function or a parameter.
pub(super) fn is_name(text: &str) -> bool {
    const KEYWORDS: &str = " abstract as async await become box break const continue crate do dyn \
        else enum extern false final fn for gen if impl in let loop macro match mod move mut \
        override priv pub ref return self static struct super trait true try type typeof unsafe \
        unsized use virtual where while yield ";
    text.starts_with(|letter: char| letter.is_ascii_lowercase())
        && text
            .bytes()
            .all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'_')
        && !KEYWORDS.contains(&format!(" {text} "))
}
