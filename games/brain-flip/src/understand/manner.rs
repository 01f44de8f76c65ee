//! How a sentence begins, and what it can be about then.

/// How a sentence begins.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Frame {
    /// Nothing but the words themselves: `hat?`.
    Bare,
    /// `is it`
    Is,
    /// `is`, before what the sentence is about: `is the mouth open`.
    Copula,
    /// `does it look`
    Seems,
    /// `does it have`
    Has,
    /// `is there`
    There,
    /// `does it`
    Does,
}

/// The little word before the phrase.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Article {
    None,
    /// `a`
    A,
    /// `a kind of`
    KindOf,
    /// `the`, `its`
    The,
    /// `any`, `du`
    Any,
    /// `des`, as French has it before more than one.
    Des,
    /// `a bit of`
    BitOf,
}

/// How a phrase is put.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Manner {
    /// Says what it is: `is it a bird`.
    Noun,
    /// Says how it is: `is it sad`.
    Adjective,
    /// Says what it does: `does it smile`, `is it smiling`.
    Deed,
    /// Names what it has: `does it have wings`.
    Part,
    /// Names what it wears or holds, with or without the verb.
    Worn,
    /// Says it all by itself: `mouth open`, `can you eat it`.
    Whole,
    /// Says how many there are: `are there two`.
    Count,
    /// Names what is in the background and nowhere else: `are there clouds`.
    Mark,
    /// A colour of the whole: `is it red`.
    Tint,
    /// A colour somewhere on it: `is there any red`.
    Tinge,
    /// Comes near to the question, but means something else.
    Near,
}

/// How a phrase stands in a sentence.
#[derive(Copy, Clone, Debug)]
pub(super) struct Place {
    pub(super) frame: Frame,
    pub(super) article: Article,
    /// Whether it begins with a verb of wearing or holding.
    pub(super) has_verb: bool,
    /// Whether the sentence ends in `on it`.
    pub(super) is_on_it: bool,
}

impl Manner {
    /// Whether a phrase of this manner means its question there.
    pub(super) fn suits(self, place: Place) -> bool {
        use Article as A;
        use Frame as F;
        let Place {
            frame,
            article,
            has_verb,
            is_on_it,
        } = place;
        let is_had = matches!(frame, F::Has | F::There | F::Bare) && article != A::BitOf;
        let is_done = matches!(frame, F::Is | F::Does | F::Bare) && article == A::None && !is_on_it;
        match self {
            Manner::Noun => {
                let is_one = matches!(article, A::None | A::A | A::KindOf | A::Any | A::Des);
                matches!(frame, F::Is | F::Bare) && is_one && !is_on_it
            }
            Manner::Adjective => {
                let is_so = matches!(frame, F::Is | F::Seems | F::Bare);
                is_so && article == A::None && !is_on_it
            }
            Manner::Deed => is_done,
            Manner::Worn if has_verb => is_done,
            Manner::Part | Manner::Worn => is_had,
            Manner::Whole => article != A::BitOf && !is_on_it,
            Manner::Count => {
                let is_counted = matches!(frame, F::Is | F::There | F::Bare);
                is_counted && article == A::None && !is_on_it
            }
            Manner::Mark => {
                let is_seen = matches!(frame, F::There | F::Bare);
                is_seen && matches!(article, A::None | A::Any | A::Des) && !is_on_it
            }
            Manner::Tint => {
                let is_it = match article {
                    A::None => matches!(frame, F::Is | F::Seems | F::Bare),
                    // `is the colour red`
                    A::The => frame == F::Copula,
                    A::A | A::KindOf | A::Any | A::Des | A::BitOf => false,
                };
                is_it && !is_on_it
            }
            Manner::Tinge => match (frame, article) {
                (F::Has | F::There | F::Bare, A::Any | A::BitOf) | (F::Has | F::There, A::None) => {
                    true
                }
                (F::Bare, A::None) => is_on_it,
                _ => false,
            },
            Manner::Near => false,
        }
    }
}
