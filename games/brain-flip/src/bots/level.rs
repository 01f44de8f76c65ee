//! How strong: who there is, and in what they fail as people do.

use tabletop::{Bot, BotInfo, Text, chance::Seeded};

use super::Player;
use crate::state::BrainFlip;

/// How often a mind slips, in thousandths, and what it thinks is good.
#[derive(Copy, Clone, Debug)]
pub(super) struct Level {
    /// A guesser forgets an answer; the last one is still in the ear.
    pub(super) forgets: u32,
    /// A guesser takes a flipped answer for the truth.
    pub(super) misreads: u32,
    /// How many questions in a hundred that tell something are good enough to
    /// be asked: those that split the pictures most evenly.
    pub(super) asks: usize,
    /// A Brain Master says the wrong word where answers are flipped. Telling
    /// the truth is easier: there it happens a quarter as often.
    pub(super) errs: u32,
    /// A Brain Master notices the wrong word in time.
    pub(super) notices: u32,
    /// How many pictures in a hundred are hard enough to be chosen.
    pub(super) chooses: usize,
    pub(super) policy: GuessPolicy,
}

/// When a guesser points.
#[derive(Copy, Clone, Debug)]
pub(super) enum GuessPolicy {
    /// When so few pictures are left, or nothing to ask: while nobody else is
    /// after them, and in a race. One is to be sure. More without a race is rash;
    /// in a race it is wise, because whoever asks gives the point away.
    Patient { alone: usize, racing: usize },
    /// When that promises more than to ask.
    Racing,
}

impl Level {
    pub(super) fn player(self, seed: u64) -> Box<dyn Bot<BrainFlip>> {
        let luck = Seeded::new(seed);
        Box::new(Player { level: self, luck })
    }
}

const MUDDLED: Level = Level {
    forgets: 350,
    misreads: 220,
    asks: 20,
    errs: 60,
    notices: 500,
    chooses: 100,
    policy: GuessPolicy::Patient {
        alone: 5,
        racing: 1,
    },
};

const DOZY: Level = Level {
    forgets: 200,
    misreads: 100,
    asks: 15,
    errs: 40,
    notices: 500,
    chooses: 100,
    policy: GuessPolicy::Patient {
        alone: 2,
        racing: 1,
    },
};

const DISTRACTED: Level = Level {
    forgets: 125,
    misreads: 60,
    asks: 10,
    errs: 20,
    notices: 750,
    chooses: 100,
    policy: GuessPolicy::Patient {
        alone: 1,
        racing: 2,
    },
};

const CAREFUL: Level = Level {
    forgets: 25,
    misreads: 10,
    asks: 5,
    errs: 10,
    notices: 750,
    chooses: 50,
    policy: GuessPolicy::Patient {
        alone: 1,
        racing: 3,
    },
};

const GREEDY: Level = Level {
    forgets: 0,
    misreads: 0,
    asks: 1,
    errs: 0,
    notices: 1000,
    chooses: 100,
    policy: GuessPolicy::Patient {
        alone: 1,
        racing: 1,
    },
};

pub(super) const SHARP: Level = Level {
    chooses: 25,
    policy: GuessPolicy::Racing,
    ..GREEDY
};

#[cfg(test)]
pub(super) const ALL: [Level; 6] = [MUDDLED, DOZY, DISTRACTED, CAREFUL, GREEDY, SHARP];

pub(crate) const BOTS: &[BotInfo<BrainFlip>] = &[
    BotInfo {
        name: "muddled",
        about: Text {
            en: "forgets one answer in three, and guesses among five pictures",
            fr: "oublie une réponse sur trois, et tente sa chance entre cinq images",
        },
        make: |seed| MUDDLED.player(seed),
    },
    BotInfo {
        name: "dozy",
        about: Text {
            en: "forgets one answer in five, and to flip one in ten",
            fr: "oublie une réponse sur cinq, et d’en retourner une sur dix",
        },
        make: |seed| DOZY.player(seed),
    },
    BotInfo {
        name: "distracted",
        about: Text {
            en: "forgets one answer in eight, and to flip one in sixteen",
            fr: "oublie une réponse sur huit, et d’en retourner une sur seize",
        },
        make: |seed| DISTRACTED.player(seed),
    },
    BotInfo {
        name: "careful",
        about: Text {
            en: "forgets one answer in forty, and to flip one in a hundred",
            fr: "oublie une réponse sur quarante, et d’en retourner une sur cent",
        },
        make: |seed| CAREFUL.player(seed),
    },
    BotInfo {
        name: "greedy",
        about: Text {
            en: "forgets nothing, asks for even halves and points when it is sure",
            fr: "n’oublie rien, partage en deux moitiés et montre une image quand il est sûr",
        },
        make: |seed| GREEDY.player(seed),
    },
    BotInfo {
        name: "sharp",
        about: Text {
            en: "forgets nothing, guesses what you like to hide and points before you do",
            fr: "n’oublie rien, devine ce que l’on aime cacher et montre l’image avant les autres",
        },
        make: |seed| SHARP.player(seed),
    },
];

/// Found by playing level against level.
pub(crate) const LEVELS: [tabletop::Level; 5] = [
    tabletop::Level::own("muddled", 0),
    tabletop::Level::own("dozy", 0),
    tabletop::Level::own("distracted", 0),
    tabletop::Level::own("careful", 0),
    tabletop::Level::own("sharp", 0),
];

/// Measured by `brainery lab ladder brain-flip --players 4 --games 4000 --seed 64`.
pub(crate) const RATINGS: [u16; 5] = [1270, 1379, 1500, 1601, 1720];
