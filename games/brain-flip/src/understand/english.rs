//! How questions are put in English.

mod kinds;
mod looks;

use tabletop::Lang;

use super::{
    manner::{Article as A, Frame as F, Manner as M},
    tongue::{Colour, Hue, Tongue},
};
use crate::question::Question as Q;

pub(super) static ENGLISH: Tongue = Tongue {
    lang: Lang::En,
    groups: &[
        ("IS", "is|are|was|were"),
        ("DO", "do|does|did|dose"),
        ("IT", "it|this|that|they|these|those|he|she|him|her|them"),
        ("ONE", "you|u|we|i|one|people|someone|anyone|humans"),
        ("CAN", "can|could|may|might"),
        ("CARD", "picture|card|image|drawing|pic"),
        ("THING", "something|anything|things|stuff"),
        ("WEAR", "wear|wears|wearing|wore|worn|sport|sports|sporting"),
        ("HOLD", "hold|holds|holding|carry|carries|carrying"),
        ("HAND", "hand|hands|paw|paws"),
        ("HAT", "hat|hats|headgear|headwear"),
        ("NECK", "neck|necks"),
        ("ROUND", "round|around|about|on|at"),
        ("BACK", "background|backdrop|bg"),
        ("IN", "in|on|across|over"),
        ("FACE", "face|faces|expression"),
        ("MOUTH", "mouth|mouths"),
        ("EYES", "eyes"),
        ("CHEEKS", "cheeks|cheek"),
        ("OPEN", "open|opened"),
        ("SHUT", "closed|shut"),
        ("LEGS", "legs"),
        ("EXACTLY", "exactly|just|only|precisely"),
        (
            "MOST",
            "mostly|mainly|primarily|largely|predominantly|chiefly|overall|generally",
        ),
        ("COLOUR", "colour|color|coloured|colored"),
        ("MAIN", "main|dominant|principal|primary|chief"),
    ],
    run_together: &[
        ("hes", "he s"),
        ("shes", "she s"),
        ("theyre", "they re"),
        ("thats", "that s"),
        ("theres", "there s"),
        ("youre", "you re"),
        ("dyou", "do you"),
    ],
    leads: "so|ok|okay|hey|well|hmm|um|oh|now|then|and|please|maybe|perhaps|right; by any chance; i|we think|guess|bet|reckon|wonder|suppose if|whether|that?; \
        DO|would ONE think|say that|if?; can|could ONE tell|say me|us? if|whether; tell me|us if|whether",
    adverbs: "really|actually|maybe|perhaps|possibly|also|currently|then; by any chance",
    openings: &[
        (
            F::Is,
            "IS IT; its; IT IS|s|re; CAN|would IT be; IT CAN|must|would be; \
             are|re|is|am ONE thinking|looking|searching|hunting of|about|for; \
             ONE are|re|s|m|am thinking|looking of|about|for; IS the|this|your|that secret? CARD|thing|one of?; \
             IS the|this|your secret? CARD|thing|one ONE are|re|m|am? thinking of|about",
        ),
        (
            F::Seems,
            "DO IT look|seem|appear; IT look|looks|seem|seems|appears; IS IT looking",
        ),
        (
            F::Has,
            "DO IT have|has|got; has|have|had IT got?; IT has|have|had|ve|s got; IT has|have; \
             got|has|have; IS IT with; with; DO the|this|your secret? CARD|thing have",
        ),
        (
            F::There,
            "IS there; there IS|s|re; CAN|DO|would|will ONE see|spot|notice; \
             DO the|this|your? IT|CARD show|contain|include",
        ),
        (F::Does, "DO IT; IT; DO the|this|your secret? CARD|thing"),
        (F::Copula, "IS"),
    ],
    articles: &[
        (A::A, "a|an"),
        (A::KindOf, "a|some|any|one kind|sort|type|form of a|an?"),
        (A::The, "the|its|his|her|their|this|that; it s"),
        (A::Any, "any|some"),
        (
            A::BitOf,
            "a|any|some little? bit|touch|trace|hint of; a little; bits of",
        ),
    ],
    trails: "please|pls|right|then|too|now|though|maybe|perhaps|really|yes|yeah|eh|huh; or not|what; \
        by any chance; in|on|inside the|this|your CARD; in it; DO|would ONE think|say; to be seen; at all; \
        anywhere|somewhere in the|this CARD",
    on_it: "on IT; on; anywhere|somewhere; anywhere|somewhere on IT; on IT anywhere|somewhere",
    verbs: "WEAR|HOLD",
    entries: &[kinds::ENTRIES, looks::ENTRIES],
    colours: &[
        colour("red", Q::MostlyRed, Some(Q::SomeRed), None),
        colour("orange", Q::MostlyOrange, Some(Q::SomeOrange), None),
        colour(
            "yellow",
            Q::MostlyYellow,
            Some(Q::SomeYellow),
            Some(Q::BackgroundYellow),
        ),
        colour(
            "green",
            Q::MostlyGreen,
            Some(Q::SomeGreen),
            Some(Q::BackgroundGreen),
        ),
        colour(
            "blue",
            Q::MostlyBlue,
            Some(Q::SomeBlue),
            Some(Q::BackgroundBlue),
        ),
        colour(
            "purple|violet",
            Q::MostlyPurple,
            Some(Q::SomePurple),
            Some(Q::BackgroundPurple),
        ),
        colour(
            "pink",
            Q::MostlyPink,
            Some(Q::SomePink),
            Some(Q::BackgroundPink),
        ),
        colour("brown", Q::MostlyBrown, None, None),
        colour("black", Q::MostlyBlack, None, None),
        colour("white", Q::MostlyWhite, None, Some(Q::BackgroundWhite)),
        colour("grey|gray", Q::MostlyGrey, None, None),
    ],
    of_colours: &[
        (
            Hue::Mostly,
            M::Tint,
            "MOST? {} MOST?; {} in COLOUR; COLOUR {}; {} COLOUR",
        ),
        (Hue::Mostly, M::Whole, "MAIN COLOUR {}; {} MAIN COLOUR"),
        (Hue::Some, M::Tinge, "{1}; {1} bits|parts"),
        (Hue::Some, M::Adjective, "partly|partially {}"),
        (Hue::Background, M::Whole, "BACK {}; {} BACK"),
        (
            Hue::Background,
            M::Adjective,
            "in|on|against front? of? {} BACK",
        ),
    ],
    fillers: &[
        "a", "an", "the", "its", "his", "her", "their", "any", "some", "of", "it", "is", "are",
        "s", "they",
    ],
    fold: |letter| match letter {
        'à' | 'â' | 'ä' => "a",
        'é' | 'è' | 'ê' | 'ë' => "e",
        'ï' | 'î' => "i",
        _ => "",
    },
};

const fn colour(words: &'static str, mostly: Q, some: Option<Q>, background: Option<Q>) -> Colour {
    Colour {
        words,
        mostly,
        some,
        background,
    }
}
