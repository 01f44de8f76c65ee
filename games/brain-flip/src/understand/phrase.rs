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
    let word = words.get(at).map(String::as_str);
    let taken = word
        .filter(|word| is_one_of(word, choices, tongue))
        .and_then(|_| longest(rest, words, tongue, at + 1));
    let left_out = is_optional
        .then(|| longest(rest, words, tongue, at))
        .flatten();
    let filled = word
        .filter(|word| 0 < at && tongue.fillers.contains(word))
        .and_then(|_| longest(text, words, tongue, at + 1));
    taken.max(left_out).max(filled)
}

fn is_one_of(word: &str, choices: &str, tongue: &Tongue) -> bool {
    choices.split('|').any(|choice| {
        let group = tongue.groups.iter().find(|(name, _)| *name == choice);
        match group {
            Some((_, words)) => words.split('|').any(|it| it == word),
            None => choice == word,
        }
    })
}
