//! What matters in a sentence is bold: players, cards and numbers.

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Run {
    Plain(String),
    Bold(String),
}

/// Names of players and cards, *you* where it stands first, and numbers.
pub(super) fn runs(words: &str, names: &[String], you: &str) -> Vec<Run> {
    let mut runs = Vec::new();
    let mut plain = String::new();
    let mut rest = words;
    let mut is_in_word = false;
    let mut you = Some(you);
    while let Some(letter) = rest.chars().next() {
        let n_bold = if is_in_word {
            0
        } else {
            let n_you = you.map_or(0, |you| n_word(rest, you));
            you = you.filter(|_| n_you == 0);
            let n_name = names.iter().map(|name| n_word(rest, name)).max();
            let n_digits = rest.len()
                - rest
                    .trim_start_matches(|it: char| it.is_ascii_digit())
                    .len();
            n_you.max(n_name.unwrap_or(0)).max(n_digits)
        };
        if n_bold == 0 {
            plain.push(letter);
            is_in_word = letter.is_alphanumeric();
            rest = &rest[letter.len_utf8()..];
            continue;
        }
        if !plain.is_empty() {
            runs.push(Run::Plain(std::mem::take(&mut plain)));
        }
        let (bold, after) = rest.split_at(n_bold);
        runs.push(Run::Bold(bold.to_owned()));
        (rest, is_in_word) = (after, true);
    }
    if !plain.is_empty() {
        runs.push(Run::Plain(plain));
    }
    runs
}

/// How long `word` is if the text begins with it, whatever its case; else 0.
fn n_word(text: &str, word: &str) -> usize {
    let begins = text
        .get(..word.len())
        .is_some_and(|it| it.eq_ignore_ascii_case(word));
    let ends = || !text[word.len()..].starts_with(char::is_alphanumeric);
    if begins && ends() { word.len() } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked(words: &str, you: &str) -> String {
        let names = ["Ada", "Ada Bee", "Hot Potato"].map(str::to_owned);
        let runs = runs(words, &names, you).into_iter();
        let marked = runs.map(|run| match run {
            Run::Plain(words) => words,
            Run::Bold(words) => format!("*{words}*"),
        });
        marked.collect()
    }

    #[test]
    fn players_and_numbers_are_bold() {
        assert_eq!(
            marked(
                "Ada’s 12 cards: you take 3 at b3 from Ada Bee, Adam.",
                "You"
            ),
            "*Ada*’s *12* cards: *you* take *3* at b3 from *Ada Bee*, Adam."
        );
        assert_eq!(
            marked("Vous vous arrêtez, élève.", "Vous"),
            "*Vous* vous arrêtez, élève."
        );
        assert_eq!(
            marked("Ada Bee does Hot Potato.", "You"),
            "*Ada Bee* does *Hot Potato*."
        );
        assert_eq!(marked("", "You"), "");
    }
}
