//! Generated from `rulebook/` by `cargo xtask rules --update`.

use tabletop::{Chapter, Clause, RuleId, Text};

/// Two to eight players; play passes to the left from seat A.
pub const PIG_1_PLAYERS: RuleId = RuleId::new("PIG-1.players");

/// On your turn, roll the die: 2 to 6 adds to your turn total, and you decide again.
pub const PIG_2_ROLL: RuleId = RuleId::new("PIG-2.roll");

/// A 1 wipes out the turn total and ends your turn.
pub const PIG_2_ONE: RuleId = RuleId::new("PIG-2.one");

/// Instead of rolling you may hold: the turn total is yours for good, and your turn ends.
pub const PIG_3_HOLD: RuleId = RuleId::new("PIG-3.hold");

/// You cannot hold before you have rolled something to keep.
pub const PIG_3_NOT_EMPTY: RuleId = RuleId::new("PIG-3.not-empty");

/// Whoever reaches the goal by holding wins at once.
pub const PIG_4_GOAL: RuleId = RuleId::new("PIG-4.goal");

/// The whole rulebook, in reading order.
pub static RULEBOOK: &[Chapter] = &[Chapter {
    title: Text {
        en: "Rules",
        fr: "Règles",
    },
    clauses: &[
        Clause {
            id: PIG_1_PLAYERS,
            text: Text {
                en: "Two to eight players; play passes to the left from seat A.",
                fr: "De deux à huit joueurs\u{202f}; on joue vers la gauche à partir de la place A.",
            },
            is_ruling: false,
        },
        Clause {
            id: PIG_2_ROLL,
            text: Text {
                en: "On your turn, roll the die: 2 to 6 adds to your turn total, and you decide again.",
                fr: "À votre tour, lancez le dé\u{202f}: 2 à 6 s’ajoute au total du tour, et vous décidez à nouveau.",
            },
            is_ruling: false,
        },
        Clause {
            id: PIG_2_ONE,
            text: Text {
                en: "A 1 wipes out the turn total and ends your turn.",
                fr: "Un 1 efface le total du tour et met fin au tour.",
            },
            is_ruling: false,
        },
        Clause {
            id: PIG_3_HOLD,
            text: Text {
                en: "Instead of rolling you may hold: the turn total is yours for good, and your turn ends.",
                fr: "Au lieu de lancer, vous pouvez garder\u{202f}: le total du tour est acquis et le tour se termine.",
            },
            is_ruling: false,
        },
        Clause {
            id: PIG_3_NOT_EMPTY,
            text: Text {
                en: "You cannot hold before you have rolled something to keep.",
                fr: "On ne peut pas garder avant d’avoir quelque chose à garder.",
            },
            is_ruling: true,
        },
        Clause {
            id: PIG_4_GOAL,
            text: Text {
                en: "Whoever reaches the goal by holding wins at once.",
                fr: "Qui atteint l’objectif en gardant gagne aussitôt.",
            },
            is_ruling: false,
        },
    ],
}];
