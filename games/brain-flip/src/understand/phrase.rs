//! The little language of the phrase tables.
//!
//! Phrases are separated by `;`, their words by spaces. `a|b` is either word,
//! `a|b?` either or none, and a word in capitals stands for a group of words. Fillers
//! may stand between the words of a phrase.

use super::tongue::Tongue;

/// Some words in a row, as a table writes them.
#[derive(Clone, Debug)]
pub(super) struct Phrase(String);

impl Phrase {
    pub(super) fn list(phrases: &str) -> impl Iterator<Item = Phrase> + use<> {
        let phrases: Vec<Phrase> = phrases
            .split(';')
            .map(|phrase| Phrase(phrase.trim().to_owned()))
            .collect();
        phrases.into_iter()
    }

    /// Where this phrase can end if it begins at word `at`.
    pub(super) fn ends(&self, words: &[String], at: usize, tongue: &Tongue) -> Vec<usize> {
        let mut ends = Vec::new();
        let sentence = Sentence {
            words,
            begin: at,
            tongue,
        };
        sentence.walk(&self.0, at, &mut ends);
        ends.sort_unstable();
        ends.dedup();
        ends
    }
}

/// Where all phrases of a list can end, one after the other and in any number.
pub(super) fn run(phrases: &str, words: &[String], at: usize, tongue: &Tongue) -> Vec<usize> {
    let phrases: Vec<Phrase> = Phrase::list(phrases).collect();
    let mut ends = vec![at];
    let mut next = 0;
    while next < ends.len() {
        let from = ends[next];
        for phrase in &phrases {
            for end in phrase.ends(words, from, tongue) {
                if !ends.contains(&end) {
                    ends.push(end);
                }
            }
        }
        next += 1;
    }
    ends
}

struct Sentence<'a> {
    words: &'a [String],
    begin: usize,
    tongue: &'a Tongue,
}

impl Sentence<'_> {
    /// Follows the rest of a phrase from word `at` on.
    fn walk(&self, text: &str, at: usize, ends: &mut Vec<usize>) {
        let (element, rest) = match text.split_once(' ') {
            Some((element, rest)) => (element, rest),
            None if text.is_empty() => {
                if self.begin < at {
                    ends.push(at);
                }
                return;
            }
            None => (text, ""),
        };
        let (choices, is_optional) = match element.strip_suffix('?') {
            Some(choices) => (choices, true),
            None => (element, false),
        };
        if is_optional {
            self.walk(rest, at, ends);
        }
        // Fillers may come first, unless the phrase begins here.
        let is_filler =
            |word: &String| self.begin < at && self.tongue.fillers.contains(&word.as_str());
        let n_fillers = self.words[at..]
            .iter()
            .take_while(|it| is_filler(it))
            .count();
        for at in at..=at + n_fillers {
            let word = self.words.get(at);
            if word.is_some_and(|word| self.tongue.is_one_of(word, choices)) {
                self.walk(rest, at + 1, ends);
            }
        }
    }
}

impl Tongue {
    /// Whether a word is one of `a|b|GROUP`.
    pub(super) fn is_one_of(&self, word: &str, choices: &str) -> bool {
        choices.split('|').any(|choice| {
            if !choice.starts_with(|letter: char| letter.is_ascii_uppercase()) {
                return choice == word;
            }
            let mut groups = self.groups.iter();
            let group = groups.find(|(name, _)| *name == choice);
            let (_, words) = group.expect("every group that is named has words");
            words.split('|').any(|it| it == word)
        })
    }
}
