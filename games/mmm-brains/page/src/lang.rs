//! Generated from `data/lang/` by `cargo xtask data --update`.

#![allow(clippy::similar_names, reason = "fields are named for translators")]

use std::fmt::Display;

use tabletop::Lang;

/// `Phase 1: eat`
pub fn phase_one(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Phase 1: eat",
        Lang::Fr => "Phase 1\u{202f}: manger",
    }
}

/// `Phase 2: pay`
pub fn phase_two(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Phase 2: pay",
        Lang::Fr => "Phase 2\u{202f}: payer",
    }
}

/// `Phase 2. The middle is empty: from now on, whoever has the announced colour pays.`
pub fn banner_two(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "Phase 2. The middle is empty: from now on, whoever has the announced colour pays."
        }
        Lang::Fr => "Phase 2. Le milieu est vide\u{202f}: désormais, la couleur annoncée paie.",
    }
}

/// `The middle`
pub fn pot(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The middle",
        Lang::Fr => "Le milieu",
    }
}

/// `{n} point in the middle`, `{n} points in the middle`
pub fn pot_points(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} point in the middle"),
        Lang::Fr if lang.is_one(n) => format!("{n} point au milieu"),
        Lang::En => format!("{n} points in the middle"),
        Lang::Fr => format!("{n} points au milieu"),
    }
}

/// `{n} point paid in`, `{n} points paid in`
pub fn paid(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{n} point paid in"),
        Lang::Fr if lang.is_one(n) => format!("{n} point payé"),
        Lang::En => format!("{n} points paid in"),
        Lang::Fr => format!("{n} points payés"),
    }
}

/// `{red} red (5) and {white} white (1)`
pub fn tokens(lang: Lang, red: impl Display, white: impl Display) -> String {
    match lang {
        Lang::En => format!("{red} red (5) and {white} white (1)"),
        Lang::Fr => format!("{red} rouges (5) et {white} blancs (1)"),
    }
}

/// `Dice`
pub fn dice(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Dice",
        Lang::Fr => "Dés",
    }
}

/// `die {n}: not thrown`
pub fn die_not_thrown(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("die {n}: not thrown"),
        Lang::Fr => format!("dé {n}\u{202f}: pas lancé"),
    }
}

/// `die {n}: {face}`
pub fn die_face(lang: Lang, n: impl Display, face: impl Display) -> String {
    match lang {
        Lang::En => format!("die {n}: {face}"),
        Lang::Fr => format!("dé {n}\u{202f}: {face}"),
    }
}

/// `die {n}: {face}, kept`
pub fn die_kept(lang: Lang, n: impl Display, face: impl Display) -> String {
    match lang {
        Lang::En => format!("die {n}: {face}, kept"),
        Lang::Fr => format!("dé {n}\u{202f}: {face}, gardé"),
    }
}

/// `{number} {colour}`
pub fn number(_lang: Lang, number: impl Display, colour: impl Display) -> String {
    format!("{number} {colour}")
}

/// `brain ({colour} die)`
pub fn brain_of(lang: Lang, colour: impl Display) -> String {
    match lang {
        Lang::En => format!("brain ({colour} die)"),
        Lang::Fr => format!("cerveau (dé {colour})"),
    }
}

/// `Faces of die {n}`
pub fn faces(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Faces of die {n}"),
        Lang::Fr => format!("Faces du dé {n}"),
    }
}

/// `This die has {faces}.`
pub fn faces_about(lang: Lang, faces: impl Display) -> String {
    match lang {
        Lang::En => format!("This die has {faces}."),
        Lang::Fr => format!("Ce dé porte {faces}."),
    }
}

/// `kept`
pub fn kept(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "kept",
        Lang::Fr => "gardé",
    }
}

/// `Throw {n} die`, `Throw {n} dice`
pub fn throw(lang: Lang, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Throw {n} die"),
        Lang::Fr if lang.is_one(n) => format!("Lancer {n} dé"),
        Lang::En => format!("Throw {n} dice"),
        Lang::Fr => format!("Lancer {n} dés"),
    }
}

/// `Throw the dice`
pub fn throw_first(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Throw the dice",
        Lang::Fr => "Lancer les dés",
    }
}

/// `Stop`
pub fn stop(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Stop",
        Lang::Fr => "Arrêter",
    }
}

/// `Stop: keep all`
pub fn stop_all(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Stop: keep all",
        Lang::Fr => "Arrêter\u{202f}: tout garder",
    }
}

/// `Totals`
pub fn totals(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Totals",
        Lang::Fr => "Totaux",
    }
}

/// `{numbers} × {factor} = {total}`
pub fn total(
    _lang: Lang,
    numbers: impl Display,
    factor: impl Display,
    total: impl Display,
) -> String {
    format!("{numbers} × {factor} = {total}")
}

/// `{name} takes {n}`
pub fn takes(lang: Lang, name: impl Display, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} takes {n}"),
        Lang::Fr => format!("{name} prend {n}"),
    }
}

/// `you take {n}`
pub fn takes_you(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("you take {n}"),
        Lang::Fr => format!("vous prenez {n}"),
    }
}

/// `{name} pays {n}`
pub fn pays(lang: Lang, name: impl Display, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{name} pays {n}"),
        Lang::Fr => format!("{name} paie {n}"),
    }
}

/// `you pay {n}`
pub fn pays_you(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("you pay {n}"),
        Lang::Fr => format!("vous payez {n}"),
    }
}

/// `best`
pub fn best(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "best",
        Lang::Fr => "le meilleur",
    }
}

/// `Five brains: every total is 0.`
pub fn brains_five(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Five brains: every total is 0.",
        Lang::Fr => "Cinq cerveaux\u{202f}: tous les totaux valent 0.",
    }
}

/// `{n} brains: every total times {n}`
pub fn multiplied(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{n} brains: every total times {n}"),
        Lang::Fr => format!("{n} cerveaux\u{202f}: tous les totaux fois {n}"),
    }
}

/// `Take {n} point for {colour}`, `Take {n} points for {colour}`
pub fn take(lang: Lang, n: u32, colour: impl Display) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("Take {n} point for {colour}"),
        Lang::Fr if lang.is_one(n) => format!("Prendre {n} point en {colour}"),
        Lang::En => format!("Take {n} points for {colour}"),
        Lang::Fr => format!("Prendre {n} points en {colour}"),
    }
}

/// `{colour}: {name} pays {n} point`, `{colour}: {name} pays {n} points`
pub fn make_pay(lang: Lang, colour: impl Display, name: impl Display, n: u32) -> String {
    match lang {
        Lang::En if lang.is_one(n) => format!("{colour}: {name} pays {n} point"),
        Lang::Fr if lang.is_one(n) => format!("{colour}\u{202f}: {name} paie {n} point"),
        Lang::En => format!("{colour}: {name} pays {n} points"),
        Lang::Fr => format!("{colour}\u{202f}: {name} paie {n} points"),
    }
}

/// `{colour}: pay {n} yourself`
pub fn pay_yourself(lang: Lang, colour: impl Display, n: impl Display) -> String {
    match lang {
        Lang::En => format!("{colour}: pay {n} yourself"),
        Lang::Fr => format!("{colour}\u{202f}: payer {n} vous-même"),
    }
}

/// `You’d pay the {n} point for {colour} yourself. Confirm?`, `You’d pay the {n} points for {colour} yourself. Confirm?`
pub fn confirm_self(lang: Lang, n: u32, colour: impl Display) -> String {
    match lang {
        Lang::En if lang.is_one(n) => {
            format!("You’d pay the {n} point for {colour} yourself. Confirm?")
        }
        Lang::Fr if lang.is_one(n) => {
            format!("Le {colour} vous coûterait {n} point, à vous seul. Confirmer\u{202f}?")
        }
        Lang::En => format!("You’d pay the {n} points for {colour} yourself. Confirm?"),
        Lang::Fr => {
            format!("Le {colour} vous coûterait {n} points, à vous seul. Confirmer\u{202f}?")
        }
    }
}

/// `Pay {n} myself`
pub fn confirm_yes(lang: Lang, n: impl Display) -> String {
    match lang {
        Lang::En => format!("Pay {n} myself"),
        Lang::Fr => format!("Payer {n} moi-même"),
    }
}

/// `{n} point`, `{n} points`
pub fn points(lang: Lang, n: u32) -> String {
    if lang.is_one(n) {
        format!("{n} point")
    } else {
        format!("{n} points")
    }
}

/// `out`
pub fn out(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "out",
        Lang::Fr => "éliminé",
    }
}

/// `nobody`
pub fn unused(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "nobody",
        Lang::Fr => "personne",
    }
}
