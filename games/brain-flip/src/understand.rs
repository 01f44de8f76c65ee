//! Questions that people type, as far as the vocabulary can express them.
//!
//! A sentence is taken for a question only if it can be read from end to end:
//! how it begins (`Frame`), which little word comes before (`Article`), one
//! phrase of the tables, and how it ends. What a phrase means depends on how the
//! sentence begins: to *have* a bird is not to *be* one, and red *on* it is not a
//! red thing. A word left over, a negation or a second phrase makes it unsure,
//! so that the asker is asked back instead of misunderstood.

mod english;
mod french;
mod manner;
mod phrase;
mod reading;
mod tongue;

use tabletop::{Lang, rule};

use self::tongue::Tongue;
use crate::{picture::Picture, question::Question, rulebook as r};

/// What somebody may have meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Understood {
    /// This and nothing else; show it back before it is asked.
    Question(Question),
    /// One of these, or something the vocabulary cannot say.
    Unsure(Vec<Near>),
    /// Only people can judge it.
    Unknown,
}

/// Something that comes near to what was typed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Near {
    Question(Question),
    /// A picture was named: whoever means it says "Got it!" and points.
    Picture(Picture),
}

/// Reads a typed question. English words in a French sentence, and the other
/// way round, are not understood; a whole sentence in the other language is.
pub fn understand(lang: Lang, text: &str) -> Understood {
    rule!(r::BFL_13_TYPED);
    let other = match lang {
        Lang::En => Lang::Fr,
        Lang::Fr => Lang::En,
    };
    match Tongue::of(lang).understand(text) {
        Understood::Question(question) => Understood::Question(question),
        Understood::Unknown => Tongue::of(other).understand(text),
        Understood::Unsure(near) => match Tongue::of(other).understand(text) {
            Understood::Question(question) => Understood::Question(question),
            Understood::Unsure(_) | Understood::Unknown => Understood::Unsure(near),
        },
    }
}
