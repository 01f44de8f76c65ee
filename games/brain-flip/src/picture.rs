//! The hundred pictures, two to a card.

use std::{fmt, num::NonZeroU8, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::{Lang, Text, rule};

use crate::{components::PICTURES, question::Question, rulebook as r};

/// One side of a card, numbered from 1 to 100: card 1 has pictures 1 and 2.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Picture(NonZeroU8);

/// What the box says of a picture.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// As moves and files write it: `hot-air-balloon`.
    pub key: &'static str,
    pub name: Text,
    /// With its article: `la montgolfière`.
    pub the_fr: &'static str,
    /// Everything that is to be seen on it, in a sentence.
    pub alt: Text,
}

/// A set of pictures.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Pictures(pub u128);

impl Picture {
    pub const N: u8 = PICTURES.len() as u8;

    /// The picture of this number, if there is one.
    pub const fn of_number(number: u8) -> Option<Picture> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= Picture::N => Some(Picture(number)),
            Some(_) | None => None,
        }
    }

    pub fn all() -> impl Iterator<Item = Picture> {
        (1..=Picture::N).filter_map(Picture::of_number)
    }

    /// Whether a question of the vocabulary is true of this picture.
    pub fn is(self, question: Question) -> bool {
        rule!(r::BFL_15_WORDS);
        question.meaning().true_of.contains(self)
    }

    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// The card it is on, from 1 to 50.
    pub const fn card(self) -> u8 {
        self.number().div_ceil(2)
    }

    pub const fn key(self) -> &'static str {
        self.drawn().key
    }

    pub const fn name(self, lang: Lang) -> &'static str {
        self.drawn().name.get(lang)
    }

    /// As a sentence names it. English sentences bring an article along; French
    /// ones cannot know which.
    pub const fn in_sentence(self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.name(Lang::En),
            Lang::Fr => self.drawn().the_fr,
        }
    }

    /// Everything that is to be seen on it, for those who cannot see it.
    pub const fn alt(self, lang: Lang) -> &'static str {
        self.drawn().alt.get(lang)
    }

    /// The name of its drawing, without the ending: `001-cat`.
    pub fn file(self) -> String {
        format!("{:03}-{}", self.number(), self.key())
    }

    const fn drawn(self) -> &'static Drawn {
        &PICTURES[self.number() as usize - 1]
    }
}

impl Pictures {
    pub const fn contains(self, picture: Picture) -> bool {
        self.0 >> (picture.number() - 1) & 1 == 1
    }

    /// Those that are in both.
    #[must_use]
    pub const fn and(self, other: Pictures) -> Pictures {
        Pictures(self.0 & other.0)
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Picture> for Pictures {
    fn from_iter<I: IntoIterator<Item = Picture>>(pictures: I) -> Pictures {
        let with = |all, picture: Picture| all | 1 << (picture.number() - 1);
        Pictures(pictures.into_iter().fold(0, with))
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Picture {
    type Err = String;

    fn from_str(text: &str) -> Result<Picture, String> {
        Picture::all()
            .find(|picture| picture.key() == text)
            .ok_or_else(|| {
                format!("{text:?} is not a picture, pictures are called cat, hot-air-balloon, …")
            })
    }
}

impl From<Picture> for u8 {
    fn from(picture: Picture) -> u8 {
        picture.number()
    }
}

impl TryFrom<u8> for Picture {
    type Error = String;

    fn try_from(number: u8) -> Result<Picture, String> {
        Picture::of_number(number)
            .ok_or_else(|| format!("there is no picture {number}, pictures are 1 to 100"))
    }
}
