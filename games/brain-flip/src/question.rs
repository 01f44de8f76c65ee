//! What can be asked: the vocabulary, and questions that only people can judge.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::{Lang, Text, rule};

pub use crate::components::Question;
use crate::{components::QUESTIONS, picture::Pictures, rulebook as r};

/// What a question says, and of which pictures it is true.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Meaning {
    pub question: Question,
    /// As moves write it: `pink_cheeks`.
    pub key: &'static str,
    /// Splits any grid well.
    pub is_base: bool,
    pub text: Text,
    pub true_of: Pictures,
}

/// A question as it was put.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Asked {
    /// From the vocabulary: the truth is known.
    Known(Question),
    /// In the asker's own words.
    Free(Remark),
}

/// Under which number the words of a free question are kept: they travel
/// beside the moves, and the rules never read them.
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Remark(pub u16);

impl Remark {
    /// The one after it. Nobody asks so many that they share the last number.
    #[must_use]
    pub const fn next(self) -> Remark {
        Remark(self.0.saturating_add(1))
    }
}

/// What questions are about: the shelves of the question builder.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Topic {
    /// What it is.
    Kind,
    /// What it wears and holds.
    Things,
    /// What its face does.
    Face,
    /// What it has, how many there are, and where it is.
    Body,
    /// Colours and patterns.
    Colours,
    Background,
}

impl Question {
    pub const N: usize = QUESTIONS.len();

    /// In the order of the vocabulary.
    pub fn all() -> impl DoubleEndedIterator<Item = Question> {
        QUESTIONS.iter().map(|meaning| meaning.question)
    }

    /// Those that split any grid well.
    pub fn base() -> impl Iterator<Item = Question> {
        rule!(r::BFL_16_BALANCED);
        Question::all().filter(|question| question.meaning().is_base)
    }

    pub const fn meaning(self) -> &'static Meaning {
        &QUESTIONS[self as usize]
    }

    pub const fn key(self) -> &'static str {
        self.meaning().key
    }

    /// The question as it is asked.
    pub const fn text(self, lang: Lang) -> &'static str {
        self.meaning().text.get(lang)
    }

    pub const fn topic(self) -> Topic {
        use Question as Q;
        match self {
            Q::Living
            | Q::Animal
            | Q::Person
            | Q::Plant
            | Q::Object
            | Q::Food
            | Q::Vehicle
            | Q::Building
            | Q::Bird
            | Q::Bug
            | Q::Sea
            | Q::Child
            | Q::Flower
            | Q::Furniture
            | Q::FruitOrVegetable
            | Q::GrownUp
            | Q::Tree
            | Q::Insect
            | Q::Aircraft
            | Q::LivesInSea => Topic::Kind,
            Q::Hat
            | Q::Glasses
            | Q::Moustache
            | Q::Neckwear
            | Q::Holding
            | Q::Crown
            | Q::Scarf
            | Q::BowTie
            | Q::Cap
            | Q::TopHat
            | Q::PartyHat
            | Q::Hammer
            | Q::Spoon
            | Q::Paintbrush
            | Q::Flag
            | Q::MagnifyingGlass
            | Q::Trumpet => Topic::Things,
            Q::Smiling
            | Q::MouthOpen
            | Q::EyesClosed
            | Q::PinkCheeks
            | Q::Sad
            | Q::Surprised
            | Q::EyesOpen
            | Q::MouthClosed
            | Q::Beak => Topic::Face,
            Q::Several
            | Q::Three
            | Q::InAir
            | Q::Legs
            | Q::FourLegs
            | Q::Wings
            | Q::Wheels
            | Q::Leaves
            | Q::Tail
            | Q::Windows
            | Q::Alone
            | Q::Two
            | Q::TwoLegs
            | Q::JustFourLegs => Topic::Body,
            Q::SomeRed
            | Q::SomeYellow
            | Q::SomeBlue
            | Q::SomeGreen
            | Q::SomeOrange
            | Q::SomePurple
            | Q::SomePink
            | Q::MostlyRed
            | Q::MostlyOrange
            | Q::MostlyYellow
            | Q::MostlyGreen
            | Q::MostlyBlue
            | Q::MostlyPurple
            | Q::MostlyPink
            | Q::MostlyBrown
            | Q::MostlyBlack
            | Q::MostlyWhite
            | Q::MostlyGrey
            | Q::Patterned
            | Q::Striped
            | Q::Spotted
            | Q::Checked => Topic::Colours,
            Q::DarkBackground
            | Q::Marks
            | Q::BgStars
            | Q::BgHearts
            | Q::BgClouds
            | Q::BgRaindrops
            | Q::BgBubbles
            | Q::LightBackground
            | Q::BackgroundWhite
            | Q::BackgroundYellow
            | Q::BackgroundPink
            | Q::BackgroundBlue
            | Q::BackgroundPurple
            | Q::BackgroundGreen => Topic::Background,
        }
    }
}

impl Topic {
    /// In the order in which the question builder shows them.
    pub const ALL: [Topic; 6] = [
        Topic::Kind,
        Topic::Things,
        Topic::Face,
        Topic::Body,
        Topic::Colours,
        Topic::Background,
    ];

    pub fn questions(self) -> impl Iterator<Item = Question> {
        Question::all().filter(move |question| question.topic() == self)
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl FromStr for Question {
    type Err = String;

    fn from_str(text: &str) -> Result<Question, String> {
        Question::all()
            .find(|question| question.key() == text)
            .ok_or_else(|| {
                format!(
                    "{text:?} is not in the vocabulary, which has words like hat, living or some_red"
                )
            })
    }
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Asked::Known(question) => question.fmt(f),
            Asked::Free(_) => f.write_str("free"),
        }
    }
}

impl From<Asked> for String {
    fn from(asked: Asked) -> String {
        match asked {
            Asked::Known(question) => question.to_string(),
            Asked::Free(Remark(number)) => format!("free {number}"),
        }
    }
}

impl TryFrom<String> for Asked {
    type Error = String;

    fn try_from(text: String) -> Result<Asked, String> {
        match text.strip_prefix("free ") {
            Some(number) => match number.parse() {
                Ok(number) => Ok(Asked::Free(Remark(number))),
                Err(_) => Err(format!("{text:?} should read `free 0`")),
            },
            None => text.parse().map(Asked::Known),
        }
    }
}
