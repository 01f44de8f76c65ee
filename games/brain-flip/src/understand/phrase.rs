//! The little language of the phrase tables.
//!
//! Phrases are separated by `;`, their words by spaces. `a|b` is either word,
//! `a|b?` either or none, and a word in capitals stands for a group of words. Fillers
//! may stand between the words of a phrase.

use super::Tongue;

/// One way to put a question.
#[derive(Copy, Clone)]
pub(super) struct Phrase<'a> {
    text: &'a str,
    /// Means something close to the question, but not the same.
    pub(super) is_near: bool,
}

impl<'a> Phrase<'a> {
    pub(super) fn list(phrases: &'a str) -> impl Iterator<Item = Phrase<'a>> {
        phrases.split(';').map(|phrase| {
            let phrase = phrase.trim();
            match phrase.strip_prefix('~') {
                Some(text) => Phrase {
                    text,
                    is_near: true,
                },
                None => Phrase {
                    text: phrase,
                    is_near: false,
                },
            }
        })
    }

    /// How many words at the front of a sentence this phrase covers; 0 if it
    /// does not stand there.
    pub(super) fn fits(self, words: &[String], tongue: &Tongue) -> usize {
        longest(self.text, words, tongue, 0).unwrap_or(0)
    }
}

/// The most words that `text` can cover from word `at` on.
fn longest(text: &str, words: &[String], tongue: &Tongue, at: usize) -> Option<usize> {
    let (element, rest) = match text.split_once(' ') {
        Some((element, rest)) => (element, rest),
        None if text.is_empty() => return Some(at),
        None => (text, ""),
    };
    let (choices, is_optional) = match element.strip_suffix('?') {
        Some(choices) => (choices, true),
        None => (element, false),
    };
    // Fillers may come first, unless the phrase begins here.
    let is_filler = |word: &String| 0 < at && tongue.fillers.contains(&word.as_str());
    let n_fillers = words[at..].iter().take_while(|it| is_filler(it)).count();
    let taken = (at..=at + n_fillers)
        .filter(|at| {
            let word = words.get(*at);
            word.is_some_and(|word| is_one_of(word, choices, tongue))
        })
        .filter_map(|at| longest(rest, words, tongue, at + 1))
        .max();
    let left_out = is_optional
        .then(|| longest(rest, words, tongue, at))
        .flatten();
    taken.max(left_out)
}

fn is_one_of(word: &str, choices: &str, tongue: &Tongue) -> bool {
    choices.split('|').any(|choice| {
        if !choice.starts_with(|letter: char| letter.is_ascii_uppercase()) {
            return choice == word;
        }
        let mut groups = tongue.groups.iter();
        let group = groups.find(|(name, _)| *name == choice);
        let (_, words) = group.expect("every group that is named has words");
        words.split('|').any(|it| it == word)
    })
}
