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

/// How many letters have to be typed, dropped, changed or swapped with the next.
fn slips(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut table = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            table[i][j] = match (i, j) {
                (0, n) | (n, 0) => n,
                _ => {
                    let changed = table[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                    let one_more = table[i - 1][j].min(table[i][j - 1]) + 1;
                    let is_swapped = 1 < i && 1 < j && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
                    let swapped = if is_swapped {
                        table[i - 2][j - 2] + 1
                    } else {
                        usize::MAX
                    };
                    changed.min(one_more).min(swapped)
                }
            };
        }
    }
    table[a.len()][b.len()]
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
        assert_eq!(slips("rulse", "rules"), 1);
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
