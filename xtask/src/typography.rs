//! Signs as print has them: a lint for everything that people read.

/// A space that no line is broken at, and that French puts before double signs.
const NARROW: char = '\u{202f}';

/// How the terminal names a key that is a colon.
const COLON_KEY: &str = "· : ";

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Language {
    English,
    French,
}

/// What is wrong with the first wrong sign, if there is one. What stands
/// between backquotes is typed, not read.
pub(crate) fn fault(language: Language, text: &str) -> Option<String> {
    let read = text.replace(COLON_KEY, "");
    let read: String = read.split('`').step_by(2).collect();
    if read.contains('\'') {
        return Some("write the apostrophe ’".to_owned());
    }
    match language {
        Language::English => None,
        Language::French => double_sign(&read).or_else(|| guillemets(&read)),
    }
}

/// French keeps `: ; ? ! »` a narrow space away from the word before, if there
/// is one.
fn double_sign(text: &str) -> Option<String> {
    let before = std::iter::once(NARROW).chain(text.chars());
    let mut pairs = before.zip(text.chars());
    let is_wrong = |(before, sign): &(char, char)| match sign {
        ':' | ';' | '»' => *before != NARROW,
        '?' | '!' => !matches!(*before, NARROW | '?' | '!'),
        _ => false,
    };
    let (_, sign) = pairs.find(is_wrong)?;
    Some(format!(
        "put a narrow no-break space (U+202F) before {sign}"
    ))
}

fn guillemets(text: &str) -> Option<String> {
    let (mut n_open, mut follows) = (0, false);
    for sign in text.chars() {
        if follows && sign != NARROW {
            return Some("put a narrow no-break space (U+202F) behind «".to_owned());
        }
        follows = sign == '«';
        match sign {
            '«' => n_open += 1,
            '»' => n_open -= 1,
            _ => {}
        }
        if !(0..=1).contains(&n_open) {
            return Some("guillemets do not stand within guillemets".to_owned());
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_as_print_has_them_pass() {
        for text in ["You’re out!", "{player}’s turn", "Type `don't` or 1"] {
            assert_eq!(fault(Language::English, text), None, "{text}");
        }
        for text in [
            "À vous\u{202f}: jouez\u{202f}?!",
            "Aucun choix ne contient «\u{202f}{filter}\u{202f}».",
            "`aide`, `ask free # c'est bon ?`",
            "/ filtre · : mots",
        ] {
            assert_eq!(fault(Language::French, text), None, "{text}");
        }
    }

    #[test]
    fn typewriter_signs_are_found() {
        for (language, text) in [
            (Language::English, "You're out!"),
            (Language::French, "l'image"),
            (Language::French, "À vous : jouez"),
            (Language::French, "À vous\u{a0}: jouez"),
            (Language::French, "Prêt?"),
            (Language::French, "« mot\u{202f}»"),
            (
                Language::French,
                "«\u{202f}un «\u{202f}mot\u{202f}»\u{202f}»",
            ),
        ] {
            assert!(fault(language, text).is_some(), "{text}");
        }
    }
}
