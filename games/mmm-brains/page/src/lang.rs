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
#[derive(Debug)]
pub struct Tokens<A, B> {
    pub red: A,
    pub white: B,
}

impl<A: Display, B: Display> Tokens<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let Tokens { red, white } = self;
        match lang {
            Lang::En => format!("{red} red (5) and {white} white (1)"),
            Lang::Fr => format!("{red} rouges (5) et {white} blancs (1)"),
        }
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
#[derive(Debug)]
pub struct DieFace<A, B> {
    pub n: A,
    pub face: B,
}

impl<A: Display, B: Display> DieFace<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let DieFace { n, face } = self;
        match lang {
            Lang::En => format!("die {n}: {face}"),
            Lang::Fr => format!("dé {n}\u{202f}: {face}"),
        }
    }
}

/// `die {n}: {face}, kept`
#[derive(Debug)]
pub struct DieKept<A, B> {
    pub n: A,
    pub face: B,
}

impl<A: Display, B: Display> DieKept<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let DieKept { n, face } = self;
        match lang {
            Lang::En => format!("die {n}: {face}, kept"),
            Lang::Fr => format!("dé {n}\u{202f}: {face}, gardé"),
        }
    }
}

/// `{number} {colour}`
#[derive(Debug)]
pub struct Number<A, B> {
    pub number: A,
    pub colour: B,
}

impl<A: Display, B: Display> Number<A, B> {
    pub fn say(self, _lang: Lang) -> String {
        let Number { number, colour } = self;
        format!("{number} {colour}")
    }
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
#[derive(Debug)]
pub struct Total<A, B, C> {
    pub numbers: A,
    pub factor: B,
    pub total: C,
}

impl<A: Display, B: Display, C: Display> Total<A, B, C> {
    pub fn say(self, _lang: Lang) -> String {
        let Total {
            numbers,
            factor,
            total,
        } = self;
        format!("{numbers} × {factor} = {total}")
    }
}

/// `{name} takes {n}`
#[derive(Debug)]
pub struct Takes<A, B> {
    pub name: A,
    pub n: B,
}

impl<A: Display, B: Display> Takes<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let Takes { name, n } = self;
        match lang {
            Lang::En => format!("{name} takes {n}"),
            Lang::Fr => format!("{name} prend {n}"),
        }
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
#[derive(Debug)]
pub struct Pays<A, B> {
    pub name: A,
    pub n: B,
}

impl<A: Display, B: Display> Pays<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let Pays { name, n } = self;
        match lang {
            Lang::En => format!("{name} pays {n}"),
            Lang::Fr => format!("{name} paie {n}"),
        }
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
#[derive(Debug)]
pub struct Take<A> {
    pub n: u32,
    pub colour: A,
}

impl<A: Display> Take<A> {
    pub fn say(self, lang: Lang) -> String {
        let Take { n, colour } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("Take {n} point for {colour}"),
            Lang::Fr if lang.is_one(n) => format!("Prendre {n} point en {colour}"),
            Lang::En => format!("Take {n} points for {colour}"),
            Lang::Fr => format!("Prendre {n} points en {colour}"),
        }
    }
}

/// `{colour}: {name} pays {n} point`, `{colour}: {name} pays {n} points`
#[derive(Debug)]
pub struct MakePay<A, B> {
    pub colour: A,
    pub name: B,
    pub n: u32,
}

impl<A: Display, B: Display> MakePay<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let MakePay { colour, name, n } = self;
        match lang {
            Lang::En if lang.is_one(n) => format!("{colour}: {name} pays {n} point"),
            Lang::Fr if lang.is_one(n) => format!("{colour}\u{202f}: {name} paie {n} point"),
            Lang::En => format!("{colour}: {name} pays {n} points"),
            Lang::Fr => format!("{colour}\u{202f}: {name} paie {n} points"),
        }
    }
}

/// `{colour}: pay {n} yourself`
#[derive(Debug)]
pub struct PayYourself<A, B> {
    pub colour: A,
    pub n: B,
}

impl<A: Display, B: Display> PayYourself<A, B> {
    pub fn say(self, lang: Lang) -> String {
        let PayYourself { colour, n } = self;
        match lang {
            Lang::En => format!("{colour}: pay {n} yourself"),
            Lang::Fr => format!("{colour}\u{202f}: payer {n} vous-même"),
        }
    }
}

/// `You’d pay the {n} point for {colour} yourself. Confirm?`, `You’d pay the {n} points for {colour} yourself. Confirm?`
#[derive(Debug)]
pub struct ConfirmSelf<A> {
    pub n: u32,
    pub colour: A,
}

impl<A: Display> ConfirmSelf<A> {
    pub fn say(self, lang: Lang) -> String {
        let ConfirmSelf { n, colour } = self;
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
