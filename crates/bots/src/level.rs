//! The five levels: the same names in every game, weakest first.

use std::{fmt, time::Duration};

use tabletop::{Bot, Chance, Decision, Strategy, Text, chance::Seeded};

/// What players call a strength.
/// ```
/// use tabletop::Lang;
///
/// let menu = bots::LEVELS.map(|level| level.title.get(Lang::Fr));
/// assert_eq!(menu[0], "Traînard");
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct LevelName {
    /// Stable, lowercase, used in records and commands.
    pub name: &'static str,
    /// As people read it.
    pub title: Text,
    /// Stands alone below the name.
    pub about: Text,
}

/// Weakest first.
///
/// ```
/// assert!(bots::LEVELS.contains(&bots::USUAL));
/// assert_eq!(bots::LEVELS[4].name, "mastermind");
/// ```
pub const LEVELS: [LevelName; 5] = [
    LevelName {
        name: "shambler",
        title: Text {
            en: "Shambler",
            fr: "Traînard",
        },
        about: Text {
            en: "Stumbles about; anybody can win against it",
            fr: "Trébuche souvent\u{202f}; tout le monde peut le battre",
        },
    },
    LevelName {
        name: "walker",
        title: Text {
            en: "Walker",
            fr: "Marcheur",
        },
        about: Text {
            en: "Has an idea now and then, and stumbles over the next one",
            fr: "A une idée de temps en temps, puis trébuche sur la suivante",
        },
    },
    LevelName {
        name: "runner",
        title: Text {
            en: "Runner",
            fr: "Coureur",
        },
        about: Text {
            en: "Solid, with the odd mistake",
            fr: "Solide, à quelques erreurs près",
        },
    },
    LevelName {
        name: "ghoul",
        title: Text {
            en: "Ghoul",
            fr: "Goule",
        },
        about: Text {
            en: "Seldom misses a good move",
            fr: "Laisse rarement passer un bon coup",
        },
    },
    LevelName {
        name: "mastermind",
        title: Text {
            en: "Mastermind",
            fr: "Grand cerveau",
        },
        about: Text {
            en: "Thinks ahead as far as it can, and takes its time for it",
            fr: "Réfléchit aussi loin que possible, et prend son temps pour cela",
        },
    },
];

/// The level for those who do not choose one.
pub const USUAL: LevelName = LEVELS[2];

/// A bot that leaves some of its decisions to a lesser one.
pub(crate) struct Blundering<G: Strategy> {
    pub(crate) policy: Box<dyn Bot<G>>,
    /// In thousandths.
    pub(crate) blunders: u32,
    pub(crate) blunder: Box<dyn Bot<G>>,
    pub(crate) chance: Seeded,
}

impl<G: Strategy> fmt::Debug for Blundering<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Blundering")
            .field("blunders", &self.blunders)
            .finish_non_exhaustive()
    }
}

impl<G: Strategy> Bot<G> for Blundering<G> {
    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Action {
        if self.chance.draw(999) < self.blunders {
            return self.blunder.choose(decision);
        }
        self.policy.choose(decision)
    }

    fn interrupt(&mut self, decision: &Decision<'_, G>) -> Option<G::Action> {
        self.policy.interrupt(decision)
    }

    fn uses_memory(&self) -> bool {
        self.policy.uses_memory() || self.blunder.uses_memory()
    }

    fn hurry(&mut self, within: Duration) {
        self.policy.hurry(within);
    }
}

/// Plays any legal move, each as likely as any other.
#[derive(Debug)]
pub(crate) struct Random(pub(crate) Seeded);

impl<G: Strategy> Bot<G> for Random {
    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Action {
        decision.legal[self.0.pick(decision.legal.len())]
    }

    fn uses_memory(&self) -> bool {
        false
    }
}
