//! Questions that people type, as far as the vocabulary can express them.
//!
//! A sentence is taken for a question only if every word of it is accounted
//! for: by one phrase of the tables below, or by small words that change
//! nothing. Whatever is left over, a negation, or a second phrase makes it
//! unsure, so that the asker is asked back instead of misunderstood.

mod english;
mod french;
mod phrase;

use tabletop::{Lang, rule};

use self::phrase::Phrase;
use crate::{question::Question, rulebook as r};

/// What somebody may have meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Understood {
    /// This and nothing else; show it back before it is asked.
    Question(Question),
    /// One of these, or something the vocabulary cannot say.
    Unsure(Vec<Question>),
    /// Only people can judge it.
    Unknown,
}

/// The words of one language.
struct Tongue {
    /// Short names for groups of words in the phrases.
    groups: &'static [(&'static str, &'static str)],
    /// Ways to put each question. A phrase behind `~` only comes near to it.
    phrases: &'static [(Question, &'static str)],
    /// Phrases that change nothing.
    padding: &'static str,
    /// What makes a hat the thing itself, and not what somebody wears.
    identity: &'static str,
    /// Small words that may stand inside a phrase.
    fillers: &'static [&'static str],
    /// Letters that only dress a word up.
    fold: fn(char) -> &'static str,
}

/// Reads a typed question. English words in a French sentence, and the other
/// way round, are not understood; a whole sentence in the other language is.
pub fn understand(lang: Lang, text: &str) -> Understood {
    rule!(r::BFL_13_TYPED);
    let (own, other) = match lang {
        Lang::En => (english::ENGLISH, french::FRENCH),
        Lang::Fr => (french::FRENCH, english::ENGLISH),
    };
    match own.understand(text) {
        Understood::Question(question) => Understood::Question(question),
        Understood::Unknown => other.understand(text),
        Understood::Unsure(near) => match other.understand(text) {
            Understood::Question(question) => Understood::Question(question),
            Understood::Unsure(_) | Understood::Unknown => Understood::Unsure(near),
        },
    }
}

/// Questions about a part: to be a wheel is not to have wheels.
const PARTS: [Question; 20] = [
    Question::Hat,
    Question::Glasses,
    Question::Moustache,
    Question::Smiling,
    Question::Patterned,
    Question::Striped,
    Question::Spotted,
    Question::Crown,
    Question::Scarf,
    Question::BowTie,
    Question::Surprised,
    Question::Legs,
    Question::Wings,
    Question::Wheels,
    Question::Leaves,
    Question::Tail,
    Question::Windows,
    Question::BgStars,
    Question::BgHearts,
    Question::BgClouds,
];

/// What was found in a sentence.
#[derive(Default)]
struct Found {
    questions: Vec<Question>,
    /// Something makes it unlikely that a phrase is all that was meant.
    is_doubtful: bool,
}

impl Tongue {
    fn understand(&self, text: &str) -> Understood {
        let words = self.words(text);
        let mut found = Found::default();
        let mut at = 0;
        while at < words.len() {
            at += self.read_at(words.split_at(at), &mut found);
        }
        match found.questions[..] {
            [] => Understood::Unknown,
            [question] if !found.is_doubtful => Understood::Question(question),
            [..] => Understood::Unsure(found.questions),
        }
    }

    /// Reads the longest phrase that comes next, and says how many words it has.
    fn read_at(&self, (before, words): (&[String], &[String]), found: &mut Found) -> usize {
        let mut longest = 0;
        let mut meant: Vec<(Question, bool)> = Vec::new();
        for (question, phrases) in self.phrases {
            for phrase in Phrase::list(phrases) {
                let n_words = phrase.fits(words, self);
                if longest < n_words {
                    longest = n_words;
                    meant.clear();
                }
                if 0 < n_words && n_words == longest {
                    meant.push((*question, phrase.is_near));
                }
            }
        }
        let padding = Phrase::list(self.padding).map(|phrase| phrase.fits(words, self));
        let padding = padding.max().unwrap_or(0);
        if longest < padding {
            return padding;
        }
        if longest == 0 {
            found.is_doubtful = true;
            return 1;
        }
        for (question, is_near) in meant {
            found.is_doubtful |= is_near || PARTS.contains(&question) && self.is_identity(before);
            if !found.questions.contains(&question) {
                found.questions.push(question);
            }
        }
        longest
    }

    /// Whether `before` ends in `is it a`.
    fn is_identity(&self, before: &[String]) -> bool {
        (0..before.len()).any(|from| {
            let end = &before[from..];
            Phrase::list(self.identity).any(|phrase| phrase.fits(end, self) == end.len())
        })
    }

    /// Small letters without accents, split at everything else.
    fn words(&self, text: &str) -> Vec<String> {
        let mut folded = String::new();
        for letter in text.chars().flat_map(char::to_lowercase) {
            match (self.fold)(letter) {
                "" if letter.is_alphanumeric() => folded.push(letter),
                "" => folded.push(' '),
                plain => folded += plain,
            }
        }
        folded.split_whitespace().map(str::to_owned).collect()
    }
}
