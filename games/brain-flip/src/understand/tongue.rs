//! What there is to know about a language.

use tabletop::Lang;

use super::{
    english, french,
    manner::{Article, Frame, Manner},
    phrase::Phrase,
};
use crate::question::Question;

/// A question, how it is put, and the words for it.
pub(super) type Entry = (Question, Manner, &'static str);

/// The words of one language. All texts are lists of phrases, see [`Phrase`].
pub(super) struct Tongue {
    pub(super) lang: Lang,
    /// Short names for groups of words in the phrases.
    pub(super) groups: &'static [(&'static str, &'static str)],
    /// What people run together: `cest`.
    pub(super) run_together: &'static [(&'static str, &'static str)],
    /// What may come before anything, and changes nothing.
    pub(super) leads: &'static str,
    /// What may come after the opening, and changes nothing.
    pub(super) adverbs: &'static str,
    pub(super) openings: &'static [(Frame, &'static str)],
    pub(super) articles: &'static [(Article, &'static str)],
    /// What may come after anything, and changes nothing.
    pub(super) trails: &'static str,
    /// What says that the thing itself has it, and not the background.
    pub(super) on_it: &'static str,
    /// Verbs before what is worn or held.
    pub(super) verbs: &'static str,
    pub(super) entries: &'static [&'static [Entry]],
    pub(super) colours: &'static [Colour],
    /// How colours are spoken of: `{}` is the colour, `{1}` its first word only,
    /// which is the noun.
    pub(super) of_colours: &'static [(Hue, Manner, &'static str)],
    /// Small words that may stand inside a phrase.
    pub(super) fillers: &'static [&'static str],
    /// Letters that only dress a word up.
    pub(super) fold: fn(char) -> &'static str,
}

/// A colour, and the questions about it.
pub(super) struct Colour {
    pub(super) words: &'static str,
    pub(super) mostly: Question,
    pub(super) some: Option<Question>,
    pub(super) background: Option<Question>,
}

/// What has a colour.
#[derive(Copy, Clone)]
pub(super) enum Hue {
    Mostly,
    Some,
    Background,
}

impl Tongue {
    pub(super) fn of(lang: Lang) -> &'static Tongue {
        match lang {
            Lang::En => &english::ENGLISH,
            Lang::Fr => &french::FRENCH,
        }
    }

    /// Every way to put every question.
    pub(super) fn phrases(&self) -> Vec<(Question, Manner, Phrase)> {
        let mut phrases = Vec::new();
        for (question, manner, text) in self.entries.iter().copied().flatten() {
            phrases.extend(Phrase::list(text).map(|phrase| (*question, *manner, phrase)));
        }
        for colour in self.colours {
            for (hue, manner, text) in self.of_colours {
                let question = match hue {
                    Hue::Mostly => Some(colour.mostly),
                    Hue::Some => colour.some,
                    Hue::Background => colour.background,
                };
                let Some(question) = question else { continue };
                let noun = colour.words.split('|').next().unwrap_or_default();
                let text = text.replace("{}", colour.words).replace("{1}", noun);
                phrases.extend(Phrase::list(&text).map(|phrase| (question, *manner, phrase)));
            }
        }
        phrases
    }

    /// Small letters without accents, split at everything else.
    pub(super) fn words(&self, text: &str) -> Vec<String> {
        let mut folded = String::new();
        for letter in text.chars().flat_map(char::to_lowercase) {
            match (self.fold)(letter) {
                "" if letter.is_alphanumeric() => folded.push(letter),
                "" => folded.push(' '),
                plain => folded += plain,
            }
        }
        let apart = |word: &str| {
            let known = self.run_together.iter().find(|(it, _)| *it == word);
            known.map_or_else(|| word.to_owned(), |(_, apart)| (*apart).to_owned())
        };
        let words: Vec<String> = folded.split_whitespace().map(apart).collect();
        words
            .join(" ")
            .split_whitespace()
            .map(str::to_owned)
            .collect()
    }
}
