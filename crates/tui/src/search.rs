//! Words that people type, compared with words that are printed.

/// How a word is compared: in small letters, without accents, with plain signs.
pub(crate) fn folded(text: &str) -> String {
    let mut folded = String::new();
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'â' | 'ä' => folded.push('a'),
            'ç' => folded.push('c'),
            'é' | 'è' | 'ê' | 'ë' => folded.push('e'),
            'î' | 'ï' => folded.push('i'),
            'ô' | 'ö' => folded.push('o'),
            'ù' | 'û' | 'ü' => folded.push('u'),
            'œ' => folded.push_str("oe"),
            'æ' => folded.push_str("ae"),
            '’' => folded.push('\''),
            '-' | '\u{a0}' | '\u{202f}' => folded.push(' '),
            letter => folded.push(letter),
        }
    }
    folded
}

/// The names that `said` may have been meant for, nearest first: equal but for
/// a slip of the finger, or sharing a word of some length.
pub(crate) fn nearest(said: &str, names: &[String]) -> Vec<String> {
    const MOST: usize = 3;
    const LONG: usize = 4;
    let said = folded(said);
    let words: Vec<&str> = said
        .split_whitespace()
        .filter(|word| LONG <= word.chars().count())
        .collect();
    let mut near: Vec<(usize, &String)> = Vec::new();
    for name in names {
        let printed = folded(name);
        let slips = slips(&said, &printed);
        let allowed = said.chars().count() / 4;
        let shares = |word: &&str| {
            printed
                .split_whitespace()
                .any(|it| it.starts_with(*word) || self::slips(it, word) <= word.len() / 4)
        };
        if slips <= allowed || words.iter().any(shares) {
            near.push((slips, name));
        }
    }
    near.sort_by_key(|(slips, _)| *slips);
    let mut names: Vec<String> = near.into_iter().map(|(_, name)| name.clone()).collect();
    names.dedup();
    names.truncate(MOST);
    names
}

/// How many letters have to be typed, dropped or changed.
fn slips(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (n, letter) in (1..).zip(a.chars()) {
        let mut corner = row[0];
        row[0] = n;
        for (at, other) in b.iter().enumerate() {
            let changed = corner + usize::from(letter != *other);
            corner = row[at + 1];
            row[at + 1] = changed.min(corner + 1).min(row[at] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_signs_do_not_matter() {
        assert_eq!(
            folded("Œuf d’Été, Talkie-walkie"),
            "oeuf d'ete, talkie walkie"
        );
    }

    #[test]
    fn slips_are_counted() {
        assert_eq!(slips("potatoe", "potato"), 1);
        assert_eq!(slips("", "abc"), 3);
        assert_eq!(slips("mop", "map"), 1);
    }

    #[test]
    fn names_are_suggested_for_slips_and_shared_words() {
        let names = ["Hot Potato", "Mop", "Sticky Fingers"].map(str::to_owned);
        assert_eq!(nearest("hot potatoe", &names), ["Hot Potato"]);
        assert_eq!(nearest("stiky", &names), ["Sticky Fingers"]);
        assert_eq!(nearest("the potato card", &names), ["Hot Potato"]);
        assert!(nearest("zzzz", &names).is_empty());
    }
}
