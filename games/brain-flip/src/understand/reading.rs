//! How a sentence is read from end to end, or looked through for what is near.

use tabletop::Lang;

use super::{
    Near, Understood,
    manner::{Article, Frame, Manner, Place},
    phrase::{Phrase, run},
    tongue::Tongue,
};
use crate::{picture::Picture, question::Question};

/// A sentence up to the phrase.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Begun {
    frame: Frame,
    article: Article,
    /// Where the phrase begins.
    at: usize,
}

impl Tongue {
    pub(super) fn understand(&self, text: &str) -> Understood {
        let words = self.words(text);
        let phrases = self.phrases();
        let begun = self.begun(&words);
        let mut near: Vec<Near> = Vec::new();
        for meant in self.readings(&words, &begun, &phrases) {
            insert(&mut near, Near::Question(meant));
        }
        let is_read = !near.is_empty();
        for picture in self.named(&words, &begun) {
            insert(&mut near, Near::Picture(picture));
        }
        if let ([Near::Question(question)], true) = (&near[..], is_read) {
            return Understood::Question(*question);
        }
        if !is_read {
            self.look_through(&words, &phrases, &mut near);
        }
        if near.is_empty() {
            Understood::Unknown
        } else {
            Understood::Unsure(near)
        }
    }

    /// Every way in which a sentence can begin.
    fn begun(&self, words: &[String]) -> Vec<Begun> {
        let mut begun = Vec::new();
        for lead in run(self.leads, words, 0, self) {
            let mut openings = vec![(Frame::Bare, lead)];
            for (frame, phrases) in self.openings {
                for phrase in Phrase::list(phrases) {
                    let ends = phrase.ends(words, lead, self).into_iter();
                    openings.extend(ends.map(|end| (*frame, end)));
                }
            }
            for (frame, opened) in openings {
                for at in run(self.adverbs, words, opened, self) {
                    begun.push(Begun {
                        frame,
                        article: Article::None,
                        at,
                    });
                    for (article, phrases) in self.articles {
                        let phrases = Phrase::list(phrases);
                        let ends = phrases.flat_map(|phrase| phrase.ends(words, at, self));
                        begun.extend(ends.map(|at| Begun {
                            frame,
                            article: *article,
                            at,
                        }));
                    }
                }
            }
        }
        let mut once = Vec::new();
        for it in begun {
            if !once.contains(&it) {
                once.push(it);
            }
        }
        once
    }

    /// What the whole sentence can mean, word for word.
    fn readings(
        &self,
        words: &[String],
        begun: &[Begun],
        phrases: &[(Question, Manner, Phrase)],
    ) -> Vec<Question> {
        let mut meant = Vec::new();
        for Begun { frame, article, at } in begun.iter().copied() {
            let first = words.get(at);
            let has_verb = first.is_some_and(|word| self.is_one_of(word, self.verbs));
            for (question, manner, phrase) in phrases {
                let is_read = phrase.ends(words, at, self).into_iter().any(|end| {
                    let place = |is_on_it| Place {
                        frame,
                        article,
                        has_verb,
                        is_on_it,
                    };
                    self.is_over(words, end) && manner.suits(place(false))
                        || self.is_over_on_it(words, end) && manner.suits(place(true))
                });
                if is_read {
                    meant.push(*question);
                }
            }
        }
        meant
    }

    /// Whether nothing that matters comes after word `end`.
    fn is_over(&self, words: &[String], end: usize) -> bool {
        run(self.trails, words, end, self).contains(&words.len())
    }

    /// Whether only `on it` comes after word `end`.
    fn is_over_on_it(&self, words: &[String], end: usize) -> bool {
        let ends = Phrase::list(self.on_it).flat_map(|phrase| phrase.ends(words, end, self));
        ends.into_iter().any(|end| self.is_over(words, end))
    }

    /// Pictures that are named, as in `is it a cat`.
    fn named(&self, words: &[String], begun: &[Begun]) -> Vec<Picture> {
        let is_named = |picture: &Picture| {
            let name = self.words(picture.name(self.lang));
            begun.iter().any(|Begun { frame, article, at }| {
                let Some(said) = words.get(*at..at + name.len()) else {
                    return false;
                };
                let is_one = match (frame, article) {
                    (Frame::Is | Frame::Bare, Article::A | Article::The) => said == name,
                    (Frame::Is | Frame::Bare, Article::Des) => is_plural(said, &name),
                    (Frame::Bare, Article::None) => said == name || is_plural(said, &name),
                    // French puts an article before every noun.
                    (Frame::Is, Article::None) => self.lang == Lang::En && is_plural(said, &name),
                    _ => false,
                };
                is_one && self.is_over(words, at + name.len())
            })
        };
        Picture::all().filter(is_named).collect()
    }

    /// Looks for the longest phrases anywhere.
    fn look_through(
        &self,
        words: &[String],
        phrases: &[(Question, Manner, Phrase)],
        near: &mut Vec<Near>,
    ) {
        let mut at = 0;
        while at < words.len() {
            let ends = phrases
                .iter()
                .filter_map(|(_, _, phrase)| phrase.ends(words, at, self).pop());
            let Some(longest) = ends.max() else {
                at += 1;
                continue;
            };
            for (question, _, phrase) in phrases {
                if phrase.ends(words, at, self).contains(&longest) {
                    insert(near, Near::Question(*question));
                }
            }
            at = longest;
        }
    }
}

fn insert(near: &mut Vec<Near>, it: Near) {
    if !near.contains(&it) {
        near.push(it);
    }
}

/// Whether `said` is `name` with an ending.
fn is_plural(said: &[String], name: &[String]) -> bool {
    let is_more = |(said, name): (&String, &String)| {
        let ending = said.strip_prefix(name.as_str());
        ending.is_some_and(|ending| ["", "s", "es", "x"].contains(&ending))
    };
    said != name && said.iter().zip(name).all(is_more)
}
