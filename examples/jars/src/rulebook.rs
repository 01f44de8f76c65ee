//! Generated from `rulebook/` by `cargo xtask rules --update`.

use tabletop::{Chapter, Clause, RuleId, Text};

/// Two to six players have four jars each: three hold a fresh brain, one a rotten one, and only the owner knows which is which.
pub const JAR_1_PLAYERS: RuleId = RuleId::new("JAR-1.players");

/// A round begins with everybody shelving one jar face down at the same time.
pub const JAR_2_FIRST: RuleId = RuleId::new("JAR-2.first");

/// Then the players take turns, to the left from whoever starts the round: shelve one more jar on top of your others, or make a call.
pub const JAR_2_SHELVE: RuleId = RuleId::new("JAR-2.shelve");

/// A call is a number of jars that you promise to open: at least one, at most all that are shelved.
pub const JAR_3_CALL: RuleId = RuleId::new("JAR-3.call");

/// After a call nobody shelves any more: in turn you call a higher number or pass, until all others have passed.
pub const JAR_3_RAISE: RuleId = RuleId::new("JAR-3.raise");

/// If you have no jar left to shelve, you have to make a call.
pub const JAR_3_EMPTY_HANDED: RuleId = RuleId::new("JAR-3.empty-handed");

/// Whoever calls all the jars need not wait for the others.
pub const JAR_3_ALL: RuleId = RuleId::new("JAR-3.all");

/// The highest caller opens jars one after the other, first all of their own from the top down.
pub const JAR_4_OWN: RuleId = RuleId::new("JAR-4.own");

/// Then the caller chooses from whose shelf to open the next one, from the top.
pub const JAR_4_OTHERS: RuleId = RuleId::new("JAR-4.others");

/// If as many as were called are fresh, the caller gets a point.
pub const JAR_4_FRESH: RuleId = RuleId::new("JAR-4.fresh");

/// A rotten jar ends the opening: the caller loses one of their own jars, drawn at random. Only the caller sees which one.
pub const JAR_4_ROTTEN: RuleId = RuleId::new("JAR-4.rotten");

/// All jars go back to their owners, and the caller starts the next round; if the caller is out, the player to their left who is not.
pub const JAR_5_NEXT: RuleId = RuleId::new("JAR-5.next");

/// Who has lost all jars is out.
pub const JAR_5_OUT: RuleId = RuleId::new("JAR-5.out");

/// Two points win the game, and so does being the last one left.
pub const JAR_5_WIN: RuleId = RuleId::new("JAR-5.win");

/// The players may agree on fewer fresh jars for each, one or two, and on a single point that wins.
pub const JAR_6_SMALLER: RuleId = RuleId::new("JAR-6.smaller");

/// The whole rulebook, in reading order.
pub static RULEBOOK: &[Chapter] = &[Chapter {
    title: Text {
        en: "Rules",
        fr: "",
    },
    clauses: &[
        Clause {
            id: JAR_1_PLAYERS,
            text: Text {
                en: "Two to six players have four jars each: three hold a fresh brain, one a rotten one, and only the owner knows which is which.",
                fr: "",
            },
            is_ruling: false,
        },
        Clause {
            id: JAR_2_FIRST,
            text: Text {
                en: "A round begins with everybody shelving one jar face down at the same time.",
                fr: "",
            },
            is_ruling: false,
        },
        Clause {
            id: JAR_2_SHELVE,
            text: Text {
                en: "Then the players take turns, to the left from whoever starts the round: shelve one more jar on top of your others, or make a call.",
                fr: "",
            },
            is_ruling: false,
        },
        Clause {
            id: JAR_3_CALL,
            text: Text {
                en: "A call is a number of jars that you promise to open: at least one, at most all that are shelved.",
                fr: "",
            },
            is_ruling: false,
        },
        Clause {
            id: JAR_3_RAISE,
            text: Text {
                en: "After a call nobody shelves any more: in turn you call a higher number or pass, until all others have passed.",
                fr: "",
            },
            is_ruling: false,
        },
        Clause {
            id: JAR_3_EMPTY_HANDED,
            text: Text {
                en: "If you have no jar left to shelve, you have to make a call.",
                fr: "",
            },
            is_ruling: true,
        },
        Clause {
            id: JAR_3_ALL,
            text: Text {
                en: "Whoever calls all the jars need not wait for the others.",
                fr: "",
            },
            is_ruling: false,
        },
        Clause {
            id: JAR_4_OWN,
            text: Text {
                en: "The highest caller opens jars one after the other, first all of their own from the top down.",
                fr: "",
            },
            is_ruling: false,
        },
        Clause {
            id: JAR_4_OTHERS,
            text: Text {
                en: "Then the caller chooses from whose shelf to open the next one, from the top.",
                fr: "",
            },
            is_ruling: false,
        },
        Clause {
            id: JAR_4_FRESH,
            text: Text {
                en: "If as many as were called are fresh, the caller gets a point.",
                fr: "",
            },
            is_ruling: false,
        },
        Clause {
            id: JAR_4_ROTTEN,
            text: Text {
                en: "A rotten jar ends the opening: the caller loses one of their own jars, drawn at random. Only the caller sees which one.",
                fr: "",
            },
            is_ruling: false,
        },
        Clause {
            id: JAR_5_NEXT,
            text: Text {
                en: "All jars go back to their owners, and the caller starts the next round; if the caller is out, the player to their left who is not.",
                fr: "",
            },
            is_ruling: false,
        },
        Clause {
            id: JAR_5_OUT,
            text: Text {
                en: "Who has lost all jars is out.",
                fr: "",
            },
            is_ruling: false,
        },
        Clause {
            id: JAR_5_WIN,
            text: Text {
                en: "Two points win the game, and so does being the last one left.",
                fr: "",
            },
            is_ruling: false,
        },
        Clause {
            id: JAR_6_SMALLER,
            text: Text {
                en: "The players may agree on fewer fresh jars for each, one or two, and on a single point that wins.",
                fr: "",
            },
            is_ruling: false,
        },
    ],
}];
